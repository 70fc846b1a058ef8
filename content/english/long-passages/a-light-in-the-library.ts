import {
  classOf,
  figure,
  find,
  findFact,
  infer,
  isFalse,
  isTrue,
  judge,
  type LongPassage,
  means,
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const aLightInTheLibrary: LongPassage = {
  id: 'a-light-in-the-library',
  year: 5,
  kind: 'persuasion',
  title: 'A Light in the Library',
  text: `Madam Chair, councillors, neighbours, and Mr Tunnicliffe, who has only come in because it is raining: good evening. My name is Zara Malik. I am ten years old, and I ought to be in bed.

I am here because of a sum. The county tells us that Addlebrook Library must close, because it costs nineteen thousand pounds a year and is used by only thirty-one people a day. At school we are taught to check our sums before we hand them in. So I have checked yours.

Your inspector came on a Monday in January. I do not dispute his arithmetic; I am sure that he counted to thirty-one as carefully as anyone could. But on Mondays our library is open for just two hours. For a whole week my brother and I sat beside the door with a notebook, a flask and rather a lot of cake. We counted thirty-one on the Monday, as he did. We counted eighty-four on the Wednesday. We counted a hundred and twelve on the Saturday, and a hundred and twelve is a splendid number for a village with one street. Thirty-one, then, is not a lie. It is a truth standing in the wrong place.

But I have not come to talk only about numbers, because numbers have no faces. Think of Mr Tunnicliffe, who walks in every morning because the library’s radiators are more generous than his own, and who has so far read everything from A to G. Think of Mrs Kowalczyk, who came to us from Poland without a word of English, found it in our picture books, and now reads those same books aloud to toddlers on Fridays. And think, if you will, of a girl who moved here in Year 3 and was so silent that her teachers wondered whether she had a voice at all. She found it on the bottom shelf, between the volcanoes and the whales. She is using it now.

I know what you will say. You will say that there is a larger library in Stokeley, with a lift and a café, and that Stokeley is only eleven miles away. All true. Eleven miles is nothing, if you happen to be a crow. The rest of us must wait for the bus. There are two a day, and the last one home leaves Stokeley before our school has finished. You will say that everything is on the internet nowadays. So it is; and every afternoon people whose houses it has not reached come to our library to find it. You will say that libraries belong to the past. This one is where our future plugs itself in.

Nor do we come to you with empty hands. Twenty-six people in this room have promised to work at the desk without pay. The two spare rooms upstairs, which have held nothing but Christmas trees since before I was born, will be let to the vet. Together these steps bring the cost down from nineteen thousand pounds to nine, which is a little less than the council spent last year on hanging baskets. I have nothing against hanging baskets. I think that they are the prettiest thing in the county. But I have never been able to borrow one.

My grandfather, who grew up in Lahore and has an opinion about everything, says that the lamp in the library window is the porch light of our village. On a winter afternoon you can see it from the top of Cobb Hill, small and yellow and stubborn. A porch light, he says, is what you leave on for the person who has not come home yet.

Councillors, somewhere on that hill there is always a person who has not come home yet. Please do not be the ones who switched it off.

Thank you. I shall go to bed now. Mr Tunnicliffe, H is waiting for you.`,
  items: [
    purpose(
      3,
      'Why does Zara begin with a joke about Mr Tunnicliffe and with her own bedtime?',
      'to win the goodwill of her listeners',
      {
        effect: ['to scold the council for a late meeting', 'to beg pardon for being too young to speak'],
        own: ['to hide how little she knows about the plan'],
        part: ['to point out that the weather is bad'],
      },
      'I am ten years old, and I ought to be in bed',
      'People who have just smiled are readier to listen. A good speaker makes friends with the audience before she begins to argue.',
    ),
    find(
      1,
      'On which day did the council’s inspector visit the library?',
      'on a Monday',
      { place: ['on a Wednesday', 'on a Friday', 'on a Saturday'], own: ['on a Sunday'] },
      'Your inspector came on a Monday in January',
      'The other days belong to Zara’s own count and to Mrs Kowalczyk’s reading.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “dispute” in “I do not dispute his arithmetic”?',
      'argue with',
      {
        sound: ['throw away'],
        opposite: ['agree with'],
        fits: ['understand', 'remember'],
      },
      'I do not dispute his arithmetic',
      'Zara goes on to say that he counted carefully. She has no quarrel with his adding up, only with the day that he chose.',
    ),
    infer(
      4,
      '“Thirty-one, then, is not a lie. It is a truth standing in the wrong place.” What does Zara mean?',
      'The number is correct, but it gives a false picture.',
      {
        strong: ['The number was chosen in order to deceive people.'],
        own: [
          'The number was right once, but it has since grown.',
          'The number was counted in some other village’s library.',
        ],
        opposite: ['The number is so low that it cannot be right.'],
      },
      'It is a truth standing in the wrong place',
      'Thirty-one people did come on the Monday, when the library opens for two hours. On other days there are far more, so that one Monday cannot stand for them all.',
    ),
    structure(
      3,
      'How does the speech change in the paragraph that begins “But I have not come to talk only about numbers”?',
      'It turns from figures to the lives behind them.',
      {
        effect: [
          'It turns from jokes to a list of complaints.',
          'It turns from proof to what might happen one day.',
        ],
        opposite: ['It turns from people to what things cost.'],
        own: ['It turns from the village to the world outside it.'],
      },
      'because numbers have no faces',
      '“Faces” are what comes next: an old man, a woman from Poland and a silent girl, each of whom needed the library.',
    ),
    infer(
      3,
      'Who is the girl who moved to the village in Year 3?',
      'Zara herself, a few years earlier',
      {
        own: [
          'a friend who came to count with Zara',
          'a daughter of Mrs Kowalczyk',
          'a new pupil whom Zara has helped',
        ],
        place: ['one of the toddlers who hear stories'],
      },
      'She is using it now',
      'The girl found her voice and is using it at this moment. The voice that everyone in the room can hear is Zara’s.',
    ),
    purpose(
      4,
      'Why does Zara say “All true” about the library in Stokeley?',
      'to seem fair before she shows what has been left out',
      {
        effect: [
          'to please the councillors so that they stop arguing',
          'to admit that part of her case has turned out weak',
        ],
        opposite: ['to prove that the councillors have their facts wrong'],
        own: ['to show how glad she would be of a lift and a café'],
      },
      'Eleven miles is nothing, if you happen to be a crow',
      'She grants that the library is there and that it is good. Then she shows why it is of no use to people who depend on two buses.',
    ),
    classOf(
      3,
      'past',
      'libraries belong to the past',
      'noun',
      ['preposition', 'adverb', 'adjective'],
      '“Past” is a preposition in “past the shop”. Here it follows “the” and names something: the time that has gone by.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “let” in “The two spare rooms upstairs … will be let to the vet”?',
      'rented out',
      {
        sense: ['released'],
        opposite: ['closed off'],
        fits: ['handed back', 'shown off'],
      },
      'will be let to the vet',
      'The rooms are to help to “bring the cost down”. They can do so because the vet will pay to use them.',
    ),
    find(
      2,
      'What two things will make the library cheaper to run?',
      'volunteers for the desk and rent from the vet',
      {
        place: [
          'shorter opening hours and unpaid helpers at the desk',
          'fewer hanging baskets and shorter opening hours',
        ],
        own: [
          'unpaid helpers and the sale of Christmas trees',
          'a smaller building and help from the school',
        ],
      },
      'Twenty-six people in this room have promised to work at the desk without pay',
      'The helpers are in one sentence and the rooms for the vet in the next; “Together” joins them.',
    ),
    purpose(
      5,
      'What does Zara gain by mentioning the hanging baskets?',
      'The sum that she asks for looks modest beside another.',
      {
        effect: [
          'The council is asked to give up flowers for books.',
          'The listeners laugh so much that they forget the cost.',
        ],
        strong: ['The council is shown to waste all that it is given.'],
        own: ['The council is thanked for making the village so pretty.'],
      },
      'which is a little less than the council spent last year on hanging baskets',
      'Nine thousand pounds may sound a great deal by itself. If so much can be spent on flowers, it can be spent on a library: they are things of the same size.',
    ),
    figure(
      4,
      'Zara’s grandfather calls the lamp “the porch light of our village”. What does this metaphor suggest about the library?',
      'It tells everyone that they will be welcome.',
      {
        effect: ['It warns travellers of a steep and dark hill.', 'It shows people how late they are.'],
        own: ['It reminds him of the house in Lahore.'],
        opposite: ['It keeps strangers away after dark.'],
      },
      'A porch light, he says, is what you leave on for the person who has not come home yet',
      'People leave such a light on because they are thinking of somebody who is still on the way. The library, too, is there for whoever may come.',
    ),
    findFact(
      2,
      'on Mondays our library is open for just two hours',
      [
        'Eleven miles is nothing',
        'libraries belong to the past',
        'they are the prettiest thing in the county',
        'a hundred and twelve is a splendid number for a village with one street',
      ],
      'The opening hours can be looked up, and the word “just” does not change them. A number is not enough to make a fact: whether a hundred and twelve is “splendid”, or eleven miles “nothing”, is a matter of opinion.',
    ),
    judge(
      5,
      untold(
        'More visitors than usual came in the week when Zara and her brother counted.',
        'We know how many came that week, but not how many come in other weeks.',
      ),
      isFalse(
        'Mrs Kowalczyk knew a little English before she moved to Addlebrook.',
        'She came “without a word of English”.',
      ),
      isTrue(
        'With the villagers’ plan the library would cost less than half of what it costs now.',
        'Half of nineteen thousand is nine and a half thousand, and the new cost is nine.',
      ),
    ),
    sumUp(
      5,
      'Which of these best sums up Zara’s argument?',
      'The library does more, and could cost less, than the council thinks.',
      {
        part: [
          'The library’s visitors have been counted by two children from the village.',
          'The library is easier to reach than the larger one eleven miles away.',
        ],
        strong: ['The library is more important than anything else that the council pays for.'],
        own: ['The library could manage well enough without any money from the council.'],
      },
      'Nor do we come to you with empty hands',
      'She first shows how many people need the library, and how much, and then how it can be made cheaper. A good summary takes in both halves.',
    ),
  ],
}
