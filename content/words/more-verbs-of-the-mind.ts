/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms | near misses. */
export const moreVerbsOfTheMind = `
# speaking
6|interrogate|ask many questions in a stern way|question, quiz||interrupt, intervene, irrigate
5|complain|say that you are not happy about something|grumble, moan||compete, remain, compare
5|argue|speak angrily because you do not agree|quarrel, squabble|agree|rescue, arrange, ache
4|tease|make fun of in a playful or unkind way|mock, taunt||sneeze, seize, please
4|grumble|complain in a low, bad-tempered voice|moan, complain, grouse||crumble, tumble, stumble
4|greet|say hello to|welcome||grate, treat, grunt
4|blame|say that it is someone's fault|accuse||bleat, tame, flame
4|invite|ask someone to come|||invent, ignite, unite
5|shriek|cry out in a high, sharp voice|scream, screech||shrink, streak, shine
5|bellow|shout in a deep, loud voice|roar, holler|whisper|follow, swallow, billow
5|murmur|speak in a low, soft voice|whisper, mumble||measure, hammer, simmer
5|whine|complain in a high, sad voice|whinge, moan||shine, twine, whirl
5|plead|ask with all your heart|beg, implore||bleed, please, plant
5|demand|ask for very firmly|insist||defend, depend, remind
5|request|ask for politely|||protest, respect, rescue
5|command|tell someone that they must do it|order, instruct||comment, commend, compare
5|advise|tell someone what you think is best to do|counsel||revise, arise, admire
5|convince|make someone believe|persuade||confide, combine, conceal
5|discourage|make someone lose heart|dishearten, deter|encourage, hearten|discover, disagree, disguise
5|confess|own up to doing something wrong|admit|deny|confuse, impress, compress
5|accuse|say that someone has done wrong|blame, charge||amuse, refuse, accept
5|discuss|talk about with others|debate||disgust, disguise, dismiss
5|hint|say without really saying it|imply, suggest||hunt, print, faint
5|jeer|shout unkind things at|heckle, boo|cheer, applaud|peer, steer, veer
5|recite|say aloud from memory|||invite, resist, receive
5|apologise|say that you are sorry|||advertise, organise, sympathise
6|declare|say clearly for all to hear|announce, state||compare, prepare, despair
6|utter|say, or make a sound|say, voice||alter, flutter, shatter
6|babble|talk fast without making sense|gabble, jabber||dabble, scrabble, gobble
6|assert|say firmly that it is so|declare, insist|deny|insert, desert, assist
6|retort|answer sharply|reply, snap||resort, export, distort
6|implore|beg with strong feeling|beseech, beg, plead||explore, ignore, import
6|recommend|say that something is worth trying|suggest, advise||comprehend, represent, respond
6|urge|try hard to make someone do it|press, encourage|discourage, deter|surge, merge, purge
6|coax|get someone to do it by gentle talk|wheedle, cajole, persuade||soak, coat, cough
6|deter|put off from doing something|discourage|encourage|detect, deliver, defer
6|confide|tell a secret to someone you trust|||collide, confine, decide
6|concede|agree unwillingly that it is true|admit, acknowledge|deny|conceal, concern, recede
6|denounce|say in public that something is wrong|condemn, criticise|praise|bounce, deliver, describe
6|contradict|say the opposite of what was said|deny, dispute|confirm|predict, construct, contrast
6|confirm|show or say that something is true|verify|contradict, deny|conform, confide, perform
6|debate|argue about a question in an orderly way|discuss, argue||delete, donate, dictate
6|negotiate|talk in order to reach an agreement|bargain||navigate, associate, appreciate
6|haggle|argue about a price|bargain||juggle, giggle, straggle
6|narrate|tell a story|relate, recount||navigate, migrate, narrow
6|summarise|give only the main points|outline||surprise, supervise, memorise
6|imply|let people understand without saying it|suggest, hint|state|apply, employ, impress
6|translate|put into another language|interpret||tolerate, circulate, trespass
6|ridicule|make fun of in a cruel way|mock, taunt|praise|rescue, recycle, reduce
6|gloat|be pleased in a nasty way that another has failed|||float, coat, glow
# praise
5|respect|think highly of|admire, esteem|despise|inspect, reflect, collect
5|applaud|clap to show that you enjoyed it|clap, cheer|boo, jeer|afford, explode, appear
5|approve|think that it is good or right||disapprove|improve, apply, appear
5|appreciate|know how good something is|value||associate, approach, approximate
5|punish|make someone suffer for doing wrong|penalise, discipline|reward|publish, perish, finish
6|revere|have deep respect for|venerate, honour|despise, scorn|reverse, revise, rehearse
6|cherish|love and care for dearly|treasure, prize|neglect|perish, vanish, chase
6|resent|feel bitter about|begrudge||repent, present, rescue
6|abhor|hate and feel disgust at|loathe, detest|adore, love|abide, absorb, borrow
6|covet|want what belongs to someone else|crave, desire||cover, convey, collect
# agreeing
5|resist|fight against, or refuse to accept|withstand, oppose|yield, submit|assist, resort, exist
5|reject|refuse to take|decline, refuse, spurn|accept|inject, detect, elect
5|protest|say strongly that it is wrong|object||protect, project, produce
6|consent|say that you are willing|agree, assent|refuse|consult, contest, invent
6|authorise|give someone the right to do it|permit, allow|forbid, ban|advertise, memorise, organise
6|veto|use your power to say no to a plan|reject, forbid|approve|vote, edit, visit
6|condone|let something wrong go unpunished|excuse, tolerate|condemn|postpone, console, confine
6|rebel|fight against those in charge|revolt, mutiny|obey|reveal, repeat, reply
6|conform|act as the rules or other people say|comply|rebel|confirm, inform, perform
6|cooperate|work together|collaborate||separate, operate, decorate
6|compromise|settle a quarrel by each giving way a little|||surprise, promote, comfort
6|reconcile|make friends again after a quarrel|||recycle, recoil, recognise
# helping
4|forgive|stop being angry about a wrong|pardon, excuse|blame, punish|forbid, forget, follow
4|guard|watch over to keep safe|protect, defend||regard, guess, grind
5|soothe|make calm, or less painful|calm, ease|irritate|scoop, shoot, choose
5|manage|be in charge of|run, direct||damage, imagine, arrange
5|govern|be in charge of a country|rule||gather, grovel, cover
5|train|teach someone to do a job or a sport|coach, instruct||drain, strain, trace
6|facilitate|make easier|ease|hinder, impede|fascinate, imitate, celebrate
6|thwart|stop someone's plan from working|foil, frustrate|assist, aid|thaw, sweat, twist
6|sabotage|damage on purpose and in secret|wreck||salvage, manage, submerge
6|intervene|step in to change what is going on|intercede||interview, invent, intend
6|endanger|put at risk|imperil, jeopardise|protect, safeguard|entangle, encounter, enlarge
6|intercept|catch or stop on the way|||interpret, accept, intersect
6|supervise|watch over people at work|oversee||surprise, revise, televise
6|dominate|have power over|control, rule||donate, decorate, illuminate
6|cultivate|prepare land and grow crops|farm, till||calculate, motivate, celebrate
6|alleviate|make pain or trouble less|ease, relieve, lessen|aggravate, worsen|elevate, evaluate, allocate
6|aggravate|make worse|worsen|alleviate, improve|navigate, irrigate, aggregate
6|sympathise|share in someone's sorrow|||synchronise, symbolise, apologise
6|humiliate|make someone feel ashamed in front of others|shame, embarrass||hibernate, illuminate, humidify
6|infuriate|make very angry|enrage, madden|placate, pacify|inflate, initiate, imitate
6|pester|keep bothering with questions or requests|badger, harass||plaster, fester, prosper
6|persecute|treat cruelly for a long time|oppress, ill-treat||execute, perceive, persuade
6|pamper|look after too well|spoil, indulge|neglect|scamper, tamper, paint
# hiding
4|bury|put in the ground and cover up||unearth|borrow, carry, hurry
4|pretend|act as if something were true|feign||intend, attend, prevent
4|cheat|break the rules in order to win|||chat, treat, heat
5|plot|plan something bad in secret|scheme, conspire||spot, blot, plod
6|swindle|get money from someone by a trick|cheat, defraud||dwindle, kindle, sprinkle
# seeing
4|peep|look quickly and in secret|peek||weep, keep, beep
5|gaze|look long and with wonder|stare||graze, raise, glaze
5|glance|look for just a moment|peek||dance, advance, balance
5|peer|look hard, as if you cannot see well|squint||steer, cheer, peel
5|locate|find the exact place of|find, pinpoint|lose|donate, educate, inflate
5|investigate|try to find out the truth about|probe||navigate, irrigate, invite
6|survey|look over the whole of|view, scan||convey, survive, obey
6|perceive|notice through your senses|sense, discern||deceive, persuade, permit
6|distinguish|see the difference between|differentiate||extinguish, disturb, establish
6|analyse|look at each part to understand the whole|examine, study||advertise, realise, amaze
# thinking
4|solve|find the answer to|crack||save, shave, serve
4|believe|think that something is true|accept|doubt, disbelieve|relieve, behave, achieve
4|remind|help someone not to forget|prompt||remain, rewind, mend
4|understand|know what something means|comprehend|misunderstand|undertake, withstand, understate
4|choose|pick out what you want|select, pick|reject|chase, cheat, lose
5|calculate|work out with numbers|compute||circulate, cultivate, celebrate
5|compare|see how far two things are alike|||prepare, compete, complete
5|memorise|learn by heart|learn|forget|minimise, criticise, apologise
5|intend|plan to do|mean, aim||attend, extend, invent
5|prefer|like better|favour||prepare, perform, refer
5|outwit|beat by being cleverer|outsmart||omit, admit, outline
6|infer|work out from hints|deduce||refer, offer, inform
6|deduce|work out from clues|infer||reduce, produce, introduce
6|evaluate|judge how good something is|assess, appraise||evacuate, evaporate, elevate
6|contemplate|think deeply about|ponder, consider||complete, complicate, contain
6|meditate|think long and quietly|reflect, contemplate||imitate, irritate, mediate
6|reminisce|talk or think about happy times past|||rehearse, diminish, replace
6|aspire|hope to become something great|||inspire, expire, acquire
# feeling
4|enjoy|get pleasure from|like, relish|dislike|envy, destroy, deploy
4|weep|shed tears|cry, sob|laugh|sweep, keep, wipe
4|giggle|laugh in a silly way|titter, snigger||wriggle, juggle, gargle
4|frown|pull your eyebrows together when cross|scowl|smile|drown, crown, freeze
4|celebrate|do something special on a happy day|rejoice|mourn|decorate, calculate, concentrate
5|trust|believe that someone is honest||distrust, doubt|twist, thrust, trot
5|sulk|be silent and bad-tempered|mope||soak, sink, suck
5|dread|be very much afraid of what is to come|fear||tread, dress, drain
5|inspire|fill with the wish to do something great|motivate, stimulate|discourage|perspire, require, enquire
5|disgust|make someone feel sick or shocked|revolt, sicken|delight|discuss, digest, disguise
5|impress|make someone admire you|||express, compress, improve
5|tempt|make someone want what they should not have|entice, lure||attempt, tend, tremble
6|lament|feel or show great sorrow for|mourn, grieve|rejoice|cement, invent, limit
6|enchant|delight as if by magic|charm, bewitch, delight||enhance, chant, encounter
6|dismay|fill with shock and worry|appal|delight, hearten|display, delay, dismiss
6|commemorate|keep alive the memory of|||communicate, accommodate, complicate
`
