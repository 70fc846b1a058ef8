import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { topics } from '@learn/content'
import { policyVersion } from '@learn/learning/policy'
import { clientFamily } from '../../../test/support/learning/family.ts'
import { begin, next } from '../../../test/support/learning/practising.ts'
import { World } from '../../../test/support/world.ts'
import { notCompared, organizationsLiteral } from '../../storage/scope.ts'
import { settingsOf } from './topic-visibility.store.ts'

const world = await World.create()
after(() => world.close())

const topicId = 'maths.place-value'

async function organization() {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const list = async () => (await world.call('learn.listLearnTopicSettings', key, { organizationId })).body
  const setTopic = async (change: object, id = topicId) =>
    await world.call('learn.updateLearnTopicSetting', key, { organizationId, topicId: id, ...change })
  const get = async () => (await world.call('learn.getLearnSettings', key, { organizationId })).body
  const set = async (change: object) =>
    await world.call('learn.updateLearnSettings', key, { organizationId, ...change })
  return { ...tenant, list, setTopic, get, set }
}

test('at first every topic is shown with its lesson, published content is required, and nobody is erased', async () => {
  const { organizationId, list, get } = await organization()
  assert.deepEqual(await list(), {
    data: topics.map(({ id }) => ({ topicId: id, hidden: false, lessonPublished: true })),
    total: topics.length,
    nextCursor: null,
    prevCursor: null,
  })
  assert.deepEqual(await get(), {
    organizationId,
    requirePublishedContent: true,
    eraseInactiveDays: null,
    newPolicyPercent: 100,
    guardianConsentRequired: false,
    groupComparisons: false,
    staffPinResets: false,
  })
})

test('hiding a topic and withholding its lesson are separate, and affect this organization only', async () => {
  const { list, setTopic } = await organization()
  const other = await organization()
  const changes: [object, { hidden: boolean; lessonPublished: boolean }][] = [
    [{}, { hidden: false, lessonPublished: true }],
    [{ hidden: true }, { hidden: true, lessonPublished: true }],
    [{ lessonPublished: false }, { hidden: true, lessonPublished: false }],
    [{}, { hidden: true, lessonPublished: false }],
    [{ hidden: false }, { hidden: false, lessonPublished: false }],
    [
      { hidden: true, lessonPublished: true },
      { hidden: true, lessonPublished: true },
    ],
  ]
  for (const [change, expected] of changes) {
    const { status, body } = await setTopic(change)
    assert.deepEqual([status, body], [200, { topicId, ...expected }])
    const { data } = await list()
    assert.deepEqual(
      data.filter(({ hidden, lessonPublished }) => hidden || !lessonPublished),
      expected.hidden || !expected.lessonPublished ? [{ topicId, ...expected }] : [],
    )
  }
  const { data } = await other.list()
  assert(data.every(({ hidden, lessonPublished }) => !hidden && lessonPublished))
})

test('the first change of a topic can withhold its lesson, and the topic stays shown', async () => {
  const { setTopic } = await organization()
  assert.deepEqual((await setTopic({ lessonPublished: false })).body, {
    topicId,
    hidden: false,
    lessonPublished: false,
  })
})

test('two people who change different settings of a topic at the same time lose nothing', async () => {
  const { list, setTopic } = await organization()
  for (const value of [true, false, true, false]) {
    await Promise.all([setTopic({ hidden: value }), setTopic({ lessonPublished: !value })])
    const { data } = await list()
    const expected = { topicId, hidden: value, lessonPublished: !value }
    assert.deepEqual(
      data.find(setting => setting.topicId === topicId),
      expected,
    )
  }
})

test('an unknown topic can’t be changed, and nothing is written', async () => {
  const { organizationId, setTopic } = await organization()
  for (const id of ['maths.no-such', 'maths', '%', '__proto__', 'x'.repeat(128), '😀']) {
    const { body } = await setTopic({ hidden: true }, id)
    assert.equal(body._tag, 'NotFound', id)
    assert.match(body.message ?? '', /learn\.listLearnTopics/)
  }
  for (const id of ['x'.repeat(129), 'a\0b'])
    assert.equal((await setTopic({ hidden: true }, id)).body._tag, 'HttpApiDecodeError', id)
  for (const change of [{ hidden: null }, { hidden: 'yes' }, { lessonPublished: 1 }])
    assert.equal((await setTopic(change)).body._tag, 'HttpApiDecodeError', JSON.stringify(change))
  const { rows } = await world.owner.query('select from topic_settings where organization_id = $1', [
    organizationId,
  ])
  assert.equal(rows.length, 0)
})

