import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type OptionsDraft, type TypedDraft, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import {
  drawFan,
  drawSplit,
  drawTriangle,
  type Fan,
  hasEqualSides,
  type Kind,
  type Split,
} from './angle-pictures.ts'
import { spread } from './spread.ts'

/** Parts that add up to the whole, each large enough for its label. */
function drawParts(random: Random, total: 180 | 360, step: Step): Fan {
  const count = total === 180 ? ([2, 2, 3, 3, 4][step - 1] ?? 2) : ([3, 3, 4, 4, 5][step - 1] ?? 3)
  const grain = step === 1 ? 10 : step < 4 ? 5 : 1
  const twins = step > 3 && random.chance(step === 5 ? 0.6 : 0.4)
  const least = 26
  const parts: number[] = []
  let left = total
  for (let more = count - 1; more > 0; more--) {
    const most = Math.min(170, left - more * least)
    const part =
      Math.round(random.int(least, Math.max(least, Math.floor((most * 2) / (more + 1)))) / grain) * grain
    parts.push(Math.max(30, part))
    left -= Math.max(30, part)
  }
  parts.push(left)
  const asked = random.int(0, parts.length - 1)
  if (!twins) return { total, parts: random.shuffle(parts), asked: [asked] }
  // Two equal angles replace the last two.
  const both = (parts.at(-1) ?? 0) + (parts.at(-2) ?? 0)
  const kept = parts.slice(0, -2)
  if (both % 2 || kept.length === 0) return { total, parts, asked: [parts.length - 1] }
  return { total, parts: [...kept, both / 2, both / 2], asked: [parts.length - 2, parts.length - 1] }
}

const fanHardness = ({ parts, asked }: Fan) =>
  parts.length + (asked.length - 1) * 2 + parts.filter(part => part % 10).length / 2

function writeFan(fan: Fan, random: Random): OptionsDraft {
  const { total, parts, asked } = fan
  const right = parts[asked[0] ?? 0] ?? 0
  const known = parts.filter((_, at) => !asked.includes(at))
  const sum = known.reduce((all, part) => all + part, 0)
  const rest = total - sum
  const wrong = (degrees: number, misconception: string) => ({ text: `${degrees}°`, misconception })
  const where = total === 180 ? 'on a straight line' : 'round a point'
  const twins = asked.length > 1
  return {
    stem: `${twins ? 'The two angles marked **x** are equal. ' : ''}What is the size of ${twins ? 'each' : ''} angle **x**?`.replace(
      'of  angle',
      'of angle',
    ),
    picture: drawFan(fan),
    right: { text: `${right}°` },
    wrong: spread(
      random,
      `${right}°`,
      [
        ...(twins ? [wrong(rest, 'forgot-to-share-between-two')] : []),
        ...(total === 360
          ? [wrong(180 - sum, 'took-a-straight-line-for-a-full-turn')]
          : [wrong(360 - sum, 'took-a-full-turn-for-a-straight-line')]),
        ...(known.length > 1
          ? [wrong(total - (known[0] ?? 0), 'took-off-only-one-angle')]
          : [wrong(Math.abs(90 - sum), 'took-a-right-angle-for-the-whole')]),
        wrong(sum, 'gave-the-angles-that-are-known'),
        ...random
          .shuffle([10, -10, 5, -5, 20, -20])
          .map(by => wrong(right + by, by % 10 ? 'slipped-by-five' : 'slipped-in-the-tens')),
      ].filter(({ text }) => !/^(-|0°)/.test(text)),
    ),
    explanation: `Angles ${where} add up to ${total}°. ${
      known.length > 1 ? `The known ones make ${known.join('° + ')}° = ${sum}°. ` : ''
    }So ${twins ? 'both together are' : 'x is'} ${total}° − ${sum}° = ${twins ? `${rest}°, and each is ${rest}° ÷ 2 = **${right}°**` : `**${right}°**`}.${
      parts.some((part, at) => part === 90 && !asked.includes(at))
        ? ' The small square marks a right angle, which is 90°.'
        : ''
    }`,
  }
}

