import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { contract } from '@learn/contract'
import { newSettings } from '../../test/support/command-line.ts'
import { json, ScriptedServer } from '../../test/support/scripted-server.ts'
import { createWord } from '../../test/support/trial.ts'
import { run } from '../run.ts'
import { type Terminal, writeTo } from '../terminal/terminal.ts'
import { costWords } from './cost.ts'

const server = await ScriptedServer.start()
const settings = await newSettings(server.url, { LEARN_TOKEN: 'x' })
after(async () => {
  server.close()
  await settings.remove()
})

const estimateOf = (credits: number) =>
  json({ ...contract['billing.createEstimate'].example.response, credits, payable: true })

const { organizationId } = createWord.example.request
const args = ['trial', 'create-word', '--organization', organizationId, '--word', 'yes']

/** A person at a terminal, who types one of these at each question. */
async function ask(...typed: string[]) {
  const [input, out, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
  let err = ''
  errors.on('data', chunk => {
    err += chunk
    if (String(chunk).includes('Continue?')) input.write(typed.shift())
  })
  const terminal: Terminal = {
    in: input,
    out: out.resume(),
    err: errors,
    isInteractive: true,
    isTable: true,
    colour: false,
    columns: 100,
    write: text => writeTo(out, text),
    writeError: text => writeTo(errors, text),
  }
  const code = await run(args, terminal, { config: settings.config, operations: [createWord] })
  return { code, err }
}

test('a price that changes at the prompt is confirmed again, and nothing is sent before that', async () => {
  server.script(estimateOf(5), estimateOf(50))
  const { code, err } = await ask('y\n', 'n\n')
  assert.equal(code, 4, err)
  assert.match(
    err,
    /up to 5 credits.*The price has changed from 5 credits to 50 credits\..*up to 50 credits/s,
  )
  assert(server.asked.every(({ url }) => url.startsWith('/v1/billing/estimate')))

  server.script(estimateOf(5), estimateOf(5), json(createWord.example.response, 201))
  assert.equal((await ask('y\n')).code, 0)
  assert.equal(server.asked.at(-1)?.url, createWord.path)
})

test('the cost is one sentence, even if the call is free', () => {
  const cost = { balanceBefore: 9, payable: true, shortfall: 0 }
  assert.equal(costWords({ ...cost, credits: 0, balanceAfter: 9 }), 'Costs nothing.')
  assert.equal(costWords({ ...cost, credits: 1, balanceAfter: 8 }), 'Costs up to 1 credit (balance 9 → 8).')
})
