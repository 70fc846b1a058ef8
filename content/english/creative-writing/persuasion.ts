import type { WritingTask } from './writing-task.ts'

export const persuasion: readonly WritingTask[] = [
  {
    id: 'an-hour-of-nothing',
    kind: 'persuasion',
    title: 'An Hour of Nothing',
    minutes: 30,
    prompt: `Write a **speech** to your school. Persuade everyone that there should be one hour in the week with nothing planned: no lessons, no clubs and no screens.`,
    planning: [
      'What would children do in this hour? Give real examples.',
      'What are your three best reasons? Which will you keep for last?',
      'What will teachers or parents say against it, and what do you answer?',
      'How will you catch your listeners in the first ten seconds?',
      'What exactly do you want them to do after your speech?',
    ],
    criteria: [
      'It sounds good out loud: short sentences, repeated words, questions.',
      'I speak to my listeners with “you” and “we”.',
      'Each reason has an example, and not only a claim.',
      'I deal fairly with at least one objection.',
      'My ending asks for something and is easy to remember.',
    ],
    model: `Good morning, everyone. I’d like you to do something for me. Do nothing. I’ll count to five.

One. Two. Three. Four. Five.

It was hard, wasn’t it? Somebody coughed. Somebody looked at the clock. Mr Bray, I saw you tidy your pen.

We are out of practice. On Monday I have swimming, on Tuesday drums, on Wednesday extra maths, and on Thursday I help with the cubs. I like all of them. But last week my little sister asked me to come and look at a snail, and do you know what I said? I said, “I haven’t got time for a snail.” I am ten years old.

So here is my idea. Every Friday, from two until three, nothing happens. No lesson, no club, no screen. You may sit, draw, talk, lie on the grass or look at a snail. Nobody will mark it.

Why should we? First, because we need it. A field that is sown every year stops growing things; any farmer will tell you to leave it alone for a season. He doesn’t call that wasting the field.

Secondly, because that is where ideas come from. Nobody ever shouted “I’ve got it!” while filling in a worksheet. They shout it in the bath. The best game in this school, the one with the tyre and the two hoods, was invented in a fire drill.

I know what some of you are thinking. “They’ll only get bored and fight.” Yes, we’ll get bored. I hope so! Boredom is the door, and you have to stand in front of it for a while before it opens. As for fighting: we fight when we’re tired, and by Friday afternoon we are very tired.

One hour. That is about one thirtieth of the time we spend here. Try it for half a term, and count: the quarrels, the headaches, the ideas. If I’m wrong, you may give me extra maths on Fridays as well.

If I’m right, come and find me. I’ll be behind the shed. My sister says that the snail has waited for long enough.`,
    notes: [
      {
        quote: 'Do nothing. I’ll count to five.',
        note: 'The audience has to take part. Nobody can stop listening now.',
      },
      {
        quote: 'Mr Bray, I saw you tidy your pen.',
        note: 'A joke with the listeners makes them friends of the speaker.',
      },
      {
        quote: 'I am ten years old.',
        note: 'A short fact after a funny story. It suddenly sounds serious.',
      },
      {
        quote: 'He doesn’t call that wasting the field.',
        note: 'She argues with a comparison that everyone understands.',
      },
      {
        quote: 'I know what some of you are thinking.',
        note: 'She says the objection herself, and answers it. That is fair, and strong.',
      },
      {
        quote: 'Try it for half a term, and count',
        note: 'She asks for a small, clear step. It is easy to say yes to that.',
      },
      {
        quote: 'the snail has waited for long enough',
        note: 'The snail comes back, so the end is tied to the beginning.',
      },
    ],
  },
  {
    id: 'a-crossing-for-mill-lane',
    kind: 'persuasion',
    title: 'A Crossing for Mill Lane',
    minutes: 30,
    prompt: `Many children have to cross a busy road on their way to your school. Write a **letter to the council** to persuade them to build a zebra crossing.`,
    planning: [
      'Who reads the letter, and what do they care about: safety, money, voters?',
      'Which facts could you collect? Count, time or measure something.',
      'Which true story shows the problem best?',
      'What will the council say against it?',
      'Which words sound firm but polite?',
    ],
    criteria: [
      'It is set out as a formal letter, and its purpose is clear at once.',
      'I use facts and figures as well as feelings.',
      'Each paragraph makes one point.',
      'I join my points with words such as “moreover”, “however” and “therefore”.',
      'My request is exact, and I thank the reader.',
    ],
    model: `Year 6, Brook Primary School
Mill Lane, Dunford

9th February

Dear Councillor Hughes,

We are writing to ask you for a zebra crossing on Mill Lane. You may not know the place, so we should like to show it to you in numbers.

On five mornings last month we stood at our gate with clipboards, between half past eight and nine o’clock. In that half an hour, on average, 214 cars went by, and 96 children crossed. The longest that anybody had to wait was six minutes. That was Harry, who is in Year 1 and was on his own, because his mother has to be at work by nine. In the end he ran. We have crossed out what the driver said.

There used to be a lollipop lady. Mrs Gill stood there in all weathers for nineteen years, until she retired, and nobody has been found to take her place. When she held out her arm, lorries stopped. Painted stripes do the same, and they never catch cold.

We understand that money is short. We have therefore found out what a crossing costs, and what the council spends in a year on the flower beds of the ring road, which are beautiful. The crossing is cheaper. Moreover, it would pay for itself. Forty-one families told us that they drive their children to school only because of Mill Lane. Take those cars away, and there is less traffic, cleaner air, and room for the dustcart to turn.

You might say that there has been no serious accident. That is true, and we are glad of it. However, we do not believe that a crossing should have to be earned in that way.

We should like to invite you to stand at our gate for half an hour on any morning that suits you. We will bring a clipboard, and hot chocolate. If you still think afterwards that Mill Lane can wait, we should be grateful if you would explain it to Harry.

Thank you for reading our letter.

Yours sincerely,

The pupils of Year 6`,
    notes: [
      {
        quote: 'we should like to show it to you in numbers',
        note: 'The reader learns what is coming: facts. That suits a councillor.',
      },
      {
        quote: 'That was Harry, who is in Year 1 and was on his own',
        note: 'Figures make us think. One child makes us care. Use both.',
      },
      {
        quote: 'We have crossed out what the driver said.',
        note: 'Humour, and no rude words.',
      },
      {
        quote: 'We understand that money is short.',
        note: 'They see the council’s side first, and then answer it.',
      },
      {
        quote: 'Moreover, it would pay for itself.',
        note: 'A joining word shows that a new argument is coming.',
      },
      {
        quote: 'we do not believe that a crossing should have to be earned in that way',
        note: 'The strongest point is made in the quietest words.',
      },
      {
        quote: 'we should be grateful if you would explain it to Harry',
        note: 'Perfectly polite, and very hard to refuse.',
      },
    ],
  },
  {
    id: 'a-dog-in-every-school',
    kind: 'persuasion',
    title: 'A Dog in Every School',
    minutes: 30,
    prompt: `Should every school have a dog? Write an **article for a school magazine**. Choose a side and persuade your readers.`,
    planning: [
      'Are you for it or against it? You may choose the side you don’t believe in.',
      'What are your three best points, and what example fits each?',
      'What is the best point of the other side? How do you meet it?',
      'Which headline would make you read on?',
      'Is your tone serious, funny or both?',
    ],
    criteria: [
      'My headline and first lines make people want to read on.',
      'My opinion is clear, and I stick to it.',
      'I back up each point with a reason or an example.',
      'I use at least two tools: a question, three things in a row, or a strong contrast.',
      'I end with a line to remember.',
    ],
    model: `**The Teacher Who Never Shouts**

What has four legs, works for biscuits and has never once raised its voice? I’ll give you a clue. It isn’t Mr Pike.

It is my firm belief that every school in the land needs a dog. I don’t mean a mascot in a jumper. I mean a real dog, trained and tested, that belongs to the school as the bell does, and works there.

Works? Certainly. Think of the five-year-old on his first morning, who has locked himself round his mother’s leg. Six adults tell him that it will be fun. He does not believe one of them. Then something warm leans against him and sighs. I have seen it, at my cousin’s school in Leeds, where a spaniel called Pepper is on duty at the gate. He let go in eleven seconds.

Or think of reading aloud. Some of us would rather eat the book. If you make a mistake, people wait, or help, or look at their shoes. A dog does none of these. It doesn’t mind how long a word takes you. It just listens, with its chin on your foot, as though you were the first person who had ever told it anything.

“But what about allergies?” I hear you cry. “What about those who are afraid?” These are good questions, and they deserve an answer. No one should have to meet a dog who doesn’t want to. Pepper has his own room and keeps to his own corridors. And two of the children who asked to be kept away from him in September were asking to walk him by June. Fear shrinks when you can look at it from a distance.

Yes, a dog costs money. So do broken windows, new computers, and the fence that we put up to stop people climbing over the old fence.

We spend our days learning facts, sums and dates. From a dog we could learn the rest: be patient, be glad to see people, forgive them by break. I can think of no better teacher. Sorry, Mr Pike.`,
    notes: [
      {
        quote: 'What has four legs, works for biscuits and has never once raised its voice?',
        note: 'A riddle is a question that the reader wants answered.',
      },
      {
        quote: 'It is my firm belief that every school in the land needs a dog.',
        note: 'After the joke, the opinion is stated in one plain sentence.',
      },
      {
        quote: 'Then something warm leans against him and sighs.',
        note: 'A small scene proves the point better than “dogs are calming”.',
      },
      {
        quote: 'Some of us would rather eat the book.',
        note: 'Exaggeration, and it makes shy readers feel understood.',
      },
      {
        quote: 'No one should have to meet a dog who doesn’t want to.',
        note: 'The objection is taken seriously and gets a real answer.',
      },
      {
        quote: 'be patient, be glad to see people, forgive them by break',
        note: 'Three things in a row. The last is the longest and the best.',
      },
      {
        quote: 'Sorry, Mr Pike.',
        note: 'The ending goes back to the joke at the start.',
      },
    ],
  },
  {
    id: 'save-the-story-corner',
    kind: 'persuasion',
    title: 'Save the Story Corner',
    minutes: 30,
    prompt: `Your town library wants to turn the children’s corner into a café. Write a **leaflet** to persuade people in your town to stop this.`,
    planning: [
      'Who will read your leaflet? They may only have one minute.',
      'What happens in the corner now? Who would lose it?',
      'What do people like about the idea of a café, and how can you answer?',
      'Which headings would help a busy reader?',
      'What should people do when they have read it? When and where?',
    ],
    criteria: [
      'I use a title, headings and short paragraphs.',
      'I show what would be lost, with real people and moments.',
      'I use strong words for feelings, but I say nothing untrue.',
      'I answer the best argument for the café.',
      'It ends with exact instructions: what, where and when.',
    ],
    model: `**DON’T LET THEM CLOSE THE BOOK**

**What is happening?**

In April the library plans to clear out the children’s corner and put a café in its place. The small chairs will go. So will the tent, the cushions, and nine thousand books. They will be “stored”. A stored book is a closed book.

**Who will miss it?**

Ask Danny, who is six, and who learnt to read there, under the table, with his head on his father’s boots. Ask Mrs Obi, who has told stories in the tent every Saturday since before you were born, and has never told one twice. Ask the girl who comes in at four each day and does her homework by the radiator, because at home there is no table. She does not want her name in a leaflet. She wants the radiator.

You might ask yourself, too. Where did you meet your first dragon?

**But isn’t a café a good idea?**

It is a lovely idea. We like cake as much as anyone. There are already seven cafés within a minute’s walk of the library, and we have tested all of them. There is one story corner. If it closes, the next is eleven miles away, and you cannot get there on foot, with a pushchair, in the rain.

**The library says that it needs the money.**

We believe it. So let us help! The old newspaper room stands empty for six days out of seven. Put the café there. Parents will buy a coffee while their children are reading next door, and they will stay for longer, and buy another. Close the corner, and why should they come at all?

**What can YOU do?**

- **Sign** our list at the library desk. Do it today.
- **Come** to the Town Hall on Thursday 12th March at 6 p.m., when the council decides.
- **Bring** the first book that you ever loved, and hold it up.

They are counting on nobody noticing. Let us show them a room full of readers.

*A town that has no room for stories soon has none to tell.*`,
    notes: [
      {
        quote: '**DON’T LET THEM CLOSE THE BOOK**',
        note: 'A title with two meanings, big enough to read while walking past.',
      },
      {
        quote: 'A stored book is a closed book.',
        note: 'It sounds like a proverb. Readers will repeat it.',
      },
      {
        quote: 'with his head on his father’s boots',
        note: 'One exact picture does more than “children love it”.',
      },
      {
        quote: 'She wants the radiator.',
        note: 'A short sentence brings out how little she asks for.',
      },
      {
        quote: 'Where did you meet your first dragon?',
        note: 'A question that needs no answer. It brings back the reader’s own childhood.',
      },
      {
        quote: 'It is a lovely idea.',
        note: 'The leaflet agrees first. Then comes the figure: seven cafés, one corner.',
      },
      {
        quote: 'and hold it up',
        note: 'It tells people what to do, and lets them picture it.',
      },
    ],
  },
]
