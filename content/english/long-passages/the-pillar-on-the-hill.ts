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

export const thePillarOnTheHill: LongPassage = {
  id: 'the-pillar-on-the-hill',
  year: 5,
  kind: 'information',
  title: 'The Pillar on the Hill',
  text: `Climb a respectable hill in England, Scotland or Wales and there is a good chance that you will find, at the very top, something to lean on: a plain pillar of concrete, tapering a little, with three grooves in its head. Walkers balance their sandwiches on it. Sheep rub their backs against it. Few of them suspect that this pillar once helped to hold the whole map of the country in place.

Its story begins with an embarrassment. In 1745 there was a rising in the Scottish Highlands, and the king’s army discovered that it did not possess a trustworthy map of them. A young Scot named William Roy was set to work, and from 1747 his parties tramped the glens with chains and compasses. The result was handsome. Roy himself, however, admitted that it was a magnificent sketch rather than an accurate map, and he spent much of the rest of his life hoping to do better.

His chance came in the 1780s, when French astronomers proposed that the distance between the observatories of Paris and Greenwich should be measured. Roy’s share of the task required one thing above all: a single straight line, measured so exactly that nobody could quarrel with it. He chose Hounslow Heath, west of London, because it was level; it was so level that part of Heathrow Airport was later built there. He began with wooden rods, but wood swells in the damp and shrinks in the sun, so he sent for tubes of glass instead. When the work was finished, in 1784, his line was a little over five miles long.

Why take such pains over five miles of heath? The answer is triangles. If you know the length of one side of a triangle, and the angles at its two ends, you can calculate the other sides without walking another step. Each of those sides can then become the first side of a new triangle; and so you may proceed, from hill to steeple and from steeple to hill, until the entire country lies beneath an invisible net.

In 1791 the Board of Ordnance, the office which supplied the army, paid for a splendid new instrument for measuring angles, and the great survey was under way. No public money was ever better spent. France was in the middle of a revolution and might invade, so the south coast was surveyed first of all, and in 1801 a map of Kent was published. Roy never held it in his hands. He had died in 1790, too early to see even the beginning of the survey that he had wanted for so long.

Measuring the land was one thing; finding out what it was called was another. The surveyors questioned clergymen, landowners and schoolmasters, and noted every spelling in ledgers called name books, together with the person whose word they had trusted. In places where the people spoke Welsh or Gaelic, and the surveyor did not, the business could be exasperating. Some names were written down by ear, and written wrongly; but they were printed, and printed again, and at last even the neighbours spelt them so.

By the 1930s the old net of triangles was full of holes. Marks had been lost and towns had spread. A new net was planned under an officer called Martin Hotine, and it was for this purpose that he designed the pillar: something so solid that an instrument screwed to its head could not tremble. The first was put to use in 1936, in a field in Northamptonshire, and more than 6,500 of them followed. Sand, cement and even water had to be carried up the mountains by packhorses, or on the builders’ own backs. When everything was ready the observers worked chiefly after dark, for a lamp upon a distant summit made a sharper target than any landmark in daylight.

Nobody needs to light those lamps today. Satellites and photographs from the air have taken over the work, and a surveyor with a pole and a receiver can find in a minute what used to take a shivering night. Most of the pillars, accordingly, have retired. Yet some walkers try to visit every one, and volunteers climb up to them with pots of white paint. It is not hard to see why. A screen can tell you exactly where you are, but it will never be so good to lean on.`,
  items: [
    means(
      3,
      'Which phrase is closest in meaning to “tapering” in “a plain pillar of concrete, tapering a little”?',
      'growing narrower',
      {
        opposite: ['growing wider'],
        fits: ['leaning over', 'sinking down', 'crumbling away'],
      },
      'a plain pillar of concrete, tapering a little',
      'Something that tapers becomes thinner towards one end, as a candle or a church spire may.',
    ),
    infer(
      2,
      'What can we tell about William Roy from what he said of his map of the Highlands?',
      'He was honest about its faults.',
      {
        opposite: ['He was proud of its accuracy.'],
        own: ['He was ashamed of how ugly it was.', 'He was angry at having had too little time.'],
        strong: ['He was sorry to have made it at all.'],
      },
      'admitted that it was a magnificent sketch rather than an accurate map',
      'He knew that it was fine to look at, but he openly said that it was not accurate.',
    ),
    classOf(
      4,
      'better',
      'he spent much of the rest of his life hoping to do better',
      'adverb',
      ['adjective', 'noun', 'verb'],
      'It tells you how he hoped to do his work, as “well” would. It belongs to the verb “do” and not to a noun.',
    ),
    find(
      2,
      'Why did Roy give up measuring with wooden rods?',
      'The weather altered their length.',
      {
        place: ['They were too heavy to carry.', 'The French astronomers objected to them.'],
        own: ['They were too short for so long a line.', 'The ground on the heath was too uneven.'],
      },
      'wood swells in the damp and shrinks in the sun',
      'A rod that grows and shrinks cannot give an exact measurement. That is why he sent for glass.',
    ),
    infer(
      5,
      'Why did Roy’s first line have to be measured with such care?',
      'An error in it would have spread to every other distance.',
      {
        own: [
          'An error in it would have made him look foolish in Paris.',
          'It was the longest of all the lines to be measured.',
        ],
        place: ['It was to become part of an important airport.'],
        opposite: ['It was the only line that would not be needed later.'],
      },
      'Each of those sides can then become the first side of a new triangle',
      'All the later triangles grow out of the first side. If its length is wrong, everything that is calculated from it is wrong as well.',
    ),
    structure(
      4,
      'What does the paragraph that begins “Why take such pains” do?',
      'It interrupts the history in order to explain a method.',
      {
        opposite: ['It continues the history by moving on to the next event.'],
        effect: ['It interrupts the history in order to cast doubt on Roy.'],
        own: [
          'It goes back to the pillar that was described at the start.',
          'It sums up the history that has been told so far.',
        ],
      },
      'The answer is triangles.',
      'Nothing happens in this paragraph. It stops to tell the reader how one measured side can lead to a map of a whole country.',
    ),
    figure(
      3,
      'What does the phrase “an invisible net” help us to imagine?',
      'how the triangles join up and spread over the land',
      {
        effect: [
          'how the triangles trap those who cross the land',
          'how the lines are so fine that they may break',
        ],
        own: [
          'how the lines of a map look from high in the air',
          'how the country is surrounded by fishing waters',
        ],
      },
      'until the entire country lies beneath an invisible net',
      'A net is made of many small shapes knotted together. The triangles share their sides in the same way, but nobody can see them on the ground.',
    ),
    find(
      1,
      'Of which part of the country was a map published in 1801?',
      'Kent',
      { place: ['Northamptonshire', 'Greenwich', 'the Highlands'], own: ['Cornwall'] },
      'in 1801 a map of Kent was published',
      'The south coast was surveyed first, because people feared an invasion from France.',
    ),
    means(
      3,
      'Which word is closest in meaning to “exasperating” in “the business could be exasperating”?',
      'maddening',
      {
        sound: ['exhilarating'],
        fits: ['costly', 'embarrassing'],
        opposite: ['satisfying'],
      },
      'the business could be exasperating',
      'Imagine asking the same question again and again in a language that you cannot understand. Something exasperating tries your patience badly.',
    ),
    infer(
      5,
      'The misspelt names were printed, until “at last even the neighbours spelt them so”. What does this suggest about maps?',
      'A map can alter the place that it describes.',
      {
        strong: ['A map ought never to be trusted about names.'],
        opposite: ['A map can always be corrected by local people.'],
        own: ['A map is worth more if strangers have made it.'],
        place: ['A map is soon left behind as towns grow.'],
      },
      'at last even the neighbours spelt them so',
      'The map should have copied the names that people used. Instead, people began to copy the names on the map.',
    ),
    purpose(
      4,
      'What is the author’s attitude to the pillars at the end?',
      'fond of them, although their work is done',
      {
        own: ['hopeful that they will be needed again', 'doubtful whether they were worth the effort'],
        part: ['amused that anyone bothers to paint them'],
        strong: ['certain that they are better than satellites'],
      },
      'it will never be so good to lean on',
      'The author agrees that satellites are quicker, calls the pillars “retired”, and finds it easy to see why walkers love them.',
    ),
    findOpinion(
      3,
      'No public money was ever better spent',
      [
        'the south coast was surveyed first of all',
        'more than 6,500 of them followed',
        'his line was a little over five miles long',
        'Marks had been lost and towns had spread',
      ],
      'Nobody can prove which money was best spent: that is the author’s own judgement. Each of the others could be checked.',
    ),
    order(
      3,
      [
        'Roy’s line on the heath is completed.',
        'William Roy dies.',
        'The Board pays for a splendid instrument.',
        'A map of Kent is published.',
      ],
      'The passage mentions Roy’s death after the map of Kent, but it says “He had died in 1790”. That was before the Board’s instrument of 1791.',
    ),
    judge(
      5,
      isTrue(
        'Fear of an enemy helped to decide which area was mapped first.',
        'France “might invade”, and so the south coast came first.',
      ),
      untold(
        'Most of the Gaelic names on modern maps are spelt wrongly.',
        'The passage says that some names were written wrongly. It does not say how many, or what today’s maps show.',
      ),
      isFalse(
        'Hotine’s pillars gave the country its first net of triangles.',
        'There was an “old net of triangles”, and the pillars were made for a new one.',
      ),
    ),
    sumUp(
      3,
      'Which title would best fit the passage as a whole?',
      'How a Country Was Measured',
      {
        part: ['How Places Got Their Names', 'William Roy and His Line'],
        own: ['How to Find Your Way in the Hills'],
        opposite: ['Why Maps Are No Longer Made'],
      },
      'the great survey was under way',
      'The names fill one paragraph and Roy several, but the whole passage, from the pillar to the satellites, is about measuring the country.',
    ),
  ],
}
