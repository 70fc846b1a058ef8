import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { prefixTraps } from './hard-words/prefixes.ts'
import { moreOppositePrefixes, oppositePrefixes, prefixMeanings } from './prefixed-words.ts'
import { drawYear } from './word-drawing.ts'

/** The rows of a text by year, split into cells. */
const byYear = (text: string) =>
  once(() => {
    const found: Record<number, string[][]> = { 4: [], 5: [], 6: [] }
    for (const row of text.trim().split('\n')) {
      const [year = '', ...cells] = row.split('|')
      found[Number(year)]?.push(cells)
    }
    return found
  })

const opposites = byYear(oppositePrefixes)
const allOpposites = byYear(oppositePrefixes + moreOppositePrefixes.trimStart())
const meanings = byYear(prefixMeanings)
const negative = ['un', 'dis', 'in', 'im', 'ir', 'il'] as const

/** Rows are weighted by their number of words, so that no word comes up too often. */
const wordsOf = (rows: ReturnType<typeof opposites>, year: number) =>
  (rows[year] ?? []).flatMap(([prefix = '', list = '']) =>
    list.split(', ').map(base => ({ year, prefix, base })),
  )

const drawOpposite = (random: Random, year: number) => random.pick(wordsOf(opposites(), year))

/** Why this prefix: a spelling rule for im-, ir- and il-, and the sound for the others. */
function reason(prefix: string, base: string): string {
  const first = base.charAt(0)
  if (prefix === 'im') return `Before m or p the prefix in- becomes im-, and ${base} begins with ${first}.`
  if (prefix === 'ir') return `Before r the prefix in- becomes ir-, and ${base} begins with ${first}.`
  if (prefix === 'il') return `Before l the prefix in- becomes il-, and ${base} begins with ${first}.`
  return `There is no rule for ${base}: you have to learn that it takes ${prefix}-.`
}

/** How often each prefix is the answer: un- fits most words, and would be right far too often; dis- is the longest. */
const shares = ['un', 'un', 'dis', 'in', 'in', 'im', 'im', 'ir', 'il']

function drawEvenly(random: Random, year: number) {
  for (;;) {
    const prefix = random.pick(shares)
    const words = wordsOf(allOpposites(), year).filter(word => word.prefix === prefix)
    if (words.length > 0) return random.pick(words)
  }
}

interface Opposite {
  readonly prefix: string
  readonly base: string
}

interface Asked extends Opposite {
  readonly year: number
  /** Where a prefix is given: words that take another. */
  readonly others?: readonly Opposite[]
}

const traps = once(() =>
  prefixTraps
    .trim()
    .split('\n')
    .map(row => {
      const [prefix = '', words = '', others = ''] = row.split('|')
      return {
        prefix,
        words: words.split(', '),
        others: others.split('; ').flatMap(group => {
          const [own = '', list = ''] = group.split(': ')
          return list.split(', ').map((base): Opposite => ({ prefix: own, base }))
        }),
      }
    }),
)

/** The first letter of a word often shows its prefix. So steps 4 and 5 give the prefix, and ask for the word. */
function drawTrap(random: Random, step: Step): Asked {
  const { prefix, words, others } = random.pick(traps())
  return { year: drawYear(random, step), prefix, base: random.pick(words), others: random.sample(others, 8) }
}

const whole = ({ prefix, base }: Opposite) => prefix + base

function askForWord({ prefix, base, others }: Asked & { readonly others: readonly Opposite[] }) {
  return {
    stem: `Which of these words takes the prefix **${prefix}-** to make its opposite?`,
    right: { text: base },
    wrong: others.map(other => ({ text: other.base, misconception: 'chose-a-word-with-another-prefix' })),
    explanation: `${reason(prefix, base)} The opposite of ${base} is **${prefix}${base}**. But we say ${listed(others.slice(0, 3).map(whole))}.`,
  }
}

