-- Proves until when rows are in the tables of decisions, answers and audit events, so that no partition has to be checked.
-- compatible from 0036
-- outside a transaction
alter table learn_decisions validate constraint first_bound;
alter table learn_attempts validate constraint first_bound;
alter table audit_events validate constraint first_bound;
-- A key of partitions contains what divides them.
create unique index concurrently if not exists audit_events_timed on audit_events (id, created_at);
