import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { globalSetup, globalTeardown } from '../test/setup.ts'
import { Lane, prepareDatabase } from '../test/simulation/lane.ts'
import { type Mutation, mutate, mutations } from '../test/simulation/mutations.ts'
import { describeFigures, runSeeds, SeedFailure } from '../test/simulation/seeds.ts'
import { createDatabase } from '../test/support/database.ts'

/**
 * `npm run test:simulation` runs 1,000 random seeds; `--seeds` and `--from` choose how many and which. Setting SEED repeats
 * one and prints its steps. `--mutations` breaks the database in one way after another and reports which seed notices.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string' },
    lanes: { type: 'string', default: '2' },
    mutations: { type: 'boolean', default: false },
  },
})
const replayed = process.env.SEED === undefined ? undefined : Number(process.env.SEED)
const first = Number(values.from ?? randomInt(2 ** 31))
const seeds =
  replayed === undefined
    ? Array.from({ length: Number(values.seeds) }, (_, index) => first + index)
    : [replayed]

await globalSetup()
const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
try {
  if (values.mutations) for (const mutation of mutations) await tryMutation(mutation)
  else await runAll()
} finally {
  await globalTeardown()
}

async function openLane(): Promise<Lane> {
  const { url } = await createDatabase()
  await prepareDatabase(url)
  return await Lane.open(url)
}

async function runAll(): Promise<void> {
  const lanes: Lane[] = []
  try {
    while (lanes.length < Math.min(Number(values.lanes), seeds.length)) lanes.push(await openLane())
    console.log(replayed === undefined ? `Seeds ${first} to ${first + seeds.length - 1}` : `Seed ${replayed}`)
    const figures = await runSeeds(lanes, seeds, {}, (run, soFar) => {
      if (replayed !== undefined) console.log(run.trace.text())
      if (soFar.seeds % 100 === 0) console.log(`${describeFigures(soFar)}, ${seconds()}`)
    })
    console.log(`${describeFigures(figures)}, ${seconds()}: no differences`)
  } catch (error) {
    if (!(error instanceof SeedFailure)) throw error
    console.error(replayed === undefined ? error.message : `${error.run.trace.text()}\n\n${error.message}`)
    process.exitCode = 1
  } finally {
    await Promise.all(lanes.map(lane => lane.close()))
  }
}

async function tryMutation(mutation: Mutation): Promise<void> {
  const lane = await openLane()
  let count = 0
  try {
    await mutate(lane.owner, mutation)
    await runSeeds([lane], seeds, { wrongWebhook: mutation.wrongWebhook }, () => count++)
    console.log(`✖ ${mutation.name}: not noticed in ${count} seeds`)
    process.exitCode = 1
  } catch (error) {
    if (!(error instanceof SeedFailure)) throw error
    console.log(`✔ ${mutation.name}: noticed by seed number ${count + 1}: ${error.message.split('\n')[0]}`)
  } finally {
    await lane.close()
  }
}
