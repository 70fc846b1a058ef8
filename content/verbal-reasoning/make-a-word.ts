import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { knownWords, wordsOfLength } from '../words/common.ts'
import { decent } from './alphabet.ts'

/** Where the new word's letters come from: positions in the two words joined together. */
type Places = readonly number[]

const take = (letters: string, places: Places) => places.map(at => letters.charAt(at)).join('')

/** Rules for two words of four letters: the first and last two letters each come from one word, or they alternate. */
const rules: Record<Step, readonly Places[]> = {
  1: [
    [0, 1, 4, 5],
    [0, 1, 6, 7],
    [2, 3, 4, 5],
    [2, 3, 6, 7],
  ],
  2: [
    [0, 1, 5, 6],
    [1, 2, 4, 5],
    [0, 3, 4, 7],
    [4, 5, 0, 1],
    [0, 1, 2, 7],
  ],
  3: [
    [4, 1, 2, 7],
    [0, 5, 6, 3],
    [1, 2, 6, 7],
    [4, 1, 2, 3],
    [0, 4, 5, 3],
  ],
  4: [
    [3, 2, 4, 5],
    [0, 5, 2, 7],
    [4, 1, 6, 3],
    [7, 1, 2, 4],
    [5, 4, 2, 3],
  ],
  5: [
    [3, 5, 1, 4],
    [7, 2, 5, 0],
    [6, 1, 4, 3],
    [3, 6, 5, 0],
    [7, 1, 6, 0],
  ],
}

let index: ReadonlyMap<string, readonly string[]> | undefined

/** Four-letter words by the letters at some of their positions: `0a1b`. */
function having(pattern: string): readonly string[] {
  if (!index) {
    const found = new Map<string, string[]>()
    const subsets = Array.from({ length: 15 }, (_, bits) => [0, 1, 2, 3].filter(at => ((bits + 1) >> at) & 1))
    for (const word of wordsOfLength(4)) {
      for (const places of subsets) {
        const key = places.map(at => at + word.charAt(at)).join('')
        const words = found.get(key)
        if (words) words.push(word)
        else found.set(key, [word])
      }
    }
    index = found
  }
  return index.get(pattern) ?? []
}

/** Two words from which the rule makes this one. */
function sources(random: Random, made: string, places: Places): [string, string] | undefined {
  const [one, two] = [0, 4].map(from => {
    const asked = [0, 1, 2, 3].flatMap(at => {
      const place = places.indexOf(from + at)
      return place < 0 ? [] : [at + made.charAt(place)]
    })
    const words = having(asked.join('')).filter(word => word !== made)
    return words.length ? random.pick(words) : undefined
  })
  return one && two && one !== two ? [one, two] : undefined
}

/** Whether the word can be made from these letters, each used once. */
const spelt = (word: string, letters: string) => {
  let left = letters
  for (const letter of word) {
    if (!left.includes(letter)) return false
    left = left.replace(letter, '')
  }
  return true
}

