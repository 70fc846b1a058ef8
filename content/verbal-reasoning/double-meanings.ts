import { article } from '../wording.ts'

/**
 * Words with two meanings, by how well known both are, from 1 to 5. For each meaning: words that mean the same, words that
 * go with these but not with the other meaning, and a sentence with a gap.
 * word | same | near | same | near | sentence | sentence
 */
const rows = `
# 1
kind|gentle caring friendly|polite loving warm|sort type variety|brand make style|The _ nurse held my hand.|What _ of jam is this?
ring|hoop band circle|bracelet loop wheel|call phone telephone|email text visit|Aunt Maya wears a gold _ on her finger.|I will _ you when the train gets in.
watch|look stare observe|peer listen hear|clock timer timepiece|bell diary calendar|Let’s _ the ducks on the pond.|My new _ shows the time in the dark.
fair|just honest equal|kind true proper|fête carnival funfair|party circus parade|Sharing the cake in half is _.|We rode on the big wheel at the _.
rock|stone boulder pebble|brick cliff wall|sway swing tilt|spin slide bounce|Milo found a fossil inside a _.|Please don’t _ the boat.
trip|journey outing excursion|holiday ride walk|stumble fall tumble|slip hop skip|Our class went on a _ to the zoo.|Tie your laces or you may _.
duck|mallard drake|goose swan hen|stoop crouch bend|kneel jump hop|A _ with a green head paddled across the pond.|You had better _ under that low branch.
bright|clever intelligent|wise keen able|gleaming dazzling vivid|smooth clear pale|One _ pupil worked out the answer.|The _ sun made me blink.
lie|fib untruth falsehood|joke secret rumour|recline rest sprawl|sit sleep kneel|It is wrong to tell a _.|You can _ down on the sofa.
tie|fasten knot bind|fold zip wrap|draw stalemate|win loss goal|Can you _ a bow in the ribbon?|The game ended in a _, with two goals each.
draw|sketch doodle illustrate|write colour copy|tie stalemate|win defeat victory|You need a sharp pencil to _ a good map.|The chess match ended in a _.
train|teach instruct|learn read test|locomotive express|lorry plane tram|It takes months to _ a guide dog.|The last _ to Leeds leaves at ten.
coach|teach instruct tutor|learn judge cheer|bus minibus|tram taxi van|Grandpa will _ our football team.|The whole class fitted on one _.
pen|biro marker|crayon pencil brush|enclosure sty fold|barn field nest|Sign your name with a _.|The sheep were rounded up and put in a _.
squash|crush flatten squeeze|tear fold chop|cordial juice|milk soup tea|Don’t sit on the cake or you will _ it.|Would you like a glass of orange _?
trunk|chest suitcase|drawer cabinet shelf|snout nose|ear tusk tail|Pack your clothes in the _ before we sail.|The elephant sprayed water with its _.
fan|supporter admirer follower|player captain friend|blower ventilator|radiator heater kettle|Every _ cheered when the goal went in.|It was so hot that we switched on the _.
row|line queue|crowd heap group|paddle scull|sail steer float|We sat in the front _ of the cinema.|You need two oars to _ this boat.
fly|soar glide|float dive climb|gnat midge|wasp moth spider|Swallows _ thousands of miles each year.|A _ buzzed against the window.
spot|see notice|hear feed reach|dot speck|stripe wing patch|Can you _ the owl in the tree?|A ladybird with one black _ landed on me.
turn|rotate spin twist|push pull lift|go chance|game job wish|You must _ the handle to open the door.|It’s your _ to throw the dice.
book|novel paperback|poem letter comic|reserve order|choose buy cancel|I am reading a _ about dragons.|We must _ our seats for the show.
box|carton crate|bag tube bottle|fight spar|wrestle dance ski|The shoes came in a cardboard _.|He put on padded gloves to _ in the ring.
cap|hat beret|tie blazer scarf|lid stopper|jar label handle|Wear your school _ to keep the sun off.|Screw the _ back on the bottle.
hand|palm fist|foot elbow ear|pass give|show lend sell|Put up your _ if you know the answer.|Please _ me the salt.
lift|raise hoist|push drag open|elevator escalator|stairs bus floor|I can’t _ this heavy box.|Take the _ to the fifth floor.
top|peak summit|base side foot|shirt jumper|scarf sock hat|They put a flag at the _ of the hill.|Wear a warm _ under your coat.
shower|drizzle downpour|cloud fog breeze|bath wash|towel soap swim|The forecast says there may be a _ of rain later.|Have a quick _ before breakfast.
change|coins cash|purse receipt bag|alter adjust|need keep lose|The shopkeeper gave me my _.|Leaves _ colour in autumn.
close|near nearby|next opposite similar|shut fasten|lock guard paint|The shop is _ to my house.|Please _ the door.
play|drama pantomime|film song poem|frolic romp|sleep eat wait|Our class put on a _ about pirates.|Lambs love to _ in the field.
show|display reveal|lend sell bring|performance play|concert song speech|Please _ me your new bike.|We clapped at the end of the _.
bat|racket club|ball net glove|vampire pipistrelle|raven moth mouse|Hold the _ in both hands and hit the ball.|A _ flew out of the cave at dusk.
light|lamp lantern|heater radio mirror|ignite kindle|melt blow find|Switch off the _ when you go to bed.|Use a match to _ the candle.
pick|choose select|borrow read want|pluck gather|wash plant eat|You can _ any book in the library.|We went to _ strawberries at the farm.
flat|level smooth even|wide strong round|apartment maisonette|cottage bungalow hotel|You need a _ table to play snooker.|They live in a _ on the third floor.
# 2
well|healthy fit|strong sporty fresh|fountain spring|pond river tap|Ben was ill, but now he is _.|They drew water from the _ in a bucket.
point|tip spike|edge corner blade|aim direct|shine flash wave|The _ of my pencil has snapped.|Please don’t _ that torch at my eyes.
hard|difficult complicated|long puzzling slow|solid stiff|crusty heavy dry|That sum was too _ for me.|The old bread was as _ as a brick.
rest|remainder surplus|half end start|relax unwind|sleep read yawn|You eat one half, and I will have the _.|Lie down and _ for an hour.
jam|preserve conserve|honey butter cheese|cram wedge|lift carry bend|Spread some strawberry _ on your toast.|Don’t try to _ so many coats into one cupboard.
dear|beloved precious|friendly gentle loyal|costly expensive|cheap fancy smart|My old bear is _ to me, and I will never part with it.|The trainers were too _ for us to buy.
block|brick cube slab|tower beam tile|obstruct hinder|cover crowd fill|Put the last _ of stone on the wall.|Don’t _ the corridor with your bags.
beam|ray gleam|patch pool shadow|smile grin|laugh wink giggle|A _ of sunlight fell on the floor.|Babies often _ when they see their mothers.
stick|twig branch|root leaf thorn|glue paste|sew fix copy|A dry _ snapped under my boot.|Please _ the picture into your book.
hide|conceal cover|steal carry lock|skin pelt|bone wool horn|Squirrels _ nuts under the leaves.|The shield was made from the _ of a bull.
tip|point end|side edge middle|hint suggestion|rule question joke|The _ of the iceberg showed above the waves.|Grandad gave me a useful _ about growing peas.
bow|knot ribbon|lace scarf button|curtsy stoop|clap wave sing|Grace tied a red _ in her hair.|The actors came on stage to _ to us.
felt|sensed touched|heard smelt tasted|cloth fabric|cotton silk velvet|I _ something furry brush my leg.|The hat was made of green _.
blue|navy turquoise|purple orange pink|sad gloomy|angry tired lonely|Ella coloured the sea _ in her picture.|Leo felt _ when his best friend moved away.
pitch|throw toss hurl|catch kick roll|field ground|court stadium goal|Can you _ the ball to me?|Both teams ran onto the _.
order|command instruct|ask beg want|sequence arrangement|list row pile|The general will _ the troops to march.|Put the names in alphabetical _.
shed|hut cabin|tent garage house|drop lose|spill waste change|The lawnmower is kept in the _.|Oak trees _ their leaves in autumn.
table|desk counter|shelf floor stool|chart grid|graph page map|The cups are on the kitchen _.|Fill in the _ to show how many cars you counted.
fine|penalty forfeit|fare price rent|sunny dry|hot windy mild|Dad had to pay a _ for parking on yellow lines.|If it’s _ tomorrow, we will go to the beach.
head|leader boss|member owner worker|skull scalp|elbow knee chin|The _ of the company gave a speech.|Wear a helmet to protect your _.
last|final closing|first next main|continue endure|stop pause rest|Z is the _ letter of the alphabet.|The show will _ for two hours.
lead|guide direct|follow carry push|leash chain|collar kennel basket|The ranger will _ you through the caves.|Keep the dog on its _ near sheep.
like|enjoy love|need hate fear|similar alike|near equal matching|I _ swimming more than running.|Your coat is _ mine.
mark|stain smudge|hole pattern bottle|grade score|prize exam answer|There is an ink _ on your shirt.|Tom got a good _ in his spelling test.
post|mail letters|stamps parcels news|pole stake|ladder hook wall|The _ arrived early, with a card from Spain.|The gate hangs on a strong wooden _.
roll|bun bap|pie pizza salad|tumble spin|bounce fly slide|I had a cheese _ for lunch.|Watch the ball _ down the hill.
rule|law regulation|sign race warning|govern reign|obey travel marry|There is a _ against running indoors.|Queen Victoria began to _ in 1837.
sack|bag pouch|bowl box cart|dismiss fire|hire warn thank|The farmer filled a _ with potatoes.|The boss may _ workers who are always late.
sharp|pointed jagged|long short blunt|sour tart|sweet mild salty|Cut the rope with a _ knife.|Lemon juice has a _ taste.
tablet|pill capsule|bandage syrup sweet|computer laptop|phone camera television|Swallow the _ with some water.|We played the game on a _.
present|gift offering|card cake party|here attending|late absent quiet|I opened my birthday _.|Everyone was _ when the register was called.
band|group orchestra|singer drummer choir|strip hoop|knot thread ball|A brass _ played in the park.|Put a rubber _ round the cards.
club|society association|class lesson game|stick cudgel|hammer spoon hook|Join our chess _ after school on Fridays.|The giant swung a wooden _ at the rock.
plain|simple ordinary|dull tasty crisp|grassland prairie|hill valley forest|I like _ biscuits with no icing.|Herds of zebra graze on the grassy _.
bit|piece scrap|plate packet pile|chewed nibbled|licked sniffed chased|May I have a _ of your biscuit?|The pony _ into the apple.
iron|press smooth|wash wear fold|steel copper|brass tin bronze|I need to _ my shirt before the party.|The gate is made of rusty _.
swallow|gulp swig|chew bite whistle|martin swift|robin gull wren|It hurts to _ when your throat is sore.|A _ built its nest under our roof.
# 3
match|game contest|race cup goal|correspond agree|smell itch belong|We won the _ by four goals to nil.|Do these two socks _?
spring|leap jump|dive dash crawl|source fountain|pool lake stream|We saw the cat _ onto the wall.|Cold water bubbled up from the _ in the hillside.
bank|shore riverside|beach cliff pier|deposit save|spend lend count|We had a picnic on the grassy _ of the river.|You should _ your birthday money.
bar|rod rail|rope chain ladder|ban forbid|scold punish blame|Hold the metal _ and swing your legs.|The club will _ anyone who breaks the rules.
chest|box crate|shelf desk bench|ribcage torso|shoulder waist knee|The pirates buried a _ of gold.|He hugged the teddy close to his _.
file|folder binder|drawer desk page|line queue|pair crowd circle|Keep your worksheets in a _.|A long _ of ants marched over the path.
saw|noticed spotted|heard chased followed|cut hack|snap fold glue|We _ a fox in the garden last night.|Dad had to _ the plank in half.
lean|thin slim|small graceful fit|tilt slope|sit fall lie|A greyhound is a _, fast dog.|Don’t _ back on your chair.
log|timber wood|leaf twig trunk|record diary|letter poem newspaper|We sawed the fallen _ into pieces.|The captain wrote the ship’s speed in the _.
mind|brain intellect|heart health memory|object care|argue complain laugh|Chess is good for your _.|Do you _ if I open the window?
crane|heron stork|swan robin duck|hoist winch|digger lorry ladder|A _ stood on one long leg in the marsh.|A giant _ lifted the steel beams onto the roof.
stable|barn byre|kennel field hutch|steady secure|straight clean light|The pony is asleep in its _.|Make sure the ladder is _ before you climb.
safe|secure protected|warm clean sleepy|strongbox vault|cellar cupboard drawer|The kittens were _ and dry in the barn.|The jeweller locked the gold in a _.
ship|boat vessel|sailor captain pirate|send dispatch|collect finish pack|The _ sailed from Plymouth to Spain.|The shop will _ your order by Friday.
still|motionless unmoving|quiet smiling upright|yet nevertheless|never soon hardly|Keep _ while I take your photo.|It rained all day, but we _ enjoyed the walk.
suit|outfit costume|hat tie coat|please satisfy|help remind upset|Dad wore a smart grey _ to the wedding.|Would Tuesday _ you for the meeting?
swift|quick rapid|strong hard sudden|martin swallow|robin gull wren|With one _ kick, the ball was in the net.|A _ can sleep while it is flying.
track|path trail|hedge gate bridge|follow pursue|feed protect photograph|We walked along a muddy _ through the wood.|Scientists _ the whales by satellite.
treat|cure heal|visit weigh hurt|luxury delicacy|meal game picnic|A vet can _ a dog with a sore paw.|An ice cream is a lovely _ on a hot day.
charge|price fee|ticket prize space|rush stampede|chase kick snort|There is no _ for parking here.|The angry bull began to _ at the gate.
clip|clasp fastener|ribbon scarf thread|trim shear|wash groom dye|Hold your hair back with a _.|We had to _ the dog’s thick coat before summer.
coast|shore seaside|island map hills|glide freewheel|pedal skid race|We saw puffins on the _ of Wales.|Take your feet off the pedals and _ downhill.
count|tally total|name draw reach|earl duke|servant cook captain|Can you _ the stars in the sky?|The _ lived in a castle and owned a hundred horses.
crack|split fracture|stain scratch chip|solve decipher|learn send steal|There is a _ in this cup.|The spy managed to _ the secret code.
deal|agreement bargain|sale promise speech|distribute share|shuffle collect hide|They shook hands on the _.|It’s your turn to _ the cards.
jet|plane aircraft|pilot glider airport|spurt gush|drop splash puddle|The _ took off from Gatwick.|A _ of water shot out of the hose.
just|fair rightful|wise kind cruel|only merely|never nearly clearly|The king was a _ ruler.|It was _ a dream.
firm|solid hard|rough wet cold|company business|shop club school|The ground was _ under our feet.|She runs a _ that makes kites.
ground|earth soil|hedge roof sea|crushed powdered|fresh sweet peeled|Moles tunnel under the _.|Add a spoonful of _ ginger.
line|queue file|wait chat crowd|stripe streak|dot arrow square|There was a long _ at the ice-cream van.|Draw a thick _ under the title.
part|piece section|page picture corner|separate divide|meet wait argue|I have lost a _ of my jigsaw.|The friends were sad to _ at the station.
rose|tulip daisy|leaf thorn berry|climbed ascended|flew vanished drifted|He grew a red _ by the gate.|The balloon _ into the clouds.
sign|notice poster|letter rule wall|autograph initial|spell type invent|The _ says no ball games.|Please _ your name at the bottom of the page.
snap|break split|bend cut saw|photo picture|camera film poster|Don’t _ the pencil in half.|Take a _ of me by the fountain.
sort|kind variety|name size colour|arrange organise|count push sew|What _ of dog is that?|Please _ these buttons into pairs.
tap|knock rap|scratch lean breathe|spout valve|light heater shower|Did you hear someone _ on the window?|Turn off the _ after you wash.
beat|defeat conquer|join watch play|whisk stir|bake pour fry|We hope to _ Hilltop School at netball.|Now _ the eggs with a fork.
board|plank panel|chair spoon log|enter embark|leave miss clean|Dad sawed the wooden _ in half.|Passengers may now _ the ferry.
bolt|latch lock|handle plank stone|dash flee|kick jump trot|Slide the _ across to close the gate.|Loud bangs can make horses _.
clear|obvious evident|lucky strange sad|transparent see-through|cold deep shallow|It was _ that he had told the truth.|You could see the fish in the _ water.
dull|boring tedious|silly childish slow|cloudy overcast|misty windy stormy|The film was so _ that I fell asleep.|The sky was _ and grey all afternoon.
fire|blaze flames|coal smoke ash|dismiss sack|hire pay warn|The _ in the hearth warmed the room.|The boss had to _ the rude waiter.
horn|antler tusk|hoof leg ear|trumpet bugle|whistle drum flute|The goat hurt one _ on the gate.|The lifeguard blew a _ to warn us.
notice|see observe|draw hear photograph|sign poster|letter leaf map|Did you _ that rainbow?|Pin the _ to the board.
pack|stuff load|wash drive start|gang troop|family pair team|We need to _ the car for our holiday.|A _ of wolves howled at the moon.
racket|din noise|mess song smell|bat paddle|net goal coach|The parrots made a dreadful _ all morning.|Bring your tennis _ tomorrow.
round|circular spherical|bouncy brown new|stage heat|half minute prize|A football is _.|Our team got through to the second _ of the quiz.
space|gap room|word comma line|universe cosmos|rocket orbit daylight|Leave a _ between each word.|The telescope takes pictures of stars in _.
even|level smooth|clean soft dry|equal tied|high wrong final|The table wobbles because the floor isn’t _.|At half-time the scores were _, at two goals each.
spell|charm curse|wand trick wish|period stretch|night breeze winter|The wizard cast a _ on the frog.|After a cold _, the snow melted.
screen|monitor display|keyboard printer cable|shield conceal|clean hang move|The words on my computer _ are too small.|They planted a hedge to _ the bins from the road.
# 4
current|present modern|future next best|flow stream|boat wave breeze|Who is the _ captain of the team?|The swimmer was carried along by a strong _.
dash|sprint rush|wait look walk|drop splash|jug pint cup|We had to _ for the bus.|Add a _ of milk to the tea.
fast|quick speedy|hasty sudden skilful|secure tight|safe still upright|A cheetah is such a _ runner that few animals escape it.|The boat was held _ by a thick rope.
figure|number digit|word sum letter|shape form|shadow voice tree|Write the _ seven in the box.|A tall _ stepped out of the mist.
hamper|basket crate|bag flask plate|hinder obstruct|tire worry frighten|We filled the picnic _ with sandwiches.|Deep snow may _ the rescue team.
jar|pot container|spoon plate cup|jolt shake|scrape bend hurt|A _ of honey stood on the shelf.|A hard landing can _ your knees.
press|push squeeze|pull turn lift|newspapers media|library internet school|To stop the bus, _ the red button.|Reporters from the _ asked the mayor questions.
sole|only single|last proud main|plaice haddock|crab squid prawn|Noah was the _ winner, as nobody else had ten points.|We had grilled _ and chips for tea.
sound|noise din|smell sight voice|sturdy solid|heavy huge pretty|We heard a strange _ in the attic.|The builder said the old roof was _.
stall|booth kiosk|gate van café|delay dither|wait argue joke|We bought apples at the market _.|Stop trying to _ and tell us the truth.
vault|jump leap|step crawl climb|safe strongroom|office garden prison|The gymnast can _ over the horse.|Gold bars lay in the bank’s _.
cast|throw fling|dip lower drag|actors performers|audience band orchestra|Watch the angler _ her line into the lake.|The whole _ bowed at the end of the play.
catch|trap capture|eat feed attract|snag drawback|risk rule mistake|Spiders spin webs to _ flies.|The offer sounded good, but there was a _.
case|suitcase trunk|wardrobe shelf drawer|example instance|sign side cause|Pack your pyjamas in this _.|Doctors had seen only one other _ of the illness.
class|lesson tutorial|exam break test|category group|herd team crowd|We did drama in the last _ of the day.|Whales belong to the _ of animals called mammals.
face|confront meet|share forget name|features countenance|hair skin neck|You must _ your fears.|Wash your dirty _.
limp|hobble shuffle|run march skip|floppy droopy|brown slimy wet|The hurt player had to _ off the pitch.|Without water, the lettuce went _.
company|business firm|boss shop factory|companionship fellowship|news fun exercise|Aunt Layla works for a _ that makes lifts.|Our old dog is good _ for Grandad.
direct|guide lead|drive follow carry|straight shortest|easy quiet narrow|Can you _ me to the station?|Take the _ route, not the long way round.
force|power strength|sound heat cold|compel oblige|ask help teach|The _ of the wind broke the branch.|You can’t _ a cat to swim.
form|shape outline|colour middle weight|document questionnaire|letter diary novel|The cake was in the _ of a rocket.|Fill in the _ with your name and address.
general|common widespread|strange sudden warm|officer commander|soldier pilot king|There was a _ feeling of joy.|The _ led the army over the mountains.
glare|scowl stare|laugh smile shout|dazzle brightness|rain heat wind|Don’t _ at me like that!|Sunglasses protect you from the _.
grate|shred scrape|melt slice sprinkle|fireplace hearth|oven cellar chimney|Please _ the cheese over the pasta.|Coal glowed in the _.
leave|depart go|arrive wait run|holiday break|duty business trial|We must _ at six to catch the ferry.|The nurse is on _ until Monday.
litter|rubbish waste|dust mud coat|brood family|herd flock team|Put your _ in the bin.|Our dog had a _ of six puppies.
loaf|bread baguette|butter cheese cake|laze idle|jump crawl bounce|Slice the _ and make some toast.|Don’t _ about on the sofa all day.
lock|bolt fasten|paint knock open|curl tress|fringe plait beard|Don’t forget to _ the door.|A _ of golden hair fell over his eyes.
long|lengthy extended|strong thin brown|yearn wish|wait hope prepare|The giraffe has a _ neck.|In winter, I _ for summer.
major|important serious|sudden summer tiny|captain colonel|sergeant sailor pilot|There was a _ storm in 1987.|The _ ordered her soldiers to salute.
minute|tiny microscopic|quick shy huge|moment instant|week day bit|A flea is a _ creature.|Wait a _ while I find my keys.
model|replica copy|statue puzzle wall|version design|size price colour|Dev built a _ of the Tower of London.|This is the latest _ of the phone.
mould|fungus mildew|fluff slime moss|shape form|bend press dig|There was green _ on the old bread.|You can _ soft clay with your hands.
object|thing item|shape stone metal|protest disagree|wonder laugh cry|A strange shiny _ lay in the grass.|Do you _ if I sit here?
pinch|nip tweak|pull tickle bite|dash trace|packet spoonful bowl|Don’t _ your sister’s arm!|Add a _ of salt to the soup.
plot|scheme conspiracy|spy letter way|patch allotment|lawn garden orchard|The guards found out about a _ to steal the crown.|Grandma grows leeks on a small _ of land.
pool|pond puddle|stream barn mud|combine share|save spend count|Frogs splashed in the _ behind the mill.|If we _ our money, we can buy the kite.
plant|flower shrub|root leaf petal|factory works|shop office school|A cactus is a _ that needs little water.|Cars are built at the _ by the canal.
prune|clip trim|water climb plant|raisin fig|nut seed berry|It’s time to _ the apple trees.|A dried plum is called a _.
rash|hasty reckless|brave greedy rude|spots blotches|cough bruise fever|It was _ to climb the tree in a storm.|Nettles gave me an itchy red _.
rear|back end|front top side|raise nurture|feed warm find|We sat at the _ of the bus.|Penguins _ their chicks on the ice.
record|log note|measure lower paint|disc album|drum tune trumpet|You must _ the temperature in this table.|Grandpa played an old jazz _.
refuse|rubbish waste|paper smoke metal|decline reject|forget copy lose|The council collects our _ on Mondays.|It would be rude to _ the invitation.
right|correct accurate|wrong next only|entitlement privilege|duty chance wish|Is this the _ answer?|Every child has the _ to go to school.
scrap|fragment shred|sheet pile ball|fight tussle|race chase game|She wrote it on a _ of paper.|The two puppies had a noisy _ over a bone.
set|collection group|album page box|harden solidify|cool freeze chill|Ella has a full _ of football stickers.|Leave the jelly in the fridge to _.
shade|shadow darkness|night cave corner|hue tint|stripe leaf paint|We sat in the _ of a tree, out of the sun.|I love that pale _ of green.
slip|slide skid|sit hop fall|mistake error|guess promise wish|Take care not to _ on the ice.|She made a _ and lost the chess game.
staff|workers employees|customers owners visitors|rod cane|gate fence cart|The shop’s _ wear blue shirts.|The shepherd leaned on his wooden _.
stage|platform podium|carpet bus beach|phase step|day month leaf|The actors walked onto the _.|A chrysalis is one _ in the life of a butterfly.
stalk|stem shoot|leaf root petal|pursue hunt|watch chase carry|A sunflower has a long, thick _.|Lions _ their prey through the long grass.
stand|bear tolerate|hear taste smell|booth kiosk|shop desk table|I can’t _ boiled cabbage.|Buy a poster at the _ by the door.
state|say declare|guess hide change|nation country|team school town|Please _ your name and age.|Each _ sent an athlete to the Games.
stock|supply store|window bag price|broth bouillon|sauce pie salad|The shop has a large _ of toys.|Boil the bones to make a tasty _.
stroke|pat caress|wash comb tickle|blow hit|sound edge lift|Cats love it when you _ their fur.|He felled the tree with one _ of the axe.
tender|sore painful|purple broken itchy|loving gentle|cheerful happy quick|My bruise is still _.|The mother gave her baby a _ kiss.
tart|pie flan|cake bun plant|sour acidic|juicy nice fresh|Mum baked a strawberry _.|These green apples taste very _.
volume|loudness sound|picture colour heat|book tome|page word half|Turn down the _ of the television.|The dictionary’s second _ begins with M.
wind|breeze gale|rain child cloud|coil twist|squash stuff weave|The _ blew the leaves about.|Help me _ this wool into a ball.
yarn|story tale|joke poem riddle|thread wool|ribbon silk string|The old sailor told us a long _ about a sea monster.|She knitted a scarf from red _.
dart|rush scurry|swim float hide|arrow javelin|bow ball spear|Minnows _ about in the stream.|Her _ hit the middle of the board.
drill|practice exercise|exit alarm engine|bore pierce|fill paint find|We have a fire _ every term.|You will need to _ a hole in the wall.
buckle|clasp fastener|zip chain stud|bend crumple|melt rust shine|The silver _ on my belt is broken.|Great heat can make rails _.
strike|hit thump|burn split paint|walkout protest|holiday duty meeting|Lightning can _ tall trees.|The bus drivers are on _ for more pay.
string|cord twine|tape paper glue|series run|couple dream pile|Tie the parcel with _.|The team had a _ of wins.
bear|tolerate endure|wait stop avoid|grizzly panda|wolf badger otter|I can’t _ to see the cat so sad.|A brown _ fished in the river.
desert|abandon forsake|sink sell lose|wilderness wasteland|road river forest|A good captain would never _ his ship.|Camels can cross the _ without water.
term|word expression|test book letter|period session|lunch break summer|Photosynthesis is a scientific _.|School breaks up at the end of _.
# 5
foil|thwart frustrate|follow copy guess|wrapping tinfoil|cloth paper ribbon|The clever guard managed to _ the robbers’ plan.|Wrap the potato in _ before you bake it.
express|fast speedy|last early crowded|voice convey|hide know remember|The _ train stops only twice.|It is hard to _ how happy I feel.
game|match contest|trophy team prize|willing eager|able hopeful brave|They won the _ by six goals.|Grandad is always _ for an adventure.
toll|charge fee|ticket penny prize|chime peal|sing whistle echo|Drivers pay a _ to cross the bridge.|We heard the church bells _ at noon.
trace|copy outline|colour fold cut|scrap hint|whiff portion flavour|Put thin paper over the map and _ it.|There wasn’t a _ of jam left in the pot.
scale|climb ascend|cross leave mend|size extent|length weight shape|They used ropes to _ the cliff.|Nobody expected a storm on such a _.
check|inspect examine|write colour guess|halt curb|slow weaken direct|Always _ your answers at the end.|The dam was built to _ the flow of water.
hail|greet salute|follow thank hug|sleet snow|frost soot mud|The crowd ran to _ the returning hero.|Lumps of _ bounced off the car roof.
hatch|devise invent|follow forget spoil|trapdoor opening|anchor rope ladder|The thieves began to _ a plan.|The sailor lifted the _ and climbed down.
host|presenter compère|guest winner star|crowd multitude|handful bunch patch|The quiz-show _ read out the question.|A _ of daffodils waved in the breeze.
mint|basil thyme|carrot onion lettuce|perfect flawless|poor clean good|Add some chopped _ to the peas.|The old toy is in _ condition.
moor|anchor fasten|row sail push|heath upland|field forest meadow|We will _ the boat to the jetty.|Sheep wander over the purple, heathery _.
peer|squint gaze|walk drive climb|lord noble|knight prince judge|I had to _ through the fog to see the sign.|The queen made the explorer a _.
pine|fir spruce|oak ash elm|yearn long|bark search wait|A tall _ drops its cones in the forest.|The lonely puppy began to _ for its owner.
relish|enjoy savour|need miss lose|chutney pickle|sauce salad soup|The team will _ the chance to win the cup.|Would you like tomato _ on your burger?
soil|earth loam|sand clay grass|stain dirty|scratch tear move|Plant the seeds in rich, damp _.|Take off your muddy boots or you will _ the carpet.
smart|clever intelligent|hungry old kind|sting ache|itch blink twitch|The _ crow used a stick to reach the food.|Soap in your eyes can make them _.
spare|extra additional|thick warm clean|afford give|find spend waste|Pack a _ jumper in case you get wet.|Can you _ ten minutes to help?
stem|stalk trunk|leaf root bud|stop halt|cross watch clean|The rose has thorns on its _.|They piled up sandbags to _ the flood.
stern|strict severe|quick sad kind|rear back|deck mast sail|The judge gave us a _ look.|The ship’s name was painted on the _.
stole|took pinched|found hid dropped|shawl wrap|blouse skirt ribbon|A magpie _ my ring.|Grandma wore a silk _ round her shoulders.
storm|tempest gale|breeze mist drizzle|attack charge|leave enter reach|The _ tore tiles off the roof.|The knights planned to _ the castle at dawn.
strain|sieve filter|stir pour warm|stress pressure|worry anger trouble|You need to _ the tea to catch the leaves.|Exams can put you under a lot of _.
strand|thread fibre|ball glove knot|maroon abandon|sink lift break|A _ of wool was caught on the wire.|The falling tide may _ the boat on the rocks.
tackle|gear equipment|boat trophy net|attempt undertake|skip avoid copy|Grandad keeps his fishing _ in the shed.|Start with the easy sums, then _ the hard ones.
till|plough cultivate|rake buy test|checkout cashbox|purse wallet shop|Farmers _ the soil in spring.|The shopkeeper put the coins in the _.
trifle|dessert pudding|cake pie biscuit|bit little|shade pinch drop|Gran made a _ with sponge, jelly and cream.|I felt a _ nervous before my turn.
utter|say speak|hear read write|complete total|partial evening strange|He was too shocked to _ a word.|The room was in _ darkness.
vessel|ship boat|pirate crew sailor|container pot|spoon brick lid|A _ with tall masts sailed into Bristol.|The ancient clay _ was used to store oil.
yield|surrender submit|escape fight run|crop harvest|number basket seed|The brave knight refused to _.|This tree gives a huge _ of plums.
bound|tied fastened|cut hung marked|certain sure|hoping trying able|The sheaf of corn was _ with string.|With all that practice, she is _ to win.
brief|short concise|long loud funny|instruct inform|thank feed count|The head teacher gave a _ speech.|The captain will _ the crew before they sail.
contract|agreement pact|letter shirt autograph|shrink tighten|rust crack snap|The player signed a new _ with the club.|Metals _ when they get cold.
crop|harvest produce|field sack seed|trim cut|hang print bend|The farmer had a good _ of wheat.|You can _ the photo to fit the frame.
down|feathers fluff|wool fur wings|sad gloomy|tired angry hungry|The pillow is stuffed with goose _.|He felt _ after losing the match.
engaged|busy occupied|broken closed locked|betrothed promised|married related invited|The bathroom is _, so you will have to wait.|They got _ on holiday and will marry in June.
entrance|doorway gateway|exit window steps|delight bewitch|surprise thank join|We queued at the _ to the museum.|The dancers will _ the audience.
fleet|navy armada|captain anchor sailor|swift rapid|young frightened nervous|The admiral’s _ sailed at dawn.|The _ deer escaped from the wolves.
forge|fake counterfeit|steal burn find|smithy workshop|stable farm house|It is a crime to _ money.|The blacksmith made horseshoes at his _.
found|discovered located|lost hid kept|establish create|join visit paint|I _ my keys under the sofa.|She wants to _ a school for acrobats.
harbour|port dock|sea beach island|shelter conceal|help follow trust|Fishing boats came back to the _.|It is a crime to _ a thief.
issue|problem matter|crime secret job|edition copy|page cover chapter|Litter is a serious _ in our town.|The first _ of the comic cost 10p.
maroon|crimson scarlet|grey purple woolly|strand abandon|rescue forget ignore|Our school jumpers are _.|The pirates planned to _ the captain on an island.
monitor|observe watch|feel count hear|screen display|phone keyboard printer|Nurses _ the patients’ heartbeats.|The pictures on my _ are fuzzy.
mount|climb ascend|leave sweep descend|steed horse|banner prize friend|The choir began to _ the steps.|The knight’s _ was a white stallion.
novel|book paperback|letter poem essay|new original|clever funny great|She is writing her third _ about spies.|What a _ idea!
perch|roost settle|walk coo peck|trout carp|crab frog newt|Pigeons _ on the window ledge.|Uncle Will caught a _ in the canal.
poach|boil simmer|peel crack spill|steal thieve|chase ride feed|Do you scramble your eggs or _ them?|It was against the law to _ the king’s deer.
prompt|punctual speedy|kind long rude|remind cue|pay blame fetch|Thank you for your _ reply.|Someone must _ the actor if he forgets his words.
quarry|pit mine|beach castle hill|prey victim|cub shadow tail|The stone came from a _ in Wales.|The cheetah chased its _ across the plain.
rank|position grade|hat voice house|foul stinking|sweet faint strong|A captain has a higher _ than a sergeant.|The _ smell of rotten cabbage filled the room.
range|variety selection|pile box price|stove cooker|oven kettle fire|The shop sells a wide _ of cheeses.|Soup was bubbling on the kitchen _.
reserve|book order|find clean buy|substitute stand-in|captain referee goalie|We must _ a table at the café.|Omar was the _, so he did not start the game.
sage|thyme parsley|leek apple bread|wise learned|grumpy kind famous|We made _ and onion stuffing.|The _ old owl gave good advice.
shaft|beam ray|flash patch spot|tunnel pit|stairs hill street|A _ of light came through the keyhole.|The miners went down the _ in a lift.
sheer|steep vertical|rocky tall chalky|transparent see-through|soft silky clean|A _ cliff rose from the sea.|The curtains were so _ that we could see the street.
slight|small minor|big good real|insult snub|joke gift threat|There is a _ chance of rain.|Not being invited felt like a _.
solution|answer key|clue page end|mixture liquid|powder gas drink|Can you find the _ to this puzzle?|Stir in the salt until the _ is clear.
spruce|fir pine|oak holly moss|neat smart|proud tall hot|The Christmas tree was a Norway _.|He looked very _ in his new suit.
steep|sheer precipitous|muddy narrow low|soak brew|float sink boil|The path was so _ that we had to crawl.|Let the tea bag _ in hot water.
swamp|marsh bog|lake river zoo|engulf flood|tip lift carry|Crocodiles live in the _.|A huge wave could _ the boat.
trim|clip snip|wash comb dye|neat tidy|proud tall happy|Please _ my fringe.|The sailor looked _ in her uniform.
tumbler|acrobat gymnast|clown dancer juggler|glass beaker|jug bowl bottle|The _ turned ten somersaults in a row.|Pour the juice into a _.
bay|cove inlet|river cave cliff|howl bark|jump stare snap|The yacht sheltered in the _.|Hounds _ at the moon.
bluff|cliff headland|rock island beach|pretend mislead|cheat win laugh|There is a lighthouse on the _ above the sea.|He tried to _, but we knew he had no good cards.
conduct|behaviour manners|work luck homework|guide escort|chase follow push|She won a badge for good _.|The curator will _ you round the museum.
counter|worktop bar|shelf chair floor|token disc|dice arm horse|Leave the cake on the kitchen _.|Throw the dice and move your _.
flag|banner pennant|kite gull plane|tire weaken|walk cheer sweat|A red _ flew above the beach.|By mile ten, the runners began to _.
lark|nightingale skylark|duck child raven|prank joke|dare game reward|A _ sang high above the meadow.|We hid Dad’s slippers for a _.
season|flavour spice|serve stir eat|autumn winter|month day week|You should _ the soup with pepper.|Which _ comes after spring?
`

