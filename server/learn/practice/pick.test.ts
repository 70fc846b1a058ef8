import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  difficultyOf,
  essenceOf,
  makeQuestion,
  mistakesIn,
  type Question,
  questionId,
  type Step,
  steps,
  templateById,
  topics,
} from '@learn/content'
import { isOnLongText } from '@learn/content/english/long-passages/sets'
import { hashOf } from '@learn/learning/hash'
import { isMastered } from '@learn/learning/policies/overview'
import { decide } from '@learn/learning/policy'
import { anyLearner } from '../../../test/support/learning/learners.ts'
import { chances } from '../knowledge/model.ts'
import { type StudentView, viewOf } from '../knowledge/view.ts'
import { type PickInput, pickQuestion, sourceFor } from './pick.ts'

const seeds = Array.from({ length: 300 }, (_, seed) => seed)

/** A student without restrictions, who practises every subject. */
function asking(
  seed: number,
  decision: Partial<PickInput['decision']>,
  changes: Partial<StudentView> = {},
): PickInput {
  const learner = anyLearner(seed)
  const view = {
    ...viewOf({ ...learner, subjectIds: ['maths', 'english', 'verbal-reasoning', 'non-verbal-reasoning'] }),
    session: { ...learner.session, type: 'practice' as const },
    ...changes,
  }
  return {
    decision: { actionType: 'practice', targetId: topics[seed % topics.length]?.id ?? '', seed, ...decision },
    view,
    chanceOf: chances(learner.projection, learner.now),
    recent: [],
    asked: new Map(),
    mistakes: [],
  }
}

/** The question for a decision, if it needs one. */
function pick(given: PickInput): Question | undefined {
  const source = sourceFor(given.decision, given.view)
  return source && pickQuestion(source, given).question
}

test('every decision gets a question that can be generated, in a mode of the exam, and always the same one', () => {
  for (const seed of seeds) {
    const learner = anyLearner(seed)
    const view = viewOf(learner)
    const decision = decide(view, seed)
    const chanceOf = chances(learner.projection, learner.now)
    const given = { decision, view, chanceOf, recent: [], asked: new Map(), mistakes: [] }
    const picked = pick(given)
    assert.deepEqual(pick(structuredCloneOf(given)), picked)
    if (decision.actionType === 'lesson' || decision.actionType === 'break') {
      assert.equal(picked, undefined)
      continue
    }
    assert(picked, decision.selectedCandidateId)
    const question = makeQuestion(picked)
    assert.deepEqual(question, picked)
    assert(view.modes.includes(question.mode))
    assert(question.topicId === decision.targetId || question.topicId.startsWith(`${decision.targetId}.`))
  }
})

const structuredCloneOf = ({ chanceOf, ...rest }: PickInput): PickInput => ({
  ...structuredClone(rest),
  chanceOf,
})

test('without a step of the policy, practice is just hard enough that three of four answers should be right', () => {
  const chosen = new Set<Step>()
  for (const seed of seeds) {
    const given = asking(seed, {})
    const picked = pick(given)
    const { topic, template } = templateById(picked?.templateId ?? '') ?? {}
    assert(picked && topic && template)
    const distance = (step: Step) =>
      Math.abs(given.chanceOf(topic.id, difficultyOf(topic, template, step)) - 0.75)
    for (const step of steps) assert(distance(picked.step) <= distance(step))
    chosen.add(picked.step)
  }
  assert.deepEqual([...chosen].sort(), [...steps])
})

test('a diagnostic starts in the middle, and moves up or down with the answers', () => {
  const stepWhere = (chance: number, attempts: number) => {
    const given = asking(1, {})
    const { view } = given
    const known = view.topics.map(topic => ({ ...topic, attempts }))
    const session = { ...view.session, type: 'diagnostic' as const }
    const chanceOf = (_: string, difficulty: number) => chance - 0.1 * difficulty
    return pick({ ...given, view: { ...view, topics: known, session }, chanceOf })?.step
  }
  assert.equal(stepWhere(0.9, 0), 3)
  assert.equal(stepWhere(0.1, 0), 3)
  assert.equal(stepWhere(0.9, 2), 5)
  assert.equal(stepWhere(0.1, 2), 1)
})

test('a mini-test asks the middle steps, a test all of them, each about equally often', () => {
  for (const [actionType, expected] of [
    ['mini-test', [2, 3, 4]],
    ['test', [...steps]],
  ] as const) {
    const counts = new Map<number, number>()
    const given = asking(2, { actionType, targetId: 'maths.time' })
    for (let seed = 0; seed < 3_000; seed++) {
      const step = pick({ ...given, decision: { ...given.decision, seed } })?.step
      counts.set(step ?? 0, (counts.get(step ?? 0) ?? 0) + 1)
    }
    assert.deepEqual([...counts.keys()].sort(), expected)
    for (const count of counts.values()) assert(Math.abs(count - 3_000 / expected.length) < 160)
  }
})

