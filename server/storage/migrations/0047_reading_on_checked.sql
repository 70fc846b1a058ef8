-- Proves the constraint for the rows that were there before it.
-- compatible from 0036
-- outside a transaction
alter table learn_decisions validate constraint learn_decisions_rule_check;
