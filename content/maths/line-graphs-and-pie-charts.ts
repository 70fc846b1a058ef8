import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { type Axis, drawGraph } from './chart.ts'
import { drawPie } from './pie.ts'
import { pieChartsBefore, pieDegrees, piePercent } from './pie-charts.ts'
import { spread } from './spread.ts'

/** What changes, its unit, the times, and the largest sensible step of the scale. */
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

const asks: Record<Step, 'read' | 'change' | 'spread' | 'jump'> = {
  1: 'read',
  2: 'change',
  3: 'change',
  4: 'spread',
  5: 'jump',
}

/** A plant does not shrink, so its heights are in order. */
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
    ({ read: 1, change: 2, spread: 3, jump: 4.5 })[ask] +
    (each > 5 ? 1 : 0) +
    (parts > 3 ? 1 : 0) +
    values.length / 6,
  write: ({ story, each, parts, values, ask, from, to }, random) => {
    const [what, unit, names] = stories[story] ?? stories[0]
    const axis: Axis = { each, parts, steps: 5, unit }
    const ending = unit.length < 4 ? (unit === '°C' ? '°C' : ` ${unit}`) : ''
    const say = (value: number) => `${grouped(value)}${ending}`
    const [a, b] = [values[from] ?? 0, values[to] ?? 0]
    const [top, low] = [Math.max(...values), Math.min(...values)]
    const jumps = values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? 0)))
    const [jump = 0, second = 0] = jumps.toSorted((p, q) => q - p)
    const from1 = jumps.indexOf(jump)
    const right = { read: a, change: Math.abs(b - a), spread: top - low, jump }[ask]
    const part = each / parts
    const wrong = (value: number, misconception: string) => ({ text: say(value), misconception })
    const change = b > a ? 'rise' : 'fall'
    return {
      stem: `The line graph shows ${what}. ${
        {
          read: `What does it show for **${names[from]}**?`,
          change: `By how much does it ${change} from **${names[from]}** to **${names[to]}**?`,
          spread: 'What is the difference between its **highest** and its **lowest** point?',
          jump: 'What is the biggest change, up or down, from one point to the next?',
        }[ask]
      }`,
      picture: drawGraph(axis, names, values),
      right: { text: say(right) },
      wrong: spread(
        random,
        say(right),
        [
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
          ...(ask === 'jump'
            ? [
                wrong(top - low, 'compared-the-highest-and-the-lowest'),
                wrong(second, 'overlooked-a-bigger-change'),
                wrong(Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)), 'compared-the-first-and-the-last'),
              ]
            : []),
          wrong(right + part, 'one-line-too-high'),
          wrong(right - part, 'one-line-too-low'),
          wrong(right + 2 * part, 'misread-the-scale'),
          wrong(right - 2 * part, 'misread-the-scale'),
          wrong(right + 3 * part, 'misread-the-scale'),
          wrong(right - 3 * part, 'misread-the-scale'),
        ].filter(({ text }) => !/^(−|0(?![.\d]))/.test(text)),
      ),
      explanation: `Each step of ${grouped(each)} is cut into ${parts} parts, so one part is ${grouped(part)}. ${
        {
          read: `Go up from ${names[from]} to the line and straight across to the scale: **${say(a)}**.`,
          change: `${names[from]} shows ${say(a)} and ${names[to]} shows ${say(b)}. ${grouped(Math.max(a, b))} − ${grouped(Math.min(a, b))} = **${say(right)}**.`,
          jump: `Where the line is steepest, the change is biggest: from ${names[from1]} to ${names[from1 + 1]}. There it goes from ${say(values[from1] ?? 0)} to ${say(values[from1 + 1] ?? 0)}, a change of **${say(right)}**.`,
          spread: `The highest point is ${say(top)} and the lowest is ${say(low)}. ${grouped(top)} − ${grouped(low)} = **${say(right)}**.`,
        }[ask]
      }`,
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
  lesson: once(() => ({
    version: 2,
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
    harder: `
${drawPie([80, 120, 160], ['Tennis', 'Football', 'Judo'], ['80°', '120°', '160°']).svg}

The pie chart shows which sport some children like best. The slice for tennis is **48 children**. How many children are there altogether?

1. What part of the pie is 80°? It is 80 out of 360. Divide both by 40: that is 2 out of 9, or 2/9.
2. So 48 children are 2 of 9 equal parts.
3. One part is 48 ÷ 2 = 24 children.
4. The whole pie is 9 parts: 24 × 9 = **216** children.
5. Check with another slice. Football is 120°, a third: 216 ÷ 3 = 72. Judo is 160°, or 4/9: 24 × 4 = 96. And 48 + 72 + 96 = 216. Good!

The slip to watch for is finding 2/9 **of** 48. The 48 is the part, not the whole.

A pie chart may show per cent. Then find 1% of the total first. If 300 children were asked, 1% is 3 children. So a slice of 26% is 26 × 3 = 78.

Now you try: a slice of 45° means 11 people. How many people are there in all? (There are 88.)`,
    mistake: `
Do not take the degrees for the number of children. A slice of 90° does not mean 90 children! There are only 24 in all. The angle tells you the share. Work out the share first, then find that part of the total. At the end, add up all the slices. They must make the total.`,
    tryThis: `
Think of your day. How many hours do you sleep, learn and play? Draw a circle and share it out. Which slice is half of it or more? Remember that 24 hours are 360°.`,
  })),
  misconceptions: once(() => ({
    'misread-the-scale': {
      child: 'Find what one small step of the scale is worth first.',
      parent: 'Misreads the scale of the graph. Ask how much one small step is before reading a point.',
    },
    'one-line-too-low': {
      child: 'You were one line too low. Go straight across to the scale with a ruler.',
      parent: 'Is one line too low. Lay a ruler level from the point to the scale.',
    },
    'read-the-wrong-point': {
      child: 'Find the day or time at the bottom first. Then go straight up.',
      parent: 'Reads the next point along. Start at the bottom, go up to the line, then across.',
    },
    'read-the-nearest-number': {
      child: 'The point is between two numbers. Count the small lines too.',
      parent:
        'Reads the next number on the scale instead of the lines between. Count the small steps together.',
    },
    'one-line-too-high': {
      child: 'You were one line too high. Go straight across to the scale with a ruler.',
      parent: 'Is one line too high. Lay a ruler level from the point to the scale.',
    },
    'added-instead-of-finding-the-difference': {
      child: 'The question asks for a difference. Take the smaller from the bigger.',
      parent:
        'Adds two values where the difference is wanted. Look together for words such as “rise”, “fall” and “more”.',
    },
    'read-only-one-point': {
      child: 'You read one point. Find the other and take one from the other.',
      parent: 'Reads one point of the graph where two are needed. Write both readings down first.',
    },
    'compared-the-first-and-the-last': {
      child: 'The first and last points may not be the ones you need. Read the question again.',
      parent:
        'Compares the first and last points, whatever is asked. Circle the points that the question is about.',
    },
    'compared-the-highest-and-the-lowest': {
      child: 'Look at points next to each other. Find where the line is steepest.',
      parent:
        'Compares the highest and lowest points instead of neighbours. Look for the steepest piece of the line.',
    },
    'overlooked-a-bigger-change': {
      child: 'There is a bigger change. Check each piece of the line, up and down.',
      parent: 'Misses the biggest change. Write the change above each piece of the line.',
    },
    'gave-the-angle': {
      child: 'That is the angle. Ask what part of the circle it is.',
      parent:
        'Gives the angle instead of the number of people. Ask what part of 360° it is, such as a quarter.',
    },
    'gave-all-the-others': {
      child: 'You found all the others. The question asks for one part only.',
      parent: 'Gives the number for the rest of the circle. Colour in the part that is asked about.',
    },
    'took-all-sectors-as-equal': {
      child: 'The slices are not the same size. Use the number on each slice.',
      parent:
        'Shares the total equally between the slices. Compare with a cake cut into big and small pieces.',
    },
    'mixed-up-degrees-and-numbers': {
      child: 'Degrees are not people. Find how many people one part stands for.',
      parent: 'Adds degrees and people together. Ask what part of the circle it is, then find the whole.',
    },
    'halved-the-answer': {
      child: 'That is half of it. Work out the percentage once more.',
      parent: 'Gives half of the right number. Build the percentage from 10% and check.',
    },
    'gave-the-percentage': {
      child: 'That is the percentage. Find that part of all the people.',
      parent:
        'Gives the percentage as if it were a number of people. Only with 100 people would both be the same.',
    },
    'slipped-by-ten-percent': {
      child: 'You were 10% out. Count your tens again.',
      parent: 'Is 10% out. Find 10% first and write down each step.',
    },
    'doubled-the-answer': {
      child: 'That is twice as much. Work out the percentage once more.',
      parent: 'Gives twice the right number. Build the percentage from 10% and check.',
    },
    'slipped-by-five-percent': {
      child: 'You were 5% out. Check the last small part.',
      parent: 'Is 5% out. Find 10%, halve it for 5%, then put the parts together.',
    },
    'took-the-percentage-from-the-number': {
      child: 'Do not take the percentage from the total. Work out that part of it.',
      parent:
        'Takes the percentage away from the number of people. Link it with a fraction first: 50% is a half.',
    },
    'found-only-one-sector': {
      child: 'You found one slice. Now compare it with the other.',
      parent:
        'Works out one slice where two are compared. Find the difference between the percentages first.',
    },
  })),
  templates: [lineGraph, pieDegrees, piePercent],
  earlier: pieChartsBefore,
}
