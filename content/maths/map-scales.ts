import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

const kinds = [
  'to-real',
  'to-map',
  'model-to-real',
  'real-to-model',
  'ratio-to-real',
  'ratio-to-map',
  'find-ratio',
  'other-map',
  'map-area',
] as const
type Kind = (typeof kinds)[number]

const pools: Record<Step, readonly Kind[]> = {
  1: ['to-real'],
  2: ['to-real', 'to-map', 'model-to-real'],
  3: ['model-to-real', 'real-to-model', 'ratio-to-real'],
  4: ['ratio-to-real', 'ratio-to-map', 'find-ratio'],
  5: ['ratio-to-map', 'find-ratio', 'other-map', 'map-area'],
}

const efforts: Record<Kind, number> = {
  'to-real': 1,
  'to-map': 2,
  'model-to-real': 3,
  'real-to-model': 3.5,
  'ratio-to-real': 4,
  'ratio-to-map': 5,
  'find-ratio': 5,
  'map-area': 6,
  'other-map': 6,
}

/** What is measured on a map, and what to ask about it. The first ones are short, the others long. */
const routes = [
  ['a road between two villages', 'How long is the road really?'],
  ['a path along a river', 'How long is the path really?'],
  ['the distance between two churches', 'How far apart are the churches really?'],
  ['a canal', 'How long is the canal really?'],
  ['a lake', 'How long is the lake really?'],
  ['a cycle track', 'How long is the track really?'],
  ['a railway line', 'How long is the line really?'],
  ['a stretch of motorway', 'How long is the stretch really?'],
  ['the distance between two towns', 'How far apart are the towns really?'],
  ['a ferry route', 'How long is the route really?'],
  ['a stretch of a river', 'How long is the stretch really?'],
] as const

const shortRoutes = 6

/** Up to this many metres, a path or a lake may be as long. */
const shortest = 14_000

function routeFor(random: Random, metres: number): number {
  return metres <= shortest ? random.int(0, shortRoutes - 1) : random.int(shortRoutes, routes.length - 1)
}

/** `a canal is 3 km long`, `the distance between two towns is 20 km`. */
const toldOf = (route: string, real: string) =>
  route.startsWith('the distance') ? `${route} is ${real}` : `${route} is ${real} long`

/** What is modelled, to which scales, and the real length in centimetres. */
const models = [
  ['car', [18, 24, 20], 360, 480],
  ['bus', [50, 24, 40], 900, 1200],
  ['aeroplane', [72, 100, 50], 1000, 4000],
  ['railway engine', [76, 40, 20], 800, 2000],
  ['sailing ship', [100, 200, 50], 2000, 6000],
  ['tractor', [16, 32, 25], 320, 560],
  ['fire engine', [50, 25, 32], 700, 1000],
] as const

/** Metres in real life for each centimetre on the map. */
const ratios = [100, 200, 250, 500, 1000, 2000, 5000] as const

interface Facts {
  readonly kind: Kind
  readonly thing: number
  /** Real metres for each centimetre of the map, or the scale of a model. */
  readonly per: number
  /** The length on the map in tenths of a centimetre, or that of the model in centimetres. */
  readonly length: number
  /** The other scale. */
  readonly other: number
}

function drawFacts(random: Random, step: Step): Facts {
  const kind = random.pick(pools[step])
  const onMap = (per: number, length: number, other = 0): Facts => ({
    kind,
    thing: routeFor(random, (per * length) / 10),
    per,
    length,
    other,
  })
  switch (kind) {
    case 'to-real':
    case 'to-map': {
      const per = 1000 * random.pick(step === 1 ? [2, 3, 4, 5, 10] : [2, 3, 4, 5, 6, 8, 20])
      return onMap(per, step === 1 ? 10 * random.int(3, 12) : 5 * random.int(5, 25))
    }
    case 'model-to-real':
    case 'real-to-model': {
      const model = random.int(0, models.length - 1)
      const [, scales, least, most] = models[model] ?? models[0]
      const per = random.pick(scales)
      return {
        kind,
        thing: model,
        per,
        length: random.int(Math.ceil(least / per), Math.floor(most / per)),
        other: 0,
      }
    }
    case 'map-area':
      return onMap(1000 * random.pick([2, 3, 4, 5]), 10 * random.int(2, 15))
    case 'other-map': {
      for (;;) {
        const [per = 1, other = 1] = random.sample(ratios, 2)
        const length = 10 * random.int(2, 20)
        const there = (length * per) / other
        if (there >= 10 && there <= 400 && Number.isInteger(there / 5)) return onMap(per, length, other)
      }
    }
    default: {
      for (;;) {
        const per = random.pick(ratios)
        const length = step < 4 ? 10 * random.int(3, 16) : 5 * random.int(5, 32)
        if (((length / 10) * per) % 50 === 0) return onMap(per, length)
      }
    }
  }
}

