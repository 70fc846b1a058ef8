import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { names } from './sentences.ts'
import { ownLines, pairs, shortForms, shortLines } from './short-forms.ts'

const shortFormIn = (version: 1 | 2) =>
  template({
    id: 'english.apostrophes.short-form',
    version,
    mode: 'typed',
    seconds: 20,
    draw: (random, step) => {
      const fitting = shortForms.filter(({ 4: level }) => Math.abs(level - step) <= 1)
      const [before, long, short, endings, level] = random.pick(fitting)
      return { before, long, short, ending: random.pick(endings), level }
    },
    measure: 'from “I’m” (1) to forms in which more than one letter changes, such as “won’t” (5)',
    hardness: ({ level }) => level,
    write: ({ before, long, short, ending }) => {
      const plain = short.replace('’', '')
      return {
        stem: `${before} **${long}** ${ending}.\n\nWrite ${long === 'cannot' ? 'the word' : 'the two words'} in bold type as one short word with an apostrophe.`,
        expected: { kind: 'text', value: short },
        mistakes: [
          { text: plain, misconception: 'left-out-the-apostrophe' },
          ...(short.endsWith('n’t')
            ? [{ text: `${short.slice(0, -3)}’nt`, misconception: 'apostrophe-between-the-words' }]
            : []),
          ...(/(?:could|should|might) have/.test(long)
            ? [{ text: long.replace('have', 'of'), misconception: 'wrote-of-for-have' }]
            : []),
          ...(short === 'won’t' ? [{ text: 'willn’t', misconception: 'forgot-that-the-verb-changes' }] : []),
        ].filter(({ text }) => text !== short),
        explanation: `The apostrophe ${version === 1 ? 'stands where' : 'shows where'} letters have been left out: ${long} becomes **${short}**.${/won’t|shan’t/.test(short) ? ' This one changes more than most, so learn it by heart.' : ''}`,
      }
    },
  })

export const shortForm = shortFormIn(2)

type Number = 'one' | 'many' | 'irregular'

const owners: readonly (readonly [owner: string, number: Number])[] = [
  ...['girl', 'boy', 'teacher', 'farmer', 'baker', 'dog', 'pirate', 'sailor'].map(
    word => [word, 'one'] as const,
  ),
  ...['girls', 'boys', 'teachers', 'farmers', 'bakers', 'dogs', 'pirates', 'sailors', 'twins'].map(
    word => [word, 'many'] as const,
  ),
  ...['children', 'women', 'men', 'mice', 'geese', 'people'].map(word => [word, 'irregular'] as const),
]
const things = ['kite', 'basket', 'house', 'boat', 'cart', 'garden', 'tent', 'blanket', 'ball', 'hut']
const animals = new Set(['dog', 'dogs', 'mice', 'geese'])
const animalThings = ['food', 'water', 'corner', 'straw', 'blanket', 'dinner']

const ownersNow: typeof owners = [
  ...['girl', 'boy', 'teacher', 'farmer', 'baker', 'dog', 'captain', 'sailor'].map(
    word => [word, 'one'] as const,
  ),
  ...['girls', 'boys', 'teachers', 'farmers', 'bakers', 'dogs', 'captains', 'sailors', 'twins'].map(
    word => [word, 'many'] as const,
  ),
  ...['children', 'women', 'men', 'mice', 'geese', 'grandchildren', 'oxen'].map(
    word => [word, 'irregular'] as const,
  ),
]
const thingsNow = [
  'kite',
  'bicycle',
  'house',
  'boat',
  'garden',
  'tent',
  'blanket',
  'ball',
  'camera',
  'suitcase',
]
const thingsOf: Readonly<Record<string, readonly string[]>> = {
  dog: ['food', 'bowl', 'blanket', 'basket', 'bed'],
  dogs: ['food', 'bowl', 'blanket', 'basket', 'bed'],
  mice: ['nest', 'food', 'cage', 'wheel', 'straw'],
  geese: ['nest', 'food', 'pen', 'shed', 'corn'],
  oxen: ['cart', 'hay', 'stable', 'plough', 'straw'],
}

const numberLevel: Readonly<Record<Number, number>> = { one: 1, many: 3, irregular: 5 }

const possessive = (owner: string, number: Number) => (number === 'many' ? `${owner}’` : `${owner}’s`)

