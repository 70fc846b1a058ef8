import { join, relative } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { longestFileMinutes } from './deadline.ts'
import { promiseTracking } from './promise-tracking.ts'

const project = join(import.meta.dirname, '..')

/** The limit of each test is shorter, but a file may have many of them. */
const longestFileMilliseconds = longestFileMinutes * 60_000

/** Runs test files in this process, one after another. Each is a test of its own, so that its hooks run at its end. */
export async function runTogether(files: readonly string[]): Promise<void> {
  const alive = setInterval(() => undefined, 60_000) // With nothing left to do, Node would cancel the files that follow.
  for (const file of files) {
    promiseTracking.resume()
    await test(relative(project, file), { timeout: longestFileMilliseconds }, async t => {
      const loading = import(pathToFileURL(file).href)
      t.before(() => loading) // A test may use what its file defines further down.
      await loading
      promiseTracking.pause()
    })
  }
  clearInterval(alive)
}
