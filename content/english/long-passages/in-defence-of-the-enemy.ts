import {
  classOf,
  figure,
  find,
  findFact,
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

export const inDefenceOfTheEnemy: LongPassage = {
  id: 'in-defence-of-the-enemy',
  year: 5,
  kind: 'persuasion',
  title: 'In Defence of the Enemy',
  text: `A speech to the School Council of Mumbles Road Primary, Swansea, by Rhian Castellano, Year 6

Madam Chair, members of the council, and whoever is under the table: good afternoon.

I am about to become the most unpopular person in this school. In ten minutes you will vote on the motion that homework should be abolished. I have come to ask you to vote against it. (Please put that down, Callum. Thank you.)

I know how it looks. On the day Year 5 announced this motion, a cheer ran down the corridor like a dog off its lead. I cheered too. Homework and I have been at war for years. It has ruined my Sundays. It has come between me and several excellent films. Once, when I left it on the sofa, it was eaten by my baby brother, and I had to do it all over again. Nobody in this room can say that I am its friend.

So I did what any sensible person does with an enemy: I studied it. I gave a form to sixty pupils and I counted the answers. Forty-one of them would scrap homework tomorrow. You have seen that number, since it is on a poster outside the hall. But there was a second question on my form, and for some reason the answers to that one did not reach the poster. I asked those forty-one what, precisely, they disliked. Thirty-three gave the same reply: worksheets. Not one complained of baking bread for our topic on the Romans. Not one objected to drawing the moon on seven nights running. And nobody, in the entire history of Year 4, has ever begged to be let off building a volcano.

Do you see? We do not hate homework. We hate dull homework, as who would not? But if your soup is cold, you send back the soup. You do not abolish lunch.

“It is unfair,” say the abolishers. “Some of us have a quiet bedroom, and some of us have a kitchen table and three little sisters.” That is the strongest argument you will hear today, and I shall not pretend otherwise. I have the kitchen table. But think. Abolish homework, and the child who has a quiet bedroom, and shelves of books, and a tutor on Thursdays, will go on learning at home exactly as before. It is the rest of us who will stop. That is not fairness. That is closing the library because some people own books.

“We are tired,” they say. Of course we are. Yet which of us goes home at half past three and lies down in a darkened room? We go home and practise. We practise keepy-uppies until the ball is lost for ever in next door’s conifers. We practise one line of one song until our families plead for mercy. No one calls that work, because we chose it; and we improve, because that is what practice does.

And there is one thing more. In Year 3, I was told to ask somebody old about being young, and to write down three sentences. I grumbled. I was missing a film. I asked my grandfather, who generally slept through the afternoon with the snooker on, and he turned off the television and talked for two hours. I learned that this quiet man in the corner had once, when he was nine, hidden a runaway donkey in a chapel for three days and brought it toast. I cannot ask him anything now. But I have those two hours, and I would not exchange them for all the films in the world. I should never have had them without three sentences of homework.

So here is what I propose. Vote this motion down, and I shall bring you another, which you will find beneath your chairs, unless Callum has already made it into an aeroplane. No worksheets. One task a week, chosen from a list of three. And a homework club on Wednesdays, for everybody with a kitchen table and three little sisters. Miss Bevan has agreed to run it. I am still negotiating about the biscuits.

Do not banish the enemy, members of the council. Tame it.

Thank you. You may boo now.`,
  items: [
    means(
      3,
      'Which word is closest in meaning to “motion” in “you will vote on the motion that homework should be abolished”?',
      'proposal',
      { sense: ['movement'], sound: ['notice'], fits: ['rumour', 'complaint'] },
      'you will vote on the motion that homework should be abolished',
      'In a meeting, a motion is a plan that is put forward for people to vote on. It has nothing to do with moving about.',
    ),
    purpose(
      4,
      'Why does Rhian list the wrongs that homework has done her?',
      'so that nobody can say that she is merely fond of it',
      {
        own: [
          'so that nobody can ask why she handed hers in so late',
          'so that her teachers may feel sorry for setting so much',
        ],
        opposite: ['so that the members find more reasons to abolish it'],
        effect: ['so that the members think she cannot make up her mind'],
      },
      'Nobody in this room can say that I am its friend.',
      'A friend of homework would not convince anybody. When its old enemy speaks up for it, people believe that she has good reasons.',
    ),
    find(
      1,
      'How many pupils were given Rhian’s form?',
      'sixty',
      { place: ['forty-one', 'thirty-three'], own: ['ninety'], opposite: ['nineteen'] },
      'I gave a form to sixty pupils and I counted the answers.',
      'The other numbers in that paragraph count those who gave a certain answer.',
    ),
    infer(
      4,
      'Rhian says that the other answers missed the poster “for some reason”. What is she hinting?',
      'They did not suit those who made it.',
      {
        own: ['They came in after it was printed.', 'They were lost on the way to the hall.'],
        strong: ['They had been changed by those who made it.'],
        place: ['They were too few to be worth a mention.'],
      },
      'for some reason the answers to that one did not reach the poster',
      'She knows very well what the reason is. The first answer helps the people who want to abolish homework; the second does not.',
    ),
    figure(
      3,
      '“If your soup is cold, you send back the soup. You do not abolish lunch.” What does Rhian mean by this?',
      'Put right what is bad, but keep the thing itself.',
      {
        effect: [
          'Ask for something better, but do not make a fuss.',
          'Put up with what you are given until it improves.',
        ],
        own: ['Eat a proper lunch, and the work will be easier.'],
        opposite: ['Get rid of a thing as soon as it disappoints you.'],
      },
      'if your soup is cold, you send back the soup',
      'The soup is the dull homework and lunch is homework altogether. One cold dish is no reason to give up eating.',
    ),
    structure(
      4,
      'Why does Rhian call the point about fairness “the strongest argument you will hear today”?',
      'She grants its force so that her answer will count for more.',
      {
        opposite: ['She admits that it has beaten her, so that she can move on.'],
        own: [
          'She flatters the others so that they will hear her to the end.',
          'She has no reply to it, and so she turns it into a joke.',
        ],
        part: ['She feels sorry for all who work at a kitchen table.'],
      },
      'I shall not pretend otherwise',
      'She does not hide from the best argument on the other side. She states it fairly, then answers it: “But think.”',
    ),
    infer(
      5,
      'What does Rhian mean by “closing the library because some people own books”?',
      'Those with the least at home would be the ones to lose.',
      {
        own: [
          'Those who own books would have nowhere to read them.',
          'The school is planning to do without a library as well.',
        ],
        opposite: ['Those with a quiet bedroom would be the ones to suffer.'],
        strong: ['The people who own books should be made to share them.'],
      },
      'It is the rest of us who will stop.',
      'People with shelves of books do not need a library. In the same way, a child with a tutor will go on learning, and the others have only homework.',
    ),
    find(
      2,
      'Why, according to Rhian, does nobody call keepy-uppies work?',
      'It is something that we choose.',
      {
        own: ['It is done with our friends.', 'It is done in the fresh air.'],
        place: ['It is a rest from being tired.'],
        opposite: ['It is no use however long we try.'],
      },
      'No one calls that work, because we chose it',
      'The word “because” shows you where the reason comes. She goes on to say that such practice does improve us.',
    ),
    classOf(
      3,
      'practice',
      'because that is what practice does',
      'noun',
      ['verb', 'adjective', 'adverb'],
      'In British English the verb is spelt “practise”, as in “We go home and practise”. “Practice” names the thing that makes us improve.',
    ),
    structure(
      5,
      'Films are mentioned early on and again in the story of the grandfather. What does the repetition do?',
      'It makes what homework once took from her seem a small price.',
      {
        own: [
          'It tells us which of her pastimes she shared with the old man.',
          'It suggests that films teach as much as any homework can.',
          'It tells us that she missed the same film for a second time.',
        ],
        opposite: ['It shows that she still resents what homework took from her.'],
      },
      'I would not exchange them for all the films in the world',
      'At first the lost films are a complaint. After the two hours with her grandfather they weigh nothing.',
    ),
    means(
      2,
      'Which word or phrase is closest in meaning to “negotiating” in “I am still negotiating about the biscuits”?',
      'bargaining',
      { fits: ['worrying', 'dreaming', 'wondering'], opposite: ['keeping silent'] },
      'I am still negotiating about the biscuits',
      'Miss Bevan has agreed to the club but not yet to the biscuits. To negotiate is to talk until both sides can agree.',
    ),
    findFact(
      2,
      'Miss Bevan has agreed to run it',
      [
        'It has ruined my Sundays',
        'That is not fairness',
        'It is unfair',
        'That is the strongest argument you will hear today',
      ],
      'You could ask Miss Bevan and find out. The others are feelings or judgements, however firmly Rhian states them.',
    ),
    order(
      3,
      [
        'A grandfather turns off the television.',
        'Year 5 announces its plan.',
        'Rhian counts the answers to her form.',
        'A number is printed on a poster.',
      ],
      'The talk with her grandfather was in Year 3, though Rhian speaks of it last. The form came after the announcement, and the number on the poster is taken from the form.',
    ),
    judge(
      5,
      isTrue(
        'More than half of the pupils who were given the form dislike worksheets.',
        'Thirty-three gave that reply, and half of sixty is thirty.',
      ),
      untold(
        'Callum wanted homework to be abolished.',
        'Callum keeps playing with things while Rhian speaks, but what he thinks about homework we are never told.',
      ),
      isFalse(
        'In Rhian’s plan, pupils would be free to do no task at all.',
        'She wants one task a week. They may choose which of three, but not whether to do one.',
      ),
    ),
    sumUp(
      3,
      'Which sentence best sums up what Rhian wants?',
      'Homework should be made fairer and less dull, but not given up.',
      {
        part: ['Homework should be done at a club, with biscuits for everybody.'],
        strong: ['Homework should be chosen by the pupils, with no rules to limit them.'],
        opposite: ['Homework should be given up, since it is dull and also unfair.'],
        own: ['Homework should be left as it is, since it makes pupils improve.'],
      },
      'Do not banish the enemy, members of the council. Tame it.',
      'To tame an animal is to keep it but change its ways. Worksheets go, a choice and a club come in, and homework stays.',
    ),
  ],
}
