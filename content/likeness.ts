import type { Choice } from './choice.ts'

type Feature = string | number

/** What a choice shows at first sight: shapes of its picture, or words, and characters by their place from both ends. */
function featuresOf({ text, picture }: Choice): readonly Feature[] {
  if (picture) return picture.svg.split('<')
  const small = text.toLowerCase()
  const words = small.match(/[\p{L}\p{N}’]+/gu) ?? []
  if (words.length >= 4) return [...words, ...small.split(', ')]
  const features: Feature[] = [...words]
  for (let at = 0; at < small.length; at++) {
    const code = small.charCodeAt(at)
    features.push(at * 0x10000 + code)
    features.push((at - small.length) * 0x10000 + code)
  }
  return features
}

/** For each two choices, how much they have in common: from 0 (nothing) to 1 (everything). */
export function likenesses(choices: readonly Choice[]): number[][] {
  const count = choices.length
  const sizes = choices.map(() => 0)
  const holders = new Map<Feature, number[]>()
  for (const [at, choice] of choices.entries())
    for (const feature of featuresOf(choice)) {
      const held = holders.get(feature)
      // A feature counts once for each choice.
      if (held?.at(-1) === at) continue
      sizes[at] = (sizes[at] ?? 0) + 1
      if (held) held.push(at)
      else holders.set(feature, [at])
    }
  const common = new Float64Array(count * count)
  for (const held of holders.values())
    for (let at = 1; at < held.length; at++)
      for (let before = 0; before < at; before++) {
        const pair = (held[before] ?? 0) * count + (held[at] ?? 0)
        common[pair] = (common[pair] ?? 0) + 1
      }
  return choices.map((_, one) =>
    choices.map((_, other) => {
      const whole = (sizes[one] ?? 0) + (sizes[other] ?? 0)
      if (whole === 0 || one === other) return whole === 0 ? 0 : 1
      return (2 * (common[Math.min(one, other) * count + Math.max(one, other)] ?? 0)) / whole
    }),
  )
}

/** For each choice, how much it has in common with all the others. */
export const likenessToOthers = (choices: readonly Choice[]): number[] =>
  likenesses(choices).map((row, own) => row.reduce((sum, one, at) => (at === own ? sum : sum + one), 0))
