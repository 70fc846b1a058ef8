import { isOneLine } from '../one-line.ts'
import { longestFileName, longestFolder, longestTag } from './item.ts'

const lengthOf = (text: string) => [...text].length

/** Marks without a shape of their own, by which one name can pass for another. Joiners have one: they shape what they join. */
const unseen = /[\u061c\u200b\u200e\u200f\u2060\ufeff]/

const isFileName = (name: string) =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  lengthOf(name) <= longestFileName &&
  !/[/\\]/.test(name) &&
  isOneLine(name) &&
  !unseen.test(name)

const tidy = (given: string) => given.trim().normalize('NFC')

/** A name as it is kept: no path, on any system, and it shows what it is. */
export function fileNameOf(given: string): string | undefined {
  const name = tidy(given)
  return isFileName(name) ? name : undefined
}

export const folderRule = `must be empty, or names with a slash between them such as maths/fractions, ${longestFolder} characters at most`

/** A folder as it is kept. */
export function folderOf(given: string): string | undefined {
  const folder = tidy(given)
  const fits = lengthOf(folder) <= longestFolder
  const isName = (part: string) => isFileName(part) && part === part.trim()
  return folder === '' || (fits && folder.split('/').every(isName)) ? folder : undefined
}

export const tagsRule = `must each be one line of 1 to ${longestTag} characters`

/** Tags as they are kept: in small letters, each once. */
export function tagsOf(given: readonly string[]): string[] | undefined {
  const tags = [...new Set(given.map(tag => tidy(tag).toLowerCase()))]
  const fits = (tag: string) =>
    tag !== '' && lengthOf(tag) <= longestTag && isOneLine(tag) && !unseen.test(tag)
  return tags.every(fits) ? tags : undefined
}
