import cluster from 'node:cluster'
import { readConfig } from '../../../server/config.ts'
import { createLog, standardError } from '../../../server/log.ts'
import { runPart } from '../../../server/processes/part.ts'
import { Supervisor } from '../../../server/processes/supervisor.ts'
import { trialSurface } from '../trial.ts'

/** A server of several processes, with the trial's operations. It looks for jobs only when it is woken. */
const unusual = { surface: trialSurface, jobTimes: { pollSeconds: 3_600 }, databasePatience: 10 }

if (cluster.isWorker) await runPart(unusual)
else {
  const config = readConfig()
  const supervisor = new Supervisor(config, import.meta.filename)
  const { databaseUrl = '', secret = '', previousSecret, dataDir } = config
  const { publicUrl, metricsUrl } = await supervisor.begin({
    common: { databaseUrl, secret, previousSecret, dataDir },
    log: createLog(config.logLevel, standardError(true)),
    onRotated: async () => undefined,
  })
  process.stdout.write(`listening on ${publicUrl}, metrics at ${metricsUrl}\n`)
  process.once('SIGTERM', () => void supervisor.stop().then(() => process.exit(0)))
}
