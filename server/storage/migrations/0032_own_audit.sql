-- Decisions and answers say themselves who asked for them, so they need no audit event.
-- Servers from before can't read the decisions and stored answers that newer ones compress.
-- compatible from 0032
-- Null if it was the child, as usual. No foreign keys, because rows outlive their makers.
alter table learn_decisions add column principal_id uuid, add column user_id uuid;
alter table learn_attempts add column principal_id uuid, add column user_id uuid;

-- An expired answer that has not been deleted yet is replaced.
grant update (fingerprint, answer, expires_at) on idempotent_answers to learn_app;
