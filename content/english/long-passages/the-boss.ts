import {
  classOf,
  figure,
  find,
  findOpinion,
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

export const theBoss: LongPassage = {
  id: 'the-boss',
  year: 6,
  kind: 'biography',
  title: 'The Boss',
  text: `One afternoon in May 1916, two boys at a whaling station on the island of South Georgia saw three men coming towards them out of the mountains. This was impossible. Nobody was known to have crossed those mountains; on the map they were a blank. The strangers’ hair hung to their shoulders, their faces were black with soot, and their clothes were little better than rags. The boys took one look and fled.

One of the three was Sir Ernest Shackleton, who had set out almost two years earlier on a journey that no one had ever made. He had failed completely. It is the reason why he is remembered.

Shackleton was born in Ireland in 1874 and went to sea at sixteen. In 1909 he led a party nearer to the South Pole than anyone had been before; then, with about a hundred miles to go and food running short, he turned round. A live donkey, he told his wife, was better than a dead lion. By 1914 others had reached the Pole, and so he proposed something grander: to cross the whole of Antarctica, from sea to sea.

He chose his men in his own fashion. One young scientist was asked about his teeth, his temper and whether he could sing. It was not a joke. Shackleton knew that on such a voyage good cheer might be worth as much as muscle.

His ship, Endurance, was built for ice, but in January 1915 the frozen Weddell Sea closed round her like a fist. For months she was carried helplessly along, while her crew played football on the floes and gave concerts by lamplight. Then the ice began to squeeze. Great oak timbers bent like bows. In October Shackleton ordered everyone off; in November they watched her go down. He announced, as calmly as if a train had been cancelled, that now they would go home.

Home was half a world away. They had tents, three small boats and no means of calling for help. Henceforth the expedition had one purpose, and it was not exploration. Each man might keep two pounds of belongings, about the weight of a bag of sugar. To show that he meant it, Shackleton dropped his own gold coins on the snow. Yet he insisted on saving a banjo, which weighed far more than the limit. It was medicine, he said, for the mind.

He governed by noticing. He knew who slept badly, who missed home and who was apt to quarrel, and the likeliest grumblers he took into his own tent. If he saw that one man was failing in the cold, he never said so; he ordered hot milk for all.

When the ice broke up at last, they took to the boats and reached Elephant Island, a bare splinter of rock where no ship was likely to call. Somebody would have to fetch help. Shackleton left twenty-two men there in the care of Frank Wild and set sail with five others, in a boat less than seven metres long, across eight hundred miles of the stormiest ocean on Earth. Frank Worsley, who found their way by the sun, glimpsed it four times. Had his sums been a little out, they would have missed South Georgia altogether, and beyond it there was nothing but water. After sixteen days they landed, on the wrong side of the island. So three of them, with a length of rope, and with screws pushed through the soles of their boots to grip the ice, set off across the mountains, and for thirty-six hours hardly rested.

You know whom they met.

It took more than three months, and four attempts in four different ships, to break through to Elephant Island. There, every morning, Wild had told the men to roll up their sleeping bags, for the Boss might come that day. On 30 August he did. As his boat drew near, Shackleton anxiously counted the figures on the beach. There were twenty-two.

In 2022 Endurance was found, three kilometres down, upright, with her name still clear upon her stern. Nobody had crossed Antarctica from her decks, and nobody ever would. But of the twenty-eight people who climbed down from them on to the ice, every single one came back. There are worse ways to fail.`,
  items: [
    purpose(
      3,
      'Why does the author begin with the two boys at the whaling station?',
      'to make us wonder who the strangers can be',
      {
        effect: ['to make us fear for children in a wild place'],
        part: ['to explain why nobody had drawn a good map'],
        opposite: ['to tell the events as they took place in time'],
        own: ['to show that Shackleton was cruel to the young'],
      },
      'The boys took one look and fled',
      'We see the men as the boys do, ragged and unknown, and we read on to find out who they are and how they did the “impossible”.',
    ),
    classOf(
      4,
      'those',
      'Nobody was known to have crossed those mountains',
      'determiner',
      ['pronoun', 'adverb', 'noun', 'conjunction'],
      '“Those” stands before the noun “mountains” and shows which ones are meant. If it stood alone in place of a noun, it would be a pronoun.',
    ),
    infer(
      5,
      '“He had failed completely. It is the reason why he is remembered.” What does the author mean?',
      'Shackleton is famous for what he did once his plan was ruined.',
      {
        own: ['Shackleton is famous for making others believe in a bad plan.'],
        opposite: ['Shackleton is famous for carrying out his plan in the end.'],
        true: ['Shackleton is famous for being the first with such a plan.'],
        strong: ['Shackleton is famous for having failed at all that he tried.'],
      },
      'It is the reason why he is remembered',
      'The journey across Antarctica came to nothing. What the rest of the text admires is how he looked after his men and fetched help for them.',
    ),
    infer(
      3,
      'What did Shackleton mean when he spoke of a donkey and a lion?',
      'It is better to come home alive than to win glory.',
      {
        own: [
          'It is better to be a hard worker than a leader.',
          'It is better to go slowly than to run out of food.',
        ],
        opposite: ['It is better to risk everything than to give up.'],
        strong: ['It is better to stay at home than to go exploring.'],
      },
      'A live donkey, he told his wife, was better than a dead lion',
      'He had turned round near the Pole. The donkey is a plain creature that lives, and the lion a splendid one that does not.',
    ),
    find(
      2,
      'Why did Shackleton not make the South Pole his goal in 1914?',
      'Others had got there already.',
      {
        place: ['His food was running short.', 'His ship was caught in the ice.'],
        own: ['His men refused to go so far.', 'His wife had asked him not to.'],
      },
      'By 1914 others had reached the Pole',
      'Since it was too late to be the first at the Pole, he looked for something grander. The food ran short on the journey of 1909.',
    ),
    figure(
      3,
      'The sea “closed round her like a fist”. What does this comparison suggest about the ice?',
      'It gripped the ship and would not let go.',
      {
        effect: ['It struck the ship again and again.', 'It held the ship safely, as in a warm hand.'],
        own: ['It hid the ship from all who looked for her.'],
        opposite: ['It opened to let the ship go on her way.'],
      },
      'the frozen Weddell Sea closed round her like a fist',
      'The fist does not hit here: it closes round something. For months the ship could not get free.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “Henceforth” in “Henceforth the expedition had one purpose”?',
      'From then on',
      { opposite: ['Until then'], fits: ['All the same', 'Strangely'], sound: ['In the fourth place'] },
      'Henceforth the expedition had one purpose',
      'The ship has just gone down. Exploring was the purpose before, and getting home is the purpose for the time that follows.',
    ),
    find(
      1,
      'Which of these was saved although it was heavier than the rule allowed?',
      'a banjo',
      { place: ['a lamp', 'a football', 'a bag of sugar', 'a bag of gold coins'] },
      'Yet he insisted on saving a banjo, which weighed far more than the limit',
      'The coins were dropped on the snow. The sugar is there only to give an idea of the weight.',
    ),
    means(
      4,
      'Which word is closest in meaning to “apt” in “who was apt to quarrel”?',
      'inclined',
      { sense: ['suited'], opposite: ['unwilling'], fits: ['ashamed', 'afraid'] },
      'who was apt to quarrel',
      'Shackleton noticed which men often quarrelled, so that he could take “the likeliest grumblers” into his own tent.',
    ),
    infer(
      4,
      'When one man was failing in the cold, why did Shackleton order hot milk for all?',
      'to save him from being seen as weak',
      {
        opposite: ['to let the rest know that he was ill'],
        own: [
          'to use up the milk before it froze',
          'to be admired by the rest for his kindness',
          'to give all of them a rest from work',
        ],
      },
      'he never said so',
      'If only one man had been given milk, everybody would have known why. Shackleton “never said so”, and when all drank, nobody could tell.',
    ),
    structure(
      4,
      'What is the task of the short paragraph “You know whom they met”?',
      'It brings the story round to where it began.',
      {
        own: ['It warns us that a meeting is about to go wrong.'],
        effect: ['It slows us down before a dangerous crossing.'],
        part: ['It names the three who crossed the mountains.'],
        opposite: ['It sends the story back to an earlier time.'],
      },
      'You know whom they met',
      'They met the two boys of the first paragraph. Everything in between has told us how the three men came to be there.',
    ),
    findOpinion(
      2,
      'There are worse ways to fail',
      [
        'every single one came back',
        'By 1914 others had reached the Pole',
        'in November they watched her go down',
        'Great oak timbers bent like bows',
      ],
      'Whether one way to fail is worse than another is a matter of what we value. The other quotations tell what happened.',
    ),
    order(
      3,
      [
        'Shackleton turns back near the South Pole.',
        'Men play football on the ice.',
        'Shackleton drops some coins on the snow.',
        'Two boys run away from three strangers.',
      ],
      'The text begins in May 1916 and then goes back to 1909. The football was while the ship was held by the ice, and the coins were dropped after she had gone.',
    ),
    judge(
      5,
      untold(
        'The young scientist turned out to be a good singer.',
        'He was asked whether he could sing, but we do not hear his answer.',
      ),
      isFalse(
        'The voyage to South Georgia ended exactly where Shackleton needed to be.',
        'They landed on the wrong side of the island.',
      ),
      isTrue(
        'Three ships failed to get through to the men on Elephant Island.',
        'There were four attempts in four ships, and only the last got through.',
      ),
    ),
    sumUp(
      4,
      'Which sentence best sums up the whole text?',
      'A leader gives up his goal and brings all his men back.',
      {
        part: ['A leader keeps up the spirits of his men with music and sport.'],
        opposite: ['A leader loses his ship and still gets to his goal.'],
        own: ['A leader is saved by men whom he himself had once saved.'],
        strong: ['A leader proves that no journey is beyond brave men.'],
      },
      'of the twenty-eight people who climbed down from them on to the ice, every single one came back',
      'The crossing of Antarctica was never made. From the loss of the ship to the count on the beach, the text is about bringing everyone home.',
    ),
  ],
}
