import {
  classOf,
  figure,
  find,
  findOpinion,
  infer,
  isFalse,
  judge,
  type LongPassage,
  means,
  order,
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const theCaseOfTheVanishedVictoria: LongPassage = {
  id: 'the-case-of-the-vanished-victoria',
  year: 6,
  kind: 'playscript',
  title: 'The Case of the Vanished Victoria',
  text: `Scene: The kitchen of Much Fenwick village hall, on the morning of the Summer Show. A window is open. On a long table are a plate of broken biscuits and a glass cake stand, empty but for some crumbs. In front of each lies a small white card. OTTOLINE BELL, aged eleven, in a coat several sizes too large, is examining the stand through a magnifying glass. WATTS, aged ten, leans against the door with a notebook. He is rather pale. MRS PARGETER paces up and down.

MRS PARGETER: It was there at ten o’clock! Three layers of sponge, raspberry jam, a dusting of sugar. I go out to measure the marrows, I come back, and look!

OTTOLINE: Kindly do not breathe on the crumbs. Watts, take this down. Seventeen crumbs, all to the left of the stand.

WATTS: (writing) Seventeen. (He swallows.) Poor things.

OTTOLINE: Our thief, therefore, is left-handed, is about as tall as Watts, and once owned a parrot.

MRS PARGETER: How can you tell?

OTTOLINE: The crumbs told me the first and the tablecloth the second. The parrot was a guess. One must begin somewhere.

(Enter MR DHILLON in an apron. He stares at the stand.)

MR DHILLON: So it is true. My Victoria has gone!

OTTOLINE: (glancing at him) Mr Dhillon. You rose before five, you came here by bicycle, and you have lately quarrelled with a cat.

MR DHILLON: (astonished) That is remarkable!

OTTOLINE: Not at all. You have flour in your eyebrows, and nobody bakes at a civilised hour on the day of a show. You have a clip round your ankle. And your hand is covered in scratches.

MR DHILLON: I have been pruning a rose bush.

OTTOLINE: (after a pause) Watts, cross out the cat.

(WATTS does so. OTTOLINE prowls round the table.)

OTTOLINE: Now, who gains by this crime? Mrs Pargeter, your lemon drizzle has come second to Mr Dhillon’s Victoria for six years running.

MRS PARGETER: Seven. (She draws herself up.) And I would sooner come second for seven more than stoop to theft. Besides, the vicar was with me all morning. He was holding the other end of the tape.

OTTOLINE: Then I shall question the vicar and, if necessary, the marrows.

(Enter ALFIE, aged six, trailing a toy dinosaur.)

ALFIE: Can I have a biscuit?

MRS PARGETER: I think we all need one. It is the shock.

(She carries the plate round. Everybody takes a biscuit except WATTS, who waves it away and sits down rather suddenly.)

OTTOLINE: Alfie, you are my brother, and so I am bound to suspect you. Have you been in this kitchen before?

ALFIE: Only to tidy. The little cards were on the floor, so I put them back. (proudly) I can’t do joined-up reading yet, but I made them look nice.

(OTTOLINE stands very still. Then she picks up the two cards.)

OTTOLINE: In front of the biscuits: “Show entry. Please do not touch.” And in front of the cake: “For our helpers. Please finish me up!” Friends, there is one thing in this room that nobody has explained.

MR DHILLON: The crumbs?

OTTOLINE: The biscuit that Watts did not eat.

(All turn to WATTS.)

OTTOLINE: In four years I have never known him refuse food. In the Affair of the Missing Mince Pie he ate the evidence.

WATTS: (in a rush) I’d carried forty chairs, so I was a helper, and I thought it would be rude not to! And I am left-handed, Ottoline. I have always been left-handed. I sit next to you!

OTTOLINE: (with dignity) I said that the thief was left-handed. I was right in every particular.

WATTS: I’ve never had a parrot.

MR DHILLON: (faintly) All three layers?

WATTS: I didn’t like to leave one on its own.

(Silence. MR DHILLON sinks on to a chair and hides his face in his apron. His shoulders shake. MRS PARGETER goes to comfort him and finds that he is laughing.)

MR DHILLON: For thirty years I have baked that cake for judges. One forkful, one sniff and a number out of ten. Nobody has ever finished it! Tell me, my boy. How was it?

WATTS: (closing his eyes) Light as a Saturday. The jam was sharp first and then sweet. And right at the end there was something else, like a joke that you only get on the way home.

MR DHILLON: (delighted) Orange! A single spoonful. No judge has ever noticed.

(Silently MRS PARGETER takes the red rosette out of its box and lays it on the empty stand.)

MRS PARGETER: First prize. (She sighs.) Eight.

ALFIE: Shall I tidy the other room now?

ALL: No!`,
  items: [
    infer(
      3,
      'Ottoline says: “The parrot was a guess. One must begin somewhere.” What does this show about her?',
      'She will state a guess as firmly as a fact.',
      {
        opposite: [
          'She says only what she is able to prove.',
          'She is too modest to trust her own reasoning.',
        ],
        own: ['She makes up stories to trap the guilty.'],
        place: ['She has been told about a parrot by Watts.'],
      },
      'The parrot was a guess',
      'She named the parrot in the same breath as the things that she had worked out. Nobody would have known that it was different if Mrs Pargeter had not asked.',
    ),
    find(
      1,
      'What had scratched Mr Dhillon’s hand?',
      'a rose bush',
      { place: ['a cat', 'a parrot', 'a bicycle clip'], own: ['a broken dish'] },
      'I have been pruning a rose bush',
      'The cat was Ottoline’s idea, and Watts had to cross it out. To prune a bush is to cut it back, and roses have thorns.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “stoop” in “than stoop to theft”?',
      'lower myself',
      { sense: ['bend forward'], opposite: ['say no'], fits: ['be driven'], sound: ['put a stop'] },
      'than stoop to theft',
      'To stoop is to bend down. Mrs Pargeter means it of her good name: theft would be beneath her.',
    ),
    classOf(
      5,
      'sooner',
      'I would sooner come second for seven more',
      'adverb',
      ['adjective', 'conjunction', 'verb', 'preposition'],
      '“Sooner” goes with the verb “come” and means “rather” here. It does not describe a noun.',
    ),
    purpose(
      4,
      'Why does the author tell us, in brackets, that Watts does not take a biscuit?',
      'to let us see a clue before Ottoline speaks of it',
      {
        effect: ['to make us afraid that Watts is gravely ill'],
        own: [
          'to show that Watts has guessed what Alfie did',
          'to let us know that the biscuits have gone stale',
          'to show that Watts has worse manners than the rest',
        ],
      },
      'who waves it away and sits down rather suddenly',
      'At this moment it seems only odd. A little later Ottoline names “the biscuit that Watts did not eat”, and we see what it meant.',
    ),
    structure(
      4,
      'What does the entrance of Alfie do for the play?',
      'It brings, by chance, the fact that solves the case.',
      {
        effect: ['It takes us away from the case to rest for a while.'],
        part: ['It gives Ottoline one suspect more, and no more.'],
        own: ['It hints that the hall has more than one thief.'],
        opposite: ['It leads Ottoline away from what she has found.'],
      },
      'The little cards were on the floor, so I put them back',
      'Until then Ottoline has nothing but crumbs and guesses. Alfie only wants a biscuit, but what he says about the cards explains everything.',
    ),
    find(
      2,
      'Why did Watts think that he might eat the cake?',
      'A card invited helpers to do so.',
      {
        own: ['Alfie told him that it was left over.', 'Mrs Pargeter forgot to forbid it.'],
        place: ['He took it for a plate of biscuits.', 'He had eaten evidence before.'],
      },
      'I’d carried forty chairs, so I was a helper',
      'In front of the cake stood the card “For our helpers”. Alfie had put it there because he could not read it.',
    ),
    means(
      4,
      'Which word is closest in meaning to “particular” in “I was right in every particular”?',
      'detail',
      { sense: ['speciality'], sound: ['particle'], fits: ['motive'], opposite: ['mistake'] },
      'I was right in every particular',
      'Ottoline claims that each single thing that she said of the thief was correct. Watts answers with one that was not: the parrot.',
    ),
    infer(
      3,
      'Why does Mr Dhillon laugh when he learns what became of his cake?',
      'Someone has at last enjoyed the whole of it.',
      {
        own: [
          'Someone has at last tricked the great detective.',
          'Someone has at last said sorry for a crime.',
        ],
        place: ['Someone has at last given it full marks.'],
        opposite: ['Someone has at last proved it too rich to eat.'],
      },
      'Nobody has ever finished it',
      'Judges take one forkful. In thirty years Watts is the first to eat it to the end, and Mr Dhillon at once asks him how it was.',
    ),
    figure(
      5,
      'Watts says that the cake was “Light as a Saturday”. Why is this an effective comparison?',
      'It joins the airy cake to the ease of a day off.',
      {
        effect: ['It likens the pale sponge to bright sunshine.', 'It hints that the cake left him hungry.'],
        own: ['It tells us that the Show is on a Saturday.'],
        opposite: ['It makes the cake as dull as an empty day.'],
      },
      'Light as a Saturday',
      '“Light” has two senses here: the sponge has no weight, and neither has a Saturday, when a child is free of school. Nothing is said of its colour.',
    ),
    infer(
      5,
      'What does Mrs Pargeter mean when she sighs and says: “Eight”?',
      'She has lost to Mr Dhillon for another year.',
      {
        place: ['She is giving the cake eight marks out of ten.'],
        opposite: ['She has now won more prizes than Mr Dhillon.'],
        own: ['She is counting the helpers who want some cake.'],
        strong: ['She has decided never to bake a cake again.'],
      },
      'MRS PARGETER: First prize. (She sighs.) Eight.',
      'Earlier she corrected Ottoline: she had come second not six but seven times. With this prize for Mr Dhillon it is one more.',
    ),
    order(
      3,
      [
        'A cake is baked.',
        'Two cards are picked up from the floor.',
        'Watts helps himself.',
        'Mrs Pargeter finds nothing but crumbs.',
      ],
      'The play begins with the crumbs, and the rest comes out bit by bit. Watts ate the cake because of a card, so Alfie must have put the cards back before that.',
    ),
    findOpinion(
      2,
      'That is remarkable',
      [
        'I have always been left-handed',
        'You have a clip round your ankle',
        'It was there at ten o’clock',
        'your hand is covered in scratches',
      ],
      'Mr Dhillon says what he thinks of Ottoline’s words, and she herself does not agree. The other quotations say what is so or what happened.',
    ),
    judge(
      5,
      isFalse(
        'Mrs Pargeter was alone while she was out of the kitchen.',
        'The vicar was with her, holding the other end of the tape.',
      ),
      untold(
        'The cards had been blown to the floor by a gust from the window.',
        'The window is open, and it may have been so, but nobody says how the cards fell.',
      ),
      isFalse(
        'Ottoline and Watts had not met until shortly before the Show.',
        'She has known him for four years, and they sit next to each other.',
      ),
    ),
    sumUp(
      4,
      'Which sentence best sums up the play?',
      'A detective hunts for a culprit who is at her side all along.',
      {
        opposite: ['A detective solves each part of a crime by careful science.'],
        own: ['A detective shows that a jealous rival has ruined a fine cake.'],
        part: ['A detective finds out how two cards were put in the wrong places.'],
        strong: ['A detective loses her best friend for the sake of the truth.'],
      },
      'I have always been left-handed. I sit next to you!',
      'Ottoline suspects Mrs Pargeter, Alfie and even the marrows. The one who ate the cake has been taking down her words all the time.',
    ),
  ],
}
