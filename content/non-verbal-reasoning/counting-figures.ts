import { once } from '../once.ts'
import type { Picture } from '../question.ts'
import { circle, enlarged, inMarkdown, line, moved, type Point, picture } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted } from '../wording.ts'
import { clearer } from './clearer.ts'
import {
  box,
  crossing,
  crossings,
  dotsBy,
  drawCrossed,
  drawFan,
  type Line,
  linesPicture,
  saidRule,
  sides,
  trianglesOver,
} from './countable.ts'
import {
  countCrossings as countCrossingsBefore,
  countTriangles as countTrianglesBefore,
  sidesAndDots as sidesAndDotsBefore,
} from './earlier/counting-figures.ts'
import { board, rowInText } from './figure.ts'
import { withDots } from './odd-rules.ts'

/** How the picture of a question is enlarged. */
const times = 1.3

export const sidesAndDots = clearer(
  sidesAndDotsBefore,
  ({ rule, shapes, fill }) => {
    const four = shapes.slice(0, 4)
    const [last = 'square'] = four.slice(3)
    const told = four
      .slice(0, 3)
      .map(shape => `${sides[shape]} sides and ${counted(dotsBy(rule, shape), 'dot')}`)
      .join('; ')
    return `Count sides and dots: ${told}. The rule is that ${saidRule(rule)}. So a figure with ${sides[last]} sides must have ${counted(dotsBy(rule, last), 'dot')}. Here it is with the others:${rowInText(
      four.map(shape => withDots(shape, fill, dotsBy(rule, shape))),
      'The three figures, and the right one',
    )}`
  },
  times,
)

export const countCrossings = template({
  id: 'non-verbal-reasoning.counting-figures.count-crossings',
  version: 2,
  mode: 'typed',
  seconds: 30,
  draw: (random, step) => ({ lines: drawCrossed(random, step) }),
  measure: 'lines and their crossings',
  hardness: ({ lines }) => lines.length + crossings(lines).length,
  write: ({ lines }) => {
    const points = crossings(lines)
    const total = points.length
    const ends = lines.map(([[a, b], [c, d]], at) => `line ${at + 1} from ${a},${b} to ${c},${d}`)
    const later = lines
      .map((one, at) => lines.slice(at + 1).filter(other => crossing(one, other)).length)
      .slice(0, -1)
    const dotted = picture(
      box,
      box,
      'The lines, with a black dot at each crossing',
      lines.map(([from, to]) => line(from, to, 1.5)).join('') +
        points.map(point => circle(point, 5, 'black')).join(''),
    )
    return {
      stem: 'At how many points do two lines **cross**? Write a number.',
      picture: enlarged(
        linesPicture(
          lines,
          `${lines.length} straight lines in a box of ${box} by ${box}, points given across and down: ${ends.join('; ')}.`,
        ),
        times,
      ),
      expected: { kind: 'number', value: String(total) },
      mistakes: [
        { text: String(total + 1), misconception: 'counted-one-crossing-twice' },
        { text: String(total - 1), misconception: 'missed-one-crossing' },
        { text: String(lines.length), misconception: 'counted-the-lines' },
        { text: String(total * 2), misconception: 'counted-each-crossing-twice' },
      ],
      explanation: `Go along one line after the other and count only crossings with later lines, so that none is counted twice: ${later.join(' + ')} = **${total}**. Here each crossing has a dot:${inMarkdown(dotted)}`,
    }
  },
})

const saidSum = (parts: number) => {
  const terms = Array.from({ length: parts }, (_, at) => parts - at)
  return parts === 1 ? '1 part: 1 triangle' : `${parts} parts: ${terms.join(' + ')} = ${trianglesOver(parts)}`
}

