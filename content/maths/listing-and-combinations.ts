import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { coinsOfTwoKinds } from './coins-of-two-kinds.ts'
import { digitCards } from './digit-cards.ts'
import { gridRoutes } from './grid-routes.ts'
import { waysToChoose } from './ways-to-choose.ts'

export const listingAndCombinations: Topic = {
  id: 'maths.listing-and-combinations',
  name: 'Listing and combinations',
  subdomain: 'problems',
  year: 6,
  prerequisites: ['maths.multiplication', 'maths.number-puzzles', 'maths.money'],
  about: 'Counting all the possibilities: outfits, handshakes, digit cards, routes and coins.',
  weights: { gl: 3, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
“How many different ways are there?” The secret is to work **in order**. Then you miss nothing, and you count nothing twice.

**One of each.** You have 3 T-shirts and 2 pairs of shorts. Each T-shirt goes with each pair. So there are 3 × 2 = 6 outfits. Multiply, do not add.

**Pairs.** Four friends shake hands. Ann shakes 3 hands. Ben has 2 left to shake, and Cal has 1. So it is 3 + 2 + 1 = 6. Do not count Ann with Ben and Ben with Ann.

**Orders.** Three children stand in a line. The first place has 3 choices, the next has 2, and the last has 1. So it is 3 × 2 × 1 = 6.

**Routes.** At each crossing, write how many ways lead to it. Add the number on the left and the number below.

**Two kinds of coin.** Pretend that all the coins are the smaller kind. See how much is missing from the total. Then swap coins one by one.`,
    example: `
The cards are 2, 5 and 8. How many two-digit numbers can you make?

1. Start with 2: 25, 28.
2. Then with 5: 52, 58.
3. Then with 8: 82, 85.
4. That is **6** numbers. The list is in order, so none is missing.
5. Check: 3 choices for the tens, and 2 are left for the ones. 3 × 2 = 6.`,
    harder: `
**Leo has 3 jumpers, 4 pairs of jeans and 2 hats. The red jumper never goes with the green hat. How many outfits are there?**

1. Without the rule: 3 × 4 × 2 = 24.
2. Now count what is not allowed. Red jumper, green hat, and any of the 4 pairs of jeans. That is 4 outfits, not just one!
3. 24 − 4 = **20**.

**A team of 3 is chosen from 5 children. How many teams are there?**

1. In order it would be 5 × 4 × 3 = 60.
2. But Ann, Ben and Cal are the same team as Cal, Ben and Ann. Three children can be put in 3 × 2 × 1 = 6 orders.
3. So 60 ÷ 6 = **10**.

**Mia has 14 coins, all 10p or 50p. They make £3.40. How many are 50p?**

1. If all were 10p, they would make £1.40. So £2.00 is missing.
2. Each swap to 50p adds 40p. 200 ÷ 40 = **5**.`,
    mistake: `
Many children write down what comes to mind and stop. Then one or two are missing. Start with the smallest, and go on in order.

Then ask yourself: is “Ann and Ben” the same as “Ben and Ann”? For a handshake, yes. For a first and a second prize, no!`,
    tryThis: `
Choose two tops, three bottoms and two pairs of socks. How many outfits should there be? Try to lay them all out, one after another. Were you right?`,
  })),
  misconceptions: once(() => ({
    'added-the-choices': {
      child: 'Each one goes with each of the others. Multiply, do not add.',
      parent: 'Adds the choices. Draw lines from each thing in the first row to each in the second.',
    },
    'missed-one-of-them': {
      child: 'Some are missing. Make your list in order, the smallest first.',
      parent: 'Misses some of them. Make a list in order, and finish one beginning before the next.',
    },
    'counted-some-more-than-once': {
      child: 'You counted too many. Check that each one is in your list only once.',
      parent: 'Counts too many. Make a list in order and cross out what is there already.',
    },
    'left-out-a-choice': {
      child: 'There is one more choice to make. Go through the question again.',
      parent: 'Leaves out one of the choices. Draw a box for each choice, with its number inside.',
    },
    'used-one-number-twice': {
      child: 'Check which numbers are in the question, and use each of them once.',
      parent: 'Multiplies a number by itself. Write what each number counts.',
    },
    'counted-each-pair-twice': {
      child: 'You counted each pair twice, once from each side. Halve it.',
      parent: 'Counts each pair twice. Act it out at home with four people.',
    },
    'counted-each-with-itself': {
      child: 'Nothing can pair up with itself. Leave that out.',
      parent:
        'Pairs each one with itself as well. Draw a grid with all of them along both sides, and cross these out.',
    },
    'counted-only-the-first': {
      child: 'That is not all of them yet. Go on to the next one.',
      parent: 'Stops after the first one. Continue the list for the second, the third and so on.',
    },
    'left-one-of-them-out': {
      child: 'One is missing. Count how many take part.',
      parent: 'Leaves one out. Write all of them down first.',
    },
    'counted-only-one-for-each-pair': {
      child: 'Each pair counts twice here, once each way.',
      parent: 'Counts any two only once. Write a grid with all of them along both sides.',
    },
    'took-the-two-orders-for-one': {
      child: 'The order matters here. One way and the other way round count as two.',
      parent: 'Counts the two orders of a pair as one. Ask whether it makes a difference who comes first.',
    },
    'overlooked-the-rule': {
      child: 'There is a rule. Leave out what it does not allow.',
      parent: 'Overlooks the rule in the question. Underline it, and cross out what it does not allow.',
    },
    'took-off-only-one': {
      child: 'Take off all of those that the rule forbids, not just one or two.',
      parent: 'Takes off too few. List every case that the rule forbids.',
    },
    'took-off-too-many': {
      child: 'The rule forbids only those two together. Each on its own is fine.',
      parent: 'Takes off too many. The rule forbids two things together, but not each of them alone.',
    },
    'took-off-the-wrong-ones': {
      child: 'How many outfits or meals have the forbidden pair? Take off that many.',
      parent: 'Takes off the wrong number. List every outfit or meal that has the forbidden pair.',
    },
    'took-only-one-of-the-ends': {
      child: 'There are two ends, left and right.',
      parent: 'Counts only one end of the row. Draw the chairs and mark both ends.',
    },
    'counted-each-team-several-times': {
      child: 'The order in a team does not matter. Count each team once.',
      parent: 'Counts the same team in several orders. Write teams in the order of the alphabet.',
    },
    'chose-only-two': {
      child: 'A team has three children.',
      parent: 'Counts pairs and not threes. List all teams that begin with the first child.',
    },
    'multiplied-the-numbers-in-the-question': {
      child: 'Do not just multiply or double. Try it with a small number first.',
      parent: 'Multiplies without a plan. Begin with two or three people and look for a pattern.',
    },
    'stopped-one-too-early': {
      child: 'Check your answer. Count the handshakes for that many people.',
      parent: 'Gives too small a number of people. Work out the handshakes for the answer as a check.',
    },
    'divided-by-two': {
      child: 'Halving is not enough. Add 1 + 2 + 3 and so on until you get there.',
      parent: 'Halves the number of handshakes. Build it up: two people, three people, four people.',
    },
    'counted-the-others': {
      child: 'You counted those that do not fit. Count the ones that do.',
      parent:
        'Counts the numbers that do not fit the rule. Read the question once more and tick those that do.',
    },
    'used-a-card-twice': {
      child: 'Each card can be used only once in a number.',
      parent: 'Uses a card twice. Make real cards from paper and lay the numbers.',
    },
    'was-one-place-out': {
      child: 'You were one place out. Count along the list with your finger.',
      parent: 'Is one place out in the list. Number the list as it is written.',
    },
    'began-at-the-wrong-end': {
      child: 'Does the list begin with the largest or the smallest? Look again.',
      parent: 'Counts from the wrong end. Underline the word largest or smallest.',
    },
    'missed-some-numbers-of-the-list': {
      child: 'Write the whole list in order. Then count along it.',
      parent: 'Misses some numbers of the list. Finish all with the same first digit before the next.',
    },
    'overlooked-a-missing-street': {
      child: 'Some streets are missing. You cannot go there.',
      parent: 'Counts routes through a missing street. Mark the gaps in colour first.',
    },
    'took-off-one-for-each-missing-street': {
      child: 'Several routes can use the same street. Count them again with the gaps.',
      parent: 'Takes off one route for each missing street. Write numbers at the crossings instead.',
    },
    'counted-squares-or-crossings': {
      child: 'You counted squares or crossings. Count the ways from P to Q.',
      parent: 'Counts squares or crossings. Trace one whole route with a finger first, then another.',
    },
    'counted-the-streets-of-one-route': {
      child: 'That is how long one route is. Count how many routes there are.',
      parent: 'Gives the length of a route. Trace several routes in different colours.',
    },
    'missed-a-route': {
      child: 'Some routes are missing. Write a number at each crossing.',
      parent: 'Misses some routes. At each crossing, add the numbers at the crossings just before it.',
    },
    'counted-a-route-twice': {
      child: 'You counted too many. Write a number at each crossing.',
      parent: 'Counts routes twice. At each crossing, add the numbers at the crossings just before it.',
    },
    'gave-the-other-number': {
      child: 'That is how many there are of the other kind. Read the last line again.',
      parent: 'Gives the number of the other kind. Underline what the question asks for.',
    },
    'took-half-of-each': {
      child: 'The two kinds need not be equal in number. Check the total.',
      parent: 'Takes half of each kind. Check whether this makes the right total.',
    },
    'used-only-one-kind': {
      child: 'There are two kinds. Pretend that all are the cheaper one, and see what is missing.',
      parent: 'Divides the total by one kind only. Lay it out with real coins and swap them one by one.',
    },
    'left-out-the-extra-coins': {
      child: 'There are more of one kind. Put the extra coins aside first.',
      parent: 'Overlooks that there are more of one kind. Put the extra coins aside, then make pairs.',
    },
    'gave-all-the-coins': {
      child: 'That is all the coins. Find how many there are of the one kind.',
      parent: 'Gives the number of all coins. Underline what the question asks for.',
    },
    'took-one-of-each': {
      child: 'A group has more of one kind. Find out what a whole group is worth.',
      parent: 'Makes groups with one coin of each kind. Build a group with real coins first.',
    },
  })),
  templates: [waysToChoose, digitCards, gridRoutes, coinsOfTwoKinds],
}
