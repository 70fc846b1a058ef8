import type { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { largestSvg } from '@learn/contract/media/item'
import { mediaTypes } from '@learn/contract/media/types'
import type { Context } from '../context.ts'

/** Other names of the same, as programs and file systems give them. */
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

/** Whether a browser that shows it in place could be made to run something by it. */
export const couldRun = (type: string) => type === svg

/** The declared type under its usual name, if the library takes it. */
export function readDeclaredType(ctx: Context<'BadRequest'>, declared: string): string {
  const type = plainName(declared)
  if (Object.hasOwn(mediaTypes, type)) return type
  throw ctx.fault(
    'BadRequest',
    `The library does not take files of the type ${type.slice(0, 100)}. It takes ${Object.keys(mediaTypes).join(', ')}.`,
  )
}

/** What contradicts the type, in a sentence; nothing where the bytes are of it. */
export async function findContradiction(
  type: string,
  read: () => Promise<Readable>,
): Promise<string | undefined> {
  const found = await findType(await read())
  if (isText(type) ? await isTextOf(type, found, await read()) : found === type) return undefined
  const instead = found && found !== type ? `; it looks like ${found}` : ''
  return `What is in the file is not ${type}${instead}.`
}

/** By what is in it. Text has no signature, and is found to be nothing. */
async function findType(source: Readable): Promise<string | undefined> {
  const { fileTypeFromStream } = await import('file-type') // Loaded by the first file that comes.
  const stream = ReadableStream.from<Uint8Array>(source)
  const found = await fileTypeFromStream(stream).catch(() => undefined) // What breaks off in the middle is nothing.
  source.destroy()
  return found && plainName(found.mime)
}

/** Two letters are all that tells these, and words begin with them too. */
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

/** The first characters that are no spaces, without a mark before them; nothing where any of it is no text. */
async function readStart(source: Readable, characters: number): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  const take = (text: string) => {
    if (text.includes('\0')) throw new TypeError('NUL is in no text')
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

/** Its first element, after what may stand before that, and no entities of its own. What was passed is never tried again. */
function isSvg(text: string): boolean {
  let at = 0
  for (beforeSvg.lastIndex = 0; beforeSvg.test(text); ) at = beforeSvg.lastIndex
  return /^<svg[\s>]/i.test(text.slice(at, at + 5))
}