type Slip = readonly [number, string]

interface Written {
  readonly stem: string
  readonly value: number
  readonly say: (value: number) => string
  readonly slips: readonly Slip[]
  readonly walk: string
}

const clean = (value: number) => Math.round(value * 1000) / 1000

const inCentimetres = (tenths: number) => `${grouped(tenths / 10)} cm`

const inReal = (metres: number) =>
  metres < 1000 ? `${grouped(metres)} m` : `${grouped(clean(metres / 1000))} km`

const ratioOf = (per: number) => `1:${grouped(per * 100)}`

function writeWords({ kind, thing, per, length }: Facts): Written {
  const [route, question] = routes[thing] ?? routes[0]
  const one = per / 1000
  const real = clean((length / 10) * one)
  const km = (value: number) => `${grouped(clean(value))} km`
  if (kind === 'to-real')
    return {
      stem: `On a map, 1 cm stands for ${one} km in real life. On the map, ${route} measures ${inCentimetres(length)}. ${question}`,
      value: real,
      say: km,
      slips: [
        [length / 10 / one, 'divided-instead-of-multiplying'],
        [length / 10 + one, 'added-the-scale'],
        [length / 10, 'ignored-the-scale'],
        [real + one, 'one-centimetre-out'],
        [real - one, 'one-centimetre-out'],
        [real * 10, 'slipped-with-the-units'],
        [real / 10, 'slipped-with-the-units'],
        [real + 2 * one, 'one-centimetre-out'],
      ],
      walk: `Each centimetre on the map is ${one} km. There are ${grouped(length / 10)} of them: ${grouped(length / 10)} × ${one} km = **${km(real)}**.`,
    }
  if (kind === 'map-area') {
    const area = length / 10
    return {
      stem: `On a map, 1 cm stands for ${one} km in real life. A forest has an area of ${area} cm² on the map. What is its real area?`,
      value: area * one * one,
      say: value => `${grouped(clean(value))} km²`,
      slips: [
        [area * one, 'used-the-scale-only-once'],
        [area, 'ignored-the-scale'],
        [area * one * 2, 'doubled-the-scale'],
        [area * one * 4, 'used-four-sides'],
        [area * area * one, 'squared-the-wrong-number'],
        [(area + 1) * one * one, 'one-square-out'],
        [(area - 1) * one * one, 'one-square-out'],
        [area + one * one, 'added-the-scale'],
      ],
      walk: `A square of 1 cm by 1 cm on the map is a square of ${one} km by ${one} km in real life. That is ${one} × ${one} = ${one * one} km², not ${one} km². The forest has ${area} such squares: ${area} × ${one * one} = **${grouped(area * one * one)} km²**.`,
    }
  }
  return {
    stem: `On a map, 1 cm stands for ${one} km in real life. In real life, ${toldOf(route, km(real))}. How many centimetres is that on the map?`,
    value: length,
    say: inCentimetres,
    slips: [
      [real * one * 10, 'multiplied-instead-of-dividing'],
      [Math.abs(real - one) * 10, 'subtracted-the-scale'],
      [real * 10, 'ignored-the-scale'],
      [length + 10, 'one-centimetre-out'],
      [length - 10, 'one-centimetre-out'],
      [length * 10, 'slipped-with-the-units'],
      [length + 5, 'half-a-centimetre-out'],
      [length - 5, 'half-a-centimetre-out'],
    ],
    walk: `Every ${one} km is 1 cm on the map. How many times does ${one} go into ${grouped(real)}? ${grouped(real)} ÷ ${one} = ${grouped(length / 10)}. So it is **${inCentimetres(length)}**.`,
  }
}

