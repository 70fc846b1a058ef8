const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

interface LoggedError {
  readonly type?: string
  readonly message?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

interface Line extends Readonly<Record<string, unknown>> {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly err?: LoggedError
}

/** One line of the log for people: the time of day, the level, the message, the fields, and below them the error. */
export function readable(json: string): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(json) as Line
  const at = new Date(time).toISOString().slice(11, 23)
  const details = Object.entries(fields).map(([name, value]) => `${visible(name)}=${written(value)}`)
  const line = [at, (levels[level] ?? '').padEnd(5), visible(msg), ...details].filter(Boolean).join(' ')
  return [line, ...errorLines(err)].map(text => `${text}\n`).join('')
}

const written = (value: unknown) =>
  typeof value === 'string' && /^[\w.:/@+-]+$/.test(value) ? value : visible(JSON.stringify(value) ?? '')

/** A message may contain what somebody sent. On a terminal, control characters could rewrite what is above. */
const visible = (text: string) =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    character => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )

function errorLines(error: LoggedError | undefined, before = ''): string[] {
  if (!error) return []
  const { type, message, stack, cause, ...rest } = error
  const head = `${before}${type ?? 'Error'}${message ? `: ${message}` : ''}`
  const details = Object.entries(rest).map(([name, value]) => ` ${name}=${written(value)}`)
  // The stack begins with the message, which may have several lines.
  const places = (stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  const own = [visible(head + details.join('')), ...places.map(place => visible(`  ${place.trim()}`))]
  return [...own.map(line => `    ${line}`), ...errorLines(cause, 'caused by ')]
}
