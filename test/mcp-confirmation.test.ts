import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { CallToolResult, Client } from '@modelcontextprotocol/client'
import { call, connectAgent, textOf, yes } from './agent.ts'
import { createBook, trialSurface, trialTable, trialUnusual, wordsOf } from './trial.ts'
import { type Tenant, World } from './world.ts'

/** What a page of a book takes, in pages: a test makes books dearer. */
let dearness = 1
let ahead = 0
const now = () => new Date(Date.now() + ahead)
const { units } = trialSurface
const surface = {
  ...trialSurface,
  units: {
    ...units,
    [createBook.id]: async (...args: Parameters<NonNullable<(typeof units)[string]>>) =>
      dearness * ((await units[createBook.id]?.(...args)) ?? 0),
  },
}
const world = await World.create({}, now, { ...trialUnusual, surface })
const other = await world.anotherServer({}, now, { ...trialUnusual, surface })
after(async () => {
  await other.close()
  await world.close()
})
await world.owner.query(trialTable)

async function organization(credits = 100): Promise<Tenant> {
  const tenant = await world.tenant()
  await world.credits(tenant, credits)
  return tenant
}

const balanceOf = async ({ organizationId, key }: Tenant) =>
  (await world.call('billing.getBalance', key, { organizationId })).body.creditsBalance

const wordOf = ({ organizationId }: Tenant, word = 'yes') => ({
  operation: 'trial.createWord',
  input: { organizationId, word },
})
const write = (agent: Client, args: object) => call(agent, 'call_operation', { ...args })
const tokenOf = async (agent: Client, args: object) =>
  String((await write(agent, args)).structuredContent.confirmationToken)

/** Who comes while the first is under way is told so, and everybody else what the first was told. */
function assertSame(answers: readonly CallToolResult[], expected: unknown): void {
  const [told = [], done = []] = [true, false].map(refused =>
    answers.filter(({ isError = false }) => isError === refused),
  )
  for (const { structuredContent } of done) assert.deepEqual(structuredContent, expected)
  for (const answer of told) assert.match(textOf(answer), /^Conflict: .* still under way/)
  assert(done.length > 0)
}

