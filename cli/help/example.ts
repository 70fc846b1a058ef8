import { type Flag, flagsOf } from '../flags/flags.ts'
import type { OperationCommand } from '../operation/command.ts'

/** The operation's own example as the words of a command; a secret is better asked for than written down. */
export function exampleWords({ operation }: OperationCommand, secrets: 'asked' | 'written'): string[] {
  // Examples are checked against the schemas where an operation is declared: each field has its flag.
  const request = operation.example.request as Record<string, unknown>
  return flagsOf(operation)
    .filter(({ field }) => field in request)
    .flatMap(flag => wordsOf(flag, flag.secret && secrets === 'asked' ? '-' : request[flag.field]))
}

/** The same in pieces that belong on one line each, as a shell takes them. */
export function exampleOf(command: OperationCommand): string[] {
  const pieces = [command.title]
  for (const word of exampleWords(command, 'asked').map(quoted)) {
    if (word.startsWith('--') || !pieces.at(-1)?.startsWith('--')) pieces.push(word)
    else pieces.push(`${pieces.pop()} ${word}`)
  }
  return pieces
}

function wordsOf({ flag, part, schema }: Flag, value: unknown): string[] {
  if (part === 'params') return [String(value)]
  if (typeof value === 'boolean') return [value ? flag : `--no-${flag.slice(2)}`]
  if (Array.isArray(value) && schema.items?.type !== 'object') return [flag, value.join(',')]
  if (typeof value === 'object') return [flag, JSON.stringify(value)]
  return [flag, String(value)]
}

/** As a shell takes it for one word. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
