import {
  type ExamFamily,
  type ExamFamilyId,
  essenceOf,
  examFamilies,
  examShare,
  makeQuestion,
  type Question,
  Random,
  type Step,
  type Subject,
  steps,
  subjects,
  type Topic,
} from '@learn/content'
import { isOnLongText, setOf } from '@learn/content/english/long-passages/sets'
import type { Template } from '@learn/content/template'
import { hashOf } from '@learn/learning/hash'
import { readOneText } from './reading.ts'

/** What the questions of a paper depend on, apart from those that the child was asked lately. */
export interface PaperWish {
  readonly examFamilyId: ExamFamilyId
  /** The child's school year: 4, 5 or 6. */
  readonly year: number
  readonly subjectIds: readonly string[]
  readonly questionCount: number
  /** Ids of topics that the organization hides. */
  readonly hidden: ReadonlySet<string>
  readonly seed: number
}

export interface PaperQuestion {
  readonly question: Question
  /** By which to remember that it was asked. */
  readonly hash: number
}

/**
 * The questions of a paper, always the same for the same arguments: subject by subject, those on a long text in its order
 * and then the others, the easier ones first. `asked`
 * has the hashes of the questions last asked from each template, newest first; these come only if there are no others.
 * Fewer than wished for if the topics don't have enough different questions.
 */
export function choosePaper(
  wish: PaperWish,
  asked: ReadonlyMap<string, readonly number[]>,
): readonly PaperQuestion[] {
  const used: UsedQuestions = { stems: new Set(), essences: new Set(), templates: new Map() }
  const choice = { family: familyOf(wish.examFamilyId), wish, asked, used }
  return planPaper(wish).flatMap(plan => {
    const { reading, others } = chooseOn(plan, choice)
    return [...reading, ...others.sort((a, b) => a.question.difficulty - b.question.difficulty)]
  })
}

/** The topics of one subject in a paper. */
interface SubjectPlan {
  readonly subject: Subject
  /** All that could come. */
  readonly eligible: readonly Topic[]
  /** One for each question. */
  readonly topics: readonly Topic[]
}

/** Which topics come how often, as the exam has them. This depends on the wish alone. */
export function planPaper(wish: PaperWish): readonly SubjectPlan[] {
  const family = familyOf(wish.examFamilyId)
  const random = new Random(`paper:${wish.seed}`)
  const possible = subjects
    .filter(({ id }) => wish.subjectIds.includes(id))
    .map(subject => ({ subject, eligible: topicsOf(subject, family, wish) }))
    .filter(({ eligible }) => eligible.length > 0)
  const shareOf = ({ subject }: { subject: Subject }) => family.mix[subject.id]
  const drawn = drawInProportion(possible, shareOf, wish.questionCount, random)
  return possible.map(({ subject, eligible }) => {
    const count = drawn.filter(other => other.subject === subject).length
    const topics = drawInProportion(eligible, ({ id }) => examShare(family.id, id), count, random)
    return { subject, eligible, topics }
  })
}

export function familyOf(id: ExamFamilyId): ExamFamily {
  const family = examFamilies.find(one => one.id === id)
  if (!family) throw new Error(`exam family ${id} does not exist`)
  return family
}

/** The topics in the exam that are taught up to the child's year. If a subject has none of these, the later ones too. */
export function topicsOf(
  { topics }: Subject,
  family: ExamFamily,
  { year, hidden }: Pick<PaperWish, 'year' | 'hidden'>,
): readonly Topic[] {
  const shown = topics.filter(
    topic =>
      !hidden.has(topic.id) && examShare(family.id, topic.id) > 0 && templatesIn(topic, family).length > 0,
  )
  const taught = shown.filter(topic => topic.year <= year)
  return taught.length > 0 ? taught : shown
}

export const templatesIn = ({ templates }: Topic, { modes }: ExamFamily) =>
  templates.filter(({ mode }) => modes.includes(mode))

/** Those that need no long text. */
const shortIn = (topic: Topic, family: ExamFamily) =>
  templatesIn(topic, family).filter(({ id }) => !isOnLongText(id))

