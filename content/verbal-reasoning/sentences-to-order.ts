/**
 * Sentences, and words that fit nowhere in them. Two of the words with a caret can change places: then the sentence makes
 * no sense, and only changing them back mends it. After a star, the sentence has one order only. So none of these has
 * “so … that”, “not to” or “too … to”: “I was so nervous that my hands shook” is also “My hands shook so that I was nervous”.
 */
const rows = `
*She ^refused to ^eat her ^cabbage.|eats ate chews
*He ^forgot to ^bring his ^lunch.|eats brought than
*They ^decided to ^cancel the ^match.|cancels rained is
*She ^enjoys ^collecting old ^coins.|collects spends an
*He ^hates ^tidying his ^bedroom.|sleeps tidies were
*She ^keeps ^forgetting her ^password.|remember logged were
*I can’t ^wait to ^open my ^presents.|unwraps opens is
The ^waiter ^brought us the ^menu.|chews hunger than
*Mum ^bought me some ^new ^trainers.|walks foot wears
Gran ^showed us how to ^bake ^scones.|mixes ovens eaten
The long ^climb ^made us ^thirsty.|drinks walked were
The ^sad ^song ^made everyone cry.|weeps handkerchief are
*There is no ^need to ^shout.|screams deaf voices
It is ^rude to ^stare at ^strangers.|looked were stared
It is ^dangerous to ^touch electric ^wires.|hurts shocked are
*It is ^hard to ^read your ^handwriting.|wrote writes than
*Don’t ^forget to ^feed the ^rabbit.|hops runs eats
*Don’t ^forget to ^lock the front ^door.|opens closes were
You should always ^look both ^ways.|traffic seen lorry
*How ^much does this ^toy ^cost?|prices pays shops
Where did ^you ^find that ^shell?|digs waves was
Why are ^you ^wearing odd ^socks?|foot wears shoe
What does this ^word ^mean?|spells letters are
*Who ^taught you to ^juggle?|throws circus than
Who ^wants to ^play hide and seek?|finds than counted
*Why is your ^hair so ^wet?|rains combs dries
*What a ^lovely surprise ^you ^gave us!|given were receives
*How ^kind of you to ^help us!|helps am thanked
*A ^spider has ^eight legs.|crawl spin are
*A ^triangle ^has three straight ^sides.|corner squares have
*An ^octopus has ^eight arms.|swim are dive
A ^dictionary ^tells you what ^words mean.|means were writes
*He ^helped me ^carry the ^shopping.|buys pays were
She let ^me ^hold her ^hamster.|bites holds were
There is no ^time to ^lose.|hurries were loses
*My ^tooth is about to ^fall ^out.|wobbles teeth mouths
She is too ^young to ^drive a ^car.|wheels drives roads
We were too ^tired to ^finish the ^climb.|sleeps was than
The ^water was too ^cold for a ^swim.|warms were goggles
It was so ^dark that we ^needed a ^torch.|lamps shines batteries
It was so ^windy that we ^lost our ^kite.|flies blows storms
It was so ^hot that we ^wore sun ^hats.|burns shines beaches
It was so ^foggy that they ^cancelled our ^flight.|flies lands suitcase
They were so ^hungry that they ^ate the whole ^cake.|bakes eats was
She was so ^shy that she ^hid her ^face.|were am than
He was so ^surprised that he ^dropped his ^sandwich.|eat picnics were
He is too ^ill to ^play the ^drums.|plays coughs were
*She ^told us a ^ghost ^story.|scares ghosts spoke
*They ^sent him a ^funny ^postcard.|stamps laughs writes
*I ^owe you an ^apology.|regrets forgives mistakes
*You ^owe me three ^pounds.|pays coin lends
*She ^wished me a ^happy ^birthday.|cakes candles congratulates
*The ^doctor ^told me to ^rest.|beds sleeps were
Dad ^warned us not to be ^late.|hurry clocks was
*She ^reminded him to ^water the ^plants.|grows dries sunshine
They ^asked her to ^judge the ^competition.|wins was is
*He ^made us ^promise to keep ^quiet.|whispered kept promised
Nobody ^likes being the ^last to ^finish.|were are than
^Learning to ^skate ^takes lots of practice.|skated fell slipped
^Everyone agreed that the ^cake was ^delicious.|bakes were slices
We are ^proud of what we have ^achieved.|achieve is pride
It is my ^turn to ^feed the ^hamster.|eats whose were
It is ^impolite to ^interrupt ^people.|says manners listened
*It was ^kind of you to ^help.|helps were thanked
It was ^lovely to ^see you again.|meets sees were
It ^costs ^nothing to be ^polite.|price spends were
There is ^nothing left to ^eat.|cooks ate plates
There are ^no ^biscuits left.|bakes eats jar
There ^must be some ^mistake.|are was makes
You must be ^careful not to ^slip.|floors slips wetter
I am ^looking forward to the ^holidays.|look is packs
*We ^ran out of ^milk.|drank was pour
*She could not ^stop ^giggling.|laughs joke smiled
*Would you ^mind ^closing the ^window?|opens is shuts
*Why won’t ^this ^drawer ^open?|closes are wardrobes
Whose ^turn is it to ^wash up?|cleans are washes
*How did the ^mouse ^escape?|runs holes were
*Who ^ate all the ^strawberries?|eaten spoon is
*Which of ^you ^broke the ^vase?|than whose falls
*Why do ^cats ^hate ^water?|swims does drank
*When does the ^library ^open?|opens reads books
How often do you ^wash your ^hair?|washes does than
*Where have ^you ^hidden my ^slippers?|sees wears walked
*How ^long have you been ^waiting?|waits was bench
*^Why is the ^baby crying?|cries sleep are
*They are ^building a ^new ^bridge.|builds walls crossed
*He is ^learning to ^ride a ^unicycle.|wheels rides falls
*She wants to ^learn how to ^ski.|snows were than
*I would ^like to ^borrow your ^pencil.|lends wrote writes
We have ^finished our ^homework.|finish does learns
I am not ^afraid of ^spiders.|scare is crawls
You are ^forbidden to ^pick the ^flowers.|vases picks smells
The ^guide ^asked us to keep ^together.|were than whose
My ^watch has ^stopped ^working.|clocks were minutes
*The ^lift is out of ^order.|stairs floors are
This ^milk has ^gone ^sour.|drinks fridges tastes
*The ^baby has ^learnt to ^crawl.|knees walks carpets
*Our ^cat has had four ^kittens.|purr were basket
Your ^shoelace has ^come ^undone.|ties feet knots
*Somebody has ^eaten my ^porridge.|eats cooks were
*Dad is ^allergic to ^nuts.|sneeze are itches
It was so ^cold that we ^wore two ^jumpers.|warms shivers freezes
It was so ^noisy that we couldn’t ^hear the ^speech.|deafens ears speaks
They were so ^excited that they couldn’t ^sleep.|dreams sleeps was
We were so ^late that we ^missed the ^start.|hurries misses was
I was so ^nervous that my ^hands ^shook.|shakes than trembles
You are too ^young to ^watch this film.|screens watches is
They wouldn’t ^let us ^touch the ^statues.|touches carves was
I can’t ^remember how to spell that ^word.|letters spells were
She ^showed me how to ^fold a paper ^boat.|sails folds scissors
*We were ^lucky enough to ^see a ^whale.|swims oceans dolphins
*He isn’t ^old enough to ^vote.|elections votes ages
It is far too ^early to get ^up.|wakes were than
It is ^good manners to ^say thank ^you.|says gifts were
It would be a ^pity to ^miss the ^fireworks.|explodes misses were
They ^ought to have ^told us the ^truth.|tells was believes
We had no ^choice but to ^turn back.|chose returns were
*Why didn’t ^anybody ^tell me the ^answer?|knows told was
What do you ^want ^me to ^do?|does wants asked
Who ^told you that I was ^ill?|hospital medicine coughs
*Which of these ^keys ^opens the ^gate?|are than rusts
How many ^times must I ^tell you?|tells listens am
I ^wish you would ^stop teasing ^me.|stops teased were
A ^stitch in ^time ^saves nine.|sew than are
The early ^bird ^catches the ^worm.|wake are than
Every ^cloud ^has a silver ^lining.|skies were than
Too ^many ^cooks ^spoil the ^broth.|is an tastes
^Many ^hands ^make light work.|is than does
A ^rolling stone ^gathers no ^moss.|grow than are
^Actions speak ^louder than ^words.|is an does
Two ^wrongs don’t ^make a ^right.|is makes an
You can’t ^judge a ^book by its ^cover.|opens were than
^Birds of a ^feather ^flock together.|is sings an
Don’t ^put all your ^eggs in one ^basket.|breaks lays than
An ^apple a day ^keeps the ^doctor ^away.|grow are than
^Half a ^loaf is ^better than none.|bake are slices
There is no ^smoke ^without fire.|were are than
The ^magician ^pulled a ^rabbit out of a ^hat.|disappear clapped wands
The ^gardener ^waters the ^roses every ^evening.|grow dig than
The ^waves ^crashed against the ^rocks all ^night.|swims is whose
The ^postman ^left a ^parcel behind our bin.|deliver whose letters
The ^frightened ^mouse ^hid inside a ^boot.|squeak whose paws
My ^brother ^keeps his ^stamps in an ^album.|collect whose are
Our ^teacher ^wrote the ^date on the ^board.|are learn than
We ^pitched our ^tent beside a ^stream.|is sleeps than
The ^hungry ^fox ^crept towards the ^henhouse.|lay whose are
A ^crowd of ^people ^gathered outside the ^palace.|than whose an
The ^baker ^put six ^loaves into the ^oven.|bake are than
She ^hung her wet ^coat on a ^hook.|drip rained than
The ^referee ^blew her ^whistle to ^start the game.|scored were than
The ^pilot ^landed the ^plane in thick ^fog.|fly wings than
A ^kangaroo ^carries its ^baby in a ^pouch.|jump hops were
The ^astronauts ^stepped out of their ^rocket onto the ^Moon.|is floats whose
The ^vet ^gave our ^puppy an ^injection in its leg.|bark limps were
A tall ^giraffe can ^reach the ^leaves at the top of a ^tree.|chews ate than
The ^children ^built a ^castle out of damp ^sand.|digs is whose
^Penguins ^slide down the icy ^slopes on their ^stomachs.|waddles swims is
My ^grandmother ^knitted a long striped ^scarf for my ^birthday.|wear needles are
The ^librarian ^stamped the ^date inside each ^book.|borrow returns than
The ^thieves ^climbed through an open ^window at the ^back of the shop.|steals is whose
The ^train was ^delayed because a ^tree had ^fallen on the line.|arrives are tickets
We ^packed our ^bags before we ^went to ^bed.|was sleeps forgets
If it ^rains tomorrow, we will ^visit the ^museum instead.|was wears than
Although the ^sun was ^shining, the ^wind felt ^cold.|are blow than
You will ^miss the ^bus unless you ^run.|runs arrives is
I ^brushed my ^teeth until they ^shone.|chews bites was
When the ^bell ^rang, everyone ^hurried to the ^hall.|are learn than
The ^girl who ^won the ^race was given a silver ^cup.|than are medals
The ^dog that ^chewed my ^shoe is hiding under the ^stairs.|growled are whose
The ^man who ^lives next door ^keeps ^bees.|are fly an
The ^house where she was ^born has been sold.|build are live
We ^watched the ^spider as it ^spun its ^web.|are than catches
My ^aunt ^makes the best ^pancakes in the ^world.|are than whose
The ^old ^clock in the ^hall ^strikes every hour.|tick were whose
A ^lighthouse ^warns ^ships about dangerous ^rocks.|sink shine are
The ^explorers ^followed a narrow ^path through the ^jungle.|leads is walks
The chef ^chopped the ^onions with a sharp ^knife.|weep are than
Someone has ^left a ^glove on the back ^seat of the ^bus.|fingers wears are
The ^river ^flows past our ^village and into the sea.|swim float are
*How ^long does it take to ^learn the ^alphabet?|learns reads are
*Who gave you ^permission to ^borrow my calculator?|borrows adds were
*Would you be ^willing to ^lend me your ^umbrella?|rains borrows were
*How did you manage to ^untie the ^knot?|ties managed were
*Who is ^going to look ^after the ^kittens?|purrs feeds than
*Why should ^anyone ^believe a ^word you say?|lies doubts speaks
*What ^made you ^decide to become a ^vet?|decides became heals
*How could ^anyone forget to ^lock the ^henhouse?|locks forgot were
*Which of these ^words is the ^odd ^one out?|differs than meant
*Has ^anyone ^seen the ^key to the shed?|opens sees were
*Why did the ^chicken ^refuse to cross the road?|crosses walked were
*When are you ^going to ^return my ^scooter?|lends gives loses
*Isn’t ^anyone ^going to ^answer the telephone?|answers hears spoke
*Why must you ^keep ^making that dreadful ^noise?|makes shouts hears
*What is the ^point of ^buying two ^umbrellas?|rains buys costs
*What ^prevented you ^from finishing your ^homework?|finishes learnt writes
*Will you be ^able to ^mend my ^kite?|flew mends were
*Why did you ^let the ^candle ^burn out?|melts burns were
*When did ^people begin to ^wear wristwatches?|began wore tells
*Why would anybody want to ^steal a ^scarecrow?|scares stole were
*How did the ^robbers manage to ^open the safe?|opens stole were
*Why has ^nobody ^bothered to ^water the tomatoes?|waters grew were
*Why won’t ^anybody ^tell us ^what happened?|happens tells were
*None of us was ^tall enough to ^reach the ^shelf.|reaches climbs taller
*Few of the ^guests ^bothered to ^answer the invitation.|answers comes is
*They ^promised to let me ^keep the ^kitten.|keeps purrs was
*You should have ^let me pay for ^lunch.|pays ate costs
*He would have been ^delighted to ^join you.|joins were enjoys
*Somebody must have let the ^milk ^boil ^over.|boils drank pours
*Both of ^them used to ^play the ^trombone.|plays blows is
*Half of the ^chairs had to be ^thrown away.|sat throws broke
*One of the ^wheels ^needs to be ^replaced.|replaces drove spins
*Nobody is ^allowed to ^feed the penguins.|feeds swims ate
*The ^recipe ^tells you to ^whisk the eggs.|stirs ate were
*You will be ^expected to ^wear a ^helmet.|wears rode cycles
*They were ^forced to ^abandon their ^ship.|sank sailed is
*I have ^been ^meaning to ^thank your grandmother.|thanks gave means
*You were ^supposed to ^keep it ^secret.|keeps knows hid
*Everyone was ^relieved to ^hear the ^news.|hears listened were
*It is ^no use ^crying over ^spilt milk.|cries spills drank
*He could have been ^chosen to ^captain the team.|chooses plays scored
*I should like to ^thank ^everyone for coming.|thanks comes arrived
*I refuse to ^believe a single ^word of it.|believes spoke lied
*The ^shopkeeper ^offered ^to ^wrap the present.|wraps sells are
*I would advise you to ^check your ^spelling.|spells corrects writes
*They ^stand no chance of ^winning the cup.|wins loses scored
*They have no ^intention ^of ^selling their house.|sells moves buys
*He ^had ^trouble ^persuading the ^donkey to move.|persuades brays moves
*Somebody ought to ^tell them the ^truth.|tells speaks were
*They were ^made to ^share a ^bedroom.|shares sleeps makes
*You will be ^asked to ^explain your ^answer.|explains asks knew
*Our dog is ^terrified ^of ^being left alone.|barks leaves howls
*They are ^thinking ^of ^moving to the ^seaside.|moves thinks swam
Please ^turn the ^music down before the ^baby ^wakes up.|sings is hears
We ^saw a ^heron ^catch a ^fish.|flown rivers swims
The ^farmer ^drove his ^sheep into the next ^field.|graze than are
The ^queen ^wore a golden ^crown at the ^feast.|obey than are
The ^lorry ^carried heavy ^logs to the ^sawmill.|chop are than
A ^frog ^caught a ^fly with its long sticky ^tongue.|croak eat are
Hot ^air ^makes a huge ^balloon ^rise into the sky.|than flies are
The ^actors ^learnt their ^lines before the ^play opened.|speaks is than
Our ^neighbour ^lent us a ^ladder to ^reach the gutter.|climbs ladders are
The ^tired ^hikers ^rested their ^feet in a cool stream.|walks than is
The ^champion ^lifted the ^trophy above her ^head.|win crowds are
`

