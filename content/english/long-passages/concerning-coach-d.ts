import {
  classOf,
  figure,
  find,
  findOpinion,
  infer,
  isTrue,
  judge,
  type LongPassage,
  means,
  order,
  purpose,
  structure,
  sumUp,
  untold,
} from './long-passage.ts'

export const concerningCoachD: LongPassage = {
  id: 'concerning-coach-d',
  year: 6,
  kind: 'letter',
  title: 'Concerning Coach D',
  text: `7 Quarry Lane
Brampton

3 November

Customer Relations
Fell and Border Railways

Dear Sir or Madam,

I am writing about your 3.12 p.m. service from Carlisle to Leeds on Saturday 28 October, which I have come to think of less as a train than as a period of my life.

Let me begin with the seats. Six weeks in advance I reserved two, numbers 22 and 23 in Coach D: one for myself and one for my companion, Gerald. Gerald is a tuba. He is large, dignified and easily dented, and I have found it wiser to pay for his comfort than to leave him among the suitcases. Your confirmation, of which I enclose a copy, promised us “a relaxing journey in Coach D”. The train consisted of Coaches A, B, C and E. When I asked a member of your staff where Coach D might be found, he gazed along the platform for some time, like a man looking out to sea, and replied that it was probably in Doncaster.

We were obliged to stand as far as Appleby. There a kind family squeezed up, and I sat down with Gerald on my lap, in which position I could see nothing but Gerald. Thus it was that your ticket inspector found us. He examined my ticket. He examined Gerald’s ticket. He then pointed out that Gerald was travelling at the child’s fare. I explained that your website had offered me only “adult”, “child” or “dog”, and that “child” had seemed the nearest. The inspector enquired how old he was. I replied, truthfully, that he had been made in 1996. In that case, said the inspector, he was an adult, and owed the company a further £19.30. I paid. I enclose the receipt, which is made out to “Mr G. Tuba”. I make no comment.

At 4.35 the train stopped in a field. Nobody could object to a pause, and it was a most agreeable field. At ten to five we were told that we were waiting for a signal; at twenty past, that the signal was waiting for us. At a quarter to six a weary voice announced that there was a sheep on the line, and half an hour later that the sheep had been persuaded to leave, but that the driver, who had climbed down to persuade it, had not yet got his breath back. I do not say that any of this was untrue. I merely observe that for three hours nobody offered us so much as a cup of water, the trolley having been, I understand, in Coach D.

I come now to a part of the evening for which, in fairness, I cannot reproach you. By seven o’clock it was dark. A baby was wailing, two brothers were disputing the last crisp, and a gentleman in a pinstriped suit had begun to read aloud from the safety notice. I unpacked Gerald. I am not a show-off, but thirty years of teaching music have taught me that restless creatures should be given something to do. The brothers drummed on a suitcase. The gentleman proved to possess a magnificent bass voice. Even your guard, Mr Bello, who had been hiding, poor man, behind the bicycles, crept out and was found to be a master of the spoons. When at twenty to eight the driver announced that we were ready to move, there was, I regret to say, a groan.

All this made us more than three hours late for my brother’s seventieth birthday party, at which Gerald and I had been engaged as the surprise. My brother had gone to bed. We did surprise him, though not in the manner that we had intended.

I therefore request the return of both our fares, £77.20 in all, and an assurance that Coach D, if it is ever found, will be reunited with its train. I should also be grateful if you would convey my warmest thanks to Mr Bello. He had no food to give us, no seats and no news, and so he gave us what he had. You should take great care not to lose him, although, in view of your record, I fear that he may already be in Doncaster.

I look forward to your reply within fourteen days, which is about the time that I am allowing for my next journey.

Yours faithfully,
Philippa Achebe (Miss)`,
  items: [
    find(
      1,
      'Why could Miss Achebe not use the seats that she had reserved?',
      'Their coach was not part of the train.',
      {
        place: ['A family was already sitting in them.', 'Her companion had the wrong ticket.'],
        own: ['They were too narrow for a tuba.', 'Her letter had reached the company too late.'],
      },
      'The train consisted of Coaches A, B, C and E',
      'Her seats were in Coach D. Read the list of coaches again and see which letter is missing.',
    ),
    figure(
      3,
      'The member of staff gazed along the platform “like a man looking out to sea”. What does this suggest?',
      'He had little hope of seeing what she wanted.',
      {
        effect: ['He had sharp eyes, like those of a sailor.', 'He had no wish to be polite to a passenger.'],
        own: ['He had begun to dream of his next holiday.'],
        opposite: ['He had no doubt about where the coach was.'],
      },
      'like a man looking out to sea',
      'A man who looks out to sea may gaze for a long time at an empty horizon. At the end of his gazing the best that he can offer is “probably”.',
    ),
    means(
      3,
      'Which word is closest in meaning to “obliged” in “We were obliged to stand as far as Appleby”?',
      'forced',
      { sense: ['grateful'], fits: ['content', 'invited'], opposite: ['free'] },
      'We were obliged to stand as far as Appleby',
      'They had paid for seats and stood only because there were none. “I am much obliged” can mean that one is grateful, but nobody is thanked here.',
    ),
    infer(
      4,
      'After the story of the receipt Miss Achebe writes: “I make no comment.” Why?',
      'The charge is so absurd that it needs none.',
      {
        opposite: ['The charge is one that she thinks quite fair.'],
        own: [
          'The charge is one that she means to keep secret.',
          'The charge is so small that she forgives it.',
        ],
        strong: ['The charge has made her too angry to write on.'],
      },
      'In that case, said the inspector, he was an adult',
      'The company has charged a tuba as a grown man. She knows that the plain facts will make the reader smile without any help.',
    ),
    classOf(
      3,
      'object',
      'Nobody could object to a pause',
      'verb',
      ['noun', 'adjective', 'adverb'],
      'An object that you can hold is a noun. Here the word follows “could” and tells us what nobody could do, which is to complain.',
    ),
    find(
      2,
      'Why, as Miss Achebe understands it, were the passengers given nothing to drink?',
      'The trolley had stayed in the missing coach.',
      {
        own: ['The trolley had been left in the field.', 'The driver had taken the last of it.'],
        place: ['The guard had hidden it behind the bicycles.', 'The family had shared out the last of it.'],
      },
      'the trolley having been, I understand, in Coach D',
      '“I understand” means that this is what she was told. The trolley could not reach them, because its coach was not there.',
    ),
    structure(
      4,
      'How does the letter change at “I come now to a part of the evening”?',
      'It goes from complaints to an unexpected pleasure.',
      {
        opposite: ['It goes from small complaints to the gravest one.'],
        own: ['It goes from a true story to one that is made up.'],
        part: ['It goes from her own troubles to those of a baby.'],
        effect: ['It goes from lively jokes to a feeling of dread.'],
      },
      'for which, in fairness, I cannot reproach you',
      'The wailing baby is only the beginning of this part. What follows is an evening of music that nobody wished to end.',
    ),
    means(
      3,
      'Which word is closest in meaning to “reproach” in “for which, in fairness, I cannot reproach you”?',
      'blame',
      { opposite: ['thank'], sound: ['approach'], fits: ['repay', 'forget'] },
      'for which, in fairness, I cannot reproach you',
      'Up to here the letter has found fault with the company. “In fairness” tells us that for once she will not do so.',
    ),
    findOpinion(
      3,
      'restless creatures should be given something to do',
      [
        'My brother had gone to bed',
        'The train consisted of Coaches A, B, C and E',
        'The brothers drummed on a suitcase',
        'a gentleman in a pinstriped suit had begun to read aloud from the safety notice',
      ],
      'The word “should” is a sign: this is what Miss Achebe believes to be right. The other quotations tell what happened or what was there.',
    ),
    infer(
      2,
      'Why was there a groan when the driver spoke at twenty to eight?',
      'The passengers did not want the music to end.',
      {
        own: ['The passengers had been jolted in their seats.', 'The passengers did not believe the driver.'],
        opposite: ['The passengers were weary of singing and drums.'],
        place: ['The passengers had just been told about a sheep.'],
      },
      'there was, I regret to say, a groan',
      'It is a surprise that people who have waited for three hours should groan at good news. They had been drumming, singing and playing.',
    ),
    infer(
      4,
      '“We did surprise him, though not in the manner that we had intended.” What is the likeliest reason?',
      'They woke him out of his sleep.',
      {
        own: ['They brought another instrument.', 'They came without bringing a present.'],
        place: ['They asked him for the fare.'],
        opposite: ['They arrived before he was ready.'],
      },
      'My brother had gone to bed',
      'They had meant to play at his party, but they came more than three hours late, and by then he was in bed.',
    ),
    order(
      3,
      [
        'Miss Achebe books two seats.',
        'The driver gets down from his train.',
        'A voice says that a sheep has gone.',
        'The guard plays the spoons.',
      ],
      'The seats were booked six weeks before. We are told of the driver only after we hear that the sheep had left, but he had climbed down first, to persuade it to go.',
    ),
    judge(
      5,
      untold(
        'On 28 October Coach D was in Doncaster.',
        'The member of staff says “probably”, and we never learn where it was.',
      ),
      untold(
        'Mr Bello had played the spoons on trains before.',
        'He was found to be a master of them, but we do not know where he had played.',
      ),
      isTrue(
        'Miss Achebe’s brother was not meant to know that she and Gerald would play.',
        'They had been engaged as the surprise.',
      ),
    ),
    purpose(
      4,
      'Why does Miss Achebe write that fourteen days is “about the time that I am allowing for my next journey”?',
      'to mock the delay while remaining polite',
      {
        effect: ['to threaten that she will go by car in future'],
        own: ['to let the company know when to expect her', 'to ask the company for a slower timetable'],
        opposite: ['to show that she has forgiven the delay'],
      },
      'which is about the time that I am allowing for my next journey',
      'Nobody needs two weeks to go from Carlisle to Leeds. She pretends to plan for it, and so makes fun of the slow train without one rude word.',
    ),
    sumUp(
      5,
      'Which phrase best describes the letter as a whole?',
      'a courteous complaint that amuses as it scolds',
      {
        strong: ['a furious complaint that wants the staff punished'],
        part: ['a warm letter of thanks to an unhappy guard'],
        own: ['a sly complaint that invents wrongs to win money'],
        opposite: ['a solemn complaint that is ashamed of its jokes'],
      },
      'less as a train than as a period of my life',
      'From the first sentence to the last she is polite and funny, and yet she asks clearly for her money. The thanks to Mr Bello are one part of it.',
    ),
  ],
}
