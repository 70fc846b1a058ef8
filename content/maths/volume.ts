import { pickEvenly } from '../evenly.ts'
import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, type Point, picture, polygon } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { missingEdge as missingEdgeBefore } from './earlier/volume.ts'
import { missingEdge } from './missing-edge.ts'
import { spread } from './spread.ts'

/** A box seen from the front, slightly from above and from the right. */
function drawBox(
  width: number,
  height: number,
  depth: number,
  texts: readonly [string, string, string],
  alt: string,
) {
  const slant = depth * 0.4
  const scale = Math.min(190 / (width + slant), 130 / (height + slant))
  const at = (x: number, y: number): Point => [60 + x * scale, 14 + (height + slant - y) * scale]
  const [a, b, c, d] = [at(0, 0), at(width, 0), at(width, height), at(0, height)]
  const back = (x: number, y: number) => at(x + slant, y + slant)
  const [e, f, g] = [back(width, 0), back(width, height), back(0, height)]
  const [w, h, l] = texts
  return picture(
    320,
    (height + slant) * scale + 40,
    alt,
    [
      polygon([a, b, c, d]),
      polygon([d, c, f, g]),
      polygon([b, e, f, c]),
      label([(a[0] + b[0]) / 2, a[1] + 18], w),
      label([a[0] - 6, (a[1] + d[1]) / 2 + 5], h, { anchor: 'end' }),
      label([(b[0] + e[0]) / 2 + 8, (b[1] + e[1]) / 2 + 12], l, { anchor: 'start' }),
    ].join(''),
  )
}

const units = ['cm', 'm'] as const

export const cuboid = template({
  id: 'maths.volume.cuboid',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw: (random, step) => {
    const most = [5, 7, 9, 12, 15][step - 1] ?? 5
    const size = () => random.int(Math.max(2, most - 6), most)
    return { width: size() + 1, height: size(), depth: size(), unit: random.pick(units) }
  },
  measure: 'digits of the sides and of the volume',
  hardness: ({ width, height, depth }) =>
    Math.log10(width * height * depth) + [width, height, depth].filter(side => side > 9).length,
  write: ({ width, height, depth, unit }) => {
    const volume = width * height * depth
    const faces = 2 * (width * height + width * depth + height * depth)
    const say = (side: number) => `${side} ${unit}`
    const mistake = (amount: number, misconception: string) => ({ text: `${amount} ${unit}³`, misconception })
    return {
      stem: `What is the volume of this cuboid? Give your answer in ${unit}³.`,
      picture: drawBox(
        width,
        height,
        depth,
        [say(width), say(height), say(depth)],
        `A cuboid, ${say(width)} wide, ${say(height)} high and ${say(depth)} deep.`,
      ),
      expected: { kind: 'quantity', value: String(volume), unit: `${unit}³`, fixed: true },
      mistakes: [
        mistake(width + height + depth, 'added-the-sides'),
        mistake(width * height, 'found-the-area-of-one-face'),
        mistake(faces, 'found-the-area-of-all-faces'),
        mistake(width * height + depth, 'added-the-last-side'),
      ],
      explanation: `Multiply the three sides. One layer: ${width} × ${depth} = ${width * depth}. There are ${height} layers: ${width * depth} × ${height} = **${grouped(volume)} ${unit}³**.`,
    }
  },
})

const drawCube = (random: Random, step: Step) => (step === 1 ? 1 : random.int(2, step < 4 ? 3 : 5))

/** The largest number of cubes up or back. */
const mostAlong = (step: Step) => ({ 1: 5, 2: 4, 3: 5, 4: 6, 5: 8 })[step]

type Counts = readonly [across: number, up: number, back: number]

const boxes = (most: number): Counts[] => {
  const sides = Array.from({ length: most - 1 }, (_, at) => at + 2)
  return sides.flatMap(side => sides.flatMap(up => sides.map(back => [side + 1, up, back] as const)))
}

