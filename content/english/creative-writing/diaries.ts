import type { WritingTask } from './writing-task.ts'

export const diaries: readonly WritingTask[] = [
  {
    id: 'the-day-the-lights-went-out',
    kind: 'diary',
    title: 'The Day the Lights Went Out',
    minutes: 30,
    prompt: `One evening the electricity fails in your whole town, and it does not come back until morning. Write your **diary entry** about it.`,
    planning: [
      'Where were you when it happened, and what stopped?',
      'Who was with you? How did each of them take it?',
      'What did you do that you would never do on another evening?',
      'What did you feel at the start, and at the end?',
      'What did you learn about somebody, or about yourself?',
    ],
    criteria: [
      'I write as “I”, in the past tense, on the same day.',
      'I tell what I thought and felt, and not only what happened.',
      'It sounds private, as if nobody else would read it.',
      'I choose two or three moments and leave out the rest.',
      'I look back at the end.',
    ],
    model: `Thursday, by torchlight

I am writing this under my coat. If the writing goes uphill, that’s because I can’t see the lines.

It happened at seven minutes to six. I know because that’s what all the clocks say. Everything stopped in the middle: the washing machine, Ravi’s game, Mum’s meeting. “Hello?” she said to the black screen. “Hello?” It was so quiet that I could hear the fridge shiver and give up.

Ravi made a noise like a kettle. He had been on the last level since Sunday. He went round the flat, pressing switches, as if one of them might have been missed out.

I’ll be honest here, since nobody reads this. I was frightened. It wasn’t the dark in our rooms, it was the dark outside. There’s always a sort of orange at the window. It had gone, and so had the whole town, as though somebody had picked it up and put it in a drawer.

Then there was a knock. It was Mrs Adeyemi from downstairs, whom we have lived above for four years and never spoken to except about the bins. She had a camping stove in one hand and a frozen curry in the other. “It will only melt,” she said. Behind her stood the two students with a guitar, and behind them the man who is always on the phone. He wasn’t on the phone. He looked about ten years younger.

So there were nine of us on the stairs, with candles in jam jars. We ate out of mugs. It turns out that the man can do card tricks and that Mrs Adeyemi used to be a pilot. A PILOT! Four years, and all I ever knew was that she rinses her yoghurt pots.

On the way to bed I looked out once more. There were stars, not a few but thousands, all the way down to the roofs. They must have been there every night.

Ravi saw them too. He didn’t say a word about the last level.

I almost hope they don’t find the switch.`,
    notes: [
      {
        quote: 'I am writing this under my coat.',
        note: 'We are with the writer at once, in the cold and the dark.',
      },
      {
        quote: 'I could hear the fridge shiver and give up',
        note: 'Silence is shown by the last sound before it.',
      },
      {
        quote: 'I’ll be honest here, since nobody reads this.',
        note: 'That is what a diary is for. It makes the next lines feel true.',
      },
      {
        quote: 'as though somebody had picked it up and put it in a drawer',
        note: 'A strange, childlike picture for something too big to take in.',
      },
      {
        quote: 'He looked about ten years younger.',
        note: 'One line tells us what the phone has been doing to him.',
      },
      {
        quote: 'A PILOT!',
        note: 'Capital letters are allowed in a diary, if you use them once.',
      },
      {
        quote: 'They must have been there every night.',
        note: 'The stars are like the neighbours: always there, never seen. That is the idea of the piece.',
      },
    ],
  },
  {
    id: 'diary-of-a-class-guinea-pig',
    kind: 'diary',
    title: 'Diary of a Class Guinea Pig',
    minutes: 30,
    prompt: `The class pet goes home with one of the children for the holidays. Write its **diary** for a few days. Let the animal have opinions of its own.`,
    planning: [
      'What kind of character is the animal: proud, nervous, bossy, poetic?',
      'What does it understand, and what does it get wrong?',
      'Which people does it meet? What does it call them?',
      'What is the great adventure of the week?',
      'Has it changed its mind about something by the end?',
    ],
    criteria: [
      'The animal has a voice of its own from the first line.',
      'The reader sees things that the animal does not understand.',
      'Each entry has a day, and moves the story on.',
      'I use words that a proud or silly creature would choose.',
      'Something goes wrong before it comes right.',
    ],
    model: `Friday

I have been stolen. At half past three a Small One named Freddie carried my palace out of the building, while twenty-nine others stood by and wept. I kept calm. I bit only two of them. There followed a long journey in a growling box.

Saturday

I am in a kitchen. It has no number line and no Romans, and I do not know how anyone is supposed to learn anything. The servants here are few: Freddie, a Large One who sneezes, and a Very Small One who shouts “PIG!” and is mistaken. I am a guinea pig. My family comes from the Andes. I have turned my back on all of them, and I shall not turn it round until there is cucumber.

Sunday

There was cucumber. I remain offended, but less so.

Something else lives here. It is orange and it pretends to be asleep. Last night it sat outside my bars for an hour, and looked at me as Freddie looks at chips. I recited the seven times table to it, loudly, as we do on Mondays, and at seven sevens it left.

Monday

Disaster. The Very Small One opened my door. I stepped out, to inspect the carpet, and there was orange everywhere. I ran. I am not built for it. I ran under the sofa, behind the piano and into a boot, where I stayed for what must have been several years. I thought about my life. I thought about my corner of the classroom, and the way they all go quiet when I wash my ears.

Then a hand came down into the dark, palm up, and waited. It did not grab. It trembled, and it smelt of cucumber. “It’s me,” said Freddie. I noticed that his face was wet. I walked on to the hand. I should like it to be known that I did so of my own free will.

Tuesday

It rained. I sat on Freddie’s knee while he read aloud, and corrected him twice.

I am told that I go back in six days. There is no hurry.`,
    notes: [
      {
        quote: 'I have been stolen.',
        note: 'The proud voice is there in the first four words.',
      },
      {
        quote: 'I kept calm. I bit only two of them.',
        note: 'The joke lies in the gap between what he says and what he does.',
      },
      {
        quote: 'a Very Small One who shouts “PIG!” and is mistaken',
        note: 'He has his own names for people. Capital letters make them into titles.',
      },
      {
        quote: 'There was cucumber. I remain offended, but less so.',
        note: 'A very short entry changes the speed.',
      },
      {
        quote: 'looked at me as Freddie looks at chips',
        note: 'The reader understands the danger better than he does.',
      },
      {
        quote: 'Then a hand came down into the dark, palm up, and waited.',
        note: 'The funny story slows down here. This is its heart.',
      },
      {
        quote: 'There is no hurry.',
        note: 'He has changed his mind, but is too proud to say so.',
      },
    ],
  },
  {
    id: 'the-palace-of-glass',
    kind: 'diary',
    title: 'The Palace of Glass',
    minutes: 30,
    prompt: `In 1851 a huge hall of iron and glass was built in Hyde Park for the Great Exhibition. It showed machines and treasures from all over the world. You are a child who goes there. Write your **diary entry** for that day.`,
    planning: [
      'Who are you? Are you rich or poor, from London or from far away?',
      'How did you get there, and what did it cost?',
      'Which two or three things did you see? Real ones were a huge diamond, a printing press and a fountain of glass.',
      'What surprised you more than the famous things?',
      'What did you take home with you, in your pocket or in your mind?',
    ],
    criteria: [
      'I write as somebody who lives in 1851, and have chosen who that is.',
      'I show what is new and strange to this child.',
      'I mix what I saw with what I thought.',
      'I describe size, light and noise, not only things.',
      'One small moment matters more than all the wonders.',
    ],
    model: `Tuesday, 15th July 1851

I have seen it. I have SEEN it, and my feet hurt so much that I am writing this with both of them in the bucket.

Father had been saving since Easter. It is only a shilling on a Tuesday, but there are five of us, and then the train from Derby. We sat up all night in an open carriage and came to London with black faces and our sandwiches full of smuts. Nobody minded, and everybody sang.

I had thought that it would be like a church. It is not like anything. You walk in under the trees, real elm trees, growing INDOORS, and when you look up for the ceiling there is only sky, cut into squares. Mother put down her basket and cried. She said that it was the light.

There is a fountain of pure glass, taller than our house. There is a machine that folds envelopes, with two little boys to mind it, and a knife with eighty blades. There is an elephant, but it is stuffed. I queued for an hour to look at the great diamond, and it sat in its cage like a lump of washing soda, sulking, because the sun had gone in. A lady behind me said that she had better glass on her hat.

What I shall remember is this. In the corner with the looms a man was standing all by himself, with his cap in his hands. He watched one of the power looms go to and fro, to and fro, making more cloth in a minute than Grandfather could weave in a day. His lips were moving; he was counting the threads. He saw me. “It never drops one,” he told me. “I wish that I could hate it.” Then he stroked the side of it, as you would a horse.

We were given a printed picture each, to take away. The ink came off on my fingers. I have not washed that hand yet.

I wonder what they will do with all that sky, when it is over.`,
    notes: [
      {
        quote: 'I am writing this with both of them in the bucket',
        note: 'The day is over and the feet hurt. We believe in this child at once.',
      },
      {
        quote: 'It is only a shilling on a Tuesday',
        note: 'A true detail of the time. Money matters to this family.',
      },
      {
        quote: 'real elm trees, growing INDOORS',
        note: 'Capital letters show wonder. The trees really were left standing inside.',
      },
      {
        quote: 'cut into squares',
        note: 'The glass roof is seen through the eyes of someone new to it.',
      },
      {
        quote: 'like a lump of washing soda, sulking',
        note: 'The famous thing disappoints. That is honest, and funny.',
      },
      {
        quote: '“I wish that I could hate it.”',
        note: 'In one line of speech the writer shows both sides of the new machines.',
      },
      {
        quote: 'what they will do with all that sky',
        note: 'The last question goes back to the light, and makes us wonder too.',
      },
    ],
  },
  {
    id: 'three-days-to-the-audition',
    kind: 'diary',
    title: 'Three Days to the Audition',
    minutes: 30,
    prompt: `You are going to try for something: a team, a choir, a part in a play. Write **three diary entries**: one before, one on the day, and one after it.`,
    planning: [
      'What do you try for, and why does it matter to you?',
      'What is your fear, and what do you do about it?',
      'Who helps you, or makes it harder?',
      'What happens on the day that you did not expect?',
      'Do you get it? A story can be good either way.',
    ],
    criteria: [
      'Each of my entries has a different mood.',
      'We follow one hope or fear through all three.',
      'I am honest about what I feel, the mean thoughts too.',
      'The day itself is told in the most detail.',
      'By the last entry I see something that I did not see in the first.',
    ],
    model: `Monday

Three days to go. I have told everybody that I don’t care about the solo, and I have now told so many people that I nearly believed it myself, until Meera said that she was going to try for it too.

Meera has never had a singing lesson. She doesn’t even warm up. She just opens her mouth and it comes out, like water from a tap. I’ve practised every day since September, with the steamer and the scales and the horrible honey. It isn’t fair. (I would never say so. That is what you’re for.)

Thursday. THE DAY

I was fourth. Meera was fifth. We waited on the bench outside the hall, and I could hear my heart in my ears. I looked across at her, so calm, and I hated her a bit. Then I saw her music. It was jumping up and down. She was shaking so hard that she had to hold one hand with the other.

“I can’t remember the second verse,” she whispered. “I’ve never done this with people. I only do it in the bath.”

It came into my head, as clear as print, that I needn’t say anything at all. I could just go in. They called my name and I stood up.

“It’s like the first,” I said. “Only sadder. Think of the bath.” And I sang it for her, very low, all four lines, there on the bench.

By then I had used up my best breath. When I got inside, I cracked on the top note, the one I never crack on.

Friday

The list was on the door. It says: Solo, Meera Nair.

I waited to feel terrible. I did, for about as long as it takes to walk past the coats. Then someone grabbed me round the neck from behind. She was crying and so was her mum. “There are two names,” she kept saying. “You didn’t read it to the end.”

Underneath, in Miss Farr’s slanting writing, it said: *Understudy, and leader of the choir: Josie Bell. I listen at doors.*`,
    notes: [
      {
        quote: 'I have told everybody that I don’t care about the solo',
        note: 'The first line shows us the opposite of what it says.',
      },
      {
        quote: 'the steamer and the scales and the horrible honey',
        note: 'Three things in a row, and the funniest comes last.',
      },
      {
        quote: 'That is what you’re for.',
        note: 'She talks to her diary as to a friend.',
      },
      {
        quote: 'Then I saw her music. It was jumping up and down.',
        note: 'The fear is shown by a thing, so that it surprises us as well.',
      },
      {
        quote: 'I needn’t say anything at all',
        note: 'The real test is not the singing. It happens here, on the bench.',
      },
      {
        quote: 'for about as long as it takes to walk past the coats',
        note: 'A fresh way to say “not for long”.',
      },
      {
        quote: 'I listen at doors.',
        note: 'Four words explain everything. The story trusts us to work it out.',
      },
    ],
  },
]
