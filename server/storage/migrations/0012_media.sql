-- The media library: images, audio, video and documents of organizations and their teams. The bytes are stored elsewhere
-- by their hash. These tables describe the files, who may see them, and how much space they take.

-- The default quota of an organization.
alter table installation add media_quota bigint not null default 10737418240 check (media_quota >= 0);

-- Bytes that are stored or about to be. Objects that no item uses are removed some time after they were last wanted.
create table media_objects (
  organization_id uuid not null references organizations on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  created_at timestamptz(3) not null,
  wanted_at timestamptz(3) not null,
  primary key (organization_id, sha256)
);
create index media_objects_by_wanted_at on media_objects (wanted_at);

create table media_items (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  -- Null if the item belongs to the whole organization.
  team_id uuid,
  name text not null check (char_length(name) between 1 and 255 and name !~ '[\u0001-\u001f\u007f-\u009f/\\]'),
  alt_text text not null check (char_length(alt_text) <= 500),
  tags text[] not null check (cardinality(tags) <= 20),
  folder text not null check (char_length(folder) <= 128),
  -- Name and tags in lowercase, one per line. Lowercased by the server, because not every database locale can.
  searched text not null,
  kind text not null check (kind in ('image', 'audio', 'video', 'document')),
  media_type text not null,
  bytes bigint not null check (bytes > 0),
  -- The hash of the stored bytes; null during the upload and after a failure.
  sha256 text,
  -- The size and hash of the bytes as uploaded.
  uploaded_bytes bigint not null,
  uploaded_sha256 text not null check (uploaded_sha256 ~ '^[0-9a-f]{64}$'),
  status text not null check (status in ('uploading', 'scanning', 'ready', 'quarantined', 'failed')),
  reason text,
  width integer,
  height integer,
  preview text,
  -- No foreign key, because the item outlives the member who added it.
  created_by uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  purge_at timestamptz(3),
  check ((deleted_at is null) = (purge_at is null)),
  constraint media_items_keep_bytes check ((sha256 is null) = (status in ('uploading', 'failed'))),
  constraint media_items_say_why check ((reason is null) = (status not in ('quarantined', 'failed'))),
  -- A team with files can only be deleted with the whole organization; otherwise its files would be exposed or lost.
  constraint media_items_belong_to_a_team foreign key (team_id, organization_id) references teams (id, organization_id),
  -- Checked at commit, because deleting an organization deletes its rows in any order.
  constraint media_items_have_bytes foreign key (organization_id, sha256) references media_objects
    deferrable initially deferred
);
create index media_items_by_created_at on media_items (organization_id, created_at, id) where deleted_at is null;
create index media_items_by_name on media_items (organization_id, name collate "C", id) where deleted_at is null;
create index media_items_by_bytes on media_items (organization_id, bytes, id) where deleted_at is null;
create index media_items_in_bin on media_items (organization_id, created_at, id) where deleted_at is not null;
create index media_items_to_purge on media_items (purge_at) where deleted_at is not null;
create index media_items_by_team on media_items (team_id) where team_id is not null;
create index media_items_by_object on media_items (organization_id, sha256);
create index media_items_by_upload on media_items (organization_id, uploaded_sha256);
-- Every three neighbouring characters of a text, as numbers that differ between organizations, so that a search reads
-- only its own organization's part of the index.
create function media_trigrams(organization uuid, characters text) returns bigint[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct hashtextextended(substr(characters, n, 3), uuid_hash_extended(organization, 0))), '{}')
  from generate_series(1, char_length(characters) - 2) n
$$;
create index media_items_by_trigram on media_items using gin (media_trigrams(organization_id, searched));

create index media_items_failed on media_items (updated_at) where status = 'failed';

-- An item being uploaded or processed: when the upload expires, or when and how often to try processing.
create table media_uploads (
  item_id uuid primary key references media_items on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  -- The person who is waiting for it; for a key, the person it acts for.
  person_id uuid not null,
  -- Null once all bytes have arrived.
  expires_at timestamptz(3),
  -- Null until all bytes have arrived.
  try_at timestamptz(3),
  attempts integer not null default 0,
  -- Whether it took longer than a first try may, and waits in the line for such files.
  slow boolean not null default false,
  check ((expires_at is null) <> (try_at is null))
);
create index media_uploads_by_expires_at on media_uploads (expires_at) where expires_at is not null;
create index media_uploads_to_process on media_uploads (slow, person_id, try_at) where try_at is not null;
create index media_uploads_by_organization on media_uploads (organization_id);

