-- A rule keeps a child with a text until its questions are answered.
-- compatible from 0036
alter table learn_decisions drop constraint learn_decisions_rule_check;
alter table learn_decisions add constraint learn_decisions_rule_check
  check (rule in ('tutor_assigned', 'fatigue_guardrail', 'content_fallback', 'blueprint_bucket')) not valid;