export const onLine = template({
  id: 'maths.angles.on-a-line',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => drawParts(random, 180, step),
  measure: 'angles that are drawn, equal unknown ones, and sizes that are no tens',
  hardness: fanHardness,
  write: writeFan,
})

export const roundPoint = template({
  id: 'maths.angles.round-a-point',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => drawParts(random, 360, step),
  measure: 'angles that are drawn, equal unknown ones, and sizes that are no tens',
  hardness: fanHardness,
  write: writeFan,
})

interface Triangle {
  readonly kind: Kind
  /** At the left, at the right and at the top. */
  readonly angles: readonly [number, number, number]
}

const kinds: Record<Step, readonly Kind[]> = {
  1: ['right'],
  2: ['any', 'right'],
  3: ['any', 'from-foot'],
  4: ['from-top', 'from-foot'],
  5: ['from-top', 'outside'],
}

/** Steps 4 and 5 take at least two steps of thought. */
const harderKinds: Record<Step, readonly (Kind | Split['kind'])[]> = {
  ...kinds,
  3: ['any', 'from-foot', 'from-top'],
  4: ['outside', 'top-to-outside'],
  5: ['outside-to-top', 'split', 'split'],
}

function drawAngles(random: Random, kind: Kind, step: Step): Triangle {
  const grain = step === 1 ? 5 : 1
  if (kind === 'right') {
    const atRight = Math.round(random.int(28, 62) / grain) * grain
    return { kind, angles: [90, atRight, 90 - atRight] }
  }
  if (hasEqualSides(kind)) {
    const foot = random.int(32, 74)
    return { kind, angles: [foot, foot, 180 - 2 * foot] }
  }
  const [atLeft, atRight] = [random.int(38, 80), random.int(38, 72)]
  return { kind, angles: [atLeft, atRight, 180 - atLeft - atRight] }
}

function drawParted(random: Random): Split {
  for (;;) {
    const [atLeft, atRight] = [random.int(38, 78), random.int(24, 43)]
    const topLeft = 180 - atLeft - 2 * atRight
    const asked = random.pick(['right', 'top'] as const)
    // Equal sizes would make a short cut.
    if (topLeft >= 25 && Math.abs(topLeft - atRight) > 3 && Math.abs(atLeft - 2 * atRight) > 3)
      return { kind: 'split', atLeft, atRight, topLeft, asked }
  }
}

const effort: Record<Kind | Split['kind'], number> = {
  right: 1.5,
  any: 2,
  'from-foot': 3,
  'from-top': 3.5,
  outside: 4,
  'top-to-outside': 4.5,
  'outside-to-top': 5,
  split: 6,
}

const asDegrees = (
  value: number,
  mistakes: readonly (readonly [degrees: number, misconception: string])[],
) => ({
  expected: { kind: 'quantity', value: String(value), unit: '°', fixed: true } as const,
  mistakes: mistakes
    .filter(([degrees]) => degrees > 0)
    .map(([degrees, misconception]) => ({ text: `${degrees}°`, misconception })),
})

const equalSides = ' The two sides with a small line across are equal.'

