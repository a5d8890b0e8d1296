"""All matches that were ever begun: one page to find, continue, watch and put them in order."""
