import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, picture, rectangle } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped, listed } from '../wording.ts'
import {
  type Axis,
  axisInWords,
  chartHeight,
  drawAxis,
  floor,
  heightInWords,
  heightOf,
  middleOf,
} from './chart.ts'
import { missingCell as missingCellBefore } from './earlier/tables-and-bar-charts.ts'
import { pictogram, pictogramBefore } from './pictogram.ts'
import { spread } from './spread.ts'
import { surveys } from './surveys.ts'

const scales: Record<Step, readonly (readonly [each: number, parts: number])[]> = {
  1: [
    [1, 1],
    [2, 2],
    [5, 5],
  ],
  2: [
    [2, 2],
    [10, 2],
    [4, 2],
    [10, 5],
  ],
  3: [
    [10, 5],
    [20, 4],
    [10, 2],
    [20, 5],
  ],
  4: [
    [20, 4],
    [50, 5],
    [40, 4],
    [100, 4],
  ],
  5: [
    [100, 5],
    [50, 5],
    [200, 4],
    [40, 5],
  ],
}

function drawSurvey(random: Random, step: Step) {
  const [what, names, told] = random.pick(surveys)
  const [each, parts] = random.pick(scales[step])
  const count = step < 3 ? 4 : 5
  const steps = each === 1 ? 8 : 5
  const values: number[] = []
  while (values.length < count) {
    const value = (random.int(Math.max(1, parts - 1), steps * parts) * each) / parts
    if (!values.includes(value)) values.push(value)
  }
  return { what, told, names: names.slice(0, count), values, each, parts, steps }
}

type Ask = 'more' | 'both' | 'all' | 'against'

