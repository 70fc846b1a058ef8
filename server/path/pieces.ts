import { project } from '@learn/contract/checks/project'
import type { Schema } from '@learn/contract/values'

/** Most answers are shorter, so that they are complete, or refused, before their first byte is sent. */
const mostBegun = 256 * 1024

/** A streamed answer: after its beginning, nothing is read from the database before the client consumes it. */
export class Pieces implements AsyncIterable<string> {
  readonly #schema: Schema
  readonly #answer: Readonly<Record<string, unknown>>
  readonly #rest = this.#read()
  #begun = ''

  constructor(schema: Schema, answer: object) {
    this.#schema = schema
    this.#answer = { ...answer }
  }

  /** Reads the beginning. */
  async begin(): Promise<void> {
    while (this.#begun.length < mostBegun) {
      const { done, value } = await this.#rest.next()
      if (done) return
      this.#begun += value
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    yield this.#begun
    yield* this.#rest
  }

  /** Yields the JSON piece by piece, with only the fields that the schema names. */
  async *#read(): AsyncGenerator<string> {
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
