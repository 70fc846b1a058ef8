import type { AddressInfo } from 'node:net'
import { type Config, localUrl } from '../config.ts'
import { type AnswerMetrics, serveMetrics } from '../monitoring/metrics-server.ts'
import { OperatorError, reasonOf } from '../operator-error.ts'

export interface MetricsPort {
  readonly url: string
  close(): void
}

/** Serves the metrics on their own port, if the settings name one. */
export async function openMetricsPort(
  answer: AnswerMetrics,
  { metricsHost: host, metricsPort: port }: Config,
): Promise<MetricsPort | undefined> {
  if (port === undefined) return undefined
  try {
    const server = await serveMetrics(answer, host, port)
    // A server that listens on a port has an address of this kind.
    const { port: chosen } = server.address() as AddressInfo
    const close = () => {
      server.close()
      server.closeAllConnections()
    }
    return { url: `${localUrl(host, chosen)}/metrics`, close }
  } catch (error) {
    throw new OperatorError(
      `Can't listen on LEARN_METRICS_HOST ${host}, LEARN_METRICS_PORT ${port}: ${reasonOf(error)}.`,
    )
  }
}
