import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { article, capital } from '../wording.ts'
import { firstRelations, type Pair, type Relation, relations } from './relations.ts'

type Levels = Record<Step, readonly number[]>

const firstLevels: Levels = { 1: [1, 2], 2: [2], 3: [2, 3], 4: [3, 4], 5: [4, 5] }
const levels: Levels = { ...firstLevels, 4: [4], 5: [5] }

/** Two pairs with the same relation and no word in common, and other such pairs for wrong answers. */
function drawPairs(
  random: Random,
  step: Step,
  { listed, levels, others: most }: Pick<Edition, 'listed' | 'levels' | 'others'>,
) {
  const relation = random.pick(listed().filter(({ level }) => levels[step].includes(level)))
  for (;;) {
    const mixed = random.shuffle(relation.pairs)
    const [one, two] = mixed
    if (!one || !two || one.second === two.second) continue
    const words = [one.first, one.second, one.lure, two.first, two.second, two.lure]
    if (new Set(words).size < words.length) continue
    const others = mixed
      .slice(2)
      .filter(({ first, second }) => !words.includes(first) && !words.includes(second))
    const seconds = [...new Set(others.map(({ second }) => second))].filter(second => second !== two.second)
    if (seconds.length < 3) continue
    return { one, two, others: seconds.slice(0, most), level: relation.level, said: relation.said, step }
  }
}

/** The relation's sentence with the pair's words and their articles. */
const statement = (said: string, { first, second }: Pair) => {
  const wordOf = (which: string) => (which === '1' ? first : second)
  const text = said
    .replaceAll(/\ba ([12])/gi, (_, which) => `${article(wordOf(which))} ${which}`)
    .replaceAll(/[12]/g, wordOf)
  return capital(text)
}

interface Edition {
  readonly version: number
  readonly balancedFrom?: number
  readonly listed: () => readonly Relation[]
  readonly levels: Levels
  /** How many words of other pairs may be among the answers. */
  readonly others: number
}

/** Words that are as near as the right one, and one of another pair. */
const nearest = ({ one, two, others }: ReturnType<typeof drawPairs>): WrongChoice[] => [
  ...two.rivals
    .filter(({ text }) => text !== one.first && text !== one.second)
    .map(({ text, isOfKind }) => ({
      text,
      misconception: isOfKind ? 'right-kind-but-wrong-partner' : 'goes-with-it-in-another-way',
    })),
  ...others.slice(0, 1).map(text => ({ text, misconception: 'right-kind-but-wrong-partner' })),
]

const oneMissingIn = (edition: Edition) =>
  template({
    id: 'verbal-reasoning.analogies.one-missing',
    version: edition.version,
    ...(edition.balancedFrom && { balancedFrom: edition.balancedFrom }),
    mode: 'options',
    seconds: 30,
    draw: (random, step) => drawPairs(random, step, edition),
    measure: 'how abstract the relation is, from 1 to 5, and the step at which it is asked',
    hardness: ({ level, step }) => level + step / 5,
    write: facts => {
      const { one, two, others, said, step } = facts
      return {
        stem: `**${one.first}** is to **${one.second}** as **${two.first}** is to (?)`,
        right: { text: two.second },
        wrong:
          edition.version > 2 && step > 3
            ? nearest(facts)
            : [
                { text: two.lure, misconception: 'goes-with-it-in-another-way' },
                { text: one.second, misconception: 'belongs-to-the-first-pair' },
                ...others.map(text => ({ text, misconception: 'right-kind-but-wrong-partner' })),
              ],
        explanation: `Say how the first two words belong together. ${statement(said, one)} In the same way: ${statement(said, two)} So the answer is **${two.second}**.`,
      }
    },
  })

const twoMissingIn = (edition: Edition) => {
  const { version, balancedFrom } = edition
  return template({
    id: 'verbal-reasoning.analogies.two-missing',
    version,
    ...(balancedFrom && { balancedFrom }),
    ...(version > 3 && { undoubled: true as const }),
    mode: 'options',
    seconds: 45,
    draw: (random, step) => {
      const drawn = drawPairs(random, step, edition)
      const [x = '', y = ''] = drawn.others
      return {
        ...drawn,
        left: random.shuffle([drawn.one.second, drawn.one.lure, x]),
        right: random.shuffle([drawn.two.second, drawn.two.lure, y]),
      }
    },
    measure: 'how abstract the relation is, from 1 to 5, and the step at which it is asked',
    hardness: ({ level, step }) => level + step / 5,
    write: ({ one, two, left, right, said }, random) => {
      const text = (a: string, b: string) => `${a} and ${b}`
      const [x = '', y = ''] = [left, right].map(
        words => words.find(word => ![one.second, one.lure, two.second, two.lure].includes(word)) ?? '',
      )
      // Never both distractors together: puppy and bone, caterpillar and leaf would also be a good pair.
      const wrong = [
        { text: text(one.second, two.lure), misconception: 'second-pair-goes-another-way' },
        { text: text(one.lure, two.second), misconception: 'first-pair-goes-another-way' },
        ...random
          .shuffle([
            text(x, two.second),
            text(one.second, y),
            text(x, y),
            ...(version > 1 ? [text(x, two.lure), text(one.lure, y)] : []),
          ])
          .map(pair => ({ text: pair, misconception: 'right-kind-but-wrong-partner' })),
      ]
      return {
        stem: `Choose one word from each group to complete the sentence in the best way.\n\n**${one.first}** is to (${left.join(', ')}) as **${two.first}** is to (${right.join(', ')}).`,
        right: { text: text(one.second, two.second) },
        wrong,
        explanation: `Both pairs must belong together in the same way. ${statement(said, one)} ${statement(said, two)} So the words are **${one.second}** and **${two.second}**.`,
      }
    },
  })
}

