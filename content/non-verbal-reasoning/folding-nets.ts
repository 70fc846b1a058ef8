import { once } from '../once.ts'
import { inMarkdown, type Point } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { clearer } from './clearer.ts'
import { oppositeFace as oppositeFaceBefore, whichNet as whichNetBefore } from './earlier/folding-nets.ts'
import { withLargeOptions } from './figure.ts'
import {
  laid,
  laidAnyhow,
  longestLine,
  namedFaces,
  nearlyNets,
  netChoice,
  netPicture,
  nets,
  plainlyNone,
  squaresOf,
} from './nets.ts'

const offsets = [-0.6, -0.2, 0.2, 0.6]
const nudges = offsets.flatMap(x => offsets.map((y): Point => [x, y]))

/** Five in a line fit into the frame of an option, wherever they are moved. */
const optionSquare = 13

/** Four that don't fold and one that does, or four that do and one that doesn't. */
export const whichNet = template({
  id: 'non-verbal-reasoning.folding-nets.which-makes-a-cube',
  version: 2,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const near = step - 1
    const isOdd = random.chance(0.5)
    const folding = step === 1 ? nets.slice(0, 6) : step < 4 ? nets : nets.slice(4)
    const none = [...random.sample(nearlyNets, near), ...random.sample(plainlyNone, 4 - near)]
    const [one = '', ...others] = isOdd
      ? [random.pick(step < 3 ? plainlyNone : nearlyNets), ...random.sample(folding, 4)]
      : [random.pick(folding), ...none]
    return {
      net: laidAnyhow(random, one),
      wrong: others.map(rows => laidAnyhow(random, rows)),
      near: isOdd ? Math.max(1, near) : near,
      isOdd,
    }
  },
  measure: 'wrong ones that look like the right one, and squares in its longest line',
  hardness: ({ net, near }) => 2 + near + (4 - Math.min(4, longestLine(net))),
  write: ({ net, wrong, isOdd }, random) => {
    const [ownPlace, ...places] = random.sample(nudges, 5)
    const [shown] = isOdd ? wrong : [net]
    const example = inMarkdown(namedFaces(shown ?? net))
    return withLargeOptions({
      stem: isOdd
        ? 'Each picture shows six squares of card joined edge to edge. Four of them can be folded into a cube. Which one **cannot**?'
        : 'Each picture shows six squares of card joined edge to edge. Which one can be **folded into a cube**?',
      right: netChoice(net, ownPlace, optionSquare),
      wrong: wrong.map((squares, at) => ({
        ...netChoice(squares, places[at], optionSquare),
        misconception: isOdd ? 'thought-that-a-net-does-not-fold' : 'two-faces-fold-onto-each-other',
      })),
      explanation: isOdd
        ? `A cube has six faces, so each square must become a face of its own. In four of the pictures it does. Here is one of them, with the face that each square becomes:${example}In the odd one two squares land on the same face, and one side stays open.`
        : `A cube has six faces, so no two squares may fold onto the same face. Five in a line, or four in a block, never work. In the right net each square becomes a face of its own:${example}In each other one two squares land on the same face, and one side stays open.`,
    })
  },
})

export const oppositeFace = clearer(
  oppositeFaceBefore,
  ({ net }, said) =>
    `${said.replace('comes to lie on top', 'ends up on top')} Here is the net with the face that each square becomes:${inMarkdown(namedFaces(net))}`,
)

const lessonNet = laid(squaresOf('.#../####/.#..'), 0, false)

const stairs = squaresOf('##../.##./..##')

export const foldingNets: Topic = {
  id: 'non-verbal-reasoning.folding-nets',
  name: 'Nets of cubes',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.rotation'],
  about: 'Telling which nets fold into a cube, and which faces end up opposite.',
  weights: { gl: 4, cem: 4, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Cut open a box and lay it flat. That flat card is a **net**. Fold it up and you have the box again.

A cube has six faces, all of them squares. So its net has six squares. But not every set of six squares makes a cube! No two squares may land on the same face.

${netPicture(lessonNet, 34, 160, 'A net: four squares in a row, with one square above and one below the second of them', ['star', 'circle', 'square', 'cross', 'diamond', 'triangle']).svg}

This net works. The row of four goes round like a belt. The square above becomes the lid. The square below becomes the floor.

**Opposite faces** never touch. In a straight line, skip one square: the next one is opposite. In the belt above, the circle and the cross are opposite. So are the square and the diamond. The lid and the floor are opposite too.`,
    example: `
Four squares are in a row. Two more are both above the row. Is it a net of a cube?

${netPicture(squaresOf('#.#./####'), 34, 160, 'Four squares in a row, with two more squares above the first and the third').svg}

1. The row of four makes the belt.
2. One square folds over and makes the lid.
3. The other square folds over too. It lands on the lid as well!
4. The floor is still open. So it is **not** a net.`,
    harder: `
${netPicture(stairs, 38, 216, 'A net like stairs. Row 1: star, circle. Row 2: square and cross, one step further right. Row 3: diamond and triangle, one more step to the right', ['star', 'circle', 'square', 'cross', 'diamond', 'triangle']).svg}

Which face is **opposite the star**? There is no row of four here, so the belt does not help.

1. Let the star be the floor. The circle touches it on the right. So the circle becomes the right wall.
2. The square hangs on the circle, below it. When the right wall goes up, the square folds round the corner. It becomes the front wall.
3. The cross hangs on the right of the square. The front wall is up now, and the cross touches its edge. That edge is at the top! So the cross becomes the **lid**.
4. Floor and lid are opposite. So the **cross** is opposite the star.

Look at the way you went: right, down, right. It has the shape of a **Z**. Here is a rule to keep: opposite faces are at the two ends of a straight line of three, or at the two ends of a Z.

Check the rule on the others. Circle, square, cross, diamond: down, right, down. That is a Z again, so circle and diamond are opposite. Square and triangle are opposite too.

The slip to watch for is choosing the square, as it does not touch the star on the net. But when you fold, they meet at an edge.

Now you try: in a long row of four, which square is opposite the second one? (The fourth.)`,
    mistake: `
Many say "It has six squares, so it must work." Test it. Choose one square as the floor. Fold up its neighbours in your mind and say where each one goes: left, right, front, back, lid. If you say the same word twice, it does not work.`,
    tryThis: `
Find an empty box, such as one for cereal or soap. Ask if you may cut it along the edges until it lies flat. Number the faces. Which ones were opposite? How far apart are they now?`,
  })),
  misconceptions: once(() => ({
    'thought-that-a-net-does-not-fold': {
      child: 'That one does fold into a cube. Choose a base and fold up the rest in your mind.',
      parent: 'Thinks that a real net does not fold. Cut it out of squared paper and fold it to see.',
    },
    'two-faces-fold-onto-each-other': {
      child: 'Two squares would land on the same face. Fold it in your mind, one by one.',
      parent: 'Chooses a net in which two squares land on the same face. Cut some nets out and fold them.',
    },
    'took-a-face-that-touches': {
      child: 'A face that touches it in the net is next to it, not opposite.',
      parent:
        'Mistakes a touching square for the opposite face. In a line, skip one square to find the opposite one.',
    },
    'took-a-face-next-to-it-when-folded': {
      child: 'When it is folded, that face comes next to it. Fold on one more step.',
      parent: 'Takes a face that ends up next to it. Copy the net, cut it out and fold it.',
    },
  })),
  templates: [whichNet, oppositeFace],
  earlier: [whichNetBefore, oppositeFaceBefore],
}
