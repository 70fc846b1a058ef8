import { parseArgs } from 'node:util'
import { isId } from '@learn/contract/id'
import { OperatorError, UsageError } from '../../operator-error.ts'
import { deriveSecrets } from '../../secrets.ts'
import { rolesScript } from '../../storage/logins.ts'
import { type Command, onDatabase } from './command.ts'

const verifyMediaCommand: Command = {
  name: 'verify-media',
  usage: '[--organization <id>]',
  help: 'Reads every file in the media library and verifies its hash. Lists missing and damaged objects with the files that use them, and exits with 1 if it finds any. Also lists objects that no file uses.',
  read: args => {
    const { values } = parseArgs({ args, options: { organization: { type: 'string' } } })
    const { organization } = values
    if (organization !== undefined && !isId(organization))
      throw new UsageError('--organization must be an organization id.')
    return onDatabase(async (client, config) => {
      const { verifyMedia } = await import('../media.ts')
      const { configuredObjects } = await import('../../objects/configured.ts')
      return await verifyMedia(client, configuredObjects(config), organization)
    })
  },
}

const databaseRolesCommand: Command = {
  name: 'database-roles',
  usage: '',
  help: "Prints the statements that create the server's users in your own PostgreSQL, for an administrator to run if the user in DATABASE_URL may not. Needs LEARN_SECRET but no database.",
  read: () => readConfig => {
    const { secret } = readConfig()
    if (!secret) throw new OperatorError('Set LEARN_SECRET to the value that the server uses.')
    return rolesScript(deriveSecrets(secret).databaseLogin)
  },
}

export const installationCommands = [verifyMediaCommand, databaseRolesCommand]
