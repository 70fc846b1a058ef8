import {
  isOutsideTransaction,
  type Migration,
  statementsOf,
  summaryOf,
  withoutBodies,
} from '../../../server/storage/migrating/migration-file.ts'

type Text = Pick<Migration, 'name' | 'text'>

/** Statements that are allowed although a rule refuses them, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'alter table installation drop column secret_fingerprint':
    'One row, which a server reads only when it starts.',
  'insert into installation_secrets (fingerprint, created_at) select secret_fingerprint, created_at from installation':
    'One row.',
}

const rules: readonly { refused: RegExp; because: string }[] = [
  {
    refused: /\bcreate (unique )?index (?!concurrently)/,
    because:
      'nobody can write while it runs. Create the index concurrently, in a migration outside a transaction',
  },
  {
    refused: /\bset not null\b/,
    because: 'it reads the whole table. Add a check as not valid, and validate it in a later migration',
  },
  {
    refused: /\badd (constraint|check|foreign key|unique|primary key)\b(?!.*\b(not valid|using index)\b)/,
    because: 'it reads the whole table. Add it as not valid, and validate it in a later migration',
  },
  {
    refused:
      /\badd (column )?(if not exists )?(?!constraint\b|check\b|foreign\b|unique\b|primary\b)\w+ [^;]*\b(check \(|references|unique|primary key|generated|default (?!true|false|null|'|\d|-))/,
    because: 'it reads or rewrites the whole table. Add the column alone, and its constraint as not valid',
  },
  {
    refused: /\balter (column )?\w+ (set data )?type\b/,
    because: 'it rewrites the table. Add another column',
  },
  {
    refused: /^(update|delete)\b|^insert\b.*\bselect\b/,
    because: 'it changes many rows at once. Change them in batches, in a migration outside a transaction',
  },
  {
    refused: /\b(drop (column|table)|rename)\b/,
    because: 'servers of the previous version still use it. Drop it one version later',
  },
  {
    refused: /\b(lock table|cluster|vacuum|reindex (?!.*concurrently)|truncate)\b/,
    because: 'it locks the table',
  },
]

/** Statements that can run again after an interruption, without changing anything. */
const repeatable =
  /^(create (unique )?index concurrently if not exists|drop index concurrently if exists|alter table \w+ (validate constraint|add column if not exists)|(update|delete)\b)/

/** Finds statements that are dangerous while servers use the tables. */
export function* refusalsOf(migration: Text): Generator<string> {
  const { name, text } = migration
  const created = new Set(
    [...withoutBodies(text).matchAll(/\bcreate table (?:if not exists )?(\w+)/g)].map(([, table]) => table),
  )
  for (const statement of plainStatements(text)) {
    const table =
      /^(?:alter table (?:only )?|update |delete from |insert into |create (?:unique )?index [^(]*? on )(\w+)/.exec(
        statement,
      )?.[1]
    if ((table && created.has(table)) || statement in exceptions) continue
    if (isOutsideTransaction(migration) && repeatable.test(statement) && inBatches(migration, statement))
      continue
    for (const { refused, because } of rules)
      if (refused.test(statement)) yield `${name}: "${statement}": ${because}.`
    if (isOutsideTransaction(migration) && !repeatable.test(statement))
      yield `${name}: "${statement}" could not run again after an interruption.`
  }
  if (!/^-- /.test(text) || !/^[A-Z].{10,140}\.$/.test(summaryOf(migration)))
    yield `${name} must begin with a comment whose first sentence tells the operator what it does.`
}

const plainStatements = (text: string) =>
  withoutBodies(text)
    .split(';')
    .map(statement => statement.replace(/\s+/g, ' ').trim())
    .filter(statement => statement !== '')

/** Whether a change of rows runs in batches, repeated until nothing changes. */
function inBatches(migration: Text, statement: string): boolean {
  if (!/^(update|delete)\b/.test(statement)) return true
  const whole = statementsOf(migration).find(candidate => plainStatements(candidate)[0] === statement)
  return /^-- until nothing changes$/m.test(whole ?? '') && /\blimit \d+/.test(statement)
}
