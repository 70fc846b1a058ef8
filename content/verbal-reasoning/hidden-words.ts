import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { knownWords, mayBeWord } from '../words/common.ts'
import { decent } from './alphabet.ts'
import { drawHidden, type HiddenWord } from './hidden-in-sentences.ts'

const list = (words: string) => words.split(' ')

/** Slots that fit together with any filling, for the first version. */
const slots = {
  det: list('the our my your that every one his her their this another'),
  adj: list(
    'brave clever happy tired hungry old young tall small gentle quiet noisy friendly little proud shy lazy eager thirsty curious grumpy calm kind quick slow merry cheerful nervous sleepy careful busy bold excited famous lonely polite wise strong anxious playful',
  ),
  noun: list(
    'pilot farmer teacher baker artist nurse dentist singer doctor driver sailor child girl boy king queen uncle aunt panda tiger monkey donkey rabbit otter badger parrot penguin puppy kitten goat horse camel lion bear elephant hamster swan duck dancer knight pirate wizard giant explorer builder neighbour cousin friend chef clown acrobat dragon owl eagle',
  ),
  verb: list(
    'waited slept rested jumped danced played sat stood walked ran hid swam arrived returned stayed yawned smiled sang paused ate listened hopped stopped woke climbed worked marched rushed wandered stretched vanished appeared',
  ),
  adv: list(
    'outside inside alone nearby happily quietly slowly early late often somewhere indoors eagerly proudly silently calmly lazily gladly here there upstairs',
  ),
  time: list('today yesterday afterwards again'),
  prep: list('near beside behind opposite outside'),
  place: list(
    'house tent garden castle school shop market barn cave church library station tower kitchen hotel museum palace cottage theatre bakery hall office garage cinema',
  ),
  quality: list(
    'old new tall narrow empty lovely tiny huge dark dusty quiet ancient open icy sunny shady muddy grand little famous',
  ),
}
type Slot = keyof typeof slots

const shapes: Record<Step, readonly (readonly Slot[])[]> = {
  1: [['det', 'adj', 'noun', 'verb', 'adv', 'time']],
  2: [
    ['det', 'noun', 'verb', 'prep', 'det', 'place'],
    ['det', 'adj', 'noun', 'verb', 'adv', 'time'],
  ],
  3: [['det', 'adj', 'noun', 'verb', 'prep', 'det', 'place']],
  4: [['det', 'adj', 'noun', 'verb', 'prep', 'det', 'quality', 'place']],
  5: [
    ['det', 'adj', 'noun', 'verb', 'adv', 'prep', 'det', 'quality', 'place'],
    ['det', 'adj', 'noun', 'verb', 'prep', 'det', 'quality', 'place', 'time'],
  ],
}

interface Found {
  readonly hidden: string
  /** The index of the word before the boundary. */
  readonly border: number
}

/** All four-letter words that cross the end of a word, and strings that no child should find. */
function findHidden(words: readonly string[]): Found[] {
  const found: Found[] = []
  const text = words.join('')
  let end = 0
  for (const [border, word] of words.slice(0, -1).entries()) {
    end += word.length
    for (let from = Math.max(0, end - 3); from < end; from++) {
      const hidden = text.slice(from, from + 4)
      if (hidden.length === 4 && (mayBeWord(hidden) || !decent(hidden))) found.push({ hidden, border })
    }
  }
  return found
}

/** These come up so easily that they would be the answer far too often. */
const frequent = new Set(['eyes', 'dear', 'hers', 'herb', 'hats', 'army', 'item'])

function drawSentence(random: Random, step: Step) {
  const shape = random.pick(shapes[step])
  for (;;) {
    const words = shape.map(slot => random.pick(slots[slot]))
    if (new Set(words).size < words.length) continue
    const found = findHidden(words)
    const [only] = found
    if (found.length !== 1 || !only || !knownWords().has(only.hidden) || !decent(only.hidden)) continue
    if (frequent.has(only.hidden) && !random.chance(0.3)) continue
    const inFirst =
      words.slice(0, only.border + 1).join('').length -
      words.join('').indexOf(only.hidden, words.slice(0, only.border + 1).join('').length - 3)
    const second = words[only.border + 1] ?? ''
    if (inFirst > (words[only.border]?.length ?? 0) || 4 - inFirst > second.length) continue
    return { words, ...only, inFirst }
  }
}

const measure = 'words of the sentence, and how far the hidden word is from being half and half'
const hardness = ({ words, inFirst }: HiddenWord) => words.length + (inFirst === 2 ? 0 : 0.5)
const sentence = (words: readonly string[]) => `${capital(words.join(' '))}.`
const explained = ({ words, hidden, border, inFirst }: HiddenWord) => {
  const [one = '', two = ''] = words.slice(border)
  const marked = `${one.slice(0, -inFirst)}${one.slice(-inFirst).toUpperCase()} ${two.slice(0, 4 - inFirst).toUpperCase()}${two.slice(4 - inFirst)}`
  return `Look at the end of each word with the start of the next. In ‘${marked}’ you find **${hidden}**.`
}

/** Pairs of words like the right one, and others like one of those: the right one is no more like the rest than they are. */
function alikeFirst(places: readonly number[], border: number): number[] {
  const far = places.filter(at => Math.abs(at - border) > 1)
  const near = places.filter(at => Math.abs(at - border) === 1)
  return [...far.slice(0, 3), ...near.slice(0, 1), ...far.slice(3), ...near.slice(1)]
}

