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

export const theMapThatKeepsQuiet: LongPassage = {
  id: 'the-map-that-keeps-quiet',
  year: 5,
  kind: 'information',
  title: 'The Map That Keeps Quiet',
  text: `Imagine that you are in the ticket hall at Covent Garden, in the middle of London, and that you want to go to Leicester Square. You consult the famous Underground map. Splendid: it is the very next stop. So you sink down in a lift, trudge along a passage, wait for a train, rattle through the dark for less than a minute, ride up an escalator and step out into the daylight, rather pleased with yourself.

You might have strolled there in five minutes, past shop windows and street musicians, and kept your money in your pocket. The two stations are only about 260 metres apart.

The map did not exactly lie to you. It simply kept quiet about the truth, which is something that it has been doing, brilliantly, for some ninety years.

It was not always so sly. The first underground railway in the world opened in London in 1863, and as more lines were added their maps did their best to be honest. They showed each track where it really ran, wriggling beneath the streets like a dropped piece of string. Unfortunately, honesty grew more and more awkward. In the heart of the city the stations huddled so closely that there was scarcely room for their names; out in the suburbs they lay miles apart. A map that was large enough to be read in the middle was too large for anybody’s pocket. By the 1920s it resembled a plate of coloured spaghetti.

The person who untangled it was not a map-maker at all. Harry Beck was a young draughtsman who had drawn plans for the Underground’s signals, until money ran short and he lost his post. In 1931, with time on his hands, he opened an exercise book and asked himself a question so simple that nobody had thought of putting it. What does a passenger under the ground actually need to know?

Not, he decided, how the tunnels twist: you cannot see them. Not which park lies overhead: you cannot get out halfway. All that you need to know is which line to take, where to change and when to get off. And so Beck threw geography overboard. He pulled every line as straight as a ruler, and let it run only up and down, from side to side or on a slant. He stretched the crowded centre and squeezed the empty suburbs, until the stations sat along their lines like beads on a thread. Of the whole enormous city above he kept just one thing, the River Thames, and even the Thames was made to go round corners like a soldier on parade.

The Underground’s managers looked at this remarkable object and turned it down. It was too revolutionary, they felt; the public would never accept a map that hid the distances. Beck did not give up. The following year he showed it to them again, and this time a few hundred copies were cautiously printed as an experiment. Passengers loved it. In January 1933 the map was issued in earnest, hundreds of thousands of people helped themselves to one, and more had to be printed almost at once.

Today, cities from Sydney to Saint Petersburg guide their passengers with diagrams of the same kind. In London, tourists wear Beck’s idea on T-shirts, and when the Thames was left off a new edition in 2009, to make it tidier, there was such an outcry that the river was hurriedly put back. But the map still keeps its secret. The longest gap between two neighbouring stations, out beyond the edge of the city at Chesham, is more than twenty times as long as that short hop from Covent Garden, and you would never guess it. Not long ago a researcher studied the journeys that Londoners make, and found that many of them trusted the map above their own experience. They took the slower way because it looked the shorter.

So ought the map to be corrected? Surely not. A map that told the whole truth would have to be as big as London, and quite as confusing. A good map is not the one that shows the most; it is the one that knows what to leave out.

All the same, if ever you find yourself at Covent Garden, look at the street before you look at the wall. Then walk.`,
  items: [
    purpose(
      3,
      'Why does the writer begin with the journey from Covent Garden?',
      'to show us from inside what trusting the map can do',
      {
        effect: [
          'to warn us about the crowds that use these stations',
          'to prove to us that the map is more trouble than help',
        ],
        own: ['to complain to us about the price of a short ride'],
        opposite: ['to persuade us that the train is the better choice'],
      },
      'You might have strolled there in five minutes',
      'The writer lets “you” make the mistake first and reveals it afterwards. So you feel how easily the map misleads a passenger.',
    ),
    means(
      2,
      'Which word is closest in meaning to “sly” in “It was not always so sly”?',
      'crafty',
      { sound: ['shy'], fits: ['simple', 'popular'], opposite: ['honest'] },
      'It was not always so sly.',
      'The map “kept quiet about the truth”, while older maps tried “to be honest”. Somebody sly hides what he knows in a clever way.',
    ),
    find(
      3,
      'What was the trouble with the older, honest maps?',
      'The centre was too crowded unless the map was made too big.',
      {
        own: [
          'The tunnels were shown, but the streets above were left out.',
          'The lines were printed in colours that were hard to tell apart.',
        ],
        opposite: ['The suburbs were too crowded for their names to be printed.'],
        place: ['The managers of the Underground had hidden the distances.'],
      },
      'A map that was large enough to be read in the middle was too large for anybody’s pocket.',
      'In the heart of the city there was “scarcely room” for the names. If you make everything larger, the far suburbs make the map huge.',
    ),
    find(
      1,
      'What had Beck drawn before he lost his post?',
      'plans for signals',
      {
        place: ['maps of suburbs', 'routes of tunnels', 'views of the Thames'],
        own: ['posters for stations'],
      },
      'who had drawn plans for the Underground’s signals',
      'He was a draughtsman, a person who draws technical plans. He “was not a map-maker at all” when he began.',
    ),
    infer(
      4,
      'How did Beck’s misfortune help to bring about the map?',
      'Being out of work gave him time to think about it.',
      {
        own: [
          'Being out of work made him eager to earn a prize.',
          'Being short of money made him walk about the city.',
        ],
        place: ['Being refused once made him draw it more neatly.'],
        opposite: ['Being busy with signals taught him how to do it.'],
      },
      'In 1931, with time on his hands',
      'He “lost his post”, and in the next sentence he has “time on his hands” and opens an exercise book.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “threw geography overboard” in “And so Beck threw geography overboard”?',
      'let go of real positions',
      {
        sense: ['tossed his atlas away'],
        opposite: ['put the real places first'],
        fits: ['studied maps with more care'],
        own: ['gave up drawing maps'],
      },
      'And so Beck threw geography overboard',
      'What a sailor throws overboard he no longer wants. Beck stopped caring where things really lay, as the next sentences show.',
    ),
    figure(
      3,
      'On Beck’s map the Thames goes round corners “like a soldier on parade”. What does the simile tell us?',
      'The river turns sharply and stiffly.',
      {
        effect: [
          'The river guards the heart of the city.',
          'The river stands out more than the rest.',
          'The river moves on at a steady speed.',
        ],
        opposite: ['The river bends in its natural way.'],
      },
      'was made to go round corners like a soldier on parade',
      'A soldier on parade does not wander round a bend; he turns on the spot. Even the river had to obey Beck’s straight lines and slants.',
    ),
    infer(
      4,
      'Why were the first copies printed “cautiously”?',
      'The managers still doubted that the public would like it.',
      {
        own: [
          'The printers still had to learn how to draw such lines.',
          'The managers were afraid that others would copy the idea.',
        ],
        opposite: ['The managers were certain that everybody would want it.'],
        place: ['The passengers had asked for the river to be put back.'],
      },
      'a few hundred copies were cautiously printed as an experiment',
      'The year before, they had felt that the public “would never accept” it. An experiment with a few copies does not risk much.',
    ),
    classOf(
      2,
      'lie',
      'The map did not exactly lie to you',
      'verb',
      ['noun', 'adjective', 'adverb'],
      '“Lie” is a noun in “tell a lie”. Here the word goes with “did not” and says what the map did not do.',
    ),
    purpose(
      5,
      'Why does the writer tell us what a researcher found?',
      'to show that the picture can outweigh experience',
      {
        effect: [
          'to show that Londoners know little of their city',
          'to show that the map should be drawn again at once',
        ],
        opposite: ['to show that people soon see through the map'],
        own: ['to show that trains are slower than they used to be'],
      },
      'They took the slower way because it looked the shorter.',
      'These passengers had made the journey and could have known better. But the picture was stronger than their own experience.',
    ),
    findOpinion(
      2,
      'A good map is not the one that shows the most',
      [
        'The two stations are only about 260 metres apart',
        'In January 1933 the map was issued in earnest',
        'Harry Beck was a young draughtsman',
        'the river was hurriedly put back',
      ],
      'What makes a map good is a matter of judgement, and another writer might disagree. Distances, dates and events can be checked.',
    ),
    order(
      2,
      [
        'Maps show the lines where they truly run.',
        'Beck loses his place with the Underground.',
        'The managers refuse Beck’s map.',
        'A few hundred copies are tried out.',
      ],
      'The honest maps belong to the years before Beck. He lost his post, drew his map in 1931 and was refused. The trial came a year after that.',
    ),
    judge(
      5,
      isFalse(
        'Beck’s map was drawn in answer to a request from the Underground.',
        'He drew it when he had lost his post and, as it says, with time on his hands. The managers turned it down.',
      ),
      isTrue(
        'For a time in this century, the map showed nothing of the city above.',
        'The Thames was the one thing that had been kept, and in 2009 it was left off.',
      ),
      untold(
        'Sydney was the first city to follow London’s example.',
        'Sydney is named as one of the cities that have such diagrams. Which was first is not said.',
      ),
    ),
    structure(
      4,
      'How is the last paragraph linked to the beginning of the passage?',
      'It sends us back to the same place, but wiser.',
      {
        own: [
          'It takes us on to a place that is not on the map.',
          'It tells us how the journey went on after that.',
        ],
        opposite: ['It advises us to make the same trip as before.'],
        effect: ['It admits that the first example was unfair.'],
      },
      'look at the street before you look at the wall. Then walk.',
      'We are in Covent Garden again. At the beginning we trusted the map on the wall; now we know what it does not say.',
    ),
    sumUp(
      5,
      'Which sentence best sums up the writer’s view of the map?',
      'It deceives us in a way that makes it more useful.',
      {
        strong: ['It deceives us so badly that it should be replaced.'],
        opposite: ['It tells us more of the truth than any other map.'],
        part: ['It began as a drawing that nobody was ready for.'],
        own: ['It is admired by tourists rather than by Londoners.'],
      },
      'it is the one that knows what to leave out',
      'The writer calls the map sly and says that it hides the distances, but praises it for the same reason. “Surely not” is the answer to the idea of correcting it.',
    ),
  ],
}
