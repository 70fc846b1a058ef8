import { proof, prove } from '../../test/content/proofs.ts'
import { chairMoves } from './chair-moves.ts'
import { datesAndDirections } from './dates-and-directions.ts'
import { datePuzzle, dayPuzzle } from './days-and-dates.ts'
import { facing, walk } from './turns-and-walks.ts'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const counts: Record<string, number> = { the: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** Days from today, taken apart from the left: `two days after` the rest. */
function offset(phrase: string): number {
  const known: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1 }
  if (phrase in known) return known[phrase] ?? 0
  const later = /^in (\d+) days’ time$/.exec(phrase)
  if (later) return Number(later[1])
  const ago = /^(\d+) days ago$/.exec(phrase)
  if (ago) return -Number(ago[1])
  const [, count = '', way, rest = ''] = /^(\w+) days? (after|before) (.+)$/.exec(phrase) ?? []
  return (way === 'after' ? 1 : -1) * (counts[count] ?? Number.NaN) + offset(rest)
}

/** Tries every day of one week as today. */
function solveDays(stem: string): string[] {
  const [, given = '', day = '', asked = ''] =
    /^(.+?) (?:was|is|will be) \*\*(\w+)\*\*\. What day (?:was it|is it|will it be) \*\*(.+)\*\*\?$/.exec(
      stem,
    ) ?? []
  const start = given.charAt(0).toLowerCase() + given.slice(1)
  return [0, 1, 2, 3, 4, 5, 6]
    .filter(today => dayNames[(((today + offset(start)) % 7) + 7) % 7] === day)
    .map(today => dayNames[(((today + offset(asked)) % 7) + 7) % 7] ?? '')
}

const dateOf = (text: string, year: number) => {
  const [date = '', name = ''] = text.split(' ')
  return new Date(Date.UTC(year, monthNames.indexOf(name), Number(date)))
}
const dayOf = (date: Date) => dayNames[date.getUTCDay()] ?? ''
const textOf = (date: Date) => `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}`

