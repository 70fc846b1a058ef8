import { mediaTypes } from '@learn/contract/media-types'
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

/** The declared type under its usual name, if that is what the bytes are, and if the library takes it. */
export async function readMediaType(
  ctx: Context<'BadRequest'>,
  declared: string,
  bytes: Buffer,
): Promise<string> {
  const type = plainName(declared)
  if (!Object.hasOwn(mediaTypes, type)) {
    throw ctx.fault(
      'BadRequest',
      `The library does not take files of the type ${type.slice(0, 100)}. It takes ${Object.keys(mediaTypes).join(', ')}.`,
    )
  }
  const found = await findType(bytes)
  if (isText(type) ? isTextOf(type, found, bytes) : found === type) return type
  const instead = found && found !== type ? `; it looks like ${found}` : ''
  throw ctx.fault('BadRequest', `What is in the file is not ${type}${instead}. Nothing was kept.`)
}

/** By what is in it. Text has no signature, and is found to be nothing. */
async function findType(bytes: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type') // Loaded by the first file that comes.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined) // What breaks off in the middle is nothing.
  return found && plainName(found.mime)
}

/** Two letters are all that tells these, and words begin with them too. */
const foundInWords = new Set(['image/bmp', 'application/x-msdownload'])

const markup =
  /^(<(!doctype|!--|html|head|body|script|style|iframe|svg|title|table|div|h[1-6]|p|a|br|b|\?)|#!)/i

function isTextOf(type: string, found: string | undefined, bytes: Buffer): boolean {
  const text = decode(bytes)
  if (text === undefined) return false
  if (type === svg) return (found === undefined || found === 'application/xml') && isSvg(text)
  return (found === undefined || foundInWords.has(found)) && !markup.test(text.trimStart())
}

/** The text, without a mark at its start; nothing where it is none. */
function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** Its first element, after what may stand before that, and no entities of its own. */
const isSvg = (text: string) =>
  /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!doctype svg[^[>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(
    text,
  )
