import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { answerText, grade, isAnswer, sameValue } from './grade.ts'
import type { Expected, Question } from './question.ts'

const typed = (expected: Expected, mistakes: { text: string; misconception: string }[] = []): Question => ({
  templateId: 'maths.trial.typed',
  version: 1,
  seed: 0,
  step: 1,
  topicId: 'maths.trial',
  stem: 'How many?',
  explanation: '',
  difficulty: 0,
  seconds: 10,
  mode: 'typed',
  expected,
  answer: answerText(expected),
  mistakes,
})

const chosen: Question = {
  ...typed({ kind: 'number', value: '1' }),
  mode: 'options',
  options: [
    { letter: 'A', text: '1', misconception: 'off-by-one' },
    { letter: 'B', text: '2' },
    { letter: 'C', text: '3', misconception: 'off-by-one' },
    { letter: 'D', text: '4', misconception: 'doubled-it' },
    { letter: 'E', text: '5', misconception: 'guessed-high' },
  ],
  answer: 'B',
}

test('an option must match exactly, and a wrong one names its mistake', () => {
  assert.deepEqual(grade(chosen, 'B'), { right: true })
  assert.deepEqual(grade(chosen, 'D'), { right: false, misconception: 'doubled-it' })
  for (const answer of ['b', ' B', 'B ', '2', '', 'F', 'AB']) {
    assert.deepEqual(grade(chosen, answer), { right: false }, answer)
    assert.equal(isAnswer(chosen, answer), false, answer)
  }
})

