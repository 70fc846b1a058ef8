import {
  classOf,
  figure,
  find,
  findOpinion,
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

export const firstFootprints: LongPassage = {
  id: 'first-footprints',
  year: 5,
  kind: 'fiction',
  title: 'First Footprints',
  text: `The silence woke her.

In Sheffield, Hodan had learnt, there was always some noise: the early bus grinding up the hill, the bin lorry, the radio next door reading out the football. This morning there was nothing at all, as though somebody had packed the whole city in cotton wool during the night. Even the light was peculiar. It came from below instead of above, and it lay on the ceiling, pale and blue, where no light had any business to be.

She had been waiting for this since September, when she and her mother had come from Hargeisa to live with Awoowe, her grandfather, and he had promised her snow in the way that other grandfathers promise bicycles.

Awoowe himself had come to Sheffield at nineteen, to work beside the furnaces in a steelworks, and he told the tale of his own first snow about once a week. It was not a tale that stood still. He had been walking home from the night shift (that part never altered) when the sky began to come down in pieces. He took it for ash. Then a piece of it landed on his wrist and turned to water, and he ran down the hill hammering on doors and shouting, “Get up! Get up! It is beautiful!” In October he had woken six houses. By November it was eleven. Last week, when he told it to the man who came to mend the boiler, it had been the entire street, including a policeman. Hodan loved him dearly, but she had stopped believing him somewhere around the eleventh house.

Now she pulled her coat on over her pyjamas, crept past his bedroom so as not to disturb him, and opened the front door.

Nobody had told her that it would be so clean. The steps had vanished. The wall wore a tall white hat, and the dilapidated van across the road, which had not moved since she came, looked as smooth and costly as a wedding cake. She stood with one boot in the air. It seemed a pity to put it down: it would be like scribbling in somebody else’s new book.

Then she saw that somebody had scribbled already.

A single line of footprints led from the door, through the gate and up the hill. They were long and narrow, and beside every second one was a small round hole, as neat as a full stop.

A stick. Awoowe, who was eighty-four; Awoowe, who had been told by the doctor to keep that chest of his indoors until the spring! All at once the snow was not beautiful. It was merely a great deal of cold, with her grandfather somewhere in the middle of it.

She ran. Halfway up, beside Mrs Garside’s wall, the prints wavered, and the snow there was trampled and scuffed. Hodan’s heart lurched; but the line went on, and so did she, slithering, with one hand on the railings, until the road ran out.

He was sitting on the bench at the top, bolt upright, in his enormous old steelworker’s coat, with his face tipped back and his eyes shut. Snow had settled on his eyebrows. Below him the city lay hill beyond hill, and every roof was the same colour.

“Awoowe! Your chest! I thought—”

“Hush,” said her grandfather, without opening his eyes. “I meant to let you be the first. For a whole hour I lay in bed and was generous.” One eye opened, rather guiltily. “Then I thought: she is ten. She will have other snow.”

She would have been furious if her legs had not been trembling so. She sat down instead, and he unbuttoned the coat and drew one side of it round her like a wing.

They were still there when Mrs Garside came puffing up to them with a flask.

“I might have known,” she said. “I saw you stop by my wall to gawp at the view, Ahmed Warsame, and I thought, he’s off again. I was seven, love,” she told Hodan, pouring out the tea, “and fast asleep. Bang, bang, bang at five in the morning! My dad went down to give him what for, and there was the whole street stood out in its nightshirts, looking up. Even the bobby. And not one of them cross.”

Hodan turned to her grandfather. He was examining the view with great attention.

Going down, he leaned on her rather more than on the stick. The wind had risen, and already his tracks were growing faint. She set her boots in them, one after another, as exactly as she could, so that they should not be lost just yet.`,
  items: [
    find(
      1,
      'What woke Hodan on this particular morning?',
      'the lack of any noise',
      {
        place: ['the bus on the hill', 'the radio next door', 'the glow on the ceiling'],
        own: ['her grandfather’s stick'],
      },
      'The silence woke her.',
      'The bus and the radio are the sounds of other mornings. Today there was “nothing at all”, and that was strange enough to wake her.',
    ),
    means(
      2,
      'Which word is closest in meaning to “peculiar” in “Even the light was peculiar”?',
      'unusual',
      { sense: ['personal'], fits: ['faint'], opposite: ['ordinary'], sound: ['particular'] },
      'Even the light was peculiar',
      'The light came from the wrong direction and lay where it had no business to be. Something so unexpected is odd.',
    ),
    purpose(
      4,
      'Why does the author let the number of houses in Awoowe’s tale keep growing?',
      'so that the reader comes to doubt the tale, just as Hodan does',
      {
        effect: [
          'so that the reader sees how much of the past Awoowe forgets',
          'so that the reader feels how long Hodan has waited for snow',
        ],
        own: [
          'so that the reader learns how fast the news of the snow had spread',
          'so that the reader pictures how many people lived on that hill',
        ],
      },
      'she had stopped believing him somewhere around the eleventh house',
      'Six, eleven, a whole street: a tale that swells like this sounds made up. Hodan stops believing it, and we are meant to stop with her.',
    ),
    classOf(
      4,
      'like',
      'it would be like scribbling in somebody else’s new book',
      'preposition',
      ['verb', 'adverb', 'adjective', 'noun'],
      '“Like” is a verb in “I like snow”. Here the verb is “would be”, and “like” leads to the thing with which the first step is compared.',
    ),
    infer(
      2,
      'Why does Hodan stop with one boot in the air?',
      'She is sorry to spoil the smooth snow.',
      {
        own: [
          'She is afraid that the steps are slippery.',
          'She does not trust the snow to bear her.',
          'She has heard her grandfather stir.',
        ],
        place: ['She has noticed that she is not the first.'],
      },
      'It seemed a pity to put it down',
      'To tread on the snow would be like scribbling in a new book: it would mark something perfect. She sees the footprints only afterwards.',
    ),
    infer(
      3,
      'Why does the snow suddenly stop being beautiful to Hodan?',
      'She fears that it may harm her grandfather.',
      {
        own: [
          'She minds that he has gone out without her.',
          'She fears that she will lose her way in it.',
          'She finds that her coat is far too thin.',
        ],
        place: ['She minds that somebody has spoilt it.'],
      },
      'merely a great deal of cold, with her grandfather somewhere in the middle of it',
      'She has just remembered what the doctor said about his chest. Now she thinks of the snow only as cold, and of him out in it.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “wavered” in “the prints wavered”?',
      'became unsteady',
      { fits: ['came to an end', 'became deeper', 'became smaller'], opposite: ['kept straight on'] },
      'the prints wavered',
      'To waver is to sway or to be unsteady. A flame that wavers flickers, but a line of footprints that wavers no longer runs straight.',
    ),
    find(
      3,
      'Why was the snow beside Mrs Garside’s wall trampled?',
      'Awoowe had stood there to admire the view.',
      {
        own: ['Awoowe had lost his footing there.', 'Awoowe had rested there to get his breath back.'],
        place: ['Awoowe had knocked at the door there.', 'Mrs Garside had come out there with a flask.'],
      },
      'I saw you stop by my wall to gawp at the view',
      'Like Hodan, we fear the worst when we first hear of it. The reason comes later, from somebody who was watching.',
    ),
    infer(
      4,
      'Why does Awoowe look at Hodan “rather guiltily”?',
      'He knows that he put his own wish before hers.',
      {
        own: ['He knows that he has made his chest worse.', 'He is afraid that she will tell her mother.'],
        place: [
          'He wishes that he had told her a truer tale.',
          'He wishes that he had not lain in bed so long.',
        ],
      },
      'I meant to let you be the first',
      'For an hour he tried to leave the untouched snow to her. Then he wanted it too much himself.',
    ),
    figure(
      2,
      'What does the comparison “like a wing” suggest?',
      'that he protects her as a bird protects its young',
      {
        effect: [
          'that he grips her as a bird grips what it has caught',
          'that he is as restless as a bird before it flies away',
          'that his coat is as light as a bird’s feathers',
          'that his coat is as tattered as a bird in winter',
        ],
      },
      'drew one side of it round her like a wing',
      'A bird spreads a wing over its chicks to keep them warm and safe. The simile shows him sheltering her in the same way.',
    ),
    findOpinion(
      3,
      'It seemed a pity to put it down',
      [
        'It came from below instead of above',
        'By November it was eleven',
        'he leaned on her rather more than on the stick',
        'Snow had settled on his eyebrows',
      ],
      'Whether something is a pity depends on who is looking. Somebody else might have jumped straight in. The rest could all have been counted or seen.',
    ),
    order(
      4,
      [
        'Awoowe walks home from the night shift.',
        'A man comes to mend the boiler.',
        'Awoowe lies in bed for an hour.',
        'Hodan creeps past the bedroom.',
      ],
      'Awoowe’s walk belongs to his tale of many years ago, and the boiler was mended last week. This morning Awoowe lay awake for an hour and was already gone when Hodan crept by.',
    ),
    judge(
      5,
      isFalse(
        'On his way home from work, Awoowe knew at once what was falling from the sky.',
        'He took it for ash until a piece of it turned to water.',
      ),
      untold(
        'The van across the road could no longer be driven.',
        'It looked shabby and had not moved since Hodan came, but nobody says why.',
      ),
      isTrue(
        'Mrs Garside is more than ten years younger than Awoowe.',
        'He was nineteen when he came to Sheffield, so he was at least nineteen on the night when she was seven.',
      ),
    ),
    structure(
      5,
      'What does it add to the passage that it ends with Hodan stepping in her grandfather’s prints?',
      'It shows that she treasures what he will leave behind.',
      {
        effect: [
          'It shows that she has learnt the safest way to walk.',
          'It shows that she means to hide where he has been.',
        ],
        own: ['It shows that she still wishes to have been first.'],
        strong: ['It shows that she will lead exactly the life that he led.'],
      },
      'so that they should not be lost just yet',
      'The tracks are growing faint, and he is old and leans on her. She cannot keep the prints for ever, any more than she can keep him, but she wants to hold on to them a little longer.',
    ),
    sumUp(
      3,
      'Which sentence sums up the passage best?',
      'A girl shares the joy of snow with her grandfather and finds his tale was true.',
      {
        strong: ['A girl saves her grandfather from the snow and teaches him to take more care.'],
        part: [
          'A girl wakes to a silent city and sees how the snow has altered all that she knows.',
          'A girl learns from a neighbour how her whole street was once woken in the night.',
        ],
        opposite: ['A girl is let down by her grandfather and no longer believes the tales he tells.'],
      },
      'They were still there when Mrs Garside came puffing up to them',
      'The first half builds up her doubt and her worry. In the second half, on the bench, both are answered.',
    ),
  ],
}
