import { commonDivisor } from '../../grade.ts'
import { capital, grouped, withArticle } from '../../wording.ts'
import { cash, drawUntil, frame, inPence, inPounds, inUnits, inWords, isWhole } from './frame.ts'

/** A length in centimetres as metres: `2.4 m`. */
const metres = (centimetres: number) => `${centimetres / 100} m`
/** A mass in grams as kilograms: `1.35 kg`. */
const kilograms = (grams: number) => `${grams / 1000} kg`
/** A capacity in millilitres as litres. */
const litres = (millilitres: number) => `${millilitres / 1000} ${millilitres === 1000 ? 'litre' : 'litres'}`

const gardenFence = frame({
  name: 'garden-fence',
  steps: [1, 2],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        place: random.pick(['vegetable patch', 'chicken run', 'rose garden', 'rabbit run', 'herb garden']),
        length: random.int(5, 8 + 4 * step),
        width: random.int(3, 6 + 2 * step),
        price: random.int(4, 7 + step),
        gate: step === 1 ? 0 : random.int(1, 3),
      }),
      ({ length, width }) => length > width && length * width !== 2 * (length + width),
    ),
  tell: ({ place, length, width, price, gate }) => {
    const round = 2 * (length + width)
    return {
      stem: `A rectangular ${place} is ${length} m long and ${width} m wide. A fence goes all the way round it${gate > 0 ? `, except for a gate that is ${gate} m wide` : ''}. Each metre of fence costs £${price}. How much does the fence cost?`,
      right: (round - gate) * price,
      say: inPounds,
      working: [
        `All the way round it is ${length} + ${width} + ${length} + ${width} = ${round} m.`,
        ...(gate > 0 ? [`The gate needs no fence: ${round} − ${gate} = ${round - gate} m.`] : []),
        `${round - gate} × £${price} = £${(round - gate) * price}.`,
      ],
      wrong: [
        ...(gate > 0 ? [[round * price, 'left-out-a-step'] as const] : []),
        [(length * width - gate) * price, 'found-the-area-not-the-way-round'],
        [(length + width - gate) * price, 'used-only-two-sides'],
        [round - gate, 'stopped-one-step-early'],
        ...(gate > 0 ? [[(round + gate) * price, 'added-not-took-away'] as const] : []),
        [(2 * length + width - gate) * price, 'left-out-one-side'],
        [(length + 2 * width - gate) * price, 'left-out-one-side'],
        [length * width, 'found-the-area-not-the-way-round'],
      ],
    }
  },
})

const carpet = frame({
  name: 'carpet',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        room: random.pick(['bedroom', 'living room', 'playroom', 'waiting room', 'study']),
        length: random.int(3, 4 + step),
        width: random.int(2, 3 + step),
        price: step === 1 ? random.int(8, 15) : random.int(11, 24),
        fitting: step === 1 ? 0 : 5 * random.int(6, 18),
      }),
      ({ length, width }) => length > width && length * width !== 2 * (length + width),
    ),
  tell: ({ room, length, width, price, fitting }) => {
    const area = length * width
    const right = area * price + fitting
    return {
      stem: `The floor of a ${room} is a rectangle, ${length} m long and ${width} m wide. Carpet costs £${price} for each square metre${fitting > 0 ? `, and it costs another £${fitting} to have it laid` : ''}. How much does it cost to cover the whole floor?`,
      right,
      say: inPounds,
      working: [
        `The floor is ${length} × ${width} = ${area} m².`,
        `The carpet costs ${area} × £${price} = £${grouped(area * price)}.`,
        ...(fitting > 0
          ? [`With laying it is £${grouped(area * price)} + £${fitting} = £${grouped(right)}.`]
          : []),
      ],
      wrong: [
        ...(fitting > 0 ? [[area * price, 'stopped-one-step-early'] as const] : []),
        [2 * (length + width) * price + fitting, 'found-the-way-round-not-the-area'],
        [(length + width) * price + fitting, 'added-not-multiplied'],
        ...(fitting > 0
          ? ([
              [area + price + fitting, 'added-not-multiplied'],
              [area * price - fitting, 'took-away-not-added'],
              [area + fitting, 'left-out-a-step'],
            ] as const)
          : ([
              [area, 'stopped-one-step-early'],
              [length * price, 'left-out-a-step'],
              [width * price, 'left-out-a-step'],
              [length * length * price, 'took-it-for-a-square'],
            ] as const)),
      ],
    }
  },
})

const plank = frame({
  name: 'plank',
  steps: [1, 2],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        thing: random.pick(['plank', 'roll of ribbon', 'piece of rope', 'strip of wood', 'length of wire']),
        long: 10 * random.int(12, 18 + step * 8),
        pieces: random.int(2, 3 + 2 * step),
        piece: step === 1 ? 5 * random.int(4, 9) : random.int(16, 48),
      }),
      ({ long, pieces, piece }) => {
        const left = long - pieces * piece
        return left >= 8 && left < piece * 2 && long % 100 !== 0
      },
    ),
  tell: ({ thing, long, pieces, piece }, [name]) => {
    const [used, left] = [pieces * piece, long - pieces * piece]
    const misread = Math.floor(long / 100) * 100 + (long % 100) / 10
    return {
      stem: `${name} has a ${thing} that is ${metres(long)} long and cuts off ${pieces} pieces, each ${piece} cm long. How many centimetres are left?`,
      right: left,
      say: inUnits('cm'),
      limits: [1, long],
      working: [
        `${metres(long)} is ${long} cm.`,
        `The pieces take ${pieces} × ${piece} = ${used} cm.`,
        `${long} − ${used} = ${left} cm.`,
      ],
      wrong: [
        [used, 'stopped-one-step-early'],
        [long - piece, 'counted-only-once'],
        [misread - used, 'mixed-up-the-units'],
        [left + piece, 'one-too-few'],
        [left - piece, 'one-too-many'],
        [long - pieces - piece, 'added-not-multiplied'],
        [long + used, 'added-not-took-away'],
      ],
    }
  },
})

