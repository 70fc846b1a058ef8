/**
 * Sentences in four parts, by the school year of their words. `{right=wrong,wrong}` is a word that is often misspelt, with
 * its misspellings. No misspelling is a word of its own, or an accepted spelling elsewhere.
 */
export const misspeltLines: Readonly<Record<4 | 5 | 6, string>> = {
  4: `
Our {neighbours=nieghbours,nabours} have just | {built=bilt,biult} a wooden shed | at the {bottom=botom,bottem} of | their {beautiful=beutiful,beautifull} garden.
My {favourite=favorate,faverite} lesson | on a {Wednesday=Wensday,Wednsday} morning | is {history=histry,histery}, because we are | {learning=lerning} about the Romans.
The hungry {caterpillar=catterpillar,caterpiller} | crept slowly {across=accross,acros} a leaf | and {disappeared=dissappeared,disapeared} among | the {tomatoes=tomatos,tommatoes}.
We {caught=caugt} the early train | to the {museum=musuem,meuseum} and spent | nearly a {whole=hwole} hour looking | at the {dinosaur=dinosor,dinasaur} bones.
Please write your name | and {address=adress,addres} {clearly=cleerly} | on the front of | the large brown {envelope=enverlope,envilope}.
The {captain=captin,captian} of our team | was very {pleased=pleesed} with | the way that we played | in the {second=seccond} half.
There was not {enough=enuff,enouhg} bread | left over from lunch | to feed all the {hungry=hungrey} ducks | and {geese=geece} on the pond.
The {library=libary,libray} is closed | on {Saturday=Satterday,Saterday} afternoon | so that the staff can | put up some new {shelves=shelfs}.
A small {island=iland,ilsand} {appeared=apeared,appered} | on the {horizon=horison,horrizon} | just as the sun | began to {climb=climbe} above the sea.
Mum keeps her spare {scissors=sissors,scissers} | in the {kitchen=kichen,kitchin} drawer | beside the wooden spoons | and the birthday {candles=candels}.
It was so windy at the {harbour=harber,harbur} | that our {umbrella=umberella,umbrela} turned | inside out and {nearly=nearley,neerly} | flew away from us.
The {woman=womman} at the post office | {weighed=wayed,wieghed} my parcel and asked | {whether=wheather} there was | anything {fragile=fragel} inside it.
My little brother {believes=beleives,belives} that | a {friendly=freindly,frendly} dragon sleeps | under his bed and {guards=gards,gaurds} | his toys {through=throuhg} the night.
It was {difficult=dificult,difficalt} to hear | the {answer=anser,awnser} because | the {children=childern,childeren} were making | such a dreadful {noise=noize}.
The {circus=sircus} {arrives=arives} in town | next {February=Febuary,Feburary}, and tickets | for it have {already=allready,alredy} | gone on sale at the bakery.
{Perhaps=Prehaps} we could {borrow=borow} | your {bicycle=bycicle,bicicle} pump, | because my back tyre | is as flat as a {pancake=pancacke}.
The {nurse=nerse} told me to take | a deep {breath=breth} while she | listened to my {heart=haert} | and looked inside my ears.
I {thought=thort,thougt} that the {question=qestion,quesion} | about {fractions=fracktions} was easy, | but the one about angles | made me {pause=pawse} for a minute.
We {decided=desided,decieded} to camp | in the {middle=middel,midle} of the field, | a long way from the {muddy=mudy} | edge of the {river=rivver}.
The {ancient=anceint} {castle=cassle,casle} stands | on top of a steep hill | that is popular with visitors | in the summer {months=munths}.
{Everyone=Evryone} at the match | was {surprised=suprised} when | the {smallest=smalest} player scored | three goals in ten {minutes=minites}.
The guide showed us | a {wooden=woodden} model of the {village=villige,vilage} | as it was in the {ninth=nineth} {century=centuary,sentury}, | before the bridge was built.
{Although=Allthough,Althogh} it was raining, | the milkman still {whistled=wisled,whisseled} | all the way up the {narrow=narow} lane | to the {farmhouse=farmhowse}.
The {knight=nhight,knihgt} {knelt=nelt} down | before the queen, who {touched=tuched} | him {lightly=lightley} with her sword | on each {shoulder=sholder}.
{Remember=Rember,Remembar} to {measure=mesure} | the length of the {carpet=carpit} | before you order a new one | from the shop on the high {street=streat}.
The dentist was {gentle=gentel,jentle} | and {promised=promissed} that the | {medicine=medisine,medecine} would take away | the pain in a {quarter=qwarter,quater} of an hour.
Our {teacher=teecher} {explained=explaned,explianed} | how a magnet can {attract=atract} | a steel {needle=needel} | through a sheet of paper.
The {giraffe=girafe,jiraffe} has a long | black {tongue=tounge}, which protects it | from the thorns of its | {favourite=favrite} trees in the dry {season=seeson}.
We {laughed=laught} until our sides hurt | when the {monkey=munkey,monky} {snatched=snached} | the keeper’s {sandwich=sandwitch,samwich} | and ate it in front of him.
The {traffic=trafic,traffick} on the motorway | was so {heavy=hevy} that the coach | did not reach the seaside | until late in the afternoon.
Dad {usually=usualy,usally} {fries=frys} | the {potatoes=potatos,pottatoes} in butter | with a pinch of salt | and a little {rosemary=rosemarry}.
{Suddenly=Suddenley,Sudenly} a loud {explosion=explotion,explosian} | of {thunder=thundar} made the puppy | hide behind the curtains | and {tremble=trembel}.
My aunt is {famous=famus,famouse} | in our street for her {strawberry=strawbery,straberry} jam | and for the {enormous=enormus,enourmous} {pumpkins=pumkins,punkins} | that she grows each year.
The {squirrel=squirel,squirell} dug a hole | and {buried=burried} its {acorns=akorns,acornes} | {beneath=beneeth,beneith} the roots | of the old oak tree.
In the {competition=compitition,compertition} | each {contestant=contestent} had | to carry a boiled egg | on a {slippery=slippry,slipery} spoon.
The {ambulance=ambulence,ambulanse} {arrived=arived} within | five {minutes=minuits,minnutes} and took | the {injured=injurd,ingured} cyclist | to the nearest hospital.
A {special=speacial} party was held | to open the new {swimming=swiming} pool, | and the mayor herself | was {persuaded=perswaded,pursuaded} to go down the slide.
The {surface=surfice,serface} of the lake | was so smooth that we could see | the {mountains=mountins,mountians} upside down | in the clear blue {water=warter}.
On {Thursday=Thirsday,Thersday} we are | having {sausages=sosages,sausiges} and mash | at the {scout=skout} hut | to {celebrate=selebrate,celibrate} Nadia’s birthday.
The bus driver {refused=refussed} to move | until {everybody=evrybody,everbody} was sitting | down and the {noise=noyse} | had stopped completely.
The {fierce=feirce,fearce} wind {rattled=ratled,rattelled} | the windows and {scattered=scatered} leaves | across the {pavement=pavment} | in front of our house.
The {shortest=shortist} month, {February=Febuary,Febrary}, | {sometimes=somtimes} brings | the {heaviest=heavyest,hevviest} snow | of the {entire=entyre} winter.
We {followed=folowed,follwed} the tracks | of a fox along the {frozen=frozzen} stream | until they {vanished=vannished} | under a {thick=thik} holly bush.
The new {goalkeeper=golkeeper,goalkeaper} | {stretched=streched} as far as he could, | but the ball {bounced=bownced,bounsed} | over the line and into the net.
Gran has {knitted=knited} | a pair of {woollen=wollen} gloves | for each of her {grandchildren=granchildren,grandchildern} | to wear on {Christmas=Chrismas,Cristmas} morning.
The {circle=sircle,cirkle} on the floor | of the hall is {exactly=exactley} | six metres across and is | painted a {bright=brihgt} {yellow=yelow}.
It was {strange=strainge} to {imagine=imagin,immagine} | that a {volcano=volcanoe,volkano} had once | {covered=coverd,cuvered} this whole valley | in hot grey ash.
The doctor {pressed=presed} gently | on my {ankle=ankel} and asked | {exactly=exactley} where it {hurt=hirt} | and when it had begun.
A {group=groop} of {tourists=turists,tourrists} | stood beside the {fountain=fountin,fowntain} | and tried to {photograph=fotograph,photagraph} | the pigeons on the statue.
The {recipe=resipe,recipy} says that | you must {separate=seperate,separrate} the eggs | and {whisk=wisk} the whites | until they look like clouds.
We were {forced=forsed} to {abandon=abbandon} | our {picnic=picnick,piknic} when a herd | of {curious=curius,qurious} cows wandered | into the middle of the meadow.
Her {grandfather=granfather,grandfarther} was a {soldier=soldiar,soljer} | who later became the {manager=manajer,maneger} | of a busy railway station | in the north of England.
The {parrot=parot} could copy | the sound of the {telephone=telefone,telaphone} | so well that Dad {answered=ansered,answerd} it | six times in one morning.
{Vegetables=Vegtables,Vegatables} such as {carrots=carots,carrotts} | {contain=contane} vitamins that are | good for your eyesight | and help you to stay healthy.
My {cousin=cusin,couson} lives {above=abuv,abouve} | a shop that sells {instruments=insturments,instrements}, | so she falls asleep to | the sound of a {piano=pianoe,peano}.
The {journey=jurney,journy} was so long that | we {finished=finnished,finishd} all our {biscuits=biskits,biscits} | before we had even | {crossed=crosed} the river Severn.
{Police=Pollice,Polise} are {searching=serching,seaching} | for a {thief=theif,theaf} who took | a {statue=statu,stattue} of a hedgehog | from outside the town hall.
The {scientist=sientist,scientest} {discovered=discoverd,descovered} | a new kind of {butterfly=buterfly,butterflie} | {hiding=hideing} under the leaves | of a very rare plant.
There is {nothing=nuthing,nothink} quite | as {delicious=delicous} as a bowl | of hot tomato soup | after an hour in the {freezing=freazing,freesing} rain.
{Various=Varius,Vareous} {objects=objecks} were found | in the drain, {including=incloding} a spoon, | a {button=buton,buttun} and somebody’s | front door key.
The young {actor=acter} {forgot=fergot} | his {entrance=entrence,enterance} in the second scene | and the whole {audience=audiance,awdience} | heard him run down the stairs.
{Breakfast=Brekfast,Breckfast} is ready between | seven and eight, and guests may | help {themselves=themselfs,themselvs} to cereal, | toast and {orange=orainge,orrange} juice.
The {weight=wieght,waight} of the snow | has {damaged=damiged,dammaged} the roof | of the {community=comunity,communaty} hall, and | the play has been {postponed=postponded}.
I {suppose=supose,surpose} that a | {tortoise=tortise,tortoyse} makes a {sensible=sensable,sencible} pet | if you live in a flat | and have a lot of {patience=pacience,patiense}.
Every {Tuesday=Tusday,Teusday} our class | has an {exercise=exersise,excercise} lesson outside | unless the {field=feild} is | {completely=completly,compleatly} under water.
The {nephew=nefew,nephue} of the {owner=ouner} | {opened=oppened} the gate for us | and showed us where to find | the {ripest=rippest} plums in the orchard.
{Several=Sevral,Severel} {people=peopel,peple} {noticed=notised,noticd} | that the statue in the square | was wearing a pair | of bright green {trousers=trowsers,trousors}.
For many years the {lighthouse=lighthowse,lihgthouse} | has warned ships of the {dangerous=dangrous,dangerus} | rocks that lie {beneath=beneeth,benneath} | the {surface=serface,surfice} of the bay.
The {puppies=puppys,pupies} {chased=chaced} | each other {around=arround,arownd} the sofa | until one of them {collapsed=colapsed} | in a {happy=hapy} heap.
We {usually=usualy,ussually} {visit=vissit} | my {grandparents=granparents,grandparants} on | the second Sunday of the month | and {return=retern} in time for tea.
Do not {interrupt=interupt,intterupt} when | somebody is {speaking=speeking} to you, | even if you are {certain=certin,sertain} | that you know better.
A {famous=famus,famouse} {inventor=enventor} | once said that he had | not {failed=faled} at all, but {simply=simpley} found | ten thousand ways that did not work.
The {elephant=elefant,elephent} {lifted=liffted} the log | as {easily=easyly,easilly} as you or I | might {raise=raize} a {pencil=pencill} | from the top of a desk.
{Autumn=Autum,Autamn} has come at last, | and the {pavements=pavments} in town | are {covered=coverd} with red, brown | and {golden=goldon} leaves.
The {referee=refferee,referree} blew | her {whistle=wistle,whissle} twice and {pointed=poynted} | to the {penalty=penelty,pennalty} spot | in front of our goal.
My {sister=sisster} keeps a {diary=dairey,diery} | in a {language=langage} of her own, | so nobody else in the family | can read a word of it.
The {apprentice=aprentice,apprentise} {learned=lerned} | how to {sharpen=sharpon} a {chisel=chissel,chizel} | and how to join two pieces | of oak without a single nail.
{Chocolate=Choclate,Chocalate} {melts=mellts} quickly | in a warm {pocket=pockit}, | as I found out during | our {school=shcool,scool} trip to the zoo.
{Between=Betwene,Bitween} them the twins | have {collected=colected,collectid} more than | three {hundred=hundered,hunderd} {different=diffrent,diferent} stamps | from all over the world.
The {ghost=gost,ghoast} in the {library=libery,librery} | turned out to be | the {caretaker=cairtaker,carataker} in a long white | coat with paint on the {sleeves=sleves,sleevs}.
We {listened=lissened,listend} {carefully=carefuly,carefuley} | to the {instructions=instuctions} | before we were {allowed=alowed,allowd} | to go anywhere near the ponies.
The {temperature=temprature,tempreture} dropped | so {sharply=sharpley} in the night | that the {puddles=puddels,pudles} | {outside=outsyde} our gate turned to ice.
{Imagine=Immagine} that you could | fly like a {pigeon=pigon} | over the roofs and the {chimneys=chimnies,chimnys} | of the town where you live.
The {spider=spyder} {waited=waitid} patiently | in the {corner=cornar} of its web | until a {careless=cairless} fly | {blundered=blunderd} into the sticky threads.
{Guess=Gess,Geuss} how many {marbles=marbels} are | in the jar and you | could win a {ticket=tickit,tikcet} | to the {football=footboll} final.
The {fisherman=fisharman} {described=discribed,descibed} | a {creature=creture} with a tail | as long as a bus | and {teeth=teath} like bread knives.
{Tomorrow=Tommorow,Tomorow} we shall {plant=plarnt} | a {cherry=cherrey} tree in memory | of the {kindest=kyndest} head teacher | that this school ever had.
The {notice=notise,nottice} on the gate | says that {bicycles=bycicles,bicicles} must not | be left {against=agenst,aganst} the wall | of the {station=stasion,staition}.
My {uncle=unkle,uncel} once {rescued=resqued} | a {drowning=drouning} sheep | from a {flooded=fluded,floodid} river | by lying on a ladder.
The {magician=magicion} {produced=producet,perduced} | a {rabbit=rabit} and two doves | from a hat that had been | {completely=completly,completley} empty a moment before.
{Before=Befor,Befour} you {begin=beggin,bigin}, check | that you have a pencil, | a {rubber=ruber,rubbar} and a ruler | on your desk.
My {stomach=stumach,stomack} {rumbled=rumbeled,rumbld} | so {loudly=loudley} in {assembly=asembly,assembley} | that {everyone=evryone,everone} in my row | turned round to stare.
The {treasure=tresure,treashure} was not gold | but a {bundle=bundel} of {letters=leters} | that a sailor had written | to his {daughter=dawter,daugter} in Wales.
The {library=libary,liberry} is {opposite=oposite,oppersite} | the {butcher=bucher,butcer} and next to | a tiny shop that sells | nothing except {buttons=butons,buttens}.
{Flour=Flowr} and {sugar=shugar,suger} are sold | by weight, but eggs | are {counted=cownted} in {dozens=duzens} | even in big {supermarkets=supermarkits}.
It is {important=importent,inportant} to drink | {plenty=plentey} of water when | the {weather=wheather} is as hot | as it was on Monday.
The {sailors=salors} {trusted=trussted} | their {compass=compus,cumpass} more than the stars | {during=dureing,durring} the {storm=storme}, | and it brought them home.
{Nobody=Noboddy} in our {street=streat} | could {believe=beleive} it when | Mr Jones {bought=bougt} an old | fire {engine=enjine} and painted it blue.
The {hospital=hospitle,hospittle} {needs=neads} people | who can play the {guitar=gitar,guittar} | or sing to the {children=childern,chilldren} | on {Friday=Fryday,Firday} afternoons.
The path became {steeper=steaper} | and {rougher=ruffer,roufer} as we | climbed, and soon it {disappeared=dissapeared,disapeared} | {altogether=alltogether,altogethar} in the heather.
We can {compare=compair,compaire} the {height=hieght} | of the tree with the | {length=lenth,lenghth} of its {shadow=shaddow} | on a {sunny=suny} day.
Nobody {minded=mynded} that the {magic=majic} show | was {finished=finishd} by {eight=eigth} o’clock, | because there was still {plenty=plentie} | of cake to eat.
A {kitten=kiten,kittan} {followed=folowed,follewed} us | all the way home from | the {market=markit}, so we named it | {Pepper=Peper} and gave it some milk.
The {puppet=pupet,puppit} show is so {popular=populer,poppular} | that {hundreds=hunderds,hundreads} of {families=familys,famalies} | queue for tickets {early=erly,earley} | on the first morning.
My {calendar=calander} has a {picture=pitcure} | of a {different=diffrent,diferent} breed | of {rabbit=rabit} for every {month=munth} | from {January=Janurary,Januery} to {December=Decembar,Desember}.
{Perhaps=Prehaps} the {rarest=rairest} bird | ever seen on our {balcony=balconey,ballcony} | was a {woodpecker=woodpeker,woodpeccer} that | {stayed=stayd} for just a {minute=minnute}.
The {heavy=hevy,hevvy} {rucksack=rucsack,ruksack} made | my {shoulders=sholders,shoalders} hurt, so | we {rested=resstid} for a {quarter=quater,qwarter} | of an hour under a tree.
`,
  5: `
The {restaurant=resturant,restaraunt} beside the canal | has a {separate=seperate} menu | for {customers=custermers,costomers} who prefer | to eat their {vegetables=vegtables,vegatables} raw.
The {government=goverment,governmant} has {announced=anounced,annonced} | that every {primary=primery,primory} school | will {receive=recieve,receeve} money | for new computers this year.
It is {necessary=neccessary,necesary} to book | {several=sevral,severel} weeks in advance | if you want to climb | the {famous=famouse,faymous} tower on a {Saturday=Saterday,Satterday}.
{Although=Allthough,Althogh} the actors | were only {amateurs=amatures,ameteurs}, their {performance=preformance,performence} | was as {polished=pollished} as anything | that I have seen in a {theatre=theatere,theartre}.
The {secretary=secretery,secratary} asked us | to {arrange=arange,arrainge} the chairs | in {equal=equil,eaqual} rows before | the school {governors=goverors,govenors} arrived.
My cousin {received=recieved,receeved} a medal | for her {bravery=braverey} during | the {terrible=terrable,terible} floods | of the {previous=previus,previos} winter.
The {audience=audiance,audence} clapped | with great {enthusiasm=enthusiasum,enthuziasm} when | the {orchestra=orkestra,orchistra} played the tune | from a {popular=populer} film.
Our hotel had a | {magnificent=magnificant,magnifisent} view of the bay, | but the bathroom {ceiling=cieling,ceeling} | leaked {whenever=wenever,whenevver} it rained.
The {committee=comittee,commitee} has {decided=desided} | to postpone the fair | until the {marquee=markee,marquie} | can be put up {safely=safley,savely}.
It is {definitely=definately,definitly} too dangerous | to swim in the {reservoir=resevoir,reservior}, | even on the {hottest=hotest} | afternoon of the summer.
Dad’s {knowledge=knowlege,nowledge} of birds | is so {amazing=ammazing} that he can | {recognise=reconise,reckognise} a {warbler=worbler} | simply by hearing it sing.
A {foreign=foriegn,foren} {language=langauge,languege} is | easier to learn if you | {practise=practiss} a little of it | every single day with a {friend=freind,frend}.
Before the {surgeon=sergeon,surgen} began, | the patient {signed=sined} a form | and asked two {sensible=sensable,sencible} | {questions=quetions,qestions} about the operation.
The {archaeologist=archeaologist,arkaeologist} {uncovered=uncuvered} | a pot that was | {approximately=aproximately,approximatly} two {thousand=thousend} | years older than the castle.
Her {excellent=excelent,exellent} {pronunciation=pronounciation,pronounceation} | of French {impressed=impresed} everyone, | {including=incloding} the visitors | who had come from Paris.
The {dictionary=dictionery,dictionry} in our | classroom is so old that | it does not {mention=mension} | {computers=computors} or the {internet=internett}.
Please do not {exaggerate=exagerate,exaggarate}: | the puddle was not {nearly=nearley,neerly} | as deep as the channel | {between=betwean} England and France.
Our {mischievous=mischievious,mischevous} puppy | {destroyed=distroyed,destroied} both of my slippers | and then sat in his {basket=baskit} | looking {perfectly=perfectley,perfictly} {innocent=inocent,innosent}.
The {temperature=temprature,tempreture} in the {desert=dessirt} | may {suddenly=suddenley,sudenly} fall | by thirty degrees as soon | as the sun {disappears=dissapears,disapears}.
In the {cemetery=cemetry,cematery} stands | a {memorial=memmorial,memoriel} to the {soldiers=soljers,soldeirs} | from our {village=villege,vilage} who never | came home from the war.
My {brother=bruther} was {embarrassed=embarassed,embarrased} | when Mum showed his friends | a {photograph=photagraph,fotograph} of him {dressed=dresed} | as a giant carrot.
The {parliament=parliment,parlament} buildings | beside the Thames | are {guarded=gaurded,garded} by police | {throughout=throughtout,throuout} the day and night.
{Twelfth=Twelth,Twelvth} Night is a {comedy=commedy,comady} | about twins who are {separated=seperated} | by a {shipwreck=shiprek,shipreck} and then | {mistaken=misstaken} for each other.
You may {accompany=accompeny,acompany} me to | the {interview=interveiw}, but you | must sit {quietly=quietley,qiuetly} outside | and not {interrupt=interupt,interuppt} us.
Each {individual=indavidual,individuel} snowflake | is {unique=uneek,uneaque}, although they | all have the same number | of {branches=brances,branchs}.
The {ambitious=ambicious,ambitous} climber | hoped to {achieve=acheive,acheeve} what | nobody before her had | {succeeded=succeded,suceeded} in doing.
The {yacht=yatch,yaught} sailed into the bay | with a torn sail, a broken mast | and an {exhausted=exausted,exhasted} crew | who had not slept for two {nights=nigths,nihgts}.
We had to {queue=qeue,queu} for an hour | to see the {miniature=minature,miniture} railway, | but it was {worth=werth} the wait to | watch the tiny {carriages=carrages,carriges} go past.
The bruise on my {shoulder=sholder,shoalder} | turned a {curious=curius} shade of purple, | then yellow, and {eventually=eventualy} | {vanished=vannished} in about a fortnight.
The two {opponents=oponents,opponants} shook hands | before the chess {tournament=tornament,tournement} and | wished each other good luck | with {genuine=genuin,jenuine} smiles.
It would be {foolish=fooliss,foolesh} to {sacrifice=sacrafice,sacrefice} | a whole night of sleep | for a {programme=programe} that you | can watch on {Sunday=Sundey} morning.
The {environment=enviroment,enviorment} club | has planted a {variety=varaity,vareity} of | wild flowers to {encourage=encorage,encurage} bees | and {butterflies=butterflys,buterflies} into the playground.
My {stomach=stumach,stomack} was so full | after the {delicious=delicous} curry | that I could not {possibly=possibley,posibly} | manage a slice of {pineapple=pinapple,pineappel}.
A great {opportunity=oppurtunity,oportunity} came | when the {leading=leeding} actor lost his voice | and the {director=dirrector} asked me | to play the king {instead=insted,insteed}.
The {athlete=athelete,athleet} has such | {remarkable=remarkible,remarkabel} {physical=phisical,fysical} strength | that she can run up a mountain | without {pausing=pawsing} for breath.
Your {conscience=consience} may trouble you | when you have {behaved=behaived} badly, | even if {nobody=noboddy} {noticed=notised} | and no {punishment=punnishment,punishmant} follows.
The {recipe=resipe,recipie} for this soup | calls for {eight=eigth,ieght} onions, | two litres of stock and | a {generous=genarous,genrous} pinch of {pepper=peper}.
{According=Acording,Accordding} to the timetable, | the last {ferry=ferrey} to the islands | leaves at a {quarter=quater,qwarter} past seven, | {immediately=imediately,immediatly} after the tide turns.
The {vehicle=vehical,veicle} in front of us | {swerved=swurved} to {avoid=avoyd,aviod} a deer | and came to rest | in a {hedge=hegde} beside the road.
It takes real {courage=curage,corage} to {admit=addmit} | that you were {responsible=responsable,risponsible} | for the {damage=dammage,damige} when | you could so easily have kept quiet.
The main course was {disappointing=dissapointing,disapointing}, | but the {waiter=wayter} {explained=explaned,explayned} why | and brought each of us | an {enormous=enormus,enourmous} slice of apple tart.
A pair of {aggressive=agressive,aggresive} swans | has {built=bilt,biult} a nest near the lock, | so {cyclists=cylists,ciclists} must now | take a {different=diffrent,diferent} path to the mill.
The small {symbol=simbol,symble} on the lid | {means=meens} that the tub | can be washed and {recycled=recicled,recyceled} | with your other {household=howsehold} {plastic=plasstic}.
Her {handwriting=handriting,handwritting} is so {neat=neet} | that {strangers=straingers,strangars} on the train | have asked her which {special=speciel} | kind of pen she uses.
A {healthy=helthy,healthey} {breakfast=brekfast,breakfarst} gives you | the {energy=enegy,energey} that you need | to {concentrate=consentrate,concerntrate} properly | until the bell rings for lunch.
The {detective=detecktive,ditective} found a | {suspicious=suspisious,suspicous} {footprint=footprinte} in | the flower bed {underneath=underneeth} | the {pantry=pantrey} window.
{Immediately=Imediately,Immediatly} after the storm, | the {coastguard=coastgaurd} {launched=lawnched} | a lifeboat to search | for the {missing=mising} canoe.
The {muscles=mussles,musles} in my legs | {ached=eached} so badly after | the {marathon=marrathon,marathan} that I had to | walk down the stairs backwards.
Several {species=speeces,speceis} of {dolphin=dolfin,dollphin} | have been seen this year | off the {rugged=ruged} {coast=cowst} of Wales, | often in large {groups=groops}.
The {programme=programe,progam} on the radio | {described=discribed,descibed} how {bridges=briges,bridgs} | are tested before any | {heavy=hevvy} traffic may use them.
I would {recommend=recomend,reccommend} this {novel=novvel} | to {anyone=enyone} who {enjoys=injoys} | a {mystery=mystry} with plenty of | twists and a clever ending.
The {rhyme=ryhme,rhime} at the end | of each verse makes | the poem much {easier=easyer,easyier} | to learn and to {remember=rember,rememmber}.
There is {sufficient=suficient} fuel | in the {lawnmower=lornmower,lawnmoer} to cut | the whole {cricket=crickit,criket} field {twice=twise,twyce} | and the {bowling=boaling} green as well.
A {temporary=temprary,tempory} bridge | was built across the {ravine=raveen,ravene} | so that the {engineers=enjineers,engeneers} could | {continue=contineu} with their work.
All the {luggage=lugage,luggidge} had to be | {squeezed=squeased,sqeezed} into a boot | that was {hardly=hardley} {bigger=biger} than | a {wardrobe=wardrope,wordrobe} drawer.
The vet {examined=examind,exammined} our parrot | and told us that its cough | was only a {clever=clevver} {imitation=immitation,imitasion} | of my {grandmother=granmother,grandmothar}.
Our {journey=jurney,journy} to {school=shcool,scool} takes | {twice=twise} as long when the | {bridge=brige,brigde} over the canal is closed | for {essential=esential,essensial} repairs.
{Scientists=Sientists,Scientests} {believe=beleive,beleve} that | the {creature=creture} used its long claws | to {defend=difend,deffend} itself | from much larger dinosaurs.
Each {competitor=competiter,compettitor} wore a number | on a square of {material=matereal,meterial} | that was {attached=atached,attatched} | to the front of the shirt.
It was {awkward=akward,awkword} to carry | a double bass on the bus, | but the other {passengers=pasengers,passangers} | were kind and made {plenty=plentey} of {space=spaice}.
The {category=catagory,cattegory} for young poets | was won by a girl | who had {written=writen,writtern} about | a bus queue on a wet {Monday=Mondey}.
{Communicate=Comunicate,Communacate} {clearly=clearley,cleerly} with | the rest of your team | and you will {avoid=aviod} making | the most {common=comon} {mistakes=misstakes}.
My {uncle=unkle} {persuaded=perswaded,pursuaded} us | to try the {spinach=spinnach,spinich} pie, | and it turned out to be | {surprisingly=suprisingly,surprisingley} tasty.
The {average=averidge,avarage} bruise will fade | in less than a {fortnight=fortnite,fourtnight}, | although a bad one may | be {visible=visable,vissible} for a month.
Trains were {cancelled=cancled,canselled} | and {thousands=thousends,thowsands} of people | had to wait on the {platform=plattform,platfrom} | in {torrential=torential} rain.
The {ancient=anchient,ancent} Greeks {invented=invennted} | a form of {theatre=theartre,theatere} | in which every {character=caracter,charactor} | wore a painted mask.
{Neither=Niether,Neether} of the {twins=twinns} | would {confess=confes} to {having=haveing} drawn | a {moustache=mustash,moustash} on | the {portrait=portrate,portrat} of their grandmother.
The {sergeant=seargeant} marched | the {recruits=recroots,recrutes} {forward=foward,forword} until | they reached the edge | of the parade ground.
The {electrician=electrision,elektrician} {replaced=replased} | the {socket=sockit} in the hall | and warned us not | to overload the one beside it.
Some {poisonous=poisenous,poisinous} {berries=berrys,beries} look | so {harmless=harmles} that even {experts=experrts} | may have to {examine=exammine} them | under a strong {microscope=microscoap,mikroscope}.
The {vegetarian=vegeterian,vegitarian} café | on the {corner=cornar,cornor} of our road | serves a {spicy=spisy} bean stew | with {dumplings=dumplinngs,dumplins} on Fridays.
It is {illegal=ilegal,illeagal} to ride | a {motorbike=moterbike,motorbyke} on the {pavement=pavment}, | however {narrow=narow} or {busy=bizzy,bussy} | the road may be.
The {orchard=ortchard,orcherd} was full | of wasps and {rotten=roten,rotton} pears | by the time that we | {finally=finaly,finnally} {returned=retirned} from our holiday.
That {nuisance=nuisence} of a {seagull=seegull,seagul} | {swooped=swoopt} down without {warning=worning} | and {snatched=snached} the last chip | from my paper cone.
Would you {prefer=preffer,perfer} to have | your {certificate=certifficate,sertificate} posted | or {presented=prisented} to you | in front of the whole {assembly=asembly,assemblie}?
The {explorer=explorar} {described=discribed,descrided} his | {terrifying=terifying,terrifiing} {experience=expirience,experiance} in | the {jungle=jungel} of Brazil | to a {silent=sylent} room.
{Occasionally=Ocasionally,Occassionally} a {meteor=meeteor,metior} | can be seen from | our {balcony=balconey,ballcony}, streaking across | the sky like a {burning=berning} match.
The {recently=recentley,resently} {married=maried} couple | {thanked=thancked} their {relatives=relitives} | for the {dozens=duzens} of {presents=prezents,pressents} | and for coming such a long way.
My {favourite=faverite,favorate} {sculpture=skulpture} | in the {gallery=galery,gallary} is | a hare made {entirely=entirley,intirely} | out of old garden tools.
The {weary=weery,wearey} {traveller=travveller,travellar} | {knocked=knoked} {loudly=loudley} on the door | of the first {cottage=cotage,cottege} that | he came to in the valley.
The person who {designed=desined,dezigned} this maze | must have had a {devious=deevious,devius} mind, | since we have passed | the same {fountain=fountin,fowntain} four times.
A {cautious=causious,cawtious} driver always {leaves=leavs} | a {reasonable=resonable,reasonible} gap | {behind=behynd} the car in front, | {especially=especialy,espesially} on a wet road.
{Calculate=Calculat,Calcullate} the {length=lenth,lenghth} | of the third side of | the {triangle=triangel,tryangle} and write | your {answer=anser,awnser} in the box.
A {gorgeous=gorgous,gorgeus} {peacock=peecock,peacok} | {strolled=stroled} across the lawn | and {displayed=dissplayed} its tail | to the {wedding=weding} guests.
Our {caravan=carravan,carivan} was {surrounded=surounded,surrownded} | by {curious=curius,courious} sheep, | and one of them {managed=mannaged,manidged} | to eat the {instructions=instuctions,instrucktions}.
The {skeleton=skelleton,skeliton} of a {mammoth=mamoth,mammeth} | was {discovered=discoverd,descovered} by a {farmer=farmar} | who was {digging=diging} | a {trench=trentch} for a water pipe.
To our {amazement=amazment,ammazement}, the | {lottery=lotery,lottary} {ticket=tickit} that Gran | found in her {pocket=pockit} | had won her a small fortune.
Nobody could {explain=explane,explaine} how | a {crocodile=crocadile,crocodyle} had {escaped=exscaped,escapped} | from the {wildlife=wildlif,wyldlife} park | and {travelled=travled,travveled} nine miles by night.
Without {oxygen=oxigen,oxygin} a {candle=candel} | {flickers=flikers,flickars} for a moment, | {shrinks=shrincks} to a tiny spark | and goes out {completely=completly,compleatly}.
The {author=auther,orthor} of this {biography=biografy,bioghraphy} | spent three years reading | {private=privat,pryvate} letters and {interviewing=interveiwing,intervewing} | the {captain=captin,captian} of the ship.
Please be {especially=especialy,espesially} {careful=carefull,cairful} | with the glass {ornaments=ornements} | on the top {shelf=shelff}, because | they {belonged=bellonged,berlonged} to your great-grandmother.
The {campsite=campsight,camsite} was so {peaceful=peacefull,peacful} | that we could hear | {badgers=badjers} {snuffling=snuffeling} round the tents | in the middle of the {night=nihgt}.
{Scissors=Sissors,Scisors} and {coloured=collored} paper | are kept in the {cupboard=cubboard,cuboard} | under the sink, {beside=besyde} | the {paints=paynts} and the clay.
The {hurricane=huricane,hurrycane} {destroyed=distroyed,destroied} | more than a {thousand=thousend} homes | and left the {whole=hwole} island | without {electricity=electrisity,elektricity}.
My {opinion=oppinion,opinian} has not {changed=chainged,chaged} | at all: the {ending=endding} | of this {film=fillm} about ducks | is quite {ridiculous=rediculous,ridiculus}.
The {mechanic=mecanic,meckanic} {discovered=discoverd,discuvered} | a family of mice living | in the {engine=enjine,engen} of | our {neighbour=nieghbour,nabour}’s van.
In the final {scene=sceen,seene} of the play | the {wicked=wikked,wickid} {emperor=emporer,emperer} | {confesses=confeses} to his crimes | and gives his {palace=pallace,palice} to the poor.
{Strength=Strenth,Strengh} alone is not {enough=enuff,enouhg}: | a {wrestler=resler,wresler} must also have | good {balance=balence,balanse} and know | how to fall {safely=safley}.
The {ingredients=ingreedients,ingrediants} are mixed | in one bowl, {poured=poord} | into a tin and baked | until the top is {golden=goldan} and firm.
{Dangerous=Dangrous,Dangerus} {chemicals=chemicles} must be | {stored=storred} in {bottles=botles,bottels} with clear labels, | well out of the reach | of young {children=childern,childeren}.
Our {guide=giude} {pointed=poynted} | to a {shallow=shalow} cave, where | {hundreds=hunderds,hundreads} of bats were {hanging=hangging} | from the {ceiling=cieling,ceeling} in rows.
`,
  6: `
The hotel can {accommodate=accomodate,acommodate} | two hundred guests, although | its {restaurant=restaraunt,resturant} has | {approximately=approximatly,aproximately} half that number of chairs.
The {manoeuvre=manouver,manoever} was so {skilful=skillfull,skilfull} | that even the {experienced=experianced,expirienced} | {lieutenant=leiutenant,leftenant} standing on the bridge | nodded in {silent=sylent} {admiration=admirasion,addmiration}.
Her {conscientious=consciencious,contientious} work | {throughout=throuhgout,throughtout} the year | was {recognised=reconised,reckognised} with | a {prestigious=prestigous,presteigious} {scholarship=scolarship,skolarship}.
The {chauffeur=chaufeur,shauffeur} waited | beside the {limousine=limosine,limousene} while | an {elegant=ellegant,elegent} old lady | {descended=decended,dessended} the palace steps.
A {questionnaire=questionaire,questionnare} about | {leisure=liesure} {facilities=facillities,fasilities} | was {delivered=delivvered} to every | {household=howsehold} in the {district=distrikt}.
Against the {crimson=krimson,crimsen} sky | we saw the {silhouette=silouette,sillhouette} | of a {colossal=collosal,collossal} {fortress=fortriss} | {perched=purched} high above the gorge.
Many {desert=dessirt,dezert} animals rely | on {camouflage=camoflage,camouflague} to {conceal=conceel,consceal} | {themselves=themselfs} from predators | {during=dureing,durring} the hours of daylight.
The {parliamentary=parlimentary,parliamentry} {debate=dibate} | was {interrupted=interupted,interuppted} by | a noisy {disturbance=disterbance,disturbence} | in the public {gallery=galery,gallary}.
{Hygiene=Hygeine,Higiene} is {essential=esential,essensial} in | a {professional=proffesional,profesional} kitchen, where | a {careless=cairless} {moment=momment} can | {poison=poisen} a whole dining room.
The {mischievous=mischievious,mischeivous} twins | {persuaded=perswaded,pursuaded} their {gullible=gulible} | cousin that the {statue=statu,stattue} | of Lord Nelson {occasionally=ocasionally,occassionally} sneezed.
Without {adequate=adiquate,adaquate} {equipment=equiptment,equippment}, | the {mountaineers=mountineers,mountaneers} | had no {choice=choise,choyce} but to turn back | before they reached the summit.
{Pneumonia=Neumonia,Pnuemonia} kept the {soprano=saprano,sopranno} | in {hospital=hospitle,hospittle} for a month, | but her {determination=determinasion,ditermination} | to sing again never {faltered=faultered,falterd}.
The {archaeologist=archeaologist,arkaeologist} | {carefully=carefuly,carefuley} brushed the soil | from what {appeared=apeared,appeered} to be | a {medieval=medeival,medievil} {sceptre=sceptor,septre}.
{Bureaucracy=Beaurocracy,Bureacracy} can be | so {exasperating=exasparating,exassperating} that | people {abandon=abbandon,abanden} a perfectly | {reasonable=reasonible,resonable} {complaint=complante,complaynt}.
The {rehearsal=rehersal,rehearsle} was a | {catastrophe=catastrophy,catastrofe}, yet the actual | {performance=preformance,performence} the following evening | was a {triumph=triumf,tryumph}.
My aunt {inherited=inherrited,inhereted} | a {jewellery=jewelery,jewllery} box with | a {mysterious=misterious,mysterous} {inscription=inscripsion,inskription} | that no {expert=ekspert} could {translate=translait,transslate}.
The {fluorescent=flourescent,fluoresent} tubes | in the {laboratory=labratory,laboritory} made | the {scientists=sientists,scientests} look as though | they were {suffering=sufering,suffring} from {seasickness=seesickness,seasicknes}.
{Rhythm=Rythm,Rhythem} is just as {important=importent,inportant} | to a poet as {melody=mellody,melady} | and {harmony=harmany,harmoney} are | to a {composer=composar,compozer} of songs.
It is a {privilege=priviledge,privelege} | to {introduce=intraduce} our guest, | a {distinguished=distinguised,distingished} {historian=historien,histoarian} | from the {university=univercity,universaty} of Durham.
{Simultaneously=Simultanously,Simultaniously}, the two {boxers=boxxers} | {collapsed=colapsed} in {opposite=oposite,oppersite} corners, | to the {astonishment=astonishmant,asstonishment} | of the {exhausted=exausted,exhasted} referee.
An {independent=independant,indapendent} {committee=comittee,commitee} found | that the company had been | {extravagant=extravagent,extravegant} and that | several {receipts=reciepts,receits} were {missing=mising}.
An {acquaintance=aquaintance,acquaintence} of ours | is {fluent=fluant} in three {languages=langauges,languiges} | and {guarantees=garantees,guarentees} to teach | a {beginner=beginer,begginer} a fourth in a month.
The {cathedral=cathederal,cathedrel} was {illuminated=iluminated,illumminated} | by more than a thousand candles, | and the {atmosphere=atmosfere,atmospheer} was {solemn=solem,sollemn} | until somebody’s {telephone=telefone,telaphone} rang.
The biscuit {manufacturer=manafacturer,manufacterer} | {withdrew=widthdrew} a {million=milion} packets | after {complaints=complants,complaynts} of an | {unpleasant=unplesant,unpleasent} {metallic=metalic,mettallic} taste.
From a silk {handkerchief=hankerchief,handkercheif} | the {magician=magicion,majician} {produced=prodused,perduced} first | a {pigeon=pidgon,pigoen}, then a {tambourine=tamborine} | and {finally=finaly,finnally} a bowl of soup.
{Curiosity=Curiousity,Curriosity} overcame my {caution=cawtion}, | and I {lifted=liffted} the lid | of the {peculiar=perculiar,peculier} {wicker=wikker} {basket=baskit} | that stood in the hall.
The {opposing=oposing,opossing} captain {accused=acused,accuzed} | the {referee=refferee,referree} of having | {deliberately=deliberatly,delibrately} {ignored=ignord,ingored} | a {blatant=blaitant,blatent} foul in the penalty area.
The {sovereign=soverign,sovreign} {awarded=awardid,awwarded} | a medal to the {lieutenant=leiutenant,lieutennant} | for {outstanding=outstandding} {courage=curage,corage} | and {unselfish=unselfesh} {loyalty=loyallty,loyilty}.
{Vaccination=Vacination,Vaccinnation} has {virtually=virtualy,virtully} {eliminated=eliminnated,elliminated} | some of the {diseases=deseases,diseazes} | that {terrified=terified,terrifyed} our | great-grandparents in their {childhood=childood}.
The oldest {creature=creture} in | the {aquarium=aquariam,acquarium} is a | {gigantic=giganntic,jigantic} {lobster=lobstar} with a | {noticeable=noticable,notisable} dislike of {photographers=fotographers}.
We were {genuinely=genuinly,jenuinely} {grateful=greatful,gratefull} | for the {sympathetic=simpathetic,sympethetic} letter | that our {niece=neice,neece} {received=recieved,receaved} | from her old {headmistress=headmistres,hedmistress}.
An {unprecedented=unpresedented,unprecidented} {quantity=quantaty,qauntity} of snow | {paralysed=parralysed,paralised} the {railways=railwais} | and {disrupted=disruppted,dissrupted} every | {airport=airpport} in the {region=reigon,regeon}.
An {anonymous=anonimous,annonymous} donor | has {generously=generousley,genarously} {offered=offerd} | to {restore=restor,ristore} the {dilapidated=delapidated,dilappidated} pier | to its {original=origional,orignal} {splendour=splender,splendur}.
The tomb of the {pharaoh=faraoh} | {contained=contaned,containned} a golden {chariot=charriot,chareot}, | jars of {perfume=purfume,perfewm} and | an entire fleet of {miniature=minature,miniture} boats.
The {ambassador=ambasador,ambassadoor} | {courteously=curteously,courtiously} {declined=diclined,declinned} | the {invitation=invitasion,invitaton} to the {banquet=bankuet,banquett} | and dined {alone=allone} on cheese on toast.
A {plumber=plumer} was {summoned=sumoned,summonned} | because the {antique=anteek,anteque} {boiler=boyler} | was making a {gurgling=gergling,gurgeling} | noise like a {hippopotamus=hippopotomus,hipopotamus}.
The {spectacular=spectaculer,spectackular} fireworks | {exploded=exsploded,explodid} in {showers=showars} of scarlet | and {turquoise=turqoise,torquoise} above | the crowded {promenade=promanade,prommenade}.
Our {itinerary=itinery,itinarary} includes | a {leisurely=liesurely,leisurley} cruise {among=amung,ammong} | the {Scottish=Scotish} {islands=ilands,ilsands} | and a {picturesque=pictureesque} railway {journey=jurney,journy}.
The {veterinary=vetinary,vetrinary} {surgeon=sergeon,surgen} | {recommended=recomended,reccommended} a week of rest | and a {lightweight=lightwieght} {bandage=bandige,banndage} | for the {spaniel=spanial,spannial} with the injured paw.
The {sculptor=skulptor,sculptar} carved the {marble=marbel} | so {delicately=delicatly,dellicately} that | the veil {resembles=resembels,ressembles} | a {transparent=transparant,transperent} sheet of {silk=sillk}.
{Enthusiastic=Enthusastic,Enthuseastic} {volunteers=volenteers,volunters} | turned the {derelict=derilict,derrelict} {warehouse=wearhouse,warehowse} | into a {thriving=thriveing,thryving} | {community=comunity,communaty} {theatre=theartre,theatere}.
It is {inconvenient=inconveniant,incovenient} that | the {pharmacy=pharmasy,farmacy} closes so early, | {particularly=particularley,particuly} for | {commuters=comuters,commutors} who arrive after six.
A {cello=chello,celo} and a {xylophone=zylophone,xylaphone} | {accompanied=accompannied,acompanied} the {soloist=solowist,soloest} | in a {melancholy=melancolly,melencholy} song | about a {lighthouse=lihgthouse,lighthowse} keeper.
The {resilient=resiliant,rezilient} {villagers=villigers,vilagers} | {rebuilt=rebilt,rebiult} their homes | within a year of the {catastrophic=catastrofic,catistrophic} | {earthquake=erthquake,earthqwake} in the mountains.
{Despite=Dispite,Despyte} their {reputation=reputasion,repputation}, | {piranhas=pirahnas,pirannas} {seldom=selldom} attack | healthy animals and are | {surprisingly=suprisingly,surprisingley} {nervous=nervus,nervouse} fish.
The {barrister=barister,barristor} {questioned=questionned,qestioned} | the {witness=wittness,witnes} so {fiercely=feircely,fiercley} | that the judge had to | {intervene=interveen,intravene} on her {behalf=behaff,beharf}.
The dancers performed | with such {exquisite=exquisit,exquizite} grace that | the {appreciative=apreciative} {audience=audiance,awdience} | rose for a {spontaneous=spontanious,spontanous} ovation.
The {possession=posession,possesion} of a {genuine=genuin,jenuine} | {Victorian=Victorien,Victorrian} penny gave my | {brother=bruther} {considerable=considerible,consideruble} | {influence=influense,infleunce} in the playground.
Our {ancestors=ansestors,ancesters} {gradually=gradualy,gradully} | tamed wolves, whose {descendants=decendants,desendants} | now sleep {contentedly=contentedley,contentidly} | on our {furniture=furnature}.
The {committee=comittee,commitee} was {unanimous=unanimus,unanamous} | that the {amateur=amatuer,ameteur} {choir=chior} should | {represent=reprisent,reppresent} the county | at the {festival=festivel,festavil} in Llangollen.
{Exaggerated=Exagerated,Exaggerrated} tales of | a {panther=pannther,panthur} on the moor | {attracted=atracted,attractid} {journalists=jounalists,journelists} | from every {national=natonal} {newspaper=newspapper}.
The {technician=tecnician,technitian} {blamed=blaimed} | the poor {satellite=sattelite,satelite} {signal=signel,siggnal} | on {interference=interferance,interfearence} | from a {nearby=neerby} radio {transmitter=transmiter,transmittor}.
A {sophisticated=sofisticated,sophistacated} {burglar=burgular,burgler} alarm | {protects=proteckts} the {manuscripts=manuscrips,manascripts}, | some of which are {worth=werth} | more than the {building=bilding,biulding} itself.
The {architect=arkitect,architeckt} has {designed=desined,dezigned} | a {spiral=spirel,spyral} {staircase=stairkase,staircaise} that | {appears=apears,appeers} to hang | quite {unsupported=unsuported,unsupportted} in mid-air.
{Criticism=Critisism,Critticism} is {welcome=wellcome,welcom} | provided that it is {sincere=sinsere,sinceer} | and offers a {practical=practicle,practicel} {suggestion=sugestion,suggestien} | for {improvement=improvment,improovement}.
The {diplomat=diplommat,dipplomat} {maintained=maintaned,mantained} | a {tactful=tacktful,tactfull} {silence=silense,sylence} while | the two {rivals=ryvals} {argued=argewed,arguid} | about the {boundary=boundry,boundery} of the garden.
{Miraculously=Miraculosly,Mirraculously}, not one of | the {porcelain=porcelin,porselain} {figures=figgures,figers} was | {damaged=dammaged,damiged} when the {cabinet=cabbinet,cabinit} | {toppled=topled,toppeled} over in the night.
Because of an {administrative=adminstrative,administritive} error, | the {orchestra=orkestra,orchistra} {received=recieved,receaved} | four {hundred=hunderd,hundrid} {trombones=trombonnes} | {instead=insted,insteed} of just four.
The {submarine=submareen,submarrine} surfaced | beside a small {trawler=trorler,trauler} | whose {skipper=skiper,skippar} was so {startled=startld,startelled} | that he {saluted=sulated} it.
{Persistent=Persistant,Pursistent} {drizzle=drizle,drizzel} | did not {discourage=discurage,discouradge} the {spectators=spectaters,specktators}, | who had come {prepared=preppared,prepaired} | with {umbrellas=umberellas,umbrelas} and flasks of tea.
The {tyrant=tyrent,tirant} was {notorious=notorius,notorrious} for | his {extraordinary=extrordinary,extraordinery} {cruelty=crulty,crueltey}, | his {ridiculous=rediculous,ridiculus} hats | and his {tedious=teedious,tedius} {speeches=speaches,speechs}.
Her {eloquent=elloquent,eloquant} {speech=speach} {convinced=convinsed,convincd} | even the most {sceptical=scepticle} {listeners=lisseners,listenners} | that the {ancient=anceint,anchient} woodland | was worth {preserving=perserving,preservving}.
The {magnificent=magnificant,magnifisent} {chandelier=chandeleer,shandelier} | in the {ballroom=balroom,ballrom} has | seven {thousand=thousend} {individual=indavidual,individuel} | {crystals=cristals,chrystals} and weighs half a tonne.
My {optimistic=optamistic,optimistick} uncle | {predicted=perdicted,prediccted} a {scorching=scortching} {weekend=weakend} | and {consequently=consiquently,consequentley} packed neither | a {waterproof=warterproof} nor a jumper.
The {tournament=tornament,tournement} was {postponed=postponded,postpond} | {indefinitely=indefinately,indefinitly} after | {vandals=vandels,vanddals} {deliberately=deliberatly,delibrately} | {flooded=fluded,floodid} the tennis {courts=corts}.
The {humorous=humourous,humerous} {sketch=scetch,skech} about | a {hypnotist=hipnotist,hypnatist} and his {reluctant=reluctent,relluctant} | {assistant=asistant,assistent} was {undoubtedly=undoutedly,undoubtedley} | the {highlight=hilight,highlite} of the evening.
An {avalanche=avalanch,avvalanche} {isolated=issolated,isolatted} | the ski {resort=rezort,resorte} for a week | and {helicopters=hellicopters,helecopters} had to bring | {medicine=medecine,medisine} and other {necessities=neccessities,necesities}.
{Obviously=Obviosly,Obveously}, the {prosecution=prosicution,prossecution} | must {prove=proove} that the {defendant=defendent,deffendant} | was in the {neighbourhood=nieghbourhood,naybourhood} | at the time of the {burglary=burglery,burgalry}.
The {allotment=alotment,allottment} lies | in a {fertile=fertil,furtile} {valley=vally,valey} between | the {disused=dissused,disuzed} {quarry=quarrey,qwarry} | and the {municipal=municiple,munisipal} golf course.
{Circumstances=Circumstanses,Sircumstances} beyond our | {control=controll,controle} have {forced=forsed} us | to {transfer=transfur,tranfer} Saturday’s {lecture=lekture,lectuer} | to the {auditorium=auditorrium,awditorium} next door.
The {caretaker=cairtaker,carataker} {reluctantly=reluctently,relucktantly} | {surrendered=surendered,surrenderd} the keys to the | {gymnasium=gymnasiam,gimnasium} {cupboard=cubboard,cuboard}, where | a {surplus=surpluss,serplus} of trampolines was kept.
{Technically=Technicaly,Tecnically}, a {tomato=tommato} is | a {fruit=fruite,friut}, but nobody with | a grain of {common=comon} {sense=sence} | would put one in a {strawberry=strawbery,straberry} {trifle=triful,trifel}.
The {conductor=conducter,connductor} waited | for {absolute=absalute,absollute} {silence=silense,sylence} before | he began the slow {movement=movment,moovement} | of the {symphony=simphony,symphany}.
{Millionaires=Millionnaires,Millionares} and {celebrities=celebritys,selebrities} | {queued=qeued,queud} with {everyone=evryone,everone} else | for the {privilege=priviledge,privelege} of tasting | her {coconut=cocconut,cokonut} ice cream.
A {geologist=jeologist,geologest} told us | that the {cliffs=clifs} were {formed=fourmed} | from the {skeletons=skelletons,skelitons} of | {countless=countles,cowntless} {microscopic=microscoppic,mikroscopic} sea creatures.
{Treacherous=Trecherous,Treacherus} rocks and | {unpredictable=unpredictible,unperdictable} winds make | this {stretch=strech} of coast a {graveyard=gravyard,graveyerd} | for {inexperienced=inexperianced,inexpirienced} sailors.
My {grandmother=granmother,grandmothar} {recited=reccited} | {fourteen=forteen} verses of the {ballad=balad} | without a {noticeable=noticable,notisable} pause | or the {slightest=slihgtest,slitest} {hesitation=hesitasion,hessitation}.
The {recommendation=recomendation,reccommendation} was | to {reduce=reduse,redduce} {excessive=exessive,excesive} {packaging=packageing,pakaging} | and to {manufacture=manafacture,manufackture} every box | from {recycled=recicled,recyceled} {cardboard=cardbord,cardbored}.
A {vicious=viscious} {rumour=rumer} is | harder to {recapture=reccapture} than | a {canary=cannary,canery} that has {escaped=exscaped,escapped} | through an open {window=windoe}.
The {genius=geneus,jenius} of her {invention=invension,inventian} | lies in its {simplicity=simplisity,simplicitty}, | for a {single=singel} {pulley=pully,pulleye} | and some rope do all the {labour=laber,laibour}.
The {monastery=monestary,monastry} was {ransacked=ransaked} | by the Vikings, who took | the {precious=presious} {chalices=chalisses,challices} | but left the {priceless=pricless,prisceless} books {behind=behinde}.
{Nevertheless=Neverthless,Nevertheles}, the {apprentice=aprentice,apprentise} | {proceeded=proceded,preceeded} to {assemble=asemble,assembel} | the {wardrobe=wardrope,wordrobe} without | {consulting=consullting,consultting} the {instructions=instuctions,instrucktions}.
A {knowledgeable=nowledgeable} {librarian=libarian,librarien} | found the {reference=referrence,refference} we needed | in a {catalogue=catalouge,cattalogue} that was | {published=publised} two {centuries=centurys,senturies} ago.
The {maintenance=maintainance,maintenence} of | the {canal=cannal,canall} {depends=dippends,deppends} on an {army=armey} | of {cheerful=cheerfull,chearful} {volunteers=volenteers,voluntears} who meet | each {fortnight=fortnite,fourtnight} in all {weathers=wheathers}.
{Apparently=Aparently,Apparantly}, the {tortoise=tortise,tortoyse} {recognises=reconises,reckognises} | its {owner=ouner}’s footsteps and {hurries=hurrys,huries} | towards the {dandelions=dandilions,dandylions} | at a {positively=positivley,possitively} {reckless=recless} speed.
{Medieval=Medeival,Medievel} {physicians=phisicians,physitians} | {prescribed=perscribed,prescribbed} {remedies=remedys,remmedies} such as | {powdered=powderd} {emeralds=emralds,emerralds} and | a {syrup=sirrup} made from snails.
In {desperation=desparation,disperation} the {goalkeeper=golkeeper,goalkeaper} | joined the {attack=atack,attak} and | {unexpectedly=unexpectedley,unexspectedly} scored | the {decisive=desisive,decissive} goal with her heel.
{Scaffolding=Scafolding,Scaffoldding} {surrounds=surounds,surrownds} the {cathedral=cathederal,cathedrel} | while {craftsmen=craftmen,crafstmen} {replace=replase} | the {crumbling=crumbeling} {limestone=lymestone} {gargoyles=gargoils,gargoiles} | on the {northern=northen,nothern} tower.
The {sequel=sequal,seequel} was {disappointingly=dissapointingly,disapointingly} | {predictable=predictible,perdictable}, and the | {dialogue=dialouge,dyalogue} sounded as if it had | been {composed=compozed} by a {committee=comittee,commitee}.
The {pursuit=persuit,pursute} ended when | the {thieves=theives,theifs} {abandoned=abandonned,abbandoned} their van | beside the {viaduct=vyaduct,viaduckt} and {vanished=vannished} | into the {wilderness=wildernes,wildernness}.
{Sustainable=Sustainible,Sustaneable} {fisheries=fisherys,fishories} are {vital=vitel,vytal} | for the {survival=survivel,servival} of | the {harbour=harber,harbur} town and the | {livelihood=livelyhood,livlihood} of every family in it.
The {eccentric=eccentrick} {professor=proffessor,profesor} | wore odd socks, {believing=beleiving,believeing} | that {identical=identicle,idential} ones | brought {misfortune=missfortune,misfourtune}.
{Ultimately=Ultimatly,Ultimatley}, {perseverance=perseverence,persaverance} | {achieves=acheives,achieaves} more than {talent=tallent}, | as every {famous=famouse,faymous} {musician=musicion,musican} | has {discovered=discoverd,discuvered}.
To my {annoyance=anoyance,annoyence}, the {cashier=casheer,cashiere} | {rejected=rejeckted,rijected} the {voucher=vowcher,vouchar} | {because=becuase,becouse} it had {expired=exspired,expierd} | the day {before=befor}.
The {curator=curater,currator} wears gloves | to protect the {fragile=fragil,fragille} {parchment=parchmant,partchment} | from {moisture=moysture} and grease | on her {fingers=fingars,finggers}.
The manor is {supposedly=suposedly,supposedley} | {haunted=hawnted} by a {cavalier=cavaleer,cavilier} | who {complains=complanes,complaines} {bitterly=bitterley,biterly} | about the {quality=qwality,quallity} of the cooking.
{Statistics=Statistiks,Stattistics} can be {misleading=missleading,misleadding} | unless you know {precisely=presisely,precisley} | how they were {collected=colected,collectid} | and what has been {omitted=omited,ommitted}.
The {bizarre=bizzare,bizare} {ceremony=cerimony,seremony} | ended with a {parade=perade,parrade} of | {wheelbarrows=wheelbarows,weelbarrows}, each {decorated=decorrated,dekorated} | with {artificial=artificiel} {sunflowers=sunflowars}.
An {experienced=experianced,expirienced} {beekeeper=beakeeper,beekeaper} | {approaches=aproaches,approches} the hive | {calmly=carmly,calmley} and never makes | a {sudden=suddan,suden} {movement=movment,moovement}.
The {explosion=explotion,explosian} {shattered=shatered,shatterd} | {windows=windoes} as far away as | the {cathedral=cathederal,cathedrel}, but | {fortunately=fortunatly} nobody was {injured=injurd,ingured}.
{Although=Allthough,Althogh} {recovering=recoverring,reccovering} well, | the {patient=pacient,patiant} must {avoid=aviod,avoyd} | {strenuous=strenuos,strennuous} {exercise=exersise,excercise} | for at least another {fortnight=fortnite,fourtnight}.
`,
}
