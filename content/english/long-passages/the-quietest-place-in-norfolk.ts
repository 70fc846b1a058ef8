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

export const theQuietestPlaceInNorfolk: LongPassage = {
  id: 'the-quietest-place-in-norfolk',
  year: 5,
  kind: 'fiction',
  title: 'The Quietest Place in Norfolk',
  text: `SILENCE, commanded the notice on the door of the hide, in letters as black as boots. Safiya grinned. For once, somebody had put up a rule that would trouble everyone except her.

She slid onto the bench beside her little brother, Idris, and let her eyes get used to the dimness. The hide was really no more than a long shed on stilts, smelling of wet coats and old wood, with a slot instead of a window. Beyond the slot lay the broad, a great sheet of pewter hemmed in by reeds. All along the boardwalk from the gate the wind had roared in her hearing aids like a train that never arrived, so she had switched them off; now the world was wrapped in wool. She did not mind. When her ears were allowed to rest, her eyes seemed to grow.

Four birdwatchers sat in a row behind their telescopes. The nearest, a man whose beard stuck out like an untidy nest, looked at the children, looked at his watch and sighed. Safiya did not hear the sigh, and did not need to. It lifted his shoulders and dropped them again, and she had been reading shoulders all her life.

Everyone was waiting for the bittern. Mrs Larter, the warden, had told the children about it when they arrived at the gate, facing Safiya squarely and speaking neither too slowly nor too loudly, which was so rare that Safiya liked her at once. A bittern was a kind of heron, she said, but a bashful one. Streaky and brown, it would point its beak at the sky and sway whenever the reeds swayed, until it simply stopped being there. Every dawn for a week it had been heard, booming like somebody blowing across the top of an enormous bottle. Nobody had glimpsed so much as a feather.

An hour crept by. The bearded man unwrapped a sandwich as though it might explode. A marsh harrier drifted over with its wings held in a shallow V, and all the telescopes rose obediently to follow it. Safiya’s eyes stayed where they were. Something was bothering her. Along the far bank the reeds were bowing in the wind, thousands upon thousands of them. One small clump beside a crooked post was bowing too, but late. It leaned a heartbeat after its neighbours, like somebody who is only pretending to know the dance.

She narrowed her eyes. There was a stripe that was not a reed. There was a bead of yellow that was not a petal. It was an eye, and it was looking straight at her.

A shout rose in her throat, and she had actually opened her mouth before she remembered the door. One syllable would undo everything. So she tapped Idris on the knee and signed, small and quick, below the level of the slot. Bird. There. Left of the crooked post. Do not point.

Idris’s eyebrows shot up. He leaned towards the bearded man, thought better of whispering, borrowed the pencil from behind the man’s ear and wrote four words in the margin of his newspaper. The man frowned at the pencil. He frowned at the words. Then he put his eye to his telescope and became as motionless as the bittern itself. After a long moment he stretched out one hand and beckoned; the next watcher leaned in, and the next, and telescope after telescope swung round without a creak.

For eleven minutes nobody breathed more than was strictly necessary. The bird stepped out into the open, one deliberate green foot at a time, seized a fish, swallowed it with a gulp that travelled the whole length of its neck, and melted back into the reeds.

Then came the uproar. Safiya felt it through the floorboards, a thudding of boots and a thumping of benches. So many mouths were moving at once that she could read none of them. Only the bearded man was not talking. He had turned to Idris and was making him demonstrate something, twice, and then once more. He practised it against his coat. Then he faced Safiya, touched his fingertips to his chin and brought his hand slowly forward and down. Thank you.

He did it stiffly, like a man posting a letter in the dark. It was the loudest thing that anyone had said all day.`,
  items: [
    infer(
      3,
      'Why did the notice on the door make Safiya grin?',
      'Keeping quiet would be easier for her than for the others.',
      {
        own: [
          'Keeping quiet was something that Idris could never manage.',
          'The huge black letters looked comical on such a small door.',
        ],
        opposite: [
          'She was glad that she would be allowed to make some noise.',
          'Every rule that she had met so far had been made to suit her.',
        ],
      },
      'somebody had put up a rule that would trouble everyone except her',
      'The rule would be a nuisance to people who like to talk. Safiya signs, so silence does not stop her, and “for once” shows how unusual that is.',
    ),
    find(
      1,
      'Why had Safiya switched off her hearing aids?',
      'The wind made too much noise in them.',
      {
        place: [
          'The notice on the door told her to do so.',
          'A train was making a noise close by.',
          'The bittern had begun to boom.',
        ],
        own: ['She wanted to rest after the long walk to the hide.'],
      },
      'the wind had roared in her hearing aids',
      'The train is only a comparison for the roaring of the wind, and the word “so” gives you the reason.',
    ),
    classOf(
      3,
      'broad',
      'Beyond the slot lay the broad',
      'noun',
      ['adjective', 'adverb', 'verb'],
      'You may know “broad” as a word that describes a wide thing. Here it follows “the” and names something: in Norfolk, a broad is a lake.',
    ),
    infer(
      2,
      'What did the bearded man’s sigh most likely mean?',
      'He expected the children to be a nuisance.',
      {
        own: [
          'He expected the bittern to stay away all day.',
          'He was sorry for Safiya because she was deaf.',
          'He was late and would shortly have to go.',
        ],
        place: ['He was hungry and longed for his sandwich.'],
      },
      'looked at the children, looked at his watch and sighed',
      'He sighs just after looking at the children and the time. He is wondering how long he will have to put up with them.',
    ),
    find(
      2,
      'What made Safiya like Mrs Larter straight away?',
      'the manner in which she spoke',
      {
        own: ['the signs with which she greeted her', 'the kindness that she showed to Idris'],
        place: ['the shyness that she seemed to feel', 'the way in which she copied the bird'],
      },
      'which was so rare that Safiya liked her at once',
      'The word “which” points back to how the warden talked: face to face, and neither too slowly nor too loudly.',
    ),
    means(
      2,
      'Which word is closest in meaning to “bashful” in “A bittern was a kind of heron, she said, but a bashful one”?',
      'timid',
      { fits: ['scarce', 'drab'], sound: ['rough'], opposite: ['bold'] },
      'A bittern was a kind of heron, she said, but a bashful one',
      'The next sentences explain the word: this is a bird that does all it can not to be seen.',
    ),
    figure(
      3,
      'The clump leaned “like somebody who is only pretending to know the dance”. What does this comparison help us to see?',
      'It imitates the others but gives itself away.',
      {
        effect: [
          'It bends with more grace than the others.',
          'It is enjoying the wind more than the others.',
        ],
        opposite: ['It refuses to bend as the others are doing.'],
        own: ['It has grown far taller than its neighbours.'],
      },
      'It leaned a heartbeat after its neighbours',
      'A person who does not know the dance watches the others and moves a moment too late. That small delay is what Safiya notices.',
    ),
    purpose(
      4,
      'Why does the writer tell us about “a stripe that was not a reed” and “a bead of yellow that was not a petal” before naming the eye?',
      'to let us discover the bird bit by bit, as Safiya does',
      {
        effect: [
          'to let us see how many kinds of plant grow on the bank',
          'to make us feel how drab the bird is beside the flowers',
        ],
        opposite: ['to make us think that Safiya must be mistaken'],
        own: ['to make us guess that the bird is not a bittern after all'],
      },
      'There was a stripe that was not a reed.',
      'Safiya cannot see the whole bird at once. The writer gives us the same small pieces, until they suddenly make sense.',
    ),
    infer(
      4,
      'What do the man’s actions after he reads Idris’s words show?',
      'He doubts the message until he sees the bird, and then shares it.',
      {
        strong: [
          'He is furious with Idris until the bird has gone back into the reeds.',
          'He sees the bird but wants to keep the sight of it to himself.',
        ],
        opposite: ['He believes the message at once and hurries to tell his friends.'],
        own: ['He is ashamed of his frown and tries to make up for it.'],
      },
      'After a long moment he stretched out one hand and beckoned',
      'First he frowns at the words, then his telescope shows him that they are true. He keeps quite still, and at last he beckons to the others.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “deliberate” in “one deliberate green foot at a time”?',
      'slow and careful',
      {
        opposite: ['quick and careless'],
        sense: ['done out of spite'],
        sound: ['free at last'],
        fits: ['wet and shining'],
      },
      'one deliberate green foot at a time',
      '“Deliberate” can mean “on purpose”, but it also describes a movement that is made with thought, without any hurry.',
    ),
    figure(
      4,
      'What does the writer mean by calling the man’s sign “the loudest thing that anyone had said all day”?',
      'Though it made no sound, it said more than all the talk.',
      {
        effect: [
          'Though it was small, everyone in the hide took notice of it.',
          'After so long a silence, even a movement seemed noisy.',
        ],
        opposite: ['While he made it, the man was also giving his thanks aloud.'],
        own: ['As he made it stiffly, his hand thumped against his coat.'],
      },
      'It was the loudest thing that anyone had said all day.',
      'A sign cannot be loud. It is “loud” to Safiya because it reaches her when all the chatter does not.',
    ),
    structure(
      5,
      'How are the first and the last paragraphs of the story linked?',
      'Both play with silence: it is an order at first, and a voice at last.',
      {
        effect: [
          'Both concern a written message: a notice at first, a letter at last.',
          'Both show people obeying: a rule at first, and a request at last.',
        ],
        opposite: ['Both show that Safiya feels left out: of a rule, then of a talk.'],
        own: ['Both describe the man: he is strict at first, and stiff at last.'],
      },
      'SILENCE, commanded the notice on the door of the hide',
      'The story opens with a command to be silent and closes with a silent “thank you”. The letter at the end is only a comparison.',
    ),
    order(
      4,
      [
        'Mrs Larter explains how a bittern hides.',
        'Safiya switches off her hearing aids.',
        'The bearded man looks at his watch.',
        'A marsh harrier passes over.',
      ],
      'The story begins in the hide, but the meeting at the gate came first, and the windy boardwalk led from the gate to the hide.',
    ),
    judge(
      3,
      untold(
        'Mrs Larter knew that Safiya was deaf before they met at the gate.',
        'She spoke to Safiya in just the right way, but we do not learn whether anybody had told her beforehand.',
      ),
      isFalse(
        'Everyone in the hide watched the marsh harrier as it passed.',
        'All the telescopes followed it, but Safiya’s eyes “stayed where they were”.',
      ),
      isTrue(
        'The bearded man was taught something by someone much younger.',
        'He makes Idris show him a sign and practises it before he thanks Safiya.',
      ),
    ),
    sumUp(
      5,
      'Which sentence best expresses the main idea of the story?',
      'What others take for a drawback may be a gift in the right place.',
      {
        strong: [
          'People who cannot hear always notice more than people who can.',
          'Those who wait with patience are always rewarded in the end.',
        ],
        part: ['A stranger who seems grumpy may turn into a lifelong friend.'],
        own: ['Wild birds should be left in peace by those who want to see them.'],
      },
      'When her ears were allowed to rest, her eyes seemed to grow.',
      'Everything in the story leads here: in a place of silence, the girl who watches so well and speaks with her hands is the one who succeeds.',
    ),
  ],
}