const sharedStrawberries = frame({
  name: 'shared-strawberries',
  steps: [1, 2],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        fruit: random.pick(['strawberries', 'blackberries', 'cherries', 'raspberries', 'plums']),
        all: 100 * random.int(11, 19 + step * 6),
        given: 50 * random.int(3, 4 + step * 2),
        bowls: random.int(3, 4 + step),
      }),
      ({ all, given, bowls }) => all % 1000 !== 0 && isWhole((all - given) / bowls / (step === 1 ? 10 : 5)),
    ),
  tell: ({ fruit, all, given, bowls }, [name, friend]) => {
    const rest = all - given
    const misread = Math.floor(all / 1000) * 1000 + (all % 1000) / 10
    return {
      stem: `${name} picks ${kilograms(all)} of ${fruit}. ${name} gives ${given} g of them to ${friend} and shares the rest equally between ${bowls} bowls. How many grams of ${fruit} are in each bowl?`,
      right: rest / bowls,
      say: inUnits('g'),
      working: [
        `${kilograms(all)} is ${grouped(all)} g.`,
        `${grouped(all)} − ${given} = ${grouped(rest)} g are left.`,
        `${grouped(rest)} ÷ ${bowls} = ${rest / bowls} g.`,
      ],
      wrong: [
        [all / bowls, 'left-out-a-step'],
        [rest, 'stopped-one-step-early'],
        [(all + given) / bowls, 'added-not-took-away'],
        [(misread - given) / bowls, 'mixed-up-the-units'],
        [Math.round(all / bowls - given), 'did-the-steps-in-the-wrong-order'],
        [rest / (bowls + 1), 'shared-by-the-wrong-number'],
        [rest / (bowls - 1), 'shared-by-the-wrong-number'],
        [(all / 10 - given) / bowls, 'mixed-up-the-units'],
      ],
    }
  },
})

const bottlesAndGlasses = frame({
  name: 'bottles-and-glasses',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        drink: random.pick(['lemonade', 'apple juice', 'squash', 'orange juice']),
        bottles: random.int(2, 4 + step),
        bottle: random.pick(step === 1 ? [1000, 1500, 2000] : [750, 1250, 1500, 1750, 2000]),
        glass: random.pick(step === 1 ? [100, 200, 250] : [125, 150, 175, 250]),
        spilt: step === 3 ? 50 * random.int(3, 12) : 0,
      }),
      ({ bottles, bottle, glass, spilt }) => isWhole((bottles * bottle - spilt) / glass),
    ),
  tell: ({ drink, bottles, bottle, glass, spilt }) => {
    const all = bottles * bottle
    const right = (all - spilt) / glass
    return {
      stem: `There are ${bottles} bottles of ${drink} for a party. Each bottle holds ${litres(bottle)}. ${spilt > 0 ? `Somebody spills ${spilt} ml. The rest is poured into glasses. ` : ''}Each glass holds ${glass} ml. How many glasses can be filled?`,
      right,
      say: inUnits('glasses', 'glass'),
      working: [
        `${bottles} bottles hold ${bottles} × ${grouped(bottle)} = ${grouped(all)} ml, because ${litres(bottle)} is ${grouped(bottle)} ml.`,
        ...(spilt > 0
          ? [`After the accident ${grouped(all)} − ${spilt} = ${grouped(all - spilt)} ml are left.`]
          : []),
        `${grouped(all - spilt)} ÷ ${glass} = ${right} glasses.`,
      ],
      wrong: [
        ...(spilt > 0 ? [[Math.floor(all / glass), 'left-out-a-step'] as const] : []),
        [Math.floor((bottle - spilt) / glass), 'counted-only-once'],
        [Math.floor((all / 10 - spilt) / glass), 'mixed-up-the-units'],
        [Math.floor(bottle / glass) + bottles, 'added-not-multiplied'],
        [Math.floor(((bottles - 1) * bottle - spilt) / glass), 'one-too-few'],
        [Math.floor(((bottles + 1) * bottle - spilt) / glass), 'one-too-many'],
        [right * 10, 'mixed-up-the-units'],
      ],
    }
  },
})

const tinsInABox = frame({
  name: 'tins-in-a-box',
  steps: [2, 3],
  moves: 3,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        tin: 5 * random.int(40, 90),
        tins: random.int(4, 4 + step * 2),
        box: 10 * random.int(15, 60),
        what: random.pick(['tins of soup', 'tins of beans', 'jars of jam', 'bags of rice', 'jars of honey']),
      }),
      ({ tin, tins, box }) => box % tins !== 0 && (tin * tins + box) % 10 === 0,
    ),
  tell: ({ tin, tins, box, what }) => {
    const all = tin * tins + box
    const one = what.replace(/^(\w+)s /, '$1 ')
    return {
      stem: `A wooden box with ${tins} identical ${what} in it weighs ${kilograms(all)}. The empty box weighs ${box} g. How many grams does one ${one} weigh?`,
      right: tin,
      say: inUnits('g'),
      working: [
        `${kilograms(all)} is ${grouped(all)} g.`,
        `Without the box it is ${grouped(all)} − ${box} = ${grouped(all - box)} g.`,
        `${grouped(all - box)} ÷ ${tins} = ${tin} g.`,
      ],
      wrong: [
        [Math.round(all / tins), 'left-out-a-step'],
        [all - box, 'stopped-one-step-early'],
        [Math.round(all / tins - box), 'did-the-steps-in-the-wrong-order'],
        [Math.round((all + box) / tins), 'added-not-took-away'],
        [Math.round((all - box) / (tins + 1)), 'shared-by-the-wrong-number'],
        [Math.round((all / 10 - box) / tins), 'mixed-up-the-units'],
        [Math.round((all - box) / (tins - 1)), 'shared-by-the-wrong-number'],
      ],
    }
  },
})

