import type { ActionType, Constraints, SessionType } from './record.ts'

/** What is known of a topic, for one student, at one moment. */
export interface TopicView {
  readonly topicId: string
  readonly name: string
  readonly subjectId: string
  readonly subdomain: string
  /** Topics to know before, of those that the student learns. */
  readonly prerequisites: readonly string[]
  /** How much of the student's exam it is, from 0 to 1. */
  readonly share: number
  readonly modes: readonly string[]
  /** The organization does not teach it. */
  readonly hidden: boolean
  readonly lessonExists: boolean
  readonly lessonPublished: boolean
  readonly lessonSeen: boolean
  /** Chance of a right answer to an average question now. */
  readonly score: number
  /** The highest that the score has been. */
  readonly best: number
  readonly attempts: number
}

/** How the session has gone so far. */
export interface SessionView {
  readonly type: SessionType
  /** Of the step to be decided, from 0. */
  readonly position: number
  readonly minutes: number
  readonly wrongInARow: number
  /** Topics of the last steps, the newest first. */
  readonly recentTopicIds: readonly string[]
  /** How many steps each topic has had in this session. */
  readonly steps: Readonly<Record<string, number>>
}

/** What a tutor wants done next. */
export interface Assignment {
  readonly assignmentId: string
  readonly actionType: ActionType
  readonly targetId: string
}

/** Everything that a decision is made from. The same view and seed give the same decision. */
export interface View {
  readonly topics: readonly TopicView[]
  readonly session: SessionView
  readonly constraints: Constraints
  /** In which ways the exam is answered. */
  readonly modes: readonly string[]
  readonly assignment: Assignment | null
  /** The projection is older than it may be: the scores above are not to be trusted. */
  readonly stale: boolean
}
