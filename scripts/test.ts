import { spawnSync } from 'node:child_process'
import { findOrInstallBrowser } from './browser.ts'

/** `npm test` runs everything, `npm test -- <file> …` some of it. */
const named = process.argv.slice(2)
const files = named.length > 0 ? named : ['{contract,content,learning,server,sdk,mcp,cli,test}/**/*.test.ts']
const browser = findOrInstallBrowser()
if (!browser) {
  console.log(
    'The browser tests are left out: there is no Chromium. Install one, on Debian: apt-get install chromium',
  )
}
const { status } = spawnSync(
  process.execPath,
  ['--test', '--test-concurrency=2', '--test-timeout=180000', '--test-global-setup=test/setup.ts', ...files],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      ...(browser && { LEARN_TEST_BROWSER: browser }),
    },
  },
)
process.exitCode = status ?? 1
