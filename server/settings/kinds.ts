import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isWellFormedApiKey } from '../identity/api-key.ts'
import { normalizeEmail } from '../identity/email.ts'
import type { ClamdAddress } from '../scanning/clamd.ts'
import { AddressError, readAddresses } from '../storage/reaching/addresses.ts'

/** How to read the text of a setting. */
export interface Kind<T> {
  /** Completes "PORT must be …". */
  readonly allowed: string
  /** Undefined if the text is not allowed. */
  parse(text: string): T | undefined
  /** Says more exactly than `allowed` what is wrong with a text. */
  explain?(text: string): string | undefined
}

const mostProcesses = 128

export const anyText: Kind<string> = { allowed: 'any text', parse: text => text }

export const folder: Kind<string> = { allowed: 'the path of a folder', parse: text => resolve(text) }

/** A folder, or a bucket with a folder in it. */
export const backupPlace: Kind<string> = {
  allowed: 'the path of a folder, or a bucket such as s3://our-backups/learn',
  parse: text => {
    if (!text.includes('://')) return resolve(text)
    return /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w!.*'()/-]*)?$/.test(text) ? text : undefined
  },
}

export interface BackupPlan {
  readonly everyHours: number
  readonly keepDays: number
  readonly verify: boolean
}

export const backupPlan: Kind<BackupPlan> = {
  allowed: 'a plan such as "every 24 hours, keep 30 days" or "every 6 hours, keep 14 days, verify"',
  parse: text => {
    const [, hours, days, verify] =
      /^every (\d{1,3}) hours?, keep (\d{1,4}) days?(, verify)?$/.exec(text) ?? []
    const plan = { everyHours: Number(hours), keepDays: Number(days), verify: verify !== undefined }
    return plan.everyHours > 0 && plan.keepDays > 0 ? plan : undefined
  },
}

export const wholeNumber = (least: number, most: number): Kind<number> => ({
  allowed: `a whole number from ${least} to ${most}`,
  parse: text =>
    /^[0-9]+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined,
})

/** `auto` for one on each processor. */
export const processCount: Kind<number | 'auto'> = {
  allowed: `auto, or ${wholeNumber(1, mostProcesses).allowed}`,
  parse: text => (text === 'auto' ? text : wholeNumber(1, mostProcesses).parse(text)),
}

export const oneOf = <const T extends string>(...choices: readonly T[]): Kind<T> => ({
  allowed: choices.length > 2 ? `one of ${choices.join(', ')}` : choices.join(' or '),
  parse: text => choices.find(choice => choice === text),
})

export const yesOrNo: Kind<boolean> = {
  allowed: 'yes or no',
  parse: text => (text === 'yes' ? true : text === 'no' ? false : undefined),
}

/** Text of a certain form. `allowed` describes the form in English. */
export const textMatching = (pattern: RegExp, allowed: string): Kind<string> => ({
  allowed,
  parse: text => (pattern.test(text) ? text : undefined),
})

