import { client } from './client.ts'

/** Invites somebody to the first organization, and deals with what can go wrong. */
const [email = 'sam@example.org'] = process.argv.slice(2)
const { data } = await client.organizations.list({ limit: '1', sortOrder: 'asc' })
const [organization] = data
if (!organization) throw new Error('There is no organization yet: create one first.')

const invited = await client.invitations
  .create({ organizationId: organization.id, email, role: 'member' })
  .attempt()

if (invited.ok) {
  console.log(`${invited.data.email} has a mail with a link that works until ${invited.data.expiresAt}.`)
} else {
  // The kinds are those that this operation declares: the editor knows them.
  switch (invited.error._tag) {
    case 'Conflict':
      console.log(`${email} was invited before: ${invited.error.message}`)
      break
    case 'HttpApiDecodeError':
      for (const { path, message } of invited.error.details.issues)
        console.log(`${path.join('.')} ${message}`)
      break
    case 'TooManyRequests':
      console.log(`Try again in ${invited.error.details.retryAfterSeconds} s.`)
      break
    default:
      console.log(`${invited.error.message} (request ${invited.error.requestId})`)
  }
  process.exitCode = 1
}
