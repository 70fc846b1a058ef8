import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setImmediate as nextEvents, setTimeout as sleep } from 'node:timers/promises'
import { Busyness } from './busyness.ts'
import { Fault } from './fault.ts'
import { type Share, Turns } from './turns.ts'

const usual = { each: 2, waiting: 3, milliseconds: 10_000, what: 'requests' }

/** Work that lasts until it is ended, and records when it began. */
function worker(turns: Turns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, share: Share) => {
    const work = turns.run(share, () => {
      begun.push(name)
      return new Promise<void>(resolve => ends.set(name, resolve))
    })
    work.catch(() => undefined) // What still waits at the end of a test is refused after it.
    return work
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    for (let round = 0; round < 5; round++) await nextEvents()
  }
  return { begun, start, end }
}

const isRefusal = (error: unknown) =>
  error instanceof Fault && error.kind === 'TooManyRequests' && error.message.includes('requests')

test('each person and each organization has a limit, and others are not affected', async () => {
  const { begun, start, end } = worker(new Turns(usual))
  void start('1', { person: 'ann', organization: 'school' })
  void start('2', { person: 'ann', organization: 'family' })
  void start('3', { person: 'ann', organization: 'club' })
  void start('4', { person: 'ben', organization: 'school' })
  void start('5', { person: 'cem', organization: 'school' })
  void start('6', { person: 'dan' })
  assert.deepEqual(begun, ['1', '2', '4', '6'])
  await end('1')
  assert.deepEqual(begun, ['1', '2', '4', '6', '3', '5'])
})

test('people take turns, however much each has waiting', async () => {
  const { begun, start, end } = worker(new Turns({ ...usual, each: 1 }))
  for (const name of ['a1', 'a2', 'a3']) void start(name, { person: 'ann', organization: 'school' })
  void start('b1', { person: 'ben', organization: 'school' })
  for (const name of ['a1', 'a2', 'b1']) await end(name)
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3'])
})

/** How many events of others are handled while one person has this many turns. */
async function eventsDuring(turns: Turns, { work, count }: { work: () => Promise<void>; count: number }) {
  let events = 0
  let isOver = false
  const handle = () => {
    events++
    if (!isOver) setImmediate(handle)
  }
  await nextEvents()
  setImmediate(handle)
  await Promise.all(Array.from({ length: count }, () => turns.run({ person: 'ann' }, work)))
  isOver = true
  return events
}

test('turns of somebody who is alone follow directly, but other events are handled every few milliseconds', async () => {
  const many = { ...usual, waiting: 100 }
  const short = async () => undefined
  assert((await eventsDuring(new Turns(many), { work: short, count: 100 })) < 20)

  const withOthers = new Turns(many)
  await withOthers.run({ person: 'ben' }, short)
  assert((await eventsDuring(withOthers, { work: short, count: 100 })) > 80)

  const long = async () => {
    for (const end = performance.now() + 2; performance.now() < end; );
  }
  const events = await eventsDuring(new Turns(many), { work: long, count: 60 })
  assert(events >= 15, `${events} events`)
})

test('work that finds the line full is refused at once, and work that waits too long is refused later', async t => {
  const alive = setInterval(() => undefined, 1_000) // The timers of those who wait don't keep a process running.
  t.after(() => clearInterval(alive))
  const { begun, start, end } = worker(new Turns({ ...usual, each: 1, milliseconds: 30 }))
  const ann = { person: 'ann' }
  const first = start('1', ann)
  const waiting = ['2', '3', '4'].map(name => assert.rejects(start(name, ann), isRefusal))
  await assert.rejects(start('5', ann), isRefusal)
  await Promise.all(waiting)
  await end('1')
  await first
  void start('6', ann)
  assert.deepEqual(begun, ['1', '6'], 'refused work never begins, and leaves nothing behind')
})

