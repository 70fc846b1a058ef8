import { type ActionType, actionTypes } from '@learn/contract/learn/words'
import { hashOf } from '../hash.ts'

/** The content. Every candidate is an action on one of these. */
export interface Catalogue {
  /** Each starts with its subject: `maths.place-value`. */
  readonly topicIds: readonly string[]
  readonly subjectIds: readonly string[]
  /** The known id that a misspelt one probably meant, for error messages. */
  readonly nearest?: (given: string, known: readonly string[]) => string | undefined
}

export interface KnownCandidate {
  readonly hash: number
  readonly actionType: ActionType
  readonly targetId: string
  /** The index of its topic in the catalogue, or −1 for a whole subject. */
  readonly topic: number
}

/** A break is never chosen: a rule sets it. */
export const chosenActions: readonly ActionType[] = actionTypes.filter(action => action !== 'break')

/** Only mini-tests mix the questions of a whole subject. */
const mixing: ActionType = 'mini-test'

const known = new WeakMap<Catalogue, KnownCandidates>()

/** Every candidate in the current content. */
export class KnownCandidates {
  /** One instance for each catalogue, so that each pattern is compiled once. */
  static of(catalogue: Catalogue): KnownCandidates {
    const found = known.get(catalogue) ?? new KnownCandidates(catalogue)
    known.set(catalogue, found)
    return found
  }

  readonly catalogue: Catalogue
  readonly all: readonly KnownCandidate[]
  /** A hash table with open addressing, because every decision looks up about ten candidates. */
  readonly #table: (KnownCandidate | undefined)[]
  readonly #topics: ReadonlySet<string>

  constructor(catalogue: Catalogue) {
    const known = (actionType: ActionType, targetId: string, topic: number): KnownCandidate => ({
      hash: hashOf(`${actionType}:${targetId}`),
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

  /** Undefined if the candidate is no longer in the content. */
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
