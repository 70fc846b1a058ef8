import { ask, gap, infer, means, type PassageData } from './passage.ts'

export const reportsAndPersuasion: readonly PassageData[] = [
  {
    id: 'ducklings',
    year: 4,
    kind: 'report',
    title: 'Ducks Stop the Traffic',
    text: `Drivers on Mill Road were late for work on Tuesday morning, and nobody seemed to mind. At half past eight a mother duck stepped off the kerb by the library, followed by eleven ducklings in a wobbly line.

Bus driver Sunita Rao saw them first. “I thought it was a brown paper bag,” she said. “Then the bag quacked.” She stopped her bus across both lanes and switched on all its lights.

The parade might have been over in a minute, but the last duckling could not climb the kerb on the other side. It jumped, slid down and jumped again. Lollipop man Frank Doyle laid down his sign to make a ramp. The duckling looked at it, looked at Mr Doyle, and marched up like a king.

The family was last seen on the pond in Albert Park. The council is now planning a new road sign. A vote will be held at Mill Road School to choose the picture.`,
    retrieval: [
      ask(
        'Who was the first person to see the ducks?',
        'the driver of a bus',
        {
          place: ['the lollipop man', 'a pupil at Mill Road School'],
          own: ['a police officer', 'the librarian'],
        },
        'Bus driver Sunita Rao saw them first',
        'The lollipop man comes into the story later.',
      ),
      ask(
        'What was used as a ramp?',
        'a lollipop man’s sign',
        { place: ['a brown paper bag', 'a new road sign', 'the kerb'], own: ['a wooden plank'] },
        'laid down his sign to make a ramp',
        'The new road sign is only being planned.',
      ),
      ask(
        'How many ducklings followed their mother?',
        'eleven',
        { place: ['eight'], own: ['seven', 'ten', 'twelve'] },
        'followed by eleven ducklings in a wobbly line',
        'Eight belongs to the time, half past eight.',
      ),
    ],
    inference: [
      infer(
        'Why did Sunita Rao stop her bus across both lanes?',
        'to keep cars away from the ducks',
        {
          own: ['because the bus had broken down', 'because she had reached a bus stop'],
          place: ['to let Mr Doyle climb on'],
          strong: ['to make everybody late on purpose'],
        },
        'switched on all its lights',
        'the driver wanted other drivers to notice and stop',
        'With the bus across the road and all its lights on, no car could drive on.',
      ),
      infer(
        'How did most of the drivers feel about waiting?',
        'They were happy to wait.',
        {
          opposite: ['They were very cross.'],
          own: ['They were afraid of the ducks.', 'They felt ill.'],
          strong: ['They were so pleased that they gave up work.'],
        },
        'nobody seemed to mind',
        'people were patient that morning',
        'They were late, but nobody minded.',
      ),
      infer(
        'Why did Sunita Rao speak of a paper bag?',
        'She did not see at first what it was.',
        {
          own: ['She had dropped her lunch.', 'She wanted to carry the ducks in it.'],
          place: ['She used it to make a ramp.'],
          opposite: ['She knew at once that it was a duck.'],
        },
        'Then the bag quacked',
        'the driver found out that it was not a bag at all',
        'Bags do not quack. When it did, she knew that it was a duck.',
      ),
    ],
    meanings: [
      means('parade', 'The parade might have been over in a minute', 'a line that walks along', {
        sense: ['a row of shops'],
        own: ['a day off from school'],
        sound: ['a jump from an aeroplane'],
        fits: ['a loud noise'],
      }),
      means('held', 'A vote will be held at Mill Road School', 'carried out', {
        sense: ['gripped in the hand', 'stopped from moving'],
        opposite: ['called off'],
        sound: ['hidden'],
      }),
      means('kerb', 'stepped off the kerb by the library', 'edge of the pavement', {
        sound: ['plant for cooking'],
        fits: ['grass by the pond', 'bottom step of the bus'],
        own: ['bridge over a river'],
      }),
    ],
    craft: [
      ask(
        'The duckling “marched up like a king”. What does this make us think of it?',
        'It looked proud.',
        {
          opposite: ['It looked ashamed.'],
          own: ['It wore a crown.', 'It was the biggest of them all.'],
          effect: ['It looked cruel.'],
        },
        'marched up like a king',
        'Kings walk in a proud and stately way.',
      ),
      ask(
        'Why does the reporter quote the words of Sunita Rao?',
        'to let us hear it from somebody who was there',
        {
          own: ['because she is the reporter’s sister', 'because she owns the ducks'],
          effect: ['to show that the whole story is made up for fun', 'to prove that buses are safe'],
        },
        '“I thought it was a brown paper bag,” she said',
        'The words of an eyewitness make a report lively and easy to believe.',
      ),
      ask(
        '“Then the bag quacked.” Why does this sentence make us smile?',
        'It is a sudden, silly surprise.',
        {
          own: ['The driver pretends to be a duck.', 'It is part of a well-known song.'],
          effect: ['It is a sad and gentle ending.', 'It makes the bag seem dangerous.'],
        },
        'Then the bag quacked',
        'For a moment we see a bag that quacks. Then we understand.',
      ),
    ],
    others: [
      'At half past eight',
      'It jumped, slid down and jumped again',
      'The family was last seen on the pond in Albert Park',
      'The council is now planning a new road sign',
    ],
    gaps: [
      gap('[followed] by eleven ducklings', 'verb', {
        form: ['following', 'follows'],
        class: ['follower'],
        sound: ['hollowed'],
      }),
      gap('the last duckling [could] not climb the kerb', 'verb', {
        form: ['couldn’t', 'being'],
        sound: ['cold', 'cooed'],
      }),
      gap('slid down and jumped [again]', 'adverb', {
        sound: ['against', 'gain'],
        class: ['another', 'repeat'],
      }),
    ],
  },
  {
    id: 'pond',
    year: 5,
    kind: 'persuasive',
    title: 'Save the Pond',
    text: `Imagine a car park. It is grey and flat, and when it rains there are puddles. Now imagine what is there today: a pond, older than the school itself, where dragonflies patrol like tiny helicopters and every spring the water wriggles with tadpoles. Which would you rather walk past each morning?

The governors tell us that sixteen more cars need a place to park. We do not doubt it. But there are empty spaces behind the church hall, only three minutes away, and the vicar has kindly offered them to us free of charge.

A pond cannot be moved like a bench. The frogs that come back each year were hatched there, and so were their parents. Once the water has been drained and the tarmac laid, no amount of sorrow will bring them back.

Three minutes’ walk, or a hundred years of frogs? Sign our petition in the school office before Friday. The frogs would do it themselves, but they cannot hold a pen.`,
    retrieval: [
      ask(
        'Who has offered other parking spaces?',
        'the vicar',
        { place: ['the governors', 'the school office'], own: ['the council', 'the head teacher'] },
        'the vicar has kindly offered them to us free of charge',
        'The spaces are behind the church hall.',
      ),
      ask(
        'How many more cars need somewhere to park?',
        'sixteen',
        { place: ['three', 'a hundred'], own: ['six', 'sixty'] },
        'sixteen more cars need a place to park',
        'Three is the number of minutes that it takes to walk.',
      ),
      ask(
        'Where can people sign the petition?',
        'in the school office',
        {
          place: ['behind the church hall', 'beside the pond'],
          own: ['at the library', 'in the playground'],
        },
        'Sign our petition in the school office',
        'The church hall is where the free spaces are.',
      ),
    ],
    inference: [
      infer(
        'What do the governors want to do with the pond?',
        'turn it into a car park',
        {
          own: ['make it deeper and cleaner', 'put a fence around it'],
          place: ['move it behind the church hall'],
          opposite: ['keep it for the frogs'],
        },
        'Once the water has been drained and the tarmac laid',
        'somebody plans to build on the pond',
        'They need places for cars, and the writer warns of tarmac in the place of water.',
      ),
      infer(
        'Why does the writer mention that the spaces are “only three minutes away”?',
        'to show that parking there would be little trouble',
        {
          own: ['to boast about walking fast', 'to show that the vicar is in a hurry'],
          opposite: ['to show that the church hall is too far away for anyone'],
          place: ['to tell frogs where they could live'],
        },
        'there are empty spaces behind the church hall',
        'there is unused room for cars nearby',
        'If other spaces are near and free, the pond need not go.',
      ),
      infer(
        'Why does the writer mention the parents of the frogs?',
        'to show that frogs have lived there for a long time',
        {
          own: ['to show that frogs make good parents', 'to teach us how eggs become frogs'],
          opposite: ['to show that the frogs are new to the pond'],
          place: ['to show that a pond can easily be moved, like a bench'],
        },
        'and so were their parents',
        'the same family of frogs has used the pond for years',
        'The parents were hatched there too, so it has been their home for more than one lifetime.',
      ),
    ],
    meanings: [
      means('patrol', 'dragonflies patrol like tiny helicopters', 'fly to and fro as if on guard', {
        sound: ['burn fuel'],
        fits: ['fall into the water and swim away', 'lay their eggs'],
        opposite: ['sit perfectly still'],
      }),
      means('doubt', 'We do not doubt it', 'disbelieve', {
        opposite: ['trust'],
        fits: ['like', 'forget'],
        sound: ['owe'],
      }),
      means('petition', 'Sign our petition', 'written request', {
        sound: ['race with a prize'],
        fits: ['visitors’ book', 'painting of the pond'],
        own: ['list of prices'],
      }),
    ],
    craft: [
      ask(
        'Why does the writer begin with “Imagine a car park”?',
        'so that readers picture how dull it would be',
        {
          own: ['because the writer likes parking', 'because there has always been a car park in that place'],
          effect: ['so that readers long for a car park', 'so that readers laugh at the puddles'],
        },
        'It is grey and flat, and when it rains there are puddles',
        'The dull picture comes first, so the lively pond afterwards seems even better.',
      ),
      ask(
        '“Three minutes’ walk, or a hundred years of frogs?” What sort of question is this?',
        'a rhetorical question: the writer wants us to agree',
        {
          device: [
            'a real question: the writer does not know the answer',
            'a simile: it compares frogs with minutes',
            'an example of onomatopoeia: it sounds like frogs',
          ],
          own: ['a riddle: the answer comes at the end'],
        },
        'Three minutes’ walk, or a hundred years of frogs?',
        'The writer does not wait for an answer. It is put so that only one seems sensible.',
      ),
      ask(
        'Why does the writer end with frogs that “cannot hold a pen”?',
        'to leave readers smiling and on the side of the frogs',
        {
          own: ['to explain how frogs differ from people', 'to ask readers to bring their own pens'],
          effect: [
            'to make readers angry with the frogs',
            'to show that signing the petition would be quite useless',
          ],
        },
        'The frogs would do it themselves',
        'The joke makes us like the frogs, and we are more ready to sign for them.',
      ),
    ],
    others: [
      'they cannot hold a pen',
      'Which would you rather walk past each morning?',
      'older than the school itself',
      'when it rains there are puddles',
    ],
    gaps: [
      gap('the vicar has [kindly] offered them', 'adverb', {
        class: ['kind', 'kindness'],
        form: ['kinder'],
        sound: ['kindle'],
      }),
      gap('[Which] would you rather walk past each morning?', 'pronoun', {
        sound: ['Witch'],
        class: ['Because', 'If', 'Although'],
      }),
      gap('Sign our petition in the school office [before] Friday', 'preposition', {
        class: ['because', 'forward', 'early'],
        sound: ['beyond'],
      }),
    ],
  },
  {
    id: 'otters',
    year: 5,
    kind: 'report',
    title: 'Whiskers in the Water',
    text: `For the first time in nearly fifty years, otters are living on the River Lenn.

Volunteers had suspected it since the autumn, when they found five-toed prints in the mud below Hatch Bridge. A camera, fixed to a willow, settled the matter last week. Just after dawn, a female slid into the picture with two cubs paddling furiously behind her. The smaller one was riding on its sister’s tail.

Otters vanished from the valley in the 1970s, when the water was so dirty that few fish could survive. Since then the paper mill has closed, farmers have fenced off the banks and schoolchildren have hauled out forty-one shopping trolleys. Trout came back first. The kingfishers followed the trout, and now the otters have followed their dinner upstream.

The exact spot is being kept secret. “They have waited fifty years for a bit of peace,” said river warden Joan Pike. “The best thing that we can do for them is to stay away.”`,
    retrieval: [
      ask(
        'What proved that there were otters on the river?',
        'pictures from a camera',
        {
          place: ['prints in the mud', 'the return of the trout', 'shopping trolleys in the water'],
          own: ['a call from a fisherman'],
        },
        'A camera, fixed to a willow, settled the matter last week',
        'The prints only made the volunteers suspect it. To settle a matter is to decide it.',
      ),
      ask(
        'Which animals returned to the river first?',
        'trout',
        { place: ['otters', 'kingfishers'], own: ['swans', 'herons'] },
        'Trout came back first',
        'Then came the kingfishers, and the otters came last.',
      ),
      ask(
        'When did otters vanish from the valley?',
        'in the 1970s',
        { place: ['last week', 'last autumn'], own: ['in the 1870s', 'in the 1990s'] },
        'Otters vanished from the valley in the 1970s',
        'In the autumn and last week people saw signs that they were back.',
      ),
    ],
    inference: [
      infer(
        'Why did the otters come back?',
        'There are fish to eat again.',
        {
          own: ['The winters are warmer now.', 'People let them out of a zoo.'],
          place: ['They like to play on shopping trolleys.'],
          opposite: ['The river has become dirtier.'],
        },
        'now the otters have followed their dinner upstream',
        'the otters came for the fish',
        'Their dinner is the trout, which came back when the water was clean.',
      ),
      infer(
        'Why is the exact spot being kept secret?',
        'so that visitors do not disturb the otters',
        {
          own: ['so that the newspaper can sell more copies', 'so that nobody steals the camera'],
          opposite: ['so that more people will come to look'],
          place: ['so that farmers can fence off the banks'],
        },
        'The best thing that we can do for them is to stay away',
        'otters need to be left alone',
        'The warden wants the otters to have peace.',
      ),
      infer(
        'Why could otters not live there in the 1970s?',
        'There was too little for them to eat.',
        {
          own: ['Hunters chased them away.', 'The river dried up.'],
          place: ['The kingfishers ate all of the trout.'],
          opposite: ['The water was too clean for them.'],
        },
        'the water was so dirty that few fish could survive',
        'there was hardly any food for otters then',
        'Otters eat fish, and hardly any fish were left.',
      ),
    ],
    meanings: [
      means('settled', 'settled the matter last week', 'decided', {
        sense: ['made a home', 'sank to the bottom'],
        opposite: ['left open'],
        sound: ['sat on a saddle'],
      }),
      means('hauled', 'schoolchildren have hauled out forty-one shopping trolleys', 'pulled with effort', {
        sound: ['walked along a corridor'],
        fits: ['pushed further in', 'counted'],
        own: ['painted a bright colour'],
      }),
      means('vanished', 'Otters vanished from the valley', 'disappeared', {
        sound: ['became shiny'],
        opposite: ['arrived'],
        fits: ['drank', 'looked out'],
      }),
    ],
    craft: [
      ask(
        'Why does the reporter mention that the smaller cub was riding on its sister’s tail?',
        'to give a charming picture that readers remember',
        {
          own: ['to show that the cub was hurt', 'to prove that otters cannot swim'],
          effect: [
            'to make readers afraid of going anywhere near otters',
            'to show that the sister was cruel',
          ],
        },
        'The smaller one was riding on its sister’s tail',
        'It is not an important fact, but it brings the scene to life and makes us smile.',
      ),
      ask(
        'What is the effect of the exact number “forty-one shopping trolleys”?',
        'It shows how much rubbish there was and makes us believe it.',
        {
          own: [
            'It shows that the children were good at counting and doing sums.',
            'It shows that the shop was very large.',
          ],
          effect: ['It makes the work sound easy and quick.', 'It makes us feel sorry for the trolleys.'],
        },
        'schoolchildren have hauled out forty-one shopping trolleys',
        'An exact number sounds true, and forty-one is a surprising amount.',
      ),
      ask(
        'Why does the reporter say that the otters followed “their dinner”?',
        'It is an amusing way to speak of the fish.',
        {
          own: ['People had been feeding the otters.', 'The fish had already been cooked.'],
          effect: ['It makes the otters seem cruel.', 'It makes us feel sorry for the kingfishers.'],
        },
        'now the otters have followed their dinner upstream',
        'Dinner is a word for people’s meals. Used for trout, it makes us smile.',
      ),
    ],
    others: [
      'with two cubs paddling furiously behind her',
      'the paper mill has closed',
      'Just after dawn',
      'farmers have fenced off the banks',
    ],
    gaps: [
      gap('the water was so dirty that [few] fish could survive', 'determiner', {
        form: ['fewest', 'much'],
        sound: ['phew'],
        class: ['hardly'],
      }),
      gap('The kingfishers followed the [trout]', 'noun', {
        sound: ['trust', 'trot'],
        class: ['fishy', 'swam'],
      }),
      gap('They have [waited] fifty years', 'verb', {
        form: ['wait', 'waiting'],
        sound: ['weighted'],
        class: ['waiter'],
      }),
    ],
  },
  {
    id: 'boredom',
    year: 6,
    kind: 'persuasive',
    title: 'In Praise of Boredom',
    text: `Parents dread it, teachers forbid it, and whole industries exist to prevent it. Nobody, it seems, has a good word to say for boredom. I should like to offer several.

Consider what happens when a child has nothing to do. First comes the groaning. Then comes the lying on the carpet. But if no grown-up rushes in with a screen, something curious follows. A hand strays to a cardboard box. A question drifts up: could an ant cross the kitchen on a ruler? Within the hour there is a bridge, a map and a king of the ants.

Boredom is not an empty room. It is the waiting room of the imagination, and we keep dragging children out of it before their name is called.

We are told that busy minds are healthy minds. So they are. But soil that is planted every single day grows nothing well, and the farmer who lets a field lie fallow is not being lazy. He is getting it ready.

So be brave. Next Sunday, plan nothing.`,
    retrieval: [
      ask(
        'What is the second thing that a bored child does?',
        'lies down on the carpet',
        {
          place: ['groans', 'picks up a cardboard box', 'builds a bridge'],
          own: ['goes out to play'],
        },
        'Then comes the lying on the carpet',
        'The groaning comes first.',
      ),
      ask(
        'What does the writer advise us to do next Sunday?',
        'make no plans',
        {
          place: ['plant a field', 'build a bridge for ants', 'bring out a screen'],
          own: ['visit a farm'],
        },
        'Next Sunday, plan nothing',
        'To plan nothing is to make no plans.',
      ),
      ask(
        'What sort of room does the writer say that boredom is?',
        'a waiting room',
        { place: ['an empty room', 'a kitchen'], own: ['a classroom', 'a bedroom'] },
        'It is the waiting room of the imagination',
        'The writer says that it is not an empty room.',
      ),
    ],
    inference: [
      infer(
        'What does the writer think grown-ups do wrong?',
        'They end boredom too soon.',
        {
          own: ['They buy too many toys.', 'They are not strict enough.'],
          opposite: ['They leave children alone too much.'],
          place: ['They let fields lie fallow.'],
        },
        'we keep dragging children out of it before their name is called',
        'adults do not give boredom enough time',
        'Children are pulled out of boredom before ideas can come to them.',
      ),
      infer(
        'Why does the writer tell us to “be brave”?',
        'Doing nothing can feel uncomfortable at first.',
        {
          own: ['Sundays are often stormy.', 'Ants can give a nasty bite.'],
          opposite: ['Everyone already enjoys being bored on Sundays.'],
          place: ['The waiting room is full of people.'],
        },
        'Parents dread it, teachers forbid it',
        'many people are afraid of boredom',
        'People dread boredom, so it takes courage to let it happen.',
      ),
      infer(
        'What would a screen do, in the writer’s opinion?',
        'It would stop the child from having ideas.',
        {
          opposite: ['It would give the child the best ideas.'],
          own: ['It would cost too much.', 'It would hurt the child’s eyes.'],
          strong: ['It would stop the child from ever thinking again.'],
        },
        'if no grown-up rushes in with a screen, something curious follows',
        'an adult’s screen would get in the way of the child’s own ideas',
        'The child’s own ideas come only if nobody brings a screen.',
      ),
    ],
    meanings: [
      means('fallow', 'lets a field lie fallow', 'without crops for a time', {
        sound: ['pale yellow in colour', 'going after somebody'],
        opposite: ['covered in wheat'],
        fits: ['under deep water'],
      }),
      means('strays', 'A hand strays to a cardboard box', 'wanders', {
        sense: ['animals without a home'],
        sound: ['remains'],
        fits: ['slams'],
        opposite: ['is forced'],
      }),
      means('dread', 'Parents dread it', 'fear', {
        sound: ['step on'],
        opposite: ['look forward to'],
        fits: ['teach', 'arrange'],
      }),
    ],
    craft: [
      ask(
        'Boredom is called “the waiting room of the imagination”. What does this metaphor mean?',
        'Ideas come to us if we are patient.',
        {
          own: ['Imagination makes people ill.', 'Bored children should see a doctor.'],
          opposite: ['Boredom stops all ideas from coming.'],
          effect: ['Boredom is a dull and ugly place.'],
        },
        'It is the waiting room of the imagination',
        'In a waiting room you wait until your name is called. In boredom you wait until an idea arrives.',
      ),
      ask(
        'Why does the writer use the example of a farmer and a field?',
        'to show that rest can be useful',
        {
          own: ['to teach us how to grow wheat', 'to show that farmers are often bored'],
          opposite: ['to show that one must never stop working'],
          effect: ['to make the reader hungry'],
        },
        'the farmer who lets a field lie fallow is not being lazy. He is getting it ready',
        'A field that rests grows better later. The writer thinks that minds are the same.',
      ),
      ask(
        'Why does the writer begin with all the people who are against boredom?',
        'to set up an opinion and then argue against it',
        {
          own: ['to advertise toys and games', 'to show that parents work harder than teachers'],
          effect: ['to prove that boredom is bad', 'to make readers pity teachers'],
        },
        'whole industries exist to prevent it',
        'First we hear what everybody thinks. Then the writer says “I should like to offer several” good words.',
      ),
    ],
    others: [
      'could an ant cross the kitchen on a ruler?',
      'Within the hour there is a bridge, a map and a king of the ants',
      'We are told that busy minds are healthy minds',
      'A hand strays to a cardboard box',
    ],
    gaps: [
      gap('[whole] industries exist to prevent it', 'adjective', {
        sound: ['hole', 'while'],
        class: ['wholly', 'whom'],
      }),
      gap('Boredom is not an [empty] room', 'adjective', {
        class: ['emptily', 'emptiness'],
        form: ['emptiest'],
        sound: ['entry'],
      }),
      gap('[Within] the hour there is a bridge', 'preposition', {
        class: ['Indoors', 'Because', 'Whenever'],
        sound: ['Width'],
      }),
    ],
  },
  {
    id: 'museum',
    year: 6,
    kind: 'report',
    title: 'The Paw in the Tile',
    text: `A roof tile that lay unnoticed in a museum drawer for more than a century has become its most popular exhibit, thanks to a careless animal.

The tile was dug up in 1903 near the Roman fort at Caxley. Archaeologists of the day were hunting for swords and silver, and they labelled it “broken” and put it away. This spring Yusuf Karim, a volunteer who was cleaning the collection, held it under a slanting lamp. Pressed into one corner were four neat toes and a heel.

Roman tiles were laid out in the sun to dry before they were fired. On some warm afternoon, about eighteen hundred years ago, a dog trotted across the yard. Judging by the depth of the print, it was in a hurry. Judging by the smear beside it, someone had thrown something.

“Swords tell you about armies,” said Mr Karim. “This tells you about a Tuesday.”

Visitors may now press a copy of the paw into clay of their own. The queue on Saturday reached the car park.`,
    retrieval: [
      ask(
        'How did Mr Karim come to notice the print?',
        'He looked at the tile by the light of a lamp.',
        {
          place: ['He dug the tile up near a fort.', 'He pressed the tile into clay.'],
          own: ['He dropped the tile on the floor, and it broke in two.', 'He read about it in a book.'],
        },
        'held it under a slanting lamp',
        'Light from the side shows small dents in a surface.',
      ),
      ask(
        'What were the diggers of 1903 hoping to find?',
        'weapons and precious metal',
        {
          place: ['tiles and clay', 'prints of animals'],
          own: ['coins and pots', 'bones of Roman soldiers and dogs'],
        },
        'Archaeologists of the day were hunting for swords and silver',
        'Swords are weapons, and silver is a precious metal.',
      ),
      ask(
        'Where had the tile been kept for so long?',
        'in a drawer',
        { place: ['in a fort', 'in the car park'], own: ['in a glass case', 'in a cellar'] },
        'lay unnoticed in a museum drawer for more than a century',
        'It was labelled “broken” and put away.',
      ),
    ],
    inference: [
      infer(
        'What was the tile like when the dog stepped on it?',
        'soft, because it was not yet dry',
        {
          opposite: ['hard, because it had been fired'],
          own: ['hot, because it came from the oven', 'slippery, because of the rain'],
          place: ['broken, as the label said'],
        },
        'Roman tiles were laid out in the sun to dry before they were fired',
        'new tiles were left outdoors for a while',
        'A paw can leave a print only in soft clay.',
      ),
      infer(
        'What does Mr Karim mean by “This tells you about a Tuesday”?',
        'The tile shows a moment of ordinary life.',
        {
          own: ['The tile was made for a holiday.', 'Romans made tiles only once a week.'],
          place: ['The tile was found in a drawer on a Tuesday.'],
          strong: ['Swords teach us nothing at all.'],
        },
        'Swords tell you about armies',
        'Mr Karim sees a difference between grand things and everyday ones',
        'A Tuesday is a day like any other. A dog in a yard is everyday life, not war.',
      ),
      infer(
        'Why was the dog in a hurry?',
        'Somebody had probably thrown something at it.',
        {
          own: ['It was late for its dinner.', 'It was chasing a cat.'],
          place: ['It had been frightened by soldiers with swords.'],
          opposite: ['Somebody was calling it to come nearer.'],
        },
        'Judging by the smear beside it, someone had thrown something',
        'somebody wanted the dog to go away',
        'The smear is the clue: something landed next to the paw.',
      ),
    ],
    meanings: [
      means('fired', 'to dry before they were fired', 'baked hard', {
        sense: ['shot', 'told to leave a job'],
        sound: ['cooked in fat'],
        fits: ['painted'],
      }),
      means('exhibit', 'its most popular exhibit', 'thing on show', {
        sound: ['way out'],
        fits: ['guide book', 'visitor'],
        opposite: ['thing kept hidden'],
      }),
      means('century', 'for more than a century', 'a hundred years', {
        sound: ['a soldier on guard'],
        fits: ['ten years', 'a few weeks'],
        own: ['one long winter'],
      }),
    ],
    craft: [
      ask(
        'The first sentence speaks of “a careless animal” but does not say which. Why?',
        'to make readers curious about it',
        {
          own: ['because nobody knows what it was', 'because it was a rare animal'],
          effect: ['to make readers angry with the animal', 'to show that the museum is careless'],
        },
        'thanks to a careless animal',
        'The dog is named only later. Until then we want to know.',
      ),
      ask(
        'Two sentences begin with “Judging by”. What is the effect?',
        'They make the writer sound like a detective with clues.',
        {
          own: ['They show that there was a trial in court.', 'They show that the writer dislikes dogs.'],
          effect: [
            'They make the reader feel sorry for the tile and its maker.',
            'They make the story sound made up.',
          ],
        },
        'Judging by the depth of the print, it was in a hurry. Judging by the smear beside it',
        'The depth and the smear are clues, and the writer works out what happened.',
      ),
      ask(
        'Why does the report end with the queue that “reached the car park”?',
        'It shows how popular the tile has become.',
        {
          own: ['It warns visitors to come by bus.', 'It tells us how large the car park is.'],
          effect: ['It makes the museum seem empty.', 'It shows that the visitors were angry.'],
        },
        'The queue on Saturday reached the car park',
        'A long queue means that a great many people want to see it.',
      ),
    ],
    others: [
      'The tile was dug up in 1903',
      'a dog trotted across the yard',
      'The queue on Saturday reached the car park',
      'Pressed into one corner were four neat toes and a heel',
    ],
    gaps: [
      gap('[Pressed] into one corner were four neat toes', 'verb', {
        form: ['Presses', 'Press'],
        class: ['Pressure'],
        sound: ['Praised'],
      }),
      gap('Visitors may now [press] a copy of the paw', 'verb', {
        form: ['pressed', 'pressing', 'presses'],
        class: ['pressure'],
      }),
      gap('The [queue] on Saturday reached the car park', 'noun', {
        sound: ['cue', 'quay'],
        form: ['queued', 'queuing'],
      }),
    ],
  },
]
