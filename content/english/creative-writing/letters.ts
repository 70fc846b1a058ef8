import type { WritingTask } from './writing-task.ts'

export const letters: readonly WritingTask[] = [
  {
    id: 'the-bus-that-sailed-past',
    kind: 'letter',
    title: 'The Bus That Sailed Past',
    minutes: 30,
    prompt: `Your school bus has driven past your stop three times this month without stopping. Write a **formal letter** to the manager of the bus company. Explain what happened, and say what you would like them to do.`,
    planning: [
      'What exactly happened, and when? Make a short list of facts.',
      'What was the effect on you and on other people?',
      'What do you want the manager to do? Ask for one or two things they can really do.',
      'How will you stay polite, though you are cross?',
      'How do you open and close a letter to somebody whose name you don’t know?',
    ],
    criteria: [
      'It is set out as a formal letter: “Dear Sir or Madam” and “Yours faithfully”.',
      'The first paragraph says why I am writing.',
      'My facts are exact: dates, times and places.',
      'I am polite from the first line to the last, and I still say what is wrong.',
      'I end with a clear request.',
    ],
    model: `4 Weaver’s Court
Hebden Vale

3rd December

Dear Sir or Madam,

I am writing to complain about the number 592, which is due to leave Weaver’s Court for Calder School at eight minutes past eight. Three times in November it did not stop for us, although we were waiting at the stop and the bus was not full.

The dates were the 6th, the 19th and the 27th. On the 6th we thought that the driver might not have seen us, as it was foggy. On the 19th the sun was shining and my sister was wearing a yellow coat. On the 27th all five of us put out our arms, as it says on your sign, and one of us held up his tuba. The bus sailed past in the middle of the road, and the passengers waved.

You may think that it is only a short walk. It is two miles, and there is no pavement along the reservoir. On each of these days we arrived wet, late and out of breath. My sister missed part of a test that she had prepared for all week. We do not like to be late, and it is not easy to explain for a third time that it was the bus, when our teacher has seen the bus arrive.

I do not believe that anybody meant to be unkind. The hedge by our stop has grown a great deal this year, and I have noticed that a driver who comes round the bend sees the leaves before the people. May I therefore ask for two things? Would you please remind your drivers of our stop, and would you ask the council to cut the hedge? I have enclosed a drawing that shows what can be seen from the road, with measurements.

I look forward to your reply. Should you wish to see the stop for yourself, you will find us there every morning from eight o’clock onwards, hoping.

Yours faithfully,

Amina Rashid (aged 10)`,
    notes: [
      {
        quote: 'I am writing to complain about the number 592',
        note: 'The reason comes first. A busy manager knows at once what the letter is about.',
      },
      {
        quote: 'The dates were the 6th, the 19th and the 27th.',
        note: 'Exact facts are hard to argue with.',
      },
      {
        quote: 'one of us held up his tuba',
        note: 'A light touch of humour keeps the reader on her side.',
      },
      {
        quote: 'You may think that it is only a short walk.',
        note: 'She guesses what the manager might say, and answers it.',
      },
      {
        quote: 'I do not believe that anybody meant to be unkind.',
        note: 'She is fair. That makes it easier for the other side to say yes.',
      },
      {
        quote: 'May I therefore ask for two things?',
        note: 'The request is clear, polite and possible.',
      },
      {
        quote: 'Yours faithfully,',
        note: 'This is the right ending when you began with “Dear Sir or Madam”.',
      },
    ],
  },
  {
    id: 'to-the-new-pupil',
    kind: 'letter',
    title: 'To the New Pupil',
    minutes: 25,
    prompt: `A new pupil will join your class after the holidays. You don’t know them yet. Write a **friendly letter** that makes them look forward to it, and tells them what they need to know.`,
    planning: [
      'What would you want to know if you were new?',
      'Which three or four things will you tell: places, people, rules, secrets?',
      'What may they worry about, and how can you calm them?',
      'Which small story shows what your class is like?',
      'How will they find you on the first day?',
    ],
    criteria: [
      'It sounds like a real person talking, but my grammar is still correct.',
      'I think about how the reader feels.',
      'I give details that only somebody from this school would know.',
      'I group my ideas in paragraphs.',
      'I end with something to look forward to.',
    ],
    model: `Dear You,

I don’t know your name yet, as Mr Ellis only told us “somebody from Cardiff”, so I hope you don’t mind. I’m Jonah. I sit by the radiator, and from January the seat next to me is yours. (You’re welcome. People have fought for that seat.)

I was new myself once, in Year 3, so I know what you’d like to ask. First, the toilets. They’re behind the blue door next to the library, not the other blue door, which is where they keep the piano. Everybody gets it wrong in their first week. Mrs Hart, who plays the piano, just points.

Second, lunch. Friday is fish, and you want to be early for it. Wednesday is called “chef’s choice”, and you don’t.

Third, the people. There are twenty-six of us. You won’t learn all the names at once, and no one will be offended. Start with Priya, who knows where everything is, and with Little Tom, who is taller than Big Tom; there’s a reason, but it’s his story, so ask him. Mr Ellis looks strict because of his eyebrows. He isn’t. If you do something wrong, he takes off his glasses and waits, and you find that you’ve told him everything.

I expect you’re wondering whether we’re nice. I’d like to say yes, always. The truth is that we had a bad patch in October, when nobody would pass the ball to anybody, and it ended with the whole class picking up conkers in the rain because Mr Ellis said that we could come in when we had a thousand. We got to four hundred before we were all laughing. We’re nicer since then. The conkers are in the tank where the stick insects used to be.

I’ll be at the gate on the first morning, on the left, in a green bobble hat. If you feel sick, that’s normal. Look for the hat.

See you soon,

Jonah

P.S. Can you play chess, or football, or anything with a recorder? You needn’t. I just can’t wait to know.`,
    notes: [
      {
        quote: 'Dear You,',
        note: 'A clever way round the problem of the missing name. It is warm at once.',
      },
      {
        quote: 'I know what you’d like to ask',
        note: 'He puts himself in the reader’s place.',
      },
      {
        quote: 'Mrs Hart, who plays the piano, just points.',
        note: 'A tiny, funny scene that shows how kind the school is about mistakes.',
      },
      {
        quote: 'there’s a reason, but it’s his story, so ask him',
        note: 'He gives the new pupil something to talk about on the first day.',
      },
      {
        quote: 'I’d like to say yes, always.',
        note: 'He is honest, so we believe the good things too.',
      },
      {
        quote: 'If you feel sick, that’s normal. Look for the hat.',
        note: 'Two short, calm sentences for the most important part.',
      },
    ],
  },
  {
    id: 'sorry-about-the-greenhouse',
    kind: 'letter',
    title: 'Sorry About the Greenhouse',
    minutes: 25,
    prompt: `You have broken something that belongs to a neighbour. Write a **letter of apology**. Explain what happened without making excuses, and offer to put it right.`,
    planning: [
      'What did you break, and how? Was anyone else there?',
      'What did it mean to the neighbour? Why are they upset?',
      'What is an excuse, and what is a reason? Leave out the excuses.',
      'What can you do to make up for it?',
      'How well do you know the neighbour? Which tone fits?',
    ],
    criteria: [
      'I say sorry early, and I mean it.',
      'I take the blame for my own part.',
      'I show that I understand how the other person feels.',
      'I offer something that I can really do.',
      'My tone is serious enough, even if some of it is funny.',
    ],
    model: `Dear Mr Petrov,

I am very sorry about your greenhouse. By now you will have found the hole in the roof and the cricket ball in the tomatoes. Both of them are my fault.

I would like to tell you how it happened, because you might think that it was worse than it was, or better. On Sunday afternoon we were playing in our garden. Dad has told us never to bat towards your side. I knew that, and I turned round anyway, as the sun was in my eyes the other way. It was the best shot that I have ever hit. For about one second I was proud of it. Then I heard the glass.

The part that I am most ashamed of came next. You were out, and nobody had seen. I told my brother that we should wait and see whether you would notice. I waited all evening, and I could not eat my pudding. I was hoping that somebody would make me own up, so that I would not have to do it by myself. Nobody did, so here I am.

I know that the glass can be replaced. I have been thinking about the tomatoes. You told me once that the seeds came from your mother’s village, and that you have saved some of them every year since you were a boy. I looked over the fence this morning. Three of the plants are broken at the stem, and I don’t know if there are any others in the world.

Here is what I can do. I have £11.40, which I am putting in this envelope. I will bring you my pocket money every Saturday until the glass is paid for; Dad says that it will take until August. And if you will let me, I should like to come and help to save the seeds from the plants that are left. I am careful when I am not batting.

I am sorry, and I shall knock at six, so that you can say it to my face.

Yours sincerely,

Oliver Marsh`,
    notes: [
      {
        quote: 'I am very sorry about your greenhouse.',
        note: 'The apology comes first, in plain words. No “but” follows it.',
      },
      {
        quote: 'Both of them are my fault.',
        note: 'He takes the blame in six words.',
      },
      {
        quote: 'For about one second I was proud of it. Then I heard the glass.',
        note: 'The change from joy to horror is in the rhythm of the sentences.',
      },
      {
        quote: 'I could not eat my pudding',
        note: 'Guilt is shown by a small, true detail.',
      },
      {
        quote: 'I don’t know if there are any others in the world',
        note: 'He has understood what really matters to Mr Petrov.',
      },
      {
        quote: 'I am careful when I am not batting.',
        note: 'A gentle joke, in the right place: after the serious part.',
      },
      {
        quote: 'Yours sincerely,',
        note: 'The right ending when you know the name of the person.',
      },
    ],
  },
  {
    id: 'a-letter-from-the-lighthouse',
    kind: 'letter',
    title: 'A Letter from the Lighthouse',
    minutes: 30,
    prompt: `It is 1890. You live in a lighthouse on a rock, where your father or mother keeps the light. Write a **letter to a cousin on land** after a night of storm.`,
    planning: [
      'What was life like without electricity, telephones or engines?',
      'What happened during the storm? Choose one adventure.',
      'What was your own part in it?',
      'What does your cousin know of your life, and what do you have to explain?',
      'How and when will the letter get to land?',
    ],
    criteria: [
      'It feels like 1890: no modern things and no modern slang.',
      'I tell the story of the night in a clear order.',
      'I write to one reader, and I ask or answer questions.',
      'We can see and hear the storm.',
      'The ending makes use of where the writer is.',
    ],
    model: `Hallan Rock
14th November 1890

My dear Alice,

You asked in your last letter what we do here when the wind blows. I can tell you now, for it has blown for three days, and the boat that should have fetched this has not been able to come near us.

On Tuesday the sea rose so high that spray came down the kitchen chimney and put out the fire. We ate cold potatoes on the stairs. There are a hundred and twelve of them, and I have polished the rail of every one, so I was glad to see it hold. The whole tower hums in a gale, Alice, like a glass when you run your finger round the rim.

Soon after midnight there was a crash overhead. Father had gone up to trim the lamp. When he did not call out, I took the lantern and climbed. A gannet, as big as a goose, had been flung straight through the glass. It was sitting on the floor among the splinters, quite unhurt and extremely angry, and beside it sat Father, holding his wrist. “It’s only sprained,” he said. “But I can’t wind her, Bess. You’ll have to.”

You will remember that our light must turn, or ships would take it for another. It turns by means of a weight on a chain, as in a clock, and the weight has to be wound up every half an hour. I am not tall. I had to hang on the handle with both feet off the ground. I wound at half past twelve, and at one, and at half past; in between I held a blanket across the broken pane, and the gannet bit me twice.

At dawn, when the sea went down a little, we saw her: a schooner, all torn about the sails, slipping round the point into the bay. She dipped her flag to us. Father made me answer it.

I cannot lift my arms this morning, so please forgive the writing. The bird has gone. I enclose a feather, to prove it.

Your loving cousin,

Bess`,
    notes: [
      {
        quote: 'You asked in your last letter what we do here when the wind blows.',
        note: 'It is a real letter: it answers one that came before.',
      },
      {
        quote: 'spray came down the kitchen chimney and put out the fire',
        note: 'Showing what a storm does is better than saying that it was terrible.',
      },
      {
        quote: 'like a glass when you run your finger round the rim',
        note: 'Her cousin has never heard it, so Bess compares it with something she knows.',
      },
      {
        quote: 'quite unhurt and extremely angry',
        note: 'Comedy in the middle of danger. The bird has a character.',
      },
      {
        quote: 'as in a clock',
        note: 'She explains how the light works in two lines, because the reader needs it.',
      },
      {
        quote: 'Father made me answer it.',
        note: 'We feel how proud both of them are, without the word “proud”.',
      },
      {
        quote: 'I enclose a feather, to prove it.',
        note: 'A small object closes the letter, and makes us believe her.',
      },
    ],
  },
]
