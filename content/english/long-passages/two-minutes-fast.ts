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

export const twoMinutesFast = (): LongPassage => ({
  id: 'two-minutes-fast',
  year: 6,
  kind: 'fiction',
  title: 'Two Minutes Fast',
  text: `There are one hundred and twelve steps to the top of the clock tower in Bryncastell, and for forty-one years Emrys Pugh had climbed them every Monday, Wednesday and Saturday. He had once worked out, on the back of a seed packet, that he had gone up Snowdon more than a hundred times without leaving the square.

This was the last ascent. At noon a motor the size of a biscuit tin would begin to wind the clock by itself, and it would want neither wages nor a scarf.

The motor had come from Birmingham in a van, together with an engineer to fit it. Miss Okafor had been at work since eight. When Emrys’s cap rose through the trapdoor, she was kneeling before the great iron frame with a torch between her teeth. He had resolved to dislike her. It was disconcerting, therefore, to see that she had spread her own coat beneath the wheels, so that not one drop of oil should mark his floor.

“It’s the loveliest thing I’ve ever been asked to interfere with,” she said, taking out the torch. “Eighteen seventy-three, and scarcely worn. Somebody has looked after it.”

“Somebody has,” said Emrys, and hung up his cap.

For the last time he fitted the crank and wound: ninety turns for the hands, a hundred and forty for the bell. Far below, the town was going about its morning, and not one face was lifted to the dial. That was as it should be. Nobody thanks a clock for being right. People only look up in earnest when it is wrong.

Which was unfortunate, because it was.

“Mr Pugh,” said Miss Okafor, frowning at the screen on her wrist, “I don’t want to alarm you, but did you know that you are two minutes fast?”

The long pendulum swung across, and considered, and swung back.

“Two minutes exactly,” said Emrys. “Forty years, come March.”

He told it to the window rather than to her. In his first winter there had been a boy called Gareth Rees, the cleverest in the valley, with a train to catch: he was to be interviewed at a university in London. Frost had thickened the oil, and the clock was losing. Emrys ought to have noticed; but he had been new and careless, and there had been a football match to go to. So Gareth, hurrying across the square, glanced up, saw that he had time to spare, and stopped to buy a bun. He reached the platform just as the last carriage was dwindling into the cutting. There was no other train until the afternoon.

“What became of him?”

“He’s our postman. Cheerful as a lark. I dare say he believes that he dawdled.” Emrys rubbed at a pane that was already clean. “I know better. So I put her on two minutes, and there I have kept her, and nobody has missed a train on my account since. They think that they are brisk walkers, in Bryncastell. They are rather vain about it.”

Miss Okafor looked unhappily at the motor. It took its time by radio, she explained, from a mast in Cumbria, and it was never out by so much as the blink of an eye. That, really, was the point of it.

“Of course,” said Emrys. “Right is right.” And he took out his duster and went over the brass, wheel by wheel and tooth by tooth, like a groom with a horse that has been sold.

At ten to twelve he went down. The mayor was waiting in the square with a speech and a parcel, and the parcel was, inevitably, a clock. There were sandwiches. There was Gareth Rees, grey-haired now, who shook his hand for longer than anybody. Then, as the great hand crept to the top, everyone fell silent to hear what the new age would sound like, and the mayor drew out the watch by which, it was well known, one could have launched a rocket.

Emrys shut his eyes, like somebody waiting for a splinter to be pulled. Overhead the bell began to speak, bronze and unhurried. He counted all twelve.

“How very odd,” said the mayor. “I make it two minutes to.”

High in the tower, Miss Okafor was filling in the form. Halfway down there was a box with FAULTS printed above it, and she chewed her pen for some time before she made up her mind. Then she struck out the word and wrote ALLOWANCES in its place, and underneath, in her neatest capitals: Two minutes. By order of the keeper. Not to be mended.`,
  items: [
    find(
      1,
      'What was going to change at noon?',
      'The clock would be wound by a machine.',
      {
        place: ['The clock would be sent to Birmingham.', 'The clock would be given to Emrys as a gift.'],
        own: ['The clock would be struck by hand again.', 'The clock would be stopped for good.'],
      },
      'At noon a motor the size of a biscuit tin would begin to wind the clock by itself',
      'A motor is a machine. It takes over the work that Emrys has done for forty-one years.',
    ),
    means(
      2,
      'Which phrase is closest in meaning to “resolved” in “He had resolved to dislike her”?',
      'firmly decided',
      {
        fits: ['been expected', 'been advised'],
        sense: ['found out how'],
        opposite: ['been quite unwilling'],
      },
      'He had resolved to dislike her',
      'To resolve a puzzle is to solve it, but to resolve to do something is to make up your mind about it.',
    ),
    infer(
      3,
      'Why does the sight of the coat upset what Emrys had planned?',
      'It shows a respect that makes her hard to dislike.',
      {
        own: [
          'It shows how dirty she must think his floor is.',
          'It shows how badly his old clock has been leaking.',
          'It proves that she does not mean to leave soon.',
          'It proves that she knows clocks better than he does.',
        ],
      },
      'so that not one drop of oil should mark his floor',
      'He came up ready to dislike her. But she has sacrificed her own coat to protect a place that he loves.',
    ),
    infer(
      3,
      '“Nobody thanks a clock for being right.” What does this tell us about the keeper’s work?',
      'It is noticed only when it goes wrong.',
      {
        opposite: ['It has always been praised by the town.'],
        strong: ['It no longer matters to anybody at all.', 'It has never been done without mistakes.'],
        own: ['It ought to have earned him more thanks.'],
      },
      'People only look up in earnest when it is wrong',
      'What is true of the clock is true of its keeper. Emrys does not complain: “That was as it should be.”',
    ),
    structure(
      4,
      '“Which was unfortunate, because it was.” Why does the author make this one sentence a paragraph?',
      'It upsets in a moment what we had assumed about the clock.',
      {
        effect: [
          'It sums up in a few words what Emrys feels about his town.',
          'It suggests by its shortness that the fault is a trifling one.',
          'It makes us wait a little to learn whether the clock is right.',
        ],
        opposite: ['It marks the instant at which Emrys finds out the truth.'],
      },
      'Which was unfortunate, because it was.',
      'We have just been told about forty-one years of care and a clock that needs no thanks. Six words turn this round: the clock is wrong. Emrys, as we soon see, has long known it.',
    ),
    find(
      2,
      'Why did Gareth miss his train?',
      'He trusted a clock that was slow.',
      {
        opposite: ['He trusted a clock that was fast.'],
        place: ['He stayed to watch a football match.', 'He was held up by the frost on the road.'],
        own: ['He had been told the wrong time.'],
      },
      'Frost had thickened the oil, and the clock was losing',
      'A clock that is losing shows too early a time. It told Gareth that he had time to spare. The clock was made fast only afterwards.',
    ),
    infer(
      3,
      'Why does Emrys tell his story “to the window rather than to her”?',
      'He finds it hard to own up to his mistake.',
      {
        own: [
          'He wants to point out where Gareth lives.',
          'He is afraid that she will report him.',
          'He is anxious not to miss the ceremony.',
        ],
        strong: ['He has decided never to forgive her for coming.'],
      },
      'Emrys ought to have noticed; but he had been new and careless',
      'People often look away when they are ashamed. What he has to tell is how his own carelessness cost a boy his chance.',
    ),
    purpose(
      4,
      'Why does the author tell us that the townspeople are “rather vain” about their walking?',
      'to amuse us with a pride that rests on a mistake',
      {
        effect: [
          'to make us feel that they deserve to miss trains',
          'to warn us that their mayor is going to be boastful',
        ],
        own: ['to explain why so few of them look up at the dial'],
        strong: ['to show us that Emrys despises all his neighbours'],
      },
      'They think that they are brisk walkers, in Bryncastell',
      'They always seem to arrive early, and they suppose that their legs are the reason. We share the joke with Emrys: it is the clock.',
    ),
    figure(
      4,
      'What does “like a groom with a horse that has been sold” suggest about Emrys?',
      'He tends the clock lovingly, though it is leaving his care.',
      {
        effect: [
          'He tends the clock hastily, since its new owner is waiting.',
          'He cleans the clock proudly, since it has fetched so much.',
          'He cleans the clock nervously, in case it should misbehave.',
        ],
        opposite: ['He tends the clock coldly, as it is no longer in his care.'],
      },
      'like a groom with a horse that has been sold',
      'A groom looks after a horse day by day. Even when it is about to go to somebody else he brushes it once more, as carefully as ever.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “inevitably” in “the parcel was, inevitably, a clock”?',
      'as one might expect',
      {
        fits: ['to the town’s delight', 'by way of a joke'],
        opposite: ['to his great surprise'],
        sound: ['though it was hidden'],
      },
      'the parcel was, inevitably, a clock',
      'What is inevitable cannot be avoided. The word smiles a little: what else would people give to a man who looks after a clock?',
    ),
    classOf(
      3,
      'Overhead',
      'Overhead the bell began to speak',
      'adverb',
      ['preposition', 'adjective', 'noun', 'conjunction'],
      'It tells us where the bell spoke, and no noun belongs to it as one would to a preposition.',
    ),
    infer(
      5,
      'Why does Miss Okafor strike out the printed word on the form?',
      'She sees the two minutes as meant, and worth keeping.',
      {
        own: [
          'She hopes that her employer will not find out.',
          'She has learnt that the two minutes cannot be removed.',
        ],
        opposite: ['She has set the clock to the true time after all.'],
        place: ['She has been ordered by the mayor to leave it alone.'],
      },
      'By order of the keeper. Not to be mended.',
      'A fault is something that went wrong. An allowance is given on purpose. By changing the word she shows that she has understood why Emrys did it, and she makes it last.',
    ),
    order(
      3,
      [
        'Gareth misses his train.',
        'Emrys puts the clock forward.',
        'Miss Okafor begins her work.',
        'Emrys winds the clock for the last time.',
      ],
      'The story of Gareth is told late, but it happened some forty years ago, and the clock was put forward because of it. On the last day the engineer was at work before Emrys came up to wind.',
    ),
    judge(
      5,
      untold(
        'If Gareth had caught his train, he would have been given a place at the university.',
        'He was the cleverest boy in the valley, but nobody can say how the interview would have gone.',
      ),
      isTrue(
        'Emrys thinks that Gareth puts the blame on himself.',
        'He says that Gareth probably believes that he dawdled.',
      ),
      isFalse(
        'When the bell struck twelve, the mayor’s watch was slow.',
        'The clock was still two minutes fast, so the watch, which said two minutes to, was right.',
      ),
    ),
    sumUp(
      3,
      'Which sentence sums up the story best?',
      'A keeper’s secret kindness outlasts his years at work.',
      {
        own: ['An old man is embittered by a machine that replaces him.'],
        part: ['A clever boy loses his great chance because of a clock.'],
        strong: ['A proud town discovers that it has long been deceived.'],
        opposite: ['A young engineer proves that the new ways are better.'],
      },
      'So I put her on two minutes, and there I have kept her',
      'The secret is the two minutes. Emrys added them so that nobody else should be late, and they are still there when he has gone.',
    ),
  ],
})
