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

export const watchingTheDaisies: LongPassage = {
  id: 'watching-the-daisies',
  year: 6,
  kind: 'biography',
  title: 'Watching the Daisies',
  text: `On 23 June 2021, a new fifty-pound note came into use. It bore the face of a man with neatly parted hair, and beside him ran a ribbon of tape covered in noughts and ones. To those who could read it, the tape spelled out his birthday. It was a fitting joke, for the note itself had been brought out on what would have been his hundred and ninth. The man was Alan Turing, who had spent his life persuading numbers to talk.

As a small boy he had seemed an unlikely hero. His father worked in India, and while their parents were abroad Alan and his elder brother, John, lived with a retired colonel and his wife on the Sussex coast. Alan was untidy, absent-minded and as stubborn as a gatepost. Yet he taught himself to read in about three weeks, and he was so fond of figures that he would stop at lamp posts to study the numbers painted on them. On holiday in Scotland, the story goes, he resolved to find wild honey for the family’s picnic. He noted the line along which each bee flew, and worked out the point where all the lines would cross. There, sure enough, was the nest.

When he was ten, somebody, we no longer know who, gave him a book about the wonders of nature. It explained, among much else, that a living body is a kind of machine, and the thought never left him. Soon he was inventing things himself: one letter to his parents was written, he announced, with a fountain pen of his own design. Games held fewer charms. His mother once made a drawing of a hockey match at his boarding school. Everybody is tearing after the ball except Alan, who stands apart with his stick, bending over to inspect the grass. She called it “Hockey, or Watching the Daisies Grow”.

At thirteen he moved on to Sherborne, a school in Dorset, and his arrival passed into legend. He landed at Southampton on the boat from France, where his family was then living, to find that the trains had stopped: the General Strike of 1926 had begun. Another boy might have waited. Alan climbed onto his bicycle and rode the sixty miles alone, breaking his journey for one night at an inn.

His fame did not last. The school prized Latin and Greek above science, and his masters despaired of his blots and his scrawl. His headmaster warned that a boy who wished to be nothing but a scientist was wasting his time in such a place. Meanwhile, that same boy was solving advanced problems in mathematics by methods that nobody had taught him. At sixteen he was reading Einstein, and drawing from the book conclusions that its pages did not spell out.

From Sherborne he went to Cambridge, and it was there, lying in a meadow in his early twenties, that he had the great idea of his life. He imagined a machine. It would read symbols, one at a time, on an endless strip of paper, and obey a list of simple rules. Such a machine, he showed, could carry out any calculation that can be set down step by step. It was built of nothing but thought, but every computer since, from the telephone in a pocket to the giants that forecast the weather, is a descendant of that daydream.

When war came in 1939, Turing joined the codebreakers at Bletchley Park. German messages were being scrambled by a device called Enigma, which could be set in nearly 159 million million million ways. Building on the work of Polish mathematicians, he designed a machine the size of a wardrobe that hunted for the right setting, and many historians believe that he and his colleagues shortened the war. Those colleagues remembered humbler things as well. He chained his mug to a radiator, lest it be borrowed. The chain of his bicycle came off after a certain number of turns; rather than have it mended, he counted the turns, and hopped off just in time to adjust it.

All this was secret, and for some thirty years the public knew nothing of it. Perhaps that is why the banknote matters. “This is only a foretaste of what is to come,” it says, in words of his own, and no finer sentence has ever been printed on British money. The boy with the hockey stick had not been failing to watch the game. He had been watching something else.`,
  items: [
    find(
      1,
      'What information was contained in the noughts and ones on the banknote?',
      'when Turing had been born',
      {
        place: [
          'how old he would have been',
          'what he had said about the future',
          'when it had come into use',
        ],
        own: ['how many codes he had broken'],
      },
      'the tape spelled out his birthday',
      'The noughts and ones were a code, and those who could read it found a date there.',
    ),
    classOf(
      3,
      'fitting',
      'It was a fitting joke',
      'adjective',
      ['verb', 'noun', 'adverb'],
      'A word that ends in “ing” is often part of a verb, but this one describes the noun “joke” and means “suitable”.',
    ),
    figure(
      4,
      'The writer says that Turing “spent his life persuading numbers to talk”. What does this suggest?',
      'He found ways to make figures yield up what they could tell.',
      {
        own: [
          'He built machines that could speak their answers aloud.',
          'He was a man who could hardly talk of anything but mathematics.',
        ],
        effect: ['He spent many years in quarrels with other scientists.'],
        opposite: ['He wished to keep the meaning of numbers from everyone.'],
      },
      'who had spent his life persuading numbers to talk',
      'Numbers are treated here as people who must be won over before they tell what they know. Turing found hidden meanings in figures, from bees’ paths to codes.',
    ),
    find(
      2,
      'Who looked after Alan and John while their parents were abroad?',
      'a former army officer and his wife',
      {
        own: ['relations of theirs in Scotland', 'friends of the family who lived in France'],
        place: ['the masters of a boarding school', 'the keeper of an inn and his wife'],
      },
      'Alan and his elder brother, John, lived with a retired colonel and his wife',
      'A colonel is an officer in the army, and “retired” tells you that he had given up his post.',
    ),
    infer(
      3,
      'What does the story of the wild honey show about the young Turing?',
      'He used careful reasoning where others would simply have searched.',
      {
        own: [
          'He loved nature so deeply that he could not bear to disturb a single bee.',
          'He was braver than the other children when it came to bees.',
        ],
        place: ['He followed the advice of a book about the wonders of nature.'],
        strong: ['He was able to solve every problem without making an effort.'],
      },
      'worked out the point where all the lines would cross',
      'He did not wander about in the hope of finding the nest. He watched, took notes and thought it out.',
    ),
    purpose(
      4,
      'Why does the writer describe the drawing of the hockey match?',
      'to show how differently from others his mind was occupied',
      {
        effect: [
          'to show how cruelly he was treated because of his dreaming',
          'to show how gifted his whole family was in art and science',
        ],
        opposite: ['to show how keenly he tried to be like the other boys'],
        own: ['to show how early in his life he chose to study plants'],
      },
      'Everybody is tearing after the ball except Alan',
      'In the picture all the others have their minds on the game, and one boy is looking at something quite different. It is a portrait of how he thought.',
    ),
    means(
      3,
      'Which word is closest in meaning to “prized” in “The school prized Latin and Greek above science”?',
      'valued',
      { sense: ['rewarded'], sound: ['forced'], fits: ['taught'], opposite: ['despised'] },
      'The school prized Latin and Greek above science',
      'Nobody is given a prize here. To prize something is to think highly of it, as the school thought of these old languages.',
    ),
    infer(
      4,
      'What does the fifth paragraph suggest about Sherborne?',
      'It failed to see how gifted the boy was in his own field.',
      {
        strong: [
          'It held science to be of no use and refused to teach any of it.',
          'It gave up hope that the boy would ever be any good.',
        ],
        own: ['It lent the boy books that were far beyond his years.'],
        opposite: ['It was pleased to have a boy with so keen a mind.'],
      },
      'solving advanced problems in mathematics by methods that nobody had taught him',
      'The masters see blots and wasted time. The word “Meanwhile” sets against this what the boy was really doing.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “lest it be borrowed” in “He chained his mug to a radiator, lest it be borrowed”?',
      'in case somebody borrowed it',
      {
        opposite: ['so that others could borrow it'],
        fits: ['because it had once been borrowed', 'after somebody had borrowed it'],
        sound: ['unless somebody borrowed it'],
      },
      'He chained his mug to a radiator, lest it be borrowed.',
      '“Lest” means “for fear that”. The chain was there to prevent something that had not happened.',
    ),
    infer(
      3,
      'What does the story of the bicycle chain suggest about Turing?',
      'He would rather solve a problem his own way than the usual way.',
      {
        own: [
          'He could not afford to have his bicycle repaired by anybody else.',
          'He did not understand how the chain of a bicycle was meant to work.',
        ],
        opposite: ['He was too deep in his thoughts to notice what was going on.'],
        strong: ['He refused all his life to accept help from any of his colleagues.'],
      },
      'rather than have it mended, he counted the turns',
      'Most people would take the bicycle to be mended. He finds out exactly when the chain will slip, and makes a little calculation of it.',
    ),
    findOpinion(
      2,
      'no finer sentence has ever been printed on British money',
      [
        'he taught himself to read in about three weeks',
        'the General Strike of 1926 had begun',
        'for some thirty years the public knew nothing of it',
        'He chained his mug to a radiator',
      ],
      'How fine a sentence is cannot be measured. The other quotations tell us what was so or what somebody did.',
    ),
    order(
      3,
      [
        'He is given a book about nature.',
        'He cycles from Southampton.',
        'He imagines a machine in a meadow.',
        'His portrait appears on money.',
      ],
      'The banknote comes first in the text but last in time: the book came when he was ten, the ride at thirteen and the great idea in his early twenties.',
    ),
    judge(
      5,
      untold(
        'The other boys at boarding school teased Alan for looking at flowers.',
        'He is drawn standing apart, but nothing is said of how the others treated him.',
      ),
      isTrue(
        'Turing’s understanding of Einstein went beyond what he found in print.',
        'He drew from the book “conclusions that its pages did not spell out”.',
      ),
      isFalse(
        'Turing’s work on Enigma owed nothing to what others had done before him.',
        'He was building on what Polish mathematicians had achieved.',
      ),
    ),
    structure(
      5,
      'What is the effect of the last two sentences of the passage?',
      'They return to an early picture and give it a new meaning.',
      {
        opposite: ['They return to an early picture and admit that it was untrue.'],
        effect: [
          'They turn from the man to ask what we should watch today.',
          'They turn from the banknote in order to make us laugh at him.',
        ],
        own: ['They explain for the first time why he had disliked hockey.'],
      },
      'The boy with the hockey stick had not been failing to watch the game.',
      'At first the drawing shows a dreamer who misses the match. Now that we know his life, we see that his attention was on something greater.',
    ),
    sumUp(
      4,
      'Which sentence best expresses the main idea of the passage?',
      'A mind that seems to wander may be finding a path of its own.',
      {
        strong: ['A child who does badly at school will do great things later on.'],
        part: [
          'A man who works in secret may have to wait for his reward.',
          'A machine that is only imagined can turn into a real one.',
        ],
        own: ['A boy who grows up without his parents learns to be strong.'],
      },
      'He had been watching something else.',
      'The daisies, the lamp posts, the meadow and the bicycle all show the same person, who looked where nobody else was looking.',
    ),
  ],
}
