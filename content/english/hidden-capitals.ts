import { once } from '../once.ts'
import type { Random } from '../random.ts'

/** Why a word has a capital letter. */
export const whyCapital = {
  L: 'is the name of a language',
  P: 'is the name of a people',
  N: 'is made from the name of a place, a people or a ruler',
  R: 'is the name of one place on a map',
  F: 'is the name of a festival',
  S: 'is the name of one planet',
  T: 'is a title that goes with the name after it',
  W: 'is part of a name, so it has a capital letter like the rest of it',
  K: 'is used as a name here: there is no word such as “my” or “our” before it',
} as const
type Why = keyof typeof whyCapital

/** Each row is `level why sentence`. A star marks the capital letter that is left out, and `~` the words that tempt. */
const rows = `
4 L This ~term our ~class has ~science on Monday, *French on Tuesday and ~geography or ~history on Friday.
4 L My ~grandmother speaks *Welsh to the ~sheep on her ~farm in the ~north of Wales every ~spring.
4 L One ~morning last ~autumn a ~professor from the ~university taught us *Latin and some ~geometry.
4 L The ~headteacher says that ~drama, ~science and *Spanish will be taught in the new ~building after the ~summer.
4 L The ~choir sings a ~carol in *German each ~winter outside the ~hospital, the ~bank and the ~theatre.
4 L My ~cousin, who is a ~nurse, is learning *Polish this ~winter at a ~college by the ~harbour.
4 R In ~winter the ~towpath beside the *Thames is often flooded from the ~lock to the ~bridge and the ~church.
4 R The ~expedition crossed the *Atlantic in early ~spring and reached the ~coast, an ~island and at last a ~harbour.
4 R Our ~uncle climbed the highest ~peak in the *Alps one ~summer with a ~guide and a ~doctor.
4 R The ~explorer sailed through the *Arctic each ~spring with a ~captain, a ~cook and a ~biologist.
4 R My ~aunt is writing a ~novel about a ~queen who crossed the *Pennines in ~winter with one ~servant.
4 R By the ~spring of that year the ~general and his ~army had marched through the *Sahara to a ~city in the ~south.
4 R Our ~caravan broke down on a ~bridge over the *Severn one ~summer, near a ~village and a ~castle.
4 R A ~scientist tracked the ~swallows from a ~barn in the ~west of Wales to a ~lake in *Africa last ~autumn.
4 P The ~library has a new ~book about how the *Vikings crossed the ~ocean and built a ~village on an ~island.
4 P In ~history we learned how the *Romans built a ~temple, a ~fort and a ~road to the ~south of the ~river.
4 P The ~museum has a ~model of a ~market at which the *Aztecs sold ~chocolate, ~parrots and ~cotton.
4 F Every ~spring our ~neighbour bakes buns for *Easter and takes them to the ~hospital, the ~library and the ~church.
4 F The ~family next door lights lamps at *Diwali each ~autumn and invites the whole ~street to a ~feast in the ~evening.
4 F A ~rabbi told our ~class about *Hanukkah, a ~festival of lights that comes in ~winter and lasts for eight ~nights.
4 F After a month without ~lunch by day, my ~uncle and his ~family share a ~feast at *Eid with the ~doctor next door.
4 N The ~chef learned to cook *Italian food one ~summer at a small ~restaurant to the ~east of a ~castle.
4 N Each ~summer a ~ferry takes the ~doctor, the ~teacher and a *Scottish ~piper to the ~island.
4 N A ~violinist from our ~school played a *Hungarian ~dance at the ~palace last ~winter.
4 N The ~museum has a *Victorian ~kitchen, a ~nursery and a ~dairy, which are open in ~summer.
4 N The ~shop at the ~airport sells *Swiss ~chocolate, but the one at the ~station sells only ~magazines.
4 S With a ~telescope in the ~garden my ~cousin found a bright ~star and the ~planet *Saturn one ~winter.
4 S On a clear ~evening in ~autumn the ~astronomer showed our ~class a ~comet and, low in the ~west, the bright light of *Venus.
5 K My ~cousin and our ~uncle asked *Grandad which ~doctor and which ~nurse worked at the ~hospital.
5 K My ~sister gave her ~teacher a card, but *Mum and my ~brother had forgotten the ~flowers for the ~nurse.
5 K When the ~film was over, *Granny and her ~sister went home by ~train with my ~cousin and a ~puppy.
5 K We had hardly left the ~airport when *Dad, my ~uncle and the ~driver began to talk about ~cricket and the ~weather.
5 K Our ~neighbour asked the ~gardener if *Grandma and my ~aunt would like some ~seeds in ~spring for the new ~allotment.
5 T The ~captain of the ~ship bowed when *Queen Victoria met the ~mayor on the ~island one ~summer.
5 T My ~aunt says that ~winter, not ~summer, is the best time for *Uncle Dev to mend the ~roof of the ~barn.
5 T A ~teacher, a ~librarian and a ~judge asked *Doctor Shah to talk to our ~school about life in a ~hospital.
5 T The ~actor who played a ~king in the ~film was given tea by *Princess Amina in the ~garden one ~afternoon.
5 T At the ~museum a ~guide told the ~pupils that *King Alfred was a ~scholar as well as a ~soldier.
5 T The ~editor met a ~painter, a ~poet and *Professor Kaur at the ~library by the ~harbour.
5 T The ~pirates buried the ~treasure before *Captain Flint could reach the ~island, the ~cave or the ~harbour.
5 T My ~brother and a ~friend of our ~teacher sat beside *Inspector Evans on the ~train to the ~coast last ~spring.
5 T The ~nephew of our ~neighbour sent a ~letter to *Aunt Rosa and a ~parcel to her ~doctor in ~autumn.
5 W A ~boat with a ~guide takes visitors across *Lake Windermere to an ~island, a ~castle and a ~farm.
5 W The ~ferry passed a ~palace, a ~church and a ~market before it came to Tower *Bridge that ~evening.
5 W Every ~spring an ~orchestra plays by the ~lake in Hyde *Park, not far from the ~road to the ~palace.
5 W The ~sheriff, a ~friar and an ~outlaw met at a ~fair in Sherwood *Forest one ~autumn.
5 W Each ~spring a ~climber, a ~doctor and a ~guide set off from the ~village below *Mount Everest.
5 W The ~postman lives at the ~south end of Church *Lane, behind the ~bakery and next to a ~florist and a ~dentist.
5 W In ~summer a ~steamer follows the ~coast from the *Isle of Mull to a ~bay with a ~lighthouse and a ~hotel.
5 W The ~pilot, who grew up in the ~west of Wales, flew over the Bristol *Channel to an ~airport near a ~city in ~spring.
5 W The ~baker, the ~butcher and my ~neighbour race through the ~town with a pan on Pancake *Day each ~spring.
5 W Our ~team lost to Norton *Rovers in the ~final, so the ~coach, the ~captain and the ~goalkeeper were sad.
5 W The ~keeper carried a ~penguin, an ~owl and a ~parrot through Chester *Zoo on a cold ~autumn ~morning.
5 W A ~band will play at the ~festival in Victoria *Square, between the ~station and the ~theatre, this ~summer.
5 W The ~storm blew a ~ship past the ~lighthouse and far into the North *Sea that ~winter ~night.
5 W From our ~hotel you can see a ~castle, a ~valley and, to the ~north, the *Vale of York, which is lovely in ~autumn.
`

interface HiddenCapital {
  readonly level: number
  readonly why: Why
  /** With the capital letter left out. */
  readonly text: string
  readonly answer: string
  readonly tempting: readonly string[]
}

const isWhy = (text: string): text is Why => Object.hasOwn(whyCapital, text)
const wordsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word)

export const hiddenCapitals = once((): readonly HiddenCapital[] =>
  rows
    .trim()
    .split('\n')
    .map(row => {
      const [level = '', why = '', ...words] = row.split(' ')
      if (!isWhy(why)) throw new Error(`Unknown reason ${why}`)
      const line = words.join(' ')
      const [answer = ''] = wordsIn(line, /\*([\p{L}’]+)/gu)
      return {
        level: Number(level),
        why,
        text: line.replace(`*${answer}`, answer.toLowerCase()).replaceAll('~', ''),
        answer,
        tempting: wordsIn(line, /~([\p{L}’]+)/gu),
      }
    }),
)

export const drawHiddenCapital = (random: Random, step: 4 | 5): HiddenCapital =>
  random.pick(hiddenCapitals().filter(({ level }) => level === step))
