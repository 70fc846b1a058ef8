import { spawnSync } from 'node:child_process'

const named = process.argv.slice(2)
const files = named.length > 0 ? named : ['{contract,server,test}/**/*.test.ts']

const { status } = spawnSync(process.execPath, ['--test', '--test-global-setup=test/setup.ts', ...files], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
