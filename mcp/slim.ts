import { nounVerbOf } from '@learn/contract/noun-verb'
import type { Operation } from '@learn/contract/operation'
import { secretsIn, withoutNull, withoutSecrets } from '@learn/contract/secrets'
import { cutText, fit, mostCharacters, mostNoteCharacters } from './fitting.ts'
import type { Failed, Fields } from './invocation.ts'
import { chosenFrom, pagingOf, pick, shorten } from './short-form.ts'

/** The field that says what an answer lacks. */
export const noteField = 'leftOut'

/** The most that an answer may take, apart from its note. */
export const mostAnswerCharacters = mostCharacters - mostNoteCharacters

export interface Wishes {
  /** The only fields to return: of the items of a list, or of the answer. */
  readonly fields?: readonly string[] | undefined
  /** Sentences about the page. */
  readonly notes?: readonly string[]
}

/** The answer as an agent gets it: without secrets, in a short form or with the chosen fields, and never too long. */
export function slim(operation: Operation, body: unknown, { fields, notes = [] }: Wishes = {}): Fields {
  const bare = withoutSecrets(operation.response, body)
  const { answer, lost } = reduce(operation, bare, fields)
  const cuts: string[] = []
  // An object stays an object.
  const fitted = fit(answer, mostAnswerCharacters, '', cuts) as Fields
  const sentences = [
    ...notes,
    ...lost,
    ...(cuts.length > 0 ? [cutSentence(operation, cuts)] : []),
    ...(bare === body ? [] : secretSentences(operation, fields)),
  ]
  if (sentences.length === 0) return fitted
  return { ...fitted, [noteField]: cutText(sentences.join(' '), mostNoteCharacters - noteField.length - 10) }
}

interface Reduced {
  readonly answer: Fields
  /** What is missing, in sentences. */
  readonly lost: readonly string[]
}

function reduce(operation: Operation, body: unknown, fields: readonly string[] | undefined): Reduced {
  // Every response is an object, unless another format was asked for.
  if (typeof body !== 'object' || body === null) return { answer: { text: String(body) }, lost: [] }
  const answer = body as Fields
  if (!pagingOf(operation))
    return fields ? { answer: { ...(pick(answer, fields) as Fields) }, lost: [] } : brief(operation, answer)
  const items = answer.data as readonly unknown[]
  if (fields) return { answer: { ...answer, data: items.map(item => pick(item, fields)) }, lost: [] }
  const lost = new Set<string>()
  const data = items.map(item => shorten(chosenFrom(operation), item, lost))
  return { answer: { ...answer, data }, lost: lost.size > 0 ? [shortSentence([...lost])] : [] }
}

/** Shortens the records that another operation returns whole. */
function brief(operation: Operation, answer: Fields): Reduced {
  const sentences: string[] = []
  const { properties = {} } = withoutNull(operation.response)
  const shortened = Object.entries(operation.shortForAgents ?? {}).map(([name, whole]) => {
    const lost = new Set<string>()
    const record = shorten(withoutNull(properties[name] ?? {}), answer[name], lost)
    if (lost.size > 0)
      sentences.push(`${name} comes without ${listed([...lost])}: ${whole} returns it whole.`)
    return [name, record] as const
  })
  return { answer: { ...answer, ...Object.fromEntries(shortened) }, lost: sentences }
}

const listed = (names: readonly string[]): string => names.join(', ')

const shortSentence = (lost: readonly string[]): string =>
  `The items come in a short form; ${listed(lost)} ${lost.length === 1 ? 'is' : 'are'} left out or cut. Name the fields you need in \`fields\`.`

/** The command that does the same in a terminal. */
export function commandFor(operation: Operation): string {
  const { noun, verb } = nounVerbOf(operation)
  return `\`learn ${noun} ${verb}\``
}

/** More are only counted. Cuts of whole fields are named before those inside them. */
const mostCuts = 10
const depthOf = (cut: string): number => cut.split(/[.[]/).length

function cutSentence(operation: Operation, cuts: readonly string[]): string {
  const ordered = cuts.toSorted((a, b) => depthOf(a) - depthOf(b))
  const shown = ordered.slice(0, mostCuts).join('; ')
  const more = cuts.length > mostCuts ? `; and ${cuts.length - mostCuts} more` : ''
  const rest =
    operation.effect === 'read'
      ? `Ask for less with \`fields\` or a filter. A person gets everything with ${commandFor(operation)} in a terminal.`
      : 'Everything was done: do not repeat the call. Read the rest with the matching list.'
  return `The answer was too long: ${shown}${more}. ${rest}`
}

const secretSentences = ({ response }: Operation, fields: readonly string[] | undefined): string[] =>
  [...secretsIn(response)]
    .filter(([name]) => !fields || fields.includes(name))
    .map(([name, { place }]) => `Agents never get the ${name}. ${place}`)

/** The refusal of a call whose answer shows a secret once. Nothing has been done, so nothing is lost. */
export function keptFromAgents(operation: Operation): Failed | undefined {
  const [secret] = [...secretsIn(operation.response).values()].filter(({ once }) => once)
  return (
    secret && {
      _tag: 'NotForAgents',
      message: `${operation.summary}: an agent can’t do this, because the answer would put a secret into this conversation. ${secret.place} Nothing was done.`,
      next: `Ask the person to run ${commandFor(operation)} in a terminal.`,
    }
  )
}
