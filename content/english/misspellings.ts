/** Why these words are often misspelt, written for children. Each continues the sentence “What makes this word tricky:”. */
export const spellingRules = {
  'i-before-e': 'with the long “ee” sound, write i before e, except after c.',
  'ei-word': 'this is one of the words with ei that you have to learn.',
  'double-letter': 'one of its sounds is written with a double letter.',
  'single-letter': 'you hear no difference, but there is only one letter where some write two.',
  'silent-letter': 'it has a letter that you do not hear.',
  'hidden-vowel': 'one of its letters is hard to hear when you say it, but it must be written.',
  'able-or-ible':
    'the endings -able and -ible sound alike. Where a whole word stands before it, it is mostly -able.',
  'ant-or-ent':
    'the endings -ant and -ent (or -ance and -ence) sound alike, so learn the word with its ending.',
  'cious-or-tious': 'the endings -cious and -tious sound alike. Think of a word of the same family.',
  'tion-or-sion': 'the sound “shun” can be written -tion, -sion, -ssion or -cian.',
  'ough-word': 'the letters ough stand for many sounds.',
  'ph-for-f': 'the sound “f” is written ph in words that come from Greek.',
  'ch-for-k': 'the sound “k” is written ch in words that come from Greek.',
  'sc-for-s': 'the sound “s” is written sc.',
  'y-for-i': 'the short “i” sound is written y.',
  'que-or-gue': 'the ending comes from French: -que sounds like k, and -gue like g.',
  'word-in-word': 'there is a small word inside it that can help you: “ear” in heart, “sign” in signature.',
  'not-as-it-sounds': 'it is not spelt as it sounds, so you have to learn it by heart.',
} as const

export type SpellingRule = keyof typeof spellingRules

