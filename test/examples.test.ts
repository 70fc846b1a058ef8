import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { finish, temporaryDirectory } from './support/processes.ts'
import { callTrial, createBook, trialTable, trialUnusual } from './support/trial.ts'
import { World } from './support/world.ts'

const world = await World.create({}, undefined, trialUnusual)
const folder = await temporaryDirectory()
after(async () => {
  await world.close()
  await folder.remove()
})
await world.owner.query(trialTable)
const tenant = await world.tenant('Ashgrove Tutors')
await world.credits(tenant, 1_000)
const { organizationId, key } = tenant

const ran = new Set<string>()
async function run(example: string, ...args: string[]) {
  ran.add(example)
  const env = { LEARN_URL: world.server.url, LEARN_TOKEN: key }
  return await finish(`examples/${example}`, env, args)
}

test('list-organizations.ts lists all of them, and page by page', async () => {
  for (const name of ['Birch', 'Cedar']) await world.call('organizations.createOrganization', key, { name })
  const { code, output } = await run('list-organizations.ts')
  assert.equal(code, 0, output)
  assert(output.startsWith(`${organizationId}  Ashgrove Tutors\n`), output)
  assert(output.endsWith('The newest 2 of 3: Cedar, Birch\nNext: Ashgrove Tutors\n'), output)
})

test('invite-colleague.ts invites, and explains errors', async () => {
  const first = await run('invite-colleague.ts', 'sam@example.org')
  assert.equal(first.code, 0, first.output)
  assert.match(first.output, /^Invited sam@example\.org\. The link works until 2/)
  await world.waitForMails('sam@example.org')
  const second = await run('invite-colleague.ts', 'sam@example.org')
  assert.equal(second.code, 1)
  assert.match(second.output, /^Not invited: /)
  const third = await run('invite-colleague.ts', 'nobody')
  assert.equal(third.code, 1)
  assert.match(third.output, /^email /)
})

test('practise.ts signs up a family and answers a question', async () => {
  const { code, output } = await run('practise.ts')
  assert.equal(code, 0, output)
  for (const said of [
    /^Noor is student [\w-]{36}$/m,
    /^Question: ./m,
    /^Answer .+ is (right|wrong)\. ./m,
    /^Why this question: We chose /m,
  ])
    assert.match(output, said)
})

test('check-credits.ts shows the credits and saves the statement', async () => {
  const file = join(folder.path, 'statement.csv')
  const { code, output } = await run('check-credits.ts', organizationId, file)
  assert.equal(code, 0, output)
  assert.match(output, /^1000 credits available, 0 reserved\.\ngrant: 1000 in 1 entries\n/)
  assert.match(await readFile(file, 'utf8'), /,/)
})

test('wait-for-job.ts shows the progress and the result of a job', async () => {
  const start = (book: { pages: number; pageMilliseconds?: number; fails?: 'declared' }) =>
    callTrial(world.server.url, createBook, key, { organizationId, ...book })
  await start({ pages: 5, pageMilliseconds: 100 })
  const { code, output } = await run('wait-for-job.ts')
  assert.equal(code, 0, output)
  assert.match(output, /^100% $/m)
  assert.match(output, /^Done for 10 credits: \{/m)
  const { body } = await start({ pages: 1, fails: 'declared' })
  const failed = await run('wait-for-job.ts', body.id)
  assert.equal(failed.code, 1)
  assert.match(failed.output, /^JobFailed: The pen is dry\.$/m)
})

test('every example is run here', async () => {
  const examples = (await readdir('examples')).filter(name => name.endsWith('.ts') && name !== 'client.ts')
  assert.deepEqual([...ran].sort(), examples.sort())
})
