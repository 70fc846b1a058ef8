-- Images made from images: the thumbnails of every image, and renditions made on request.
create table media_renditions (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  item_id uuid not null references media_items on delete cascade,
  purpose text not null check (purpose in ('thumbnail', 'rendition')),
  -- The requested rendition as text, so that each is made and charged only once for an item.
  spec text not null,
  requested_width integer,
  requested_height integer,
  fit text not null check (fit in ('inside', 'cover', 'contain')),
  format text not null check (format in ('webp', 'jpeg', 'png', 'avif')),
  quality integer,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bigint not null check (bytes > 0),
  sha256 text not null,
  created_at timestamptz(3) not null,
  unique (item_id, spec),
  -- Checked at commit, because deleting an organization deletes its rows in any order.
  constraint media_renditions_have_bytes foreign key (organization_id, sha256) references media_objects
    deferrable initially deferred
);
create index media_renditions_by_object on media_renditions (organization_id, sha256);

-- Visible to everybody who sees the item.
alter table media_renditions enable row level security;
create policy tenant on media_renditions for all to learn_app
  using (organization_id = any ((select current_organizations())::uuid[]));
create policy item on media_renditions as restrictive for all to learn_app
  using (exists (select from media_items i where i.id = item_id and i.organization_id = media_renditions.organization_id));
grant select, insert on media_renditions to learn_app;

-- Records a thumbnail of an image that is about to be ready. Repeating it changes nothing.
create function record_media_thumbnail(
  thumbnail uuid, organization uuid, item uuid, said text, longest integer, form text, lossy integer, wide integer, high integer,
  size bigint, hash text, at timestamptz
) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into media_renditions (id, organization_id, item_id, purpose, spec, requested_width, requested_height, fit, format,
      quality, width, height, bytes, sha256, created_at)
    values (thumbnail, organization, item, 'thumbnail', said, longest, longest, 'inside', form, lossy, wide, high, size, hash, at)
  on conflict (item_id, spec) do nothing
$$;

-- Removes objects that no item or rendition uses and that were not wanted since the given time. The caller deletes the
-- bytes before it commits. Objects are checked again once locked, because they may have been used meanwhile.
create function take_unused_media_objects(since timestamptz, at_most integer)
returns table (organization_id uuid, sha256 text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  unused media_objects[];
begin
  unused := array(
    select o from media_objects o where o.wanted_at < since and not exists (
      select from media_items i where i.organization_id = o.organization_id and i.sha256 = o.sha256
    ) and not exists (
      select from media_renditions r where r.organization_id = o.organization_id and r.sha256 = o.sha256
    ) order by o.wanted_at limit at_most for update skip locked
  );
  return query delete from media_objects o using unnest(unused) u
    where o.organization_id = u.organization_id and o.sha256 = u.sha256 and o.wanted_at < since and not exists (
      select from media_items i where i.organization_id = o.organization_id and i.sha256 = o.sha256
    ) and not exists (
      select from media_renditions r where r.organization_id = o.organization_id and r.sha256 = o.sha256
    ) returning o.organization_id, o.sha256;
end $$;

revoke all on function take_unused_media_objects(timestamptz, integer), record_media_thumbnail(
  uuid, uuid, uuid, text, integer, text, integer, integer, integer, bigint, text, timestamptz
) from public;
grant execute on function take_unused_media_objects(timestamptz, integer), record_media_thumbnail(
  uuid, uuid, uuid, text, integer, text, integer, integer, integer, bigint, text, timestamptz
) to learn_worker;
