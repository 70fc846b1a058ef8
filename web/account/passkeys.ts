// Passkeys need a script. Everything else on these pages works without one.
const supported =
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** An error whose message is for the person. */
class Problem extends Error {}

async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Problem('The server can’t be reached. Please check your internet connection.')
  })
  if (response.status === 429) throw new Problem('Too many attempts. Please try again later.')
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer) return answer
  throw new Problem(answer?.error ?? 'Something went wrong on the server. Please try again in a moment.')
}

async function signIn({ dataset }: HTMLElement): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    await post('/auth/passkey-sign-in/options'),
  )
  const credential = await navigator.credentials.get({ publicKey })
  await post('/auth/passkey-sign-in', { response: toJson(credential) })
  location.assign(dataset.next ?? '/auth/account')
}

async function add(part: HTMLElement): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await post('/auth/passkeys/options'))
  const credential = await navigator.credentials.create({ publicKey })
  const name = part.querySelector('input')?.value
  await post('/auth/passkeys', { name, response: toJson(credential) })
  location.reload()
}

const toJson = (credential: Credential | null) =>
  credential instanceof PublicKeyCredential ? credential.toJSON() : undefined

/** Shows a part of the page and connects its button to the work. Errors appear next to the button. */
function offer(id: string, work: (part: HTMLElement) => Promise<void>): void {
  const part = document.getElementById(id)
  const problem = part?.querySelector<HTMLElement>('[role=alert]')
  if (!part || !problem || !supported) return
  part.hidden = false
  part.querySelector('button')?.addEventListener('click', async () => {
    problem.hidden = true
    try {
      await work(part)
    } catch (error) {
      problem.textContent = explain(error)
      problem.hidden = false
    }
  })
}

function explain(error: unknown): string {
  if (error instanceof Problem) return error.message
  if (!(error instanceof Error)) return 'That did not work. Please try again.'
  if (error.name === 'NotAllowedError') return 'That was cancelled or took too long. Please try again.'
  return error.name === 'InvalidStateError'
    ? 'This device already has a passkey for your account.'
    : 'That did not work. Please try again.'
}

offer('passkey-sign-in', signIn)
offer('add-passkey', add)