function writeTriangle({ kind, angles }: Triangle): TypedDraft {
  const [atLeft, atRight, atTop] = angles
  const [l, r, t] = angles.map(angle => `${angle}°`)
  const outside = 180 - atRight
  const shown = {
    right: ['', r, 'x'],
    any: [l, r, 'x'],
    'from-foot': [l, '', 'x'],
    'from-top': ['x', '', t],
    outside: [l, '', t, 'x'],
    'top-to-outside': ['', '', t, 'x'],
    'outside-to-top': ['', '', 'x', `${outside}°`],
  }[kind].map(text => text ?? '')
  const value = {
    right: atTop,
    any: atTop,
    'from-foot': atTop,
    'from-top': atLeft,
    outside,
    'top-to-outside': outside,
    'outside-to-top': atTop,
  }[kind]
  const both = `Two sides are equal, so the two angles at the bottom are equal. Together they are 180° − ${t} = ${180 - atTop}°`
  const walk = {
    right: `The angles of a triangle add up to 180°. One of them is a right angle, 90°. So x = 180° − 90° − ${r}`,
    any: `The angles of a triangle add up to 180°. So x = 180° − ${l} − ${r}`,
    'from-foot': `Two sides are equal, so the two angles at the bottom are equal: both are ${l}. So x = 180° − ${l} − ${l}`,
    'from-top': `${both}. So x = ${180 - atTop}° ÷ 2`,
    outside: `The third angle inside is 180° − ${l} − ${t} = ${r}. It lies on a straight line with x. So x = 180° − ${r}`,
    'top-to-outside': `${both}, so each is ${180 - atTop}° ÷ 2 = ${r}. The one at the right lies on a straight line with x. So x = 180° − ${r}`,
    'outside-to-top': `The angle inside at the right lies on a straight line with ${outside}°, so it is 180° − ${outside}° = ${r}. Two sides are equal, so the angle at the left is ${r} too. So x = 180° − ${r} − ${r}`,
  }[kind]
  const mistakes = {
    right: [
      [180 - atRight, 'forgot-the-right-angle'],
      [atRight, 'took-the-angles-as-equal'],
    ],
    any: [
      [180 - atLeft, 'took-off-only-one-angle'],
      [atLeft + atRight, 'gave-the-angles-that-are-known'],
    ],
    'from-foot': [
      [180 - atLeft, 'took-off-only-one-angle'],
      [atLeft, 'took-the-wrong-equal-angle'],
      [(180 - atLeft) / 2, 'took-it-for-the-top-angle'],
    ],
    'from-top': [
      [180 - atTop, 'forgot-to-halve'],
      [180 - 2 * atTop, 'took-it-for-a-bottom-angle'],
    ],
    outside: [
      [atRight, 'stopped-at-the-inside-angle'],
      [360 - atRight, 'took-a-full-turn'],
    ],
    'top-to-outside': [
      [atRight, 'stopped-at-the-inside-angle'],
      [180 - atTop, 'took-it-for-a-bottom-angle'],
      [atTop, 'forgot-to-halve'],
    ],
    'outside-to-top': [
      [atRight, 'stopped-at-the-bottom-angle'],
      [outside, 'took-off-only-one-angle'],
      [outside / 2, 'took-it-for-the-top-angle'],
    ],
  } as const
  return {
    stem: `What is the size of angle **x**?${kind === 'right' ? ' The small square marks a right angle.' : hasEqualSides(kind) ? equalSides : ''} Give your answer in degrees.`,
    picture: drawTriangle(kind, angles, shown),
    ...asDegrees(value, mistakes[kind]),
    explanation: `${walk} = **${value}°**.`,
  }
}

function writeSplit(split: Split): TypedDraft {
  const { atLeft, atRight, topLeft, asked } = split
  const [left, right] = [2 * atRight, 180 - 2 * atRight]
  const onTheLine = 'It lies on a straight line with the angle beside it, which is'
  const walk = {
    right: `Start with the triangle on the left. Its third angle, at the bottom, is 180° − ${atLeft}° − ${topLeft}° = ${left}°. ${onTheLine} 180° − ${left}° = ${right}°. In the triangle on the right two sides are equal, so x and the angle at the top are equal. Together they are 180° − ${right}° = ${left}°. So x = ${left}° ÷ 2`,
    top: `Start with the triangle on the right. Two sides are equal, so its angle at the top is ${atRight}° too. Its third angle, at the bottom, is 180° − ${atRight}° − ${atRight}° = ${right}°. ${onTheLine} 180° − ${right}° = ${left}°. So in the triangle on the left x = 180° − ${atLeft}° − ${left}°`,
  }[asked]
  const value = asked === 'right' ? atRight : topLeft
  return {
    stem: `What is the size of angle **x**?${equalSides} Give your answer in degrees.`,
    picture: drawSplit(split),
    ...asDegrees(value, [
      ...(asked === 'right'
        ? [[left, 'forgot-to-halve'] as const]
        : [
            [180 - atLeft - atRight, 'gave-the-whole-angle'] as const,
            [left, 'stopped-before-the-other-triangle'] as const,
          ]),
      [right, 'stopped-before-the-other-triangle'],
    ]),
    explanation: `${walk} = **${value}°**.`,
  }
}

