import {
  classOf,
  figure,
  find,
  infer,
  isFalse,
  isTrue,
  judge,
  type LongPassage,
  means,
  order,
  purpose,
  structure,
  sumUp,
} from './long-passage.ts'

export const theScenicRoute: LongPassage = {
  id: 'the-scenic-route',
  year: 5,
  kind: 'playscript',
  title: 'The Scenic Route',
  text: `SCENE: A small, heavily laden car on a narrow road in the Highlands. It is late afternoon, and drizzling. MUM is driving. DAD, beside her, is wrestling with a paper map. In the back sit ZARA, who is twelve, with her phone; IDRIS, who is nine, with his binoculars; and between them NANU, their grandmother, very upright, with a large tin on her knees.

SATNAV: (serenely) Continue straight ahead.

DAD: That is what it said an hour ago! We ought to have reached Inverness by now. We ought to be in sight of the hotel.

MUM: We are in sight of a sheep.

(The car stops with a jolt. A sheep is standing in the road. It regards them without enthusiasm.)

IDRIS: (peering through the binoculars) It’s an eagle!

ZARA: It’s a sheep, Idris. It’s two metres away.

IDRIS: Behind the sheep. (He lowers the binoculars.) It’s a crow. But it’s quite a large crow.

ZARA: (holding her phone against the roof) No signal. No signal here, either. We’ve driven off the edge of the world, and nobody will ever find out.

NANU: In 1974 there was no signal anywhere, and we managed.

MUM: Were you here in 1974, Amma? You’ve never told us that you’d been to Scotland.

NANU: (airily) Did I say here? (She prises the lid off the tin.) Have a samosa.

DAD: (from behind the map) I don’t understand it. I typed in the address of the hotel myself this morning. I checked it twice. And after that I only left the car for five minutes, to have a quarrel with the roof box.

NANU: (studying the ceiling) Such a long five minutes.

(The sheep moves off, in its own good time. The car moves on.)

SATNAV: In two hundred yards, turn left.

MUM: There is no left. There is nothing on the left but bog.

NANU: After the white stone. It is narrower than you would expect.

(Slowly everybody turns to look at her. On the bank, the sheep turns to look at her too. NANU is suddenly very busy with the lid of the tin.)

DAD: How can she possibly know about a white stone?

MUM: (turning the wheel) I’ve no idea. But there it is.

(The car lurches down a track. Bracken claws at the windows; something underneath gives a groan. Then everything is quiet, the drizzle stops, and the whole stage fills with golden light.)

SATNAV: You have reached your destination.

(They climb out, one by one. In front of them, where the audience is sitting, there lies an immense loch without a ripple on it.)

ZARA: (lowering her phone) Oh.

DAD: This is not the hotel. (Pause.) It is considerably better than the hotel. But it is not the hotel.

MUM: Amma. What have you done?

NANU: It is a very courteous machine. I pressed the place where it says “Change destination”, and it said, “Are you sure?” (She smooths her scarf.) Nobody has asked me whether I was sure since your father.

(She walks down to a flat rock beside the water and lays her hand on it, as one might on the neck of an old horse.)

NANU: June, 1974. We had been married for nine days, and we had borrowed a Mini with one door that would not open. It broke down up there, by the white stone. Your father said, “Never mind. We shall go and look at the view until somebody comes.” Nobody came until the morning. For supper we had a tin of peaches, and no spoons. And he promised me that we would come back every summer. (Pause.) But then there was the shop, and then there were all of you; and summers are so short.

MUM: (softly) You could have asked us.

NANU: I could. And your husband would have looked at his list, and said, “It is forty miles out of our way.”

DAD: But it is forty miles … (He stops. He looks at NANU, and at the loch. Then he folds up the map, badly, and puts it away.) It is exactly as far as it needs to be.

IDRIS: (in a whisper, with the binoculars to his eyes) Nobody move.

ZARA: If that is another crow …

IDRIS: It isn’t.

(They all look up. A vast shadow glides across the stage, over their heads, and is gone.)

NANU: (lifting a tin of peaches from beneath the samosas) I have brought five spoons.

SATNAV: (faintly, from the car) Are you sure?

NANU: (smiling) Oh, yes.

(The light fades slowly on the five of them, side by side on the rock.)`,
  items: [
    figure(
      3,
      'What do the words “wrestling with a paper map” make us imagine?',
      'The map seems to fight back.',
      {
        opposite: ['The map seems glad to help him.'],
        effect: ['The map seems too precious to unfold.', 'The map seems to frighten him.'],
        own: ['The map seems to be pulled away by Mum.'],
      },
      'DAD, beside her, is wrestling with a paper map',
      'You wrestle with an opponent. A big sheet of paper in a small car is hard to control, and so it seems to struggle against him.',
    ),
    means(
      2,
      'Which word is closest in meaning to “serenely” in “SATNAV: (serenely) Continue straight ahead”?',
      'calmly',
      {
        opposite: ['anxiously'],
        sound: ['severely', 'sincerely'],
        fits: ['loudly'],
      },
      'SATNAV: (serenely) Continue straight ahead.',
      'The joke is that Dad is upset while the machine is perfectly peaceful. Serene means calm and untroubled.',
    ),
    find(
      1,
      'What does Idris really see behind the sheep?',
      'a crow',
      { place: ['an eagle', 'a white stone'], own: ['a stag', 'a lamb'] },
      'It’s a crow. But it’s quite a large crow.',
      'At first he hopes that it is an eagle. When he lowers the binoculars, he has to admit what it is.',
    ),
    find(
      2,
      'Why did Dad leave the car for five minutes that morning?',
      'to battle with the roof box',
      {
        place: ['to look up the address of the hotel', 'to look for a map of the Highlands'],
        own: ['to have an argument with Mum', 'to help Nanu with the lid of the tin'],
      },
      'to have a quarrel with the roof box',
      'A box cannot quarrel. He means that it would not do as he wanted.',
    ),
    infer(
      3,
      'What had Nanu done in the “long five minutes”?',
      'She had changed the address in the satnav.',
      {
        own: ['She had packed the peaches under the samosas.', 'She had hidden Dad’s map under her seat.'],
        place: ['She had checked the address in the satnav.'],
        opposite: ['She had asked the satnav the way to the hotel.'],
      },
      'I pressed the place where it says',
      'The words that she pressed were “Change destination”, but she does not confess until they reach the loch. Looking up at the ceiling, like somebody who has a secret, is the first hint.',
    ),
    classOf(
      4,
      'left',
      'There is no left.',
      'noun',
      ['adverb', 'adjective', 'verb'],
      'After “no” there stands the name of a thing: Mum means that there is no road on that side. In “turn left” the same word is an adverb.',
    ),
    purpose(
      3,
      'Why does the author have the sheep turn to look at Nanu as well?',
      'to make the moment of suspicion funny',
      {
        effect: ['to make the moment of danger frightening', 'to make the lonely place seem sad'],
        own: ['to show that Nanu is used to animals', 'to show that it wants one of her samosas'],
      },
      'On the bank, the sheep turns to look at her too.',
      'The family has begun to suspect Nanu, and even the sheep seems to join in. The author uses this to make us laugh.',
    ),
    means(
      3,
      'Which word is closest in meaning to “lurches” in “The car lurches down a track”?',
      'staggers',
      {
        opposite: ['glides'],
        sound: ['lurks'],
        fits: ['races', 'creeps'],
      },
      'The car lurches down a track.',
      'The track is rough and something groans beneath the car. To lurch is to move with sudden, unsteady jolts.',
    ),
    infer(
      5,
      'What does Nanu suggest by saying that nobody has asked her whether she was sure “since your father”?',
      'Her wishes are seldom considered nowadays.',
      {
        own: ['Her own memory is no longer to be relied on.', 'Her family does not let her use machines.'],
        opposite: ['Her daughter asks her too many questions.'],
        strong: ['Her husband always had doubts about her plans.'],
      },
      'Nobody has asked me whether I was sure since your father.',
      'To be asked “Are you sure?” is to have a say in what happens. It pleases her even from a machine, so she cannot be used to it.',
    ),
    infer(
      4,
      'How does Dad change in his last speech?',
      'He begins to protest, then sees that she was right to come.',
      {
        opposite: ['He begins to give way, then protests about the distance.'],
        own: [
          'He begins to work out the distance, then finds his error.',
          'He begins to apologise, then blames the map instead.',
        ],
        strong: ['He begins to protest, then promises to come every year.'],
      },
      'It is exactly as far as it needs to be.',
      'He starts to say that it is forty miles, just as Nanu foretold. Then he puts the map away and finds a kinder way to say it.',
    ),
    infer(
      4,
      'What do the “five spoons” tell us?',
      'Nanu had always meant to share the place with them.',
      {
        opposite: ['Nanu had expected to sit by the loch alone.'],
        place: ['Nanu had used them by the loch in 1974.'],
        own: ['Nanu had known that the hotel served no supper.', 'Nanu had packed far more than was needed.'],
      },
      'I have brought five spoons.',
      'There are five people in the car, and in 1974 there were no spoons at all. She planned this supper for everybody.',
    ),
    structure(
      5,
      'Why does the satnav ask “Are you sure?” again at the end?',
      'to echo a question that now has a happy answer',
      {
        opposite: ['to raise a doubt that now spoils her pleasure'],
        own: [
          'to remind the family that the hotel is waiting',
          'to prove that the machine has been broken all along',
        ],
        effect: ['to warn us that Nanu is about to change her mind'],
      },
      '(faintly, from the car) Are you sure?',
      'The first time, Nanu was alone with her plan. Now she is on the rock with her family, and her “Oh, yes” is about much more than the way.',
    ),
    order(
      4,
      [
        'Nanu eats peaches without a spoon.',
        'Dad types in the address of the hotel.',
        'Nanu presses “Change destination”.',
        'A sheep stands in the road.',
      ],
      'The play begins with the sheep. We hear later what happened that morning, and last of all what happened in 1974.',
    ),
    judge(
      5,
      isTrue(
        'Before this journey Mum did not know that Nanu had ever visited Scotland.',
        'She says, “You’ve never told us that you’d been to Scotland.”',
      ),
      isFalse(
        'The family went the wrong way because of a slip that Dad made.',
        'He typed the right address and checked it twice. Nanu changed it on purpose.',
      ),
      isTrue(
        'Nanu had planned the stop by the loch before the journey began.',
        'She packed peaches and spoons, and changed the address. She meant to come here all along.',
      ),
    ),
    sumUp(
      3,
      'Which sentence best sums up the play?',
      'A secret plan brings a family to a treasured place.',
      {
        part: ['A family car is held up by a stubborn sheep.'],
        own: ['A faulty machine ruins a carefully planned holiday.'],
        opposite: ['A secret plan is found out before a family can leave.'],
        strong: ['A family decides never to use a satnav again.'],
      },
      'And he promised me that we would come back every summer.',
      'The jokes about the map, the crow and the sheep all lead to the loch, to which Nanu has secretly been steering them.',
    ),
  ],
}
