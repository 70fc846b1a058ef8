import { setTimeout as sleep } from 'node:timers/promises'
import type { Balancer } from './balancer.ts'

/** Records each change of where haproxy sends people and servers. */
export class Timeline {
  readonly #begun = Date.now()
  readonly #changes: string[] = []
  readonly #watching: Promise<void>
  #isOn = true

  constructor(balancer: Balancer) {
    this.#watching = this.#watch(balancer)
  }

  async #watch(balancer: Balancer): Promise<void> {
    let before = ''
    for (; this.#isOn; await sleep(50)) {
      const [primaries, servers] = [await balancer.up('postgresql'), await balancer.up('servers')]
      const now = `primary ${primaries.join(' and ') || 'none'}, ${servers.length} servers`
      if (now !== before) this.#changes.push(`${((Date.now() - this.#begun) / 1_000).toFixed(1)} s: ${now}`)
      before = now
    }
  }

  async end(): Promise<string> {
    this.#isOn = false
    await this.#watching
    return this.#changes.join('; ')
  }
}
