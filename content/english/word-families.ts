import { likenessToOthers } from '../likeness.ts'
import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { families, roots } from './families.ts'
import { hardRoots } from './hard-words/roots.ts'
import { drawYear, quoted } from './word-drawing.ts'

interface Family {
  readonly year: number
  readonly head: string
  readonly members: readonly string[]
  readonly strangers: readonly string[]
}

const byYear = once(() => {
  const found: Record<number, Family[]> = { 4: [], 5: [], 6: [] }
  for (const row of families.trim().split('\n')) {
    const [year = '', head = '', members = '', strangers = ''] = row.split('|')
    found[Number(year)]?.push({
      year: Number(year),
      head,
      members: members.split(', '),
      strangers: strangers.split(', '),
    })
  }
  return found
})

const drawFamily = (random: Random, step: Step) => random.pick(byYear()[drawYear(random, step)] ?? [])

export const sameFamily = template({
  id: 'english.word-families.same-family',
  version: 1,
  mode: 'options',
  seconds: 20,
  draw: (random, step) => {
    const { year, head, members, strangers } = drawFamily(random, step)
    const [right = '', shown = ''] = random.sample(members, 2)
    return {
      year,
      head,
      right,
      strangers: random.sample(strangers, 4),
      asked: step > 2 && random.chance(0.6) ? shown : head,
    }
  },
  measure: 'school year of the family, and letters of the word that is asked for',
  hardness: ({ year, right }) => year + right.length / 10,
  write: ({ head, asked, right, strangers }) => ({
    stem: `Which word belongs to the same word family as **${asked}**?`,
    right: { text: right },
    wrong: strangers.map(text => ({ text, misconception: 'went-by-looks-alone' })),
    explanation: `The words ${quoted([asked, right])} both have to do with **${head}** in their meaning. The others only look a little like it.`,
  }),
})

type StrangerFor = (family: Family, random: Random) => { members: string[]; right: string }

const anyStranger: StrangerFor = ({ members, strangers }, random) => ({
  members: random.sample(members, 4),
  right: random.pick(strangers),
})

/** Of two, the stranger that looks more like the family. */
const likelyStranger: StrangerFor = ({ members, strangers }, random) => {
  const likeness = (word: string) => likenessToOthers([word, ...members].map(text => ({ text })))[0] ?? 0
  const [one = '', other = ''] = random.sample(strangers, 2)
  return { members: random.shuffle(members), right: likeness(one) > likeness(other) ? one : other }
}

const strangerIn = (version: Pick<Template, 'version' | 'balancedFrom'>, strangerFor: StrangerFor) =>
  template({
    id: 'english.word-families.stranger',
    ...version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      const family = drawFamily(random, step)
      return { year: family.year, head: family.head, ...strangerFor(family, random) }
    },
    measure: 'school year of the family, and letters of its words',
    hardness: ({ year, members }) => year + members.slice(0, 4).join('').length / 40,
    write: ({ head, members, right }) => ({
      stem: `Four of these words belong to the family of **${head}**. Which one does **not**?`,
      right: { text: right },
      wrong: members.map(text => ({ text, misconception: 'did-not-see-the-shared-root' })),
      explanation: `The words ${quoted(members)} all have to do with “${head}”. The word **${right}** only looks a little like it: it means something quite different.`,
    }),
  })

export const stranger = strangerIn({ version: 2, balancedFrom: 1 }, likelyStranger)

export const findRoot = template({
  id: 'english.word-families.find-the-root',
  version: 1,
  mode: 'typed',
  seconds: 20,
  draw: (random, step) => {
    const { year, head, members } = drawFamily(random, step)
    // A member with the head's length and first letter would be a second answer, unless it is shown.
    const rivals = members.filter(word => word.length === head.length && word[0] === head[0])
    const others = random.shuffle(members.filter(word => !rivals.includes(word)))
    return { year, head, members: random.shuffle([...rivals, ...others].slice(0, 3)) }
  },
  measure: 'school year of the family, and letters of its words',
  hardness: ({ year, members }) => year + members.join('').length / 30,
  write: ({ head, members }) => ({
    stem: `The words ${listed(members.map(word => `**${word}**`))} all belong to one family. The word that they come from has ${head.length} letters and begins with **${head.charAt(0)}**. Write that word.`,
    expected: { kind: 'text', value: head },
    mistakes: [
      ...members.map(text => ({ text, misconception: 'wrote-one-of-the-words-shown' })),
      { text: head.slice(0, -1), misconception: 'lost-the-last-letter' },
    ],
    explanation: `Take away what was added in front and at the end. What ${listed(members)} share is **${head}**, even where its spelling has changed a little.`,
  }),
})

interface Root {
  readonly root: string
  readonly meaning: string
  readonly words: readonly string[]
}

const rootsByYear = once(() => {
  const found: Record<number, Root[]> = { 4: [], 5: [], 6: [] }
  for (const row of roots.trim().split('\n')) {
    const [year = '', root = '', meaning = '', words = ''] = row.split('|')
    found[Number(year)]?.push({ root, meaning, words: words.split(', ') })
  }
  return found
})

interface AskedRoot extends Root {
  readonly year: number
  /** Meanings of other roots. */
  readonly others: readonly string[]
  /** Meanings that the words suggest. */
  readonly suggested: readonly string[]
}

function drawRoot(random: Random, step: Step): AskedRoot {
  const year = drawYear(random, step)
  const [first, ...others] = random.sample(rootsByYear()[year] ?? [], 5)
  if (!first) throw new Error('The list of roots is empty')
  return {
    year,
    root: first.root,
    meaning: first.meaning,
    words: random.sample(first.words, 2),
    others: others.map(({ meaning }) => meaning),
    suggested: [],
  }
}

