import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Contract, OperationId } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { guideTo } from '../scripts/demo/guide.ts'
import { type RunningDemo, startDemo } from '../scripts/demo/start-demo.ts'
import { callOperation } from './support/client.ts'
import { temporaryDirectory } from './support/processes.ts'

const data = await temporaryDirectory()
after(() => data.remove())

/** A small demo: the same code with fewer children and weeks. */
const small = { path: data.path, children: 3, weeks: 1, environment: { PORT: '0' } }

async function call<Id extends OperationId>(demo: RunningDemo, id: Id, input: Input<Contract[Id]>) {
  const { status, body } = await callOperation(demo.server.url, id, demo.signIns.apiKey, input)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

async function totals(demo: RunningDemo) {
  const [students, attempts, replays] = await Promise.all([
    call(demo, 'learn.listLearnStudents', {}),
    call(demo, 'learn.listLearnAttempts', {}),
    call(demo, 'learn.listLearnPolicyReplays', {}),
  ])
  return { students: students.total, attempts: attempts.total, replays: replays.total }
}

test('the life of a demo', async t => {
  const told: string[] = []
  let demo = await startDemo({ ...small, tell: sentence => told.push(sentence) })
  t.after(() => demo.stop())
  const { organizationId } =
    (await call(demo, 'learn.listLearnStudents', {})).data[0] ?? assert.fail('no child')

  await t.test('it shows how far it is', () => {
    assert(
      told.some(sentence => /^Practice: week 1 of 1, \d+ answers so far$/.test(sentence)),
      told.join('\n'),
    )
  })

  await t.test('a printed child signs in with the printed PIN and has progress', async () => {
    const guide = guideTo(demo)
    const [, username, pin] = /^ {2}(amara\S+) +PIN (\d{4})/m.exec(guide) ?? assert.fail(guide)
    const response = await fetch(`${demo.server.url}/auth/student`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, pin }),
    })
    const { token, studentId } = (await response.json()) as { token: string; studentId: string }
    const { body } = await callOperation(demo.server.url, 'learn.getLearnStudentProgress', token, {
      studentId,
    })
    const today = new Date().toISOString().slice(0, 10)
    assert(body.days.length >= 3 && body.days.every(({ day }) => day < today), JSON.stringify(body.days))
    assert(body.topics.length > 5)
  })

  await t.test('children differ: one is new, and the others have practised', async () => {
    const { data: children } = await call(demo, 'learn.listLearnStudents', {})
    const answers = await Promise.all(
      children.map(async ({ id, displayName }) => {
        const { total } = await call(demo, 'learn.listLearnAttempts', { 'filter[studentId]': id })
        return { displayName, total }
      }),
    )
    assert.deepEqual(
      answers.filter(({ total }) => total === 0).map(({ displayName }) => displayName),
      ['Zara'],
    )
    assert(
      answers.every(({ total }) => total === 0 || total > 20),
      JSON.stringify(answers),
    )
  })

  await t.test('replays have finished, and every decision can be reproduced', async () => {
    const { data: replays } = await call(demo, 'learn.listLearnPolicyReplays', {})
    assert.deepEqual(replays.map(({ status, policy }) => `${policy.kind} ${status}`).sort(), [
      'lowest_mastery_first succeeded',
      'shipped succeeded',
      'uniform succeeded',
    ])
    const { data: decisions } = await call(demo, 'learn.listLearnDecisions', { limit: '3' })
    for (const { id } of decisions)
      assert((await call(demo, 'learn.reproduceLearnDecision', { decisionId: id })).identical)
  })

  await t.test('assignments are open and done, and one has a file that is there', async () => {
    const { data: assignments } = await call(demo, 'learn.listLearnAssignments', {})
    assert.deepEqual([...new Set(assignments.map(({ status }) => status))].sort(), ['done', 'open'])
    const [file] = assignments.flatMap(({ files }) => files)
    assert.equal(file?.name, 'fractions-of-amounts.pdf')
    assert(file.available)
  })

  await t.test('the media library is ready', async () => {
    const { data: items } = await call(demo, 'media.listMediaItems', {})
    assert.deepEqual([...new Set(items.map(({ kind }) => kind))].sort(), ['document', 'image'])
    assert(items.length >= 5 && items.every(({ status }) => status === 'ready'))
  })

  await t.test('credits were granted and used, and the ledger is intact', async () => {
    const { data: entries } = await call(demo, 'billing.listLedgerEntries', {})
    const kinds = Map.groupBy(entries, ({ kind }) => kind)
    assert.equal(kinds.get('grant')?.length, 2)
    assert.equal(kinds.get('post')?.length, 6)
    assert((await call(demo, 'billing.verifyLedger', { organizationId })).intact)
  })

  await t.test('people have joined, and an invitation is pending', async () => {
    const { data: members } = await call(demo, 'members.listMembers', {})
    const emails = members.flatMap(({ email }) => email ?? [])
    assert(emails.includes(demo.signIns.tutor) && emails.includes(demo.signIns.parent), emails.join(', '))
    const pending = await call(demo, 'organizations.listInvitations', { 'filter[status]': 'pending' })
    assert(pending.data.some(({ email }) => email === 'funmi@hedgerow.example'))
  })

  await t.test('a second start fills nothing again', async () => {
    const before = await totals(demo)
    const { signIns } = demo
    await demo.stop()
    demo = await startDemo(small)
    assert.equal(demo.filled, false)
    assert.deepEqual(demo.signIns, signIns)
    assert.deepEqual(await totals(demo), before)
  })
})

test('an interrupted demo asks for --fresh, and --fresh deletes nothing but a demo', async () => {
  const directory = await temporaryDirectory()
  after(() => directory.remove())
  const options = { ...small, path: directory.path }
  const stopping = new AbortController()
  const tell = (sentence: string) => {
    if (sentence.startsWith('Practice')) stopping.abort(new Error('interrupted'))
  }
  await assert.rejects(startDemo({ ...options, tell, signal: stopping.signal }), /interrupted/)
  await assert.rejects(startDemo(options), /interrupted before it was ready\. .*npm run demo -- --fresh/)

  const other = await temporaryDirectory()
  after(() => other.remove())
  await writeFile(join(other.path, 'letter.txt'), 'Dear Amara')
  const refused = startDemo({ ...small, path: other.path, fresh: true })
  await assert.rejects(refused, /is not empty, and is not a demo's directory/)
  assert.deepEqual(await readdir(other.path), ['letter.txt'])
  assert.equal(await readFile(join(other.path, 'letter.txt'), 'utf8'), 'Dear Amara')
})
