import { type GappedText, gapped } from './gapped-text.ts'

/** Levels 1 and 2. */
export const firstTexts = (): readonly GappedText[] => [
  gapped(
    'the-lost-glove',
    1,
    'The Lost Glove',
    `When Mia came home from the park, one of her red gloves was [missing=opposite: safe, clean; form: miss, misses; alike: mixing, mission; sense: wet, torn]. She looked in her bag and in both [pockets=alike: packets, rockets; form: pocket; sense: shelves, drawers; sense: windows] of her coat, but all she found was an old bus ticket.

“Never mind,” said Dad. “We will go back and look for it [together=alike: whether, gather; opposite: apart; class: friends; sense: yesterday; sense: indoors, upstairs].”

It was already getting dark, so they [took=form: taken, takes, taking; opposite: forgot; alike: talk; sense: broke, dropped] a torch. They walked slowly [along=small: until, during, between; opposite: above; alike: belong; sense: beneath] the path, past the swings and round the pond. Mia had almost [given=form: gave, give, giving; alike: driven, grown; sense: thrown, made] up hope [when=link: because, although, unless; alike: went, then; sense: whenever, where] she saw something red on top of the fence. Somebody [kind=opposite: cruel, angry; form: kindly, kindness; alike: king, find; sense: lazy, hungry] had picked the glove up and put it there so that it would be easy to see.

“I wish I could [thank=form: thanks, thanked; sense: scold; alike: think, tank; sense: punish, forget] whoever did that,” said Mia.

“You can,” Dad answered. “The next time you find something, do exactly the [same=opposite: different; alike: some, seem, sane; sense: wrong; class: again; sense: least, worst].”`,
  ),
  gapped(
    'a-nest-in-the-post-box',
    1,
    'A Nest in the Post Box',
    `Last spring something strange happened in our village. A pair of robins [built=form: build, building, builds; alike: belt; sense: bought, sold; sense: lost, dropped] their nest inside the post box by the church! They carried moss and feathers through the [narrow=opposite: huge, enormous; alike: arrow, sparrow; form: narrowly; sense: distant, woollen] slot where the letters go in.

Mr Hall, the postman, saw the birds first. He was [worried=opposite: glad; form: worry, worries; alike: married, wordy; sense: asleep; sense: proud, delighted] that falling letters might hurt the tiny eggs. [So=link: Because, Although, Until, Unless; alike: Some] he put a notice on the box. It said, “Please do not post anything here. Birds are at home!”

For six weeks everybody had to walk to the shop to send their [letters=alike: ladders, lettuces; sense: feathers; form: letter; class: write, posted; sense: eggs, holidays]. Nobody [complained=opposite: smiled; form: complain, complaining; alike: explained, contained; sense: noticed, arrived]. In fact, children came every day after [school=sense: midnight; alike: scold, shoal; form: schools; class: teach; sense: postage, moss] to listen to the chicks, which grew [louder=form: loudly, loudest, loudness; alike: ladder, leader; class: noise; sense: colder, cheaper] each week.

At last the young birds flew [away=small: during, under, among; opposite: inside; alike: always; sense: asleep; sense: backwards, badly]. Mr Hall cleaned the box and took down his notice. Then he hung a little wooden house on the tree nearby. “Next [year=sense: yesterday; alike: ear, yard; form: years; class: again, soon; sense: letter, station],” he told the birds, “that one is for you.”`,
  ),
  gapped(
    'making-bread',
    1,
    'Making Bread',
    `Bread is easy to make, but you need to be [patient=opposite: hasty, quick; form: patience, patiently; alike: parent; class: patients; sense: rich, tall]. You cannot hurry it.

First, wash your [hands=alike: bands, hens; sense: windows, books; form: hand; class: clean; sense: apples]. Put the flour into a large bowl and add the yeast, a little salt and some [warm=opposite: freezing, icy; form: warmly, warmth; alike: worm, swarm; sense: dirty, invisible] water. If the water is too hot, the yeast will die, and if it is too cold, the yeast will not wake up. Stir everything [with=small: until, between, before; link: because; alike: width] a wooden spoon until you have a soft, sticky ball. This is called dough.

Now comes the best [part=alike: port, party; form: parts, partly; class: apart; sense: friend; sense: holiday, answer]. Push the dough, pull it, fold it and turn it for ten minutes. It is hard work, [but=link: so, because, if, or; alike: bat] it is great fun too!

Leave the dough in a warm place and [cover=opposite: uncover; form: covered, covering, covers; alike: clever; sense: drop; sense: paint, tear] it with a clean cloth. After an hour it will be [twice=class: two, double; alike: twelve, twins; sense: never; sense: hardly, seldom] as big as it was, because the yeast makes bubbles in it. Shape it, put it in a tin and [bake=form: baked, bakes, baking; alike: brake, break; opposite: freeze; sense: hide, wash] it for half an hour. When you knock on the bottom of the loaf, it should [sound=alike: sand, found; form: sounds, sounded; sense: taste, look; sense: smell] hollow, like a drum.`,
  ),
  gapped(
    'the-boy-who-counted-trains',
    1,
    'The Boy Who Counted Trains',
    `Every Sunday Omar and his grandfather sat on a [bench=alike: beach, branch, bunch; form: benches; class: sitting; sense: ticket, whistle] at the end of the platform. Grandfather brought tea in a flask. Omar brought a notebook in [which=alike: witch; class: that, when, what; sense: whose] he wrote down the number of each train that passed.

“Why do you do that?” asked a lady who was waiting for the slow train to Derby. “Don’t you get [bored=opposite: excited; form: boring, bore, boredom; alike: board, bared; sense: married, taller]?”

Omar thought about it. “Trains look the [same=opposite: different; alike: some, sane; sense: wrong, old; sense: worst] to most people,” he said. “To me each one has its own face. That green one comes [from=small: during, between, until; alike: form; sense: without] Wales. The long one carries stones, and it is [always=alike: ways, allows; form: all; class: every, each; small: among; sense: twice] late.”

Just then the signal [changed=form: change, changing, changes; alike: charged, chanced; opposite: stayed; sense: dried, ended] from red to green. A whistle blew. Round the bend came a black steam engine, pulling five [coaches=alike: couches, coasts; form: coach; sense: whistles; class: coached; sense: tickets, signals] the colour of cream and plums. Nobody on the platform had ever seen it before.

Omar wrote down the number. His hand was shaking so [much=alike: match, such; form: more; class: many, big; opposite: little] that he could hardly hold the pencil.

“No,” said the lady softly, as the steam floated [past=alike: paste, passed, path; small: until, during, since] her hat. “I can see that you don’t.”`,
  ),
  gapped(
    'hedgehogs-in-the-garden',
    1,
    'Hedgehogs in the Garden',
    `If you are lucky, a hedgehog may visit your garden tonight. Hedgehogs come out [after=small: until, between, among; alike: rafter, often; link: although] dark to look for beetles, worms and slugs. Gardeners love them, [because=link: although, but, unless, so; alike: became] slugs eat their plants.

A hedgehog cannot run very fast. When it is [frightened=opposite: calm, brave; form: fright, frighten; alike: brightened; sense: hungry], it rolls itself up into a ball. Then a fox sees [nothing=opposite: everything; alike: noting; sense: someone; class: no, never] but sharp spines, and goes away with an empty stomach.

You can help hedgehogs in three ways. First, make a small [hole=alike: hall, hold, whole; opposite: wall; form: holes; sense: noise, flower] in the bottom of your fence so that they can walk from one garden to the next. Second, in summer put out a [shallow=opposite: deep, tall; alike: swallow, shadow; form: shallows; sense: locked] dish of water that a short animal can reach, but never milk, which makes them [ill=opposite: well, healthy; alike: hill, all; class: illness; sense: famous]. Third, leave a heap of dry leaves in a quiet [corner=alike: crown, coroner, cornet; form: corners; class: hidden; sense: voice, song]. In winter a hedgehog may curl up in it and sleep [until=small: from, since, above; link: because, although] spring.

If you find a hedgehog in the middle of the day, tell an [adult=alike: adopt, adapt; form: adults; sense: enemy, animal; sense: insect]. It probably needs help.`,
  ),
  gapped(
    'the-snow-day',
    1,
    'The Snow Day',
    `Ella woke up and knew at once that something was [different=opposite: usual, normal; form: differently, difference, differ; alike: difficulty; sense: expensive]. There was no sound at all. No cars went by, and even the birds were [silent=opposite: noisy, singing; form: silently, silence; alike: sailing; sense: cheerful].

She jumped out of bed and [pulled=form: pull, pulling; alike: pulley, poured, polled; sense: washed, cooked] back the curtains. The whole street had disappeared [under=opposite: above; small: since, until, during; alike: hunter] a thick white blanket. The cars looked [like=alike: lick, lake; class: as if, likely, alike; link: because; sense: after, around] loaves of bread, and each gatepost wore a tall white hat.

“Is the school [open=opposite: shut, closed; form: opens, opening; alike: pen; sense: late, asleep]?” she asked at breakfast.

Dad was looking at his phone. “No,” he said. “The boiler has [broken=form: broke, break, breaks; alike: brought; opposite: mended; sense: grown, sung], and the buses are not running. You will have to stay at home today.”

Ella knew that she ought to look [sad=form: sadly, sadness; alike: said, sand, salad; sense: rich, hungry], and she managed it for about three seconds. Then she put on two jumpers, found her boots and ran next door to [fetch=form: fetched, fetches; alike: fresh; sense: forget, lose; opposite: leave] Sam. By dinner time there were nine snowmen in the street, and one of them was wearing Dad’s best [scarf=alike: scar, scare; form: scarves; sense: shovel; class: warm; sense: boiler].`,
  ),
  gapped(
    'the-smallest-museum',
    2,
    'The Smallest Museum',
    `There is a museum in Cornwall that is so small that only three people can go in at a [time=alike: team, tame; form: times; sense: corner; class: once; sense: mile, window]. It used to be a telephone box. When people [stopped=form: stop, stopping; opposite: started; sense: heard; alike: steeped; sense: forgot] using it, the village bought it for one pound.

Inside, each shelf shows a different [part=alike: port, party; form: parts, partly; sense: guest; class: apart; sense: price, museum] of village life: an old school bell, a fisherman’s knife, a hat that survived a shipwreck. There is no guide. [Instead=link: Because, Unless, Although; small: Into, Beside; alike: Instant], you press a button and hear the voice of Mrs Pascoe, who was born next door ninety-three years [ago=small: until; opposite: later; alike: age; class: old, away; sense: tall, high].

The museum never closes, and nobody has to [pay=form: pays, paid, paying; alike: play, pray; sense: sing, knit]. There is just a tin [box=alike: fox, books; form: boxes; class: boxed; sense: door; sense: whistle, roof] for those who would like to give something. So far, the money has been enough to mend the church [roof=alike: proof, root; form: roofs; sense: choir; class: high; sense: hymn, service], which shows how much visitors enjoy it.

“We don’t have a great [deal=alike: dial, deer, dell; form: deals, dealt; class: much; sense: hurry, sorry],” says Mrs Pascoe’s voice at the end. “But what we have, we have looked after. Please shut the door [behind=small: among, until, through; alike: behave, belong; sense: without] you. The goats get in.”`,
  ),
  gapped(
    'why-leaves-change-colour',
    2,
    'Why Leaves Change Colour',
    `All through the summer, a leaf works like a tiny kitchen. It takes in [sunlight=alike: sunburn, sunset; opposite: darkness; form: sunny, sunlit; class: shine; sense: salt, stones], air and water, and turns them into food for the tree. The cook in this kitchen is a green stuff with a long [name=alike: mane, lane; form: named; sense: tail, neck; class: called; sense: handle]: chlorophyll. There is so much of it that you cannot see any [other=alike: otter, over; class: else, another; opposite: same; form: others; sense: late] colour.

In autumn the days grow [shorter=form: shortness, shortly, shorten; opposite: longer; alike: shoulder; sense: louder, sweeter] and colder. There is no longer enough light to keep the kitchen [open=opposite: shut, closed; form: opening, opens; alike: oven; sense: dark]. The tree stops making chlorophyll, and the green slowly [fades=form: fade, fading, faded; opposite: grows, spreads; alike: feeds; sense: arrives]. Now the yellow and orange, which were there all the [while=alike: whale, white, wheel; class: when; link: because; sense: less, colour], can be seen at last.

Red is a different story. Some trees make it on purpose in autumn, and scientists are not quite [sure=opposite: doubtful, unsure; form: surely; alike: shore, cure; sense: ready] why. It may protect the leaf [against=small: among, during, until; alike: again; opposite: for] strong light, or warn insects to stay away.

In the end a thin layer of cork grows where the leaf joins the twig. A puff of wind is [enough=opposite: useless; alike: although, rough, cough; class: too, many; sense: asleep], and the leaf comes down.`,
  ),
  gapped(
    'the-violin-under-the-bed',
    2,
    'The Violin under the Bed',
    `Nobody in our family plays the violin, so I was [surprised=opposite: bored; form: surprise, surprising, surprises; alike: supplied; sense: thirsty, noisy] to find one under Great-Aunt Vi’s bed. It lay in a dusty black case, wrapped in a [piece=alike: peace, place, price, pier; form: pieces; sense: cup, slice] of yellow silk.

“That was mine,” she said, when I carried it [downstairs=alike: downpour, downfall; class: stairs, staircase; small: among; sense: beneath, purple]. “I played in a dance band in the fifties. We travelled [all=alike: hall, ill; class: every, each, much; opposite: none; sense: under] over the north of England in a bread van.”

I tried to [imagine=form: imagined, imagines, imagining; class: imaginary; alike: image; sense: cook, melt] it. Great-Aunt Vi is eighty-nine and cannot walk [without=alike: within; small: since, until, outside; class: not] two sticks.

“Why did you stop?” I asked.

She held up her left hand. I had never [noticed=form: notice, noticing, notices; class: noticeable; opposite: ignored; alike: motioned; sense: painted] before that two of the fingers were bent. “A door,” she said. “Nobody’s [fault=alike: felt, fort, false; form: faults, faulty; sense: music, window].”

Then she did something that I shall [never=opposite: always, gladly; alike: clever, neither; class: ever; sense: loudly] forget. She tucked the old violin under her chin, picked up the bow, and played one long, low note. It shook, and it was not very [loud=form: loudly, loudness, louder; alike: cloud, load; class: aloud; sense: wide, tall]. But for as long as it lasted, she was twenty.`,
  ),
  gapped(
    'a-letter-to-the-council',
    2,
    'A Letter to the Council',
    `Dear Councillor Ahmed,

I am writing to ask you to [keep=form: keeps, kept; opposite: close; alike: creep; sense: lose; sense: forget] the paddling pool in Elm Park. My friends and I were very upset when we [heard=alike: herd, hard; form: hear, hears; opposite: forgot; sense: wished, ordered] that it may be turned into a car park.

First of all, the pool is free. There are many families in our area who cannot [afford=alike: effort, afraid; form: afforded, affords; opposite: refuse; sense: ignore] to go to the seaside. [Secondly=link: Because, Although, Unless; alike: Seconds, Suddenly], it is the only place where very small children can [safely=form: safe, safety, safest; opposite: dangerously; alike: sadly; sense: rarely, hardly] play in water. The river is too deep, and the big swimming baths are [too=alike: to, two; class: enough, many, much] far away for anyone without a car.

I [understand=form: understands, understanding; opposite: deny; alike: underline; sense: insist on; sense: wish] that the pool costs money to clean. However, we have an idea. Our class could hold a sponsored swim [each=class: all, much; alike: teach, reach; sense: last; form: few] summer to help to pay for it. Forty children have already [promised=form: promise, promising; opposite: refused; alike: premises; sense: pretended; sense: forgotten] to take part.

Please come and visit the pool on a hot day before you make up your [mind=alike: mint, mine, mist; form: minds; class: decide; sense: coat, towel]. You will not find an empty space, but you will find a great many happy faces.

Yours sincerely,

Hannah Price (aged 10)`,
  ),
  gapped(
    'the-tortoise-at-the-airport',
    2,
    'The Tortoise at the Airport',
    `At half past nine last Tuesday, every plane at a small Scottish airport had to [wait=form: waits, waiting, waited; alike: weight, wade; opposite: leave; sense: shrink, bark]. The weather was perfect, and the engines were working. The [reason=alike: season, raisin; form: reasons; sense: answer, pilot; sense: lettuce] for the delay was a tortoise called Gladys.

Gladys belongs to Mr Innes, whose garden is next to the runway. [Somehow=link: Because, Although; class: Someone, Something; alike: Sometimes; sense: Tomorrow] she had found a gap in the fence. By the time anyone [saw=alike: sew, sore; form: see, seen, sees; sense: bought, drove] her, she was halfway across the tarmac, and she was in no [hurry=opposite: delay; alike: hungry, fury; form: hurried, hurries; sense: garden, window].

“We did not dare to move her,” said the pilot of the first plane. “We did not know [whether=alike: weather; link: because, unless; class: what, which; small: after] she would bite.”

Mr Innes, who was still in his slippers, [finally=form: final, finals, finale; alike: finely; sense: tomorrow; sense: never, backwards] arrived with a lettuce leaf. Gladys looked at the leaf. She looked at the planes. Then, very slowly, she [turned=form: turn, turning, turns; alike: tuned, burned; sense: cried, froze] round and followed him home.

The first plane took off forty minutes [late=opposite: early; alike: let, lately; class: after, lateness; sense: tall, wide]. None of the passengers complained. In fact, when they heard about Gladys, most of them asked for a [photograph=alike: paragraph, telegraph; form: photographs; class: photographic; sense: suitcase; sense: refund].`,
  ),
  gapped(
    'the-town-that-turned-off-its-lights',
    2,
    'The Town That Turned Off Its Lights',
    `When was the last time you saw the Milky Way? If you live in a city, the answer may well be [never=opposite: always, often; alike: nerves; class: not, none]. It is still there, of course, [but=link: because, so, if; alike: bat; class: very] the glow of a million street lamps hides it.

One little town decided to do [something=opposite: nothing; alike: sometimes, somewhere; class: some, any; sense: lamps] about this. First it changed all its lamps, so that they [shine=form: shines, shining; alike: shin, shrine; opposite: hide; class: shiny; sense: rain, sing] only downwards. Then, at eleven o’clock each [night=alike: knight, nigh, light; form: nights; class: dark; sense: lamp, street], it began to switch most of them off.

At first some people were [against=small: among, during; opposite: for, happy about; alike: again] the plan. They thought that there would be more accidents and more [crimes=alike: creams, climbs, crimson; class: criminal; opposite: safety; sense: kindness, daylight]. After a year, the police counted, and there were [fewer=form: fewest; alike: flower, fever, viewer; class: least; sense: tall, loud] of both.

Visitors started to come with telescopes and blankets. The hotel, which used to be [empty=opposite: crowded, full; form: emptied, emptiness; alike: entry; sense: thirsty] all winter, now has no free rooms when the Moon is new. And the children of the town have learned the names of more stars than most adults will ever [see=alike: sea, seat; form: sees, seen; opposite: miss; sense: buy, climb].`,
  ),
]
