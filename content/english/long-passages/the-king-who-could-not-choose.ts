import {
  classOf,
  figure,
  find,
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
} from './long-passage.ts'

export const theKingWhoCouldNotChoose: LongPassage = {
  id: 'the-king-who-could-not-choose',
  year: 6,
  kind: 'playscript',
  title: 'The King Who Could Not Choose',
  text: `SCENE: The breakfast room in the palace of Umberland. Through a long window we see a broad river. KING OSBERT, in one slipper and one boot, sits before two boiled eggs. LADY PRYCE, the Chancellor, stands at his elbow with a tottering tower of papers. An AMBASSADOR with a long grey beard is asleep on a chair by the wall.

KING: (gazing from egg to egg) The brown is handsome. But the white has such an honest face.

LADY PRYCE: They were boiled on Saturday, sire. It is now Thursday. The cook has opened all the windows.

KING: One should never hurry, Lady Pryce. (A drip falls on his head. He shifts his chair to the left. A second drip finds him there.) Is it raining in?

LADY PRYCE: The roofers came about that, sire. Slate or tile, they asked. You said that you would sleep on it. That was six years ago.

KING: And I have slept superbly. It is a most profound question.

AMBASSADOR: (waking) Is it my turn yet?

LADY PRYCE: Presently, Your Excellency.

AMBASSADOR: My beard was brown when I came in. (He falls asleep again.)

(A knock. Enter NELL, eleven years old, in dripping oilskins, carrying an enormous plum cake.)

NELL: Beg pardon. Which of you is the King?

LADY PRYCE: (severely) Petitions on the first of the month, child.

NELL: Oh, I don’t want anything, miss. I’ve come to say thank you. (She puts the cake down on the papers, which sag.) I’m Nell Tarry, from the ferry. Mother would have come herself, only she can’t stop rowing.

KING: Thank me? (aside, to LADY PRYCE) Has anybody done that before?

LADY PRYCE: (leafing through a very thin notebook) Not as yet, sire.

KING: And for what, my good Nell, am I being thanked?

NELL: For choosing the river, sir. When I was two, the whole town asked you for a bridge. Wood or stone, they said, whichever you liked. Mother was certain that she would be out of work by harvest. And you went and chose the river! Nine years it’s been now, at a penny a crossing. We’ve bought a cow.

KING: But I did not choose the river. I am still considering. I have not chosen anything!

NELL: (puzzled) Well, sir, people have had to get across somehow while you considered.

(Silence. A drip falls into the teacup with a note like a small, sad bell.)

KING: (slowly) So when I thought that I was doing nothing –

NELL: You were doing something, sir. You just weren’t there when it happened.

KING: (rising, one foot higher than the other) Lady Pryce! How many questions are in that heap?

LADY PRYCE: Two thousand, one hundred and six, sire.

KING: And has every one of them been answering itself? Behind my back?

LADY PRYCE: (reading) The school at Little Wend: should its door be red or blue? It has no door, sire. The children climb in at the window. The royal portrait: to smile, or to look noble? The painter gave up and painted the chair. The treaty with His Excellency –

AMBASSADOR: (waking) It concerned a gift of oranges. They are in the hall. (He sniffs.) They were oranges.

KING: (sinking back) I believed that if I never chose, I could never be wrong.

NELL: Mother says it’s like the middle of the river. It’s a lovely place to sit and admire both banks. Only the boat doesn’t stay there, sir. It goes down to the weir.

(The KING walks to the window and stands with his back to us.)

KING: Nell, does your mother enjoy rowing?

NELL: (after a pause) Nobody’s ever asked. She falls asleep in her soup, mostly.

KING: And yet you brought me a cake.

NELL: That’s only manners. You paid for the cow.

(The KING turns. He pulls off the slipper, flings it over his shoulder and seizes a pen. LADY PRYCE clutches the table.)

KING: Stone! (He gasps. Everybody gasps.) Three arches! And Mistress Tarry shall keep it, at a good wage, sitting down. Next!

LADY PRYCE: (faintly) Slate or tile, sire?

KING: Slate! Red! Noble – no, smile! Oh, this is glorious. It is like jumping in puddles! And supposing that I am wrong?

NELL: Then you’ll know, sir. And you can choose again.

AMBASSADOR: Is it my turn yet?

KING: (embracing him) My dear fellow, yes! To everything, yes!

(Papers fly. At last nothing remains on the table but the eggs and the cake. All lean forward.)

LADY PRYCE: And the egg, sire? Brown or white?

(The KING raises his spoon. It travels to the brown and hovers. It travels to the white and hovers. His lip trembles. A very long pause. Then he lays down the spoon.)

KING: Cake.

(Curtain.)`,
  items: [
    find(
      1,
      'Why is water dripping on the King?',
      'The roof has been left unmended.',
      {
        own: ['The roofers did their work badly.', 'The cook has left the tap running.'],
        place: ['The windows have all been opened.', 'The visitor’s oilskins are wet.'],
      },
      'Slate or tile, they asked.',
      'The roofers needed an answer before they could begin, and for six years the King has not given one.',
    ),
    infer(
      3,
      'What do the King’s feet tell the audience before he says a word?',
      'He has not been able to decide what to wear.',
      {
        own: [
          'He has dressed in a hurry so as not to be late.',
          'He has been out by the river and is soaked.',
          'He has lost the other slipper in his own palace.',
        ],
        opposite: ['He has no wish to look like anybody else.'],
      },
      'in one slipper and one boot',
      'One slipper and one boot look odd. With the two eggs in front of him, they show that every choice is too much for him.',
    ),
    means(
      3,
      'Which word is closest in meaning to “profound” in “It is a most profound question”?',
      'deep',
      { opposite: ['simple'], fits: ['urgent', 'tedious'], sound: ['proud'] },
      'It is a most profound question.',
      'The King thinks that slate or tile is a matter for long and serious thought, so he calls it a question of great depth.',
    ),
    infer(
      3,
      'What is the joke in the Ambassador’s remark about his beard?',
      'He has been kept waiting so long that he has aged.',
      {
        own: [
          'He has been frightened so badly that it turned grey.',
          'He has dyed it in the hope that the King will notice.',
        ],
        opposite: ['He has been there for less time than he believes.'],
        place: ['He has been dripped on until the brown washed out.'],
      },
      'My beard was brown when I came in.',
      'Brown hair turns grey over many years. Lady Pryce’s “Presently” is funny for the same reason.',
    ),
    find(
      2,
      'Why does Nell’s mother not bring the cake herself?',
      'She is too busy with her work.',
      {
        own: ['She is too shy to meet a king.', 'She has to look after the cow.'],
        place: ['She has fallen asleep over her meal.', 'She has been told to come on another day.'],
      },
      'only she can’t stop rowing',
      'People want to cross the river all day long, and there is no bridge, so she cannot leave her ferry.',
    ),
    classOf(
      3,
      'while',
      'people have had to get across somehow while you considered',
      'conjunction',
      ['noun', 'preposition', 'adverb', 'verb'],
      '“While” is a noun in “for a while”. Here it joins two clauses: “people have had to get across” and “you considered”.',
    ),
    infer(
      4,
      'Lady Pryce looks through “a very thin notebook”. Why is it so thin?',
      'Nobody has had much reason to be grateful to the King.',
      {
        own: [
          'Lady Pryce does not care to write down what she hears.',
          'The King has not been upon the throne for very long.',
        ],
        opposite: ['The King does not like his good deeds to be known.'],
        place: ['Most of its pages have been used for the petitions.'],
      },
      'Not as yet, sire.',
      'She opens it to see whether anybody has thanked him. It has hardly a page, because there has been nothing to write in it.',
    ),
    order(
      3,
      [
        'The town asks for a bridge.',
        'The roofers ask their question.',
        'The eggs are boiled.',
        'Nell knocks at the door.',
      ],
      'The town asked nine years ago, the roofers came six years ago, and the eggs were boiled on Saturday.',
    ),
    infer(
      5,
      'What does Nell mean when she tells the King “You just weren’t there when it happened”?',
      'His silence had results that he took no notice of.',
      {
        own: [
          'His servants made the choices while he was abroad.',
          'His mind was made up before the people asked.',
        ],
        opposite: ['His people did as they were told without him.'],
        strong: ['His wishes never made any difference to anyone.'],
      },
      'people have had to get across somehow while you considered',
      'By not answering, the King left the town with the ferry. That was as good as a decision, though he never knew that he had made it.',
    ),
    figure(
      4,
      'Nell’s mother compares not choosing to sitting “in the middle of the river”. What warning does the weir add to this?',
      'Those who put off a choice are carried into trouble.',
      {
        effect: [
          'Those who choose in haste are certain to regret it.',
          'Those who admire the view forget to do their work.',
        ],
        own: ['Those who cannot row should stay away from boats.'],
        opposite: ['Those who wait in patience come safely to a bank.'],
      },
      'Only the boat doesn’t stay there, sir. It goes down to the weir.',
      'At a weir the water drops. The middle of the river seems peaceful, but all the time the current is taking the boat towards it.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “seizes” in “flings it over his shoulder and seizes a pen”?',
      'snatches up',
      { sense: ['takes prisoner'], sound: ['stops using'], opposite: ['lets go of'], fits: ['asks for'] },
      'flings it over his shoulder and seizes a pen',
      'He has just flung a slipper over his shoulder, so he is full of energy. He takes the pen quickly and firmly.',
    ),
    structure(
      5,
      'How does the play change after the King looks out of the window?',
      'Its pace quickens, as his long delays give way to quick commands.',
      {
        part: ['Its mood darkens, as he begins to see how he has harmed his people.'],
        effect: ['Its jokes come to an end, as the lesson has to be taken in earnest.'],
        opposite: ['Its action slows, as he must answer two thousand questions in turn.'],
        own: ['Its setting changes, as he goes out to look for Mistress Tarry.'],
      },
      'Stone! (He gasps. Everybody gasps.)',
      'Before, speeches wander and drips fall into silence. Now the King answers in single words and papers fly.',
    ),
    judge(
      4,
      isTrue(
        'Nell’s family has gained by the King’s delay.',
        'The ferry has earned a penny for each crossing, and they have bought a cow.',
      ),
      isFalse(
        'The Ambassador’s gift would still be good to eat.',
        'He sniffs and says “They were oranges”, so they have gone bad while he waited.',
      ),
      isTrue(
        'Nell’s mother can look forward to an easier life.',
        'Now she never stops rowing. She is to keep the bridge at a good wage, “sitting down”.',
      ),
    ),
    purpose(
      4,
      'Why does the writer let the King say “Cake” at the very end?',
      'to surprise us, since he decides in a way that nobody expects',
      {
        effect: [
          'to disappoint us, since he has learned nothing from it all',
          'to touch us, since he wants above all to repay Nell for her kindness',
        ],
        own: ['to warn us, since the eggs would have made him very ill'],
        opposite: ['to comfort us, since he does as Lady Pryce would like'],
      },
      'His lip trembles. A very long pause.',
      'He hovers between the two eggs as he always did, and we fear that he is lost again. Then he finds a third way, and it is a choice.',
    ),
    sumUp(
      3,
      'Which of these would make the best moral for the play?',
      'To leave a question unanswered is to answer it.',
      {
        strong: ['To answer a question at once is always best.'],
        part: [
          'To thank others for a kindness is good manners.',
          'To rule a country well, one must ask the young.',
        ],
        opposite: ['To think for longer is to choose more wisely.'],
      },
      'And has every one of them been answering itself?',
      'The roof, the school, the oranges and the bridge all show that things went on happening while the King made up his mind.',
    ),
  ],
}
