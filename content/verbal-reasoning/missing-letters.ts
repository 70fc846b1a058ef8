import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { knownWords, mayBeWord, wordsOfLength } from '../words/common.ts'
import { couldBeWord } from '../words/rarer.ts'
import { alphabet, decent, isUnfit } from './alphabet.ts'
import { isReadable } from './readable.ts'

interface Hole {
  readonly word: string
  readonly missing: string
  readonly at: number
}

const lowerCase = [...alphabet.toLowerCase()]

const fill = (word: string, at: number, middle: string) => word.slice(0, at) + middle + word.slice(at + 3)

let holes: ReadonlyMap<number, readonly Hole[]> | undefined

/** Words that contain a three-letter word, by length. */
function holesOf(length: number): readonly Hole[] {
  holes ??= new Map([5, 6, 7].map(size => [size, findHoles(size)]))
  return holes.get(length) ?? []
}

function findHoles(size: number): Hole[] {
  const found: Hole[] = []
  for (const word of wordsOfLength(size)) {
    for (let at = 0; at + 3 <= word.length; at++) {
      const missing = word.slice(at, at + 3)
      if (!knownWords().has(missing)) continue
      found.push({ word, missing, at })
    }
  }
  return found
}

type IsWord = (text: string) => boolean

/** Rare words that the gaps could make, and that no other list has. */
const furtherWords = new Set(
  'barege bedamn beseen bridoon coatee crubeen daimen daimon emanant facture fallal fragor ginnery grapery hantle hoddle howlet nearish nebbish niceish oaters ottars pandect ralline slieve steeve stouth stowre strath swarve tarcel thowel toledo tramel tribble willet'.split(
    ' ',
  ),
)

const couldFill: IsWord = text => couldBeWord(text) || furtherWords.has(text)

/** For each test of words, by gap: whether no other three-letter word fits. */
const oneFilling = new Map<IsWord, Map<string, boolean>>([
  [mayBeWord, new Map()],
  [couldFill, new Map()],
])

function hasOneFilling({ word, at }: Hole, isWord: IsWord): boolean {
  const gap = fill(word, at, '...')
  let is = oneFilling.get(isWord)?.get(gap)
  if (is === undefined) {
    is = wordsOfLength(3).filter(other => isWord(fill(word, at, other))).length === 1
    oneFilling.get(isWord)?.set(gap, is)
  }
  return is
}

const letterInCommon = (one: string, other: string) =>
  one !== other && [...one].some((letter, place) => letter === other[place])

/** Three-letter words like this one, and others like one of those: so the answer is not the one most like the rest. */
function decoys(missing: string, random: Random): string[] {
  const words = wordsOfLength(3).filter(word => decent(word) && word !== 'rum')
  const near = random.shuffle(words.filter(other => letterInCommon(other, missing)))
  const [decoy = ''] = near
  const far = random.shuffle(
    words.filter(
      other => other !== missing && letterInCommon(other, decoy) && !letterInCommon(other, missing),
    ),
  )
  return [decoy, far[0], near[1], far[1], near[2], far[2], far[3], near[3], far[4]].flatMap(
    word => word ?? [],
  )
}

/** Words for the gap that make something one can read aloud. */
function readable({ word, missing, at }: Hole): string[] {
  return wordsOfLength(3).filter(other => {
    if (other === missing || !decent(other) || other === 'rum') return false
    const whole = fill(word, at, other)
    return isReadable(whole) && decent(whole)
  })
}

/** How many readable answers there are at least. */
const leastReadable: Partial<Record<Step, number>> = { 4: 7, 5: 12 }

interface ThreeEdition {
  readonly version: number
  readonly balancedFrom?: number
  readonly isWord: IsWord
  readonly others: (missing: string, random: Random) => string[]
}

