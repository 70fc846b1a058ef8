import assert from 'node:assert/strict'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Day, judge } from './faults/platform/judge.ts'
import { Mailbox } from './faults/platform/mailbox.ts'
import { makeMorning } from './faults/platform/morning.ts'
import { platformFaults } from './faults/platform/platform.ts'

const morning = await makeMorning()
after(() => morning.end())

type Changes = Record<string, readonly [change: string, expected: RegExp]>

/** As nothing but a mistake of ours would change rows: past every trigger. Those of one group are judged together. */
const changes: Changes = {
  'a lost answer': [
    `delete from learn_attempts where id = (select id from learn_attempts limit 1)`,
    /1 acknowledged answers of .* are lost/,
  ],
  'an answer that nobody gave': [
    `insert into learn_attempts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
      'number', 1000000, 'decision_id', gen_random_uuid()))).* from learn_attempts a limit 1`,
    /never gave 1 of the answers/,
  ],
  'a wrong kept total': [
    `update audit_event_counts set count = count + 1 where ctid = (select ctid from audit_event_counts limit 1)`,
    /the kept number of audit events is wrong/,
  ],
  'a wrong kept number of files': [
    'update media_counts set items = items + 1',
    /the kept number or size of files is wrong/,
  ],
  'a wrong used space': ['update media_usage set used = used + 1', /the used space is/],
  'a changed byte of a projection': [
    'update projections set state = set_byte(state, 0, 255 - get_byte(state, 0))',
    /projections changed when they were rebuilt/,
  ],
  'a stuck job': [
    `update jobs set finished_at = null, status = 'running', charged_credits = 0, error_kind = null where id = (select id from jobs where finished_at is not null limit 1)`,
    /a job is still under way/,
  ],
  'a reservation that never ends': [
    `update credit_reservations set status = 'pending', posted_credits = 0, ended_at = null where id = (select id from credit_reservations limit 1)`,
    /a reservation is still under way/,
  ],
  'an email that is never sent': [
    `insert into mails (id, sealed, urgent, send_at, created_at) values (gen_random_uuid(), '', false, now(), now())`,
    /an email is still under way/,
  ],
  'a payment that was granted twice': [
    `insert into credit_entries select (jsonb_populate_record(e, jsonb_build_object('number', 1000000, 'id', gen_random_uuid()))).*
      from credit_entries e where payment_id is not null and kind = 'grant' limit 1`,
    /a payment has several grants/,
  ],
  'a member who is lost': [
    `delete from memberships m using users u where u.id = m.principal_id and u.email like 'guest.%'`,
    /joined, but is no member/,
  ],
  'a row without its file': [
    `update media_items set sha256 = repeat('a', 64) where id = (select id from media_items where status = 'ready' limit 1)`,
    /the bytes of|is \{"id"/,
  ],
}

const changesOfLedger: Changes = {
  'a changed entry of a ledger': [
    'update credit_entries set credits = credits + 1 where ctid = (select ctid from credit_entries limit 1)',
    /the ledger of .* is broken/,
  ],
}

async function mustSee(day: Day, group: Changes): Promise<void> {
  await day.owner.query(`begin; set local session_replication_role = replica`)
  try {
    for (const [name, [change]] of Object.entries(group))
      assert((await day.owner.query(change)).rowCount, `nothing was there to change: ${name}`)
    const found = (await judge(day)).join('\n')
    for (const [name, [, expected]] of Object.entries(group)) assert.match(found, expected, name)
  } finally {
    await day.owner.query('rollback')
  }
}

async function judgeMustSee(day: Day): Promise<void> {
  await mustSee(day, changes)
  await mustSee(day, changesOfLedger)
  await judgeMustSeeFiles(day)
  await judgeMustSeeMails(day)
  assert.deepEqual(await judge(day), [], 'everything was undone')
}

async function judgeMustSeeFiles(day: Day): Promise<void> {
  const organization = join(day.dataDir, 'media', day.uploads.brought[0]?.organizationId ?? '')
  const [folder = ''] = (await readdir(organization)).filter(name => /^[0-9a-f]{2}$/.test(name))
  const [name = ''] = await readdir(join(organization, folder))
  const [kept, stray] = [join(organization, folder, name), join(organization, folder, folder.padEnd(64, '0'))]
  await rename(kept, stray)
  const found = (await judge(day)).join('\n')
  await rename(stray, kept)
  assert.match(found, /missing: /, 'a row without its file')
  assert.match(found, /belongs to no file: /, 'a file without a row')
}

async function judgeMustSeeMails(day: Day): Promise<void> {
  const { received } = day.mailbox
  const invitations = received.filter(({ data }) => data.includes('You have an invitation'))
  const [first, second, third] = invitations
  assert(first && second && third, 'too few were invited')
  const again = { ...first, data: first.data.replace(/^Message-ID: </m, '$&another-') }
  const mails = [...received.filter(mail => mail !== third), again, second]
  const lines = ['{"level":50,"err":{"type":"TypeError"}}']
  const found = (await judge({ ...day, mailbox: new Mailbox(mails), lines })).join('\n')
  assert(found.includes(`${first.to} got 2 emails about an invitation`), found)
  assert(found.includes(`${third.to} got 0 emails about an invitation`), found)
  assert.match(found, new RegExp(`${second.to} got ".*" again at .* although nothing had struck`))
  assert.match(found, /a server logged/)
}

const say = () => undefined
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

test('a school’s day under faults leaves every part whole', async () => {
  const { violations, faults, figures } = await platformFaults(morning, { seed, seconds: 2, say })
  assert.deepEqual(violations, [], `SEED=${seed} npm run faults -- platform --times 1 --seconds 2`)
  assert(Object.keys(faults).length > 0, 'nothing broke')
  assert((figures.uploads ?? 0) > 0, 'nothing was uploaded')
})

test('the judge of a day sees whatever is lost, repeated, stuck or changed', async () => {
  const { violations, faults } = await platformFaults(
    morning,
    { seed, seconds: 0, quiet: true, say },
    judgeMustSee,
  )
  assert.deepEqual([violations, faults], [[], {}])
})