const inTriangleOf = (edition: 1 | 2) =>
  template({
    id: 'maths.angles.in-a-triangle',
    version: edition,
    mode: 'typed',
    seconds: 45,
    draw: (random, step): Triangle | Split => {
      const kind = random.pick((edition === 1 ? kinds : harderKinds)[step])
      return kind === 'split' ? drawParted(random) : drawAngles(random, kind, step)
    },
    measure: 'steps of the solution, and sizes that are no fives',
    hardness: facts =>
      effort[facts.kind] + ((facts.kind === 'split' ? facts.atRight : facts.angles[1]) % 5 ? 0.5 : 0),
    write: facts => (facts.kind === 'split' ? writeSplit(facts) : writeTriangle(facts)),
  })

export const inTriangle = inTriangleOf(2)

export const angles: Topic = {
  id: 'maths.angles',
  name: 'Angles',
  subdomain: 'geometry',
  year: 5,
  prerequisites: ['maths.addition-and-subtraction'],
  about: 'Working out angles on a straight line, round a point and in triangles.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
An angle says how far you turn. We measure it in degrees. The sign is °.

- A full turn is **360°**.
- Half a turn is **180°**. It makes a straight line.
- A quarter turn is **90°**. It is a right angle. A small square marks it.

Less than 90° is acute. More than 90° but less than 180° is obtuse.

${drawFan({ total: 180, parts: [50, 130], asked: [0] }).svg}

Angles side by side on a straight line add up to 180°. Angles all round a point add up to 360°. The three angles of any triangle add up to 180°.

So if one angle is missing, add the ones you know. Then take the sum away from the whole.

In an isosceles triangle two sides are equal. The two angles at the foot of these sides are equal too.`,
    example: `
Find angle **x** in the picture above.

1. The angles lie on a straight line. So the whole is 180°.
2. We know one angle. It is 130°.
3. 180 − 130 = 50.
4. So **x = 50°**.`,
    harder: `
${drawTriangle('outside', [68, 37, 75], ['68°', '', '75°', 'x']).svg}

Find angle **x**. It lies outside the triangle, where the base is made longer.

1. You cannot get to x at once. First find the third angle **inside** the triangle.
2. The three angles inside make 180°. We know 68° + 75° = 143°. So the third one is 180 − 143 = 37°.
3. This angle and x lie side by side on a straight line. So x = 180 − 37 = **143°**.
4. Look: 143 is just 68 + 75! The angle outside is always the sum of the two angles far away from it. Now you have a short cut and a check.

**A triangle has two equal sides. The angle between them is 46°. How big is each of the others?** The other two are equal. Together they are 180 − 46 = 134°. So each is 134 ÷ 2 = **67°**. The slip is to stop at 134.

Now you try: four angles round a point are 85°, 95°, x and x. What is x? (It is 90°.)`,
    mistake: `
It is easy to use the wrong whole, such as 360 where 180 is right. Look first. Is it a line, a full turn or a triangle? Then check your answer by eye. Is the angle sharper than the corner of a page? Then it must be less than 90°. If your answer says 150°, something went wrong.`,
    tryThis: `
Tear the three corners off a paper triangle. Put the corners side by side so that their tips touch. What do they make? Try it with another triangle.`,
  })),
  misconceptions: once(() => ({
    'took-a-right-angle-for-the-whole': {
      child: 'A straight line is 180°, not 90°.',
      parent: 'Uses 90° for a straight line. Fold paper: two right angles make a straight edge.',
    },
    'took-a-full-turn-for-a-straight-line': {
      child: 'A straight line is half a turn, so 180°, not 360°.',
      parent: 'Uses 360° for a straight line. Turn round on the spot: half a turn is 180°.',
    },
    'slipped-by-five': {
      child: 'You were five degrees out. Check the ones in your sum.',
      parent: 'Is five degrees out. Add all the angles to see if they make 180° or 360°.',
    },
    'gave-the-angles-that-are-known': {
      child: 'You added the angles you know. Take that from the whole.',
      parent: 'Gives the sum of the known angles. Ask what all the angles should make together.',
    },
    'slipped-in-the-tens': {
      child: 'You were ten or twenty degrees out. Check the tens in your sum.',
      parent: 'Is ten or twenty degrees out. Add all the angles as a check.',
    },
    'took-off-only-one-angle': {
      child: 'Take off all the angles you know, not just one.',
      parent: 'Takes off only one of the known angles. Tick each angle in the picture once it is used.',
    },
    'forgot-to-share-between-two': {
      child: 'Both angles marked x are equal. Share what is left between them.',
      parent: 'Forgets to share the rest between two equal angles. Ask how many angles are marked x.',
    },
    'took-a-straight-line-for-a-full-turn': {
      child: 'All the way round a point is 360°, not 180°.',
      parent: 'Uses 180° for a full turn. Turn all the way round and say 90, 180, 270, 360.',
    },
    'forgot-the-right-angle': {
      child: 'The small square is a right angle. Take off its 90° too.',
      parent: 'Overlooks the right angle. Write 90° beside the small square first.',
    },
    'took-the-angles-as-equal': {
      child: 'The two other angles need not be equal. Take both you know from 180°.',
      parent:
        'Assumes that two angles are equal. Only equal sides, marked with small lines, make equal angles.',
    },
    'took-the-wrong-equal-angle': {
      child: 'Equal sides mean equal angles at the bottom. The top one can be different.',
      parent:
        'Takes the top angle as equal to one at the bottom. Fold a paper triangle to see which two match.',
    },
    'took-it-for-the-top-angle': {
      child: 'The angle you know is at the bottom, so there are two like it. Take off both.',
      parent:
        'Treats a bottom angle as if it were at the top. Write the same size on the other bottom angle first.',
    },
    'forgot-to-halve': {
      child: 'Two equal angles are left. Halve to find one.',
      parent: 'Finds two equal angles together and forgets to halve. Mark the two equal ones in the picture.',
    },
    'took-it-for-a-bottom-angle': {
      child: 'The angle you know is at the top. The two at the bottom share the rest.',
      parent:
        'Treats the top angle as one of the equal ones. Look for the marked sides: the equal angles are at their far ends.',
    },
    'stopped-at-the-inside-angle': {
      child: 'You found the angle inside. The one you need is next to it on the line.',
      parent: 'Stops at the angle inside the triangle. Use the straight line: both together make 180°.',
    },
    'stopped-at-the-bottom-angle': {
      child: 'You found an angle at the bottom. Use it to find the one at the top.',
      parent: 'Stops at an angle at the bottom. Write it into the picture, then ask which angle is x.',
    },
    'stopped-before-the-other-triangle': {
      child: 'You found an angle on the way. Now use it in the other triangle.',
      parent:
        'Stops half way, at an angle between the two triangles. Ask which of the two triangles has x in it.',
    },
    'gave-the-whole-angle': {
      child: 'That is the whole angle at the top. Only its left part is x.',
      parent:
        'Finds the angle of the big triangle, not the part of it that is asked for. Trace the angle x with a finger.',
    },
    'took-a-full-turn': {
      child: 'The two angles lie on a straight line. Use 180°, not 360°.',
      parent: 'Uses 360° where a straight line makes 180°. Lay a ruler along the line in the picture.',
    },
  })),
  templates: [onLine, roundPoint, inTriangle],
  earlier: [inTriangleOf(1)],
}
