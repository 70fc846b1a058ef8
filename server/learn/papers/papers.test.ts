import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { essenceOf, misconceptionOf, topics } from '@learn/content'
import type { LearnPaper } from '@learn/contract/learn/papers'
import { hashOf } from '@learn/learning/hash'
import { type Child, clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import { getPaper, saveAnswer, startPaper, submitPaper } from '../../../test/support/learning/papers.ts'
import {
  begin,
  everyPage,
  practise,
  questionOf,
  rightAnswer,
  tutorOf,
  withdrawConsent,
  wrongAnswer,
} from '../../../test/support/learning/practising.ts'
import { World } from '../../../test/support/world.ts'
import { choosePaper, familyOf } from './choose.ts'
import { endOf } from './clock.ts'

const world = await World.create()
after(() => world.close())

const questionIdsOf = ({ questions }: LearnPaper) => questions.map(({ question }) => question.questionId)

/** Without the time at which it was read. */
const contentOf = ({ serverTime, ...paper }: LearnPaper) => paper

test('a new paper has twelve questions of the child’s subjects, and says when its time is up', async () => {
  const child = await family(world)
  const paper = await startPaper(world, child)
  const { id, startedAt, endsAt, serverTime, questions, ...rest } = paper
  assert.deepEqual(rest, {
    organizationId: child.organizationId,
    studentId: child.studentId,
    examFamilyId: 'gl',
    yearGroup: 'Year 5',
    subjectIds: ['maths', 'english'],
    questionCount: 12,
    answeredCount: 0,
    submittedAt: null,
    result: null,
  })
  assert.deepEqual(
    questions.map(({ question, ...asked }) => asked),
    questions.map((_, at) => ({
      position: at + 1,
      answer: null,
      flagged: false,
      answeredAt: null,
      marked: null,
    })),
  )
  const bySubject = Map.groupBy(questions, ({ question }) => question.topicId.split('.')[0])
  assert.deepEqual([bySubject.get('maths')?.length, bySubject.get('english')?.length], [6, 6])
  const asked = questionIdsOf(paper).map(questionOf)
  assert.equal(endsAt, endOf(new Date(startedAt), asked, familyOf('gl'), 0).toISOString())
  assert(Math.abs(Date.parse(startedAt) - Date.now()) < 60_000 && serverTime === startedAt)
  assert.deepEqual(contentOf(await getPaper(world, child, id)), contentOf(paper))
})

test('a child with extra time has longer', async () => {
  const child = await family(world)
  await world.owner.query('update students set extra_time_percent = 25 where id = $1', [child.studentId])
  const paper = await startPaper(world, child)
  const asked = questionIdsOf(paper).map(questionOf)
  const start = new Date(paper.startedAt)
  assert.equal(paper.endsAt, endOf(start, asked, familyOf('gl'), 25).toISOString())
  assert(paper.endsAt > endOf(start, asked, familyOf('gl'), 0).toISOString())
})

test('the questions can be drawn again from the recorded seed', async () => {
  const child = await family(world, { yearGroup: 'Year 6', examFamilyId: 'cem' })
  const paper = await startPaper(world, child, { subjectIds: ['english'], questionCount: 20 })
  const { rows } = await world.owner.query<{ seed: string; subject_ids: string[] }>(
    'select seed, subject_ids from learn_papers where id = $1',
    [paper.id],
  )
  assert.deepEqual(rows[0]?.subject_ids, ['english'])
  const again = choosePaper(
    {
      examFamilyId: 'cem',
      year: 6,
      subjectIds: ['english'],
      questionCount: 20,
      hidden: new Set(),
      seed: Number(rows[0]?.seed),
    },
    new Map(),
  )
  assert.deepEqual(
    again.map(({ question }) => question),
    questionIdsOf(paper).map(questionOf),
  )
})

test('answers and flags can change and be cleared until the paper is handed in, and then not', async () => {
  const child = await family(world)
  const { id: paperId, questions } = await startPaper(world, child, { questionCount: 5 })
  const save = (change: { position: number; answer?: string | null; flagged?: boolean }) =>
    saveAnswer(world, child, { paperId, ...change })
  const first = await save({ position: 1, answer: 'A' })
  assert.deepEqual([first.answer, first.flagged, first.answeredAt], ['A', false, first.serverTime])
  world.clock.ahead += 1_000
  assert.equal((await save({ position: 1, answer: 'A' })).answeredAt, first.answeredAt)
  const flagged = await save({ position: 1, flagged: true })
  assert.deepEqual([flagged.answer, flagged.flagged, flagged.answeredAt], ['A', true, first.answeredAt])
  const changed = await save({ position: 1, answer: 'B' })
  assert.deepEqual([changed.answer, changed.flagged, changed.answeredAt], ['B', true, changed.serverTime])
  const cleared = await save({ position: 1, answer: null, flagged: false })
  assert.deepEqual([cleared.answer, cleared.flagged, cleared.answeredAt], [null, false, null])
  const ids = questions.map(({ question }) => question.questionId)
  await save({ position: 1, answer: rightAnswer(ids[0]) })
  await save({ position: 2, answer: wrongAnswer(ids[1]) })
  await save({ position: 3, answer: rightAnswer(ids[2]), flagged: true })
  assert.equal((await getPaper(world, child, paperId)).answeredCount, 3)
  const result = await submitPaper(world, child, paperId)
  assert.deepEqual(
    result.questions.map(({ marked }) => marked?.correct),
    [true, false, true, false, false],
  )
  assert.equal(result.answeredCount, 3)
  const late = await world.call('learn.saveLearnPaperAnswer', child.token, {
    paperId,
    position: 4,
    answer: 'A',
  })
  assert.equal(late.status, 409)
  assert.match(late.body.message ?? '', /handed in or its time is up.*learn\.getLearnPaper/)
  assert.deepEqual(contentOf(await getPaper(world, child, paperId)), contentOf(result))
  assert.deepEqual(contentOf(await submitPaper(world, child, paperId)), contentOf(result))
})

test('the results have the right answers, explanations, typical mistakes and counts for each subject', async () => {
  const child = await family(world, { subjectIds: ['maths', 'english', 'verbal-reasoning'] })
  const { id: paperId, questions } = await startPaper(world, child, { questionCount: 30 })
  for (const { position, question } of questions.slice(0, 25)) {
    const { answer } = questionOf(question.questionId)
    const wrong = question.options.find(({ letter }) => letter !== answer)?.letter ?? ''
    await saveAnswer(world, child, { paperId, position, answer: position % 3 === 0 ? answer : wrong })
  }
  const paper = await submitPaper(world, child, paperId)
  let slips = 0
  for (const { position, question, answer, marked } of paper.questions) {
    const made = questionOf(question.questionId)
    assert.equal(question.answer, made.answer)
    assert.equal(question.explanation, made.explanation)
    assert.equal(marked?.correct, position <= 25 && position % 3 === 0)
    const option = made.mode === 'options' ? made.options.find(({ letter }) => letter === answer) : undefined
    assert.equal(marked?.misconception, option?.misconception ?? null)
    const slip = option?.misconception && misconceptionOf(made.topicId, option.misconception)?.child
    assert.equal(marked?.slip, slip ?? null)
    if (slip) slips++
  }
  assert(slips > 5)
  const expected = ['maths', 'english', 'verbal-reasoning'].map(subjectId => {
    const own = paper.questions.filter(({ question }) => question.topicId.startsWith(`${subjectId}.`))
    return {
      subjectId,
      questionCount: own.length,
      answeredCount: own.filter(({ answer }) => answer !== null).length,
      rightAnswers: own.filter(({ marked }) => marked?.correct).length,
    }
  })
  assert.deepEqual(paper.result, { rightAnswers: 8, subjects: expected })
})

test('a child has one open paper at a time, and the refusal says what to do', async () => {
  const child = await family(world)
  const start = () => world.call('learn.createLearnPaper', child.token, { studentId: child.studentId })
  const answers = await Promise.all([start(), start(), start()])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  assert.match(refused?.body.message ?? '', /hand it in with learn\.submitLearnPaper/)
  const open = answers.find(({ status }) => status === 201)
  await submitPaper(world, child, open?.body.id ?? '')
  assert.equal((await start()).status, 201)
})

test('the questions of a paper count as asked, so that practice and a second paper bring others', async () => {
  const child = await family(world)
  const first = await startPaper(world, child, { questionCount: 20 })
  await submitPaper(world, child, first.id)
  const asked = new Set(questionIdsOf(first).map(id => hashOf(essenceOf(questionOf(id)))))
  const { rows } = await world.owner.query<{ hash: number }>(
    'select unnest(asked) as hash from asked_questions where student_id = $1',
    [child.studentId],
  )
  assert.deepEqual(new Set(rows.map(({ hash }) => hash)), asked)
  const second = await startPaper(world, child, { questionCount: 20 })
  for (const id of questionIdsOf(second)) assert(!asked.has(hashOf(essenceOf(questionOf(id)))), id)
})

test('a paper changes neither mastery nor the decisions of practice', async () => {
  const child = await family(world)
  const { id: sessionId } = await begin(world, child)
  await practise(world, child, sessionId, [true, false])
  const stateOf = async () => {
    const { body } = await world.call('learn.getLearnStudentState', child.token, {
      studentId: child.studentId,
    })
    return body.masteryByTopic.map(({ topicId, attempts }) => [topicId, attempts])
  }
  const before = await stateOf()
  const { id: paperId, questions } = await startPaper(world, child)
  for (const { position, question } of questions)
    await saveAnswer(world, child, { paperId, position, answer: wrongAnswer(question.questionId) })
  await submitPaper(world, child, paperId)
  assert.deepEqual(await stateOf(), before)
  const { body: attempts } = await world.call('learn.listLearnAttempts', child.token, {})
  assert.equal(attempts.total, 2)
})

test('lists have the child’s papers, newest first, with results once they are handed in', async () => {
  const tenant = await world.tenant()
  const [child, other] = [await clientFamily(world, tenant), await clientFamily(world, tenant)]
  const ids: string[] = []
  for (let count = 0; count < 4; count++) {
    const { id } = await startPaper(world, child, { questionCount: 5 })
    ids.unshift(id)
    world.clock.ahead += 1_000
    if (count < 3) await submitPaper(world, child, id)
  }
  await startPaper(world, other)
  const list = (token: string) => (query: Record<string, string>) =>
    world.call('learn.listLearnPapers', token, query)
  for (const token of [child.token, child.parent.token]) {
    const papers = await everyPage(list(token), {}, 4)
    assert.deepEqual(
      papers.map(({ id }) => id),
      ids,
    )
    assert.deepEqual(
      papers.map(({ result, submittedAt }) => [result?.rightAnswers, submittedAt === null]),
      [
        [undefined, true],
        [0, false],
        [0, false],
        [0, false],
      ],
    )
    assert(papers.every(paper => !('questions' in paper)))
  }
  assert.equal((await everyPage(list(tenant.key), {}, 5)).length, 5)
  assert.equal((await everyPage(list(tenant.key), { 'filter[studentId]': child.studentId }, 4)).length, 4)
})

test('tutors and parents see a child’s papers, and other children and tenants don’t', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, child.parent.email)
  const stranger = await family(world)
  const tutor = await tutorOf(world, tenant.key, child)
  const { id: paperId } = await startPaper(world, child)
  for (const token of [child.parent.token, tutor.token, tenant.key])
    assert.equal((await getPaper(world, { token }, paperId)).id, paperId)
  for (const { token } of [sister, stranger, stranger.parent]) {
    const answers = [
      await world.call('learn.getLearnPaper', token, { paperId }),
      await world.call('learn.saveLearnPaperAnswer', token, { paperId, position: 1, answer: 'A' }),
      await world.call('learn.submitLearnPaper', token, { paperId }),
      await world.call('learn.createLearnPaper', token, { studentId: child.studentId }),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404, 404],
    )
  }
  const paper = await getPaper(world, child, paperId)
  assert.deepEqual([paper.answeredCount, paper.submittedAt], [0, null])
})

