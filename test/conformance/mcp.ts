import { clientFamily, practiseOnce } from '../support/learning/family.ts'
import { trialTable, trialUnusual } from '../support/trial.ts'
import { World } from '../support/world.ts'
import { type LeftOut, leftOut } from './left-out.ts'
import { type StandIn, startProxy } from './proxy.ts'
import { type Check, conform, passes, shortcomings } from './tool.ts'

export const revisions = ['2025-06-18', '2025-11-25', '2026-07-28'] as const

/** One scenario in one revision of the protocol. */
export interface Trial {
  readonly scenario: string
  readonly revision: string
  readonly leftOut: LeftOut | undefined
  /** The failures, except for the checks that are left out. */
  readonly faults: readonly string[]
  /** Checks that are left out although they pass. */
  readonly obsolete: readonly string[]
  /** Nothing failed except the checks left out, and something passed. */
  readonly passes: boolean
}

/** Runs every server scenario of the tool against `/mcp` of our own server, in every revision. */
export async function tryMcp(): Promise<Trial[]> {
  const world = await World.create({}, undefined, trialUnusual)
  try {
    const proxy = await openProxy(world)
    const trials = await Promise.all(revisions.map(revision => tryRevision(proxy.url, revision))).finally(
      () => proxy.stop(),
    )
    return trials.flat()
  } finally {
    await world.close()
  }
}

async function tryRevision(url: string, revision: string): Promise<Trial[]> {
  const results = await conform([
    ...['server', '--url', url, '--suite', 'all'],
    ...['--spec-version', revision, '--timeout', '100000'],
  ])
  return [...results].map(([scenario, checks]) => trialOf(scenario, revision, checks))
}

async function openProxy(world: World) {
  await world.owner.query(trialTable)
  const tenant = await world.tenant()
  await world.credits(tenant, 1_000)
  const { decisionId } = await practiseOnce(world, await clientFamily(world, tenant))
  const token = await world.token(tenant.userId, { audience: 'mcp' })
  return await startProxy(`${world.server.url}/mcp`, token, standIns(tenant.organizationId, decisionId))
}

/**
 * Nothing exists only for the tool: these are the product's own tools, prompts and resources, and a job of the trial
 * operations.
 */
function standIns(organizationId: string, decisionId: string): Record<string, StandIn> {
  const reads: StandIn = { is: 'list_organizations' }
  const asks: StandIn = {
    is: 'call_operation',
    arguments: () => ({ operation: 'teams.createTeam', input: { organizationId, name: 'Conformance' } }),
  }
  return {
    test_simple_text: reads,
    test_logging_tool: reads,
    test_error_handling: { is: 'get_balance' }, // The organization is missing on purpose.
    test_tool_with_progress: {
      is: 'call_operation',
      arguments: () => ({
        operation: 'trial.createBook',
        input: { organizationId, pages: 10, pageMilliseconds: 100 },
      }),
      confirmed: true,
    },
    test_streaming_elicitation: asks,
    test_input_required_result_request_state: asks,
    test_input_required_result_tampered_state: asks,
    test_input_required_result_capabilities: asks,
    test_input_required_result_elicitation: {
      ...asks,
      asks: 'user_name',
      inAnswers: { ours: '"inputRequests":{"confirm":', theirs: '"inputRequests":{"user_name":' },
    },
    test_simple_prompt: { is: 'check_spend' },
    test_prompt_with_arguments: {
      is: 'review_week',
      arguments: ({ arg1, arg2 }) => ({ student: arg1, until: arg2 }),
    },
    'test://static-text': { is: 'learn://operations' },
    'test://template/123/data': {
      is: `learn://decisions/${decisionId}`,
      inAnswers: { ours: decisionId, theirs: '123' },
    },
  }
}

function trialOf(scenario: string, revision: string, checks: readonly Check[]): Trial {
  const reasons = leftOut.filter(
    ({ scenarios, revisions: only = [revision] }) => scenarios.includes(scenario) && only.includes(revision),
  )
  const apart = reasons.flatMap(reason => reason.checks ?? [])
  const others = checks.filter(({ id }) => !apart.includes(id))
  return {
    scenario,
    revision,
    leftOut: reasons.find(reason => !reason.checks),
    faults: shortcomings(others),
    passes: passes(others),
    obsolete: apart.filter(id => passes(checks.filter(check => check.id === id))),
  }
}
