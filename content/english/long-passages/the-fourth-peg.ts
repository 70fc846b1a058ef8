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

export const theFourthPeg: LongPassage = {
  id: 'the-fourth-peg',
  year: 6,
  kind: 'fiction',
  title: 'The Fourth Peg',
  text: `Nobody in my family can agree about who decided to go. My mother says that it was Great-Gran. Great-Gran says that it was the tin.

The tin had come to light in February, when we were clearing out the last cupboard of the old house in Bootle. It had once held shortbread. Now it held nineteen letters, tied up with a bootlace, and a green glass marble. Every envelope was addressed in the same upright, careful hand to Miss Irene Doyle, and not one had been opened.

“That’s you,” I said, unnecessarily.

Great-Gran is ninety, and I had never before seen her at a loss for an answer. She slit the first envelope with a butter knife, unfolded the page, frowned at it and passed it to me. It was in Welsh.

“I used to be able to read that,” she said.

So it came out, in instalments, mostly in the car. In 1940, when she was five, Irene had been sent away from Liverpool and its docks, with a gas mask in a cardboard box, to a hill farm called Hafod Las, where nobody had more than twenty words of English. For a week she was wretched. Then Mrs Parry put a lamb in her lap and a bottle in her hand, and after that there was no time to be wretched. She took to Welsh as a duckling takes to water. In five years she forgot the trams, and the docks, and very nearly her own mother’s face.

“Then the war was over and they sent me back,” said Great-Gran, watching the hedges unreel, “and I stood on the platform at Lime Street and said good afternoon to my mother, and she couldn’t understand a word of it.”

She added nothing more until we had crossed the border. “I’d promised to write to them,” she said. “But I thought, let them go first; if they miss me, they’ll say so. And nothing came. I was a proud little madam. I supposed that they’d forgotten me, so I set about forgetting them back.” She turned the tin over in her lap. “Nineteen,” she told the window.

Nobody knew what to say to that.

“My mother wasn’t unkind,” said Great-Gran presently, as if one of us had suggested that she was. “She’d lent out a daughter and been sent back a stranger. I dare say she was afraid that they’d send for the rest of me.”

At the last gate she told my mother to turn round. Nineteen letters, she said, and never a line in reply: if she were in their shoes, she would set the dog on her. My mother, who is not Great-Gran’s granddaughter for nothing, switched off the engine and put the keys in her pocket.

A woman in waterproofs was crossing the yard with a bucket in each hand. Great-Gran had been rehearsing a speech since Chester. What she did was to hold out the tin in front of her, like a child returning a broken plate.

“I’m Irene,” she said.

The woman looked at the tin, and at the handwriting, and put down both buckets.

“Well, of course you are,” she said. “I’m Gwen. Come in out of the wind. You’ll be wanting your peg.”

Just inside the kitchen door was a board with six iron pegs, and over each peg a name was painted in white. Most were buried under coats, two deep. The fourth had nothing on it. Above it, as fresh as milk, stood the letters IRENE.

“My grandmother touched up the names every spring,” said Gwen. “Then my mother did. Now I do. We couldn’t be certain that you weren’t coming back, you see, and it seemed rude to hang a coat on it.”

Great-Gran set down the tin, with a rattle of marble, and began to undo her buttons. It took her a long while, and nobody helped, since it was plain even to me that she would want to do this by herself. Then she hung up her coat.

In the chair by the stove there was a heap of blankets. Now it stirred, put out a brown, bald head and made a remark. I could not follow it, but Great-Gran went pink.

She did not even turn round. She answered sharply, over her shoulder, as you might answer a brother; and then she stopped, with one hand still on the coat, and put the other to her mouth.

Gwen told us afterwards what had been said. “Eighty years,” the old man had observed, “and she’s still got my marble.”

“I won it fair and square, Emrys Parry,” Great-Gran had replied, “and well you know it.”

Not a word of it, on either side, had been in English.`,
  items: [
    find(
      1,
      'What had the tin contained at first?',
      'shortbread',
      { place: ['nineteen letters', 'glass marbles', 'a bootlace'], own: ['buttons'] },
      'It had once held shortbread',
      'The word “once” takes you back to the time before the letters were put in.',
    ),
    infer(
      2,
      'What does the narrator’s surprise at Great-Gran’s silence tell us about her?',
      'She is usually quick to reply.',
      {
        own: ['She is usually hard of hearing.', 'She is usually gentle.'],
        opposite: ['She is usually lost in thought.'],
        true: ['She is usually able to read Welsh.'],
      },
      'I had never before seen her at a loss for an answer',
      'If it has never happened before that she had no answer, then on every other day she has one ready.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “in instalments” in “So it came out, in instalments, mostly in the car”?',
      'a little at a time',
      {
        sense: ['as monthly payments'],
        sound: ['in an instant'],
        fits: ['in a low whisper', 'with great reluctance'],
      },
      'So it came out, in instalments, mostly in the car',
      'Great-Gran tells part of her story, falls silent for miles, and then tells a little more. Instalments are the parts of something that comes bit by bit.',
    ),
    figure(
      2,
      '“She took to Welsh as a duckling takes to water.” What does this simile suggest?',
      'She learned it quickly and naturally.',
      {
        opposite: ['She learned it slowly and painfully.'],
        own: ['It came to her while she fed the animals.', 'It came to her as a cold shock at first.'],
        effect: ['It came to her and then slipped away.'],
      },
      'She took to Welsh as a duckling takes to water',
      'Nobody has to teach a duckling to swim: it gets into the water and can do it. That is how easily Irene learned Welsh.',
    ),
    find(
      3,
      'Why did Irene not write to the Parrys after she had gone home?',
      'She was waiting for them to write first.',
      {
        place: ['She was too wretched to think of them.', 'She was unable to find the right words.'],
        own: ['She was forbidden to write in Welsh.', 'She was afraid that they were still angry.'],
      },
      'But I thought, let them go first; if they miss me, they’ll say so',
      'She had promised to write, but she was proud, and she wanted them to show first that they missed her.',
    ),
    infer(
      5,
      'Great-Gran says that her mother was not unkind “as if one of us had suggested that she was”. What does this show?',
      'She is answering a charge that has come into her own mind.',
      {
        own: [
          'She has heard the others blame her mother before.',
          'She has been told that her mother was sorry.',
        ],
        opposite: ['She has never thought badly of her mother.'],
        strong: ['She has made up her mind to forgive everyone.'],
      },
      'as if one of us had suggested that she was',
      'Nobody in the car has said a word against her mother. Great-Gran is answering a thought, and the thought must be her own.',
    ),
    means(
      4,
      'Which word or phrase is closest in meaning to “presently” in “said Great-Gran presently”?',
      'after a while',
      {
        sense: ['at this moment'],
        sound: ['in a pleasant way'],
        fits: ['all of a sudden', 'for the second time'],
      },
      'said Great-Gran presently',
      'Before this, “Nobody knew what to say”: there is a pause. “Presently” is an older word for “a little later”.',
    ),
    infer(
      4,
      'According to Great-Gran, why were the letters probably kept from her?',
      'Her mother dreaded that the farm would win her back.',
      {
        own: [
          'Her mother could not forgive her for speaking Welsh.',
          'Her mother could not make out what they said.',
        ],
        strong: ['Her mother meant to punish the Parrys for ever.'],
        place: ['Her mother thought that the farm people were unkind.'],
      },
      'I dare say she was afraid that they’d send for the rest of me',
      'Part of Irene already seemed to belong to the farm: she had come home a stranger. Her mother dreaded losing “the rest” of her as well.',
    ),
    purpose(
      5,
      'Gwen says that “it seemed rude to hang a coat on it”. What is the effect of these words?',
      'They make years of loyalty sound like everyday politeness.',
      {
        effect: [
          'They make the family’s welcome sound a little grudging.',
          'They make us suspect that the peg was painted that morning.',
        ],
        own: [
          'They show that the family had tired of keeping the peg free.',
          'They show that the family puts good manners before feelings.',
        ],
      },
      'it seemed rude to hang a coat on it',
      'For eighty years three women have kept her place. Gwen speaks of this great kindness as though it were a small matter of manners, and that moves us all the more.',
    ),
    classOf(
      4,
      'either',
      'Not a word of it, on either side, had been in English',
      'determiner',
      ['pronoun', 'conjunction', 'adverb', 'noun'],
      '“Either” stands before the noun “side” and shows which side is meant: the one as well as the other. If it stood alone, as in “either will do”, it would be a pronoun.',
    ),
    structure(
      4,
      'Why does the writer keep the last sentence, about English, to the very end?',
      'so that we discover last of all what had come back to her',
      {
        effect: [
          'so that we wonder whether Gwen has told the whole truth',
          'so that we are left feeling sorry for the old man by the stove',
        ],
        own: ['so that we find out at last what the nineteen letters say'],
        true: ['so that we remember how long she has been living in England'],
      },
      'Not a word of it, on either side, had been in English',
      'At the start she says that she “used to be able” to read Welsh. Only the last line shows why she put her hand to her mouth: without thinking, she had spoken it.',
    ),
    order(
      4,
      [
        'Irene wins a marble from Emrys.',
        'Irene greets her mother at Lime Street.',
        'Nineteen letters arrive for Irene.',
        'Great-Gran asks her driver to turn round.',
      ],
      'The marble is explained last, but Irene won it as a child on the farm, before she went home. The letters came after she had gone back to Liverpool.',
    ),
    sumUp(
      3,
      'Which of these best sums up the whole story?',
      'A woman finds that she was missed by people she thought had forgotten her.',
      {
        part: [
          'A woman finds that her mother hid something from her when she was a child.',
          'A family finds a tin of old letters and sets out to have them read aloud.',
        ],
        own: ['A woman goes back to a farm to return something that she once stole.'],
        opposite: ['A woman finds that the places of her childhood have changed beyond all knowing.'],
      },
      'We couldn’t be certain that you weren’t coming back',
      'The letters and the hidden tin lead up to the peg: all that time, the Parrys had kept a place for her.',
    ),
    judge(
      5,
      isFalse(
        'Irene’s mother had read what the Parrys wrote.',
        'Not one of the envelopes had been opened before Great-Gran slit the first.',
      ),
      untold(
        'Irene was the only evacuee whom the Parrys took in.',
        'There are six pegs with six names, but the story does not say whose the others are.',
      ),
      isTrue(
        'Women of three generations had looked after the lettering over the pegs.',
        'Gwen’s grandmother, then her mother and now Gwen have touched up the names each spring.',
      ),
    ),
  ],
}
