import { client } from './client.ts'

/** Invites someone to the first organization, and handles errors. */
const [email = 'sam@example.org'] = process.argv.slice(2)
const { data } = await client.organizations.list({ limit: 1, sortOrder: 'asc' })
const [organization] = data
if (!organization) throw new Error('You have no organization yet. Create one first.')

const invited = await client.invitations
  .create({ organizationId: organization.id, email, role: 'member' })
  .attempt()

if (invited.ok) {
  console.log(`Invited ${invited.data.email}. The link works until ${invited.data.expiresAt}.`)
} else {
  // The editor knows which kinds of error this operation declares.
  switch (invited.error._tag) {
    case 'Conflict':
      console.log(`Not invited: ${invited.error.message}`)
      break
    case 'HttpApiDecodeError':
      for (const { path, message } of invited.error.details.issues)
        console.log(`${path.join('.')} ${message}`)
      break
    case 'TooManyRequests':
      console.log(`Try again in ${invited.error.details.retryAfterSeconds} seconds.`)
      break
    default:
      console.log(`${invited.error.message} (request ${invited.error.requestId})`)
  }
  process.exitCode = 1
}
