import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Client } from '@modelcontextprotocol/client'
import {
  assertSame,
  balanceOf,
  callById,
  connectAgent,
  makePayer,
  textOf,
  tokenFor,
  wordOf,
} from './support/agent.ts'
import { createBook, trialSurface, trialTable, trialUnusual, wordsOf } from './support/trial.ts'
import { World } from './support/world.ts'

/** The price of a book, as a factor. A test raises it. */
let dearness = 1
const { units } = trialSurface
const surface = {
  ...trialSurface,
  units: {
    ...units,
    [createBook.id]: async (...args: Parameters<NonNullable<(typeof units)[string]>>) =>
      dearness * ((await units[createBook.id]?.(...args)) ?? 0),
  },
}
const world = await World.create({}, undefined, { ...trialUnusual, surface })
const other = await world.startAnotherServer({}, undefined, { ...trialUnusual, surface })
after(async () => {
  await other.close()
  await world.close()
})
await world.owner.query(trialTable)

describe('a client that can’t ask a person', () => {
  test('gets a preview with the cost first; the same call with its token then runs', async () => {
    for (const legacy of [false, true]) {
      const tenant = await makePayer(world)
      const agent = await connectAgent(world, tenant.key, { legacy })
      const args = wordOf(tenant)
      const first = await callById(agent, args)
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
      assert.deepEqual(
        [await wordsOf(world, tenant.organizationId), await balanceOf(world, tenant)],
        [[], 100],
      )
      const second = await callById(agent, { ...args, confirmationToken })
      assert.equal(second.structuredContent.word, 'yes')
      assert.deepEqual(
        [await wordsOf(world, tenant.organizationId), await balanceOf(world, tenant)],
        [['yes'], 95],
      )
      await agent.close()
    }
  })

  test('gets the first answer again when it reuses a token, on any server, and nothing happens twice', async () => {
    const tenant = await makePayer(world)
    const agents = await Promise.all(
      [world.server.url, other.url].map(url => connectAgent(world, tenant.key, { url })),
    )
    const [agent] = agents as [Client]
    const confirmationToken = await tokenFor(agent, wordOf(tenant))
    const confirmed = { ...wordOf(tenant), confirmationToken }
    const answers = await Promise.all([...agents, ...agents].map(each => callById(each, confirmed)))
    const { structuredContent: last } = await callById(agent, confirmed)
    assertSame(answers, last)
    assert.deepEqual(
      [await wordsOf(world, tenant.organizationId), await balanceOf(world, tenant)],
      [['yes'], 95],
    )
    const again = await tokenFor(agent, wordOf(tenant))
    await callById(agent, { ...wordOf(tenant), confirmationToken: again })
    assert.equal(await balanceOf(world, tenant), 90, 'a new preview leads to a new charge')
    await Promise.all(agents.map(each => each.close()))
  })

  test('can’t use a token for anything but the previewed call, and gets a fresh preview', async () => {
    const tenant = await makePayer(world)
    const stranger = await makePayer(world)
    const agent = await connectAgent(world, tenant.key)
    const colleague = await connectAgent(world, await world.key(tenant))
    const confirmationToken = await tokenFor(agent, wordOf(tenant))
    const at = confirmationToken.length - 5
    const changed =
      confirmationToken.slice(0, at) +
      (confirmationToken[at] === 'A' ? 'B' : 'A') +
      confirmationToken.slice(at + 1)
    const cases: [string, Client, object, RegExp][] = [
      ['other arguments', agent, { ...wordOf(tenant, 'maybe'), confirmationToken }, /arguments differ/],
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
      const { structuredContent } = await callById(client, args)
      assert.match(String(structuredContent.because), words, name)
      assert.notEqual(structuredContent.confirmationToken, confirmationToken, name)
    }
    const both = await connectAgent(world, await world.token(tenant.userId, { audience: 'mcp' }))
    await world.owner.query(
      `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
        values (gen_random_uuid(), $1, $2, 'admin', 'team', now())`,
      [tenant.userId, stranger.organizationId],
    )
    const elsewhere = await tokenFor(both, wordOf(tenant))
    const { structuredContent } = await callById(both, { ...wordOf(stranger), confirmationToken: elsewhere })
    assert.match(String(structuredContent.because), /another .*organization/)
    assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
    assert.deepEqual(await wordsOf(world, stranger.organizationId), [])
    await Promise.all([agent, colleague, both].map(client => client.close()))
  })

  test('sees the cost for the organization that the call is about, if it names none', async () => {
    const tenant = await makePayer(world)
    const agent = await connectAgent(world, tenant.key)
    const red = { organizationId: tenant.organizationId, name: 'Red' }
    const { body: team } = await world.call('teams.createTeam', tenant.key, red)
    const badge = { operation: 'trial.createBadge', input: { teamId: team.id } }
    const { preview, confirmationToken } = (await callById(agent, badge)).structuredContent
    const cost = { credits: 3, balanceBefore: 100, balanceAfter: 97, payable: true, shortfall: 0 }
    assert.deepEqual(Object(preview).cost, cost)
    assert.equal((await callById(agent, { ...badge, confirmationToken })).isError, undefined)
    assert.equal(await balanceOf(world, tenant), 97)
    await agent.close()
  })

  test('can’t use a token after ten minutes, or if the price has changed', async () => {
    const tenant = await makePayer(world)
    const agent = await connectAgent(world, tenant.key)
    const expired = await tokenFor(agent, wordOf(tenant))
    world.clock.ahead = 10 * 60_000 + 1
    const late = await callById(agent, { ...wordOf(tenant), confirmationToken: expired })
    world.clock.ahead = 0
    assert.match(String(late.structuredContent.because), /has expired/)
    const book = { operation: 'trial.createBook', input: { organizationId: tenant.organizationId, pages: 2 } }
    const cheap = await tokenFor(agent, book)
    dearness = 3
    const dear = await callById(agent, { ...book, confirmationToken: cheap })
    dearness = 1
    assert.match(String(dear.structuredContent.because), /price has changed .* from 4 to 12 credits/)
    assert.equal(await balanceOf(world, tenant), 100)
    await agent.close()
  })

  test('is asked nothing about a call that would fail, and hears why', async () => {
    const poor = await makePayer(world, 3)
    const agent = await connectAgent(world, poor.key)
    const { isError, structuredContent } = await callById(agent, wordOf(poor))
    assert.deepEqual(
      [isError, structuredContent._tag, structuredContent.shortfall],
      [true, 'PaymentRequired', 2],
    )
    assert.match(String(structuredContent.next), /credits/)
    const { organizationId } = poor
    const thirteen = await callById(agent, {
      operation: 'trial.createBook',
      input: { organizationId, pages: 13 },
    })
    assert.match(textOf(thirteen), /^BadRequest: Nobody writes thirteen pages\./)
    await world.credits(poor, 10)
    const no = await callById(agent, wordOf(poor, 'no'))
    assert.deepEqual([no.isError, no.structuredContent.confirmationToken], [true, undefined])
    const wrong = await callById(agent, { operation: 'trial.createWord', input: { word: '', size: 1 } })
    assert.equal(wrong.structuredContent._tag, 'HttpApiDecodeError')
    assert.deepEqual(
      (wrong.structuredContent.issues as { path: string[] }[]).map(({ path }) => path.join('.')).sort(),
      ['organizationId', 'size', 'word'],
    )
    await agent.close()
  })
})
