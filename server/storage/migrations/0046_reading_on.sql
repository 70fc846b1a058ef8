-- A rule lets a child go on with the questions about a text that they have read.
-- compatible from 0036
alter table learn_decisions drop constraint learn_decisions_rule_check;
alter table learn_decisions add constraint learn_decisions_rule_check
  check (rule in ('tutor_assigned', 'fatigue_guardrail', 'content_fallback', 'blueprint_bucket')) not valid;
