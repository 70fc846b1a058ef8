/** A place in a letter, with words that fit it, words of the other register, and how hard these are to notice. */
export interface LetterSlot {
  readonly fits: string
  readonly stranger: string
  readonly level: number
}

export interface RegisterLetter {
  /** What it is: a letter, a notice and so on. */
  readonly kind: string
  readonly formal: boolean
  readonly pieces: readonly (string | LetterSlot)[]
}

function readSlot(inside: string): LetterSlot {
  const [fits = '', stranger = '', level = '1'] = inside.split('|')
  return { fits, stranger, level: Number(level) }
}

const read = (text: string, formal: boolean): RegisterLetter[] =>
  text
    .trim()
    .split('\n')
    .map(row => {
      const [kind = '', body = ''] = row.split(' # ')
      const pieces = body.split(/(\{[^}]*\})/).filter(piece => piece !== '')
      return {
        kind,
        formal,
        pieces: pieces.map(piece => (piece.startsWith('{') ? readSlot(piece.slice(1, -1)) : piece)),
      }
    })

/** Each slot is `{fits|stranger|level}`. `@` is a name. */
const formalLetters = `
letter to a shop # {I am writing|I’m writing|2} to complain about a kettle that I {purchased|grabbed|2} from your shop last week. It is {faulty|rubbish|1}, and it {leaks badly|leaks like mad|1}. {Your assistant|Your bloke|1} {refused|wouldn’t agree|2} to exchange it. I should like you to {return my money|cough up my money|1}. {I look forward to your reply|Hope to hear back soon|3}. Yours faithfully, @
letter to the council # {The pupils of Class 5 wish|The kids in Class 5 want|1} to {express|get across|3} their concern about the {playground|rec|2} in Mill Lane. The swings {are unsafe|are dodgy|1}, and there {is insufficient|isn’t enough|2} lighting. {We request|We’re begging|2} that the path be {repaired|sorted out|3} {as soon as possible|asap|1}. Yours faithfully, @
letter to a museum # {Thank you|Cheers|1} for {your hospitality|having us|3} on Tuesday. Our {guide|guide chap|2} was {most knowledgeable|a real clever clogs|1}, and we {particularly enjoyed|totally loved|1} the Roman baths. {Several pupils|Loads of kids|1} {hope to return|fancy coming back|2} with their {families|folks|2}. {Yours sincerely|Lots of love|2}, @
notice at a swimming pool # {Swimmers are requested|You lot are asked|1} to {shower|have a quick splash|1} before {entering the pool|jumping in|2}. {Running is not permitted|No messing about|2}. Children {under the age of eight|who aren’t eight yet|2} must {be accompanied by|come along with|3} an adult. {Valuables|Your stuff|1} should be {placed in|shoved in|1} a locker.
letter to parents # {The coach will depart|The coach will set off|3} at {8.15 precisely|8.15 on the dot|2}. {Children should|Kids should|1} bring a {packed lunch|bite to eat|2} and {suitable footwear|decent shoes|2}. {Please ensure|Just make sure|2} that medicines {are labelled|have got labels on|3}. {Mobile telephones|Mobiles|3} {are not permitted|are a no-no|1}.
letter about a new librarian # {I am delighted|I’m chuffed to bits|1} to recommend @ for {the position of|a shot at being|2} school librarian. @ is {extremely reliable|dead reliable|1}, {rarely absent|hardly ever off|3} and {courteous|nice as pie|1} to visitors. {I have no hesitation in|I won’t think twice about|2} {supporting this application|backing this one|3}.
letter from a railway # {We apologise for|Soz about|1} the {delay|hold-up|3} to your train. A tree {had fallen|had come crashing|2} across the line and {could not|couldn’t|2} be {removed|got rid of|3} until noon. {Passengers|You poor things|1} {may claim|can grab|1} {a refund|your cash back|2}. Yours sincerely, @
letter to the mayor # {You are cordially invited|Why not come along|2} to the opening of our new library. {Refreshments|Nibbles|2} will be {provided|laid on|3}, and the choir {will perform|will belt out a few songs|1}. {Kindly reply|Give us a shout|1} by Friday. {Guests are asked|Folks are asked|2} to {arrive promptly|turn up on time|3}. {Parking is available|You can stick your car|1} behind the hall.
report to the police # {I wish to report|I’ve got to tell you about|2} the {theft|pinching|1} of a bicycle. It {disappeared|went walkies|1} from the station {at approximately|at round about|3} four o’clock. {A witness|Some guy|1} {observed|clocked|2} a person {cutting the lock|having a go at the lock|2}. {Any information|Any tip-off|2} would be {greatly appreciated|just great|1}.
speech to the town # {Ladies and gentlemen|Hi, everyone|1}, {it is an honour|it’s an honour|2} to {address you|chat to you|2} this evening. {Our town faces|Our town’s got|2} a {serious|whopping|1} problem with litter. {We must act|We’ve got to do something|2} {immediately|right this minute|3} if {our children|our little ones|3} are to {inherit|end up with|3} clean streets.
letter from a library # {Our records show|We’ve spotted|2} that you {have not returned|haven’t brought back|2} two books. {The fine|The damage|2} is now two pounds. {Please return|Just bring back|2} {the items|the things|3} {without delay|quick as you can|1}. {Failure to do so|Messing about|2} may {result in|land you with|3} {an additional charge|coughing up more|1}.
science report # {The experiment was repeated|We had another go|1} with {a larger quantity of|a good bit more|2} salt. The water {was heated|got heated up|3} {gradually|bit by bit|3}. {It was observed|We spotted|3} that the salt {dissolved|vanished like magic|1}. {The results suggest|Turns out|1} that {temperature is significant|heat’s a big deal|1}.
letter to a newspaper # {I wish to respond|I want to hit back|2} to your {article|bit|2} about the market. {It is inaccurate|It’s all wrong|2} to {claim|make out|3} that traders {oppose|can’t stand|2} the new rules. {On the contrary|No way|1}, {the majority|loads of them|1} have {welcomed|gone mad for|1} them. Yours faithfully, @
certificate # {This is to certify|This is to show everyone|2} that @ {has completed|has got through|3} a course in first aid. @ {demonstrated|showed off|2} {considerable|tons of|1} skill and {remained calm|kept a cool head|3} {in difficult circumstances|when things got tricky|2}. {The award was presented|The award was dished out|2} by {the mayor|good old Mayor Reed|1}.`

