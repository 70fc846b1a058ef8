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

export const aLetterFromArima: LongPassage = {
  id: 'a-letter-from-arima',
  year: 5,
  kind: 'letter',
  title: 'A Letter from Arima',
  text: `Arima, Trinidad
Sunday, after the rain

My dear Joshua,

Your letter took sixteen days to reach me. According to the postmark it came by way of Tobago, so it is now better travelled than I am. But it arrived on the right sort of morning, when the rain had put an end to my digging, and I have read it three times: twice to myself and once to the dog.

You tell me that you have given up the pan. You do not say that you are thinking about it, or that you would like my opinion. “I have given up the pan, Grandpa,” you write, and in the very next line you ask after my mangoes, like a boy who slams a cupboard before everything can fall out. I shall answer just as briskly. The mangoes are finished. Now let us open the cupboard.

As I understand it, your school steel band played in the Town Hall. You had four bars to yourself. You began on the wrong note, and what came out was, in your words, “like a dustbin falling downstairs”. Some people laughed. You then stood in the cloakroom among the wet coats until your mother found you. I am sorry that I was four thousand miles away. I know a good deal about cloakrooms.

I am going to tell you something that your mother has never heard. You may read it to her. I am too old now to be sent to bed.

When I was ten, I would have given both my ears to belong to our band, which shows how carefully I thought about things. Mr Celestine, who tuned the pans, declared that I was too small to play and too noisy to leave at home, so he let me push. In those days the big bass pans were rolled along on iron frames, and on the night of the great contest, Panorama, it was a boy’s glory to push one. For weeks beforehand I greased my wheels. I greased them as though everything depended on it, which, as things turned out, it did.

Up the ramp we came, on to the stage in Port of Spain, with the crowd roaring like the sea; and my wheel came off. I had been so generous with the grease that the pin had simply slid out. Six bass pans went bowling across the stage, booming, in front of the judges and half the island, and one of them, Joshua, did not stop until it met the Mayor. Compared with that, a dustbin on a staircase is chamber music.

I ran. I hid under the stand among the empty crates and made up my mind to go to sea. It was Mr Celestine who came to look for me. He did not scold. Nor did he tell me that it did not matter, for I should have known that it was a lie. He lowered himself on to a crate and said, “Small man, how do I make a pan?”

You take an oil drum, I sniffed.

“Is there any music in it?”

No, I said. Only a smell.

“So what do I do to it?”

You hit it, I told him. You beat the flat end into a bowl, and you pass it through the fire, and then you hit it some more: a thousand times, here hard and there softly, until it sings.

“So,” said Mr Celestine, “I never yet got a note without making a dent.” And he handed me his handkerchief and went back up, for he had a band to tune.

At the next Panorama I was pushing again, with less grease. In the end I played in that band for thirty-one years. We never won. We came second four times, and I consider second place much underrated, since it leaves a person something to do.

I am not going to tell you to go back to your pan. Your hands are your own. I merely observe two things. The first is that you told an old man precisely which note it ought to have been, and precisely which one you played, and people do not take such trouble over a thing that they have finished with. The second is in the parcel. Those are my own sticks. The rubber is new; the wood is not. They were only taking up room in my drawer, and if you have no use for them, they are excellent for stirring paint.

Wear your vest. I have seen the temperature in Birmingham in the newspaper, and I take it to be a misprint.

Your loving grandfather,
Augustus

P.S. The dog disagrees with me about the sticks. He thinks that they should have stayed here.`,
  items: [
    find(
      1,
      'Where did Joshua go after his mistake at the concert?',
      'to the cloakroom',
      { place: ['to a cupboard', 'under the stand', 'to a staircase'], own: ['home with his mother'] },
      'You then stood in the cloakroom among the wet coats',
      'It was his grandfather who once hid under a stand. Joshua stood among the wet coats.',
    ),
    figure(
      3,
      'Joshua writes “like a boy who slams a cupboard before everything can fall out”. What does this comparison suggest?',
      'He changes the subject so that he need not say more.',
      {
        own: [
          'He has put his pan away where nobody will look for it.',
          'He longs for a visit and for a taste of the mangoes.',
        ],
        effect: [
          'He is so cross that he can hardly hold his pen.',
          'He is in such a hurry that his letter is untidy.',
        ],
      },
      'in the very next line you ask after my mangoes',
      'A full cupboard that is shut fast hides its muddle. Joshua has painful feelings about the pan, and he turns to mangoes before they can come out.',
    ),
    classOf(
      5,
      'before',
      'like a boy who slams a cupboard before everything can fall out',
      'conjunction',
      ['preposition', 'adverb', 'adjective'],
      'The word joins two clauses: “slams a cupboard” and “everything can fall out”. In “before breakfast” only a noun follows, and there it would be a preposition.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “briskly” in “I shall answer just as briskly”?',
      'promptly',
      { opposite: ['at leisure'], fits: ['honestly', 'politely'], sound: ['riskily'] },
      'I shall answer just as briskly',
      'Joshua hurried on to the mangoes, and his grandfather answers at the same speed, in four words.',
    ),
    infer(
      4,
      'What does Joshua’s grandfather mean by “I know a good deal about cloakrooms”?',
      'He too has hidden himself away in shame.',
      {
        own: [
          'He used to work in a concert hall himself.',
          'He thinks that children should be left alone.',
          'He too has mislaid something he was fond of.',
        ],
        opposite: ['He thinks it foolish to run away and hide.'],
      },
      'I hid under the stand among the empty crates',
      'He did not hide in a real cloakroom, but his story shows that he knows how it feels to want to vanish.',
    ),
    find(
      2,
      'Why did the wheel come off?',
      'The pin had slipped out of its place.',
      {
        own: ['The load was too heavy for the frame.', 'The ramp up to the stage was too steep.'],
        opposite: ['The wheels had gone for weeks without grease.'],
        place: ['The pans had rolled to one side of the frame.'],
      },
      'the pin had simply slid out',
      'He had put on too much grease, and so the pin that held the wheel slid out. The pans rolled away only afterwards.',
    ),
    purpose(
      3,
      'Why does the grandfather write that “a dustbin on a staircase is chamber music”?',
      'to make Joshua’s mistake look small beside his own',
      {
        own: [
          'to let Joshua know which kind of music he prefers',
          'to explain to Joshua why bass pans are so loud',
        ],
        effect: [
          'to warn Joshua that worse mistakes may lie ahead',
          'to mock Joshua for describing his playing so badly',
        ],
      },
      'Compared with that, a dustbin on a staircase is chamber music',
      'Chamber music is soft and orderly. Next to six drums rolling into the Mayor, Joshua’s wrong note hardly counts as a noise.',
    ),
    infer(
      5,
      'What did Mr Celestine want the boy to understand by “I never yet got a note without making a dent”?',
      'What feels like harm may be part of becoming good.',
      {
        strong: ['Music cannot be made until something is ruined.'],
        own: ['A player who strikes hard will make fewer mistakes.'],
        opposite: ['An accident on the stage is not worth worrying about.'],
        part: ['An oil drum needs much hard work before it can sing.'],
      },
      'I never yet got a note without making a dent',
      'He is speaking of the boy as well as of the pan. The hammer spoils the flat drum, yet each blow helps to turn it into an instrument, and a disaster can do the same for a person.',
    ),
    means(
      4,
      'Which word or phrase is closest in meaning to “observe” in “I merely observe two things”?',
      'point out',
      { sense: ['look at', 'obey'], fits: ['regret'], sound: ['preserve'] },
      'I merely observe two things',
      'To observe can also mean to watch or to keep a rule, but here two remarks follow: it means to say what one has noticed.',
    ),
    infer(
      4,
      'What can we tell from what the grandfather says about the sticks?',
      'He would like Joshua to play but will not insist.',
      {
        own: [
          'He would like Joshua to take up painting instead.',
          'He expects to get them back if they are not used.',
        ],
        strong: ['He is certain that Joshua will play once more.'],
        opposite: ['He no longer cares whether Joshua plays or not.'],
      },
      'They were only taking up room in my drawer',
      'He gives a joking reason for a precious gift. The new rubber shows that he has made the sticks ready for playing, yet he leaves Joshua free to stir paint with them.',
    ),
    findOpinion(
      3,
      'they are excellent for stirring paint',
      [
        'Your letter took sixteen days to reach me',
        'your school steel band played in the Town Hall',
        'We came second four times',
        'The rubber is new; the wood is not',
      ],
      'Days, places and results can be checked. Whether a pair of sticks is excellent for a job is for each of us to judge.',
    ),
    structure(
      4,
      'Why does the grandfather tell his own story before he gives his view of Joshua’s decision?',
      'so that Joshua feels understood before he hears that view',
      {
        part: ['so that Joshua’s mother learns the truth after all this time'],
        own: ['so that Joshua sees how fine a player his grandfather was'],
        effect: [
          'so that Joshua forgets the concert while he is reading',
          'so that Joshua feels guilty for complaining of so little',
        ],
      },
      'I am going to tell you something that your mother has never heard',
      'The story shows that he has been through worse himself. Only then does he gently “observe two things”, and a boy who feels understood is more likely to listen.',
    ),
    order(
      3,
      [
        'A wheel comes off on the stage.',
        'Mr Celestine sits down on a crate.',
        'The band comes second at Panorama.',
        'Joshua begins on the wrong note.',
      ],
      'Joshua’s concert comes early in the letter but happened last: everything that the grandfather tells about himself took place long before.',
    ),
    judge(
      4,
      isFalse(
        'Joshua asked his grandfather whether he should give up the pan.',
        'He wrote that he had given it up. The grandfather notices that he does not ask for his opinion.',
      ),
      isTrue(
        'When Mr Celestine parted from the boy, his own work was not yet done.',
        'He went back up, “for he had a band to tune”.',
      ),
      untold(
        'Mr Celestine was still tuning the pans when the band came second.',
        'We hear how the band did over thirty-one years, but not how long Mr Celestine stayed with it.',
      ),
    ),
    sumUp(
      3,
      'Which sentence best sums up the message of the letter?',
      'A failure that hurts need not be the end of a thing we love.',
      {
        own: [
          'A present is the surest way to change somebody’s mind.',
          'A mistake is soon forgotten by those who saw it happen.',
        ],
        strong: ['A player who never gives up is sure to win in the end.'],
        part: ['A grandparent should share every secret with the family.'],
      },
      'At the next Panorama I was pushing again',
      'The grandfather failed in front of half the island, and yet he went back and stayed for thirty-one years, without ever winning.',
    ),
  ],
}