create function media_item_moves_on() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (('uploading', 'scanning'), ('uploading', 'failed'), ('scanning', 'ready'),
    ('scanning', 'quarantined'), ('scanning', 'failed')) then
    raise exception 'the status of a file cannot change from % to %', old.status, new.status
      using errcode = 'integrity_constraint_violation', constraint = 'media_items_move_on';
  end if;
  return new;
end $$;
create trigger media_items_move_on before update on media_items
  for each row when (old.status <> new.status) execute function media_item_moves_on();

-- Counts and sizes, updated with every change. Kept by team, so that a total covers only what the caller sees.
create table media_counts (
  organization_id uuid not null references organizations on delete cascade,
  team_id uuid,
  kind text not null,
  in_bin boolean not null,
  items bigint not null check (items >= 0),
  bytes bigint not null check (bytes >= 0),
  unique nulls not distinct (organization_id, team_id, kind, in_bin)
);

-- The space used by an organization's items, including the bin, and the space reserved for uploads in progress.
create table media_usage (
  organization_id uuid primary key references organizations on delete cascade,
  used bigint not null default 0 check (used >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  -- Null for the default.
  quota bigint check (quota >= 0)
);

-- The space that an item uses (none if it has failed), and the space reserved during its upload.
create function media_used(item media_items) returns bigint language sql immutable as $$
  select case when item.status in ('uploading', 'failed') then 0 else item.bytes end
$$;
create function media_reserved(item media_items) returns bigint language sql immutable as $$
  select case when item.status = 'uploading' then item.bytes else 0 end
$$;

-- Every change to an organization's items locks this row first, so that two can't deadlock. Only new items are checked
-- against the quota. False if the organization is being deleted.
create function use_media_room(organization uuid, more_used bigint, more_reserved bigint, is_new boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  usage media_usage;
  most bigint;
begin
  if is_new then insert into media_usage (organization_id) values (organization) on conflict do nothing; end if;
  update media_usage set used = used + more_used, reserved = reserved + more_reserved
    where organization_id = organization returning * into usage;
  if not found then return false; end if;
  if is_new then
    select coalesce(usage.quota, media_quota) into most from installation;
    if usage.used + usage.reserved > most then
      raise exception 'the media quota is used up' using errcode = 'integrity_constraint_violation', constraint = 'media_quota',
        detail = json_build_object('taken', usage.used + usage.reserved - more_used - more_reserved, 'quota', most);
    end if;
  end if;
  return true;
end $$;

create function add_to_media_counts(item media_items) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into media_counts as kept (organization_id, team_id, kind, in_bin, items, bytes)
    values (item.organization_id, item.team_id, item.kind, item.deleted_at is not null, 1, media_used(item))
  on conflict (organization_id, team_id, kind, in_bin)
    do update set items = kept.items + 1, bytes = kept.bytes + excluded.bytes
$$;

create function take_from_media_counts(item media_items) returns void
language sql security definer set search_path = public, pg_temp as $$
  update media_counts set items = items - 1, bytes = bytes - media_used(item)
    where organization_id = item.organization_id and team_id is not distinct from item.team_id and kind = item.kind
      and in_bin = (item.deleted_at is not null)
$$;

create function count_media_item_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform use_media_room(new.organization_id, media_used(new), media_reserved(new), true);
  perform add_to_media_counts(new);
  return null;
end $$;

create function count_media_item_removed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if use_media_room(old.organization_id, -media_used(old), -media_reserved(old), false) then
    perform take_from_media_counts(old);
  end if;
  return null;
end $$;

create function count_media_item_moved() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform use_media_room(new.organization_id, media_used(new) - media_used(old), media_reserved(new) - media_reserved(old), false);
  perform take_from_media_counts(old);
  perform add_to_media_counts(new);
  return null;
end $$;

create trigger media_items_count_added after insert on media_items
  for each row execute function count_media_item_added();
create trigger media_items_count_removed after delete on media_items
  for each row execute function count_media_item_removed();
create trigger media_items_count_moved after update on media_items
  for each row when (old.team_id is distinct from new.team_id or (old.deleted_at is null) <> (new.deleted_at is null)
    or old.status <> new.status or old.bytes <> new.bytes)
  execute function count_media_item_moved();

-- The organizations in which the caller sees every team's files, and the teams whose files they see elsewhere.
create function administered_organizations() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(organization_id), '{}') from memberships_of(current_principal()) where role = 'admin'
$$;

-- A key sees those files of its teams that the person it acts for may see too.
create function own_teams() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(t.team_id), '{}')
  from memberships_of(current_principal()) m join team_members t on t.membership_id = m.id
  where m.maker_id is null or m.maker_role = 'admin'
    or exists (select from team_members own where own.team_id = t.team_id and own.membership_id = m.maker_id)
