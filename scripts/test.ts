import { spawnSync } from 'node:child_process'
import { existsSync, globSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { folderInMemory } from './memory-folder.ts'

// Many tests wait for a process, a lock or a clock: one more at a time than there are processors keeps these busy.
const atOnce = availableParallelism() + 1

/** `npm test` runs everything, `npm test -- <file> …` some of it. */
const named = process.argv.slice(2)
const everything = '{contract,content,learning,server,sdk,mcp,cli,test}/**/*.test.ts'
const files = named.length > 0 ? named : globSync(everything).filter(isRunByItself)
const browser = findOrInstallBrowser()
if (!browser) {
  console.log(
    'The browser tests are left out: there is no Chromium. Install one, on Debian: apt-get install chromium',
  )
}
const folder = folderInMemory()
const { status } = spawnSync(
  process.execPath,
  [
    '--test',
    `--test-concurrency=${atOnce}`,
    '--test-timeout=300000',
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

/** Where a subject has a test, that one loads those of its topics. */
function isRunByItself(file: string): boolean {
  return basename(file) === 'subject.test.ts' || !existsSync(join(dirname(file), 'subject.test.ts'))
}
