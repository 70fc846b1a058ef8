import { check } from '@learn/contract/checks/check'
import type { MediaItem } from '@learn/contract/media/item'
import { createMediaUpload } from '@learn/contract/media/uploads'
import { folderOf, folderRule, tagsOf, tagsRule } from '@learn/contract/media/words'
import { type Context, mayUseVariable } from '../context.ts'
import { UsageError } from '../failure.ts'
import { kebab } from '../flags/flags.ts'
import { organizationHint } from '../operation/input-check.ts'
import { lookUp } from '../operation/look-up.ts'
import { findDefaultOrganization, readOrganizationFlag } from '../operation/organization.ts'
import type { CommandInput } from '../own/command.ts'
import { type FoundFiles, findFiles } from './files.ts'
import { howToContinue, Report } from './report.ts'
import { Sender, type SendSettings } from './sender.ts'
import { type Uploaded, waitUntilReady } from './waiting.ts'

const title = 'learn media upload'
const next = `See ${title} --help`

/** Uploads files and folders. Files in the library are recognized by checksum and skipped; interrupted uploads resume. */
export async function upload(context: Context, { flags, words: paths }: CommandInput): Promise<number> {
  const settings = readSettings(flags, paths)
  refuseUnfit(settings)
  const session = await context.session()
  const found = await findFiles(paths, { recursive: flags.has('--recursive'), ...settings })
  const organizationId = await organizationOf(context)
  const teamId = settings.teamId && (await lookUp(session, 'team', settings.teamId, organizationId))
  const wanted = { ...settings, organizationId, teamId }
  const report = new Report(context, found)
  const interrupt = () => {
    void context.terminal.writeError(`\nInterrupted. ${howToContinue}\n`)
    process.exit(130)
  }
  process.once('SIGINT', interrupt)
  try {
    const uploaded = await sendAll(new Sender(context, session, report, wanted), found)
    if (!flags.has('--no-wait')) await waitUntilReady(context, session, report, uploaded)
  } finally {
    process.off('SIGINT', interrupt)
    await report.clear()
  }
  for (const { path, message } of found.left) await report.add({ path, outcome: 'failed', message })
  return await report.end(found)
}

async function sendAll(sending: Sender, { files }: FoundFiles): Promise<Uploaded> {
  const uploaded = new Map<string, { path: string; item: MediaItem }>()
  for (const file of files) {
    const item = await sending.send(file)
    if (item) uploaded.set(item.id, { path: file.path, item })
  }
  return uploaded
}

/** Flags that only make sense for a single file. */
const ofOne = ['--name', '--alt-text', '--media-type']

/** The settings from the flags, before the organization is known. */
type UploadSettings = Omit<SendSettings, 'organizationId'>

function readSettings(flags: ReadonlyMap<string, string>, paths: readonly string[]): UploadSettings {
  if (paths.length === 0) throw new UsageError(`${title} needs the path of a file or folder.`, next)
  const alone = ofOne.find(flag => flags.has(flag))
  if (alone && (paths.length > 1 || flags.has('--recursive')))
    throw new UsageError(`${alone} only works with a single file.`, next)
  return {
    teamId: flags.get('--team') ?? null,
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

/** Checks the settings before any file is read: an error would apply to all of them. */
function refuseUnfit(settings: UploadSettings): void {
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  // A team may be given by name, so it is not checked here.
  const { teamId: _, ...checked } = given
  const [wrong] = check(createMediaUpload.body, { ...createMediaUpload.example.request, ...checked })
  if (wrong) throw new UsageError(`--${kebab(String(wrong.path[0]))} ${wrong.message}.`, next)
  if (folderOf(settings.folder) === undefined) throw new UsageError(`--folder ${folderRule}.`, next)
  if (settings.tags && tagsOf(settings.tags) === undefined) throw new UsageError(`--tags ${tagsRule}.`, next)
}

async function organizationOf(context: Context): Promise<string> {
  const organizationId = (await readOrganizationFlag(context)) ?? (await findDefaultOrganization(context))
  if (organizationId) return organizationId
  throw new UsageError(
    'Choose an organization with --organization.',
    organizationHint(mayUseVariable(context)),
  )
}
