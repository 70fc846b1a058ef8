import { type Contract, contract, type OperationId, operations } from '@learn/contract'
import type { Format, Operation } from '@learn/contract/operation'
import * as accounts from './accounts/accounts.ts'
import * as audit from './audit/audit.ts'
import * as billing from './billing/billing.ts'
import * as ledger from './billing/ledger.ts'
import * as payments from './billing/payments.ts'
import * as identity from './identity/identity.ts'
import * as signIns from './identity/sign-ins.ts'
import * as invitations from './invitations/invitations.ts'
import * as jobs from './jobs/jobs.ts'
import * as learnCards from './learn/families/cards.ts'
import * as learnConsentWording from './learn/families/consent-wording.ts'
import * as learnEntitlements from './learn/families/entitlements.ts'
import * as learnErasure from './learn/families/erasure.ts'
import * as learnOnboarding from './learn/families/onboarding.ts'
import * as learnRights from './learn/families/rights.ts'
import * as learnStudents from './learn/families/students.ts'
import * as learnViewers from './learn/families/viewers.ts'
import * as learnGroups from './learn/groups/groups.ts'
import * as learnOverview from './learn/groups/overview.ts'
import * as learnGroupWork from './learn/groups/set-work.ts'
import * as learnImports from './learn/imports/imports.ts'
import * as learnPapers from './learn/papers/papers.ts'
import * as learnAttempts from './learn/practice/attempts.ts'
import * as learnDecisions from './learn/practice/decisions.ts'
import * as learnSessions from './learn/practice/sessions.ts'
import * as learnProgress from './learn/progress/progress.ts'
import * as learnReplays from './learn/replays/replays.ts'
import * as learnAssignments from './learn/teaching/assignments.ts'
import * as learnContent from './learn/teaching/content.ts'
import * as learnNotes from './learn/teaching/notes.ts'
import * as learnSettings from './learn/teaching/settings.ts'
import * as learnTopics from './learn/teaching/topics.ts'
import * as learnWritingTasks from './learn/teaching/writing-tasks.ts'
import * as learnMailPreferences from './learn/weekly/mail-preferences.ts'
import * as media from './media/media.ts'
import { countNewRenditions, makeRendition } from './media/rendition-work.ts'
import * as mediaRenditions from './media/renditions.ts'
import * as mediaUploads from './media/uploads.ts'
import * as mediaUses from './media/uses.ts'
import * as members from './members/members.ts'
import * as organizations from './organizations/organizations.ts'
import type { Handler, Renderer, Surface, Units, Work } from './surface.ts'
import * as teams from './teams/teams.ts'

type NameOf<Id extends string> = Id extends `${string}.${infer Name}` ? Name : never

/** One function for each operation of the contract, under the operation's own name. */
export type Handlers = { [Id in keyof Contract as NameOf<Id>]: Handler<Contract[Id]> }

const functions = {
  ...identity,
  ...signIns,
  ...accounts,
  ...organizations,
  ...members,
  ...teams,
  ...invitations,
  ...audit,
  ...billing,
  ...ledger,
  ...payments,
  ...jobs,
  ...learnConsentWording,
  ...learnOnboarding,
  ...learnContent,
  ...learnTopics,
  ...learnWritingTasks,
  ...learnSettings,
  ...learnNotes,
  ...learnGroups,
  ...learnImports,
  ...learnCards,
  ...learnOverview,
  ...learnGroupWork,
  ...learnStudents,
  ...learnProgress,
  ...learnMailPreferences,
  ...learnEntitlements,
  ...learnSessions,
  ...learnDecisions,
  ...learnReplays,
  ...learnAttempts,
  ...learnPapers,
  ...learnAssignments,
  ...learnRights,
  ...learnErasure,
  ...learnViewers,
  ...media,
  ...mediaUploads,
  ...mediaRenditions,
  ...mediaUses,
} satisfies Handlers

/** For each paid operation that is not priced per call: how many units a call uses. */
export type AllUnits = {
  [Id in keyof Contract as Contract[Id] extends { effect: 'paid' }
    ? Contract[Id] extends { cost: { per: 'call' } }
      ? never
      : Id
    : never]: Units<Contract[Id]>
}
const units = {
  'learn.createLearnPolicyReplay': learnReplays.countDecisionsToReplay,
  'media.createMediaRendition': countNewRenditions,
} satisfies AllUnits

/** For each operation that answers with a job: the job's work. */
export type AllWorks = { [Id in keyof Contract as Contract[Id] extends { status: 202 } ? Id : never]: Work }
const works = {
  'learn.createLearnPolicyReplay': async (ctx, data) =>
    await (await import('./learn/replays/work.ts')).replayDecisions(ctx, data),
  'media.createMediaRendition': makeRendition,
} satisfies AllWorks

/** For each operation whose answer comes in other formats too: how to write them. */
export type AllRenderers = {
  [Id in keyof Contract as Contract[Id] extends { formats: readonly Format[] } ? Id : never]: Record<
    FormatOf<Contract[Id]>,
    Renderer<Contract[Id]>
  >
}
type FormatOf<Op> = Op extends { formats: readonly (infer F extends Format)[] } ? F : never

const renderers = {
  'billing.getStatement': {
    csv: async statement => (await import('./billing/statement-csv.ts')).statementCsv(statement),
    html: async statement => (await import('./billing/statement-html.ts')).statementHtml(statement),
  },
  'learn.getLearnPolicyReplay': {
    html: async replay => (await import('./learn/replays/report/report.ts')).replayReport(replay),
  },
} satisfies AllRenderers

/** Finds an operation's function by the last part of its id. */
function findHandler(id: OperationId): Handler<Operation> {
  const name = id.slice(id.indexOf('.') + 1)
  // `satisfies Handlers` proves that each operation's function takes that operation's own input.
  return (functions as unknown as Record<string, Handler<Operation>>)[name] as Handler<Operation>
}

/** The operations of Learn. */
export const product: Surface = {
  operations,
  handlers: Object.fromEntries(
    Object.keys(contract).map(id => [id, findHandler(id as OperationId)]), // Object.keys loses the type of its keys.
  ),
  units,
  works,
  // `satisfies AllRenderers` proves that each takes its own operation's answer.
  renderers: renderers as unknown as Surface['renderers'],
}