test('without consent, no answer is saved and no paper starts, but an open paper can be handed in and read', async () => {
  const child: Child = await family(world)
  const { id: paperId } = await startPaper(world, child)
  await saveAnswer(world, child, { paperId, position: 1, answer: 'A' })
  await withdrawConsent(world, child)
  const change = { paperId, position: 2, answer: 'A' }
  assert.equal((await world.call('learn.saveLearnPaperAnswer', child.token, change)).status, 403)
  assert.equal((await submitPaper(world, child, paperId)).answeredCount, 1)
  const start = await world.call('learn.createLearnPaper', child.token, { studentId: child.studentId })
  assert.equal(start.status, 403)
})

test('a paper needs an active entitlement, and covers the entitled subjects only', async () => {
  const child = await family(world)
  await world.owner.query(`update entitlements set subject_ids = '{english}' where student_id = $1`, [
    child.studentId,
  ])
  const paper = await startPaper(world, child)
  assert.deepEqual(paper.subjectIds, ['english'])
  await submitPaper(world, child, paper.id)
  await world.owner.query(`update entitlements set status = 'paused' where student_id = $1`, [
    child.studentId,
  ])
  const refused = await world.call('learn.createLearnPaper', child.token, { studentId: child.studentId })
  assert.equal(refused.status, 402)
})

