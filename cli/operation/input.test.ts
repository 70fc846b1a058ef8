import assert from 'node:assert/strict'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
import { readStandardInput } from '../terminal/standard-input.ts'

// --show-request shows what would be sent, without a server.
const settings = await newSettings('http://127.0.0.1:9')
after(() => settings.remove())

const organizationId = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'
const createTeam = ['teams', 'create', '--show-request']

async function file(name: string, text: string): Promise<string> {
  const path = join(settings.directory, name)
  await writeFile(path, text)
  return path
}

const bodyOf = ({ out }: { out: string }) => JSON.parse(out).request.body

test('the input comes from a file, and flags override it', async () => {
  const path = await file('team.json', `\uFEFF${JSON.stringify({ organizationId, name: 'From the file' })}`)
  const plain = await runLearn([...createTeam, '--input', path], settings.config)
  assert.deepEqual(bodyOf(plain), { organizationId, name: 'From the file' })
  const changed = await runLearn([...createTeam, '--input', path, '--name', 'Robins'], settings.config)
  assert.deepEqual(bodyOf(changed), { organizationId, name: 'Robins' })
})

test('the input comes from standard input, with or without -', async () => {
  const input = JSON.stringify({ organizationId, name: 'Piped' })
  for (const words of [[...createTeam, '--input', '-'], createTeam]) {
    const ended = await runLearn(words, settings.config, { input })
    assert.deepEqual(bodyOf(ended), { organizationId, name: 'Piped' })
  }
})

test('standard input is not read if everything required was given', async () => {
  const words = [...createTeam, '--name', 'Robins', '--organization', organizationId]
  const ended = await runLearn(words, settings.config, { input: 'a line for another program\n' })
  assert.deepEqual(bodyOf(ended), { name: 'Robins', organizationId })
})

