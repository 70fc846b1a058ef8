import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { answering, itemOf } from './comprehension.ts'
import { type FigureId, figureIds, figures, moreLines } from './figures-of-speech.ts'
import { inALongText } from './long-passages/sets.ts'
import { withLikelierAnswers } from './passages/likelier-answers.ts'

const whyTheseWordsBefore = answering(({ craft }) => craft, {
  id: 'english.writers-craft.why-these-words',
  version: 1,
  seconds: 90,
  explain: (proof, why, right) => `Look at the words ${proof} ${why} So the best answer is: ${right}.`,
})

export const whyTheseWords = withLikelierAnswers(whyTheseWordsBefore)

const linesOf = (figure: FigureId, version: 1 | 2) =>
  version === 1 ? figures[figure].lines : [...figures[figure].lines, ...moreLines[figure]]

const signOf = (figure: FigureId, version: 1 | 2) =>
  (version === 2 && betterSigns[figure]) || figures[figure].sign

const betterSigns: Readonly<Partial<Record<FigureId, string>>> = {
  simile: 'With “like” or “as” it says that one thing is similar to another.',
  question: 'It is a question, but the writer does not expect an answer.',
  alliteration: 'Several words close together begin with the same sound.',
  onomatopoeia: 'One word in it sounds like the noise that it names.',
  personification: 'A thing that is not alive acts or feels as a person does.',
}

/** Figures with a visible sign come first: `like`, a question mark, repeated letters. */
function drawFigure(random: Random, step: Step, version: 1 | 2): { figure: FigureId; line: string } {
  const figure = random.pick(figureIds.filter(id => Math.abs(figures[id].level - step) <= 1))
  return { figure, line: drawLine(random, figure, version) }
}

function drawLine(random: Random, figure: FigureId, version: 1 | 2): string {
  const lines = linesOf(figure, version)
  return itemOf(lines, random.int(0, lines.length - 1))
}

const alsoMetaphors = new Set(['I have got a mountain of homework tonight.', 'Her smile was a mile wide.'])

/** Whether this line clearly lacks a figure that others of its kind can have. */
function isClear(figure: FigureId, other: FigureId, line: string): boolean {
  if (figure === 'metaphor') return other === 'personification'
  if (figure === 'personification')
    return other === 'onomatopoeia' && !/sang|cough|howl|nags|gossip|call|yawn|begged/.test(line)
  if (other === 'metaphor') return !alsoMetaphors.has(line)
  return other === 'simile' && !/\b(?:like|as|than)\b/.test(line)
}

/** Without a question mark nobody would take the line for a question. */
const rivalsOf = (figure: FigureId, line: string) =>
  figureIds.filter(
    id =>
      id !== figure &&
      (id !== 'question' || line.endsWith('?')) &&
      (!figures[figure].notAlso.includes(id) || isClear(figure, id, line)),
  )

function drawNamed(random: Random, step: Step) {
  for (;;) {
    const { figure, line } = drawFigure(random, step, 2)
    const rivals = rivalsOf(figure, line)
    if (rivals.length >= 4) return { figure, line, rivals }
  }
}

const otherFigures = (figure: FigureId) =>
  figureIds.filter(id => id !== figure && !figures[figure].notAlso.includes(id))

const nameTheFigureIn = (version: 1 | 2) =>
  template({
    id: 'english.writers-craft.name-the-figure',
    version,
    ...(version === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      if (version > 1 && step >= 4) return drawNamed(random, step)
      const { figure, line } = drawFigure(random, step, version)
      return { figure, line, rivals: otherFigures(figure) }
    },
    measure: 'how little the figure shows on the page: from a marker word (1) to none at all (5)',
    hardness: ({ figure }) => figures[figure].level,
    write: ({ figure, line, rivals }, random) => ({
      stem: `*${line}*\n\nWhich of these does the writer use here?`,
      right: { text: figures[figure].name },
      wrong: random
        .shuffle(rivals)
        .map(id => ({ text: figures[id].name, misconception: figures[id].mistaken })),
      explanation: `${signOf(figure, version)} So the writer uses **${figures[figure].name}**.`,
    }),
  })

export const nameTheFigure = nameTheFigureIn(2)

const findTheFigureIn = (version: 1 | 2) =>
  template({
    id: 'english.writers-craft.find-the-figure',
    version,
    mode: 'options',
    seconds: 45,
    draw: (random, step) => {
      const { figure, line } = drawFigure(random, step, version)
      return {
        figure,
        line,
        others: random
          .sample(otherFigures(figure), 4)
          .map(id => ({ figure: id, line: drawLine(random, id, version) })),
      }
    },
    measure: 'how little the figure shows on the page: from a marker word (1) to none at all (5)',
    hardness: ({ figure }) => figures[figure].level,
    write: ({ figure, line, others }) => {
      const { name } = figures[figure]
      return {
        stem: `Which of these sentences uses **${name}**?`,
        right: { text: line },
        wrong: others.map(other => ({
          text: other.line,
          misconception: figures[other.figure].mistaken,
        })),
        explanation: `The sentence is *${line}* ${signOf(figure, version)}`,
      }
    },
  })

export const findTheFigure = findTheFigureIn(2)

export const craftInALongText = inALongText('english.writers-craft.in-a-long-text', ['figure'], {
  seconds: 75,
})

