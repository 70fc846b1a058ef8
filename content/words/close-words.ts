import { once } from '../once.ts'
import type { Word, WordClass } from './rows.ts'

/** A head word, and words about the same kind of thing that mean neither the same nor the opposite. */
const rows: Readonly<Record<WordClass, string>> = {
  adjective: `
elated: proud, grateful; melancholy: lonely, tired; indignant: jealous, embarrassed; livid: jealous, impatient;
serene: polite, sleepy; frantic: noisy, exhausted; apprehensive: puzzled, homesick; intrepid: curious, ambitious;
cowardly: lazy, selfish; audacious: clever, proud; compassionate: polite, cheerful; malevolent: greedy, foolish;
ruthless: greedy, ambitious; aloof: bored, sleepy; defiant: furious, proud; arrogant: ambitious, greedy;
authentic: valuable, ancient; counterfeit: stolen, worthless; deceitful: greedy, lazy; treacherous: greedy, cowardly;
plausible: interesting, clever; ambiguous: secret, wrong; inevitable: sudden, important; shrewd: wealthy, confident;
gullible: forgetful, shy; ingenious: expensive, useful; absurd: boring, confusing; diligent: obedient, punctual;
tenacious: strong, fierce; lethargic: bored, hungry; meticulous: patient, clever; prudent: honest, wealthy;
vigilant: brave, strong; oblivious: bored, silent; impulsive: stubborn, selfish; colossal: ancient, powerful;
meagre: cheap, plain; superfluous: expensive, broken; crucial: difficult, famous; trivial: funny, short;
futile: difficult, dangerous; brisk: strong, young; contemporary: foreign, popular; obsolete: broken, rare;
perpetual: regular, yearly; punctual: polite, regular; eccentric: clever, forgetful; picturesque: ancient, distant;
mediocre: cheap, boring; flawless: shiny, valuable; notorious: wealthy, violent; immaculate: expensive, modern;
contaminated: salty, icy; flimsy: cheap, useless; robust: heavy, expensive; vulnerable: lonely, hungry;
saturated: frozen, muddy; luminous: colourful, transparent; deafening: sudden, musical; intricate: beautiful, expensive;
arduous: long, lonely; feasible: useful, popular; perilous: exciting, lonely; prosperous: crowded, powerful;
frugal: healthy, honest; extravagant: proud, fashionable; impartial: wise, patient; lenient: cheerful, wise;
ravenous: thirsty, exhausted; tedious: difficult, lonely; hilarious: famous, clever; despondent: exhausted, lonely;
morose: lonely, tired; nostalgic: lonely, sleepy; remorseful: embarrassed, lonely; poignant: famous, truthful;
incredulous: curious, puzzled; belligerent: proud, powerful; nonchalant: polite, silent; docile: playful, sleepy;
agitated: exhausted, confused; hesitant: quiet, polite; bashful: polite, lonely; valiant: loyal, skilful;
foolhardy: stubborn, proud; ominous: distant, mysterious; formidable: famous, clever; callous: greedy, dishonest;
magnanimous: wealthy, wise; hospitable: wealthy, polite; miserly: poor, dishonest; gregarious: funny, generous;
reticent: lonely, gloomy; cordial: patient, quiet; impertinent: lazy, careless; discreet: loyal, patient;
brusque: loud, busy; boisterous: lazy, clumsy; sarcastic: boastful, gloomy; pompous: wealthy, boring;
frank: brave, friendly; devious: greedy, ambitious; bogus: illegal, broken; steadfast: honest, wise;
fictional: exciting, ancient; dubious: dangerous, expensive; decisive: clever, brave; tentative: secret, silent;
erratic: reckless, lively; perceptive: curious, patient; eloquent: charming, clever; preposterous: boastful, complicated;
relentless: violent, sudden; negligent: selfish, dishonest; indifferent: unhappy, tired; obstinate: bossy, lazy;
agile: slim, strong; versatile: reliable, popular; competent: friendly, punctual; pensive: lonely, sleepy;
engrossed: amused, puzzled; sparse: dry, green; cumbersome: noisy, expensive; remote: wild, peaceful;
desolate: muddy, dangerous; derelict: haunted, gloomy; compulsory: important, difficult; beneficial: popular, expensive;
incessant: loud, sudden; spontaneous: loud, generous; imminent: dangerous, important; anonymous: private, foreign;
mundane: difficult, dirty; opulent: ancient, spacious; dishevelled: exhausted, sunburnt; gaudy: expensive, striped;
eminent: clever, wealthy; haphazard: sudden, confusing; resilient: healthy, cheerful; toxic: smelly, sticky;
parched: dusty, hungry; garrulous: friendly, boastful; strenuous: healthy, lengthy; precarious: steep, narrow;
affluent: powerful, famous; destitute: lonely, elderly; lucrative: interesting, difficult; succulent: sweet, salty;
riveting: romantic, truthful`,
  verb: `
terminate: shorten, postpone; acquire: borrow, want; accumulate: count, share; squander: borrow, count;
saunter: jog, stumble; meander: rush, leap; plummet: wobble, spin; accelerate: swerve, wobble; linger: whisper, wander;
proclaim: whisper, promise; bicker: gossip, joke; interrogate: arrest, accuse; exaggerate: whisper, gossip;
despise: fear, pity; reprimand: warn, threaten; postpone: arrange, forget; hinder: annoy, frighten;
nurture: teach, admire; console: thank, congratulate; placate: thank, amuse; liberate: protect, chase;
demolish: abandon, climb; imitate: admire, annoy; deteriorate: change, disappear; diminish: change, move;
disclose: remember, invent; deceive: tease, threaten; scrutinise: describe, collect; ponder: read, remember;
bewilder: annoy, frighten; intimidate: insult, tease; yearn: hope, weep; endure: avoid, regret;
surrender: apologise, retire; abolish: change, ignore; confiscate: borrow, hide; plunder: explore, attack;
salvage: clean, discover; omit: spoil, shorten; perspire: shiver, pant; loiter: hide, whistle; evade: warn, trick;
expel: punish, warn; congregate: cheer, dance; summon: greet, warn; detain: accuse, question; renovate: paint, rent;
thwart: frighten, mock; ridicule: ignore, threaten; covet: steal, admire; negotiate: argue, shout;
narrate: illustrate, publish; implore: thank, promise; retort: whisper, mumble; vanquish: chase, threaten;
pester: follow, frighten; pamper: teach, praise; swindle: threaten, insult; infer: remember, explain;
lament: complain, pray; embark: wave, steer; hoard: steal, bury`,
  noun: `
adversary: stranger, judge; monarch: general, bishop; culprit: witness, detective; spectator: referee, reporter;
novice: stranger, volunteer; hermit: explorer, beggar; truce: victory, contest; feud: mystery, contest;
blunder: secret, surprise; obstacle: signpost, corner; catastrophe: mystery, surprise; expedition: camp, festival;
ravine: island, forest; mirage: shadow, reflection; citadel: harbour, cottage; remedy: germ, bandage;
replica: souvenir, portrait; nomad: shepherd, soldier; tyrant: knight, traitor; fugitive: prisoner, spy;
bandit: sailor, soldier; impostor: stranger, spy; scholar: author, inventor; excursion: party, lesson;
frontier: valley, island; hovel: tent, tower; refuge: palace, prison; attire: jewellery, luggage;
memento: gift, prize; foliage: fruit, bark; skirmish: parade, rescue; mutiny: voyage, escape;
commotion: mistake, accident; consequence: accident, problem; asset: duty, habit; ordeal: lesson, journey;
anecdote: poem, letter; suspicion: anger, jealousy; folly: laziness, greed; compassion: courage, patience;
integrity: courage, wisdom; vanity: greed, jealousy; awe: anger, relief; contempt: anger, pity; zeal: courage, patience`,
  adverb: `
simultaneously: quickly, rarely; reluctantly: slowly, sadly;
stealthily: slowly, carefully; vigorously: happily, skilfully; earnestly: politely, quietly; abruptly: angrily, loudly;
marginally: rarely, recently; recklessly: angrily, selfishly; haughtily: angrily, loudly; frantically: noisily, clumsily;
wistfully: quietly, sleepily; solemnly: angrily, softly`,
}

const nameOf = (wordClass: string, word: string) => `${wordClass} ${word}`

const closeBy = once(
  () =>
    new Map(
      Object.entries(rows).flatMap(([wordClass, text]) =>
        text
          .trim()
          .split(/;\s*/)
          .map(entry => {
            const [word = '', close = ''] = entry.split(': ')
            return [nameOf(wordClass, word), close.split(', ')] as const
          }),
      ),
    ),
)

/** Every head word that has close words. */
export const withCloseWords = (): readonly string[] => [...closeBy().keys()]

/** Words that a child who half knows this one could take for its partner. */
export const closeWords = ({ class: wordClass, word }: Pick<Word, 'class' | 'word'>): readonly string[] =>
  closeBy().get(nameOf(wordClass, word)) ?? []
