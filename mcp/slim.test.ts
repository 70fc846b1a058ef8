import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract, operations } from '@learn/contract'
import type { Operation } from '@learn/contract/operation'
import { withoutNull, withoutSecrets } from '@learn/contract/secrets'
import { type CallToolResult, fromJsonSchema } from '@modelcontextprotocol/server'
import { largestValue } from '../test/support/largest-value.ts'
import { mostTokens } from './fitting.ts'
import type { Fields } from './invocation.ts'
import { readForAgent } from './reading.ts'
import { answerResult, failureResult } from './results.ts'
import { outlineOf } from './schemas.ts'
import { fieldNamesOf, longFieldsOf, pagingOf } from './short-form.ts'
import { noteField } from './slim.ts'

interface Page extends Fields {
  readonly data: readonly Fields[]
  readonly nextCursor: string | null
  readonly total: number
}

const tokensOf = ({ content, structuredContent }: CallToolResult): number => {
  const [text] = content
  assert(text?.type === 'text')
  return Math.max(text.text.length, JSON.stringify(structuredContent).length) / 4
}

const noteOf = ({ structuredContent }: Pick<CallToolResult, 'structuredContent'>): string =>
  String({ ...(structuredContent as Fields) }[noteField])

/** Answers as the server does: a page from the cursor on, with at most as many items as asked for. */
const readFrom =
  (operation: Operation, all: Fields) =>
  async ({ cursor, limit = '25' }: Fields) => {
    if (pagingOf(operation) !== 'pages') return { body: all }
    const items = all.data as readonly unknown[]
    const start = Number(cursor ?? 0)
    const end = start + Number(limit)
    const nextCursor = end < items.length ? String(end) : null
    return { body: { ...all, data: items.slice(start, end), nextCursor, prevCursor: null } }
  }

async function assertDeclared(operation: Operation, { structuredContent }: CallToolResult) {
  // The library compiles any schema.
  const { issues } = await fromJsonSchema(outlineOf(operation) as never)['~standard'].validate(
    structuredContent,
  )
  assert.equal(issues, undefined, `${operation.id}: ${JSON.stringify(issues)}`)
}

for (const operation of operations) {
  const { id, effect } = operation
  const largest = largestValue(operation.response) as Fields

  test(`the largest answer of ${id} costs at most 8,000 tokens and matches its schema`, async () => {
    const results =
      effect === 'read'
        ? [
            await readForAgent(operation, {}, readFrom(operation, largest)),
            await readForAgent(operation, { fields: fieldNamesOf(operation) }, readFrom(operation, largest)),
          ]
        : [answerResult(operation, largest)]
    for (const result of results) {
      assert(tokensOf(result) <= mostTokens, `${tokensOf(result)}`)
      assert(!result.isError)
      await assertDeclared(operation, result)
      if (!pagingOf(operation) && JSON.stringify(largest).length > 4 * mostTokens)
        assert.match(noteOf(result), /too long|returns it whole/)
    }
  })

  if (pagingOf(operation))
    test(`the pages of ${id} have every item once, whatever their size`, async () => {
      const all = largestValue(operation.response, 30) as Fields
      const whole = withoutSecrets(operation.response, all) as Page
      for (const wanted of [{}, { limit: '100' }, { fields: fieldNamesOf(operation) }]) {
        const seen: Fields[] = []
        let cursor: string | null = null
        do {
          const input: Fields = { ...wanted, ...(cursor !== null && { cursor }) }
          const { structuredContent } = await readForAgent(operation, input, readFrom(operation, all))
          const page = structuredContent as unknown as Page
          assert(page.data.length > 0)
          seen.push(...page.data)
          cursor = page.nextCursor
        } while (cursor !== null)
        assert.equal(seen.length, whole.data.length)
        for (const [index, item] of seen.entries()) {
          const [name = ''] = fieldNamesOf(operation)
          assert.equal(String(item[name]).slice(0, 50), String(whole.data[index]?.[name]).slice(0, 50))
        }
      }
    })
}

test('the items of a list come without deep fields and long texts, unless those are named', async () => {
  const operation = contract['learn.listLearnTopics']
  const item = withoutNull(withoutNull(operation.response).properties?.data?.items ?? {})
  assert.deepEqual(longFieldsOf(item), ['templates', 'blueprint'])
  const { response } = operation.example
  const read = readFrom(operation, { ...response })
  const short = (await readForAgent(operation, {}, read)).structuredContent as unknown as Page
  assert.equal(short.data[0]?.templates, undefined)
  assert.deepEqual(short.data[0]?.prerequisites, response.data[0]?.prerequisites)
  assert.match(String(short[noteField]), /templates, blueprint are left out or cut\. Name the fields/)
  const chosen = await readForAgent(operation, { fields: ['id', 'templates'] }, read)
  const { id, templates } = response.data[0] ?? {}
  assert.deepEqual((chosen.structuredContent as unknown as Page).data, [{ id, templates }])
})

test('unknown fields, cursors and limits are refused with a sentence that helps', async () => {
  const operation = contract['learn.listLearnSubjects']
  const read = async () => assert.fail('nothing is read')
  const cases: [Fields, RegExp][] = [
    [
      { fields: ['id', 'colour'] },
      /fields contains "colour", which is not a field\. The fields are id, name/,
    ],
    [{ fields: 'id' }, /fields must be a list of names/],
    [{ fields: Array(1_000).fill('id') }, /fields must have at most \d+ names, one for each field/],
    [{ cursor: 'x' }, /cursor must be the nextCursor/],
    [{ limit: '101' }, /limit must be a whole number from 1 to 100/],
    [{ limit: 0 }, /limit must be/],
  ]
  for (const [args, expected] of cases) {
    const { content, isError } = await readForAgent(operation, args, read)
    assert.equal(isError, true)
    assert.match(JSON.stringify(content).replaceAll('\\"', '"'), expected)
  }
})

test('an answer that is small enough is returned as it is', () => {
  const { response } = contract['billing.getBalance'].example
  const { structuredContent, content } = answerResult(contract['billing.getBalance'], response)
  assert.deepEqual(structuredContent, response)
  assert.deepEqual(content, [{ type: 'text', text: JSON.stringify(response) }])
})

test('an answer that is too long says what is missing and which command returns it', async () => {
  const operation = contract['learn.exportLearnStudent']
  const largest = largestValue(operation.response) as Fields
  const { structuredContent } = await readForAgent(operation, {}, async () => ({ body: largest }))
  const note = noteOf({ structuredContent })
  assert.match(note, /attempts has 1 of 100 items/)
  assert.match(note, /`learn students export` in a terminal/)
  const statement = answerResult(contract['billing.getStatement'], 'day,credits\n'.repeat(10_000))
  assert(tokensOf(statement) <= mostTokens)
  assert.match(noteOf(statement), /text is cut after \d+ of 120000 characters/)
})

test('a change whose answer is too long says that it must not be repeated', () => {
  const operation = contract['organizations.createInvitations']
  const { structuredContent } = answerResult(operation, largestValue(operation.response))
  assert.match(noteOf({ structuredContent }), /Everything was done: do not repeat the call/)
})

test('a failure costs no more than an answer', () => {
  const issues = Array.from({ length: 5_000 }, (_, index) => ({
    path: ['x'.repeat(500), index],
    message: 'no',
  }))
  const failure = { _tag: 'HttpApiDecodeError', message: '\u0000'.repeat(100_000), issues }
  assert(tokensOf(failureResult(failure)) <= mostTokens)
})