const lamps = frame({
  name: 'lamps',
  steps: [2, 3],
  moves: 3,
  draw: (random, step) => ({
    gap: random.int(3, 4 + step * 2),
    gaps: random.int(6, 8 + step * 4),
    cost: random.int(12, 20 + step * 10),
    sides: step === 2 ? 1 : 2,
  }),
  tell: ({ gap, gaps, cost, sides }) => {
    const count = (gaps + 1) * sides
    const long = gap * gaps
    return {
      stem: `${sides === 2 ? 'On both sides of' : 'Beside'} a straight path in a park there is a lamp every ${gap} m${sides === 2 ? ', from the very start to the very end' : ', with one at each end'}. The path is ${long} m long. Each lamp costs £${cost}. How much do all the lamps cost?`,
      right: count * cost,
      say: inPounds,
      working: [
        `There are ${long} ÷ ${gap} = ${gaps} gaps between the lamps${sides === 2 ? ' on each side' : ''}.`,
        `There is one more lamp than there are gaps: ${gaps} + 1 = ${gaps + 1}.`,
        ...(sides === 2 ? [`With both sides that is 2 × ${gaps + 1} = ${count} lamps.`] : []),
        `${count} × £${cost} = £${grouped(count * cost)}.`,
      ],
      beware: 'Draw three gaps: there are four lamps.',
      wrong: [
        [gaps * sides * cost, 'counted-gaps-not-posts'],
        ...(sides === 2
          ? ([
              [(gaps + 1) * cost, 'left-out-a-step'],
              [(gaps * 2 + 1) * cost, 'counted-gaps-not-posts'],
            ] as const)
          : ([[(gaps - 1) * cost, 'counted-gaps-not-posts']] as const)),
        [long * cost, 'left-out-a-step'],
        [(count + sides) * cost, 'one-too-many'],
        [count, 'stopped-one-step-early'],
        [gap * cost, 'left-out-a-step'],
      ],
    }
  },
})

const bentWire = frame({
  name: 'bent-wire',
  steps: [2, 4],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        side: random.int(6, 8 + step * 3),
        length: random.int(7, 12 + step * 4),
        area: step > 3,
      }),
      ({ side, length }) => length > side && length < 2 * side - 2,
    ),
  tell: ({ side, length, area }, [name]) => {
    const [long, width] = [4 * side, 2 * side - length]
    const working = [
      `The wire is as long as the perimeter of the square: 4 × ${side} = ${long} cm.`,
      `Two sides of the rectangle take 2 × ${length} = ${2 * length} cm, so ${long} − ${2 * length} = ${2 * width} cm are left for the other two.`,
      `One of them is ${2 * width} ÷ 2 = ${width} cm.`,
      ...(area ? [`The area is ${length} × ${width} = ${length * width} cm².`] : []),
    ]
    const stem = `${name} bends a piece of wire into a square with sides of ${side} cm. Then ${name} straightens it and bends all of it into a rectangle that is ${length} cm long.`
    return area
      ? {
          stem: `${stem} What is the area of the rectangle?`,
          right: length * width,
          say: inUnits('cm²'),
          working,
          beware: 'The perimeter stays the same, but the area does not.',
          wrong: [
            [side * side, 'kept-the-area-not-the-way-round'],
            [length * 2 * width, 'forgot-to-halve'],
            [width, 'stopped-one-step-early'],
            [length * (long - length), 'left-out-one-side'],
            [length * side, 'left-out-a-step'],
            [long, 'found-the-way-round-not-the-area'],
            [length * Math.abs(length - side), 'took-away-the-sides'],
          ],
        }
      : {
          stem: `${stem} How wide is the rectangle?`,
          right: width,
          say: inUnits('cm'),
          working,
          wrong: [
            [2 * width, 'forgot-to-halve'],
            [long - length, 'left-out-one-side'],
            [(side * side) / length, 'kept-the-area-not-the-way-round'],
            [side, 'left-out-a-step'],
            [length - side, 'took-away-the-sides'],
            [(long - length) / 2, 'left-out-one-side'],
            [long / 2, 'left-out-a-step'],
          ],
        }
  },
})

const wallTiles = frame({
  name: 'wall-tiles',
  steps: [3, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        side: random.pick([15, 20, 25, 30]),
        across: random.int(6, 16),
        up: random.int(4, 9),
        box: step === 3 ? 0 : random.pick([8, 10, 12, 15, 20]),
        wall: random.pick(['kitchen', 'bathroom', 'changing room', 'shower']),
      }),
      ({ side, across, up, box }) =>
        across > up + 1 &&
        side * across < 400 &&
        side * up < 250 &&
        side * up > 80 &&
        (box === 0 || ((across * up) % box !== 0 && (across * up) / box < 15)),
    ),
  tell: ({ side, across, up, box, wall }) => {
    const [long, high, tiles] = [side * across, side * up, across * up]
    const boxes = (count: number) => (box === 0 ? count : Math.ceil(count / box))
    return {
      stem: `A ${wall} wall is ${metres(long)} long and ${metres(high)} high. All of it is covered with square tiles with sides of ${side} cm. ${box > 0 ? `The tiles are sold in boxes of ${box}. How many boxes are needed?` : 'How many tiles are needed?'}`,
      right: boxes(tiles),
      say: box > 0 ? inUnits('boxes', 'box') : inUnits('tiles', 'tile'),
      working: [
        `${metres(long)} is ${long} cm, so there are ${long} ÷ ${side} = ${across} tiles in a row.`,
        `${metres(high)} is ${high} cm, so there are ${high} ÷ ${side} = ${up} rows.`,
        `That makes ${across} × ${up} = ${tiles} tiles.`,
        ...(box > 0
          ? [
              `${tiles} ÷ ${box} = ${Math.floor(tiles / box)} remainder ${tiles % box}. The last few tiles need a box too, so ${boxes(tiles)} boxes are needed.`,
            ]
          : []),
      ],
      wrong: [
        ...(box > 0
          ? ([
              [Math.floor(tiles / box), 'rounded-the-wrong-way'],
              [tiles, 'stopped-one-step-early'],
            ] as const)
          : ([[across, 'left-out-a-step']] as const)),
        [boxes(across + up), 'added-not-multiplied'],
        [boxes(2 * (across + up)), 'found-the-way-round-not-the-area'],
        [boxes((long * high) / side), 'divided-by-one-side-only'],
        [boxes((across - 1) * up), 'one-too-few'],
        [boxes(across * (up + 1)), 'one-too-many'],
        [boxes(across * across), 'took-it-for-a-square'],
      ],
    }
  },
})