/** Year | rule | the word | common misspellings | a sentence with the word as ____. */
export const misspellings = `
4|i-before-e|believe|beleive, belive, beleeve, bilieve|I cannot ____ that we won the match.
4|i-before-e|field|feild, feeld, fiield, fealed|The cows are grazing in the ____.
4|i-before-e|thief|theif, theef, thiefe, thif|The ____ ran off with a silver spoon.
4|ei-word|weigh|wiegh, waigh, wheigh, weiy|Please ____ the flour for the cake.
4|ei-word|eight|eigth, eihgt, aight, eightt|A spider has ____ legs.
4|ei-word|height|hieght, hight, heigth, heght|Measure the ____ of the door.
4|double-letter|different|diferent, diffrent, differant, diferrent|My sister and I have ____ hobbies.
4|double-letter|disappear|dissapear, disapear, dissappear, disappeer|The magician made the rabbit ____.
4|double-letter|address|adress, addres, adres, addresse|Write your name and ____ on the envelope.
4|double-letter|possible|posible, possable, possibel, possibal|Come home as soon as ____.
4|double-letter|occasion|ocassion, occassion, ocasion, occasian|Her birthday was a very happy ____.
4|double-letter|opposite|oposite, oppisite, opposit, oppersite|The shop is ____ the station.
4|double-letter|grammar|gramar, grammer, gramer, grammir|We learn spelling and ____ at school.
4|hidden-vowel|interest|intrest, interrest, intarest, interist|She listened to the story with great ____.
4|hidden-vowel|separate|seperate, seprate, separete, sepparate|Keep the clean plates ____ from the dirty ones.
4|hidden-vowel|favourite|favarite, favrite, favourit, faverite|My ____ colour is green.
4|hidden-vowel|library|libary, librery, liberry, libray|We borrow books from the ____.
4|hidden-vowel|business|buisness, busness, bussiness, bizness|Dad started his own ____ last year.
4|hidden-vowel|February|Febuary, Februrary, Febuery, Feburary|The shortest month is ____.
4|hidden-vowel|Wednesday|Wensday, Wednsday, Wendesday, Wedesday|We have swimming every ____.
4|silent-letter|island|iland, ilsand, eyeland, islend|The boat took us to a tiny ____.
4|silent-letter|answer|anser, awnser, answear, ansewr|Put up your hand if you know the ____.
4|silent-letter|knowledge|knowlege, nowledge, knowladge, knoledge|Her ____ of birds is amazing.
4|silent-letter|guard|gaurd, gard, guarde, gurad|A soldier stood on ____ at the gate.
4|silent-letter|build|bilde, biuld, buld, buield|Let us ____ a den in the garden.
4|word-in-word|heart|heort, heert, haert, hearte|Your ____ beats faster when you run.
4|not-as-it-sounds|caught|cought, caugt, cort, caughte|Grandad ____ a huge fish in the river.
4|ough-word|through|throo, thruogh, thrugh, throgh|The dog jumped ____ the hoop.
4|ough-word|enough|enuff, enouf, enogh, inough|Have you had ____ to eat?
4|ough-word|thought|thort, thougt, thourght, thaught|I ____ that you were on holiday.
4|ough-word|although|allthough, althogh, althou, olthough|We played outside, ____ it was raining.
4|y-for-i|mystery|mistery, mystry, mysterey, mistary|The lost ring is still a ____.
4|not-as-it-sounds|calendar|calender, calander, calandar, callendar|Write the date on the ____.
4|not-as-it-sounds|surprise|suprise, surprice, serprise, suprize|The party was a complete ____.
4|not-as-it-sounds|sentence|sentance, sentense, centence, sentanse|Begin each ____ with a capital letter.
4|not-as-it-sounds|beautiful|beutiful, beautifull, butiful, beautifal|What a ____ sunset that was!
4|single-letter|until|untill, untel, untile, unntil|Wait here ____ I come back.
4|single-letter|always|allways, alwys, orlways, alwayes|She ____ brushes her teeth after breakfast.
4|single-letter|careful|carefull, cairful, cearful, carefal|Be ____ with those scissors.
5|i-before-e|receive|recieve, receeve, receve, reseive|Did you ____ my postcard?
5|i-before-e|ceiling|cieling, ceeling, cealing, ceilling|A spider hung from the ____.
5|i-before-e|achieve|acheive, acheeve, achive, acheave|With hard work you can ____ your goal.
5|not-as-it-sounds|mischief|mischeif, mischif, mischeef, mistchief|The puppies got up to ____.
5|i-before-e|shriek|shreik, shreek, shrieck, shreak|We heard a loud ____ from the ghost train.
5|ei-word|neighbour|nieghbour, neihbour, naybour, neigbour|Our ____ feeds the cat when we are away.
5|ei-word|foreign|foriegn, foren, forein, forregn|She can speak two ____ languages.
5|ei-word|weird|wierd, weerd, weard, weired|A ____ noise came from the attic.
5|ei-word|leisure|liesure, lesure, leasure, leizure|We swim at the ____ centre.
5|ei-word|protein|protien, proteen, protene, proetein|Eggs and beans are full of ____.
5|double-letter|accident|acident, accedent, accidant, aksident|Nobody was hurt in the ____.
5|double-letter|committee|comittee, commitee, comitee, committey|The ____ will meet on Monday evening.
5|double-letter|immediately|imediately, immediatly, immedietly, imediatly|Please come here ____!
5|double-letter|necessary|neccessary, necesary, neccesary, nessecary|It is not ____ to bring a packed lunch.
5|double-letter|recommend|recomend, reccommend, reccomend, recommand|Which book would you ____?
5|double-letter|interrupt|interupt, interrup, intterupt, interropt|It is rude to ____ when someone is speaking.
5|double-letter|apparent|aparent, apparant, apperent, apparrent|It was ____ that the cat had been fed twice.
5|double-letter|suggest|sugest, suggist, sudgest, sugjest|I ____ that we leave before dark.
5|double-letter|excellent|excelent, exellent, excellant, exsellent|Your painting is ____.
5|double-letter|attached|atached, attatched, attachd, atatched|The label was ____ to the parcel.
5|double-letter|embarrass|embarass, embarras, embaras, imbarrass|Please do not ____ me in front of my friends.
5|hidden-vowel|definite|definate, definit, defenite, deffinite|We need a ____ answer by tomorrow.
5|hidden-vowel|temperature|temprature, temperture, tempereture, temparature|The ____ fell below zero last night.
5|hidden-vowel|vegetable|vegtable, vegatable, vegeteble, vejetable|A carrot is a ____.
5|hidden-vowel|restaurant|restaraunt, resturant, restrant, resteraunt|We ate at an Italian ____.
5|hidden-vowel|desperate|desprate, desparate, despirate, desperet|The lost sailors were ____ for water.
5|hidden-vowel|secretary|secretry, secratary, secetary, secretery|The school ____ answered the phone.
5|ch-for-k|stomach|stomack, stumach, stomoch, stomatch|My ____ is rumbling, so it must be lunchtime.
5|silent-letter|government|goverment, govenment, governmant, guvernment|The ____ passed a new law.
5|silent-letter|environment|enviroment, enviromant, envirenment, invironment|Recycling helps the ____.
5|silent-letter|muscle|mussle, muscel, musle, muscul|He pulled a ____ in his leg.
5|silent-letter|rhythm|rythm, rhythem, rhithm, rythem|Clap to the ____ of the music.
5|silent-letter|yacht|yatch, yaht, yacth, yott|A white ____ sailed into the harbour.
5|silent-letter|scissors|sissors, scissers, sizzors, scisors|Cut the card with ____.
5|ough-word|thorough|thurough, thorogh, thurrow, thourough|The detective made a ____ search of the house.
5|ough-word|rough|ruogh, rouf, rouhg, roughf|The sea was too ____ for small boats.
5|ph-for-f|alphabet|alfabet, alphebet, alphabit, allphabet|There are twenty-six letters in the ____.
5|ph-for-f|dolphin|dolfin, dolphine, dollphin, dolpin|A ____ leapt out of the waves.
5|ch-for-k|character|caracter, charactor, charecter, karacter|The main ____ in the book is a mouse.
5|ch-for-k|chemist|kemist, chemest, cemist, chemmist|We bought plasters at the ____.
5|ch-for-k|orchestra|orkestra, orchestre, orchistra, orcestra|She plays the cello in an ____.
5|sc-for-s|science|sience, sciense, scince, sceince|We grow seeds in our ____ lessons.
5|sc-for-s|fascinate|facinate, fasinate, fascenate, fassinate|Old maps ____ him.
5|y-for-i|symbol|simbol, symbel, symbole, simble|A dove is a ____ of peace.
5|y-for-i|system|sistem, systum, systim, sistum|The library has a new ____ for lending books.
5|que-or-gue|unique|uneek, unike, younique, uniqe|Every snowflake is ____.
5|que-or-gue|league|leauge, leage, leegue, leag|Our team is top of the ____.
5|que-or-gue|antique|anteek, antiqe, antike, anteque|The clock is a valuable ____.
5|tion-or-sion|competition|competision, compitition, compatition, competetion|She won first prize in the ____.
5|tion-or-sion|permission|permision, permition, permishion, purmission|You need ____ to leave early.
5|tion-or-sion|musician|musicion, musition, muscian, muzician|The ____ played three songs on the harp.
5|not-as-it-sounds|explanation|explaination, explanashion, explenation, explannation|The teacher gave a clear ____.
5|not-as-it-sounds|twelfth|twelth, twelvth, twelfht, twelveth|December is the ____ month of the year.
5|not-as-it-sounds|language|langauge, languege, langwidge, languige|French is the ____ of France.
5|not-as-it-sounds|persuade|pursuade, perswade, persaude, persuede|He tried to ____ us to join the choir.
6|double-letter|accommodate|acommodate, accomodate, acomodate, accommadate|The hotel can ____ two hundred guests.
6|double-letter|accompany|acompany, accompeny, accumpany, acompeny|An adult must ____ each child.
6|double-letter|aggressive|agressive, aggresive, agresive, aggressiv|The swan became ____ when we came near.
6|double-letter|correspond|corespond, corrospond, correspand, corrispond|I ____ with a pen friend in Spain.
6|double-letter|exaggerate|exagerate, exaggarate, exadgerate, exaggerrate|Do not ____ how big the fish was.
6|double-letter|harass|harrass, haras, harras, harrasse|The crows tried to ____ the owl.
6|double-letter|opportunity|oportunity, oppertunity, opportunaty, oppurtunity|The trip is a wonderful ____ to learn.
6|double-letter|communicate|comunicate, communacate, communikate, comunnicate|Whales ____ by singing.
6|double-letter|profession|proffesion, profesion, proffession, professhion|Nursing is a caring ____.
6|double-letter|programme|programe, progamme, prograame, progremme|We watched a ____ about penguins.
6|double-letter|parallel|paralel, parralel, paralell, parrallel|The two railway lines are ____.
6|not-as-it-sounds|develop|develope, devellop, devolop, devalop|Tadpoles ____ into frogs.
6|not-as-it-sounds|disastrous|disasterous, dissastrous, disastrus, disasstrous|The flood was ____ for the farmers.
6|single-letter|fulfil|fullfil, fulfyl, fullfill, fulfile|I hope that you ____ your dream.
6|hidden-vowel|category|catagory, catergory, categary, cattegory|Which ____ does this book belong to?
6|not-as-it-sounds|marvellous|marvellos, marvellus, marvelluos, marvilous|The view from the top was ____.
6|hidden-vowel|privilege|privelege, priviledge, privilage, privlege|It was a ____ to meet the author.
6|hidden-vowel|parliament|parliment, parlament, parlimant, parliement|The laws of the land are made in ____.
6|hidden-vowel|miniature|minature, miniture, minniature, minituare|She collects ____ houses no bigger than a thumb.
6|hidden-vowel|average|avrage, averege, averidge, avarage|The ____ of two, four and six is four.
6|silent-letter|conscience|consience, conshence, concience, consciance|My ____ told me to own up.
6|silent-letter|guarantee|garantee, guarentee, gaurantee, garuntee|I ____ that you will love this book.
6|not-as-it-sounds|soldier|soldeir, soljer, soldior, sholdier|The ____ polished his boots.
6|not-as-it-sounds|queue|qeue, queu, quue, quewe|There was a long ____ for ice cream.
6|able-or-ible|available|availible, avalable, availabel, avaliable|Fresh strawberries are ____ in June.
6|able-or-ible|responsible|responsable, responcible, responsibel, risponsible|You are ____ for feeding the hamster.
6|able-or-ible|sensible|sensable, sencible, sensibel, senseble|Wear ____ shoes for the long walk.
6|able-or-ible|terrible|terrable, terible, terribel, terreble|There was a ____ smell in the shed.
6|able-or-ible|enjoyable|enjoyible, enjoiable, injoyable, enjoyeble|We spent an ____ day at the seaside.
6|ant-or-ent|relevant|relevent, relavant, rellevant, revelant|Only write down facts that are ____.
6|ant-or-ent|independent|independant, indipendent, indepenent, independint|Young foxes soon become ____ of their parents.
6|ant-or-ent|existence|existance, exsistence, existense, exsistance|The ____ of the hidden door was a secret.
6|ant-or-ent|hindrance|hindrence, hinderance, hindrense, hinderence|His heavy bag was a ____ on the steps.
6|ant-or-ent|nuisance|nuisence, newsance, nusance, nuisanse|Wasps are a ____ at a picnic.
6|ant-or-ent|intelligent|intelligant, inteligent, intellegent, intelligint|Dolphins are very ____ animals.
6|cious-or-tious|suspicious|suspitious, suspishous, suspicous, suspiscious|The guard was ____ of the man in the mask.
6|cious-or-tious|delicious|delitious, delicous, dilicious, delishous|This soup is ____.
6|cious-or-tious|cautious|caucious, cautous, corshus, cawtious|Be ____ when you cross the icy path.
6|cious-or-tious|ambitious|ambicious, ambitous, ambishous, ammbitious|She is ____ and wants to be an astronaut.
6|cious-or-tious|conscious|concious, consious, conscous, contious|He was ____ of someone standing behind him.
6|cious-or-tious|nutritious|nutricious, nutrishous, nutritous, newtritious|Lentils make a cheap and ____ meal.
6|not-as-it-sounds|pronunciation|pronounciation, pronunsiation, prononciation, pronuncation|Check the ____ of a new word in a dictionary.
6|tion-or-sion|electrician|electrition, electrisian, elektrician, electricion|The ____ mended the lights.
6|double-letter|possession|posession, possesion, posesion, possestion|The old violin was her proudest ____.
6|ch-for-k|archaeologist|arkaeologist, archeaologist, archaelogist, archaeologest|An ____ digs up things from long ago.
6|sc-for-s|discipline|disipline, disciplin, dicipline, discapline|It takes ____ to practise every day.
6|y-for-i|physical|phisical, fysical, physicle, physicel|Running is good ____ exercise.
6|not-as-it-sounds|curiosity|curiousity, curiosety, curosity, couriosity|The kitten was full of ____.
6|not-as-it-sounds|identity|identitty, idenity, identaty, identety|Nobody knew the ____ of the masked singer.
6|word-in-word|signature|signiture, signatere, sigature, signeture|Write your ____ at the end of the letter.
6|not-as-it-sounds|sacrifice|sacrafice, sacrifise, sacriffice, sacrefice|He had to ____ his free time to finish the model.
6|not-as-it-sounds|amateur|amature, amatuer, amatur, ammateur|He is only an ____ but plays like an expert.
6|not-as-it-sounds|vehicle|vehical, vehicel, viehcle, veihcle|A lorry is a large ____.
6|not-as-it-sounds|forty|fourty, fortie, forety, fourtey|There are ____ chairs in the hall.
6|not-as-it-sounds|bargain|bargin, bargian, bargen, barguin|The coat was a real ____ in the sale.
6|not-as-it-sounds|criticise|critisise, critacise, crittisise, criticice|Try not to ____ your little brother.
6|not-as-it-sounds|lightning|lightnening, litening, lightnin, lightining|The tree was struck by ____.
6|not-as-it-sounds|dictionary|dictionery, dictionry, dictonary, dictionarey|Look up the word in a ____.
6|not-as-it-sounds|cemetery|cemetary, semetery, cematery, cemetry|The old church stands beside a ____.
`
