/** Groups of words by theme: what the group is called, and its words. A word may stand in two groups. */
const rows = `
animals|farm animals|cow pig sheep goat horse donkey lamb calf foal piglet
animals|sea animals|shark octopus crab lobster jellyfish starfish squid clam mussel
animals|birds|robin eagle sparrow parrot pigeon owl magpie ostrich
animals|insects|ant bee wasp beetle moth butterfly grasshopper
animals|reptiles|snake lizard crocodile tortoise chameleon
animals|big cats|lion tiger leopard cheetah panther jaguar
animals|animals with shells|snail tortoise crab clam lobster mussel
animals|young animals|puppy kitten lamb calf foal cub piglet
animals|animal homes|nest hive burrow den kennel stable sty
animals|sounds of animals|bark miaow moo neigh roar bleat quack
plants|trees|oak ash willow beech elm sycamore birch pine
plants|flowers|rose daisy tulip poppy daffodil violet bluebell
plants|things that grow on trees|cone acorn conker catkin blossom
plants|parts of a plant|root stem leaf petal bud seed
food|fruits|apple pear plum cherry peach mango banana orange
food|vegetables|carrot leek cabbage turnip onion parsnip spinach pepper
food|meals|breakfast lunch dinner supper brunch tea
food|drinks|milk water juice tea coffee lemonade cocoa
food|dairy foods|milk cheese butter cream yoghurt
food|sweet treats|toffee fudge chocolate marshmallow nougat
food|herbs and spices|mint basil pepper ginger thyme parsley cinnamon
food|ways of cooking|boil fry bake roast grill steam
things|things to write with|pen pencil chalk crayon biro marker
things|cutlery and kitchen tools|spoon fork knife ladle whisk spatula
things|furniture|chair table sofa wardrobe cupboard bed desk
things|tools for building|hammer saw drill chisel spanner screwdriver pliers
things|containers|box bag basket crate jar tin sack
things|lights|lamp torch candle lantern bulb
things|rooms|kitchen bedroom bathroom lounge study cellar attic
clothes|clothes for the feet|shoe sock boot slipper sandal trainer
clothes|hats|cap beret bonnet helmet turban crown
clothes|cloths|cotton silk wool linen velvet denim
travel|things with wheels|car lorry bicycle bus pram cart tractor
travel|boats|canoe yacht ferry raft kayak dinghy liner
travel|aircraft|helicopter glider aeroplane airship jet
travel|parts of a car|engine wheel bonnet boot bumper windscreen
travel|ways for traffic|road street lane avenue path motorway
people|jobs|nurse teacher plumber baker farmer dentist lawyer
people|family|aunt uncle cousin niece nephew sister grandfather
people|parts of the face|nose eye mouth chin cheek forehead
people|parts of the leg and foot|knee ankle toe heel shin thigh calf
people|parts of the arm and hand|elbow wrist thumb finger palm knuckle
people|sad feelings|sorrow misery grief gloom despair
people|glad feelings|joy delight pleasure glee happiness
nature|weather|rain snow hail fog wind sunshine sleet
nature|water in the land|river lake stream pond brook canal
nature|high places|hill mountain peak cliff ridge
nature|metals|iron copper tin lead steel brass bronze
nature|precious stones|diamond ruby emerald sapphire opal pearl
nature|planets|Mars Venus Saturn Jupiter Neptune Earth
nature|months|January April June July October
numbers|flat shapes|square circle triangle pentagon rectangle hexagon
numbers|solid shapes|cube sphere cone cylinder pyramid
numbers|number words|seven nineteen thirty eighty hundred
numbers|units of length|metre mile inch kilometre centimetre
numbers|units of time|second minute hour day week month
play|ball games|football tennis cricket hockey rugby netball golf
play|board games|chess draughts ludo backgammon dominoes
play|string instruments|violin cello harp guitar banjo lute
play|wind instruments|flute trumpet clarinet oboe trombone recorder
play|instruments to strike|drum cymbal triangle xylophone gong tambourine
play|dances|waltz tango ballet polka jive
play|things to read|novel comic poem newspaper magazine diary
doing|ways of moving fast|run sprint dash race gallop hurry
doing|ways of moving slowly|crawl stroll amble creep plod
doing|ways of speaking|whisper shout mutter mumble yell
doing|ways of looking|stare gaze glance peer glimpse watch
doing|ways of fixing things together|glue tie staple nail pin sew
doing|ways of breaking|smash shatter crack snap splinter
qualities|colours|red blue green violet orange silver gold purple scarlet
qualities|words that mean big|huge enormous vast giant immense massive
qualities|words that mean small|tiny little minute miniature wee
qualities|words that mean brave|bold fearless heroic daring courageous
qualities|words that mean clever|bright smart intelligent brainy brilliant
qualities|words that mean angry|cross furious annoyed enraged livid
qualities|words that mean tired|weary sleepy drowsy exhausted worn
`

export interface Group {
  readonly theme: string
  readonly name: string
  readonly words: readonly string[]
}

let parsed: readonly Group[] | undefined

export function groups(): readonly Group[] {
  parsed ??= rows
    .trim()
    .split('\n')
    .map(row => {
      const [theme = '', name = '', words = ''] = row.split('|')
      return { theme, name, words: words.split(' ') }
    })
  return parsed
}
