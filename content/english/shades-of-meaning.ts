import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import type { Word, WordList } from '../words/words.ts'
import { closeScales } from './hard-words/scales.ts'
import { scales } from './scales.ts'
import { drawYear, type Edition, firstEdition, quoted, secondEdition } from './word-drawing.ts'

interface Scale {
  readonly year: number
  readonly about: string
  readonly words: readonly string[]
}

const allScales = once(() =>
  scales
    .trim()
    .split('\n')
    .map((row): Scale => {
      const [year = '', about = '', words = ''] = row.split('|')
      return { year: Number(year), about, words: words.split(', ') }
    }),
)

const hardScales = once(() =>
  closeScales
    .trim()
    .split('\n')
    .map((row): Scale => {
      const [about = '', words = ''] = row.split('|')
      return { year: 6, about, words: words.split(', ') }
    }),
)

const drawScale = (random: Random, step: Step, least: number) => {
  const year = drawYear(random, step)
  return random.pick(allScales().filter(scale => scale.year === year && scale.words.length >= least))
}

/** What the words tell, where the first version put it wrongly. */
const betterAbout: Readonly<Record<string, string>> = {
  'how many people live in a place': 'how big a place is',
}

/** A sample of a list, in the original order. */
function someInOrder<T>(random: Random, items: readonly T[], count: number): T[] {
  const kept = new Set(
    random.sample(
      items.map((_, at) => at),
      count,
    ),
  )
  return items.filter((_, at) => kept.has(at))
}

const swapped = (list: readonly string[], a: number, b: number) =>
  list.map((word, at) => list[at === a ? b : at === b ? a : at] ?? word)

function likelyOrders(right: readonly string[]): WrongChoice[] {
  const last = right.length - 1
  return [
    { text: [...right].reverse().join(', '), misconception: 'ordered-the-other-way-round' },
    { text: swapped(right, last - 1, last).join(', '), misconception: 'swapped-two-neighbours' },
    { text: swapped(right, 0, 1).join(', '), misconception: 'swapped-two-neighbours' },
    { text: [...right.slice(1), ...right.slice(0, 1)].join(', '), misconception: 'put-the-first-word-last' },
    {
      text: [...right.slice(-1), ...right.slice(0, -1)].join(', '),
      misconception: 'put-the-last-word-first',
    },
  ]
}

/**
 * The first two words swapped, the last two, and both. With the right order they make a square in which none is the middle
 * one, from which the others differ least. The fifth swaps the middle of any of them.
 */
function closeOrders(right: readonly string[], random: Random): WrongChoice[] {
  const square = [right, swapped(right, 0, 1), swapped(right, 2, 3), swapped(swapped(right, 0, 1), 2, 3)]
  return [
    ...square.slice(1).map(order => ({ text: order.join(', '), misconception: 'swapped-two-neighbours' })),
    { text: swapped(random.pick(square), 1, 2).join(', '), misconception: 'mixed-up-the-middle' },
  ]
}

const inOrderIn = (version: Pick<Template, 'version' | 'balancedFrom'>) =>
  template({
    id: 'english.shades-of-meaning.in-order',
    ...version,
    mode: 'options',
    seconds: 40,
    draw: (random, step) => {
      const count = step < 3 ? 3 : 4
      const isHard = version.version > 1 && step >= 4
      const { year, about, words } = isHard ? random.pick(hardScales()) : drawScale(random, step, count)
      return {
        year,
        about: version.version > 1 ? (betterAbout[about] ?? about) : about,
        rising: someInOrder(random, words, count),
        up: step < 4 || random.chance(0.5),
        isHard,
      }
    },
    measure: 'school year of the words, and how many there are to put in order',
    hardness: ({ year, rising, up }) => year + rising.length + (up ? 0 : 1),
    write: ({ about, rising, up, isHard }, random) => {
      const right = up ? rising : [...rising].reverse()
      return {
        stem: `These words tell ${about}: ${listed(random.shuffle(rising))}. Which list goes from the ${up ? 'least to the most' : 'most to the least'}?`,
        right: { text: right.join(', ') },
        wrong: isHard ? closeOrders(right, random) : likelyOrders(right),
        explanation: `Think of ${about}. From the least to the most they are **${rising.join('**, **')}**.${up ? '' : ' The question asks for the most first, so the list is turned round.'}`,
      }
    },
  })

export const inOrder = inOrderIn({ version: 2, balancedFrom: 1 })

interface Cluster {
  readonly hub: Word
  /** Words that mean nearly the same as the hub. */
  readonly around: readonly string[]
}

/** Words with at least three synonyms in the same theme, so that a second sense can't contribute. */
function clustersOf(list: WordList): Record<number, Cluster[]> {
  const around = new Map<string, Set<string>>()
  for (const { word, class: wordClass, theme, synonyms } of list.all()) {
    const add = (one: string, other: string) => {
      const key = `${wordClass} ${theme} ${one}`
      around.set(key, (around.get(key) ?? new Set()).add(other))
    }
    for (const other of synonyms) {
      add(word, other)
      add(other, word)
    }
  }
  const found: Record<number, Cluster[]> = { 4: [], 5: [], 6: [] }
  for (const hub of list.all()) {
    const words = around.get(`${hub.class} ${hub.theme} ${hub.word}`) ?? new Set<string>()
    if (words.size >= 3 && !hub.sense) found[hub.year]?.push({ hub, around: [...words] })
  }
  return found
}

