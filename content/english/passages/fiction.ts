import { ask, gap, infer, means, type PassageData } from './passage.ts'

export const fiction: readonly PassageData[] = [
  {
    id: 'lamp-room',
    year: 4,
    kind: 'fiction',
    title: 'The Lamp Room',
    text: `There were ninety-nine steps up to the lamp room, and Isla counted every one of them under her breath. Grandad climbed behind her with the oil can. He stopped twice to rest, and each time he pretended to be looking out of the window.

At the top, the great glass lamp stood in the middle of the floor like a giant’s eye. Isla rubbed the brass rail with her sleeve until it gleamed. Far below, the sea had turned the colour of slate, and the first boats were hurrying home.

“Will they see us?” asked Isla.

“They will when you press that switch,” said Grandad.

Isla stared at him. In all her nine years she had never been allowed to touch it. She wiped her hand on her skirt, took a deep breath and pressed. The lamp woke up. A long white arm of light reached out over the water, and somewhere in the dusk a boat hooted back.`,
    retrieval: [
      ask(
        'What was Grandad carrying?',
        'a can of oil',
        { place: ['a brass rail', 'a glass lamp', 'a switch'], own: ['a torch'] },
        'Grandad climbed behind her with the oil can',
        'So he had the oil can with him on the stairs.',
      ),
      ask(
        'How old is Isla?',
        'nine',
        { place: ['ninety-nine'], own: ['ten', 'eight', 'seven'] },
        'In all her nine years',
        'The number ninety-nine tells you about the steps, not about Isla.',
      ),
      ask(
        'How many steps led up to the lamp room?',
        'ninety-nine',
        { place: ['nine'], own: ['ninety', 'nineteen', 'one hundred'] },
        'There were ninety-nine steps up to the lamp room',
        'Isla counted every one of them.',
      ),
    ],
    inference: [
      infer(
        'Why did Grandad pretend to look out of the window?',
        'He did not want Isla to see that he was tired.',
        {
          own: ['He was hoping to see a whale.', 'He was cross with Isla for being slow.'],
          place: ['He was counting the boats that hurried home.'],
          strong: ['He was too ill to climb any more stairs.'],
        },
        'He stopped twice to rest',
        'Grandad needs to get his breath back on the stairs',
        'He needed a rest, and he only pretended to look out. He was hiding that he was tired.',
      ),
      infer(
        'How did Isla feel just before she pressed the switch?',
        'nervous, because it mattered so much to her',
        {
          opposite: ['bored, because she pressed it every single evening'],
          own: ['sad, because she was leaving', 'angry, because of the steps', 'sleepy, because it was late'],
        },
        'took a deep breath',
        'Isla feels nervous about the switch',
        'She had never been allowed to touch it before. People breathe deeply when they are nervous.',
      ),
      infer(
        'Why did Isla stare at Grandad?',
        'She was amazed that he would let her press it.',
        {
          opposite: ['She was annoyed at having to press it yet again.'],
          own: ['She thought that he had hurt his hand.', 'She could not hear him.'],
          place: ['She wanted him to count the steps.'],
        },
        'she had never been allowed to touch it',
        'Isla is not used to being trusted with the switch',
        'Until now she was not even allowed to touch the switch. All at once, she may press it.',
      ),
    ],
    meanings: [
      means('gleamed', 'rubbed the brass rail with her sleeve until it gleamed', 'shone', {
        fits: ['broke', 'moved'],
        sound: ['dreamed'],
        opposite: ['went dull'],
      }),
      means('dusk', 'somewhere in the dusk a boat hooted back', 'the dim light of evening', {
        sound: ['dry dirt on a shelf'],
        fits: ['the far side of the bay'],
        opposite: ['the bright light of noon'],
        own: ['a thick wood'],
      }),
      means('slate', 'the sea had turned the colour of slate', 'a dark grey stone', {
        sound: ['a round plate'],
        fits: ['clean green glass', 'fresh snow'],
        own: ['a ripe plum'],
      }),
    ],
    craft: [
      ask(
        'The writer says that the lamp stood “like a giant’s eye”. What does this tell us about the lamp?',
        'It was big and round.',
        {
          own: ['It was broken.', 'It belonged to a giant.'],
          opposite: ['It was small and hard to find.'],
          effect: ['It was sad and lonely.'],
        },
        'stood in the middle of the floor like a giant’s eye',
        'An eye is round, and a giant’s eye would be huge.',
      ),
      ask(
        'What is “The lamp woke up” an example of?',
        'personification: a thing acts like a living being',
        {
          device: [
            'a simile: one thing is said to be like another',
            'alliteration: words begin with the same sound',
            'a rhetorical question: it needs no answer',
            'onomatopoeia: a word sounds like its meaning',
          ],
        },
        'The lamp woke up',
        'Lamps do not sleep or wake. Only living beings do.',
      ),
      ask(
        'The writer calls the light “a long white arm”. What is the effect?',
        'The light seems to stretch out towards the boats.',
        {
          own: ['It tells us that somebody is waving.', 'It tells us that Isla has long arms.'],
          effect: ['The light seems weak and broken.', 'The lamp seems to be angry with all of the boats.'],
        },
        'A long white arm of light reached out over the water',
        'An arm reaches out, as if to greet or to help somebody.',
      ),
    ],
    others: [
      'the first boats were hurrying home',
      'the sea had turned the colour of slate',
      'A long white arm of light reached out',
      'Far below',
    ],
    gaps: [
      gap('stood in the [middle] of the floor', 'noun', {
        class: ['centrally', 'round'],
        sound: ['muddle', 'medal'],
      }),
      gap('she had [never] been allowed to touch it', 'adverb', {
        form: ['ever', 'nothing'],
        class: ['no', 'none'],
      }),
      gap('[until] it gleamed', 'conjunction', { fits: ['unless', 'whether'], class: ['during', 'towards'] }),
    ],
  },
  {
    id: 'wrong-violin',
    year: 4,
    kind: 'fiction',
    title: 'The Wrong Case',
    text: `Kofi unclipped his violin case and looked inside. There was no violin. There were six pairs of socks, a toothbrush and a very squashed banana.

“Oh no,” he whispered.

The hall was already filling up. Behind the curtain he could hear chairs scraping and parents chattering. In ten minutes he had to walk out there and play.

He shut his eyes and thought hard. That morning, on the crowded bus, a man in a yellow raincoat had put an old black case next to his own. The man had jumped off at the station. Somewhere, on a train, a stranger was about to open his luggage and find a violin.

“Three minutes, Kofi!” called Miss Adeyemi. Then she saw his face, and she saw the socks. To his surprise, she began to laugh. She went to the cupboard, blew the dust off a small brown case and held it out to him.

“It was mine when I was your age,” she said. “It has been waiting for you.”`,
    retrieval: [
      ask(
        'Where had the man in the raincoat put his case?',
        'beside Kofi’s case on the bus',
        {
          place: [
            'behind the curtain in the hall',
            'on a train at the station',
            'in Miss Adeyemi’s cupboard',
          ],
          own: ['under a seat in the hall'],
        },
        'had put an old black case next to his own',
        'It happened that morning on the crowded bus.',
      ),
      ask(
        'What did Miss Adeyemi do before she held out the small brown case?',
        'She blew the dust off it.',
        {
          place: ['She put socks into it.', 'She shut her eyes and thought hard.'],
          own: ['She tuned the violin in it.', 'She telephoned the station.'],
        },
        'blew the dust off a small brown case',
        'First she went to the cupboard, then she blew the dust off.',
      ),
      ask(
        'Where did the man in the raincoat get off the bus?',
        'at the station',
        { place: ['at the hall'], own: ['at the school', 'at the market', 'at the harbour'] },
        'The man had jumped off at the station',
        'After that he went on by train.',
      ),
    ],
    inference: [
      infer(
        'What had happened to Kofi’s violin?',
        'A stranger had taken it by mistake.',
        {
          own: ['Kofi had left it at home.', 'Miss Adeyemi had hidden it.'],
          strong: ['A thief had stolen it from him on purpose.'],
          place: ['It had been squashed by a banana.'],
        },
        'a stranger was about to open his luggage and find a violin',
        'the man does not know that he has the violin',
        'The two cases stood side by side, and the man took the wrong one. He was about to get a surprise.',
      ),
      infer(
        'Why do you think the small brown case was dusty?',
        'It had not been used for years.',
        {
          own: [
            'It had fallen on the floor.',
            'It was made of cheap wood.',
            'Kofi had dropped it on the way to the hall.',
          ],
          opposite: ['It was played every day.'],
        },
        'It was mine when I was your age',
        'the violin belonged to Miss Adeyemi as a child',
        'Miss Adeyemi had played it as a child. It had been waiting in the cupboard since then.',
      ),
      infer(
        'How did Kofi feel when he looked into the case?',
        'shocked and worried',
        {
          opposite: ['pleased and proud'],
          own: ['sleepy and bored', 'amused by the squashed banana'],
          strong: ['so angry that he ran away'],
        },
        'Oh no',
        'Kofi is upset by what he finds',
        'People whisper “Oh no” when something has gone badly wrong.',
      ),
    ],
    meanings: [
      means('crowded', 'on the crowded bus', 'full of people', {
        fits: ['noisy and old', 'moving fast'],
        sound: ['covered in clouds'],
        opposite: ['almost empty'],
      }),
      means('luggage', 'about to open his luggage', 'bags for a journey', {
        fits: ['front door', 'letters'],
        sound: ['a kind of language'],
        own: ['a lunch box'],
      }),
      means('chattering', 'chairs scraping and parents chattering', 'talking a great deal', {
        sound: ['breaking into pieces'],
        fits: ['standing up', 'clapping loudly'],
        opposite: ['keeping silent'],
      }),
    ],
    craft: [
      ask(
        'Why does the writer use the short sentence “There was no violin”?',
        'to make the surprise sudden and clear',
        {
          effect: ['to make the reader feel sleepy', 'to show that Kofi is happy'],
          own: ['to explain how an old violin is made and played', 'to show that the story is true'],
        },
        'There was no violin',
        'After the longer sentence before it, four short words hit the reader hard.',
      ),
      ask(
        'How do the words “In ten minutes” and “Three minutes, Kofi!” affect the story?',
        'They make it feel more tense, because time is running out.',
        {
          opposite: ['They make it feel calm, because there is lots of time.'],
          own: ['They show that Kofi cannot tell the time.', 'They show that the concert is over.'],
          effect: ['They make it funny, because the clock is wrong.'],
        },
        'In ten minutes he had to walk out there and play',
        'Later only three minutes are left, so the reader worries with Kofi.',
      ),
      ask(
        'Miss Adeyemi says of the violin: “It has been waiting for you.” Why does she put it like this?',
        'to make Kofi feel that it is meant for him',
        {
          own: ['to show that the old violin is really alive'],
          effect: ['to complain that Kofi is late', 'to make Kofi feel guilty', 'to frighten Kofi a little'],
        },
        'It has been waiting for you',
        'A violin cannot wait. It is a kind way to say that it is just right for him.',
      ),
    ],
    others: [
      'he could hear chairs scraping and parents chattering',
      'The hall was already filling up',
      'she began to laugh',
      'six pairs of socks',
    ],
    gaps: [
      gap('To his [surprise], she began to laugh', 'noun', {
        form: ['surprised', 'surprisingly'],
        class: ['suddenly', 'happy'],
      }),
      gap('[Behind] the curtain he could hear', 'preposition', {
        class: ['Because', 'Backwards', 'Meanwhile', 'Although'],
      }),
      gap('He shut his eyes and [thought] hard', 'verb', {
        form: ['thinks', 'thinking', 'think'],
        sound: ['though'],
      }),
    ],
  },
  {
    id: 'tide-cave',
    year: 5,
    kind: 'fiction',
    title: 'The Tide Table',
    text: `“We have ages,” said Ravi, and he waded further into the cave.

Megan glanced over her shoulder. When they had come in, the entrance had been a wide arch of daylight, with dry sand beneath it. Now a tongue of foam slid across the sand, hissed, and drew back. A moment later another followed, and it reached a little further.

“Ravi, what time did the board say?”

“Quarter past four. Relax.” He was crouching by a pool, coaxing a crab out of a crevice with a strand of weed.

Megan looked at her watch. It was ten to three. Then a cold thought trickled into her mind. The clocks had gone back on Sunday. The board by the harbour still had last week’s date chalked at the top.

“Ravi,” she said, as evenly as she could, “leave the crab. Leave the bucket. We are walking out of here now.”

He opened his mouth to argue. Then he saw the foam, and closed it again.`,
    retrieval: [
      ask(
        'What was Ravi using to coax the crab out?',
        'a piece of weed',
        {
          place: ['a bucket', 'a piece of chalk', 'a handful of sand'],
          own: ['a fishing net'],
        },
        'coaxing a crab out of a crevice with a strand of weed',
        'A strand is a thin piece.',
      ),
      ask(
        'What was under the entrance when the children came in?',
        'dry sand',
        { place: ['a pool', 'a tongue of foam', 'a bucket'], own: ['wet rocks'] },
        'with dry sand beneath it',
        'The foam came only later.',
      ),
      ask(
        'Which time did Ravi remember from the board?',
        'a quarter past four',
        { place: ['ten to three'], own: ['a quarter to four', 'half past four', 'four o’clock'] },
        'Quarter past four',
        'Ten to three is the time on Megan’s watch.',
      ),
    ],
    inference: [
      infer(
        'Why was Megan suddenly worried about the board?',
        'The times on it might be out of date.',
        {
          own: ['Someone might have stolen it.', 'It was too far away for her to read it again.'],
          place: ['It said that crabs were dangerous.'],
          opposite: ['It had been changed only that day.'],
        },
        'still had last week’s date chalked at the top',
        'the times on the board cannot be trusted',
        'Nobody had changed the board since the clocks went back, so its times could be wrong.',
      ),
      infer(
        'What did Ravi understand at the end of the passage?',
        'The sea was coming in and Megan was right.',
        {
          own: ['Megan wanted the crab for herself.', 'Somebody was waiting for the two of them outside.'],
          opposite: ['There was plenty of time left.'],
          strong: ['It was already too late to get out.'],
        },
        'Then he saw the foam, and closed it again',
        'Ravi gives up the argument because of what he sees',
        'He was about to argue, but the foam showed him that the water was rising.',
      ),
      infer(
        'Why does Ravi not hurry at first?',
        'He thinks that there is plenty of time.',
        {
          own: ['He has hurt his foot on a rock.', 'He is waiting for a friend.'],
          opposite: ['He knows that the sea is coming in.'],
          strong: ['He is sure that the sea never fills the cave.'],
        },
        'We have ages',
        'Ravi thinks that they need not hurry',
        'To “have ages” means to have a great deal of time.',
      ),
    ],
    meanings: [
      means('crevice', 'coaxing a crab out of a crevice', 'a narrow crack', {
        fits: ['a plastic bucket', 'a wide beach'],
        sound: ['a helpful service'],
        own: ['a hard shell'],
      }),
      means('evenly', 'she said, as evenly as she could', 'calmly', {
        sense: ['in equal shares', 'smoothly, like a flat floor'],
        opposite: ['in a panic'],
        sound: ['in the evening'],
      }),
      means('glanced', 'Megan glanced over her shoulder', 'looked quickly', {
        sound: ['moved to music'],
        opposite: ['stared for a long time'],
        fits: ['threw a stone', 'shouted'],
      }),
    ],
    craft: [
      ask(
        'Why does the writer describe the water as “a tongue of foam” that “hissed”?',
        'to make the sea seem like a dangerous animal',
        {
          effect: ['to make the sea seem friendly and warm', 'to make the sea sound far away'],
          own: [
            'to show that there was a snake in the cave',
            'to show that the children were very hungry and thirsty',
          ],
        },
        'a tongue of foam slid across the sand, hissed, and drew back',
        'A tongue that slides and hisses makes us think of a snake.',
      ),
      ask(
        'Megan uses very short sentences: “leave the crab. Leave the bucket.” What is their effect?',
        'They show that there is no time to lose.',
        {
          effect: ['They show that she is joking.', 'They slow the story down.'],
          own: ['They show that she does not like crabs.', 'They show that she is younger than Ravi.'],
        },
        'Leave the bucket. We are walking out of here now',
        'Short commands sound urgent.',
      ),
      ask(
        '“A cold thought trickled into her mind.” Why is “trickled” a good word here?',
        'It makes the fear come in slowly, like water.',
        {
          own: ['It tells us that the cave has a leaking roof.', 'It shows that Megan has begun to cry.'],
          effect: ['It makes the thought seem loud and sudden.', 'It makes the thought seem warm and happy.'],
        },
        'a cold thought trickled into her mind',
        'Water trickles, and in this story it is the water that is the danger.',
      ),
    ],
    others: [
      'He was crouching by a pool',
      'Megan looked at her watch',
      'he waded further into the cave',
      'the entrance had been a wide arch of daylight',
    ],
    gaps: [
      gap('it reached a little [further]', 'adverb', {
        form: ['farthest', 'far'],
        sound: ['father', 'feather'],
      }),
      gap('Megan [glanced] over her shoulder', 'verb', {
        form: ['glancing', 'glance'],
        sound: ['danced'],
        class: ['glimpse'],
      }),
      gap('He opened his mouth to [argue]', 'verb', {
        form: ['argued', 'arguing'],
        class: ['argument', 'argumentative'],
      }),
    ],
  },
  {
    id: 'clockmaker',
    year: 5,
    kind: 'fiction',
    title: 'The Clockmaker’s Apprentice',
    text: `Nobody in Tanner’s Lane could remember a morning without ticking. It leaked through the shutters of Mr Pell’s shop and pattered along the gutters, so that even the cats seemed to walk in time.

Josie had been his apprentice for a fortnight. So far she had swept the floor, polished the counter and swept the floor again.

“When may I mend something?” she asked.

Mr Pell peered at her over his spectacles. “When you can hear,” he said.

“I can hear perfectly well!”

“Then tell me which clock is unwell.”

Josie opened her mouth and shut it. There were two hundred clocks on the walls. She closed her eyes. At first there was only a storm of ticks, a hailstorm on a tin roof. Then, little by little, the storm came apart into drops. Over by the stove, one small voice was limping: tick, tick-tick, tick.

She pointed.

Mr Pell said nothing at all. He took a tiny screwdriver from his waistcoat and laid it in her palm.`,
    retrieval: [
      ask(
        'How long had Josie worked for Mr Pell?',
        'two weeks',
        { place: ['two hundred days'], own: ['one week', 'two months', 'a whole year'] },
        'Josie had been his apprentice for a fortnight',
        'A fortnight is two weeks.',
      ),
      ask(
        'Where was the clock that was not working properly?',
        'near the stove',
        {
          place: ['on the counter', 'by the shutters', 'in Mr Pell’s waistcoat'],
          own: ['above the front door'],
        },
        'Over by the stove, one small voice was limping',
        'The small voice is the tick of the clock that is unwell.',
      ),
      ask(
        'What did Mr Pell look over when he answered Josie?',
        'his glasses',
        { place: ['the counter', 'the stove'], own: ['his newspaper', 'a row of clocks'] },
        'Mr Pell peered at her over his spectacles',
        'Spectacles is another word for glasses.',
      ),
    ],
    inference: [
      infer(
        'How did Josie feel about her first days in the shop?',
        'impatient, as she wanted to do real work',
        {
          opposite: ['delighted, as she loved to sweep'],
          own: ['frightened, as Mr Pell shouted at her', 'lonely, as she missed her family'],
          strong: ['so angry that she decided to leave the shop'],
        },
        'When may I mend something?',
        'Josie is tired of sweeping and wants real work',
        'She had swept the floor twice over, and she asks when she may do more.',
      ),
      infer(
        'Why did Mr Pell give Josie the screwdriver?',
        'She had shown that she was ready to mend a clock.',
        {
          own: ['He had become too old to mend any of the clocks himself.', 'He wanted her to clean it.'],
          opposite: ['She had pointed to the wrong clock.'],
          strong: ['He was giving her the whole shop.'],
        },
        'laid it in her palm',
        'Mr Pell now trusts Josie with a tool',
        'He had said that she might mend something when she could hear, and she heard the one clock that limped.',
      ),
      infer(
        'How did Josie manage to find the clock that was unwell?',
        'She listened until she could tell the sounds apart.',
        {
          own: ['She looked for the oldest clock on the wall.', 'She remembered it from the day before.'],
          place: ['She had noticed it while she was polishing the counter.'],
          opposite: ['Mr Pell pointed to it before she could.'],
        },
        'little by little, the storm came apart into drops',
        'Josie slowly learns to hear each sound by itself',
        'The storm is all the ticks together. Bit by bit she hears single drops, which are single clocks.',
      ),
    ],
    meanings: [
      means('apprentice', 'Josie had been his apprentice', 'someone who is learning a trade', {
        fits: ['someone who owns a shop in the street', 'a customer who comes often'],
        own: ['a grandchild'],
        sound: ['someone who is thankful'],
      }),
      means('limping', 'one small voice was limping', 'going unevenly', {
        sense: ['walking with a hurt leg'],
        opposite: ['keeping perfect time'],
        sound: ['jumping high'],
        fits: ['singing loudly'],
      }),
      means('pattered', 'pattered along the gutters', 'made light tapping sounds', {
        sound: ['drew a neat design'],
        fits: ['shone brightly', 'poured in a flood'],
        opposite: ['made no noise at all'],
      }),
    ],
    craft: [
      ask(
        'The ticking “leaked through the shutters” and “pattered along the gutters”. What is the sound compared to?',
        'water',
        { own: ['a thief', 'music'], place: ['a clock'], effect: ['fire'] },
        'It leaked through the shutters of Mr Pell’s shop and pattered along the gutters',
        'Water leaks, and rain patters along gutters.',
      ),
      ask(
        'Why does the writer put “She pointed.” in a paragraph of its own?',
        'to make an important moment stand out',
        {
          effect: ['to make the reader laugh', 'to make the ending seem dull'],
          own: ['to show that Josie is rude', 'to show that someone else is speaking'],
        },
        'She pointed',
        'It is the moment in which Josie passes the test. Standing alone, it gets all our attention.',
      ),
      ask(
        'The ticking is called “a hailstorm on a tin roof”. What is the effect?',
        'It shows how loud and confusing the noise is.',
        {
          own: ['It tells us that the weather is bad.', 'It warns us that the roof may fall.'],
          effect: ['It makes the shop seem quiet and restful.', 'It makes the clocks seem small and sweet.'],
        },
        'there was only a storm of ticks, a hailstorm on a tin roof',
        'Hail on tin makes a huge noise in which no single stone can be heard.',
      ),
    ],
    others: [
      'even the cats seemed to walk in time',
      'Nobody in Tanner’s Lane could remember',
      'There were two hundred clocks on the walls',
      'It leaked through the shutters of Mr Pell’s shop',
    ],
    gaps: [
      gap('tell me [which] clock is unwell', 'determiner', {
        sound: ['witch'],
        class: ['who', 'where', 'because'],
      }),
      gap('[Nobody] in Tanner’s Lane could remember a morning', 'pronoun', {
        form: ['Nothing', 'No'],
        class: ['Never', 'Nowhere'],
      }),
      gap('I can hear perfectly [well]', 'adverb', { class: ['good', 'goodness'], form: ['better', 'best'] }),
    ],
  },
  {
    id: 'understudy',
    year: 6,
    kind: 'fiction',
    title: 'The Understudy',
    text: `For eleven weeks Priya had known every line of a part that was not hers. She had mouthed the words from the wings while Florence Hartley swept about the stage in the Queen’s velvet cloak, collecting applause the way other people collect shells.

Now Florence sat on an upturned crate with her ankle swaddled in ice, and the cloak was around Priya’s own shoulders. It was heavier than it looked.

“You’ll be fine,” said Florence, to the floor.

Priya searched for something to say. Sorry would have been polite, but it would not have been quite true, and Florence would know. “Is there anything I should watch out for?” she asked instead.

Florence was silent for so long that the orchestra had time to finish tuning. Then she looked up. “The third step wobbles,” she said. “And on the last line, wait. Count two before you say it. They lean forward. You’ll see.”

It was, Priya realised as the curtain trembled, the most generous thing that anyone had ever given her.`,
    retrieval: [
      ask(
        'What had Florence hurt?',
        'her ankle',
        { place: ['her shoulders', 'her mouth'], own: ['her wrist', 'her knee'] },
        'with her ankle swaddled in ice',
        'Ice is put on a part that is hurt.',
      ),
      ask(
        'What was Priya told to do just before the last line?',
        'pause for a short time',
        {
          place: ['lean forward', 'look out for the third step', 'wait for the orchestra to tune'],
          own: ['speak as loudly as she could'],
        },
        'Count two before you say it',
        'To count two means to wait for a moment. It is the audience who lean forward.',
      ),
      ask(
        'What was Florence sitting on?',
        'a box turned upside down',
        {
          place: ['the third step', 'the Queen’s cloak'],
          own: ['a tall stool', 'a chair covered in velvet'],
        },
        'Florence sat on an upturned crate',
        'A crate is a kind of box, and “upturned” means turned upside down.',
      ),
    ],
    inference: [
      infer(
        'Why would it “not have been quite true” for Priya to say sorry?',
        'Part of her was pleased to have the chance to act.',
        {
          own: ['She did not know that Florence was hurt.', 'She had pushed Florence down the steps.'],
          strong: ['She had always hated Florence.'],
          opposite: ['She did not want to go on stage in front of so many people.'],
        },
        'For eleven weeks Priya had known every line of a part that was not hers',
        'Priya has long wished for the part',
        'She had learned the part for weeks without being given it. She could not be wholly sorry that it was now hers.',
      ),
      infer(
        'What does Florence’s long silence suggest?',
        'She found it hard to help, but decided to.',
        {
          own: ['She had not heard the question.', 'She was listening to the music.'],
          opposite: ['She was glad that Priya had the part.'],
          strong: ['She had made up her mind never to speak to Priya.'],
        },
        'Florence was silent for so long that the orchestra had time to finish tuning',
        'Florence has to struggle with herself before she helps',
        'She was disappointed and could have kept her secrets. In the end she looked up and gave good advice.',
      ),
      infer(
        'How does Florence feel when she says “You’ll be fine”?',
        'too upset to look at Priya',
        {
          opposite: ['delighted for Priya'],
          own: ['bored with the whole play', 'afraid of falling again'],
          strong: ['so furious that she wants to hurt Priya'],
        },
        'said Florence, to the floor',
        'Florence cannot bring herself to face Priya',
        'She speaks “to the floor”, so she is looking down and not at Priya.',
      ),
    ],
    meanings: [
      means('swaddled', 'with her ankle swaddled in ice', 'wrapped up', {
        fits: ['painted', 'twisted'],
        sound: ['swallowed'],
        own: ['broken in two'],
      }),
      means('wings', 'She had mouthed the words from the wings', 'the sides of a stage', {
        sense: [
          'the parts of a bird used for flying',
          'the parts of an aeroplane',
          'the sides of a football pitch',
        ],
        fits: ['the back row of seats'],
      }),
      means('applause', 'collecting applause', 'clapping by an audience', {
        sound: ['short silences'],
        opposite: ['loud complaints'],
        fits: ['old coins', 'letters from friends'],
      }),
    ],
    craft: [
      ask(
        'Florence collected applause “the way other people collect shells”. What does this suggest?',
        'She gathered it easily and enjoyed having it.',
        {
          own: ['She often went to the seaside.', 'She gave presents to her friends.'],
          opposite: ['She hardly ever received any.'],
          effect: ['She found it painful to pick up again and again.'],
        },
        'collecting applause the way other people collect shells',
        'People pick up shells with pleasure, one after another. So it was with Florence and applause.',
      ),
      ask(
        'Why might the writer add that the cloak “was heavier than it looked”?',
        'to hint that the part is harder than it seemed',
        {
          own: ['to show that the cloak was wet', 'to show that Priya was ill'],
          effect: [
            'to make the reader laugh at Priya',
            'to show that the play was about a long, cold winter',
          ],
        },
        'It was heavier than it looked',
        'The weight stands for the worry and duty that come with the part.',
      ),
      ask(
        'Why does the writer call the advice “the most generous thing that anyone had ever given her”?',
        'to show what it cost Florence to give it',
        {
          own: ['to show that Priya had never had a present', 'to tell us that the cloak was a gift'],
          effect: ['to make fun of such a small gift', 'to show that Priya is ungrateful'],
        },
        'the most generous thing that anyone had ever given her',
        'Florence gave up her own secrets to the girl who had her part. That was hard, so it was generous.',
      ),
    ],
    others: [
      'Florence Hartley swept about the stage',
      'The third step wobbles',
      'as the curtain trembled',
      'It was heavier than it looked',
    ],
    gaps: [
      gap('the most [generous] thing that anyone had ever given her', 'adjective', {
        class: ['generously', 'generosity'],
        form: ['kinder'],
        sound: ['general'],
      }),
      gap('Florence was silent for so [long] that', 'adverb', {
        form: ['longest', 'longer'],
        class: ['length'],
        sound: ['lung'],
      }),
      gap('Is there [anything] I should watch out for?', 'pronoun', {
        form: ['everyone', 'whatever'],
        class: ['anyway', 'although'],
      }),
    ],
  },
  {
    id: 'mapmaker',
    year: 6,
    kind: 'fiction',
    title: 'The Edge of the Map',
    text: `The mapmaker dipped his quill, hesitated, and drew nothing.

For forty years sailors had come to his door with salt in their beards and coastlines in their heads. He listened, he asked sly questions, he compared one boast with another, and only then did he let the ink touch the parchment. His charts were famous for what they left out. Other men filled their empty oceans with sea serpents and puffing cherubs. Tomas Ferreira left them white.

“It looks unfinished,” the Duke had complained.

“It is unfinished, my lord,” Tomas had replied. “So is the world.”

Now a girl of perhaps twelve stood dripping on his doorstep. She had no beard, no boast and only one shoe. From inside her jacket she drew a bundle of oilcloth, and from the oilcloth a notebook, dry as toast, crammed with tiny, careful soundings of a shore that nobody had ever described to him.

Tomas read until the candle guttered. Then he pulled out a second chair.

“Sit,” he said, and he handed her the quill.`,
    retrieval: [
      ask(
        'What did other mapmakers put in the parts of the sea that they did not know?',
        'monsters and cherubs',
        {
          place: ['sailors with salt in their beards', 'tiny, careful soundings'],
          opposite: ['nothing but white space'],
          own: ['islands full of treasure'],
        },
        'Other men filled their empty oceans with sea serpents and puffing cherubs',
        'Sea serpents are monsters of the sea. It was Tomas who left the ocean white.',
      ),
      ask(
        'What kept the notebook dry?',
        'a wrapping of oilcloth',
        { place: ['a piece of toast', 'a sheet of parchment'], own: ['a wooden box', 'a leather glove'] },
        'From inside her jacket she drew a bundle of oilcloth, and from the oilcloth a notebook',
        'The girl herself was dripping, but the notebook was inside the oilcloth.',
      ),
      ask(
        'What was the girl wearing on her feet?',
        'a single shoe',
        { own: ['a pair of boots', 'a pair of sandals', 'nothing at all'], place: ['pieces of oilcloth'] },
        'only one shoe',
        'Single means just one.',
      ),
    ],
    inference: [
      infer(
        'Why did Tomas leave parts of his maps white?',
        'He would not draw what he did not know to be true.',
        {
          own: [
            'He could not afford enough ink.',
            'He was too lazy to finish all the work that he had begun.',
          ],
          place: ['He had run out of sailors to ask.'],
          opposite: ['He wanted to please the Duke.'],
        },
        'only then did he let the ink touch the parchment',
        'Tomas draws only what he has checked',
        'He compared what sailors said before he drew anything, and where he knew nothing he drew nothing.',
      ),
      infer(
        'What does Tomas think of the girl’s notebook by the end?',
        'He thinks it good enough to be drawn on a map.',
        {
          opposite: ['He thinks that she has made it all up.'],
          own: ['He thinks that it should be sold to the Duke.', 'He thinks that the writing is too small.'],
          strong: ['He thinks that he will never draw again.'],
        },
        'he handed her the quill',
        'Tomas respects the girl as a mapmaker',
        'He reads it for hours, gives her a chair and lets her draw. He trusts her work.',
      ),
      infer(
        'How do we know that Tomas finds the notebook interesting?',
        'He reads for as long as he has light.',
        {
          own: ['He laughs out loud at it.', 'He pays the girl for it.'],
          place: ['He dips his quill and draws nothing.'],
          opposite: ['He shuts it after one page.'],
        },
        'Tomas read until the candle guttered',
        'Tomas could not put the notebook down',
        'A candle gutters when it has nearly burned away. He must have read for hours.',
      ),
    ],
    meanings: [
      means('sly', 'he asked sly questions', 'cunning', {
        fits: ['rude', 'simple'],
        sound: ['shy'],
        opposite: ['plain and open'],
      }),
      means('guttered', 'Tomas read until the candle guttered', 'burned low and flickered', {
        sense: ['ran along the edge of a roof'],
        sound: ['spoke under its breath'],
        opposite: ['blazed up brightly'],
        fits: ['fell off the table'],
      }),
      means('boast', 'he compared one boast with another', 'proud claim', {
        sound: ['small ship'],
        opposite: ['humble apology'],
        fits: ['drawing of a coast', 'long voyage'],
      }),
    ],
    craft: [
      ask(
        'The sailors had “salt in their beards and coastlines in their heads”. What does “coastlines in their heads” mean?',
        'They remembered the shores that they had seen.',
        {
          own: ['They had maps painted on their hats.', 'They had lines on their faces.'],
          effect: ['They dreamed of going home.'],
          opposite: ['They had quite forgotten all the places where they had been.'],
        },
        'sailors had come to his door with salt in their beards and coastlines in their heads',
        'The coasts are not really in their heads. They carry them there as memories.',
      ),
      ask(
        'The girl “had no beard, no boast and only one shoe”. Why does the writer describe her in this way?',
        'to show how unlike the usual visitors she is',
        {
          own: ['to show that she has come to buy shoes', 'to show that she is a sailor in disguise'],
          effect: ['to make her seem frightening', 'to show that she boasts more than the sailors'],
        },
        'She had no beard, no boast and only one shoe',
        'The sailors had beards and boasts. The list with “no” sets her against them.',
      ),
      ask(
        'The notebook is “dry as toast”. Which figure of speech is this?',
        'a simile: the notebook is compared with toast',
        {
          device: [
            'a metaphor: the notebook is called toast',
            'personification: the notebook acts like a person',
            'alliteration: the words begin alike',
            'onomatopoeia: the words sound like toast',
          ],
        },
        'a notebook, dry as toast',
        'The word “as” shows that two things are compared: that is a simile.',
      ),
    ],
    others: [
      'Now a girl of perhaps twelve stood dripping on his doorstep',
      'It looks unfinished',
      'For forty years sailors had come to his door',
      'a shore that nobody had ever described to him',
    ],
    gaps: [
      gap('The mapmaker dipped his [quill]', 'noun', {
        sound: ['quilt', 'quail'],
        class: ['quietly', 'scribble'],
      }),
      gap('he [compared] one boast with another', 'verb', {
        form: ['comparing', 'compare'],
        class: ['comparison'],
        sound: ['prepared'],
      }),
      gap('crammed with tiny, [careful] soundings', 'adjective', {
        class: ['carefully', 'care'],
        opposite: ['careless'],
        sound: ['cheerful'],
      }),
    ],
  },
]