const whoOwnsItIn = (version: 1 | 2) =>
  template({
    id: 'english.apostrophes.who-owns-it',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      const fitting = (version === 1 ? owners : ownersNow).filter(
        ([, number]) => Math.abs(numberLevel[number] - step) <= (step === 1 || step === 5 ? 1 : 2),
      )
      const [owner, number] = random.pick(fitting)
      return {
        owner,
        number,
        thing: random.pick(
          version === 1 ? (animals.has(owner) ? animalThings : things) : (thingsOf[owner] ?? thingsNow),
        ),
        name: random.pick(names),
      }
    },
    measure: 'one owner (1), several whose name ends with s (3), several whose name does not (5)',
    hardness: ({ number }) => numberLevel[number],
    write: ({ owner, number, thing, name }) => {
      const line = (phrase: string) => `${name} saw the ${phrase}.`
      const right = possessive(owner, number)
      const stem = owner.replace(/s$/, '')
      return {
        stem: `The ${thing} belongs to the **${owner}**. Which sentence is written correctly?`,
        right: { text: line(`${right} ${thing}`) },
        wrong: [
          {
            text: line(`${number === 'many' ? `${stem}’s` : `${owner}s’`} ${thing}`),
            misconception: number === 'many' ? 'apostrophe-for-one-owner' : 'apostrophe-for-several-owners',
          },
          {
            text: line(`${number === 'many' ? owner : `${owner}s`} ${thing}`),
            misconception: 'left-out-the-apostrophe',
          },
          { text: line(`${owner} ${thing}’s`), misconception: 'apostrophe-on-the-thing' },
          {
            text: line(number === 'many' ? `${owner}’s ${thing}` : `${owner}s’s ${thing}`),
            misconception: 'one-s-too-many',
          },
        ],
        explanation: `${version === 1 ? 'Write' : 'First write'} down who owns it: “${owner}”. ${number === 'many' ? 'That ends with an s, so only an apostrophe is added' : 'That does not end with an s, so an apostrophe and an s are added'}: **${right}**. The sentence is: ${line(`${right} ${thing}`)}`,
      }
    },
  })

export const whoOwnsIt = whoOwnsItIn(2)

export const soundAlike = template({
  id: 'english.apostrophes.sound-alike',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => {
    const pair = random.pick(pairs.filter(({ level }) => Math.abs(level - step) <= (step === 1 ? 1 : 2)))
    const short = random.chance(0.5)
    const line = random.pick((short ? shortLines : ownLines)[pair.owning] ?? [])
    return { pair, short, line, name: random.pick(names) }
  },
  measure: 'how easily the two are mixed up, from “your” (1) over “its” and “their” to “whose” (5)',
  hardness: ({ pair }) => pair.level,
  write: ({ pair, short, line, name }) => {
    const mark = /^(?:Is|Do you|May)/.test(line) ? '?' : ''
    const right = short ? pair.short : pair.owning
    const said = (word: string) => `${line.replace('@', word)}${mark}`
    return {
      stem: `${name} wrote: ${said('\\_\\_\\_\\_\\_\\_')}${mark ? '' : '.'}\n\nWhich word fills the gap?`,
      right: { text: right },
      wrong: [
        {
          text: short ? pair.owning : pair.short,
          misconception: short ? 'owner-form-for-short-form' : 'short-form-for-owner-form',
        },
        ...pair.also.map(text => ({ text, misconception: 'word-that-sounds-alike' })),
      ],
      explanation: short
        ? `Say it in full: “${said(pair.long)}” makes sense. So the short form with an apostrophe is right: **${right}**.`
        : `Say it in full: “${said(pair.long)}” makes no sense. It tells who or what something belongs to, so it has no apostrophe: **${right}**.`,
    }
  },
})

