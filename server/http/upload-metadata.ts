import { isUtf8 } from 'node:buffer'
import { decodeFault } from '../path/validate.ts'

/** Other names that tus clients use for our fields. */
const aliases: Readonly<Record<string, string>> = {
  filename: 'name',
  filetype: 'mediaType',
  type: 'mediaType',
}

/** The fields of `media.createMediaUpload`; other metadata is ignored. */
const fields = ['organizationId', 'teamId', 'name', 'folder', 'tags', 'altText', 'mediaType', 'sha256']

/** Reads `Upload-Metadata`: pairs of a name and a base64 value, separated by commas. Tags are a JSON list. */
export function readUploadMetadata(header: string | string[] | undefined): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const pair of String(header ?? '').split(',')) {
    const [key = '', encoded = ''] = pair.trim().split(' ', 2)
    const name = Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key
    if (!fields.includes(name) || (key !== name && name in given)) continue
    given[name] = readValue(name, encoded)
  }
  return given
}

function readValue(name: string, encoded: string): unknown {
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.toString('base64') !== encoded || !isUtf8(bytes))
    throw decodeFault([{ path: [name], message: 'must be UTF-8 text in base64' }])
  const text = bytes.toString('utf8')
  if (name !== 'tags') return text
  try {
    return JSON.parse(text)
  } catch {
    return text.split(',')
  }
}
