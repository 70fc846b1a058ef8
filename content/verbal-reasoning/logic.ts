import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import { arrivals } from './arrivals.ts'
import { atOtherPlaces, type Clue, enough, load } from './clues.ts'
import { drawNames } from './names.ts'
import { oneEach } from './one-each.ts'
import { seatOrder } from './seats.ts'

const measures = [
  { more: 'taller', most: 'tallest', least: 'shortest', less: 'shorter', same: 'the same height' },
  { more: 'older', most: 'oldest', least: 'youngest', less: 'younger', same: 'the same age' },
  { more: 'faster', most: 'fastest', least: 'slowest', less: 'slower', same: 'equally fast' },
] as const

/** Clues that are true of children 0 to 4 in this order, from most to least. */
function drawOrderClues(random: Random, step: Step): Clue[] | undefined {
  const pair = (a: number, b: number): Clue => ({ kind: 'over', who: [a, b] })
  const chain = [pair(0, 1), pair(1, 2), pair(2, 3), pair(3, 4)]
  if (step === 1) return chain
  if (step === 2) return random.shuffle(chain)
  const [a = 0, b = 1, c = 2] = random.sample([0, 1, 2, 3, 4], 3).sort()
  const between: Clue = { kind: 'between', who: [b, c, a] }
  const nots: Clue[] = [
    { kind: 'not-first', who: [random.int(1, 4)] },
    { kind: 'not-last', who: [random.int(0, 3)] },
  ]
  const place = random.int(1, 3)
  const count: Clue = { kind: 'count', who: [place], count: place }
  const first =
    step === 3 ? [between] : step === 4 ? [...nots.slice(0, 1), between] : [...nots, count, between]
  const [one = 0, two = 1] = random.sample([0, 1, 2, 3, 4], 2).sort()
  const found = enough([...first, pair(one, two), ...random.shuffle(chain)], 3)
  return found && random.shuffle(found)
}

/** A clue that says how many are above a child names the place: then that child must not be the answer. */
const isNamed = (clues: readonly Clue[], place: number) =>
  clues.some(({ kind, who }) => kind === 'count' && who[0] === place)

const rankOrderIn = (version: number) =>
  template({
    id: 'verbal-reasoning.logic.rank-order',
    version,
    mode: 'options',
    seconds: 60,
    draw: (random, step) => {
      for (;;) {
        const clues = drawOrderClues(random, step)
        if (!clues) continue
        const drawn = {
          clues,
          names: drawNames(random, 5),
          measure: random.int(0, measures.length - 1),
          asked: random.int(0, 4),
          mixed: step > 1,
        }
        if (version === 1 || !isNamed(clues, drawn.asked)) return drawn
      }
    },
    measure: 'clues, counted by how much they ask, and whether they come in order',
    hardness: ({ clues, mixed }) => load(clues) + (mixed ? 1 : 0),
    write: ({ clues, names, measure, asked }, random) => {
      const { more, most, least, less, same } = measures[measure] ?? measures[0]
      const name = (who: number) => names[who] ?? ''
      const said = clues.map(({ kind, who: [a = 0, b = 0, c = 0], count = 0 }) => {
        if (kind === 'over') return `${name(a)} is ${more} than ${name(b)}.`
        if (kind === 'between') return `${name(a)} is ${more} than ${name(b)} but ${less} than ${name(c)}.`
        if (kind === 'not-first') return `${name(a)} is not the ${most}.`
        if (kind === 'not-last') return `${name(a)} is not the ${least}.`
        return `Exactly ${count === 1 ? 'one child is' : `${count} children are`} ${more} than ${name(a)}.`
      })
      const question = [
        `the ${most}`,
        `the second ${most}`,
        'in the middle, with two on each side,',
        `the second ${least}`,
        `the ${least}`,
      ][asked]
      const tail =
        asked === 2
          ? `Who is in the middle when they stand in order from ${most} to ${least}?`
          : `Who is ${question}?`
      return {
        stem: `${listed(random.shuffle(names))} are friends. No two of them are ${same}. ${said.join(' ')} ${tail}`,
        right: { text: name(asked) },
        wrong: atOtherPlaces(names, asked, 'read-the-order-backwards'),
        explanation: `Put the names in a line, from ${most} to ${least}, and use one clue at a time. Only one order fits them all: ${names.join(', ')}. So the answer is **${name(asked)}**.`,
      }
    },
  })

