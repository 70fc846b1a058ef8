/** A table in plain text. Pads every column but the last to its longest cell. */
export function alignColumns(lines: readonly string[][]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? []
  return lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A day, or a word if there is none. */
export const dayOr = (date: Date | null, otherwise: string) => date?.toISOString().slice(0, 10) ?? otherwise
