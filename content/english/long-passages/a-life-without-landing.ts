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

export const aLifeWithoutLanding: LongPassage = {
  id: 'a-life-without-landing',
  year: 5,
  kind: 'information',
  title: 'A Life Without Landing',
  text: `Under the tiles of a terraced house in Norwich, on an evening in July, a young swift is shuffling towards the light. For six weeks it has known nothing but a dark crack the size of a shoebox. It has never stretched its wings in the open air. It has, however, been doing press-ups: day after day it has pushed down on its wing tips until its body lifted clear of the floor. Now it leans out, tips forward and drops.

It may not touch anything solid again for two years, or even three.

No other bird is known to spend so much of its life on the wing. Swifts eat in the air, scooping up gnats, greenfly and tiny spiders that drift by on threads of silk. They drink in the air, skimming the surface of lakes with open beaks. They gather feathers and wisps of dry grass that the wind has lifted, and glue them into a nest with their own spit. They even sleep up there. At dusk they climb until they are lost to sight, sometimes two kilometres or more above the lamplit streets, and there, it is thought, they doze as they glide. Exactly how they manage it nobody has yet discovered.

For a long time much of this was only suspected. How do you follow a creature that weighs about as much as a golf ball and hardly ever sits still? The answer had to wait until electronics shrank. Scientists in Sweden fitted swifts with recorders scarcely heavier than a paper clip, let them go, and waited for them to come home the following summer. Most of the birds, it turned out, had settled now and then for part of a night. But a few had not landed once in ten months.

A swift is built for such a life, and for no other. Its wings are long, stiff and curved like a pair of scythes. In level flight it has been timed at almost seventy miles an hour. Its legs, by contrast, are so short that its scientific name, Apus, comes from Greek words for “without feet”. That is unjust. A swift’s feet are small but strong, with sharp claws for clinging to walls; it is only on flat ground that they are next to useless. Those who painted the old coats of arms had a bird called the martlet, which has no feet whatever, and six golden martlets fly on the flag of Sussex to this day. Perhaps the martlet began as a swift. I should like to think so.

A bird that belongs to the air must also put up with the weather. Heavy rain sweeps the sky clear of insects, and so swifts simply go round it. A parent may fly far beyond the edge of a storm, and it comes home with hundreds of insects squashed into a ball in its throat. While it is away, the chicks perform a marvel of their own. They grow cool and still, their hearts slow down, and they wait, if need be for days.

Swifts are among the last of our summer visitors to come, in May, and among the first to go, in August. They are like guests who arrive late at a party, dance furiously, shriek with laughter and leave before the washing-up.

Nowadays, alas, there are fewer guests than there were. Britain has lost more than half of its swifts since the 1990s. A pair returns to the same hole summer after summer; but roofs are mended and gaps are sealed, and then the birds circle the spot, screaming, and cannot get in. The remedy is simple. A hollow “swift brick” can be built into almost any new wall, and a wooden box can be hung on almost any old one. It is hard to see why every street does not have them.

So look up, one evening in June, when you hear that thin, wild cry above the chimneys. The bird from Norwich may be up there, home after two winters in Africa. It has slept above the clouds and crossed the Sahara. It has flown far enough to circle the world several times. Its feet have almost forgotten what they are for. And it is looking for a crack, the size of a shoebox, in which to stand still.`,
  items: [
    find(
      1,
      'What do swifts use to hold their nests together?',
      'saliva',
      { place: ['grass', 'silk', 'feathers'], own: ['mud'] },
      'glue them into a nest with their own spit',
      'Saliva is another word for spit. The feathers and the grass are what the nest is made of, not the glue.',
    ),
    infer(
      3,
      'Why did the answer have to “wait until electronics shrank”?',
      'Early recorders were too heavy for a swift to carry.',
      {
        own: [
          'Early recorders cost too much for bird scientists.',
          'Early recorders could not store ten months of flight.',
        ],
        place: ['Small recorders could be hidden in a swift’s nest.'],
        opposite: ['Small recorders were too light to stay on a swift.'],
      },
      'a creature that weighs about as much as a golf ball',
      'The author tells us how little a swift weighs and then that the recorders were scarcely heavier than a paper clip. Weight was the difficulty.',
    ),
    purpose(
      4,
      'Why does the author ask how anyone can follow a creature as small and restless as a swift?',
      'to let us feel the difficulty before we hear the answer',
      {
        effect: [
          'to make us doubt what the scientists have found out',
          'to make us laugh at those who try to study a bird so fast',
        ],
        own: ['to invite us to follow a swift and report on it'],
        opposite: ['to admit that nobody has answered the question so far'],
      },
      'How do you follow a creature',
      'The question makes us stop and wonder how it could be done. The answer, a tiny recorder, comes straight after it.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “suspected” in “For a long time much of this was only suspected”?',
      'believed without proof',
      {
        sense: ['blamed for a crime'],
        sound: ['hung up from above'],
        opposite: ['shown to be certain'],
        fits: ['told to a few friends'],
      },
      'For a long time much of this was only suspected',
      'People thought that swifts lived like this, but until the recorders came they could not show that it was true.',
    ),
    find(
      2,
      'What did the recorders show about most of the swifts?',
      'They had come down for short rests.',
      {
        place: ['They had stayed up for ten months.', 'They had flown several times round the world.'],
        own: ['They had gone astray over the sea.'],
        strong: ['They had stayed down for the whole of each night.'],
      },
      'Most of the birds, it turned out, had settled now and then for part of a night',
      'It was only a few that did not land at all. Most of them “settled”, but only now and then.',
    ),
    classOf(
      4,
      'level',
      'In level flight it has been timed',
      'adjective',
      ['noun', 'verb', 'adverb', 'preposition'],
      '“Level” tells us what kind of flight it is: neither up nor down. It describes the noun “flight”.',
    ),
    infer(
      4,
      'Why does the author call the swift’s scientific name “unjust”?',
      'It fails to notice what the feet do well.',
      {
        own: ['It was chosen by people who disliked swifts.', 'It cannot be understood without Greek.'],
        place: ['It belongs by rights to the martlet.'],
        opposite: ['It makes the feet sound larger than they are.'],
      },
      'A swift’s feet are small but strong, with sharp claws for clinging to walls',
      'The name says that swifts are “without feet”, as if their feet did not count. The next sentence speaks up for the feet.',
    ),
    infer(
      2,
      'Why do swifts fly round a storm?',
      'There is nothing for them to eat in it.',
      {
        own: ['The noise of the thunder scares them.', 'The wind in it would break their wings.'],
        strong: ['Their chicks need no food while it lasts.'],
        opposite: ['The water in it is good for them to drink.'],
      },
      'Heavy rain sweeps the sky clear of insects',
      'Swifts feed on what flies and drifts in the air. When the rain has cleared it away, they have to look elsewhere.',
    ),
    figure(
      3,
      'The author compares swifts with guests at a party. What does this suggest about their time in Britain?',
      'It is brief, fast and noisy.',
      {
        effect: ['It is rude, messy and unwelcome.', 'It is cheerful, idle and lazy.'],
        own: ['It is grand, formal and polite.'],
        opposite: ['It is long, slow and peaceful.'],
      },
      'dance furiously, shriek with laughter and leave before the washing-up',
      'These guests come late and leave early, they dance wildly and they shriek. So do swifts, with their quick flight and their screams.',
    ),
    means(
      2,
      'Which word is closest in meaning to “remedy” in “The remedy is simple”?',
      'solution',
      { sense: ['medicine'], sound: ['memory'], opposite: ['problem'], fits: ['building'] },
      'The remedy is simple',
      'The swifts have lost their holes, and bricks and boxes would put this right. Nothing has to be swallowed.',
    ),
    findOpinion(
      3,
      'It is hard to see why every street does not have them',
      [
        'They even sleep up there',
        'a few had not landed once in ten months',
        'Britain has lost more than half of its swifts since the 1990s',
        'six golden martlets fly on the flag of Sussex to this day',
      ],
      'The author is telling us what he or she thinks that streets should have. The other quotations can be checked, however surprising they are.',
    ),
    order(
      2,
      [
        'A parent collects feathers from the air.',
        'A chick pushes up on its wing tips.',
        'A young bird drops from the roof.',
        'A young bird spends a winter in Africa.',
      ],
      'The nest has to be made before there can be a chick in it, although we read about the feathers later. The young bird leaves the roof in July and goes to Africa after that.',
    ),
    judge(
      5,
      isFalse(
        'Scientists have worked out how a swift is able to sleep as it flies.',
        'Nobody has yet discovered exactly how swifts manage it.',
      ),
      isTrue(
        'A swift on a wall is better off than a swift on the ground.',
        'Its feet can cling to walls, but on flat ground they are next to useless.',
      ),
      untold(
        'The golden birds on the flag of Sussex were first drawn from swifts.',
        'The author would like to think so, but says only “perhaps”.',
      ),
    ),
    structure(
      4,
      'Why does the author come back to the bird from Norwich in the last paragraph?',
      'to finish a story that we can now understand',
      {
        own: ['to explain why it fell from the roof in July'],
        strong: ['to prove that all young swifts come home safely'],
        part: ['to remind us how small and dark its nest was'],
        effect: ['to make us sorry that it has to land after all'],
      },
      'The bird from Norwich may be up there, home after two winters in Africa',
      'At the beginning we see a bird drop and do not know what awaits it. At the end we know how swifts live, and the same bird comes home to the same kind of crack.',
    ),
    sumUp(
      5,
      'Which sentence best sums up what the author wants us to understand?',
      'Swifts do nearly everything in the air, but we must leave them a place to land.',
      {
        strong: ['Swifts are so well fitted for the air that nothing on the ground matters to them.'],
        part: ['Swifts are hard to study, but tiny recorders have shown us how long they fly.'],
        own: ['Swifts are dying out because rainy summers leave too few insects for them.'],
        opposite: ['Swifts could live without our roofs if only they learned to build elsewhere.'],
      },
      'And it is looking for a crack, the size of a shoebox, in which to stand still',
      'Most of the text shows how swifts live on the wing. Near the end it turns to the gaps that they have lost, and to how we can help.',
    ),
  ],
}
