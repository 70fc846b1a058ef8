import { proof, prove } from '../../test/content/proofs.ts'
import { bestBuy, change, moneyTopic, priceOfOne } from './money.ts'

/** Parses `£1.25`, `85p` and a bare `1.25`, in pence. */
const pence = (text: string) =>
  text.endsWith('p') ? Number(text.slice(0, -1)) : Math.round(Number(text.replace('£', '')) * 100)

const price = '(£[\\d.]+\\d|\\d+p)'

prove(moneyTopic, [
  // The change and everything bought, item by item, add up to the amount paid.
  proof(change, (_, answer, { draft }) => {
    let spent = pence(answer)
    for (const [, count, one = ''] of draft.stem.matchAll(new RegExp(`(\\d+) [a-z ]+ at ${price}`, 'g')))
      for (let thing = 0; thing < Number(count); thing++) spent += pence(one)
    const [, note] = /a £(\d+) note/.exec(draft.stem) ?? []
    return spent === Number(note) * 100 && /\d+ .* at/.test(draft.stem)
  }),
  // Compares the same number of items from each pack: no other pack is as cheap.
  proof(bestBuy, (_, answer, composed) => {
    if (composed.mode !== 'options') return false
    const read = (text: string) => {
      const [size = '', cost = ''] = text.split(' for ')
      return { size: Number.parseInt(size, 10), cost: pence(cost) }
    }
    const mine = read(answer)
    return composed.values.every(other => {
      const its = read(other)
      return other === answer || mine.cost * its.size < its.cost * mine.size
    })
  }),
  // With this price, the bill is the amount paid.
  proof(priceOfOne, ({ wanted, known }, answer, { draft }) => {
    const [total = '', one = ''] = draft.stem.match(new RegExp(price, 'g')) ?? []
    const [wantedCount, knownCount] = (draft.stem.match(/ \d+ /g) ?? []).map(Number)
    return (
      wantedCount === wanted.count &&
      knownCount === known.count &&
      pence(answer) * wantedCount + pence(one) * knownCount === pence(total)
    )
  }),
])