describe('a client that can’t put a question to a person', () => {
  test('gets a preview with the cost and does nothing; then the same call with its token does it', async () => {
    for (const legacy of [false, true]) {
      const tenant = await organization()
      const agent = await connectAgent(world, tenant.key, { legacy })
      const args = wordOf(tenant)
      const first = await write(agent, args)
      assert.match(textOf(first), /^Nothing has been done yet\./)
      const { preview, confirmationToken } = first.structuredContent
      assert.deepEqual(preview, {
        operation: 'trial.createWord',
        summary: 'Write a word',
        destructive: false,
        fields: [
          { name: 'organizationId', value: tenant.organizationId },
          { name: 'word', value: 'yes' },
        ],
        cost: { credits: 5, balanceBefore: 100, balanceAfter: 95, payable: true, shortfall: 0 },
      })
      assert.deepEqual([await wordsOf(world, tenant.organizationId), await balanceOf(tenant)], [[], 100])
      const second = await write(agent, { ...args, confirmationToken })
      assert.equal(second.structuredContent.word, 'yes')
      assert.deepEqual([await wordsOf(world, tenant.organizationId), await balanceOf(tenant)], [['yes'], 95])
      await agent.close()
    }
  })

  test('that uses a token again gets the first answer again, at whichever server, and nothing happens twice', async () => {
    const tenant = await organization()
    const agents = await Promise.all(
      [world.server.url, other.url].map(url => connectAgent(world, tenant.key, { url })),
    )
    const [agent] = agents as [Client]
    const confirmationToken = await tokenOf(agent, wordOf(tenant))
    const confirmed = { ...wordOf(tenant), confirmationToken }
    const answers = await Promise.all([...agents, ...agents].map(each => write(each, confirmed)))
    const { structuredContent: last } = await write(agent, confirmed)
    assertSame(answers, last)
    assert.deepEqual([await wordsOf(world, tenant.organizationId), await balanceOf(tenant)], [['yes'], 95])
    const again = await tokenOf(agent, wordOf(tenant))
    await write(agent, { ...wordOf(tenant), confirmationToken: again })
    assert.equal(await balanceOf(tenant), 90, 'what is previewed anew is meant anew')
    await Promise.all(agents.map(each => each.close()))
  })

  test('is refused a token for anything else than what was previewed, and gets a fresh preview', async () => {
    const tenant = await organization()
    const stranger = await organization()
    const agent = await connectAgent(world, tenant.key)
    const colleague = await connectAgent(world, await world.key(tenant))
    const confirmationToken = await tokenOf(agent, wordOf(tenant))
    const at = confirmationToken.length - 5
    const changed =
      confirmationToken.slice(0, at) +
      (confirmationToken[at] === 'A' ? 'B' : 'A') +
      confirmationToken.slice(at + 1)
    const cases: [string, Client, object, RegExp][] = [
      ['other arguments', agent, { ...wordOf(tenant, 'no'), confirmationToken }, /arguments are not those/],
      ['a changed token', agent, { ...wordOf(tenant), confirmationToken: changed }, /was changed/],
      ['no token at all', agent, { ...wordOf(tenant), confirmationToken: 'yes' }, /was changed/],
      ['another caller', colleague, { ...wordOf(tenant), confirmationToken }, /another .*caller/],
      [
        'another operation',
        agent,
        {
          operation: 'teams.createTeam',
          input: { organizationId: tenant.organizationId, name: 'Blue' },
          confirmationToken,
        },
        /another operation/,
      ],
    ]
    for (const [name, client, args, words] of cases) {
      const { structuredContent } = await write(client, args)
      assert.match(String(structuredContent.because), words, name)
      assert.notEqual(structuredContent.confirmationToken, confirmationToken, name)
    }
    const both = await connectAgent(world, await world.token(tenant.userId, { audience: 'mcp' }))
    await world.owner.query(
      `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
        values (gen_random_uuid(), $1, $2, 'admin', 'team', now())`,
      [tenant.userId, stranger.organizationId],
    )
    const elsewhere = await tokenOf(both, wordOf(tenant))
    const { structuredContent } = await write(both, { ...wordOf(stranger), confirmationToken: elsewhere })
    assert.match(String(structuredContent.because), /another .*organization/)
    assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
    assert.deepEqual(await wordsOf(world, stranger.organizationId), [])
    await Promise.all([agent, colleague, both].map(client => client.close()))
  })

  test('is refused a token after ten minutes, and one whose price has changed', async () => {
    const tenant = await organization()
    const agent = await connectAgent(world, tenant.key)
    const expired = await tokenOf(agent, wordOf(tenant))
    ahead = 10 * 60_000 + 1
    const late = await write(agent, { ...wordOf(tenant), confirmationToken: expired })
    ahead = 0
    assert.match(String(late.structuredContent.because), /has expired/)
    const book = { operation: 'trial.createBook', input: { organizationId: tenant.organizationId, pages: 2 } }
    const cheap = await tokenOf(agent, book)
    dearness = 3
    const dear = await write(agent, { ...book, confirmationToken: cheap })
    dearness = 1
    assert.match(String(dear.structuredContent.because), /price has changed .* from 4 to 12 credits/)
    assert.equal(await balanceOf(tenant), 100)
    await agent.close()
  })

  test('learns before that it can’t be paid for, and what is wrong with the call', async () => {
    const poor = await organization(3)
    const agent = await connectAgent(world, poor.key)
    const first = await write(agent, wordOf(poor))
    assert.match(textOf(first), /costs 5 credits, and there are 3: 2 are missing/)
    const { confirmationToken } = first.structuredContent
    const { isError, structuredContent } = await write(agent, { ...wordOf(poor), confirmationToken })
    assert.deepEqual(
      [isError, structuredContent._tag, structuredContent.shortfall],
      [true, 'PaymentRequired', 2],
    )
    assert.match(String(structuredContent.next), /credits/)
    const { organizationId } = poor
    const thirteen = await write(agent, {
      operation: 'trial.createBook',
      input: { organizationId, pages: 13 },
    })
    assert.match(textOf(thirteen), /^BadRequest: Nobody writes thirteen pages\./)
    const wrong = await write(agent, { operation: 'trial.createWord', input: { word: '', size: 1 } })
    assert.equal(wrong.structuredContent._tag, 'HttpApiDecodeError')
    assert.deepEqual(
      (wrong.structuredContent.issues as { path: string[] }[]).map(({ path }) => path.join('.')).sort(),
      ['organizationId', 'size', 'word'],
    )
    await agent.close()
  })
})

