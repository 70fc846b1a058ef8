import { template } from '../../template.ts'
import { choice, part, plainShapes, wrongChoice } from '../figure.ts'
import {
  apart,
  laidAnyhow,
  longestLine,
  nearlyNets,
  netChoice,
  netPicture,
  nets,
  oppositeOf,
  plainlyNone,
  textOf,
} from '../nets.ts'

export const whichNet = template({
  id: 'non-verbal-reasoning.folding-nets.which-makes-a-cube',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const near = step - 1
    const wrong = [...random.sample(nearlyNets, near), ...random.sample(plainlyNone, 4 - near)]
    const net = random.pick(step === 1 ? nets.slice(0, 6) : step < 4 ? nets : nets.slice(6))
    return { net: laidAnyhow(random, net), wrong: wrong.map(rows => laidAnyhow(random, rows)), near }
  },
  measure: 'wrong ones that are nearly nets, and squares of the net in its longest line',
  hardness: ({ net, near }) => 2 + near + (4 - longestLine(net)),
  write: ({ net, wrong }) => ({
    stem: 'Each picture shows six squares of card that hang together. Which one can be **folded into a cube**?',
    right: netChoice(net),
    wrong: wrong.map(squares => ({ ...netChoice(squares), misconception: 'two-faces-fold-onto-each-other' })),
    explanation: `A cube has six faces, so no two squares may fold onto the same face. Five in a line, or four in a block, never work. In the right net, with squares in ${textOf(net)}, each square becomes a face of its own: bottom, top and four sides. In each other one, two squares land on the same face and one side stays open.`,
  }),
})

export const oppositeFace = template({
  id: 'non-verbal-reasoning.folding-nets.opposite-face',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    for (;;) {
      const net = laidAnyhow(
        random,
        random.pick(step === 1 || step === 3 ? nets.slice(0, 6) : step === 2 ? nets : nets.slice(6)),
      )
      const asked = random.int(0, 5)
      const { straight, steps } = apart(net, asked, oppositeOf(net, asked))
      // At first the two squares are in one line; later round a corner, and further apart.
      const far = step < 5 ? 3 : 4
      if (step < 3 ? straight : !straight && steps >= far)
        return { net, asked, symbols: random.sample(plainShapes, 6) }
    }
  },
  measure: 'steps from square to square, whether they go round a corner, and whether no line of four helps',
  hardness: ({ net, asked }) => {
    const { straight, steps } = apart(net, asked, oppositeOf(net, asked))
    return steps + (straight ? 0 : 2) + (longestLine(net) === 4 ? 0 : 2)
  },
  write: ({ net, asked, symbols }) => {
    const opposite = oppositeOf(net, asked)
    const figure = (at: number) => [part(symbols[at] ?? 'star', 'black', { size: 24 })]
    const textAt = (at: number) => `black ${symbols[at]}`
    const next = (at: number) => apart(net, asked, at).steps === 1
    const alt = `Squares in ${textOf(net)}. From left to right and row by row they show: ${symbols.join(', ')}.`
    const { straight } = apart(net, asked, opposite)
    return {
      stem: `This net is folded into a cube. Which symbol is on the face **opposite** the ${symbols[asked]}?`,
      picture: netPicture(net, 42, 216, alt, symbols),
      right: choice(figure(opposite), textAt(opposite)),
      wrong: symbols.flatMap((_, at) =>
        at === asked || at === opposite
          ? []
          : [
              wrongChoice(
                figure(at),
                next(at) ? 'took-a-face-that-touches' : 'took-a-face-next-to-it-when-folded',
                textAt(at),
              ),
            ],
      ),
      explanation: straight
        ? `In a straight line, squares with just one square between them end up opposite each other. From the ${symbols[asked]}, skip one square in its line and you come to the ${symbols[opposite]}.`
        : `Let the ${symbols[asked]} be the bottom and fold up the squares that touch it: they become sides. Fold on from square to square. The ${symbols[opposite]} comes to lie on top, opposite the ${symbols[asked]}.`,
    }
  },
})
