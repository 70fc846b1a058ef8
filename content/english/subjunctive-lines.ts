/** A sentence with a gap `_` for a verb in the subjunctive. `@` is a name. */
export interface SubjunctiveLine {
  readonly text: string
  /** The forms of another verb than “be”. */
  readonly verbs: readonly string[]
  readonly level: number
}

const lines = (rows: string): SubjunctiveLine[] =>
  rows
    .trim()
    .split('\n')
    .map(row => {
      const [text = '', verbs = ''] = row.slice(2).split('|')
      return { level: Number(row.charAt(0)), text, verbs: verbs === '' ? [] : verbs.split(' ') }
    })

/** “Were”, because it is not so. */
export const imagined = lines(`
1 If I _ you, @, I would wear a warmer coat.
1 If I _ a bird, @, I would fly to Africa for the winter.
1 I wish that I _ as tall as @.
1 If @ _ here, we would know what to do.
2 If the sea _ warmer, @ would swim every day.
2 If @ _ the captain, the team would train on Sundays.
2 I wish that @ _ in our class.
2 If it _ not so late, @ would read us another chapter.
3 Suppose that @ _ invisible for a day. What would happen then?
3 If my cousin _ as careful as @, there would be fewer broken plates.
3 The dog looks at @ as if dinner _ already late.
3 If there _ a lift, @ would not have to carry the bags upstairs.
4 That parrot behaves as though it _ able to understand @.
4 If only the bus _ faster, @ would not miss the train.
4 The house would suit @ better if it _ nearer to the sea.
4 @ would rather that the story _ a little shorter.
5 _ I the mayor, @ would be the first to have a medal.
5 _ it not for @, the school would have no garden.
5 Even if the price _ halved, @ could not afford that guitar.
5 If @ _ to apologise, all would be forgiven.
5 _ the sea calmer, @ would row out to the island.
`)

/** “Be”, because somebody wants it so. */
export const wanted = lines(`
1 It is important that @ _ there by nine.
1 The warden asks that @ _ back before dark.
1 The teacher asks that everyone _ quiet while @ is reading.
1 It is vital that @ _ punctual on the day of the exam.
2 The coach insists that @ _ captain on Saturday.
2 It is vital that the door _ locked before @ feeds the rabbits.
2 The head asks that @ _ kind to the new pupils.
2 It is essential that @ _ ready to leave at six.
3 The doctor recommends that @ _ kept in bed for a week.
3 It is essential that the letter _ posted today, @.
3 The vet suggests that @ _ gentle with the puppy.
3 The club demands that every member, even @, _ insured.
4 The judge ordered that the money _ returned to @.
4 The pupils requested that the concert _ moved to Friday.
4 It was proposed that @ _ chosen as the new captain.
4 The king commanded that the gates _ opened for @.
5 The villagers demanded that the bridge _ mended, and @ agreed.
5 It is only right that @ _ thanked for all this work.
5 They gave @ the prize on condition that it _ shared.
5 Heaven forbid that @ _ blamed for the accident!
`)

