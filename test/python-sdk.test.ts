import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { operations } from '@learn/contract'
import { openapi } from '@learn/contract/documents/openapi'
import { generate } from 'selfsigned'
import type { Document } from '../scripts/python/document.ts'
import { pythonFiles } from '../scripts/python/package.ts'
import { family } from './support/learning/family.ts'
import { withStripe } from './support/money.ts'
import { inputs } from './support/operation-inputs.ts'
import { type PopulatedTenant, populate } from './support/populated-tenant.ts'
import { temporaryDirectory } from './support/processes.ts'
import { StripeSimulator } from './support/stripe-simulator.ts'
import { createBook, createWord, trialTable, trialUnusual } from './support/trial.ts'
import { World } from './support/world.ts'

const skip = spawnSync('python3', ['--version']).status === 0 ? false : 'python3 is not installed'

/** The product's document, plus paid operations that only tests have and schemas that the contract may get one day. */
const document = withOddSchemas(openapi([...operations, createWord, createBook]) as unknown as Document) // The document is plain JSON.

function withOddSchemas({ components, ...rest }: Document): Document {
  const shape = (kind: string) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind }, from: { type: 'string', description: 'Such as "here"' } },
  })
  const odd = {
    TrialShape: { anyOf: [shape('square'), shape('circle'), { type: 'null' }] },
    TrialShapes: {
      type: 'object',
      properties: { shapes: { type: 'array', items: { anyOf: [shape('square'), shape('circle')] } } },
    },
    TrialSwitch: { const: true },
  }
  return { ...rest, components: { schemas: { ...components.schemas, ...odd } } }
}

test('the tests of the Python SDK pass against a server', { skip }, async () => {
  const stripe = await StripeSimulator.start()
  const world = await World.create(withStripe(stripe), undefined, trialUnusual)
  const directory = await temporaryDirectory()
  const tls = await startTls()
  try {
    await world.owner.query(trialTable)
    await writePackage(directory.path)
    const about = await describeWorld(world, { url: tls.url, certificate: tls.certificate })
    const { code, output } = await runTests(directory.path, about)
    assert.equal(code, 0, output)
    assert.match(output, /^OK$/m, `some tests were skipped: ${output}`)
    await runExample(about.url, about.key)
  } finally {
    tls.stop()
    await world.close()
    await stripe.stop()
    await directory.remove()
  }
})

