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
  untold,
} from './long-passage.ts'

export const aPrisonerOfThreads: LongPassage = {
  id: 'a-prisoner-of-threads',
  year: 6,
  kind: 'classic',
  title: 'A Prisoner of Threads',
  text: `I had slept, I believe, for nine hours without stirring, as only a man can sleep who has swum half the night in a cold sea; and when I awoke, the sun stood high above me and was shining in my face with great impertinence. I resolved to turn away from it. My head declined to turn.

I supposed at first that I was merely stiff. The wreck had bruised me from crown to heel, and I recalled but dimly how I had waded ashore, found the grass exceedingly short and soft, and lain down upon it without so much as looking about me. I therefore tried my right arm, which would not come; then my left, which was equally disobedient; and then both legs together. Nothing answered. It was as though, while I slept, I had put down roots.

By rolling my eyes downwards until they ached, I discovered the cause. From my chin to my ankles I was laced to the earth by hundreds of cords, crossing and recrossing like the string about a parcel, and not one of them thicker than a sewing thread. My very hair, which I wore long, had been parted into locks, and every lock was fastened to its own small peg. A single thread I could have snapped with one finger. I had been conquered by arithmetic.

There was, besides, a sound. I had taken it for the sea, and afterwards for grasshoppers; but it had a busy, rising and falling quality, such as comes through a schoolroom door when the master has stepped out. Presently something alive began to walk upon my left knee. It advanced along my waistcoat, pausing at each button as a traveller pauses at a milestone, and came to a halt not far below my chin. I strained to see what manner of beetle it might be.

It was not a beetle. It was a gentleman. He was, from his boots to his plumed hat, no taller than my hand is long, and he bore beneath one arm a roll of parchment about the size of a bay leaf. Behind him, in good order, came some forty others, carrying ladders, coils of rope, and the expressions of men who have been told that there is no danger and do not believe it.

I regret to record what I did next. I intended no discourtesy; but the plume had been brushing to and fro beneath my nose for some considerable time, and there are limits to the endurance even of a man who has survived a shipwreck.

I sneezed.

The effect upon that nation was calamitous. Hats flew; ladders clattered. The forty tumbled backwards down the slope of my ribs and leapt for the grass, where, I afterwards learned, two were bruised and one was discovered in my pocket. Only the little gentleman remained. He had flung both arms about a button, and clung there, hatless, as a sailor clings to the mast; and when the gale had blown over he let go, straightened his coat, unrolled his document and, in a voice no louder than a gnat’s, but perfectly steady, began to read.

I understood not a word. There were, to judge by his gestures, a great many clauses in it: he pointed to the hills, to the sea, to the cords and, more than once, to my mouth. But I had leisure to study his countenance, and I perceived what those below could not have perceived, which was that the parchment shook.

Now, in my first struggles I had loosened the pegs about my left hand. I knew, as surely as I knew my own name, that with one wrench I might have it free, and that with one sweep of it I might clear away orator, ladders and all, as one brushes crumbs from a table. Already my fingers had closed upon the turf. I looked once more at the small, hatless person who had stayed when there was every reason to run, and who read on, though he trembled, because reading was his duty; and I was ashamed.

Slowly I opened my hand, and laid it palm upwards on the grass, as one does with an uneasy horse. The voice ceased. For a long moment nobody upon that shore, great or little, drew breath. Then he walked down my sleeve, with a dignity that I have never seen surpassed in any court of Europe, and seated himself in the hollow of my palm.

I have often been asked which of the two of us, that morning, had been captured. I have never been able to answer.`,
  items: [
    find(
      1,
      'Why had the narrator slept so soundly?',
      'He had swum for several hours.',
      {
        place: [
          'He had been hurt in the shipwreck.',
          'He had found some soft, short grass.',
          'He had been soothed by the sea.',
        ],
        own: ['He had been awake for nine days.'],
      },
      'as only a man can sleep who has swum half the night in a cold sea',
      'He sleeps as only somebody can who has swum half the night. The bruises and the soft grass are mentioned later, but not as the reason.',
    ),
    means(
      3,
      'Which word is closest in meaning to “impertinence” in “shining in my face with great impertinence”?',
      'rudeness',
      { sense: ['irrelevance'], fits: ['brilliance'], opposite: ['respect'], sound: ['impatience'] },
      'shining in my face with great impertinence',
      'The narrator is treated as if he did not matter at all: the sun stares at him and wakes him, like a person without manners.',
    ),
    figure(
      3,
      '“It was as though, while I slept, I had put down roots.” What does this comparison stress?',
      'how firmly he is held to the spot',
      {
        effect: [
          'how much he feels at home there',
          'how long he must have been asleep',
          'how deeply the pegs have been driven in',
          'how small he has begun to feel',
        ],
      },
      'It was as though, while I slept, I had put down roots',
      'A plant with roots cannot leave its place. We also say that people put down roots when they settle happily, but he has just tried to move and “nothing answered”.',
    ),
    infer(
      4,
      'What does the narrator mean by “I had been conquered by arithmetic”?',
      'The threads are strong only because there are so many.',
      {
        own: [
          'The threads have been measured with remarkable skill.',
          'The men who tied him must be better at sums than he is.',
        ],
        opposite: ['The threads are all a great deal thicker than they look.'],
        place: ['The men have chosen the one hour when he is weakest.'],
      },
      'A single thread I could have snapped with one finger',
      'One thread is nothing to him, but there are hundreds of them. It is the number that defeats him, and arithmetic is about numbers.',
    ),
    classOf(
      5,
      'very',
      'My very hair, which I wore long',
      'adjective',
      ['adverb', 'noun', 'verb', 'conjunction'],
      'It stands before the noun “hair” and stresses it, as in “at that very moment”: even his hair was tied. It does not mean “extremely”.',
    ),
    find(
      2,
      'What does the sound around him finally remind the narrator of?',
      'a class left by itself',
      {
        place: ['the waves of the sea', 'grasshoppers in a field', 'a beetle on the move'],
        own: ['a lesson being recited'],
      },
      'such as comes through a schoolroom door when the master has stepped out',
      'He thought first of the sea and then of grasshoppers, but what it really sounds like is a class whose master has left the room.',
    ),
    infer(
      3,
      'What do the expressions of the forty men show?',
      'They have been reassured but are still afraid.',
      {
        opposite: ['They have been warned but are quite fearless.'],
        own: ['They have been forced to come and are angry.', 'They have been told to smile but are tired.'],
        strong: ['They have been deceived and are about to flee.'],
      },
      'the expressions of men who have been told that there is no danger and do not believe it',
      'Somebody has said that there is no danger. They come along in good order, but their faces do not agree.',
    ),
    purpose(
      3,
      'Why has the author made “I sneezed.” a paragraph of its own?',
      'so that, after a long and stately sentence, it comes as a comic shock',
      {
        effect: [
          'so that, after so much danger, it comes as a relief to the little men',
          'so that, before the disaster, it seems to us quite harmless and small',
        ],
        own: [
          'so that, like the narrator, we feel too ashamed to hear any more',
          'so that, like the forty, we may guess what is about to happen next',
        ],
      },
      'I sneezed.',
      'The sentence before it rolls along in grand language about endurance and shipwreck. Then come two tiny words, as sudden as the sneeze.',
    ),
    means(
      4,
      'Which word is closest in meaning to “calamitous” in “The effect upon that nation was calamitous”?',
      'disastrous',
      { fits: ['astonishing'], sound: ['calming'], opposite: ['beneficial'], own: ['laughable'] },
      'The effect upon that nation was calamitous',
      'A calamity is a great misfortune. Hats and ladders fly, and forty men tumble off: funny for us, but dreadful for them.',
    ),
    find(
      2,
      'What could only the narrator see while the document was being read?',
      'that the paper was trembling',
      {
        place: [
          'that the hat had been lost',
          'that the little man was pointing',
          'that the pegs had come loose',
        ],
        own: ['that the seal had been broken'],
      },
      'which was that the parchment shook',
      'The reader stands just below the narrator’s chin. The people on the ground hear a steady voice but are too far down to see that the parchment shakes.',
    ),
    infer(
      5,
      'Why does the narrator feel ashamed as he looks at the little man?',
      'He has thought of sweeping aside somebody so brave.',
      {
        place: [
          'His sneeze has made an orderly people look foolish.',
          'His struggles have undone what so many worked to build.',
        ],
        opposite: ['He has been too timid to make use of the hand he freed.'],
        own: ['He has come uninvited to a shore that is not his own.'],
      },
      'who had stayed when there was every reason to run',
      'He is about to sweep everybody away, which would be easy for him and take no courage at all. The little man is terrified and still does his duty.',
    ),
    order(
      4,
      [
        'The narrator wades out of the sea.',
        'His hair is tied to a row of pegs.',
        'The sun shines in his face.',
        'Somebody walks along his waistcoat.',
      ],
      'The passage begins when the sun wakes him. He remembers only afterwards how he came ashore, and his hair must have been tied while he slept.',
    ),
    judge(
      5,
      isTrue(
        'The sneeze left more than one of the little men hurt.',
        'Two of them, he learned afterwards, were bruised.',
      ),
      untold(
        'The document told the narrator that he would be given food.',
        'The reader pointed to his mouth, but the narrator understood not a word.',
      ),
      isFalse(
        'Only a long struggle could have freed the narrator’s hand.',
        'The pegs were loose already: one wrench would have been enough.',
      ),
    ),
    structure(
      5,
      'Why does the narrator end with a question that he cannot answer?',
      'It leaves us feeling that each has won the other over.',
      {
        effect: [
          'It leaves us fearing that worse things are to come.',
          'It leaves us doubting whether he has told us the truth.',
        ],
        strong: ['It leaves us certain that he will never be set free.'],
        own: ['It leaves us guessing how he managed to get away.'],
      },
      'which of the two of us, that morning, had been captured',
      'Threads tied the narrator’s body, but it is courage that makes him open his hand; and the little man, who might have run, sits down in it. So neither of them is simply the prisoner, and neither is simply the winner.',
    ),
    sumUp(
      4,
      'Which idea does the passage as a whole illustrate best?',
      'Courage may disarm a strength that it could never defeat.',
      {
        part: ['Careful planning may defeat even the strongest of men.'],
        own: [
          'Travellers should look about them before they lie down.',
          'Laughter may turn even the fiercest enemies into friends.',
        ],
        strong: ['The smallest of people always have the greatest hearts.'],
      },
      'and I was ashamed',
      'The ropes alone would not have held him. What stops him is the bravery of one small person, and the story turns on that moment.',
    ),
  ],
}
