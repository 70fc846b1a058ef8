import { once } from '../once.ts'
import type { Step } from '../question.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed, withArticle } from '../wording.ts'
import { contractedLines } from './contracted-lines.ts'
import { formalWordLines } from './formal-words.ts'
import { type LetterSlot, type RegisterLetter, registerLetters } from './register-letters.ts'
import { type RegisterLine, type RegisterSlot, registerLines } from './register-lines.ts'
import { names } from './sentences.ts'

const slotsIn = ({ pieces }: RegisterLine): RegisterSlot[] =>
  pieces.flatMap(piece => (typeof piece === 'string' ? [] : piece))

/** The line with these places left informal. */
const written = ({ pieces }: RegisterLine, informal: readonly RegisterSlot[]) =>
  pieces
    .map(piece =>
      typeof piece === 'string' ? piece : informal.includes(piece) ? piece.informal : piece.formal,
    )
    .join('')

const near = (step: Step) => (step === 1 ? 0 : 1)

export const mostFormal = template({
  id: 'english.formal-and-informal.most-formal',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => ({
    line: random.pick(registerLines.filter(({ level }) => level <= step && level >= step - near(step))),
    people: random.sample(names, 2),
  }),
  measure: 'from slang (1) to everyday words that are only a little less formal (5)',
  hardness: ({ line }) => line.level,
  write: ({ line, people: [writer = '', named = ''] }) => {
    const slots = slotsIn(line)
    const text = (informal: readonly RegisterSlot[]) => written(line, informal).replace('@', named)
    const mixed = (left: readonly RegisterSlot[]): WrongChoice => ({
      text: text(left),
      misconception: left[0]?.misconception ?? '',
    })
    const pairs = slots.flatMap((one, at) => slots.slice(at + 1).map(other => [one, other]))
    const changed = slots.map(({ formal, informal }) => `“${informal}” becomes “${formal}”`)
    return {
      stem: `${writer} has scribbled a note: *${text(slots)}*\n\nWhich version is the **most formal**, as in an official letter or notice?`,
      right: { text: text([]) },
      wrong: [...slots.map(slot => mixed([slot])), ...pairs.map(mixed)],
      explanation: `Go through it bit by bit. Wherever it sounds like a chat with a friend, write it as in a serious letter: ${listed(changed)}. Only one version changes every bit: **${text([])}**`,
    }
  },
})

export const formalWord = template({
  id: 'english.formal-and-informal.formal-word',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => ({
    line: random.pick(formalWordLines.filter(({ level }) => level <= step && level >= step - near(step))),
    name: random.pick(names),
  }),
  measure: 'how seldom the formal word is met, from “receive” (1) to “abolish” (5)',
  hardness: ({ line }) => line.level,
  write: ({ line: { before, everyday, after, formal, informal, other }, name }, random) => {
    const written = (word: string) => `${before}**${word}**${after}`.replace('@', name)
    const likely = informal.flatMap((text, at) => [
      { text, misconception: 'chose-another-informal-word' },
      { text: other[at] ?? '', misconception: 'chose-a-word-with-another-meaning' },
    ])
    return {
      stem: `${written(everyday)}\n\nWhich word or phrase means the same in this sentence, but is **more formal**?`,
      right: { text: formal },
      wrong: random.shuffle(likely),
      explanation: `Two things have to be right. It must mean the same as “${everyday}”, and it must suit a serious letter. Words such as “${informal[0]}” mean much the same but belong to a chat. Words such as “${other[0]}” are formal but mean something else. So: ${written(formal)}`,
    }
  },
})

const isSlot = (piece: string | LetterSlot): piece is LetterSlot => typeof piece !== 'string'

const levelsAt: Readonly<Record<Step, readonly number[]>> = {
  1: [1],
  2: [1, 2],
  3: [2],
  4: [2, 3],
  5: [3],
}

const letterText = ({ pieces }: RegisterLetter, odd: LetterSlot, name: string) =>
  pieces
    .map(piece => (!isSlot(piece) ? piece : piece === odd ? piece.stranger : piece.fits))
    .join('')
    .replaceAll('@', name)

/** Up to three words that follow a slot in its sentence, with the space before them. */
function wordsAfter({ pieces }: RegisterLetter, slot: LetterSlot): string {
  const next = pieces[pieces.indexOf(slot) + 1]
  return typeof next === 'string' ? (/^(?: [\w@’]+){1,3}/.exec(next)?.[0] ?? '') : ''
}

