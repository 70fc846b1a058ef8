import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { counters, gauges, histograms, type Metric } from '../server/monitoring/declarations.ts'
import { temporaryDirectory } from './support/processes.ts'
import { World } from './support/world.ts'

const run = promisify(execFile)
const rules = 'deploy/prometheus/alerts.yml'
const alerts = await readFile(rules, 'utf8')
const dashboard = await readFile('deploy/grafana/dashboard.json', 'utf8')

const world = await World.create({ metricsPort: 0 })
after(() => world.close())
const { organizationId, key } = await world.tenant('Ashgrove Tutors')
await world.call('teams.createTeam', key, { organizationId, name: 'Owls' })
await world.call('organizations.listOrganizations', key, {}) // By now the one before is counted.
const exported = await (await fetch(world.server.metricsUrl ?? '')).text()
const exportedNames = new Set([...exported.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name))

/** What the dashboard asks Prometheus for, with Grafana's variables filled in. */
const asked: string[] = []
JSON.parse(dashboard, (name, value) => {
  if (name === 'expr') asked.push(value.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'learn'))
  return value
})
const expressions = [
  ...asked,
  ...alerts.split(/^ +- alert: /m).map(alert => alert.split(' labels:')[0] ?? ''),
]

const promtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
)
const skip = promtool ? false : 'promtool is not installed; Debian has it in the package prometheus'

test('promtool accepts the alerts', { skip }, async () => {
  const { stdout } = await run('promtool', ['check', 'rules', rules])
  assert.match(stdout, /SUCCESS: \d+ rules found/)
})

test('every alert fires when it should, and not before', { skip }, async () => {
  const { stdout } = await run('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: 'deploy/prometheus' })
  assert.match(stdout, /SUCCESS/)
})

test('promtool accepts every expression of the dashboard', { skip }, async t => {
  assert(asked.length > 40)
  const written = asked.map((expr, at) => ({ record: `panel:${at}`, expr }))
  const { path, remove } = await temporaryDirectory()
  t.after(remove)
  const file = join(path, 'dashboard.yml')
  await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: written }] }))
  await run('promtool', ['check', 'rules', file])
})

test('every alert is tried, quiet and firing, and says what happened and what to do', async () => {
  const tries = await readFile('deploy/prometheus/alerts.test.yml', 'utf8')
  const guide = await readFile('docs/operating/monitoring.md', 'utf8')
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  assert(names.length > 20)
  for (const name of names) {
    const samples = tries.matchAll(new RegExp(`"${name}",.*\\n.*\\n +exp_samples: (.*)`, 'g'))
    const outcomes = [...samples].map(([, expected]) => (expected === '[]' ? 'quiet' : 'firing'))
    assert(outcomes.includes('quiet') && outcomes.includes('firing'), name)
    assert.match(guide, new RegExp(`\\| \`${name}\` `), `${name} is explained`)
  }
  for (const part of ['summary: ', 'action: ', 'severity: '])
    assert.equal(alerts.split(part).length - 1, names.length, part)
})

/** Kept by Prometheus itself. */
const fromElsewhere = ['up']
const suffixes = /_(bucket|count|sum)$/

test('the dashboard and the alerts ask only for metrics that a server exports', () => {
  const named = expressions.flatMap(expression => expression.match(/\b(learn|nodejs|process)_\w+/g) ?? [])
  assert(new Set(named).size > 25)
  const isKnown = (name: string) =>
    exportedNames.has(name) || exportedNames.has(name.replace(suffixes, '')) || fromElsewhere.includes(name)
  // A server that has no replica does not export its lag.
  assert.deepEqual([...new Set(named.filter(name => !isKnown(name)))], [])
})

test('they use only labels and values that these metrics have', () => {
  const metrics: Readonly<Record<string, Metric>> = { ...counters, ...gauges, ...histograms }
  let checked = 0
  for (const [, name = '', matchers = ''] of expressions.join('\n').matchAll(/\b(learn_\w+)\{([^}]*)\}/g)) {
    const { labels } = metrics[name.replace(suffixes, '')] ?? {}
    for (const [, label = '', operator = '', value = ''] of matchers.matchAll(/(\w+)(=~|!~|=)"([^"]*)"/g)) {
      if (label === 'job' || !labels) continue
      const values = labels[label]
      assert(values, `${name} has no label ${label}`)
      if (typeof values === 'string') continue
      const given = operator === '=' ? [value] : value.split('|')
      for (const one of given) assert(values.includes(one), `${name} has no ${label} ${one}`)
      checked++
    }
  }
  assert(checked > 15)
})

test('every metric of Learn is documented, and is on the dashboard', async () => {
  const page = await readFile('docs/operating/metrics.md', 'utf8')
  const own = [...exportedNames].filter(name => name.startsWith('learn_'))
  assert.deepEqual(own.sort(), Object.keys({ ...counters, ...gauges, ...histograms }).sort())
  for (const name of own) {
    assert(page.includes(`### \`${name}\``), name)
    assert(asked.join('\n').includes(name), `${name} is on the dashboard`)
  }
})

test('no label of a metric names a tenant, a person or an address', () => {
  const labels = [...exported.matchAll(/(\w+)="([^"]*)"/g)]
  for (const [, , value = ''] of labels)
    assert.doesNotMatch(value, /[0-9a-f]{8}-[0-9a-f]{4}|@|127\.0\.0\.1|Ashgrove|Owls/)
  const names = new Set(labels.map(([, name]) => name))
  const ofNode = ['kind', 'le', 'major', 'minor', 'patch', 'space', 'type', 'version']
  const declared = [counters, gauges, histograms]
    .flatMap(Object.values)
    .flatMap(({ labels }) => Object.keys(labels))
  for (const name of names) assert([...ofNode, ...declared].includes(name ?? ''), name)
})
