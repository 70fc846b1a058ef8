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

/** Parts that combine with too many others to be useful as wrong answers. */
export const productive = new Set(
  'way line man side land light house work water head ball board back room cap top time bird boat load fall mark stone wood fire field yard storm shop snow sun hand night sea home air foot moon rain day book star wind wild horse play paper flower bed box wheel car ship rail road river door fish post out up down over child hold bag'.split(
    ' ',
  ),
)
