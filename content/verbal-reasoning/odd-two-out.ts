import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import { harderGroups } from './harder-groups.ts'
import { type Group, groups } from './word-groups.ts'

/** The groups from which a version of the templates draws, and all with which it checks the words. */
interface Edition {
  readonly groupsAt: (step: Step) => readonly Group[]
  readonly known: () => readonly Group[]
}

const firstEdition: Edition = { groupsAt: groups, known: groups }

/** Steps 4 and 5 use closer groups of rarer words. */
const harderEdition: Edition = {
  groupsAt: step => (step > 3 ? harderGroups() : groups()),
  known: once(() => [...groups(), ...harderGroups()]),
}

/** The largest number of these words in any one group other than this one. */
const together = (words: readonly string[], except: Group, { known }: Edition) =>
  Math.max(
    0,
    ...known()
      .filter(group => group !== except)
      .map(group => words.filter(word => group.members.includes(word)).length),
  )

/**
 * Three words from a group and two from outside it. At harder steps they are closer: from the same theme, and both from
 * one group.
 */
function drawWords(random: Random, step: Step, count: number, edition: Edition) {
  for (;;) {
    const pool = edition.groupsAt(step)
    const group = random.pick(pool)
    const near = pool.filter(
      other => other !== group && (step < 3 ? other.theme !== group.theme : other.theme === group.theme),
    )
    if (near.length === 0) continue
    const one = random.pick(near)
    const two = step === 5 || (step > 2 && near.length < 2) ? one : random.pick(near)
    const same = random.sample(group.words, Math.min(count, group.words.length))
    const odd = [random.pick(one.words), random.pick(two.words)]
    const words = [...same, ...odd]
    if (same.length < count || new Set(words).size < words.length) continue
    if (odd.some(word => group.members.includes(word)) || together(words, group, edition) > 2) continue
    const hard = pool === harderGroups()
    return {
      name: group.name,
      same,
      odd,
      words: random.shuffle(words),
      near: step > 2,
      paired: one === two,
      hard,
    }
  }
}

const measure =
  'whether the odd words are from the same theme as the others, whether they belong together themselves, and rarer words'
const hardness = ({ near, paired, hard, same }: ReturnType<typeof drawWords>) =>
  2 + (near ? 2 : 0) + (paired ? 1 : 0) + (hard ? 2 : 0) + same.length / 10

const oddTwoIn = (version: Pick<Template, 'version' | 'balancedFrom'>, edition: Edition) =>
  template({
    id: 'verbal-reasoning.odd-two-out.choose-two',
    ...version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => drawWords(random, step, 3, edition),
    measure,
    hardness,
    write: ({ name, same, odd, words }, random) => {
      const pair = (a = '', b = '') => words.filter(word => word === a || word === b).join(' and ')
      const half = random.shuffle(same.flatMap(word => odd.map(other => pair(word, other))))
      const none = random.shuffle([pair(same[0], same[1]), pair(same[0], same[2]), pair(same[1], same[2])])
      return {
        stem: `Three of these words belong together. Which **two** do not?\n\n**${words.join(', ')}**`,
        right: { text: pair(odd[0], odd[1]) },
        wrong: [
          ...half.slice(0, 2).map(text => ({ text, misconception: 'only-one-is-odd' })),
          ...none.slice(0, 2).map(text => ({ text, misconception: 'these-belong-to-the-group' })),
          ...half.map(text => ({ text, misconception: 'only-one-is-odd' })),
        ],
        explanation: `${capital(listed(same))} belong together: they are ${name}. So **${odd[0]}** and **${odd[1]}** are the odd ones.`,
      }
    },
  })

export const oddTwo = oddTwoIn({ version: 3, balancedFrom: 1 }, harderEdition)

