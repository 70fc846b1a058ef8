import assert from 'node:assert/strict'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { learnHere, newSettings } from '../test/command-line.ts'
import { readStandardInput } from './standard-input.ts'

// What would be sent is seen by --dry-run: no server is needed.
const settings = await newSettings('http://127.0.0.1:9')
after(() => settings.remove())

const organizationId = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'
const createTeam = ['teams', 'create-team', '--dry-run']

async function file(name: string, text: string): Promise<string> {
  const path = join(settings.directory, name)
  await writeFile(path, text)
  return path
}

const bodyOf = ({ out }: { out: string }) => JSON.parse(out).request.body

test('the input comes from a file, and flags win over it', async () => {
  const path = await file('team.json', `\uFEFF${JSON.stringify({ organizationId, name: 'From the file' })}`)
  const plain = await learnHere([...createTeam, '--input', path], settings.config)
  assert.deepEqual(bodyOf(plain), { organizationId, name: 'From the file' })
  const changed = await learnHere([...createTeam, '--input', path, '--name', 'Robins'], settings.config)
  assert.deepEqual(bodyOf(changed), { organizationId, name: 'Robins' })
})

test('the input comes from standard input, asked for with - or not', async () => {
  const input = JSON.stringify({ organizationId, name: 'Piped' })
  for (const words of [[...createTeam, '--input', '-'], createTeam]) {
    const ended = await learnHere(words, settings.config, { input })
    assert.deepEqual(bodyOf(ended), { organizationId, name: 'Piped' })
  }
})

test('standard input is left alone where all that is needed was given', async () => {
  const words = [...createTeam, '--name', 'Robins', '--organization-id', organizationId]
  const ended = await learnHere(words, settings.config, { input: 'a line that belongs to somebody else\n' })
  assert.deepEqual(bodyOf(ended), { name: 'Robins', organizationId })
})

test('a standard input that stays open and says nothing is waited for only where it was asked for', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const idle = readStandardInput(new PassThrough(), false)
  t.mock.timers.tick(1_000)
  assert.equal(await idle, undefined)
  const stream = new PassThrough()
  const awaited = readStandardInput(stream, true)
  t.mock.timers.tick(3_600_000)
  stream.end('{}')
  assert.equal(await awaited, '{}')
})