export const doesNotFit = template({
  id: 'english.formal-and-informal.does-not-fit',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const formal = random.chance(0.6)
    const level = random.pick(levelsAt[step])
    const all = registerLetters.filter(each => each.formal === formal)
    const letter = random.pick(
      all.filter(({ pieces }) => pieces.some(piece => isSlot(piece) && piece.level === level)),
    )
    const odd = random.pick(letter.pieces.filter(isSlot).filter(slot => slot.level === level))
    return { letter, odd, name: random.pick(names) }
  },
  measure: 'how little the words that don’t fit differ from the others, from 1 to 3',
  hardness: ({ odd }) => odd.level,
  write: ({ letter, odd, name }, random) => {
    const { kind, formal } = letter
    const shown = (text: string) => text.replace('@', name)
    const others = letter.pieces.filter(isSlot).filter(slot => slot !== odd)
    const [is, should] = formal ? ['informal', 'formal'] : ['formal', 'informal']
    return {
      stem: `${capital(withArticle(kind))}:\n\n*${letterText(letter, odd, name)}*\n\nOne part is too **${is}** for it. Which words don’t fit?`,
      right: { text: shown(odd.stranger) },
      wrong: random.shuffle(others).map(slot => ({
        text: shown(`${slot.fits}${random.chance(0.6) ? wordsAfter(letter, slot) : ''}`),
        misconception: formal ? 'took-formal-words-for-informal' : 'took-informal-words-for-formal',
      })),
      explanation: `${formal ? 'This is for people whom the writer does not know well, so it is formal' : 'This is for family or friends, so it sounds like a chat'}. “${shown(odd.stranger)}” is more ${is} than the rest. In ${should} English it would be **${shown(odd.fits)}**.`,
    }
  },
})

/** Words that a child might take for the contraction, with the mistake behind them. */
function slipsFor(short: string, full: string): { text: string; misconception: string }[] {
  const [first = '', second = ''] = full.split(' ')
  const because = (misconception: string, ...texts: string[]) => texts.map(text => ({ text, misconception }))
  if (short.endsWith('n’t')) {
    const stem = short.slice(0, -3).toLowerCase()
    return [
      ...(/^(?:wo|sha|ca)$/.test(stem) ? because('kept-the-short-form', `${stem} not`) : []),
      ...because('left-out-not', stem === 'ca' ? 'can' : first),
    ]
  }
  if (short === 'Let’s') return because('mixed-up-is-and-has', 'let is')
  if (short.endsWith('’s'))
    return because('mixed-up-is-and-has', `${first} ${second === 'is' ? 'has' : 'is'}`, `${first} was`)
  if (short.endsWith('’d'))
    return because('mixed-up-had-and-would', `${first} ${second === 'had' ? 'would' : 'had'}`, `${first} did`)
  if (short.endsWith('’ve'))
    return because('wrote-another-helper-verb', `${first} of`, `${first} had`, `${first} has`)
  return because(
    'wrote-another-helper-verb',
    `${first} were`,
    `${first} was`,
    `${first} would`,
    `${first} is`,
  )
}

export const writeInFull = template({
  id: 'english.formal-and-informal.write-in-full',
  version: 1,
  mode: 'typed',
  seconds: 25,
  draw: (random, step) => ({
    line: random.pick(contractedLines.filter(({ level }) => level <= step && level >= step - near(step))),
    name: random.pick(names),
  }),
  measure: 'from words that only lose a letter (1) to those with two meanings in longer sentences (5)',
  hardness: ({ line }) => line.level,
  write: ({ line: { text, short, full }, name }) => {
    const [value = '', ...also] = full
    return {
      stem: `${text.replace('@', name)}\n\nFormal English has no contractions. Write **${short}** in full.`,
      expected: { kind: 'text', value, ...(also.length > 0 && { also }) },
      mistakes: slipsFor(short, value).filter(({ text: slip }) => !full.includes(slip)),
      explanation: `The apostrophe shows where letters have been left out. Say the sentence slowly, with all its letters: ${text.replace('@', name).replace(`**${short}**`, `**${text.startsWith('**') ? capital(value) : value}**`)} So **${short}** is **${value}** here.`,
    }
  },
})

