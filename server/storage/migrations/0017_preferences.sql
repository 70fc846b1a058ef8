-- How a child's pages look and sound. What is not in here is as usual.
alter table students add column preferences jsonb not null default '{}'
  check (jsonb_typeof(preferences) = 'object' and octet_length(preferences::text) <= 1000);

-- How much longer a child has for a test, such as 25 for a quarter.
alter table students add column extra_time_percent integer not null default 0
  check (extra_time_percent between 0 and 100);
