import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, line, type Point, picture } from '../svg.ts'
import { template } from '../template.ts'
import { grouped, listed, ordinal } from '../wording.ts'
import { expressionChoices, simplest } from './expression.ts'

type Rule =
  | { readonly kind: 'sequence' | 'falling'; readonly times: number; readonly plus: number }
  | {
      readonly kind: 'sticks'
      readonly shape: 'squares' | 'triangles'
      readonly grow: number
      readonly more: number
    }
  | { readonly kind: 'square'; readonly times: number; readonly plus: number; readonly pronic: boolean }

const kindsOf: Record<Step, readonly Rule['kind'][]> = {
  1: ['sequence'],
  2: ['sequence'],
  3: ['sticks', 'sequence', 'sequence'],
  4: ['falling', 'falling', 'sticks'],
  5: ['square'],
}

function drawRule(random: Random, step: Step): Rule {
  const kind = random.pick(kindsOf[step])
  if (kind === 'sticks') {
    const shape = random.pick(['squares', 'triangles'] as const)
    return step === 3
      ? { kind, shape, grow: 1, more: random.int(0, 3) }
      : { kind, shape, grow: 2, more: random.int(-1, 2) }
  }
  if (kind === 'falling') {
    const times = random.int(3, 9)
    return { kind, times, plus: times * 5 + random.int(1, 50) }
  }
  if (kind === 'square') {
    const pronic = random.chance(0.3)
    const times = random.pick([1, 1, 2, 3])
    const plus = random.int(-3, 40)
    return { kind, times: pronic ? 1 : times, plus: times * 2 + plus > 1 ? plus : 3, pronic }
  }
  if (step === 1)
    return random.chance(0.5)
      ? { kind, times: random.int(3, 25), plus: 0 }
      : { kind, times: 1, plus: random.int(3, 60) }
  const times = random.int(step === 2 ? 2 : 3, step === 2 ? 9 : 12)
  const less = step > 2 && random.chance(0.6)
  const plus = less ? -random.int(1, times - 1) : random.int(1, 20)
  return { kind: 'sequence', times, plus }
}

/** The letter n, the number before it and what is added. */
function ruleText(rule: Rule): string {
  if (rule.kind === 'falling') return `${rule.plus} − ${rule.times}n`
  if (rule.kind === 'square') {
    const square = `${rule.times === 1 ? '' : rule.times}n²${rule.pronic ? ' + n' : ''}`
    return rule.plus === 0 ? square : `${square} ${rule.plus < 0 ? '−' : '+'} ${Math.abs(rule.plus)}`
  }
  const { times, plus } = rule.kind === 'sticks' ? sticksRule(rule) : rule
  return linear(times, plus)
}

const linear = (times: number, plus: number) =>
  simplest([
    { letter: 'n', count: times },
    { letter: '', count: plus },
  ])

/** Sticks for each shape of the row, and one more for the first. */
function sticksRule({ shape, grow, more }: Extract<Rule, { kind: 'sticks' }>) {
  const each = shape === 'squares' ? 3 : 2
  return { times: each * grow, plus: each * more + 1 }
}

function termAt(rule: Rule, n: number): number {
  if (rule.kind === 'square') return rule.times * n * n + (rule.pronic ? n : 0) + rule.plus
  if (rule.kind === 'falling') return rule.plus - rule.times * n
  const { times, plus } = rule.kind === 'sticks' ? sticksRule(rule) : rule
  return times * n + plus
}

function wrongOf(rule: Rule): (readonly [string, string])[] {
  if (rule.kind === 'square') {
    const { times, plus, pronic } = rule
    const and = (text: string, more = plus) =>
      more === 0 ? text : `${text} ${more < 0 ? '−' : '+'} ${Math.abs(more)}`
    const front = times === 1 ? '' : String(times)
    const step = termAt(rule, 2) - termAt(rule, 1)
    return [
      [linear(step, termAt(rule, 1) - step), 'checked-only-the-first-numbers'],
      [and(`${2 * times}n`), 'doubled-instead-of-squared'],
      [and(`${front}n²${pronic ? '' : ' + n'}`), 'checked-only-the-first-number'],
      [and(`${times + 1}n²`), 'checked-only-the-first-number'],
      [and(`${front}n²`, plus + 1), 'was-one-step-out'],
      [and(`${front}n²`, plus - 1), 'was-one-step-out'],
      [linear(step + 2 * times, termAt(rule, 1) - step - 2 * times), 'checked-only-the-first-number'],
      [and(`n² + ${times + 1}n`), 'checked-only-the-first-number'],
    ]
  }
  const [first, second] = [termAt(rule, 1), termAt(rule, 2)]
  const gap = Math.abs(second - first)
  const falls = rule.kind === 'falling'
  const start = termAt(rule, 0)
  return [
    [falls ? `${first} − ${gap}n` : linear(gap, first), 'began-with-the-first-number'],
    [linear(1, falls ? -gap : gap), 'gave-the-step-to-the-next-number'],
    [falls ? linear(gap, start) : linear(gap, -start), 'added-instead-of-subtracting'],
    [falls ? `${start} − n` : linear(first, gap), 'mixed-up-the-step-and-the-start'],
    [falls ? `${start} − ${gap + 1}n` : linear(gap, start + 1), 'was-one-step-out'],
    [
      falls ? `${start + gap + 1} − ${gap + 1}n` : linear(gap + 1, start - 1),
      'checked-only-the-first-number',
    ],
    [falls ? `${start - 1} − ${gap}n` : linear(gap, start - 1), 'was-one-step-out'],
    [falls ? `${start - gap + 1} − n` : linear(first, 0), 'checked-only-the-first-number'],
    [falls ? linear(gap, first - gap) : linear(gap, -first), 'added-instead-of-subtracting'],
    [linear(1, first - 1), 'checked-only-the-first-number'],
  ]
}

