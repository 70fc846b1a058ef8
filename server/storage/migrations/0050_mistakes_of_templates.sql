-- Says which template a child's open mistake was made with, so that the next question can be made by it.
-- compatible from 0049

-- Null for mistakes from before this migration.
alter table open_misconceptions add column template_id text;
grant update (template_id) on open_misconceptions to learn_app;