export const apostrophes: Topic = {
  id: 'english.apostrophes',
  name: 'Apostrophes',
  subdomain: 'punctuation',
  year: 4,
  prerequisites: ['english.capital-letters-and-sentences'],
  about: 'Apostrophes for short forms (“don’t”) and for belonging (“the girls’ kite”).',
  weights: { gl: 4, cem: 1, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
An **apostrophe** is a small mark that hangs in the air. It has two jobs.

**Job one: letters are missing.** *Do not* becomes *don’t*. The mark goes where the o was. *I am* becomes *I’m*. *We will* becomes *we’ll*. A few change more: *will not* becomes *won’t*.

**Job two: something belongs to someone.** Write down who owns it. Then look at the end of that word.

- No s at the end? Add **’s**: *the dog’s bed, the children’s books*.
- An s that makes it more than one? Add just the mark: *the dogs’ beds*.

So *the girl’s bag* has one girl. *The girls’ bag* has two girls or more.

The words *its, your, their* and *whose* show who owns a thing, too. They never have an apostrophe.`,
    example: `
*the coats of the boys*: where does the apostrophe go?

1. Who owns the coats? **the boys**. Write it down.
2. Does it end with an s? Yes, and it means more than one.
3. So add just an apostrophe: **the boys’ coats**.`,
    harder: `
The dinner belongs to the **geese**. How do you write it?

1. Who owns it? **the geese**. I write that down, just as it is.
2. There is more than one goose. But does the word end with an s? No, it ends with an e.
3. So I add ’s: **the geese’s dinner**.
4. The same goes for all plurals without an s: *the children’s kite, the mice’s straw, the women’s team, the people’s choice*.

The trap is *geeses’*. Some children add an s first, because there are many. But "geeses" is not a word. Never change the owner. Only add to it.

*Nobody knows (whose, who’s) in charge.*

1. I say it in full: "Nobody knows **who is** in charge." It makes sense. So it is **who’s**.
2. *Do you know (whose, who’s) pencil this is?* "Who is pencil" makes no sense. So it is **whose**, which shows who owns it.

Short forms can change a lot: *will not* becomes *won’t*, and *shall not* becomes **shan’t**. In *should’ve* the mark is where "ha" was. It never means "should of".

The slip to watch for is putting the mark in the wrong place: *do’nt*. It goes where the letters went missing.

Now you try: the tent belongs to the **teachers**. (The teachers’ tent. There is an s already, so add just the mark.)`,
    mistake: `
"It’s" and "its" are mixed up all the time. **It’s** means "it is". **Its** means that it belongs to it. To see the slip, say "it is" in its place. "The cat licked it is paw" is silly, so write "its". And never put an apostrophe in a plain plural: it is "two apples", with no mark.`,
    tryThis: `
Look for apostrophes on signs and packets today. For each one, say which job it does. Can you find one that is wrong?`,
  })),
  misconceptions: once(() => ({
    'left-out-the-apostrophe': {
      child: 'Is a letter left out, or does something belong to someone? Then put in an apostrophe.',
      parent:
        'Leaves out the apostrophe. Look for it in books: short forms such as don’t, and owners such as the girl’s kite.',
    },
    'apostrophe-between-the-words': {
      child: 'The apostrophe goes where the letter is left out: not becomes n’t.',
      parent:
        'Puts the apostrophe between the two words, as in did’nt. Write did not, cross out the o and put the mark there.',
    },
    'wrote-of-for-have': {
      child: 'It sounds like “of”, but it is “have”. Write ’ve.',
      parent: 'Writes “of” for “have”, because the two sound alike. Say it in full: could have, could’ve.',
    },
    'forgot-that-the-verb-changes': {
      child: 'This one changes more than most: will not becomes won’t. Learn it by heart.',
      parent: 'Does not know that “will not” becomes “won’t”. Learn it together with shan’t.',
    },
    'apostrophe-on-the-thing': {
      child: 'The mark goes on the owner, not on the thing.',
      parent:
        'Puts the apostrophe on the thing that is owned. Ask “Who does it belong to?” and mark that word.',
    },
    'apostrophe-for-several-owners': {
      child: 'Write the owner as it is, then add ’s. Here the owner does not end in s.',
      parent:
        'Writes s’ though the owner’s name does not end in s. Write the owner first, such as girl or children, then add ’s.',
    },
    'one-s-too-many': {
      child: 'There is one s too many. Write the owner, then add ’s, or just the mark after an s.',
      parent:
        'Adds an s too many. Write the owner first: after an s, add only the apostrophe; after any other letter, add ’s.',
    },
    'apostrophe-for-one-owner': {
      child: 'There are several owners. Write them down, then put the mark after the s.',
      parent:
        'Writes the form for one owner though there are several. Write “the boys” first, then put the mark after it.',
    },
    'short-form-for-owner-form': {
      child: 'Say it in full, like “it is” or “you are”. It makes no sense here, so no apostrophe.',
      parent:
        'Writes a short form such as it’s where something belongs to someone. Say it in full and hear whether it works.',
    },
    'word-that-sounds-alike': {
      child: 'That is not the right form here. Say the sentence in full and test it.',
      parent:
        'Chooses a wrong form such as its’ or there. Ask if it can be said in full, as “they are” or “it is”.',
    },
    'owner-form-for-short-form': {
      child: 'Say it in full, like “it is” or “you are”. It makes sense here, so use the apostrophe.',
      parent:
        'Writes the form for owners, such as its or their, where a short form is meant. Say it in full and listen.',
    },
  })),
  templates: [shortForm, whoOwnsIt, soundAlike],
  earlier: [shortFormIn(1), whoOwnsItIn(1)],
}
