import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import { withHyphens } from '../ids.ts'

const blockLength = 16

/**
 * The tokens of invitations. A token is its row's seed, a random block of 16 bytes, encrypted under a key of the
 * server's: the table alone gives nobody a token, and nobody can make one up. Each seed is a block of its own
 * and unique, so the plain block cipher is what is wanted, once for a whole page.
 */
export function invitationTokens(key: KeyObject, seeds: readonly string[]): string[] {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  const blocks = cipher.update(Buffer.from(seeds.join('').replaceAll('-', ''), 'hex'))
  return seeds.map((_, index) => {
    const start = index * blockLength
    return `learn_it_${blocks.toString('base64url', start, start + blockLength)}`
  })
}

/** The seed that a token came from; nothing where it can't be one. */
export function seedOfToken(key: KeyObject, token: string): string | undefined {
  const encoded = /^learn_it_([A-Za-z0-9_-]{22})$/.exec(token)?.[1] ?? ''
  const block = Buffer.from(encoded, 'base64url')
  if (block.length !== blockLength || block.toString('base64url') !== encoded) return undefined
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  return withHyphens(decipher.update(block).toString('hex'))
}
