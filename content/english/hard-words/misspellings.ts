/**
 * For steps 4 and 5: rule | the word | misspellings that a good speller could write, most tempting first | a sentence with
 * the word as ____.
 */
export const hardMisspellings = `
double-letter|accommodate|accomodate, acommodate, accommadate, acomodate, accomadate|The hotel can ____ two hundred guests.
double-letter|embarrassment|embarassment, embarrasment, embarrassmant, embarasment, embarrissment|His face turned red with ____.
double-letter|committee|commitee, comittee, committe, comitee, commitie|The ____ will meet on Monday evening.
double-letter|exaggeration|exageration, exaggaration, exaggerration, exagerration, exaggeratian|It is no ____ to say that the dog saved us.
double-letter|possession|posession, possesion, posesion, possetion, possestion|The old violin was her proudest ____.
double-letter|aggressive|agressive, aggresive, agresive, aggressave, aggrecive|The swan became ____ when we came near.
double-letter|occurrence|occurence, occurrance, ocurrence, occurance, ocurence|A double rainbow is a rare ____.
double-letter|recommendation|recomendation, reccomendation, reccommendation, recommandation, reccomandation|I bought the book on your ____.
double-letter|parallel|paralell, parralel, paralel, parralell, parrallel|The two railway lines are ____.
double-letter|satellite|satelite, sattelite, sattellite, satalite, satellitte|The weather ____ circles the earth twice a day.
double-letter|millennium|millenium, milennium, millenniam, milenium, millenniem|A thousand years make a ____.
double-letter|questionnaire|questionaire, questionnare, questionnair, questionairre, questionare|Please answer every part of the ____.
double-letter|correspondence|correspondance, corespondence, corrispondence, corespondance, correspondense|Her ____ with the sailor lasted ten years.
double-letter|opportunity|oppurtunity, oportunity, oppertunity, opportunaty, opportunety|The trip is a wonderful ____ to learn.
double-letter|professional|proffesional, profesional, proffessional, professionel, profesionnal|She hopes to become a ____ dancer.
double-letter|necessarily|neccessarily, necesarily, necessarilly, neccesarily, nessecarily|The longest word is not ____ the hardest.
single-letter|fulfilment|fullfilment, fulfillmant, fullfillmant, fulfilmant, fulfilement|Winning the race was the ____ of a dream.
single-letter|harass|harrass, haras, harras, harress, harrase|The crows tried to ____ the owl.
single-letter|inoculate|innoculate, inocculate, innocculate, inoculait, innaculate|The vet will ____ our puppy against the illness.
hidden-vowel|definitely|definately, definitly, definetely, definitley, deffinitely|We shall ____ be there by noon.
hidden-vowel|separately|seperately, separatly, seperatly, separetely, sepparately|Wash the dark clothes ____ from the white ones.
hidden-vowel|miniature|minature, miniture, minniature, minuture, miniatuer|She collects ____ houses no bigger than a thumb.
hidden-vowel|parliament|parliment, parlament, parlimant, parliement, parliamant|The laws of the land are made in ____.
hidden-vowel|temperament|temprament, temperement, temperment, temperamant, tempermant|The pony has a gentle ____.
hidden-vowel|category|catagory, catergory, categary, cattegory, catigory|Which ____ does this book belong to?
hidden-vowel|privilege|privelege, priviledge, privilage, privlege, priveledge|It was a ____ to meet the author.
hidden-vowel|desperately|desparately, desperatly, desprately, desparatly, despirately|They searched ____ for the lost key.
hidden-vowel|laboratory|labratory, laboritory, laborotory, labaratory, laboratary|The samples were tested in a ____.
hidden-vowel|literature|litrature, literiture, litterature, literatuer, litereture|She won a prize for ____.
silent-letter|conscience|concience, consience, conscence, consciance, conshience|My ____ told me to own up.
silent-letter|guarantee|garantee, guarentee, gaurantee, guarrantee, guarante|I ____ that you will love this book.
silent-letter|rhythm|rythm, rhythem, rythym, rhythim, rhythym|Clap to the ____ of the music.
silent-letter|environmental|enviromental, enviornmental, envirommental, environmentel, envirenmental|The report describes the ____ damage.
silent-letter|mortgage|morgage, mortage, mortgadge, morgtage, mortguage|The couple took out a ____ to buy the house.
silent-letter|receipt|reciept, receit, recipt, receept, resceipt|Keep the ____ in case you need to return the coat.
silent-letter|subtle|suttle, subtel, suttel, suttal, subtul|There is a ____ difference between the two shades of blue.
silent-letter|pneumonia|neumonia, pnuemonia, pneumona, newmonia, pneumonea|The doctor feared that it was ____.
silent-letter|solemnly|solemly, sollemnly, solemnley, solumnly, solemley|He ____ promised never to do it again.
silent-letter|exhausted|exausted, exhuasted, exhaursted, exhasted, exaussted|The climbers were ____ but happy.
i-before-e|deceive|decieve, deseive, deceeve, desieve, diceive|The forger could not ____ the expert.
i-before-e|conceited|concieted, conseited, conceeted, consieted, conceitid|Nobody likes a ____ winner.
i-before-e|perceive|percieve, perseive, purceive, perceeve, persieve|Bats ____ objects by listening to echoes.
ei-word|sovereign|soverign, sovreign, soveriegn, sovereing, soveregn|The ____ opened the new bridge.
ei-word|counterfeit|counterfiet, counterfit, counterfeet, countefeit, counterfete|The shopkeeper knew that the banknote was ____.
ei-word|leisurely|liesurely, leisurly, lesurely, leasurely, leisureley|We took a ____ walk along the canal.
ei-word|foreigner|foriegner, forienger, foreiner, forreigner, forigner|The ____ asked us the way to the museum.
not-as-it-sounds|mischievous|mischievious, mischeivous, mischievus, mischevious, mischeivious|The ____ puppy hid both of my shoes.
able-or-ible|irresistible|irresistable, iresistible, irrisistible, irresistibel, irressistible|The smell of fresh bread was ____.
able-or-ible|responsibility|responsability, responsibilty, responsiblity, responcibility, responsebility|Feeding the hens is your ____.
able-or-ible|accessible|accessable, accesible, acessible, accessibel, accessibal|The cave is ____ only at low tide.
able-or-ible|noticeable|noticable, noticible, notisable, noticeible, notticeable|There was a ____ change in her voice.
able-or-ible|inevitable|inevitible, ineviteable, innevitable, inevetable, enevitable|With so few players, defeat was ____.
able-or-ible|indispensable|indispensible, indespensable, indispensabel, indispencable, indespensible|A sharp knife is ____ to a cook.
ant-or-ent|independence|independance, independense, indipendence, indapendence, independanse|The colony fought for its ____.
ant-or-ent|perseverance|perseverence, perserverance, persaverance, perserverence, perseveranse|It was her ____ that won the race.
ant-or-ent|extravagant|extravagent, extravegant, extravigant, exstravagant, extrevagant|The birthday party was far too ____.
ant-or-ent|acquaintance|aquaintance, acquaintence, acquantance, aquaintence, accquaintance|He is only an ____, not a close friend.
ant-or-ent|nuisance|nuisence, nuicence, nuicance, nuisanse, nusance|Wasps are a ____ at a picnic.
ant-or-ent|hindrance|hinderance, hindrence, hinderence, hindranse, hindarance|His heavy bag was a ____ on the steps.
ant-or-ent|reminiscent|reminiscant, reminicent, reminisent, remeniscent, reminiscient|The smell of hay was ____ of our holidays.
cious-or-tious|conscientious|contientious, consientious, conscientous, conscencious, consciencious|A ____ pupil checks every answer.
cious-or-tious|suspiciously|suspitiously, suspisciously, suspicously, susspiciously, suspishously|The shop was ____ quiet.
cious-or-tious|superstitious|supersticious, superstitous, superstisious, supperstitious, superstiscious|The ____ sailor refused to whistle on board.
cious-or-tious|pretentious|pretencious, pretensious, pretentous, prettentious, pretenscious|Using long words can sound ____.
cious-or-tious|vivacious|vivatious, vivascious, vivaceous, vivacous, viviacious|The ____ actress never stopped talking.
not-as-it-sounds|pronunciation|pronounciation, pronunsiation, pronunceation, pronuncation, pronounceation|Check the ____ of a new word in a dictionary.
tion-or-sion|comprehension|comprehention, comprihension, comprehenssion, comprehentian, comprahension|We read a passage and answered questions on ____.
tion-or-sion|technician|technition, technicion, tecnician, techinician, tecknician|A ____ repaired the computers.
ph-for-f|catastrophe|catastrofe, catastrophy, catastrophie, cattastrophe, catastraphe|The flood was a ____ for the town.
ph-for-f|sophisticated|sofisticated, sophistacated, sophisicated, sofistacated, sophistocated|The museum has a ____ alarm.
ph-for-f|atmosphere|atmosfere, atmosphear, atmospere, atmosphire, attmosphere|There was a tense ____ in the courtroom.
ph-for-f|xylophone|xylaphone, zylophone, xilophone, xylophon, zylaphone|He plays the ____ in the school band.
ch-for-k|archaeologist|archeaologist, archaelogist, archaeoligist, archiaologist, archaeologest|An ____ digs up things from long ago.
ch-for-k|chronological|cronological, chronalogical, chronilogical, chronologicle, chronolgical|List the events in ____ order.
ch-for-k|melancholy|melancoly, melencholy, melancholly, mellancholy, melancholey|The cello played a ____ tune.
sc-for-s|fascinating|facinating, fasinating, fascenating, fassinating, fascinateing|The talk about bats was ____.
sc-for-s|discipline|disipline, dicipline, discipeline, disciplin, dissipline|It takes ____ to practise every day.
sc-for-s|adolescent|adolesent, adolecent, adolescant, addolescent, adoloscent|An ____ is no longer a child.
y-for-i|hypocrite|hipocrite, hypocrit, hypacrite, hypocrate, hyppocrite|Only a ____ breaks the rules that he makes for others.
y-for-i|synonym|synonim, sinonym, synonymn, synanym, synonime|A ____ of “begin” is “start”.
que-or-gue|picturesque|picturesqe, picturesk, pictureske, pictueresque, pituresque|We stayed in a ____ village by a stream.
que-or-gue|catalogue|catalouge, cattalogue, catelogue, catologue, catilogue|The library has a ____ of all its books.
not-as-it-sounds|lieutenant|leiutenant, lieutenent, leutenant, lieutennant, liutenant|The ____ saluted the captain.
not-as-it-sounds|manoeuvre|manoevre, manouvre, manuoevre, maneouvre, manoeurve|Parking the bus was a difficult ____.
not-as-it-sounds|bureaucracy|beaurocracy, bureacracy, burocracy, bureaucrasy, buerocracy|So many forms to fill in: what ____!
not-as-it-sounds|chauffeur|chaufeur, chaffeur, chauffuer, chauffur, shauffeur|The ____ opened the door of the limousine.
not-as-it-sounds|silhouette|silouette, silhoutte, sillhouette, silhuoette, silhouete|We saw the ____ of a fox against the moon.
not-as-it-sounds|camouflage|camoflage, camouflague, camoflague, cammouflage, camouflauge|The spots of a leopard are good ____.
not-as-it-sounds|amateur|amatuer, ameteur, amature, ammateur, amatur|He is only an ____ but plays like an expert.
not-as-it-sounds|itinerary|itinery, itinarary, itinerery, itinirary, ittinerary|The next stop on our ____ is York.
not-as-it-sounds|handkerchief|hankerchief, handkercheif, handkerchef, handkerchif, hankercheif|She waved a white ____ from the train.
not-as-it-sounds|cemetery|cemetary, cematery, semetery, cemetry, cemmetery|The old church stands beside a ____.
not-as-it-sounds|maintenance|maintainance, maintenence, maintanence, mantenance, maintainence|The pool is closed for ____.
not-as-it-sounds|disastrous|disasterous, dissastrous, disastrus, disastorous, dissasterous|The flood was ____ for the farmers.
not-as-it-sounds|bizarre|bizzare, bizare, bizzarre, bizarr, bisarre|The clown wore a ____ hat made of spoons.
`
