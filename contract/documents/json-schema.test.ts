import assert from 'node:assert/strict'
import { test } from 'node:test'
import Type from 'typebox'
import { nullable } from '../values.ts'
import { emitSchema } from './json-schema.ts'

test('a nullable schema has null in its type and among its enum values', () => {
  assert.deepEqual(emitSchema(nullable(Type.String({ maxLength: 5 }))), {
    type: ['string', 'null'],
    maxLength: 5,
  })
  const { type, enum: values } = emitSchema(nullable(Type.Enum(['red', 'blue'])))
  assert.deepEqual(
    [type, values],
    [
      ['string', 'null'],
      ['red', 'blue', null],
    ],
  )
})