const choosePrefixIn = (version: number, draw: (random: Random, step: Step) => Asked) =>
  template({
    id: 'english.prefixes.choose',
    version,
    ...(version > 1 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 15,
    draw,
    measure: 'school year of the word, its letters, and whether five words must be tried',
    hardness: ({ year, base, others }) => year + base.length / 10 + (others ? 1 : 0),
    write: ({ year, prefix, base, others }, random) =>
      others
        ? askForWord({ year, prefix, base, others })
        : {
            stem: `Which prefix makes the opposite of **${base}**?`,
            right: { text: `${prefix}-` },
            wrong: random.shuffle(negative.filter(other => other !== prefix)).map(other => ({
              text: `${other}-`,
              misconception: other.startsWith('i') ? 'chose-the-wrong-form-of-in' : 'chose-a-prefix-by-ear',
            })),
            explanation: `${reason(prefix, base)} The opposite of ${base} is **${prefix}${base}**.`,
          },
  })

export const choosePrefix = choosePrefixIn(2, (random, step) =>
  step < 4 ? drawEvenly(random, drawYear(random, step)) : drawTrap(random, step),
)

export const writeOpposite = template({
  id: 'english.prefixes.write-opposite',
  version: 2,
  mode: 'typed',
  seconds: 20,
  draw: (random, step) => random.pick(wordsOf(allOpposites(), drawYear(random, step))),
  measure: 'school year of the word, and its letters',
  hardness: ({ year, base }) => year + base.length / 10,
  write: ({ prefix, base }) => ({
    stem: `Add a prefix (un-, dis-, in-, im-, ir- or il-) to **${base}** to make its opposite. Write the whole word.`,
    expected: { kind: 'text', value: prefix + base },
    mistakes: [
      ...negative
        .filter(other => other !== prefix)
        .map(other => ({ text: other + base, misconception: 'chose-the-wrong-prefix' })),
      { text: prefix.slice(0, -1) + base, misconception: 'lost-a-letter-at-the-join' },
      { text: `${prefix}-${base}`, misconception: 'put-in-a-hyphen' },
    ],
    explanation: `${reason(prefix, base)} Join them without losing a letter: ${prefix} + ${base} = **${prefix}${base}**.`,
  }),
})

const writeOppositeBefore = template({
  ...writeOpposite,
  version: 1,
  draw: (random, step) => drawOpposite(random, drawYear(random, step)),
})

/** Prefixes with similar meanings, in both directions. */
const nearPrefixes = new Set(['pre fore', 'fore pre', 'inter mid', 'mid inter'])

export const prefixMeaning = template({
  id: 'english.prefixes.meaning',
  version: 1,
  mode: 'options',
  seconds: 20,
  draw: (random, step) => {
    const year = drawYear(random, step)
    const rows = meanings()[year] ?? []
    const [[prefix = '', meaning = '', words = ''] = [], ...others] = random.shuffle(rows)
    return {
      year,
      prefix,
      meaning,
      words: random.sample(words.split(', '), step < 3 ? 2 : 1),
      others: others
        .filter(([other = '']) => !nearPrefixes.has(`${prefix} ${other}`))
        .slice(0, 4)
        .map(([, other = '']) => other),
    }
  },
  measure: 'school year of the prefix, and examples that are missing',
  hardness: ({ year, words }) => year + 2 - words.length,
  write: ({ prefix, meaning, words, others }) => ({
    stem: `What does the prefix **${prefix}-** mean in ${words.map(word => `**${word}**`).join(' and ')}?`,
    right: { text: meaning },
    wrong: others.map(text => ({ text, misconception: 'took-it-for-another-prefix' })),
    explanation: `The prefix ${prefix}- means “${meaning}”. You find it in ${words.map(word => `“${word}”`).join(' and ')}.`,
  }),
})

export const prefixes: Topic = {
  id: 'english.prefixes',
  name: 'Prefixes',
  subdomain: 'spelling',
  year: 4,
  prerequisites: ['english.antonyms'],
  about: 'Knowing what beginnings such as un-, re- and sub- mean, and choosing the right one.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **prefix** is a small part that you put in front of a word. It changes what the word means. The word itself stays as it is. *Re-* means "again", so to *refill* is to fill again.

Some prefixes make the **opposite**. They are *un-*, *dis-*, *in-*, *im-*, *ir-* and *il-*. How do you choose?

- Before *l* use *il-*, as in *illegal*. (But *unlock* and *unlucky* are old words, and they take *un-*.)
- Before *r* you often need *ir-*, as in *irregular*.
- Before *m* or *p* you often need *im-*, as in *impossible*.
- For the rest, say it out loud. What have you seen in books?

If you know what the prefix means, you can work out a long word. *Sub-* is "under", and *marine* is "of the sea". So a submarine goes under the sea.`,
    example: `
Make the opposite of **responsible**.

1. I look at the first letter. It is *r*.
2. Before *r* I need *ir-*.
3. I join the two parts and keep all the letters: *ir* and *responsible*.
4. The word is **irresponsible**. It has two of the letter *r*.`,
    harder: `
What does the prefix **contra-** mean in *contradict*?

1. I think of a sentence. "Do not contradict me!" You say that when someone says the opposite of what you said.
2. I split the word: contra | dict. I know *dict* from *dictionary* and *dictate*. It is to do with saying.
3. So *contradict* is "say the opposite". *Contra-* must mean **against** or **opposite to**.
4. I test it on another word. *Contrast* shows how two things are opposite. It fits.

Some prefixes are nearly twins. *Inter-* is "between": an international match is between nations. *Intra-* is "inside". *Hyper-* is "too much", and *hypo-* is "too little". *Fore-* is "before", but *for-* is not.

Now the opposites. Make the opposite of **mature**.

1. It begins with *m*. So I need *im-*.
2. I keep all the letters: im | mature.
3. The word is **immature**, with two *m*s. If you lose one, look at the join.

The slip to watch for is choosing *un-* because it is the most common. Say it: *unmature*? You have never read that.

Now you try: what does *mal-* mean in *malfunction*? The printer has one when it eats the paper. (It means bad or badly.)`,
    mistake: `
Some children lose a letter at the join. They write *mispell* or *unecessary*. Draw a line between the two parts: mis | spell, un | necessary. Now you can see that both letters must stay. If you take the prefix away, a whole word must be left.`,
    tryThis: `
Write these prefixes on slips of paper: *un*, *re*, *dis* and *mis*. Write ten short words on more slips. Match them up. How many real words can you make? Is there a word that takes two of them?`,
  })),
  misconceptions: once(() => ({
    'chose-the-wrong-form-of-in': {
      child: 'Look at the first letter: im before m or p, ir before r, il before l. Then say it.',
      parent:
        'Chooses in-, im-, ir- or il- where another beginning is right. Say the whole word aloud and ask if it is a real one.',
    },
    'chose-a-prefix-by-ear': {
      child: 'Un- and dis- do not fit every word. Say the new word aloud before you choose.',
      parent:
        'Uses un- or dis- because it sounds familiar. Look the word up together and read it in a sentence.',
    },
    'chose-a-word-with-another-prefix': {
      child: 'That word takes another beginning. Say each new word aloud and trust the one you have read.',
      parent:
        'Goes by the first letter, or by ear, and picks a word that takes another prefix. Say all the new words aloud and compare.',
    },
    'chose-the-wrong-prefix': {
      child: 'That beginning does not go with this word. Try the others and say each one aloud.',
      parent:
        'Chooses the wrong beginning for the opposite. Collect words on cards under un-, dis-, in- and im-.',
    },
    'lost-a-letter-at-the-join': {
      child: 'Keep all the letters of both parts. The same one can come twice.',
      parent:
        'Drops a letter where the two parts meet, as in ilegal. Write the parts apart first, then push them together.',
    },
    'put-in-a-hyphen': {
      child: 'No dash is needed. Join the two parts into one word.',
      parent: 'Puts a hyphen after the prefix. Show that unhappy and illegal are written as one word.',
    },
    'took-it-for-another-prefix': {
      child: 'What do other words that begin like this share? That is what it means.',
      parent:
        'Mixes up the meaning of two prefixes. Collect words with the same beginning, such as submarine and subway.',
    },
  })),
  templates: [choosePrefix, writeOpposite, prefixMeaning],
  earlier: [
    choosePrefixIn(1, (random, step) => drawOpposite(random, drawYear(random, step))),
    writeOppositeBefore,
  ],
}
