import type { Wrong } from './passages/passage.ts'

/** Passage | the missing word | then in turn a slip and more wrong words of this kind. */
const rows = `
lamp-room|middle|class|central|sound|muddled
lamp-room|never|form|nobody, neither
lamp-room|until|fits|whereas|class|despite
wrong-violin|surprise|class|happily, sudden
wrong-violin|Behind|class|Backward, Forwards
wrong-violin|thought|sound|through|class|thinker
tide-cave|further|form|furthest|sound|feathers
tide-cave|glanced|sound|dancing|form|glimpsing
tide-cave|argue|class|arguments|form|argues
clockmaker|which|form|whom|sound|were
clockmaker|Nobody|class|Not, Nor
clockmaker|well|class|nice|sound|wall
understudy|generous|class|kindness|form|kindest
understudy|long|class|lengthy, lengthen
understudy|anything|class|whenever, wherever
mapmaker|quill|sound|quite|class|silently
mapmaker|compared|sound|preparing|class|comparisons
mapmaker|careful|class|carelessly, cheerfully
hedgehog|cannot|form|wasn’t, hadn’t
hedgehog|from|sound|frame|class|whilst
hedgehog|sharp|sound|harp|class|sharpens
pillar-box|find|sound|fin|form|finds
pillar-box|painted|sound|pointing|class|painters
pillar-box|Suddenly|class|Quicker|sound|Saddest
leaves|replace|sound|relaxes|form|replacing
leaves|gentlest|class|gentlemen, generally
leaves|But|sound|Pat|class|Unlike
bees|neither|class|ever, each
bees|remarkably|class|remarks, marked
bees|problem|class|puzzled, probable
salt|always|sound|hallways, allow
salt|Before|class|Previously, Forwards
salt|rich|sound|reaches, reached
umbrella|behind|sound|believe, belief
umbrella|spread|sound|spraying, breads
umbrella|once|sound|ounces|class|only
fog|Then|sound|Theirs, They
fog|sigh|sound|signed, sized
fog|voices|class|voiceless|sound|choosing
old-railway|by|sound|boy|class|onto
old-railway|rusted|class|rustles|sound|rests
old-railway|what|sound|then, went
barge|so|sound|sow|class|off
barge|travelled|class|travellers, traveller’s
barge|wider|class|widths, widen
bakery-letter|still|sound|steal, style
bakery-letter|stuck|sound|stacking, stocked
bakery-letter|never|class|near, nothing
evacuee|although|class|whoever|sound|through
evacuee|wanted|sound|wander, wandering
evacuee|too|class|many, lots
puzzle-letter|money|class|paid, costly
puzzle-letter|with|sound|wish|class|whilst
puzzle-letter|began|sound|bargains, begging
ice-journal|froze|sound|frog|class|freezer
ice-journal|Not|form|Nothing|sound|Notes
ice-journal|suspicion|form|suspected, suspecting
great-aunt|happens|sound|happy, happiness
great-aunt|still|sound|steel|class|silence
great-aunt|believe|class|beliefs, believer
ducklings|followed|sound|hollow|class|followers
ducklings|could|sound|cooled, colder
ducklings|again|sound|gained|class|repeats
pond|kindly|sound|kindling|form|kindest
pond|Which|sound|Wish|class|Unless
pond|before|class|forwards, earlier
otters|few|sound|view|class|nearly
otters|trout|sound|trusty|class|swum
otters|waited|sound|weight|class|waiters
boredom|whole|sound|holes|class|who
boredom|empty|sound|entries, entirely
boredom|Within|class|Whoever, Indoor
museum|Pressed|sound|Praises, Praise
museum|press|class|pressured, pressures
museum|queue|sound|cued, quaint
wormery|gently|class|gentlemen, giants
wormery|until|class|toward|sound|untied
wormery|plastic|class|plasterers, bends
pole-star|used|form|use|class|usefully
pole-star|furthest|sound|thirstier|class|distances
pole-star|Draw|form|Drawn|sound|Raw
`

const more = new Map(
  rows
    .trim()
    .split('\n')
    .map(row => {
      const [passage = '', word = '', ...slips] = row.split('|')
      const wrong: Record<string, string[]> = {}
      for (let at = 0; at < slips.length; at += 2) wrong[slips[at] ?? ''] = slips[at + 1]?.split(', ') ?? []
      return [`${passage} ${word}`, wrong as Wrong] as const // Safe: the rows name slips, which the test of cloze checks.
    }),
)

/** More words that do not fit this gap, so that the right one is not the one most like the others. */
export const moreWrongWords = (passage: string, word: string): Wrong => more.get(`${passage} ${word}`) ?? {}
