import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, test } from 'node:test'
import { learn, newSettings } from '../../test/support/command-line.ts'
import { World } from '../../test/support/world.ts'

const world = await World.create()
const tenant = await world.tenant()
const settings = await newSettings(world.server.url, { LEARN_TOKEN: tenant.key })
after(async () => {
  await world.close()
  await settings.remove()
})

const skip = process.platform !== 'linux' && 'there is no script of util-linux to make a terminal with'

const main = `'${process.execPath}' cli/main.ts`
const createTeam = `${main} teams create-team --organization-id ${tenant.organizationId} --name Robins`

/** On a terminal as a person has one; each answer is typed when its question is there. */
async function onTerminal(command: string, answers: [question: string, typed: string][], env = {}) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    env: { PATH, HOME, TERM: 'xterm', ...settings.env, ...env },
  })
  let seen = ''
  child.stdout.on('data', chunk => {
    seen += chunk
    const [question, typed] = answers[0] ?? []
    if (question === undefined || !seen.includes(question)) return
    answers.shift()
    child.stdin.write(typed ?? '')
  })
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, seen }
}

test('on a real terminal there are tables in colour, unless NO_COLOR is set', { skip }, async () => {
  const [coloured, plain] = await Promise.all([
    onTerminal(`${main} organizations list-organizations`, []),
    onTerminal(`${main} organizations list-organizations`, [], { NO_COLOR: '1' }),
  ])
  assert.match(plain.seen, /^id +name +/)
  assert(!plain.seen.includes('\u001B'))
  assert(coloured.seen.startsWith('\u001B[1mid '))
  assert.deepEqual([coloured.code, plain.code], [0, 0])
})

test('Ctrl-C at the question ends with 4, and nothing was sent; a yes goes on', { skip }, async () => {
  const before = world.log.length
  const interrupted = await onTerminal(createTeam, [['[y/N] ', '\u0003']])
  assert.equal(interrupted.code, 4)
  assert.match(interrupted.seen, /Nothing was sent\./)
  assert.equal(world.log.length, before)
  const agreed = await onTerminal(createTeam, [['[y/N] ', 'y\r']])
  assert.equal(agreed.code, 0)
  assert.match(agreed.seen, /createdAt/)
  const { body } = await world.call('teams.listTeams', tenant.key, {})
  assert.deepEqual(
    body.data.map(({ name }) => name),
    ['Robins'],
  )
})

test('a PIN that is typed is not on the screen', { skip }, async () => {
  const command = `${main} learn reset-learn-student-pin ${tenant.organizationId} --dry-run`
  const { code, seen } = await onTerminal(command, [['pin: ', '7391\r']])
  assert.equal(code, 0)
  assert.match(seen, /"pin": "••••"/)
  assert.doesNotMatch(seen, /7391/)
})

test('an API key that is pasted is not on the screen', { skip }, async () => {
  const { code, seen } = await onTerminal(`${main} login --with-token --profile pasted`, [
    ['API key (it is not shown): ', `${tenant.key}\r`],
  ])
  assert.equal(code, 0, seen)
  assert.match(seen, /You are signed in at /)
  assert(!seen.includes(tenant.key))
})

test('whoever reads only the beginning ends it quietly', async () => {
  await world.invitations(
    tenant,
    Array.from({ length: 300 }, () => ({})),
  )
  const command = ['bash', '-c', `set -o pipefail; ${main} organizations list-invitations --all | head -1`]
  const { code, out, err } = await learn([], settings.env, { command })
  assert.deepEqual([code, err], [0, ''])
  assert.equal(typeof JSON.parse(out).id, 'string')
})

test('Ctrl-C while a job is followed leaves the job to itself, and says how to find it again', async () => {
  const jobId = await world.job(tenant)
  const { PATH = '', HOME = '' } = process.env
  for (const saving of ['', ' --output report.html']) {
    const words = `learn jobs watch-job ${jobId}${saving}`
    const child = spawn(process.execPath, ['cli/main.ts', ...words.split(' ').slice(1)], {
      env: { PATH, HOME, ...settings.env },
    })
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
      if (said.endsWith('% queued\n')) child.kill('SIGINT')
    })
    const code = await new Promise<number | null>(resolve => child.once('close', resolve))
    assert.equal(code, 130)
    assert(said.endsWith(`The job goes on. Follow it again: ${words}\n`), said)
  }
  const { body } = await world.call('jobs.getJob', tenant.key, { jobId })
  assert.equal(body.state, 'queued')
})
