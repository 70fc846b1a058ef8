import type { ActionType, SessionType } from '@learn/contract/learn/words'
import type { Constraints } from './record.ts'

/** One topic for one student at one moment. */
export interface TopicView {
  readonly topicId: string
  readonly name: string
  readonly subjectId: string
  readonly subdomain: string
  /** Topics to learn first, among those that the student studies. */
  readonly prerequisites: readonly string[]
  /** Its share of the student's exam, from 0 to 1. */
  readonly share: number
  readonly modes: readonly string[]
  /** The organization has hidden it. */
  readonly hidden: boolean
  readonly lessonExists: boolean
  readonly lessonPublished: boolean
  readonly lessonSeen: boolean
  /** The lesson came up in the last seven days. */
  readonly lessonThisWeek: boolean
  /** The child made a known mistake here, and hasn't yet shown that it is gone. */
  readonly mistaken: boolean
  /** How many logits easier than the topic's average question those of each step are, from step 1. */
  readonly ease: readonly number[]
  /** The predicted probability of a right answer to an average question, now. */
  readonly score: number
  /** The highest score so far. */
  readonly best: number
  readonly attempts: number
}

/** One step of the session so far. */
export interface PastStep {
  readonly topicId: string
  readonly actionType: ActionType
  /** The step of difficulty; 0 without a question. */
  readonly step: number
  /** Null without an answer. */
  readonly right: boolean | null
}

/** The session so far. */
export interface SessionView {
  readonly type: SessionType
  /** The position of the step to decide, from 0. */
  readonly position: number
  readonly minutes: number
  readonly wrongInARow: number
  /** The topics of the latest steps, newest first. */
  readonly recentTopicIds: readonly string[]
  /** The number of steps on each topic in this session. */
  readonly steps: Readonly<Record<string, number>>
  /** The latest steps, newest first: enough to apply a tutor's rules. */
  readonly latest: readonly PastStep[]
  /** The next question about the long text that the child has read. Left out if there is none. */
  readonly reading?: { readonly topicId: string; readonly step: number }
}

/** Work that a tutor or parent has set. */
export interface Assignment {
  readonly assignmentId: string
  readonly actionType: ActionType
  readonly targetId: string
}

/** Everything a decision is made from. The same view and seed give the same decision. */
export interface View {
  readonly topics: readonly TopicView[]
  readonly session: SessionView
  readonly constraints: Constraints
  /** The exam's answer modes. */
  readonly modes: readonly string[]
  readonly assignment: Assignment | null
  /** The projection is out of date, so the scores can't be trusted. */
  readonly stale: boolean
  /** The school year that the child is in: 4, 5 or 6. */
  readonly year: number
}
