/** First parts, with every second part that makes a known word, whether written as one word or two. */
const rows = `
air: port line craft field mail tight bag way ship lift space
arm: chair pit band hole rest ful
bare: foot back faced
base: ball ment line
bath: room tub robe water time mat
bed: room time spread side rock stead bug post
birth: day place mark right stone
black: bird berry board smith mail out bean currant
blue: bell bird berry bottle print
book: case shelf worm mark shop keeper let end store
brain: storm wave power child wash
break: fast down through out up water
butter: fly cup milk scotch nut
cart: wheel load horse
car: park pet port ton boot wash
check: list out point mate up in
clock: work wise tower face
corn: flower field flake
cow: boy girl shed bell hide
cup: board cake ful
day: break light dream time room
dish: cloth washer water
door: bell step way mat man handle stop frame
dragon: fly
drum: stick mer beat
ear: ring drum ache phone wax shot lobe
earth: quake worm bound ling
egg: shell cup plant head timer
eye: lid lash ball brow sight sore witness
farm: yard house land hand er
finger: print tip nail
fire: work place man fly wood side proof arm light engine fighter
fish: tank bone hook net cake monger pond bowl finger
flag: pole stone ship staff
flower: pot bed show
foot: ball print path step note bridge wear hold man stool
friend: ship
frost: bite bitten
gold: fish mine smith finch dust
good: bye night will ness
grand: father mother parent son child stand
grass: hopper land snake
green: house fly belt grocer
hair: cut brush dresser pin style band line dryer clip
hand: bag shake writing some rail stand book made ball ful stand
head: ache line light band master phone way stand rest dress lamp
heart: beat ache burn break felt less
high: way light land chair er lander
home: work sick land less made ward time town page
honey: comb moon bee suckle
horse: shoe back man box hair play power fly
house: hold work wife boat keeper fly plant
ice: berg box cream cap cube skate
jelly: fish bean
key: board hole ring stone word pad
knee: cap pad deep
lady: bird like
lamp: post shade light stand
land: lord mark slide lady scape mine fill
leap: frog
life: boat time guard style long belt like
light: house weight bulb ning
lip: stick gloss
moon: light beam stone shine rise
motor: way bike cycle boat car home
mouse: trap mat
neck: lace tie line
net: ball work
news: paper agent reader letter flash
night: fall mare time gown light shirt cap
note: book pad paper
nut: shell meg cracker case
paper: clip work weight back
pass: word port age
pea: nut cock pod
pepper: mint corn
pig: tail sty let pen
pin: ball point cushion hole wheel stripe
play: ground time mate house pen room group
pop: corn star
post: man card box code mark office
rail: way road
rain: bow coat drop fall forest water storm cloud
rattle: snake
river: side bank bed boat
road: side block works map
sand: castle paper pit stone bag storm wich
school: room boy girl book bag teacher work yard
scare: crow
sea: shell side weed horse shore gull food sick port bed man son way lion
ship: wreck yard shape mate
shoe: lace box maker horn shop
shop: keeper lifter ping
side: board line ways car show
skate: board
sky: line light lark scraper high
snow: ball man cap flake drop storm board plough fall shoe
spot: light less
stair: case way well
star: fish light dust gaze board
straw: berry
sun: flower shine set light rise burn glasses day beam screen bathe dial hat tan
sweet: corn heart shop pea
table: cloth spoon top mat tennis
tea: cup spoon pot time bag room cake shop towel
thunder: storm bolt cloud clap
tooth: brush paste ache pick less
tree: top house trunk
wall: paper flower chart
wash: room basin day cloth out
watch: man dog tower strap word
water: fall colour melon proof mill lily cress way line
week: day end
wheel: chair barrow house
wild: life cat flower fire
wind: mill screen pipe fall surf
window: sill pane box
wood: land work pecker worm wind cutter
work: shop book out bench man place sheet
yard: stick
`

