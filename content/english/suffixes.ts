import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { suffixReason } from './suffix-reasons.ts'
import { type SuffixRule, suffixedWords, suffixRules } from './suffixed-words.ts'
import { drawYear } from './word-drawing.ts'

interface Suffixed {
  readonly year: number
  readonly rule: SuffixRule
  readonly base: string
  readonly ending: string
  readonly result: string
}

const isRule = (text: string): text is SuffixRule => Object.hasOwn(suffixRules, text)

const suffixed = once(() => {
  const found: Record<number, Suffixed[][]> = { 4: [], 5: [], 6: [] }
  for (const row of suffixedWords.trim().split('\n')) {
    const [year = '', rule = '', words = ''] = row.split('|')
    if (!isRule(rule)) throw new Error(`Unknown rule ${rule}`)
    const list = words.split(', ').map((sum): Suffixed => {
      const [base = '', ending = '', result = ''] = sum.split(/[+=]/)
      return { year: Number(year), rule, base, ending, result }
    })
    found[Number(year)]?.push(list)
  }
  return found
})

const drawSuffixed = (random: Random, step: Step) =>
  random.pick(random.pick(suffixed()[drawYear(random, step)] ?? []))

/** What other rules would give, most likely first. */
export function misspelt({ base, ending, result }: Suffixed): WrongChoice[] {
  const stem = base.slice(0, -1)
  const last = base.slice(-1)
  const found: WrongChoice[] = []
  if (last === 'e') {
    found.push({ text: base + ending, misconception: 'kept-the-e' })
    found.push({ text: stem + ending, misconception: 'dropped-the-e' })
    found.push({ text: stem + stem.slice(-1) + ending, misconception: 'doubled-without-need' })
    found.push({ text: `${stem}i${ending}`, misconception: 'mixed-two-rules' })
  } else if (last === 'y') {
    found.push({ text: base + ending, misconception: 'kept-the-y' })
    found.push({ text: `${stem}i${ending}`, misconception: 'changed-the-y-without-need' })
    found.push({ text: stem + ending, misconception: 'dropped-the-y' })
    found.push({ text: `${stem}e${ending}`, misconception: 'changed-the-y-to-e' })
  } else {
    found.push({ text: base + ending, misconception: 'did-not-double' })
    found.push({ text: base + last + ending, misconception: 'doubled-without-need' })
    found.push({ text: `${base}e${ending}`, misconception: 'put-in-an-e' })
    found.push({ text: `${base}i${ending}`, misconception: 'put-in-an-i' })
  }
  if (ending === 'ful') found.push({ text: `${result}l`, misconception: 'wrote-full-at-the-end' })
  if (ending === 'ness' || ending === 'less')
    found.push({ text: result.slice(0, -1), misconception: 'wrote-one-s-at-the-end' })
  if (/^(?:able|ous|ion|al|ible|ance|ence|ity|or|er|en|ment)$/.test(ending))
    found.push({ text: result.slice(0, -ending.length) + soundsLike(ending), misconception: 'wrong-ending' })
  found.push({
    text: result.slice(0, -ending.length) + ending.slice(0, 1) + ending,
    misconception: 'mixed-two-rules',
  })
  return found.filter(({ text }) => text !== result && !/eee|ii|(.)\1\1/.test(text))
}

const soundsLike = (ending: string) =>
  ({
    able: 'ible',
    ible: 'able',
    ous: 'us',
    ion: 'ian',
    al: 'le',
    ance: 'ence',
    ence: 'ance',
    ity: 'ety',
    or: 'er',
    er: 'or',
    en: 'on',
    ment: 'mant',
  })[ending] ?? ending

const joinThemIn = (version: 1 | 2) =>
  template({
    id: 'english.suffixes.join',
    version,
    mode: 'typed',
    seconds: 20,
    draw: drawSuffixed,
    measure: 'school year of the word, and its letters',
    hardness: ({ year, result }) => year + result.length / 10,
    write: word => ({
      stem: `Add the ending **-${word.ending}** to **${word.base}**. Write the new word.`,
      expected: { kind: 'text', value: word.result },
      mistakes: misspelt(word).map(({ text, misconception }) => ({ text, misconception })),
      explanation: `${version === 1 ? suffixRules[word.rule] : suffixReason(word)} So ${word.base} + -${word.ending} is **${word.result}**.`,
    }),
  })

export const joinThem = joinThemIn(2)

const shortened: Readonly<Record<string, string>> = {
  ed: 'd',
  er: 'r',
  est: 'st',
  ing: 'in',
  ly: 'y',
  en: 'n',
}

