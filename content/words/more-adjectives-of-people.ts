/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms | near misses. */
export const moreAdjectivesOfPeople = `
# mood
4|glum|sad and not saying much|gloomy, downcast|cheerful, merry|plump, shy, lazy
4|joyful|full of great gladness|merry, cheerful, glad|sorrowful, sad|careful, famous, youthful
4|excited|so thrilled that you can hardly keep still|thrilled|bored|polite, busy, exact
5|tearful|crying, or about to cry|weepy||fearful, sleepy, skilful
5|jovial|jolly and full of fun|merry, cheerful, good-humoured|morose, gloomy|loyal, royal, elderly
5|optimistic|expecting things to turn out well|hopeful, positive|pessimistic|realistic, artistic, athletic
5|pessimistic|expecting things to turn out badly|negative, gloomy|optimistic, hopeful|realistic, scientific, domestic
5|moody|cheerful one minute and cross the next|temperamental, changeable||muddy, modern, sporty
5|downcast|low in spirits|dejected, glum|elated, cheerful|sleepy, outdated, hungry
5|grateful|feeling thanks for a kindness|thankful, appreciative|ungrateful|graceful, cheerful, helpful
5|homesick|sad because you are far from your family|||seasick, homemade, dizzy
6|despondent|sad because you have lost heart|downhearted, dejected|hopeful, optimistic|dependent, obedient, confused
6|dejected|sad and let down|downcast, despondent|elated, jubilant|respected, infected, sleepy
6|forlorn|sad and left all alone|wretched, woebegone|cheerful|formal, foreign, famished
6|morose|bad-tempered and unwilling to talk|sullen, gloomy|jovial, cheerful|modest, mature, verbose
6|euphoric|filled with wild joy|ecstatic, elated|despondent, miserable|heroic, historic, confident
6|ecstatic|overcome with joy|euphoric, overjoyed, jubilant|miserable, despondent|elastic, athletic, artistic
6|jubilant|overjoyed because of a success|triumphant, exultant|dejected, downcast|abundant, brilliant, juvenile
6|wistful|a little sad, and longing for something|yearning||skilful, tasteful, playful
6|sombre|dark and serious in mood|gloomy, grave, solemn|light-hearted, cheerful|slender, humble, nimble
6|nostalgic|happy and sad at once as you think of the past|sentimental||historic, neglectful, scholarly
6|remorseful|deeply sorry for what you have done|repentant, apologetic|unrepentant|resourceful, forgetful, successful
6|tragic|very sad because of a great loss|heartbreaking|comic|magic, strategic, dramatic
6|poignant|touching your heart and making you sad|touching, moving||permanent, ignorant, elegant
# surprise
4|amazed|so surprised that you can hardly believe it|astonished, astounded||amused, ashamed, dazed
5|bewildered|so mixed up that you don't know what to think|confused, puzzled, perplexed||bored, brilliant, jealous
6|dumbfounded|too surprised to speak|speechless, flabbergasted||surrounded, downhearted, worried
6|incredulous|not able to believe it|disbelieving, unbelieving|credulous, convinced|ridiculous, independent, furious
6|aghast|filled with shock and horror|horrified, appalled|delighted|ghostly, agile, absent
# anger
6|livid|so angry that you can hardly speak|furious, enraged|calm|liquid, valid, limp
4|grumpy|bad-tempered and always complaining|crabby, grouchy, cross|good-tempered|lumpy, clumsy, gloomy
5|resentful|bitter because you think you were badly treated|aggrieved, embittered||respectful, restful, regretful
5|aggressive|ready to attack or quarrel|hostile, belligerent|peaceful, gentle|impressive, progressive, athletic
5|hot-tempered|quick to become angry|short-tempered, irritable|easy-going|left-handed, wide-awake, cold-blooded
5|surly|bad-tempered and rude|ill-tempered, churlish|good-natured|early, curly, silly
6|sullen|silent and sulky|morose, sulky|cheerful|swollen, sudden, solid
6|irate|very angry|furious, enraged|calm|literate, private, innate
6|incensed|made very angry|enraged, infuriated||scented, licensed, immense
6|petulant|sulky like a spoilt child|sulky, peevish||elegant, prominent, punctual
6|belligerent|eager to fight|hostile, aggressive, warlike|peaceful|intelligent, indulgent, negligent
6|truculent|quick to quarrel and hard to deal with|defiant, quarrelsome||succulent, turbulent, fluent
6|vindictive|wanting to hurt someone who hurt you|vengeful, spiteful|forgiving|victorious, inventive, instinctive
6|exasperated|annoyed because your patience has run out|irritated, infuriated||exaggerated, experienced, evaporated
# calm
4|peaceful|quiet, with no noise or trouble|calm, tranquil, restful|violent|playful, plentiful, polite
5|composed|in control of your feelings|collected, unruffled|flustered, agitated|exposed, complex, closed
6|sedate|calm, slow and dignified|dignified, unhurried|hurried|separate, delicate, secret
6|nonchalant|behaving as if nothing mattered|unconcerned, casual|anxious, concerned|gallant, constant, chatty
6|docile|gentle and easy to manage|tame, manageable|wild, unruly|agile, fragile, fertile
6|stoical|bearing pain or trouble without a murmur|uncomplaining||historical, stylish, comical
6|subdued|quieter than usual|hushed, restrained|boisterous, exuberant|rescued, supposed, sudden
# worry
4|shy|nervous in front of other people|bashful, timid|outgoing|sly, slim, dry
4|worried|thinking a lot about what may go wrong|anxious, concerned|untroubled|hurried, tired, wounded
5|tense|unable to relax|edgy, jittery, nervous|relaxed|dense, absent, immense
5|confident|sure that you can do it|self-assured|hesitant, unsure|convenient, evident, intelligent
5|embarrassed|awkward and red in the face|uncomfortable, self-conscious||emphatic, injured, employed
6|agitated|troubled and unable to sit still|flustered, restless|composed, calm|educated, decorated, talented
6|flustered|nervous and muddled by too much hurry|agitated, rattled|composed, calm|clustered, famous, flexible
6|distraught|almost mad with worry and grief|frantic, distressed|composed|distinct, distant, delicate
6|perturbed|troubled in mind|disturbed, uneasy|unconcerned|perfect, preserved, curved
6|hesitant|slow to act because you are not sure|uncertain, wavering|decisive, confident|distant, resident, efficient
6|bashful|shy and easily embarrassed|shy, coy|outgoing, bold|basic, bulky, helpful
6|mortified|so embarrassed that you wish to disappear|humiliated, ashamed||fortified, qualified, satisfied
6|hysterical|laughing or crying wildly and unable to stop|frenzied|composed, calm|historical, identical, musical
# courage
4|bold|not afraid to take a chance|daring, fearless|timid, shy|bald, cold, busy
5|fearless|not scared by anything|dauntless, unafraid|fearful|careless, sleepless, flawless
5|heroic|as brave as anyone in a story|courageous, valiant|cowardly|comic, historic, tropical
5|plucky|small or weak, but full of courage|courageous, gutsy|cowardly|lucky, sticky, plump
6|valiant|very brave, above all in battle|courageous, heroic|cowardly|vacant, brilliant, victorious
6|gallant|brave and well-mannered|chivalrous, courageous|cowardly|distant, vacant, fragrant
6|resolute|firm, and not to be turned from your aim|determined, unwavering|irresolute, hesitant|absolute, remote, revolting
6|timorous|easily scared|fearful, timid|bold, intrepid|humorous, numerous, glamorous
6|foolhardy|taking silly, needless risks|reckless, rash|cautious, prudent|foolproof, hungry, tidy
6|undaunted|not put off by danger or failure|undeterred, unafraid|discouraged|unwanted, unseen, unwashed
# fear
4|spooky|strange and frightening, like a ghost|eerie, ghostly, creepy||spiky, spotty, speedy
5|ghastly|shocking and very unpleasant|dreadful, horrible, awful|lovely|costly, early, elderly
5|gruesome|shocking and horrible to see|grisly, horrific||tiresome, wholesome, lonesome
5|petrified|too scared to move|terrified||qualified, satisfied, pretty
5|menacing|seeming likely to hurt you|threatening, sinister||refreshing, demanding, amazing
6|ominous|seeming to warn of bad things to come|threatening, menacing|promising|anonymous, famous, generous
6|grotesque|strange and ugly in a frightening way|monstrous, hideous||gradual, picturesque, greasy
6|formidable|so strong or difficult that it frightens you|daunting, fearsome||comfortable, affordable, adorable
6|uncanny|so strange that nobody can explain it|weird, mysterious||unkind, unlucky, uneven
6|squeamish|easily upset by blood or nasty sights|||stylish, foolish, selfish
# kindness
4|gentle|soft and kind in what you do|tender, mild|rough, harsh|general, giant, genuine
4|helpful|ready to make things easier for others|obliging, cooperative|unhelpful|hopeful, painful, playful
4|greedy|wanting more than your share|grasping|unselfish, generous|needy, speedy, grubby
4|thoughtful|thinking of what others need|considerate, caring|inconsiderate|doubtful, youthful, thirsty
5|mean (with money)|not willing to spend or share|stingy, tight-fisted|generous, charitable|shy, noisy, sleepy
5|charitable|giving help and money to those in need|generous, benevolent|uncharitable|profitable, comfortable, punctual
5|affectionate|showing that you love someone|loving, fond|unloving|fortunate, accurate, athletic
5|devoted|giving all your love or time|dedicated, committed|uncaring|divided, noted, divorced
5|bossy|fond of giving orders|domineering, overbearing||glossy, messy, fussy
5|meek|quiet and quick to give way|submissive, mild|domineering, overbearing|sleek, bleak, steep
5|harsh|unkind and strict|severe, stern|mild, lenient|hasty, shy, rusty
5|wicked|very bad and wanting to do harm|evil, sinful|virtuous|woolly, hooked, cracked
5|noble|good, brave and unselfish|honourable, high-minded|dishonourable, ignoble|nimble, able, double
6|humane|kind to people and animals|compassionate, merciful|inhumane, cruel|humid, urban, woollen
6|sympathetic|understanding how sad someone feels|understanding, compassionate|unsympathetic, unfeeling|energetic, athletic, synthetic
6|callous|not caring that others suffer|heartless, unfeeling|compassionate, sympathetic|jealous, marvellous, cautious
6|altruistic|helping others without thought of yourself|unselfish, selfless|selfish|artistic, realistic, optimistic
6|magnanimous|generous and forgiving, even to a rival|big-hearted, forgiving|petty|anonymous, unanimous, victorious
6|malicious|meaning to do harm|spiteful, malevolent, vicious|kindly, benevolent|delicious, suspicious, precious
6|brutal|cruel and violent|savage, vicious|humane, gentle|mutual, frugal, brittle
6|tyrannical|using power in a cruel, unfair way|oppressive, despotic||tropical, mechanical, practical
6|hospitable|friendly and generous to guests|welcoming|inhospitable|capable, notable, punctual
6|indulgent|letting someone have whatever they like|permissive, lenient|strict|intelligent, fragrant, diligent
6|miserly|hating to spend a penny|stingy, tight-fisted|generous, charitable|elderly, orderly, misty
6|nefarious|wicked and against the law|wicked, villainous|honourable|various, precarious, curious
6|virtuous|always doing what is right|upright, honourable|wicked, immoral|curious, victorious, conscious
# friendliness
4|welcoming|glad to see you and showing it|friendly, hospitable|unwelcoming|well-known, deafening, wandering
5|affable|pleasant and easy to talk to|friendly, genial, good-natured|unfriendly|able, portable, reliable
5|solitary|living or done alone|lone, unaccompanied|sociable|military, ordinary, hasty
5|inseparable|always together and never apart|||miserable, comfortable, independent
6|gregarious|fond of company|sociable, outgoing|unsociable, solitary|hilarious, precarious, studious
6|reserved|not showing your feelings to others|reticent, withdrawn|outgoing|deserved, reliable, ridiculous
6|reticent|unwilling to say what you think|reserved, tight-lipped|forthcoming, talkative|recent, innocent, relevant
6|taciturn|saying very little|uncommunicative, reserved|talkative, chatty|tactful, saturated, nocturnal
6|introverted|quiet and happiest with your own thoughts|withdrawn, reserved|extroverted, outgoing|inventive, interrupted, tired
6|extroverted|lively and happiest among people|outgoing, sociable|introverted, shy|expected, extended, exhausted
6|cordial|warm and polite|friendly, genial|unfriendly, hostile|crucial, musical, partial
6|antagonistic|working against someone|hostile, unfriendly|friendly|artistic, enthusiastic, realistic
# manners
4|naughty|behaving badly|disobedient, mischievous|well-behaved, obedient|knotty, nutty, noisy
4|cheeky|rude in a playful way|impudent, saucy|respectful|chilly, lucky, shaky
5|respectful|showing that you think highly of someone|polite, courteous|disrespectful|regretful, restful, resentful
5|tactful|careful not to hurt anyone's feelings|diplomatic, considerate|tactless|tearful, thankful, fanciful
5|tactless|saying things that hurt, without thinking|undiplomatic, insensitive|tactful, diplomatic|timeless, tasteless, tireless
5|unruly|hard to control|disorderly, disobedient|well-behaved, docile|unlucky, untrue, unsure
5|rebellious|fighting against those in charge|defiant, mutinous|obedient, compliant|religious, luxurious, ambitious
5|rowdy|noisy and rough|boisterous, disorderly|orderly, quiet|cloudy, roomy, moody
5|responsible|that can be trusted to do a duty|trustworthy, dependable|irresponsible|remarkable, possible, respectable
6|impertinent|not showing proper respect|insolent, cheeky|respectful, polite|important, impatient, efficient
6|discreet|careful not to give away a secret|guarded, tactful|indiscreet|distinct, complete, dizzy
6|brusque|so short in manner that it seems rude|curt, abrupt|courteous|bleak, opaque, brittle
6|curt|short and rather rude|brusque, abrupt|courteous|cute, current, curved
6|chivalrous|brave and polite, like a knight|gallant, courteous|unchivalrous, discourteous|adventurous, glamorous, numerous
6|uncouth|with bad manners and no taste|ill-mannered, coarse|refined, well-mannered|unequal, unknown, youthful
6|refined|with polite, elegant ways|cultured, genteel|uncouth, coarse|confined, retired, defined
6|boisterous|noisy and full of rough fun|rowdy, unruly|subdued, quiet|monstrous, glamorous, disastrous
6|exuberant|bubbling over with energy and joy|lively, high-spirited|subdued|expectant, excellent, elegant
6|sarcastic|mocking someone by saying what you do not mean|mocking, sneering|sincere|energetic, elastic, artistic
6|scornful|showing that you think someone is worthless|contemptuous, disdainful|admiring, respectful|mournful, wasteful, scenic
6|condescending|treating others as if they were below you|patronising|respectful|ascending, demanding, corresponding
6|obsequious|too eager to please or obey|fawning, grovelling|assertive|obvious, conscious, obscure
6|assertive|saying clearly and firmly what you want|self-confident, forceful|submissive, meek|attentive, expensive, attractive
# pride
5|boastful|always saying how good you are|bragging|humble, modest|beautiful, useful, playful
5|modest|not boasting about what you do well|humble, unassuming|boastful, conceited, arrogant|modern, moist, musical
5|conceited|far too proud of yourself|vain, big-headed|modest, humble|concealed, completed, connected
5|ashamed|feeling bad about something you did|shamefaced, remorseful|proud|asleep, awake, astonished
5|smug|too pleased with yourself|self-satisfied, complacent||snug, slim, small
6|complacent|too pleased with yourself to try harder|self-satisfied, smug||complete, absent, ancient
6|pompous|acting as if you were very important|self-important|unpretentious, humble|precious, ferocious, populous
6|pretentious|trying to seem cleverer or richer than you are|pompous, showy|unpretentious, modest|infectious, suspicious, spacious
6|egotistical|always thinking of yourself|self-centred, conceited|selfless, modest|theatrical, identical, mythical
6|dignified|calm and serious in a way that earns respect|stately, distinguished|undignified|magnified, identified, delighted
# truth
4|truthful|always saying what is so|honest, sincere|lying, dishonest|youthful, joyful, fearful
4|sly|tricky in a sneaky way|crafty, cunning, wily|straightforward|shy, silly, dry
4|fake|made to look like the real thing|false, counterfeit, sham|genuine, real|faint, flaky, fragile
5|cunning|clever at tricking people|crafty, sly, wily||stunning, cutting, charming
5|trustworthy|honest and good at keeping promises|reliable, dependable|untrustworthy, unreliable|noteworthy, newsworthy, thrifty
5|reliable|that you can always count on|dependable, trustworthy|unreliable, untrustworthy|valuable, reusable, enjoyable
5|faithful|staying true and never letting someone down|loyal, devoted|unfaithful, disloyal|fateful, grateful, thoughtful
5|two-faced|nice when you are there, and nasty when you are not|insincere, hypocritical|sincere|red-faced, wide-eyed, well-read
5|artificial|made by people, not found in nature|man-made, synthetic|natural|beneficial, official, artistic
6|frank|saying openly what you think|candid, outspoken|guarded|flat, faint, fragrant
6|candid|open and honest, even when it is hard|frank, truthful|guarded, evasive|splendid, timid, candied
6|devious|sly and not honest|underhand, crafty|straightforward|previous, obvious, envious
6|bogus|false and meant to trick people|fake, sham, phoney|genuine, authentic|boggy, bold, vicious
6|corrupt|using power in a dishonest way for money|crooked, dishonest|honest, upright|abrupt, compact, correct
6|fraudulent|meant to cheat people out of money|dishonest|genuine, honest|turbulent, fluent, fragrant
6|scrupulous|very careful to do what is right|principled, honourable|unscrupulous|fabulous, muscular, populous
6|unscrupulous|ready to cheat to get what you want|unprincipled, dishonest|scrupulous, principled|unsuccessful, unspoilt, unconscious
6|steadfast|loyal and never changing sides|faithful, unwavering|fickle, disloyal|stately, spotless, stylish
6|fickle|often changing your mind about what you like|changeable, inconstant|steadfast, constant|freckled, nimble, simple
6|fictional|made up for a story|made-up, imaginary|factual, real|functional, optional, national
6|factual|telling only what really happened|true, accurate|fictional, made-up|mutual, casual, annual
# certainty
5|certain|known without doubt|sure, definite|uncertain, doubtful|central, curtained, secret
5|suspicious|feeling that someone is doing wrong|distrustful, mistrustful|trusting|delicious, spacious, curious
5|convincing|able to make you believe it|persuasive, believable|unconvincing|considerate, surprising, confusing
5|probable|that will most likely happen|likely|improbable, unlikely|portable, adjustable, enjoyable
6|dubious|of a kind you cannot quite trust|questionable, suspect|trustworthy|curious, serious, previous
6|sceptical|slow to believe what you are told|unconvinced, disbelieving|convinced|theatrical, electrical, sensible
6|decisive|quick to make up your mind|resolute|indecisive, hesitant|expensive, massive, explosive
6|indecisive|unable to make up your mind|hesitant, wavering|decisive, resolute|inclusive, invasive, innocent
6|adamant|quite sure that you will not change your mind|unyielding, determined|wavering|distant, abundant, ancient
6|tentative|done carefully, as you are not sure|hesitant, cautious|confident, decisive|attentive, talkative, attractive
6|unanimous|agreed by everyone|undivided|divided|anonymous, enormous, ambitious
6|conclusive|proving something beyond doubt|definite, undeniable|inconclusive|exclusive, inclusive, extensive
6|hypothetical|imagined as an example|supposed, theoretical|actual, real|hygienic, identical, musical
6|erratic|changing in ways nobody can foresee|unpredictable, inconsistent|consistent, steady|dramatic, elastic, aquatic
6|approximate|nearly right but not exact|estimated, inexact|exact, precise|appropriate, affectionate, desperate
# cleverness
6|shrewd|good at judging people and chances|astute, sharp|gullible, naive|shy, shredded, shrunken
4|brainy|very good at learning|clever, intelligent||rainy, grainy, bony
4|sensible|choosing well what to do|level-headed, reasonable|foolish, silly|sensitive, visible, horrible
4|forgetful|often not remembering things|absent-minded||forceful, thankful, playful
5|imaginative|good at thinking up new and exciting ideas|creative, inventive|unimaginative|imaginary, attractive, talkative
5|inquisitive|always asking questions|curious, nosy, prying|uninterested|attractive, repetitive, expensive
5|ridiculous|deserving to be laughed at|absurd, laughable|sensible|religious, generous, furious
5|resourceful|good at finding ways out of trouble|enterprising, ingenious||restful, respectful, resentful
5|illiterate|not able to read or write||literate|illegal, considerate, immediate
6|astute|quick to understand people and see chances|shrewd, perceptive|naive|absolute, mute, polite
6|perceptive|quick to notice and understand things|discerning, astute|unperceptive|protective, deceptive, respective
6|naive|too trusting, as you know little of the world|unworldly, inexperienced|worldly, shrewd|native, naval, active
6|credulous|too ready to believe things|gullible, naive|sceptical|fabulous, muscular, courageous
6|knowledgeable|knowing a great deal|learned, well-informed|ignorant|manageable, reasonable, enjoyable
6|erudite|having learnt a great deal from books|learned, scholarly|uneducated|definite, elite, polite
6|rational|using clear thinking instead of feelings|logical, reasonable|irrational, illogical|national, regional, emotional
6|coherent|fitting together so that it is easy to follow|intelligible|incoherent, muddled|different, convenient, current
6|lucid|clear and easy to understand|clear, intelligible|confusing|livid, stupid, horrid
6|articulate|able to put thoughts clearly into words|well-spoken, eloquent|inarticulate|immaculate, accurate, ultimate
6|eloquent|speaking beautifully so that others listen|articulate, well-spoken|inarticulate|elegant, frequent, equivalent
6|preposterous|so silly that nobody could believe it|absurd, outrageous|sensible|prosperous, dangerous, pompous
6|studious|fond of reading and learning|scholarly, bookish||spacious, serious, stylish
# effort
4|busy|with a lot to do|active, occupied|idle|bushy, bumpy, bossy
4|hardworking|doing tasks with great effort|industrious, diligent|lazy, idle|hard-boiled, talented, humorous
4|sporty|fond of running, swimming and games|athletic||spotty, spicy, scruffy
4|drowsy|nearly asleep|sleepy, dozy|wide-awake, alert|dressy, dusty, dreary
5|energetic|full of go|lively, active, vigorous|lethargic, sluggish|apologetic, magnetic, poetic
5|enthusiastic|very keen and full of interest|eager, keen|apathetic, unenthusiastic|artistic, sarcastic, realistic
5|ambitious|wanting very much to succeed|aspiring|unambitious|ambiguous, nutritious, delicious
5|persistent|not giving up, even when it is hard|determined, persevering||transparent, resistant, excellent
5|tireless|able to work on and on|untiring, unflagging||tiresome, timeless, wireless
5|independent|able to manage without help|self-reliant, self-sufficient|dependent|intelligent, inventive, innocent
6|dependent|not able to manage without help|reliant|independent, self-sufficient|decent, defiant, despondent
6|relentless|going on and on without a rest|unceasing, unrelenting||relevant, priceless, helpless
6|conscientious|always doing your work as well as you can|diligent, painstaking|careless|conscious, contentious, ambitious
6|negligent|not taking proper care|careless, remiss|careful, conscientious|intelligent, elegant, indulgent
6|slapdash|done in a quick and careless way|sloppy, slipshod|painstaking, careful|splashed, foolish, slender
6|listless|without energy or interest|lethargic, languid|energetic, lively|priceless, limitless, timeless
6|indolent|not liking work|lazy, slothful|industrious, hardworking|insolent, excellent, silent
6|zealous|full of keenness for a cause|fervent, ardent|apathetic, half-hearted|jealous, marvellous, famous
6|fervent|showing very strong feeling|passionate, ardent|half-hearted, indifferent|frequent, fluent, fragrant
6|indifferent|not caring one way or the other|unconcerned, uninterested|concerned|innocent, insolent, indecent
6|obstinate|refusing to give way, even when you should|stubborn, headstrong|flexible, compliant|fortunate, obsolete, accurate
6|headstrong|set on having your own way|wilful, obstinate|compliant, docile|lifelong, heartfelt, heavy
6|amenable|willing to agree or be guided|cooperative, agreeable|uncooperative|available, notable, miserable
# skill
4|clumsy|likely to drop things or bump into them|awkward, ungainly|graceful, nimble, agile|clammy, chatty, cloudy
4|nimble|quick and light in your movements|agile, deft|clumsy|humble, noble, gentle
5|graceful|moving in a smooth, lovely way|elegant|clumsy, ungainly|grateful, forceful, peaceful
5|skilful|good at something difficult|expert, accomplished|unskilful|wilful, joyful, doubtful
5|talented|born with a special gift|gifted, accomplished||tangled, planted, haunted
5|capable|able to do something well|able, competent|incapable|available, comfortable, adorable
5|experienced|having done it many times before|practised, seasoned|inexperienced|expensive, expected, experimental
5|athletic|fit and good at games|sporty, fit|unfit|pathetic, magnetic, authentic
6|agile|able to move quickly and easily|nimble, lithe|clumsy|fragile, hostile, gentle
6|versatile|able to do many different things well|adaptable, all-round||hostile, fertile, fragile
6|adept|very good at doing something|skilful, expert, proficient|inept, unskilled|adopted, abrupt, absent
6|inept|having no skill|incompetent, unskilled|adept, skilful|inert, intact, inner
6|proficient|skilled because of much practice|competent, accomplished|incompetent|sufficient, ancient, profitable
6|competent|able to do a job well enough|capable, able|incompetent, inept|competitive, complete, compact
6|dexterous|clever with your hands|deft, skilful|clumsy|boisterous, dangerous, generous
# care
4|careless|not taking enough trouble|sloppy, slapdash|careful|cordless, cloudless, fearless
5|attentive|listening or watching closely|alert, observant|inattentive|attractive, inventive, talkative
5|observant|good at noticing things|sharp-eyed, perceptive|unobservant|pleasant, elegant, innocent
5|thorough|done with great care and nothing left out|painstaking, exhaustive|superficial|rough, tough, thirsty
5|rash|acting too fast without thinking|reckless, hasty, impetuous|cautious, prudent|fresh, crisp, vast
5|fussy|hard to please|choosy, picky, finicky|easy-going|foggy, funny, fuzzy
5|aware|knowing that something is there or happening|conscious, mindful|unaware, oblivious|rare, aged, fair
6|wary|on your guard because of possible danger|watchful, cautious|trusting, reckless|weary, hairy, worthy
6|impetuous|acting suddenly, without stopping to think|rash, impulsive, hasty|cautious|virtuous, impressive, famous
6|circumspect|thinking of every danger before you act|cautious, wary|reckless|circular, suspect, correct
6|distracted|not able to keep your mind on something|inattentive|attentive, focused|detached, deserted, dedicated
6|pensive|deep in thought|thoughtful, reflective||passive, expensive, massive
6|engrossed|giving something all your attention|absorbed, captivated||engraved, enraged, enormous
6|fastidious|very hard to please, above all about neatness|fussy, pernickety|sloppy|hideous, infectious, hazardous
# patience
5|willing|ready to do what is asked|prepared, game|unwilling, reluctant|chilling, winning, thrilling
6|tolerant|letting others think and live differently|broad-minded, forbearing|intolerant, narrow-minded|elegant, important, triumphant
# age
4|elderly|rather old|aged|youthful, young|early, orderly, friendly
5|youthful|young, or seeming so|young|aged, elderly|truthful, joyful, useful
5|childish|silly, like someone much younger|immature, babyish|mature, grown-up|cheerless, selfish, chilly
6|mature|fully grown, or as wise as an adult|grown-up, adult|immature, childish|miniature, pure, secure
6|immortal|living for ever|undying|mortal|important, immediate, partial
6|mortal|sure to die one day||immortal|normal, metal, vocal
`
