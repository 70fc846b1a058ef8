/** For steps 4 and 5: a word's class | the word | its meaning | words about the same matter that mean something else. */
export const hardMeanings = `
adjective|gullible|too ready to believe what others say|obedient, ignorant, sincere, timid, candid
adjective|frugal|careful not to spend or use more than is needed|destitute, humble, meagre, greedy, cautious
adjective|lethargic|having no energy or wish to do anything|serene, gloomy, clumsy, patient, feeble
adjective|conspicuous|easy to notice because it stands out|transparent, peculiar, popular, enormous, accessible
adjective|futile|certain to fail, however hard you try|hazardous, tedious, arduous, fatal, trivial
adjective|tedious|boring because it goes on too long|gruelling, solemn, hectic, trivial, futile
adjective|plausible|seeming likely to be true|genuine, obvious, sincere, accurate, inevitable
adjective|inevitable|certain to happen, whatever you do|imminent, probable, essential, fatal, obvious
adjective|imminent|about to happen very soon|inevitable, recent, sudden, frequent, brief
adjective|reluctant|not wanting to do something, and so slow to do it|timid, cautious, sluggish, obstinate, indifferent
adjective|obstinate|refusing to change your mind, even if you are wrong|assertive, resentful, rebellious, indignant, selfish
adjective|candid|saying openly what you think|talkative, sociable, confident, impolite, gullible
adjective|haughty|looking down on others because you think you are better|hostile, vain, envious, bossy, ambitious
adjective|vain|too proud of how you look|haughty, elegant, selfish, spoilt, glamorous
adjective|diligent|working hard and with care|intelligent, ambitious, reliable, strict, energetic
adjective|ravenous|so hungry that you could eat anything|greedy, parched, desperate, weary, savage
adjective|arid|so dry that little can grow there|tropical, remote, scorching, hollow, rugged
adjective|desolate|empty, bleak and without people|remote, ancient, narrow, tranquil, mysterious
adjective|derelict|left empty until it falls into ruin|ancient, vacant, shabby, remote, haunted
adjective|opaque|that you cannot see through|transparent, invisible, dim, colourful, hidden
adjective|lenient|not strict when you could punish someone|careless, impartial, generous, sociable, forgetful
adjective|impartial|not taking either side|indifferent, honest, lenient, sincere, sensible
adjective|indifferent|not caring one way or the other|impartial, reluctant, gloomy, ordinary, forgetful
adjective|benevolent|kind and wishing to do good|polite, wealthy, cheerful, grateful, innocent
adjective|malicious|wishing to hurt others|reckless, envious, selfish, arrogant, cowardly
adjective|prudent|sensible and thinking ahead|intelligent, anxious, modest, obedient, patient
adjective|obsolete|no longer used because something newer has replaced it|ancient, broken, extinct, useless, traditional
adjective|abundant|more than enough in number or amount|necessary, enormous, popular, wealthy, frequent
adjective|scarce|hard to get because there is so little of it|expensive, precious, remote, hidden, delicate
adjective|intermittent|stopping and starting again|temporary, gradual, sudden, continuous, brief
adjective|meticulous|very careful about every detail|cautious, tidy, patient, anxious, strict
adjective|ambiguous|that can be understood in more than one way|complicated, mysterious, misleading, doubtful, difficult
adjective|eloquent|able to speak well and move those who listen|talkative, intelligent, dramatic, polite, confident
adjective|morose|in a bad mood and saying little|timid, solemn, furious, lonely, bashful
adjective|jovial|cheerful and friendly|lively, generous, witty, polite, loyal
adjective|agile|able to move quickly and easily|flexible, powerful, hasty, slender, alert
adjective|versatile|able to do many different things|talented, busy, experienced, ambitious, agile
adjective|incessant|going on without a pause|lengthy, frequent, noisy, rapid, regular
adjective|insolent|rude to those whom you should respect|rebellious, mischievous, boastful, bold, vulgar
adjective|tentative|done without being sure, as a first try|secretive, awkward, temporary, amateur, private
adjective|ominous|making you feel that something bad will happen|dangerous, mysterious, violent, gloomy, unlucky
adjective|exorbitant|costing far more than it should|luxurious, precious, extraordinary, enormous, greedy
adjective|stagnant|not flowing, and so smelling bad|shallow, polluted, muddy, sluggish, stale
adjective|fickle|changing your mind often, so that others cannot rely on you|hasty, dishonest, careless, timid, flexible
adjective|precarious|likely to fall or fail at any moment|fragile, steep, temporary, clumsy, reckless
adjective|immaculate|perfectly clean and tidy|elegant, innocent, luxurious, transparent, fashionable
adjective|impetuous|acting in a hurry, without thinking|energetic, impatient, ignorant, bold, aggressive
adjective|incredulous|unable or unwilling to believe something|gullible, astonished, confused, dishonest, incredible
adjective|nonchalant|calm, as if you did not care|patient, lazy, arrogant, sociable, courageous
adjective|pensive|deep in serious thought|intelligent, gloomy, silent, anxious, attentive
adjective|resilient|able to recover quickly after a difficulty|flexible, powerful, courageous, patient, optimistic
adjective|sporadic|happening only now and then, at no fixed times|temporary, gradual, recent, brief, sudden
adjective|succinct|saying all that matters in few words|accurate, simple, frank, hurried, silent
adjective|tenacious|holding on firmly and not giving up|aggressive, courageous, loyal, ambitious, muscular
adjective|vindictive|wanting to hurt someone who has hurt you|violent, envious, suspicious, ruthless, quarrelsome
adjective|volatile|likely to change suddenly and violently|dangerous, aggressive, fragile, temporary, powerful
adjective|gregarious|fond of being with others|generous, popular, polite, talkative, cheerful
adjective|garrulous|talking too much about unimportant things|eloquent, noisy, sociable, boastful, nosy
adjective|clandestine|kept secret because it is not allowed|mysterious, private, forbidden, dangerous, dishonest
adjective|complacent|so pleased with yourself that you stop trying|lazy, arrogant, boastful, calm, stubborn
adjective|despondent|sad because you have lost hope|lonely, anxious, jealous, exhausted, ashamed
adjective|eccentric|behaving in a way that others find odd but harmless|mysterious, comical, foolish, mischievous, rebellious
adjective|feasible|possible to do without great trouble|useful, probable, sensible, profitable, popular
adjective|innate|that you are born with|ancient, hidden, talented, permanent, youthful
adjective|lucid|clear and easy to understand|brief, truthful, interesting, bright, detailed
adjective|mundane|ordinary and not exciting|useless, gloomy, miserable, modest, cheap
adjective|oblivious|not noticing what is going on around you|careless, invisible, indifferent, forgetful, sleepy
adjective|prolific|producing a great deal of work|talented, famous, diligent, creative, wealthy
adjective|rudimentary|very simple and not developed|vulgar, ancient, faulty, useless, miniature
adjective|unanimous|agreed by everybody|popular, obvious, anonymous, fair, friendly
adjective|anonymous|whose name is not known|unanimous, unpopular, invisible, absent, ordinary
adjective|pristine|as fresh and clean as when it was new|valuable, modern, colourful, genuine, fragile
adjective|obscure|not well known, and hard to find out about|ancient, imaginary, private, complicated, distant
adjective|contentious|likely to cause an argument|rude, competitive, unfair, hurtful, complicated
verb|relinquish|give up something that you own or hold|mislay, borrow, neglect, exchange, distribute
verb|hinder|make it harder for someone to make progress|forbid, threaten, avoid, criticise, neglect
verb|conceal|keep from being seen|protect, vanish, ignore, imprison, shelter
verb|imitate|copy the way someone acts or speaks|admire, obey, repeat, impress, pretend
verb|loathe|dislike very much indeed|envy, dread, mourn, regret, offend
verb|linger|stay longer than you need to|wander, hesitate, doze, settle, lurk
verb|flourish|grow or do very well|increase, recover, mature, boast, celebrate
verb|wither|dry up and lose strength|crumble, vanish, tremble, starve, shatter
verb|scrutinise|look at very closely|glimpse, discover, predict, recognise, describe
verb|deceive|make someone believe what is not true|persuade, flatter, tease, accuse, rob
verb|console|comfort someone who is sad|forgive, advise, entertain, thank, protect
verb|exasperate|annoy very much|exhaust, frighten, confuse, disappoint, insult
verb|procrastinate|put off what you ought to do|cancel, forget, hesitate, refuse, abandon
verb|persevere|keep trying although it is hard|succeed, compete, hurry, practise, argue
verb|retaliate|do harm to someone because they harmed you|quarrel, defend, threaten, surrender, accuse
verb|coax|persuade gently and patiently|soothe, command, invite, guide, flatter
verb|baffle|puzzle completely|astonish, deceive, annoy, frighten, distract
verb|allege|say that someone has done wrong, without proof|confess, gossip, suspect, prove, insult
verb|replenish|fill up again|restore, multiply, replace, repeat, complete
verb|abolish|put an end to a law or custom|disobey, neglect, destroy, amend, forbid
verb|corroborate|support a statement with more proof|repeat, explain, believe, investigate, accuse
verb|embellish|make more attractive or interesting by adding details|describe, admire, explain, imagine, enlarge
verb|commend|praise, often in public|command, defend, thank, reward, encourage
verb|squander|waste foolishly|spend, lose, scatter, donate, invest
verb|reprimand|tell off severely|punish, accuse, threaten, insult, expel
verb|alleviate|make pain or trouble less|cure, diagnose, prevent, treat, ignore
verb|instigate|make something, often trouble, begin|investigate, threaten, prevent, predict, quarrel
verb|ostracise|leave someone out of a group on purpose|bully, tease, dismiss, betray, insult
verb|fluctuate|keep rising and falling|increase, vanish, wander, vibrate, decline
verb|emulate|try to do as well as someone you admire|envy, obey, praise, challenge, assist
noun|novice|someone who is new to a job or skill|pupil, volunteer, amateur, stranger, assistant
noun|adversary|someone who is against you in a fight or contest|traitor, villain, stranger, bully, criminal
noun|accomplice|someone who helps another to do wrong|traitor, thief, companion, witness, rival
noun|hypocrite|someone who does not behave as they tell others to|liar, coward, traitor, cheat, bully
noun|dilemma|a hard choice between two things|disaster, puzzle, argument, obstacle, mistake
noun|remorse|deep sorrow for a wrong that you did|grief, pity, envy, despair, disappointment
noun|integrity|being honest and doing what is right|loyalty, courage, modesty, generosity, wisdom
noun|nostalgia|fond sadness about times gone by|regret, grief, affection, boredom, curiosity
noun|prejudice|an unfair opinion formed without knowing the facts|jealousy, criticism, ignorance, suspicion, injustice
noun|nomad|someone who moves from place to place and has no fixed home|tourist, pilgrim, explorer, hermit, outlaw
noun|hermit|someone who lives alone, away from other people|nomad, orphan, outlaw, prisoner, outsider
noun|sceptic|someone who doubts what others believe|pessimist, hypocrite, rebel, coward, detective
noun|pessimist|someone who expects things to go wrong|sceptic, coward, victim, hypocrite, misfit
noun|drought|a long time without rain|famine, heatwave, desert, flood, blizzard
noun|alibi|proof that you were somewhere else when a crime was done|excuse, evidence, witness, promise, clue
noun|anecdote|a short, amusing story about something that really happened|joke, legend, rumour, fable, riddle
noun|consensus|agreement among all the people in a group|majority, debate, promise, rumour, alliance
noun|antidote|something that works against a poison|vitamin, bandage, injection, symptom, disease
noun|camaraderie|trust and friendship among people who do things together|loyalty, competition, generosity, hospitality, ambition
noun|apathy|lack of interest or care|sympathy, weakness, ignorance, laziness, despair
noun|audacity|boldness that others find rude or risky|honesty, violence, loyalty, ambition, curiosity
noun|benefactor|someone who helps others, often by giving money|banker, volunteer, millionaire, relative, ancestor
noun|tyrant|a ruler who is cruel and unfair|conqueror, criminal, bully, emperor, traitor
noun|veteran|someone who has served for a long time, often in war|ancestor, expert, pensioner, captain, survivor
noun|prodigy|a young person with an amazing talent|orphan, apprentice, champion, student, celebrity
noun|ultimatum|a last warning: do this, or else|agreement, insult, excuse, conclusion, challenge
noun|euphoria|a feeling of great joy|relief, pride, affection, ambition, hope
adverb|simultaneously|at the same time|repeatedly, instantly, eventually, rapidly, frequently
adverb|invariably|always, without any change|frequently, usually, eventually, probably, seldom
adverb|inadvertently|without meaning to|unwillingly, secretly, suddenly, foolishly, silently
adverb|vehemently|with great force and strong feeling|loudly, rapidly, rudely, suddenly, bravely
adverb|begrudgingly|without really wanting to give or allow something|angrily, enviously, sadly, secretly, rudely
`
