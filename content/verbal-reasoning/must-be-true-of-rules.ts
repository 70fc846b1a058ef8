import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { capital } from '../wording.ts'
import { stories, towns } from './linked-events.ts'
import { drawGirlAndBoy } from './names.ts'

/** An event that took place, or did not. */
interface Fact {
  readonly event: number
  readonly is: boolean
}

interface Rule {
  /** "Whenever p, q", "q only when p", "unless p, not q". */
  readonly kind: 'whenever' | 'only-when' | 'unless'
  readonly p: number
  readonly q: number
}

type World = readonly boolean[]

const worlds: readonly World[] = Array.from({ length: 32 }, (_, at) =>
  [0, 1, 2, 3, 4].map(event => ((at >> event) & 1) === 1),
)

const holds = ({ event, is }: Fact, world: World) => world[event] === is

function allows({ kind, p, q }: Rule, world: World): boolean {
  const [if_, then] = [world[p] ?? false, world[q] ?? false]
  return kind === 'whenever' ? !if_ || then : !then || if_
}

/** Some people take "unless p, not q" to say as well that p brings about q. */
const isStrict = ({ kind, p, q }: Rule, world: World) => kind !== 'unless' || world[p] === world[q]

const follows = (fact: Fact, fitting: readonly World[]) => fitting.every(world => holds(fact, world))

const counts: Record<Step, number> = { 1: 3, 2: 3, 3: 4, 4: 4, 5: 4 }

const kinds: Record<Step, readonly Rule['kind'][]> = {
  1: ['whenever'],
  2: ['whenever'],
  3: ['whenever'],
  4: ['whenever', 'only-when'],
  5: ['whenever', 'only-when', 'unless'],
}

/** Rules that lead from earlier events to later ones. At least one is of the newest kind. */
function drawRules(random: Random, step: Step): Rule[] {
  const links = [0, 1, 2, 3].flatMap(p => [p + 1, p + 2].filter(q => q < 5).map(q => ({ p, q })))
  const newest = kinds[step].at(-1) ?? 'whenever'
  return random
    .sample(links, counts[step])
    .map(({ p, q }, at) => ({ kind: at === 0 ? newest : random.pick(kinds[step]), p, q }))
}

function drawStory(random: Random, step: Step) {
  for (;;) {
    const rules = drawRules(random, step)
    const told = { event: random.int(0, 4), is: step === 1 || (step > 2 && random.chance(0.3)) }
    const seen = new Set(rules.flatMap(({ p, q }) => [p, q]))
    if (!seen.has(told.event)) continue
    const under = (used: readonly Rule[]) =>
      worlds.filter(world => holds(told, world) && used.every(rule => allows(rule, world)))
    const fitting = under(rules)
    const strict = fitting.filter(world => rules.every(rule => isStrict(rule, world)))
    if (strict.length === 0) continue
    const all = [...seen]
      .filter(event => event !== told.event)
      .flatMap((event): Fact[] => [
        { event, is: true },
        { event, is: false },
      ])
    // Two of the rules, or more, are needed.
    const isNews = (fact: Fact) => rules.every(rule => !follows(fact, under([rule])))
    const shown = derived(rules, told)
    const rights = all.filter(
      fact =>
        follows(fact, fitting) && isNews(fact) && shown.some(({ fact: { event } }) => event === fact.event),
    )
    const wrong = all.filter(fact => !follows(fact, strict))
    const [right] = random.shuffle(rights)
    if (!right || wrong.length < 5) continue
    return {
      rules,
      told,
      right,
      wrong: random.shuffle(wrong).map(fact => ({ fact, mistake: mistakeIn(fact, told, rules, fitting) })),
      story: random.int(0, stories.length - 1),
      ...drawGirlAndBoy(random),
      isGirlFirst: random.chance(0.5),
      town: random.pick(towns),
    }
  }
}

function mistakeIn(fact: Fact, told: Fact, rules: readonly Rule[], fitting: readonly World[]): string {
  if (!fitting.some(world => holds(fact, world))) return 'cannot-be-true'
  const bothWays = worlds.filter(
    world => holds(told, world) && rules.every(({ p, q }) => world[p] === world[q]),
  )
  return follows(fact, bothWays) ? 'read-the-rule-backwards' : 'may-be-true-but-need-not'
}

const weights: Record<Rule['kind'], number> = { whenever: 1, 'only-when': 1.5, unless: 2 }

interface Event {
  readonly now: string
  readonly notNow: string
  readonly was: string
  readonly wasNot: string
}

type Told = Pick<ReturnType<typeof drawStory>, 'story' | 'girl' | 'boy' | 'isGirlFirst' | 'town'>

