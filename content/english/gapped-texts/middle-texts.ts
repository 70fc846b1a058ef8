import { type GappedText, gapped } from './gapped-text.ts'

/** Level 3. */
export const middleTexts = (): readonly GappedText[] => [
  gapped(
    'the-cheese-that-runs-away',
    3,
    'The Cheese That Runs Away',
    `Once a year, on a hill in Gloucestershire, people chase a cheese. The slope is so [steep=alike: steam, sleep; opposite: gentle, level; form: steeply; sense: dry] that nobody can stay upright for long; [most=class: every, much; alike: post, must; opposite: none] of the racers slip, roll and tumble to the bottom. Whoever arrives first wins the cheese.

Nobody is certain how the custom [began=form: begin, begun, beginning; opposite: ended; alike: became; sense: tasted, weighed]. It may be six hundred years old, or it may be far [older=form: old, oldest; class: age; alike: colder, holder; sense: heavier, wetter] than that. Visitors now come from all over the world, and one year the race was won by a man from Japan [who=class: which, what; form: whose, whom; link: because] had never seen the hill before.

The cheese, a heavy wheel in a wooden case, can reach seventy miles an hour. [Since=link: Although, Unless, Until; small: During; alike: Sense] it might hurt somebody at the bottom, it has sometimes been [replaced=form: replace, replacing; alike: replied, relaxed; opposite: kept; sense: eaten, melted] by a lighter one made of foam.

Doctors are not quite as [keen=alike: keep, kind; opposite: worried; form: keenly, keener; sense: long, dry] on the event as tourists are. Every spring they set up their tent, unroll their bandages and wait. Every spring the runners come back, muddy, bruised and grinning, to [prove=form: proves, proof; alike: prune; opposite: deny; sense: doubt; sense: forget] that for a really good cheese some people will do [almost=alike: also; opposite: hardly; class: nearest, near; sense: never] anything.`,
  ),
  gapped(
    'the-lighthouse-cat',
    3,
    'The Lighthouse Cat',
    `Until the year 1982 there was always a keeper at the Skerry lighthouse, and there was always a cat. The last of these cats was called Admiral. He had one torn ear, no respect for anybody, and a purr so [loud=opposite: silent, quiet; form: loudly, louder; alike: cloud; sense: warm] that it made the teacups rattle.

Every evening the keeper climbed the hundred and twelve steps to [light=form: lit, lights, lighting; alike: right; opposite: darken; sense: sink, bury] the lamp. Admiral went ahead, sat down beside it and stared out to sea, as [though=alike: through, thorough, tough; link: because, unless; class: like] he were personally in charge.

One night a thick fog rolled in, and the foghorn would not work. The keeper was still searching for his [tools=alike: stools, tolls, toils; form: tool; class: mend; sense: whiskers, fog] when he heard Admiral howling on the balcony. It was a noise that he had never made [before=small: since, until; opposite: afterwards; link: because; alike: beef]. The keeper ran out and [listened=form: listen, listening; alike: lessened; class: heard; opposite: ignored; sense: slept]. From somewhere below came the [faint=alike: paint, feint, fault; form: faintly; class: faintness; sense: orange, hungry] cough of an engine. He shouted and swung his lantern [until=link: because, although; small: from, since; alike: unit] at last the fishing boat, which had been heading [straight=alike: street, strange; form: straighten; class: strength; sense: safely; sense: upstairs] for the rocks, turned aside.

In the morning a whole cod was left upon the step. There was no [note=alike: not, knot; form: notes; sense: fish; class: wrote; sense: storm] with it, but there was no doubt whom it was for.`,
  ),
  gapped(
    'what-the-romans-ate',
    3,
    'What the Romans Ate',
    `If you were invited to dinner by a rich Roman, you would not need a fork, for nobody used one. You would not need a chair [either=alike: ether, neither; class: also, too, instead of]. Guests lay on couches, leaning [on=small: since, until, among, during; link: because] one elbow, and servants carried the food to them.

What was on the menu? There might be olives, eggs and fresh bread, [followed=form: follow, following; opposite: led; alike: fallowed, fellow; sense: eaten, forgotten] by roast meat in honey. For a special feast, a cook might prepare stuffed dormice or even flamingo, but such dishes were [rare=opposite: common, usual; form: rarely, rarity; alike: rear; sense: late]. Almost everything was covered with a sauce called garum. It was made by [leaving=form: left, leave, leaves; opposite: removing; alike: living; sense: teaching, hearing] fish in the sun for weeks, and its smell was so [strong=opposite: weak, faint; form: strength, strongly; alike: string] that it was forbidden to make it inside a town.

Ordinary people ate very [differently=form: different, difference; opposite: alike; alike: difficulty; class: differ; sense: tall, purple]. Most of them lived in blocks of flats without a kitchen. They bought hot pies and beans [from=small: until, since, for; alike: form; sense: without] stalls in the street, [just=alike: joust, jest; class: even though; link: because; sense: never] as we buy fish and chips. They had no tomatoes, no potatoes and no [chocolate=sense: olives, bread, honey; alike: chalk; class: sweetly], because these come from America, which no Roman had ever heard of.`,
  ),
  gapped(
    'the-goalkeepers-glasses',
    3,
    'The Goalkeeper’s Glasses',
    `Everybody at Fernley Juniors knew that Asha was brave, but it was hard to [deny=form: denied, denies, denying; alike: deity, dense; sense: score, kick] that she let in a great many goals. She dived the wrong way. She punched at balls that were nowhere [near=opposite: far; form: nearly, nearest; alike: neat, hear; sense: green, flat]. Once she saved a pigeon.

“Perhaps I’m just not very good,” she said to her coach one gloomy afternoon, after the sixth goal had [gone=form: went, go, goes; alike: done; opposite: come; sense: slept, shone] in.

Coach Bailey looked at her [thoughtfully=form: thoughtful, thought; alike: through; class: think, thoughtfulness; sense: underneath, aloud]. Then she walked to the far end of the pitch, picked up a bag, and [held=form: hold, holding; alike: hailed, helped; opposite: dropped; sense: drank, burned] up a sheet of paper. “How many letters are written on this?” she called.

“Letters?” said Asha. “What [paper=alike: pepper, paler, pauper; class: written, papery; sense: goal, whistle]?”

A fortnight later she ran out in a pair of sports glasses with a strap [round=alike: ground, sound; small: until, during; sense: without; link: so] the back. She looked at the trees, which had leaves. She looked at the crowd, which had [faces=alike: laces, races; form: face; sense: fog; class: facing; sense: engines]. When the whistle blew, she looked at the ball, and it seemed to be as [big=opposite: tiny, small; form: bigger, biggest; alike: bag; sense: hungry] as the Moon. Fernley won by one goal to [nil=alike: nail, kneel, mill; class: not; opposite: all; sense: Sunday, half], and the pigeons stayed well away.`,
  ),
  gapped(
    'how-to-make-a-pond',
    3,
    'How to Make a Pond',
    `You do not need a large garden to have a pond. An old washing-up bowl, sunk into the ground, is [enough=opposite: useless; class: too, many; alike: though, rough] for a frog.

Choose a spot that gets some sun, but not [directly=form: direct, direction, directing; alike: dearly, direly; sense: slowly, angrily] under a tree, because falling leaves make the water dirty. Dig a hole that is [slightly=form: slight, slightest; alike: sightly, brightly; class: few; sense: loudly, never] wider than your bowl, and check that the rim is level. One side should have a slope of stones [so=link: because, although, unless; alike: sow; small: by] that any animal that falls in can climb out [again=alike: gain, against; opposite: never; small: among; class: another].

Fill it with rainwater [rather=alike: father, gather; class: instead, better; link: because] than tap water, which contains chemicals. Then put in a few plants that grow under water. Do not take frogspawn or fish from the wild. If you simply wait, the creatures will find you by [themselves=form: theirselves, them, itself, theirs; class: alone; sense: tap]. Pond skaters usually arrive within a week, and nobody quite knows how they [discover=form: discovers, discovery; alike: recover; opposite: lose, hide; sense: boil] new water so fast.

One warning: even shallow water can be [dangerous=opposite: safe, harmless; form: danger, dangerously; alike: generous; sense: thirsty]. If small children visit your garden, lay a strong wire net across the top, and [never=opposite: always, often; alike: neither, nearly; class: not] leave them alone beside it.`,
  ),
  gapped(
    'the-queue',
    3,
    'The Queue',
    `It is often said that the British love queues. A visitor from abroad once wrote that an Englishman, even when he is [alone=opposite: together, crowded; alike: along, loan, aloud; sense: shut], forms an orderly queue of one.

My grandmother believed in queues as other people believe in [justice=alike: juices; form: just, justly; opposite: cheating; class: fair; sense: pushing]. When she was a girl, there was not enough food in the shops, and you might have to [stand=form: stood, standing; alike: sand, stain; class: stands; sense: swim, climb] for two hours to buy an orange. The queue was where you heard the news, met your [neighbours=form: neighbouring, neighbourly; alike: labours, neighbourhood; class: next door; sense: oranges, patience] and learned patience. Anybody who pushed in was never [forgiven=form: forgive, forgave, forgives; opposite: blamed; class: forgiveness; sense: planted, printed].

One day I went with her to the post office. There was a long line of people, and we joined the [end=opposite: start, front; form: ended, ends; alike: hand; sense: shop]. A man in a smart suit walked right past us and up to the counter. Nobody spoke. I could [feel=form: felt, feels; alike: fall, fuel; sense: touch; sense: pay, draw] my grandmother breathe in.

“Excuse me,” she said, [politely=opposite: rudely; form: polite, politeness; alike: politics; class: please; sense: tomorrow]. “I wonder whether you have noticed that the queue begins here. It is a very nice one. We have all been in it for some [time=alike: team, tame; form: times; class: long; sense: clock; sense: oranges].”

The man went as red [as=small: than, so, like; link: because; alike: has] a pillar box. He walked to the back. Then somebody at the front began to clap.`,
  ),
  gapped(
    'the-ravens-of-the-tower',
    3,
    'The Ravens of the Tower',
    `There is an old belief that if the ravens ever [leave=form: leaves, leaving; alike: live; opposite: reach, enter; sense: paint] the Tower of London, the kingdom will fall. Nobody can say for certain [whether=alike: weather; link: because, unless, although; class: what] it is true, but it seems wiser not to find out. At least six ravens are kept there at all times, and they are looked after by an officer with a splendid [title=alike: tile, little, turtle; form: titled; class: called; sense: breakfast, beak]: the Ravenmaster.

He wakes them at dawn and lets them out of their cages. They eat raw meat and, as a [treat=alike: treaty, threat; form: treats, treated; opposite: punishment; sense: king, roof], biscuits that have been dipped in blood. During the day they wander [freely=form: freedom, freed; opposite: nowhere; alike: freezing, fairly; sense: never, late] over the lawns. Tourists who stand too close may lose their sandwiches, for these are extremely [clever=opposite: stupid, foolish; form: cleverly; alike: clover; sense: shy] birds. One could imitate the Ravenmaster’s voice [so=class: very, too, such; link: because; alike: sow] well that it used to call the other ravens to dinner.

Not all of them have behaved themselves. A raven named George was sent away to Wales in 1986 [for=small: since, to, until; link: because; alike: four] eating television aerials. Another flew off and was last [seen=form: saw, see, seeing, sees; alike: scene; sense: cooked, written] outside an inn in the East End. The kingdom, [however=link: because, so that, although; alike: whoever; class: how], did not fall.`,
  ),
]
