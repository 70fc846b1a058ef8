/** The health check of the image, which has no curl: succeeds when the server is ready. */
const { HOST, PORT = '4000' } = process.env
const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
const answer = await fetch(`http://${host}:${PORT}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(
  error => ({ ok: false, text: () => String(error.cause ?? error) }),
)
if (!answer.ok) console.error(await answer.text())
process.exitCode = answer.ok ? 0 : 1
