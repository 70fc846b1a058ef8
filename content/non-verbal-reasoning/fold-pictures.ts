import type { Picture } from '../question.ts'
import { circle, enlarged, line, moved, type Point, picture, pointsOf, polygon, rectangle } from '../svg.ts'
import { counted, listed } from '../wording.ts'
import { cell } from './figure.ts'
import { openedSheet, type Punched } from './punched-sheet.ts'
import { before, behind, type Fold, hole, mirrored, placeText, scaled, sheet, textOf } from './sheets.ts'

/** A folded sheet, and the parts that were folded over, in order. */
interface Paper {
  readonly outline: readonly Point[]
  readonly flaps: readonly (readonly Point[])[]
}

function withFold({ outline, flaps }: Paper, fold: Fold): Paper {
  const { right, down, at } = fold
  const over = behind(outline, { ...fold, right: -right, down: -down, at: -at })
  return {
    outline: behind(outline, fold),
    flaps: [
      ...flaps.map(flap => behind(flap, fold)).filter(flap => flap.length > 2),
      over.map(place => mirrored(place, fold)),
    ],
  }
}

const drawPaper = ({ outline, flaps }: Paper, fill: 'white' | 'grey') =>
  polygon(outline.map(scaled), fill) + flaps.map(flap => polygon(flap.map(scaled), fill, 1.5)).join('')

/** The ends of the fold line on the paper. */
function foldLine(outline: readonly Point[], fold: Fold): [Point, Point] {
  const [from = [0, 0], to = [0, 0]] = behind(outline, fold).filter(
    place => Math.abs(before(place, fold)) < 1e-6,
  )
  return [from, to]
}

/** The paper with the fold line and an arrow across it. */
function drawFold(paper: Paper, fold: Fold): string {
  const [[a, b], [c, d]] = foldLine(paper.outline, fold)
  const [over, beside] = [0.3 / Math.hypot(c - a, d - b), 1 + 0.3 / Math.hypot(c - a, d - b)]
  const along = (share: number) => scaled([a + (c - a) * share, b + (d - b) * share])
  const [x, y] = along(0.5)
  const depth = 16 * Math.max(...paper.outline.map(place => -before(place, fold)))
  const at = (far: number, aside = 0): Point => [
    x + fold.right * far + fold.down * aside,
    y + fold.down * far - fold.right * aside,
  ]
  const tip = Math.min(20, depth * 0.9)
  return `${drawPaper(paper, 'white')}${line(along(-over), along(beside), 1.5, true)}${line(at(-Math.min(12, depth * 0.7)), at(tip - 8), 2)}<polygon points="${pointsOf([at(tip), at(tip - 8, 5), at(tip - 8, -5)])}" fill="#000" stroke="#000" stroke-width="1"/>`
}

const ghost =
  '<rect x="-32" y="-32" width="64" height="64" fill="none" stroke="#999" stroke-width="1" stroke-dasharray="2 3"/>'

/** One panel for each fold, with its line and an arrow, and a last one with the holes. As large as a phone allows. */
export function punchedPicture({ done, holes }: Punched): Picture {
  const width = 78
  let paper: Paper = { outline: sheet, flaps: [] }
  const panels: string[] = []
  for (const fold of done) {
    panels.push(ghost + drawFold(paper, fold))
    paper = withFold(paper, fold)
  }
  panels.push(
    ghost + drawPaper(paper, 'grey') + holes.map(place => circle(scaled(place), 4.5, 'white', 1.5)).join(''),
  )
  const said = listed(
    done.map(fold => fold.said),
    'then',
  )
  const alt = `A square sheet. Fold ${said}. Then ${counted(holes.length, 'hole')} ${holes.length === 1 ? 'is' : 'are'} made: ${holes.map(placeText).join(', ')}, counted on the whole sheet.`
  const drawn = picture(
    panels.length * width + 2,
    width,
    alt,
    panels.map((panel, at) => moved(panel, width / 2 + 1 + at * width, width / 2)).join(''),
  )
  return panels.length < 4 ? enlarged(drawn, 1.25) : drawn
}

const sides: readonly Fold[] = [
  { right: 1, down: 0, at: -2, said: '' },
  { right: -1, down: 0, at: -2, said: '' },
  { right: 0, down: 1, at: -2, said: '' },
  { right: 0, down: -1, at: -2, said: '' },
]

/** The fold lines that are visible when the sheet is open: a later fold leaves a line in every layer. */
function creases(done: readonly Fold[]): [Point, Point][] {
  return done.flatMap((fold, at) => {
    const all = [foldLine(done.slice(0, at).reduce(behind, sheet), fold)]
    for (let before = at - 1; before >= 0; before--) {
      const over = done[before] ?? fold
      for (const ends of [...all]) {
        const reflected: Point[] = ends.map(end => mirrored(end, over))
        const kept = [...sides, ...done.slice(0, before)].reduce(behind, reflected)
        const [from, to] = [kept[0], kept.at(-1)]
        if (from && to && Math.hypot(from[0] - to[0], from[1] - to[1]) > 0.1) all.push([from, to])
      }
    }
    return all
  })
}

/** The open sheet with its fold lines and holes, larger, for an explanation. Holes of the folded sheet are ringed. */
export function openSheetPicture({ done, holes }: Punched): Picture {
  const all = openedSheet(holes, done)
  const lines = creases(done).map(([from, to]) => line(scaled(from), scaled(to), 1.5, true))
  const rings = holes.map(place => circle(scaled(place), 7, 'white', 1))
  const body = `${rectangle(-32, -32, 64, 64)}${lines.join('')}${rings.join('')}${all.map(hole).join('')}`
  const alt = `The open sheet with ${counted(done.length, 'fold')} as dashed lines. ${textOf(all)}. The holes that were punched have a ring.`
  return enlarged(picture(cell, cell, alt, moved(body, cell / 2, cell / 2)), 2)
}
