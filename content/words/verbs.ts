/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms. */
export const verbs = `
# starting
4|begin|do the first part of something|start, commence|end, finish
5|commence|get under way|begin, start|finish, end
5|finish|come to the end of something|complete, end|begin, start
6|terminate|bring to an end|end, finish|begin, commence
6|cease|stop altogether|stop, halt|continue
5|continue|go on without stopping|proceed|stop, cease
5|pause|stop for a short time|rest|continue
6|resume|go on again after a stop|restart|
5|launch|send off on its way||
# giving
4|share|let others have some of it|divide|
5|donate|give to those in need|contribute, give|
6|bestow|give as an honour or gift|confer, grant|
5|receive|get what is sent or given|get, obtain|send, give
5|distribute|hand out among many|dispense|collect, gather
5|reward|give something for good work|repay|punish
5|supply|give what is needed|provide, furnish|
6|bequeath|leave to someone in your will||
4|lend|give for a time and then have back|loan|borrow
4|borrow|take for a time and then give back||lend
# getting
4|grab|take hold of quickly|snatch, seize|release
5|seize|take hold of by force|grab, snatch|release
5|obtain|come to own or have|get, acquire|lose
6|acquire|get for yourself|obtain, gain|lose
5|collect|bring together in one place|gather, assemble|scatter
4|gather|come or bring together|collect, assemble|scatter, disperse
6|accumulate|pile up over time|amass, collect|
5|purchase|get by paying for it|buy|sell
6|inherit|get from someone who has died||
# keeping
4|keep|go on having|retain, hold|discard
5|discard|throw away what is not wanted|dump, scrap|keep, retain
6|retain|keep for yourself|keep, hold|relinquish
6|relinquish|give up what you hold|surrender, yield|keep, retain
5|preserve|keep safe and unchanged|conserve, protect|destroy
5|store|put away until it is needed|stow, stockpile|
6|squander|use up in a foolish way|waste|save, conserve
6|conserve|keep from being wasted or lost|preserve, save|squander, waste
5|abandon|leave behind for good|desert, forsake|
# moving
4|wander|walk about with no plan|roam, stroll, ramble|
4|hurry|move or act fast|rush, hasten|dawdle, linger
5|dawdle|take too long to go anywhere|dally, linger|hurry, rush
5|scurry|run with short, quick steps|scamper, scuttle|
5|stumble|nearly fall as you walk|trip|
6|saunter|walk in a slow, easy way|stroll, amble|
5|trudge|walk with slow, heavy steps|plod, tramp|
5|creep|move quietly and close to the ground|sneak, crawl|
6|meander|bend this way and that like a stream|wind, zigzag|
5|hover|stay in one place in the air|float|
4|climb|go up with hands and feet|scale, mount|descend
5|ascend|go up|climb, rise|descend
5|descend|go down|sink|ascend, climb
6|plummet|fall fast and straight down|plunge, drop|soar
6|soar|fly or rise high|rise|plummet, plunge
5|swerve|turn quickly to one side|veer|
6|rotate|turn round and round|spin, revolve|
5|topple|fall over after rocking|overturn|
4|follow|go or come after|pursue, trail|lead
5|pursue|go after in order to catch|chase, follow|
6|accelerate|go faster and faster|quicken|decelerate, slow
# coming
4|arrive|get to a place|come, reach|depart, leave
5|depart|go away from a place|leave, go|arrive
5|return|come or go back||
5|approach|come near|near|
5|retreat|move back from danger|withdraw, recoil|advance
5|advance|move forward|proceed, progress|retreat
6|withdraw|move away or take out|retreat|advance
4|escape|get free|flee|
5|flee|run away from danger|escape, bolt|
6|emigrate|leave your country to live in another||
6|migrate|move to another land with the seasons||
6|linger|stay longer than you need to|remain, dawdle|hurry
5|vanish|go out of sight all at once|disappear|appear
5|appear|come into sight|emerge|vanish, disappear
6|emerge|come out from where you were hidden|appear, surface|disappear
# speaking
4|shout|call out in a loud voice|yell, bellow|whisper
4|whisper|speak in a very soft voice|murmur|shout, yell
5|mutter|speak so low that nobody can hear well|mumble, murmur|
5|exclaim|cry out in surprise|cry|
4|chat|talk in a friendly way|natter, gossip|
5|announce|tell everyone the news|declare, proclaim|conceal
6|proclaim|make known to all the people|announce, declare|
5|mention|speak of for a moment|remark|
6|converse|talk together|talk, chat|
5|boast|talk with too much pride|brag|
5|argue|speak angrily as you do not agree|quarrel, squabble|agree
6|bicker|quarrel about small things|squabble, quarrel|agree
5|persuade|get someone to do or think it by talking|convince, coax|dissuade
6|dissuade|talk someone out of it|discourage, deter|persuade
6|interrogate|ask many questions in a hard way|question, quiz|
5|enquire|ask for facts|ask|
5|respond|say something back|reply, answer|ask
4|reply|give an answer|answer, respond|ask
5|suggest|put forward as an idea|propose|
6|exaggerate|make it sound bigger than it was|overstate|understate
5|describe|say what something is like|portray, depict|
5|explain|make clear|clarify|
6|clarify|make easier to understand|explain, simplify|confuse
4|promise|say that you surely will|pledge, vow|
5|warn|tell of a danger ahead|caution, alert|
5|complain|say that you are not happy with it|grumble, moan|
# praise
4|praise|say how good someone is|applaud, commend|criticise
5|criticise|say what is wrong with it|condemn, fault|praise
5|admire|think very well of|respect, esteem|despise
6|despise|hate and look down on|scorn, loathe|admire
4|adore|love very much|worship, cherish|loathe, hate
6|loathe|hate very much|detest, despise|adore, love
5|detest|dislike very strongly|loathe, hate|adore, love
5|mock|laugh at in an unkind way|ridicule, taunt|respect
6|flatter|praise too much in order to please|sweet-talk|insult
5|insult|say something that hurts|offend|compliment
5|congratulate|tell someone how pleased you are for them|compliment|
5|encourage|give hope and support to|hearten, inspire|discourage
6|reprimand|tell off for doing wrong|scold, rebuke|praise, commend
4|scold|tell off|reprimand, rebuke|praise
# agreeing
4|agree|think the same as another|concur|disagree
5|refuse|say that you will not|decline, reject|accept, agree
5|accept|take what is offered|take|reject, refuse
5|permit|let someone do it|allow, let|forbid, prohibit
4|allow|say that someone may|permit, let|forbid, ban
5|forbid|say that it must not be done|ban, prohibit|allow, permit
6|prohibit|make a rule against|forbid, ban|permit, allow
5|insist|say firmly that it must be so|demand|
6|comply|do as you are asked|obey|defy, disobey
5|obey|do what you are told|comply, follow|defy, disobey
6|defy|refuse openly to do as told|disobey, resist|obey, comply
6|compel|make someone do it|force, oblige|
5|admit|say that you did it|confess|deny
5|deny|say that it is not true|contradict, dispute|admit, confess
5|cancel|say that it will not take place after all|scrap, abandon|
6|postpone|put off until later|delay, defer|
5|delay|make late|postpone, hinder|hasten
# helping
4|help|make it easier for someone|aid, assist|hinder
5|assist|give a hand to|help, aid|hinder, obstruct
6|hinder|make it harder to get on|hamper, impede|help, assist
6|obstruct|be in the way of|block, impede|assist
5|prevent|stop from happening|avert, stop|
5|rescue|save from danger|save, free|endanger
4|protect|keep from harm|guard, defend, shield|harm, endanger
5|defend|fight off an attack|protect, guard|attack
5|attack|start a fight against|assault, charge|defend
4|harm|do damage to|hurt, injure|protect, heal
5|injure|hurt part of the body|harm, wound|heal
5|heal|get well or make well|cure, mend|injure, wound
5|support|hold up or stand by|uphold, back|oppose
6|oppose|be against|resist|support
5|neglect|fail to look after|ignore, disregard|nurture
6|nurture|care for as it grows|nourish, tend|neglect
5|comfort|make someone feel less sad|console, soothe|distress
6|console|cheer up someone who is sad|comfort, soothe|
6|torment|cause someone great suffering|plague, harass|comfort
5|annoy|make rather angry|irritate, vex|please
6|placate|make less angry|pacify, appease|enrage, provoke
6|provoke|make angry on purpose|goad, enrage|placate, pacify
5|interfere|push into the business of others|meddle, intrude|
# freeing
4|free|let go|release, liberate|imprison, capture
5|release|let go from where it is held|free, liberate|capture, hold
5|capture|catch and hold|seize, imprison|release, free
6|liberate|set free|free, release|imprison, capture
4|trap|catch so that it cannot get away|snare, ensnare|release
# making
4|build|make by putting parts together|construct, assemble|demolish
5|construct|put up something large|build, erect|demolish, destroy
5|destroy|break so that it can never be used|wreck, ruin|create, build
6|demolish|knock down|flatten, destroy|build, construct
5|create|make something new|invent, produce|destroy
5|invent|think up for the first time|devise, create|
6|devise|work out a plan or a way|invent, plan|
5|repair|make whole again|mend, fix|break, damage
4|mend|put right what was broken|repair, fix|break, tear
4|damage|spoil or break in part|spoil, mar|repair, mend
5|shatter|break into many pieces|smash|
4|join|put together|connect, attach, unite|separate
5|separate|move or keep apart|part, divide|join, combine
6|combine|put two or more into one|merge, blend, mix|separate
5|attach|fix one thing to another|fasten, join|detach
5|decorate|make more pretty|adorn, embellish|
5|repeat|do or say again|redo|
6|imitate|copy how someone acts|mimic, copy|
6|fabricate|make up to trick others|invent|
# changing
4|change|make or become different|alter, vary|
5|alter|make a bit different|change, adjust|preserve
5|improve|make or get better|better, enhance|worsen
6|deteriorate|get worse and worse|worsen, decline|improve
6|enhance|make even better|improve, enrich|worsen
5|increase|make or become more|grow, rise|decrease, reduce
5|decrease|make or become less|lessen, diminish|increase
5|reduce|make smaller or less|lessen, decrease|increase, enlarge
6|diminish|get smaller bit by bit|dwindle, lessen|grow, increase
5|expand|get bigger|swell, enlarge|shrink, contract
5|shrink|get smaller|contract, shrivel|expand, grow
5|enlarge|make bigger|expand, magnify|reduce, shrink
6|prolong|make last longer|extend, lengthen|shorten, curtail
5|extend|make longer|lengthen, stretch|shorten
6|transform|change completely|convert, alter|
5|replace|put something new in its place|substitute|
4|remove|take away or off|withdraw, extract|add
6|adapt|change to fit new needs|adjust, modify|
6|fluctuate|go up and down all the time|vary, waver|
5|strengthen|make more powerful|fortify, reinforce|weaken
5|wither|dry up and droop|shrivel, wilt|flourish
6|flourish|grow well|thrive, bloom|wither
5|thrive|do very well|flourish, prosper|fail
# hiding
4|hide|put out of sight|conceal, cover|reveal, show
5|conceal|keep from being seen or known|hide, mask|reveal, expose
5|reveal|let be seen or known|show, uncover|conceal, hide
6|expose|lay open for all to see|reveal, uncover|conceal, cover
6|disclose|make known what was secret|reveal, divulge|conceal
4|discover|find for the first time|find, detect|
5|disguise|change the looks so as not to be known|mask, camouflage|
6|deceive|make someone believe a lie|trick, mislead, fool|
5|betray|be false to someone who trusts you|double-cross|
5|display|put where people can see|exhibit, show|conceal, hide
# seeing
4|stare|look for a long time without blinking|gaze, gape|
4|notice|see and take note of|spot, observe|overlook, miss
5|observe|watch with care|watch, monitor|ignore
5|glimpse|see for just a moment|spot|
6|scrutinise|look at very closely|examine, inspect|
5|examine|look at with care to find out more|inspect, study|
5|inspect|look over to check|examine, check|
5|search|look for something|hunt, seek|
6|detect|find out what is hard to notice|notice, discover|overlook
5|ignore|take no notice of|disregard, neglect|notice, heed
6|glare|look at in an angry way|scowl, glower|
# thinking
4|remember|keep in your mind|recall, recollect|forget
5|forget|lose from your mind||remember, recall
5|consider|think about with care|ponder, contemplate|
6|ponder|think for a long time|consider, reflect|
5|imagine|see in your mind|picture, visualise|
5|predict|say what will happen|foretell, forecast|
6|anticipate|expect and get ready for|expect, foresee|
5|assume|think it is so without proof|suppose, presume|
6|comprehend|understand fully|understand|misunderstand
5|confuse|mix up in the mind|puzzle, bewilder|enlighten
6|bewilder|puzzle completely|confuse, baffle, perplex|enlighten
5|estimate|make a good guess at a number|guess, gauge|
5|doubt|not feel sure of|question, distrust|believe, trust
5|decide|make up your mind|resolve, determine|
6|hesitate|wait because you are not sure|waver, falter|
6|speculate|make guesses|guess, theorise|
5|recognise|know again when you see it|identify|
4|teach|help someone to learn|instruct, educate|
# feeling
4|frighten|make afraid|scare, terrify, alarm|reassure
5|astonish|surprise very much|amaze, astound, stun|
5|amuse|make someone laugh or smile|entertain|bore
6|reassure|take away someone's worry|comfort|alarm, frighten
6|intimidate|make afraid by threats|threaten, bully|
5|envy|want what another has|begrudge|
5|regret|feel sorry about what you did|rue|
6|yearn|want very, very much|long, crave|
6|endure|bear with patience|bear, suffer, tolerate|
5|tolerate|put up with|endure, accept|
6|grieve|feel deep sorrow at a loss|mourn|rejoice
6|rejoice|feel and show great joy|celebrate|grieve, mourn
5|fascinate|hold all of someone's interest|enthral, captivate|bore
# contest
4|win|come first|triumph|lose
5|conquer|beat and take over|defeat, overcome|
5|compete|try to do better than others|contend, vie|
6|surrender|give in to the enemy|yield, submit|resist
6|yield|give way|surrender, submit|resist
5|struggle|try hard against something difficult|strive, battle|
5|achieve|do what you set out to do|accomplish, attain|fail
5|succeed|do well at what you try|triumph, prosper|fail
6|attain|reach by hard work|achieve, reach|
# light and water
5|glisten|shine like something wet|sparkle, glitter, gleam|
5|flicker|burn or shine in an unsteady way|waver|
6|smoulder|burn slowly without a flame||
5|soak|make very wet|drench, steep|dry
6|submerge|put or go under water|immerse|
5|leak|drip out through a hole|seep, ooze|
4|freeze|turn to ice|solidify|thaw, melt
5|dissolve|mix into a liquid until it cannot be seen||
6|evaporate|turn from water into vapour|vaporise|condense
`
