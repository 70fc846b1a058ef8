import { type GappedText, gapped } from './gapped-text.ts'

/** Level 5. */
export const hardestTexts = (): readonly GappedText[] => [
  gapped(
    'the-map-makers-island',
    5,
    'The Map-Maker’s Island',
    `For eleven years I drew maps for the Admiralty, and in all that time I told only one [lie=alike: line, lay; form: liar, lied; opposite: truth; sense: chart, island]. It was about a quarter of an inch across.

I was copying a chart of the South Atlantic when the lamp smoked and a speck of soot [settled=form: settle, settling, settles; alike: scuttled; opposite: rose; sense: sang, swam] upon the paper. [Before=link: Because, Unless; small: During; alike: Beyond; class: Early] I could prevent it, my pen had gone round the edge. There, where no ship had ever reported [anything=class: anyone, somewhere, nothing; alike: anyhow, any] but water, lay an island.

I ought to have scraped it out. I have never been able to account [for=small: to, of, since, with; link: because] what I did instead. I gave it a bay on its western side, a reef, and, [lest=link: although, so that; alike: least, last; small: despite] it should look too bare, a single hill. Then, in my neatest hand, I gave it my mother’s name.

Nobody noticed. The chart was engraved, printed and carried [aboard=alike: abroad, afford, board; class: above; opposite: ashore; sense: asleep] every vessel in the fleet. Occasionally I would wake in the night and imagine some captain, half dead of thirst, steering [towards=small: among, until; opposite: away from; alike: afterwards; form: towered] it.

Last Tuesday a letter came from a whaling ship. The master presented his [compliments=alike: complements, components; form: compliment; opposite: insults; class: polite; sense: mast, hill]. He had put in at the island for a week, he wrote, to mend his mast. The bay was excellent. The hill, [however=link: because, so that, unless; class: how; alike: whoever], was rather higher than I had shown it.`,
  ),
  gapped(
    'on-being-bored',
    5,
    'On Being Bored',
    `We have declared war on boredom. The moment a child begins to sigh, some kindly adult hands over a screen, [as=small: than, like; link: although, unless; alike: has] though boredom were a fire that must be put out before it could spread. I should like to say a word in its [defence=form: defend, defensive; alike: difference; opposite: attack; class: defender; sense: ceiling, tooth].

Boredom, properly understood, is not the absence of anything to do. It is the [presence=opposite: lack, absence; form: present, presently; alike: precedence; sense: ceiling] of a mind with nothing yet to do it with. Leave that mind alone, and it will grow [restless=opposite: peaceful; form: rest, restlessly, rested; alike: wrestling; sense: taller]; and a restless mind, [deprived=form: deprive, depriving; alike: derived, depraved; opposite: supplied; sense: full, painted] of entertainment, is eventually driven to invent some. It counts the tiles. It looks, [perhaps=class: possible, probable; alike: perched; link: because, unless; sense: never] for the first time, at an ant.

It would be foolish to pretend that this is pleasant. [Nor=link: Or, And, But; class: Not; alike: More] would I claim that every bored child becomes an inventor; most of us become merely people who are rather good at waiting for buses. But I have noticed that the [dullest=form: dull, dully; opposite: brightest; alike: fullest; class: dullness; sense: tallest, loudest] afternoons of my own childhood, whose tedium I remember as one remembers a toothache, are the very ones from which I can date my best ideas.

So next time a child complains to you that there is nothing to do, offer your [congratulations=form: congratulate, congratulated, congratulating; alike: concentrations, conversations; sense: screen, toothache]. Then close the door [quietly=form: quiet, quieter, quietness; alike: quite, quilted; sense: never, seldom], and wait.`,
  ),
  gapped(
    'the-winter-of-the-great-frost',
    5,
    'The Winter of the Great Frost',
    `In the winter of 1683–84 the Thames froze from bank to bank, and the ice was soon so thick that it could bear the [weight=alike: height, wait; form: weigh, weighty; class: heavy; sense: colour, song] of a coach and six horses. London, which has never been a city to [waste=form: wastes, wasted; alike: waist, west; opposite: use; sense: freeze, drown] an opportunity, built a street upon it.

There were booths that sold gingerbread, brandy and toys. There was a printer, who for sixpence would set up your name in type, [adding=form: add, adds, added; alike: aiding; opposite: removing; sense: eating] the date and the words “printed on the ice”. The king himself paid him a [visit=form: visits, visited, visitor; alike: vista; class: visiting; sense: coach, bridge]. Bulls were chased, oxen roasted; and watermen, whose boats were useless, fixed wheels to them and [continued=form: continue, continuing, continues; alike: contained; class: continual; sense: froze, sank] to charge their passengers the usual fare.

Not everybody was [merry=opposite: sad, gloomy; form: merrily, merriment; alike: marry; sense: wooden]. Coal could not reach the city, and the poor, who had no money to buy it at ten times its former [price=alike: prize, piece; form: priced, pricey; class: expensive; sense: colour, wheel], suffered dreadfully. Trees split as if struck by lightning. Birds dropped from the air.

For more than a month the strange town [flourished=form: flourish, flourishing; opposite: withered; alike: furnished, polished; sense: barked, swam]. Then, one night in February, a warm wind rose in the south-west. There was a groan, it was said, like that of some huge animal [waking=form: wake, woke, wakes; alike: walking; opposite: asleep; sense: eating, built] from a bad dream. By morning nothing was [left=alike: lift, lest; form: leave, leaves; opposite: gone; class: remains; sense: roasted] of the street but a few planks, turning slowly in the brown water.`,
  ),
  gapped(
    'a-question-of-honey',
    5,
    'A Question of Honey',
    `It is the only food that never goes bad. Pots of it, sealed in the tombs of Egypt three thousand years ago, have been opened and found to be [perfectly=form: perfect, perfection, perfecting; alike: prefer; class: perfected; sense: never, hardly] fit to eat. The reasons are partly chemical: honey contains so [little=class: few, small; form: least, less; alike: litter; sense: sticky, old] water that nothing harmful can live in it. Truly astonishing, though, is how much [labour=alike: neighbour, ladder; form: laboured, laborious; opposite: idleness; sense: teaspoon, window] goes into it.

To fill a single jar, bees must [visit=form: visits, visiting; alike: vista; opposite: avoid; class: visitor; sense: bake, invent] some two million flowers. [Between=small: Until, Since, Despite; link: Because; alike: Beneath] them they will fly a distance equal to once round the world and a good part of the way again. A worker who lives for six weeks in summer, and who [spends=form: spend, spent, spending; alike: sends; opposite: saves; sense: paints, boils] her last days doing little else, will have gathered by the end of her life about a twelfth of a teaspoonful.

How does she tell her sisters where the flowers are? She dances. In the darkness of the hive she runs in a figure of eight, waggling as she goes. The angle of her run, [measured=form: measure, measuring; alike: treasured; opposite: ignored; class: measurement; sense: eaten, baked] against the direction of the sun, shows them which way to fly, and its [length=form: long, lengthy, lengthen, lengthened; class: longer; sense: colour, taste] tells them how far.

Scientists took until the last century to crack this code. The bees, [meanwhile=link: because, unless; class: while, whereas; small: during], had been [reading=form: read, reads, reader; alike: raiding, riding; sense: eating, baking] it fluently for thirty million years.`,
  ),
  gapped(
    'the-understudys-secret',
    5,
    'The Understudy’s Secret',
    `Miss Fontaine had never missed a performance. In forty years upon the stage she had acted with a broken wrist and, on one memorable [occasion=alike: occupation, ocean; form: occasional, occasions; class: often; sense: curtain, dress], with a live bat in her wig. It followed that her understudy, whose whole duty it was to be ready [in=small: by, at, until, on; link: because] case she fell ill, had for forty years done precisely nothing.

People [pitied=form: pity, pitying, pities; opposite: envied; alike: pitted; sense: knitted, boiled] Miss Dunn. Every evening she arrived at six, made up her face, put on the [identical=opposite: different; form: identically, identity; alike: identified; class: identify; sense: deaf, sleepy] dress, and sat down in the wings with her knitting. She could have been famous, they said, had she [only=link: because, unless; alike: lonely; class: single; opposite: never] been given the chance. Was she not eaten up with [envy=form: envious, envied, enviously; alike: envoy, ivy; sense: stitches, wool]?

It was the new call-boy, too young to know [better=form: best, good, well; opposite: worse; alike: butter; sense: wider, taller], who asked her.

Miss Dunn counted her stitches to the end of the row before she [replied=form: reply, replying; alike: relied, replaced; opposite: asked; sense: vanished]. “Six nights a week,” she said, “I have watched the finest actress in England from a distance of nine feet. Lords have paid a guinea for a worse [seat=alike: set, seal, sheet; form: seated; class: sat; sense: cabbage, stitch], and they had to look at her from the front, where the tricks are hidden. I have had it all [free=opposite: expensive; form: freedom, freer; alike: fee; class: freed; sense: broken, late]. And nobody,” she added, turning the heel of what seemed to be a very small sock, “has ever thrown a cabbage at me.”`,
  ),
  gapped(
    'night-train-to-the-highlands',
    5,
    'Night Train to the Highlands',
    `At Euston there was nothing to [suggest=form: suggests, suggested, suggestion; alike: digest, suggestive; sense: eat, boil] that this train was different from any other. It stood under the lamps, grey and businesslike, while men with briefcases hurried [past=alike: passed, paste, post; small: until; class: pass] it on their way home. Yet by breakfast, if the timetable was to be [believed=form: believe, believes, belief; alike: relieved; opposite: doubted; sense: cooked, folded], it would have carried us to the edge of a moor.

My berth was as narrow as a shelf and much [less=class: fewer, little; form: least; alike: lest, loss; sense: never] comfortable. I lay there, [listening=form: listen, listened, listens; alike: lessening; class: hearing; sense: writing, running] to England go by in the dark: the hollow roar of a bridge, the sudden clatter of points, and once, at some nameless halt, a voice that asked nobody in particular [whether=alike: weather; link: because, although; class: that, what] it was raining in Crewe.

I must have slept, [for=link: although, unless, until; small: to; alike: four] when I next raised the blind, somebody had changed the world. The hedges had gone. The houses had gone. In their place a brown hillside rose straight from the rails into cloud, and a burn came tumbling down it, white [with=small: to, among, until, since; link: because] rain. Forty yards away a stag lifted his head. We regarded each other, he and I, with [equal=form: equally, equals; alike: equator, equip; class: equality; sense: brown, early] astonishment, he dripping in the heather and I in my pyjamas; and I had the feeling, as the carriage bore me off, that it was not the stag who was out of [place=alike: piece, palace; form: places, placed; class: where; sense: heather, pyjamas].`,
  ),
]
