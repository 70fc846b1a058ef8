import { proof, prove } from '../../test/content/proofs.ts'
import { adverbials, beginsWithIt, commaAfterIt, findTheAdverbial, kindOfAdverbial } from './adverbials.ts'

/** What a whole adverbial looks like, by its first and last words. */
const looks: Readonly<Record<string, RegExp>> = {
  when: /^(?:yesterday|later|last week|a week ago|early on Sunday|on Monday|on a bright day in June|(?:shortly )?(?:before|after|a few minutes after) (?:lunch|dinner|breakfast)|at the weekend|(?:in the middle of|in) the afternoon|at the start of the holidays|towards the end of the day|as soon as .* stopped|just after .* ten|on the last day of the summer holidays)$/,
  'how often':
    /^(?:often|sometimes|twice(?: a week)?|(?:once|three times|at least once) a (?:month|year)|now and again|many times|again and again|from time to time|every now and then|more often than not|on (?:countless|more than one|every possible) occasions?|time after time|once in a blue moon|time and time again|nine times out of ten)$/,
  why: /^(?:for (?:fun|practice|charity|a badge|a school project|want of anything better to do|reasons of its own)|(?:because|so that|owing to|on account of|in order to|to|out of|in (?:the hope|honour|aid|memory|recognition) of) .*(?:rain|friend|boredom|time|cut|foot|relax|weather|tooth|do|plan|badge|leader|curiosity|medal|volunteers|bored|noise|everyone|mischief|rival|hens|neighbours|attention|fence|notice|look|sunshine|money|mayor|hospice|crew|visitor|roof|teacher|minibus|work))$/,
  where:
    /^(?:upstairs|indoors|outside|nearby|outdoors|where .*(?:disturbed|river|longest|held)|(?:in|by|next to|on|at|outside|behind|near|beyond|within|high above|beside|under|right under|beneath) (?!order|hope|honour|aid|memory|recognition).*(?:kitchen|window|fire|attic|step|table|door|room|hall|bakery|stairs|forest|hills|valley|bridge|farm|hill|cottage|wood|sea|track|castle|village|garden|shed|gate|hedge|lawn|greenhouse|sheds|tree|park|playground|village square|lake|church|harbour|station|library|market))$/,
  how: /^(?:\w+ly|(?:with|without|as|like|in|at) .*(?:care|hurry|help|smile|possible|experts?|friend|breath|concentration|mattered|clock|sound|spirits|difficulty|fingers|pace|fuss|patience|guide|wall|world|speed|cunning|shame|skill|thief|delight|ease|spy|champion|pride|dress|energy|costumes|confidence|enthusiasm|nerves|years))$/,
}

const kindsOf = (text: string) => Object.keys(looks).filter(kind => looks[kind]?.test(text))

const verbs =
  /\b(?:practised|wrote|told|read|sang|drew|played|did|lit|pitched|gathered|flew|crossed|cooked|watched|followed|buried|chased|stole|ate|dug|hid|caught|copied|gave|sold|held|performed|painted)\b/

prove(adverbials, [
  // The whole of the words before the comma, or words of the kind that was asked for.
  proof(findTheAdverbial, (_, answer, composed) => {
    const sentence = /^\*(.+)\.\*/.exec(composed.draft.stem)?.[1] ?? ''
    const kind = /tells us \*\*([a-z ]+)\*\*/.exec(composed.draft.stem)?.[1]
    if (kind === undefined) return sentence.split(',')[0]?.toLowerCase() === answer.toLowerCase()
    const fits = (text: string) => kindsOf(text).join() === kind
    const texts = composed.mode === 'options' ? composed.options.map(({ text }) => text) : []
    return fits(answer) && !texts.some(text => text !== answer && text.includes(answer) && fits(text))
  }),
  proof(kindOfAdverbial, (_, answer, { draft }) => {
    const bold = /\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? ''
    return (
      kindsOf(bold.charAt(0).toLowerCase() + bold.slice(1)).join() === answer.replace(/ it happened$/, '')
    )
  }),
  // One comma and no other mark; after it come who did it and the verb, and before it is one adverbial.
  proof(commaAfterIt, (_, answer) => {
    const [, front = '', rest = ''] = /^([^,.;]+), ([^,.;]+)\.$/.exec(answer) ?? []
    return (
      verbs.test(rest.split(' ').slice(1, 3).join(' ')) &&
      kindsOf(front.charAt(0).toLowerCase() + front.slice(1)).length === 1
    )
  }),
  // Its first words, up to who did it, are an adverbial.
  proof(beginsWithIt, (_, answer) => {
    const start = answer.slice(0, verbs.exec(answer)?.index).trim()
    const words = (start.charAt(0).toLowerCase() + start.slice(1)).split(' ')
    return [1, 2].some(end => end < words.length && kindsOf(words.slice(0, -end).join(' ')).length === 1)
  }),
])
