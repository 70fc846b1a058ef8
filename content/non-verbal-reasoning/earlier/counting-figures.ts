import { line, moved, type Point, picture } from '../../svg.ts'
import { template } from '../../template.ts'
import { counted } from '../../wording.ts'
import {
  box,
  crossing,
  crossings,
  dotsBy,
  drawLines,
  type Line,
  linesPicture,
  rules,
  saidRule,
  sidedShapes,
  sides,
} from '../countable.ts'
import { board, choice, describe, numbered, wrongChoice } from '../figure.ts'
import { withDots } from '../odd-rules.ts'

export const sidesAndDots = template({
  id: 'non-verbal-reasoning.counting-figures.sides-and-dots',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => ({
    rule: random.pick(rules[step - 1] ?? []),
    shapes: random.shuffle(sidedShapes),
    fill: random.pick(['white', 'grey'] as const),
    others: random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  }),
  measure: 'how far the dots are from the sides, more where both make a number together',
  hardness: ({ rule }) => ('more' in rule ? 3 + Math.abs(rule.more) + (rule.more < 0 ? 1 : 0) : 7),
  write: ({ rule, shapes, fill, others }) => {
    const [a = 'triangle', b = 'square', c = 'pentagon', d = 'hexagon', e = 'octagon'] = shapes
    const group = [a, b, c].map(shape => withDots(shape, fill, dotsBy(rule, shape)))
    const right = withDots(d, fill, dotsBy(rule, d))
    const lures = others.flatMap((dots, at) => {
      const shape = [e, d, a, b, c][at % 5] ?? e
      return dots === dotsBy(rule, shape)
        ? []
        : [wrongChoice(withDots(shape, fill, dots), 'did-not-count-both')]
    })
    return {
      stem: 'One rule joins the **sides** and the **dots** in the three figures at the top. Which figure below keeps the rule?',
      picture: board([group], `Three figures that keep the rule. ${numbered(group)}`),
      right: choice(right),
      wrong: [
        wrongChoice(withDots(d, fill, dotsBy(rule, d) + 1), 'miscounted-by-one'),
        ...(dotsBy(rule, e) > 1
          ? [wrongChoice(withDots(e, fill, dotsBy(rule, e) - 1), 'miscounted-by-one')]
          : []),
        ...lures,
      ],
      explanation: `Count sides and dots: ${[a, b, c].map(shape => `${sides[shape]} sides and ${counted(dotsBy(rule, shape), 'dot')}`).join('; ')}. The rule is that ${saidRule(rule)}. So the figure with ${sides[d]} sides must have ${counted(dotsBy(rule, d), 'dot')}: ${describe(right)}.`,
    }
  },
})

export const countCrossings = template({
  id: 'non-verbal-reasoning.counting-figures.count-crossings',
  version: 1,
  mode: 'typed',
  seconds: 30,
  draw: (random, step) => ({
    lines: drawLines(random, [3, 4, 4, 5, 6][step - 1] ?? 3, [1, 3, 4, 5, 7][step - 1] ?? 1),
  }),
  measure: 'lines and their crossings',
  hardness: ({ lines }) => lines.length + crossings(lines).length,
  write: ({ lines }) => {
    const total = crossings(lines).length
    const ends = lines.map(([[a, b], [c, d]], at) => `line ${at + 1} from ${a},${b} to ${c},${d}`)
    return {
      stem: 'At how many points do two lines **cross**? Write a number.',
      picture: linesPicture(
        lines,
        `${lines.length} straight lines in a box of ${box} by ${box}, points given across and down: ${ends.join('; ')}.`,
      ),
      expected: { kind: 'number', value: String(total) },
      mistakes: [
        { text: String(total + 1), misconception: 'counted-one-crossing-twice' },
        { text: String(total - 1), misconception: 'missed-one-crossing' },
        { text: String(lines.length), misconception: 'counted-the-lines' },
        { text: String(total * 2), misconception: 'counted-each-crossing-twice' },
      ],
      explanation: `Go along one line after the other and count only crossings with later lines, so that none is counted twice: ${lines
        .map((one, at) => lines.slice(at + 1).filter(other => crossing(one, other)).length)
        .slice(0, -1)
        .join(' + ')} = **${total}**.`,
    }
  },
})

/** Lines from the apex to the opposite side, and lines parallel to that side. */
const fans: [[rays: number, levels: number][], ...[number, number][][]] = [
  [
    [1, 0],
    [2, 0],
  ],
  [
    [2, 0],
    [3, 0],
    [1, 1],
  ],
  [
    [3, 0],
    [1, 1],
    [2, 1],
  ],
  [
    [2, 1],
    [1, 2],
    [3, 1],
  ],
  [
    [3, 1],
    [2, 2],
    [3, 2],
  ],
]

export const countTriangles = template({
  id: 'non-verbal-reasoning.counting-figures.count-triangles',
  version: 1,
  mode: 'typed',
  seconds: 50,
  draw: (random, step) => {
    const [rays, levels] = random.pick(fans[step - 1] ?? fans[0])
    return { rays, levels, apex: random.int(3, 14) * 10, upside: random.chance(0.5) }
  },
  measure: 'triangles to find',
  hardness: ({ rays, levels }) => ((rays + 2) * (rays + 1) * (levels + 1)) / 2,
  write: ({ rays, levels, apex, upside }) => {
    const [width, height] = [170, 120]
    const flip = (y: number) => (upside ? height + 10 - y : y + 5)
    const foot = (at: number) => 8 + ((width - 16) * at) / (rays + 1)
    const top: Point = [apex, flip(4)]
    const toFoot = Array.from({ length: rays + 2 }, (_, at): Line => [top, [foot(at), flip(height)]])
    const across = Array.from({ length: levels + 1 }, (_, at): Line => {
      const share = (levels + 1 - at) / (levels + 1)
      const down = 4 + (height - 4) * share
      return [
        [apex + (foot(0) - apex) * share, flip(down)],
        [apex + (foot(rays + 1) - apex) * share, flip(down)],
      ]
    })
    const each = ((rays + 2) * (rays + 1)) / 2
    const total = each * (levels + 1)
    const alt = `A large triangle. From its ${upside ? 'lowest' : 'top'} corner ${counted(rays, 'line')} ${rays === 1 ? 'runs' : 'run'} to the side across. ${levels > 0 ? `${counted(levels, 'line')} level with that side ${levels === 1 ? 'cuts' : 'cut'} through all of them.` : ''}`
    return {
      stem: 'How many **triangles** of any size can you find in this figure? Write a number.',
      picture: picture(
        width,
        height + 10,
        alt.trim(),
        moved([...toFoot, ...across].map(([from, to]) => line(from, to)).join(''), 0, 0),
      ),
      expected: { kind: 'number', value: String(total) },
      mistakes: [
        { text: String(rays + 1), misconception: 'counted-only-the-smallest' },
        { text: String((rays + 1) * (levels + 1)), misconception: 'counted-only-single-parts' },
        { text: String(each), misconception: 'forgot-the-level-lines' },
        { text: String(total - 1), misconception: 'forgot-the-whole-triangle' },
      ],
      explanation: `Every triangle has its tip where the lines meet, and two of the ${rays + 2} lines from there as its sides. Take the parts between neighbours first, then two parts together, and so on: ${Array.from({ length: rays + 1 }, (_, at) => rays + 1 - at).join(' + ')} = ${each}. ${levels > 0 ? `Each can end at any of ${levels + 1} level lines, so ${each} × ${levels + 1} = **${total}**.` : `So there are **${total}**.`}`,
    }
  },
})
