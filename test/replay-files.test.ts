import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { FileFault, type LoggedRow, readLog } from '../bench/replay/logged-file.ts'
import { readPolicy } from '../bench/replay/policy-file.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-files-'))
})
after(() => rm(folder, { recursive: true, force: true }))

async function written(text: string, name = 'given'): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

const header = 'item_id,position,click,propensity_score'
const fine = '2,0,1,0.25'

async function rowsOf(text: string): Promise<LoggedRow[]> {
  return Array.fromAsync(readLog(await written(text), { items: 3, positions: 2 }))
}

/** The error for a file, without the file name at its start. */
async function faultOf(reading: Promise<unknown>): Promise<string> {
  const fault = await reading.then(
    () => assert.fail('the file was accepted'),
    error => error,
  )
  assert(fault instanceof FileFault, String(fault))
  assert(fault.message.startsWith(folder), fault.message)
  assert.match(fault.message, /^[^\n]*\.$/)
  return fault.message.slice(join(folder, 'given').length)
}

test('a log is read row by row', async () => {
  assert.deepEqual(await rowsOf(`\uFEFF${header}\r\n${fine}\r\n0,1,0,1e-3\r\n`), [
    { item: 2, position: 0, reward: 1, propensity: 0.25 },
    { item: 0, position: 1, reward: 0, propensity: 0.001 },
  ])
})

test('an invalid value in a log is reported with its line', async () => {
  const bad: [string, RegExp][] = [
    ['2,0,1,0', /propensity_score 0 is not above 0/],
    ['2,0,1,1e-320', /propensity_score 1e-320 is too small to divide by/],
    ['2,0,1,1.01', /propensity_score 1\.01 is not/],
    ['2,0,1,-0.5', /propensity_score -0\.5 is not/],
    ['2,0,1,', /propensity_score {2}is not/],
    ['2,0,1,NaN', /propensity_score NaN is not/],
    ['2,0,1,0x1', /propensity_score 0x1 is not/],
    ['2,0,1,Infinity', /propensity_score Infinity is not/],
    ['2,-1,1,0.5', /position -1 is not a whole number from 0 to 1\./],
    ['2,0.5,1,0.5', /position 0\.5 is not/],
    ['2,2,1,0.5', /position 2 is not/],
    ['3,0,1,0.5', /item_id 3 is not a whole number from 0 to 2\./],
    ['x,0,1,0.5', /item_id x is not/],
    ['2,0,1.5,0.5', /click 1\.5 is not between 0 and 1/],
    ['2,0,,0.5', /click {2}is not/],
    ['2,0,1', /expected 4 fields, not 3/],
    ['', /expected 4 fields, not 1/],
  ]
  for (const [line, said] of bad) {
    const sentence = await faultOf(rowsOf(`${header}\n${fine}\n${line}\n${fine}\n`))
    assert.match(sentence, /^, line 3: /)
    assert.match(sentence, said)
  }
})

test('an empty log, a wrong header and a missing file are reported in a sentence too', async () => {
  assert.match(await faultOf(rowsOf('')), /^ is empty/)
  assert.match(await faultOf(rowsOf(`${header}\n`)), /^ has no decisions/)
  assert.match(await faultOf(rowsOf(`item_id,click\n${fine}\n`)), /^, line 1: expected item_id,position/)
  const missing = readLog(join(folder, 'none'), { items: 3, positions: 2 })
  await assert.rejects(missing.next(), /can’t be read: file not found\.$/)
  const aFolder = readLog(folder, { items: 3, positions: 2 })
  await assert.rejects(aFolder.next(), /can’t be read: it is a folder/)
})

test('a policy is read position by position', async () => {
  const file = await written('{"shape":[3,2],"action_dist":[[0.2,0.5],[0.3,0.5],[0.5,0]]}')
  assert.deepEqual(await readPolicy(file), [
    [0.2, 0.3, 0.5],
    [0.5, 0.5, 0],
  ])
})

test('an invalid policy is reported with the reason', async () => {
  const bad: [string, RegExp][] = [
    ['', /does not contain a JSON object/],
    ['[]', /does not contain a JSON object/],
    ['{}', /action_dist must be a list/],
    ['{"action_dist":[]}', /action_dist must be a list/],
    ['{"action_dist":[0.5,0.5]}', /action_dist must be a list/],
    ['{"action_dist":[[],[]]}', /it has no positions/],
    ['{"action_dist":[[0.5],[0.4]]}', /in position 0 add up to 0\.9, expected 1/],
    ['{"action_dist":[[1.5],[-0.5]]}', /item 0 in position 0 has probability 1\.5/],
    ['{"action_dist":[[0.5,-1],[0.5,1]]}', /item 0 in position 1 has probability -1/],
    ['{"action_dist":[["0.5"],[0.5]]}', /item 0 in position 0/],
    ['{"action_dist":[[0.5],[0.5,0]]}', /item 1 has 2 probabilities, expected 1, one for each position/],
    ['{"shape":[1,1],"action_dist":[[0.5],[0.5]]}', /has 2 items, but shape says 1/],
    ['{"shape":3,"action_dist":[[1]]}', /shape must be the numbers/],
  ]
  for (const [text, said] of bad) assert.match(await faultOf(readPolicy(await written(text))), said)
})

test('the benchmark reports it in one sentence, computes nothing and exits with 2', async () => {
  const golden = '{"x:a->random":{"n_actions":3,"ess":1,"est":{"dr":{"value":1}}}}'
  const files = {
    log: await written(`${header}\n${fine}\n2,0,1,0\n`, 'log.csv'),
    golden: await written(golden, 'golden.json'),
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['bench/main.ts', 'replay', '--log', files.log, '--golden', files.golden],
    { encoding: 'utf8' },
  )
  assert.equal(stdout, '')
  assert.equal(stderr, `${files.log}, line 3: propensity_score 0 is not above 0 and at most 1.\n`)
  assert.equal(status, 2)
})

test('the benchmark computes the golden figures for a log and a policy from files, to the ninth digit', async () => {
  const log = await written(`${header}\n0,0,1,0.5\n1,0,0,0.5\n0,0,1,0.5\n1,0,1,0.5\n`, 'four.csv')
  const policy = await written('{"action_dist":[[0.8],[0.2]]}', 'policy.json')
  const bench = async (ipw: number) => {
    const figures = { ipw: { value: ipw }, snipw: { value: 0.9 }, ipw_clip10: { value: 0.9 } }
    const known = { 'x:coin->mine': { n_actions: 2, ess: 16 / 5.44, est: figures } }
    const golden = await written(JSON.stringify(known), 'known.json')
    const files = ['--log', log, '--policy', policy, '--golden', golden]
    return spawnSync(process.execPath, ['bench/main.ts', 'replay', ...files], { encoding: 'utf8' })
  }
  const right = await bench(0.9)
  assert.match(right.stdout, /^largest relative error in billionths, x:coin->mine +[\d.]+ +at most 1 +met$/m)
  assert.equal(right.status, 0)
  const wrong = await bench(0.9 + 2e-9)
  assert.match(wrong.stdout, /at most 1 +MISSED$/m)
  assert.equal(wrong.status, 1)
})
