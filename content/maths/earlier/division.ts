import { template } from '../../template.ts'
import { grouped } from '../../wording.ts'
import { slips } from '../numbers.ts'

/** What the question asks for: as many as needed, only full ones, the remainder, or how many are missing. */
type Asked = 'needed' | 'full' | 'over' | 'missing'

/** The first four are for small groups, the others for large ones. */
const contexts: readonly { tell: (total: string, size: number) => string; ask: Record<Asked, string> }[] = [
  {
    tell: (total, size) => `A farmer packs ${total} eggs into boxes. Each box holds ${size} eggs.`,
    ask: {
      needed: 'How many boxes does the farmer need to pack all the eggs?',
      full: 'How many full boxes can the farmer make?',
      over: 'The farmer makes as many full boxes as possible. How many eggs are left over?',
      missing: 'How many more eggs would be needed to fill the last box?',
    },
  },
  {
    tell: (total, size) => `A hall is set up for ${total} guests. Each table has places for ${size} guests.`,
    ask: {
      needed: 'How many tables are needed to seat all the guests?',
      full: 'The tables are filled one by one. How many tables are completely full?',
      over: 'The tables are filled one by one. How many guests sit at the last table, which is not full?',
      missing: 'The tables are filled one by one. How many places stay empty at the last table?',
    },
  },
  {
    tell: (total, size) => `A baker puts ${total} rolls into bags. Each bag holds ${size} rolls.`,
    ask: {
      needed: 'How many bags does the baker need for all the rolls?',
      full: 'How many full bags can the baker make?',
      over: 'The baker fills as many bags as possible. How many rolls are left over?',
      missing: 'How many more rolls would be needed to fill the last bag?',
    },
  },
  {
    tell: (total, size) =>
      `A class sticks ${total} photos into albums. Each page has room for ${size} photos.`,
    ask: {
      needed: 'How many pages does the class need for all the photos?',
      full: 'How many pages can the class fill completely?',
      over: 'The class fills as many pages as possible. How many photos are left over?',
      missing: 'How many more photos would be needed to fill the last page?',
    },
  },
  {
    tell: (total, size) =>
      `A school takes ${total} children to the seaside. Each coach has ${size} seats for them.`,
    ask: {
      needed: 'How many coaches must the school book?',
      full: 'The coaches are filled one by one. How many coaches are completely full?',
      over: 'The coaches are filled one by one. How many children sit in the last coach, which is not full?',
      missing: 'The coaches are filled one by one. How many seats stay empty in the last coach?',
    },
  },
  {
    tell: (total, size) => `A library puts ${total} books on empty shelves. Each shelf holds ${size} books.`,
    ask: {
      needed: 'How many shelves does the library need for all the books?',
      full: 'The shelves are filled one by one. How many shelves are completely full?',
      over: 'The shelves are filled one by one. How many books stand on the last shelf, which is not full?',
      missing: 'The shelves are filled one by one. How many more books would fit on the last shelf?',
    },
  },
  {
    tell: (total, size) => `A factory packs ${total} tins into crates. Each crate holds ${size} tins.`,
    ask: {
      needed: 'How many crates does the factory need for all the tins?',
      full: 'How many full crates can the factory make?',
      over: 'The factory makes as many full crates as possible. How many tins are left over?',
      missing: 'How many more tins would be needed to fill the last crate?',
    },
  },
  {
    tell: (total, size) =>
      `A ferry carries ${total} people. Its lifeboats have room for ${size} people each.`,
    ask: {
      needed: 'How many lifeboats must the ferry have so that there is room for everyone?',
      full: 'In a practice the lifeboats are filled one by one. How many lifeboats are completely full?',
      over: 'In a practice the lifeboats are filled one by one. How many people sit in the last one, which is not full?',
      missing:
        'In a practice the lifeboats are filled one by one. How many places stay empty in the last one?',
    },
  },
]

export const leftovers = template({
  id: 'maths.division.leftovers',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const [from, to, least, most] = [
      [4, 9, 6, 12],
      [4, 9, 12, 29],
      [6, 12, 20, 49],
      [12, 24, 11, 39],
      [15, 49, 21, 79],
    ][step - 1] as [number, number, number, number]
    const size = random.int(from, to)
    const total = size * random.int(least, most) + random.int(1, size - 1)
    const asked: Asked = random.pick(
      step < 3 ? (['needed', 'full', 'over'] as const) : (['needed', 'full', 'over', 'missing'] as const),
    )
    const context = step < 4 ? random.int(0, 3) : random.int(4, contexts.length - 1)
    return { context, total, size, asked }
  },
  measure: 'digits of the total, twice those of the size, and one more where the missing ones are asked for',
  hardness: ({ total, size, asked }) =>
    String(total).length + 2 * String(size).length + (asked === 'missing' ? 1 : 0),
  write: ({ context, total, size, asked }, random) => {
    const { tell, ask } = contexts[context] as (typeof contexts)[number]
    const [full, over] = [Math.floor(total / size), total % size]
    const values = { needed: full + 1, full, over, missing: size - over }
    const right = values[asked]
    const misconceptions = {
      needed: asked === 'full' ? 'rounded-up-needlessly' : 'gave-the-number-of-groups',
      full: asked === 'needed' ? 'rounded-down-needlessly' : 'gave-the-number-of-groups',
      over: 'gave-the-remainder',
      missing: 'gave-what-fills-the-last-one',
    }
    const reasons = {
      needed: `What is left over (${over}) needs one more, so the answer is ${full} + 1 = **${right}**.`,
      full: `Only full ones count, so the answer is **${right}**.`,
      over: `What is left over is the answer: **${right}**.`,
      missing: `The last one has ${over}. To be full it needs ${size} − ${over} = **${right}**.`,
    }
    return {
      stem: `${tell(grouped(total), size)} ${ask[asked]}`,
      right: { text: String(right) },
      wrong: [
        ...(['needed', 'full', 'over', 'missing'] as const)
          .filter(other => other !== asked)
          .map(other => ({ text: String(values[other]), misconception: misconceptions[other] })),
        ...slips(right, random),
      ],
      explanation: `${size} × ${full} = ${grouped(size * full)}, and ${grouped(total)} − ${grouped(size * full)} = ${over}. So ${grouped(total)} ÷ ${size} = ${full} remainder ${over}. ${reasons[asked]}`,
    }
  },
})
