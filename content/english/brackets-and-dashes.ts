import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { asides, dashEndings, extraGroups } from './extra-words.ts'
import { names } from './sentences.ts'

/** Marks before and after extra words, and how hard the pair is to spot. */
const pairs = {
  brackets: { open: ' (', close: ') ', level: 0 },
  commas: { open: ', ', close: ', ', level: 0.5 },
  dashes: { open: ' – ', close: ' – ', level: 1 },
} as const
type Pair = keyof typeof pairs

const pairsAt: Readonly<Record<Step, readonly Pair[]>> = {
  1: ['brackets'],
  2: ['brackets', 'dashes'],
  3: ['brackets', 'dashes', 'commas'],
  4: ['brackets', 'dashes', 'commas'],
  5: ['brackets', 'dashes'],
}

const wordsIn = (text: string) => text.split(' ')

/** Short extra words at the lower steps, long ones and asides at the higher ones. */
function drawExtra(random: Random, step: Step) {
  const group = random.pick(extraGroups)
  const told = random.pick(group.told)
  const [subject, own] = random.pick(group.about)
  const [short, long] = [step < 3 ? 1 : step === 3 ? 3 : 4, step < 3 ? 4 : 9]
  const fitting = [...(step > 2 ? asides : []), ...(step < 5 ? [own] : [])].filter(text => {
    const count = wordsIn(text).length
    return count >= short && count <= long
  })
  return fitting.length > 0 ? { subject, extra: random.pick(fitting), told } : { subject, extra: own, told }
}

interface Marked {
  readonly subject: string
  readonly extra: string
  readonly told: string
}

const sentence = (text: string) => `${capital(text)}.`

/** The sentence in words, with marks after the words with these indexes. */
function withMarks({ subject, extra, told }: Marked, open: string, from: number, close: string, to: number) {
  const words = wordsIn(`${subject} ${extra} ${told}`)
  const text = words
    .map((word, at) => {
      const mark = at === from - 1 ? open : at === to - 1 ? close : ' '
      return word + (at === words.length - 1 ? mark.trimEnd() : mark)
    })
    .join('')
  return sentence(text.trim())
}

const never = -1

const pairNames: Readonly<Record<Pair, string>> = {
  brackets: 'a pair of brackets',
  commas: 'a pair of commas',
  dashes: 'a pair of dashes',
}

export const rightlyMarked = template({
  id: 'english.brackets-and-dashes.rightly-marked',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => ({ ...drawExtra(random, step), pair: random.pick(pairsAt[step]) }),
  measure: 'extra words, half for commas and one for dashes, which look the same on both sides',
  hardness: ({ extra, pair }) => wordsIn(extra).length + pairs[pair].level,
  write: ({ pair, ...facts }, random) => {
    const { open, close } = pairs[pair]
    const other = pair === 'brackets' ? pairs.dashes : pairs.brackets
    const from = wordsIn(facts.subject).length
    const to = from + wordsIn(facts.extra).length
    const marked = (start: number, end: number, opening: string = open, closing: string = close) =>
      withMarks(facts, opening, start, closing, end)
    const right = marked(from, to)
    return {
      stem: `Which sentence uses ${pairNames[pair]} correctly?`,
      right: { text: right },
      wrong: random.shuffle([
        { text: marked(from, never), misconception: 'second-mark-left-out' },
        { text: marked(never, to), misconception: 'first-mark-left-out' },
        { text: marked(from, to + 1), misconception: 'second-mark-too-late' },
        { text: marked(from, to + 2), misconception: 'second-mark-too-late' },
        { text: marked(from + 1, to), misconception: 'first-mark-too-late' },
        { text: marked(from, to, open, other.close), misconception: 'mixed-two-kinds-of-mark' },
        { text: marked(from, to, other.open, close), misconception: 'mixed-two-kinds-of-mark' },
        { text: marked(to, to + 1), misconception: 'marks-round-the-verb' },
      ]),
      explanation: `“${facts.extra}” is extra. Leave it out, and the sentence still works: ${sentence(`${facts.subject} ${facts.told}`)} So one mark goes just before it, and one of the same kind just after it: **${right}**`,
    }
  },
})

