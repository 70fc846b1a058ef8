import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LearnPaper } from '@learn/contract/learn/papers'
import { family } from '../../../test/support/learning/family.ts'
import { getPaper, saveAnswer, startPaper, submitPaper } from '../../../test/support/learning/papers.ts'
import { rightAnswer } from '../../../test/support/learning/practising.ts'
import { World } from '../../../test/support/world.ts'

// Its sweeps are so rare that none runs during these tests.
const world = await World.create({}, undefined, { sweepTimes: { everyMilliseconds: 3_600_000 } })
after(() => world.close())
beforeEach(() => {
  world.clock.ahead = 0
})

/** Moves the clock to this long after the end of the paper. */
function moveToEnd({ endsAt }: Pick<LearnPaper, 'endsAt'>, milliseconds: number): void {
  world.clock.ahead = Date.parse(endsAt) + milliseconds - Date.now()
}

const submittedIn = async (paperId: string) => {
  const { rows } = await world.owner.query<{ at: Date | null }>(
    'select submitted_at as at from learn_papers where id = $1',
    [paperId],
  )
  return rows[0]?.at?.toISOString() ?? null
}

const lockPaper = 'select from learn_papers where id = $1 for update'

/** A paper with one right answer, the first. */
async function startAnswered() {
  const child = await family(world)
  const paper = await startPaper(world, child, { questionCount: 5 })
  const answer = rightAnswer(paper.questions[0]?.question.questionId)
  await saveAnswer(world, child, { paperId: paper.id, position: 1, answer })
  const save = (position: number) =>
    world.call('learn.saveLearnPaperAnswer', child.token, {
      paperId: paper.id,
      position,
      answer: rightAnswer(paper.questions[position - 1]?.question.questionId),
    })
  const submit = () => world.call('learn.submitLearnPaper', child.token, { paperId: paper.id })
  return { child, paper, save, submit }
}

test('a paper is open until its last moment, by the server’s clock', async () => {
  const { child, paper, save } = await startAnswered()
  moveToEnd(paper, -5_000)
  assert.equal((await save(2)).status, 200)
  assert.equal((await getPaper(world, child, paper.id)).submittedAt, null)
  moveToEnd(paper, 0)
  assert.equal((await save(3)).status, 409)
  const { submittedAt, answeredCount, result } = await getPaper(world, child, paper.id)
  assert.deepEqual([submittedAt, answeredCount, result?.rightAnswers], [paper.endsAt, 2, 2])
})

const readings: Record<string, (token: string, paper: LearnPaper) => Promise<unknown>> = {
  'getting it': (token, { id }) => world.call('learn.getLearnPaper', token, { paperId: id }),
  'listing it': async token => (await world.call('learn.listLearnPapers', token, {})).body.data[0],
  'handing it in': (token, { id }) => world.call('learn.submitLearnPaper', token, { paperId: id }),
}

for (const [name, read] of Object.entries(readings)) {
  test(`when its time is up, ${name} shows a paper as handed in at the end, and so does the database`, async () => {
    const { child, paper } = await startAnswered()
    moveToEnd(paper, 60_000)
    assert.match(
      JSON.stringify(await read(child.token, paper)),
      new RegExp(`"submittedAt":"${paper.endsAt}"`),
    )
    assert.equal(await submittedIn(paper.id), paper.endsAt)
    const { result, submittedAt } = await getPaper(world, child, paper.id)
    assert.deepEqual([submittedAt, result?.rightAnswers], [paper.endsAt, 1])
  })
}

test('when its time is up, the child can start another paper', async () => {
  const { child, paper } = await startAnswered()
  moveToEnd(paper, 1)
  await startPaper(world, child)
  assert.equal(await submittedIn(paper.id), paper.endsAt)
})

test('a guardian’s export hands in a paper whose time is up', async () => {
  const child = await family(world)
  const paper = await startPaper(world, child)
  moveToEnd(paper, 1)
  const { body } = await world.call('learn.exportLearnStudent', child.parent.token, {
    studentId: child.studentId,
  })
  assert.equal(body.papers[0]?.submittedAt, paper.endsAt)
  assert.deepEqual(new Set(body.papers[0]?.questions.map(({ correct }) => correct)), new Set([false]))
})

