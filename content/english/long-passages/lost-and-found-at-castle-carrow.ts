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

export const lostAndFoundAtCastleCarrow: LongPassage = {
  id: 'lost-and-found-at-castle-carrow',
  year: 4,
  kind: 'fiction',
  title: 'Lost and Found at Castle Carrow',
  text: `“Nobody,” said Mr McIlroy, holding up one finger, “goes into the maze without a partner. Nobody runs. And nobody tries to be clever. Those hedges are two hundred years old, and they have swallowed better people than you.”

Zofia smiled politely. She had never been lost in her life. That very morning she had told the coach driver about a short cut, and he had taken it. At home in Lisburn she always knew which way was north. What was a maze? It was only a corridor with leaves on.

Her partner was Declan Quigg, who walked slowly, because he was eating a sausage roll, and stopped often, because he liked beetles. Zofia waited for the first beetle. She waited for the second. At the third she said, “I’ll just go to the next corner,” and she did. Then she went to the corner after that.

Left, right, right, left. It was easy. It went on being easy for about four minutes. Then she came to a stone bench with a chip out of one leg, and had a nasty feeling that she had met it before.

She tried again. Left, left, right. The bench was waiting for her. She walked faster, and the path coiled and doubled back like a snake that could not get comfortable, and there was the bench once more, looking smug.

The hedges were taller here, dark and glossy and silent. Above them she could see a strip of sky and one tower of the castle; but whichever way she turned, the tower seemed to have crept round behind her.

Then, from the other side of the leaves, came voices. It was her class, so near that she might have poked a finger through and tickled them. “It’s got horns!” said Declan, and somebody laughed. All that she had to do was to shout.

But what would she shout? Her cheeks grew hot at the thought. Zofia Nowak, the human compass! They would tease her all the way back to Lisburn. She pressed her lips together. The voices passed, grew thin and were gone.

After that it was very quiet indeed. She sat down on the bench, and it was even colder than it looked.

A peacock stalked round the corner. It looked her up and down, like a duchess who finds a stranger in her bath. It gave one long, scornful scream, loud enough to be heard in Belfast, and stalked away again, sweeping the gravel with its tail.

It was the scream that did it. If a bird could make a fuss like that, and not be in the least ashamed of itself, then so could she. Zofia climbed on to the bench, took the deepest breath of her life and bellowed:

“HELP! I’M LOST!”

There was a pause. Then, from somewhere in the leaves, a small, embarrassed voice replied.

“So am I,” it said.

It was Mr McIlroy. The class had come out of the maze with twenty-seven children instead of twenty-eight, and he had gone straight back in to look for the missing one, alone. He had gone at a trot, he confessed, when at last they had found each other by calling out, and he had thought of rather a good short cut. There was a twig in his hair, and he had lost a glove.

Zofia looked at him. She remembered something that her grandfather in Kraków had once told her.

“We each put our right hand on the hedge,” she said, “and we don’t take it off. Not even when it looks wrong.”

So they went, with their fingers trailing through the leaves, down dead ends and back up the other side, past the bench (twice) and past the peacock, who pretended not to know them. It was slow. It was not clever at all. It took eleven minutes. And then the last corner opened like a curtain, and there was the lawn, with twenty-seven faces turned towards them and a helper who had already taken out her phone.

“You found her!” cried Declan.

Mr McIlroy opened his mouth. He looked at Zofia, and Zofia looked at him, and slowly his ears turned pink.

“Well,” he said, “one of us found the other.”`,
  items: [
    find(
      1,
      'Why did Declan stop so often?',
      'to look at beetles',
      {
        place: ['to eat his lunch', 'to choose a corner'],
        own: ['to wait for Zofia', 'to get his breath back'],
      },
      'stopped often, because he liked beetles',
      'Two things are said about Declan. The sausage roll made him walk slowly, and the beetles made him stop.',
    ),
    infer(
      2,
      'Zofia listened to the rules and “smiled politely”. What was she thinking?',
      'that the warning was not meant for her',
      {
        own: [
          'that the teacher had picked her on purpose',
          'that the others ought to listen better',
          'that the maze might be too hard for her',
        ],
        opposite: ['that the advice was good to have'],
      },
      'She had never been lost in her life',
      'She is so sure of herself that she listens only to be polite. To her, a maze is just “a corridor with leaves on”.',
    ),
    figure(
      2,
      'What does the writer tell us by comparing the path to “a snake that could not get comfortable”?',
      'It kept on turning and twisting.',
      {
        effect: [
          'It was dangerous to step on.',
          'It was too narrow for two people.',
          'It made a soft hissing sound.',
        ],
        opposite: ['It lay still and very straight.'],
      },
      'the path coiled and doubled back like a snake that could not get comfortable',
      'A snake that cannot get comfortable bends this way and that way all the time. So does the path.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “smug” in “there was the bench once more, looking smug”?',
      'pleased with itself',
      {
        sound: ['snug and cosy'],
        opposite: ['sorry for itself'],
        fits: ['ready for a visitor', 'cold and unfriendly'],
      },
      'there was the bench once more, looking smug',
      'Somebody smug is too pleased with himself. To Zofia it seems as if the bench enjoyed having tricked her again.',
    ),
    infer(
      2,
      'Why did Zofia not call out when she heard her class?',
      'She was too proud to say she was lost.',
      {
        opposite: ['She thought they were too far away.'],
        own: [
          'She was sure that the exit was close by.',
          'She was cross that they were laughing.',
          'She had promised to keep quiet.',
        ],
      },
      'Zofia Nowak, the human compass!',
      'Her cheeks grew hot when she thought of being teased. She is known as somebody who always finds the way.',
    ),
    means(
      3,
      'Which word is closest in meaning to “scornful” in “It gave one long, scornful scream”?',
      'mocking',
      { sound: ['mournful'], opposite: ['respectful'], fits: ['piercing', 'frightened'] },
      'It gave one long, scornful scream',
      'The peacock looks her up and down as if she had no right to be there. To be scornful is to show that you think little of somebody.',
    ),
    find(
      2,
      'What gave Zofia the courage to shout?',
      'the noise made by a bird',
      {
        place: ['the sight of the tower', 'the laughter of her class', 'the advice of her grandfather'],
        own: ['the height of the bench'],
      },
      'It was the scream that did it',
      'The scream was the peacock’s. If a bird need not be ashamed of making a fuss, she thinks, then neither need she.',
    ),
    structure(
      3,
      'Why does the author wait before telling us whose voice answers Zofia?',
      'to make the truth about the teacher a funny surprise',
      {
        effect: [
          'to make the maze seem like a place full of ghosts',
          'to make us see how far away the others have already gone',
        ],
        own: [
          'to make us believe that the peacock is able to talk',
          'to make us think that a classmate has come to help',
        ],
      },
      'a small, embarrassed voice replied',
      'We wonder who on earth it can be. The last person whom we expect is the teacher who gave the warning.',
    ),
    infer(
      4,
      'What do we learn from Mr McIlroy’s confession?',
      'He had broken all of his own rules.',
      {
        own: ['He had been lost there once before.', 'He had meant to test Zofia’s courage.'],
        strong: ['He had forgotten who was missing.'],
        opposite: ['He had taken great care in there.'],
      },
      'he had thought of rather a good short cut',
      'Put the beginning beside it: go with a partner, do not run, do not try to be clever. He went alone, at a trot and by a clever short cut.',
    ),
    classOf(
      4,
      'down',
      'down dead ends',
      'preposition',
      ['adverb', 'adjective', 'noun', 'verb'],
      'It stands before “dead ends” and joins these words to the verb: that is where they went.',
    ),
    find(
      2,
      'What was the secret of finding the way out?',
      'never to let go of the hedge',
      {
        place: [
          'to keep the tower behind them',
          'to keep turning left and right',
          'to keep calling to each other',
        ],
        own: ['to walk round every dead end'],
      },
      'and we don’t take it off',
      'With one hand on the hedge you follow it wherever it goes, even into dead ends, until it brings you out.',
    ),
    order(
      4,
      [
        'Zofia walks on without her partner.',
        'Declan sees something with horns.',
        'Mr McIlroy goes into the maze to search.',
        'Zofia shouts for help.',
      ],
      'We hear about the search only after the shout. But Mr McIlroy was already lost when she shouted, so he must have gone in before it, and after the class had come out.',
    ),
    judge(
      5,
      isFalse(
        'Zofia began to have trouble as soon as she left Declan.',
        'At first it was easy, and it stayed easy for about four minutes.',
      ),
      isFalse(
        'Mr McIlroy began his search while the class was still in the maze.',
        'The class had come out, one child short, before he went back in.',
      ),
      untold(
        'Mr McIlroy later told the class that he had been lost.',
        'The story ends with his words on the lawn, which do not say that, and we hear no more.',
      ),
    ),
    purpose(
      5,
      'Why does Mr McIlroy say, “one of us found the other”?',
      'to be honest without telling everything',
      {
        opposite: ['to take all the credit for the rescue'],
        own: [
          'to remind Zofia how badly she behaved',
          'to make Declan feel sorry that he had stopped',
          'to show that the maze was not so hard',
        ],
      },
      'slowly his ears turned pink',
      'Declan thinks that the teacher found Zofia. His pink ears show that he would rather not explain; but what he says is true, and he does not take the praise.',
    ),
    sumUp(
      3,
      'Which lesson fits the whole story best?',
      'There is no shame in saying that you need help.',
      {
        part: ['There is no creature as proud as a peacock.'],
        opposite: ['There is nothing better than a clever short cut.'],
        own: ['There is a friend for you in every class.'],
        strong: ['There is no point in making rules for a maze.'],
      },
      'took the deepest breath of her life and bellowed',
      'Zofia and her teacher both get lost by being too clever. Everything gets better as soon as each of them says “I’m lost” and “So am I”.',
    ),
  ],
}
