/** Prefixes that make opposites. Year | prefix | words that take it, and none of the other prefixes. */
export const oppositePrefixes = `
4|un|happy, kind, lucky, fair, lock, tidy, well, safe, true, wrap, pack, tie, dress, certain, popular, wise, usual, friendly, helpful, clear, common, equal, even
4|dis|agree, appear, obey, honest, trust, connect, order, please
4|im|possible, polite, patient, perfect
5|un|grateful, pleasant, willing, reasonable, familiar, healthy, important, expected, comfortable, suitable, reliable, fortunate, selfish, fasten, conscious
5|dis|advantage, approve, loyal, similar, continue, obedient, respect, comfort
5|in|correct, visible, complete, active, direct, dependent, accurate, secure, definite, expensive
5|im|mature, probable, practical, pure, mobile
5|ir|regular, responsible
5|il|legal, logical
6|un|sympathetic, necessary, controllable, believable, profitable, sociable, acceptable, enthusiastic, conventional, imaginative, predictable, ambitious
6|dis|qualify, contented, integrate, assemble, orderly, courteous, reputable
6|in|sincere, sufficient, audible, capable, offensive, efficient, edible, gratitude, competent, convenient, considerate, decisive, justice, frequent, tolerant, experienced, adequate, attentive, consistent
6|im|partial, moral, mortal, proper, precise, plausible, personal
6|ir|rational, relevant, resistible, replaceable, reversible, resolute
6|il|literate, legible, legitimate
`

/** The same, since content 2026.2. */
export const moreOppositePrefixes = `
4|un|fold, roll, zip, load, plug, paid, seen, ripe, sure, hurt, fit, aware, wanted, broken, finished
4|dis|allow, believe
5|un|bearable, breakable, crowded, harmed, spoilt, noticed
5|dis|honour, regard, mount
5|in|sane, formal, sensitive, curable
6|un|available, avoidable, forgivable, inhabited, intelligible
6|dis|entangle, embark, engage, inherit, credit
6|in|valid, significant, eligible, humane, fertile, excusable, divisible
6|im|passable, material
6|ir|recoverable
`

/** Year | prefix | meaning | words that start with it. */
export const prefixMeanings = `
4|re|again|rebuild, replay, rewrite, refill, reheat, reappear, repay, reuse, retell, revisit
4|sub|under|submarine, subway, subheading, submerge, subtitle, subsoil
4|super|above or beyond|supermarket, superhero, superstar, superhuman, superpower
4|tele|far away|telescope, television, telephone, telegraph
4|bi|two|bicycle, biplane, bilingual, biped
4|tri|three|triangle, tricycle, tripod, triplet, triathlon
4|mis|wrongly|misspell, mislead, misplace, misunderstand, mistrust, misheard, miscount
4|auto|self|autograph, autobiography, automobile, autopilot
5|pre|before|prehistoric, preview, preschool, prepaid, precaution, prefix
5|inter|between|international, interval, intercept, interschool, interlock
5|anti|against|anticlockwise, antifreeze, antidote, antisocial, antiseptic
5|over|too much|overeat, overcook, overcrowded, overpriced, oversleep, overheat, overreact
5|under|too little|undercooked, underfed, underpaid, underestimate, underweight
5|ex|out|exit, export, exhale, exclude, expel, extract
5|micro|very small|microscope, microchip, microbe, microfilm
5|multi|many|multicoloured, multimedia, multipurpose, multilingual, multiply
5|fore|in front or earlier|forehead, forecast, foreground, foresee, forearm, foretell
5|mid|in the middle|midday, midnight, midsummer, midway, midfield, midweek
6|trans|across|transport, transatlantic, transplant, transmit, transfer, translate
6|semi|half|semicircle, semifinal, semicolon, semitone, semidetached
6|circum|round|circumference, circumnavigate
6|co|together|cooperate, coexist, coordinate, coeducation, copilot
6|contra|opposite to|contradict, contrary, contrast
6|mono|one alone|monologue, monorail, monotone, monopoly, monosyllable
6|poly|a great many|polygon, polyglot, polytheism, polysyllable
6|post|after|postscript, postpone, postwar, postgraduate
6|hyper|far more than usual|hyperactive, hypersensitive, hypermarket
6|bene|good or well|benefit, benevolent, beneficial, benefactor
6|mal|bad or badly|malfunction, malnourished, malevolent, maltreat
6|omni|all|omnivore, omnipotent, omnipresent
6|retro|backwards|retrospect, retrograde, retrospective
6|intra|inside|intranet, intravenous
6|extra|outside or beyond|extraordinary, extraterrestrial, extracurricular
`
