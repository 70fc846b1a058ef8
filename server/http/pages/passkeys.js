// What passkeys need of a browser. Everything else on these pages works without a script.
const supported =
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  if (response.status === 429) throw new Error('There were too many tries. Come back later.')
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

async function signIn(next) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    await post('/auth/passkey-sign-in/options'),
  )
  const credential = await navigator.credentials.get({ publicKey })
  await post('/auth/passkey-sign-in', { response: credential.toJSON() })
  location.assign(next)
}

async function add() {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await post('/auth/passkeys/options'))
  const credential = await navigator.credentials.create({ publicKey })
  const name = document.getElementById('passkey-name').value
  await post('/auth/passkeys', { name, response: credential.toJSON() })
  location.reload()
}

/** Shows a part of the page and lets its button do the work; what goes wrong is said beside it. */
function offer(id, work) {
  const part = document.getElementById(id)
  if (!part || !supported) return
  const problem = part.querySelector('[role=alert]')
  part.hidden = false
  part.querySelector('button').addEventListener('click', async () => {
    problem.hidden = true
    try {
      await work(part)
    } catch (error) {
      problem.textContent =
        error.name === 'NotAllowedError' ? 'It was canceled, or took too long. Try again.' : error.message
      problem.hidden = false
    }
  })
}

offer('passkey-sign-in', part => signIn(part.dataset.next))
offer('add-passkey', add)
