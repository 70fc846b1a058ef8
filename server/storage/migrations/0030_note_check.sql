-- Checks the operator's notes in the audit log that are there already, while the log is in use.
-- outside a transaction
alter table audit_events validate constraint audit_events_note_check;
