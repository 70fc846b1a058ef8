import assert from 'node:assert/strict'
import { proof, prove } from '../../test/content/proofs.ts'
import { mustBeTrue } from './must-be-true.ts'
import { trueOfGroups } from './must-be-true-of-groups.ts'
import { trueOfOrders } from './must-be-true-of-orders.ts'
import { trueByRules } from './must-be-true-of-rules.ts'

type Kind = ReadonlySet<string>

/** The kinds of child in a class, by what they do, and the kind of each child who is named. */
interface World {
  readonly present: readonly Kind[]
  readonly named: Readonly<Record<string, Kind>>
}

type Test = (world: World) => boolean

const verbs = 'play|walk|like|wear|speak|sing|swim|own|eat|collect|live|read|learn|belong|know'

const base = (activity: string) => activity.replace(/^(\w+?)s\b/, '$1')

/** What a sentence says that children do, in order. */
const thingsIn = (sentence: string) =>
  sentence
    .replace(/\.$/, '')
    .split(new RegExp(`\\b(?=(?:${verbs})s? )`))
    .slice(1)
    .map(text => base(text.replace(/ (do|does) not $/, '').trim()))

function readAboutGroups(sentence: string): Test {
  const [one = '', other = ''] = thingsIn(sentence)
  const group = /^(All|None of|Some of|At least one of) the children who (do not )?(.+)$/.exec(sentence)
  if (!group) {
    const [name = ''] = sentence.split(' ')
    const isNot = sentence.startsWith(`${name} does not `)
    return ({ named }) => named[name]?.has(one) !== isNot
  }
  const [, how = '', outside, rest = ''] = group
  const isNot = / (do|does) not /.test(rest)
  const members = ({ present }: World) => present.filter(kind => kind.has(one) === !outside)
  if (how === 'All') return world => members(world).every(kind => kind.has(other))
  if (how === 'None of') return world => !members(world).some(kind => kind.has(other))
  return world => members(world).some(kind => kind.has(other) !== isNot)
}

/** Every class that there may be of children who do some of these things, and every place in it of those who are named. */
function worldsOf(things: readonly string[], names: readonly string[]): World[] {
  let kinds: Kind[] = [new Set()]
  for (const thing of things) kinds = kinds.flatMap(kind => [kind, new Set([...kind, thing])])
  const found: World[] = []
  for (let bits = 1; bits < 2 ** kinds.length; bits++) {
    const present = kinds.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1)
    let worlds: World[] = [{ present, named: {} }]
    for (const name of names)
      worlds = worlds.flatMap(({ named }) =>
        present.map(kind => ({ present, named: { ...named, [name]: kind } })),
      )
    found.push(...worlds)
  }
  return found
}

/** Who reads "some" as "not all", or thinks that somebody must be in each group, must find the same answer. */
function everydayTests(clue: string): Test[] {
  const [one = '', other = ''] = thingsIn(clue)
  const someDo =
    (thing: string): Test =>
    ({ present }) =>
      present.some(kind => kind.has(thing))
  if (!other) return []
  if (!clue.startsWith('Some of')) return [someDo(one), someDo(other)]
  const isNot = clue.includes(' do not ')
  return [({ present }) => present.some(kind => kind.has(one) && kind.has(other) === isNot)]
}

let last: { stem: string; fitting: World[]; everyday: World[] } | undefined

function fittingWorlds(stem: string) {
  if (last?.stem === stem) return last
  const clues = stem.split(/(?<=\.) /).slice(1, -1)
  const things = [...new Set(clues.flatMap(thingsIn))]
  const names = [...new Set(clues.flatMap(clue => /^(?!All|None|Some)[A-Z][a-z]+/.exec(clue) ?? []))]
  const tests = clues.map(readAboutGroups)
  const fitting = worldsOf(things, names).filter(world => tests.every(test => test(world)))
  const more = clues.flatMap(everydayTests)
  last = { stem, fitting, everyday: fitting.filter(world => more.every(test => test(world))) }
  return last
}

const orderings: string[][] = []
function permute(names: readonly string[], taken: readonly string[] = []): string[][] {
  if (names.length === 0) return [[...taken]]
  return names.flatMap(name =>
    permute(
      names.filter(other => other !== name),
      [...taken, name],
    ),
  )
}

/** Whether a sentence is true of an order from most to least. */
function isTrueOf(sentence: string, order: readonly string[]): boolean {
  const names = order.filter(name => new RegExp(`\\b${name}\\b`).test(sentence))
  const [a = '', b = ''] = names.sort((one, other) => sentence.indexOf(one) - sentence.indexOf(other))
  const [at, other, end] = [order.indexOf(a), order.indexOf(b), order.length - 1]
  const more = /(taller|older|faster) than/.test(sentence)
  if (sentence.startsWith('At least two')) return more ? at >= 2 : end - at >= 2
  if (b) return more ? at < other : at > other
  const isFirst = /the (tallest|oldest|fastest)\.$/.test(sentence)
  const is = at === (isFirst ? 0 : end)
  return sentence.includes(' is not the ') ? !is : is
}

