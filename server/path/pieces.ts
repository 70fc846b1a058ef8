import { project } from '@learn/contract/checks/project'
import type { Schema } from '@learn/contract/values'

/** A streamed answer: nothing is read from the database before the client consumes it. */
export class Pieces implements AsyncIterable<string> {
  readonly #schema: Schema
  readonly #answer: Readonly<Record<string, unknown>>

  constructor(schema: Schema, answer: object) {
    this.#schema = schema
    this.#answer = { ...answer }
  }

  /** Yields the JSON piece by piece, with only the fields that the schema names. */
  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    let before = '{'
    // The schema of a streamed answer is always an object's.
    const { properties } = this.#schema as unknown as { properties: Record<string, Schema> }
    for (const [name, schema] of Object.entries(properties)) {
      yield `${before}${JSON.stringify(name)}:`
      before = ','
      const value = this.#answer[name]
      if (isAsync(value)) yield* list(schema, value)
      else yield JSON.stringify(project(schema, value))
    }
    yield '}'
  }
}

async function* list(schema: Schema, batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield before + JSON.stringify(project(schema, batch)).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

const isAsync = (value: unknown): value is AsyncIterable<readonly unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