const squashForAParty = frame({
  name: 'squash-for-a-party',
  steps: [2, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        children: random.int(10 + step * 2, 18 + step * 5),
        each: random.int(2, step === 4 ? 4 : 3),
        glass: random.pick(step === 2 ? [150, 200, 250] : [125, 150, 180, 220, 240]),
        bottle: random.pick([1000, 1500, 2000]),
      }),
      ({ children, each, glass, bottle }) => {
        const exact = (children * each * glass) / bottle
        return exact % 1 > 0.04 && exact % 1 < 0.48 && exact > 3
      },
    ),
  tell: ({ children, each, glass, bottle }) => {
    const glasses = children * each
    const all = glasses * glass
    const right = Math.ceil(all / bottle)
    return {
      stem: `${children} children are coming to a party. Each of them will have ${inWords(each)} glasses of squash. Each glass holds ${glass} ml. The squash is mixed in ${bottle / 1000}-litre bottles. How many bottles are needed?`,
      right,
      say: inUnits('bottles', 'bottle'),
      working: [
        `That is ${children} × ${each} = ${glasses} glasses.`,
        `They hold ${glasses} × ${glass} = ${grouped(all)} ml.`,
        `A bottle holds ${grouped(bottle)} ml, and ${right - 1} bottles hold ${grouped((right - 1) * bottle)} ml, which is not enough.`,
        `So ${right} bottles are needed.`,
      ],
      beware: 'The last bottle is not used up, but it is needed.',
      wrong: [
        [right - 1, 'rounded-the-wrong-way'],
        [Math.ceil((children * glass) / bottle), 'left-out-a-step'],
        [Math.ceil(all / 1000), 'left-out-a-step'],
        [glasses, 'stopped-early'],
        [Math.ceil(((children + each) * glass) / bottle), 'added-not-multiplied'],
        [right + 1, 'one-too-many'],
        [right * 10, 'mixed-up-the-units'],
        [children, 'left-out-a-step'],
      ],
    }
  },
})

const playground = frame({
  name: 'playground',
  steps: [3, 4],
  moves: 4,
  indirect: true,
  draw: (random, step) => ({
    place: random.pick(['playground', 'car park', 'orchard', 'paddock', 'meadow', 'courtyard']),
    width: random.int(6, 10 + step * 3),
    times: random.int(2, step),
  }),
  tell: ({ place, width, times }) => {
    const long = width * times
    const round = 2 * (width + long)
    const often = times === 2 ? 'twice' : `${inWords(times)} times`
    return {
      stem: `A rectangular ${place} is ${often} as long as it is wide. The distance all round it is ${round} m. What is its area?`,
      right: width * long,
      say: inUnits('m²'),
      working: [
        `A length and a width together are half the distance round: ${round} ÷ 2 = ${round / 2} m.`,
        `The length is ${times} widths, so ${round / 2} m is ${times + 1} widths. The width is ${round / 2} ÷ ${times + 1} = ${width} m.`,
        `The length is ${times} × ${width} = ${long} m.`,
        `The area is ${long} × ${width} = ${grouped(width * long)} m².`,
      ],
      wrong: [
        [4 * width * long, 'forgot-to-halve'],
        [width * width, 'left-out-a-step'],
        [(round / 4) ** 2, 'shared-equally'],
        [long * long, 'took-it-for-a-square'],
        [Math.round((round / 2 / times) ** 2 * times), 'shared-by-the-wrong-number'],
        [width + long, 'added-not-multiplied'],
        [width * round, 'left-out-a-step'],
      ],
    }
  },
})

const fishTank = frame({
  name: 'fish-tank',
  steps: [3, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => {
        const below = random.pick(step === 3 ? [2, 3, 4] : [4, 5, 6, 8])
        return {
          long: 10 * random.int(4, 9),
          wide: 10 * random.int(2, 5),
          high: (step === 3 ? 10 : 5) * random.int(3, step === 3 ? 5 : 11),
          above: random.int(1, below - 1),
          below,
        }
      },
      ({ long, wide, high, above, below }) =>
        wide < long &&
        high < long &&
        high > 20 &&
        isWhole((long * wide * high) / 1000 / below) &&
        commonDivisor(above, below) === 1,
    ),
  tell: ({ long, wide, high, above, below }) => {
    const all = (long * wide * high) / 1000
    const right = (all / below) * above
    return {
      stem: `A fish tank is ${long} cm long, ${wide} cm wide and ${high} cm high. It is ${above}/${below} full of water. How many litres of water are in it? (1 litre is 1,000 cm³.)`,
      right,
      say: inUnits('litres', 'litre'),
      working: [
        `The volume of the tank is ${long} × ${wide} × ${high} = ${grouped(all * 1000)} cm³.`,
        `${grouped(all * 1000)} ÷ 1,000 = ${all}, so it holds ${all} litres when it is full.`,
        `${above}/${below} of ${all} litres is ${right} litres.`,
      ],
      wrong: [
        [all, 'stopped-one-step-early'],
        [all - right, 'gave-the-other-amount'],
        [right * 10, 'mixed-up-the-units'],
        [all / below, 'found-only-one-part'],
        [right / 10, 'mixed-up-the-units'],
        [(long * wide) / 100, 'left-out-a-step'],
        [long + wide + high, 'added-not-multiplied'],
        [(long * wide * above) / 100 / below, 'left-out-a-step'],
      ],
    }
  },
})