export const writersCraft: Topic = {
  id: 'english.writers-craft',
  name: 'How writers write',
  subdomain: 'comprehension',
  year: 5,
  prerequisites: ['english.retrieval'],
  about: 'Seeing why a writer chose a word, a comparison or an order, and naming figures of speech.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
Writers choose their words with care. They want you to see, hear and feel things. Some of their tools have names:

- A **simile** says that one thing is like another. Look for "like" or "as": *as quiet as snow*.
- A **metaphor** says that one thing **is** another: *the road was a ribbon*.
- **Personification** makes a thing act like a person: *the wind sang*.
- **Alliteration** repeats the first sound: *seven silver swans*.
- **Onomatopoeia** is a word that sounds like its meaning: *buzz, splash*.
- A **rhetorical question** wants no answer: *who could resist?*
- **Exaggeration** makes things bigger than they are: *I’ve told you a million times*.

When you know the tool, ask what it does. Does it make you laugh? Does it make you hurry, or fear, or feel close to someone?`,
    example: `
*The moon peeped over the wall.*

Which tool is it, and why is it used?

1. Can the moon peep? No. People peep.
2. So it is personification.
3. To peep is to look out a little, in secret. The moon seems shy and is only just in sight.`,
    harder: `
*The fog swallowed the far bank, then the bridge, and then, quite politely, the swans.*

Why does the writer add "quite politely"? Is it *to show that the swans were well behaved*, *to make the fog seem gentle and a little funny*, *to warn us that the fog is dangerous*, *to show that the writer likes good manners*, or *to tell us how long it took*?

1. First I name the tool. Can fog swallow? Can it be polite? No, only people can. So it is personification.
2. What does "swallowed" do by itself? It sounds greedy, even scary.
3. Now add "quite politely". A polite eater takes small bites and makes no noise. So the fog comes softly.
4. It is also a surprise. We do not expect manners from fog. That makes us smile.
5. So it is there **to make the fog seem gentle and a little funny**.

Test each choice by taking the words away. Without "quite politely" we would lose the smile and the softness. That is what the words are for.

The slip to watch for is naming the tool and stopping. "It is personification" does not say **why**. Always ask: what does it make me see, hear or feel?

Now you try: "My bag weighed more than a grown elephant." Name the tool, and say what it does. (Exaggeration. It makes us feel how heavy the bag seemed.)`,
    mistake: `
Not every "like" or "as" makes a simile. "I like jam" compares nothing. Nor does "as I ran". To see this slip, ask: "Which two things are compared?" If you can’t name two, it is not a simile.`,
    tryThis: `
Look out of the window and choose one thing. Write a simile for it. Then cross out "like" and turn it into a metaphor. Which one do you like best?`,
  })),
  misconceptions: once(() => ({
    'goes-further-than-the-text': {
      child: 'The words don’t say as much as that. Look for an answer that goes just far enough.',
      parent: 'Chooses an effect that is too strong. Ask which words in the line show it.',
    },
    'effect-not-in-the-words': {
      child: 'Do the words really make you feel that? Look at them again.',
      parent:
        'Names an effect that the words do not have. Read the line aloud and ask what it makes you see or feel.',
    },
    'own-idea-not-in-text': {
      child: 'That is your own idea. Look for words in the text that show it.',
      parent: 'Answers from their own ideas. Ask for the exact words that prove it.',
    },
    'wrong-figure-of-speech': {
      child: 'The name does not fit what the writer does. Check what that name means.',
      parent:
        'Mixes up the names of figures of speech. Make cards with a name on one side and an example on the other.',
    },
    'opposite-of-the-text': {
      child: 'The words do the opposite. Say the line aloud and listen.',
      parent: 'Reads the effect the wrong way round. Try a plainer word in the line and compare the two.',
    },
    'true-but-not-asked': {
      child: 'It is true, but the question asks why the writer chose these words.',
      parent:
        'Says something true about the text that does not answer the question. Underline “why” or “how” first.',
    },
    'words-from-the-text-wrong-place': {
      child: 'That is in the text, but in another place. Stay with the line in the question.',
      parent: 'Uses another part of the text. Find the quoted line first and stay there.',
    },
    'person-where-there-is-none': {
      child: 'To make a thing act like a person, a writer lets it feel, think or speak. Check that.',
      parent:
        'Mixes up personification with other figures of speech. Ask if a thing does something that only a person can do.',
    },
    'sound-word-where-there-is-none': {
      child: 'A sound word is like the noise itself: buzz, bang, hiss. Look for one.',
      parent:
        'Mixes up onomatopoeia with other figures of speech. Read the line aloud and listen for a noise in one word.',
    },
    'question-where-there-is-none': {
      child: 'Look for a question mark. A writer can ask without wanting an answer.',
      parent: 'Mixes up rhetorical questions with other figures of speech. Ask if anyone is meant to answer.',
    },
    'another-thing-where-there-is-none': {
      child: 'A metaphor says that one thing is another, without “like” or “as”. Check the line.',
      parent:
        'Mixes up metaphors with other figures of speech. “The moon is a lamp” is one; “like a lamp” is a simile.',
    },
    'comparison-where-there-is-none': {
      child: 'A simile has “like” or “as” in it. Look for those words.',
      parent: 'Mixes up similes with other figures of speech. Look for “like” or “as … as” in the line.',
    },
    'same-sound-where-there-is-none': {
      child: 'Do several words start with the same sound? Look at how they begin.',
      parent: 'Mixes up alliteration with other figures of speech. Tap the first sound of each word.',
    },
    'exaggeration-where-there-is-none': {
      child: 'When writers exaggerate, they say far too much. It could never be true.',
      parent: 'Mixes up exaggeration with other figures of speech. Ask if that could really be true.',
    },
  })),
  templates: [whyTheseWords, nameTheFigure, findTheFigure, craftInALongText],
  earlier: [whyTheseWordsBefore, nameTheFigureIn(1), findTheFigureIn(1)],
}
