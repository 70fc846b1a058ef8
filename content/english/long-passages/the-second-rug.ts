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

export const theSecondRug: LongPassage = {
  id: 'the-second-rug',
  year: 6,
  kind: 'classic',
  title: 'The Second Rug',
  text: `Until that year I had supposed that winter was white. In the meadows of my youth it came down softly in the night, and we colts would wake to find the hedges furred with frost and the whole world waiting for our hoofprints. London taught me that winter may also be yellow, and brown, and black.

The yellow was the fog, which climbed out of the river and swallowed the street lamps one by one. The brown was the slush, churned by ten thousand wheels. And the black was the ice, which lay in wait upon the cobbles where no eye could discern it, until one’s feet had begun to travel without their owner. I have heard men extol the courage of cavalry horses. I do not doubt it; but I should like to see a charger descend Ludgate Hill upon a glazed morning with a laden cab pressing at his haunches.

That I never once fell I owe to my master. Jeremiah Barker, Jerry to all the rank, was a small man in a large coat, and besides the coat he owned one cab, two horses and the sweetest temper in London. His whip was chiefly an ornament. He talked me down those hills instead: “Gently, Jack, gently. Nobody gives a prize for being first to the bottom.” I, who had answered to grander names in grander stables, would have answered to anything in that voice.

Yet frost and fog were not the worst of it. The worst was to stand and wait. A horse in motion carries his own stove; a horse at a standstill is a stove gone out.

I recall one night above all others, the last of the old year. At eight o’clock we had set down two young gentlemen at a tall house in a square, and they had commanded us to return at ten. “And pray do not dawdle,” said the elder. Jerry had never dawdled in his life. As the church clock cleared its throat to strike, we drew up before the steps.

The door remained shut. Behind the great windows there was firelight, and the tinkle of a piano, and now and then a burst of laughter, like warm air escaping. Outside there was sleet. It came slanting across the square as though it had been sharpened, and it sought out every gap in a man’s muffler and every inch of a horse’s hide. Half an hour crawled by, and then another, and the bells gave us notice of each. To keep his blood moving Jerry marched the length of the railings and counted them aloud, forty to the corner and forty back. Once he ventured to ring at the door. He was informed by a footman, as warm as a muffin, that the gentlemen would come when they were ready.

“Well, Jack,” he said when he returned, “they are merry, and I was never a man to grudge it. But it is a strange thing that folk should have a clock in every room and not a thought in any.”

Then he did what I have never forgotten. On the box lay a second rug, his own, the only shelter that he had for his knees. He spread it over my back, on top of mine, and he planted himself against my shoulder, on the windward side, so that the sleet must come at him before it came at me. I felt him shiver through the wool of both. I could not speak; but I could lean, and I leaned. There was one warm place in the whole of that square, and it was no wider than a hearthrug.

It wanted but ten minutes to midnight when the steps were lit at last. The gentlemen offered no apology. They complained of the cold, as though we had arranged it, and then of the fare, which Jerry named once, civilly, in a voice as hoarse as a rook’s, and did not lower by a farthing.

At home there was a light in the yard. Dolly, who should have been asleep these four hours, sat on the hayloft stair with a lantern between her boots, and her brother Harry flung wide the stable door. There was a hot mash for me, and straw to the knee. “Your supper is spoiling, Father,” said the boy. “When Jack is dry,” said Jerry, and coughed, and went on rubbing.

I was bred for better things, as the world reckons them. I had eaten, in my youth, from a marble manger, with three grooms to brush me. But I was never so rich as on that night, when I wore one rug too many, and knew whose it was.`,
  items: [
    find(
      1,
      'To which part of the London winter does the horse give the colour yellow?',
      'the fog from the river',
      {
        place: ['the lamps in the streets', 'the slush under the wheels', 'the ice on the cobbles'],
        own: ['the light in the windows'],
      },
      'The yellow was the fog, which climbed out of the river',
      'The second paragraph takes the three colours one after another. The lamps are what the fog swallows.',
    ),
    structure(
      3,
      'How do the first two paragraphs build up the picture of winter in London?',
      'They set its three colours against the one he knew.',
      {
        own: [
          'They follow it from its first frost to its last thaw.',
          'They move from its rich squares to its poor streets.',
        ],
        part: ['They pass from the sights of the city to the sounds in it.'],
        opposite: ['They show how like it was to the winters of his youth.'],
      },
      'London taught me that winter may also be yellow, and brown, and black',
      'The word “also” is the hinge. In the country winter was white; the next paragraph takes up yellow, brown and black in turn.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “discern” in “where no eye could discern it”?',
      'make out',
      {
        sound: ['throw away'],
        opposite: ['overlook'],
        fits: ['put up with', 'get away from'],
      },
      'where no eye could discern it',
      'The ice is black upon dark stones, so that nobody sees it before slipping. To discern a thing is to see that it is there.',
    ),
    figure(
      3,
      'The ice “lay in wait upon the cobbles”. What does this personification suggest about the ice?',
      'It was like an enemy in hiding.',
      {
        effect: ['It was like a servant on duty.', 'It was like a sleeper in a bed.'],
        own: ['It was like a passenger in a queue.'],
        opposite: ['It was like a guard who gave a warning.'],
      },
      'the black was the ice, which lay in wait upon the cobbles',
      'Somebody who lies in wait is hidden and means to harm you. The ice cannot be seen, and it brings horses down.',
    ),
    infer(
      2,
      '“His whip was chiefly an ornament.” What does the horse mean by this?',
      'Jerry carried it but hardly ever used it.',
      {
        own: ['Jerry had won it for his careful driving.', 'Jerry had decorated it to please the rank.'],
        strong: ['Jerry had sworn never to use it again.'],
        place: ['Jerry needed it only upon steep hills.'],
      },
      'He talked me down those hills instead',
      'An ornament is for looking at. “Chiefly” and “instead” tell you that where other drivers used a whip, Jerry used his voice.',
    ),
    findOpinion(
      3,
      'The worst was to stand and wait',
      [
        'The gentlemen offered no apology',
        'The door remained shut',
        'there was a light in the yard',
        'Half an hour crawled by, and then another',
      ],
      'What is “the worst” is for the horse to judge: another horse might dread the hills more. The other quotations state what happened or what there was.',
    ),
    classOf(
      5,
      'both',
      'I felt him shiver through the wool of both',
      'pronoun',
      ['determiner', 'adverb', 'conjunction', 'noun'],
      '“Both” stands in place of a noun phrase here: it means the two rugs. In “both rugs” it would come before its noun and be a determiner.',
    ),
    purpose(
      4,
      'Why does the narrator describe the footman as “as warm as a muffin”?',
      'to sharpen the contrast with the pair at the door',
      {
        effect: [
          'to suggest that the footman had a kindly nature',
          'to hint that Jerry would soon be asked to come in',
        ],
        own: ['to show that a fine supper was being served', 'to explain why the footman answered so slowly'],
      },
      'He was informed by a footman, as warm as a muffin',
      'Jerry is marching to and fro in the sleet to keep his blood moving. The cosy comparison makes us feel how much colder it is on his side of the door.',
    ),
    means(
      4,
      'Which word is closest in meaning to “grudge” in “they are merry, and I was never a man to grudge it”?',
      'resent',
      { sound: ['judge'], opposite: ['welcome'], fits: ['share', 'spoil'] },
      'I was never a man to grudge it',
      'Jerry is wet and cold and kept waiting, and yet he does not feel bitter that others are enjoying themselves.',
    ),
    infer(
      4,
      'What does Jerry mean when he speaks of “a clock in every room and not a thought in any”?',
      'The guests know the time but forget who is waiting.',
      {
        own: [
          'The guests are too merry to hear the clocks strike.',
          'The guests have been told the wrong time by the clocks.',
        ],
        strong: ['The guests are rich because they never think at all.'],
        opposite: ['The guests are thinking of him but cannot leave.'],
      },
      'it is a strange thing that folk should have a clock in every room',
      'With so many clocks they cannot fail to know that the hour they named is long past. What is missing is a thought for the man and the horse outside.',
    ),
    find(
      2,
      'How did Jerry use his own body to protect the horse?',
      'He stood as a screen between the horse and the wind.',
      {
        place: [
          'He marched the horse to and fro beside the railings.',
          'He spread himself over the rug on the back of the horse.',
        ],
        own: ['He leaned over the neck of the horse to hold the rug.'],
        opposite: ['He crouched behind the horse out of the wind.'],
      },
      'he planted himself against my shoulder, on the windward side',
      'The windward side is the side that the wind blows upon. The sleet had to come at Jerry first.',
    ),
    infer(
      4,
      '“I could not speak; but I could lean, and I leaned.” Why did the horse lean?',
      'to give Jerry what thanks and warmth he could',
      {
        own: [
          'to rest a foot that was hurting from the cold',
          'to show Jerry that he was impatient to go home',
          'to keep himself from slipping upon the cobbles',
        ],
        opposite: ['to push Jerry out of the way of the wind'],
      },
      'I could not speak; but I could lean, and I leaned',
      'He leans in place of speaking. What he would have said is shown by what comes next: together they make “one warm place”.',
    ),
    order(
      4,
      [
        'The horse eats from a marble manger.',
        'The gentlemen say when they must be fetched.',
        'A footman answers the bell.',
        'Jerry gives up his own rug.',
      ],
      'The marble manger is spoken of last, but “in my youth” shows that it came years before. The gentlemen gave their order at eight, and Jerry rang before he fetched the second rug.',
    ),
    judge(
      5,
      isFalse(
        'The black ice of London brought the horse down more than once.',
        'The horse says that he never once fell.',
      ),
      isTrue(
        'The horse had not always been called Jack.',
        'He had answered to “grander names” before Jerry owned him.',
      ),
      untold(
        'Harry had driven the cab on other nights.',
        'Harry opens the stable door, but we are not told whether he has ever driven.',
      ),
    ),
    sumUp(
      5,
      'Which of these best sums up what the horse learned from that night?',
      'that to be cared for is worth more than to live in comfort',
      {
        part: [
          'that to stand in the cold is harder than to work in it',
          'that to keep good time matters more than to be given thanks',
        ],
        strong: ['that to be poor is the only way to learn to be kind'],
        own: ['that to serve one master is safer than to serve several'],
      },
      'But I was never so rich as on that night',
      'The last paragraph weighs a marble manger and three grooms against one wet rug, and the rug is the greater wealth because of whose it was.',
    ),
  ],
}
