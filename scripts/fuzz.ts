import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { fuzz } from '../test/fuzz/run.ts'
import { globalSetup, globalTeardown } from '../test/setup.ts'

/**
 * `npm run fuzz -- 100000` sends this many random requests, made from the contract, to a server of its own. `--seed` and
 * `--first` repeat requests of an earlier run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, first: { type: 'string', default: '0' } },
})
const count = Number(positionals[0] ?? 10_000)
const seed = Number(values.seed ?? randomInt(2 ** 31))
const shownFindings = 20

console.log(`${count.toLocaleString('en')} requests with seed ${seed}`)
const started = performance.now()
await globalSetup()
try {
  const onProgress = (done: number) => {
    const seconds = Math.round((performance.now() - started) / 1_000)
    if (done % 10_000 === 0) console.log(`${done.toLocaleString('en')} sent, ${seconds} s`)
  }
  const { statuses, findings } = await fuzz({ seed, count, first: Number(values.first), onProgress })
  console.table(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))
  for (const { what, request } of findings.slice(0, shownFindings)) {
    if (request) {
      const { number, caller, path, init } = request
      const body = String(init.body ?? '').slice(0, 500)
      console.log(`\nRequest ${number} by ${caller}: ${init.method} ${path} ${body}`)
    }
    console.log(what.slice(0, 3_000))
  }
  console.log(`\n${findings.length} responses that should never be given`)
  if (findings.length > 0) process.exitCode = 1
} finally {
  await globalTeardown()
}
