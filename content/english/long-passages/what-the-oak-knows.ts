import {
  classOf,
  figure,
  find,
  infer,
  isFalse,
  isTrue,
  judge,
  type LongPassage,
  means,
  order,
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const whatTheOakKnows: LongPassage = {
  id: 'what-the-oak-knows',
  year: 6,
  kind: 'poem',
  title: 'What the Oak Knows',
  text: `A jay forgot me. That is how
my history began: no more.
He hid me in a bank, where now
the lane runs past the schoolhouse door,

and meant to have me back for lunch
some white December, but he found
so many other nuts to crunch
that I was left there underground.

So never scorn a thing let slip.
I rose, two leaves upon a thread,
so slight a snail could make me dip,
so low the daisies overhead

seemed lofty. Years went by like sheep
that wander through an open gate,
each like the last; and half asleep
I learned the craft of trees: to wait.

A girl came by with seven swine
to feast upon the nuts I shed.
She leaned her narrow back on mine
and piped a little tune, and said

that she would see the ocean. Then
one frosty dawn she walked away.
I never saw that girl again.
I know what ocean is today,

for men with chalk and measures came
who wanted timber for the fleet.
They rolled the word out like a name
for something salt and vast and sweet,

and rapped my trunk, and heard the sound
an empty barrel makes. “Not he.”
My sounder brothers shook the ground
and went, as ribs and keels, to sea.

I grieved. My hollow seemed a shame,
a wound that let the weather in,
until I noticed how they came
to shelter underneath my skin:

the owl, the bat, the murmuring bees,
a vixen curled about her young,
a pedlar, drenched up to the knees,
with pans and ribbons round him hung,

and once, in nineteen forty, late
one autumn, with a label tied
on coat and case, a boy of eight,
sent out from London, came and cried

inside me where the owls had been.
I had no words. I let my last
gold leaves come down, to make a screen
between him and the folk who passed.

And when the tears had all run out
he tipped his head to see the sky,
far up, a coin; and round about
his ears the dark was warm and dry.

He came each day, and on his own
he taught himself to whistle. When
they fetched him home, the hush had grown
so wide that I recalled again

the girl. More years, like sheep. A plan
was drawn, a road, and where it led
was where I stood. A yellow van
brought saws. But some old fellow said,

“Not this one,” whistling, soft and low,
a tune I knew; and from the lane
came children, forty in a row,
who linked their mittens in a chain

around us both. The engines coughed.
The children sang. They sang all day.
The sun came round, the light grew soft;
it was the van that went away.

And so the lane bends, as you see,
the only crooked stretch for miles.
And you, who fling your tape round me
and call the inches out with smiles,

write down my girth, then, if you must.
You will not find in inches there
the girl, the fleet, the pedlar’s crust,
the whistle climbing up the air.

You take an acorn. Let it fall
from some torn pocket as you run.
A jay forgot me. That was all.
And that is how a wood’s begun.`,
  items: [
    find(
      1,
      'How did the oak come to grow where it stands?',
      'A bird buried an acorn and did not come back for it.',
      {
        place: [
          'A child let an acorn fall from a torn pocket.',
          'A girl who kept pigs dropped an acorn by the lane.',
        ],
        own: [
          'A ploughman planted an acorn by a schoolhouse.',
          'A tall oak in the bank shed an acorn there one autumn.',
        ],
      },
      'meant to have me back for lunch',
      'The jay, which is a bird, hid the acorn to eat in winter and then found plenty of other nuts.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “scorn” in “So never scorn a thing let slip”?',
      'look down on',
      { fits: ['run after', 'make use of'], sound: ['scratch'], opposite: ['think highly of'] },
      'So never scorn a thing let slip',
      'A dropped acorn seems worthless, but it grew into an oak. We are told not to think too little of such a thing.',
    ),
    figure(
      3,
      'What does the comparison with sheep in “Years went by like sheep” tell us about the years?',
      'One seemed the same as another.',
      {
        effect: ['They seemed to pass at a gallop.', 'They were gentle, warm and soft.'],
        own: ['They were counted with great care.', 'They brought flocks to the tree.'],
      },
      'each like the last',
      'Sheep that wander through a gate look alike and do not hurry. So it was with the years of a tree that waited, “half asleep”.',
    ),
    find(
      3,
      'How did the oak learn about the ocean?',
      'from men who were looking for timber',
      {
        place: ['from a girl who played it a tune', 'from a boy who had come from London'],
        own: ['from trees that had been made into ships', 'from a pedlar who had crossed it'],
      },
      'They rolled the word out like a name',
      'The girl only said that she would see it. “I know what ocean is today, for men with chalk and measures came”: the little word “for” gives the reason.',
    ),
    means(
      4,
      'Which word or phrase is closest in meaning to “sounder” in “My sounder brothers”?',
      'more solid',
      { sense: ['noisier', 'more sensible'], fits: ['younger', 'more crooked'] },
      'My sounder brothers shook the ground',
      'A sound tree has no rot in it. The men left the oak standing because it was hollow and took those that were not. The poet plays on the “sound” that they heard.',
    ),
    infer(
      4,
      'How do the oak’s feelings about its hollow change?',
      'What had looked like a fault proves to be a gift.',
      {
        opposite: ['What had been a source of pride becomes a shame.'],
        own: [
          'What had seemed a small hole turns into a danger.',
          'What had kept it from the sea comes to make it bitter.',
        ],
        strong: ['What had once hurt it is now wholly forgotten.'],
      },
      'until I noticed how they came to shelter underneath my skin',
      'At first it is “a shame, a wound”. The word “until” marks the change: creatures and people in need can shelter there.',
    ),
    infer(
      2,
      'Why was the boy crying?',
      'He had been sent away from home.',
      {
        own: ['He had been teased by the others.', 'He had lost his coat and his case.'],
        place: ['He had been caught in heavy rain.', 'He had been told of the new road.'],
      },
      'sent out from London',
      'The label on his coat and case tells us that he has come a long way without his family. In 1940 many children were sent out of the cities, to be safe.',
    ),
    purpose(
      3,
      'Why does the poet have the oak say that it let its leaves fall “to make a screen”?',
      'to make it seem to care for the boy',
      {
        true: ['to make it clear that winter was near'],
        own: ['to make us wonder whether the tree is ill', 'to make us see how lonely the tree has been'],
        effect: ['to make it seem ashamed of the boy'],
      },
      'to make a screen between him and the folk who passed',
      'Leaves fall by themselves in autumn. But the oak speaks as if it dropped them on purpose, so that nobody should stare at the boy.',
    ),
    infer(
      3,
      'Who is the “old fellow” who says “Not this one”?',
      'the boy who hid in the tree',
      {
        place: ['the pedlar with the ribbons', 'the driver of the yellow van'],
        own: ['a teacher from the school', 'one of the men with chalk'],
      },
      'a tune I knew',
      'The boy taught himself to whistle inside the oak, and the old man whistles a tune that the oak knows. The boy has grown old.',
    ),
    classOf(
      2,
      'soft',
      'the light grew soft',
      'adjective',
      ['adverb', 'noun', 'verb', 'preposition'],
      '“Grew” means “became” here, and “soft” describes the noun “light”: it was a soft light. An adverb would tell us how something is done.',
    ),
    infer(
      5,
      'What does the oak mean by “You will not find in inches there the girl, the fleet, the pedlar’s crust”?',
      'Its size tells nothing of what it has lived through.',
      {
        own: [
          'Its trunk has grown too wide to be measured any more.',
          'Its memories are fading as it becomes older.',
        ],
        strong: ['It would rather be left alone than be measured.'],
        part: ['It hides small things that were left in its hollow.'],
      },
      'You will not find in inches there',
      'A tape gives a number. It cannot show the lives that touched the tree, and these are what the oak itself thinks worth telling.',
    ),
    order(
      2,
      [
        'The girl walks away at dawn.',
        'The oak’s neighbours are felled.',
        'A boy learns to whistle.',
        'Children form a chain.',
      ],
      'The oak tells its life from beginning to end. The girl had gone before the men with chalk came, the boy came in 1940, and the children joined an old man who had been that boy.',
    ),
    structure(
      5,
      'Why does the poet bring back the opening words at the end?',
      'to suggest that the whole story may now begin again',
      {
        own: [
          'to remind us that the oak cannot forgive an old wrong',
          'to show that the oak’s memory has begun to fail at last',
        ],
        effect: ['to make us feel that the oak’s whole life has been wasted'],
        strong: ['to prove that forests need no help from those who plant'],
      },
      'And that is how a wood’s begun',
      'The oak asks the child to lose an acorn as the jay once did. What started one tree could start many, and so the end of the poem is a beginning.',
    ),
    judge(
      4,
      isTrue(
        'There was a time when flowers were taller than the oak.',
        'It was so low that the daisies overhead seemed lofty.',
      ),
      isFalse(
        'The girl described to the oak what the ocean was like.',
        'She said only that she would see it. It was the men with chalk who spoke of it as “salt and vast and sweet”.',
      ),
      untold(
        'The old man had asked the children to come and help him.',
        'They come from the lane while he whistles, but we do not learn whether anybody had called them.',
      ),
    ),
    sumUp(
      3,
      'Which of these best sums up the poem?',
      'how a tree that owes its life to chance became a shelter for others',
      {
        part: [
          'how a hollow tree was passed over by men who were building ships',
          'how a tree in the path of a road was saved by children who sang',
        ],
        opposite: ['how an ancient tree has grown weary of the people who visit it'],
        own: ['how a tree that could not move always dreamed of going to sea'],
      },
      'to shelter underneath my skin',
      'The jay’s forgetting began it all. From then on the poem is about those who leaned on the oak or hid in it, and how it was glad of them.',
    ),
  ],
}
