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

export const theQuietMove: LongPassage = {
  id: 'the-quiet-move',
  year: 6,
  kind: 'fiction',
  title: 'The Quiet Move',
  text: `Through the wall came the thud of the Thursday dance class, so that the pieces trembled slightly on their squares. Otherwise the hall was silent. Eleven people, a caretaker and a tea urn were watching Samira Chowdhury lose at chess.

She was used to it. In two years at the Shadwell community centre she had played Mr Adeyemi one hundred and eighty-six times, and he had beaten her one hundred and eighty-six times, courteously and without mercy. For most of his life he had driven the number 15 bus, and he played as he must have driven: upright, unhurried and certain of where he was going. Once, when she was nine and snivelling over a lost bishop, she had asked him why he never let children win.

“A game that I give you is not yours,” he had said. “You would only be carrying it for me.”

Tonight, however, was the final of the Kettle. The Kettle was a real one, dented and long past boiling anything. It had been awarded every spring since 1974, and the names of the winners were scratched into its side with a nail. ADEYEMI was there eleven times.

Samira had lost two pawns and most of her hope when the old man stretched out his hand, hesitated, and slid his queen the whole length of the board. Samira looked. She looked again. Her heart gave a single, astonished thump. Nothing guarded the queen. She stood in front of Samira’s rook, as exposed as a pigeon on a railway line.

So it was a gift. But Mr Adeyemi did not give gifts. Then it must be a mistake, and that thought was worse. All at once Samira remembered things that she had noticed without noticing: that last week he had called her by his daughter’s name; that he had patted the table for his spectacles when they were on his forehead; that his hand, which used to be as steady as a shelf, now hovered before each move like a moth that could not settle.

Across the room somebody drew in a breath. In a moment she would take the queen, and eleven people would watch Mr Adeyemi discover that he had grown old.

Next door the music stopped. The silence was enormous.

Samira did not touch her rook. Instead, with burning cheeks, she chose the most harmless move that she could find, and pushed a pawn in front of her king one square forward. It captured nothing. It threatened nobody. It was the sort of move that you make while you are looking out of the window.

Mr Adeyemi’s chair creaked. He studied the pawn for a long time. Then he studied Samira.

“So,” he said softly. “You saw it.”

“Saw what?”

He laid a long finger on her rook. “This fellow takes my queen. Everybody is delighted. But now nobody is minding the back row.” The finger travelled to his own rook, which had been dozing in a corner, and ran it down the board. “And your king cannot escape, because his own pawns are blocking the doorway. Finished! For nine moves I have been laying that trap. And you, with one little pawn, have opened him a door.”

A murmur went round the hall. The caretaker actually clapped. All that Samira had to do was nod.

It was extraordinary how heavy a nod could be. She thought of the Kettle. She thought of carrying something that was not hers.

“I didn’t see it,” she said. “I thought you’d made a mistake. I was being kind.” The last word came out very small.

For several seconds Mr Adeyemi’s face did nothing whatever. Then his shoulders began to shake, and he laughed until the cups rattled and he had to wipe his spectacles. “One hundred and eighty-six games,” he said, “and now I am undone by good manners! Never be kind to me again. It is much too dangerous. And now my queen must run, and you are the one who is chasing. Play!”

She played. It was forty minutes before he reached out and, without a tremor, laid his king on its side, as gently as somebody putting a child to bed.

“And that one,” said Mr Adeyemi, “is yours.”`,
  items: [
    find(
      1,
      'What had been Mr Adeyemi’s work for most of his life?',
      'driving a bus',
      {
        place: ['teaching a dance class', 'looking after the hall', 'serving tea'],
        own: ['coaching chess players'],
      },
      'For most of his life he had driven the number 15 bus',
      'The dance class and the caretaker of the hall are in the passage too, but neither of them is Mr Adeyemi.',
    ),
    means(
      2,
      'Which word is closest in meaning to “courteously” in “courteously and without mercy”?',
      'politely',
      { sound: ['curiously', 'cautiously'], fits: ['constantly'], opposite: ['rudely'] },
      'courteously and without mercy',
      'The words make a contrast: he beats her every time, and yet he has good manners while he does it.',
    ),
    infer(
      3,
      '“A game that I give you is not yours.” What does Mr Adeyemi believe?',
      'A victory belongs only to someone who earns it.',
      {
        own: [
          'A pupil owes every victory to her teacher.',
          'A chess set that is lent has to be carried home.',
        ],
        opposite: ['A victory means more if a friend has given it.'],
        strong: ['A child should never win a game against an adult.'],
      },
      'A game that I give you is not yours',
      'If he let her win, the win would be his doing. She would only be “carrying it” for him.',
    ),
    infer(
      4,
      'Samira first thinks that the queen is a gift, and then that it is a mistake. Why is the second thought “worse”?',
      'It would mean that age was catching up with him.',
      {
        own: ['It would mean that she might still lose.', 'It would mean that the prize was worthless.'],
        opposite: ['It would mean that he had been too generous.'],
        strong: ['It would mean that he could never play again.'],
      },
      'eleven people would watch Mr Adeyemi discover that he had grown old',
      'Straight afterwards she remembers the wrong name, the lost spectacles and the unsteady hand. She fears what a mistake would say about him.',
    ),
    figure(
      3,
      'His hand “hovered before each move like a moth that could not settle”. What does this comparison suggest?',
      'It wavered, as if unsure where to come down.',
      {
        effect: [
          'It crept, as if afraid of being noticed.',
          'It darted, as if eager to reach the queen.',
          'It drooped, as if worn out by a long flight.',
        ],
        own: ['It circled, as if to draw her eyes from a trap.'],
      },
      'now hovered before each move like a moth that could not settle',
      'A moth flutters about over a place without landing. Samira sees the hand as unsteady and undecided.',
    ),
    classOf(
      2,
      'Across',
      'Across the room somebody drew in a breath',
      'preposition',
      ['adverb', 'adjective', 'noun', 'conjunction'],
      '“Across” stands before the noun phrase “the room” and tells us where somebody was. In “swim across” nothing follows it, and there it is an adverb.',
    ),
    means(
      3,
      'Which word is closest in meaning to “minding” in “now nobody is minding the back row”?',
      'guarding',
      { sense: ['disliking'], sound: ['mending'], opposite: ['attacking'], fits: ['crossing'] },
      'nobody is minding the back row',
      'The rook has left its post to take the queen, and so the back row has no defender.',
    ),
    find(
      3,
      'According to Mr Adeyemi, what did Samira’s pawn do?',
      'It made an exit for the king.',
      {
        own: ['It put her rook out of danger.', 'It stopped his rook half way.'],
        place: ['It left the back row unguarded.'],
        opposite: ['It shut her king in behind it.'],
      },
      'have opened him a door',
      'The pawns were “blocking the doorway”. When one of them moved forward, the king could get out.',
    ),
    purpose(
      4,
      'Why does the author write that it was “extraordinary how heavy a nod could be”?',
      'to show that a silent lie would burden her',
      {
        effect: ['to show that a long match had tired her', 'to show that praise had made her shy'],
        own: ['to show that she had not followed his words'],
        strong: ['to show that she no longer cared who won'],
      },
      'It was extraordinary how heavy a nod could be',
      'A nod would tell everyone that she had seen the trap, and that is not true. It would be a victory that she had not earned.',
    ),
    infer(
      5,
      'What do the words “without a tremor” add to the ending?',
      'They suggest that he is less frail than she feared.',
      {
        own: [
          'They suggest that he has let her win after all.',
          'They suggest that he is too cross to say a word.',
        ],
        opposite: ['They suggest that age has made his hand weak.'],
        strong: ['They suggest that he does not care for chess now.'],
      },
      'without a tremor',
      'Earlier his hand hovered like a moth, and she took it as a sign of age. Now, as he loses, the hand is perfectly steady.',
    ),
    findFact(
      3,
      'ADEYEMI was there eleven times',
      [
        'It was extraordinary how heavy a nod could be',
        'A game that I give you is not yours',
        'that thought was worse',
        'It is much too dangerous',
      ],
      'Anyone could count the names on the Kettle. The other quotations tell what Samira or Mr Adeyemi thinks or feels about something.',
    ),
    order(
      3,
      [
        'Samira cries over a lost bishop.',
        'Mr Adeyemi starts to lay a trap.',
        'The queen crosses the board.',
        'The music in the next room stops.',
      ],
      'The lost bishop was when she was nine. We hear of the trap last, but he had been laying it for nine moves, and the queen was its last step. The music stopped as Samira was thinking.',
    ),
    judge(
      5,
      isFalse(
        'Until the queen moved, Samira was getting the better of the match.',
        'She had lost two pawns and most of her hope.',
      ),
      untold(
        'The person who drew in a breath had seen through the trap.',
        'The breath may have been drawn at a mistake or at a trap. We are not told.',
      ),
      isTrue(
        'Mr Adeyemi was not offended to learn that he had been pitied.',
        'He laughed until he had to wipe his spectacles, and told her to play on.',
      ),
    ),
    structure(
      5,
      'Samira remembers a wrong name, a pair of spectacles and an unsteady hand. What do these memories do in the story?',
      'They lead us into the same error as Samira.',
      {
        own: [
          'They prepare us for Mr Adeyemi to give up chess.',
          'They tell us how Samira became so observant.',
        ],
        opposite: ['They warn us that the queen is part of a trap.'],
        part: ['They remind us that Mr Adeyemi has a family.'],
      },
      'things that she had noticed without noticing',
      'The memories make a mistake seem likely, and so the trap takes us by surprise as much as it does Samira.',
    ),
    sumUp(
      4,
      'Which sentence best sums up the story?',
      'A girl refuses praise that she has not earned, and then wins fairly.',
      {
        own: [
          'A girl lets her teacher off because he is old, and so she loses.',
          'An old man gives his pupil a game, and so she learns to be kind.',
        ],
        opposite: ['A girl sees through a clever trap, and then sets one of her own.'],
        part: ['An old man spends nine moves on a trap, and it does not work.'],
      },
      'I thought you’d made a mistake',
      'The turning point is her confession. Because she told the truth, the game that she goes on to win is truly hers.',
    ),
  ],
}
