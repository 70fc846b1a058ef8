import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flaws } from '../../test/content/wording.ts'
import { Random } from '../random.ts'
import { drawLikelyEvent, objectsFor } from './likely-events.ts'
import { people, verbs } from './sentences.ts'

/** Past tenses and participles of irregular verbs, written by hand. */
const irregular: Record<string, [string, string]> = {
  catch: ['caught', 'caught'],
  bring: ['brought', 'brought'],
  buy: ['bought', 'bought'],
  find: ['found', 'found'],
  draw: ['drew', 'drawn'],
  write: ['wrote', 'written'],
  build: ['built', 'built'],
  choose: ['chose', 'chosen'],
  hide: ['hid', 'hidden'],
  throw: ['threw', 'thrown'],
  drive: ['drove', 'driven'],
  eat: ['ate', 'eaten'],
  feed: ['fed', 'fed'],
  sell: ['sold', 'sold'],
  take: ['took', 'taken'],
  wear: ['wore', 'worn'],
  sing: ['sang', 'sung'],
  ride: ['rode', 'ridden'],
  hold: ['held', 'held'],
  break: ['broke', 'broken'],
  win: ['won', 'won'],
  know: ['knew', 'known'],
  see: ['saw', 'seen'],
  grow: ['grew', 'grown'],
  shake: ['shook', 'shaken'],
}

const doubled = new Set(['plan', 'stop', 'win'])

const pastByRule = (base: string) => {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${base}${doubled.has(base) ? base.at(-1) : ''}ed`
}
const thirdByRule = (base: string) =>
  /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}${/(?:s|sh|ch|x)$/.test(base) ? 'es' : 's'}`
const ingByRule = (base: string) =>
  /[^aeiou]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}${doubled.has(base) ? base.at(-1) : ''}ing`

test('every verb has the forms given by the spelling rules and the list of exceptions', () => {
  for (const verb of verbs) {
    const [past, participle] = irregular[verb.base] ?? [pastByRule(verb.base), pastByRule(verb.base)]
    assert.deepEqual(
      [verb.past, verb.participle, verb.third, verb.ing, verb.irregular],
      [past, participle, thirdByRule(verb.base), ingByRule(verb.base), verb.base in irregular],
    )
    assert(verb.objects.length >= 5, verb.base)
  }
})

test('every generated sentence reads as English', () => {
  for (const { text } of people) {
    for (const { past, objects } of verbs)
      for (const object of objects) assert.deepEqual(flaws(`${text} ${past} the ${object}.`), [])
  }
})

test('everyone but the queen does several things with regular and irregular verbs', () => {
  for (const who of people.filter(({ text }) => text !== 'the queen'))
    for (const irregular of [true, false]) {
      const deeds = verbs.filter(verb => verb.irregular === irregular && objectsFor(who, verb).length > 0)
      assert(deeds.length >= 4, `${who.text} has ${deeds.length}`)
    }
})

test('a likely event is drawn only from what such people do', () => {
  const random = new Random('likely')
  for (let count = 0; count < 2_000; count++) {
    const { who, verb, object } = drawLikelyEvent(random, 0.5)
    assert(objectsFor(who, verb).includes(object))
    assert.notEqual(`${who.text} ${verb.base}`, 'the twins drive')
    assert.deepEqual(flaws(`${who.text} ${verb.past} the ${object}.`), [])
  }
})
