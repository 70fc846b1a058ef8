import {
  classOf,
  figure,
  find,
  findOpinion,
  infer,
  isFalse,
  judge,
  type LongPassage,
  means,
  order,
  purpose,
  structure,
  untold,
} from './long-passage.ts'

export const elevenVerrucas: LongPassage = {
  id: 'eleven-verrucas',
  year: 4,
  kind: 'fiction',
  title: 'Eleven Verrucas',
  text: `Thursdays had a smell. It began at the end of the corridor, beside the coat pegs, and by half past nine it had crept under the classroom door: chlorine, wet towels and dread.

Kavya Nair was not a timid girl. She could carry a spider as big as a biscuit out to the garden in her bare hands. She had slept in a tent through the fiercest storm of the summer and asked at breakfast whether there would be another. But on the far side of the playground of Kilbrae Primary stood a long, low building with steamy windows. In that building lay the swimming pool, and whenever Kavya came near it her stomach turned over like a pancake.

So she had excuses. In September she lost her swimming costume and then, astonishingly, the spare. In October she had a cold on four Thursdays running and recovered each time by lunch. By the beginning of November she had told Mr Lockhart about eleven verrucas, which is more than most people can fit on two feet.

Mr Lockhart looked at the list of verrucas, and then at Kavya, for a long moment. He was not cross, and that was the worst of it. “I expect Mrs Petrie could do with some help,” was all he said.

Mrs Petrie looked after the pool. She was small and square, she wore yellow wellingtons, and she spoke of the pool as other people speak of a difficult aunt. “She’s in a mood today,” she would say, sniffing the air. “She never could abide an east wind.”

For three Thursdays Kavya sat with her back to the water and folded towels. On the fourth, Mrs Petrie sat down beside her.

“What is it that you don’t care for?” she asked. “Is it the cold?”

“No.”

“The noise, then? All that shrieking?”

“No.” Kavya folded the same towel twice. She had never told anyone. “It’s the line,” she whispered at last. “The black line along the bottom. It wriggles. It looks as if it’s alive. And I know that it’s only paint,” she added furiously, “so you needn’t say so.”

Mrs Petrie did not say so. She did not laugh, either. “Come back at half past twelve,” she said. “There’s something you ought to see.”

At half past twelve the building was deserted. Nobody splashed, nobody shrieked, and the water lay as flat as glass. Kavya crept to the edge with her eyes almost shut. There was the line, running from one end of the pool to the other, as straight as a ruler. It did not stir.

“Now,” said Mrs Petrie, and she dipped in the toe of one yellow wellington.

At once the line began to writhe. Then the ripples spread, and faded, and were gone; and the line lay down again, like a dog that has been told.

“It isn’t moving,” said Kavya slowly. “It’s the water that moves.”

“And the water bends the light,” said Mrs Petrie. “She plays the same trick on everybody. She breaks both my legs every morning, and I’ve stopped taking it personally.”

That would be a good place to end. If this were the other kind of story, Kavya would now dive in and win a medal. She did nothing of the sort. To know a thing with your head, she discovered, is a great deal quicker than to know it with your stomach. In the first week of December she sat on the edge, put in her feet, and watched her own ankles snap in two and mend themselves. In the second she stood on the steps, up to her waist, and held on to the rail until her knuckles turned white. And on a dark Thursday in January, with Mr Lockhart on one side of her and a pair of yellow wellingtons on the other, she put her face in.

She had expected blackness. Instead, the whole floor of the pool was alive with light, a golden net that stretched, and shrank, and never tore. And underneath it, wriggling for all it was worth, ran the line.

She came up streaming. “It’s dancing!” she told Mr Lockhart.

“So it is,” he said. “And how are the verrucas?”

Kavya considered the matter honestly.

“Down to two,” she said.`,
  items: [
    find(
      1,
      'Where was the school’s swimming pool?',
      'across the playground',
      {
        place: ['beside the coat pegs', 'at the end of the corridor', 'behind the classroom door'],
        own: ['down in the village'],
      },
      'on the far side of the playground of Kilbrae Primary stood a long, low building',
      'The smell began by the coat pegs, but the pool lay in a building of its own on the other side of the playground.',
    ),
    purpose(
      4,
      'Why does the writer use the word “astonishingly” when Kavya loses her spare costume?',
      'to hint that it was not lost by accident',
      {
        effect: ['to make us feel sorry for her bad luck', 'to show us that her teacher was amazed by it'],
        own: ['to suggest that somebody had stolen it', 'to warn us that she would never find it'],
      },
      'she lost her swimming costume and then, astonishingly, the spare',
      'The writer only pretends to be astonished. The sentence before says “So she had excuses”, and we can guess that Kavya had hidden both.',
    ),
    infer(
      4,
      'Why was it “the worst of it” that Mr Lockhart was not cross?',
      'His kindness made her untruth harder to bear.',
      {
        own: [
          'His silence meant that she would be in trouble later.',
          'His calm look made her feel that he did not care.',
        ],
        opposite: ['His trust showed that he still believed in her list.'],
        strong: ['His sadness meant that he would never trust her again.'],
      },
      'He was not cross, and that was the worst of it',
      'He looks from the list to Kavya “for a long moment”: he has understood. A scolding would be easier than such gentleness when you know that you have not been honest.',
    ),
    classOf(
      2,
      'square',
      'She was small and square',
      'adjective',
      ['noun', 'verb', 'adverb'],
      '“Square” can name a shape. Here it describes Mrs Petrie, just as “small” does.',
    ),
    figure(
      3,
      'Mrs Petrie calls the pool “she” and says that it is “in a mood”. How does this make the pool seem?',
      'like a person whose temper must be put up with',
      {
        effect: ['like a person who wishes the children harm', 'like a creature that ought to be left alone'],
        opposite: ['like a friend who is the same from day to day'],
        own: ['like a machine that is always breaking down'],
      },
      'she spoke of the pool as other people speak of a difficult aunt',
      'Moods belong to people. A “difficult aunt” may be cross on some days, but she is one of the family, and you get along with her.',
    ),
    find(
      2,
      'What was it about the pool that Kavya could not bear?',
      'a painted stripe',
      {
        place: ['the chilly water', 'the loud voices', 'the smell of chlorine'],
        own: ['the depth at one end'],
      },
      'The black line along the bottom',
      'Kavya says no to the cold and to the noise. It is the line, and she says herself that “it’s only paint”.',
    ),
    infer(
      3,
      'Why does Kavya speak “furiously” when she says “you needn’t say so”?',
      'She is ashamed of a fear that she knows is not sensible.',
      {
        opposite: ['She is certain that the line is more than a bit of paint.'],
        own: [
          'She is annoyed that she has been asked to fold more towels.',
          'She is upset that others have told her secret.',
        ],
        place: ['She is hurt that somebody has laughed at her.'],
      },
      'And I know that it’s only paint',
      'She is not angry with Mrs Petrie. She knows what any grown-up would answer, and it makes her cross with herself that the answer does not help.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “writhe” in “At once the line began to writhe”?',
      'twist about',
      {
        sound: ['make letters'],
        fits: ['fade away', 'grow thicker'],
        opposite: ['keep still'],
      },
      'At once the line began to writhe',
      'The toe of the boot makes ripples, and when they have gone the line lies still “again”. In between it must have bent this way and that.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “taking it personally” in “I’ve stopped taking it personally”?',
      'being offended by it',
      {
        sense: ['carrying it by myself'],
        fits: ['being surprised by it', 'looking out for it'],
        own: ['talking to others about it'],
      },
      'She breaks both my legs every morning, and I’ve stopped taking it personally',
      'To take something personally is to think that it is aimed at you and to be hurt. Mrs Petrie jokes that the pool plays its trick on everybody, so there is no need to be insulted.',
    ),
    structure(
      4,
      'What does the writer do in the paragraph that begins “That would be a good place to end”?',
      'offers us an easy ending and then turns it down',
      {
        effect: [
          'ends the main story and then begins a new one',
          'tells us the ending and then explains the cause',
        ],
        own: ['says sorry for an ending that comes too soon'],
        opposite: ['gives us the happy ending that we had expected'],
      },
      'If this were the other kind of story, Kavya would now dive in and win a medal',
      'In “the other kind of story” everything comes right at once. The writer smiles at such stories and tells how slowly it really happened.',
    ),
    infer(
      5,
      'What did Kavya discover about knowing things with the head and with the stomach?',
      'She understood the trick long before she felt safe.',
      {
        opposite: ['She felt safe long before she understood the trick.'],
        own: [
          'She was quick in lessons but slow in the water.',
          'She could think more clearly when she had eaten.',
        ],
        strong: ['She would never feel safe, whatever she understood.'],
      },
      'To know a thing with your head, she discovered, is a great deal quicker than to know it with your stomach',
      'The head stands for thinking and the stomach, which turned over like a pancake, for fear. At half past twelve she understood, but it took until January to put her face in.',
    ),
    findOpinion(
      2,
      'That would be a good place to end',
      [
        'Mrs Petrie looked after the pool',
        'Kavya folded the same towel twice',
        'the building was deserted',
        'Mrs Petrie sat down beside her',
      ],
      'Where a story ought to end is something that readers may disagree about. The others say what somebody did or how things were.',
    ),
    order(
      2,
      [
        'Kavya says that she has verrucas.',
        'Kavya talks about the black line.',
        'Mrs Petrie makes ripples in the pool.',
        'Kavya holds on to the rail.',
      ],
      'The verrucas are one of her excuses in November. After three Thursdays of folding towels she speaks of the line, and later that day she sees the ripples. She holds the rail in December.',
    ),
    judge(
      5,
      isFalse(
        'Mr Lockhart had let Mrs Petrie know what it was that frightened Kavya.',
        'Kavya “had never told anyone”, so Mr Lockhart could not have known about the line.',
      ),
      untold(
        'Others in Kavya’s class were frightened of the swimming pool.',
        'We hear of splashing and shrieking, but not of how the other children felt.',
      ),
      isFalse(
        'When Kavya looked under the water, the line no longer seemed to move.',
        'It was “wriggling for all it was worth”. What had changed was that she could enjoy it.',
      ),
    ),
    infer(
      5,
      'What does Kavya really tell Mr Lockhart with the words “Down to two”?',
      'Much of her fear has gone, but not the whole of it.',
      {
        own: [
          'Most of her swimming lessons are still to come.',
          'All of her verrucas but two have been cured.',
        ],
        opposite: ['All of her fear has come back, but she can hide it.'],
        strong: ['None of her fear is left, and she can joke about it.'],
      },
      'Kavya considered the matter honestly',
      'There were never eleven verrucas, and both of them know it: the number tells how afraid she is. Since she answers “honestly”, two means a little.',
    ),
  ],
}
