import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { globalSetup, globalTeardown } from '../test/setup.ts'
import { Lane, prepareDatabase } from '../test/simulation/lane.ts'
import { inWords, runSeeds, SeedFailure } from '../test/simulation/seeds.ts'
import { createDatabase } from '../test/world.ts'

/**
 * `npm run simulate` runs seeds of chance; `-- --seeds 10000` says how many, `-- --from 1` which. `SEED=… npm run simulate`
 * runs one again and tells what happens in it.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string' },
    lanes: { type: 'string', default: '2' },
  },
})
const replayed = process.env.SEED === undefined ? undefined : Number(process.env.SEED)
const first = Number(values.from ?? randomInt(2 ** 31))
const seeds =
  replayed === undefined
    ? Array.from({ length: Number(values.seeds) }, (_, index) => first + index)
    : [replayed]

await globalSetup()
const lanes: Lane[] = []
const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
try {
  for (let made = 0; made < Math.min(Number(values.lanes), seeds.length); made++) {
    const { url } = await createDatabase()
    await prepareDatabase(url)
    lanes.push(await Lane.open(url))
  }
  console.log(replayed === undefined ? `seeds ${first} to ${first + seeds.length - 1}` : `seed ${replayed}`)
  const figures = await runSeeds(lanes, seeds, {}, (run, soFar) => {
    if (replayed !== undefined) console.log(run.trace.text())
    if (soFar.seeds % 100 === 0) console.log(`${inWords(soFar)}, ${seconds()}`)
  })
  console.log(`${inWords(figures)}, ${seconds()}: all as it should be`)
} catch (error) {
  console.error(error instanceof SeedFailure ? error.message : error)
  process.exitCode = 1
} finally {
  await Promise.all(lanes.map(lane => lane.close().catch(() => undefined)))
  await globalTeardown()
}