const mapAndPetrol = frame({
  name: 'map-and-petrol',
  steps: [3, 4],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        scale: random.int(2, 6),
        apart: random.int(6, 16 + step * 2),
        economy: random.int(10, 18),
        price: random.int(134, 159),
        back: step > 3,
      }),
      ({ scale, apart, economy }) =>
        isWhole((scale * apart) / economy) && scale * apart > 2 * economy && apart !== economy,
    ),
  tell: ({ scale, apart, economy, price, back }) => {
    const far = scale * apart * (back ? 2 : 1)
    const used = far / economy
    return {
      stem: `On a map, 1 cm stands for ${scale} km in real life. By road, two towns are ${apart} cm apart on the map. A car can go ${economy} km on 1 litre of petrol, and petrol costs ${cash(price)} a litre. How much does the petrol cost for driving from one town to the other${back ? ' and back' : ''}?`,
      right: used * price,
      say: inPence,
      working: [
        `${apart} × ${scale} = ${apart * scale}, so the towns are ${apart * scale} km apart.`,
        ...(back ? [`There and back is 2 × ${apart * scale} = ${far} km.`] : []),
        `${far} ÷ ${economy} = ${used}, so the car needs ${used} litres.`,
        `${used} × ${cash(price)} = ${cash(used * price)}.`,
      ],
      wrong: [
        back ? [(used / 2) * price, 'left-out-a-step'] : [used * 2 * price, 'counted-something-twice'],
        [far * price, 'left-out-a-step'],
        [Math.round((apart / economy) * (back ? 2 : 1) * price), 'left-out-a-step'],
        [(used + 1) * price, 'one-too-many'],
        [(used - 1) * price, 'one-too-few'],
        [economy * price, 'left-out-a-step'],
        [Math.round((apart / scale) * (back ? 2 : 1)) * price, 'mixed-up-times-and-divide'],
      ],
    }
  },
})

const ribbonRoundAParcel = frame({
  name: 'ribbon-round-a-parcel',
  steps: [3, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        long: random.int(22, 30 + step * 4),
        wide: random.int(14, 26),
        high: random.int(6, 13),
        bow: 5 * random.int(5, 12),
      }),
      ({ long, wide, high }) => long > wide + 3 && wide > high + 2,
    ),
  tell: ({ long, wide, high, bow }, [name]) => {
    const right = 2 * long + 2 * wide + 4 * high + bow
    return {
      stem: `A parcel is a box, ${long} cm long, ${wide} cm wide and ${high} cm high. ${name} ties ribbon once round it lengthways and once round it widthways, so that it crosses on the top and on the bottom. The bow takes another ${bow} cm. How many centimetres of ribbon does ${name} need?`,
      right,
      say: inUnits('cm'),
      working: [
        `Lengthways, the ribbon runs along the top and the bottom and up two sides: ${long} + ${long} + ${high} + ${high} = ${2 * (long + high)} cm.`,
        `Widthways it is ${wide} + ${wide} + ${high} + ${high} = ${2 * (wide + high)} cm.`,
        `With the bow: ${2 * (long + high)} + ${2 * (wide + high)} + ${bow} = ${right} cm.`,
      ],
      beware: 'The ribbon goes up four sides of the box, so the height counts four times.',
      wrong: [
        [right - 2 * high, 'left-out-one-side'],
        [right - bow, 'stopped-one-step-early'],
        [long + wide + high + bow, 'counted-only-once'],
        [long + wide + 2 * high + bow, 'used-only-two-sides'],
        [right - 4 * high, 'left-out-a-step'],
        [4 * (long + wide + high) + bow, 'counted-too-much'],
        [2 * (long + wide) + high + bow, 'left-out-one-side'],
      ],
    }
  },
})

const paintingAHall = frame({
  name: 'painting-a-hall',
  steps: [4, 5],
  moves: 6,
  draw: (random, step) =>
    drawUntil(
      () => ({
        long: random.int(9, 14 + step),
        wide: random.int(6, 11),
        high: random.int(3, 5),
        windows: random.int(12, 36),
        cover: random.int(8, 13),
        tin: step === 4 ? 5 : random.pick([2.5, 5]),
      }),
      ({ long, wide, high, windows, cover, tin }) => {
        const tins = (2 * (long + wide) * high - windows) / (cover * tin)
        const all = (2 * (long + wide) * high) / (cover * tin)
        return (
          tins % 1 > 0.04 &&
          tins % 1 < 0.47 &&
          tins > 2 &&
          Math.ceil(all) > Math.ceil(tins) &&
          long > wide + 1
        )
      },
    ),
  tell: ({ long, wide, high, windows, cover, tin }) => {
    const walls = 2 * (long + wide) * high
    const paint = cover * tin
    const tins = (area: number) => Math.ceil(area / paint)
    const right = tins(walls - windows)
    return {
      stem: `The floor of a school hall is a rectangle, ${long} m by ${wide} m, and the hall is ${high} m high. The four walls are painted, but not the doors and windows in them, which cover ${windows} m². One litre of paint covers ${cover} m². How many ${tin}-litre tins of paint are needed?`,
      right,
      say: inUnits('tins', 'tin'),
      working: [
        `Two walls are ${long} × ${high} = ${long * high} m² each, and two are ${wide} × ${high} = ${wide * high} m² each.`,
        `All four walls are ${walls} m². Without doors and windows: ${walls} − ${windows} = ${walls - windows} m².`,
        `One tin covers ${tin} × ${cover} = ${paint} m².`,
        `${right - 1} ${right === 2 ? 'tin covers' : 'tins cover'} ${(right - 1) * paint} m², which is not enough. So ${right} tins are needed.`,
      ],
      wrong: [
        [right - 1, 'rounded-the-wrong-way'],
        [tins(walls), 'left-out-a-step'],
        [tins(walls / 2 - windows), 'used-only-two-sides'],
        [tins(long * wide * high - windows), 'found-the-volume-not-the-area'],
        [Math.ceil((walls - windows) / cover), 'stopped-one-step-early'],
        [tins(walls + windows), 'added-not-took-away'],
        [tins(walls + 2 * long * wide - windows), 'counted-too-much'],
      ],
    }
  },
})