describe('a client that can put a question to a person', () => {
  test('asks, with the cost, and does it once where the person agrees', async () => {
    const tenant = await organization()
    const asked: string[] = []
    const agent = await connectAgent(world, tenant.key, {
      person: message => {
        asked.push(message)
        return yes
      },
    })
    const { structuredContent } = await write(agent, wordOf(tenant))
    assert.equal(structuredContent.word, 'yes')
    assert.match(
      asked.join(),
      /^Write a word .*\n.*\n {2}word: yes\nIt costs 5 credits: .* 100 before and 95 after\.$/,
    )
    assert.deepEqual([asked.length, await balanceOf(tenant)], [1, 95])
    await agent.close()
  })

  test('that sends the same agreement again gets the first answer again', async () => {
    const tenant = await organization()
    const agent = await connectAgent(world, tenant.key, { person: () => yes })
    const params = { name: 'call_operation', arguments: wordOf(tenant) }
    const asking = await agent.callTool(params, { allowInputRequired: true })
    const { requestState } = asking as { requestState?: string }
    // The retry of a client that asks by itself, which the type of a first call does not know.
    const agreed = { ...params, inputResponses: { confirm: yes }, requestState } as typeof params
    const answers = await Promise.all([1, 2, 3].map(() => agent.callTool(agreed)))
    assertSame(answers, (await agent.callTool(agreed)).structuredContent)
    assert.deepEqual([await wordsOf(world, tenant.organizationId), await balanceOf(tenant)], [['yes'], 95])
    const forged = await agent.callTool({ ...agreed, requestState: `${requestState}x` } as typeof params)
    assert.match(JSON.stringify(forged.structuredContent), /was changed/)
    const swapped = { ...agreed, arguments: wordOf(tenant, 'other') }
    assert.match(JSON.stringify((await agent.callTool(swapped)).structuredContent), /arguments are not those/)
    assert.equal(await balanceOf(tenant), 95)
    await agent.close()
  })

  test('does nothing where the person says no', async () => {
    const tenant = await organization()
    const agent = await connectAgent(world, tenant.key, {
      person: async () => {
        ahead += 5_000 // A person reads before.
        return { action: 'decline' }
      },
    })
    const { isError, structuredContent } = await write(agent, wordOf(tenant))
    ahead = 0
    assert.deepEqual([isError, structuredContent._tag], [true, 'Declined'])
    assert.equal(structuredContent.confirmationToken, undefined, 'and the agent has nothing to go past them')
    assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
    await agent.close()
  })

  test('and says no by itself, or closes the question, gets the two calls instead', async () => {
    const tenant = await organization()
    for (const action of ['decline', 'cancel'] as const) {
      const agent = await connectAgent(world, tenant.key, { person: () => ({ action }) })
      const { structuredContent } = await write(agent, wordOf(tenant, action))
      assert.match(String(structuredContent.because), action === 'cancel' ? /was closed/ : /by itself/)
      const { confirmationToken } = structuredContent
      const second = await write(agent, { ...wordOf(tenant, action), confirmationToken })
      assert.equal(second.structuredContent.word, action)
      await agent.close()
    }
    assert.deepEqual(await wordsOf(world, tenant.organizationId), ['decline', 'cancel'])
  })
})

test('a PIN is covered in the preview and in the question', async () => {
  const { key } = await organization()
  const args = {
    parentDisplayName: 'Alex Reed',
    parentEmail: 'alex@reed.example',
    childDisplayName: 'Robin',
    childUsername: 'robin-of-the-confirmation',
    childPin: '4071',
    yearGroup: 'Year 5',
    targetSchool: null,
    examFamilyId: 'gl',
    subjectIds: ['maths'],
    avatarId: 'fox',
  }
  const seen: string[] = []
  const asking = await connectAgent(world, key, {
    person: message => {
      seen.push(message)
      return { action: 'cancel' }
    },
  })
  seen.push(JSON.stringify(await call(asking, 'complete_learn_parent_child_onboarding', args)))
  assert.equal(seen.length, 2)
  for (const text of seen) {
    assert.match(text, /robin-of-the-confirmation/)
    assert.match(text, /••••/)
    assert.doesNotMatch(text, /4071/)
  }
  await asking.close()
})
