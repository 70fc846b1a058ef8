/** Before the joined words, the joined words, the noun, and the rest. `@` is a name. By level. */
export const joinedAdjectives: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: [
    '@ met a|well-known|actor|on the train to Leeds.',
    '@ drew a|long-legged|spider|in the corner of the page.',
    'There is a|left-handed|drummer|in the band, says @.',
    '@ bought a|first-class|ticket|for Grandad.',
    '@ spilt a cup of|ice-cold|water|down my neck.',
    'We watched @ race a|bad-tempered|goose|across the yard.',
    '@ wrote a story about a|two-headed|dragon|with toothache.',
    '@ lives next door to a|hard-working|farmer|called Mr Pugh.',
    'After a|ten-mile|walk|, @ was ready for tea.',
    '@ rode to school on a|double-decker|bus|for the first time.',
    'A|kind-hearted|neighbour|found the keys @ had lost.',
    '@ has an|old-fashioned|clock|that runs backwards.',
    'The vet gave @ a|short-haired|kitten|to look after.',
    '@ made a|three-legged|stool|out of an old shelf.',
    '@ took a|five-minute|break|before the next game.',
  ],
  2: [
    '@ looked after the garden of an|absent-minded|professor|.',
    'Only @ saw the|snow-covered|roof|begin to sag.',
    '@ chose a|sugar-free|drink|to go with the chips.',
    'For years @ had dreamt of a|part-time|job|at the zoo.',
    '@ has a|good-natured|dog|that even likes the vet.',
    '@ heard a|world-famous|pianist|play at the town hall.',
    'The captain gave @ a|heavy-duty|torch|to carry.',
    '@ spoke to a|red-faced|referee|after the match.',
    '@ wore a|knee-length|coat|with silver buttons.',
    'A|quick-thinking|passenger|pulled @ back on board.',
    '@ cooked a|three-course|meal|for eleven people.',
    '@ climbed over a|moss-covered|wall|into the orchard.',
    'The crew showed @ a|deep-sea|fish|with its own light.',
    '@ borrowed an|eight-string|guitar|from the museum.',
    'A|narrow-minded|judge|gave @ the lowest mark of all.',
  ],
  3: [
    '@ used to share a desk with a|six-year-old|genius|.',
    'The driver handed @ an|up-to-date|timetable|.',
    '@ had a|face-to-face|talk|with the head teacher.',
    'It was a|once-in-a-lifetime|chance|, and @ took it.',
    '@ gave the part to an|out-of-work|actor|from Crewe.',
    'Nobody could resist the|happy-go-lucky|smile|that @ wore.',
    '@ sleeps under a|hundred-year-old|quilt|in winter.',
    '@ was in charge of the|state-of-the-art|kitchen|.',
    'The doctor gave @ a|word-for-word|report|of the talk.',
    '@ goes to a|well-thought-of|school|in the next town.',
    'A|ten-foot-tall|giant|bowed to @ and went away.',
    '@ did a|last-minute|dash|for the door.',
    'A|down-to-earth|answer|was all that @ wanted.',
    '@ told us an|over-the-top|story|about a whale.',
    'We admired the|hard-to-beat|score|that @ had set.',
  ],
}

/** Things that each have a size, as in “thirty two-litre bottles”. `single` ones can also be counted: “thirty-two litre bottles”. */
export const sizedThings: readonly {
  readonly unit: string
  readonly thing: string
  readonly sizes: readonly number[]
  readonly single?: true
  /** What each one is, with its size for `#`. */
  readonly is: string
}[] = [
  { unit: 'pound', thing: 'coin', sizes: [2], single: true, is: 'is worth #' },
  { unit: 'litre', thing: 'bottle', sizes: [2, 3, 4, 5, 6], single: true, is: 'holds #' },
  { unit: 'kilogram', thing: 'bag', sizes: [2, 3, 4, 5, 6], single: true, is: 'weighs #' },
  { unit: 'metre', thing: 'rope', sizes: [2, 3, 4, 5, 6], is: 'is # long' },
  { unit: 'page', thing: 'booklet', sizes: [4, 6, 8], is: 'has #' },
  { unit: 'minute', thing: 'song', sizes: [2, 3, 4, 5, 6], is: 'lasts #' },
  { unit: 'person', thing: 'tent', sizes: [2, 3, 4, 6], is: 'is for #' },
  { unit: 'mile', thing: 'race', sizes: [2, 3, 4, 5, 6], is: 'is # long' },
]

