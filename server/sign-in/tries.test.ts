import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysTriesAreKept } from '../identity/expiry.store.ts'
import { countTry, forgive, type Tries, type TryCounts } from './tries.ts'

const day = 24 * 60 * 60_000
const year = 365 * day
const none: Tries = { tries: 0, lockedUntil: null }

/** The table's rows for one username, with its own clock. */
class Username {
  readonly #kept = new Map<string, Tries & { at: number }>()

  #of(network: string, now: number): Tries {
    const row = this.#kept.get(network)
    return row && row.at > now - daysTriesAreKept * day ? row : none
  }

  countsFor(network: string, now: number): TryCounts {
    return { here: this.#of(network, now), everywhere: this.#of('*', now) }
  }

  /** Whether a guess was checked, or else when to try again. */
  guess(network: string, now: number, isKnown = false): true | number {
    const result = countTry(this.countsFor(network, now), new Date(now), isKnown)
    if ('waitSeconds' in result) return now + result.waitSeconds * 1000
    this.#kept.set(network, { ...result.here, at: now })
    this.#kept.set('*', { ...result.everywhere, at: now })
    return true
  }

  right(network: string, now: number): void {
    const left = forgive(this.countsFor(network, now))
    this.#kept.delete(network)
    this.#kept.set('*', { ...left, at: now })
  }
}

/** How many guesses an attacker with this many networks gets in a year, taking each as soon as possible. */
function guessesInAYear(networks: number): number {
  const username = new Username()
  let guesses = 0
  for (let now = 0; now < year; ) {
    let soonest = year
    for (let network = 0; network < networks; network++) {
      const result = username.guess(`network ${network}`, now)
      if (result === true) {
        guesses++
        soonest = now
      } else soonest = Math.min(soonest, result)
    }
    now = Math.max(soonest, now)
  }
  return guesses
}

for (const networks of [1, 2, 3, 6, 30, 1_000]) {
  test(`in a year, ${networks} networks get at most 400 of the 10,000 guesses`, () => {
    const guesses = guessesInAYear(networks)
    assert(guesses > 300 && guesses <= 400, `${guesses} were checked`)
  })
}

test('a network where the child is known gets no more guesses than any other', () => {
  const username = new Username()
  let guesses = 0
  for (let now = 0; now < year; ) {
    const result = username.guess('home', now, true)
    if (result === true) guesses++
    else now = result
  }
  assert(guesses > 300 && guesses <= 400, `${guesses} were checked`)
})

test('a new network for each guess gets no further', () => {
  const username = new Username()
  let guesses = 0
  for (let now = 0, network = 0; now < year; network++) {
    const result = username.guess(`network ${network}`, now)
    if (result === true) guesses++
    else now = result
  }
  assert(guesses > 300 && guesses <= 400, `${guesses} were checked`)
})

test('waiting until attempts are forgotten gains little, after any number of guesses', () => {
  for (let most = 1; most <= 60; most++) {
    const username = new Username()
    let [guesses, inTurn, network] = [0, 0, 0]
    for (let now = 0; now < year; ) {
      const result = username.guess(`network ${network++}`, now)
      if (result !== true) now = result
      else {
        guesses++
        if (++inTurn === most) {
          inTurn = 0
          now += daysTriesAreKept * day
        }
      }
    }
    assert(guesses <= 450, `${guesses} with a pause after every ${most}`)
  }
})

test('using networks one after the other, below the shared limit, gains nothing', () => {
  const username = new Username()
  let guesses = 0
  // Old networks continue once a day, and a new one joins each month.
  for (let now = 0; now < year; now += day + 1_000) {
    const networks = Math.ceil((now + 1) / (daysTriesAreKept * day + 1))
    for (let network = 0; network < networks; network++)
      if (username.guess(`network ${network}`, now) === true) guesses++
  }
  assert(guesses <= 400, `${guesses} were checked`)
})

test('a child who signs in every day with typing errors is never locked, whatever one network does', () => {
  const username = new Username()
  for (let now = 0; now < year; now += day + 1_000) {
    username.guess('neighbour', now)
    for (let wrong = 0; wrong < 3; wrong++) assert.equal(username.guess('home', now), true)
    assert.equal(username.guess('home', now), true)
    username.right('home', now)
  }
})
