import {
  classOf,
  figure,
  find,
  findFact,
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

export const insideTheAppleBarrel: LongPassage = {
  id: 'inside-the-apple-barrel',
  year: 5,
  kind: 'classic',
  title: 'Inside the Apple Barrel',
  text: `It began, as great matters often do, with a small one: Jim Hawkins wanted an apple.

It was the last evening of the voyage out. Somewhere beyond the reddening edge of the sea lay the island for which the Hispaniola had been steering these many weeks, and every soul aboard was in high good humour. The squire had already spent his share of the treasure three times over, in conversation. Jim was on his way to his hammock when the thought of apples overtook him.

The barrel stood open on the deck for any man to help himself, and the men had helped themselves so faithfully that Jim, hanging over the brim, could not so much as brush the survivors with his fingertips. So he swung up his legs and let himself down, bodily, into the dark.

It was snug in there, and sweet with the scent of bruised fruit. The timbers creaked; the water went murmuring along the ship’s side like a nurse with a single, endless lullaby; and Jim, with a half-eaten apple in his fist and his knees beneath his chin, was very nearly asleep when the whole barrel lurched. A heavy man had sat down against it.

A voice followed, as easy and warm as new bread. It belonged to Long John Silver, the one-legged cook, the best-loved man in the ship, who had a kind word for everybody and, so it had always seemed, the kindest for Jim. The boy was on the point of shooting up like a jack-in-the-box, for the pleasure of seeing him jump. He had already drawn the breath for it. Then he heard what the voice was saying, and that breath stayed where it was for a long while.

“You are a lad in a thousand,” it said. “I have sailed under admirals who had less sense. There’s a head on those shoulders that is wasted on scrubbing.”

Jim’s cheeks burned. He had heard every word of it before. It had been said to him at Bristol, in the same fond tone and the same order, and he had treasured it ever since. Now he saw it for what it was: a coin which Silver spent on anyone from whom he wished to buy.

What he was buying tonight was Johnson, one of the youngest sailors; and Johnson, it was soon apparent, was already sold. Presently a third man came padding up out of the dusk, and the talk sank so low that Jim had to press his ear to the wood.

“How long must we go on bowing and scraping?” growled the newcomer, whose name was Israel Hands. “I want to sleep in the captain’s feather bed. Why not tonight?”

“Because, Israel, you have the brains of a bollard,” Silver replied pleasantly. “There is a map, and the squire and the doctor have it. Let them do the digging. Let them carry the gold aboard, and let the captain sail it halfway home; and then, my friends, the ship changes masters. Fruit pulled green is a sorry mouthful. I like mine to drop into my lap.”

“And those who won’t join us?” asked Johnson.

“There are islands enough,” said Silver. “We shall leave them on one, with our compliments.”

So the merry fellows with whom Jim had hauled and sung since Bristol were a nest of mutineers, wearing honest countenances as other men wear Sunday coats. He scarcely dared to swallow. The apple was growing slippery in his hand. And then the voice spoke again, hardly six inches from his ear.

“All this talking makes a man dry, Johnson. Reach me an apple, there’s a good lad.”

Jim would have leapt up and run, but his limbs had turned to water. He saw four fingers curl over the rim, black against the stars, and begin to feel their way downwards.

“Let it be,” said Hands. “They’re nothing but maggots and bruises by now. I know where there’s a ginger cake.”

The fingers stopped. They drummed on the wood; they considered; they withdrew.

At that very instant a cry rang out from the masthead: “Land!” Feet came thundering from every hatch, and the three plotters rushed to the rail as eagerly as the rest. In the midst of the hubbub, while all the world was gazing at the horizon, a boy at whom nobody was looking rose over the rim of the apple barrel, like a small and cautious moon, and made for the captain’s cabin. He had gone in after an apple. He came out with the safety of every honest man aboard.`,
  items: [
    find(
      1,
      'Why did Jim climb right into the barrel?',
      'The apples that were left lay too deep to reach.',
      {
        own: ['The sailors’ talk was too low to hear outside.', 'The deck was too windy for him to sit on.'],
        place: ['He meant to give the ship’s cook a surprise.', 'He was looking for a snug place to sleep.'],
      },
      'could not so much as brush the survivors with his fingertips',
      'He hangs over the brim and still cannot touch an apple, and so he climbs in. The rest happens only afterwards.',
    ),
    purpose(
      3,
      'Why does the writer call the apples that remained “the survivors”?',
      'to joke about how eagerly the rest were eaten',
      {
        effect: [
          'to warn us that few of the men will come home',
          'to make us think Jim heartless for wanting one',
        ],
        own: ['to explain why these apples had gone bad so soon'],
        opposite: ['to show that there was too little to eat on board'],
      },
      'the men had helped themselves so faithfully',
      'Survivors come through some great danger alive. The only danger to these apples was a hungry crew, so the word is a joke.',
    ),
    infer(
      2,
      'What were Jim’s feelings towards Silver just before he heard his words?',
      'He liked him well enough to play a joke on him.',
      {
        opposite: ['He had begun to doubt whether he was honest.'],
        own: [
          'He was too much in awe of him to make a sound.',
          'He was hurt that others were praised more than he.',
        ],
        place: ['He was cross with him for shaking the barrel.'],
      },
      'for the pleasure of seeing him jump',
      'Jim is about to pop up and make him jump, for fun. We do that to people whom we like.',
    ),
    infer(
      4,
      'Why did Jim’s cheeks burn?',
      'He felt foolish for having believed such praise.',
      {
        own: [
          'He felt guilty for listening to a private talk.',
          'He felt angry that Johnson meant to leave the ship.',
        ],
        opposite: ['He felt proud that Silver had not forgotten him.'],
        place: ['He felt frightened of being found by the cook.'],
      },
      'he had treasured it ever since',
      'Jim thought that the praise was meant for him alone. Now he learns that Silver says the same to anybody who may be useful, and he is ashamed of having been taken in.',
    ),
    figure(
      5,
      'Silver’s praise is called “a coin which Silver spent on anyone from whom he wished to buy”. What does this metaphor tell us?',
      'His kindness is a means of getting what he wants.',
      {
        effect: [
          'His kindness is wasted on people of no worth.',
          'His praise costs him more than he likes to show.',
        ],
        own: ['His friends are men who hope to share his gold.'],
        opposite: ['His praise is so rare that people treasure it.'],
      },
      'a coin which Silver spent on anyone from whom he wished to buy',
      'You hand over a coin in order to have something for it. Silver hands out kind words in the same spirit, and tonight he wants Johnson for his plot.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “presently” in “Presently a third man came padding up”?',
      'before long',
      {
        sense: ['at this time'],
        fits: ['without a sound', 'to their surprise'],
        sound: ['pleasantly'],
      },
      'Presently a third man came padding up',
      'Johnson and Silver talk, and then, a little later, a third man joins them. In older stories “presently” usually means “soon”.',
    ),
    find(
      2,
      'When does Silver mean to take over the ship?',
      'on the voyage home, with the gold aboard',
      {
        place: ['that same evening, as darkness falls', 'while the squire and the doctor are digging'],
        own: ['as soon as the island comes into sight', 'once the map has been stolen from its owners'],
      },
      'let the captain sail it halfway home',
      'Hands asks for tonight, but Silver wants others to dig up the gold, load it and sail it halfway home first.',
    ),
    infer(
      4,
      'What does Silver mean by “Fruit pulled green is a sorry mouthful”?',
      'A prize that is seized too soon is spoilt.',
      {
        place: ['The apples in the barrel are not worth eating.'],
        own: ['The young men of the crew are of little use.', 'A reward tastes sweetest after hard work.'],
        opposite: ['A plot that is put off is bound to fail.'],
      },
      'I like mine to drop into my lap',
      'Green fruit is not ripe. Silver is telling Hands to wait until the treasure falls to them without any trouble.',
    ),
    means(
      4,
      'Which word is closest in meaning to “countenances” in “wearing honest countenances as other men wear Sunday coats”?',
      'faces',
      { fits: ['clothes', 'hats'], sound: ['counters'], own: ['medals'] },
      'wearing honest countenances as other men wear Sunday coats',
      'The men look honest and are not. They put on the look, as one puts on a coat, but what they wear it on is the face.',
    ),
    classOf(
      4,
      'dry',
      'All this talking makes a man dry',
      'adjective',
      ['verb', 'adverb', 'noun'],
      'The word describes the man: talking makes him thirsty. “To dry” can be a verb, but here the verb is “makes”.',
    ),
    structure(
      4,
      '“They drummed on the wood; they considered; they withdrew.” Why does the writer break the sentence into three short parts?',
      'to draw out the moment on which Jim’s safety hangs',
      {
        opposite: ['to pass quickly over a moment that does not matter'],
        own: [
          'to suggest that Johnson has guessed who is inside',
          'to give the reader time to count the fingers',
        ],
        part: ['to let us see that Johnson would sooner have cake'],
      },
      'They drummed on the wood; they considered; they withdrew.',
      'Each part is a small movement, and after each we have to wait, as Jim does, to learn what the hand will do next.',
    ),
    findFact(
      3,
      'There is a map, and the squire and the doctor have it',
      [
        'You are a lad in a thousand',
        'There’s a head on those shoulders that is wasted on scrubbing',
        'you have the brains of a bollard',
        'Fruit pulled green is a sorry mouthful',
      ],
      'One could look and see who has the map. The other lines say what somebody thinks of a person or a thing.',
    ),
    order(
      3,
      [
        'Silver praises Jim.',
        'The barrel lurches under a heavy man.',
        'Israel Hands joins the talk.',
        'Somebody shouts from the masthead.',
      ],
      'Silver praised Jim long before, at Bristol, although we are not told of it until Jim is in the barrel. On this evening Silver sits down first, then Hands comes, and the shout ends their talk.',
    ),
    judge(
      4,
      untold(
        'The captain trusted Silver as much as Jim did.',
        'Silver is called the best-loved man in the ship, but the passage never says what the captain thought of him.',
      ),
      isTrue(
        'Left to himself, Hands would have waited no longer to seize the ship.',
        'He is tired of waiting and asks, “Why not tonight?”',
      ),
      isFalse(
        'Silver changed his mind about the apple because he remembered a cake.',
        'It is Hands who speaks of the cake and stops Johnson. Silver says nothing more.',
      ),
    ),
    sumUp(
      5,
      'Which of these best sums up the scene?',
      'A childish wish leads to a discovery on which many depend.',
      {
        part: [
          'A smooth talker wins over a lad with well-worn flattery.',
          'A crew comes within sight of the island that it has sought.',
        ],
        own: ['A careful plot is undone because its leaders quarrel.'],
        strong: ['A boy’s greed is punished by an evening of pure terror.'],
      },
      'He came out with the safety of every honest man aboard',
      'The first line sets a small thing beside great matters, and the last lines do it again: Jim went in for an apple and came out able to save his friends.',
    ),
  ],
}