export const rankOrder = rankOrderIn(2)

const things = [
  'tennis',
  'chess',
  'drawing',
  'swimming',
  'cooking',
  'football',
  'singing',
  'cycling',
  'reading',
  'skating',
  'dancing',
  'climbing',
]

export const mostLiked = template({
  id: 'verbal-reasoning.logic.who-likes-most',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const count = 3 + Math.ceil(step / 2)
    for (;;) {
      const likes = random.sample(things, count).map(thing => ({
        thing,
        who: random.sample([0, 1, 2, 3, 4], random.int(1, 4)).sort(),
        turned: false,
      }))
      const turned = likes.map(like => ({
        ...like,
        turned: step > 2 && like.who.length > 2 && random.chance(0.7),
      }))
      const totals = [0, 1, 2, 3, 4].map(child => likes.filter(({ who }) => who.includes(child)).length)
      const fewest = step > 3 && random.chance(0.5)
      const best = fewest ? Math.min(...totals) : Math.max(...totals)
      if (
        totals.filter(total => total === best).length !== 1 ||
        (step > 2 && !turned.some(like => like.turned))
      )
        continue
      return { likes: turned, fewest, child: totals.indexOf(best), totals, names: drawNames(random, 5) }
    }
  },
  measure: 'statements, those that say who does not count twice, and whether the fewest is asked',
  hardness: ({ likes, fewest }) =>
    likes.length + likes.filter(({ turned }) => turned).length + (fewest ? 1 : 0),
  write: ({ likes, fewest, child, totals, names }) => {
    const name = (who: number) => names[who] ?? ''
    const said = likes.map(({ thing, who, turned }) => {
      const others = [0, 1, 2, 3, 4].filter(other => !who.includes(other)).map(name)
      if (turned) return `All of them except ${listed(others)} like ${thing}.`
      return who.length === 1
        ? `Only ${name(who[0] ?? 0)} likes ${thing}.`
        : `${listed(who.map(name))} like ${thing}.`
    })
    return {
      stem: `This is about five friends: ${listed(names)}. ${said.join(' ')} No one else likes these things. Who likes the **${fewest ? 'fewest' : 'most'}** things?`,
      right: { text: name(child) },
      wrong: [0, 1, 2, 3, 4]
        .filter(who => who !== child)
        .map(who => ({
          text: name(who),
          misconception:
            Math.abs((totals[who] ?? 0) - (totals[child] ?? 0)) === 1 ? 'miscounted-by-one' : 'missed-a-clue',
        })),
      explanation: `Make a tally for each child: ${names.map((who, at) => `${who} ${totals[at]}`).join(', ')}. ${capital(fewest ? 'the fewest' : 'the most')} belongs to **${name(child)}**.`,
    }
  },
})