export interface SentenceToOrder {
  /** As it is printed in a book. */
  readonly text: string
  /** Its words in order, as they are printed in a jumble: without capitals and punctuation. */
  readonly words: readonly string[]
  readonly extras: readonly string[]
  /** Positions of words that can change places. */
  readonly movable: readonly number[]
  readonly hasOneOrder: boolean
}

let parsed: readonly SentenceToOrder[] | undefined

export function sentencesToOrder(): readonly SentenceToOrder[] {
  parsed ??= rows.trim().split('\n').map(read)
  return parsed
}

function read(row: string): SentenceToOrder {
  const [marked = '', extras = ''] = row.replace(/^\*/, '').split('|')
  const pieces = marked.split(' ')
  const text = marked.replaceAll('^', '')
  return {
    text,
    words: wordsIn(text),
    extras: extras.split(' '),
    movable: pieces.flatMap((piece, at) => (piece.startsWith('^') ? [at] : [])),
    hasOneOrder: row.startsWith('*'),
  }
}

const capitalized = new Set(['I', 'Moon', 'Mum', 'Dad', 'Gran', 'Grandad'])

const wordsIn = (text: string) =>
  text
    .split(' ')
    .map(piece => piece.replaceAll(/[.,!?]/g, ''))
    .map(word => (capitalized.has(word) ? word : word.toLowerCase()))
