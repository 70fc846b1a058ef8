import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import type { Word, WordList } from '../words/words.ts'
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

const drawScale = (random: Random, step: Step, least: number) => {
  const year = drawYear(random, step)
  return random.pick(allScales().filter(scale => scale.year === year && scale.words.length >= least))
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

export const inOrder = template({
  id: 'english.shades-of-meaning.in-order',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const count = step < 3 ? 3 : 4
    const { year, about, words } = drawScale(random, step, count)
    return { year, about, rising: someInOrder(random, words, count), up: step < 4 || random.chance(0.5) }
  },
  measure: 'school year of the words, and how many there are to put in order',
  hardness: ({ year, rising, up }) => year + rising.length + (up ? 0 : 1),
  write: ({ about, rising, up }, random) => {
    const right = up ? rising : [...rising].reverse()
    const swapped = (a: number, b: number) =>
      right.map((word, at) => right[at === a ? b : at === b ? a : at] ?? word).join(', ')
    const last = right.length - 1
    return {
      stem: `These words tell ${about}: ${listed(random.shuffle(rising))}. Which list goes from the ${up ? 'least to the most' : 'most to the least'}?`,
      right: { text: right.join(', ') },
      wrong: [
        { text: [...right].reverse().join(', '), misconception: 'ordered-the-other-way-round' },
        { text: swapped(last - 1, last), misconception: 'swapped-two-neighbours' },
        { text: swapped(0, 1), misconception: 'swapped-two-neighbours' },
        {
          text: [...right.slice(1), ...right.slice(0, 1)].join(', '),
          misconception: 'put-the-first-word-last',
        },
        {
          text: [...right.slice(-1), ...right.slice(0, -1)].join(', '),
          misconception: 'put-the-last-word-first',
        },
      ],
      explanation: `Think of ${about}. From the least to the most they are **${rising.join('**, **')}**.${up ? '' : ' The question asks for the most first, so the list is turned round.'}`,
    }
  },
})

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
  earlier: [oddOneOutIn(firstEdition)],
}
