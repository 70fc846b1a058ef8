import { type GappedText, gapped } from './gapped-text.ts'

/** Level 4. */
export const hardTexts = (): readonly GappedText[] => [
  gapped(
    'the-lady-with-the-hammer',
    4,
    'The Lady with the Hammer',
    `Mary Anning was born in Lyme Regis, on the coast of Dorset, in 1799. Her family was so poor that she hardly [attended=form: attend, attends, attending; alike: attempted; sense: left; sense: painted, bought] school, and yet the cleverest men in the country would one day come to ask for her opinion.

Her father sold curious stones to tourists, and after his death Mary carried on the [business=alike: busyness; form: businesses; class: busily, busy; sense: school; sense: cliff, storm]. Each winter, storms brought down parts of the cliffs and laid [bare=alike: bear, bar; form: barely, bareness; opposite: hidden; sense: asleep, wise] the shells and bones inside. It was the best time to hunt, [although=link: because, until, unless; small: despite; alike: through] it was also the most dangerous. A landslide once buried the very spot on which she had been [standing=form: stands, stand; alike: stunning, sanding; class: stance; sense: flying, raining] a moment earlier.

She was only twelve [when=link: because, whether; alike: went; class: then, where] she uncovered the skeleton of a creature like a giant dolphin with teeth. Later she found a sea monster with so long a neck that a famous scientist [declared=form: declare, declaring, declares; alike: decayed; class: declaration; sense: built, sang] it to be a fake. He had to [apologise=form: apologised, apologising, apology; alike: analyse; opposite: boast; sense: fly, freeze].

As a woman, Mary was not allowed to join the Geological Society, and gentlemen often wrote about her finds without [mentioning=form: mention, mentions, mentioned; alike: mounting; opposite: hiding; sense: painting, hearing] her name. Today her portrait hangs in the Natural History Museum, not far from the bones that she dug [out=small: until, between, among; opposite: in; alike: our] of the cliff.`,
  ),
  gapped(
    'the-last-house-in-the-lane',
    4,
    'The Last House in the Lane',
    `The house had been empty for so long that even the ghost stories about it had worn [thin=alike: thing, tin; opposite: thick; form: thinly, thinner; sense: blue, late]. Its windows were boarded up, and ivy had [crept=form: creep, creeping, creeps; alike: crypt; class: creepy; sense: sung, swum] over the roof as if it meant to pull the whole thing quietly [into=small: until, since, between, among; opposite: out of] the ground.

Jonah did not believe in ghosts. He [nevertheless=link: because, unless, although; class: despite, whichever] walked a little faster whenever he had to pass the gate, and on this particular evening he would have broken into a run, [had=form: has, have, having; link: because; alike: head] he not been carrying two dozen eggs.

There was a light in the upstairs window.

It was not the [steady=opposite: unsteady, flickering; form: steadily, steadiness; alike: study] glare of a lamp. It trembled and moved, as the flame of a candle does [if=link: whether, although, unless; class: that; alike: of] someone carries it along a draughty passage. It passed behind one board, vanished, and [appeared=form: appear, appearing; opposite: disappeared; alike: appealed; class: appearance; sense: slept] behind the next.

Then, from somewhere within, came a sound so ordinary that it was far more [alarming=opposite: comforting, soothing; form: alarm, alarmed; alike: arming; sense: silent] than any scream. Somebody was whistling. And the tune, Jonah noticed with a cold prickle, was the very one that he himself had been whistling only a moment [before=small: during, until; opposite: later; link: because; alike: bore].`,
  ),
  gapped(
    'the-secret-life-of-moss',
    4,
    'The Secret Life of Moss',
    `Moss has a poor reputation. Gardeners rake it out of their lawns and scrub it off their paths, and few people ever [bother=form: bothers, bothered; alike: brother, both; opposite: refuse; sense: fly, sleep] to look at it closely. This is a pity, for it is one of the most remarkable plants on Earth.

To begin with, moss is [ancient=opposite: modern, recent; form: ancients; alike: anxious; class: age; sense: noisy]. It was already growing when the first fish hauled themselves on to the land, long before there were flowers, trees or even soil as we [know=alike: now, no; form: known, knows; opposite: forget; sense: boil, sing] it. It has no true roots. Instead, it [drinks=form: drink, drank, drinking; alike: blinks; opposite: spills; sense: walks, sees] through its leaves, which can hold twenty times their own weight of rain. In a hot summer it shrivels up and seems to be [dead=opposite: alive; form: death, die, deadly; alike: dear; sense: noisy, famous]. Let a single shower fall, and within minutes it is green again.

People have found some surprising [uses=form: used, useful; alike: buses; opposite: wastes; class: usefully; sense: birds, noises] for it. During the First World War there was a [shortage=opposite: plenty; form: short, shorter; alike: storage; class: shortly; sense: cup, bandage] of cotton, and so thousands of volunteers, many of [whom=class: who, which, them, what; form: whose] were schoolchildren, gathered moss from the moors. Cleaned and dried, it made excellent bandages, [since=link: although, unless, until; alike: sins; small: during] it soaked up blood and helped to prevent infection.

So the next time you see a cushion of green on an old wall, resist the [temptation=form: tempt, tempted, tempting; alike: temperature; opposite: dislike; sense: gardener, moor] to pick it off.`,
  ),
  gapped(
    'minutes-of-the-school-council',
    4,
    'Minutes of the School Council',
    `The meeting opened at ten past one, in the [absence=opposite: presence; form: absent, absently; alike: essence; class: away; sense: pocket, mouth] of the chair, Rhys Morgan, who was at the dentist’s. Lucy Adebayo agreed to take his place.

Mr Lane [reported=form: report, reports; alike: reposted; opposite: kept; class: reporter; sense: sang, baked] that the new benches had arrived. Unfortunately, they had been delivered to Ashfield Infants by [mistake=form: mistaken, mistook; alike: mystic; opposite: purpose; class: wrongly; sense: bench, sandwich], where they were found to be far too tall.

Class Five [proposed=form: propose, proposes; alike: exposed; opposite: forgot; class: proposal; sense: swam, cooked] that pupils should be allowed to eat outside in fine weather. This was discussed at some length. Several members were in favour. Others pointed out that seagulls [might=form: mighty; alike: mate, mite; link: because; sense: never; sense: Sunday] become a problem, as they had last summer, when a large bird removed a sausage [directly=form: direction, directing; alike: dearly, direly; small: until; sense: never, tomorrow] from the hand of the deputy head. It was decided to hold a trial [lasting=form: last, lasts, lasted; alike: listing; opposite: ending; sense: eating, weighing] two weeks.

Amina Yusuf asked why the lost property box was always full, [whereas=link: because, unless, so that; alike: whereabouts; class: where] the pencil pots were always empty. Nobody was able to [explain=form: explains, explained; alike: exclaim; class: explanation; opposite: confuse; sense: sell, drink] this.

The meeting closed at five to two. The date of the next one has not yet been [fixed=form: fix, fixes, fixing; alike: mixed; opposite: broken; sense: eaten, sung].`,
  ),
  gapped(
    'the-clock-that-struck-thirteen',
    4,
    'The Clock That Struck Thirteen',
    `More than three hundred years ago, so the story goes, a soldier was accused of falling [asleep=form: sleep, sleeping, slept; opposite: awake; class: sleepiness; sense: hungry, thirsty] while he was on guard at Windsor Castle. For this the punishment was death. The soldier swore that he was [innocent=opposite: guilty; form: innocence, innocently; alike: incident, insistent; sense: wooden, deaf]. At midnight, he said, he had been wide awake, for he had heard the great bell of St Paul’s Cathedral, more than twenty miles away, strike thirteen instead of twelve.

The officers [laughed=form: laugh, laughing; alike: launched; opposite: wept; class: laughter; sense: vanished, slept]. No bell could be heard at such a distance, and no clock ever struck thirteen. [Nonetheless=link: Because, Unless, Although; small: During; class: Despite], somebody was sent to London to ask. He returned with astonishing news: on the night in [question=form: questions, questioned; alike: quotation; opposite: answer; class: asking; sense: bed, stone], several honest people in the city had counted thirteen strokes, and every one of them was [willing=opposite: reluctant; form: will, willingly; alike: welling; class: wish; sense: unable] to swear to it.

The soldier was [set=form: setting, sets; alike: sat, seat; opposite: locked; sense: weighed, rung] free. He lived, it is said, to be more than a hundred, and on his gravestone there was carved a clock.

Is the tale true? Historians are [doubtful=form: doubt, doubtfully; alike: dutiful, doubled; class: doubtfulness; sense: asleep, royal]. Even on the stillest night, it would take a remarkable [pair=alike: pear, pier; class: two; form: pairs, paired; sense: clock, lack] of ears to hear a bell so far away. But it would be a pity to let the facts [spoil=form: spoils, spoiling, spoilt; alike: spool; opposite: improve; sense: hear, strike] it.`,
  ),
  gapped(
    'advice-for-new-dragons',
    4,
    'Advice for New Dragons',
    `Congratulations on hatching! You will have many questions, and this leaflet is [intended=form: intend, intends, intending; alike: indented; opposite: refused; sense: hatched, burnt] to answer the most common of them.

Fire. Every young dragon longs to breathe it, but kindly be patient. A healthy dragon produces nothing [except=link: because; alike: accept, expect; small: until; opposite: including] smoke until the age of forty. Attempts to hurry matters by swallowing coal are neither wise [nor=link: or, and, but; class: not; alike: more] good for the teeth.

Treasure. There is no need to begin with a mountain of gold. Start with a [few=class: little, much; opposite: many; alike: view; form: fewer] spoons. Count them before you go to sleep, and again when you wake, [lest=link: although, until; alike: least, last; opposite: so that] some passing burglar should have helped himself.

Knights. Contrary to what your grandparents may have [told=form: tell, telling; alike: tolled; sense: said, spoken; sense: cooked] you, knights are now extremely rare, and it is considered bad manners to eat one. If a person in armour should approach your cave, remain [calm=opposite: furious; form: calmly, calmness; alike: clam, claim; sense: wet, hungry]. In most cases he is merely lost, or is [collecting=form: collect, collects; alike: connecting, correcting; class: collection; sense: eating, breathing] money for the church roof.

Flying. Never take off on a full [stomach=alike: stamina, stumble; form: stomachs; class: eaten; sense: plate; sense: wing, roof]. Choose a high ledge, check the direction of the wind, and do not look down. If you find that you are falling, try to do it [gracefully=form: graceful, grace; opposite: clumsily; alike: gratefully; class: gracefulness; sense: never, already], since somebody is sure to be watching.`,
  ),
  gapped(
    'the-man-who-planted-a-forest',
    4,
    'The Man Who Planted a Forest',
    `In 1979 a flood washed a great number of snakes on to a sandbank in the river Brahmaputra, in the north-east of India. When the water went down, they were left [without=small: since, until; opposite: among; alike: within; class: not] any shade, and died in the sun. A teenager called Jadav Payeng was deeply [upset=opposite: delighted; form: upsets, upsetting; alike: asset; class: sadness; sense: hungry, tall] by the sight. He asked the elders of his village what could be done. They gave him twenty bamboo seedlings and told him to plant [them=form: they, it, their; alike: then, hem; sense: snakes, elders].

He did, and then he [went=form: gone, goes, going; alike: want; opposite: stopped; sense: dried, counted] on. Every day for more than forty years, he rowed to the sandbank and put something into the ground: a seed, a cutting, a tiny tree. He carried red ants in a bag, though they bit him [badly=form: bad, worse; opposite: gently; alike: baldly; class: badness; sense: tomorrow, never], because ants improve the soil. Nobody knew [what=class: that, whom, when; alike: hat; link: because] he was doing. The forest authorities noticed only in 2008, when they followed a herd of a hundred [wild=form: wildly, wildness; alike: while, wield; class: wilderness; sense: wooden, paper] elephants and found it among trees that were on no [map=alike: mop, cap, mat; form: maps; class: mapped; sense: boat, plate].

His forest is now [larger=form: large, largest, largely; alike: ledger; class: enlarge; sense: louder, later] than Central Park in New York. Tigers live there, and rhinoceroses, and vultures, which had not been seen [for=small: since, to, until, among; link: because] decades. “It is not as if I did it alone,” he says. “You plant one or two trees, and they have to seed.”`,
  ),
]
