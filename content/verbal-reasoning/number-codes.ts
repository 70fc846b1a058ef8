import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { wordsOfLength } from '../words/common.ts'

const lettersOf = (words: readonly string[]) => [...new Set(words.join(''))]

/** Each letter's digit, in the order of the key's letters. */
type Key = Readonly<Record<string, number>>

const keyFor = (letters: readonly string[], random: Random): Key => {
  const digits = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], letters.length)
  return Object.fromEntries(letters.map((letter, at) => [letter, digits[at] ?? 0]))
}

const codeOf = (word: string, key: Key) => [...word].map(letter => key[letter] ?? 0).join('')

const matches = (word: string, key: Key) =>
  [...word].map(letter => `${letter.toUpperCase()} = ${key[letter]}`).join(', ')

/** The pattern of repeated letters: two words with the same pattern could have each other's code. */
function formOf(words: readonly string[]): string {
  let met = ''
  let form = ''
  for (const word of words) {
    for (const letter of word) {
      if (!met.includes(letter)) met += letter
      form += String.fromCharCode(65 + met.indexOf(letter))
    }
  }
  return form
}

function orders<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap(item =>
    orders(
      items.filter(other => other !== item),
      count - 1,
    ).map(rest => [item, ...rest]),
  )
}

const threeOfFour = orders([0, 1, 2, 3], 3)

/** Whether there is only one way to assign the three codes to the four words. */
function certain(words: readonly string[], coded: readonly string[]): boolean {
  const wanted = formOf(coded)
  let ways = 0
  for (const places of threeOfFour) {
    if (formOf(places.map(place => words[place] ?? '')) === wanted && ++ways > 1) return false
  }
  return ways === 1
}

/** One bit for each letter of a word. */
const maskOf = (word: string) => {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) - 97)
  return mask
}
let wordMasks: readonly number[] | undefined

/** Four words made of a few letters, three of which have codes that can be matched in only one way. */
function drawFour(random: Random, letterCount: number) {
  const pool = wordsOfLength(4)
  wordMasks ??= pool.map(maskOf)
  const masks = wordMasks
  for (;;) {
    const base = random.pick(pool)
    const letters = new Set(
      [...base, ...random.sample([...'aeiorstlnmdp'], letterCount - 2)].slice(0, letterCount),
    )
    const allowed = maskOf([...letters].join(''))
    const made = pool.filter((_, at) => ((masks[at] ?? 0) & ~allowed) === 0)
    if (made.length < 5) continue
    const words = random.sample(made, 4)
    const coded = random.sample(words, 3)
    const used = lettersOf(words).length
    if (used > 9 || lettersOf(coded).length < used || !certain(words, coded)) continue
    const key = keyFor(lettersOf(coded), random)
    const codes = coded.map(word => codeOf(word, key))
    const others = made.filter(word => !words.includes(word) && [...word].every(letter => letter in key))
    return { words, coded, codes, key, others }
  }
}

const shown = (words: readonly string[], codes: readonly string[]) =>
  `Three of these four words are written in a number code. The codes are not in the same order as the words.\n\n**${words.join(', ').toUpperCase()}**\n\n**${codes.join(', ')}**`

const solved = (coded: readonly string[], codes: readonly string[]) =>
  `Look for letters in special places: a letter that starts or ends two words, or a double letter. The codes fit only like this: ${listed(coded.map((word, at) => `${word.toUpperCase()} = ${codes[at]}`))}.`

const swapped = (code: string, one: number, two: number) => {
  const digits = [...code]
  ;[digits[one], digits[two]] = [digits[two] ?? '', digits[one] ?? '']
  return digits.join('')
}

