import type { WritingTask } from './writing-task.ts'

export const continuedStories: readonly WritingTask[] = [
  {
    id: 'the-lantern-on-the-line',
    kind: 'continue-story',
    title: 'The Lantern on the Line',
    minutes: 30,
    prompt: `Read the beginning of this story. Then continue it in your own words.

*The sleeper train had stopped. It was not the stopping that woke Callum, but the silence after it: no wheels, no whistle, not even the tick of the heater. He rubbed a hole in the mist on the window. Outside lay the moor, black and endless. And along the line, where no one should have been, a lantern was coming towards the train.*`,
    planning: [
      'Who carries the lantern, and why are they out there at night?',
      'What does Callum feel: fear, or the wish to know?',
      'Who else is awake? Do you need anyone else at all?',
      'What does the person with the lantern want from the train?',
      'How do you get the train moving again at the end?',
    ],
    criteria: [
      'I keep the same hero, place and tense: “he”, and the past.',
      'The mood of the beginning goes on for a while before I change it.',
      'The lantern matters in my story.',
      'I let the reader worry, and then I let them breathe.',
      'I stop at the right moment, and do not write “then he woke up”.',
    ],
    model: `It swung as it came, low down, like something being carried by a child.

Callum held his breath until the glass was clear again. The light passed the engine. It passed the dining car. It came along the sleepers, one, two, three, and under his own window it stopped. A face looked up: an old woman’s, brown and creased as a walnut, with snow on its eyebrows. She knocked on the side of the carriage, quite politely, as if it were her neighbour’s door.

There was nobody else in the corridor. He pulled down the window, and the cold climbed in.

“Is this the Fort William train?” she asked.

“Yes,” said Callum. “But it isn’t a station. I don’t think you can get on here.”

“Get on? At my age?” She gave a laugh like a gate. “I live here, lad. That’s my chimney. No, it’s Morag. She will lie down on the rails in the cold weather. They keep the warmth, you see. I’ve been pulling at her for an hour, and your driver’s pulling now, but she’ll not shift for strangers. Have you anything sweet?”

He thought of shouting for the guard. Instead he reached under his pillow. Half a bar of mint cake was left, for emergencies, and this seemed to be one. Then he dragged his coat over his pyjamas and climbed down on to the stones.

Morag was very large and very ginger. Her horns were as wide as his bed. She lay across the line like a sofa that someone had delivered to the wrong address, and she watched the driver heave at her neck with no interest at all. When Callum held out his hand, her nostrils opened. A tongue like a wet towel took the mint cake, the wrapper and most of his sleeve.

Slowly, sighing, she stood up.

“There,” said the old woman. She held the lantern high, so that its light lay along the empty rails, all the way to the dark. “Now you can tell them that you started a train.”`,
    notes: [
      {
        quote: 'low down, like something being carried by a child',
        note: 'The mystery of the beginning goes on. We still do not know who it is.',
      },
      {
        quote: 'It passed the dining car.',
        note: 'Three sentences built alike bring the light nearer, step by step.',
      },
      {
        quote: 'the cold climbed in',
        note: 'Cold is given a verb that belongs to a person or an animal.',
      },
      {
        quote: '“Get on? At my age?”',
        note: 'The way she talks tells us who she is. The fear turns into fun.',
      },
      {
        quote: 'He thought of shouting for the guard. Instead he reached under his pillow.',
        note: 'Callum has a choice, and he acts. He is a real hero now.',
      },
      {
        quote: 'like a sofa that someone had delivered to the wrong address',
        note: 'An original simile, worth more than “as big as a house”.',
      },
      {
        quote: 'She held the lantern high',
        note: 'The lantern comes back in the last paragraph, so the story feels whole.',
      },
    ],
  },
  {
    id: 'the-last-room',
    kind: 'continue-story',
    title: 'The Last Room',
    minutes: 30,
    prompt: `Read the beginning of this story. Then continue it in your own words.

*“And that,” said the guide, “is everything.” The class turned round and clattered off down the stairs to the shop. But Yasmin had counted the doors as they went along, because she counted everything. There were twelve rooms on the plan of the museum. They had been shown eleven.*`,
    planning: [
      'How does Yasmin find the twelfth room? Use the fact that she counts.',
      'What is it like just outside the door? What stops her, and what draws her in?',
      'What is in the room? One thing, well described, is better than ten.',
      'Why has it been kept from visitors?',
      'How does she get back to her class, and does she tell?',
    ],
    criteria: [
      'Yasmin’s counting helps her, so her character drives the story.',
      'I slow down at the door, to make the reader wait.',
      'What she finds has a meaning, and is not just strange.',
      'I use paragraphs: a new one for a new place, time or speaker.',
      'My ending does not explain too much.',
    ],
    model: `She let the others go. Behind her the voices sank, step by step, until there was only the hum of the lamps.

One, two, three: she walked back past the Romans and the stuffed bears. Seven, eight: clocks, coins. Between room eight and room nine the wall was longer than it ought to be. She paced it out, heel to toe. Twenty-six of her shoes. All the other walls were nineteen.

It was papered in green, with a pattern of leaves. Yasmin laid her hand on it and moved along an inch at a time. At shoe thirteen a leaf was cold. It was not paper but brass, and it turned.

She ought to have gone down to the shop. There were rubbers in there shaped like mummies. She thought about them for as long as it takes to count to four, and then she pushed.

The twelfth room was as small as a bathroom and had one window, grey with dust. In the middle was a glass case, like all the others. In the case was a card, and on the card, in thin brown writing, it said: *The last one.* There was nothing else at all. She walked right round it to be sure. There was only a cushion of faded velvet with a dent in it, the shape of something round.

“We never lock it,” said the guide. He was leaning in the doorway with his cap in his hand. “Nobody ever finds it. You must be a counter.”

“What was it?” whispered Yasmin. “The last what?”

“The label doesn’t say. My guess is an egg. There was a bird on this island once, two hundred and nine of them, and people wrote down each one they took.” He rubbed the glass with his cuff. “They counted, you see. They just didn’t stop.”

Yasmin looked at the dent for a long time. Then she tore a page out of her notebook, wrote three words on it in her best handwriting, and tucked it under the edge of the case.

*I counted you.*`,
    notes: [
      {
        quote: 'Behind her the voices sank, step by step',
        note: 'The voices go down the stairs. We feel her being left alone.',
      },
      {
        quote: 'Twenty-six of her shoes.',
        note: 'Her habit of counting solves the puzzle. It was given in the opening, and the writer used it.',
      },
      {
        quote: 'At shoe thirteen a leaf was cold.',
        note: 'She finds the door by touch. A short sentence for an important moment.',
      },
      {
        quote: 'There were rubbers in there shaped like mummies.',
        note: 'A child’s temptation: a touch of humour just before the secret.',
      },
      {
        quote: 'a dent in it, the shape of something round',
        note: 'What is missing is stronger than any treasure would have been.',
      },
      {
        quote: '“They counted, you see. They just didn’t stop.”',
        note: 'Counting gets a second, sadder meaning.',
      },
      {
        quote: '*I counted you.*',
        note: 'Three words for an ending. The reader has to do the feeling.',
      },
    ],
  },
  {
    id: 'the-causeway',
    kind: 'continue-story',
    title: 'The Causeway',
    minutes: 30,
    prompt: `Read the beginning of this story. Then continue it in your own words.

*“Twice a day the road is a road,” Aunt Jo had said, “and twice a day it’s the sea. So you read the board, and you believe the board.” Now Tom and his cousin Ada were sitting on the wrong side of it, on an island with a ruined chapel and eleven sheep. Tom looked at his watch. Then he looked at it again.*`,
    planning: [
      'What has gone wrong with the time? Whose fault is it?',
      'How does the sea behave? Think of the order in which things get wet.',
      'Do they agree on what to do? An argument makes a good scene.',
      'What is the brave thing to do here, and what is the foolish thing?',
      'How do they get home, and what does Aunt Jo say?',
    ],
    criteria: [
      'I know what the danger is, and I make it grow bit by bit.',
      'The two children are different, and we hear it when they talk.',
      'I describe the sea with exact verbs.',
      'The right decision is not easy for them.',
      'There is a calm after the danger.',
    ],
    model: `“It says ten past three,” he said.

“So? The board says we’ve got until four.”

“It said ten past three when we had our sandwiches, Ada.”

They stared at the second hand. It trembled on the six like a fly on a window, and it did not move.

They ran. The path to the causeway went down through heather, and Ada, who was older and had longer legs, got there first. When Tom came up she was standing at the edge with her hands on her hips. The road was still there. It ran out from their feet, straight and black and shining. But on both sides of it the sand had gone, and in its place lay something flat and grey that breathed.

“It’s only a mile,” said Ada. “I did a mile at school in eight minutes.”

“Not in wellies.”

She put one foot on the road. A tongue of water slid across it, curled round her heel and slid away again. It was quite small. It was almost friendly. Another one came, and this one didn’t go back.

Tom thought about the middle: half a mile behind them, half a mile in front, and the sea on both sides making up its mind. “You believe the board,” he said. His voice wobbled. “I’m not going. And I’m not letting go of your hood, either.”

For a moment he thought that she would hit him. Then her shoulders came down. They climbed back to the chapel without a word, tied her orange scarf to the only bit of window that was left, and sat with their backs against eleven sheep, which turned out to be warmer than radiators. Below them the road sank, yard by yard.

Aunt Jo came at dusk in Mr Pratt’s boat. She looked at the scarf. She looked at the watch. She looked at the two of them for so long that Ada began to explain.

“No,” said Aunt Jo. “Don’t tell me what went wrong. Tell me which of you thought of staying.”`,
    notes: [
      {
        quote: '“It said ten past three when we had our sandwiches, Ada.”',
        note: 'The bad news comes out in speech. We work it out along with them.',
      },
      {
        quote: 'something flat and grey that breathed',
        note: 'The sea is not named. That makes it more of a threat.',
      },
      {
        quote: 'It was almost friendly.',
        note: 'The calm word is more frightening than “terrible” would be.',
      },
      {
        quote: 'the sea on both sides making up its mind',
        note: 'Tom imagines the danger. That is why he can choose well.',
      },
      {
        quote: 'Then her shoulders came down.',
        note: 'One movement ends the quarrel. No “she agreed” is needed.',
      },
      {
        quote: 'which turned out to be warmer than radiators',
        note: 'A smile lets the reader breathe after the tense part.',
      },
      {
        quote: 'Tell me which of you thought of staying.',
        note: 'The last line shows us what real courage was, without a lecture.',
      },
    ],
  },
  {
    id: 'the-back-half-of-the-horse',
    kind: 'continue-story',
    title: 'The Back Half of the Horse',
    minutes: 30,
    prompt: `Read the beginning of this story. Then continue it in your own words. Make it funny.

*There were four minutes to go. In the hall two hundred parents were turning off their phones. Behind the curtain, Miss Okafor counted the cast of “Cinderella” for the third time, and for the third time she got the same answer. “We have a coach,” she said. “We have a pumpkin. We have the front half of a horse. Where is the back half?”*`,
    planning: [
      'Where is the back half, or why can’t it come?',
      'Who has to step in? The least likely person is often the best.',
      'What goes wrong on the stage? Plan three things, each worse than the last.',
      'How does the disaster turn into a success?',
      'What is your last joke?',
    ],
    criteria: [
      'It is clear who is who, even when they are all talking.',
      'The funny things come from the people, and not just from falling over.',
      'Each thing that goes wrong is worse than the one before.',
      'I tell it quickly, with strong verbs and few adverbs.',
      'My last line is a surprise, but it fits.',
    ],
    model: `“He’s in the car park,” said the front half, whose name was Dev. “He’s been sick on the pumpkin.”

“On the real pumpkin?”

“On the spare.”

Miss Okafor closed her eyes. When she opened them again they came to rest on Mr Finch. Mr Finch was the caretaker. He was holding a ladder, he was six feet four inches tall, and he had not said more than ten words since September. “Mr Finch,” she said, “have you ever acted?”

“No,” said Mr Finch.

Two minutes later the horse walked on. The audience gasped, as its back was so much higher than its front that it seemed to be going downhill. Cinderella stroked its nose. “What a noble steed!” she said. The noble steed tripped over its tail, sat down on Buttons, and said “Sorry, lad” in a deep voice from behind.

People began to laugh. Dev, inside the head, was hot and could see nothing at all, so he pulled left, towards the ball. Mr Finch, who had been told only to follow the light, pulled right, towards the exit. There was a long and dreadful rip. The front half galloped into the palace on two legs. The back half stood alone in the spotlight, in a pair of grey felt trousers, bent double and holding on to nobody.

The hall went silent. In the wings, Miss Okafor bit her script.

Then Mr Finch straightened up. He straightened for quite some time. He looked at the two hundred faces; he looked at his hooves; and slowly, very slowly, his left foot began to tap. It turned out that there was one thing that he had not mentioned since September. He had been the North of England champion in clog dancing three years running.

He danced until the scenery shook. He danced round the coach, over Buttons and off the end of the stage, and the applause went on so long that the ugly sisters had to be sent home to bed.

“Same time tomorrow?” begged Miss Okafor.

Mr Finch thought about it. “Neigh,” he said.`,
    notes: [
      {
        quote: '“On the spare.”',
        note: 'Quick speech, without “he said” each time, makes the joke faster.',
      },
      {
        quote: 'he had not said more than ten words since September',
        note: 'A plant: this small fact comes back twice.',
      },
      {
        quote: 'it seemed to be going downhill',
        note: 'We can see it. A picture is funnier than “it looked silly”.',
      },
      {
        quote: 'There was a long and dreadful rip.',
        note: 'The third disaster, and the worst. A short sentence gives us time to imagine it.',
      },
      {
        quote: 'He straightened for quite some time.',
        note: 'The writer jokes by saying less than is true. He is very tall!',
      },
      {
        quote: 'the North of England champion in clog dancing',
        note: 'The surprise turns failure into triumph.',
      },
      {
        quote: '“Neigh,” he said.',
        note: 'A pun for the last line. It fits a horse, and a man of few words.',
      },
    ],
  },
]