/** Words that mean something else with a hyphen after “re”: sentences in which the hyphen is needed, and others. */
export const againWords: readonly {
  readonly word: string
  readonly again: readonly string[]
  /** Each in a short form and a long one. */
  readonly plain: readonly (readonly [string, string])[]
}[] = [
  {
    word: 'recover',
    again: [
      'The sofa is torn, so @ will recover it with new cloth.',
      'Before we sell the stools, @ will recover the seats.',
      'The cover of your book is torn, @. Use this blue paper to recover it.',
    ],
    plain: [
      [
        '@ needed a week in bed to recover from the flu.',
        '@ needed a whole week in bed to recover from a bad attack of the flu.',
      ],
      [
        'The divers hoped to recover the gold from the wreck.',
        'The divers hoped to recover the gold from the wreck before winter.',
      ],
      [
        'We did not recover after that first goal.',
        'Our team did not recover after @ let in that very first goal.',
      ],
    ],
  },
  {
    word: 'resign',
    again: [
      'The ink has run, so @ will have to resign the form.',
      'The club hopes @ will resign for another season.',
      'The date on this letter is wrong, @. Please resign it.',
    ],
    plain: [
      [
        'The mayor had to resign after the scandal.',
        'After the scandal about the missing money, the mayor had to resign.',
      ],
      [
        '@ wants to resign as captain of the team.',
        '@ wants to resign as captain of the team and become the goalkeeper.',
      ],
      [
        'If the boss does not resign, the workers will.',
        'If the head of the company does not resign, all the workers will.',
      ],
    ],
  },
  {
    word: 'resent',
    again: [
      'The first email got lost, so @ resent it on Monday.',
      'The parcel came back, so @ resent it to the right house.',
      'The date was wrong, so @ resent all of the invitations.',
    ],
    plain: [
      [
        'I resent the way that you speak to me.',
        'I resent the way that you always speak to me in front of @.',
      ],
      [
        'The older ones resent having to go to bed early.',
        'The older children resent having to go to bed as early as @ does.',
      ],
      [
        '@ began to resent doing the washing-up.',
        'After a month, @ began to resent doing all of the washing-up.',
      ],
    ],
  },
  {
    word: 'reform',
    again: [
      'After ten years apart, the band will reform with @.',
      'The clay had dried out, so @ could not reform the pot.',
      'The circle of dancers broke and had to reform round @.',
    ],
    plain: [
      [
        'The law will reform the way that schools are run.',
        'The new law will reform the way that schools are run.',
      ],
      [
        'The thief promised that he would reform.',
        'The thief promised @ that he would reform and find an honest job.',
      ],
      [
        'Elizabeth Fry worked to reform the prisons.',
        'Elizabeth Fry worked for most of her life to reform the prisons.',
      ],
    ],
  },
  {
    word: 'remark',
    again: [
      'My mark was wrong, so @ asked the teacher to remark it.',
      'The lines on the pitch have faded. @ must remark them.',
      'If we remark the essays, @ may get a better grade.',
    ],
    plain: [
      [
        '@ was too polite to remark on the smell.',
        '@ was much too polite to remark on the strange smell of the cheese.',
      ],
      [
        'I heard her remark that it was rather cold.',
        'I heard one of the visitors remark that it was rather cold indoors.',
      ],
      [
        'Visitors often remark on how tall the trees are.',
        'Visitors often remark on how tall the trees behind the church are.',
      ],
    ],
  },
  {
    word: 'relay',
    again: [
      'The carpet is crooked, so @ will have to relay it.',
      'The pipe is mended, so now @ must relay the stones.',
      'The tiles have come loose, and @ is going to relay them.',
    ],
    plain: [
      [
        'Please relay this message to your parents, @.',
        'Please relay this message to your parents as soon as you can, @.',
      ],
      [
        'The satellite can relay the pictures in seconds.',
        'The satellite can relay the pictures all the way to Earth in seconds.',
      ],
      [
        'Beacons would relay the news across the land.',
        'A long chain of beacons would relay the news right across the land.',
      ],
    ],
  },
  {
    word: 'represent',
    again: [
      'The shop had lost the bill, so @ had to represent it.',
      'The screen broke on Monday, so @ will represent the slides on Friday.',
      'The photographs were spoilt, so the mayor had to represent the cup to @.',
    ],
    plain: [
      [
        '@ was chosen to represent the school at chess.',
        'Out of two hundred pupils, @ was chosen to represent the school.',
      ],
      [
        'The blue lines on the map represent rivers.',
        'The thin blue lines on the map in the hall represent rivers, @.',
      ],
      [
        'A lawyer will represent her in court.',
        'A well-known lawyer will represent the owners of the ship in court.',
      ],
    ],
  },
  {
    word: 'resort',
    again: [
      'The cards fell on the floor, and @ had to resort them by number.',
      'The socks are mixed up. Let us resort them, @.',
      '@ had to resort the whole pile of letters into A to Z.',
    ],
    plain: [
      [
        'The giant may resort to shouting in the end.',
        'If words do not help, the giant may resort to shouting at @ instead.',
      ],
      [
        '@ had to resort to eating with a spoon.',
        'With no forks in the house, @ had to resort to eating with a spoon.',
      ],
      [
        'We should never resort to cheating.',
        'However badly the game is going, we should never resort to cheating.',
      ],
    ],
  },
  {
    word: 'redress',
    again: [
      'The doll was wearing its coat back to front, so @ had to redress it.',
      'The bandage is dirty. @ must redress the cut.',
      'The shop asked @ to redress the window for Christmas.',
    ],
    plain: [
      [
        'The new rules should redress the balance.',
        'The new rules should redress the balance between the two teams.',
      ],
      [
        'The king promised to redress the wrongs.',
        'The king promised @ to redress the wrongs that were done to the poor.',
      ],
      [
        'Nothing that you do now can redress the harm.',
        'Nothing that you do or say now can redress the harm that was done.',
      ],
    ],
  },
]
