-- Lets servers prove that they share the folder of the files, and see which servers can live with a newer database.
-- compatible from 0031

-- One row, once a server that stores files in its data directory has started on a database of the operator's own.
create table shared_folder (
  single boolean primary key default true check (single),
  -- The last line of the file `starts` in that folder. Only a server with the same folder has it.
  last_start uuid not null
);

-- A running server looks for migrations that it can't live with.
grant select (version, name, compatible_from) on schema_migrations to learn_worker;
