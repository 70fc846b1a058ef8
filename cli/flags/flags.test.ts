import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from '@learn/contract'
import { inputFields, type Operation, operation } from '@learn/contract/operation'
import { closed } from '@learn/contract/values'
import Type from 'typebox'
import { createBook, createWord } from '../../test/support/trial.ts'
import { UnfitInput, UsageError } from '../failure.ts'
import { exampleWords } from '../help/example.ts'
import { operationHelp } from '../help/operation-help.ts'
import { commandOf } from '../operation/command.ts'
import { checkInput } from '../operation/input-check.ts'
import { ownCommands } from '../own-commands.ts'
import { readArguments } from './arguments.ts'
import { commandFlags, flagsOf } from './flags.ts'
import { globalFlags, parseGlobalFlags } from './global-flags.ts'

const commands = [...operations, createWord, createBook].map(commandOf)

test('every operation is a command, and no two have the same noun and verb', () => {
  const titles = commands.map(({ title }) => title)
  assert.equal(new Set(titles).size, commands.length)
  assert(titles.includes('learn invitations list'))
  for (const { noun } of commands) assert(!Object.hasOwn(ownCommands, noun), noun)
  for (const title of titles) assert(!Object.hasOwn(ownCommands, title.slice('learn '.length)), title)
})

test('every field of every input has its own flag, and --organization is the only flag for an organization', () => {
  const others = [...globalFlags, ...commandFlags].map(({ flag }) => flag)
  for (const { operation: op } of commands) {
    const flags = flagsOf(op)
    assert.deepEqual(flags.map(({ field }) => field).sort(), [...inputFields(op).keys()].sort(), op.id)
    const names = [...flags.map(({ flag }) => flag), ...others.filter(flag => flag !== '--organization')]
    assert.equal(new Set(names).size, names.length, op.id)
    for (const { flag, field } of flags) {
      assert.match(flag, /^--[a-z][a-z0-9-]*$/)
      assert.equal(
        flag === '--organization',
        /^(filter\[)?organizationId\]?$/.test(field),
        `${op.id} ${flag}`,
      )
    }
  }
})

test('the example of every operation can be typed, and gives the same input', () => {
  for (const command of commands) {
    const { operation: op, title } = command
    const flags = flagsOf(op)
    const { flags: global, rest } = parseGlobalFlags(exampleWords(command, 'written'))
    const { fields } = readArguments(flags, rest, title)
    const organization = flags.find(({ flag }) => flag === '--organization')
    const named = global.organization && organization && { [organization.field]: global.organization }
    assert.deepEqual({ ...fields, ...named }, op.example.request, op.id)
    checkInput(command, flags, { ...fields, ...named }, () => undefined)
  }
})

test('the help says how to type an empty list', () => {
  const onboard = commands.find(({ title }) => title === 'learn families onboard')
  assert(onboard)
  assert.match(operationHelp(onboard, 1_000), /The subjects to learn\. Use '' for all four\./)
  const { fields } = readArguments(flagsOf(onboard.operation), ['--subject-ids', ''], onboard.title)
  assert.deepEqual(fields, { subjectIds: [] })
})

test('the help of every operation has its flags, example, role, scope and price', () => {
  for (const command of commands) {
    const help = operationHelp(command, 100)
    const flat = help.replaceAll(/\s+/g, ' ')
    const { operation: op, title } = command
    for (const { flag, values = [] } of flagsOf(op)) {
      assert(help.includes(flag), `${title} ${flag}`)
      for (const value of values) assert(flat.includes(value), `${title} ${value}`)
    }
    const scopes = op.effect === 'paid' ? `Scopes ${op.scope} and paid` : `Scope ${op.scope}`
    assert(flat.includes(scopes) && flat.includes(`Example ${title}`), title)
    assert(flat.includes({ none: 'No role', any: 'Any role' }[String(op.role)] ?? `Role ${op.role}`), title)
    assert.equal(flat.includes('--idempotency-key'), op.effect !== 'read', title)
    if (op.cost) assert.match(flat, new RegExp(`Costs ${op.cost.credits} credits? per ${op.cost.per}`))
    for (const line of help.split('\n')) assert(line.length <= 100 || !line.includes(' '), line)
  }
})

const everything = operation({
  id: 'trial.everything',
  method: 'POST',
  path: '/v1/trial/{place}',
  summary: 'Take every kind of value',
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

/** The input from typed words, or the sentence that refuses them. */
function readTyped(...words: string[]): object | string {
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

test('typed words become the values that the schema asks for', () => {
  const given = {
    '--role admin': { role: 'admin' },
    '--role=admin': { role: 'admin' },
    '--count 7': { count: 7 },
    '--share -1.5': { share: -1.5 },
    '--is-open': { isOpen: true },
    '--no-is-open': { isOpen: false },
    '--is-open=false': { isOpen: false },
    '--is-open false --count 7': { isOpen: false, count: 7 },
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
    assert.deepEqual(readTyped('here', ...words.split(' ')), { place: 'here', ...fields }, words)
  assert.deepEqual(readTyped('--place', 'here'), { place: 'here' })
  assert.deepEqual(readTyped('--', '--here'), { place: '--here' })
})

test('a wrong flag or value is refused with what was expected and probably meant', () => {
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
    [
      'here --is-open=maybe',
      /^--is-open must be true or false, not "maybe"\. Use --is-open or --no-is-open\.$/,
    ],
    ['here --note 12345678901', /^--note must have at most 10 characters/],
    ['here --subjects maths,englsh', /^--subjects at 1 must be one of .* Did you mean english\?$/],
    ['here --people {"email":1}', /^--people at 0\.email must be a string/],
    ['here --goals goals.json', /^--goals is not valid JSON: .*at line 1, column 1\.$/],
    ['here --people {"email"', /^--people is not valid JSON: .*at line 1, column 9\.$/],
    ['here --goals {"size":3,"sise":4}', /^--goals at sise is not a known field\. Did you mean size\?$/],
    ['here --rol admin', /^learn trial everything has no flag --rol\. Did you mean --role\?$/],
    ['here --role', /^--role needs a value/],
    [
      'here --role --count 3',
      /^--role needs a value: --role ROLE\. If the value starts with --, write --role=--count$/,
    ],
    ['here --role admin --role viewer', /^--role was given twice\.$/],
    ['here there', /^Unexpected argument "there": learn trial everything takes <place>\.$/],
    ['--role admin', /^--place is required\.$/],
    ['here -x', /^learn trial everything has no flag -x\./],
    ['here --csv=yes', /^--csv is a switch/],
    ['here --no-is-open=yes', /^--no-is-open is a switch/],
    ['here -1.5', /^learn trial everything has no flag -1\.5\./],
  ]
  for (const [words, sentence] of refused) {
    const said = readTyped(...words.split(' '))
    assert(typeof said === 'string', words)
    assert.match(said, sentence)
  }
  // All problems are reported together.
  assert.equal(String(readTyped('here', '--role', 'x', '--count', '0')).split('\n').length, 2)
})

test('the help of a flag that takes JSON describes all its fields', () => {
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
    / \.rules For rules: .* \.when When the rule applies: .* \.offers A candidate’s ID, .* \.choose The candidates to choose/,
  )
  assert.match(help, / \.candidates A candidate’s ID, /)
})
