/**
 * Words by category, each with a clue. A heading names the category for one word and for many, its family, and a sentence
 * that each of its words completes. Categories without a name are too wide to ask for.
 */
const rows = `
# a wild animal | wild animals | animals | We watched the _ through the fence.
tiger: a big cat with stripes
camel: it carries people across the desert
zebra: it looks like a horse with stripes
panda: a black and white bear that eats bamboo
hyena: it sounds as if it is laughing
monkey: it swings from tree to tree
badger: it has a black and white face and lives in a sett
jaguar: a spotted big cat of South America
gorilla: the largest ape
giraffe: the tallest animal
leopard: a big cat with spots
cheetah: the fastest animal on land
buffalo: it looks like a large ox with horns
meerkat: it sits up straight to watch out for danger
squirrel: it has a bushy tail and stores nuts
hedgehog: it rolls up into a ball of spines
kangaroo: it carries its baby in a pouch
elephant: it has a trunk and tusks
crocodile: a reptile with long jaws full of teeth
porcupine: its body is covered in long sharp quills
# a bird | birds | animals | I took a photograph of the _ in its nest.
robin: it has a red breast
eagle: a large hunter with a hooked beak
heron: it waits in shallow water to catch fish
parrot: it may learn to talk
pigeon: a grey visitor to town squares
magpie: black and white, and said to steal shiny things
falcon: it dives at great speed to catch its food
turkey: many families eat it at Christmas
puffin: it nests on cliffs and has a colourful beak
seagull: a noisy thief of chips at the seaside
sparrow: a small brown visitor to gardens
ostrich: it cannot fly, but it can outrun a horse
penguin: it cannot fly, but it swims like a fish
peacock: it spreads its tail like a fan
flamingo: it is pink and rests on one leg
nightingale: it is famous for singing after dark
# a sea creature | sea creatures | animals | The diver swam past the _.
squid: it has ten arms and squirts ink
shrimp: a small pink animal with a shell and many legs
oyster: a pearl may grow inside it
dolphin: a clever animal that leaps out of the waves
octopus: it has eight arms
lobster: it has two large claws and turns red when cooked
haddock: a white fish that you can buy with chips
walrus: it has long tusks and whiskers
seahorse: a tiny swimmer with a curly tail
starfish: it has five arms and looks like something in the sky
jellyfish: it has no bones, and it may sting you
mackerel: an oily fish with stripes on its back
# a minibeast | minibeasts | animals | Look at the _ through this magnifying glass.
beetle: its hard wings fold over its back like a shell
spider: it spins a web
hornet: it is like a large wasp
ladybird: it is red with black spots
mosquito: its bite makes you itch
butterfly: it was a caterpillar once
earthworm: it has no legs and tunnels through soil
centipede: it has a great many legs
grasshopper: it leaps through the meadow on long back legs
# a fruit | fruits | food | Who ate the _ from the bowl?
apple: it is crunchy, and said to keep the doctor away
mango: it is orange inside and grows in hot countries
banana: you peel its yellow skin
orange: its name is also a colour
cherry: small, round and red, with a stone
papaya: a large tropical one with black seeds
apricot: like a small peach, and often dried
avocado: green, with a large stone, and good on toast
coconut: it has a hairy brown shell and white flesh
raspberry: soft, red and made up of many tiny balls
pineapple: it has a prickly skin and a tuft of leaves
blueberry: small and round, and it stains your tongue
strawberry: red, with its seeds on the outside
# a vegetable | vegetables | food | Gran put the _ into the soup.
onion: it makes you cry when you chop it
carrot: it is orange and said to help you see in the dark
celery: long, pale green, crunchy stalks
turnip: in a story, a whole family pulls one out of the ground
potato: you can mash it or make chips from it
pepper: it may be red, yellow or green, and is hollow
cabbage: a round ball of green leaves
spinach: dark green leaves full of iron
parsnip: it looks like a white carrot
lettuce: green leaves for a salad
mushroom: it grows in damp woods and has a cap
broccoli: it looks like a tiny green tree
beetroot: it is dark red, and so are your fingers after peeling it
cucumber: long and green, and good in sandwiches
aubergine: it has a shiny purple skin
courgette: it looks like a cucumber, but is served hot
cauliflower: its large white head is good with cheese sauce
# a colour | colours | colours | She painted her door _.
white: the colour of snow
brown: the colour of chocolate
black: the colour of coal
green: the colour of grass
yellow: the colour of a lemon
purple: what you get if you mix red and blue
violet: the last colour of the rainbow
maroon: a dark brownish red
scarlet: a very bright red
crimson: a deep red
turquoise: between green and blue
# a job | jobs | jobs | We thanked the _ for her help.
nurse: she looks after people in hospital
pilot: she flies planes
baker: she makes bread
judge: she sits in a court
doctor: you see her when you are ill
farmer: she grows crops and keeps animals
dentist: she looks at your teeth
plumber: she mends pipes and taps
builder: she puts up houses
optician: she tests your eyes
gardener: she plants flowers and mows lawns
carpenter: she makes things from wood
architect: she draws plans of houses
scientist: she does experiments
librarian: she looks after books
firefighter: she puts out flames and rescues people
# something to wear | things to wear | clothes | I have lost my _.
scarf: it keeps your neck warm
shirt: it has a collar and buttons
trousers: they cover both legs
jacket: a short coat
jumper: a warm top made of wool
gloves: they keep your fingers warm
wellies: you wear them to splash in puddles
pyjamas: you sleep in them
slippers: soft shoes for indoors
mittens: they have a thumb, but no fingers
swimsuit: you need it at the pool
raincoat: it keeps you dry when it pours
cardigan: it is knitted and has buttons
waistcoat: it has no sleeves and goes under a jacket
#  |  | household | They carried the _ upstairs.
chair: you sit on it
mirror: you can see your face in it
carpet: it covers the floor
pillow: you rest your head on it
cushion: it makes a sofa more comfortable
blanket: it keeps you warm in bed
bookcase: it has shelves for stories
mattress: the thick, soft part of a bed
wardrobe: you hang your clothes in it
armchair: a comfortable seat for one
cupboard: it has doors, and you keep things in it
television: you watch programmes on it
# a musical instrument | musical instruments | instruments | She is learning to play the _.
piano: it has black and white keys
cello: like a large violin, and you sit to play it
flute: a thin silver tube that you hold sideways
banjo: like a round guitar
guitar: you pluck its six strings
violin: you hold it under your chin
trumpet: a brass instrument with three valves
bagpipes: you hear them in Scotland
recorder: children often learn this wooden or plastic pipe
clarinet: a long black tube with a reed
trombone: you move its long slide in and out
xylophone: you hit its bars with two sticks
harmonica: you blow it and slide it along your lips
# a sport | sports | sports | My favourite sport is _.
rugby: it is played with an oval ball
tennis: you hit a ball over a net with a racket
hockey: you hit a ball with a curved stick
netball: seven players a side, and no running with the ball
fencing: two people fight with thin swords
archery: it is done with a bow and arrows
cricket: it is played with bats, balls and wickets
football: eleven players a side, and a goalkeeper
swimming: you do it in a pool
badminton: you hit a shuttlecock over a net
athletics: it includes running, jumping and throwing
gymnastics: it is done on mats, beams and bars
# a kind of weather | kinds of weather | weather | We added the word _ to our weather chart.
cloud: it hides the sun
sleet: a mixture of rain and snow
frost: it makes the grass white on cold mornings
breeze: a gentle wind
drizzle: very light rain
thunder: it rumbles after lightning
sunshine: the brightest, warmest time of a day
snowfall: it lets you build a snowman
hailstones: they are balls of ice
heatwave: several very hot days in a row
# a part of the body | parts of the body | body | He has hurt his _.
wrist: between your hand and your arm
thumb: the short, thick finger
ankle: between your foot and your leg
thigh: the top part of your leg
finger: you wear a ring on it
tongue: you taste with it
stomach: your food goes there
forehead: above your eyes
shoulder: at the top of your arm
eyebrow: a short line of hair above your eye
backbone: the bony column that keeps you upright
# something to travel in or on | things to travel in or on | travel | We travelled by _.
plane: it has wings and an engine
lorry: it carries heavy goods by road
ferry: it carries cars across the sea
canoe: a narrow boat that you paddle
bicycle: it has two wheels and pedals
minibus: a dozen people can ride in it
scooter: push it along with one foot
tractor: farmers drive it
balloon: hot air makes it rise
caravan: a home on wheels
motorbike: it has two wheels and an engine
submarine: it goes under the water
helicopter: it can hover in the air
# a tool | tools | household | Please pass me the _.
drill: it makes holes
spade: you dig with it
ladder: you climb it
hammer: you hit nails with it
pliers: they grip things, like a strong pair of fingers
chisel: it cuts shapes in wood or stone
spanner: it loosens nuts
scissors: they cut paper
screwdriver: it turns screws
wheelbarrow: it has one wheel, and you push it round the garden
# a school subject | school subjects | subjects | We have _ on Tuesdays.
music: you sing and play
maths: you work with numbers
French: people speak it in Paris
drama: you act in it
English: you read, write and spell
history: you learn about the past
science: you do experiments
spelling: you learn to put letters in the right order
geography: you learn about rivers, mountains and maps
computing: you learn to write programs
#  |  | food | Would you like some _?
bread: it is sold in loaves
pizza: a flat, round dish from Italy
curry: a spicy dish with rice
pasta: spaghetti is one kind of it
toast: you put butter on it at breakfast
butter: it is made from cream
cheese: it is made from milk, and mice are said to love it
yoghurt: it is thick and made from milk, and often has fruit in it
porridge: hot oats for breakfast
sausages: they are long and thin, and good with mash
pancakes: you toss them on Shrove Tuesday
sandwich: two slices of bread with something between them
chocolate: Easter eggs are made of it
marmalade: it is made from oranges
spaghetti: long, thin strings of pasta
# a drink | drinks | food | A glass of _, please.
water: it comes out of the tap
juice: it is pressed from fruit
squash: you mix it with water
cordial: a sweet syrup that you mix with water
lemonade: fizzy, sweet and sour
smoothie: a thick blend of fruit
milkshake: it is whisked, cold and creamy
# a building | buildings | buildings | Turn left at the _.
hotel: people on holiday sleep there
school: you have lessons there
church: people go there to pray
castle: knights lived there
museum: old and precious things are on show there
cinema: you watch films there
bakery: you buy bread there
palace: a king or queen lives there
cottage: a small house in the country
library: you borrow books there
theatre: you watch plays there
hospital: doctors and nurses work there
windmill: it has sails and grinds corn
lighthouse: it warns ships about rocks
supermarket: you fill your trolley there
# a flower | flowers | flowers | The bee landed on the _.
daisy: white petals round a yellow middle, on many lawns
tulip: Holland is famous for it
poppy: bright red, and worn in November
orchid: a rare and delicate one that people keep indoors
primrose: pale yellow, and one of the first in spring
bluebell: it covers the floor of woods in May
snowdrop: small and white, and out in January
foxglove: its name sounds as if a wild animal wore it
daffodil: yellow, with a trumpet, and the emblem of Wales
buttercup: yellow and shiny, in meadows
sunflower: very tall, with a huge yellow head
dandelion: yellow, and then a ball of seeds that you can blow away
#  |  | household | Wash the _ and put it away.
spoon: you stir with it
knife: you cut with it
whisk: you beat eggs with it
kettle: you boil water in it
saucer: it goes under a cup
teapot: you pour a hot drink from it
saucepan: it has a long handle and a lid
colander: it has holes, and you drain pasta in it
corkscrew: it opens bottles
teaspoon: you stir your cup with it
tablecloth: you spread it before a meal
# a country | countries | countries | They flew to _.
France: its capital is Paris
Norway: a northern land of fjords and mountains
Greece: the ancient Olympics were held there
Canada: its flag has a red maple leaf
Mexico: it lies south of the United States
Sweden: it lies between Norway and Finland
Germany: its capital is Berlin
Iceland: an island of volcanoes and hot springs
Ireland: its capital is Dublin
Denmark: the home of Lego
Finland: it has thousands of lakes and lies next to Sweden
Scotland: its capital is Edinburgh
Portugal: it lies next to Spain, by the Atlantic Ocean
Australia: the home of kangaroos and koalas
`

