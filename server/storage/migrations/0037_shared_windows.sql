-- Counts the requests and guesses of all servers together (decision 93).
-- compatible from 0031

-- Unlogged: it causes no WAL and waits for no standby. After a crash or a failover it is empty, and the counts start again.
create unlogged table shared_windows (
  -- A keyed hash of what is counted, so that no address is stored.
  key bytea primary key,
  count int not null,
  -- How long such a window is.
  seconds int not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
grant select, insert, update, delete on shared_windows to learn_identity;
