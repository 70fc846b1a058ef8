import type { KoaContextWithOIDC } from 'oidc-provider'

interface Answering {
  logError(error: unknown): void
  secondsUntil(error: unknown): number | undefined
}

/** The library would answer 500 even if the client only needs to retry. */
export function answerServerError(ctx: KoaContextWithOIDC, error: Error, options: Answering): void {
  const seconds = options.secondsUntil(error)
  if (seconds === undefined) {
    options.logError(error)
    return
  }
  ctx.status = 429
  ctx.set('Retry-After', String(seconds))
  if (typeof ctx.body === 'object')
    ctx.body = { error: 'temporarily_unavailable', error_description: `Try again in ${seconds} seconds.` }
}