/** The committed SDK, with its generated files made again for the document with the trial operations. */
async function writePackage(directory: string): Promise<void> {
  await cp('sdk-python/learn', join(directory, 'learn'), { recursive: true })
  for (const [path, text] of Object.entries(pythonFiles(document))) {
    const target = join(directory, path.replace('sdk-python/', ''))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  await writeFile(join(directory, 'openapi.json'), JSON.stringify(document))
}

async function runTests(directory: string, about: object) {
  return await runPython(['-m', 'unittest', 'discover', '-s', 'sdk-python/tests'], {
    PYTHONPATH: directory,
    LEARN_TEST_DOCUMENT: join(directory, 'openapi.json'),
    LEARN_TEST_WORLD: JSON.stringify(about),
  })
}

/** With the committed SDK. */
async function runExample(url: string, key: string): Promise<void> {
  const env = { PYTHONPATH: 'sdk-python', LEARN_URL: url, LEARN_TOKEN: key }
  const invite = async () => await runPython(['examples/python/invite.py', 'sam@example.org'], env)
  const first = await invite()
  assert.equal(first.code, 0, first.output)
  assert.match(
    first.output,
    /^Invited sam@example\.org \(request \S+\)\.\nPending invitations to Tenant: 61\n/,
  )
  assert.equal(first.output.split('\n').length, 64, first.output)
  assert.match((await invite()).output, /^Not invited: /)
  const away = await runPython(['examples/python/invite.py', 'sam@example.org'], {
    ...env,
    LEARN_TOKEN: 'none',
  })
  assert.deepEqual([away.code, /^Unauthorized: .*request id/.test(away.output)], [1, true], away.output)
}

async function runPython(args: string[], env: Record<string, string>) {
  const child = spawn('python3', ['-B', '-W', 'error', ...args], {
    env: { PATH: process.env.PATH, PYTHONIOENCODING: 'utf-8', ...env },
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const [code] = await once(child, 'close')
  return { code: code as number | null, output }
}

/** The details of the server that the Python tests need. See sdk-python/tests/live.py. */
async function describeWorld(world: World, tls: object) {
  const tenants = await Promise.all([1, 2, 3].map(() => populate(world)))
  const tenant = await world.tenant()
  await world.credits(tenant, 10_000)
  const invited = Array.from({ length: 60 }, (_, index) => `guest${index}@example.org`)
  await world.invitations(
    tenant,
    invited.map(email => ({ email })),
  )
  const [child, other] = await Promise.all([family(world), family(world)])
  return {
    url: world.server.url,
    key: tenant.key,
    organizationId: tenant.organizationId,
    poor: await world.tenant(),
    viewerToken: (await world.member(tenant, 'viewer')).token,
    invited,
    month: new Date().toISOString().slice(0, 7),
    child: {
      studentId: child.studentId,
      username: child.username,
      pin: '4071',
      otherUsername: other.username,
    },
    tls,
    tenants: tenants.map(callable),
  }
}

/** An input for each operation, and tokens of everyone who may be allowed to call it. */
function callable(tenant: PopulatedTenant) {
  const { organizationId, key, admin, parent, student, invited } = tenant
  return {
    tokens: [key, admin.token, parent.token, student.token, invited.token],
    inputs: {
      ...Object.fromEntries(Object.entries(inputs).map(([id, input]) => [id, input(tenant)])),
      [createWord.id]: { organizationId, word: 'yes' },
      [createBook.id]: { organizationId, pages: 1 },
    },
  }
}

/** A server with a self-signed certificate. It answers with the number of requests so far. */
async function startTls(): Promise<{ url: string; certificate: string; stop(): void }> {
  const altNames = [{ type: 7, ip: '127.0.0.1' }] as const
  const pair = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [...altNames] },
    ],
  })
  let asked = 0
  const server = createServer({ key: pair.private, cert: pair.cert }, (_, response) => {
    asked++
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ asked }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  return {
    url: `https://127.0.0.1:${port}`,
    certificate: pair.cert,
    stop: () => void server.close().closeAllConnections(),
  }
}

test('an operation added to the document becomes a method of the Python SDK', () => {
  const text = pythonFiles(document)['sdk-python/learn/operations/trial.py'] ?? ''
  assert.match(text, /def create_word\(/)
  assert.match(text, /Costs 2 credits per page\./)
  assert.match(text, /fails: Optional\[Literal\["declared", "once", "always", "in commit"\]\] = None/)
})

test('a choice between objects becomes a Union', () => {
  const text = pythonFiles(document)['sdk-python/learn/types.py'] ?? ''
  assert.match(text, /^TrialShape = Optional\[Union\[TrialShape1, TrialShape2\]\]$/m)
  assert.match(text, /shapes: list\[Union\[TrialShapesShape1, TrialShapesShape2\]\]/)
  assert.match(text, /^TrialSwitch = Literal\[True\]$/m)
})

test('the same document always generates the same Python', () => {
  assert.deepEqual(pythonFiles(document), pythonFiles(structuredClone(document)))
})

test('the Python SDK has no module for a noun that the document does not have', async () => {
  const product = pythonFiles(openapi() as unknown as Document) // The document is plain JSON.
  const made = Object.keys(product).filter(path => path.startsWith('sdk-python/learn/operations/'))
  const kept = (await readdir('sdk-python/learn/operations')).filter(name => name.endsWith('.py'))
  assert.deepEqual(kept.map(name => `sdk-python/learn/operations/${name}`).sort(), made.sort())
})

test('only generated files say that they are generated', async () => {
  const made = Object.keys(pythonFiles(document))
  for (const name of await readdir('sdk-python/learn')) {
    if (!name.endsWith('.py')) continue
    const text = await readFile(`sdk-python/learn/${name}`, 'utf8')
    assert.equal(
      text.includes('# Generated from generated/openapi.json'),
      made.includes(`sdk-python/learn/${name}`),
      name,
    )
  }
})