export const countTriangles = template({
  id: 'non-verbal-reasoning.counting-figures.count-triangles',
  version: 2,
  mode: 'typed',
  seconds: 50,
  draw: (random, step) => ({
    ...drawFan(random, step),
    tip: random.int(4, 18) * 10,
    upside: random.chance(0.5),
    lift: random.int(-3, 3) / 100,
  }),
  measure: 'triangles to find',
  hardness: ({ parts, across }) =>
    across.reduce((sum, [first, last]) => sum + trianglesOver(last - first), trianglesOver(parts)),
  write: ({ parts, across, tip, upside, lift }) => {
    const [width, height] = [220, 140]
    const flip = (y: number) => (upside ? height - y : y)
    const spot = (at: number, share: number): Point => [
      tip + (8 + ((width - 16) * at) / parts - tip) * share,
      flip(5 + (height - 10) * share),
    ]
    const shares = across.length === 1 ? [0.58 + lift] : [0.46 + lift, 0.73 + lift]
    const drawn: Line[] = [
      ...Array.from({ length: parts + 1 }, (_, at): Line => [spot(at, 0), spot(at, 1)]),
      [spot(0, 1), spot(parts, 1)],
      ...across.map(([first, last], at): Line => [spot(first, shares[at] ?? 1), spot(last, shares[at] ?? 1)]),
    ]
    const overs = across.map(([first, last]) => last - first)
    const each = trianglesOver(parts)
    const total = overs.reduce((sum, over) => sum + trianglesOver(over), each)
    const isShort = overs.some(over => over < parts)
    const [end, side] = upside ? ['lowest', 'top'] : ['top', 'bottom']
    const alt = [
      `A large triangle. From its ${end} corner ${counted(parts - 1, 'line')} ${parts === 2 ? 'runs' : 'run'} to its ${side} side, so it has ${parts + 1} lines from that corner.`,
      ...across.map(
        ([first, last], at) =>
          `${at === 0 ? 'A' : 'Another'} line level with the ${side} side joins the lines ${first + 1} and ${last + 1} of these, from the left.`,
      ),
    ]
    const said = overs.map(
      (over, at) =>
        `The ${overs.length === 1 ? 'line across' : at === 0 ? 'line across near the tip' : 'other line across'} goes over ${saidSum(over)}. `,
    )
    return {
      stem: 'How many **triangles** of any size can you find in this figure? Write a number.',
      picture: picture(
        width,
        height,
        alt.join(' '),
        moved(drawn.map(([from, to]) => line(from, to)).join(''), 0, 0),
      ),
      expected: { kind: 'number', value: String(total) },
      mistakes: [
        { text: String(parts), misconception: 'counted-only-the-smallest' },
        {
          text: String(overs.reduce((sum, over) => sum + over, parts)),
          misconception: 'counted-only-single-parts',
        },
        { text: String(each), misconception: 'forgot-the-level-lines' },
        ...(isShort
          ? [{ text: String(each * (across.length + 1)), misconception: 'took-a-short-line-for-a-long-one' }]
          : []),
        { text: String(total - 1), misconception: 'forgot-the-whole-triangle' },
      ],
      explanation: `Every triangle has its tip where the lines meet, and its third side lies across from it. Count single parts first, then two parts together, and so on. The ${side} side goes over ${saidSum(parts)}. ${said.join('')}${overs.length === 0 ? `So there are **${total}**.` : `Together: ${[parts, ...overs].map(trianglesOver).join(' + ')} = **${total}**.`}`,
    }
  },
})

const fan = (feet: readonly number[], levels: readonly number[], alt: string): Picture => {
  const top: Point = [90, 8]
  const at = (foot: number, share: number): Point => [90 + (foot - 90) * share, 8 + 112 * share]
  const outer = [feet[0] ?? 0, feet.at(-1) ?? 0] as const
  return picture(
    180,
    128,
    alt,
    feet.map(foot => line(top, at(foot, 1))).join('') +
      levels.map(share => line(at(outer[0], share), at(outer[1], share))).join(''),
  )
}

const cutTriangle = fan([20, 80, 160], [1], 'A triangle with a line from its top to its bottom side')

const trianglesPicture = fan(
  [8, 49, 90, 131, 172],
  [0.55, 1],
  'A large triangle. From its top corner 3 lines run to the bottom side. 1 level line cuts through all of them.',
)

