import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { examFamilies, letters, makeQuestion, type Step, steps, subjects, topics } from '@learn/content'
import { everyTopic } from '@learn/contract/learn/topics'
import { clientFamily, family, onboard, practiseOnce } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'
import { publicLesson, publicQuestion } from './content.ts'

const world = await World.create()
after(() => world.close())

const digitWorth = 'maths.place-value.digit-worth@1:3:7'

/** A child of a tenant, and functions to change the tenant's settings. */
async function createTaught() {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const child = await clientFamily(world, tenant)
  const setTopic = async (topicId: string, change: { hidden?: boolean; lessonPublished?: boolean }) => {
    const input = { organizationId, topicId, ...change }
    assert.equal((await world.call('learn.updateLearnTopicSetting', key, input)).status, 200)
  }
  return { ...tenant, child, setTopic }
}

test('there are four subjects, each with its parts and the number of its topics', async () => {
  const { key } = await world.tenant()
  const { body } = await world.call('learn.listLearnSubjects', key, {})
  assert.deepEqual(
    body.data.map(({ id, topicCount }) => [id, topicCount]),
    subjects.map(({ id, topics }) => [id, topics.length]),
  )
  assert.equal(body.total, 4)
  const parts = new Set(body.data.flatMap(({ id, subdomains }) => subdomains.map(part => `${id} ${part.id}`)))
  const { body: all } = await world.call('learn.listLearnTopics', key, { limit: '200' })
  for (const { subjectId, subdomainId } of all.data) assert(parts.has(`${subjectId} ${subdomainId}`))
})