let parsed: ReadonlyMap<string, readonly string[]> | undefined

/** Second parts by first part. */
export function compounds(): ReadonlyMap<string, readonly string[]> {
  parsed ??= new Map(
    rows
      .trim()
      .split('\n')
      .map(row => {
        const [first = '', rest = ''] = row.split(': ')
        return [first, [...new Set(rest.split(' '))]] as const
      }),
  )
  return parsed
}

/**
 * Endings that aren't words themselves, or not with the word's meaning. They count as a second answer, but are not
 * asked for.
 */
export const onlyEndings = new Set(
  'ful ment er faced ling mer age ning on let ton pet wich kin gun mine knob arm belt meg ness ping bitten some lander what hearted how cock hide sty mail bug lifter less in up well'.split(
    ' ',
  ),
)

/** Two words rather than one, or rare: they count as a second answer, but are not asked for. */
export const notAsked = new Set(
  'icecream icecube golddust lampstand fishbowl fishfinger fishpond fireengine firelight postoffice tabletennis tablemat teatowel teashop teacake teabag goodnight skyhigh sunhat sweetpea sweetshop treehouse treetrunk windowbox windowpane wallchart washday roadmap popstar schoolteacher jellybean kneedeep horsefly housefly houseplant icecap iceskate waterlily handstand paperwork bathmat eggtimer flowershow flowerbed greenbelt motorboat motorcar motorhome watchword watchstrap riverboat riverbed woodwind woodworm headdress headmaster hairclip hairline blackbean blackmail rattlesnake bluebottle landfill landmine shoehorn shoeshop clockface clocktower dishwater bookend bookstore deskwork earshot earwax firearm'.split(
    ' ',
  ),
)

