import { realpath } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isId } from '@learn/contract/id'
import { showProgress } from '../../backup/progress.ts'
import type { Config } from '../../config.ts'
import { findDatabase, noServer } from '../../operator/database-address.ts'
import { OperatorError, UsageError } from '../../operator-error.ts'
import { findRunningDatabase } from '../../storage/embedded/postgres.ts'
import { migrate } from '../../storage/migrate.ts'
import { runAsOwner } from '../../storage/owner.ts'
import { addressOf } from '../address.ts'
import { hasOrganization } from './arrival.store.ts'
import { withConnections } from './connections.ts'
import { readMark } from './mark.store.ts'
import { abortMove, type Moved, moveOrganization } from './move.ts'
import { allowReplication, describeServer, findTies, shareKeys, type Tied } from './refusals.store.ts'
import { refuseUnfit } from './refusals.ts'
import { removeLeftovers } from './removal.store.ts'

const usage =
  'Usage: npm run admin -- move-organization <organization id> [<DATABASE_URL> or data directory of the other installation]'

const options = {
  'public-url': { type: 'string' },
  'closed-seconds': { type: 'string', default: '1' },
  'new-keys': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  abort: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  prepare: { type: 'boolean', default: false },
  'share-keys': { type: 'boolean', default: false },
} as const

/** Moves one organization to another installation. */
export function moveOrganizationCommand(args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const isAboutAll = values.prepare || values['share-keys']
  const [first = '', second, ...more] = isAboutAll ? ['', ...positionals] : positionals
  const actions = [values.check, values.abort, values.remove, values.prepare, values['share-keys']]
  if (more.length > 0 || actions.filter(Boolean).length > 1 || !(isAboutAll || isId(first)))
    throw new UsageError(`${usage}\nTo see the ids: npm run admin -- list-organizations`)
  const closedSeconds = Number(values['closed-seconds'])
  if (!(closedSeconds > 0 && closedSeconds <= 600))
    throw new UsageError('--closed-seconds must be a number up to 600.')
  return async (readConfig: () => Config): Promise<string> => {
    const config = readConfig()
    const from = await findDatabase(config)
    if (!from) throw new OperatorError(noServer(config))
    if (values.prepare) return await runAsOwner(from, 'learn admin', prepare)
    const to = await findTarget(config, second)
    if (values.abort) return await abort(from, to, first)
    if (!to)
      throw new UsageError(`${usage}\nInstead of the second argument, you can set LEARN_NEW_DATABASE_URL.`)
    if (values['share-keys']) return await share(from, to)
    const choice = {
      organization: first,
      publicUrl: values['public-url'] ?? config.publicUrl ?? 'another server',
      closedMilliseconds: closedSeconds * 1_000,
      newKeys: values['new-keys'],
    }
    if (values.remove) return await remove(from, to, first)
    return await (values.check ? check : move)(from, to, choice)
  }
}

