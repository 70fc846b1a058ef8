/** For steps 4 and 5: misspellings in the lines for “find the mistake” that a good speller could pass over. */
export const temptingMisspellings = `
seperate resturant restaraunt goverment recieve neccessary necesary amatures ameteurs preformance theartre secretery
secratary govenors recieved audiance audence orchistra orkestra magnificant cieling comittee commitee marquie definately
definitly resevoir reservior foriegn langauge languege surgen archeaologist aproximately approximatly pronounciation
pronounceation dictionery exagerate exaggarate mischievious mischevous temprature tempreture dissapears disapears cemetry
cematery memoriel embarassed embarrased parliment parlament throughtout seperated accompeny acompany interveiw indavidual
individuel ambicious ambitous acheive succeded suceeded exausted exhasted minature miniture carrages eventualy oponents
opponants tornament tournement genuin sacrafice sacrefice enviroment enviorment vareity oppurtunity oportunity athelete
remarkible consience recipie imediately immediatly vehical responsable dissapointing disapointing agressive aggresive
ciclists concerntrate suspisious suspicous marrathon speceis recomend reccommend ryhme rhime suficient temprary immitation
esential competiter matereal atached attatched akward pasengers passangers catagory cattegory comunicate communacate
suprisingly averidge visable cancled torential charactor niether portrate seargeant electrision poisenous vegeterian
vegitarian ilegal nuisence certifficate experiance expirience ocasionally occassionally relitives entirley causious resonable
reasonible especialy gorgous skelleton amazment completly interveiwing intervewing huricane rediculous mecanic
nieghbour emporer balence ingrediants accomodate acommodate manouver manoever skillfull experianced expirienced leiutenant
consciencious contientious prestigous scolarship chaufeur limosine decended questionaire questionnare liesure facillities
silouette sillhouette collosal collossal camoflage camouflague parlimentary parliamentry disterbance disturbence hygeine
proffesional profesional mischeivous pursuaded adiquate adaquate equiptment mountineers pnuemonia medeival medievil
sceptor beaurocracy bureacracy exasparating rehersal catastrophy performence jewllery misterious mysterous flourescent
fluoresent labratory laboritory rythm rhythem priviledge privelege distinguised simultanously simultaniously independant
indapendent extravagent extravegant reciepts aquaintance acquaintence garantees guarentees cathederal cathedrel iluminated
illumminated sollemn manafacturer manufacterer unplesant hankerchief handkercheif curiousity perculiar peculier
deliberatly delibrately blatent soverign sovreign lieutennant vacination vaccinnation virtualy deseases aquariam acquarium
noticable genuinly greatful gratefull sympethetic unpresedented unprecidented paralised anonimous annonymous delapidated
dilappidated origional charriot ambasador curteously courtiously summonned hippopotomus hipopotamus spectaculer turqoise
itinery itinarary vetinary vetrinary recomended reccommended sculptar delicatly transparant transperent volenteers derilict
derrelict inconveniant incovenient pharmasy xylaphone accompannied acompanied melancolly melencholy resiliant pirahnas barister intravene exquisit apreciative spontanious spontanous posession possesion considerible ansestors ancesters
decendants desendants unanimus unanamous amatuer ameteur exagerated technitian sattelite satelite interferance transmittor
sophistacated improvment maintaned boundry miraculosly porcelin adminstrative administritive persistant notorius
extrordinary extraordinery tedius eloquant optamistic indefinately indefinitly humourous humerous reluctent undoutedly
hellicopters neccessities necesities prosicution defendent deffendant nieghbourhood burglery circumstanses reluctently
gimnasium technicaly conducter privelege trecherous treacherus unpredictible inexperianced recomendation reccommendation
exessive excesive manafacture viscious monestary neverthless proceded preceeded publised referrence catalouge maintainance
maintenence aparently apparantly physitians perscribed emralds desparation desisive scafolding dissapointingly disapointingly
predictible dialouge persuit theives abandonned sustainible livelyhood livlihood proffessor profesor beleiving perseverence
persaverance acheives anoyance currator parchmant suposedly supposedley missleading omited ommitted bizzare bizare cerimony
strenuos exersise excercise
`
