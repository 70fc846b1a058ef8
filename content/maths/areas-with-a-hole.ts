import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, picture, rectangle } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

type Kind = 'hole' | 'two-holes' | 'inside-border' | 'border' | 'cross-paths' | 'rest-of-lawn'

const pools: Record<Step, readonly Kind[]> = {
  1: ['hole'],
  2: ['hole', 'two-holes'],
  3: ['two-holes', 'inside-border'],
  4: ['inside-border', 'border'],
  5: ['border', 'cross-paths', 'rest-of-lawn'],
}

const efforts: Record<Kind, number> = {
  hole: 1,
  'two-holes': 2,
  'inside-border': 3,
  border: 4,
  'cross-paths': 5.5,
  'rest-of-lawn': 5.5,
}

/** What is outside and inside, and its unit. */
const things = [
  ['A rectangular garden', 'pond', 'm'],
  ['A rectangular playground', 'sandpit', 'm'],
  ['A rectangular wall', 'window', 'm'],
  ['A rectangular sheet of card', 'hole', 'cm'],
  ['A rectangular courtyard', 'flower bed', 'm'],
] as const

/** Something with a border of the same width all round: its inside, its border, and its unit. */
const borders = [
  ['lawn', 'path', 'm', 8, 24, 1, 3],
  ['swimming pool', 'tiled path', 'm', 8, 25, 1, 4],
  ['photo', 'frame', 'cm', 12, 30, 2, 5],
  ['painting', 'frame', 'cm', 20, 45, 3, 6],
  ['flower bed', 'gravel path', 'm', 4, 12, 1, 2],
] as const

interface Facts {
  readonly kind: Kind
  readonly thing: number
  /** The large rectangle. */
  readonly long: number
  readonly wide: number
  /** The hole, or the width of the border or the paths. */
  readonly inLong: number
  readonly inWide: number
}

function drawHole(random: Random, step: Step): Facts {
  const kind = random.pick(pools[step])
  if (kind === 'hole' || kind === 'two-holes') {
    const [wide, inWide] = [random.int(6, 9 + step), random.int(2, 4)]
    const long = random.int(wide + 1, 12 + 2 * step)
    const most = kind === 'two-holes' ? Math.floor((long - 2) / 2) : long - 3
    return {
      kind,
      thing: random.int(0, things.length - 1),
      long,
      wide,
      inLong: random.int(Math.min(inWide + 1, most), Math.min(most, 6 + step)),
      inWide,
    }
  }
  if (kind === 'cross-paths' || kind === 'rest-of-lawn') {
    const wide = random.int(9, 20)
    const path = random.int(1, 3)
    return { kind, thing: 0, long: random.int(wide + 2, 32), wide, inLong: path, inWide: path }
  }
  const thing = random.int(0, borders.length - 1)
  const [, , , least, most, thin, thick] = borders[thing] ?? borders[0]
  const [inside, border] = [random.int(least, most - 1), random.int(thin, thick)]
  const longer = random.int(inside + 1, most)
  return { kind, thing, long: longer + 2 * border, wide: inside + 2 * border, inLong: border, inWide: border }
}

const shade = (body: string) => body.replaceAll('fill="#999"', 'fill="#ddd"')

