import { proof, prove } from '../../test/content/proofs.ts'
import { apostrophes, shortForm, soundAlike, whoOwnsIt } from './apostrophes.ts'

/** Expands a short form, using its ending. */
function opened(short: string): string {
  const odd: Record<string, string> = {
    'won’t': 'will not',
    'can’t': 'cannot',
    'shan’t': 'shall not',
    'let’s': 'let us',
  }
  if (odd[short]) return odd[short]
  return short
    .replace(/n’t$/, ' not')
    .replace(/’re$/, ' are')
    .replace(/’ll$/, ' will')
    .replace(/’ve$/, ' have')
    .replace(/’m$/, ' am')
    .replace(/’s$/, ' is')
}

const irregular = new Set(['children', 'women', 'men', 'mice', 'geese', 'grandchildren', 'oxen'])

/** Only things can be owned: a noun on its own after the gap. */
const owned =
  /^(?:tail|nest|leaves|castle|coat|umbrella|lunch|story|tickets|bags|boat|ship|bag|turn|dog|idea|paws|bus|string|ruler|house|holiday|boots|shed|birthday|pencil)\b/

prove(apostrophes, [
  proof(shortForm, (_, answer, { draft }) => opened(answer) === /\*\*(.+?)\*\*/.exec(draft.stem)?.[1]),
  // The owner in the stem comes before the apostrophe unchanged, followed by an s unless it already ends in one.
  proof(whoOwnsIt, (_, answer, { draft }) => {
    const owner = /\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? ''
    const [, before, after] = /saw the (\w+)’(s?) \w+\.$/.exec(answer) ?? []
    const many = owner.endsWith('s') && !irregular.has(owner)
    return before === owner && (after === '') === many
  }),
  proof(soundAlike, (_, answer, { draft }) => {
    const after = (draft.stem.split('\n')[0] ?? '').split('\\_ ').at(-1) ?? ''
    const owning = ['its', 'your', 'their', 'whose']
    const short = ['it’s', 'you’re', 'they’re', 'who’s']
    return (owned.test(after) ? owning : short).includes(answer)
  }),
])
