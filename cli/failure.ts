import type { ErrorKind, Issue } from '@learn/contract/errors'
import { printable, printableJson } from './terminal/printable.ts'
import type { Terminal } from './terminal/terminal.ts'

/** What the process ends with. Ctrl-C outside a confirmation ends it as every program, with 130. */
export const exitCodes = { ok: 0, error: 1, usage: 2, notSignedIn: 3, notConfirmed: 4, paymentRequired: 5 }

/** A failure of the command line itself. Those of calls are the SDK's; all have a `_tag`. */
abstract class CommandFailure extends Error {
  abstract readonly _tag: string
  /** What to do about it, in a sentence. */
  readonly next: string | undefined

  constructor(message: string, next?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.next = next
  }
}

/** It was asked for in a way that can't be understood; the message names the flag and what was expected. */
export class UsageError extends CommandFailure {
  readonly _tag = 'UsageError'
}
/** What was given does not fit the operation: the same kind, with the same issues, as the server would say. */
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
/** Nobody agreed to it, and nothing was sent. */
export class NotConfirmed extends CommandFailure {
  readonly _tag = 'NotConfirmed'
}
/** The estimate says that it can't be paid for, and nothing was sent. */
export class NotPayable extends CommandFailure {
  readonly _tag = 'PaymentRequired'
}
/** Something on this machine is not as it must be: a file, a folder, the keychain. */
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

const nextOf: Readonly<Record<string, string>> = {
  HttpApiDecodeError: 'Mend what is named, or see the command’s --help for what it takes.',
  BadRequest: 'Change what is named, or see the command’s --help for what it takes.',
  InvalidRequest: 'Change what is named, or see the command’s --help for what it takes.',
  Unauthorized: 'Sign in again: learn login',
  PaymentRequired: 'See what there is: learn billing get-balance. Buy more: learn billing create-top-up',
  Forbidden:
    'See which roles and scopes you have: learn whoami. Other scopes come with another sign-in: learn login --scope',
  NotFound: 'Look at the id, and at which organizations you belong to: learn whoami',
  Conflict: 'Look at how things stand now, then decide whether it still makes sense.',
  TooManyRequests: 'Wait a while, then try again.',
  InternalError:
    'Try again. If it stays, give the request id to whoever runs the server: its log has the cause.',
  NetworkError:
    'See that the server runs there. The address is from --url, LEARN_URL or the profile: learn profiles list',
  TimeoutError: 'Try again, or give it longer: --timeout 120',
  UnexpectedAnswer:
    'Something else than Learn answers there, or a version that this one does not know. Look at the address: learn profiles list',
} satisfies Record<ErrorKind, string> & Record<string, string>

export interface Failure {
  readonly exitCode: number
  readonly _tag: string
  readonly message: string
  readonly requestId: string | undefined
  readonly next: string | undefined
  /** What the server says beside, such as `issues` or `shortfall`. */
  readonly details: object
}

export function failureOf(thrown: unknown): Failure {
  // Read by name, whoever has thrown it: the SDK is not loaded for this.
  const { _tag, message, requestId, next, details } = Object(thrown) as Partial<Failure>
  if (typeof _tag !== 'string')
    return {
      exitCode: exitCodes.error,
      _tag: 'UnexpectedError',
      message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
      requestId: undefined,
      next: 'This is a fault of the command line. Please report it.',
      details: {},
    }
  return {
    exitCode: exitCodeOf[_tag] ?? exitCodes.error,
    _tag,
    message: message ?? '',
    requestId: requestId || undefined,
    next: next ?? nextOf[_tag],
    details: details ?? {},
  }
}

/** Tells a failure on standard error, as JSON for programs; gives the exit code. */
export async function reportFailure(thrown: unknown, terminal: Terminal, json: boolean): Promise<number> {
  const { exitCode, details, ...said } = failureOf(thrown)
  const { message, next, requestId } = said
  const lines = [message, next, requestId && `Request id: ${requestId}`].filter(Boolean)
  const text = json ? printableJson({ ...said, ...details }) : printable(lines.join('\n'))
  await terminal.writeError(`${text}\n`)
  return exitCode
}
