import type { Answers } from '@learn/sdk'
import { childrenWords } from './group.ts'

export type Import = Answers['learn.importLearnStudents']

/** What each column says, for those who fill them in. */
export const columns = [
  ['child', true, 'First name or nickname'],
  ['year', true, 'Year 4, Year 5 or Year 6; 5 is enough'],
  ['parent', true, 'The name of one parent or carer'],
  ['email', true, 'Their address: they get the invitation'],
  ['exam', true, 'gl, cem or iseb'],
  ['username', false, 'What the child types to sign in. Without one, we choose'],
  ['subjects', false, 'Such as Maths/English. Without any, all four'],
  ['school', false, 'The school that the child hopes for'],
  ['group', false, 'A class, such as Tuesday group. New ones are created'],
] as const

/** With a byte order mark, so that spreadsheets read accents as they are. */
export const template = `\uFEFF${columns.map(([name]) => name).join(',')}\r\nRobin,Year 5,Alex Reed,alex@example.org,gl,,Maths/English,,Tuesday group\r\n`

export const longestFile = 1_000_000

/** The text of a file, as spreadsheets save it: in UTF-8 or UTF-16, or as older ones do on Windows. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** “23 children, 2 new groups, 21 emails”. */
export function summaryWords({ children, emails, newGroups }: Import): string {
  const groups = newGroups.length
  return [
    childrenWords(children),
    groups > 0 && (groups === 1 ? '1 new group' : `${groups} new groups`),
    emails === 1 ? '1 email' : `${emails} emails`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const problemWords = (count: number) =>
  count === 1 ? 'One thing to correct' : `${count} things to correct`
