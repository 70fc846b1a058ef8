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
  untold,
} from './long-passage.ts'

export const theEnchantressOfNumber: LongPassage = {
  id: 'the-enchantress-of-number',
  year: 5,
  kind: 'biography',
  title: 'The Enchantress of Number',
  text: `In the spring of 1828 a girl of twelve made up her mind to fly.

She did not merely dream of it, as other children do. She examined the wings of birds and worked out how large a pair would have to be to carry a person of her own size. She weighed up the merits of silk, paper and feathers. When the wings had been perfected, she meant to go further, and build a flying machine in the shape of a horse with a steam engine inside it. She even had a name for her new science: Flyology. Her mother, when she heard of it, advised her to spend a little less time on flying and a little more on her lessons.

That mother had her reasons. The girl’s father was Lord Byron, the most celebrated poet in England and one of the most scandalous. Ada was born in London on 10 December 1815. Five weeks later Lady Byron, weary of her husband’s tempers, bundled up the baby and left him. In the spring he sailed away from England for ever, and when Ada was eight he died in Greece. A portrait of him hung in her grandparents’ house, hidden behind a curtain. Ada was a grown woman before anybody drew it aside for her.

Lady Byron, who loved geometry, dreaded that her daughter might inherit a poet’s unruly imagination. Against this danger she prescribed mathematics, as a doctor might prescribe medicine. Ada was given tutors and timetables, and the cure ought to have worked. But it turned out to be a strange sort of cure, for the patient discovered that numbers set her imagination on fire.

Illness was a more serious obstacle. At thirteen Ada caught measles and lost the use of her legs. She was obliged to lie in bed for many months, and when at last she got up it was on crutches. Her body stood still; her studies did not.

In June 1833, when she was seventeen, she was taken to see a marvel. In a London drawing room the inventor Charles Babbage kept a part of a calculating machine, all polished brass wheels, which could do sums without making mistakes. Most visitors gaped at it as though it were a conjuring trick. Ada understood how it worked and thought it beautiful. She and Babbage were friends from then on, although he was more than twenty years older. He would later call her an enchantress who had cast her spell over the most abstract of the sciences.

Babbage was by then dreaming of something far more ambitious. His Analytical Engine was to be driven by steam and given its orders by cards with holes punched in them. Similar cards were already in use in weaving, where they told a loom which threads to lift. The Engine existed only on paper, however, and few people grasped what it might do.

In 1842 an Italian engineer published an article about it in French. Ada, who was by now the Countess of Lovelace and the mother of three small children, translated it into English. Babbage asked why she had not written something of her own. So she added some notes, and the notes grew until they were about three times as long as the article. In the last of them she set out, step by step, how the Engine could be made to work out a famous and difficult series of numbers. Many historians call it the first computer program ever published. It was written for a computer that had not been built.

Yet her boldest idea was not a calculation at all. Babbage saw a machine for numbers. Ada saw that numbers could stand for other things: if the rules of music, for example, could be put into figures, the Engine might compose it. The Engine, she wrote, would weave patterns of algebra as a loom weaves leaves and flowers. It was, after all, the thought of a poet’s daughter.

Ada Lovelace died in 1852, aged only thirty-six. The great Engine was never built, and her notes lay almost forgotten for a century, until real computers began to hum. By her own wish she was buried in Nottinghamshire beside the father whom she could not remember. No curtain hangs between them now.`,
  items: [
    find(
      1,
      'What was to make Ada’s flying horse move?',
      'a steam engine',
      {
        place: ['wheels made of brass', 'cards with holes', 'wings made of paper'],
        own: ['hot air'],
      },
      'build a flying machine in the shape of a horse with a steam engine inside it',
      'The engine was to be inside the horse. The brass wheels and the punched cards belong to other machines in the passage.',
    ),
    purpose(
      3,
      'Why does the writer tell us about silk, paper and feathers?',
      'to show that Ada went about flying like a scientist',
      {
        own: [
          'to show that Ada’s family could afford costly things',
          'to prove that Ada’s wings would really have worked',
        ],
        effect: ['to make us laugh at how childish her plan was'],
        opposite: ['to suggest that she only dreamed of what she made'],
      },
      'She weighed up the merits of silk, paper and feathers',
      'The paragraph begins by telling us that she “did not merely dream”. Examining, measuring and comparing are what a scientist does.',
    ),
    infer(
      3,
      'What does the curtain over the portrait suggest about Ada’s family?',
      'They wished to keep Byron’s influence away from her.',
      {
        own: [
          'They were afraid that the light would spoil the paint.',
          'They were sorry that Byron had gone to live abroad.',
        ],
        opposite: ['They wished to keep Byron’s memory alive for her.'],
        strong: ['They never spoke a single word to her about Byron.'],
      },
      'A portrait of him hung in her grandparents’ house, hidden behind a curtain',
      'The portrait was there, but Ada was not to look at it. Soon afterwards we read that her mother dreaded she might have inherited a poet’s nature.',
    ),
    means(
      4,
      'Which word is closest in meaning to “unruly” in “a poet’s unruly imagination”?',
      'wild',
      {
        sound: ['unwritten'],
        fits: ['sorrowful', 'brilliant'],
        opposite: ['obedient'],
      },
      'dreaded that her daughter might inherit a poet’s unruly imagination',
      'Lady Byron fears it as a danger and fights it with timetables. Something unruly will not keep to rules.',
    ),
    figure(
      4,
      'The writer calls mathematics a “cure” and Ada “the patient”. What is the point of this comparison?',
      'The treatment strengthened what it was meant to weaken.',
      {
        effect: [
          'The treatment saved Ada when doctors had given up.',
          'The treatment made Ada too weak for other subjects.',
        ],
        own: ['The treatment tasted bitter to a girl who hated sums.'],
        opposite: ['The treatment worked exactly as her mother had hoped.'],
      },
      'it turned out to be a strange sort of cure',
      'Mathematics was supposed to cool her imagination. Instead numbers “set her imagination on fire”, so the medicine brought on the illness.',
    ),
    infer(
      2,
      'What do the words “Her body stood still; her studies did not” show?',
      'Ada went on learning while she was ill.',
      {
        own: ['Ada had no visitors while she was ill.', 'Ada’s tutors stayed away from her.'],
        opposite: ['Ada’s lessons were given up for a time.'],
        place: ['Ada made plans to fly while in bed.'],
      },
      'Her body stood still; her studies did not',
      'If her studies did not stand still, they moved forward, although she had to stay in bed.',
    ),
    classOf(
      2,
      'part',
      'Charles Babbage kept a part of a calculating machine',
      'noun',
      ['verb', 'adverb', 'adjective'],
      '“Part” can be a verb, as in “to part from a friend”. Here it follows “a” and names the thing that Babbage kept.',
    ),
    infer(
      3,
      'How was Ada’s response to the brass machine different from that of most visitors?',
      'She saw sense in it where they saw only a wonder.',
      {
        own: [
          'She saw faults in it which they were too polite to mention.',
          'She was bored by it, since she did sums faster.',
        ],
        opposite: ['She was amazed by it where they were not.'],
        strong: ['She saw at once how it could be used for music.'],
      },
      'Most visitors gaped at it as though it were a conjuring trick',
      'To the others it was like magic. Ada “understood how it worked”, and that was why she found it beautiful.',
    ),
    find(
      2,
      'How would instructions have been given to the Analytical Engine?',
      'on a set of cards with holes',
      {
        place: ['on the threads of a loom', 'on the rims of brass wheels', 'in a set of written notes'],
        own: ['by a set of brass levers'],
      },
      'given its orders by cards with holes punched in them',
      'Orders are instructions. The loom is named because it used cards of a similar kind.',
    ),
    purpose(
      5,
      'Why does the writer end the paragraph about the notes with “It was written for a computer that had not been built”?',
      'to bring out how far ahead of her time Ada was',
      {
        opposite: ['to bring out how little use Ada’s work could be'],
        own: [
          'to blame Babbage for being slow to build his Engine',
          'to warn readers that the program may have had errors',
        ],
        effect: ['to make readers doubt what historians tell them'],
      },
      'It was written for a computer that had not been built',
      'A program is normally tried out on a machine. Ada had to imagine the whole of it in her head, and that makes her achievement all the more astonishing.',
    ),
    means(
      4,
      'Which word is closest in meaning to “stand for” in “numbers could stand for other things”?',
      'represent',
      {
        sense: ['tolerate', 'support'],
        fits: ['replace', 'count'],
      },
      'Ada saw that numbers could stand for other things',
      'To “stand for” can mean to put up with something. Here it means to be a sign of it, as the notes of a tune could be written as figures.',
    ),
    findOpinion(
      3,
      'her boldest idea was not a calculation at all',
      [
        'The great Engine was never built',
        'the notes grew until they were about three times as long as the article',
        'Ada caught measles and lost the use of her legs',
        'he was more than twenty years older',
      ],
      'Which of somebody’s ideas is the boldest is a matter of judgement. What happened, how long the notes became and how old somebody was can all be checked.',
    ),
    order(
      3,
      [
        'Lady Byron leaves her husband.',
        'Ada makes plans for a pair of wings.',
        'Ada has to walk on crutches.',
        'Ada looks at her father’s portrait.',
      ],
      'Her parents parted when she was five weeks old. She planned her wings at twelve and caught measles at thirteen. She was a grown woman when she was shown the portrait, although the text mentions it early.',
    ),
    judge(
      5,
      untold(
        'Lord Byron wrote to Ada from abroad.',
        'We learn that he left England for ever and died in Greece. Nothing is said about letters.',
      ),
      isTrue(
        'Ada wrote more than the engineer whose article she translated.',
        'Her notes alone were about three times as long as his article.',
      ),
      isFalse(
        'Ada lived to see her notes become famous.',
        'She died in 1852, and the notes were almost forgotten for a century.',
      ),
    ),
    structure(
      5,
      'What does the last sentence, “No curtain hangs between them now”, achieve?',
      'It uses an earlier detail to show that a separation is over.',
      {
        effect: [
          'It uses an earlier detail to show that a mystery is unsolved.',
          'It brings in a new fact about where the portrait is kept.',
        ],
        opposite: ['It reminds us that Ada never saw what her father looked like.'],
        own: ['It tells us that Lady Byron had in the end forgiven the poet.'],
      },
      'No curtain hangs between them now',
      'The curtain hid the father from his daughter in life. Now they lie side by side, so the curtain has become a picture of all that kept them apart.',
    ),
  ],
}
