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

export const twelveTurbines: LongPassage = {
  id: 'twelve-turbines',
  year: 6,
  kind: 'persuasion',
  title: 'Twelve Turbines: Two Letters',
  text: `The Eskthwaite Messenger, Friday 12 April. Letters to the Editor. On 3 May the council will decide whether twelve wind turbines may be built on Skerrow Fell. Two readers write.

Sir,

I have looked at Skerrow Fell from my kitchen window for seventy-nine years, and I am told that it is about to be ruined. I have heard that before. It was to be ruined in 1958 by the reservoir, which our visitors now photograph, and in 1971 by the television mast, which nobody has noticed since 1972. Each time we were promised the end of the world; and each time the world, like a sheep, looked up, chewed and carried on.

Let us be honest about what has kept our lights burning. For most of my life it was coal. My father dug it. I remember the cough that he brought home with it, and the black line round the bath, and I do not recall that anybody wrote to the newspaper to say that it spoiled the view. Wind leaves no soot on the washing. It need not be shipped from the other side of the Earth, it cannot run out, and in this valley, heaven knows, it is never late.

The turbines would supply nine thousand homes. Their owners would pay sixty thousand pounds a year into a village fund. Our school roof leaks, our bus runs on Tuesdays, and our young people leave because there is nothing for them to stay for. Twelve turbines are a small price to pay. Or are we to tell the young that we refused the money because some of us had grown fond of an empty skyline?

I shall miss that skyline myself. There: I have said it. But a view is not ours to keep. We are only minding it for those who come after us, and I would rather that they inherited a changed fell than a changed climate.

Hilda Braithwaite
Low Skerrow

Sir,

I am sixteen, so I shall have to live with this decision for longer than most of your readers. Let me say at once that I am not an enemy of the wind. I have a poster of a turbine on my bedroom wall. It is because I long to see the last of coal and gas that I beg the council to turn this plan down.

For Skerrow Fell is not an empty hill. It is a sponge. Beneath the heather lie four metres of peat, and peat is made of plants which died thousands of years ago and have never quite rotted. It keeps their carbon locked away as a bank keeps gold. To raise twelve turbines, the company would have to sink twelve foundations, each the size of a swimming pool, and drive six kilometres of road between them. Peat that has been drained and dug gives its carbon back to the air. To wreck it for the sake of the climate would be like burning a library to keep the readers warm.

Nor is the fell deserted. Seventeen pairs of curlews nested there last spring. I know, because I lay in the wet and counted them. The company has written to every household in the valley to ask for its views. It does not appear to have written to the curlews.

We are assured that in twenty-five years, when the turbines are worn out, the fell will be “fully restored”. I have tried to imagine restoring a cobweb.

What makes all this so exasperating is that there is a better place. Hollin Quarry, four miles off, is a hole already. It has a road; it has no peat to speak of; nobody has ever put it on a calendar. The company admits that it is very nearly as windy. It merely points out that to build there would cost more. Of course it would. Doing a thing properly generally does.

I do not want my valley kept in a glass case. Build turbines, by all means. Build twenty, and I will come and cheer. But build them where they will do more good than harm.

Arjun Mehta
Eskthwaite`,
  items: [
    find(
      1,
      'What was built in 1971?',
      'a television mast',
      {
        place: ['a reservoir for the valley', 'a row of turbines', 'a road to the quarry'],
        own: ['a coal mine'],
      },
      'in 1971 by the television mast',
      'Two earlier changes are named, each with its year. The one of 1958 was the reservoir.',
    ),
    figure(
      4,
      'The world, “like a sheep, looked up, chewed and carried on”. How does this simile help Hilda’s argument?',
      'It makes earlier fears look foolish beside what happened.',
      {
        effect: [
          'It makes her neighbours look foolish for keeping sheep.',
          'It makes the fell sound like a place of peace and beauty.',
        ],
        own: ['It shows that animals were not disturbed by the building.'],
        opposite: ['It shows that each change did lasting harm to the valley.'],
      },
      'looked up, chewed and carried on',
      'People spoke of the end of the world. The calm sheep, which hardly notices, shows how little really changed, and so hints that this new fear is just as empty.',
    ),
    purpose(
      3,
      'Why does Hilda mention her father’s cough and the line round the bath?',
      'to remind readers that coal did harm of a graver kind',
      {
        true: ['to let readers know that her father once dug coal'],
        effect: [
          'to make readers sorry that the mines have closed down',
          'to suggest that readers’ homes are much cleaner now',
        ],
        opposite: ['to show readers that old ways were the best'],
      },
      'I remember the cough that he brought home with it',
      'She sets a man’s health against a view. Nobody complained then, so she suggests that those who complain now worry about the lesser thing.',
    ),
    purpose(
      4,
      'Why does Hilda admit that she will miss the skyline?',
      'to win trust by showing that she gives something up too',
      {
        opposite: ['to warn the council that she may still change her mind'],
        effect: [
          'to make readers feel that the loss is too great to bear',
          'to excuse herself for writing so long a letter',
        ],
        own: ['to hint that she will soon have to move away from her home'],
      },
      'I shall miss that skyline myself',
      'By owning up to a regret she sounds fair and honest. If even she can accept the loss, her readers may feel that they can do so as well.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “minding” in “We are only minding it for those who come after us”?',
      'taking care of',
      {
        sense: ['objecting to', 'reminding them of'],
        fits: ['looking forward to', 'making use of'],
      },
      'We are only minding it for those who come after us',
      'To mind can be to object, but here it is what you do with a friend’s bag: you look after something that is not yours.',
    ),
    structure(
      4,
      'Why does Arjun begin by speaking of his poster and his wish to see the last of coal and gas?',
      'so that readers cannot call him a foe of wind power',
      {
        effect: [
          'so that readers will expect him to support the plan',
          'so that readers will learn how turbines do their work',
        ],
        own: ['so that readers will excuse him for being so young'],
        opposite: ['so that readers will see how his views have changed'],
      },
      'Let me say at once that I am not an enemy of the wind',
      'He is about to argue against turbines. By stating “at once” that he likes them, he makes clear that his quarrel is with the place alone.',
    ),
    classOf(
      5,
      'For',
      'For Skerrow Fell is not an empty hill',
      'conjunction',
      ['preposition', 'adverb', 'determiner'],
      '“For” is mostly a preposition, as in “for the sake of”. Here a whole clause with its own verb follows, and “for” means “because”.',
    ),
    figure(
      4,
      'What does Arjun mean by comparing the plan to “burning a library to keep the readers warm”?',
      'It would destroy the very thing that it sets out to serve.',
      {
        own: [
          'It would take more fuel than the valley is able to supply.',
          'It would close the places where people go to learn.',
        ],
        effect: ['It would bring warmth to some but leave others in the cold.'],
        opposite: ['It would do so much good that the loss would be worth it.'],
      },
      'would be like burning a library to keep the readers warm',
      'Readers come for the books, so a fire made of the books is no help to them. Turbines are meant to keep carbon out of the air, and digging up the peat would let it out.',
    ),
    infer(
      4,
      'What is Arjun suggesting when he says that the company has not written to the curlews?',
      'Those with most to lose have no say in the matter.',
      {
        own: [
          'The letters to the households were a waste of money.',
          'The company does not know that curlews live there.',
        ],
        strong: ['The company has not listened to a single person.'],
        opposite: ['Those who were asked had all been against the plan.'],
      },
      'It does not appear to have written to the curlews',
      'Nobody writes letters to birds: it is a joke with a serious point. The curlews’ home is at stake, and they cannot answer for themselves.',
    ),
    infer(
      3,
      'What does Arjun’s remark about a cobweb imply?',
      'The fell is too delicate ever to be made as it was.',
      {
        own: [
          'The fell will be covered in litter and left to decay.',
          'The company has made the same promise elsewhere.',
        ],
        strong: ['The company has no intention of keeping its promise.'],
        opposite: ['The fell can be rebuilt as quickly as it was harmed.'],
      },
      'I have tried to imagine restoring a cobweb',
      'Once you have put a hand through a cobweb, no skill can put it back. He doubts that it is possible to keep the promise, whatever the company may intend.',
    ),
    find(
      2,
      'What argument does the company give against building at Hollin Quarry?',
      'the greater expense',
      {
        opposite: ['the weakness of the wind', 'the depth of the peat'],
        own: ['the distance from the homes'],
        place: ['the lack of a road'],
      },
      'It merely points out that to build there would cost more',
      'The quarry has a road, hardly any peat and very nearly as much wind. The company objects only to what it would cost.',
    ),
    findFact(
      3,
      'Seventeen pairs of curlews nested there last spring',
      [
        'Twelve turbines are a small price to pay',
        'there is nothing for them to stay for',
        'a view is not ours to keep',
        'there is a better place',
      ],
      'Birds can be counted, and Arjun did count them. The other statements judge what is small, worth staying for, ours or better, and others may judge differently.',
    ),
    order(
      2,
      [
        'The television mast is put up.',
        'Arjun counts the curlews.',
        'The two letters are printed.',
        'The council comes to a decision.',
      ],
      'The mast dates from 1971, and Arjun counted the birds last spring. The newspaper came out on 12 April, and the council’s decision was still to come, on 3 May.',
    ),
    judge(
      5,
      untold(
        'Hilda Braithwaite would be paid for turbines that stood on her own land.',
        'She sees the fell from her window, and a village fund would get money. Whether she owns land there is not said.',
      ),
      isFalse(
        'Arjun’s chief objection is that the turbines would spoil the look of the fell.',
        'His reasons are the peat and the curlews. It is Hilda who writes about losing the view.',
      ),
      isTrue(
        'Each writer names the climate as a reason for the decision that he or she hopes for.',
        'Hilda prefers “a changed fell” to “a changed climate”; Arjun says that to wreck the peat “for the sake of the climate” makes no sense.',
      ),
    ),
    sumUp(
      5,
      'On which question do the two writers really disagree?',
      'whether the fell is the right site for turbines',
      {
        opposite: ['whether the wind is a good source of power'],
        own: ['whether the village ought to have a new school'],
        strong: ['whether the valley should be altered in any way'],
        true: ['whether the young deserve to be thought about'],
      },
      'But build them where they will do more good than harm',
      'Both praise the wind, both think of the young and both accept change: Arjun would cheer for twenty turbines. They differ only on where to put them.',
    ),
  ],
}
