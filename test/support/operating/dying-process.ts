import cluster from 'node:cluster'
import { readConfig } from '../../../server/config.ts'
import { createLog } from '../../../server/log.ts'
import type { FromProcess } from '../../../server/processes/messages.ts'
import { Supervisor } from '../../../server/processes/supervisor.ts'

/** A server whose processes end as soon as they serve. Only the first of each runs until all are serving. */
const say = (message: FromProcess) => process.send?.(message)

if (cluster.isWorker) {
  const lives = Number(cluster.worker?.id) <= 3 ? 1_500 : 10
  process.once('message', () => {
    say({ kind: 'serving', publicUrl: 'http://127.0.0.1:1', firstRun: undefined })
    setTimeout(() => process.exit(7), lives)
  })
  say({ kind: 'loaded' })
} else {
  const supervisor = new Supervisor(readConfig(), import.meta.filename)
  const log = createLog('info', { write: line => process.stdout.write(line) })
  const common = { databaseUrl: '', secret: '', dataDir: '' }
  await supervisor.begin({ common, log, onRotated: async () => undefined })
  const { message } = await supervisor.givenUp
  await supervisor.stop()
  process.stdout.write(`${message}\n`)
}