export const logic: Topic = {
  id: 'verbal-reasoning.logic',
  name: 'Logic puzzles',
  subdomain: 'logic',
  year: 5,
  prerequisites: [],
  about: 'Working out an order, a seating plan, times or matching pairs from a few clues.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 3,
    idea: `
In a logic puzzle you get clues. Each clue tells you a little. Put together, they tell you all.

Do not try to keep it all in your head. **Draw it.** For a race or for heights, draw a line. For seats, draw five boxes. For likes, make a tally. For times, write the time next to each name. For pets or hats, make a table with a tick for yes and a cross for no.

- Start with the clue that tells you the most, such as "Tom sits at the left-hand end".
- Use short names. Just the first letter will do.
- Go round the clues again and again. A clue that did not help at first may help later.
- When you are done, read all the clues once more and check each one.`,
    example: `
Ben is taller than Maya. Zara is taller than Ben. Maya is taller than Omar. Who is second tallest?

1. Draw a line. The tall end is on the left.
2. Ben is taller than Maya: B, M.
3. Zara is taller than Ben: Z, B, M.
4. Maya is taller than Omar: Z, B, M, O.
5. The second is **Ben**.`,
    harder: `
Ana, Ben, Leo, Mia and Sam sit in a row. Ben sits just to the left of Mia. Exactly one child sits between Mia and Leo. Sam sits next to Leo. Ana is not at an end. **Who sits in the middle?**

1. Draw five seats: 1, 2, 3, 4, 5. Start with the clue that fixes the most. "Just to the left" gives you a block: **B M**.
2. The next clue makes it longer. Leo is two seats from Mia. On the right it is **B M … L**. To the left, Leo would be just before Ben: **L B M**.
3. Try **L B M** first. Sam sits next to Leo, so it is **S L B M**. That leaves one seat for Ana, at an end. But she is not at an end! So this fails.
4. So it is **B M … L**. Four seats are taken up. Who is in the gap? If it is Sam, then Ana is at an end. No! So Ana is in the gap and Sam is on the other side of Leo.
5. The row is Ben, Mia, Ana, Leo, Sam. **Ana** sits in the middle.
6. Read all the clues once more. They all fit.

Did you see how "not at an end" did all the work? Small clues with "not" often decide it.

Now you try: Ali is older than Bea. Exactly two of five children are older than Ali. Can Bea be second oldest? (No. Ali is third, so Bea is fourth or fifth.)`,
    mistake: `
Do not add things that no clue says. "Ana sits next to Leo" does not tell you who is on the left. Try both ways. One of them will break another clue, and then you know.

Also watch for the word "not", and for turned words such as "shorter". Say the clue again in your own way: "Tom is shorter than Ana" is the same as "Ana is taller than Tom".`,
    tryThis: `
Line up five toys or cups. Write three or four clues about who is where. Mix them up. Can someone at home put the toys in your order with only your clues?`,
  })),
  misconceptions: once(() => ({
    'missed-a-clue': {
      child: 'One clue got lost. Read them all again and tick each one you use.',
      parent: 'Overlooks a clue. Draw a line of places or a small table, and tick each clue.',
    },
    'read-the-order-backwards': {
      child: 'Your order is the wrong way round. Write “most” at one end and “least” at the other.',
      parent: 'Reads the order from the wrong end. Label both ends of the line before filling it in.',
    },
    'one-place-too-far': {
      child: 'You were one place out. Write all the names in a line and count.',
      parent: 'Is one place out. Write the full order down and point at the place that is asked for.',
    },
    'read-the-times-backwards': {
      child: 'Your order is the wrong way round. The earliest time comes first.',
      parent:
        'Puts the times in the wrong order. Write the time next to each name, then number them from the earliest.',
    },
    'belongs-with-another': {
      child: 'A clue has used that one up already. Cross it out, and look at what is left.',
      parent:
        'Uses a child or a thing twice. In a table, a tick means a cross everywhere else in its row and column.',
    },
    'ruled-out-by-a-clue': {
      child: 'One clue says that this can’t be. Read every clue again with your answer.',
      parent:
        'Chooses what a clue rules out, often one with “neither” or “either”. Put a cross in a table for each “no”.',
    },
    'mixed-up-left-and-right': {
      child: 'Left and right got mixed up. Mark them on your paper first.',
      parent: 'Mixes up left and right. Write L and R at the ends of the bench before starting.',
    },
    'miscounted-by-one': {
      child: 'You were one out. Make a tally for each child, clue by clue.',
      parent: 'Is one out when counting. Make a tally table, and take care with “all except”.',
    },
  })),
  templates: [rankOrder, seatOrder, mostLiked, oneEach, arrivals],
  earlier: [rankOrderIn(1)],
}
