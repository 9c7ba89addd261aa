-- Which lesson a match is: its dice were fixed beforehand. Null for a match that is none.

ALTER TABLE matches ADD COLUMN lesson VARCHAR(64);