export const cubesInBox = template({
  id: 'maths.volume.cubes-in-a-box',
  version: 3,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  harder: 0.2,
  draw: (random, step) => {
    const counts = pickEvenly(random, boxes(mostAlong(step)), ([across, up, back]) => across * up * back)
    return { cube: drawCube(random, step), counts }
  },
  measure: 'how many cubes there are, and how large one is',
  hardness: ({ cube, counts: [across, up, back] }) => Math.log10(across * up * back) + cube,
  write: ({ cube, counts: [across, up, back] }, random) => {
    const [width, height, depth] = [across * cube, up * cube, back * cube]
    const right = across * up * back
    const wrong = (count: number, misconception: string) => ({ text: grouped(count), misconception })
    return {
      stem: `A box is ${width} cm long, ${depth} cm wide and ${height} cm high inside. How many cubes with sides of ${cube} cm fit into it?`,
      picture: drawBox(
        width,
        height,
        depth,
        [`${width} cm`, `${height} cm`, `${depth} cm`],
        `A box, ${width} cm long, ${depth} cm wide and ${height} cm high.`,
      ),
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...(cube > 1
          ? [
              wrong(Math.floor((width * height * depth) / cube), 'divided-by-one-side-of-the-cube'),
              wrong(width * height * depth, 'counted-cubes-of-one-centimetre'),
            ]
          : []),
        wrong(across * back, 'counted-one-layer-only'),
        wrong(across + up + back, 'added-instead-of-multiplying'),
        wrong(2 * (across * up + across * back + up * back), 'counted-squares-on-all-faces'),
        wrong(across * up, 'counted-the-front-only'),
        wrong(right + across, 'one-row-too-many'),
        wrong(right - back, 'one-row-too-few'),
        wrong(right + across * back, 'one-layer-too-many'),
        wrong(right + across * up, 'one-slice-too-many'),
        wrong(right - across * back, 'one-layer-too-few'),
      ]),
      explanation: `${cube > 1 ? `Along the box fit ${width} ÷ ${cube} = ${across} cubes, across it ${depth} ÷ ${cube} = ${back}, and up it ${height} ÷ ${cube} = ${up}. ` : ''}One layer has ${across} × ${back} = ${across * back} cubes. There are ${up} layers: ${across * back} × ${up} = **${grouped(right)}** cubes.`,
    }
  },
})

const cubesInBoxBefore = template({
  ...cubesInBox,
  version: 2,
  balancedFrom: 2,
  draw: (random, step) => {
    const cube = drawCube(random, step)
    const most = mostAlong(step)
    return { cube, counts: [random.int(3, most + 1), random.int(2, most), random.int(2, most)] as const }
  },
})

