import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { trueOfGroups } from './must-be-true-of-groups.ts'
import { trueOfOrders } from './must-be-true-of-orders.ts'
import { trueByRules } from './must-be-true-of-rules.ts'

export const mustBeTrue: Topic = {
  id: 'verbal-reasoning.must-be-true',
  name: 'What must be true?',
  subdomain: 'logic',
  year: 6,
  prerequisites: ['verbal-reasoning.logic'],
  about: 'Deciding what must be true if a few statements are true, and what only may be true.',
  weights: { gl: 3, cem: 2, iseb: 2 },
  lesson: once(() => ({
    version: 1,
    idea: `
You read two or three sentences. They are all true. Then you get five more. Only one of them **must** be true. The others might be true, or might not.

A good detective asks about each sentence: “Could this be wrong, even though all the clues are right?” If it could, then it need not be true. Cross it out!

**Groups.** Draw circles. “All the cats are black” puts the cats inside the black things. But it does not put all black things inside the cats! “None” keeps two circles apart. “Some” makes them overlap. “None of the children who don’t swim play chess” sounds hard. Turn it round: everyone who plays chess swims.

**Orders.** Use arrows: from the taller to the shorter child. If two children have no path of arrows between them, you can’t tell.

**Rules.** “Whenever it rains, we stay in” works in one direction. If it rains, we are in. And if we are out, it is not raining. But if we are in, it may still be dry.`,
    example: `
Ben is taller than Zara. Zara is taller than Omar. Ben is taller than Maya. Which must be true?

“Maya is taller than Omar.” “Ben is the tallest.” “Zara is taller than Maya.”

1. Draw arrows: Ben to Zara, Zara to Omar, Ben to Maya.
2. Maya and Omar: there is no path between them. We can’t tell.
3. Zara and Maya: no path. We can’t tell.
4. From Ben there is a path to each of the others. So **Ben is the tallest**.`,
    harder: `
Whenever it rains, the match is called off. Whenever the match is called off, Leo bakes a cake. Last Saturday, Leo did not bake a cake. What must be true?

1. Begin with what you know: no cake.
2. If the match had been called off, there would be a cake. So the match was not called off.
3. If it had rained, the match would have been called off. So it **did not rain**.

You went through the rules from the end to the start. That works for things that did **not** happen.`,
    mistake: `
The trap is to turn a sentence round. “All the children who play chess wear glasses.” Zara wears glasses. Does she play chess? We can’t tell! Many children wear glasses who don’t play chess. The sentence only tells you about chess players.

“May be true” is not good enough. Look for the sentence that can’t be wrong.`,
    tryThis: `
Make up a rule for today, such as: “Whenever the phone rings, the dog barks.” Ask someone at home: “The dog barks. Is the phone ringing?” Can they explain why you can’t be sure?`,
  })),
  misconceptions: once(() => ({
    'turned-the-sentence-round': {
      child: 'You turned “all” round. All cats are animals, but not all animals are cats.',
      parent:
        'Turns an “all” statement round. Try it with cats and animals, and draw one circle inside the other.',
    },
    'made-some-into-all': {
      child: 'The clue says “some”. That does not tell you about all of them.',
      parent:
        'Mistakes “some” for “all”. Ask which children the sentence tells us about, and which it does not.',
    },
    'may-be-true-but-need-not': {
      child: 'That may be true, but it need not be. Try to draw it so that it is wrong.',
      parent:
        'Accepts what may be true. Ask for one case in which the clues are right and the sentence is wrong.',
    },
    'cannot-be-true': {
      child: 'That can’t be true at all. Check it with each clue.',
      parent: 'Chooses a sentence that a clue rules out. Read it together with each clue, one at a time.',
    },
    'read-the-rule-backwards': {
      child: 'A rule goes one way. Begin with what you know and ask what follows.',
      parent:
        'Uses a rule backwards. Ask whether the second thing can happen without the first, as we can be wet without rain.',
    },
  })),
  templates: [trueOfGroups, trueOfOrders, trueByRules],
}
