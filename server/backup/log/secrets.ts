import { type Backups, backupNameOf, completeBackups } from '../backups.ts'
import { readManifest } from '../manifest.ts'
import type { Place } from '../place.ts'
import { Damaged } from '../sealed.ts'

const folder = 'secrets'

/** Stores the secret if it differs from the last one stored: a recovery may need it before the next backup. */
export async function keepSecret(backups: Backups, secret: string, now: Date): Promise<void> {
  const [newest] = await keptSecrets(backups)
  if (newest !== secret) await backups.write(`${folder}/${backupNameOf(now)}`, [Buffer.from(secret)])
}

/** Removes the secrets that were replaced before the oldest backup was made: no recovery goes back further. */
export async function removeOldSecrets({ place }: Backups, oldestBackup: string): Promise<void> {
  const names = await namesOfSecrets(place)
  const inUse = names.findLastIndex(name => name <= `${folder}/${oldestBackup}`)
  for (const name of names.slice(0, Math.max(0, inUse))) await place.remove(name)
}

/** Oldest first: each is named after the moment when it was first seen. */
const namesOfSecrets = async (place: Place) =>
  (await Array.fromAsync(place.list(folder))).map(({ name }) => name).sort()

/** Newest first. */
async function keptSecrets(backups: Backups): Promise<string[]> {
  const names = await namesOfSecrets(backups.place)
  const secrets: string[] = []
  for (const name of names.reverse())
    secrets.push(Buffer.concat(await Array.fromAsync(backups.read(name))).toString('utf8'))
  return secrets
}

/** Every secret that the installation may have had, most likely first. */
export async function knownSecrets(backups: Backups): Promise<string[]> {
  const known = new Set(await keptSecrets(backups))
  for (const backup of (await completeBackups(backups.place)).reverse())
    try {
      known.add((await readManifest(backups, backup)).secret)
    } catch (error) {
      if (!(error instanceof Damaged)) throw error // Another backup may have the same secret.
    }
  return [...known]
}