interface Case {
  readonly expected: Expected
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

const cases: Record<string, Case> = {
  'a whole number': {
    expected: { kind: 'number', value: '1250' },
    right: ['1250', '1,250', '1 250', ' 1250 ', '01250', '1250.0', '1250.00', '2500/2'],
    wrong: [
      '125',
      '12,50',
      '1250 cm',
      '£1250',
      '1.250',
      '1250.',
      '12 50',
      'one',
      '',
      '1250x',
      '0x4e2',
      '1.25e3',
      '−1250',
    ],
  },
  'a decimal': {
    expected: { kind: 'number', value: '0.5' },
    right: ['0.5', '.5', '0.50', '00.5', '1/2', '2/4'],
    wrong: ['5', '0,5', '0.05', '0.500001', '50%', '1/0', '.', '-0.5'],
  },
  'a number below zero': {
    expected: { kind: 'number', value: '-7' },
    right: ['-7', '−7', '- 7', ' -7.0'],
    wrong: ['7', '--7', '7-', '–7'],
  },
  'a fraction': {
    expected: { kind: 'fraction', value: '3/4', lowest: false },
    right: ['3/4', '6/8', '3 / 4', '0.75', '75/100'],
    wrong: ['4/3', '3/5', '3\\4', '34', '1 3/4'],
  },
  'a fraction in its lowest terms': {
    expected: { kind: 'fraction', value: '3/4', lowest: true },
    right: ['3/4', ' 3/4', '3 /4', '03/4'],
    wrong: ['6/8', '75/100', '4/3', '0.75'],
  },
  'a mixed number': {
    expected: { kind: 'fraction', value: '1 1/2', lowest: false },
    right: ['1 1/2', '3/2', '1.5', '1  1/2', '6/4'],
    wrong: ['11/2', '1/2', '1 2/1'],
  },
  money: {
    expected: { kind: 'money', value: '3.50' },
    right: ['£3.50', '3.50', '3.5', '350p', '£ 3.50', '350 P', '£03.50'],
    wrong: ['3.50p', '350', '$3.50', '£350', '3:50', '£3.05', '3.50€'],
  },
  'thousands of pounds': {
    expected: { kind: 'money', value: '1200' },
    right: ['£1,200', '1200', '£1200.00', '120000p', '120,000p'],
    wrong: ['£12,00', '1.200'],
  },
  'a length': {
    expected: { kind: 'quantity', value: '25', unit: 'cm', fixed: false },
    right: ['25 cm', '25cm', '25', '25 CM', '0.25 m', '250 mm', '25.0 cm', '25 centimetres'],
    wrong: ['25 m', '0.25', '250', '25 kg', '25 cm²', '25 inches'],
  },
  'a length in a required unit': {
    expected: { kind: 'quantity', value: '25', unit: 'cm', fixed: true },
    right: ['25 cm', '25', '25 centimetres'],
    wrong: ['0.25 m', '250 mm', '25 m'],
  },
  'an area': {
    expected: { kind: 'quantity', value: '12', unit: 'cm²', fixed: false },
    right: ['12', '12 cm²', '12cm2', '1200 mm²'],
    wrong: ['12 cm', '12 cm³', '0.12 m²'],
  },
  'an angle': {
    expected: { kind: 'quantity', value: '45', unit: '°', fixed: false },
    right: ['45', '45°', '45 degrees', '45 °', '045'],
    wrong: ['45%', '-45', '45 cm'],
  },
  'a length of time': {
    expected: { kind: 'quantity', value: '90', unit: 'minutes', fixed: false },
    right: ['90', '90 minutes', '90 mins', '1.5 hours', '1 1/2 hours', '5400 s'],
    wrong: ['1:30', '90 hours', '1.30 hours'],
  },
  'a time of day': {
    expected: { kind: 'time', value: '14:05', fixed: false },
    right: ['14:05', '14.05', '2:05 pm', '2.05pm', '02:05 PM'],
    wrong: ['2:05', '2:05 am', '14:5', '1405', '25:05', '14:65', '14:05 pm', '0:05 pm'],
  },
  'a time on the 24-hour clock': {
    expected: { kind: 'time', value: '09:40', fixed: true },
    right: ['09:40', '09.40'],
    wrong: ['9:40', '9:40 am', '21:40'],
  },
  'midnight and noon': {
    expected: { kind: 'time', value: '00:30', fixed: false },
    right: ['00:30', '0:30', '12:30 am'],
    wrong: ['12:30', '12:30 pm', '24:30'],
  },
  'a word': {
    expected: { kind: 'text', value: 'ice cream', also: ['ice-cream'] },
    right: ['ice cream', 'Ice  Cream ', 'ICE-CREAM'],
    wrong: ['icecream', 'ice cream.', 'an ice cream', 'ice creams'],
  },
  'a word with an apostrophe': {
    expected: { kind: 'text', value: "don't" },
    right: ["don't", 'Don’t'],
    wrong: ['dont', 'do not'],
  },
  letters: {
    expected: { kind: 'letters', value: 'KM' },
    right: ['KM', 'km', 'K M', 'k, m'],
    wrong: ['MK', 'K', 'KMM', 'K-M'],
  },
}

for (const [name, { expected, right, wrong }] of Object.entries(cases)) {
  test(`${name}: the documented tolerances apply, and no others`, () => {
    const question = typed(expected)
    assert(grade(question, answerText(expected)).right, 'the answer as displayed')
    for (const answer of right) assert(grade(question, answer).right, `${answer} is right`)
    for (const answer of wrong) assert(!grade(question, answer).right, `${answer} is wrong`)
  })
}

test('a typed answer that matches a known mistake names it', () => {
  const cost = typed({ kind: 'money', value: '3.50' }, [{ text: '£35', misconception: 'moved-the-point' }])
  assert.deepEqual(grade(cost, '35.00'), { right: false, misconception: 'moved-the-point' })
  assert.deepEqual(grade(cost, '36'), { right: false })
  const length = typed({ kind: 'quantity', value: '25', unit: 'cm', fixed: false }, [
    { text: '2.5 cm', misconception: 'divided-by-ten' },
  ])
  assert.deepEqual(grade(length, '25 mm'), { right: false, misconception: 'divided-by-ten' })
  const lowest = typed({ kind: 'fraction', value: '3/4', lowest: true }, [
    { text: '6/8', misconception: 'stopped-too-soon' },
  ])
  assert.deepEqual(grade(lowest, '6/8'), { right: false, misconception: 'stopped-too-soon' })
})

test('anything typed can be graded, and nothing overlong or odd is right', () => {
  const questions = Object.values(cases).map(({ expected }) => typed(expected))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), answer => {
      for (const question of questions) grade(question, answer)
      return true
    }),
  )
  assert(!grade(typed({ kind: 'number', value: '1' }), `${'0'.repeat(300)}1`).right)
  assert.equal(isAnswer(typed({ kind: 'number', value: '1' }), '  '), false)
  for (const unit of ['constructor', 'toString', '__proto__'])
    assert(!grade(typed({ kind: 'quantity', value: '1', unit: 'cm', fixed: false }), `1 ${unit}`).right)
})

test('numbers of equal value are equal, however they are written', () => {
  const whole = fc.integer({ min: -9999, max: 9999 })
  fc.assert(
    fc.property(
      whole,
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 9 }),
      (above, below, times) => {
        assert(sameValue(`${above}/${below}`, `${above * times}/${below * times}`))
        assert(!sameValue(`${above}/${below}`, `${above * below + 1}/${below * below}`))
      },
    ),
  )
  assert(sameValue('£0.50', '50p'))
  assert(sameValue('25 cm', '0.25 m'))
  assert(!sameValue('25 cm', '25 ml'))
  assert(!sameValue('50%', '50'))
  assert(!sameValue('big', 'large'))
  assert(sameValue('Big', 'big'))
})
