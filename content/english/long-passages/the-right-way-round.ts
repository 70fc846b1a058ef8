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

export const theRightWayRound: LongPassage = {
  id: 'the-right-way-round',
  year: 5,
  kind: 'biography',
  title: 'The Right Way Round',
  text: `It was the back that gave it away. In 2003 a dealer was examining an ordinary framed print, the kind of thing that is sold at boot sales, when he noticed some writing on the board behind it: an artist’s name, A C Challen, and a date, 1869. He opened the frame and turned the board over. On the other side was an elderly woman in a red neckerchief, with three medals on her chest, gazing calmly away from him as if she had been expecting this for years.

The dealer could not tell who she was, and he sold the picture. It was a historian, Helen Rappaport, who put a name to the face. This was Mary Seacole, once among the most celebrated women in Britain, and afterwards, for about a century, almost perfectly forgotten.

Mary Grant was born in Kingston, Jamaica, in 1805. Her father was a Scottish soldier. Her mother kept a boarding house, where she nursed the sick with medicines made from plants, and Mary longed to do the same. Her first patient was her doll, which had to suffer from whatever illness was going round the town. From the doll she advanced to the cats and dogs of the house and, when no other patient was to be had, to herself.

As a child she followed the routes of ships across an old map; as a woman she followed them in earnest, to London, to the Bahamas, to Cuba. She married Edwin Seacole in 1836 and was left a widow eight years later. By then she had seen a boarding house burn to the ground and had built it up again. When cholera struck Panama in 1851, she worked day and night among the sick there, taking note of what helped them and what did not.

In 1854 Britain and its allies were at war with Russia in the Crimea, beside the Black Sea, and terrible news came home: sickness was harming more soldiers than the fighting. In London that autumn, Mary asked to be sent out as a nurse. She was almost fifty. She had treated cholera, and yellow fever too, which many a doctor in England had never seen, and she had known British soldiers all her life. Office after office turned her away. Standing one evening in a darkening street, she asked herself whether the reason could be the colour of her skin, and she wept. Then she dried her eyes. If nobody would send her, she would send herself.

So it was that in 1855, near the harbour of Balaklava, there rose the British Hotel, a grand name for a building knocked together from driftwood, packing cases and sheets of iron. Mary sold hot meals there, and mixed medicines. When a battle began, she loaded her mules with bandages and food and set off towards the noise. She bound up the wounds of men from both armies. Young soldiers, far from their families, took to calling her Mother Seacole.

Peace, when it came, very nearly ruined her. The army sailed home, leaving her with storerooms full of goods that nobody wanted, and she returned to London unable to pay what she owed. But her “sons” had not forgotten her. In the summer of 1857 a festival was held to raise money for her, with bands and about a thousand performers, and it went on for four days. That year she also published her life story. It is one of the liveliest books of its time.

Then the forgetting set in, as quietly as dust. Mary died in London in 1881, and people who had once cheered her grew old and died as well. Schoolbooks found room for Florence Nightingale, who had led the army’s nurses in the same war; they seldom found any for her. Not until 1973 was her neglected grave sought out and restored. After that, interest grew with every year. In 2004 she was voted the greatest Black Briton, and since 2016 a statue of her has stood outside St Thomas’ Hospital in London, striding forward as if into a wind, opposite the Houses of Parliament.

And the painting? It is hardly larger than a school exercise book, and it belongs to the National Portrait Gallery. They have hung it, this time, the right way round.`,
  items: [
    find(
      2,
      'What made the dealer decide to open the frame?',
      'some words on the back',
      {
        place: ['a woman’s painted face', 'three medals on a ribbon'],
        own: ['a mark on the print', 'the name of the sitter'],
      },
      'he noticed some writing on the board behind it',
      'He saw the artist’s name and a date. The woman and her medals appeared only when he had turned the board over, and her name was not there.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “celebrated” in “once among the most celebrated women in Britain”?',
      'well known',
      { sense: ['festive'], fits: ['wealthy', 'skilful'], opposite: ['overlooked'] },
      'once among the most celebrated women in Britain',
      'The sentence goes on to say that she was forgotten afterwards. Before that a great many people had heard of her and admired her.',
    ),
    find(
      1,
      'On whom did Mary first practise being a nurse?',
      'on a toy',
      { place: ['on a cat', 'on herself', 'on soldiers'], own: ['on lodgers'] },
      'Her first patient was her doll',
      'The animals and she herself had their turn only after the doll.',
    ),
    means(
      4,
      'Which word or phrase is closest in meaning to “in earnest” in “as a woman she followed them in earnest”?',
      'in reality',
      { sound: ['for wages'], fits: ['in a hurry', 'by chance'], opposite: ['in play'] },
      'as a woman she followed them in earnest',
      'As a child she only traced the voyages on a map. Later she truly made them.',
    ),
    classOf(
      4,
      'rose',
      'there rose the British Hotel',
      'verb',
      ['noun', 'adjective', 'adverb'],
      'A rose in a garden is a noun. Here the word tells us what the hotel did: turn the words round, and you have “the British Hotel rose”. It is the past of “rise”.',
    ),
    purpose(
      4,
      'Why does the writer tell us about Mary’s age and experience just before “Office after office turned her away”?',
      'to make the refusals seem hard to justify',
      {
        own: ['to explain why she was thought too old', 'to suggest that she boasted of her skill'],
        strong: ['to prove that no doctor knew as much as she'],
        effect: ['to prepare us for the sorrow of a long war'],
      },
      'yellow fever too, which many a doctor in England had never seen',
      'We have just learnt how useful she would be. When the offices then send her away, we feel how unfair it is.',
    ),
    infer(
      3,
      'What do the words “If nobody would send her, she would send herself” show about Mary?',
      'She relied on her own strength of will.',
      {
        opposite: ['She accepted what the offices had decided.'],
        own: [
          'She hoped to make a fortune from the war.',
          'She wished to prove that she was the best nurse.',
        ],
        strong: ['She never cared what others thought of her.'],
      },
      'If nobody would send her, she would send herself',
      'The refusals did hurt her, for she wept. But then she found a way of her own to go.',
    ),
    infer(
      2,
      'Who are the “sons” that had not forgotten Mary?',
      'soldiers whom she had cared for',
      {
        own: ['children whom she had brought up', 'nurses whom she had trained'],
        place: ['performers who took part in the festival', 'doctors who had worked with her in Panama'],
      },
      'But her “sons” had not forgotten her',
      'The inverted commas show that they were not really her sons. They were the young men who called her Mother Seacole.',
    ),
    findOpinion(
      4,
      'It is one of the liveliest books of its time',
      [
        'In 2004 she was voted the greatest Black Briton',
        'sickness was harming more soldiers than the fighting',
        'it went on for four days',
        'The army sailed home',
      ],
      'How lively a book is depends on the reader. That she was voted “the greatest” is a fact, because the vote took place, whatever we think of the result.',
    ),
    figure(
      3,
      'What does the comparison “as quietly as dust” tell us about how Mary was forgotten?',
      'It happened little by little without being noticed.',
      {
        effect: [
          'It happened because her fame had been worth nothing.',
          'It happened in secret because people were ashamed.',
        ],
        own: ['It happened mainly because her books had vanished.'],
        opposite: ['It happened at a stroke as soon as she had died.'],
      },
      'Then the forgetting set in, as quietly as dust',
      'Nobody hears or sees dust fall, but one day everything is covered. Nobody decided to forget Mary either.',
    ),
    infer(
      5,
      'What else may the last sentence mean, besides the way in which the painting hangs?',
      'Mary is at last given the place that she deserves.',
      {
        own: [
          'Mary’s life story can now be read in the right order.',
          'Mary’s picture was never meant to be seen from the front.',
        ],
        strong: ['Mary has now become more famous than anyone else.'],
        opposite: ['Mary is still not seen by people as she really was.'],
      },
      'They have hung it, this time, the right way round',
      'For years her face was turned to the wall, and for a century nobody spoke of her. Now both her picture and her life are there for all to see.',
    ),
    order(
      4,
      [
        'Mary’s husband dies.',
        'Cholera strikes Panama.',
        'A festival is held for Mary.',
        'Challen dates his painting.',
      ],
      'Mary was widowed eight years after 1836, the cholera came in 1851, the festival was in 1857, and the date on the board is 1869, although we read about it first.',
    ),
    judge(
      5,
      untold(
        'Whoever framed the print knew that there was a portrait on the board.',
        'The portrait was turned away from sight, but we do not learn who used the board or what that person knew.',
      ),
      isFalse(
        'Mary and Edwin nursed the cholera patients in Panama side by side.',
        'They married in 1836, and eight years later Edwin died. The cholera came in 1851.',
      ),
      isTrue(
        'Some of the men whom Mary helped had been fighting against Britain.',
        'She bound up the wounds of men from both armies, and one of the two was Russian.',
      ),
    ),
    structure(
      4,
      'Why does the writer begin with the discovery in 2003 instead of with Mary’s birth?',
      'to make us curious about a person who had dropped out of sight',
      {
        own: [
          'to let us judge whether the story of the painting can be true',
          'to show us that her portrait mattered more than what she did',
        ],
        part: ['to tell us how much an artist’s signature can add to a picture'],
        effect: ['to make us feel sorry for the dealer who parted with his find'],
      },
      'gazing calmly away from him as if she had been expecting this for years',
      'We see the face before we learn the name, and so we want to know who she was and why nobody knew her. The last paragraph returns to the painting.',
    ),
    sumUp(
      3,
      'Which of these best sums up the passage?',
      'how a brave woman was honoured, forgotten and honoured again',
      {
        part: [
          'how a lost painting was found, sold and hung in a gallery',
          'how a girl who nursed dolls came to sail all over the world',
        ],
        strong: ['how one nurse saved an army that nobody else would help'],
        own: ['how two nurses of the same war came to be rivals for fame'],
      },
      'once among the most celebrated women in Britain, and afterwards, for about a century, almost perfectly forgotten',
      'The passage covers the whole of her life and what came after: the festival, the years of silence, and the grave, the vote and the statue.',
    ),
  ],
}
