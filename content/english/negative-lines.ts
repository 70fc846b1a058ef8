/** A sentence with two negatives: a verb and a word. `@` is a name. */
export interface DoubleLine {
  readonly level: number
  readonly before: string
  /** The verb: negative, positive, and in three ways that are wrong with either word or not Standard English. */
  readonly verb: readonly [negative: string, positive: string, doubled: string, never: string, other: string]
  readonly negative: string
  /** Words that go with one negative. */
  readonly any: readonly string[]
  readonly after: string
}

/** Each row is `level before {verbs} {negative|any|any} after`. */
export const doubleLines: readonly DoubleLine[] = `
1 @ {didn’t see|saw|didn’t never see|never saw|ain’t seen} {nothing|anything}.
1 @ {hasn’t got|has got|hasn’t never got|never had|ain’t got} {no|any} money.
1 We {don’t want|want|don’t never want|never want|ain’t wanting} {nothing|anything} from @.
1 @ {didn’t eat|ate|didn’t never eat|never ate|ain’t eaten} {no|any} lunch.
1 @ {doesn’t know|knows|doesn’t never know|never knows|don’t know} {nobody|anybody|anyone} here.
1 I {can’t find|can find|can’t never find|can never find|ain’t found} {nowhere|anywhere} to hide from @.
1 @ {didn’t hear|heard|didn’t never hear|never heard|ain’t heard} {nobody|anybody|anyone}.
2 @ {didn’t go|went|didn’t never go|never went|ain’t gone} {nowhere|anywhere} on Sunday.
2 We {haven’t got|have got|haven’t never got|never had|ain’t got} {no|any} milk for @.
2 Our dog {won’t hurt|will hurt|won’t never hurt|never hurts|ain’t going to hurt} {nobody|anybody|anyone}, @.
2 @ {wasn’t doing|was doing|wasn’t never doing|was never doing|weren’t doing} {nothing|anything} wrong.
2 I {didn’t tell|told|didn’t never tell|never told|ain’t told} {nobody|anybody|anyone} about @.
2 @ {didn’t buy|bought|didn’t never buy|never bought|ain’t bought} {nothing|anything} at the fair.
3 There {isn’t|is|isn’t never|is never|ain’t} {no|any} soap left, @.
3 The shop {doesn’t sell|sells|doesn’t never sell|never sells|don’t sell} {no|any} kites, @.
3 @ {couldn’t say|could say|couldn’t never say|could never say|weren’t saying} {nothing|anything} with a sore throat.
3 They {haven’t been|have been|haven’t never been|have never been|ain’t been} {nowhere|anywhere} near the pond, @.
3 We {weren’t given|were given|weren’t never given|were never given|wasn’t given} {no|any} homework before @ left.
3 The twins {hadn’t told|had told|hadn’t never told|had never told|ain’t told} {nobody|anybody|anyone} where @ was.`
  .trim()
  .split('\n')
  .map(row => {
    const [before = '', verbs = '', , words = '', after = ''] = row.slice(2).split(/[{}]/)
    const [negative = '', positive = '', doubled = '', never = '', other = ''] = verbs.split('|')
    const [word = '', ...any] = words.split('|')
    return {
      level: Number(row.charAt(0)),
      before,
      verb: [negative, positive, doubled, never, other],
      negative: word,
      any,
      after,
    }
  })

/** A sentence with two negatives, put right, and put wrong. */
export interface KnottyLine {
  readonly level: number
  readonly double: string
  readonly right: string
  readonly wrong: readonly string[]
}