test('optional standard input must start within a second, and required input may take any time', async t => {
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

test('an unreadable or invalid file is refused with its name and the place of the error', async () => {
  const folder = join(settings.directory, 'folder')
  await mkdir(folder)
  const cases: [path: string, sentence: RegExp][] = [
    [join(settings.directory, 'none.json'), /^Can’t read --input .*none\.json: no such file\.$/m],
    [folder, /^Can’t read --input .*folder: it is a folder\.$/m],
    [
      await file('broken.json', '{\n  "name": "x",\n  oops\n}'),
      /broken\.json is not valid JSON: .*line 3, column 3\.$/m,
    ],
    [await file('cut.json', '{ "name": '), /cut\.json is not valid JSON: .*line 1, column 11\.$/m],
    [await file('empty.json', ''), /empty\.json is not valid JSON: .*line 1, column 1\.$/m],
    [await file('list.json', '[1]'), /list\.json must be a JSON object, not a list\.$/m],
    [await file('null.json', 'null'), /not null\.$/m],
    [await file('text.json', '"x"'), /not a string\.$/m],
    [
      await file('fields.json', JSON.stringify({ organizationId, nmae: 'x', name: 1 })),
      /^"nmae" in .*fields\.json is not a known field\. Did you mean "name"\?\n"name" in .*fields\.json must be a string, not 1\.$/m,
    ],
  ]
  for (const [path, sentence] of cases) {
    const { code, out, err } = await runLearn([...createTeam, '--input', path], settings.config)
    assert.equal(code, 2, path)
    assert.equal(out, '')
    assert.match(err, sentence)
  }
})

test('missing input is reported by flag', async () => {
  const { code, err } = await runLearn(createTeam, settings.config)
  assert.equal(code, 2)
  assert.match(
    err,
    /^--organization is required\. List yours with learn whoami\. To always use one: learn profiles use .*\n--name is required\.\nSee learn teams create --help\n$/,
  )
})

test('with --json an unknown flag is reported as JSON on standard error', async () => {
  const { code, err } = await runLearn(['teams', 'list', '--limt', '3', '--json'], settings.config)
  assert.equal(code, 2)
  const { _tag, message, next } = JSON.parse(err)
  assert.deepEqual(
    [_tag, message],
    ['UsageError', 'learn teams list has no flag --limt. Did you mean --limit?'],
  )
  assert.match(next, /--help/)
})

test('an unknown command is refused with the nearest one', async () => {
  const cases: [words: string, sentence: RegExp][] = [
    ['organizatons lst', /^Unknown command "organizatons"\. Did you mean learn organizations\?$/m],
    ['team list', /^Unknown command "team"\. Did you mean learn teams list\?$/m],
    ['invitations lsit', /^Unknown command "invitations lsit"\. Did you mean learn invitations list\?$/m],
    ['teams show x', /^Unknown command "teams show"\. Did you mean learn teams get\?$/m],
    ['teams members', /Did you mean learn members\?$/m],
    ['teams onboard', /Did you mean learn families onboard\?$/m],
    ['teams list-teams', /Did you mean learn teams list\?$/m],
    ['teams.listTeams', /Did you mean learn teams list\?$/m],
    ['learn create-learn-policy-replay', /Did you mean learn replays create\?$/m],
    ['invitations list --status pending', /Did you mean --filter-status\?$/m],
    ['teams list --jsno', /Did you mean --json\?$/m],
    ['--jsno teams list', /^Unknown flag --jsno before the command\. Did you mean --json\?$/m],
    ['teams --all', /^A verb is missing between "teams" and --all\.$/m],
    ['whoam', /Did you mean learn whoami\?$/m],
    ['teams list --limit many', /^--limit must be a whole number of at least 1, not "many"\.$/m],
    ['audit list --filter-subject-id 7', /^--filter-subject-id must be an ID/],
    ['teams list --organization-id 7', /Did you mean --organization\?$/m],
    ['teams list --sort-by nam', /^--sort-by must be one of .* Did you mean name\?$/m],
    ['teams list --all --no-wait', /^--no-wait only works with commands that wait for a job/],
    ['teams get x --all', /^--all only works with lists/],
    ['teams list --csv --json', /Use either --csv or --json, not both\./],
    ['teams list --fields ,', /^--fields needs field names/],
  ]
  for (const [words, sentence] of cases) {
    const { code, err } = await runLearn(words.split(' '), settings.config)
    assert.equal(code, 2, words)
    assert.match(err, sentence)
  }
})

test('--organization or the profile fills in the organization', async () => {
  const named = await runLearn(
    [...createTeam, '--name', 'Robins', '--organization', organizationId],
    settings.config,
  )
  assert.deepEqual(bodyOf(named), { name: 'Robins', organizationId })
  const list = await runLearn(
    ['teams', 'list', '--show-request', '--organization', organizationId],
    settings.config,
  )
  assert.match(JSON.parse(list.out).request.url, new RegExp(`filter%5BorganizationId%5D=${organizationId}$`))
  const own = await newSettings('http://127.0.0.1:9')
  const profiles = { current: 'home', profiles: { home: { url: 'http://127.0.0.1:9', organizationId } } }
  await writeFile(join(own.directory, 'profiles.json'), JSON.stringify(profiles))
  await chmod(join(own.directory, 'profiles.json'), 0o600)
  assert.deepEqual(bodyOf(await runLearn([...createTeam, '--name', 'Robins'], own.config)), {
    name: 'Robins',
    organizationId,
  })
  // A default never narrows a list, and never chooses what to delete.
  const wide = await runLearn(['teams', 'list', '--show-request'], own.config)
  assert.equal(JSON.parse(wide.out).request.url, 'http://127.0.0.1:9/v1/teams')
  const taken = await runLearn(
    ['organizations', 'delete', '--confirm-name', 'x', '--show-request'],
    own.config,
  )
  assert.match(taken.err, /^--organization is required\. List yours with learn whoami\.\n/)
  await own.remove()
})

const resetPin = ['students', 'reset-pin', organizationId, '--show-request']

test('a secret is prompted for without echo or read from standard input, and never printed', async () => {
  const asked = await runLearn(resetPin, settings.config, { input: ['1234\n'], isInteractive: true })
  assert.equal(asked.code, 0)
  assert.match(asked.err, /^pin: \n$/)
  assert.deepEqual(bodyOf(asked), { pin: '••••' })
  const piped = await runLearn([...resetPin, '--pin', '-'], settings.config, { input: '1234\n' })
  assert.deepEqual(bodyOf(piped), { pin: '••••' })
  const wrong = await runLearn([...resetPin, '--pin', '-'], settings.config, { input: '12345\n' })
  assert.match(wrong.err, /^--pin must have at most 4 characters\.$/m)
  for (const { out, err } of [asked, piped, wrong]) assert.doesNotMatch(out + err, /1234/)
  const gone = await runLearn(resetPin, settings.config, { isInteractive: true })
  assert.deepEqual([gone.code, gone.out], [4, ''])
})

test('JSON can come from a file, and an error in it names the place', async () => {
  const replay = ['replays', 'create', '--organization', organizationId, '--json']
  const readGiven = async (text: string) => {
    const path = await file('policy.json', text)
    const ended = await runLearn([...replay, '--policy', `@${path}`, '--show-request'], settings.config)
    return { ...ended, path }
  }
  const rules = [{ choose: [{ candidates: '*', probability: 2 }] }]
  const unfit = await readGiven(JSON.stringify({ kind: 'rules', rules }))
  assert.equal(unfit.code, 2)
  assert.match(
    JSON.parse(unfit.err).message,
    /^--policy at rules\.0\.choose\.0\.probability must be .*, not 2\./,
  )
  const broken = await readGiven('{\n  "kind": uniform\n}')
  assert.match(
    JSON.parse(broken.err).message,
    new RegExp(`^--policy from ${broken.path} is not valid JSON: .* at line 2, column 11\\.$`),
  )
  const named = await runLearn([...replay, '--policy', 'policy.json'], settings.config)
  assert.match(JSON.parse(named.err).next, /^To read a file, use --policy @policy\.json$/)
  const day = [...replay, '--policy', '{"kind":"uniform"}', '--from', '2026-01-31', '--show-request']
  assert.match(
    JSON.parse((await runLearn(day, settings.config)).err).message,
    /^--from must be a date and time with a time zone, for example \S+Z, not "2026-01-31"\.$/,
  )
  const missing = await runLearn([...replay, '--policy', '@none.json'], settings.config)
  assert.equal(JSON.parse(missing.err).message, 'Can’t read --policy @none.json: no such file.')
})