const joinGroupIn = (version: number, edition: Edition) =>
  template({
    id: 'verbal-reasoning.odd-two-out.join-the-group',
    version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      for (;;) {
        const drawn = drawWords(random, step, 4, edition)
        const pool = edition.groupsAt(step)
        const group = pool.find(({ name }) => name === drawn.name)
        const near = pool.filter(
          other =>
            other !== group && (step < 3 ? other.theme !== group?.theme : other.theme === group?.theme),
        )
        const more = random
          .shuffle(near.flatMap(({ words }) => words))
          .filter(word => !group?.members.includes(word) && !drawn.words.includes(word))
        const others = [...new Set([...drawn.odd, ...more])].slice(0, 4)
        const shown = drawn.same.slice(0, 3)
        if (
          others.length < 4 ||
          !group ||
          others.some(word => together([...shown, word], group, edition) > 3) ||
          together(shown, group, edition) > 2
        )
          continue
        return { ...drawn, others }
      }
    },
    measure,
    hardness: facts => hardness(facts),
    write: ({ name, same, others, near }) => {
      const [right = '', ...shown] = [...same].reverse()
      return {
        stem: `These three words belong together: **${shown.join(', ')}**. Which word belongs with them?`,
        right: { text: right },
        wrong: others.map(text => ({
          text,
          misconception: near ? 'same-theme-but-another-group' : 'not-of-the-group',
        })),
        explanation: `${capital(listed(shown))} are ${name}. Of the five answers only **${right}** is one of them too.`,
      }
    },
  })

export const joinGroup = joinGroupIn(2, harderEdition)

export const oddTwoOut: Topic = {
  id: 'verbal-reasoning.odd-two-out',
  name: 'Odd two out',
  subdomain: 'words',
  year: 4,
  prerequisites: [],
  about: 'Finding what three words have in common, and the two that do not fit.',
  weights: { gl: 4, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
You see five words. Three of them belong together. Two do not. Find the two.

Do not look for the odd ones first! Look for the **three**. Ask what they share:

- Are they the same kind of thing, like birds or tools?
- Do they mean nearly the same?
- Are they all parts of one thing?
- Are they all used for the same job?

Give the group a name. Make the name as exact as you can. "Food" is too wide if all five are food. "Fruit" may be just right. Then test each word: is it one of these? The two that say no are your answer.`,
    example: `
Which two do not belong? **apple, carrot, plum, pear, leek**

1. All five are food that grows. So "food" does not help.
2. Apple, plum and pear are fruit. That makes three.
3. Carrot is not a fruit. Leek is not a fruit.
4. The answer is **carrot and leek**.`,
    harder: `
Which two do not belong? **minute, giant, tiny, hour, little**

1. Minute and hour are both times. That catches your eye at once. But is there a third? Giant, tiny and little are not times. So it is only a pair.
2. Look again. Tiny and little mean small. Is there a third? Giant means big. And minute? Say it another way: my-**newt**. A minute speck is a very small one!
3. Now there are three: minute, tiny and little.
4. The two that are left are **giant and hour**.

So if you can find only two, ask: does one of the other words have a second meaning?

Here is one with a group that is too wide. **inch, hour, mile, second, metre**. "Units" fits all five, so it does not help. Be more exact. Inch, mile and metre measure **length**. Hour and second measure time. So **hour and second** are the odd ones.

Now you try: robin, penguin, ostrich, wren, emu. (Penguin, ostrich and emu are birds that cannot fly. So robin and wren are the odd ones.)`,
    mistake: `
The two odd words may belong together as well. Carrot and leek are both vegetables. Some children find that pair, feel glad, and forget to check for three. Count! The group you keep must have three words in it. If you count only two, you have found the odd ones.

Watch out for words with two meanings. A calf is a young cow, but also a part of your leg.`,
    tryThis: `
Find five things in your kitchen. Three must belong together in some way. Ask someone which two are odd. Did they find your group, or one that you did not think of?`,
  })),
  misconceptions: once(() => ({
    'only-one-is-odd': {
      child: 'One of your two is odd. The other belongs with the rest.',
      parent: 'Finds one of the two odd words. Name the group of three first, then test each word.',
    },
    'these-belong-to-the-group': {
      child: 'Those two belong together with a third. Say what the three share.',
      parent: 'Picks two words that belong to the group. Ask which three go together, and why.',
    },
    'not-of-the-group': {
      child: 'Say what the three words are. Your word must be one of them too.',
      parent:
        'Chooses a word that does not belong. Give the group a name, such as “tools”, and test each word.',
    },
    'same-theme-but-another-group': {
      child: 'Your word is near the topic, but not the same kind. Give the group an exact name.',
      parent: 'Chooses a word from the same theme but of another kind. Find a more exact name for the group.',
    },
  })),
  templates: [oddTwo, joinGroup],
  earlier: [oddTwoIn({ version: 1 }, firstEdition), joinGroupIn(1, firstEdition)],
}
