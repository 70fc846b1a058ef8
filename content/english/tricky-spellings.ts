import { pickEvenly } from '../evenly.ts'
import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { rareSilent } from './hard-words/silent-letters.ts'
import { spellingRules } from './misspellings.ts'
import { bothSlips, difference, drawHardMisspelt, drawMisspelt, trickyPlaces } from './misspelt-words.ts'
import {
  heardBesideSilent,
  moreSilent,
  moreWithOneSilent,
  silentLetters,
  withOneSilent,
} from './silent-letters.ts'
import { reasonFor } from './spelling-reasons.ts'
import { drawYear } from './word-drawing.ts'

/** Spellings with two of these slips at once, so that the right spelling is not the one most like the others. */
const withTwoSlips = (word: string, wrong: readonly string[]) =>
  wrong
    .flatMap((one, at) => wrong.slice(at + 1).flatMap(other => bothSlips(word, one, other) ?? []))
    .filter(text => !/(.)\1\1/.test(text))

const rightSpellingIn = (version: Pick<Template, 'version' | 'balancedFrom'>, draw: typeof drawMisspelt) =>
  template({
    id: 'english.tricky-spellings.right-spelling',
    ...version,
    mode: 'options',
    seconds: 20,
    draw,
    measure: 'school year of the word, and its letters',
    hardness: ({ year, word }) => year + word.length / 10,
    write: ({ word, wrong, rule, sentence }) => ({
      stem: `Which is the right spelling of the missing word?\n\n${sentence}`,
      right: { text: word },
      wrong: [...wrong, ...withTwoSlips(word, wrong)].map(text => ({
        text,
        misconception: `missed-${rule}`,
      })),
      explanation: `Write ${difference(word, wrong[0] ?? '')}. What makes this word tricky: ${spellingRules[rule]}`,
    }),
  })

export const rightSpelling = rightSpellingIn({ version: 2, balancedFrom: 1 }, (random, step) =>
  step < 4 ? drawMisspelt(random, step) : drawHardMisspelt(random),
)

const missingLettersIn = (version: 1 | 2) =>
  template({
    id: 'english.tricky-spellings.missing-letters',
    version,
    mode: 'typed',
    seconds: 25,
    draw: (random, step) => {
      const entry = drawMisspelt(random, step)
      const tricky = trickyPlaces(entry)
      const rest = [...entry.word].map((_, at) => at).filter(at => at > 0 && !tricky.includes(at))
      const hidden = [...random.shuffle(tricky), ...random.shuffle(rest)].slice(
        0,
        Math.min(step + 1, Math.floor((entry.word.length - 1) / 2)),
      )
      return {
        ...entry,
        gapped: [...entry.word].map((letter, at) => (hidden.includes(at) ? '_' : letter)).join(' '),
      }
    },
    measure: 'school year of the word, and letters that are missing',
    hardness: ({ year, gapped }) => year + gapped.split('_').length - 1,
    write: ({ word, wrong, rule, sentence, gapped }) => ({
      stem: `\`${gapped}\`\n\nWrite the whole word that fits the sentence.\n\n${sentence}`,
      expected: { kind: 'text', value: word },
      mistakes: wrong.map(text => ({ text, misconception: `missed-${rule}` })),
      explanation: `Write ${difference(word, wrong[0] ?? '')}. What makes this word tricky: ${version === 1 ? spellingRules[rule] : reasonFor(word, rule)}`,
    }),
  })

export const missingLetters = missingLettersIn(2)

interface SilentLetter {
  readonly year: number
  readonly letter: string
  readonly silent: readonly string[]
  readonly heard: readonly string[]
}

const letters = once(() =>
  silentLetters
    .trim()
    .split('\n')
    .map((row): SilentLetter => {
      const [year = '', letter = '', silent = '', heard = ''] = row.split('|')
      return { year: Number(year), letter, silent: silent.split(', '), heard: heard.split(', ') }
    }),
)

type WordsFor = (row: SilentLetter, random: Random) => { right: string; others: string[] }

const fourHeard: WordsFor = ({ silent, heard }, random) => ({
  right: random.pick(silent),
  others: random.sample(heard, 4),
})

