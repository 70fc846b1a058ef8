import { type Flag, flagsOf } from '../flags/flags.ts'
import type { OperationCommand } from '../operation/command.ts'

/** The operation's own example as a command line. Secrets can be prompted for instead of written out. */
export function exampleWords({ operation }: OperationCommand, secrets: 'prompted' | 'written'): string[] {
  // Examples fit the schemas of their operation, so each field has a flag.
  const request = operation.example.request as Record<string, unknown>
  return (
    flagsOf(operation)
      .filter(({ field }) => field in request)
      // Most callers need not name their organization.
      .filter(({ names, part }) => secrets === 'written' || names !== 'organization' || part === 'params')
      .flatMap(flag => wordsOf(flag, flag.secret && secrets === 'prompted' ? '-' : request[flag.field]))
  )
}

/** The example in pieces that should not be broken across lines, quoted for a shell. */
export function exampleOf(command: OperationCommand): string[] {
  const pieces = [command.title]
  for (const word of exampleWords(command, 'prompted').map(quote)) {
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

/** Quoted so that a shell reads one word. */
const quote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
