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

export const ringingTheChanges: LongPassage = {
  id: 'ringing-the-changes',
  year: 6,
  kind: 'information',
  title: 'Ringing the Changes',
  text: `Stand in an English village on a practice night and you will hear something that puzzles visitors from almost every other country. The bells are not playing a tune. They tumble down the scale from the highest note to the lowest, again and again, until, as though an invisible hand were shuffling a pack of cards, the order begins to alter. There is nothing to hum and no chorus to join in. What you are listening to is a kind of mathematics, performed by people in woolly jumpers.

To understand it, you must climb up among the bells. In much of the world a church bell is swung gently to and fro, or hangs still and is struck. In the seventeenth century, English ringers began to mount each bell on a complete wheel, with the rope running round its rim, so that it could turn through a full circle. Before the ringing proper, the bell is raised, swinging a little higher with every pull, until it stands mouth upwards, poised on its point of balance like a child at the top of a slide who has not quite made up her mind. From there, the merest tug will send it over. Down it swoops, up the far side and round almost to the top once more, where it hesitates before the next pull.

Everything depends on that hesitation. A bell is a pendulum, and pendulums are obstinate: each has a rhythm of its own, and no amount of heaving will hurry it much. Close to the balance, however, the bell slows until it almost hangs in the air. If the ringer lets it rise a fraction higher, it lingers; if she checks it a fraction lower, it comes back sooner. With two hands and a sense of timing, a child of eleven can govern several times her own weight in bronze. Beginners who rely on strength merely become hot.

There is a limit, though, and out of that limit the whole art has grown. A bell can be delayed or hastened just enough to change places with its neighbour in the row, but it cannot leap over three or four others; so tunes are out of the question. What remains is order. Three bells can be rung in six different orders and four in twenty-four; seven allow 5,040. The ringers’ aim is to pass from one order to the next without ever repeating one, moving no bell by more than a single place, and with nothing written down. Each of them must know the path through the pattern by heart, like a dancer who knows the steps.

By 1668 there was already a book on the subject. It was published by a London printer called Fabian Stedman, and patterns named after him are still rung today. To work through all 5,040 orders of seven bells takes about three hours. On eight bells there are 40,320, and only once has a single team in a tower rung every one of them without a break: at Loughborough, in 1963, in a little under eighteen hours. On twelve bells the total is 479,001,600. To ring them all would take more than thirty years, which is a long time to go without a sandwich.

The sound itself hides further secrets. A bell does not give out one note but several at once, because the metal quivers in several different ways. Towards the end of the nineteenth century, founders learnt to tune these notes to one another by shaving slivers of metal from inside the bell. One of them usually lies where it makes a minor harmony with the rest, which may be why even a wedding peal can sound faintly wistful.

In June 1940, when invasion was feared, the bells of Britain were silenced, to be rung only as a warning. They were not heard in celebration again until November 1942, after a victory far away in the desert. No sound has ever been more welcome. Those who ring today range from schoolchildren to great-grandparents, and many towers will gladly teach anybody who asks. You need no great strength, no musical training and no ear for a tune, since there is no tune. All that you need is patience and, perhaps, a jumper.`,
  items: [
    find(
      1,
      'What surprises visitors about English bells?',
      'No melody can be heard in the ringing.',
      {
        place: [
          'No ringer needs any musical training.',
          'The bells hang with their mouths upwards.',
          'The bells were silent for two years.',
        ],
        own: ['The ringers play cards while they ring.'],
      },
      'The bells are not playing a tune.',
      'The sentence that tells us that visitors are puzzled is followed at once by the reason.',
    ),
    figure(
      2,
      'What does the image of an invisible hand “shuffling a pack of cards” describe?',
      'the way in which the order of notes starts to change',
      {
        effect: [
          'the way in which the ringers choose who goes next',
          'the way in which the ropes slip through the hands',
        ],
        own: ['the way in which each ringer guards a secret'],
        opposite: ['the way in which the same notes come down the scale again'],
      },
      'as though an invisible hand were shuffling a pack of cards, the order begins to alter',
      'Shuffling puts the same cards in a new order. The same notes are heard, but one after another they change places.',
    ),
    infer(
      4,
      'What does the writer suggest by “a kind of mathematics, performed by people in woolly jumpers”?',
      'A demanding art is in the hands of quite ordinary people.',
      {
        own: [
          'A dull pastime is kept alive by rather old-fashioned people.',
          'A difficult science has been misunderstood by simple people.',
        ],
        strong: ['A clever puzzle can be enjoyed only by trained minds.'],
        opposite: ['A playful hobby has been made to look harder than it is.'],
      },
      'performed by people in woolly jumpers',
      'Mathematics sounds grand and woolly jumpers sound homely. Putting them side by side shows, with affection, that everyday people do something remarkable.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “poised” in “poised on its point of balance”?',
      'held steady',
      {
        sense: ['calm and graceful'],
        fits: ['turning fast'],
        opposite: ['toppling over'],
        sound: ['aimed'],
      },
      'poised on its point of balance',
      'A poised person is calm and graceful, but a poised bell is held in balance, just before it moves.',
    ),
    classOf(
      5,
      'proper',
      'Before the ringing proper, the bell is raised',
      'adjective',
      ['adverb', 'noun', 'verb', 'preposition'],
      '“Proper” describes the noun “ringing”, although it stands after it: it is the real ringing. It does not tell us how the bell is raised, for which we should need “properly”.',
    ),
    find(
      3,
      'How can a ringer make her bell sound a little later?',
      'by letting it climb nearer to the top',
      {
        opposite: ['by stopping it a little lower down'],
        place: ['by sending it over with the merest tug', 'by raising it before the others start'],
        own: ['by leaning on its rope with all her weight'],
      },
      'If the ringer lets it rise a fraction higher, it lingers',
      'To linger is to wait. Close to the balance the bell almost stops, so the higher it rises the longer it takes.',
    ),
    purpose(
      3,
      'Why does the writer bring in “a child of eleven”?',
      'to show that control matters more than muscle',
      {
        effect: [
          'to show that ringing is best begun when young',
          'to show that bells are lighter than they look',
        ],
        own: ['to persuade readers to start at that same age'],
        strong: ['to prove that adults make the worst ringers'],
      },
      'With two hands and a sense of timing',
      'An eleven-year-old is not strong enough to force a heavy bell. She manages by timing, while those who rely on strength just grow hot.',
    ),
    infer(
      4,
      'Why can the bells not be used for ordinary tunes?',
      'The moment at which each bell sounds can be altered only a little.',
      {
        place: [
          'The ringers are not allowed to sound the bells in the same order twice.',
          'The notes that each bell gives out do not agree with one another.',
        ],
        own: [
          'The music for so many bells would be far too hard to write down.',
          'The bells in a tower do not include all the notes of a scale.',
        ],
      },
      'it cannot leap over three or four others',
      'In a tune any note may follow any other. A bell can be delayed or hastened only enough to swap with its neighbour.',
    ),
    structure(
      5,
      'What is the role of the paragraph that begins “There is a limit, though”?',
      'It explains how a limitation gave birth to an art.',
      {
        opposite: ['It explains how clever ringers got the better of a drawback.'],
        part: ['It explains how patterns can be learnt without a book.'],
        own: [
          'It explains how the whole art was weakened by a drawback.',
          'It explains how an art of the villages spread to towns.',
        ],
      },
      'out of that limit the whole art has grown',
      'The paragraph before it explains how bells move. This one turns that into a reason: because bells cannot play tunes, ringers play with order instead.',
    ),
    purpose(
      4,
      'Why does the writer add “which is a long time to go without a sandwich”?',
      'to bring an enormous figure down to earth',
      {
        effect: ['to suggest that the task will be attempted', 'to cast doubt upon an enormous figure'],
        own: ['to describe what the Loughborough team felt'],
        strong: ['to mock those who give up their time to ringing'],
      },
      'which is a long time to go without a sandwich',
      'Nobody can imagine 479,001,600 of anything, but all of us know what it is to want our lunch. The small joke makes the huge number easier to feel.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “wistful” in “can sound faintly wistful”?',
      'gently sad',
      {
        opposite: ['cheerful'],
        sound: ['like a whistle'],
        fits: ['out of tune'],
        own: ['rather sleepy'],
      },
      'can sound faintly wistful',
      'The words “even a wedding peal” give a hint: we should expect wedding bells to sound happy, but a minor harmony adds a touch of sadness and longing.',
    ),
    findOpinion(
      2,
      'No sound has ever been more welcome',
      [
        'The bells are not playing a tune',
        'Three bells can be rung in six different orders',
        'patterns named after him are still rung today',
        'the bells of Britain were silenced',
      ],
      'Nobody can measure how welcome every sound in history has been, so this is what the writer feels. The others can be checked.',
    ),
    order(
      3,
      [
        'A printer publishes a book on the art.',
        'Founders learn to tune the notes in a bell.',
        'Bells may be rung only as a warning.',
        'A team rings for almost eighteen hours.',
      ],
      'The record at Loughborough is mentioned early, beside the other figures, but it dates from 1963. The book is of 1668, the tuning belongs to the end of the nineteenth century and the silence began in 1940.',
    ),
    judge(
      5,
      isFalse(
        'Just before the ringing proper begins, each bell hangs with its mouth to the ground.',
        'It has been raised until it stands mouth upwards.',
      ),
      isTrue(
        'A bell that rings third in one order may ring fourth, but not fifth, in the next.',
        'No bell moves by more than a single place.',
      ),
      untold(
        'Before 1963, several teams had tried to ring all 40,320 orders and failed.',
        'We are told only that one team in a tower has ever managed it.',
      ),
    ),
    sumUp(
      3,
      'What is the main subject of the passage?',
      'how a way of swinging bells led to a pursuit of patterns',
      {
        part: [
          'how the sound of bells has been improved by tuning',
          'how ringers came to set the records that still stand today',
        ],
        own: ['why an unusual art ought to be taught to every child'],
        strong: ['why bells have mattered more in war than in peace'],
      },
      'Everything depends on that hesitation',
      'The tuning, the record and the war each fill only a few lines. The swing of the bell, and the patterns that come from it, run through the whole.',
    ),
  ],
}
