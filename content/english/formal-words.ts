/** An everyday word or phrase in a sentence, the formal word for it, and words that are not. `@` is a name. */
export interface FormalWordLine {
  readonly level: number
  readonly before: string
  readonly everyday: string
  readonly after: string
  readonly formal: string
  /** About the same, but just as informal. */
  readonly informal: readonly string[]
  /** Formal, but something else. */
  readonly other: readonly string[]
}

/** Each row is `level the sentence with {the word}|formal|informal words|other words`. */
export const formalWordLines: readonly FormalWordLine[] = `
1 We {got} a letter from @.|received|grabbed, nabbed, bagged|composed, dispatched, destroyed
1 @ {asked for} a glass of water.|requested|cadged, shouted for, was after|refused, offered, poured
1 @ {bought} a new bicycle.|purchased|got, picked up, snapped up|repaired, sold, borrowed
1 The show will {start} at six, @.|commence|kick off, get going, get cracking|conclude, continue, proceed
1 The {kids} waved to @.|children|nippers, little ones, tots|visitors, citizens, spectators
1 @ {went back} to the harbour.|returned|nipped back, popped back, trotted back|proceeded, advanced, departed
2 We must {help} the visitors from France, @.|assist|bail out, muck in with, see right|entertain, inform, accompany
2 The match was {put off} until May, @.|postponed|pushed back, shoved back, bumped|completed, celebrated, concluded
2 @ {said sorry} for the mistake.|apologised|said soz, grovelled, ate humble pie|complained, compensated, volunteered
2 The doctor {looked at} @ carefully.|examined|had a squint at, took a gander at, had a peek at|consulted, avoided, congratulated
2 We must {get rid of} the rubbish, @.|remove|chuck, ditch, bin|conceal, collect, inspect
2 @ was {really happy} with the result.|delighted|chuffed, over the moon, tickled pink|disappointed, concerned, unfamiliar
3 The police are {looking into} the theft, @.|investigating|poking about in, digging into, nosing into|preventing, announcing, denying
3 @ {found out} the truth.|discovered|got wind of, sussed out, twigged|concealed, revealed, distorted
3 The price has {gone up}, @.|increased|shot up, jumped up, zoomed up|decreased, expired, varied
3 The queen {set up} the school in 1850, wrote @.|founded|kicked off, got going, got off the ground|demolished, attended, inspected
3 The storm {messed up} the concert, said @.|disrupted|mucked up, scuppered, put paid to|followed, concluded, announced
3 The teacher {told off} the noisy boys, said @.|reprimanded|ticked off, had a go at, tore into|congratulated, rewarded, consoled
4 The team {gave up} after an hour, @.|surrendered|threw in the towel, chucked it in, packed it in|persevered, commenced, retaliated
4 @ {put up with} the noise.|tolerated|stomached, stuck, grinned and bore|prohibited, generated, detected
4 The council {turned down} the plan by @.|rejected|binned, knocked back, gave the thumbs down to|approved, postponed, published
4 They {made up} an excuse, said @.|invented|cooked up, dreamt up, came up with|accepted, repeated, demanded
4 @ {got on} the train at Leeds.|boarded|jumped on, hopped on, piled onto|awaited, vacated, missed
4 Visitors must {fill in} this form, @.|complete|do, scribble on, get through|return, duplicate, destroy
4 The teacher {sorted out} the argument between @ and the twins.|resolved|ironed out, patched up, smoothed over|provoked, observed, prolonged
4 @ {lives} in Leeds.|resides|hangs out, is holed up, has digs|labours, travels, hesitates
4 The builders will {pull down} the old mill, @.|demolish|flatten, knock down, bash down|restore, inspect, purchase
5 The mayor will {give out} the prizes to @ and the others.|distribute|dish out, dole out, hand round|dedicate, describe, recommend
5 @ {went along with} the decision.|complied with|fell in with, played ball over, was cool with|appealed against, commented on, objected to
5 The head {brought up} the matter with @.|raised|dragged up, blurted out, banged on about|resolved, dismissed, concealed
5 The minister {stepped down} in May, wrote @.|resigned|packed it in, called it a day, jacked it in|retaliated, returned, hesitated
5 The factory {lets out} smoke, @.|emits|pumps out, belches out, chucks out|absorbs, filters, monitors
5 The law {does away with} school fees, wrote @.|abolishes|scraps, ditches, bins|imposes, increases, regulates
5 @ {came across} an old friend in York.|encountered|bumped into, ran into, ran across|accompanied, deceived, consulted
5 The firm {cut down on} waste, said @.|reduced|slashed, trimmed back, went easy on|generated, exported, recycled
5 We {look up to} our captain, @.|admire|rate, are mad about, think the world of|challenge, imitate, console`
  .trim()
  .split('\n')
  .map(row => {
    const [sentence = '', formal = '', informal = '', other = ''] = row.slice(2).split('|')
    const [before = '', everyday = '', after = ''] = sentence.split(/[{}]/)
    return {
      level: Number(row.charAt(0)),
      before,
      everyday,
      after,
      formal,
      informal: informal.split(', '),
      other: other.split(', '),
    }
  })
