import { randomBytes } from 'node:crypto'
import type { World } from './world.ts'

/** The emails to an address with this subject. They are sent in order, so all earlier ones have arrived with the last. */
export async function mailsAbout(world: World, address: string, subject: RegExp) {
  const marker = `somebody.${randomBytes(6).toString('hex')}@example.org`
  const { key, organizationId } = await world.tenant()
  await world.call('organizations.createInvitation', key, { organizationId, email: marker, role: 'viewer' })
  await world.waitForMails(marker)
  return (await world.waitForMails(address, 0)).filter(mail => subject.test(mail.subject))
}
