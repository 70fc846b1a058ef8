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

export const theSlowGround: LongPassage = {
  id: 'the-slow-ground',
  year: 6,
  kind: 'information',
  title: 'The Slow Ground',
  text: `Follow a guide out into the middle of a bog, take a deep breath and jump. The ground will shudder like a jelly, and a birch sapling ten paces away may bow to you, politely, as if you had just been introduced. You are standing on one of the strangest surfaces in Britain. Beneath your boots lies peat, and as much as nine-tenths of it is water. There is more solid matter in the same amount of milk.

The builder of this place is a plant that you could lose in a pocket. Sphagnum, or bog moss, has no roots. It is a sponge: empty cells in its leaves fill up whenever it rains, until the moss is holding as much as twenty times its own weight in water. It also makes that water sour, sour enough to discourage its neighbours. As it climbs towards the sun, the parts below are left in darkness and die. Anywhere else they would be devoured by bacteria and fungi, and crumble into soil. But these tiny creatures need air, and in sodden ground there is next to none. So the dead moss does not rot away. It sinks, is squeezed by the growth above it and turns, by slow degrees, into peat.

How slow? On average a bog rises by about one millimetre a year. If you are ten, all the peat laid down since you were born is no thicker than a slice of toast. A bog two metres deep was begun at about the time when the Romans landed in Britain.

What does not rot is kept, and bogs have kept some remarkable things. In 1970 a peat digger named Ray Sweet was clearing a ditch in Somerset when he struck a plank. It proved to belong to a wooden walkway, built across the marsh from trees that had been felled nearly six thousand years earlier. In 2006 a man working in an Irish bog noticed something odd in the bucket of his machine: it was a book of psalms, copied by hand about twelve hundred years ago. Even the invisible is on file here. Every year pollen drifts down and is sealed in, so that a scientist who draws out a long core of peat can read, from the bottom upwards, which trees once grew nearby and when farmers cleared them. A bog is a library that nobody meant to build.

For centuries people saw in bogs only wasteland, fit to be drained, dug or burned. We are now learning what that has cost us. A living plant takes carbon from the air, and when the plant rots, the carbon goes back. In a bog it stays. Peatlands cover only about three per cent of the world’s land, and yet they hold more carbon than all its forests. Drain one, and the air gets in; the rotting, postponed for thousands of years, begins at last, and the carbon escapes to warm the planet. You can see the result at Holme Fen in Cambridgeshire. There, around 1850, when the land was about to be drained, its owner had a post sunk through the peat until its top was level with the ground. The iron column that soon replaced it now stands about four metres tall. It has not risen. The land has fallen.

Fortunately, a bog can be mended, and by simple means. Block its ditches, and the water returns. Where the water returns, so does the moss; where the moss returns, so do the sundews and the dragonflies. People are beginning to take pride in what they used to despise. In 2024 the Flow Country, a vast sheet of bog in the far north of Scotland, was declared a World Heritage Site, and so found itself in the company of the Taj Mahal and the Great Wall of China. Gardeners can help without leaving home: they need only look for the words “peat-free” on a bag of compost.

It would be pleasant to save such places quickly, but a bog is not to be hurried. The best that anyone can do is to give it back its water, step carefully away and wait a thousand years.`,
  items: [
    find(
      1,
      'According to the passage, how deep is a bog that was begun at about the time when the Romans landed?',
      'two metres',
      { place: ['one millimetre', 'four metres'], own: ['forty metres', 'a thousand metres'] },
      'A bog two metres deep was begun at about the time when the Romans landed in Britain',
      'The other depths in the passage belong to one year of growth and to the fall of the land at Holme Fen.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “discourage” in “sour enough to discourage its neighbours”?',
      'hold back',
      { sense: ['make sad'], opposite: ['tempt'], sound: ['discover'], fits: ['look down on'] },
      'sour enough to discourage its neighbours',
      'The neighbours are other plants, which have no courage to lose and cannot feel sad. Sour water hinders them from growing there.',
    ),
    find(
      2,
      'Why does the dead moss in a bog not rot away?',
      'Living things that would rot it lack air.',
      {
        place: ['The growth above it squeezes it too hard.', 'It receives too little of the sun’s light.'],
        opposite: ['Bacteria and fungi eat it before it can.'],
        own: ['It contains too little water to go soft.'],
      },
      'these tiny creatures need air, and in sodden ground there is next to none',
      'Rotting is the work of bacteria and fungi. The lack of light is why the moss dies, not why it is kept.',
    ),
    purpose(
      3,
      'Why does the writer say how much peat has been laid down since a ten-year-old reader was born?',
      'to let readers measure the slow growth by their own lives',
      {
        own: [
          'to tell readers that peat has lately begun to grow faster',
          'to prove to readers that some bogs are older than our towns',
        ],
        effect: [
          'to make readers feel that their own lives are unimportant',
          'to persuade readers that there is time enough to save bogs',
        ],
      },
      'no thicker than a slice of toast',
      'A millimetre a year is hard to imagine. Ten years of your own life and a slice of toast are things that you know.',
    ),
    figure(
      4,
      'What does the writer mean by calling a bog “a library that nobody meant to build”?',
      'By accident it keeps a record of the past.',
      {
        own: ['By chance it has kept many ancient books.'],
        opposite: [
          'By neglect it has lost much of its record.',
          'By careful planning it is kept in good order.',
        ],
        effect: ['By its silence it calls for great respect.'],
      },
      'A bog is a library that nobody meant to build',
      'The walkway, the book and the pollen are all things that scientists can “read”, as we read in a library. But the moss was only growing: nobody planned to store anything.',
    ),
    means(
      2,
      'Which word is closest in meaning to “postponed” in “the rotting, postponed for thousands of years, begins at last”?',
      'delayed',
      { opposite: ['hurried'], fits: ['feared', 'foreseen'], sound: ['opposed'] },
      'the rotting, postponed for thousands of years',
      'The rotting should have happened long ago, and it “begins at last”. Until then it was put off.',
    ),
    classOf(
      3,
      'fit',
      'only wasteland, fit to be drained, dug or burned',
      'adjective',
      ['verb', 'noun', 'adverb'],
      '“Fit” is a verb in “the boots fit me”. Here it describes the noun “wasteland” and means “suitable”.',
    ),
    infer(
      4,
      'Why does the column at Holme Fen now stand so far out of the ground?',
      'Much of the peat around it has dried and rotted.',
      {
        own: [
          'Much of the clay beneath it has been washed away.',
          'The weight of the iron has pressed down the peat.',
        ],
        place: ['Much of the peat around it has been dug for fuel.'],
        opposite: ['The water in the ground has pushed it upwards.'],
      },
      'You can see the result at Holme Fen',
      'The land there was drained, and the sentence before says what follows: air gets in and the rotting begins. The ground sank because the peat itself went.',
    ),
    purpose(
      3,
      'Why does the writer mention the Taj Mahal and the Great Wall of China?',
      'to show how highly the Flow Country is now valued',
      {
        own: [
          'to show how many visitors the Flow Country attracts',
          'to show that the Flow Country is as old as they are',
        ],
        effect: ['to make us doubt whether a bog deserves such fame'],
        strong: ['to prove that nature builds better than people do'],
      },
      'and so found itself in the company of the Taj Mahal and the Great Wall of China',
      'All three are World Heritage Sites. Everyone admires the other two, so we understand what an honour this is for a bog.',
    ),
    infer(
      5,
      'What does the last paragraph suggest about people’s part in saving a bog?',
      'They can begin the work, but the bog must finish it.',
      {
        strong: ['They do such harm that they ought to stay away from it.'],
        opposite: [
          'They must keep up the work for a thousand years.',
          'They ought to look for some faster way of doing it.',
        ],
        own: ['They have left it so late that little can be done.'],
      },
      'give it back its water, step carefully away and wait',
      'People block the ditches and let the water in. After that there is nothing to do but wait, because only the moss can make peat.',
    ),
    findOpinion(
      3,
      'You are standing on one of the strangest surfaces in Britain',
      [
        'There is more solid matter in the same amount of milk',
        'they hold more carbon than all its forests',
        'as much as nine-tenths of it is water',
        'The iron column that soon replaced it now stands about four metres tall',
      ],
      'Amounts of carbon, water or solid matter can be measured, however surprising they are. How strange a surface is depends on who is standing on it.',
    ),
    order(
      4,
      [
        'Trees are felled for a walkway.',
        'The Romans land in Britain.',
        'A book of psalms is copied by hand.',
        'A post is sunk at Holme Fen.',
      ],
      'The trees were felled nearly six thousand years before 1970, the Romans came when a bog two metres deep was begun, about two thousand years ago, the book is about twelve hundred years old, and the post was sunk around 1850.',
    ),
    judge(
      5,
      isTrue(
        'One plant of bog moss may be growing and dying at the same time.',
        'The moss climbs towards the sun while its lower parts are left in darkness and die.',
      ),
      untold(
        'Somebody once hid the book of psalms in the bog to keep it safe.',
        'We are told how old it is and how it was found, but not how it came to be there.',
      ),
      isFalse(
        'The owner of Holme Fen had his post put in after the ground had begun to sink.',
        'It was put in when the land was about to be drained, and its top was level with the ground.',
      ),
    ),
    structure(
      4,
      'How does the text change direction at the paragraph that begins “For centuries”?',
      'from what bogs have saved to what is lost when they are ruined',
      {
        own: [
          'from what scientists know to what they still have to find out',
          'from how bogs were made to how they might be made again by people',
        ],
        part: ['from bogs in Britain and Ireland to the bogs of the wider world'],
        opposite: ['from the harm that bogs once did to the good that they do us now'],
      },
      'We are now learning what that has cost us',
      'The paragraph before is about the treasures that bogs have kept. Now we read about draining, escaping carbon and sinking land.',
    ),
    sumUp(
      3,
      'Which sentence best sums up the whole text?',
      'Bogs lock up the past and its carbon, and so they are worth guarding.',
      {
        part: [
          'Bogs are slow to form, because a moss without roots must do the work.',
          'Bogs hold old and precious things, which scientists are eager to find.',
        ],
        strong: ['Bogs will stop the planet from warming if we block enough ditches.'],
        opposite: ['Bogs used to be well cared for, but today they are seen as wasteland.'],
      },
      'What does not rot is kept',
      'The text explains how bogs keep things, shows what they keep, and then argues that draining them does harm and mending them does good.',
    ),
  ],
}