/** Any other verb: its base form, the third person, the past and the form in -ing come after the sentence. */
export const wantedActions = lines(`
1 The head insists that @ _ the new pupils.|meet meets met meeting
1 The farmer asks that @ _ the hens at six.|feed feeds fed feeding
1 It is important that @ _ plenty of water.|drink drinks drank drinking
1 Grandad asks that @ _ more often.|write writes wrote writing
1 The nurse asks that @ _ the tablets after lunch.|take takes took taking
1 It is vital that @ _ a helmet on the ice.|wear wears wore wearing
1 The coach asks that @ _ the ball to the others.|throw throws threw throwing
1 It is important that @ _ at least nine hours a night.|sleep sleeps slept sleeping
2 The dentist suggests that @ _ fewer sweets.|eat eats ate eating
2 It is vital that @ _ the way.|lead leads led leading
2 The coach demands that @ _ two miles a day.|run runs ran running
2 It is important that @ _ the truth.|tell tells told telling
2 The driver requests that @ _ down until the bus stops.|sit sits sat sitting
2 It is essential that @ _ the rope with both hands.|hold holds held holding
2 The guide recommends that @ _ to the path.|keep keeps kept keeping
2 The teacher asks that @ _ a little louder.|sing sings sang singing
3 The captain insists that @ _ the lamps.|light lights lit lighting
3 The library requests that @ _ the book back.|bring brings brought bringing
3 It is necessary that @ _ how to swim.|know knows knew knowing
3 The teacher recommends that @ _ a shorter poem.|choose chooses chose choosing
3 The farmer demands that @ _ for the broken gate.|pay pays paid paying
3 It is essential that @ _ the graph in pencil.|draw draws drew drawing
3 The museum asks that @ _ nothing in the glass case.|touch touches touched touching
3 The judges propose that @ _ again next week.|swim swims swam swimming
4 The king commanded that @ _ the army.|lead leads led leading
4 The neighbours insisted that @ _ at once.|leave leaves left leaving
4 The doctor advised that @ _ up cycling for a month.|give gives gave giving
4 It was essential that the guide _ where @ was hiding.|know knows knew knowing
4 The queen ordered that the knight _ the dragon for @.|fight fights fought fighting
4 The mayor requested that @ _ a new home for the owls.|find finds found finding
4 It was vital that no one _ of the plan before @ came home.|hear hears heard hearing
4 The club recommended that @ _ the boat at high tide.|row rows rowed rowing
5 It was agreed that the winner _ the cup to @.|give gives gave giving
5 The committee proposed that the prize _ to @.|go goes went going
5 The villagers begged that the dragon _ @ in peace.|leave leaves left leaving
5 They asked that no one _ until @ had finished.|leave leaves left leaving
5 It was decreed that the thief _ every coin back to @.|hand hands handed handing
5 The crowd demanded that the band _ one more song for @.|play plays played playing
5 The captain commanded that no one _ until @ gave the sign.|speak speaks spoke speaking
5 It was proposed that @ _ the speech in front of the whole town.|make makes made making
`)

/** Sentences without a subjunctive that a child could take for it, by the mistake. `@` is a name. */
export const plainLines: Readonly<Record<string, readonly string[]>> = {
  'took-a-plural-for-it': [
    'The twins were late because they had missed the bus with @.',
    'We were sure that the keys were in the bag that @ packed.',
    'They were so tired that @ had to carry all of the rucksacks.',
    'The guards were asleep when @ crept past the gate and down to the river.',
    'You were right about the weather after all, @, and the rest of us were wrong.',
    'All of the best seats were taken long before @ arrived at the theatre.',
  ],
  'took-a-real-condition-for-it': [
    'If it rains as hard as this tomorrow, @ will have to stay indoors again.',
    'If @ was late for the register this morning, nobody in our class noticed.',
    'If water is heated, it turns into steam, as @ knows.',
    'If you see @, give back this pencil case.',
    'If @ was at the party last night, I did not know.',
    'If the bell rings, @ runs straight to the gate.',
  ],
  'took-a-plain-that-clause-for-it': [
    'The head says that @ wears odd socks to school on every day of the week.',
    'Mum knows that @ comes home by the canal.',
    'It is clear that @ is the fastest of us all.',
    'The doctor thinks that @ is well again and can go back to school on Monday.',
    'I heard that @ was chosen for the choir.',
    'The neighbours believe that @ broke the window, but it was really the wind.',
    'Everyone can see that @ takes great care.',
    'It is true that @ was nearly always on time.',
  ],
  'took-a-plain-past-for-it': [
    'Last year @ was the captain of the netball team that came second in the cup.',
    'The letter was posted by @ on Monday morning.',
    '@ was here only a minute ago, but now the room is empty and dark.',
    'When @ was six years old, the whole family moved from Cardiff to Hull.',
    'The sea was warmer when @ swam there in August.',
    'It was so late that @ fell asleep on the stairs.',
  ],
}
