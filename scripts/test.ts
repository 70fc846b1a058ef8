import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { folderInMemory } from './memory-folder.ts'
import { groupTests } from './test-groups.ts'

// One more than there are processors, because many tests spend their time waiting for a process, a lock or a timer.
const concurrency = availableParallelism() + 1

/** `npm test` runs every test; `npm test -- <file> …` runs those files, each in its own process. */
const named = process.argv.slice(2)
const everything = '{contract,content,learning,server,sdk,mcp,cli,test}/**/*.test.ts'
const entries = mkdtempSync(join(tmpdir(), 'learn-test-files-'))
const files = named.length > 0 ? named : groupTests(globSync(everything).filter(isRunDirectly)).map(toEntry)
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
for (const made of [folder, entries]) if (made) rmSync(made, { recursive: true, force: true })
process.exitCode = status ?? 1

/** A subject's test file loads the test files of its topics. */
function isRunDirectly(file: string): boolean {
  return basename(file) === 'subject.test.ts' || !existsSync(join(dirname(file), 'subject.test.ts'))
}

/** A file that Node runs in one process: it runs these test files. Node starts with the name that sorts first. */
function toEntry(group: readonly string[], index: number): string {
  const entry = join(entries, `${String(index).padStart(3, '0')}.test.mjs`)
  const together = JSON.stringify(resolve('test/together.ts'))
  const all = JSON.stringify(group.map(file => resolve(file)))
  writeFileSync(entry, `import { runTogether } from ${together}\nawait runTogether(${all})\n`)
  return entry
}
