import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { mayBeWord } from '../words/common.ts'
import { couldBeWord } from '../words/rarer.ts'
import {
  compounds,
  couldBeCompound,
  isCompound,
  isSuited,
  notAsked,
  onlyEndings,
  productive,
} from './compounds.ts'
import { hiddenJoins, isHiddenJoin } from './hidden-joins.ts'
import { isReadable } from './readable.ts'

/** What the versions of the templates do differently. */
interface Edition {
  readonly makes: (first: string, second: string) => boolean
  readonly isSuited: (word: string) => boolean
  /** From this step on, the two words to join are hidden by the sound of the new one. */
  readonly hidesFrom?: Step
}

const firstEdition: Edition = {
  makes: (first, second) => isCompound(first, second) || mayBeWord(first + second),
  isSuited: () => true,
}

/** Checked against more words, and without American words and others that no child should be asked for. */
const secondEdition: Edition = {
  makes: (first, second) =>
    couldBeCompound(first, second) || couldBeWord(first + second) || isHiddenJoin(first, second),
  isSuited,
  hidesFrom: 4,
}

const askable = (first: string, second: string, edition: Edition) =>
  second.length > 2 &&
  !onlyEndings.has(second) &&
  !notAsked.has(first + second) &&
  edition.isSuited(first + second)

type Pairs = readonly (readonly [string, string])[]

const askedBy = new Map<Edition, Pairs>()

/** The words that may be asked for, in two parts. */
function asked(edition: Edition): Pairs {
  const known = askedBy.get(edition)
  if (known) return known
  const found = [...compounds()].flatMap(([first, seconds]) =>
    seconds.filter(second => askable(first, second, edition)).map(second => [first, second] as const),
  )
  askedBy.set(edition, found)
  return found
}

const firstsOf = (second: string, edition: Edition) =>
  asked(edition).flatMap(([first, other]) => (other === second ? first : []))

/** Searches the list's parts for this many words that fit. */
function search(
  random: Random,
  edition: Edition,
  count: number,
  part: 0 | 1,
  fits: (word: string, taken: readonly string[]) => boolean,
): string[] {
  const taken: string[] = []
  for (let attempt = 0; attempt < 200 && taken.length < count; attempt++) {
    const word = random.pick(asked(edition))[part]
    if (!productive.has(word) && !taken.includes(word) && fits(word, taken)) taken.push(word)
  }
  return taken
}

const areApart = ({ makes }: Edition, one: string, two: string) =>
  one !== two && !makes(one, two) && !makes(two, one)

interface Hidden {
  readonly first: string
  readonly second: string
  /** Words that make none with the other half, but something that could be read as one. */
  readonly firsts: readonly string[]
  readonly seconds: readonly string[]
}

const hiddenBy = new Map<string, Hidden>()

/** A word in which one does not hear the two. */
function hiddenJoin([first, second]: readonly [string, string], edition: Edition): Hidden {
  const known = hiddenBy.get(first + second)
  if (known) return known
  const all = hiddenJoins()
  const found = {
    first,
    second,
    firsts: [...new Set(all.map(pair => pair[0]))].filter(
      word => word !== first && isReadable(word + second) && areApart(edition, word, second),
    ),
    seconds: [...new Set(all.map(pair => pair[1]))].filter(
      word => word !== second && isReadable(first + word) && areApart(edition, first, word),
    ),
  }
  hiddenBy.set(first + second, found)
  return found
}

function drawHidden(random: Random, edition: Edition, size: number) {
  for (;;) {
    const { first, second, ...others } = hiddenJoin(random.pick(hiddenJoins()), edition)
    const seconds = random.shuffle(others.seconds).slice(0, size - 1)
    const firsts = random
      .shuffle(others.firsts)
      .filter(word => seconds.every(other => areApart(edition, word, other)))
      .slice(0, size - 1)
    if (firsts.length < size - 1 || seconds.length < size - 1) continue
    return {
      first,
      second,
      firsts: random.shuffle([first, ...firsts]),
      seconds: random.shuffle([second, ...seconds]),
      hidden: true,
    }
  }
}

