import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { line, type Point, picture, polygon } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, counted, listed, plural, withArticle } from '../wording.ts'
import { pupils } from './pupils.ts'
import { whoAmI } from './which-shape.ts'

const polygons = [
  ['triangle', 3],
  ['square', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
] as const

function drawShapes(random: Random, step: Step) {
  const kinds = random.sample(polygons.slice(0, 4 + step), step < 3 ? 2 : 3)
  const drawn = kinds.map(([shape, count]) => ({ shape, sides: count, many: random.int(2, 2 + step) }))
  return { name: random.pick(pupils), drawn, back: step > 3 && random.chance(step === 5 ? 0.8 : 0.4) }
}

export const allSides = template({
  id: 'maths.flat-shapes.sides-altogether',
  version: 2,
  mode: 'typed',
  seconds: 40,
  draw: (random, step) => {
    const facts = drawShapes(random, step)
    const [last, ...first] = facts.drawn.toReversed()
    // The number of the last shapes is the answer, so it comes from a wider range.
    return facts.back && last
      ? { ...facts, drawn: [...first.reverse(), { ...last, many: random.int(2, 12) }] }
      : facts
  },
  measure: 'kinds of shapes, how many there are, how rare their names are, and working back',
  hardness: ({ drawn, back }) =>
    drawn.reduce((sum, { sides: count, many }) => sum + count / 4 + many / 4, 0) + (back ? 3 : 0),
  write: ({ name, drawn, back }) => {
    const total = drawn.reduce((sum, { sides: count, many }) => sum + count * many, 0)
    const [last = { shape: '', sides: 1, many: 0 }, ...first] = [...drawn].reverse()
    const known = first.reverse()
    const before = total - last.sides * last.many
    const sums = (items: typeof drawn) =>
      items.map(({ sides: count, many }) => `${many} × ${count}`).join(' + ')
    const told = (items: typeof drawn) => listed(items.map(({ shape, many }) => counted(many, shape)))
    if (back) {
      return {
        stem: `${name} draws ${told(known)}, and some ${plural(last.shape)}. All these shapes have ${total} sides altogether. How many ${plural(last.shape)} does ${name} draw? Write the number.`,
        expected: { kind: 'number' as const, value: String(last.many) },
        mistakes: [
          { text: String(total - before), misconception: 'gave-the-sides-not-the-shapes' },
          { text: String(before), misconception: 'gave-the-sides-that-are-known' },
        ],
        explanation: `The shapes we know have ${sums(known)} = ${before} sides. That leaves ${total} − ${before} = ${total - before} sides. ${capital(withArticle(last.shape))} has ${last.sides} sides: ${total - before} ÷ ${last.sides} = **${last.many}**.`,
      }
    }
    const often = drawn.reduce((sum, { sides: count }) => sum + count, 0)
    return {
      stem: `${name} draws ${told(drawn)}. How many sides do these shapes have altogether? Write the number.`,
      expected: { kind: 'number' as const, value: String(total) },
      mistakes: [
        { text: String(often), misconception: 'counted-each-kind-once' },
        {
          text: String(drawn.reduce((sum, { many }) => sum + many, 0)),
          misconception: 'counted-shapes-not-sides',
        },
      ],
      explanation: `${drawn.map(({ shape, sides: count }) => `${capital(withArticle(shape))} has ${count} sides.`).join(' ')} Altogether: ${sums(drawn)} = **${total}**.`,
    }
  },
})

const allSidesBefore = template({ ...allSides, version: 1, draw: drawShapes })

/** Statements that are true of every shape of a kind, from easy to hard. */
const statements = [
  ['All its sides are equal.', 1, 'square rhombus'],
  ['All its angles are right angles.', 1, 'square rectangle'],
  ['Its opposite sides are equal.', 2, 'square rectangle rhombus parallelogram'],
  ['Its opposite sides are parallel.', 2, 'square rectangle rhombus parallelogram'],
  ['Its opposite angles are equal.', 3, 'square rectangle rhombus parallelogram'],
  ['It has 4 lines of symmetry.', 3, 'square'],
  ['Its diagonals are equally long.', 4, 'square rectangle'],
  ['Its diagonals cross at a right angle.', 4, 'square rhombus kite'],
  ['Its diagonals cut each other in half.', 5, 'square rectangle rhombus parallelogram'],
  ['It has no lines of symmetry.', 2, ''],
  ['It has exactly 1 pair of parallel sides.', 2, 'trapezium'],
  ['Its angles add up to 180°.', 1, ''],
  ['It has exactly 2 right angles.', 3, ''],
  ['All its angles are acute.', 4, ''],
] as const

const whole = 'Squares, rectangles and rhombuses are parallelograms too.'

/** The reason for a statement, by its text. */
const reasons: Record<string, string> = {
  'All its sides are equal.': 'Squares and rhombuses have four equal sides.',
  'All its angles are right angles.': 'Squares and rectangles have four right angles.',
  'Its opposite sides are equal.': `In a parallelogram each side is as long as the one across from it. ${whole}`,
  'Its opposite sides are parallel.': `A parallelogram has two pairs of parallel sides. ${whole}`,
  'Its opposite angles are equal.': `A parallelogram looks the same after half a turn, so each angle falls on the one across from it. ${whole}`,
  'It has 4 lines of symmetry.':
    'You can fold a square in half through its sides in 2 ways and through its corners in 2 ways.',
  'Its diagonals are equally long.':
    'If you flip a square or a rectangle over, one diagonal falls on the other.',
  'Its diagonals cross at a right angle.':
    'In squares, rhombuses and kites one diagonal is a fold line, and the other one lies straight across it.',
  'Its diagonals cut each other in half.': `A parallelogram looks the same after half a turn, so its diagonals cross in the middle of both. ${whole}`,
  'It has exactly 1 pair of parallel sides.': 'That is what makes a shape a trapezium.',
}

/** False only because a rectangle is also a parallelogram, which not every book says. */
const disputed: readonly [text: string, shapes: readonly string[]] = [
  'It has no lines of symmetry.',
  ['parallelogram', 'trapezium'],
]

const kinds = ['square', 'rectangle', 'rhombus', 'parallelogram', 'kite', 'trapezium'] as const

export const mustBeTrue = template({
  id: 'maths.flat-shapes.must-be-true',
  version: 1,
  mode: 'options',
  seconds: 45,
  harder: 0.3,
  draw: (random, step) => {
    const holds = (text: string, shape: string) =>
      statements.some(([told, , all]) => told === text && all.split(' ').includes(shape))
    const level = (wanted: number) => statements.filter(([, hard]) => Math.abs(hard - wanted) <= 1)
    const [truth, hard, all] = random.pick(level(step).filter(([, , fits]) => fits !== ''))
    const fitting = kinds.filter(kind => all.split(' ').includes(kind))
    // Nearly everything is true of a square, so other shapes come first.
    const shape = random.pick(step > 2 && fitting.length > 1 ? fitting.slice(1) : fitting)
    const wrong = statements.filter(
      ([text]) => !holds(text, shape) && !(text === disputed[0] && disputed[1].includes(shape)),
    )
    const falsehoods = random.shuffle(wrong).sort((a, b) => Math.abs(a[1] - hard) - Math.abs(b[1] - hard))
    return {
      name: random.pick(pupils),
      shape,
      truth,
      falsehoods: falsehoods.slice(0, 4).map(([text]) => text),
    }
  },
  measure: 'how hard the statements are, from sides and angles to diagonals',
  hardness: ({ truth, falsehoods }) =>
    [truth, truth, ...falsehoods].reduce(
      (sum, text) => sum + (statements.find(([told]) => told === text)?.[1] ?? 0),
      0,
    ),
  write: ({ name, shape, truth, falsehoods }) => ({
    stem: `${name} draws ${withArticle(shape)}. Which of these **must** be true of it?`,
    right: { text: truth },
    wrong: falsehoods.map(text => ({
      text,
      misconception: /diagonal/.test(text)
        ? 'mixed-up-diagonals'
        : /symmetry/.test(text)
          ? 'miscounted-lines-of-symmetry'
          : /angle/.test(text)
            ? 'mixed-up-angles'
            : 'mixed-up-sides',
    })),
    explanation: `“${truth}” This is true of every ${shape}, whatever its size. ${reasons[truth] ?? ''} For each of the others you can draw ${withArticle(shape)} for which it is false.`,
  }),
})

const withDiagonals = ([a, b, c, d]: readonly [Point, Point, Point, Point]) =>
  polygon([a, b, c, d]) + line(a, c, 1.5, true) + line(b, d, 1.5, true)

const diagonals = picture(
  300,
  100,
  'A thin rhombus on the left and a leaning parallelogram on the right. Both diagonals of each are dashed lines.',
  withDiagonals([
    [10, 50],
    [70, 20],
    [130, 50],
    [70, 80],
  ]) +
    withDiagonals([
      [170, 80],
      [200, 20],
      [290, 20],
      [260, 80],
    ]),
)

export const flatShapes: Topic = {
  id: 'maths.flat-shapes',
  name: 'Flat shapes',
  subdomain: 'geometry',
  year: 4,
  prerequisites: [],
  about: 'Knowing triangles, quadrilaterals and other polygons by their sides, angles and symmetry.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Flat shapes with straight sides have names. First count the sides.

| sides | name | sides | name |
|---|---|---|---|
| 3 | triangle | 7 | heptagon |
| 4 | quadrilateral | 8 | octagon |
| 5 | pentagon | 9 | nonagon |
| 6 | hexagon | 10 | decagon |

Now look closer. Are some sides **equal**? Are there **right angles**? Are some sides **parallel**? Parallel lines are like rails. They never meet.

- A square has 4 equal sides and 4 right angles.
- A rhombus has 4 equal sides, but it leans.
- A rectangle has 4 right angles.
- A parallelogram has 2 pairs of parallel sides.
- A trapezium has just 1 pair.
- A kite has 2 pairs of equal sides that are side by side.

A **line of symmetry** cuts a shape into two halves that match when you fold it. A **diagonal** goes across a shape from corner to corner.`,
    example: `
It has 4 sides. All its sides are equal. It has no right angles. What is it?

1. With 4 sides it may be a square, a rhombus, a kite and so on.
2. All sides are equal. Now only the square and the rhombus are left.
3. A square has right angles. This shape has none.
4. So it is a **rhombus**.`,
    harder: `
Leila draws a rhombus. Which of these **must** be true?

- Its diagonals are equally long.
- It has 4 right angles.
- Its diagonals cross at a right angle.

${diagonals.svg}

"Must" means: true of every rhombus you could draw, fat or thin. So try to draw one for which it is false.

1. Are the diagonals equally long? Look at the thin rhombus. One is much longer than the other. So no.
2. Does it have 4 right angles? A square is a rhombus, and it does. But the thin one doesn't. So it need not be true.
3. Do the diagonals cross at a right angle? Fold a rhombus along one diagonal. The two halves match, so the other diagonal folds onto itself. It must go straight across. **Yes, always.**

In the parallelogram on the right the diagonals cut each other in half too. But they do not cross at a right angle. Such clues tell the shapes apart.

Now you try: its diagonals are equally long, but they do not cross at a right angle. It has 4 right angles. What is it? (It is a rectangle that is not a square.)`,
    mistake: `
Do not trust which way up a shape is. A square on its tip is still a square. Turn the page, or turn your head. Then test it: count the sides, look for equal ones, and check the corners with the corner of a card. Use all the clues, not just the first one.`,
    tryThis: `
Fold a sheet of paper once and cut off a corner at the fold. Open the piece you cut off. Which shape is it? Try to make a kite and a rhombus.`,
  })),
  misconceptions: once(() => ({
    'did-not-check-equal-sides': {
      child: 'Check the clue about equal sides with every shape.',
      parent: 'Overlooks a clue about equal sides. Sketch each shape and mark the sides that are equal.',
    },
    'mixed-up-parallel-sides': {
      child: 'Parallel sides never meet, like train tracks. Count the pairs in each shape.',
      parent: 'Is unsure about parallel sides. Look for them at home, in doors, shelves and tiles.',
    },
    'wrong-number-of-sides': {
      child: 'Count the sides of each shape first.',
      parent: 'Overlooks the number of sides. Draw the shapes and write the number of sides in each.',
    },
    'did-not-check-right-angles': {
      child: 'Use the corner of a sheet of paper to think about right angles.',
      parent:
        'Overlooks a clue about right angles. Test the corners of shapes with the corner of a sheet of paper.',
    },
    'miscounted-lines-of-symmetry': {
      child: 'Fold the shape in your mind. A line counts only if both halves match.',
      parent: 'Miscounts lines of symmetry. Cut shapes out of paper and fold them to test each line.',
    },
    'mixed-up-diagonals': {
      child: 'Draw lines from corner to corner and look at how they cross.',
      parent:
        'Is unsure about diagonals. Sketch a square, rectangle, rhombus and kite, and draw both diagonals in each.',
    },
    'counted-each-kind-once': {
      child: 'Check how many of each shape there are. Multiply before you add.',
      parent: 'Counts the sides of each kind of shape once. Multiply by how many there are.',
    },
    'counted-shapes-not-sides': {
      child: 'You counted the shapes. The question asks for their sides.',
      parent: 'Counts shapes instead of sides. Draw one of each and write its number of sides in it.',
    },
    'gave-the-sides-not-the-shapes': {
      child: 'You found how many sides are left. Divide to find how many shapes.',
      parent:
        'Gives the sides that remain instead of the number of shapes. Ask how many sides one of them has.',
    },
    'gave-the-sides-that-are-known': {
      child: 'Those sides are counted already. Take them from the total first.',
      parent: 'Stops at the sides of the shapes that are known. Ask how many sides are still left.',
    },
    'mixed-up-angles': {
      child: 'Sketch the shape in more than one way. See if its angles are always like that.',
      parent: 'Is unsure about the angles of a shape. Draw two different ones of the same kind and compare.',
    },
    'mixed-up-sides': {
      child: 'Sketch the shape in more than one way. See if its sides are always like that.',
      parent: 'Is unsure about the sides of a shape. Make it from straws and change its size.',
    },
  })),
  templates: [whoAmI, allSides, mustBeTrue],
  earlier: [allSidesBefore],
}
