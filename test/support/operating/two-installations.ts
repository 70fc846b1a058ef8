import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Moved } from '../../../server/move/organization/move.ts'
import { allowReplication, shareKeys } from '../../../server/move/organization/refusals.store.ts'
import { dropSubscription, findRemains } from '../../../server/move/organization/replication.store.ts'
import { startEmbedded } from '../../../server/storage/embedded/postgres.ts'
import { temporaryDirectory } from '../processes.ts'
import { World } from '../world.ts'
import { connected } from './backups.ts'

/** Two installations, each with its own PostgreSQL. Organizations can move from the first to the second. */
export async function startTwo() {
  const [one, two] = [await startCluster(), await startCluster()]
  await connected(one.url, allowReplication)
  await one.restart()
  const source = await onCluster(one.url, () => World.create())
  const target = await onCluster(two.url, () => World.create())
  const clients = { source: source.databaseUrl, target: target.databaseUrl }
  /** Gives the second installation the keys of the first. Returns the address of a server there. */
  const share = async () => {
    await target.owner.query('delete from key_generations')
    await target.owner.query('delete from installation_secrets')
    const done = await connected(clients.source, from => connected(clients.target, to => shareKeys(from, to)))
    assert(done)
    return (await target.startAnotherServer()).url
  }
  const end = async () => {
    // A failed test may have left a subscription, with which no database can be dropped.
    await connected(clients.target, async to => {
      for (const organization of await findRemains(to)) await dropSubscription(to, organization)
    })
    await Promise.all([source.close(), target.close()])
    await Promise.all([one.remove(), two.remove()])
  }
  return { source, target, share, end }
}

async function startCluster() {
  const directory = await temporaryDirectory()
  let postgres = await startEmbedded(directory.path)
  return {
    url: postgres.url,
    restart: async () => {
      await postgres.stop()
      postgres = await startEmbedded(directory.path)
    },
    remove: async () => {
      await postgres.stop()
      await directory.remove()
    },
  }
}

/** The databases of tests are made in the PostgreSQL that these variables name. */
async function onCluster<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { LEARN_TEST_DATABASE_URL, LEARN_TEST_TEMPLATE } = process.env
  process.env.LEARN_TEST_DATABASE_URL = url
  delete process.env.LEARN_TEST_TEMPLATE
  try {
    return await work()
  } finally {
    process.env.LEARN_TEST_DATABASE_URL = LEARN_TEST_DATABASE_URL
    if (LEARN_TEST_TEMPLATE !== undefined) process.env.LEARN_TEST_TEMPLATE = LEARN_TEST_TEMPLATE
  }
}

type Worlds = Pick<Awaited<ReturnType<typeof startTwo>>, 'source' | 'target'>

/** Moves in another process. `killedAt` is the step at which the process is killed. */
export async function runMove(
  { source, target }: Worlds,
  organization: string,
  { killedAt = 'none', newKeys = false, onStep = (_step: string): void => undefined } = {},
): Promise<{ moved: Moved | undefined; output: string }> {
  const child = spawn(
    process.execPath,
    ['test/support/operating/moving-program.ts', organization, killedAt],
    {
      env: {
        PATH: process.env.PATH,
        SOURCE_URL: source.databaseUrl,
        TARGET_URL: target.databaseUrl,
        NEW_KEYS: newKeys ? 'yes' : 'no',
      },
    },
  )
  let [said, output] = ['', '']
  child.stdout.on('data', chunk => (said += chunk))
  child.stderr.on('data', chunk => {
    output += chunk
    for (const step of String(chunk).trim().split('\n')) onStep(step)
  })
  const [code, signal] = await once(child, 'close')
  assert.equal(signal, killedAt === 'none' ? null : 'SIGKILL', output)
  return { moved: code === 0 ? JSON.parse(said) : undefined, output }
}
