import type { Random } from '../random.ts'
import { names } from './sentences.ts'

/** Something that changes in reported speech: as it was said, as it is reported, and a wrong change. */
export interface Change {
  readonly kind: 'tense' | 'pronoun' | 'word'
  readonly said: string
  readonly reported: string
  readonly wrong?: string
  /** What was said, with the person changed and nothing else: “is” for “am”. */
  readonly kept: string
  /** Whether it may stay as it is, because people often leave a plain past alone. */
  readonly mayStay?: true
}

export interface Speaker {
  readonly name: string
  readonly subject: string
  readonly object: string
  readonly owner: string
}

const she = { subject: 'she', object: 'her', owner: 'her' }
const he = { subject: 'he', object: 'him', owner: 'his' }
const they = { subject: 'they', object: 'them', owner: 'their' }

const single: readonly Speaker[] = [
  ...['Gran', 'Mum', 'my aunt', 'my sister', 'Mrs Lee', 'Miss Okoro'].map(name => ({ name, ...she })),
  ...['Grandad', 'Dad', 'my uncle', 'my brother', 'Mr Shah', 'Mr Evans'].map(name => ({ name, ...he })),
]

export const drawSpeaker = (random: Random): Speaker => random.pick(single)

function drawSpeakers(random: Random): Speaker {
  const [one, other] = random.sample(names, 2)
  return {
    name: random.pick(['the twins', 'my friends', 'our neighbours', `${one} and ${other}`]),
    ...they,
  }
}

const agreeing: Readonly<Record<string, string>> = { am: 'is', have: 'has' }

/** “She is” for “I am”, but “they are” for “we are”. */
function agreed(verbs: string, { subject }: Speaker, withI: boolean): string {
  const [first = '', ...rest] = verbs.split(' ')
  return subject === 'they' || !withI ? verbs : [agreeing[first] ?? first, ...rest].join(' ')
}

const pronouns: Readonly<Record<string, keyof Speaker>> = {
  I: 'subject',
  we: 'subject',
  me: 'object',
  us: 'object',
  my: 'owner',
  our: 'owner',
}

/** Pieces of text and changes. In `{am|was|had been}` a star marks a plain past, and other words are of time or place. */
export function readSaid(text: string, speaker: Speaker): readonly (string | Change)[] {
  const withI = /\bI\b/.test(text)
  return text
    .split(/(\{[^}]*\}|\b(?:I|we|me|us|my|our)\b)/i)
    .filter(piece => piece !== '')
    .map((piece): string | Change => {
      const role = pronouns[piece === 'I' ? piece : piece.toLowerCase()]
      if (role) {
        const reported = speaker[role]
        return { kind: 'pronoun', said: piece, reported, kept: reported }
      }
      return piece.startsWith('{') ? readChange(piece.slice(1, -1), speaker, withI) : piece
    })
}

const wordOf =
  /^(?:to(?:day|night|morrow)|yesterday|now|here|th(?:is|ese)|next|last|two years|ten years|tonight)\b/

function readChange(inside: string, speaker: Speaker, withI: boolean): Change {
  const [first = '', reported = '', wrong = ''] = inside.split('|')
  const said = first.replace('*', '')
  const isWord = wordOf.test(said)
  return {
    kind: isWord ? 'word' : 'tense',
    said,
    reported,
    kept: isWord ? said : agreed(said, speaker, withI),
    ...(wrong !== '' && { wrong }),
    ...(first !== said && { mayStay: true }),
  }
}

interface SaidLine {
  readonly level: number
  readonly text: string
}

const rows = (text: string): SaidLine[] =>
  text
    .trim()
    .split('\n')
    .map(row => ({ level: Number(row.charAt(0)), text: row.slice(2) }))

