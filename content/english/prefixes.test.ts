import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions, wrongOptionsOf } from '../../test/content/hard-questions.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { prefixTraps } from './hard-words/prefixes.ts'
import { moreOppositePrefixes, oppositePrefixes, prefixMeanings } from './prefixed-words.ts'
import { choosePrefix, prefixes, prefixMeaning, writeOpposite } from './prefixes.ts'

/** A second, independent list of the opposites, written out in full. */
const opposites = new Set(
  `unfold unroll unzip unload unplug unpaid unseen unripe unsure unhurt unfit unaware unwanted unbroken unfinished disallow
  disbelieve unbearable unbreakable uncrowded unharmed unspoilt unnoticed dishonour disregard dismount insane informal
  insensitive incurable unavailable unavoidable unforgivable uninhabited unintelligible disentangle disembark disengage
  disinherit discredit invalid insignificant ineligible inhumane infertile inexcusable indivisible impassable immaterial
  irrecoverable unhappy unkind unlucky unfair unlock untidy unwell unsafe untrue unwrap unpack untie undress uncertain unpopular unwise
  unusual unable unfriendly unhelpful unclear uncommon unequal uneven disagree disappear disobey dishonest distrust dislike
  disconnect disorder displease disown impossible impolite impatient imperfect ungrateful unpleasant unwilling unreasonable
  unfamiliar unhealthy unimportant unexpected uncomfortable unsuitable unreliable unfortunate unselfish unfasten unconscious
  disadvantage disapprove disloyal dissimilar discontinue disobedient discourage disrespect dissatisfied discomfort disinfect
  disarm incorrect invisible incomplete inactive indirect independent inaccurate insecure indefinite inexpensive immature
  improbable impractical impure immobile immovable irregular irresponsible illegal illogical unsympathetic unnecessary
  uncontrollable unbelievable unprofitable unsociable unacceptable unenthusiastic unconventional unimaginative unpredictable
  unambitious disorganised disqualify discontented disintegrate disassemble disorderly discourteous disreputable insincere
  insufficient inaudible incapable inoffensive inefficient inedible ingratitude incompetent inconvenient inconsiderate
  indecisive injustice infrequent intolerant inexperienced inadequate inattentive inconsistent impartial immoral immortal
  improper imprecise implausible impersonal irrational irrelevant irresistible irreplaceable irreversible irresolute
  illiterate illegible illegitimate unrepentant unprincipled unmerciful unpretentious unmanageable uneventful unsuccessful
  unprepared unprofessional unproductive unmemorable unmusical unprejudiced unpromising unrealistic unready unremarkable
  unrestricted unrelated unruffled unrivalled unreserved unrefined unlawful unlikely unlimited unlicensed unlabelled unlovable
  unlearned unlisted undutiful disrespectful disagreeable dishonourable disproportionate disadvantageous dissatisfied displeased
  inflexible indiscreet incoherent inconspicuous inhospitable immodest imperceptible impenetrable impermanent imprudent
  immeasurable irreparable irretrievable irreverent irrefutable irreconcilable illiberal`.split(/\s+/),
)

test('every word in the lists takes exactly one prefix', () => {
  const bases = `${oppositePrefixes}${moreOppositePrefixes}`
    .split('\n')
    .filter(row => row !== '')
    .flatMap(row => (row.split('|')[2] ?? '').split(', '))
  assert.equal(new Set(bases).size, bases.length)
  for (const base of bases)
    assert.equal(
      ['un', 'dis', 'in', 'im', 'ir', 'il'].filter(prefix => opposites.has(prefix + base)).length,
      1,
      base,
    )
  for (const row of prefixMeanings.trim().split('\n')) {
    const [, prefix = '', , words = ''] = row.split('|')
    for (const word of words.split(', ')) assert(word.startsWith(prefix), word)
  }
})

test('each word of steps 4 and 5 takes the prefix that its row gives, and none of the wrong ones takes the prefix asked for', () => {
  for (const row of prefixTraps.trim().split('\n')) {
    const [prefix = '', words = '', others = ''] = row.split('|')
    for (const base of words.split(', ')) assert(opposites.has(prefix + base), prefix + base)
    for (const group of others.split('; ')) {
      const [own = '', list = ''] = group.split(': ')
      assert.notEqual(own, prefix)
      for (const base of list.split(', ')) {
        assert(opposites.has(own + base), own + base)
        assert(!opposites.has(prefix + base), prefix + base)
      }
    }
  }
})

test('at steps 4 and 5 the first letter of the words does not give il-, ir- or im- away', () => {
  for (const composed of hardQuestions(choosePrefix)) {
    const { prefix } = composed.facts
    const fits = { il: /^l/, ir: /^r/, im: /^[mp]/ }[prefix]
    if (fits) for (const { text } of wrongOptionsOf(composed)) assert.match(text, fits)
  }
})

const boldIn = (stem: string) => [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(match => match[1] ?? '')

prove(prefixes, [
  proof(choosePrefix, (_, answer, { draft }) => {
    const [shown = ''] = boldIn(draft.stem)
    const [prefix, base] = shown.endsWith('-') ? [shown, answer] : [answer, shown]
    return opposites.has(prefix.replace('-', '') + base)
  }),
  proof(
    writeOpposite,
    (_, answer, { draft }) => opposites.has(answer) && answer.endsWith(boldIn(draft.stem)[0] ?? ''),
  ),
  // The rows that contain all the words in the stem have this meaning and no other.
  proof(prefixMeaning, (_, answer, { draft }) => {
    const [, ...words] = boldIn(draft.stem)
    const rows = prefixMeanings.split('\n').map(row => row.split('|'))
    const found = rows.filter(row => words.every(word => row[3]?.split(', ').includes(word)))
    return found.length === 1 && found[0]?.[2] === answer
  }),
])
