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

export const aLetterFromSkarvay: LongPassage = {
  id: 'a-letter-from-skarvay',
  year: 5,
  kind: 'letter',
  title: 'A Letter from Skarvay',
  text: `Nordhoose
Isle of Skarvay
Shetland

12th June

Dear Aarav,

Thank you for your letter, which came last Tuesday along with a wheelbarrow wheel, two sacks of hen food and Mr Isbister’s new teeth. Everything reaches us on the Selkie, our ferry, which is really a fishing boat with ambitions. She sails three times a week if the sea permits, and the sea is temperamental. In January it did not permit for sixteen days, and we ate so much porridge that my brother claimed to be turning into cement.

You asked what it is like to live among only sixty people, when there are more than that on your staircase in Birmingham. I could not answer, never having tried anything else. So I have spent a week noticing things on your behalf.

The first thing I noticed is that nobody here can be just one person. Mrs Eunson is the postmistress, but she is also the organist, half of the fire brigade and, on Fridays, the hairdresser. Dad looks after our sheep, mends the wind turbine and reads the weather instruments at six every morning. There are five of us in the school, so when we play football it is three against two, and the two get the wind.

The second is that you cannot keep a secret. In March I tore my best trousers on the minister’s fence. I ran straight home, which takes six minutes, and Mum was already threading the needle. I was furious. But last autumn, when Dad broke his leg, we woke to find the sheep fed, the peats stacked and four casseroles standing on the doorstep. Nobody had been asked, and nobody has mentioned it since. I suppose that it is the same thing, only seen from the other side.

The third is the light. You wrote that your street lamps keep you awake. Here we have no lamps, and at this time of year we have no proper night. It is called the simmer dim. The sun goes down, but only as you might duck under the table for a dropped spoon, and until it comes up again the sky stays the colour of the inside of a shell. Yesterday I sat on our step at eleven o’clock at night and read your letter again without a torch. Of course, it all has to be paid back. In December the day is over almost before we have finished our sums. Then we have the mirrie dancers, which is our name for the northern lights, trailing over the hill like green curtains in a house where somebody has left all the windows open. It is a fair bargain.

There is a fourth thing, which I have been writing my way around for three pages. Our school stops after Primary 7. In August I shall go to the high school in Lerwick, live in the hostel there with pupils from the other islands, and come home at weekends if the sea permits. You know about the sea. My cousin says that I shall love it, that there is a cinema and a swimming pool, and that you can walk down the street without meeting a single relation. I do want to go. I have packed my case twice already, in secret. I have also unpacked it twice. And lately I have caught myself walking out to the south light in the evening to say good night to it, as though it might wander off while my back was turned. Was it like that for you when you left Leicester? You never told me, and I never asked. I am asking now.

I must stop. The Selkie goes at noon, and Mrs Eunson is at our gate with the mailbag, pretending to admire the cabbages.

Your friend,
Inga

P.S. I have had to open the envelope again, and Mrs Eunson is breathing through her nose. The Leasks’ baby has arrived, and she is a girl! That makes sixty-one of us, and the sign on the pier is wrong. Dad went off at once to fetch his paint. I told him not to bother, because in August I shall be gone and it will be right again. He put down the brush, looked at me and said that the sign counts everybody who belongs here, not everybody who is in for tea. He is out there painting it now.`,
  items: [
    find(
      1,
      'For how long was the island once cut off by the sea?',
      'sixteen days',
      { place: ['three days', 'sixty days'], own: ['ten days', 'thirty days'] },
      'In January it did not permit for sixteen days',
      'The sea did not permit the ferry to sail, so nothing could reach the island for all that time.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “temperamental” in “the sea is temperamental”?',
      'often changing its mood',
      {
        own: ['bad-tempered all the time'],
        sound: ['lukewarm to the touch'],
        opposite: ['as calm as can be'],
        fits: ['extremely deep and cold'],
      },
      'She sails three times a week if the sea permits, and the sea is temperamental.',
      'Sometimes the sea allows the ferry to sail and sometimes it does not. Like a moody person, it cannot be relied on.',
    ),
    figure(
      3,
      'Inga calls the ferry “a fishing boat with ambitions”. What does she mean?',
      'It does a grander job than it was built for.',
      {
        own: ['It is going to be replaced by a larger ship.', 'It still catches fish between its crossings.'],
        effect: ['It is steered by a captain with great plans.'],
        opposite: ['It is too proud to carry ordinary goods.'],
      },
      'our ferry, which is really a fishing boat with ambitions',
      'A boat cannot have ambitions. It is a joking way of saying that a plain little fishing boat has risen to be a ferry.',
    ),
    infer(
      2,
      'Why was Mum “already threading the needle” when Inga got home?',
      'News of the accident had got there first.',
      {
        own: [
          'She always did her mending at that hour.',
          'She had watched the accident from the house.',
          'Inga had torn the same trousers once before.',
        ],
        place: ['Mrs Eunson had asked for her help.'],
      },
      'The second is that you cannot keep a secret.',
      'Inga ran straight home in six minutes, and yet Mum knew what she would have to sew. On Skarvay, news travels even faster.',
    ),
    infer(
      5,
      'What does Inga mean by “it is the same thing, only seen from the other side”?',
      'Knowing each other’s business can be a nuisance or a blessing.',
      {
        own: [
          'Breaking a leg and tearing trousers are both bad luck for a family.',
          'Helping others is a good way to make up for having talked about them.',
        ],
        opposite: ['Keeping a secret is easy for some people and hard for others.'],
        strong: ['Living among so few people means that everybody is always kind.'],
      },
      'Nobody had been asked, and nobody has mentioned it since.',
      'Because everyone hears everything, Mum knew about the trousers, and the neighbours knew that Dad needed help. One made Inga furious, and the other was a comfort.',
    ),
    find(
      2,
      'What are the “mirrie dancers”?',
      'the coloured lights of the winter sky',
      {
        place: ['the curtains of a house on the hill', 'the twilight of a night in the summer'],
        own: ['the dancers of the dark months', 'the beams of the light on the south shore'],
      },
      'which is our name for the northern lights',
      'Inga explains the island word at once. The curtains are only what the lights look like.',
    ),
    classOf(
      2,
      'duck',
      'only as you might duck under the table',
      'verb',
      ['noun', 'adjective', 'adverb'],
      'A duck on a pond is a noun. Here the word comes after “might” and tells us what you do when you bend down quickly.',
    ),
    infer(
      4,
      'What does Inga’s packing and unpacking show?',
      'She is drawn to her new life and unwilling to leave the old one.',
      {
        opposite: ['She has made up her mind to go and simply wants to be well prepared.'],
        own: [
          'She is afraid that somebody in the house may find out where she is going.',
          'She cannot decide which of her belongings she will need at the hostel.',
        ],
        strong: ['She has made up her mind to stay and does not dare to say so.'],
      },
      'I have also unpacked it twice.',
      'She writes “I do want to go”, and packs. But then she unpacks and goes to say good night to the light. She feels both things at once.',
    ),
    findOpinion(
      3,
      'It is a fair bargain.',
      [
        'In March I tore my best trousers on the minister’s fence.',
        'It is called the simmer dim.',
        'Our school stops after Primary 7.',
        'I have packed my case twice already, in secret.',
      ],
      'Whether the winter lights are a fair price for the dark days is for each person to judge. The others tell us what happened or what is so.',
    ),
    structure(
      4,
      'Why does Inga not mention the high school until near the end of her letter?',
      'It is the matter that she finds it hardest to write about.',
      {
        own: [
          'It is the piece of news that she thinks Aarav knows already.',
          'It is a plan that she heard about while she was writing.',
        ],
        effect: ['It is so cheerful that she has been saving it up as a treat.'],
        opposite: ['It is of less importance to her than the three things before it.'],
      },
      'which I have been writing my way around for three pages',
      'To write your way around something is to avoid it on purpose. She has been putting off the subject that troubles her.',
    ),
    infer(
      3,
      'How does Mrs Eunson feel while Inga is adding her postscript?',
      'impatient, because the mail has to catch the ferry',
      {
        own: [
          'offended, because nobody has asked her indoors',
          'curious, because she would like to read the letter',
        ],
        opposite: ['delighted, because the mail can wait a little'],
        place: ['admiring, because the cabbages have grown so well'],
      },
      'Mrs Eunson is breathing through her nose',
      'The ferry goes at noon and the envelope had already been closed. Somebody who breathes hard through the nose is trying not to complain.',
    ),
    purpose(
      5,
      'What does Dad want Inga to understand when he goes on painting the sign?',
      'She will be one of the islanders wherever she happens to be.',
      {
        effect: [
          'She is as welcome as the baby whenever she comes in for tea.',
          'She ought to take more interest in the baby than in herself.',
        ],
        opposite: ['She will have to be counted in Lerwick as soon as she is there.'],
        own: ['She should not go away if it makes her feel as sad as this.'],
      },
      'the sign counts everybody who belongs here',
      'Inga thinks that leaving will take her off the number. Dad tells her that belonging to a place does not depend on being there.',
    ),
    order(
      4,
      [
        'The neighbours come to the family’s aid.',
        'The ferry cannot sail for days.',
        'Inga damages her clothes.',
        'Inga reads on the step at night.',
      ],
      'Dad broke his leg last autumn, the ferry failed in January, the trousers were torn in March, and it is now June.',
    ),
    judge(
      4,
      isFalse(
        'The neighbours helped because Mum had gone round to ask them.',
        'Inga writes that “nobody had been asked”.',
      ),
      untold(
        'Aarav found it hard to move to Birmingham.',
        'Inga asks him about it, but we do not have his answer.',
      ),
      isTrue(
        'The letter had been sealed before Inga heard about the Leasks’ daughter.',
        'She had to open the envelope again to add the news.',
      ),
    ),
    sumUp(
      3,
      'What do we chiefly learn about life on Skarvay from the letter?',
      'People there share their tasks, their news and their troubles.',
      {
        part: [
          'People there have neither street lamps nor a proper night in summer.',
          'People there are often cut off by the weather and have little to eat.',
        ],
        own: [
          'People there take pleasure in each other’s accidents and secrets.',
          'People there leave as soon as they are grown and seldom return.',
        ],
      },
      'nobody here can be just one person',
      'Jobs, secrets, casseroles and the painted sign all show the same: on so small an island, everyone depends on everyone.',
    ),
  ],
}