test('topics that the organization hides don’t come, and if it hides all, no paper starts', async () => {
  const child = await family(world)
  const maths = topics.filter(({ id }) => id.startsWith('maths.')).map(({ id }) => id)
  const [kept = '', ...hidden] = maths
  const hide = (ids: readonly string[]) =>
    world.owner.query(
      `insert into topic_settings (organization_id, topic_id, hidden, lesson_published, updated_at)
        select $1, topic_id, true, true, now() from unnest($2::text[]) as topic_id`,
      [child.organizationId, ids],
    )
  await hide(hidden)
  const paper = await startPaper(world, child, { subjectIds: ['maths'] })
  assert.deepEqual(new Set(paper.questions.map(({ question }) => question.topicId)), new Set([kept]))
  await submitPaper(world, child, paper.id)
  await hide([kept])
  const refused = await world.call('learn.createLearnPaper', child.token, {
    studentId: child.studentId,
    subjectIds: ['maths'],
  })
  assert.equal(refused.status, 409)
  assert.match(refused.body.message ?? '', /hides every topic of maths/)
})

test('bad input gets the declared error and a sentence', async () => {
  const child = await family(world)
  const { studentId, token } = child
  const starting = async (wishes: object) =>
    (await world.call('learn.createLearnPaper', token, { studentId, ...wishes })).status
  assert.deepEqual(
    [
      await starting({ questionCount: 4 }),
      await starting({ questionCount: 51 }),
      await starting({ questionCount: 7.5 }),
      await starting({ subjectIds: ['latin'] }),
      await starting({ subjectIds: ['verbal-reasoning'] }),
    ],
    [400, 400, 400, 400, 400],
  )
  const { id: paperId } = await startPaper(world, child, { questionCount: 5 })
  const saving = async (change: object) => {
    const input = { paperId, position: 1, ...change }
    const { status, body } = await world.call('learn.saveLearnPaperAnswer', token, input)
    return [status, body._tag]
  }
  for (const change of [{ answer: 'F' }, { answer: '' }, { position: 6, answer: 'A' }, {}])
    assert.deepEqual(await saving(change), [400, 'BadRequest'])
  for (const change of [{ position: 0 }, { position: 51 }, { answer: 1 }, { flagged: 'yes' }])
    assert.deepEqual(await saving(change), [400, 'HttpApiDecodeError'])
  assert.equal((await getPaper(world, child, paperId)).answeredCount, 0)
})
