-- A smaller index of a child's decisions, without the summary that is in their rows.
-- compatible from 0031
-- outside a transaction
create index concurrently if not exists learn_decisions_of_student on learn_decisions (student_id, created_at, id);
drop index concurrently if exists learn_decisions_by_student;
