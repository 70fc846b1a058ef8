import { essenceOf, makeQuestion, type Question, type Random, type Step, type Topic } from '@learn/content'
import { longPassages } from '@learn/content/english/long-passages/long-passages'
import { isOnLongText, questionsOn } from '@learn/content/english/long-passages/sets'
import { hashOf } from '@learn/learning/hash'

export interface Read {
  readonly question: Question
  readonly hash: number
}

/** For fewer questions than this, a paper has no long text: reading it would take longer than answering. */
const worthReading = 3
/** Children in Year 4 read short texts. */
const firstYear = 5

export const isAboutTexts = ({ templates }: Topic) => templates.some(({ id }) => isOnLongText(id))

/** How many passages are looked at to find one that is new to the child. */
const tries = 6

/**
 * Questions on one long text for the topics of a plan, by their places in it. A topic without a question on the text is
 * left out, and so are all if there are too few.
 */
export function readOneText(
  topics: readonly Topic[],
  {
    year,
    steps,
    asked,
  }: { year: number; steps: readonly Step[]; asked: ReadonlyMap<string, readonly number[]> },
  random: Random,
): ReadonlyMap<number, Read> {
  const none = new Map<number, Read>()
  const places = topics.flatMap((topic, at) => (isAboutTexts(topic) ? [at] : []))
  if (year < firstYear || places.length < worthReading) return none
  let newest = none
  let fewest = Number.POSITIVE_INFINITY
  for (const passage of random.sample(longPassages(), Math.min(tries, longPassages().length))) {
    const open = questionsOn(passage)
      .filter(({ step }) => steps.includes(step))
      .flatMap(reference => makeQuestion(reference) ?? [])
      .map(question => ({ question, hash: hashOf(essenceOf(question)) }))
    const known = open.filter(({ question, hash }) => asked.get(question.templateId)?.includes(hash)).length
    if (known >= fewest) continue
    const found = placed(topics, places, open)
    if (found.size < worthReading) continue
    newest = found
    fewest = known
    if (known === 0) break
  }
  return newest
}

function placed(
  topics: readonly Topic[],
  places: readonly number[],
  open: readonly Read[],
): Map<number, Read> {
  const left = [...open]
  const found = new Map<number, Read>()
  for (const place of places) {
    const at = left.findIndex(({ question }) => question.topicId === topics[place]?.id)
    const [read] = at < 0 ? [] : left.splice(at, 1)
    if (read) found.set(place, read)
  }
  return found
}
