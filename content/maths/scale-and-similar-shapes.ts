import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { mapScales } from './map-scales.ts'
import { scalePlans } from './scale-plans.ts'
import { similarShapes } from './similar-shapes.ts'

export const scaleAndSimilarShapes: Topic = {
  id: 'maths.scale-and-similar-shapes',
  name: 'Scale and similar shapes',
  subdomain: 'ratio',
  year: 6,
  prerequisites: ['maths.ratio-and-proportion', 'maths.units-of-measure', 'maths.area'],
  about: 'Maps, plans and models drawn to scale, and finding sides of shapes that are enlarged.',
  weights: { gl: 3, cem: 2, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
A map is a small picture of a large place. Its **scale** tells you how small.

"1 cm stands for 2 km" means that each centimetre on the map is 2 km in real life. So 5 cm is 5 × 2 = 10 km.

Often a scale looks like this: **1:25,000**. It has no units, so both numbers have the **same** unit. 1 cm on the map is 25,000 cm in real life. Make it easier: 100 cm is 1 m, so that is 250 m.

From the map to real life, **multiply**. From real life to the map, **divide**. A model of a car or a plan of a room works in the same way.

Two shapes are **similar** if one is just a larger copy of the other. All the sides grow by the same **scale factor**. The angles do not change.

To find the factor, look for a side that you know in both shapes. Then divide.`,
    example: `
A map has a scale of 1:50,000. A canal is 7 cm long on the map. How long is it really?

1. 1 cm on the map is 50,000 cm in real life.
2. There are 100 cm in a metre. 50,000 ÷ 100 = 500 m.
3. There are 7 of these: 7 × 500 m = 3,500 m.
4. 3,500 m is **3.5 km**.`,
    harder: `
**A triangle is cut by a line that is parallel to its base. The left side has an upper part of 4 cm and a lower part of 8 cm. The line is 5 cm long. How long is the base?**

1. There are two similar triangles: the small one at the top and the **whole** one.
2. The left side of the small one is 4 cm. The left side of the whole one is 4 + 8 = 12 cm.
3. The factor is 12 ÷ 4 = 3.
4. So the base is 3 × 5 = **15 cm**.

A common slip is to use 8 ÷ 4 = 2. But 8 cm is only a part of the side.

**A photo of 60 cm² is enlarged. Every side is 3 times as long. What is its area now?**

1. It is 3 times as long and 3 times as wide.
2. So 3 × 3 = 9 of the old photos fit into it.
3. 9 × 60 = **540 cm²**.

Now you try: on a map of 1:20,000 a lake is 6 cm long. How long is it on a map of 1:40,000? (In real life it is 1,200 m. On the second map it is 3 cm.)`,
    mistake: `
Do not **add** when a shape grows. If 4 cm grows to 12 cm, it is 3 times as long. A side of 5 cm does not grow to 5 + 8 = 13 cm, but to 3 × 5 = 15 cm. And with maps, watch the units. Write down what 1 cm is in metres before you do anything else.`,
    tryThis: `
Find a map of the place where you live. What is its scale? Measure how far it is from your home to your school in a straight line. How far is that in real life?`,
  })),
  misconceptions: once(() => ({
    'divided-instead-of-multiplying': {
      child: 'Real life is larger than the map. Multiply.',
      parent: 'Divides where the length should grow. Ask first if the answer must be longer or shorter.',
    },
    'multiplied-instead-of-dividing': {
      child: 'The map is smaller than real life. Divide.',
      parent: 'Multiplies where the length should shrink. Ask first if the answer must be longer or shorter.',
    },
    'added-the-scale': {
      child: 'Each centimetre is that long. Multiply, do not add.',
      parent: 'Adds the scale to the length. Draw the centimetres in a row and label each.',
    },
    'subtracted-the-scale': {
      child: 'Find how many times the scale goes into the length. Divide, do not subtract.',
      parent: 'Subtracts the scale once. Count on in steps of the scale until the length is reached.',
    },
    'ignored-the-scale': {
      child: 'You did not use the scale. Read what one centimetre or one square means.',
      parent: 'Does not use the scale. Write down what 1 cm or one square is in real life.',
    },
    'one-centimetre-out': {
      child: 'You are one or two steps of the scale out. Check your sum.',
      parent: 'Is a step or two of the scale out, so the method is right. Count in steps to check.',
    },
    'half-a-centimetre-out': {
      child: 'You are half a centimetre out. Check your division.',
      parent: 'Is half a centimetre out. Multiply the answer by the scale as a check.',
    },
    'slipped-with-the-units': {
      child: 'The digits are right, but the size is not. Check how you changed the units.',
      parent: 'Slips when changing units. Write what 1 cm is in metres before the sum.',
    },
    'used-the-scale-only-once': {
      child: 'A square grows in two ways, so an area uses the scale twice.',
      parent: 'Uses the scale once for an area. Draw one square and write both of its real sides on it.',
    },
    'doubled-the-scale': {
      child: 'Find the area of one square: multiply its side by itself. Do not double it.',
      parent:
        'Doubles the scale instead of multiplying it by itself. Draw a square of 3 km by 3 km: it is 9 km².',
    },
    'used-four-sides': {
      child: 'The number of sides does not matter. Multiply the length and the width.',
      parent: 'Multiplies by four, as for a perimeter. Talk about the edge and the inside.',
    },
    'squared-the-wrong-number': {
      child: 'You multiplied the wrong number by itself. Use the scale.',
      parent: 'Multiplies the area by itself. Find the real area of one square first.',
    },
    'one-square-out': {
      child: 'You are one square out. Count them again.',
      parent: 'Is one square out, so the method is right. Tick each square while counting.',
    },
    'slipped-in-the-multiplication': {
      child: 'Nearly. Check your multiplying.',
      parent: 'Slips in the multiplication, so the method is right. Check it by dividing.',
    },
    'gave-the-scale': {
      child: 'That is the scale. Divide the real length by it.',
      parent: 'Gives the number of the scale. Ask what the question wants to know.',
    },
    'slipped-in-the-division': {
      child: 'Not quite. Multiply back to check.',
      parent: 'Slips in the division. Multiply the answer back as a check.',
    },
    'doubled-the-length': {
      child: 'Your answer does not fit the scale. Check it from the start.',
      parent: 'Is out by a factor of two. Put the answer back and see if it fits the scale.',
    },
    'halved-the-length': {
      child: 'That is half as much as it should be. Check each step.',
      parent: 'Gets half of the answer. Put it back and see if it fits the scale.',
    },
    'left-metres-as-they-were': {
      child: 'Both numbers of a scale need the same unit. Change metres to centimetres.',
      parent: 'Leaves metres in the scale. Both numbers must be in centimetres.',
    },
    'used-the-scales-the-wrong-way-round': {
      child: 'Find the real length with the first scale. Then use the second one.',
      parent: 'Swaps the two scales. Find the real length first, on a line of its own.',
    },
    'took-the-shorter-side': {
      child: 'You used the shorter side. Look for the longest one.',
      parent: 'Reads the shorter side. Trace the longest side with a finger and count its squares.',
    },
    'added-only-some-sides': {
      child: 'Go all the way round. You left out some sides.',
      parent: 'Adds only some of the sides. Mark the start and put a dash on each side.',
    },
    'found-the-area-instead': {
      child: 'You counted squares inside. A perimeter goes round the edge.',
      parent: 'Counts squares instead of sides. Talk about the edge and the inside.',
    },
    'found-the-perimeter': {
      child: 'That is the perimeter. For the area, count the squares.',
      parent: 'Finds the perimeter instead of the area. Talk about the edge and the inside.',
    },
    'took-the-whole-rectangle': {
      child: 'A part of the rectangle is missing. Count only the squares inside the plan.',
      parent: 'Mistakes the plan for a full rectangle. Cut it into two rectangles with a line.',
    },
    'added-instead-of-multiplying': {
      child: 'Shapes grow by a factor. Multiply, do not add.',
      parent: 'Adds the difference instead of multiplying. Ask how many times as long the known side is.',
    },
    'left-it-the-same': {
      child: 'All the sides change. You left one as it was.',
      parent: 'Leaves a length as it was. In similar shapes all sides change by the same factor.',
    },
    'took-the-other-side': {
      child: 'That length belongs to another side. Look for the side that matches.',
      parent: 'Gives another length of the question. Colour matching sides in the same way.',
    },
    'slipped-with-the-factor': {
      child: 'Check the factor. Divide a large side by the small side that matches.',
      parent: 'Uses a factor that is a little off. Divide two matching sides to find it.',
    },
    'subtracted-the-factor': {
      child: 'Divide by the factor, or multiply. Do not subtract it.',
      parent: 'Subtracts the factor. Ask how many times as long one side is as the other.',
    },
    'one-out': {
      child: 'You were one out. Check your sum.',
      parent: 'Is exactly one out, so the method is right. A second look is enough.',
    },
    'two-out': {
      child: 'You were two out. Check your sum.',
      parent: 'Is exactly two out, so the method is right. Check by working backwards.',
    },
    'doubled-the-answer': {
      child: 'That is twice as much as it should be.',
      parent: 'Doubles the answer. Put it back into the picture and compare the sides.',
    },
    'enlarged-only-one-side': {
      child: 'Both sides grow. You enlarged only one of them.',
      parent: 'Enlarges only one side. Sketch both rectangles and label all the sides.',
    },
    'added-only-two-sides': {
      child: 'That is only half of the way round. Add all four sides.',
      parent: 'Adds one length and one width. Trace all four sides with a finger.',
    },
    'used-the-factor-twice': {
      child: 'A perimeter is a length. Use the factor just once.',
      parent: 'Uses the factor twice for a perimeter. Only an area grows in two ways.',
    },
    'used-the-factor-once': {
      child: 'Length and width both grow. Use the factor twice.',
      parent: 'Uses the factor once for an area. Draw how many old photos fit into the new one.',
    },
    'doubled-the-factor': {
      child: 'Multiply the factor by itself. Do not double it.',
      parent: 'Doubles the factor. Draw how many of the old photos fit in rows and columns.',
    },
    'used-the-factor-three-times': {
      child: 'An area has just a length and a width. Use the factor twice.',
      parent: 'Uses the factor three times, as for a volume. A flat shape grows in two directions.',
    },
    'forgot-that-both-sides-grow': {
      child: 'The area grows in two ways. Find which number times itself makes that factor.',
      parent:
        'Uses the factor of the area for a side. Look for the side factor: multiplied by itself, it makes that of the area.',
    },
    'halved-instead-of-finding-the-factor': {
      child:
        'Do not halve. Find the number that makes the factor of the area when you multiply it by itself.',
      parent: 'Halves the factor of the area. Look for a number that, multiplied by itself, makes it.',
    },
    'gave-the-whole-side': {
      child: 'That is the whole left side. Read again which length is marked x.',
      parent: 'Gives the whole left side. Point at the length that is marked x.',
    },
    'subtracted-the-bases': {
      child: 'You took one base from the other. Find the factor first.',
      parent: 'Subtracts the two bases. Divide them to find the factor.',
    },
    'halved-the-answer': {
      child: 'That is half of what it should be.',
      parent: 'Halves the answer. Put it back into the picture and compare the sides.',
    },
    'compared-with-the-lower-part': {
      child: 'Compare with the whole side, not only with its lower part.',
      parent: 'Compares the two parts of the side. The large triangle has the whole side: add both parts.',
    },
    'doubled-the-line': {
      child: 'The base is not just twice the line. Find the factor.',
      parent: 'Doubles the line without looking at the sides. Divide matching sides to find the factor.',
    },
    'turned-the-ratio-round': {
      child: 'You swapped height and shadow. Write them in the same order for both.',
      parent: 'Swaps height and shadow. Make a small table with a row for each.',
    },
  })),
  templates: [mapScales, scalePlans, similarShapes],
}
