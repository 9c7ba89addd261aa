-- Written to and never read: whether the database takes a write tells whether the server is ready.
CREATE TABLE pulse (at BIGINT NOT NULL);
INSERT INTO pulse (at) VALUES (0);