const rowOf = (letter: string, rows: string) =>
  new RegExp(`^${letter}[ |](.*)$`, 'm')
    .exec(rows)?.[1]
    ?.split('|')
    .map(words => words.split(', ')) ?? []

/**
 * Also words with another silent letter, so that the right one does not look like the only odd spelling. Not `ribbon` or
 * `wreck`: a child could say that one of the two letters is silent.
 */
const mixedOthers: WordsFor = ({ letter, silent, heard }, random) => {
  const [odd = []] = rowOf(letter, heardBesideSilent)
  const [moreWords = [], moreHeard = []] = rowOf(letter, moreSilent)
  const isOneSound = (word: string) =>
    !word.includes(letter + letter) && !(letter === 'k' && word.includes('ck'))
  const some = (words: readonly string[], most: number) => {
    const fitting = words.filter(isOneSound)
    return random.sample(fitting, Math.min(fitting.length, most))
  }
  return {
    right: random.pick([...silent, ...moreWords].filter(isOneSound)),
    others: random.shuffle([...some(heard, 4), ...some(moreHeard, 3), ...some(odd, 3)]),
  }
}

const wordWithSilentIn = (version: Pick<Template, 'version' | 'balancedFrom'>, wordsFor: WordsFor) =>
  template({
    id: 'english.tricky-spellings.word-with-silent-letter',
    ...version,
    mode: 'options',
    seconds: 15,
    draw: (random, step) => {
      const year = drawYear(random, step)
      const row = random.pick(letters().filter(row => row.year === year))
      return { year, letter: row.letter, ...wordsFor(row, random) }
    },
    measure: 'school year of the letter, and letters of the word',
    hardness: ({ year, right }) => year + right.length / 10,
    write: ({ letter, right, others }) => ({
      stem: `In which word is the letter **${letter}** silent?`,
      right: { text: right },
      wrong: others.map(text => ({ text, misconception: 'missed-that-the-letter-is-heard' })),
      explanation: `Say each word slowly. In “${right}” you write the ${letter}, but you do not hear it. In all the others you can hear it.`,
    }),
  })

export const wordWithSilent = wordWithSilentIn({ version: 2, balancedFrom: 1 }, mixedOthers)

interface OneSilent {
  readonly year: number
  readonly word: string
  readonly letter: string
}

const pairsIn = (text: string, year: number) =>
  text
    .trim()
    .split(/,\s+/)
    .map((pair): OneSilent => {
      const [word = '', letter = ''] = pair.split(' ')
      return { year, word, letter }
    })

const oneSilentIn = (rows: string) =>
  once(() => {
    const found: Record<number, OneSilent[]> = {}
    for (const row of rows.trim().split('\n')) {
      const [year = '', words = ''] = row.split('|')
      found[Number(year)] = pairsIn(words, Number(year))
    }
    return found
  })

const oneSilent = oneSilentIn(withOneSilent)
const moreOneSilent = oneSilentIn(moreWithOneSilent)

const rareOnes = once(() => pairsIn(rareSilent, 6))

/** Many people don't pronounce an r after a vowel, so it is not a fair choice: `sword`, `guitar`. */
const isHeard = (word: string, letter: string) => letter !== 'r' || /(?:^|[^aeiou])r|r[aeiou]/.test(word)

const wordsAt = (random: Random, step: Step) => oneSilent()[drawYear(random, step)] ?? []

/** First a letter, then a word with it: in most of the easy words it is a b. */
function drawLetterFirst(random: Random, step: Step): OneSilent {
  if (step > 3) return random.pick(rareOnes())
  const year = drawYear(random, step)
  const words = [...(oneSilent()[year] ?? []), ...(moreOneSilent()[year] ?? [])]
  return pickEvenly(random, words, ({ letter }) => letter)
}