export const countingFigures: Topic = {
  id: 'non-verbal-reasoning.counting-figures',
  name: 'Counting in figures',
  subdomain: 'patterns',
  year: 5,
  prerequisites: ['non-verbal-reasoning.odd-one-out'],
  about: 'Rules about numbers of sides, dots, crossings and triangles.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
When no fill, no turn and no shape gives you the rule, **count**! Many rules are about numbers.

What can you count?

- the **sides** of a shape
- the **dots** in it
- the points where lines **cross**
- the **triangles** or squares in a drawing

${board([[withDots('triangle', 'white', 4), withDots('square', 'white', 5), withDots('hexagon', 'white', 7)]], 'A triangle with 4 dots, a square with 5 dots and a hexagon with 7 dots').svg}

Write the numbers down in pairs: 3 sides and 4 dots, 4 sides and 5 dots, 6 sides and 7 dots. Now you see it. There is one dot more than sides. A pentagon has 5 sides, so it needs 6 dots.`,
    example: `
A triangle has one line from its top to the bottom side. How many triangles are there?

${cutTriangle.svg}

1. Count the small ones first: one on the left and one on the right. That makes 2.
2. Now look for bigger ones made of two parts: left and right make one big triangle.
3. There are 2 and 1, so **3 triangles** in all.`,
    harder: `
${trianglesPicture.svg}

How many triangles of any size are in this figure?

1. Leave the level line in the middle out at first. Look at the big triangle. It is cut into 4 thin ones.
2. Count by parts. Made of one part: 4. Made of two parts side by side: 3. Made of three parts: 2. Made of all four parts: 1. That makes 4 + 3 + 2 + 1 = 10.
3. Now use the level line. It cuts off a smaller triangle at the top, with the same 4 parts. So it has 10 more.
4. In all: 10 + 10 = **20 triangles**.
5. What about the pieces below the level line? They have four sides. They are not triangles.

If a level line stops early, count only the parts that it goes over.

Work in order and you never count one twice. There is even a pattern: 4 parts give 4 + 3 + 2 + 1.

${board([[withDots('triangle', 'white', 6), withDots('square', 'white', 5), withDots('hexagon', 'white', 3)]], 'A triangle with 6 dots, a square with 5 dots and a hexagon with 3 dots').svg}

What is the rule here? The dots get **fewer** as the sides get more. Add them: 3 + 6 = 9, 4 + 5 = 9, 6 + 3 = 9. So sides and dots together make 9. An octagon has 8 sides, so it needs just **1** dot.

Now you try: by the same rule, how many dots does a pentagon need? (It needs 4.)`,
    mistake: `
The big ones are easy to miss, and it is easy to count the same one twice. Work in order. Count all that are made of **one** part. Then all that are made of **two** parts. Then three. Write each number down before you go on. If you start to jump about, start again.`,
    tryThis: `
Draw three straight lines so that they cross as often as they can. How many crossings do you get? Now add one more line. How many can you get with four?`,
  })),
  misconceptions: once(() => ({
    'did-not-count-both': {
      child: 'Count the sides and the dots. Find how the two numbers go together.',
      parent: 'Looks at the sides or the dots, but not at both. Write both numbers for each figure.',
    },
    'miscounted-by-one': {
      child: 'You were one out. Tick each side and dot as you count.',
      parent: 'Is one out. Mark each side and dot with a pencil while counting.',
    },
    'counted-one-crossing-twice': {
      child: 'You counted one crossing twice. Put a dot on each.',
      parent: 'Counts one crossing twice. Put a dot on every crossing and then count the dots.',
    },
    'missed-one-crossing': {
      child: 'One crossing is missing. Follow each line from end to end.',
      parent: 'Misses a crossing. Follow every line in turn with a finger and mark each crossing.',
    },
    'counted-the-lines': {
      child: 'You counted the lines. Count the points where two lines cross.',
      parent: 'Counts the lines instead of the crossings. Underline the word “cross” in the question.',
    },
    'counted-each-crossing-twice': {
      child: 'Each crossing belongs to two lines. Count it just once.',
      parent: 'Counts every crossing once for each line. Put a dot on it when it is counted.',
    },
    'counted-only-the-smallest': {
      child: 'There are bigger triangles too. Join two or three parts.',
      parent: 'Counts only the smallest triangles at the tip. Trace bigger ones with a coloured pencil.',
    },
    'counted-only-single-parts': {
      child: 'Parts next to each other make bigger triangles. Count those too.',
      parent: 'Counts single parts only. Count first one part, then two together, then three.',
    },
    'forgot-the-whole-triangle': {
      child: 'Do not forget the biggest one: the whole triangle.',
      parent: 'Misses one triangle, often the whole one. Trace the outline first and start with that.',
    },
    'took-a-short-line-for-a-long-one': {
      child: 'One line across stops early. Count only the parts that it goes over.',
      parent:
        'Counts a short line across as if it went right across. Trace each line with a finger to its end.',
    },
    'forgot-the-level-lines': {
      child: 'The lines across make more triangles. Count those too.',
      parent: 'Forgets the triangles made by the lines across. Cover the lower part and count again.',
    },
  })),
  templates: [sidesAndDots, countCrossings, countTriangles],
  earlier: [sidesAndDotsBefore, countCrossingsBefore, countTrianglesBefore],
}
