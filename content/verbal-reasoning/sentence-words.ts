/** Words for sentences in which another word is hidden. Those of one kind fit together with any of the others. All have three letters or more. */
const list = (words: string) => words.trim().split(/\s+/)

export const wordsFor = {
  det: list('the our your that every one his her their this another each'),
  adj: list(`
brave clever happy tired hungry old young tall small gentle quiet noisy friendly little proud shy lazy eager thirsty
curious grumpy calm kind quick slow merry cheerful nervous sleepy careful busy bold excited famous lonely polite wise
strong anxious playful loyal silly cross fierce sad timid jolly weary patient honest restless greedy graceful active
alert smart stern bashful cautious confident daring dizzy faithful fearless foolish forgetful generous gifted glum
helpful humble hopeful joyful nimble nosy obedient peaceful puzzled rude scruffy selfish sensible serious sneaky
stubborn surly thoughtful upset wary wild worried comical musical practical local athletic artistic subtle noble
modest popular peculiar common cute weird great mature famished stylish frantic dramatic poetic energetic heroic
special nice pleasant grim meek sharp tough blond gallant elegant ginger bearded loud grand good deft drowsy fussy
gruff hasty jumpy keen lively lucky magical nasty perky proper quaint rapid sane shrewd solemn stout swift tame tidy
tricky vain valiant`),
  noun: list(`
pilot farmer teacher baker artist nurse dentist singer doctor driver sailor child girl boy king queen uncle aunt panda
tiger monkey donkey rabbit otter badger parrot penguin puppy kitten goat horse camel lion bear elephant hamster swan
duck dancer knight pirate wizard giant explorer builder neighbour cousin friend chef clown acrobat dragon owl eagle
actor author archer barber captain carpenter caretaker climber coach cook detective diver editor engineer gardener
grocer guard guide inspector inventor jeweller juggler judge librarian manager mayor mechanic merchant miner musician
nephew niece optician officer painter pianist plumber poet porter prince princess printer professor pupil ranger
referee reporter rider scientist scout sculptor shepherd spy squire student swimmer tailor teenager tourist toddler
trainer traveller twin tutor usher vet vicar villager visitor waiter warden weaver winner witch writer alligator
beaver bison buffalo canary cat cheetah chicken cow crab crocodile crow deer dog dolphin emu ferret fox frog gecko
giraffe gorilla gull hare hawk hedgehog heron hippo hound hyena koala lamb leopard lizard llama lobster magpie mole
moose mouse newt octopus ostrich peacock pelican pheasant pig pigeon pony porcupine puffin raccoon raven reindeer
rhino robin salmon seal snail snake sparrow spaniel spider squirrel stork toad tortoise turkey turtle walrus wasp
weasel whale wolf wombat zebra apprentice architect armadillo athlete antelope aardvark astronaut ballerina blackbird
bride groom buyer carer chemist cheerleader cobbler commander countess cricketer cyclist decorator designer duchess
duke earl earwig elf emperor empress entertainer expert fairy ferryman firefighter florist gnome goblin golfer goose
guest guitarist heiress heir helper hero heroine host imp infant instructor journalist jockey kangaroo keeper lady
landlord lawyer leader lecturer lifeguard linguist lord lynx magician man master mermaid messenger minister mummy
noble novelist nun nymph oarsman ogre organist orphan owner page parent partner passenger pensioner person piglet
player postman racer rat reader recruit relative rival robot rogue rower ruler runner salesman sentry sister skater
soldier spectator sprinter star steward stranger surfer surgeon trainee troll umpire veteran viper viscount volunteer
vole waitress walker warrior watchman woman wren yak youth`),
  verb: list(`
waited slept rested jumped danced played sat stood walked ran hid swam arrived returned stayed yawned smiled sang
paused ate listened hopped stopped woke climbed worked marched rushed wandered stretched vanished appeared argued
bowed chatted cheered coughed crept cried dozed dreamed drifted escaped exercised fainted fell froze giggled grinned
groaned grumbled hesitated hummed hurried knelt landed laughed leapt lingered looked moved napped nodded panicked
practised raced relaxed roamed searched shivered shouted sighed skipped slipped sneezed snored sobbed sprinted
staggered strolled stumbled talked travelled trembled trotted turned twirled waved wept whispered whistled winked
wobbled ached acted aimed blinked blushed bounced breathed camped changed collapsed complained cooked cycled dived
drove excelled failed fished flew fidgeted floated galloped gasped gazed growled guessed helped hiccupped hunted
itched jogged juggled joked limped lunged mumbled murmured nibbled obeyed overslept packed paddled painted peeped
plodded pointed prowled puffed queued quivered read rehearsed replied retired rode rolled rose rowed sailed scampered
scrambled screamed settled shook shopped shrugged sipped skated skied slid snarled sneaked sniffed spoke squealed
squeaked started stared swayed swung thought tiptoed toiled tripped tumbled umpired volunteered waddled whined won
wondered wriggled wrote yelled`),
  adv: list(`
outside inside alone nearby happily quietly slowly somewhere indoors eagerly proudly silently calmly lazily gladly
here there upstairs abroad angrily anxiously awkwardly bravely briefly carefully cheerfully downstairs elsewhere
gently gracefully impatiently nervously noisily outdoors patiently peacefully politely sadly safely sleepily softly
suddenly twice wearily alertly aloud badly boldly brightly busily carelessly cautiously clumsily courageously
elegantly endlessly gratefully greedily grumpily hastily heavily hopefully hungrily idly jealously kindly madly
merrily neatly nicely obediently openly perfectly playfully quickly rudely selfishly shyly smoothly stiffly sternly
swiftly thankfully thoughtfully timidly uneasily warily well wildly`),
  time: list('today yesterday afterwards again earlier later recently overnight'),
  prep: list('near beside behind opposite outside beyond'),
  place: list(`
house tent garden castle school shop market barn cave church library station tower kitchen hotel museum palace cottage
theatre bakery hall office garage cinema abbey airport arcade arena bank beach bridge bungalow cabin cafe canteen
cathedral chapel college dairy embassy factory farm field fort fountain gallery gate greenhouse gym harbour hospital
hut igloo island kennel lake laundry lighthouse lodge mansion mill monument mosque nursery oasis orchard park pavilion
pier playground pond pool quarry restaurant river ruin shed shrine stable stadium statue studio temple tunnel
university villa village volcano wall warehouse waterfall well windmill workshop yard zoo academy altar apartment
archway attic bakehouse ballroom bathroom bedroom boathouse bookshop cabinet campsite canal cellar circus clinic
cloakroom corner courtyard creek dam den depot ditch dome drain dungeon elm entrance estate exit fence fireplace
fishpond forge fortress gangway gateway glacier grotto hedge hill hostel hovel inn ivy jetty jungle junction kiosk
laboratory ladder lane larder lift lobby lock maple meadow motel mountain nest nook oak outpost palm path pillar pine
platform porch post quay railway reef ridge road rock roundabout shelter shore silo slide square stage staircase stall
stream street summit swing tearoom terrace town track trail treehouse trench tree vault veranda vicarage vineyard
viaduct walkway waterwheel weir wharf willow wood yew`),
  quality: list(`
old new tall narrow empty lovely tiny huge dark dusty quiet ancient icy sunny shady muddy grand little famous
abandoned busy crowded deserted elegant enormous gloomy haunted historic lonely modern noisy ordinary peaceful remote
royal ruined secret smelly strange tidy ugly vast warm wooden yellow red green white grey mysterious impressive low
high broad large big pretty plain sunlit silent spooky round steep stone splendid delightful important rough rocky
misty mossy leafy frozen foggy damp cold chilly calm bright brick blue black beautiful arched useful unusual local
rural shared popular magical`),
  saw: list(`
saw noticed found wanted liked spotted examined ignored needed touched discovered remembered admired dropped watched
inspected chose preferred`),
  looking: list(`
old new tiny huge little lovely plain shiny dusty broken wooden heavy empty cheap red green white yellow striped rusty
ugly odd square round strange useful valuable expensive ordinary enormous antique elegant unusual secret silver purple
modern faded scarlet grey grand golden fancy dirty clean damp tidy light dark long short narrow wide black blue brown
pink beige crimson turquoise maroon cream bronze special perfect important popular magical musical electric historic
mysterious delicate fragile costly precious smooth soft hard rough sharp blunt flat bright pale thin thick deep slim
solid simple splendid superb foreign local fresh dry wet cold hot warm cute chipped cracked bent curved pointed giant
gigantic massive medium mini magnetic metal plastic paper glass rubber leather marble steel stone brass copper velvet
silk tartan royal rare smart stylish tatty torn trendy useless vintage weird`),
  thing: list(`
apple arrow bag ball balloon banner barrel basket bath bell belt bench bicycle blanket boat book boot bottle bowl box
bracelet brick broom bucket button cake camera candle canoe cap card carpet carrot chain chair chest clock coat coin
comb cot crate cup curtain cushion desk diary dish door drawer dress drum easel egg engine envelope fan feather fence
flag flute fork frame glass globe glove guitar hammer handle harp hat helmet hook hoop iron jacket jar jewel jug
kettle key kite ladder lamp lantern lemon letter lever locket magnet map mask mat medal melon mirror mitten mop mug
nail napkin necklace needle net note oar onion orange organ ornament oven padlock paddle pan parcel pear pearl pebble
pen pencil piano picture pillow pipe plate plum pocket poster pot present pump purse puzzle quilt racket radio raft
rake ribbon ring robe rock rope rose ruler sack saddle sail scarf scooter shawl shelf shell shield ship shirt shoe
shovel sign skirt slipper sock sofa spade spanner spoon stamp statue stick stone stool suitcase table tambourine tap
teapot telescope tent ticket tile toolbox torch towel toy trumpet trunk tube tunic tyre umbrella uniform urn vase vest
violin waistcoat wallet watch whistle wheel wig window yacht abacus acorn album anchor anorak anvil apron armchair
atlas axle badge bandage beaker bead bed bike blazer blouse bonnet bookcase bookmark bow brush bubble bulb bus cable
cactus calendar calculator car cardigan cart case cello chalkboard charm chessboard chisel chocolate coaster coconut
collar comic compass computer cooker cork cradle crayon crown cube cucumber curl cymbal dart dinghy doll domino
doormat dustpan earring elastic emerald eraser exhibit fabric file fishbowl fish flask flower folder footstool fossil
freezer fridge frisbee funnel garland gate gem goblet gong gown grape grater halter hairbrush handbag harness hammock
hatbox heater helicopter hose igloo insect item jigsaw jumper kayak keyboard knot label lace lawnmower leaf lid light
lightbulb lily log loom lollipop magazine marble matchbox mattress metronome microphone microscope mobile model mosaic
motor mural mushroom nest newspaper nightdress notebook notice nut object oboe oilcan onesie orchid overcoat oyster
paint pancake panel patch peach pedal peg photograph pineapple plank plant plaster plough plug potato prize pumpkin
puppet quill raincoat rattle recorder rocket rug rucksack sandal saucepan saucer scale screen screw sculpture seat
seed shed sheet shoelace sink skateboard sketch skittle sledge sleeve snowball snowman soap sponge spring stapler star
stocking strap straw string submarine sunflower sundial swimsuit swing tablet tank tassel teacup teaspoon thermometer
thimble thread throne tiara tie timer toaster tooth top tractor train tray treasure tree trolley trophy trowel truck
tulip turnip twig typewriter unicycle van vacuum vegetable veil viola visor waffle wardrobe wheelbarrow windmill wok
xylophone yoyo zip`),
} as const

export type Kind = keyof typeof wordsFor
