import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { type Axis, drawGraph } from './chart.ts'
import { drawPie } from './pie.ts'

/** What changes, its unit, the times, and the largest step of a scale with which it makes sense. */
const stories = [
  ['the temperature in a garden', '°C', ['9 am', '10 am', '11 am', 'noon', '1 pm', '2 pm'], 5],
  ['the depth of water in a pond', 'cm', ['Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat'], 20],
  ['the height of a plant', 'cm', ['Wk 1', 'Wk 2', 'Wk 3', 'Wk 4', 'Wk 5', 'Wk 6'], 20],
  ['the number of visitors to a museum', 'Visitors', ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June'], 100],
  ['the number of books in a library van', 'Books', ['Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat'], 100],
  ['the number of ice creams a kiosk sells', 'Number', ['Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat'], 100],
  ['the number of letters a town gets', 'Letters', ['Wk 1', 'Wk 2', 'Wk 3', 'Wk 4', 'Wk 5', 'Wk 6'], 100],
  ['the amount of rain in each month', 'mm', ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June'], 20],
] as const

const scales: Record<Step, readonly (readonly [each: number, parts: number])[]> = {
  1: [
    [2, 2],
    [5, 5],
    [10, 2],
  ],
  2: [
    [4, 2],
    [10, 5],
    [10, 2],
  ],
  3: [
    [20, 4],
    [10, 5],
    [20, 5],
  ],
  4: [
    [20, 4],
    [20, 5],
    [50, 5],
  ],
  5: [
    [40, 4],
    [50, 5],
    [40, 5],
    [100, 4],
  ],
}

const asks: Record<Step, 'read' | 'change' | 'spread'> = {
  1: 'read',
  2: 'change',
  3: 'change',
  4: 'spread',
  5: 'spread',
}

/** A plant does not shrink: its heights are in order. */
function drawValues(random: Random, story: number, parts: number, count: number): number[] {
  const values: number[] = []
  while (values.length < count) {
    const value = random.int(1, 5 * parts)
    if (!values.includes(value)) values.push(value)
  }
  return story === 2 ? values.sort((a, b) => a - b) : values
}

export const lineGraph = template({
  id: 'maths.line-graphs-and-pie-charts.line-graph',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const [each, parts] = random.pick(scales[step])
    const story = random.pick(stories.flatMap(([, , , most], at) => (most >= each ? [at] : [])))
    const count = step < 3 ? 5 : 6
    const values = drawValues(random, story, parts, count).map(value => (value * each) / parts)
    const [from = 0, to = 1] = random.sample([0, 1, 2, 3, 4], 2).sort((a, b) => a - b)
    return { story, each, parts, values, ask: asks[step], from, to }
  },
  measure: 'points to read, how awkward one part of the scale is, and points to compare',
  hardness: ({ ask, each, parts, values }) =>
    ({ read: 1, change: 2, spread: 3 })[ask] + (each > 5 ? 1 : 0) + (parts > 3 ? 1 : 0) + values.length / 6,
  write: ({ story, each, parts, values, ask, from, to }) => {
    const [what, unit, names] = stories[story] ?? stories[0]
    const axis: Axis = { each, parts, steps: 5, unit }
    const ending = unit.length < 4 ? (unit === '°C' ? '°C' : ` ${unit}`) : ''
    const say = (value: number) => `${grouped(value)}${ending}`
    const [a, b] = [values[from] ?? 0, values[to] ?? 0]
    const [top, low] = [Math.max(...values), Math.min(...values)]
    const right = { read: a, change: Math.abs(b - a), spread: top - low }[ask]
    const part = each / parts
    const wrong = (value: number, misconception: string) => ({ text: say(value), misconception })
    const change = b > a ? 'rise' : 'fall'
    return {
      stem: `The line graph shows ${what}. ${
        {
          read: `What does it show for **${names[from]}**?`,
          change: `By how much does it ${change} from **${names[from]}** to **${names[to]}**?`,
          spread: 'What is the difference between its **highest** and its **lowest** point?',
        }[ask]
      }`,
      picture: drawGraph(axis, names, values),
      right: { text: say(right) },
      wrong: [
        ...(ask === 'read'
          ? [
              wrong(values[from + 1] ?? 0, 'read-the-wrong-point'),
              wrong(Math.ceil(a / each) * each, 'read-the-nearest-number'),
            ]
          : []),
        ...(ask === 'change'
          ? [wrong(b, 'read-only-one-point'), wrong(a + b, 'added-instead-of-finding-the-difference')]
          : []),
        ...(ask === 'spread'
          ? [
              wrong(top, 'read-only-one-point'),
              wrong(Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)), 'compared-the-first-and-the-last'),
            ]
          : []),
        wrong(right + part, 'one-line-too-high'),
        wrong(right - part, 'one-line-too-low'),
        wrong(right + 2 * part, 'misread-the-scale'),
        wrong(right + 3 * part, 'misread-the-scale'),
      ].filter(({ text }) => !/^(−|0(?![.\d]))/.test(text)),
      explanation: `Each step of ${grouped(each)} is cut into ${parts} parts, so one part is ${grouped(part)}. ${
        {
          read: `Go up from ${names[from]} to the line and straight across to the scale: **${say(a)}**.`,
          change: `${names[from]} shows ${say(a)} and ${names[to]} shows ${say(b)}. ${grouped(Math.max(a, b))} − ${grouped(Math.min(a, b))} = **${say(right)}**.`,
          spread: `The highest point is ${say(top)} and the lowest is ${say(low)}. ${grouped(top)} − ${grouped(low)} = **${say(right)}**.`,
        }[ask]
      }`,
    }
  },
})

