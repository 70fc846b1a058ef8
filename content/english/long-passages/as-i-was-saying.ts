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

export const asIWasSaying: LongPassage = {
  id: 'as-i-was-saying',
  year: 5,
  kind: 'fiction',
  title: 'As I Was Saying',
  text: `Mum was halfway through a sentence when her pager went off. The sentence began, “Tegen Nancarrow, if you ever again,” and for five hours and ten minutes that was all there was of it. By the time the pager had stopped shrieking, her chair was on its back, her fork was standing upright in the fish pie, and Mum was pelting down Chapel Street in her socks, with her boots under one arm. All along the hill, doors were flying open. Out came Mr Chaudhry, who teaches Year 4, still holding a paintbrush; out came the plumber, the postwoman and both the Trelawny twins. That is how a lifeboat sets off in Polgarrow. One minute there is a street full of people having their tea. Eight minutes later there is a crew.

I bent to pick up the chair.

“Leave it be,” said Grandad. “She’ll want it where she left it.”

We are not a superstitious family. It is merely a custom of ours that, when the pager goes, nothing in the kitchen is moved until Mum comes home: not a cup, not a crumb. So I sat down again opposite the fork and, since there was nobody left to be angry with, began to feel ashamed instead.

That afternoon I had taken my dinghy out beyond the harbour wall, alone, and told no one. There had been a good deal of shouting about it. Then I had said the thing that I now longed to put back, like a cork into a bottle. “You only ever worry about people,” I told my mother, “when they’re sinking.” Mum had turned white. And then, very quietly, she had begun her sentence.

Outside, the wind had been rising since four. Now it prowled around the house, trying each window in turn like a burglar. I looked at the radio on the shelf, the one that can pick up the lifeboat. Then I looked at Grandad, who was coxswain for nineteen years, and who has never once switched it on.

“You only get half a tale on that,” he said, “and you make up the rest yourself, and what you make up is always worse.”

Then he fetched a sack of potatoes to the sink and started peeling. It is what he does. By eight he had finished ours. By ten he had been next door and borrowed Mrs Pascoe’s.

“Were you ever frightened, out there?” I asked.

“Out there?” He considered it. “Two hundred and twelve times I went, and no. There isn’t the room. There’s always some rope that wants hold of.” The knife stopped. “The first night your mother went, though, and me stood here at this sink! Going’s the easy part, my bird. It’s the stopping home wants courage, and nobody ever gave out a medal for potatoes.”

It had not occurred to me that he was being brave. I had always supposed that he liked mash. I took the other knife.

At ten to eleven I went up to the landing window. The harbour was as black as a boot. I stared at the place where the headland ought to be until my eyes began to invent lights of their own, and then there was one that they had not invented: a small white spark, low down, which climbed, and tottered, and dropped out of sight behind a wave. I learned then how long a second can be. I counted eleven of them. Up it came again, nearer, with a blue one beside it, and I discovered that I was still clutching a potato.

Mum walked in with salt in her eyebrows. Two lads from along the coast, she said, in a borrowed rowing boat with only one oar. They were cold and sorry, and by Sunday they would be good as new.

“Had they told anybody they were going?” asked Grandad innocently.

“Not a soul.”

There was a pause. I looked at the pie. It did not help.

Mum bent down and picked up the chair. She sat on it, drew her fork out of the pie as though it had been there for half a minute, and pointed it at me.

“As I was saying,” she said. “If you ever again go past that wall without telling me, I shall come out and fetch you home myself. In the lifeboat, with the blue light going, in front of the whole village.” Her voice did something odd in the middle. “And I shan’t care tuppence whether you’re sinking or not.”

Then she noticed the sink.

“Good heavens,” said Mum. “How long was I gone?”`,
  items: [
    find(
      1,
      'What did Mum have under her arm as she ran down the hill?',
      'her boots',
      { place: ['a paintbrush', 'a fork', 'her socks', 'a radio'] },
      'with her boots under one arm',
      'Her socks were on her feet, and the paintbrush was Mr Chaudhry’s. She had no time to put her boots on.',
    ),
    means(
      2,
      'Which word is closest in meaning to “pelting” in “Mum was pelting down Chapel Street in her socks”?',
      'rushing',
      { sense: ['pouring'], sound: ['padding'], fits: ['limping'], opposite: ['dawdling'] },
      'Mum was pelting down Chapel Street in her socks',
      'Rain can pelt down and pour, but a person who pelts along is running as fast as she can. Eight minutes later the boat has a crew.',
    ),
    classOf(
      4,
      'opposite',
      'I sat down again opposite the fork',
      'preposition',
      ['adverb', 'adjective', 'noun', 'verb'],
      '“Opposite” stands in front of “the fork” and tells us where Tegen sat, just as “behind” or “beside” would do.',
    ),
    figure(
      3,
      'The wind was “trying each window in turn like a burglar”. What does the comparison suggest?',
      'It seemed to be seeking a way into the house.',
      {
        effect: [
          'It seemed to be carrying things off in the dark.',
          'It seemed to be breaking one window after another.',
          'It seemed to be hiding from people in the street.',
        ],
        opposite: ['It seemed to be hurrying off without a sound.'],
      },
      'trying each window in turn like a burglar',
      'A burglar tests one window after another to find one that will open. So the rattling wind seems to want to come in.',
    ),
    find(
      2,
      'What reason does Grandad give for leaving the radio off?',
      'It makes you imagine things that are worse than the truth.',
      {
        own: [
          'It makes you long to be out there with the crew again.',
          'It makes you lose track of how much time has gone by.',
        ],
        opposite: ['It tells you everything, even what you would rather not know.'],
        place: ['It tells you nothing, since the wind can drown out every word.'],
      },
      'and you make up the rest yourself',
      'He says that you hear only “half a tale”, and that what your mind adds to it is “always worse”.',
    ),
    infer(
      3,
      'Why does Grandad peel so many potatoes?',
      'to keep himself steady while he waits',
      {
        own: ['to feed the crew when they come back', 'to show Tegen how to make herself useful'],
        place: ['to have plenty of mash, which he loves', 'to thank Mrs Pascoe for what she lent him'],
      },
      'There’s always some rope that wants hold of.',
      'At sea his hands were too busy for fear. At home he is frightened for Mum, so he gives his hands something to do.',
    ),
    purpose(
      4,
      'Why does the author make Grandad say that “nobody ever gave out a medal for potatoes”?',
      'to honour, with a smile, the courage of those who wait',
      {
        own: [
          'to hint, with a smile, that he envies his daughter’s fame',
          'to make clear that he was passed over for a medal himself',
        ],
        strong: ['to argue that those who go to sea deserve no praise'],
        effect: ['to make us laugh at a man who thinks too well of himself'],
      },
      'It’s the stopping home wants courage',
      'The potatoes are a joke, but the thought is serious: staying behind is hard, and nobody notices how brave you are.',
    ),
    means(
      4,
      'Which word is closest in meaning to “tottered” in “which climbed, and tottered, and dropped out of sight behind a wave”?',
      'wobbled',
      { sound: ['trotted'], fits: ['brightened', 'lingered'], opposite: ['steadied'] },
      'a small white spark, low down, which climbed, and tottered',
      'To totter is to rock as if about to fall. The light is on a boat at the top of a wave, just before it drops.',
    ),
    infer(
      4,
      'Why does Grandad ask “innocently” whether the lads had told anybody?',
      'He hopes that Tegen will recognise herself.',
      {
        own: ['He hopes that Mum will scold the lads again.', 'He wants to find out who raised the alarm.'],
        opposite: ['He has no idea what Tegen did that day.', 'He wishes to turn the talk away from Tegen.'],
      },
      'There was a pause. I looked at the pie. It did not help.',
      'Tegen had gone out without telling anyone too. Grandad only pretends to be curious, and her look at the pie shows that she has understood.',
    ),
    infer(
      5,
      'What does Mum really mean when she says that she will not care “whether you’re sinking or not”?',
      'Tegen matters to her at all times, in danger or safe.',
      {
        opposite: ['Tegen will have to look after herself another time.'],
        strong: ['She will put Tegen before everybody else’s safety.'],
        own: [
          'She is far too tired to be worried about anybody now.',
          'She will be too angry to ask what has gone wrong.',
        ],
      },
      'You only ever worry about people',
      'Tegen had said that Mum worries about people only “when they’re sinking”. Mum turns those words round: for Tegen she would come out even if nothing at all were wrong.',
    ),
    findOpinion(
      2,
      'Going’s the easy part',
      [
        'nothing in the kitchen is moved until Mum comes home',
        'the wind had been rising since four',
        'Two hundred and twelve times I went',
        'her fork was standing upright in the fish pie',
      ],
      'Nobody can measure whether it is easier to go to sea than to stay at home. That is Grandad’s belief. The other quotations tell what is or was so.',
    ),
    order(
      3,
      [
        'Grandad stands at the sink in fear for the first time.',
        'Tegen sails out past the wall.',
        'A chair falls over in the kitchen.',
        'Mrs Pascoe lends a neighbour something.',
      ],
      'Grandad’s first fear was on the first night that Mum ever went, long ago. Tegen’s sail was that afternoon, before the pager went off at tea. The potatoes were borrowed by ten.',
    ),
    judge(
      4,
      untold(
        'Tegen’s dinghy had been in difficulty beyond the wall.',
        'She went out alone and told no one, but we do not hear how the trip went.',
      ),
      isTrue(
        'Mum’s face had lost its colour before the pager sounded.',
        'She turned white at what Tegen said, and then began the sentence that the pager cut short.',
      ),
      isFalse(
        'Tegen caught sight of the blue light before the white one.',
        'She saw the white spark first. The blue light was beside it when it came up again.',
      ),
    ),
    structure(
      5,
      'Mum’s sentence breaks off at the beginning and is completed only at the end. What is the effect?',
      'We wait, like Tegen, for words that prove to be loving.',
      {
        opposite: ['We know, unlike Tegen, what her mother means to forbid.'],
        own: [
          'We guess, like Tegen, that the words will be forgotten.',
          'We feel, unlike Tegen, that the storm is not dangerous.',
        ],
        effect: ['We learn, before Tegen, that her mother has come ashore.'],
      },
      'and for five hours and ten minutes that was all there was of it',
      'Tegen does not know what her mother was going to say, and neither do we. After such a long wait we expect a scolding, and we get a promise.',
    ),
    sumUp(
      3,
      'Which sentence best sums up the story?',
      'A girl who has hurt her mother learns how much she is loved.',
      {
        part: ['A crew of neighbours bring two foolish lads safely back to land.'],
        strong: ['A girl is so frightened by a storm that she gives up sailing.'],
        opposite: ['A mother is so taken up by her work that she forgets her child.'],
        own: ['A grandfather wishes that he could go to sea with his daughter.'],
      },
      'Her voice did something odd in the middle.',
      'The rescue is over in a few lines. The story is about an unkind remark, a long wait and the answer at the end of it.',
    ),
  ],
}
