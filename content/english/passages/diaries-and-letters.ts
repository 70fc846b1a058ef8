import { ask, gap, infer, means, type PassageData } from './passage.ts'

export const diariesAndLetters: readonly PassageData[] = [
  {
    id: 'barge',
    year: 4,
    kind: 'diary',
    title: 'A Week on the Water',
    text: `Monday. We have been on the narrowboat for one whole day. It is called Dragonfly, and it is as long as a bus but no wider than our bathroom. Dad has already banged his head four times. My bed folds out of the wall like an ironing board.

Tuesday. Today I steered! You push the long handle to the left when you want to go right, so I went into the reeds. A swan gave me a very rude look. We travelled at the speed of a person walking, and an old lady with a terrier overtook us twice.

Wednesday. We came to a lock, which is a sort of lift for boats. Mum and I leaned on the huge wooden gates until they creaked open. The water poured in, and up went Dragonfly with Dad standing on the back like a captain.

Thursday. Rain drummed on the roof all night. I thought I would hate it. Instead I slept better than I ever do at home.`,
    retrieval: [
      ask(
        'What did the writer do on Tuesday?',
        'steered the boat into the reeds',
        {
          place: ['opened the gates of a lock', 'listened to rain on the roof'],
          own: ['fed a swan with bread', 'walked the terrier along the bank'],
        },
        'so I went into the reeds',
        'It happened on the day when the writer steered.',
      ),
      ask(
        'What is the writer’s bed compared to?',
        'an ironing board',
        { place: ['a bus', 'a lift', 'a bathroom'], own: ['a bookshelf'] },
        'My bed folds out of the wall like an ironing board',
        'The bus is compared to the whole boat.',
      ),
      ask(
        'How did Mum and the writer open the lock gates?',
        'They leaned on them.',
        {
          place: ['They pushed a long handle to the left.'],
          own: ['They turned a key.', 'They rang a bell.', 'They pulled a rope.'],
        },
        'Mum and I leaned on the huge wooden gates',
        'They leaned until the gates creaked open.',
      ),
    ],
    inference: [
      infer(
        'Why has Dad banged his head four times?',
        'There is not much room on the boat.',
        {
          own: ['He has been fighting.', 'He cannot find his glasses anywhere on board.'],
          place: ['He fell off the lock gates.'],
          opposite: ['The boat is very tall and wide.'],
        },
        'no wider than our bathroom',
        'the boat is narrow',
        'The boat is long but narrow, so it is easy to bump into things.',
      ),
      infer(
        'How does the writer feel about the rain in the end?',
        'The writer finds that it is rather nice.',
        {
          opposite: ['The writer hates it.'],
          own: ['The writer is afraid that the boat will sink.', 'The writer wants to go out in it.'],
          strong: ['The writer never wants to live in a house again.'],
        },
        'Instead I slept better than I ever do at home',
        'the rain at night turned out to be pleasant',
        'The writer expected to hate it, but slept better than at home.',
      ),
      infer(
        'How did the writer feel about steering on Tuesday?',
        'excited to be allowed to do it',
        {
          opposite: ['bored and glad when it was over'],
          own: ['jealous of the old lady', 'homesick and close to tears'],
          strong: ['sure of being the best captain of all'],
        },
        'Today I steered!',
        'the writer is thrilled to be in charge of the boat',
        'The short sentence with its exclamation mark sounds proud and happy.',
      ),
    ],
    meanings: [
      means('overtook', 'an old lady with a terrier overtook us twice', 'went past', {
        fits: ['shouted at', 'waved to'],
        sound: ['picked up'],
        opposite: ['fell behind'],
      }),
      means('creaked', 'until they creaked open', 'moved with a squeaking noise', {
        fits: ['moved smoothly, without any sound', 'broke into pieces'],
        sound: ['ran like a small stream'],
        own: ['swung as fast as a whip'],
      }),
      means('reeds', 'so I went into the reeds', 'tall plants in the water', {
        sound: ['looks at a book'],
        fits: ['big wooden gates', 'fields of wheat'],
        own: ['deep holes in the bank'],
      }),
    ],
    craft: [
      ask(
        '“Rain drummed on the roof all night.” What does the word “drummed” help us to do?',
        'hear the steady beat of the rain',
        {
          own: ['see a band on the boat', 'know that the roof had broken in the storm'],
          effect: ['taste the cold water', 'feel how soft the rain was'],
        },
        'Rain drummed on the roof all night',
        'A drum is beaten again and again. The word makes us hear the rain.',
      ),
      ask(
        'Why does the writer tell us that an old lady overtook the boat twice?',
        'to show in a funny way how slow the boat was',
        {
          own: [
            'to show that the old lady was a runner',
            'to show that the boat was taking part in a great race',
          ],
          effect: ['to make us feel sorry for the terrier', 'to show how dangerous the canal was'],
        },
        'an old lady with a terrier overtook us twice',
        'If somebody who walks can pass you twice, you are very slow indeed.',
      ),
      ask(
        '“A swan gave me a very rude look.” What makes this funny?',
        'It treats the swan like a cross person.',
        {
          own: ['It tells us that the swan could talk.', 'It shows that the writer was rude first.'],
          effect: ['It makes the swan seem polite.', 'It makes the swan seem dangerous.'],
        },
        'A swan gave me a very rude look',
        'Only people are rude. We imagine the swan being offended by the boat.',
      ),
    ],
    others: [
      'A swan gave me a very rude look',
      'It is called Dragonfly',
      'We came to a lock, which is a sort of lift for boats',
      'with Dad standing on the back like a captain',
    ],
    gaps: [
      gap('when you want to go right, [so] I went into the reeds', 'conjunction', {
        sound: ['sew', 'saw'],
        class: ['of', 'during'],
      }),
      gap('We [travelled] at the speed of a person walking', 'verb', {
        form: ['travelling', 'travels'],
        class: ['traveller', 'travel’s'],
      }),
      gap('it is as long as a bus but no [wider] than our bathroom', 'adjective', {
        form: ['wide', 'widest'],
        class: ['widely', 'width'],
      }),
    ],
  },
  {
    id: 'bakery-letter',
    year: 4,
    kind: 'letter',
    title: 'A Letter to the Baker',
    text: `Dear Mr Rossi,

Thank you very much for letting Kestrel Class visit your bakery last Friday. I have never been anywhere that smelled so good at seven o’clock in the morning.

I did not know that bakers get up when other people are still asleep. You told us that you start at two, when even the milkman is snoring! I liked it best when you let us knead the dough. At first mine stuck to my fingers like glue. You showed me how to push it with the heel of my hand, and after a while it became as smooth as a pebble.

I am sorry that Hamza dropped the tray of currant buns. He says that he is sorry too. The ducks on the pond were not sorry at all.

My roll was a bit crooked, but Mum put it on a plate by itself and cut it into four, and there were no crumbs left. Please may we come again?

Yours sincerely,
Leila Haddad`,
    retrieval: [
      ask(
        'What did Leila like best about the visit?',
        'working the dough with her hands',
        {
          place: ['feeding the ducks', 'smelling the bread', 'eating a currant bun'],
          own: ['riding through the town in the delivery van'],
        },
        'I liked it best when you let us knead the dough',
        'To knead is to press and push dough with your hands.',
      ),
      ask(
        'At what time does Mr Rossi begin work?',
        'two in the morning',
        {
          place: ['seven in the morning', 'four in the morning'],
          own: ['nine in the morning', 'two in the afternoon'],
        },
        'You told us that you start at two',
        'It is in the night, because even the milkman is asleep. Seven o’clock was when the class came.',
      ),
      ask(
        'What did Hamza drop?',
        'some buns on a tray',
        { place: ['a lump of dough', 'a plate with a roll'], own: ['a jug of milk', 'a bag of flour'] },
        'Hamza dropped the tray of currant buns',
        'Leila says sorry for it in her letter.',
      ),
    ],
    inference: [
      infer(
        'What happened to the buns that Hamza dropped?',
        'The ducks ate them.',
        {
          own: ['The class ate them.', 'Mr Rossi sold them.'],
          place: ['Mum cut them into four.'],
          opposite: ['They stayed on the tray.'],
        },
        'The ducks on the pond were not sorry at all',
        'the accident with the tray made somebody happy',
        'The ducks were not sorry because they got the buns.',
      ),
      infer(
        'How do we know that Leila’s roll tasted good?',
        'Her family ate all of it.',
        {
          true: ['It was a bit crooked.', 'Mum put it on a plate by itself.'],
          own: ['It won a prize.', 'Mr Rossi said so.'],
        },
        'there were no crumbs left',
        'Leila’s roll was eaten up',
        'When no crumbs are left, people have enjoyed the food.',
      ),
      infer(
        'Why does Leila mention the milkman?',
        'to show how very early Mr Rossi starts',
        {
          own: ['to complain about the milk at the bakery', 'to thank him for the visit'],
          place: ['to say who ate the buns'],
          opposite: ['to show that bakers get up late'],
        },
        'when even the milkman is snoring',
        'other early risers are still in bed',
        'A milkman gets up very early, and yet at two he is still asleep.',
      ),
    ],
    meanings: [
      means('knead', 'you let us knead the dough', 'press and fold', {
        sound: ['must have'],
        fits: ['bake', 'weigh'],
        opposite: ['leave alone'],
      }),
      means('crooked', 'My roll was a bit crooked', 'bent out of shape', {
        sense: ['dishonest'],
        fits: ['burnt', 'salty'],
        sound: ['baked in an oven'],
      }),
      means('pebble', 'as smooth as a pebble', 'small, round stone', {
        sound: ['part of a bicycle'],
        fits: ['silk scarf', 'bar of soap'],
        own: ['slice of bread'],
      }),
    ],
    craft: [
      ask(
        'Leila writes that the dough became “as smooth as a pebble”. Why does she use this simile?',
        'to help us feel what the dough was like',
        {
          own: ['to show that the dough was too hard to eat', 'to show that she found a stone in it'],
          effect: ['to make the dough sound dirty', 'to show that the dough was heavy'],
        },
        'it became as smooth as a pebble',
        'A pebble is very smooth, and everyone knows how one feels.',
      ),
      ask(
        'What is the main purpose of the letter?',
        'to thank Mr Rossi for the visit',
        {
          true: ['to say that Hamza is sorry'],
          own: ['to order some rolls', 'to complain about the buns', 'to explain how to bake good bread'],
        },
        'Thank you very much for letting Kestrel Class visit your bakery',
        'She begins with thanks, and the rest of the letter says what she enjoyed.',
      ),
      ask(
        'What is the tone of “The ducks on the pond were not sorry at all”?',
        'playful',
        { effect: ['angry', 'frightened', 'gloomy', 'boastful'] },
        'The ducks on the pond were not sorry at all',
        'Two people are sorry about the buns. The ducks, who got to eat them, are the joke.',
      ),
    ],
    others: [
      'My roll was a bit crooked',
      'At first mine stuck to my fingers like glue',
      'last Friday',
      'He says that he is sorry too',
    ],
    gaps: [
      gap('other people are [still] asleep', 'adverb', {
        sound: ['steel', 'stile'],
        class: ['since', 'until'],
      }),
      gap('At first mine [stuck] to my fingers like glue', 'verb', {
        form: ['sticked', 'sticking'],
        sound: ['stack', 'stock'],
      }),
      gap('I have [never] been anywhere that smelled so good', 'adverb', {
        class: ['no', 'none'],
        sound: ['nearer'],
        form: ['nobody'],
      }),
    ],
  },
  {
    id: 'evacuee',
    year: 5,
    kind: 'diary',
    title: 'A Label on My Coat',
    text: `3rd September 1939

They pinned labels to our coats this morning as if we were parcels. Mine says MAY TURNER, and underneath it the number of our school. Mother did up my top button twice, although it was done up already.

The train was so long that I could not see the front of it. Billy cried until Reading. I gave him my barley sugar, and after that he only hiccupped. I did not cry, because I am ten, but I looked out of the window for a good deal of the time.

At the other end we stood in a village hall and strangers walked up and down, choosing. Nobody wanted two. At last a tall woman with muddy boots stopped in front of us. “Can you both eat eggs?” she asked. I said yes. “That is lucky,” she said, “for I have thirty hens and nobody to help me.”

Billy is asleep now. It is too quiet to sleep. There is an owl, I think, and no trams at all.`,
    retrieval: [
      ask(
        'What did May give to Billy?',
        'a sweet',
        { place: ['an egg', 'a label', 'her coat button'], own: ['a toy train'] },
        'I gave him my barley sugar',
        'Barley sugar is a kind of sweet.',
      ),
      ask(
        'What was written under May’s name?',
        'the number of her school',
        {
          own: ['the name of the village', 'the date of her birthday'],
          place: ['the number of hens', 'the name of the station'],
        },
        'underneath it the number of our school',
        'Underneath means below: it stood below her name on the label.',
      ),
      ask(
        'How many hens did the tall woman have?',
        'thirty',
        { place: ['ten', 'two'], own: ['thirteen', 'three'] },
        'I have thirty hens and nobody to help me',
        'Ten is May’s age.',
      ),
    ],
    inference: [
      infer(
        'Why did Mother do up May’s button twice?',
        'She was sad and did not want to let May go.',
        {
          own: ['The button had come off.', 'She could not see very well without her new glasses.'],
          opposite: ['She was glad that May was leaving.'],
          place: ['She wanted to hide the label.'],
        },
        'although it was done up already',
        'Mother wants to go on taking care of May for a moment longer',
        'The button needed nothing. Her hands wanted to do one more thing for her child.',
      ),
      infer(
        'What had May been used to hearing at night?',
        'trams in the street',
        {
          place: ['an owl in a tree', 'hens in a yard', 'Billy and his hiccups'],
          own: ['waves on a beach'],
        },
        'no trams at all',
        'May comes from a town',
        'She notices that there are no trams, so there must have been trams at home.',
      ),
      infer(
        'Why were May and Billy not chosen at once?',
        'People wanted to take only one child.',
        {
          own: ['They were dirty and rude.', 'They had lost the labels from their coats.'],
          place: ['Billy was crying too loudly.'],
          opposite: ['Everybody wanted both of them.'],
        },
        'Nobody wanted two',
        'it was hard for May and Billy to find a home together',
        'There were two of them, and most people wanted one.',
      ),
    ],
    meanings: [
      means('deal', 'for a good deal of the time', 'amount', {
        sense: ['an agreement in business', 'a turn to give out cards'],
        sound: ['ideal'],
        opposite: ['lack'],
      }),
      means('strangers', 'strangers walked up and down, choosing', 'people whom they did not know', {
        sense: ['people who are odd and silly'],
        opposite: ['old friends of the family'],
        fits: ['teachers from the school'],
        sound: ['people who are very strong'],
      }),
      means('pinned', 'They pinned labels to our coats', 'fastened', {
        sense: ['held down on the floor'],
        sound: ['pointed'],
        fits: ['posted', 'sold'],
      }),
    ],
    craft: [
      ask(
        'May writes that labels were pinned on “as if we were parcels”. What does this comparison suggest?',
        'The children felt that they were being sent off like things.',
        {
          own: ['The children were carrying heavy parcels.', 'The labels were made of brown paper.'],
          opposite: ['The children felt that they were more important than all the others.'],
          effect: ['The children found the labels funny.'],
        },
        'They pinned labels to our coats this morning as if we were parcels',
        'Parcels are labelled and sent. Nobody asks them what they want.',
      ),
      ask(
        'May writes “I looked out of the window for a good deal of the time”. What does the writer want us to guess?',
        'May was hiding her own tears.',
        {
          own: ['May was looking for her mother’s house.', 'May loved the view more than anything.'],
          opposite: ['May was not upset at all.'],
          effect: ['May was cross with Billy.'],
        },
        'I did not cry, because I am ten, but I looked out of the window',
        'She says that she did not cry, but with her face to the window nobody could see.',
      ),
      ask(
        '“Strangers walked up and down, choosing.” What does this make the hall seem like?',
        'a market with children for sale',
        {
          effect: [
            'a party for the children',
            'a church on a Sunday morning',
            'a school on an ordinary day',
            'a theatre before the play begins',
          ],
        },
        'strangers walked up and down, choosing',
        'People walk up and down and choose at a market.',
      ),
    ],
    others: [
      'The train was so long that I could not see the front of it',
      'a tall woman with muddy boots',
      'Can you both eat eggs?',
      'Billy is asleep now',
    ],
    gaps: [
      gap('Mother did up my top button twice, [although] it was done up already', 'conjunction', {
        class: ['despite', 'however'],
        sound: ['also', 'thorough'],
      }),
      gap('Nobody [wanted] two', 'verb', { form: ['want', 'wanting'], sound: ['wandered', 'wand'] }),
      gap('It is [too] quiet to sleep', 'adverb', { sound: ['two', 'to'], class: ['much', 'lot'] }),
    ],
  },
  {
    id: 'puzzle-letter',
    year: 5,
    kind: 'letter',
    title: 'One Piece Short',
    text: `Dear Sir or Madam,

I am writing about your jigsaw “Stormy Sea at Midnight”, which has one thousand pieces, or rather, which does not.

My grandfather and I began it on the second of January. As every piece is a shade of dark blue, progress was slow. We ate our meals on our laps so as not to disturb the table. The cat was banished to the kitchen. Aunt Dolores, who came to stay for the weekend, was asked not to sneeze.

On the fourteenth of March, with trembling hands, we placed the last piece. It was then that we saw the hole. It is in the very middle of the moon, which was, I may say, the only part of the picture that we had been looking forward to.

I do not ask for my money back. I ask only for one piece, round on two sides, and yellow.

Yours hopefully,
Theo Lindqvist (aged eleven)

PS Grandfather says that if it is in the vacuum cleaner he does not wish to know.`,
    retrieval: [
      ask(
        'What does Theo ask the company to send him?',
        'one yellow piece',
        {
          opposite: ['his money back'],
          own: ['a new jigsaw', 'a letter of apology'],
          place: ['one dark blue piece'],
        },
        'I ask only for one piece, round on two sides, and yellow',
        'He says that he does not want his money back.',
      ),
      ask(
        'Where did Theo and his grandfather eat while they were doing the jigsaw?',
        'with plates on their knees',
        {
          place: ['in the kitchen with the cat', 'at the table by the jigsaw'],
          own: ['in the garden', 'at Aunt Dolores’s house'],
        },
        'We ate our meals on our laps',
        'Your lap is the top of your legs when you sit.',
      ),
      ask(
        'When did Theo and his grandfather begin the jigsaw?',
        'at the start of January',
        {
          place: ['in the middle of March'],
          own: ['at the end of January', 'just before Christmas', 'in the middle of February'],
        },
        'My grandfather and I began it on the second of January',
        'March is when they placed the last piece.',
      ),
    ],
    inference: [
      infer(
        'Why was Aunt Dolores asked not to sneeze?',
        'She might have blown the pieces about.',
        {
          own: ['She might have woken the baby.', 'She might have had a cold.'],
          place: ['She might have frightened the cat in the kitchen.'],
          strong: ['Theo did not want her to stay.'],
        },
        'was asked not to sneeze',
        'even a puff of air might have spoiled the jigsaw',
        'A sneeze is a puff of air. It could move the pieces, so everyone had to be careful near the table.',
      ),
      infer(
        'What does the PS make us suspect?',
        'The piece was lost at home.',
        {
          own: ['Grandfather has hidden the piece.', 'The vacuum cleaner is broken.'],
          strong: ['The company cheated Theo on purpose.'],
          opposite: ['The piece was never in the house.'],
        },
        'if it is in the vacuum cleaner he does not wish to know',
        'the loss may not be the company’s fault',
        'Grandfather fears that they swept it up themselves.',
      ),
      infer(
        'How did the two feel as they placed the last piece?',
        'excited and a little nervous',
        {
          opposite: ['bored and not very careful'],
          own: ['cross with Aunt Dolores and the cat', 'hungry and rather cold'],
          strong: ['too frightened to go on'],
        },
        'with trembling hands',
        'the last piece was a great moment for them',
        'Hands tremble when somebody is excited. They had worked for more than two months.',
      ),
    ],
    meanings: [
      means('banished', 'The cat was banished to the kitchen', 'sent away', {
        fits: ['carried with love', 'welcomed'],
        sound: ['painted with clear varnish'],
        own: ['fed too much'],
      }),
      means('shade', 'every piece is a shade of dark blue', 'kind of colour', {
        sense: ['place out of the sun', 'cover for a lamp'],
        sound: ['wooden hut'],
        fits: ['broken corner'],
      }),
      means('disturb', 'so as not to disturb the table', 'mess up', {
        sound: ['share out'],
        fits: ['polish', 'scratch'],
        opposite: ['tidy up'],
      }),
    ],
    craft: [
      ask(
        'Why does Theo write “which has one thousand pieces, or rather, which does not”?',
        'to complain in an amusing way',
        {
          own: ['because he cannot count', 'because he has made a mistake'],
          effect: ['to frighten the company', 'to praise the jigsaw'],
        },
        'which has one thousand pieces, or rather, which does not',
        'He pretends to correct himself. The joke is that one piece is missing.',
      ),
      ask(
        'How would you describe the style of Theo’s letter?',
        'formal and polite, but playful',
        {
          effect: ['rude and full of threats', 'sad and full of pity for himself'],
          opposite: ['chatty and full of slang'],
          own: ['short and hard to understand'],
        },
        'I may say, the only part of the picture that we had been looking forward to',
        'He opens with “Dear Sir or Madam” and uses long, formal sentences to tell of silly troubles.',
      ),
      ask(
        '“The cat was banished to the kitchen.” Why does Theo choose the word “banished”?',
        'It makes a small thing sound grand and serious.',
        {
          own: ['The cat belongs to a king.', 'The cat ran away by itself.'],
          effect: ['It shows that Theo hates all cats.', 'It makes the kitchen sound like a lovely place.'],
        },
        'The cat was banished to the kitchen',
        'Kings banish their enemies. To use the word for a cat is a joke.',
      ),
    ],
    others: [
      'On the fourteenth of March',
      'It was then that we saw the hole',
      'who came to stay for the weekend',
      'As every piece is a shade of dark blue, progress was slow',
    ],
    gaps: [
      gap('I do not ask for my [money] back', 'noun', {
        sound: ['many', 'monkey'],
        class: ['pay', 'expensive'],
      }),
      gap('[with] trembling hands, we placed the last piece', 'preposition', {
        sound: ['width', 'whisk'],
        class: ['because', 'while'],
      }),
      gap('My grandfather and I [began] it', 'verb', {
        form: ['begun', 'beginning', 'begins'],
        sound: ['bargain'],
      }),
    ],
  },
  {
    id: 'ice-journal',
    year: 6,
    kind: 'diary',
    title: 'From an Ice Journal',
    text: `Day 41. The wind dropped in the night, and the silence woke me. After six weeks of canvas cracking like a whip, I lay in my sleeping bag and listened to nothing with deep suspicion.

Outside, the plateau glittered as if someone had ironed it. Breath froze on my scarf before I had finished breathing it. Ingrid was already up, melting snow for porridge and humming, which she does only when she is worried. I asked her what the matter was. She pointed her spoon at the sledge dogs. All nine of them were on their feet, facing south, ears pricked. Not one of them had touched its breakfast.

We broke camp in eleven minutes, which is a record.

By noon the horizon had smudged. By one it had gone altogether, and the blizzard strode over the ice towards the very place where our tents had stood. We watched it from behind a wall of rock that the dogs, I must confess, had found without the least help from us.`,
    retrieval: [
      ask(
        'What was Ingrid doing when the writer went outside?',
        'making breakfast',
        {
          place: ['feeding the dogs', 'ironing a scarf'],
          own: ['mending the sledge', 'taking down the tents'],
        },
        'melting snow for porridge and humming',
        'Porridge is a breakfast dish.',
      ),
      ask(
        'Where were the travellers when the blizzard came?',
        'in the shelter of some rock',
        {
          place: ['in their tents', 'in the middle of the plateau'],
          own: ['inside an ice cave', 'on board a ship'],
        },
        'We watched it from behind a wall of rock',
        'The tents had stood in another place, which they left in time.',
      ),
      ask(
        'What had happened to the horizon by noon?',
        'It had become blurred.',
        {
          place: ['It had vanished altogether.'],
          opposite: ['It had become sharp and clear.'],
          own: ['It had turned bright red.', 'It had filled with birds.'],
        },
        'By noon the horizon had smudged',
        'Smudged means blurred. Only by one o’clock had it gone altogether.',
      ),
    ],
    inference: [
      infer(
        'Why had the dogs not touched their breakfast?',
        'They sensed that a storm was coming.',
        {
          own: ['They did not like the porridge that Ingrid made.', 'They had eaten too much in the night.'],
          opposite: ['They were calm and sleepy.'],
          strong: ['They were too ill to stand.'],
        },
        'facing south, ears pricked',
        'the dogs notice something that people cannot',
        'They were all alert and looked the same way. Later the blizzard came.',
      ),
      infer(
        'What does the last sentence show about the writer?',
        'The writer is honest enough to praise the dogs.',
        {
          own: ['The writer is jealous of Ingrid.', 'The writer trained the dogs alone.'],
          opposite: ['The writer wants to be thanked for finding the rock.'],
          strong: ['The writer will never travel with dogs again.'],
        },
        'had found without the least help from us',
        'the writer gives the credit to the animals',
        '“I must confess” means that the writer admits it: the dogs saved them, not the people.',
      ),
      infer(
        'Why does the writer not enjoy the silence?',
        'The sudden calm seems too good to be true.',
        {
          own: ['There is no porridge left for breakfast.', 'The dogs have run away in the night.'],
          place: ['Ingrid is humming too loudly.'],
          opposite: ['The wind is making a dreadful noise.'],
        },
        'listened to nothing with deep suspicion',
        'the writer does not trust the calm',
        'Suspicion is the feeling that something is wrong.',
      ),
    ],
    meanings: [
      means('least', 'without the least help from us', 'smallest amount of', {
        opposite: ['greatest amount of'],
        sound: ['last and latest', 'rented'],
        fits: ['friendliest'],
      }),
      means('plateau', 'the plateau glittered', 'high, flat land', {
        sound: ['dish for food'],
        fits: ['starry sky', 'deep lake'],
        opposite: ['steep valley'],
      }),
      means('suspicion', 'listened to nothing with deep suspicion', 'a feeling that something is wrong', {
        sound: ['hanging in the air'],
        opposite: ['a feeling that all is well'],
        fits: ['great joy', 'gentle snoring'],
      }),
    ],
    craft: [
      ask(
        'The blizzard “strode over the ice”. What does the verb “strode” suggest?',
        'It was powerful and came on quickly, like a giant.',
        {
          opposite: ['It was weak and uncertain.'],
          own: ['It was coming from under the ice.', 'It was hunting the dogs.'],
          effect: ['It was light and graceful, like a dancer on a stage.'],
        },
        'the blizzard strode over the ice',
        'To stride is to walk with long, strong steps. A storm cannot walk, so this is personification.',
      ),
      ask(
        'Why is “the silence woke me” a surprising thing to write?',
        'It is usually noise that wakes people.',
        {
          own: ['Nobody can sleep in a tent.', 'The dogs were barking.'],
          effect: ['Silence is always a bad sign.'],
          place: ['The wind was still cracking like a great whip.'],
        },
        'The wind dropped in the night, and the silence woke me',
        'After six weeks of noise the writer was used to it. It was the lack of noise that was strange.',
      ),
      ask(
        'The canvas was “cracking like a whip”. What does the simile bring out?',
        'how sharp and loud the noise was',
        {
          own: ['how the dogs were driven', 'how the tent was made'],
          effect: ['how soft and gentle the wind was', 'how warm it was inside'],
        },
        'canvas cracking like a whip',
        'A whip makes a sudden, sharp sound. The tent did so in the wind.',
      ),
    ],
    others: [
      'the plateau glittered as if someone had ironed it',
      'We broke camp in eleven minutes',
      'Breath froze on my scarf',
      'which is a record',
    ],
    gaps: [
      gap('Breath [froze] on my scarf', 'verb', {
        form: ['frozen', 'freezed', 'freezing'],
        sound: ['frogs'],
      }),
      gap('[Not] one of them had touched its breakfast', 'adverb', {
        sound: ['Knot', 'Note'],
        class: ['None', 'Never'],
      }),
      gap('listened to nothing with deep [suspicion]', 'noun', {
        class: ['suspiciously', 'suspicious', 'suspect'],
        sound: ['suspension'],
      }),
    ],
  },
  {
    id: 'great-aunt',
    year: 6,
    kind: 'letter',
    title: 'Instructions for a Garden',
    text: `My dear Samuel,

By the time you read this I shall be in Portugal with your great-uncle’s telescope and no intention of coming home before spring. You will have found the key. The garden is yours until I return.

You are not to be tidy. I have spent thirty years persuading that garden to be untidy, and I will not have it undone in a fortnight by a boy with a rake. The nettles behind the shed are not weeds but a nursery; half the butterflies in the county begin there. The robin expects a worm at eight and will be sarcastic if you are late.

You told me once that nothing ever happens here. Very well. Take the green chair, put it under the pear tree, and sit still for one hour without any sort of screen. Then write and tell me that nothing happened. I shall not believe you, but I shall enjoy the letter.

Your loving great-aunt,
Beatrice

PS The gate sticks. Kick it kindly.`,
    retrieval: [
      ask(
        'Where will Great-Aunt Beatrice be for the winter?',
        'in Portugal',
        { place: ['in the county nursery', 'under the pear tree'], own: ['in Spain', 'at Samuel’s house'] },
        'I shall be in Portugal',
        'She does not mean to come home before spring.',
      ),
      ask(
        'Why must the nettles stay?',
        'Butterflies begin their lives there.',
        {
          place: ['The robin finds all of its worms there.', 'They hold up the shed.'],
          own: ['She makes soup from them.', 'They keep strangers out.'],
        },
        'half the butterflies in the county begin there',
        'That is why she calls the nettles a nursery.',
      ),
      ask(
        'Where should Samuel put the green chair?',
        'beneath the pear tree',
        {
          place: ['behind the shed', 'beside the gate', 'among the nettles'],
          own: ['in the middle of the lawn'],
        },
        'put it under the pear tree',
        'Beneath means the same as under.',
      ),
    ],
    inference: [
      infer(
        'What does Great-Aunt Beatrice really think about Samuel’s hour in the chair?',
        'He will notice a great deal if he only looks.',
        {
          own: ['He will fall asleep in the sun.', 'He will catch a cold.'],
          opposite: ['He will be quite right that nothing ever happens there.'],
          strong: ['He will become a famous scientist.'],
        },
        'I shall not believe you',
        'Beatrice expects Samuel to see things happen',
        'She will not believe that nothing happened, so she is sure that he will see things.',
      ),
      infer(
        'What sort of person is Great-Aunt Beatrice?',
        'lively, with firm ideas of her own',
        {
          opposite: ['timid and easily led', 'neat, and fond of straight lines and order'],
          own: ['mean with her money', 'forgetful and confused'],
        },
        'I will not have it undone in a fortnight by a boy with a rake',
        'Beatrice does not want her garden made neat',
        'She goes off with a telescope, gives orders with a smile, and knows just what she wants.',
      ),
      infer(
        'How does Great-Aunt Beatrice feel about her untidy garden?',
        'She is proud of it.',
        {
          opposite: ['She is ashamed of it.'],
          own: ['She is tired of it.', 'She is afraid of it.'],
          strong: ['She loves it more than any person.'],
        },
        'I have spent thirty years persuading that garden to be untidy',
        'the wild look of the garden took Beatrice a great deal of work',
        'She has worked on it for thirty years and wants to keep it as it is.',
      ),
    ],
    meanings: [
      means('nursery', 'are not weeds but a nursery', 'a place where young creatures grow up', {
        sense: ['a room in a house where a small baby sleeps', 'a shop that sells plants'],
        sound: ['a hospital worker'],
        fits: ['a kind of flower'],
      }),
      means('intention', 'no intention of coming home', 'plan', {
        sound: ['attention', 'invention'],
        fits: ['memory'],
        opposite: ['accident'],
      }),
      means('sticks', 'The gate sticks', 'gets jammed', {
        sense: ['thin pieces of wood'],
        opposite: ['opens easily'],
        fits: ['squeaks', 'falls down'],
      }),
    ],
    craft: [
      ask(
        'The robin “will be sarcastic if you are late”. Why does the writer put it like this?',
        'to give the bird a funny, human character',
        {
          own: ['to show that the robin can talk', 'to warn that robins are dangerous'],
          effect: ['to make Samuel dislike the robin', 'to show that the robin is wild and shy'],
        },
        'The robin expects a worm at eight and will be sarcastic if you are late',
        'Only people are sarcastic. It is personification, and it makes us smile.',
      ),
      ask(
        '“Kick it kindly.” What makes these words amusing?',
        'A kick is not usually kind.',
        {
          own: ['A gate cannot be kicked.', 'The gate is not really there.'],
          effect: ['They sound angry and loud.'],
          opposite: ['A kick is always a kind thing.'],
        },
        'The gate sticks. Kick it kindly',
        'The two words seem to contradict each other, and the matching sounds of “kick” and “kindly” add to the fun.',
      ),
      ask(
        '“You are not to be tidy.” Why is this a surprising order?',
        'Grown-ups usually ask for the opposite.',
        {
          own: ['Samuel has asked for it himself.', 'Nobody can be tidy in a garden.'],
          effect: ['It sounds sad and lonely.', 'It is a threat that frightens Samuel.'],
        },
        'You are not to be tidy',
        'Children are often told to be tidy. Here it is the other way round.',
      ),
    ],
    others: [
      'You will have found the key',
      'The robin expects a worm at eight',
      'Take the green chair',
      'with your great-uncle’s telescope',
    ],
    gaps: [
      gap('You told me once that nothing ever [happens] here', 'verb', {
        form: ['happen', 'happening'],
        class: ['happily'],
        sound: ['hampers'],
      }),
      gap('sit [still] for one hour', 'adverb', {
        class: ['stillness', 'quietness'],
        sound: ['stile', 'steal'],
      }),
      gap('I shall not [believe] you', 'verb', {
        class: ['belief', 'believable'],
        form: ['believed', 'believing'],
      }),
    ],
  },
]
