import { fileNameOf, isSet, mayBeInFile, readSetting, type Setting } from './setting.ts'
import { settings } from './settings.ts'

/**
 * Every setting, without anything that could identify somebody: shows numbers, and words that the server itself defines.
 * For all other values, it shows only whether they are set: in the terminal of the admin tool, which may not have the server's.
 */
export function redactSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, redact(name, setting, environment)]),
  )
}

function redact(name: string, setting: Setting, environment: NodeJS.ProcessEnv): string {
  if (mayBeInFile(setting) && isSet(fileNameOf(name), environment)) return 'set in a file'
  if (!isSet(name, environment)) return 'not set here'
  if (setting.secret) return 'set'
  const text = environment[name]?.trim() ?? ''
  let value: unknown
  try {
    value = readSetting(name, setting, environment)
  } catch {
    return 'set to something invalid'
  }
  if (typeof value === 'number' || typeof value === 'boolean') return text
  if (setting.kind.allowed.split(/[\s,]+/).includes(text)) return text
  const protocol = /^(https?):\/\//.exec(text)?.[1]
  return protocol ? `set, with ${protocol}` : 'set'
}
