import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { withoutTriggers } from '../../backup/target.ts'
import { recordAsOperator } from '../../operator/operator.ts'
import { addPrograms, deliverJobs, findKnown, findPrograms, forgetPins } from './arrival.store.ts'
import { type Compared, differing, summarize, verifyLedger, withRows } from './compare.store.ts'
import { removeMark } from './mark.store.ts'
import { findPeople, refreshKnown, rememberPeople } from './people.store.ts'
import { listColumns } from './refusals.store.ts'
import { type Copied, createSubscription, readRows, writeRows } from './replication.store.ts'
import {
  followingRows,
  followingTables,
  idColumn,
  lastRows,
  ownTables,
  sealedTables,
  streamedRows,
  streamedTables,
} from './tables.store.ts'

/** Copies the streamed tables as of a snapshot, and subscribes to everything after it, in one transaction. */
export async function copyStreamed(
  source: pg.Client,
  target: pg.Client,
  { organization, snapshot, sourceUrl }: { organization: string; snapshot: string; sourceUrl: string },
  onTable: (name: string) => void,
): Promise<void> {
  const columns = await listColumns(source)
  await source.query('begin isolation level repeatable read read only')
  try {
    await source.query(`set transaction snapshot '${snapshot}'`)
    await target.query('begin')
    await withoutTriggers(target)
    for (const table of streamedTables) {
      onTable(table)
      const rows = streamedRows(table, organization)
      await copyRows(source, target, { table, rows, columns: columns.get(table) ?? [] })
    }
    const mark = 'organization_moves'
    await copyRows(source, target, {
      table: mark,
      rows: `id = '${organization}'`,
      columns: columns.get(mark) ?? [],
    })
    await createSubscription(target, organization, sourceUrl)
    await target.query('commit')
  } catch (error) {
    await target.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await source.query('rollback').catch(() => undefined)
  }
}

async function copyRows(source: pg.Client, target: pg.Client, copied: Copied): Promise<void> {
  await pipeline(readRows(source, copied), writeRows(target, copied))
}

export interface Arrived {
  readonly rows: number
  readonly tables: number
  readonly entries: number
}

export interface Rest {
  readonly organization: string
  readonly hasSameKeys: boolean
  /** Of every table, read before the organization is closed. */
  readonly columns: ReadonlyMap<string, readonly string[]>
}

export interface Differences {
  readonly differences: readonly string[]
}

/**
 * While the organization is closed, copies the rest and compares every row on both sides. The target's transaction is then
 * ready to commit, or, if anything differs, rolled back.
 */
export async function copyRest(
  source: pg.Client,
  target: pg.Client,
  { organization, hasSameKeys, columns }: Rest,
): Promise<Arrived | Differences> {
  const people = (await findPeople(source, organization)).map(({ id }) => id)
  const known = await findKnown(target, people)
  await source.query('begin isolation level repeatable read')
  try {
    await rememberPeople(source, organization, known)
    await target.query('begin')
    await withoutTriggers(target)
    await rememberPeopleThere(source, target)
    for (const { table, rows } of await withRows(source, restOf(organization, hasSameKeys)))
      await copyRows(source, target, { table, rows, columns: columns.get(table) ?? [] })
    await addPrograms(target, await findPrograms(source))
    const found = await compareAll(source, target, organization, hasSameKeys)
    if ('differences' in found) {
      await target.query('rollback')
      return found
    }
    if (!hasSameKeys) await forgetPins(target, organization)
    await refreshKnown(target, known)
    await removeMark(target, organization)
    await deliverJobs(target, organization)
    await recordAsOperator(target, 'operator.moveOrganization', organization, organization, new Date())
    return found
  } catch (error) {
    await target.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await source.query('rollback').catch(() => undefined)
  }
}

/** The same people on both sides, because the rows to compare are chosen by them. */
async function rememberPeopleThere(source: pg.Client, target: pg.Client): Promise<void> {
  await target.query(
    'create temporary table moving_people (id uuid primary key, is_known boolean, leaves boolean) on commit drop',
  )
  await copyRows(source, target, {
    table: 'moving_people',
    rows: 'true',
    columns: ['id', 'is_known', 'leaves'],
  })
}

/** The rows to copy at the end, in an order in which `which` finds them in the target too. */
function restOf(organization: string, hasSameKeys: boolean): Compared[] {
  const own = Object.keys(ownTables).flatMap(table => {
    const rows = lastRows(table, organization)
    return rows === undefined ? [] : [{ table, rows }]
  })
  return [...own, ...followers(organization, hasSameKeys)]
}

const followers = (organization: string, hasSameKeys: boolean): Compared[] =>
  Object.entries({ ...followingTables, ...(hasSameKeys ? sealedTables : {}) }).map(([table, { which }]) => ({
    table,
    rows: followingRows(which, organization),
  }))

async function compareAll(
  source: pg.Client,
  target: pg.Client,
  organization: string,
  hasSameKeys: boolean,
): Promise<Arrived | Differences> {
  const own = Object.keys(ownTables).map(table => ({
    table,
    rows: `${idColumn(table)} = '${organization}'`,
  }))
  const all = [...own, ...followers(organization, hasSameKeys)]
  const [here, there, ledger] = await Promise.all([
    summarize(source, all),
    summarize(target, all),
    verifyLedger(target, organization),
  ])
  const differences = differing(here, there)
  if (!ledger.isIntact) differences.push('credit_entries (the chain of the ledger)')
  if (differences.length > 0) return { differences }
  return { rows: here.reduce((sum, { rows }) => sum + rows, 0), tables: all.length, entries: ledger.entries }
}

/** How long the comparison will take while the organization is closed, measured while it is open. */
export async function rehearse(
  source: pg.Client,
  target: pg.Client,
  organization: string,
): Promise<{ milliseconds: number; differences: readonly string[] }> {
  const compared = streamedTables.map(table => ({ table, rows: streamedRows(table, organization) }))
  const started = performance.now()
  const [here, there] = await Promise.all([
    summarize(source, compared),
    summarize(target, compared),
    verifyLedger(source, organization),
  ])
  return { milliseconds: performance.now() - started, differences: differing(here, there) }
}
