/** Sentences in which one word contains a word of three letters, marked with brackets, by this word. */
const rows = `
# ace
The queen lives in a pal[ace] in London.
We must repl[ace] the broken window.
Leaves floated on the surf[ace] of the pond.
Gran wore a pearl neckl[ace] to the party.
Zara found a silver br[ace]let on the beach.
It was quiet and pe[ace]ful in the woods.
# act
Cars are made in a f[act]ory.
Who is your favourite char[act]er in the story?
The farmer drove his tr[act]or across the field.
The train left at ex[act]ly nine o’clock.
If you pr[act]ise every day, you will soon play well.
Magnets attr[act] iron nails.
# add
Dad climbed a l[add]er to clean the gutter.
Put the s[add]le on the horse.
We took off our socks to p[add]le in the sea.
# age
There is only one shop in our vill[age].
The mechanic at the gar[age] checked our tyres.
The storm did a great deal of dam[age].
Rabbits love to nibble cabb[age] leaves.
We put our lugg[age] on the train.
The nurse wrapped a band[age] round my knee.
She sent me a mess[age] on my phone.
# aid
She wore her hair in one long br[aid].
A merm[aid] has the tail of a fish.
Are you afr[aid] of the dark?
# air
The f[air]y waved her magic wand.
A spiral st[air]case goes up the tower.
Dad used glue to rep[air] the broken chair.
Milk and cheese are d[air]y foods.
# all
A red b[all]oon floated up into the sky.
A river runs through the green v[all]ey.
The water was sh[all]ow enough to stand in.
Grandad keeps his bank cards in a leather w[all]et.
Pictures by famous painters hang in the g[all]ery.
The horse began to g[all]op across the field.
# and
She lit the c[and]le on the cake.
I had a cheese s[and]wich for lunch.
Turn the h[and]le to open the door.
The pirates buried their treasure on a desert isl[and].
I don’t underst[and] this puzzle.
One s[and]al came off while I was on the beach.
# ant
The eleph[ant] sprayed water with its trunk.
The beanstalk led to the castle of a gi[ant].
We pl[ant]ed the seeds in neat rows.
We ate pizza at an Italian restaur[ant].
He carried a l[ant]ern to light the dark path.
Your idea is brilli[ant].
# ape
Write your name on a clean sheet of p[ape]r.
The hamster tried to esc[ape] from its cage.
# arc
We had to se[arc]h the whole house for the lost key.
The postman brought a large p[arc]el.
The band will m[arc]h through the town.
# are
A squ[are] has four equal sides.
Be c[are]ful with those scissors.
The sc[are]crow kept the birds off the seeds.
Both her p[are]nts came to watch the match.
# arm
The f[arm]er milks his cows before dawn.
The al[arm] woke me at seven o’clock.
Most British spiders are quite h[arm]less.
# art
I drew a c[art]oon of a mouse with big ears.
We bought a c[art]on of milk.
Cut the pizza so that each of us gets a qu[art]er.
Work on this task with a p[art]ner.
The doctor listened to my he[art].
# ash
The window sm[ash]ed into a hundred pieces.
We spl[ash]ed each other in the pool.
That style of hat is in f[ash]ion.
# ask
Put the apples in the b[ask]et.
# ate
Fish live in w[ate]r.
The pir[ate] had a parrot and a wooden leg.
Would you like a bar of chocol[ate]?
The c[ate]rpillar turned into a butterfly.
This letter is priv[ate], so please don’t read it.
How will you celebr[ate] your birthday?
# bar
At half price, the coat was a real [bar]gain.
The oil is kept in a large wooden [bar]rel.
The [bar]ber cut my hair very short.
# bat
The toy needs a new [bat]tery.
The acro[bat] swung high above the crowd.
The two armies fought a long [bat]tle.
# bet
There are 26 letters in the alpha[bet].
I sat [bet]ween my two cousins.
# bin
We spent our holiday in a log ca[bin].
The ro[bin] has a red breast.
# bit
The rab[bit] hopped across the lawn.
A woodland is the natural ha[bit]at of a badger.
The Moon is in or[bit] around the Earth.
# boa
Hang your coat in the cup[boa]rd.
She typed the story on her key[boa]rd.
# bow
I bumped my el[bow] on the door.
After the rain, we saw a rain[bow].
# bus
Robbers hid behind the rocks, ready to am[bus]h the coach.
# but
The [but]terfly landed on a flower.
A [but]ton came off my coat.
# can
The vol[can]o threw out ash and lava.
The peli[can] scooped up a fish with its huge beak.
# cap
The [cap]tain steered the ship into the harbour.
Paris is the [cap]ital city of France.
# car
Please wipe your feet before you step on the [car]pet.
It was cold, so I wore a hat and a s[car]f.
The vi[car] rang the church bell.
# cat
The farmer keeps sheep and [cat]tle.
The papers blew away and were s[cat]tered all over the park.
A spider’s web is thin and deli[cat]e.
# cot
We had apri[cot] jam on our toast.
My shirt is made of [cot]ton.
# cup
I held my breath to stop my hic[cup]s.
A por[cup]ine is covered in sharp spines.
# day
She had ten candles on her birth[day] cake.
We flew to Spain for our summer holi[day].
# den
The [den]tist filled a hole in my tooth.
We grow beans in our back gar[den].
Sud[den]ly there was a loud bang.
I spilt the juice by acci[den]t.
# did
We had a splen[did] time at the fair.
The can[did]ate with the most votes wins.
# die
The sol[die]r marched with his regiment.
Mix the flour, eggs and other ingre[die]nts.
# ear
We l[ear]n French at school.
My grandfather has a long white b[ear]d.
There was a p[ear]l inside the oyster.
The magician made the rabbit disapp[ear].
# eat
The w[eat]her is sunny today.
My boots are made of l[eat]her.
The hen dropped a brown f[eat]her.
Take a deep br[eat]h and dive in.
A dragon is a make-believe cr[eat]ure.
# eel
One wh[eel] came off the cart.
It gave me a strange f[eel]ing in my stomach.
# elf
I made the cake all by mys[elf].
There are twenty books on that sh[elf].
It is s[elf]ish to keep all the sweets.
# end
My best fri[end] lives next door.
Hang the cal[end]ar up and mark the date.
According to leg[end], a monster lives in the loch.
Let’s pret[end] to be astronauts.
# era
Smile and look at the cam[era].
I have read sev[era]l books about dragons.
The gen[era]l led his army into battle.
# fee
Would you like a cup of cof[fee]?
This sticky tof[fee] pulls at my teeth.
# fin
She had a blueberry muf[fin] with her tea.
She wears a ring on her little [fin]ger.
We must [fin]ish our work before lunch.
# for
We saw deer among the trees in the [for]est.
Our school uni[for]m is blue and grey.
These new shoes are soft and com[for]table.
He swam across the lake without much ef[for]t.
# get
Don’t for[get] your lunch box.
The arrow hit the middle of the tar[get].
Peas are my favourite ve[get]able.
# had
The tree cast a long s[had]ow on the grass.
It was so hot that we sat in the s[had]e.
# ham
The [ham]ster ran round and round in its wheel.
Hit the nail with a [ham]mer.
A [ham]let is smaller than a village.
She is the world c[ham]pion at chess.
# hat
The monkeys c[hat]ter all day in the trees.
The cottage has a t[hat]ched roof.
# hen
We did a reading compre[hen]sion in class.
# her
We picked ripe red c[her]ries from the tree.
A globe is a sp[her]e.
My fat[her] is taller than my mum.
# hip
The [hip]popotamus wallowed in the muddy river.
I had fish and c[hip]s for tea.
# his
Please w[his]per, because the baby is asleep.
The referee blew her w[his]tle.
We learnt about the Romans in [his]tory.
The donkey munched a prickly t[his]tle.
# hot
We stayed in a [hot]el by the sea.
She took a p[hot]o of the sunset.
# how
At night I heard the [how]ling of wolves.
I had a quick s[how]er before breakfast.
# ice
Mum works in an off[ice] in the city.
Call the pol[ice] if you see a burglar.
Would you like a sl[ice] of cake?
The waiter gave us very good serv[ice].
# ill
Rest your head on this soft p[ill]ow.
The gor[ill]a beat its chest.
It is ch[ill]y outside, so put on a coat.
# imp
This puzzle is easy and the answer is s[imp]le.
It is very [imp]ortant to look both ways before you cross.
The ch[imp]anzee used a stick to get at the ants.
# ink
The stars tw[ink]le in the night sky.
Spr[ink]le some cheese on the pasta.
My shirt has a wr[ink]le, so I must iron it.
# inn
We had fish and chips for d[inn]er.
The w[inn]er of the race got a gold medal.
The course is for a beg[inn]er, not for an expert.
# key
The don[key] brayed and flicked its long ears.
The mon[key] swung from branch to branch.
We play hoc[key] with curved sticks.
# kin
We carved a face in the pump[kin].
Wipe your mouth with a nap[kin].
# kit
The [kit]ten played with a ball of wool.
Dad is cooking supper in the [kit]chen.
# lad
I ate a green sa[lad] with my meal.
Serve the soup with a [lad]le.
# lap
The old shed may col[lap]se in the wind.
Mum works on her [lap]top in the kitchen.
# lay
The football p[lay]er scored three goals.
Snow caused a long de[lay] at the airport.
# led
She won the quiz because she has so much know[led]ge.
The climbers rested on a narrow [led]ge.
# leg
The swan is an e[leg]ant bird.
He left school and went to col[leg]e.
# let
I wrote a [let]ter to my penfriend.
He cracked three eggs to make an ome[let]te.
The ath[let]e can run very fast.
A vio[let] is a small purple flower.
# lid
Coal is a so[lid], but oil is a liquid.
Children queued to go down the s[lid]e.
# lie
I don’t be[lie]ve in ghosts.
The a[lie]n came from another planet.
What a re[lie]f to be home at last!
# lip
The Dutch garden had a yellow tu[lip] in the middle.
Cinderella lost one glass s[lip]per.
# lit
It is po[lit]e to say please and thank you.
Cloth of such good qua[lit]y lasts for years.
# log
You should apo[log]ise for being late.
Write the story as a dia[log]ue between a cat and a dog.
# lot
The pi[lot] landed the plane in thick fog.
Dry your wet c[lot]hes by the fire.
# low
She put the red f[low]er in a vase.
The circus c[low]n had a red nose.
Bananas are yel[low] when they are ripe.
# man
That mountain is too high for a hu[man] to climb.
The shop [man]ager gave us our money back.
The captain shouted a com[man]d to the crew.
# mat
The library has a great deal of infor[mat]ion about birds.
I had a to[mat]o in my salad.
The door is auto[mat]ic, so you need not push it.
# men
Did she [men]tion my name?
Please wait a mo[men]t while I find my keys.
Builders mix sand and ce[men]t.
# met
He saw a co[met] with a long, bright tail in the night sky.
Always wear a hel[met] when you ride your bike.
Iron is a [met]al.
# net
Mars is the red pla[net].
Pins will stick to a mag[net].
# nor
He is in bed with a temperature above [nor]mal.
It is rude to ig[nor]e people who speak to you.
The needle of a compass points [nor]th.
# not
We missed the bus, so we took a[not]her.
Did you [not]ice my new haircut?
# oak
The wizard wore a long black cl[oak].
You could hear the frogs cr[oak] by the pond.
# oar
I pinned the poster to the notice b[oar]d.
# oat
I have a cough and a sore thr[oat].
A cork will fl[oat] on water.
# off
What price did they [off]er for the bike?
Stealing is an [off]ence.
# oil
Too much salt will sp[oil] the soup.
The t[oil]et is at the end of the corridor.
# old
Keep your worksheets in a f[old]er.
Put the candle in its brass h[old]er.
# one
Answer the ph[one] if it rings.
Bees make h[one]y.
He plays the tromb[one] in the school band.
I was sad and l[one]ly when my friends were away.
To be h[one]st, I don’t like this song.
# ore
The ship set sail to expl[ore] the frozen seas.
There was nothing to do, so I was b[ore]d.
# our
Bread is made from fl[our] and water.
What col[our] is your front door?
The j[our]ney to Scotland took eight hours.
It takes c[our]age to dive from the top board.
# out
Open your m[out]h wide and say “Aah”.
Don’t sh[out], because the baby is asleep.
# owe
Dry yourself with this clean t[owe]l.
The castle has a tall round t[owe]r.
# owl
Cats pr[owl] round the gardens at night.
The guard dog began to gr[owl] at me.
# own
She had a fr[own] on her face because she was cross.
The king wore a golden cr[own].
# pan
The mechanic used a s[pan]ner to loosen the nut.
The [pan]ther climbed the tree to hide its prey.
# pat
The doctor saw her first [pat]ient at nine o’clock.
We walked up the muddy [pat]hway to the farm.
# pea
Please s[pea]k up, because I can’t hear you.
Could you re[pea]t the question, please?
# pen
Gold rings are too ex[pen]sive for me.
Sharpen your [pen]cil before the test.
A [pen]guin cannot fly, but it swims well.
The car[pen]ter made us a table.
# pet
The rose had lost every [pet]al.
Pull the strings to make the pup[pet] dance.
# pie
May I have a [pie]ce of your cake?
A black and white mag[pie] flew off with the ring.
# pin
A crab has a strong pair of [pin]cers.
I like s[pin]ach, but I hate sprouts.
In my o[pin]ion, that was the best film of all.
# pit
The ambulance took him to hos[pit]al.
# pot
A Dalmatian is a s[pot]ted dog.
Chips are cut from a peeled [pot]ato.
# rag
Be careful with that vase, because it is f[rag]ile.
The d[rag]on breathed fire at the knight.
# ram
The ancient Egyptians built that py[ram]id.
Put the photograph in a wooden f[ram]e.
# ran
I peeled the juicy o[ran]ge.
The owl perched on a b[ran]ch of the oak tree.
# rap
We learnt about mountains in geog[rap]hy.
She hung a photog[rap]h of her dog on the wall.
# rat
The nurse took my tempe[rat]ure.
I would [rat]her have juice than milk.
# raw
My socks are in the top d[raw]er.
The baby is starting to c[raw]l.
# red
The magician’s trick was so good that it was inc[red]ible.
A century is a hund[red] years.
I was so ti[red] that I fell asleep at once.
# rib
Tie the present up with a red [rib]bon.
Can you desc[rib]e the thief to the police?
# rid
We crossed the river by the old b[rid]ge.
Put the milk in the f[rid]ge.
# rob
I can’t solve this maths p[rob]lem.
Hang your clothes in the ward[rob]e.
# rot
My little b[rot]her is only two.
She crunched a raw car[rot].
A hard hat will p[rot]ect your head.
# row
There was a large c[row]d at the football match.
The archer shot an ar[row] at the target.
It is Friday today, so tomor[row] is Saturday.
# rub
Please put your [rub]bish in the bin.
Sc[rub] the dirty pan until it shines.
# sea
Spring is the [sea]son after winter.
The scientist did re[sea]rch into storms.
# set
I was up[set] when my rabbit was ill.
Let me [set]tle the argument between you.
# she
The [she]pherd looked after his flock.
The snail hid inside its [she]ll.
# sit
Put your feet in the right po[sit]ion for the dance.
We went to vi[sit] our grandparents.
North is the oppo[sit]e of south.
# son
Don’t eat that red berry, as it may be poi[son].
Our swimming les[son] lasts for half an hour.
What is the rea[son] for your good mood?
# tab
The police cons[tab]le directed the traffic.
The horse sleeps in a warm s[tab]le.
Lay the [tab]le for dinner, please.
# tan
In the dis[tan]ce we could see the hills.
My wool is in such a [tan]gle that I can’t knit.
# tar
She plays the gui[tar] and sings.
I like jelly and cus[tar]d.
# tea
Our [tea]cher marked our homework.
I will have juice ins[tea]d of milk.
# ten
We played [ten]nis on the grass court.
Sit still and lis[ten] to the music.
Begin every sen[ten]ce with a capital letter.
Please fas[ten] your seat belt.
# the
My mo[the]r drives me to school.
Ga[the]r round, and I will tell you a story.
# tin
Nettles can s[tin]g your bare legs.
Please con[tin]ue with your work.
# ton
It will be cold and frosty [ton]ight.
The dinosaur’s skele[ton] filled the whole hall.
# too
Sit on this s[too]l and wait.
Dad sent me upstairs to fetch his [too]lbox.
# top
An oc[top]us has eight arms.
What [top]ping would you like on your pizza?
# try
The en[try] to the cave was blocked by a rock.
Wales is a small coun[try].
Our class wrote poe[try] about the sea.
# use
The dinosaur bones are in the m[use]um.
I put on a shirt and a pair of tro[use]rs.
The twins look so alike that they conf[use] me.
# urn
Please ret[urn] your books to the library.
There is a smell of b[urn]ing toast.
# van
We slept in a cara[van] by the sea.
I would like a scoop of [van]illa ice cream.
The magician made the coin [van]ish.
# war
Snow White lived with a d[war]f and his six friends.
She got a re[war]d for finding the lost dog.
We walked to[war]ds the gate.
# way
I al[way]s brush my teeth before bed.
The plane raced along the run[way].
# win
It was cold, so I closed the [win]dow.
In [win]ter it often snows.
# wit
The [wit]ch stirred her cauldron.
S[wit]ch off the light when you leave the room.
# you
A kitten is a [you]ng cat.
The [you]th club is for boys and girls over twelve.
`

export interface WordWithGap {
  /** With the word in capitals, without its three letters. */
  readonly sentence: string
  readonly word: string
  /** The word without its three letters. */
  readonly rest: string
  readonly missing: string
  /** Where the three letters go. */
  readonly at: number
}

let parsed: readonly WordWithGap[] | undefined

export function wordsWithGaps(): readonly WordWithGap[] {
  parsed ??= rows
    .trim()
    .split('# ')
    .slice(1)
    .flatMap(section => section.trim().split('\n').slice(1).map(read))
  return parsed
}

function read(line: string): WordWithGap {
  const [, before = '', missing = '', after = ''] = /([A-Za-z]*)\[([a-z]{3})\]([a-z]*)/.exec(line) ?? []
  return {
    sentence: line.replace(`${before}[${missing}]${after}`, `**${(before + after).toUpperCase()}**`),
    word: (before + missing + after).toLowerCase(),
    rest: (before + after).toLowerCase(),
    missing,
    at: before.length,
  }
}
