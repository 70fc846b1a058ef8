import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Contract, OperationId } from '@learn/contract'
import type { Input, Output } from '@learn/contract/operation'
import type { Immutable } from '@learn/contract/values'
import type { Answers, Inputs } from './types.ts'

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** A page size is text in a URL, and a number to a program. */
type Plain<Fields> = Omit<Fields, 'limit'>
type DifferentInput = {
  [Id in OperationId]: Same<Plain<Inputs[Id]>, Plain<Input<Contract[Id]>>> extends true ? never : Id
}[OperationId]
type DifferentAnswer = {
  [Id in OperationId]: Same<Immutable<Answers[Id]>, Immutable<Output<Contract[Id]>>> extends true ? never : Id
}[OperationId]

test('the written types are those of the contract', () => {
  // Compiled by the type check: with a difference, these would be the ids of operations.
  const differences: [never[], never[]] = [[] as DifferentInput[], [] as DifferentAnswer[]]
  assert.deepEqual(differences, [[], []])
})

/** Asks TypeScript what an editor shows at each of these words of a program. */
async function hover(program: string, words: readonly string[]): Promise<string[]> {
  // A project of its own, so that TypeScript loads no more than the SDK.
  await mkdir('node_modules/.cache', { recursive: true })
  const folder = await mkdtemp(resolve('node_modules/.cache/hover-'))
  const path = join(folder, 'program.ts')
  await writeFile(
    join(folder, 'tsconfig.json'),
    '{"extends":"../../../tsconfig.json","include":["program.ts"]}',
  )
  await writeFile(path, program)
  const server = spawn('node_modules/.bin/tsc', ['--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  after(async () => {
    server.kill()
    await rm(folder, { recursive: true })
  })
  const replies = new Map<number, (reply: Reply) => void>()
  let unread = Buffer.alloc(0)
  server.stdout.on('data', (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes])
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n(?:[^\r]+\r\n)*\r\n/.exec(unread.toString('latin1'))
      const end = head ? head[0].length + Number(head[1]) : Number.POSITIVE_INFINITY
      if (!head || unread.length < end) return
      const message: Reply = JSON.parse(unread.subarray(head[0].length, end).toString())
      unread = unread.subarray(end)
      if (message.method === undefined) replies.get(message.id)?.(message)
      else if (message.id !== undefined) write({ id: message.id, result: null })
    }
  })
  const write = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const ask = (method: string, params: object) =>
    new Promise<Reply>(done => {
      const id = replies.size + 1
      replies.set(id, done)
      write({ id, method, params })
    })
  const uri = pathToFileURL(path).href
  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
  })
  write({ method: 'initialized', params: {} })
  const textDocument = { uri, languageId: 'typescript', version: 1, text: program }
  write({ method: 'textDocument/didOpen', params: { textDocument } })
  const shown: string[] = []
  for (const word of words) {
    const before = program.slice(0, program.indexOf(word)).split('\n')
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
    const { result } = await ask('textDocument/hover', { textDocument: { uri }, position })
    shown.push(JSON.stringify(result))
  }
  return shown
}

interface Reply {
  readonly id: number
  readonly method?: string
  readonly result?: unknown
}

test('editors show what methods, fields of the input and fields of the answer mean', async () => {
  const program = `import { Learn } from '@learn/sdk'
const client = new Learn({ baseUrl: 'https://learn.example.org' })
const key = await client.keys.create({ organizationId: 'a', name: 'b', role: 'viewer', scopes: [] })
console.log(key.createdByUserId)
for await (const team of client.teams.list({ limit: 3, sortBy: 'name' })) console.log(team.createdAt)
`
  const [method, answer, input, item] = await hover(program, [
    'create(',
    'createdByUserId',
    'limit',
    'createdAt',
  ])
  assert.match(method ?? '', /Create an API key/)
  assert.match(answer ?? '', /The person whom the key acts for/)
  assert.match(input ?? '', /number/)
  assert.match(item ?? '', /ISO 8601 time in UTC/)
})
