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
  untold,
} from './long-passage.ts'

export const homeByMountain: LongPassage = {
  id: 'home-by-mountain',
  year: 5,
  kind: 'fiction',
  title: 'Home by Mountain',
  text: `Before the power cut, we knew our neighbours only by their noises.

There was the Drummer, directly overhead, who practised on something that was not a drum. There was Slippers, who shuffled to and fro behind our bathroom wall at four in the morning. In the flat below lived the Whistler, who knew one tune and was inordinately proud of it. In the lift, where any of them might have been standing beside us, nobody spoke. We gazed at the numbers above the door as though there would be an exam on them.

Then, on the last Friday in January, at nine minutes past six, the whole of Kestrel Point went out like a candle. The fridge shuddered and fell silent. The television swallowed its own picture. I had never noticed how much our flat hummed until it stopped.

“Don’t move, Esi,” said Mum, and walked straight into the ironing board.

From our window on the eleventh floor we could see that we were not alone. All the way down to the docks, Southampton had been rubbed out. Only a cruise ship still glittered at her berth, tier upon tier, like a wedding cake at somebody else’s party.

Our torch, when we found it, gave one feeble yellow yawn and died. It was Mum who remembered the candles, and it was I who remembered that we had put every last one of them on Gran’s birthday cake. So we sat on the carpet in our coats, and I listened. For once there was not a murmur from above, or below, or behind the bathroom wall.

I ought to have enjoyed it. Instead I found, to my surprise, that I was worried.

Then, faintly, out on the stairs, a voice began to count. “A hundred and sixty-one,” it said, and puffed. “A hundred and sixty-two.”

I had the door open before Mum could object. Round the bend of the staircase came a small, wobbling light, and behind the light a stout old man in a smart coat, who was dragging a shopping trolley up one step at a time. He wore a tie. He also wore a pair of enormous tartan slippers.

“Forgive me,” he panted. “I went down by lift and I am coming home by mountain.”

“You’re Slippers!” I said.

It was not polite, but it was out. The old man considered his feet with interest. “I suppose I am,” he said. “I was a baker for forty-one years. I have stopped, but nobody has told my feet. Every day at four o’clock they get up without me.” He patted the trolley. “At six precisely I receive my flour at the front door. At ten past, there is not a working oven in the city.”

Mum took one end of the trolley and I took the other, and the clatter that we made did what good manners never had. Along the landing, up the stairs and down the stairs, doors were opening like the windows of an Advent calendar, each with a face in it.

Mrs Rahman descended from the twelfth floor with the Drum itself under her arm: a stone bowl as big as a bucket, in which she ground the spices for her daughter’s café. From the tenth came a shy young nurse with a cage. “It’s him you’ll have heard,” he mumbled. “I’ve been trying to teach him a second tune since Easter.” A grey parrot regarded us with indignation.

It was Mrs Rahman who raised the matter of the freezers. “Everything will melt,” she announced, “and I will not see it wasted.” There is nothing like an emergency that can be solved only by eating ice cream. Within ten minutes we were sitting in two rows on the stairs, twenty-six of us, from nine months old to ninety, passing tubs up and spoons down, while the parrot sang his only song until everybody knew it.

When the lights burst on, soon after nine, there was a groan. “Three hours is far too short for a party,” said Mum.

At four the next morning I woke to the sound of slippers, to and fro, to and fro, behind the bathroom wall. I smiled and went back to sleep. When we opened the front door at eight, a loaf was hanging from the handle in a paper bag, still warm.

On Monday nine of us squeezed into the lift. Nobody looked at the numbers.`,
  items: [
    find(
      1,
      'At the start of the story, where does the shuffling of Slippers come from?',
      'behind the bathroom wall',
      {
        place: [
          'from the flat overhead',
          'from the flat underneath',
          'out on the dark staircase',
          'inside the lift',
        ],
      },
      'who shuffled to and fro behind our bathroom wall at four in the morning',
      'Each noise belongs to a different place. The shuffling came through the wall of the bathroom.',
    ),
    infer(
      2,
      'Why, most likely, did people in the lift gaze at the numbers above the door?',
      'It was a way to avoid talking to one another.',
      {
        own: [
          'They did not trust the lift to stop where it should.',
          'They did not know which floor they lived on.',
          'It was a way to show that they were in a hurry.',
        ],
        place: ['They were learning the numbers for an exam.'],
      },
      'In the lift, where any of them might have been standing beside us, nobody spoke',
      'Nobody spoke, and everybody stared at something that needs no staring at. It gave them somewhere to look other than at each other.',
    ),
    means(
      4,
      'Which word is closest in meaning to “inordinately” in “knew one tune and was inordinately proud of it”?',
      'excessively',
      {
        fits: ['understandably', 'secretly'],
        sound: ['ordinarily'],
        opposite: ['moderately'],
      },
      'who knew one tune and was inordinately proud of it',
      'Somebody who whistles one tune again and again must be prouder of it than one tune deserves. “Inordinately” means more than is reasonable.',
    ),
    figure(
      4,
      'The ship is “like a wedding cake at somebody else’s party”. What do the last four words of this simile add?',
      'the sense that its splendour was not for them',
      {
        own: [
          'a hint that its passengers were laughing at them',
          'a clue that a wedding was taking place on board',
        ],
        effect: ['a picture of decks that rise in tiers', 'a feeling that the ship was about to leave'],
      },
      'Only a cruise ship still glittered at her berth, tier upon tier, like a wedding cake at somebody else’s party',
      'The wedding cake gives us the tiers and the glitter. “Somebody else’s party” is one to which you are not invited: you can only look.',
    ),
    infer(
      3,
      'Why is Esi worried when she hears nothing from the other flats?',
      'She found that the unseen neighbours mattered to her.',
      {
        own: [
          'The noises would be worse when they began again.',
          'She thought the cold might make her mother ill.',
        ],
        place: [
          'The candles that they needed had all been used.',
          'The neighbours were all at a party without her.',
        ],
      },
      'Instead I found, to my surprise, that I was worried',
      'Just before this she notices that for once there is not a murmur on any side. We worry only about people who mean something to us, and that is what surprises her.',
    ),
    classOf(
      4,
      'stout',
      'behind the light a stout old man in a smart coat',
      'adjective',
      ['noun', 'adverb', 'verb', 'preposition'],
      'The word tells us more about the man: which old man? A stout one.',
    ),
    find(
      2,
      'Why had the old man gone down to the ground floor?',
      'to take in a delivery',
      {
        own: [
          'to buy milk for his breakfast',
          'to complain about the lift',
          'to ask when the lights would come on',
        ],
        place: ['to bake bread for the café'],
      },
      'At six precisely I receive my flour at the front door',
      'To “receive” something at the door means that it is brought to you. He went to fetch his flour.',
    ),
    infer(
      3,
      'What does the old man mean when he says that “nobody has told my feet”?',
      'He still rises at the hour his trade required.',
      {
        own: [
          'He still aches from so many years on his feet.',
          'He is surprised that others can hear him walking.',
        ],
        opposite: ['He is working on although he ought to have stopped.'],
        place: ['He has climbed further than his legs could manage.'],
      },
      'Every day at four o’clock they get up without me',
      'Bakers start work in the night. He has given up the work, but his body has not given up the habit, and he jokes that his feet have not heard the news.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “regarded” in “A grey parrot regarded us with indignation”?',
      'stared at',
      {
        sense: ['admired'],
        fits: ['deafened', 'called out to'],
        sound: ['guarded'],
      },
      'A grey parrot regarded us with indignation',
      'To regard somebody can mean to think well of them, but nobody admires you “with indignation”. Here it means to look at them steadily.',
    ),
    purpose(
      4,
      'Why does the writer use the word “emergency” about the freezers?',
      'to make fun of a crisis that is really a treat',
      {
        own: [
          'to remind readers that melted food can be unsafe',
          'to make readers fear for the people in the dark',
        ],
        opposite: ['to prove that the neighbours were starting to panic'],
        true: ['to show that Mrs Rahman did not like waste'],
      },
      'There is nothing like an emergency that can be solved only by eating ice cream',
      'An emergency is usually grave. One that “can be solved only by eating ice cream” is a joke: everybody is delighted to help.',
    ),
    infer(
      5,
      'What does Esi’s smile at four in the morning show about the sound that woke her?',
      'She once heard a stranger in it and now hears a friend.',
      {
        own: [
          'She once lay awake because of it and now sleeps through.',
          'She once thought it funny and now finds it rather sad.',
        ],
        strong: ['She once hated it and now could not sleep without it.'],
        place: ['She once feared it and now knows it was only a parrot.'],
      },
      'I smiled and went back to sleep',
      'Compare the beginning, where Slippers is only a noise, with this morning. Nothing about the sound has changed, and it still wakes her, but now she knows and likes the man who makes it.',
    ),
    order(
      3,
      [
        'Esi’s family use up their candles.',
        'The old man rides down in the lift.',
        'The fridge in Esi’s flat falls silent.',
        'Esi hears somebody counting.',
      ],
      'The candles had gone on Gran’s cake some time before. The old man went down by lift, which he could do only while there was power. Then the fridge stopped, and after that the voice counted on the stairs.',
    ),
    findOpinion(
      2,
      'Three hours is far too short for a party',
      [
        'I was a baker for forty-one years',
        'we had put every last one of them on Gran’s birthday cake',
        'I’ve been trying to teach him a second tune since Easter',
        'I had never noticed how much our flat hummed',
      ],
      'Whether a party is too short is for each guest to decide. The other quotations tell us what somebody did or had not done.',
    ),
    judge(
      5,
      isTrue(
        'The old man’s flat was on the same floor as Esi’s.',
        'Esi lives on the eleventh floor, and the slippers were heard on the other side of her bathroom wall, so he lives next door.',
      ),
      untold(
        'Mrs Rahman worked in her daughter’s café.',
        'She ground the spices for it, but she could have done that at home. We do not learn whether she worked there.',
      ),
      isFalse('Everybody who sat on the stairs was old enough to talk.', 'The youngest was nine months old.'),
    ),
    structure(
      5,
      'How is the last sentence linked with the beginning of the story?',
      'A habit that was described there has now been dropped.',
      {
        effect: [
          'A puzzle that was set there has now been solved.',
          'A promise that was made there has been kept.',
        ],
        opposite: ['A silence that was described there has returned.'],
        own: ['A fault in the lift that was shown there is mended.'],
      },
      'Nobody looked at the numbers',
      'At the beginning nobody speaks in the lift, and all gaze at the numbers. Now nobody does, and we can guess what they are doing instead.',
    ),
  ],
}