/** Results of two wrong rules at once or with a letter lost, so that the right one is not the most like the others. */
function twiceMisspelt({ base, ending, result }: Suffixed): WrongChoice[] {
  const stem = base.slice(0, -1)
  const last = base.slice(-1)
  const other = soundsLike(ending)
  const start = result.slice(0, -ending.length)
  const starts =
    last === 'e'
      ? [base, `${stem}${stem.slice(-1)}e`]
      : last === 'y'
        ? [`${base}e`, base, `${stem}ie`]
        : [base, base + last, `${base}${last}e`]
  const short = shortened[ending] ? [start + shortened[ending]] : []
  // The e kept and the first letter of the ending lost, as in “hopeng”.
  const swallowed = last === 'e' && /^[aeiou]..?/.test(ending) ? [base + ending.slice(1)] : []
  const mixed = starts.flatMap(text => (other === ending ? [text + ending] : [text + other, text + ending]))
  return [
    ...[...short, ...swallowed].map(text => ({ text, misconception: 'lost-a-letter-of-the-ending' })),
    ...mixed.map(text => ({ text, misconception: 'mixed-two-rules' })),
  ].filter(({ text }) => text !== result && !/eee|ii|(.)\1\1/.test(text))
}

const onceOrTwice = (word: Suffixed) => [...misspelt(word), ...twiceMisspelt(word)]

const rightSpellingIn = (version: Pick<Template, 'version' | 'balancedFrom'>, wrongFor: typeof misspelt) =>
  template({
    id: 'english.suffixes.right-spelling',
    ...version,
    mode: 'options',
    seconds: 20,
    draw: drawSuffixed,
    measure: 'school year of the word, and its letters',
    hardness: ({ year, result }) => year + result.length / 10,
    write: word => ({
      stem: `What do you get when you add **-${word.ending}** to **${word.base}**?`,
      right: { text: word.result },
      wrong: wrongFor(word),
      explanation: `${version.version === 1 ? suffixRules[word.rule] : suffixReason(word)} So ${word.base} + -${word.ending} is **${word.result}**.`,
    }),
  })

export const rightSpelling = rightSpellingIn({ version: 2, balancedFrom: 1 }, onceOrTwice)

/** Results that are real words, so they can't be called misspellings. */
const realWords = new Set(['carless', 'coping'])

const findMisspeltIn = (version: 1 | 2) =>
  template({
    id: 'english.suffixes.find-the-wrong-one',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      const word = drawSuffixed(random, step)
      const others = Array.from({ length: 8 }, () => drawSuffixed(random, step))
      const wrong = misspelt(word).find(({ text }) => !realWords.has(text))
      return {
        word,
        wrong: wrong?.text ?? '',
        others: others.filter(({ base }) => base !== word.base).map(({ result }) => result),
      }
    },
    measure: 'school year of the words, and letters of the one that is wrong',
    hardness: ({ word }) => word.year + word.result.length / 10,
    write: ({ word, wrong, others }) => ({
      stem: 'Four of these words are spelt correctly. Which one is **not**?',
      right: { text: wrong },
      wrong: others.map(text => ({ text, misconception: 'took-a-right-word-for-wrong' })),
      explanation: `It should be **${word.result}**, not “${wrong}”: ${word.base} + -${word.ending}. ${version === 1 ? suffixRules[word.rule] : suffixReason(word)}`,
    }),
  })

export const findMisspelt = findMisspeltIn(2)