$$;

alter table media_items enable row level security;
alter table media_counts enable row level security;
alter table media_usage enable row level security;
alter table media_objects enable row level security;
alter table media_uploads enable row level security;
create policy tenant on media_items for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy tenant on media_counts for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
-- A team's files are for its members and for administrators. Clients don't see the organization's own files.
create policy client on media_items as restrictive for all to learn_app
  using (case when team_id is null then organization_id <> all ((select client_organizations())::uuid[])
    else organization_id = any ((select administered_organizations())::uuid[]) or team_id = any ((select own_teams())::uuid[]) end);
create policy client on media_counts as restrictive for all to learn_app
  using (case when team_id is null then organization_id <> all ((select client_organizations())::uuid[])
    else organization_id = any ((select administered_organizations())::uuid[]) or team_id = any ((select own_teams())::uuid[]) end);

-- An upload is visible to everybody who sees its item.
create policy tenant on media_uploads for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy item on media_uploads as restrictive for all to learn_app
  using (exists (select from media_items i where i.id = item_id and i.organization_id = media_uploads.organization_id));

grant select, insert, delete on media_items to learn_app;
grant update (team_id, name, alt_text, tags, folder, searched, sha256, status, reason, updated_at, deleted_at, purge_at)
  on media_items to learn_app;
grant select on media_counts to learn_app;
grant select, insert, update, delete on media_uploads to learn_app;

