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

export const theCoolnessOfWalterTull: LongPassage = {
  id: 'the-coolness-of-walter-tull',
  year: 5,
  kind: 'biography',
  title: 'The Coolness of Walter Tull',
  text: `The rule was there in black and white. In 1914 nobody was to become an officer in the British Army unless he was “of pure European descent”. Walter Tull, whose father came from Barbados, was not. In May 1917 he became an officer all the same. How he did so is the story of a quiet man who would not be hurried, flustered or turned aside.

He was born in Folkestone in 1888. His father, Daniel, was a carpenter who had crossed the Atlantic; his mother, Alice, was a Kentish woman. When Walter was seven she died, and before he was ten he had lost his father too. His stepmother could not support so many children alone, and so Walter and his elder brother Edward were sent to a children’s home in the East End of London. A few years later a family in Glasgow adopted Edward, who would grow up to be a dentist. Walter stayed behind. The brothers were now separated by the length of England and more, yet they were never strangers to each other.

The home gave Walter a trade, printing, and a football team. In 1908 he had a trial with Clapton, one of the finest amateur sides in the country. By the end of that season Clapton had won three trophies, and Walter’s life had changed. Tottenham Hotspur took him on a tour of South America and made him a professional, and in the autumn of 1909 he became one of the first Black footballers ever to play in the top division of the English league.

He was a forward, but not a charging one. What the newspapers admired was his coolness. Others might rush about like hens in a thunderstorm; he would wait, with the ball at his feet, for the fraction of a second in which a pass became possible, and then make it look easy.

In October Tottenham travelled to Bristol. There a section of the crowd shouted abuse at him because of the colour of his skin, so loud and so ugly that a journalist who was present could write of little else. Tull, he told his readers, was an example to everybody who played the game; as for skill, he had been the best forward on the field. What Walter himself felt that afternoon we do not know. We know only that he went on playing. Not long afterwards he lost his place in the first team, and he seldom got it back. Whether the shouting had anything to do with it has been argued over ever since.

A smaller spirit would have given up. In 1911 Walter moved to Northampton Town, whose young manager, Herbert Chapman, was to become one of the most celebrated in the land. He came to play further back, in a position from which a man who saw things early could see everything, and he appeared for the club in more than a hundred matches.

When war came in 1914, he joined a battalion that had been formed of footballers, and before long he was a sergeant. In 1916 he fell ill and was sent home from France. When he had recovered, his superiors did a remarkable thing: they put his name forward for training as an officer. Nobody had altered the rule. They simply behaved as if it were not there. And so a printer from a children’s home became Second Lieutenant Tull.

The following winter found him in Italy. One bitter night he led twenty-six men across the swift, grey River Piave and into danger, and he brought back every one of them. His general wrote to commend him, and among the words that he chose was the very one that reporters had chosen eight years before: coolness.

Walter lost his life in France in March 1918, a month before his thirtieth birthday. His men tried to carry him to safety, and could not. He has no grave, only a name among almost thirty-five thousand others on a wall at Arras.

For decades hardly anybody spoke it. Then the story began to be found again, by teachers, by historians and by people who loved football. In 1999 a memorial to him was opened beside Northampton’s ground. The road there is called Walter Tull Way, and the address suits him. He generally found one.`,
  items: [
    structure(
      3,
      'Why does the author begin with the rule, and not with Walter’s birth?',
      'It shows at once what stood in Walter’s path.',
      {
        effect: [
          'It explains why Walter wished to join the army.',
          'It warns us that Walter’s story will end sadly.',
        ],
        part: ['It reminds us how different the army was in 1914.'],
        own: ['It shows which of its rules the army gave up in 1917.'],
      },
      'nobody was to become an officer in the British Army unless',
      'We meet the barrier first, and then learn that he got past it. That makes us want to know how.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “flustered” in “would not be hurried, flustered or turned aside”?',
      'made to panic',
      {
        sound: ['praised too much'],
        opposite: ['calmed down'],
        fits: ['stopped by force', 'forgotten'],
      },
      'would not be hurried, flustered or turned aside',
      'A flustered person is nervous and confused. The title, with its word “coolness”, tells us that Walter was the opposite.',
    ),
    find(
      1,
      'What work did Walter learn at the children’s home?',
      'printing',
      { place: ['carpentry', 'dentistry', 'teaching'], own: ['gardening'] },
      'The home gave Walter a trade, printing, and a football team',
      'A trade is a kind of skilled work. His father was a carpenter, and his brother became a dentist.',
    ),
    find(
      2,
      'Why did Walter and Edward come to live far apart?',
      'One of them was adopted.',
      {
        place: ['One of them joined a football team.', 'One of them became a dentist.'],
        own: ['The home had no room for both.', 'Their stepmother took one back.'],
      },
      'A few years later a family in Glasgow adopted Edward',
      'Edward went to live with the family in Glasgow, while Walter stayed in London.',
    ),
    purpose(
      4,
      'Why does the author tell us what the journalist at Bristol wrote?',
      'to show that not everybody there shared the shouters’ views',
      {
        effect: [
          'to show that Walter’s place in the team was quite safe',
          'to show that the players themselves took no notice of the shouting',
        ],
        own: ['to suggest that newspapers had made the crowd so angry'],
        true: ['to tell us which position Walter used to play in'],
      },
      'an example to everybody who played the game',
      'Straight after the ugly shouting we hear a different voice. It speaks up for Walter and for his skill.',
    ),
    infer(
      3,
      'Why did a position “further back” suit Walter?',
      'He noticed what was happening before others did.',
      {
        own: [
          'He had become too slow to play as a forward.',
          'He could keep well away from the noisy crowd.',
          'He could hear his manager’s instructions better.',
        ],
        opposite: ['He liked to rush forward when nobody expected it.'],
      },
      'a man who saw things early could see everything',
      'From further back a player has most of the game in front of him. That is best for somebody who sees early what is about to happen.',
    ),
    classOf(
      3,
      'forward',
      'He was a forward, but not a charging one',
      'noun',
      ['adjective', 'adverb', 'verb'],
      '“Forward” often tells us in which direction. Here it follows “a” and names a player who has his place at the front of the team.',
    ),
    infer(
      4,
      'What can we tell about the superiors who sent Walter to be trained?',
      'They valued the man more highly than the rule.',
      {
        opposite: ['They had never been told that there was a rule.'],
        own: [
          'They expected the rule to be altered very soon.',
          'They wanted him to be kept away from France.',
        ],
        strong: ['They disliked every rule that the army had made.'],
      },
      'They simply behaved as if it were not there',
      'To behave as if a rule were not there, you must know about it. They chose Walter although the rule told them not to.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “commend” in “His general wrote to commend him”?',
      'speak well of',
      {
        sound: ['give orders to'],
        opposite: ['find fault with'],
        fits: ['ask after', 'call for'],
      },
      'His general wrote to commend him',
      'To commend is to praise. It looks rather like “command”, but nobody praises by giving orders. What the general wrote about was the courage of that night.',
    ),
    purpose(
      5,
      'Why does the author point out that a general used the same word as reporters had?',
      'to show that one quality ran through all that Walter did',
      {
        own: [
          'to show that the general had read about Walter’s matches',
          'to hint that both had borrowed the word from his friends',
        ],
        strong: [
          'to show that footballers always made the best of officers',
          'to hint that war is no more serious than a game of football',
        ],
      },
      'the very one that reporters had chosen eight years before: coolness',
      'On the pitch he waited calmly for the right moment. By the river, where far more was at stake, he was the same man. The word ties the two halves of his life together.',
    ),
    figure(
      5,
      'What makes the last sentence, “He generally found one”, a play on words?',
      'A way may be a street or a means of doing something.',
      {
        device: [
          'A way is spoken of as if it were able to hide.',
          'A way is compared to a man who is never lost.',
        ],
        effect: [
          'A man who has no grave is said to have an address.',
          'An address may be the name of a place or a speech.',
        ],
      },
      'He generally found one',
      'The road is Walter Tull Way. But to find a way is also to manage something in spite of difficulties, which is what he did all his life.',
    ),
    findOpinion(
      2,
      'A smaller spirit would have given up',
      [
        'Nobody had altered the rule',
        'he brought back every one of them',
        'In 1916 he fell ill',
        'By the end of that season Clapton had won three trophies',
      ],
      'Nobody can prove what another person would have done. It is what the author believes, and it shows admiration. The other statements can be checked.',
    ),
    order(
      3,
      [
        'Edward goes to live in Glasgow.',
        'Walter is taken to South America.',
        'Walter moves to Northampton.',
        'Walter becomes an officer.',
      ],
      'The first paragraph leaps ahead to May 1917. Then the author goes back to Walter’s childhood and tells the rest in order: the tour came before 1909 was out, and the move was in 1911.',
    ),
    judge(
      4,
      isTrue(
        'Walter was an orphan by his tenth birthday.',
        'His mother died when he was seven, and before he was ten he had lost his father too.',
      ),
      untold(
        'Tottenham left Walter out because of what had happened at Bristol.',
        'People have argued about it ever since. The text does not settle it.',
      ),
      isTrue(
        'The name on the wall at Arras was for a long time little known.',
        'For decades hardly anybody spoke it.',
      ),
    ),
    sumUp(
      3,
      'Which sentence sums up Walter’s life as the author tells it?',
      'A calm man overcame unfairness by steady effort.',
      {
        part: ['A gifted footballer lost his place in a great team.'],
        own: ['A lonely orphan spent his life looking for a family.'],
        strong: ['A bold rebel forced the army to change its rules.'],
        opposite: ['A quick man charged at every barrier he met.'],
      },
      'would not be hurried, flustered or turned aside',
      'The first paragraph promises the story of a quiet man who would not be turned aside. Home, crowd, club and army all test him, and each time he goes on.',
    ),
  ],
}
