import { type Step, steps } from '@learn/content'
import type { TopicView } from '@learn/learning/view'
import { pickQuestion, sourceFor } from '../../../server/learn/practice/pick.ts'
import type { CoursePolicy, Past, PastAnswer } from './course.ts'

const day = 86_400_000

/** The rules of a tutor who keeps a notebook, but no model of the pupil. */
const rules = {
  mostInARow: 4,
  mostInSession: 8,
  /** After this many wrong answers in a row comes something else, if possible a topic that the pupil has learned. */
  discouraging: 3,
  /** A topic is learned after this many right answers in a row, the last of them at this step or above. */
  rightInARow: 3,
  learnedAt: 3,
  reviewDays: [1, 3, 7, 21],
  firstStep: 2 as Step,
  /** After so many questions on a topic that is not learned, it rests for a week. */
  patience: 16,
  restDays: 7,
}

/** The notebook's page about one topic. */
interface Page {
  readonly topic: TopicView
  answers: number
  lastAt: number
  step: Step
  rightInARow: number
  isLearned: boolean
  reviews: number
  /** The day of the next review. */
  due: number
}

export const tutor: CoursePolicy = {
  name: 'tutor’s rules, no model',
  decide: ({ topics, session }, seed, past) => {
    const pages = readNotebook(topics, past.answers)
    const { topic, answers } = choosePage(pages, past, session.wrongInARow)
    const needsLesson = answers === 0 && !past.lessons.has(topic.topicId)
    return { actionType: needsLesson ? 'lesson' : 'practice', targetId: topic.topicId, seed }
  },
  pick: (asking, { answers }) => {
    const source = sourceFor(asking.decision, asking.view)
    const picked = source && pickQuestion(source, asking).question
    const { topics } = asking.view
    const page = readNotebook(topics, answers).find(({ topic }) => topic.topicId === asking.decision.targetId)
    return picked && page && { ...picked, step: page.step }
  },
}

function readNotebook(topics: readonly TopicView[], answers: readonly PastAnswer[]): Page[] {
  const pages = topics.map((topic): Page => {
    const progress = { step: rules.firstStep, rightInARow: 0, isLearned: false, reviews: 0, due: 0 }
    return { topic, answers: 0, lastAt: 0, ...progress }
  })
  const byId = new Map(pages.map(page => [page.topic.topicId, page]))
  for (const answer of answers) {
    const page = byId.get(answer.topicId)
    if (page) noteAnswer(page, answer)
  }
  return pages
}

function noteAnswer(page: Page, { right, step, at }: PastAnswer): void {
  const today = dayOf(at)
  page.answers++
  page.lastAt = at
  page.rightInARow = right ? page.rightInARow + 1 : 0
  if (!right) {
    page.step = stepNear(step - 1)
    page.isLearned = false
    page.reviews = 0
  } else if (page.isLearned) {
    if (today >= page.due) page.reviews++
    page.due = Math.max(page.due, today + reviewGap(page))
  } else {
    page.isLearned = page.rightInARow >= rules.rightInARow && step >= rules.learnedAt
    if (page.isLearned) page.due = today + reviewGap(page)
    else if (page.rightInARow % 2 === 0) page.step = stepNear(step + 1)
  }
}

const dayOf = (time: number) => Math.floor(time / day)

const stepNear = (step: number): Step => steps.find(one => one >= step) ?? 5

const reviewGap = ({ reviews }: Page) => rules.reviewDays[Math.min(reviews, rules.reviewDays.length - 1)] ?? 0

/** Reviews that are due, then the topic in hand, then the next topic of the subject with the fewest questions today. */
function choosePage(pages: readonly Page[], past: Past, wrongInARow: number): Page {
  const asked = past.answers.filter(({ session }) => session === past.session).map(({ topicId }) => topicId)
  const last = asked.at(-1)
  const isStuck = wrongInARow >= rules.discouraging
  const possible = pages.filter(({ topic: { topicId } }) => {
    const isTooMuch = asked.filter(id => id === topicId).length >= rules.mostInSession
    const isLast = topicId === last
    return !isTooMuch && !(isLast && (isStuck || runLength(asked) >= rules.mostInARow))
  })
  const learned = possible.filter(({ isLearned }) => isLearned).sort((a, b) => a.due - b.due)
  const [soonest] = learned
  if (soonest && (isStuck || soonest.due <= dayOf(past.now))) return soonest
  const open = possible.filter(page => !page.isLearned && !isResting(page, past.now))
  const inHand = open.find(({ topic, answers }) => topic.topicId === last && answers > 0)
  const next = inHand ?? nextOf(open, asked) ?? soonest ?? pages[0]
  if (!next) throw new Error('there are no topics')
  return next
}

function runLength(asked: readonly string[]): number {
  const other = asked.findLastIndex(id => id !== asked.at(-1))
  return asked.length - 1 - other
}

const isResting = ({ answers, lastAt }: Page, now: number) =>
  answers > 0 && answers % rules.patience === 0 && now - lastAt < rules.restDays * day

/** The first open topic of each subject, in teaching order; of these, the one whose subject was asked least today. */
function nextOf(open: readonly Page[], asked: readonly string[]): Page | undefined {
  const firsts = [...Map.groupBy(open, ({ topic }) => topic.subjectId).values()].flatMap(
    ([first]) => first ?? [],
  )
  const count = ({ topic: { subjectId } }: Page) => asked.filter(id => id.startsWith(`${subjectId}.`)).length
  return firsts.reduce<Page | undefined>(
    (least, page) => (least && count(least) <= count(page) ? least : page),
    undefined,
  )
}
