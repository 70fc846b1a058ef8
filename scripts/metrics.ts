import { counters, gauges, histograms, type Metric } from '../server/monitoring/declarations.ts'

const introduction = `# Metrics

These are the metrics of Learn itself. [Monitoring](monitoring.md) explains how to scrape them, and which alerts use them.
The server also exports the metrics of its Node.js process: \`nodejs_eventloop_lag_p99_seconds\`,
\`process_resident_memory_bytes\` and [others](https://github.com/siimon/prom-client#default-metrics).

No label names a tenant, a person or an address. A label's value is the id of an operation, the status of a response, or
one of the values listed here.

\`npm run generate\` writes this page from \`server/monitoring/declarations.ts\`.`

/** The page for operators: one section for each kind of metric. */
export function metricsText(): string {
  const sections = [
    introduction,
    section('Requests', 'Histograms, with `_bucket`, `_sum` and `_count`.', histograms),
    section('Events', 'Counters. They start at 0 when the process starts.', counters),
    section(
      'Current state',
      'Gauges. The server queries the database at most every ten seconds. All servers on one database show the same values, except for their own connections and disk.',
      gauges,
    ),
  ]
  return `${sections.join('\n\n')}\n`
}

function section(title: string, about: string, metrics: Readonly<Record<string, Metric>>): string {
  const entries = Object.entries(metrics).map(([name, { help, labels }]) => {
    const lines = Object.entries(labels).map(([label, values]) => `- \`${label}\`: ${valuesOf(values)}`)
    return [`### \`${name}\``, help, lines.join('\n')].filter(Boolean).join('\n\n')
  })
  return [`## ${title}`, about, ...entries].join('\n\n')
}

const words = { operation: 'the id of an operation', status: 'the status of the response' }

const valuesOf = (values: Metric['labels'][string]) =>
  typeof values === 'string' ? words[values] : values.map(value => `\`${value}\``).join(', ')
