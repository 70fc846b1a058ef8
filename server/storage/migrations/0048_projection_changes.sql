-- Keeps apart what has changed in a projection since its state was written, so that an answer does not write the whole state again.
-- It also says that decisions are compressed with dictionary 2 and name the topics of content 2026.2, which older servers can't read.
-- compatible from 0048

-- Empty if nothing has changed. See `stored-projection.ts`.
alter table projections add column changes bytea not null default '';
-- Compressing a state took half of PostgreSQL's time for it, and saved little: it is mostly numbers.
alter table projections alter column state set storage external;
-- They are encrypted, so they can't be compressed.
alter table idempotent_answers alter column answer set storage external;
