import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest } from '@learn/contract/nearest'
import type { JudgedPolicy } from './judged-policy.ts'
import { findFault } from './policy-faults.ts'

const catalogue = {
  topicIds: ['maths.place-value', 'maths.area', 'english.nouns'],
  subjectIds: ['maths', 'english'],
  nearest,
}
const fault = (policy: JudgedPolicy) => findFault(policy, catalogue)
const choosing = (candidates: string, probability = 1): JudgedPolicy => ({
  kind: 'rules',
  rules: [{ choose: [{ candidates, probability }] }],
})

test('policies without a fault pass', () => {
  const sound: JudgedPolicy[] = [
    { kind: 'shipped' },
    { kind: 'shipped', weights: { exam: -100, mixing: 100 }, temperature: 0.001, floor: 1 },
    { kind: 'lowest_mastery_first', floor: 0.2 },
    { kind: 'uniform' },
    ...[
      '*',
      'lowest_mastery',
      'highest_score',
      '*:*',
      'practice:*',
      '*:maths.*',
      'mini-test:maths',
      '*:english',
    ].map(text => choosing(text)),
    {
      kind: 'rules',
      rules: [
        {
          when: { sessionType: 'test', offers: 'test:maths.area' },
          choose: [{ candidates: '*', probability: 1 }],
        },
        { choose: Array.from({ length: 10 }, () => ({ candidates: '*', probability: 0.1 })) },
      ],
    },
  ]
  for (const policy of sound) assert.equal(fault(policy), undefined, JSON.stringify(policy))
})

const all = [{ candidates: '*', probability: 1 }]
const faults: [JudgedPolicy, RegExp][] = [
  [
    { kind: 'uniform', temperature: 1 },
    /^temperature is for a policy of the kind shipped, and this one is uniform/,
  ],
  [{ kind: 'uniform', floor: 0 }, /^floor is for a policy of the kind shipped or lowest_mastery_first/],
  [{ kind: 'lowest_mastery_first', weights: {} }, /^weights is for/],
  [{ kind: 'shipped', rules: [] }, /^rules is for/],
  [{ kind: 'rules' }, /give at least one/],
  [{ kind: 'rules', rules: [] }, /give at least one/],
  [{ kind: 'shipped', temperature: 0 }, /^temperature must be a number from 0.001 to 100\.$/],
  [{ kind: 'shipped', temperature: Number.NaN }, /^temperature must be/],
  [{ kind: 'shipped', temperature: Number.POSITIVE_INFINITY }, /^temperature must be/],
  [{ kind: 'shipped', floor: 1.1 }, /^floor must be a number from 0 to 1\.$/],
  [{ kind: 'shipped', weights: { exam: Number.NEGATIVE_INFINITY } }, /^weights\.exam must be/],
  [choosing('*', 0.9), /^The probabilities of rules\[0\]\.choose add up to 0\.9, not to 1\.$/],
  [choosing('*', 1 - 2e-9), /add up to 0\.999999998, not/],
  [{ kind: 'rules', rules: [{ choose: [] }] }, /add up to 0, not to 1/],
  [choosing('*', -1), /^rules\[0\]\.choose\[0\]\.probability must be a number from 0 to 1\.$/],
  [choosing('*', Number.NaN), /probability must be/],
  [
    choosing('practise:maths.area'),
    /“practise” in “practise:maths.area” is no action that can be chosen: use lesson, mini-test/,
  ],
  [choosing('break:rest'), /is no action that can be chosen/],
  [choosing('practice'), /“practice” is no pattern: write an action and a target/],
  [
    choosing('practice:maths.aera'),
    /^rules\[0\]\.choose\[0\]\.candidates: “maths\.aera” .* Did you mean “maths\.area”\? learn\.listLearnTopics/,
  ],
  [choosing('practice:zzz'), /is no topic\. learn\.listLearnTopics has them all\.$/],
  [choosing('practice:history.*'), /“history” in .* is no subject: use maths or english\.$/],
  [choosing('practice:maths'), /comes as mini-test:maths alone, its topics as practice:maths\.\*/],
  [
    { kind: 'rules', rules: [{ when: { offers: '?:?' }, choose: all }, { choose: all }] },
    /^rules\[0\]\.when\.offers: /,
  ],
  [{ kind: 'rules', rules: [{ when: { sessionType: 'test' }, choose: all }] }, /^rules\[0\] is the last one/],
  [{ kind: 'rules', rules: [{ choose: all }, { choose: all }] }, /^rules\[0\] always holds/],
]

for (const [policy, sentence] of faults)
  test(`a policy with a fault is told so: ${JSON.stringify(policy)}`, () => {
    assert.match(fault(policy) ?? '', sentence)
  })

test('words of no policy at all are told from those that are', () => {
  const foreign = { kind: 'shipped', weights: { luck: 1 } } as JudgedPolicy // What JSON may hold.
  assert.match(fault(foreign) ?? '', /^weights\.luck is no part of a score: use evidence, exam/)
  assert.match(
    fault({ kind: 'best' } as unknown as JudgedPolicy) ?? '',
    /^The kind of a policy is one of shipped/,
  ) // The same.
  const nap = JSON.parse(
    '{"kind":"rules","rules":[{"when":{"sessionType":"nap"},"choose":[]},{"choose":[]}]}',
  )
  assert.match(fault(nap) ?? '', /^rules\[0\]\.when\.sessionType is no type of session/)
})