export const formalAndInformal: Topic = {
  id: 'english.formal-and-informal',
  name: 'Formal and informal English',
  subdomain: 'grammar',
  year: 6,
  prerequisites: ['english.apostrophes', 'english.subject-verb-agreement'],
  about: 'Choosing words that suit a serious letter or a note to a friend, without slang or contractions.',
  weights: { gl: 1, cem: 1, iseb: 2 },
  lesson: once(() => ({
    version: 1,
    idea: `
You don’t wear wellies to a wedding. Words are like clothes: they have to suit the day.

**Informal** English is for family and friends. It sounds like a chat: *Hiya! Can’t wait to see you!*

**Formal** English is for people you don’t know well, such as a head teacher or a judge. It is for letters, reports and notices: *I look forward to meeting you.*

In formal English:

- **No contractions.** Write *do not*, not *don’t*.
- **No slang.** Write *children*, not *kids*.
- **Choose the grander verb.** Write *receive* for *get*, and *postpone* for *put off*.
- **No chatty bits** such as *you know*, *loads of* or *worse luck*.
- **Standard grammar.** Write *we were*, not *we was*.

Neither kind is better. A formal note to your best friend would sound very odd!`,
    example: `
Make this formal: *The kids can’t come because they’ve got a bug.*

1. *Kids* is slang. Write *children*.
2. *Can’t* is a contraction. Write *cannot*.
3. *They’ve got a bug* has a contraction, and *bug* is chatty. Write *they are ill*.
4. ***The children cannot come because they are ill.***`,
    harder: `
Which is more formal?

- *If you need more details, please get in touch.*
- *Should you require further details, please contact us.*

1. There is no slang in either. We have to look at each word.
2. *Need* is an everyday word. *Require* means the same, and is more formal.
3. *More* and *further*: you say *more* every day. *Further* is for letters.
4. *Get in touch* has three small words. *Contact* is one longer word. Formal English likes one longer verb.
5. *Should you* in place of *if you* is formal too. So it is the **second**.`,
    mistake: `
It is easy to change the slang and forget the rest: “The children **can’t** attend.” To find what is left, read it once more and look just for apostrophes. Then look for small verbs with *up, off* or *out*, such as *put off* and *find out*.`,
    tryThis: `
Pretend that a teddy has lost its hat. Tell a friend about it in a note. Then write to the King about it, as formally as you can. Read both aloud in the right kind of voice.`,
  })),
  misconceptions: once(() => ({
    'left-in-a-contraction': {
      child: 'There is still a short form with an apostrophe, such as “it’s”. Write it in full.',
      parent: 'Overlooks a contraction. Read the sentence once more, looking only for apostrophes.',
    },
    'left-in-slang': {
      child: 'There is still a word that you would only say to your friends.',
      parent: 'Overlooks a slang word. Ask whether a newsreader would say it.',
    },
    'left-in-an-everyday-word': {
      child: 'One word in it is fine for every day, but there is a more formal one.',
      parent: 'Overlooks an everyday word. Compare the sentences word by word and ask which word is grander.',
    },
    'left-in-chatty-words': {
      child: 'There are still some words in it that belong to a chat, not a letter.',
      parent: 'Overlooks chatty words. Ask if you could say the same thing to the King.',
    },
    'left-in-grammar-that-is-not-standard': {
      child: 'There is grammar in it, such as “we was”, that we don’t use in writing.',
      parent: 'Overlooks grammar that is not Standard English, such as “we was” or “ain’t”.',
    },
    'took-formal-words-for-informal': {
      child: 'Those words suit a serious text. Look for words that sound like a chat.',
      parent: 'Mistakes formal words for the ones that don’t fit. Read it in the voice of a newsreader.',
    },
    'took-informal-words-for-formal': {
      child: 'Those words are just right for friends. Look for words that sound stiff.',
      parent: 'Mistakes friendly words for the stiff ones. Read it as if talking to a friend.',
    },
    'chose-another-informal-word': {
      child: 'That means much the same, but you would only say it in a chat.',
      parent: 'Chooses another everyday expression. Ask whether a judge or a newsreader would say it.',
    },
    'chose-a-word-with-another-meaning': {
      child: 'That is a formal word, but it means something else. Put it into the sentence and listen.',
      parent: 'Chooses a grand word with another meaning. Ask what it means, and look it up together.',
    },
    'kept-the-short-form': {
      child: 'The word changes when it is shortened. Think what it is in full.',
      parent: 'Keeps “wo” of “won’t” or the like. Learn these: will not, shall not, cannot.',
    },
    'left-out-not': {
      child: 'The n and t are what is left of “not”. Now it says the opposite.',
      parent: 'Leaves out “not”. Ask what the letters n and t at the end are short for.',
    },
    'mixed-up-is-and-has': {
      child: 'The letter s after the apostrophe can be short for is, has or us. Try each of them.',
      parent: 'Mixes up what ’s is short for: is, has, or us in “let’s”. Read it aloud with each of them.',
    },
    'mixed-up-had-and-would': {
      child: 'The letter d after the apostrophe can be short for had or would. Try both.',
      parent: 'Mixes up had and would, both short as ’d. Read the sentence aloud with each of them.',
    },
    'wrote-another-helper-verb': {
      child: 'Look at the letters after the apostrophe. They are the end of another word.',
      parent: 'Writes another helper verb, or “of” for “have”. Compare the letters after the apostrophe.',
    },
  })),
  templates: [mostFormal, formalWord, doesNotFit, writeInFull],
}
