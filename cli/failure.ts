import type { ErrorKind, Issue } from '@learn/contract/errors'
import { escapeControls, replaceControls } from './terminal/printable.ts'
import type { Terminal } from './terminal/terminal.ts'

/** The exit codes of the process. Ctrl-C gives 130, as in every program, except at a confirmation. */
export const exitCodes = { ok: 0, error: 1, usage: 2, notSignedIn: 3, notConfirmed: 4, paymentRequired: 5 }

/** A failure of the command line itself. Failed calls throw the SDK's errors. All have a `_tag`. */
abstract class CommandFailure extends Error {
  abstract readonly _tag: string
  /** A sentence with the next step. */
  readonly next: string | undefined

  constructor(message: string, next?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.next = next
  }
}

/** The command was typed wrongly. The message names the flag and what it expects. */
export class UsageError extends CommandFailure {
  readonly _tag = 'UsageError'
}
/** The input does not fit the operation. It has the kind and issues that the server would send. */
export class UnfitInput extends CommandFailure {
  readonly _tag: 'HttpApiDecodeError' | 'BadRequest'
  readonly details: { readonly issues?: readonly Issue[] }

  constructor(message: string, next: string, issues: readonly Issue[]) {
    super(message, next)
    this._tag = issues.length > 0 ? 'HttpApiDecodeError' : 'BadRequest'
    this.details = issues.length > 0 ? { issues } : {}
  }
}
export class NotSignedIn extends CommandFailure {
  readonly _tag = 'NotSignedIn'
}
/** Nobody confirmed the call, so nothing was sent. */
export class NotConfirmed extends CommandFailure {
  readonly _tag = 'NotConfirmed'
}
/** There are not enough credits according to the estimate, so nothing was sent. */
export class NotPayable extends CommandFailure {
  readonly _tag = 'PaymentRequired'
}
/** A problem on this machine: a file, a folder or the keychain. */
export class LocalError extends CommandFailure {
  readonly _tag = 'LocalError'
}

const exitCodeOf: Record<string, number> = {
  UsageError: exitCodes.usage,
  HttpApiDecodeError: exitCodes.usage,
  BadRequest: exitCodes.usage,
  InvalidRequest: exitCodes.usage,
  NotSignedIn: exitCodes.notSignedIn,
  Unauthorized: exitCodes.notSignedIn,
  NotConfirmed: exitCodes.notConfirmed,
  PaymentRequired: exitCodes.paymentRequired,
}

/** A failed call, and whether its token came from LEARN_TOKEN. */
interface Failed {
  readonly message: string
  readonly usesVariable: boolean
}

/** Undefined where the message says everything, such as for a name that is taken. */
type NextStep = string | undefined | ((failed: Failed) => string | undefined)

const nextOf: Readonly<Record<string, NextStep>> = {
  HttpApiDecodeError: 'Fix the fields above. The command’s --help describes them.',
  BadRequest: 'Fix the fields above. The command’s --help describes them.',
  InvalidRequest: 'Fix the fields above. The command’s --help describes them.',
  Unauthorized: ({ usesVariable }) =>
    usesVariable ? 'LEARN_TOKEN is set. Correct it or unset it.' : 'Sign in again: learn login',
  PaymentRequired: 'See your balance: learn billing balance. Buy credits: learn billing top-up',
  Forbidden: nextWhenForbidden,
  // A path that does not exist has no ID.
  NotFound: ({ message }) =>
    message.includes('See /docs')
      ? undefined
      : 'Check the ID, and that you belong to its organization: learn whoami',
  Conflict: undefined,
  TooManyRequests: 'Wait a moment, then try again.',
  InternalError:
    'Try again. If it happens again, give the request ID to the operator: the server log has the cause.',
  NetworkError: 'The address comes from --url, LEARN_URL or your profile: learn profiles list',
  TimeoutError: 'Try again, or allow more time: --timeout 120',
  UnexpectedAnswer:
    'This may not be a Learn server, or its version is not supported. Check the address: learn profiles list',
} satisfies Record<ErrorKind, NextStep> & Record<string, NextStep>

/** The server says whether the role, the scope or the kind of caller is missing. */
function nextWhenForbidden({ message, usesVariable }: Failed): string {
  const unset = usesVariable ? ', and unset LEARN_TOKEN' : ''
  if (/^Only a signed-in person\b/.test(message)) return `Sign in as a person: learn login${unset}`
  const [, token, scope] = /^This (API key|access token) does not have the scope ([\w:]+)/.exec(message) ?? []
  if (token === 'API key') return `Create a key with more scopes: learn keys create --scopes ${scope},…`
  if (token) return `Sign in again with more scopes: learn login --scope '${scope} …'${unset}`
  return 'See your roles and scopes: learn whoami'
}

export interface Failure {
  readonly exitCode: number
  readonly _tag: string
  readonly message: string
  readonly requestId: string | undefined
  readonly next: string | undefined
  /** More fields from the server, such as `issues` or `shortfall`. */
  readonly details: object
}

export function failureOf(thrown: unknown, usesVariable = false): Failure {
  // Read by name, so that the SDK need not be loaded.
  const { _tag, message, requestId, next, details } = Object(thrown) as Partial<Failure>
  if (typeof _tag !== 'string')
    return {
      exitCode: exitCodes.error,
      _tag: 'UnexpectedError',
      message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
      requestId: undefined,
      next: 'This is a bug in the command line. Please report it.',
      details: {},
    }
  const step = nextOf[_tag]
  return {
    exitCode: exitCodeOf[_tag] ?? exitCodes.error,
    _tag,
    message: message ?? '',
    // The server's log knows nothing of a request that did not arrive.
    requestId: _tag === 'NetworkError' ? undefined : requestId || undefined,
    next: next ?? (typeof step === 'function' ? step({ message: message ?? '', usesVariable }) : step),
    details: details ?? {},
  }
}

/** Writes a failure to standard error, as JSON for programs, and returns the exit code. */
export async function reportFailure(
  thrown: unknown,
  terminal: Terminal,
  { json, usesVariable }: { readonly json: boolean; readonly usesVariable: boolean },
): Promise<number> {
  const { exitCode, details, ...failure } = failureOf(thrown, usesVariable)
  const { message, next, requestId } = failure
  const lines = [message, next, requestId && `Request ID: ${requestId}`].filter(Boolean)
  const text = json ? escapeControls({ ...failure, ...details }) : replaceControls(lines.join('\n'))
  await terminal.writeError(`${text}\n`)
  return exitCode
}
