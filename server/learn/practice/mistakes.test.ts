import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { misconceptionOf, mistakesIn, type Question, topics } from '@learn/content'
import { family } from '../../../test/support/learning/family.ts'
import {
  answer,
  begin,
  nextQuestion,
  type Practiser,
  questionOf,
} from '../../../test/support/learning/practising.ts'
import { World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

type Child = Practiser & { readonly studentId: string }

const openMistakes = async ({ token, studentId }: Child) =>
  (await world.call('learn.getLearnStudentState', token, { studentId })).body.openMisconceptions

/** A wrong answer that shows a known mistake. */
function mistakenAnswer(question: Question): string | undefined {
  if (question.mode === 'typed') return question.mistakes[0]?.text
  return question.options.find(({ misconception }) => misconception !== undefined)?.letter
}

/** Makes one known mistake, and returns its question and name. */
async function makeMistake(child: Child, sessionId: string) {
  const { decision } = await nextQuestion(world, child, sessionId)
  const question = questionOf(decision.questionId)
  const { misconception } = await answer(world, child, decision.id, mistakenAnswer(question) ?? null)
  assert(misconception !== null)
  return { topicId: question.topicId, name: misconception }
}

test('a known mistake is open until a question that could show it is answered correctly', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  const practice = await begin(world, child, { allowedActionTypes: ['practice', 'break'] })
  const { topicId, name } = await makeMistake(child, practice.id)
  const [open, ...others] = await openMistakes(child)
  assert.deepEqual(others, [])
  assert(open)
  const { madeAt, ...said } = open
  const sentences = misconceptionOf(topicId, name)
  assert(Math.abs(Date.parse(madeAt) - world.clock.now().getTime()) < 60_000)
  assert.deepEqual(said, {
    topicId,
    name,
    times: 1,
    forStudent: sentences?.child,
    forParent: sentences?.parent,
  })
  let wasTested = false
  for (let at = 0; at < 19 && !wasTested; at++) {
    const { decision } = await nextQuestion(world, child, practice.id)
    const question = questionOf(decision.questionId)
    wasTested = question.topicId === topicId && mistakesIn(question).includes(name)
    if (!wasTested) assert.equal((await openMistakes(child)).length, 1)
    await answer(world, child, decision.id, question.answer)
  }
  assert(wasTested, 'the mistake was tested again in the same session')
  assert.deepEqual(await openMistakes(child), [])
})

test('a mistake made again counts once more, and an answer to something else leaves it open', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  const { id } = await begin(world, child, { allowedActionTypes: ['practice', 'break'] })
  const { topicId, name } = await makeMistake(child, id)
  const { studentId, organizationId } = child
  await world.owner.query(
    `update open_misconceptions set times = 4, made_at = now() - interval '3 days' where student_id = $1`,
    [studentId],
  )
  for (let at = 0; at < 19; at++) {
    const { decision } = await nextQuestion(world, child, id)
    const question = questionOf(decision.questionId)
    const isAgain = question.topicId === topicId && mistakesIn(question).includes(name)
    const letter =
      question.mode === 'options'
        ? question.options.find(({ misconception }) => misconception === name)?.letter
        : ''
    await answer(world, child, decision.id, isAgain && letter ? letter : null)
    if (!isAgain || !letter) continue
    const open = (await openMistakes(child)).find(one => one.topicId === topicId && one.name === name)
    assert.equal(open?.times, 5)
    assert(Date.parse(open.madeAt) > Date.now() - 86_400_000)
    return
  }
  assert.fail(`${name} of ${topicId} was not tested again in ${organizationId}`)
})

test('a mistake that the content no longer has is not shown', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  await world.owner.query(
    `insert into open_misconceptions (organization_id, student_id, topic_id, name, made_at)
      values ($1, $2, 'maths.place-value', 'no-longer-known', now())`,
    [child.organizationId, child.studentId],
  )
  assert.deepEqual(await openMistakes(child), [])
})

test('a session asks no question twice, and nor does the next one', async () => {
  const child = await family(world, { subjectIds: ['maths', 'english'] })
  const seen = new Set<string>()
  for (let session = 0; session < 2; session++) {
    const { id } = await begin(world, child)
    for (let at = 0; at < 20; at++) {
      const { decision, question } = await nextQuestion(world, child, id)
      const { stem, picture, passage, answer: right } = questionOf(decision.questionId)
      // A letter alone says nothing: the same stem may come with other options.
      const { text, picture: drawn } = question.options.find(({ letter }) => letter === right) ?? {}
      const answered = text === undefined ? right : [text, drawn]
      const asked = JSON.stringify([question.topicId, stem, picture, passage, answered])
      assert(!seen.has(asked), stem)
      seen.add(asked)
      await answer(world, child, decision.id, questionOf(decision.questionId).answer)
    }
  }
})

test('a lesson that comes up again is remembered with its latest time', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  const { studentId } = child
  const learnt = async () => {
    const { id } = await begin(world, child, { sessionType: 'lesson', allowedActionTypes: ['lesson'] })
    const { body } = await world.call('learn.createLearnDecision', child.token, { sessionId: id })
    return body.lesson?.topicId
  }
  const first = await learnt()
  const long = `now() - interval '30 days'`
  await world.owner.query(`update lessons_seen set seen_at = ${long} where student_id = $1`, [studentId])
  await world.owner.query(
    `insert into lessons_seen (organization_id, student_id, topic_id, seen_at)
      select $1, $2, id, ${long} from unnest($3::text[]) as topic (id) on conflict do nothing`,
    [child.organizationId, studentId, topics.map(({ id }) => id)],
  )
  const again = await learnt()
  const { rows } = await world.owner.query(
    `select topic_id as id from lessons_seen where student_id = $1 and seen_at > now() - interval '1 day'`,
    [studentId],
  )
  assert.deepEqual(rows, [{ id: again }], first)
})