const pathRoundALawn = frame({
  name: 'path-round-a-lawn',
  steps: [4, 5],
  moves: 4,
  draw: (random, step) => ({
    place: random.pick(['lawn', 'flower bed', 'pond', 'swimming pool', 'herb garden']),
    long: random.int(9, 24),
    wide: random.int(5, 8),
    path: random.int(1, step - 2),
    price: step === 4 ? 0 : random.int(12, 35),
  }),
  tell: ({ place, long, wide, path, price }) => {
    const [outer, inner] = [(long + 2 * path) * (wide + 2 * path), long * wide]
    const times = price || 1
    const right = (outer - inner) * times
    return {
      stem: `A rectangular ${place} is ${long} m long and ${wide} m wide. A path ${path} m wide goes all the way round the outside of it. ${price > 0 ? `Paving costs £${price} for each square metre. How much does it cost to pave the path?` : 'What is the area of the path?'}`,
      right,
      say: price > 0 ? inPounds : inUnits('m²'),
      working: [
        `With the path it is ${long} + ${2 * path} = ${long + 2 * path} m long and ${wide} + ${2 * path} = ${wide + 2 * path} m wide.`,
        `Together they cover ${long + 2 * path} × ${wide + 2 * path} = ${outer} m².`,
        `The ${place} alone is ${long} × ${wide} = ${inner} m², so the path is ${outer} − ${inner} = ${outer - inner} m².`,
        ...(price > 0 ? [`${outer - inner} × £${price} = £${grouped(right)}.`] : []),
      ],
      beware: `The path is on both sides, so it adds ${path} m twice.`,
      wrong: [
        [((long + path) * (wide + path) - inner) * times, 'counted-one-end-only'],
        [2 * (long + wide) * path * times, 'forgot-the-corners'],
        [outer * times, 'stopped-one-step-early'],
        ...(price > 0 ? [[outer - inner, 'stopped-one-step-early'] as const] : []),
        [(long + wide) * path * times, 'used-only-two-sides'],
        [2 * (long + 2 * path + wide + 2 * path) * times, 'found-the-way-round-not-the-area'],
        [(2 * (long + wide) * path + 2 * path * path) * times, 'forgot-the-corners'],
        [inner * times, 'gave-the-other-amount'],
      ],
    }
  },
})

const longerThanTwice = frame({
  name: 'longer-than-twice',
  steps: [4, 5],
  moves: 5,
  indirect: true,
  draw: (random, step) => ({
    what: random.pick(['photo', 'flag', 'poster', 'tray', 'noticeboard', 'rug']),
    width: random.int(6, 14 + step * 2),
    more: random.int(2, 9),
    times: random.int(2, step - 1),
    area: step === 5,
  }),
  tell: ({ what, width, more, times, area }) => {
    const long = times * width + more
    const round = 2 * (long + width)
    const often = times === 2 ? 'twice' : `${inWords(times)} times`
    const rough = round / 2 / (times + 1)
    return {
      stem: `The length of a rectangular ${what} is ${more} cm more than ${often} its width. Its perimeter is ${round} cm. What is its ${area ? 'area' : 'length'}?`,
      right: area ? long * width : long,
      say: inUnits(area ? 'cm²' : 'cm'),
      working: [
        `A length and a width together are half the perimeter: ${round} ÷ 2 = ${round / 2} cm.`,
        `That is ${times + 1} widths and ${more} cm more. ${round / 2} − ${more} = ${round / 2 - more} cm is ${times + 1} widths.`,
        `The width is ${round / 2 - more} ÷ ${times + 1} = ${width} cm.`,
        `The length is ${times} × ${width} + ${more} = ${long} cm.`,
        ...(area ? [`The area is ${long} × ${width} = ${grouped(long * width)} cm².`] : []),
      ],
      wrong: area
        ? [
            [times * width * width, 'left-out-a-step'],
            [Math.round(rough * (times * rough)), 'left-out-a-step'],
            [(2 * width + more) * 2 * width, 'forgot-to-halve'],
            [long + width, 'added-not-multiplied'],
            [(times * width - more) * width, 'took-away-not-added'],
            [long * long, 'took-it-for-a-square'],
            [round * width, 'left-out-a-step'],
          ]
        : [
            [width, 'gave-the-other-amount'],
            [times * width, 'stopped-one-step-early'],
            [Math.round(rough * times), 'left-out-a-step'],
            [Math.round(((round - more) / (times + 1)) * times + more), 'forgot-to-halve'],
            [round / 2 - more, 'stopped-early'],
            [times * width - more, 'took-away-not-added'],
          ],
    }
  },
})

const rowOfTiles = frame({
  name: 'row-of-tiles',
  steps: [4, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) => ({
    tiles: random.int(3, 4 + step),
    side: random.int(3, 4 + step * 2),
  }),
  tell: ({ tiles, side }) => {
    const round = 2 * (tiles + 1) * side
    return {
      stem: `${capital(inWords(tiles))} equal square tiles are laid side by side in a row, so that they make a rectangle. The perimeter of the rectangle is ${round} cm. What is the area of the rectangle?`,
      right: tiles * side * side,
      say: inUnits('cm²'),
      working: [
        `Count the sides of tiles on the edge of the rectangle: ${tiles} along the top, ${tiles} along the bottom and one at each end. That is ${2 * tiles + 2}.`,
        `One side is ${round} ÷ ${2 * tiles + 2} = ${side} cm.`,
        `One tile has an area of ${side} × ${side} = ${side * side} cm².`,
        `${tiles} × ${side * side} = ${grouped(tiles * side * side)} cm².`,
      ],
      beware: 'Where two tiles touch, their sides are inside the rectangle and not on its edge.',
      wrong: [
        [side * side, 'stopped-one-step-early'],
        [side * side * (2 * tiles + 2), 'counted-too-much'],
        [tiles * side, 'left-out-a-step'],
        [(round / (4 * tiles)) ** 2 * tiles, 'counted-too-much'],
        [(round / (2 * tiles)) ** 2 * tiles, 'left-out-one-side'],
        [side * side * (tiles + 1), 'one-too-many'],
        [(round / 4) ** 2, 'took-it-for-a-square'],
        [tiles * round, 'left-out-a-step'],
      ],
    }
  },
})

