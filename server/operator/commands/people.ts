import { parseArgs } from 'node:util'
import { isId } from '@learn/contract/id'
import type pg from 'pg'
import { type Config, localUrl } from '../../config.ts'
import { normalizeEmail } from '../../identity/email.ts'
import { UsageError } from '../../operator-error.ts'
import { endSessions, lookUpPerson, resendInvitation, type Sending, unlinkPasskey } from '../people.ts'
import { personPage } from '../person-page.ts'
import { readSecrets } from '../secret.ts'
import { pluralize, readLine } from './arguments.ts'
import { type Command, onDatabase } from './command.ts'

const findPersonCommand: Command = {
  name: 'find-person',
  usage: '<email> [--json]',
  help: "Finds a person by their exact email address: when the account was made and last used, organizations and roles, passkeys, open sessions, and invitations that are pending or have expired. It shows nothing about a person's children. Your search is recorded with the account.",
  read: args => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const email = normalizeEmail(positionals[0] ?? '')
    if (positionals.length !== 1 || email === undefined)
      throw new UsageError('Give the whole email address: npm run admin -- find-person sam@example.org')
    return onDatabase(async client => {
      const found = await lookUpPerson(client, email, new Date())
      return values.json ? JSON.stringify(found, null, 2) : personPage(found)
    })
  },
}

const resendInvitationCommand: Command = {
  name: 'resend-invitation',
  usage: '<invitation id>',
  help: 'Sends an invitation again with a new link, even if it has expired. The link is valid for a week, and the old one stops working.',
  read: args => {
    const id = readId(args, 'resend-invitation <invitation id>')
    return onDatabase(async (client, config) => {
      const { email, expiresAt } = await resendInvitation(client, id, await sendingFor(client, config))
      return `The invitation is on its way to ${email}. Its new link works until ${expiresAt.slice(0, 10)}.`
    })
  },
}

const endSessionsCommand: Command = {
  name: 'end-sessions',
  usage: '<user id>',
  help: 'Signs a person out in every browser and emails them. Apps and keys that act for them keep working.',
  read: args => {
    const id = readId(args, 'end-sessions <user id>')
    return onDatabase(async (client, config) => {
      const { email, ended } = await endSessions(client, id, await sendingFor(client, config))
      return `Ended ${pluralize(ended, 'session')} of ${email}. They get an email about it.`
    })
  },
}

const unlinkPasskeyCommand: Command = {
  name: 'unlink-passkey',
  usage: '<passkey id> --proof "<sentence>"',
  help: 'Removes a lost passkey, signs the person out in every browser and emails them. The proof says how you made sure that it is their account (1 to 500 characters). It is kept in the audit log.',
  read: args => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { proof: { type: 'string' } },
    })
    const id = readId(positionals, 'unlink-passkey <passkey id> --proof "<sentence>"')
    const proof = readLine(values.proof, 500)
    if (proof === undefined || proof.split(' ').length < 3)
      throw new UsageError(
        '--proof must say in a sentence how you made sure that it is their account, such as "Called back on the number in the contract." It can have up to 500 characters.',
      )
    return onDatabase(async (client, config) => {
      const sending = await sendingFor(client, config)
      const { email, ended } = await unlinkPasskey(client, id, proof, sending)
      return `Removed the passkey of ${email} and ended ${pluralize(ended, 'session')}. They get an email about it.`
    })
  },
}

function readId(words: readonly string[], usage: string): string {
  const [id = ''] = words
  if (words.length === 1 && isId(id)) return id
  throw new UsageError(
    `Usage: npm run admin -- ${usage}\nTo see the ids: npm run admin -- find-person <email>`,
  )
}

async function sendingFor(client: pg.ClientBase, config: Config): Promise<Sending> {
  const publicUrl = config.publicUrl ?? localUrl(config.host, config.port)
  return { secrets: await readSecrets(client, config), publicUrl, now: new Date() }
}

export const personCommands = [
  findPersonCommand,
  resendInvitationCommand,
  endSessionsCommand,
  unlinkPasskeyCommand,
]
