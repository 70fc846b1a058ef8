import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { compassRose, drawTwoNorths } from './compass.ts'
import { howFarToTurn } from './compass-turns.ts'
import { mapRoute } from './map-routes.ts'
import { whichDirection } from './which-direction.ts'

export const compassAndBearings: Topic = {
  id: 'maths.compass-and-bearings',
  name: 'Compass and bearings',
  subdomain: 'geometry',
  year: 5,
  prerequisites: ['maths.angles'],
  about: 'The eight points of the compass, turns in degrees, routes on a map, and three-figure bearings.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
A compass shows which way is **north**. Go round like a clock: north, east, south, west. “Never Eat Shredded Wheat” helps you remember.

${compassRose.svg}

Between them are four more, such as north-east. That makes eight. From each to the next is 45°. A quarter turn is 90°, a half turn 180° and a three-quarter turn 270°.

**Clockwise** goes the way of a clock. **Anticlockwise** goes the other way.

Pilots use **bearings**. A bearing is an angle. Start at north and turn clockwise. Write three figures: east is 090°, and west is 270°.

“From” tells you where to start. For “Q from P”, start at P and look towards Q.`,
    example: `
Ruby faces **north-west**. How many degrees must Ruby turn clockwise to face **south-east**?

1. Start at north-west and go clockwise.
2. Count in steps of 45°: north 45°, north-east 90°, east 135°, south-east 180°.
3. So Ruby must turn **180°**. That is a half turn. It makes sense, since the two are opposite.`,
    harder: `
What is the bearing of **P from Q**?

${drawTwoNorths(310, 50).svg}

1. “From Q” means that we start at Q. But the angle is marked at P. So find the bearing of Q from P first.
2. The marked angle is 50°, but it goes **anti**clockwise from north. A bearing goes clockwise. So take it from a full turn: 360 − 50 = 310. The bearing of Q from P is 310°.
3. The way back is just the opposite. That is a half turn: 310 − 180 = 130. So the bearing of P from Q is **130°**.
4. Check with the picture. From Q, the line to P goes down and to the right. That is between 090° and 180°. Good!

**A ship sails on a bearing of 320°. It turns clockwise until it sails on 075°. Through how many degrees does it turn?** It passes north. Up to north is 360 − 320 = 40°. Then it is 75° more. 40 + 75 = **115°**.`,
    mistake: `
Watch the word “from”. The school is north of the park. So the park is **south** of the school! Put your finger on the place after “from” and start there.

And look at the arrow for north first. On some maps it does not point up.`,
    tryThis: `
Find north with a compass or a phone. Then give someone at home a secret route through the house: “Go three steps east, turn 90° right …” Where do they end up?`,
  })),
  misconceptions: once(() => ({
    'turned-the-other-way': {
      child: 'You turned the other way. Clockwise goes from north to east.',
      parent: 'Mixes up clockwise and anticlockwise. Stand up and make the turn together.',
    },
    'left-out-the-first-turn': {
      child: 'There is a first turn. Make that one before you count.',
      parent: 'Leaves out the first turn. Note the new direction after each turn.',
    },
    'turned-the-first-time-the-other-way': {
      child: 'Check which way the first turn goes.',
      parent: 'Makes the first of two turns the wrong way round. Draw a curved arrow for each turn.',
    },
    'counted-the-first-direction-too': {
      child: 'The first 45° takes you to the next direction. Do not count the one where you begin.',
      parent: 'Counts the direction at the start as well, so is 45° out. Count the gaps, not the points.',
    },
    'ten-degrees-out': {
      child: 'You were ten degrees out. Do your sum again.',
      parent: 'Is ten degrees out: the way is right, but there is a slip. Check by adding up the parts.',
    },
    'went-the-opposite-way': {
      child: 'You went the opposite way. Look at the arrow that points north.',
      parent: 'Goes the opposite way. Write N, E, S and W on the four sides of the map first.',
    },
    'did-not-go-back': {
      child: 'You know where the walk ends. Go backwards to find the start.',
      parent: 'Walks forwards from the end. Undo the last move first, in the opposite direction.',
    },
    'mixed-up-east-and-west': {
      child: 'Facing north, east is on your right and west is on your left.',
      parent: 'Mixes up east and west. With north at the top, W and E spell “we”.',
    },
    'mixed-up-north-and-south': {
      child: 'Look where the arrow points. That is north, and south is the opposite.',
      parent: 'Mixes up north and south. Write the letters on the sides of the map first.',
    },
    'counted-the-first-square-too': {
      child: 'Do not count the square where you begin. The first step goes to the next one.',
      parent: 'Counts the square at the start as one. Play a board game: the first step leaves the square.',
    },
    'left-out-a-move': {
      child: 'One move is missing. Tick each move when you have made it.',
      parent: 'Leaves out one of the moves. Tick each move, and put a dot where it ends.',
    },
    'one-direction-out': {
      child: 'Check each direction. You took the one next to it.',
      parent: 'Takes a direction next to the right one. Draw all eight directions in a star.',
    },
    'mixed-up-left-and-right': {
      child: 'Turn the page so that the robot faces away from you. Then turn left or right.',
      parent:
        'Turns left instead of right, or the other way round. Turn the page so that the robot faces upwards.',
    },
    'took-the-top-for-north': {
      child: 'Look at the arrow. North is not at the top of this map.',
      parent: 'Mistakes the top of the page for north. Turn the page until the arrow points up.',
    },
    'gave-the-way-back': {
      child: 'That is the way back. Start at the letter after “from”.',
      parent: 'Looks from the wrong end. Put a finger on the letter after “from”, and start there.',
    },
    'gave-the-way-there': {
      child: 'That is the way there. Now look back from the other end.',
      parent: 'Repeats the direction that is given. The way back is the opposite direction.',
    },
    'turned-only-half-of-it-round': {
      child: 'Turn both parts round: north becomes south, and east becomes west.',
      parent: 'Changes only one part of a direction such as north-east. Both parts must change.',
    },
    'lost-the-direction': {
      child: 'Draw a compass and check each direction on it.',
      parent: 'Loses the way. Draw the eight directions in a star, and point at each.',
    },
    'gave-the-bearing-of-the-way-back': {
      child: 'You looked from the wrong end. Start at the point after “from”.',
      parent:
        'Gives the bearing from the other end. Put a finger on the point after “from”, and start there.',
    },
    'gave-the-marked-angle': {
      child: 'The marked angle is not the bearing yet. A bearing goes clockwise from north.',
      parent: 'Gives the angle in the picture. Draw the turn from north, clockwise, in colour first.',
    },
    'measured-anticlockwise': {
      child: 'You went anticlockwise. A bearing always goes clockwise from north.',
      parent: 'Measures anticlockwise. Bearings go clockwise, like the hands of a clock.',
    },
    'measured-from-the-wrong-line': {
      child: 'Check which line you start from. A bearing starts at north.',
      parent:
        'Adds the angle to the wrong direction. Write the bearings of north, east, south and west in the picture.',
    },
  })),
  templates: [howFarToTurn, mapRoute, whichDirection],
}
