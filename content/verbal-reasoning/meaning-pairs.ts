import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { clear, distractors, headWords, type Word } from '../words/words.ts'

export type Side = 'synonyms' | 'antonyms'

const opposite = { synonyms: 'antonyms', antonyms: 'synonyms' } as const
const years: Record<Step, readonly number[]> = { 1: [4], 2: [4, 5], 3: [5], 4: [5, 6], 5: [6] }

const pools = new Map<string, readonly Word[]>()

/** Words of a year with one meaning only that have a partner on this side, in a single word. */
function pool(side: Side, year: number): readonly Word[] {
  const key = `${side} ${year}`
  let words = pools.get(key)
  if (!words) {
    words = headWords(undefined, year).filter(word => !word.sense && word[side].some(single))
    pools.set(key, words)
  }
  return words
}

const single = (word: string) => !word.includes(' ')

/** A word, its partner on this side, a tempting one of the other side where there is one, and words that mean something else. */
export function drawPartners(random: Random, step: Step, side: Side, count: number) {
  for (;;) {
    const word = random.pick(pool(side, random.pick(years[step])))
    const partner = random.pick(word[side].filter(single))
    const tempting = word[opposite[side]].filter(other => single(other) && other !== partner)
    const trap = step > 1 && tempting.length > 0 ? random.pick(tempting) : undefined
    const taken = distractors(
      random,
      word,
      count,
      (other, before) =>
        single(other) &&
        clear(word.class, partner, other) &&
        !(trap && !clear(word.class, trap, other)) &&
        // The first two may stand in one group and the others in the other.
        (before.length < 2 || before.slice(0, 2).every(earlier => clear(word.class, earlier, other))),
    )
    if (taken.length < count || partner === word.word) continue
    return { word: word.word, year: word.year, meaning: word.meaning, partner, trap, others: taken }
  }
}

export type Partners = ReturnType<typeof drawPartners>

/** The word stands in the first group, its partner and the trap in the second. */
export function groupsOf({ word, partner, trap, others }: Partners, random: Random) {
  const [a = '', b = '', c = '', d = ''] = others
  return {
    first: random.shuffle([word, a, b]),
    second: random.shuffle([partner, c, trap ?? d]),
  }
}

/** All pairs but the right one, those that tempt most first. */
export function wrongPairs(
  partners: Partners,
  first: readonly string[],
  second: readonly string[],
  random: Random,
  trapName: string,
) {
  const { word, partner, trap } = partners
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
  // Pairs of every kind, so that neither word of the answer stands out by coming up most often.
  const of = (misconception: string) => pairs.filter(pair => pair.misconception === misconception)
  const apart = of('words-are-not-related')
  return [...of(trapName), ...of('only-one-word-fits').slice(0, 2), ...apart.slice(0, 2), ...pairs]
}
