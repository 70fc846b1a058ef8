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

export const wellKnownThroughoutEurope: LongPassage = {
  id: 'well-known-throughout-europe',
  year: 6,
  kind: 'biography',
  title: 'Well Known Throughout Europe',
  text: `In the summer of 1844 a party of travellers was strolling through Lyme Regis, on the coast of Dorset, when a shop window brought it to a halt. The shop was humble. The window was full of monsters. Among coiled shells lay the stone bones of creatures that nobody alive had ever seen, and the gentlemen, one of whom happened to be the King of Saxony, went in. When the king’s doctor asked the woman behind the counter for her name, she wrote it in his notebook and remarked, as she gave it back, that she was well known throughout the whole of Europe.

It was not a boast. It was merely true. The curious thing was that in the books of her own country the name of Mary Anning so seldom appeared in print.

She was born in 1799, into a family from which hunger was never far away. Her father was a cabinetmaker, who earned a little extra by selling “curiosities”, the odd stone shapes that he prised out of the cliffs. He took his children with him, and he taught them to look. The cliffs at Lyme are of clay and soft limestone, and they cannot keep still. Every winter rain and waves drag part of them down; every fall lays bare what has been hidden; and then the next tides sweep it away. So the best weather for a fossil hunter is the worst for anybody else. When Mary was eleven her father died, and left the family nothing but debts. From then on, the curiosities had to put bread on the table.

What they really were, nobody was sure. The word “dinosaur” had not been invented. In 1811 Mary’s brother, Joseph, came upon a huge skull with a grin full of teeth, and took it for a crocodile’s. It was Mary who kept watch upon the spot, month after month, until a fall of rock had brought the rest within reach. She was not yet fourteen when she found the body. It was more than five metres long, and learned men argued for years over what to call it. “Ichthyosaur”, they agreed at last, which means “fish lizard”. It was neither.

Mary had learned to read and write at Sunday school, and that was nearly all the schooling she had. The rest she helped herself to. She borrowed scientific papers and copied them out by hand, drawings and all. She cut up fish and cuttlefish, to see how a living body is put together. Before long the scholars who came to be shown along the beach discovered, to their surprise, that they were being taught.

In December 1823 she uncovered something odder still: an animal with four paddles, a small head, and between them a neck so long that it might have been added for a joke. In Paris Georges Cuvier, the most celebrated anatomist of the age, studied a drawing and declared that something was amiss. No known animal had so many bones in its neck. Had two skeletons, perhaps, been stuck together? For a wealthy collector such a doubt would have been an annoyance. For Mary it was perilous. But the bones were genuine, and Cuvier admitted that he had been mistaken. At a meeting of the Geological Society in London the creature was triumphantly described, under the name of plesiosaur, by a clergyman. He did not mention who had found it. Nor was she there to remind him, since women could not attend, even as guests.

But to pity her would be a mistake. She went on to find the first pterosaur, or flying reptile, to be discovered outside Germany. She noticed that certain lumpy stones inside her ichthyosaurs were full of fish scales. They turned out to be fossil droppings, and an Oxford professor was so enchanted that he had a table inlaid with slices of them. And beside her, in all weathers, trotted a small dog named Tray, who, it is said, would lie down next to a find and guard it while she fetched help.

Mary Anning died in 1847. Three years later a stained-glass window was placed in the church at Lyme in her memory, and members of the Geological Society helped to pay for it. The gentlemen who had never admitted her by the door had, in a manner of speaking, admitted her by the window. And in 2022, thanks to a campaign that a schoolgirl had begun, she returned to the sea front in bronze. She does not gaze nobly over our heads, as statues do. Tools in hand, with Tray at her heels, she is striding off to the beach, like somebody who has just noticed what the tide is doing.`,
  items: [
    structure(
      4,
      'Why does the writer begin in 1844 rather than with Mary’s birth?',
      'to show us her fame before we learn how she won it',
      {
        effect: [
          'to make us believe that she was a favourite of kings',
          'to prove to us that her best finds were her last ones',
        ],
        own: ['to tell us how she came to meet her teachers'],
        opposite: ['to show us her poverty before we hear of her success'],
      },
      'she was well known throughout the whole of Europe',
      'A king stops at her window and she knows her own worth. That makes us wonder how somebody behind a humble counter came so far.',
    ),
    means(
      2,
      'Which word is closest in meaning to “seldom” in “the name of Mary Anning so seldom appeared in print”?',
      'rarely',
      { sound: ['suddenly'], fits: ['clearly', 'proudly'], opposite: ['often'] },
      'the name of Mary Anning so seldom appeared in print',
      'It is called “curious” because she was famous everywhere else. At home, books hardly ever named her.',
    ),
    find(
      3,
      'Why was bad weather the best for finding fossils?',
      'Falls of rock uncovered what had been hidden.',
      {
        own: [
          'Storms kept other hunters away from the beach.',
          'Rain washed the mud from stones on the shore.',
          'Waves threw up old bones from the sea bed.',
        ],
        opposite: ['Tides left the same finds in reach for weeks.'],
      },
      'every fall lays bare what has been hidden',
      'Follow the chain of causes: rain and waves bring down the cliff, and the fall shows what was inside. The tide is what takes it away again.',
    ),
    find(
      1,
      'Who found the skull in 1811?',
      'Joseph',
      { place: ['Mary', 'her father', 'Georges Cuvier'], own: ['a clergyman'] },
      'Mary’s brother, Joseph, came upon a huge skull',
      'Read to the end of the sentence and on to the next. Mary found the body that belonged to it.',
    ),
    infer(
      3,
      'Why were the scholars surprised on the beach?',
      'They had not expected to learn from their guide.',
      {
        own: [
          'They had not expected to have to cut up fish.',
          'They had not known how far they would have to walk.',
        ],
        opposite: ['They had heard that she was a gifted teacher.'],
        place: ['They had been told that the bones were false.'],
      },
      'discovered, to their surprise, that they were being taught',
      'They came only “to be shown along the beach”. But Mary, who had hardly been to school, turned out to know more than they did.',
    ),
    means(
      3,
      'Which word is closest in meaning to “amiss” in “studied a drawing and declared that something was amiss”?',
      'wrong',
      { sound: ['missing'], fits: ['ancient', 'beautiful'], opposite: ['proved'] },
      'studied a drawing and declared that something was amiss',
      'He goes on to suspect that two skeletons had been joined. Nothing is missing: there are, if anything, too many bones.',
    ),
    infer(
      4,
      'Why was Cuvier’s doubt more serious for Mary than for “a wealthy collector”?',
      'She made her living by selling what she found.',
      {
        own: [
          'She had no other fossils that she could show.',
          'She had spent all that she had on the skeleton.',
        ],
        strong: ['She would have been put on trial for cheating.'],
        opposite: ['She had no interest in what became of her finds.'],
      },
      'For Mary it was perilous.',
      'A rich man collects for pleasure. Mary’s finds “had to put bread on the table”, and who would buy from somebody suspected of a fake?',
    ),
    classOf(
      3,
      'outside',
      'to be discovered outside Germany',
      'preposition',
      ['adverb', 'adjective', 'noun'],
      '“Outside” stands before “Germany” and tells us where. If nothing followed it, as in “wait outside”, it would be an adverb.',
    ),
    purpose(
      3,
      'Why does the writer put in “it is said” when telling us about Tray?',
      'to admit that the story may not be certain',
      {
        effect: [
          'to make us laugh at how clever a dog can be',
          'to stress how often the dog was of real use',
        ],
        opposite: ['to assure us that there is proof of the story'],
        own: ['to let us know that Mary told it to a friend'],
      },
      'who, it is said, would lie down next to a find',
      'A careful writer marks what people tell one another but cannot prove. Elsewhere in the passage facts are simply stated.',
    ),
    infer(
      5,
      'What does the writer suggest by “admitted her by the window”?',
      'Their tribute came too late for her to join them.',
      {
        own: [
          'Their meetings were moved to the church at Lyme.',
          'Their rules were altered out of respect for her.',
        ],
        opposite: ['Their gift made up in full for the earlier wrong.'],
        strong: ['Their gift was meant to mock her after her death.'],
      },
      'The gentlemen who had never admitted her by the door',
      'In her lifetime she was not allowed into the Society. The window honours her, but the joke about the door reminds us how late that was.',
    ),
    figure(
      4,
      'The statue strides “like somebody who has just noticed what the tide is doing”. What does this simile suggest?',
      'She is alert, and her work will not wait.',
      {
        effect: [
          'She is afraid, and the sea may reach her.',
          'She is lost in thought about the past.',
          'She is tired, and it is time to go home.',
        ],
        opposite: ['She is calm, and looks far out to sea.'],
      },
      'like somebody who has just noticed what the tide is doing',
      'Tides sweep away what the falls lay bare, so a fossil hunter has to be quick. She is “striding off to the beach”, not away from it.',
    ),
    findOpinion(
      2,
      'to pity her would be a mistake',
      [
        'Cuvier admitted that he had been mistaken',
        'Her father was a cabinetmaker',
        'He did not mention who had found it',
        'It was more than five metres long',
      ],
      'Whether it is right or wrong to pity somebody is for each reader to decide. Lengths, trades and what people said or left out can be checked.',
    ),
    order(
      3,
      [
        'Mary finds a body to go with a skull.',
        'Cuvier has doubts about a neck.',
        'A king stops at Mary’s shop.',
        'A window is placed in a church.',
      ],
      'The king’s visit is told first, but it was in 1844. The body was found before Mary was fourteen, and Cuvier’s doubts followed the find of December 1823. The window came after her death.',
    ),
    judge(
      5,
      isFalse(
        'The family began to look for fossils when Mary’s father had died.',
        'He took his children with him and taught them to look. After his death they depended on it.',
      ),
      untold(
        'The rest of the ichthyosaur came to light in winter.',
        'A fall of rock brought it within reach, and falls happen in winter above all, but the season is not given.',
      ),
      isTrue(
        'Cuvier gave his first verdict without having the skeleton before him.',
        'He was in Paris, and what he studied was a drawing.',
      ),
    ),
    sumUp(
      5,
      'Which sentence best sums up the writer’s view of Mary Anning?',
      'She earned her own renown, and the slights she met could not undo it.',
      {
        strong: ['She was so badly treated that her life must be called an unhappy one.'],
        own: [
          'She was kept out of learned circles, and so her finds were soon forgotten.',
          'She owed her success to luck, and to a brother who gave her the credit.',
        ],
        opposite: ['She sought praise from the learned, and they were quick to bestow it.'],
      },
      'It was not a boast. It was merely true.',
      'The writer shows both how little credit she was given and how much she achieved. “To pity her would be a mistake” tells us which matters more.',
    ),
  ],
}
