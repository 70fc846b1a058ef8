import type { Input } from '@learn/contract/operation'
import {
  type OrganizationOnboardingData,
  onboardingSteps,
  type updateOnboarding,
} from '@learn/contract/organizations'
import type { Context } from '../context.ts'
import { readName } from '../names.ts'

type Answer = Omit<Input<typeof updateOnboarding>, 'organizationId'>
type Part = Exclude<keyof Answer, 'step'>

/** The part of the answer that each step needs. */
const partOf: Record<Answer['step'], Part | undefined> = {
  organization_profile: 'organizationProfile',
  workspace_setup: 'workspaceProfile',
  goals: 'goals',
  spend_cap: undefined,
  completed: undefined,
}

const untouched: OrganizationOnboardingData = {
  version: 1,
  status: 'in_progress',
  currentStep: onboardingSteps[0],
  completedSteps: [],
}

/** The onboarding after this answer. Steps are answered in order, each with its own part and no other. */
export function answerStep(
  ctx: Context<'BadRequest' | 'Conflict'>,
  before: OrganizationOnboardingData | null,
  { step, ...parts }: Answer,
): OrganizationOnboardingData {
  const data = before ?? untouched
  if (data.status === 'completed') throw ctx.fault('Conflict', 'Onboarding is already complete.')
  if (step !== data.currentStep) {
    throw ctx.fault('Conflict', `The next step is ${data.currentStep}, not ${step}.`)
  }
  const wanted = partOf[step]
  const surplus = Object.keys(parts).find(part => part !== wanted)
  if (surplus) throw ctx.fault('BadRequest', `${surplus} does not belong to the step ${step}.`)
  if (wanted && !parts[wanted]) throw ctx.fault('BadRequest', `The step ${step} needs ${wanted}.`)
  const { organizationProfile, workspaceProfile } = parts
  if (organizationProfile) readName(ctx, 'displayName', organizationProfile.displayName)
  if (workspaceProfile) readName(ctx, 'teamName', workspaceProfile.teamName)
  const completedSteps = [...data.completedSteps, step]
  if (step === 'completed') {
    return { ...data, status: 'completed', completedSteps, completedAt: ctx.now.toISOString() }
  }
  const next = onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'completed'
  return { ...data, ...parts, currentStep: next, completedSteps }
}