/** Each row is `level the sentence|put right|wrong|wrong …`, where `~` is the part that all of them share at the end. */
export const knottyLines: readonly KnottyLine[] = `
4 ~ me about the trip, @.|Nobody hasn’t never told|Nobody has ever told|Nobody never told|Nobody didn’t tell|Nobody ain’t told|Nobody has never told|Nobody hasn’t ever told|Nobody hasn’t told
4 ~ to anyone.|@ never said nothing|@ never said anything|@ said anything|@ didn’t never say anything|@ ain’t never said anything|@ didn’t say nothing|@ didn’t never say nothing|@ hasn’t never said anything
4 ~ eggs for breakfast.|@ never eats no|@ never eats any|@ eats any|@ doesn’t never eat any|@ ain’t never eaten any|@ doesn’t never eat no|@ don’t never eat no|@ don’t eat no
4 ~ been to Wales.|@ hasn’t never|@ has never|@ has ever|@ has not never|@ ain’t never|@ haven’t never|@ hasn’t not ever|@ never hasn’t
4 ~ eggs today, @.|None of the hens laid no|None of the hens laid any|No hens laid no|None of the hens didn’t lay any|None of the hens never laid any|No hens never laid any|None of the hens didn’t lay no|None of the hens ain’t laid any
4 ~ help, @ built a raft.|Without no|Without any|With any|Without not any|Without hardly no|Not without no|Without never any|Without none of the
5 ~ see the stage.|@ couldn’t hardly|@ could hardly|@ can’t hardly|@ couldn’t scarcely|@ couldn’t barely|@ can’t barely|@ could not hardly|@ couldn’t hardly not
5 There ~ bread left for @.|wasn’t scarcely any|was scarcely any|was hardly no|was scarcely no|wasn’t hardly any|wasn’t barely any|weren’t scarcely any|wasn’t scarcely no
5 @ left without ~.|saying nothing|saying anything|saying no word|not saying anything|never saying anything|saying nothing at all|hardly saying nothing|saying none of it
5 We ~ begun when @ arrived.|hadn’t barely|had barely|ain’t barely|hadn’t hardly|hadn’t scarcely|had not barely|haven’t barely|hadn’t never barely
5 Neither @ nor I ~.|saw nothing|saw anything|saw none|seen nothing|didn’t see anything|didn’t see nothing|never saw anything|never saw nothing|ain’t seen anything
5 ~ tea nor coffee.|@ doesn’t like neither|@ likes neither|@ like neither|@ don’t like neither|@ never likes neither|@ doesn’t never like neither|@ does not like neither|@ ain’t liking neither`
  .trim()
  .split('\n')
  .map(row => {
    const [frame = '', ...parts] = row.slice(2).split('|')
    const [double = '', right = '', ...wrong] = parts.map(part => frame.replace('~', part))
    return { level: Number(row.charAt(0)), double, right, wrong }
  })

/** More sentences with a second negative to replace: `{negative|any|any}`. */
export const replaceLines: readonly { readonly level: number; readonly text: string }[] = `
4 Nobody told me {nothing|anything} about the trip, @.
4 @ never said {nothing|anything} to the others.
4 I didn’t like the soup, and @ didn’t {neither|either}.
4 @ hasn’t {never|ever} been to Wales.
4 None of the hens laid {no|any} eggs today, @.
4 Without {no|any} help, @ built a raft.
4 Nobody has {never|ever} beaten @ at chess.
4 @ can’t swim, and I can’t {neither|either}.
4 @ has never met {nobody|anybody|anyone} so tall.
4 We could not see @ {nowhere|anywhere}.
5 @ left without saying {nothing|anything}.
5 Neither @ nor I saw {nothing|anything}.
5 It was so dark that @ could barely see {nothing|anything}.
5 Seldom has @ done {nothing|anything} so silly.
5 There was hardly {nobody|anybody|anyone} at the match when @ came.
5 @ scarcely {never|ever} eats meat.
5 Few of us knew {nothing|anything} about owls, @.
5 Rarely does @ go {nowhere|anywhere} by bus.
5 We had hardly {no|any} time to speak to @.
5 @ doesn’t eat fish, nor {no|any} kind of meat.`
  .trim()
  .split('\n')
  .map(row => ({ level: Number(row.charAt(0)), text: row.slice(2) }))

/** Sentences with one negative, or with one in each of two clauses. */
export const singleLines: Readonly<Record<'plain' | 'any' | 'clauses', readonly string[]>> = {
  plain: `
@ never eats peas.
Nobody likes a muddy carpet.
There was nothing in the box.
I can’t find my other sock.
@ has no brothers.
The hens didn’t lay an egg today.
We went nowhere on Sunday.
None of the keys fits this lock.
The bus isn’t here yet, @.
@ said nothing at all on the way home.`
    .trim()
    .split('\n'),
  any: `
@ didn’t see anybody on the beach.
We haven’t got any jam for the scones.
There isn’t anything to eat.
Nobody ever asks @.
I have never been anywhere so cold.
The cat won’t let anyone near it.
@ could hardly hear the speaker at the back of the hall.
We had scarcely sat down.
@ is neither tall nor short.
No one has ever seen the monster, except @.`
    .trim()
    .split('\n'),
  clauses: `
@ didn’t go, because nobody had asked.
If you don’t hurry, there will be no cake left for @.
I didn’t know that @ had never swum in the sea.
Nobody laughed when @ didn’t see the step.
The door wouldn’t open, so @ had no way out.
@ never said why there was nothing in the tin.
I can’t say who didn’t come.
I haven’t met the new vet, nor has @.
There was no bread, but @ didn’t mind.
@ didn’t wait until nobody was looking.`
    .trim()
    .split('\n'),
}