export const url = (...protocols: readonly string[]): Kind<string> => ({
  allowed: `a URL that starts with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
  parse: text => (protocols.includes(URL.parse(text)?.protocol ?? '') ? text : undefined),
})

/** A PostgreSQL, or several of which one can write. */
export const databaseUrl: Kind<string> = {
  allowed:
    'a URL that starts with postgres:// or postgresql://, with one host or several, such as postgres://learn:password@db1,db2/learn?target_session_attrs=read-write',
  parse: text => (explainAddress(text) === undefined ? text : undefined),
  explain: text => explainAddress(text),
}

/** Standbys, each of which is used. */
export const standbyUrl: Kind<string> = {
  allowed:
    'a URL that starts with postgres:// or postgresql://, with one host or several, such as postgres://learn:password@db2,db3/learn',
  parse: text => (explainAddress(text, 'read') === undefined ? text : undefined),
  explain: text => explainAddress(text, 'read'),
}

function explainAddress(text: string, use: 'write' | 'read' = 'write'): string | undefined {
  try {
    readAddresses(text, use)
    return undefined
  } catch (error) {
    if (error instanceof AddressError) return error.message
    throw error
  }
}

/** Parsed to the form that browsers use, because they compare it exactly. */
export const origin = (example: string): Kind<string> => ({
  allowed: `an origin without a path, such as ${example}`,
  parse: text => {
    const parsed = URL.parse(text)
    if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return undefined
    return parsed.href.replace(/\/+$/, '') === parsed.origin ? parsed.origin : undefined
  },
})

/** Parsed like `origin`. */
export const origins = (example: string): Kind<readonly string[]> => ({
  allowed: `a list of origins without paths, such as ${example}`,
  parse: text => {
    const parsed = itemsOf(text).map(item => origin(example).parse(item))
    return parsed.every(item => item !== undefined) ? parsed : undefined
  },
})

/** Parsed to the one spelling that accounts are found by. */
export const account: Kind<string> = {
  allowed: 'an email address such as sam@example.org',
  parse: normalizeEmail,
}

export const sender: Kind<string> = {
  allowed: 'an email address such as learn@example.org',
  parse: text => normalizeEmail(text) && text,
}

export const apiKey: Kind<string> = {
  allowed: 'a valid API key. Create one with npm run admin -- new-key',
  parse: text => (isWellFormedApiKey(text) ? text : undefined),
}

const itemsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

export const networks: Kind<readonly string[]> = {
  allowed: 'a list of IP addresses or networks, such as 10.0.0.0/8, ::1',
  parse: text => (itemsOf(text).every(isNetwork) ? itemsOf(text) : undefined),
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  const lengthFits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest)
  return isIP(address) !== 0 && lengthFits && rest.length === 0
}

export const clamdAddress: Kind<ClamdAddress> = {
  allowed: 'the address of clamd: unix:/run/clamav/clamd.ctl, or a host and port such as 127.0.0.1:3310',
  parse: text => {
    const [, path] = /^unix:(\/.+)$/.exec(text) ?? []
    if (path !== undefined) return { path }
    const [, v6, name, digits] = /^(?:\[([^\]]+)\]|([^:/\s]+)):(\d{1,5})$/.exec(text) ?? []
    const host = v6 ?? name
    const port = Number(digits)
    if (host === undefined || (v6 !== undefined && isIP(v6) !== 6)) return undefined
    return port >= 1 && port <= 65_535 ? { host, port } : undefined
  },
}

/** Parsed with a slash at the end. */
export const prefix: Kind<string> = {
  allowed: 'a path of letters, digits, dots, hyphens and underscores, such as learn/media',
  parse: text =>
    /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/.test(text) ? `${text.replace(/\/$/, '')}/` : undefined,
}

/** Names and percent-encoded values of HTTP headers, as OpenTelemetry writes them. */
export const headers: Kind<Readonly<Record<string, string>>> = {
  allowed: 'a list of headers such as x-api-key=abc,x-tenant=learn, with other characters percent-encoded',
  parse: text => {
    const entries = text.split(',').map(item => /^\s*([\w!#$%&'*+.^`|~-]+)\s*=([\x20-\x7e]*)$/.exec(item))
    try {
      return entries.every(entry => entry !== null)
        ? Object.fromEntries(entries.map(([, name, value = '']) => [name, headerValue(value.trim())]))
        : undefined
    } catch {
      return undefined // The text can't be decoded, or not into a header.
    }
  },
}

function headerValue(encoded: string): string {
  const value = decodeURIComponent(encoded)
  if (!/^[\x20-\x7e]*$/.test(value)) throw new Error('a header has only printable ASCII characters')
  return value
}

/** Names of plans with the ids of their prices at Stripe. */
export const plans: Kind<Readonly<Record<string, string>>> = {
  allowed: 'a list of plan names and Stripe prices, such as starter=price_123,school=price_456',
  parse: text => {
    const entries = itemsOf(text).map(item => /^([a-z][a-z0-9_-]{0,31})=(price_\w+)$/.exec(item))
    return entries.every(entry => entry !== null)
      ? Object.fromEntries(entries.map(([, name, price]) => [name, price]))
      : undefined
  },
}
