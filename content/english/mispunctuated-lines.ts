/**
 * Sentences in four parts, hardest last. `{right>wrong>rule}` is a place where a mark or a capital letter is often wrong,
 * with the rule that says why.
 */
export const mispunctuatedLines: Readonly<Record<4 | 5 | 6, string>> = {
  4: `
On {Friday>friday>N}, we are going | to {the>The>s} seaside with {Aunt>aunt>N} Rosa, | but {it’s>its>C} so cold that | we {shan’t>shant>C} swim in the sea{.>>E}
My {brother>Brother>s} Leo has packed | a {towel,>towel>L} a bucket, a spade | and two {sandwiches>sandwich’s>p} | for the trip to {Whitby>whitby>N}.
Where did you put the {scissors?>scissors.>Q} | {We>we>S} can’t find them | in the {drawer>Drawer>s} or on | {Mum’s>Mums>O} desk.
The three {puppies>puppy’s>p} were asleep | in {Dad’s>Dads>O} old slipper | when {Nadia>nadia>N} came home | from work on {Monday>monday>N}.
Please bring your {reading>Reading>s} book, | a {pencil,>pencil>L} a rubber and a ruler | to {Mr>mr>N} Shah’s room | before lunch on {Tuesday>tuesday>N}.
{Didn’t>Didnt>C} you hear the {bell?>bell.>Q} | {Everyone>everyone>S} else has already | gone inside, and {Miss>miss>N} Cole | is calling the register{.>>E}
We saw {lions,>lions>L} tigers, bears | and a very old {elephant>Elephant>s} | at the zoo in {Chester>chester>N} | last {Wednesday>wednesday>N}.
In {July>july>N}, my cousin is moving | to {Spain>spain>N}, so {we’re>were>C} | having a party with {games,>games>L} music | and a huge chocolate cake.
The {River Thames>river thames>N} flows | through {London>london>N} and is | more than two {hundred>Hundred>s} miles | long from start to {finish.>finish>E}
{I’ve>Ive>C} never seen so many {ducks>duck’s>p} | on the {pond>Pond>s} before. | {Do>do>S} you think that they | came here in the night{?>.>Q}
Can you help me, {please?>please.>Q} | {I>i>I} have lost my coat, my scarf | and both of my {gloves>glove’s>p} | somewhere near the {park>Park>s}.
{Ben’s>Bens>O} new bicycle is red, | {but>But>s} he wants to paint it | {green,>green>L} white and gold | before {Christmas>christmas>N}.
Our teacher, {Mrs>mrs>N} Okafor, was born | in {Nigeria>nigeria>N} and came | to {Leeds>leeds>N} when she | was only six {years>year’s>p} old.
The {dog’s>dogs>O} lead is hanging | behind the {kitchen>Kitchen>s} door{.>>E} | {Take>take>S} it with you | and don’t forget his {ball>Ball>s}.
{What’s>Whats>C} the name of the {girl>Girl>s} | who won the race on {Saturday?>Saturday.>Q} | {She>she>S} ran so fast that | {I>i>I} could hardly see her.
{Grandad>grandad>N} likes {toast,>toast>L} marmalade | and strong tea for breakfast, | but he has two boiled {eggs>egg’s>p} | as well on {Sundays>sundays>N}.
The museum is {open>Open>s} every day | except {Monday.>Monday>E} {It>it>S} has a café, | a shop and a room | with real {Roman>roman>N} coins.
{They’re>Theyre>C} building a new bridge | over the River {Severn>severn>N}{.>>E} | {It>it>S} will be ready for {cars>car’s>p} | and buses next spring.
{Isn’t>Isnt>C} that the man who sold us | the {apples>apple’s>p} at the {market?>market.>Q} | {He>he>S} is wearing the same | tall hat and {yellow>Yellow>s} boots.
The {children’s>childrens>O} coats are wet | because {they’ve>theyve>C} been playing | in the rain with {Sam’s>Sams>O} puppy | since {half>Half>s} past three.
My neighbour {speaks>Speaks>s} {French,>french,>N} Welsh | and a little {Italian>italian>N}, | but she says that {she’s>shes>C} | too old to learn to {ski>Ski>s}.
{Who>who>S} has eaten my {porridge?>porridge.>Q} | {I>i>I} left it on the table | next to the spoon, the honey | and {Mum’s>Mums>O} newspaper.
{It’s>Its>C} time to feed the {rabbits>rabbit’s>p}, | so please fetch some {hay,>hay>L} water | and fresh {carrots>carrot’s>p} | from the shed.
There are twelve {months>month’s>p} in a year, | and my birthday is in {February>february>N}, | which is the {shortest>Shortest>s} one. | {When>when>S} is yours{?>.>Q}
The {baker’s>bakers>O} van broke down | near {Oxford Street>oxford street>N}, so there | was no {bread>Bread>s} in the shop | until eleven {o’clock>oclock>C}.
{Hamza>hamza>N} can play the {drums,>drums>L} | the guitar and the piano{.>>E} | {His>his>S} sister can only play | tricks on her {friends>friend’s>p}.
{We’ll>Well>C} meet at the {station>Station>s} | at ten {o’clock>oclock>C} on Thursday. | {Don’t>Dont>C} forget your ticket, | your lunch and a book to {read.>read>E}
The {teacher’s>teachers>O} desk was covered | in {pens,>pens>L} paper clips, old maps | and {books>book’s>p} that nobody | had opened since {January>january>N}.
Have you ever been to {Scotland?>Scotland.>Q} | {My>my>S} uncle has a small boat there, | and he {doesn’t>doesnt>C} mind | taking {visitors>visitor’s>p} out in it.
The {cat’s>cats>O} bowl is empty again, | but {she’s>shes>C} already had | two {breakfasts>breakfast’s>p} today, | so {don’t>dont>C} give her any more.
A {spider>Spider>s} has eight legs, but | an {insect>Insect>s} has only six{.>>E} | {How>how>S} many legs do | three {beetles>beetle’s>p} have{?>.>Q}
Our school is called {St>st>N} Mary’s, | and it stands in {Church Lane>church lane>N} | between the {old>Old>s} library | and {Mr Patel’s>Mr Patels>O} shop.
I {haven’t>havent>C} been to a wedding before, | but my cousin Jo is getting married | in {Cardiff>cardiff>N} on the first | day of {August>august>N}.
{Ella’s>Ellas>O} kite got stuck | in the tallest tree in the {field>Field>s}{.>>E} | {We>we>S} threw shoes, sticks | and a {football>Football>s} at it.
The {farmer>Farmer>s} keeps {cows,>cows>L} sheep | and a goat called {Basil>basil>N}, | which follows the {postman>Postman>s} | all the way to the gate{.>>E}
{Why>why>S} are there so many {boats>boat’s>p} | in the {harbour>Harbour>s} this {morning?>morning.>Q} | {I>i>I} think that the race | to {Ireland>ireland>N} starts at noon.
My {sister’s>sisters>O} best friend is | a girl from {Poland>poland>N} called Zofia, | and {they’re>theyre>C} both in the | chess {team>Team>s}.
After tea, {we’re>were>C} going to | make a den with {blankets,>blankets>L} chairs | and all the {cushions>cushion’s>p} | from {Grandma’s>Grandmas>O} sofa.
That is the third time this {week>Week>s} | that {Jake>jake>N} has lost his {gloves,>gloves>L} | scarf and hat, and it {isn’t>isnt>C} | even {December>december>N} yet.
{There’s>Theres>C} a fox in the garden{.>>E} | {Come>come>S} and look, but | {don’t>dont>C} make a {noise>Noise>s} | or it will run away.
Is {this>This>s} your {umbrella?>umbrella.>Q} | {Somebody>somebody>S} left it | on the number nine {bus>Bus>s} | outside {Tom’s>Toms>O} house.
The {king’s>kings>O} {crown>Crown>s} was made | of {gold,>gold>L} silver, rubies and pearls | and was kept in a {castle>Castle>s} | near {York>york>N} for many years.
{Can’t>Cant>C} you stay a little {longer?>longer.>Q} | {The>the>S} film finishes at nine, | and {Dad’s>Dads>C} going to make | {pancakes>pancake’s>p} afterwards.
Every {autumn>Autumn>s}, the {swallows>swallow’s>p} | leave {England>england>N} and fly | all the way to {Africa>africa>N} | to look for {sunshine>Sunshine>s}.
The boat had {sails,>sails>L} oars, a ladder | and two lifebelts, but it | {didn’t>didnt>C} have an {engine>Engine>s}. | {Luckily>luckily>S}, the wind was strong{.>>E}
{She’s>Shes>C} the best {goalkeeper>Goalkeeper>s} | that {Norton Juniors>norton juniors>N} ever had, | and she {hasn’t>hasnt>C} let in | a goal since {October>october>N}.
Who is {that>That>s} knocking at the {door?>door.>Q} | {If>if>S} it is {Uncle>uncle>N} Raj, | tell him that {I’ll>Ill>C} be down | in two {minutes>minute’s>p}.
The {dragon’s>dragons>O} cave was full | of {coins,>coins>L} cups, swords and rings, | but the {beast>Beast>s} itself | was scared of {mice>Mice>s}.
My friend {Mei>mei>N} comes from {China>china>N} | and can write her name | in two {ways>way’s>p}. {It>it>S} looks | beautiful in black {ink>Ink>s}.
We {couldn’t>couldnt>C} see the stage | because a very tall {man>Man>s} | was sitting in front of {Aisha>aisha>N}, | {Kofi>kofi>N} and me{.>>E}
Do {penguins>Penguins>s} live at the | North Pole or the South {Pole?>Pole.>Q} | {Look>look>S} it up in {Tariq’s>Tariqs>O} book | before you answer the {question>Question>s}.
The {bus driver’s>bus drivers>O} radio was playing | so loudly that we {couldn’t>couldnt>C} hear | which stop came next{.>>E} | {We>we>S} got off in the wrong {street>Street>s}.
On {New Year’s>new year’s>N} Eve, my parents | let me stay up until midnight, | but I {wasn’t>wasnt>C} able to keep | my {eyes>eye’s>p} open after ten.
{Amir’s>Amirs>O} grandfather has a stall | at the {market>Market>s} in Bradford, where | he sells {mangoes,>mangoes>L} limes, ginger | and {bananas>banana’s>p}.
{You’re>Your>C} standing on my {foot>Foot>s}! | {Please>please>S} move back a little | so that {Lily>lily>N} and {I>i>I} | can get past your chair.
The {train>Train>s} to {Newcastle>newcastle>N} leaves | from platform four, but the {trains>train’s>p} | to {Carlisle>carlisle>N} and Glasgow | all leave from platform two.
{Let’s>Lets>C} make a card for {Miss>miss>N} Ling. | {She>she>S} broke her arm last {weekend>Weekend>s} | while she was skating | with her {nephews>nephew’s>p}.
There was mud on the {carpet,>carpet>L} | the stairs, the curtains and the {cat>Cat>s}{.>>E} | {Whose>whose>S} muddy {boots>boot’s>p} | had done all that{?>.>Q}
The {Romans>romans>N} built long {roads,>roads>L} | bridges, baths and high {walls>wall’s>p} | in {Britain>britain>N}, and some of them | can still be seen {today>Today>s}.
{Priya’s>Priyas>O} tooth fell out | while she was eating an {apple>Apple>s}. | She {wasn’t>wasnt>C} sad, because | now {there’s>theres>C} a gap to whistle through.
I live at number twelve, {Mill Road>mill road>N}, | next to the {Kumars>kumars>N} and | opposite a {bakery>Bakery>s} that sells | the best {doughnuts>doughnut’s>p} in town.
Has anybody seen {Granny’s>Grannys>O} {glasses?>glasses.>Q} | {She>she>S} had them on her nose | at breakfast, but now | she {can’t>cant>C} find them anywhere.
The new {swings>swing’s>p} in the park | {aren’t>arent>C} ready yet, so {Finn>finn>N} | and his {friends>Friends>s} are playing | on the old roundabout{.>>E}
{Wales>wales>N} has more {castles>castle’s>p} | for its size than any | other {country>Country>s} in {Europe>europe>N}, | and {we’d>wed>C} like to see them all.
The {clown’s>clowns>O} shoes were enormous, | his {hair>Hair>s} was green and | he {wouldn’t>wouldnt>C} stop | squirting water at {Dad>dad>N}.
Last night, {we>We>s} watched the {stars>star’s>p} | from {Grace’s>Graces>O} garden. | The brightest one {wasn’t>wasnt>C} a star | at all but the planet {Venus>venus>N}.
How many {spoons>spoon’s>p} of {sugar>Sugar>s} | do you take in your {tea?>tea.>Q} | {Mum>mum>N} has none at all, | and {Dad>dad>N} has three.
My {hamster’s>hamsters>O} wheel squeaks | all night, so {I’ve>Ive>C} put a drop | of {oil>Oil>s} on it. {The>the>S} whole | house can sleep at last{.>>E}
The {pirates>pirate’s>p} buried the {treasure>Treasure>s} | under a palm tree, {drew>Drew>s} a map | and then forgot where | {they’d>theyd>C} hidden the map.
{Noah’s>Noahs>O} favourite {foods>food’s>p} are | {pasta,>pasta>L} peas, pears and plums, | but he {won’t>wont>C} touch anything | that has {been>Been>s} near an onion.
The next {Olympic>olympic>N} Games will | be held in the {summer>Summer>s}{.>>E} | {Are>are>S} you hoping to watch | the swimming or the running{?>.>Q}
There {weren’t>werent>C} any {seats>seat’s>p} left | on the coach, so {Jack>jack>N} sat | on his {suitcase>Suitcase>s} all | the way to {Manchester>manchester>N}.
A {tortoise>Tortoise>s} can live for more | than a hundred {years>year’s>p}{.>>E} | {That>that>S} is older than | {Poppy’s>Poppys>O} great-grandmother.
I’d like to thank my {parents,>parents>L} | my sister, my coach and my dog. | {Without>without>S} them, I {wouldn’t>wouldnt>C} | have reached the {final>Final>s} in {Leicester>leicester>N}.
What a mess you have made of {Mum’s>Mums>O} | clean {kitchen>Kitchen>s}! {There>there>S} is flour | on the floor, on the {lamp>Lamp>s} | and on {Theo’s>Theos>O} head.
{We’ve>Weve>C} got tickets for the match | between {Scotland>scotland>N} and {France>france>N}, | but {there’s>theres>C} no train home | after eleven {o’clock>oclock>C}.
The {shopkeeper’s>shopkeepers>O} parrot says | hello to everyone who {comes>Comes>s} in, | but it only says {goodbye>Goodbye>s} | to {children>Children>s} with crisps.
{Tomorrow>tomorrow>S} is {Pancake Day>pancake day>N}, so | we need {eggs,>eggs>L} flour, milk, sugar | and two or three {lemons>lemon’s>p} | from the shop on the corner.
A {plumber>Plumber>s} came on {Thursday>thursday>N} | to mend the {tap>Tap>s}, but he | {hadn’t>hadnt>C} brought the right tools, | so {it’s>its>C} still dripping.
{Where’s>Wheres>C} my other {sock?>sock.>Q} | {Don’t>Dont>C} tell me that the {puppy>Puppy>s} | has buried it next to | {Olivia’s>Olivias>O} slipper.
{Lake Windermere>lake windermere>N} is the largest {lake>Lake>s} | in {England>england>N}, and in hot weather | many {visitors>visitor’s>p} like | to swim or sail on it{.>>E}
The {giant’s>giants>O} footsteps shook the | {plates,>plates>L} cups and saucers on the shelf. | {Everything>everything>S} went {quiet>Quiet>s}, | which {wasn’t>wasnt>C} much better.
{Zara>zara>N} writes in her {diary>Diary>s} every | night, but she {doesn’t>doesnt>C} let | anybody read it, not | even {Eva>eva>N}, her best friend{.>>E}
There are {footprints>footprint’s>p} in the snow{.>>E} | {They>they>S} go past the {gate,>gate>L} | the well and the {woodshed>Woodshed>s} | and stop at {Ravi’s>Ravis>O} window.
My little sister {hasn’t>hasnt>C} learned | to tie her {shoelaces>shoelace’s>p} yet, | but she can already {count>Count>s} | to twenty in {Spanish>spanish>N}.
Shall we go to the {cinema?>cinema.>Q} | {There>there>S} is a new film about | a {mouse>Mouse>s} who lives in | {Buckingham Palace>buckingham palace>N}.
{Everybody’s>Everybodys>C} waiting for {Oscar>oscar>N}. | {He>he>S} has gone back to fetch | his {phone,>phone>L} his hat, his ticket | and probably his {head>Head>s}.
The {vet’s>vets>O} waiting room was full | of {dogs,>dogs>L} cats and one rather cross | {goose>Goose>s} that {belonged>Belonged>s} to | a lady called {Mrs Duckworth>mrs Duckworth>N}.
I {don’t>dont>C} believe in {ghosts>ghost’s>p}, | but {something>Something>s} in this house | has just switched off | the lights{.>>E}
Every {Saturday>saturday>N}, we visit | my {grandparents>grandparent’s>p}, who live | in a {village>Village>s} near {Bath>bath>N} | and keep bees{.>>E}
Which {animal>Animal>s} has the longest {neck?>neck.>Q} | {Most>most>S} people know that, but | not many know that {it’s>its>C} also | got a very long, dark {tongue>Tongue>s}.
{Our>our>S} class wrote letters to {soldiers>soldier’s>p} | and sent them {socks,>socks>L} sweets and books | for {Christmas>christmas>N}. {Most>most>S} of them | {haven’t>havent>C} replied yet.
The {zoo’s>zoos>O} oldest {penguin>Penguin>s} | {can’t>cant>C} see very well, so | {Percy>percy>N}, a younger one, | leads him to the {fish>Fish>s} every day.
If you are ever in {Dover>dover>N}, look | at the white {cliffs>cliff’s>p}{.>>E} | {On>on>S} a clear day, {you’ll>youll>C} | see {France>france>N} on the other side.
A baby {kangaroo>Kangaroo>s} is called a joey{.>>E} | {It>it>S} stays in its {mother’s>mothers>O} pouch | until {it’s>its>C} strong enough | to hop about by itself.
{Imran>imran>N} can name all the planets, | but he {couldn’t>couldnt>C} remember | where {he’d>hed>C} left his {lunch box>Lunch Box>s} | this morning{.>>E}
{London’s>Londons>O} tallest building is called | the {Shard>shard>N}, and you can go up it | by lift. {Are>are>S} you brave enough | to look {down>Down>s} from the top{?>.>Q}
The {nurse’s>nurses>O} hands were cold, | but her {smile>Smile>s} was warm{.>>E} | {She>she>S} told me that I {didn’t>didnt>C} need | an injection after all.
{Ali’s>Alis>O} pencil case is {blue,>blue>L} yellow | and green, with a {zip>Zip>s} that sticks | and a hole that {pencils>pencil’s>p} | love to escape through{.>>E}
`,
  5: `
{“Have>Have>D} you seen the {sea?”>sea?>D} | {asked>Asked>a} {Grandpa>grandpa>N}, pointing | through the {train’s>trains>O} window | at a line of {silver.>silver>E}
When the bell rang, the {children>Children>s} | ran out to the {playground,>playground>L} | the field and the new {climbing frame>Climbing Frame>s} | behind {Mr Bright’s>Mr Brights>O} classroom.
“Put your {boots>boot’s>p} on the {mat,”>mat”>d} | said {Mum>mum>N}, “and hang | {your>Your>a} coats in the {cupboard.”>cupboard.>D} | We did as we were told{.>>E}
My {cousin,>cousin>P} who lives in {Norwich>norwich>N}, | has a pet {lizard>Lizard>s} that eats | {crickets,>crickets>L} beetles, worms | and, on its {birthday>Birthday>s}, a strawberry.
“I don’t want to {go,”>go”>d} {whispered>Whispered>a} Ali, | but the {doctor’s>doctors>O} door | was already opening, so | he {hadn’t>hadnt>C} any choice.
If it rains tomorrow, the {fete>Fete>s} | will be held in the {players’>players>O} pavilion | next to {St John’s>st John’s>N} Church, | and there will be {twice>Twice>s} as much cake.
“Who left the gate {open?”>open?>D} | {shouted>Shouted>a} the farmer. {“There>There>D} are {sheep>Sheep>s} | all over the road, and | the {school bus>School Bus>s} can’t get past!”
Although the {weather>Weather>s} was awful, | our {team’s>teams>O} supporters sang | all through the second half{.>>E} | {They>they>S} sounded like seagulls in a storm.
The {bird’s>birds>O} wing was broken, so | we put it in a box lined | with {cotton wool>Cotton Wool>s} and took it | to the {vet’s>vets>O} in {Mill Street>mill street>N}.
“Come here, {Daisy,”>daisy,”>N} called {Dad.>Dad>E} | {“Your>Your>D} supper is getting cold, | and the cat is looking at | your {sausages>sausage’s>p} in a hungry {way.”>way.>D}
Mr {Lewis,>Lewis>P} our head teacher, plays | the {trumpet>Trumpet>s} in assembly | every {Friday>friday>N}, which is why | {nobody’s>nobodys>C} ever asleep.
After the long {winter>Winter>s} was over, | the bear came out of its {den,>den>L} | stretched, yawned and looked | around for some {breakfast>Breakfast>s}.
“Are we nearly {there?”>there.”>Q} {moaned>Moaned>a} Freya | for the tenth time, although | {we’d>wed>C} only just driven | past the end of our own {street>Street>s}.
The {girls’>girls>O} changing room was locked, | so both teams had to share | the {men’s>mens>O} toilets and a {shed>Shed>s} | full of {footballs>football’s>p}.
While the cake was baking, we made | some icing out of {sugar,>sugar>L} butter, | lemon juice and the {last>Last>s} drops | of {Granny’s>Grannys>O} rose water.
Sofia asked her {father>Father>s} whether | she could have a {dog.>dog?>q} | He said that {he’d>hed>C} think about it | when {they’d>theyd>C} finished the fence.
“What a beautiful {painting!”>painting!>D} {said>Said>a} | {Mrs>mrs>N} Costa, who was holding it | upside down. {“Is>Is>D} it a picture | of the sea at {night?”>night.”>Q}
Because the {bridge>Bridge>s} was closed, | we had to go the long way round | past the {Turners’>Turners>O} farm and over | the old {railway line>Railway Line>s}.
Each of the {boys>boy’s>p} had brought | his own {sleeping bag,>sleeping bag>L} a torch, | a tin mug and {Ravi’s>Ravis>O} list | of the best {ghost>Ghost>s} stories.
“I have never been to {Greece,”>greece,”>N} | said my teacher, {“but>“But>a} I have read | about its {islands,>islands>L} its temples | and its brave {heroes.”>heroes.>D}
{“Where’s>“Wheres>C} my {phone?”>phone?>D} asked | {Dad>dad>N}, patting all of his {pockets>pocket’s>p} | while it rang and rang | inside the {fridge.>fridge>E}
The {Taj Mahal>taj mahal>N}, which is in {India>india>N}, | was built by an {emperor>Emperor>s} | as a tomb for his wife{.>>E} | {It>it>S} took about twenty {years>year’s>p}.
If you {can’t>cant>C} find the answer in the | book, look on the {museum’s>museums>O} | website or ask {Mr>mr>N} Hardy, | who has worked there for {years.>years>E}
My aunt is a {dentist>Dentist>s}, | and my uncle sells {toffee>Toffee>s}. {Isn’t>Isnt>C} | that a clever {way>Way>s} | for a family to stay in business{?>.>Q}
Before you cross the road, look | both {ways,>ways>L} listen and, if you can, | use the {crossing>Crossing>s} outside | {Holt Primary School>holt primary school>N}.
The {mice’s>mices>O} nest was made | out of {straw,>straw>L} feathers, string | and a page of {Mum’s>Mums>O} favourite | {cookery>Cookery>s} book.
“Thank {you,”>you”>d} said the old {lady>Lady>s}, | “for carrying my bags. You are | a kind {boy.”>boy.>D} {She>she>S} gave him | a peppermint and a wink{.>>E}
{Edinburgh>edinburgh>N}, the capital of {Scotland,>Scotland>P} | has a {castle>Castle>s} that stands | on top of an old {volcano>Volcano>s} | in the middle of the city.
“Stop making that dreadful {noise!”>noise!>D} | {yelled>Yelled>a} my sister, but | {Jamal’s>Jamals>C} learning the bagpipes | and {nothing>Nothing>s} will stop him.
The {children’s>childrens>O} ward has a | playroom with {toys,>toys>L} games, puzzles | and an {aquarium>Aquarium>s} that was given | by the {town’s>towns>O} football club.
As soon as the {rain>Rain>s} had stopped, | the snails came out of the {wall,>wall>L} | the hedge and the {watering can>Watering Can>s} | and ate {Grandad’s>Grandads>O} lettuces.
“Has anyone got a spare {pen?”>pen.”>Q} | asked Leila. {“Mine>Mine>D} has run out, | and {I’m>Im>C} only halfway | down the second {page.”>page.>D}
The {builders’>builders>O} radios were so loud | that we {couldn’t>couldnt>C} hear {Miss>miss>N} Ford | reading us the {last>Last>s} chapter | of our story{.>>E}
My {brother,>brother>P} a terrible cook, burnt | the {soup>Soup>s} last {Tuesday>tuesday>N} | because he {didn’t>didnt>C} know | that you have to stir it.
When {Queen Victoria>queen Victoria>N} died in 1901, | she had ruled for over | sixty-three {years>year’s>p}{.>>E} | {Her>her>S} great-great-granddaughter ruled for longer.
“Let’s build a {raft,”>raft”>d} {said>Said>a} Yusuf, | looking at the barrels, the rope | and the broken {door>Door>s} that the {storm>Storm>s} | had left on the beach{.>>E}
Even though {it’s>its>C} only a baby, | the {elephant>Elephant>s} at {Chester Zoo>chester zoo>N} | already weighs as much as | two large {men.>men>E}
The {sailors>sailor’s>p} slept in hammocks | below the {deck>Deck>s}, where it was {dark,>dark>L} | damp and smelly, and where the {ship’s>ships>O} | rats ran about all night{.>>E}
“You’ve got paint on your {nose,”>nose”>d} | {giggled>Giggled>a} Ruby{.>>E} {“It’s>It’s>D} the same | {green>Green>s} as the gate that | we were told not to {touch.”>touch.>D}
Mrs {Khan,>Khan>P} whose garden is full of bees, | gave us a {jar>Jar>s} of honey, a comb | and a {beekeeper’s>beekeepers>O} hat | to take to {school>School>s}.
Unless you hurry, {you’ll>youll>C} miss | the last {bus>Bus>s} to {Harrogate>harrogate>N} | and have to walk home | along the canal in the dark{.>>E}
“Could you tell me the way to | the {library?”>library.”>Q} asked the {tourist>Tourist>s}, | who was holding a {map>Map>s} | of {Birmingham>birmingham>N} in one hand.
In 1969, two {astronauts>astronaut’s>p} landed | in the {Sea of Tranquillity>sea of tranquillity>N}{.>>E} | {Their>their>S} {footprints>footprint’s>p} are still there, | because {there’s>theres>C} no wind.
The {twins’>twins>O} birthday cake had | eleven {candles>candle’s>p} on one side, | eleven on the other and, | in the middle, {Dad’s>Dads>O} thumbprint.
“I’ve lost my {ticket,”>ticket”>d} {sobbed>Sobbed>a} | the {man>Man>s} beside me{.>>E} {It>it>S} was | stuck in the band of his {hat>Hat>s}, where | {he’d>hed>C} put it to keep it safe.
Once the {paint>Paint>s} is dry, hang | the {picture>Picture>s} on a wall that | {isn’t>isnt>C} in bright {sunlight>Sunlight>s}, | or the colours will soon fade.
My {grandmother’s>grandmothers>O} recipe for | {ginger>Ginger>s} cake begins like this: | take three {eggs,>eggs>L} a pound of flour | and two cheerful {helpers>helper’s>p}.
“If you find any {mushrooms,”>mushrooms”>d} | said the {guide>Guide>s}, “please don’t | touch them. Some of the {prettiest>Prettiest>s} ones | are {poisonous.”>poisonous.>D}
The {Natural History Museum>natural history museum>N} in London, | which is free to {enter,>enter>P} is home | to {whales,>whales>L} dinosaurs, meteorites | and the {world’s>worlds>O} strangest beetles.
{“Hurry>Hurry>D} up, {Leo,”>leo,”>N} {called>Called>a} Mum. | “The taxi is here, and {you’re>your>C} | still wearing your {pyjamas>Pyjamas>s} | and one {welly.”>welly.>D}
When they are frightened, {hedgehogs>hedgehog’s>p} | roll up into a tight {ball>Ball>s}{.>>E} | {It>it>S} keeps them safe from foxes, | but it {doesn’t>doesnt>C} stop cars.
{Everyone’s>Everyones>O} shoes were lined up | by the door of the {mosque>Mosque>s}, | and {Hassan’s>Hassans>O} were the only ones | with bright green {laces>lace’s>p}.
I asked the {librarian>Librarian>s} where | the books about {Vikings>vikings>N} {were.>were?>q} | She told me that someone had | borrowed them all on {Thursday>thursday>N}.
“Guess what I can see from the top | of this {tree!”>tree!>D} shouted {Jun.>Jun>E} {“Your>Your>D} | football is on {Mrs>mrs>N} Green’s roof, | next to my two {kites.”>kite’s.”>p}
Before the {Great Fire>great fire>N} of London, | most of the {city’s>citys>O} houses were made | of {wood>Wood>s}, and the streets were so narrow | that neighbours could shake {hands>hand’s>p}.
My {sister,>sister>P} an excellent {swimmer>Swimmer>s}, | hopes to swim across {Lake Windermere>lake windermere>N} | when {she’s>shes>C} old enough, or perhaps | to drive a {ferry>Ferry>s} there instead.
{“Two>Two>D} tickets to {York,>york,>N} please,” | said the woman in the long {coat>Coat>s}{.>>E} | {“One>One>D} for me and one for | my {cello.”>cello.>D}
When you come to the bridge, turn left | into {Garden Walk>garden walk>N} and look | for a house with {roses,>roses>L} tulips | and a very grumpy {gnome>Gnome>s}.
“I can’t find my other {shoe,”>shoe”>d} said Max{.>>E} | {Lucy>lucy>N} looked behind the {sofa,>sofa>L} | under the table and in the bath{.>>E} | {It>it>S} was on his {foot>Foot>s}.
Since nobody else wanted the job, | {Arjun>arjun>N} became our {goldfish>Goldfish>s} keeper | and soon knew {more>More>s} about | filters and {snails>snail’s>p} than any of us.
The {Amazon,>Amazon>P} which flows through Peru, | Colombia and {Brazil>brazil>N}, carries | {more>More>s} water than any other | {river>River>s} in the world{.>>E}
“Would you like {chips>chip’s>p} or | {mash?”>mash.”>Q} asked the {cook.>cook>E} {“If>If>D} you | eat your peas, you may | have a little of both.”
The {firefighters’>firefighters>O} helmets hung in a row, | each with a {name>Name>s} on it, | and below them stood their boots, | all pointing towards the {door>Door>s}.
“Don’t look {now,”>now”>d} {muttered>Muttered>a} Chloe, | “but there’s a {peacock>Peacock>s} behind you, | and {it’s>its>C} about to eat | your {crisps.”>crisps.>D}
Whenever {Grandpa>grandpa>N} tells that story, | the {fish>Fish>s} gets bigger, the river | gets deeper and {Grandma’s>Grandmas>O} sighs | get a little {louder.>louder>E}
A {ladybird’s>ladybirds>O} spots fade as it | gets older, but you {can’t>cant>C} tell | how old {it>It>s} is by counting them{.>>E} | {That>that>S} is only an old tale.
Nia asked {whether>Whether>s} I had seen | her new {bike.>bike?>q} {I>i>I} had, of course, | but I {didn’t>didnt>C} want to spoil | her {brother’s>brothers>O} surprise.
{“Never>Never>D} swim straight after a big {meal,”>meal”>d} | {Dad>dad>N} warned us{.>>E} He then ate | two pies, dived off the {jetty>Jetty>s} | and got the most terrible {cramp>Cramp>s}.
The {women’s>womens>O} rowing team trains | on {Loch Ness>loch ness>N} three {times>time’s>p} a week, | and {nobody’s>nobodys>C} ever been | chased by a {monster>Monster>s}.
“Is it true,” asked {Yasmin,>yasmin,>N} {“that>“That>a} | {octopuses>octopus’s>p} have three {hearts?”>hearts.”>Q} | “Yes,” said the keeper, “and | blue {blood>Blood>s} as well.”
My best friend, {Dylan,>Dylan>P} comes from | a town in {Wales>wales>N} whose {name>Name>s} | has fifty-eight {letters>letter’s>p}, and he can | say it without stopping for breath{.>>E}
In the {teachers’>teachers>O} car park stood | a {pony>Pony>s} with a note round its neck{.>>E} | {Nobody>nobody>S} knew who had left it there, | and the pony {wasn’t>wasnt>C} saying.
If you come across a {wasps’>wasps>O} nest, | back away slowly{.>>E} {Wasps>wasps>S} hardly ever | sting people unless they feel | that {they’re>theyre>C} in {danger>Danger>s}.
“Once upon a {time,”>time”>d} began the {old>Old>s} man, | and at once the babies stopped | crying, the dogs lay {down>Down>s} | and the {fire’s>fires>O} flames burned low.
I’ve read every book in the {shop>Shop>s} | about {horses,>horses>L} ponies, donkeys and mules{.>>E} | {All>all>S} that I need now is | a {field>Field>s} and a very rich aunt.
“This {soup,”>soup”>d} announced {Harry,>harry,>N} {“tastes>“Tastes>a} | of nothing but hot {water.”>water.>D} | His mother {explained>Explained>s} that it was | the {washing-up>Washing-Up>s} bowl.
{Lady Ashby’s>Lady Ashbys>O} portrait was painted | in {Paris>paris>N} when she was only nine{.>>E} | {Her>her>S} dog, her doll and her {nurse>Nurse>s} | are all in the {picture>Picture>s} too.
Until the {glue>Glue>s} has set, | keep your {fingers>finger’s>p} away from | the {model>Model>s}, or {you’ll>youll>C} become | a part of it for ever.
The {lambs’>lambs>O} tails wagged as they drank, | and {Farmer Hill>farmer hill>N} counted them twice{.>>E} | {There>there>S} were nineteen lambs | and, {somehow>Somehow>s}, twenty tails.
“What’s the {capital>Capital>s} of {Norway?”>norway?”>N} asked | Miss Tan. Only {Emeka’s>Emekas>O} hand | went up. {“Is>Is>D} it the letter N, | {Miss?”>Miss.”>Q} he said hopefully.
{Mount Everest>mount everest>N}, which was first climbed | in {1953,>1953>P} is still growing | by a few {millimetres>millimetre’s>p} a year, | though you {wouldn’t>wouldnt>C} notice.
The {wolves’>wolves>O} howls grew fainter until | at last we {couldn’t>couldnt>C} hear them{.>>E} | {Only>only>S} then did {Papa>papa>N} put down | his stick and light the lamp.
As it was his birthday, {Mateo>mateo>N} was | allowed to choose the {pudding>Pudding>s}, | the film, the {game>Game>s} and, best of all, | everybody {else’s>elses>O} bedtime.
“The museum closes in ten {minutes,”>minutes”>d} | said the {attendant>Attendant>s}. {“Please>Please>D} | make your way to the {exit.”>exit.>D} We ran | to see the {mummies>mummy’s>p} first.
{It’s>Its>C} my {mother’s>mothers>O} turn to choose | the holiday, so {we’ll>well>C} spend it | on a narrowboat in {Shropshire>shropshire>N} | with no shower and two {dogs>dog’s>p}.
{“Well>Well>D} {played,>played>A} {Norwood!”>norwood!”>N} bellowed | the {crowd>Crowd>s} as the players shook | hands, swapped {shirts>shirt’s>p} and | trudged off through the mud{.>>E}
“Sit {down,>down>A} Rover,” said Gran firmly, | but the only one who sat {down>Down>s} | was {Grandad>grandad>N}, who had been | looking for his {glasses>glasses’>p}.
“Please help yourself to another {bun,>bun>A} | Mr Singh,” said {Amelia>amelia>N}{.>>E} | {“They’re>They’re>D} only a day or two old, | and the {burnt>Burnt>s} bits fall off.”
Although {Jupiter>jupiter>N} is the largest | {planet>Planet>s} in our solar system, it is not | the hottest one{.>>E} {Venus>venus>N} is, | because of its thick {clouds>cloud’s>p}.
Our {neighbours’>neighbours>O} hens have escaped | again{.>>E} {They’re>Theyre>C} in the {hedge,>hedge>L} | the flower bed, the shed | and {Miss>miss>N} Brown’s paddling pool.
{“You>You>D} may look inside the {box,”>box”>d} | said the {wizard>Wizard>s}, “but you | must never, ever ask what made | those {scratches.”>scratches.>D}
Sir {Isaac Newton>isaac newton>N}, who was born | in {Lincolnshire,>Lincolnshire>P} is said | to have had an {idea>Idea>s} when he saw | an {apple>Apple>s} fall from a tree.
“Have a lovely {time,>time>A} {girls,”>girls”>d} said | Mr {Adeyemi,>adeyemi,>N} waving at the coach | until it had turned the {corner>Corner>s}. | {He>he>S} had forgotten to go with them.
Where the {path>Path>s} divides, keep right, | climb over the {farmer’s>farmers>O} {stile>Stile>s} | and follow the {yellow>Yellow>s} arrows | as far as {Dove Cottage>dove cottage>N}.
My {teacher>Teacher>s} wanted to know why | my {homework>Homework>s} was wet{.>?>q} | I {hadn’t>hadnt>C} the heart to tell her | that it was the {baby’s>babys>O} fault.
“Mind the {gap,”>gap”>d} says the voice | at many {stations>station’s>p} in {London>london>N}{.>>E} | {It>it>S} warns you about the space | between the {platform>Platform>s} and the train.
As {Leila>leila>N} opened the envelope, | her {hands>hand’s>p} shook. {Inside>inside>S} was | a single ticket to {New York>new york>N} | and a photograph of a {door>Door>s}.
The {policewoman’s>policewomans>O} dog sniffed | at the {suitcase,>suitcase>L} the rucksack | and the box of {fish>Fish>s}, and then | it sat down beside the {cheese>Cheese>s}.
“Whose tooth is {that>That>s} on the {floor?”>floor.”>Q} | asked the {dentist.>dentist>E} {“It’s>It’s>D} mine,” | I replied, {“but>“But>a} it fell out | before you had even {started.”>started.>D}
If {you’re>your>C} thirsty, there is water | in the {jug>Jug>s} beside the {window>Window>s}, | and if you are hungry, there are | plums on {Grandma’s>Grandmas>O} tree.
The {Normans>normans>N} landed in {Sussex>sussex>N} | in the year 1066, and {that’s>thats>C} why | so many of our words for {food>Food>s} | come from {French>french>N}.
`,
  6: `
It’s a pity that the {tortoise>Tortoise>s} has lost | {its>it’s>i} way, but {there’s>theirs>C} no need | to worry{;>,>J} it can’t have walked | further than the {neighbours’>neighbours>O} pond.
The {guide>Guide>s} showed us three {treasures:>treasures>K} | a helmet, a shield and a comb{.>>E} | {“The>The>D} comb,” she said, “is | worth more than my {house.”>house.>D}
Do not disturb the {owl>Owl>s}{;>,>J} {it’s>its>i} sitting | on {its>it’s>i} eggs, and if you go | too close, it will leave | the {nest>Nest>s} and never come back.
“If the {fog>Fog>s} {lifts,”>lifts,>D} said the captain, | {“we>“We>a} shall sail on the morning tide. | If it {doesn’t,>doesnt,>C} we shall play | cards until it {does.”>does.>D}
{Who’s>Whose>C} going to tell Mrs {Webb>webb>N} | that her {daughter’s>daughters>O} trophy | has been used as a {doorstop>Doorstop>s} | all through the {summer>Summer>s}?
The {ladies’>ladies>O} final, delayed by {rain,>rain>P} | started at {six>Six>s} and ended | under the {lights>light’s>p} just before | ten that {evening>Evening>s}.
The safari has only three {rules:>rules>K} | never shout, never leave the {jeep>Jeep>s} | and never, whatever {your>you’re>i} friends | may do, tease the {lions>lion’s>p}.
“I wonder whose {umbrella>Umbrella>s} this {is,”>is”>d} | murmured {Aunt>aunt>N} Sylvia, turning it | this way and that{.>>E} {“It>It>D} seems | to have a parrot’s {head.”>head.>D}
The {river>River>s} had {risen;>risen,>J} the fields | on both {banks>bank’s>p} were under water, | and {the>The>s} {cattle’s>cattles>O} only refuge | was the churchyard.
“Look out, {Kai!”>kai!”>N} we all {yelled>Yelled>a}, but | the {wave>Wave>s} had already knocked him over | and {carried>Carried>s} away his {sandals>sandal’s>p}, | his hat and his pride.
Those {tickets>ticket’s>p} aren’t {yours>your’s>i}; {they’re>their>C} | for the {Hendersons>Henderson’s>p}, who | {couldn’t>couldnt>C} come to the matinee | on {Wednesday>wednesday>N}.
Mozart (a boy of {eight)>eight>B} wrote | his first {symphony>Symphony>s} in {London>london>N}{.>>E} | {His>his>S} father was ill and needed | quiet, so the {piano>Piano>s} stayed shut.
“There are two kinds of {people,”>people”>d} | said {Grandma,>grandma,>N} {“those>“Those>a} who read | the {instructions>instruction’s>p} and those | who end up with three legs on a {chair.”>chair.>D}
No one {knew>Knew>s} {whose>who’s>i} suitcase it was, | so the {station’s>stations>O} staff opened | it{.>>E} {Inside>inside>S} were forty-one | left {shoes>shoe’s>p} and a kettle.
The {train>Train>s} was late{;>,>J} nevertheless, | most of the {passengers>passenger’s>p} managed | to catch {their>they’re>i} connection | to {Inverness>inverness>N}.
By the time {you’ve>youve>C} read this note, | I shall be on my way to {Peru>peru>N}{.>>E} | {Don’t>Dont>C} forget to water the {fern>Fern>s} | and to feed the fish.
“Are these your {boots,>boots>A} {Callum?”>callum?”>N} | asked the {caretaker>Caretaker>s}. “If {they’re>their>C} not | {yours,>your’s,>i} they’ll go into | the jumble sale on {Saturday.”>Saturday.>D}
The {jury’s>jurys>O} verdict surprised {everyone:>everyone>K} | not {guilty>Guilty>s} on all twelve {counts>count’s>p}. | {The>the>S} man in the dock wept, | and so did his lawyer{.>>E}
{St Paul’s Cathedral>st Paul’s Cathedral>N}, which was | designed by Sir Christopher {Wren,>wren,>N} | is famous for {its>it’s>i} dome | and for a gallery where {whispers>whisper’s>p} travel.
There {isn’t>isnt>C} enough {snow>Snow>s} to {ski;>ski,>J} | there is, however, enough for | a {snowman,>snowman>L} two small forts | and one enormous snowball {fight>Fight>s}.
“The {treasure,”>treasure,>D} hissed the {pirate>Pirate>s}, | {“is>“Is>a} buried where the {tree’s>trees>O} shadow | falls at noon on the longest {day.”>day.>D} | {Nobody>nobody>S} dared to ask which tree.
My {parents’>parents>O} wedding photograph, | taken in Lagos, shows them | laughing under an {umbrella>Umbrella>s} | that {doesn’t>doesnt>C} belong to them.
The {men’s>mens’>O} choir sang in {Welsh>welsh>N}, | and the {women’s>womens’>O} choir answered | in {English>english>N}{.>>E} {The>the>S} audience, | moved to tears, sang along in both.
What the {poet>Poet>s} {didn’t>didnt>C} know was that | the {nightingale>Nightingale>s} in his garden | was really {Mr>mr>N} Potts next door{.>>E} | {He>he>S} liked to whistle after dark.
The {cheetah>Cheetah>s} is the fastest {animal>Animal>s} | on land{;>,>J} {its>it’s>i} speed, however, | lasts for just a few {seconds>second’s>p}. | After that, {it’s>its>i} worn out.
“{It’s>Its>C} {not,”>not,>D} said the referee, {“a>“A>a} | question of {who’s>whose>C} the louder; | it is a question of {who>Who>s} | put the ball in the {net.”>net.>D}
You will need four {ingredients:>ingredients>K} | {flour>Flour>s}, butter, sugar and {patience>Patience>s}{.>>E} | {The>the>S} last of these {can’t>cant>C} be bought | in any shop that I know.
The {Joneses’>Joneses>O} garden gnome, last seen | in {April>april>N}, has sent a {postcard>Postcard>s} | from {Venice>venice>N}; it says that | he is having a lovely time{.>>E}
Some {plants>plant’s>p} eat {insects;>insects,>J} | the pitcher {plant>Plant>s}, for example, drowns | {its>it’s>i} victims in a pool of sweet {liquid>Liquid>s} | at the bottom of a slippery leaf.
“{Where’s>Wheres>C} the rest of the {cake?”>cake?>D} | demanded {Mum.>Mum>E} Nobody answered{;>,>J} | Dad, however, had a {suspicious>Suspicious>s} amount | of icing on his {chin.>chin>E}
Although {it’s>its>i} hardly bigger than a pea, | a {hummingbird’s>hummingbirds>O} heart beats | more than a thousand {times>time’s>p} a minute | when the {bird>Bird>s} is in flight.
{“Whose>“Who’s>i} turn is it to wash {up?”>up.”>Q} | asked {Father.>Father>E} {“I>I>D} cooked, your mother | shopped, {Theo>theo>N} laid the table | and the {dog>Dog>s} licked the plates.”
My {grandparents’>grandparents>O} house, a lighthouse | until {1975,>1975>P} has a spiral {staircase>Staircase>s}, | forty {windows>window’s>p} and no corners | in which to put a {bookcase>Bookcase>s}.
The letter {ended>Ended>s} like this: “If you | ever come to {Dublin,>dublin,>N} you must | stay with us. {We’ve>Weve>C} three {beds>bed’s>p}, | two cats and one {bathroom.”>bathroom.>D}
In the {Middle Ages>middle ages>N}, few people could {read;>read,>J} | inn {signs>sign’s>p} therefore showed pictures: | a {bell,>bell>L} a bull, a swan | or a {king’s>kings>O} head.
The head chef, whose {moustache>Moustache>s} was | famous, had two {helpers:>helpers>K} one | stirred the sauces, and the {other’s>others>O} | only job was to hold back the moustache{.>>E}
If the {witness’s>witnesses>O} story is true, | the {thief>Thief>s} had three {gloves>glove’s>p}, | one leg and a parrot{.>>E} {Shouldn’t>Shouldnt>C} | he be easy to find{?>.>Q}
Paris, {Rome>rome>N} and Madrid were the {cities>city’s>p} | on her {list;>list,>J} however, she got on | the wrong {coach>Coach>s} and spent | the weekend in {Swindon>swindon>N}.
“Unless {you’ve>youve>C} a better {idea,”>idea”>d} | said the {knight>Knight>s} to the dragon, | {“let’s>“lets>C} say that I fought you | bravely and that you {won.”>won.>D}
The mammoth (found in a {cliff)>cliff>B} | still had grass between {its>it’s>i} teeth{.>>E} | {It>it>S} must have died halfway | through a {meal>Meal>s}.
Every one of the {boats>boat’s>p} had {its>it’s>i} name | on the side: there were {Seagull>seagull>N}, | Morning Star, {Lady Luck>lady luck>N} and, | for some {reason>Reason>s}, Keith.
My uncle (the one with the {beard)>beard>B} | once met a {bear>Bear>s} in {Canada;>canada;>N} | it looked at him, and it {didn’t>didnt>C} | seem to think much of his {hat>Hat>s}.
The {athletes’>athletes>O} buses broke {down;>down,>J} | the {ceremony>Ceremony>s} therefore began | without the {Swedes,>swedes,>N} the Poles and | the man with the {matches>match’s>p}.
It was {Anansi>anansi>N} the spider, people say, | who owned all the {stories>story’s>p} in the world{.>>E} | {He>he>S} kept them in a pot{;>,>J} it was hidden | at the top of a {tree>Tree>s}.
“Do hurry {up,>up>A} {Beatrice,”>beatrice,”>N} she pleaded. | {“The>The>D} hats are floating away, | and {Father’s>Fathers>C} fast asleep in the bottom | of the {boat!”>boat!>D}
The two {ships’>ships>O} crews shook hands, | and their {captains>captain’s>p} exchanged {gifts:>gifts>K} | a barrel of {oranges>orange’s>p} for a chest | of tea and a rather old {goat>Goat>s}.
To my surprise, the {hedgehog’s>hedgehogs>O} house | had been taken over by a toad{;>,>J} | it sat in the {doorway>Doorway>s} and croaked | at anyone who came near{.>>E}
{Who’d>Whod>C} have thought that a turnip, | carved with a knife and lit with | a candle, could make such a good {lantern>Lantern>s}? | {It>it>S} gave me quite a fright.
The {Wright>wright>N} brothers’ first {flight>Flight>s} | lasted for twelve {seconds;>seconds,>J} it covered | less ground than the {length>Length>s} of | a modern {aeroplane’s>aeroplanes>O} cabin.
“{Shan’t>Shant>C} we get wet, {Professor?”>Professor.”>Q} I asked | as she pulled the {plug>Plug>s} out of | the bottom of the {boat.>boat>E} | {“Only>Only>D} if we {stay,”>stay”>d} she replied.
When {it’s>its>i} had a good wash, | the {coat>Coat>s} ought to regain {its>it’s>i} | original colour{;>,>J} if it {doesn’t>doesnt>C}, | bring the receipt with you on {Monday>monday>N}.
The {hostess’s>hostesses>O} smile faded: {fourteen>Fourteen>s} | guests had come to dinner, and | there were thirteen {chairs>chair’s>p}, twelve | forks and eleven {potatoes>potato’s>p}.
I’d rather have {yours>your’s>i} than {mine;>mine,>J} | {mine’s>mines>C} got a hole in it | that the {mice>Mice>s} have been using | as a {front door>Front Door>s}.
At {Hampton Court>hampton court>N}, there is a {maze>Maze>s}, | planted for King {William>william>N} III, in which | {visitors>visitor’s>p} still get lost{.>>E} {There>there>S} are | signs, but they don’t help.
“What,” {asked>Asked>a} the Sphinx, “walks on four | legs in the {morning,>morning>L} on two at noon | and on three in the {evening?”>evening.”>Q} | {“A>A>D} human being,” said {Oedipus>oedipus>N}.
The postmistress (a Mrs {Hill)>Hill>B} lived | above the {butcher’s>butchers>O} shop | until {Easter>easter>N}, when she | moved to {Penzance>penzance>N}.
There were three {reasons>reason’s>p} for the delay: | {snow>Snow>s} on the {track,>track>L} a cow on | the bridge and a driver who | {wouldn’t>wouldnt>C} wake up{.>>E}
{Somebody’s>Somebodys>O} left glove lay on | the {path>Path>s}, and a little further on | we found a {scarf;>scarf,>J} we never | found their {owner>Owner>s}.
“My dear {Mr Darcy,”>mr Darcy,”>N} said Mrs {Bennet>bennet>N}, | “you simply must try the {soup.”>soup.>D} | He tried it{;>,>J} his {face>Face>s} | told us everything.
They say that every {cloud>Cloud>s} | has {its>it’s>i} silver {lining;>lining,>J} | today’s {clouds>cloud’s>p}, on the other hand, | seem to have {brought>Brought>s} nothing but hail.
{Ms>ms>N} {Okoro,>Okoro>P} who used to be | a pilot, now flies nothing | but paper {planes>plane’s>p}{.>>E} {They>they>S} are, | she says, much quieter.
“I’ve read it {twice,”>twice”>d} said Hannah, handing | back my {poem.>poem>E} {“Its>“It’s>i} rhythm is fine{;>,>J} | {it’s>its>i} the spelling that {needs>Needs>s} | a plaster or two.”
The {princess’s>princesses>O} tower had no {stairs;>stairs,>J} | she got in and out by means | of a {rope>Rope>s}, two {pulleys>pulley’s>p} and | a very strong {gardener>Gardener>s}.
If {you’re>your>i} looking for a quiet room, | try the {library’s>librarys>O} top floor{.>>E} | {It’s>Its>i} so silent up there that you | can hear the {dust>Dust>s} settle.
Three famous {things>thing’s>p} were discovered | by {accident:>accident>K} {penicillin,>penicillin>L} crisps and | the microwave {oven>Oven>s}{.>>E} {Mistakes>mistakes>S} | aren’t always useless.
The {actors’>actors>O} dressing rooms were {full;>full,>J} | {Sir Roderick>sir Roderick>N} had to change behind | a curtain, which unluckily was | the one that {opened>Opened>s} at half past seven.
“Either that {wallpaper>Wallpaper>s} {goes,”>goes”>d} | said Great-Uncle {Oscar,>oscar,>N} {“or>“Or>a} I {do.”>do.>D} | {Nobody>nobody>S} could say which of the {two>Two>s} | would be easier to move.
My {cousins’>cousins>O} dog, who is called | {Biscuit,>biscuit,>N} eats {anything:>anything>K} slippers, | {socks,>socks>L} homework and, once, most | of a {burglar’s>burglars>O} trousers.
The {volcano>Volcano>s} had been asleep for centuries{;>,>J} | {its>it’s>i} slopes were covered in {vines>vine’s>p}, | and the {people>People>s} of Pompeii | had no idea what was coming{.>>E}
Mum asked me how I had managed | to get {jam>Jam>s} on the {ceiling.>ceiling?>q} | I {wasn’t>wasnt>C} sure myself{;>,>J} I blamed | the {toaster’s>toasters>O} spring.
“{You’ll>Youll>C} need a {ladder,”>ladder”>d} said {Mei,>mei,>N} | {“a>“A>a} bucket and a head for {heights>height’s>p}. | The cat is on the {roof>Roof>s} again, | and it is {raining.”>raining.>D}
The {play’s>plays>O} last line, which everybody | was waiting for, was drowned by the {noise>Noise>s} | of a {helicopter>Helicopter>s}{;>,>J} the actor shrugged | and said it again, louder.
Our {town’s>towns>O} clock has four {faces>face’s>p}, | each of which shows a different {time;>time,>J} | as a {result>Result>s}, no one is ever late for work, | but {nobody’s>nobodys>C} ever early either.
“Mind the {step,”>step”>d} the {butler>Butler>s} warned us{.>>E} | {“It’s>It’s>D} been loose since the {night>Night>s} | when {Admiral>admiral>N} Nelson tripped on it, | and {we’ve>weve>C} never dared to mend {it.”>it.>D}
The {geese’s>geeses>O} honking woke the guards{;>,>J} | the {city>City>s} was saved, and ever after | the {Romans>romans>N} treated {their>they’re>i} geese | like old {friends>friend’s>p}.
To make the dye, you need two {plants:>plants>K} | {woad,>woad>P} which gives a deep blue, and weld, | which gives a bright {yellow>Yellow>s}. {Mix>mix>S} them | and {you’ve>youve>C} got green.
This is the {house>House>s} in which | {Beatrix Potter>beatrix Potter>N} wrote some | of her {stories>story’s>p}{;>,>J} it is now a museum, | and {it’s>its>i} open on most days.
“How kind of {you,>you>A} {Dr Bell,>dr Bell,>N} to come out | in such {weather!”>weather!>D} she cried. “Put your | wet {boots>boot’s>p} by the {fire>Fire>s} and have | a slice of my rhubarb {pie.”>pie.>D}
At last, the two {goats’>goats>O} owner was {found;>found,>J} | she had been asleep under a {hedge>Hedge>s} | and had no {idea>Idea>s} that her goats | had eaten the vicar’s {roses>rose’s>p}.
The {judges>judge’s>p} {couldn’t>couldnt>C} agree; | one loved the {marrow>Marrow>s}, another | preferred the {leeks>leek’s>p}, and the third | {didn’t>didnt>C} care for {vegetables>Vegetables>s} at all.
{Yours>Your’s>i} is the smaller of the two {cabins;>cabins,>J} | {ours>our’s>i} has a {balcony>Balcony>s}, but the noise | of the {waves>wave’s>p} kept us awake | until after midnight{.>>E}
Nobody except {Great-Aunt>great-aunt>N} Maud knew | {whose>who’s>i} {portrait>Portrait>s} it was. {She>she>S} said | only that the {gentleman’s>gentlemans>O} ears | ran in the {family>Family>s}.
The {fox>Fox>s}, having looked at the {grapes,>grapes>P} | decided that they must be {sour;>sour,>J} | he {couldn’t>couldnt>C}, in any case, have | reached them without {wings>wing’s>p}.
“Does a {snail>Snail>s} know where {it’s>its>i} going, | {Grandpa?”>grandpa?”>N} asked the little {boy.>boy>E} | {“It>It>D} does,” said the old man, “but | it’s in no {hurry.”>hurry.>D}
{Shakespeare’s>Shakespeares>O} father made {gloves>glove’s>p}{.>>E} | {His>his>S} shop stood in {Henley Street>henley street>N}, | Stratford, where the {house>House>s} in which | William was born can be visited.
The new {pupils’>pupils>O} lockers, all painted | orange, could be seen from {the>The>s} road{;>,>J} | sunglasses, the {caretaker>Caretaker>s} joked, | would have to be part of the uniform.
There’s only one {problem:>problem>K} the boat | leaves at nine, and the {train>Train>s} | gets in at ten{.>>E} {We>we>S} shall have | to go by {bus>Bus>s} or swim.
“Did you {know,”>know,>D} asked {Ravi,>ravi,>N} {“that>“That>a} a group | of {flamingos>flamingo’s>p} is called a flamboyance?” | “I {didn’t,”>didnt,”>C} I said, “but it {suits>Suits>s} them | very {well.”>well.>D}
The {Smiths’>Smiths>O} caravan is at the top | of the hill and has a lovely {view;>view,>J} | {ours>our’s>i} is at the {bottom>Bottom>s}, next to | the bins and the {ducks>duck’s>p}.
When the {orchestra>Orchestra>s} stopped playing, | there was complete silence; then | somebody’s {grandmother>Grandmother>s} shouted | for more, and we {couldn’t>couldnt>C} refuse.
A {stag’s>stags>O} antlers fall off each {spring>Spring>s} | and grow {again;>again,>J} by late summer, | {they’re>their>C} {bigger>Bigger>s} than ever and ready | for the battles of {October>october>N}.
“Has {anybody>Anybody>s} seen my {teeth?”>teeth.”>Q} | mumbled {Grandad.>grandad.>N} {“They>They>D} were in | a glass beside my {bed>Bed>s}, and now | {there’s>theirs>C} only the {glass.”>glass.>D}
The {women’s>womens’>O} crew rowed superbly{;>,>J} | the {men’s>mens’>O} boat, on the other hand, | hit a {bridge>Bridge>s}, a houseboat | and two rather surprised {swans>swan’s>p}.
My great-grandmother (born in {1912)>1912>B} | used to say that {luck>Luck>s} was a bus{;>,>J} | another {one’s>ones>C} always coming | if you only {wait>Wait>s} long enough.
All that was left of the {explorers’>explorers>O} food | was on the {table:>table>K} two {biscuits>biscuit’s>p}, | half an {onion>Onion>s} and a tin | without a label{.>>E}
It was {Charles Darwin’s>charles Darwin’s>N} grandfather | who wrote {poems>poem’s>p} about {plants;>plants,>J} | Charles himself, a patient {man>Man>s}, | spent eight years studying barnacles{.>>E}
“If {wishes>wish’s>p} were {horses,”>horses”>d} the saying | {goes,>Goes,>a} {“then>“Then>a} beggars would ride.” | My sister wishes that {it>It>s} were true{;>,>J} | {she’s>shes>C} always wanted a horse.
My {brothers’>brothers>O} band needs a new {name;>name,>J} | {its>it’s>i} old one is too long for {posters>poster’s>p}, | and nobody in {Leeds>leeds>N} could ever | remember how to spell {it.>it>E}
“The {gate,”>gate,>D} said the farmer, “must | be kept {shut.>shut>E} My {bull>Bull>s} is friendly, | but {he’s>hes>C} never liked {strangers>stranger’s>p} | who picnic in his {field.”>field.>D}
{Nobody’s>Nobodys>O} sandcastle was as tall | as {Ingrid’s>Ingrids>O}{;>,>J} it had four {towers>tower’s>p}, | a {moat>Moat>s} and a drawbridge | made from a lolly stick{.>>E}
The knight’s {horse,>horse>P} a tired old mare, | lay down in the {road;>road,>J} the {knight>Knight>s} | had to go to the {battle>Battle>s} on foot, | carrying {his>His>s} own {flags>flag’s>p}.
I packed everything that {we’d>wed>C} {need:>need>K} | a stove, a {tent>Tent>s} and two {torches>torch’s>p}{.>>E} | {It>it>S} was {Hamish’s>Hamishs>O} job | to remember the food.
`,
}
