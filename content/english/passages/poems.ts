import { ask, gap, infer, means, type PassageData } from './passage.ts'

export const poems: readonly PassageData[] = [
  {
    id: 'umbrella',
    year: 4,
    kind: 'poem',
    title: 'The Umbrella on the Bus',
    text: `Somebody left an umbrella behind
on the number eleven from town.
It lay on the seat like a sleeping bat
with its black wings folded down.

It rode to the park and it rode to the pool,
it rode past the castle wall,
and none of the people who sat by its side
paid it any attention at all.

The sky grew dark and the clouds grew fat
and the rain came tapping like rice.
A boy getting off with a box in his arms
looked at it once, then twice.

He opened the lid of the box just a crack,
where a small wet nose peeped through,
then he spread the umbrella above them both
and he whispered, “It’s just for you.”

He brought it back in the morning sun,
shaken and furled and dry,
and it rode all day on the number eleven
and dreamed of a storm in the sky.`,
    retrieval: [
      ask(
        'What was the weather like when the boy brought the umbrella back?',
        'sunny',
        { place: ['rainy', 'stormy', 'cloudy'], own: ['snowy'] },
        'He brought it back in the morning sun',
        'The rain in the poem fell the day before.',
      ),
      ask(
        'What did the other passengers do about the umbrella?',
        'They took no notice of it.',
        {
          own: ['They handed it to the driver.', 'They argued about it.'],
          place: ['They shook it and furled it.', 'They looked at it twice.'],
        },
        'none of the people who sat by its side paid it any attention at all',
        'The poem says that none of the people paid attention to it.',
      ),
      ask(
        'What did the boy do with the umbrella after he had opened the box?',
        'He held it over the box and himself.',
        {
          place: ['He laid it on the seat like a bat.', 'He looked at it only once.'],
          own: ['He gave it to the driver.', 'He hid it under his coat.'],
        },
        'he spread the umbrella above them both',
        '“Them both” means the boy and what is in the box.',
      ),
    ],
    inference: [
      infer(
        'What was in the boy’s box?',
        'a little animal',
        { own: ['a birthday cake', 'a model castle'], place: ['a bag of rice', 'a second umbrella'] },
        'a small wet nose peeped through',
        'something alive is travelling in the box',
        'Only an animal has a small wet nose.',
      ),
      infer(
        'What do we learn about the boy from what he does?',
        'He is kind and honest.',
        {
          opposite: ['He is selfish and takes what he likes.'],
          own: ['He is always late for school.', 'He is afraid of storms.'],
          strong: ['He is the best-behaved boy in town.'],
        },
        'He brought it back',
        'the boy does not keep what is not his',
        'He keeps the animal dry, and he returns the umbrella the next morning.',
      ),
      infer(
        'To whom was the boy whispering?',
        'the animal in the box',
        {
          own: ['the driver of the bus', 'his little brother'],
          place: ['the person by his side', 'the umbrella on the seat'],
        },
        'and he whispered',
        'the boy speaks gently to what is in the box',
        'He has just seen the small nose, and he says “It’s just for you”.',
      ),
    ],
    meanings: [
      means('furled', 'shaken and furled and dry', 'rolled up', {
        fits: ['cleaned with soap', 'put on a shelf'],
        opposite: ['opened out'],
        sound: ['covered in fur'],
      }),
      means('peeped', 'a small wet nose peeped through', 'showed a little', {
        sense: ['looked in secret', 'made a high sound'],
        opposite: ['hid away'],
        sound: ['popped like a balloon'],
      }),
      means('attention', 'paid it any attention at all', 'notice', {
        sense: ['a straight way to stand'],
        sound: ['a plan'],
        fits: ['money'],
        own: ['a bus ticket'],
      }),
    ],
    craft: [
      ask(
        'Which figure of speech is “like a sleeping bat”?',
        'a simile',
        { device: ['alliteration', 'onomatopoeia', 'a rhetorical question', 'an exaggeration'] },
        'It lay on the seat like a sleeping bat',
        'It says with “like” that one thing is similar to another: that is a simile.',
      ),
      ask(
        'The umbrella “dreamed of a storm in the sky”. What does the poet want us to imagine?',
        'The umbrella would love to be used again.',
        {
          own: ['The bus was driving through a storm.', 'The boy was asleep on the bus.'],
          opposite: ['The umbrella was afraid of getting wet.'],
          effect: ['The umbrella was angry with the boy.'],
        },
        'dreamed of a storm in the sky',
        'The poet gives the umbrella feelings. It dreams of rain, because rain is when it is needed.',
      ),
      ask(
        'The rain came “tapping like rice”. What do these words help us to do?',
        'hear the light, quick sound of the rain',
        {
          own: ['guess what the boy has in the box'],
          effect: [
            'feel how cold the boy’s hands are',
            'smell the wet road',
            'see how deep the puddles have become',
          ],
        },
        'the rain came tapping like rice',
        'Grains of rice that fall on something hard make small, quick taps.',
      ),
    ],
    others: [
      'on the number eleven from town',
      'it rode past the castle wall',
      'The sky grew dark and the clouds grew fat',
      'with its black wings folded down',
    ],
    gaps: [
      gap('Somebody left an umbrella [behind]', 'adverb', {
        sound: ['beyond', 'behave'],
        class: ['because', 'between'],
      }),
      gap('then he [spread] the umbrella above them both', 'verb', {
        form: ['spreading', 'spreaded'],
        sound: ['sprayed', 'bread'],
      }),
      gap('looked at it [once], then twice', 'adverb', {
        class: ['one', 'first-time'],
        form: ['ones'],
        sound: ['ounce'],
      }),
    ],
  },
  {
    id: 'fog',
    year: 5,
    kind: 'poem',
    title: 'Fog Comes to Market',
    text: `At six the fog came up the river,
slow as an old cow, and as grey.
It leaned on the bridge and had a think,
then shuffled into market day.

It swallowed the stall with the copper pans,
it swallowed the clock on the hall.
It nibbled the church from the steeple down
and didn’t leave crumbs at all.

The fishwife shouted, “Lovely crabs!”
to somebody’s missing feet.
A dog met its tail coming round a cart
and growled at it all down the street.

By ten there was nothing but voices left,
all polite, all lost, all near:
“I beg your pardon.” “Is this the bank?”
“I think you are standing on my ear.”

Then the sun put a finger through the roof
and stirred, as you stir your tea.
The fog got up with a sigh, and went,
and gave us back, one, two, three:
steeple, and clock, and copper pans,
and the dog. And you. And me.`,
    retrieval: [
      ask(
        'Which part of the church did the fog cover first?',
        'the steeple',
        { own: ['the door', 'the windows'], place: ['the clock', 'the bridge'] },
        'nibbled the church from the steeple down',
        'It began at the steeple and went down from there.',
      ),
      ask(
        'At what time could nothing be seen at all?',
        'ten o’clock',
        { place: ['six o’clock', 'three o’clock'], own: ['noon', 'eight o’clock'] },
        'By ten there was nothing but voices left',
        'If only voices are left, nothing can be seen.',
      ),
      ask(
        'What was the fishwife selling?',
        'crabs',
        { place: ['copper pans', 'tea'], own: ['herrings', 'bread'] },
        'Lovely crabs!',
        'She shouts it to make people buy.',
      ),
    ],
    inference: [
      infer(
        'Why does the fishwife shout to “somebody’s missing feet”?',
        'The fog is hiding part of her customer.',
        {
          own: ['Her customer has lost a pair of shoes.', 'She is selling feet.'],
          place: ['A dog has run off under the cart.'],
          opposite: ['She can see her customer clearly.'],
        },
        'to somebody’s missing feet',
        'the fishwife cannot see all of the person near her',
        'The feet are not really missing. The fog has covered them.',
      ),
      infer(
        'What made the fog go away?',
        'the warmth of the sun',
        {
          place: ['the stirring of a cup of tea', 'the shouting of the fishwife'],
          own: ['a strong wind from the sea', 'a heavy shower of rain'],
        },
        'Then the sun put a finger through the roof',
        'sunlight breaks into the fog',
        'As soon as the sun put a finger through, the fog got up and went.',
      ),
      infer(
        'What happens to people as they walk about in the fog?',
        'They bump into each other and say sorry.',
        {
          opposite: ['They push and shout at each other.'],
          own: ['They all go straight home to bed.', 'They sing to keep themselves warm.'],
          strong: ['They are too frightened to speak a word.'],
        },
        'I beg your pardon',
        'people apologise for walking into each other',
        'We say “I beg your pardon” when we have bumped into somebody.',
      ),
    ],
    meanings: [
      means('shuffled', 'then shuffled into market day', 'walked slowly, dragging its feet', {
        sense: ['mixed up a pack of playing cards before a game'],
        opposite: ['ran in with a leap'],
        sound: ['dug with a spade'],
        fits: ['flew in from above'],
      }),
      means('polite', 'all polite, all lost, all near', 'well-mannered', {
        opposite: ['rude'],
        fits: ['frightened'],
        sound: ['on guard, like the police'],
        own: ['quiet as mice'],
      }),
      means('steeple', 'nibbled the church from the steeple down', 'pointed tower', {
        sound: ['sharp slope'],
        fits: ['garden gate', 'deep cellar', 'stone floor'],
      }),
    ],
    craft: [
      ask(
        'The fog “swallowed” the stall and “nibbled” the church. What is the effect of these words?',
        'They make the fog seem like a hungry animal.',
        {
          own: ['They show that the market sells food.', 'They show that the church is made of bread.'],
          effect: ['They make the fog seem tiny and weak.', 'They make the fog seem cold and wet.'],
        },
        'It swallowed the stall with the copper pans',
        'Swallowing and nibbling are ways of eating.',
      ),
      ask(
        'Why does the poet write “I think you are standing on my ear”?',
        'to make the reader laugh at the muddle',
        {
          effect: ['to make the reader afraid of the fog', 'to make the reader feel pain'],
          own: ['to show that someone is lying in bed', 'to show that the speaker is a dog'],
        },
        'I think you are standing on my ear',
        'Nobody could really stand on an ear like that. It is a joke about how little people can see.',
      ),
      ask(
        'The fog is “slow as an old cow, and as grey”. What does this tell us about it?',
        'It moves without any hurry.',
        {
          own: ['It comes from a farm.', 'It makes a loud noise.'],
          effect: ['It is fierce and quick.', 'It is bright and cheerful.'],
        },
        'slow as an old cow, and as grey',
        'An old cow takes its time, and so does the fog.',
      ),
    ],
    others: [
      'slow as an old cow, and as grey',
      'and growled at it all down the street',
      'It leaned on the bridge and had a think',
      'and didn’t leave crumbs at all',
    ],
    gaps: [
      gap('[Then] the sun put a finger through the roof', 'adverb', {
        sound: ['Than', 'Them'],
        class: ['Their', 'That'],
      }),
      gap('The fog got up with a [sigh], and went', 'noun', {
        sound: ['size', 'sign'],
        form: ['sighed', 'sighing'],
      }),
      gap('there was nothing but [voices] left', 'noun', {
        form: ['voiced', 'voice’s'],
        sound: ['vices', 'choices'],
      }),
    ],
  },
  {
    id: 'old-railway',
    year: 6,
    kind: 'poem',
    title: 'The Line That Closed',
    text: `No engine now. The sleepers sleep
beneath the bramble and the fern,
and where the signal used to keep
its red eye open, foxes turn

to listen. Nothing on its way.
The platform is a shelf of moss.
The timetable still tries to say
the 8.15, the line to Cross-

and something, but the rain has read
so much of it, and read so long,
that half the stations have been shed
like petals, and the rest are wrong.

Yet every evening, just at eight,
old Mr Marsh, in cap and tie,
walks down and opens up the gate
and waits to let the evening by.

I asked him once what he could hear.
He thought, and tapped the rusted rail.
“The quiet,” he said. “It’s always here.
On time, mind you. It doesn’t fail.”`,
    retrieval: [
      ask(
        'What does Mr Marsh do each evening?',
        'He opens the gate.',
        {
          own: ['He sweeps the platform.', 'He catches the train.'],
          place: ['He reads out the timetable.', 'He feeds the foxes.'],
        },
        'walks down and opens up the gate',
        'He does it every evening at eight.',
      ),
      ask(
        'What covers the platform now?',
        'moss',
        { place: ['brambles', 'petals', 'rust'], own: ['snow'] },
        'The platform is a shelf of moss',
        'The bramble and the fern grow over the sleepers.',
      ),
      ask(
        'What did Mr Marsh tap before he answered?',
        'the rusty rail',
        { place: ['the timetable', 'the gate', 'his cap'], own: ['his watch'] },
        'He thought, and tapped the rusted rail',
        'Rusted and rusty mean much the same.',
      ),
    ],
    inference: [
      infer(
        'What was Mr Marsh’s job most likely to have been?',
        'He worked at the station.',
        {
          own: ['He was a gardener in a park.', 'He was a policeman in the town.'],
          place: ['He looked after foxes.'],
          opposite: ['He drove a bus because he disliked trains.'],
        },
        'in cap and tie',
        'Mr Marsh still dresses as if he were on duty',
        'He wears a cap and tie and opens the gate at the station at a fixed hour, as he would have done at work.',
      ),
      infer(
        'Why can the timetable no longer be trusted?',
        'Rain has washed away many of the words.',
        {
          own: ['Somebody has painted over it.', 'It was printed in another language.'],
          place: ['Petals have fallen from the trees and hidden it.'],
          opposite: ['New trains have been added to it.'],
        },
        'the rain has read',
        'the weather has spoiled the printed words',
        'The rain has “read” it for so long that half the names are gone.',
      ),
      infer(
        'What has become of the trains on this line?',
        'They do not run any more.',
        {
          opposite: ['They run more often than ever.'],
          place: ['They leave at 8.15 each morning.'],
          own: ['They stop only for Mr Marsh.', 'They have been moved to a museum.'],
        },
        'No engine now',
        'the trains have gone',
        'The title says that the line closed, and the poem begins with “No engine now”.',
      ),
    ],
    meanings: [
      means('sleepers', 'The sleepers sleep beneath the bramble and the fern', 'beams under railway lines', {
        sense: ['people in bed', 'trains with beds in them'],
        sound: ['shoes to wear indoors'],
        fits: ['the old passengers'],
      }),
      means('shed', 'half the stations have been shed', 'dropped', {
        sense: ['a wooden hut', 'kept in a hut'],
        sound: ['shared out'],
        opposite: ['gathered'],
      }),
      means(
        'signal',
        'where the signal used to keep its red eye open',
        'post that tells trains to stop or go',
        {
          sound: ['person on their own'],
          fits: ['notice that gives the train times', 'lamp above the waiting room', 'driver of the engine'],
        },
      ),
    ],
    craft: [
      ask(
        'The signal kept “its red eye open”. Which figure of speech is this?',
        'a metaphor: the light is called an eye',
        {
          device: [
            'a simile: the light is “like” an eye',
            'alliteration: the words begin alike',
            'onomatopoeia: the words sound like a train',
            'a rhetorical question about the light',
          ],
        },
        'its red eye open',
        'The red light is called an eye, without “like” or “as”.',
      ),
      ask(
        'Mr Marsh says of the quiet that it is “on time”. Why is this fitting?',
        'He speaks of the quiet as if it were a train.',
        {
          own: ['He has a new watch and is proud of it.', 'He is late and wants to hurry.'],
          effect: ['He is making fun of the poet’s question.'],
          opposite: ['He thinks that the trains were always late.'],
        },
        'On time, mind you. It doesn’t fail',
        'Trains are said to be on time. Now only the quiet arrives, and it never lets him down.',
      ),
      ask(
        'Stations on the timetable “have been shed like petals”. What does the comparison suggest?',
        'The names have dropped away one by one.',
        {
          own: ['Flowers are growing on the timetable.', 'Passengers used to carry flowers.'],
          effect: ['The names were torn off in anger.', 'The names are growing bigger and brighter.'],
        },
        'half the stations have been shed like petals',
        'A flower loses its petals softly, first one, then another.',
      ),
    ],
    others: [
      'beneath the bramble and the fern',
      'I asked him once what he could hear',
      'like petals, and the rest are wrong',
      'foxes turn',
    ],
    gaps: [
      gap('waits to let the evening [by]', 'adverb', { sound: ['buy', 'bye'], class: ['at', 'into'] }),
      gap('tapped the [rusted] rail', 'adjective', {
        class: ['rustily', 'rusts'],
        sound: ['rustled'],
        form: ['rust’s'],
      }),
      gap('I asked him once [what] he could hear', 'pronoun', {
        sound: ['watt', 'want'],
        class: ['that', 'than'],
      }),
    ],
  },
]
