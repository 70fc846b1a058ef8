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

export const aNightAmongGiants: LongPassage = {
  id: 'a-night-among-giants',
  year: 5,
  kind: 'persuasion',
  title: 'A Night Among Giants',
  text: `When did you last lie in bed and gaze up at a row of teeth as long as bananas? If the answer is “never”, the Harcourt Museum in Sheffield would like to put that right.

At half past five each evening our doors close. The coach parties clatter away, the café puts up its chairs, and the lights go out one by one. Ninety thousand people walk through our Dinosaur Hall every year. Almost nobody has heard it hush.

On six Saturdays this winter, you can. Bring a sleeping bag, a toothbrush and a grown-up. Leave behind your screens, your homework and your common sense.

Here is what awaits you.

First comes the hunt. Somebody has stolen an egg from our oldest nest, and your family, with nothing but a torch and a page of riddles, must follow the thief through the darkened galleries. The clues lie among the whale bones, beneath the butterflies and (here the faint-hearted may hold hands) behind the curtain of the Bat Cave.

Next comes the feast. You will dine on swamp soup, meteorite meatballs and lava jelly beneath the outstretched neck of Dora, our Diplodocus, who is twenty-six metres long and has not eaten for a hundred and fifty million years. Please do not feed her.

Then comes the moment that our guests never forget. At ten o’clock the hall is plunged into darkness. Not a whisper. A single beam of light creeps along the wall; and there, huge and silent, Dora’s shadow lifts its head and begins to walk. Strong men have gasped. One grandmother applauded.

And so to bed. Stretch out under the ribs of a giant, listen to the old building creak and mutter like a ship at anchor, and try, just try, to close your eyes.

“But will we get any sleep?” we hear the parents sigh. Let us be honest: possibly not. What you will get is something rarer. How many evenings this year has your whole family spent in one room, without one screen glowing in one hand? We live in a hurry. We eat in the car, we talk through doors, and we say “in a minute” until the minute is gone, and so, before we have noticed, is the child. One day your daughter will be too busy, or your son too tall, to hold your hand in the dark. That day is not as far off as you think. This winter they will still say yes.

Do not take our word for it. “It was the best night of my entire life,” writes Zainab, aged nine, from Rotherham. “I have not slept so badly since 1987,” reports her grandfather, “and I would not have missed it for anything.” In last year’s survey, ninety-six families in every hundred told us that they would come again. (The other four, we suspect, had been put next to Gary, our night guard, who snores.)

Could you spend less on a family treat? Of course you could. A trip to the cinema costs about half as much, and lasts two hours. Ours lasts fifteen. A place costs £30 for a child and £38 for an adult, and every penny that we make helps to keep the museum free by day, all the year round, for everyone. So you will not merely be having an adventure. You will be giving one away.

Be quick! There are only forty places each night, and last winter they vanished faster than the dinosaurs. Do not be a fossil. Book today.

The small print: Doors open at 6 p.m. and are locked behind you at half past, when the hunt begins. Breakfast (porridge, or toast for anyone who cannot face another swamp) is at half past seven, and every guest must be out by nine. Children must be aged seven to twelve. Mats are provided; pillows are not. Dora’s walk depends on an elderly lamp and cannot be promised. Nobody has been eaten so far.`,
  items: [
    find(
      1,
      'According to the leaflet, what has been stolen?',
      'an egg',
      { place: ['a tooth', 'a bone', 'a torch', 'a butterfly'] },
      'Somebody has stolen an egg from our oldest nest',
      'The torch is what the family carries, and the bones and the butterflies are where the clues lie.',
    ),
    means(
      2,
      'Which phrase is closest in meaning to “faint-hearted” in “here the faint-hearted may hold hands”?',
      'easily scared',
      { sense: ['rather unwell'], opposite: ['bold and eager'], fits: ['nearly asleep', 'very loving'] },
      'here the faint-hearted may hold hands',
      'The place is a dark cave of bats. Those who might hold hands there are the ones who lack courage.',
    ),
    figure(
      4,
      'The building creaks and mutters “like a ship at anchor”. How does this make it seem?',
      'old and restless, but safe',
      {
        effect: ['old and feeble, and near to falling', 'fierce and angry, but weary'],
        own: ['lost and lonely, and far from home'],
        opposite: ['calm and silent, and fast asleep'],
      },
      'creak and mutter like a ship at anchor',
      'Old ships make noises as if they talked to themselves. But a ship at anchor is held fast and is not on a stormy sea.',
    ),
    structure(
      4,
      'What does the leaflet do after it imagines the parents’ sigh about sleep?',
      'It admits a drawback and offers something better.',
      {
        opposite: ['It raises a worry and proves that it is mistaken.'],
        own: ['It replies to a complaint from an unhappy guest.'],
        part: ['It asks how families spend their time at home.'],
        effect: ['It slows us down and makes us feel sleepy.'],
      },
      'What you will get is something rarer',
      'Parents fear a bad night, and the leaflet agrees: “possibly not”. Then it turns from sleep to an evening that the whole family spends together.',
    ),
    purpose(
      3,
      'The leaflet says that “before we have noticed” the child is gone. Which feeling should this stir in parents?',
      'regret at how quickly a childhood is over',
      {
        effect: ['fear that children may get lost at night', 'shame at having shouted at their children'],
        own: ['anger with all those who make screens'],
        opposite: ['pride in how fast their children grow'],
      },
      'before we have noticed, is the child',
      'The child is “gone” because he or she has grown up. The lines that follow, about being too busy or too tall to hold hands, say so.',
    ),
    infer(
      2,
      'What does the remark of Zainab’s grandfather suggest?',
      'The fun made up for a bad night.',
      {
        own: ['The mats were softer than he feared.', 'The children kept the adults awake.'],
        place: ['The night guard kept him awake.'],
        opposite: ['The night was spoilt by lack of sleep.'],
      },
      'I would not have missed it for anything',
      'He slept very badly, and all the same he is glad that he was there.',
    ),
    infer(
      3,
      'What are we meant to conclude from the comparison with the cinema?',
      'The museum gives more hours for the money.',
      {
        opposite: ['The cinema is a better treat for the money.'],
        own: ['The museum is a quieter place than the cinema.'],
        strong: ['The cinema is a waste of a family’s time.'],
        true: ['The museum asks a higher price for a place.'],
      },
      'Ours lasts fifteen',
      'The night costs about twice as much as a film, but it lasts more than seven times as long. The price is admitted first so that the hours can answer it.',
    ),
    find(
      2,
      'What does the museum do with the money that it makes from these nights?',
      'It lets people in by day without paying.',
      {
        place: ['It has an old lamp put in working order.', 'It holds a survey of all its guests.'],
        own: ['It buys the bones of more dinosaurs.', 'It makes the nights cheaper for families.'],
      },
      'helps to keep the museum free by day',
      '“Free” means that visitors do not have to pay.',
    ),
    means(
      3,
      'Which word is closest in meaning to “merely” in “you will not merely be having an adventure”?',
      'only',
      { sound: ['nearly', 'merrily'], fits: ['surely', 'bravely'] },
      'you will not merely be having an adventure',
      'The next sentence adds a second good thing: you will also be giving an adventure away.',
    ),
    findFact(
      4,
      'There are only forty places each night',
      [
        'We live in a hurry',
        'That day is not as far off as you think',
        'It was the best night of my entire life',
        'What you will get is something rarer',
      ],
      'The number of places can be checked. The other quotations tell how the writer or a guest sees things.',
    ),
    classOf(
      3,
      'walk',
      'Dora’s walk depends on an elderly lamp',
      'noun',
      ['verb', 'adjective', 'adverb', 'preposition'],
      '“Walk” names the thing that belongs to Dora, and “depends” is the verb. In “begins to walk” the same word would be a verb.',
    ),
    infer(
      5,
      'Why has the sentence about the elderly lamp been left to the small print?',
      'It weakens a promise that was made earlier.',
      {
        own: ['It matters only to those who mend lamps.', 'It would give away how the hunt ends.'],
        opposite: ['It is good news that is best kept till last.'],
        strong: ['It proves that the shadow never walks.'],
      },
      'Dora’s walk depends on an elderly lamp and cannot be promised',
      'Earlier the walking shadow is “the moment that our guests never forget”. A reader who learned at once that it might not happen would be less keen to book.',
    ),
    order(
      3,
      [
        'The café puts up its chairs.',
        'The guests are locked in.',
        'The guests sit down under Dora’s neck.',
        'A shadow moves on the wall.',
      ],
      'The café closes at half past five. The small print tells us that the doors are locked when the hunt begins, and so before the feast. The shadow walks at ten o’clock.',
    ),
    judge(
      5,
      untold(
        'Most of the families who stay for a night have already seen the Dinosaur Hall by day.',
        'We hear how many people come by day, but not whether those who stay at night are among them.',
      ),
      isTrue(
        'Zainab was not the only one in her family who spent a night at the museum.',
        'Her grandfather says how badly he slept there.',
      ),
      isFalse(
        'A child of six may come to the Saturday nights with an adult.',
        'Children must be aged seven to twelve.',
      ),
    ),
    sumUp(
      4,
      'What does the leaflet as a whole try to make families believe?',
      'A night here is a rare adventure that families share.',
      {
        part: ['A night here is a clever hunt that children enjoy.'],
        own: ['A night here is a science lesson that schools cannot give.'],
        opposite: ['A night here is a restful change that tired parents need.'],
        strong: ['A night here is a brave deed that very few would dare.'],
      },
      'How many evenings this year has your whole family spent in one room',
      'The hunt, the feast and the shadow make the adventure. The appeal to parents is about doing something together.',
    ),
  ],
}