export const findTheExtra = template({
  id: 'english.brackets-and-dashes.find-the-extra',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 35,
  draw: drawExtra,
  measure: 'extra words',
  hardness: ({ extra }) => wordsIn(extra).length,
  write: ({ subject, extra, told }) => {
    const [verb = '', second = '', ...rest] = wordsIn(told)
    const inner = wordsIn(extra)
    const start = wordsIn(subject).at(-1) ?? ''
    const tail = rest.slice(-1).join(' ')
    return {
      stem: `${sentence(`${subject} ${extra} ${told}`)}\n\nTwo brackets are missing from this sentence. Which words should be inside them?`,
      right: { text: extra },
      wrong: [
        { text: `${start} ${extra}`, misconception: 'took-in-the-subject' },
        { text: `${extra} ${verb}`, misconception: 'took-in-the-verb' },
        { text: `${extra} ${verb} ${second}`, misconception: 'took-in-the-verb' },
        { text: inner.slice(1).join(' '), misconception: 'took-only-a-piece' },
        { text: inner.slice(0, -1).join(' '), misconception: 'took-only-a-piece' },
        { text: `${inner.slice(1).join(' ')} ${verb}`, misconception: 'took-in-the-verb' },
        { text: told, misconception: 'took-the-main-part' },
        { text: `${verb} ${second}`, misconception: 'took-the-main-part' },
        {
          text: `${verb} ${second} ${rest.slice(0, -1).join(' ')}`.trim(),
          misconception: 'took-the-main-part',
        },
      ].filter(({ text }) => text !== '' && text !== tail),
      explanation: `Which words could you lift out? Without “${extra}” the sentence still makes sense: ${sentence(`${subject} ${told}`)} So the brackets go round **${extra}**: ${sentence(`${subject} (${extra}) ${told}`)}`,
    }
  },
})

/** Words that belong with the next one. A dash after them is always wrong. */
const leaning =
  /^(?:an?|the|my|our|that|one|nine|to|of|in|on|at|for|with|past|into|without|by|as|had|has|have|was|is|will|would|could|be|did|and|or|if|but|until|though|not|no|any|other|very|whole|strong|sleeping|perfectly|almost|never|finest|good|finishing|except|most|important|extra|even|last|all|only|just|own|huge|wooden|live|what|who|sat|held|wanted|asked)$/i

export const singleDash = template({
  id: 'english.brackets-and-dashes.single-dash',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const [first, seconds, level] = random.pick(dashEndings.filter(each => Math.abs(each[2] - step) <= 1))
    const name = random.pick(names)
    const second = random.pick(seconds)
    return { first: first.replace('@', name), second: second.replace('@', name), level }
  },
  measure: 'from a dash before one surprising thing (1) to a dash before a second thought (5)',
  hardness: ({ level }) => level,
  write: ({ first, second }, random) => {
    const words = wordsIn(`${first} ${second}`)
    const place = wordsIn(first).length
    const dashed = (at: number) => sentence(`${words.slice(0, at).join(' ')} – ${words.slice(at).join(' ')}`)
    const right = dashed(place)
    const slipOf = (at: number) =>
      at > place ? 'dash-too-late' : at >= place - 2 ? 'dash-too-early' : 'dash-inside-the-main-part'
    const inside = words.flatMap((word, at) =>
      leaning.test(word) && at + 1 !== place && at + 1 < words.length ? [at + 1] : [],
    )
    const wrong = random
      .shuffle(inside)
      .sort((a, b) => Number(Math.abs(a - place) > 2) - Number(Math.abs(b - place) > 2))
    return {
      stem: 'In which sentence is the dash in the right place?',
      right: { text: right },
      wrong: wrong.map(at => ({ text: dashed(at), misconception: slipOf(at) })),
      explanation: `“${capital(first)}” could be a sentence by itself. The reader waits at the dash, and then comes the surprise or the second thought: “${second}”. So: **${right}**`,
    }
  },
})