function drawFacts({ kind, thing, long, wide, inLong, inWide }: Facts): Picture {
  const scale = Math.min(210 / long, 150 / wide)
  const [w, h] = [long * scale, wide * scale]
  const [left, top] = [24, 10]
  const outer = (fill: 'white' | 'grey') => rectangle(left, top, w, h, fill)
  const unit =
    kind === 'hole' || kind === 'two-holes'
      ? (things[thing] ?? things[0])[2]
      : isCross(kind)
        ? 'm'
        : (borders[thing] ?? borders[0])[2]
  const besides = [
    label([left + w / 2, top + h + 18], `${long} ${unit}`, { size: 13 }),
    label([left + w + 6, top + h / 2 + 5], `${wide} ${unit}`, { size: 13, anchor: 'start' }),
  ]
  const [dw, dh] = [inLong * scale, inWide * scale]
  if (isCross(kind)) {
    const [x, y] = [left + (w - dw) * 0.62, top + (h - dh) * 0.4]
    const lawns = [
      rectangle(left, top, x - left, y - top),
      rectangle(x + dw, top, left + w - x - dw, y - top),
      rectangle(left, y + dh, x - left, top + h - y - dh),
      rectangle(x + dw, y + dh, left + w - x - dw, top + h - y - dh),
    ]
    return picture(
      320,
      h + 40,
      `A rectangle, ${long} m long and ${wide} m wide. One straight path goes across it from left to right and another from top to bottom. They cross at right angles, and each is ${inLong} m wide. The paths are shaded.`,
      shade(outer('grey')) + lawns.join('') + besides.join(''),
    )
  }
  if (kind === 'hole' || kind === 'two-holes') {
    const holes =
      kind === 'hole'
        ? [[left + (w - dw) / 2, top + (h - dh) / 2]]
        : [
            [left + (w - 2 * dw) / 3, top + (h - dh) / 2],
            [left + (2 * (w - 2 * dw)) / 3 + dw, top + (h - dh) / 2],
          ]
    return picture(
      320,
      h + 40,
      `A rectangle, ${long} ${unit} by ${wide} ${unit}. Inside it ${kind === 'hole' ? 'is a smaller white rectangle' : 'are two equal smaller white rectangles'}. The rest is shaded.`,
      shade(outer('grey')) +
        holes.map(([x = 0, y = 0]) => rectangle(x, y, dw, dh)).join('') +
        besides.join(''),
    )
  }
  const inner = rectangle(left + dw, top + dh, w - 2 * dw, h - 2 * dh)
  const shown = kind === 'inside-border' ? besides : []
  const [innerLong, innerWide] = [long - 2 * inLong, wide - 2 * inWide]
  const alt =
    kind === 'inside-border'
      ? `A rectangle, ${long} ${unit} by ${wide} ${unit}, with a smaller one inside it. Between them is a shaded border of the same width all round.`
      : `A white rectangle, ${innerLong} ${unit} by ${innerWide} ${unit}, with a shaded border of the same width all round it.`
  const within =
    kind === 'inside-border'
      ? []
      : [
          label([left + w / 2, top + h - dh - 8], `${innerLong} ${unit}`, { size: 13 }),
          label([left + w - dw - 8, top + h / 2 + 5], `${innerWide} ${unit}`, { size: 13, anchor: 'end' }),
        ]
  return picture(
    320,
    h + (kind === 'inside-border' ? 40 : 20),
    alt,
    shade(outer('grey')) + inner + shown.join('') + within.join(''),
  )
}

const isCross = (kind: Kind) => kind === 'cross-paths' || kind === 'rest-of-lawn'

type Slip = readonly [number, string]

interface Written {
  readonly stem: string
  readonly value: number
  readonly unit: string
  readonly slips: readonly Slip[]
  readonly walk: string
}

function writeHoles({ kind, thing, long, wide, inLong, inWide }: Facts): Written {
  const [name, hole, unit] = things[thing] ?? things[0]
  const [whole, gone] = [long * wide, inLong * inWide]
  const count = kind === 'hole' ? 1 : 2
  const plural = hole === 'hole' ? 'holes' : `${hole}s`
  const inside =
    count === 1
      ? `Inside it is a rectangular ${hole} of ${inLong} ${unit} by ${inWide} ${unit}.`
      : `Inside it are two rectangular ${plural}, each ${inLong} ${unit} by ${inWide} ${unit}.`
  return {
    stem: `${name} is ${long} ${unit} by ${wide} ${unit}. ${inside} What is the area of the shaded part?`,
    value: whole - count * gone,
    unit,
    slips: [
      [whole, 'left-out-the-hole'],
      [whole + count * gone, 'added-the-hole'],
      [count * gone, 'gave-the-hole'],
      [(long - inLong) * (wide - inWide), 'subtracted-the-sides'],
      ...(count === 2 ? ([[whole - gone, 'took-off-only-one-hole']] as const) : []),
      [2 * (long + wide) - 2 * count * (inLong + inWide), 'used-the-perimeters'],
    ],
    walk: `The whole rectangle is ${long} × ${wide} = ${whole} ${unit}². ${count === 1 ? `The ${hole} is ${inLong} × ${inWide} = ${gone} ${unit}².` : `Each ${hole} is ${inLong} × ${inWide} = ${gone} ${unit}², so both are ${2 * gone} ${unit}².`} What is left is ${whole} − ${count * gone} = **${whole - count * gone} ${unit}²**.`,
  }
}