const joinTwoIn = (version: Pick<Template, 'version' | 'balancedFrom'>, edition: Edition) =>
  template({
    id: 'verbal-reasoning.compound-words.join-two',
    ...version,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => {
      const size = step < 3 ? 2 : step < 5 ? 3 : 4
      if (step >= (edition.hidesFrom ?? 6)) return drawHidden(random, edition, size)
      for (;;) {
        const [first, second] = random.pick(asked(edition))
        const long = first.length + second.length
        if ((step < 3 && long > 8) || (step > 3 && long < 9)) continue
        const firsts = search(
          random,
          edition,
          size - 1,
          0,
          word =>
            word !== first && word !== second && !edition.makes(word, second) && !edition.makes(second, word),
        )
        const seconds = search(
          random,
          edition,
          size,
          1,
          word =>
            word !== second &&
            ![first, ...firsts].some(
              other => other === word || edition.makes(other, word) || edition.makes(word, other),
            ),
        )
        if (firsts.length < size - 1 || seconds.length < size) continue
        return {
          first,
          second,
          firsts: random.shuffle([first, ...firsts]),
          seconds: random.shuffle([second, ...seconds]),
          hidden: false,
        }
      }
    },
    measure: 'letters of the word, how many pairs are to be tried, and whether the word hides the two',
    hardness: ({ first, second, firsts, seconds, hidden }) =>
      first.length + second.length + firsts.length * seconds.length + (hidden ? 6 : 0),
    write: ({ first, second, firsts, seconds, hidden }, random) => {
      const all = firsts
        .flatMap(one => seconds.map(two => [one, two] as const))
        .filter(([one, two]) => one !== first || two !== second)
      const mixed = random.shuffle(all)
      const near = [...mixed.filter(([one, two]) => one === first || two === second).slice(0, 3), ...mixed]
      return {
        stem: `Take one word from each group. Together they must make one new word. The word from the first group comes first.\n\n**(${firsts.join(', ')}) (${seconds.join(', ')})**\n\nWhich two words are they?`,
        right: { text: `${first} + ${second}` },
        wrong: near.map(([one, two]) => ({
          text: `${one} + ${two}`,
          misconception:
            one === first
              ? 'right-first-word-only'
              : two === second
                ? 'right-second-word-only'
                : 'not-a-real-word',
        })),
        explanation: `Try each word of the first group with each word of the second. Only ${first} and ${second} make a word: **${first + second}**.${hidden ? ' Write the two as one word and read it: the sound can hide them.' : ''}`,
      }
    },
  })

const sharedStartIn = (version: number, edition: Edition) =>
  template({
    id: 'verbal-reasoning.compound-words.shared-start',
    version,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => {
      const count = step < 3 ? 4 : 3
      for (;;) {
        const [first] = random.pick(asked(edition))
        const own = (compounds().get(first) ?? []).filter(
          second => askable(first, second, edition) && second !== first,
        )
        if (own.length < count) continue
        const seconds = random.sample(own, step === 5 ? 2 : count)
        const others = search(
          random,
          edition,
          4,
          0,
          word =>
            word !== first &&
            seconds.filter(second => edition.makes(word, second)).length < seconds.length &&
            !seconds.includes(word),
        )
        const near =
          step > 2
            ? seconds.flatMap(second =>
                firstsOf(second, edition).filter(
                  word => word !== first && !seconds.every(two => edition.makes(word, two)),
                ),
              )
            : []
        return {
          first,
          seconds,
          others: [...new Set([...random.shuffle(near).slice(0, 3), ...others])].slice(0, 4),
        }
      }
    },
    measure: 'how few words the hint has, and how many wrong answers fit one of them',
    hardness: ({ seconds, others }) =>
      6 - seconds.length + others.filter(word => seconds.some(second => edition.makes(word, second))).length,
    write: ({ first, seconds, others }) => ({
      stem: `Which one word can go **in front of** all of these to make new words?\n\n**${seconds.join(', ')}**`,
      right: { text: first },
      wrong: others.map(text => ({
        text,
        misconception: seconds.some(second => edition.makes(text, second))
          ? 'fits-only-some-of-them'
          : 'not-a-real-word',
      })),
      explanation: `Try each answer with every word. Only **${first}** works each time: ${listed(seconds.map(second => first + second))}.`,
    }),
  })

