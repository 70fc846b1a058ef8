import {
  classOf,
  figure,
  find,
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

export const theGhostOfTheHalcyon: LongPassage = {
  id: 'the-ghost-of-the-halcyon',
  year: 6,
  kind: 'fiction',
  title: 'The Ghost of the Halcyon',
  text: `By the time we lost the wind, or so I supposed, twenty-six of the twenty-eight souls aboard the Halcyon believed that she was haunted. The captain did not, because he had never given permission for it. I did not, because I had given the ghost its supper.

I was cook’s boy, twelve years old and small for a Leith lad, and the matter had begun five weeks before, on our second night out of Foochow. Mr Blake, the cook, had sent me to the flour bin. I plunged in the scoop, and the flour sneezed. Two green eyes opened in it, then a pink mouth, and out climbed a cat as white as a bishop’s collar. She must have strolled aboard with the tea chests, as bold as a passenger, and gone in search of somewhere soft.

Captain Strachan had one law that he loved above all others. Nothing sailed in his ship unless it was written in his book: not a man, not a spoon, not a coil of rope. Whatever was not written went ashore at the first port. He was not cruel; he was merely exact, which from where I stood looked much the same. We were racing the Thessaly home to London, for the first ship in with the new season’s tea would have both the glory and the best of the profit, and he grudged every ounce aboard that did not help us to go faster. So I named her Duff, after the pudding, shut her in the galley with a saucer of scraps and held my tongue.

Unfortunately, nobody has ever succeeded in shutting a cat in anything. Each night Duff slipped out to attend to the rats, and each morning, having no other bed, she returned to the flour. Picture it, then, as the sailors saw it: the moon up, the deck silver, and something pale passing along the rail without a footfall, to vanish, as it seemed, through the galley wall. McPhee saw it first, and dropped a bucket on his own foot. Old Tobias, who had been forty years at sea and feared nothing in it, took to sleeping in his boots. Soon there was not a plank that creaked but the ghost was blamed for it.

I ought to have spoken. But a secret is like dough: leave it in the warm, and it swells until no bowl will hold it. At first I should have been scolded for a cat. Now I should be scolded for a cat, a ghost and McPhee’s toe.

Then the wind deserted us. For six days the sails hung like washing, and the sea lay so flat that the Halcyon sat upon her own reflection. On the sixth evening the men came aft in a body, caps in hand, and Tobias spoke for them. There was a spirit aboard, he said, begging the captain’s pardon, and no breeze would come near her until it was gone.

The captain turned the colour of beetroot. I looked at Mr Blake, who had never once asked me where the scraps were going. He went on drying a ladle. “Heavy thing, a secret,” he remarked to the ladle, “for a small lad.” So he had known all along.

I fetched her. My knees were not entirely under my command. I stood her on the hatch, white from nose to tail, and the crew, all but one, took a step back. Then I emptied a bucket of water over my friend.

I have been forgiven for many things in my life, but never, I think, by Duff for that. The ghost ran off her in a grey paste. Beneath it stood a very thin, very furious cat, as black as the inside of a boot.

“Black,” breathed Tobias, and his whole face altered. “Luckiest thing that ever trod a deck!” And they laughed, all of them, as people do laugh when they have been frightened and find that they need not have been.

The captain did not laugh. He considered the cat. He considered the row of rats that she had laid by the galley door that morning, neat as cutlery. Then he sent for his book and spoke the words aloud as he wrote them. “Cat, one. Employed in the defence of biscuit. Wages, none.” He blotted the page. “The flour,” he added, regarding me for rather a long time, “to be paid for by the boy.”

That night the wind came back. I am an old man now, and I have always tried to be truthful, so I shall not tell you that Duff brought it. I say only that she was sitting in the bows when it came, facing forward, with the expression of somebody who has at last received a reply to her letter.`,
  items: [
    infer(
      3,
      'What does the narrator suggest by saying that the captain “had never given permission for it”?',
      'The captain felt that nothing aboard might happen without his leave.',
      {
        own: [
          'The captain had forbidden the men to tell each other ghost stories.',
          'The captain was too well educated to be taken in by ghost stories.',
        ],
        place: ['The captain knew that the ghost was merely a cat in search of rats.'],
        opposite: ['The captain was beginning to fear that the stories might be true.'],
      },
      'The captain did not, because he had never given permission for it.',
      'It is a joke about a man who expects to rule everything: a ghost would need his permission before it dared to come aboard.',
    ),
    find(
      1,
      'How did the narrator come upon the cat?',
      'He put a scoop into the flour bin.',
      {
        own: ['He heard her mewing in a tea chest.', 'He followed her paw prints to the galley.'],
        place: ['He saw her walking along the rail.', 'He found her eating from a saucer.'],
      },
      'I plunged in the scoop, and the flour sneezed.',
      'It was the cat, hidden in the flour, who sneezed when the scoop went in.',
    ),
    infer(
      4,
      'Why did the captain’s exactness look “much the same” as cruelty to the boy?',
      'Either of the two would have sent the cat ashore.',
      {
        own: [
          'Either of the two could have lost them the race.',
          'Being so exact had made the captain hated by all.',
        ],
        place: ['Being made to pay for flour had made him bitter.'],
        strong: ['Exact men are certain to become cruel in a race.'],
      },
      'Whatever was not written went ashore at the first port.',
      'The captain only kept to his rule and meant no harm, but for a boy who wished to keep a cat the result would have been just as bad.',
    ),
    means(
      3,
      'Which word is closest in meaning to “grudged” in “he grudged every ounce aboard that did not help us to go faster”?',
      'resented',
      { fits: ['measured', 'noticed'], sound: ['nudged'], opposite: ['welcomed'] },
      'he grudged every ounce aboard that did not help us to go faster',
      'The captain wants to win the race, so he is unwilling to carry anything that slows him down. If you grudge a thing, you are cross at having to allow it.',
    ),
    find(
      2,
      'Why was the cat still white after several weeks?',
      'She went on sleeping in the bin.',
      {
        place: ['She looked silver by the light of the moon.', 'She had been born as white as a collar.'],
        own: ['She was dusted with flour by the boy.', 'She rolled in the flour to trick the rats.'],
      },
      'having no other bed, she returned to the flour',
      'Each morning she lay down in the flour bin again, so her coat was covered afresh.',
    ),
    figure(
      3,
      'The narrator says that a secret is “like dough”. What does this comparison tell us about secrets?',
      'The longer you keep one, the harder it is to contain.',
      {
        effect: [
          'The longer you keep one, the more pleasant it becomes.',
          'The warmer your friends are, the safer it is with them.',
        ],
        own: ['The more people share one, the lighter it is to bear.'],
        opposite: ['The better you hide one, the smaller it seems in time.'],
      },
      'it swells until no bowl will hold it',
      'Dough left in the warm keeps growing. In the same way the boy’s small secret has grown into a ghost and a sore toe.',
    ),
    means(
      4,
      'Which phrase is closest in meaning to “in a body” in “the men came aft in a body”?',
      'all together',
      { opposite: ['one by one'], sense: ['in person', 'in good health'], fits: ['in a fury'] },
      'the men came aft in a body',
      'Here “body” is not a person’s body but a group, as in “a body of men”. They all came at the same time, and Tobias spoke for them.',
    ),
    infer(
      5,
      'When the wind failed, how many people aboard really believed in the ghost?',
      'twenty-five',
      { place: ['twenty-six', 'twenty-eight'], own: ['twenty-four', 'twenty-seven'] },
      'So he had known all along.',
      'Twenty-eight people were aboard. The narrator supposed that only he and the captain did not believe, but Mr Blake had known the truth too, which makes three.',
    ),
    infer(
      4,
      'What do the captain’s entries in his book show about him?',
      'He finds a way to be generous and to keep his law as well.',
      {
        opposite: [
          'He gives up his law for good and is glad to be rid of it.',
          'He keeps the cat aboard but wishes to see her punished.',
        ],
        own: ['He writes down the cat because he fears what his men may do.'],
        strong: ['He enjoys the joke and is the one who laughs the loudest.'],
      },
      'Employed in the defence of biscuit.',
      'Only what is written in the book may sail. By writing the cat in, he lets her stay without breaking the rule that he loves.',
    ),
    classOf(
      4,
      'warm',
      'leave it in the warm',
      'noun',
      ['adjective', 'verb', 'adverb'],
      '“Warm” mostly describes a noun. Here it follows “the”, no noun comes after it, and it names the place where dough is left to rise.',
    ),
    purpose(
      5,
      'Why does the narrator end with the cat in the bows, looking like somebody who has “received a reply to her letter”?',
      'to hint at a marvel that he says he will not claim',
      {
        effect: [
          'to prove that the sailors had been right about luck',
          'to show that the cat was longing for her old home',
        ],
        opposite: ['to admit that he has not been telling the truth'],
        own: ['to remind us that he himself never had any letters'],
      },
      'I shall not tell you that Duff brought it',
      'He refuses to say that the cat called the wind, and then describes her as if she had sent for it. He leaves the idea to us with a wink.',
    ),
    structure(
      4,
      'Why does the writer open with the haunted ship and only then go back five weeks?',
      'to puzzle us with a ghost that eats before we hear the cause',
      {
        effect: [
          'to frighten us with a ghost so that the cat is a relief to us',
          'to let us know how the race ends before we hear how it began',
        ],
        opposite: ['to make clear from the start that the ghost is only a cat'],
        own: ['to show that the old man’s memory is no longer in good order'],
      },
      'I did not, because I had given the ghost its supper.',
      'A ghost that is given supper makes us curious at once. The story then goes back to explain how such a thing can be.',
    ),
    order(
      2,
      [
        'The ship leaves Foochow.',
        'McPhee drops a bucket.',
        'The wind fails.',
        'The captain writes down the cat.',
      ],
      'The lost wind is mentioned first, but it came five weeks after the ship had sailed and after the sailors had seen the “ghost”.',
    ),
    judge(
      4,
      untold(
        'Captain Strachan disliked cats.',
        'His law was against anything that was not written in his book. What he felt about cats we never hear.',
      ),
      isTrue(
        'The boy would have been in less trouble if he had owned up early.',
        'At first he would only have been scolded for a cat, but later also for a ghost and a sore toe.',
      ),
      untold(
        'The Halcyon reached London ahead of the Thessaly.',
        'The wind comes back, but the story stops before the end of the race.',
      ),
    ),
    sumUp(
      3,
      'Which sentence best sums up what happens in the story?',
      'A small secret grows into a great fear, until a boy finds the courage to end it.',
      {
        part: [
          'A ship loses the wind in the middle of a race, until her luck begins to turn.',
          'A strict captain keeps a list of all that is in his ship and will not change it.',
        ],
        own: ['A lonely boy is teased by sailors, until a stray cat becomes his only friend.'],
        opposite: ['A crew hides a cat from its captain, until a boy gives the secret away.'],
      },
      'I ought to have spoken.',
      'The hidden cat becomes a ghost in the minds of the crew, and it is the boy’s confession that puts an end to their fear.',
    ),
  ],
}
