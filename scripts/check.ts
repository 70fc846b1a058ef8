import { spawn } from 'node:child_process'

/** `npm run check`: every check that needs no database, all at the same time. Each prints how long it took. */
const checks = {
  // Incremental, because content alone is thirty thousand lines.
  types: [
    'node_modules/.bin/tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ],
  'types of the pages': [
    'node_modules/.bin/tsc',
    '--noEmit',
    '-p',
    'web',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/web.tsbuildinfo',
  ],
  'types of the service worker': ['node_modules/.bin/tsc', '--noEmit', '-p', 'web/worker'],
  'format and lint': ['node_modules/.bin/biome', 'ci', '--colors=off', '.'],
  'boundaries and contract': [
    process.execPath,
    '--test',
    '--test-reporter=dot',
    'test/boundaries.test.ts',
    'contract/*.test.ts',
  ],
}

const results = await Promise.all(
  Object.entries(checks).map(async ([name, [command = '', ...args]]) => {
    const started = performance.now()
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    const code = await new Promise<number | null>(resolve => child.on('close', resolve))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✔' : '✖'} ${name} (${seconds} s)`)
    if (code !== 0) console.log(output)
    return code
  }),
)
process.exitCode = results.every(code => code === 0) ? 0 : 1
