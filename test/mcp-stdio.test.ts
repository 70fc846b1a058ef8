import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { readConfig } from '../cli/config.ts'
import { type AgentOptions, call, makeClient, yes } from './support/agent.ts'
import { newSettings, runLearn } from './support/command-line.ts'
import { learnCommand } from './support/processes.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())
const tenant = await world.tenant()
const { organizationId } = tenant
const settings = await newSettings(world.server.app.publicUrl, { LEARN_TOKEN: tenant.key })
after(settings.remove)
const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
const env = { PATH, HOME, NODE_COMPILE_CACHE, ...settings.env }

const [node = '', ...start] = learnCommand

/** Starts `learn mcp` and connects a real client to it. */
async function connect(options: AgentOptions = {}, flags: readonly string[] = []) {
  const client = makeClient(options)
  const args = [...start, 'mcp', '--quiet', ...flags]
  const transport = new StdioClientTransport({ command: node, args, env, stderr: 'pipe' })
  await client.connect(transport)
  after(() => client.close()) // In case a test fails before it closes the client.
  return client
}

const teams = async () =>
  (await world.call('teams.listTeams', tenant.key, {})).body.data.map(({ name }) => name).sort()

describe('learn mcp', { concurrency: true }, () => {
  test('gives an agent the tools and the API’s answers, in old and new revisions of the protocol', async () => {
    for (const legacy of [false, true]) {
      const agent = await connect({ legacy })
      assert.equal(agent.getNegotiatedProtocolVersion(), legacy ? '2025-11-25' : '2026-07-28')
      assert.equal((await agent.listTools()).tools.length, 25)
      const { body } = await world.call('identity.getCaller', tenant.key, {})
      assert.deepEqual((await call(agent, 'get_caller')).structuredContent, body)
      const missing = await call(agent, 'get_job', { jobId: organizationId })
      assert.deepEqual([missing.isError, missing.structuredContent._tag], [true, 'NotFound'])
      assert.match(String(missing.structuredContent.requestId), /^[0-9a-f-]{36}$/)
      await agent.close()
    }
  })

  test('asks the person in the way the client supports, or falls back to two calls', async () => {
    const create = (name: string) => ({ operation: 'teams.createTeam', input: { organizationId, name } })
    const asked: string[] = []
    const person = (message: string) => {
      asked.push(message)
      return yes
    }
    for (const [name, legacy] of [
      ['Old', true],
      ['New', false],
    ] as const) {
      const agent = await connect({ legacy, person })
      const { structuredContent } = await call(agent, 'call_operation', create(name))
      assert.equal(structuredContent.name, name)
      await agent.close()
    }
    assert.equal(asked.length, 2)
    const agent = await connect()
    const { confirmationToken } = (await call(agent, 'call_operation', create('Twice'))).structuredContent
    const confirmed = { ...create('Twice'), confirmationToken }
    const { structuredContent: first } = await call(agent, 'call_operation', confirmed)
    const { structuredContent: again } = await call(agent, 'call_operation', confirmed)
    await agent.close()
    assert.deepEqual(again, first, 'a reused token replays the first answer')
    assert.deepEqual(await teams(), ['New', 'Old', 'Twice'])
  })

  test('can be limited to toolsets, to reading and to one organization', async () => {
    const agent = await connect({}, ['--toolsets', 'teams', '--read-only', '--organization', organizationId])
    const { tools } = await agent.listTools()
    assert.deepEqual(tools.map(({ name }) => name).sort(), ['get_team', 'list_teams'])
    const stranger = await world.tenant()
    const theirs = { 'filter[organizationId]': stranger.organizationId }
    const { isError, structuredContent } = await call(agent, 'list_teams', theirs)
    assert.deepEqual([isError, structuredContent._tag], [true, 'Forbidden'])
    await agent.close()
  })

  test('reports wrong flags on standard error', async () => {
    const cases: [string[], number, RegExp][] = [
      [['--toolsets', 'team'], 2, /no toolset "team"\. Did you mean teams\?/],
      [['--tolsets', 'teams'], 2, /Did you mean --toolsets\?/],
      [['--organization', 'mine'], 2, /There is no organization "mine"/],
      [['--yes'], 2, /does not take --yes/],
      [['--dry-run'], 2, /--dry-run/],
    ]
    for (const [flags, code, words] of cases) {
      const ended = await runLearn(['mcp', ...flags], settings.config)
      assert.equal(ended.code, code, ended.err)
      assert.match(ended.err, words)
      assert.equal(ended.out, '')
    }
    const { LEARN_TOKEN: _, ...signedOut } = settings.env
    assert.equal((await runLearn(['mcp'], readConfig(signedOut))).code, 3)
  })

  test('writes nothing but the protocol, and ends when its input does', async () => {
    const child = spawn(node, [...start, 'mcp'], { env })
    let out = ''
    child.stdout.on('data', chunk => (out += chunk))
    child.stderr.resume()
    const params = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    }
    child.stdin.write('this is not a message\n')
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`)
    while (!out.includes('\n')) await once(child.stdout, 'data')
    child.stdin.end()
    const [code] = await once(child, 'close')
    assert.equal(code, 0)
    for (const line of out.trimEnd().split('\n')) assert.equal(JSON.parse(line).jsonrpc, '2.0')
  })
})

test('an unreachable server is reported in the result, with what to do next', async t => {
  const transport = new StdioClientTransport({
    command: node,
    args: [...start, 'mcp', '--quiet', '--timeout', '1'],
    env: { ...env, LEARN_URL: 'http://127.0.0.1:9' },
    stderr: 'pipe',
  })
  const agent = makeClient({})
  t.after(() => agent.close())
  await agent.connect(transport)
  const { isError, structuredContent } = await call(agent, 'get_caller')
  assert.equal(isError, true)
  assert.match(String(structuredContent._tag), /NetworkError|TimeoutError/)
  assert.match(String(structuredContent.next), /--url, LEARN_URL or your profile|Try again/)
})

describe('the inspector’s command line', { concurrency: true }, () => {
  const inspector = 'node_modules/.bin/mcp-inspector'
  const given = Object.entries(settings.env).flatMap(([name, value]) => ['-e', `${name}=${value}`])
  const targets = {
    'learn mcp': [...given, ...learnCommand, 'mcp'],
    '/mcp': [`${world.server.url}/mcp`, '--header', `Authorization: Bearer ${tenant.key}`],
  }
  const inspect = async (target: readonly string[], args: readonly string[]) => {
    const { stdout } = await promisify(execFile)(inspector, ['--cli', ...target, ...args], { env })
    return JSON.parse(stdout)
  }
  for (const [name, target] of Object.entries(targets)) {
    test(`lists and calls tools, reads resources and gets prompts at ${name}`, async () => {
      const ask = (...args: string[]) => inspect(target, ['--method', ...args, '--connect-timeout', '120000'])
      const [tools, called, read, got] = await Promise.all([
        ask('tools/list'),
        ask('tools/call', '--tool-name', 'get_caller'),
        ask('resources/read', '--uri', 'learn://prices'),
        ask('prompts/get', '--prompt-name', 'review_week', '--prompt-args', 'student=Robin'),
      ])
      assert.equal(tools.tools.length, 25)
      assert.equal(called.structuredContent.kind, 'key')
      assert.match(read.contents[0].text, /"data"/)
      assert.match(got.messages[0].content.text, /Robin/)
    })
  }
})