/** Said by one person, or by two with “we”. */
export const saidLines: readonly SaidLine[] = rows(`
1 I {am|was|had been} hungry.
1 I {am|was|had been} cold.
1 I {am|was|would be} ready.
1 I {am making|was making|had made} a cake.
1 I {am looking|was looking|would look} for my keys.
1 I {have lost|had lost|would lose} my glasses.
1 I {can hear|could hear|would hear} a dog.
1 I {will feed|would feed|had fed} the hens.
1 I {will open|would open|had opened} my parcel.
1 I {am painting|was painting|would paint} my gate.
1 I {can see|could see|had seen} my house.
1 I {have burnt|had burnt|would burn} my toast.
1 We {are|were|had been} lost.
1 We {have won|had won|would win} a prize.
1 We {can smell|could smell|would smell} smoke.
1 We {will bring|would bring|had brought} our tent.
1 We {are building|were building|had built} a den.
2 I {am|was|would be} late {today|that day|the next day}.
2 I {will post|would post|had posted} my letter {today|that day|the day before}.
2 I {have broken|had broken|would break} my cup {today|that day|the next day}.
2 I {am meeting|was meeting|would meet} my cousin {today|that day|the next day}.
2 My parcel {is|was|would be} due {today|that day|the next day}.
2 I {have found|had found|would find} a coin in my garden.
2 I {can hear|could hear|would hear} mice in my attic.
2 My bus {is|was|would be} late {today|that day|the next day}.
2 I {cannot come|could not come|had not come} {today|that day|the next day}.
2 We {are going|were going|had gone} to our cousins {today|that day|the next day}.
2 We {have painted|had painted|would paint} our fence {today|that day|the next day}.
2 We {will wash|would wash|had washed} our boots {today|that day|the day before}.
2 We {can collect|could collect|had collected} our drums {today|that day|the day before}.
3 I {will visit|would visit|had visited} my dentist {tomorrow|the next day|the day before}.
3 I {am leaving|was leaving|had left} {tomorrow|the next day|that day}.
3 I {have lost|had lost|would lose} my keys {today|that day|the next day}.
3 My train {is|was|had been} late {tonight|that night|the night before}.
3 I {will be|would be|had been} back {next week|the following week|the week before}.
3 I {cannot find|could not find|had not found} my umbrella {here|there}.
3 I {may be|might be|had been} late {tonight|that night|the next night}.
3 I {am joining|was joining|had joined} the choir {this year|that year|the next year}.
3 My friend {will fetch|would fetch|had fetched} me {tomorrow|the next day|that day}.
3 We {will open|would open|had opened} our shop {tomorrow|the next day|that day}.
3 We {are meeting|were meeting|had met} our aunt {tonight|that night|the night before}.
3 We {have seen|had seen|would see} two owls {here|there}.
4 I {*lost|had lost|would lose} my ticket {yesterday|the day before|the next day}.
4 I {*saw|had seen|would see} a badger {last night|the night before|the next night}.
4 I {*sold|had sold|would sell} my boat {last week|the week before|the following week}.
4 I {*hurt|had hurt|would hurt} my knee {yesterday|the day before|the next day}.
4 I {will bring|would bring|had brought} my drum {tomorrow|the next day|the day before}.
4 I {have sold|had sold|would sell} my bicycle {this week|that week|the following week}.
4 I {*bought|had bought|would buy} {this|that} lamp {two years ago|two years before|two years later}.
4 I {may sell|might sell|had sold} my caravan {next year|the following year|the year before}.
4 My friend {will ring|would ring|had rung} me {tonight|that night|the night before}.
4 We {*missed|had missed|would miss} our flight {yesterday|the day before|the next day}.
4 We {*planted|had planted|would plant} {these|those} bulbs {last autumn|the autumn before|the following autumn}.
4 We {are moving|were moving|had moved} to Wales {next month|the following month|the month before}.
5 I {*left|had left|would leave} my coat {here|there} {yesterday|the day before|the next day}.
5 I {will show|would show|had shown} my paintings {here|there} {tomorrow|the next day|the day before}.
5 I {have seen|had seen|would see} {this|that} film twice {this week|that week|the week before}.
5 My teacher {*gave|had given|would give} me {this|that} watch {last year|the year before|the following year}.
5 I {am meeting|was meeting|had met} my friend {here|there} {tomorrow|the next day|the day before}.
5 I {*wrote|had written|would write} {these|those} poems for my mother {ten years ago|ten years before|ten years later}.
5 My neighbours {*dug|had dug|would dig} {this|that} pond {last spring|the spring before|the following spring}.
5 I {may need|might need|had needed} my tools {here|there} {next week|the following week|the week before}.
5 We {*swam|had swum|would swim} in {this|that} lake {last summer|the summer before|the following summer}.
5 We {will launch|would launch|had launched} our raft {here|there} {tonight|that night|the night before}.
5 We {may see|might see|had seen} our cousins {here|there} {next week|the following week|the week before}.
5 We {cannot pitch|could not pitch|had not pitched} our tent in {this|that} field {tonight|that night|the night before}.`)