const surveys = [
  ['children', 'favourite sport', ['Tennis', 'Rugby', 'Hockey', 'Judo', 'Rowing']],
  ['children', 'favourite fruit', ['Apple', 'Grape', 'Pear', 'Melon', 'Plum']],
  ['children', 'way to school', ['Walk', 'Bus', 'Car', 'Bike', 'Train']],
  ['people', 'favourite season', ['Spring', 'Summer', 'Autumn', 'Winter', 'None']],
  ['pupils', 'after-school club', ['Chess', 'Art', 'Choir', 'Drama', 'Coding']],
] as const

/** Sizes of sectors in degrees, and numbers of people with which they come out whole. */
const pies: Record<Step, readonly (readonly number[])[]> = {
  1: [
    [180, 90, 90],
    [180, 180],
    [90, 90, 90, 90],
  ],
  2: [
    [120, 120, 120],
    [180, 120, 60],
    [90, 180, 90],
    [60, 120, 60, 120],
  ],
  3: [
    [90, 150, 120],
    [60, 90, 210],
    [45, 135, 180],
    [60, 60, 90, 150],
  ],
  4: [
    [40, 80, 120, 120],
    [72, 108, 180],
    [50, 100, 90, 120],
    [45, 60, 105, 150],
  ],
  5: [
    [36, 72, 108, 144],
    [50, 70, 110, 130],
    [40, 100, 60, 160],
    [54, 72, 90, 144],
  ],
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

export const pieDegrees = template({
  id: 'maths.line-graphs-and-pie-charts.pie-in-degrees',
  version: 1,
  mode: 'typed',
  seconds: 55,
  draw: (random, step) => {
    const angles = random.shuffle(random.pick(pies[step]))
    const least = 360 / angles.reduce(divisor)
    const total =
      least *
      random.int(
        Math.ceil(12 / least),
        Math.max(Math.ceil(12 / least) + 3, Math.floor(([80, 120, 200, 300, 400][step - 1] ?? 80) / least)),
      )
    const back = step > 3 && random.chance(step === 5 ? 0.6 : 0.4)
    const asked = random.int(0, angles.length - 1)
    return {
      survey: random.int(0, surveys.length - 1),
      angles,
      total,
      asked,
      back,
      hidden: step > 2 && !back && random.chance(0.5),
    }
  },
  measure: 'sectors, how simple a part of the whole they are, and steps before the answer',
  hardness: ({ angles, asked, back, hidden }) =>
    angles.length / 2 + 360 / divisor(360, angles[asked] ?? 1) / 4 + (back ? 2 : 0) + (hidden ? 2 : 0),
  write: ({ survey, angles, total, asked, back, hidden }) => {
    const [who, what, names] = surveys[survey] ?? surveys[0]
    const angle = angles[asked] ?? 0
    const part = (angle * total) / 360
    const common = divisor(360, angle)
    const share = `${angle / common}/${360 / common}`
    const sizes = angles.map((size, at) => (hidden && at === asked ? '' : `${size}°`))
    const others = angles.filter((_, at) => at !== asked)
    const find = hidden
      ? `All angles at the middle make 360°. The others are ${others.join('° + ')}° = ${360 - angle}°, so this one is ${angle}°. `
      : ''
    return {
      stem: back
        ? `The pie chart shows the ${what} of some ${who}. The sector for **${names[asked]}** stands for ${part} ${who}. How many ${who} are there altogether?`
        : `The pie chart shows the ${what} of ${total} ${who}. How many ${who} does the sector for **${names[asked]}** stand for?`,
      picture: drawPie(angles, names, sizes),
      expected: { kind: 'number', value: String(back ? total : part) },
      mistakes: back
        ? [
            { text: String(part * angles.length), misconception: 'took-all-sectors-as-equal' },
            { text: String(part + angle), misconception: 'mixed-up-degrees-and-numbers' },
          ]
        : [
            { text: String(angle), misconception: 'gave-the-angle' },
            { text: String(total - part), misconception: 'gave-all-the-others' },
            { text: String(Math.round(total / angles.length)), misconception: 'took-all-sectors-as-equal' },
          ],
      explanation: `${find}The whole circle is 360°, and ${angle}° is ${share} of it. ${
        back
          ? `So ${part} is ${share} of all: ${angle === common ? '' : `${part} ÷ ${angle / common} = ${part / (angle / common)}, and `}${part / (angle / common)} × ${360 / common} = **${total}**.`
          : `${total} ÷ ${360 / common} = ${total / (360 / common)}${angle === common ? '' : `, and ${total / (360 / common)} × ${angle / common} = ${part}`}. The answer is **${part}**.`
      }`,
    }
  },
})

const shares: Record<Step, readonly (readonly number[])[]> = {
  1: [
    [50, 25, 25],
    [50, 40, 10],
    [50, 30, 20],
  ],
  2: [
    [40, 25, 35],
    [50, 20, 30],
    [60, 15, 25],
    [40, 30, 30],
  ],
  3: [
    [45, 20, 35],
    [10, 25, 65],
    [30, 15, 20, 35],
    [55, 10, 35],
  ],
  4: [
    [12, 28, 25, 35],
    [15, 35, 18, 32],
    [24, 16, 40, 20],
  ],
  5: [
    [12, 18, 34, 36],
    [14, 22, 26, 38],
    [16, 13, 29, 42],
  ],
}

/** The shortest way to a percentage: by half, quarter, tenths or hundredths. */
function percentWalk(percent: number, total: number): string {
  if (percent === 50) return `50% is a half: ${grouped(total)} ÷ 2`
  if (percent === 25) return `25% is a quarter: ${grouped(total)} ÷ 4`
  const [size, times] =
    percent % 10 === 0 ? [10, percent / 10] : percent % 5 === 0 ? [5, percent / 5] : [1, percent]
  const one = grouped((total * size) / 100)
  return `${size}% of ${grouped(total)} is ${one}, so ${percent}% is ${times} × ${one}`
}

export const piePercent = template({
  id: 'maths.line-graphs-and-pie-charts.pie-in-percent',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const parts = random.shuffle(random.pick(shares[step]))
    const least = 100 / parts.reduce(divisor)
    const total =
      least *
      random.int(Math.ceil(40 / least), Math.ceil(([120, 200, 300, 400, 500][step - 1] ?? 120) / least))
    const [a = 0, b = 1] = random.shuffle(parts.map((_, at) => at))
    const more = (parts[a] ?? 0) > (parts[b] ?? 0) ? [a, b] : [b, a]
    return {
      survey: random.int(0, surveys.length - 1),
      parts,
      total,
      picked: more,
      compare: step > 2 && (parts[a] ?? 0) !== (parts[b] ?? 0),
    }
  },
  measure: 'how simple the percentages are, and a second sector to compare',
  hardness: ({ parts, picked: [a = 0], compare }) =>
    1 +
    ((parts[a] ?? 0) % 25 ? ((parts[a] ?? 0) % 10 ? ((parts[a] ?? 0) % 5 ? 3 : 2) : 1) : 0) +
    (compare ? 2 : 0),
  write: ({ survey, parts, total, picked: [a = 0, b = 0], compare }) => {
    const [who, what, names] = surveys[survey] ?? surveys[0]
    const of = (percent: number) => (percent * total) / 100
    const [first, second] = [parts[a] ?? 0, parts[b] ?? 0]
    const percent = compare ? first - second : first
    const right = of(percent)
    const wrong = (value: number, misconception: string) => ({
      text: grouped(Math.round(value)),
      misconception,
    })
    return {
      stem: `The pie chart shows the ${what} of ${grouped(total)} ${who}. ${compare ? `How many more chose **${names[a]}** than **${names[b]}**?` : `How many chose **${names[a]}**?`}`,
      picture: drawPie(
        parts.map(part => part * 3.6),
        names,
        parts.map(part => `${part}%`),
      ),
      right: { text: grouped(right) },
      wrong: [
        wrong(percent, 'gave-the-percentage'),
        ...(compare
          ? [
              wrong(of(first), 'found-only-one-sector'),
              wrong(of(first + second), 'added-instead-of-finding-the-difference'),
            ]
          : [wrong(total - right, 'gave-all-the-others')]),
        wrong(total / parts.length, 'took-all-sectors-as-equal'),
        wrong(right + total / 10, 'slipped-by-ten-percent'),
        wrong(right * 2, 'doubled-the-answer'),
        wrong(right / 2, 'halved-the-answer'),
        wrong(total - percent, 'took-the-percentage-from-the-number'),
      ].filter(({ text }) => text !== '0'),
      explanation: `${compare ? `The difference is ${first}% − ${second}% = ${percent}%. ` : ''}${percentWalk(percent, total)} = **${grouped(right)}**.`,
    }
  },
})

