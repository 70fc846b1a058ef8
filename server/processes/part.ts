import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { readConfig } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import type { RunningServer } from '../start.ts'
import type { Part, StartOptions } from '../start-options.ts'
import { startWatchdog } from '../watchdog.ts'
import type { Beginning, FromProcess, ToProcess } from './messages.ts'
import { Questions } from './questions.ts'

/** Longer than the supervisor waits for the other processes. */
const patienceMilliseconds = 6_000

/**
 * Does one part of a server, as the supervisor says. It ignores signals, which a terminal sends to every process: they are meant
 * for the supervisor. If the supervisor dies, Node ends this process at once.
 */
export async function runPart(unusual: Partial<StartOptions> = {}): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  const begin = Promise.withResolvers<Beginning>()
  const metricsText = new Questions<string>(patienceMilliseconds)
  const running = begin.promise.then(beginning => startPart(beginning, metricsText, unusual))
  process.on('message', (message: ToProcess) => {
    if (message.kind === 'begin') begin.resolve(message.beginning)
    else if (message.kind === 'metrics') metricsText.answer(message.id, message.text)
    else running.then(part => part.receive(message)).catch(fail)
  })
  await loadServer()
  say({ kind: 'loaded' })
  await running.catch(fail)
}

/** Loading takes about as long as the database takes to start. */
async function loadServer(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl === undefined) enableCompileCache(join(dataDir, 'compiled'))
  await Promise.all([import('../start.ts'), import('../log.ts')])
}

async function startPart(
  beginning: Beginning,
  metricsText: Questions<string>,
  unusual: Partial<StartOptions>,
) {
  const { start } = await import('../start.ts')
  const { createLog, exitOnceWritten, standardError } = await import('../log.ts')
  const { name, part, publicUrl, dataDir, ...others } = beginning
  const config = { ...readConfig(), dataDir }
  process.title = `learn ${name}` // Shown by ps.
  const destination = standardError(true)
  const format = config.logFormat ?? (process.stderr.isTTY ? 'text' : 'json')
  const log = createLog(config.logLevel, destination, format).child({ process: name })
  const askMetrics = async () => {
    const text = await metricsText.ask(id => say({ kind: 'askMetrics', id }))
    if (text === undefined) throw new Error('the supervisor has no metrics')
    return text
  }
  const parts: Record<Part['name'], Part> = {
    front: { name: 'front', publicUrl, wake: work => say({ kind: 'wake', work }), metricsText: askMetrics },
    background: { name: 'background', publicUrl },
  }
  const onRotated = async () => say({ kind: 'rotated' })
  const server = await start({ config, log, part: parts[part], onRotated, ...others, ...unusual })
  startWatchdog()
  say({ kind: 'serving', publicUrl: server.app.publicUrl, firstRun: server.firstRun })
  return { receive: receiver(server, () => exitOnceWritten(destination)) }
}

/** Handles the supervisor's messages to a running process. */
const receiver =
  (server: RunningServer, leave: () => Promise<never>) =>
  async (message: ToProcess): Promise<void> => {
    if (message.kind === 'wake') server.wake(message.work)
    else if (message.kind === 'collect')
      await server.metrics.series().then(
        series => say({ kind: 'collected', id: message.id, series }),
        () => undefined, // The supervisor continues without its values.
      )
    else if (message.kind === 'stop') {
      await server.close()
      await leave()
    }
  }

/** The supervisor prints the reason. */
function fail(error: unknown): void {
  const reason = error instanceof OperatorError ? error.message : inspect(error)
  say({ kind: 'failed', reason }, () => process.exit(1))
}

function say(message: FromProcess, then?: () => void): void {
  process.send?.(message, undefined, {}, then)
}
