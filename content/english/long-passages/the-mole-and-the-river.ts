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

export const theMoleAndTheRiver: LongPassage = {
  id: 'the-mole-and-the-river',
  year: 5,
  kind: 'classic',
  title: 'The Mole and the River',
  text: `All that morning the Mole had been waging war upon the dust. He had beaten the hearthrug until both of them were out of breath; he had blackened the grate, scoured the kettle and put the spoons to bed in order of size; and still, wherever he turned, the dust came settling down behind him with a kind of insolent softness, as though it had all the time in the world and knew that he had not.

But something besides dust had entered the house that day. It had no business there at all. It came sauntering down the front passage without wiping its feet, it smelt of rain and primroses, and it would not be shut out, for it slid beneath the door like a letter addressed to nobody but himself. The Mole endeavoured to ignore it. He took up his brush with great resolution. He put it down again. He discovered, to his consternation, that he was humming.

“I shall put my nose outside,” he informed the kettle, “for a quarter of an hour. The candlesticks can wait.” It is only right to record that the candlesticks are waiting still.

So up he went, shovelling at the loose earth with both broad hands, until with a soft explosion of soil his snout burst into the sunshine, and the whole enormous afternoon fell upon him at once.

To a person accustomed to four close walls and a candle, a meadow is an extravagant affair. There was too much of everything. Somebody had been so careless as to leave off the ceiling. The grass went racing away on every side, and after a moment’s hesitation the Mole went racing after it: through the buttercups, under the gate and down the hill, for no reason whatever. He had not run since he was a very small mole indeed, and it astonished him to find that his legs remembered how.

It was in consequence of running, and of looking anywhere but where he ran, that he very nearly came to grief. For the meadow stopped. It stopped without notice at a grassy brink; and beyond the brink, where any reasonable person would have expected more meadow, the ground was moving.

The Mole sat down abruptly.

He had heard of water, of course. He kept some in a jug. It was a meek and silent substance, in his experience, and it stayed where it was put. But this! This came strolling round the bend between the willows as though it owned the county. It plucked at the reeds and dropped them; it dawdled over the pebbles, flung a fistful of sunlight into the Mole’s face, and vanished round the next corner, murmuring to itself as it went. The Mole, who had been nicely brought up, waited for it to finish going past. He waited for some considerable time. Then it was borne in upon him, little by little, that it was not going to finish; that there was always more of it upon the way; and that nobody, so far as he could see, was in charge.

His heart was a small, orderly heart, which hitherto had been used for nothing but beating. Now it did something quite without precedent. It turned right over.

“Does it,” he enquired of nobody in particular, “do this every day?”

“And all night too,” said nobody in particular. “One grows so used to it that one cannot sleep without.”

The Mole started. What he had taken for a piece of the opposite bank had put down its fishing rod and stood up. It was a Water Rat, stout and weather-brown, with his sleeves rolled to the elbow and drops of the river shining in his whiskers.

“You are new,” observed the Rat. It was not a question.

“I have only come out for a quarter of an hour,” said the Mole, with dignity.

“Ah,” said the Rat. “So had I. That was a good many summers ago.” He put his head on one side. “I could fetch you over in the boat, if you cared to look at it from the middle.”

The Mole thought of his house. He thought of the brush lying where he had dropped it, and the spoons in their rows, and the dust coming gently down upon them all in the silence; and it seemed to him a curious thing that he had ever minded.

“How long,” he asked, “would it take?”

The Rat looked up the river, to where it came shining out of the distance; and he looked down the river, to where it went shining away.

“Do you know,” he said, untying the rope, “I have never found out.”`,
  items: [
    find(
      1,
      'What had the Mole done with his spoons that morning?',
      'He had sorted them by size.',
      {
        place: ['He had scoured them.', 'He had dropped them and left them lying.'],
        own: ['He had counted them carefully.', 'He had put them in a drawer to dry.'],
      },
      'put the spoons to bed in order of size',
      'It was the kettle that he scoured. The spoons were laid in rows, from the smallest to the largest or the other way round.',
    ),
    infer(
      2,
      'What was the “something besides dust” that entered the Mole’s house?',
      'the scent and feeling of spring',
      {
        place: ['a letter from a friend', 'a visitor with rather dirty feet'],
        own: ['a draught from under the door', 'the rain that was falling on the meadow'],
      },
      'it smelt of rain and primroses',
      'It is only compared to a visitor and to a letter. It smells of flowers, and it makes the Mole hum and long to go outside.',
    ),
    means(
      3,
      'Which word is closest in meaning to “consternation” in “He discovered, to his consternation, that he was humming”?',
      'dismay',
      {
        sound: ['concentration'],
        fits: ['amusement', 'disgust'],
        opposite: ['delight'],
      },
      'He discovered, to his consternation, that he was humming',
      'The Mole is trying hard to think only of his cleaning, and here he is, humming. It alarms him: consternation is a worried kind of surprise.',
    ),
    purpose(
      3,
      'Why does the author write that somebody had been “so careless as to leave off the ceiling”?',
      'to show that the Mole judges outdoors as if it were a room',
      {
        own: [
          'to show that the Mole has come up inside a ruined house',
          'to show that the Mole forgot to finish his own house',
        ],
        opposite: ['to show that the Mole is quite at home under an open sky'],
        effect: ['to show that the Mole is angry with whoever owns the meadow'],
      },
      'Somebody had been so careless as to leave off the ceiling',
      'The open sky is new to him, so he looks at the meadow as a room with something missing. The author gently makes fun of this.',
    ),
    structure(
      4,
      'Why is “The Mole sat down abruptly” given a paragraph of its own?',
      'Its shortness lets us feel how suddenly he halts.',
      {
        effect: [
          'Its shortness lets us feel how tired he is.',
          'Its shortness lets us feel how bored he has become with running.',
        ],
        own: ['Its plainness tells us that the adventure is nearly over.'],
        opposite: ['Its plainness tells us that he sees nothing unusual.'],
      },
      'The Mole sat down abruptly.',
      'The long, running sentences stop just as the meadow does. A paragraph of five words makes the reader stop too.',
    ),
    figure(
      3,
      'The river comes “strolling”, “as though it owned the county”. What kind of person does this make it seem?',
      'an easy-going idler, very sure of himself',
      {
        effect: ['an anxious traveller, afraid of being late', 'a stern master, giving orders on all sides'],
        opposite: ['a meek servant, doing as he is told'],
        own: ['a weary farmer, going home from work'],
      },
      'This came strolling round the bend between the willows as though it owned the county',
      'Someone who strolls and dawdles is in no hurry, and someone who seems to own the county is not shy. The meek water is the water in the jug.',
    ),
    classOf(
      5,
      'right',
      'It turned right over',
      'adverb',
      ['adjective', 'noun', 'verb', 'preposition'],
      '“Right” means “completely” here and goes with “over”: it tells us how far the heart turned. It does not describe a noun, as in “the right answer”.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “hitherto” in “which hitherto had been used for nothing but beating”?',
      'until now',
      {
        opposite: ['from now on'],
        fits: ['now and then', 'as a rule'],
        sound: ['to and fro'],
      },
      'which hitherto had been used for nothing but beating',
      'The next sentence begins with “Now” and tells of a change. Hitherto means up to this time.',
    ),
    find(
      2,
      'What did the Mole at first suppose the Water Rat to be?',
      'part of the river bank',
      {
        place: ['a friend from the meadow', 'a fishing rod that someone had left'],
        own: ['the stump of a willow', 'a drop of water in the sun'],
      },
      'What he had taken for a piece of the opposite bank',
      '“Taken for” means mistaken for. The Rat sat so still, and was so brown, that he looked like the bank.',
    ),
    infer(
      2,
      'What does the Rat mean when he says “So had I”?',
      'He too came for a short visit, but he stayed.',
      {
        own: ['He too was born in a house full of dust.', 'He too is often called away from his cleaning.'],
        opposite: ['He too came out for a visit and soon went home.'],
        strong: ['He too was as frightened of the river as the Mole is.'],
      },
      'That was a good many summers ago',
      'The Mole has come out for a quarter of an hour. The Rat once meant to do the same, and he is still there years later.',
    ),
    infer(
      4,
      'Why does it seem “a curious thing” to the Mole that he had ever minded the dust?',
      'The river has changed what matters to him.',
      {
        strong: ['The river has made him forget his home.'],
        own: [
          'The Rat has told him that it is harmless.',
          'The house seems cleaner now that he has left it.',
        ],
        opposite: ['The river has made him long for his tidy rooms.'],
      },
      'it seemed to him a curious thing that he had ever minded',
      'He remembers the house very well, dust and all. But now that he has seen the river, dust seems too small to worry about.',
    ),
    infer(
      5,
      'What do the Rat’s last words suggest about the trip that he offers?',
      'Like the river itself, it may have no end.',
      {
        opposite: ['Like a morning’s errand, it will soon be over.'],
        own: ['Like most trips by boat, it can be dangerous.', 'Like the Mole’s run, it may end in a fall.'],
        strong: ['Like a real voyage, it will end in a far-off port.'],
      },
      'I have never found out',
      'He looks up and down the river and sees it shining away in both directions. He has been here for years and has still not come to the end of it.',
    ),
    order(
      2,
      [
        'The Mole arranges his spoons.',
        'The Mole finds himself humming.',
        'The Mole sits down in surprise.',
        'The Rat puts down his fishing rod.',
      ],
      'The spoons were put in order before the story begins, and the humming made the Mole leave his house. He sat down where the meadow ended, and only then did he notice the Rat.',
    ),
    judge(
      5,
      untold(
        'The candlesticks were the last things that the Mole had left to clean.',
        'He says that they can wait, but we do not know what else was still to be done.',
      ),
      isTrue(
        'The Mole had been able to run when he was young.',
        'He had not run “since he was a very small mole”, and his legs “remembered how”.',
      ),
      isFalse(
        'The Water Rat had spent the whole of his life beside the river.',
        'Like the Mole, he “had only come out for a quarter of an hour”, so he once lived somewhere else.',
      ),
    ),
    sumUp(
      3,
      'Which sentence best sums up the story?',
      'The Mole gives up his chores and finds a larger world.',
      {
        part: ['The Mole runs downhill and almost falls into the water.'],
        own: ['The Mole learns that hard work has to come before play.'],
        opposite: ['The Mole leaves home and learns to value what he had.'],
        strong: ['The Mole leaves his hole and becomes a famous sailor.'],
      },
      'the whole enormous afternoon fell upon him at once',
      'He begins by fighting dust in four close walls and ends by stepping towards a boat on the open river.',
    ),
  ],
}
