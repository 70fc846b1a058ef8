import { spawnSync } from 'node:child_process'
import { existsSync, globSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { folderInMemory } from './memory-folder.ts'

// One more than there are processors, because many tests spend their time waiting for a process, a lock or a timer.
const concurrency = availableParallelism() + 1

/** `npm test` runs every test; `npm test -- <file> …` runs those files. */
const named = process.argv.slice(2)
const everything = '{contract,content,learning,server,sdk,mcp,cli,test}/**/*.test.ts'
const files = named.length > 0 ? named : globSync(everything).filter(isRunDirectly)
const browser = findOrInstallBrowser()
if (!browser) {
  console.log(
    'Skipping the browser tests: Chromium is not installed. To install it on Debian: apt-get install chromium',
  )
}
const folder = folderInMemory()
const { status } = spawnSync(
  process.execPath,
  [
    '--test',
    `--test-concurrency=${concurrency}`,
    '--test-timeout=600000',
    '--import=./test/deadline.ts',
    '--test-global-setup=test/setup.ts',
    ...files,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      ...(browser && { LEARN_TEST_BROWSER: browser }),
      ...(folder && { TMPDIR: folder }),
    },
  },
)
if (folder) rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1

/** A subject's test file loads the test files of its topics. */
function isRunDirectly(file: string): boolean {
  return basename(file) === 'subject.test.ts' || !existsSync(join(dirname(file), 'subject.test.ts'))
}