function eventsOf({ story, girl, boy, isGirlFirst, town }: Told): readonly Event[] {
  const [a, b] = isGirlFirst ? [girl, boy] : [boy, girl]
  return (stories[story] ?? []).map(forms => {
    const [now = '', was = '', wasNot = ''] = forms
      .replaceAll(/\bA\b/g, a)
      .replaceAll(/\bB\b/g, b)
      .replaceAll(/\bT\b/g, town)
      .split('|')
    const does = /^(\w+ and \w+|the (birds|owls)) /.test(now) ? 'do' : 'does'
    return {
      now,
      was,
      wasNot,
      notNow: wasNot.replace(/\bdid not/, `${does} not`).replace('was not', 'is not'),
    }
  })
}

/** The second part of a sentence, where "he" and "she" are read instead of a name that is in the first. */
function afterwards(clause: string, first: string, { girl, boy }: Told): string {
  // After "Maya’s sister cries", nobody knows who "she" is.
  const known = [girl, boy].filter(name => new RegExp(`${name}(?!’s (?!match|bus|alarm))`).test(first))
  if (known.length === 2 && /^\w+ and [A-Z]/.test(clause)) return clause.replace(/^\w+ and \w+/, 'they')
  return known.reduce((text, name) => {
    const [subject, object, own] = name === girl ? ['she', 'her', 'her'] : ['he', 'him', 'his']
    if (text.includes(` and ${name}`)) return text
    return text
      .replace(`${name}’s`, own)
      .replace(new RegExp(`^${name}\\b`), subject)
      .replace(new RegExp(`\\b${name}\\b`), object)
  }, clause)
}

function ruleText({ kind, p, q }: Rule, events: readonly Event[], told: Told): string {
  const [one, other] = [events[p], events[q]]
  if (!one || !other) return ''
  if (kind === 'whenever') return `Whenever ${one.now}, ${afterwards(other.now, one.now, told)}.`
  if (kind === 'unless') return `Unless ${one.now}, ${afterwards(other.notNow, one.now, told)}.`
  return `${capital(other.now)} only when ${afterwards(one.now, other.now, told)}.`
}

export const trueByRules = template({
  id: 'verbal-reasoning.must-be-true.rules',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawStory,
  measure: 'rules, counted by how much they ask, and whether something did not happen',
  hardness: ({ rules, told, right }) =>
    rules.reduce((sum, { kind }) => sum + weights[kind], 0) + (told.is ? 0 : 1) + (right.is ? 0 : 1),
  write: facts => {
    const { rules, told, right, wrong } = facts
    const events = eventsOf(facts)
    const past = ({ event, is }: Fact) => (is ? events[event]?.was : events[event]?.wasNot) ?? ''
    const answer = `${capital(past(right))}.`
    return {
      stem: `${rules.map(rule => ruleText(rule, events, facts)).join(' ')} Last Tuesday, ${past(told)}. Which of these **must** be true of last Tuesday?`,
      right: { text: answer },
      wrong: wrong.map(({ fact, mistake }) => ({ text: `${capital(past(fact))}.`, misconception: mistake })),
      explanation: `${reason(rules, told, right, past, rule => ruleText(rule, events, facts))} So this must be true: **${answer}** A rule works in one direction only: “whenever it rains, I get wet” does not mean that it rains whenever I am wet.`,
    }
  },
})

interface Found {
  readonly fact: Fact
  /** The fact and the rule that led to this one. */
  readonly from?: Fact
  readonly rule?: Rule
}

/** What follows from what is told, one rule at a time. */
function derived(rules: readonly Rule[], told: Fact): readonly Found[] {
  const found: Found[] = [{ fact: told }]
  const knows = (fact: Fact) => found.some(({ fact: { event } }) => event === fact.event)
  for (let round = 0; round < rules.length; round++)
    for (const { fact: from } of [...found])
      for (const rule of rules) {
        const fact = step(rule, from)
        if (fact && !knows(fact)) found.push({ fact, from, rule })
      }
  return found
}

/** The steps from what is told to what follows. */
function reason(
  rules: readonly Rule[],
  told: Fact,
  right: Fact,
  past: (fact: Fact) => string,
  said: (rule: Rule) => string,
): string {
  const found = derived(rules, told)
  const chain: string[] = []
  let at = found.find(({ fact }) => fact.event === right.event)
  while (at?.from) {
    const { from, rule } = at
    const but = from.is ? '' : ` But ${past(from)}.`
    chain.unshift(`“${rule ? said(rule) : ''}”${but} So ${past(at.fact)}.`)
    at = found.find(({ fact }) => fact.event === from.event)
  }
  return `Begin with what you know: ${past(told)}. Then use one rule after another. ${chain.join(' ')}`
}

/** What the rule says about its other event, given one of the two. */
function step({ kind, p, q }: Rule, { event, is }: Fact): Fact | undefined {
  const [from, to] = kind === 'whenever' ? [p, q] : [q, p]
  if (event === from && is) return { event: to, is: true }
  return event === to && !is ? { event: from, is: false } : undefined
}