export const oneMissing = oneMissingIn({
  version: 3,
  balancedFrom: 1,
  listed: relations,
  levels,
  others: 6,
})
export const twoMissing = twoMissingIn({ version: 4, balancedFrom: 1, listed: relations, levels, others: 4 })

const earlier = { levels: firstLevels, others: 4 }

export const analogies: Topic = {
  id: 'verbal-reasoning.analogies',
  name: 'Analogies',
  subdomain: 'words',
  year: 5,
  prerequisites: [],
  about: 'Seeing how two words belong together, and finding a second pair that does so too.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
Some pairs of words belong together. A puppy grows up to be a dog. A bird lives in a nest. In these questions you see one pair. You must make a second pair that belongs together **in the same way**.

The best trick is to make a sentence. Put the first two words in it. Make it as exact as you can. Then use the same sentence for the second pair.

Here are some links to look for:

- opposites (hot, cold)
- a part of a thing (petal, flower)
- what a thing is made of (window, glass)
- what a tool is used for (pen, write)
- a young animal (lamb, sheep)
- a stronger word (warm, hot)`,
    example: `
**Bird** is to **nest** as **bee** is to (honey, hive, wing, fly, egg).

1. Make a sentence: A bird lives in a nest.
2. Use it for the second pair: A bee lives in a ... hive!
3. Check the others. A bee makes honey, has a wing and can fly. But it does not live in them.
4. The answer is **hive**.`,
    harder: `
Choose one word from each group: **small** is to (tiny, size, large) as **wet** is to (rain, soaked, towel).

1. Here you must choose **both** words, and they must use the same sentence.
2. Try large: large is the opposite of small. Is one of the others the opposite of wet? No, dry is not there.
3. Try tiny: tiny is a **stronger** word for small. Is there a stronger word for wet? Yes, soaked!
4. Check size: small tells you a size. Wet tells you a ... no, that does not work.
5. The answer is **tiny** and **soaked**.

Rain and towel go well with wet. They are there to tempt you. But rain does not do to wet what tiny does to small.

Now one with a trap in the sentence. **Author** is to **novel** as **composer** is to (piano, symphony, concert). A weak sentence is "An author has to do with novels". Then all three fit! Make it exact: "An author **writes** a novel." A composer writes a **symphony**.

Now you try: penny is to pound as millilitre is to (water, litre, jug). (It is litre: a penny is a small part of a pound.)`,
    mistake: `
The trap is a word that goes well with the other word, but in another way. Bee and honey go well. Still, a bird does not make a nest to eat! Say your whole sentence again with the new words. If you have to change the sentence, the word is wrong.`,
    tryThis: `
Look round the room. Find two things that belong together, such as a key and a lock. Say how. Then find a second pair that works in the same way.`,
  })),
  misconceptions: once(() => ({
    'right-kind-but-wrong-partner': {
      child: 'That is the right kind of word, but it goes with something else.',
      parent:
        'Chooses the right sort of word for the wrong partner. Say the link as a sentence and use it for both pairs.',
    },
    'belongs-to-the-first-pair': {
      child: 'That word is in the first pair already. Find one for the second pair.',
      parent:
        'Takes a word from the first pair. Say the first link as a sentence, then begin it again with the new word.',
    },
    'goes-with-it-in-another-way': {
      child: 'Those two go together, but not like the first pair. Say the link in a sentence.',
      parent:
        'Finds a word that belongs with it in a different way. Make a sentence for the first pair and use the same one.',
    },
    'first-pair-goes-another-way': {
      child: 'Your second pair is right. The first must go together in the same way.',
      parent: 'Links the first pair in a different way from the second. Use one sentence for both pairs.',
    },
    'second-pair-goes-another-way': {
      child: 'Your first pair is right. The second must go together in the same way.',
      parent: 'Links the second pair in a different way from the first. Use one sentence for both pairs.',
    },
  })),
  templates: [oneMissing, twoMissing],
  earlier: [
    oneMissingIn({ ...earlier, version: 1, listed: firstRelations }),
    twoMissingIn({ ...earlier, version: 1, listed: firstRelations }),
  ],
}
