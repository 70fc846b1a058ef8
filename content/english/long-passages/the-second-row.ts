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
} from './long-passage.ts'

export const theSecondRow: LongPassage = {
  id: 'the-second-row',
  year: 6,
  kind: 'poem',
  title: 'The Second Row',
  text: `At four the square is bare and black,
a slate wiped clean for one more day.
A fox, out late, goes trotting back
as if he owned the right of way.

Then past the ring road something growls:
the first white vans. By twos they come,
with headlamps wide awake as owls,
until the very kerbstones hum.

A door rolls back. A whistle. Feet.
A trolley’s one complaining wheel.
And upward from the empty street
there grows a leafless wood of steel,

whose branches, as the ropes go tight,
put out their leaves of canvas: red
and green and striped with blue and white,
a summer hoisted overhead.

Now come the crates, the nets, the sacks,
the whole round world brought into town,
and men with mountains on their backs
who sigh, and set the mountains down.

Here’s Kent in apples, crisp and cold;
here’s Spain in pyramids of sun;
here’s ginger, many-knuckled, old
as wizards’ hands; and, by the ton,

potatoes, plain and unimpressed,
still buttoned in their coats of clay,
beside the pomegranates, dressed
like queens upon a holiday.

The fishman rakes a glittering beach
of ice, and lays his catch in rows,
and gives them all his morning speech.
(They have heard better, I suppose.)

Chen’s dumplings breathe beneath their lids.
Amina shakes her silks awake.
Old Doreen saves, for someone’s kids,
the corner of a cherry cake.

But half-way down the second row,
between the buttons and the bread,
a pitch lies bare. They look. They know
whose space it is. Not much is said.

For forty years, come snow, come sun,
Parveen set out her flowers there.
Of all those mornings she missed none
until her tumble on the stair.

Six weeks; and still the market’s grin
has one tooth missing. Then, today,
young Josh from Bread comes ambling in
with two spare planks. He doesn’t say

what they are for. The button man
brings trestles, and he doesn’t ask.
The fishman fills a watering can
as though it were his daily task.

A nephew nobody has sent
pulls up and throws his van doors wide,
and oh, the colour, and the scent,
and half of April packed inside:

the tulips, tight-lipped, straight as pins,
the daffodils all talking loud,
carnations with their ruffled chins,
and hyacinths, a small blue cloud.

They squash the short behind the tall,
they set the scarlet by the pink,
as people will who, after all,
know less of flowers than they think.

The sky turns pewter, turns to pearl.
The town hall clock has cleared its throat.
A walking stick. A silver curl.
A small, slow, stately purple coat.

She stops. Along the row they freeze.
The trolley holds its squeaking tongue.
Her eye inspects, by slow degrees,
each bunch, so badly, bravely hung.

“Who put,” she says at last, “that red
by that poor pink? And who did this?
You’re hopeless, all of you.” And Bread
and Buttons nod, in perfect bliss,

as she turns round, and for a while
must blow her nose, and blames the cold,
then sets to work, with half a smile,
and parts the scarlet from the gold.

At nine the city hurries in.
It checks its phone. It squeezes plums.
It never asks how days begin
or who makes morning till it comes,

or guesses, as it buys some red
and yellow tulips, wrapped to go,
what rose from canvas, poles and thread
and kindness, in the second row.`,
  items: [
    find(
      1,
      'Which creature is in the square at four o’clock?',
      'a fox',
      { place: ['an owl', 'a fish'], own: ['a cat', 'a rat'] },
      'A fox, out late, goes trotting back',
      'The vans’ headlamps are only compared to owls, and the fish come later, on the ice.',
    ),
    figure(
      3,
      'What is the “leafless wood of steel” that grows in the street?',
      'the bare frames of the stalls',
      {
        device: ['the bare trees around the square'],
        effect: ['the tall lamp posts in the dark'],
        own: ['the railings around the town hall', 'the shelves in the backs of the vans'],
      },
      'there grows a leafless wood of steel',
      'It is a metaphor, so you must not look for real trees. In the next verse canvas is pulled over these “branches” with ropes, and that makes a roof.',
    ),
    means(
      2,
      'Which word is closest in meaning to “hoisted” in “a summer hoisted overhead”?',
      'raised',
      { opposite: ['lowered'], sound: ['hosted'], fits: ['painted', 'shining'] },
      'a summer hoisted overhead',
      'The coloured roofs go up as the ropes are pulled tight. Flags and sails are hoisted in the same way.',
    ),
    figure(
      4,
      'What sort of people do the potatoes beside the pomegranates seem to be?',
      'sensible folk, hard to dazzle',
      {
        opposite: ['envious folk who wish for such finery'],
        effect: ['humble folk who are ashamed of their dirt', 'ill-mannered folk who push in front'],
        own: ['weary folk, far from home'],
      },
      'potatoes, plain and unimpressed',
      'Although they stand next to queens, they are “unimpressed” and keep their plain coats buttoned.',
    ),
    classOf(
      3,
      'bare',
      'a pitch lies bare',
      'adjective',
      ['adverb', 'verb', 'noun', 'preposition'],
      '“Bare” comes after the verb, but it describes the noun “pitch”: it is a bare pitch. It does not tell us how something is done.',
    ),
    purpose(
      3,
      'Why does the poet put the words “They have heard better, I suppose” into brackets?',
      'to share a quiet joke about the fish with us',
      {
        own: [
          'to tell us what the fish reply to the fishman',
          'to let the fishman excuse himself to his customers',
        ],
        effect: ['to warn us that the fishman cannot be trusted'],
        opposite: ['to praise how well the fishman speaks'],
      },
      'They have heard better, I suppose',
      '“They” are the fish, who cannot hear at all. The brackets are like a whisper from the poet to the reader.',
    ),
    find(
      2,
      'Why has Parveen not been in the market?',
      'A fall had hurt her.',
      {
        place: ['A cold kept her at home.', 'The snow kept her away.'],
        own: ['The pitch was taken.', 'She stopped work after forty years.'],
      },
      'until her tumble on the stair',
      'A tumble on the stair is a fall. In forty years no snow had ever kept her away, and her pitch is still waiting.',
    ),
    infer(
      4,
      'What do the words “doesn’t say”, “doesn’t ask” and “nobody has sent” tell us about the traders?',
      'All have the same idea, unasked.',
      {
        opposite: ['All have been told what to do.'],
        own: ['Each is cross about the extra work.', 'Each is unsure whose flowers these are.'],
        strong: ['Each has been busy with the plan for weeks.'],
      },
      'A nephew nobody has sent',
      'No one gives orders and no one explains, and yet all that they bring fits together. They are all thinking of Parveen.',
    ),
    structure(
      4,
      'Why does the poet introduce Parveen with “A walking stick. A silver curl”?',
      'so that we see her little by little, as the traders do',
      {
        effect: [
          'so that we pity her for having grown poor and weak',
          'so that we fear that she will fall again',
        ],
        own: ['so that we think that several people have arrived'],
        opposite: ['so that we feel how quickly she crosses the square'],
      },
      'A walking stick. A silver curl.',
      'The short phrases show one detail after another, as if she were slowly coming round a corner. Only then does the poem say “She”.',
    ),
    means(
      4,
      'Which word is closest in meaning to “stately” in “A small, slow, stately purple coat”?',
      'dignified',
      {
        sense: ['official'],
        sound: ['motionless'],
        fits: ['threadbare', 'shabby'],
      },
      'A small, slow, stately purple coat',
      'She comes in like a queen. A stately person moves slowly and grandly, whatever her size.',
    ),
    infer(
      5,
      'Why do “Bread and Buttons nod, in perfect bliss”?',
      'Her scolding proves that she is her old self.',
      {
        own: [
          'Her scolding is aimed at the fishman alone.',
          'They do not notice that they are being scolded.',
        ],
        opposite: ['Her praise repays them for their trouble.'],
        strong: ['They had set out to make her angry.'],
      },
      'You’re hopeless, all of you',
      '“Bread” and “Buttons” are the two neighbours. They do not mind being called hopeless: Parveen is back and giving orders, and that is all they wanted.',
    ),
    purpose(
      5,
      'Why does the poet call the customers “the city” and “it”, when so many traders have names?',
      'to make them seem one hurried, unknowing crowd',
      {
        opposite: ['to make them seem one warm and close family'],
        strong: ['to make them seem one cruel and greedy monster'],
        own: [
          'to make them seem far richer than the traders',
          'to make them seem strangers to that part of town',
        ],
      },
      'It checks its phone. It squeezes plums.',
      'We know Josh, Amina and Parveen as people. The shoppers rush in as one great creature which “never asks” how the morning was made.',
    ),
    order(
      3,
      [
        'The market loses its flower seller.',
        'The first white vans arrive.',
        'Josh brings two planks.',
        'The shoppers hurry in.',
      ],
      'Parveen’s absence is mentioned in the middle of the poem, but it began six weeks before this morning.',
    ),
    judge(
      5,
      isFalse(
        'None of the fruit in the market was grown in Britain.',
        'The apples are from Kent, which is in England.',
      ),
      isTrue(
        'Josh works right beside the empty pitch.',
        'He is “from Bread”, and the pitch lies “between the buttons and the bread”.',
      ),
      isTrue(
        'Parveen had been away for more than a month.',
        'She had missed no morning before her fall, and now there have been “six weeks”.',
      ),
    ),
    sumUp(
      4,
      'Which sentence best sums up the whole poem?',
      'The city takes for granted what care has built.',
      {
        part: ['The traders know little about arranging flowers.'],
        own: ['The market is slowly losing its customers.'],
        opposite: ['The city is grateful for what the traders do.'],
        strong: ['The old are always kinder than the young.'],
      },
      'or who makes morning till it comes',
      'The poem shows how much work and kindness fill the hours before nine. Then it shows shoppers who guess nothing of all this.',
    ),
  ],
}
