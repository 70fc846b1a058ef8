/** For steps 4 and 5: a root | its meaning | words with it | meanings that these words suggest, but the root has not. */
export const hardRoots = `
spect|to look|inspect, spectator, retrospect, spectacle|to think, to visit, to test, to admire
struct|to build|obstruct, destruction, instructor, structure|to block, to teach, to break, to order
rupt|to break|interrupt, erupt, bankrupt, disrupt|to speak, to pour, to lose, to disturb
dict|to say|contradict, predict, verdict, dictator|to judge, to rule, to guess, to disagree
cred|to believe|incredible, credentials, credulous, discredit|to amaze, to boast, to pay, to praise
duct|to lead|conductor, aqueduct, abduct, viaduct|to flow, to steal, to cross, to behave
ject|to throw|reject, eject, projectile, dejected|to refuse, to fly, to sadden, to leave
tract|to pull|attract, extract, traction, distract|to like, to hold, to press, to forget
script|to write|inscription, prescription, postscript, manuscript|to order, to cut, to send, to heal
vert|to turn|convert, divert, revert, introvert|to hide, to stop, to choose, to lead
mit|to send|transmit, emit, submit, admit|to allow, to shine, to speak, to refuse
pel|to push|propel, repel, expel, compel|to fly, to hate, to leave, to order
pend|to hang|suspend, pendant, pendulum, append|to delay, to wait, to wear, to end
fract|to break|fracture, fraction, refract, infraction|to bend, to count, to share, to hurt
flect|to bend|reflect, deflect, inflection, reflector|to shine, to stop, to copy, to think
clud|to shut|exclude, seclude, conclude, preclude|to choose, to hide, to win, to refuse
cede|to go|recede, precede, secede, intercede|to lose, to fall, to help, to begin
sequ|to follow|sequel, sequence, consequence, subsequent|to repeat, to end, to cause, to number
vor|to eat|carnivore, voracious, omnivore, herbivore|to hunt, to live, to want, to grow
loqu|to speak|eloquent, loquacious, soliloquy, ventriloquist|to act, to think, to please, to hide
somn|to sleep|insomnia, somnolent, somnambulist|to worry, to walk, to wake, to tire
ambul|to walk|ambulance, perambulator, somnambulist|to heal, to hurry, to sleep, to carry
dorm|to sleep|dormitory, dormant, dormouse|to stay, to hide, to share, to wait
viv|to live|revive, survive, vivacious|to save, to wake, to return, to fight
spir|to breathe|respiration, inspire, perspire|to sweat, to hope, to cool, to tire
aud|to hear|audible, auditorium, inaudible, audition|to speak, to watch, to act, to clap
fid|to trust|confide, fidelity, infidel, confident|to whisper, to marry, to boast, to hide
sci|to know|science, omniscient, conscience, prescient|to test, to worry, to tell, to rule
ten|to hold|tenacious, tenant, retention|to pay, to try, to wait, to fight
vinc|to conquer|invincible, convince|to argue, to prove, to travel, to fear
err|to wander|error, erratic, aberrant, errant|to forget, to break, to hurry, to write
nav|a ship|naval, navigate, navy, circumnavigate|a compass, a map, a war, a journey
chron|time|chronological, chronicle, anachronism, chronic|order, history, illness, memory
terr|land|territory, terrain, terrestrial, subterranean|fear, danger, darkness, war
path|feeling|sympathy, empathy, apathy, antipathy|kindness, friendship, sadness, dislike
magn|great|magnify, magnificent, magnitude, magnanimous|beautiful, clear, distant, bright
sol|alone|solo, solitary, solitude, desolate|sad, quiet, empty, lost
mort|death|mortal, mortuary, immortal, mortality|war, sleep, life, time
lumin|light|luminous, illuminate, luminary|colour, heat, fire, glass
manu|a hand|manuscript, manufacture, manual|a book, a machine, a worker, a tool
ann|a year|annual, anniversary, annually|a wedding, a month, a party, a birth
hydr|water|hydrant, dehydrated, hydraulic, hydroelectric|fire, power, thirst, steam
therm|heat|thermometer, thermostat, hypothermia, thermal|cold, weather, illness, fire
astr|a star|astronomy, astronaut, astrology|a telescope, a rocket, the weather, the future
cardi|the heart|cardiac, cardiologist, cardiogram|the lungs, the blood, a doctor, a wound
dent|a tooth|trident, indent, denture|a spear, a gap, the mouth, a line
ped|a foot|pedestrian, centipede, impede, pedal|a road, a wheel, an insect, a journey
ben|good|benefit, benevolent, beneficial, benefactor|rich, friendly, easy, thankful
acu|sharp|acute, acupuncture, acumen|quick, painful, small, clever
alt|high|altitude, altimeter, contralto|distant, deep, loud, cold
vac|empty|vacant, vacuum, evacuate, vacate|clean, lonely, quiet, safe
nov|new|novel, novice, innovation, renovate|clever, young, good, brave
brev|short|abbreviate, brevity|clever, quick, simple, neat
fort|strong|fortify, fortress, fortitude|safe, high, old, brave
prim|first|primary, primitive, primeval, primer|simple, important, young, old
min|small|minimum, minority, diminish, minuscule|weak, short, low, late
ver|true|verify, verdict, veracity|wise, fair, clear, final
`
