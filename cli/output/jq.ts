import { UsageError } from '../failure.ts'

/** jq's exit code for an expression that does not compile. */
const notCompiled = 3

/** Gives the outputs of a jq expression for a value, one per line. */
export type Jq = (value: unknown) => string

/** Compiles a jq expression. Strings in its output are not quoted. */
export async function compileJq(expression: string): Promise<Jq> {
  const { loadJq } = await import('jq-wasm/inline')
  const jq = await loadJq()
  const run = (value: unknown) => {
    const { stdout, stderr, exitCode } = jq.raw(JSON.stringify(value), expression, ['-r'])
    return { text: stdout === '' || stdout.endsWith('\n') ? stdout : `${stdout}\n`, stderr, exitCode }
  }
  // Tried before anything is sent, since the call may change something.
  const trial = run(null)
  if (trial.exitCode === notCompiled) throw jqError(trial.stderr)
  return value => {
    const { text, stderr, exitCode } = run(value)
    if (exitCode !== 0) throw jqError(stderr)
    return text
  }
}

/** For a flag that may be absent. */
export const compileIfGiven = async (expression: string | undefined): Promise<Jq | undefined> =>
  expression === undefined ? undefined : await compileJq(expression)

/** Only the first line says what is wrong; it starts with the name of the program and the place in its input. */
function jqError(stderr: string): UsageError {
  const [first = ''] = stderr.trim().split('\n')
  const message = first.replace(/^jq: error( \(at [^)]*\))?: /, '').replace(/:$/, '.')
  return new UsageError(`--jq: ${message}`, 'See the jq manual: https://jqlang.org/manual')
}