const boxesInACarton = frame({
  name: 'boxes-in-a-carton',
  steps: [4, 5],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        box: [random.int(8, 15), random.int(5, 10), random.int(4, 9)] as const,
        counts: [random.int(3, 5), random.int(3, 6), random.int(2, 6)] as const,
        inMetres: step === 5,
        what: random.pick(['tea', 'raisins', 'chalk', 'soap', 'crayons', 'spice']),
      }),
      ({ box: [a, b, c], counts: [x, y, z] }) => {
        const sides = [a * x, b * y, c * z]
        return (
          a > b &&
          b > c &&
          new Set([x, y, z]).size > 1 &&
          sides.every(side => side < 90) &&
          a * x > b * y &&
          b * y > c * z
        )
      },
    ),
  tell: ({ box: [a, b, c], counts: [x, y, z], inMetres, what }) => {
    const size = (value: number) => (inMetres ? metres(value) : `${value} cm`)
    const right = x * y * z
    return {
      stem: `A small box of ${what} is ${a} cm long, ${b} cm wide and ${c} cm high. A carton is ${size(a * x)} long, ${size(b * y)} wide and ${size(c * z)} high inside. How many of the small boxes fill it?`,
      right,
      say: inUnits('boxes', 'box'),
      working: [
        `${inMetres ? `In centimetres the carton is ${a * x} by ${b * y} by ${c * z}. ` : ''}Along the carton go ${a * x} ÷ ${a} = ${x} boxes.`,
        `Across it go ${b * y} ÷ ${b} = ${y} boxes, and ${c * z} ÷ ${c} = ${z} boxes go on top of each other.`,
        `One layer has ${x} × ${y} = ${x * y} boxes, so ${z} ${z === 1 ? 'layer has' : 'layers have'} ${x * y} × ${z} = ${right}.`,
      ],
      wrong: [
        [x * y, 'stopped-one-step-early'],
        [x + y + z, 'added-not-multiplied'],
        [x * y + z, 'added-not-multiplied'],
        [y * z, 'left-out-a-step'],
        [x * y * (z + 1), 'one-too-many'],
        [x * y * (z - 1), 'one-too-few'],
        [2 * (x * y + y * z + x * z), 'found-the-area-not-the-volume'],
        [x * z, 'left-out-a-step'],
      ],
    }
  },
})

const jarOfHoney = frame({
  name: 'jar-of-honey',
  steps: [4, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        what: random.pick(['honey', 'jam', 'marmalade', 'lemon curd', 'chutney']),
        jar: 10 * random.int(9, 32),
        inside: 20 * random.int(15, 45),
        below: step === 4 ? 2 : random.int(3, 5),
      }),
      ({ jar, inside, below }) => isWhole(inside / below) && jar < inside / 2 && jar !== inside / below,
    ),
  tell: ({ what, jar, inside, below }) => {
    const [full, less] = [jar + inside, jar + inside / below]
    const gone = full - less
    const part = { 2: 'half', 3: 'one third', 4: 'one quarter', 5: 'one fifth' }[below] ?? ''
    return {
      stem: `${capital(withArticle('jar'))} full of ${what} weighs ${grouped(full)} g. When only ${part} of the ${what} is left in it, the jar and the ${what} weigh ${grouped(less)} g. How much does the empty jar weigh?`,
      right: jar,
      say: inUnits('g'),
      working: [
        `What is gone weighs ${grouped(full)} − ${grouped(less)} = ${gone} g. ${below === 2 ? 'That is half of' : `That is ${inWords(below - 1)} of the ${inWords(below)} parts of`} the ${what}.`,
        ...(below === 2
          ? [`So all the ${what} weighs 2 × ${gone} = ${inside} g.`]
          : [
              `One part weighs ${gone} ÷ ${below - 1} = ${gone / (below - 1)} g, so all the ${what} weighs ${below} × ${gone / (below - 1)} = ${inside} g.`,
            ]),
        `The jar weighs ${grouped(full)} − ${inside} = ${jar} g.`,
      ],
      beware: 'The jar itself weighs the same whether it is full or not.',
      wrong: [
        [gone, 'stopped-early'],
        [inside, 'gave-the-other-amount'],
        [Math.round(less / below), 'shared-the-jar-as-well'],
        [Math.abs(full - less * below), 'shared-the-jar-as-well'],
        [Math.round(less - full / below), 'shared-the-jar-as-well'],
        [full / below, 'shared-the-jar-as-well'],
        [inside / below, 'found-only-one-part'],
      ],
    }
  },
})

