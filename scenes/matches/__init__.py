"""All matches ever begun: a page to find, continue, watch and organise them."""