async function findTarget(config: Config, named: string | undefined): Promise<string | undefined> {
  const to = named ?? config.newDatabaseUrl
  if (to === undefined || /^postgres(ql)?:\/\//.test(to)) return to
  const dataDir = await realpath(to).catch(() => to)
  const url = await findRunningDatabase(dataDir)
  if (!url) throw new OperatorError(`No server is running on ${dataDir}. Start it, or name another database.`)
  return url
}

interface Choice {
  readonly organization: string
  readonly publicUrl: string
  readonly closedMilliseconds: number
  readonly newKeys: boolean
}

async function move(from: string, to: string, choice: Choice): Promise<string> {
  const onProgress = showProgress()
  try {
    return await withConnections(from, to, async connections => {
      const onStep = (_: unknown, sentence: string) => onProgress(sentence)
      const moved = await moveOrganization({
        ...choice,
        connections,
        sourceUrl: from,
        target: addressOf(to),
        onStep,
      })
      onProgress.end()
      return describe(moved, choice.organization)
    })
  } finally {
    onProgress.end()
  }
}

function describe(moved: Moved, organization: string): string {
  const next = `Calls here now get its new address. When you no longer need the old copy, run this again with --remove.`
  if (moved.outcome === 'earlier')
    return `The organization had already moved; this run completed the move. ${next}`
  const { plan, closedMilliseconds, rows, tables, entries } = moved
  return [
    `Moved "${plan.name}" and compared all ${rows} rows of ${tables} tables, and the chain of ${entries} ledger entries. It was closed for ${Math.ceil(closedMilliseconds)} ms.`,
    next,
    ...aboutFiles(plan.ties, organization),
    ...(plan.hasSameKeys ? [] : aboutKeys(plan.ties)),
  ].join('\n')
}

const aboutFiles = ({ objects, bytes, arrivingUploads }: Tied, organization: string) =>
  objects === 0
    ? []
    : [
        `Its files were not copied: ${objects} objects, ${bytes} bytes, under ${organization}/. If the installations don't share a bucket, copy that folder, then run in the new installation: npm run admin -- verify-media --organization ${organization}`,
        ...(arrivingUploads > 0 ? [`${arrivingUploads} unfinished uploads have to start again.`] : []),
      ]

const aboutKeys = ({ pins, pendingInvitations }: Tied) => [
  `The other installation has different keys: ${pins} children need a new PIN, you have to send ${pendingInvitations} open invitations again, and links in earlier emails don't work there.`,
]

/** Says whether the organization could move now. Changes nothing. */
async function check(from: string, to: string, { organization, newKeys }: Choice): Promise<string> {
  return await withConnections(from, to, async ({ source, target }) => {
    const plan = await refuseUnfit(source, target, organization, newKeys)
    const keeps = (await describeServer(source)).keepsAtMost === '-1' ? [unlimited] : []
    const lines = [
      `"${plan.name}" can move.`,
      ...keeps,
      ...aboutFiles(plan.ties, organization),
      ...(plan.hasSameKeys ? [] : aboutKeys(plan.ties)),
    ]
    return lines.join('\n')
  })
}

const unlimited =
  'max_slot_wal_keep_size is not limited here: if a move is interrupted and forgotten, its log can fill the disk.'

async function abort(from: string, to: string | undefined, organization: string): Promise<string> {
  const undo = async (target?: Parameters<typeof abortMove>[2]) =>
    await runAsOwner(from, 'learn admin', source => abortMove(source, organization, target))
  if (to) await runAsOwner(to, 'learn admin', undo)
  else await undo()
  return to
    ? 'The move is undone. The organization is in use here, as before.'
    : 'The move is undone here. To remove the rows that were copied, name the other database too.'
}

async function remove(from: string, to: string, organization: string): Promise<string> {
  return await withConnections(from, to, async ({ source, target }) => {
    const mark = await readMark(source, organization)
    if (mark?.state !== 'moved' || !(await hasOrganization(target, organization)))
      throw new OperatorError('This organization has not moved to that database, so nothing was removed.')
    const ties = await findTies(source, organization)
    await removeLeftovers(source, organization)
    const files = `Its files are still here: ${ties.objects} objects under ${organization}/. Delete them yourself, unless both installations use the same bucket.`
    return ['Removed the old copy.', ...(ties.objects > 0 ? [files] : [])].join(' ')
  })
}

async function prepare(source: Parameters<typeof allowReplication>[0]): Promise<string> {
  const { isSuperuser, walLevel } = await describeServer(source)
  if (walLevel === 'logical') return 'This database is already prepared.'
  const settings = `wal_level = logical and, so that a forgotten move can't fill the disk, max_slot_wal_keep_size = '10GB'`
  if (!isSuperuser)
    throw new OperatorError(`Ask an administrator of your PostgreSQL to set ${settings}, and to restart it.`)
  await allowReplication(source)
  return `Set ${settings}. It takes effect when the database restarts: stop the server and start it again. If Patroni or another program manages your PostgreSQL, set both there instead.`
}

async function share(from: string, to: string): Promise<string> {
  return await withConnections(from, to, async ({ source, target }) => {
    await migrate(target)
    if (!(await shareKeys(source, target)))
      throw new OperatorError(
        'The other installation already has its own keys. Keys can only be shared before its first server starts.',
      )
    return 'The other installation now has the same keys. Start its servers with the same LEARN_SECRET as here.'
  })
}
