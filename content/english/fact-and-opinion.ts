import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { inALongText } from './long-passages/sets.ts'

export const tellApart = inALongText('english.fact-and-opinion.tell-apart', ['opinion'], { seconds: 75 })
export const trueOrNot = inALongText('english.fact-and-opinion.true-or-not', ['judged'], { seconds: 100 })

export const factAndOpinion: Topic = {
  id: 'english.fact-and-opinion',
  name: 'Fact, opinion and what a text proves',
  subdomain: 'comprehension',
  year: 5,
  prerequisites: ['english.retrieval'],
  about: 'Telling facts from opinions, and judging whether a text shows that something is true.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **fact** can be checked. You could count it, measure it or look it up. "The bridge is 90 metres long" is a fact.

An **opinion** is what somebody thinks or feels. Others may not agree. "It is the finest bridge in Wales" is an opinion.

Some questions ask if a sentence is **true**, **false** or if you **cannot tell**:

- **True**: the text says it, perhaps in other words.
- **False**: the text says something that does not fit with it.
- **Cannot tell**: the text does not say. It may well be so, but you have no proof.

Use only the text. What you know from home or school does not count here.`,
    example: `
*Mina runs the bakery. It opens at six, and by eight the rolls have always gone. They are the best in town.*

Is it true, false, or can you not tell?

1. "The rolls sell out before nine." By eight they have gone, so this is **true**.
2. "The bakery opens at seven." It opens at six, so this is **false**.
3. "Mina bakes the rolls by herself." She runs the shop. Who bakes? You **cannot tell**.

And "the best in town" is an **opinion**: no one can measure it.`,
    harder: `
*In 2019 the pier was voted the prettiest in England. It is 480 metres long. No pier has a finer sunset. Most of its visitors come in August, when the band plays.*

Which sentence is an **opinion**?

1. "Voted the prettiest" sounds like an opinion. But is it? There was a vote, in 2019, and I could look it up. So it is a **fact** about a vote, even if you don’t find the pier pretty.
2. "480 metres" can be measured. It is a fact.
3. "No pier has a finer sunset." Who says so? You can’t measure how fine a sunset is. It is an **opinion**, though it is said as if it were sure.
4. "Most of its visitors come in August" can be counted. It is a fact.

True, false, or can you not tell?

1. "The pier is nearly half a kilometre long." 480 metres is nearly 500. So it is **true**, in other words.
2. "People come in August to hear the band." They come when the band plays. But do they come for the band, or for the sun? You **cannot tell**.
3. "The pier has never won a prize." It was voted the prettiest. So it is **false**.

The slip to watch for is thinking that two things that happen together must belong together.

Now you try: "The oldest part is the best." Fact or opinion? (Opinion, though "oldest" could be checked.)`,
    mistake: `
It is easy to say "true" when a thing is only likely. To see this slip, look for the words that prove it. If you can’t find any, you cannot tell. Take care with numbers too. "Nobody could bake 100 better rolls" has a number in it, but it is still an opinion.`,
    tryThis: `
Look at a packet of food. Read what is printed on it. Find two facts and two opinions. How could you check the facts?`,
  })),
  misconceptions: once(() => ({
    'took-a-fact-for-an-opinion': {
      child: 'That can be checked, so it is a fact. Look for what somebody thinks or feels.',
      parent: 'Mistakes a fact for an opinion. Ask “How could we check it?” If there is a way, it is a fact.',
    },
    'took-an-opinion-for-a-fact': {
      child: 'Others might not agree with that, so it is an opinion. Look for what can be checked.',
      parent: 'Mistakes an opinion for a fact. Ask whether everybody would have to agree.',
    },
    'own-idea-not-in-text': {
      child: 'The text doesn’t settle that. If no words prove it, you cannot tell.',
      parent:
        'Decides on something the text leaves open. Ask which words prove it. If none do, we cannot tell.',
    },
    'missed-what-the-text-says': {
      child: 'The text does tell you, perhaps in other words. Look for them.',
      parent:
        'Says “cannot tell” although the text does tell. Look together for other words that mean the same.',
    },
    'opposite-of-the-text': {
      child: 'Mind the difference between true and false: compare the words one by one.',
      parent: 'Mixes up true and false. Compare the sentence with the line in the text, word by word.',
    },
  })),
  templates: [tellApart, trueOrNot],
}
