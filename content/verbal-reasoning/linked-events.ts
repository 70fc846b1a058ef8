/**
 * Events that lead to one another: now, and on one day that is over. A and B are a girl and a
 * boy, and T is a town by the sea.
 */
export const stories = [
  [
    'it rains in T|it rained in T|it did not rain in T',
    'A’s match is called off|A’s match was called off|A’s match was not called off',
    'A stays at home|A stayed at home|A did not stay at home',
    'A bakes a cake|A baked a cake|A did not bake a cake',
    'B comes to tea|B came to tea|B did not come to tea',
  ],
  [
    'it snows in T|it snowed in T|it did not snow in T',
    'A’s bus is late|A’s bus was late|A’s bus was not late',
    'A misses assembly|A missed assembly|A did not miss assembly',
    'B tells A the news|B told A the news|B did not tell A the news',
    'A and B talk in class|A and B talked in class|A and B did not talk in class',
  ],
  [
    'the sun shines in T|the sun shone in T|the sun did not shine in T',
    'A’s gran hangs out the washing|A’s gran hung out the washing|A’s gran did not hang out the washing',
    'A’s cat sleeps outdoors|A’s cat slept outdoors|A’s cat did not sleep outdoors',
    'the birds leave B’s garden|the birds left B’s garden|the birds did not leave B’s garden',
    'A picks the cherries|A picked the cherries|A did not pick the cherries',
  ],
  [
    'A’s alarm clock rings|A’s alarm clock rang|A’s alarm clock did not ring',
    'A gets up early|A got up early|A did not get up early',
    'A catches the bus|A caught the bus|A did not catch the bus',
    'A meets B|A met B|A did not meet B',
    'A and B play cards|A and B played cards|A and B did not play cards',
  ],
  [
    'the shop in T is shut|the shop in T was shut|the shop in T was not shut',
    'A’s dad makes soup|A’s dad made soup|A’s dad did not make soup',
    'A lays the table|A laid the table|A did not lay the table',
    'B washes up|B washed up|B did not wash up',
    'A and B eat early|A and B ate early|A and B did not eat early',
  ],
  [
    'the tide is low at T|the tide was low at T|the tide was not low at T',
    'A looks for crabs|A looked for crabs|A did not look for crabs',
    'A gets wet feet|A got wet feet|A did not get wet feet',
    'A has a hot bath|A had a hot bath|A did not have a hot bath',
    'B reads a story|B read a story|B did not read a story',
  ],
  [
    'the team from T wins|the team from T won|the team from T did not win',
    'B’s dad buys ice cream|B’s dad bought ice cream|B’s dad did not buy ice cream',
    'A is late for supper|A was late for supper|A was not late for supper',
    'B feeds the rabbit|B fed the rabbit|B did not feed the rabbit',
    'B’s rabbit goes to sleep|B’s rabbit went to sleep|B’s rabbit did not go to sleep',
  ],
  [
    'the wind blows at T|the wind blew at T|the wind did not blow at T',
    'A flies a kite|A flew a kite|A did not fly a kite',
    'B climbs the hill|B climbed the hill|B did not climb the hill',
    'A and B have a picnic|A and B had a picnic|A and B did not have a picnic',
    'A’s dog comes too|A’s dog came too|A’s dog did not come too',
  ],
  [
    'A’s baby sister cries|A’s baby sister cried|A’s baby sister did not cry',
    'B’s dog barks|B’s dog barked|B’s dog did not bark',
    'A wakes up|A woke up|A did not wake up',
    'A drinks some milk|A drank some milk|A did not drink any milk',
    'B comes downstairs|B came downstairs|B did not come downstairs',
  ],
  [
    'the lift at T station breaks down|the lift at T station broke down|the lift at T station did not break down',
    'A takes the stairs|A took the stairs|A did not take the stairs',
    'A arrives late|A arrived late|A did not arrive late',
    'B starts without A|B started without A|B did not start without A',
    'A and B finish late|A and B finished late|A and B did not finish late',
  ],
  [
    'the moon is full over T|the moon was full over T|the moon was not full over T',
    'the owls in B’s barn hoot|the owls in B’s barn hooted|the owls in B’s barn did not hoot',
    'A lies awake|A lay awake|A did not lie awake',
    'A writes in a diary|A wrote in a diary|A did not write in a diary',
    'B sees a light|B saw a light|B did not see a light',
  ],
  [
    'the train to T is full|the train to T was full|the train to T was not full',
    'A travels by bus|A travelled by bus|A did not travel by bus',
    'A buys a comic|A bought a comic|A did not buy a comic',
    'B borrows the comic|B borrowed the comic|B did not borrow the comic',
    'A and B laugh|A and B laughed|A and B did not laugh',
  ],
] as const

export const towns =
  'Whitby, Margate, Tenby, Oban, Bangor, Poole, Deal, Largs, Cromer, Torquay, Skegness, Rhyl, Arbroath, Bude'.split(
    ', ',
  )