test('settings change one by one, and null is a value of its own', async () => {
  const { get, set } = await organization()
  const expected = await get()
  const changes = [
    {},
    { eraseInactiveDays: 30 },
    { requirePublishedContent: false },
    { eraseInactiveDays: 3650 },
    { newPolicyPercent: 0 },
    { guardianConsentRequired: true },
    {},
    { eraseInactiveDays: null },
    { requirePublishedContent: true, eraseInactiveDays: 365, newPolicyPercent: 25 },
    { guardianConsentRequired: false },
  ]
  for (const change of changes) {
    Object.assign(expected, change)
    const { status, body } = await set(change)
    assert.deepEqual([status, body], [200, expected])
    assert.deepEqual(await get(), expected)
  }
  const first = await organization()
  assert.equal((await first.set({ requirePublishedContent: false })).body.requirePublishedContent, false)
})

test('nobody is erased within a month, and an invalid number of days is refused', async () => {
  const { get, set } = await organization()
  const before = await get()
  for (const eraseInactiveDays of [29, 0, -1, 3651, 30.5, 1e300, '365', true, [30]]) {
    const { body } = await set({ eraseInactiveDays })
    assert.equal(body._tag, 'HttpApiDecodeError', String(eraseInactiveDays))
    assert.match(body.message ?? '', /eraseInactiveDays/)
  }
  for (const requirePublishedContent of [null, 'true', 0])
    assert.equal((await set({ requirePublishedContent })).body._tag, 'HttpApiDecodeError')
  assert.deepEqual(await get(), before)
})

test('the audit log shows who changed the settings', async () => {
  const { key, organizationId, set, setTopic } = await organization()
  await set({ eraseInactiveDays: 400 })
  await setTopic({ hidden: true })
  const { body } = await world.call('audit.listAuditEvents', key, {
    'filter[organizationId]': organizationId,
    sortOrder: 'asc',
  })
  assert.deepEqual(
    body.data.map(({ operation, subjectId }) => [operation, subjectId]),
    [
      ['learn.updateLearnSettings', organizationId],
      ['learn.updateLearnTopicSetting', organizationId],
    ],
  )
})

test('decisions read all settings in one query', async () => {
  const { organizationId, userId, set, setTopic } = await organization()
  const scope = {
    principalId: userId,
    versions: notCompared,
    organizations: organizationsLiteral([organizationId]),
  }
  const db = world.server.app.database.scoped(scope)
  let queries = 0
  const read = async () =>
    await settingsOf(
      {
        query: (statement, values) => {
          queries++
          return db.query(statement, values)
        },
      },
      organizationId,
    )
  const nothing = new Set<string>()
  assert.deepEqual(await read(), { requirePublishedContent: true, hidden: nothing, withheld: nothing })
  await setTopic({ hidden: true })
  await setTopic({ lessonPublished: false }, 'maths.algebra')
  await setTopic({ hidden: true, lessonPublished: false }, 'maths.money')
  await set({ requirePublishedContent: false })
  assert.deepEqual(await read(), {
    requirePublishedContent: false,
    hidden: new Set([topicId, 'maths.money']),
    withheld: new Set(['maths.algebra', 'maths.money']),
  })
  assert.equal(queries, 2)
})

test('a new version of the policy can be tried with a share of the children, and taken back', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const children = await Promise.all(Array.from({ length: 20 }, () => clientFamily(world, tenant)))
  const share = async (newPolicyPercent: number) => {
    const { body } = await world.call('learn.updateLearnSettings', key, { organizationId, newPolicyPercent })
    assert.equal(body.newPolicyPercent, newPolicyPercent)
    return await Promise.all(
      children.map(async child => {
        const { id } = await begin(world, child)
        const { decision } = await next(world, child, id)
        const { body } = await world.call('learn.reproduceLearnDecision', key, { decisionId: decision.id })
        assert.equal(body.identical, true)
        return decision.algorithmVersion
      }),
    )
  }
  const countNew = (versions: readonly string[]) =>
    versions.filter(version => version === policyVersion).length
  assert.equal(countNew(await share(0)), 0)
  const half = await share(50)
  assert(countNew(half) > 2 && countNew(half) < 18, `${countNew(half)}`)
  const more = await share(80)
  for (const [at, version] of half.entries())
    if (version === policyVersion) assert.equal(more[at], policyVersion)
  assert.deepEqual(await share(50), half)
  assert.equal(countNew(await share(100)), children.length)
})

test('the share of a new version is a whole number of percent', async () => {
  const { key, organizationId } = await world.tenant()
  for (const newPolicyPercent of [-1, 101, 1.5, '50', null]) {
    const input = { organizationId, newPolicyPercent } as never
    assert.equal((await world.call('learn.updateLearnSettings', key, input)).status, 400)
  }
})