export const volume: Topic = {
  id: 'maths.volume',
  name: 'Volume',
  subdomain: 'measures',
  year: 6,
  prerequisites: ['maths.area', 'maths.multiplication', 'maths.division'],
  about: 'Finding the volume of cuboids, a missing edge, and how many cubes fill a box.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 3,
    idea: `
The **volume** says how much space a solid takes up. We count it in cubes. A cube with sides of 1 cm is one cubic centimetre. We write 1 cm³.

Think of a box that you fill with small cubes. First lay the bottom layer. It has length × width cubes. Then put more layers on top. The height tells you how many layers you need.

So **volume = length × width × height**.

${drawBox(6, 3, 4, ['6 cm', '3 cm', '4 cm'], 'A cuboid, 6 cm wide, 3 cm high and 4 cm deep.').svg}

If you know the volume and two sides, work back. Multiply the two sides. Then divide the volume by that.`,
    example: `
Find the volume of the box above.

1. The bottom layer is 6 cm by 4 cm. It has 6 × 4 = 24 cubes.
2. The box is 3 cm high. So there are 3 layers.
3. 24 × 3 = 72.
4. The volume is **72 cm³**.`,
    harder: `
A box is 20 cm long, 12 cm wide and 16 cm high inside. **How many cubes with sides of 4 cm fit into it?**

1. Ask how many cubes fit along each side.
2. Along the length: 20 ÷ 4 = 5. Across the width: 12 ÷ 4 = 3. Up the height: 16 ÷ 4 = 4.
3. One layer has 5 × 3 = 15 cubes. There are 4 layers: 15 × 4 = **60** cubes.

The slip to watch for is working out 20 × 12 × 16 and dividing by 4. A cube of 4 cm does not fill 4 small cubes. It fills 4 × 4 × 4 = 64 of them!

**A block of wood has a volume of 1,092 cm³. It is 14 cm long and 6 cm wide. How high is it?**

1. The base is 14 × 6 = 84 cm². So each layer that is 1 cm high holds 84 cubes.
2. How many layers make 1,092? Divide: 1,092 ÷ 84 = 13.
3. The block is **13 cm** high. Check: 14 × 6 × 13 = 1,092. Good!

**A box with a square base is 12 cm high. Its volume is 588 cm³. How long is each side of the base?**

588 ÷ 12 = 49, so the base is 49 cm². Which number times itself is 49? It is 7, so each side is **7 cm**.

Water in a tank is a cuboid too. A litre is 1,000 cm³. So 18 litres are 18,000 cm³. If the tank is 50 cm by 30 cm, divide by 50 × 30 = 1,500. The water is 18,000 ÷ 1,500 = **12 cm** deep.

Now you try: how many cubes with sides of 3 cm fit into a box of 15 cm by 9 cm by 12 cm? (60 fit.)`,
    mistake: `
Some children add the three sides. That gives 13 here. But the bottom layer alone has 24 cubes, so 13 must be wrong! Others stop after two sides. Then they have an area, not a volume. Check the unit. A length has cm. An area has cm². A volume has cm³, and it needs three sides.`,
    tryThis: `
Find a small box, such as one for tea. Measure its three sides to the nearest cm. How many cubes of 1 cm would fill it? Guess first, then work it out.`,
  })),
  misconceptions: once(() => ({
    'halved-needlessly': {
      child: 'There is nothing to halve here. Multiply the three sides.',
      parent:
        'Halves, as for a triangle, where nothing has to be halved. Ask what each of the three numbers measures.',
    },
    'added-the-sides': {
      child: 'Multiply the three sides. Adding them gives a length.',
      parent: 'Adds the three sides. Build a small box from bricks and count them layer by layer.',
    },
    'found-the-area-of-one-face': {
      child: 'That is one face. Now multiply by the third side too.',
      parent: 'Multiplies only two of the sides. Ask how many layers the box has.',
    },
    'found-the-area-of-all-faces': {
      child: 'You found what covers the outside. Volume is what fills the inside.',
      parent: 'Works out the surface instead of the space inside. Compare wrapping a box with filling it.',
    },
    'added-the-last-side': {
      child: 'Multiply by the third side. Do not add it.',
      parent:
        'Multiplies two sides and adds the third. Stack layers of bricks to show that each layer repeats.',
    },
    'added-instead-of-multiplying': {
      child: 'Count one layer first. Then multiply by how many layers there are.',
      parent: 'Adds the numbers along the sides. Build one layer of cubes and then stack more on top.',
    },
    'counted-the-front-only': {
      child: 'You counted the front. The box goes back too, so multiply again.',
      parent: 'Counts only the cubes at the front. Ask how many rows are behind it.',
    },
    'counted-one-layer-only': {
      child: 'You counted one layer. Multiply by the number of layers.',
      parent: 'Counts just one layer of cubes. Build it and ask how high the box is.',
    },
    'one-row-too-few': {
      child: 'You were one row short. Count one layer again.',
      parent: 'Misses one row of cubes. Multiply the rows in one layer, then the layers.',
    },
    'one-layer-too-few': {
      child: 'You were one layer short. Check how high the box is.',
      parent: 'Misses one layer. Divide the height by the side of the cube to find the layers.',
    },
    'counted-squares-on-all-faces': {
      child: 'You counted squares on the outside. Count the cubes inside.',
      parent:
        'Counts squares on the faces, not cubes in the box. Fill a small box with sugar cubes or bricks.',
    },
    'one-row-too-many': {
      child: 'You had one row too many. Count one layer again.',
      parent: 'Counts one row too many. Multiply the rows in one layer, then the layers.',
    },
    'one-layer-too-many': {
      child: 'You had one layer too many. Check how high the box is.',
      parent: 'Counts one layer too many. Divide the height by the side of the cube to find the layers.',
    },
    'one-slice-too-many': {
      child: 'You had one slice too many. Check how many cubes fit across the box.',
      parent:
        'Counts one upright slice too many. Divide the width of the box by the side of the cube to find how many slices there are.',
    },
    'counted-cubes-of-one-centimetre': {
      child: 'These cubes are bigger than 1 cm. See how many fit along each side.',
      parent:
        'Counts cubes of 1 cm although the cubes are larger. Divide each side of the box by the side of the cube first.',
    },
    'divided-by-one-side-of-the-cube': {
      child: 'A cube takes up room in three ways. Divide each side of the box by its side.',
      parent:
        'Divides once instead of along all three sides. Find how many cubes fit along, across and up, then multiply.',
    },
    'slipped-in-dividing': {
      child: 'Nearly. Work out the last step again and check by multiplying back.',
      parent: 'Slips in the last step. Multiply the three sides back and compare with the volume.',
    },
    'added-the-sides-first': {
      child: 'Multiply the two sides you know. Then divide the volume by that.',
      parent: 'Adds the two known sides before dividing. The area of the base comes from multiplying.',
    },
    'divided-by-one-side-only': {
      child: 'Divide by both sides you know, one after the other.',
      parent: 'Divides by one side only. Ask whether the three sides multiply back to the volume.',
    },
    'gave-a-side-that-is-told': {
      child: 'That side is in the question already. Find the one that is missing.',
      parent:
        'Repeats a side from the question. Sketch the box together and put a question mark on the missing side.',
    },
    'stopped-at-the-base': {
      child: 'That is the area of the base. The question asks for a length, so one more step is needed.',
      parent: 'Stops at the area of the base. Ask whether the answer should be in cm or in cm².',
    },
    'halved-instead-of-finding-the-side': {
      child: 'The base is a square. Find the number that gives its area when you multiply it by itself.',
      parent:
        'Divides the area of a square by 2 or 4 to find its side. Draw squares of 4, 9 and 16 small squares and count along one side.',
    },
    'changed-the-litres-wrongly': {
      child: 'One litre is 1,000 cm³. Check how many zeros you wrote.',
      parent:
        'Slips by ten when changing litres into cm³. A cube of 10 cm by 10 cm by 10 cm holds one litre.',
    },
    'took-away-instead-of-dividing': {
      child: 'Volume comes from multiplying, so divide to go back.',
      parent:
        'Takes the sides from the volume. Multiplying is undone by dividing: try it with a box of 2 × 3 × 4.',
    },
  })),
  templates: [cuboid, cubesInBox, missingEdge],
  earlier: [missingEdgeBefore, cubesInBoxBefore],
}
