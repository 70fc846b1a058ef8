/**
 * The answers as a reader marked them on a sheet of the questions in mixed order: the first words of each right option.
 * Only tests read it. Facts and clues are keyed by their place, meanings by their word.
 */
export interface Key {
  readonly facts: readonly string[]
  readonly factWords: readonly string[]
  readonly workedOut: readonly string[]
  readonly clues: readonly string[]
  readonly meanings: Readonly<Record<string, string>>
  readonly craft: readonly string[]
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
    ['a can of', 'nine', 'ninety-nine'],
    ['Grandad climbed', 'In all her', 'There were'],
    ['He did not want', 'nervous'],
    ['He stopped', 'took a'],
    { gleamed: 'shone', dusk: 'the dim', slate: 'a dark grey' },
    ['It was big', 'personification'],
  ),
  'wrong-violin': key(
    ['beside Kofi', 'She blew', 'at the station'],
    ['had put', 'blew', 'The man'],
    ['A stranger', 'It had not been'],
    ['a stranger', 'It was mine'],
    { crowded: 'full', luggage: 'bags', chattering: 'talking' },
    ['to make the surprise', 'They make it feel more'],
  ),
  'tide-cave': key(
    ['a piece of weed', 'dry', 'a quarter past'],
    ['coaxing', 'with dry', 'Quarter'],
    ['The times', 'The sea'],
    ['still had', 'Then he'],
    { crevice: 'a narrow', evenly: 'calmly', glanced: 'looked' },
    ['to make the sea seem like', 'They show that there is no'],
  ),
  clockmaker: key(
    ['two weeks', 'near', 'his glasses'],
    ['Josie had', 'Over by', 'Mr Pell'],
    ['impatient', 'She had shown'],
    ['When may', 'laid'],
    { apprentice: 'someone who is learning', limping: 'going', pattered: 'made light' },
    ['water', 'to make an important'],
  ),
  understudy: key(
    ['her ankle', 'pause', 'a box'],
    ['with her', 'Count', 'Florence sat'],
    ['Part of', 'She found'],
    ['For eleven', 'Florence was silent'],
    { swaddled: 'wrapped', wings: 'the sides of a stage', applause: 'clapping' },
    ['She gathered', 'to hint'],
  ),
  mapmaker: key(
    ['monsters', 'a wrapping', 'a single'],
    ['Other men', 'From inside', 'only one'],
    ['He would not', 'He thinks it good'],
    ['only then', 'he handed'],
    { sly: 'cunning', guttered: 'burned', boast: 'proud' },
    ['They remembered', 'to show how unlike'],
  ),
  hedgehog: key(
    ['by smelling', 'It gives', 'water'],
    ['with their', 'because', 'A shallow'],
    ['It would hurt', 'A hedgehog'],
    ['becomes', 'A heap'],
    { shallow: 'not deep', hollow: 'empty', tucks: 'pulls' },
    ['to help us', 'to tell readers'],
  ),
  'pillar-box': key(
    ['sending a letter to any', 'ten', '1874'],
    ['one penny', 'It took', 'In 1874'],
    ['They did not', 'Red boxes were easier'],
    ['the person', 'They blended'],
    { overflowed: 'became', blend: 'look', complained: 'said crossly' },
    ['to make clear', 'gently'],
  ),
  leaves: key(
    ['a layer', 'chlorophyll', 'sunlight'],
    ['a layer', 'starting', 'They use'],
    ['They would lose', 'The green'],
    ['when the', 'yellows'],
    { costly: 'using', drains: 'slowly', sealing: 'closing' },
    ['because food', 'It repeats'],
  ),
  bees: key(
    ['The flowers are further', 'their antennae', 'the direction'],
    ['The longer', 'following', 'Straight'],
    ['They were slow', 'The sun itself'],
    ['Scientists', 'Back'],
    { curious: 'strange', resembles: 'looks', ingenious: 'clever' },
    ['to make readers wonder', 'They end'],
  ),
  salt: key(
    ['the ending', 'tied', 'in small'],
    ['you can', 'strings', 'cafés'],
    ['There was no', 'so that they'],
    ['salt was', 'Kings'],
    { spare: 'give', slabs: 'thick', voyage: 'journey' },
    ['It is white', 'to join'],
  ),
  umbrella: key(
    ['sunny', 'They took', 'He held'],
    ['He brought', 'none', 'he spread'],
    ['a little', 'He is kind'],
    ['a small', 'He brought it back'],
    { furled: 'rolled', peeped: 'showed', attention: 'notice' },
    ['a simile', 'The umbrella would'],
  ),
  fog: key(
    ['the steeple', 'ten', 'crabs'],
    ['nibbled', 'By ten', 'Lovely'],
    ['The fog', 'the warmth'],
    ['to somebody', 'Then the sun'],
    { shuffled: 'walked', polite: 'well', steeple: 'pointed' },
    ['They make the fog seem like', 'to make the reader laugh'],
  ),
  'old-railway': key(
    ['He opens', 'moss', 'the rusty'],
    ['walks', 'The platform', 'He thought'],
    ['He worked', 'Rain'],
    ['in cap', 'the rain'],
    { sleepers: 'beams', shed: 'dropped', signal: 'light' },
    ['a metaphor', 'He speaks'],
  ),
  barge: key(
    ['steered', 'an ironing', 'They leaned'],
    ['so I', 'My bed', 'Mum and I'],
    ['There is', 'The writer finds'],
    ['no wider', 'Instead'],
    { overtook: 'went', creaked: 'moved with a', reeds: 'tall plants' },
    ['hear', 'to show in a funny'],
  ),
  'bakery-letter': key(
    ['working', 'two in the morning', 'some buns'],
    ['I liked', 'You told', 'Hamza'],
    ['The ducks', 'Her family'],
    ['The ducks', 'there were'],
    { knead: 'press', crooked: 'bent', pebble: 'small' },
    ['to help us', 'to thank'],
  ),
  evacuee: key(
    ['a sweet', 'the number of her', 'thirty'],
    ['I gave', 'underneath', 'I have'],
    ['She was sad', 'trams'],
    ['although', 'no trams'],
    { deal: 'amount', strangers: 'people whom', pinned: 'fastened' },
    ['The children felt that they were being', 'May was hiding'],
  ),
  'puzzle-letter': key(
    ['one yellow', 'with plates', 'at the start'],
    ['I ask', 'We ate', 'My grandfather'],
    ['She might have blown', 'The piece was lost'],
    ['was asked', 'if it'],
    { banished: 'sent', shade: 'kind', disturb: 'upset' },
    ['to complain', 'formal'],
  ),
  'ice-journal': key(
    ['making', 'in the shelter', 'It had become blurred'],
    ['melting', 'We watched', 'By noon'],
    ['They sensed', 'The writer is honest'],
    ['facing', 'had found'],
    { least: 'smallest', plateau: 'high', suspicion: 'a feeling' },
    ['It was powerful', 'It is usually'],
  ),
  'great-aunt': key(
    ['in Portugal', 'Butterflies', 'beneath'],
    ['I shall be', 'half', 'put it'],
    ['He will notice', 'lively'],
    ['I shall not', 'I will not'],
    { nursery: 'a place', intention: 'plan', sticks: 'gets' },
    ['to give the bird', 'A kick is not'],
  ),
  ducklings: key(
    ['the driver', 'a lollipop', 'eleven'],
    ['Bus driver', 'laid', 'followed'],
    ['to keep', 'They were happy'],
    ['switched', 'nobody'],
    { parade: 'a line', held: 'carried', kerb: 'edge' },
    ['It looked proud', 'to let us'],
  ),
  pond: key(
    ['the vicar', 'sixteen', 'in the school'],
    ['the vicar', 'sixteen', 'Sign'],
    ['turn', 'to show that parking'],
    ['Once', 'there are'],
    { patrol: 'fly', doubt: 'disbelieve', petition: 'written' },
    ['so that readers picture', 'a rhetorical'],
  ),
  otters: key(
    ['pictures', 'trout', 'in the 1970s'],
    ['A camera', 'Trout', 'Otters'],
    ['There are fish', 'so that visitors'],
    ['now the', 'The best'],
    { settled: 'decided', hauled: 'pulled', vanished: 'disappeared' },
    ['to give a charming', 'It shows how much'],
  ),
  boredom: key(
    ['lies', 'make', 'a waiting'],
    ['Then', 'Next', 'It is the'],
    ['They end', 'Doing'],
    ['we keep', 'Parents'],
    { fallow: 'without', strays: 'wanders', dread: 'fear' },
    ['Ideas', 'to show that rest'],
  ),
  museum: key(
    ['He looked', 'weapons', 'in a drawer'],
    ['held', 'Archaeologists', 'lay'],
    ['soft', 'The tile shows'],
    ['Roman', 'Swords'],
    { fired: 'baked', exhibit: 'thing on', century: 'a hundred' },
    ['to make readers curious', 'They make the writer'],
  ),
  wormery: key(
    ['cover', 'letting water', 'four or'],
    ['Lay', 'so that', 'four or'],
    ['The worms will have mixed', 'so that the worms feel'],
    ['Worms are', 'Worms hate'],
    { damp: 'a little', layer: 'a flat', soggy: 'much' },
    ['to make readers treat', 'They must'],
  ),
  'pole-star': key(
    ['seven', 'those at the end', 'a saucepan'],
    ['It is a', 'find', 'in the shape'],
    ['Their light makes faint', 'that it outshines'],
    ['stars', 'it is not'],
    { tilt: 'lean', reliable: 'able to be trusted', invisible: 'not able to be seen' },
    ['It makes us smile', 'to lead'],
  ),
}

/** Whether an option begins with these whole words. */
export const begins = (option: string, words = '?') =>
  option.startsWith(words) && !/^\p{L}/u.test(option.slice(words.length))
