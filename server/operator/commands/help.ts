import type { Command } from './command.ts'

const width = 116
const start = '  npm run admin -- '

export const helpOf = ({ name, usage, help }: Command): string => {
  const first = `${start}${name} `
  const usageLines = usage.split('\n').map((line, at) => (at === 0 ? first : ' '.repeat(first.length)) + line)
  return [...usageLines.map(line => line.trimEnd()), ...wrap(help, ' '.repeat(6))].join('\n')
}

export const helpOfAll = (commands: readonly Command[]): string =>
  [
    'Administers a Learn server. Run it while the server is running, with the same LEARN_DATA_DIR or DATABASE_URL.',
    ...commands.map(helpOf),
    'Exit codes: 0 success, 1 failure, 2 wrong usage.\n',
  ].join('\n\n')

/** Breaks a paragraph into lines. */
function wrap(text: string, indent: string): string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(' ')) {
    if (line !== indent && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent
    }
    line += line === indent ? word : ` ${word}`
  }
  return [...lines, line]
}