function writeModel({ kind, thing, per, length }: Facts): Written {
  const [name] = models[thing] ?? models[0]
  const real = length * per
  const metres = (value: number) => `${grouped(clean(value / 100))} m`
  const article = /^[aeiou]/.test(name) ? 'An' : 'A'
  if (kind === 'model-to-real')
    return {
      stem: `A model of ${article.toLowerCase()} ${name} has a scale of 1:${per}. The model is ${length} cm long. How long is the real ${name}?`,
      value: real,
      say: metres,
      slips: [
        [real * 10, 'slipped-with-the-units'],
        [real / 10, 'slipped-with-the-units'],
        [(length + per) * 10, 'added-the-scale'],
        [real + per, 'one-centimetre-out'],
        [real - per, 'one-centimetre-out'],
        [length * (per + 10), 'slipped-in-the-multiplication'],
        [length * (per - 10), 'slipped-in-the-multiplication'],
        [real + 10 * per, 'slipped-in-the-multiplication'],
      ],
      walk: `The scale 1:${per} means that every length is ${per} times as long in real life. ${length} cm × ${per} = ${grouped(real)} cm. There are 100 cm in a metre, so that is **${metres(real)}**.`,
    }
  return {
    stem: `${article} ${name} is ${metres(real)} long. How long is a model of it with a scale of 1:${per}?`,
    value: length,
    say: value => `${grouped(clean(value))} cm`,
    slips: [
      [length * 10, 'slipped-with-the-units'],
      [length / 10, 'slipped-with-the-units'],
      [real / 100, 'ignored-the-scale'],
      [per, 'gave-the-scale'],
      [length + 1, 'slipped-in-the-division'],
      [length - 1, 'slipped-in-the-division'],
      [length + 2, 'slipped-in-the-division'],
      [length * 2, 'doubled-the-length'],
    ],
    walk: `The scale 1:${per} means that the real thing is ${per} times as long as the model. So divide. ${metres(real)} is ${grouped(real)} cm, and ${grouped(real)} ÷ ${per} = **${length} cm**.`,
  }
}

