/** A heading names the theme of the rows below. Year | word | meaning | synonyms | antonyms | near misses. */
export const moreVerbs = `
# starting
4|halt|come to a stop|stop, cease|proceed|melt, hurl, hoist
5|conclude|bring to a close|end, finish, close|begin, commence|include, confuse, collide
5|interrupt|break in while someone is speaking or busy|disturb||instruct, erupt, invade
5|establish|set up so that it lasts|found, create|abolish|astonish, polish, furnish
5|proceed|go on or go forward|continue, advance|halt, stop|precede, possess, exceed
6|initiate|get something going|start, instigate|end, terminate|imitate, irritate, invite
6|abolish|put an end to by law|end, scrap|establish|polish, astonish, admire
6|disrupt|stop from going on smoothly|disturb, interrupt||distribute, disguise, erupt
6|suspend|stop for a while|halt, interrupt|resume, continue|surprise, respond, depend
6|expire|come to an end, as tickets do|end, lapse||acquire, require, admire
6|precede|come or go before||follow, succeed|recede, procure, present
6|originate|first begin in a place|start, arise||organise, decorate, hibernate
6|persevere|keep on trying, however hard it is|persist, continue||reverse, deserve, interview
# giving
5|present|give in front of other people|give, award||prevent, pretend, predict
6|allocate|share out for a purpose|assign, allot||educate, vacate, irritate
6|contribute|give a part, as others do too|donate, give||construct, consult, continue
6|reimburse|give back what someone has spent|repay, refund||immerse, reinforce, rehearse
6|sacrifice|give up something dear for a good reason|forgo||criticise, satisfy, surprise
6|equip|give someone the tools for a task|supply, provide||escape, erupt, expect
# getting
4|snatch|take suddenly and roughly|grab, seize||scratch, hatch, sketch
4|steal|take what belongs to someone else|thieve, pilfer||steam, steer, stare
4|fetch|go and bring back|bring, retrieve||stretch, sketch, follow
4|earn|get money for work|make, gain||learn, warn, yearn
5|grasp|take a firm hold of|grip, clutch|release|gasp, grate, graze
5|require|be unable to do without|need||retire, admire, enquire
5|retrieve|find and bring back|recover, regain|lose|relieve, deceive, receive
6|confiscate|take away as a punishment|seize, impound|return|complicate, communicate, confuse
6|plunder|steal by force, as pirates did|loot, pillage||thunder, ponder, wonder
6|ransack|search roughly and leave a mess|plunder, rummage||unpack, rattle, scratch
6|hoard|collect and hide away a large store|stockpile, amass|squander|board, hoist, hurt
6|salvage|save from a wreck or a fire|rescue, save||salute, savour, massage
6|forfeit|lose as a punishment|lose, surrender|gain|forget, fortify, format
# eating
4|nibble|eat with tiny bites|gnaw, peck|devour, gobble|scribble, tumble, nestle
4|chew|crush food with the teeth|munch||cheat, glue, screw
4|sip|drink a little at a time||gulp|slip, zip, dip
4|swallow|make food or drink go down your throat|gulp||follow, wallow, spill
5|devour|eat fast and greedily|gobble, scoff|nibble|deliver, divert, pour
5|consume|eat or drink|eat, swallow||assume, compose, resume
6|savour|taste slowly and with pleasure|relish, enjoy||salute, sever, save
# keeping
5|exclude|keep out or leave out|omit, bar|include|explode, excite, extend
5|include|have as a part|contain, involve|exclude, omit|increase, inspect, invade
6|eliminate|get rid of completely|remove, eradicate||estimate, imitate, illuminate
6|eradicate|get rid of for ever, such as a disease|eliminate, destroy||educate, decorate, navigate
6|omit|leave out|skip, exclude|include|emit, commit, visit
6|maintain|keep in good order|preserve|neglect|obtain, complain, train
# living
4|survive|stay alive after danger||perish|arrive, surprise, supply
5|inhabit|live in|occupy, populate||inherit, inhale, exhibit
5|recover|get well again after an illness|recuperate||discover, remove, remember
6|dwell|have your home in a place|live, reside||swell, smell, dwindle
6|vacate|leave empty for others to use|leave|occupy|locate, donate, vaccinate
6|perish|die or be destroyed|die|survive|polish, punish, finish
6|hibernate|sleep through the winter|||vibrate, liberate, celebrate
# body
4|shiver|shake with cold|tremble, quiver||deliver, shovel, shelter
4|snooze|sleep lightly for a short time|nap, doze|wake|choose, sneeze, cruise
5|gasp|breathe in suddenly, as in surprise|pant||grasp, gape, clasp
5|tremble|shake because of fear or cold|shiver, quake, quiver||ramble, resemble, trample
5|slumber|sleep peacefully|sleep, doze|wake|stumble, lumber, linger
6|inhale|breathe in||exhale|inherit, impale, invade
6|exhale|breathe out||inhale|exhibit, excel, exclaim
6|perspire|give off drops through the skin when hot|sweat||inspire, expire, persuade
# moving
4|leap|jump high or far|jump, spring, bound||reap, heap, leak
4|sprint|run at top speed over a short way|dash, race|amble|splinter, print, squint
4|stroll|walk slowly for pleasure|amble, saunter|rush|scroll, control, stare
4|crawl|move on hands and knees|creep||scrawl, croak, carve
4|tumble|fall head over heels|topple, fall||mumble, grumble, trouble
4|wriggle|twist and turn with short movements|squirm, wiggle||wrinkle, giggle, juggle
4|bounce|spring back after hitting something|rebound||announce, balance, dance
5|stride|walk with long, firm steps|march|shuffle|strain, strip, divide
5|limp|walk unevenly because one leg hurts|hobble||lick, climb, lift
5|stagger|walk as if about to fall|totter, reel, lurch||stutter, scatter, suggest
5|sway|move gently from side to side|swing, rock||spray, swap, swear
5|dodge|move quickly out of the way|sidestep, duck||lodge, judge, dig
5|pounce|jump suddenly on something|spring, swoop||pound, announce, pronounce
5|swoop|fly down suddenly|dive, pounce||scoop, snoop, swap
5|glide|move smoothly and quietly|slide, sail||guide, grind, glue
5|plunge|dive or fall fast into something|dive, plummet||lounge, plug, polish
5|stalk|follow secretly and quietly|track, shadow||talk, stall, stack
5|march|walk with regular steps, as soldiers do|parade, stride||match, marry, search
5|roam|go about with no fixed plan|wander, rove, ramble||foam, groan, moan
5|frolic|play about in a lively way|romp, caper||follow, frost, frown
5|whirl|turn round fast|spin, twirl||whirr, whine, warm
5|drift|be carried along by wind or water|float||lift, drill, drain
6|lurch|roll suddenly to one side|stagger, sway||crunch, launch, march
6|traverse|go across|cross||reverse, transfer, treasure
6|loiter|stand about with nothing to do|linger, dawdle||flutter, litter, lock
6|converge|come together at one point|meet|diverge|converse, conserve, submerge
6|recede|move farther back|retreat, withdraw|advance|concede, recite, receive
# pushing
4|drag|pull along the ground|haul, tug|push|brag, drop, drown
4|shove|push roughly|thrust, push|pull|shave, shovel, prove
4|toss|throw lightly|throw, lob|catch|cross, test, tease
5|hurl|throw with great force|fling, sling, throw|catch|haunt, hush, harm
5|haul|pull with great effort|drag, heave|push|howl, hail, heal
5|raise|lift up|hoist, lift|lower|rinse, praise, ruin
5|steer|make a ship, car or bicycle go the right way|guide, direct||sneer, stare, cheer
5|attract|make someone or something come nearer|draw, entice|repel|attend, contact, act
6|hoist|lift up with ropes or great effort|raise, heave|lower|moisten, host, twist
6|propel|push or drive forward|drive, thrust||prepare, propose, profit
6|repel|drive back or away|repulse|attract|reply, rebel, repeat
6|lure|tempt into a trap|entice, tempt||lurk, lower, cure
# coming
4|chase|run after|pursue, follow||choose, cheat, cherish
4|disappear|go out of sight|vanish|appear, emerge|disagree, discover, discuss
4|guide|show someone the way|lead, direct, escort|mislead|glide, grind, gulp
4|scatter|throw or go in all directions|disperse, strew|gather, collect|chatter, flatter, batter
4|explore|travel through a place to learn about it|||explode, export, implore
5|avoid|keep away from|shun, evade|face, confront|afford, annoy, advise
5|accompany|go along with|escort||occupy, accuse, complain
5|invade|march into a land to take it over|overrun, occupy||invent, evade, invite
5|banish|send away from a country as a punishment|exile, expel||vanish, publish, polish
5|retire|stop working when you are old|||require, admire, retell
6|escort|go with someone to keep them safe|accompany, guide||export, resort, escape
6|evade|get away from by being clever|dodge, avoid, elude|confront|invade, emit, erode
6|confront|stand face to face with a danger or enemy|face|avoid, evade|confirm, comfort, conform
6|expel|make someone leave a school or place|eject, banish|admit|excel, compel, spell
6|evict|make someone leave their home|eject, expel||convict, predict, erect
6|disperse|break up and go off in different directions|scatter|assemble, converge|dispute, displease, discuss
6|congregate|come together in a crowd|gather, assemble|disperse, scatter|congratulate, complicate, contradict
6|embark|go on board a ship, or set out|board|disembark|embrace, remark, embarrass
6|navigate|find the way for a ship or a car|steer, pilot||narrate, negotiate, irrigate
6|lurk|wait in hiding|skulk||lick, bark, lull
6|trespass|go on land where you have no right to be|intrude||surpass, transport, traverse
6|penetrate|go into or through|pierce||generate, tolerate, operate
6|summon|order someone to come|call|dismiss|simmer, submit, surmount
6|dismiss|send away|discharge|summon|dislike, discuss, display
# freeing
5|fasten|close or join firmly|attach, secure|unfasten, undo|soften, hasten, listen
5|arrest|catch and hold by law|apprehend, detain|release|arrange, assist, arrive
5|imprison|put in jail|jail, confine|free, release|impress, improve, imagine
6|confine|keep in a small space|restrict, imprison|release, free|combine, define, confide
6|detain|keep from leaving|hold|release|stain, explain, destroy
6|restrain|hold back|curb, check|release|explain, complain, resign
6|restrict|keep within limits|limit, confine||predict, instruct, restore
6|detach|undo and take off|disconnect, unfasten|attach|attack, teach, detect
# making
4|squeeze|press hard from both sides|squash, press||sneeze, freeze, squeak
4|divide|split into parts|split, separate|unite|decide, dive, provide
4|prepare|get ready|||prefer, repair, compare
4|sketch|draw quickly|draw||snatch, skid, skate
5|connect|make a link between|link, join|disconnect, separate|correct, conduct, conceal
5|unite|come or bring together as one|combine, merge|divide, separate|untie, invite, write
5|crush|press until it is flat or in bits|squash, flatten||brush, blush, crow
5|crumple|press into folds|crease, rumple|smooth|grumble, sprinkle, crackle
5|crumble|break up into small bits|disintegrate||grumble, rumble, scramble
5|collapse|fall down suddenly|||compare, relapse, clap
5|arrange|put in order|order, organise, sort||exchange, avenge, arrest
5|exchange|give one thing and get another|swap, trade||arrange, excuse, export
5|restore|bring back to how it was|renovate, repair||store, explore, respond
5|compose|write music or poetry|write, create||expose, compare, suppose
5|manufacture|make in a factory|make, produce||capture, puncture, measure
6|demonstrate|show how something is done|show||decorate, concentrate, donate
6|generate|make, as power stations make electricity|produce, create||penetrate, celebrate, tolerate
6|compress|press into a smaller space|squeeze, squash|expand|confess, express, impress
6|sever|cut right through|cut||serve, swear, savour
6|erode|wear away slowly|||explode, arrive, encode
6|dismantle|take to pieces||assemble, build|dismay, disguise, handle
6|duplicate|make an exact copy of|copy, replicate||dedicate, complicate, indicate
6|plagiarise|use another's writing as if it were yours|copy||apologise, plaster, realise
6|rehearse|practise for a show|practise||reverse, research, remember
6|classify|sort into groups|sort, categorise||magnify, terrify, justify
6|renovate|make an old building as good as new|restore, modernise||donate, navigate, hibernate
# changing
5|swell|grow bigger and rounder|expand, bulge|shrink|smell, dwell, spell
5|stretch|pull to make longer or wider|extend, lengthen||sketch, scratch, search
5|weaken|make or become less strong||strengthen|waken, widen, whiten
6|amend|change a text to put it right|correct, revise||attend, defend, append
6|rectify|put right|correct, fix||terrify, reject, identify
6|distort|twist out of shape|twist, deform||export, discard, dismay
6|evolve|change little by little over a long time|develop||revolve, involve, dissolve
6|revive|bring back to life or health|resuscitate||arrive, drive, receive
6|intensify|make or become stronger|heighten, strengthen|weaken|identify, intend, terrify
6|escalate|grow worse or larger step by step|increase, rise||escape, calculate, excavate
6|dwindle|become less and less|shrink, diminish|grow, increase|kindle, swindle, waddle
6|subside|sink lower, or become less strong|lessen, ease||provide, decide, preside
6|inflate|fill with air||deflate|imitate, inhale, inspect
6|contaminate|make impure or harmful|pollute, taint|purify|concentrate, illuminate, cultivate
6|dilute|make thinner by adding water|thin, weaken||salute, delete, divide
# contest
4|defeat|win against|beat, conquer, overcome||defend, delete, repeat
4|attempt|have a go at|try||tempt, attend, admit
5|overtake|catch up with and pass|pass||overturn, undertake, overlook
5|tackle|begin to deal with a hard task||avoid|tickle, trickle, cackle
6|vanquish|beat completely in battle|conquer, defeat||varnish, polish, banish
6|overthrow|remove a ruler by force|depose, oust||overhear, overflow, overtake
6|surpass|do or be better than|exceed, outdo||surprise, trespass, suppose
6|excel|be very good at something|shine||expel, compel, repel
6|strive|try very hard|struggle, endeavour||arrive, thrive, survive
6|avenge|hurt someone in return for a wrong||forgive|arrange, average, avoid
# light and water
4|melt|turn from solid to liquid|thaw|freeze|meet, tilt, mend
4|glow|shine softly without flames|shine||grow, flow, glue
4|sparkle|shine with tiny flashes of light|glitter, twinkle, glisten||startle, sprinkle, tackle
5|dazzle|shine so brightly that it hurts the eyes|||drizzle, dawdle, puzzle
5|trickle|flow in a thin stream|dribble|gush, pour|tickle, prickle, pickle
5|pollute|make air or water dirty|contaminate|purify|salute, produce, polish
5|ignite|set on fire, or catch fire|light, kindle|extinguish|invite, unite, insert
6|extinguish|put out, such as a fire|quench, douse|ignite, light|distinguish, establish, exhibit
6|illuminate|light up|brighten|darken|eliminate, imitate, humiliate
6|scorch|burn the top of|singe||search, scold, screech
6|absorb|soak up|||abhor, observe, disturb
`
