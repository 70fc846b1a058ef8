import type pg from 'pg'
import { serialize } from 'pg-protocol'
import type { Login } from './logins.ts'
import { toParameter, type Value } from './parameter.ts'
import {
  briefScopeStatement,
  enterStatement,
  entryRefusal,
  refuseStale,
  type Scope,
  scopeStatement,
} from './scope.ts'
import { statement } from './statement.ts'

/** What is sent in front of a statement, in the same round trip. */
export interface Opening {
  readonly messages: Buffer
  /** How many results come before those of the statement. */
  readonly results: number
  /** Looks at the row that it returns, and throws if the statement must not be run. */
  readonly check?: (fields: readonly (string | null)[]) => void
  /** What it means that it failed with this error. Undefined for any other failure. */
  readonly refusal?: (error: unknown) => Error | undefined
}

/** A brief statement is stopped after three seconds, any other after ten. */
export type Pace = 'brief' | 'long'

const beginStatement = statement<never>('transaction_begin', 'begin')
const commitStatement = statement<never>('transaction_commit', 'commit')
/** Waits, or fails. It returns no row, because the scope has the first one. */
const awaitStatement = statement<never>('replay_await', 'select where not await_replay($1, $2, $3)')

/** Prepares the statements that transactions start and end with, and those that set the scope for learn_app. */
export async function prepareOpenings(client: pg.ClientBase, role: Login['role']): Promise<void> {
  await client.query({ name: beginStatement.name, text: beginStatement.text })
  if (role === 'learn_app') {
    for (const { name, text } of [scopeStatement, briefScopeStatement])
      await client.query({ name, text, values: [null, ''] })
    const { name, text } = enterStatement
    await client.query({ name, text, values: [null, '', null, null, null, false] })
  }
  await client.query({ name: commitStatement.name, text: commitStatement.text })
}

/** The same for reads on a standby. */
export async function prepareStandbyOpenings(client: pg.ClientBase): Promise<void> {
  for (const { name, text } of [scopeStatement, briefScopeStatement])
    await client.query({ name, text, values: [null, ''] })
  const { name, text } = awaitStatement
  await client.query({ name, text, values: [null, null, null] })
}

export const bindMessage = (name: string, values: readonly Value[]) =>
  serialize.bind({ statement: name, values: [...values], valueMapper: toParameter })

const runMessages = (name: string, values: readonly Value[] = []) =>
  Buffer.concat([bindMessage(name, values), serialize.execute()])

const beginMessages = runMessages(beginStatement.name)
export const commitMessages = runMessages(commitStatement.name)

/** A caller's scope is reused from call to call, so the bytes are cached. */
const perScope = (make: (scope: Scope) => Buffer) => {
  const made = new WeakMap<Scope, Buffer>()
  return (scope: Scope): Buffer => {
    const messages = made.get(scope) ?? make(scope)
    made.set(scope, messages)
    return messages
  }
}

const scopeMessages = (name: string) =>
  perScope(({ principalId, organizations }) => runMessages(name, [principalId, organizations]))

const paces = { brief: scopeMessages(briefScopeStatement.name), long: scopeMessages(scopeStatement.name) }

const refusingStale =
  (scope: Scope) =>
  ([credential, membership]: readonly (string | null)[]): void =>
    refuseStale(scope, toNumber(credential), toNumber(membership))

/** Sets the scope for one statement, which PostgreSQL runs with it in an implicit transaction. */
export const scopeOpening = (scope: Scope, pace: Pace): Opening => ({
  messages: paces[pace](scope),
  results: 1,
  check: refusingStale(scope),
})

/** The same on a standby, which first waits until it has everything up to a position, or refuses the statement. */
export const standbyOpening = (scope: Scope, pace: Pace, awaited: readonly Value[]): Opening => ({
  messages: Buffer.concat([runMessages(awaitStatement.name, awaited), paces[pace](scope)]),
  results: 2,
  check: refusingStale(scope),
})

const enterMessages = (mustExist: boolean) =>
  perScope(({ principalId, organizations, only = null, versions: { credential, membership } }) => {
    const required = mustExist && only !== null
    const values = [principalId, organizations, only, credential, membership, required]
    return Buffer.concat([beginMessages, runMessages(enterStatement.name, values)])
  })

const entering = { anyway: enterMessages(false), ifItExists: enterMessages(true) }

/** Begins, sets the scope and locks its only organization. If that is gone, the transaction fails with `lost`. */
export const transactionOpening = (scope: Scope, lost?: () => Error): Opening => ({
  messages: entering[lost ? 'ifItExists' : 'anyway'](scope),
  results: 2,
  refusal: error => entryRefusal(error, lost),
})

export const begin: Opening = { messages: beginMessages, results: 1 }

const toNumber = (text: string | null | undefined) => (text == null ? null : Number(text))
