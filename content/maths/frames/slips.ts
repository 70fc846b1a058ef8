import type { Misconception } from '../../topic.ts'

/** What to say about each slip. A slip of one story and the same slip of another share their sentences. */
export const slipsInStories = {
  'stopped-one-step-early': {
    child: 'You are nearly there. Read the question again: one more step is needed.',
    parent:
      'Stops just before the last step. Ask them to read the last sentence again and say what their number means.',
  },
  'stopped-early': {
    child: 'You made a good start, but the story goes on. Plan all the steps first.',
    parent:
      'Gives a number from the middle of the working. Ask them to list what they must find out, one line for each step.',
  },
  'left-out-a-step': {
    child: 'A step is missing. Tick off each number in the story when you use it.',
    parent: 'Leaves out a step of the story. Ask what each number is for, and tick it off once it is used.',
  },
  'slipped-in-the-working': {
    child: 'Your plan works, but a number is a little out. Do each sum once more.',
    parent:
      'Plans the steps well but slips in one of the sums. Writing one short line for each step makes slips easy to find.',
  },
  'did-the-steps-in-the-wrong-order': {
    child: 'The order counts. Tell the story again and do the steps as they happen.',
    parent:
      'Does the right sums in the wrong order. Act the story out with small numbers and see what happens first.',
  },
  'did-not-work-backwards': {
    child: 'The story tells you the end. Go back step by step and undo each one.',
    parent:
      'Works forwards though the end of the story is known. Draw boxes with arrows and go back along them, undoing each step.',
  },
  'gave-the-other-amount': {
    child: 'You found an amount, but not the one asked for. Read the last line again.',
    parent: 'Finds a correct amount that was not asked for. Ask them to underline what the question wants.',
  },
  'compared-the-wrong-two': {
    child: 'You compared the wrong two. Write a name next to each number first.',
    parent: 'Compares the wrong two amounts. Write each result down with its name before comparing.',
  },
  'swapped-two-numbers': {
    child: 'Two numbers changed places. Check which number belongs to which thing.',
    parent: 'Matches two numbers with the wrong things. A small table with names and numbers helps.',
  },
  'worked-with-the-wrong-part': {
    child: 'One part goes and one part stays. Check which part the story needs next.',
    parent:
      'Uses the part that is taken away instead of the part that is left, or the reverse. Shade both parts on a bar.',
  },
  'added-not-took-away': {
    child: 'You added where something must come off. Ask first if there will be more or less.',
    parent: 'Adds where something should be taken away. Ask whether the amount gets larger or smaller.',
  },
  'took-away-not-added': {
    child: 'You took away where you should not. Ask first if there will be more or less.',
    parent:
      'Takes away where this does not help. Before each sum, ask whether the answer must be larger or smaller.',
  },
  'added-not-multiplied': {
    child: 'The same amount comes many times, so multiply. Do not add the numbers.',
    parent:
      'Adds two numbers that should be multiplied. Draw equal groups, or rows of squares, to show what the numbers mean.',
  },
  'took-away-not-divided': {
    child: 'It is shared into equal groups, so divide. Do not take away.',
    parent: 'Takes away where an amount is split into equal groups. Act out the sharing with coins or beans.',
  },
  'mixed-up-times-and-divide': {
    child: 'Multiply or divide? Think first if the answer must be bigger or smaller.',
    parent:
      'Multiplies where dividing is needed, or the other way round. Guess first whether the result will be larger or smaller.',
  },
  'counted-only-once': {
    child: 'There is more than one of them. Count every single one.',
    parent:
      'Counts something once that comes several times. Write it as a bill, with one line for each thing.',
  },
  'counted-something-twice': {
    child: 'You counted something twice. Tick off each part when you use it.',
    parent: 'Counts one part of the story twice. Tick off each number in the story once it is used.',
  },
  'counted-too-much': {
    child: 'You counted more than the story asks for. Draw it and mark what you need.',
    parent: 'Counts parts that do not belong to the question. Draw a picture and mark what is needed.',
  },
  'found-it-for-one-only': {
    child: 'That is for one of them. The question is about more than one.',
    parent: 'Works it out for one of them only. Ask how many of them the question is about.',
  },
  'one-too-many': {
    child: 'You have one too many. Count again and check the last one.',
    parent: 'Counts one step or thing too many. Check by counting on from the start, one line for each.',
  },
  'one-too-few': {
    child: 'You have one too few. Count again and check the first and the last.',
    parent: 'Counts one step or thing too few. Check by counting on from the start and naming each one.',
  },
  'rounded-the-wrong-way': {
    child: 'Think of real life. Ask if the part that is left over should count.',
    parent:
      'Rounds a result the wrong way, or drops the part that is left over. Ask what would happen in real life.',
  },
  'mixed-up-the-units': {
    child: 'Look at the units. Change all the amounts to the same unit first.',
    parent:
      'Mixes two units, or changes one into another wrongly. Write every amount in the same unit before the first sum.',
  },
  'shared-equally': {
    child: 'The parts are not equal here. Look at what the story says about each one.',
    parent: 'Shares equally though the parts are different. Draw bars of different lengths and label them.',
  },
  'shared-by-the-wrong-number': {
    child: 'You divided by the wrong number. Count how many equal parts there are.',
    parent: 'Divides by the wrong number. Ask what is being shared and into how many equal parts.',
  },
  'found-only-one-part': {
    child: 'You found one part. Now see how many parts you need.',
    parent:
      'Finds one part and works on with that alone. Draw the parts as boxes and count how many are needed.',
  },
  'added-the-difference': {
    child: 'How many more does not help here. Ask how many times as many.',
    parent: 'Adds or takes off a difference where the amounts grow by multiplying. Find the amount for one.',
  },
  'just-doubled-or-halved-it': {
    child: 'It is not simply double or half. Check how many times as many it is.',
    parent: 'Doubles or halves without checking whether this fits. Compare the two numbers before starting.',
  },
  'took-the-percentage-as-a-number': {
    child: 'A percentage is not a plain number: 20% is not 20. Work out the part first.',
    parent: 'Adds or takes off the bare number of a percentage. Compare 10% of £20 with 10% of £200.',
  },
  'added-the-percentages': {
    child: 'You can’t add the two percentages. The second is part of another amount.',
    parent: 'Adds two percentages of different amounts. Try it with £100 and do one change after the other.',
  },
  'percentage-of-the-wrong-amount': {
    child: 'Ask: a part of which amount? You took it of the wrong one.',
    parent: 'Takes a part of the wrong amount. Say aloud what 100% is before working anything out.',
  },
  'missed-the-cheaper-way': {
    child: 'There is a cheaper way. Try other ways to pay and compare them.',
    parent: 'Finds a way to pay but not the cheapest. Write down two or three ways and compare the totals.',
  },
  'found-the-area-not-the-way-round': {
    child: 'You found the area inside. Here you need the perimeter: add the sides.',
    parent:
      'Works out an area where the perimeter is needed. Walk round a table, then cover it, and compare.',
  },
  'found-the-way-round-not-the-area': {
    child: 'You found the perimeter. Here you need the space inside: multiply.',
    parent: 'Works out the perimeter where an area is needed. Compare the edge of a rug with its surface.',
  },
  'found-the-area-not-the-volume': {
    child: 'You counted flat squares. Volume is the space inside, so use three lengths.',
    parent: 'Finds an area where a volume is asked for. Fill a small box with bricks, one layer at a time.',
  },
  'found-the-volume-not-the-area': {
    child: 'You found the space inside. Only the flat walls are painted.',
    parent: 'Finds the space in the room and not the area of its walls. Point at the walls one by one.',
  },
  'used-only-two-sides': {
    child: 'You used one long and one short side. There are two of each.',
    parent: 'Counts only one length and one width. Draw the rectangle and label all four sides.',
  },
  'left-out-one-side': {
    child: 'A side is missing. Draw the shape and tick every side you count.',
    parent: 'Leaves out a side. Draw the shape, label each side and tick it off.',
  },
  'took-it-for-a-square': {
    child: 'This is not a square. Its length and its width are different.',
    parent: 'Treats a rectangle as if it were a square. Sketch it and write a length and a width on it.',
  },
  'forgot-to-halve': {
    child: 'That belongs to two sides together. Halve it for one.',
    parent:
      'Forgets to halve. A length and a width are only half of the perimeter; draw this with two colours.',
  },
  'kept-the-area-not-the-way-round': {
    child: 'The wire stays as long as it was. The area does not stay the same.',
    parent:
      'Keeps the area the same, but it is the length of the wire that stays. Try it with a piece of string.',
  },
  'took-away-the-sides': {
    child: 'Use the whole length of the wire. The two sides alone do not tell you.',
    parent: 'Takes one side from the other. Ask how long the whole wire is and what is left of it.',
  },
  'divided-by-one-side-only': {
    child: 'You divided by one side. Use the other side too.',
    parent: 'Divides an area by one side only. Ask how many fit along and how many fit up.',
  },
  'counted-gaps-not-posts': {
    child: 'You counted the gaps. Draw a few: there is one more post than gaps.',
    parent: 'Counts the gaps and not what is at their ends. Hold up a hand: five fingers have four gaps.',
  },
  'counted-one-end-only': {
    child: 'It happens at both ends. Draw it and mark both.',
    parent: 'Changes a length at one end only. Make a quick drawing and write the number at both ends.',
  },
  'forgot-the-corners': {
    child: 'The corners count too. Draw the shape and look at its four corners.',
    parent: 'Forgets the corners of a border. Draw it on squared paper and count the squares.',
  },
  'miscounted-the-edges': {
    child: 'A cube has twelve edges: four at the top, four at the bottom and four upright.',
    parent: 'Counts too few edges of a cube. Hold a box and count top, bottom and upright edges.',
  },
  'divided-not-found-the-root': {
    child: 'Which number times itself makes the area? Do not divide by two or four.',
    parent:
      'Halves or quarters an area to find a side. Ask which number, multiplied by itself, gives the area.',
  },
  'shared-the-jar-as-well': {
    child: 'The jar does not get lighter. Only what is inside it changes.',
    parent: 'Halves or shares the weight of the jar too. Weigh an empty jar, then half full, then full.',
  },
  'took-the-fraction-of-the-whole': {
    child: 'The second fraction is a part of what is left, not of the whole.',
    parent: 'Takes the second fraction of the whole amount and not of the rest. Draw a bar and cut it twice.',
  },
  'took-the-fraction-of-the-rest': {
    child: 'Both are parts of the whole here. Do not take the second from the rest.',
    parent: 'Takes the second part of the rest, though the story means the whole. Look for “of the rest”.',
  },
  'added-tops-and-bottoms': {
    child: 'Do not add the denominators. Cut both into parts of the same size first.',
    parent: 'Adds numerators and denominators. Show that 1/2 and 1/2 do not make 2/4.',
  },
  'took-away-the-denominator': {
    child: 'The denominator is not an amount. Find the fraction of the whole first.',
    parent: 'Takes the denominator away as if it were an amount. Cut a bar into that many parts instead.',
  },
  'took-the-part-for-the-whole': {
    child: 'That number is only a part. Find the whole first.',
    parent: 'Treats a part as if it were the whole. Draw a bar and mark what is known.',
  },
  'took-the-difference-for-the-amount': {
    child: 'That number says how many more or fewer. It is not the amount itself.',
    parent: 'Treats a difference as if it were an amount or a total. Draw two bars and mark the gap.',
  },
  'used-up-everything': {
    child: 'You can’t use up all of it. Keep to the ratio and see what runs out first.',
    parent:
      'Adds up all that is there, though the ratio leaves some over. Mix small amounts and see what is left.',
  },
  'used-the-larger-amount': {
    child: 'There is not enough of the other one. See which runs out first.',
    parent: 'Uses the amount that is not the limit. Work out the parts for both and take the smaller number.',
  },
  'forgot-that-both-change': {
    child: 'Two numbers change at the same time. Write down both, before and after.',
    parent: 'Changes only one of two amounts. Make a table with before and after for both.',
  },
  'took-an-hour-for-a-hundred-minutes': {
    child: 'An hour has 60 minutes, not 100. Half an hour is 30 minutes, or 0.5 hours.',
    parent: 'Works with time as if an hour had 100 minutes. Draw a time line with the full hours on it.',
  },
  'one-hour-out': {
    child: 'You are one hour out. Count on to the next full hour first.',
    parent: 'Is exactly one hour out. Draw a time line and jump from full hour to full hour.',
  },
  'averaged-the-averages': {
    child: 'Halfway between the two is not right here. One of them counts for more.',
    parent:
      'Goes halfway between two numbers though one counts for more. Add up the totals first, then divide.',
  },
  'divided-by-the-wrong-number': {
    child: 'Count how many numbers belong to the mean. Use just that many.',
    parent: 'Uses the wrong number of values for a mean. Draw a box for each value and count the boxes.',
  },
  'used-only-one-number': {
    child: 'You used one of the numbers. The mean needs all of them.',
    parent: 'Uses a single number where all of them count. Add them up first, then share equally.',
  },
  'added-the-change-once': {
    child: 'One new number has to change the mean for everyone. Compare the totals.',
    parent: 'Adds the change of the mean only once. Work out the total before and the total after.',
  },
  'counted-the-range-from-the-middle': {
    child: 'The range goes from the smallest to the largest, not from the middle.',
    parent:
      'Measures the range from the middle or the mean. Put three numbers on a line and show their range.',
  },
  'lost-a-minus': {
    child: 'Watch the minus signs. Draw a number line with zero in the middle.',
    parent: 'Loses a minus sign. Use a number line, or a thermometer, and step up and down on it.',
  },
  'misread-the-half-picture': {
    child: 'Half a picture is worth half of the key. Work that out first.',
    parent: 'Misreads half a picture in a pictogram. Ask what one picture is worth, and then half of it.',
  },
  'found-one-part-of-the-diagram': {
    child: 'You found one part of the two circles. Check which part is asked for.',
    parent:
      'Finds another part of the two groups. Draw two circles that overlap and write a number in each part.',
  },
  'counted-the-overlap-twice': {
    child: 'Some children are in both groups, so you counted them twice.',
    parent: 'Counts those in both groups twice. Draw two circles that overlap and fill the middle first.',
  },
  'took-away-the-wrong-number': {
    child: 'Draw a table with two rows and two columns. Then see what to take away.',
    parent: 'Takes the wrong number away. Fill a small table with totals and find the gaps.',
  },
  'wrong-angle-for-the-whole': {
    child: 'A whole circle has 360°. Start from there.',
    parent: 'Takes the whole circle as 100 or 180 degrees. Cut a paper circle into four right angles.',
  },
  'used-only-one-speed': {
    child: 'Both of them move. Use both speeds.',
    parent: 'Uses the speed of only one of the two. Walk towards each other and see how fast the gap closes.',
  },
  'met-in-the-middle': {
    child: 'They do not meet in the middle. The faster one gets further.',
    parent: 'Assumes that the two meet halfway, though one is faster. Ask how far each gets in one hour.',
  },
  'counted-from-the-wrong-time': {
    child: 'You counted from the wrong time. Check when the second one sets off.',
    parent: 'Counts from the wrong starting time. Mark both starts on a time line.',
  },
  'multiplied-not-lowest-multiple': {
    child: 'They meet sooner. Look for the smallest number in both tables.',
    parent: 'Multiplies the two numbers, but they have a smaller common multiple. List both times tables.',
  },
  'more-workers-take-longer': {
    child: 'More workers need less time, not more. Find the work for one first.',
    parent: 'Thinks that more workers take longer. Ask who would finish first, two people or four.',
  },
  'worked-with-the-times-alone': {
    child: 'You can’t add or share the times. Ask how much each does in one minute.',
    parent: 'Adds, subtracts or halves the two times. Ask what part of the job each one does in a minute.',
  },
} as const satisfies Record<string, Misconception>

/** The sentences for some of the slips. */
export const slipsNamed = (names: readonly (keyof typeof slipsInStories)[]): Record<string, Misconception> =>
  Object.fromEntries(names.map(name => [name, slipsInStories[name]]))
