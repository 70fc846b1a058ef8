-- The operator's tool: what the operator wrote about an action, such as how they checked who somebody is.
alter table audit_events add column note text check (char_length(note) between 1 and 500);