export const joinTwo = joinTwoIn({ version: 3, balancedFrom: 1 }, secondEdition)
export const sharedStart = sharedStartIn(2, secondEdition)

export const compoundWords: Topic = {
  id: 'verbal-reasoning.compound-words',
  name: 'Compound words',
  subdomain: 'building',
  year: 4,
  prerequisites: [],
  about: 'Joining two short words to make one longer word.',
  weights: { gl: 3, cem: 1, iseb: 2 },
  lesson: once(() => ({
    version: 2,
    idea: `
Some words are made of two smaller words. We call them **compound words**. Rain and bow make rainbow. Tooth and brush make toothbrush.

In the test you get two groups. Take one word from each group and join them. They must make a real word, and they must stay in order.

How to find it:

1. Take the first word of the first group.
2. Say it with each word of the second group. Say it out loud in your head.
3. If nothing fits, go on to the next word.

Listen with care. When two words join, the sound can change. Break and fast sound different in breakfast!`,
    example: `
Take one word from each group: **(book, sun, milk) (tree, shelf, hand)**

1. Try book. Booktree? No. Bookshelf? Yes, that is a word!
2. Keep on, to be sure. Bookhand is not a word.
3. Suntree, sunshelf and sunhand are not words. Nor are milktree, milkshelf and milkhand.
4. The answer is **book + shelf**.`,
    harder: `
Which one word can go **in front of** all of these? **proof, fall, colour**

The choices are: wind, rain, night, water.

1. Take each choice and test it with **every** word. Do not stop at the first one that works.
2. Wind: windproof, yes. Windfall, yes, that is a piece of luck. Windcolour, no.
3. Rain: rainproof, yes. Rainfall, yes. Raincolour, no.
4. Night: nightfall, yes. But nightproof, no.
5. Water: waterproof, yes. Waterfall, yes. Watercolour, yes! The answer is **water**.

Did you see how clever the wrong ones are? Two of them fit two words out of three. Only a tick for every word will do.

The sound can hide a word too. Take one from each group: **(cup, spoon, leaf) (lamp, board, ring)**. Say "cup board" slowly and you may not hear it. Say it fast: cupboard! The p goes silent and the end sounds like "burd".

Now you try: which word goes in front of "brush", "ache" and "paste"? (It is tooth.)`,
    mistake: `
Two words can go well together and still not make a word. Sun and sky go well, but there is no word sunsky. Ask: have I seen this in a book, as one word?

Do not turn the words round. If the groups are (ball) and (foot), then football does not count. The first group comes first.`,
    tryThis: `
How many words can you make that start with sun, snow or foot? Set a timer for two minutes. Then check your list in a dictionary.`,
  })),
  misconceptions: once(() => ({
    'not-a-real-word': {
      child: 'Say the two words together. They must make a word you know.',
      parent: 'Joins words that make no real word. Say them together aloud, or look them up.',
    },
    'right-first-word-only': {
      child: 'The first word is right. Try it with each word from the second group.',
      parent: 'Finds the first half but not its partner. Try every word of the second group in turn.',
    },
    'right-second-word-only': {
      child: 'The second word is right. Try each word from the first group in front of it.',
      parent: 'Finds the second half but not its partner. Try every word of the first group in turn.',
    },
    'fits-only-some-of-them': {
      child: 'Your word fits some of them. It must fit them all.',
      parent: 'Stops after the first word that fits. Try the answer with every word in the list.',
    },
  })),
  templates: [joinTwo, sharedStart],
  earlier: [joinTwoIn({ version: 1 }, firstEdition), sharedStartIn(1, firstEdition)],
}
