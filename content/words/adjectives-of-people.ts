/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms. */
export const adjectivesOfPeople = `
# mood
4|cheerful|happy and full of smiles|happy, merry, jolly|gloomy, sad
4|miserable|very unhappy|sad, wretched, unhappy|joyful, happy
5|gloomy|feeling low and without hope|glum, sad|cheerful, merry
5|delighted|very pleased|thrilled, pleased, overjoyed|disappointed
5|disappointed|sad because a hope did not come true|dejected|delighted, pleased
6|elated|so happy that you could jump|overjoyed, joyful, thrilled|dejected, miserable
6|melancholy|sad in a quiet, thoughtful way|mournful, sorrowful|joyful, cheerful
6|content|pleased with what you have|satisfied, pleased|dissatisfied
# anger
4|cross|rather angry|annoyed, grumpy|
5|furious|very angry indeed|enraged, raging, livid|calm
5|irritable|easily annoyed|grumpy, tetchy|
6|indignant|angry because something is not fair|outraged, resentful|
6|livid|so angry that your face changes|furious, enraged|calm
# calm
4|calm|quiet and not worried|peaceful, relaxed|agitated, frantic
5|tranquil|peaceful, quiet and still|serene, restful, peaceful|turbulent
6|serene|calm and untroubled|tranquil, placid, peaceful|turbulent, agitated
6|placid|slow to get upset or excited|serene, calm|excitable
6|frantic|wild with worry or hurry|frenzied, desperate|calm
5|restless|unable to keep still|fidgety, unsettled|relaxed
# worry
4|nervous|worried about what may happen|anxious, jumpy|confident
5|anxious|full of worry|worried, nervous, uneasy|carefree
6|apprehensive|afraid that something bad will happen|uneasy, anxious|confident
5|carefree|without any worries|untroubled|anxious, worried
# courage
4|brave|ready to face danger|courageous, fearless, bold|cowardly
5|courageous|not giving in to fear|brave, valiant, heroic|cowardly, timid
5|timid|shy and easily frightened|shy, fearful|bold, daring
6|intrepid|bold and ready for adventure|daring, fearless, dauntless|timid, fearful
6|cowardly|too ready to run from danger|spineless|brave, heroic
5|daring|happy to take risks|bold, adventurous|timid, cautious
6|audacious|bold in a surprising way|daring, bold|timid
# fear
4|scary|making you afraid|frightening, alarming|reassuring
5|sinister|seeming evil or harmful|menacing, threatening|harmless
5|eerie|strange in a way that makes you shiver|spooky, creepy|
6|terrified|very frightened|petrified, horrified|
# kindness
4|kind|caring about others|caring, thoughtful|cruel, unkind
4|cruel|liking to hurt others|unkind, heartless|kind, gentle
5|generous|happy to give and share|giving, charitable|mean, miserly
5|considerate|thinking of how others feel|thoughtful, kind|thoughtless, selfish
5|selfish|thinking only of yourself|greedy|considerate, unselfish
6|compassionate|feeling for people who suffer|sympathetic, caring|heartless
6|benevolent|wishing to do good to others|kindly, charitable|malevolent, spiteful
6|malevolent|wishing harm to others|spiteful, malicious|benevolent
5|spiteful|nasty on purpose|malicious, nasty|kindly
6|ruthless|showing no pity at all|merciless, pitiless|merciful
5|merciful|ready to forgive instead of punish|forgiving, lenient|merciless, ruthless
# friendliness
4|friendly|nice to talk to and be with|welcoming, amiable|hostile, unfriendly
5|hostile|behaving like an enemy|unfriendly, aggressive|friendly
6|amiable|pleasant and easy to like|friendly, genial|hostile
6|sociable|liking to be with others|outgoing|withdrawn
6|aloof|keeping apart from other people|distant, remote|
4|lonely|sad because you have no company|friendless, isolated|
# manners
4|polite|having good manners|courteous, respectful|rude
4|rude|having bad manners|impolite, discourteous|polite, courteous
5|courteous|showing respect to others|polite, gracious|discourteous, rude
5|insolent|rude to someone you should respect|cheeky, impudent|respectful
5|obedient|doing what you are told|dutiful, compliant|disobedient, rebellious
5|mischievous|playful in a naughty way|naughty, impish|
6|defiant|openly refusing to do as told|rebellious, disobedient|obedient
# pride
4|proud|pleased with what you have done||ashamed
5|humble|not thinking yourself better than others|modest, meek|arrogant, boastful
5|boastful|talking too much of how good you are|bragging|humble, modest
6|arrogant|thinking that you are better than everyone|haughty, conceited|humble, modest
6|haughty|proud and looking down on others|arrogant, snooty|humble
5|vain|too proud of your looks|conceited|modest
# truth
4|honest|telling the truth|truthful, sincere|dishonest, lying
5|sincere|really meaning what you say|honest, genuine|insincere
5|genuine|really what it seems to be|real, authentic|fake, false
5|false|not true or not real|untrue, fake|genuine, true
6|authentic|real and not a copy|genuine, real|counterfeit, fake
6|counterfeit|made to look real in order to trick|fake, forged|authentic, genuine
6|deceitful|tricking people with lies|dishonest, sly|truthful, honest
5|loyal|staying true to your friends|faithful, devoted|disloyal, treacherous
6|treacherous|not to be trusted|disloyal, traitorous|loyal, faithful
6|plausible|seeming likely to be true|believable, credible|implausible, unlikely
# certainty
4|sure|having no doubt|certain, positive|doubtful, unsure
5|doubtful|not certain|unsure, uncertain|certain, sure
5|definite|clear and not going to change|certain, fixed|vague
5|vague|not clear in what is meant|unclear, hazy|definite, precise
6|ambiguous|with more than one possible meaning|unclear|clear
6|inevitable|sure to happen whatever you do|unavoidable, certain|avoidable
# cleverness
4|clever|quick to learn and understand|bright, smart|stupid
5|intelligent|good at thinking and learning|clever, brainy|unintelligent
5|wise|able to judge well from long experience|sensible, prudent|foolish
4|foolish|not showing good sense|silly, unwise|wise, sensible
6|shrewd|quick to judge what is to your gain|astute, sharp|gullible
6|gullible|easily tricked|trusting, naive|shrewd, suspicious
5|ignorant|not knowing things|uninformed|informed, knowledgeable
6|ingenious|clever and full of new ideas|inventive, resourceful|unimaginative
6|absurd|so silly that you laugh|ridiculous, ludicrous|sensible
5|logical|following good reasons step by step|reasoned, rational|illogical
# effort
4|lazy|not wanting to work|idle|industrious, hardworking
5|idle|doing nothing|lazy, inactive|busy, active
6|diligent|working with steady care|hardworking, industrious|lazy, idle
6|industrious|busy and working well|diligent, hardworking|lazy, idle
5|determined|having made up your mind not to give up|resolute, persistent|
6|tenacious|holding on and never giving up|persistent, stubborn|
5|stubborn|refusing to change your mind|obstinate, pigheaded|compliant
6|lethargic|slow and without energy|sluggish, listless|energetic, lively
4|lively|full of life|energetic, active|lethargic, sluggish
5|eager|wanting very much to do something|keen, enthusiastic|reluctant, unwilling
5|reluctant|not really wanting to do it|unwilling, hesitant|eager, willing
6|apathetic|not caring about anything|indifferent, uninterested|enthusiastic
# care
4|careful|taking trouble not to make mistakes|cautious|careless
5|cautious|taking care to avoid danger|careful, wary|reckless, rash
5|reckless|not caring about danger|rash, careless|cautious, wary
6|meticulous|careful about every little detail|thorough, painstaking|careless, sloppy
6|prudent|careful and looking ahead|sensible, cautious|reckless, rash
5|alert|watching and ready to act|watchful, vigilant|inattentive
6|vigilant|always on the watch for danger|watchful, alert|inattentive
6|oblivious|not noticing what goes on around you|unaware|aware
6|impulsive|acting without thinking first|hasty, rash|cautious
# patience
5|patient|able to wait without a fuss|tolerant, uncomplaining|impatient
4|impatient|hating to wait|restless|patient, tolerant
`