test('an exam family says how it is answered, how fast, and what it consists of', async () => {
  const { key } = await world.tenant()
  const { body } = await world.call('learn.listLearnExamFamilies', key, {})
  assert.deepEqual(
    body.data.map(({ id, modes, pace }) => ({ id, modes, pace })),
    examFamilies.map(({ id, modes, pace }) => ({ id, modes, pace })),
  )
  for (const { mix } of body.data) {
    assert.equal(mix.length, 4)
    assert(Math.abs(mix.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9)
  }
})

test('topics come in teaching order, with their prerequisites and their share of each exam', async () => {
  const { key } = await world.tenant()
  const { body } = await world.call('learn.listLearnTopics', key, { limit: '200' })
  assert.deepEqual([body.total, body.nextCursor, body.prevCursor], [topics.length, null, null])
  assert.match(body.contentVersion, /^\d{4}\.\d+$/)
  assert.deepEqual(
    body.data.map(({ id, yearGroup, prerequisites, lessonVersion }) => [
      id,
      yearGroup,
      prerequisites,
      lessonVersion,
    ]),
    topics.map(({ id, year, prerequisites, lesson }) => [
      id,
      `Year ${year}`,
      prerequisites,
      lesson().version,
    ]),
  )
  for (const { id } of examFamilies) {
    const shares = body.data.map(
      ({ blueprint }) => blueprint?.find(({ examFamilyId }) => examFamilyId === id)?.share ?? Number.NaN,
    )
    assert(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9, id)
  }
  for (const { templates, modes } of body.data)
    assert.deepEqual([...new Set(templates?.map(({ mode }) => mode))].sort(), modes)
})

test('topics come in pages and in a short form, which is much shorter', async () => {
  const { key } = await world.tenant()
  const list = async (query: object) => (await world.call('learn.listLearnTopics', key, query)).body
  const whole = await list({ limit: '200' })
  const short = await list(everyTopic)
  assert.equal(
    short.nextCursor,
    null,
    'if there are more than fit, those who ask for every topic must ask again',
  )
  assert.deepEqual(
    short.data,
    whole.data.map(({ id, subjectId, subdomainId, name, yearGroup }) => ({
      id,
      subjectId,
      subdomainId,
      name,
      yearGroup,
    })),
  )
  assert(JSON.stringify(short).length < JSON.stringify(whole).length / 5)
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: typeof whole = await list({ form: 'short', limit: '40', ...(cursor && { cursor }) })
    assert(page.data.length <= 40)
    assert.equal(page.total, topics.length)
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  assert.deepEqual(
    ids,
    topics.map(({ id }) => id),
  )
  const { nextCursor } = await list({ limit: '1' })
  for (const wrong of [
    { limit: '0' },
    { limit: 'x' },
    { cursor: 'x' },
    { cursor: nextCursor, form: 'short' },
  ])
    assert.equal((await list(wrong))._tag, 'BadRequest', JSON.stringify(wrong))
})

test('topics can be filtered by subject, by exam, and by both', async () => {
  const { key } = await world.tenant()
  const ids = async (query: { subjectId?: 'maths' | 'english'; examFamilyId?: string }) =>
    (await world.call('learn.listLearnTopics', key, { limit: '200', ...query })).body.data.map(({ id }) => id)
  const topicsIn = (examFamilyId: 'gl' | 'cem' | 'iseb') =>
    topics.filter(({ weights }) => weights[examFamilyId] > 0).map(({ id }) => id)
  const isMathsTopic = (id: string) => id.startsWith('maths.')
  assert.deepEqual(await ids({ subjectId: 'maths' }), topics.map(({ id }) => id).filter(isMathsTopic))
  for (const examFamilyId of ['gl', 'cem', 'iseb'] as const) {
    assert.deepEqual(await ids({ examFamilyId }), topicsIn(examFamilyId))
    assert.deepEqual(
      await ids({ subjectId: 'maths', examFamilyId }),
      topicsIn(examFamilyId).filter(isMathsTopic),
    )
  }
  const everything = await ids({})
  assert(
    examFamilies.some(({ id }) => topicsIn(id).length < everything.length),
    'at least one exam leaves something out',
  )
})

test('an unknown exam is a bad request that lists the known ones; an unknown subject fails validation', async () => {
  const { key } = await world.tenant()
  for (const examFamilyId of ['GL', 'all', 'undefined', 'x'.repeat(128), '__proto__', '‮gl']) {
    const { body } = await world.call('learn.listLearnTopics', key, { examFamilyId })
    assert.equal(body._tag, 'BadRequest', examFamilyId)
    assert.equal(body.message, 'examFamilyId must be one of gl, cem, iseb.')
  }
  for (const query of ['subjectId=science', 'subjectId=', 'examFamilyId=', 'examFamilyId=%00']) {
    const headers = { authorization: `Bearer ${key}` }
    const { body } = await world.request<{ _tag: string }>(`/v1/learn/topics?${query}`, { headers })
    assert.equal(body._tag, 'HttpApiDecodeError', query)
  }
})

test('a lesson is complete, and an unknown topic has none', async () => {
  const { key } = await world.tenant()
  for (const topic of topics.filter((_, index) => index % 20 === 0)) {
    const { body } = await world.call('learn.getLearnLesson', key, { topicId: topic.id })
    assert.deepEqual(body, publicLesson(topic))
    for (const part of ['idea', 'example', 'harder', 'mistake', 'tryThis'] as const)
      assert(body.markdown.includes(topic.lesson()[part].trim()))
  }
  for (const topicId of ['maths', 'maths.place-value ', 'constructor', 'x'.repeat(128), '../subjects']) {
    const { body } = await world.call('learn.getLearnLesson', key, { topicId })
    assert.equal(body._tag, 'NotFound', topicId)
    assert.match(body.message ?? '', /learn\.listLearnTopics/)
  }
})

test('content that is the same for everybody is built once, and needs no database', async () => {
  const { key } = await world.tenant()
  assert.equal(publicLesson(topics[0] ?? assert.fail()), publicLesson(topics[0] ?? assert.fail()))
  const away = await world.startAnotherServer({ databaseConnections: 1 })
  const { url } = away
  assert.equal((await world.call('learn.listLearnSubjects', key, {}, { url })).status, 200)
  await away.app.database.close()
  const answers = [
    await world.call('learn.listLearnSubjects', key, {}, { url }),
    await world.call('learn.listLearnExamFamilies', key, {}, { url }),
    await world.call('learn.listLearnTopics', key, { subjectId: 'maths' }, { url }),
    await world.call('learn.getLearnLesson', key, { topicId: 'maths.place-value' }, { url }),
    await world.call('learn.getLearnQuestion', key, { questionId: digitWorth }, { url }),
  ]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  )
  await away.close().catch(() => undefined) // Its pool is already closed.
})

test('a hidden topic is hidden from students, and from nobody else', async () => {
  const { key, child, setTopic } = await createTaught()
  const elsewhere = await family(world)
  const topicId = 'maths.place-value'
  const listTopics = async (token: string) => {
    const { body } = await world.call('learn.listLearnTopics', token, { limit: '200' })
    assert.equal(body.data.length, body.total)
    return JSON.stringify(body).includes(`"${topicId}"`)
  }
  const lesson = async (token: string) => await world.call('learn.getLearnLesson', token, { topicId })
  const question = async (token: string) =>
    await world.call('learn.getLearnQuestion', token, { questionId: digitWorth })
  await practiseOnce(world, child)
  assert(await listTopics(child.token))
  await setTopic(topicId, { hidden: true })
  assert(!(await listTopics(child.token)), 'neither as a topic nor as a prerequisite')
  const { body: all } = await world.call('learn.listLearnTopics', child.token, { subjectId: 'english' })
  assert(all.total > 0 && all.data.every(({ subjectId }) => subjectId === 'english'))
  for (const { body } of [await lesson(child.token), await question(child.token)]) {
    assert.equal(body._tag, 'NotFound')
    assert.match(body.message ?? '', /learn\.listLearnTopics/)
  }
  for (const token of [key, child.parent.token, elsewhere.token]) {
    assert(await listTopics(token))
    assert.equal((await lesson(token)).status, 200)
    assert.equal((await question(token)).status, 200)
  }
  await setTopic(topicId, { hidden: false })
  assert(await listTopics(child.token))
  assert.equal((await lesson(child.token)).status, 200)
  assert.equal((await question(child.token)).status, 200)
})

