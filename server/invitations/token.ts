import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import { withHyphens } from '../ids.ts'

const blockLength = 16

/**
 * A token is the row's seed, a random block of 16 bytes, encrypted with the server's key: neither reading the table nor
 * guessing yields one. Each seed is one unique block, so ECB is safe and handles a whole page at once.
 */
export function invitationTokens(key: KeyObject, seeds: readonly string[]): string[] {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  const blocks = cipher.update(Buffer.from(seeds.join('').replaceAll('-', ''), 'hex'))
  return seeds.map((_, index) => {
    const start = index * blockLength
    return `learn_it_${blocks.toString('base64url', start, start + blockLength)}`
  })
}

/** The seed of a token; undefined if it is not well-formed. */
export function seedOfToken(key: KeyObject, token: string): string | undefined {
  const encoded = /^learn_it_([A-Za-z0-9_-]{22})$/.exec(token)?.[1] ?? ''
  const block = Buffer.from(encoded, 'base64url')
  if (block.length !== blockLength || block.toString('base64url') !== encoded) return undefined
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  return withHyphens(decipher.update(block).toString('hex'))
}
