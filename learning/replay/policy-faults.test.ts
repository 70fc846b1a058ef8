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

test('valid policies pass', () => {
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
    /^temperature only applies to policies of kind shipped, and this one is uniform/,
  ],
  [{ kind: 'uniform', floor: 0 }, /^floor only applies to policies of kind shipped or lowest_mastery_first/],
  [{ kind: 'lowest_mastery_first', weights: {} }, /^weights only applies to/],
  [{ kind: 'shipped', rules: [] }, /^rules only applies to/],
  [{ kind: 'rules' }, /needs at least one rule/],
  [{ kind: 'rules', rules: [] }, /needs at least one rule/],
  [{ kind: 'shipped', temperature: 0 }, /^temperature must be a number from 0.001 to 100\.$/],
  [{ kind: 'shipped', temperature: Number.NaN }, /^temperature must be/],
  [{ kind: 'shipped', temperature: Number.POSITIVE_INFINITY }, /^temperature must be/],
  [{ kind: 'shipped', floor: 1.1 }, /^floor must be a number from 0 to 1\.$/],
  [{ kind: 'shipped', weights: { exam: Number.NEGATIVE_INFINITY } }, /^weights\.exam must be/],
  [choosing('*', 0.9), /^The probabilities in rules\[0\]\.choose add up to 0\.9\. They must add up to 1\.$/],
  [choosing('*', 1 - 2e-9), /add up to 0\.999999998\. They must/],
  [{ kind: 'rules', rules: [{ choose: [] }] }, /add up to 0\. They must add up to 1/],
  [choosing('*', -1), /^rules\[0\]\.choose\[0\]\.probability must be a number from 0 to 1\.$/],
  [choosing('*', Number.NaN), /probability must be/],
  [
    choosing('practise:maths.area'),
    /“practise” in “practise:maths.area” is not an action that a policy can choose\. Use lesson, mini-test/,
  ],
  [choosing('break:rest'), /is not an action that a policy can choose/],
  [choosing('practice'), /“practice” is not a valid pattern\. Use an action and a target/],
  [
    choosing('practice:maths.aera'),
    /^rules\[0\]\.choose\[0\]\.candidates: “maths\.aera” .* Did you mean “maths\.area”\? learn\.listLearnTopics/,
  ],
  [choosing('practice:zzz'), /is not a topic\. learn\.listLearnTopics lists all topics\.$/],
  [choosing('practice:history.*'), /“history” in .* is not a subject\. Use maths or english\.$/],
  [
    choosing('practice:maths'),
    /Use mini-test:maths for the whole subject, or practice:maths\.\* for its topics/,
  ],
  [
    { kind: 'rules', rules: [{ when: { offers: '?:?' }, choose: all }, { choose: all }] },
    /^rules\[0\]\.when\.offers: /,
  ],
  [
    { kind: 'rules', rules: [{ when: { sessionType: 'test' }, choose: all }] },
    /^rules\[0\] is the last rule/,
  ],
  [{ kind: 'rules', rules: [{ choose: all }, { choose: all }] }, /^rules\[0\] always applies/],
]

for (const [policy, sentence] of faults)
  test(`an invalid policy is refused with the reason: ${JSON.stringify(policy)}`, () => {
    assert.match(fault(policy) ?? '', sentence)
  })

test('unknown names are refused', () => {
  const foreign = { kind: 'shipped', weights: { luck: 1 } } as JudgedPolicy // A caller's JSON may contain anything.
  assert.match(fault(foreign) ?? '', /^weights\.luck is not a part of the score\. Use evidence, exam/)
  assert.match(fault({ kind: 'best' } as unknown as JudgedPolicy) ?? '', /^kind must be one of shipped/) // So here too.
  const nap = JSON.parse(
    '{"kind":"rules","rules":[{"when":{"sessionType":"nap"},"choose":[]},{"choose":[]}]}',
  )
  assert.match(fault(nap) ?? '', /^rules\[0\]\.when\.sessionType is not a session type/)
})
