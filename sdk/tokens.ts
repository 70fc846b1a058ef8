import type { TokenProvider } from './options.ts'
import { assertSendable } from './request.ts'
import { unlessAborted } from './retry.ts'

/** The token of a connection. If several calls need a new one at the same time, the provider is called once. */
export class Tokens {
  readonly #provider: TokenProvider | undefined
  readonly #fixed: string | undefined
  #asked: Promise<string> | undefined
  #replaced: { readonly refused: string; readonly token: Promise<string> } | undefined

  constructor(token: string | TokenProvider | undefined) {
    if (typeof token === 'function') this.#provider = token
    else this.#fixed = token && sendable(token)
  }

  current(signal: AbortSignal | undefined, requestId: string): string | undefined | Promise<string> {
    if (!this.#provider) return this.#fixed
    this.#asked ??= ask(this.#provider).finally(() => {
      this.#asked = undefined
    })
    return unlessAborted(this.#asked, signal, requestId)
  }

  /** A replacement for a refused token. `fresh` if this call made the provider return it. */
  async replace(refused: string): Promise<{ token: string; fresh: boolean } | undefined> {
    if (!this.#provider) return undefined
    const known = this.#replaced?.refused === refused ? this.#replaced : undefined
    const replaced = known ?? { refused, token: ask(this.#provider, refused) }
    this.#replaced = replaced
    let token = ''
    try {
      token = await replaced.token
    } finally {
      // If the provider returned no new token, the next call asks again.
      if ((token === '' || token === refused) && this.#replaced === replaced) this.#replaced = undefined
    }
    return token === '' || token === refused ? undefined : { token, fresh: !known }
  }
}

const ask = async (provider: TokenProvider, refused?: string) =>
  sendable(await (refused === undefined ? provider() : provider(refused)))

function sendable(token: string): string {
  assertSendable('The token', token)
  return token
}
