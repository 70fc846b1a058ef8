import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallBrowser } from './browser.ts'
import { folderInMemory } from './memory-folder.ts'
import { groupTests } from './test-groups.ts'

// One more than there are processors, because many tests spend their time waiting for a process, a lock or a timer.
const concurrency = availableParallelism() + 1

/**
 * `npm test` runs every test; `npm test -- <file> …` runs those files, each in its own process. With `--again`, files that
 * fail are run once more on their own: a machine can be so busy that a time limit runs out. A file that fails twice has failed.
 */
const {
  positionals: named,
  values: { again },
} = parseArgs({ allowPositionals: true, options: { again: { type: 'boolean', default: false } } })
const everything = '{contract,content,learning,server,sdk,mcp,cli,web,test}/**/*.test.ts'
const entries = mkdtempSync(join(tmpdir(), 'learn-test-files-'))
const groups =
  named.length > 0
    ? named.map(file => [relative('.', file)])
    : groupTests(globSync(everything).filter(isRunDirectly))
const browser = findOrInstallBrowser()
if (!browser) {
  console.log(
    'Skipping the browser tests: Chromium is not installed. To install it on Debian: apt-get install chromium',
  )
}
const folder = folderInMemory()
let { status, failed } = run(groups, concurrency)
if (failed.length > 0 && again) {
  console.log(`\nThese files have failed, and are run once more on their own:\n${failed.join('\n')}\n`)
  const alone = failed.map(file => [file])
  status = run(alone, 1).status
}
for (const made of [folder, entries]) if (made) rmSync(made, { recursive: true, force: true })
process.exitCode = status

/** Runs groups of files, each in one process. Also returns the files that failed. */
function run(
  all: readonly (readonly string[])[],
  atOnce: number,
): { status: number; failed: readonly string[] } {
  const starts = all.map(toEntry)
  const report = join(entries, 'failed')
  const { status } = spawnSync(
    process.execPath,
    [
      '--test',
      `--test-concurrency=${atOnce}`,
      '--test-timeout=600000',
      ...['--import=./test/promise-tracking.ts', '--import=./test/deadline.ts'],
      '--test-global-setup=test/setup.ts',
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=./test/failed-files.ts', `--test-reporter-destination=${report}`],
      ...starts,
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
  // A test at the top has the name of its file. A process that ended too early has the name of its entry.
  const reported = readFileSync(report, 'utf8').split('\n')
  const failed = all.flatMap((group, at) =>
    group.filter(file => [file, starts[at] ?? ''].some(name => reported.includes(name))),
  )
  return { status: status ?? 1, failed }
}

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