/** More known words, so that no correct pair is called wrong. */
const more = `
airbase airbed airborne airbrush aircrew airfare airflow airhead airlock airman airstrip airtime armband armhole armload armrest bathhouse bathrobe bathroom bathtub beadwork bedbug bedclothes bedcover bedfellow bedpan bedpost bedroll bedsheet bedsore bedspread birthmark birthweight blackcap blackhead blackjack blacklist blacksmith blackthorn bluefish bluegrass bluestone bookbinder bookcase bookend bookkeeper bookmaker bookplate bookseller bookstall bookstand brainchild brainpower breakdown breakout breakwater butterball butterfat buttermilk butterscotch carload carport cartload cartwheel carwash checkbook checkmate checkroom clockwork cornball cornbread corncob cornfield cornflour cornmeal cornstalk cowbell cowgirl cowhand cowhide cowpat cowshed cowslip cupcake cupholder daybed daybook daybreak daydream daylight daystar daytime dishcloth dishpan dishwasher doorbell doorman doormat doornail doorpost doorstep doorstop dragonfly drumbeat drumhead drumroll drumstick earache eardrum earplug earring earthbound earthquake earthwork earthworm earworm eggcup eggplant eggshell eyeglasses eyeliner eyepiece eyeshadow eyestrain farmhand farmhouse farmland farmyard fingerboard fingernail fingertip fireball firebird firebreak fireguard firehouse firelight firepower firestorm firewall fisheye fishhook fishwife flagman flowerhead footfall foothill footlight footloose footpad footsore footstep frostbite goldleaf goldmine goldsmith grandaunt granduncle grassroots greenfinch greengage greenhorn greenhouse greenroom greenwood hairnet hairpiece hairspray handcart handcraft handhold handout handpick handprint handset headband headboard headcount headgear headhunter headlamp headlight headroom headset headstone headstrong headwater headwind heartbeat heartfelt heartland heartstring highbrow highchair highland highlife homecoming homemaker homeroom homestead honeypot horsebox horsefly horsepower horsetail horsewoman houseboat houseboy housebreaker housemate houseroom housetop housework icebreaker icehouse icesheet jellybaby keyhole keynote kneebone lamplight lampshade landfall landline landlocked landlubber landowner lifeblood lifeline lifesaver lifestyle lifetime lighthearted lighthouse lightship lipstick longhand moonlight moonstruck motorhome mousehole mousetail neckband necktie newsboy newsman newsprint newsroom newsstand newswoman nightbird nightclub nightdress nightingale nightlife nightlight nightshade nightshirt nightstand nightwatchman notecard nutcase nuthatch paperboy paperthin passbook passkey peahen peashooter peppercorn peppermint pighead pigskin pincushion pinhead pinpoint pinprick pinstripe pintail pinwheel playback playbook playboy playlist playpen playschool playwright popcorn postbag postbus postcard potluck railcar raincloud rainmaker rainproof rainwear ringmaster riverfront roadblock roadhouse roadshow roadwork roadworthy sandbank sandbox sandfly sandhill sandman schoolchild schoolday schoolhouse schoolman schoolmaster schoolmate seabird seaboard seafarer seafront seagrass seahorse seaman seaplane seascape seashell seawall seawater seaworthy shiplap shipload shipmate shoebox shopfront shopgirl shoplight sideburn sidecar sidelight sideline sidestep sidetrack skateboard skydive skylight skyrocket skyscraper snowbound snowcap snowdrift snowfield snowflake snowline snowmobile snowsuit spotlight stairwell starboard stargazer starlight starship stonewall strawberry sunbeam sunbird sunblock sunflower sunlamp sunlight sunlit sunroof sunroom sunspot sunup sunwise sweetbread sweetmeat tableland tablespoon tabletop tableware teacloth teacup teahouse tealeaf thunderhead thunderstruck toothpick treetop wallboard washbasin washboard washcloth washhouse washstand washtub watchband watchcase watchmaker watchstrap watchtower waterbed waterbird watercourse watercraft waterfront waterhole waterlog watermark watershed watertight waterwheel waterworks weekday weeknight wheelbase wheelhouse wheelwright wildflower wildfowl windbag windblown windbreak windbreaker windchill windflower windproof windshield windsock windstorm windswept woodbine woodblock woodchuck woodcock woodcut woodpile woodshed woodsman woodstove workaday workday workforce workhouse workload workmate workroom worktop yardarm
airband airboat airdrop airframe airplay airsick airside airways backwash bagwash bandfish bandpass bankbook banknote baseband baseboard baseload baseman bedhead bedload bedmaker bedmate bedstraw bellflower benchwork birdbath birdbrain birdlife birdwatch birthmother birthparent birthright blackball blackboot blackboy blackcoat blackfish blackfly blackguard blackhole blackshirt blockhead blockhouse blockship blockwork blueback bluebook bluecoat bluepoint bonehead boneyard bookland bookman bookwork bootblack boyfriend brainbox braincase brainwasher brainwork breakbeat breakneck breakpoint breaktime bridgehead bridgework brushfire brushwood brushwork butterfish carboy carcase carnet carsick casebook casework catfish chairlady checkbox childbirth clockmaker clockworks codebase codebook codebreak combfish cornice cornmilk cornmill cowbird cowboyhat cowfish cowman crowfoot dayboat daymare dayside daywork dogfish doghouse dogship dogtooth dogwatch dogwood doorkeeper doorways dooryard downwash dragonfish dreamland dreamwork dropside drumset drumskin drumstand dustcart earmark earpiece earthfall earthlight earthmother earthnut earthshine earthward earthworks eggcorn egghead endear endnote endpaper eyehole eyeline eyepatch eyestripe eyewash farmcat farmstead fatherland fingerbowl fingerfood fireback firebase firebox firecracker firedog firefish firepit fireship fireweed fireworks fishfood fishlike fishtail flypaper flywheel footboard footmark footrest footwork footworks forestland framework girlfriend goldfield goodfood grandstand greenbean greenberry greencard greencoat greenfield greenkeeper greenstick greenweed groundnut groundwater groundwork guardhouse guardrail hairball hairband haircloth hairlike hairslide handbarrow handbasin handclap handlist handwork handworks handwriting headcase headguard headland headlong headman headnote headrail headship headwall headways headword heartsick heartwood heartworm highpoint highpower highrise homelike homestyle honeytrap horselike horseshed horsewhip housebound housebreak housecat housecoat housefather houseman housemother houseworks iceage iceboat icebound icefall iceman icepick jellylike keycard keycode keyframe keypoint kneehole lampblack landhold landrail landside landward letterhead lifeform lifework lifeworks lightproof lightwork lionfish liplike lipslide longhair longship lordship mangold moonscape moonset motherland motorman motorways mousepad neckwear netbook newsgirl newsgroup nightside nightstick nightwear nuthouse nutmilk outbreak paperboard papercup papercut papergirl papermaker paperworks parkland passband passcode passmark peaberry penfriend penlight pigman pignut pinboard pipefish pipework pithead playgirl playmaker playwriting ploughland popgroup pothead powerhouse railbed railcard railhead railman readership redcoat restrain ricecake ringside roadbed roadway roadways rockfish rockwork sandshoe scaremonger screenplay seaquake seaward seaways settable shellfire shellfish shipboard shoebrush shoetree shophouse shoplift shopman shoreside sickbed sidelong sidewall sideward sidewise skatepark skybridge skyscape skyward skyway skywriting snakefish snowberry snowcat snowcloud snowgoose snowscape sonnet spaceship stairhead stairlift stairways starring starshine stopwatch stormcloud strawboard sunbed sunbow sundown sunfish sunshade suntrap sweetcake sweetmilk swordfish tablelamp tablemate tailwater tailwheel tailwind teaplant tearoom teaset thunderbird thunderbox thunderflash thunderfly timebase timepass timetable tomcat townland township trapdoor treefrog treelike treeline wallclock washland waterdog waterman waterside waterways waterweed weeklong wildcat wildwood windburn windowdresser windowframe windward woodman wordbook wordplay workboat workhorse workprint workspace worktable workwear workwise wormwood wristband
airhole armguard basecoat bedrest bedspace blacklight blackwater checkmark corndog cowberry cowhouse cowtown earthrise eggwash eyebolt eyedrop eyeshine eyewear farmboy farmgirl farmwork fingerstyle firescreen flagstick greenback greenlight greenscreen greenstone hairworm handcycle handfast handwash headcloth headwear heartsore highboy hightail homegirl iceland ladyboy ladyship lifering mooncake motorship neckcloth newsbreak newsmaker newsmonger newssheet nightlong notecase nutwood passthrough peppermill pepperpot pepperweed pinworm sandboard sandboy sandtrap sandworm shoeshine sideband skybox skyhook skyport snowbell snowboot snowslide tablescape teaberry teabreak tealight thunderstone toothcomb wallcress watchlist waterslide watertower windbound workboot
`

