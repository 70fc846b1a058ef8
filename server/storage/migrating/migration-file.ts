import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'

/** The database can't be migrated. The message tells the operator why. */
export class MigrationError extends OperatorError {}

/** Nothing was released up to this migration, so it and those before it were never applied to a database in use. */
export const lastOfBaseline = 26

/** The first migrations don't say which servers are compatible, because servers did not check that yet. */
export const lastWithoutCompatibility = 31

export interface Migration {
  readonly version: number
  readonly name: string
  readonly text: string
  readonly checksum: string
  /** Servers whose newest migration is this one, or a later one, can use the database after this migration. */
  readonly compatibleFrom: number | null
}

/** All migrations, in order. A number may be unused, but none is used twice. */
export async function readMigrations(from: string): Promise<Migration[]> {
  const names = (await readdir(from)).filter(name => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(names.map(name => readMigration(from, name)))
  for (const [at, { version, name }] of migrations.entries())
    if (migrations[at - 1]?.version === version)
      throw new MigrationError(`The migration ${name} has the same number as another one.`)
  return migrations
}

async function readMigration(from: string, name: string): Promise<Migration> {
  const version = Number(/^(\d{4})_/.exec(name)?.[1])
  if (!(version > 0))
    throw new MigrationError(`The migration ${name} should begin with a number of four digits.`)
  const text = await readFile(join(from, name), 'utf8')
  const said = /^-- compatible from (\d{4})$/m.exec(text)?.[1]
  const compatibleFrom = said === undefined ? null : Number(said)
  if ((compatibleFrom === null && version > lastWithoutCompatibility) || (compatibleFrom ?? 0) > version)
    throw new MigrationError(
      `The migration ${name} must say which servers are compatible with it, such as "-- compatible from ${String(version - 1).padStart(4, '0')}".`,
    )
  return { version, name, text, checksum: createHash('sha256').update(text).digest('hex'), compatibleFrom }
}

/** The sentence that a migration begins with. */
export function summaryOf({ text }: Pick<Migration, 'text'>): string {
  const comment = /^(?:-- .*\n)+/.exec(text)?.[0].replace(/^-- /gm, '').replaceAll('\n', ' ') ?? ''
  return /^.+?[.](?= |$)/.exec(comment)?.[0] ?? comment.trim()
}

/** Whether the statements run one at a time, without a transaction. After an interruption, all of them run again. */
export const isOutsideTransaction = ({ text }: Pick<Migration, 'text'>): boolean =>
  /^-- outside a transaction$/m.test(text)

/** The statements of a migration outside a transaction. Each ends at the end of a line, and none defines a function. */
export function statementsOf({ name, text }: Pick<Migration, 'name' | 'text'>): string[] {
  if (text.includes('$$'))
    throw new MigrationError(`The migration ${name} has a function, so it must run in a transaction.`)
  return text
    .split(/;[ \t]*$/m)
    .map(statement => statement.trim())
    .filter(statement => statement.replace(/^--.*$/gm, '').trim() !== '')
}

/** The existing tables that a migration changes or indexes. */
export function tablesOf({ text }: Pick<Migration, 'text'>): string[] {
  const outside = withoutBodies(text)
  const named = (pattern: RegExp) => [...outside.matchAll(pattern)].map(([, name = '']) => name)
  const created = named(/\bcreate table (?:if not exists )?(\w+)/g)
  const touched = [
    ...named(/\balter table (?:if exists )?(?:only )?(\w+)/g),
    ...named(/\bcreate (?:unique )?index [\w ]*?\bon (\w+)/g),
    ...named(/^\s*update (?:only )?(\w+)/gm),
    ...named(/^\s*(?:delete from|insert into) (\w+)/gm),
    ...named(/\bcreate (?:constraint )?trigger [^;]*? on (\w+)/g),
  ]
  return [...new Set(touched)].filter(name => !created.includes(name))
}

/** The text of a migration without comments and dollar-quoted strings, such as the bodies of functions. */
export const withoutBodies = (text: string): string =>
  text.replace(/--.*$/gm, '').replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
