import { template } from '../../template.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const tables = [
  ['Class', ['Year 4', 'Year 5', 'Year 6'], ['Walk', 'Bus', 'Car', 'Bike']],
  ['Team', ['Hawks', 'Foxes', 'Otters'], ['Won', 'Drawn', 'Lost', 'Put off']],
  ['Shop', ['High Street', 'Station', 'Market'], ['Pens', 'Books', 'Cards', 'Maps']],
  ['Day', ['Friday', 'Saturday', 'Sunday'], ['Adults', 'Children', 'Babies', 'Helpers']],
  ['Club', ['Chess', 'Drama', 'Choir'], ['Autumn', 'Spring', 'Summer', 'Holiday']],
] as const

export const missingCell = template({
  id: 'maths.tables-and-bar-charts.missing-number',
  version: 1,
  mode: 'typed',
  seconds: 50,
  draw: (random, step) => {
    const table = random.int(0, tables.length - 1)
    const rows = step < 3 ? 2 : 3
    const columns = step < 2 ? 2 : step < 5 ? 3 : 4
    const most = [12, 25, 40, 70, 99][step - 1] ?? 12
    const cells = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => random.int(3, most)),
    )
    const at = { row: random.int(0, rows - 1), column: random.int(0, columns - 1) }
    // From step 4 on, another number in its row or column is missing too, so that only the other direction helps.
    const other = step > 3 ? (at.column + random.int(1, columns - 1)) % columns : -1
    return { table, cells, ...at, other }
  },
  measure: 'numbers in the table, their digits, and a second number that is missing',
  hardness: ({ cells, other }) =>
    cells.flat().length / 2 +
    sum(cells.flat().map(cell => String(cell).length)) / cells.flat().length +
    (other < 0 ? 0 : 2),
  write: ({ table, cells, row, column, other }) => {
    const [title, rowNames, columnNames] = tables[table] ?? tables[0]
    const value = cells[row]?.[column] ?? 0
    const columnOf = (at: number) => cells.map(line => line[at] ?? 0)
    const shown = cells.map((line, r) =>
      line.map((cell, c) =>
        r === row && c === column ? '**?**' : r === row && c === other ? '' : String(cell),
      ),
    )
    const lines = [
      `| ${[title, ...columnNames.slice(0, shown[0]?.length), 'Total'].join(' | ')} |`,
      `|---|${'---|'.repeat((shown[0]?.length ?? 0) + 1)}`,
      ...shown.map(
        (line, r) => `| ${[rowNames[r], ...line, sum(cells[r] ?? [])].join(' | ').replace('|  |', '| |')} |`,
      ),
      `| ${['Total', ...(cells[0] ?? []).map((_, c) => sum(columnOf(c))), sum(cells.flat())].join(' | ')} |`,
    ]
    const useColumn = other >= 0
    const [total, others] = useColumn
      ? [sum(columnOf(column)), columnOf(column).filter((_, r) => r !== row)]
      : [sum(cells[row] ?? []), (cells[row] ?? []).filter((_, c) => c !== column)]
    return {
      stem: `${lines.join('\n')}\n\nWhich number should stand in place of the question mark?`,
      expected: { kind: 'number', value: String(value) },
      mistakes: [
        { text: String(total), misconception: 'gave-the-total' },
        { text: String(sum(others)), misconception: 'gave-the-sum-of-the-others' },
        { text: String(total + sum(others)), misconception: 'added-the-total' },
        ...(others.length > 1
          ? [{ text: String(total - (others[0] ?? 0)), misconception: 'took-off-only-one-number' }]
          : []),
      ],
      explanation: `${useColumn ? `The row has another empty place, so use the column “${columnNames[column]}”` : `Look at the row “${rowNames[row]}”`}. Its total is ${total}. The other ${others.length > 1 ? `numbers make ${others.join(' + ')} = ${sum(others)}` : `number is ${others[0]}`}. So ${total} − ${sum(others)} = **${value}**.`,
    }
  },
})
