import { once } from '../once.ts'
import { label, line, picture, polygon } from '../svg.ts'
import type { Topic } from '../topic.ts'
import { withHoles } from './areas-with-a-hole.ts'
import { countingSquares } from './counting-squares.ts'
import { parallelograms } from './parallelograms.ts'
import { squaresInShapes } from './squares-in-shapes.ts'

const cutAndPushed = picture(
  320,
  112,
  'A parallelogram with a base of 8 cm and a height of 4 cm. A dashed line cuts a triangle off its left end.',
  [
    polygon([
      [40, 84],
      [200, 84],
      [250, 14],
      [90, 14],
    ]),
    line([90, 14], [90, 84], 1.5, true),
    label([120, 104], '8 cm', { size: 13 }),
    label([97, 56], '4 cm', { size: 13, anchor: 'start' }),
  ].join(''),
)

export const areaOfOtherShapes: Topic = {
  id: 'maths.area-of-other-shapes',
  name: 'Area of other shapes',
  subdomain: 'measures',
  year: 6,
  prerequisites: ['maths.area'],
  about:
    'Areas on a grid, parallelograms, shapes with a hole or border, and from perimeter to area and back.',
  weights: { gl: 3, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
You can find the area of almost any shape. Turn it into rectangles!

**On a grid**, count the whole squares. Two halves make one whole. If a side slants more, draw a box round the shape. Then take off the corners. Each corner is half of a small rectangle.

**A parallelogram** leans. Cut off the slanting end and push it to the other side. Now it is a rectangle.

${cutAndPushed.svg}

So its area is **base × height**. The height must be at a right angle to the base. Here it is 8 × 4 = 32 cm².

**A shape with a hole** is a big area take away a small one.

**From a perimeter to an area**: first find the length of one side. Then find the area.`,
    example: `
A photo is 10 cm by 8 cm. A frame goes all round it. The frame is 2 cm wide. What is the area of the frame?

1. The frame makes the photo longer on **both** sides: 10 + 2 + 2 = 14 cm.
2. It makes it wider on both sides too: 8 + 2 + 2 = 12 cm.
3. Photo and frame together: 14 × 12 = 168 cm².
4. The photo alone: 10 × 8 = 80 cm².
5. The frame is the rest: 168 − 80 = **88 cm²**.`,
    harder: `
**A square is cut into 3 equal rectangles. The perimeter of each is 32 cm. What is the area of the square?**

1. Sketch it. Each rectangle is as long as the square. Its width fits 3 times into its length.
2. Half of the perimeter is one length and one width: 32 ÷ 2 = 16 cm.
3. In parts, that is 3 + 1 = 4 parts. One part is 16 ÷ 4 = 4 cm.
4. So the square has sides of 3 × 4 = 12 cm. Its area is 12 × 12 = **144 cm²**.

**A parallelogram has a base of 15 cm and a height of 8 cm. Its slanting sides are 10 cm. How far apart are the slanting sides?**

1. The area is 15 × 8 = 120 cm².
2. Turn the page. Now a slanting side is the base, and the area is still 120 cm².
3. 120 ÷ 10 = **12 cm**.

Now you try: a lawn is 20 m by 10 m. Two paths, each 1 m wide, cross it. What is the area of the paths? (It is 20 + 10 − 1 = 29 m². The crossing counts only once.)`,
    mistake: `
In a parallelogram, do not multiply by the **slanting** side. It is longer than the height. Look for the small square that marks the right angle. And with a border, do not forget that it is on both sides. So its width counts twice.`,
    tryThis: `
Cut a parallelogram out of paper. Can you cut it once and put it together as a rectangle? Try it with one that leans a lot.`,
  })),
  misconceptions: once(() => ({
    'left-out-the-halves': {
      child: 'You counted only the whole squares. Two halves make one more.',
      parent: 'Leaves out the half squares. Tick whole squares, then pair up the halves with a line.',
    },
    'counted-halves-as-wholes': {
      child: 'Half squares are only worth a half. Put two of them together.',
      parent: 'Counts half squares as whole ones. Pair up the halves with a line before counting.',
    },
    'miscounted-the-squares': {
      child: 'You were a little out. Tick each square as you count it.',
      parent: 'Miscounts by a few squares. Write the number of squares at the end of each row and add.',
    },
    'forgot-to-halve': {
      child: 'A triangle is half of base times height. Halve it.',
      parent: 'Forgets to halve for a triangle. Draw the box round it: half of the box is empty.',
    },
    'halved-once-too-often': {
      child: 'You halved once too often.',
      parent: 'Halves one time too many. Write base × height on one line and halve it on the next.',
    },
    'took-the-whole-box': {
      child: 'That is the whole box round the shape. Take off the corners.',
      parent: 'Gives the area of the box round the shape. Shade the corners that do not belong to it.',
    },
    'halved-like-a-triangle': {
      child: 'Halve only for a triangle. This is a whole shape.',
      parent: 'Halves as for a triangle. Cut a paper parallelogram and push the end across: no half is lost.',
    },
    'took-the-base-too-long': {
      child: 'The base is shorter. Count the squares along the bottom side again.',
      parent: 'Makes the base too long. Count the squares along the bottom side with a finger.',
    },
    'took-the-base-too-short': {
      child: 'The base is longer. Count the squares along the bottom side again.',
      parent: 'Makes the base too short. Count the squares along the bottom side with a finger.',
    },
    'forgot-to-halve-the-corners': {
      child: 'Each corner is a triangle, so it is half of a small rectangle.',
      parent: 'Takes off whole rectangles at the corners. Draw one on squared paper and cut it in half.',
    },
    'left-out-a-corner': {
      child: 'You left out one corner. The box has four of them.',
      parent: 'Takes off only three of the four corners. Number the corners before working them out.',
    },
    'gave-the-part-outside': {
      child: 'That is the part outside the shape. Take it off the box.',
      parent: 'Gives the area of the corners outside. Shade the shape and ask which part is wanted.',
    },
    'took-half-of-the-box': {
      child: 'The shape is not just half of the box. Find each corner.',
      parent: 'Guesses half of the box. Work out the four corners one at a time.',
    },
    'forgot-the-size-of-the-squares': {
      child: 'That is the number of squares. Each is more than 1 cm².',
      parent: 'Counts squares but forgets how large one is. Find the area of one square first.',
    },
    'used-the-side-only-once': {
      child: 'For the area of a square, multiply its side by itself.',
      parent:
        'Multiplies by the side of a square instead of its area. Draw a square of 3 cm: it holds 9 cm².',
    },
    'used-the-slanting-side': {
      child: 'The slanting side is not the height. Look for the right angle.',
      parent: 'Uses the slanting side as the height. Lean a stack of books: it gets no taller.',
    },
    'added-instead-of-multiplying': {
      child: 'For an area, multiply. Adding gives a length.',
      parent: 'Adds two lengths instead of multiplying. Draw the rectangle on squared paper and count.',
    },
    'found-the-perimeter': {
      child: 'That is a distance round the edge. For area, multiply base by height.',
      parent: 'Works out a distance round instead of the area. Talk about the edge and the inside.',
    },
    'left-out-the-base': {
      child: 'You left out the base. Multiply it by the height.',
      parent: 'Multiplies the two other lengths. Trace the base and the height, which meet at a right angle.',
    },
    'slipped-in-multiplying': {
      child: 'Nearly. Work out the times sum again.',
      parent: 'Slips in the multiplication, so the method is right. Check it by dividing.',
    },
    'slipped-in-the-tens': {
      child: 'You were ten out. Check the tens.',
      parent: 'Is ten out, so the method is right. A second look at the sum is enough.',
    },
    'doubled-like-a-triangle': {
      child: 'Do not double here. The area is just base times height.',
      parent:
        'Doubles, perhaps from work with triangles. For a parallelogram the area is just base × height.',
    },
    'subtracted-instead-of-dividing': {
      child: 'Base times height makes the area. So divide to go back.',
      parent: 'Subtracts a length from an area. Ask which number times the base makes the area.',
    },
    'gave-the-slanting-side': {
      child: 'That is the slanting side. It is longer than the height.',
      parent: 'Gives a length from the picture that is not asked for. Point at the length that is wanted.',
    },
    'slipped-in-the-division': {
      child: 'Nearly. Multiply back to check.',
      parent: 'Slips in the division. Multiply the answer back as a check.',
    },
    'took-off-only-one-side': {
      child: 'There are two slanting sides. Take off both, then halve.',
      parent: 'Takes one slanting side from the perimeter. Label all four sides first.',
    },
    'forgot-to-halve-the-rest': {
      child: 'That is two bases together. Halve it to find one.',
      parent: 'Uses both bases together. Label all four sides and colour the two that are equal.',
    },
    'took-the-height-for-a-side': {
      child: 'The dashed height is not a side. Do not take it from the perimeter.',
      parent:
        'Mistakes the height for a side. Trace the way round with a finger: the dashed line is not on it.',
    },
    'forgot-that-a-triangle-is-half': {
      child: 'A triangle is only half of base times height. So it must be taller.',
      parent:
        'Treats the triangle like a parallelogram. A triangle with the same base must be twice as tall.',
    },
    'doubled-once-too-often': {
      child: 'You doubled once too often.',
      parent: 'Doubles one time too many. Put the answer back: half of base × height must be the area.',
    },
    'compared-lengths-not-areas': {
      child: 'The areas are equal, not the lengths added up. Find the area first.',
      parent: 'Compares sums of lengths. Write down the area of the first shape before going on.',
    },
    'left-out-the-bases': {
      child: 'The two bases are not equal, so you need both.',
      parent: 'Ignores that the bases differ. Write the base of each shape beside it.',
    },
    'took-both-heights-as-equal': {
      child: 'The two heights are not equal. Each belongs to its own base.',
      parent: 'Takes both heights as equal. Draw both on paper and measure them.',
    },
    'swapped-base-and-side': {
      child: 'This height belongs to the slanting side. Divide the area by that side.',
      parent: 'Pairs the height with the wrong side. A height and its base meet at a right angle.',
    },
    'swapped-height-and-side': {
      child: 'Find the area with the base and its own height first.',
      parent: 'Multiplies the base by the slanting side. Only a height at a right angle gives the area.',
    },
    'left-out-the-hole': {
      child: 'You did not take off the hole.',
      parent: 'Gives the area of the whole rectangle. Shade the part that is asked for.',
    },
    'added-the-hole': {
      child: 'The hole is missing, so take it off. Do not add it.',
      parent: 'Adds the hole. Ask if the shaded part is more or less than the whole rectangle.',
    },
    'gave-the-hole': {
      child: 'That is the part that is missing. Now take it off the whole.',
      parent: 'Stops at the hole. Shade the part that is asked for.',
    },
    'subtracted-the-sides': {
      child: 'Find both areas first. Then take one from the other.',
      parent: 'Subtracts lengths before multiplying. Find the two areas on separate lines.',
    },
    'took-off-only-one-hole': {
      child: 'There are two holes. Take off both.',
      parent: 'Takes off only one of two holes. Count the holes in the picture together.',
    },
    'used-the-perimeters': {
      child: 'You went round the edge. For the area, multiply the two sides.',
      parent: 'Works out perimeters instead of areas. Talk about the edge and the inside.',
    },
    'took-off-the-border-only-once': {
      child: 'The border is on both sides. Take its width off twice.',
      parent: 'Takes the width of the border off once. Draw it and mark the width at both ends.',
    },
    'left-out-the-border': {
      child: 'That includes the border. Take the border off first.',
      parent: 'Ignores the border. Trace the inner rectangle with a finger.',
    },
    'gave-the-border': {
      child: 'That is the area of the border. The question asks for the inside.',
      parent: 'Gives the area of the border. Shade the part that is asked for.',
    },
    'took-off-a-square-only': {
      child: 'The border goes all round. Find the sides of the inside first.',
      parent: 'Takes off only one corner of the border. Label the sides of the inner rectangle.',
    },
    'went-outwards': {
      child: 'The lengths are for the outside. Go inwards, so subtract.',
      parent: 'Adds the border where it should come off. Ask which rectangle the given lengths belong to.',
    },
    'added-the-border-only-once': {
      child: 'The border is on both sides. Add its width twice.',
      parent: 'Adds the width of the border once. Draw it and mark the width at both ends.',
    },
    'forgot-to-take-off-the-inside': {
      child: 'That is the inside and the border together. Take off the inside.',
      parent: 'Stops at the large rectangle. Shade the border only.',
    },
    'left-out-the-corners': {
      child: 'The border has four corners too. Add them.',
      parent: 'Leaves out the corners of the border. Cut it into four strips and four corner squares.',
    },
    'gave-the-inside': {
      child: 'That is the area of the inside. The question asks for what is round it.',
      parent: 'Gives the area of the inside. Shade the part that is asked for.',
    },
    'counted-the-corners-twice': {
      child: 'You counted each corner twice. Cut the border into strips that do not overlap.',
      parent: 'Counts the corners of the border twice. Draw the strips in different shadings.',
    },
    'counted-the-crossing-twice': {
      child: 'The crossing is a part of both paths. Count it only once.',
      parent: 'Counts the crossing twice. Lay two strips of paper across each other and look.',
    },
    'left-out-the-crossing': {
      child: 'The crossing belongs to the paths. Count it once.',
      parent: 'Leaves the crossing out altogether. Lay two strips of paper across each other and look.',
    },
    'gave-the-rest': {
      child: 'That is the grass. The question asks for the paths.',
      parent: 'Gives the area of the grass. Shade the part that is asked for.',
    },
    'gave-the-paths': {
      child: 'That is the area of the paths. The question asks for the grass.',
      parent: 'Gives the area of the paths. Shade the part that is asked for.',
    },
    'left-out-one-path': {
      child: 'There are two paths. You used only one.',
      parent: 'Uses only one of the two paths. Trace both with a finger.',
    },
    'gave-only-the-crossing': {
      child: 'That uses only the square where the paths cross. Use the whole paths.',
      parent: 'Uses only the square where the paths cross. Trace each path from end to end.',
    },
    'left-out-the-paths': {
      child: 'You did not take off the paths.',
      parent: 'Gives the area of the whole lawn. Shade the grass only.',
    },
    'gave-one-square': {
      child: 'That is just one square. Count how many there are.',
      parent: 'Stops at one square. Count the squares of the shape together.',
    },
    'counted-the-sides-not-the-squares': {
      child: 'Multiply by the number of squares, not by half of the sides.',
      parent: 'Uses the number of sides for the number of squares. Number the squares in the picture.',
    },
    'gave-the-perimeter': {
      child: 'That is a perimeter. The question asks for an area.',
      parent: 'Gives a perimeter as the area. Talk about the edge and the inside.',
    },
    'miscounted-the-sides': {
      child: 'Count the sides on the way round again. Make a mark where you start.',
      parent: 'Miscounts the sides on the way round. Put a small dash on each side while counting.',
    },
    'counted-one-square-too-many': {
      child: 'You counted one square too many.',
      parent: 'Counts a square too many. Number the squares in the picture.',
    },
    'counted-one-square-too-few': {
      child: 'You counted one square too few.',
      parent: 'Counts a square too few. Write a number inside each square.',
    },
    'counted-sides-inside-too': {
      child: 'Do not count the lines inside. Go only round the edge.',
      parent: 'Counts all the sides of all squares. Trace the outline with a finger.',
    },
    'counted-one-side-for-each-square': {
      child: 'You counted one side for each square. Go all the way round the edge.',
      parent: 'Takes one side for each square. Put a dash on each side along the outline.',
    },
    'slipped-with-the-side': {
      child: 'The side is a little wrong. Check it by multiplying back.',
      parent: 'Gets a side one or two out. Check that the side fits the number in the question.',
    },
    'took-it-for-a-square': {
      child: 'Its sides are not all equal. One is longer than the other.',
      parent: 'Treats the rectangle as a square. Sketch it and label the sides in parts.',
    },
    'found-only-a-square-of-the-width': {
      child: 'You multiplied the width by itself. Multiply it by the length.',
      parent: 'Squares the width. Write the length and the width beside a sketch.',
    },
    'forgot-to-halve-the-perimeter': {
      child: 'The perimeter has two lengths and two widths. Halve it first.',
      parent: 'Uses the whole perimeter for one length and one width. Trace half of the way round.',
    },
    'used-the-length-twice': {
      child: 'You multiplied the length by itself. Multiply it by the width.',
      parent: 'Squares the length. Write both sides beside a sketch before multiplying.',
    },
    'added-only-two-sides': {
      child: 'That is only half of the way round. Add all four sides.',
      parent: 'Adds one length and one width. Trace all four sides with a finger.',
    },
    'shared-the-area-as-if-it-were-a-length': {
      child: 'An area is not a length. Cut the rectangle into squares first.',
      parent: 'Shares the area like a length. Cut the rectangle into equal squares and find their side.',
    },
    'left-out-a-side': {
      child: 'You left out one side. Add all four.',
      parent: 'Leaves out one of the four sides. Put a dash on each side while adding.',
    },
    'gave-one-rectangle': {
      child: 'That is one rectangle. The question asks for the whole square.',
      parent: 'Stops at one rectangle. Underline the shape that the question asks about.',
    },
    'took-half-the-perimeter-for-the-side': {
      child: 'Half the perimeter is a length and a width. The side is only a part of it.',
      parent: 'Mistakes half of the perimeter for the side. Mark a length and a width in the picture.',
    },
    'used-the-short-side': {
      child: 'You used the short side of a rectangle. The square is as long as its long side.',
      parent: 'Uses the short side of the rectangle. Point at the side of the square in the picture.',
    },
  })),
  templates: [countingSquares, parallelograms, withHoles, squaresInShapes],
}
