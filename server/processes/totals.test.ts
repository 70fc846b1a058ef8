import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseMetrics } from '../../test/support/monitoring/scrape.ts'
import { Metrics } from '../monitoring/metrics.ts'
import { Totals } from './totals.ts'

/** The values of a process that has answered some requests. */
async function measured(requests: number, open: number): Promise<object[]> {
  const metrics = new Metrics(async set => {
    set('learn_database_connections', { pool: 'requests', state: 'open' }, open)
  })
  for (let count = 0; count < requests; count++) metrics.count('teams.getTeam', 200, 3)
  return JSON.parse(JSON.stringify(await metrics.series())) // As it arrives from another process.
}

const requests = 'learn_request_duration_seconds_count{operation="teams.getTeam",status="200"}'
const connections = 'learn_database_connections{pool="requests",state="open"}'

test('values are added up, and the counts of an ended process are kept', async () => {
  const totals = new Totals()
  const read = async () => {
    const found = parseMetrics(await totals.text())
    return [found.get(requests), found.get(connections)]
  }
  totals.note(1, await measured(5, 2))
  totals.note(2, await measured(7, 3))
  assert.deepEqual(await read(), [12, 5])
  await totals.end(1)
  assert.deepEqual(await read(), [12, 3], 'its connections are gone')
  totals.note(3, await measured(1, 1))
  assert.deepEqual(await read(), [13, 4])
  await totals.end(2)
  await totals.end(3)
  assert.deepEqual(await read(), [13, undefined])
})

test('the slowest process counts for the event loop, and the server is as old as its supervisor', async () => {
  const totals = new Totals()
  const named = (name: string, value: number) => async () => {
    const series = await measured(0, 0)
    return series.map(one =>
      'name' in one && one.name === name ? { ...one, values: [{ value, labels: {} }] } : one,
    )
  }
  totals.note(1, await named('nodejs_eventloop_lag_p99_seconds', 0.25)())
  totals.note(2, await named('nodejs_eventloop_lag_p99_seconds', 7)())
  totals.note(3, await named('process_start_time_seconds', 1)())
  const found = parseMetrics(await totals.text())
  assert.equal(found.get('nodejs_eventloop_lag_p99_seconds'), 7)
  const age = Date.now() / 1_000 - (found.get('process_start_time_seconds') ?? 0)
  assert(Math.abs(age - process.uptime()) < 2, `${age} seconds`)
})
