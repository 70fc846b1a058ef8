import { existsSync, readFileSync } from 'node:fs'
import { compounds } from '@learn/content/verbal-reasoning/compounds'

const path = '/usr/share/dict/british-english'

/** Debian's list of British words (the package `wbritish`) with the words of the project; undefined without it. */
export function britishWords(): ((text: string) => boolean) | undefined {
  if (!existsSync(path)) return undefined
  const words = new Set(readFileSync(path, 'utf8').split('\n').filter(isPlain))
  const joined = new Set([...compounds()].flatMap(([first, rest]) => rest.map(second => first + second)))
  return text => words.has(text) || joined.has(text)
}

/** Without names, abbreviations and Roman numerals. */
const isPlain = (word: string) =>
  /^[a-z]{3,}$/.test(word) && /[aeiouy]/.test(word) && !/^[ivxlc]+$/.test(word)
