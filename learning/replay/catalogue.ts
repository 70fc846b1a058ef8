import { type ActionType, actionTypes } from '../record.ts'
import { candidateHash } from './weighed.ts'

/** What is taught: whatever can be weighed is an action on one of these. */
export interface Catalogue {
  /** Each begins with its subject: `maths.place-value`. */
  readonly topicIds: readonly string[]
  readonly subjectIds: readonly string[]
  /** The one of the known that was probably meant by a misspelt one, for whoever is to be told. */
  readonly nearest?: (given: string, known: readonly string[]) => string | undefined
}

export interface KnownCandidate {
  readonly hash: number
  readonly actionType: ActionType
  readonly targetId: string
  /** The place of its topic in the catalogue, or −1 where it is of a whole subject. */
  readonly topic: number
}

/** A break is no choice: it comes by a rule. */
export const chosenActions: readonly ActionType[] = actionTypes.filter(action => action !== 'break')

/** Questions of a whole subject are mixed in mini-tests alone. */
const mixing: ActionType = 'mini-test'

const known = new WeakMap<Catalogue, KnownCandidates>()

/** Everything that a policy can choose among, as far as it is still taught. */
export class KnownCandidates {
  /** The same for the same catalogue: what was found in it by a pattern is found once. */
  static of(catalogue: Catalogue): KnownCandidates {
    const found = known.get(catalogue) ?? new KnownCandidates(catalogue)
    known.set(catalogue, found)
    return found
  }

  readonly catalogue: Catalogue
  readonly all: readonly KnownCandidate[]
  /** Ten are looked up in every decision: by hash, a candidate or the next free place. */
  readonly #table: (KnownCandidate | undefined)[]
  readonly #topics: ReadonlySet<string>

  constructor(catalogue: Catalogue) {
    const known = (actionType: ActionType, targetId: string, topic: number): KnownCandidate => ({
      hash: candidateHash(`${actionType}:${targetId}`),
      actionType,
      targetId,
      topic,
    })
    this.catalogue = catalogue
    this.all = [
      ...catalogue.topicIds.flatMap((id, place) => chosenActions.map(action => known(action, id, place))),
      ...catalogue.subjectIds.map(id => known(mixing, id, -1)),
    ]
    this.#topics = new Set(catalogue.topicIds)
    this.#table = new Array(2 ** Math.ceil(Math.log2(4 * this.all.length + 1))).fill(undefined)
    for (const candidate of this.all) {
      let at = this.#start(candidate.hash)
      while (this.#table[at]) at = this.#after(at)
      this.#table[at] = candidate
    }
  }

  /** Nothing where it is no longer taught. */
  find(hash: number): KnownCandidate | undefined {
    let at = this.#start(hash)
    let found = this.#table[at]
    while (found !== undefined && found.hash !== hash) {
      at = this.#after(at)
      found = this.#table[at]
    }
    return found
  }

  #start(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.#table.length - 1)
  }

  #after(place: number): number {
    return (place + 1) & (this.#table.length - 1)
  }

  isTaught(topicId: string): boolean {
    return this.#topics.has(topicId)
  }
}