/** The answers for every year of a real calendar in which the first sentence is true. */
function solveDates(stem: string): Set<string> {
  const bold = [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(([, found = '']) => found)
  const next = /^In (\d+), (\d+ \w+) is a \*\*(\w+)\*\*/.exec(stem)
  if (next) {
    const [, year = '', day = '', weekday] = next
    if (dayOf(dateOf(day, Number(year))) !== weekday) return new Set()
    return new Set([dayOf(dateOf(day, Number(year) + 1))])
  }
  const years = Array.from({ length: 60 }, (_, at) => 2001 + at)
  const [, given = ''] = /^In one year, (\d+ \w+) is/.exec(stem) ?? []
  const found = new Set<string>()
  for (const year of years) {
    if (stem.startsWith('The school fair')) {
      const date = dateOf(bold[0] ?? '', year)
      date.setUTCDate(date.getUTCDate() + Number.parseInt(bold[1] ?? '', 10))
      found.add(textOf(date))
      continue
    }
    if (dayOf(dateOf(given, year)) !== bold[0]) continue
    const [, which, weekday] = /^(last|second|third|fourth) (\w+)$/.exec(bold[1] ?? '') ?? []
    if (which === undefined) found.add(dayOf(dateOf(bold[1] ?? '', year)))
    else {
      const month = dateOf(given, year).getUTCMonth()
      const dates = Array.from({ length: 31 }, (_, at) => new Date(Date.UTC(year, month, at + 1))).filter(
        date => date.getUTCMonth() === month && dayOf(date) === weekday,
      )
      const at = ['first', 'second', 'third', 'fourth'].indexOf(which)
      const date = dates.at(at)
      if (date) found.add(textOf(date))
    }
  }
  return found
}

const headings: Record<string, number> = {
  north: 0,
  'north-east': 45,
  east: 90,
  'south-east': 135,
  south: 180,
  'south-west': 225,
  west: 270,
  'north-west': 315,
}

/** The whole turn in degrees, clockwise. */
function turnOf(stem: string): number {
  const [, text = ''] = /You (?:turn|make) ([^.]+)\./.exec(stem) ?? []
  return text
    .split(', then ')
    .map(part => {
      const degrees = part.startsWith('a quarter')
        ? 90
        : part.startsWith('a half')
          ? 180
          : part.startsWith('a three-quarter')
            ? 270
            : Number.parseInt(part, 10)
      return part.includes('anti') ? -degrees : degrees
    })
    .reduce((all, each) => all + each, 0)
}

/** Walks metre by hundred metres, and measures the angle from one end to the other. */
function walkedAngle(stem: string): number {
  let heading = 0
  let [x, y] = [0, 0]
  for (const part of (stem.split('. ')[0] ?? '').split(', ')) {
    const [, named] = /(north|east|south|west)$/.exec(part) ?? []
    if (named) heading = headings[named] ?? 0
    else heading += part.includes('turn right') ? 90 : -90
    const length = Number(/(\d+) m/.exec(part)?.[1])
    x += length * Math.sin((heading * Math.PI) / 180)
    y += length * Math.cos((heading * Math.PI) / 180)
  }
  const [dx, dy] = stem.includes('return to the start') ? [-x, -y] : [x, y]
  return (((Math.atan2(dx, dy) * 180) / Math.PI) % 360) + 360
}

const sameAngle = (one: number, other: number) =>
  Math.abs(((((one - other + 180) % 360) + 360) % 360) - 180) < 1e-6

/** Makes the moves with name cards on chairs. */
function play(sentences: readonly string[], start: readonly string[]): string[] {
  let row = [...start]
  for (const sentence of sentences) {
    const chairs = /children on chairs (\d) and (\d) swap/.exec(sentence)
    const children = /^(?:First|Then) (\w+) and (\w+) swap places/.exec(sentence)
    const goes = /^(?:First|Then) (\w+) goes to chair (\d)/.exec(sentence)
    if (chairs) {
      const [a, b] = [Number(chairs[1]) - 1, Number(chairs[2]) - 1]
      row = row.map((name, at) => (at === a ? (row[b] ?? '') : at === b ? (row[a] ?? '') : name))
    } else if (children) {
      row = row.map(
        name => (name === children[1] ? children[2] : name === children[2] ? children[1] : name) ?? '',
      )
    } else if (goes) {
      const others = row.filter(name => name !== goes[1])
      others.splice(Number(goes[2]) - 1, 0, goes[1] ?? '')
      row = others
    } else if (sentence.includes('moves up one chair')) row = [row.at(-1) ?? '', ...row.slice(0, -1)]
    else if (sentence.includes('moves down one chair')) row = [...row.slice(1), row[0] ?? '']
  }
  return row
}

function orders(names: readonly string[]): string[][] {
  if (names.length < 2) return [[...names]]
  return names.flatMap(name => orders(names.filter(other => other !== name)).map(rest => [name, ...rest]))
}

prove(datesAndDirections, [
  proof(dayPuzzle, (_, answer, { draft }) => {
    const found = solveDays(draft.stem)
    return found.length === 1 && found[0] === answer
  }),
  proof(datePuzzle, (_, answer, { draft }) => {
    const found = solveDates(draft.stem)
    return found.size === 1 && found.has(answer)
  }),
  proof(facing, (_, answer, { draft }) => {
    const [, from] = /You are facing \*\*([a-z-]+)\*\*/.exec(draft.stem) ?? []
    const [, to] = /Now you are facing \*\*([a-z-]+)\*\*/.exec(draft.stem) ?? []
    const [start, end] = [from ?? answer, to ?? answer].map(name => headings[name] ?? Number.NaN)
    return sameAngle((start ?? 0) + turnOf(draft.stem), end ?? 0)
  }),
  proof(walk, (_, answer, { draft }) => sameAngle(walkedAngle(draft.stem), headings[answer] ?? Number.NaN)),
  // Plays every order of the children through the moves, and keeps those that fit the printed order.
  proof(chairMoves, (_, answer, { draft }) => {
    const printed = (/(?:order|chair 5): \*\*([^*]+)\*\*/.exec(draft.stem)?.[1] ?? '').split(/, | and /)
    const chair = Number(/\*\*chair (\d)\*\*/.exec(draft.stem)?.[1])
    const sentences = draft.stem.split(/(?<=\.) /).filter(sentence => /^(?:First|Then) /.test(sentence))
    const isBack = draft.stem.includes('at the start')
    const fitting = orders(printed).filter(start =>
      isBack ? play(sentences, start).join() === printed.join() : start.join() === printed.join(),
    )
    const [only = []] = fitting
    return fitting.length === 1 && (isBack ? only : play(sentences, only))[chair - 1] === answer
  }),
])
