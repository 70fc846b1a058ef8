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
    wrong: [...tempting, ...others].map(name => ({
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

/** Four orders made by two swaps, and one of them with a third swap: none is more like the others than the right one. */
function askOrder({ events, why }: Order, random: Random): Asked {
  const printed = random.shuffle(events)
  const numbers = events.map(event => printed.indexOf(event) + 1)
  const square = [numbers, swapped(numbers, 0), swapped(numbers, 2), swapped(swapped(numbers, 0), 2)]
  const orders = [...square, swapped(random.pick(square), 1)]
  const [right = '', ...wrong] = orders.map(order => order.join(', '))
  return {
    stem: `Put these events in the order in which they happened.\n\n${printed.map((event, at) => `${at + 1}. ${event}`).join('\n')}\n\nWhich order is right?`,
    right: { text: right },
    wrong: wrong.map(text => ({ text, misconception: 'events-in-the-wrong-order' })),
    explanation: `${why} So the right order is **${right}**.`,
  }
}

/** Four answers made by changing two verdicts, and one of them with the third verdict changed. */
function askVerdicts({ statements }: Judged, random: Random): Asked {
  const true3 = statements.map(({ verdict }) => verdict)
  const other = true3.map(verdict => random.pick(verdicts.filter(one => one !== verdict)))
  const change = (list: readonly Verdict[], at: number) =>
    list.map((verdict, index) => (index === at ? (other[at] ?? verdict) : verdict))
  const [first = 0, second = 1, third = 2] = random.shuffle([0, 1, 2])
  const square = [true3, change(true3, first), change(true3, second), change(change(true3, first), second)]
  const wrong = [...square.slice(1), change(random.pick(square), third)]
  return {
    stem: `Read these three statements. Decide for each whether the passage shows that it is true, shows that it is false, or does not tell you.\n\n${statements.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')}\n\nWhich answer is right?`,
    right: { text: verdictsText(true3) },
    wrong: wrong.map(
      (list): WrongChoice => ({ text: verdictsText(list), misconception: mistakeIn(true3, list) }),
    ),
    explanation: statements
      .map(
        ({ verdict, why }, at) =>
          `${at + 1}. **${verdict === 'cannot tell' ? 'Cannot tell' : verdict === 'true' ? 'True' : 'False'}.** ${why}`,
      )
      .join('\n'),
  }
}

const verdictsText = (list: readonly Verdict[]) =>
  list.map((verdict, at) => `${at + 1} ${verdict}`).join(', ')

function mistakeIn(right: readonly Verdict[], given: readonly Verdict[]): string {
  const at = right.findIndex((verdict, index) => verdict !== given[index])
  if (right[at] === 'cannot tell') return 'own-idea-not-in-text'
  return given[at] === 'cannot tell' ? 'missed-what-the-text-says' : 'opposite-of-the-text'
}
