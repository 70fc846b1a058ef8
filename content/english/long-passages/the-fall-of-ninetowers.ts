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

export const theFallOfNinetowers: LongPassage = {
  id: 'the-fall-of-ninetowers',
  year: 5,
  kind: 'poem',
  title: 'The Fall of Ninetowers',
  text: `At nine o’clock the sea withdrew
And left an empire, flat and wide,
As smooth as paper, wet and new,
For anyone who dared decide

To rule it. Meg was crowned the queen
(Her crown was bladderwrack and string);
I was the knight who walked between
Her Majesty and everything;

And Tom, who’s three, and cannot spell,
And would not wear his other shoe,
Was Keeper of the Royal Shell
And Lord High Bringer of the Blue

And Dented Bucket. So began
The rise of great Ninetowers town.
I marked the moat. Meg drew the plan.
We turned the buckets upside down,

And tower after tower stood
As trim as cake, as brown as bread,
With gates of silver, salted wood
And crisp-bag banners, gold and red.

We gave it streets, we gave it squares,
A theatre, a wishing well,
We gave its palace winding stairs
And hung a limpet for a bell.

A populace moved in by noon.
A crab was made Lord Chancellor;
A whelk was mayor; a rusty spoon
Was statue of a conqueror

Who frowned, bolt upright, in the square
And pointed sternly at the land.
“Ninetowers,” Meg informed the air,
“Is finished, and will always stand.”

But far away, where blue meets blue,
There crept a thin white pencil line.
I rubbed my eyes. The pencil drew
Another, nearer. “We’ll be fine,”

The queen declared. “It’s just the sea.
It’s only water. It’s been told.”
She sipped a cup of royal tea
From Grandad’s flask, though it was cold.

The scouts came first. They tiptoed in,
They touched the outer wall, and fled;
And where they touched it, dark and thin,
A crack, as fine as any thread,

Ran up. “Repairs!” I roared. “Repairs!”
Tom sat upon the Royal Shell.
I flung up ramparts. Unawares,
I trod on half the citadel.

Then, rank on rank, the army came,
White-plumed, and every drum a boom.
It had no malice and no aim.
It simply needed all the room.

The moat gave in. The streets were drowned.
The limpet bell was heard no more.
The Chancellor, without a sound,
Resigned, and used a sideways door.

And one by one the towers knelt.
They did not topple, crash or fall.
They only sighed, and seemed to melt,
Like giants growing old and small.

I dug. The harder that I dug,
The faster filled the hole I made.
The tide rolled in, relentless, smug,
And took possession of my spade.

The queen was last upon the mound,
Her crown askew, her arms held high.
“Go back!” she told it. All around
Her ankles laughed the sea’s reply.

She did not weep. I saw her chin
Begin to crumple, like the wall,
When Tom, who’d watched it all come in
And had not understood at all,

Sat down, and let a breaker pour
Across his knees, and kicked, and crowed,
And slapped its back, and shouted, “More!”
As if it were a guest he owed

A welcome. Something in me gave,
As castles do. And so we three
Lay down together in the wave
And were invaded by the sea.

We ate our chips upon the wall,
Three exiles, sandy, sore and brown.
“It wasn’t finished, after all,”
Said Meg, and handed Tom her crown.

At ten next day the sea withdrew
And left an empire, flat and wide,
As smooth as paper, wet and new.
A rusty spoon lay on its side.`,
  items: [
    find(
      2,
      'What was the queen’s crown made from?',
      'seaweed and string',
      {
        place: ['driftwood and shells', 'a limpet on a string', 'torn crisp bags'],
        own: ['gold and red paper'],
      },
      'Her crown was bladderwrack and string',
      'Bladderwrack is a brown seaweed with small bubbles of air in it. You can work out that it is something found on a beach that could be tied into a ring.',
    ),
    find(
      1,
      'Which of these was one of Tom’s duties?',
      'to fetch a bucket',
      {
        place: ['to protect the queen', 'to mark out the moat', 'to draw the plan'],
        own: ['to ring the limpet bell'],
      },
      'And Lord High Bringer of the Blue And Dented Bucket',
      'One who brings the bucket is a “Bringer of the Bucket”. The moat and the plan were the work of the others.',
    ),
    purpose(
      3,
      'Why does the poet give Tom titles such as “Lord High Bringer”?',
      'to amuse us by treating small tasks as grand offices',
      {
        effect: [
          'to make us admire how hard a small child can work',
          'to show us that Tom was more powerful than the queen',
        ],
        own: [
          'to remind us that castles once had real servants',
          'to hint that Tom will one day become a real lord',
        ],
      },
      'Was Keeper of the Royal Shell',
      'A three-year-old is carrying a bucket and minding a shell. Such splendid titles for such little jobs make us smile.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “populace” in “A populace moved in by noon”?',
      'body of citizens',
      {
        sound: ['well-loved ruler'],
        fits: ['family of strangers', 'troop of soldiers'],
        own: ['swarm of insects'],
      },
      'A populace moved in by noon',
      'A crab, a whelk and a spoon take up their places in the city. The populace of a town is all the people who live there.',
    ),
    infer(
      2,
      'What is the “thin white pencil line”?',
      'a distant wave of the tide',
      {
        own: ['the mast of a sailing ship', 'a trail left by an aeroplane'],
        place: ['a part of the queen’s plan', 'a crack in the outer wall'],
      },
      'There crept a thin white pencil line',
      'It is where the blue of the sky and the blue of the sea meet, and another follows it, nearer. At once the queen says, “It’s just the sea.”',
    ),
    infer(
      4,
      'What does the queen mean when she says of the sea, “It’s been told”?',
      'Her own command must be enough to stop it.',
      {
        sense: ['The others have been given news of its coming.'],
        own: ['She has asked a grown-up when it will be back.', 'Her knight has promised to keep it out.'],
        opposite: ['It will destroy the city whatever she may say.'],
      },
      'It’s only water. It’s been told',
      'Children who have “been told” have had their orders. As queen she thinks that the sea, too, must do as she has said.',
    ),
    figure(
      3,
      'The poet calls the waves “scouts” and then an “army”. What is the effect of these metaphors?',
      'They turn an everyday tide into an invasion.',
      {
        effect: [
          'They turn a frightening event into a silly game.',
          'They make the coming tide seem sudden and brief.',
        ],
        own: ['They make us think of wars fought on this coast.'],
        opposite: ['They make the sea seem weaker than the city.'],
      },
      'Then, rank on rank, the army came',
      'Scouts go ahead to spy, and the army follows in ranks with plumes and drums. In this way the poet tells of a tide as if it were the fall of a kingdom.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “malice” in “It had no malice and no aim”?',
      'wish to do harm',
      {
        sound: ['sign of illness'],
        fits: ['fear of defeat', 'need of a leader'],
        opposite: ['desire to be kind'],
      },
      'It had no malice and no aim',
      'The sea does not hate the city: “It simply needed all the room.” Malice is the wish to hurt somebody.',
    ),
    purpose(
      3,
      'What is the joke in the line “Resigned, and used a sideways door”?',
      'It makes a crab’s way of walking seem a sly escape.',
      {
        own: [
          'It makes us see that the palace had been built askew.',
          'It reminds us that a crab cannot open any sort of door.',
        ],
        effect: ['It makes the crab seem too grand for the palace gates.'],
        opposite: ['It shows the crab as the last to give up the fight.'],
      },
      'Resigned, and used a sideways door',
      'The Chancellor is a crab, and crabs walk sideways. The poet pretends that he slipped off like a minister who gives up his post.',
    ),
    classOf(
      4,
      'faster',
      'The faster filled the hole I made',
      'adverb',
      ['adjective', 'noun', 'verb'],
      '“Faster” can describe a thing, as in “a faster car”. Here it tells us how the hole filled, so it belongs to the verb.',
    ),
    infer(
      5,
      'Why, most likely, does Meg hand her crown to Tom?',
      'He met the sea more wisely than she did.',
      {
        own: [
          'He was promised it when the city was finished.',
          'He was sadder than she was to lose the city.',
        ],
        opposite: ['He held out longer than she did against the sea.'],
        strong: ['She was tired of him and of all such games.'],
      },
      'Said Meg, and handed Tom her crown',
      'Meg had ordered the sea to go back, and it laughed at her. Tom greeted it like a guest, and the other two followed him and were happy. She sees who deserves to rule.',
    ),
    order(
      2,
      [
        'A spoon becomes a statue.',
        'Meg drinks cold tea.',
        'The knight treads on the citadel.',
        'The crab leaves the city.',
      ],
      'The spoon is set up at noon and Meg drinks her tea as the waves are sighted. The knight stumbles when the first waves come, and the crab goes when the streets are flooded.',
    ),
    judge(
      5,
      isFalse('Tom was willing to wear both of his shoes.', 'Tom “would not wear his other shoe”.'),
      isTrue(
        'Some of the damage to the city was done by its own defender.',
        'While he was building ramparts against the sea, the knight trod on half the citadel.',
      ),
      untold(
        'The children came back to the beach on the following morning.',
        'The last verse shows us the beach and the spoon, but nobody is named there. The children may have come or not.',
      ),
    ),
    structure(
      5,
      'The last verse repeats the first, but its fourth line is new. What is the effect?',
      'The beach is blank, yet one trace of the city is left.',
      {
        effect: [
          'The beach is as it was, as if there had never been a city.',
          'The story goes back to before the city was built.',
        ],
        own: ['The beach is ruined, for the children left rubbish on it.'],
        opposite: ['The story ends with the conqueror’s victory over the sea.'],
      },
      'A rusty spoon lay on its side',
      'The same words show that the sea has wiped everything clean. The only difference is the spoon, once a proud statue, which tells us that there was a city.',
    ),
    sumUp(
      4,
      'Which idea lies at the heart of the poem?',
      'There is joy in giving way to what cannot be stopped.',
      {
        own: [
          'There is danger in playing too near to a rising tide.',
          'There is a reward for all who work with patience.',
        ],
        part: ['There is comedy in a city ruled by crabs and whelks.'],
        opposite: ['There is glory in fighting on to the very last.'],
      },
      'Lay down together in the wave',
      'Fighting the sea with walls, spades and orders does no good. The children are happy again as soon as they let it come.',
    ),
  ],
}