const whichIsSilentIn = (version: number, draw: typeof drawLetterFirst) =>
  template({
    id: 'english.tricky-spellings.which-letter-is-silent',
    version,
    mode: 'options',
    seconds: 15,
    draw,
    measure: 'school year of the word, and its letters',
    hardness: ({ year, word }) => year + word.length / 10,
    write: ({ word, letter }, random) => ({
      stem: `Which letter is silent in **${word}**?`,
      right: { text: letter },
      wrong: random
        .shuffle([...new Set(word)].filter(other => other !== letter && isHeard(word, other)))
        .map(text => ({ text, misconception: 'chose-a-letter-that-is-heard' })),
      explanation: `Say “${word}” slowly and point to each letter. You do not hear the **${letter}**, but you have to write it.`,
    }),
  })

export const whichIsSilent = whichIsSilentIn(2, drawLetterFirst)

export const trickySpellings: Topic = {
  id: 'english.tricky-spellings',
  name: 'Silent letters and tricky spellings',
  subdomain: 'spelling',
  year: 4,
  prerequisites: [],
  about: 'Spelling words with silent letters, double letters and sounds that can be written in several ways.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
Some words are not spelt the way they sound. You have to know their secret. Here are four kinds.

- **Silent letters.** You write them, but you do not hear them: the *k* in *knee*, the *b* in *lamb*, the *w* in *wrist*.
- **Double letters.** *Address* has two *d*s and two *s*s.
- **Hidden vowels.** In *library* you hardly hear the first *r* or the *a*.
- **Two ways for one sound.** The sound "f" can be *ph*, as in *dolphin*.

How do you learn a tricky word? Look at it. Say it the silly way, just as it is spelt: "k-nee", "Wed-nes-day". Cover it. Write it. Check it.`,
    example: `
How do you spell the word that means "at once"? Is it *immediatly* or *immediately*?

1. I look for a word inside it. I can see *immediate*.
2. *Immediate* ends with an *e*.
3. I add *-ly* and lose nothing.
4. It is **immediately**, with two *m*s.`,
    harder: `
Which is right? "Do not (exagerate, exaggerate, exadgerate) how big the fish was."

1. I say it in parts: ex-ag-ger-ate. I cannot hear if there is one *g* or two.
2. So I need a trick. Think of the fish: it gets bi**gg**er and bi**gg**er. *Exaggerate* has two *g*s, like *bigger*.
3. *Exadgerate* writes the sound as I hear it. But the ear is no help here.
4. The answer is **exaggerate**.

Is it *responsable* or *responsible*? *-Able* and *-ible* sound the same. Take the ending off. If a whole word is left, it is mostly *-able*: *enjoy, enjoyable*. *Respons* is not a whole word. So it is **responsible**.

Which letter is silent in **solemn**?

1. I say it slowly: sol-em. I do not hear the *n*.
2. I look for a longer word in the family. *Solemnity*: there I do hear it!
3. So the silent letter is the **n**. In the same way *sign* has *signal*, and *autumn* has *autumnal*.

The slip to watch for is choosing a letter that is hard to say but not silent. In *exhibit* the *x* makes a sound. It is the *h* that hides.

Now you try: which letter is silent in *muscle*? Think of *muscular*. (It is the c.)`,
    mistake: `
"I before e" is a good rule, but many children stop there. They write *recieve*. The rule goes on: "except after c". So look at the letter in front. In *receive* it is a *c*, so the *e* comes first. In *field* it is an *f*, so the *i* comes first. A few words, like *weird*, just break the rule. Learn those by heart.`,
    tryThis: `
Choose three words that you often get wrong. Make up a silly sentence for each, to help you. For *because* you could say: Big Elephants Can Always Understand Small Elephants. Then write each word with your eyes shut.`,
  })),
  misconceptions: once(() => ({
    'missed-not-as-it-sounds': {
      child: 'You can’t spell this one by ear. Look, cover, write it, then check.',
      parent:
        'Misspells a word that is not written as it sounds. Write it large, mark the odd part, cover it and write it again.',
    },
    'missed-i-before-e': {
      child: 'With a long “ee” sound write i before e, but not after c.',
      parent:
        'Misspells a word with ie or ei. Learn “i before e, except after c” for the long “ee” sound, with field and receive.',
    },
    'missed-double-letter': {
      child: 'One sound in this word needs a double letter. Find out which.',
      parent: 'Misspells a word with a double letter. Clap the word together and colour in the pair.',
    },
    'missed-hidden-vowel': {
      child: 'One letter is hard to hear. Say the word slowly, with every letter.',
      parent:
        'Misspells a word with a vowel that is hard to hear. Say it in a silly way that sounds each letter.',
    },
    'missed-ei-word': {
      child: 'This one has ei. Learn it with others, like eight and weigh.',
      parent: 'Misspells a word with ei. Learn a few together in one sentence: eight neighbours weigh.',
    },
    'missed-silent-letter': {
      child: 'One letter makes no sound, but you must write it.',
      parent:
        'Misspells a word with a silent letter. Say that letter aloud for fun, k-nee or lam-b, to remember that it is there.',
    },
    'missed-ough-word': {
      child: 'The letters ough make many sounds. Learn this word by heart.',
      parent:
        'Misspells a word with ough. Collect some, such as though, rough and bought, and read them aloud.',
    },
    'missed-single-letter': {
      child: 'There is just one letter here, where you may want two.',
      parent:
        'Misspells a word in which a letter comes once, though two are tempting. Write it with that letter in colour.',
    },
    'missed-word-in-word': {
      child: 'Look for a small word inside it. It shows you the letters.',
      parent:
        'Misspells a word with a helpful small word inside, such as “ear” in heart. Hunt for words in words together.',
    },
    'missed-y-for-i': {
      child: 'It sounds like i, but this word has a y.',
      parent: 'Misspells a word in which y sounds like i, as in gym. Keep a list of such words.',
    },
    'missed-que-or-gue': {
      child: 'This ending looks French: que sounds like k and gue like g.',
      parent: 'Misspells a word that ends in -que or -gue. Learn some together: unique, antique, league.',
    },
    'missed-ch-for-k': {
      child: 'It sounds like k, but this word has ch.',
      parent:
        'Misspells a word in which ch sounds like k, as in school. Collect words such as echo and chemist.',
    },
    'missed-sc-for-s': {
      child: 'It sounds like s, but this word has sc.',
      parent: 'Misspells a word in which sc sounds like s, as in science. Say “s-c” when spelling it aloud.',
    },
    'missed-tion-or-sion': {
      child: 'Many endings sound like “shun”. Think of a word from the same family.',
      parent:
        'Misspells a word that ends in -tion, -sion, -ssion or -cian. Find the root: magic gives magician.',
    },
    'missed-ph-for-f': {
      child: 'It sounds like f, but this word has ph.',
      parent: 'Misspells a word in which ph sounds like f. Collect words such as dolphin and photo.',
    },
    'missed-cious-or-tious': {
      child: 'Two endings sound the same. Think of a word in the same family.',
      parent:
        'Misspells a word that ends in -cious or -tious. A related word helps: space gives spacious, caution gives cautious.',
    },
    'missed-able-or-ible': {
      child: 'Two endings sound the same. If a whole word comes first, it is mostly -able.',
      parent:
        'Misspells a word that ends in -able or -ible. Take off the ending: a whole word, as in comfort-able, mostly takes -able.',
    },
    'missed-ant-or-ent': {
      child: 'Two endings sound the same. Learn this word with its ending.',
      parent:
        'Misspells a word with -ant or -ent, or -ance or -ence. Learn it with a partner, such as different and difference.',
    },
    'missed-that-the-letter-is-heard': {
      child: 'Say each word slowly. In that one you can hear the letter.',
      parent: 'Picks a word in which the letter is heard. Say the words aloud together and listen for it.',
    },
    'chose-a-letter-that-is-heard': {
      child: 'Say the word slowly and point. You can hear the letter you chose.',
      parent:
        'Picks a letter that is heard. Read the word aloud and cross off each letter that makes a sound.',
    },
  })),
  templates: [rightSpelling, missingLetters, wordWithSilent, whichIsSilent],
  earlier: [
    rightSpellingIn({ version: 1 }, drawMisspelt),
    missingLettersIn(1),
    wordWithSilentIn({ version: 1 }, fourHeard),
    whichIsSilentIn(1, (random, step) => random.pick(wordsAt(random, step))),
  ],
}
