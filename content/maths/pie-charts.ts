import type { Step } from '../question.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'
import { drawPie } from './pie.ts'
import { spread } from './spread.ts'

const surveys = [
  ['children', 'favourite sport', ['Tennis', 'Rugby', 'Hockey', 'Judo', 'Rowing']],
  ['children', 'favourite fruit', ['Apple', 'Grape', 'Pear', 'Melon', 'Plum']],
  ['children', 'way to school', ['Walk', 'Bus', 'Car', 'Bike', 'Train']],
  ['people', 'favourite season', ['Spring', 'Summer', 'Autumn', 'Winter', 'None']],
  ['pupils', 'after-school club', ['Chess', 'Art', 'Choir', 'Drama', 'Coding']],
] as const

/** What a chart shows, with the people it is about in the place of @. */
const shown: Readonly<Record<(typeof surveys)[number][1], string>> = {
  'favourite sport': 'which sport @ like best',
  'favourite fruit': 'which fruit @ like best',
  'way to school': 'how @ travel to school',
  'favourite season': 'which season @ like best',
  'after-school club': 'which after-school club @ go to',
}

/** Sizes of sectors in degrees, and numbers of people for which they are whole numbers. */
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

const pieDegreesIn = (version: 1 | 2) =>
  template({
    id: 'maths.line-graphs-and-pie-charts.pie-in-degrees',
    version,
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
      const whose = back ? `some ${who}` : `${total} ${who}`
      const opening = version === 1 ? `the ${what} of ${whose}` : shown[what].replace('@', whose)
      const find = hidden
        ? `${version === 1 ? 'All angles at the middle make 360°.' : 'All the angles at the middle add up to 360°.'} The others are ${others.join('° + ')}° = ${360 - angle}°, so this one is ${angle}°. `
        : ''
      return {
        stem: back
          ? `The pie chart shows ${opening}. The sector for **${names[asked]}** stands for ${part} ${who}. How many ${who} are there altogether? Write the number.`
          : `The pie chart shows ${opening}. How many ${who} does the sector for **${names[asked]}** stand for? Write the number.`,
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

export const pieDegrees = pieDegreesIn(2)

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

/** The shortest way to a percentage: half, a quarter, tenths or hundredths. */
function percentWalk(percent: number, total: number): string {
  if (percent === 50) return `50% is a half: ${grouped(total)} ÷ 2`
  if (percent === 25) return `25% is a quarter: ${grouped(total)} ÷ 4`
  const [size, times] =
    percent % 10 === 0 ? [10, percent / 10] : percent % 5 === 0 ? [5, percent / 5] : [1, percent]
  const one = grouped((total * size) / 100)
  if (times === 1) return `${size}% of ${grouped(total)} is ${grouped(total)} ÷ ${100 / size}`
  return `${size}% of ${grouped(total)} is ${one}, so ${percent}% is ${times} × ${one}`
}

/** Asks for a sector, or how much larger it is than another. */
function percentStem(version: 1 | 2, survey: number, total: number, sector: string, other?: string): string {
  const [who, what] = surveys[survey] ?? surveys[0]
  if (version === 1)
    return `The pie chart shows the ${what} of ${grouped(total)} ${who}. ${other ? `How many more chose **${sector}** than **${other}**?` : `How many chose **${sector}**?`}`
  const opening = `The pie chart shows ${shown[what].replace('@', `${grouped(total)} ${who}`)}.`
  return other
    ? `${opening} How many more ${who} are in the sector for **${sector}** than in the one for **${other}**?`
    : `${opening} How many ${who} are in the sector for **${sector}**?`
}

const piePercentIn = (version: 1 | 2) =>
  template({
    id: 'maths.line-graphs-and-pie-charts.pie-in-percent',
    version,
    ...(version === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 50,
    draw: (random, step) => {
      const parts = random.shuffle(random.pick(shares[step]))
      const least = 100 / parts.reduce(divisor)
      const drawn =
        least *
        random.int(Math.ceil(40 / least), Math.ceil(([120, 200, 300, 400, 500][step - 1] ?? 120) / least))
      // Out of a hundred, every percentage would be the number itself.
      const total = drawn === 100 ? 100 + least : drawn
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
    write: ({ survey, parts, total, picked: [a = 0, b = 0], compare }, random) => {
      const [, , names] = surveys[survey] ?? surveys[0]
      const of = (percent: number) => (percent * total) / 100
      const [first, second] = [parts[a] ?? 0, parts[b] ?? 0]
      const percent = compare ? first - second : first
      const right = of(percent)
      const wrong = (value: number, misconception: string) => ({
        text: grouped(Math.round(value)),
        misconception,
      })
      return {
        stem: percentStem(version, survey, total, names[a] ?? '', compare ? names[b] : undefined),
        picture: drawPie(
          parts.map(part => part * 3.6),
          names,
          parts.map(part => `${part}%`),
        ),
        right: { text: grouped(right) },
        wrong: spread(
          random,
          grouped(right),
          [
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
            wrong(right - total / 10, 'slipped-by-ten-percent'),
            wrong(right - total / 20, 'slipped-by-five-percent'),
            wrong(total - percent, 'took-the-percentage-from-the-number'),
          ].filter(({ text }) => text !== '0' && !text.startsWith('−')),
        ),
        explanation: `${compare ? `The difference is ${first}% − ${second}% = ${percent}%. ` : ''}${percentWalk(percent, total)} = **${grouped(right)}**.`,
      }
    },
  })

export const piePercent = piePercentIn(2)

/** Replaced editions. */
export const pieChartsBefore = [pieDegreesIn(1), piePercentIn(1)]