const whichWordsIn = (version: number, draw: (random: Random, step: Step) => HiddenWord) =>
  template({
    id: 'verbal-reasoning.hidden-words.which-words',
    version,
    ...(version > 1 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 45,
    draw,
    measure,
    hardness,
    write: (facts, random) => {
      const pair = (at: number) => facts.words.slice(at, at + 2).join(' ')
      const others = facts.words
        .slice(0, -1)
        .map((_, at) => at)
        .filter(at => at !== facts.border)
      return {
        stem: `A word of four letters is hidden where two words meet: at the end of one and the start of the next. Between which two words is it?\n\n**${sentence(facts.words)}**`,
        right: { text: pair(facts.border) },
        wrong: (version > 1 ? alikeFirst(random.shuffle(others), facts.border) : random.shuffle(others)).map(
          at => ({
            text: pair(at),
            misconception:
              Math.abs(at - facts.border) === 1 ? 'looked-at-the-next-pair' : 'no-word-is-hidden-there',
          }),
        ),
        explanation: explained(facts),
      }
    },
  })

const hiddenWordIn = (version: number, draw: (random: Random, step: Step) => HiddenWord) =>
  template({
    id: 'verbal-reasoning.hidden-words.write-word',
    version,
    mode: 'typed',
    seconds: 55,
    draw,
    measure,
    hardness,
    write: facts => {
      const [one = '', two = ''] = facts.words.slice(facts.border)
      return {
        stem: `A word of four letters is hidden where two words meet: at the end of one and the start of the next. Write the hidden word.\n\n**${sentence(facts.words)}**`,
        expected: { kind: 'text', value: facts.hidden },
        mistakes: [
          { text: `${one} ${two}`, misconception: 'wrote-the-two-words' },
          { text: one.slice(-2) + two.slice(0, 2), misconception: 'took-two-letters-of-each' },
        ].filter(({ text }) => text !== facts.hidden),
        explanation: explained(facts),
      }
    },
  })

export const whichWords = whichWordsIn(3, drawHidden)
export const hiddenWord = hiddenWordIn(3, drawHidden)

export const hiddenWords: Topic = {
  id: 'verbal-reasoning.hidden-words',
  name: 'Hidden words',
  subdomain: 'building',
  year: 5,
  prerequisites: [],
  about: 'Spotting a four-letter word that runs from the end of one word into the next.',
  weights: { gl: 4, cem: 0, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A word of four letters hides in a sentence. It starts at the end of one word and ends at the start of the next one. The letters are side by side, in the right order. Only the space is in the way.

Look at each place where two words meet. There are three ways to split four letters:

- three from the first word and one from the second,
- two and two,
- one and three.

Slide a window of four letters over the gap. Use two fingers if you like. Then move on to the next gap. Work from left to right, so that you miss none.`,
    example: `
Find the hidden word: **Tell her only that.**

1. Start with the gap in "tell her". Slide the window: ellh, llhe, lher. No word.
2. Next, the gap in "her only". Slide the window: hero. Stop! That is a word.
3. Check the last gap too: nlyt, lyth, ytha. No word.
4. The hidden word is **hero**. It is made of "her" and the first letter of "only".`,
    harder: `
Find the hidden word: **The clever spy left each envelope under a chair.**

1. There are eight gaps. Start at the left and slide the window of four letters.
2. "The clever": thec, hecl, ecle. "Clever spy": vers, ersp, rspy. No word.
3. "Spy left": spyl, pyle, ylef. "Left each": efte, ftea, teac. No word.
4. "Each envelope": **ache**. Stop! A-C-H from each, and E from envelope. That is a word: a dull pain.
5. Check the rest as well: "envelope under" gives opeu, peun, eund. "Under a" and "a chair" give nothing.
6. The hidden word is **ache**, between "each" and "envelope".

Why is it hard to see? Your ear says "each" with a soft sound, but "ache" with a K. So do not listen. **Look** at the letters.

Long sentences have words inside words, too. "Lop" is in envelope, and "hair" is in chair. They do not cross a gap, so leave them alone.

Now you try: Two quiet artists paint a bridge. (It is tart: quieT ARTists.)`,
    mistake: `
Many children look for words inside one word, like "pan" in "panda". That does not count. The hidden word must cross a gap.

Others jump about and miss one. Put your finger on each gap in turn. If you get to the end with no word, go round once more and say the letters out loud.`,
    tryThis: `
Take a word of four letters, such as "seat". Split it: se and at. Think of a word that ends in se and one that starts with at. "Those attics" hides your word! Make three more and test a friend.`,
  })),
  misconceptions: once(() => ({
    'no-word-is-hidden-there': {
      child: 'Look at the end of one word and the start of the next. Slide along until you find a word.',
      parent: 'Chooses a pair with no word across it. Slide a finger four letters at a time over the join.',
    },
    'looked-at-the-next-pair': {
      child: 'Very near. The word is hidden one pair before or after.',
      parent: 'Is one pair of words off. Point at the exact gap where the hidden word crosses.',
    },
    'wrote-the-two-words': {
      child: 'You found the place. Now write just the four hidden letters.',
      parent: 'Writes the two words instead of the hidden one. Ask them to underline the four letters first.',
    },
    'took-two-letters-of-each': {
      child: 'It is not always two and two. Try one and three, or three and one.',
      parent: 'Takes two letters from each word. Slide a frame of four letters along the join.',
    },
  })),
  templates: [whichWords, hiddenWord],
  earlier: [whichWordsIn(1, drawSentence), hiddenWordIn(1, drawSentence)],
}
