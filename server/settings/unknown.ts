import { fileNameOf, isSet, mayBeInFile } from './setting.ts'
import { settingNames, settings } from './settings.ts'

/** The command line reads these. They may be set in the same terminal. */
export const namesOfOthers = [
  'LEARN_CONFIG_DIR',
  'LEARN_KEYCHAIN_TIMEOUT',
  'LEARN_ORGANIZATION',
  'LEARN_PROFILE',
  'LEARN_TOKEN',
  'LEARN_URL',
]
const ofTests = /^LEARN_(TEST|TRIAL|SLOW)_/

const known: readonly string[] = settingNames.flatMap(name =>
  mayBeInFile(settings[name]) ? [name, fileNameOf(name)] : [name],
)

/** A variable that looks like a setting, but is not. */
export interface UnknownSetting {
  readonly found: string
  readonly advice: string
  /** The setting with a similar name, if there is one. */
  readonly nearest: string | undefined
}

/** Otherwise a mistyped name would have no effect, and nobody would notice. */
export function findUnknown(environment: NodeJS.ProcessEnv): UnknownSetting[] {
  const names = Object.keys(environment).filter(
    name => isSet(name, environment) && ![...known, ...namesOfOthers].includes(name) && !ofTests.test(name),
  )
  return names.sort().flatMap(name => {
    const nearest = findNearest(name)
    if (!nearest && !prefix.test(name)) return []
    const advice = nearest ? `Did you mean ${nearest}?` : 'docs/operating/settings.md lists all settings.'
    return { found: `${name} is not a setting, so it has no effect.`, advice, nearest }
  })
}

export const tellUnknown = (unknown: readonly UnknownSetting[]): string[] =>
  unknown.map(({ found, advice }) => `${found} ${advice}`)

/** Only those that may be why something failed. */
export const tellMistyped = (unknown: readonly UnknownSetting[]): string[] =>
  tellUnknown(unknown.filter(({ nearest }) => nearest !== undefined))

const prefix = /^LEARN_/i
const leastLetters = 8

/** The setting with the most similar name. Short names, such as those of other programs, are similar to none. */
function findNearest(name: string): string | undefined {
  const given = name.toUpperCase()
  if (given.length < leastLetters) return undefined
  const isOurs = prefix.test(given)
  const near = known
    .map(one => ({
      one,
      changes: isOurs
        ? changesBetween(given.replace(prefix, ''), one.replace(prefix, ''))
        : changesBetween(given, one),
    }))
    .filter(({ one, changes }) => changes <= (isOurs ? Math.max(1, Math.floor(one.length / 6)) : 1))
    .sort((a, b) => a.changes - b.changes)
  return near[0]?.one
}

/** How many letters have to be added, removed or replaced (Levenshtein). */
function changesBetween(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...to].entries())
      current.push(
        Math.min(
          (above[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (above[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    above = current
  }
  return above.at(-1) ?? 0
}
