/**
 * Words that sound alike, one set per line: its year, then each word with its meaning and one or two sentences where
 * only that word makes sense. The gap is `____`.
 */
export const homophoneSets = `
4 / there = in that place = Put your wet boots over ____ by the door. = We went to the park and played ____ all day. / their = belonging to them = The twins lost ____ kite in the wind. = All the children hung up ____ coats. / they're = they are = Call the boys in, because ____ late for tea. = My cousins say that ____ coming on Sunday.
4 / to = in the direction of = We walk ____ school each morning. / too = also, or more than enough = The soup is ____ hot to eat. = Can I come on the trip ____? / two = the number after one = A bicycle has ____ wheels. = There are ____ socks in a pair.
4 / your = belonging to you = Is this ____ pencil case or mine? = Please tidy ____ own desk. / you're = you are = I think that ____ the tallest in the class. = Tell me when ____ ready to go.
4 / its = belonging to it = The dog wagged ____ tail. = The tree lost all ____ leaves. / it's = it is, or it has = I am glad that ____ sunny today. = Take a coat, because ____ raining.
4 / hear = to notice a sound = Can you ____ the church bells? = I could ____ them laughing next door. / here = in this place = Come and sit ____ next to me. = We have lived ____ for six years.
4 / sea = a great stretch of salt water = The little boat sailed out to ____. = We swam in the ____ at the beach. / see = to notice with your eyes = I can ____ the castle from my window. = Did you ____ that shooting star?
4 / won = came first = Our team ____ the cup last week. = She ____ a prize for her painting. / one = a single thing = There is only ____ biscuit left. = Take ____ card from the pack.
4 / blew = moved air with force = The wind ____ my hat away. = She ____ out all nine candles. / blue = the colour of a clear sky = His school jumper is dark ____. = The flag is red, white and ____.
4 / flour = powder for baking = Mix the ____ with the butter to make a cake. / flower = the bright part of a plant = A bee landed on the yellow ____. = She picked a ____ for her teacher.
4 / knight = a soldier in armour on a horse = The ____ put on his armour. = A brave ____ guarded the castle gate. / night = the time when it is dark = Owls hunt at ____. = The stars came out that ____.
4 / meat = food from an animal = A vegetarian does not eat ____. = The butcher sells fresh ____. / meet = to come together = Let us ____ outside the library at noon. = I would love to ____ your new puppy.
4 / new = not old = She wore her ____ shoes for the first time. = We have a ____ teacher this term. / knew = was sure of = I ____ the answer at once. = He ____ the way home by heart.
4 / right = correct, or not left = You got every answer ____. = Turn ____ at the traffic lights, not left. / write = to put words on paper = Please ____ your name at the top. = She likes to ____ stories.
4 / son = a boy child = The king had a ____ and a daughter. = Their youngest ____ is called Max. / sun = the star that lights our day = The ____ rises in the east. = Sit in the shade, out of the ____.
4 / tail = the part at the back of an animal = The cat flicked its long ____. = A kite has a ____ of ribbons. / tale = a story = Gran told us a ____ about a giant. = The book is a ____ of two brave mice.
4 / hole = an empty space in something = There is a ____ in my sock. = The rabbit ran down its ____. / whole = all of it = He ate the ____ pie by himself. = It rained for the ____ week.
4 / wear = to have on your body = You must ____ a helmet on your bike. = What will you ____ to the party? / where = in what place = Do you know ____ my keys are? = This is the house ____ she was born.
4 / be = to exist = It will ____ dark soon. = I want to ____ a vet one day. / bee = a buzzing insect = A ____ makes honey. = The ____ flew from flower to flower.
4 / buy = to get with money = We need to ____ some milk at the shop. = I will ____ her a present. / by = near, or through the work of = The cottage stands ____ a stream. = This song was written ____ my uncle. / bye = a short way to say farewell = She waved and called “____” from the train.
4 / for = meant to go to = This letter is ____ you. = We had pasta ____ lunch. / four = the number after three = A dog has ____ legs. = A square has ____ equal sides.
4 / mail = letters and parcels = The postman brings the ____ each day. / male = being a man or a boy = A ____ deer is called a stag. = A bull is a ____ animal.
4 / pair = two things that go together = I need a new ____ of gloves. = She bought a ____ of scissors. / pear = a juicy fruit = He ate a ripe ____ after lunch. = A ____ is shaped a bit like a light bulb. / pare = to peel with a knife = Dad used a small knife to ____ the apple.
4 / road = a way for cars = Look both ways before you cross the ____. = A lorry broke down on the ____. / rode = sat on and moved = She ____ her pony along the beach. = He ____ his bike to school. / rowed = moved a boat with oars = They ____ across the lake in a small boat.
4 / sail = the cloth that moves a boat = The wind filled the ____ and the boat sped off. / sale = a time when things cost less = She bought the coat cheaply in a ____. = The house next door is for ____.
5 / brake = a thing that makes you stop = Use the ____ to slow the bike down. = The driver put his foot on the ____. / break = to snap into pieces = Be careful not to ____ that vase. = If you drop the plate, it will ____.
5 / board = a flat piece of wood = The teacher wrote on the ____. = We need dice and a ____ to play this game. / bored = tired of something dull = He was ____ because there was nothing to do. = The long film made me feel ____.
5 / cereal = breakfast food made from grain = She poured milk on her ____. = Oats and wheat are kinds of ____. / serial = a story told in parts = We watch a ____ on television every Friday.
5 / fair = just, or a place with rides = It is not ____ if she gets more than me. = We rode on the big wheel at the ____. / fare = money paid for a ride = The bus ____ to town is two pounds. = She paid her train ____ at the ticket office.
5 / grate = to rub into small bits = Please ____ some cheese for the pasta. / great = very good or very big = We had a ____ time at the zoo. = It was a ____ honour to meet the Queen.
5 / groan = to make a deep, sad sound = His bad joke made us all ____. / grown = become bigger = My sunflower has ____ taller than me. = You have ____ out of your old shoes.
5 / heal = to get better = A small cut will ____ in a few days. / heel = the back part of the foot = I have a blister on my ____. = The ____ of her shoe came off. / he'll = he will = Dad says that ____ be home by six.
5 / mane = long hair on a neck = The lion shook his shaggy ____. = She brushed the pony's ____. / main = most important = The ____ road was closed, so we took a lane. = What is the ____ idea of the story?
5 / pause = to stop for a moment = Press the button to ____ the film. = Take a short ____ before you go on. / paws = an animal's feet = The kitten has soft white ____. = Mud from the dog's ____ was all over the floor.
5 / peace = a time without war or noise = After years of war there was ____ at last. = Please leave me in ____ to read. / piece = a part of something = May I have a ____ of cake? = One ____ of the jigsaw is missing.
5 / plain = simple, without pattern = Her dress was ____, with no pattern at all. = I like ____ biscuits better than chocolate ones. / plane = a machine that flies = The ____ landed at the airport. = We saw a ____ high up in the clouds.
5 / rain = water from the clouds = The ____ fell all day, so we stayed in. / reign = to rule as king or queen = Queen Victoria's ____ lasted over sixty years. = The young prince will ____ after his father. / rein = a strap to guide a horse = Pull gently on the ____ to stop the pony.
5 / stair = one step inside a house = The third ____ creaks when you step on it. / stare = to look for a long time = It is rude to ____ at people. = Why did the cat ____ at the wall?
5 / steal = to take what is not yours = It is wrong to ____ from a shop. = The fox tried to ____ a hen. / steel = a strong metal = The bridge is made of ____. = Knives and forks are often made of ____.
5 / waist = the middle of the body = She tied a belt round her ____. / waste = to use badly, or rubbish = Turn off the tap so you do not ____ water. = Put the ____ paper in the bin.
5 / weak = not strong = He was ____ after his long illness. = I like my tea ____, with lots of milk. / week = seven days = There are seven days in a ____. = We go swimming once a ____.
5 / weather = sun, rain, wind and so on = The ____ was warm and sunny. = Bad ____ stopped the cricket match. / whether = if = I do not know ____ to laugh or cry. = Ask her ____ she wants tea or juice.
5 / which = what one = I cannot decide ____ hat to buy. = Tell me ____ of the two roads is shorter. / witch = a woman with magic in stories = The ____ in the story flew on a broom.
5 / passed = went by, or did well in a test = We ____ the post office on our way. = She ____ her piano exam. / past = by, or the time before now = We walked ____ the post office. = In the ____ people wrote with feathers.
5 / allowed = let, permitted = Dogs are not ____ in the café. = We are ____ to stay up late on Fridays. / aloud = so that others can hear = The teacher read the poem ____ to the class. = She thought ____, and everyone heard her.
5 / missed = failed to catch or hit = We ran, but we ____ the bus. = His arrow ____ the target. / mist = thin fog = A thick ____ hid the hills. = The ____ cleared when the sun came up.
5 / threw = sent through the air = She ____ the ball to her friend. = He ____ a stick for the dog. / through = in at one side and out at the other = The train went ____ a tunnel. = Light came in ____ the window.
5 / bare = without covers = He walked on the sand with ____ feet. = In winter the branches are ____. / bear = a large furry animal = A polar ____ lives in the Arctic. = The brown ____ caught a salmon.
5 / berry = a small juicy fruit = She picked a ripe ____ from the bush. / bury = to put in the ground = The dog likes to ____ its bone in the garden. = Pirates used to ____ their treasure.
5 / ball = a round thing to throw = Kick the ____ into the net. / bawl = to cry loudly = The baby began to ____ when it dropped its toy.
5 / hair = what grows on your head = She brushed her long ____ before school. / hare = an animal like a large rabbit = A ____ has longer ears than a rabbit. = The tortoise beat the ____ in the race.
6 / accept = to take what is offered = Please ____ this gift from us all. = She was happy to ____ the prize. / except = not including = Everyone ____ Omar had finished. = The shop is open every day ____ Sunday.
6 / affect = to make a difference to = The cold can ____ how plants grow. = Did the storm ____ your village? / effect = a result = The medicine had a quick ____. = What ____ did the rain have on the match?
6 / aisle = a way between seats or shelves = You will find the jam in the next ____. = The bride walked down the ____. / isle = a small island = They sailed to a tiny ____ off the coast. / I'll = I will = Wait for me, and ____ be there soon.
6 / altar = the table in a church = The vicar stood at the ____. / alter = to change so that it suits better = The tailor will ____ the coat to fit you. = We had to ____ our plans because of the snow.
6 / ascent = a climb up = The ____ of the mountain took two days. / assent = to agree, or agreement = The king gave his ____ to the new law.
6 / bridal = of a bride = The ____ gown was made of white silk. / bridle = straps for a horse's head = Put the ____ on the pony before you ride.
6 / cellar = a room under a house = They keep potatoes in the cool ____ below the kitchen. / seller = someone who sells = The ice cream ____ rang his bell.
6 / complement = to go well with = The green scarf will ____ her red coat, because the colours go well together. / compliment = kind words of praise = He paid her a ____ on her singing. = “What a lovely drawing!” is a ____.
6 / desert = to leave behind = A loyal friend will not ____ you in trouble. / dessert = the sweet end of a meal = We had apple pie for ____. = Ice cream is my favourite ____.
6 / draft = a first try at writing = Write a rough ____ before your best copy. = This is only the first ____ of my story. / draught = a flow of cold air = Shut the door, for there is a cold ____.
6 / guessed = gave an answer without knowing = She ____ the right number of sweets in the jar. = I ____ that you would come. / guest = a visitor = Our ____ slept in the spare room. = Every ____ at the party had a slice of cake.
6 / heard = noticed a sound = We ____ an owl in the wood. = Have you ____ the good news? / herd = a group of cattle = A ____ of cows blocked the lane.
6 / led = showed the way = The guide ____ us through the caves. = She ____ the pony to the stable. / lead = a heavy grey metal = The old pipes were made of ____. = A roof made of ____ is very heavy.
6 / morning = the first part of the day = We eat breakfast in the ____. = The birds sing early in the ____. / mourning = showing sadness at a death = The whole town was in ____ for the old mayor.
6 / practice = doing something again to get better (noun) = I have football ____ on Tuesdays. = It takes a lot of ____ to play the violin well. / practise = to do again to get better (verb) = You must ____ your spellings every day. = We ____ the piano after tea.
6 / principal = most important, or a head = The ____ of the college gave a speech. = Rice is the ____ crop here. / principle = a rule that you live by = It is a good ____ to tell the truth. = She would not lie, as a matter of ____.
6 / profit = money that you gain = The cake stall made a ____ of forty pounds. / prophet = someone who tells of the future = The wise ____ spoke of things to come.
6 / stationary = not moving = The traffic was ____ for an hour. = Wait until the bus is ____ before you stand up. / stationery = paper, pens and so on = The shop sells ____ such as pens and envelopes.
6 / medal = a prize to wear = She won a gold ____ at the games. = The soldier was given a ____ for bravery. / meddle = to push into the business of others = Please do not ____ in things that are not your business.
6 / muscle = what moves your body = I pulled a ____ in my leg when I ran. / mussel = a shellfish = We found a blue ____ shell on the rocks.
6 / course = a way to go, or lessons = The captain changed the ship's ____. = Mum is taking a cookery ____. / coarse = rough = The sack was made of ____ cloth that scratched her skin.
6 / current = flow of water, or of now = The strong ____ carried the boat away. / currant = a small dried grape = There was only one ____ left in the bun.
6 / council = a group of people who decide = The town ____ voted to mend the roads. / counsel = advice = The wise old woman gave the prince good ____.
6 / who's = who is, or who has = Do you know ____ coming to the party? = Tell me ____ taken my pen. / whose = belonging to whom = I found out ____ bag it was. = That is the girl ____ dog won the show.
`

