import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { listed } from '../wording.ts'
import { drawRules, levelOf, namesOf, partFor, type Rule, reason } from './sort-numbers.ts'
import { drawCarroll, drawVenn, isSamePart, type Part, partsOf } from './venn.ts'

interface Facts {
  readonly carroll: boolean
  readonly rules: readonly Rule[]
  /** Each number with the part where it is printed. */
  readonly printed: readonly (readonly [number: number, part: Part])[]
  /** The one in the wrong part. */
  readonly wrong: number
}

function drawMisplaced(random: Random, step: Step): Facts {
  for (;;) {
    const { rules, parts } = drawRules(random, step)
    const each = rules.length === 2 ? 2 : 1
    const right = parts.flatMap(({ part, numbers }) =>
      random.sample(numbers, Math.min(each, numbers.length)).map(number => ({ number, part })),
    )
    if (right.length < 7) continue
    const { number: wrong, part: home } = random.pick(right)
    const count = (part: Part) => right.filter(other => isSamePart(other.part, part)).length
    // One rule is overlooked, so the number is on the wrong side of one line, where there is room.
    const next = partsOf(rules.length).filter(
      part => part.filter((inside, at) => inside !== home[at]).length === 1,
    )
    const place = random.pick(next)
    // Take away another number to make room.
    const gone = count(place) >= each ? right.find(other => isSamePart(other.part, place))?.number : undefined
    const printed = right
      .filter(({ number }) => number !== gone)
      .map(({ number, part }) => [number, number === wrong ? place : part] as const)
    if (printed.length < 6) continue
    return {
      carroll: rules.length === 2 && random.chance(0.5),
      rules,
      printed: random.shuffle(printed),
      wrong,
    }
  }
}

function partInWords(carroll: boolean, rules: readonly Rule[], part: Part): string {
  const names = rules.map(namesOf)
  if (carroll)
    return `in the box for “${names.map(([, one, not], at) => (part[at] ? one : not)).join('” and “')}”`
  const inside = names.filter((_, at) => part[at]).map(([many]) => `“${many}”`)
  if (inside.length === 0) return 'outside the circles'
  if (inside.length === 1) return `only in the circle ${inside[0]}`
  if (inside.length === 3) return 'in the middle, where all three circles overlap'
  return `where ${rules.length === 2 ? '' : 'only '}${listed(inside)} overlap`
}

function drawFacts({ carroll, rules, printed }: Facts): Picture {
  const names = rules.map(namesOf)
  const filled = partsOf(rules.length).flatMap(part => {
    const numbers = printed.filter(([, place]) => isSamePart(place, part)).map(([number]) => number)
    return numbers.length > 0 ? [{ part, numbers }] : []
  })
  const texts = filled.map(({ part, numbers }) => [part, numbers.join('\n')] as const)
  const said = filled.map(
    ({ part, numbers }) => `${listed(numbers.map(String))} ${partInWords(carroll, rules, part)}`,
  )
  if (!carroll) {
    const many = names.map(([name]) => name)
    return drawVenn(
      many,
      texts,
      `A Venn diagram with the circles “${many.join('”, “')}”. It shows ${said.join('; ')}.`,
    )
  }
  const [across, down] = names.map(([, one, not]) => [one, not] as const)
  if (!across || !down) throw new Error('A Carroll diagram has two rules')
  return drawCarroll(across, down, texts, `A Carroll diagram. It shows ${said.join('; ')}.`)
}

const mistakeOf = (part: Part) =>
  part.every(Boolean)
    ? 'did-not-see-that-it-fits-every-rule'
    : part.some(Boolean)
      ? 'did-not-see-which-rules-it-fits'
      : 'did-not-see-that-it-fits-no-rule'

export const wrongPlace = template({
  id: 'maths.sorting-diagrams.wrong-place',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 55,
  draw: drawMisplaced,
  measure: 'sets in the diagram, and how hard their rules are',
  hardness: ({ rules }) => rules.reduce((sum, own) => sum + 1 + levelOf(own), 0),
  write: facts => {
    const { carroll, rules, printed, wrong } = facts
    const place = printed.find(([number]) => number === wrong)?.[1] ?? []
    const home = partFor(rules, wrong)
    return {
      stem: `One number in this ${carroll ? 'Carroll' : 'Venn'} diagram is in the **wrong** place. Which one?`,
      picture: drawFacts(facts),
      right: { text: String(wrong) },
      wrong: printed
        .filter(([number]) => number !== wrong)
        .map(([number, part]) => ({ text: String(number), misconception: mistakeOf(part) })),
      explanation: `Take the numbers one by one and test each for ${rules.length === 2 ? 'both rules' : 'all three rules'}. **${wrong}** is ${partInWords(carroll, rules, place)}. But it ${listed(rules.map(own => reason(own, wrong)))}. So it belongs ${partInWords(carroll, rules, home)}. All the others are in the right place.`,
    }
  },
})