const fromTwoWordsIn = (version: number) =>
  template({
    id: 'verbal-reasoning.make-a-word.from-two-words',
    version,
    ...(version > 1 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 55,
    draw: (random, step) => {
      const places = random.pick(rules[step])
      for (;;) {
        const shown = random.pick(wordsOfLength(4))
        const made = random.pick(wordsOfLength(4))
        if (shown === made) continue
        const example = sources(random, shown, places)
        const asked = sources(random, made, places)
        if (!example || !asked || !decent(made)) continue
        // Each letter of the example must come from one place only, or the rule would be ambiguous.
        const letters = example.join('')
        if ([...shown].some(letter => letters.split(letter).length !== 2)) continue
        return { places, example, shown, asked, made }
      }
    },
    measure: 'how often the rule jumps to another place instead of going on to the next',
    hardness: ({ places }) =>
      2 +
      places.filter((place, at) => at > 0 && place !== (places[at - 1] ?? 0) + 1).length +
      (places[0] ?? 0) / 7,
    write: ({ places, example, shown, asked, made }, random) => {
      const letters = asked.join('')
      const other = (Object.values(rules).flat() as Places[]).map(rule => take(letters, rule))
      const real = wordsOfLength(4).filter(word => !asked.includes(word) && spelt(word, letters))
      const turned = take(letters, [...places].reverse())
      const slips = [0, 1, 2, 3].map(
        at => made.slice(0, at) + letters.charAt(((places[at] ?? 0) + 1) % 8) + made.slice(at + 1),
      )
      const wrong = [...random.shuffle(real), ...random.shuffle([...slips, turned, ...other])].filter(
        word => decent(word) && (version === 1 || knownWords().has(word)),
      )
      const said = places.map(at => `letter ${(at % 4) + 1} of the ${at < 4 ? 'first' : 'second'} word`)
      return {
        stem: `The word in the brackets is made from the words on each side of it, by the same rule both times. Which word is missing?\n\n**${example[0]} [${shown}] ${example[1]}**\n\n**${asked[0]} [?] ${asked[1]}**`,
        right: { text: made },
        wrong: [...new Set(wrong)].map(text => ({
          text,
          misconception: knownWords().has(text) ? 'word-by-another-rule' : 'letter-from-the-wrong-place',
        })),
        explanation: `See where each letter of ${shown} comes from: ${said.join(', ')}. Take the same letters from ${asked[0]} and ${asked[1]}: **${made}**.`,
      }
    },
  })

export const fromTwoWords = fromTwoWordsIn(2)

/** Rules for one word of five letters, from simple to mixed. */
const changes: Record<Step, readonly Places[]> = {
  1: [
    [1, 2, 3, 4],
    [0, 1, 2, 3],
  ],
  2: [
    [1, 2, 3, 4],
    [0, 2, 3, 4],
    [0, 1, 3, 4],
    [0, 1, 2, 4],
    [0, 1, 2],
  ],
  3: [
    [0, 2, 3, 4],
    [0, 1, 3, 4],
    [0, 2, 4],
    [1, 3, 4],
    [0, 3, 4],
    [1, 2, 4],
  ],
  4: [
    [2, 1, 0],
    [4, 1, 0],
    [3, 1, 2],
    [4, 1, 2, 3],
    [4, 2, 3],
    [3, 2, 1],
  ],
  5: [
    [4, 1, 2, 0],
    [3, 1, 2, 4],
    [4, 3, 2, 1],
    [3, 2, 1, 0],
    [2, 1, 4, 3],
    [4, 2, 1, 0],
    [3, 2, 1, 4],
  ],
}

const changed = new Map<string, readonly (readonly [string, string])[]>()

/** Five-letter words that the rule turns into known words, with the results. */
function pairsOf(places: Places): readonly (readonly [string, string])[] {
  const key = places.join()
  let pairs = changed.get(key)
  if (!pairs) {
    pairs = wordsOfLength(5)
      .map(word => [word, take(word, places)] as const)
      .filter(([word, made]) => knownWords().has(made) && new Set(word).size === 5 && !word.endsWith('s'))
    changed.set(key, pairs)
  }
  return pairs
}

/** Whether the last word to be made is printed already. */
function isPrinted(pairs: readonly (readonly [string, string])[]): boolean {
  const [, made] = pairs.at(-1) ?? []
  return made === undefined || pairs.slice(0, -1).flat().includes(made)
}

const byExampleIn = (version: number) =>
  template({
    id: 'verbal-reasoning.make-a-word.by-example',
    version,
    mode: 'typed',
    seconds: 40,
    draw: (random, step) => {
      for (;;) {
        const places = random.pick(changes[step])
        const pairs = pairsOf(places)
        if (pairs.length < 3) continue
        const drawn = { places, pairs: random.sample(pairs, 3) }
        if (version === 1 || !isPrinted(drawn.pairs)) return drawn
      }
    },
    measure: 'how often the rule jumps, and letters that it leaves out',
    hardness: ({ places }) =>
      3 +
      2 * places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length +
      places.filter((place, at) => at > 0 && place > (places[at - 1] ?? 0) + 1).length,
    write: ({ places, pairs }) => {
      const [[one = '', madeOne = ''] = [], [two = '', madeTwo = ''] = [], [asked = '', made = ''] = []] =
        pairs
      return {
        stem: `The second word of each pair is made from the first by the same rule. Write the missing word.\n\n**(${one}, ${madeOne}) (${two}, ${madeTwo}) (${asked}, [?])**`,
        expected: { kind: 'text', value: made },
        mistakes: [
          { text: asked.slice(1), misconception: 'dropped-the-first-letter' },
          { text: asked.slice(0, -1), misconception: 'dropped-the-last-letter' },
          { text: [...made].reverse().join(''), misconception: 'wrote-it-the-wrong-way-round' },
        ].filter(({ text }) => text !== made && decent(text)),
        explanation: `Number the letters of ${one} from 1 to 5. The new word takes letters ${places.map(at => at + 1).join(', ')}, in that order. Letters ${places.map(at => at + 1).join(', ')} of ${two} make ${madeTwo}. So ${asked} makes **${made}**.`,
      }
    },
  })

export const byExample = byExampleIn(2)

export const makeAWord: Topic = {
  id: 'verbal-reasoning.make-a-word',
  name: 'Make a word',
  subdomain: 'building',
  year: 5,
  prerequisites: [],
  about: 'Seeing how a word is built from the letters of others, and building one in the same way.',
  weights: { gl: 4, cem: 0, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Here a new word is made from the letters of other words. You see how it is done once or twice. Then you do the same.

The trick is to use **numbers**. Write a number over each letter. For two words of four letters, write 1 to 4 over the first and 5 to 8 over the second.

Now look at the word that was made. Write down the number of each of its letters. That list of numbers is the rule.

Take the letters with these numbers from the new words. Keep them in the same order.`,
    example: `
Find the missing word: **lamp [lace] cent** and **bird [?] teen**

1. Write numbers: l 1, a 2, m 3, p 4, c 5, e 6, n 7, t 8.
2. The word lace uses l 1, a 2, c 5 and e 6. The rule is 1, 2, 5, 6.
3. Number the new words: b 1, i 2, r 3, d 4, t 5, e 6, e 7, n 8.
4. Take letters 1, 2, 5 and 6. They are b, i, t and e.
5. The answer is **bite**.`,
    harder: `
Find the missing word: **drum [mace] cave** and **wool [?] kite**

1. Write numbers. d 1, r 2, u 3, m 4, and c 5, a 6, v 7, e 8.
2. Look at mace. It uses m 4, a 6, c 5 and e 8. So the rule is 4, 6, 5, 8.
3. The letters do not come in order, so write the list down. Now number the new words: w 1, o 2, o 3, l 4, and k 5, i 6, t 7, e 8.
4. Take 4, 6, 5, 8: l, i, k, e. The answer is **like**.

Now one by example: **(named, made) (hired, ride) (honed, [?])**

1. Number named: n 1, a 2, m 3, e 4, d 5. Made uses 3, 2, 5, 4.
2. Test it on hired: 3 is r, 2 is i, 5 is d and 4 is e. Ride. Good!
3. Now honed: 3 is n, 2 is o, 5 is d and 4 is e. The answer is **node**.

The slip to watch for is seeing "done" in honed and writing that. It is a fine word, but it has the numbers 5, 2, 3, 4.

Now you try: (stone, nose) (crime, mice) (place, [?]) (The rule is 4, 3, 1, 5, so it is cape.)`,
    mistake: `
Do not just make any word that you can see. There may be a few words in the letters. Only the rule counts. If your answer is a real word but uses other numbers, it is wrong. So always write the numbers down. It takes ten seconds and saves marks.`,
    tryThis: `
Write two words of four letters each. Use the rule 1, 2, 7, 8 and see what you get. Can you find two words that make a real word in this way?`,
  })),
  misconceptions: once(() => ({
    'word-by-another-rule': {
      child: 'That is a word, but made in another way. Number the letters and follow the example.',
      parent: 'Makes a word by a different rule. Number the letters in the example and use the same numbers.',
    },
    'letter-from-the-wrong-place': {
      child: 'One letter comes from the wrong place. Number the letters in the example.',
      parent: 'Takes a letter from the wrong place. Write the numbers 1 to 4 under both words.',
    },
    'dropped-the-first-letter': {
      child: 'Leaving out the first letter is not the rule here. Check both examples.',
      parent: 'Just drops the first letter. Test the idea on both examples before using it.',
    },
    'wrote-it-the-wrong-way-round': {
      child: 'You have the right letters. Put them in the order of the example.',
      parent: 'Uses the right letters backwards. Number the letters of the first word and keep that order.',
    },
    'dropped-the-last-letter': {
      child: 'Leaving out the last letter is not the rule here. Check both examples.',
      parent: 'Just drops the last letter. Test the idea on both examples before using it.',
    },
  })),
  templates: [fromTwoWords, byExample],
  earlier: [fromTwoWordsIn(1), byExampleIn(1)],
}
