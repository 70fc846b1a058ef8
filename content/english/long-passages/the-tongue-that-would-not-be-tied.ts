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

export const theTongueThatWouldNotBeTied: LongPassage = {
  id: 'the-tongue-that-would-not-be-tied',
  year: 6,
  kind: 'information',
  title: 'The Tongue That Would Not Be Tied',
  text: `A language rarely dies with a crash. It slips out of the house a generation at a time. First the children answer their grandparents in another tongue. Then the parents, hoping to spare them trouble at school, give up asking. At last a single old speaker is left, with a head full of jokes and nobody on Earth to laugh at them. In 1974 Ned Maddrell, a retired fisherman, died on the Isle of Man. With him went the last person who had learned Manx as a child among neighbours who used it every day.

There are about seven thousand languages in the world, and experts fear that half of them may have fallen silent by the year 2100. Why should this happen? It is hardly ever because a language is too difficult, or too poor in words. The reasons are duller than that: roads, money, schools and shame. Where one powerful language opens every door, a smaller one comes to seem like an old coat, comfortable by the fire but embarrassing in the street.

Welsh very nearly became such a coat. In the middle of Queen Victoria’s reign most of the people of Wales spoke it, and a great many spoke nothing else. Yet in 1847 a government report on their schools, compiled by three Englishmen who knew no Welsh, blamed the language for holding the country back. In some classrooms a child who was heard speaking Welsh was made to wear a wooden token, known as the Welsh Not. There was one way to be rid of it: to catch a classmate doing the same. Worse than the wood was the lesson that it taught.

The census tells the rest. In 1901 about half the population of Wales could speak Welsh; by 1961, about a quarter. The following year the writer Saunders Lewis gave a talk on the radio that became famous. Unless people acted, he warned, Welsh would be finished as a living language early in the next century.

Some already had acted, with extraordinary obstinacy. In the 1950s Trefor and Eileen Beasley, of the village of Llangennech, refused to pay their local tax because the bill came only in English. They had the money; what they lacked was a piece of paper in their own language. Time after time bailiffs came and carried off furniture, including the piano. In 1960, after eight years, a bill arrived that was printed in both languages, and the Beasleys paid it.

Meanwhile something quieter had been happening. A school that taught through Welsh had been founded in Aberystwyth in 1939, with seven pupils. From that acorn a forest has grown. Tens of thousands of children now have their lessons in Welsh, and many of them come from homes where nobody speaks it. Wales has had a Welsh television channel since 1982, and in 2011 a law gave the language official status. Rappers, scientists and football commentators earn their living in a tongue that was once called useless.

A language that returns to work needs new words, and Welsh coins them with relish. It could simply have borrowed from English. Instead it often builds from its own bricks: a fridge is an oergell, a “cold cell”, and a selfie is a hunlun, a “self-picture”. There is no more satisfying word for a photograph of your own nose.

So is Welsh safe? Not yet. In the census of 2021 fewer than one person in five said that they could speak it, a smaller share than ten years earlier. The government in Cardiff hopes for a million speakers by 2050, but hope has to be spoken aloud. A law can put a language on a road sign; it cannot make anybody whisper it to a baby, yell it across a playground or order chips in it. What becomes of Welsh will be settled where the fate of every language is settled, in ten thousand kitchens, whenever a grandmother asks a question and a child decides how to answer.`,
  items: [
    find(
      1,
      'What was special about Ned Maddrell?',
      'He had grown up among people who spoke Manx daily.',
      {
        own: [
          'He had fished with men who had forgotten their Manx.',
          'He had written down the jokes of old Manx speakers.',
          'He had taught Manx to the children of his island.',
        ],

        opposite: ['He had learned Manx only after he stopped work.'],
      },
      'With him went the last person who had learned Manx as a child among neighbours who used it every day',
      'The sentence about him tells us when and from whom he had learned the language: as a child, from those who used it every day.',
    ),
    find(
      2,
      'According to the second paragraph, what usually makes people give up a small language?',
      'the advantages that a bigger one brings',
      {
        opposite: ['the effort of learning it properly', 'the lack of words for modern things'],
        own: ['the laws that forbid it in the street', 'the wish to be able to travel abroad'],
      },
      'Where one powerful language opens every door',
      'The writer says that difficulty and a shortage of words are hardly ever the reason. The powerful language “opens every door”: it brings work, money and schooling.',
    ),
    figure(
      3,
      'A small language comes to seem “like an old coat, comfortable by the fire but embarrassing in the street”. What does this simile suggest?',
      'Its speakers love it in private but hide it in public.',
      {
        effect: [
          'Its speakers keep it only because they are used to it.',
          'It is so old that no one can be comfortable in it.',
        ],
        opposite: ['Its speakers are proud to show it to strangers.'],
        own: ['It is kept for cold days and forgotten in summer.'],
      },
      'comfortable by the fire but embarrassing in the street',
      'Take both halves of the comparison: “by the fire” is at home among your own, “in the street” is in front of everybody else.',
    ),
    purpose(
      4,
      'Why does the writer mention that the authors of the report “knew no Welsh”?',
      'to hint that they were in no position to judge it',
      {
        own: [
          'to explain why the report had to be written in English',
          'to suggest that they ought to have been given lessons',
        ],
        true: ['to make clear that they had been sent by the government'],
        opposite: ['to show that they had no reason to be unfair to it'],
      },
      'compiled by three Englishmen who knew no Welsh',
      'The writer does not say outright that the report was unfair. The small detail lets us see that they blamed something which they could not understand.',
    ),
    infer(
      3,
      'What did the Welsh Not do to the children that was worse than the wood itself?',
      'It set them to spy on one another.',
      {
        own: ['It made them too slow to join in games.', 'It showed their parents what they had done.'],
        strong: ['It hurt so much that nobody could bear it.'],
        opposite: ['It was given to those who spoke English.'],
      },
      'There was one way to be rid of it: to catch a classmate doing the same',
      'Whoever wore the token had to listen for another child who spoke Welsh. The pupils kept watch on each other, so nowhere was safe.',
    ),
    classOf(
      5,
      'coins',
      'Welsh coins them with relish',
      'verb',
      ['noun', 'adjective', 'adverb'],
      'Coins in a purse are things, and there the word is a noun. Here “Welsh” is the subject, and “coins” tells us what it does with new words: it makes them.',
    ),
    means(
      3,
      'Which word is closest in meaning to “obstinacy” in “Some already had acted, with extraordinary obstinacy”?',
      'stubbornness',
      {
        sound: ['distance'],
        fits: ['politeness', 'unkindness'],
        opposite: ['readiness to obey'],
      },
      'Some already had acted, with extraordinary obstinacy',
      'The example shows the meaning: for eight years the Beasleys would not give way, whatever was taken from them.',
    ),
    find(
      2,
      'What brought the Beasleys’ refusal to pay to an end?',
      'They were sent a bill in two languages.',
      {
        place: ['They heard a warning on the radio.', 'They were told that the law had changed.'],
        own: ['They were given back their piano.', 'They had at last saved enough money.'],
      },
      'a bill arrived that was printed in both languages, and the Beasleys paid it',
      'They had the money all along. What they wanted was a bill in their own language, and when it came they paid.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “settled” in “What becomes of Welsh will be settled”?',
      'decided',
      { sense: ['paid for', 'made calm'], fits: ['talked over'], opposite: ['left open'] },
      'What becomes of Welsh will be settled',
      'People settle a bill, and they settle in a new home. Here it is a question that is to be settled, and each child’s choice of language helps to answer it.',
    ),
    findOpinion(
      3,
      'There is no more satisfying word for a photograph',
      [
        'Time after time bailiffs came and carried off furniture',
        'In 1901 about half the population of Wales could speak Welsh',
        'many of them come from homes where nobody speaks it',
        'a great many spoke nothing else',
      ],
      'You can prove what the bailiffs took or how many people spoke Welsh. How satisfying a word is depends on who says it.',
    ),
    order(
      4,
      [
        'Three Englishmen report on the schools of Wales.',
        'Seven pupils start at a school in Aberystwyth.',
        'The Beasleys refuse to pay their tax.',
        'Saunders Lewis gives his talk on the radio.',
      ],
      'The report came in 1847, the school in 1939, and the Beasleys’ protest in the 1950s. Lewis spoke in the year after 1961, although the text mentions him before the school and the Beasleys.',
    ),
    judge(
      5,
      isTrue(
        'A smaller part of the population could speak Welsh in 2021 than in 1961.',
        'In 1961 it was about a quarter, or one in four. In 2021 it was fewer than one in five.',
      ),
      isFalse(
        'All children who have their lessons in Welsh hear it from their parents.',
        'Many of them come from homes where nobody speaks it.',
      ),
      untold(
        'Most of the people in Wales support the plan for a million speakers.',
        'We learn that the government in Cardiff hopes for this. What most people think of it is not said.',
      ),
    ),
    purpose(
      4,
      'How does the writer feel about the future of Welsh?',
      'hopeful, but unsure of the outcome',
      {
        opposite: ['certain, as the law now protects it', 'despairing, as its numbers have fallen'],
        effect: ['amused, but annoyed by its modern words'],
        own: ['grateful, but critical of its schools'],
      },
      'but hope has to be spoken aloud',
      'The writer delights in all that has been won and then says “Not yet”. Neither the law nor the falling numbers will settle the matter; people will.',
    ),
    structure(
      5,
      'How does the last sentence of the passage look back to its first paragraph?',
      'It returns to a child’s reply, which may now go either way.',
      {
        effect: [
          'It returns to an old speaker’s death, which may now be forgotten.',
          'It corrects a claim that proved in the end to be mistaken.',
        ],
        opposite: ['It repeats that children will not answer in the old tongue.'],
        own: ['It answers a question that was put there about grandparents.'],
      },
      'whenever a grandmother asks a question and a child decides how to answer',
      'In the first paragraph a language begins to die when children answer their grandparents in another tongue. At the end the same moment comes again, but the child can choose.',
    ),
    sumUp(
      3,
      'Which sentence best sums up the whole passage?',
      'Welsh has been saved from dying out, but only daily use can keep it alive.',
      {
        part: ['Welsh was driven out of schools by a report and by a piece of wood.'],
        strong: ['Welsh will have a million speakers because children now learn it again.'],
        own: ['Small languages should be protected by the governments of large countries.'],
        opposite: ['Small languages die out whatever is done, and Welsh will soon follow Manx.'],
      },
      'So is Welsh safe? Not yet',
      'The passage shows how Welsh declined, how people brought it back, and what it still needs. The right summary has room for all three.',
    ),
  ],
}
