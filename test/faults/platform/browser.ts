import type { Mailbox } from './mailbox.ts'
import type { Person } from './person.ts'
import { publicUrl } from './settings.ts'

const mostTries = 12
export const codeSubject = /is your Learn code$/

export interface SignInTally {
  /** How many codes a server said that it sent, and how many were asked for. */
  codesSent: number
  codesAsked: number
  signedIn: number
}

/** The browser of a grown-up, who signs in with emailed codes. */
export class Browser {
  readonly email: string
  readonly tally: SignInTally = { codesSent: 0, codesAsked: 0, signedIn: 0 }
  readonly #person: Person
  readonly #mailbox: Mailbox
  readonly #cookies = new Map<string, string>()

  constructor(email: string, person: Person, mailbox: Mailbox) {
    this.email = email
    this.#person = person
    this.#mailbox = mailbox
  }

  /** A page, or the answer to a form, after as many attempts as it takes. */
  async open(path: string, form?: Record<string, string>) {
    return await this.#person.insist(path, url => this.#send(url, path, form))
  }

  /** False if it takes too long, because codes get lost or come late. */
  async signIn(next: string, isWaiting: () => boolean): Promise<boolean> {
    for (let attempt = 0; attempt < mostTries && isWaiting(); attempt++) {
      const known = new Set(this.#mailbox.to(this.email, codeSubject).map(({ id }) => id))
      const ask = (url: string) => {
        this.tally.codesAsked++
        return this.#send(url, '/auth/sign-in', { email: this.email, next })
      }
      const asked = await this.#person.insist('a code', ask, status => status >= 500)
      if (asked.status === 429) return false // Too many codes went unused within the hour.
      if (asked.status !== 200) throw new Error(`a request for a code was refused: ${asked.status}`)
      this.tally.codesSent++
      const letter = await this.#mailbox.next(this.email, codeSubject, known, isWaiting)
      const code = /^\d+/.exec(letter?.subject ?? '')?.[0]
      if (code === undefined) continue
      const { status, text } = await this.open('/auth/code', { code, next })
      if (status === 303) {
        this.tally.signedIn++
        return true
      }
      // It is of an earlier request, was used by a try whose answer got lost, or the clock jumped.
      if (![200, 400].includes(status)) throw new Error(`a code was refused: ${status} ${text}`)
    }
    return false
  }

  async #send(url: string, path: string, form: Record<string, string> | undefined) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(3_000),
      headers: { ...(cookie && { cookie }), ...(form && { origin: publicUrl }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const text = await response.text()
    for (const header of response.headers.getSetCookie()) this.#keep(header)
    return { status: response.status, text }
  }

  #keep(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    if (value) this.#cookies.set(name, value)
    else this.#cookies.delete(name)
  }
}
