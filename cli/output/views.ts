import { routeOf } from '@learn/contract/documents/route'
import type { LearnNextStep } from '@learn/contract/learn/decisions'
import { type LearnStudentState, weakestFirst } from '@learn/contract/learn/states'
import type { LearnStudentProgress } from '@learn/contract/learn/students'
import { everyTopic, listLearnTopics } from '@learn/contract/learn/topics'
import type { Context } from '../context.ts'
import { valueAt } from './selection.ts'

/** An answer as a person wants to read it, with a note on how to. */
export interface View {
  readonly shown: object
  readonly note?: string
}

/** The answers that are rearranged for a terminal, by operation. JSON, CSV and --fields have them as the server sends them. */
export const views: Readonly<Record<string, (context: Context, answer: unknown) => Promise<View>>> = {
  // The contract says what these operations answer with.
  'learn.getLearnStudentState': (context, answer) => viewState(context, answer as LearnStudentState),
  'learn.getLearnStudentProgress': (context, answer) => viewProgress(context, answer as LearnStudentProgress),
  'learn.createLearnDecision': (_, answer) => viewNextStep(answer as LearnNextStep),
}

/** Newest first; more would hide the topics below. */
const mostMistakes = 5

/** The weakest topics on top: those are what to work on. */
async function viewState(context: Context, state: LearnStudentState): Promise<View> {
  const nameOf = await topicNames(context)
  const topics = weakestFirst(state.masteryByTopic).map(
    ({ topicId, score, attempts, rightAnswers, enoughEvidence, lastPractisedAt }) => ({
      topic: nameOf(topicId),
      mastery: `${enoughEvidence ? '' : '~'}${percent(score)}`,
      answers: attempts,
      right: attempts === 0 ? null : percent(rightAnswers / attempts),
      'last practised': lastPractisedAt.slice(0, 10),
    }),
  )
  const mistakes = state.openMisconceptions
    .slice(0, mostMistakes)
    .map(({ topicId, forParent }) => `${nameOf(topicId)}: ${forParent}`)
  return {
    shown: {
      answers: state.attempts,
      'right answers': state.rightAnswers,
      'right in a row': state.consecutiveCorrect,
      'up to': state.projectionFreshness.asOf,
      ...(mistakes.length > 0 && { mistakes: mistakes.join('\n') }),
      topics,
    },
    note: 'Mastery is the predicted chance of a right answer. Weakest topics first. ~ means too few answers to be sure.',
  }
}

async function viewProgress(context: Context, { days, topics }: LearnStudentProgress): Promise<View> {
  if (days.length === 0) return { shown: { answers: 0 }, note: 'There are no answers in this period.' }
  const nameOf = await topicNames(context)
  return {
    shown: {
      days: days.map(({ day, attempts, rightAnswers, minutes }) => ({
        day,
        answers: attempts,
        right: percent(rightAnswers / attempts),
        minutes,
      })),
      topics: topics
        .toSorted((one, other) => one.latest - other.latest)
        .map(({ topicId, first, latest, attempts }) => ({
          topic: nameOf(topicId),
          before: percent(first),
          now: percent(latest),
          answers: attempts,
        })),
    },
    note: '“before” and “now” are the predicted chances of a right answer. Weakest topics first.',
  }
}

/** The question or lesson itself. `learn decisions get` has everything that led to it. */
async function viewNextStep({ decision, question, lesson }: LearnNextStep): Promise<View> {
  const { id, actionType, reasonCodes } = decision
  const shown = {
    decision: id,
    action: actionType,
    reasons: reasonCodes,
    ...(lesson && { lesson: lesson.name, text: lesson.markdown }),
    ...(question?.passage && { passage: `${question.passage.title}\n\n${question.passage.text}` }),
    ...(question?.picture && { picture: question.picture.altText }),
    ...(question && {
      topic: question.topicId,
      question: question.stem,
      options: question.options.map(({ letter, text, picture }) => ({
        letter,
        text: text || picture?.altText,
      })),
    }),
  }
  const answering = `Answer with: learn attempts create --decision-id ${id} --answer ANSWER`
  return question ? { shown, note: answering } : { shown }
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** The names of topics, or their ids if the names can't be read. */
async function topicNames(context: Context): Promise<(topicId: string) => string> {
  const names = new Map<string, string>()
  try {
    const { connection } = await context.session()
    const { data } = await connection.call(routeOf(listLearnTopics), everyTopic)
    const topics = valueAt(data, 'data')
    if (Array.isArray(topics)) for (const { id, name } of topics) names.set(String(id), String(name))
  } catch {
    // The answer itself is there; only the names are missing.
  }
  return topicId => names.get(topicId) ?? topicId
}
