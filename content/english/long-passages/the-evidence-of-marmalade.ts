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

export const theEvidenceOfMarmalade: LongPassage = {
  id: 'the-evidence-of-marmalade',
  year: 6,
  kind: 'fiction',
  title: 'The Evidence of Marmalade',
  text: `The first thing was an envelope containing sixteen discs of green felt. It lay on the doormat on their second morning in Glasgow, and there was no message with it.

“They’re for the legs of chairs,” said Nikhil’s mother, “so that they don’t scrape.” She looked ruefully along the bare boards of the hall, down which they had dragged everything they owned. “Oh dear. Is it a present, do you think, or a complaint?”

It was a good question, and what followed did not settle it. When Nikhil had coughed for three days, there appeared a jar of honey. When the kitchen door had shrieked through an entire weekend, there came a tin of oil. Each might have been a kindness. Each might equally have been a polite way of saying that somebody could hear. The things arrived always between bedtime and breakfast, always without a word, and always, beyond a doubt, from the flat across the landing.

Nikhil meant to be a scientist, and a scientist proceeds by evidence. On the opposite door was a brass plate, polished almost smooth, on which could still be made out the words MISS E. BAIRD. After the first frost came mittens, the colour of heather and knitted by hand; after the mittens, a marmalade so dark and sharp that it made his ears move. A kettle sang behind the wall each morning at half past six: Miss Baird was an early riser. When he came in from school there was never a sound: Miss Baird took naps. Set side by side, such facts were as good as a portrait. He could see her plainly, small and silver, with a lace collar and her spectacles on a chain. Time and again he sprang out on to the landing at the creak of a board, and surprised nothing but the stairs.

At his new school nobody was unkind. They were merely busy, as people are who have known one another since nursery, and the conversation closed over his head like water. His friends were in Kochi, five and a half hours ahead of him, and asleep just when he had something to tell them. It was a curious comfort, in a city of strangers, to be known by somebody, even if it was only through the plaster.

Then he took up the violin. The school lent him one, and he practised every day at teatime with the windows shut, out of consideration. After a week there lay on the mat a tin of sardines.

“Perhaps fish is good for the fingers,” said his mother doubtfully. It fitted no theory whatever, and so Nikhil, as a scientist never should, left it out.

In December he resolved to reply. At bedtime he set down, outside the opposite door, a jar of his grandmother’s lime pickle, which was capable of stripping paint, and propped a card against it. “Dear Miss Baird,” it said. “Thank you for everything. Please begin with a VERY small amount.” By six in the morning he was crouching in the dark hall with his eye to the letter box.

At twenty-five past, there were footsteps. They were the wrong footsteps. They were not light, and they came up from the street, one heavy tread after another, and they belonged to a man as broad as a wardrobe, in orange overalls, black to the elbows with grease. His beard was like a hedge. Out of his bag stuck a pair of knitting needles. He picked up the jar, tilted the card to the light, read it twice and, for some time, did not move. Then he took out a key.

“That’s for Miss Baird!” cried Nikhil, bursting out.

“Miss Baird flitted to Largs twelve years ago, son,” said the man, in a voice so soft that it might have been borrowed from somebody smaller. “I should change the plate, but it seemed a shame. I’m Dougie. I mend the Subway, nights, while you’re all in your beds. And how’s the cat?”

“We haven’t got a cat.”

“The poor beast that cries at teatime. I left it some sardines.”

Nikhil felt his face grow hot. “That,” he said with dignity, “was me.”

There was a terrible silence. Then the hedge began to shake.

“You thought I was a cat,” said Nikhil.

“You thought I was a wee old lady,” said Dougie, wiping his eyes; and they laughed so loudly that one after another, upstairs and down, the doors were opened. And there stood all the people whom Nikhil had known, until that moment, only as a cough, a hoover and a smell of toast.`,
  items: [
    find(
      1,
      'What was left on the mat after Nikhil had been coughing?',
      'a jar of honey',
      { place: ['a tin of oil', 'a pair of mittens', 'some marmalade', 'some sardines'] },
      'there appeared a jar of honey',
      'Each thing follows a different event. The oil was for the door that shrieked, and the mittens came after the frost.',
    ),
    means(
      3,
      'Which word is closest in meaning to “ruefully” in “She looked ruefully along the bare boards of the hall”?',
      'regretfully',
      { sound: ['roughly'], fits: ['searchingly', 'longingly'], opposite: ['cheerfully'] },
      'She looked ruefully along the bare boards of the hall',
      'She has just understood how much noise the move must have made, and she says “Oh dear”. She is sorry, in a rather amused way.',
    ),
    infer(
      2,
      'Why might the felt discs have been “a complaint”?',
      'The move had been noisy.',
      {
        own: ['The chairs had been ugly.', 'The floor had been left dirty.'],
        place: ['The door had been squealing.'],
        opposite: ['The flat had been silent.'],
      },
      'so that they don’t scrape',
      'Felt stops chairs from scraping, and the family had just dragged everything along bare boards. Perhaps somebody had been kept awake.',
    ),
    classOf(
      4,
      'Each',
      'Each might have been a kindness',
      'pronoun',
      ['determiner', 'adverb', 'noun'],
      '“Each” would be a determiner if a noun followed, as in “each morning”. Here it stands by itself and means “each of the gifts”.',
    ),
    structure(
      4,
      'Why does the writer describe Miss Baird so exactly, down to the chain of her spectacles?',
      'so that the real neighbour surprises us as well',
      {
        own: [
          'so that we recognise her when she is finally seen',
          'so that we feel sorry for her loneliness and age',
        ],
        effect: ['so that we doubt whether Nikhil tells the truth'],
        opposite: ['so that we guess at once who the neighbour is'],
      },
      'He could see her plainly, small and silver',
      'Every detail is a guess. But it is so clear a picture that we believe in it too, until a man as broad as a wardrobe comes up the stairs.',
    ),
    figure(
      3,
      'At school “the conversation closed over his head like water”. What does this simile suggest?',
      'He sank out of notice while the others talked.',
      {
        effect: [
          'He was soothed by the voices of the others.',
          'He was afraid of being drowned in questions.',
          'He found that the talk ran too fast to follow.',
        ],
        opposite: ['He rose to every chance of joining in.'],
      },
      'the conversation closed over his head like water',
      'Water closes over a stone that drops into it, and then nothing shows where it was. The others are not unkind; they just talk on as if he were not there.',
    ),
    find(
      2,
      'Why did Nikhil keep the windows shut while he practised?',
      'He did not wish to disturb anybody.',
      {
        own: ['He did not wish to be laughed at.', 'He was told to by the school.'],
        place: ['He was trying to keep out the frost.', 'He had heard a cat cry at teatime.'],
      },
      'with the windows shut, out of consideration',
      '“Out of consideration” means because he was thinking of other people. It did not help the neighbour on the other side of the wall.',
    ),
    purpose(
      5,
      'Why does the writer add “as a scientist never should” when Nikhil leaves out the sardines?',
      'to hint that the clue he ignores could have put him right',
      {
        own: [
          'to tell us that he was losing his interest in science',
          'to suggest that the sardines had been left by mistake',
        ],
        strong: ['to show us that every one of his facts had been false'],
        effect: ['to make us admire him for keeping his theory simple'],
      },
      'It fitted no theory whatever',
      'A good scientist changes his theory if a fact does not fit. The sardines could have told him that somebody heard a violin and thought of a cat.',
    ),
    infer(
      4,
      'Why, most likely, did the man not move “for some time” after he had picked up the jar?',
      'He was touched by what he read.',
      {
        own: ['He was waiting for the door to open.', 'He was hoping to be offered breakfast.'],
        opposite: ['He was hurt at being taken for a lady.'],
        place: ['He was worn out from climbing the stairs.'],
      },
      'tilted the card to the light',
      'The card thanks him “for everything”. For months he had left things without a word, and this is the first answer.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “flitted” in “Miss Baird flitted to Largs twelve years ago”?',
      'moved house',
      { sense: ['flew lightly'], fits: ['was invited', 'went by ferry'], sound: ['fled in fear'] },
      'Miss Baird flitted to Largs twelve years ago',
      'Birds flit from branch to branch, but in Scotland people who flit go to live in another place. Somebody else has her flat now.',
    ),
    infer(
      5,
      'What was the true reason for the silence when Nikhil came in from school?',
      'Dougie was asleep after his night’s work.',
      {
        own: ['Dougie was knitting, which makes no noise.', 'Dougie was listening for the violin to begin.'],
        opposite: ['Dougie was out repairing the Subway lines.'],
        place: ['Miss Baird was having a nap in her chair.'],
      },
      'I mend the Subway, nights, while you’re all in your beds.',
      'Miss Baird had left years before. Somebody who works all night and puts the kettle on at half past six has to sleep in the daytime.',
    ),
    findOpinion(
      2,
      'It was a good question',
      [
        'the kitchen door had shrieked through an entire weekend',
        'Out of his bag stuck a pair of knitting needles',
        'Nikhil meant to be a scientist',
        'I left it some sardines',
      ],
      'Whether a question is good depends on who judges it. The other quotations tell us what was there, what happened or what somebody planned.',
    ),
    order(
      4,
      [
        'Miss Baird goes to live in Largs.',
        'Dougie hears what he takes for a cat.',
        'A tin of fish is found on the mat.',
        'Nikhil writes his first card to the neighbour.',
      ],
      'We learn about Largs and the cat only at the end, but Miss Baird left twelve years earlier, and Dougie left the fish because he had heard the violin.',
    ),
    judge(
      5,
      untold(
        'Dougie had made the marmalade himself.',
        'The mittens were knitted by hand, and he has needles. Who made the marmalade we are not told.',
      ),
      isTrue(
        'Someone across the landing was awake while Nikhil practised.',
        'Dougie heard the crying “at teatime”, and that is when Nikhil played.',
      ),
      isFalse(
        'Dougie was seen by Nikhil as he was setting off for work.',
        'It was early in the morning, he was black with grease, and he worked at night. He was coming home.',
      ),
    ),
    sumUp(
      4,
      'Which sentence best sums up the story?',
      'Two neighbours misjudge each other through a wall, and are glad to be wrong.',
      {
        part: ['A boy from far away is ignored at school, and takes up the violin instead.'],
        opposite: ['A boy collects clues about his neighbour, and proves that he was right.'],
        own: [
          'A lonely man leaves gifts for a family, and hopes to be asked to visit them.',
          'Two neighbours quarrel about noise, and make it up with a jar of lime pickle.',
        ],
      },
      'You thought I was a wee old lady',
      'Nikhil imagines an old lady, and Dougie imagines a cat. When both mistakes come out, they laugh together and the whole stair opens its doors.',
    ),
  ],
}
