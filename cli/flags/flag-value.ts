import { readFileSync } from 'node:fs'
import { UsageError } from '../failure.ts'
import { parseJson } from '../terminal/json.ts'
import type { Flag } from './flags.ts'

/** What was typed behind a flag, as the value of its field. Lengths, ranges and words are checked with the whole input. */
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
    throw new UsageError(`${flag} is on by itself, or off as --no-${flag.slice(2)}; it can't be "${text}".`)
  return text === 'true'
}

function numberOf({ flag, schema }: Flag, text: string): number {
  const whole = schema.type === 'integer'
  if (!(whole ? /^-?\d{1,15}$/ : /^-?\d+(\.\d+)?$/).test(text))
    throw new UsageError(`${flag} must be a ${whole ? 'whole ' : ''}number, not "${text}".`)
  return Number(text)
}

/** Several at once with commas, or as JSON, which items that are objects or have commas of their own need. */
function itemsOf({ flag, schema }: Flag, text: string): unknown[] {
  if (text.trimStart().startsWith('[')) return [parseJson(text, flag)].flat()
  if (schema.items?.type === 'object') return [jsonOf({ flag }, text)].flat()
  return text === '' ? [] : text.split(',').map(item => item.trim())
}

/** What is long stands in a file: --policy @policy.json. */
function jsonOf({ flag }: Pick<Flag, 'flag'>, text: string): unknown {
  if (!text.startsWith('@'))
    return parseJson(
      text,
      flag,
      text.endsWith('.json') ? `It is read from a file as ${flag} @${text}` : undefined,
    )
  const path = text.slice(1)
  return parseJson(textIn(path, `${flag} @${path}`), `${flag} from ${path}`)
}

function textIn(path: string, said: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    // The file system throws nothing but errors with a code.
    throw unreadable(said, cause as NodeJS.ErrnoException)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'you may not read it',
  EISDIR: 'it is a folder',
}

export const unreadable = (said: string, { code, message }: NodeJS.ErrnoException): UsageError =>
  new UsageError(`${said} can't be read: ${reasons[code ?? ''] ?? message}.`)
