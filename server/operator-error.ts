/** Something that the operator can set right: the message says what is wrong and what to do, without a stack. */
export class OperatorError extends Error {}

/** The words of a command were not understood. */
export class UsageError extends OperatorError {}

/** Node puts its own words around the system's; an error of several addresses has none of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ')
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^(listen|connect) [A-Z]+: /, '')
}
