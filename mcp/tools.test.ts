import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract, operations } from '@learn/contract'
import { asksFirst, inputFields, isDestructive, type Operation } from '@learn/contract/operation'
import { withoutNull } from '@learn/contract/secrets'
import { fromJsonSchema } from '@modelcontextprotocol/server'
import { createBook, createWord } from '../test/support/trial.ts'
import { ChoiceError, choose, mostTools } from './choice.ts'
import { mostTokens } from './fitting.ts'
import { argumentNameOf, callName, didYouMean, searchName, toolNameOf, toolsetOf } from './names.ts'
import { inputSchemaOf } from './schemas.ts'
import { searchOperations } from './search.ts'
import { longFieldsOf, pagingOf } from './short-form.ts'
import { keptFromAgents, noteField, slim } from './slim.ts'
import { toolsOf } from './tools.ts'

const all: readonly Operation[] = [...operations, createWord, createBook]
const everything = choose(all, {})

test('every operation has a unique, plain tool name', () => {
  const names = [...all.map(toolNameOf), searchName, callName]
  assert.equal(new Set(names).size, names.length)
  for (const name of names) assert.match(name, /^[a-z][a-z0-9_]{2,63}$/)
  assert.equal(toolNameOf(contract['organizations.listInvitations']), 'list_invitations')
})

test('the argument names of a tool are unique, and every model accepts them', () => {
  for (const operation of all) {
    const { properties } = inputSchemaOf(operation)
    const names = Object.keys(properties as object)
    for (const name of names) assert.match(name, /^[a-zA-Z0-9_.-]{1,64}$/, operation.id)
    assert.doesNotMatch(
      JSON.stringify(properties),
      /"patternProperties"/,
      'some models do not know this keyword',
    )
    const added = pagingOf(operation) === 'one page' ? ['cursor', 'limit', 'fields'] : ['fields']
    assert.deepEqual(
      names,
      [...inputFields(operation).keys()].map(argumentNameOf).concat(operation.effect === 'read' ? added : []),
    )
  }
})

test('no operation has a field that means something else to agents', () => {
  for (const operation of all) {
    const own = inputFields(operation)
    for (const name of ['confirmationToken', 'fields']) assert(!own.has(name), operation.id)
    if (pagingOf(operation) === 'one page') assert(!own.has('cursor') && !own.has('limit'), operation.id)
    assert(!(noteField in (withoutNull(operation.response).properties ?? {})), operation.id)
  }
})

test('a record that agents get in a short form is the whole answer of another operation', () => {
  for (const { id, response, shortForAgents = {} } of all) {
    for (const [name, whole] of Object.entries(shortForAgents)) {
      const record = withoutNull(withoutNull(response).properties?.[name] ?? {})
      assert.equal(record, all.find(one => one.id === whole)?.response, id)
      assert(longFieldsOf(record).length > 0, id)
    }
  }
})

test('there are never too many tools, and every operation can be reached', () => {
  const toolsets = [...new Set(all.map(toolsetOf))]
  const choices = [
    {},
    { toolsets },
    { readOnly: true },
    { organization: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f' },
    ...toolsets.map(name => ({ toolsets: [name] })),
    ...toolsets.map(name => ({ toolsets: [name, 'learn'], readOnly: true })),
  ]
  for (const options of choices) {
    const choice = choose(all, options)
    const tools = toolsOf(choice)
    assert(tools.length <= mostTools, JSON.stringify(options))
    assert(tools.length > 0)
    assert(choice.searchable || choice.direct.length === choice.operations.length, JSON.stringify(options))
  }
  assert.equal(toolsOf(everything).length, mostTools)
})

test('every change except the steps of practice asks for confirmation', () => {
  const changes = all.filter(({ effect }) => effect !== 'read')
  assert.deepEqual(
    changes
      .filter(operation => !asksFirst(operation))
      .map(({ id }) => id)
      .sort(),
    ['learn.createLearnAttempt', 'learn.createLearnDecision', 'learn.saveLearnPaperAnswer'],
  )
  assert.deepEqual(
    all.filter(({ effect, practises }) => effect !== 'mutate' && practises),
    [],
  )
  for (const toolset of new Set(changes.map(toolsetOf))) {
    const choice = choose(all, { toolsets: [toolset] })
    const tools = toolsOf(choice)
    for (const [index, operation] of choice.direct.entries()) {
      const { inputSchema, description, annotations } = tools[index] ?? {}
      const asks = asksFirst(operation)
      assert.equal('confirmationToken' in (inputSchema?.properties ?? {}), asks, operation.id)
      const end = keptFromAgents(operation)?.next ?? 'Asks for confirmation first.'
      assert.equal(description?.endsWith(end), asks, operation.id)
      assert.equal(annotations?.readOnlyHint, operation.effect === 'read', operation.id)
    }
  }
})

test('a child gets tools for the operations that are for children, the rest by searching, and no others', () => {
  const choice = choose(all, { kind: 'student' })
  const theirs = all.filter(({ callers }) => callers?.some(kind => kind === 'student'))
  const names = toolsOf(choice).map(({ name }) => name)
  assert.equal(names.length, mostTools)
  const own = names.filter(name => !/^(search_operations|call_operation)$/.test(name))
  assert.equal(own.length, mostTools - 2)
  assert(new Set(own).isSubsetOf(new Set(theirs.map(toolNameOf))))
  assert.deepEqual(new Set(choice.operations), new Set(theirs))
  assert.equal(choice.closed.length, all.length - theirs.length)
})

test('an unknown toolset is refused with a suggestion', () => {
  assert.throws(
    () => choose(all, { toolsets: ['lern'] }),
    (error: Error) => {
      assert(error instanceof ChoiceError)
      assert.match(error.message, /Did you mean learn\?/)
      return true
    },
  )
  assert.equal(
    didYouMean('list_invitation', ['list_invitations', 'get_job']),
    ' Did you mean list_invitations?',
  )
  assert.equal(didYouMean('nothing like it', ['list_invitations']), '')
})

test('every tool has all four hints, derived from the contract', () => {
  const tools = new Map(
    toolsOf(choose(all, { toolsets: ['teams', 'jobs', 'trial'] })).map(tool => [tool.name, tool]),
  )
  assert.equal(tools.size, 13)
  for (const operation of all) {
    const { annotations } = tools.get(toolNameOf(operation)) ?? {}
    if (!annotations) continue
    const reads = operation.effect === 'read'
    assert.deepEqual(annotations, {
      readOnlyHint: reads,
      destructiveHint: isDestructive(operation),
      idempotentHint: reads || ['PUT', 'DELETE'].includes(operation.method),
      openWorldHint: false,
    })
  }
  const readers = toolsOf(choose(all, { readOnly: true }))
  assert(readers.every(({ annotations }) => annotations?.readOnlyHint && !annotations.destructiveHint))
})

const argumentsOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [argumentNameOf(name), value]))

