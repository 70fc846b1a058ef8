import { once } from '../once.ts'

/** Words that two others make by chance: how they sound, or where they are cut, hides them. */
const rows = `
leg end, car pet, sea son, not ice, off ice, just ice, men ace, grim ace, surf ace, man age, pass age, mess age, band
age, host age, pill age, plum age, out rage, bar rage, for tune, bar gain, car rot, don key, tar get, bud get, rot
ate, don ate, fat her, feat her, heat her, pant her, slit her, ear nest, her ring, mar row, fur row, spar row, hum
our, arm our, clam our, sun dry, pan try, can did, rest rain, rest ore, war den, war rant, hat red, kind red, hand
some, whole some, win some, scar let, brace let, pup pet, snip pet, whip pet, plum met, cart ridge, part ridge, night
mare, break fast, cup board, fore head, ward robe, sham rock, kid nap, nap kin, prim rose, mush room, flat ten, fat
ten, rot ten, kit ten, cut lass, wind lass, fur long, cap able, not able, port able, cap size, cap rice, car nation,
stag nation, ramp art, ten ant, page ant, pleas ant, disc over, imp act, imp air, pal lid, scar city, plea sure, mist
rust, ant hem, rein force, all owed, flag rant, leg ally, form ally, verb ally, mad den, sad den, war lock, pad lock,
pad dock, had dock, pan ache, tar tan, cur few, off end, tab let, ham let, gob let, gal lop, for bid, for sake, man
date, pat tern, tea sing, ban king, thin king, hid den, cot ton, but ton, car ton, glut ton, ham mock, mat tress, but
tress, for tress, sun ken, bond age, foot age, line age, broke rage, pen chant, pen ding, heat hen, rebel lion, medal
lion, thou sand, wan ton, ten don, par don, par take, dam son, port end, port ray, bet ray, for ties, par ties
`

/** Further words that two of these parts make, in either order, from a list of 350,000. */
const further = `
acerose acheson actable agelong airdate airforce airhead airline airlock airman airmen airport airward allice allnight
allover allport allred allyson anther antlion antwan armband armlet armlock armrest banally banate banding bandon
bandore bankit banties bantry barbet barbut barcan barding barham barken barking barman barmen barred barring barroom
barrow barton betties bidden bidding boardman boardmen boardroom bondable bondman bondmen breakable breakage breakoff
breakout breakwind brokered brokering budding butties candock cannot cantab cantar canton caplet caprock captan caract
carate carding cardon carking carline carlock carman carmen carnap carnot carpal carport carson cartable cartage
chantage cityward clamant cottar cuphead cupman cupmen curable curate curding currant curred curring cursing cutlet
cutline cutoff cutout cutover cutties damage dammar damnation dampen dateable dateline denair denham denton didache
didact discage discant dockage dockhand donnot dryable dryden drydock dryfoot dryrot earache earbud earcap earding
earline earlock earring endart endear endlong endowed fatally fathead fatties fewmet flagman flagmen flatcap flatcar
flatfoot flathead flatlet flatline flatlong flatout flatties footbar footboard footlet footlong footman footmen
footpad footpage footrest footrot forage forceable fordid fording forearm forebrace forecar foredate foredid forefoot
forehand foreking foreleg forelock foreman foremen forenight forepart foreward forewind forget forking formable forman
formant format formate forpet forrest forward furman furore furred furring gainable galage galant gallet gallion
galore galton getable gobbet haddam hadden hadlock hamate hamden hamsun handcar handcart handfast handline handoff
handout handover hatable hatband hatton headache headage headband headboard headfast headline headlock headlong
headman headmen headrest headring headroom headward headwind heatable hemline hemlock hempen hendry henman henpen
henson herbar herden herding herlong herman hidable hidage humate hummock humpen icecap iceman icemen icespar impart
impend imprest kenmare kenton keyboard keyline keyman keymar keypad keypal keyport keyring kidding kidlet kingcup
kinglet kingman kingsize kinking kitties legate leglet legman legmen legroom letart letoff lettern lidding lidice
lineable lineally lineate linecut lineman linemen lockable lockage lockfast lockman lockmen lockout lockport longhand
longhead longkey longleg longline longport longsome longton madcap madding maddock madman madmen mangal mankind manred
manson manties manton manward marcan marking marline marred marring marsing marten mather matlock matrice menage
mending mendon mensing menton messman messmen messroom metage metally metate mistend mistrain mockable mockage
nationally nestable nightcap nightlong nightman nightward notate nother notour offbreak offcut offhand offkey offline
offramp offtake offward outact outage outate outbar outbid outboard outbreak outbroke outcity outdate outdid outfast
outfoot outgain outher outlet outline outman outnight outpart outpass outport outred outring outrock outrow outsing
outsize outtake outwar outward outwind overable overact overage overall overarm overate overbet overbid overboard
overcut overdid overdry overfast overfat overget overhand overhead overheat overjust overkind overking overlet
overline overlock overlong overman overmen overnight overpage overpart overpass oversad oversea oversize oversure
overtake overthin overton overwind padding pageton palace palate pallet palmar palmist paltry pantable panties panton
parable parage parbreak parget parkin parking parpen parred parridge parring parrock parrot parsing parsnip parson
partan partlet parton passable passant passband passkey passman passmen passout passover passport patrice patten
patties patton penally penman penmen pentress petnap petties pillhead pillowed pleading pleasing plumate plumcot
plumpen portage portate portman portmen primage primally primate pupate rainband raindate rainout rampage rampant
rayban raylet redact redart redate redbud redcap redden redding redear redhead redkey redleg redline redlion redout
redrock reincur reinform reinking reinsure restable restage restart restate restring restroom ridgeline ringlet
ringman ringmen robeline robeson rockable rockall rockham rockport rockrose rockton roseate rosebud rother rottan
rowable rowlock rowport rustable rustred saddam sandable sandbar sandman sandmen scarred scarring seaboard sealine
seaman seamen seaport seared searest searing searoom seaton seawan seaward shamable singable singlet sizeable sonant
sparable sparking sparred sparring spartan staghead sunbreak sunfast sunhat sunman sunray sunroom suntan sunward
sureties surfable surfboard surfman surfmen tabour takeable takeoff takeout takeover tanking tannest tanties tarnation
tarpan tarred tarring tarrock tarrow teaboard teacart teacup teared tearing tearoom tenable tenace tending tensing
tenson ternate thinnest tonally tonant tonkin tonking tonlet tonsure tressour tryout tuneable wanking wannest wanties
warding wardroom warhead warking warman warmen warpage warray warred warring whipray windable windage windbreak
windham winding windock windore windowed windring windrose windrow windsurf windward winking winlock winton wintry
`

export const hiddenJoins: () => readonly (readonly [first: string, second: string])[] = once(() =>
  rows
    .trim()
    .split(/,\s/)
    .map(row => {
      const [first = '', second = ''] = row.split(/\s/)
      return [first, second] as const
    }),
)

const joined = once(
  () => new Set([...hiddenJoins().map(pair => pair.join('')), ...further.trim().split(/\s/)]),
)

/** Whether the two parts of such words make a word. */
export const isHiddenJoin = (first: string, second: string): boolean => joined().has(first + second)
