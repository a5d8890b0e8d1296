"""Pictures, table maps, words and sounds. Data only; found through the folder of this package."""
