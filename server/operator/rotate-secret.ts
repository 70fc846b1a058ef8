import { parseArgs } from 'node:util'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { pluralize } from '../documents/document-words.ts'
import { OperatorError } from '../operator-error.ts'
import * as store from './keys.store.ts'
import { countSessions, rankOf, readKeys } from './keys.ts'
import { requireSecretOf } from './secret.ts'

const page = 'docs/operating/rotating-the-secret.md'

/** Shows how far a rotation is. Servers do the work: see rotation.ts. */
export function rotateSecretCommand(args: string[]) {
  parseArgs({ args, options: {} })
  return async (client: pg.Client, config: Config): Promise<string> => {
    return await describeRotation(client, await requireSecretOf(config))
  }
}

interface Step {
  readonly what: string
  readonly isDone: boolean
  /** What the step is waiting for. */
  readonly waits: string
}

export async function describeRotation(client: pg.ClientBase, secret: string): Promise<string> {
  await refuseOlder(client, secret)
  const { generations, isRotating } = await readKeys(client, secret)
  const current = generations.findLast(({ usedFrom }) => usedFrom)
  const opened = generations.map(({ number }) => number)
  const made = current ? await describeMadeBefore(client, current.number, opened) : []
  if (!isRotating) {
    const since = current?.usedFrom?.toISOString().slice(0, 10)
    const used = `No rotation is in progress. The keys have been in use since ${since}, and LEARN_SECRET alone opens them.`
    return [used, ...made, `To replace the secret, follow ${page}.`].join('\n')
  }
  const steps = await stepsOf(client, secret, !generations.some(({ usedFrom }) => !usedFrom))
  const done = steps.filter(({ isDone }) => isDone).length
  const lines = steps.map(({ what, isDone, waits }) =>
    isDone ? `done     ${what}` : `waiting  ${what}: ${waits}`,
  )
  return [
    `${done} of ${steps.length} steps are done.`,
    ...lines,
    ...made,
    done === steps.length
      ? 'LEARN_SECRET_PREVIOUS can be removed.'
      : 'Keep LEARN_SECRET_PREVIOUS until all steps are done.',
  ].join('\n')
}

/** With an older secret than the servers', a rotation that has begun can't be seen. */
async function refuseOlder(client: pg.ClientBase, secret: string): Promise<void> {
  const rank = await rankOf(client, secret)
  if (rank === 'newest') return
  const found = rank === 'older' ? 'has the old secret' : 'has another secret than the server'
  throw new OperatorError(
    `This terminal ${found}. Set LEARN_SECRET and LEARN_SECRET_PREVIOUS as the server has them.`,
  )
}

async function stepsOf(client: pg.ClientBase, secret: string, isUsed: boolean): Promise<Step[]> {
  const sessions = await countSessions(client, secret)
  const former = (await store.findSecrets(client)).filter(({ replacedAt }) => replacedAt)
  const logins = former.flatMap(known => known.logins)
  return [
    { what: 'The new secret opens all keys', isDone: true, waits: '' },
    {
      what: 'Every server has the new secret, and the new keys are in use',
      isDone: isUsed,
      waits:
        sessions > 0
          ? `${pluralize(sessions, 'connection')} from servers with the old secret. Restart those servers`
          : 'a server with the new secret must run for half a minute',
    },
    {
      what: 'The old database users are removed',
      isDone: isUsed && former.length === 0,
      waits: isUsed
        ? `drop the roles ${logins.join(', ')} if this takes longer than a minute`
        : 'the new keys must be in use first',
    },
  ]
}

/** Counts the PINs hashed with older keys. They keep working, unless their key is lost. */
async function describeMadeBefore(
  client: pg.ClientBase,
  generation: number,
  opened: readonly number[],
): Promise<string[]> {
  if (generation === 1) return []
  const { pins, formerPins } = await store.countPins(client, generation, opened)
  const lost = describeLostPins(await store.countLostPins(client, opened))
  if (formerPins === 0) return lost
  const are = formerPins === 1 ? 'is' : 'are'
  return [
    `${formerPins} of ${pluralize(pins, 'PIN')} ${are} still hashed with an older key. Each is hashed again when the child next signs in.`,
    ...lost,
  ]
}

const listed = 20

/** The organizations with the most lost PINs: they can give their children new ones. */
function describeLostPins(organizations: Awaited<ReturnType<typeof store.countLostPins>>): string[] {
  const total = organizations.reduce((sum, { pins }) => sum + pins, 0)
  if (total === 0) return []
  const advice = total === 1 ? 'Give this child a new PIN' : 'Give these children new PINs'
  const more = organizations.length - listed
  return [
    `${pluralize(total, 'PIN')} can no longer be checked. ${advice}:`,
    ...organizations.slice(0, listed).map(({ id, name, pins }) => `  ${pins} in ${name} (${id})`),
    ...(more > 0 ? [`  and others in ${pluralize(more, 'more organization')}`] : []),
  ]
}
