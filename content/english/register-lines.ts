/** Why a way of writing is informal: a contraction, slang, everyday or chatty words, or grammar that is not Standard English. */
export const informalities = {
  c: 'left-in-a-contraction',
  s: 'left-in-slang',
  w: 'left-in-an-everyday-word',
  t: 'left-in-chatty-words',
  g: 'left-in-grammar-that-is-not-standard',
} as const
type Code = keyof typeof informalities

export interface RegisterSlot {
  readonly formal: string
  readonly informal: string
  readonly misconception: (typeof informalities)[Code]
}

/** Pieces of text, and places that can be formal or informal. `@` is a name. */
export interface RegisterLine {
  readonly level: number
  readonly pieces: readonly (string | RegisterSlot)[]
}

function readSlot(inside: string): RegisterSlot {
  const [formal = '', informal = '', code = 'w'] = inside.split('|')
  // Safe: the rows below have no other letters.
  return { formal, informal, misconception: informalities[code as Code] }
}

/** Each slot is `{formal|informal|code}`. */
export const registerLines: readonly RegisterLine[] = `
1 {Dear Mrs Patel|Hiya, Mrs Patel|t}, {thank you|cheers|s} for the {wonderful|wicked|s} visit.
1 The {children|kids|s} {have not|ain’t|g} had {any|no|g} lunch.
1 I {would like to|wanna|s} buy {two tickets|a couple of tix|s} for {my mother|my mum|w}.
1 The {film|flick|s} was {very good|dead good|s}, and {we were|we was|g} happy.
1 {My friend|My mate|s} and I {are going to|are gonna|s} be late. {I apologise|I’m ever so sorry|c}.
1 {Goodbye|See ya|s}, and {thank you|ta|s} for {all that you did|all you done|g}.
1 {Yes|Yeah|s}, the {police officer|copper|s} {will not|won’t|c} mind.
1 {The food|The grub|s} {was not|wasn’t|c} {pleasant|up to much|s}.
1 {I do not know|I dunno|s} why the {lavatory|loo|s} is {not working|bust|s}.
1 {Thank you|Ta|s} for the {five pounds|five quid|s}. {I am|I’m|c} {grateful|chuffed to bits|s}.
1 {The man|The bloke|s} at the gate {was not|weren’t|g} very {polite|matey, like, you know|t}.
1 {Good morning|Yo|s}, @. {Your sister|Your kid sis|s} {is not|ain’t|g} here.
2 {We are|We’re|c} {pleased|chuffed|s} to say that @ has {won|bagged|s} the cup.
2 The {children|kids|s} {do not|don’t|c} have {much|loads of|s} time.
2 {I am|I’m|c} cross because the {bicycle|bike|w} that I bought is {faulty|a load of rubbish|s}.
2 The {meal|grub|s} was {dreadful|yucky|s}, and it {had not|hadn’t|c} been cooked.
2 {I should like|I’d like|c} to {thank|say ta to|s} your {staff|lot|s}.
2 The {shop assistant|guy in the shop|s} {was not|wasn’t|c} {helpful|any use|s}.
2 {It is|It’s|c} a {very|dead|s} {interesting|mind-blowing|s} museum.
2 {Visitors must not|Visitors mustn’t|c} {throw|chuck|s} stones at the {ducks|poor old ducks|t}.
2 {Parents are|Mums and dads are|w} {invited|welcome to pop along|s} to {our concert|our gig|s}.
2 @ {has not|hasn’t|c} {returned|given back|w} the book, and I am {annoyed|hopping mad|s}.
2 {We would be|We’d be|c} {delighted|over the moon|s} to {meet|hang out with|s} @.
2 {Unfortunately|Worse luck|t}, @ {cannot|can’t|c} come, because of {a cold|a rotten cold|t}.
3 {Unfortunately|Worse luck|t}, I {have not|haven’t|c} {received|got|w} the tickets for @.
3 The {concert|gig|s} {has been postponed|has been put off|w} because {it is|it’s|c} too wet.
3 {I would be|I’d be|c} grateful if you {would repair|would fix|w} the {television|telly|s}.
3 The {children|kids|s} {have requested|have asked for|w} {a longer|a bit of a longer|t} break.
3 {Please inform us|Just let us know|w} when @ {will arrive|will turn up|w}, so that {we are|we’re|c} ready.
3 {I regret|It’s a shame|t} that {we are unable to|we can’t|c} {attend|make it to|w} the meeting.
3 {Thank you for|Thanks for|w} your letter, which {we have|we’ve|c} {discussed|had a chat about|s}.
3 {The builders|The builder chaps|s} {did not|didn’t|c} {complete|get to the end of|w} the work.
3 The coach {will arrive|will show up|w} {punctually|bang on time|s}, and {it will not|it won’t|c} wait.
3 {Many|Loads of|s} visitors {have complained|have moaned|s} that the path {is not|isn’t|c} safe.
3 {I am pleased|I’m pleased|c} to {recommend|big up|s} @, who is {most reliable|dead reliable|s}.
3 {We apologise|Sorry|t} for the {delay|hold-up|w}, which {was not|wasn’t|c} the driver’s fault.
3 {Children must|Kids have to|s} {wait|hang on|w} until {they are|they’re|c} called.
4 {We should like to enquire|We’d like to ask|c} whether @ {has recovered|has got better|w} from {the illness|the bug|s}.
4 Please {submit|hand in|w} the form {promptly|double quick|s}, as late forms {will not|won’t|c} be {considered|looked at|w}.
4 The club {requires|needs|w} {additional|more|w} helpers, and {we would|we’d|c} be glad of {assistance|a hand|s}.
4 The price {has increased|has gone up|w} {considerably|quite a bit|t}, and {it is|it’s|c} now {unreasonable|way too high|s}.
4 The council {intends to remove|plans to get rid of|w} the {old trees|poor old trees|t}, because {they are|they’re|c} unsafe.
4 {We were informed|Somebody said|t} that the bridge {had been damaged|had got bashed|s} and {could not|couldn’t|c} be used.
4 {I should|I’d|c} be grateful if you {would consider|would have a think about|w} my {proposal|little idea|t}.
4 The police {are investigating|are looking into|w} the {theft|nicking|s} of a {valuable|crazily pricey|s} painting.
4 {Passengers are reminded to|Don’t forget, passengers, to|t} {remain seated|stay put|s} until {the train has|the train’s|c} stopped.
4 We {regret|are gutted|s} that the café {will not|won’t|c} {reopen|be up and running again|w} before spring.
4 {Your complaint|Your moan|s} {has been received|has got here|w} and {is being examined|is being looked into|w}.
4 {The pupils wish|The kids want|s} to {express their gratitude|say a big thank you|t} for your {generous gift|lovely big present|t}.
4 {It is regrettable|It’s a shame|c} that @ {was excluded|got left out|w} without {an explanation|anybody saying why|t}.
5 We {regret to inform you|are sorry to tell you|w} that your {application|try|w} has {been unsuccessful|not worked out|w}.
5 {Should you require|If you need|w} {further information|any more details|w}, please {do not hesitate to contact|feel free to get in touch with|w} @.
5 The hall must be {vacated|cleared|w} by nine, as it {is required|is needed|w} for {another purpose|something else|w}.
5 {Owing to|Down to|w} {unforeseen circumstances|things nobody saw coming|t}, the concert {has been cancelled|has been called off|w}.
5 Visitors {are requested|are asked|w} to {refrain from feeding|hold back from feeding|w} the swans, however hungry they {appear|look|w}.
5 The head teacher {wishes to commend|wants to praise|w} @ for {exceptional|really great|t} {diligence|hard work|w}.
5 {I am unable to attend|I can’t come to|c} the ceremony, but {I am most grateful|I’m most grateful|c} for {the invitation|the invite|s}.
5 Pupils {must not|can’t|c} {leave the premises|go off|w} without {permission|asking first|w}.
5 The committee {has resolved|has made up its mind|w} to {purchase|buy|w} a new piano {immediately|straight away|w}.
5 {It would be advisable|It’d be a good idea|c} to {reserve|book|w} seats {in advance|ahead of time|w}.
5 We {trust|hope|w} that the matter {will be resolved|will be sorted out|w} {without delay|in no time|w}.
5 {Visitors may not|Visitors can’t|c} {consume|eat|w} food in the {vicinity of|area round|w} the exhibits.
5 {The majority of|Most of the|w} residents {oppose|are against|w} the {construction|putting up|w} of a new bridge.`
  .trim()
  .split('\n')
  .map(row => ({
    level: Number(row.charAt(0)),
    pieces: row
      .slice(2)
      .split(/(\{[^}]*\})/)
      .filter(piece => piece !== '')
      .map(piece => (piece.startsWith('{') ? readSlot(piece.slice(1, -1)) : piece)),
  }))
