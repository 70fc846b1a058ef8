import {
  classOf,
  figure,
  find,
  findFact,
  infer,
  isTrue,
  judge,
  type LongPassage,
  means,
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const nineMinutes: LongPassage = {
  id: 'nine-minutes',
  year: 6,
  kind: 'persuasion',
  title: 'Nine Minutes',
  text: `An article for the Tarnmouth Mercury, November 2019, by Priya Nair, Year 6, Harbour Road School

Nine minutes. According to the stopwatches of my class, who sat on the sea wall last July and timed two hundred strangers, that is how long the average visitor to Tarnmouth takes to eat a tray of chips. For nine minutes a little plastic fork is useful. Then it is dropped into a bin, or beside a bin, or, if the wind is off the land, into the bay, where it will still be lying when the great-grandchildren of your great-grandchildren come down to paddle. Does that sound to you like a sensible exchange?

We have lived with rubbish on our shore for so long that we no longer see it, just as you no longer hear a clock that ticks in your own kitchen. So, on the first Saturday of September, forty volunteers set out to look. In two hours, along a single mile of sand, we gathered 3,600 pieces of plastic. Three-quarters of them, 2,700 pieces, had been made to be used once and thrown away: forks, straws, lids, sachets, bottles. When we emptied our sacks in the playground, the heap was taller than our headteacher. Nobody laughed. That was one mile on one morning, and 2,700 pieces are far too many for a town as small as ours.

Figures can be shrugged off. I wish that I could shrug off what my grandfather showed me in April. Every spring for thirty years he has walked the shingle beyond the harbour to count the nests of the oystercatchers, those dapper black and white birds with bills like carrots. No bird on our coast is better company. In his first year he counted fifty-eight. This year he found twenty-three, and in one of them, among the speckled eggs, lay a bright blue straw. It had not blown there. It was tucked in as carefully as if it had been treasure. My grandfather, who is never short of a word, said nothing at all the whole way home.

I know what will be said. “Wooden forks are dearer.” So they are: they cost the owner of a chip shop about a penny more apiece. Yet Mr Adeyinka of the Happy Haddock, who changed over in May, tells me that not one customer has complained, and that his summer takings rose by a tenth. “Some people need a plastic straw in order to drink.” Quite right, and nobody proposes to deprive them of it; a shop can easily keep a box behind the counter for anyone who asks. “One town cannot clean the sea.” No, it cannot. But no single villain dirtied it, either. The sea is dirtied by millions of tiny shrugs, and every one of them begins somewhere. Ours begin here.

Nor are we alone in thinking so. One Saturday in October we stood at the door of the new refill shop in Market Street, where you bring your own jars, and asked a hundred customers on their way out whether Tarnmouth should give up throwaway plastic. Ninety of them said yes. Nine out of ten! What, I ask you, is the council waiting for?

On Thursday 12 March our councillors will vote on a simple plan. From Easter onwards, no café, kiosk or shop on the sea front would hand out plastic that is meant to be used once, unless a customer asks for it. New drinking fountains and signs would cost £4,000, which is exactly what the council spends on clearing litter from the beach in five weeks of summer. It is the best bargain that Tarnmouth will ever be offered.

So write to your councillor. Come to the Town Hall at seven o’clock that evening, and bring a neighbour. If you have a plastic fork in a drawer, bring that too, and lay it on the steps with the rest, so that those who have to decide must walk past the consequences.

It has taken you, perhaps, as long to read this page as it takes to eat a tray of chips. The fork would be in the bay by now. What will you do with your next nine minutes?`,
  items: [
    find(
      1,
      'How did Priya’s class discover how long visitors take to eat their chips?',
      'by timing people beside the sea',
      {
        own: ['by asking people at a chip shop', 'by eating some trays of their own'],
        place: ['by asking people outside a shop', 'by counting forks along the sand'],
      },
      'who sat on the sea wall last July and timed two hundred strangers',
      'They watched strangers from the sea wall with stopwatches. The questions at a shop door came later and were about something else.',
    ),
    figure(
      3,
      'Why does Priya mention “a clock that ticks in your own kitchen”?',
      'It shows how we stop noticing what is always there.',
      {
        effect: [
          'It shows how little time is left to save the beach.',
          'It shows how carefully her class kept the time.',
        ],
        own: ['It shows how much rubbish comes from our homes.'],
        opposite: ['It shows how annoying a small thing can become.'],
      },
      'just as you no longer hear a clock',
      'The sound of the clock has not gone away, but we have got used to it. It is the same with rubbish on the shore.',
    ),
    infer(
      3,
      'What is suggested by the words “Nobody laughed”?',
      'The sight was too serious for an easy joke.',
      {
        own: ['The headteacher had forbidden any noise.', 'The volunteers were too worn out to speak.'],
        opposite: ['The heap was smaller than they had hoped.'],
        strong: ['The pupils felt that the task had been useless.'],
      },
      'the heap was taller than our headteacher',
      'A heap taller than the headteacher might well have seemed comical. That nobody laughed shows how shocked they were.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “dapper” in “those dapper black and white birds”?',
      'smart and neat',
      {
        sound: ['spotted all over'],
        fits: ['loud and quarrelsome', 'quick on their feet'],
        opposite: ['shabby and plain'],
      },
      'those dapper black and white birds with bills like carrots',
      'In their clean black and white the birds look as if they were well dressed.',
    ),
    infer(
      2,
      'What does the grandfather’s silence on the way home show?',
      'He was deeply saddened by what they had found.',
      {
        own: [
          'He was thinking out what he would tell the council.',
          'He was worn out by his long walk on the shingle.',
        ],
        opposite: ['He was seldom in the mood for conversation.'],
        place: ['He was displeased that a nest had been disturbed.'],
      },
      'My grandfather, who is never short of a word, said nothing at all',
      'He usually talks a great deal. Only something that upset him could leave him without a word.',
    ),
    structure(
      4,
      'What does the paragraph that begins “I know what will be said” do for the argument?',
      'It answers objections before anyone can raise them.',
      {
        opposite: ['It admits that the plan has serious weaknesses.'],
        true: ['It tells us what a shopkeeper said about his sales.'],
        effect: [
          'It makes fun of those who do not share her views.',
          'It sums up all the reasons that were given earlier.',
        ],
      },
      'nobody proposes to deprive them of it',
      'Priya quotes three things that doubtful readers might say, one after another, and replies to each of them.',
    ),
    classOf(
      3,
      'apiece',
      'about a penny more apiece',
      'adverb',
      ['noun', 'adjective', 'pronoun'],
      '“A piece” in two words would be a noun. “Apiece” means “for each one” and tells us how the forks cost more.',
    ),
    means(
      3,
      'Which word or phrase is closest in meaning to “deprive them of” in “nobody proposes to deprive them of it”?',
      'take from them',
      {
        opposite: ['give them'],
        fits: ['charge them for', 'blame them for'],
        sound: ['describe to them'],
      },
      'nobody proposes to deprive them of it',
      'The sentence begins “Quite right”: those who need a straw shall keep it. To be deprived of a thing is to lose it.',
    ),
    find(
      2,
      'Why, according to Priya, does it matter what one town does?',
      'The harm is made up of countless small acts.',
      {
        own: [
          'The harm is mostly caused by visitors to it.',
          'The other towns will follow its good example.',
        ],
        opposite: ['The fault lies with one place and no other.'],
        place: ['The cost is paid by the owners of its shops.'],
      },
      'The sea is dirtied by millions of tiny shrugs',
      'If no single villain is to blame, then every careless act counts, and so does every place where such acts begin.',
    ),
    infer(
      5,
      'Why should a careful reader be wary of the “nine out of ten”?',
      'The people who were asked were likely to agree with her.',
      {
        own: [
          'The people who were asked may not have told the truth.',
          'The number who said yes was not counted with enough care.',
          'The question that was put to them was too hard to answer.',
        ],
        opposite: ['The people who were asked had come from outside the town.'],
      },
      'where you bring your own jars',
      'People who bring their own jars already try to avoid throwaway packaging. Shoppers from somewhere else might have answered differently.',
    ),
    findFact(
      4,
      'they cost the owner of a chip shop about a penny more apiece',
      [
        'It is the best bargain that Tarnmouth will ever be offered.',
        '2,700 pieces are far too many for a town as small as ours',
        'No bird on our coast is better company.',
        'a shop can easily keep a box behind the counter for anyone who asks',
      ],
      'The prices of forks can be checked. A number does not make a fact: how many pieces are “too many” is a matter of judgement, like a good bargain or good company.',
    ),
    purpose(
      5,
      'Why does Priya compare the £4,000 with “five weeks of summer”?',
      'to make the sum seem small beside what is already spent',
      {
        effect: [
          'to make the council seem unwilling to pay for a clean beach',
          'to make the summer seem the best time for the work',
        ],
        opposite: ['to make the plan seem dearer than it will turn out to be'],
        own: ['to make readers think that the beach is clean enough now'],
      },
      'which is exactly what the council spends on clearing litter from the beach in five weeks of summer',
      'A large sum on its own might alarm readers. Set beside a bill that is paid in a few weeks anyway, it sounds modest.',
    ),
    judge(
      5,
      untold(
        'There are fewer nests than there used to be because of plastic.',
        'The nests have become fewer and one held a straw, but the article never shows what the cause is.',
      ),
      untold(
        'Visitors bought more from Mr Adeyinka because he had given up plastic.',
        'His takings rose by a tenth, but we are not told why. Perhaps the summer was hot.',
      ),
      isTrue(
        'Under the plan, a visitor to the sea front could still get a plastic straw.',
        'The shops may hand one out to a customer who asks for it.',
      ),
    ),
    purpose(
      4,
      'Why does Priya return at the end to the time that it takes to eat chips?',
      'to turn her first figure into a challenge to the reader',
      {
        effect: [
          'to prove that her first figure was correct after all',
          'to excuse herself for having written at such length',
        ],
        own: ['to suggest that the reader should not eat so fast'],
        opposite: ['to calm the reader after so many alarming figures'],
      },
      'What will you do with your next nine minutes?',
      'At the beginning the nine minutes belonged to a fork. In the last line they belong to you, and you are asked to use them well.',
    ),
    sumUp(
      3,
      'What does Priya chiefly want her readers to do?',
      'to urge the council to accept the plan for the sea front',
      {
        part: [
          'to take part in the next great cleaning of the beach',
          'to buy their chips from a shop that has changed over',
        ],
        strong: ['to throw out everything in their homes made of plastic'],
        own: ['to give money for new fountains and signs in the town'],
      },
      'So write to your councillor.',
      'All her figures and stories lead up to the vote: she asks readers to write, and to come to the Town Hall that evening.',
    ),
  ],
}
