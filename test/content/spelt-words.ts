/** Words that are spelt correctly, by a British dictionary and not by the content's own lists. */
export const speltWords: ReadonlySet<string> = new Set(
  `a person abandon abandoned about above absolute accommodate accompanied accompany according accused ached achieve
  achieves acorns acquaintance across actor actors actual address adequate administrative admiration admit
  advance after afternoon afternoons again against aggressive ago air airport alarm all allotment allowed
  alone along already also although altogether always amateur amateurs amazement amazing ambassador
  ambitious ambulance among an ancestors ancient and angles animals ankle announced annoyance anonymous
  another answer answered antique any anyone anything anywhere apparently appeared appears apple
  appreciative apprentice approaches approximately aquarium archaeologist architect are area argued army
  around arrange arrive arrived arrives artificial as ash asked asleep assemble assembly assistant
  astonishment at ate athlete atmosphere attached attack attract attracted audience auditorium aunt author
  autumn avalanche average avoid awarded away awkward back backwards bad badgers badly baked bakery balance
  balcony ball ballad ballroom bandage banquet barrister basket bass bathroom bats bay be bean beautiful
  became because bed beekeeper been bees before began begin beginner begun behalf behaved behind believe
  believes believing bell belonged beneath berries beside better between beyond bicycle bicycles big bigger
  biography bird birds birthday biscuit biscuits bitterly bizarre black blamed blatant blew blue blundered
  boats boiled boiler bones book books boot borrow both bottles bottom bought bounced boundary bowl bowling
  box boxers branches bravery brazil bread breakfast breath breed bridge bridges bright bring brings broken
  brother brought brown bruise brushed building buildings built bundle bureaucracy burglar burglary buried
  burning bus bush busy but butcher butter butterflies butterfly button buttons by cabinet café cake
  calculate calendar calls calmly came camouflage camp campsite can canal canary cancelled candle candles
  canoe captain car caravan cardboard careful carefully careless caretaker carpet carriages carrot carrots
  carry carved cashier castle catalogue catastrophe catastrophic category caterpillar cathedral caught
  caution cautious cavalier cave ceiling celebrate celebrities cello cemetery centuries century cereal
  ceremony certain certificate chairs chalices chandelier changed channel character chariot chased chauffeur
  check cheerful cheese chemicals cherry chess childhood children chimneys chip chisel chocolate choice
  choir christmas circle circumstances circus clapped class classroom claws clay clear clearly clever cliffs
  climb climbed climber clock closed closes clouds club coach coast coastguard coat coconut collapsed
  collected colossal coloured come comedy coming committee common communicate community commuters company
  compare compass competition competitor complains complaint complaints completely composed composer
  computers conceal concentrate conductor cone confess confesses conscience conscientious consequently
  considerable consulting contain contained contentedly contestant continue control convinced cooking copy
  corner corners cottage cough could counted countless county couple courage course courteously courts
  cousin covered cows craftsmen cream creature creatures crept crew cricket crimes crimson criticism
  crocodile crossed crowded cruelty cruise crumbling crystals cupboard curator curiosity curious curry
  curtains customers cut cyclist cyclists dad damage damaged dancers dandelions dangerous daughter day
  daylight debate december decided decisive declined decorated deep deer defend defendant definitely degrees
  deliberately delicately delicious delivered dentist depends derelict descendants descended described
  desert designed desk desperation despite destroyed detective determination devious dialogue diary
  dictionary did different difficult digging dilapidated dined dining dinosaur dinosaurs diplomat director
  disappeared disappears disappointing disappointingly discourage discovered diseases dislike displayed
  disrupted distinguished district disturbance disused do doctor does doing dolphin donor door double doves
  down dozens dragon drain drawer drawn dreadful dressed drink driver drizzle dropped drowning dry ducks dug
  dumplings durham during each early ears earthquake easier easily easy eat eccentric edge egg eggs eight
  electrician electricity elegant elephant eliminated eloquent else embarrassed emeralds emperor empty
  encourage end ended ending energy engine engineers england enjoys enormous enough enthusiasm enthusiastic
  entire entirely entrance envelope environment equal equipment error escaped especially essential even
  evening eventually ever every everybody everyone exactly exaggerate exaggerated examine examined
  exasperating excellent except excessive exercise exhausted experience experienced expert experts expired
  explain explained exploded explorer explosion exquisite extraordinary extravagant eyesight facilities fade
  failed fair fall falls faltered families family famous far farmer farmhouse favourite february feed ferry
  fertile festival field fierce fiercely figures film final finally find fingers finished fire fireworks
  firm first fish fisheries fisherman five flasks flat fleet flew flickers flooded floods floor flour flower
  flowers fluent fluorescent fly followed following follows foolish football footprint footsteps for forced
  foreign forgot form formed fortnight fortress fortunately fortune forward foul found fountain four
  fourteen fourth fox fractions fragile france freezing french friday fridays friend friendly friends fries
  from front frozen fruit fuel full furniture gallery gap garden gargoyles gate gave geese generous
  generously genius gentle gently genuine genuinely geologist ghost giant gigantic giraffe girl gives glass
  gloves go goal goalkeeper goals goes gold golden golf gone good gorge gorgeous government governors grace
  gradually grain gran grandchildren grandfather grandmother grandparents grateful graveyard grease great
  greeks green grey ground group groups grows guarantees guarded guards guess guest guests guide guitar
  gullible gurgling gymnasium had half hall handkerchief hands handwriting hang hanging happy harbour harder
  hardly hare harmless harmony has hat hats haunted have having he head headmistress healthy heap hear heard
  hearing heart heather heaviest heavy hedge hedgehog heel height held helicopters help her herd herself
  hesitation hide hiding high highlight hill him hippopotamus his historian history hive hole holiday holly
  home homes hoped horizon hospital hot hotel hottest hour hours house household how however humorous
  hundred hundreds hungry hurricane hurries hurt hut hygiene hypnotist i ice identical if ignored illegal
  illuminated imagine imitation immediately important impressed improvement in includes including
  inconvenient indefinitely independent individual inexperienced influence ingredients inherited injured
  innocent inscription inside instead instructions instruments interference internet interrupt interrupted
  intervene interview interviewing into introduce invented invention inventor invitation is island islands
  isolated it itinerary its itself jam january jar jars jewellery join joined jones journalists journey
  judge juice jumper jungle just keeper keeps kept key keys kind kindest king kitchen kitten knelt knight
  knitted knives knocked know knowledge knowledgeable labels laboratory labour ladder lady lake lane
  language languages large larger last late later laughed launched lawn lawnmower leading leaf leaked learn
  learned learning least leaves lecture left legs leisure leisurely length less lesson letter letters
  librarian library lid lie lies lieutenant lifeboat lifted lighthouse lightly lightweight like limestone
  limousine line listened listeners litres little live livelihood lives living llangollen lobster lock log
  long look looked looking lord lost lot lottery loud loudly loyalty luck luggage lunch lying made magic
  magician magnet magnificent main maintained maintenance make makes making mammoth manage managed manager
  manoeuvre manor manufacture manufacturer manuscripts many marathon marble marbles marched market marquee
  married mash mask mast match material may mayor maze me meadow means measure mechanic medal medicine
  medieval meet melancholy melody melts memorial memory mention menu metallic meteor metres mice microscope
  microscopic mid middle might miles milk milkman mill million millionaires mind minded miniature minute
  minutes miraculously mischievous misfortune misleading missing mistaken mistakes mixed model moisture
  moment monastery monday money monkey month months moor more morning most motorbike motorway mountain
  mountaineers mountains moustache move movement mr much muddy mum municipal muscles museum musician must my
  mysterious mystery nadia nail name named narrow national near nearby nearest nearly neat necessary
  necessities need needed needle needs neighbour neighbourhood neighbours neither nelson nephew nervous nest
  net never nevertheless new newspaper next niece night nights nine ninth no nobody nodded noise noisy nor
  north northern not nothing notice noticeable noticed notorious novel now nuisance number nurse o oak
  objects obviously occasionally odd of off offered offers office often old older oldest omitted on once one
  ones onions only open opened operation opinion opponents opportunity opposing opposite optimistic or
  orange orchard orchestra order original ornaments other our ours out outside outstanding ovation over
  overcame overload own owner oxygen packaging packed packets pain paint painted paints pair palace pancake
  panther pantry paper parade paralysed parcel parchment paris park parliament parliamentary parrot
  particularly party passed passengers past path patience patient patiently pause pausing pavement pavements
  paw peaceful peacock pears peculiar pen penalty pencil penny people pepper perched perfectly performance
  performed perfume perhaps perseverance persistent persuaded pet pharaoh pharmacy photograph photographers
  physical physicians piano picnic picture picturesque pie pieces pier pigeon pigeons pinch pineapple pipe
  piranhas plant planted plastic platform play played player playground please pleased plenty plumber plums
  pneumonia pocket poem poet poets pointed poison poisonous police polished pond ponies pool poor popular
  porcelain portrait positively possession possibly post posted postpone postponed pot potatoes poured
  powdered practical practise precious precisely predators predictable predicted prefer prepared prescribed
  presented presents preserving pressed prestigious previous priceless primary private privilege proceeded
  produced professional professor programme promenade promised pronunciation properly prosecution protect
  protects prove provided public published puddle puddles pulley pump pumpkins punishment puppet puppies
  puppy purple pursuit put quality quantity quarry quarter queen question questioned questionnaire questions
  queue queued quickly quiet quietly quite rabbit radio railway railways rain rained raining raise rang
  ransacked rare rarest rattled ravine raw reach reached read reading ready real reasonable rebuilt
  recapture receipts receive received recently recipe recited reckless recognise recognised recognises
  recommend recommendation recommended recovering recruits recycled red reduce referee reference refused
  region rehearsal rejected relatives reluctant reluctantly rely remarkable remedies remember repairs
  replace replaced represent reputation rescued resembles reservoir resilient resort responsible rest
  restaurant rested restore return returned rhyme rhythm ride ridiculous rings ripest rivals river road
  rocks romans roof roofs room roots rope rose rosemary rotten rougher round row rows rubber rucksack rugged
  ruler rumbled rumour run sacrifice safely said sail sailed sailor sailors sale salt saluted same sandwich
  sat satellite saturday sausages saw says scaffolding scarlet scattered scene sceptical sceptre scholarship
  school scientist scientists scissors scorching scored scottish scout sculptor sculpture sea seagull search
  searching seasickness seaside season second secretary see seen seldom sells sense sensible separate
  separated sequel sergeant serves seven several severn shade shadow shall shallow sharpen sharply shattered
  she shed sheep sheet shelf shelves ship ships shipwreck shirt shook shop shortest should shoulder
  shoulders show showed showers shrinks side sides signal signed silence silent silhouette silk simplicity
  simply simultaneously since sincere sing single sink sister sit sitting six skeleton skeletons sketch ski
  skilful skipper sky sleep sleeps sleeves slept slice slide slightest slippers slippery slow slowly small
  smallest smiles smooth snails snatched sneezed snow snowflake snuffling so socket socks sofa soil sold
  soldier soldiers solemn soloist some somebody sometimes song songs soon sophisticated soprano sound
  sounded soup sovereign space spaniel spare spark speaking special species spectacular spectators speech
  speeches speed spent spicy spider spinach spiral splendour spontaneous spoon spoons spot square squeezed
  squirrel staff staircase stairs stamps standing stands stare stars startled station statistics statue stay
  stayed steel steep steeper steps stew sticky still stock stomach stood stopped stored storm strange
  strangers strawberry streaking stream street strength strenuous stretch stretched strolled strong
  submarine succeeded such sudden suddenly suffering sufficient sugar suggestion summer summit summoned sun
  sunday sunflowers sunny supermarkets suppose supposedly surface surfaced surgeon surplus surprised
  surprisingly surrendered surrounded surrounds survival suspicious sustainable swans swerved swim swimming
  swooped sword symbol sympathetic symphony syrup tactful tail take takes talent tales tambourine tamed tart
  taste tasting tasty tea teach teacher team technically technician tedious teeth telephone temperature
  temporary ten tennis tents terrible terrified terrifying tested thames than thanked that the theatre their
  them themselves then there they thick thief thieves third thirty this thorns though thought thousand
  thousands threads three thriving through throughout thunder thursday ticket tickets tide time times
  timetable tin tiny to toast told tomato tomatoes tomb tomorrow tongue tonne too took tools top toppled
  torn torrential tortoise touched tourists tournament towards tower town toys tracks traffic train trains
  trampolines transfer translate transmitter transparent travelled traveller trawler treacherous treasure
  tree trees tremble trench triangle tried trifle trip triumph trombones trouble trousers trusted try tub
  tubes tuesday tune turn turned turns turquoise twelfth twice twins twists two tyrant tyre ultimately
  umbrella umbrellas unanimous uncle uncovered under underneath undoubtedly unexpectedly unique university
  unless unpleasant unprecedented unpredictable unselfish unsupported until up upside us use used uses
  usually vaccination valley van vandals vanished variety various vegetables vegetarian vehicle veil verse
  verses very vet veterinary viaduct vicious victorian view vikings village villagers virtually visible
  visit visitors vital vitamins voice volcano volunteers voucher wait waited waiter wales walk wall wandered
  want war warbler wardrobe warehouse warm warned warning was washed wasps watch water waterproof way ways
  we wear wearing wears weary weather weathers web wedding wednesday week weekend weeks weighed weighs
  weight welcome well were wet what wheelbarrows when whenever where whether which while whisk whistle
  whistled white whites who whole whose why wicked wicker wild wilderness wildlife will win wind
  window windows winds windy winter wished with withdrew within without witness wolves woman won wooden
  woodland woodpecker woollen word wore work world worth would wrestler write written xylophone yacht year
  years yellow yet you young your zoo`.split(/\s+/),
)
