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
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const theNightWorkersInYourHead: LongPassage = {
  id: 'the-night-workers-in-your-head',
  year: 6,
  kind: 'information',
  title: 'The Night Workers in Your Head',
  text: `Suppose that a visitor from another planet came to spend a day with you. She would understand breakfast. With patience she might even understand football. But what would she make of bedtime? Every evening, just when your book becomes interesting, you lie down in the dark, lose all knowledge of the world, and remain in that condition until morning. You will spend about a third of your life in this way, and you do not even find it odd.

It is worse than odd; for most creatures it is perilous. An animal that is asleep cannot look for food, guard its young or notice the approach of teeth. If sleep were only a bad habit, nature would surely have got rid of it long ago. Instead, some animals go to extraordinary lengths to keep it. A dolphin, which must come up for air, rests one half of its brain at a time. Mallards dozing in a row are apt to post sentries: the ducks at the two ends often keep one eye open, and it is generally the eye that faces away from the rest. Frigatebirds can nap on the wing, high above the ocean. Whatever sleep is for, it is evidently worth the trouble.

For centuries most people took it for granted that the sleeping brain simply shut up shop. One of those who found out otherwise was a student in Chicago, Eugene Aserinsky. One night in 1951 he taped small sensors around the eyes of his eight-year-old son, Armond, and ran the wires to an elderly machine, whose pens would record every movement of the boy’s eyes on a long roll of paper. Armond fell asleep. For a while the pens scarcely stirred. Then, with no warning, they began to leap about as though the child were wide awake and looking all around him. Aserinsky’s first thought was that the machine had broken down. It had not. People whose eyes were darting about beneath their lids, and who were woken at that moment, could usually describe a dream. Science had found a new kind of sleep, and named it REM, for “rapid eye movement”.

We know now that the night has a rhythm. About every ninety minutes we sink from light sleep into deep sleep and rise again into REM. As morning draws near, deep sleep dwindles and REM is drawn out, which is why we so often wake in the middle of a dream. And all this time, far from shutting up shop, the brain has the night shift in. There are builders: it is chiefly in deep sleep that a child’s body releases a substance that helps it to grow. There are librarians: what you met during the day, be it a spelling, a scale on the piano or the way to a new classroom, is at first stored loosely, and while you sleep the brain goes over it and files it where it will last. In rats that have explored a maze, the very cells that were busy on the way through it are busy again during sleep, often in the same order. There may even be cleaners. Experiments on mice suggest that during sleep waste is rinsed out of the brain, though scientists are still arguing about how, and how much.

Dreams are harder to explain, partly because the only witness is asleep. One idea is that in a dream we catch the librarians at their desks, with today’s memories and last year’s lying open side by side. Another is that the dreaming brain receives a scatter of chance signals and, being a born storyteller, stitches them into a tale, which would account for the camel in your grandmother’s kitchen. A third is that a dream is a rehearsal, in which we practise escaping from troubles at no risk: the chase takes place only in the head, for during REM sleep the muscles of the arms and legs are all but switched off. The three ideas do not rule one another out, and none of them has been proved.

That is the most delightful thing about sleep. We have photographed the far side of the Moon and sent robots to roam about on Mars; yet here is a country that nobody has ever mapped, and you will set off for it this very night, without a ticket, in your pyjamas.`,
  items: [
    purpose(
      3,
      'Why does the writer begin with a visitor from another planet?',
      'to make us see an everyday habit as a puzzle',
      {
        effect: [
          'to make us wonder whether other worlds have life',
          'to warn us that some of what follows is invented',
        ],
        own: ['to complain that bedtime always comes too early'],
        opposite: ['to make us feel that sleep needs no explaining'],
      },
      'But what would she make of bedtime?',
      'We are so used to sleep that “you do not even find it odd”. Through the eyes of a stranger it becomes something that needs explaining.',
    ),
    find(
      1,
      'Which mallards often sleep with one eye open?',
      'those at the edges of a row',
      {
        place: ['those on the wing over the sea', 'those with their young to guard'],
        own: ['those that are the oldest of all'],
        opposite: ['those with a duck on either side'],
      },
      'the ducks at the two ends often keep one eye open',
      'The two ends of a row are its edges. The ducks in the middle have neighbours to keep watch for them.',
    ),
    means(
      4,
      'Which word is closest in meaning to “apt” in “Mallards dozing in a row are apt to post sentries”?',
      'inclined',
      { sense: ['suitable'], opposite: ['unwilling'], fits: ['trained', 'forced'] },
      'Mallards dozing in a row are apt to post sentries',
      'The passage says next what the ducks “often” and “generally” do. To be apt to do something is to tend to do it.',
    ),
    infer(
      3,
      'What conclusion does the writer draw from the dolphins, mallards and frigatebirds?',
      'Animals would not take such pains for something useless.',
      {
        opposite: ['Animals would be safer if they gave up sleep for good.'],
        strong: ['Animals in the wild never let the whole brain rest.'],
        own: ['Animals in danger can do with less sleep than those at home.'],
        part: ['Animals find it easier to sleep if others keep watch.'],
      },
      'Whatever sleep is for, it is evidently worth the trouble',
      'Sleep is dangerous, and yet these animals find clever ways to keep it. So it must do them some good that is “worth the trouble”.',
    ),
    infer(
      4,
      'Why was Aserinsky’s first thought that his machine had broken down?',
      'He did not believe that a sleeper’s eyes would move like that.',
      {
        own: [
          'He did not think that his son could have fallen asleep already.',
          'He knew that it had gone wrong with other sleepers before.',
        ],
        place: ['He knew that REM sleep did not come until the morning.'],
        opposite: ['He could see that the boy’s eyes were not moving at all.'],
      },
      'most people took it for granted that the sleeping brain simply shut up shop',
      'The boy was asleep, and in those days a sleeping brain was expected to be at rest. A broken machine seemed likelier than wide-awake eyes.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “dwindles” in “deep sleep dwindles and REM is drawn out”?',
      'grows less',
      {
        opposite: ['lengthens'],
        sound: ['swings to and fro'],
        fits: ['grows restless', 'begins again'],
      },
      'deep sleep dwindles and REM is drawn out',
      'The sentence sets two things against each other: REM is drawn out, and deep sleep does the opposite.',
    ),
    figure(
      3,
      'The writer says that “the brain has the night shift in”. What does this metaphor suggest?',
      'Different jobs are done in the brain while we sleep.',
      {
        effect: [
          'Each part of the brain takes it in turn to be asleep.',
          'The brain is worn out after its long day of work.',
        ],
        strong: ['The brain works harder by night than by day.'],
        opposite: ['The brain is left empty until the morning comes.'],
      },
      'far from shutting up shop, the brain has the night shift in',
      'A night shift is the people who come in to work when others have gone home. Here they are builders, librarians and perhaps cleaners.',
    ),
    classOf(
      3,
      'last',
      'files it where it will last',
      'verb',
      ['adjective', 'adverb', 'noun'],
      'After “will” comes what the memory will do. To last is to stay for a long time.',
    ),
    purpose(
      4,
      'Why does the writer use the words “may”, “suggest” and “still arguing” about the cleaners?',
      'to show that this is less certain than the other jobs',
      {
        effect: [
          'to show that the writer does not believe a word of it',
          'to show that mice do not sleep in the way we do',
        ],
        strong: ['to show that scientists can never agree on sleep'],
        own: ['to show that cleaning is the least important job'],
      },
      'though scientists are still arguing about how, and how much',
      'The builders and the librarians are stated plainly. With the cleaners the writer takes care to promise no more than the experiments do.',
    ),
    infer(
      5,
      'Why does it make dreams hard to explain that “the only witness is asleep”?',
      'Nobody but the dreamer sees it, and a sleeper cannot study it.',
      {
        own: [
          'Nobody but a scientist studies it, and scientists sleep at night.',
          'Those who have dreams only make them up when they wake.',
        ],
        strong: ['Those who have dreams forget every one of them by day.'],
        opposite: ['Those who watch a sleeper can see the dream as well.'],
      },
      'partly because the only witness is asleep',
      'A witness is somebody who was there and can tell what happened. Nobody but the dreamer is there, and the dreamer has lost “all knowledge of the world”.',
    ),
    find(
      2,
      'What is the camel in the kitchen an example of?',
      'a story made up out of chance signals',
      {
        place: ['a trouble that we practise escaping from', 'a memory that has been put in its place'],
        own: ['a creature that we have seen by day', 'a dream that comes in deep sleep'],
      },
      'which would account for the camel in your grandmother’s kitchen',
      'The camel belongs to the second idea: the brain stitches chance signals into a tale, and the tale may be very strange.',
    ),
    structure(
      4,
      'How is the paragraph about dreams built?',
      'It presents rival ideas and leaves the matter open.',
      {
        part: ['It sets out three ideas and chooses the best of the three.'],
        own: [
          'It sets out one idea and supports it with three examples.',
          'It tells of three discoveries in the order of their dates.',
        ],
        opposite: ['It asks a question and answers it in the last sentence.'],
      },
      'The three ideas do not rule one another out, and none of them has been proved',
      'Look for “One idea”, “Another” and “A third”, and then at the last sentence, which does not choose between them.',
    ),
    findOpinion(
      2,
      'That is the most delightful thing about sleep',
      [
        'Frigatebirds can nap on the wing, high above the ocean',
        'none of them has been proved',
        'Science had found a new kind of sleep',
        'the ducks at the two ends often keep one eye open',
      ],
      'What is most delightful is a matter of taste. The other quotations can be checked, however surprising some of them are.',
    ),
    judge(
      5,
      isTrue(
        'A dolphin is never wholly asleep.',
        'A dolphin rests one half of its brain at a time, so that the other half is awake.',
      ),
      untold(
        'Rats that have been in a maze dream about it.',
        'The same cells are busy again while they sleep, but we are not told that the rats dream.',
      ),
      isTrue(
        'A person who slept only for the first half of the night would miss most of the REM sleep.',
        'REM is drawn out as morning comes near, so that the second half of the night has more of it.',
      ),
    ),
    sumUp(
      5,
      'Which of these best sums up the whole passage?',
      'Sleep is busy and valuable, and part of it is still a mystery.',
      {
        part: [
          'Sleep is dangerous, and animals have found ways to make it safe.',
          'Sleep is a time of dreams, and there are three ideas about them.',
        ],
        strong: ['Sleep is so strange that science will never understand it.'],
        opposite: ['Sleep is well understood, and dreams are its true purpose.'],
      },
      'yet here is a country that nobody has ever mapped',
      'The middle of the passage shows what the night workers do; the end returns to what nobody has mapped. The best summary has room for both.',
    ),
  ],
}