/** The parts of each rule, where what is in `from` leads to what is in `to`. */
function readRules(stem: string, names: { girl: string; boy: string; first: string }) {
  const sentences = stem.split(/(?<=\.) /)
  const read = (clause: string) => small(withNames(clause, names))
  const rules = sentences
    .filter(sentence => !/^(Last Tuesday|Which)/.test(sentence))
    .map(sentence => {
      const text = sentence.replace(/\.$/, '')
      const [, cause, effect] = /^Whenever (.+), (.+)$/.exec(text) ?? []
      if (cause && effect) return { from: read(cause), to: read(effect) }
      const [, needed, without] = /^Unless (.+), (.+)$/.exec(text) ?? []
      if (needed && without) return { from: positive(read(without)), to: read(needed) }
      const [, from = '', to = ''] = /^(.+) only when (.+)$/.exec(text) ?? []
      return { from: read(from), to: read(to) }
    })
  return { rules, told: /Last Tuesday, (.+?)\. Which/.exec(stem)?.[1] ?? '' }
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A clause with the names again for "she" and "his", and without the ending of "Ben’s". */
const withNames = (clause: string, { girl, boy, first }: { girl: string; boy: string; first: string }) =>
  clause
    .replaceAll(/\bthey\b/g, `${first} and ${first === girl ? boy : girl}`)
    .replaceAll(/\b(she|her)\b/g, girl)
    .replaceAll(/\b(he|him|his)\b/g, boy)
    .replaceAll('’s', '')

/** "Ben bakes a cake" for "Ben does not bake a cake". */
function positive(clause: string): string {
  const plain = clause.replace(' is not ', ' is ')
  if (plain !== clause) return plain
  const [, verb = ''] = / (?:does|do) not (\w+)/.exec(clause) ?? []
  const isPlural = clause.includes(' do not ')
  const [now = verb] =
    forms.find(([present, , bare]) => bare === verb && (present === bare) === isPlural) ??
    forms.find(([, , bare]) => bare === verb) ??
    []
  return clause.replace(/ (does|do) not \w+/, ` ${now}`).replace('drinks any', 'drinks some')
}

/** The verb forms of the stories, so that what is said of now is found again in what was so on Saturday. */
const forms: readonly (readonly [now: string, was: string, base: string])[] =
  'rains rained rain, stays stayed stay, bakes baked bake, comes came come, snows snowed snow, misses missed miss, tells told tell, talk talked talk, shines shone shine, hangs hung hang, sleeps slept sleep, stay stayed stay, picks picked pick, rings rang ring, gets got get, catches caught catch, meets met meet, play played play, makes made make, lays laid lay, washes washed wash, eat ate eat, looks looked look, has had have, reads read read, wins won win, buys bought buy, feeds fed feed, goes went go, blows blew blow, flies flew fly, climbs climbed climb, have had have, cries cried cry, barks barked bark, wakes woke wake, drinks drank drink, breaks broke break, takes took take, arrives arrived arrive, starts started start, ends ended end, hoot hooted hoot, lies lay lie, writes wrote write, sees saw see, travels travelled travel, borrows borrowed borrow, laugh laughed laugh, finish finished finish, leave left leave'
    .split(', ')
    .map(text => {
      const [now = '', was = '', plain = ''] = text.split(' ')
      return [now, was, plain]
    })

/** A clause about last Tuesday as the clause about now, and whether it was so. */
function present(clause: string, known: readonly string[]): { event: string; is: boolean } | undefined {
  const text = small(clause)
  for (const now of known) {
    if (/ is /.test(now)) {
      if (text === now.replace(' is ', ' was ')) return { event: now, is: true }
      if (text === now.replace(' is ', ' was not ')) return { event: now, is: false }
    }
    for (const [verb, was, plain] of forms) {
      const look = new RegExp(` ${verb}\\b`)
      if (!look.test(now)) continue
      if (text === now.replace(look, ` ${was}`)) return { event: now, is: true }
      const negative = now.replace(look, ` did not ${plain}`).replace('drink some', 'drink any')
      if (text === negative) return { event: now, is: false }
    }
  }
  return undefined
}

prove(mustBeTrue, [
  // In every class in which the clues are true. Both ways to read the clues must agree about each option.
  proof(trueOfGroups, (_, answer, { draft }) => {
    const { fitting, everyday } = fittingWorlds(draft.stem)
    const test = readAboutGroups(answer)
    const isCertain = fitting.every(test)
    assert(everyday.length > 0)
    assert.equal(everyday.every(test), isCertain, answer)
    return isCertain
  }),
  proof(trueOfOrders, (_, answer, { draft }) => {
    const sentences = draft.stem.split(/(?<=\.) /)
    const names = (sentences[0]?.replace(' are friends.', '') ?? '').split(/, | and /)
    const clues = sentences.slice(2, -1)
    if (orderings[0]?.join() !== names.join()) orderings.splice(0, orderings.length, names, ...permute(names))
    const fitting = orderings.slice(1).filter(order => clues.every(clue => isTrueOf(clue, order)))
    return fitting.length > 1 && fitting.every(order => isTrueOf(answer, order))
  }),
  // Tries every way in which the events may or may not have taken place.
  proof(trueByRules, ({ girl, boy, isGirlFirst }, answer, { draft }) => {
    const names = { girl, boy, first: isGirlFirst ? girl : boy }
    const { rules, told } = readRules(draft.stem, names)
    const known = [...new Set(rules.flatMap(({ from, to }) => [from, to]))]
    const read = (text: string) => present(withNames(text.replace(/\.$/, ''), names), known)
    const [fact, claim] = [read(told), read(answer)]
    if (!fact || !claim) throw new Error(`${told} ${answer} ${known}`)
    let [fitting, right] = [0, 0]
    for (let bits = 0; bits < 2 ** known.length; bits++) {
      const is = (event: string) => Math.floor(bits / 2 ** known.indexOf(event)) % 2 === 1
      if (is(fact.event) !== fact.is || !rules.every(({ from, to }) => !is(from) || is(to))) continue
      fitting++
      if (is(claim.event) === claim.is) right++
    }
    return fitting > 0 && fitting === right
  }),
])
