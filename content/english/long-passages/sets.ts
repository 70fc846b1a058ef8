import { once } from '../../once.ts'
import { type QuestionReference, questionVersionId, type Step } from '../../question.ts'
import { Random } from '../../random.ts'
import { compose, type Template, template } from '../../template.ts'
import { askAbout } from './asking.ts'
import type { Item, ItemKind, LongPassage } from './long-passage.ts'
import { longPassages } from './long-passages.ts'

/** A question about a long passage, by the passage's id and the question's index. */
export interface Place {
  readonly passage: string
  readonly at: number
}

const byId = once(() => new Map(longPassages().map(passage => [passage.id, passage])))

function itemAt({ passage: id, at }: Place): { passage: LongPassage; item: Item } {
  const passage = byId().get(id)
  const item = passage?.items[at]
  if (!passage || !item) throw new Error(`Passage ${id} has no question ${at}`)
  return { passage, item }
}

/** By template id and version. */
const made = new Map<string, Template<Place>>()
const templateFor = new Map<ItemKind, Template<Place>>()
const onLongTexts = new Set<string>()

interface Asking {
  readonly version?: number
  readonly seconds: number
  /** With fewer questions at a step, those of the nearest steps are asked too: one alone would soon be known. */
  readonly fewest?: number
}

/** Asks the questions of these kinds about texts of exam length. */
export function inALongText(
  id: string,
  kinds: readonly ItemKind[],
  { version = 1, seconds, fewest = 1 }: Asking,
): Template<Place> {
  const atStep = once(() => {
    const places = longPassages().flatMap(passage =>
      passage.items.flatMap((item, at) =>
        kinds.includes(item.kind) ? [{ step: item.step, place: { passage: passage.id, at } }] : [],
      ),
    )
    return Map.groupBy(places, ({ step }) => step)
  })
  const asks = template({
    id,
    version,
    balancedFrom: 1,
    seconds,
    mode: 'options',
    draw: (random: Random, step: Step): Place => random.pick(nearest(atStep(), step, fewest)).place,
    measure: 'the step that two readers gave the question',
    hardness: place => itemAt(place).item.step,
    write: (place, random) => {
      const { passage, item } = itemAt(place)
      return askAbout(passage, item, random)
    },
  })
  made.set(questionVersionId({ templateId: id, version }), asks)
  onLongTexts.add(id)
  for (const kind of kinds) templateFor.set(kind, asks)
  return asks
}

/** The questions of this step and, while there are too few, of the nearest others. */
function nearest<Value>(
  atStep: ReadonlyMap<Step, readonly Value[]>,
  step: Step,
  fewest: number,
): readonly Value[] {
  const found: Value[] = []
  for (const near of [...atStep.keys()].sort((a, b) => Math.abs(a - step) - Math.abs(b - step) || a - b))
    if (found.length < fewest) found.push(...(atStep.get(near) ?? []))
  return found
}

export const isOnLongText = (templateId: string) => onLongTexts.has(templateId)

/** The questions on one text in their order, and which of them this is. Undefined if it is not on a long text. */
export function setOf(
  reference: QuestionReference,
):
  | { readonly passage: LongPassage; readonly at: number; readonly questions: readonly QuestionReference[] }
  | undefined {
  const template = made.get(questionVersionId(reference))
  if (!template) return undefined
  const { passage: id, at } = compose(template, reference.seed, reference.step).facts
  const { passage } = itemAt({ passage: id, at })
  return { passage, at, questions: questionsOn(passage) }
}

const kept = new Map<string, readonly QuestionReference[]>()

export function questionsOn({ id, items }: LongPassage): readonly QuestionReference[] {
  const known = kept.get(id)
  if (known) return known
  const found = items.map((item, at) => referenceTo(item, { passage: id, at }))
  kept.set(id, found)
  return found
}

/** The first seed that draws this question. With at most some hundred questions at a step, it is found soon. */
function referenceTo({ kind, step }: Item, place: Place): QuestionReference {
  const template = templateFor.get(kind)
  if (!template) throw new Error(`No template asks questions of the kind ${kind}`)
  const { id: templateId, version } = template
  for (let seed = 0; seed < 100_000; seed++) {
    const drawn = template.draw(new Random(`${templateId}@${version}:${step}:${seed}`), step)
    if (drawn.passage === place.passage && drawn.at === place.at) return { templateId, version, seed, step }
  }
  throw new Error(`No seed draws question ${place.at} on ${place.passage}`)
}
