import type { TestEvent } from 'node:test/reporters'

/** Reports the tests at the top that failed, one name on each line. `test/together.ts` gives them the names of their files. */
export default async function* failedFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of events)
    if (type === 'test:fail' && data.nesting === 0) yield `${data.name}\n`
}