test('a file that can’t be read or understood is refused with its name and the place, and nothing is sent', async () => {
  const folder = join(settings.directory, 'folder')
  await mkdir(folder)
  const cases: [path: string, sentence: RegExp][] = [
    [join(settings.directory, 'none.json'), /none\.json can't be read: there is no such file\.$/m],
    [folder, /folder can't be read: it is a folder\.$/m],
    [
      await file('broken.json', '{\n  "name": "x",\n  oops\n}'),
      /broken\.json is not JSON: .*line 3, column 3\.$/m,
    ],
    [await file('cut.json', '{ "name": '), /cut\.json is not JSON: .*line 1, column 11\.$/m],
    [await file('empty.json', ''), /empty\.json is not JSON: .*line 1, column 1\.$/m],
    [await file('list.json', '[1]'), /list\.json must be a JSON object .* not a list\.$/m],
    [await file('null.json', 'null'), /not null\.$/m],
    [await file('text.json', '"x"'), /not a string\.$/m],
    [
      await file('fields.json', JSON.stringify({ organizationId, nmae: 'x', name: 1 })),
      /^"nmae" in .*fields\.json is not a known field\. Did you mean "name"\?\n"name" in .*fields\.json must be a string, not 1\.$/m,
    ],
  ]
  for (const [path, sentence] of cases) {
    const { code, out, err } = await learnHere([...createTeam, '--input', path], settings.config)
    assert.equal(code, 2, path)
    assert.equal(out, '')
    assert.match(err, sentence)
  }
})

test('what is missing is named by its flags', async () => {
  const { code, err } = await learnHere(createTeam, settings.config)
  assert.equal(code, 2)
  assert.match(
    err,
    /^--organization-id is required\. learn whoami shows .* keeps one for all commands\.\n--name is required\.\nSee what it takes: learn teams create-team --help\n$/,
  )
})

test('with --json a wrong flag is JSON on standard error', async () => {
  const { code, err } = await learnHere(['teams', 'list-teams', '--limt', '3', '--json'], settings.config)
  assert.equal(code, 2)
  const { _tag, message, next } = JSON.parse(err)
  assert.deepEqual(
    [_tag, message],
    ['UsageError', 'learn teams list-teams has no flag --limt. Did you mean --limit?'],
  )
  assert.match(next, /--help/)
})

test('a wrong command is refused with the nearest one', async () => {
  const cases: [words: string, sentence: RegExp][] = [
    [
      'organizatons list-invitations',
      /^There is no command "organizatons"\. Did you mean learn organizations\?$/m,
    ],
    ['organizations list-invitation', /Did you mean learn organizations list-invitations\?$/m],
    ['teams list', /Did you mean learn teams list-teams\?$/m],
    ['teams list-members', /Did you mean learn members list-members\?$/m],
    ['organizations list-invitations --status pending', /Did you mean --filter-status\?$/m],
    ['teams list-teams --jsno', /Did you mean --json\?$/m],
    ['--jsno teams list-teams', /^There is no flag --jsno before a command\. Did you mean --json\?$/m],
    ['teams --all', /^The operation is missing between "teams" and --all\.$/m],
    ['whoam', /Did you mean learn whoami\?$/m],
    ['teams list-teams --limit many', /^--limit must be a whole number from 1 up, not "many"\.$/m],
    ['teams list-teams --filter-organization-id 7', /^--filter-organization-id must be an id/],
    ['teams list-teams --sort-by nam', /^--sort-by must be one of .* Did you mean name\?$/m],
    ['teams list-teams --all --no-wait', /^--no-wait is for what answers with a job/],
    ['teams get-team x --all', /^--all is for lists/],
    ['teams list-teams --csv --json', /--csv and --json are two forms/],
    ['teams list-teams --fields ,', /^--fields needs the names/],
  ]
  for (const [words, sentence] of cases) {
    const { code, err } = await learnHere(words.split(' '), settings.config)
    assert.equal(code, 2, words)
    assert.match(err, sentence)
  }
})

test('the organization of the profile or of --organization stands where one must be named', async () => {
  const named = await learnHere(
    [...createTeam, '--name', 'Robins', '--organization', organizationId],
    settings.config,
  )
  assert.deepEqual(bodyOf(named), { name: 'Robins', organizationId })
  const list = await learnHere(
    ['teams', 'list-teams', '--dry-run', '--organization', organizationId],
    settings.config,
  )
  assert.match(JSON.parse(list.out).request.url, new RegExp(`filter%5BorganizationId%5D=${organizationId}$`))
  const own = await newSettings('http://127.0.0.1:9')
  const profiles = { current: 'home', profiles: { home: { url: 'http://127.0.0.1:9', organizationId } } }
  await writeFile(join(own.directory, 'profiles.json'), JSON.stringify(profiles))
  await chmod(join(own.directory, 'profiles.json'), 0o600)
  assert.deepEqual(bodyOf(await learnHere([...createTeam, '--name', 'Robins'], own.config)), {
    name: 'Robins',
    organizationId,
  })
  // What spans organizations is not narrowed by a default, nor is something taken away by one.
  const wide = await learnHere(['teams', 'list-teams', '--dry-run'], own.config)
  assert.equal(JSON.parse(wide.out).request.url, 'http://127.0.0.1:9/v1/teams')
  const taken = await learnHere(
    ['organizations', 'delete-organization', '--confirm-name', 'x', '--dry-run'],
    own.config,
  )
  assert.match(taken.err, /^--organization-id is required\. learn whoami shows which are yours\.\n/)
  await own.remove()
})

const resetPin = ['learn', 'reset-learn-student-pin', organizationId, '--dry-run']

test('a secret is asked for without being shown, or read from standard input, and is covered in what is printed', async () => {
  const asked = await learnHere(resetPin, settings.config, { input: ['1234\n'], isInteractive: true })
  assert.equal(asked.code, 0)
  assert.match(asked.err, /^pin: \n$/)
  assert.deepEqual(bodyOf(asked), { pin: '••••' })
  const piped = await learnHere([...resetPin, '--pin', '-'], settings.config, { input: '1234\n' })
  assert.deepEqual(bodyOf(piped), { pin: '••••' })
  const wrong = await learnHere([...resetPin, '--pin', '-'], settings.config, { input: '12345\n' })
  assert.match(wrong.err, /^--pin must have at most 4 characters\.$/m)
  for (const { out, err } of [asked, piped, wrong]) assert.doesNotMatch(out + err, /1234/)
  const gone = await learnHere(resetPin, settings.config, { isInteractive: true })
  assert.deepEqual([gone.code, gone.out], [4, ''])
})

test('what is JSON can stand in a file of its own, and where it is wrong is said', async () => {
  const replay = ['learn', 'create-learn-policy-replay', '--organization-id', organizationId, '--json']
  const given = async (text: string) => {
    const path = await file('policy.json', text)
    const ended = await learnHere([...replay, '--policy', `@${path}`, '--dry-run'], settings.config)
    return { ...ended, path }
  }
  const rules = [{ choose: [{ candidates: '*', probability: 2 }] }]
  const unfit = await given(JSON.stringify({ kind: 'rules', rules }))
  assert.equal(unfit.code, 2)
  assert.match(
    JSON.parse(unfit.err).message,
    /^--policy at rules\.0\.choose\.0\.probability must be .*, not 2\./,
  )
  const broken = await given('{\n  "kind": uniform\n}')
  assert.match(
    JSON.parse(broken.err).message,
    new RegExp(`^--policy from ${broken.path} is not JSON: .* at line 2, column 11\\.$`),
  )
  const named = await learnHere([...replay, '--policy', 'policy.json'], settings.config)
  assert.match(JSON.parse(named.err).next, /as --policy @policy\.json$/)
  const day = [...replay, '--policy', '{"kind":"uniform"}', '--from', '2026-01-31', '--dry-run']
  assert.match(
    JSON.parse((await learnHere(day, settings.config)).err).message,
    /^--from must be a date and time with a time zone, for example \S+Z, not "2026-01-31"\.$/,
  )
  const missing = await learnHere([...replay, '--policy', '@none.json'], settings.config)
  assert.equal(JSON.parse(missing.err).message, "--policy @none.json can't be read: there is no such file.")
})
