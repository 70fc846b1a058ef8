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

export const roomFour: LongPassage = {
  id: 'room-four',
  year: 6,
  kind: 'fiction',
  title: 'Room Four',
  text: `We only went in because of the rain. It had been falling on Skerra Head since breakfast, and Mum, who had promised us seals, was running out of promises. “Lighthouse Museum,” said a sign.

The man at the desk had the kind of face that you forget while you are still looking at it. He wore a badge that said VOLUNTEER, with a blank underneath where the name should have been. He accepted my brother’s sticky pound as gravely as if it were a cheque. “If you go up the tower,” he told him, “mind the fourth step from the top. It’s a wee bit proud.”

“How can a step be proud?” asked Kit.

“It sticks out,” said the man, “and wants to be noticed.”

Rooms One to Three were what you would expect: ships in bottles, a foghorn that Kit should never have been shown, a recipe for a keeper’s pudding that required nine eggs. Room Four was different. It held a single glass case, and in it lay an iron handle as long as my forearm. Its grip was bound in old black tape which some hand had squeezed, long ago, into four grooves, the smallest oddly slanted. I pressed a button on the wall, and a voice of the sort that advertises shortbread began to speak.

On a night in January 1984, it informed us, lightning struck the engine house, and the motor that turned the great lens fell silent. The lamp still burned, but a lighthouse which does not turn is worse than useless. Ships know each light by the rhythm of its flash; a light that merely stares might be anything. Eleven vessels were out there in the dark. So a young keeper fitted this handle to the machinery and turned the lens himself, counting aloud to keep time, for thirteen hours, until the motor could be repaired. All eleven came safely home. “Regrettably,” the voice concluded, “his name has not been preserved.”

“Sixteen,” said somebody behind us.

It was the man from the desk, carrying a bucket, because the roof of Room Four leaked. He looked as though the word had slipped out while his back was turned.

“Sixteen what?” said Kit, who is seven and asks the things that other people merely wonder.

“Hours. The tape says thirteen.” He set the bucket beneath the drip. “You hear things, working here,” he explained, and remembered a kettle that he had to see to.

I might have left it there. But at three o’clock he led us up the tower, and it is a long climb, with nothing to do but notice things. I noticed that he stepped over the fourth step from the top without looking, as you step over your own cat. In the lamp room he laid his palm against the lens before he did anything else. Then he pushed, and two tonnes of glass swung round as sweetly as a garden gate, flinging slivers of rainbow across the walls, across Mum, across Kit’s open mouth. He was counting under his breath. I do not think he knew it. “Nine, ten, and round. Nine, ten, and round.” And I noticed his hand. The little finger was bent, as if it had once been broken, and it leaned away from the others at a slant.

I looked at him, and he saw me looking. Something crossed his face like the beam itself, there and gone. Then he gave the smallest possible shake of the head. It was not a warning. It was more of a request.

“I wonder why nobody knows his name,” I said carefully.

He considered the rainbows. “I expect he was only the one whose turn it was,” he said. “There was another fellow down in the engine house, up to his waist in water, mending the motor. Nobody’s put him in a glass case.”

Downstairs there was a visitors’ book. Mum wrote “Fascinating!” Kit drew a seal, since he had been promised one. I held the pen over the page for a long time. By the weekend there could have been a reporter, and a photograph, and a badge with a name on it. What I wrote was: “The tape in Room Four should say sixteen. And please put a spanner in the case.”

He read it upside down and said nothing at all. But as we ran for the car, the light in the tower, which according to the leaflet has not been lit since 1991, swept once across the streaming fields and went out.

“It’s working!” yelled Kit.

“Only the sun on the glass,” said Mum, though there had been no sun all day.

I was still counting. Nine, ten, and round.`,
  items: [
    find(
      1,
      'Why did the family go into the museum?',
      'They wanted shelter from the weather.',
      {
        place: ['They hoped to see seals from there.'],
        own: [
          'They had been promised a guided tour.',
          'They had come to the coast to visit it.',
          'They had heard the story of the storm.',
        ],
      },
      'We only went in because of the rain',
      'The seals were the plan for the day. It was the rain that changed it.',
    ),
    find(
      3,
      'According to the recording, why is a lighthouse that does not turn “worse than useless”?',
      'Ships cannot be sure which light it is.',
      {
        own: [
          'Ships are dazzled by a steady light.',
          'Its lamp cannot burn for more than a few hours.',
          'Its beam cannot reach far enough out to sea.',
        ],
        place: ['Its lamp goes out when lightning strikes.'],
      },
      'Ships know each light by the rhythm of its flash',
      'Every light has a rhythm of its own. One that does not flash “might be anything”, and so it could even mislead a ship.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “preserved” in “his name has not been preserved”?',
      'kept on record',
      {
        sense: ['guarded from harm'],
        sound: ['reserved for later', 'rightly deserved'],
        fits: ['read out loud'],
      },
      'his name has not been preserved',
      'Nobody wrote the name down or remembered it, so it has not lasted, as a thing does that is preserved.',
    ),
    purpose(
      4,
      'What is the effect of calling the recording “a voice of the sort that advertises shortbread”?',
      'It makes the voice sound pleasant but unmoved by the events.',
      {
        opposite: ['It makes the voice sound thrilled by the danger of the storm.'],
        effect: [
          'It makes us feel that the tale will turn out to be a joke.',
          'It makes us feel as hungry as the family after a wet morning.',
        ],
        own: ['It shows that the museum sells biscuits to pay its way.'],
      },
      'a voice of the sort that advertises shortbread',
      'The voice in an advertisement is pleasant, but it is paid to sound so and was never there. Somebody who was there will soon correct it.',
    ),
    infer(
      2,
      'The man looked “as though the word had slipped out while his back was turned”. What does this tell us about the word “sixteen”?',
      'He had not really intended to say it.',
      {
        own: ['He was not certain that it was right.', 'He was cross at not being asked.'],
        opposite: ['He had been waiting for a chance to say it.'],
        strong: ['He did not know that he had spoken it.'],
      },
      'as though the word had slipped out while his back was turned',
      'Something that slips out while your back is turned gets away without your leave. He then explains it away and hurries off to a kettle.',
    ),
    figure(
      3,
      'The man went over the step “as you step over your own cat”. What does the comparison suggest?',
      'Long habit told him where it was.',
      {
        effect: ['Affection made him spare it.', 'A gentle nature made him tread softly.'],
        opposite: ['A past accident had made him nervous.'],
        own: ['Great age had made his eyesight weak.'],
      },
      'as you step over your own cat',
      'You know without looking where your own cat likes to lie. He knew the stairs as well as that, which is more than a new volunteer would.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “slivers” in “flinging slivers of rainbow across the walls”?',
      'narrow strips',
      {
        sound: ['silver coins', 'cold shivers'],
        fits: ['round patches'],
        opposite: ['great sheets'],
      },
      'flinging slivers of rainbow across the walls',
      'The edges of the glass split the light, and it flies about the room in little pieces.',
    ),
    infer(
      4,
      'Which thing that the narrator notices in the lamp room matches something in the glass case?',
      'his crooked little finger',
      {
        true: ['his counting in a low voice', 'his palm against the lens', 'the ease with which he turns it'],
        place: ['his passing over the fourth step'],
      },
      'it leaned away from the others at a slant',
      'The tape on the handle had been squeezed into four grooves, and the smallest was slanted. The counting fits the recording, but it could not be seen in the case.',
    ),
    infer(
      5,
      'What do the man’s words about the “other fellow” suggest about why he stays silent?',
      'Praise for him alone would seem unjust.',
      {
        strong: ['Praise should go to the other man instead.'],
        opposite: ['The museum has hurt him by forgetting him.'],
        own: ['The other man once asked him not to tell.', 'Nobody would believe his story now.'],
      },
      'Nobody’s put him in a glass case',
      'He does not say that the other man did more. He says that he himself just happened to have the turn at the handle, and that somebody else worked as hard and is not shown.',
    ),
    classOf(
      4,
      'though',
      'though there had been no sun all day',
      'conjunction',
      ['adverb', 'preposition', 'verb'],
      'The word joins a whole clause, “there had been no sun all day”, to what goes before, as “although” would. In “It was fun, though” it stands alone and is an adverb.',
    ),
    infer(
      4,
      'What is the most likely reason why the light sweeps across the fields?',
      'The man is thanking the narrator.',
      {
        place: ['The sun has come out at last.', 'The man is testing the mended motor.'],
        strong: ['The man wishes to be found out.'],
        own: ['The museum closes in this way each day.'],
      },
      'swept once across the streaming fields and went out',
      'The light has been out of use since 1991, and it shines just after he has read her words. The narrator has kept his secret and remembered the other fellow, and this is his answer.',
    ),
    order(
      3,
      [
        'A keeper fits a handle to the machinery.',
        'The lighthouse goes out of use.',
        'A bucket is set beneath a drip.',
        'Kit draws a seal.',
      ],
      'The storm was in 1984. The leaflet says that the light has not been lit since 1991, although we only hear of this near the end. The bucket and the seal belong to the day of the visit.',
    ),
    judge(
      4,
      isFalse(
        'In the story on the tape, the keeper worked through the storm without a word.',
        'He was “counting aloud to keep time”.',
      ),
      untold(
        'The man injured his little finger on the night of the storm.',
        'The finger looks as if it had once been broken, but nobody tells us when or how.',
      ),
      isTrue(
        'The narrator could have made the man well known but chose not to.',
        'The narrator thinks of the reporter and the photograph that there could have been, and then writes something that does not give him away.',
      ),
    ),
    structure(
      5,
      'Why does the story end with the words “Nine, ten, and round”?',
      'to let us share what only the narrator and the man understand',
      {
        own: [
          'to let us know that the narrator hopes to keep a lighthouse one day',
          'to leave us in doubt about who had turned the lens in 1984',
          'to show us that Kit had been counting the flashes as well',
        ],
        effect: ['to remind us how slowly the hours went by on the night of the storm'],
      },
      'I was still counting. Nine, ten, and round.',
      'The count belongs to the keeper. Mum and Kit do not recognise it, but the narrator does, and so do we.',
    ),
    sumUp(
      3,
      'Which of these best sums up the main idea of the story?',
      'Some people do great things and ask for no credit.',
      {
        part: [
          'A museum should take care to get its facts right.',
          'Many dangers at sea have now been forgotten.',
        ],
        strong: ['Every brave deed comes to light in the end.'],
        opposite: ['People who keep secrets are seldom happy.'],
      },
      'It was more of a request',
      'The man turned the light for sixteen hours, and all that he wants is to stay a volunteer with no name on his badge.',
    ),
  ],
}
