import * as kinds from './kinds.ts'
import type { Theme } from './setting.ts'

/** Metrics, logs and traces. */
export const monitoring = {
  LEARN_METRICS_PORT: {
    kind: kinds.wholeNumber(0, 65_535),
    unset: 'metrics have no port of their own',
    meaning: 'The port that serves `/metrics` for Prometheus; 0 picks a free one.',
  },
  LEARN_METRICS_HOST: {
    kind: kinds.anyText,
    default: '127.0.0.1',
    meaning:
      'The address of that port; without `LEARN_METRICS_TOKEN`, anybody who reaches it can read the metrics.',
  },
  LEARN_METRICS_TOKEN: {
    kind: kinds.textMatching(
      /^[\w.~+/=-]{32,}$/,
      'at least 32 letters, digits and -._~+/= without spaces. Make one with: openssl rand -hex 32',
    ),
    secret: true,
    unset: 'the metrics need no token, and the public address does not serve them',
    meaning:
      'The bearer token that `/metrics` requires. Without `LEARN_METRICS_PORT`, `/metrics` is then at the public address.',
  },
  LEARN_LOG_LEVEL: {
    kind: kinds.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    default: 'info',
    meaning: 'The lowest level of messages to log.',
  },
  LEARN_LOG_FORMAT: {
    kind: kinds.oneOf('text', 'json'),
    unset: 'it is `text` in a terminal and `json` everywhere else',
    meaning: 'Readable lines for people (`text`), or JSON for programs (`json`).',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: kinds.url('http:', 'https:'),
    unset: 'the server sends no traces',
    meaning: 'An OpenTelemetry collector that accepts OTLP over HTTP, such as `http://127.0.0.1:4318`.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    kind: kinds.headers,
    secret: true,
    unset: 'none are sent',
    meaning: 'Headers for the collector, such as a key.',
  },
  OTEL_SERVICE_NAME: {
    kind: kinds.textMatching(/^[\w.-]{1,100}$/, 'a name of letters, digits, dots, hyphens and underscores'),
    default: 'learn',
    meaning: 'The name of this server in traces.',
  },
} as const satisfies Theme['settings']
