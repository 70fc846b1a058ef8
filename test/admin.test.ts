import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { randomId } from '../server/ids.ts'
import { commands } from '../server/operator/commands/all.ts'
import { helpOf } from '../server/operator/commands/help.ts'
import { family, practiseOnce } from './support/learning/family.ts'
import { tamper } from './support/learning/stored-decision.ts'
import { assertLedger } from './support/ledger.ts'
import { newFile } from './support/media/files.ts'
import { finish } from './support/processes.ts'
import { testSecret, World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

/** Runs the tool as a separate process on the world's database. */
const admin = (...args: string[]) =>
  finish('server/admin.ts', { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret }, args)
const done = (output: string) => ({ code: 0, output: `${output}\n` })
const refused = (output: string) => ({ code: 1, output: `${output}\n` })

/** No database listens here. Output that needs no database must work anyway. */
const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none', LEARN_SECRET: testSecret }

test('every usual way of asking for help prints that of every command', async () => {
  for (const args of [[], ['help'], ['--help'], ['-h']]) {
    const { code, output } = await finish('server/admin.ts', {}, args)
    assert.equal(code, 0, args.join(' '))
    for (const command of commands) assert(output.includes(helpOf(command)), command.name)
    assert.match(output, /^ {2}npm run admin -- reproduce <decision id>\n {6}Repeats a decision/m)
  }
})

test('a command’s own help is that of the command alone', async () => {
  const { code, output } = await finish('server/admin.ts', {}, ['suspend', '--help'])
  assert.equal(code, 0)
  assert.match(output, /^ {2}npm run admin -- suspend <organization id> --reason "<sentence>"\n {6}Suspends/)
  assert.doesNotMatch(output, /make-key/)
})

test('every command has a name of its own, and help that fits into a terminal', () => {
  assert.equal(new Set(commands.map(({ name }) => name)).size, commands.length)
  for (const command of commands) {
    assert.match(command.name, /^[a-z]+(-[a-z]+)*$/)
    assert.match(command.help, /^[A-Z].{20}/)
    for (const line of helpOf(command).split('\n')) assert(line.length <= 120, line)
  }
})

test('the page for operators names every command', async () => {
  const page = await readFile('docs/operating/running.md', 'utf8')
  for (const { name } of commands) assert.match(page, new RegExp(`^\\|.*\`${name}\`.*\\|.*\\|$`, 'm'))
})

test('an unknown command is named and exits with 2, whatever its arguments', async () => {
  for (const args of [['dance'], ['dance', '--reason', 'They asked for help'], ['constructor']]) {
    const { code, output } = await finish('server/admin.ts', nowhere, args)
    assert.equal(code, 2, args.join(' '))
    assert.match(output, new RegExp(`^Unknown command "${args[0]}"\\.\\n\\n.*npm run admin -- make-key`, 's'))
  }
})

test('wrong arguments are reported without connecting to the database', async () => {
  const id = randomId()
  const howToSuspend =
    /^Usage: npm run admin -- suspend <organization id> --reason "<sentence>"\nTo see the ids: npm run admin -- list-organizations\n$/
  const aboutReason = /^--reason must be a single line of 1 to 200 characters\. Members will see it\.\n$/
  const aboutCredits = /^The credits must be a whole number from 1 to 999999999\.\n$/
  const aboutSeats = /^The seats must be a number from 1 to 9999999, or none for no limit\.\n$/
  const aboutQuota = /^The quota must be a whole number of bytes, or default\.\n$/
  const aboutStudent = /^--student must be a student id, and can't be combined with --all\.\n$/
  const aboutDecision = /^Usage: npm run admin -- reproduce <decision id>\n$/
  const cases: [number, string[], RegExp][] = [
    [2, ['make-key', '--rolle', 'admin'], /^Unknown option '--rolle'/],
    [2, ['make-key', '--role', 'owner'], /^--role must be one of viewer, member, admin\.\n$/],
    [2, ['make-key', '--name', 'two\nlines'], /^--name must be a single line of 1 to 64 characters\.\n$/],
    [2, ['make-key', '--name', 'x'.repeat(65)], /^--name must be a single line of 1 to 64 characters\.\n$/],
    [2, ['list-organizations', 'Ashgrove'], /^Unexpected argument 'Ashgrove'/],
    [2, ['list-organizations', '--find', 'Ashgrove'], /^Unknown option '--find'/],
    [2, ['suspend', id, '--why', 'Not paid.'], /^Unknown option '--why'/],
    [2, ['suspend'], howToSuspend],
    [2, ['suspend', 'mine', '--reason', 'Not paid.'], /^"mine" is not the id of an organization\.\nUsage: /],
    [2, ['suspend', id, '--reason', 'Not', 'paid.'], howToSuspend],
    [2, ['suspend', id], aboutReason],
    [2, ['suspend', id, '--reason', '  '], aboutReason],
    [2, ['suspend', id, '--reason', 'two\nlines'], aboutReason],
    [2, ['suspend', id, '--reason', 'x'.repeat(201)], aboutReason],
    [2, ['resume'], /^Usage: npm run admin -- resume <organization id>\n/],
    [2, ['resume', id, id], /^Usage: npm run admin -- resume <organization id>\n/],
    [2, ['set-seats', id], /^Usage: npm run admin -- set-seats <organization id> <number\|none>\n/],
    [2, ['set-seats', id, 'many'], aboutSeats],
    [2, ['set-seats', id, '0'], aboutSeats],
    [2, ['set-seats', id, '1.5'], aboutSeats],
    [2, ['set-seats', id, '99999999'], aboutSeats],
    [2, ['set-seats', id, '-1'], /^Unknown option '-1'/],
    [2, ['set-media-quota', id, '10GB'], aboutQuota],
    [2, ['set-media-quota', id, '1.5'], aboutQuota],
    [2, ['set-media-quota', 'mine', '5'], /^"mine" is not the id of an organization\.\nUsage: /],
    [2, ['verify-media', '--organization', 'mine'], /^--organization must be an organization id\.\n$/],
    [2, ['grant', id], /^Usage: npm run admin -- grant <organization id> <credits>\n/],
    ...['0', '1.5', 'many', '1e9', '1000000000', '99999999999999999999', ' ', '+5'].map(
      credits => [2, ['grant', id, credits], aboutCredits] as [number, string[], RegExp],
    ),
    [2, ['grant', id, '-5'], /^Unknown option '-5'/],
    [2, ['grant', id, '5', '--expires-in-days', 'x'], /^--expires-in-days must be a number from 1 to 9999/],
    [2, ['rebuild-projections', id], /^Unexpected argument/],
    [2, ['rebuild-projections', '--student', 'Robin'], aboutStudent],
    [2, ['rebuild-projections', '--student', id, '--all'], aboutStudent],
    ...[['Robin'], [], [id, id]].map(
      words => [2, ['reproduce', ...words], aboutDecision] as [number, string[], RegExp],
    ),
    [
      2,
      ['revoke-key'],
      /^Usage: npm run admin -- revoke-key <key id>\nTo see the ids: npm run admin -- list-keys\n$/,
    ],
  ]
  for (const [code, args, sentence] of cases) {
    const finished = await finish('server/admin.ts', nowhere, args)
    assert.match(finished.output, sentence)
    assert.equal(finished.code, code, finished.output)
  }
})

test('an unreachable database is reported in a sentence', async () => {
  const { code, output } = await finish('server/admin.ts', nowhere, ['make-key'])
  assert.equal(code, 1)
  assert.match(output, /^Can't connect to the database in DATABASE_URL: .*127\.0\.0\.1:1\.\n$/)
})

test('organizations are listed in a table for people, and as JSON for programs', async () => {
  const { organizationId, key } = await world.tenant('Räuber & 雲')
  await world.tenant('Another')
  const { body } = await world.call('organizations.listOrganizations', key, {})
  const createdAt = body.data[0]?.createdAt ?? ''
  const table = await admin('list-organizations', '--search', '雲')
  assert.deepEqual(
    table,
    done(
      [
        'id                                    created     members  seats     suspended  name',
        `${organizationId}  ${createdAt.slice(0, 10)}  1        no limit  no         Räuber & 雲`,
      ].join('\n'),
    ),
  )
  const all = await admin('list-organizations')
  for (const name of ['Räuber & 雲', 'Another', 'My organization'])
    assert.match(all.output, new RegExp(`^\\S{36}  .*  ${name}$`, 'm'))
  const { output, code } = await admin('list-organizations', '--search', organizationId, '--json')
  assert.equal(code, 0)
  const { data, total } = JSON.parse(output)
  assert.equal(total, 1)
  assert.deepEqual(data, [
    { id: organizationId, name: 'Räuber & 雲', members: 1, seats: null, suspendedReason: null, createdAt },
  ])
  assert.deepEqual(
    await admin('list-organizations', '--search', 'nowhere'),
    done('No organization has "nowhere" in its name or id.'),
  )
  assert.deepEqual(JSON.parse((await admin('list-organizations', '--search', 'nowhere', '--json')).output), {
    data: [],
    total: 0,
  })
})

test('the operator suspends and resumes an organization while the server runs', async () => {
  const { organizationId, key } = await world.tenant('Ashgrove Tutors')
  const rename = async () => {
    const input = { organizationId, name: 'Ashgrove Tutors' }
    const { status, body } = await world.call('organizations.updateOrganization', key, input)
    return body.message ?? status
  }
  const named = `"Ashgrove Tutors" (${organizationId})`
  const suspend = (reason: string) => admin('suspend', organizationId, '--reason', reason)
  assert.equal(await rename(), 200)
  assert.deepEqual(await suspend(' Not paid. '), done(`Suspended ${named}: Not paid.`))
  assert.equal(await rename(), 'This organization is suspended: Not paid.')
  const longest = '🦉'.repeat(200)
  assert.deepEqual(
    await suspend(longest),
    done(`${named} was already suspended.\nOld reason: Not paid.\nNew reason: ${longest}`),
  )
  assert.equal(await rename(), `This organization is suspended: ${longest}`)
  assert.match((await admin('list-organizations', '--search', organizationId)).output, / {2}yes {2,}Ashgrove/)
  assert.deepEqual(
    await admin('resume', organizationId),
    done(`Resumed ${named}. It had been suspended: ${longest}`),
  )
  assert.equal(await rename(), 200)
  assert.deepEqual(await admin('resume', organizationId), refused('"Ashgrove Tutors" is not suspended.'))
})

test('the operator sets an organization’s seats, and sees how many are taken', async () => {
  const tenant = await world.tenant('Seated')
  const { organizationId, key } = tenant
  await world.invitations(tenant, [{}])
  const invite = async (email: string) => {
    const input = { organizationId, email, role: 'member' } as const
    return (await world.call('organizations.createInvitation', key, input)).status
  }
  const setSeats = (seats: string) => admin('set-seats', organizationId, seats)
  const named = `"Seated" (${organizationId})`
  const taken = 'members and pending invitations use 2.'
  const noRoom = 'Nobody can be invited until a seat is free.'
  assert.deepEqual(await setSeats('3'), done(`${named} now has 3 seats; ${taken}`))
  assert.deepEqual(await setSeats('2'), done(`${named} now has 2 seats; ${taken} ${noRoom}`))
  assert.deepEqual(await setSeats('1'), done(`${named} now has 1 seat; ${taken} ${noRoom}`))
  assert.equal(await invite('one@example.org'), 409)
  assert.deepEqual(await setSeats('none'), done(`${named} now has no seat limit; ${taken}`))
  assert.equal(await invite('one@example.org'), 201)
})

test('the operator sets how much an organization may store', async () => {
  const { organizationId, key } = await world.tenant('Hoarders')
  await world.call('media.createMediaItem', key, { organizationId, ...newFile('a.txt', 'words') })
  const set = (quota: string) => admin('set-media-quota', organizationId, quota)
  const named = `"Hoarders" (${organizationId})`
  assert.deepEqual(await set('9000'), done(`${named} can now store 9,000 bytes of files and uses 5.`))
  const noRoom = 'No files can be added until there is room.'
  assert.deepEqual(await set('4'), done(`${named} can now store 4 bytes of files and uses 5. ${noRoom}`))
  assert.deepEqual(
    await set('default'),
    done(`${named} can now store 10,737,418,240 bytes of files and uses 5.`),
  )
})

test('an unknown organization is reported in a sentence', async () => {
  const id = randomId()
  const answer = refused(`There is no organization ${id}. See npm run admin -- list-organizations.`)
  assert.deepEqual(await admin('suspend', id, '--reason', 'Not paid.'), answer)
  assert.deepEqual(await admin('resume', id), answer)
  assert.deepEqual(await admin('set-seats', id, '5'), answer)
  assert.deepEqual(await admin('set-media-quota', id, '5'), answer)
  assert.deepEqual(await admin('grant', id, '5'), answer)
  assert.deepEqual(await admin('make-key', '--organization', id), answer)
})

test('the operator grants credits, and the ledger shows them', async () => {
  const tenant = await world.tenant('Granted')
  const { organizationId, key } = tenant
  const named = `"Granted" (${organizationId})`
  assert.deepEqual(
    await admin('grant', organizationId, '100'),
    done(`Granted 100 credits to ${named}. Its balance is now 100.`),
  )
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  assert.deepEqual(
    await admin('grant', organizationId, '20', '--expires-in-days', '30'),
    done(`Granted 20 credits to ${named}, valid until ${until}. Its balance is now 120.`),
  )
  const entries = await assertLedger(world, tenant)
  assert.deepEqual(
    entries.map(({ kind, fromAccount, toAccount, credits }) => [kind, fromAccount, toAccount, credits]),
    [
      ['grant', 'operator', 'available', 100],
      ['grant', 'operator', 'available', 20],
    ],
  )
  const { body } = await world.call('audit.listAuditEvents', key, {})
  assert.deepEqual(
    body.data.map(({ operation, actorKind }) => [operation, actorKind]),
    Array(2).fill(['operator.grantCredits', 'operator']),
  )
})

test('the operator rebuilds the mastery of students, and sees how many were rebuilt', async () => {
  assert.deepEqual(await admin('rebuild-projections'), done('Everything is up to date.'))
  assert.deepEqual(
    await admin('rebuild-projections', '--all'),
    done('No student has answered a question yet.'),
  )
  const child = await family(world)
  await practiseOnce(world, child)
  const [first, second] = [await admin('rebuild-projections', '--all'), await spoiled(child.studentId)]
  assert.match(first.output, /^Rebuilt 1 student from 1 answer in [0-9.]+ s; nothing changed\.\n$/)
  assert.match(second.output, /^Rebuilt 1 student from 1 answer in [0-9.]+ s; 1 changed\.\n$/)
  const id = randomId()
  assert.deepEqual(
    await admin('rebuild-projections', '--student', id),
    refused(`Student ${id} does not exist or has not answered a question yet.`),
  )
})

async function spoiled(studentId: string) {
  await world.owner.query('delete from projections where student_id = $1', [studentId])
  return await admin('rebuild-projections', '--student', studentId)
}

test('a decision is reproduced from the database alone, and the first difference is shown', async () => {
  const { decisionId } = await practiseOnce(world, await family(world))
  const same = await admin('reproduce', decisionId)
  assert.equal(same.code, 0)
  assert.match(same.output, new RegExp(`^identical: decision ${decisionId}\nchosen: {4}practice:`))
  await tamper<{ candidateScores: object[] }>(world, decisionId, 'record', kept => ({
    ...kept,
    candidateScores: kept.candidateScores.with(2, { ...kept.candidateScores[2], score: 7 }),
  }))
  const { rows } = await world.owner.query('select seed from learn_decisions where id = $1', [decisionId])
  const other = await admin('reproduce', decisionId)
  assert.equal(other.code, 1)
  assert.match(
    other.output,
    new RegExp(
      `^different: decision ${decisionId}\n.*seed: {6}${rows[0].seed}, .*\nfirst difference at candidateScores\\.2\\.score\n {2}recorded: 7\n {2}computed: -?[0-9.]+\n$`,
      's',
    ),
  )
  const id = randomId()
  assert.deepEqual(await admin('reproduce', id), refused(`There is no decision ${id}.`))
})

test('the operator sets the plan of a student in a family’s own organization', async () => {
  const { studentId, organizationId, parent } = await family(world)
  const read = async () => (await world.call('learn.getLearnEntitlement', parent.token, { studentId })).body
  assert.deepEqual(
    await admin('set-entitlement', studentId, '--plan', 'year'),
    done(`Student ${studentId} now has the plan "year" (active), without an end.`),
  )
  const { plan, status, endsAt } = await read()
  assert.deepEqual({ plan, status, endsAt }, { plan: 'year', status: 'active', endsAt: null })
  const { code, output } = await admin(
    ...['set-entitlement', studentId, '--plan', 'term', '--status', 'paused', '--expires-in-days', '90'],
  )
  assert.equal(code, 0, output)
  const later = await read()
  assert.deepEqual(
    [later.plan, later.status, output.includes(later.endsAt?.slice(0, 10) ?? '?')],
    ['term', 'paused', true],
  )
  const { body } = await world.call('audit.listAuditEvents', parent.token, {
    'filter[organizationId]': organizationId,
    'filter[subjectId]': studentId,
  })
  assert.equal(body.data.filter(({ operation }) => operation === 'operator.setEntitlement').length, 2)
  const nobody = randomId()
  assert.deepEqual(
    await admin('set-entitlement', nobody, '--plan', 'year'),
    refused(`There is no student ${nobody}.`),
  )
  for (const args of [
    [],
    ['mine', '--plan', 'x'],
    [studentId],
    [studentId, '--plan', 'x', '--status', 'free'],
  ])
    assert.equal((await admin('set-entitlement', ...args)).code, 2, args.join(' '))
})
