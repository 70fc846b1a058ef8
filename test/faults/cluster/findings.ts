import type { Day } from './day.ts'
import { checkAll } from './losses.ts'

export const secondsOf = (milliseconds: number): number => Math.round(milliseconds / 100) / 10

/** The findings of a day. After every fault, it looks up everything that was acknowledged. */
export class Findings {
  readonly figures: Record<string, number> = {}
  readonly violations: string[] = []
  readonly #day: Day
  readonly #say: (line: string) => void

  constructor(day: Day, say: (line: string) => void) {
    this.#day = day
    this.#say = say
  }

  /** Breaks something so that calls get no answer for a while. The fault returns undefined if this process can't cause it. */
  async pause(name: string, fault: () => Promise<number | undefined>, mostSeconds?: number): Promise<void> {
    const milliseconds = await this.#day.strike(name, fault)
    if (milliseconds === undefined) return this.#say(`${name}: left out, because it needs root`)
    const seconds = secondsOf(milliseconds)
    const figure = `${name}: seconds without an answer`
    this.figures[figure] = Math.max(seconds, this.figures[figure] ?? 0)
    if (mostSeconds !== undefined && seconds > mostSeconds)
      this.violations.push(`${name}: ${seconds} s without an answer, more than ${mostSeconds}`)
    await this.#check(`${name}: ${seconds} s without an answer`)
  }

  /** Breaks something. The fault returns the violations that it found. */
  async watch(name: string, fault: () => Promise<readonly string[]>): Promise<void> {
    const found = await this.#day.strike(name, fault)
    this.violations.push(...found)
    for (const wrong of found) this.#say(`  ${wrong}`)
    await this.#check(name)
  }

  add(name: string, count: number): void {
    this.figures[name] = (this.figures[name] ?? 0) + count
  }

  async #check(what: string): Promise<void> {
    const { acknowledged, lost, violations } = await checkAll(this.#day)
    this.figures['acknowledged writes'] = acknowledged
    this.figures.lost = Math.max(lost, this.figures.lost ?? 0)
    this.violations.push(...violations.map(wrong => `${what}: ${wrong}`))
    this.#say(`${what}; ${acknowledged} writes acknowledged, ${lost} lost`)
    for (const wrong of violations) this.#say(`  ${wrong}`)
  }
}