function writeBorder({ kind, thing, long, wide, inLong: border }: Facts): Written {
  const [inner, outer, unit] = borders[thing] ?? borders[0]
  const [inLong, inWide] = [long - 2 * border, wide - 2 * border]
  const [whole, inside] = [long * wide, inLong * inWide]
  if (kind === 'inside-border')
    return {
      stem: `A rectangular ${inner} has a ${outer} round it that is ${border} ${unit} wide on all sides. With the ${outer} it measures ${long} ${unit} by ${wide} ${unit}. What is the area of the ${inner}?`,
      value: inside,
      unit,
      slips: [
        [(long - border) * (wide - border), 'took-off-the-border-only-once'],
        [whole, 'left-out-the-border'],
        [whole - inside, 'gave-the-border'],
        [whole - border * border, 'took-off-a-square-only'],
        [(long + 2 * border) * (wide + 2 * border), 'went-outwards'],
      ],
      walk: `The ${outer} is on both sides, so take its width off **twice**: ${long} − ${border} − ${border} = ${inLong} ${unit}, and ${wide} − ${border} − ${border} = ${inWide} ${unit}. The area of the ${inner} is ${inLong} × ${inWide} = **${grouped(inside)} ${unit}²**.`,
    }
  return {
    stem: `A rectangular ${inner} measures ${inLong} ${unit} by ${inWide} ${unit}. A ${outer} goes all round it. It is ${border} ${unit} wide everywhere. What is the area of the **${outer}**?`,
    value: whole - inside,
    unit,
    slips: [
      [(inLong + border) * (inWide + border) - inside, 'added-the-border-only-once'],
      [whole, 'forgot-to-take-off-the-inside'],
      [2 * (inLong + inWide) * border, 'left-out-the-corners'],
      [inside, 'gave-the-inside'],
      [2 * (long + wide) * border, 'counted-the-corners-twice'],
    ],
    walk: `The ${outer} makes the rectangle longer on **both** sides: ${inLong} + ${border} + ${border} = ${long} ${unit}, and ${inWide} + ${border} + ${border} = ${wide} ${unit}. The large rectangle is ${long} × ${wide} = ${grouped(whole)} ${unit}², and the ${inner} is ${inLong} × ${inWide} = ${grouped(inside)} ${unit}². The ${outer} is what is between them: ${grouped(whole)} − ${grouped(inside)} = **${grouped(whole - inside)} ${unit}²**.`,
  }
}

function writePaths({ kind, long, wide, inLong: path }: Facts): Written {
  const paths = path * (long + wide) - path * path
  const intro = `A rectangular lawn is ${long} m long and ${wide} m wide. Two straight paths cross it at right angles, as the picture shows. Each path is ${path} m wide.`
  if (kind === 'cross-paths')
    return {
      stem: `${intro} What is the area of the **paths**?`,
      value: paths,
      unit: 'm',
      slips: [
        [path * (long + wide), 'counted-the-crossing-twice'],
        [paths - path * path, 'left-out-the-crossing'],
        [long * wide - paths, 'gave-the-rest'],
        [path * long, 'left-out-one-path'],
        [path * path, 'gave-only-the-crossing'],
      ],
      walk: `The long path is ${long} × ${path} = ${long * path} m², and the short one is ${wide} × ${path} = ${wide * path} m². But they cross. The square in the middle, ${path} × ${path} = ${path * path} m², is in both, so take it off once: ${long * path} + ${wide * path} − ${path * path} = **${paths} m²**.`,
    }
  const rest = (long - path) * (wide - path)
  return {
    stem: `${intro} What is the area of the **grass** that is left?`,
    value: rest,
    unit: 'm',
    slips: [
      [rest - path * path, 'counted-the-crossing-twice'],
      [paths, 'gave-the-paths'],
      [long * wide - path * long, 'left-out-one-path'],
      [long * wide, 'left-out-the-paths'],
      [long * wide - path * path, 'gave-only-the-crossing'],
    ],
    walk: `Push the four pieces of grass together: they make a rectangle that is ${long} − ${path} = ${long - path} m long and ${wide} − ${path} = ${wide - path} m wide. ${long - path} × ${wide - path} = **${grouped(rest)} m²**. If you subtract both paths from the whole, remember that the crossing is in both of them.`,
  }
}

export const withHoles = template({
  id: 'maths.area-of-other-shapes.with-a-hole',
  version: 1,
  mode: 'typed',
  seconds: 75,
  draw: drawHole,
  measure: 'rectangles to find before the answer, and how well they are hidden',
  hardness: ({ kind, long }) => efforts[kind] + long / 100,
  write: facts => {
    const { kind } = facts
    const { stem, value, unit, slips, walk } =
      kind === 'hole' || kind === 'two-holes'
        ? writeHoles(facts)
        : isCross(kind)
          ? writePaths(facts)
          : writeBorder(facts)
    return {
      stem: `${stem} Give your answer in ${unit}².`,
      picture: drawFacts(facts),
      expected: { kind: 'quantity', value: String(value), unit: `${unit}²`, fixed: true },
      mistakes: slips
        .filter(
          ([amount], at) =>
            amount > 0 && amount !== value && slips.findIndex(([other]) => other === amount) === at,
        )
        .map(([amount, misconception]) => ({ text: `${amount} ${unit}²`, misconception })),
      explanation: walk,
    }
  },
})
