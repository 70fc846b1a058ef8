/** A sentence with a contraction, and the words in full. The first is the usual way, and others are right too. */
export interface ContractedLine {
  readonly level: number
  readonly text: string
  readonly short: string
  readonly full: readonly string[]
}

/** Each row has one `{short|full|also full}`. `@` is a name. */
export const contractedLines: readonly ContractedLine[] = `
1 @ {isn’t|is not} here today.
1 {I’m|I am} ready for lunch, @.
1 {We’ll|we will|we shall} meet @ at the gate.
1 The dog {can’t|cannot|can not} find @.
1 The twins {don’t|do not} like sprouts, but @ does.
1 {You’re|you are} next, @.
1 {I’ve|I have} lost my pencil, @.
1 @ {didn’t|did not} see the fox.
1 The shops {aren’t|are not} open yet, @.
1 @ {wasn’t|was not} late for school.
1 We {haven’t|have not} met your cousin, @.
1 We {weren’t|were not} ready, @.
2 {They’ve|they have} won the cup, @.
2 The hens {weren’t|were not} in the shed when @ came.
2 Please {don’t|do not} feed the swans, @.
2 It {hasn’t|has not} snowed since @ was born.
2 {We’re|we are} on our way to Leeds with @.
2 I {couldn’t|could not} hear @ over the noise.
2 {That’s|that is} the wrong key, @.
2 @ {doesn’t|does not} eat meat.
2 You {mustn’t|must not} touch the paint, @.
2 {They’re|they are} fast asleep, so @ has to be quiet.
2 You {shouldn’t|should not} run on the ice, @.
2 @ {wouldn’t|would not} let go of the kite.
3 @ {won’t|will not} be long.
3 I {shan’t|shall not} be back before six, @.
3 {Let’s|let us} ask @ for the map.
3 {There’s|there is} a spider in the bath, @.
3 {Who’s|who is} at the door, @?
3 @ {needn’t|need not} bring a coat.
3 We {hadn’t|had not} packed when @ came.
3 {Where’s|where is} the teapot, @?
3 The car {won’t|will not} start in the cold, @.
3 You {oughtn’t|ought not} to tease the cat, @.
3 {What’s|what is} the time, @?
3 {They’ll|they will} arrive before @ does.
4 {He’s|he has} eaten all the plums, @.
4 {She’s|she is} eating the last plum, @.
4 {It’s|it has} been a long day for @.
4 {It’s|it is} too hot for a coat, @.
4 {I’d|I would|I should} love a slice of cake, @.
4 {They’d|they had} already left when @ came.
4 {Who’s|who has} taken my ruler, @?
4 {You’d|you had} better hurry, @.
4 {There’s|there has} been a mistake, @.
4 {She’d|she had} never seen the sea before @ took her to Wales.
4 {He’d|he would} help you if you asked, @.
4 {What’s|what has} happened to the lamp, @?
5 @ {could’ve|could have} won the race.
5 You {should’ve|should have} told @ about the puddle.
5 {I’d|I had} forgotten that @ was coming.
5 If {I’d|I had} known, I would have waited for @.
5 If I knew the answer, {I’d|I would|I should} tell @.
5 {Who’d|who would} like to hold the snake, @?
5 {Who’d|who had} left the gate open before @ came?
5 We {mightn’t|might not} see @ again.
5 They {must’ve|must have} missed the bus, @.
5 {It’d|it had} been raining all night when @ woke up.
5 {It’d|it would} be a pity to miss @.
5 {That’ll|that will} be the postman, @.
5 {How’s|how has} @ been since Monday?
5 {How’s|how is} @ feeling today?
5 I {daren’t|dare not} tell @.
5 {We’d|we had} better not wake @.`
  .trim()
  .split('\n')
  .map(row => {
    const [before = '', inside = '', after = ''] = row.slice(2).split(/[{}]/)
    const [short = '', ...full] = inside.split('|')
    return { level: Number(row.charAt(0)), text: `${before}**${short}**${after}`, short, full }
  })
