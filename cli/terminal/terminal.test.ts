import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, test } from 'node:test'
import { learn, newSettings } from '../../test/support/command-line.ts'
import { learnCommand } from '../../test/support/processes.ts'
import { World } from '../../test/support/world.ts'

const world = await World.create()
const tenant = await world.tenant()
const settings = await newSettings(world.server.url, { LEARN_TOKEN: tenant.key })
after(async () => {
  await world.close()
  await settings.remove()
})

const skip =
  process.platform !== 'linux' && 'script(1) of util-linux, which makes a terminal, is not installed'

const main = learnCommand.join(' ')

/** Runs a command on a real terminal, and types each answer when its question appears. */
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

test('on a real terminal, tables are in colour unless NO_COLOR is set', { skip }, async () => {
  const [coloured, plain] = await Promise.all([
    onTerminal(`${main} organizations list`, []),
    onTerminal(`${main} organizations list`, [], { NO_COLOR: '1' }),
  ])
  assert.match(plain.seen, /^name +creditsBalance +/)
  assert(!plain.seen.includes('\u001B'))
  assert(coloured.seen.startsWith('\u001B[1mname '))
  assert.deepEqual([coloured.code, plain.code], [0, 0])
})

test('Ctrl-C at the confirmation exits with 4 and sends nothing; yes continues', { skip }, async () => {
  const { body: team } = await world.call('teams.createTeam', tenant.key, {
    organizationId: tenant.organizationId,
    name: 'Robins',
  })
  const command = `${main} teams delete ${team.id}`
  const names = async () => {
    const { body } = await world.call('teams.listTeams', tenant.key, {})
    return body.data.map(({ name }) => name)
  }
  const interrupted = await onTerminal(command, [['continue: ', '\u0003']])
  assert.equal(interrupted.code, 4)
  assert.match(interrupted.seen, /Nothing was sent\./)
  assert.deepEqual(await names(), ['Robins'])
  const agreed = await onTerminal(command, [['continue: ', 'yes\r']])
  assert.equal(agreed.code, 0, agreed.seen)
  assert.deepEqual(await names(), [])
})

test('a typed PIN is not echoed', { skip }, async () => {
  const command = `${main} students reset-pin ${tenant.organizationId} --show-request`
  const { code, seen } = await onTerminal(command, [['pin: ', '7391\r']])
  assert.equal(code, 0)
  assert.match(seen, /"pin": "••••"/)
  assert.doesNotMatch(seen, /7391/)
})

test('a pasted API key is not echoed', { skip }, async () => {
  const { code, seen } = await onTerminal(`${main} login --with-token --profile pasted`, [
    ['API key (hidden): ', `${tenant.key}\r`],
  ])
  assert.equal(code, 0, seen)
  assert.match(seen, /Signed in at /)
  assert(!seen.includes(tenant.key))
})

test('reading only the beginning of a list ends the command quietly', async () => {
  await world.invitations(
    tenant,
    Array.from({ length: 300 }, () => ({})),
  )
  const command = ['bash', '-c', `set -o pipefail; ${main} invitations list --all | head -1`]
  const { code, out, err } = await learn([], settings.env, { command })
  assert.deepEqual([code, err], [0, ''])
  assert.equal(typeof JSON.parse(out).id, 'string')
})

test('Ctrl-C while waiting for a job leaves it running, and says how to follow it again', async () => {
  const jobId = await world.job(tenant)
  const { PATH = '', HOME = '' } = process.env
  for (const saving of ['', ' --output report.html']) {
    const words = `learn jobs watch ${jobId}${saving}`
    const [node = '', ...start] = learnCommand
    const child = spawn(node, [...start, ...words.split(' ').slice(1)], {
      env: { PATH, HOME, ...settings.env },
    })
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
      if (said.endsWith('% queued\n')) child.kill('SIGINT')
    })
    const code = await new Promise<number | null>(resolve => child.once('close', resolve))
    assert.equal(code, 130)
    assert(said.endsWith(`The job is still running. To follow it again: ${words}\n`), said)
  }
  const { body } = await world.call('jobs.getJob', tenant.key, { jobId })
  assert.equal(body.status, 'queued')
})
