import { parseArgs } from 'node:util'
import { isId } from '@learn/contract/id'
import { normalizeEmail } from '../../identity/email.ts'
import { OperatorError, UsageError } from '../../operator-error.ts'
import { deriveSecrets } from '../../secrets.ts'
import { rolesScript } from '../../storage/logins.ts'
import { reportOf } from '../check/report.ts'
import { sendTestMail } from '../check/test-mail.ts'
import { rotateSecretCommand } from '../rotate-secret.ts'
import { type Command, onDatabase } from './command.ts'

const checkCommand: Command = {
  name: 'check',
  usage: '[--backups <place>] [--json]',
  help: 'Checks the installation: settings, database, permissions, disk, clock, mail, bucket, scanner, public address and backups. Each line says ok, attention or broken, and what to do. It exits with 1 if anything is broken. It works without a running server too, and sends nothing to anybody.',
  read: args => {
    const { values } = parseArgs({
      args,
      options: { backups: { type: 'string' }, json: { type: 'boolean', default: false } },
    })
    return async readConfig => {
      const { checkInstallation } = await import('../check/check.ts')
      const findings = await checkInstallation(readConfig, { backups: values.backups })
      const failed = findings.some(({ state }) => state === 'broken')
      return { report: values.json ? JSON.stringify(findings, null, 2) : reportOf(findings), failed }
    }
  },
}

const sendTestMailCommand: Command = {
  name: 'send-test-mail',
  usage: '<address>',
  help: 'Sends an email through the configured mail server at once, and reports the result. If it fails, the report says why and what to do. Needs no database.',
  read: args => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const address = normalizeEmail(positionals[0] ?? '')
    if (positionals.length !== 1 || address === undefined)
      throw new UsageError('Name one address: npm run admin -- send-test-mail you@example.org')
    return async readConfig => await sendTestMail(readConfig(), address)
  },
}

const supportBundleCommand: Command = {
  name: 'support-bundle',
  usage: '<file.tar.gz or new folder>',
  help: 'Collects information that helps others to find a fault: versions, which settings are set, the results of check, migrations, the sizes of tables, jobs and queues. It contains no secrets, names or addresses, and nothing that anybody wrote. Works without a running server too.',
  read: args => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [path] = positionals
    if (!path || positionals.length > 1)
      throw new UsageError('Name the file: npm run admin -- support-bundle bundle.tar.gz')
    return async readConfig => {
      const { collectBundle, writeBundle } = await import('../bundle/bundle.ts')
      const now = new Date()
      await writeBundle(path, await collectBundle(readConfig, now), now)
      const report = `The bundle is in ${path}. Read it before you give it to somebody.`
      return { report, failed: false }
    }
  },
}

const migrateCommand: Command = {
  name: 'migrate',
  usage: '[--dry-run]',
  help: 'Updates the database to this version of Learn, as starting a server does, so that you can then restart servers one after another. --dry-run only lists the migrations, with what each does, whether it can be applied while servers run, and how large its tables are.',
  read: args => {
    const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } })
    return async readConfig => {
      const { migrateDatabase } = await import('./migrating.ts')
      return await migrateDatabase(readConfig(), { dryRun: values['dry-run'] })
    }
  },
}

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

const adoptFolderCommand: Command = {
  name: 'adopt-folder',
  usage: '',
  help: 'For several servers that keep files on disk: makes the folder of this LEARN_DATA_DIR the one that every server must share. Needed only after you replaced or restored that folder: servers refuse to start on another one. All servers must be stopped.',
  read: args => {
    parseArgs({ args })
    return onDatabase(async (client, config) => {
      const { adoptFolderCommand: adopt } = await import('./adopt-folder.ts')
      return await adopt(client, config)
    })
  },
}

const rotateSecret: Command = {
  name: 'rotate-secret',
  usage: '',
  help: 'Shows the progress of the rotation to a new LEARN_SECRET, and what to do next. Changes nothing.',
  read: args => onDatabase(rotateSecretCommand(args)),
}

const databaseRolesCommand: Command = {
  name: 'database-roles',
  usage: '',
  help: "Prints the statements that create the server's users in your own PostgreSQL, for an administrator to run if the user in DATABASE_URL is not allowed to. Needs LEARN_SECRET but no database.",
  read: () => readConfig => {
    const { secret } = readConfig()
    if (!secret) throw new OperatorError('Set LEARN_SECRET to the value that the server uses.')
    return rolesScript(deriveSecrets(secret).databaseLogin)
  },
}

export const installationCommands = [
  checkCommand,
  supportBundleCommand,
  sendTestMailCommand,
  migrateCommand,
  verifyMediaCommand,
  adoptFolderCommand,
  rotateSecret,
  databaseRolesCommand,
]
