import type { Answers } from '@learn/sdk'
import { childrenWords } from './group.ts'

export type Import = Answers['learn.importLearnStudents']

/** What each column says, for those who fill them in. */
export const columns = [
  ['child', true, 'First name or nickname'],
  ['year', true, 'Year 4, 5 or 6, such as Year 5 or just 5'],
  ['parent', true, 'The name of one parent or carer'],
  ['email', true, 'The parent’s email address. The invitation goes there'],
  ['exam', true, 'gl, cem or iseb'],
  [
    'username',
    false,
    'What the child types to sign in. If you leave it out, we choose one. If it is taken, we add a number',
  ],
  ['subjects', false, 'Such as Maths/English. Leave it empty for all four'],
  ['school', false, 'The school the child hopes to join'],
  ['group', false, 'A class or group, such as Tuesday group. We create it if it’s new'],
] as const

/**
 * Without an example, which could be added by mistake. With a byte order mark, so that spreadsheets read accents as they
 * are.
 */
export const template = `\uFEFF${columns.map(([name]) => name).join(',')}\r\n`

export const longestFile = 1_000_000

/** The text of a file, as spreadsheets save it: in UTF-8 or UTF-16, or as older ones do on Windows. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Without the zeros of a file that is no text, which the server would refuse before it can say what is wrong.
    return new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '')
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
