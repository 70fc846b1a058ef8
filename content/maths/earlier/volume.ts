import { template } from '../../template.ts'
import { grouped } from '../../wording.ts'
import { spread } from '../spread.ts'

const things = ['box', 'parcel', 'block of wood', 'block of clay', 'carton', 'cuboid'] as const

export const missingEdge = template({
  id: 'maths.volume.missing-edge',
  version: 1,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    const most = [5, 7, 9, 12, 15][step - 1] ?? 5
    const size = () => random.int(Math.max(2, most - 6), most)
    const [width = 2, length = 2] = [size() + 2, size() + 1].sort((a, b) => a - b)
    return { what: random.pick(things), length, width, height: size() }
  },
  measure: 'digits of the volume and of the sides',
  hardness: ({ length, width, height }) =>
    Math.log10(length * width * height) + [length, width, height].filter(side => side > 9).length,
  write: ({ what, length, width, height }, random) => {
    const volume = length * width * height
    const wrong = (side: number, misconception: string) => ({
      text: `${grouped(Math.round(side))} cm`,
      misconception,
    })
    return {
      stem: `The volume of a ${what} is ${grouped(volume)} cm³. It is ${length} cm long and ${width} cm wide. How high is it?`,
      right: { text: `${height} cm` },
      wrong: spread(random, `${height} cm`, [
        wrong(volume / length, 'divided-by-one-side-only'),
        wrong(volume / (length + width), 'added-the-sides-first'),
        wrong(height - 1, 'slipped-in-dividing'),
        wrong(height + 1, 'slipped-in-dividing'),
        ...(height > 2 ? [wrong(height - 2, 'slipped-in-dividing')] : []),
        wrong(volume / length / width / 2, 'halved-needlessly'),
        wrong(volume - length - width, 'took-away-instead-of-dividing'),
        wrong(height + 2, 'slipped-in-dividing'),
      ]),
      explanation: `The base is ${length} × ${width} = ${length * width} cm². The volume is the base times the height, so divide: ${grouped(volume)} ÷ ${length * width} = **${height} cm**.`,
    }
  },
})
