import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped, money } from '../wording.ts'
import { pupils } from './pupils.ts'

type Kind = 'coins' | 'tickets' | 'more' | 'times'

interface Two {
  readonly kind: Kind
  readonly name: string
  /** What one of each is worth in pence, the smaller first. */
  readonly small: number
  readonly large: number
  /** How many of the smaller and the larger. */
  readonly few: number
  readonly many: number
}

const coinPairs: Record<Step, readonly (readonly [number, number])[]> = {
  1: [
    [5, 10],
    [1, 5],
    [10, 20],
  ],
  2: [
    [5, 20],
    [2, 10],
    [10, 50],
    [5, 10],
  ],
  3: [
    [10, 50],
    [20, 50],
    [5, 20],
    [2, 5],
  ],
  4: [
    [20, 50],
    [5, 50],
    [20, 200],
  ],
  5: [
    [20, 50],
    [10, 50],
    [5, 20],
    [20, 100],
  ],
}

const kindsOf: Record<Step, readonly Kind[]> = {
  1: ['coins'],
  2: ['coins'],
  3: ['coins', 'tickets'],
  4: ['tickets', 'more'],
  5: ['more', 'times'],
}

const mostOf: Record<Step, number> = { 1: 4, 2: 8, 3: 12, 4: 20, 5: 14 }

function drawTwo(random: Random, step: Step): Two {
  const kind = random.pick(kindsOf[step])
  const name = random.pick(pupils)
  for (;;) {
    const [small, large] =
      kind === 'tickets' ? [random.int(2, 7) * 100, random.int(5, 14) * 100] : random.pick(coinPairs[step])
    const many = random.int(step === 1 ? 1 : 2, mostOf[step])
    const few = {
      coins: random.int(step === 1 ? 1 : 2, mostOf[step]),
      tickets: random.int(4, mostOf[step] + 6),
      more: many + random.int(2, 9),
      times: many * random.int(2, 4),
    }[kind]
    if (large > small && few + many > step + 1 && (step === 1 || few !== many))
      return { kind, name, small, large, few, many }
  }
}

const totalOf = ({ small, large, few, many }: Two) => few * small + many * large

const coin = (pence: number) => (pence < 100 ? `${pence}p` : `£${pence / 100}`)

interface Told {
  readonly said: string
  readonly mistakes: readonly (readonly [number, string])[]
  readonly way: string
}

function told(two: Two): Told {
  const { kind, name, small, large, few, many } = two
  const total = totalOf(two)
  const [count, more] = [few + many, large - small]
  const say = (pence: number) => (kind === 'tickets' ? `£${grouped(pence / 100)}` : money(pence))
  if (kind === 'coins' || kind === 'tickets') {
    const gap = total - count * small
    return {
      said:
        kind === 'coins'
          ? `${name} has ${count} coins. All of them are ${coin(small)} or ${coin(large)} coins. Together they are worth **${money(total)}**. How many **${coin(large)}** coins does ${name} have?`
          : `Tickets for a show cost £${large / 100} for adults and £${small / 100} for children. ${count} tickets are sold for **£${grouped(total / 100)}** altogether. How many of them are for **adults**?`,
      mistakes: [
        [few, 'gave-the-other-number'],
        [count / 2, 'took-half-of-each'],
        [Math.floor(total / large), 'used-only-one-kind'],
      ],
      way: `Pretend that ${kind === 'coins' ? `all the coins are ${coin(small)} coins` : 'all the tickets are for children'}. Then the total would be ${count} × ${say(small)} = ${say(count * small)}. The real total is ${say(gap)} more. Each ${kind === 'coins' ? `${coin(large)} coin` : 'ticket for an adult'} adds ${say(more)}: ${say(gap)} ÷ ${say(more)} =`,
    }
  }
  if (kind === 'more') {
    const extra = few - many
    return {
      said: `${name} has only ${coin(small)} and ${coin(large)} coins, and ${extra} more ${coin(small)} ${extra === 1 ? 'coin' : 'coins'} than ${coin(large)} coins. Together they are worth **${money(total)}**. How many **${coin(large)}** coins does ${name} have?`,
      mistakes: [
        [few, 'gave-the-other-number'],
        [Math.floor(total / (small + large)), 'left-out-the-extra-coins'],
        [few + many, 'gave-all-the-coins'],
      ],
      way: `Put the ${extra} extra ${coin(small)} ${extra === 1 ? 'coin' : 'coins'} aside: ${money(total)} − ${money(extra * small)} = ${money(total - extra * small)}. Now there is the same number of each. A pair is worth ${money(small + large)}: ${money(total - extra * small)} ÷ ${money(small + large)} =`,
    }
  }
  const times = few / many
  const group = times * small + large
  return {
    said: `${name} has only ${coin(small)} and ${coin(large)} coins, and ${times === 2 ? 'twice' : `${times} times`} as many ${coin(small)} coins as ${coin(large)} coins. Together they are worth **${money(total)}**. How many **${coin(small)}** coins does ${name} have?`,
    mistakes: [
      [many, 'gave-the-other-number'],
      [few + many, 'gave-all-the-coins'],
      [Math.floor(total / (small + large)), 'took-one-of-each'],
    ],
    way: `Put the coins into groups of one ${coin(large)} coin and ${['', '', 'two', 'three', 'four'][times]} ${coin(small)} coins. A group is worth ${money(large)} + ${money(times * small)} = ${money(group)}. There are ${money(total)} ÷ ${money(group)} = ${many} groups. So the number of ${coin(small)} coins is ${many} × ${times} =`,
  }
}

export const coinsOfTwoKinds = template({
  id: 'maths.listing-and-combinations.two-kinds',
  version: 1,
  mode: 'typed',
  seconds: 75,
  draw: drawTwo,
  measure: 'how the numbers belong together, and how many there are',
  hardness: ({ kind, few, many }) =>
    ({ coins: 1, tickets: 2.5, more: 4, times: 5 })[kind] + (few + many) / 10,
  write: two => {
    const { said, mistakes, way } = told(two)
    const right = two.kind === 'times' ? two.few : two.many
    return {
      stem: said,
      expected: { kind: 'number', value: String(right) },
      mistakes: mistakes
        .filter(([value]) => value > 0 && value !== right && Number.isInteger(value))
        .map(([value, misconception]) => ({ text: String(value), misconception })),
      explanation: `${way} **${right}**. Check: ${checked(two)}.`,
    }
  },
})

/** Both kinds added up. */
function checked(two: Two): string {
  const { kind, small, large, few, many } = two
  const say = (pence: number) => (kind === 'tickets' ? `£${grouped(pence / 100)}` : money(pence))
  return `${few} × ${coin(small)} + ${many} × ${coin(large)} = ${say(few * small)} + ${say(many * large)} = ${say(totalOf(two))}`
}
