import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as billing from './billing.ts'
import * as identity from './identity.ts'
import * as invitations from './invitations.ts'
import * as jobs from './jobs.ts'
import * as learnAssignments from './learn/assignments.ts'
import * as learnAttempts from './learn/attempts.ts'
import * as learnCards from './learn/cards.ts'
import * as learnConsent from './learn/consent.ts'
import * as learnContent from './learn/content.ts'
import * as learnDecisions from './learn/decisions.ts'
import * as learnEntitlements from './learn/entitlements.ts'
import * as learnErasure from './learn/erasure.ts'
import * as learnGroups from './learn/groups.ts'
import * as learnImports from './learn/imports.ts'
import * as learnMailPreferences from './learn/mail-preferences.ts'
import * as learnNotes from './learn/notes.ts'
import * as learnOnboarding from './learn/onboarding.ts'
import * as learnPapers from './learn/papers.ts'
import * as learnPreferences from './learn/preferences.ts'
import * as learnProgress from './learn/progress.ts'
import * as learnReplays from './learn/replays/replays.ts'
import * as learnRights from './learn/rights.ts'
import * as learnSessions from './learn/sessions.ts'
import * as learnSettings from './learn/settings.ts'
import * as learnStates from './learn/states.ts'
import * as learnStudents from './learn/students.ts'
import * as learnTopics from './learn/topics.ts'
import * as learnViewers from './learn/viewers.ts'
import * as learnWritingTasks from './learn/writing-tasks.ts'
import * as ledger from './ledger.ts'
import * as media from './media/items.ts'
import * as mediaRenditions from './media/renditions.ts'
import * as mediaUploads from './media/uploads.ts'
import * as mediaUses from './media/uses.ts'
import * as members from './members.ts'
import type { Operation } from './operation.ts'
import * as organizations from './organizations.ts'
import * as payments from './payments.ts'
import * as signIns from './sign-ins.ts'
import * as statements from './statements.ts'
import * as teams from './teams.ts'

/** The modules of the contract, in the order in which documents list them. */
const nouns = {
  identity,
  signIns,
  accounts,
  organizations,
  members,
  teams,
  invitations,
  audit,
  billing,
  ledger,
  statements,
  payments,
  jobs,
  learnOnboarding,
  learnConsent,
  learnContent,
  learnTopics,
  learnWritingTasks,
  learnSettings,
  learnStudents,
  learnStates,
  learnProgress,
  learnPreferences,
  learnMailPreferences,
  learnEntitlements,
  learnSessions,
  learnDecisions,
  learnReplays,
  learnAttempts,
  learnPapers,
  learnAssignments,
  learnNotes,
  learnGroups,
  learnImports,
  learnCards,
  learnRights,
  learnErasure,
  learnViewers,
  media,
  mediaUploads,
  mediaRenditions,
  mediaUses,
}
type Nouns = typeof nouns

/** The operations that a module exports, by id. Exporting an operation puts it into the contract. */
type OperationsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Operation ? Module[Name]['id'] : never]: Module[Name]
}

export interface Contract
  extends OperationsOf<Nouns['identity']>,
    OperationsOf<Nouns['signIns']>,
    OperationsOf<Nouns['accounts']>,
    OperationsOf<Nouns['organizations']>,
    OperationsOf<Nouns['members']>,
    OperationsOf<Nouns['teams']>,
    OperationsOf<Nouns['invitations']>,
    OperationsOf<Nouns['audit']>,
    OperationsOf<Nouns['billing']>,
    OperationsOf<Nouns['ledger']>,
    OperationsOf<Nouns['statements']>,
    OperationsOf<Nouns['payments']>,
    OperationsOf<Nouns['jobs']>,
    OperationsOf<Nouns['learnOnboarding']>,
    OperationsOf<Nouns['learnConsent']>,
    OperationsOf<Nouns['learnContent']>,
    OperationsOf<Nouns['learnTopics']>,
    OperationsOf<Nouns['learnWritingTasks']>,
    OperationsOf<Nouns['learnSettings']>,
    OperationsOf<Nouns['learnStudents']>,
    OperationsOf<Nouns['learnStates']>,
    OperationsOf<Nouns['learnProgress']>,
    OperationsOf<Nouns['learnPreferences']>,
    OperationsOf<Nouns['learnMailPreferences']>,
    OperationsOf<Nouns['learnEntitlements']>,
    OperationsOf<Nouns['learnSessions']>,
    OperationsOf<Nouns['learnDecisions']>,
    OperationsOf<Nouns['learnReplays']>,
    OperationsOf<Nouns['learnAttempts']>,
    OperationsOf<Nouns['learnPapers']>,
    OperationsOf<Nouns['learnAssignments']>,
    OperationsOf<Nouns['learnNotes']>,
    OperationsOf<Nouns['learnGroups']>,
    OperationsOf<Nouns['learnImports']>,
    OperationsOf<Nouns['learnCards']>,
    OperationsOf<Nouns['learnRights']>,
    OperationsOf<Nouns['learnErasure']>,
    OperationsOf<Nouns['learnViewers']>,
    OperationsOf<Nouns['media']>,
    OperationsOf<Nouns['mediaUploads']>,
    OperationsOf<Nouns['mediaRenditions']>,
    OperationsOf<Nouns['mediaUses']> {}
export type OperationId = keyof Contract

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'effect' in value && 'path' in value

/** The whole contract. */
export const operations: readonly Operation[] = Object.values(nouns).flatMap(module =>
  Object.values<unknown>({ ...module }).filter(isOperation),
)

export const contract = Object.fromEntries(
  operations.map(operation => [operation.id, operation]),
  // Object.fromEntries loses the type of its keys, which are the ids of the operations.
) as unknown as Contract
