import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { llms } from '@learn/contract/documents/llms'
import pg from 'pg'
import { documents } from '../scripts/documents.ts'
import { describeSchema } from '../scripts/schema.ts'
import { migrate } from '../server/storage/migrate.ts'
import { createDatabase } from './support/database.ts'
import { createWord } from './support/trial.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

test('the generated files are up to date with the contract, content and migrations: npm run generate', async () => {
  const database = await createDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await migrate(client)
  const expected = { ...documents(), 'generated/schema.sql': await describeSchema(client) }
  await client.end()
  await database.drop()
  const kept = (await readdir('generated')).map(name => `generated/${name}`)
  assert.deepEqual(
    kept.filter(path => !(path in expected)),
    [],
  )
  for (const [path, text] of Object.entries(expected)) {
    assert.equal(await readFile(path, 'utf8'), text, `${path} is out of date`)
  }
})

test('llms.txt marks the operations that cost credits', () => {
  assert.match(llms([createWord]), /^- `POST \/v1\/trial\/words` trial\.createWord: Write a word \(paid\)$/m)
})

test('the server serves the same documents', async () => {
  const response = await fetch(`${world.server.url}/openapi.json`)
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8')
  assert.deepEqual(await response.json(), JSON.parse(await readFile('generated/openapi.json', 'utf8')))
  const text = await fetch(`${world.server.url}/llms.txt`)
  assert.equal(text.headers.get('content-type'), 'text/plain; charset=utf-8')
  assert.equal(await text.text(), await readFile('generated/llms.txt', 'utf8'))
})
