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

export const theYellowKite: LongPassage = {
  id: 'the-yellow-kite',
  year: 5,
  kind: 'fiction',
  title: 'The Yellow Kite',
  text: `By eleven o’clock the sky above Victoria Park had run out of room. There were sharks, there were slices of pizza, and there was an octopus as long as a bus, whose owner had to lean backwards with her heels dug in, like the last woman in a tug of war. Every March the festival seemed to borrow half the wind in Leicester, and today there was plenty to lend.

Simran noticed none of it. She was staring into an empty bag.

“It was here,” she said. “I hung it on this fence myself when we went for samosas.”

“Then it has been stolen,” said her cousin Jeevan, with rather more relish than was polite. He was nine, he had recently read eleven detective stories in a row, and he carried a notebook for precisely this sort of emergency. “Don’t touch anything.”

It was not just any kite. When Nanaji, their grandfather, was a boy in Amritsar, he had flown kites from the rooftops at Basant, when the mustard fields turn yellow and people dress to match them. All through February he had bent over the dining table, shaving bamboo until it was thinner than a drinking straw and pasting tissue the colour of egg yolk, and at noon today Simran and Jeevan were to fly the result.

So Simran ought to have been distraught. That was what troubled her. When she had looked into the bag and found nothing there, the first thing she felt, for half a second, was relief.

Jeevan, meanwhile, was compiling a list of suspects. It consisted of a man in a purple anorak (“lurking”), two students whose own kite was up a lime tree (“jealous”) and a Labrador (“ate my samosa, so clearly has no conscience”). The man in the anorak turned out to be a judge, and lent them his binoculars. The students asked hopefully whether either of them could climb. Nobody questioned the Labrador, but Jeevan gave it a meaningful look.

“Back to the evidence,” he said at last, picking up the bag. Then he frowned. “That’s peculiar. You had to unzip it to look inside.”

“So?”

“So what sort of thief snatches a kite in broad daylight and then stops to do up the zip?”

Simran opened her mouth and closed it again. She knew only one person who zipped, buttoned and folded everything he touched, and who could not walk past a crooked picture without straightening it.

And if he had taken the kite, then she knew why. Her ears grew hot. On Thursday evening, while the grown-ups were indoors shouting at the cricket, she had carried it out to the alley behind Nanaji’s house, just to feel it pull. It had pulled, all right. It had wheeled round and smacked into a gatepost, and when she picked it up there was a crack in its spine, as fine as a hair. She had laid it back on the table exactly as she had found it, and ever since, the secret had trotted after her like a stray dog.

“Jeev,” she said, “put the notebook away. I’ve got something to tell you.”

They found the mending tent behind an ice-cream van. There, on an upturned crate, sat Nanaji with his glasses on the end of his nose, binding the yellow kite’s spine with thread, turn upon patient turn. Beside him lay a long strip of orange cotton which had, until recently, been one end of Nani’s gardening scarf.

“Ah, my pilots,” he said, without looking up. “You were supposed to eat slowly. Five more minutes, and you would never have missed it.”

“Nanaji.” The words seemed to have corners; they were difficult to get out. “The crack. It was me. On Thursday, I…”

“In the alley. I know. Our bathroom window has an excellent view.” He bit off the thread. “I was only wondering which would come first: you to me, or noon.”

“Then why didn’t you say anything?”

“A cracked stick I can mend for you.” He squinted along the bamboo. “The other thing you had to mend yourself.”

Then, with a flourish, he knotted the orange strip to the bottom of the frame. “She was always a nervous flyer, this one,” he told them. “She needed something to steady her.”

Jeevan took out his notebook and wrote CASE CLOSED in capitals. After a moment’s thought, he also crossed out the Labrador.

At noon the yellow kite went up. It had a scar on its back and a tail that did not match, and Simran, paying out the line with hands that were perfectly steady, thought it the finest thing in the sky.`,
  items: [
    find(
      1,
      'Where had Simran left the kite when she went to buy food?',
      'hanging from a fence',
      {
        place: [
          'up in a lime tree',
          'behind an ice-cream van',
          'on a dining table',
          'beside an alley gatepost',
        ],
      },
      'I hung it on this fence myself when we went for samosas',
      'Simran is looking into the bag as she says this, so “it” is the bag with the kite inside.',
    ),
    means(
      3,
      'Which word is closest in meaning to “relish” in “with rather more relish than was polite”?',
      'enjoyment',
      { fits: ['certainty', 'suspicion'], sound: ['relief'], opposite: ['reluctance'] },
      'with rather more relish than was polite',
      'Jeevan loves detective stories, and now he has a mystery of his own. It is not quite polite to be so pleased when something has been lost.',
    ),
    find(
      2,
      'What does the passage tell us about Nanaji and kites when he was a boy?',
      'He flew them from the tops of houses.',
      {
        place: [
          'He pasted them together at a table.',
          'He flew them at noon before the judges.',
          'He gave them tails of orange cotton.',
        ],
        own: ['He flew them over the yellow fields.'],
      },
      'he had flown kites from the rooftops at Basant',
      'A rooftop is the top of a house. The mustard fields only tell us what time of year Basant is.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “distraught” in “Simran ought to have been distraught”?',
      'greatly upset',
      {
        sound: ['lost in thought'],
        fits: ['rather surprised', 'on her guard'],
        opposite: ['quietly pleased'],
      },
      'Simran ought to have been distraught',
      'A precious thing has gone. We are told what she ought to feel, and then that she felt relief instead, so the word must mean the opposite of relief.',
    ),
    infer(
      4,
      'Why did Simran feel relief for half a second when she found the bag empty?',
      'Without the kite, nobody would see what she had done to it.',
      {
        own: [
          'Without the kite, she need not face the judges.',
          'Jeevan would now have a real mystery to solve.',
        ],
        opposite: ['She had never much cared for Nanaji’s kite.'],
        place: ['She had already worked out where it must have gone.'],
      },
      'ever since, the secret had trotted after her',
      'We only understand her relief later, when we hear about the crack that she had kept quiet about. A lost kite would hide it for good.',
    ),
    purpose(
      3,
      'Why does the writer include the Labrador in the list of suspects?',
      'to make us smile at how seriously Jeevan takes his case',
      {
        own: ['to give us a first clue to what has really happened'],
        effect: [
          'to make us fear that something has harmed the kite',
          'to make us think that Jeevan is unkind to animals',
        ],
        true: ['to let us know what became of the food they had bought'],
      },
      'Nobody questioned the Labrador, but Jeevan gave it a meaningful look',
      'A dog cannot be a thief with a plan, yet Jeevan treats it like a criminal in one of his books.',
    ),
    infer(
      3,
      'What does Simran realise when Jeevan asks about the zip?',
      'that Nanaji must have taken the kite',
      {
        opposite: ['that the thief must have been in a hurry'],
        own: [
          'that it must have been left at home',
          'that Jeevan must have known the answer',
          'that the kite must have slipped out by itself',
        ],
      },
      'She knew only one person who zipped, buttoned and folded everything he touched',
      'The very tidy person is not named yet, but the next paragraph speaks of Nanaji’s house, and it is Nanaji whom the cousins then go and find.',
    ),
    classOf(
      4,
      'up',
      'whose own kite was up a lime tree',
      'preposition',
      ['adverb', 'adjective', 'verb', 'noun'],
      '“Up” stands before the noun phrase “a lime tree” and tells us where the kite was. In “the kite went up” nothing follows it, and there it is an adverb.',
    ),
    figure(
      3,
      'The secret “had trotted after her like a stray dog”. What does this comparison tell us about Simran?',
      'She could not get away from what she had done.',
      {
        effect: [
          'She was afraid that the truth might hurt her.',
          'She had grown fond of having something to hide.',
        ],
        opposite: ['She could put what she had done out of her mind.'],
        own: ['She was hoping that someone else would be blamed.'],
      },
      'the secret had trotted after her like a stray dog',
      'A stray dog that has chosen you goes wherever you go. The secret went everywhere with Simran in the same way.',
    ),
    infer(
      5,
      'Nanaji says, “The other thing you had to mend yourself.” What does he mean by “the other thing”?',
      'the trust that her silence had damaged',
      {
        own: ['the quarrel that her secret had caused', 'the fear of flying that she had to overcome'],
        place: ['the scarf that he had cut into a strip', 'the wobble that had made the kite crash'],
      },
      'The other thing you had to mend yourself',
      'He can repair bamboo, but he cannot own up for her. By telling him, she has put right what she did wrong when she hid the crack from him. Nobody has quarrelled.',
    ),
    structure(
      5,
      'The kite “needed something to steady her”, and at the end Simran’s hands are “perfectly steady”. Why does the writer use the same idea twice?',
      'to suggest that telling the truth has calmed Simran as well',
      {
        own: [
          'to show how skilfully Simran can now fly a kite',
          'to suggest that Simran no longer fears the judges',
        ],
        part: ['to show how much better the kite flies with its tail'],
        true: ['to remind us how strong the wind in the park has been'],
      },
      'with hands that were perfectly steady',
      'The tail steadies the kite. What has steadied Simran in the meantime is that she no longer has anything to hide.',
    ),
    findOpinion(
      3,
      'Our bathroom window has an excellent view',
      [
        'he had recently read eleven detective stories in a row',
        'there was a crack in its spine, as fine as a hair',
        'You had to unzip it to look inside',
        'I hung it on this fence myself',
      ],
      'That the window looks out on the alley is a fact, but how good a view is cannot be measured. Someone else might not find it excellent.',
    ),
    order(
      3,
      [
        'Yellow tissue is pasted at the dining table.',
        'The kite smacks into a gatepost.',
        'The cousins go for samosas.',
        'A judge lends his binoculars.',
      ],
      'The kite was made in February and cracked on Thursday evening, but the story only tells us so after the day of the festival has begun. On that day the samosas come first, and then the hunt for the thief.',
    ),
    judge(
      4,
      untold(
        'Jeevan had seen the yellow kite before the day of the festival.',
        'It seems likely, because he is to fly it with Simran, but the passage never says whether he had seen it.',
      ),
      isFalse(
        'Simran tried out the kite when there was nobody else at home.',
        'The grown-ups were indoors watching the cricket, and Nanaji saw her from the bathroom window.',
      ),
      isTrue(
        'When the kite flew at noon, something of Nani’s flew with it.',
        'The orange strip on the kite had been one end of Nani’s gardening scarf.',
      ),
    ),
    sumUp(
      3,
      'Which of these best sums up the whole story?',
      'a girl’s guilty secret, and the forgiveness waiting for her',
      {
        part: [
          'a boy’s clever detective work, and the thief that it uncovers',
          'a grandfather’s boyhood, and the kites that he can never forget',
        ],
        own: ['a festival in a city park, and the mended kite that wins it'],
        opposite: ['a girl’s careless accident, and the punishment that follows it'],
      },
      'put the notebook away. I’ve got something to tell you',
      'The search for a thief is only the outside of the story. What matters is the thing that Simran hid, and how gently Nanaji deals with it.',
    ),
  ],
}
