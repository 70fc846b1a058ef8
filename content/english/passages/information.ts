import { ask, gap, infer, means, type PassageData } from './passage.ts'

export const information: readonly PassageData[] = [
  {
    id: 'hedgehog',
    year: 4,
    kind: 'information',
    title: 'The Visitor in the Hedge',
    text: `When the street lamps come on, a small animal may be waking up under your hedge. The hedgehog has about five thousand spines on its back. Each one is a stiff, hollow hair with a sharp tip. If danger is near, the hedgehog tucks in its head and feet and becomes a prickly ball. Even a hungry fox will often give up and trot away.

Hedgehogs cannot see very well. They find their supper of beetles, worms and caterpillars with their noses and ears. In one night a hedgehog can walk two kilometres in search of food, so one garden is never enough.

That is where we can help. A hole in the fence, no bigger than a saucer, lets a hedgehog pass from garden to garden. Never put out milk, because it upsets their stomachs. A shallow dish of water is far better. And before you light a bonfire, look underneath it. A heap of branches looks very much like a bedroom.`,
    retrieval: [
      ask(
        'How do hedgehogs find their food?',
        'by smelling and hearing',
        {
          opposite: ['by looking carefully'],
          place: ['by lighting up the garden', 'by following a fox'],
          own: ['by digging with their feet'],
        },
        'with their noses and ears',
        'Noses are for smelling and ears are for hearing.',
      ),
      ask(
        'Why should you never give a hedgehog milk?',
        'It gives the hedgehog a tummy ache.',
        {
          own: [
            'It makes the hedgehog too fat to curl up.',
            'It costs too much money.',
            'It brings rats into the garden.',
          ],
          place: ['It makes the hedgehog’s spines hollow.'],
        },
        'because it upsets their stomachs',
        'Something that upsets a stomach makes it feel bad.',
      ),
      ask(
        'What should you put out for a hedgehog to drink?',
        'water',
        { place: ['milk'], own: ['orange juice', 'weak tea', 'lemonade'] },
        'A shallow dish of water is far better',
        'Milk is the thing that you should never put out.',
      ),
    ],
    inference: [
      infer(
        'Why will a fox often leave a hedgehog alone?',
        'It would hurt itself on the spines.',
        {
          own: ['It does not like to eat meat.', 'It cannot see in the dark.'],
          opposite: ['It is not hungry.'],
          place: ['It would rather eat beetles and worms.'],
        },
        'becomes a prickly ball',
        'a hedgehog can roll itself up to be safe',
        'The fox is hungry, but it cannot bite into sharp spines.',
      ),
      infer(
        'Why should you look under a bonfire before you light it?',
        'A hedgehog may be sleeping inside.',
        {
          own: ['The wood may be too wet to burn.', 'Somebody may have lost a toy there.'],
          place: ['A fox may be hunting for beetles there.'],
          strong: ['There is always a hedgehog in a bonfire.'],
        },
        'A heap of branches looks very much like a bedroom',
        'a hedgehog may choose a pile of wood to sleep in',
        'To a hedgehog, the heap looks like a good place to sleep.',
      ),
      infer(
        'Why is one garden never enough for a hedgehog?',
        'It has to go a long way to find its food.',
        {
          own: ['It does not like to meet other hedgehogs.', 'It is soon bored with one place.'],
          place: ['It must run away from every fox.'],
          opposite: ['It eats almost nothing.'],
        },
        'can walk two kilometres in search of food',
        'a hedgehog looks for its food far and wide',
        'No garden is two kilometres long, so it must visit many.',
      ),
    ],
    meanings: [
      means('shallow', 'A shallow dish of water', 'not deep', {
        opposite: ['very deep'],
        fits: ['made of glass', 'quite heavy'],
        sound: ['dark, like a shadow'],
      }),
      means('hollow', 'a stiff, hollow hair', 'empty inside', {
        fits: ['painted black', 'very long'],
        sound: ['calling loudly'],
        sense: ['a small valley'],
      }),
      means('tucks', 'the hedgehog tucks in its head and feet', 'pulls', {
        sense: ['eats'],
        opposite: ['stretches'],
        fits: ['washes', 'scratches'],
      }),
    ],
    craft: [
      ask(
        'Why does the writer call a heap of branches “a bedroom”?',
        'to help us see it as a hedgehog would',
        {
          own: ['to show that hedgehogs live in houses', 'to tell us to tidy our bedrooms'],
          effect: ['to make us afraid of the garden', 'to show that bonfires are warm'],
        },
        'A heap of branches looks very much like a bedroom',
        'It is not a real bedroom. The writer asks us to think what it looks like to a hedgehog.',
      ),
      ask(
        'What is the main purpose of the last paragraph?',
        'to tell readers how they can help hedgehogs',
        {
          true: ['to describe what hedgehogs like to eat for their supper'],
          own: [
            'to tell a funny story about hedgehogs',
            'to sell food for hedgehogs',
            'to explain why foxes hunt',
          ],
        },
        'That is where we can help',
        'After these words the writer gives one piece of advice after another.',
      ),
      ask(
        'The text begins: “a small animal may be waking up under your hedge”. Why does the writer not name the animal yet?',
        'to make readers curious',
        {
          own: ['because nobody knows its name', 'because it has left the garden'],
          effect: ['to make readers afraid of the dark', 'to make readers feel sleepy'],
        },
        'a small animal may be waking up under your hedge',
        'We want to know which animal it is, and so we read on.',
      ),
    ],
    others: [
      'When the street lamps come on',
      'has about five thousand spines on its back',
      'A hole in the fence',
      'no bigger than a saucer',
    ],
    gaps: [
      gap('Hedgehogs [cannot] see very well', 'verb', {
        form: ['isn’t', 'doesn’t', 'hasn’t'],
        sound: ['cannon'],
      }),
      gap('lets a hedgehog pass [from] garden to garden', 'preposition', {
        sound: ['form', 'frown'],
        class: ['because', 'while'],
      }),
      gap('a stiff, hollow hair with a [sharp] tip', 'adjective', {
        class: ['sharply', 'sharpen'],
        form: ['sharpest'],
        sound: ['shape'],
      }),
    ],
  },
  {
    id: 'pillar-box',
    year: 4,
    kind: 'information',
    title: 'A Box for Every Letter',
    text: `Two hundred years ago, posting a letter was hard work. You had to carry it to an office in the town, and the person who received it often had to pay. Some people would look at the envelope, guess who it was from, and hand it straight back.

In 1840 everything changed. A stamp called the Penny Black meant that the sender paid, and that one penny took a letter to any town in the country. Suddenly everybody wanted to write. The offices overflowed, and boxes were needed on the streets.

The early pillar boxes were painted green so that they would blend in with the grass and trees. They blended in a little too well. People walked into them in the dark, and others complained that they could not find them at all. In 1874 the Post Office began to paint them bright red. It took ten years to reach every box, and they have stayed red ever since.`,
    retrieval: [
      ask(
        'What did one penny pay for after 1840?',
        'sending a letter to any town in the country',
        {
          place: ['painting a pillar box bright red', 'carrying a letter back to the sender'],
          own: ['a pack of ten envelopes', 'sending a letter to other countries across the sea'],
        },
        'one penny took a letter to any town in the country',
        'The stamp that cost a penny was the Penny Black.',
      ),
      ask(
        'How long did it take to paint all the boxes red?',
        'ten years',
        { place: ['two hundred years', 'thirty-four years'], own: ['one year', 'twenty years'] },
        'It took ten years to reach every box',
        'The painting began in 1874.',
      ),
      ask(
        'In which year did the Post Office begin to paint the boxes red?',
        '1874',
        { place: ['1840'], own: ['1847', '1884', '1904'] },
        'In 1874 the Post Office began to paint them bright red',
        '1840 is the year of the Penny Black.',
      ),
    ],
    inference: [
      infer(
        'Why did some people hand a letter back without opening it?',
        'They did not want to pay for it.',
        {
          own: ['They could not read.', 'They had already heard the news.'],
          place: ['They could not find a pillar box.'],
          opposite: ['They wanted the sender to write more often.'],
        },
        'the person who received it often had to pay',
        'getting a letter could cost you money',
        'Before 1840 it was often the person who got the letter who paid.',
      ),
      infer(
        'Why was red a better colour than green?',
        'Red boxes were easier to notice.',
        {
          own: ['Red paint was cheaper.', 'Red was the favourite colour of the Queen.'],
          opposite: ['Red boxes blended in with the trees.'],
          place: ['Red boxes could hold more letters.'],
        },
        'They blended in a little too well',
        'the green boxes were too hard to see',
        'People could not find the green boxes or walked into them. Bright red stands out.',
      ),
      infer(
        'Why were boxes needed on the streets after 1840?',
        'Many more people were sending letters.',
        {
          own: ['The offices had burned down.', 'The postmen were too tired to walk.'],
          opposite: ['Hardly anyone wrote letters any more.'],
          place: ['People walked into the offices in the dark.'],
        },
        'The offices overflowed',
        'the post offices could not hold all the letters',
        'Everybody wanted to write, and the old offices were too small for it.',
      ),
    ],
    meanings: [
      means('overflowed', 'The offices overflowed', 'became too full', {
        sense: ['were covered by a river'],
        opposite: ['stood empty'],
        fits: ['closed early'],
        sound: ['flew above the town'],
      }),
      means('blend', 'blend in with the grass and trees', 'look much the same', {
        sense: ['mix food together'],
        opposite: ['stand out'],
        sound: ['bend over'],
        fits: ['grow tall'],
      }),
      means('complained', 'others complained that they could not find them', 'said crossly', {
        sound: ['made clear'],
        opposite: ['said happily'],
        fits: ['pretended', 'promised'],
      }),
    ],
    craft: [
      ask(
        'Why does the writer begin the second paragraph with “In 1840 everything changed”?',
        'to make clear that a new time was beginning',
        {
          own: ['to show that the writer was alive then', 'to prove that letters are better than telephones'],
          effect: ['to make the reader feel sad', 'to show that nothing important happened'],
        },
        'In 1840 everything changed',
        'The first paragraph tells how it was before. These words turn to what came after.',
      ),
      ask(
        '“They blended in a little too well.” What is the tone of this sentence?',
        'gently funny',
        { effect: ['angry', 'frightened', 'very sad'], own: ['proud'] },
        'They blended in a little too well',
        'The plan worked so well that it went wrong, and the writer smiles at that.',
      ),
      ask(
        '“Suddenly everybody wanted to write.” What does the word “Suddenly” show?',
        'how quickly the stamp changed things',
        {
          own: ['how far people had to walk'],
          effect: [
            'how slowly people learned to write',
            'how afraid most people were of opening letters',
            'how tired the postmen were',
          ],
        },
        'Suddenly everybody wanted to write',
        'Sudden things happen fast. The stamp made the difference at once.',
      ),
    ],
    others: [
      'Two hundred years ago',
      'Suddenly everybody wanted to write',
      'they have stayed red ever since',
      'boxes were needed on the streets',
    ],
    gaps: [
      gap('they could not [find] them at all', 'verb', {
        form: ['found', 'finding'],
        sound: ['fined'],
        class: ['finder'],
      }),
      gap('The early pillar boxes were [painted] green', 'verb', {
        form: ['paint', 'painting'],
        class: ['painter'],
        sound: ['pointed'],
      }),
      gap('[Suddenly] everybody wanted to write', 'adverb', {
        class: ['Sudden', 'Suddenness', 'Quick'],
        sound: ['Sodden'],
      }),
    ],
  },
  {
    id: 'leaves',
    year: 5,
    kind: 'information',
    title: 'Why Trees Let Go',
    text: `It is easy to think of autumn as the season in which leaves die by accident, torn away by wind and frost. In fact, the tree is in charge.

All summer long, leaves work like tiny kitchens. They use sunlight to turn water and air into sugar, and the green stuff that does the cooking is called chlorophyll. But leaves are costly to run. They lose water every minute of the day, and in winter, when the ground is frozen, the roots cannot replace it.

So, as the days shorten, the tree begins to pack up. It takes back everything useful from its leaves, starting with the chlorophyll. As the green drains away, yellows and oranges that were there all along are revealed. Next, a layer of cork grows across each stalk, sealing it like a lid on a jar. After that, the gentlest breeze is enough.

A tree that stands bare in December has not lost its leaves. It has let them go.`,
    retrieval: [
      ask(
        'What grows across the stalk of each leaf?',
        'a layer of cork',
        { place: ['a lid of glass', 'a coat of sugar', 'a sheet of frost'], own: ['a new green bud'] },
        'a layer of cork grows across each stalk',
        'The lid on a jar is only there to help you picture it.',
      ),
      ask(
        'Which useful thing does the tree take back first?',
        'chlorophyll',
        { place: ['sugar', 'water', 'cork'], own: ['bark'] },
        'starting with the chlorophyll',
        'To start with something is to take it first.',
      ),
      ask(
        'What do leaves use to turn water and air into sugar?',
        'sunlight',
        { place: ['frost', 'cork'], own: ['moonlight', 'warm soil'] },
        'They use sunlight to turn water and air into sugar',
        'Frost and cork belong to other parts of the text.',
      ),
    ],
    inference: [
      infer(
        'Why would it be a problem for these trees to keep their leaves in winter?',
        'They would lose water that they could not replace.',
        {
          own: [
            'Birds would eat all the leaves.',
            'The branches would break under the weight of the winter snow.',
          ],
          opposite: ['The leaves would make far too much sugar.'],
          place: ['The wind would tear the roots away.'],
        },
        'when the ground is frozen, the roots cannot replace it',
        'a tree cannot get new water in the cold months',
        'Leaves lose water all day long, and the roots cannot draw it from frozen ground.',
      ),
      infer(
        'Why can we not see the yellow in a leaf during the summer?',
        'The green hides it.',
        {
          own: ['The sun is too bright.', 'The yellow is on the underside.'],
          opposite: ['The yellow is made only in autumn.'],
          place: ['The cork has sealed it in.'],
        },
        'yellows and oranges that were there all along are revealed',
        'the bright colours are in the leaf all year',
        'The yellow was there all along, and appears when the green drains away.',
      ),
      infer(
        'What does the writer want us to stop believing?',
        'that leaves fall only by accident',
        {
          own: ['that trees need water', 'that autumn is beautiful'],
          place: ['that leaves work like kitchens'],
          opposite: ['that the tree is in control'],
        },
        'In fact, the tree is in charge',
        'the tree itself decides what happens',
        '“In fact” tells us that the idea before it, an accident, is wrong.',
      ),
    ],
    meanings: [
      means('costly', 'leaves are costly to run', 'using up a lot', {
        sense: ['sold in shops at a high price'],
        opposite: ['cheap and easy'],
        sound: ['near the coast'],
        fits: ['quick and exciting'],
      }),
      means('drains', 'As the green drains away', 'slowly disappears', {
        sense: ['pipes under a street', 'makes someone tired'],
        opposite: ['grows stronger'],
        sound: ['falls as rain'],
      }),
      means('sealing', 'sealing it like a lid on a jar', 'closing tightly', {
        sound: ['the top of a room'],
        opposite: ['opening wide'],
        fits: ['painting', 'breaking'],
      }),
    ],
    craft: [
      ask(
        'Why does the writer compare leaves to “tiny kitchens”?',
        'because food is made in both of them',
        {
          own: ['because both of them are hot', 'because we cook with leaves'],
          effect: ['to make the reader hungry', 'to show that leaves make the garden untidy'],
        },
        'leaves work like tiny kitchens',
        'The leaf turns water and air into sugar, as a kitchen turns ingredients into meals.',
      ),
      ask(
        'How does the last paragraph link back to the first one?',
        'It repeats the idea that the tree is in control.',
        {
          opposite: ['It says that the wind is in control after all.'],
          own: ['It asks the reader a new question.', 'It explains what happens in spring.'],
          effect: ['It warns us not to plant trees.'],
        },
        'It has let them go',
        'The first paragraph says that the tree is in charge. Letting go is something that the tree does itself.',
      ),
      ask(
        'Why does the writer say that the cork seals the stalk “like a lid on a jar”?',
        'to help us picture how the stalk is closed',
        {
          own: ['to tell us that the stalk is made of glass', 'to remind us that leaves make sugar'],
          effect: ['to make the tree seem greedy', 'to show that the stalk always stays wide open'],
        },
        'sealing it like a lid on a jar',
        'We have all seen a lid on a jar. It shows us something that we have not seen.',
      ),
    ],
    others: [
      'So, as the days shorten',
      'the gentlest breeze is enough',
      'All summer long, leaves work like tiny kitchens',
      'torn away by wind and frost',
    ],
    gaps: [
      gap('the roots cannot [replace] it', 'verb', {
        form: ['replaced', 'replaces'],
        class: ['replacement'],
        sound: ['relaxed'],
      }),
      gap('the [gentlest] breeze is enough', 'adjective', {
        class: ['gently', 'gentleness'],
        form: ['gentles'],
        sound: ['gentleman'],
      }),
      gap('[But] leaves are costly to run', 'conjunction', {
        class: ['Despite', 'During'],
        sound: ['Put', 'Bat'],
      }),
    ],
  },
  {
    id: 'bees',
    year: 6,
    kind: 'information',
    title: 'The Waggle Dance',
    text: `A honeybee that has discovered a meadow in bloom faces a curious problem: how can she share a map when she possesses neither voice nor pen? Her answer is to dance.

Back in the darkness of the hive, she runs in a straight line, shivering her body from side to side. At the end she circles back to the beginning and repeats the run, now turning to the left, now to the right, so that her path resembles a figure of eight. Her sisters crowd around, following with their antennae.

What they are reading is remarkably precise. The longer the shivering run lasts, the more distant the flowers are. The angle of the run is more ingenious still. Straight up the comb stands for the direction of the sun. If she runs a little to the right of that line, the meadow lies just as far to the right of the sun.

Scientists doubted for years that an insect could do anything so clever. The bees, fortunately, did not wait to be believed.`,
    retrieval: [
      ask(
        'What does a longer shivering run tell the other bees?',
        'The flowers are further away.',
        {
          opposite: ['The flowers are nearer.'],
          own: ['There are more flowers.', 'The flowers are sweeter.'],
          place: ['The flowers are to the right of the sun.'],
        },
        'The longer the shivering run lasts, the more distant the flowers are',
        'Distant means far away.',
      ),
      ask(
        'What do the other bees use to follow the dance?',
        'their antennae',
        { place: ['the comb', 'the sun'], own: ['their wings', 'their large eyes'] },
        'following with their antennae',
        'Antennae are feelers on the head. The hive is dark, so eyes are of little use.',
      ),
      ask(
        'What does “straight up the comb” stand for?',
        'the direction of the sun',
        {
          place: ['the distance to the flowers', 'the end of the run'],
          own: ['the smell of the flowers', 'the time of day'],
        },
        'Straight up the comb stands for the direction of the sun',
        'The distance is shown in another way, by how long the run lasts.',
      ),
    ],
    inference: [
      infer(
        'What does the last sentence suggest about the scientists?',
        'They were slow to accept something that was true.',
        {
          own: ['They were afraid of being stung.', 'They taught the bees to dance.'],
          opposite: ['They believed in the dance as soon as they heard about it.'],
          strong: ['They never changed their minds.'],
        },
        'Scientists doubted for years',
        'people took a long time to believe in the dance',
        'The bees went on dancing while the scientists were still in doubt.',
      ),
      infer(
        'Why is “straight up the comb” useful inside the hive?',
        'The sun itself cannot be seen in there.',
        {
          own: ['The bees are too heavy to fly upwards.', 'The honey is kept at the top.'],
          opposite: ['The sun shines brightly on the comb.'],
          place: ['The flowers grow just above the hive.'],
        },
        'Back in the darkness of the hive',
        'no sunlight reaches the dancing bee',
        'In the darkness the bees need something else to stand for the direction of the sun.',
      ),
      infer(
        'What do we learn about the bees that watch the dance?',
        'They belong to the same family as the dancer.',
        {
          own: ['They have never left the hive.', 'They are older than the dancer.'],
          place: ['They do not believe that she is telling the truth.'],
          opposite: ['They are strangers from another hive.'],
        },
        'Her sisters crowd around',
        'the bees of one hive are related',
        'Sisters are members of one family.',
      ),
    ],
    meanings: [
      means('curious', 'faces a curious problem', 'strange and interesting', {
        sense: ['eager to find out'],
        opposite: ['ordinary and dull'],
        sound: ['very angry'],
        fits: ['impossible to solve'],
      }),
      means('resembles', 'her path resembles a figure of eight', 'looks like', {
        sound: ['puts together again'],
        fits: ['rubs out', 'avoids'],
        opposite: ['differs from'],
      }),
      means('ingenious', 'The angle of the run is more ingenious still', 'clever', {
        sound: ['real and honest'],
        opposite: ['silly'],
        fits: ['crooked', 'dangerous'],
      }),
    ],
    craft: [
      ask(
        'Why does the writer ask a question in the first sentence?',
        'to make readers wonder how a bee could do it',
        {
          own: ['because the writer does not know the answer', 'because bees ask each other questions'],
          effect: ['to show that the problem is unimportant', 'to make readers feel sorry for flowers'],
        },
        'how can she share a map when she possesses neither voice nor pen?',
        'The answer follows at once. The question is there to draw the reader in.',
      ),
      ask(
        'What is the effect of the words “did not wait to be believed”?',
        'They end the passage with a touch of humour.',
        {
          effect: ['They make the bees seem lazy.', 'They give the passage a sad ending.'],
          own: [
            'They show that the bees were angry.',
            'They prove that the scientists had been right all along.',
          ],
        },
        'The bees, fortunately, did not wait to be believed',
        'Of course bees do not care what scientists think. Saying so is a small joke.',
      ),
      ask(
        'The bee runs “now turning to the left, now to the right”. What is the effect of saying “now” twice?',
        'It helps us to follow the dance as it goes on.',
        {
          own: ['It tells us the exact time of day.', 'It shows that the whole dance happens only once.'],
          effect: ['It makes the bee seem bad-tempered.', 'It makes the dance seem dull and still.'],
        },
        'now turning to the left, now to the right',
        'It is as if we watched: first one side, then the other.',
      ),
    ],
    others: [
      'her path resembles a figure of eight',
      'At the end she circles back to the beginning',
      'Her answer is to dance',
      'shivering her body from side to side',
    ],
    gaps: [
      gap('she possesses [neither] voice nor pen', 'conjunction', {
        form: ['either', 'both'],
        class: ['none', 'never'],
      }),
      gap('What they are reading is [remarkably] precise', 'adverb', {
        class: ['remarkable', 'remark'],
        form: ['remarked'],
        sound: ['remarketed'],
      }),
      gap('faces a curious [problem]', 'noun', {
        class: ['problematic', 'puzzling'],
        form: ['problems'],
        sound: ['probably'],
      }),
    ],
  },
  {
    id: 'salt',
    year: 5,
    kind: 'information',
    title: 'White Gold',
    text: `Look at the label on almost any tin or packet in the kitchen and you will find it: salt. Today it is so cheap that cafés give it away in paper sachets. It was not always so.

Before there were refrigerators, salt was the best way to stop food from going bad. Meat and fish packed in salt would last through the winter, or through a long voyage. A village without salt was a village in danger of hunger. No wonder people called it white gold.

Traders led strings of camels across the desert with slabs of salt roped to their sides. Kings taxed it, smugglers hid it and towns grew rich on it. In Britain you can still spot the old salt towns by their names: Nantwich, Northwich and Droitwich, which all stood near salty springs, share the ending “wich”.

The next time you sprinkle a pinch on your chips, spare a thought for the camels.`,
    retrieval: [
      ask(
        'What do many old salt towns have in common?',
        'the ending of their names',
        {
          own: ['the colour of their houses', 'a wall around the market'],
          place: ['a desert with camels', 'cafés with paper sachets'],
        },
        'you can still spot the old salt towns by their names',
        'Three towns near salty springs are named, and each name ends in “wich”.',
      ),
      ask(
        'How did salt cross the desert?',
        'tied to the sides of camels',
        {
          place: ['in paper sachets', 'packed in with meat and fish', 'hidden by kings'],
          own: ['in carts pulled by horses'],
        },
        'strings of camels across the desert with slabs of salt roped to their sides',
        'Roped means tied with rope.',
      ),
      ask(
        'How do cafés hand out salt today?',
        'in small paper packets',
        { place: ['in tins', 'in slabs'], own: ['in small glass jars', 'in little wooden bowls'] },
        'cafés give it away in paper sachets',
        'A sachet is a small packet.',
      ),
    ],
    inference: [
      infer(
        'Why was salt more precious in the past than it is today?',
        'There was no other good way to keep food.',
        {
          own: ['People liked their food saltier.', 'There was far less salt water in the sea than today.'],
          opposite: ['Salt was given away for nothing.'],
          place: ['Smugglers had hidden all of it.'],
        },
        'salt was the best way to stop food from going bad',
        'people needed salt to keep food through the winter',
        'Today we have refrigerators. Before them, a village without salt could go hungry.',
      ),
      infer(
        'Why would smugglers hide salt?',
        'so that they need not pay tax on it',
        {
          own: ['so that it stayed cold', 'so that it would not melt in the sun'],
          place: ['so that camels could not eat it'],
          opposite: ['so that the king became richer'],
        },
        'Kings taxed it',
        'part of the price of salt had to go to the ruler',
        'Smugglers bring goods in secretly. Salt was taxed, so hiding it saved them money.',
      ),
      infer(
        'Why did ships on a long voyage carry salted meat?',
        'Fresh meat would have gone bad.',
        {
          own: ['The sailors liked it best.', 'It was lighter to carry.'],
          place: ['The captains wanted to sell it to kings.'],
          opposite: ['Salted meat went bad more quickly.'],
        },
        'Meat and fish packed in salt would last through the winter',
        'salted food could be kept for months',
        'There were no refrigerators, but food in salt lasted for a whole winter.',
      ),
    ],
    meanings: [
      means('spare', 'spare a thought for the camels', 'give', {
        sense: ['left over', 'let off a punishment'],
        sound: ['spoil'],
        opposite: ['refuse'],
      }),
      means('slabs', 'slabs of salt roped to their sides', 'thick, flat pieces', {
        fits: ['small grains', 'round barrels'],
        sound: ['loud smacks'],
        own: ['glass bottles'],
      }),
      means('voyage', 'through a long voyage', 'journey by sea', {
        sound: ['way of speaking'],
        opposite: ['stay at home'],
        fits: ['illness', 'spell of hot weather'],
      }),
    ],
    craft: [
      ask(
        'Why did people call salt “white gold”?',
        'It is white, and it was worth a great deal.',
        {
          own: ['It was found in gold mines.', 'It turned yellow when it was old.'],
          effect: ['It shone brightly in the dark.'],
          opposite: ['It was cheap to buy, but it looked just like real gold.'],
        },
        'No wonder people called it white gold',
        'This is a metaphor. Salt is no metal, but it was as precious as gold.',
      ),
      ask(
        'Why does the writer end with the camels and a pinch of salt on your chips?',
        'to join the reader’s own life to the history',
        {
          own: ['to persuade us to eat more chips with plenty of salt', 'to show that camels like chips'],
          effect: ['to frighten us about salt', 'to show that camels are lazy'],
        },
        'The next time you sprinkle a pinch on your chips, spare a thought for the camels',
        'A small thing that we all do is tied to the long journey told before.',
      ),
      ask(
        '“Kings taxed it, smugglers hid it and towns grew rich on it.” Why does the writer list three things?',
        'to show how much salt mattered to all sorts of people',
        {
          own: ['to explain why salt is white', 'to explain how salt is found'],
          effect: [
            'to show that nobody cared about salt',
            'to make readers worry that salt is bad for their health',
          ],
        },
        'Kings taxed it, smugglers hid it and towns grew rich on it',
        'Rulers, criminals and whole towns are named in one breath. All of them wanted salt.',
      ),
    ],
    others: [
      'Look at the label on almost any tin or packet',
      'towns grew rich on it',
      'Today it is so cheap',
      'a pinch on your chips',
    ],
    gaps: [
      gap('It was not [always] so', 'adverb', { class: ['hallway', 'alone', 'every'], sound: ['allows'] }),
      gap('[Before] there were refrigerators', 'conjunction', {
        class: ['Forward', 'Earlier', 'Previous', 'Despite'],
      }),
      gap('towns grew [rich] on it', 'adjective', {
        class: ['richly', 'riches', 'richness'],
        sound: ['reach'],
      }),
    ],
  },
]
