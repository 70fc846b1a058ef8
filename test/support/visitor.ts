import assert from 'node:assert/strict'
import type { World } from './world.ts'

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

export interface VisitedPage {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  readonly location: string | null
}

/** A browser's cookies, origins and forms, without redirects or scripts. */
export class Visitor {
  cookies: Cookie[] = []
  /** Every cookie value that it ever received. */
  readonly seen: string[] = []
  readonly #world: World
  /** The address where the server listens, whatever its public address. */
  readonly #url: string

  constructor(world: World, url = world.server.url) {
    this.#world = world
    this.#url = url
  }

  /** A visitor who has signed in with a code by email, as people do. */
  static async createSignedIn(world: World, email: string): Promise<Visitor> {
    const visitor = new Visitor(world)
    await visitor.signIn(email)
    return visitor
  }

  /** The same browser, sent to another server by a load balancer. */
  onServer(url: string): Visitor {
    const copy = new Visitor(this.#world, url)
    copy.cookies = [...this.cookies]
    return copy
  }

  get origin(): string {
    return this.#world.server.app.publicUrl
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<VisitedPage> {
    return await this.visit(path, { headers })
  }

  async post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
    return await this.visit(path, {
      method: 'POST',
      headers: { origin: this.origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    })
  }

  async visit(path: string, init: RequestInit): Promise<VisitedPage> {
    const url = new URL(path, this.origin)
    const sent = this.cookies
      .filter(cookie => url.pathname === cookie.path || url.pathname.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
    const headers = { ...init.headers, ...(sent.length > 0 && { cookie: sent.join('; ') }) }
    const response = await fetch(this.#url + url.pathname + url.search, {
      ...init,
      headers,
      redirect: 'manual',
    })
    for (const header of response.headers.getSetCookie()) this.#keep(header)
    const { status } = response
    return {
      status,
      text: await response.text(),
      headers: response.headers,
      location: response.headers.get('location'),
    }
  }

  async signIn(email: string, next = '/auth/account'): Promise<VisitedPage> {
    const before = (await this.#world.waitForCodes(email, 0)).length
    assert.equal((await this.post('/auth/sign-in', { email, next })).status, 200)
    const mails = await this.#world.waitForCodes(email, before + 1)
    const code = /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? ''
    const signedIn = await this.post('/auth/code', { code, next })
    assert.equal(signedIn.status, 303, signedIn.text)
    return signedIn
  }

  #keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/; */)
    const [name = '', value = ''] = pair.split('=')
    const path = attributes.find(attribute => /^path=/i.test(attribute))?.slice(5) ?? '/'
    this.cookies = this.cookies.filter(cookie => cookie.name !== name || cookie.path !== path)
    if (!value) return
    this.cookies.push({ name, value, path })
    this.seen.push(value)
  }
}