/** Families to which a word, or another with the same letters (such as stoat for toast), also belongs. */
const alsoIn: Readonly<Record<string, readonly string[]>> = {
  bread: ['body'],
  cricket: ['animals'],
  hornet: ['household'],
  lobster: ['household'],
  orange: ['colours'],
  plane: ['countries', 'household'],
  squash: ['sports'],
  toast: ['animals'],
  turkey: ['countries', 'food'],
  violet: ['flowers'],
}

/** Families whose words could be taken for members of the first. */
const near: Readonly<Record<string, readonly string[]>> = {
  colours: ['food', 'flowers'],
  countries: ['subjects'],
  subjects: ['sports', 'countries'],
}

export interface AnagramWord {
  readonly word: string
  readonly clue: string
  readonly category: AnagramCategory
}

export interface AnagramCategory {
  /** `a fruit`, or an empty string. */
  readonly one: string
  readonly many: string
  readonly family: string
  /** With an underscore for the word. */
  readonly sentence: string
}

let parsed: readonly AnagramWord[] | undefined

export function anagramWords(): readonly AnagramWord[] {
  parsed ??= rows
    .trim()
    .split(/^# /m)
    .slice(1)
    .flatMap(section => {
      const [heading = '', ...lines] = section.trim().split('\n')
      const [one = '', many = '', family = '', sentence = ''] = heading.split('|').map(part => part.trim())
      const category = { one, many, family, sentence }
      return lines.map(line => {
        const [word = '', clue = ''] = line.split(/: (.*)/)
        return { word, clue, category }
      })
    })
  return parsed
}

/** The letters of a word in alphabetical order. Two words with the same are anagrams of each other. */
export const lettersOf = (word: string) => [...word.toLowerCase()].sort().join('')

/** Whether nobody could say that the word belongs to this family. */
export const isOutside = ({ word, category }: AnagramWord, family: string) =>
  ![category.family, ...(alsoIn[word] ?? [])].some(own => own === family || near[family]?.includes(own))