let moreWords: ReadonlySet<string> | undefined

/** Whether the two parts make a known word, asked for or not. */
export function isCompound(first: string, second: string): boolean {
  moreWords ??= new Set(more.split(/\s+/))
  return compounds().get(first)?.includes(second) || moreWords.has(first + second)
}

/** Further words, and pairs of words that go together and may be taken for one: water power. By first part. */
const pairs = `
air: bed bridge brush bubble power pump rifle ring show ticket current
arm: muscle bone lock
bath: bomb oil salts sheet tap towel bubble
bed: bath cloth frame lamp linen sheet pan
bird: bath box cage call cake food nest seed song table trap flu
birth: certificate name rate weight mother
black: belt box cap cat coat dog eye glass hair hole ice ink paint pen pepper pudding sheep swan tea tie cloud cow
blue: belt cheese ink moon paint pen shark tit whale bag eye
board: meeting walk
boat: trip ride race hook train house deck
book: bag box club fair list page paper token review shelf light plate
brain: scan box work cell food
bread: board bin knife stick
butter: bean dish knife
cake: mix shop stand tin box fork knife pan plate sale
car: alarm boot chase crash door engine ferry key lock park radio seat wheel mat light paint load show sticker
card: game table trick shop holder
cart: horse track wheel
cat: food litter nap box flap basket bed burglar
chair: cover leg lift
child: lock minder seat care star play
church: bell mouse tower clock door hall roof
cloud: cover bank burst
coal: fire mine dust face hole
coat: hook hanger rail stand tail pocket
corn: bread cob cake oil field snake
cow: bell hide shed
cup: holder tie final hook winner
day: job trip school return nursery care star ticket
dish: rack brush towel cloth
dog: bed biscuit bowl days food lead show tag walker basket star tooth
door: bell chain frame handle key lock post stop knocker
drum: kit beat roll stick set
dust: bin bowl cart cloud pan sheet storm cover
ear: plug ring muff drop
egg: box cup white yolk timer roll sandwich spoon nest
eye: drops level liner shadow test patch contact
face: card cloth cream paint mask powder
farm: animal dog shop hand worker track gate
finger: bowl food paint nail
fire: alarm bell brigade door drill engine fighter hose station truck service box bomb wall ship exit
fish: bowl cake dish eye face finger food hook knife pie pond slice tank bone shop kettle net farm
floor: board lamp mat tile plan
flower: arrangement bed bud girl head pot power seed shop show stall stem
fly: wheel paper trap
food: bank chain shop mixer store fair
foot: brake bath pump rest soldier spa
fruit: bowl cake fly juice salad tree bat machine
game: board show reserve plan
gold: card coin dust foil leaf medal mine plate rush star tooth ring bar fish crown watch nail
grass: court snake seed skirt
green: bean belt card house light pea pepper salad tea fly paper
hair: band clip brush cut dryer gel grip net oil spray style tie slide dye
hand: bell brake cream luggage puppet towel wash pump rail cart drill signal
head: boy girl cold count dress gear lamp louse office start teacher torch cook
heart: attack rate beat burn throb failure
high: chair court heel jump road school street tea tide water wire light note point price
home: help page run team time town work ground farm address game
honey: bear bee pot trap cake
horse: box racing ride riding show hair drawn cart trough
hot: dog plate tap water spot pot bed cross
house: arrest boat key party plant rule sparrow work plan cat martin wine
ice: age box cap cream cube lolly pack pick rink show skate water house boat tray bag
jelly: baby bean tot mould
kitchen: sink table roll garden cabinet
key: case card fob ring note word worker player chain
lamp: oil light shade stand post
land: bridge mass mark owner rover crab
life: boat class cycle jacket line story force form guard raft
light: bulb show year switch house box
lip: balm gloss service stick reader
mail: bag box shop order van
milk: bottle chocolate churn float jug pan powder shake tooth tray cow carton
moon: dust landing light walk boot cake
motor: boat car home race show way racing
mouse: hole mat pad trap
mud: bath cake flat pie slide
nail: bar brush clip file gun polish scissors varnish
neck: line tie brace
net: ball curtain worth work
news: agent desk flash letter paper reader room stand item story
night: bus cap club light nurse owl school shift sky time train watch fall
note: book card pad paper
nut: case cracker tree roast cutlet loaf
oil: field lamp paint slick tank rig well can drum
paper: bag clip cup hat money plane plate shop tray weight work round trail chain towel boat
park: bench keeper land ranger
pea: pod shooter soup
pepper: mill pot mint spray
pet: food shop lamb
pig: farm pen
pin: board ball hole cushion stripe wheel number
plant: pot food
play: area book ground group house mate pen room time centre park school
pop: art corn group music song star
post: box card code man mark office room bag horn
rail: card fare way road
rain: boot cloud coat dance drop fall forest gauge hat water jacket
river: bank bed boat mouth side trip bus
road: block map race rage sign sweeper works test tax safety show train trip worker
roof: garden rack top tile
room: mate service temperature key
rose: bud bush garden hip tree water bowl bed
sail: boat cloth maker
salt: cellar mill pot water lake mine flat dish spoon
sand: bag bank box castle dune paper pit storm stone dollar
school: bag bell book bus boy child day dinner girl house playground room term time trip uniform yard play holiday master mate fair run hall
sea: air bed bird bream fish front gull horse lion port salt shanty shell shore side snake view wall water weed land breeze mist level life
sheep: dog farm skin pen shearer
ship: mate wreck yard builder load
shoe: box brush cream horn lace laces maker polish rack shop tree bag
shop: assistant floor front keeper lifter window girl worker bench
side: board dish door effect line road saddle salad show step street table walk way plate order
silk: worm road screen thread
sky: blue diver high lark light line way dish
snow: ball bank boot bridge cap drift drop fall field flake man plough shoe storm suit white boat angel hole leopard goose tyre cat chain
soap: box dish opera powder star bubble
song: bird book sheet writer
spoon: bill fed
spring: board roll time onion water clean chicken
star: board burst dust fish fruit gaze light ship sign struck player wars map
steam: boat engine roller ship train iron room
stone: age wall work cold circle ground fruit mason bridge house
storm: cloud cock drain lamp water door
straw: berry hat bale boat man
street: car lamp light map market food sign sweeper
sun: bath beam bed block burn cap cream dial dress flower glasses hat lamp light lounger rise roof room screen set shade shine spot stroke tan trap top bear lotion
sweet: corn heart pea potato shop tooth dish bread tea
table: cloth lamp land leg mat napkin spoon tennis top water salt ware wine manners football
tea: bag bread break cake caddy chest cloth cosy cup garden kettle leaf light party plant pot room rose shop spoon time towel tray trolley urn table house tree
tennis: ball club court elbow match player racket shoe
thumb: nail tack print
thunder: bolt clap cloud storm
time: bomb keeper line machine piece scale share sheet table zone travel frame trial switch paper
toe: cap hold nail
tooth: ache brush comb paste pick powder fairy mug
towel: rail
town: hall house crier planner map centre bus
toy: box boy shop car boat soldier train story
train: driver ride set spotter station track fare journey ticket
tree: bark fern frog house top trunk line surgeon
wall: chart clock flower paper light bar map
wash: basin board cloth day house room stand bag line load
watch: band dog maker man strap tower word chain
water: balloon bed bird board bottle butt cannon chestnut closet colour cress fall fight flea fowl front glass hole jug lily line main mark melon meter mill nymph pipe pistol polo power pump proof rat resistant ski skin slide snake sports supply table tank tight tower vole way weed wheel wings works boat bag bowl course bath tap dish ice cup
week: day end night
wheel: barrow base chair clamp house lock wright spin
wild: boar card cat fire flower fowl life west goose rice dog bird horse
wind: bag break chime farm fall mill pipe power screen sock storm surf tunnel turbine burn chill instrument
window: box cleaner dresser frame ledge pane seat shop sill cill
wine: bar bottle cellar glass list rack shop
wing: mirror nut span tip back man
wood: block chip cut cutter land louse peck pecker pigeon pile shed smoke stain work worm wind carver mouse fire stove turner
word: game play search smith list
work: bench book box day force house load man mate out place room sheet shop station surface top bag table clothes experience
yard: arm stick sale
`