function oddOneOutIn({ list, version }: Edition) {
  const clusters = once(() => clustersOf(list))
  return template({
    id: 'english.shades-of-meaning.odd-one-out',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      for (;;) {
        const { hub, around } = random.pick(clusters()[drawYear(random, step)] ?? [])
        const same = [hub.word, ...random.sample(around, 3)]
        const opposite = random.chance(step < 3 ? 0.2 : 0.6) ? hub.antonyms[0] : undefined
        const others = list.distractors(random, hub, 8)
        const odd = opposite ?? others.find(other => same.every(word => list.clear(hub.class, word, other)))
        if (!odd) continue
        const { class: wordClass, year, meaning } = hub
        return { class: wordClass, year, meaning, same, odd, isOpposite: opposite !== undefined }
      }
    },
    measure: 'school year of the words, and whether the odd one is an opposite',
    hardness: ({ year, isOpposite }) => year + (isOpposite ? 1 : 0),
    write: ({ same, odd, isOpposite, meaning }) => ({
      stem: 'Four of these words are close in meaning. Which is the odd one out?',
      right: { text: odd },
      wrong: same.map(text => ({ text, misconception: 'missed-what-the-others-share' })),
      explanation: `The words ${quoted(same)} all have to do with “${meaning}”. The word **${odd}** ${isOpposite ? 'means the opposite' : 'means something else'}.`,
    }),
  })
}

export const oddOneOut = oddOneOutIn(secondEdition)

export const shadesOfMeaning: Topic = {
  id: 'english.shades-of-meaning',
  name: 'Shades of meaning',
  subdomain: 'vocabulary',
  year: 5,
  prerequisites: ['english.synonyms', 'english.antonyms'],
  about: 'Telling how strong a word is, and which word does not belong with the others.',
  weights: { gl: 3, cem: 4, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Words can mean nearly the same and still not be quite the same. Think of *warm*, *hot* and *boiling*. All three tell you about heat. But each one is stronger than the last. We call these **shades of meaning**, like light and dark shades of one colour.

To put words in order, draw a line. Put the weakest word at one end. Put the strongest at the other end. Then fit in the rest.

To find the **odd one out**, ask what the words share. Four of them will have one idea in common. The other one will not.`,
    example: `
Put these in order from least to most angry: *furious*, *cross*, *calm*, *angry*.

1. Who is not angry at all? That is *calm*. It goes first.
2. Who is so angry that they shout? That is *furious*. It goes last.
3. *Cross* is a bit angry. So it comes before *angry*.
4. The order is **calm, cross, angry, furious**.`,
    harder: `
These words tell how sure something is: *likely*, *doubtful*, *certain*, *possible*. Put them in order from the least to the most.

1. I find the two ends first. Which one means that it will surely happen? *Certain*. It goes last.
2. Which one means that it will most likely not happen? If I am doubtful, I do not think so. *Doubtful* goes first.
3. Now the two in the middle. "Rain is possible" means that it can rain. "Rain is likely" means that I would take a coat. So *likely* is stronger.
4. The order is **doubtful, possible, likely, certain**.
5. Test it in a sentence: "It is doubtful. No, it is possible. In fact it is likely. It is certain!" It climbs all the way.

The slip to watch for is putting the two in the middle the wrong way round. Ask: "Which one would make me do something?"

Which is the odd one out? *Thrifty, frugal, sparing, lavish, careful*. Four of them are about saving money. *Lavish* is about spending a lot. It is about the same thing, but from the other end. So **lavish** is the odd one out.

Now you try: put *drizzle, downpour, shower* in order, from the least rain. (Drizzle, shower, downpour.)`,
    mistake: `
Many children get the order right but start at the wrong end. Read the question twice. Does it say "least to most" or "most to least"? Put your finger on the first word of your list and ask, "Is this the end I was told to start from?"

With the odd one out, watch for opposites. *Rich* feels at home next to *poor*, but it means the opposite.`,
    tryThis: `
Write *like*, *love* and *hate* on bits of paper. Put them in order on the floor. Now add three more words of your own, such as *adore*. Where do they go?`,
  })),
  misconceptions: once(() => ({
    'put-the-last-word-first': {
      child: 'You began with the strongest word. Check which one the question puts first.',
      parent: 'Puts the words in the opposite order. Read together which word has to come first.',
    },
    'swapped-two-neighbours': {
      child: 'Nearly. Two words next to each other are swapped, so compare them again.',
      parent:
        'Gets the order nearly right, with two close words swapped. Act the words out and feel which one is stronger.',
    },
    'mixed-up-the-middle': {
      child: 'The middle words have changed places. Find the two ends first, then compare the rest.',
      parent: 'Mixes up the words in the middle. Place the two ends first, and use each word in a sentence.',
    },
    'put-the-first-word-last': {
      child: 'The word at one end has jumped to the other. Find the weakest and the strongest first.',
      parent: 'Puts the first word at the wrong end. Place the two ends first, then fill in the middle.',
    },
    'ordered-the-other-way-round': {
      child: 'Good order, but it runs the wrong way. Check if it starts with the least or the most.',
      parent: 'Sorts the words well but from the wrong end. Underline “least” and “most” in the question.',
    },
    'missed-what-the-others-share': {
      child: 'Four words share a meaning. Say what it is before you look for the odd one.',
      parent: 'Picks a word that does belong to the group. Ask what most of the words have in common.',
    },
  })),
  templates: [inOrder, oddOneOut],
  earlier: [inOrderIn({ version: 1 }), oddOneOutIn(firstEdition)],
}
