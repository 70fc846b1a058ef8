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
  untold,
} from './long-passage.ts'

export const aLetterUnderTheFloorboard: LongPassage = {
  id: 'a-letter-under-the-floorboard',
  year: 6,
  kind: 'letter',
  title: 'A Letter under the Floorboard',
  text: `Above the chemist’s shop, Hawkhill, Dundee
14th September 1894

Dear Dr Rattray,

You see that I begin by flattering you. If you are not a doctor, be so good as to put this letter back beneath the floorboard and feel ashamed of yourself. Then take it out again and read on, because I shall want to know what went wrong.

I am twelve years old today, and you are thirty. I suppose that you put your hair up, and I hope that you have stopped biting your nails, since nobody will care to have their pulse taken by a hand like mine. I am writing because Grandmother says that I shall grow out of it, and that once I am a woman I shall not even remember that I wished it. I mean to have it on paper. Here, then, is my evidence.

You cannot have forgotten January. Davie, who was not yet one, took the croup, and every breath that he drew was like the opening of a rusty gate. Dr Lamb was on the far bank of the Tay, and the snow had stopped the trains. It was Mrs Gilroy from the next stair who set us to boil every kettle in the house and sit with him in the steam. She gave me Father’s watch and bade me count the breaths, and call out if they quickened. I counted from eleven until the milk carts came. Everybody else in that kitchen was either praying or weeping, and I was too busy for either. I have never been so frightened, nor so entirely awake. And when, towards six, the gate stopped creaking, the thought that came into my head was: I want to do this again. I was ashamed of it directly; but there it was.

I told nobody until Easter. Then I told Mother, who laid down her sewing as though it had grown heavy. She had three objections. First, ladies faint. Secondly, so much study would ruin my eyes. Thirdly, the doctor in the family was to be Rob; it had been settled at his christening. Father, when she repeated it to him, went on counting pills and said nothing whatever.

To the first I reply with an experiment. In June Rob fell on the harbour steps and cut his knee. One of us fainted. It was not I. While he lay there, as white as a candle, I washed the place and bound it with my hair ribbon, and when he came to himself he told me, in strict confidence, that he would sooner sail to Greenland in a barrel than look at the inside of anybody ever again. So the third may be crossed out too.

The second I cannot answer, for my eyes do ache; but the fault was the candle’s. When the shop is shut I read Father’s great anatomy in the back room, since nobody has ever said that I may not. It is an obstinate book, which will always use six words of Latin where one of Scots would do, and I tackle it as one tackles a very large bannock: in small bites, with frequent sips of water. I have come as far as the hand, which has twenty-seven bones. I can say them all.

Three weeks ago I was discovered. I looked up, and there was Father in the doorway. He considered the book, and the stub of candle, and me, for what felt like a year. I waited for the thunder. He remarked that it was past ten o’clock, and went upstairs. But on the following night, when I crept down, the candle had gone. In its place stood the good brass lamp from the counter, filled and trimmed, and the book had been moved to where the light fell best. I have not mentioned it to him, nor he to me. I think it is the kindest conversation that we have ever had.

One thing more. In July the newspaper said that a farmer’s daughter, a Miss Gilchrist, had been made a doctor by the University of Glasgow, the first woman so honoured by any university in Scotland. Father read it out at breakfast, twice, to nobody in particular. So it can be done. It only remains for somebody to do it again.

I dare say that it has not been easy. I am prepared to find you tired, unpopular and quite plain. I am not prepared to find that you stopped because it was hard, for that I could have told you myself.

Your respectful younger self,
Euphemia Rattray

P.S. Davie is fat and well, and roars like a seagull. Listen to his chest for me.`,
  items: [
    find(
      1,
      'What does Grandmother say about Euphemia’s wish?',
      'that it will be forgotten in time',
      {
        place: [
          'that it will do harm to her eyes',
          'that it belongs to her brother',
          'that it will make her faint',
        ],
        own: ['that it will be laughed at by all'],
      },
      'I shall not even remember that I wished it',
      'Grandmother thinks that Euphemia will grow out of it. The other objections come from Mother, later in the letter.',
    ),
    find(
      2,
      'Why was there no doctor in the house on the night when Davie was ill?',
      'He was cut off on the other side of the river.',
      {
        place: ['He was told that Mrs Gilroy would come.', 'He was busy in the shop until ten o’clock.'],
        own: ['He was looking after another child.', 'He was hurt by a fall in the deep snow.'],
      },
      'Dr Lamb was on the far bank of the Tay, and the snow had stopped the trains',
      'The doctor was across the water, and without trains he could not get back.',
    ),
    figure(
      2,
      'What does Euphemia mean by “the gate stopped creaking”?',
      'Davie began to breathe easily.',
      {
        effect: [
          'The house grew quiet at last.',
          'The wind dropped as morning came.',
          'The family left the kitchen.',
        ],
        opposite: ['Davie became weaker and paler.'],
      },
      'towards six, the gate stopped creaking',
      'There is no real gate. Earlier she compares each of Davie’s breaths to the opening of a rusty gate, and here she goes on with the same picture.',
    ),
    infer(
      5,
      'Why was Euphemia ashamed of the thought that came to her?',
      'She had been thrilled by a night of danger to her brother.',
      {
        own: [
          'She had wanted all the praise that was due to Mrs Gilroy.',
          'She had believed that she knew more than Dr Lamb.',
        ],
        place: ['She had been more afraid than anybody else in the room.'],
        true: ['She had neither prayed nor wept when the others did.'],
      },
      'I want to do this again',
      'She has felt “so entirely awake” that she longs for more. But “this” is a night when Davie was in danger, so the wish strikes her as heartless.',
    ),
    purpose(
      4,
      'What is the effect of words such as “evidence” and “experiment”?',
      'They show that she already thinks like a scientist.',
      {
        effect: [
          'They show that she has had lessons in chemistry.',
          'They show that she finds it hard to trust her mother.',
        ],
        own: ['They show that she fears being accused of a wrong.'],
        strong: ['They show that she despises everyone’s feelings.'],
      },
      'To the first I reply with an experiment',
      'These are words from science. She sets out what has been said against her and tests it with facts, one point after another.',
    ),
    infer(
      3,
      'What does the accident on the harbour steps show?',
      'Rob is less suited to being a doctor than his sister.',
      {
        strong: ['Boys are always more easily upset than their sisters.'],
        own: [
          'Rob has only been pretending that he wishes to study.',
          'Rob is a good deal clumsier than the rest of the family.',
        ],
        opposite: ['Mother was right about how ladies behave in a crisis.'],
      },
      'One of us fainted. It was not I.',
      'Rob, the future doctor, fainted at his own cut knee. Euphemia washed and bound it. One case cannot prove anything about all boys.',
    ),
    classOf(
      4,
      'bound',
      'I washed the place and bound it with my hair ribbon',
      'verb',
      ['adjective', 'noun', 'adverb'],
      '“Bound” can be an adjective, as in “bound to win”. Here it tells us what Euphemia did when she had washed the cut: it is the past of “bind”.',
    ),
    means(
      3,
      'Which word is closest in meaning to “obstinate” in “It is an obstinate book”?',
      'stubborn',
      { sound: ['obsolete'], opposite: ['obliging'], fits: ['enormous', 'gripping'] },
      'It is an obstinate book',
      'An obstinate person will not give way. The book “will always use six words of Latin”, as if it refused to be helpful.',
    ),
    infer(
      5,
      'Why does Euphemia speak of a “conversation” although nothing was said?',
      'What Father did told her as much as words could.',
      {
        opposite: ['What Father said at the door had been quite enough.'],
        own: [
          'What she wished to tell Father she had put in a note.',
          'What the book told her was like the voice of a friend.',
          'What they had agreed on was to be kept from Mother.',
        ],
      },
      'the book had been moved to where the light fell best',
      'Somebody took away the candle that hurt her eyes and put the best lamp there. By doing so Father says, without a word, that he knows what she hopes for and will help her.',
    ),
    infer(
      4,
      'Why did Father read out the news from Glasgow “to nobody in particular”?',
      'He meant it for Euphemia without wishing to say so.',
      {
        own: [
          'He was too surprised to notice what he was reading.',
          'He hoped that Rob would try harder if he heard it.',
          'He supposed that the family had stopped listening.',
        ],
        opposite: ['He thought it too unlikely to interest anyone there.'],
      },
      'Father read it out at breakfast, twice, to nobody in particular',
      'He reads it twice, so somebody is meant to hear it. As with the lamp, he encourages his daughter without a word to her.',
    ),
    means(
      3,
      'Which phrase is closest in meaning to “plain” in “tired, unpopular and quite plain”?',
      'not pretty',
      {
        sense: ['easy to understand', 'without decoration'],
        opposite: ['beautiful'],
        fits: ['lonely'],
      },
      'tired, unpopular and quite plain',
      'A plain pattern has no decoration and a plain answer is clear. Said of a person’s face, it means that nobody would call it beautiful.',
    ),
    structure(
      4,
      'What does the P.S. add to the letter as a whole?',
      'It takes us back to where her ambition began.',
      {
        effect: [
          'It softens what she has said about her mother.',
          'It warns her older self not to be too proud.',
        ],
        own: ['It tells us why the letter had to be hidden.'],
        strong: ['It proves that she has become a doctor.'],
      },
      'Listen to his chest for me',
      'Her story started with a baby who could hardly breathe. It ends with the same baby, loud and healthy, and with a small task for the doctor she hopes to be.',
    ),
    order(
      3,
      [
        'Euphemia tells Mother of her wish.',
        'Rob hurts his knee.',
        'Miss Gilchrist becomes a doctor.',
        'Father finds Euphemia with the book.',
      ],
      'She told Mother at Easter, and Rob fell in June. The news from Glasgow comes last in the letter but belongs to July, while Father found her three weeks before the middle of September.',
    ),
    judge(
      5,
      untold(
        'Mrs Gilroy had nursed a child with croup before.',
        'She knew what to do, but we do not hear how she had learnt it.',
      ),
      isFalse(
        'On the night when he was ill, Euphemia shed tears over Davie.',
        'The others wept or prayed, but she was “too busy for either”.',
      ),
      isTrue(
        'Euphemia was eleven when Davie was ill.',
        'She turns twelve in September, and Davie was ill in January of that year.',
      ),
    ),
    sumUp(
      3,
      'What is the main purpose of Euphemia’s letter?',
      'to record why she is sure of her calling, and to hold herself to it',
      {
        part: ['to report how her brother was saved, and to thank those who helped'],
        own: [
          'to complain of how she is treated, and to ask others to take her side',
          'to amuse her older self, and to be sure that she has not lost heart',
        ],
        strong: ['to prove that girls make the best doctors, and to call on them to study'],
      },
      'I mean to have it on paper',
      'She writes so that nobody, not even she herself, can say later that she never wished it. And she warns her older self not to have stopped because it was hard.',
    ),
  ],
}