-- The space used by an organization's library by kind, across all teams regardless of the caller's.
create function media_room(organization uuid)
returns table (used bigint, reserved bigint, quota bigint, kind text, items bigint, bytes bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform refuse_other_tenant(organization);
  return query
    select coalesce(u.used, 0), coalesce(u.reserved, 0), coalesce(u.quota, i.media_quota), c.kind,
      coalesce(sum(c.items), 0)::bigint, coalesce(sum(c.bytes), 0)::bigint
    from installation i
    left join media_usage u on u.organization_id = organization
    left join media_counts c on c.organization_id = organization
    group by u.used, u.reserved, u.quota, i.media_quota, c.kind;
end $$;

-- The items of these organizations whose name or tags contain the text, or null if there are more than `at_most`. A function,
-- because no search can use an index under row-level security; the statement that shows the items is still subject to it.
create function search_media(organizations uuid[], wanted text, at_most integer) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found_items uuid[];
begin
  perform refuse_other_tenant(organization) from unnest(organizations) organization;
  if char_length(wanted) < 3 then
    select array_agg(id) into found_items from (
      select id from media_items where organization_id = any (organizations) and strpos(searched, wanted) > 0
        limit at_most + 1) item;
  else
    select array_agg(item.id) into found_items from unnest(organizations) organization cross join lateral (
      select id from media_items where media_trigrams(organization_id, searched) @> media_trigrams(organization, wanted)
        and organization_id = organization and strpos(searched, wanted) > 0 limit at_most + 1) item;
  end if;
  return case when cardinality(found_items) > at_most then null else coalesce(found_items, '{}') end;
end $$;

-- Records an object before its bytes are stored, so that they are known even after a crash. Waits for a removal of the
-- same object in progress, after which the bytes must be written again.
create function want_media_object(organization uuid, hash text, size bigint, at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into media_objects as kept (organization_id, sha256, bytes, created_at, wanted_at)
    values (organization, hash, size, at, at)
  on conflict (organization_id, sha256) do update set wanted_at = greatest(kept.wanted_at, excluded.wanted_at)
$$;

-- Purges items whose time in the bin is over.
create function purge_due_media(at timestamptz, at_most integer) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select id from media_items where deleted_at is not null and purge_at <= at
      order by purge_at limit at_most for update skip locked
  ), gone as (
    delete from media_items where id in (select id from due) returning id, organization_id
  ), recorded as (
    insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
      select gen_random_uuid(), organization_id, id, 'operator', 'media.purgeMediaItem', 'bin', at from gone returning 1
  )
  select count(*) from recorded
$$;

-- Extends an upload's time limit, because more bytes have arrived.
create function media_upload_goes_on(item uuid, until timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update media_uploads set expires_at = greatest(expires_at, until) where item_id = item and expires_at is not null
$$;

create function find_expired_media_uploads(at timestamptz, at_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select item_id from media_uploads where expires_at <= at order by expires_at limit at_most
$$;

-- Finds an upload in progress, for background work without a caller.
create function find_media_upload(item uuid) returns table (
  id uuid, organization_id uuid, media_type text, uploaded_bytes bigint, uploaded_sha256 text, expires_at timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.organization_id, i.media_type, i.uploaded_bytes, i.uploaded_sha256, u.expires_at
  from media_uploads u join media_items i on i.id = u.item_id where u.item_id = item and i.status = 'uploading'
$$;

-- Ends an upload that is complete, or that has failed for the given reason. False if it had already ended.
create function end_media_upload(item uuid, why text, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended media_items;
begin
  perform from media_items i where i.id = item for no key update;
  update media_items i set status = case when why is null then 'scanning' else 'failed' end, reason = why,
      sha256 = case when why is null then i.uploaded_sha256 end, updated_at = greatest(i.updated_at, at)
    where i.id = item and i.status = 'uploading' returning * into ended;
  if not found then return false; end if;
  if why is null then update media_uploads set expires_at = null, try_at = at where item_id = item;
  else delete from media_uploads where item_id = item;
  end if;
  insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
    values (gen_random_uuid(), ended.organization_id, item, 'operator', 'media.appendMediaUpload', 'upload', at);
  return true;
end $$;

-- Whether the bytes stored for an upload are still needed.
create function is_media_upload(organization uuid, item uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from media_uploads where item_id = item and organization_id = organization)
$$;

-- Failed items are shown for a while and then removed.
create function remove_failed_media(since timestamptz, at timestamptz, at_most integer) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select id from media_items where status = 'failed' and updated_at <= since
      order by updated_at limit at_most for update skip locked
  ), gone as (
    delete from media_items where id in (select id from due) returning id, organization_id
  ), recorded as (
    insert into audit_events (id, organization_id, subject_id, actor_kind, operation, request_id, created_at)
      select gen_random_uuid(), organization_id, id, 'operator', 'media.purgeMediaItem', 'failed', at from gone returning 1
  )
  select count(*) from recorded
$$;

-- Finds uploaded files to process, taking turns between people, so that nobody waits for all the files of another. Not
-- between organizations, because anybody can create many. Needs one index lookup for each person, however many files wait.
create function find_media_to_process(at timestamptz, are_slow boolean, of_each integer, at_most integer)
returns table (item_id uuid, person_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive waiting as (
    (select u.person_id from media_uploads u where u.try_at is not null and u.slow = are_slow order by u.person_id limit 1)
    union all
    select (select u.person_id from media_uploads u where u.try_at is not null and u.slow = are_slow and u.person_id > w.person_id
      order by u.person_id limit 1) from waiting w where w.person_id is not null
  )
  select due.item_id, w.person_id from waiting w cross join lateral (
    select u.item_id, u.try_at, row_number() over (order by u.try_at) as turn from media_uploads u
    where u.slow = are_slow and u.person_id = w.person_id and u.try_at <= at order by u.try_at limit of_each
  ) due order by due.turn, due.try_at limit at_most
$$;

-- Counts the attempt before it starts, so that a file that crashes the server does so only a few times.
create function begin_media_processing(item uuid) returns table (
  id uuid, organization_id uuid, person_id uuid, name text, media_type text, bytes bigint, sha256 text, attempts integer,
  slow boolean
) language sql security definer set search_path = public, pg_temp as $$
  with begun as (update media_uploads set attempts = media_uploads.attempts + 1 where item_id = item
    returning media_uploads.person_id, media_uploads.attempts, media_uploads.slow)
  select i.id, i.organization_id, begun.person_id, i.name, i.media_type, i.bytes, i.sha256, begun.attempts, begun.slow
  from begun, media_items i where i.id = item and i.status = 'scanning'
$$;

-- Schedules another attempt. Failures that are not the file's fault don't count.
create function postpone_media_processing(item uuid, until timestamptz, counts boolean, is_slow boolean) returns void
language sql security definer set search_path = public, pg_temp as $$
  update media_uploads set try_at = until, attempts = attempts - (not counts)::int, slow = is_slow
    where item_id = item and try_at is not null
$$;

-- Ends processing and sets the item's final status. False if it was purged meanwhile.
create function end_media_processing(
  item uuid, new_status text, why text, kept_sha256 text, kept_bytes bigint, wide integer, high integer, small text, at timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from media_items i where i.id = item for no key update;
  delete from media_uploads where item_id = item and try_at is not null;
  if not found then return false; end if;
  update media_items set status = new_status, reason = why, sha256 = kept_sha256, bytes = coalesce(kept_bytes, bytes),
    width = wide, height = high, preview = small, updated_at = greatest(updated_at, at) where id = item;
  return true;
end $$;

-- The bytes of a deleted organization are removed afterwards.
alter table organization_deletions add media_removed_at timestamptz(3);
create index organization_deletions_with_media on organization_deletions (deleted_at) where media_removed_at is null;

create function find_deleted_with_media(at_most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from organization_deletions where media_removed_at is null order by deleted_at limit at_most
$$;

create function media_of_deleted_is_removed(organization uuid, at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update organization_deletions set media_removed_at = at where id = organization
$$;

revoke all on function use_media_room(uuid, bigint, bigint, boolean), add_to_media_counts(media_items),
  take_from_media_counts(media_items), administered_organizations(), own_teams(), media_room(uuid),
  search_media(uuid[], text, integer), want_media_object(uuid, text, bigint, timestamptz),
  purge_due_media(timestamptz, integer), media_upload_goes_on(uuid, timestamptz),
  find_expired_media_uploads(timestamptz, integer), find_media_upload(uuid), end_media_upload(uuid, text, timestamptz),
  is_media_upload(uuid, uuid), remove_failed_media(timestamptz, timestamptz, integer),
  find_media_to_process(timestamptz, boolean, integer, integer), begin_media_processing(uuid),
  postpone_media_processing(uuid, timestamptz, boolean, boolean),
  end_media_processing(uuid, text, text, text, bigint, integer, integer, text, timestamptz),
  find_deleted_with_media(integer), media_of_deleted_is_removed(uuid, timestamptz) from public;
grant execute on function administered_organizations(), own_teams(), media_room(uuid), search_media(uuid[], text, integer)
  to learn_app;
grant execute on function want_media_object(uuid, text, bigint, timestamptz),
  purge_due_media(timestamptz, integer), media_upload_goes_on(uuid, timestamptz),
  find_expired_media_uploads(timestamptz, integer), find_media_upload(uuid), end_media_upload(uuid, text, timestamptz),
  is_media_upload(uuid, uuid), remove_failed_media(timestamptz, timestamptz, integer),
  find_media_to_process(timestamptz, boolean, integer, integer), begin_media_processing(uuid),
  postpone_media_processing(uuid, timestamptz, boolean, boolean),
  end_media_processing(uuid, text, text, text, bigint, integer, integer, text, timestamptz),
  find_deleted_with_media(integer), media_of_deleted_is_removed(uuid, timestamptz) to learn_worker;