const openBox = frame({
  name: 'open-box',
  steps: [5, 5],
  moves: 5,
  draw: random =>
    drawUntil(
      () => ({ long: random.int(14, 30), wide: random.int(10, 24), cut: random.int(2, 5) }),
      ({ long, wide, cut }) => long > wide && wide - 2 * cut >= 4,
    ),
  tell: ({ long, wide, cut }, [name]) => {
    const [a, b] = [long - 2 * cut, wide - 2 * cut]
    return {
      stem: `${name} has a sheet of card, ${long} cm long and ${wide} cm wide. ${name} cuts a square with sides of ${cut} cm out of each corner and folds up the four sides to make an open box. What is the volume of the box?`,
      right: a * b * cut,
      say: inUnits('cm³'),
      working: [
        `A square is cut off at both ends of each side. The bottom of the box is ${long} − ${2 * cut} = ${a} cm long and ${wide} − ${2 * cut} = ${b} cm wide.`,
        `The sides that are folded up are ${cut} cm high.`,
        `The volume is ${a} × ${b} × ${cut} = ${grouped(a * b * cut)} cm³.`,
      ],
      wrong: [
        [(long - cut) * (wide - cut) * cut, 'counted-one-end-only'],
        [long * wide * cut, 'left-out-a-step'],
        [a * b, 'stopped-one-step-early'],
        [long * wide - 4 * cut * cut, 'found-the-area-not-the-volume'],
        [(long * wide - 4 * cut * cut) * cut, 'left-out-a-step'],
        [a + b + cut, 'added-not-multiplied'],
        [a * wide * cut, 'counted-one-end-only'],
      ],
    }
  },
})

const risingWater = frame({
  name: 'rising-water',
  steps: [5, 5],
  moves: 4,
  indirect: true,
  draw: random =>
    drawUntil(
      () => ({
        long: 10 * random.int(3, 8),
        wide: 5 * random.int(4, 10),
        deep: random.int(12, 24),
        rise: random.int(3, 12),
      }),
      ({ long, wide, rise }) =>
        long > wide && isWhole((long * wide * rise) / 1000) && (long * wide * rise) / 1000 !== rise,
    ),
  tell: ({ long, wide, deep, rise }, [name]) => {
    const poured = (long * wide * rise) / 1000
    return {
      stem: `The base of a fish tank is ${long} cm by ${wide} cm. The water in it is ${deep} cm deep. ${name} pours in another ${poured} litres, and nothing spills over. How deep is the water now? (1 litre is 1,000 cm³.)`,
      right: deep + rise,
      say: inUnits('cm'),
      limits: [1, 10 * deep],
      working: [
        `${poured} litres is ${grouped(poured * 1000)} cm³.`,
        `The base is ${long} × ${wide} = ${grouped(long * wide)} cm², so each centimetre of depth takes ${grouped(long * wide)} cm³.`,
        `${grouped(poured * 1000)} ÷ ${grouped(long * wide)} = ${rise}, so the water rises by ${rise} cm.`,
        `${deep} + ${rise} = ${deep + rise} cm.`,
      ],
      wrong: [
        [deep + poured, 'mixed-up-the-units'],
        [rise, 'stopped-one-step-early'],
        [deep - rise, 'took-away-not-added'],
        [Math.round(deep + (poured * 1000) / (long * deep)), 'divided-by-one-side-only'],
        [Math.round(deep + (poured * 1000) / (2 * (long + wide))), 'found-the-way-round-not-the-area'],
        [poured, 'left-out-a-step'],
        [Math.round((poured * 100) / long) + deep, 'divided-by-one-side-only'],
        [Math.round((poured * 1000) / (long + wide)) + deep, 'added-not-multiplied'],
      ],
    }
  },
})

const cubeFromItsFaces = frame({
  name: 'cube-from-its-faces',
  steps: [4, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) => ({
    edge: random.int(2, step === 4 ? 6 : 10),
    from: random.pick(step === 4 ? (['face', 'edges'] as const) : (['faces', 'edges', 'faces'] as const)),
    what: random.pick([
      'cube',
      'wooden cube',
      'giant dice',
      'cube of cheese',
      'glass cube',
      'cardboard cube',
    ]),
  }),
  tell: ({ edge, from, what }) => {
    const face = edge * edge
    const given = { face, faces: 6 * face, edges: 12 * edge }[from]
    const said = {
      face: `One face of a ${what} has an area of ${face} cm².`,
      faces: `The six faces of a ${what} have an area of ${given} cm² altogether.`,
      edges: `All the edges of a ${what} are ${given} cm long altogether.`,
    }[from]
    return {
      stem: `${said} What is its volume?`,
      right: edge ** 3,
      say: inUnits('cm³'),
      working: [
        ...(from === 'faces' ? [`One face is ${given} ÷ 6 = ${face} cm².`] : []),
        from === 'edges'
          ? `A cube has 12 edges, so one edge is ${given} ÷ 12 = ${edge} cm.`
          : `${edge} × ${edge} = ${face}, so an edge is ${edge} cm long.`,
        `The volume is ${edge} × ${edge} × ${edge} = ${grouped(edge ** 3)} cm³.`,
      ],
      wrong: [
        [
          from === 'face' ? 6 * face : face,
          from === 'face' ? 'found-the-area-not-the-volume' : 'stopped-one-step-early',
        ],
        [edge, 'stopped-early'],
        [3 * edge, 'added-not-multiplied'],
        [from === 'face' ? face * face : from === 'faces' ? given * edge : 6 * face, 'left-out-a-step'],
        [
          from === 'edges' ? (given / 8) ** 3 : (face / 4) ** 3,
          from === 'edges' ? 'miscounted-the-edges' : 'divided-not-found-the-root',
        ],
        [
          from === 'edges' ? (given / 6) ** 3 : (face / 2) ** 3,
          from === 'edges' ? 'miscounted-the-edges' : 'divided-not-found-the-root',
        ],
        [4 * face, 'found-the-area-not-the-volume'],
      ],
    }
  },
})

export const measureFrames = [
  gardenFence,
  carpet,
  plank,
  sharedStrawberries,
  bottlesAndGlasses,
  tinsInABox,
  lamps,
  bentWire,
  wallTiles,
  squashForAParty,
  playground,
  fishTank,
  mapAndPetrol,
  ribbonRoundAParcel,
  paintingAHall,
  pathRoundALawn,
  longerThanTwice,
  rowOfTiles,
  boxesInACarton,
  jarOfHoney,
  openBox,
  risingWater,
  cubeFromItsFaces,
]
