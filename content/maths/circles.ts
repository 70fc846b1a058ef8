import { once } from '../once.ts'
import { circle, label, line, picture } from '../svg.ts'
import type { Topic } from '../topic.ts'
import { circleParts } from './circle-parts.ts'
import { aroundCircles } from './circumference.ts'
import { touchingCircles } from './touching-circles.ts'

const named = picture(
  320,
  196,
  'A circle. One line goes from its centre to its edge and is called radius. Another goes right across through the centre and is called diameter.',
  [
    circle([160, 98], 88),
    line([72, 98], [248, 98]),
    line([160, 98], [204, 22]),
    circle([160, 98], 4, 'black'),
    label([118, 118], 'diameter', { size: 13 }),
    label([150, 52], 'radius', { size: 13 }),
  ].join(''),
)

export const circles: Topic = {
  id: 'maths.circles',
  name: 'Circles',
  subdomain: 'geometry',
  year: 6,
  prerequisites: ['maths.perimeter', 'maths.area', 'maths.flat-shapes'],
  about: 'The parts of a circle, radius and diameter, circles packed in shapes, and using a circumference.',
  weights: { gl: 2, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Every point on the edge of a circle is the same distance from its **centre**.

${named.svg}

- A **radius** goes from the centre to the edge.
- A **diameter** goes from edge to edge through the centre. It is as long as two radii.
- The **circumference** is the whole way round.
- An **arc** is a part of the circumference.
- A **chord** joins two points of the edge but need not go through the centre.
- A **tangent** touches the circle from outside at just one point.
- A **sector** is like a slice of pizza. Its tip is at the centre.
- A **segment** is the part that a chord cuts off.
- A **semicircle** is half a circle.

A wheel that makes one full turn rolls forward by its circumference.`,
    example: `
Four equal circles fit in a row inside a rectangle. They touch each other and the sides. The rectangle is 40 cm long. What is the radius of a circle?

1. Four circles side by side are four **diameters**.
2. So one diameter is 40 ÷ 4 = 10 cm.
3. The radius is half of that: 10 ÷ 2 = **5 cm**.`,
    harder: `
**Three circles touch each other. Their radii are 3 cm, 4 cm and 6 cm. A triangle joins their centres. What is its perimeter?**

1. Each side runs from one centre to the point where the circles touch, and on to the next centre. So it is made of two radii.
2. The sides are 3 + 4 = 7 cm, 4 + 6 = 10 cm and 3 + 6 = 9 cm.
3. 7 + 10 + 9 = **26 cm**. Each radius is used twice: 2 × 13 = 26.

**A circle with a radius of 7 cm has a circumference of about 44 cm. What is the perimeter of half the circle?**

1. The curved edge is half of 44 cm, which is 22 cm.
2. Run your finger all the way round the half. It goes along the **straight** edge too. That is a diameter: 2 × 7 = 14 cm.
3. 22 + 14 = **36 cm**.

Now you try: six equal circles fit in 2 rows of 3 inside a rectangle. Its perimeter is 60 cm. What is the radius? (There are 10 diameters on the way round, so one is 6 cm, and the radius is 3 cm.)`,
    mistake: `
The big slip is to mix up radius and diameter. Underline the word in the question. Then look at the picture: does the line go half of the way across, or all the way? The **radius** is the short one. Think of the spoke of a wheel.`,
    tryThis: `
Find a tin, a plate and a jam jar lid. Lay a string round each and measure it. Now measure right across. How many times does "across" fit into "round"? You should find the same answer each time: a bit more than 3.`,
  })),
  misconceptions: once(() => ({
    'mixed-up-radius-and-diameter': {
      child: 'The radius goes from the centre to the edge. The diameter goes right across.',
      parent: 'Mixes up radius and diameter. A radius is like a spoke of a wheel. Two make a diameter.',
    },
    'mixed-up-sector-and-segment': {
      child: 'A sector is a slice with its tip at the centre. A segment is cut off by one line.',
      parent:
        'Mixes up sector and segment. Cut a paper circle like a pizza, and another one with a single cut.',
    },
    'mixed-up-arc-and-circumference': {
      child: 'The circumference is the whole way round. An arc is just a part of it.',
      parent:
        'Mixes up an arc and the circumference. Trace the thick part and ask if it goes all the way round.',
    },
    'mixed-up-chord-and-diameter': {
      child: 'A diameter goes through the centre. A chord does not have to.',
      parent: 'Calls a chord a diameter. Look for the dot in the centre: a diameter goes through it.',
    },
    'named-another-part': {
      child: 'That word means another part of a circle. Learn the words two at a time.',
      parent: 'Confuses the words for parts of a circle. Draw a circle and label all its parts together.',
    },
    'named-a-part-with-an-area': {
      child: 'That word is for a part with a space inside. This one is a line or a point.',
      parent: 'Names a part of the area where a line or point is marked. Shade parts and trace lines.',
    },
    'named-a-line-for-a-part': {
      child: 'That word is for a line. Here a whole part of the circle is shaded.',
      parent: 'Names a line where a part of the area is shaded. Colour in sectors and segments.',
    },
    'named-another-straight-line': {
      child: 'That is another straight line. Look where this line begins and ends.',
      parent:
        'Confuses the straight lines of a circle. Ask where the line begins, ends, and what it goes through.',
    },
    'took-the-radius-for-the-diameter': {
      child: 'You used the radius. A circle is a whole diameter wide, so two radii.',
      parent: 'Uses the radius where the diameter is needed. Write the diameter beside the picture first.',
    },
    'took-the-diameter-for-the-radius': {
      child: 'You used the diameter. The radius is only half of it.',
      parent: 'Uses the diameter where the radius is needed. Underline the word radius in the question.',
    },
    'halved-instead-of-doubling': {
      child: 'The diameter is longer than the radius. Double it.',
      parent: 'Halves to get from radius to diameter. Draw a circle with both lines and compare.',
    },
    'doubled-instead-of-halving': {
      child: 'The radius is shorter than the diameter. Halve it.',
      parent: 'Doubles to get from diameter to radius. Draw a circle with both lines and compare.',
    },
    'doubled-twice': {
      child: 'Two radii make a diameter. You doubled twice.',
      parent: 'Doubles twice. Draw the diameter and mark the two radii in it.',
    },
    'halved-once-too-often': {
      child: 'You halved once too often. Half a diameter is a radius.',
      parent: 'Halves one time too many. Write down “diameter” and “radius” with a length for each.',
    },
    'counted-a-circle-too-many': {
      child: 'You counted a whole circle too many. Look where the line begins and ends.',
      parent: 'Counts one circle too many. Mark the beginning and end of the length in the picture.',
    },
    'counted-a-circle-too-few': {
      child: 'You counted one circle too few. Count the circles in the row again.',
      parent: 'Counts one circle too few. Touch each circle in the row while counting.',
    },
    'found-the-whole-way-round': {
      child: 'That is the perimeter. The question asks for something else.',
      parent: 'Finds the perimeter of the rectangle. Underline what the question asks for.',
    },
    'shared-by-two-only': {
      child: 'Count how many circles fit along that length, and divide by that.',
      parent: 'Halves the length whatever the number of circles. Count the circles along it first.',
    },
    'added-only-two-sides': {
      child: 'You added one length and one width. Read again what is asked.',
      parent: 'Adds just one length and one width. Trace all four sides with a finger.',
    },
    'found-the-area-instead': {
      child: 'You multiplied the sides. For the perimeter, add all four.',
      parent: 'Finds the area instead of the perimeter. The perimeter is the distance round the edge.',
    },
    'added-all-the-circles': {
      child: 'You counted all the circles. Only one row and one column matter.',
      parent: 'Adds the diameters of all circles. Mark just one row and one column in the picture.',
    },
    'stopped-at-one-circle': {
      child: 'That is how wide one circle is. Count how many fit in the height.',
      parent: 'Stops at the diameter of one circle. Ask how many circles are on top of each other.',
    },
    'shared-by-the-other-number': {
      child: 'You divided by the number of rows. Count the circles along the length.',
      parent: 'Divides the length by the number of rows. Touch the circles that lie along the given length.',
    },
    'used-each-radius-once': {
      child: 'Each radius is part of two sides. Add up all three sides.',
      parent: 'Adds each radius once. Mark the two radii in each side of the triangle.',
    },
    'miscounted-the-radii': {
      child: 'Some radii are missing. Count them on every side.',
      parent: 'Leaves out some of the radii. Write the length beside each side before adding.',
    },
    'found-the-small-circle': {
      child: 'That length belongs to a small circle. The question asks for a large one.',
      parent: 'Finds the small circle and stops. Underline the circle that the question asks about.',
    },
    'took-all-circles-as-equal': {
      child: 'The circles are not equal. Count in small diameters.',
      parent: 'Divides as if all circles were equal. Draw small circles in place of a large one.',
    },
    'forgot-to-halve-the-perimeter': {
      child: 'The perimeter has two lengths and two widths. Count all the diameters round it.',
      parent: 'Counts the diameters along two sides only. Tick every diameter on the way round.',
    },
    'shared-by-all-the-circles': {
      child: 'Count only the diameters along the edge, not all the circles.',
      parent: 'Divides by the number of circles. Tick the diameters along each side of the rectangle.',
    },
    'used-the-circumference-twice': {
      child: 'In one turn a wheel rolls forward by its circumference just once.',
      parent: 'Counts the circumference twice for a turn. Roll a tin along a ruler for one turn.',
    },
    'used-half-the-circumference': {
      child: 'In one full turn a wheel rolls forward by its whole circumference.',
      parent: 'Uses half of the circumference for a turn. Roll a tin along a ruler for one turn.',
    },
    'slipped-with-the-units': {
      child: 'The digits are right, but check the units. 1 m is 100 cm or 1,000 mm.',
      parent: 'Slips when changing units. Write both lengths in the same unit first.',
    },
    'one-turn-out': {
      child: 'You were one turn out. Check your multiplying.',
      parent: 'Is exactly one turn out, so the method is right. Check with a rough guess.',
    },
    'added-instead-of-multiplying': {
      child: 'Each turn is as long as the circumference. Multiply by the number of turns.',
      parent: 'Adds the turns to the circumference. Make a table of one, two and three turns.',
    },
    'took-it-for-the-diameter': {
      child: 'The circumference is known already. There is no need to use 3.',
      parent: 'Treats the circumference as a diameter. Ask which of the two the question gives.',
    },
    'slipped-in-the-tens': {
      child: 'You were ten or twenty out. Check the tens in your sum.',
      parent: 'Is ten or twenty out, so the method is right. A second look at the sum is enough.',
    },
    'gave-only-one-wheel': {
      child: 'Those are the turns of one wheel. Find the difference between the two.',
      parent: 'Stops at the turns of one wheel. Underline the word “more” in the question.',
    },
    'added-both-wheels': {
      child: 'The question asks how many more. Take away, do not add.',
      parent: 'Adds the turns of both wheels. Talk about what “how many more” asks.',
    },
    'shared-by-the-difference': {
      child: 'Find the turns of each wheel first. Then take one from the other.',
      parent: 'Divides by the difference of the two wheels. Work out each wheel on its own line.',
    },
    'gave-the-whole-circumference': {
      child: 'You used the whole way round the circle. Only a part of it belongs to this shape.',
      parent:
        'Uses the whole circumference. Trace the curved edge and ask what fraction of the circle it is.',
    },
    'gave-the-rest': {
      child: 'That is the rest of the circle. The question asks for the other part.',
      parent: 'Gives the part that is left over. Shade the part that the question is about.',
    },
    'took-twice-the-part': {
      child: 'That is twice as long as it should be. Check what you divided by.',
      parent: 'Finds twice the part. Fold a paper circle and count the equal parts.',
    },
    'took-half-of-the-part': {
      child: 'That is only half of the part. You halved once too often.',
      parent: 'Halves the part once more. Fold a paper circle and count the equal parts.',
    },
    'subtracted-instead-of-sharing': {
      child: 'To find a part of the circle, divide. Do not subtract.',
      parent: 'Subtracts the number of parts. Share the length equally instead.',
    },
    'shared-by-a-wrong-number': {
      child: 'You divided by the wrong number. Count the equal parts of the circle.',
      parent: 'Divides by the wrong number of parts. Ask how many such pieces make a whole circle.',
    },
    'slipped-in-the-division': {
      child: 'Nearly. Multiply back to check it.',
      parent: 'Slips in the division. Multiply the answer by the number of parts as a check.',
    },
    'forgot-the-straight-edge': {
      child: 'You left out the straight edges. Go all the way round the shape.',
      parent: 'Leaves out the straight edges. Trace the whole outline with a finger.',
    },
    'counted-one-straight-edge': {
      child: 'There is more than one straight edge. Count all of them.',
      parent: 'Counts just one of the straight edges. Number the edges on the way round.',
    },
    'counted-one-curved-part': {
      child: 'There is more than one curved part. Count all of them.',
      parent: 'Counts just one of the curved parts. Number the parts on the way round.',
    },
    'went-only-half-way-round': {
      child: 'That is only half of the way round. Keep going until you are back at the start.',
      parent: 'Adds half of the parts. Trace the outline until the finger is back at the start.',
    },
    'forgot-the-curved-parts': {
      child: 'The round corners are part of the edge too. Add them.',
      parent: 'Leaves out the curved corners. Four quarters make one full circle.',
    },
  })),
  templates: [circleParts, touchingCircles, aroundCircles],
}
