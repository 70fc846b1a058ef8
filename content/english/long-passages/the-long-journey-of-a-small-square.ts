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

export const theLongJourneyOfASmallSquare: LongPassage = {
  id: 'the-long-journey-of-a-small-square',
  year: 5,
  kind: 'information',
  title: 'The Long Journey of a Small Square',
  text: `Put a square of chocolate on your tongue and, for a moment, do nothing. It softens, it slides, it is gone. That disappearing trick is no accident. Cocoa butter, the fat in chocolate, melts at just below the temperature of your body, so a bar that is firm in its wrapper turns to silk in your mouth. It is the last act of a journey that may have taken a year and crossed an ocean.

The journey begins with one of the oddest trees in the world. The cacao tree grows only in warm, damp lands near the equator, and it likes to stand in the shade of taller neighbours. Its flowers, no wider than a fingernail, do not open at the tips of the twigs but sprout straight from the trunk, where they are visited by midges scarcely bigger than a pinhead. Most of them drop off without ever becoming fruit. The lucky few swell, over five or six months, into ribbed pods shaped like rugby balls. Yellow, orange or red, they dangle against the bark like lanterns that somebody has forgotten to take down after a party.

Inside each pod, packed in sticky white pulp, lie some thirty or forty beans. Bite into one and you would be disappointed, for it is bitter, and tastes of almost anything but chocolate. The flavour must be coaxed out. Because the pods do not all ripen at once, farmers cut them down one by one, crack them open and scoop out the contents. The beans, still in their pulp, are heaped up under banana leaves and left for about a week. Tiny living things, too small to see, feast on the sugary pulp; the heap grows as warm as a bath; the pulp turns to liquid and trickles away, and the beans turn brown. Only then does the familiar taste begin to form. Afterwards the beans are spread in the sun, where patient hands rake and turn them until they are dry enough to be shipped.

In the factory the pace quickens. Ovens roast the beans, machines crack them, and a blast of air blows off the papery shells. What remains is ground until it flows like thick, dark paint. Some of this is pressed to squeeze out its cocoa butter; the rest is mixed with more cocoa butter, with sugar and, often, with milk.

For most of its history, however, hardly anybody ate chocolate at all. The Maya and the Aztecs drank it, bitter and frothy, and the Aztecs valued the beans so highly that they used them as money. Chocolate bars for eating appeared only in the nineteenth century; one of the first was made in Bristol in 1847. Even then they were gritty. The smoothness that we expect came a generation later, when a Swiss chocolate maker found that stirring the mixture for hours on end rubbed the grit away.

Follow the money back along the same road and you will find that it does not flow so smoothly. More than half of the world’s cocoa comes from two countries in West Africa, Ivory Coast and Ghana, and most of it is grown on family farms no larger than a few football pitches. When the world price tumbles, the farmers can do little but accept it: their crop is already on the tree, and their bills will not wait. Of the money that you hand over at the till, only a thin slice ever reaches the people who planted the tree.

Fairtrade was set up to improve the bargain. Farmers who take part join together in groups. They are promised a minimum price, which protects them when the market falls, and an extra sum, called the premium, which the members decide together how to spend: on a well, perhaps, or a classroom, or better tools. The first product in Britain to carry the Fairtrade Mark, in 1994, was a bar of chocolate made with cocoa from Belize. The scheme has not cured everything. A minimum price is not always enough to support a family, and a great deal of cocoa is still sold without any such promise. Even so, that small mark is the most hopeful thing on the wrapper.

The trick in your mouth is over in less than a minute. The work behind it deserves a moment longer.`,
  items: [
    infer(
      2,
      'What makes the “disappearing trick” of chocolate possible?',
      'Its fat melts in the warmth of a mouth.',
      {
        own: ['Its sugar dissolves in the wet of a mouth.', 'Its surface is softened by warm fingers.'],
        place: ['Its grit has been rubbed away by stirring.'],
        opposite: ['Its fat is liquid as long as it is wrapped.'],
      },
      'melts at just below the temperature of your body',
      'The wrapper is cooler than your body, so the cocoa butter stays hard there. In your mouth it becomes just warm enough to melt.',
    ),
    find(
      1,
      'Where do the flowers of the cacao tree grow?',
      'directly from its trunk',
      {
        opposite: ['at the tips of its twigs'],
        place: ['beneath its banana leaves', 'on its taller neighbours'],
        own: ['around its oldest roots'],
      },
      'sprout straight from the trunk',
      'The text says where you might expect them, at the tips of the twigs, and then where they really are.',
    ),
    figure(
      3,
      'The pods hang “like lanterns that somebody has forgotten to take down after a party”. What does this comparison help us to imagine?',
      'how bright and out of place they look on the bare bark',
      {
        effect: [
          'how weakly they glow when night falls in the forest',
          'how sad and neglected the tree looks after the harvest',
        ],
        own: [
          'how carelessly the farmers treat them when they are ripe',
          'how thin and papery their skins feel when you touch them',
        ],
      },
      'they dangle against the bark like lanterns',
      'Party lanterns are bright and cheerful, and one that still hangs there afterwards surprises you. So does a red or yellow fruit on a trunk.',
    ),
    classOf(
      3,
      'Inside',
      'Inside each pod, packed in sticky white pulp',
      'preposition',
      ['adverb', 'noun', 'adjective', 'conjunction'],
      '“Inside” stands before the noun phrase “each pod” and tells us where the beans lie. If nothing followed it, as in “come inside”, it would be an adverb.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “coaxed out” in “The flavour must be coaxed out”?',
      'gently brought out',
      {
        opposite: ['forced out by heat'],
        fits: ['carefully washed out', 'tasted in secret'],
        own: ['chosen by an expert'],
      },
      'The flavour must be coaxed out.',
      'To coax is to persuade somebody kindly and patiently. The beans need a week under leaves and then the sun before the taste appears.',
    ),
    find(
      2,
      'Why do farmers cut the pods down one at a time?',
      'They become ripe at different times.',
      {
        own: ['They would be crushed by a machine.', 'They are too heavy to be carried together.'],
        place: ['They must be left for about a week.', 'They stand in the shade of taller trees.'],
      },
      'Because the pods do not all ripen at once',
      'If all the pods ripened together, they could all be cut at the same time.',
    ),
    order(
      2,
      [
        'The pulp trickles away.',
        'The beans are raked in the sun.',
        'The shells are blown off.',
        'The cocoa butter is squeezed out.',
      ],
      'The beans lose their pulp under the leaves and are then dried. Only in the factory are they shelled, and what remains is ground and pressed.',
    ),
    findOpinion(
      4,
      'that small mark is the most hopeful thing on the wrapper',
      [
        'the Aztecs valued the beans so highly that they used them as money',
        'More than half of the world’s cocoa comes from two countries',
        'A minimum price is not always enough to support a family',
        'a great deal of cocoa is still sold without any such promise',
      ],
      'What is hopeful depends on who is looking, and nobody can measure it. The others can be checked, even where they speak of “so highly” or “a great deal”.',
    ),
    infer(
      4,
      'Why can most farmers not simply wait until the price is better?',
      'They need the money from their harvest straight away.',
      {
        own: [
          'They would have to pay a fine for holding back their harvest.',
          'They have no place in which to store their harvest.',
        ],
        place: ['They have promised to sell at a minimum price.'],
        opposite: ['They have not yet planted the trees for their crop.'],
      },
      'their crop is already on the tree, and their bills will not wait',
      'Bills that “will not wait” must be paid now, so the farmers have to sell, however low the price has fallen.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “tumbles” in “When the world price tumbles”?',
      'drops suddenly',
      {
        opposite: ['climbs steadily'],
        sense: ['rolls over'],
        fits: ['is announced', 'stays the same'],
      },
      'When the world price tumbles',
      'A price cannot trip over. It “tumbles” when it falls fast and far, which is bad news for those who are selling.',
    ),
    structure(
      4,
      'What does the paragraph that begins “Follow the money back” do?',
      'It turns from how chocolate is made to who gains by it.',
      {
        true: ['It tells us where in the world most cocoa trees grow.'],
        effect: [
          'It returns to the start to tell the same story again.',
          'It explains why a bar of chocolate has become so dear.',
        ],
        opposite: ['It proves that the history before it was not true.'],
      },
      'Follow the money back along the same road',
      'So far the text has followed the bean towards us. Now it follows our money towards the farmer, and finds that little of it arrives.',
    ),
    purpose(
      5,
      'What is the writer’s view of Fairtrade?',
      'It is a valuable step that still leaves problems unsolved.',
      {
        opposite: ['It is a fine promise that has made no difference at all.'],
        strong: ['It is a complete answer that every farmer should accept.'],
        own: [
          'It is a good idea that makes every bar a great deal too dear.',
          'It is a noble plan that the farmers themselves distrust.',
        ],
      },
      'The scheme has not cured everything.',
      'The writer names what Fairtrade gives and what it cannot do. “Even so” shows that the good outweighs the bad.',
    ),
    judge(
      5,
      isFalse(
        'The bar that was made in Bristol in 1847 was as smooth as those of today.',
        'The early bars were gritty. The smoothness came a generation later.',
      ),
      isTrue(
        'Those who earn the Fairtrade premium have a say in what is done with it.',
        'The members decide together how to spend it.',
      ),
      untold(
        'Most of the cocoa sold under the Fairtrade Mark today is grown in Belize.',
        'The cocoa of the first bar came from there, but we are not told about today.',
      ),
    ),
    purpose(
      4,
      'Why does the writer end with the words “The work behind it deserves a moment longer”?',
      'to leave us thinking about the people who make our pleasure possible',
      {
        effect: [
          'to persuade us to eat our chocolate far more slowly than we usually do',
          'to make us feel guilty enough to give up chocolate altogether',
        ],
        true: ['to remind us that the journey of a square may last a whole year'],
        own: ['to announce that there is more to learn about how factories work'],
      },
      'The work behind it deserves a moment longer.',
      'The trick in the mouth is short. The writer sets it beside all that labour, and asks us for a thought in return.',
    ),
    sumUp(
      3,
      'What is the passage as a whole mainly about?',
      'how chocolate comes to us, and what those who grow it receive',
      {
        part: [
          'how a bitter bean is changed by roasting, grinding and stirring',
          'how farmers in West Africa join together and spend a premium',
        ],
        strong: ['how people should stop buying chocolate until it is made fairly'],
        own: ['how the taste for chocolate spread from Mexico to the world'],
      },
      'It is the last act of a journey that may have taken a year and crossed an ocean.',
      'The first half follows the bean to the bar, and the second half follows the money to the farmer. Only one answer takes in both.',
    ),
  ],
}
