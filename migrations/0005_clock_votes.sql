-- Which clock a running game would get if everybody agrees; JSON, NULL for none.

ALTER TABLE votes ADD COLUMN clock TEXT;
