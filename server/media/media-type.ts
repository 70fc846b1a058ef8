import type { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { largestSvg } from '@learn/contract/media/item'
import { mediaTypes } from '@learn/contract/media/types'
import type { Context } from '../context.ts'

/** Other names of the same types, as programs and file systems use them. */
const aliases: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/opus': 'audio/ogg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'video/x-m4v': 'video/mp4',
  'application/x-pdf': 'application/pdf',
  'text/x-markdown': 'text/markdown',
  'application/csv': 'text/csv',
}

const plainName = (type: string) => {
  const name = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name
}

const svg = 'image/svg+xml'
const isText = (type: string) => type.startsWith('text/') || type === svg

/** Whether showing the file inline could make a browser run code. */
export const canRunCode = (type: string) => type === svg

/** The declared type under its usual name. Refuses types that the library does not support. */
export function readDeclaredType(ctx: Context<'BadRequest'>, declared: string): string {
  const type = plainName(declared)
  if (Object.hasOwn(mediaTypes, type)) return type
  throw ctx.fault(
    'BadRequest',
    `Files of type ${type.slice(0, 100)} are not supported. Supported types are ${Object.keys(mediaTypes).join(', ')}.`,
  )
}

/** How the bytes contradict the type, as a sentence; undefined if they match. */
export async function findContradiction(
  type: string,
  read: () => Promise<Readable>,
): Promise<string | undefined> {
  const found = await findType(await read())
  if (isText(type) ? await isTextOf(type, found, await read()) : found === type) return undefined
  const instead = found && found !== type ? `; it looks like ${found}` : ''
  return `The content of this file is not ${type}${instead}.`
}

/** The type that the content shows. Text has no signature, and so no type here. */
async function findType(source: Readable): Promise<string | undefined> {
  const { fileTypeFromStream } = await import('file-type') // Loaded when the first file arrives.
  const stream = ReadableStream.from<Uint8Array>(source)
  const found = await fileTypeFromStream(stream).catch(() => undefined) // Truncated content has no type.
  source.destroy()
  return found && plainName(found.mime)
}

/** The signatures of these types are two letters, with which words may begin too. */
const foundInWords = new Set(['image/bmp', 'application/x-msdownload'])

const markup =
  /^(<(!doctype|!--|html|head|body|script|style|iframe|svg|title|table|div|h[1-6]|p|a|br|b|\?)|#!)/i
const longestMarkup = 16

async function isTextOf(type: string, found: string | undefined, source: Readable): Promise<boolean> {
  if (type === svg) {
    const text = await readStart(source, largestSvg)
    return (found === undefined || found === 'application/xml') && text !== undefined && isSvg(text)
  }
  const start = await readStart(source, longestMarkup)
  return (found === undefined || foundInWords.has(found)) && start !== undefined && !markup.test(start)
}

/** The first characters that are not blank, without a byte order mark; undefined if any of it is not text. */
async function readStart(source: Readable, characters: number): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  const take = (text: string) => {
    if (text.includes('\0')) throw new TypeError('the text contains NUL')
    if (start.length < characters) start = (start + text).trimStart().slice(0, characters)
  }
  try {
    for await (const chunk of source) take(decoder.decode(chunk, { stream: true }))
    take(decoder.decode())
    return start
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const beforeSvg = /\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!doctype svg[^[>]*>/iy

/** Whether `svg` is the first element, with no entities declared before it. No character is matched twice. */
function isSvg(text: string): boolean {
  let at = 0
  for (beforeSvg.lastIndex = 0; beforeSvg.test(text); ) at = beforeSvg.lastIndex
  return /^<svg[\s>]/i.test(text.slice(at, at + 5))
}
