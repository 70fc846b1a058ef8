import { once } from '../once.ts'
import type { Gap, Wrong } from './passages/passage.ts'

/** Gaps of steps 4 and 5, with rivals that fit the grammar or nearly fit the sense: passage | line | class | slip | words … */
const rows = `
evacuee|and [underneath] it the number of our school|preposition|fits|throughout, despite, among|class|downstairs, lowest
evacuee|for a good [deal] of the time|noun|sense|many, several|sense|number, plenty|fits|crowd
evacuee|[for] I have thirty hens and nobody to help me|conjunction|fits|unless, whereas, until|class|therefore, despite
puzzle-letter|or [rather], which does not|adverb|sense|quite, fairly|fits|sooner, instead, merely
puzzle-letter|The cat was [banished] to the kitchen|verb|sound|vanished|sense|escaped, retreated|fits|surrendered, invited
puzzle-letter|with [trembling] hands|adjective|sense|fluttering, rippling, flickering|fits|crumbling, swaying
puzzle-letter|so as not to [disturb] the table|verb|sense|bother, interrupt, annoy|fits|waken, worry
ice-journal|The wind [dropped] in the night|verb|sense|spilled, lowered, landed|fits|tumbled|sound|dripped
ice-journal|which she does only when she is [worried]|adjective|opposite|contented, carefree, cheerful|fits|delighted, amused
ice-journal|By noon the horizon had [smudged]|verb|opposite|sharpened, cleared, brightened|fits|widened|sound|trudged
ice-journal|the dogs, I must [confess], had found|verb|opposite|conceal, deny|sense|apologise|fits|forgive, accuse
ice-journal|without the [least] help from us|adjective|sense|lowest, minimum|sense|lesser, fewest|sound|last
great-aunt|no [intention] of coming home before spring|noun|sound|attention, invention|fits|decision, suggestion, agreement
great-aunt|thirty years [persuading] that garden to be untidy|verb|sense|insisting, suggesting, demanding|sense|proposing|opposite|preventing
great-aunt|I will not have it [undone] in a fortnight|verb|sound|undergone, undertaken|sense|unfinished|fits|underdone, unaware
great-aunt|not weeds but a [nursery]|noun|opposite|cemetery|fits|library, hospital, prison, market
tide-cave|[coaxing] a crab out of a crevice|verb|sense|agreeing, pleading, insisting|sense|obeying, whispering
tide-cave|as [evenly] as she could|adverb|sense|equally, fairly, squarely|fits|similarly, usually
tide-cave|Now a [tongue] of foam slid across the sand|noun|fits|mouth, tooth, chin|sense|language|sound|tang
clockmaker|Mr Pell [peered] at her over his spectacles|verb|sense|observed, regarded, noticed|sound|appeared|sense|examined
clockmaker|Josie had been his [apprentice] for a fortnight|noun|opposite|employer|fits|customer, landlady, rival, doctor
clockmaker|the storm came [apart] into drops|adverb|sense|aside, away|fits|along, forward, across
clockmaker|one small voice was [limping]|verb|opposite|marching, sprinting|fits|bellowing, sleeping, giggling
understudy|with her ankle [swaddled] in ice|verb|sound|swallowed, swindled, swivelled|fits|folded, drowned
understudy|Priya [searched] for something to say|verb|sense|discovered, explored, examined|sense|invented, investigated
understudy|the most [generous] thing that anyone had ever given her|adjective|opposite|selfish, miserly|fits|expensive, fragile, fashionable
mapmaker|The mapmaker dipped his quill, [hesitated], and drew nothing|verb|opposite|hurried, continued|fits|succeeded, obeyed, boasted
mapmaker|His charts were [famous] for what they left out|adjective|opposite|unknown, anonymous|fits|grateful, eager, suitable
mapmaker|[crammed] with tiny, careful soundings|verb|sound|cramped|sense|squashed, squeezed|opposite|emptied|fits|pressed
mapmaker|Tomas read until the candle [guttered]|verb|sound|muttered, gathered|opposite|brightened, ignited, kindled
leaves|In fact, the tree is in [charge]|noun|fits|order, rule, duty, turn|sound|change
leaves|leaves are [costly] to run|adjective|sense|precious, priceless, wealthy|fits|delicious, generous
leaves|[sealing] it like a lid on a jar|verb|sound|sailing, ceiling|opposite|opening, piercing|fits|planting
leaves|yellows and oranges that were there all along are [revealed]|verb|opposite|concealed, denied|sound|relieved|fits|invented, created
leaves|leaves die by [accident]|noun|sense|incident, emergency|fits|danger, injury, disaster
bees|a meadow in [bloom]|noun|sense|petal, growth|sound|gloom, broom|fits|plant
bees|her path [resembles] a figure of eight|verb|sense|appears, compares, seems|sense|reminds, looks
bees|The angle of the run is more [ingenious] still|adjective|sound|ingenuous, indigenous|opposite|ignorant, foolish|fits|grateful
bees|Scientists [doubted] for years that an insect could do anything so clever|verb|opposite|believed, claimed, insisted|fits|proved, boasted
bees|The bees, [fortunately], did not wait to be believed|adverb|opposite|regrettably, unluckily|fits|accidentally, reluctantly, unwisely
salt|[spare] a thought for the camels|verb|sense|rescue, lend|fits|waste, afford, borrow
salt|No [wonder] people called it white gold|noun|sense|miracle|fits|reason, rumour, matter, answer
pole-star|stars that were [invisible] will creep out one by one|adjective|sense|transparent, blind|opposite|visible|sound|indivisible|fits|sightless
pole-star|[Contrary] to what many people believe|adjective|sense|Opposite|fits|Owing, Thanks, Compared, Similar
pole-star|It is [merely] the most reliable|adverb|opposite|hardly, scarcely|sense|barely|fits|rarely, lately
pole-star|be [prepared] to tilt your head|adjective|sound|repaired, compared|sense|planned|fits|arranged, expected
pond|dragonflies [patrol] like tiny helicopters|verb|sound|petrol, control|fits|burrow, crawl, enrol
pond|offered them to us free of [charge]|noun|sound|change|sense|bill, wage|fits|ticket, value
pond|no [amount] of sorrow will bring them back|noun|sound|account|sense|number, total|fits|quality, shape
otters|Volunteers had [suspected] it since the autumn|verb|sound|inspected, respected|opposite|doubted, distrusted|fits|accused
otters|[settled] the matter last week|verb|sense|landed, perched, rested|sense|seated, sank
otters|Otters [vanished] from the valley|verb|sound|banished|sense|expelled, evicted, abolished|sense|deleted
otters|so dirty that few fish could [survive]|verb|sound|revive, arrive|sense|outlive|fits|rescue, preserve
boredom|lets a field lie [fallow]|adjective|sound|shallow, hollow, mellow|opposite|busy|fits|certain
boredom|whole industries exist to [prevent] it|verb|opposite|encourage, provide|sound|present, pretend|fits|persuade
boredom|A hand [strays] to a cardboard box|verb|sound|strains, sprays|sense|misses|fits|refuses, scatters
boredom|the waiting room of the [imagination]|noun|sound|imitation, illustration, immigration|fits|invitation, hibernation
museum|A roof tile that lay [unnoticed] in a museum drawer|adjective|sense|unaware, uninterested|fits|unlikely, unwilling, untrue
museum|has become its most popular [exhibit]|noun|sound|inhabitant, habit|fits|curator, visitor, explorer
museum|Archaeologists of the day were [hunting] for swords and silver|verb|sense|chasing, discovering, seeking|sense|pursuing, collecting
fog|It [leaned] on the bridge and had a think|verb|sense|depended, relied, counted|fits|insisted|sound|leapt
fog|then [shuffled] into market day|verb|opposite|sprinted, darted, galloped|sense|dealt, sorted
fog|I [beg] your pardon|verb|sense|plead, advise|fits|borrow, apologise, forgive
`

export interface HardGap extends Gap {
  readonly passage: string
}

export const hardGaps = once((): readonly HardGap[] =>
  rows
    .trim()
    .split('\n')
    .map(row => {
      const [passage = '', around = '', wordClass = '', ...slips] = row.split('|')
      const wrong: Record<string, string[]> = {}
      for (let at = 0; at < slips.length; at += 2) {
        const slip = slips[at] ?? ''
        wrong[slip] = [...(wrong[slip] ?? []), ...(slips[at + 1] ?? '').split(', ')]
      }
      return { passage, around, wordClass, wrong: wrong as Wrong } // Safe: the rows name slips, which the test of cloze checks.
    }),
)
