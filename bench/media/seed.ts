import type pg from 'pg'

const perStatement = 100_000

/** Files of every kind, a second apart, a third of them in teams. All have the same content. */
export async function seedItems(
  owner: pg.Client,
  organizationId: string,
  count: number,
  { hash = 'a'.repeat(64), from = 0 } = {},
): Promise<void> {
  await owner.query(
    `insert into media_objects (organization_id, sha256, bytes, created_at, wanted_at) values ($1, $2, 1000, now(), now())
      on conflict do nothing`,
    [organizationId, hash],
  )
  await owner.query(
    `insert into teams (id, organization_id, name, created_at, updated_at)
      select uuidv7(), $1, 'Team ' || n, now(), now() from generate_series(1, 10) n`,
    [organizationId],
  )
  // Without triggers, which would count one by one; the counts are set at the end.
  await owner.query('set session_replication_role = replica')
  for (let done = from; done < from + count; done += perStatement) {
    await owner.query(
      `insert into media_items (id, organization_id, team_id, name, alt_text, tags, folder, searched, kind, media_type, bytes,
          uploaded_bytes, sha256, uploaded_sha256, status, created_by, created_at, updated_at)
        select uuidv7(), $1, case when n % 3 = 0 then teams[1 + n / 3 % 10] end, name, '', '{lesson}', 'Year ' || 4 + n % 3,
          lower(name) || E'\\nlesson', (array['image', 'audio', 'video', 'document'])[1 + n % 4], 'text/plain', 1000,
          1000, $2, $2, 'ready', gen_random_uuid(), moment, moment
        from (select array_agg(id order by id) as teams from teams where organization_id = $1) t,
          generate_series($3::int, $4::int) n,
          lateral (select timestamptz '2015-01-01Z' + n * interval '1 second' as moment, 'File ' || n || '.txt' as name) made`,
      [organizationId, hash, done, Math.min(done + perStatement, from + count) - 1],
    )
  }
  await owner.query('set session_replication_role = origin')
  await owner.query(
    `insert into media_counts (organization_id, team_id, kind, in_bin, items, bytes)
      select organization_id, team_id, kind, false, count(*), sum(bytes) from media_items where organization_id = $1
      group by organization_id, team_id, kind
      on conflict (organization_id, team_id, kind, in_bin) do update set items = excluded.items, bytes = excluded.bytes`,
    [organizationId],
  )
  await owner.query(
    'insert into media_usage (organization_id, used) values ($1, $2) on conflict (organization_id) do update set used = excluded.used',
    [organizationId, (from + count) * 1000],
  )
}