test('a mixed mini-test prefers mastered topics, then practised ones, then any that are shown', () => {
  const given = asking(3, { actionType: 'mini-test', targetId: 'maths' })
  const topicsWhere = (change: (at: number) => object) => {
    const changed = given.view.topics.map((topic, at) => ({
      ...topic,
      hidden: false,
      attempts: 0,
      ...change(at),
    }))
    const view = { ...given.view, topics: changed }
    const found = seeds.map(seed => pick({ ...given, view, decision: { ...given.decision, seed } }))
    const ids = new Set(found.map(picked => templateById(picked?.templateId ?? '')?.topic.id))
    return changed.filter(({ topicId }) => ids.has(topicId))
  }
  const fifths = given.view.topics.filter(({ subjectId }, at) => subjectId === 'maths' && at % 5 === 0).length
  const known = topicsWhere(at =>
    at % 5 === 0 ? { score: 0.95, attempts: 20 } : { score: 0.4, attempts: 9 },
  )
  assert(known.length === fifths && known.every(isMastered))
  const begun = topicsWhere(at => ({ score: 0.4, attempts: at % 5 === 0 ? 1 : 0 }))
  assert(begun.length === fifths && begun.every(({ attempts }) => attempts === 1))
  const shown = topicsWhere(at => ({ score: 0.4, hidden: at % 5 !== 0 }))
  assert(shown.length === fifths && shown.every(({ hidden }) => !hidden))
  assert.equal(topicsWhere(() => ({ hidden: true })).length, 0)
})

test('templates take turns: the topic’s last one is not drawn if there is another', () => {
  for (const seed of seeds) {
    const first = asking(seed, {})
    const { targetId } = first.decision
    const last = pick(first)
    assert(last)
    // In Year 4, no long texts.
    const possible = sourceFor(first.decision, first.view)?.templates ?? []
    const elsewhere = topics.find(({ id }) => id !== targetId)?.templates[0]?.id
    const recent = [`${elsewhere}@1:3:7`, questionId(last), `${targetId}.older@1:3:7`]
    const next = [1, 2, 3].map(more =>
      pick({ ...first, decision: { ...first.decision, seed: seed + more * 1_000 }, recent }),
    )
    for (const picked of next) assert.equal(picked?.templateId === last.templateId, possible.length === 1)
  }
})

test('all templates of a topic that suit the exam are drawn, and no others', () => {
  for (const modes of [['options'], ['typed'], ['options', 'typed']]) {
    const given = asking(4, { targetId: 'maths.place-value' }, { modes })
    const found = seeds.map(seed => pick({ ...given, decision: { ...given.decision, seed } })?.templateId)
    const expected = topics[0]?.templates.filter(({ mode }) => modes.includes(mode)).map(({ id }) => id)
    assert.deepEqual([...new Set(found)].sort(), expected?.sort())
    assert.equal(new Set(found).size, modes.length)
  }
  assert.equal(pick(asking(4, { targetId: 'maths.solid-shapes' }, { modes: ['typed'] })), undefined)
  assert.equal(pick(asking(4, { targetId: 'maths.abacus' })), undefined)
})

test('the policy’s step is the question’s', () => {
  for (const step of steps)
    for (const seed of seeds.slice(0, 40)) assert.equal(pick(asking(seed, { step }))?.step, step)
})

const remembered = (question: Question) => hashOf(essenceOf(question))

test('a question does not come again while its template has others', () => {
  // At some steps there are few questions on long texts.
  const many = topics.filter(({ templates }) => templates.some(({ id }) => !isOnLongText(id)))
  for (const topic of many) {
    const asked = new Map<string, number[]>()
    const seen = new Set<string>()
    for (let seed = 0; seed < 8; seed++) {
      const given = asking(seed, { targetId: topic.id, step: 1 }, { modes: ['options', 'typed'] })
      const question = pick({ ...given, asked })
      assert(question)
      assert(!seen.has(essenceOf(question)), `${question.templateId}: ${question.stem}`)
      seen.add(essenceOf(question))
      asked.set(question.templateId, [remembered(question), ...(asked.get(question.templateId) ?? [])])
    }
  }
})

test('a template with few questions still gives one, and none of those asked last', () => {
  for (const topic of topics.filter((_, at) => at % 7 === 0)) {
    const asked = new Map<string, number[]>()
    for (let seed = 0; seed < 60; seed++) {
      const question = pick({ ...asking(seed, { targetId: topic.id, step: 1 }), asked })
      if (!question) break // The exam has no answer mode of this topic.
      const before = asked.get(question.templateId) ?? []
      assert(!before.slice(0, 4).includes(remembered(question)), question.templateId)
      asked.set(question.templateId, [remembered(question), ...before].slice(0, 50))
    }
  }
})

test('an open mistake is met by a question that can show it', () => {
  let met = 0
  for (const seed of seeds) {
    const topic = topics[seed % topics.length]
    const names = Object.keys(topic?.misconceptions() ?? {})
    const name = names[seed % names.length] ?? ''
    const mistakes = [{ name, templateId: '' }]
    const question = pick({ ...asking(seed, { step: 2 }, { modes: ['options', 'typed'] }), mistakes })
    if (question && mistakesIn(question).includes(name)) met++
  }
  assert(met >= 0.8 * seeds.length, `${met} of ${seeds.length}`)
})

test('an open mistake is looked for where it was made, even if that was the last question', () => {
  let met = 0
  let asked = 0
  for (const seed of seeds) {
    const topic = topics[seed % topics.length]
    const template = topic?.templates[seed % topic.templates.length]
    if (!topic || !template || isOnLongText(template.id)) continue
    const before = makeQuestion({ templateId: template.id, version: template.version, seed, step: 2 })
    const [name] = before ? mistakesIn(before) : []
    if (!before || !name) continue
    const given = asking(seed, { targetId: topic.id, step: 2 }, { modes: ['options', 'typed'] })
    const mistakes = [{ name, templateId: template.id }]
    const question = pick({ ...given, recent: [questionId(before)], mistakes })
    asked++
    if (question && mistakesIn(question).includes(name)) met++
  }
  assert(asked > 200 && met >= 0.95 * asked, `${met} of ${asked}`)
})
