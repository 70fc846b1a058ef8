// Generated from the contract by `npm run generate`.

export interface ApiKey {
  id: string
  organizationId: string
  name: string
  role: "viewer" | "member" | "admin"
  /** What the key may do now: its own role, or the role of the person it acts for if that is lower. Null if the key no longer works, because it was revoked or that person can’t have keys here any more. */
  effectiveRole: "viewer" | "member" | "admin" | null
  scopes: ("identity:read" | "identity:write" | "account:close" | "organizations:read" | "organizations:write" | "members:read" | "members:write" | "teams:read" | "teams:write" | "invitations:read" | "invitations:write" | "keys:read" | "keys:write" | "audit:read" | "billing:read" | "billing:write" | "jobs:read" | "jobs:write" | "learn:read" | "learn:write" | "media:read" | "media:write" | "paid")[]
  /** The person whom the key acts for: who created it or, if it was rotated, who rotated it last. */
  createdByUserId: string
  /** That person’s email address. Null if they have left the organization. */
  createdByEmail: string | null
  /** The app’s grant through which the key was created or rotated, and with which it ends. Null if there was none. */
  grantId: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  lastUsedAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  revokedAt: string | null
}

export interface ApiKeyPage {
  data: ApiKey[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface ApiKeyWithSecret {
  id: string
  organizationId: string
  name: string
  role: "viewer" | "member" | "admin"
  /** What the key may do now: its own role, or the role of the person it acts for if that is lower. Null if the key no longer works, because it was revoked or that person can’t have keys here any more. */
  effectiveRole: "viewer" | "member" | "admin" | null
  scopes: ("identity:read" | "identity:write" | "account:close" | "organizations:read" | "organizations:write" | "members:read" | "members:write" | "teams:read" | "teams:write" | "invitations:read" | "invitations:write" | "keys:read" | "keys:write" | "audit:read" | "billing:read" | "billing:write" | "jobs:read" | "jobs:write" | "learn:read" | "learn:write" | "media:read" | "media:write" | "paid")[]
  /** The person whom the key acts for: who created it or, if it was rotated, who rotated it last. */
  createdByUserId: string
  /** That person’s email address. Null if they have left the organization. */
  createdByEmail: string | null
  /** The app’s grant through which the key was created or rotated, and with which it ends. Null if there was none. */
  grantId: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  lastUsedAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  revokedAt: string | null
  /** The bearer token. Save it now: it is shown only once. */
  secret: string
}

export interface AuditEvent {
  id: string
  organizationId: string
  /** The ID of the operation, or the action of the operator or payment provider. */
  operation: string
  /** The ID of the resource that was changed. */
  subjectId: string
  actorKind: "user" | "key" | "student" | "operator" | "provider"
  /** The user, API key or student who acted. Null for the operator and the payment provider. */
  principalId: string | null
  /** The user who acted. If an API key acted, the user whom it acts for. */
  userId: string | null
  /** The IP address of the request. Not kept for decisions and answers. */
  address: string | null
  /** The ID of the request. Empty for decisions and answers, because it is not kept for them. */
  requestId: string
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
}

export interface AuditEventPage {
  data: AuditEvent[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface AutoRecharge {
  organizationId: string
  enabled: boolean
  /** Credits are bought when the balance is below this number. */
  threshold: number | null
  /** The number of credits bought each time. */
  amount: number | null
  /** The maximum number of purchases in 24 hours. */
  dailyLimit: number
  /** The number of declined charges in a row. The third one turns auto-recharge off. */
  failures: number
}

export interface Caller {
  kind: "user" | "key" | "student"
  /** The ID of the user, API key or student. */
  principalId: string
  /** The user, or the user whom the API key acts for. */
  userId: string | null
  /** The user’s email address. Null for API keys and students. */
  email: string | null
  scopes: ("identity:read" | "identity:write" | "account:close" | "organizations:read" | "organizations:write" | "members:read" | "members:write" | "teams:read" | "teams:write" | "invitations:read" | "invitations:write" | "keys:read" | "keys:write" | "audit:read" | "billing:read" | "billing:write" | "jobs:read" | "jobs:write" | "learn:read" | "learn:write" | "media:read" | "media:write" | "paid")[]
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string | null
  memberships: {
    memberId: string
    organizationId: string
    organizationName: string
    role: "viewer" | "member" | "admin"
    membershipType: "team" | "client"
    /** Why the operator suspended the organization. Null if it is active. */
    suspendedReason: string | null
  }[]
}

export interface CreditBalance {
  organizationId: string
  /** Credits available to spend. */
  creditsBalance: number
  /** Credits reserved by paid operations that are still running. */
  reservedCredits: number
  /** Credits that were spent and later refunded or disputed. New credits pay off this debt first. */
  owedCredits: number
  /** Up to 100 grants with credits left, in the order in which they are spent. */
  grants: CreditGrant[]
  nextExpiry: {
    /** ISO 8601 time in UTC, with milliseconds. */
    expiresAt: string
    /** The credits that expire then, if they are not spent. */
    credits: number
  } | null
  head: LedgerHead | null
}

export interface CreditGrant {
  id: string
  kind: "purchase" | "plan" | "promotion" | "operator"
  /** Grants with a lower number are spent first; among equals, the one that expires first. */
  priority: number
  /** The credits originally granted. */
  credits: number
  /** The credits of this grant that can be spent. */
  availableCredits: number
  /** The credits of this grant that are reserved. */
  reservedCredits: number
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
}

export interface CreditReservation {
  id: string
  organizationId: string
  /** The operation that the credits are reserved for. */
  operation: string
  /** pending: reserved. posted: charged. voided and expired: released. */
  status: "pending" | "posted" | "voided" | "expired"
  /** The credits reserved. */
  credits: number
  /** The credits charged. The rest was released. */
  postedCredits: number
  /** The grants that the credits come from. */
  allocations: {
    grantId: string
    /** A whole number of credits. */
    credits: number
  }[]
  /** The user or API key that made the call. */
  principalId: string
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  endedAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
}

export interface CreditReservationPage {
  data: CreditReservation[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface CreditUsage {
  organizationId: string
  /** A date in UTC, as YYYY-MM-DD. */
  from: string
  /** A date in UTC, as YYYY-MM-DD. */
  to: string
  calls: number
  /** A whole number of credits. */
  credits: number
  /** Totals for each operation, largest first. */
  operations: {
    operation: string
    calls: number
    /** A whole number of credits. */
    credits: number
  }[]
  /** The days on which credits were spent, oldest first. */
  days: {
    /** A date in UTC, as YYYY-MM-DD. */
    day: string
    operations: {
      operation: string
      calls: number
      /** A whole number of credits. */
      credits: number
    }[]
  }[]
}

export interface Deleted {
  id: string
  /** ISO 8601 time in UTC, with milliseconds. */
  deletedAt: string
}

export interface Estimate {
  organizationId: string
  operation: string
  /** The number of units that the call uses. */
  units: number
  /** The unit, such as a call. */
  per: string
  /** The credits that the call would reserve. It never costs more. */
  credits: number
  /** The credits that the organization can spend now. */
  availableCredits: number
  /** The credits that are reserved now. */
  reservedCredits: number
  /** Whether the organization has enough credits now. */
  payable: boolean
  /** The credits that are missing. 0 if there are enough. */
  shortfall: number
}

export interface Grant {
  id: string
  clientId: string
  clientName: string
  scopes: string[]
  resources: string[]
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  lastUsedAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string
}

export interface GrantPage {
  data: Grant[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface Invitation {
  id: string
  organizationId: string
  email: string
  role: "admin" | "member" | "viewer"
  status: "pending" | "accepted" | "revoked" | "expired"
  invitedByUserId: string
  /** The secret in the invitation link. Do not share or log it. */
  token: string
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  revokedAt: string | null
  revokedByUserId: string | null
  teamId: string | null
  membershipType: "team" | "client"
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
}

export interface InvitationPage {
  data: Invitation[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface Invitations {
  data: Invitation[]
}

export interface Job {
  id: string
  organizationId: string
  /** The operation that started the job. */
  operation: string
  /** succeeded, failed and canceled are final. */
  status: "queued" | "running" | "succeeded" | "failed" | "canceled"
  /** The fraction that is done, from 0 to 1. */
  progress: number
  /** What the job is doing now. */
  message: string | null
  /** The result, once the job has succeeded. Null until then. */
  result: unknown
  error: {
    kind: "HttpApiDecodeError" | "BadRequest" | "Unauthorized" | "PaymentRequired" | "Forbidden" | "NotFound" | "Conflict" | "TooManyRequests" | "InternalError"
    /** Why the job failed, and what to do. */
    message: string
  } | null
  /** How many times the job was started. More than once if a server stopped while working on it. */
  attempts: number
  /** The ID of its credit reservation. Null if the job is free. */
  reservationId: string | null
  /** The credits reserved for the job. */
  reservedCredits: number
  /** The credits charged. Jobs that fail or are canceled are free. */
  chargedCredits: number
  /** The user or API key that started the job. */
  createdBy: string
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  startedAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  finishedAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  updatedAt: string
}

export interface JobPage {
  data: Job[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LearnAssignment {
  id: string
  organizationId: string
  studentId: string
  /** The user who set the assignment, or who created the API key that set it. */
  assignedByUserId: string
  actionType: "lesson" | "mini-test" | "test" | "practice"
  topicId: string
  /** The number of questions or lessons to do. */
  count: number
  /** The number done so far. */
  done: number
  /** A note for the student and their guardians. */
  note: string | null
  /** The attached files. Download them with `learn.createLearnAssignmentDownload`. */
  files: LearnAssignmentFile[]
  status: "open" | "done" | "canceled"
  /** ISO 8601 time in UTC, with milliseconds. */
  dueAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** When the assignment was done or canceled. */
  closedAt: string | null
}

export interface LearnAssignmentFile {
  mediaItemId: string
  /** Null if the file was permanently deleted. */
  name: string | null
  mediaType: string | null
  bytes: number | null
  /** Whether the file can be downloaded. False if it is in the bin or deleted, or the assignment was canceled. */
  available: boolean
}

export interface LearnAssignmentPage {
  data: LearnAssignment[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LearnAttempt {
  id: string
  studentId: string
  sessionId: string
  decisionId: string
  questionId: string
  questionVersionId: string
  topicId: string
  /** The student’s answer. Null for “I don’t know”. */
  answer: string | null
  correct: boolean
  rightAnswer: string
  /** How to find the answer, in Markdown as in `LearnQuestion.stem`. */
  explanation: string
  /** The typical mistake that leads to this answer, if there is one. */
  misconception: string | null
  /** A sentence for the student about the misconception: what to do instead. */
  slip: string | null
  /** The time spent, if the client reported it. */
  milliseconds: number | null
  /** ISO 8601 time in UTC, with milliseconds. */
  answeredAt: string
  /** The predicted chance of a right answer to an average question on the topic, before and after this answer. A right answer never lowers it, and a wrong answer never raises it. */
  mastery: {
    before: number
    after: number
  }
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
}

export interface LearnAttemptPage {
  data: LearnAttempt[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LearnConsent {
  /** Whether consent is currently given. */
  given: boolean
  /** On whose word the consent stands: a guardian’s own, or that of the organization whose key added the student. A guardian’s own word replaces the organization’s: see `learn.updateLearnConsent`. */
  basis: "guardian" | "organization"
  /** The version of the text: the one that the guardian agreed to, or the one that was current when the organization gave its word. */
  wording: string
  /** ISO 8601 time in UTC, with milliseconds. */
  givenAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  withdrawnAt: string | null
}

export interface LearnConsentWording {
  /** The name of this version of the text. Consents name the version that was agreed to. */
  wording: string
  title: string
  /** The text that a guardian agrees to, as Markdown. */
  text: string
}

export interface LearnDecisionExplanation {
  decisionId: string
  /** For a parent or tutor. Plain text, with the student’s name. */
  explanation: string
  /** One or two short sentences for the student. Plain text. */
  forStudent: string
}

export interface LearnDecisionReproduction {
  decisionId: string
  /** Whether the result is exactly the same as the recorded one. */
  identical: boolean
  firstDifference: {
    /** The place in the record, such as `candidateScores.0.score`. */
    path: string
    /** The value in the record. */
    recorded: unknown
    /** The value computed now. */
    computed: unknown
  } | null
  algorithmId: "mastery_policy_v0" | "projection_fallback_v0" | "offline_replay"
  algorithmVersion: string
  modelVersion: string
  contentVersion: string
  /** The seed of the random draw. */
  seed: number
  /** The random number that was drawn, from 0 to 1. */
  draw: number
  /** The probability of every candidate. They add up to 1. */
  propensities: {
    candidateId: string
    propensity: number
  }[]
}

export interface LearnEntitlement {
  /** The name of the plan. `trial` after onboarding. */
  plan: string
  status: "trialing" | "active" | "paused" | "ended"
  /** ISO 8601 time in UTC, with milliseconds. */
  startsAt: string
  /** Null if no end is set. */
  endsAt: string | null
  /** The subjects that the student may practise. */
  subjectIds: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
}

export interface LearnEstimate {
  /** The expected share of right answers, from 0 to 1. */
  value: number
  low: number
  /** The true share lies between `low` and `high` 8 times out of 10. */
  high: number
}

export interface LearnExamFamily {
  id: string
  name: string
  /** A short description for parents. */
  about: string
  /** How questions are answered: by choosing a letter (options) or by typing (typed). */
  modes: ("options" | "typed")[]
  /** The time in the exam relative to a comfortable pace. Below 1, the child has less time. */
  pace: number
  /** The share of each subject in the exam. The shares add up to 1. */
  mix: {
    subjectId: "maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning"
    share: number
  }[]
}

export interface LearnExamFamilyPage {
  data: LearnExamFamily[]
  total: number
  /** Always null: this list has one page. */
  nextCursor: null
  prevCursor: null
}

export interface LearnGroupAssignments {
  /** One for each student. */
  assignments: LearnAssignment[]
}

export interface LearnGroupOverview {
  organizationId: string
  teamId: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  asOf: string
  topics: {
    topicId: string
    name: string
    subjectId: string
  }[]
  /** In the order of their names, at most 500. */
  students: {
    studentId: string
    displayName: string
    avatarId: string
    yearGroup: "Year 4" | "Year 5" | "Year 6"
    /** ISO 8601 time in UTC, with milliseconds. */
    lastPractisedAt: string | null
    /** Since Monday. Weeks begin at midnight UTC. */
    answersThisWeek: number
    rightThisWeek: number
    /** In the week before. */
    answersLastWeek: number
    /** One for each of `topics`, in their order: the chance of a right answer to an average question, in percent. Null if there are too few answers to know. */
    scores: (number | null)[]
    /** Topics that were secure and should be reviewed, as positions in `topics` from 0. */
    due: number[]
    /** Topics where answers have become clearly worse than they were at their best. */
    falling: number[]
    /** Topics where at least the last three answers were wrong, or the student is below 50% after twelve answers. */
    stuck: number[]
    /** Whether the student has not practised for seven days. */
    quiet: boolean
  }[]
  /** The number of students in the group, including those left out. */
  studentCount: number
  /** The middle of the group in each topic, if at least five students have a score there. */
  middle: (number | null)[] | null
}

export interface LearnGroupStudents {
  teamId: string
  /** The number of students in the group now. */
  students: number
}

export interface LearnLesson {
  topicId: string
  name: string
  version: number
  /** The text as Markdown: paragraphs, whose line breaks count, headings, lists, tables, **bold**, *italics*, `code`, `\*` for a plain asterisk, and pictures as inline SVG on lines of their own. Draw fractions such as 3/4 and 2 1/2 with the numerator above the denominator. */
  markdown: string
}

export interface LearnMailPreferences {
  /** Whether you want the weekly email. Null until you have answered; nothing is sent then. */
  weekly: boolean | null
  /** The name of a time zone, such as Europe/London. Emails come in the morning there. */
  timeZone: string
  /** When the next weekly email is due; null if you want none. */
  nextWeeklyAt: string | null
}

export interface LearnNextStep {
  decision: PolicyDecision
  /** Null for a lesson or a break. */
  question: LearnQuestion | null
  /** Null for a question or a break. */
  lesson: LearnLesson | null
}

export interface LearnNote {
  id: string
  organizationId: string
  studentId: string
  writtenByUserId: string
  text: string
  /** Whether the student’s guardians, and others who see only their own families, can read it. */
  sharedWithGuardians: boolean
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  updatedAt: string
}

export interface LearnNotePage {
  data: LearnNote[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LearnPaper {
  id: string
  organizationId: string
  studentId: string
  /** The exam that the paper follows. */
  examFamilyId: string
  /** The student’s school year when the paper was made. */
  yearGroup: "Year 4" | "Year 5" | "Year 6"
  subjectIds: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
  questionCount: number
  /** The number of questions with an answer. */
  answeredCount: number
  /** ISO 8601 time in UTC, with milliseconds. */
  startedAt: string
  /** When the time is up, by the server’s clock. */
  endsAt: string
  /** When the paper was handed in: `endsAt` at the latest. Null while it is open. */
  submittedAt: string | null
  /** Null until the paper is handed in. */
  result: {
    rightAnswers: number
    subjects: {
      subjectId: "maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning"
      questionCount: number
      answeredCount: number
      rightAnswers: number
    }[]
  } | null
  /** The server’s time. Count down from it to `endsAt`, because the device’s clock may be wrong. */
  serverTime: string
  /** In the order of the paper. Until it is handed in, `marked` is null, and so are `answer` and `explanation` of each `question`, for everybody. */
  questions: {
    /** The place of the question in the paper, from 1. */
    position: number
    /** The student’s answer. Null if there is none. */
    answer: string | null
    /** Whether the student wants to look at the question again. */
    flagged: boolean
    /** When this answer was given. Null if there is none. */
    answeredAt: string | null
    question: LearnQuestion
    marked: {
      /** False for a question without an answer. */
      correct: boolean
      /** The typical mistake that leads to this answer, if there is one. */
      misconception: string | null
      /** A sentence for the student about the misconception: what to do instead. */
      slip: string | null
    } | null
  }[]
}

export interface LearnPaperAnswer {
  /** The place of the question in the paper, from 1. */
  position: number
  /** The student’s answer. Null if there is none. */
  answer: string | null
  /** Whether the student wants to look at the question again. */
  flagged: boolean
  /** When this answer was given. Null if there is none. */
  answeredAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  endsAt: string
  /** The server’s time. Count down from it to `endsAt`, because the device’s clock may be wrong. */
  serverTime: string
}

export interface LearnPaperPage {
  data: LearnPaperSummary[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LearnPaperSummary {
  id: string
  organizationId: string
  studentId: string
  /** The exam that the paper follows. */
  examFamilyId: string
  /** The student’s school year when the paper was made. */
  yearGroup: "Year 4" | "Year 5" | "Year 6"
  subjectIds: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
  questionCount: number
  /** The number of questions with an answer. */
  answeredCount: number
  /** ISO 8601 time in UTC, with milliseconds. */
  startedAt: string
  /** When the time is up, by the server’s clock. */
  endsAt: string
  /** When the paper was handed in: `endsAt` at the latest. Null while it is open. */
  submittedAt: string | null
  /** Null until the paper is handed in. */
  result: {
    rightAnswers: number
    subjects: {
      subjectId: "maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning"
      questionCount: number
      answeredCount: number
      rightAnswers: number
    }[]
  } | null
}

export interface LearnPolicyReplay {
  /** The ID of the replay and of its job. */
  id: string
  organizationId: string
  policy: LearnReplayPolicy
  reward: "next_attempt" | "mastery_gain"
  /** ISO 8601 time in UTC, with milliseconds. */
  from: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  until: string
  status: "queued" | "running" | "succeeded" | "failed" | "canceled"
  progress: number
  /** What the replay is doing now. */
  message: string | null
  error: {
    kind: "HttpApiDecodeError" | "BadRequest" | "Unauthorized" | "PaymentRequired" | "Forbidden" | "NotFound" | "Conflict" | "TooManyRequests" | "InternalError"
    message: string
  } | null
  /** The credits reserved for the replay. */
  reservedCredits: number
  /** The credits charged. */
  chargedCredits: number
  /** Null until the replay has succeeded. */
  outcome: LearnReplayOutcome | null
  /** The user or API key that started the replay. */
  createdBy: string
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  finishedAt: string | null
}

export interface LearnPolicyReplayPage {
  data: LearnPolicyReplay[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LearnPreferences {
  textSize: "normal" | "large" | "largest"
  /** The space between letters, words and lines. */
  spacing: "normal" | "wide"
  contrast: "normal" | "more"
  /** system: as the device is set. */
  theme: "system" | "light" | "dark"
  /** Whether nothing moves, even if the device allows it. */
  reduceMotion: boolean
  /** Whether each question is read aloud when it appears. */
  readAloud: boolean
  /** Whether tests hide their clock until it is asked for. */
  hideClock: boolean
}

export interface LearnQuestion {
  /** Template, version, step and seed. The same ID always means the same question. */
  questionId: string
  /** The template and its version. */
  questionVersionId: string
  topicId: string
  mode: "options" | "typed"
  /** The question as Markdown: paragraphs, whose line breaks count, headings, lists, tables, **bold**, *italics*, `code`, `\*` for a plain asterisk, and pictures as inline SVG on lines of their own. Draw fractions such as 3/4 and 2 1/2 with the numerator above the denominator. */
  stem: string
  passage: {
    title: string
    text: string
  } | null
  /** For a long text with several questions. They come one after another: show the text once, beside them. */
  set: {
    /** The same for all questions about one text. */
    id: string
    /** The place of this question among them, from 1. */
    position: number
    /** How many questions there are about this text. */
    count: number
  } | null
  picture: {
    svg: string
    /** A description for children who can’t see the picture. */
    altText: string
  } | null
  /** Empty if the answer is typed. */
  options: {
    letter: "A" | "B" | "C" | "D" | "E"
    text: string
    picture: {
      svg: string
      /** A description for children who can’t see the picture. */
      altText: string
    } | null
  }[]
  /** What a typed answer looks like. Null if there are options. */
  answerForm: {
    /** number: digits, perhaps with a point or a minus. fraction: such as 3/4. money: in pounds. quantity: a number with its unit. time: such as 14:05. letters: a code or a word by its letters. text: words. */
    kind: "number" | "fraction" | "money" | "quantity" | "time" | "letters" | "text"
    /** The unit that the question asks for. */
    unit: string | null
  } | null
  /** The difficulty, from 1 to 5. */
  step: number
  /** The time that a child who knows the topic needs. */
  seconds: number
  /** The right letter or text. Null for a student who has not answered yet. */
  answer: string | null
  /** How to find the answer, in Markdown as in `stem`. Null if `answer` is null. */
  explanation: string | null
}

export interface LearnReplayEstimate {
  value: number
  /** The lower end of the 95% interval, computed by resampling children. */
  low: number
  /** The upper end of the 95% interval. */
  high: number
}

export interface LearnReplayOutcome {
  /** insufficient_support: the log says too little about this policy for an estimate. `support.refusedFor` says why. */
  status: "estimated" | "insufficient_support"
  /** The result in a few sentences. */
  summary: string
  /** How the reward is defined. */
  rewardMeaning: string
  /** What the estimate covers and what it does not cover. */
  claim: string
  /** The number of children in the estimate. */
  children: number
  /** The number of decisions. `read` is the sum of the others. */
  decisions: {
    /** All decisions in the period. These are charged. */
    read: number
    /** Used for the estimate: drawn at random, with a known reward. */
    judged: number
    /** Left out: set by a tutor or parent. */
    assigned: number
    /** Left out: a break was due. */
    rested: number
    /** Left out: there was nothing to choose from. */
    withoutContent: number
    /** Left out: made by the fallback policy. */
    fallback: number
    /** Left out: no answer came in time for the reward. */
    withoutReward: number
  }
  /** The mean reward in the log. */
  logged: LearnReplayEstimate | null
  /** The estimated mean reward under this policy (doubly robust). */
  headline: LearnReplayEstimate | null
  /** `headline` minus `logged`. */
  difference: LearnReplayEstimate | null
  /** A second estimate that needs no model (self-normalized IPS). If it is far from `headline`, trust neither. */
  check: LearnReplayEstimate | null
  estimates: {
    estimator: "ips" | "clipped_ips" | "self_normalized_ips" | "sub_gaussian_ips" | "direct_method" | "doubly_robust" | "self_normalized_doubly_robust" | "switch_doubly_robust" | "shrunk_doubly_robust"
    value: number
    /** The lower end of the 95% interval, computed by resampling children. */
    low: number
    /** The upper end of the 95% interval. */
    high: number
  }[]
  support: {
    /** The number of this policy’s own decisions that would be equally informative. */
    effectiveSample: number
    /** Below this number, there is no estimate. */
    leastEffectiveSample: number
    /** About 1 if the logged propensities are right. */
    meanWeight: number
    largestWeight: number
    /** The share of this policy’s choices, from 0 to 1, that the logged policy could never make. */
    unsupportedMass: number
    /** The share of decisions that have such choices. */
    unsupportedDecisions: number
    /** The share of random decisions with a known reward. */
    joinedShare: number
    /** The share of decisions with more possible candidates than were considered. */
    shortlistedShare: number
    /** Why there is no estimate. effective_sample: too little data. mean_weight: the propensities look wrong. unsupported_mass: too many choices that the log can’t judge. */
    refusedFor: ("effective_sample" | "mean_weight" | "unsupported_mass")[]
  }
  /** A histogram of the weights. */
  weights: {
    from: number
    to: number | null
    decisions: number
  }[]
  /** Predicted and observed rewards, for children that the model was not trained on. */
  calibration: {
    predicted: number
    observed: number
    decisions: number
  }[]
  /** Topics with at least ten children. */
  topics: {
    topicId: string
    children: number
    decisions: number
    /** The share of choices in the log. */
    loggedShare: number
    /** The share of choices under this policy. */
    policyShare: number
    /** The mean reward in the log. */
    reward: number
  }[]
  /** Year groups with at least ten children. */
  yearGroups: {
    yearGroup: "Year 4" | "Year 5" | "Year 6"
    children: number
    decisions: number
    logged: LearnReplayEstimate
    estimate: LearnReplayEstimate | null
    /** Why there is no estimate. effective_sample: too little data. mean_weight: the propensities look wrong. unsupported_mass: too many choices that the log can’t judge. */
    refusedFor: ("effective_sample" | "mean_weight" | "unsupported_mass")[]
  }[]
  /** The mean reward in the log under each version of the server’s policy that made decisions for at least ten children. A child whose version changed counts in each. */
  versions: {
    /** The `algorithmVersion` of the logged decisions. */
    algorithmVersion: string
    children: number
    decisions: number
    logged: LearnReplayEstimate
  }[]
  /** The seed for resampling children. */
  seed: number
  /** How many times the children were resampled. */
  resamplings: number
  algorithmId: "offline_replay"
  algorithmVersion: string
}

export interface LearnReplayPolicy {
  /** shipped: this server’s policy, with other weights, temperature or floor. lowest_mastery_first: the topic with the lowest mastery. uniform: a random choice. rules: your own rules. */
  kind: "shipped" | "lowest_mastery_first" | "uniform" | "rules"
  /** For shipped: a factor for each component in `scoreBreakdown`. Default 1. */
  weights?: {
    evidence?: number
    exam?: number
    uncertainty?: number
    effort?: number
    mastered?: number
    foundation?: number
    readiness?: number
    review?: number
    weakness?: number
    blueprint?: number
    balance?: number
    variety?: number
    confidence?: number
    teaching?: number
    mixing?: number
    misconception?: number
  }
  /** For shipped: higher values make the choice more random. Default 0.08. */
  temperature?: number
  /** For shipped and lowest_mastery_first: the probability shared equally among all eligible candidates. Default 0.05 for shipped, 0 for lowest_mastery_first. */
  floor?: number
  /** For rules: the first rule that applies decides. */
  rules?: LearnReplayRule[]
}

export interface LearnReplayRule {
  /** When the rule applies: in sessions of this type, and if a considered candidate matches `offers`. The last rule must not have a condition. */
  when?: {
    sessionType?: "diagnostic" | "lesson" | "mini-test" | "test" | "practice"
    /** A candidate’s ID, such as `practice:maths.place-value`. Use `*` for any action (`*:maths.place-value`), any target (`practice:*`), any topic of a subject (`practice:maths.*`) or any candidate (`*`). `lowest_mastery` and `highest_score` each match one candidate. */
    offers?: string
  }
  /** The candidates to choose, with probabilities that add up to 1. All considered candidates that match a pattern share its probability equally. If none matches, the probability counts as unsupported. */
  choose: {
    /** A candidate’s ID, such as `practice:maths.place-value`. Use `*` for any action (`*:maths.place-value`), any target (`practice:*`), any topic of a subject (`practice:maths.*`) or any candidate (`*`). `lowest_mastery` and `highest_score` each match one candidate. */
    candidates: string
    probability: number
  }[]
}

export interface LearnReplayedDecision {
  id: string
  replayId: string
  /** The decision in the log. */
  decisionId: string
  decision: PolicyDecision
  /** The candidate that was chosen in the log. */
  loggedCandidateId: string
  /** The probability of that choice in the log. */
  loggedPropensity: number
  /** The probability of that choice under this policy, divided by the logged one. */
  weight: number
  /** The reward of the decision in the log. Null if unknown. */
  reward: number | null
  /** When the decision in the log was made. */
  createdAt: string
}

export interface LearnReplayedDecisionPage {
  data: LearnReplayedDecision[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LearnSession {
  id: string
  organizationId: string
  studentId: string
  sessionType: "diagnostic" | "lesson" | "mini-test" | "test" | "practice"
  subjectIds: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
  allowedActionTypes: ("lesson" | "mini-test" | "test" | "practice" | "break")[]
  excludedCandidateIds: string[]
  /** ISO 8601 time in UTC, with milliseconds. */
  startedAt: string
  /** Null while the session is open. */
  endedAt: string | null
  summary: {
    decisions: number
    attempts: number
    rightAnswers: number
    /** The time from the start to the end or, while the session is open, to the last answer. */
    minutes: number
    /** The topics that the student answered questions on. */
    topics: {
      topicId: string
      attempts: number
      rightAnswers: number
      /** The mastery score before the first answer of the session. */
      scoreBefore: number
      /** The mastery score after the last answer of the session. */
      scoreAfter: number
    }[]
  }
}

export interface LearnSessionPage {
  data: LearnSession[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LearnSettings {
  organizationId: string
  /** Whether students get only published lessons. Default true. */
  requirePublishedContent: boolean
  /** A student who has not answered for this many days is erased with all their records. Null for never. */
  eraseInactiveDays: number | null
  /** The percentage of students whose steps are chosen by the newest version of the policy. The previous version chooses for the others. Default 100. */
  newPolicyPercent: number
  /** Whether students can practise only once a guardian has agreed in person. While it is true, the organization’s word is not enough. Default false. */
  guardianConsentRequired: boolean
  /** Whether `learn.getLearnGroupOverview` shows where the middle of a group is. Students and guardians never see it. Default false. */
  groupComparisons: boolean
  /** Whether the people who teach a student may give them a new PIN, without asking a guardian. Default false. */
  staffPinResets: boolean
}

export interface LearnSignInCards {
  /** In the order of `studentIds`. */
  cards: {
    studentId: string
    displayName: string
    username: string
    /** The new PIN. Only this answer shows it. */
    pin: string
  }[]
}

export interface LearnStudent {
  id: string
  organizationId: string
  /** The team of the family. */
  teamId: string
  /** The student’s pseudonym, used where names must not appear. */
  learnerKey: string
  displayName: string
  avatarId: string
  yearGroup: "Year 4" | "Year 5" | "Year 6"
  /** Empty if none was given. */
  targetSchool: string
  examFamilyId: string
  /** The day of the exam. Null if it is not known. */
  examDate: string | null
  subjectIds: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
  preferences: LearnPreferences
  /** How much longer the student has for tests: 25 is a quarter more. */
  extraTimePercent: number
  credential: StudentCredential
  /** Whether a guardian allows the people who teach the student to give them a new PIN. Default false. */
  staffPinResets: boolean
  consent: LearnConsent
  /** Whether you are a guardian of the student, who can set the PIN, give or withdraw consent, export and erase. Always false with an API key. */
  youAreGuardian: boolean
  /** When the student will be erased, if a guardian has scheduled it. Until then there is no practice, and a guardian can stop it. */
  erasureAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  updatedAt: string
}

export interface LearnStudentErasure {
  /** ISO 8601 time in UTC, with milliseconds. */
  erasureAt: string | null
  /** Answers to questions. */
  attempts: number
  sessions: number
  /** Mini-tests. */
  papers: number
  /** Work set for the student. */
  assignments: number
  /** Notes that are shared with you. Others are erased too. */
  notes: number
  /** The files of the family’s team, if the student is the family’s last. Otherwise 0. */
  files: number
}

export interface LearnStudentExport {
  /** ISO 8601 time in UTC, with milliseconds. */
  exportedAt: string
  student: LearnStudent
  guardians: {
    userId: string
    displayName: string
    /** ISO 8601 time in UTC, with milliseconds. */
    createdAt: string
  }[]
  consents: {
    /** On whose word it was first recorded. `confirmedAt` says whether a guardian has confirmed it since. */
    basis: "guardian" | "organization"
    /** The version of the consent text. */
    wording: string
    /** The guardian. Null if the organization recorded it for them. */
    givenByUserId: string | null
    /** ISO 8601 time in UTC, with milliseconds. */
    givenAt: string
    /** The guardian who confirmed a consent that the organization had recorded for them. */
    confirmedByUserId: string | null
    /** ISO 8601 time in UTC, with milliseconds. */
    confirmedAt: string | null
    withdrawnByUserId: string | null
    /** ISO 8601 time in UTC, with milliseconds. */
    withdrawnAt: string | null
  }[]
  entitlement: LearnEntitlement
  state: LearnStudentState
  lessonsSeen: {
    topicId: string
    /** ISO 8601 time in UTC, with milliseconds. */
    seenAt: string
  }[]
  assignments: LearnAssignment[]
  groups: {
    teamId: string
    name: string
    /** ISO 8601 time in UTC, with milliseconds. */
    addedAt: string
  }[]
  /** The notes that are shared with guardians. */
  notes: LearnNote[]
  sessions: {
    id: string
    sessionType: "diagnostic" | "lesson" | "mini-test" | "test" | "practice"
    subjectIds: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
    allowedActionTypes: ("lesson" | "mini-test" | "test" | "practice" | "break")[]
    excludedCandidateIds: string[]
    decisions: number
    attempts: number
    rightAnswers: number
    /** The number of wrong answers in a row, up to the last answer. */
    wrongInARow: number
    openDecisionId: string | null
    /** ISO 8601 time in UTC, with milliseconds. */
    startedAt: string
    /** ISO 8601 time in UTC, with milliseconds. */
    endedAt: string | null
  }[]
  decisions: {
    id: string
    sessionId: string
    /** The number of earlier decisions in the session. */
    positionInSession: number
    actionType: "lesson" | "mini-test" | "test" | "practice" | "break"
    algorithmId: "mastery_policy_v0" | "projection_fallback_v0" | "offline_replay"
    targetId: string
    questionId: string | null
    assignmentId: string | null
    attemptId: string | null
    /** Whether a rule decided, without a random draw. */
    deterministic: boolean
    /** The reason code of the rule. */
    rule: string | null
    /** The seed of the random draw. */
    seed: number
    modelVersion: string
    contentVersion: string
    /** ISO 8601 time in UTC, with milliseconds. */
    createdAt: string
    /** The rest of the record, with the fields of a `PolicyDecision`: the candidates with their scores and probabilities. */
    record: unknown
    /** The data about the student that the decision was based on. */
    view: unknown
  }[]
  /** The sampled decisions of replays that concern the student. */
  replayedDecisions: {
    id: string
    /** The decision in the log. */
    decisionId: string
    /** What another policy would have chosen, with the fields of a `PolicyDecision`. */
    record: unknown
    /** The candidate that was chosen in the log. */
    loggedCandidateId: string
    /** The probability of that choice in the log. */
    loggedPropensity: number
    /** The probability of that choice under this policy, divided by the logged one. */
    weight: number
    /** The reward of the decision in the log. Null if unknown. */
    reward: number | null
    /** ISO 8601 time in UTC, with milliseconds. */
    createdAt: string
  }[]
  attempts: {
    id: string
    /** The number of the answer, from 1 for the student’s first. */
    number: number
    sessionId: string
    decisionId: string
    topicId: string
    questionId: string
    question: LearnQuestion | null
    difficulty: number
    /** The student’s answer. Null for “I don’t know”. */
    answer: string | null
    correct: boolean
    misconception: string | null
    milliseconds: number | null
    mastery: {
      before: number
      after: number
    }
    /** ISO 8601 time in UTC, with milliseconds. */
    answeredAt: string
    /** ISO 8601 time in UTC, with milliseconds. */
    createdAt: string
  }[]
  papers: {
    id: string
    examFamilyId: string
    yearGroup: "Year 4" | "Year 5" | "Year 6"
    subjectIds: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
    /** The seed that the questions were drawn from. */
    seed: number
    contentVersion: string
    /** ISO 8601 time in UTC, with milliseconds. */
    startedAt: string
    /** ISO 8601 time in UTC, with milliseconds. */
    endsAt: string
    /** ISO 8601 time in UTC, with milliseconds. */
    submittedAt: string | null
    questions: {
      position: number
      questionId: string
      question: LearnQuestion | null
      answer: string | null
      flagged: boolean
      /** ISO 8601 time in UTC, with milliseconds. */
      answeredAt: string | null
      /** Null until the paper is handed in. */
      correct: boolean | null
      misconception: string | null
    }[]
  }[]
  /** The audit events of calls made with the student’s own token. */
  auditEvents: {
    operation: string
    subjectId: string
    /** The IP address of the request. */
    address: string | null
    requestId: string
    /** ISO 8601 time in UTC, with milliseconds. */
    createdAt: string
  }[]
}

export interface LearnStudentForecast {
  studentId: string
  examFamilyId: string
  yearGroup: "Year 4" | "Year 5" | "Year 6"
  /** The number of answers so far, in these subjects. */
  answers: number
  estimate: LearnEstimate | null
  /** The subjects that the student learns, in teaching order. */
  subjects: {
    subjectId: "maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning"
    /** The number of answers so far. */
    answers: number
    estimate: LearnEstimate | null
  }[]
}

export interface LearnStudentImport {
  /** The number of children in the lines that can be read. */
  children: number
  /** The largest number of emails that will be sent. */
  emails: number
  /** The problems found, in the order of the lines. If the first line or a quotation mark is wrong, only that is listed. Empty unless the file was only checked. */
  problems: {
    /** The line of the file, from 1. */
    line: number
    /** The name of the column. Null if the whole line is meant. */
    column: string | null
    message: string
  }[]
  /** The groups that are created for it, by name. */
  newGroups: string[]
  /** The students added, in the order of the file. None if the file was only checked. */
  students: {
    line: number
    studentId: string
    displayName: string
    /** As in the file, or with a number if that username is taken. */
    username: string
  }[]
}

export interface LearnStudentPage {
  data: LearnStudent[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LearnStudentProgress {
  studentId: string
  /** The days on which the student answered questions, oldest first. */
  days: {
    /** A date in UTC, as YYYY-MM-DD. */
    day: string
    attempts: number
    rightAnswers: number
    /** The time spent on questions, to a tenth of a minute. */
    minutes: number
  }[]
  /** The topics that the student answered questions on. */
  topics: {
    topicId: string
    /** The mastery score before the first answer in the period. */
    first: number
    /** The mastery score after the last answer in the period. */
    latest: number
    attempts: number
  }[]
}

export interface LearnStudentState {
  studentId: string
  /** The student’s pseudonym, used where names must not appear. */
  learnerKey: string
  /** The number of right answers in a row, up to the last answer. */
  consecutiveCorrect: number
  /** The assignment to do next. Empty if there is none. See `learn.getLearnAssignment`. */
  activeAssignmentId: string
  /** Every topic that the student learns, in teaching order unless you ask for another. Topics that the organization hides are left out. */
  masteryByTopic: {
    topicId: string
    /** The predicted chance, from 0 to 1, of a right answer to an average question on the topic. */
    score: number
    /** ISO 8601 time in UTC. Empty if never practised. */
    lastPractisedAt: string
    attempts: number
    rightAnswers: number
    /** Whether there are enough answers to trust the score. */
    enoughEvidence: boolean
    low: number
    /** The score lies between `low` and `high` 8 times out of 10. */
    high: number
    /** new: not practised yet. learning: not certain yet. secure: known well. review: was secure, and may be fading. */
    standing: "new" | "learning" | "secure" | "review"
  }[]
  projectionFreshness: {
    /** The time up to which answers are counted. */
    asOf: string
    /** Whether the scores are too old to base a decision on. */
    stale: boolean
  }
  /** The number of answers in all topics. */
  attempts: number
  /** The number of right answers in all topics. */
  rightAnswers: number
  /** The version of the model that computed the scores. */
  modelVersion: string
  /** Known mistakes that the student has made lately, newest first, at most 60. A mistake goes away when the student correctly answers a question that could have shown it. */
  openMisconceptions: {
    topicId: string
    /** The name of the mistake, as attempts give it in `misconception`. */
    name: string
    /** How often the student has made it since it last went away. */
    times: number
    /** ISO 8601 time in UTC, with milliseconds. */
    madeAt: string
    /** A sentence for the student: what to do differently. */
    forStudent: string
    /** For a parent: what seems to go wrong, and how to help. */
    forParent: string
  }[]
}

export interface LearnStudentSummary {
  studentId: string
  displayName: string
  /** The week’s Monday, in UTC, as YYYY-MM-DD. */
  start: string
  /** The days with practice. */
  days: number
  attempts: number
  rightAnswers: number
  /** The time spent on questions, to a tenth of a minute. */
  minutes: number
  /** The minutes of the week before. */
  minutesBefore: number
  estimate: LearnEstimate | null
  /** The topics whose score rose most in this week. */
  wentWell: {
    topicId: string
    topicName: string
    first: number
    latest: number
  }[]
  /** Mistakes that came up and have not gone yet, with a way to help at home. */
  hard: {
    topicId: string
    topicName: string
    times: number
    forParent: string
  }[]
  /** What is worth doing now, most useful first. */
  next: {
    topicId: string
    topicName: string
    /** review: was secure, and may be fading. mistake: a known mistake is still open. practice: begun, and not secure. start: not practised yet. */
    kind: "review" | "mistake" | "practice" | "start"
  }[]
  /** The same in three sentences for a parent: what was done, how it went, what to do next. */
  sentences: string[]
}

export interface LearnStudentTrend {
  studentId: string
  /** One entry for each week since the student began, oldest first. In a week without practice, estimates are null. */
  weeks: {
    /** The week’s Monday, in UTC, as YYYY-MM-DD. */
    start: string
    attempts: number
    rightAnswers: number
    /** The time spent on questions, to a tenth of a minute. */
    minutes: number
    estimate: LearnEstimate | null
    subjects: {
      subjectId: "maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning"
      /** The number of answers so far. */
      answers: number
      estimate: LearnEstimate | null
    }[]
  }[]
  /** The days in these weeks on which the student answered questions, oldest first. */
  days: {
    /** A date in UTC, as YYYY-MM-DD. */
    day: string
    attempts: number
    rightAnswers: number
    /** The time spent on questions, to a tenth of a minute. */
    minutes: number
  }[]
}

export interface LearnStudentViewer {
  id: string
  /** guardian: holds the student’s rights. tutor: somebody in the family’s team, who sees the student and can set work. organization: everybody who works for it. */
  kind: "guardian" | "tutor" | "organization"
  /** A guardian’s or the organization’s name. */
  name: string | null
  /** Null for an organization. */
  email: string | null
  /** Whether they have not accepted yet. Until then, they see nothing. */
  invited: boolean
  /** ISO 8601 time in UTC, with milliseconds. */
  since: string
  /** When an invitation expires. */
  expiresAt: string | null
  isYou: boolean
  /** Whether you can remove them. A guardian can’t remove those who were guardians before them, or the organization. */
  canRemove: boolean
}

export interface LearnStudentViewers {
  data: LearnStudentViewer[]
}

export interface LearnSubject {
  id: "maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning"
  name: string
  subdomains: {
    id: string
    name: string
  }[]
  /** The number of topics, including those that an organization hides. */
  topicCount: number
}

export interface LearnSubjectPage {
  data: LearnSubject[]
  total: number
  /** Always null: this list has one page. */
  nextCursor: null
  prevCursor: null
}

export interface LearnTopic {
  id: string
  subjectId: "maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning"
  subdomainId: string
  name: string
  /** The school year in which the topic is taught. */
  yearGroup: "Year 4" | "Year 5" | "Year 6"
  /** The IDs of the topics to learn first. */
  prerequisites?: string[]
  /** A short description for parents. */
  about?: string
  /** How questions are answered: by choosing a letter (options) or by typing (typed). */
  modes?: ("options" | "typed")[]
  /** The templates that generate the questions. */
  templates?: {
    templateId: string
    version: number
    mode: "options" | "typed"
  }[]
  /** The share of the topic in each exam, from 0 to 1. */
  blueprint?: {
    examFamilyId: string
    share: number
  }[]
  lessonVersion?: number
}

export interface LearnTopicPage {
  data: LearnTopic[]
  /** The number of matching topics on all pages. */
  total: number
  nextCursor: string | null
  /** Always null: this list has no previous page. */
  prevCursor: null
  /** Changes whenever any content changes. */
  contentVersion: string
}

export interface LearnTopicSetting {
  topicId: string
  /** Whether the topic is hidden from students. */
  hidden: boolean
  /** Whether students get the lesson if the organization requires published content. */
  lessonPublished: boolean
}

export interface LearnTopicSettingPage {
  data: LearnTopicSetting[]
  total: number
  /** Always null: this list has one page. */
  nextCursor: null
  prevCursor: null
}

export interface LearnWritingTask {
  id: string
  kind: "first-line" | "continue-story" | "description" | "letter" | "diary" | "persuasion" | "picture"
  /** The kind in words, such as “Continue the story”. */
  kindName: string
  title: string
  /** The time to plan and write, as in an exam. */
  minutes: number
  /** What to write, as Markdown: paragraphs, whose line breaks count, headings, lists, tables, **bold**, *italics*, `code`, `\*` for a plain asterisk, and pictures as inline SVG on lines of their own. Draw fractions such as 3/4 and 2 1/2 with the numerator above the denominator. */
  prompt: string
  /** Questions to answer before writing. */
  planning: string[]
  /** What a good piece does, for the child to tick. */
  criteria: string[]
  modelAnswer: {
    /** A very good answer of 250 to 350 words, in Markdown as in `prompt`. */
    text: string
    /** In the order of `text`. */
    notes: {
      /** Words that occur once in `text`. */
      quote: string
      /** What these words do well. */
      note: string
    }[]
  }
}

export interface LearnWritingTaskPage {
  data: LearnWritingTaskSummary[]
  total: number
  /** Always null: this list has one page. */
  nextCursor: null
  prevCursor: null
}

export interface LearnWritingTaskSummary {
  id: string
  kind: "first-line" | "continue-story" | "description" | "letter" | "diary" | "persuasion" | "picture"
  /** The kind in words, such as “Continue the story”. */
  kindName: string
  title: string
  /** The time to plan and write, as in an exam. */
  minutes: number
}

export interface LedgerEntry {
  id: string
  organizationId: string
  /** The number of the entry, from 1 for the organization’s first. */
  number: number
  /** grant: credits came in. reserve: set aside for a call. post: spent. void: released. expire: released because the reservation timed out. lapse: unspent credits expired. close: the organization was deleted. The others follow the payment. */
  kind: "grant" | "reserve" | "post" | "void" | "expire" | "lapse" | "refund" | "refund_failed" | "dispute" | "dispute_won" | "close"
  /** The account that the credits left. */
  fromAccount: "purchase" | "plan" | "promotion" | "operator" | "available" | "reserved" | "owed" | "spent" | "lapsed" | "closed"
  /** The account that received them. */
  toAccount: "purchase" | "plan" | "promotion" | "operator" | "available" | "reserved" | "owed" | "spent" | "lapsed" | "closed"
  /** A whole number of credits. */
  credits: number
  grantId: string
  reservationId: string | null
  /** The ID of the payment at the payment provider. */
  paymentId: string | null
  /** The operation that the credits were spent on. */
  operation: string | null
  /** The credits available after this entry. */
  balance: number
  /** The credits reserved after this entry. */
  reserved: number
  /** The credits owed after this entry. */
  owed: number
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** The SHA-256 of this entry together with the hash of the entry before it, in hex. */
  hash: string
}

export interface LedgerEntryPage {
  data: LedgerEntry[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface LedgerHead {
  number: number
  /** SHA-256 in hex. */
  hash: string
}

export interface LedgerVerification {
  organizationId: string
  /** Whether all verified entries are correct. */
  intact: boolean
  verifiedFrom: number
  verifiedTo: number
  /** The value of `from` for the next call. Null if all entries were verified. */
  nextFrom: number | null
  firstBroken: {
    /** The number of the first entry that is wrong. */
    number: number
    /** The check that failed. kept_head: the entry differs from `headNumber` and `headHash`. */
    reason: "missing" | "hash" | "balance" | "kept_head"
    /** What is wrong with the entry. */
    message: string
  } | null
  head: LedgerHead | null
}

export interface MediaDownload {
  url: string
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string
}

export interface MediaItem {
  id: string
  organizationId: string
  teamId: string | null
  name: string
  altText: string
  tags: string[]
  folder: string
  kind: "image" | "audio" | "video" | "document"
  mediaType: string
  bytes: number
  /** The SHA-256 of the stored file, which downloads return. */
  sha256: string
  /** The SHA-256 of the file as it was uploaded. It differs from `sha256` if metadata was removed: images, MP4, MP3 and AAC are stored without their location, time and camera details. */
  uploadedSha256: string
  /** Only files that are `ready` can be downloaded. */
  status: "uploading" | "scanning" | "ready" | "quarantined" | "failed"
  /** Why the file was quarantined or failed. */
  reason: string | null
  /** The width of an image in pixels, as displayed. */
  width: number | null
  /** The height of an image in pixels, as displayed. */
  height: number | null
  /** A blurred preview of an image: a BlurHash of 28 characters with 4 × 3 components. Null for HEIC. */
  preview: string | null
  /** The user or API key that added the file. */
  createdBy: string
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  updatedAt: string
  /** When the file was moved to the bin. Null if it is not in the bin. */
  deletedAt: string | null
  /** When a file in the bin is permanently deleted. */
  purgeAt: string | null
}

export interface MediaItemPage {
  data: MediaItem[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface MediaItemUse {
  /** The kind of resource that uses the file. */
  kind: "assignment"
  /** The ID of the assignment. */
  id: string
  organizationId: string
  studentId: string
  topicId: string
  status: "open" | "done" | "canceled"
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
}

export interface MediaItemUsePage {
  data: MediaItemUse[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface MediaRendition {
  id: string
  mediaItemId: string
  organizationId: string
  /** Thumbnails are created automatically and free of charge for every image except HEIC. */
  purpose: "thumbnail" | "rendition"
  requestedWidth: number | null
  requestedHeight: number | null
  fit: "inside" | "cover" | "contain"
  format: "webp" | "jpeg" | "png" | "avif"
  quality: number | null
  /** The actual width in pixels. */
  width: number
  /** The actual height in pixels. */
  height: number
  bytes: number
  sha256: string
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
}

export interface MediaRenditionPage {
  data: MediaRendition[]
  total: number
  /** Always null: this list has one page. */
  nextCursor: null
  prevCursor: null
}

export interface MediaUpload {
  mediaItemId: string
  organizationId: string
  /** The size of the whole file. */
  bytes: number
  /** The number of bytes received. The next piece starts here. */
  offset: number
  /** The status of the file. */
  status: "uploading" | "scanning" | "ready" | "quarantined" | "failed"
  /** Why the file was quarantined or failed. */
  reason: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string | null
  /** The URL of the upload. tus 1.0 clients can use it too. */
  url: string
}

export interface MediaUsage {
  organizationId: string
  /** The size of all files, including those in the bin. */
  usedBytes: number
  /** The space reserved for uploads in progress. */
  reservedBytes: number
  /** The space that the organization may use. */
  quotaBytes: number
  /** The number of files, including those in the bin. */
  items: number
  byKind: {
    kind: "image" | "audio" | "video" | "document"
    items: number
    bytes: number
  }[]
}

export interface Member {
  id: string
  organizationId: string
  /** A person or an API key. */
  kind: "user" | "key"
  /** The ID of the user or API key. */
  principalId: string
  /** The person’s email address. Null for API keys. */
  email: string | null
  role: "viewer" | "member" | "admin"
  /** A `client` member sees only their own teams and the members of those teams. */
  membershipType: "team" | "client"
  teamIds: string[]
  /** How many working API keys of this organization act for this person. They are revoked when the person leaves. */
  apiKeys: number
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
}

export interface MemberPage {
  data: Member[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

/** A client member sees nothing about money and no answers from the setup wizard: amounts are 0, `subscriptionStatus` is `inactive`, and the other fields are null or false. */
export interface Organization {
  id: string
  name: string
  /** The email address for invoices. */
  billingEmail: string | null
  onboardingData: OrganizationOnboardingData | null
  /** The customer’s ID at the payment provider. */
  providerCustomerId: string | null
  providerSubscriptionId: string | null
  providerPaymentMethodId: string | null
  providerMeteredSubscriptionItemId: string | null
  /** Credits available to spend. */
  creditsBalance: number
  /** Credits reserved by paid operations that are still running. */
  reservedCredits: number
  autoRechargeEnabled: boolean
  /** The balance below which credits are bought automatically. */
  autoRechargeThreshold: number | null
  /** The number of credits bought each time. */
  autoRechargeAmount: number | null
  isSubscribed: boolean
  subscriptionStatus: "active" | "inactive" | "trialing" | "past_due" | "canceled" | "paused" | "unpaid"
  subscriptionPlan: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  subscriptionStartedAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  subscriptionEndsAt: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  subscriptionCurrentPeriodEnd: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  updatedAt: string
}

export interface OrganizationOnboardingData {
  version: 1
  status: "in_progress" | "completed"
  currentStep: "organization_profile" | "workspace_setup" | "goals" | "spend_cap" | "completed"
  completedSteps: ("organization_profile" | "workspace_setup" | "goals" | "spend_cap" | "completed")[]
  organizationProfile?: {
    displayName: string
  }
  workspaceProfile?: {
    teamName: string
    website: string | null
    brandSettings?: {
      colors: {
        primary: string
        secondary: string
        accent: string
        background: string
        text: string
      }
      brandGuidelines: string
      industry: string
      targetAudience: string
    } | null
  }
  goals?: {
    primaryGoal: "agent_execution" | "automation" | "analytics" | "internal_tools" | "other"
    teamSize: "1-5" | "6-20" | "21-50" | "51+"
  }
  /** ISO 8601 time in UTC, with milliseconds. */
  completedAt?: string | null
}

export interface OrganizationPage {
  data: Organization[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface ParentChildOnboarding {
  actor: {
    /** With a parent’s own token, the user ID of the parent. With an API key, the ID of the link between the parent and the child: it says nothing about whether the parent has an account. */
    actorId: string
    displayName: string
    organizationId: string
    /** The team of the family. */
    teamId: string
    studentId: string
    learnerKey: string
    /** What the parent may do once they have accepted, such as `student:pin`, `student:consent`, `student:export` and `student:erase`. Includes `organization:manage` if the organization is the family’s own. */
    adminGrants: string[]
  }
  profile: {
    /** The parent’s name. */
    displayName: string
    organizationId: string
    teamId: string
    studentId: string
  }
  student: {
    id: string
    displayName: string
    avatarId: string
    /** Empty if none was given. */
    targetSchool: string
    /** The student’s pseudonym, used where names must not appear. */
    learnerKey: string
    credential: StudentCredential
  }
  /** The links to all children of this guardian in the family. The new child comes last. */
  links: {
    /** The ID of the link between guardian and child. */
    id: string
    studentId: string
  }[]
  entitlement: LearnEntitlement
  /** A suggested first page for the child, as a path in your app. This server’s own pages have it too. */
  firstDestination: string
  /** The operations to call next, in this order, with the token that the child gets from `POST /auth/student`. */
  nextSteps: string[]
}

export interface PolicyCandidate {
  /** The action type and the target, such as `practice:maths.area`. */
  candidateId: string
  /** The topic or, for mixed review, the subject. */
  targetId: string
  /** A short name for people. */
  label: string
  /** Whether the candidate could be chosen. */
  eligible: boolean
  /** The reasons for or against the candidate, as codes. Those that begin with `rule_` are a tutor’s rules, which exclude it for this step. */
  reasonCodes: ("due_review" | "weak_subdomain" | "exam_priority" | "prerequisite" | "mixed_review_ready" | "confidence_recovery" | "fatigue_guardrail" | "blueprint_bucket" | "tutor_assigned" | "diagnostic" | "projection_fallback" | "content_fallback" | "not_enough_evidence" | "excluded_by_constraint" | "ineligible_missing_content" | "ineligible_wrong_answer_mode" | "rule_topic_run" | "rule_topic_share" | "rule_subject_share" | "rule_too_hard" | "rule_after_lesson" | "rule_lesson_spacing" | "rule_lesson_this_week" | "rule_subject_placed")[]
}

export interface PolicyCandidateScore {
  candidateId: string
  /** The exact sum of the values in `scoreBreakdown`. */
  score: number
  /** The reasons for or against the candidate, as codes. Those that begin with `rule_` are a tutor’s rules, which exclude it for this step. */
  reasonCodes: ("due_review" | "weak_subdomain" | "exam_priority" | "prerequisite" | "mixed_review_ready" | "confidence_recovery" | "fatigue_guardrail" | "blueprint_bucket" | "tutor_assigned" | "diagnostic" | "projection_fallback" | "content_fallback" | "not_enough_evidence" | "excluded_by_constraint" | "ineligible_missing_content" | "ineligible_wrong_answer_mode" | "rule_topic_run" | "rule_topic_share" | "rule_subject_share" | "rule_too_hard" | "rule_after_lesson" | "rule_lesson_spacing" | "rule_lesson_this_week" | "rule_subject_placed")[]
  scoreBreakdown: {
    /** The name of the component, such as `review`. */
    component: string
    /** Positive if it speaks for the candidate, negative if against. */
    value: number
  }[]
}

export interface PolicyDecision {
  id: string
  studentId: string
  learnerKey: string
  questionId: string | null
  questionVersionId: string | null
  /** Null until the question is answered. */
  attemptId: string | null
  /** The candidate that was chosen. */
  selectedCandidateId: string
  /** The kind of step that was chosen. */
  actionType: "lesson" | "mini-test" | "test" | "practice" | "break"
  /** mastery_policy_v0: the policy. projection_fallback_v0: the fallback if mastery is stale. offline_replay: a replay. */
  algorithmId: "mastery_policy_v0" | "projection_fallback_v0" | "offline_replay"
  algorithmVersion: string
  /** The probability of the selected candidate. 1 if a rule decided. */
  propensity: number
  /** All candidates that were considered. */
  candidates: PolicyCandidate[]
  studentState: {
    studentId: string
    /** The student’s pseudonym, used where names must not appear. */
    learnerKey: string
    /** The number of right answers in a row, up to the last answer. */
    consecutiveCorrect: number
    /** The assignment to do next. Empty if there is none. See `learn.getLearnAssignment`. */
    activeAssignmentId: string
    masteryByTopic: {
      topicId: string
      /** The predicted chance, from 0 to 1, of a right answer to an average question on the topic. */
      score: number
      /** ISO 8601 time in UTC. Empty if never practised. */
      lastPractisedAt: string
    }[]
  }
  constraints: {
    allowedActionTypes: ("lesson" | "mini-test" | "test" | "practice" | "break")[]
    excludedCandidateIds: string[]
    /** Whether any content was available. */
    contentAvailable: boolean
    /** Whether unpublished lessons were excluded. */
    requirePublishedContent: boolean
  }
  /** The reasons for the choice, as codes. */
  reasonCodes: ("due_review" | "weak_subdomain" | "exam_priority" | "prerequisite" | "mixed_review_ready" | "confidence_recovery" | "fatigue_guardrail" | "blueprint_bucket" | "tutor_assigned" | "diagnostic" | "projection_fallback" | "content_fallback" | "not_enough_evidence" | "excluded_by_constraint" | "ineligible_missing_content" | "ineligible_wrong_answer_mode")[]
  candidateScores: PolicyCandidateScore[]
  projectionFreshness: {
    /** The time up to which answers are counted. */
    asOf: string
    /** Whether the scores are too old to base a decision on. */
    stale: boolean
  }
  sessionId: string
  sessionType: "diagnostic" | "lesson" | "mini-test" | "test" | "practice"
  /** The number of earlier decisions in the session. */
  positionInSession: number
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
}

export interface PolicyDecisionPage {
  data: PolicyDecision[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface PortalSession {
  /** A page of the payment provider. Open it in a browser. */
  url: string
}

export interface Price {
  /** The ID of the operation. */
  operation: string
  /** The summary of the operation. */
  summary: string
  /** The price of one unit. */
  credits: number
  /** The unit, such as a call. */
  per: string
}

export interface PricePage {
  data: Price[]
  total: number
  /** Always null: this list has one page. */
  nextCursor: null
  prevCursor: null
}

export interface ReceivedInvitation {
  id: string
  organizationId: string
  organizationName: string
  teamName: string | null
  /** Null if the person has closed their account. */
  invitedByEmail: string | null
  email: string
  role: "viewer" | "member" | "admin"
  membershipType: "team" | "client"
  /** How many children you become a guardian of by accepting. Your consent for them is a separate step. */
  children: number
  /** Whether a guardian invites you to their family. Otherwise, the organization does. */
  fromGuardian: boolean
  status: "pending" | "accepted" | "revoked" | "expired"
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string
}

export interface RequestedEmailChange {
  newEmail: string
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string
}

export interface Session {
  id: string
  /** The browser’s User-Agent header. */
  userAgent: string | null
  /** The IP address of the sign-in. */
  address: string | null
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  lastUsedAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string
}

export interface SessionPage {
  data: Session[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface Statement {
  organizationId: string
  organizationName: string
  /** A month in UTC, such as 2026-01. */
  month: string
  /** ISO 8601 time in UTC, with milliseconds. */
  from: string
  /** The end of the period (exclusive), or now for the current month. */
  to: string
  /** The credits at the start: available plus reserved minus owed. */
  openingCredits: number
  /** The credits at the end: the opening credits plus all movements. */
  closingCredits: number
  /** The credits that came in and went out, by kind. */
  movements: {
    kind: "grant" | "reserve" | "post" | "void" | "expire" | "lapse" | "refund" | "refund_failed" | "dispute" | "dispute_won" | "close"
    /** Negative if credits went out. */
    credits: number
    /** The number of ledger entries. */
    entries: number
  }[]
  /** The credits spent, by day and operation, oldest first. */
  usage: {
    /** A date in UTC, as YYYY-MM-DD. */
    day: string
    operation: string
    calls: number
    /** A whole number of credits. */
    credits: number
  }[]
  head: LedgerHead | null
}

export interface StudentCredential {
  username: string
  /** Whether a PIN is set. The PIN itself is never shown. */
  pinSet: boolean
  credentialKind: "student_username_pin"
}

export interface SubscriptionCheckout {
  /** The ID at the payment provider. */
  id: string
  /** A page of the payment provider. Open it in a browser. */
  url: string
  plan: string
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string
}

export interface Team {
  id: string
  organizationId: string
  name: string
  memberCount: number
  /** ISO 8601 time in UTC, with milliseconds. */
  createdAt: string
  /** ISO 8601 time in UTC, with milliseconds. */
  updatedAt: string
}

export interface TeamMember {
  teamId: string
  memberId: string
  /** ISO 8601 time in UTC, with milliseconds. */
  addedAt: string
}

export interface TeamPage {
  data: Team[]
  /** The number of matching items on all pages. */
  total: number
  /** Pass it as `cursor` to get the next page. Null on the last page. */
  nextCursor: string | null
  /** Pass it as `cursor` to get the previous page. Null on the first page. */
  prevCursor: string | null
}

export interface TopUp {
  /** The ID at the payment provider. */
  id: string
  /** A page of the payment provider. Open it in a browser. */
  url: string
  /** A whole number of credits. */
  credits: number
  /** The price in the currency’s minor unit, such as pence. */
  amount: number
  /** The ISO 4217 code in lower case, such as gbp. */
  currency: string
  /** ISO 8601 time in UTC, with milliseconds. */
  expiresAt: string
}

export interface ListAuditEventsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this operation. */
  'filter[operation]'?: string
  /** Return only items with this subjectId. */
  'filter[subjectId]'?: string
  /** Return only items with this principalId. */
  'filter[principalId]'?: string
  /** Return only items with this actorKind. One of user, key, student, operator, provider. */
  'filter[actorKind]'?: string
}

export interface CreateEstimateInput {
  organizationId: string
  /** The ID of a paid operation. */
  operation: string
  /** The fields of the operation’s path, query and body, in one object. */
  input: Record<string, unknown>
}

export interface CreatePortalSessionInput {
  organizationId: string
  /** The page to return to afterwards. It must be on this server. */
  returnUrl?: string
}

export interface CreateSubscriptionInput {
  organizationId: string
  /** The name of a plan. */
  plan: string
  /** The page to return to afterwards. It must be on this server. */
  returnUrl?: string
}

export interface CreateTopUpInput {
  organizationId: string
  credits: number
  /** The page to return to afterwards. It must be on this server. */
  returnUrl?: string
}

export interface GetBalanceInput {
  organizationId: string
}

export interface GetStatementInput {
  /** A month in UTC, such as 2026-01. */
  month: string
  organizationId: string
  /** The format of the response. Default json. */
  format?: "json" | "csv" | "html"
}

export interface GetUsageInput {
  organizationId: string
  /** The first day, in UTC, as YYYY-MM-DD. */
  from?: string
  /** The last day (inclusive), in UTC, as YYYY-MM-DD. */
  to?: string
}

export interface ListLedgerEntriesInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this kind. One of grant, reserve, post, void, expire, lapse, refund, refund_failed, dispute, dispute_won, close. */
  'filter[kind]'?: string
  /** Return only items with this reservationId. */
  'filter[reservationId]'?: string
}

export interface ListPricesInput {}

export interface ListReservationsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this status. One of pending, posted, voided, expired. */
  'filter[status]'?: string
  /** Return only items with this operation. */
  'filter[operation]'?: string
}

export interface UpdateAutoRechargeInput {
  organizationId: string
  enabled: boolean
  /** Buy credits when the balance is below this number. */
  threshold?: number
  /** The number of credits to buy each time. */
  amount?: number
  /** The maximum number of purchases in 24 hours. */
  dailyLimit?: number
}

export interface VerifyLedgerInput {
  organizationId: string
  /** The number of the first entry to verify. Default 1. */
  from?: string
  /** The number of the head that you saved. */
  headNumber?: string
  /** The hash of the head that you saved. */
  headHash?: string
}

export interface CloseAccountInput {
  /** The email address of your account, as confirmation. */
  confirmEmail: string
  /** Whether to also delete organizations without other members, and erase students without another guardian. Without it, the call fails with `Conflict` if there are any, and lists them. */
  deleteUnshared?: boolean
}

export interface CreateApiKeyInput {
  organizationId: string
  /** A name to recognize the key by. */
  name: string
  /** viewer: can read. member: can also work with students and files. admin: can also manage people, keys and money. */
  role: "viewer" | "member" | "admin"
  scopes: ("identity:read" | "identity:write" | "account:close" | "organizations:read" | "organizations:write" | "members:read" | "members:write" | "teams:read" | "teams:write" | "invitations:read" | "invitations:write" | "keys:read" | "keys:write" | "audit:read" | "billing:read" | "billing:write" | "jobs:read" | "jobs:write" | "learn:read" | "learn:write" | "media:read" | "media:write" | "paid")[]
  /** When the key expires. Default: when your own key or the app’s access ends, otherwise never. */
  expiresAt?: string | null
}

export interface GetCallerInput {}

export interface ListApiKeysInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by: createdAt, name. Default createdAt. Text is sorted by Unicode code point. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
}

export interface ListGrantsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
}

export interface ListSessionsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
}

export interface RequestEmailChangeInput {
  newEmail: string
}

export interface RevokeAllSessionsInput {}

export interface RevokeApiKeyInput {
  apiKeyId: string
}

export interface RevokeGrantInput {
  grantId: string
}

export interface RevokeSessionInput {
  sessionId: string
}

export interface RotateApiKeyInput {
  apiKeyId: string
  /** How long the old secret keeps working. At most one day. */
  overlapSeconds: number
}

export interface CancelJobInput {
  jobId: string
}

export interface GetJobInput {
  jobId: string
}

export interface ListJobsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this status. One of queued, running, succeeded, failed, canceled. */
  'filter[status]'?: string
  /** Return only items with this operation. */
  'filter[operation]'?: string
}

export interface WatchJobInput {
  jobId: string
}

export interface AddLearnGroupStudentsInput {
  teamId: string
  studentIds: string[]
}

export interface CancelLearnAssignmentInput {
  assignmentId: string
}

export interface CancelLearnOnboardingInput {
  studentId: string
}

export interface CancelLearnPolicyReplayInput {
  replayId: string
}

export interface CancelLearnStudentErasureInput {
  studentId: string
}

export interface CompleteLearnParentChildOnboardingInput {
  parentDisplayName: string
  /** With the parent’s own token, this must be their own email address. Otherwise the call fails with `Forbidden`. Addresses are stored in lower case. */
  parentEmail: string
  childDisplayName: string
  /** The name that the child signs in with. It must be unique across all organizations. Case is ignored, spaces around it are removed, and it must not be blank. After 20 attempts that change nothing, dry runs included, the answer is `TooManyRequests` for up to ten minutes. */
  childUsername: string
  /** Any four characters, but not a PIN that many people choose. It needs at least three different characters, and must not be a year, count up or down such as 2345, or follow a pattern on the keypad. The PIN never appears in responses or logs. */
  childPin: string
  yearGroup: "Year 4" | "Year 5" | "Year 6"
  /** The school that the child hopes to go to. */
  targetSchool: string | null
  /** The ID of an exam family, such as `gl`. See `learn.listLearnExamFamilies`. */
  examFamilyId: string
  /** The subjects to learn. An empty list means all four. Duplicates are ignored. */
  subjectIds: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
  /** The ID of a picture in your app. The server stores it and does not interpret it. */
  avatarId: string
  /** A tutor to invite by email. They join this family as a `client` member with the role `member`, and its guardians get an email when they do. This also needs the scope `invitations:write`. */
  tutorInviteEmail?: string | null
}

export interface CreateLearnAssignmentInput {
  studentId: string
  actionType: "lesson" | "mini-test" | "test" | "practice"
  /** The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`. */
  topicId: string
  /** The number of lessons or questions to do. Default 1. */
  count?: number
  /** A note for the student and their guardians. */
  note?: string
  /** When the assignment should be done. ISO 8601 time with a time zone. */
  dueAt?: string
  /** The files to attach. Duplicates are ignored. */
  mediaItemIds?: string[]
}

export interface CreateLearnAssignmentDownloadInput {
  assignmentId: string
  mediaItemId: string
  /** Default attachment. With `inline`, a browser shows the file instead of saving it, unless its type could run scripts. */
  disposition?: "attachment" | "inline"
}

export interface CreateLearnAttemptInput {
  decisionId: string
  /** The capital letter of an option, or the typed text. Null for “I don’t know”, which counts as wrong. */
  answer: string | null
  /** The time spent on the question. */
  milliseconds?: number
  /** ISO 8601 time with a time zone. Default: now. */
  answeredAt?: string
}

export interface CreateLearnDecisionInput {
  sessionId: string
}

export interface CreateLearnGroupAssignmentsInput {
  organizationId: string
  teamId?: string
  studentIds?: string[]
  actionType: "lesson" | "mini-test" | "test" | "practice"
  /** The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`. */
  topicId: string
  /** The number of lessons or questions to do. Default 1. */
  count?: number
  /** A note for the student and their guardians. */
  note?: string
  /** When the assignment should be done. ISO 8601 time with a time zone. */
  dueAt?: string
  /** The files to attach. Duplicates are ignored. */
  mediaItemIds?: string[]
}

export interface CreateLearnNoteInput {
  studentId: string
  /** Plain text. Line breaks are allowed. */
  text: string
  /** Whether the student’s guardians, and others who see only their own families, can read it. */
  sharedWithGuardians: boolean
}

export interface CreateLearnPaperInput {
  studentId: string
  /** The subjects of the paper, out of those that the student learns. All of them by default or if empty. */
  subjectIds?: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
  /** The number of questions. Default 12. The paper has fewer if the organization shows too few topics for so many different questions. */
  questionCount?: number
}

export interface CreateLearnPolicyReplayInput {
  organizationId: string
  policy: LearnReplayPolicy
  /** Default next_attempt: whether the next answer on the topic, at least one day later, is right. mastery_gain: how much the mastery of the topic rose within seven days. */
  reward?: "next_attempt" | "mastery_gain"
  /** The start of the period (inclusive). ISO 8601 time with a time zone. Default: the first decision. */
  from?: string
  /** The end of the period (exclusive), now at the latest. ISO 8601 time with a time zone. Default: now. */
  until?: string
  /** The seed for resampling children to compute the intervals. The same seed and log give the same outcome. Default 1. */
  seed?: number
}

export interface CreateLearnSessionInput {
  studentId: string
  /** diagnostic: questions on many topics, to find out what the student knows. lesson and practice: lessons and questions. mini-test and test: questions only. */
  sessionType: "diagnostic" | "lesson" | "mini-test" | "test" | "practice"
  /** The subjects to practise, out of those that the student learns. All of them by default or if empty. */
  subjectIds?: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
  /** Limits the session to these action types. Default: all. */
  allowedActionTypes?: ("lesson" | "mini-test" | "test" | "practice" | "break")[]
  /** Candidates that must not be chosen, such as `practice:maths.area`. */
  excludedCandidateIds?: string[]
}

export interface CreateLearnSignInCardsInput {
  organizationId: string
  studentIds: string[]
}

export interface DeleteLearnNoteInput {
  noteId: string
}

export interface EndLearnSessionInput {
  sessionId: string
}

export interface EraseLearnStudentInput {
  studentId: string
}

export interface ExplainLearnDecisionInput {
  decisionId: string
}

export interface ExportLearnStudentInput {
  studentId: string
}

export interface GetLearnAssignmentInput {
  assignmentId: string
}

export interface GetLearnConsentWordingInput {}

export interface GetLearnDecisionInput {
  decisionId: string
}

export interface GetLearnEntitlementInput {
  studentId: string
}

export interface GetLearnGroupOverviewInput {
  organizationId: string
  teamId?: string
  subjectId?: "maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning"
}

export interface GetLearnLessonInput {
  /** The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`. */
  topicId: string
}

export interface GetLearnMailPreferencesInput {}

export interface GetLearnPaperInput {
  paperId: string
}

export interface GetLearnPolicyDecisionLogInput {
  studentId?: string
}

export interface GetLearnPolicyReplayInput {
  replayId: string
  /** The format of the response. Default json. */
  format?: "json" | "html"
}

export interface GetLearnQuestionInput {
  questionId: string
}

export interface GetLearnSessionInput {
  sessionId: string
}

export interface GetLearnSettingsInput {
  organizationId: string
}

export interface GetLearnStudentInput {
  studentId: string
}

export interface GetLearnStudentErasureInput {
  studentId: string
}

export interface GetLearnStudentForecastInput {
  studentId: string
}

export interface GetLearnStudentProgressInput {
  studentId: string
  /** The first day, in UTC, as YYYY-MM-DD. */
  from?: string
  /** The last day (inclusive), in UTC, as YYYY-MM-DD. */
  to?: string
}

export interface GetLearnStudentStateInput {
  studentId: string
  /** teaching (the default): in the order in which they are taught. weakest: the lowest score first; topics with too few answers come after these, and topics without any last. */
  order?: "teaching" | "weakest"
}

export interface GetLearnStudentSummaryInput {
  studentId: string
  /** Any day of the week, in UTC, as YYYY-MM-DD. */
  day?: string
}

export interface GetLearnStudentTrendInput {
  studentId: string
  /** The first day, in UTC, as YYYY-MM-DD. */
  from?: string
  /** The last day (inclusive), in UTC, as YYYY-MM-DD. */
  to?: string
}

export interface GetLearnWritingTaskInput {
  /** The ID of a writing task. See `learn.listLearnWritingTasks`. */
  writingTaskId: string
}

export interface ImportLearnStudentsInput {
  organizationId: string
  /** The contents of the file. */
  lines: string
  /** Default false. */
  checkOnly?: boolean
}

export interface InviteLearnStudentViewerInput {
  studentId: string
  email: string
  kind: "guardian" | "tutor"
}

export interface ListLearnAssignmentsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this studentId. */
  'filter[studentId]'?: string
  /** Return only items with this status. One of open, done, canceled. */
  'filter[status]'?: string
}

export interface ListLearnAttemptsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only answeredAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this studentId. */
  'filter[studentId]'?: string
  /** Return only items with this sessionId. */
  'filter[sessionId]'?: string
  /** Return only items with this topicId. */
  'filter[topicId]'?: string
}

export interface ListLearnDecisionsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this studentId. */
  'filter[studentId]'?: string
  /** Return only items with this sessionId. */
  'filter[sessionId]'?: string
  /** Return only items with this actionType. One of lesson, mini-test, test, practice, break. */
  'filter[actionType]'?: string
  /** Return only items with this algorithmId. One of mastery_policy_v0, projection_fallback_v0, offline_replay. */
  'filter[algorithmId]'?: string
}

export interface ListLearnExamFamiliesInput {}

export interface ListLearnNotesInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this studentId. */
  'filter[studentId]'?: string
}

export interface ListLearnPapersInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only startedAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this studentId. */
  'filter[studentId]'?: string
}

export interface ListLearnPolicyReplayDecisionsInput {
  replayId: string
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this studentId. */
  'filter[studentId]'?: string
}

export interface ListLearnPolicyReplaysInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this status. One of queued, running, succeeded, failed, canceled. */
  'filter[status]'?: string
}

export interface ListLearnSessionsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only startedAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this studentId. */
  'filter[studentId]'?: string
  /** Return only items with this sessionType. One of diagnostic, lesson, mini-test, test, practice. */
  'filter[sessionType]'?: string
}

export interface ListLearnStudentViewersInput {
  studentId: string
}

export interface ListLearnStudentsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by: createdAt, displayName. Default createdAt. Text is sorted by Unicode code point. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this teamId. */
  'filter[teamId]'?: string
}

export interface ListLearnSubjectsInput {}

export interface ListLearnTopicSettingsInput {
  organizationId: string
}

export interface ListLearnTopicsInput {
  /** Return only the topics of this subject. */
  subjectId?: "maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning"
  /** Return only the topics of this exam, such as `gl`. */
  examFamilyId?: string
  /** Default whole. */
  form?: "whole" | "short"
  /** Topics per page. Default 25, maximum 200. */
  limit?: number
  /** The `nextCursor` of another page. Keep the other parameters unchanged. */
  cursor?: string
}

export interface ListLearnWritingTasksInput {
  /** Return only the tasks of this kind. */
  kind?: "first-line" | "continue-story" | "description" | "letter" | "diary" | "persuasion" | "picture"
}

export interface RemoveLearnGroupStudentInput {
  teamId: string
  studentId: string
}

export interface RemoveLearnStudentViewerInput {
  studentId: string
  /** From `learn.listLearnStudentViewers`. */
  viewerId: string
}

export interface ReproduceLearnDecisionInput {
  decisionId: string
}

export interface ResetLearnStudentPinInput {
  studentId: string
  /** Any four characters, but not a PIN that many people choose. It needs at least three different characters, and must not be a year, count up or down such as 2345, or follow a pattern on the keypad. The PIN never appears in responses or logs. */
  pin: string
}

export interface SaveLearnPaperAnswerInput {
  paperId: string
  position: number
  /** The capital letter of an option, or the typed text. Null clears the answer. */
  answer?: string | null
  /** Whether the student wants to look at the question again. */
  flagged?: boolean
}

export interface ScheduleLearnStudentErasureInput {
  studentId: string
  /** The student’s display name, as confirmation. Case and spaces around it are ignored. */
  confirmName: string
}

export interface SubmitLearnPaperInput {
  paperId: string
}

export interface UpdateLearnConsentInput {
  studentId: string
  given: boolean
  /** The version of the text that the guardian has read, from `learn.getLearnConsentWording`. Without it, the current version is recorded. */
  wording?: string
}

export interface UpdateLearnEntitlementInput {
  studentId: string
  plan?: string
  status?: "trialing" | "active" | "paused" | "ended"
  /** ISO 8601 time with a time zone. */
  startsAt?: string
  /** ISO 8601 time with a time zone. */
  endsAt?: string | null
  /** An empty list means all four. Duplicates are ignored. */
  subjectIds?: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
}

export interface UpdateLearnMailPreferencesInput {
  weekly?: boolean
  /** The name of a time zone, such as Europe/London. Emails come in the morning there. */
  timeZone?: string
}

export interface UpdateLearnNoteInput {
  noteId: string
  /** Plain text. Line breaks are allowed. */
  text?: string
  /** Whether the student’s guardians, and others who see only their own families, can read it. */
  sharedWithGuardians?: boolean
}

export interface UpdateLearnPreferencesInput {
  studentId: string
  textSize?: "normal" | "large" | "largest"
  /** The space between letters, words and lines. */
  spacing?: "normal" | "wide"
  contrast?: "normal" | "more"
  /** system: as the device is set. */
  theme?: "system" | "light" | "dark"
  /** Whether nothing moves, even if the device allows it. */
  reduceMotion?: boolean
  /** Whether each question is read aloud when it appears. */
  readAloud?: boolean
  /** Whether tests hide their clock until it is asked for. */
  hideClock?: boolean
}

export interface UpdateLearnSettingsInput {
  organizationId: string
  requirePublishedContent?: boolean
  eraseInactiveDays?: number | null
  newPolicyPercent?: number
  guardianConsentRequired?: boolean
  groupComparisons?: boolean
  staffPinResets?: boolean
}

export interface UpdateLearnStudentInput {
  studentId: string
  displayName?: string
  /** The ID of a picture in your app. The server stores it and does not interpret it. */
  avatarId?: string
  yearGroup?: "Year 4" | "Year 5" | "Year 6"
  /** The school that the child hopes to go to. */
  targetSchool?: string | null
  /** The ID of an exam family, such as `gl`. See `learn.listLearnExamFamilies`. */
  examFamilyId?: string
  /** As YYYY-MM-DD, at most five years away. Null removes it. */
  examDate?: string | null
  /** An empty list means all four. Duplicates are ignored. */
  subjectIds?: ("maths" | "english" | "verbal-reasoning" | "non-verbal-reasoning")[]
  /** How much longer the student has for tests: 25 is a quarter more. */
  extraTimePercent?: number
  /** Whether the people who teach the student may give them a new PIN. Only a guardian can change it; others get `Forbidden`. */
  staffPinResets?: boolean
}

export interface UpdateLearnStudentUsernameInput {
  studentId: string
  /** The name that the child signs in with. It must be unique across all organizations. Case is ignored, spaces around it are removed, and it must not be blank. After 20 attempts that change nothing, dry runs included, the answer is `TooManyRequests` for up to ten minutes. */
  username: string
}

export interface UpdateLearnTopicSettingInput {
  /** The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`. */
  topicId: string
  organizationId: string
  hidden?: boolean
  lessonPublished?: boolean
}

export interface AppendMediaUploadInput {
  mediaItemId: string
  /** The number of bytes that the server has received so far. */
  offset: number
  /** The next bytes in base64. */
  data: string
}

export interface CancelMediaUploadInput {
  mediaItemId: string
}

export interface CreateMediaDownloadInput {
  mediaItemId: string
  /** Default attachment. With `inline`, a browser shows the file instead of saving it, unless its type could run scripts. */
  disposition?: "attachment" | "inline"
  /** The ID of a rendition, `thumbnail-256` or `thumbnail-1024`. Default: the file itself. */
  rendition?: string
}

export interface CreateMediaItemInput {
  organizationId: string
  /** The team that the file is for. Null for the whole organization. */
  teamId?: string | null
  /** The file name, without `/`, `\` and control characters. Spaces at both ends are removed. */
  name: string
  /** The folder, such as `maths/fractions`. Empty for none. */
  folder?: string
  /** Labels for the file. They are stored in lower case, without duplicates. */
  tags?: string[]
  /** A description of the content for people who can’t see or hear it. */
  altText?: string
  /** The media type of the file, such as image/png. The server checks it. */
  mediaType: string
  /** The SHA-256 of the file in hex. The server checks it. */
  sha256: string
  /** The file in base64. */
  data: string
}

export interface CreateMediaRenditionInput {
  mediaItemId: string
  width?: number
  height?: number
  /** Default inside: fits within width and height. cover: fills width and height and crops the rest. contain: shows the whole image with margins. cover and contain need both width and height. */
  fit?: "inside" | "cover" | "contain"
  /** Default webp. */
  format?: "webp" | "jpeg" | "png" | "avif"
  /** Default 80, or 50 for avif. Not allowed for png, which is lossless. */
  quality?: number
}

export interface CreateMediaUploadInput {
  organizationId: string
  /** The team that the file is for. Null for the whole organization. */
  teamId?: string | null
  /** The file name, without `/`, `\` and control characters. Spaces at both ends are removed. */
  name: string
  /** The folder, such as `maths/fractions`. Empty for none. */
  folder?: string
  /** Labels for the file. They are stored in lower case, without duplicates. */
  tags?: string[]
  /** A description of the content for people who can’t see or hear it. */
  altText?: string
  /** The media type of the file, such as image/png. The server checks it. */
  mediaType: string
  /** The SHA-256 of the file in hex. The server checks it. */
  sha256: string
  /** The size of the whole file. */
  bytes: number
}

export interface DeleteMediaItemInput {
  mediaItemId: string
}

export interface GetMediaItemInput {
  mediaItemId: string
}

export interface GetMediaUploadInput {
  mediaItemId: string
}

export interface GetMediaUsageInput {
  organizationId: string
}

export interface ListMediaItemUsesInput {
  mediaItemId: string
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this studentId. */
  'filter[studentId]'?: string
  /** Return only items with this status. One of open, done, canceled. */
  'filter[status]'?: string
}

export interface ListMediaItemsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by: createdAt, name, bytes. Default createdAt. Text is sorted by Unicode code point. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this teamId. */
  'filter[teamId]'?: string
  /** Return only items with this kind. One of image, audio, video, document. */
  'filter[kind]'?: string
  /** Return only items with this tag. */
  'filter[tag]'?: string
  /** Return only items with this folder. */
  'filter[folder]'?: string
  /** Return only items with this status. One of uploading, scanning, ready, quarantined, failed. */
  'filter[status]'?: string
  /** Return only items with this uploadedSha256. */
  'filter[uploadedSha256]'?: string
  /** Return only items whose name or tags contain this text. Case is ignored. */
  'filter[search]'?: string
  /** Use true to list only the items in the bin. */
  'filter[bin]'?: string
}

export interface ListMediaRenditionsInput {
  mediaItemId: string
}

export interface PurgeMediaItemInput {
  mediaItemId: string
}

export interface RestoreMediaItemInput {
  mediaItemId: string
}

export interface UpdateMediaItemInput {
  mediaItemId: string
  /** The file name, without `/`, `\` and control characters. Spaces at both ends are removed. */
  name?: string
  /** A description of the content for people who can’t see or hear it. */
  altText?: string
  /** Labels for the file. They are stored in lower case, without duplicates. */
  tags?: string[]
  /** The folder, such as `maths/fractions`. Empty for none. */
  folder?: string
  /** The team that the file is for. Null for the whole organization. */
  teamId?: string | null
}

export interface GetMemberInput {
  memberId: string
}

export interface LeaveOrganizationInput {
  organizationId: string
}

export interface ListMembersInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by. Only createdAt is supported. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
  /** Return only items with this teamId. */
  'filter[teamId]'?: string
  /** Return only items with this kind. One of user, key. */
  'filter[kind]'?: string
  /** Return only items with this role. One of viewer, member, admin. */
  'filter[role]'?: string
  /** Return only items with this membershipType. One of team, client. */
  'filter[membershipType]'?: string
}

export interface RemoveMemberInput {
  memberId: string
}

export interface UpdateMemberInput {
  memberId: string
  role?: "viewer" | "member" | "admin"
  membershipType?: "team" | "client"
}

export interface AcceptInvitationInput {
  token: string
}

export interface CreateInvitationInput {
  organizationId: string
  email: string
  /** viewer: can read. member: can also work with students and files. admin: can also manage people, keys and money. */
  role: "viewer" | "member" | "admin"
  /** A team that the person joins. */
  teamId?: string | null
  /** Default team. A `client` member sees only their own team, so `teamId` is required and the role can’t be admin. */
  membershipType?: "team" | "client"
}

export interface CreateInvitationsInput {
  organizationId: string
  invitations: {
    email: string
    /** viewer: can read. member: can also work with students and files. admin: can also manage people, keys and money. */
    role: "viewer" | "member" | "admin"
    /** A team that the person joins. */
    teamId?: string | null
    /** Default team. A `client` member sees only their own team, so `teamId` is required and the role can’t be admin. */
    membershipType?: "team" | "client"
  }[]
}

export interface CreateOrganizationInput {
  name: string
}

export interface DeleteOrganizationInput {
  organizationId: string
  /** The exact name of the organization, to confirm. */
  confirmName: string
}

export interface GetInvitationInput {
  invitationId: string
}

export interface GetOrganizationInput {
  organizationId: string
}

export interface ListInvitationsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by: createdAt, expiresAt, email, role. Default createdAt. Text is sorted by Unicode code point. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this status. One of pending, accepted, revoked, expired. */
  'filter[status]'?: string
  /** Return only items with this role. One of viewer, member, admin. */
  'filter[role]'?: string
}

export interface ListOrganizationsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by: createdAt, updatedAt, name. Default createdAt. Text is sorted by Unicode code point. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
}

export interface LookUpInvitationInput {
  token: string
}

export interface ResendInvitationInput {
  invitationId: string
}

export interface RevokeInvitationInput {
  invitationId: string
}

export interface UpdateOnboardingInput {
  organizationId: string
  step: "organization_profile" | "workspace_setup" | "goals" | "spend_cap" | "completed"
  organizationProfile?: {
    displayName: string
  }
  workspaceProfile?: {
    teamName: string
    website: string | null
    brandSettings?: {
      colors: {
        primary: string
        secondary: string
        accent: string
        background: string
        text: string
      }
      brandGuidelines: string
      industry: string
      targetAudience: string
    } | null
  }
  goals?: {
    primaryGoal: "agent_execution" | "automation" | "analytics" | "internal_tools" | "other"
    teamSize: "1-5" | "6-20" | "21-50" | "51+"
  }
}

export interface UpdateOrganizationInput {
  organizationId: string
  name?: string
  billingEmail?: string | null
}

export interface AddTeamMemberInput {
  teamId: string
  memberId: string
}

export interface CreateTeamInput {
  organizationId: string
  name: string
}

export interface DeleteTeamInput {
  teamId: string
}

export interface GetTeamInput {
  teamId: string
}

export interface ListTeamsInput {
  /** The `nextCursor` or `prevCursor` of another page. Keep the sort and the filters unchanged. */
  cursor?: string
  /** Items per page. Default 25, maximum 100. */
  limit?: number
  /** The field to sort by: createdAt, name. Default createdAt. Text is sorted by Unicode code point. */
  sortBy?: string
  /** Default desc. Items with equal values are sorted by ID. */
  sortOrder?: "asc" | "desc"
  /** Return only items with this organizationId. */
  'filter[organizationId]'?: string
}

export interface RemoveTeamMemberInput {
  teamId: string
  memberId: string
}

export interface UpdateTeamInput {
  teamId: string
  name: string
}

/** What each operation takes. */
export interface Inputs {
  'audit.listAuditEvents': ListAuditEventsInput
  'billing.createEstimate': CreateEstimateInput
  'billing.createPortalSession': CreatePortalSessionInput
  'billing.createSubscription': CreateSubscriptionInput
  'billing.createTopUp': CreateTopUpInput
  'billing.getBalance': GetBalanceInput
  'billing.getStatement': GetStatementInput
  'billing.getUsage': GetUsageInput
  'billing.listLedgerEntries': ListLedgerEntriesInput
  'billing.listPrices': ListPricesInput
  'billing.listReservations': ListReservationsInput
  'billing.updateAutoRecharge': UpdateAutoRechargeInput
  'billing.verifyLedger': VerifyLedgerInput
  'identity.closeAccount': CloseAccountInput
  'identity.createApiKey': CreateApiKeyInput
  'identity.getCaller': GetCallerInput
  'identity.listApiKeys': ListApiKeysInput
  'identity.listGrants': ListGrantsInput
  'identity.listSessions': ListSessionsInput
  'identity.requestEmailChange': RequestEmailChangeInput
  'identity.revokeAllSessions': RevokeAllSessionsInput
  'identity.revokeApiKey': RevokeApiKeyInput
  'identity.revokeGrant': RevokeGrantInput
  'identity.revokeSession': RevokeSessionInput
  'identity.rotateApiKey': RotateApiKeyInput
  'jobs.cancelJob': CancelJobInput
  'jobs.getJob': GetJobInput
  'jobs.listJobs': ListJobsInput
  'jobs.watchJob': WatchJobInput
  'learn.addLearnGroupStudents': AddLearnGroupStudentsInput
  'learn.cancelLearnAssignment': CancelLearnAssignmentInput
  'learn.cancelLearnOnboarding': CancelLearnOnboardingInput
  'learn.cancelLearnPolicyReplay': CancelLearnPolicyReplayInput
  'learn.cancelLearnStudentErasure': CancelLearnStudentErasureInput
  'learn.completeLearnParentChildOnboarding': CompleteLearnParentChildOnboardingInput
  'learn.createLearnAssignment': CreateLearnAssignmentInput
  'learn.createLearnAssignmentDownload': CreateLearnAssignmentDownloadInput
  'learn.createLearnAttempt': CreateLearnAttemptInput
  'learn.createLearnDecision': CreateLearnDecisionInput
  'learn.createLearnGroupAssignments': CreateLearnGroupAssignmentsInput
  'learn.createLearnNote': CreateLearnNoteInput
  'learn.createLearnPaper': CreateLearnPaperInput
  'learn.createLearnPolicyReplay': CreateLearnPolicyReplayInput
  'learn.createLearnSession': CreateLearnSessionInput
  'learn.createLearnSignInCards': CreateLearnSignInCardsInput
  'learn.deleteLearnNote': DeleteLearnNoteInput
  'learn.endLearnSession': EndLearnSessionInput
  'learn.eraseLearnStudent': EraseLearnStudentInput
  'learn.explainLearnDecision': ExplainLearnDecisionInput
  'learn.exportLearnStudent': ExportLearnStudentInput
  'learn.getLearnAssignment': GetLearnAssignmentInput
  'learn.getLearnConsentWording': GetLearnConsentWordingInput
  'learn.getLearnDecision': GetLearnDecisionInput
  'learn.getLearnEntitlement': GetLearnEntitlementInput
  'learn.getLearnGroupOverview': GetLearnGroupOverviewInput
  'learn.getLearnLesson': GetLearnLessonInput
  'learn.getLearnMailPreferences': GetLearnMailPreferencesInput
  'learn.getLearnPaper': GetLearnPaperInput
  'learn.getLearnPolicyDecisionLog': GetLearnPolicyDecisionLogInput
  'learn.getLearnPolicyReplay': GetLearnPolicyReplayInput
  'learn.getLearnQuestion': GetLearnQuestionInput
  'learn.getLearnSession': GetLearnSessionInput
  'learn.getLearnSettings': GetLearnSettingsInput
  'learn.getLearnStudent': GetLearnStudentInput
  'learn.getLearnStudentErasure': GetLearnStudentErasureInput
  'learn.getLearnStudentForecast': GetLearnStudentForecastInput
  'learn.getLearnStudentProgress': GetLearnStudentProgressInput
  'learn.getLearnStudentState': GetLearnStudentStateInput
  'learn.getLearnStudentSummary': GetLearnStudentSummaryInput
  'learn.getLearnStudentTrend': GetLearnStudentTrendInput
  'learn.getLearnWritingTask': GetLearnWritingTaskInput
  'learn.importLearnStudents': ImportLearnStudentsInput
  'learn.inviteLearnStudentViewer': InviteLearnStudentViewerInput
  'learn.listLearnAssignments': ListLearnAssignmentsInput
  'learn.listLearnAttempts': ListLearnAttemptsInput
  'learn.listLearnDecisions': ListLearnDecisionsInput
  'learn.listLearnExamFamilies': ListLearnExamFamiliesInput
  'learn.listLearnNotes': ListLearnNotesInput
  'learn.listLearnPapers': ListLearnPapersInput
  'learn.listLearnPolicyReplayDecisions': ListLearnPolicyReplayDecisionsInput
  'learn.listLearnPolicyReplays': ListLearnPolicyReplaysInput
  'learn.listLearnSessions': ListLearnSessionsInput
  'learn.listLearnStudentViewers': ListLearnStudentViewersInput
  'learn.listLearnStudents': ListLearnStudentsInput
  'learn.listLearnSubjects': ListLearnSubjectsInput
  'learn.listLearnTopicSettings': ListLearnTopicSettingsInput
  'learn.listLearnTopics': ListLearnTopicsInput
  'learn.listLearnWritingTasks': ListLearnWritingTasksInput
  'learn.removeLearnGroupStudent': RemoveLearnGroupStudentInput
  'learn.removeLearnStudentViewer': RemoveLearnStudentViewerInput
  'learn.reproduceLearnDecision': ReproduceLearnDecisionInput
  'learn.resetLearnStudentPin': ResetLearnStudentPinInput
  'learn.saveLearnPaperAnswer': SaveLearnPaperAnswerInput
  'learn.scheduleLearnStudentErasure': ScheduleLearnStudentErasureInput
  'learn.submitLearnPaper': SubmitLearnPaperInput
  'learn.updateLearnConsent': UpdateLearnConsentInput
  'learn.updateLearnEntitlement': UpdateLearnEntitlementInput
  'learn.updateLearnMailPreferences': UpdateLearnMailPreferencesInput
  'learn.updateLearnNote': UpdateLearnNoteInput
  'learn.updateLearnPreferences': UpdateLearnPreferencesInput
  'learn.updateLearnSettings': UpdateLearnSettingsInput
  'learn.updateLearnStudent': UpdateLearnStudentInput
  'learn.updateLearnStudentUsername': UpdateLearnStudentUsernameInput
  'learn.updateLearnTopicSetting': UpdateLearnTopicSettingInput
  'media.appendMediaUpload': AppendMediaUploadInput
  'media.cancelMediaUpload': CancelMediaUploadInput
  'media.createMediaDownload': CreateMediaDownloadInput
  'media.createMediaItem': CreateMediaItemInput
  'media.createMediaRendition': CreateMediaRenditionInput
  'media.createMediaUpload': CreateMediaUploadInput
  'media.deleteMediaItem': DeleteMediaItemInput
  'media.getMediaItem': GetMediaItemInput
  'media.getMediaUpload': GetMediaUploadInput
  'media.getMediaUsage': GetMediaUsageInput
  'media.listMediaItemUses': ListMediaItemUsesInput
  'media.listMediaItems': ListMediaItemsInput
  'media.listMediaRenditions': ListMediaRenditionsInput
  'media.purgeMediaItem': PurgeMediaItemInput
  'media.restoreMediaItem': RestoreMediaItemInput
  'media.updateMediaItem': UpdateMediaItemInput
  'members.getMember': GetMemberInput
  'members.leaveOrganization': LeaveOrganizationInput
  'members.listMembers': ListMembersInput
  'members.removeMember': RemoveMemberInput
  'members.updateMember': UpdateMemberInput
  'organizations.acceptInvitation': AcceptInvitationInput
  'organizations.createInvitation': CreateInvitationInput
  'organizations.createInvitations': CreateInvitationsInput
  'organizations.createOrganization': CreateOrganizationInput
  'organizations.deleteOrganization': DeleteOrganizationInput
  'organizations.getInvitation': GetInvitationInput
  'organizations.getOrganization': GetOrganizationInput
  'organizations.listInvitations': ListInvitationsInput
  'organizations.listOrganizations': ListOrganizationsInput
  'organizations.lookUpInvitation': LookUpInvitationInput
  'organizations.resendInvitation': ResendInvitationInput
  'organizations.revokeInvitation': RevokeInvitationInput
  'organizations.updateOnboarding': UpdateOnboardingInput
  'organizations.updateOrganization': UpdateOrganizationInput
  'teams.addTeamMember': AddTeamMemberInput
  'teams.createTeam': CreateTeamInput
  'teams.deleteTeam': DeleteTeamInput
  'teams.getTeam': GetTeamInput
  'teams.listTeams': ListTeamsInput
  'teams.removeTeamMember': RemoveTeamMemberInput
  'teams.updateTeam': UpdateTeamInput
}

/** What each operation answers. */
export interface Answers {
  'audit.listAuditEvents': AuditEventPage
  'billing.createEstimate': Estimate
  'billing.createPortalSession': PortalSession
  'billing.createSubscription': SubscriptionCheckout
  'billing.createTopUp': TopUp
  'billing.getBalance': CreditBalance
  'billing.getStatement': Statement
  'billing.getUsage': CreditUsage
  'billing.listLedgerEntries': LedgerEntryPage
  'billing.listPrices': PricePage
  'billing.listReservations': CreditReservationPage
  'billing.updateAutoRecharge': AutoRecharge
  'billing.verifyLedger': LedgerVerification
  'identity.closeAccount': Deleted
  'identity.createApiKey': ApiKeyWithSecret
  'identity.getCaller': Caller
  'identity.listApiKeys': ApiKeyPage
  'identity.listGrants': GrantPage
  'identity.listSessions': SessionPage
  'identity.requestEmailChange': RequestedEmailChange
  'identity.revokeAllSessions': {
    /** The number of browsers that were signed out. */
    ended: number
  }
  'identity.revokeApiKey': ApiKey
  'identity.revokeGrant': Deleted
  'identity.revokeSession': Deleted
  'identity.rotateApiKey': ApiKeyWithSecret
  'jobs.cancelJob': Job
  'jobs.getJob': Job
  'jobs.listJobs': JobPage
  'jobs.watchJob': Job
  'learn.addLearnGroupStudents': LearnGroupStudents
  'learn.cancelLearnAssignment': LearnAssignment
  'learn.cancelLearnOnboarding': Deleted
  'learn.cancelLearnPolicyReplay': LearnPolicyReplay
  'learn.cancelLearnStudentErasure': LearnStudentErasure
  'learn.completeLearnParentChildOnboarding': ParentChildOnboarding
  'learn.createLearnAssignment': LearnAssignment
  'learn.createLearnAssignmentDownload': MediaDownload
  'learn.createLearnAttempt': LearnAttempt
  'learn.createLearnDecision': LearnNextStep
  'learn.createLearnGroupAssignments': LearnGroupAssignments
  'learn.createLearnNote': LearnNote
  'learn.createLearnPaper': LearnPaper
  'learn.createLearnPolicyReplay': Job
  'learn.createLearnSession': LearnSession
  'learn.createLearnSignInCards': LearnSignInCards
  'learn.deleteLearnNote': Deleted
  'learn.endLearnSession': LearnSession
  'learn.eraseLearnStudent': Deleted
  'learn.explainLearnDecision': LearnDecisionExplanation
  'learn.exportLearnStudent': LearnStudentExport
  'learn.getLearnAssignment': LearnAssignment
  'learn.getLearnConsentWording': LearnConsentWording
  'learn.getLearnDecision': PolicyDecision
  'learn.getLearnEntitlement': LearnEntitlement
  'learn.getLearnGroupOverview': LearnGroupOverview
  'learn.getLearnLesson': LearnLesson
  'learn.getLearnMailPreferences': LearnMailPreferences
  'learn.getLearnPaper': LearnPaper
  'learn.getLearnPolicyDecisionLog': PolicyDecision
  'learn.getLearnPolicyReplay': LearnPolicyReplay
  'learn.getLearnQuestion': LearnQuestion
  'learn.getLearnSession': LearnSession
  'learn.getLearnSettings': LearnSettings
  'learn.getLearnStudent': LearnStudent
  'learn.getLearnStudentErasure': LearnStudentErasure
  'learn.getLearnStudentForecast': LearnStudentForecast
  'learn.getLearnStudentProgress': LearnStudentProgress
  'learn.getLearnStudentState': LearnStudentState
  'learn.getLearnStudentSummary': LearnStudentSummary
  'learn.getLearnStudentTrend': LearnStudentTrend
  'learn.getLearnWritingTask': LearnWritingTask
  'learn.importLearnStudents': LearnStudentImport
  'learn.inviteLearnStudentViewer': LearnStudentViewer
  'learn.listLearnAssignments': LearnAssignmentPage
  'learn.listLearnAttempts': LearnAttemptPage
  'learn.listLearnDecisions': PolicyDecisionPage
  'learn.listLearnExamFamilies': LearnExamFamilyPage
  'learn.listLearnNotes': LearnNotePage
  'learn.listLearnPapers': LearnPaperPage
  'learn.listLearnPolicyReplayDecisions': LearnReplayedDecisionPage
  'learn.listLearnPolicyReplays': LearnPolicyReplayPage
  'learn.listLearnSessions': LearnSessionPage
  'learn.listLearnStudentViewers': LearnStudentViewers
  'learn.listLearnStudents': LearnStudentPage
  'learn.listLearnSubjects': LearnSubjectPage
  'learn.listLearnTopicSettings': LearnTopicSettingPage
  'learn.listLearnTopics': LearnTopicPage
  'learn.listLearnWritingTasks': LearnWritingTaskPage
  'learn.removeLearnGroupStudent': LearnGroupStudents
  'learn.removeLearnStudentViewer': Deleted
  'learn.reproduceLearnDecision': LearnDecisionReproduction
  'learn.resetLearnStudentPin': StudentCredential
  'learn.saveLearnPaperAnswer': LearnPaperAnswer
  'learn.scheduleLearnStudentErasure': LearnStudentErasure
  'learn.submitLearnPaper': LearnPaper
  'learn.updateLearnConsent': LearnConsent
  'learn.updateLearnEntitlement': LearnEntitlement
  'learn.updateLearnMailPreferences': LearnMailPreferences
  'learn.updateLearnNote': LearnNote
  'learn.updateLearnPreferences': LearnPreferences
  'learn.updateLearnSettings': LearnSettings
  'learn.updateLearnStudent': LearnStudent
  'learn.updateLearnStudentUsername': StudentCredential
  'learn.updateLearnTopicSetting': LearnTopicSetting
  'media.appendMediaUpload': MediaUpload
  'media.cancelMediaUpload': Deleted
  'media.createMediaDownload': MediaDownload
  'media.createMediaItem': MediaItem
  'media.createMediaRendition': Job
  'media.createMediaUpload': MediaUpload
  'media.deleteMediaItem': MediaItem
  'media.getMediaItem': MediaItem
  'media.getMediaUpload': MediaUpload
  'media.getMediaUsage': MediaUsage
  'media.listMediaItemUses': MediaItemUsePage
  'media.listMediaItems': MediaItemPage
  'media.listMediaRenditions': MediaRenditionPage
  'media.purgeMediaItem': Deleted
  'media.restoreMediaItem': MediaItem
  'media.updateMediaItem': MediaItem
  'members.getMember': Member
  'members.leaveOrganization': Deleted
  'members.listMembers': MemberPage
  'members.removeMember': Deleted
  'members.updateMember': Member
  'organizations.acceptInvitation': ReceivedInvitation
  'organizations.createInvitation': Invitation
  'organizations.createInvitations': Invitations
  'organizations.createOrganization': Organization
  'organizations.deleteOrganization': Deleted
  'organizations.getInvitation': Invitation
  'organizations.getOrganization': Organization
  'organizations.listInvitations': InvitationPage
  'organizations.listOrganizations': OrganizationPage
  'organizations.lookUpInvitation': ReceivedInvitation
  'organizations.resendInvitation': Invitation
  'organizations.revokeInvitation': Invitation
  'organizations.updateOnboarding': Organization
  'organizations.updateOrganization': Organization
  'teams.addTeamMember': TeamMember
  'teams.createTeam': Team
  'teams.deleteTeam': Deleted
  'teams.getTeam': Team
  'teams.listTeams': TeamPage
  'teams.removeTeamMember': TeamMember
  'teams.updateTeam': Team
}
