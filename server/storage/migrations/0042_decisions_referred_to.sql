-- Proves that answers and replays refer to decisions in the partitions.
-- compatible from 0036
-- outside a transaction
alter table learn_attempts validate constraint learn_attempts_decision_id_fkey;
alter table replayed_decisions validate constraint replayed_decisions_decision_id_fkey;
