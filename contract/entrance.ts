/**
 * Everything besides the operations that the server answers, except health, metrics and the reference: sign-in pages, OAuth
 * (RFC 6749, 7009, 7591, 8414, 8628 and 9728), webhooks, children's sign-in, MCP and signed downloads.
 */
export interface Entrance {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  /**
   * The credential it needs: none, a browser session, a signature of the body or in the URL, a child's PIN, or a bearer
   * token. Visitors without a session are redirected to the sign-in page.
   */
  readonly credential: 'none' | 'session' | 'signature' | 'pin' | 'token'
  /**
   * The kind of exchange: a page, a form on one, JSON for a page's own script, a static file, OAuth, a provider's webhook,
   * JSON like the API's for any program, the Model Context Protocol, or the bytes of a media file.
   */
  readonly speaks: 'page' | 'form' | 'script' | 'file' | 'oauth' | 'webhook' | 'program' | 'mcp' | 'download'
}
