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

export const aCallerOnChristmasEve: LongPassage = {
  id: 'a-caller-on-christmas-eve',
  year: 6,
  kind: 'classic',
  title: 'A Caller on Christmas Eve',
  text: `If thrift be a virtue, then Mr Ebenezer Scrooge was the most virtuous man in London. He burned one coal where his neighbours burned six; he had never been known to give away so much as the time of day; and on Christmas Eve, having bestowed no greetings upon anybody, he walked home through the fog entirely satisfied with the bargain.

He lived alone, at the top of a tall house that grew colder as one climbed. The knocker upon its door was a plain lump of iron. Scrooge had passed it twice a day for years and could not have told you its shape. Tonight he could have drawn it, for it was looking at him. It had whiskers, and spectacles, and an expression of patient reproach; it was, in short, the countenance of his partner, Jacob Marley, who had quitted this world seven winters before and owed it nothing.

Scrooge struck a match. It was a knocker.

“A trick of the fog,” said he severely, as though the fog might be fined for it. Nevertheless, when he had gained his chamber, he turned the key twice, and did what he had not done since he was a boy. He looked under the bed. There was nothing beneath it but the cold.

He lit one candle and drew his chair to the hearth, where the fire was so small that it appeared to be warming itself. Above it hung a row of little bells, which had called servants to that room in the days when there were servants to be called; they had been dumb for thirty years. Now, as he watched, the smallest of them stirred. It gave a cautious tinkle, like a guest clearing his throat. A second took it up, and a third, until every bell in the house was ringing as though dinner were late. Then, all together, they ceased; and in the silence he heard something heavy mounting the stairs with great deliberation, step, and drag, and step, like a man who carries a shop upon his back.

It did not trouble to open the door.

“Jacob,” said Scrooge, when he had found his voice. The candle shone through his visitor’s waistcoat as through a thin blind. About the spectre’s middle, and away behind him over the floor, ran a chain of keys and cash-boxes and fat leather purses. “If it is about the firm, we are closed until the day after tomorrow.”

“It is always about the firm,” said Marley mournfully. “That is my complaint. For forty years I kept our accounts, and they balance to a farthing. It was the other ledger that I neglected, Ebenezer: the one with people in it.” He lifted a fold of the chain and let it fall. “I made this of an evening. A link for every kindness that I put off until business should be better. You were always the quicker workman. Yours is already the longer by a good deal.”

Scrooge glanced at the boards behind his own chair, and saw nothing; but he drew in his feet.

“You will receive three callers,” the spectre went on. “They come to show you where you have been, and where you are, and where you are bound. I had none. I beg of you to be civil to them. It is an outlay of nothing.”

“Will they expect supper?” said Scrooge.

Marley made no answer. He had drifted to the window. Far down in the yard a small boy, with more holes than muffler, was singing a carol to a row of shuttered houses. The spectre thrust his hand into one purse upon his chain, and then into the next, and the next, along the whole jingling length of it; and not one of them would open.

“That,” he said softly, “is what it is like.” And there was nobody at the window but the fog.

Scrooge remained where he was. Below, the thin voice went doggedly on to its second verse. It was a full minute before he discovered that his own hand had stolen into his pocket and closed upon a penny. He regarded it with astonishment. It came out empty, for a man is not altered so quickly as that.

But it had gone in.`,
  items: [
    purpose(
      4,
      'What is the writer’s aim in calling Scrooge “the most virtuous man in London”?',
      'to mock him by praising his meanness as though it were good',
      {
        true: ['to show that he took some satisfaction in the way he lived'],
        opposite: ['to win our respect for him before we learn of his faults'],
        own: [
          'to explain how he came to be richer than all his neighbours',
          'to make us guess that he gives away money in secret',
        ],
      },
      'If thrift be a virtue, then Mr Ebenezer Scrooge was the most virtuous man in London',
      'Notice the word “If”. The examples that follow, one coal and no greetings, are not virtues at all, so the praise is a joke against him.',
    ),
    find(
      1,
      'How long before this Christmas Eve had Jacob Marley died?',
      'seven years',
      { place: ['three years', 'six years', 'thirty years', 'forty years'] },
      'Jacob Marley, who had quitted this world seven winters before',
      'To quit this world is to die, and seven winters make seven years. The other numbers belong to the callers, the coals, the bells and the accounts.',
    ),
    classOf(
      4,
      'as',
      'a tall house that grew colder as one climbed',
      'conjunction',
      ['preposition', 'adverb', 'determiner'],
      'The word joins two clauses, “that grew colder” and “one climbed”, and means “while”. In “dressed as a ghost” only a noun follows, and there it would be a preposition.',
    ),
    means(
      3,
      'Which word is closest in meaning to “countenance” in “the countenance of his partner, Jacob Marley”?',
      'face',
      {
        sense: ['approval'],
        sound: ['reckoning'],
        fits: ['arrival', 'voice'],
      },
      'it was, in short, the countenance of his partner',
      'Whiskers, spectacles and an expression are all found in one place. The words “in short” sum them up.',
    ),
    infer(
      2,
      'What does Scrooge’s search under the bed show?',
      'He is more uneasy than he will admit.',
      {
        own: ['He is troubled by the cold of his room.', 'He is anxious to see that his money is safe.'],
        opposite: ['He is sure that the fog deceived him.'],
        strong: ['He is too frightened to stay in the house.'],
      },
      'Nevertheless, when he had gained his chamber, he turned the key twice',
      'He blames the fog aloud, but “Nevertheless” tells us that he is not quite convinced. He locks himself in and looks where frightened children look.',
    ),
    figure(
      3,
      'The fire was “so small that it appeared to be warming itself”. What does this personification suggest?',
      'It could spare no heat for the man in front of it.',
      {
        effect: [
          'It was the only friendly thing in the chamber.',
          'It was as afraid as he was of what was coming.',
        ],
        opposite: ['It was hotter than one would expect from its size.'],
        own: ['It would burn the longer for being kept so low.'],
      },
      'the fire was so small that it appeared to be warming itself',
      'The fire is treated like a person who huddles up and keeps what warmth there is. That is a good fire for a miser: it gives nothing away.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “deliberation” in “mounting the stairs with great deliberation”?',
      'unhurried care',
      {
        sense: ['long discussion'],
        fits: ['bitter complaint', 'obvious pain'],
        opposite: ['impatient haste'],
      },
      'he heard something heavy mounting the stairs with great deliberation',
      'Deliberation can be a talk in which people weigh things up. On a staircase it is the pace of somebody who sets down each foot with thought: “step, and drag, and step”.',
    ),
    infer(
      4,
      'What does Marley mean by “the other ledger”, “the one with people in it”?',
      'an account of how he had treated others',
      {
        sense: ['a book of the wages that they paid'],
        own: ['a list of the customers that they lost', 'a record of the money that others owed him'],
        place: ['a count of all the callers still to come'],
      },
      'It was the other ledger that I neglected, Ebenezer: the one with people in it',
      'His money accounts are perfect. What he left out is explained by the chain: the kindnesses that he did not do. It is not a real book at all.',
    ),
    find(
      3,
      'According to Marley, what does each link of his chain stand for?',
      'a good deed that he delayed',
      {
        place: ['a year that he gave to the firm', 'a purse that he could not open'],
        own: ['a debt that he did not collect', 'a bargain that made him richer'],
      },
      'A link for every kindness that I put off until business should be better',
      'To put something off is to leave it until later. He meant to be kind one day, and each time the chain grew.',
    ),
    infer(
      3,
      'What does the question “Will they expect supper?” show about Scrooge?',
      'Even now he is thinking about the cost.',
      {
        own: ['Even now he is hoping for good company.', 'At last he is amused by what he is told.'],
        opposite: ['At last he is willing to be a kind host.'],
        strong: ['He does not believe a word of what he is told.'],
      },
      'Will they expect supper?',
      'Marley has just said that to be civil costs nothing. The first thing Scrooge wants to know about his callers is whether they will cost him a meal.',
    ),
    purpose(
      5,
      'Why does the writer show Marley trying every purse on his chain?',
      'to let us see a wish to give that has come too late',
      {
        effect: [
          'to let us see how much money he still has to give',
          'to make us laugh at a ghost who cannot manage a purse',
        ],
        opposite: ['to prove that even death has not made him generous'],
        own: ['to remind Scrooge that the chain will never come off'],
      },
      'and not one of them would open',
      'Marley looks at the singing boy and at once feels for a coin. In life he could have opened the purses and did not want to. Now he wants to and cannot.',
    ),
    order(
      4,
      [
        'The bells summon servants to the room.',
        'Marley leaves this world.',
        'Scrooge studies the door knocker.',
        'Scrooge searches beneath his bed.',
      ],
      'The bells had been dumb for thirty years, and Marley had been gone for seven. Scrooge met the knocker on his way in, before he looked under the bed.',
    ),
    findOpinion(
      2,
      'a man is not altered so quickly as that',
      [
        'Scrooge had passed it twice a day for years',
        'they had been dumb for thirty years',
        'For forty years I kept our accounts',
        'he turned the key twice',
      ],
      'How quickly people can change is a matter on which one may disagree. The other quotations tell what was or what somebody did.',
    ),
    judge(
      5,
      untold(
        'Scrooge paid rent to the owner of the tall house.',
        'We learn only that he lived at the top of it. He may have rented it, or it may have been his own.',
      ),
      isTrue(
        'In Marley’s opinion, Scrooge has put off more kindnesses than Marley ever did.',
        'Each link stands for a kindness put off, and Marley says that Scrooge’s chain is the longer “by a good deal”.',
      ),
      isFalse(
        'Marley himself had once been visited by callers such as those that Scrooge is to expect.',
        'He says of such callers, “I had none.”',
      ),
    ),
    structure(
      5,
      'The passage ends with a paragraph of five short words. What does this ending do?',
      'It makes a small movement stand out as a first sign of hope.',
      {
        effect: [
          'It makes a large change in Scrooge seem sudden and complete.',
          'It makes us doubt that the visitor was ever in the room.',
        ],
        opposite: ['It makes clear that the visit has altered nothing in Scrooge.'],
        own: ['It makes us wait to learn whether the boy will be paid.'],
      },
      'But it had gone in',
      'The hand came out empty, so he is not yet a changed man. “But” turns this round: for once he had reached for a coin to give, and the short line leaves us with that.',
    ),
  ],
}
