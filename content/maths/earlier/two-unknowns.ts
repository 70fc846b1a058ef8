import { template } from '../../template.ts'
import { grouped } from '../../wording.ts'
import { people, slips } from '../numbers.ts'
import { spread } from '../spread.ts'

const things = ['marbles', 'stickers', 'conkers', 'books', 'badges', 'coins'] as const

export const twoUnknowns = template({
  id: 'maths.word-problems.two-unknowns',
  version: 1,
  mode: 'options',
  seconds: 60,
  harder: 0.5,
  draw: (random, step) => {
    const kind =
      (['sum-and-difference', 'sum-and-difference', 'times-as-many', 'in-a-row', 'heads-and-legs'] as const)[
        step - 1
      ] ?? 'in-a-row'
    const small = random.int(2 + step * 4, 8 + step * 7)
    const other = {
      'sum-and-difference': small + random.int(2, 8 + step * 6),
      'times-as-many': small * random.int(2, 5),
      'in-a-row': 0,
      'heads-and-legs': random.int(4, 25),
    }[kind]
    return {
      kind,
      small,
      other,
      thing: random.pick(things),
      names: random.sample(people, 2),
      asksLarger: random.chance(0.5),
    }
  },
  measure:
    'what the two facts are about, from a sum and a difference to heads and legs, and how large the numbers are',
  hardness: ({ kind, small, other }) =>
    ({ 'sum-and-difference': 2, 'times-as-many': 3, 'in-a-row': 5, 'heads-and-legs': 6 })[kind] +
    (small + other) / 60,
  write: ({ kind, small, other, thing, names, asksLarger }, random) => {
    const [name = '', friend = ''] = names
    const finish = (
      stem: string,
      right: number,
      explanation: string,
      wrong: readonly { value: number; misconception: string }[],
    ) => ({
      stem,
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...wrong
          .filter(({ value }) => Number.isInteger(value) && value > 0)
          .map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        ...slips(right, random),
      ]),
      explanation,
    })
    if (kind === 'heads-and-legs') {
      const [hens, sheep] = [small, other]
      const [heads, legs] = [hens + sheep, hens * 2 + sheep * 4]
      return finish(
        `In a farmyard there are only hens and sheep. ${name} counts ${heads} heads and ${legs} legs. How many ${asksLarger ? 'sheep' : 'hens'} are there?`,
        asksLarger ? sheep : hens,
        `If all ${heads} were hens, there would be ${heads} × 2 = ${heads * 2} legs. There are ${legs} − ${heads * 2} = ${legs - heads * 2} more. Each sheep has 2 more legs than a hen, so there are ${legs - heads * 2} ÷ 2 = ${sheep} sheep, and ${heads} − ${sheep} = ${hens} hens. The answer is **${asksLarger ? sheep : hens}**.`,
        [
          { value: asksLarger ? hens : sheep, misconception: 'found-the-other-one' },
          { value: legs - heads, misconception: 'took-heads-from-legs' },
          { value: legs / 4, misconception: 'divided-all-the-legs' },
          { value: heads / 2, misconception: 'shared-equally' },
        ],
      )
    }
    if (kind === 'in-a-row') {
      const total = small * 3 + 3
      return finish(
        `Three whole numbers follow each other, such as 4, 5 and 6. Together they make ${total}. What is the ${asksLarger ? 'largest' : 'smallest'} of them?`,
        asksLarger ? small + 2 : small,
        `The middle one is a third of the total: ${total} ÷ 3 = ${small + 1}. So they are ${small}, ${small + 1} and ${small + 2}. The answer is **${asksLarger ? small + 2 : small}**.`,
        [
          { value: small + 1, misconception: 'gave-the-middle-one' },
          { value: asksLarger ? small : small + 2, misconception: 'found-the-other-end' },
          { value: total / 2, misconception: 'divided-by-two' },
          { value: total - 3, misconception: 'did-not-divide' },
        ],
      )
    }
    const total = small + other
    const asked = asksLarger ? name : friend
    const right = asksLarger ? other : small
    if (kind === 'times-as-many') {
      const times = other / small
      return finish(
        `${name} has ${times === 2 ? 'twice' : `${times} times`} as many ${thing} as ${friend}. Together they have ${total}. How many ${thing} does ${asked} have?`,
        right,
        `${friend} has 1 part and ${name} has ${times} parts, so there are ${times + 1} parts. One part is ${total} ÷ ${times + 1} = ${small}. ${asksLarger ? `${name} has ${small} × ${times} = **${other}**.` : `So ${friend} has **${small}**.`}`,
        [
          { value: asksLarger ? small : other, misconception: 'found-the-other-one' },
          { value: total / times, misconception: 'forgot-one-part' },
          { value: total / 2, misconception: 'shared-equally' },
          { value: total - times, misconception: 'took-away-not-divided' },
        ],
      )
    }
    const more = other - small
    return finish(
      `Together ${name} and ${friend} have ${total} ${thing}. ${name} has ${more} more than ${friend}. How many ${thing} does ${asked} have?`,
      right,
      `Put the ${more} extra aside: ${total} − ${more} = ${total - more}. Half of this is ${(total - more) / 2}, so ${friend} has ${small}.${asksLarger ? ` ${name} has ${small} + ${more} = ${other}.` : ''} The answer is **${right}**.`,
      [
        { value: asksLarger ? small : other, misconception: 'found-the-other-one' },
        { value: total / 2 + (asksLarger ? more : -more), misconception: 'moved-the-whole-difference' },
        { value: total - more, misconception: 'did-not-halve' },
        { value: total / 2, misconception: 'shared-equally' },
      ],
    )
  },
})