test('a hidden topic can’t be distinguished from one that does not exist', async () => {
  const { child, setTopic } = await createTaught()
  await setTopic('maths.place-value', { hidden: true })
  const messageFor = async (questionId: string) =>
    (await world.call('learn.getLearnQuestion', child.token, { questionId })).body.message
  const unknown = await messageFor('maths.no-such.thing@1:3:7')
  assert.equal(
    await messageFor(digitWorth),
    unknown?.replace('maths.no-such.thing', 'maths.place-value.digit-worth'),
  )
})

test('students can’t see a withheld lesson while published content is required', async () => {
  const { key, organizationId, child, setTopic } = await createTaught()
  const topicId = 'maths.place-value'
  const lesson = async (token: string) => await world.call('learn.getLearnLesson', token, { topicId })
  const require = async (requirePublishedContent: boolean) =>
    await world.call('learn.updateLearnSettings', key, { organizationId, requirePublishedContent })
  assert.equal((await lesson(child.token)).status, 200)
  await setTopic(topicId, { lessonPublished: false })
  const { body } = await lesson(child.token)
  assert.equal(body._tag, 'NotFound')
  assert.match(body.message ?? '', /not published/)
  assert.equal((await lesson(key)).status, 200)
  assert.equal((await lesson(child.parent.token)).status, 200)
  const other = await world.call('learn.getLearnLesson', child.token, { topicId: 'maths.money' })
  assert.equal(other.status, 200, 'other lessons are visible')
  const question = await world.call('learn.getLearnQuestion', child.token, { questionId: digitWorth })
  assert.equal(question.status, 200, 'its questions are visible')
  await require(false)
  assert.equal((await lesson(child.token)).status, 200)
  await require(true)
  assert.equal((await lesson(child.token)).body._tag, 'NotFound')
  await setTopic(topicId, { lessonPublished: true })
  assert.equal((await lesson(child.token)).status, 200)
})

test('a student sees the right answer once they have answered that very question, and no other student does', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, child.parent.email)
  const ask = async (token: string, questionId = digitWorth) => {
    const { body, status } = await world.call('learn.getLearnQuestion', token, { questionId })
    assert.equal(status, 200)
    return body
  }
  const revealed = await ask(tenant.key)
  assert.equal(revealed.answer, 'A')
  assert.match(revealed.explanation ?? '', /hundreds place/)
  const { answer, explanation, ...rest } = revealed
  const asAsked = { ...rest, answer: null, explanation: null }
  assert.deepEqual(await ask(child.token), asAsked)
  const { questionId } = await practiseOnce(world, child)
  const answered = await ask(tenant.key, questionId)
  assert.notEqual(answered.answer, null)
  assert.deepEqual(await ask(child.token, questionId), answered)
  assert.deepEqual(await ask(sister.token, questionId), { ...answered, answer: null, explanation: null })
  const seed = Number(questionId.slice(questionId.lastIndexOf(':') + 1))
  const next = questionId.replace(/\d+$/, String(seed === 0 ? 1 : seed - 1))
  for (const other of [next, digitWorth]) {
    const { answer, explanation } = await ask(child.token, other)
    assert.deepEqual([answer, explanation], [null, null], other)
  }
  for (const token of [child.parent.token, (await world.member(tenant, 'viewer')).token])
    assert.deepEqual(await ask(token), revealed)
})

test('students get neither the answer, nor the explanation, nor the names of the mistakes', async () => {
  const { token } = await family(world)
  const headers = { authorization: `Bearer ${token}` }
  for (const { templates } of topics.filter((_, index) => index % 10 === 0)) {
    for (const { id, version } of templates) {
      const response = await fetch(`${world.server.url}/v1/learn/questions/${id}@${version}:3:11`, {
        headers,
      })
      const text = await response.text()
      assert.equal(response.status, 200, text)
      assert.doesNotMatch(text, /"(misconception|misconceptions|mistakes|expected|difficulty)"/, id)
      assert.match(text, /"answer":null,"explanation":null}$/)
    }
  }
})

