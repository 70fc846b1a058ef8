import type { Choice } from './choice.ts'

/** Words, or shapes of a picture: the parts of a choice that count wherever they are. */
function partsOf({ picture }: Choice, small: string, words: readonly string[]): readonly string[] {
  if (picture) return picture.svg.split('<')
  return areSentence(words) ? [...words, ...small.split(', ')] : words
}

const wordsOf = (small: string): readonly string[] => small.match(/[\p{L}\p{N}’]+/gu) ?? []

const areSentence = (words: readonly string[]) => words.length >= 4

/**
 * For each two choices, how much they have in common at first sight: from 0 (nothing) to 1 (everything). They are compared
 * by the shapes of their pictures, or by words, and short texts also by characters at their place from both ends.
 */
export function likenesses(choices: readonly Choice[]): number[][] {
  const count = choices.length
  const smalls = choices.map(({ text }) => text.toLowerCase())
  const words = choices.map(({ picture }, at) => (picture ? [] : wordsOf(smalls[at] ?? '')))
  const isShort = choices.map(({ picture }, at) => !picture && !areSentence(words[at] ?? []))
  const sizes = smalls.map((small, at) => (isShort[at] ? 2 * small.length : 0))
  const common = new Int32Array(count * count)
  // Which choices have a part, one bit for each.
  const holders = new Map<string, number>()
  for (const [at, choice] of choices.entries())
    for (const part of partsOf(choice, smalls[at] ?? '', words[at] ?? [])) {
      const held = holders.get(part) ?? 0
      if (held & (1 << at)) continue // A part counts once for each choice.
      holders.set(part, held | (1 << at))
      sizes[at] = (sizes[at] ?? 0) + 1
    }
  // Most parts are in the same choices as many others, so each combination of choices is counted first.
  const together = new Map<number, number>()
  for (const held of holders.values())
    if (held & (held - 1)) together.set(held, (together.get(held) ?? 0) + 1)
  for (const [held, parts] of together)
    for (let at = 1; at < count; at++)
      if (held & (1 << at))
        for (let before = 0; before < at; before++)
          if (held & (1 << before)) common[before * count + at] = (common[before * count + at] ?? 0) + parts
  for (let at = 1; at < count; at++)
    for (let before = 0; isShort[at] && before < at; before++)
      if (isShort[before]) {
        const pair = before * count + at
        common[pair] = (common[pair] ?? 0) + commonCharacters(smalls[before] ?? '', smalls[at] ?? '')
      }
  return choices.map((_, one) =>
    choices.map((_, other) => {
      const whole = (sizes[one] ?? 0) + (sizes[other] ?? 0)
      if (whole === 0 || one === other) return whole === 0 ? 0 : 1
      return (2 * (common[Math.min(one, other) * count + Math.max(one, other)] ?? 0)) / whole
    }),
  )
}

/** Characters at the same place from the start, and those at the same place from the end. */
function commonCharacters(one: string, other: string): number {
  const least = Math.min(one.length, other.length)
  const [end, otherEnd] = [one.length - least, other.length - least]
  let found = 0
  for (let at = 0; at < least; at++) {
    if (one.charCodeAt(at) === other.charCodeAt(at)) found++
    if (one.charCodeAt(end + at) === other.charCodeAt(otherEnd + at)) found++
  }
  return found
}

/** For each choice, how much it has in common with all the others. */
export const likenessToOthers = (choices: readonly Choice[]): number[] =>
  likenesses(choices).map((row, own) => row.reduce((sum, one, at) => (at === own ? sum : sum + one), 0))
