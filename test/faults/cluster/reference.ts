import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

/**
 * A file that operators copy, with the addresses, ports and paths of this machine instead of its own. Every text to replace
 * must be in the file, so that the trial notices when the file changes.
 */
export function reference(name: string, places: Readonly<Record<string, string>>): string {
  const file = `deploy/cluster/${name}`
  let text = readFileSync(file, 'utf8').replaceAll(/^ *#.*\n/gm, '') // Comments name examples.
  for (const [theirs, ours] of Object.entries(places)) {
    assert(text.includes(theirs), `${file} has no ${theirs}`)
    text = text.replaceAll(theirs, ours)
  }
  assert.doesNotMatch(text, /\b10\.0\.0\.\d/, `${file} has more addresses`)
  return text
}

/** The variables in a file of settings. */
export const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]))