const threeLettersIn = ({ version, balancedFrom, isWord, others: othersOf }: ThreeEdition) =>
  template({
    id: 'verbal-reasoning.missing-letters.three-letters',
    version,
    ...(balancedFrom && { balancedFrom }),
    mode: 'options',
    seconds: 40,
    draw: (random, step) => {
      const length = step < 3 ? random.int(5, 4 + step) : random.int(step < 5 || version > 1 ? 6 : 7, 7)
      for (;;) {
        const hole: Hole & { readonly decoys?: readonly string[] } = random.pick(holesOf(length))
        const inside = hole.at > 0 && hole.at + 3 < length
        if (step === 1 ? inside : step > 3 && !inside) continue
        if (version > 1 && !decent(hole.missing)) continue
        if (!hasOneFilling(hole, isWord)) continue
        const least = version > 1 ? leastReadable[step] : undefined
        if (least === undefined) return { ...hole, inside }
        // Three letters at the start would show the word.
        const decoys = hole.at < 3 ? readable(hole) : []
        if (decoys.length >= least) return { ...hole, inside, decoys }
      }
    },
    measure:
      'letters of the word, whether the gap is inside it, and whether all answers make something one can read',
    hardness: ({ word, inside, decoys }) =>
      word.length + (inside ? 2 : 0) + (decoys ? 2 + Math.min(decoys.length, 20) / 10 : 0),
    write: ({ word, missing, at, decoys }, random) => {
      const others = decoys ? random.shuffle(decoys) : othersOf(missing, random)
      return {
        stem: `Three letters are missing from this word. The three letters make a word of their own. Which three letters are they?\n\n**${fill(word, at, '(? ? ?)').replace('? ? ?', '···').toUpperCase()}**`,
        right: { text: missing.toUpperCase(), ...(version > 1 && { value: missing }) },
        wrong: others.map(text => ({
          text: text.toUpperCase(),
          ...(version > 1 && { value: text }),
          misconception:
            text.charAt(0) === missing.charAt(0) ? 'saw-only-the-first-letter' : 'makes-no-real-word',
        })),
        explanation: `Put each answer in the gap and read the whole word. Only **${missing.toUpperCase()}** makes a real word: **${word.toUpperCase()}**.`,
      }
    },
  })

const firstThree = threeLettersIn({
  version: 1,
  isWord: mayBeWord,
  others: (missing, random) =>
    random.shuffle(wordsOfLength(3).filter(other => letterInCommon(other, missing))).slice(0, 6),
})

/** Checked against more words, and with answers that are like each other. */
export const threeLetters = threeLettersIn({
  version: 2,
  balancedFrom: 1,
  isWord: couldFill,
  others: decoys,
})

interface Bridge {
  readonly left: string
  readonly right: string
  readonly letter: string
}

type ByLetter = ReadonlyMap<string, readonly string[]>
let edges: { readonly ends: ByLetter; readonly starts: ByLetter } | undefined

/** Known words of four and five letters, by last and by first letter. */
function index() {
  if (!edges) {
    const words = [...wordsOfLength(4), ...wordsOfLength(5)].filter(word => !word.endsWith('s'))
    edges = {
      ends: Map.groupBy(words, word => word.charAt(word.length - 1)),
      starts: Map.groupBy(words, word => word.charAt(0)),
    }
  }
  return edges
}

interface OneEdition {
  readonly version: number
  readonly isWord: IsWord
  /** How many pairs of words there are at each step. */
  readonly pairs: Record<Step, number>
  /** How many wrong letters complete one whole pair, at least. */
  readonly lures: Record<Step, number>
  /** How often it looks for words with the letter drawn before it draws another: once favours N. */
  readonly tries: number
}

const firstOne: OneEdition = {
  version: 1,
  isWord: text => mayBeWord(text) || !decent(text),
  pairs: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 1 },
  lures: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  tries: 1,
}

/** Checked against more words, always with two pairs, and harder by letters that complete one of them. */
const thirdOne: OneEdition = {
  version: 3,
  isWord: text => couldBeWord(text) || !decent(text),
  pairs: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 },
  lures: { 1: 0, 2: 0, 3: 1, 4: 2, 5: 3 },
  tries: 3_000,
}

/** A bit for each letter that can follow, or precede, these letters. Cached for each edition and stem. */
const cached = new Map<string, number>()

