import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest } from '@learn/contract/nearest'
import { UsageError } from '../failure.ts'
import { parseGlobalFlags } from './global-flags.ts'

test('global flags may be anywhere before a --', () => {
  const { flags, rest } = parseGlobalFlags([
    '--json',
    'teams',
    '-q',
    'list',
    '--url=https://x',
    '--limit',
    '5',
    '--',
    '--yes',
  ])
  assert.deepEqual(rest, ['teams', 'list', '--limit', '5', '--', '--yes'])
  assert.deepEqual([flags.json, flags.quiet, flags.yes, flags.url], [true, true, false, 'https://x'])
})

test('short flags can be typed together, but not with a letter that only the command knows', () => {
  const together = parseGlobalFlags(['-qy', 'teams'])
  assert.deepEqual([together.flags.quiet, together.flags.yes, together.rest], [true, true, ['teams']])
  const mixed = parseGlobalFlags(['media', 'upload', '-rq', '--share', '-1.5'])
  assert.deepEqual([mixed.flags.quiet, mixed.rest], [false, ['media', 'upload', '-rq', '--share', '-1.5']])
})

test('a missing value, a wrong value or a switch with a value is refused', () => {
  for (const [args, message] of [
    [['--profile'], '--profile needs a value: --profile NAME.'],
    [['--url', '--json'], '--url needs a value: --url URL. If the value starts with --, write --url=--json'],
    [['--profile='], '--profile needs a value: --profile NAME.'],
    [['--json=yes'], '--json is a switch and takes no value.'],
    [['--timeout', 'soon'], '--timeout must be a number of seconds between 0 and 86400, not "soon".'],
    [['--timeout', '0'], '--timeout must be a number of seconds between 0 and 86400, not "0".'],
  ] as const) {
    assert.throws(() => parseGlobalFlags(args), new UsageError(message))
  }
})

test('the nearest name is suggested, unless nothing is near', () => {
  const names = ['--name', '--json', '--profile', '--role']
  assert.equal(nearest('--nmae', names), '--name')
  assert.equal(nearest('--jsn', names), '--json')
  assert.equal(nearest('--Profile', names), '--profile')
  assert.equal(nearest('--rol', names), '--role')
  assert.equal(nearest('--colour', names), undefined)
  assert.equal(nearest('x', ['list', 'use']), undefined)
})
