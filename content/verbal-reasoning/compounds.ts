/** First parts, and every second part that is known to make a word with it, written as one word or as two. */
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

/** Endings that are no words of their own, or not the word's meaning: known, so that they count as a second answer, but not asked. */
export const onlyEndings = new Set(
  'ful ment er faced ling mer age ning on let ton pet wich kin gun mine knob arm belt meg ness ping bitten some lander what hearted how cock hide sty mail bug lifter less in up well'.split(
    ' ',
  ),
)

/** Two words rather than one, or seldom met: they count as a second answer, but are not asked. */
export const notAsked = new Set(
  'icecream icecube golddust lampstand fishbowl fishfinger fishpond fireengine firelight postoffice tabletennis tablemat teatowel teashop teacake teabag goodnight skyhigh sunhat sweetpea sweetshop treehouse treetrunk windowbox windowpane wallchart washday roadmap popstar schoolteacher jellybean kneedeep horsefly housefly houseplant icecap iceskate waterlily handstand paperwork bathmat eggtimer flowershow flowerbed greenbelt motorboat motorcar motorhome watchword watchstrap riverboat riverbed woodwind woodworm headdress headmaster hairclip hairline blackbean blackmail rattlesnake bluebottle landfill landmine shoehorn shoeshop clockface clocktower dishwater bookend bookstore deskwork earshot earwax firearm'.split(
    ' ',
  ),
)

/** Parts that make words with so many others that they are of no use as wrong answers. */
export const productive = new Set(
  'way line man side land light house work water head ball board back room cap top time bird boat load fall mark stone wood fire field yard storm shop snow sun hand night sea home air foot moon rain day book star wind wild horse play paper flower bed box wheel car ship rail road river door fish post out up down over child hold bag'.split(
    ' ',
  ),
)
