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

export const correctToTheGram: LongPassage = {
  id: 'correct-to-the-gram',
  year: 5,
  kind: 'fiction',
  title: 'Correct to the Gram',
  text: `By Friday evening Temi had ruined eleven parcels of moi moi, and the worst of it was that she had followed the recipe exactly.

She ought to know: she had written it herself. It lay on the worktop in a plastic wallet, two pages long and correct to the gram. It had a graph. No steamed bean pudding in the history of Manchester had ever been recorded so meticulously, and yet what had come out of the pot was dense, sullen and fit for propping open doors. Her brother Dele had dropped a piece on the floor, purely in the interests of science, and reported that it bounced.

The trouble had begun on Monday, when Miss Kaminski asked everyone in the class to bring a family recipe for the school cookbook. Temi, who liked things to be right, had carried her notebook straight home to Grandma. Grandma had come from Abeokuta for Christmas, had stayed on through January to find out whether it was true about the rain, and was flying home on Saturday.

“How much onion?” Temi had asked.

“Enough.”

“How much water?”

“Until it is happy.”

“Grandma! How long does it take?”

“Ah, that I can tell you.” Grandma gazed at the drizzle drifting sideways over the roofs of Longsight. “It takes as long as it takes.”

So Temi had turned spy. That same evening, while Grandma hummed and scooped, Temi hovered at her elbow with the digital scales and intercepted every handful on its way to the bowl. She timed the beating with a stopwatch. She even weighed the stalks of the peppers, so that she could subtract them. Grandma endured it all like a cat being dressed in doll’s clothes; and the parcels that came out of the pot that night, wrapped in their green leaves, were as light as ever. They trembled on the plate as though they were about to speak.

Now there were eleven failures on the draining board, and at six in the morning a taxi would come for Grandma’s suitcases.

Grandma appeared in the doorway in her slippers. She prodded the nearest parcel. She did not laugh, although her mouth seemed to consider it.

“Read me what you did.”

Temi read, and her voice shrank with every line. “Beat for four minutes and ten seconds,” she finished.

“Whose four minutes?”

“Yours. On Monday.”

“On Monday the beans were new from Mr Rahman’s shop. These have been at the back of the cupboard since Dele was in nappies. On Monday your mother had been ironing, and this room was as warm as Abeokuta; tonight I can see my own breath. You have made Monday’s moi moi, my dear, and it is Friday.” Grandma tied on her apron. “Put those papers away and give me your hands.”

They began again. This time there were no numbers, only peculiar jobs. Temi rubbed the soaked beans between her palms until their skins slid off and rose through the water like tiny ghosts. She beat the batter with her eyes shut. At first the spoon slapped and grumbled against the bowl. Her arm ached; then it protested; then, quite suddenly, the sound altered. It became soft and quick, like slippers hurrying over carpet.

“There,” said Temi, and stopped, astonished. “That’s it. Isn’t it?”

Grandma did not answer. She had turned to the window, where there was nothing to be seen but the dark, and she was dabbing at one eye with the corner of her apron.

“Onions,” she explained at last, although the onions had been chopped and cleared away an hour before.

At nine o’clock the whole family ate standing up, straight from the leaves, because nobody was willing to wait for plates. Dele dropped a piece, by accident this time, and mourned it aloud.

Later, when the house was quiet, Temi slid the two pages out of their wallet. She looked at her graph with some affection, for it had been a great deal of work. Then she turned the paper over and began afresh on the clean side.

Beat until your arm complains, she wrote. Go on until the spoon stops slapping and starts to whisper.

Miss Kaminski, she knew, would ask how long that took. Temi chewed her pencil. Then, in the space where a number ought to go, she wrote a single word and underlined it twice.

Enough.`,
  items: [
    find(
      1,
      'What did Dele find out about the moi moi that Temi made on her own?',
      'It bounced when he dropped it.',
      {
        place: ['It trembled on the plate.', 'It was light enough to float.'],
        own: ['It was too hard to cut.', 'It stuck to the floor like glue.'],
      },
      'and reported that it bounced',
      'Dele’s experiment was to drop a piece on the floor and see what it did.',
    ),
    means(
      3,
      'Which word is closest in meaning to “meticulously” in “No steamed bean pudding in the history of Manchester had ever been recorded so meticulously”?',
      'precisely',
      {
        fits: ['enthusiastically', 'secretly'],
        sound: ['mysteriously'],
        opposite: ['carelessly'],
      },
      'had ever been recorded so meticulously',
      'The recipe was “correct to the gram” and even had a graph. To do something meticulously is to take great care over every detail.',
    ),
    find(
      2,
      'Why did Grandma not fly home soon after Christmas?',
      'She wished to learn about the weather.',
      {
        place: ['She was wanted for the cookbook.', 'She had wanted a warmer room.'],
        own: ['She was waiting for a ticket home.', 'She had promised to teach Temi to cook.'],
      },
      'to find out whether it was true about the rain',
      'She “stayed on through January” for one reason only, and the sentence gives it straight away. The cookbook came later.',
    ),
    infer(
      2,
      'What does the cry “Grandma!” tell us about Temi’s feelings?',
      'She is exasperated to be given no figures.',
      {
        own: ['She is exasperated to be interrupted.', 'She is shocked that Grandma has forgotten so much.'],
        true: ['She is sad that Grandma is flying home on Saturday.'],
        opposite: ['She is amused at Grandma’s clever jokes.'],
      },
      'Until it is happy',
      'Temi has asked “how much” twice, and neither answer is one that she can write down as a number.',
    ),
    means(
      4,
      'Which word is closest in meaning to “intercepted” in “intercepted every handful on its way to the bowl”?',
      'stopped',
      {
        sound: ['accepted'],
        fits: ['inspected', 'followed', 'counted'],
      },
      'intercepted every handful on its way to the bowl',
      'Each handful is travelling towards the bowl, and Temi catches it part of the way there in order to weigh it. To intercept something is to stop it before it arrives.',
    ),
    figure(
      4,
      'What does the comparison with “a cat being dressed in doll’s clothes” suggest about Grandma?',
      'She found it all undignified but put up with it.',
      {
        effect: [
          'She found it all alarming and longed to escape.',
          'She found it all so soothing that she almost slept.',
        ],
        opposite: ['She found it all flattering and played along gladly.'],
        own: ['She found it all hurtful and planned to pay Temi back.'],
      },
      'Grandma endured it all like a cat being dressed in doll’s clothes',
      'A cat looks rather foolish in doll’s clothes and would not choose to wear them. The word “endured” tells you that she bore it patiently.',
    ),
    structure(
      4,
      'What does the paragraph that begins “Now there were eleven failures” do in the story?',
      'It brings us back to Friday and adds urgency.',
      {
        effect: ['It brings us back to Friday and adds a joke about failure.'],
        strong: ['It takes us on to Saturday and describes a departure.'],
        own: ['It takes us on to Saturday and gives away the ending.'],
        opposite: ['It stays with Monday and explains what went wrong.'],
      },
      'at six in the morning a taxi would come for Grandma’s suitcases',
      'The word “Now” ends the memory of Monday. The taxi has not come yet, but it reminds us that there is only one evening left.',
    ),
    infer(
      4,
      '“Whose four minutes?” asks Grandma. What does she want Temi to understand?',
      'What suited Monday need not suit another day.',
      {
        own: ['What Temi wrote on Monday was inaccurate.', 'Grandma can do more in four minutes than Temi.'],
        true: ['Beans should be bought fresh if possible.'],
        strong: ['Nothing in a kitchen should ever be measured.'],
      },
      'You have made Monday’s moi moi, my dear, and it is Friday',
      'The beans are older and the room is colder than on Monday, so even the right figures for Monday no longer work.',
    ),
    classOf(
      4,
      'since',
      'These have been at the back of the cupboard since Dele was in nappies',
      'conjunction',
      ['preposition', 'adverb', 'verb'],
      'A whole clause with its own verb follows: “Dele was in nappies”. The word joins that clause to the rest of the sentence.',
    ),
    infer(
      3,
      'Why does Grandma say “Onions”?',
      'to hide how moved she is that Temi has understood',
      {
        opposite: ['to hide how sorry she is that Temi has gone wrong'],
        own: [
          'to hide how nervous she is about the flight home',
          'to warn Temi that the batter lacks something',
        ],
        place: ['to explain why chopping always makes her cry'],
      },
      'although the onions had been chopped and cleared away an hour before',
      'The onions cannot be the real reason, because they have gone. The tear comes just after Temi has heard for herself that the batter is ready.',
    ),
    purpose(
      2,
      'Dele drops some moi moi early in the story and again near the end. Why does the author bring in the second piece?',
      'to show, in a funny way, how the food has improved',
      {
        opposite: ['to show, in a funny way, that the food is still too firm'],
        own: ['to show, in passing, that Dele is always clumsy', 'to show, in passing, that Dele is tired'],
        effect: ['to show, with some regret, how much food has been wasted'],
      },
      'Dele dropped a piece, by accident this time, and mourned it aloud',
      'The first piece was fit only for an experiment. This one is so delicious that losing it is a sorrow.',
    ),
    structure(
      5,
      'Why does the author make “Enough” the last word of the story?',
      'to show that Temi has made Grandma’s way her own',
      {
        opposite: ['to show that Temi still cannot do without figures'],
        own: [
          'to show that Temi is too tired to write any more',
          'to show that Temi means to tease Miss Kaminski',
        ],
        strong: ['to show that Temi will never again weigh her food'],
      },
      'in the space where a number ought to go',
      'On Monday “Enough” was Grandma’s answer, and it annoyed Temi. Now she gives it herself, because she has learnt what it means.',
    ),
    order(
      2,
      [
        'Miss Kaminski asks for family recipes.',
        'Temi weighs what Grandma puts into the bowl.',
        'Dele carries out an experiment.',
        'Temi beats the batter with her eyes shut.',
      ],
      'The story starts on Friday with Dele’s experiment and then goes back to Monday, when the recipes were asked for and Temi weighed the handfuls.',
    ),
    judge(
      5,
      isFalse(
        'On Monday Grandma’s parcels turned out even lighter than they usually did.',
        'They were “as light as ever”, which means just as light as on other days.',
      ),
      isTrue(
        'When Temi worked alone, she used ingredients that had been kept for a long time.',
        'Grandma says that these beans have been in the cupboard since Dele was a baby.',
      ),
      untold(
        'Miss Kaminski was not satisfied with a recipe that had no times in it.',
        'Temi expects a question, but the story stops before Miss Kaminski sees the recipe.',
      ),
    ),
    sumUp(
      3,
      'Which sentence best sums up what the whole story is about?',
      'Some skills have to be sensed and cannot be measured.',
      {
        opposite: ['Some skills have to be measured and cannot be guessed.'],
        strong: ['Old ways of doing things are always better than new ones.'],
        own: ['Family recipes ought to be kept secret from outsiders.'],
        part: ['Old ingredients can spoil even a good recipe.'],
      },
      'This time there were no numbers, only peculiar jobs.',
      'Temi fails with scales and a stopwatch. She succeeds when she uses her hands and ears.',
    ),
  ],
}
