import {
  classOf,
  figure,
  find,
  infer,
  isFalse,
  judge,
  type LongPassage,
  means,
  order,
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const herRound: LongPassage = {
  id: 'her-round',
  year: 5,
  kind: 'poem',
  title: 'Her Round',
  text: `The last tram hums its way to bed;
the shutters on the shops are down.
A signal blinks from green to red
for nobody. She enters town:

a thread of rust, a lick of flame
that no one lit and none can douse.
She owns no ticket and no name
and pays no rent for any house.

Beneath a bramble, by the wall
of sidings where the engines sleep,
three cubs, each one a woollen ball,
lie tumbled in a snoring heap,

and hunger, who is never late,
has nudged their mother through the cold
to see what, on its pavement plate,
the city, careless, rich and old,

has left her. Nose to stone, she reads
the gutter as you read a page:
here someone scattered pumpkin seeds;
here passed a terrier in a rage;

here someone wept; here, sharp and thin,
comes rain, not fallen yet. She knows
a thousand secrets, gathered in
the narrow library of her nose.

Behind the baker’s stands a bin
whose lid has never learned to shut.
She slips a practised forepaw in
and exits, with a stately strut,

crowned with a frill of paper lace,
the relic of a birthday cake,
pink sugar roses on her face,
and, carried home for others’ sake,

a sausage roll. But now there swings
round Castle Corner, blazing bright,
the night bus, where, like weary kings,
six sleepers travel through the night.

She flattens. She becomes the kerb,
a paper bag the wind has thrown.
The headlamps pass, and don’t disturb
the dark that she has made her own.

It sighs; it kneels; it sets one down:
a woman in a tunic, blue
beneath her coat, who knows the town
by night as few but night folk do.

From bed to bed, from bell to bell,
she’s walked all night a polished floor,
and told the anxious, “All is well,”
and smoothed a sheet, and eased a door.

Now, underneath a fizzing lamp,
ten steps apart, they stop. They stay.
The crossing glistens, black and damp,
and neither of them looks away.

There is a question in the eyes
of one, and in the other’s, too,
and silence, like a third thing, lies
between them. Are you safe? Are you?

The woman might well clap her hands,
or shout, or hurry for her phone.
She does not. Quietly she stands,
like one who finds she’s not alone.

“Long shift?” she whispers. At the sound
one ear tilts forward, like a cup.
“Mine too. Go on, then. Homeward bound.”
The red man sinks. The green comes up,

and straight across, not fast, not slow,
with high-held head and supper first,
as infants from a schoolyard go,
as neat as something long rehearsed,

she trots; then alley, shed and wall,
then bank and bramble, railway line,
and there, in answer to her call,
three voices, each a rising whine,

three tumbled heads, three tongues, three tails,
a pounce, a scuffle and a squeak,
then pastry, flaking off in scales,
and roses from a mother’s cheek.

The east turns grey. The starlings start.
The shutters clatter. Yawning vans
unload. The city’s iron heart
beats loud again with plates and pans,

and no one in the waking street
who hurries by with cup and case
observes the prints of four neat feet
still drying in the market place,

or asks, as day comes crowding in,
who swept the town while others slept,
who baked the bread, who cleared the bin,
by whom the watch of night was kept.

But on the hill a blind comes down,
and by the line a bramble stirs:
two workers, who have shared a town,
lie still. The night was hers, and hers.`,
  items: [
    means(
      3,
      'Which word or phrase is closest in meaning to “douse” in “a lick of flame / that no one lit and none can douse”?',
      'put out',
      {
        opposite: ['set alight'],
        sound: ['send to sleep'],
        fits: ['keep', 'hold in one’s hand'],
      },
      'that no one lit and none can douse',
      'The line sets two things against each other: a flame is lit, and then it is doused. The fox is like a flame that cannot be put out.',
    ),
    infer(
      3,
      '“She owns no ticket and no name / and pays no rent for any house.” What do these lines suggest about the vixen?',
      'She lives outside the rules of human life.',
      {
        own: [
          'She has lost the den in which she was born.',
          'She has to steal whatever she and the cubs need.',
        ],
        strong: ['She is a danger to the people of the town.'],
        true: ['She is seldom seen by anybody in the town.'],
      },
      'and pays no rent for any house',
      'Tickets, names and rent are things that people have or pay. The vixen needs none of them: she shares the town but does not belong to its arrangements.',
    ),
    find(
      1,
      'Where do the three cubs sleep?',
      'under a bush next to the railway',
      {
        place: ['under a bin behind the baker’s', 'under a lamp near the crossing'],
        own: ['under an engine that is out of use', 'under a shed on the top of the hill'],
      },
      'Beneath a bramble, by the wall',
      'A bramble is a prickly bush, and sidings are the tracks where trains stand when they are not needed.',
    ),
    figure(
      4,
      'The poet writes of “the narrow library of her nose”. What does this metaphor suggest?',
      'Her sense of smell holds many stories.',
      {
        effect: ['Her nose is full of dust from the street.', 'Her nose is too thin to smell very much.'],
        own: ['Her nose is as quiet as a reading room.'],
        strong: ['Her sense of smell has taught her to read.'],
      },
      'the narrow library of her nose',
      'A library keeps a great number of stories. Each smell in the gutter tells the vixen one: the seeds, the terrier, the tears, the rain.',
    ),
    means(
      4,
      'Which word or phrase is closest in meaning to “relic” in “a frill of paper lace, / the relic of a birthday cake”?',
      'leftover piece',
      {
        sense: ['holy treasure'],
        sound: ['careful replica'],
        fits: ['pretty ribbon', 'first slice'],
      },
      'the relic of a birthday cake',
      'The party is over and the cake is gone. Only its paper frill remains in the bin: a relic is what is left of something past.',
    ),
    infer(
      2,
      'Why does the vixen flatten herself when the bus comes?',
      'She does not want to be seen.',
      {
        place: ['She is feeling weary by now.', 'She wants to catch a paper bag.'],
        own: ['She wants to guard the food.', 'She is blinded by the lamps.'],
      },
      'She becomes the kerb',
      'She lies so flat and still that she might be part of the pavement, or a bag that has been blown there. The headlamps pass over her and show nothing.',
    ),
    infer(
      3,
      'What is the woman’s work most likely to be?',
      'caring for patients in a hospital',
      {
        own: [
          'looking after guests in a grand hotel',
          'teaching infants in a boarding school',
          'washing the floors of a large office',
        ],
        place: ['driving a bus through the night'],
      },
      'and told the anxious, “All is well,”',
      'Put the hints together: a blue tunic, beds and bells, a polished floor, and people who are anxious and need to be comforted at night.',
    ),
    purpose(
      5,
      'Two questions are asked in silence: “Are you safe? Are you?” Why does the poet not tell us which of the two asks which?',
      'to show that the same doubt is in both of them',
      {
        own: [
          'to show that neither of them has learned to speak',
          'to show that the vixen understands the woman',
        ],
        effect: ['to keep us from guessing how they will part'],
        opposite: ['to set the fear of one against the calm of the other'],
      },
      'There is a question in the eyes',
      'The question is in the eyes of one “and in the other’s, too”. Two strangers meet, and it does not matter who asks first: each wonders the same thing.',
    ),
    find(
      2,
      'Which of these does the woman do when she meets the vixen?',
      'She stays where she is.',
      {
        place: ['She takes out her phone.', 'She claps her hands.'],
        own: ['She holds out some food.'],
        opposite: ['She steps to one side.'],
      },
      'She does not. Quietly she stands',
      'Look at what she “might well” do and then at the short sentence “She does not.”',
    ),
    structure(
      3,
      'How does the poem change from the stanza that begins “The east turns grey” onwards?',
      'The poem turns to a city that knows nothing of the night’s events.',
      {
        effect: [
          'The poem turns to the dreams of the two who walked by night.',
          'The poem turns to a wish that people would be kinder to foxes.',
        ],
        opposite: ['The poem turns to the start of the vixen’s round in the town.'],
        own: ['The poem turns to the woman’s long journey to her home on the hill.'],
      },
      'and no one in the waking street',
      'Up to here we have followed the vixen. Now the shutters go up, and the poem shows us hurrying people who notice no prints and ask no questions.',
    ),
    classOf(
      4,
      'watch',
      'by whom the watch of night was kept',
      'noun',
      ['verb', 'adjective', 'adverb'],
      '“Watch” is a verb in “watch the fox”. Here it follows “the” and names something. Turn the line round, and you have “who kept the watch of night”.',
    ),
    purpose(
      5,
      'Why does the poet put “who cleared the bin” next to sweeping the town and baking the bread?',
      'to count the vixen, with a smile, as one of the town’s workers',
      {
        own: [
          'to remind us, with a smile, that the vixen has made a mess',
          'to tell us, once again, where the cake in the bin had come from',
        ],
        effect: ['to complain that the people of the town are never grateful'],
        strong: ['to argue that a fox is of more use to a town than a person'],
      },
      'who baked the bread, who cleared the bin',
      'We know who has been in that bin. The list treats her supper as if it were a job done for the town, and the last stanza calls her one of “two workers”.',
    ),
    order(
      3,
      [
        'Hunger sends the vixen out.',
        'The vixen comes into the town.',
        'A frill ends up on the vixen’s head.',
        'The woman gets off the bus.',
      ],
      'The first stanza shows her entering the town, but the fourth goes back to tell why she had left her cubs. She is wearing the frill when the bus comes.',
    ),
    judge(
      4,
      isFalse(
        'The vixen eats everything that she finds in the bin before she goes home.',
        'The sausage roll is “carried home for others’ sake”.',
      ),
      untold(
        'The woman has met the vixen on other nights.',
        'She knows the town by night, but we are not told whether she has seen this vixen before.',
      ),
      isFalse(
        'By the time the streets are busy there is no sign that a fox has been there.',
        'Her prints are still drying in the market place, although nobody notices them.',
      ),
    ),
    sumUp(
      5,
      'Which of these best sums up what the last line, “The night was hers, and hers”, tells us?',
      'The woman and the vixen have an equal share in the night.',
      {
        strong: ['The woman and the vixen will be friends from that night onwards.'],
        part: ['The vixen and her cubs have had all that they need.'],
        own: ['The night belongs to nobody, and the day to everyone.'],
        opposite: ['The night has been a lonely one for both of them.'],
      },
      'two workers, who have shared a town',
      'One “hers” is the woman on the hill; the other is the vixen by the line. The word stands twice, the same each time, because the night belongs to both alike.',
    ),
  ],
}
