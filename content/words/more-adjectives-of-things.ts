/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms | near misses. */
export const moreAdjectivesOfThings = `
# size
6|colossal|so big that it towers over everything|gigantic, huge|minuscule, tiny|casual, closed, coastal
4|gigantic|far larger than most|enormous, colossal, huge|tiny, minute|magnetic, romantic, gymnastic
4|vast|stretching a very long way|immense, boundless|tiny|fast, past, damp
4|hollow|empty on the inside||solid|yellow, holy, mellow
5|microscopic|too small to be seen by the eye alone|minute, minuscule|gigantic, colossal|scientific, electronic, magnetic
5|miniature|made much smaller than the real thing|small-scale|full-size|mature, modern, mutual
5|spacious|with plenty of room inside|roomy|cramped|precious, gracious, spicy
5|cramped|without enough room|confined|spacious, roomy|damp, cracked, crispy
5|squat|short and thick|stocky|lanky|quiet, squeaky, quaint
5|lanky|tall, thin and awkward|gangly|squat, stocky|leaky, lucky, handy
6|dense|packed closely together|thick, compact|sparse|tense, tender, damp
6|sparse|thinly spread with few of them|scanty|dense, plentiful|sharp, sparkling, coarse
6|cumbersome|heavy and awkward to move|unwieldy, bulky|compact|handsome, quarrelsome, wholesome
6|prominent|standing out so that you notice it|noticeable, conspicuous|inconspicuous|permanent, pertinent, prompt
# shape
4|crooked|not straight|bent, twisted|straight|cooked, croaky, wooden
4|tight|fixed or stretched firmly|taut|loose|right, bright, slight
4|loose|not fixed or held firmly|slack|tight|lost, local, moody
5|vertical|pointing straight up|upright, perpendicular|horizontal|critical, musical, optical
5|horizontal|flat, like the line where sea meets sky|level|vertical|ornamental, historical, accidental
5|circular|shaped like a ring|round||muscular, regular, secular
5|jagged|with sharp, rough points along the edge|serrated, spiky|smooth|jaded, packed, aged
6|taut|stretched tight|tight|slack, loose|tart, smart, blunt
6|concave|curving inwards, like the inside of a spoon||convex|conceited, concealed, convenient
6|convex|curving outwards, like the back of a spoon||concave|complex, convinced, converted
6|symmetrical|the same on both sides|balanced|asymmetrical|medical, theatrical, mechanical
6|undulating|going up and down like waves|rolling, wavy|flat, level|outdated, indulgent, unlucky
# amount
4|packed|with no room for more|full, crammed|empty|patched, plain, pickled
4|extra|more than usual or planned|additional, further||exact, exotic, external
4|spare|not being used now, but there if needed|extra, surplus||square, scarce, smart
5|plentiful|easy to find because there is so much|ample, abundant, bountiful|scarce, rare|beautiful, powerful, peaceful
5|sufficient|as much as is needed|enough, adequate|insufficient|efficient, ancient, different
5|adequate|good enough, or just enough|satisfactory, sufficient|inadequate, insufficient|accurate, delicate, desperate
5|countless|too many to number|innumerable, numberless|few|priceless, careless, painless
5|single|only one|sole, lone|multiple|local, central, musical
5|multiple|more than one|many, several|single|humble, musical, miserable
5|considerable|quite large or important|substantial, sizeable|negligible|considerate, comfortable, adjustable
6|infinite|without any end|limitless, boundless|finite, limited|definite, intimate, innocent
6|profuse|pouring out in great amounts|abundant, copious|scanty, meagre|confused, profound, polite
6|negligible|so small that it does not matter|insignificant|considerable, significant|eligible, legible, neglected
6|substantial|large in size or amount|considerable, sizeable|insubstantial|confidential, residential, partial
6|excessive|far too much|immoderate, undue|moderate|successive, exclusive, expressive
6|moderate|neither too much nor too little|medium, reasonable|excessive, extreme|separate, modern, private
# place
4|crowded|full of people|packed, teeming|deserted, empty|crowned, cloudy, clouded
5|deserted|with nobody there|abandoned, uninhabited|crowded|desired, divided, designed
5|distant|far away|far-off, remote|nearby, close|instant, constant, recent
5|foreign|belonging to another country|alien, overseas|native|formal, fortunate, sovereign
5|native|born in a place, or growing there naturally|indigenous, local|foreign|naive, naval, active
6|remote|far away from towns and people|isolated, secluded, outlying|nearby|devoted, rotten, remarkable
6|adjacent|lying right next to something|neighbouring, adjoining|distant|adjusted, decent, adult
6|accessible|easy to reach or get into|reachable|inaccessible|possible, sensible, edible
6|rural|to do with the countryside|rustic|urban|royal, plural, moral
6|urban|to do with towns and cities||rural|urgent, human, orderly
6|nautical|to do with ships and the sea|maritime, seafaring||vertical, tropical, critical
6|aquatic|living or growing in water||terrestrial|dramatic, automatic, antique
6|nocturnal|awake and active at night|||eternal, internal, normal
6|desolate|empty, lonely and without life|bleak, deserted||delicate, absolute, passionate
# nature
4|tame|used to people and not afraid of them|domesticated|wild|same, lame, game
4|wild|living free in nature|untamed|tame|wide, wise, white
4|ripe|ready to be picked and eaten||unripe|wide, wiry, rapid
5|barren|where nothing can grow|infertile, unproductive|fertile|broken, modern, barred
5|fertile|good for growing plants|fruitful, productive|barren, infertile|fragile, agile, gentle
5|bleak|bare, cold and windswept|desolate, exposed|sheltered|sleek, creaky, blank
6|lush|growing thickly and looking green|luxuriant|barren, parched|hushed, harsh, lucky
6|derelict|left empty and falling into ruin|abandoned, tumbledown||direct, delicate, perfect
6|dilapidated|falling to pieces from age or lack of care|ramshackle, run-down||dedicated, delighted, complicated
6|prehistoric|from the time before anything was written down||modern|heroic, scientific, romantic
# need
4|main|most important|chief, principal|minor|mean, vain, modern
4|minor|small and not very important|trivial, unimportant|major, main|inner, bitter, clever
5|necessary|that you must have or do|needed, essential, required|unnecessary, optional|ordinary, temporary, solitary
5|optional|that you may choose or leave|voluntary|compulsory, necessary|national, emotional, traditional
5|urgent|needing to be dealt with at once|pressing, critical||ancient, fragrant, absent
5|valuable|worth a lot of money|precious, costly|worthless|available, enjoyable, comfortable
5|suitable|right for the purpose|fitting, appropriate|unsuitable, inappropriate|portable, reliable, edible
5|convenient|easy to use or to get to|handy|inconvenient|confident, obedient, consistent
6|compulsory|that you must do by law or rule|obligatory, mandatory|optional, voluntary|sensory, satisfactory, complimentary
6|voluntary|done because you want to, not because you must|optional|compulsory, obligatory|solitary, military, ordinary
6|indispensable|impossible to manage without|essential, vital|unnecessary|inseparable, respectable, remarkable
6|significant|large or important enough to matter|notable, important|insignificant, trivial|magnificent, different, elegant
6|paramount|more important than anything else|supreme, foremost||permanent, parallel, pleasant
6|relevant|to do with what is being talked about|applicable, pertinent|irrelevant|elegant, reluctant, resident
6|beneficial|doing good|advantageous, helpful|harmful, detrimental|artificial, official, social
6|detrimental|doing harm|harmful, damaging|beneficial|sentimental, ornamental, experimental
6|effective|bringing the result that you wanted|successful|ineffective|attractive, reflective, effortless
6|efficient|working well without wasting time|well-organised|inefficient|sufficient, ancient, patient
6|appropriate|right for the time and place|suitable, fitting|inappropriate, unsuitable|private, affectionate, desperate
# speed
4|prompt|done at once, without delay|immediate, punctual|late, tardy|plump, proud, crisp
5|immediate|happening at once|instant, prompt|delayed|immense, mediocre, moderate
6|inert|unable to move or act|motionless|active|expert, exact, internal
6|stationary|not moving|motionless, still|moving|ordinary, legendary, military
# time
6|obsolete|no longer used because newer things took its place|outdated, disused|modern, current|obstinate, complete, absolute
4|final|coming at the very end|last, closing|first|vital, formal, finite
4|old-fashioned|no longer in style|dated, outmoded|fashionable, modern|short-sighted, ready-made, cold-blooded
5|antique|old and valuable||modern|unique, opaque, artistic
5|fashionable|in the latest style|trendy, stylish|unfashionable, old-fashioned|reasonable, flammable, sociable
5|lengthy|going on for a long while|prolonged, drawn-out|brief, short|wealthy, healthy, leafy
5|original|new and not copied from anything|inventive, creative|unoriginal|regional, marginal, optional
5|traditional|done in the same way for many years|customary, age-old|modern|national, additional, fictional
5|constant|going on without a stop|continuous, unceasing|intermittent|instant, distant, pleasant
5|regular|coming again and again at equal times|even, steady|irregular|circular, muscular, secular
5|eternal|lasting for ever|everlasting, endless|temporary|internal, external, maternal
5|overdue|later than it should be|late, delayed|early|overgrown, overhead, untrue
6|fleeting|lasting for only a moment|momentary, passing|lasting, permanent|floating, greedy, flattering
6|transient|passing quickly and not staying|short-lived, fleeting, passing|permanent, lasting|transparent, tranquil, trivial
6|intermittent|stopping and starting again|sporadic|continuous, constant|interesting, different, important
6|sporadic|happening only now and then|occasional, intermittent|frequent|acrobatic, domestic, athletic
6|incessant|never stopping for a moment|ceaseless, unceasing, constant|intermittent|innocent, recent, pleasant
6|simultaneous|happening at the same moment|concurrent||spontaneous, enormous, numerous
6|spontaneous|done on the spur of the moment|unplanned, impromptu|planned, rehearsed|simultaneous, courteous, numerous
6|imminent|about to happen at any moment|impending|distant|eminent, prominent, permanent
6|subsequent|coming after|following, later|previous, earlier|frequent, subtle, absent
6|initial|coming at the very beginning|first, opening|final|social, essential, individual
6|archaic|very old and no longer used|antiquated, obsolete|modern|artistic, chaotic, energetic
6|innovative|using new ideas|pioneering, inventive|traditional|informative, negative, native
6|premature|happening too early|early, untimely|late, overdue|miniature, secure, obscure
6|belated|coming later than it should|late, overdue|early|related, elated, deflated
# strangeness
4|strange|not what you are used to|odd, peculiar, unusual|familiar|strong, straight, strict
4|magical|done by spells or wonderful powers|enchanted||musical, manual, medical
5|unusual|not often seen or heard|uncommon, strange|usual, ordinary|casual, mutual, useful
5|normal|just as you would expect|usual, ordinary|abnormal, unusual|neutral, vocal, mortal
5|mysterious|hard to understand or explain|puzzling, baffling||luxurious, furious, serious
5|extraordinary|so unusual that you are amazed|remarkable, exceptional|ordinary, commonplace|extravagant, temporary, necessary
5|remarkable|so unusual that people talk about it|extraordinary, striking|unremarkable, ordinary|reasonable, washable, comfortable
5|imaginary|not real, but only in the mind|made-up, unreal|real, actual|imaginative, military, stationary
6|typical|just what you would expect of its kind|characteristic, usual|untypical, unusual|tropical, topical, musical
6|enigmatic|puzzling and full of secrets|mysterious, puzzling|straightforward|automatic, energetic, dramatic
6|unprecedented|that has never happened before|unheard-of||unpleasant, undecided, represented
6|anonymous|without a name that anyone knows|nameless, unnamed|named|unanimous, enormous, harmonious
6|exceptional|much better or rarer than most|outstanding, extraordinary|average, ordinary|emotional, optional, national
6|mundane|ordinary and dull|everyday, commonplace, humdrum|extraordinary|humane, muddy, modern
6|customary|usual at such times|usual, habitual|unusual|elementary, military, primary
6|mythical|found only in very old stories|legendary|real|medical, musical, magnetic
# beauty
4|pleasant|giving you a happy feeling|enjoyable, agreeable|unpleasant, disagreeable|present, patient, fragrant
4|delightful|giving great pleasure|lovely, charming|unpleasant|doubtful, careful, forgetful
4|grand|large and splendid|impressive, magnificent|unimpressive|bland, damp, brand-new
4|scruffy|untidy and rather dirty|messy, unkempt|smart, neat|fluffy, stuffy, crunchy
5|attractive|pleasing to look at|good-looking, appealing|unattractive, ugly|active, inventive, talkative
5|handsome|good-looking|good-looking, attractive|ugly|lonesome, handmade, wholesome
5|dainty|small, pretty and delicate|delicate, petite||thirsty, daily, windy
5|majestic|grand enough for a king or queen|grand, stately|unimpressive|domestic, plastic, realistic
6|opulent|rich and full of luxury|lavish, sumptuous||turbulent, succulent, insolent
6|luxurious|very comfortable and costly|sumptuous, opulent|basic|curious, various, serious
6|spectacular|so grand that people stop to watch|breathtaking, impressive|unimpressive|muscular, circular, particular
6|dishevelled|with untidy hair and clothes|unkempt, untidy|neat|developed, devoted, delicious
6|gaudy|too bright and showy|garish, flashy|tasteful|greedy, cloudy, muddy
# quality
4|wonderful|so good that it fills you with joy|marvellous, splendid, superb|awful, terrible|powerful, colourful, thankful
4|unpleasant|not nice at all|nasty, disagreeable, horrid|pleasant, agreeable|unsteady, unlucky, impatient
4|correct|with no mistakes|right, accurate|incorrect, wrong|collected, current, connected
5|marvellous|filling you with wonder|wonderful, amazing, superb|awful, dreadful|jealous, callous, muscular
5|disgraceful|so bad that you should be ashamed|shameful, scandalous|admirable|grateful, graceful, peaceful
5|faulty|not working as it should|defective|faultless|frosty, salty, thirsty
5|legal|allowed by law|lawful, permitted|illegal, unlawful|local, loyal, regal
5|illegal|against the law|unlawful, criminal|legal, lawful|ideal, royal, regal
5|accurate|with every detail right|correct, exact, precise|inaccurate|fortunate, considerate, separate
6|precise|exact in every detail|exact, accurate|imprecise, vague|present, polite, wise
6|atrocious|very wicked or very bad|appalling, terrible||gracious, spacious, precocious
6|abysmal|very bad indeed|dreadful, terrible|superb, excellent|abnormal, mental, animal
6|exemplary|so good that others should copy it|admirable, model|disgraceful|temporary, primary, necessary
6|valid|that can be accepted as right or true|legitimate|invalid|vivid, rapid, timid
6|supreme|highest or greatest of all|highest, paramount|lowest|serene, severe, supple
6|eminent|famous and highly respected|distinguished, renowned|unknown|imminent, evident, innocent
6|illustrious|famous for great deeds|distinguished, renowned, celebrated|obscure, unknown|industrious, luxurious, curious
6|reputable|with a good name that people trust|trustworthy, respectable|disreputable|adaptable, portable, suitable
6|infallible|never making a mistake|unerring, faultless|fallible|flexible, invisible, flammable
# cleanliness
4|messy|not tidy or clean|untidy, cluttered|tidy, neat|mossy, glossy, misty
4|filthy|very dirty|grimy, grubby|clean, spotless|healthy, wealthy, fluffy
5|hygienic|clean and free from germs|sanitary|unhygienic|heroic, energetic, electronic
6|pristine|as clean and fresh as if new|immaculate, unspoilt|filthy|prickly, princely, feminine
6|squalid|dirty and unpleasant to live in|filthy||solid, valid, squat
6|haphazard|not planned or put in any order|random, disorganised|methodical, orderly|hazardous, backward, hardy
6|methodical|doing things in a careful order|systematic, organised|haphazard, disorganised|musical, medical, theatrical
# strength
4|powerful|having much strength or force|mighty, strong|powerless, weak|colourful, painful, playful
4|wobbly|moving from side to side as if about to fall|shaky, unsteady|steady, stable|bubbly, woolly, wordy
4|stiff|hard to bend or move|rigid, inflexible|flexible, supple|swift, chief, stale
5|frail|weak, often from age or illness|feeble, delicate|robust, strong|frank, fragrant, rural
5|elastic|able to stretch and spring back|stretchy, springy|rigid|drastic, frantic, domestic
5|hardy|able to live through cold and rough times|resilient, tough|delicate|handy, hasty, tardy
6|resilient|quick to recover from trouble|hardy, tough|fragile|resident, brilliant, reluctant
6|durable|made to last|hard-wearing, long-lasting|flimsy|edible, adorable, curable
6|unstable|likely to fall or to change suddenly|unsteady, shaky|stable, steady|suitable, notable, unable
6|potent|very strong in its effect|powerful, strong|weak|patient, recent, silent
6|infectious|easily passed on from one person to another|contagious, catching||ambitious, nutritious, anxious
6|immune|protected from an illness|resistant|vulnerable|immense, mature, common
6|toxic|full of poison|poisonous|harmless|tropical, topical, exotic
# touch
4|prickly|covered with sharp points|spiky, thorny|smooth|pricey, sickly, crinkly
4|soggy|wet through and soft|sodden, waterlogged|dry|foggy, baggy, soapy
5|moist|a little wet|damp|dry|modest, honest, rusty
6|parched|dried out by heat|dehydrated, arid|saturated|patched, arched, starched
6|viscous|thick and sticky, so that it hardly flows|gooey, syrupy|runny|vicious, curious, victorious
6|porous|with tiny holes that let water through|permeable|waterproof|serious, numerous, generous
# heat
5|mild (of weather)|neither hot nor cold|temperate, balmy|harsh|milky, muddy, misty
5|stuffy|without enough fresh air|airless, stifling|airy|studious, sturdy, stubby
5|humid|warm and damp, as air may be|muggy, clammy|dry|humble, horrid, timid
6|temperate|never very hot and never very cold|mild||temporary, separate, private
# light
4|shiny|reflecting much light|glossy, gleaming, polished|dull|tiny, skinny, spiny
4|pale|without much colour|pallid, colourless|vivid|stale, polite, real
4|shady|sheltered from the sun|shaded|sunny|shaky, steady, needy
5|drab|dull in colour|colourless, dreary|colourful, bright|damp, deep, grubby
5|dreary|dull and making you feel low|dismal, gloomy, drab|bright, cheerful|dreamy, hairy, creamy
5|dazzling|so bright that you have to look away|blinding, glaring|dim|drizzling, puzzling, drifting
5|invisible|that cannot be seen|unseen, hidden|visible|divisible, horrible, possible
5|murky|dark, dirty and hard to see through|cloudy, muddy|clear|marked, merry, minty
6|dismal|dark and without cheer|dreary, gloomy|bright, cheerful|normal, digital, decimal
6|translucent|letting some light through, but not clear||opaque|turbulent, tranquil, recent
6|apparent|easy to see or understand|evident, obvious, clear|hidden|appalled, parental, apart
6|distinct|easy to see, hear or tell apart|clear|indistinct, blurred|distant, extinct, strict
6|indistinct|not clear to see or hear|blurred, faint, hazy|distinct, clear|instinctive, strict, extinct
6|legible|clear enough to read|readable|illegible, unreadable|edible, flexible, eligible
# sound
4|loud|very easy to hear|noisy, booming|quiet, soft|proud, cloudy, round
4|quiet|making hardly any sound|silent, hushed|noisy, loud|quaint, square, white
5|gruff|rough and deep in voice|husky, hoarse||stiff, gritty, fluffy
5|piercing|very high and sharp to the ear|shrill, screeching|low|puzzling, pricey, purple
6|melodious|with a pleasant tune|tuneful, musical|discordant, tuneless|mysterious, obvious, studious
6|discordant|sounding harsh together|jarring|melodious, harmonious|important, abundant, distant
6|garrulous|talking too much about small things|talkative, chatty|taciturn|marvellous, ridiculous, glamorous
6|loquacious|very fond of talking|talkative, garrulous|taciturn|spacious, precious, ferocious
6|verbose|using too many words|wordy, long-winded|concise|adverse, diverse, reverse
6|concise|saying much in few words|brief, succinct|wordy, long-winded, verbose|precise, concealed, concrete
# difficulty
4|easy|not hard to do|simple, effortless|hard, difficult|busy, early, greasy
4|impossible|that cannot be done||possible|impressive, impatient, invisible
5|challenging|hard, but worth trying|demanding|easy|changing, charming, chilly
6|strenuous|needing great effort or strength|gruelling, arduous|effortless|strange, tremendous, continuous
6|laborious|taking much time and hard work|arduous, wearisome|effortless|luxurious, glorious, labelled
6|effortless|done so well that it looks easy|easy|laborious, arduous|endless, helpless, fearless
# danger
4|fierce|wild and likely to attack|ferocious, savage|gentle, tame|scarce, flaky, final
4|harmless|not able to hurt anyone|inoffensive|harmful, dangerous|homeless, armless, hopeless
4|harmful|doing damage|damaging|harmless|careful, thankful, cheerful
5|violent|using force to hurt or damage|brutal, savage|gentle, peaceful|silent, vibrant, violet
5|severe|very bad or very strong|extreme|mild, slight|secure, several, sincere
6|volatile|likely to change suddenly|unstable, unpredictable|stable, steady|hostile, vocal, futile
6|turbulent|rough and stormy|stormy, choppy|tranquil, calm|succulent, fraudulent, tuneful
6|precarious|not safe or steady|insecure, unsafe|secure, stable|precious, various, hilarious
6|drastic|having a strong and sudden effect|extreme, radical||plastic, elastic, artistic
6|dire|very serious and terrible|dreadful, desperate||dirty, bare, entire
6|disastrous|causing great trouble and damage|catastrophic, calamitous||boisterous, monstrous, muscular
# wealth
4|lucky|having good things happen by chance|fortunate|unlucky, unfortunate|likely, plucky, lumpy
5|thrifty|careful with money|frugal, economical|wasteful, extravagant|thirsty, thorny, frosty
5|wasteful|using more than is needed|extravagant, uneconomical|economical, thrifty|tasteful, grateful, faithful
5|fortunate|having good luck|lucky|unfortunate, unlucky|affectionate, desperate, literate
6|affluent|having plenty of money|wealthy, prosperous, rich|poor, impoverished|fluent, fragrant, efficient
6|impoverished|made very poor|penniless, destitute|affluent, wealthy|improved, polished, impressive
6|destitute|having no money, food or home|penniless, needy|wealthy, affluent|resolute, absolute, definite
6|bankrupt|unable to pay what you owe|insolvent, ruined|solvent|abrupt, blank, corrupt
6|lucrative|earning a lot of money|profitable, well-paid|unprofitable|attractive, secretive, talkative
6|exorbitant|costing far too much|overpriced|reasonable, inexpensive|exuberant, expectant, hesitant
6|lavish|given or spent in very large amounts|extravagant, sumptuous|meagre|foolish, stylish, feverish
# fairness
4|unfair|not treating everyone alike|unjust, biased|fair, just|unclear, uneven, untrue
5|stern|strict and serious|severe, strict|lenient|modern, sturdy, stylish
6|lax|not strict enough|slack, lenient|strict|late, waxy, last
6|culpable|deserving blame|guilty, blameworthy|innocent, blameless|capable, portable, adaptable
# taste
5|stale|no longer fresh, as old bread is||fresh|still, pale, stable
5|bitter|with the sharp taste of strong coffee||sweet|better, bigger, brittle
4|tasty|good to eat|delicious, flavoursome|tasteless|rusty, hasty, misty
4|sour|with a sharp taste like a lemon|tart, acidic|sweet|spare, square, secure
4|rotten|gone bad|decayed, mouldy|fresh|frozen, written, woollen
5|edible|safe to eat|eatable|inedible|audible, legible, incredible
5|nutritious|full of the good things that your body needs|nourishing, wholesome||ambitious, cautious, infectious
6|fragrant|having a sweet smell|perfumed, scented, aromatic|smelly|frequent, distant, vacant
6|pungent|with a strong, sharp smell or taste|acrid|bland|urgent, punctual, patient
6|succulent|full of juice|juicy|dry|turbulent, opulent, insolent
# interest
4|exciting|making you feel thrilled|thrilling, gripping|boring, dull|existing, exact, expensive
5|witty|clever and funny in what you say|humorous, amusing||windy, pretty, gritty
5|memorable|special and hard to forget|unforgettable|forgettable|washable, movable, reliable
6|riveting|so interesting that you cannot look away|gripping, enthralling|boring, tedious|restful, irritating, patriotic
6|repetitive|saying or doing the same thing again and again|monotonous|varied|competitive, sensitive, reflective
# likeness
4|different|not the same|unlike, dissimilar|similar, alike|difficult, silent, diligent
5|equal|the same in size or amount|equivalent|unequal|legal, loyal, local
5|various|of several kinds|assorted, diverse||previous, serious, furious
6|uniform|all the same|unvarying, consistent|varied, diverse|informed, universal, musical
6|miscellaneous|of many kinds mixed together|assorted, mixed, varied||simultaneous, instantaneous, courteous
6|equivalent|having the same value|equal|unequal|elegant, excellent, efficient
6|incompatible|not able to live or work well together|mismatched|compatible|incomplete, incredible, independent
6|mutual|felt or shared by both sides|shared, joint|one-sided|annual, manual, musical
`
