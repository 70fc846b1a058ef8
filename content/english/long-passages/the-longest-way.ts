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

export const theLongestWay: LongPassage = {
  id: 'the-longest-way',
  year: 6,
  kind: 'poem',
  title: 'The Longest Way',
  text: `Three sisters woke together
one morning in the rain,
their bed a Welsh hill’s shoulder,
the moss their counterpane.

“The sea has called,” they whispered,
“and down to it we’ll go.”
They asked the way. The mountain
pretended not to know.

The eldest took the short way:
she hurtled to the west,
and by that night had got there,
and thought that she was best.

The second took the fair way
through woodland, gorge and dell,
and dawdled, to be looked at.
She did it very well.

The third, whose name was Severn,
no wider than a thread,
considered all the valleys.
“The longest, please,” she said.

So north and east, the wrong way round,
she scampered, heedless as a hare,
and leapt from ledge to ledge, and found
that falling was a kind of stair.

She teased the pebbles, stole the light,
tripped over roots and laughed at stones,
and chattered to herself all night
in clear, unpunctuated tones.

By Welshpool she had learnt to spell
her name in loops across the plain;
she liked old Shrewsbury so well
she very nearly turned again.

Then came her working days. She hauled
pots, coal and barley, clay and hay
past furnaces that growled and sprawled
and turned the midnight into day;

and when they flung from shore to shore
an iron bridge, the first, she found
the arch was half a ring, no more,
and with her mirror made it round.

She broadened, and by Worcester was so slow
she held the whole cathedral upside down,
complete with bells, and watched the rowers go
like water beetles through a floating town.

Some winters she went calling, uninvited,
across the fields and in at kitchen doors,
a large brown guest, and far too much excited,
who left her muddy footprints on the floors.

At Tewkesbury the Avon took her arm
and talked of Stratford, swans and poetry.
She listened; but she felt, with some alarm,
a salt word in the wind. Was that the sea?

It was the sea. It could not wait: it came
to fetch her, shouldering between the banks,
one tall brown wave that bellowed out her name,
with surfers whooping on its back in ranks.

For one long hour she ran the other way,
bewildered, back past all that she had passed;
then turned once more, with nothing much to say,
and came, unhurried, to the end at last.

Between the two great bridges, wide as any bay,
where mud lies ribbed and shining and the curlews cry,
a sister stood to greet her. “I’ve been here all day,
and what on earth has kept you?” asked the lovely Wye.

“Beyond the furthest headland, since the world began,
our eldest has been waiting, drumming on the shore.
So tell us, little Severn, quickly, if you can:
you took the longest journey. What was all that for?”

The river did not answer. She was far too wide
to talk of every orchard, bridge and willow tree;
but all of it went with her on the falling tide,
and all of it, remembered, ran into the sea.

And high upon the mountain,
next morning, in the rain,
three sisters woke together
and asked the way again.`,
  items: [
    find(
      1,
      'What did the mountain do when the sisters asked the way?',
      'It acted as if it had no idea.',
      {
        place: ['It whispered that the sea had called.', 'It sent all three towards the west.'],
        own: ['It gave its help to the third alone.', 'It told them not to go.'],
      },
      'pretended not to know',
      'To pretend is to act as if something were so.',
    ),
    infer(
      2,
      'What do the words “She did it very well” suggest about the second sister?',
      'She is fond of being admired.',
      {
        own: [
          'She likes to gaze at the scenery.',
          'She works harder than the others.',
          'She is a good judge of a road.',
          'She means to arrive first.',
        ],
      },
      'and dawdled, to be looked at',
      'What she does so well is to dawdle where others can see her. She is not looking at the view: she is the view.',
    ),
    means(
      3,
      'Which word is closest in meaning to “heedless” in “she scampered, heedless as a hare”?',
      'careless',
      { fits: ['speedy', 'graceful'], opposite: ['cautious'], own: ['fearful'] },
      'she scampered, heedless as a hare',
      'To heed something is to pay attention to it. The young river leaps from ledge to ledge and never thinks of the danger.',
    ),
    figure(
      3,
      'The river chatters “in clear, unpunctuated tones”. What does this suggest?',
      'She babbles on without stopping.',
      {
        effect: [
          'She sings too softly to be heard.',
          'She repeats herself every night.',
          'She says things without any sense.',
        ],
        place: ['She has not yet learnt to spell.'],
      },
      'in clear, unpunctuated tones',
      'Commas and full stops show where to pause. Speech with no punctuation, like the sound of a stream, runs on and on.',
    ),
    infer(
      3,
      'How does the river turn the arch of the bridge into a whole ring?',
      'Her reflection supplies its other half.',
      {
        own: [
          'Her current bends the iron over time.',
          'Her boats deliver the missing pieces.',
          'Her floods rise to the top of it.',
        ],
        place: ['Her loops run right around the town.'],
      },
      'and with her mirror made it round',
      'Her mirror is the smooth water. The arch above and its picture below make one circle.',
    ),
    classOf(
      3,
      'spell',
      'By Welshpool she had learnt to spell',
      'verb',
      ['noun', 'adjective', 'adverb'],
      'A wizard’s spell is a noun. Here the word follows “to” and tells us what the river had learnt to do.',
    ),
    purpose(
      4,
      'Why does the poet describe flooding as a visit from “a large brown guest”?',
      'to make a misfortune seem clumsy rather than cruel',
      {
        effect: [
          'to make a rare event seem more alarming than it was',
          'to make the villagers seem selfish and unfriendly',
        ],
        opposite: ['to make the river seem polite and well brought up'],
        own: ['to make the reader wish for a house near the river'],
      },
      'and far too much excited',
      'The guest comes uninvited and dirties the floor, but she means no harm. We smile at her bad manners, although a flood is no joke.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “shouldering” in “shouldering between the banks”?',
      'pushing its way',
      {
        sense: ['carrying a load'],
        opposite: ['slipping quietly'],
        sound: ['glowing faintly'],
        fits: ['foaming and hissing'],
      },
      'to fetch her, shouldering between the banks',
      'To shoulder a load is to carry it, but somebody who shoulders through a crowd pushes through. The wave fills the river from side to side.',
    ),
    infer(
      5,
      'What is different about the river by the time that she has “nothing much to say”?',
      'The chatterer of the hills has grown thoughtful.',
      {
        own: [
          'The worker of the gorge has grown weak.',
          'The guest of the winters has grown ashamed of herself.',
        ],
        strong: ['The third of the sisters has grown sorry for her choice.'],
        opposite: ['The traveller of the plains has forgotten what she saw.'],
      },
      'then turned once more, with nothing much to say',
      'Compare the girl who “chattered to herself all night”. She scampered; now she comes “unhurried”. The rest of the poem tells us that she has not stopped loving what she saw.',
    ),
    find(
      2,
      'Where does Severn meet the sister who chose the fair way?',
      'between a pair of large bridges',
      {
        place: [
          'beyond the most distant headland',
          'under the first bridge of iron',
          'beside the cathedral town',
          'where the Avon took her arm',
        ],
      },
      'Between the two great bridges, wide as any bay',
      'It is the Wye, the second sister, who greets her there. The eldest is the one beyond the headland.',
    ),
    order(
      2,
      [
        'The eldest sister arrives at the sea.',
        'A cathedral is mirrored in the river.',
        'The Avon joins the river.',
        'The tide drives the river back.',
      ],
      'The eldest was there on the first night. The cathedral stands at Worcester, where the river is already slow and broad, the Avon joins her later, at Tewkesbury, and only then does the sea come to fetch her.',
    ),
    judge(
      4,
      isTrue(
        'The mountain could have answered the question that it was asked.',
        'It only pretended not to know.',
      ),
      isFalse(
        'After her meeting with the great wave, the river hastened to finish her journey.',
        'She came to the end “unhurried”.',
      ),
      untold(
        'In the end, the eldest sister wished that she had taken a longer road.',
        'She waits and drums on the shore, but her feelings about the road are not mentioned.',
      ),
    ),
    structure(
      5,
      'How does the poet make the shape of the poem, up to its last verse, match the river?',
      'The lines grow longer as the river grows wider.',
      {
        effect: [
          'The rhymes grow fainter as the river nears the sea.',
          'The verses gain more lines as other rivers join in.',
        ],
        opposite: [
          'The lines grow shorter as the river grows older.',
          'The verses grow shorter as the river runs faster.',
        ],
      },
      'Between the two great bridges, wide as any bay',
      'Every verse has four lines and rhymes. But compare “no wider than a thread” with the words about the bridges: the lines have spread out like the water.',
    ),
    structure(
      4,
      'What does the last verse suggest by echoing the first?',
      'that the journey of the water never really ends',
      {
        own: ['that the sisters regret the roads they chose', 'that the sisters have quarrelled ever since'],
        effect: [
          'that the journey lasted for no more than a single day',
          'that the story was a dream from start to end',
        ],
      },
      'and asked the way again',
      'Rain falls on the mountain once more and the sisters wake again. Water that has reached the sea comes back as rain, and all begins anew.',
    ),
    sumUp(
      3,
      'Which idea does the poem as a whole put forward?',
      'To see much on the road is worth more than to arrive early.',
      {
        opposite: ['To arrive before others is worth more than to see the world.'],
        part: ['To work for others is the best way to spend a long life.'],
        own: ['To part from a sister is the hardest thing about growing up.'],
        strong: ['To build beside a river is a mistake that people always regret.'],
      },
      'and all of it, remembered, ran into the sea',
      'The quick sister and the vain sister each have a verse. The rest belongs to the one who asked for “the longest, please”, and who carries everything that she has seen.',
    ),
  ],
}
