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

export const theSecretaryWhoFlew: LongPassage = {
  id: 'the-secretary-who-flew',
  year: 5,
  kind: 'biography',
  title: 'The Secretary Who Flew',
  text: `On 8 May 1930 a young woman from Hull sat on the tail of an aeroplane in the middle of a desert, with her back to the wind, and waited for it to stop.

A sandstorm had caught her little machine, shaken it like a rug and dropped it to within a few feet of the ground. She had landed because there was nothing else to be done. But the plane had no brakes, and the gale began to push it backwards; so she hauled out her luggage and wedged it behind the wheels. She covered the engine as well as she could. Then she sat on the tail to hold it down. She did not know where she was, and she had no radio with which to ask. Somewhere in the brown gloom dogs were barking. After about two hours the wind dropped. Amy Johnson shook the sand out of her goggles, started the engine and flew on to Baghdad, where nobody was expecting her.

How does anyone come to be sitting in such a place? Less than two years earlier she had never touched the controls of an aeroplane.

She was born in 1903, the eldest daughter of a Hull fish merchant. After taking a degree at Sheffield she was expected to become a teacher, but she learned to type instead, and by 1928 she was a secretary in a London law firm, competent and restless. One day she took a bus to explore the outskirts of the city, and it brought her to the aerodrome at Stag Lane. She sat down and watched the planes for hours. She went home knowing what she wanted.

Wanting was cheap; flying was not. Even at the rate for members of the club, each lesson swallowed a large part of a week’s wages. Nor was Amy a prodigy. She needed some sixteen hours of teaching, spread over nine months, before she was allowed up alone. What she did possess was persistence. Many pilots left the oily end of the business to others. Amy spent her fortnight’s holiday in overalls in the club’s workshop, from six in the morning until dusk, among engineers who had vowed that no woman would ever work beside them. In December 1929 she became the first woman in Britain to gain a ground engineer’s licence. Now she could not only fly an aeroplane; she could take it to pieces and put it together again.

Then she announced that she would fly to Australia, by herself. In 1928 Bert Hinkler had done it in fifteen and a half days, and she meant to do it in fewer. Her father and the head of an oil company helped her to buy a second-hand Gipsy Moth, made of wood and fabric, in which the pilot sat in the open air. She had it painted bottle green and named it Jason: not, as people suppose, after the hero of the Greek legend, but after the trademark of the family’s fish business.

Only a handful of people saw her leave Croydon on 5 May. On the sixth day she reached Karachi, two days ahead of Hinkler, and newspapers that had scarcely noticed her could suddenly write of nothing else. Then her luck wobbled. Near Rangoon, in Burma, she came down on a playing field and rolled into a ditch, which broke the propeller and ripped a wing. She had carried a spare propeller with her all the way. A forestry officer made new ribs for the wing; but what was to cover them? Somebody remembered that aeroplane cloth left over from the First World War had been made into shirts, and about twenty of these were torn into strips. It is the best joke of the whole adventure. Jason flew on, wearing them.

She lost days there, and more in the storms beyond. When she landed at Darwin on 24 May she had been travelling for nineteen days, and Hinkler’s record was safe. Hardly anybody minded, except Amy. She was the first woman to have flown alone from England to Australia, and she was met with cheers, telegrams, medals and songs. The children of Sydney gave her gold that they had collected. She turned it into a cup, to be awarded in Hull to children of great courage.

She broke many records afterwards. In the Second World War she delivered aeroplanes, and in January 1941 she was lost on one of those flights. But Jason can be seen to this day in the Science Museum in London. Visitors tend to stop in front of it, look at the wood and the cloth and the little open seat, and fall silent.`,
  items: [
    structure(
      3,
      'Why does the writer begin with the desert and not with Amy’s birth?',
      'to plunge us into the adventure before explaining it',
      {
        effect: [
          'to prepare us for a flight that is going to end in failure',
          'to warn us that flying is too dangerous to try',
        ],
        own: ['to show us the place where she first learned to fly'],
        opposite: ['to tell the events in the order of their dates'],
      },
      'How does anyone come to be sitting in such a place?',
      'We meet her in danger and want to know how she came there. Then the question in the third paragraph takes us back to the beginning.',
    ),
    find(
      1,
      'What did Amy do to stop the wind from pushing the plane backwards?',
      'She put luggage behind the wheels.',
      {
        place: ['She covered up the engine.', 'She started up the engine.'],
        own: ['She tied the wings to a post.'],
        opposite: ['She pulled as hard as she could on the brakes.'],
      },
      'she hauled out her luggage and wedged it behind the wheels',
      'The plane had no brakes, so she needed something to hold the wheels still.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “competent” in “she was a secretary in a London law firm, competent and restless”?',
      'good at her work',
      {
        sound: ['keen to win'],
        opposite: ['careless at typing'],
        fits: ['badly paid', 'glad of company'],
      },
      'competent and restless',
      'To be competent is to be able to do a thing well. She could do her work, but she was restless: it was not enough for her.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “prodigy” in “Nor was Amy a prodigy”?',
      'person of astonishing talent',
      {
        sound: ['person who wastes her money'],
        fits: ['person with wealthy parents', 'person of great patience'],
        opposite: ['person who is slow to learn'],
      },
      'Nor was Amy a prodigy',
      'The next sentence shows why she was not one: she needed sixteen hours of teaching before she could fly alone. A prodigy would have needed far fewer.',
    ),
    classOf(
      3,
      'type',
      'but she learned to type instead',
      'verb',
      ['noun', 'adjective', 'adverb'],
      '“Type” is a noun in “a type of plane”. Here the word follows “to” and tells us what Amy learned to do: to write on a machine.',
    ),
    sumUp(
      3,
      'Which of these best sums up the paragraph that begins “Wanting was cheap”?',
      'Amy succeeded by hard work and not by natural gifts.',
      {
        part: [
          'Amy had to spend a great deal of her wages on lessons.',
          'Amy gave up her fortnight’s holiday to be with engineers.',
        ],
        opposite: ['Amy learned to fly sooner than anybody had expected.'],
        own: ['Amy found that she liked engines better than flying.'],
      },
      'What she did possess was persistence',
      'The cost, the sixteen hours, the holiday in overalls: each is an example of how she did not give up.',
    ),
    infer(
      2,
      'What does the writer mean by “the oily end of the business”?',
      'keeping the engines in good order',
      {
        own: [
          'paying for the fuel that they burned',
          'selling planes to richer people',
          'sweeping the floor of the workshop',
        ],
        opposite: ['sitting at the controls of a plane'],
      },
      'Many pilots left the oily end of the business to others',
      'The next sentence shows Amy in overalls in the workshop, learning to be an engineer. The oil is what the work leaves on your hands.',
    ),
    find(
      2,
      'After what was the aeroplane named?',
      'the sign of a firm that sold fish',
      {
        place: [
          'the hero of an ancient Greek legend',
          'the head of a large oil company',
          'the man whose record she hoped to beat',
        ],
        own: ['the captain of a fishing boat'],
      },
      'the trademark of the family’s fish business',
      'The sentence first tells you what the name was not taken from. A trademark is the sign or name that a firm puts on what it sells.',
    ),
    infer(
      3,
      'Why did the newspapers begin to write about Amy when she reached Karachi?',
      'It seemed that she might beat the record.',
      {
        place: ['It seemed that her plane was damaged.'],
        own: ['It seemed that her father had sent for them.', 'It seemed that she had lost her way again.'],
        strong: ['It seemed that nobody could ever beat her.'],
      },
      'On the sixth day she reached Karachi, two days ahead of Hinkler',
      'Few people cared while she was an unknown flier. Two days in hand over Hinkler made her a person who could win.',
    ),
    figure(
      4,
      '“Then her luck wobbled.” Why is “wobbled” a good choice of word here?',
      'It treats her luck like a plane that has lost its balance.',
      {
        effect: [
          'It makes us smile at how badly she was flying the plane.',
          'It copies the sound of an engine that is about to stop.',
        ],
        strong: ['It shows that she would have no more luck on the flight.'],
        own: ['It shows that she was too tired to hold the plane level.'],
      },
      'Then her luck wobbled',
      'Luck cannot really wobble, but an aeroplane can. The word suits a story about flying, and it says that luck was shaken, not that it was gone.',
    ),
    findOpinion(
      3,
      'It is the best joke of the whole adventure',
      [
        'Only a handful of people saw her leave Croydon on 5 May',
        'She broke many records afterwards',
        'She had carried a spare propeller with her all the way',
        'She was the first woman to have flown alone from England to Australia',
      ],
      'What is the best joke is for each reader to decide. “First”, “only” and “many” are strong words, but what they say here can be checked.',
    ),
    infer(
      5,
      '“Hardly anybody minded, except Amy.” What does this suggest about her?',
      'She measured herself by the aim she had set.',
      {
        strong: ['She took no pleasure in being cheered by crowds.'],
        own: [
          'She envied Hinkler the praise that he was given.',
          'She thought more of medals than of records.',
        ],
        opposite: ['She was content to be the first woman to do it.'],
      },
      'Hardly anybody minded, except Amy',
      'Go back to what she meant to do: to reach Australia in fewer days than Hinkler. To others it was a triumph, but by her own measure something was missing.',
    ),
    order(
      4,
      [
        'Amy watches the planes at Stag Lane.',
        'Amy earns her engineer’s licence.',
        'Amy sits out the sandstorm.',
        'Shirts are used to mend the wing.',
      ],
      'The story begins in the desert but then goes back in time: Stag Lane was in 1928 and the licence in 1929. Rangoon came later on the flight than the desert.',
    ),
    judge(
      5,
      untold(
        'Amy’s parents were disappointed that she did not become a teacher.',
        'She was expected to teach, but we are not told what her parents felt when she did not.',
      ),
      isTrue(
        'Some of the engineers in the club’s workshop had not wanted a woman there.',
        'They had vowed that no woman would ever work beside them.',
      ),
      isFalse(
        'Amy spent the gold from Sydney on a prize for the children of Australia.',
        'The cup was to be awarded in Hull.',
      ),
    ),
    purpose(
      5,
      'Why does the writer end with visitors who “fall silent” in front of Jason?',
      'to let us feel wonder at what so frail a machine could do',
      {
        effect: [
          'to make us feel sorry that the old plane flies no longer',
          'to persuade us that we should pay a visit to the museum',
        ],
        own: ['to show us that the plane was more important than the pilot'],
        part: ['to remind us of how Amy Johnson’s last flight had ended'],
      },
      'look at the wood and the cloth and the little open seat, and fall silent',
      'Wood, cloth, a little open seat: the list is of small and breakable things. The silence comes from setting them beside a flight across half the world.',
    ),
  ],
}
