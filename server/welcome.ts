import { join } from 'node:path'
import type { Config } from './config.ts'
import type { FirstRun } from './operator/operator.ts'

/** Tells the operator about a server that has started. */
export interface Greeted {
  readonly publicUrl: string
  readonly metricsUrl: string | undefined
  readonly firstRun: FirstRun | undefined
}

export const welcome = (
  config: Config,
  { publicUrl: address, metricsUrl, firstRun }: Greeted,
  notices: readonly string[] = [],
): string =>
  [
    `Learn is running at ${address}`,
    `Practise:           ${address}/learn`,
    `Families:           ${address}/family`,
    `Teach:              ${address}/tutor`,
    `Sign in:            ${address}/auth/sign-in`,
    `API reference:      ${address}/docs`,
    ...(metricsUrl ? [`Metrics:            ${metricsUrl}`] : []),
    ...notices,
    ...(firstRun ? firstWords(config, address, firstRun) : []),
  ].join('\n')

/** Only the start that created the secrets prints them. */
function firstWords(
  { smtpUrl, dataDir, databaseUrl, backups, bootstrapApiKey }: Config,
  address: string,
  { organizationName, email, apiKey }: FirstRun,
): string[] {
  const created = `\nFirst start: created the organization "${organizationName}" with the administrator ${email}.`
  const mails = `Emails are saved as files in ${join(dataDir, 'outbox')} until you set LEARN_SMTP_URL.`
  const key = `The organization's API key. It is shown only once, so save it now:

  ${apiKey}

Try it in another terminal:

  curl -H 'Authorization: Bearer ${apiKey}' ${address}/v1/organizations
`
  const noBackups =
    'No backups are made until you set LEARN_BACKUP_PLACE and LEARN_BACKUP_PASSPHRASE: see docs/operating/backup.md.'
  const hasBackups = backups.place !== undefined || databaseUrl !== undefined
  return [
    created,
    ...(smtpUrl ? [] : [mails]),
    ...(hasBackups ? [] : [noBackups]),
    ...(bootstrapApiKey ? [] : [key]),
  ]
}