/** Words of the same meaning that do not go into its sentence, or also go into the other one. */
const notInSentence = new Map(
  `cast: actors performers, class: group, company: business, form: shape outline, glare: stare, model: version copy,
prune: raisin fig, rash: spots blotches, record: note, stage: step, stroke: hit, strike: walkout protest,
term: period session, engaged: busy, harbour: shelter, monitor: watch, poach: steal, season: autumn winter,
shaft: tunnel`
    .split(/,\s/)
    .map(row => {
      const [word = '', others = ''] = row.split(': ')
      return [word, others.split(' ')] as const
    }),
)

/** One meaning of a word. */
export interface Meaning {
  readonly same: readonly string[]
  /** Those of them that go into its sentence, and not into the other one. */
  readonly inSentence: readonly string[]
  /** They go with the words that mean the same, but not with the other meaning. */
  readonly near: readonly string[]
  readonly sentence: string
}

export interface DoubleMeaning {
  readonly word: string
  readonly level: number
  readonly meanings: readonly [Meaning, Meaning]
}

let parsed: readonly DoubleMeaning[] | undefined

export function doubleMeanings(): readonly DoubleMeaning[] {
  parsed ??= rows
    .trim()
    .split('# ')
    .slice(1)
    .flatMap(section => {
      const [level, ...lines] = section.trim().split('\n')
      return lines.map(line => read(line, Number(level)))
    })
  return parsed
}

function read(line: string, level: number): DoubleMeaning {
  const [word = '', same = '', near = '', otherSame = '', otherNear = '', sentence = '', otherSentence = ''] =
    line.split('|')
  const list = (words: string) => words.split(' ')
  const meaning = (same: readonly string[], near: readonly string[], sentence: string): Meaning => ({
    same,
    inSentence: same.filter(
      text => !notInSentence.get(word)?.includes(text) && hasItsArticle(sentence, text),
    ),
    near,
    sentence,
  })
  return {
    word,
    level,
    meanings: [
      meaning(list(same), list(near), sentence),
      meaning(list(otherSame), list(otherNear), otherSentence),
    ],
  }
}

function hasItsArticle(sentence: string, word: string): boolean {
  const [, shown] = /\b(an?) _/i.exec(sentence) ?? []
  return shown === undefined || shown.toLowerCase() === article(word)
}
