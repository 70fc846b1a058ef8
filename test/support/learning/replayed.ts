import assert from 'node:assert/strict'
import { LearnReplayOutcome } from '@learn/contract/learn/replays/outcome'
import type { ReplayReward } from '@learn/contract/learn/words'
import type { JudgedPolicy } from '@learn/learning/replay/judged-policy'
import type { ReplayOutcome } from '@learn/learning/replay/outcome'
import { type LoggedChild, Replay, type ReplayOptions } from '@learn/learning/replay/replay'
import { claim, rewardMeaning, summaryOf } from '@learn/learning/replay/words'
import { Compile } from 'typebox/compile'
import { runThrough } from './run-through.ts'
import { simulateChild, simulatedCatalogue } from './simulated-children.ts'

const matchesContract = Compile(LearnReplayOutcome)

/** Replays these children’s logs to the end, and checks the outcome against rules that hold for any. */
export function replay(
  children: readonly LoggedChild[],
  policy: JudgedPolicy,
  changes: Partial<ReplayOptions> = {},
) {
  const reward = changes.reward ?? 'next_attempt'
  const usual = { seed: 1, catalogue: simulatedCatalogue, seenUntil: Number.POSITIVE_INFINITY }
  const judge = new Replay({ policy, reward, ...usual, ...changes })
  for (const child of children) runThrough(judge.child(child))
  const outcome = runThrough(judge.finish())
  assertSound(outcome, reward)
  return { outcome, sample: judge.sample, summary: summaryOf(outcome, reward) }
}

/** Every outcome matches the contract, and its parts add up. */
function assertSound(outcome: ReplayOutcome, reward: ReplayReward): void {
  const answer = JSON.parse(
    JSON.stringify({
      ...outcome,
      summary: summaryOf(outcome, reward),
      rewardMeaning: rewardMeaning(reward),
      claim,
      algorithmId: 'offline_replay',
      algorithmVersion: '1',
    }),
  )
  assert.deepEqual([...matchesContract.Errors(answer)], [])
  assert.doesNotMatch(answer.summary, /NaN|undefined|null|Infinity/)
  const { read, ...parts } = outcome.decisions
  assert.equal(sum(Object.values(parts)), read)
  assert.equal(sum(outcome.weights.map(({ decisions }) => decisions)), outcome.decisions.judged)
  assert.equal(sum(outcome.calibration.map(({ decisions }) => decisions)), outcome.decisions.judged)
}

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

export const children = (
  count: number,
  decisions: number,
  changes: (at: number) => Partial<LoggedChild> = () => ({}),
) => Array.from({ length: count }, (_, at) => simulateChild(at + 1, decisions, changes(at)))

/** The same decisions, but in each, one candidate that was weighed has no chance. */
export function withoutOneChance(child: LoggedChild): LoggedChild {
  const [headBytes, candidateBytes] = [18, 22 + 2 * 8]
  const weighed = Uint8Array.from(child.weighed)
  const view = new DataView(weighed.buffer)
  for (let from = 0; from < weighed.length; from += headBytes + candidateBytes * view.getUint8(from + 1)) {
    const other = view.getUint8(from + 2) === 0 ? 1 : 0
    if (other < view.getUint8(from + 1))
      view.setFloat64(from + headBytes + other * candidateBytes + 4, 0, true)
  }
  return { ...child, weighed }
}
