import { ask, gap, infer, means, type PassageData } from './passage.ts'

export const instructions: readonly PassageData[] = [
  {
    id: 'wormery',
    year: 4,
    kind: 'instructions',
    title: 'How to Make a Wormery',
    text: `Worms are the world’s best diggers. Make a wormery, and you can watch them at work.

You will need: a large, clear plastic bottle, some soil, some sand, a few dead leaves, dark paper, and four or five worms.

1. Ask an adult to cut the top off the bottle. Make small holes in the bottom so that water can drain out.
2. Put in a thick layer of soil, then a thin layer of sand. Go on until the bottle is nearly full. Each layer should be damp but not soggy.
3. Lay the worms gently on top and cover them with leaves. They will soon dive out of sight.
4. Wrap dark paper around the bottle. Worms hate bright light.
5. After a week, take off the paper and look. Where have the neat stripes gone?

Treat your guests with kindness. Keep the wormery in a cool place, and never let it dry out. After two weeks, return the worms to the place where you found them.`,
    retrieval: [
      ask(
        'What should you do straight after laying the worms on top?',
        'cover them with leaves',
        {
          place: ['wrap dark paper around the bottle', 'put in a thin layer of sand', 'make small holes'],
          own: ['pour in a glass of water'],
        },
        'Lay the worms gently on top and cover them with leaves',
        'The dark paper comes in the step after that.',
      ),
      ask(
        'What are the holes in the bottle for?',
        'letting water out',
        {
          own: ['letting air in', 'feeding the worms'],
          place: ['letting the worms dive in', 'keeping out bright light'],
        },
        'so that water can drain out',
        'To drain out is to run out slowly.',
      ),
      ask(
        'How many worms do you need?',
        'four or five',
        { place: ['two'], own: ['ten', 'six or seven', 'about twenty'] },
        'four or five worms',
        'They are the last thing in the list of what you need.',
      ),
    ],
    inference: [
      infer(
        'Why will the neat stripes have gone after a week?',
        'The worms will have mixed the layers.',
        {
          own: ['The sand will have melted.', 'The paper will have hidden them.'],
          place: ['The water will have drained out.'],
          opposite: ['The worms will have slept all week.'],
        },
        'Worms are the world’s best diggers',
        'worms can move a lot of earth',
        'The stripes are layers of soil and sand. Digging worms stir them up.',
      ),
      infer(
        'Why is dark paper put around the bottle?',
        'so that the worms feel as if they were underground',
        {
          own: ['so that the bottle looks pretty', 'so that the bottle does not break'],
          place: ['so that the layers of soil and sand do not get too soggy'],
          opposite: ['so that the worms get more light'],
        },
        'Worms hate bright light',
        'worms like to be in the dark',
        'It is dark under the ground, and the paper keeps the light out.',
      ),
      infer(
        'Why should a child not cut the bottle alone?',
        'It could be dangerous.',
        {
          own: ['It would take a whole week.', 'The bottle costs too much money.'],
          place: ['Worms hate bright light.'],
          opposite: ['It is the easiest step of all.'],
        },
        'Ask an adult to cut the top off the bottle',
        'one step is not safe for a child alone',
        'We ask an adult when we could hurt ourselves.',
      ),
    ],
    meanings: [
      means('damp', 'damp but not soggy', 'a little wet', {
        opposite: ['quite dry'],
        sound: ['lit by a bulb'],
        fits: ['flat and hard'],
        own: ['dripping with water'],
      }),
      means('layer', 'a thick layer of soil', 'a flat sheet lying over something', {
        sense: ['a hen that gives eggs'],
        fits: ['a big round lump'],
        sound: ['a person who helps people in a court of law'],
        own: ['a deep hole'],
      }),
      means('soggy', 'Each layer should be damp but not soggy', 'much too wet', {
        sound: ['hard to see through'],
        opposite: ['as dry as dust'],
        fits: ['too heavy', 'full of stones'],
      }),
    ],
    craft: [
      ask(
        'Why does the writer call the worms “your guests”?',
        'to make readers treat them with care',
        {
          own: ['because they come to dinner', 'because they live in a hotel'],
          effect: ['to make readers a little afraid of them', 'to show that worms are rude'],
        },
        'Treat your guests with kindness',
        'We are kind to guests, and guests go home again.',
      ),
      ask(
        'Why are the steps numbered?',
        'They must be done in order.',
        {
          own: ['There are five worms.', 'Each step takes one day.'],
          effect: ['It makes the text funny.', 'The first step is the best.'],
        },
        '1. Ask an adult to cut the top off the bottle',
        'You cannot fill the bottle before it is cut. Numbers show what comes first and what comes next.',
      ),
      ask(
        '“Where have the neat stripes gone?” Why does the writer ask this?',
        'to make readers look and think for themselves',
        {
          own: ['because nobody knows the answer', 'to ask readers to put in new layers'],
          effect: ['to make readers feel guilty', 'to show that something in the wormery has gone wrong'],
        },
        'Where have the neat stripes gone?',
        'The writer knows the answer but lets us find it.',
      ),
    ],
    others: [
      'Treat your guests with kindness',
      'Keep the wormery in a cool place',
      'Go on until the bottle is nearly full',
      'return the worms to the place where you found them',
    ],
    gaps: [
      gap('Lay the worms [gently] on top', 'adverb', {
        class: ['gentle', 'gentleness'],
        form: ['gentleman'],
        sound: ['giant'],
      }),
      gap('Go on [until] the bottle is nearly full', 'conjunction', {
        class: ['during', 'towards'],
        sound: ['untie', 'untidy'],
      }),
      gap('You will need: a large, clear [plastic] bottle', 'adjective', {
        sound: ['plasterer', 'elastically'],
        class: ['plasticity', 'bend'],
      }),
    ],
  },
  {
    id: 'pole-star',
    year: 5,
    kind: 'instructions',
    title: 'How to Find North Without a Compass',
    text: `Sailors crossed oceans by it and shepherds walked home by it. The Pole Star has pointed north for as long as anyone can remember, and it needs no batteries.

First, choose a clear night and get well away from street lamps. Give your eyes ten minutes to become used to the dark. Patience pays: stars that were invisible will creep out one by one.

Next, look for the Plough. It is a group of seven bright stars in the shape of a saucepan with a bent handle. It may be standing on its handle or even upside down, so be prepared to tilt your head.

Now find the two stars at the end of the pan, furthest from the handle. These are called the Pointers. Draw an imaginary line through them, from the bottom of the pan to the top, and carry on for about five times the distance between them. The star that you meet is the Pole Star. Face it, and you are facing north.

Contrary to what many people believe, it is not the brightest star in the sky. It is merely the most reliable.`,
    retrieval: [
      ask(
        'How many stars are there in the Plough?',
        'seven',
        { place: ['two', 'five', 'ten'], own: ['six'] },
        'It is a group of seven bright stars',
        'Two of the seven are called the Pointers.',
      ),
      ask(
        'Which two stars are the Pointers?',
        'those at the end of the pan away from the handle',
        {
          opposite: ['those in the place where the pan is joined to the handle'],
          place: ['those at the tip of the bent handle', 'those on both sides of the Pole Star'],
          own: ['the two brightest stars in the sky'],
        },
        'find the two stars at the end of the pan, furthest from the handle',
        'They stand where the pan ends, on the side that has no handle.',
      ),
      ask(
        'What does the Plough look like?',
        'a saucepan',
        { place: ['a compass', 'a street lamp'], own: ['a tractor', 'a kite'] },
        'in the shape of a saucepan with a bent handle',
        'A plough is a farm tool, but the shape is compared with a pan.',
      ),
    ],
    inference: [
      infer(
        'Why should you get away from street lamps?',
        'Their light makes faint stars hard to see.',
        {
          own: ['Other people might disturb you.', 'The lamps point the wrong way.'],
          opposite: ['Their light makes all the stars look brighter.'],
          place: ['They need batteries.'],
        },
        'stars that were invisible will creep out one by one',
        'eyes see more when they have had time in the dark',
        'The eyes have to become used to the dark. Lamps would prevent that.',
      ),
      infer(
        'What do many people wrongly think about the Pole Star?',
        'that it outshines all the others',
        {
          own: ['that it is the nearest star', 'that it moves every night'],
          opposite: ['that it is too faint to be seen'],
          place: ['that it is part of the saucepan'],
        },
        'it is not the brightest star in the sky',
        'the Pole Star is less bright than people expect',
        '“Contrary to what many people believe” tells us that they believe it is the brightest.',
      ),
      infer(
        'Why was the Pole Star important to sailors?',
        'It showed them which way to go.',
        {
          own: ['It warned them of storms.'],
          place: ['It worked without batteries.'],
          opposite: ['It made them lose their way.', 'It was brighter than any other star.'],
        },
        'Sailors crossed oceans by it',
        'the star helped people to find their way at sea',
        'There are no signs on an ocean, so they used the star that is always in the north.',
      ),
    ],
    meanings: [
      means('tilt', 'be prepared to tilt your head', 'lean to one side', {
        opposite: ['hold straight'],
        fits: ['cover up'],
        sound: ['add up', 'dig over'],
      }),
      means('reliable', 'It is merely the most reliable', 'able to be trusted', {
        sound: ['able to be read', 'full of lies'],
        fits: ['beautiful to look at'],
        opposite: ['likely to let you down'],
      }),
      means('invisible', 'stars that were invisible', 'not able to be seen', {
        sound: ['not able to be beaten'],
        opposite: ['easy to see'],
        fits: ['very hot', 'slow to move'],
      }),
    ],
    craft: [
      ask(
        'The writer says that the Pole Star “needs no batteries”. What is the effect?',
        'It makes us smile by comparing a star with a gadget.',
        {
          own: [
            'It shows that stars and lamps used to run on batteries.',
            'It shows that the reader needs a torch.',
          ],
          effect: ['It makes the star seem broken.', 'It makes us feel sad about the sailors.'],
        },
        'it needs no batteries',
        'Of course a star needs none. It is a light joke that sets old ways beside new ones.',
      ),
      ask(
        'Why do the paragraphs begin with “First”, “Next” and “Now”?',
        'to lead the reader through the steps in order',
        {
          own: ['to show that it all happened long ago', 'to show how late it is'],
          effect: ['to make the instructions sound like a poem', 'to surprise the reader'],
        },
        'First, choose a clear night',
        'Words for time show which step comes when.',
      ),
      ask(
        'The stars “will creep out one by one”. What is the effect of “creep out”?',
        'It makes the stars seem like shy creatures.',
        {
          own: ['It tells us that insects come out at night.', 'It tells us that the stars are falling.'],
          effect: ['It makes the stars seem loud and bold.', 'It makes readers want to go indoors.'],
        },
        'stars that were invisible will creep out one by one',
        'Shy animals creep out when all is quiet. The stars appear as slowly as that.',
      ),
    ],
    others: [
      'standing on its handle or even upside down',
      'be prepared to tilt your head',
      'Draw an imaginary line through them',
      'choose a clear night',
    ],
    gaps: [
      gap('Give your eyes ten minutes to become [used] to the dark', 'adjective', {
        form: ['using', 'uses'],
        class: ['useful'],
        sound: ['oozed'],
      }),
      gap('the two stars at the end of the pan, [furthest] from the handle', 'adjective', {
        form: ['farrer', 'farrest'],
        class: ['distance'],
        sound: ['thirstiest'],
      }),
      gap('[Draw] an imaginary line through them', 'verb', {
        form: ['Drawing', 'Drew'],
        class: ['Drawer'],
        sound: ['Drawl'],
      }),
    ],
  },
]