const joined = `
bareness baseness baseless blackness blacktop brainless breakage carmine cupping dishtowel eyetooth firewater
firebug firetrap footage friendless grandness greenness hairless handcar handling headless highball highness
homeboy homering horsehide ladyfinger lifeless lightness moonshot pinup pinning popping postmaster rattletrap
shipment shipping sidearm skycap starlet starling starless sunning sweetness toothsome treeless walleye
washbowl watchful waterboard waterpower wildness windup woodcraft workweek yardage porthole portend portage
lineup lineman lineage fieldwork mailman mailbox tightness bagpipe spacecraft spaceman chairlift chairman
pitfall bandstand bandage restful restroom restless fulness fulsome backfire backhand backside backwater
backyard backfield backspace backrest backboard backup backstop backache backlash backbone backbite backbitten
backless backward backslide background backdrop ballroom ballpark ballpoint roomful roommate timeline
timekeeper timeless spreadsheet steadfast bugling placement markdown markup rightful rightness stonework
birdhouse boardroom outdoor outhouse outplay outpost outline outfield outback outspread outright outbound
outwear outshine outage beanbag bellboy bottleneck printout casement caseload casein wormhole letdown letup
endwise endways storehouse storeroom storekeeper wavelet powerful powerless powerboat childproof childless
childlike fastness downplay downwind downtime downright download downbeat downward downtown downfall
throughway throughout throughways upland upside uptight uplift upload upbeat upshot uphold uptown upping
flyweight flytrap flysheet milkman milkshake milkweed loadstar loadstone parkway parkways bootless bootstrap
listless pointless inroad inline infield inboard inmate instep inbound insight inbox inshore inset facelift
faceless hideout hidebound dreamless dreamlike stepchild stepfather stepmother stepparent stepson stepping
manhole manpower manhandle manning stoplight stoppage stopping frameworks stickpin stickup merman ringworm
ringlet boundless browbeat sightless sorehead soreness ermine tipping nailbrush proofreader tankful boneless
hookworm hookup polestar polecat pothole potshot pothook showroom showplace showcase showdown showgirl
showboat pathway pathways holdout holdup minefield dustman dustless willpower fatherless motherboard
motherless parentage standout standpoint snakebite beltway beltways cutback cutout cutup clipboard clipping
shakedown shakeup someway sometime someplace masterwork masterful masterworks dressage dressmaker burnout
sickness wardroom wardrobe townhouse beeline beekeeper boxcar boxwood boatman caplet capping deepness likewise
likeness slideshow frogman guardroom longtime longboat longhorn weightless weightlifter trapping letterbox
flashlight flashback flashbulb fallout shirttail taillight tailless tailcoat tailpipe stylist styling penning
groundless cardboard bowman dropout droplet dropping cloudless blockage mapping shoreline wreckage shapeless
hornless hornpipe ploughman setback screenshot dialling tanning spoonful topless topcoat topping towelling
clapboard claptrap clapping pasteboard pickup pickling strapless strapping colourfast colourless millstone
millage catbird catboat cattail pipeline surfboard benchmark cockpit cocktail stopcock colourful
`

/** American words, and those that are dated or not for children. */
const unsuited = new Set(
  'bookstore fireman housewife nutcase postman railroad washcloth washroom sideways watchman homeless'.split(
    ' ',
  ),
)

let checkedWords: ReadonlySet<string> | undefined

/** The stricter check of later versions: whether anybody could take the two parts for a word. */
export function couldBeCompound(first: string, second: string): boolean {
  checkedWords ??= new Set([
    ...joined.trim().split(/\s+/),
    ...pairs
      .trim()
      .split('\n')
      .flatMap(row => {
        const [one = '', rest = ''] = row.split(': ')
        return rest.split(' ').map(two => one + two)
      }),
  ])
  return isCompound(first, second) || checkedWords.has(first + second)
}

export const isSuited = (word: string) => !unsuited.has(word)

/** Parts that combine with too many others to be useful as wrong answers. */
export const productive = new Set(
  'way line man side land light house work water head ball board back room cap top time bird boat load fall mark stone wood fire field yard storm shop snow sun hand night sea home air foot moon rain day book star wind wild horse play paper flower bed box wheel car ship rail road river door fish post out up down over child hold bag'.split(
    ' ',
  ),
)