test('a person whose line is full leaves places for others of the same organization', async () => {
  const { begun, start, end } = worker(new Turns({ ...usual, each: 1 }))
  const [ann, ben] = ['ann', 'ben'].map(person => ({ person, organization: 'school' }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start(name, ann as Share)
  await assert.rejects(start('a5', ann as Share), isRefusal)
  void start('b1', ben as Share)
  for (const name of ['a1', 'a2']) await end(name)
  assert.deepEqual(begun, ['a1', 'a2', 'b1'])
})

test('the people of one organization can’t have any number of calls waiting', async () => {
  const { start } = worker(new Turns({ ...usual, each: 1 }))
  const school = (person: number) => ({ person: String(person), organization: 'school' })
  for (let person = 0; person <= 5 * usual.waiting; person++) void start(`${person}`, school(person))
  await assert.rejects(start('last', school(100)), isRefusal)
})

test('some turns are only for the server itself', async () => {
  const { begun, start } = worker(new Turns({ ...usual, each: 5, all: 3, reserved: 1 }))
  for (const name of ['1', '2', '3']) void start(name, { person: name })
  void start('own', {})
  assert.deepEqual(begun, ['1', '2', 'own'])
})

test('a turn ends when its work fails', async () => {
  const turns = new Turns({ ...usual, each: 1 })
  const fail = () => turns.run({ person: 'ann' }, () => Promise.reject(new Error('on purpose')))
  for (let round = 0; round < 3; round++) await assert.rejects(fail(), /on purpose/)
  assert.equal(turns.waiting, 0)
})

test('work that never pauses lets other events be handled in between', async () => {
  const turns = new Turns({ ...usual, each: 1, waiting: 100 })
  let done = 0
  const work = Array.from({ length: 50 }, () =>
    turns.run({ person: 'ann' }, async () => {
      done++
    }),
  )
  await nextEvents()
  assert(done < 10, `${done} of 50 were done before anything else`)
  await Promise.all(work)
})

/** How many turns a person had at the same time, at most. */
async function mostAtOnce(turns: Turns, person: string): Promise<number> {
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await sleep(5)
    running--
  }
  await Promise.all(Array.from({ length: 4 }, () => turns.run({ person }, work)))
  return most
}

/** Somebody else is there until the test ends. */
async function keepPresent(t: TestContext, turns: Turns) {
  const others = setInterval(() => void turns.run({ person: 'ben' }, async () => undefined), 10)
  t.after(() => clearInterval(others))
  await turns.run({ person: 'ben' }, async () => undefined)
}

const busyFrom = Number.NEGATIVE_INFINITY
const neverBusy = Number.POSITIVE_INFINITY

for (const { of, limit, hasOthers, processors, expected } of [
  { of: 'with the server to themselves', limit: busyFrom, hasOthers: false, processors: 2, expected: 3 },
  { of: 'beside others on a busy server', limit: busyFrom, hasOthers: true, processors: 8, expected: 1 },
  { of: 'beside others on two processors', limit: neverBusy, hasOthers: true, processors: 2, expected: 1 },
  { of: 'beside others on three processors', limit: neverBusy, hasOthers: true, processors: 3, expected: 2 },
  { of: 'beside others on many processors', limit: neverBusy, hasOthers: true, processors: 8, expected: 3 },
])
  test(`a heavy user ${of} has at most ${expected} of 3 turns at a time`, async t => {
    const limits = { ...usual, waiting: 10, each: 3, heavyMilliseconds: 5, processors }
    const turns = new Turns(limits, new Busyness(limit))
    for (let round = 0; round < 3; round++) {
      await turns.run({ person: 'ann' }, () => sleep(30))
      await nextEvents()
    }
    if (hasOthers) await keepPresent(t, turns)
    const begun = performance.now()
    assert.equal(await mostAtOnce(turns, 'ann'), expected)
    if (limit === busyFrom && hasOthers)
      assert(performance.now() - begun > 30, 'each of them is followed by a pause')
    if (hasOthers) assert.equal(await mostAtOnce(turns, 'cem'), 3)
  })

test('a heavy user who sends one request after another does not pause', async t => {
  const turns = new Turns({ ...usual, heavyMilliseconds: 5 }, new Busyness(busyFrom))
  await keepPresent(t, turns)
  await turns.run({ person: 'ann' }, () => sleep(50))
  assert.equal(turns.enter({ person: 'ann' }), undefined)
})

test('a thread that is kept busy is noticed', async () => {
  const busyness = new Busyness()
  for (let round = 0; round < 20; round++) {
    busyness.observe()
    for (const end = performance.now() + 10; performance.now() < end; );
    await nextEvents()
  }
  assert(busyness.isBusy)
})

test('work that counts as more than it lasted is followed by a pause, even if nothing else waits meanwhile', async t => {
  const turns = new Turns({ ...usual, heavyMilliseconds: 5 }, new Busyness(neverBusy))
  await keepPresent(t, turns)
  const run = (least: number) => turns.run({ person: 'ann' }, async () => performance.now(), least)
  const first = await run(80)
  await run(0).then(second => assert(second - first > 60, `only ${second - first} ms`))
})
