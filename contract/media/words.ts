import { isOneLine } from '../one-line.ts'
import { longestFileName, longestFolder, longestTag } from './item.ts'

const lengthOf = (text: string) => [...text].length

/** Invisible marks that make two different names look the same. Joiners are allowed, because they change how letters look. */
const unseen = /[\u061c\u200b\u200e\u200f\u2060\ufeff]/

const isFileName = (name: string) =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  lengthOf(name) <= longestFileName &&
  !/[/\\]/.test(name) &&
  isOneLine(name) &&
  !unseen.test(name)

const normalizeText = (given: string) => given.trim().normalize('NFC')

/** A name as it is stored: not a path on any system, and without invisible characters. */
export function fileNameOf(given: string): string | undefined {
  const name = normalizeText(given)
  return isFileName(name) ? name : undefined
}

export const folderRule = `must be empty, or names separated by slashes such as maths/fractions, with at most ${longestFolder} characters`

/** A folder as it is stored. */
export function folderOf(given: string): string | undefined {
  const folder = normalizeText(given)
  const fits = lengthOf(folder) <= longestFolder
  const isName = (part: string) => isFileName(part) && part === part.trim()
  return folder === '' || (fits && folder.split('/').every(isName)) ? folder : undefined
}

export const tagsRule = `must each be a single line of 1 to ${longestTag} characters`

/** Tags as they are stored: in lower case, without duplicates. */
export function tagsOf(given: readonly string[]): string[] | undefined {
  const tags = [...new Set(given.map(tag => normalizeText(tag).toLowerCase()))]
  const fits = (tag: string) =>
    tag !== '' && lengthOf(tag) <= longestTag && isOneLine(tag) && !unseen.test(tag)
  return tags.every(fits) ? tags : undefined
}
