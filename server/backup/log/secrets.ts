import { type Backups, backupNameOf, completeBackups } from '../backups.ts'
import { readManifest } from '../manifest.ts'

const folder = 'secrets'

/** Stores the secret if it differs from the last one stored: a recovery may need it before the next backup. */
export async function keepSecret(backups: Backups, secret: string, now: Date): Promise<void> {
  const [newest] = await keptSecrets(backups)
  if (newest !== secret) await backups.write(`${folder}/${backupNameOf(now)}`, [Buffer.from(secret)])
}

/** Newest first. */
async function keptSecrets(backups: Backups): Promise<string[]> {
  const names = (await Array.fromAsync(backups.place.list(folder))).map(({ name }) => name).sort()
  const secrets: string[] = []
  for (const name of names.reverse())
    secrets.push(Buffer.concat(await Array.fromAsync(backups.read(name))).toString('utf8'))
  return secrets
}

/** Every secret that the installation may have had, most likely first. */
export async function knownSecrets(backups: Backups): Promise<string[]> {
  const known = new Set(await keptSecrets(backups))
  for (const backup of (await completeBackups(backups.place)).reverse())
    known.add((await readManifest(backups, backup)).secret)
  return [...known]
}