const informalNotes = `
postcard to a friend # {Guess what!|I wish to inform you of the following.|1} {We’re off to|We shall be travelling to|2} Cornwall on Friday. {Mum’s packed|My mother has packed|3} {loads of|a considerable quantity of|1} sandwiches. {I can’t wait to see|I eagerly await the sight of|2} the sea. {Fancy|Would you care for|2} a stick of rock? {See you soon|I remain, yours faithfully|1}, @
note to a cousin # {Thanks a million for|I acknowledge with gratitude|1} the {brilliant|most satisfactory|2} kite. It’s {massive|of considerable dimensions|1}! Dad {had a go|attempted to operate it|1} and {got it stuck|caused it to become lodged|1} in a tree. {Pop round|Kindly attend|1} on Sunday and {we’ll|we shall|3} {have a laugh|amuse ourselves greatly|2}. Love, @
message after a match # {What a game|It was a most remarkable contest|1}! {We were rubbish|Our performance was inadequate|1} at first, but {then @ got|subsequently @ obtained|2} two goals. {The ref|The official|3} {was really nice|was exceedingly pleasant|2}. {Afterwards we had|Thereafter we consumed|1} {a bag of chips|a portion of fried potatoes|3}. {Shame you missed it|It is regrettable that you were absent|1}!
note to a grandmother # {Hello, Gran!|Dear Madam,|1} {Thanks for|I am obliged to you for|1} the scarf. {It’s really|It is exceedingly|2} warm, and {I don’t|I do not|3} want to take it off. {School’s fine|My education is progressing adequately|1}. {We made|We constructed|3} a volcano, and {it blew up|it was subject to an explosion|1} all over my desk! {Lots of love|Yours faithfully|1}, @
note on the fridge # {Gone to|I have proceeded to|1} the park with @. {Back by|I shall return by|2} five. {Don’t forget|Pray do not neglect|1} the cat – {she’s starving|she is in need of nourishment|1}. There’s {loads of|an ample supply of|2} soup left, so {tuck in|please commence your meal|1}. {Love you|With kind regards|2}!
message about a party # {It’s my party|The celebration of my birthday will occur|1} on Saturday! {We’re having|There will be provided|2} pizza, and {Dad’s doing|my father is performing|2} his magic tricks. {Bring|You are requested to bring|1} your swimming things – {there’s|there exists|2} a pool. {Let me know if|Kindly inform me whether|2} {you can make it|you are able to attend|2}. @
diary # {What a day|This has been a day of note|2}! {I got up late|I rose at a belated hour|1} and {missed|failed to board|2} the bus. {Then it poured|There followed heavy precipitation|1}, so {I got soaked|I became thoroughly saturated|1}. @ {lent me|kindly furnished me with|1} a jumper, which {was way too big|exceeded my requirements|1}. {I’m off to bed|I shall now retire|2}.
message to a pen-friend # {How’s things?|I trust that you are in good health.|1} {We’ve got|We have acquired|2} a puppy {called|by the name of|3} Biscuit. {He chews everything|He devours every object|2}, and {he’s eaten|he has consumed|2} one of Dad’s {best|most valued|3} slippers. {I’ll send|I shall enclose|2} a photo. {Write back soon|Your prompt reply is requested|1}, @
message about a film # {You’ve got to see|It is essential that you view|1} the new dragon film! {It’s brilliant|It is of the highest quality|2}. {We couldn’t stop laughing|We were unable to contain our mirth|1} at the bit where the knight {gets stuck|becomes trapped|3} in a chimney. {Mind you|Nevertheless|3}, {the end’s a bit sad|the conclusion is somewhat melancholy|1}. {Fancy going|Do you wish to go|2} with me and @?
message from a camp # {Hi, everyone!|Dear all concerned,|2} {The food’s yummy|The meals are satisfactory|2}, but {the tent leaks|the tent admits water|2}. {We made|We kindled|3} a fire and {had|partook of|1} sausages. @ {fell in|was immersed in|1} the stream – {no harm done|no injury was sustained|1}. {Home on Sunday|We shall return on Sunday|3}!`

export const registerLetters: readonly RegisterLetter[] = [
  ...read(formalLetters, true),
  ...read(informalNotes, false),
]
