import * as limits from '@learn/contract/media/item'
import { fileNameOf, folderOf, folderRule, tagsOf, tagsRule } from '@learn/contract/media/words'
import type { Context } from '../context.ts'
import { isOneLine } from '../names.ts'

type NameContext = Context<'BadRequest'>

export function readFileName(ctx: NameContext, given: string): string {
  const name = fileNameOf(given)
  if (name !== undefined) return name
  throw ctx.fault(
    'BadRequest',
    `name must have 1 to ${limits.longestFileName} visible characters, contain no slash or backslash, and be neither . nor ..`,
  )
}

export function readFolder(ctx: NameContext, given: string): string {
  const folder = folderOf(given)
  if (folder === undefined) throw ctx.fault('BadRequest', `folder ${folderRule}.`)
  return folder
}

export function readTags(ctx: NameContext, given: readonly string[]): string[] {
  const tags = tagsOf(given)
  if (!tags) throw ctx.fault('BadRequest', `tags ${tagsRule}.`)
  return tags
}

/** Several lines are allowed, but nothing that changes the direction of text. */
export function readAltText(ctx: NameContext, given: string): string {
  const text = given.trim().normalize('NFC')
  const lines = text.split(/\r?\n/)
  if ([...text].length <= limits.longestAltText && lines.every(isOneLine)) return text
  throw ctx.fault(
    'BadRequest',
    `altText must have at most ${limits.longestAltText} characters, and no control characters.`,
  )
}
