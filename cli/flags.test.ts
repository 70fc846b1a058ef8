import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from '@learn/contract'
import { inputFields, type Operation, operation } from '@learn/contract/operation'
import { closed } from '@learn/contract/values'
import Type from 'typebox'
import { createBook, createWord } from '../test/trial.ts'
import { readArguments } from './arguments.ts'
import { commandOf } from './commands.ts'
import { exampleWords } from './example.ts'
import { UnfitInput, UsageError } from './failure.ts'
import { commandFlags, flagsOf } from './flags.ts'
import { globalFlags } from './global-flags.ts'
import { checkInput } from './input-check.ts'
import { operationHelp } from './operation-help.ts'
import { ownCommands } from './own-commands.ts'

const commands = [...operations, createWord, createBook].map(commandOf)

test('every operation is a command by its own name, and no two are the same', () => {
  const titles = commands.map(({ title }) => title)
  assert.equal(new Set(titles).size, commands.length)
  assert(titles.includes('learn organizations list-invitations'))
  for (const { group } of commands) assert(!Object.hasOwn(ownCommands, group), `${group} is two things`)
})

test('every field of every input has a flag of its own, and none takes the name of another flag', () => {
  const others = [...globalFlags, ...commandFlags].map(({ flag }) => flag)
  for (const { operation: op } of commands) {
    const flags = flagsOf(op)
    assert.deepEqual(flags.map(({ field }) => field).sort(), [...inputFields(op).keys()].sort(), op.id)
    const names = [...flags.map(({ flag }) => flag), ...others]
    assert.equal(new Set(names).size, names.length, op.id)
    for (const { flag } of flags) assert.match(flag, /^--[a-z][a-z0-9-]*$/)
  }
})

test('the example of every operation can be typed, and comes out as the same input', () => {
  for (const command of commands) {
    const { operation: op, title } = command
    const flags = flagsOf(op)
    const { fields } = readArguments(flags, exampleWords(command, 'written'), title)
    assert.deepEqual(fields, op.example.request, op.id)
    checkInput(command, flags, fields, () => undefined)
  }
})

test('the help of every operation has all its flags, its example, its role, its scope and its price', () => {
  for (const command of commands) {
    const help = operationHelp(command, 100)
    const flat = help.replaceAll(/\s+/g, ' ')
    const { operation: op, title } = command
    for (const { flag, values = [] } of flagsOf(op)) {
      assert(help.includes(flag), `${title} ${flag}`)
      for (const value of values) assert(flat.includes(value), `${title} ${value}`)
    }
    assert(flat.includes(`The scope ${op.scope}`) && flat.includes(`Example ${title}`), title)
    assert(
      flat.includes({ none: 'No role', any: 'Any role' }[String(op.role)] ?? `The role ${op.role}`),
      title,
    )
    assert.equal(flat.includes('--idempotency-key'), op.effect !== 'read', title)
    if (op.cost) assert.match(flat, new RegExp(`costs ${op.cost.credits} credits? for each ${op.cost.per}`))
    for (const line of help.split('\n')) assert(line.length <= 100 || !line.includes(' '), line)
  }
})

const everything = operation({
  id: 'trial.everything',
  method: 'POST',
  path: '/v1/trial/{place}',
  summary: 'Take all there is',
  description: 'For the test.',
  params: closed({ place: Type.String() }),
  body: closed({
    role: Type.Optional(Type.Enum(['viewer', 'member', 'admin'])),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    share: Type.Optional(Type.Number()),
    isOpen: Type.Optional(Type.Boolean()),
    note: Type.Optional(Type.Union([Type.String({ maxLength: 10 }), Type.Null()])),
    tags: Type.Optional(Type.Array(Type.String())),
    subjects: Type.Optional(Type.Array(Type.Enum(['maths', 'english']))),
    people: Type.Optional(Type.Array(closed({ email: Type.String() }))),
    goals: Type.Optional(closed({ size: Type.Integer() })),
    json: Type.Optional(Type.String()),
  }),
  response: Type.Unsafe<object>(Type.Object({})),
  status: 200,
  errors: [],
  role: 'any',
  scope: 'teams:write',
  effect: 'mutate',
  example: { request: { place: 'here' }, response: {} },
})