function writeRatio({ kind, thing, per, length, other }: Facts): Written {
  const [route, question] = routes[thing] ?? routes[0]
  const real = clean((length / 10) * per)
  const scale = ratioOf(per)
  const meaning = `The scale ${scale} means that 1 cm on the map is ${grouped(per * 100)} cm in real life. That is ${grouped(per)} m${per >= 1000 ? `, or ${grouped(per / 1000)} km` : ''}.`
  const told = toldOf(route, inReal(real))
  switch (kind) {
    case 'ratio-to-real':
      return {
        stem: `A map has a scale of **${scale}**. On the map, ${route} measures ${inCentimetres(length)}. ${question}`,
        value: real,
        say: inReal,
        slips: [
          [real * 10, 'slipped-with-the-units'],
          [real / 10, 'slipped-with-the-units'],
          [real + per, 'one-centimetre-out'],
          [real - per, 'one-centimetre-out'],
          [real * 2, 'doubled-the-length'],
          [real / 2, 'halved-the-length'],
          [real * 100, 'slipped-with-the-units'],
          [real / 100, 'slipped-with-the-units'],
        ],
        walk: `${meaning} There are ${grouped(length / 10)} cm: ${grouped(length / 10)} × ${grouped(per)} m = ${grouped(real)} m${real >= 1000 ? `, which is **${inReal(real)}**` : `. So the answer is **${inReal(real)}**`}.`,
      }
    case 'ratio-to-map':
      return {
        stem: `A map has a scale of **${scale}**. In real life, ${told}. How long is that on the map?`,
        value: length,
        say: inCentimetres,
        slips: [
          [length * 10, 'slipped-with-the-units'],
          [length / 10, 'slipped-with-the-units'],
          [length + 10, 'one-centimetre-out'],
          [length - 10, 'one-centimetre-out'],
          [length * 2, 'doubled-the-length'],
          [length / 2, 'halved-the-length'],
          [length + 5, 'half-a-centimetre-out'],
          [length - 5, 'half-a-centimetre-out'],
        ],
        walk: `${meaning} ${inReal(real)} ${real >= 1000 ? `is ${grouped(real)} m, and ` : ''}how many times does ${grouped(per)} m go into it? ${grouped(real)} ÷ ${grouped(per)} = ${grouped(length / 10)}. So it is **${inCentimetres(length)}**.`,
      }
    case 'find-ratio':
      return {
        stem: `In real life, ${told}. On a map it measures ${inCentimetres(length)}. What is the scale of the map?`,
        value: per,
        say: ratioOf,
        slips: [
          [per * 10, 'slipped-with-the-units'],
          [per / 10, 'slipped-with-the-units'],
          [per * 2, 'doubled-the-length'],
          [per / 2, 'halved-the-length'],
          [per / 100, 'left-metres-as-they-were'],
          [per * 100, 'slipped-with-the-units'],
          [per * 5, 'slipped-in-the-division'],
          [per / 5, 'slipped-in-the-division'],
          [per * 4, 'slipped-in-the-division'],
        ],
        walk: `Find what 1 cm on the map is in real life: ${grouped(real)} m ÷ ${grouped(length / 10)} = ${grouped(per)} m. Both numbers of a scale have the same unit, so change metres into centimetres: ${grouped(per)} m is ${grouped(per * 100)} cm. The scale is **${scale}**.`,
      }
    default: {
      const there = (length * per) / other
      return {
        stem: `On a map with a scale of ${scale}, ${route} measures ${inCentimetres(length)}. How long is it on a map with a scale of **${ratioOf(other)}**?`,
        value: there,
        say: inCentimetres,
        slips: [
          [(length * other) / per, 'used-the-scales-the-wrong-way-round'],
          [length, 'ignored-the-scale'],
          [there * 2, 'doubled-the-length'],
          [there / 2, 'halved-the-length'],
          [there + 10, 'one-centimetre-out'],
          [there - 10, 'one-centimetre-out'],
          [there * 10, 'slipped-with-the-units'],
          [there / 10, 'slipped-with-the-units'],
        ],
        walk: `On the first map 1 cm stands for ${grouped(per)} m, so the real length is ${grouped(length / 10)} × ${grouped(per)} m = ${grouped(real)} m. On the second map 1 cm stands for ${grouped(other)} m: ${grouped(real)} ÷ ${grouped(other)} = ${grouped(there / 10)}. So it is **${inCentimetres(there)}**. It is ${there > length ? 'longer, because the second map shows things larger' : 'shorter, because the second map shows things smaller'}.`,
      }
    }
  }
}

function writeOf(facts: Facts): Written {
  const { kind } = facts
  if (kind === 'to-real' || kind === 'to-map' || kind === 'map-area') return writeWords(facts)
  return kind === 'model-to-real' || kind === 'real-to-model' ? writeModel(facts) : writeRatio(facts)
}

/** Like the right answer: no more digits after the point than a child would write. */
const isNeat = (text: string) => !/\.\d{3}/.test(text)

export const mapScales = template({
  id: 'maths.scale-and-similar-shapes.maps-and-models',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawFacts,
  measure: 'steps between the map and real life, and units to change',
  hardness: ({ kind }) => efforts[kind],
  write: facts => {
    const { stem, value, say, slips, walk } = writeOf(facts)
    return {
      stem,
      right: { text: say(value) },
      wrong: slips
        .filter(([wrong]) => wrong > 0 && Math.abs(wrong - value) > 1e-9 && isNeat(say(wrong)))
        .map(([wrong, misconception]) => ({ text: say(wrong), misconception })),
      explanation: walk,
    }
  },
})
