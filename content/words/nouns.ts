/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms. */
export const nouns = `
# friends
4|friend|someone you know and like|pal, companion|enemy, foe
4|enemy|someone who wishes you harm|foe|friend, ally
5|ally|someone on your side in a fight|supporter, partner|enemy, foe
5|companion|someone who goes with you|friend, comrade|
6|adversary|someone you fight or play against|opponent, foe|ally
5|rival|someone who wants to win the same thing|competitor, opponent|partner
5|colleague|someone you work with|workmate, co-worker|
4|stranger|someone you do not know|outsider|acquaintance
5|guest|someone who is invited to your home|visitor|host
5|host|someone who invites others in||guest
# people
4|leader|someone who shows others the way|head, chief|follower
5|ruler (of a land)|someone who governs a country|monarch, sovereign|subject
6|monarch|a king or queen|sovereign, ruler|
5|servant|someone who works in the house of another|attendant|master
5|citizen|someone who belongs to a town or country|inhabitant, resident|foreigner
5|hero|someone who does brave deeds|champion|villain, coward
5|villain|the bad person in a story|rogue, scoundrel|hero
5|coward|someone who runs from danger||hero
4|thief|someone who steals|robber, burglar|
6|culprit|the one who did the wrong thing|offender, wrongdoer|
5|ancestor|someone in your family long, long ago|forefather|descendant
6|descendant|someone in your family who lives long after you|offspring|ancestor
5|infant|a very young child|baby|adult
5|adult|someone who is fully grown|grown-up|child, infant
4|crowd|a great many people in one place|throng, mob|
6|spectator|someone who watches a game or show|onlooker, viewer|participant
5|witness|someone who saw it happen|observer, onlooker|
5|volunteer|someone who helps without pay||
6|novice|someone who is new to a task|beginner, learner|expert, veteran
5|expert|someone who knows a great deal about something|specialist, master|novice, beginner
6|veteran|someone with very long experience||novice, beginner
4|beginner|someone who has only just started|learner, novice|expert, veteran
5|pioneer|one of the first to go or do something new|trailblazer|
6|hermit|someone who lives all alone|recluse|
6|pessimist|someone who expects the worst||optimist
6|optimist|someone who expects the best||pessimist
6|hypocrite|someone who does not do as he or she tells others||
5|orphan|a child whose parents have died||
5|twin|one of two children born together||
# jobs
4|teacher|someone who helps children learn|tutor, instructor|pupil, student
4|pupil (at school)|a child who is taught|student, schoolchild|teacher
5|author|someone who writes books|writer, novelist|
5|architect|someone who plans buildings||
5|surgeon|a doctor who operates on people||
5|employer|someone who pays others to work|boss|employee
6|apprentice|someone who learns a trade by working|trainee|
5|merchant|someone who buys and sells goods|trader, dealer|customer
5|customer|someone who buys in a shop|shopper, buyer|seller
6|physician|a doctor who treats illness with medicine|doctor|
5|detective|someone who finds out who did a crime|investigator, sleuth|
5|carpenter|someone who makes things of wood|joiner|
6|sculptor|an artist who carves stone or wood|carver|
5|messenger|someone who carries news|courier, herald|
5|traitor|someone who betrays friends or country|turncoat, betrayer|loyalist
6|spokesperson|someone who talks for a group||
4|sailor|someone who works on a ship|seafarer, mariner|
5|librarian|someone who looks after books for others to borrow||
# conflict
4|fight|a time when people try to hurt each other|brawl, scuffle|
5|battle|a fight between two armies|combat, clash|
5|quarrel|an angry talk between people who do not agree|argument, dispute|
4|victory|a win in a game or war|triumph, win|defeat
5|defeat|a loss in a game or war|loss|victory, triumph
6|truce|a stop to the fighting for a while|ceasefire, armistice|
5|weapon|a thing made for fighting||
5|revolt|a rising of people against their ruler|rebellion, uprising|
6|siege|a time when an army shuts in a town|blockade|
5|contest|a game or race to find who is best|competition|
6|feud|a quarrel that lasts for years|vendetta|
# success
4|mistake|a thing you did wrong|error, blunder|
5|error|a thing that is not right|mistake, slip|
6|blunder|a silly, careless mistake|error, gaffe|
5|success|something that turns out well|triumph, achievement|failure
5|failure|something that did not work|flop|success
5|reward|what you get for doing well|prize|punishment
5|penalty|what you must pay for breaking a rule|punishment, fine|reward
6|obstacle|a thing that stands in your way|barrier, hurdle|
6|catastrophe|a sudden and terrible event|disaster, calamity|
5|disaster|an event that does great harm|catastrophe, calamity|
6|predicament|a hard place to get out of|plight, quandary|
5|opportunity|a good chance to do something|chance, opening|
5|attempt|a time when you have a try|try, effort|
5|challenge|a hard task that tests you|test|
5|benefit|something that does you good|advantage|drawback, disadvantage
6|drawback|the bad side of a plan|disadvantage, downside|advantage, benefit
# journeys
4|journey|a trip from one place to another|trip, voyage|
5|voyage|a long trip by sea|cruise, crossing|
6|expedition|a long trip to explore|trek|
5|route|the way you take to get there|way, course|
5|destination|the place where you are going||
5|arrival|the moment of getting there|coming|departure
5|departure|the moment of going away|leaving|arrival
5|entrance|the way in|entry, doorway|exit
4|exit|the way out||entrance, entry
6|pilgrim|someone who travels to a holy place||
5|passenger|someone who rides in a bus, train or plane|traveller|driver
6|detour|a longer way round|diversion|
5|vehicle|a machine that carries people or goods||
5|cargo|goods that a ship or plane carries|freight, load|
5|anchor|a heavy hook that keeps a ship in one place||
# land
4|summit|the highest point of a hill|peak, top|base, foot
5|valley|low land between hills|dale, vale|
5|cliff|a high, steep wall of rock|crag, precipice|
6|precipice|the very steep side of a mountain|cliff|
4|shore|the land at the edge of the sea|coast, beach|
5|desert|a dry land where hardly anything grows|wilderness|
5|meadow|a field of grass and flowers|pasture|
5|swamp|land that is soft and wet|marsh, bog|
6|peninsula|land with sea on nearly all sides||
5|island|land with water on every side|isle|
5|cavern|a large hollow in rock|cave, grotto|
6|ravine|a deep and narrow valley|gorge, canyon|
5|volcano|a mountain that can throw out hot rock||
5|glacier|a slow river of ice||
4|forest|a large place full of trees|wood, woodland|
6|estuary|the wide mouth of a river||
6|oasis|a green place with water in dry land||
5|bank (of a river)|the land along the side of a river|riverside|
5|boundary|the line where one place ends|border, edge|
5|horizon|the line where the sky seems to meet the land|skyline|
5|stream|a small river|brook|
6|tributary|a river that flows into a larger one||
5|avalanche|a fall of snow down a mountain||
# weather
4|storm|wild weather with wind and rain|tempest|
5|breeze|a light wind||gale
5|gale|a very strong wind|storm|breeze
6|drought|a long time without rain||flood
5|flood|water over land that should be dry|deluge|drought
5|blizzard|a storm of snow|snowstorm|
6|hurricane|a storm with the strongest of winds|cyclone, typhoon|
5|shower (of rain)|a short fall of rain||
5|climate|the weather a place has year after year||
6|mirage|a thing that you seem to see in hot air but is not there|illusion|
# time
4|dawn|the first light of day|daybreak, sunrise|dusk, sunset
4|dusk|the time when it is getting dark|twilight, nightfall|dawn, daybreak
5|century|a hundred years||
5|decade|ten years||
6|era|a long time in history|age, period|
5|beginning|the first part|start, opening|ending, end
5|ending|the last part|conclusion, finish|beginning, start
6|interval|a time between two parts|break, pause|
5|instant|a very short time|moment, second|
6|deadline|the latest time by which work must be done||
5|anniversary|the day of the year when something once happened||
5|fortnight|two weeks||
# buildings
4|cottage|a small house in the country|cabin|
5|mansion|a very large, grand house|manor|hovel
5|palace|the home of a king or queen||hovel
5|fortress|a strong place that is hard to attack|castle, stronghold|
6|citadel|a fortress high above a town|stronghold|
5|ruin|what is left of an old building|wreck|
5|cellar|a room under a house|basement|attic
5|attic|a room under the roof|loft|cellar
4|fence|a wall of wood or wire round a field|barrier|
5|prison|a place where people are locked up|jail|
6|dungeon|a dark room under a castle for prisoners||
5|corridor|a long, narrow way between rooms|passage, hallway|
6|monument|something built to remember a person or event|memorial|
6|skyscraper|a very, very tall building||
5|museum|a place where old or rare things are shown||
5|orchard|a field of fruit trees||
5|harbour|a safe place for ships|port, haven|
# home
4|chair|a thing to sit on|seat|
5|blanket|a warm cover for a bed|cover, quilt|
5|cushion|a soft bag to sit or lean on|pillow|
4|cupboard|a thing with doors to keep cups or clothes in|cabinet|
5|ladle|a deep spoon for soup|scoop|
5|kettle|a pot for boiling water||
6|utensil|a tool that is used in a kitchen|implement|
6|receptacle|a thing that you put other things in|container, holder|
4|gift|a thing you give to someone|present|
5|garment|a thing that you wear||
# animals
4|beast|a large, wild animal|creature|
5|predator|an animal that hunts others|hunter|prey
6|carnivore|an animal that eats meat|meat-eater|herbivore
6|herbivore|an animal that eats only plants|plant-eater|carnivore
5|mammal|an animal that feeds its young on milk||
5|reptile|a cold-blooded animal with scales||
5|burrow|a hole that an animal digs to live in|den, tunnel|
5|herd|many cattle or deer together||
5|stallion|a male horse||mare
5|mare|a female horse||stallion
6|vixen|a female fox||
5|larva|a young insect before it grows wings|grub|
6|habitat|the place where a plant or animal lives|home|
5|fleece|the woolly coat of a sheep||
5|foal|a young horse||
5|cygnet|a young swan||
# plants
4|petal|one of the coloured parts of a flower||
4|twig|a very small branch|sprig|
5|stem|the part of a plant that holds up the leaves|stalk|
5|blossom|the flowers on a tree|bloom|
5|seedling|a very young plant|sprout|
5|trunk (of a tree)|the thick main part of a tree|bole|
5|thorn|a sharp point on a stem|prickle, spine|
# body
5|limb|an arm or a leg||
5|skeleton|all the bones in a body||
5|wrist|the joint between hand and arm||
6|artery|a tube that takes blood from the heart||
5|illness|a time when you are not well|sickness, disease|
5|injury|a hurt to the body|wound|
6|remedy|a thing that makes you well|cure, treatment|
5|scar|the mark a cut leaves||
5|fracture|a break in a bone|break, crack|
6|antidote|a cure for poison||
# words
4|story|a telling of things that happened, real or made up|tale, yarn|
5|legend|an old story that many people know|myth, fable|
5|rumour|a story people pass on that may not be true||
5|poem|writing with rhythm, often in rhyme|verse|
6|summary|a short telling of the main points|outline|
6|synonym|a word that means the same as another||antonym
6|antonym|a word that means the opposite||synonym
4|fact|a thing that is known to be true|truth|fiction, lie
5|lie|something said that is not true|fib, falsehood|truth
5|secret|a thing that must not be told||
5|clue|a thing that helps to solve a puzzle|hint|
5|riddle|a question with a tricky answer|puzzle, brainteaser|
4|question|what you ask|query|answer
5|conversation|a talk between people|chat, discussion|
5|opinion|what someone thinks about something|view, belief|
6|proverb|a short, wise saying|saying, adage|
6|manuscript|a book before it is printed||
6|biography|the story of a real person's life||
# law
5|crime|something that is against the law|offence|
5|verdict|what a court decides|judgement, ruling|
6|alibi|proof that you were somewhere else||
5|rule|what you must or must not do|law, regulation|
6|privilege|a right that only some people have||
6|heir|someone who gets money when another dies|inheritor|
# feelings
4|joy|a feeling of great happiness|delight, happiness|sorrow
5|sorrow|a feeling of deep sadness|grief, sadness|joy, delight
5|fear|what you feel in danger|dread, terror|
6|grudge|a bad feeling that you keep for a long time|resentment|
5|ambition|a strong wish to do something great|aim, goal|
5|hobby|what you like to do in your free time|pastime|
6|whim|a sudden wish that makes no sense|fancy|
6|virtue|a good side of a person's nature|merit|vice, fault
5|habit|a thing that you do again and again|custom|
6|aversion|a strong dislike|dislike, hatred|liking
# amounts
4|piece|a part of something|bit, portion|whole
5|fragment|a small piece broken off|scrap, shard|whole
5|majority|more than half||minority
6|minority|less than half||majority
5|maximum|the most that there can be||minimum
5|minimum|the least that there can be||maximum
6|surplus|what is left over|excess|shortage
6|shortage|too little of what is needed|lack, scarcity|surplus, excess
5|profit|the money you make when you sell|gain|loss
5|fortune|a very large sum of money|wealth|
4|heap|a lot of things lying on top of each other|pile, mound|
6|replica|an exact copy|copy, reproduction|original
`
