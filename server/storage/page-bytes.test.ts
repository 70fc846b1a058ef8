import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'
import { countThatFit } from './page-bytes.ts'

const world = await World.create()
after(() => world.close())

const mebibyte = 1024 * 1024

test('a page ends before it exceeds 4 MiB, but has at least one item', () => {
  const item = (bytes: number) => ({ text: 'x'.repeat(bytes) })
  assert.equal(countThatFit([item(1), item(1), item(1)], 2), 2)
  assert.equal(
    countThatFit(
      Array.from({ length: 9 }, () => item(mebibyte)),
      9,
    ),
    3,
  )
  assert.equal(countThatFit([item(5 * mebibyte), item(1)], 9), 1)
  assert.equal(countThatFit([], 9), 0)
  // Characters that take six bytes each as JSON.
  assert.equal(
    countThatFit(
      Array.from({ length: 9 }, () => ({ list: ['\u0001'.repeat(mebibyte / 4)] })),
      9,
    ),
    2,
  )
})

test('a list of large items has short pages, and its cursors lead to all of them, forwards and backwards', async () => {
  const { key, organizationId, userId } = await world.tenant()
  await world.owner.query(
    `insert into jobs (id, organization_id, operation, data, status, result, principal_id, actor_kind, user_id, address, request_id,
        created_at, started_at, finished_at, updated_at)
      select uuidv7(), $1, 'trial.createBook', '{}', 'succeeded', jsonb_build_object('text', repeat('x', 500000), 'n', n), $2,
        'user', $2, '127.0.0.1', 'test', now() + n * interval '1 second', now(), now(), now()
      from generate_series(1, 20) n`,
    [organizationId, userId],
  )
  type Page = { data: { id: string }[]; nextCursor: string | null; prevCursor: string | null; total: number }
  const read = async (cursor: string | undefined) => {
    const { body, status } = await world.call('jobs.listJobs', key, {
      limit: '100',
      ...(cursor && { cursor }),
    })
    assert.equal(status, 200)
    assert(JSON.stringify(body).length <= 4 * mebibyte + 1_000)
    return body as unknown as Page
  }
  const pages: Page[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await read(cursor)
    pages.push(page)
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  assert(pages.length >= 3, `${pages.length} pages`)
  assert.deepEqual(new Set(pages.map(({ total }) => total)), new Set([20]))
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
  assert.equal(new Set(ids).size, 20)
  const backwards: string[] = []
  for (let page = pages.at(-1); page; page = page.prevCursor ? await read(page.prevCursor) : undefined)
    backwards.unshift(...page.data.map(({ id }) => id))
  assert.deepEqual(backwards, ids)
})
