import type { Random } from '../../random.ts'
import type { OptionsDraft, WrongChoice } from '../../template.ts'
import { withArticle } from '../../wording.ts'
import { quoted, quotedSentence, wrongChoices } from '../comprehension.ts'
import {
  type Chosen,
  type ClassInContext,
  type Item,
  type Judged,
  type LongPassage,
  type Order,
  type Verdict,
  verdicts,
  wordClasses,
} from './long-passage.ts'

type Asked = Omit<OptionsDraft, 'passage'>

/** The question, its options and its explanation, for one item of a passage. */
export function askAbout({ title, text }: LongPassage, item: Item, random: Random): OptionsDraft {
  return { ...draftOf(item, random), passage: { title, text } }
}

function draftOf(item: Item, random: Random): Asked {
  switch (item.kind) {
    case 'class':
      return askClass(item, random)
    case 'order':
      return askOrder(item, random)
    case 'judged':
      return askVerdicts(item, random)
    default:
      return askChosen(item)
  }
}

function askChosen({ question, right, wrong, proof, why, kind }: Chosen): Asked {
  const isQuotation = kind === 'opinion'
  const print = (text: string) => (isQuotation ? quoted(text) : text)
  return {
    stem: question,
    right: { text: print(right) },
    wrong: wrongChoices(wrong).map(option => ({ ...option, text: print(option.text) })),
    explanation: isQuotation
      ? `The answer is ${quotedSentence(right)} ${why}`
      : `Look at the words ${quotedSentence(proof)} ${why} So the answer is: **${right.replace(/\.$/, '')}**.`,
  }
}

function askClass({ word, proof, right, tempting, why }: ClassInContext, random: Random): Asked {
  const others = random.shuffle(wordClasses.filter(name => name !== right && !tempting.includes(name)))
  return {
    stem: `Read these words from the passage: ${quotedSentence(proof)}\n\nWhat kind of word is **${word}** here?`,
    right: { text: withArticle(right) },
    // No more than four, or the most tempting could be left out.
    wrong: [...tempting, ...others].slice(0, 4).map(name => ({
      text: withArticle(name),
      misconception: `took-it-for-${withArticle(name).replace(' ', '-')}`,
    })),
    explanation: `${why} So here **${word}** is ${withArticle(right)}.`,
  }
}

function swapped<Value>(list: readonly Value[], at: number): Value[] {
  const copy = [...list]
  ;[copy[at], copy[at + 1]] = [copy[at + 1] as Value, copy[at] as Value]
  return copy
}

/** Orders made from the right one by three swaps, together and alone. */
function askOrder({ events, why }: Order, random: Random): Asked {
  const printed = random.shuffle(events)
  const right = events.map(event => printed.indexOf(event) + 1)
  const square = [right, swapped(right, 0), swapped(right, 2), swapped(swapped(right, 0), 2)]
  const wrong = random.shuffle([...square.slice(1), ...square.map(order => swapped(order, 1))])
  return {
    stem: `Put these events in the order in which they happened.\n\n${numbered(printed)}\n\nWhich order is right?`,
    right: { text: right.join(', ') },
    wrong: wrong.map(order => ({ text: order.join(', '), misconception: 'events-in-the-wrong-order' })),
    explanation: `${why} So the right order is **${right.join(', ')}**.`,
  }
}

const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n')

/** Answers made from the right one by changing each of the three verdicts or not. */
function askVerdicts(item: Judged, random: Random): Asked {
  const statements = random.shuffle(item.statements)
  const right = statements.map(({ verdict }) => verdict)
  const others = right.map(verdict => random.pick(verdicts.filter(one => one !== verdict)))
  const wrong = [1, 2, 3, 4, 5, 6, 7].map(changed =>
    right.map((verdict, at) => ((changed >> at) & 1 ? (others[at] ?? verdict) : verdict)),
  )
  return {
    stem: `Read these three statements. Decide for each whether the passage shows that it is true, shows that it is false, or does not tell you.\n\n${numbered(statements.map(({ text }) => text))}\n\nWhich answer is right?`,
    right: { text: verdictsText(right) },
    wrong: random
      .shuffle(wrong)
      .map((list): WrongChoice => ({ text: verdictsText(list), misconception: mistakeIn(right, list) })),
    explanation: numbered(statements.map(({ verdict, why }) => `**${headings[verdict]}.** ${why}`)),
  }
}

const headings = { true: 'True', false: 'False', 'cannot tell': 'Cannot tell' } as const satisfies Record<
  Verdict,
  string
>

const verdictsText = (list: readonly Verdict[]) =>
  list.map((verdict, at) => `${at + 1} ${verdict}`).join(', ')

function mistakeIn(right: readonly Verdict[], given: readonly Verdict[]): string {
  const at = right.findIndex((verdict, index) => verdict !== given[index])
  if (right[at] === 'cannot tell') return 'own-idea-not-in-text'
  return given[at] === 'cannot tell' ? 'missed-what-the-text-says' : 'opposite-of-the-text'
}