const asks: Record<Step, readonly Ask[]> = {
  1: ['more', 'both'],
  2: ['more', 'both'],
  3: ['more', 'all'],
  4: ['all', 'against'],
  5: ['against', 'all'],
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

function drawBars(random: Random, step: Step) {
  const survey = drawSurvey(random, step)
  const order = random.shuffle(survey.names.map((_, at) => at))
  // Of the two compared, the larger comes first.
  const [a = 0, b = 1, c = 2] = order
  const high = (survey.values[a] ?? 0) > (survey.values[b] ?? 0)
  const ask = random.pick(asks[step])
  const [p = 0, q = 0, r = 0] = [a, b, c].map(at => survey.values[at] ?? 0)
  const nothing = ask === 'against' && p + q === r
  return { ...survey, ask: nothing ? ('both' as const) : ask, picked: high ? [a, b, c] : [b, a, c] }
}

/** The question after the sentence that says what the chart shows. */
function barQuestion(
  version: 1 | 2,
  ask: Ask,
  [first, second, third]: readonly string[],
  less: boolean,
): string {
  switch (ask) {
    case 'more':
      return `How many more does the bar for ${first} show than the bar for ${second}?`
    case 'both':
      return `How many do the bars for ${first} and ${second} show together?`
    case 'all':
      return version === 1 ? 'How many are there altogether?' : 'How many is that altogether?'
    case 'against':
      return `How many ${less ? 'fewer' : 'more'} do the bars for ${first} and ${second} show together than the bar for ${third}?`
  }
}

const barChartIn = (version: 1 | 2) =>
  template({
    id: 'maths.tables-and-bar-charts.bar-chart',
    version,
    mode: 'options',
    seconds: 50,
    draw: drawBars,
    measure: 'bars to read, how awkward one part of the scale is, and steps of the sum',
    hardness: ({ ask, each, parts, values }) =>
      ({ more: 2, both: 2, against: 4, all: values.length })[ask] +
      (each > 5 ? 1 : 0) +
      (parts > 3 && each > 5 ? 1 : 0),
    write: ({ what, told, names, values, each, parts, steps, ask, picked }, random) => {
      const axis: Axis = { each, parts, steps, unit: 'Number' }
      const [a, b, c] = picked.map(at => values[at] ?? 0) as [number, number, number]
      const named = picked.map(at => `**${names[at]}**`)
      const right = { more: a - b, both: a + b, all: sum(values), against: Math.abs(a + b - c) }[ask]
      const less = a + b < c
      const part = each / parts
      const wrong = (value: number, misconception: string) => ({ text: grouped(value), misconception })
      const sums = {
        more: `${a} − ${b}`,
        both: `${a} + ${b}`,
        all: values.join(' + '),
        against: less ? `${c} − (${a} + ${b})` : `${a} + ${b} − ${c}`,
      }
      const bars = values.map((value, at) => {
        const middle = middleOf(at, values.length)
        const top = heightOf(axis, value)
        return (
          rectangle(middle - 16, top, 32, floor - top, 'grey', 1.5) +
          label([middle, floor + 17], names[at] ?? '', { size: 12 })
        )
      })
      return {
        stem: `The bar chart shows ${version === 1 ? `the number of ${what}` : told}. ${barQuestion(version, ask, named, less)}`,
        picture: picture(
          320,
          chartHeight - 12,
          `A bar chart. ${axisInWords(axis)} ${values.map((value, at) => `The bar for ${names[at]} ends ${heightInWords(axis, value)}.`).join(' ')}`,
          drawAxis(axis) + bars.join(''),
        ),
        right: { text: grouped(right) },
        wrong: spread(
          random,
          grouped(right),
          [
            ...(ask === 'more'
              ? [wrong(a, 'read-only-one-bar'), wrong(a + b, 'added-instead-of-finding-the-difference')]
              : []),
            ...(ask === 'both' ? [wrong(a - b, 'found-the-difference')] : []),
            ...(ask === 'all' ? [wrong(right - (values.at(-1) ?? 0), 'left-out-a-bar')] : []),
            ...(ask === 'against'
              ? [wrong(a + b, 'did-not-compare'), wrong(Math.abs(a - c), 'used-only-one-bar')]
              : []),
            wrong(right + part, 'one-line-too-high'),
            wrong(right - part, 'one-line-too-low'),
            wrong(right + 2 * part, 'misread-the-scale'),
            wrong(right - 2 * part, 'misread-the-scale'),
            wrong(right + 3 * part, 'misread-the-scale'),
            wrong(right - 3 * part, 'misread-the-scale'),
            wrong(right + 4 * part, 'misread-the-scale'),
          ].filter(({ text }) => text !== '0' && !text.startsWith('−')),
        ),
        explanation: `${part === each ? `Each line is worth ${grouped(each)}.` : `Each step of ${grouped(each)} is cut into ${parts} parts, so one part is ${grouped(part)}.`} The bars show ${listed(names.map((name, at) => `${name} ${grouped(values[at] ?? 0)}`))}. So ${sums[ask]} = **${grouped(right)}**.`,
      }
    },
  })

export const barChart = barChartIn(2)

/** What the rows and the columns are, and how large the numbers may be in real life. */
const tables = [
  ['Class', ['Year 4', 'Year 5', 'Year 6'], ['Walk', 'Bus', 'Car'], [3, 30]],
  ['Team', ['Hawks', 'Foxes', 'Otters'], ['Won', 'Drawn', 'Lost'], [2, 19]],
  ['Shop', ['Harbour', 'Station', 'Market'], ['Pens', 'Books', 'Cards'], [8, 99]],
  ['Day', ['Friday', 'Saturday', 'Sunday'], ['Adults', 'Children', 'Babies'], [5, 95]],
  ['Club', ['Chess', 'Drama', 'Choir'], ['Autumn', 'Spring', 'Summer'], [6, 40]],
  ['Farm', ['Hill', 'Brook', 'Wood'], ['Cows', 'Sheep', 'Hens'], [5, 90]],
] as const

type Cell = readonly [row: number, column: number]

const isSame = ([row, column]: Cell, r: number, c: number) => row === r && column === c

export const missingCell = template({
  id: 'maths.tables-and-bar-charts.missing-number',
  version: 2,
  mode: 'typed',
  seconds: 50,
  draw: (random, step) => {
    const table = random.int(0, tables.length - 1)
    const [rows, columns] = [step < 3 ? 2 : 3, step < 2 ? 2 : 3]
    const [least, most] = tables[table]?.[3] ?? [3, 30]
    const top = Math.min(most, [12, 25, 40, 70, 99][step - 1] ?? 12)
    const cells = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => random.int(Math.min(least, 5), top)),
    )
    const asked: Cell = [random.int(0, rows - 1), random.int(0, columns - 1)]
    const [row, column] = asked
    const beside: Cell = [row, (column + random.int(1, columns - 1)) % columns]
    const above: Cell = [(row + random.int(1, rows - 1)) % rows, column]
    // At step 4 only the column helps. At step 5 another number of the column has to be found first.
    return { table, cells, asked, gaps: step < 4 ? [] : step === 4 ? [beside] : [beside, above] }
  },
  measure: 'numbers in the table, their digits, and two for each other number that is missing',
  hardness: ({ cells, gaps }) =>
    cells.flat().length / 2 +
    sum(cells.flat().map(cell => String(cell).length)) / cells.flat().length +
    gaps.length * 2,
  write: ({ table, cells, asked, gaps }) => {
    const [title, rowNames, columnNames] = tables[table] ?? tables[0]
    const [row, column] = asked
    const value = cells[row]?.[column] ?? 0
    const rowOf = (at: number) => cells[at] ?? []
    const columnOf = (at: number) => cells.map(line => line[at] ?? 0)
    const isGap = (r: number, c: number) => gaps.some(gap => isSame(gap, r, c))
    const shown = cells.map((line, r) =>
      line.map((cell, c) => (isSame(asked, r, c) ? '**?**' : isGap(r, c) ? ' ' : String(cell))),
    )
    const columns = shown[0]?.length ?? 0
    const lines = [
      `| ${[title, ...columnNames.slice(0, columns), 'Total'].join(' | ')} |`,
      `|---|${'---|'.repeat(columns + 1)}`,
      ...shown.map(
        (line, r) => `| ${[rowNames[r], ...line, sum(rowOf(r))].join(' | ').replaceAll('|   |', '| |')} |`,
      ),
      `| ${['Total', ...rowOf(0).map((_, c) => sum(columnOf(c))), sum(cells.flat())].join(' | ')} |`,
    ]
    const useColumn = gaps.length > 0
    const total = sum(useColumn ? columnOf(column) : rowOf(row))
    const others = useColumn
      ? columnOf(column).filter((_, r) => r !== row)
      : rowOf(row).filter((_, c) => c !== column)
    const seen = useColumn ? columnOf(column).filter((_, r) => r !== row && !isGap(r, column)) : others
    const [, second] = gaps
    const secondRow = second ? rowOf(second[0]) : []
    const secondOthers = second ? secondRow.filter((_, c) => c !== second[1]) : []
    const first = second
      ? `Both the row and the column of the question mark have another gap. So fill the gap in the row “${rowNames[second[0]]}” first: ${sum(secondRow)} − ${secondOthers.join(' − ')} = ${secondRow[second[1]]}. Then use the column “${columnNames[column]}”.`
      : useColumn
        ? `The row has another gap, so use the column “${columnNames[column]}”.`
        : `Look at the row “${rowNames[row]}”.`
    const inRow = rowOf(row).filter((_, c) => c !== column && !isGap(row, c))
    return {
      stem: `${lines.join('\n')}\n\n${gaps.length > 0 ? 'Some numbers are missing. ' : ''}Which number belongs where the question mark is?`,
      expected: { kind: 'number', value: String(value) },
      mistakes: [
        ...(useColumn
          ? [
              { text: String(sum(rowOf(row)) - sum(inRow)), misconception: 'took-a-gap-for-nothing' },
              ...(second
                ? [{ text: String(total - sum(seen)), misconception: 'took-a-gap-for-nothing' }]
                : []),
            ]
          : []),
        { text: String(total), misconception: 'gave-the-total' },
        { text: String(sum(others)), misconception: 'gave-the-sum-of-the-others' },
        { text: String(total + sum(others)), misconception: 'added-the-total' },
        ...(others.length > 1
          ? [{ text: String(total - (others[0] ?? 0)), misconception: 'took-off-only-one-number' }]
          : []),
      ],
      explanation: `${first} Its total is ${total}. The other ${others.length > 1 ? `numbers make ${others.join(' + ')} = ${sum(others)}` : `number is ${others[0]}`}. So ${total} − ${sum(others)} = **${value}**.`,
    }
  },
})

