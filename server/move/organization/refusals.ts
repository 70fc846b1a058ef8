import type pg from 'pg'
import { OperatorError } from '../../operator-error.ts'
import { findName, findOtherMoves } from './mark.store.ts'
import { findPeople } from './people.store.ts'
import * as store from './refusals.store.ts'

const oldest = 15
const mostNames = 5

const listed = (names: readonly string[]) =>
  names.slice(0, mostNames).join(', ') +
  (names.length > mostNames ? ` and ${names.length - mostNames} more` : '')

export interface Plan {
  readonly name: string
  readonly hasSameKeys: boolean
  readonly ties: store.Tied
}

/** Refuses a move that can't succeed, before anything is changed. */
export async function refuseUnfit(
  source: pg.ClientBase,
  target: pg.ClientBase,
  organization: string,
  newKeys: boolean,
): Promise<Plan> {
  await refuseServers(source, target)
  const found = await findName(source, organization)
  if (!found) throw new OperatorError(`There is no organization ${organization} here.`)
  const hasSameKeys = (await store.describeKeys(source)) === (await store.describeKeys(target))
  const ties = await store.findTies(source, organization)
  if (!hasSameKeys && !newKeys) throw otherKeys(ties)
  await refuseTies(source, organization, ties)
  await refuseCollisions(source, target, organization)
  return { name: found.name, hasSameKeys, ties }
}

async function refuseServers(source: pg.ClientBase, target: pg.ClientBase): Promise<void> {
  const [from, to] = [await store.describeServer(source), await store.describeServer(target)]
  if (from.system === to.system)
    throw new OperatorError(
      'Both addresses lead to the same database. Name the database of the other installation.',
    )
  for (const [what, { version }] of [['This', from] as const, ['The new', to] as const])
    if (version < oldest)
      throw new OperatorError(`${what} database is PostgreSQL ${version}; a move needs ${oldest} or later.`)
  if ((await store.describeSchema(source)) !== (await store.describeSchema(target)))
    throw new OperatorError(
      'The two installations have different versions of Learn. Update both to the same version, then move.',
    )
  if (from.walLevel !== 'logical')
    throw new OperatorError(
      'This database is not prepared for replication (wal_level is not logical). Run "npm run admin -- move-organization --prepare", then restart the database.',
    )
  if (from.freeSlots < 1)
    throw new OperatorError(
      'This database has no free replication slot. Drop an unused one, or raise max_replication_slots.',
    )
  if (!from.mayReplicate)
    throw new OperatorError(
      `The user in DATABASE_URL has no right to replicate. Run as a superuser: alter role "${from.user}" replication`,
    )
  if (!to.maySubscribe)
    throw new OperatorError(
      to.version < 16
        ? `With PostgreSQL 15, the user of the new database must be a superuser during the move. Run as a superuser: alter role "${to.user}" superuser`
        : `The user of the new database has no right to subscribe. Run as a superuser: grant pg_create_subscription to "${to.user}"; grant create on database … to "${to.user}"`,
    )
  if (to.workers < 1)
    throw new OperatorError('The new database has max_logical_replication_workers = 0. Set it to 4.')
}

const otherKeys = ({ pins, pendingInvitations }: store.Tied) =>
  new OperatorError(
    `The two installations have different keys, so ${pins} PINs and ${pendingInvitations} open invitations would stop working. Set up new installations with the keys of the first (--share-keys), or accept this with --new-keys.`,
  )

async function refuseTies(source: pg.ClientBase, organization: string, ties: store.Tied): Promise<void> {
  const others = await findOtherMoves(source, organization)
  if (others.length > 0)
    throw new OperatorError(
      `The move of ${listed(others)} has not ended. Complete it, or undo it with --abort. Only one organization can move at a time.`,
    )
  if (ties.foreignKeys.length > 0)
    throw new OperatorError(
      `API keys of other organizations are members of this one and can't move with it: ${listed(ties.foreignKeys)}. Remove them from this organization first.`,
    )
  if (ties.pendingRecharges > 0)
    throw new OperatorError(
      'A card is being charged for this organization. Try again when the payment has ended.',
    )
}

async function refuseCollisions(
  source: pg.ClientBase,
  target: pg.ClientBase,
  organization: string,
): Promise<void> {
  const former = await store.findFormer(target, organization)
  if (former) throw new OperatorError(`The new installation ${former}, so the organization can't move there.`)
  const strangers = await store.findStrangers(target, await findPeople(source, organization))
  if (strangers.length > 0)
    throw new OperatorError(
      `These addresses belong to other accounts in the new installation: ${listed(strangers)}. Close those accounts there, or remove these people here and invite them again afterwards.`,
    )
  const taken = await store.findTaken(target, organization, await store.findUniqueNames(source, organization))
  const sentences: [readonly string[], string][] = [
    [taken.usernames, 'Other children in the new installation have these usernames'],
    [taken.learnerKeys, 'Other children in the new installation have these learner keys'],
    [
      taken.customers,
      'Other organizations in the new installation have these customers of the payment provider',
    ],
    [taken.payments, 'The new installation already has these payments'],
    [taken.owners, 'These parents already have their own family in the new installation'],
  ]
  for (const [names, sentence] of sentences)
    if (names.length > 0)
      throw new OperatorError(`${sentence}: ${listed(names)}. Change them on one side first.`)
}
