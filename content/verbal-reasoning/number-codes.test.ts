import { proof, prove } from '../../test/content/proofs.ts'
import { codeOfWord, numberCodes, wordFromKey, wordOfCode } from './number-codes.ts'

const bold = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, found = '']) => found)

/** Adds a word and its code to the known letters, unless they contradict. */
function extended(known: ReadonlyMap<string, string>, word: string, code: string) {
  const next = new Map(known)
  for (const [at, letter] of [...word].entries()) {
    const digit = code.charAt(at)
    const before = next.get(letter)
    if (before === undefined ? [...next.values()].includes(digit) : before !== digit) return undefined
    next.set(letter, digit)
  }
  return next
}

/** Every key of letters and digits that assigns each code to a different word. */
function keys(
  words: readonly string[],
  codes: readonly string[],
  known = new Map<string, string>(),
): Map<string, string>[] {
  const [code, ...rest] = codes
  if (code === undefined) return [known]
  return words.flatMap(word => {
    const next = extended(known, word, code)
    return next
      ? keys(
          words.filter(other => other !== word),
          rest,
          next,
        )
      : []
  })
}

const readings = (stem: string) => {
  const [words = '', codes = '', asked = ''] = bold(stem)
  return { found: keys(words.split(', '), codes.split(', ')), asked }
}

prove(numberCodes, [
  // Decodes the code, digit by digit.
  proof(wordFromKey, (_, answer, { draft }) => {
    const [word = '', code = '', asked = ''] = bold(draft.stem)
    return [...answer].map(digit => word.charAt(code.indexOf(digit))).join('') === asked
  }),
  proof(codeOfWord, (_, answer, { draft }) => {
    const { found, asked } = readings(draft.stem)
    const given = answer.replace('code ', '')
    return (
      found.length > 0 && found.every(key => [...asked].every((letter, at) => key.get(letter) === given[at]))
    )
  }),
  proof(wordOfCode, (_, answer, { draft }) => {
    const { found, asked } = readings(draft.stem)
    return (
      found.length === 1 && found.every(key => [...answer].map(letter => key.get(letter)).join('') === asked)
    )
  }),
])
