/**
 * Year | saying, with one word in brackets that can be left out, then words that some people say instead | its meaning
 * | its literal meaning. No two sayings mean the same.
 */
export const sayings = `
4|a piece of [cake]|something very easy|a slice of something sweet
4|raining cats and [dogs]|raining very hard|animals falling from the sky
4|once in a blue [moon]|very rarely|on a night when the sky has a strange colour
4|to let the cat out of the [bag]|to tell a secret by mistake|to set a pet free
4|to be all [ears]|to be listening with great interest|to have a very large head
4|under the [weather]|feeling rather ill|out in the rain
4|to have butterflies in your [stomach/tummy]|to feel nervous|to have eaten some insects
4|to get cold [feet]|to become too afraid to do what you planned|to need warmer socks
4|to keep an [eye] on something|to watch over it|to touch it with your face
4|as cool as a [cucumber]|very calm|chilly to touch
4|to get your [skates] on|to hurry up|to go to an ice rink
4|as busy as a [bee]|having a great deal to do|covered in yellow and black stripes
4|as blind as a [bat]|unable to see well|able to fly at night
4|as quiet as a [mouse]|making no noise at all|small and grey
4|as light as a [feather]|weighing almost nothing|soft and white
4|to hit the [hay]|to go to bed|to work on a farm
4|to lose your [temper]|to become very angry|to forget where you put something
4|to hold your [horses]|to wait a moment|to look after animals
4|to pull someone's [leg]|to tease someone|to make someone fall over
4|to give someone a [hand]|to help someone|to pass someone a glove
4|to break the [ice]|to make people feel at ease when they first meet|to step on a frozen pond
4|practice makes [perfect]|you get better at something by doing it often|only experts should try
4|many hands make light [work]|a job is done sooner when people share it|lamps are built by a crowd
4|better late than [never]|it is better to do something after time than not at all|clocks are often slow
5|to cost an arm and a [leg]|to be very expensive|to lead to a bad injury
5|to bite off more than you can [chew]|to take on more than you can manage|to eat in big mouthfuls
5|to beat about the [bush]|to avoid saying what you really mean|to hit a plant with a stick
5|to turn over a new [leaf]|to start to behave better|to read the next page
5|to be in hot [water]|to be in trouble|to have a bath
5|to bark up the wrong [tree]|to have the wrong idea about something|to be a dog in a wood
5|the last [straw]|the final small thing that makes you lose patience|the end of a drink
5|to see eye to [eye]|to agree|to be of the same height
5|to sit on the [fence]|to refuse to take sides|to rest in a garden
5|to face the [music]|to accept the results of what you did wrong|to look at a band
5|to jump out of your [skin]|to get a sudden fright|to take off your clothes
5|a wolf in sheep's [clothing]|someone dangerous who seems harmless|an animal at a fancy dress party
5|to have your head in the [clouds]|to be lost in daydreams|to stand on a tall mountain
5|to cry over spilt [milk]|to be upset about what cannot be changed|to be sad about breakfast
5|to put all your eggs in one [basket]|to risk everything on a single plan|to shop with a single bag
5|a storm in a [teacup]|a great fuss about a small matter|tea that has been stirred too fast
5|to go [bananas]|to become wild or silly|to eat a lot of fruit
5|the early bird catches the [worm]|whoever comes first has the best chance|birds should get up at dawn
5|don't judge a book by its [cover]|do not decide what something is like from how it looks|never read picture books
5|actions speak louder than [words]|what you do matters more than what you say|some people shout too much
5|two heads are better than [one]|it helps to have a second person think about a problem|monsters are cleverer than people
5|look before you [leap]|think about the dangers before you act|wear glasses for sport
5|every cloud has a silver [lining]|there is something good in every bad thing|the sky is worth a lot of money
5|the grass is always greener on the other [side]|what others have always seems better than what you have|the neighbours water their lawn
5|to go the extra [mile]|to make more effort than you need to|to miss your stop on the bus
5|a fish out of [water]|someone in a place where they feel strange|something for dinner
5|to steal the [show/spotlight/limelight/scene]|to get more attention than anyone else|to take something from a theatre
6|to burn the candle at both [ends]|to tire yourself by doing too much|to waste wax
6|to add insult to [injury]|to make a bad situation even worse|to be rude to a doctor
6|to bury the [hatchet]|to end a quarrel|to hide a tool in the garden
6|to bite the [bullet]|to make yourself do something unpleasant|to chew on metal
6|to cut [corners]|to do a job badly to save time or money|to make a square into a circle
6|to leave no stone [unturned]|to search or try in every possible way|to tidy up a beach
6|to throw in the [towel/sponge]|to give up|to do the washing
6|to be on thin [ice]|to be taking a risk|to skate in winter
6|to take something with a pinch of [salt]|not to believe it completely|to add flavour to food
6|to hit the nail on the [head]|to say exactly the right thing|to put up a picture
6|to rock the [boat]|to upset a situation that was calm|to go for a row
6|to read between the [lines]|to find a meaning that is not stated openly|to look at the white parts of a page
6|to blow your own [trumpet/horn]|to boast about yourself|to play in a band alone
6|to be caught [red-handed]|to be found in the middle of doing wrong|to spill paint
6|the tip of the [iceberg]|a small part of a much larger problem|the top of something cold
6|to keep a stiff upper [lip]|to hide your feelings when you are upset|to have a sore mouth
6|to give someone the cold [shoulder]|to ignore someone on purpose|to share leftover meat
6|to get out of bed on the wrong [side]|to be in a bad mood from the morning on|to fall on the floor at night
6|a drop in the [ocean/bucket]|far too little to make a difference|a little salt water
6|a blessing in [disguise]|something good that seemed bad at first|a present in fancy paper
6|birds of a feather flock [together]|people who are alike tend to be friends|geese fly in a group
6|a stitch in time saves [nine]|to mend a small fault early prevents a bigger one|sewing is quicker than buying
6|too many cooks spoil the [broth/soup]|a job goes wrong when too many people try to run it|soup needs only one spoon
6|when in Rome, do as the [Romans] do|follow the customs of the place where you are|learn Italian on holiday
6|absence makes the heart grow [fonder]|you like someone more when you are apart|staying away from school is healthy
6|Rome was not built in a [day]|great things take time|old cities are full of ruins
6|don't count your chickens before they [hatch]|do not rely on something before it happens|only buy eggs from a farm
6|where there is smoke, there is [fire]|a rumour usually has some truth in it|chimneys should be swept
6|let sleeping dogs [lie]|do not stir up an old problem|be quiet near kennels
6|a leopard cannot change its [spots]|people do not change what they are really like|wild cats cannot be washed
6|to have a chip on your [shoulder]|to feel angry about having been treated unfairly|to drop your supper
6|a white [elephant]|something costly that is of no use|a very rare animal
`
