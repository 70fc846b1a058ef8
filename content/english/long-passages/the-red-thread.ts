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

export const theRedThread: LongPassage = {
  id: 'the-red-thread',
  year: 6,
  kind: 'fiction',
  title: 'The Red Thread',
  text: `The first letter I ever owned was an H, and I stole it.

I took it from the blackboard at Thrushgill Mill on a Tuesday evening in November 1841, when I was thirteen years old and so weary that the candles had haloes. There were forty apprentices in that schoolroom. We had been on our feet since six, knotting together the broken threads while the great spinning mules rolled out and in, and our ears still sang with them. The boys had the front benches, where they were taught to read and reckon. We girls sat at the back with our needles. “A good shirt is worth forty spellings,” the owner of the mill was fond of saying, and he never lacked for shirts.

Mr Ogden, the schoolmaster, was a stooped and threadbare man who seldom looked further than the second row. That night he drew on the board two posts and a beam, like a gate, and said that it was called H, and that it stood for hat and hill and home. I regarded it with peculiar attention, for I knew something else that it stood for. My brother had scratched it in the mud with a stick on the day before they sent me away. “That’s you,” he told me. “That’s the front end of Hannah.”

In my basket lay a length of red thread, meant for marking the mill’s towels. I turned up the hem of my apron and, beneath the table, I stitched a small red gate on the side that nobody saw.

After that I was incorrigible. All winter I took whatever Mr Ogden put up: an O as round as a bobbin, an S that slithered, a K that kicked. By day I muttered them in time to the machinery, and blessed for once the din that drowned me. By night, under the blanket, I ran my thumb along the hem and read it in the dark.

I had a reason for haste. Sewn into my pillow was a letter. It had come that September, from my brother, and the overlooker had offered to read it to me. The week before, he had read Betty Shaw’s aloud to the entire spinning room, with voices. I told him that I would read mine for myself, and he laughed until he was obliged to wipe his eyes.

It was March before I was caught. I was unpicking an ill-made G when a shadow fell across my lap, and there stood Mr Ogden, who never came to the back. He held out his hand. I gave him the apron, since there was nothing else to do. He carried it to the candle and went along that hem from end to end, as slowly as if it had been scripture, while the room grew so quiet that I heard the wax drip. Twenty-four letters and half a G, crooked and red.

I began to say that I was sorry about the thread.

“You have made your N the wrong way round,” said Mr Ogden. Then he took off his spectacles and polished them, although they were perfectly clean. “And I see no Z.”

“Please, sir, you’ve not put one up.”

“No,” he said slowly. “I don’t suppose I have. We never do get so far.” He looked at the boys on the front benches, most of whom were asleep. He took up the chalk, and it seemed to me that he stood a little straighter, and he drew it, large, in the very middle of the board. Then he turned round, and his eyes went past the first row, and the second, until they came to us.

“Ladies,” he said, “kindly put down your needles.”

Nobody had ever called us that. We looked behind us to see who had come in.

The owner heard of it, of course, and sent for Mr Ogden, and what was said between them I do not know. I know only that the needles stayed down on Tuesdays. On the last Sunday in April I climbed to the top of the wood, unpicked the corner of my pillow and broke the seal with my thumb. It took me an hour to read nine lines. I shall not tell you what was in them. I had been laughed at for that letter, and had waited seven months for it, and it was the first thing in my life that was nobody’s but mine.

But I will tell you how it began. It began with a small black gate, and the gate was standing open.`,
  items: [
    purpose(
      3,
      'Why does the writer begin with the words “The first letter I ever owned was an H, and I stole it”?',
      'to puzzle us with a theft that hardly seems possible',
      {
        own: [
          'to warn us that those who steal are always found out',
          'to show us how badly mill children were brought up',
        ],
        true: ['to tell us straight away how the narrator’s name is spelt'],
        strong: ['to confess to us the worst thing that the narrator ever did'],
      },
      'The first letter I ever owned was an H, and I stole it',
      'How can anybody own a letter of the alphabet, or steal one? The odd claim makes us read on to find out.',
    ),
    find(
      1,
      'What did the girls do while the boys had their lessons?',
      'They did needlework.',
      {
        place: ['They tied broken threads.', 'They swept the floor.', 'They learned to reckon.'],
        own: ['They waited for their turn.'],
      },
      'We girls sat at the back with our needles',
      'The sentence after the one about the boys tells us. Tying threads was the work of the day, not of the evening.',
    ),
    infer(
      3,
      'What does the owner’s saying about shirts and spellings show about his view of the girls?',
      'He judged them by what their hands could make.',
      {
        own: [
          'He feared what they might do if they could read.',
          'He wanted to see them find better work elsewhere.',
          'He thought them quicker to learn than the boys.',
        ],
        opposite: ['He wished that he could afford to teach them.'],
      },
      'the owner of the mill was fond of saying, and he never lacked for shirts',
      'To him one shirt outweighs forty spellings, and he gets his shirts from the girls. What they might like to learn does not come into it.',
    ),
    means(
      4,
      'Which word is closest in meaning to “peculiar” in “I regarded it with peculiar attention”?',
      'particular',
      {
        sense: ['odd'],
        fits: ['polite', 'weary'],
        opposite: ['ordinary'],
      },
      'I regarded it with peculiar attention',
      '“Peculiar” often means strange. Here the next words give the reason, “for I knew something else that it stood for”: this letter has a special interest for her.',
    ),
    means(
      5,
      'Which phrase is closest in meaning to “incorrigible” in “After that I was incorrigible”?',
      'beyond all hope of reform',
      {
        sound: ['unable to make mistakes'],
        opposite: ['truly sorry for my crime'],
        fits: ['terrified of being caught'],
        own: ['too weary to learn more'],
      },
      'After that I was incorrigible',
      'Hannah goes on “stealing” letters all winter and nothing can make her stop. “Incorrigible” means that somebody cannot be corrected or made to change.',
    ),
    find(
      2,
      'For what reason was Hannah grateful for the noise of the machinery?',
      'It hid her voice.',
      {
        own: ['It kept her awake.', 'It hid her mistakes at work.'],
        place: ['It sang to her in the evenings.'],
        true: ['It gave her a beat to follow.'],
      },
      'blessed for once the din that drowned me',
      'To “bless” the din is to be thankful for it. The noise “drowned” her, so nobody could hear her muttering.',
    ),
    structure(
      4,
      'What is the main job of the paragraph that begins “I had a reason for haste”?',
      'It goes back in time to show what drives Hannah on.',
      {
        effect: [
          'It goes back in time to show how Hannah learned to sew.',
          'It moves ahead in time to hint how the story will end.',
        ],
        own: ['It breaks off the story to show how apprentices were paid.'],
        opposite: ['It breaks off the story to let Hannah’s hopes fade away.'],
      },
      'I had a reason for haste',
      '“It had come that September” takes us back to a time before the first stitch. Only now do we learn why she is in such a hurry to read.',
    ),
    infer(
      3,
      'Why did Hannah refuse to let the overlooker read the letter to her?',
      'She would not have it turned into a show for others.',
      {
        own: [
          'She doubted that he could read it any better than she.',
          'She was ashamed of what her brother might have written.',
        ],
        place: ['She had no wish to be told off about the thread.'],
        opposite: ['She could by then read well enough to do without him.'],
      },
      'he had read Betty Shaw’s aloud to the entire spinning room, with voices',
      'Only a week earlier the overlooker had made a performance of Betty’s letter by acting it out. Hannah’s was not to be treated like that.',
    ),
    classOf(
      3,
      'drip',
      'I heard the wax drip',
      'verb',
      ['noun', 'adjective', 'adverb'],
      '“Drip” can name a drop, as in “a drip on the floor”. Here it tells us what the wax did while she listened, as “fall” does in “I heard the rain fall”.',
    ),
    infer(
      5,
      'Mr Ogden’s first words about the hem point out a mistake. What does this remark show?',
      'He is treating Hannah as one of his pupils.',
      {
        own: [
          'He is putting off the moment of punishing her.',
          'He is afraid that the boys will laugh at her.',
        ],
        opposite: ['He is proving that the hem has no value.'],
        strong: ['He is angry that her work is so careless.'],
      },
      'You have made your N the wrong way round',
      'She expects to be told off about the thread, and he does not mention it. Instead he does what a teacher does with a slate: he reads her work and corrects it.',
    ),
    find(
      2,
      'What explanation does Hannah give for the missing letter Z?',
      'It had not been shown to the class.',
      {
        own: ['There was no room left on her hem.', 'There was no thread left in her basket.'],
        place: [
          'It had been sewn so badly that she unpicked it.',
          'It had been sewn on the side that nobody saw.',
        ],
      },
      'Please, sir, you’ve not put one up',
      'To “put up” a letter is to write it on the board. It was a G, not a Z, that she unpicked.',
    ),
    figure(
      5,
      'What do the last words, “the gate was standing open”, suggest?',
      'What was shut to her before is now hers to enter.',
      {
        own: [
          'What she had learned would soon help her to escape.',
          'Her brother had written to call her home at last.',
        ],
        effect: ['Her brother had drawn the letter H with a part missing.'],
        opposite: ['What she had longed to know was a disappointment.'],
      },
      'It began with a small black gate, and the gate was standing open',
      'The gate is the H of “Hannah” in black ink, as it was in mud and in red thread. A gate that stands open lets you through: she can read, and a world lies beyond.',
    ),
    order(
      3,
      [
        'Hannah’s brother draws the letter H for her.',
        'Hannah refuses to have her letter read to her.',
        'Hannah hides the letter H in her apron.',
        'Mr Ogden carries Hannah’s apron to the candle.',
      ],
      'Her brother scratched the H in mud before she was sent away. The letter came in September, she stitched her H in November, and she was caught in March.',
    ),
    findOpinion(
      2,
      'A good shirt is worth forty spellings',
      [
        'There were forty apprentices in that schoolroom',
        'he laughed until he was obliged to wipe his eyes',
        'It took me an hour to read nine lines',
        'Nobody had ever called us that',
      ],
      'It has a number in it, but nobody can measure a shirt against spellings: the owner says what he values. The others tell what was or what happened.',
    ),
    judge(
      4,
      isFalse(
        'Until the evening in November Hannah had never set eyes on a letter of the alphabet.',
        'Her brother had already drawn an H for her in the mud.',
      ),
      untold(
        'The owner was angry with Mr Ogden for teaching the girls.',
        'The owner sent for him, but Hannah does not know what was said. He may have been angry or not.',
      ),
      isTrue(
        'Girls went on having lessons after the owner had found out about them.',
        '“The needles stayed down on Tuesdays” means that the girls no longer had to sew during that lesson.',
      ),
    ),
  ],
}
