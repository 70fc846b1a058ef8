import { balanced, doubled } from './balance.ts'
import type { Choice, WrongChoice } from './choice.ts'
import { answerText, sameValue, valueKey } from './grade.ts'
import {
  type Expected,
  type KnownMistake,
  letters,
  type Option,
  type Passage,
  type Picture,
  type Step,
} from './question.ts'
import { Random } from './random.ts'

export type { Choice, WrongChoice }

interface Draft {
  readonly stem: string
  readonly passage?: Passage
  readonly picture?: Picture
  readonly explanation: string
}

export interface OptionsDraft extends Draft {
  readonly right: Choice
  /** Most likely first. The first four that differ from the right one and from each other are used. */
  readonly wrong: readonly WrongChoice[]
}

export interface TypedDraft extends Draft {
  readonly expected: Expected
  readonly mistakes: readonly KnownMistake[]
}

/**
 * Makes questions of one kind. It draws the facts, then writes the question from them. The facts are enough to solve
 * the question in another way, which is how tests prove the answer.
 */
export type Template<Facts = unknown> = {
  /** The topic's id and a name. */
  readonly id: string
  /** Increases with every change to the questions, because records name it. */
  readonly version: number
  /** The time that a child who knows the topic needs at step 3. */
  readonly seconds: number
  /**
   * From this version on, its wrong options are chosen so that nothing about them gives the right one away. The version
   * before made the same questions with the first four.
   */
  readonly balancedFrom?: number
  /** Two of its mistakes at once may be right in another way, or make no sense, so they are not doubled. */
  readonly undoubled?: true
  /** Logits above or below other questions of the topic. */
  readonly harder?: number
  draw(random: Random, step: Step): Facts
  /** A description of what `hardness` counts. */
  readonly measure: string
  hardness(facts: Facts): number
} & (
  | { readonly mode: 'options'; write(facts: Facts, random: Random): OptionsDraft }
  | { readonly mode: 'typed'; write(facts: Facts, random: Random): TypedDraft }
)

/** Infers the type of the facts from `draw`, so `draw` must come before the functions that use them. */
export const template = <Facts>(spec: Template<Facts>): Template<Facts> => spec

/** A question made by a template from a seed and a step. */
export type Composed<Facts> = { readonly facts: Facts; readonly draft: Draft } & (
  | {
      readonly mode: 'options'
      readonly options: readonly Option[]
      readonly right: number
      readonly values: readonly string[]
    }
  | {
      readonly mode: 'typed'
      readonly expected: Expected
      readonly answer: string
      readonly mistakes: readonly KnownMistake[]
    }
)

const tries = 60

/** Draws until there are four different wrong options, which is nearly always the first time. */
export function compose<Facts>(template: Template<Facts>, seed: number, step: Step): Composed<Facts> {
  const name = `${template.id}@${template.version}:${step}:${seed}`
  const random = new Random(name)
  for (let attempt = 0; attempt < tries; attempt++) {
    const facts = template.draw(random, step)
    if (template.mode === 'typed') {
      const { expected, mistakes, ...draft } = template.write(facts, random)
      const differing = mistakes.filter(({ text }) => !sameValue(text, answerText(expected)))
      return { mode: 'typed', facts, draft, expected, answer: answerText(expected), mistakes: differing }
    }
    const { right, wrong, ...draft } = template.write(facts, random)
    const taken = isBalanced(template) ? balancedFour(template, right, wrong, name) : firstFour(right, wrong)
    if (taken.length < letters.length - 1) continue
    return { mode: 'options', facts, draft, ...placed(right, taken, new Random(`${name}:place`)) }
  }
  throw new Error(`${name} could not find four wrong options`)
}

/** The wrong options of a template that is not balanced. */
export const firstFour = (right: Choice, wrong: readonly WrongChoice[]): readonly WrongChoice[] =>
  differing(right, wrong).slice(0, letters.length - 1)

const worth = ({ text, value, picture }: Choice) => value ?? picture?.svg ?? text

const isBalanced = ({
  version,
  balancedFrom = Number.POSITIVE_INFINITY,
}: Pick<Template, 'version' | 'balancedFrom'>) => version >= balancedFrom

function balancedFour(
  { undoubled }: Pick<Template, 'undoubled'>,
  right: Choice,
  wrong: readonly WrongChoice[],
  name: string,
): readonly WrongChoice[] {
  const given = differing(right, wrong)
  const doubles = undoubled ? [] : doubled(right, given.slice(0, 6))
  // The given ones differ already, so without others there is nothing to compare again.
  const all =
    doubles.length === 0 ? given : differing(right, [...given.slice(0, 6), ...doubles, ...given.slice(6)])
  return balanced(right, all, new Random(`${name}:balance`))
}

function differing(right: Choice, wrong: readonly WrongChoice[]): WrongChoice[] {
  const taken: WrongChoice[] = []
  const values = new Set([valueKey(worth(right))])
  for (const choice of wrong) {
    const value = valueKey(worth(choice))
    if (values.has(value)) continue
    values.add(value)
    taken.push(choice)
  }
  return taken
}

function placed(right: Choice, wrong: readonly WrongChoice[], random: Random) {
  const place = random.int(0, letters.length - 1)
  const choices: (Choice & { misconception?: string })[] = random.shuffle(wrong)
  choices.splice(place, 0, right)
  const options = choices.map(
    ({ text, picture, misconception }, index): Option => ({
      letter: letters[index] ?? 'A',
      text,
      ...(picture && { picture }),
      ...(misconception && { misconception }),
    }),
  )
  return { options, right: place, values: choices.map(worth) }
}
