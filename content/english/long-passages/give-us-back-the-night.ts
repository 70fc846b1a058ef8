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

export const giveUsBackTheNight: LongPassage = {
  id: 'give-us-back-the-night',
  year: 6,
  kind: 'persuasion',
  title: 'Give Us Back the Night',
  text: `For one hour last November the power failed in our street, and a remarkable thing happened. People came out. They stood on their front steps in slippers, meaning to ask one another what had gone wrong, and then somebody looked up, and nobody asked anything at all. Mrs Okafor from number nine, who moved in forty years ago, said that she had never known we owned so many stars. Then the electricity returned, the street lamps shuddered back to life, and the sky went out like a candle.

I have been thinking about that hour ever since, and I have come to a conclusion. Our towns should be dark at night. Not dimmer. Dark.

Consider, first, what all this light is for. At one o’clock in the morning our high street is lit like a stage on which nobody is going to appear. Lamps blaze above an empty car park. A shop illuminates, for the benefit of a passing cat, eleven identical sofas. If a man left every tap in his house running all night in case somebody should be thirsty, we would fear for his wits. Yet we leave our lamps running, and all of us share the bill.

We are not the only ones who pay. Night is not merely day with the colours turned down. It is a country with inhabitants of its own, and we have invaded it. Moths circle our lamps until they are exhausted. Robins, apparently deceived by a false dawn, sing at midnight. When scientists in southern England searched roadside hedges for the caterpillars of moths, they found only about half as many beneath street lamps as in hedges that were left in the dark. Fewer caterpillars mean fewer moths, and less food for birds and bats. Every needless lamp is a small hole in the living world.

Then there is the matter of what we have lost ourselves. For thousands of years anybody, king or beggar, could step outside on a clear night and see the Milky Way. Now most people in Britain can no longer see it from home. We have drawn a curtain across the grandest show there is, and then we pay to travel to places where the curtain is still open.

I know what you are about to say. What about safety? It is a serious question, and it deserves a serious answer. When researchers examined the records of sixty-two councils in England and Wales, they found little evidence that switching lamps off or dimming them had led to more crime or more accidents on the roads. A lamp may comfort us, but comfort is not the same thing as protection, and a dazzling light only deepens the shadows beside it. Nobody is suggesting that hospitals should fumble about by candlelight, or that a busy crossing should vanish into the gloom. Let there be light where it is needed, and when there is somebody to use it. All I ask is that everywhere else, from midnight until five, we should dare to turn the switch.

Nor would we be the first. In Scotland, Moffat replaced its street lamps with new ones that shine only downwards, and in 2016 it was named Europe’s first Dark Sky Town. In 2024 Presteigne and Norton became the first dark sky community in Wales; about half of their lamps now go off for part of the night. Visitors come to such places to admire the very thing that the rest of us are throwing away.

So write to the council. Draw your curtains. Tilt your garden light towards the ground or, better still, forget to switch it on. Then, on some clear night this winter, put on your warmest coat, stand in the darkest place you can find and give your eyes twenty minutes to remember what they were made for. It is true that we have ignored the stars for a very long time. Fortunately, they are not easily offended. They are all still there.`,
  items: [
    find(
      1,
      'Why did the people in the writer’s street come outside?',
      'to find out why the power had failed',
      {
        place: ['to look at the stars in the dark sky', 'to listen to a robin that was singing'],
        own: ['to help Mrs Okafor from number nine', 'to see whether anybody was in danger'],
      },
      'meaning to ask one another what had gone wrong',
      'They only saw the stars once they were outside, when somebody happened to look up.',
    ),
    figure(
      4,
      'When the electricity returned, “the sky went out like a candle”. What is the effect of this simile?',
      'It makes us feel the return of the lamps as a loss.',
      {
        effect: [
          'It makes the stars seem too feeble to matter to us.',
          'It makes the neighbours seem foolish to stay outside.',
        ],
        opposite: ['It makes us share the relief when the dark hour ends.'],
        own: ['It makes clear how people had been finding their way.'],
      },
      'the sky went out like a candle',
      'We would expect the lamps to bring light, but the writer describes something being put out. What is lost is the starlight.',
    ),
    purpose(
      3,
      'Why does the writer mention the “passing cat” and the “eleven identical sofas”?',
      'to make the waste of light look absurd',
      {
        own: ['to show that animals need lamps too', 'to make readers laugh at shopkeepers’ taste'],
        effect: ['to make the empty street feel sinister'],
        true: ['to show what can be seen in the high street'],
      },
      'for the benefit of a passing cat, eleven identical sofas',
      'Nobody is going to buy a sofa at that hour. The comic detail makes us see that the light serves no purpose.',
    ),
    infer(
      4,
      'What does the writer suggest by calling night “a country with inhabitants of its own” which “we have invaded”?',
      'Our light intrudes upon lives that depend on the dark.',
      {
        own: [
          'Our towns are creeping out into the open country.',
          'Our lamps have brought new kinds of creature to us.',
        ],
        opposite: ['Our nights belong to us as much as to any animal.'],
        strong: ['Our own lives would be better if we slept by day.'],
      },
      'Night is not merely day with the colours turned down',
      'An invader forces his way into a place where others live. The moths and robins in the next sentences are those others.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “deceived” in “Robins, apparently deceived by a false dawn”?',
      'taken in',
      { fits: ['cheered up', 'frightened'], sound: ['received'], opposite: ['set right'] },
      'apparently deceived by a false dawn',
      'It is midnight, but the lamps make the robins believe that the day is breaking. A false thing has tricked them.',
    ),
    find(
      2,
      'What did the scientists who searched the hedges find?',
      'There were fewer caterpillars under the lamps.',
      {
        opposite: ['There were fewer caterpillars in the dark hedges.'],
        place: [
          'The moths in the hedges were exhausted by the light.',
          'The birds and bats in the hedges had gone hungry.',
        ],
        strong: ['There were no caterpillars in the hedges that were lit.'],
      },
      'only about half as many beneath street lamps',
      'They compared hedges beneath street lamps with hedges in the dark, and the ones beneath the lamps had about half as many.',
    ),
    classOf(
      5,
      'most',
      'Now most people in Britain can no longer see it from home',
      'determiner',
      ['adverb', 'pronoun', 'noun', 'conjunction'],
      'The word stands before the noun “people” and tells us how many of them are meant, as “some” or “many” would. In “the most beautiful” it would be an adverb.',
    ),
    structure(
      4,
      'Why does the writer raise the question of safety in the sixth paragraph?',
      'to answer an objection before it can be used',
      {
        opposite: ['to admit that the other side may well be right'],
        own: [
          'to frighten those who do not agree about lamps',
          'to tell us why the researchers began their work',
        ],
        part: ['to praise hospitals for the work they do at night'],
      },
      'I know what you are about to say',
      'A doubtful reader is bound to think of safety. By bringing it up first, and replying to it, the writer takes the strength out of it.',
    ),
    infer(
      3,
      'What does the writer mean by “comfort is not the same thing as protection”?',
      'Feeling safer near a lamp does not make you safer.',
      {
        opposite: ['Being comfortable under a lamp keeps you from harm.'],
        strong: ['You are always safer in the dark than near a lamp.'],
        own: [
          'People who love comfort care little about safety.',
          'It is kinder to comfort people than to protect them.',
        ],
      },
      'A lamp may comfort us',
      'The lamp changes how we feel. The records of the sixty-two councils suggest that it may not change the danger.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “fumble about” in “hospitals should fumble about by candlelight”?',
      'grope',
      { fits: ['gather', 'celebrate'], sound: ['grumble'], opposite: ['work with ease'] },
      'hospitals should fumble about by candlelight',
      'In weak light people feel for things clumsily with their hands.',
    ),
    findFact(
      3,
      'most people in Britain can no longer see it from home',
      [
        'Our towns should be dark at night',
        'Every needless lamp is a small hole in the living world',
        'it deserves a serious answer',
        'we should dare to turn the switch',
      ],
      'Whether people can see the Milky Way from their homes can be tested. The other lines say what the writer thinks or wishes.',
    ),
    infer(
      5,
      'Why does the article end with “They are all still there”?',
      'What we have lost can be had back whenever we choose.',
      {
        strong: ['What we have lost will return by itself if we wait.'],
        opposite: ['What we have ignored so long is now beyond our reach.'],
        own: [
          'What we saw on that one night will not be forgotten.',
          'What we need is a guide who can name each star.',
        ],
      },
      'they are not easily offended',
      'The lamps did not destroy the stars; they only hid them. The writer wants us to feel that it is not too late, but that it is for us to act.',
    ),
    order(
      2,
      [
        'Mrs Okafor comes to live in the street.',
        'The power fails.',
        'The neighbours look up.',
        'The writer decides that towns should be dark.',
      ],
      'Mrs Okafor moved in forty years ago. On the night itself the power failed first, then the neighbours came out and looked up, and the writer has been thinking “ever since”.',
    ),
    judge(
      5,
      untold(
        'On the night of the power cut, other streets were dark as well.',
        'We read only that the power failed in the writer’s own street. Whether it failed elsewhere is not said.',
      ),
      isFalse(
        'The writer wishes every lamp in a town to be off after midnight.',
        'The paragraph about safety makes exceptions: light should stay where it is needed, as in a hospital or at a busy crossing.',
      ),
      isTrue(
        'A place was honoured for its dark sky after it had changed its lamps.',
        'Moffat put up new lamps that shine only downwards, and it became Europe’s first Dark Sky Town.',
      ),
    ),
    sumUp(
      3,
      'Which sentence best sums up the writer’s argument?',
      'Lighting empty places all night costs us far more than it gives.',
      {
        part: [
          'Lighting hedges at night does great harm to moths and to birds.',
          'Switching off the lamps would save the council a good deal of money.',
        ],
        strong: ['Switching on a lamp at night is wrong, whatever the reason may be.'],
        own: ['Living in a town is less healthy than living in the countryside.'],
      },
      'the very thing that the rest of us are throwing away',
      'Each paragraph adds to the price of needless light: the bill, the animals, the stars. Light that somebody needs is not what the writer objects to.',
    ),
  ],
}
