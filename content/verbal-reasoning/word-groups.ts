/**
 * Groups of words by theme: the group's name, its words, and others that could be taken for members. A word may be in
 * two groups.
 */
const rows = `
animals|farm animals|cow pig sheep goat horse donkey lamb calf foal piglet
animals|sea animals|shark octopus crab lobster jellyfish starfish squid clam mussel
animals|birds|robin eagle sparrow parrot pigeon owl magpie ostrich
animals|insects|ant bee wasp beetle moth butterfly grasshopper
animals|reptiles|snake lizard crocodile tortoise chameleon
animals|big cats|lion tiger leopard cheetah panther jaguar
animals|animals with shells|snail tortoise crab clam lobster mussel
animals|young animals|puppy kitten lamb calf foal cub piglet|tadpole
animals|animal homes|nest hive burrow den kennel stable sty|basket
animals|sounds of animals|bark miaow moo neigh roar bleat quack|whistle
plants|trees|oak ash willow beech elm sycamore birch pine|apple pear plum cherry peach mango banana orange palm
plants|flowers|rose daisy tulip poppy daffodil violet bluebell|blossom
plants|parts of a plant|root stem leaf petal bud seed|bark blossom cone acorn conker catkin
food|fruits|apple pear plum cherry peach mango banana orange|pepper
food|vegetables|carrot leek cabbage turnip onion parsnip spinach pepper|ginger
food|meals|breakfast lunch dinner supper brunch tea|roast
food|drinks|milk water juice tea coffee lemonade cocoa|chocolate
food|dairy foods|milk cheese butter cream yoghurt
food|sweet treats|toffee fudge chocolate marshmallow nougat|mint
food|herbs and spices|mint basil pepper ginger thyme parsley cinnamon
food|ways of cooking|boil fry bake roast grill steam|whisk
things|things to write with|pen pencil chalk crayon biro marker
things|cutlery and kitchen tools|spoon fork knife ladle whisk spatula
things|furniture|chair table sofa wardrobe cupboard bed desk|lamp
things|tools for building|hammer saw drill chisel spanner screwdriver pliers|knife
things|containers|box bag basket crate jar tin sack|drum cupboard wardrobe
things|lights|lamp torch candle lantern bulb|sunshine
things|rooms|kitchen bedroom bathroom lounge study cellar attic|den stable
clothes|clothes for the feet|shoe sock boot slipper sandal trainer
clothes|hats|cap beret bonnet helmet turban crown
clothes|cloths|cotton silk wool linen velvet denim
travel|things with wheels|car lorry bicycle bus pram cart tractor|aeroplane jet helicopter glider
travel|boats|canoe yacht ferry raft kayak dinghy liner
travel|aircraft|helicopter glider aeroplane airship jet
travel|parts of a car|engine wheel bonnet boot bumper windscreen|lamp
travel|ways for traffic|road street lane avenue path motorway|canal
people|jobs|nurse teacher plumber baker farmer dentist lawyer|trainer
people|family|aunt uncle cousin niece nephew sister grandfather
body|parts of the face|nose eye mouth chin cheek forehead
body|parts of the leg and foot|knee ankle toe heel shin thigh calf
body|parts of the arm and hand|elbow wrist thumb finger palm knuckle|nail
feelings|sad feelings|sorrow misery grief gloom despair
feelings|glad feelings|joy delight pleasure glee happiness
nature|weather|rain snow hail fog wind sunshine sleet
nature|water in the land|river lake stream pond brook canal
nature|high places|hill mountain peak cliff ridge
nature|metals|iron copper tin lead steel brass bronze|gold silver
nature|precious stones|diamond ruby emerald sapphire opal pearl|jet
nature|planets|Mars Venus Saturn Jupiter Neptune Earth
nature|months|January April June July October
numbers|flat shapes|square circle triangle pentagon rectangle hexagon|diamond
numbers|solid shapes|cube sphere cone cylinder pyramid
numbers|number words|seven nineteen thirty eighty hundred
numbers|units of length|metre mile inch kilometre centimetre
numbers|units of time|second minute hour day week month
play|ball games|football tennis cricket hockey rugby netball golf
play|board and table games|chess draughts ludo backgammon dominoes
play|string instruments|violin cello harp guitar banjo lute
play|wind instruments|flute trumpet clarinet oboe trombone recorder
play|instruments to strike|drum cymbal triangle xylophone gong tambourine
play|dances|waltz tango ballet polka jive
play|things to read|novel comic poem newspaper magazine diary
doing|ways of moving fast|run sprint dash race gallop hurry|jet
doing|ways of moving slowly|crawl stroll amble creep plod
doing|ways of speaking|whisper shout mutter mumble yell|bark roar bleat
doing|ways of looking|stare gaze glance peer glimpse watch
doing|ways of fixing things together|glue tie staple nail pin sew|hammer
doing|ways of breaking|smash shatter crack snap splinter
qualities|colours|red blue green violet orange silver gold purple scarlet|rose peach plum cherry cream mint chocolate ruby emerald sapphire copper bronze
qualities|words that mean big|huge enormous vast giant immense massive
qualities|words that mean small|tiny little minute miniature wee
qualities|words that mean brave|bold fearless heroic daring courageous
qualities|words that mean clever|bright smart intelligent brainy brilliant
qualities|words that mean angry|cross furious annoyed enraged livid
qualities|words that mean tired|weary sleepy drowsy exhausted drained
`

export interface Group {
  readonly theme: string
  readonly name: string
  readonly words: readonly string[]
  /** Its words, and those that could be taken for members. */
  readonly members: readonly string[]
}

let parsed: readonly Group[] | undefined

export function groups(): readonly Group[] {
  parsed ??= groupsIn(rows)
  return parsed
}

/** The groups in rows such as those above. */
export const groupsIn = (text: string): Group[] =>
  text
    .trim()
    .split('\n')
    .map(row => {
      const [theme = '', name = '', words = '', others = ''] = row.split('|')
      return { theme, name, words: words.split(' '), members: `${words} ${others}`.trim().split(' ') }
    })
