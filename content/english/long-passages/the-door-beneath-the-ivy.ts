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

export const theDoorBeneathTheIvy: LongPassage = {
  id: 'the-door-beneath-the-ivy',
  year: 5,
  kind: 'classic',
  title: 'The Door Beneath the Ivy',
  text: `Mary Lennox was nine years old, and for the whole of that time she had been cross. Nobody had thought it worth the trouble to enquire why. In India servants had buttoned her boots and borne with her tempers, and her parents had scarcely looked up. Now there were no parents, and India lay on the far side of the ocean, and she had been delivered, like a parcel that no one had ordered, to her uncle’s great grey house on the edge of a Yorkshire moor.

There were a hundred rooms in the house, it was said, and nearly all of them were locked. Nobody played with her, nobody hurried to dress her and, strangest of all, nobody minded in the least when she stamped. So it was that Mary had begun to go out of doors, from sheer want of anything better, and there, entirely against her wishes, the wind had set about doing her good. It had begun to scour the yellow from her cheeks. It had made her hungry. And only this morning she had been caught off her guard by a laugh.

The laugh was the robin’s doing. He was a plump, impertinent person in a scarlet waistcoat, who had taken it into his head that Mary was his particular friend. Yesterday she had come upon him hopping about a bed of new-turned earth, and in the earth she had noticed a rusty metal ring; and the ring, when she pulled at it, had proved to be the end of a key. She had carried it ever since in the depths of her pocket, where it knocked against her at every step, as if to say: Well? Well?

For Mary believed that she knew what it would open. Somewhere among the orchards and the kitchen plots lay a garden that nobody had entered for ten years. It had belonged to her uncle’s young wife, and when she died he had locked the door, buried the key and forbidden the household to speak of the place. Mary had asked the old gardener where the door was. He had driven his spade into the ground as though the ground had insulted him. “Some doors are best left shut,” he had growled, and not another word could be got out of him.

So she had hunted by herself, and in vain. Over the longest wall the ivy hung from top to bottom, like a curtain before a stage, and it kept its secret well.

This afternoon she was trudging beneath it once more, scolding the robin for his silence. All at once he dropped on to a loop of ivy not a yard from her elbow, and there he rode up and down, daring her to come closer.

Mary came closer. At that moment the wind, which had been grumbling round the chimneys since breakfast, leapt over the orchard, seized the loose ends of the ivy and flung them aside. It lasted no longer than the lifting of an eyelid. But Mary had seen it: deep among the stems, as round and dull as a winter apple, the handle of a door.

She plunged both arms in among the leaves. They were cold and tough, and they sprang back at her like sentries who have had their orders; but behind them was wood, and in the wood was an iron plate, and in the plate, choked with the dust of ten summers, was a keyhole.

Her heart thumped so loudly that she glanced over her shoulder. The path was empty. There was nobody to forbid her, and nobody to tell; and it struck her, as a new and curious thing, that she would have liked somebody to tell.

The key was stiff. It took both hands, and all her strength, and the whole of a temper nine years in the making, before it groaned and turned. She set her shoulder to the door. Inch by unwilling inch it yielded; and when the gap was just as wide as one thin, sallow, contrary little girl, one thin, sallow, contrary little girl went in.

Within, it was so still that she thought at first that she had gone deaf. The wind passed far overhead, like carriages in a distant street. And everywhere, over wall and tree and arch, sprawled the grey stems of roses, hundreds upon hundreds, tangled like the rigging of some fleet wrecked long ago. Whether they were dead or only sleeping she could not tell.

The robin alighted on a branch and regarded her sideways, like a host who waits for his guest to say something polite.

“Oh,” whispered Mary, who had never in her life said it without being told to. “Thank you.”`,
  items: [
    figure(
      2,
      'Mary is delivered “like a parcel that no one had ordered”. What does this comparison suggest?',
      'Nobody in the grey house had wished for her to come.',
      {
        effect: [
          'Nobody on the long journey had spoken to her.',
          'Nobody could guess what kind of a child she was.',
          'Somebody had taken great care to send her safely.',
        ],
        opposite: ['Somebody in the grey house was waiting eagerly for her.'],
      },
      'like a parcel that no one had ordered',
      'A parcel that nobody ordered is not expected or wanted by those who get it.',
    ),
    means(
      5,
      'Which word is closest in meaning to “want” in “from sheer want of anything better”?',
      'lack',
      { sense: ['desire', 'hope'], fits: ['fear'], opposite: ['plenty'] },
      'from sheer want of anything better',
      'Nobody plays with her and the rooms are locked. She goes out because she has nothing better to do, and in older English “want” often means being without something.',
    ),
    find(
      2,
      'Where was the key when Mary first noticed it?',
      'in freshly dug soil',
      {
        place: ['among the ivy stems', 'on the robin’s branch', 'in the depths of a pocket'],
        own: ['in a garden door'],
      },
      'hopping about a bed of new-turned earth',
      'Earth that is “new-turned” has just been dug. The ring that she noticed in it was the end of the key.',
    ),
    infer(
      3,
      'The key seems to say: “Well? Well?” What does this show?',
      'Mary cannot put the key out of her mind.',
      {
        opposite: ['Mary has no idea what the key is for.'],
        own: ['Mary is afraid of being caught with it.', 'Mary finds the key too heavy for her pocket.'],
        strong: ['Mary thinks that the key is under a spell.'],
      },
      'where it knocked against her at every step, as if to say: Well? Well?',
      '“Well?” is what we say when we wait for someone to act. With each knock Mary is reminded that she has not found the door.',
    ),
    infer(
      2,
      'Why does the gardener drive his spade into the ground “as though the ground had insulted him”?',
      'He dislikes being asked about the garden.',
      {
        own: [
          'He dislikes being disturbed at his work.',
          'He is worried that the key has been found.',
          'He is tired of digging such stony ground.',
        ],
        strong: ['He is angry that Mary’s uncle locked the door.'],
      },
      'Some doors are best left shut',
      'Mary has just asked where the door is. He answers with a growl that it should stay shut, and then he will say no more.',
    ),
    find(
      1,
      'What did Mary see when the wind blew the ivy aside?',
      'a door handle',
      {
        place: ['a rusty metal ring', 'a curtain', 'a keyhole full of dust'],
        own: ['a crack in the bricks'],
      },
      'as round and dull as a winter apple, the handle of a door',
      'The ring was part of the key, and she did not come to the keyhole until she had put her arms in among the leaves.',
    ),
    infer(
      4,
      'As she looks over her shoulder, Mary has a “new and curious” thought. What does it tell us about her?',
      'She has begun to feel the need of a friend.',
      {
        own: ['She has become too frightened to go on.', 'She wants to make the servants jealous.'],
        opposite: ['She is glad to have the secret to herself.'],
        strong: ['She is determined to confess to her uncle.'],
      },
      'she would have liked somebody to tell',
      'To have a discovery and wish to share it is new for a girl who has always been cross and alone.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “yielded” in “Inch by unwilling inch it yielded”?',
      'gave way',
      { opposite: ['stood firm'], sense: ['bore fruit'], sound: ['cried out'], fits: ['broke up'] },
      'Inch by unwilling inch it yielded',
      'Mary is pushing with her shoulder, and the gap grows bit by bit, so the door is moving under her weight.',
    ),
    purpose(
      4,
      'Why does the author use the words “one thin, sallow, contrary little girl” twice in one sentence?',
      'to make us smile at how neatly the gap fits her',
      {
        effect: [
          'to make us worry that the door may trap her',
          'to make us pity her for being ill and hungry',
        ],
        own: ['to show that Mary is repeating it to herself'],
        strong: ['to show that nobody else could ever go in'],
      },
      'when the gap was just as wide as one thin, sallow, contrary little girl',
      'First the words measure the gap, and then they name who goes through it. The exact match is a small joke.',
    ),
    classOf(
      3,
      'still',
      'Within, it was so still that she thought',
      'adjective',
      ['adverb', 'noun', 'verb', 'conjunction'],
      '“Still” describes what it was like in the garden: quiet, without any movement. It does not mean “even now”.',
    ),
    order(
      4,
      [
        'The garden is locked up.',
        'Mary comes to Yorkshire.',
        'Mary finds a key.',
        'The robin makes Mary laugh.',
      ],
      'The garden had been shut for ten years when Mary came. She found the key yesterday, and she laughed at the robin this morning, although we are told of the laugh first.',
    ),
    findOpinion(
      3,
      'Some doors are best left shut',
      [
        'The path was empty',
        'India lay on the far side of the ocean',
        'It had belonged to her uncle’s young wife',
        'not another word could be got out of him',
      ],
      'This is what the gardener thinks, and Mary would not agree. The other quotations tell what was so or what happened.',
    ),
    judge(
      5,
      isTrue(
        'The garden was closed before Mary was born.',
        'It had been closed for ten years, and she was nine years old.',
      ),
      untold(
        'The old gardener could have led Mary to the door.',
        'He refused to talk about it, but that may be because he did not know or because he would not say.',
      ),
      isFalse(
        'The air was calm until the moment when Mary came close to the robin.',
        'The wind had been grumbling round the chimneys since breakfast.',
      ),
    ),
    structure(
      5,
      'What is the purpose of the section from “The laugh was the robin’s doing” to “it kept its secret well”?',
      'It goes back to tell us why the door matters.',
      {
        part: ['It shows us how Mary makes friends with a bird.'],
        effect: ['It makes us doubt whether there is a door.'],
        own: ['It explains why Mary was sent to her uncle.'],
        opposite: ['It goes forward to what Mary will do later.'],
      },
      'For Mary believed that she knew what it would open',
      'The key, the locked garden and the search all belong to the days before. We need to know of them when “This afternoon” comes and the ivy lifts.',
    ),
    sumUp(
      4,
      'Which sentence best sums up the passage?',
      'A lonely child finds a lost place and grows a little gentler.',
      {
        part: ['A restless child hunts for a door and asks a cross gardener.'],
        own: ['A bold child breaks her uncle’s rule and is sorry for it later.'],
        strong: ['A spoilt child loses her bad temper and makes many friends.'],
        true: ['A young child leaves India and comes to live in a grey house.'],
      },
      'who had never in her life said it without being told to',
      'The passage begins with a girl who has always been cross and ends, inside the garden, with thanks that nobody told her to give.',
    ),
  ],
}