/** Questions: the word that asks, the verb before and after the change, who or what, and the rest. */
export const askedLines: readonly SaidLine[] = rows(`
1 where/is/was/my hat/
1 why/is/was/the dog/wet
1 if/is/was/the kettle/hot
1 if/is/was/my tea/ready
1 where/is/was/the bread knife/
2 where/are/were/my boots/
2 why/are/were/the lights/on
2 how/is/was/my patient/
2 if/are/were/the plums/ripe
2 if/can/could/the puppy/swim
3 when/will/would/the bus/come
3 where/have/had/my cousins/gone
3 why/has/had/my clock/stopped
3 if/has/had/the post/come
3 if/will/would/my parcel/come {today|that day}
3 what/are/were/the twins/hiding
4 if/will/would/the shop/be open {tomorrow|the next day}
4 why/is/was/my train/late {tonight|that night}
4 where/can/could/I/leave my bicycle
4 when/can/could/I/collect my new glasses
4 if/can/could/I/borrow a ladder
4 where/have/had/I/put my keys
5 how long/has/had/the parrot/been in my kitchen
5 how many eggs/have/had/the hens/laid {today|that day}
5 how far/is/was/the castle/from {here|there}
5 how often/will/would/the nurse/visit me {next week|the following week}
5 what time/will/would/my guests/arrive {tomorrow|the next day}
5 why/have/had/the swans/left {this|that} lake
5 if/will/would/my friend/be back {tonight|that night}
5 where/will/would/the circus/go {next year|the following year}`)

/** Orders: the verb in three forms, and the rest. “Not” comes first if something must not be done. */
export const orderLines: readonly SaidLine[] = rows(`
1 feed feeding fed/my hens
1 wash washing washed/my car
1 bring bringing brought/my glasses
1 open opening opened/my parcel
1 clean cleaning cleaned/my boots
2 tidy tidying tidied/your room
2 take taking took/your muddy boots off
2 find finding found/my keys
2 hang hanging hung/your coat up
2 read reading read/my letter
3 not wake waking woke/my parrot
3 not touch touching touched/my drum
3 not lose losing lost/your ticket
3 not forget forgetting forgot/your lunch
3 not spill spilling spilt/my tea
4 come coming came/back with your drum {tomorrow|the next day}
4 meet meeting met/me {here|there}
4 not leave leaving left/your bag {here|there}
4 ring ringing rang/me {tonight|that night}
4 bring bringing brought/your violin {tomorrow|the next day}
5 not move moving moved/{these|those} boxes {this week|that week}
5 not tell telling told/your friends about {this|that}
5 write writing wrote/to me {next week|the following week}
5 help helping helped/me with {this|that} crossword {tonight|that night}
5 not eat eating ate/{these|those} plums {today|that day}`)

const isOfSeveral = ({ text }: SaidLine) => /\b(?:we|our)\b/i.test(text)

export const drawSaid = (random: Random, level: number) => {
  const line = random.pick(saidLines.filter(line => line.level === level))
  const speaker = isOfSeveral(line) ? drawSpeakers(random) : drawSpeaker(random)
  return { text: line.text, speaker }
}

/** Everything that one person, or several, may say at this level. */
export function drawAllSaid(random: Random, level: number) {
  const [one, several] = [drawSpeaker(random), drawSpeakers(random)]
  return saidLines
    .filter(line => line.level === level)
    .map(line => ({ text: line.text, speaker: isOfSeveral(line) ? several : one }))
}