export const wordFromKey = template({
  id: 'verbal-reasoning.number-codes.one-word-key',
  version: 1,
  mode: 'typed',
  seconds: 30,
  draw: (random, step) => {
    const length = step < 3 ? 5 : step < 5 ? 6 : 7
    const size = step < 2 ? 3 : step < 4 ? 4 : 5
    for (;;) {
      const word = random.pick(wordsOfLength(length))
      if (lettersOf([word]).length < length) continue
      const made = wordsOfLength(size).filter(other => [...other].every(letter => word.includes(letter)))
      const fresh = made.filter(other => !word.includes(other))
      if (fresh.length === 0) continue
      return { word, asked: random.pick(fresh), key: keyFor([...word], random) }
    }
  },
  measure: 'letters of both words',
  hardness: ({ word, asked }) => word.length + asked.length,
  write: ({ word, asked, key }) => {
    const code = codeOf(asked, key)
    return {
      stem: `In a number code the word **${word.toUpperCase()}** is written **${codeOf(word, key)}**. Write the code for **${asked.toUpperCase()}**.`,
      expected: { kind: 'letters', value: code },
      mistakes: [
        { text: codeOf(word, key).slice(0, asked.length), misconception: 'took-the-first-digits' },
        { text: swapped(code, 0, 1), misconception: 'swapped-two-digits' },
        { text: [...code].reverse().join(''), misconception: 'wrote-the-code-backwards' },
      ],
      explanation: `Write each digit under its letter: ${matches(word, key)}. Now look up the letters of ${asked.toUpperCase()}: ${matches(asked, key)}. The code is **${code}**.`,
    }
  },
})

export const codeOfWord = template({
  id: 'verbal-reasoning.number-codes.code-of-word',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 70,
  draw: (random, step) => {
    const four = drawFour(random, 4 + Math.ceil(step / 2))
    const missing = four.words.find(word => !four.coded.includes(word)) ?? ''
    const asked =
      step < 3
        ? random.pick(four.coded)
        : step < 5 || four.others.length === 0
          ? missing
          : random.pick(four.others)
    return { ...four, asked, distance: step < 3 ? 0 : asked === missing ? 2 : 4 }
  },
  measure: 'different letters, and whether the word has a code already or must be built',
  hardness: ({ words, distance }) => lettersOf(words).length + distance,
  write: ({ words, coded, codes, key, asked }, random) => {
    const code = codeOf(asked, key)
    const spare = [...Object.values(key), 7, 8, 6, 9].find(digit => !code.includes(String(digit))) ?? 5
    const wrong = [
      ...random
        .shuffle(codes.filter(other => other !== code))
        .slice(0, 2)
        .map(text => ({ text, misconception: 'code-of-another-word' })),
      { text: swapped(code, 1, 2), misconception: 'swapped-two-digits' },
      { text: code.slice(0, 3) + spare, misconception: 'one-letter-wrongly-matched' },
      { text: spare + code.slice(1), misconception: 'one-letter-wrongly-matched' },
      { text: swapped(code, 0, 3), misconception: 'swapped-two-digits' },
      { text: swapped(code, 0, 1), misconception: 'swapped-two-digits' },
    ]
    return {
      stem: `${shown(words, codes)}\n\nWhat is the code for **${asked.toUpperCase()}**?`,
      right: { text: code, value: `code ${code}` },
      wrong: wrong.map(choice => ({ ...choice, value: `code ${choice.text}` })),
      explanation: `${solved(coded, codes)} So ${matches(asked, key)}, and the code for ${asked.toUpperCase()} is **${code}**.`,
    }
  },
})

const wordOfCodeIn = (version: number) =>
  template({
    id: 'verbal-reasoning.number-codes.word-of-code',
    version,
    mode: 'typed',
    seconds: 75,
    draw: (random, step) => {
      for (;;) {
        const four = drawFour(random, 4 + Math.ceil(step / 2))
        if (version > 1 && step > 1 && four.others.length === 0) continue
        const fresh = step > (version > 1 ? 1 : 2) && four.others.length > 0
        return { ...four, asked: fresh ? random.pick(four.others) : random.pick(four.coded), fresh }
      }
    },
    measure: 'different letters, and whether the word is one of the four or must be built',
    hardness: ({ words, fresh }) => lettersOf(words).length + (fresh ? 3 : 0),
    write: ({ words, coded, codes, key, asked }) => {
      const code = codeOf(asked, key)
      const others = words.filter(word => word !== asked)
      return {
        stem: `${shown(words, codes)}\n\nWhich word has the code **${code}**? Write the word.`,
        expected: { kind: 'letters', value: asked.toUpperCase() },
        mistakes: others.map(word => ({ text: word.toUpperCase(), misconception: 'code-of-another-word' })),
        explanation: `${solved(coded, codes)} So ${[...asked].map(letter => `${key[letter]} = ${letter.toUpperCase()}`).join(', ')}, and ${code} means **${asked.toUpperCase()}**.`,
      }
    },
  })

