/**
 * The answers as a reader marked them on a sheet of the questions in mixed order: the first words of each right option.
 * Only tests read it. Facts and clues are keyed by their place, meanings by their word.
 */
export interface Key {
  readonly facts: readonly [string, string]
  readonly factWords: readonly [string, string]
  readonly workedOut: readonly [string, string]
  readonly clues: readonly [string, string]
  readonly meanings: Readonly<Record<string, string>>
  readonly craft: readonly [string, string]
}

const key = (
  facts: Key['facts'],
  factWords: Key['factWords'],
  workedOut: Key['workedOut'],
  clues: Key['clues'],
  meanings: Key['meanings'],
  craft: Key['craft'],
): Key => ({ facts, factWords, workedOut, clues, meanings, craft })

export const keys: Readonly<Record<string, Key>> = {
  'lamp-room': key(
    ['a can of', 'nine'],
    ['Grandad climbed', 'In all her'],
    ['He did not want', 'nervous'],
    ['He stopped', 'took a'],
    { gleamed: 'shone', dusk: 'the dim' },
    ['It was big', 'personification'],
  ),
  'wrong-violin': key(
    ['beside Kofi', 'She blew'],
    ['had put', 'blew'],
    ['A stranger', 'It had not been'],
    ['a stranger', 'It was mine'],
    { crowded: 'full', luggage: 'bags' },
    ['to make the surprise', 'They make it feel more'],
  ),
  'tide-cave': key(
    ['a piece of weed', 'dry'],
    ['coaxing', 'with dry'],
    ['The times', 'The sea'],
    ['still had', 'Then he'],
    { crevice: 'a narrow', evenly: 'calmly' },
    ['to make the sea seem like', 'They show that there is no'],
  ),
  clockmaker: key(
    ['two weeks', 'near'],
    ['Josie had', 'Over by'],
    ['impatient', 'She had shown'],
    ['When may', 'laid'],
    { apprentice: 'someone who is learning', limping: 'going' },
    ['water', 'to make an important'],
  ),
  understudy: key(
    ['her ankle', 'pause'],
    ['with her', 'Count'],
    ['Part of', 'She found'],
    ['For eleven', 'Florence was silent'],
    { swaddled: 'wrapped', wings: 'the sides of a stage' },
    ['She gathered', 'to hint'],
  ),
  mapmaker: key(
    ['monsters', 'a wrapping'],
    ['Other men', 'From inside'],
    ['He would not', 'He thinks it good'],
    ['only then', 'he handed'],
    { sly: 'cunning', guttered: 'burned' },
    ['They remembered', 'to show how unlike'],
  ),
  hedgehog: key(
    ['by smelling', 'It gives'],
    ['with their', 'because'],
    ['It would hurt', 'A hedgehog'],
    ['becomes', 'A heap'],
    { shallow: 'not deep', hollow: 'empty' },
    ['to help us', 'to tell readers'],
  ),
  'pillar-box': key(
    ['sending a letter to any', 'ten'],
    ['one penny', 'It took'],
    ['They did not', 'Red boxes were easier'],
    ['the person', 'They blended'],
    { overflowed: 'became', blend: 'look' },
    ['to make clear', 'gently'],
  ),
  leaves: key(
    ['a layer', 'chlorophyll'],
    ['a layer', 'starting'],
    ['They would lose', 'The green'],
    ['when the', 'yellows'],
    { costly: 'using', drains: 'slowly' },
    ['because food', 'It repeats'],
  ),
  bees: key(
    ['The flowers are further', 'their antennae'],
    ['The longer', 'following'],
    ['They were slow', 'The sun itself'],
    ['Scientists', 'Back'],
    { curious: 'strange', resembles: 'looks' },
    ['to make readers wonder', 'They end'],
  ),
  salt: key(
    ['the ending', 'tied'],
    ['you can', 'strings'],
    ['There was no', 'so that they'],
    ['salt was', 'Kings'],
    { spare: 'give', slabs: 'thick' },
    ['It is white', 'to join'],
  ),
  umbrella: key(
    ['sunny', 'They took'],
    ['He brought', 'none'],
    ['a little', 'He is kind'],
    ['a small', 'He brought it back'],
    { furled: 'rolled', peeped: 'showed' },
    ['a simile', 'The umbrella would'],
  ),
  fog: key(
    ['the steeple', 'ten'],
    ['nibbled', 'By ten'],
    ['The fog', 'the warmth'],
    ['to somebody', 'Then the sun'],
    { shuffled: 'walked', polite: 'well' },
    ['They make the fog seem like', 'to make the reader laugh'],
  ),
  'old-railway': key(
    ['He opens', 'moss'],
    ['walks', 'The platform'],
    ['He worked', 'Rain'],
    ['in cap', 'the rain'],
    { sleepers: 'beams', shed: 'dropped' },
    ['a metaphor', 'He speaks'],
  ),
  barge: key(
    ['steered', 'an ironing'],
    ['so I', 'My bed'],
    ['There is', 'The writer finds'],
    ['no wider', 'Instead'],
    { overtook: 'went', creaked: 'moved with a' },
    ['hear', 'to show in a funny'],
  ),
  'bakery-letter': key(
    ['working', 'two in the morning'],
    ['I liked', 'You told'],
    ['The ducks', 'Her family'],
    ['The ducks', 'there were'],
    { knead: 'press', crooked: 'bent' },
    ['to help us', 'to thank'],
  ),
  evacuee: key(
    ['a sweet', 'the number of her'],
    ['I gave', 'underneath'],
    ['She was sad', 'trams'],
    ['although', 'no trams'],
    { deal: 'amount', strangers: 'people whom' },
    ['The children felt that they were being', 'May was hiding'],
  ),
  'puzzle-letter': key(
    ['one yellow', 'with plates'],
    ['I ask', 'We ate'],
    ['She might have blown', 'The piece was lost'],
    ['was asked', 'if it'],
    { banished: 'sent', shade: 'kind' },
    ['to complain', 'formal'],
  ),
  'ice-journal': key(
    ['making', 'in the shelter'],
    ['melting', 'We watched'],
    ['They sensed', 'The writer is honest'],
    ['facing', 'had found'],
    { least: 'smallest', plateau: 'high' },
    ['It was powerful', 'It is usually'],
  ),
  'great-aunt': key(
    ['in Portugal', 'Butterflies'],
    ['I shall be', 'half'],
    ['He will notice', 'lively'],
    ['I shall not', 'I will not'],
    { nursery: 'a place', intention: 'plan' },
    ['to give the bird', 'A kick is not'],
  ),
  ducklings: key(
    ['the driver', 'a lollipop'],
    ['Bus driver', 'laid'],
    ['to keep', 'They were happy'],
    ['switched', 'nobody'],
    { parade: 'a line', held: 'carried' },
    ['It looked proud', 'to let us'],
  ),
  pond: key(
    ['the vicar', 'sixteen'],
    ['the vicar', 'sixteen'],
    ['turn', 'to show that parking'],
    ['Once', 'there are'],
    { patrol: 'fly', doubt: 'disbelieve' },
    ['so that readers picture', 'a rhetorical'],
  ),
  otters: key(
    ['pictures', 'trout'],
    ['A camera', 'Trout'],
    ['There are fish', 'so that visitors'],
    ['now the', 'The best'],
    { settled: 'decided', hauled: 'pulled' },
    ['to give a charming', 'It shows how much'],
  ),
  boredom: key(
    ['lies', 'make'],
    ['Then', 'Next'],
    ['They end', 'Doing'],
    ['we keep', 'Parents'],
    { fallow: 'without', strays: 'wanders' },
    ['Ideas', 'to show that rest'],
  ),
  museum: key(
    ['He looked', 'weapons'],
    ['held', 'Archaeologists'],
    ['soft', 'The tile shows'],
    ['Roman', 'Swords'],
    { fired: 'baked', exhibit: 'thing on' },
    ['to make readers curious', 'They make the writer'],
  ),
  wormery: key(
    ['cover', 'letting water'],
    ['Lay', 'so that'],
    ['The worms will have mixed', 'so that the worms feel'],
    ['Worms are', 'Worms hate'],
    { damp: 'a little', layer: 'a flat' },
    ['to make readers treat', 'They must'],
  ),
  'pole-star': key(
    ['seven', 'those at the end'],
    ['It is a', 'find'],
    ['Their light makes faint', 'that it outshines'],
    ['stars', 'it is not'],
    { tilt: 'lean', reliable: 'able to be trusted' },
    ['It makes us smile', 'to lead'],
  ),
}

/** Whether an option begins with these whole words. */
export const begins = (option: string, words = '?') =>
  option.startsWith(words) && !/^\p{L}/u.test(option.slice(words.length))
