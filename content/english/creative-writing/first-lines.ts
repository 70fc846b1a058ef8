import type { WritingTask } from './writing-task.ts'

export const firstLines: readonly WritingTask[] = [
  {
    id: 'the-floor-between',
    kind: 'first-line',
    title: 'The Floor Between',
    minutes: 30,
    prompt: `Write a story that begins with this line:

*The lift doors opened on a floor that was not on the buttons.*`,
    planning: [
      'Who is in the lift, and where were they going?',
      'What is the first thing they see, hear or smell on the strange floor?',
      'What do they want there? Is it to get out, or to find something?',
      'What is the one surprise of your story?',
      'How does it end, and what has changed for them?',
    ],
    criteria: [
      'My story goes on from the first line as if I had written it.',
      'It has one main idea, and not a new surprise in every line.',
      'I describe the floor with at least three of the five senses.',
      'My sentences differ in length. I use a short one for a shock.',
      'The end goes back to something from the beginning.',
    ],
    model: `The lift doors opened on a floor that was not on the buttons.

I should have pressed “close”. Instead I leant out. There was a long corridor, lit with small green lamps, and it smelt of pencil shavings and rain. On both sides stood shelves as high as the ceiling, and on the shelves stood umbrellas. Black ones, spotted ones, tiny ones with frogs’ eyes: there must have been ten thousand. Each had a label tied to its handle.

“Seven-B, left-hand side,” said a voice. “And wipe your feet.”

A woman sat behind a desk no bigger than a tea tray. She did not look up from her ledger.

“I think I’m on the wrong floor,” I said. “I wanted the fourth. The dentist.”

“Nobody is on the wrong floor,” said the woman. “You are here to collect.”

My mouth was dry. Still, my feet had already begun to walk: past the sixes, into the sevens. And there, squashed between a golf umbrella and a parasol, hung a small red one with a chip in its wooden duck’s head.

I knew that chip. I had made it myself, on the kerb outside our old house, on the day Gran let me carry it to the bus stop. We had left it on the number 12. I was five, and I had cried until bedtime. Gran had said that lost things only go on ahead, and wait.

“Sign here,” said the woman, more gently.

I signed. The pen scratched; a lamp flickered; and when I turned round, the lift was waiting with its doors wide open, as if it had never been anywhere else.

On the fourth floor the dentist found nothing wrong with me at all. “You’ve been very brave,” she said. “Is it raining out?”

I looked down at the duck in my hand. One drop slid from its beak and landed on the clean white tiles.

“It was,” I said.`,
    notes: [
      {
        quote: 'I should have pressed “close”.',
        note: 'A short sentence, straight after the given line, carries us into trouble.',
      },
      {
        quote: 'it smelt of pencil shavings and rain',
        note: 'A smell nobody would expect makes the place real. The rain also hints at the umbrellas.',
      },
      {
        quote: '“Nobody is on the wrong floor,” said the woman.',
        note: 'Speech that tells us something and leaves a question open.',
      },
      {
        quote: 'I knew that chip.',
        note: 'The turning point is only four words long. The strange place becomes personal.',
      },
      {
        quote: 'Gran had said that lost things only go on ahead, and wait.',
        note: 'One idea holds the story together. It is said once, and not explained.',
      },
      {
        quote: 'One drop slid from its beak',
        note: 'A small thing at the end proves that it all happened, and goes back to the rain.',
      },
    ],
  },
  {
    id: 'the-parrot-knew',
    kind: 'first-line',
    title: 'The Parrot Knew',
    minutes: 30,
    prompt: `Write a story that begins with this line:

*Nobody had told Grandad’s parrot to keep the secret.*`,
    planning: [
      'What is the secret? A small, happy one is easier to write about than a crime.',
      'Who knows it, and who must not find out?',
      'What does the parrot say, and when is the worst moment for it?',
      'How do the people try to cover it up?',
      'Does the secret come out? Who is glad in the end?',
    ],
    criteria: [
      'We know soon what the secret is, or we want badly to find out.',
      'The parrot causes the trouble, and not just a lucky accident.',
      'The speech is funny because of what people say, and it is set out correctly.',
      'The story gets faster, or the trouble gets worse, before the end.',
      'The last line makes the reader smile.',
    ],
    model: `Nobody had told Grandad’s parrot to keep the secret.

The rest of us had practised. For two whole weeks my brothers and I had carried bunting up the back stairs, hidden a trombone in the airing cupboard and said “Nothing!” whenever Gran asked what we were up to. She would be seventy on Saturday. She thought that we had forgotten.

Admiral had listened to every word. He sat on his perch in the kitchen, grey and silent as a judge, and cracked his sunflower seeds. It did not occur to any of us that he was taking notes.

On Friday, at tea, Gran sighed. “I don’t suppose anyone has plans for tomorrow,” she said.

“No,” said all of us, rather loudly.

“Seventy candles!” said Admiral.

There was a terrible silence. Dad dropped the butter.

“What was that?” said Gran.

“Seventy... sandals,” said my brother Joe. “He’s been watching the shopping channel.”

Gran looked at Joe. Joe looked at his fish fingers. I coughed to cover whatever came next, but Admiral had waited fourteen days for an audience, and he meant to enjoy it. He stretched one wing, then the other. He did Mum’s voice, which he does better than Mum: “Don’t let her see the trombone!” He did the squeak of the airing cupboard. Finally, in a whisper that could have been heard in Wales, he did Grandad himself. “She’s worth a brass band,” said the parrot. “Fifty years, and I still can’t think what she saw in me.”

Nobody moved. Grandad had gone as pink as a prawn.

Gran got up, walked round the table and kissed the top of his head. Then she opened the jar of cashews, the good ones that are only for Christmas, and set the whole lot down in front of Admiral.

“Thank you,” she told him. “And what time is this party?”

“Nothing!” said Admiral. “Nothing! Nothing!”`,
    notes: [
      {
        quote: 'said “Nothing!” whenever Gran asked',
        note: 'A word is planted here. It comes back as the last line.',
      },
      {
        quote: 'grey and silent as a judge',
        note: 'The simile is funny, since a judge listens and then speaks.',
      },
      {
        quote: 'There was a terrible silence. Dad dropped the butter.',
        note: 'Two short sentences. We see the shock and are not told about it.',
      },
      {
        quote: 'Joe looked at his fish fingers.',
        note: 'A small, real detail shows that Joe is ashamed of his excuse.',
      },
      {
        quote: 'He did Mum’s voice, which he does better than Mum',
        note: 'The trouble grows in three steps: Mum, the cupboard, Grandad.',
      },
      {
        quote: '“Fifty years, and I still can’t think what she saw in me.”',
        note: 'The funny story suddenly has a heart. That is why Gran forgives them.',
      },
    ],
  },
  {
    id: 'the-quietest-morning',
    kind: 'first-line',
    title: 'The Quietest Morning',
    minutes: 30,
    prompt: `Write a story that begins with this line:

*It was the quietest morning there had ever been on Mill Street, and that was how I knew.*`,
    planning: [
      'Which sound is missing? Think of one that is always there.',
      'Why has it stopped? Choose a reason that the reader will not guess at once.',
      'Where does your character go to find out, and with whom?',
      'What do they find, and what must they decide?',
      'What does the street sound like at the end?',
    ],
    criteria: [
      'The missing sound is named early, and it matters to the person who tells the story.',
      'I build up to the discovery, and do not give it away in the first lines.',
      'I use sounds all through the story, loud and soft.',
      'My character makes a choice. Things do not just happen to them.',
      'My verbs are exact: trickled, and not just went.',
    ],
    model: `It was the quietest morning there had ever been on Mill Street, and that was how I knew. The beck had stopped.

You have to understand that our beck never stops. It mutters past the back doors all summer and roars under the bridge all winter; Dad says that it has talked in its sleep for a thousand years. I lay and listened to the hole where it should have been. A dog barked, a long way off. Then I pulled my wellies on over my pyjamas.

The bed of the stream was a road of wet stones. In the last puddles, minnows twitched like dropped coins. “Hold on,” I told them, and I began to climb.

I passed the mill, and the stile, and the sheep that always stare. The trees closed in. Somewhere ahead, something went crunch, and crunch again. I stood still. A twig sailed down a thread of water and bumped against my boot, and its end was as sharp as a pencil.

Then I saw the wall. It was taller than I am, woven out of branches and plastered with mud, and behind it lay a pool so new that there was still grass on the bottom. On top of the wall sat the builder. He was fat and brown, with orange teeth and a tail like a frying pan. He looked at me as Mr Dent at number nine looks at people who park in front of his gate.

“A beaver,” I breathed. There had not been one on our hill for four hundred years.

I could have pulled out a branch. One would have done it; I had my hand on it. I thought of the minnows, and I thought of the orange teeth, working all night in the dark.

So I fetched Dad, and Dad fetched a length of drainpipe. By noon a stream as thick as my arm was chattering through the dam and down the hill.

The beck talks more softly now. But it has so much more to say.`,
    notes: [
      {
        quote: 'The beck had stopped.',
        note: 'The answer to the first riddle comes at once, and opens a bigger one: why?',
      },
      {
        quote: 'it has talked in its sleep for a thousand years',
        note: 'Personification makes the stream a character. The last lines use it again.',
      },
      {
        quote: 'I lay and listened to the hole where it should have been.',
        note: 'Silence is hard to describe. Here it becomes a thing.',
      },
      {
        quote: 'minnows twitched like dropped coins',
        note: 'An exact verb and a simile. We see the flash of silver.',
      },
      {
        quote: 'its end was as sharp as a pencil',
        note: 'A clue. A careful reader can now guess, one moment before the hero.',
      },
      {
        quote: 'I could have pulled out a branch.',
        note: 'The choice. It shows what kind of person is telling the story.',
      },
      {
        quote: 'But it has so much more to say.',
        note: 'A quiet last line that can mean two things: the beck, and the story.',
      },
    ],
  },
  {
    id: 'the-wrong-locker',
    kind: 'first-line',
    title: 'The Wrong Locker',
    minutes: 30,
    prompt: `Write a story that begins with this line:

*I only opened the wrong locker by one.*`,
    planning: [
      'Where are the lockers: a pool, a school, a station?',
      'What is inside, and why is it odd in that place?',
      'Whose is it? What do you learn about this person?',
      'What does your character do that they should not, and what follows?',
      'What will they both remember about that day?',
    ],
    criteria: [
      'I explain how the mistake could happen.',
      'The thing in the locker does not belong in that place, so we wonder about it.',
      'Two people meet, and each of them wants something.',
      'I show feelings by what people do with their hands and faces.',
      'The end shows that something has begun.',
    ],
    model: `I only opened the wrong locker by one. Mine was 118; the one in front of me was 119; and the key, to my surprise, turned in both.

There were no wet towels inside. There was a violin.

It lay in its open case, on red velvet, as calm as a cat. I was dripping on the tiles of Eastfield Baths, with goggle marks round my eyes, and I could not have been more astonished if the locker had held a swan. I have never learnt an instrument. We don’t have the money, and our walls are thin. But I know what I like. I reached out one wet finger and touched a string.

It hummed. The sound was tiny, and it went right through me.

“I wouldn’t,” said somebody. “Water’s bad for her.”

It was Mr Bello, the lifeguard, the one who blows his whistle if you so much as think of running. Without his chair under him he was shorter than I had thought. He was twisting the whistle round and round on its cord.

“I’m sorry,” I said. “The key fitted. Is it yours?”

He glanced along the row of lockers before he answered. “I practise in the boiler room, in my break,” he said. “It’s warm, and nobody complains. You won’t mention it to anyone, will you? They’d never let me hear the end of it.”

I thought of the boiler room, and of him down there among the pipes, playing to the dials. “Are you good?” I asked.

He laughed, and then he stopped laughing and considered it. “Twenty past four,” he said at last. “The green door. Bring dry hands.”

He was good. He was so good that I forgot to put on my second sock. And when he had finished he did not ask me whether I had enjoyed it. He turned the violin round, and held it out to me.`,
    notes: [
      {
        quote: 'the key, to my surprise, turned in both',
        note: 'The writer explains the mistake, so we believe it.',
      },
      {
        quote: 'There was a violin.',
        note: 'A sentence of four words, after a longer one. The surprise stands alone.',
      },
      {
        quote: 'We don’t have the money, and our walls are thin.',
        note: 'Two plain facts tell us a whole life. No self-pity.',
      },
      {
        quote: 'Without his chair under him he was shorter than I had thought.',
        note: 'We see a person we thought we knew in a new way.',
      },
      {
        quote: 'He was twisting the whistle round and round on its cord.',
        note: 'His hands show that he is nervous. Nobody has to say so.',
      },
      {
        quote: 'I forgot to put on my second sock',
        note: 'A comic detail shows how the music felt better than “it was amazing”.',
      },
      {
        quote: 'He turned the violin round, and held it out to me.',
        note: 'The story ends with a beginning.',
      },
    ],
  },
]
