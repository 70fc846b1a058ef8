import {
  classOf,
  figure,
  find,
  findOpinion,
  infer,
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

export const theUnfinishedBridge: LongPassage = {
  id: 'the-unfinished-bridge',
  year: 6,
  kind: 'biography',
  title: 'The Unfinished Bridge',
  text: `In the spring of 1843 the most celebrated engineer in Britain was strapped to a board and turned upside down. He had designed the apparatus himself. Some weeks earlier, while he was doing conjuring tricks for his children, he had pretended to make a gold coin vanish, and it had vanished in earnest: it had slipped down his throat and lodged in his windpipe. Surgeons had tried to reach it and failed. Now, with his head towards the carpet, Isambard Kingdom Brunel felt the coin move; and a moment later it dropped out of his mouth.

It was a thoroughly typical adventure. All his life Brunel astonished people, landed in difficulties that a more cautious man would have avoided, and built his way out of them.

He was born in Portsmouth in 1806. His father, Marc, who had fled from France during the Revolution, was an inventor so brilliant, and so unlucky with money, that he was once imprisoned for his debts. At twenty the son was put in charge of the father’s most alarming scheme, the first tunnel ever built beneath a great river. In 1827 the Thames burst in. Brunel went down in a diving bell to examine the hole in the river bed. He had it plugged with bags of clay; and when the water had been pumped out he gave a banquet in the tunnel, with a military band, to show the public how safe it was.

It was not. In January 1828 the river returned, and this time the young engineer was lucky to escape with his life.

The accident left him idle for months, but he did not remain so. In 1829 a competition was announced for a bridge over the Avon Gorge at Clifton, outside Bristol. Brunel entered four designs. The judge, Thomas Telford, was the grand old man of British engineering; he rejected every entry and then, when he was asked, proposed a bridge of his own. There was an outcry. A second competition had to be held, and in 1831 the winner was announced: Brunel, at twenty-four.

Bristol was the making of him. Its merchants wanted a railway to London, and in 1833 they chose him to build it. He rode over the whole route on horseback, and laid the line so smoothly that it was nicknamed “Brunel’s billiard table”. When somebody remarked that a railway of such a length was a foolhardy idea, he is said to have answered, “Why not make it longer, and have a steamboat go from Bristol to New York?” People took it for a joke. Experts calculated that no ship could carry enough coal. Brunel had understood what they had not: if a ship is made bigger, the space for coal grows faster than the appetite of the engines. In 1838 his Great Western steamed into New York with plenty of coal to spare.

Not everything turned out so well. His railway in Devon on which trains were moved by the pressure of air in a pipe was given up within a year. His rails, set wider apart than anybody else’s, allowed splendid speeds, but all of them had to be taken up in the end because no other company’s trains could run on them. His last ship, the Great Eastern, was the largest that the world had seen, and it took three months to coax her sideways down the slope into the Thames. No engineer of his century dreamed on a grander scale, and few were so expensive to know.

And the bridge at Clifton? In 1836, when an iron bar had been slung from cliff to cliff to help the builders, Brunel crossed the gorge beneath it in a basket. It was the nearest he would ever come to crossing his bridge. The two towers rose; then the money ran out. Year after year they stood and faced one another across the empty air, like two people who have forgotten what they were about to say. Brunel died in 1859, worn out at fifty-three, and they were standing there still.

What happened next would have pleased him. His fellow engineers decided to complete the bridge in his memory. They needed chains to hang it from, and chains of that size were ruinously expensive. But a footbridge over the Thames was just then being pulled down to make room for a railway. It, too, had been designed by Brunel. Its chains were carried to Bristol and hung from his patient towers; and in 1864, a generation late, the bridge at Clifton was opened at last.`,
  items: [
    find(
      1,
      'How did the coin come to be in Brunel’s throat?',
      'A trick for his children went wrong.',
      {
        place: ['A surgeon’s instrument slipped.', 'A board tipped over as he lay on it.'],
        own: ['A friend dared him to swallow it.', 'A cook had left it in his dinner.'],
      },
      'while he was doing conjuring tricks for his children',
      'He meant only to pretend that the coin had gone, but it slipped down his throat. The board and the surgeons came later.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “in earnest” in “it had vanished in earnest”?',
      'for real',
      {
        fits: ['for ever', 'in a flash'],
        sense: ['with great seriousness'],
        opposite: ['in jest'],
      },
      'it had vanished in earnest',
      'He had only pretended that the coin would vanish, and then it truly did. A person can be earnest, or serious, but a coin cannot.',
    ),
    structure(
      4,
      'Why does the author begin in 1843 instead of with Brunel’s birth?',
      'to let one episode stand for his whole character',
      {
        own: [
          'to let the reader see that he was a poor conjuror',
          'to let the reader know how his life was to end',
        ],
        effect: ['to let one accident explain his later failures'],
        strong: ['to let one machine stand as his greatest invention'],
      },
      'It was a thoroughly typical adventure.',
      'The second paragraph tells you what the first was for: astonishing people, getting into difficulties and building his way out is how Brunel always lived.',
    ),
    find(
      2,
      'How did Brunel find out about the damage to the tunnel in 1827?',
      'by being let down to the river bed',
      {
        place: ['by pumping all the water out of it', 'by giving a dinner for the men in it'],
        own: ['by asking the men who worked in it', 'by sending his father down to look at it'],
      },
      'went down in a diving bell to examine the hole in the river bed',
      'A diving bell let him breathe under water. The pumping and the dinner came after the hole had been plugged.',
    ),
    purpose(
      3,
      'What is the effect of the short sentence “It was not”?',
      'It bluntly contradicts the confident show.',
      {
        opposite: ['It firmly supports what Brunel had claimed.'],
        effect: ['It gently hints that the danger was over.', 'It sadly blames the public for its fear.'],
        own: ['It quietly corrects an error of the author’s.'],
      },
      'to show the public how safe it was',
      'A long, cheerful sentence ends with the word “safe”. Three short words then knock it flat.',
    ),
    infer(
      3,
      'Why was there probably “an outcry” about Telford’s decision?',
      'He seemed to have judged in his own favour.',
      {
        opposite: ['He seemed to have favoured the youngest man.'],
        own: ['He seemed to have chosen an ugly bridge.', 'He seemed to have mislaid some designs.'],
        place: ['He seemed too grand and too old to be asked.'],
      },
      'rejected every entry and then, when he was asked, proposed a bridge of his own',
      'A judge who turns all the others down and ends up with his own bridge does not look fair.',
    ),
    classOf(
      4,
      'longer',
      'Why not make it longer',
      'adjective',
      ['adverb', 'verb', 'noun'],
      'It describes “it”, the railway: a long railway is to be made a longer one. It does not say how anybody acts.',
    ),
    infer(
      4,
      'Why had the experts’ calculation about steamships been wrong?',
      'Bigger ships need less coal for their size.',
      {
        opposite: ['Bigger ships need more coal for their size.'],
        own: ['Faster ships need less coal for each mile.', 'Newer engines burn coal more cleanly.'],
        strong: ['Bigger ships need no more coal than small ones.'],
      },
      'the space for coal grows faster than the appetite of the engines',
      'A bigger ship does burn more coal, but the room for it increases even more. So she can carry enough for a longer voyage.',
    ),
    means(
      4,
      'Which word is closest in meaning to “coax” in “it took three months to coax her sideways down the slope”?',
      'ease',
      {
        opposite: ['force'],
        fits: ['haul', 'tow'],
        sound: ['coach'],
      },
      'it took three months to coax her sideways down the slope',
      'To coax somebody is to persuade them patiently. The huge ship had to be moved little by little, as if she were unwilling.',
    ),
    findOpinion(
      4,
      'No engineer of his century dreamed on a grander scale',
      [
        'His last ship, the Great Eastern, was the largest that the world had seen',
        'no other company’s trains could run on them',
        'In 1838 his Great Western steamed into New York with plenty of coal to spare',
        'he was once imprisoned for his debts',
      ],
      'Dreams cannot be measured, so this is the author’s judgement. The size of a ship can be measured and compared, even when it is called the largest in the world.',
    ),
    figure(
      5,
      'The towers are compared to “two people who have forgotten what they were about to say”. What does this suggest?',
      'They seemed to wait, their purpose almost lost.',
      {
        effect: [
          'They seemed to quarrel, each blaming the other.',
          'They seemed to decay, too old to be of use.',
        ],
        opposite: ['They seemed to be about to meet at any moment.'],
        own: ['They seemed to guard a secret of their builder’s.'],
      },
      'like two people who have forgotten what they were about to say',
      'The people face each other, ready to speak, and nothing comes. The towers face each other, ready for a bridge, and there is none.',
    ),
    infer(
      5,
      'Why were the chains from London especially fitting?',
      'One of his own works helped to complete another.',
      {
        true: [
          'New chains of that size would have cost too much.',
          'An old bridge had to make room for a railway.',
        ],
        own: ['They had been meant for Clifton from the start.'],
        strong: ['No chains but his were strong enough for Clifton.'],
      },
      'It, too, had been designed by Brunel.',
      'Cost explains why engineers were glad of the chains. What makes them fitting in a bridge built in memory of Brunel is who had designed their first bridge.',
    ),
    order(
      2,
      [
        'Brunel gives a banquet in the tunnel.',
        'Brunel crosses the gorge in a basket.',
        'The Great Western arrives in New York.',
        'Brunel is turned upside down on a board.',
      ],
      'The dates help: the banquet followed the flood of 1827, the basket was used in 1836, the ship arrived in 1838, and the coin was lost in 1843.',
    ),
    judge(
      5,
      untold(
        'Telford thought that Brunel was too young to build a bridge.',
        'He rejected every entry, but the passage does not give his reasons.',
      ),
      isTrue(
        'Trains could go fast on Brunel’s wide rails.',
        'They “allowed splendid speeds”, although they were given up in the end.',
      ),
      untold(
        'Brunel hoped that others would finish the bridge after his death.',
        'The author thinks that it would have pleased him. Whether he hoped for it, we are not told.',
      ),
    ),
    sumUp(
      3,
      'Which sentence best sums up the paragraph that begins “Not everything turned out so well”?',
      'Brunel’s boldness could be magnificent and costly.',
      {
        part: ['Brunel’s last ship was too large to be launched easily.'],
        strong: ['Brunel’s boldness brought him nothing but failure.'],
        own: ['Brunel’s rivals were jealous of his splendid speeds.'],
        opposite: ['Brunel’s schemes were modest but seldom costly.'],
      },
      'few were so expensive to know',
      'A railway, rails and a ship all went wrong in some way, yet the last sentence praises his grand dreams as well.',
    ),
  ],
}
