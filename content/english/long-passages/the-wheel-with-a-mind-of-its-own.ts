import {
  classOf,
  figure,
  find,
  findFact,
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

export const theWheelWithAMindOfItsOwn: LongPassage = {
  id: 'the-wheel-with-a-mind-of-its-own',
  year: 4,
  kind: 'fiction',
  title: 'The Wheel with a Mind of Its Own',
  text: `Rory McBride had three wheels, and a go-kart with three wheels is only a wheelbarrow with big ideas.

He had been collecting for a month. The seat was half a plastic chair from the school skip, with somebody’s chewing gum still underneath. The body was a drawer that Mrs Devlin at number nine no longer needed, because the rest of the chest had fallen to pieces. The steering rope had once tied up a boat in Belfast harbour, or so Granda Joe swore; and the wheels came from the pram in which Rory, his sister Niamh and four of their cousins had been pushed, one after another, up and down Lavender Brae.

“What happened to the other one?” asked Niamh, who was six and supervised everything.

“It fell into the Lagan,” said Granda, “and your Uncle Sean fell in after it. We got Sean back.”

That was Thursday. The race was on Saturday. All Thursday evening Rory searched the lane behind the houses, and on Friday, with hope leaking out of him like air out of a tyre, he made up his mind to knock at number thirty-one.

Nobody knocked at number thirty-one. Mr Okafor’s yard was full of dead machines, and Mr Okafor himself was said to be fierce. He listened with folded arms, frowning so hard that his eyebrows touched. Then he vanished. There was a noise like a drum kit falling downstairs, and he came back with something small and grey.

“From a shopping trolley,” he said. “I must warn you. It has a mind of its own.”

It had. On its trial run the kart rolled ten metres down the brae, shuddered, swung to the left and posted Rory into Mrs Devlin’s hedge like a letter. They oiled the wheel. Hedge. They hammered it. Hedge. Niamh gave it a severe talking-to. Hedge.

“It likes that hedge,” she observed.

“It’s no use,” said Rory, picking leaves out of his collar. “Other people will come first, or second, or last. I’ll come hedge.”

Granda Joe lay down on the pavement, closed one eye and squinted along the axle. He stayed there for so long that a dog came to see whether he was all right.

“She’ll do rightly,” he announced at last, “if only you can hold her straight as far as the chip shop.”

Rory could not see what the chip shop had to do with it, but Granda would not say another word.

On Saturday seven karts lined up at the top of the brae. Far off, above the rooftops, stood Samson and Goliath, the two great yellow cranes of the shipyard, as if they had come to watch. Nathan Boyd’s kart had arrived in a box, with instructions in five languages. It was silver. It had brakes. It even had a mirror, so that Nathan could see who was behind him, which was usually everybody.

The whistle blew. By the postbox Rory was sixth. He leaned to the right with all his might, because when he leaned to the right the kart went nearly straight, and the drawer rattled as though it were still full of spoons. By Mrs Devlin’s he was still sixth. The hedge went by, and he could have sworn that it reached out for him.

Then the brae ended. It ended as it had always ended, at the chip shop, in a corner as sharp as an elbow; and for the first time in his life Rory noticed which way it went.

It went left.

The silver kart braked. All the karts braked, those that could, and bunched up like sheep at a gate. Rory had nothing to brake with. He only stopped leaning. That was all: he sat up and let the rope go loose, and the wheel with a mind of its own was allowed, at last, to do exactly what it wanted.

Round swept the drawer, past the sheep, past a mirror with an astonished face in it, over the chalk line and, because nobody had given any thought to stopping, into the only hedge in Harbour Street.

When they pulled him out, Mr Okafor was there. His eyebrows were a long way apart.

“I knew it would wait for the corner,” said Niamh calmly. “I told it to. Last night, when you were all asleep.”

Granda Joe bought chips for everyone, and they gave the wheel one too.`,
  items: [
    figure(
      3,
      'Rory’s go-kart is called “only a wheelbarrow with big ideas”. What does this joke tell us about it?',
      'It would like to be more than it is.',
      {
        effect: ['It was full of clever inventions.', 'It would be of more use in a garden.'],
        own: ['It had been built out of an old barrow.'],
        opposite: ['It could go faster than it looked.'],
      },
      'a go-kart with three wheels is only a wheelbarrow with big ideas',
      'A thing with big ideas wants to be grander than it is. With three wheels, the kart can only dream of racing.',
    ),
    find(
      1,
      'What was the body of the kart made from?',
      'an old drawer',
      { place: ['a plastic chair', 'a pram', 'a shopping trolley'], own: ['a milk crate'] },
      'The body was a drawer that Mrs Devlin at number nine no longer needed',
      'Each part of the kart has its own history. The chair gave the seat, and the pram gave the wheels.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “supervised” in “Niamh, who was six and supervised everything”?',
      'watched over',
      {
        sound: ['wondered at'],
        opposite: ['took no notice of'],
        fits: ['broke', 'wanted'],
      },
      'asked Niamh, who was six and supervised everything',
      'To supervise is to keep an eye on a job and see that it is done properly. It is funny that the youngest does it.',
    ),
    infer(
      2,
      '“We got Sean back,” says Granda. What does he mean us to understand?',
      'The wheel stayed in the river.',
      {
        opposite: ['The wheel was soon mended.'],
        own: ['The wheel had been pushed in.', 'Sean had to pay for the wheel he lost.'],
        strong: ['Sean was never forgiven.'],
      },
      'and your Uncle Sean fell in after it. We got Sean back',
      'Two things fell into the river. Granda says that they got one of them back, and leaves us to guess about the other.',
    ),
    structure(
      3,
      'Why does the writer make “Hedge.” a sentence by itself, three times over?',
      'to amuse us by letting each try end in the same way',
      {
        effect: [
          'to worry us by hinting that Rory has been badly hurt',
          'to show us how tall and thick the hedge has grown',
        ],
        own: ['to make us feel how quickly the kart ran down the hill'],
        opposite: ['to show us that the kart gets a little farther'],
      },
      'They oiled the wheel. Hedge. They hammered it. Hedge.',
      'Each time they do something different, and each time one short word tells us the result. The repeated word works like the end of a joke.',
    ),
    means(
      4,
      'Which word is closest in meaning to “observed” in “‘It likes that hedge,’ she observed”?',
      'remarked',
      { sense: ['watched'], fits: ['complained', 'shouted'], sound: ['deserved'] },
      '“It likes that hedge,” she observed',
      'To observe can mean to watch, but here it comes after spoken words. She says aloud what she has noticed.',
    ),
    infer(
      5,
      'Why does Granda Joe speak of “the chip shop” after he has looked along the axle?',
      'He can tell that the wheel will be of help there.',
      {
        own: [
          'He has seen that the wheel will come off there.',
          'He has thought of a treat that will cheer Rory up.',
          'He has thought of an easier way down the hill.',
        ],
        opposite: ['He has seen that Rory cannot win the race.'],
      },
      'if only you can hold her straight as far as the chip shop',
      'Granda sees that the wheel pulls to the left, and he knows the road: at the chip shop it turns left. Up to there Rory must steer; after that the wheel will do it.',
    ),
    purpose(
      4,
      'Why does the writer tell us “It was silver. It had brakes. It even had a mirror”?',
      'to show what Rory’s kart had to do without',
      {
        effect: [
          'to show how the kart had been put together',
          'to hint that the silver kart is hard to steer',
        ],
        own: ['to let us hear how Nathan likes to boast'],
        opposite: ['to show how alike the two karts really are'],
      },
      'It was silver. It had brakes.',
      'Each short sentence adds one more thing: silver paint, brakes, a mirror. Beside it, a drawer with a rope looks poor indeed.',
    ),
    classOf(
      4,
      'straight',
      'the kart went nearly straight',
      'adverb',
      ['adjective', 'noun', 'verb'],
      '“Straight” tells us how the kart went, and so it belongs to the verb. In “a straight road” it would be an adjective.',
    ),
    find(
      2,
      'What did Rory have to do to keep the kart going straight?',
      'lean to the right',
      {
        opposite: ['keep to the left', 'let go of the rope'],
        place: ['sit up quite straight', 'keep to the kerb'],
      },
      'when he leaned to the right the kart went nearly straight',
      'The wheel pulls to the left, and so Rory must lean the other way.',
    ),
    infer(
      3,
      'Rory goes “past a mirror with an astonished face in it”. Whose face is it, and why is it astonished?',
      'Nathan’s, because he is being overtaken',
      {
        own: ['Nathan’s, because his brakes have failed', 'Niamh’s, because the wheel has obeyed her'],
        strong: ['Rory’s, because he knows that he has won'],
        place: ['Rory’s, because he is heading for a hedge'],
      },
      'past a mirror with an astonished face in it',
      'The mirror belongs to the silver kart, and it shows the driver’s face. Nathan is used to having everybody behind him.',
    ),
    findFact(
      3,
      'He had been collecting for a month',
      ['She’ll do rightly', 'It likes that hedge', 'It’s no use', 'I’ll come hedge'],
      'How long Rory had been collecting could be checked. The others are what Granda, Niamh and Rory think.',
    ),
    order(
      4,
      [
        'Mr Okafor finds a wheel.',
        'The kart goes into Mrs Devlin’s hedge.',
        'Niamh speaks to the wheel in the night.',
        'Rory passes the silver kart.',
      ],
      'Niamh tells us at the end what she did on Friday night. That was after the trial run and before the race.',
    ),
    judge(
      5,
      isTrue(
        'At least six children had ridden in the pram.',
        'Rory, Niamh and four of their cousins make six.',
      ),
      isFalse(
        'Rory was starting to overtake people when he passed Mrs Devlin’s hedge.',
        'He was sixth at the postbox and “still sixth” at Mrs Devlin’s.',
      ),
      untold(
        'Mr Okafor had never spoken to Rory before that week.',
        'Nobody knocked at his door, but we are not told whether the two had ever spoken.',
      ),
    ),
    sumUp(
      4,
      'Which of these best sums up what the story shows?',
      'A fault can turn out to be a strength in the right place.',
      {
        strong: ['A home-made kart is always better than a bought one.'],
        part: ['A man who looks fierce can turn out to be generous.'],
        own: ['A race is won by whoever has practised the longest for it.'],
        opposite: ['A kart is only as good as the worst of its wheels.'],
      },
      'do exactly what it wanted',
      'The wheel pulls to the left from beginning to end. On the hill that is a nuisance, and on the corner it wins the race.',
    ),
  ],
}