/** Rows of squares or triangles made from sticks, one below the other. */
function drawSticks(rule: Extract<Rule, { kind: 'sticks' }>) {
  const counts = [1, 2, 3].map(n => rule.grow * n + rule.more)
  const most = Math.max(...counts)
  const isSquare = rule.shape === 'squares'
  const size = Math.min(36, isSquare ? 200 / most : 400 / (most + 1))
  const rows = counts.map((count, row) => {
    const [left, top] = [104, 10 + row * 52]
    const high = isSquare ? size : size * 0.87
    const corner = (at: number, isLow: boolean): Point => [
      left + (isSquare ? at * size : (at * size) / 2),
      top + (isLow ? high : 0),
    ]
    const sticks: [Point, Point][] = []
    for (let at = 0; at <= count; at++) {
      if (isSquare) {
        sticks.push([corner(at, true), corner(at, false)])
        if (at > 0)
          sticks.push([corner(at - 1, true), corner(at, true)], [corner(at - 1, false), corner(at, false)])
      } else {
        // Corners are low and high in turn. Each triangle adds a stick to the next corner and one along the row.
        sticks.push([corner(at, at % 2 === 0), corner(at + 1, at % 2 === 1)])
        if (at > 0) sticks.push([corner(at - 1, at % 2 === 1), corner(at + 1, at % 2 === 1)])
      }
    }
    return (
      label([6, top + high / 2 + 5], `Pattern ${row + 1}`, { anchor: 'start' }) +
      sticks.map(([from, to]) => line(from, to, 2.4)).join('')
    )
  })
  return picture(
    320,
    166,
    `Three patterns, each a row of ${rule.shape} made from sticks. Next to each other they share a stick. Pattern 1 has ${counts[0]}, pattern 2 has ${counts[1]} and pattern 3 has ${counts[2]} of them.`,
    rows.join(''),
  )
}

export const nthTerm = template({
  id: 'maths.expressions-and-formulae.nth-term',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 55,
  draw: drawRule,
  measure: 'operations in the rule, minus signs, patterns of sticks, and squares',
  hardness: rule => {
    if (rule.kind === 'square') return 7 + (rule.plus === 0 ? 0 : 1) + (rule.times > 1 || rule.pronic ? 1 : 0)
    if (rule.kind === 'falling') return 5
    const { times, plus } = rule.kind === 'sticks' ? sticksRule(rule) : rule
    return (
      1 +
      (times > 1 && plus !== 0 ? 1.5 : 0) +
      (plus < 0 ? 1 : 0) +
      (rule.kind === 'sticks' ? 1.5 : 0) +
      times / 10
    )
  },
  write: rule => {
    const terms = [1, 2, 3, 4, 5].map(n => termAt(rule, n))
    const right = ruleText(rule)
    const wrong = wrongOf(rule).filter(([text]) => !text.startsWith('−'))
    return {
      stem:
        rule.kind === 'sticks'
          ? 'The patterns are made from sticks and go on in the same way. Which expression shows how many sticks there are in pattern number **n**?'
          : `A sequence begins **${terms.map(grouped).join(', ')}**, … and goes on in the same way. Which expression shows the **nth** number? (The 1st number has n = 1, the 2nd has n = 2, and so on.)`,
      ...(rule.kind === 'sticks' && { picture: drawSticks(rule) }),
      ...expressionChoices(right, wrong),
      explanation: explained(rule, terms, right),
    }
  },
})

function explained(rule: Rule, terms: readonly number[], right: string): string {
  const [first = 0, second = 0, third = 0] = terms
  if (rule.kind === 'square') {
    const steps = terms.slice(1).map((term, at) => term - (terms[at] ?? 0))
    const squares = [1, 2, 3].map(n => `${n}² = ${n * n}`)
    return `The steps ${listed(steps.map(String))} grow by the same amount each time, so there is a square in the rule. Compare with the square numbers: ${listed(squares)}. Try each rule with n = 1, 2 and 3. Only **${right}** gives ${first}, ${second} and ${third}.`
  }
  const gap = Math.abs(second - first)
  if (rule.kind === 'sticks') {
    const each = rule.shape === 'squares' ? 3 : 2
    return `Count the sticks: ${first}, ${second}, ${third}. ${rule.grow === 1 ? `Each new pattern has one more of the ${rule.shape}, which needs ${each} sticks` : `Each new pattern has two more of the ${rule.shape}, with ${each} sticks each`}, so ${gap} more. The rule begins with ${gap}n. For n = 1 that is ${gap}, but there are ${first} sticks, so the rule is **${right}**.`
  }
  if (rule.kind === 'falling')
    return `Each number is ${gap} less than the one before, so ${gap} is taken away n times. Go one step back from the 1st number: ${first} + ${gap} = ${first + gap}. So the rule is **${right}**. Check with n = 2: ${first + gap} − ${2 * gap} = ${second}.`
  const start = first - gap
  const begin =
    gap === 1
      ? 'Each number is 1 more than the one before, so the rule begins with n.'
      : `The numbers go up in steps of ${gap}, as in the ${gap} times table, so the rule begins with ${gap}n.`
  const rest =
    start === 0
      ? `The ${ordinal(1)} number is ${gap}, just as in the table. So the rule is **${right}**.`
      : `For n = 1 that gives ${gap}, but the 1st number is ${first}, which is ${Math.abs(start)} ${start > 0 ? 'more' : 'less'}. So the rule is **${right}**.`
  return `${begin} ${rest} Check it with n = 3: the answer must be ${third}.`
}
