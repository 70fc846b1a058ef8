import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import { Backups, completeBackups } from './backups.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { isFromFuture, newestBackup, stateOf } from './marks.ts'
import { findPlace, readPassphrase } from './named-place.ts'
import type { Place } from './place.ts'
import { showProgress } from './progress.ts'
import { Damaged } from './sealed.ts'
import { verifyAndMark } from './verification.ts'

export async function listBackupsCommand(args: string[], config: Config): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const place = findPlace(positionals, config)
  const lines: string[] = []
  for (const name of await completeBackups(place)) lines.push(`${name}  ${await wordsOf(place, name)}`)
  return lines.length > 0 ? lines.join('\n') : noneIn(place)
}

async function wordsOf(place: Place, backup: string): Promise<string> {
  const state = await stateOf(place, backup)
  const words = {
    failed: 'failed: it could not be restored',
    'lacks files': 'lacks files of the library: everything else can be restored',
    verified: 'verified',
    unverified: 'not verified',
  }
  return isFromFuture(backup, new Date()) ? `${words[state]}; from the future` : words[state]
}

/** By default the newest, also if it failed: this says why. */
export async function verifyBackupCommand(args: string[], config: Config): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { backup: { type: 'string' } },
  })
  const { backups, backup } = await chooseName(positionals, values.backup, config, async place =>
    (await completeBackups(place)).findLast(name => !isFromFuture(name, new Date())),
  )
  const onProgress = showProgress()
  return await verifyAndMark(backups, backup, onProgress)
    .catch(error => {
      if (!(error instanceof Damaged)) throw error
      throw new OperatorError(
        `Backup ${backup} can't be restored: ${error.message} It is marked as failed, so restore takes another one. Make a new one now: npm run admin -- backup`,
      )
    })
    .finally(() => onProgress.end())
}

/** Opens the place that the arguments name, or that of the settings, for reading. */
export async function openNamed(positionals: string[], config: Config): Promise<Backups> {
  return await Backups.open(findPlace(positionals, config), readPassphrase(config))
}

export interface Chosen {
  readonly backups: Backups
  readonly backup: string
  readonly manifest: Manifest
}

/** The backup of that name, or by default the newest good one. */
export async function chooseBackup(
  positionals: string[],
  wanted: string | undefined,
  config: Config,
): Promise<Chosen> {
  const { backups, backup } = await chooseName(positionals, wanted, config, place =>
    newestBackup(place, new Date()),
  )
  const manifest = await readManifest(backups, backup).catch(async error => {
    if (!(error instanceof Damaged)) throw error
    const advice = await suggestOthers(backups.place, backup)
    throw new OperatorError(`Backup ${backup} can't be restored: ${error.message} ${advice}`)
  })
  return { backups, backup, manifest }
}

export async function suggestOthers(place: Place, backup: string): Promise<string> {
  const others = (await completeBackups(place)).filter(name => name !== backup)
  return others.length > 0
    ? `Choose another backup with --backup: ${others.reverse().join(', ')}.`
    : 'There is no other backup in this place.'
}

async function chooseName(
  positionals: string[],
  wanted: string | undefined,
  config: Config,
  chooseNewest: (place: Place) => Promise<string | undefined>,
): Promise<Omit<Chosen, 'manifest'>> {
  const backups = await openNamed(positionals, config)
  const { place } = backups
  const names = await completeBackups(place)
  const backup = wanted === undefined ? await chooseNewest(place) : names.find(name => name === wanted)
  if (backup) return { backups, backup }
  if (names.length === 0) throw new OperatorError(noneIn(place))
  throw new OperatorError(
    wanted === undefined
      ? `${place.address} has no good backup: each has failed a verification, or is from the future. To use one of them all the same, name it with --backup:\n${names.join('\n')}`
      : `There is no backup ${wanted}. The backups are:\n${names.join('\n')}`,
  )
}

const noneIn = ({ address }: Place) =>
  `${address} has no complete backup. Check the path, and that its disk is mounted.`