function lettersFor(
  key: string,
  { version, isWord }: OneEdition,
  joined: (letter: string) => string,
): number {
  const name = `${version} ${key}`
  let bits = cached.get(name)
  if (bits === undefined) {
    bits = 0
    for (const [at, letter] of lowerCase.entries()) if (isWord(joined(letter))) bits |= 1 << at
    cached.set(name, bits)
  }
  return bits
}

const ending = ({ left }: Bridge, edition: OneEdition) =>
  lettersFor(`${left}.`, edition, letter => left + letter)
const starting = ({ right }: Bridge, edition: OneEdition) =>
  lettersFor(`.${right}`, edition, letter => letter + right)

/** Whether only one letter ends the first word and starts the second in every pair. */
function onlyOne(bridges: readonly Bridge[], edition: OneEdition): boolean {
  let bits = -1
  for (const bridge of bridges) bits &= ending(bridge, edition) & starting(bridge, edition)
  return bits !== 0 && (bits & (bits - 1)) === 0
}

/** The wrong letters that complete both words of a pair. */
function lures(bridges: readonly Bridge[], edition: OneEdition): string[] {
  let bits = 0
  for (const bridge of bridges) bits |= ending(bridge, edition) & starting(bridge, edition)
  return lowerCase.filter((letter, at) => bits & (1 << at) && letter !== bridges[0]?.letter)
}

function drawBridges(random: Random, step: Step, edition: OneEdition) {
  const easy = [...'tdpnmkhlbg']
  const hard = [...'tdpnmkhlgrew']
  for (;;) {
    const letter = random.pick(step < 3 ? easy : hard)
    for (let attempt = 0; attempt < edition.tries; attempt++) {
      const found = bridgesOf(letter, random, step, edition)
      if (found) return found
    }
  }
}

function bridgesOf(letter: string, random: Random, step: Step, edition: OneEdition) {
  const count = edition.pairs[step]
  const longest = step < 2 ? 4 : 5
  const bridges = Array.from({ length: count }, (): Bridge => {
    const one = random.pick(index().ends.get(letter) ?? ['bat'])
    const two = random.pick(index().starts.get(letter) ?? ['tab'])
    return { left: one.slice(0, -1), right: two.slice(1), letter }
  })
  if (
    bridges.some(
      ({ left, right }) =>
        left.length >= longest || right.length >= longest || !decent(left) || !decent(right),
    )
  )
    return undefined
  if (step > 2 && bridges.some(({ left, right }) => left.length + right.length < 4 + Math.min(step, 4)))
    return undefined
  if (new Set(bridges.flatMap(({ left, right }) => [left, right])).size < 2 * count) return undefined
  if (onlyOne(bridges, edition) && lures(bridges, edition).length >= edition.lures[step])
    return { bridges, letter }
}

/** Letters that fit at least one of the words. */
function tempting(bridges: readonly Bridge[], edition: OneEdition): string[] {
  let bits = 0
  for (const bridge of bridges) bits |= ending(bridge, edition) | starting(bridge, edition)
  return lowerCase.filter((_, at) => bits & (1 << at))
}

const oneLetterIn = (edition: OneEdition) =>
  template({
    id: 'verbal-reasoning.missing-letters.one-letter',
    version: edition.version,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => drawBridges(random, step, edition),
    measure:
      'letters of the words, how few pairs there are to try, and wrong letters that complete one of them',
    hardness: ({ bridges }) => {
      const letters = bridges.map(({ left, right }) => left.length + right.length + 2)
      return (
        letters.reduce((sum, count) => sum + count, 0) / bridges.length +
        4 / bridges.length +
        lures(bridges, edition).length
      )
    },
    write: ({ bridges, letter }, random) => {
      const near = random.shuffle(tempting(bridges, edition).filter(other => other !== letter))
      if (edition.version > 1) near.unshift(...random.shuffle(lures(bridges, edition)))
      const far = random.shuffle([...'bcdfghklmnprstw'].filter(other => other !== letter))
      const isFit = (other: string) =>
        edition.version === 1 ||
        bridges.every(({ left, right }) => !isUnfit(left + other) && !isUnfit(other + right))
      const shown = bridges.map(({ left, right }) => `${left} (?) ${right}`).join(', and ')
      const made = bridges.map(({ left, right }) => `${left + letter} and ${letter + right}`).join(', ')
      return {
        stem: `${bridges.length === 1 ? 'One letter goes in the bracket' : 'The same letter goes in both brackets'}. It ends the word in front of its bracket and begins the word after it. Which letter is it?\n\n**${shown}**`,
        right: { text: letter.toUpperCase() },
        wrong: [
          ...near
            .filter(isFit)
            .map(text => ({ text: text.toUpperCase(), misconception: 'fits-only-some-of-the-words' })),
          ...far
            .filter(isFit)
            .map(text => ({ text: text.toUpperCase(), misconception: 'makes-no-real-word' })),
        ],
        explanation: `Only **${letter.toUpperCase()}** fits everywhere: ${made}.`,
      }
    },
  })

