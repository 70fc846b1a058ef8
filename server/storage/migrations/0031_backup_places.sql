-- Where backups of this installation have been begun. If one of these places is empty, its disk is probably not mounted, and
-- beginning another there would hide that. Only the owner reads this table.
create table backup_places (
  -- As in LEARN_BACKUP_PLACE.
  address text primary key,
  begun_at timestamptz(3) not null
);