test('if nobody reads it, a sweep hands a paper in as of its end, and leaves open ones alone', async () => {
  const [over, open] = [await startAnswered(), await startAnswered()]
  await world.owner.query(`update learn_papers set ends_at = ends_at + interval '1 day' where id = $1`, [
    open.paper.id,
  ])
  moveToEnd(over.paper, 1)
  const hurried = { sweepTimes: { everyMilliseconds: 20 } }
  const servers = [
    await world.startAnotherServer({}, undefined, hurried),
    await world.startAnotherServer({}, undefined, hurried),
  ]
  for (let waited = 0; waited < 30_000 && (await submittedIn(over.paper.id)) === null; waited += 20)
    await sleep(20)
  await Promise.all(servers.map(server => server.close()))
  assert.deepEqual(
    [await submittedIn(over.paper.id), await submittedIn(open.paper.id)],
    [over.paper.endsAt, null],
  )
})

test('two calls that hand in at once give the same results', async () => {
  const { paper, submit } = await startAnswered()
  const [one, other] = await world.callInOrder(lockPaper, paper.id, submit, submit)
  const { serverTime: _, ...first } = one.body
  const { serverTime: __, ...second } = other.body
  assert.deepEqual(second, first)
  assert.equal(first.result?.rightAnswers, 1)
})

test('handing in again after the end changes nothing', async () => {
  const { child, paper } = await startAnswered()
  const { serverTime: _, ...first } = await submitPaper(world, child, paper.id)
  moveToEnd(paper, 60_000)
  const { serverTime: __, ...second } = await submitPaper(world, child, paper.id)
  assert.deepEqual(second, first)
  assert(first.submittedAt && first.submittedAt < paper.endsAt)
})

test('an answer that is saved before handing in counts, and one after is refused', async () => {
  const before = await startAnswered()
  const [saved, submitted] = await world.callInOrder(
    lockPaper,
    before.paper.id,
    () => before.save(2),
    before.submit,
  )
  assert.deepEqual([saved.status, submitted.status, submitted.body.result?.rightAnswers], [200, 200, 2])
  const late = await startAnswered()
  const [results, refused] = await world.callInOrder(lockPaper, late.paper.id, late.submit, () =>
    late.save(2),
  )
  assert.deepEqual([results.status, results.body.result?.rightAnswers, refused.status], [200, 1, 409])
  assert.equal((await getPaper(world, late.child, late.paper.id)).result?.rightAnswers, 1)
})

test('an answer sent in time that reaches the database after the results were shown is refused', async () => {
  const { child, paper, save } = await startAnswered()
  moveToEnd(paper, -10_000)
  // The lock stops the call before it has read anything about the paper.
  const late = await world.callAround(
    'lock table consents in access exclusive mode',
    () => save(2),
    async () => {
      moveToEnd(paper, 1)
      assert.equal((await getPaper(world, child, paper.id)).result?.rightAnswers, 1)
    },
  )
  assert.equal(late.status, 409)
  assert.equal((await getPaper(world, child, paper.id)).result?.rightAnswers, 1)
})

test('saves of different questions don’t wait for each other', async () => {
  const { child, paper, save } = await startAnswered()
  const answers = await Promise.all([2, 3, 4, 5].map(save))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.equal((await submitPaper(world, child, paper.id)).result?.rightAnswers, 5)
})

test('erasing a child waits for an answer that is being saved, and removes the papers', async () => {
  const { child, paper, save } = await startAnswered()
  const erase = () =>
    world.call('learn.eraseLearnStudent', child.parent.token, { studentId: child.studentId })
  const [saved, erased] = await world.callInOrder(lockPaper, paper.id, () => save(2), erase)
  assert.deepEqual([saved.status, erased.status], [200, 200])
  for (const table of ['learn_papers', 'learn_paper_questions', 'asked_questions']) {
    const { rows } = await world.owner.query(`select from ${table} where student_id = $1`, [child.studentId])
    assert.equal(rows.length, 0, table)
  }
  const { rows } = await world.owner.query('select from audit_events where subject_id = $1', [paper.id])
  assert.equal(rows.length, 0)
})
