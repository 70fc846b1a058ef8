import { label, type Point, path, picture, round } from '../svg.ts'
import { listed } from '../wording.ts'

const middle: Point = [160, 118]

const onRim = (degrees: number, radius: number): Point => {
  const turn = (degrees * Math.PI) / 180
  return [middle[0] + radius * Math.sin(turn), middle[1] - radius * Math.cos(turn)]
}

/** Sectors clockwise from the top. Their labels are inside, on one line each. */
export function drawPie(angles: readonly number[], names: readonly string[], sizes: readonly string[]) {
  let start = 0
  const sectors = angles.map((angle, at) => {
    const [a, b] = [onRim(start, 108), onRim(start + angle, 108)]
    const [x, y] = onRim(start + angle / 2, angle < 55 ? 82 : 70)
    start += angle
    const d = `M${middle[0]} ${middle[1]}L${round(a[0])} ${round(a[1])}A108 108 0 ${angle > 180 ? 1 : 0} 1 ${round(b[0])} ${round(b[1])}Z`
    return (
      path(d, 'white') +
      label([x, y - 2], names[at] ?? '', { size: 13 }) +
      (sizes[at] ? label([x, y + 14], sizes[at], { size: 13 }) : '')
    )
  })
  const words = angles.map((_, at) => `${names[at]} ${(sizes[at] || 'not given').replace('°', ' degrees')}`)
  return picture(320, 236, `A pie chart with ${angles.length} sectors: ${listed(words)}.`, sectors.join(''))
}