/** What the second edition says instead. */
const better: readonly (readonly [string, string])[] = [
  ['meant to go to', 'meant to be given to'],
  ['to get with money', 'to get something by paying for it'],
  ['= to exist =', '= to exist or to become ='],
  ['being a man or a boy', 'like a man, a boy or a bull'],
  ['a boy child', 'a boy or man, to his parents'],
  ['a thing that makes you stop', 'the part of a bike or car that stops it'],
  ['to meet the Queen', 'to meet the King'],
  ['sun, rain, wind and so on', 'how hot, wet or windy it is outside'],
  ['= what one =', '= what one out of several ='],
  ['long hair on a neck', "the long hair on an animal's neck"],
  ['let, permitted', 'permitted'],
  [
    'doing something again to get better (noun)',
    'doing something again and again to get better at it (noun)',
  ],
  ['to do again to get better (verb)', 'to do something again and again to get better at it (verb)'],
  ['most important, or a head', 'most important, or the head of a college'],
  ['paper, pens and so on', 'paper, envelopes and other things for writing'],
  ['a prize to wear', 'a metal disc given as a prize'],
  ['a way to go, or lessons', 'the direction of a ship, or a set of lessons'],
  ['flow of water, or of now', 'a strong flow of water or air'],
  ['the sweet end of a meal', 'the sweet course at the end of a meal'],
  ['what moves your body', 'a part of the body that makes it move'],
  ['a group of people who decide', 'a group of people chosen to run a town'],
  ['showing sadness at a death', 'sadness after somebody has died'],
]

export const secondHomophoneSets = better.reduce((text, [old, now]) => text.replace(old, now), homophoneSets)
