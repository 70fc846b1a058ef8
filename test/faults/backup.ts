import { setTimeout as sleep } from 'node:timers/promises'
import { readManifest } from '../../server/backup/manifest.ts'
import { verifyRestored } from '../../server/backup/verify.ts'
import { newFile } from '../support/media/files.ts'
import { digest, makeScratch, quiet, restored, takeWithDigest } from '../support/operating/backups.ts'
import { populate } from '../support/populated-tenant.ts'
import { type Tenant, World } from '../support/world.ts'
import { Chance } from './chance.ts'

export interface BackupFaultOptions {
  /** How many backups are taken. */
  readonly times: number
  readonly seed: number
  readonly say: (line: string) => void
}

interface Write {
  readonly name: string
  readonly begun: number
  readonly acknowledged: number
}

const writers = 6

/**
 * Takes backups at random moments while files, organizations and credits are added. Restores each of them, and reports
 * everything that is wrong, missing or too new in it.
 */
export async function backupFaults({ times, seed, say }: BackupFaultOptions) {
  const chance = new Chance(seed)
  const world = await World.create()
  const scratch = await makeScratch()
  const violations: string[] = []
  try {
    const tenant = await populate(world)
    const load = startWriting(world, tenant)
    const backups = await scratch.open('all')
    const digests = new Map<string, Record<string, string>>()
    for (let number = 1; number <= times; number++) {
      await sleep(chance.whole(0, 1_500))
      const { name, manifest, newFiles, digest: seen } = await takeWithDigest(world, backups)
      digests.set(name, seen)
      say(
        `${name}: ${manifest.files.count} files, ${newFiles} of them new; ${load.writes.length} writes so far`,
      )
    }
    await load.stop()
    violations.push(...load.failures)
    for (const [name, seen] of digests) {
      const manifest = await readManifest(backups, name)
      const found = await restored(backups, name, async client => {
        const verified = await verifyRestored(client, { backups, backup: name, manifest, onProgress: quiet })
        const { rows } = await client.query<{ name: string }>('select name from media_items')
        const differing = differences(seen, await digest(client))
        return { verified, differing, kept: new Set(rows.map(row => row.name)) }
      }).catch(error => {
        violations.push(`${name}: ${error}`)
        return undefined
      })
      if (found) violations.push(...wrongIn(name, Date.parse(manifest.takenAt), found.kept, load.writes))
      for (const table of found?.differing ?? [])
        violations.push(`${name}: the rows of ${table} are not those of that moment`)
      say(`${name}: ${found ? JSON.stringify(found.verified) : 'not restored'}`)
    }
    return { violations, writes: load.writes.length, backups: digests.size }
  } finally {
    await world.close()
    await scratch.remove()
  }
}

const differences = (before: Record<string, string>, after: Record<string, string>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    table => before[table] !== after[table],
  )

/** Everything that was acknowledged before must be there, and nothing that was begun later. */
function* wrongIn(backup: string, moment: number, kept: Set<string>, writes: readonly Write[]) {
  for (const { name, begun, acknowledged } of writes) {
    if (acknowledged < moment && !kept.has(name))
      yield `${backup}: ${name} was acknowledged before, and is missing`
    if (begun > moment && kept.has(name)) yield `${backup}: ${name} was begun later, and is there`
  }
}

function startWriting(world: World, tenant: Tenant) {
  const writes: Write[] = []
  const failures: string[] = []
  let stopped = false
  const write = async (writer: number) => {
    for (let number = 0; !stopped; number++) {
      const name = `${writer}-${number}.txt`
      const begun = Date.now()
      const { status, body } = await world.call('media.createMediaItem', tenant.key, {
        organizationId: tenant.organizationId,
        ...newFile(name, `the words of ${name}`),
      })
      if (status === 201) writes.push({ name, begun, acknowledged: Date.now() })
      else failures.push(`a write failed with ${status}: ${body.message}`)
      if (number % 10 === 0) await world.tenant(`Of ${name}`) // With credits in its ledger.
    }
  }
  const writing = Array.from({ length: writers }, (_, writer) => write(writer))
  return {
    writes,
    failures,
    stop: async () => {
      stopped = true
      await Promise.all(writing)
    },
  }
}