export const wordOfCode = wordOfCodeIn(2)

export const numberCodes: Topic = {
  id: 'verbal-reasoning.number-codes',
  name: 'Number codes',
  subdomain: 'codes',
  year: 5,
  prerequisites: [],
  about: 'Matching words with number codes by comparing where letters and digits repeat.',
  weights: { gl: 4, cem: 0, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
In a number code each letter has its own digit. The same letter always has the same digit. Two letters never share one.

Often you get four words but only three codes. They are mixed up. You must find out which code goes with which word. Be a detective and look for clues:

- **Starts.** Do two words start with the same letter? Then their codes start with the same digit.
- **Ends.** Do two words end with the same letter?
- **Doubles.** A word with a double letter has a code with a double digit.

Once one word is matched, you know all its letters. Write each digit under its letter. Use them to crack the rest.`,
    example: `
The words are FEET, TREE, FORT and TORE. The codes are 3422, 1223 and 1543. What is the code for TORE?

1. FEET has a double E in the middle. Only 1223 has a double digit there. So F is 1, E is 2 and T is 3.
2. TREE ends with a double E. So TREE is 3422, and R is 4.
3. The last code, 1543, starts with 1. That is F. So it is FORT, and O is 5.
4. Now write TORE. T is 3, O is 5, R is 4 and E is 2. The code is **3542**.`,
    harder: `
Three of these four words are written in a number code: **LATE, TALL, MEAL, LAMB**. The codes are not in order: **5974, 2744, 4729**. What is the code for **TAME**?

1. Look for a double. TALL ends with a double letter. Only 2744 ends with a double digit. So TALL is 2744: T = 2, A = 7 and L = 4.
2. Now look for L at the start. LATE and LAMB start with L, so their codes start with 4. Only 4729 does. Which word is it?
3. Its third digit is 2, and that is T. So it is LATE, and E = 9. LAMB has no code.
4. The last code is 5974. It ends with 74, so the word ends in AL. It is MEAL. So M = 5.
5. Write TAME: T 2, A 7, M 5, E 9. The code is **2759**.

TAME is not one of the four words. That does not matter. You know all its letters. And did you think that each word has a code? One has none, so test before you trust.

Now you try: which word is 2975? (It is TEAM.)`,
    mistake: `
Do not think that the codes are in the same order as the words. They do not! Test each match. If a letter gets two digits, or a digit gets two letters, the match is wrong.`,
    tryThis: `
Write the words TEAM, MEAT and MATE. Give each letter a digit and write the three codes in a mixed order. Ask someone at home to crack them.`,
  })),
  misconceptions: once(() => ({
    'took-the-first-digits': {
      child: 'Match each letter with its own digit. Do not just copy the first digits.',
      parent: 'Copies the first digits of the code. Write each digit under its letter in a small table.',
    },
    'swapped-two-digits': {
      child: 'Two digits are swapped. Check the letters one by one.',
      parent: 'Swaps two digits. Say each letter and its digit aloud while writing.',
    },
    'wrote-the-code-backwards': {
      child: 'The code runs the same way as the word: from left to right.',
      parent: 'Writes the code from right to left. Put a finger under the first letter and start there.',
    },
    'code-of-another-word': {
      child: 'That belongs to another word. Look for letters that come twice.',
      parent:
        'Matches a code with the wrong word. Look for letters in special places, such as double letters or the same ending.',
    },
    'one-letter-wrongly-matched': {
      child: 'One digit is wrong. Check that letter in the other words.',
      parent: 'Gets one letter wrong. Make a table of letters and digits and look each one up.',
    },
  })),
  templates: [wordFromKey, codeOfWord, wordOfCode],
  earlier: [wordOfCodeIn(1)],
}
