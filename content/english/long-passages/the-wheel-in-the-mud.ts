import {
  classOf,
  figure,
  find,
  infer,
  isFalse,
  isTrue,
  judge,
  type LongPassage,
  means,
  order,
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const theWheelInTheMud: LongPassage = {
  id: 'the-wheel-in-the-mud',
  year: 6,
  kind: 'fiction',
  title: 'The Wheel in the Mud',
  text: `The fort was a disappointment. I had been promised a Roman stronghold on the very edge of the empire, and what I got was a field: a sloping, sodden Northumberland field, with eleven sheep in it and a single stump of stone. “Use your imaginations, Year Six!” bellowed Mr Charlton, whose hood had blown inside out. Mine was too cold to be of use to anybody.

“And who were they, the soldiers who lived here?” he went on. “Romans from Rome? Not a bit of it! They came from …” But the wind snatched the rest and carried it off to Scotland.

I ought to have moved closer. Instead I was brooding about the lady in the museum shop. She had asked me that morning, when we arrived, where I was from. “Newcastle,” I said. “Yes, pet, but originally?” It was not meant unkindly; it never is. All the same, I had been walking on that question ever since, like a stone in my shoe.

The answer, if you want it, is Hama, in Syria. I was two when we left, and I remember nothing. All that I have of it is a photograph above our cooker, in which enormous wooden wheels lift water out of a river, and a noise. The noise belongs to Grandfather. When he wants to explain what it was like to live beside those wheels, turning and turning all night long on their wooden axles, he throws back his head and produces a long, rising groan, like a cow receiving bad news.

That was when the mist arrived. It came over the crags without any fuss, and it took the sheep one by one, then the stump, then Mr Charlton. When it withdrew, the field was full.

I cannot put it more sensibly than that. Where there had been grass there were long, low roofs with smoke crawling out from under the tiles. There was a smell of mules and new bread. Somewhere a bored voice was shouting at men whose feet refused to keep time. Nobody paid me the slightest attention, except a girl of about my age who sat on an upturned bucket beneath the eaves. She had socks on under her sandals, and she was bundled up in so many cloaks that she was practically spherical. She surveyed my turquoise cagoule with the weary expression of somebody whom this country could no longer astonish.

She asked me something. I shook my head. She asked it again, slower and louder, and I realised, with a sinking heart, that I knew exactly which question it was. They had it here as well.

“Newcastle,” I said, pointing east. Then, because two can play at that game, I pointed at her.

She thought about it. Then she picked up a stick and drew in the mud between us: first two wavering lines, for water, and then, standing up out of the water, a circle with spokes. She glanced at my face. Evidently I looked as stupid as I felt, for she sighed, pushed back three hoods and lifted her chin; and out of her came a long, rising groan.

I knew that cow.

“Hama,” I whispered.

The stick stopped moving. Slowly the weariness went out of her face, as if somebody behind it were opening the shutters of a house, one after another. “Hama,” she said, and laid a hand on her own chest. Then she reached across the drawing and laid it on mine.

We had a minute, perhaps. She taught me a word that must have meant “cold”, to judge by the shudder that went with it. I gave her my gloves, the stretchy purple kind, and she turned them over and over like treasure. Then a man’s voice called from one of the doorways, the girl jumped up, and the mist swung shut between us.

“… from Syria!” The wind had changed, and was handing back Mr Charlton’s words. “Hundreds of them, from a city called Hama! Imagine it: two thousand miles from home, and not a soul for company but each other! How out of place they must have felt!”

“Not all the time,” I said, and pushed my bare hands into my pockets.

On the way out we passed through the shop again. The lady remembered me. “Now then,” she said kindly, “did you ever tell me where you were from?”

The stone, I noticed, had gone from my shoe.

“Here,” I said. “On and off, for about nineteen hundred years.”`,
  items: [
    find(
      1,
      'What was left of the Roman fort in the field at the beginning?',
      'a stump of stone',
      {
        place: ['a few long, low roofs', 'a big wooden wheel', 'a row of doorways'],
        own: ['a row of low walls'],
      },
      'a single stump of stone',
      'Apart from grass and sheep, the narrator could see only this one piece of stone. The roofs and doorways come later, out of the mist.',
    ),
    find(
      2,
      'Why did the narrator not hear at first where the soldiers came from?',
      'Mr Charlton’s words blew away.',
      {
        place: ['The mist hid Mr Charlton from her.', 'She was talking to the lady in the shop.'],
        own: ['Her hood covered both her ears.', 'Mr Charlton had forgotten the name.'],
      },
      'But the wind snatched the rest and carried it off to Scotland',
      'The wind took the end of his sentence. The mist did not come until later.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “brooding” in “Instead I was brooding about the lady in the museum shop”?',
      'thinking gloomily',
      {
        sense: ['keeping warm'],
        fits: ['wondering idly', 'complaining loudly'],
        opposite: ['dreaming happily'],
      },
      'Instead I was brooding about the lady in the museum shop',
      'The lady’s question has been bothering her all morning. To brood is to go over something unhappily in your mind.',
    ),
    structure(
      4,
      'Why does the author describe Grandfather’s groan before the mist comes?',
      'so that we recognise it when the girl makes it',
      {
        effect: [
          'so that the mist seems more frightening',
          'so that we feel anxious about Grandfather’s health',
        ],
        own: [
          'so that we understand why the family left Syria',
          'so that the narrator seems embarrassed by her family',
        ],
      },
      'produces a long, rising groan, like a cow receiving bad news',
      'The author plants the noise early. Later the girl makes “a long, rising groan”, and the short line “I knew that cow” needs no explanation.',
    ),
    purpose(
      3,
      'Why does the author mention the bored voice, the men out of step and the girl’s socks?',
      'to make the past seem everyday and real',
      {
        opposite: ['to make the past seem grand and heroic'],
        effect: ['to make the past seem harsh and threatening'],
        own: ['to prove that the narrator is an expert on the Romans', 'to hint that the narrator is asleep'],
      },
      'Somewhere a bored voice was shouting at men whose feet refused to keep time',
      'These are small, slightly comic details of daily life. They are not what we expect of a mighty empire, so they make it believable.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “surveyed” in “She surveyed my turquoise cagoule”?',
      'looked over',
      {
        sense: ['measured'],
        opposite: ['overlooked'],
        fits: ['admired', 'pointed at'],
      },
      'She surveyed my turquoise cagoule',
      'To survey something can mean to measure land, but here the girl is looking at the coat carefully from top to bottom.',
    ),
    classOf(
      4,
      'this',
      'somebody whom this country could no longer astonish',
      'determiner',
      ['pronoun', 'adverb', 'conjunction', 'noun'],
      '“This” stands before the noun “country” and shows which one is meant. In “This is cold” it would stand alone and be a pronoun.',
    ),
    infer(
      4,
      'What does the narrator mean by “They had it here as well”?',
      'Strangers were asked where they came from even then.',
      {
        own: [
          'The fort had a shop like the museum even then.',
          'The Romans found such questions rude even then.',
        ],
        opposite: ['The girl was the first person not to ask about her origins.'],
        place: ['The girl was as cold and weary in that place as she was.'],
      },
      'I knew exactly which question it was',
      '“It” is the question that has troubled her since the morning. She had hoped to be free of it, and here it is again in Roman times.',
    ),
    figure(
      4,
      'The girl’s face changes “as if somebody behind it were opening the shutters of a house”. What does this image suggest?',
      'Her guarded face brightens little by little.',
      {
        opposite: ['Her friendly face closes little by little.'],
        effect: [
          'Her face shows all at once that she is afraid.',
          'Her tired face shows that she longs to go indoors.',
        ],
        own: ['Her thoughts go back to the house where she was born.'],
      },
      'opening the shutters of a house, one after another',
      'Opened shutters let light into a house, and “one after another” tells you that it happens bit by bit.',
    ),
    infer(
      3,
      'Which detail suggests that the narrator’s meeting with the girl really happened?',
      'Her hands are bare when she is back.',
      {
        place: ['The mist comes over the crags without any fuss.', 'She shudders as she learns a word.'],
        true: ['The lady in the shop remembers who she is.'],
        own: ['Mr Charlton notices that she has been away.'],
      },
      'pushed my bare hands into my pockets',
      'She gave her gloves to the girl. If she had only imagined it, she would still be wearing them.',
    ),
    infer(
      5,
      'Why has the stone “gone from my shoe” by the end?',
      'She no longer feels that the question shuts her out.',
      {
        true: ['She no longer thinks that the lady meant it unkindly.'],
        own: ['She no longer remembers what had upset her.', 'She has found a way to avoid answering it.'],
        strong: ['She has stopped caring what anyone thinks of her.'],
      },
      'The stone, I noticed, had gone from my shoe.',
      'The stone stood for the lady’s question, which made her feel that she came from elsewhere. Now she knows that people from Hama were here long ago. She never thought the lady unkind.',
    ),
    order(
      2,
      [
        'The narrator’s family leaves Hama.',
        'The lady in the shop asks her first question.',
        'The wind carries off Mr Charlton’s words.',
        'The girl draws a wheel in the mud.',
      ],
      'The story begins with the windy field. The question in the shop came earlier that morning, and the family left Hama when the narrator was two.',
    ),
    judge(
      5,
      isFalse(
        'The narrator can still remember seeing the wheels in her native city.',
        'She was two when she left, and she says that she remembers nothing. All that she has of it is a photograph and Grandfather’s noise.',
      ),
      untold(
        'The girl was called away by her father.',
        'A man calls and she jumps up, but nothing tells us who he is.',
      ),
      isTrue(
        'Mr Charlton supposed that the soldiers had not felt at home.',
        'He says how far away and “out of place” they must have felt.',
      ),
    ),
    structure(
      5,
      'Mr Charlton’s sentence about the soldiers starts before the mist and ends after it. What does the author gain by this?',
      'The girl, not the teacher, lets us find out who they were.',
      {
        opposite: ['The teacher, not the girl, lets us find out who they were.'],
        own: [
          'The narrator shows that she has known who they were all along.',
          'The soldiers themselves seem to be calling out to the class.',
        ],
        effect: ['The teacher seems less sure of his facts than he was before.'],
      },
      'The wind had changed, and was handing back Mr Charlton’s words.',
      'Because the wind keeps the name back, the narrator discovers Hama in the mud. The teacher then confirms what she and we already know.',
    ),
    sumUp(
      3,
      'Which sentence best sums up the story?',
      'A girl meets the past and finds that she belongs.',
      {
        part: ['A girl goes on a school trip that is duller than promised.'],
        own: ['A girl learns to be more patient with strangers.'],
        opposite: ['A girl meets the past and finds how far from home she is.'],
        strong: ['A girl proves to her class that her family built the fort.'],
      },
      'On and off, for about nineteen hundred years.',
      'At the start the narrator is made to feel that she comes from somewhere else. By the end she can answer “Here”.',
    ),
  ],
}
