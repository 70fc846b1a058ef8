import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { Lane, prepareDatabase } from './simulation/lane.ts'
import { mutate, mutations } from './simulation/mutations.ts'
import { describeFigures, runSeeds, SeedFailure } from './simulation/seeds.ts'
import { createMigratedDatabase } from './support/database.ts'

/** Runs the work with this many lanes, each on its own database. */
async function onLanes<T>(count: number, work: (lanes: readonly Lane[]) => Promise<T>): Promise<T> {
  const databases = await Promise.all(Array.from({ length: count }, createMigratedDatabase))
  const lanes: Lane[] = []
  try {
    for (const { url } of databases) {
      await prepareDatabase(url)
      lanes.push(await Lane.open(url))
    }
    return await work(lanes)
  } finally {
    await Promise.all(lanes.map(lane => lane.close()))
    await Promise.all(databases.map(database => database.drop()))
  }
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

test('whatever happens in whatever order, the ledger agrees with a simple model', async t => {
  const known = numbers(1, 195)
  const chance = numbers(0, 5).map(() => randomInt(1_000_000, 2 ** 31))
  t.diagnostic(`seeds 1 to ${known.length}, and ${chance.join(', ')}`)
  const started = performance.now()
  const figures = await onLanes(2, lanes => runSeeds(lanes, [...chance, ...known]))
  t.diagnostic(`${describeFigures(figures)}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
})

test('the same seed gives the same run', async () => {
  const traces = await onLanes(2, lanes =>
    Promise.all(
      lanes.map(async lane => {
        const runs: string[] = []
        await runSeeds([lane], numbers(77, 8), {}, run => {
          runs.push(run.trace.text())
        })
        return runs.join('\n')
      }),
    ),
  )
  assert(traces[0])
  assert.equal(traces[0], traces[1])
})

/** `npm run test:simulation -- --mutations` tries all of them. */
const hidden = ["the organization's row is not locked", 'the provider is asked too early']

for (const mutation of mutations.filter(({ name }) => hidden.includes(name))) {
  test(`the simulation notices when ${mutation.name}`, async () => {
    const { wrongWebhook } = mutation
    await onLanes(1, async lanes => {
      for (const lane of lanes) await mutate(lane.owner, mutation)
      await assert.rejects(runSeeds(lanes, numbers(1, 100), { wrongWebhook }), SeedFailure)
    })
  })
}
