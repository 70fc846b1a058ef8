import { once } from '../once.ts'
import { mayBeWord } from './common.ts'

/**
 * Words that the puzzles of verbal reasoning could make by accident, and that no other list has. A released question is
 * drawn with this list: a word added to it needs a new version of every template that checks with it.
 */
const rarer = `
adj ads adv aha alb alt amt ani app avg boo cal cam cis cob cox deb dis doc dos doz dpi duh eds ell emo ems
ere erg esp est eta etc fax fem fey foo fro fum gee gen gob gov gyp hah hep hes hex hoc hos huh hwy ids ilk
inc ind ins int ion irk ism jag jay lam lat lib lox mas max med meg meh mes mil mod moo mos mum nab neg nix
non nos nub obj oho ohs ops orc ova pas pep pis poi pol pyx qua ref rho rte sec sim sol sos sot sox sty sub
tad tam tel tho tog tom tux ugh ump ups var vex viz vol wen wiz wot wow xor yaw yep yrs yuk yum yup zed abbr
acct advt adze aeon aery ahoy albs alga alit alts alum amir ankh apps apse atty avdp awol axis axon bani barf
beau berm biff bilk blab blah blat boga bosh bozo bung burg cagy cask chem clit clop coif comm conj conk cont
corp cote cray crux cuss dado dais debs dell dept diff diss dodo dopy dory duly ecru eery ells emos ergs excl
exes fest fief fife fink foci frag frat fums futz gaff gamy gaol gees geez gelt gens gibe glob glop gonk gorp
govt grad grep grog grok grue gybe gyps gyro hale halo hing homy howl hula ibid icky ides idyl ikon ilks imam
incs jags jays jazz jeez jinn jock john judo jute kerb keto khan kiwi koan kook lama lase lats laze lept lewd
lief limn lite loci loco logo loin lorn loth luau lube masc matt megs meme meow mewl miff mini misc mkay mods
mums mung murk nary natl noel noes nook nubs nuke oleo oops orcs pawl pecs pita pled pols poss pron puke punt
pupa purl ques racy raja razz recd reek rehi reis resp riff rube sago saki scag scow scud secs secy shad shah
sims situ slog smug snit snot soli sols sots soya stye subj subs sumo swop tabu taco tads tams taro teem thru
tike tipi tiro toke tost tron ttys tutu twee typo tyro ulna umps unto vamp vane vape veep veld viol vols volt
wack wadi wale watt weal weer wees weft weir wens whew wiki wile wino wiry wist wive wkly wuss xref yack yeah
yeps yest yeti yock yogi yuks yups zebu zeds abaci aback abaft abase abash abeam abuse abuzz abyss achoo acrid
addle adman admen adorn adzes aegis aeons aerie affix afire afoul agape agate agave agism agony alder alias
align allay aloha alums ameer amigo amino amirs among amour ampul amuck anion anise ankhs annul anode antic
apses aquae argon argot arose ascot aspen aspic aster atria attar auger aught augur aurae aural avail avast
awash awing awoke axial axing axons babel baggy baize balsa banns barfs basal baser batik baulk bayou beaus
beaux bebop befog begat begot belay belie berms berth beryl besom bevel bicep biddy bidet biffs bigot bilge
bilks binge biped blabs blats bleep blent blest blimp bliss blitz bluer bobby bogey boggy bogie bogon booed
booze boozy borax bosom bosun boxen bozos bract brads brash bravo brays briar brier brine bruin brusk brute
buddy bulgy bungs burgs burka burqa burro busby buxom byway cabal cabby cacao cadge cairn calif calyx cameo
candy canto capon carbs carom carpi casks catty caulk cavil celli chads champ chapt chino chock chomp chuck
chump churl cilia civet clime clipt clits clomp clops clunk cocci codex coifs colic combo comfy comma compo
condo conga conic conks contd copra copse corps couch crank crays crepe crimp croci croon croup cruft cubit
cuing cupid curie curio curse curst curvy cushy cutup dacha dados daffy davit dding debar decaf deice deify
deism dells delve dhoti dicta diffs dinky diode direr divot divvy djinn dodgy dodos doggy dogie doily dotty
dowse doyen drier drily droid dryad ducal ducat duchy dunno dweeb edict egret eject embed emcee emend emoji
emote endue ennui enrol enure erect erupt ester ether exult eying eyrie facet fakir fanny faxed faxes feint
femur fests fiche fiefs fifes filch filet finis finks finny fiord firth fjord flied flora flunk flyby focal
fogey fondu frack frags franc frats freer frier froth fugue furze fusty futon gabby gable gaffe gaffs gamer
gamut gaols gauzy gelds gelid genii genus geode ghoul gibes gimme gimpy gipsy gismo gizmo glitz glyph gnarl
gnawn gofer golly gonad gonks gonna gonzo gooey gorge gorps gorse gotta grads grebe greps grist groks grope
grues guano gulag gybed gybes gypsy gyros haiku haled haler hales halon halos harry helot hertz hexed hexes
hings hippy hoagy hogan hokey hokum homer homie hooey horsy howls hubby hulas hying hyper icier icily idyll
idyls ikons illus imams imbed imbue impel inapt inbox inced indue infix inset intel intro inure ioctl ivies
jabot jazzy jehad jello jihad jimmy jinni jinns jocks johns joule julep junco junta kabob kapok kaput karat
kazoo kebob kerbs ketch khaki khans kiddo kiddy kitty kiwis kluge klutz knell koans kooks kooky kopek kudos
kudzu labia laity lamas largo lased lases latex lazed lazes leggy legit lemma lemme letup lexer licit lifer
limns lisle litre livid llano logon logos lotto loxes luaus lubed lubes lucre lupus lynch macro magma mambo
manga mangy manse maria mason maths matte matts matzo mauve maven mavin maxed maxes maybe mecca memes meows
metro mewls miaow micra middy milch miler minim minis misdo miser mitre modal mogul moire mommy mooch moray
moron mosey mousy mufti muggy multi mungs murks muter mynah myrrh nabob nacho nacre naiad nappy natty navel
neath nervy nexus nimbi ninny nippy nitre nixed nixes nodal noddy noels nonce novae noway nuked nukes oakum
oases obese ochre octal odium opine osier outgo ovule owlet padre paean pager papaw pasha pawls pease pecan
pekoe pence pends peppy pewee phial phish phlox phony phyla pigmy piing pilaf pilau pilaw pinto pinup pipit
piton plonk podia poesy polio pricy primp privy psalm pshaw psych puked pukes punts pupae pupal pupas purls
pwned pygmy pylon pyxes qualm quark quasi quine quire quoit quoth radii radon rajah rajas rearm rebus recta
redid reeve refit rehab renal reorg reran retry rheum rifer riffs rivet roach rodeo roger rosin ruing runic
sahib saith samba saree satay scags schwa scows scrip scrod scrog scuds scull scurf segue senna septa serer
servo shahs sheaf sherd shill shirk shlep shoon sibyl sieve sinus sizer skeet skimp slily slogs sloop smurf
snafu snarf snark sneer snipe snits snoot snots snuck sonny sorta spacy spake spank spied splat splay sprat
sprig spume staph stdio sties stoat strep strew styes styli suede suing sumac sunup swain swops sylph synch
sysop tabus tacos taros tarry taser tatty taupe telex tempi tempt tenon thunk thymi tikes tinge tinny tipis
tiros toddy togae toked tokes tonne toque torsi torte torus trans treas tress trike tromp trons trope tulle
tumid tunny tutus tuxes twerk twerp twill twink typos tyros ulnae ulnas umbel umber umiak umped unbar uncut
undid undue unman unpin unsay unset using usury uteri uvula vacua vamps vaped vapes vapid vaunt veeps vegan
velds veldt venal vetch viand viler viols viral vireo vizor vodka wacko wacks wadis waldo wales wanna warez
weals weest wefts weirs welch wench wheal whiny whist whizz wight wikis wiles winos wizes wonky wrapt wrier
wroth xenon xrefs xterm xylem yacks yahoo yawed yeahs yocks yucca yuppy zebus zilch zombi zorch abloom aboard
abound abroad acuter addend addled adrift adware afield aflame afloat afresh agates agleam alight allays
allies amidst amoral ampler ampule anklet anther antler apiece append aptest argots aright arisen armies
ascent aslant aspire astern astray averse awaken awhile awoken badder ballad ballot bangle banish banned
banter barest barter basing batted batten batter beagle bedder beetle befall bellow berate betted bettor
bidden bidder billet binned bitten blamer bleach blench bletch blight blonde bluest bluish bobble botnet
bowers boyish braise braver breach breast brogue bruins brunet bugler bunion burlap busies bustle cadges
callow camber canker canned canton caplet carboy caries carnal carpal carver cation catted chaise chaser
chilli choral clause cleave cluing codger coffer corral cotter coward coyest craven curate cutest cutout
cutter dabble damask dampen dander dangle dapple dearth debark decode deface defray defuse deiced delete
denies denote depute deride diddle digger dimmer dimple dinker dinned dipper dodder dodger dogies doling
doming doping dosing dotage dotted dozing dreamt drover dryest duress eaglet elfish emerge extant facets
fallow falser falter fandom fanned fatten fatter feeble fencer fewest fibber filing finale finest finked
fitted fitter flamer flinch flurry fodder fogies forage forbad forbid forego format framer frigid funner
furies gables gamest garnet garote gentry glider goring gotten grader grater grille grippe groove gropes
grovel gutted gyrate hallow haters hatted hatter hipper hither hitter hopped hopper hostel hotter howled
howler hugest humane humble hurray impair impart impend impish inaner indued jabber jangle jetted jigger
jobber jotted jounce juicer kidder kindle labial lagers lancet larger laxest learnt leaven ledger legged
legion legman legmen lessee limned linden linear lither livest locale lodger logger logout lowish madder
maggot magpie mallow manger mangle manned mapper marrow matted medial menage mental merger meters mettle
midair milers miscue misdid mislay misled mixers moppet morale morose mortal mouser mousse mugger nether
nettle newest newton nipper notion nowise nutted oddest offend oldest opined opines outage outbid outcry
outdid outfit outfox outlaw outlay outran outrun outwit owlish pagers palest pallid paltry pamper pander
panned parity parlay pashas pastel pastie pathos paunch pauper payday payoff peahen peapod pegged penned
peters petted photon piazza pierce pinion pinned pities pitted plaint platen pledge pliant pliers plight
plover poplar poseur potted preach prepay proton proven purism purser pursue ramble rankle rapier rapper
ration rattan ratted rawest rebind recoil redden redder reeved reffed refill refits refund relaid relied
remand repaid replay resign retold revery rewind ridden riffle ripest ripper robber rotted rubies rutted
sadden sadder sadist sagest saloon salver satrap sawyer scheme sconce scorer scotch scrawl scribe scurry
seabed seaman seamen seaway seesaw sentry server setter sewage shandy shaver sheave sherry shills shinny
shlock shrift shrine shrove shyest simile simper sinner sitter skater slaver sledge slicer sliver sluice
sluing slyest smoker smugly snorer soling solver sought sowers spinet splays splice spline splint spoilt
sprite sprout squall stance stanch stench sterna stolid stoner strait streak stript strobe strode stroll
strove struck strung suaver sunday sunder sundry sunhat sunlit sunned suntan superb supine swatch swerve
tabbed tallow tangle tanned tanner tarred tartan tartar taster teeter teethe tenser terror testis thatch
thence thrall thrash thrice thrown thrust tinder tinker tinned tipper tipple tirade tonnes totter tracer
trance tribal trifle trikes tripos tropes tropic truest tryout tubers turbid twinge twinks twitch unison
vaguer vanned vatted vetted waggon wangle warble warred weaver webbed wedder wedgie weirdo wetted wetter
whaler whence whiner whiten wholly wigeon wireds woolie worsen wriest wright yammer zapper zipper abetter
abounds abridge accuser addling admirer adviser aground aplenty applies aptness arcking arising armrest
artiest artiste asocial astride atrophy auction awaking badness bandana baneful bangles banning banters
barroom barters batters bedding bidding bigness binning bladder boaters bouncer bracing bracket braking
braying breadth bribing brought budding bugling burgher busters cabling canning canters carving censure
chancel charger chasing chasten chequer chidden chiding chiming choicer chopper circlet clatter cleaver
cleaves clement closest closing cloture codding commend compact compote compute cornier coroner cotters
couplet courser coyness craning crating cremate cropper cutters damming dangles dapples darling dayroom
debater definer denture devolve digress dimming dimness dinning divider doublet dragoon draping dryness
elating emotion ethnics excerpt factual faculty fanning fateful fatness fiddler fiercer figment finking
firearm firebug firefly firemen fitters fixture flatter fluster foraged framing freezer fumbler gadding
galleon garbage gelding gelling gentile gentler gestate giggler gladder gliding glisten glitter gracing
grating griddle gumming hamming handler hardily hateful hatters hemming highboy hitters hopping hotness
howling humming hurdler inkling insider instill insurer jamming jangles jigsawn jumpier kidding ladling
leavens limning littler loosing lottery lowness madness magneto mangles manning marrows minuter miserly
mobster netters newness nibbler nodding notwork oddness oneness oneself opining orating padding pampers
panning partied paupers pending penning peppier persona phasing pickled pierces pinning platens platter
plotter plunger podding politer portage portend postbox postmen postwar pottier prating prattle prelate
prepaid preppie preview priding prising probing prosper pruning purpler putters puzzler raising ramming
rangier rapture rattler rawness redress remoter remover rescuer restart restate retiree revolve ridding
rimming rinsing runnier sadness salvage salving sampler sapling saucier savager scandal scanner scarcer
scupper secrete securer setters settler shallot shaving shingle shipper shopper shyness shyster simpler
simplex sitters slaving slayers slender slitter slowest slummer slyness smitten smother snapper snowcap
snowmen someway spading sparred spartan spatter spinner splayed sporing spotter squarer stabler stapler
stature statute staving stopper storing striker subtler summing sunning suppler swaddle tabling tackler
tangles tanning tearier teeming teeters tempera tempter tenable testate thicket tinning tipster topless
tracing treason trickle triplet turnkey unblock uniquer unriper untruer updater upraise vanning varnish
violent voyager wadding waiving wangles weaving webbing weekday wetness whither woodmen yakking yoghurt
`

/** More of them, in ROT13 because they are not for children to read. */
const coarse =
  'ovzob obvax obare obaref obat obatf ohttre puvax pbba pbbaf pergva pevccyr pebgpu pehq qvax qeht qehtf rarzn snrprf tbbx tbbxf ubbpu uhffl ulzra yhfg yhfgf yhfgl zvys zvysf zbyy zbyyf anxrq avccyr bcvhz betl cravyr cravf chffl dhrre enaql ergneq frzra funt funtf fung fynir fynirq fbq fbqf fcrez fdhnj hevar ibzvg ihyin jrr jbzo jbzof'

const letterAt = (letter: string) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97)

const all = once(
  (): ReadonlySet<string> =>
    new Set([...rarer.trim().split(/\s+/), ...coarse.replaceAll(/[a-z]/g, letterAt).split(' ')]),
)

/** Whether anybody could take it for a word: the strictest check that a puzzle has only one answer. */
export const couldBeWord = (text: string): boolean => mayBeWord(text) || all().has(text)