const fields = [
  'questionId',
  'questionVersionId',
  'topicId',
  'mode',
  'stem',
  'passage',
  'set',
  'picture',
  'options',
  'answerForm',
  'step',
  'seconds',
  'answer',
  'explanation',
]

test('no template’s unanswered question gives away the right option', () => {
  for (const { id, version } of topics.flatMap(({ templates }) => templates)) {
    for (const step of steps) {
      const question = makeQuestion({ templateId: id, version, step, seed: 1_000 + step })
      assert(question)
      const shown = publicQuestion(question, false)
      const text = JSON.stringify(shown)
      assert.deepEqual(Object.keys(shown), fields, id)
      assert(!text.includes(JSON.stringify(question.explanation).slice(1, -1)), id)
      assert.equal(shown.answerForm === null, question.mode === 'options')
      const mistakes = question.mode === 'options' ? question.options : question.mistakes
      for (const { misconception } of mistakes)
        assert(!misconception || !text.includes(`"${misconception}"`), `${id} ${misconception}`)
      assert.deepEqual(
        shown.options.map(({ letter }) => letter),
        question.mode === 'options' ? letters : [],
      )
      for (const option of shown.options) {
        assert.deepEqual(Object.keys(option), ['letter', 'text', 'picture'])
        assert.equal(typeof option.picture, typeof shown.options[0]?.picture)
      }
      for (const picture of [shown.picture, ...shown.options.map(option => option.picture)])
        assert.doesNotMatch(
          picture?.svg ?? '',
          /<!--|<title|<desc|<metadata|\bclass=|\bdata-|\bid="(?!learn-)/,
        )
      assert.equal(publicQuestion(question, true).answer, question.answer)
      assert.equal(publicQuestion(question, true).explanation, question.explanation)
    }
  }
})

test('the same id gives the same question, at any step and for the lowest and highest seeds', async () => {
  const { key } = await world.tenant()
  const makeQuestionAt = async (step: Step, seed: number) => {
    const questionId = `maths.place-value.digit-worth@1:${step}:${seed}`
    const { body } = await world.call('learn.getLearnQuestion', key, { questionId })
    assert.deepEqual([body.questionId, body.step], [questionId, step])
    assert.equal(body.questionVersionId, 'maths.place-value.digit-worth@1')
    return body
  }
  for (const step of steps)
    for (const seed of [0, 1, 2 ** 32 - 1])
      assert.deepEqual(await makeQuestionAt(step, seed), await makeQuestionAt(step, seed))
})

test('an impossible question id is not found, and the error says what an id looks like', async () => {
  const { key } = await world.tenant()
  const { token } = await family(world)
  const template = 'maths.place-value.digit-worth'
  const cases: [string, RegExp][] = [
    ['x', /step from 1 to 5 and a seed below 4294967296/],
    [template, /for example maths\.place-value\.digit-worth@1:3:7/],
    [`${template}@1:0:7`, /step from 1 to 5/],
    [`${template}@1:6:7`, /step from 1 to 5/],
    [`${template}@1:3:4294967296`, /below 4294967296/],
    [`${template}@1:3:-1`, /seed/],
    [`${template}@1:3:07`, /seed/],
    [`${template}@1:3:1e3`, /seed/],
    [`${template}@0:3:7`, /version/],
    [`${template}@1:3:7 `, /^Question not found/],
    [`${template}@1:3:7\n`, /^Question not found/],
    [`${'a'.repeat(128)}`, /^Question not found/],
    ['😀@1:3:7', /^Question not found/],
    [`${template}@99:3:7`, /^Version 99 of template maths\.place-value\.digit-worth does not exist/],
    ['maths.place-value.nothing@1:3:7', /^Version 1 of template maths\.place-value\.nothing does not exist/],
    ['constructor@1:3:7', /^Version 1 of template constructor does not exist/],
  ]
  for (const caller of [key, token])
    for (const [questionId, sentence] of cases) {
      const { body } = await world.call('learn.getLearnQuestion', caller, { questionId })
      assert.equal(body._tag, 'NotFound', questionId)
      assert.match(body.message ?? '', sentence, questionId)
    }
  for (const odd of ['a%00b', 'a'.repeat(129), '%ED%A0%80', '%']) {
    const headers = { authorization: `Bearer ${key}` }
    const { status } = await fetch(`${world.server.url}/v1/learn/questions/${odd}`, { headers })
    assert.equal(status, 400, odd)
  }
})