const rootsWithRivals = once(() =>
  hardRoots
    .trim()
    .split('\n')
    .map((row): AskedRoot => {
      const [root = '', meaning = '', words = '', suggested = ''] = row.split('|')
      return {
        year: 6,
        root,
        meaning,
        words: words.split(', '),
        others: [],
        suggested: suggested.split(', '),
      }
    }),
)

function drawHardRoot(random: Random): AskedRoot {
  const asked = random.pick(rootsWithRivals())
  return { ...asked, words: random.sample(asked.words, 2) }
}

const rootMeaningIn = (version: number, draw: typeof drawRoot) =>
  template({
    id: 'english.word-families.root-meaning',
    version,
    mode: 'options',
    seconds: 25,
    draw,
    measure: 'school year of the root, and letters of its words',
    hardness: ({ year, words }) => year + words.join('').length / 30,
    write: ({ root, meaning, words, others, suggested }) => ({
      stem: `You can see the root **${root}** in ${words.map(word => `**${word}**`).join(' and ')}. What does this root mean?`,
      right: { text: meaning },
      wrong: [
        ...suggested.map(text => ({ text, misconception: 'took-the-meaning-of-a-whole-word' })),
        ...others.map(text => ({ text, misconception: 'took-it-for-another-root' })),
      ],
      explanation: `Think of what ${quoted(words)} have in common. The old root “${root}” means **${meaning}**.`,
    }),
  })

export const rootMeaning = rootMeaningIn(2, (random, step) =>
  step < 4 ? drawRoot(random, step) : drawHardRoot(random),
)

export const wordFamilies: Topic = {
  id: 'english.word-families',
  name: 'Word families',
  subdomain: 'vocabulary',
  year: 5,
  prerequisites: ['english.prefixes', 'english.suffixes'],
  about: 'Seeing which words come from one root, and what that root means.',
  weights: { gl: 3, cem: 4, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Words have families, just like people. *Helper*, *helpful* and *unhelpful* all come from *help*. The word that they come from is called the **root**.

Some roots are very old. They come from Latin or Greek. *Port* means "carry". So you *import* goods, which is to carry them in. A *porter* carries bags.

If you know the root, you can work out a new word. You can spell it, too. The *g* in *sign* is silent. But you can hear it in *signal*, so you know that it is there.

To check if a word is in the family, look for two things. It has to **look** like the root. It also has to **mean** something close to it.`,
    example: `
Which word is in the family of **medicine**: *medal*, *medical* or *comedy*?

1. All three have *med* in them. So looks are not enough.
2. What does *medicine* mean? It makes sick people well.
3. A *medal* is a prize. A *comedy* is a funny play. They do not fit.
4. A *medical* book is about sick people and how to help them.
5. The answer is **medical**.`,
    harder: `
Four of these words belong to the family of **press**. Which one does **not**? *pressure, express, impression, present, compress*

1. I look for the root in each. All but one have *press* in them. *Present* only starts with *pres*.
2. But looks are not enough. So I ask what each one means.
3. *Pressure* is how hard something is pressed. To *compress* is to press together. An *impression* is a mark made by pressing, or the mark that you make on others. To *express* is to press out what you think.
4. A *present* is a gift, or the time that is now. Nothing is pressed. So **present** is the stranger.

Here is a harder kind. *Deceit, deception* and *deceptive* come from one word with 7 letters that begins with **d**. Which?

1. They all share *dece*. They are all about tricking people.
2. What do you **do** if you trick people? You *deceive* them.
3. **Deceive** has 7 letters. The spelling has changed from *v* to *pt*, as in *receive* and *reception*.

The slip to watch for is looking for the root with all its letters. Old roots change a little as they grow.

Now you try: *aud* is in *audience* and *audible*. What does it mean? (To hear.)`,
    mistake: `
It is easy to be fooled by looks. *Career* starts with *care*, but it is not about caring. A career is a job for life. So try this test. Can you use the root to say what the word means? "A *carer* is someone who cares." Yes! "A *career* is ..." No. If you cannot, the word is a stranger.`,
    tryThis: `
Draw a tree. Write *light* on the trunk. Grow a branch for each word in its family: *lighten*, *sunlight* and so on. How many branches can your tree have? Now grow one for *play*.`,
  })),
  misconceptions: once(() => ({
    'went-by-looks-alone': {
      child: 'It looks like the word but means something else. Families share a meaning.',
      parent:
        'Goes by the look of the words. Ask how the meanings are linked: a signal is a sign, a sigh is not.',
    },
    'did-not-see-the-shared-root': {
      child: 'That one belongs to the family. See if its meaning has to do with the main word.',
      parent:
        'Leaves out a word that belongs to the family. Say each one in a sentence and look for the shared meaning.',
    },
    'wrote-one-of-the-words-shown': {
      child: 'You copied one of the words. Take off the parts at the front and the end.',
      parent:
        'Copies one of the words shown instead of the root. Cover the beginning and the ending and see what is left.',
    },
    'lost-the-last-letter': {
      child: 'One letter is missing at the end. Count the letters the question asks for.',
      parent:
        'Drops the last letter of the root. Endings often swallow an e, so check the number of letters.',
    },
    'took-the-meaning-of-a-whole-word': {
      child: 'Look at both words. The root means something that they share.',
      parent:
        'Thinks of one word instead of the root. Ask what both words have to do with, and look for a third with the same root.',
    },
    'took-it-for-another-root': {
      child: 'Think what the two words share. That is what the root means.',
      parent:
        'Mixes up the meaning of two roots. Collect words with the same root, such as telescope and telephone.',
    },
  })),
  templates: [sameFamily, stranger, findRoot, rootMeaning],
  earlier: [strangerIn({ version: 1 }, anyStranger), rootMeaningIn(1, drawRoot)],
}
