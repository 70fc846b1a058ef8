import { readFileSync } from 'node:fs'
import { UsageError } from '../failure.ts'
import { parseJson } from '../terminal/json.ts'
import type { Flag } from './flags.ts'

/** The value of a field from its text. Lengths, ranges and allowed values are checked later, with the whole input. */
export function readValue(flag: Flag, text: string): unknown {
  if (flag.nullable && text === 'null') return null
  switch (flag.schema.type) {
    case 'boolean':
      return booleanOf(flag, text)
    case 'integer':
    case 'number':
      return numberOf(flag, text)
    case 'array':
      return itemsOf(flag, text)
    case 'object':
      return jsonOf(flag, text)
    default:
      return text
  }
}

function booleanOf({ flag }: Flag, text: string): boolean {
  if (text !== 'true' && text !== 'false')
    throw new UsageError(
      `${flag} must be true or false, not "${text}". Use ${flag} or --no-${flag.slice(2)}.`,
    )
  return text === 'true'
}

function numberOf({ flag, schema }: Flag, text: string): number {
  const whole = schema.type === 'integer'
  if (!(whole ? /^-?\d{1,15}$/ : /^-?\d+(\.\d+)?$/).test(text))
    throw new UsageError(`${flag} must be a ${whole ? 'whole ' : ''}number, not "${text}".`)
  return Number(text)
}

/** Items separated by commas, or JSON for items that are objects or contain commas. */
function itemsOf({ flag, schema }: Flag, text: string): unknown[] {
  if (text.trimStart().startsWith('[')) return [parseJson(text, flag)].flat()
  if (schema.items?.type === 'object') return [jsonOf({ flag }, text)].flat()
  return text === '' ? [] : text.split(',').map(item => item.trim())
}

/** Long JSON can come from a file: --policy @policy.json. */
function jsonOf({ flag }: Pick<Flag, 'flag'>, text: string): unknown {
  if (!text.startsWith('@'))
    return parseJson(text, flag, text.endsWith('.json') ? `To read a file, use ${flag} @${text}` : undefined)
  const path = text.slice(1)
  return parseJson(textIn(path, `${flag} @${path}`), `${flag} from ${path}`)
}

function textIn(path: string, source: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    // The file system only throws errors with a code.
    throw unreadableError(source, cause as NodeJS.ErrnoException)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
}

export const unreadableError = (source: string, { code, message }: NodeJS.ErrnoException): UsageError =>
  new UsageError(`Can’t read ${source}: ${reasons[code ?? ''] ?? message}.`)
