import { once } from '../../once.ts'
import type { Gap, slips } from './gapped-text.ts'

/**
 * For gaps of the hard texts, words of the right class that nearly fit: `text|word|wrong words`. Most are close in meaning
 * but are not used like this. After `/` come words that join the ideas wrongly, and after `!` some that say the opposite.
 */
const rows = `
the-lady-with-the-hammer|attended|participated, belonged, assisted, arrived
the-lady-with-the-hammer|business|employment, errand, bargain, purchase
the-lady-with-the-hammer|bare|empty, vacant, blank, single
the-lady-with-the-hammer|declared|described, explained, insisted, suggested
the-lady-with-the-hammer|apologise|excuse, pardon, forgive, blame
the-lady-with-the-hammer|mentioning|remarking, commenting, referring, talking
the-last-house-in-the-lane|thin|slim, slender, lean, narrow
the-last-house-in-the-lane|crept|strolled, marched, galloped, leapt
the-last-house-in-the-lane|nevertheless|/therefore, likewise, otherwise, instead
the-last-house-in-the-lane|steady|stable, solid, firm, sturdy
the-last-house-in-the-lane|appeared|resembled, invented, discovered, exposed
the-last-house-in-the-lane|alarming|anxious, nervous, timid, startled
the-secret-life-of-moss|bother|disturb, annoy, interrupt, worry
the-secret-life-of-moss|ancient|elderly, antique, senior, mature
the-secret-life-of-moss|shortage|shortness, weakness, hunger, emptiness
the-secret-life-of-moss|since|/therefore, whereas, otherwise, lest
the-secret-life-of-moss|temptation|attraction, attempt, intention, persuasion
minutes-of-the-school-council|absence|lack, loss, departure, shortage
minutes-of-the-school-council|mistake|fault, failure, blame, muddle
minutes-of-the-school-council|proposed|offered, invited, persuaded, tempted
minutes-of-the-school-council|lasting|enduring, surviving, spending, remaining
minutes-of-the-school-council|whereas|/unless, therefore, despite, lest
minutes-of-the-school-council|explain|argue, complain, comment, disagree
minutes-of-the-school-council|fixed|repaired, attached, fastened, stuck
the-clock-that-struck-thirteen|innocent|harmless, pure, ignorant, simple
the-clock-that-struck-thirteen|Nonetheless|/Otherwise, Likewise, Similarly, Altogether
the-clock-that-struck-thirteen|willing|generous, helpful, voluntary, obedient
the-clock-that-struck-thirteen|set|put, laid, placed, stood
the-clock-that-struck-thirteen|doubtful|unlikely, improbable, questionable, incredible
the-clock-that-struck-thirteen|pair|couple, double, twin, match
the-clock-that-struck-thirteen|spoil|decay, rot, injure, wound
advice-for-new-dragons|intended|attempted, wished, promised, decided
advice-for-new-dragons|except|apart, unlike, without, despite
advice-for-new-dragons|lest|/unless, whereas, therefore, until
advice-for-new-dragons|calm|mild, smooth, tame, soft
advice-for-new-dragons|gracefully|favourably, generously, faithfully, mercifully
the-man-who-planted-a-forest|badly|poorly, wrongly, faultily, weakly
the-man-who-planted-a-forest|wild|stormy, reckless, frantic, windy
the-man-who-planted-a-forest|map|address, journey, compass, direction
the-man-who-planted-a-forest|larger|taller, further, thicker, heavier
the-map-makers-island|lie|error, fraud, cheat, mistake
the-map-makers-island|settled|agreed, decided, paid, arranged
the-map-makers-island|for|about, over, upon, against
the-map-makers-island|lest|/unless, whereas, until, therefore
the-map-makers-island|aboard|across, among, along, beneath
the-map-makers-island|towards|onward, forward, ahead, apart
the-map-makers-island|compliments|praises, manners, politeness, applause
the-map-makers-island|however|/therefore, otherwise, meanwhile, instead
on-being-bored|defence|protection, guard, shelter, armour
on-being-bored|presence|appearance, attendance, arrival, company
on-being-bored|restless|sleepless, harmless, breathless, endless
on-being-bored|deprived|removed, stolen, refused, denied
on-being-bored|dullest|dimmest, faintest, bluntest, palest
on-being-bored|congratulations|celebrations, achievements, invitations, successes
the-winter-of-the-great-frost|weight|heaviness, amount, quantity, gravity
the-winter-of-the-great-frost|waste|spill, spend, empty, leak
the-winter-of-the-great-frost|visit|journey, trip, tour, voyage
the-winter-of-the-great-frost|continued|lasted, remained, followed, stayed
the-winter-of-the-great-frost|merry|comic, amusing, entertaining, humorous
the-winter-of-the-great-frost|price|fee, fare, bill, wage
the-winter-of-the-great-frost|flourished|ripened, advanced, budded, harvested
a-question-of-honey|perfectly|exactly, correctly, precisely, accurately
a-question-of-honey|labour|career, employment, occupation, duty
a-question-of-honey|visit|attend, arrive, travel, appear
a-question-of-honey|Between|Against, Towards, Beyond, Without
a-question-of-honey|spends|pays, costs, buys, charges
a-question-of-honey|measured|timed, counted, sized, added
a-question-of-honey|length|height, width, depth, breadth
a-question-of-honey|meanwhile|/therefore, otherwise, instead, likewise
a-question-of-honey|reading|spelling, solving, noticing, guessing
the-understudys-secret|occasion|chance, opportunity, incident, excuse
the-understudys-secret|pitied|regretted, mourned, forgave, apologised
the-understudys-secret|identical|equal, alike, even, twinned
the-understudys-secret|envy|!admiration, gratitude, sympathy, modesty
the-understudys-secret|free|priceless, worthless, generous, spare
night-train-to-the-highlands|suggest|advise, propose, recommend, offer
night-train-to-the-highlands|believed|thought, supposed, imagined, guessed
night-train-to-the-highlands|listening|watching, noticing, sounding, overhearing
night-train-to-the-highlands|for|/therefore, whereas, despite, lest
night-train-to-the-highlands|equal|level, even, fair, alike
night-train-to-the-highlands|place|spot, site, room, area
`

const slipBy: Readonly<Record<string, keyof typeof slips>> = { '/': 'link', '!': 'opposite' }

type Wrong = Gap['wrong']

const byGap = once(
  () =>
    new Map(
      rows
        .trim()
        .split('\n')
        .map(row => {
          const [text = '', word = '', words = ''] = row.split('|')
          const slip = slipBy[words.charAt(0)] ?? 'near'
          const wrong: Wrong = words
            .replace(/^[/!]/, '')
            .split(', ')
            .map(other => ({ word: other, slip }))
          return [`${text} ${word}`, wrong] as const
        }),
    ),
)

/** Words that nearly fit this gap; empty if none are listed. */
export const nearMisses = (text: string, word: string): Wrong => byGap().get(`${text} ${word}`) ?? []

/** Every gap that has some, as the id of its text and its word. */
export const nearlyMissed = (): readonly string[] => [...byGap().keys()]