/** Draws so many that each item comes as often as its share says, rounded up or down by chance. */
export function drawInProportion<Item>(
  items: readonly Item[],
  shareOf: (item: Item) => number,
  count: number,
  random: Random,
): Item[] {
  const mixed = random.shuffle(items.filter(item => shareOf(item) > 0))
  const whole = mixed.reduce((sum, item) => sum + shareOf(item), 0)
  const start = random.next()
  const drawn: Item[] = []
  let reached = 0
  for (const [at, item] of mixed.entries()) {
    // The shares may add up to slightly less than the whole, so the last item reaches the end whatever they do.
    reached = at === mixed.length - 1 ? count : reached + (shareOf(item) * count) / whole
    while (start + drawn.length < reached && drawn.length < count) drawn.push(item)
  }
  return drawn
}

/** The questions that are already in the paper. */
interface UsedQuestions {
  readonly stems: Set<string>
  readonly essences: Set<number>
  /** How many come from each template. */
  readonly templates: Map<string, number>
}

interface Choice {
  readonly family: ExamFamily
  readonly wish: PaperWish
  readonly asked: ReadonlyMap<string, readonly number[]>
  readonly used: UsedQuestions
}

/**
 * One question on each topic of the plan. If a topic has no other question left, one on another topic of the subject.
 * Each has its own random numbers, so that one that is passed over changes no other.
 */
function chooseOn({ subject, eligible, topics }: SubjectPlan, choice: Choice) {
  const { wish, asked } = choice
  const read = readOneText(
    topics,
    { year: wish.year, steps: stepsFor(wish.year), asked },
    new Random(`paper:${wish.seed}:${subject.id}:reading`),
  )
  const reading = [...read.values()].sort((a, b) => placeOf(a.question) - placeOf(b.question))
  for (const found of reading) remember(choice.used, found)
  const others: PaperQuestion[] = []
  for (const [at, topic] of topics.entries()) {
    if (read.has(at)) continue
    const random = new Random(`paper:${choice.wish.seed}:${subject.id}:${at}`)
    const found =
      chooseQuestion(topic, choice, random) ?? firstFound(random.shuffle(eligible), choice, random)
    if (!found) break
    remember(choice.used, found)
    others.push(found)
  }
  return { reading, others }
}

const placeOf = (question: Question) => setOf(question)?.at ?? 0

function firstFound(topics: readonly Topic[], choice: Choice, random: Random): PaperQuestion | undefined {
  for (const topic of topics) {
    const found = chooseQuestion(topic, choice, random)
    if (found) return found
  }
  return undefined
}

function remember({ stems, essences, templates }: UsedQuestions, { question, hash }: PaperQuestion): void {
  stems.add(stemOf(question))
  essences.add(hash)
  templates.set(question.templateId, (templates.get(question.templateId) ?? 0) + 1)
}

const stemOf = ({ passage, stem, picture }: Question) =>
  `${passage?.title ?? ''} ${stem} ${picture?.svg ?? ''}`

/** How many questions of one template are tried. Nearly always the first will do. */
const tries = 8

/**
 * A question that is not in the paper yet: best one that the child wasn't asked lately and with a stem of its own, or
 * else one with a stem that always reads the same ("Which is the odd one out?"), or else the one asked longest ago.
 */
function chooseQuestion(topic: Topic, choice: Choice, random: Random): PaperQuestion | undefined {
  const { family, wish, asked, used } = choice
  let spare: PaperQuestion | undefined
  let oldest: PaperQuestion | undefined
  let age = -1
  for (const template of leastUsedFirst(random.shuffle(shortIn(topic, family)), used)) {
    const lately = asked.get(template.id) ?? []
    for (let count = 0; count < tries; count++) {
      const made = questionFrom(template, random.pick(stepsFor(wish.year)), random)
      if (used.essences.has(made.hash)) continue
      const before = lately.indexOf(made.hash)
      if (before < 0 && !used.stems.has(stemOf(made.question))) return made
      if (before < 0) spare ??= made
      else if (before > age) [oldest, age] = [made, before]
    }
  }
  return spare ?? oldest
}

function leastUsedFirst(templates: readonly Template[], { templates: counts }: UsedQuestions): Template[] {
  return templates.toSorted((a, b) => (counts.get(a.id) ?? 0) - (counts.get(b.id) ?? 0))
}

/** Three of the five steps. The hardest is the hardest that practice offers in this year without special readiness. */
export const stepsFor = (year: number): readonly Step[] =>
  steps.filter(step => step >= year - 3 && step <= year - 1)

function questionFrom({ id, version }: Template, step: Step, random: Random): PaperQuestion {
  const question = makeQuestion({ templateId: id, version, seed: random.int(0, 2 ** 32 - 1), step })
  if (!question) throw new Error(`${id}@${version} does not exist`)
  return { question, hash: hashOf(essenceOf(question)) }
}
