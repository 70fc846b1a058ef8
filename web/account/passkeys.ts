// Passkeys need a script. Everything else on these pages works without one.
const supported =
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status === 429) throw new Error('Too many attempts. Please try again later.')
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
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
  if (!(error instanceof Error)) return 'That did not work. Please try again.'
  return error.name === 'NotAllowedError'
    ? 'That was cancelled or took too long. Please try again.'
    : error.message
}

offer('passkey-sign-in', signIn)
offer('add-passkey', add)
