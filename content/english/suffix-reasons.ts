import { type SuffixRule, suffixRules } from './suffixed-words.ts'

interface Joined {
  readonly rule: SuffixRule
  readonly base: string
  readonly ending: string
  readonly result: string
}

/** Why this word joins its ending as it does: only the reason that applies to it. */
export function suffixReason({ rule, base, ending, result }: Joined): string {
  switch (rule) {
    case 'y-to-i':
      return 'A consonant comes before the y, so the y changes to i.'
    case 'keep-the-y':
      return /[aeiou]y$/.test(base)
        ? 'A vowel comes before the y, so the y stays.'
        : `The ending is -${ending}, so the y stays: we do not write i twice in a row.`
    case 'double-it':
      return whyDoubled(base)
    case 'no-doubling':
      return whyNotDoubled(base, result)
    default:
      return suffixRules[rule]
  }
}

function whyDoubled(base: string): string {
  const end = `one vowel before one last consonant${/qui[a-z]$/.test(base) ? ' (the u belongs to the q)' : ''}, so that consonant is doubled.`
  return base.match(/[aeiou]+/g)?.length === 1
    ? `The short word “${base}” has ${end}`
    : `The last part of “${base}” is said strongly and has ${end}`
}

function whyNotDoubled(base: string, result: string): string {
  if (/[^aeiou]{2}$/.test(base)) return `“${base}” ends in two consonants, so nothing is doubled.`
  if (/[aeiou]{2}[^aeiou]$/.test(base))
    return `“${base}” has two vowels before its last letter, so nothing is doubled.`
  return `Say “${result}”: the last part of “${base}” is not said strongly, so nothing is doubled.`
}