export const lineGraphsAndPieCharts: Topic = {
  id: 'maths.line-graphs-and-pie-charts',
  name: 'Line graphs and pie charts',
  subdomain: 'data',
  year: 6,
  prerequisites: [
    'maths.tables-and-bar-charts',
    'maths.fractions-of-amounts',
    'maths.percentages',
    'maths.angles',
  ],
  about: 'Reading line graphs, and finding numbers from the angles or percentages of a pie chart.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: {
    version: 1,
    idea: `
A **line graph** shows how a thing changes. Find the time at the bottom. Go up to the line. Then go straight across to the scale. If the line goes up, the number grows. If it goes down, the number falls. The steeper the line, the faster the change.

A **pie chart** shows how a whole is shared out. Each slice is a **sector**. A big slice stands for a big share. The whole pie is 360°, or 100%.

${drawPie([180, 90, 90], ['Walk', 'Bus', 'Car'], ['180°', '90°', '90°']).svg}

To find how many a slice stands for, ask what part of the pie it is. 180° is half of the pie. 90° is a quarter.`,
    example: `
The pie chart shows how 24 children come to school. How many come by bus?

1. The whole pie is 360°.
2. The slice for the bus is 90°. That is 90 out of 360, which is a quarter.
3. A quarter of 24 is 24 ÷ 4 = 6.
4. So **6 children** come by bus.`,
    mistake: `
Do not take the degrees for the number of children. A slice of 90° does not mean 90 children! There are only 24 in all. The angle tells you the share. Work out the share first, then find that part of the total. At the end, add up all the slices. They must make the total.`,
    tryThis: `
Think of your day. How many hours do you sleep, learn and play? Draw a circle and share it out. Which slice is half of it or more? Remember that 24 hours are 360°.`,
  },
  templates: [lineGraph, pieDegrees, piePercent],
}