export const oneLetter = oneLetterIn(thirdOne)

export const missingLetters: Topic = {
  id: 'verbal-reasoning.missing-letters',
  name: 'Missing letters',
  subdomain: 'building',
  year: 5,
  prerequisites: [],
  about: 'Finding the letters that complete one or more words.',
  weights: { gl: 4, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
There are two kinds of gap.

**Three letters.** A word has lost three letters in a row. They make a little word of their own. You may see MON(···). Put EAR? No. Put KEY? Yes! It makes MONKEY. Think of words that start with the first part and end with the last part.

**One letter.** One letter belongs in the bracket. It ends the word in front and starts the word after. In lam (?) ook the letter is B: lamb and book. It must work for all the words, so test each one.

A good trick: try each answer in the gap. Say the word in your head. Your ear often knows before your eye does.`,
    example: `
Which letter goes in both brackets? **ban (?) ite, and sil (?) ing**

1. Try D. Band is a word, but dite is not.
2. Try E. Bane is a word, but eite is not.
3. Try K. Bank and kite are words. Silk and king are words too.
4. All four words are right. The letter is **K**.`,
    harder: `
Which letter goes in both brackets? **autum (?) oble, and solem (?) erve**

1. Your ear may not help here. "Autum" sounds finished already!
2. So try the second words. They must start with the letter. What could oble be? Noble starts with N. What could erve be? Nerve, serve, verve.
3. Try N everywhere: autumN and Noble, solemN and Nerve. All four are words.
4. Try S to be sure: autums? No. The letter is **N**. It is silent at the end of autumn and solemn.

Which three letters are missing? **CAR(···)TER**. They make a word of their own.

1. Say the start and the end: car ... ter. What could it be? Think of people: a baker, a farmer, a car...
2. Car-pen-ter! The letters are **PEN**, and pen is a word.
3. Check the spelling: C A R P E N T E R. It fits.

If nothing comes to mind, try each answer in the gap. Say the whole word, even if it sounds silly. CARBATTER? CARNETTER? Your ear will tell you.

Now you try: D(···)GON. It breathes fire! (It is RAG: dragon.)`,
    mistake: `
Many children stop when the first word works. In our example D makes band, so they choose D. But dite is not a word! Tick each word when you have tested it. You need a tick for all of them.

With three letters, check the spelling. It must fit the gap to the letter.`,
    tryThis: `
Find a page in a book. Look for words that hide a small word of three letters, like "father" with "fat" or "her". How many can you find in two minutes?`,
  })),
  misconceptions: once(() => ({
    'makes-no-real-word': {
      child: 'Put the letters in and read it aloud. It must be a real word.',
      parent: 'Chooses letters that make no real word. Write the whole word down and read it.',
    },
    'saw-only-the-first-letter': {
      child: 'The first letter fits. Now check the other two as well.',
      parent: 'Goes by the first letter. Write all three letters into the gap and read the whole word.',
    },
    'fits-only-some-of-the-words': {
      child: 'That letter fits some of the words. Try it in each one.',
      parent:
        'Stops when a letter fits one word. Test the letter at the end and at the start, in every word.',
    },
  })),
  templates: [threeLetters, oneLetter],
  earlier: [firstThree, oneLetterIn(firstOne)],
}