export const bracketsAndDashes: Topic = {
  id: 'english.brackets-and-dashes',
  name: 'Brackets and dashes',
  subdomain: 'punctuation',
  year: 5,
  prerequisites: ['english.commas'],
  about: 'Putting brackets, dashes or commas round extra words, and a single dash before a surprise.',
  weights: { gl: 2, cem: 0, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Sometimes we slip extra words into a sentence. You could lift them out, and it would still make sense. These words are called a **parenthesis**. They need a mark on **both** sides. There are three ways:

- **Brackets**: *The mill (built in 1790) is for sale.*
- **Dashes**: *The mill – believe it or not – is for sale.* Dashes are bold, so use them for chatty words.
- **Commas**: *The mill, a fine old place, is for sale.*

Marks work in pairs, like a pair of hands. If one opens, the other must close. And they must match: a bracket goes with a bracket.

A **single dash** has another job. It makes us wait for a surprise: *I opened the box and saw a face – my own.*`,
    example: `
Where do the brackets go? *My uncle a retired sailor keeps parrots.*

1. Find the main part. Who does what? *My uncle keeps parrots.*
2. Which words are left? *a retired sailor*. They tell us more about my uncle.
3. Put one bracket just before them and one just after: *My uncle (a retired sailor) keeps parrots.*
4. Cover the brackets with your finger. Does it still work? Yes.`,
    harder: `
*That tower so my brother tells me is haunted.* Where do the dashes go?

1. The main part is *That tower is haunted*.
2. *So my brother tells me* breaks in. It even has its own verb, but it is still extra.
3. The first dash goes after *tower*, and the second just before *is*: *That tower – so my brother tells me – is haunted.*`,
    mistake: `
Many children open a bracket and forget to close it, or they close it too late: *My uncle (a retired sailor keeps parrots).* To see this slip, read only what is outside the marks. “My uncle.” Is that a sentence? No! So the verb has slipped inside.`,
    tryThis: `
Say a sentence about someone at home. Now slip in some extra words in the middle, in a quieter voice: “Dad (who can’t sing at all) sang in the shower.” Write down your best three.`,
  })),
  misconceptions: once(() => ({
    'second-mark-left-out': {
      child: 'The mark opens but never closes. Put a second one after the extra words.',
      parent: 'Forgets the second mark of a pair. Think of two hands: what one opens, the other must close.',
    },
    'first-mark-left-out': {
      child: 'There is a mark at the end of the extra words but none at the start.',
      parent: 'Forgets the first mark of a pair. Ask where the extra words begin and put a finger there.',
    },
    'second-mark-too-late': {
      child: 'The second mark comes too late. The verb must stay outside.',
      parent:
        'Closes the brackets too late. Read only what is outside the marks: it must be a whole sentence.',
    },
    'first-mark-too-late': {
      child: 'The first mark comes too late. Put it before all of the extra words.',
      parent:
        'Opens the brackets too late. Read what is outside the marks aloud: no extra word may be left there.',
    },
    'mixed-two-kinds-of-mark': {
      child: 'Both marks must be of the same kind, such as two brackets or two dashes.',
      parent: 'Begins with one kind of mark and ends with another. Look for pairs that match, as with socks.',
    },
    'marks-round-the-verb': {
      child: 'The marks go round the extra words, not round the verb.',
      parent: 'Puts the marks round the verb. Ask which words could be lifted out: never the verb.',
    },
    'took-in-the-subject': {
      child: 'You took in a word from the subject: who or what it is about. It stays outside.',
      parent: 'Puts part of the subject into the brackets. Ask “Who or what?” and keep that outside.',
    },
    'took-in-the-verb': {
      child: 'You took in the verb of the main part. Stop just before it.',
      parent: 'Puts the main verb into the brackets. Find the verb first; it has to stay outside.',
    },
    'took-only-a-piece': {
      child: 'There are more extra words than that. Take them all.',
      parent:
        'Takes only some of the extra words. Read the rest aloud and ask whether anything extra is left.',
    },
    'took-the-main-part': {
      child: 'That is the main part of the sentence. Look for words you could lift out.',
      parent: 'Mistakes the main part for the extra words. Ask what the sentence would be without them.',
    },
    'dash-too-early': {
      child: 'The dash comes too soon. First finish the main part, then make us wait.',
      parent: 'Puts the dash too early. Read up to the dash: it should sound finished.',
    },
    'dash-too-late': {
      child: 'The dash comes too late. The surprise has already begun.',
      parent: 'Puts the dash too late. The whole of the surprise comes after it.',
    },
    'dash-inside-the-main-part': {
      child: 'That cuts the main part in two. The dash goes at its end.',
      parent: 'Cuts the main part with the dash. Ask where a storyteller would pause before the surprise.',
    },
  })),
  templates: [rightlyMarked, findTheExtra, singleDash],
}
