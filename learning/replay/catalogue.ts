import { type ActionType, actionTypes } from '../record.ts'
import { candidateHash } from './weighed.ts'

/** What is taught: whatever can be weighed is an action on one of these. */
export interface Catalogue {
  /** Each begins with its subject: `maths.place-value`. */
  readonly topicIds: readonly string[]
  readonly subjectIds: readonly string[]
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

/** Everything that a policy can choose among, as far as it is still taught. */
export class KnownCandidates {
  readonly catalogue: Catalogue
  readonly all: readonly KnownCandidate[]
  readonly #byHash: ReadonlyMap<number, KnownCandidate>
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
    this.#byHash = new Map(this.all.map(candidate => [candidate.hash | 0, candidate]))
  }

  /** Nothing where it is no longer taught. */
  find(hash: number): KnownCandidate | undefined {
    return this.#byHash.get(hash | 0)
  }

  isTaught(topicId: string): boolean {
    return this.#topics.has(topicId)
  }
}
