import type { Step } from '../question.ts'

/**
 * A sentence about groups of children, numbered from 0 to 2: "all the children in a are in b", "none of the
 * children outside a are in b".
 * Or one about a child: "child b is in group a".
 */
export interface Saying {
  readonly form: 'all' | 'none-outside' | 'none' | 'some' | 'some-not' | 'is' | 'is-not'
  readonly a: number
  readonly b: number
}

/** Clues, one sentence that follows from them, and why. In `why`, [0] is `play chess`, [0s] is `plays chess`, X and Y are children. */
export interface Case {
  readonly given: readonly Saying[]
  readonly right: Saying
  readonly why: string
}

const say =
  (form: Saying['form']) =>
  (a: number, b: number): Saying => ({ form, a, b })
const [all, noneOutside, none, some, someNot] = [
  say('all'),
  say('none-outside'),
  say('none'),
  say('some'),
  say('some-not'),
]
const [is, isNot] = [say('is'), say('is-not')]
const [x, y] = [0, 1]

const chain = 'Everyone who [0s] also [1s], and everyone who [1s] also [2s].'

const turnedRound = (outside: number, inside: number) =>
  `One clue is about children who do not [${outside}]: none of them [${inside}]. So everyone who [${inside}s] must also [${outside}].`

const childInBoth = (a: number, b: number) =>
  `one child who does both: [${a}] and [${b}]. There is such a child`

const childInOne = (a: number, b: number) =>
  `one child who [${a}s] but does not [${b}]. There is such a child`

