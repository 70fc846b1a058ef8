import {
  classOf,
  figure,
  find,
  findOpinion,
  infer,
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

export const theLastStraw: LongPassage = {
  id: 'the-last-straw',
  year: 4,
  kind: 'fiction',
  title: 'The Last Straw',
  text: `The last straw, as it happened, was a hat.

It was made of Italian straw, it had a ribbon the colour of plums, and it belonged to Mrs Cadwallader, who was in charge of the school governors. On Friday afternoon, in the middle of the sack race, Blodwen ate it. She began at the brim and worked inwards, as you or I might eat a biscuit, and she kept her yellow eyes on Mrs Cadwallader from the first bite to the last.

Ysgol Bryn Uchaf has nineteen pupils, two teachers and a goat. Miss Pritchard won the goat in a raffle, three years ago, when she had been hoping for the hamper. By day Blodwen lives in a pen behind the bicycle shed. At night and at weekends she lives with us, because ours is the nearest farm. That, at least, is the arrangement. Blodwen regards arrangements much as she regards fences.

There had been trouble before the hat. In September there was the harvest display, of which only the tins survived. At the Christmas play she ate the hay out of the manger, and then she ate the manger. In February she learned to open the staffroom door, and nineteen school reports vanished before a single parent had read them. (For a week after that, Blodwen was the best-loved goat in Wales.)

“That animal,” said Mrs Cadwallader on Friday, bareheaded and trembling, “goes on Monday.”

Nobody argued. It is difficult to defend anyone who is still chewing the evidence.

So on Sunday I took Blodwen up to the high pasture above Llyn Du for one last treat. I told myself that it was for her sake. There is no finer spot in the whole of Wales, and the morning was so clear that we could see all the way to the sea. I ate my sandwiches. Blodwen ate the bag. Then, while I was looking the other way, the mist came over the ridge.

If you have never met a mist in the hills, imagine that somebody has rubbed out the world and forgotten to draw it in again. First the sea disappeared, then the lake, then my own boots. I did what Dad has always taught me to do: I stood still, I held on to Blodwen’s rope, and I waited.

Blodwen does not believe in waiting. Up went her head. Her nostrils quivered. Then she set off at a determined trot, with me stumbling behind her like a tin can tied to a wedding car.

“Home is the other way!” I panted, but I might as well have reasoned with the mist. Over a stream we went, round a bog and through a gap in a wall, until, after ten minutes or so, a large grey boulder loomed up in front of us.

The boulder sneezed.

It was Mrs Cadwallader. She had come up early to sketch the lake, slipped on a wet stone and twisted her ankle so badly that she could not stand. She had been calling for half an hour, she said, and the mist had swallowed every word. Her lips were blue. And on her head, brand new, with a ribbon the colour of buttercups, was a straw hat.

I gave Mrs Cadwallader my coat. Then I blew the whistle that I am allowed to use only in an emergency: six blasts, a minute’s silence, six blasts more. Far below us, faint as a bird, Dad’s whistle answered. Blodwen, meanwhile, lay down against Mrs Cadwallader’s legs, as warm as a stove, and gazed up at the hat with a look of great tenderness.

For some time nobody spoke.

“I suppose, Nia,” said Mrs Cadwallader at last, “that she did not come out of kindness.”

I thought about telling a polite lie. “No, Mrs Cadwallader,” I said. “I think she came for the hat.”

Mrs Cadwallader made a peculiar noise, and it took me a moment to understand that she was laughing. Then, slowly, she untied the yellow ribbon, put it in her pocket and held out the hat.

“Go on, then,” she said. “You have earned it. But the ribbon is mine.”`,
  items: [
    find(
      1,
      'What was happening when Blodwen ate the hat with the plum-coloured ribbon?',
      'a sack race',
      { place: ['a raffle', 'a Christmas play', 'a harvest display'], own: ['a governors’ meeting'] },
      'On Friday afternoon, in the middle of the sack race',
      'The raffle, the play and the harvest display are in the passage too, but they all came earlier.',
    ),
    infer(
      4,
      '“Blodwen regards arrangements much as she regards fences.” What does Nia mean?',
      'Blodwen does not let them stand in her way.',
      {
        opposite: ['Blodwen feels safer because of them.'],
        own: ['Blodwen likes to stare at them for hours.', 'Blodwen is upset when people move them.'],
        strong: ['Blodwen hates them more than anything.'],
      },
      'Blodwen regards arrangements much as she regards fences',
      'A fence is meant to keep a goat in, and an arrangement is meant to keep her to a plan. Blodwen ends up wherever she likes: in the staffroom, for example.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “defend” in “It is difficult to defend anyone who is still chewing the evidence”?',
      'speak up for',
      {
        sense: ['put a guard round'],
        fits: ['keep an eye on'],
        opposite: ['find fault with'],
        sound: ['depend upon'],
      },
      'It is difficult to defend anyone who is still chewing the evidence',
      'Mrs Cadwallader has just said that Blodwen must go, and nobody argues. To defend her here would be to take her side in words.',
    ),
    infer(
      5,
      '“I told myself that it was for her sake.” What do these words suggest?',
      'Nia wanted to cheer herself up as well.',
      {
        opposite: ['Nia was thinking only of Blodwen.'],
        own: ['Nia felt that she was the one to blame.', 'Nia was practising what to say to Dad.'],
        strong: ['Nia planned to keep Blodwen hidden there.'],
      },
      'I told myself that it was for her sake',
      'If it had been wholly true, Nia would not have had to tell it to herself. She is about to lose Blodwen, and the treat is for her too.',
    ),
    figure(
      2,
      'Nia says that somebody seems to have “rubbed out the world”. What does this help us to imagine?',
      'how completely the mist hid everything',
      {
        effect: ['how gently the mist came over the hill', 'how much harm the mist did to the land'],
        own: ['how badly Nia had drawn the view'],
        opposite: ['how sharply Nia saw each thing in the mist'],
      },
      'somebody has rubbed out the world and forgotten to draw it in again',
      'When a picture is rubbed out, the page is blank. The sea, the lake and even Nia’s boots disappear in the same way.',
    ),
    classOf(
      3,
      'round',
      'round a bog and through a gap in a wall',
      'preposition',
      ['adjective', 'adverb', 'noun', 'verb'],
      '“Round” stands before “a bog” and shows which way they went, just as “through” stands before “a gap”.',
    ),
    purpose(
      3,
      'Why does the author give “The boulder sneezed” a paragraph of its own?',
      'to surprise us, just as Nia is surprised',
      {
        effect: ['to frighten us, just as Nia is frightened', 'to calm us, now that the chase is over'],
        own: ['to hint that there is magic in the hills', 'to show that a tiny boulder stood in the way'],
      },
      'The boulder sneezed',
      'Boulders do not sneeze. Three short words on their own make the odd fact jump out at us, and then we read who it was.',
    ),
    find(
      2,
      'Why had Mrs Cadwallader gone up into the hills?',
      'to make a drawing of the lake',
      {
        place: ['to see as far as the sea', 'to find the sweetest pasture'],
        own: ['to get her own back on Blodwen', 'to try on her new hat in peace'],
      },
      'She had come up early to sketch the lake',
      'To sketch is to make a quick drawing.',
    ),
    infer(
      4,
      'What does Blodwen seem to feel as she lies against Mrs Cadwallader’s legs?',
      'longing for something to eat',
      {
        own: ['love for the lady she has found', 'pity for the lady’s twisted ankle'],
        opposite: ['shame about what she ate on Friday'],
        strong: ['joy that she has saved a life'],
      },
      'gazed up at the hat with a look of great tenderness',
      'Follow her eyes: the tender look is not for Mrs Cadwallader but for the straw hat on her head.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “loomed up” in “a large grey boulder loomed up in front of us”?',
      'came dimly into sight',
      {
        fits: ['toppled slowly over', 'rolled away downhill'],
        opposite: ['faded softly from view'],
        sound: ['boomed with an echo'],
      },
      'a large grey boulder loomed up in front of us',
      'In a mist you see nothing, and then a shape is suddenly there, large and not quite clear. To loom is to appear in that way.',
    ),
    order(
      3,
      [
        'School reports disappear from the staffroom.',
        'Mrs Cadwallader says that Blodwen must go.',
        'Mrs Cadwallader twists her ankle.',
        'Nia is pulled along by Blodwen.',
      ],
      'The reports vanished in February, long before the Friday of the hat. On Sunday Mrs Cadwallader had already been calling for half an hour when Blodwen’s ten minutes of trotting brought Nia to her.',
    ),
    findOpinion(
      3,
      'There is no finer spot in the whole of Wales',
      [
        'ours is the nearest farm',
        'nineteen school reports vanished before a single parent had read them',
        'we could see all the way to the sea',
        'she kept her yellow eyes on Mrs Cadwallader',
      ],
      'Somebody else could love another place more, so this is what Nia thinks. The other quotations tell what happened or what could be checked.',
    ),
    judge(
      5,
      isTrue(
        'Blodwen is not meant to spend her Saturdays behind the bicycle shed.',
        'By the arrangement, she lives at Nia’s farm at weekends.',
      ),
      untold(
        'Miss Pritchard was sorry that Blodwen would have to go.',
        'Nobody argued, but we are not told what Miss Pritchard felt.',
      ),
      isTrue('Nia’s signal reached somebody lower down the hill.', 'Dad’s whistle answered from far below.'),
    ),
    structure(
      4,
      'The story begins with one hat and ends with another. What does the gift of the second hat show about Mrs Cadwallader?',
      'She no longer bears a grudge.',
      {
        own: ['She no longer cares for hats.', 'She is afraid of being bitten.'],
        opposite: ['She is just as angry as before.'],
        part: ['She has no more use for ribbons.'],
      },
      'put it in her pocket and held out the hat',
      'The first hat was stolen and made her furious. The second is a present, and she laughs as she gives it.',
    ),
    sumUp(
      4,
      'Which sentence best sums up the whole story?',
      'A bad habit turns out to do some good.',
      {
        own: ['A naughty animal learns to be kind.', 'A proud lady learns to be more careful.'],
        part: ['A hungry goat spoils a school sports day.'],
        opposite: ['A clever girl leads her goat out of the mist.'],
      },
      'I think she came for the hat',
      'Blodwen’s greed for hats cost her her place at the school on Friday. On Sunday the same greed led Nia to Mrs Cadwallader.',
    ),
  ],
}
