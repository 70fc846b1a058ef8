import { once } from '../once.ts'
import { type Group, groupsIn } from './word-groups.ts'

/** As in the other list, but the groups of a theme are closer, and the words are for the most selective schools. */
const rows = `
talk|words for talking on and on|chatter natter prattle gossip babble|
talk|words for complaining|grumble moan whine grouse gripe|mutter
talk|words for speaking unclearly|mumble mutter stammer stutter slur|babble murmur
talk|words for telling someone off|scold reprimand rebuke chide berate reproach|
talk|words for praising|commend applaud compliment acclaim extol|
temper|words that mean calm|serene placid tranquil composed unruffled|reserved
temper|words that mean shy|timid bashful coy diffident retiring|reserved modest
temper|words that mean too proud|haughty conceited arrogant vain pompous|
temper|words that mean stubborn|obstinate headstrong mulish unyielding dogged|determined
temper|words that mean hard-working|diligent industrious studious assiduous conscientious|dogged determined
money|words that mean rich|wealthy affluent prosperous moneyed well-heeled|lavish
money|words that mean poor|penniless destitute needy impoverished hard-up|
money|words that mean not willing to spend|miserly stingy grasping tight-fisted parsimonious|thrifty
money|words that mean giving freely|generous charitable bountiful big-hearted unstinting|lavish
light|ways of shining|gleam glimmer glisten twinkle sparkle shimmer|
light|ways of burning|smoulder char scorch singe blaze|
noise|sounds of water|gurgle drip trickle slosh splash|babble
noise|sounds of metal|clang jangle clink jingle chime|clatter
noise|sounds of something heavy|thud thump boom rumble crash|clatter
walking|ways of walking slowly|amble saunter dawdle stroll meander|plod trudge
walking|ways of walking with difficulty|limp hobble stagger lurch totter|plod trudge
walking|ways of moving so as not to be noticed|tiptoe slink sneak prowl creep|
walking|ways of going up|climb ascend scale mount clamber|
kitchen|ways of cutting|slice dice carve chop mince|
kitchen|ways of mixing|stir whisk blend beat knead|
kitchen|ways of cooking|simmer poach braise stew grill|boil fry bake roast
work|people who make things by hand|potter weaver cobbler tailor blacksmith carpenter|
work|people who deal with money|banker accountant cashier treasurer auditor|
work|people who write|novelist poet journalist playwright biographer|
work|people of the law|judge barrister solicitor magistrate juror|
work|scientists|botanist geologist astronomer chemist zoologist physicist|
work|people who treat patients|surgeon dentist optician paramedic nurse|chemist
buildings|places of worship|church mosque temple synagogue cathedral|abbey chapel
buildings|strongholds|castle fortress citadel fort stronghold|tower
buildings|places to stay on a journey|hotel inn hostel guesthouse motel|lodge cabin
buildings|simple shelters|hut shack shed hovel lean-to|cabin lodge tent
buildings|places where things are made|factory mill brewery foundry workshop|shed
buildings|homes of monks and nuns|abbey priory monastery convent friary|cloister
buildings|grand homes|palace mansion manor villa chateau|castle lodge
parts|parts of a church|nave pew altar pulpit steeple spire|tower
parts|parts of a castle|moat drawbridge dungeon battlements portcullis|keep turret tower
parts|parts of a ship|hull mast rudder keel deck stern|
parts|parts of a garment|cuff collar sleeve hem lapel pocket|
parts|parts of a book|chapter index preface glossary appendix|
sea|places where ships moor|harbour dock quay marina wharf jetty|
sea|places where sea and land meet|beach shore headland cove bay|cliff cape
sea|sailors|captain bosun coxswain purser mate|pirate
sea|ships of the past|galleon galley clipper frigate schooner|
sea|people who work on the shore|docker coastguard fishmonger lifeguard shipwright|
land|kinds of valley|gorge ravine canyon glen gully dale|
land|kinds of hill|knoll hillock mound tor fell|
land|kinds of wet ground|marsh swamp bog fen quagmire|
land|groups of trees|forest copse grove thicket spinney|orchard
groups|groups of animals|herd flock shoal swarm gaggle|pack pride
groups|groups of people|team crew choir audience committee|band gang pack troop
groups|groups of soldiers|army regiment platoon battalion squadron|troop
writing|stories of a real life|diary biography memoir journal autobiography|
writing|made-up stories|fable myth legend novel fairytale|
writing|things to write to a friend|letter postcard email text invitation|note
sewing|fabrics|satin tweed corduroy muslin flannel|cotton silk wool linen velvet denim
sewing|things for sewing|needle thimble bobbin thread scissors|pin
sewing|things that fasten clothes|button zip buckle toggle clasp|pin hook
music|singing voices|soprano alto tenor bass baritone|
music|pieces for an orchestra|symphony concerto overture suite waltz|sonata
music|songs|lullaby carol anthem hymn shanty ballad|
maths|parts of a circle|radius diameter circumference arc sector|
maths|four-sided shapes|rhombus trapezium parallelogram kite rectangle|square
maths|solid shapes with flat faces only|cube cuboid prism pyramid tetrahedron|
maths|words for the direction of a line|vertical horizontal diagonal parallel perpendicular|
maths|names for the answer to a sum|product difference quotient total remainder|
`

/** The groups of the two hardest steps. */
export const harderGroups: () => readonly Group[] = once(() => groupsIn(rows))