export const cases: Record<Step, readonly Case[]> = {
  1: [
    {
      given: [all(0, 1), is(0, x), is(1, y)],
      right: is(1, x),
      why: 'Everyone who [0s] also [1s]. X [0s], so X [1s] as well. We can’t turn this round: Y [1s], but children who don’t [0] may do that, too.',
    },
    {
      given: [none(0, 1), is(0, x), isNot(0, y)],
      right: isNot(1, x),
      why: 'Nobody who [0s] also [1s]. X [0s], so X does not [1]. Y does not [0], so that clue tells us nothing about Y.',
    },
    {
      given: [none(0, 1), is(1, x), isNot(1, y)],
      right: isNot(0, x),
      why: 'Nobody does both: [0] and [1]. X [1s], so X does not [0]. Y does not [1], so Y may [0] or not.',
    },
    {
      given: [all(0, 1), is(0, x), isNot(0, y)],
      right: is(1, x),
      why: 'Everyone who [0s] also [1s]. X [0s], so X [1s] as well. Y does not [0], so that clue tells us nothing about Y.',
    },
  ],
  2: [
    {
      given: [all(0, 1), all(1, 2)],
      right: all(0, 2),
      why: `${chain} So everyone who [0s] must also [2]. Draw it: the first circle is inside the second, and the second is inside the third.`,
    },
    {
      given: [all(0, 1), none(1, 2)],
      right: none(0, 2),
      why: 'Everyone who [0s] also [1s]. But nobody who [1s] also [2s]. So nobody who [0s] can also [2].',
    },
    {
      given: [all(0, 1), isNot(1, x), is(1, y)],
      right: isNot(0, x),
      why: 'Everyone who [0s] also [1s]. X does not [1]. If X did [0], then X would [1] as well. So X does not. We can’t tell about Y: children who don’t [0] may [1], too.',
    },
    {
      given: [all(0, 1), isNot(1, x), isNot(0, y)],
      right: isNot(0, x),
      why: 'Everyone who [0s] also [1s]. X does not [1]. If X did [0], then X would [1] as well. So X does not. We can’t tell whether Y may [1]: the clue is only about children who [0].',
    },
  ],
  3: [
    {
      given: [all(0, 1), all(1, 2), isNot(2, x), is(2, y)],
      right: isNot(0, x),
      why: `${chain} X does not [2]. So X does not [1]. And so X does not [0]. You go through the clues from the end to the start.`,
    },
    {
      given: [all(0, 1), none(1, 2), is(0, x), isNot(2, y)],
      right: isNot(2, x),
      why: 'X [0s]. Everyone who does so also [1s], so X [1s]. But nobody who [1s] also [2s]. So X does not [2].',
    },
    {
      given: [all(0, 1), none(2, 1), is(2, x)],
      right: isNot(0, x),
      why: 'X [2s], and nobody who does so also [1s]. So X does not [1]. If X did [0], then X would [1] as well. So X does not [0] either.',
    },
    {
      given: [all(0, 1), all(1, 2), is(0, x), is(2, y)],
      right: is(2, x),
      why: `${chain} X [0s], so X [1s]. And so X [2s]. We can’t go the other way: Y [2s], but need not [0] or [1].`,
    },
    {
      given: [none(0, 1), all(2, 1), is(0, x), is(1, y)],
      right: isNot(2, x),
      why: 'X [0s], and nobody who does so also [1s]. So X does not [1]. Everyone who [2s] also [1s]. So X does not [2].',
    },
  ],
  4: [
    {
      given: [some(0, 1), all(1, 2)],
      right: some(0, 2),
      why: `Think of ${childInBoth(0, 1)}. Everyone who [1s] also [2s], so this child must [2], too.`,
    },
    {
      given: [some(0, 1), none(1, 2)],
      right: someNot(0, 2),
      why: `Think of ${childInBoth(0, 1)}. Nobody who [1s] also [2s], so this child does not [2].`,
    },
    {
      given: [all(0, 1), some(0, 2)],
      right: some(1, 2),
      why: `Think of ${childInBoth(0, 2)}. Everyone who [0s] also [1s], so this child must [1] as well.`,
    },
    {
      given: [none(0, 1), some(1, 2)],
      right: someNot(2, 0),
      why: `Think of ${childInBoth(1, 2)}. Nobody who [0s] also [1s], so this child does not [0].`,
    },
    {
      given: [all(0, 1), someNot(2, 1)],
      right: someNot(2, 0),
      why: `Think of ${childInOne(2, 1)}. Everyone who [0s] also [1s], so this child does not [0] either.`,
    },
    {
      given: [someNot(0, 1), all(0, 2)],
      right: someNot(2, 1),
      why: `Think of ${childInOne(0, 1)}. Everyone who [0s] also [2s], so this child must [2].`,
    },
  ],
  5: [
    {
      given: [noneOutside(1, 0), none(1, 2), is(0, x), isNot(2, y)],
      right: isNot(2, x),
      why: `${turnedRound(1, 0)} X [0s], so X [1s]. But nobody who [1s] also [2s]. So X does not [2].`,
    },
    {
      given: [noneOutside(1, 0), some(0, 2)],
      right: some(1, 2),
      why: `${turnedRound(1, 0)} Now think of ${childInBoth(0, 2)}, and they must [1] as well.`,
    },
    {
      given: [noneOutside(1, 0), someNot(2, 1)],
      right: someNot(2, 0),
      why: `${turnedRound(1, 0)} Now think of ${childInOne(2, 1)}, and they can’t [0].`,
    },
    {
      given: [some(0, 1), noneOutside(2, 1)],
      right: some(0, 2),
      why: `${turnedRound(2, 1)} Now think of ${childInBoth(0, 1)}, and they must [2], too.`,
    },
    {
      given: [noneOutside(1, 0), noneOutside(2, 1), isNot(2, x), is(2, y)],
      right: isNot(0, x),
      why: 'Turn the two clues with “do not” round: everyone who [0s] must also [1], and everyone who [1s] must also [2]. X does not [2], so X does not [1]. And so X does not [0].',
    },
    {
      given: [noneOutside(1, 0), all(1, 2)],
      right: all(0, 2),
      why: `${turnedRound(1, 0)} And everyone who [1s] also [2s]. So everyone who [0s] must [2], too.`,
    },
    {
      given: [someNot(0, 1), noneOutside(2, 0)],
      right: someNot(2, 1),
      why: `${turnedRound(2, 0)} Now think of ${childInOne(0, 1)}, and they must [2].`,
    },
  ],
}
