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

export const needleAndThread: LongPassage = {
  id: 'needle-and-thread',
  year: 5,
  kind: 'poem',
  title: 'Needle and Thread',
  text: `We slid out of Euston a little past nine
With the rain in the lamps and the rails all a-shine,
And the steward who showed us to Cabin Eleven
Said, “Porridge or pancakes? I’ll wake you at seven.”

There’s a bunk like a shelf, and a blind, and a light,
And a basin no bigger than saucers, and Night
Going by on the far side of one sheet of glass
Like a play for one person. I watched the scenes pass:

First gardens, with trampolines gathering rain,
And a man with a kettle, who glanced at the train
And could not have imagined, while making his tea,
That he’d be, for a second, a picture to me;

Then a yard full of buses, all bedded in rows,
And a school with its windows shut up for a doze,
And a cat on a wall, and a stadium’s glare,
And a street like a necklace, and then nothing there

But the fields, and the dark, and a farm now and then
Like a full stop that somebody made with a pen
And forgot to put words to. Beneath me, the floor
Had a story to tell, and it told it once more:

“We are needle and thread, we are needle and thread,
We are sewing the south to the north,” the wheels said,
“In at Watford, and under, and out again, through
The black cloth of the Midlands, and one knot at Crewe.”

And at Crewe we stood still. On the platform, a guard
Ate a sandwich, and chewed it, and looked very hard
At a puddle, or nothing. A trolley rolled by.
Half a laugh. Half a whistle. And off, with a sigh,

Over viaduct, river, embankment we flew,
And the names on the signs were a smear of pale blue,
And the half of a kingdom was lying in bed
With a needle of light going over its head.

But not everyone slept. I saw bakers at work
In a square of gold light that was cut from the murk,
And a nurse on a stair, with a mug in her hand,
And a man with a mop, like the last in the land,

And up high, on a landing, a woman who swayed
With a baby that would not be hushed, and who made
A small hand wave at us. I waved. They were gone.
It’s a curious feeling, to go hurrying on

Through so many lives, at a mile to the minute,
And each of them whole, with a world of things in it,
Like a book that you flick through, and catch, now and then,
Half a line, and will never find that page again.

Dad snored in the bunk underneath, like a bear.
The wheels said their piece. I was up in the air,
I was under the sea, I was threaded with light,
I was drawn like a stitch through the hem of the night,

And then I was nowhere. And then I awoke
To a hush, like the hush at the end of a joke
Before anyone laughs. We were climbing, and slow,
And the black of the window was letting things show.

No houses now. No street, no spire.
A leaning post. A mile of wire.
A moor as bare as all the sky
With nothing on it. By and by

A greyness came, and under that
A loch stretched out, so still and flat
It held, complete and upside down,
A mountain in its dressing gown

Of mist. A stag put up his head.
He did not run. He stood instead
And watched our lighted windows go
As I’d watched others, hours ago,

And what he made of me, who knows?
A face, a palm, a flattened nose,
A moment’s picture, framed in light,
And after that the end of night.

Then porridge came, and Dad sat up
And spilled the whole of his first cup,
And underneath us, slow and deep,
The wheels were talking in their sleep:

“We’re nearly through, we’re nearly through,
The cloth was black, the cloth is blue,
So bite the thread and tie the end.”
And there, around the final bend,

Was all I’d come so far to see:
A platform, and a rowan tree,
And, in her coat and slippers, Gran,
Who waved; and did not vanish; ran.`,
  items: [
    find(
      1,
      'What did the steward promise to do?',
      'to wake them at seven',
      {
        own: ['to make up their bunks', 'to draw down the blind', 'to bring a lamp at Crewe'],
        place: ['to come back at Crewe'],
      },
      'I’ll wake you at seven.',
      'He says it in the first verse, after he has asked what they would like for breakfast.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “glare” in “And a cat on a wall, and a stadium’s glare”?',
      'dazzling lights',
      {
        sense: ['angry stare'],
        fits: ['roaring crowd', 'towering roof'],
        opposite: ['gentle shadows'],
      },
      'And a cat on a wall, and a stadium’s glare',
      'People glare when they are angry, but lights glare when they are too bright to look at. A stadium has great lamps around it at night.',
    ),
    figure(
      4,
      'A farm is “like a full stop that somebody made with a pen and forgot to put words to”. What picture does this give us?',
      'one small dot, with nothing around it',
      {
        effect: [
          'a black shape, at the edge of a road',
          'a long wall, with no name written on it',
          'the last house, where the journey ends',
        ],
        opposite: ['a bright page, covered with signs'],
      },
      'Like a full stop that somebody made with a pen',
      'A full stop comes after words. If there are none, it is a lonely dot on an empty page, as the farm is in the dark fields.',
    ),
    figure(
      3,
      'Why do the wheels call the train “needle and thread”?',
      'It passes through the country and joins its parts.',
      {
        effect: [
          'It is thin and sharp, and seems to pierce the dark.',
          'It is mended in a workshop after each journey.',
          'It makes a noise like someone sewing by hand.',
        ],
        opposite: ['It cuts the country in half with a straight line.'],
      },
      'We are sewing the south to the north',
      'The wheels give the reason themselves. A needle goes in and out of the cloth, and the thread behind it holds the pieces together.',
    ),
    classOf(
      4,
      'under',
      'In at Watford, and under, and out again',
      'adverb',
      ['preposition', 'noun', 'verb'],
      '“Under” would be a preposition if a noun followed, as in “under the cloth”. Here nothing follows: it only tells us where the needle goes.',
    ),
    purpose(
      4,
      'Why does the poet write “Half a laugh. Half a whistle”?',
      'to show that only scraps of other lives are caught',
      {
        effect: [
          'to show that the guard is weary and half asleep',
          'to show that it is a long and dreary wait at Crewe',
        ],
        own: ['to show that someone is laughing at the child'],
        opposite: ['to show that the child is eager to hear no more'],
      },
      'Half a laugh. Half a whistle. And off, with a sigh,',
      'The train moves before a sound is finished. Later the poem compares such moments with half a line from a book that you flick through.',
    ),
    find(
      2,
      'Which of these did the child see after the train had left Crewe?',
      'a man with a mop',
      {
        place: ['a man with a kettle', 'a guard with a sandwich', 'a cat on a wall', 'a yard full of buses'],
      },
      'And a man with a mop, like the last in the land,',
      'Find the verse in which the train stands at Crewe, and look below it. The other sights all come before.',
    ),
    means(
      2,
      'Which word is closest in meaning to “murk” in “a square of gold light that was cut from the murk”?',
      'gloom',
      { sound: ['mark'], fits: ['cloth', 'wall'], opposite: ['glow'] },
      'a square of gold light that was cut from the murk',
      'It is the middle of the night. The lit window of the bakery stands out against everything else, which is dark.',
    ),
    infer(
      3,
      'Why, most likely, did the woman on the landing make the baby wave?',
      'She hoped that the sight of the train would calm it.',
      {
        own: [
          'She thought that someone she knew was on the train.',
          'She was answering the child, who had waved to her first.',
          'She was glad to be the only one who was still awake.',
        ],
        opposite: ['She was afraid that the train might wake the baby.'],
      },
      'With a baby that would not be hushed',
      'She “swayed”, as people do to rock a baby, and it “would not be hushed”. A lighted train is something to look at instead.',
    ),
    structure(
      4,
      'Later in the poem, from “No houses now”, the lines become shorter. Why?',
      'The poem slows down and grows quiet with the train.',
      {
        opposite: ['The poem hurries on as the train picks up speed.'],
        own: [
          'The poem has come to a part that the child dreamed.',
          'The child has grown too sleepy to notice very much.',
        ],
        effect: ['The poem shows how afraid the child is of the moor.'],
      },
      'We were climbing, and slow',
      'The long, rattling lines belong to the fast train in the night. Read “A leaning post. A mile of wire.” aloud and hear how they make you pause.',
    ),
    infer(
      5,
      'What does the child understand when the stag watches the train?',
      'The child too is only a glimpse in somebody’s night.',
      {
        own: [
          'The stag too would rather be travelling than at home.',
          'The stag is used to trains and so has no fear of them.',
        ],
        strong: ['The stag knows each of the faces that go by it.'],
        opposite: ['The child is not seen by anybody in the whole night.'],
      },
      'As I’d watched others, hours ago',
      'At the start the man with the kettle was “a picture to me”. Now it is the child who is “a moment’s picture, framed in light”.',
    ),
    infer(
      5,
      'Why does the poet say that Gran “did not vanish”?',
      'Everyone else seen from the train had slipped away.',
      {
        own: [
          'Everyone had doubted that she would be there.',
          'Mist had kept her out of sight until that moment.',
          'She had gone away by train herself in the past.',
        ],
        opposite: ['She was the first who had waved that night.'],
      },
      'Who waved; and did not vanish; ran.',
      'The woman and the baby waved, and then “They were gone”. All night faces have slipped away, but this one comes nearer.',
    ),
    order(
      2,
      [
        'A trolley rolls along a platform.',
        'A nurse stands on a stair.',
        'Mist and a mountain appear.',
        'Dad spills his drink.',
      ],
      'The trolley is at Crewe, and the nurse is seen in the night beyond it. The mountain appears as it grows light, and Dad spills his cup at breakfast.',
    ),
    judge(
      4,
      isFalse(
        'The man who was making tea paid no attention to the train.',
        'He glanced at it. What he could not imagine was that he would be a picture to someone.',
      ),
      isTrue(
        'The child lay in the upper bunk of the cabin.',
        'Dad snored “in the bunk underneath”, and so the child’s must have been above his.',
      ),
      untold(
        'Gran had overslept on the day that the train came in.',
        'She is in her slippers, but the poem does not say why. Perhaps she simply could not wait.',
      ),
    ),
    sumUp(
      5,
      'Which sentence best sums up what the journey is like for the child?',
      'Many lives flash by, and at the end there is one that stays.',
      {
        part: ['A whole country lies asleep, while only a few are still at work.'],
        strong: ['So many lives go by that not one of them matters to anybody.'],
        own: ['The night is long and lonely, and sleep is slow to come.'],
        opposite: ['Strangers become friends, and it is sad to leave them.'],
      },
      'Through so many lives, at a mile to the minute,',
      'The child looks into one life after another and loses each of them. Gran, at the last stop, is the one who does not pass.',
    ),
  ],
}
