import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import { closeWords } from '../words/close-words.ts'
import { firstWords, type Word, words } from '../words/words.ts'

type Side = 'synonyms' | 'antonyms'

const opposite = { synonyms: 'antonyms', antonyms: 'synonyms' } as const
const asked = { synonyms: 'closest in meaning', antonyms: 'most opposite in meaning' }
const found = { synonyms: 'nearly the same', antonyms: 'the opposite' }
const trapped = { synonyms: 'opposite-instead-of-closest', antonyms: 'closest-instead-of-opposite' }

const years: Record<Step, readonly number[]> = { 1: [4], 2: [4, 5], 3: [5], 4: [5, 6], 5: [6] }

const lists = { 1: firstWords, 2: words }

/** Which words to draw from. */
export type Edition = keyof typeof lists

const pools = new Map<string, readonly Word[]>()

/** Words of a year with a single meaning and a one-word partner on this side. */
function pool(edition: Edition, side: Side, year: number): readonly Word[] {
  const key = `${edition} ${side} ${year}`
  let found = pools.get(key)
  if (!found) {
    found = lists[edition].headWords(undefined, year).filter(word => !word.sense && word[side].some(single))
    pools.set(key, found)
  }
  return found
}

const single = (word: string) => !word.includes(' ')

/** A word, its partner on this side, a tempting word from the other side if there is one, and unrelated words. */
function drawPartners(random: Random, step: Step, side: Side, edition: Edition) {
  const list = lists[edition]
  for (;;) {
    const word = random.pick(pool(edition, side, random.pick(years[step])))
    const partner = random.pick(word[side].filter(single))
    const tempting = word[opposite[side]].filter(other => single(other) && other !== partner)
    const trap = step > 1 && tempting.length > 0 ? random.pick(tempting) : undefined
    const taken = list.distractors(
      random,
      word,
      4,
      (other, before) =>
        single(other) &&
        list.clear(word.class, partner, other) &&
        !(trap && !list.clear(word.class, trap, other)) &&
        // The first two may be in one group, and the others in the other.
        (before.length < 2 || before.slice(0, 2).every(earlier => list.clear(word.class, earlier, other))),
    )
    if (taken.length < 4 || partner === word.word) continue
    return {
      word: word.word,
      year: word.year,
      meaning: word.meaning,
      partner,
      trap,
      close: edition === 1 ? [] : closeWords(word),
      near: word.near.filter(single),
      others: taken,
    }
  }
}

type Partners = ReturnType<typeof drawPartners>

/** The word is in the first group; its partner and the trap are in the second. */
function drawGroups(random: Random, step: Step, side: Side, edition: Edition) {
  const partners = drawPartners(random, step, side, edition)
  const { word, partner, trap, others } = partners
  const [a = '', b = '', c = '', d = ''] = others
  return {
    ...partners,
    first: random.shuffle([word, a, b]),
    second: random.shuffle([partner, c, trap ?? d]),
  }
}

/** All pairs except the right one, most tempting first. */
function wrongPairs(
  { word, partner, trap, first, second }: ReturnType<typeof drawGroups>,
  random: Random,
  trapName: string,
) {
  const pairs = random
    .shuffle(first.flatMap(one => second.map(two => ({ one, two }))))
    .filter(({ one, two }) => one !== word || two !== partner)
    .map(({ one, two }) => ({
      text: `${one} and ${two}`,
      misconception:
        one === word && two === trap
          ? trapName
          : one === word || two === partner
            ? 'only-one-word-fits'
            : 'words-are-not-related',
    }))
  // Pairs of every kind, so that neither word of the answer stands out by occurring most often.
  const of = (misconception: string) => pairs.filter(pair => pair.misconception === misconception)
  const apart = of('words-are-not-related')
  return [...of(trapName), ...of('only-one-word-fits').slice(0, 2), ...apart.slice(0, 2), ...pairs]
}

const measure = 'the school year of the word, and whether a tempting word stands beside the right one'
const hardnessOf = ({ year, trap }: Partners) => year + (trap ? 1 : 0)

type Named = Pick<Template, 'id' | 'version' | 'balancedFrom'>

/** Asks which two words, one from each group, are partners on this side. */
export const twoGroups = (edition: Edition, side: Side, named: Named) =>
  template({
    ...named,
    mode: 'options',
    seconds: 40,
    draw: (random, step) => drawGroups(random, step, side, edition),
    measure,
    hardness: facts => hardnessOf(facts),
    write: (facts, random) => {
      const { word, partner, meaning, first, second } = facts
      return {
        stem: `Take one word from each group. Which two words are **${asked[side]}**?\n\n**(${first.join(', ')}) (${second.join(', ')})**`,
        right: { text: `${word} and ${partner}` },
        wrong: wrongPairs(facts, random, trapped[side]),
        explanation: `The meaning of **${word}** is: ${meaning}. The only word of the other group that means ${found[side]} is **${partner}**.`,
      }
    },
  })

/** Asks for this word's partner on this side. */
export const partnerOf = (edition: Edition, side: Side, named: Named) =>
  template({
    ...named,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => drawPartners(random, step, side, edition),
    measure,
    hardness: facts => hardnessOf(facts),
    write: ({ word, partner, meaning, trap, close, near, others }) => ({
      stem: `Which word is **${asked[side]}** to **${word}**?`,
      right: { text: partner },
      wrong: [
        ...(trap ? [{ text: trap, misconception: trapped[side] }] : []),
        ...close.map(text => ({ text, misconception: 'neither-the-same-nor-the-opposite' })),
        ...(close.length > 0 ? [...near.slice(0, 2), ...others.slice(0, 2)] : [...near, ...others]).map(
          text => ({ text, misconception: 'words-are-not-related' }),
        ),
      ],
      explanation: `The meaning of **${word}** is: ${meaning}. So **${partner}** means ${found[side]}.${trap ? ` Take care: ${trap} means ${found[opposite[side]]}.` : ''}`,
    }),
  })
