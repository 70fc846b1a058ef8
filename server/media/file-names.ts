import * as limits from '@learn/contract/media-item'
import type { Context } from '../context.ts'
import { isOneLine } from '../names.ts'

type Reading = Context<'BadRequest'>

const lengthOf = (text: string) => [...text].length

/** Marks without a shape of their own, by which one name can pass for another. Joiners have one: they shape what they join. */
const unseen = /[\u061c\u200b\u200e\u200f\u2060\ufeff]/

const isFileName = (name: string) =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  lengthOf(name) <= limits.longestFileName &&
  !/[/\\]/.test(name) &&
  isOneLine(name) &&
  !unseen.test(name)

/** A name that is no path, on any system, and that shows what it is. */
export function readFileName(ctx: Reading, given: string): string {
  const name = given.trim().normalize('NFC')
  if (isFileName(name)) return name
  throw ctx.fault(
    'BadRequest',
    `name must have 1 to ${limits.longestFileName} characters that can be seen, no slash or backslash, and be neither . nor ..`,
  )
}

export function readFolder(ctx: Reading, given: string): string {
  const folder = given.trim().normalize('NFC')
  const parts = folder.split('/')
  const fits = lengthOf(folder) <= limits.longestFolder
  if (folder === '' || (fits && parts.every(part => isFileName(part) && part === part.trim()))) return folder
  throw ctx.fault(
    'BadRequest',
    `folder must be empty, or names with a slash between them such as maths/fractions, ${limits.longestFolder} characters at most.`,
  )
}

export function readTags(ctx: Reading, given: readonly string[]): string[] {
  const tags = [...new Set(given.map(tag => tag.trim().normalize('NFC').toLowerCase()))]
  const fit = (tag: string) =>
    tag !== '' && lengthOf(tag) <= limits.longestTag && isOneLine(tag) && !unseen.test(tag)
  if (tags.every(fit)) return tags
  throw ctx.fault('BadRequest', `Each of the tags must be one line of 1 to ${limits.longestTag} characters.`)
}

/** More than one line, but nothing that turns the direction of writing. */
export function readAltText(ctx: Reading, given: string): string {
  const text = given.trim().normalize('NFC')
  const lines = text.split(/\r?\n/)
  if (lengthOf(text) <= limits.longestAltText && lines.every(isOneLine)) return text
  throw ctx.fault(
    'BadRequest',
    `altText must be ${limits.longestAltText} characters at most, without control characters.`,
  )
}
