import {
  classOf,
  figure,
  find,
  infer,
  isFalse,
  judge,
  type LongPassage,
  means,
  order,
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const aLetterFromTheIce: LongPassage = {
  id: 'a-letter-from-the-ice',
  year: 6,
  kind: 'letter',
  title: 'A Letter from the Ice',
  text: `Research Ship Fulmar, 81 degrees north

Monday 5 May

Dear Noor,

You will have noticed that this letter is made of paper. The ship has one thin trickle of internet, and nobody may sip from it except the weather forecaster and the doctor. So I shall write a little whenever I can, and post the whole bundle when we reach Norway, by which time my news will be weeks out of date. Think of it as starlight.

We are moored to a sheet of ice about as big as your school and its playing field, and wherever the ice goes, we go, at the pace of an elderly tortoise. The engines are off, so that they shall not spoil the listening. The sun has not set since the middle of April. At midnight it merely leans over to inspect us; the cook serves porridge strictly by the clock, or none of us would know when to be hungry.

Tuesday 6 May

When you were six you asked me what I did all day. I said that I listened to the sea, and you gave me a look of deep pity. “But Auntie Roo,” you said, “it only knows one word.” I have been collecting evidence against you ever since.

Here is the latest. This morning we lowered Gwendolen through a hole in the ice. Gwendolen is an underwater microphone: orange, the size of a rolling pin, and dearer than my car. I put on the headphones and heard the usual creaks and fizzings. Then something began, higher than a piccolo, and came spiralling down, and down, and down, for over a minute, like a spaceship landing in an old film. It was a bearded seal, serenading. Picture a whiskery gentleman with the figure of a sofa. I laughed so loudly that Anders, who was on watch for bears, came running.

Thursday 8 May

A calamity. At breakfast there was a noise like a giant tearing a bedsheet, and a crack ran across the ice, dead straight, between the ship and Gwendolen. By noon it was as wide as a road. By evening it was a river, and on the far side her little flag was dwindling into the mist. The captain will not hear of sending a boat, for the gap may close as quickly as it opened. “I have never lost a scientist,” she told me, “and I do not propose to start for the sake of a rolling pin.”

She is right, of course. But Gwendolen stores whatever she records inside herself. Until somebody fetches her, she is the only one who knows what she has heard.

Friday 9 May

Fog. No flag. I have been poor company all day, and I had better tell you why, since paper has the good manners not to interrupt.

I told your mother that the date of my voyage could not be changed, and that this was why I must miss your concert. It was not quite true. Anders offered me his place on the August voyage. But bearded seals sing in the spring and hardly at all in August, and so I chose, and then I hid behind the calendar. It is odd how much easier that is to write than to say. On Wednesday evening you must have stood up with your trumpet, and I was two thousand miles away, waiting to hear from a sofa.

Saturday 10 May, very early or very late

She is back! Anders hammered on my door at three. In the night the wind had gone round, and the lost piece of ice, with the flag still upright on it, had come sidling home like a cat which has stayed out all night and hopes that nobody has noticed. The captain allowed us eleven minutes and a rope. We needed nine.

And Noor, listen. I have just played what Gwendolen recorded. On Wednesday, a little after half past six, there is a silence. Then out of it, from very far away, comes one long rising note, and another to answer it. It is not a seal. It is a bowhead whale, hardly ever heard here so late in the spring, and it goes on for four minutes. Bowheads can live for two hundred years. That one may have been practising since before your concert hall had a roof.

I cannot give you back Wednesday. But somebody up here was performing too, and I have it safe. I shall bring it to Swansea in June, if you will play me yours.

Your loving and repentant aunt,

Roo

PS Gwendolen is not repentant in the least. She says that she has had the time of her life.`,
  items: [
    find(
      1,
      'Why are the ship’s engines switched off?',
      'to let the sea be heard',
      {
        place: ['to let the crew sleep at midnight', 'to let the ice close up again'],
        own: ['to save fuel for the voyage home', 'to save the bears a fright'],
      },
      'so that they shall not spoil the listening',
      'The writer’s work is to listen to the sea. Engines would drown out the sounds.',
    ),
    figure(
      4,
      'Why does the writer tell Noor to think of her news as starlight?',
      'It will already be old when it reaches her.',
      {
        effect: [
          'It will make her evenings a little brighter.',
          'It will help her to find her own way in life.',
        ],
        own: ['It will all have been written in the dark.'],
        opposite: ['It will reach her as fast as anything can.'],
      },
      'by which time my news will be weeks out of date',
      'The light of a star left it long ago and only now arrives. The sentence before shows you which likeness she means. Nothing here is written in the dark, for the sun does not set.',
    ),
    infer(
      2,
      'Why did Noor give her aunt “a look of deep pity” when she was six?',
      'She thought that there was hardly anything to hear.',
      {
        own: [
          'She thought that her aunt must be going deaf.',
          'She thought that her aunt worked for too long.',
        ],
        opposite: ['She thought how lovely it must be to listen all day.'],
        strong: ['She thought that her aunt might one day be drowned.'],
      },
      'it only knows one word',
      'To Noor the sea made one sound, over and over again. Listening to that all day seemed very dull.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “dwindling” in “her little flag was dwindling into the mist”?',
      'growing smaller',
      {
        opposite: ['growing clearer'],
        sound: ['twinkling brightly'],
        fits: ['sinking down', 'waving about'],
      },
      'her little flag was dwindling into the mist',
      'The gap is becoming wider, so the flag on the far side looks smaller and smaller.',
    ),
    infer(
      2,
      'What do the captain’s words about a rolling pin show about her?',
      'She puts people before equipment.',
      {
        strong: ['She thinks that the research is a waste of time.'],
        own: ['She has not been told what Gwendolen is.', 'She has lost equipment before.'],
        opposite: ['She is more daring than the scientists.'],
      },
      'I have never lost a scientist',
      'She makes light of the expensive instrument because nothing that she can replace is worth risking a life.',
    ),
    structure(
      4,
      'How does the entry for Friday differ from the entries before it?',
      'It turns from events outside to the writer’s conscience.',
      {
        opposite: ['It turns from the writer’s worries to events outside.'],
        effect: [
          'It turns from serious reports to jokes about the crew.',
          'It turns from cheerful hopes to anger with the captain.',
        ],
        own: ['It turns from the writer’s work to her plans for August.'],
      },
      'Fog. No flag.',
      'Nothing happens on Friday. Because she can see nothing and do nothing, she thinks about what she has done wrong.',
    ),
    infer(
      4,
      'What does the writer mean by “I hid behind the calendar”?',
      'She let a date seem to be the reason.',
      {
        place: ['She lost count of the days in constant light.'],
        own: ['She forgot when the concert was.', 'She wrote the wrong dates on her letter.'],
        opposite: ['She openly told the family about August.'],
      },
      'I told your mother that the date of my voyage could not be changed',
      'The real reason was that she wanted to hear the seals. She used the date as an excuse, as one hides behind a curtain.',
    ),
    classOf(
      4,
      'that',
      'It is odd how much easier that is to write than to say',
      'pronoun',
      ['conjunction', 'determiner', 'adverb'],
      'It stands for what she has just confessed and is the subject of “is”. No noun follows it, and it does not join two clauses.',
    ),
    purpose(
      3,
      'Why does the writer say that she was “waiting to hear from a sofa”?',
      'to scold herself with a joke',
      {
        effect: ['to make Noor feel envious', 'to complain of a boring job'],
        opposite: ['to defend herself with a serious argument'],
        own: ['to explain where she sat while she worked'],
      },
      'I was two thousand miles away, waiting to hear from a sofa',
      'The “sofa” is the seal. Beside Noor’s great evening, her reason for staying away sounds ridiculous, and she means it to.',
    ),
    figure(
      3,
      'What impression of the ice does the comparison with a cat give?',
      'It comes back quietly, as if it felt guilty.',
      {
        opposite: ['It comes back proudly, as if it had won.'],
        effect: [
          'It comes back fiercely, as if it were hunting.',
          'It comes back wearily, as if it were hurt.',
        ],
        own: ['It comes back eagerly, as if it missed the crew.'],
      },
      'had come sidling home like a cat which has stayed out all night',
      'To sidle is to move sideways and secretly. A cat that hopes nobody has noticed seems to know that it has done wrong.',
    ),
    find(
      3,
      'What coincidence does the writer find in the time when the whale was recorded?',
      'It was the day of Noor’s concert.',
      {
        place: ['It was the hour when Anders hammered.', 'It was the day when the ice cracked.'],
        own: ['It was the day when the voyage began.', 'It was the day when the writer was born.'],
      },
      'On Wednesday, a little after half past six, there is a silence',
      'Noor’s concert was on Wednesday evening, and so the aunt says that somebody in the Arctic “was performing too”. Gwendolen was not cut off until Thursday, and it was Saturday when Anders hammered.',
    ),
    means(
      3,
      'Which word is closest in meaning to “repentant” in “Your loving and repentant aunt”?',
      'sorry',
      {
        sound: ['repeating'],
        fits: ['kind', 'faithful'],
        opposite: ['unashamed'],
      },
      'Your loving and repentant aunt',
      'She has admitted on Friday that she did wrong. Someone who is repentant regrets it.',
    ),
    order(
      5,
      [
        'The writer refuses a place on the August voyage.',
        'The seal makes the writer laugh.',
        'Noor plays her trumpet in public.',
        'A crack separates Gwendolen from the ship.',
      ],
      'The choice was made before the voyage, although she tells it on Friday. The seal sang on Tuesday, the concert was on Wednesday, and the ice cracked on Thursday.',
    ),
    judge(
      5,
      untold(
        'Noor has not changed her mind about the sea since she was six.',
        'The writer reports what Noor said long ago. Nothing tells us what she thinks now.',
      ),
      isFalse(
        'Gwendolen sent her recordings to the ship even while the flag was out of sight.',
        'She stores them inside herself, and the writer could not play them until she was back.',
      ),
      isFalse(
        'Bowhead whales can be heard near the ship on most days in May.',
        'A bowhead is “hardly ever heard here so late in the spring”.',
      ),
    ),
    sumUp(
      5,
      'What is the letter, as a whole, meant to do?',
      'to make up for missing an important day',
      {
        part: ['to describe the daily life of a ship'],
        own: ['to persuade Noor to study the sea'],
        opposite: ['to prove that the writer was blameless'],
        strong: ['to announce a discovery to the world'],
      },
      'I cannot give you back Wednesday.',
      'The letter entertains Noor with the ship’s life, but the confession and the promise of June show what it is for: the aunt missed something important and wants to put it right.',
    ),
  ],
}
