import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'docs/decisions'
const introduction = `# Decisions

Each page explains a choice that a newcomer would question: the context, the decision, the figures behind it
and the consequence. When we change our mind we don't rewrite the page; we add a new one.

\`npm run generate\` writes this list from the headings of the pages.
`

/** The index of the decision pages: their numbers and titles. */
export function decisionsText(): string {
  const pages = readdirSync(folder).filter(file => /^\d{4}-.*\.md$/.test(file))
  return `${introduction}\n${pages.sort().map(lineOf).join('\n')}\n`
}

function lineOf(file: string): string {
  const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n', 1)
  const [, number, title] = /^# (\d+)\. (.+)$/.exec(heading) ?? []
  if (Number(number) !== Number(file.slice(0, 4)))
    throw new Error(
      `${folder}/${file} must start with "# ${Number(file.slice(0, 4))}. Title", not "${heading}".`,
    )
  return `- [${number}. ${title}](${file})`
}
