import { once } from '../once.ts'
import { circle, label, line, type Point, picture } from '../svg.ts'
import type { Topic } from '../topic.ts'
import { chairMoves } from './chair-moves.ts'
import { datePuzzle, dayPuzzle } from './days-and-dates.ts'
import { facing, walk } from './turns-and-walks.ts'

const compass = picture(
  200,
  200,
  'A compass: north at the top, then clockwise north-east, east, south-east, south, south-west, west and north-west',
  ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
    .map((name, at) => {
      const angle = (at * Math.PI) / 4
      const end = (length: number): Point => [100 + length * Math.sin(angle), 100 - length * Math.cos(angle)]
      const [x, y] = end(84)
      return line([100, 100], end(at % 2 === 0 ? 66 : 54)) + label([x, y + 5], name, { bold: at % 2 === 0 })
    })
    .join('') + circle([100, 100], 4, 'black'),
)

export const datesAndDirections: Topic = {
  id: 'verbal-reasoning.dates-and-directions',
  name: 'Days, dates and directions',
  subdomain: 'logic',
  year: 5,
  prerequisites: [],
  about: 'Working out days of the week, dates, turns of the compass, walks on a map and changes of places.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
These puzzles look like magic. But all you need is a pencil.

**Days.** First find out what day it is today. Then count on or back from there. Every seven days, it is the same day again.

**Dates.** Know your months: “Thirty days hath September, April, June and November.” All the rest have 31, but February has 28, or 29 in a leap year.

**Directions.** Draw a compass with north at the top. “Never Eat Shredded Wheat” gives you north, east, south, west, going round like a clock. A quarter turn is 90°. From one of the eight directions to the next it is 45°.

${compass.svg}

**Places.** Write the names in a row. After each move, write a new row underneath. Don’t try to keep it all in your head.`,
    example: `
The day after tomorrow will be Friday. What day was it yesterday?

1. “The day after tomorrow” is two days after today.
2. Go back two days from Friday: Thursday, Wednesday. So today is Wednesday.
3. Yesterday is one day before today.
4. It was **Tuesday**.`,
    harder: `
You turn 90° clockwise, then 135° anticlockwise. Now you are facing south. In which direction were you facing at the start?

1. Go backwards. Begin with south and undo the last turn first.
2. Undo 135° anticlockwise: turn 135° **clockwise**. That is three steps of 45°: south-west, west, north-west.
3. Undo 90° clockwise: turn 90° **anticlockwise**. That is two steps: west, south-west.
4. You were facing **south-west**.
5. Check it forwards: south-west, 90° clockwise is north-west, 135° anticlockwise is south. Yes!`,
    mistake: `
Many children count the first day as “one”. If today is Monday, then three days later is Thursday, not Wednesday. Your first step goes to Tuesday.

With turns, the trap is “anticlockwise”. It goes the other way from the hands of a clock. And when a question asks for the way back, the answer is the opposite direction: not north-east, but south-west.`,
    tryThis: `
Find out which way is north where you live. Which way does your bed face? Make a half turn, then a quarter turn clockwise. Which way are you facing now? Let someone check you with a compass or a phone.`,
  })),
  misconceptions: once(() => ({
    'counted-the-wrong-way': {
      child: 'You counted the wrong way. Ask whether the day comes before or after.',
      parent:
        'Counts forwards instead of back, or the other way round. Draw the days in a row with an arrow.',
    },
    'took-the-given-day-for-today': {
      child: 'The day in the first sentence is not today. Find today first.',
      parent: 'Counts from the day that is given as if it were today. Ask “So which day is it today?” first.',
    },
    'stopped-at-today': {
      child: 'You found today. Now count on to the day you are asked for.',
      parent: 'Finds today and stops there. Underline the last words of the question.',
    },
    'left-out-a-part': {
      child: 'There are two parts, such as “two days after” and “tomorrow”. Use both.',
      parent:
        'Uses only one part of a long phrase. Take “two days after tomorrow” apart and count each part.',
    },
    'one-day-out': {
      child: 'You are one day out. Don’t count the day you begin with.',
      parent: 'Counts the first day as one. Point at the days in a row and begin to count with the next one.',
    },
    'lost-count-of-the-days': {
      child: 'Write the days down and count them with your finger.',
      parent: 'Loses count on the way. Write the days in a row and take away full weeks first.',
    },
    'mixed-up-the-lengths-of-months': {
      child: 'Check how many days the month has: 30 or 31.',
      parent: 'Uses a wrong number of days for the month. Practise the rhyme, or count along the knuckles.',
    },
    'one-week-out': {
      child: 'That is the right day, but a week too early or too late.',
      parent: 'Is one week out. Write all the dates of that weekday in a row, and count them.',
    },
    'forgot-or-added-a-leap-day': {
      child: 'Check whether 29 February comes in between. Leap years can be divided by 4.',
      parent:
        'Overlooks a leap day, or adds one where there is none. A leap year can be divided by 4, and the day is 29 February.',
    },
    'thought-it-is-the-same-day-each-year': {
      child: 'A year is 52 weeks and one day. So the day of the week moves on.',
      parent: 'Thinks that a date falls on the same weekday each year. Look at two calendars together.',
    },
    'turned-the-other-way': {
      child: 'You turned the wrong way. Clockwise goes from north to east.',
      parent: 'Mixes up clockwise and anticlockwise. Stand up and make the turns together.',
    },
    'left-out-a-turn': {
      child: 'You missed a turn. Cross out each turn when you have made it.',
      parent: 'Leaves out one of the turns. Tick each turn in the question, and note the direction after it.',
    },
    'did-not-undo-the-turns': {
      child: 'You are asked for the start. Go backwards, and turn the other way.',
      parent:
        'Turns forwards from the end. To find the start, undo the last turn first, in the other direction.',
    },
    'gave-the-opposite-direction': {
      child: 'That is exactly the opposite. Check each turn on a drawing.',
      parent: 'Ends up with the opposite direction. Draw a compass and follow the turns with a finger.',
    },
    'lost-count-of-the-turns': {
      child: 'Draw the compass and follow each turn with your finger.',
      parent: 'Turns too far or not far enough. From one of the eight directions to the next it is 45°.',
    },
    'gave-the-way-back': {
      child: 'That is the way back to the start. Look from the start to where you are.',
      parent: 'Gives the way back. Draw an arrow from the start to the end, and read its direction.',
    },
    'gave-the-way-there': {
      child: 'That is the way you came. You are asked for the way back.',
      parent: 'Gives the direction from the start. The way back is the opposite.',
    },
    'mixed-up-east-and-west': {
      child: 'East is on the right of the compass, and west is on the left.',
      parent: 'Mixes up east and west. With north at the top, the letters W and E spell “we”.',
    },
    'gave-the-direction-of-the-last-part': {
      child: 'That is just the last part of the walk. Put all the parts together.',
      parent: 'Gives the direction of the last part. Draw the whole walk, and join its ends.',
    },
    'did-not-draw-the-walk': {
      child: 'Draw the walk on squared paper, with north at the top.',
      parent: 'Loses the way without a drawing. Use squared paper, one square for 100 m.',
    },
    'gave-the-order-that-is-printed': {
      child: 'That is the order in the question. Now make all the moves.',
      parent: 'Reads the answer from the order that is given. Write a new row of names after each move.',
    },
    'left-out-a-move': {
      child: 'One move is missing. Tick each move when you have made it.',
      parent: 'Leaves out a move. Write a new row of names after each one, and tick it.',
    },
    'lost-track-of-the-places': {
      child: 'Write five names in a row. After each move, write a new row.',
      parent: 'Loses track of who sits where. Five slips of paper with names on them can be moved about.',
    },
  })),
  templates: [dayPuzzle, datePuzzle, facing, walk, chairMoves],
}
