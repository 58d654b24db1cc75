-- How long the journal was when a seat last earned its increment, and why a message waits.

ALTER TABLE banks ADD COLUMN earned INTEGER NOT NULL DEFAULT 0;

ALTER TABLE outbox ADD COLUMN error TEXT;
