import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { makeApiKey } from '../../server/identity/api-key.ts'
import { openBrowser } from '../../test/support/browser.ts'
import { childPages } from '../../test/support/child-pages.ts'
import { callOperation } from '../../test/support/client.ts'
import { newChild } from '../../test/support/learning/family.ts'
import { Rows } from '../../test/support/rows.ts'
import { freePort, type ServerProcess, startDatabase, startServer } from '../processes.ts'

export interface Pupil {
  readonly studentId: string
  readonly organizationId: string
  readonly username: string
}

/** The real server in its own process, a real browser, and what a child does in it. */
export interface Site extends ReturnType<typeof childPages> {
  readonly url: string
  readonly browser: Browser
  readonly owner: Rows['owner']
  /** The folder with the emails that it sends. */
  readonly outbox: string
  enrol(overrides?: Parameters<typeof newChild>[1]): Promise<Pupil>
  /** Kills the server without warning. */
  kill(): Promise<void>
  /** Starts it again, at the same address and on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  const browserPath = findOrInstallBrowser()
  if (!browserPath) throw new Error('This benchmark needs Chromium. On Debian: apt-get install chromium')
  const folder = await mkdtemp(join(tmpdir(), 'learn-bench-'))
  const database = await startDatabase()
  const rows = new Rows(database.url)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = () =>
    startServer(database.url, {
      LEARN_DATA_DIR: folder,
      LEARN_BOOTSTRAP_API_KEY: apiKey,
      LEARN_ORGANIZATION_RATE_LIMIT: '1000000000',
      PORT: String(port),
    })
  const apiKey = makeApiKey()
  let server: ServerProcess = await start()
  const browser = await openBrowser(browserPath)
  return {
    ...childPages({ server: { url }, owner: rows.owner }),
    url,
    browser,
    owner: rows.owner,
    outbox: join(folder, 'outbox'),
    enrol: overrides => enrol(url, rows, overrides),
    kill: () => server.stop('SIGKILL'),
    restart: async () => {
      server = await start()
    },
    close: async () => {
      await browser.close()
      await server.stop()
      await rows.owner.end()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A child of a family of their own, with all four subjects. */
async function enrol(url: string, rows: Rows, overrides: Parameters<typeof newChild>[1]): Promise<Pupil> {
  const parent = await rows.person()
  const child = newChild(parent.email, { subjectIds: [], ...overrides })
  const { status, body } = await callOperation(
    url,
    'learn.completeLearnParentChildOnboarding',
    parent.token,
    child,
  )
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { studentId, organizationId } = body.actor
  return { studentId, organizationId, username: child.childUsername }
}