/** What typed words come to, or the sentence that refuses them. */
function typed(...words: string[]): object | string {
  const command = commandOf(everything as Operation)
  const flags = flagsOf(everything)
  try {
    const { fields } = readArguments(flags, words, command.title)
    checkInput(command, flags, fields, () => undefined)
    return fields
  } catch (error) {
    assert(error instanceof UsageError || error instanceof UnfitInput)
    return error.message
  }
}

test('what is typed becomes what the schema asks for', () => {
  const given = {
    '--role admin': { role: 'admin' },
    '--role=admin': { role: 'admin' },
    '--count 7': { count: 7 },
    '--share -1.5': { share: -1.5 },
    '--is-open': { isOpen: true },
    '--no-is-open': { isOpen: false },
    '--is-open=false': { isOpen: false },
    '--note null': { note: null },
    '--note=--json': { note: '--json' },
    '--tags a,b --tags c': { tags: ['a', 'b', 'c'] },
    '--tags=': { tags: [] },
    '--tags ["a,b","c"]': { tags: ['a,b', 'c'] },
    '--people {"email":"a@b.c"} --people {"email":"d@e.f"}': {
      people: [{ email: 'a@b.c' }, { email: 'd@e.f' }],
    },
    '--goals {"size":3}': { goals: { size: 3 } },
    '--body-json x': { json: 'x' },
  }
  for (const [words, fields] of Object.entries(given))
    assert.deepEqual(typed('here', ...words.split(' ')), { place: 'here', ...fields }, words)
  assert.deepEqual(typed('--place', 'here'), { place: 'here' })
  assert.deepEqual(typed('--', '--here'), { place: '--here' })
})

test('what is wrong is refused by a sentence that names the flag, what was expected and what was meant', () => {
  const refused: [words: string, sentence: RegExp][] = [
    [
      'here --role amdin',
      /^--role must be one of viewer, member, admin, not "amdin"\. Did you mean admin\?$/,
    ],
    ['here --count 51', /^--count must be at most 50, not 51\.$/],
    ['here --count seven', /^--count must be a whole number, not "seven"\.$/],
    ['here --count 1.5', /^--count must be a whole number/],
    ['here --count 0x10', /^--count must be a whole number/],
    ['here --share much', /^--share must be a number/],
    ['here --is-open=maybe', /^--is-open is on by itself, or off as --no-is-open/],
    ['here --note 12345678901', /^--note must have at most 10 characters/],
    ['here --subjects maths,englsh', /^--subjects at 1 must be one of .* Did you mean english\?$/],
    ['here --people {"email":1}', /^--people at 0\.email must be a string/],
    ['here --goals goals.json', /^--goals is not JSON: .*at line 1, column 1\.$/],
    ['here --people {"email"', /^--people is not JSON: .*at line 1, column 9\.$/],
    ['here --goals {"size":3,"sise":4}', /^--goals at sise is not a known field\. Did you mean size\?$/],
    ['here --rol admin', /^learn trial everything has no flag --rol\. Did you mean --role\?$/],
    ['here --role', /^--role needs a value/],
    ['here --role --count 3', /^--role needs a value/],
    ['here --role admin --role viewer', /^--role was given twice\.$/],
    ['here there', /^"there" is one argument too many/],
    ['--role admin', /^--place is required\.$/],
    ['here -x', /^learn trial everything has no flag -x\./],
    ['here --csv=yes', /^--csv is a switch/],
  ]
  for (const [words, sentence] of refused) {
    const said = typed(...words.split(' '))
    assert(typeof said === 'string', words)
    assert.match(said, sentence)
  }
  // All that is wrong is said at once.
  assert.equal(String(typed('here', '--role', 'x', '--count', '0')).split('\n').length, 2)
})

test('the help of a flag that takes JSON has its shape to the innermost field, and what its fields mean', () => {
  const replay = operations.find(({ id }) => id === 'learn.createLearnPolicyReplay')
  assert(replay)
  const help = operationHelp(commandOf(replay), 120).replaceAll(/\s+/g, ' ')
  assert.match(
    help,
    /rules\?: \[\{ when\?: \{ sessionType\?: diagnostic\|.*?, offers\? \}, choose: \[\{ candidates, probability \}\] \}\]/,
  )
  assert.match(help, / \.temperature For shipped: higher values make the choice more random\./)
  assert.match(
    help,
    / \.rules For rules: .* \.when When the rule applies: .* \.offers A candidate’s id, .* \.choose The candidates to choose/,
  )
  assert.match(help, / \.candidates A candidate’s id, /)
})
