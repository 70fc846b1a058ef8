/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms. */
export const adjectivesOfThings = `
# size
4|huge|very, very big|enormous, gigantic, massive|tiny, minute
4|tiny|very small|minute, minuscule|huge, enormous
5|enormous|far bigger than usual|huge, immense, vast|tiny, minuscule
5|immense|so large it is hard to measure|vast, enormous|tiny
5|minute (in size)|so small you can hardly see it|tiny, minuscule|huge, gigantic
6|colossal|as big as a giant statue|gigantic, huge|minuscule, tiny
5|bulky|large and awkward to carry|cumbersome, unwieldy|compact
5|compact|packed neatly into little space||bulky, sprawling
4|narrow|not far from side to side|thin, slender|wide, broad
4|broad|wide from side to side|wide|narrow
5|shallow|not going far down||deep
4|steep|rising or falling sharply|sheer|gradual, gentle
5|slender|thin in a graceful way|slim, thin|stout, thick
5|lofty|very high|towering, tall|low
# amount
4|empty|with nothing inside|vacant, bare|full
5|vacant|with nobody using it|empty, unoccupied|occupied, full
5|ample|more than enough|plentiful, sufficient|insufficient, scarce
5|scarce|hard to find because there is so little|rare, scanty|plentiful, abundant
6|abundant|there in large amounts|plentiful, ample|scarce, scanty
6|meagre|too small in amount|scanty, paltry|abundant, ample
5|numerous|great in number|many, countless|few
6|copious|in very large amounts|abundant, plentiful|scanty, meagre
5|entire|with no part left out|whole, complete|partial
6|superfluous|more than is needed|unnecessary, surplus|essential, necessary
# need
5|essential|that you cannot do without|vital, necessary|unnecessary
5|vital|needed for life or success|essential, crucial|unimportant
6|crucial|so important that all depends on it|vital, critical|unimportant, trivial
5|important|mattering a lot|significant, major|unimportant, trivial
6|trivial|so small that it hardly matters|minor, unimportant|important, significant
5|useful|helping you to get something done|handy, helpful|useless
6|futile|with no hope of success|pointless, useless|worthwhile, useful
# speed
4|quick|taking little time|fast, rapid, swift|slow
5|rapid|happening in a short time|fast, quick, swift|slow, leisurely
5|swift|moving very fast|speedy, fast|slow, sluggish
6|leisurely|without any hurry|unhurried|hurried, rushed
6|sluggish|moving more slowly than it should|slow|brisk, swift
6|brisk|quick and full of energy|lively, rapid|sluggish
6|hasty|done too fast|hurried, rushed|unhurried
# time
4|ancient|very, very old|old, aged|modern, new
4|modern|belonging to our own day|new, recent|ancient, outdated
5|recent|that happened a short time ago|new, fresh|
6|contemporary|of the present day|modern, current|
6|obsolete|no longer used as newer things took its place|outdated, disused|modern, current
5|brief|lasting only a short time|short, fleeting|long, lengthy
6|perpetual|never stopping|endless, constant, everlasting|
5|temporary|lasting only for a while|passing, provisional|permanent, lasting
5|permanent|meant to last for ever|lasting, enduring|temporary
5|sudden|happening when nobody expects it|abrupt, unexpected|gradual
6|gradual|happening little by little|slow, steady|sudden, abrupt
6|punctual|arriving at the right moment|prompt|late, tardy
5|annual|happening once a year|yearly|
5|previous|coming just before|earlier, former|later, following
# strangeness
4|odd|not as you would expect|strange, peculiar|normal, ordinary
5|peculiar|strange in a puzzling way|odd, curious|normal, ordinary
5|ordinary|not special in any way|normal, usual, common|extraordinary, special
5|unique|being the only one of its kind|matchless, unequalled|common
6|bizarre|very, very strange|weird, outlandish|normal
6|eccentric|behaving in unusual, harmless ways|odd, unconventional|conventional
5|familiar|that you know well|known, recognisable|unfamiliar, strange
5|exotic|coming from a far-off land|foreign|
5|rare|not often seen|uncommon, scarce|common, frequent
5|frequent|happening often|regular, repeated|rare, infrequent
6|conventional|done in the way most people do it|traditional, usual|unconventional
# beauty
4|beautiful|lovely to look at|lovely, gorgeous|ugly, hideous
4|ugly|not nice to look at|unsightly, hideous|beautiful, attractive
5|hideous|horrible to look at|ugly, repulsive|gorgeous, beautiful
5|elegant|graceful and in good taste|graceful, stylish|clumsy
5|magnificent|so grand that it takes your breath away|splendid, glorious|unimpressive
6|exquisite|very fine and delicate|beautiful|crude
6|picturesque|pretty enough to be painted|scenic|
5|plain|without any pattern or decoration|simple, undecorated|ornate, fancy
6|ornate|covered in decoration|elaborate, fancy|plain, simple
4|shabby|old and worn out|scruffy, tatty|smart
# quality
4|awful|very bad|dreadful, terrible|wonderful, excellent
5|excellent|very, very good|superb, outstanding|dreadful, terrible
5|splendid|very fine indeed|magnificent, superb|
6|mediocre|neither very good nor very bad|average, middling|outstanding
5|perfect|with nothing wrong at all|flawless, faultless|flawed, imperfect
6|flawless|without a single mark or mistake|perfect, faultless|flawed
6|inferior|not as good as another|lesser|superior
6|superior|better than another|finer, better|inferior
5|famous|known by a great many people|renowned, celebrated|unknown, obscure
6|notorious|well known for something bad|infamous|
6|obscure|known to hardly anyone|unknown|famous, renowned
5|popular|liked by many people|well-liked|unpopular
# cleanliness
4|dirty|covered in mud or stains|grubby, filthy|clean, spotless
5|spotless|perfectly clean|immaculate|filthy, dirty
6|immaculate|without a speck of dirt|spotless, pristine|filthy, grubby
4|tidy|with everything in its place|neat, orderly|messy, untidy
5|chaotic|in a complete muddle|disorderly, jumbled|orderly, tidy
6|contaminated|made dirty or harmful|polluted, tainted|pure
5|pure|not mixed with anything else|unmixed|impure, contaminated
# strength
4|strong|having great power|powerful, mighty|weak, feeble
4|weak|having little power|feeble, frail|strong, powerful
5|feeble|without any strength|weak, puny|strong, mighty
5|sturdy|built to stand hard use|robust, solid|flimsy, fragile
5|fragile|easy to break|delicate, breakable|sturdy, unbreakable
6|flimsy|thin and easily torn or broken|fragile|sturdy, robust
6|robust|strong and hard to damage|sturdy, tough|fragile, flimsy
5|brittle|hard but likely to snap|breakable|flexible
5|flexible|able to bend without breaking|bendy, supple|rigid, stiff
6|rigid|not able to bend|stiff, inflexible|flexible, pliable
6|vulnerable|easily hurt or attacked|defenceless, unprotected|protected
6|invincible|that nobody can beat|unbeatable, unconquerable|
5|healthy|well and free from illness|fit, well|unhealthy, ill
5|exhausted|so tired that you cannot go on|weary, drained|refreshed
5|weary|tired after much effort|tired, exhausted|refreshed, rested
# touch
4|rough|with a surface full of bumps|bumpy, uneven|smooth
4|smooth|without any bumps|even, level|rough, bumpy
4|sharp|with an edge that cuts|keen, pointed|blunt
5|blunt|without a sharp edge|dull|sharp
5|coarse|rough to touch|rough, scratchy|fine, soft
4|damp|slightly wet|moist|dry
5|arid|very dry because it hardly rains|dry, parched|wet
6|saturated|so wet that it can hold no more|soaked, drenched|dry, parched
5|slippery|so smooth that you slide|slick|
4|sticky|that clings to your fingers|tacky, gluey|
# heat
4|freezing|very, very cold|icy, frosty|boiling, scorching
5|tepid|only slightly warm|lukewarm|
5|chilly|cold enough to make you shiver|cold, nippy|warm
6|scorching|so hot that it burns|sweltering, boiling|freezing
# light
4|bright|giving out much light|shining, brilliant|dim, dull
5|dim|without much light|faint, dark|bright, brilliant
5|vivid|strong and bright in colour|bright, intense|dull, pale
6|luminous|glowing in the dark|glowing, shining|
6|radiant|shining with joy or light|glowing, beaming|dull
5|transparent|that you can see through|clear, see-through|opaque
6|opaque|that you cannot see through|cloudy|transparent, clear
5|visible|able to be seen|noticeable|invisible, hidden
6|conspicuous|very easy to notice|obvious, noticeable|inconspicuous, hidden
5|obvious|so plain that anyone can see it|clear, plain, evident|
# sound
4|noisy|making a lot of sound|loud, rowdy|quiet, silent
4|silent|making no sound|quiet, soundless|noisy, loud
5|hoarse|rough and croaky in voice|croaky, husky|
6|deafening|so loud that you hear nothing else|thunderous|hushed
6|shrill|high and piercing in sound|piercing, screeching|deep, low
6|audible|loud enough to be heard||inaudible
5|talkative|liking to chat a lot|chatty|silent
# difficulty
4|difficult|not easy to do|hard, tricky|easy, simple
4|simple|easy to understand|easy, straightforward|complicated, complex
5|complicated|made of many parts and hard to follow|complex, intricate|simple, straightforward
6|intricate|with many fine details|complicated, complex|simple
6|arduous|needing a great deal of effort|gruelling, tough|easy, effortless
6|feasible|that can be done|possible, achievable|impossible
# danger
4|dangerous|likely to do you harm|unsafe, risky|safe, harmless
4|safe|out of danger|secure, protected|dangerous, unsafe
5|hazardous|full of risks|dangerous, perilous|safe
6|perilous|full of great danger|hazardous, dangerous|safe, secure
6|lethal|able to end life|deadly, fatal|harmless
# wealth
4|wealthy|having a lot of money|rich, prosperous|poor
5|poor|having very little money|penniless, needy|rich, wealthy
6|prosperous|doing well and earning much|thriving, wealthy|struggling
5|expensive|costing a lot|costly, dear|cheap
4|cheap|not costing much|inexpensive|expensive, costly
5|precious|worth a great deal|valuable, priceless|worthless
6|frugal|careful not to waste money|thrifty, economical|wasteful, extravagant
6|extravagant|spending far too much|wasteful, lavish|frugal, thrifty
# fairness
5|fair (to everyone)|treating everyone in the same way|just|unfair, biased
6|impartial|not taking sides|unbiased, neutral|biased
6|biased|liking one side more than the other|prejudiced|impartial, unbiased
5|guilty|having done wrong|blameworthy|innocent, blameless
5|innocent|having done no wrong|blameless|guilty
5|strict|making sure that rules are kept|stern, firm|lenient
6|lenient|not punishing hard|merciful, tolerant|strict, harsh
# taste
4|delicious|very nice to eat|tasty, scrumptious|disgusting
5|bitter|sharp and not sweet in taste|sour|sweet
5|bland|with hardly any taste|tasteless, flavourless|spicy
6|ravenous|so hungry that you could eat anything|starving, famished|
5|stale|no longer good to eat as it is old||fresh
# interest
4|boring|not interesting at all|dull, tedious|interesting, exciting
5|fascinating|so interesting that you cannot stop|absorbing, gripping|boring, dull
6|tedious|long, slow and dull|boring, dreary|interesting, exciting
6|monotonous|always the same and so dull|unvarying, tedious|varied
5|curious|wanting to find out|inquisitive, nosy|uninterested
4|funny|making you laugh|amusing, comical, humorous|serious
5|solemn|serious and not joking|grave, serious|light-hearted
6|hilarious|so amusing that you cannot stop laughing|comical, amusing|serious
# likeness
4|similar|nearly the same|alike, comparable|different
5|identical|exactly the same|matching|different
6|diverse|of many different kinds|varied, mixed|uniform, similar
5|opposite|as different as can be|contrary|
6|compatible|able to live or work well together|harmonious, well-matched|incompatible
`
