import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Attempt, newStudent, openModel, predict, score, update } from './mastery.ts'
import { versions } from './versions.ts'

const day = 86_400_000
const started = Date.UTC(2026, 0, 5, 9)
const topics = [
  ['maths.fractions', { difficulty: 0.4 }],
  ['english.spelling', { difficulty: -0.25 }],
] as const

/** A child at work: two known topics and an unknown one, right and wrong, minutes and months apart. */
const history: readonly Attempt[] = [...'1101100111010111'].map((outcome, n) => ({
  topicId: ['maths.fractions', 'english.spelling', 'maths.fractions', 'not.known'][n % 4] ?? '',
  difficulty: [0.4, -0.8, 0.95, 0, -0.15][n % 5] ?? 0,
  right: outcome === '1',
  at: started + n * 90_000 + (n > 7 ? 20 * day : 0) + (n > 12 ? 75 * day : 0),
}))

/** Each version's predictions before each attempt and at the end. Changing them would break recorded decisions. */
const vectors = {
  'mastery-1': {
    chances: [
      0.41296910131221143, 0.746228390592796, 0.5033023858832102, 0.5491745607934878, 0.7470408259469531,
      0.6200823171273183, 0.8368192410023247, 0.376481675520236, 0.6674475296294581, 0.6910944857540917,
      0.6382282896331366, 0.793896373341819, 0.4687018821786866, 0.5569481957980712, 0.6216588413171162,
      0.5058402616556209,
    ],
    scores: [
      0.6325292019347798, 0.5622395420153448, 0.457953100551544, 0.7491321412679817, 0.6871939897076093,
      0.5861281030185042, 0.8024209432723921, 0.7282378439521644, 0.5965168399198931, 0.5928709217308227,
      0.5928709217308227, 0.5928709217308227,
    ],
  },
  'mastery-2': {
    chances: [
      0.41296910131221143, 0.746228390592796, 0.5033023858832102, 0.5491745607934878, 0.7470408259469531,
      0.6200823171273183, 0.8368192410352607, 0.376481675520236, 0.6674479681767476, 0.6910944857540917,
      0.6382289060418602, 0.7938970094638222, 0.4687027090363782, 0.5637591993278284, 0.6282072800488826,
      0.5134247109113693,
    ],
    scores: [
      0.6392366824053836, 0.59156487544264, 0.47012178191836596, 0.7556850476563006, 0.7143354306998001,
      0.5986048868221757, 0.8094386702017679, 0.7611676622829251, 0.6131927606607523, 0.5928709217308227,
      0.5928709217308227, 0.5928709217308227,
    ],
  },
} satisfies Record<keyof typeof versions, { chances: number[]; scores: number[] }>

for (const [version, { chances, scores }] of Object.entries(vectors)) {
  test(`${version} still predicts the same`, () => {
    const document = versions[version as keyof typeof versions]
    const model = openModel(document, topics)
    let state = newStudent()
    const found = history.map(attempt => {
      const chance = predict(model, state, attempt, attempt.at)
      state = update(model, state, attempt)
      return chance
    })
    same(found, chances)
    const shown = ['maths.fractions', 'english.spelling', 'not.known', 'not.met'].flatMap(topicId =>
      [0, 45, 365].map(days => score(model, state, topicId, started + (100 + days) * day).score),
    )
    same(shown, scores)
  })
}

function same(found: readonly number[], frozen: readonly number[]): void {
  assert.equal(found.length, frozen.length, JSON.stringify(found))
  for (const [n, value] of found.entries())
    assert(Math.abs(value - (frozen[n] ?? Number.NaN)) < 1e-12, `number ${n} is ${value}, was ${frozen[n]}`)
}

test('a version names its training data', () => {
  for (const [version, { version: own, provenance }] of Object.entries(versions)) {
    assert.equal(own, version)
    assert.match(provenance.sha256, /^[0-9a-f]{64}$/)
    assert(provenance.attempts > 100_000)
    assert(provenance.crossValidation.auc > 0.72 && provenance.crossValidation.ece < 0.011)
  }
})
