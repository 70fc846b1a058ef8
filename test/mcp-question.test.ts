import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import {
  assertSame,
  balanceOf,
  call,
  callById,
  connectAgent,
  makePayer,
  wordOf,
  yes,
} from './support/agent.ts'
import { trialTable, trialUnusual, wordsOf } from './support/trial.ts'
import { World } from './support/world.ts'

const world = await World.create({}, undefined, trialUnusual)
after(() => world.close())
await world.owner.query(trialTable)

describe('a client that can ask a person', () => {
  test('asks, showing the cost, and the call runs once if the person agrees', async () => {
    const tenant = await makePayer(world)
    const asked: string[] = []
    const agent = await connectAgent(world, tenant.key, {
      person: message => {
        asked.push(message)
        return yes
      },
    })
    const { structuredContent } = await callById(agent, wordOf(tenant))
    assert.equal(structuredContent.word, 'yes')
    assert.match(
      asked.join(),
      /^Write a word .*\n.*\n {2}word: yes\nCosts up to 5 credits \(balance 100 → 95\)\.$/,
    )
    assert.deepEqual([asked.length, await balanceOf(world, tenant)], [1, 95])
    await agent.close()
  })

  test('gets the first answer again when it sends the same agreement again', async () => {
    const tenant = await makePayer(world)
    const agent = await connectAgent(world, tenant.key, { person: () => yes })
    const params = { name: 'call_operation', arguments: wordOf(tenant) }
    const asking = await agent.callTool(params, { allowInputRequired: true })
    const { requestState } = asking as { requestState?: string }
    // The retry of a client that asks the person on its own. The type of a first call lacks these fields.
    const agreed = { ...params, inputResponses: { confirm: yes }, requestState } as typeof params
    const answers = await Promise.all([1, 2, 3].map(() => agent.callTool(agreed)))
    assertSame(answers, (await agent.callTool(agreed)).structuredContent)
    assert.deepEqual(
      [await wordsOf(world, tenant.organizationId), await balanceOf(world, tenant)],
      [['yes'], 95],
    )
    assert.equal(await balanceOf(world, tenant), 95)
    await agent.close()
  })

  test('must ask again if the agreement or token is for another call: a wrong one can’t bypass the person', async () => {
    const tenant = await makePayer(world)
    const asked: string[] = []
    const agent = await connectAgent(world, tenant.key, {
      person: message => {
        asked.push(message)
        world.clock.ahead += 5_000
        return { action: 'decline' }
      },
    })
    const params = { name: 'call_operation', arguments: wordOf(tenant) }
    const asking = await agent.callTool(params, { allowInputRequired: true })
    const { requestState } = asking as { requestState?: string }
    const agreed = { ...params, inputResponses: { confirm: yes }, requestState }
    // The protocol requires an error if its own state was changed.
    const forged = { ...agreed, requestState: `${requestState}x` }
    await assert.rejects(agent.callTool(forged as typeof params), /requestState was changed/)
    for (const wrong of [
      { ...agreed, arguments: wordOf(tenant, 'other') },
      { ...params, arguments: { ...wordOf(tenant), confirmationToken: 'made-up' } },
    ]) {
      // The retry of a client that asks the person on its own. The type of a first call lacks these fields.
      const { structuredContent } = await agent.callTool(wrong as typeof params)
      assert.deepEqual(Object(structuredContent)._tag, 'Declined')
      assert.doesNotMatch(JSON.stringify(structuredContent), /confirmationToken/)
    }
    world.clock.ahead = 0
    assert.deepEqual(
      asked.map(message => /^.*?[,.]/.exec(message)?.[0]),
      [
        'The arguments differ from those in the preview of this confirmationToken.',
        'This confirmationToken was changed,',
      ],
    )
    assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
    await agent.close()
  })

  test('does nothing if the person says no', async () => {
    const tenant = await makePayer(world)
    const agent = await connectAgent(world, tenant.key, {
      person: async () => {
        world.clock.ahead += 5_000 // A person takes time to read.
        return { action: 'decline' }
      },
    })
    const { isError, structuredContent } = await callById(agent, wordOf(tenant))
    world.clock.ahead = 0
    assert.deepEqual([isError, structuredContent._tag], [true, 'Declined'])
    assert.match(String(structuredContent.next), /Do not try again/)
    assert.equal(structuredContent.confirmationToken, undefined, 'and the agent gets no token to bypass them')
    assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
    await agent.close()
  })

  test('falls back to two calls if it declines on its own or the question is closed', async () => {
    const tenant = await makePayer(world)
    for (const action of ['decline', 'cancel'] as const) {
      const agent = await connectAgent(world, tenant.key, { person: () => ({ action }) })
      const { structuredContent } = await callById(agent, wordOf(tenant, action))
      assert.match(
        String(structuredContent.because),
        action === 'cancel' ? /was closed/ : /before a person could have read/,
      )
      const { confirmationToken } = structuredContent
      const second = await callById(agent, { ...wordOf(tenant, action), confirmationToken })
      assert.equal(second.structuredContent.word, action)
      await agent.close()
    }
    assert.deepEqual(await wordsOf(world, tenant.organizationId), ['decline', 'cancel'])
  })
})

test('a PIN is hidden in the preview and in the question', async () => {
  const { key } = await makePayer(world)
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
