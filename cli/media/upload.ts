import { check } from '@learn/contract/checks/check'
import type { MediaItem } from '@learn/contract/media/item'
import { createMediaUpload } from '@learn/contract/media/uploads'
import { folderOf, folderRule, tagsOf, tagsRule } from '@learn/contract/media/words'
import { Forbidden } from '@learn/sdk'
import type { Session } from '../account/session.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import { kebab } from '../flags/flags.ts'
import { commandOf } from '../operation/command.ts'
import { agree, refuseUnasked } from '../operation/confirm.ts'
import { counted, sizeOf } from '../output/size.ts'
import type { Given } from '../own/command.ts'
import { type FoundFiles, findFiles } from './files.ts'
import { goOn, Report } from './report.ts'
import { Sending, type Wanted } from './sending.ts'
import { type Uploaded, waitUntilReady } from './waiting.ts'

const title = 'learn media upload'
const next = `See what it takes: ${title} --help`

/** Uploads files and folders. What is there already is skipped, by its hash; what broke off goes on. */
export async function upload(context: Context, { flags, words: paths }: Given): Promise<number> {
  const said = saidOf(flags, paths)
  refuseUnfit(said)
  const session = await context.session()
  const found = await findFiles(paths, { recursive: flags.has('--recursive'), ...said })
  if (!context.flags.dryRun) refuseUnasked(context, { ...commandOf(createMediaUpload), title })
  const wanted = { ...said, organizationId: await organizationOf(session) }
  if (!context.flags.dryRun) await confirmFiles(context, session, found)
  const report = new Report(context, found)
  const leave = () => {
    void context.terminal.writeError(`\nIt was interrupted. ${goOn}\n`)
    process.exit(130)
  }
  process.once('SIGINT', leave)
  try {
    const uploaded = await sendAll(new Sending(context, session, report, wanted), found)
    if (!flags.has('--no-wait')) await waitUntilReady(context, session, report, uploaded)
  } finally {
    process.off('SIGINT', leave)
    await report.clear()
  }
  for (const { path, message } of found.left) await report.add({ path, outcome: 'failed', message })
  return await report.end(found)
}

async function sendAll(sending: Sending, { files }: FoundFiles): Promise<Uploaded> {
  const uploaded = new Map<string, { path: string; item: MediaItem }>()
  for (const file of files) {
    const item = await sending.send(file)
    if (item) uploaded.set(item.id, { path: file.path, item })
  }
  return uploaded
}

async function confirmFiles({ terminal, flags }: Context, session: Session, { files }: FoundFiles) {
  if (flags.yes || files.length === 0) return
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  await terminal.writeError(
    `Upload ${counted(files.length, 'file', 'files')}, ${sizeOf(bytes)} at most, to ${session.baseUrl}\n`,
  )
  await agree(terminal)
}

/** What is said of one file alone can't be said of several. */
const ofOne = ['--name', '--alt-text', '--media-type']

/** What is said of the files, whoever's they are to be. */
type Said = Omit<Wanted, 'organizationId'>

function saidOf(flags: ReadonlyMap<string, string>, paths: readonly string[]): Said {
  if (paths.length === 0) throw new UsageError(`${title} needs the path of a file or a folder.`, next)
  const alone = ofOne.find(flag => flags.has(flag))
  if (alone && (paths.length > 1 || flags.has('--recursive')))
    throw new UsageError(`${alone} is for one file, and these may be several.`, next)
  return {
    teamId: flags.get('--team-id') ?? null,
    folder: flags.get('--folder') ?? '',
    tags: flags
      .get('--tags')
      ?.split(',')
      .map(tag => tag.trim()),
    name: flags.get('--name'),
    altText: flags.get('--alt-text'),
    mediaType: flags.get('--media-type'),
  }
}

/** Held against the contract before anything is read: it would be wrong of every file. */
function refuseUnfit(said: Said): void {
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  const [wrong] = check(createMediaUpload.body, { ...createMediaUpload.example.request, ...given })
  if (wrong) throw new UsageError(`--${kebab(String(wrong.path[0]))} ${wrong.message}.`, next)
  if (folderOf(said.folder) === undefined) throw new UsageError(`--folder ${folderRule}.`, next)
  if (said.tags && tagsOf(said.tags) === undefined) throw new UsageError(`--tags ${tagsRule}.`, next)
}

/** Whoever belongs to one organization alone means that one, as every API key does. */
async function organizationOf({ client, organizationId }: Session): Promise<string> {
  if (organizationId) return organizationId
  const caller = await client.caller.get().catch(error => {
    if (error instanceof Forbidden) return undefined // It may not ask who it is.
    throw error
  })
  const [only, ...others] = caller?.memberships ?? []
  if (only && others.length === 0) return only.organizationId
  throw new UsageError(
    'It must be known whose library it is: --organization ID.',
    'learn whoami shows which are yours, learn profiles use NAME --organization ID keeps one for all commands.',
  )
}
