import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { inQuadrilaterals } from './angles-of-quadrilaterals.ts'
import { crossingLines } from './crossing-lines.ts'
import { regularPolygons } from './regular-polygons.ts'
import { drawCrossing } from './shape-angles.ts'

const crossing = drawCrossing(
  [20, 85, 200, 265],
  [
    { from: 20, size: 65, text: '65°' },
    { from: 85, size: 115, text: '115°' },
    { from: 200, size: 65, text: '65°' },
    { from: 265, size: 115, text: '115°' },
  ],
  'Two straight lines cross. The four angles are 65°, 115°, 65° and 115° one after the other.',
)

export const anglesInShapes: Topic = {
  id: 'maths.angles-in-shapes',
  name: 'Angles in shapes',
  subdomain: 'geometry',
  year: 6,
  prerequisites: ['maths.angles', 'maths.flat-shapes'],
  about: 'Angles where lines cross, in quadrilaterals and isosceles triangles, and in regular polygons.',
  weights: { gl: 3, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
Here two straight lines cross.

${crossing.svg}

Angles **opposite** each other are equal. Books call them “vertically opposite”. Angles **side by side** on a line add up to 180°.

Now for shapes.

- The angles of a triangle add up to **180°**.
- The angles of a quadrilateral add up to **360°**. Cut it from corner to corner and you see why. It is two triangles!
- A pentagon is three triangles, so its angles add up to 3 × 180° = 540°. Each extra side adds another triangle.

Equal sides make equal angles. So look for the small lines that mark equal sides.

A **regular** polygon has equal sides and equal angles. Walk all round it. You make one full turn, the same amount at each corner. For a hexagon that is 360° ÷ 6 = 60°. This is the **exterior** angle. The angle inside is next to it on a line, so it is 180° − 60° = 120°.

A **reflex** angle is more than 180°.`,
    example: `
A kite has an angle of 100° at the top and 60° at the bottom. How big is each angle at its sides?

1. A kite has four angles. They add up to 360°.
2. We know 100° + 60° = 160°. So the other two make 360° − 160° = 200°.
3. A kite is the same on the left and on the right. So the two are equal: 200° ÷ 2 = **100°**.`,
    harder: `
**A square and a regular pentagon share a side. How big is the angle between them, outside both shapes?**

1. The angle in a square is 90°.
2. In the pentagon you turn by 360° ÷ 5 = 72° at each corner. So the angle inside is 180° − 72° = 108°.
3. Three angles meet at that point: the square, the pentagon and the gap. Together they make 360°.
4. The gap is 360° − 90° − 108° = **162°**.

**Two lines cross. Two opposite angles are 3x and x + 50°. What is x?**

1. Opposite angles are equal, so 3x is the same as x + 50°.
2. Take one x from both. Then 2x = 50°, so x = **25°**.
3. Check: 3 × 25 = 75 and 25 + 50 = 75. It works.

Now you try: each angle inside a regular polygon is 150°. How many sides does it have? (Each turn is 30°, and 360 ÷ 30 = 12.)`,
    mistake: `
Do not trust the look of a picture. Many are **not drawn to scale**, so an angle may look equal to another but not be. Only use what you know: equal marks, right angles, straight lines and the sum of the angles. And finish the job. The angle you find first is often the one **next to** x.`,
    tryThis: `
Draw any quadrilateral on paper and cut it out. Tear off its four corners. Put them together with their tips at one point. What do they make? Try it with an arrowhead too.`,
  })),
  misconceptions: once(() => ({
    'took-it-for-a-neighbour': {
      child: 'Those two angles are opposite each other, so they are equal.',
      parent: 'Treats opposite angles as if they made 180°. Cross two pencils: opposite gaps open together.',
    },
    'took-a-right-angle-for-the-whole': {
      child: 'These angles do not make 90°. A straight line makes 180°.',
      parent: 'Uses 90° for a straight line. Two right angles fit on a straight edge.',
    },
    'took-a-full-turn': {
      child: 'Not 360° here. Look for the straight line: it makes 180°.',
      parent: 'Uses 360° where a straight line makes 180°. Lay a ruler along the line in the picture.',
    },
    'took-it-for-the-opposite-angle': {
      child: 'That is an angle you know already. It is not equal to x.',
      parent: 'Takes a known angle as the answer. Only angles straight across from each other are equal.',
    },
    'took-a-straight-line': {
      child: 'All the way round a point is 360°, not 180°.',
      parent: 'Uses 180° for a full turn. Turn all the way round and say 90, 180, 270, 360.',
    },
    'added-to-a-straight-line': {
      child: 'Take the angle you know from 360°. Do not add it to 180°.',
      parent:
        'Adds the known angle to 180°. Trace the whole turn with a finger and ask what is missing from 360°.',
    },
    'slipped-by-a-right-angle': {
      child: 'A full turn has four right angles, so 360°, not 270°.',
      parent: 'Is a right angle out. Count the quarter turns in a full turn together.',
    },
    'gave-the-angles-that-are-known': {
      child: 'You added the angles you know. Now take that from the whole.',
      parent: 'Gives the sum of the known angles. Ask what all the angles should make together.',
    },
    'took-off-only-one-angle': {
      child: 'Take off all the angles you know, not just one.',
      parent: 'Takes off only one of the known angles. Tick each angle in the picture once it is used.',
    },
    'forgot-the-right-angle': {
      child: 'The small square is a right angle. Use its 90° too.',
      parent: 'Overlooks the right angle. Write 90° beside the small square first.',
    },
    'added-instead-of-subtracting': {
      child: 'You added where you need to take away. Check that all the angles fit.',
      parent: 'Adds where a part should come off. Put the answer back into the picture and check the sum.',
    },
    'took-off-the-same-angle-twice': {
      child: 'You took the same angle off twice. The right angle is 90°.',
      parent: 'Takes off one angle twice. Write the size beside each angle on the line before subtracting.',
    },
    'took-off-instead-of-adding': {
      child: 'The two parts make the whole angle. Add them.',
      parent: 'Subtracts two parts that make up one angle. Trace the whole angle with a finger.',
    },
    'left-out-a-part-of-the-opposite-angle': {
      child: 'The angle opposite x has two parts. Add both.',
      parent: 'Uses only one part of the angle opposite. Trace both straight lines through the point.',
    },
    'left-out-the-number': {
      child: 'You left out the number of degrees. Take it off before you divide.',
      parent: 'Ignores the number that is added. Write all the parts as one sum that makes 180°.',
    },
    'gave-the-angle-not-x': {
      child: 'That is a whole angle. The question asks for x.',
      parent: 'Gives the size of an angle instead of x. Read the last words of the question again.',
    },
    'did-not-share': {
      child: 'You stopped too soon. Now divide to find just one x.',
      parent: 'Stops before dividing. Ask how many x there are altogether.',
    },
    'took-the-angles-as-equal': {
      child: 'These two angles are not equal. Look for equal marks or opposite angles.',
      parent:
        'Takes two angles as equal without a reason. Ask what in the picture shows that they are equal.',
    },
    'left-out-the-other-side': {
      child: 'There is x on both sides. Take the smaller part from both first.',
      parent: 'Overlooks that x is on both sides. Draw both angles as bars and cross out what they share.',
    },
    'shared-by-the-number-of-angles': {
      child: 'Count how many x there are altogether, then divide by that.',
      parent: 'Divides by the number of angles instead of the number of x. Write 2x as x + x.',
    },
    'slipped-by-five': {
      child: 'You were five degrees out. Check the ones.',
      parent: 'Is five degrees out. Add all the angles as a check.',
    },
    'slipped-in-the-tens': {
      child: 'You were ten or twenty degrees out. Check the tens.',
      parent: 'Is ten or twenty degrees out, so the method is right. Add all the angles as a check.',
    },
    'forgot-the-right-angles': {
      child: 'Take off both right angles too. They make 180°.',
      parent: 'Overlooks the right angles. Write 90° beside both small squares first.',
    },
    'took-off-only-one-right-angle': {
      child: 'There are two small squares, so take off two right angles.',
      parent: 'Takes off one of the two right angles. Write 90° beside each small square.',
    },
    'took-off-a-right-angle-too-many': {
      child: 'The four angles make 360°. You took off one right angle too many.',
      parent: 'Takes off a right angle too many. List all four angles and add them as a check.',
    },
    'used-the-sum-of-a-triangle': {
      child: 'This shape has four sides, so its angles make 360°, not 180°.',
      parent: 'Uses 180° for a shape with four sides. Cut it from corner to corner: two triangles make 360°.',
    },
    'left-out-an-angle': {
      child: 'You left out one angle. The shape has four of them.',
      parent: 'Leaves out one of the angles. Write a size or x at each corner before adding.',
    },
    'used-a-full-turn-for-two-angles': {
      child: 'All four angles make 360°. These two make just half of that.',
      parent: 'Uses 360° for two of the four angles. Write the size at every corner and add.',
    },
    'shared-between-three': {
      child: 'The other three angles are not all equal. One of them is like the one you know.',
      parent: 'Shares the rest between three angles. Talk about which corners match in this shape.',
    },
    'forgot-to-halve': {
      child: 'That is two equal angles together. Halve it to find one.',
      parent: 'Finds two equal angles together and stops. Mark the two equal ones in the picture.',
    },
    'took-the-wrong-pair': {
      child: 'In a kite the angles at the two sides are equal, not the top and bottom.',
      parent: 'Picks the wrong equal angles of a kite. Fold a paper kite: the two sides fall on each other.',
    },
    'shared-equally-too-soon': {
      child: 'The angle at the other side is known too, because it is equal. Take it off.',
      parent:
        'Shares the rest between two angles that differ. Write the sizes at both sides of the kite first.',
    },
    'halved-the-wrong-angle': {
      child: 'That is half of the wrong angle. Find the triangle first, and its two equal angles.',
      parent: 'Halves an angle that is not the one to share. Shade the triangle and mark its equal sides.',
    },
    'doubled-the-wrong-angle': {
      child: 'Two angles of the triangle are equal. Take both from 180°.',
      parent: 'Stops after doubling the known angle. The three angles of the triangle make 180°.',
    },
    'gave-the-angle-outside': {
      child: 'That is the angle outside the dent. The one inside is reflex.',
      parent:
        'Gives the angle outside the arrowhead. Shade the shape and look at the angle in the shaded part.',
    },
    'stopped-at-the-inside-angle': {
      child: 'You found the angle beside x. Take one more step.',
      parent: 'Stops at the angle inside the shape that comes before x. Write it in, then find x from it.',
    },
    'took-a-full-turn-for-a-line': {
      child: 'The two angles lie on a straight line. They make 180°, not 360°.',
      parent: 'Uses 360° for two angles on a line. Lay a ruler along the line that is made longer.',
    },
    'took-it-for-the-top-angle': {
      child: 'The angle you found is at the bottom. There is one more like it.',
      parent:
        'Treats a bottom angle as the one at the top. Equal angles are at the far ends of the equal sides.',
    },
    'stopped-at-the-first-triangle': {
      child: 'That is an angle of one triangle. Now use the other one.',
      parent: 'Stops at the first triangle. Write each angle into the picture as soon as it is known.',
    },
    'stopped-before-the-last-step': {
      child: 'That is an angle at the bottom. Take both of them from 180°.',
      parent: 'Stops one step before the end. Point at x and ask which triangle it belongs to.',
    },
    'found-a-part-of-the-angle': {
      child: 'That is only a part of the angle at the top. Find the whole angle.',
      parent: 'Finds one of the two parts of the angle. Trace x with a finger from side to side.',
    },
    'found-the-whole-angle-at-the-top': {
      child: 'That is the whole angle at the top. Only a part of it is x.',
      parent: 'Finds the angle of the whole triangle. Trace the angle x with a finger from line to line.',
    },
    'forgot-the-number-of-parts': {
      child: 'That is the angle of one part. Count how many are shaded.',
      parent: 'Gives the angle of a single part. Count the shaded parts together.',
    },
    'used-half-a-turn': {
      child: 'A full turn is 360°, not 180°.',
      parent:
        'Uses 180° where a full turn is needed. Walk round a table: at the end you have turned by 360°.',
    },
    'took-the-other-part': {
      child: 'That is the rest of the turn, or the rest of a line. Look at the shaded part.',
      parent: 'Finds the angle beside the shaded part. Trace the shaded angle with a finger.',
    },
    'one-part-out': {
      child: 'You are one part out. Count the shaded parts again.',
      parent: 'Miscounts the shaded parts by one. Put a dot in each part while counting.',
    },
    'took-the-angle-at-a-corner': {
      child: 'That is the angle of the whole shape at a corner. Find x from it.',
      parent: 'Gives the angle inside the shape at a corner. Trace x in the picture and compare.',
    },
    'mixed-up-inside-and-outside': {
      child: 'Inside and outside angles are partners on a straight line. You used the wrong one.',
      parent: 'Mixes up the angle inside and the exterior angle. Together they make a straight line, 180°.',
    },
    'one-or-two-sides-out': {
      child: 'The number of sides does not fit. Check it with 360°.',
      parent: 'Uses or finds the wrong number of sides. Check: number of sides times exterior angle is 360°.',
    },
    'doubled-the-answer': {
      child: 'Your answer is twice what it should be. Use 360° just once.',
      parent: 'Doubles the answer, as if a full turn were 720°. Check with a square: four turns of 90°.',
    },
    'halved-the-answer': {
      child: 'You halved once too often.',
      parent: 'Halves one time too many. Put the answer back into the picture and add the angles.',
    },
    'counted-a-triangle-too-many': {
      child: 'The number of triangles is two less than the number of sides.',
      parent: 'Counts a triangle too many. Draw the shape and cut it from one corner into triangles.',
    },
    'counted-a-triangle-too-few': {
      child: 'You have one triangle too few. Take two from the number of sides.',
      parent: 'Counts a triangle too few. Draw the shape and cut it from one corner into triangles.',
    },
    'used-a-full-turn': {
      child: 'Angles inside this shape make more than 360°. Cut it into triangles.',
      parent: 'Uses 360° for a shape with more than four sides. Each triangle in it adds 180°.',
    },
    'slipped-before-halving': {
      child: 'You were ten out before you halved. Check your sum.',
      parent: 'Slips by ten before halving, so the method is right. Add all the angles as a check.',
    },
    'left-out-a-shape': {
      child: 'Three angles meet at that point. Take off both shapes.',
      parent: 'Takes off only one of the two shapes. Write the angle of each shape at the point.',
    },
    'stopped-at-the-gap': {
      child: 'That is the angle between the shapes. Now look at the triangle.',
      parent: 'Stops at the angle between the two shapes. Shade the triangle and mark its equal sides.',
    },
  })),
  templates: [crossingLines, inQuadrilaterals, regularPolygons],
}
