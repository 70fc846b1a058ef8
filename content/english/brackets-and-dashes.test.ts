import { proof, prove } from '../../test/content/proofs.ts'
import { bracketsAndDashes, findTheExtra, rightlyMarked, singleDash } from './brackets-and-dashes.ts'

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const same = (one: string, other: string) => lower(one) === lower(other)

prove(bracketsAndDashes, [
  // There is one matching pair of marks. Without what is inside, the subject and what is told of it are left.
  proof(rightlyMarked, ({ subject, extra, told }, answer, { draft }) => {
    const [, before = '', inside = '', after = ''] =
      (draft.stem.includes('brackets')
        ? /^([^(),–]+) \(([^(),–]+)\) ([^(),–]+)\.$/
        : draft.stem.includes('dashes')
          ? /^([^(),–]+) – ([^(),–]+) – ([^(),–]+)\.$/
          : /^([^(),–]+), ([^(),–]+), ([^(),–]+)\.$/
      ).exec(answer) ?? []
    return same(before, subject) && inside === extra && after === told
  }),
  proof(findTheExtra, ({ subject, told }, answer, { draft }) => {
    const whole = draft.stem.split('\n')[0] ?? ''
    return [` ${answer} `].some(cut => same(whole.replace(cut, ' '), `${subject} ${told}.`))
  }),
  proof(singleDash, ({ first, second }, answer) => {
    const [before = '', after = ''] = answer.split(' – ')
    return same(before, first) && after === `${second}.`
  }),
])
