/**
 * The words of the gapped texts in their order, by the text's title. A reader chose them from all the words offered, in
 * alphabetical order. Only tests read this.
 */
export const gapKeys: Readonly<Record<string, string>> = {
  'The Lost Glove': 'missing pockets together took along given when kind thank same',
  'A Nest in the Post Box': 'built narrow worried so letters complained school louder away year',
  'Making Bread': 'patient hands warm with part but cover twice bake sound',
  'The Boy Who Counted Trains': 'bench which bored same from always changed coaches much past',
  'Hedgehogs in the Garden': 'after because frightened nothing hole shallow ill corner until adult',
  'The Snow Day': 'different silent pulled under like open broken sad fetch scarf',
  'The Smallest Museum': 'time stopped part instead ago pay box roof deal behind',
  'Why Leaves Change Colour': 'sunlight name other shorter open fades while sure against enough',
  'The Violin under the Bed': 'surprised piece downstairs all imagine without noticed fault never loud',
  'A Letter to the Council': 'keep heard afford secondly safely too understand each promised mind',
  'The Tortoise at the Airport': 'wait reason somehow saw hurry whether finally turned late photograph',
  'The Town That Turned Off Its Lights': 'never but something shine night against crimes fewer empty see',
  'The Cheese That Runs Away': 'steep most began older who since replaced keen prove almost',
  'The Lighthouse Cat': 'loud light though tools before listened faint until straight note',
  'What the Romans Ate': 'either on followed rare leaving strong differently from just chocolate',
  'The Goalkeeper’s Glasses': 'deny near gone thoughtfully held paper round faces big nil',
  'How to Make a Pond': 'enough directly slightly so again rather themselves discover dangerous never',
  'The Queue': 'alone justice stand neighbours forgiven end feel politely time as',
  'The Ravens of the Tower': 'leave whether title treat freely clever so for seen however',
  'The Lady with the Hammer':
    'attended business bare although standing when declared apologise mentioning out',
  'The Last House in the Lane': 'thin crept into nevertheless had steady if appeared alarming before',
  'The Secret Life of Moss': 'bother ancient know drinks dead uses shortage whom since temptation',
  'Minutes of the School Council':
    'absence reported mistake proposed might directly lasting whereas explain fixed',
  'The Clock That Struck Thirteen':
    'asleep innocent laughed nonetheless question willing set doubtful pair spoil',
  'Advice for New Dragons': 'intended except nor few lest told calm collecting stomach gracefully',
  'The Man Who Planted a Forest': 'without upset them went badly what wild map larger for',
  'The Map-Maker’s Island': 'lie settled before anything for lest aboard towards compliments however',
  'On Being Bored': 'as defence presence restless deprived perhaps nor dullest congratulations quietly',
  'The Winter of the Great Frost': 'weight waste adding visit continued merry price flourished waking left',
  'A Question of Honey': 'perfectly little labour visit between spends measured length meanwhile reading',
  'The Understudy’s Secret': 'occasion in pitied identical only envy better replied seat free',
  'Night Train to the Highlands': 'suggest past believed less listening whether for with equal place',
}