export const suffixes: Topic = {
  id: 'english.suffixes',
  name: 'Suffixes',
  subdomain: 'spelling',
  year: 4,
  prerequisites: ['english.plurals'],
  about: 'Adding endings such as -ing, -ness and -ous, and spelling the join correctly.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **suffix** is a small part that you add to the end of a word. *Kind* and *-ness* make *kindness*. Often you just join the two parts. But at times the word has to change. Look at its last letter.

- **Silent e.** Does the ending start with a vowel? Then the *e* goes: *hope, hoping*. If not, it stays: *hopeful*.
- **The letter y.** If a consonant comes before the *y*, it turns to *i*: *happy, happiness*. Not with *-ing*, though: *carrying*.
- **One vowel and one consonant.** If the end of the word is said strongly, double the last letter: *run, running* and *begin, beginner*.
- **The letter l.** Double it in words like *jeweller*.`,
    example: `
Add **-ous** to **fury**.

1. I look at the end of *fury*. It ends in *y*.
2. The letter before the *y* is *r*. That is a consonant.
3. So the *y* turns to *i*: *furi*.
4. I add *-ous*. The new word is **furious**.`,
    harder: `
Which is right: *noticable* or *noticeable*?

1. I look at the end of *notice*. It is a silent *e*. The ending *-able* starts with a vowel. So the *e* should go.
2. But wait. What would it sound like? *Noticable* would have a hard *c*, like *cable*. The *e* keeps the *c* soft.
3. So after a soft *c* or *g* the *e* stays before *a* and *o*: **noticeable**, *changeable*, *courageous*.

Which of these is wrong? *equipped, preference, developped, equipment*

1. *Equip* ends in one vowel and one consonant. Say it: e-QUIP. The end is strong. So the *p* doubles before *-ed*: *equipped*. Right.
2. *Equipment*: the ending starts with *m*, a consonant. Nothing doubles. Right.
3. *Prefer* is strong at the end: pre-FER. But in *preference* the strong part has moved: PREF-erence. So the *r* does not double. Right.
4. *Develop* is strong in the middle: de-VEL-op. The end is weak. So the *p* must not double. It should be **developed**.

The slip to watch for is doubling each time you see one vowel and one consonant. Say the word out loud and tap the strong part.

Now you try: add *-ing* to *admit* and to *visit*. (Admitting and visiting. Only ad-MIT is strong at the end.)`,
    mistake: `
Many children write *hopeing* or *makeing*. They leave the *e* in. Check the first letter of the ending. In *-ing* it is *i*, a vowel. So the *e* must go: *hoping*, *making*. But be careful not to double the *p*. *Hopping* is what a rabbit does!

The suffix *-ful* has just one *l* at the end.`,
    tryThis: `
Write *care* in the middle of a page. Add as many endings as you can: *caring*, *careful*, *careless* and more. How many can you make? Now try it with *play* and *help*.`,
  })),
  misconceptions: once(() => ({
    'kept-the-e': {
      child: 'The ending begins with a vowel, so the silent e goes.',
      parent:
        'Keeps a silent e that should go, as in hopeing. Cross out the e before adding an ending like -ing.',
    },
    'doubled-without-need': {
      child: 'Nothing is doubled here. Just one letter is enough.',
      parent:
        'Doubles a letter where it is not needed. Doubling mostly follows one short, strong vowel, as in run, running.',
    },
    'did-not-double': {
      child: 'There is one short vowel before the last letter, so double that letter.',
      parent: 'Does not double the last letter, as in runing. Compare hoping and hopping aloud.',
    },
    'put-in-an-e': {
      child: 'No extra e is needed. Add the ending straight to the word.',
      parent: 'Puts in an e that does not belong. Write the word, then the ending, with nothing between.',
    },
    'put-in-an-i': {
      child: 'No extra i is needed. Add the ending straight to the word.',
      parent: 'Puts in an i that does not belong. Only a final y turns into i.',
    },
    'lost-a-letter-of-the-ending': {
      child: 'A letter of the ending is missing. Say the ending slowly and tick off each letter.',
      parent:
        'Loses a letter of the ending, as in hopin or visitd. Write the ending alone first, then add it to the word.',
    },
    'mixed-two-rules': {
      child: 'The two parts join in another way. Find the one rule that fits the last letter.',
      parent: 'Mixes two spelling rules. Look at the last letter of the word first and choose one rule.',
    },
    'kept-the-y': {
      child: 'A consonant comes before the y, so change the y to i.',
      parent: 'Keeps a y that should change, as in happyness. Look at the letter before the y together.',
    },
    'dropped-the-y': {
      child: 'The y does not just go. Change it to i, or keep it.',
      parent: 'Drops the y altogether. Compare happy, happiness with play, playful.',
    },
    'changed-the-y-to-e': {
      child: 'A y never turns into e. It stays, or it becomes i.',
      parent:
        'Changes a y to an e. Write a few pairs, such as easy and easily, and mark the letter that changes.',
    },
    'wrote-one-s-at-the-end': {
      child: 'The endings -ness and -less end in a double s.',
      parent:
        'Writes one s at the end of -ness or -less. Practise the endings alone, then add them to words.',
    },
    'dropped-the-e': {
      child: 'Keep the e here. It is needed before this ending.',
      parent:
        'Drops an e that should stay. It stays before a consonant, as in hopeful, and keeps c or g soft, as in noticeable.',
    },
    'wrote-full-at-the-end': {
      child: 'The ending -ful has only one l.',
      parent: 'Writes -full, with a double l at the end. “Full of joy” has two, but “joyful” has one.',
    },
    'changed-the-y-without-need': {
      child: 'Keep the y: a vowel comes before it, or the ending is -ing.',
      parent: 'Changes a y that should stay, as in plaied. After a vowel, and before -ing, it stays.',
    },
    'wrong-ending': {
      child: 'Two endings sound alike. Learn this word together with its ending.',
      parent:
        'Mixes up endings that sound alike, such as -able and -ible. Collect words of each kind on two lists.',
    },
    'took-a-right-word-for-wrong': {
      child: 'That word is right. Split each word into its parts and check the join.',
      parent:
        'Mistakes a correctly spelt word for a wrong one. Take off the ending and test the rule for each word.',
    },
  })),
  templates: [joinThem, rightSpelling, findMisspelt],
  earlier: [joinThemIn(1), rightSpellingIn({ version: 1 }, misspelt), findMisspeltIn(1)],
}
