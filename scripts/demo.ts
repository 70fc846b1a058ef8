import { parseArgs } from 'node:util'
import { OperatorError } from '../server/operator-error.ts'
import { buildWeb, isWebBuilt } from './build-web.ts'
import { guideTo } from './demo/guide.ts'
import { type RunningDemo, startDemo } from './demo/start-demo.ts'

const help = `Usage: npm run demo [-- --fresh] [-- --data <folder>]

Starts Learn with a tutor's organization, 20 children and eight weeks of practice, in ./demo-data.
A second start uses the same data.

  --fresh          delete the demo and start again from nothing
  --data <folder>  keep the demo in another folder`

/** `npm run demo`: Learn with data in it. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      data: { type: 'string', default: 'demo-data' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(help)
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => stopping.abort(new OperatorError(interrupted)))
  if (!isWebBuilt()) await buildWeb()
  const demo = await startDemo({
    path: values.data,
    fresh: values.fresh,
    environment: process.env,
    tell,
    signal: stopping.signal,
  })
  endLine()
  console.log(`\n${guideTo(demo)}\n`)
  stopWhen(stopping.signal, demo)
}

const interrupted =
  'The demo was interrupted before it was ready. Start again from nothing with: npm run demo -- --fresh'

function stopWhen(signal: AbortSignal, demo: RunningDemo): void {
  const stop = () => demo.stop().then(() => process.exit(0), fail)
  if (signal.aborted) void stop()
  else signal.addEventListener('abort', stop)
}

let told = ''
let toldAt = 0
/** How often a log gets a new sentence about the same thing. */
const logMilliseconds = 10_000

/** In a terminal, a sentence replaces the one before it if both are about the same thing. */
function tell(sentence: string): void {
  const topic = sentence.split(':')[0]
  const isSame = told !== '' && told.split(':')[0] === topic
  if (process.stdout.isTTY) process.stdout.write(`${isSame ? '\r\x1b[K' : told && '\n'}${sentence}`)
  else if (!isSame || Date.now() - toldAt > logMilliseconds) {
    process.stdout.write(`${sentence}\n`)
    toldAt = Date.now()
  }
  told = sentence
}

function endLine(): void {
  if (process.stdout.isTTY && told) process.stdout.write('\n')
}

function fail(error: unknown): never {
  endLine()
  const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) console.error(`${error.message}\n\n${help}`)
  else console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}

main().catch(fail)