export const tablesAndBarCharts: Topic = {
  id: 'maths.tables-and-bar-charts',
  name: 'Tables and bar charts',
  subdomain: 'data',
  year: 4,
  prerequisites: ['maths.addition-and-subtraction', 'maths.reading-scales'],
  about: 'Reading numbers from tables, bar charts and pictograms and working with them.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
Tables and charts show numbers in a way that is easy to see.

A **table** has rows and columns. Go along a row and down a column. Where they meet, you find the number. The total at the end of a row is the sum of that row.

A **bar chart** shows each number as a bar. Look at the top of the bar. Then go straight across to the scale and read the number. First find out what one step on the scale is worth.

A **pictogram** uses small pictures. The key tells you how many one picture means. Half a picture is worth half as much.

Read the question twice. "How many more" means that you take away. "Altogether" means that you add.`,
    example: `
One circle means 8 children. Cats have 3 circles and a half. Dogs have 2 circles. How many more children have cats?

1. Half a circle is 8 ÷ 2 = 4.
2. Cats: 3 × 8 + 4 = 28.
3. Dogs: 2 × 8 = 16.
4. 28 − 16 = **12 more**.`,
    harder: `
| Club | Year 4 | Year 5 | Total |
|---|---|---|---|
| Chess | **?** | | 43 |
| Drama | 24 | 15 | 39 |
| Choir | 12 | 28 | 40 |
| Total | 53 | 69 | 122 |

Which number belongs in place of the question mark?

1. Try the row first. Chess has 43 in all. But there are two gaps in that row, so it can't tell you yet.
2. Now try the column. Year 4 has 53 in all. The numbers we know are 24 + 12 = 36.
3. So the missing number is 53 − 36 = **17**.
4. Check: fill the other gap too. Year 5: 69 − 15 − 28 = 26. Does the row fit? 17 + 26 = 43. Good!

Choose the row or column that has **only one** gap. And do not add the total to the other numbers.

With a pictogram, take care of parts. If a circle means 12, a quarter of a circle means 3. So 4 circles and a quarter are 4 × 12 + 3 = 51.

Now you try: a circle means 40. How many more are 3 circles and three quarters than 2 circles and a half? (It is 50.)`,
    mistake: `
Many children count the lines and think that each line is worth 1. Always look at the numbers on the scale. If it goes 0, 20, 40 with four parts in each step, one part is worth 5. Test it: count up in fives from 0. Do you get to 20 at the right line? Then you have it.`,
    tryThis: `
Ask ten people for their favourite fruit. Put the answers in a table. Then draw a bar chart. Choose a scale, and do not forget to write what each bar means.`,
  })),
  misconceptions: once(() => ({
    'one-line-too-low': {
      child: 'You were one line too low. Follow the top of the bar to the scale with a ruler.',
      parent: 'Is one line too low on the chart. Lay a ruler level from the bar to the scale.',
    },
    'added-instead-of-finding-the-difference': {
      child: '“How many more” means take away.',
      parent:
        'Adds the two bars where the difference is wanted. Compare two towers of bricks and count how many more one has.',
    },
    'read-only-one-bar': {
      child: 'You read one bar. Now compare it with the other.',
      parent: 'Reads only one of the two bars. Write both numbers down before answering.',
    },
    'misread-the-scale': {
      child: 'Find what one small step of the scale is worth first.',
      parent: 'Misreads the scale. Ask how much it is from one line to the next before reading any bar.',
    },
    'found-the-difference': {
      child: 'The question wants both bars together. Add them.',
      parent: 'Takes away where both bars should be added. Look for the word “together” in the question.',
    },
    'one-line-too-high': {
      child: 'You were one line too high. Follow the top of the bar to the scale with a ruler.',
      parent: 'Is one line too high on the chart. Lay a ruler level from the bar to the scale.',
    },
    'left-out-a-bar': {
      child: 'One bar is missing from your sum. Write the number on each bar first.',
      parent: 'Leaves out a bar when adding them all. Write each number above its bar.',
    },
    'used-only-one-bar': {
      child: 'Add the two bars first. Then compare with the third.',
      parent:
        'Compares one bar where two should be added first. Underline the names of the bars in the question.',
    },
    'did-not-compare': {
      child: 'You added the two bars. Now compare them with the third.',
      parent: 'Adds two bars and stops before comparing. Ask what the question wants to know at the end.',
    },
    'took-a-gap-for-nothing': {
      child: 'There is another gap in that line. Use a line with one gap, or fill the other gap first.',
      parent:
        'Works with a row or column that has a second gap, as if it were zero. Look for a line in which only one number is missing.',
    },
    'gave-the-total': {
      child: 'That is the total. Take off the numbers you know to find the missing one.',
      parent: 'Gives the total instead of the missing number. Show that the row adds up to its total.',
    },
    'gave-the-sum-of-the-others': {
      child: 'You added the numbers you know. Take that from the total.',
      parent: 'Adds the known numbers but does not take them from the total. Ask what is still missing.',
    },
    'added-the-total': {
      child: 'All the numbers are in the total already. Take away, do not add it.',
      parent: 'Adds the total to the other numbers. Explain that the total is the sum of its row or column.',
    },
    'took-off-only-one-number': {
      child: 'Take all the known numbers from the total, not just one.',
      parent: 'Takes off only one of the known numbers. Cross out each number once it is used.',
    },
    'counted-symbols-not-their-worth': {
      child: 'Each circle stands for more than one. Look at the key and multiply.',
      parent: 'Counts the circles as one each. Read the key aloud before counting.',
    },
    'miscounted-the-symbols': {
      child: 'Count the circles once more and check the key.',
      parent: 'Miscounts the circles by two. At the end of each row, write what it is worth.',
    },
    'one-symbol-too-many': {
      child: 'You counted one circle too many. Touch each as you count.',
      parent: 'Counts one circle too many. Point at each circle while counting in steps of the key.',
    },
    'misread-a-part': {
      child: 'Half a circle is half of the key, and a quarter is a quarter of it.',
      parent: 'Misreads the part of a circle. Work out half and a quarter of the key before starting.',
    },
    'read-the-wrong-row': {
      child: 'Put a ruler under the row you need.',
      parent: 'Reads a different row. Find the name first, then go along with a finger.',
    },
    'one-symbol-too-few': {
      child: 'You missed one circle. Touch each as you count.',
      parent: 'Misses one circle. Point at each circle while counting in steps of the key.',
    },
    'read-only-one-row': {
      child: 'You read one row. Now take the other row away.',
      parent: 'Reads only one row where two are compared. Write both numbers down first.',
    },
    'added-the-rows': {
      child: 'The question wants the difference. Take one row away from the other.',
      parent: 'Adds the rows where the difference is wanted. Ask what “how many more” means.',
    },
    'took-one-row-from-the-other': {
      child: 'The question wants both rows together. Add them.',
      parent: 'Takes away where two rows should be added. Underline the word “together” in the question.',
    },
    'left-out-a-row': {
      child: 'A row is missing from your sum. Write what each row is worth first.',
      parent: 'Leaves out a row. At the end of each row, write what it is worth and tick it when used.',
    },
    'did-not-compare-the-rows': {
      child: 'You added two rows. Now compare them with the third.',
      parent: 'Adds two rows and stops before comparing. Ask which rows the question names.',
    },
    'left-out-the-part': {
      child: 'The part of a circle counts too. Add its share.',
      parent: 'Leaves out the part of a circle. Ask what half of the key would be.',
    },
    'took-a-part-as-a-whole': {
      child: 'A part of a circle is worth less than a whole one.',
      parent: 'Counts a part of a circle as a whole one. Work out half and a quarter of the key first.',
    },
  })),
  templates: [barChart, missingCell, pictogram],
  earlier: [barChartIn(1), missingCellBefore, pictogramBefore],
}
