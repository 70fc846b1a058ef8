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

export const aPrintInTheSand: LongPassage = {
  id: 'a-print-in-the-sand',
  year: 6,
  kind: 'classic',
  title: 'A Print in the Sand',
  text: `I had been for fifteen years the sole inhabitant, governor and gardener of my island, and in all that time I had wished for nothing so heartily as the sight of another human creature. I mention this at the outset, so that you may judge how consistent an animal man is.

I had wished for company in the wet season, when the rain drummed upon my roof for weeks together and I had only Poll, my parrot, to dispute with. I had wished for it at harvest, when there was nobody to praise my barley, and in sickness, when there was nobody to fetch me water. Many an evening I had stood upon my hill and searched the horizon until my eyes smarted, and had gone down again to a supper laid for one.

It was towards noon, on a day of great stillness, that I set out along the shore to the creek where I kept my boat. I was in excellent spirits. The sea lay as flat as pewter; my basket was on my arm and my great umbrella of goatskin over my head; and I was rehearsing aloud, to the admiration of the gulls, a speech upon the management of kids. In the middle of a sentence I looked down.

There, in the smooth sand above the tide, was the print of a foot.

It was no trick of the light. There was the heel, there the arch, there the five toes, as distinct as the seal upon a letter. It pointed inland. And it was alone: search as I might, I could discover no other, before it or behind, as though some being had stepped down once out of the sky, thought better of it, and withdrawn.

I stood like a man turned to timber. Nothing stirred, and that was worse than if something had. I scrambled up the nearest dune, and saw the bay empty, the reef empty, the whole blue plain of the sea without a sail; and I ran down again to make certain of the print, half hoping that I had dreamed it. It had not had the courtesy to vanish.

Then, I confess it, I fled. I, who had prayed for a face, ran from a foot. Every boulder along the way was a man crouching; every creeper plucked at my collar; twice I spun about to confront a pursuer who proved to be my own umbrella. Once over my wall I drew the ladder up after me, as I had not troubled to do these ten years, and sat down with my back to the rock to reason with myself.

Reason was a poor companion. The print might be that of some sailor, cast away as I had been; but why then had he not called out? It might be my own; and with this thought I was for a quarter of an hour much comforted, until I recollected that I had not walked upon that beach since the rains, which would have smoothed away a hundred such.

Night came down, and I lit no lamp. I looked about my little kingdom with a stranger’s eyes, and perceived with dismay how loudly it advertised me: the smoke of my hearth, the stakes of my fence, the neat green rows that no wilderness had ever planted. All that I had been proudest of was become a finger pointing at my door. I would root up the fence; I would turn loose the goats and dig in the corn; and I had already in fancy laid waste the labour of fifteen years when, close beside me in the blackness, a voice said distinctly:

“Good evening, sir! Is anybody at home?”

I believe that my heart stopped. There followed a rustle, and a click, and then the contented grinding of a beak upon a nutshell.

It was Poll. I had taught him those words myself, in my first year, for the pleasure of being called upon, and he had not uttered them in an age. I began to laugh, and having begun I could not easily leave off; and when at last I had dried my eyes I perceived that I was still afraid, but that I was also something else. I groped along the shelf. There stood the second bowl, which I had baked long ago when I was learning the art, and for which I had never yet had a use. I blew the dust from it and set it, in the dark, upon the table beside my own.`,
  items: [
    purpose(
      4,
      'Why does the narrator ask us to judge “how consistent an animal man is”?',
      'to warn us drily that his deeds will contradict his wish',
      {
        opposite: ['to boast proudly that his wishes have never altered'],
        own: [
          'to complain bitterly that he has been forgotten by others',
          'to admit humbly that he is no wiser than his own goats',
        ],
        true: ['to remind us gravely that fifteen years is a long time'],
      },
      'I mention this at the outset, so that you may judge how consistent an animal man is.',
      'He says the opposite of what he means. For years he has wished for company, but as soon as he sees a sign of it he runs away.',
    ),
    means(
      2,
      'Which word is closest in meaning to “dispute” in “I had only Poll, my parrot, to dispute with”?',
      'argue',
      { sound: ['dispense'], fits: ['travel', 'work'], opposite: ['agree'] },
      'I had only Poll, my parrot, to dispute with',
      'A dispute is a quarrel or a debate. In the rain he has nobody to talk things over with but a bird.',
    ),
    find(
      1,
      'Where was the narrator going when he looked down?',
      'to the creek where his boat lay',
      {
        place: [
          'to the hill above the empty sea',
          'to the field where his barley was',
          'to the rock behind his own wall',
        ],
        own: ['to the pens where his goats were'],
      },
      'I set out along the shore to the creek where I kept my boat',
      'He thinks about goats as he walks, but the third paragraph tells us that he was on his way to his boat.',
    ),
    infer(
      3,
      'What do the boulders, the creepers and the umbrella show us?',
      'He was so afraid that he saw a foe in everything.',
      {
        own: [
          'He was so hurried that he took the wrong path.',
          'He was so weary that he kept stumbling into things.',
        ],
        opposite: ['He was so calm that he noticed every detail.'],
        strong: ['He was so closely followed that he could not hide.'],
      },
      'twice I spun about to confront a pursuer who proved to be my own umbrella',
      'A boulder becomes a man, a creeper becomes a hand and his own umbrella becomes a pursuer. Nobody is there; fear makes them up.',
    ),
    infer(
      4,
      'He had “not troubled” to draw up the ladder for ten years. What does this tell us?',
      'He had come to feel safe on the island.',
      {
        own: ['He had grown too weak to lift its weight.', 'He had been away from home most nights.'],
        opposite: ['He had always expected to be attacked.'],
        strong: ['He had forgotten that he ever owned it.'],
      },
      'as I had not troubled to do these ten years',
      'You pull up a ladder to keep others out. He used to do so, then stopped, because nobody ever came.',
    ),
    find(
      3,
      'Why did he decide that the print could not be his own?',
      'He had not been on that beach since the rains.',
      {
        own: [
          'He had never gone about on that beach unshod.',
          'He had measured it, and his own foot was smaller.',
        ],
        place: [
          'He had taken another path to the creek that day.',
          'He had seen the tide wash that beach every night.',
        ],
      },
      'until I recollected that I had not walked upon that beach since the rains',
      'The rains would have smoothed away any older mark. So this print was made afterwards, and he had not been there.',
    ),
    figure(
      4,
      'All that he had been proudest of “was become a finger pointing at my door”. What does this metaphor convey?',
      'The work that he was proud of might now betray him.',
      {
        effect: [
          'The work of so many years now seemed poor to him.',
          'The signs of another man were everywhere he looked.',
          'The blame for his troubles lay with no one but him.',
        ],
        opposite: ['The fence that he was proud of would keep people out.'],
      },
      'was become a finger pointing at my door',
      'Smoke, stakes and green rows all say that somebody lives here. Now that he fears a stranger, they seem to point the way.',
    ),
    means(
      4,
      'Which word is closest in meaning to “fancy” in “I had already in fancy laid waste the labour of fifteen years”?',
      'imagination',
      { sense: ['luxury', 'affection'], fits: ['desperation'], opposite: ['reality'] },
      'in fancy laid waste the labour of fifteen years',
      'He has not touched the fence or the corn. He only pictures himself destroying them, and the voice interrupts his thought.',
    ),
    structure(
      4,
      'Why does the narrator let us hear the voice before he tells us whose it is?',
      'so that we too are startled in the dark',
      {
        own: ['so that we guess how many men have come', 'so that we may think he has gone mad'],
        opposite: ['so that we can laugh before he does'],
        true: ['so that we know that Poll is able to talk'],
      },
      'Good evening, sir! Is anybody at home?',
      'He could have written “Poll said”. By keeping the name back he makes us feel what he felt: a stranger, at night, at his elbow.',
    ),
    classOf(
      2,
      'inland',
      'It pointed inland',
      'adverb',
      ['adjective', 'noun', 'preposition'],
      '“Inland” tells us where the print pointed, and so it belongs to the verb. It would be an adjective in “an inland town”.',
    ),
    infer(
      5,
      'He was still afraid but “also something else”. What does the second bowl suggest that it was?',
      'hopeful that he might have a guest',
      {
        opposite: ['resolved to live without company'],
        own: ['ashamed of the bowls that he had made', 'grateful to Poll for having called out'],
        place: ['amused that he had been so deceived'],
      },
      'for which I had never yet had a use',
      'There has always been “a supper laid for one”. Now he blows the dust from a bowl that he has never needed and puts it next to his own.',
    ),
    findOpinion(
      2,
      'Reason was a poor companion',
      [
        'the rain drummed upon my roof for weeks together',
        'I had taught him those words myself',
        'I drew the ladder up after me',
        'I scrambled up the nearest dune',
      ],
      'Whether reason is poor company is a judgement, and a playful one. The other quotations, even where they are vivid, tell us what happened.',
    ),
    order(
      3,
      [
        'He teaches Poll to greet him.',
        'He stops drawing up his ladder.',
        'He rehearses a speech on the shore.',
        'He searches the bay from a dune.',
      ],
      'He taught Poll in his first year on the island, and he gave up drawing in the ladder about ten years before. The speech was cut short by the print, and the search came after it.',
    ),
    judge(
      5,
      untold(
        'The print had been made by a sailor who was cast away.',
        'He thinks of this himself, but nobody is seen, and nothing proves who made the mark.',
      ),
      isFalse(
        'In his fright the narrator tore down the fence that showed where he lived.',
        'He did so only “in fancy”. The voice broke in while he was still thinking of it.',
      ),
      isTrue(
        'It was a long time since Poll had last spoken his words of greeting.',
        'Poll “had not uttered them in an age”, and so the words took his master by surprise.',
      ),
    ),
    sumUp(
      3,
      'Which sentence best sums up the passage?',
      'A lonely man is thrown into confusion by the very thing that he longed for.',
      {
        part: ['A careful man perceives that his smoke and his fields give him away.'],
        strong: ['A frightened man destroys in a single night what he has taken years to build.'],
        own: ['A foolish man takes his own footprint for that of another, and has to laugh.'],
        opposite: ['A contented man learns that he has company, and wishes to be left in peace.'],
      },
      'I, who had prayed for a face, ran from a foot.',
      'For fifteen years he has hoped for another person. One footprint fills him with terror, and then with something better.',
    ),
  ],
}