test('the example of every operation fits its tool, in and out', async () => {
  for (const toolset of new Set(all.map(toolsetOf))) {
    const choice = choose(all, { toolsets: [toolset] })
    const tools = toolsOf(choice)
    for (const [index, operation] of choice.direct.entries()) {
      const { inputSchema = {}, outputSchema = {} } = tools[index] ?? {}
      const { request, response } = operation.example
      const preview = { confirmationToken: 'x', next: '' }
      const cases: [object, unknown][] = [
        [inputSchema, argumentsOf(request)],
        [outputSchema, response],
        [outputSchema, slim(operation, response)],
        ...(!asksFirst(operation) ? [] : [[outputSchema, preview] as [object, unknown]]),
      ]
      for (const [schema, value] of cases) {
        // The library compiles any schema.
        const { issues } = await fromJsonSchema(schema as never)['~standard'].validate(value)
        assert.equal(issues, undefined, `${operation.id}: ${JSON.stringify(issues)}`)
      }
    }
  }
})

test('the tool list costs a model at most 12,000 tokens, counted as characters / 4', () => {
  const { length } = JSON.stringify({ tools: toolsOf(choose(operations, {})) })
  assert(length / 4 <= 12_000, `${length / 4}`)
})

test('a search puts the best match first, with the schemas to call it', () => {
  const cases: [string, string][] = [
    ['rotate api keys', 'identity.rotateApiKey'],
    ['cancel a job', 'jobs.cancelJob'],
    ['delete team', 'teams.deleteTeam'],
    ['erase a child', 'learn.eraseLearnStudent'],
    ['reset PIN', 'learn.resetLearnStudentPin'],
    ['buy credits', 'billing.createTopUp'],
    ['audit log', 'audit.listAuditEvents'],
    ['recharg', 'billing.updateAutoRecharge'],
    ['export everything about a student', 'learn.exportLearnStudent'],
  ]
  for (const [query, id] of cases) {
    const { operations: found } = searchOperations(everything, query, 3)
    assert(
      found.slice(0, 3).some(({ operation }) => operation === id),
      `${query}: ${found.map(({ operation }) => operation)}`,
    )
  }
  for (const [query] of cases) {
    const { length } = JSON.stringify(searchOperations(everything, query))
    assert(length / 4 <= 3_500, `${query} costs a model ${length / 4} tokens`)
  }
  const [first] = searchOperations(everything, 'rotate api key', 1).operations
  assert.deepEqual(first?.inputSchema.required, ['apiKeyId', 'overlapSeconds'])
  assert.equal(first?.destructive, true)
  assert.match(String(first?.description), /An agent can’t do this\. .*`learn keys rotate`/)
  for (const query of ['list', 'student', 'learn organization student list get topic']) {
    const { length } = JSON.stringify(searchOperations(everything, query, 20))
    assert(length / 4 <= mostTokens, `twenty operations for "${query}" cost a model ${length / 4} tokens`)
  }
  const many = Array.from({ length: 20 }, (_, index) => `zz${index}`).join(' ')
  assert.equal(searchOperations(everything, `${many} rotate`).total, 0, 'twenty words are enough')
  const nothing = searchOperations(everything, 'zzz qqq')
  assert.deepEqual([nothing.operations, nothing.total], [[], 0])
  assert(nothing.toolsets?.includes('learn'))
})
