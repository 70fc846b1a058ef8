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

export const sixRedFlags: LongPassage = {
  id: 'six-red-flags',
  year: 5,
  kind: 'classic',
  title: 'Six Red Flags',
  text: `It was Phyllis who complained of the heat, and she had cause. There is no garment so ill suited to a blazing morning as a red flannel petticoat, and Mother, who had great faith in flannel, had buttoned each of her daughters into one.

“I shall melt,” said Phyllis, “and then you will all be sorry.”

“We shall be busy,” said Peter, “mopping.”

The three of them had clambered up to the place where the railway ran through a deep cutting, whose sides rose as steep as a church roof and were clothed from top to bottom in saplings, bracken and briar. It was here, the porter had assured them, that the wild cherries ripened earliest. They had brought a large basket. As yet it contained nothing but Phyllis’s hat.

Roberta, whom everyone called Bobbie, was the first to notice. She was sitting a little apart, as eldest sisters sometimes must, and gazing idly at the farther bank; and as she gazed, it twitched. A horse will twitch its flank just so, to be rid of a fly. Bobbie supposed that the sun had got into her eyes. Then a pebble hopped down onto the rails, another followed it, and a slender birch made a slow and gracious curtsey, for all the world as if some unseen gentleman had asked it to dance.

“Peter,” said Bobbie, in a voice so unlike her own that he came directly, and forgot to ask why.

There was not a breath of wind, yet the whole thicket was astir. From somewhere within the hill came a muttering, as of giants conversing in a cellar. And then that entire side of the cutting, trees and turf and boulders together, let go of the slope to which it had clung for half a century, and sat down upon the line. The din of it went on for longer than seemed possible. When the dust had drifted off, a great brown mound lay athwart both pairs of rails. One last stone trickled down it and came to rest, like a full stop.

Nobody spoke. Then Peter, who knew the timetable as other boys know the batting averages, turned exceedingly pale.

“The ten-fifty,” he said. “It has not gone by. It comes round that bend at a gallop, Bobbie, and they will never see this until they are on top of it.”

“Then we must stop it. We must wave.”

“We always wave,” said Peter.

It was dreadfully true. Every morning since the spring they had hung upon the fence and waved at the trains, until the drivers had grown as used to them as to the signal posts. To be heeded today, they must be something other than a friendly sight. They must be a danger signal, and danger signals are red.

The two sisters looked at each other. It may be doubted whether flannel was ever before removed with such alacrity.

“Oh, not torn!” wailed Phyllis, as Peter laid hold of the first petticoat. “Whatever will Mother say?”

“Tear,” said Bobbie.

In two minutes there were six ragged scarlet squares, knotted to six hazel sticks, and three children were stumbling along the track to get beyond the bend. They heard the train before they saw it: a humming in the rails, as thin as a gnat.

“Up on the bank, both of you,” commanded Bobbie, “and do not leave off waving, whatever happens.”

She herself did not go up on the bank. She planted herself between the rails. You are not, on any account, to imitate her, and she would have been the first to tell you so.

On came the engine, black and brazen and enormous, and before it the little flags fluttered like poppies before a thunderstorm. It did not slacken. Bobbie had time to reflect how foolish it was to suppose that anything so large would take orders from a petticoat. She went on waving. Then there was a shriek of steam, and a grinding of iron upon iron; the monster shuddered, faltered and stood still, so near that she could have counted its rivets.

Down jumped the driver, with a speech about trespassers ready upon his lips. Peter led him round the bend. When he came back he had taken off his cap, and the speech had gone.

“Is it quite safe now?” asked Bobbie. On being told that it was, she remarked politely that she was glad. Then, being at liberty at last to be frightened, she stepped off the line, sat down rather suddenly in the grass, and found that she could not stop waving.`,
  items: [
    find(
      1,
      'Why had the children climbed up to the cutting?',
      'They wanted to gather fruit.',
      {
        place: ['They wanted to wave at the trains.', 'They wanted to talk to the porter.'],
        own: ['They wanted to get out of the heat.', 'They wanted to have a picnic.'],
      },
      'that the wild cherries ripened earliest',
      'They had brought a large basket to the place where the porter had told them that the cherries were ripe.',
    ),
    classOf(
      4,
      'ill',
      'There is no garment so ill suited to a blazing morning',
      'adverb',
      ['adjective', 'noun', 'verb'],
      'Nobody is sick. “Ill” here means “badly” and tells us how the garment is suited to the weather.',
    ),
    figure(
      3,
      'A birch curtseys “as if some unseen gentleman had asked it to dance”. What is the effect of this comparison?',
      'The first sign of danger looks oddly charming.',
      {
        effect: [
          'The first sign of danger is already terrifying.',
          'The wood seems to be a home of kindly spirits.',
        ],
        own: ['The girls seem to be dreaming of a fine ball.'],
        opposite: ['The breeze seems to be growing ever stronger.'],
      },
      'a slender birch made a slow and gracious curtsey',
      'A curtsey is polite and pretty. Neither Bobbie nor the reader guesses at once that the whole bank is about to slide.',
    ),
    infer(
      2,
      'Why did Peter come to Bobbie without asking a question?',
      'He could tell from her tone that something was wrong.',
      {
        opposite: ['He always did what the eldest of them told him to do.'],
        own: [
          'He had already seen the stones that fell on the rails.',
          'He was tired of listening to his sister’s complaints.',
        ],
        place: ['He had heard the sound of voices in the hillside.'],
      },
      'in a voice so unlike her own that he came directly',
      'It was not what Bobbie said but how she said it. Usually he would have asked why.',
    ),
    means(
      3,
      'Which word is closest in meaning to “athwart” in “a great brown mound lay athwart both pairs of rails”?',
      'across',
      { fits: ['beside', 'beneath', 'between'], opposite: ['along'] },
      'a great brown mound lay athwart both pairs of rails',
      'The mound reaches from one side of the track to the other, so no train can pass on either pair of rails.',
    ),
    infer(
      3,
      'Why did Peter say “We always wave”?',
      'A driver would take their waving for a greeting.',
      {
        own: [
          'A driver would be angry to see them near the line.',
          'He was too proud of his waving to give it up.',
        ],
        opposite: ['A driver would stop for children whom he knew.'],
        place: ['He wanted to cheer the girls by talking of the spring.'],
      },
      'the drivers had grown as used to them as to the signal posts',
      'The drivers see the children wave every morning. Nothing about it would tell them that today is different.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “with such alacrity” in “whether flannel was ever before removed with such alacrity”?',
      'so promptly',
      { opposite: ['so grudgingly'], fits: ['so tearfully', 'so modestly'], own: ['so clumsily'] },
      'It may be doubted whether flannel was ever before removed with such alacrity.',
      'There is not a moment to lose, and the girls do not hesitate. “Alacrity” is eager speed.',
    ),
    infer(
      4,
      'Phyllis wails “Oh, not torn!” and Bobbie answers “Tear”. What does this show about Bobbie?',
      'She will not let anything small delay what matters.',
      {
        strong: [
          'She does not care at all about her mother’s feelings.',
          'She takes pleasure in giving orders to her sister.',
        ],
        own: [
          'She has wanted to be rid of her petticoat all day.',
          'She is so frightened that she cannot think clearly.',
        ],
      },
      'Whatever will Mother say?',
      'Bobbie does not stop to answer this and wastes one word only. A spoilt petticoat is a small thing beside a train full of people.',
    ),
    purpose(
      3,
      'Why does the narrator turn to the reader and say “You are not, on any account, to imitate her”?',
      'so that readers do not take what Bobbie did as a model',
      {
        opposite: ['so that readers think badly of Bobbie’s behaviour'],
        effect: ['so that readers laugh at Bobbie and feel less afraid'],
        own: ['so that readers guess that Bobbie will soon be punished'],
        strong: ['so that readers give up travelling by railway for good'],
      },
      'You are not, on any account, to imitate her',
      'To stand between the rails is brave, but it is also dangerous, and the narrator adds that Bobbie herself would say so.',
    ),
    figure(
      4,
      'The flags fluttered “like poppies before a thunderstorm”. What does this comparison make us feel?',
      'how frail the flags are and how mighty the engine is',
      {
        effect: [
          'how dark the sky has grown since the bank gave way',
          'how merry the flags look and how proud the girls are',
        ],
        opposite: ['how fierce the flags are and how slow the engine is'],
        own: ['how many flowers there are on both sides of the track'],
      },
      'the little flags fluttered like poppies before a thunderstorm',
      'Poppies have thin petals that a storm can tear away. Beside the black engine, the scraps of cloth look just as weak.',
    ),
    find(
      2,
      'What did the driver mean to do when he jumped down?',
      'to scold those who were on the line',
      {
        place: ['to walk round the bend with Peter'],
        own: [
          'to see whether a child had been hurt',
          'to see why the signal post was red',
          'to thank the children for their help',
        ],
      },
      'with a speech about trespassers ready upon his lips',
      'Trespassers are people who go where they are not allowed. He meant to tell them off, until he saw the mound.',
    ),
    order(
      3,
      [
        'The children begin to wave at the trains.',
        'Phyllis complains of the heat.',
        'The bank begins to slip.',
        'Bobbie is free to feel afraid.',
      ],
      'We hear of the waving only after the bank has slipped, but it had gone on every morning since the spring, long before this hot day.',
    ),
    judge(
      4,
      isTrue(
        'The children’s habit made it harder for them to stop the train.',
        'They waved every morning, so the drivers no longer took notice of it.',
      ),
      untold(
        'Mother was cross when she heard about the petticoats.',
        'Phyllis fears what Mother will say, but the story ends before she hears of it.',
      ),
      isFalse(
        'All three children waved from the bank.',
        'Bobbie sent the others up but “planted herself between the rails”.',
      ),
    ),
    structure(
      5,
      'How does the opening of the story prepare for what happens later?',
      'It treats as a joke the very thing that will save the train.',
      {
        effect: [
          'It hints at the danger that is hidden inside the hill.',
          'It shows that Phyllis is the one who will act most bravely.',
        ],
        own: ['It makes us expect that one of the girls will fall ill.'],
        opposite: ['It tells us outright what the red petticoats are for.'],
      },
      'There is no garment so ill suited to a blazing morning as a red flannel petticoat',
      'At first the red petticoats are only hot and comical. Later nothing else within reach could have stopped the engine.',
    ),
    sumUp(
      4,
      'Which sentence best sums up the last paragraph?',
      'Bobbie lets herself feel the fright only when the danger is over.',
      {
        strong: ['Bobbie was so badly frightened that she will never be well again.'],
        opposite: ['Bobbie was calm because she had never believed in the danger.'],
        own: ['Bobbie keeps up her waving because another train may be coming.'],
        part: ['Bobbie asks a question and gives a polite reply to the answer.'],
      },
      'being at liberty at last to be frightened',
      'While she was needed she did not allow herself to be afraid. Once everybody is safe, her legs and arms show what she has been through.',
    ),
  ],
}
