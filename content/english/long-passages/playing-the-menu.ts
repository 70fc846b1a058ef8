import {
  classOf,
  figure,
  find,
  findOpinion,
  infer,
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

export const playingTheMenu: LongPassage = {
  id: 'playing-the-menu',
  year: 5,
  kind: 'fiction',
  title: 'Playing the Menu',
  text: `The trouble with Danyal Mirza’s music was that it had the price of haddock on it.

He had not noticed. He sat in the second row of the Thornley Bridge Band, between a radiator that clanked in the wrong key and Mrs Oldroyd, who had played the tenor horn for fifty-one years and saw no reason to stop, and he frowned at his stand with every appearance of concentration. Whenever Mrs Oldroyd turned a page, Danyal turned one too. At last the march drew in like a train at a station, with a long sigh, a jolt and silence.

“Very tidy,” said Miss Lumb, the conductor, and she laid down her baton. “Danyal, love, what were you playing just then?”

“‘Over the Tops’, miss.”

“And what does it say on your stand?”

So Danyal, for the first time that evening, actually looked. There was a drawing of a fish in a top hat. Below it were the words MUSHY PEAS 90p.

Nobody laughed, which was worse. All around the room people discovered that their valves needed urgent attention.

“I swapped it while you were fetching your biscuit,” said Miss Lumb, not unkindly. “I’ve had my suspicions since Easter. I’ll say this for you: you turned over at exactly the right bar. Straight from Fish to Pies.”

It had begun with a wall. Two years before, when the Mirzas moved into Cragg Terrace, Danyal had found that his bedroom came with music. Every evening at seven, on the far side of the faded wallpaper, old Mr Ackroyd practised his horn. His knees had put an end to his marching, and to his seat in the second row, but nothing could put an end to his playing, and the wall, which was one brick thick, kept none of it back. Danyal lay on his bed and let the tunes sink in as rain sinks into a moor: slowly, and for good. When his school lent him a horn of his own, a dented veteran with a sticking valve, he discovered that the tunes were already inside him. His fingers had only to go looking for them.

Within a year he was in the band, and nobody thought to ask whether the notes on the page meant anything to him. They did not. They looked like starlings on a telegraph wire, and he half expected them to take off. Every Tuesday, when the band tried something new, he puffed out his cheeks and made no sound at all. Every Wednesday, by some stroke of luck, the very same piece would come through the wall, each line played twice, and slowly. Danyal supposed that Mr Ackroyd was getting forgetful. By the following Tuesday he had it by heart.

“You’ve ears like a bat,” Miss Lumb told him now, when the others had packed up and gone. Danyal waited for the next word, which was sure to be but. “But an ear can only catch what somebody has played already. There’s a new piece for the contest in June. The ink’s still wet. Not a soul has heard it, so not a soul can play it to you through a wall.”

Danyal stared at her. He had never told anyone about the wall. “How did you –”

“Who d’you think posts him the music?” said Miss Lumb.

He walked home along the canal with his case bumping at his knee, adding things up: the luck of all those Wednesdays, the lines played twice. They made a different sum from the one that he had been doing, and it came out to a great deal more.

The next evening, at seven, the wall was silent. Danyal listened for a minute. Then he went downstairs, out of one front door, and knocked at the next.

It opened before he could knock again. Mr Ackroyd led him up, one stubborn knee at a time, to a back room with a fine big window. Any sensible person would have practised there, with the whole valley to look at. But the chair stood in the darkest corner, hard up against the wall, and its feet had worn four deep hollows in the carpet. Next to it was a second chair. Somebody had dusted it.

On the stand lay a single sheet, black with notes.

“They look like starlings,” said Danyal, because somebody had to say something, and it might as well be the truth.

Mr Ackroyd considered the page for some time with his head on one side.

“Aye,” he said, “they do. Sit thee down, lad, and we’ll find out where each of ’em perches.”`,
  items: [
    find(
      1,
      'What was on one side of Danyal in the band room?',
      'a noisy radiator',
      {
        place: ['a large window with a view', 'a dusted chair'],
        own: ['a row of empty cases', 'a broken stand'],
      },
      'between a radiator that clanked in the wrong key and Mrs Oldroyd',
      'The word “between” tells you that something or somebody is on each side of him: the clanking radiator and Mrs Oldroyd.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “appearance” in “he frowned at his stand with every appearance of concentration”?',
      'outward sign',
      { sense: ['sudden arrival', 'public performance'], fits: ['ounce', 'possible effort'] },
      'with every appearance of concentration',
      'Danyal only seems to be concentrating on his music: he has not even noticed what is on the stand. An appearance here is what others can see.',
    ),
    find(
      2,
      'How did Danyal know when to turn a page?',
      'He copied the person beside him.',
      {
        place: ['He listened for a sigh and a jolt.', 'He heard Mr Ackroyd turn his.'],
        own: ['He watched the conductor.', 'He counted the bars.'],
      },
      'Whenever Mrs Oldroyd turned a page, Danyal turned one too',
      'Mrs Oldroyd sits beside him, and he does whatever she does.',
    ),
    figure(
      4,
      '“At last the march drew in like a train at a station, with a long sigh, a jolt and silence.” What does this simile tell us about the end of the march?',
      'It slowed down, gave a last firm beat and stopped.',
      {
        effect: [
          'It faded bit by bit until it could not be heard.',
          'It broke off when nobody was expecting it to end.',
        ],
        opposite: ['It gathered speed and finished with a crash.'],
        own: ['It rattled on and grew louder with every bar.'],
      },
      'At last the march drew in like a train at a station, with a long sigh, a jolt and silence',
      'Think of a train coming in: it slows with a sigh of brakes, gives one jolt and stands still. The music did the same.',
    ),
    infer(
      2,
      '“All around the room people discovered that their valves needed urgent attention.” Why did they do this?',
      'They felt awkward and did not want to stare at Danyal.',
      {
        own: [
          'They felt anxious and feared that they would be tested next.',
          'They felt angry and wished that Danyal would go home.',
        ],
        true: ['They had been playing hard and their valves were sticking.'],
        strong: ['They had all known his secret and wanted to hide it.'],
      },
      'Nobody laughed, which was worse',
      'Nobody’s valves really needed attention all at once. Everyone looked down at an instrument so as not to look at Danyal in his embarrassment.',
    ),
    structure(
      2,
      'What does the paragraph that begins “It had begun with a wall” do in the story?',
      'It goes back to show where Danyal’s tunes came from.',
      {
        opposite: ['It goes forward to show what became of Danyal’s horn.'],
        part: ['It pauses to describe the houses of Cragg Terrace.'],
        own: ['It starts the story again from Mr Ackroyd’s point of view.'],
        effect: ['It explains how Miss Lumb found out that he was cheating.'],
      },
      'It had begun with a wall',
      'The words “had begun” and “Two years before” take us back in time, to the evenings when Danyal heard the horn through the wall.',
    ),
    classOf(
      4,
      'none',
      'kept none of it back',
      'pronoun',
      ['determiner', 'adverb', 'noun', 'adjective'],
      '“None” stands in place of a noun phrase and means “no part of the music”. Before a noun we should need the determiner “no”, as in “no music”.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “veteran” in “a dented veteran with a sticking valve”?',
      'thing that has seen long use',
      {
        sense: ['person who has left the army'],
        sound: ['person who takes care of animals'],
        fits: ['thing that costs very little'],
        own: ['thing that is beyond repair'],
      },
      'a dented veteran with a sticking valve',
      'A veteran is somebody with long service. Here it is the horn: its dents and its sticking valve show how long it has been played.',
    ),
    sumUp(
      3,
      'Which of these best sums up the paragraph that begins “Within a year he was in the band”?',
      'how Danyal got by in the band without reading music',
      {
        own: ['how Danyal won the trust of the older players'],
        part: [
          'how Danyal pretended to play when a piece was quite new',
          'why Danyal believed that Mr Ackroyd was growing old',
        ],
        opposite: ['how Danyal learned in a year to read his part'],
      },
      'nobody thought to ask whether the notes on the page meant anything to him',
      'The silent puffing and the tunes through the wall are both parts of one thing: the way in which he hid that he could not read music.',
    ),
    infer(
      5,
      'What does Danyal work out as he walks home along the canal?',
      'Mr Ackroyd had been teaching him on purpose.',
      {
        place: ['Mr Ackroyd had been losing his memory.'],
        own: [
          'Miss Lumb had been testing him every Tuesday.',
          'Miss Lumb had been helping Mr Ackroyd to learn.',
          'Mr Ackroyd had been preparing for the contest.',
        ],
      },
      'They made a different sum from the one that he had been doing',
      'Until now he had put it all down to luck and forgetfulness. But Miss Lumb posts the music next door, and each piece comes slowly, twice, just after he needs it.',
    ),
    purpose(
      5,
      'Why does the writer mention the “fine big window” and the valley before the chair?',
      'so that we wonder why the player turned away from them',
      {
        effect: [
          'so that we feel how lonely the old man’s evenings were',
          'so that we envy the old man for his comfortable house',
        ],
        own: ['so that we see how much larger this house is than Danyal’s'],
        true: ['so that we know which side of the house the room is on'],
      },
      'But the chair stood in the darkest corner',
      'The word “But” sets the dark corner against the pleasant window. We are meant to ask why anyone would choose to sit there, and to find the answer in the wall.',
    ),
    infer(
      3,
      '“Somebody had dusted it.” What does this suggest about the second chair?',
      'It had been made ready for Danyal.',
      {
        own: ['It had been lent by Miss Lumb.', 'It had been too dirty for anyone to use.'],
        opposite: ['It had been left there by mistake.'],
        strong: ['It had been kept for Danyal for two years.'],
      },
      'Next to it was a second chair',
      'The horn is silent that evening, and the door opens almost at once: Mr Ackroyd is expecting a visitor, and the clean chair is for him.',
    ),
    findOpinion(
      3,
      'Any sensible person would have practised there',
      [
        'He had never told anyone about the wall',
        'It opened before he could knock again',
        'the chair stood in the darkest corner',
        'its feet had worn four deep hollows in the carpet',
      ],
      'What a sensible person would do is a judgement: somebody else might disagree. The other quotations say what happened or what was there.',
    ),
    order(
      4,
      [
        'The Mirzas move into Cragg Terrace.',
        'Danyal’s school lends him a horn.',
        'Miss Lumb grows suspicious.',
        'A menu is put on Danyal’s stand.',
      ],
      'The story begins with the menu, but Miss Lumb has had her suspicions “since Easter”, and the wall and the horn belong to the two years before that.',
    ),
    judge(
      5,
      untold(
        'Mrs Oldroyd had noticed that Danyal was copying her.',
        'We read that Danyal turned his page when she turned hers, but nothing about what she noticed.',
      ),
      isTrue(
        'Miss Lumb had her doubts about Danyal before the evening of the menu.',
        'She says that she has had her suspicions since Easter.',
      ),
      isTrue(
        'Mr Ackroyd once sat in the row where Danyal now sits.',
        'Mr Ackroyd’s knees put an end to “his seat in the second row”, and the second row is where Danyal sits.',
      ),
    ),
  ],
}
