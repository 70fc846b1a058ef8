import {
  classOf,
  figure,
  find,
  findOpinion,
  infer,
  isFalse,
  judge,
  type LongPassage,
  means,
  order,
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const notADryEye: LongPassage = {
  id: 'not-a-dry-eye',
  year: 5,
  kind: 'playscript',
  title: 'Not a Dry Eye',
  text: `SCENE: The village hall at Ballymacrory, County Fermanagh, on a wet Thursday evening. On the stage a cardboard castle leans against a stepladder like a tired traveller. Above it hangs a banner: QUEEN ISOLDA, A TRAGEDY. MRS DEVLIN, author and director, marches to and fro. AOIFE, aged ten, the stage manager, is studying a list. At the side sits GRANNY QUINN, the prompter, with the script on her knee, a pencil behind her ear and her eyes shut.

MRS DEVLIN: This time tomorrow, Aoife, that curtain goes up. Three years I have laboured over this play, and there is not one joke in it.

AOIFE: (kindly) No, Mrs Devlin. There’s a wee problem with the curtain, though. It goes up grand. It just won’t come down.

MRS DEVLIN: Then it shall stay up. Where is my king?

AOIFE: In the kitchen. Fergal’s crown has slid down over his eyes, and it’s stuck. They’re trying butter.

MRS DEVLIN: And the horse?

AOIFE: Half of it’s here.

(The front half of a horse trots in, trailing an empty length of brown velvet. PEADAR’s face looks out of its mouth.)

PEADAR: Nuala’s in bed with the chickenpox. I can be the front or I can be the back, Mrs Devlin, but I can’t be both. I tried it on the stairs.

MRS DEVLIN: (closing her eyes) And my storm?

(MR SINGH pops up behind the castle with a large sheet of tin.)

MR SINGH: I’m only a dentist, Mrs Devlin, but I’ve been rattling this tin since Tuesday, and my storm is magnificent.

(He shakes it. There is a tremendous crash. The castle hesitates, bows politely and falls flat on its face.)

GRANNY QUINN: (without opening her eyes) “Stand firm, ye towers.” Page nine.

MRS DEVLIN: Put it up again! We begin from the farewell. And remember, I want not a dry eye in the house.

(The lights go out. There is a thud.)

AOIFE: That’s the fuse. It’ll be the badminton club, plugging in their kettle.

MRS DEVLIN: The badminton club comes on Fridays!

AOIFE: They swapped, because of us.

(The lights come on again. Against the back wall eight people in shorts sit in a row, with rackets across their knees and mugs in their hands. Nobody on the stage notices. QUEEN ISOLDA, who is MISS KAMARA, the vet, sweeps on in a velvet gown and wellingtons.)

ISOLDA: So sorry. There was a calf. (In a thrilling voice) Farewell, grey towers! Farewell, my noble steed, who never yet hath failed me!

(The noble steed advances. The velvet does not, because it has caught on a nail. There is a long, slow rip.)

PEADAR: I never felt a thing.

ISOLDA: Thou faithful beast, I … I … (Whispering) Line!

(Everybody looks at GRANNY QUINN, who is snoring gently.)

AOIFE: (hissing) Granny!

GRANNY QUINN: (with a start) Two sugars!

ISOLDA: Two sugars? (Recovering) Two sugars shalt thou have, for thou hast served me well!

(A snort from the back of the hall. FERGAL enters as the KING, his crown down to his chin and gleaming with butter. With immense dignity he walks straight across the stage, off the edge of it and into the big drum.)

KING: (from inside) “My queen! The whole world has grown dark to me!”

AOIFE: To be fair, that is the line.

(MRS DEVLIN sinks on to the throne. It is made of egg boxes. There is a silence, and then, from the back wall, a roar. The badminton club is on its feet, clapping and wiping its eyes.)

MRS DEVLIN: (from the floor) Who are those people?

MR BURNS: Burns, badminton. We only came to ask how long you’d be. Missus, I haven’t laughed like that since the roof blew off the bus shelter. Is it on again tomorrow? I’d bring the whole league.

MRS DEVLIN: (rising with terrible calm) It is a tragedy.

AOIFE: (quietly) Mrs Devlin, how many tickets have we sold?

(A pause.)

MRS DEVLIN: Eleven.

AOIFE: And how many chairs have we put out?

(A longer pause. MRS DEVLIN looks at the castle, at the half of a horse, at the pair of boots sticking up out of the drum. Something happens at the corner of her mouth. She fights it. She loses.)

MRS DEVLIN: Two sugars! Oh, very well! Tomorrow we shall do it again, exactly as tonight. Every crash. Every rip. But on purpose!

MR SINGH: But that’s impossible! Who could remember it all?

(Dismay. GRANNY QUINN opens one eye, takes the pencil from behind her ear and turns back a page.)

GRANNY QUINN: I have every bit of it written down. (Reading) “Page nine. Castle falls. Page ten. Horse tears.” From the top. And Fergal, love: more leg, when you go into the drum.

CURTAIN (if it will).`,
  items: [
    find(
      1,
      'What was the trouble with the curtain?',
      'It could not be lowered.',
      {
        opposite: ['It could not be raised.'],
        place: ['It was caught on a nail.', 'It was torn by the horse.', 'It had fallen on the set.'],
      },
      'It goes up grand. It just won’t come down.',
      'Aoife explains it in two short sentences. The nail and the tear belong to the horse’s velvet, later on.',
    ),
    infer(
      3,
      'Aoife speaks “kindly” when Mrs Devlin says that there is not one joke in her play. What does this suggest?',
      'Aoife thinks less of the play than its author does.',
      {
        opposite: ['Aoife thinks that the play is a very moving one.'],
        own: [
          'Aoife hopes to be given a bigger part in the play.',
          'Aoife is afraid that the play will never be finished.',
          'Aoife thinks that Mrs Devlin has never told a joke.',
        ],
      },
      'No, Mrs Devlin. There’s a wee problem with the curtain, though.',
      'You speak kindly to someone whose feelings you want to spare. Mrs Devlin is proud of what she says; Aoife agrees gently and moves on.',
    ),
    figure(
      4,
      'The castle “hesitates, bows politely and falls flat on its face”. How do these words make its fall funny?',
      'They give cardboard the manners of an actor.',
      {
        effect: [
          'They let us hear each of the sounds it makes.',
          'They make the fall seem quick and dangerous.',
          'They compare the castle to a weary traveller.',
        ],
        opposite: ['They make the castle seem strong and proud.'],
      },
      'The castle hesitates, bows politely and falls flat on its face.',
      'Cardboard cannot hesitate or be polite. It topples as though it were a person taking a bow, which is called personification.',
    ),
    means(
      2,
      'Which word is closest in meaning to “tremendous” in “There is a tremendous crash”?',
      'enormous',
      { sound: ['trembling'], fits: ['distant', 'mysterious'], opposite: ['muffled'] },
      'There is a tremendous crash.',
      'Mr Singh is proud of a “magnificent” storm, and the noise is so great that the castle falls over.',
    ),
    infer(
      4,
      'Why does Granny Quinn quote “Stand firm, ye towers” at that moment?',
      'She wryly picks the line that has just been disproved.',
      {
        own: [
          'She kindly hopes to cheer up those who built the castle.',
          'She sternly reminds Mr Singh of a line he has forgotten.',
        ],
        opposite: ['She sleepily recites a line that has nothing to do with it.'],
        strong: ['She crossly tells the actors to begin again at that page.'],
      },
      'Stand firm, ye towers.',
      'The towers have done the very opposite. Her eyes are shut, but she knows exactly what has happened and on which page.',
    ),
    find(
      2,
      'Why was the badminton club in the hall on a Thursday?',
      'It had given up its Friday for the play.',
      {
        own: [
          'It had come to help with the scenery.',
          'It had been invited to the rehearsal.',
          'It had mistaken the day of its own booking.',
        ],
        place: ['It had wanted a place to drink tea.'],
      },
      'They swapped, because of us.',
      'The club usually “comes on Fridays”, but the play is on Friday. So it changed days, to leave the hall to the actors.',
    ),
    classOf(
      3,
      'start',
      'GRANNY QUINN: (with a start) Two sugars!',
      'noun',
      ['verb', 'adjective', 'adverb'],
      '“Start” is a verb in “We start at seven”. Here it follows “with a” and names the little jump of somebody who has been woken.',
    ),
    means(
      3,
      'Which word is closest in meaning to “dignity” in “With immense dignity he walks straight across the stage”?',
      'stateliness',
      { sound: ['difficulty'], fits: ['impatience', 'astonishment'], opposite: ['clumsiness'] },
      'With immense dignity he walks straight across the stage',
      'He is playing a king, and he walks like one, although he cannot see. That is what makes the drum so funny.',
    ),
    purpose(
      3,
      'Why does the author make Aoife say, “To be fair, that is the line”?',
      'to point out that the words suit the accident',
      {
        own: [
          'to point out that she has learned the whole play',
          'to make sure that nobody laughs at Fergal',
        ],
        effect: ['to make us think that the king is injured'],
        opposite: ['to show that Fergal has forgotten his part'],
      },
      'My queen! The whole world has grown dark to me!',
      'In the tragedy the darkness is sorrow. Said from inside a drum, with a crown over the eyes, the words are simply true.',
    ),
    infer(
      4,
      'Why does Aoife ask about the tickets and the chairs?',
      'to let Mrs Devlin see that a comedy would fill the hall',
      {
        own: [
          'to find out whether there are chairs for the whole league',
          'to remind Mrs Devlin that there is still a lot to be done',
        ],
        opposite: ['to prove to Mrs Devlin that her tragedy is longed for'],
        strong: ['to make Mrs Devlin call off the play before it is too late'],
      },
      'I’d bring the whole league.',
      'Only eleven people want to see a tragedy, and a whole league would come to laugh. Aoife does not argue; she asks two questions and waits.',
    ),
    structure(
      5,
      'Mrs Devlin wants “not a dry eye in the house”. How does the scene fulfil her wish?',
      'Eyes are wet in the end, but with laughter.',
      {
        own: ['Eyes are opened at last to how good she is.', 'Eyes are wet in the end, but with shame.'],
        opposite: ['Eyes stay dry, since nobody is moved by it.'],
        part: ['Eyes are wet in the end, but only her own.'],
      },
      'The badminton club is on its feet, clapping and wiping its eyes.',
      'She meant tears of sorrow. The club is “wiping its eyes” because it has laughed so much, so her words come true in a way that she did not plan.',
    ),
    findOpinion(
      2,
      'my storm is magnificent',
      [
        'I tried it on the stairs',
        'It is made of egg boxes',
        'They’re trying butter',
        'I have every bit of it written down',
      ],
      'Mr Singh admires his own storm, and somebody else might not. The other quotations tell us what is done, used or seen.',
    ),
    order(
      3,
      [
        'Mrs Devlin sets to work on her play.',
        'Mr Singh starts to practise his storm.',
        'A crown slides over someone’s eyes.',
        'The castle falls over.',
      ],
      'Mrs Devlin has worked for three years, and Mr Singh has rattled his tin “since Tuesday”. When the scene begins, Fergal’s crown is already stuck. The castle falls before our eyes.',
    ),
    judge(
      5,
      isFalse(
        'Mrs Devlin had expected the badminton club that evening.',
        'She protests that the club comes on Fridays, and Aoife has to explain.',
      ),
      isFalse(
        'The actors saw their audience as soon as the lights came back.',
        'Nobody on the stage noticed. They found out only when the club roared and clapped.',
      ),
      untold(
        'Mr Burns paid for a ticket before he went home.',
        'He says that he would bring the whole league, but nothing is said about paying.',
      ),
    ),
    sumUp(
      4,
      'Which sentence best sums up the scene?',
      'A solemn play goes so badly that it is loved for what it was not meant to be.',
      {
        part: ['A badminton club comes to ask for its hall, and stays to watch a rehearsal.'],
        strong: ['A director is laughed at so cruelly that she gives up all her hopes for good.'],
        own: ['A clever stage manager spoils a play, so that it can be turned into a comedy.'],
        opposite: ['A solemn play is saved by its actors, and moves all those who see it to tears.'],
      },
      'Every crash. Every rip. But on purpose!',
      'Nobody meant to be funny. The accidents please the audience so much that Mrs Devlin decides to keep every one of them.',
    ),
  ],
}
