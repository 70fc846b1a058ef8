import assert from 'node:assert/strict'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
import { readConfig } from '../config.ts'
import { changeProfiles, chooseProfile, type Profiles, profilesPath } from './profiles.ts'

const home = { url: 'https://home.example.org', storage: 'file', caller: 'sam@example.org' } as const
const school = { url: 'https://school.example.org' }
const both: Profiles = { current: 'home', profiles: { home, school } }

async function settings(env: Record<string, string> = {}, profiles: Profiles | undefined = both) {
  const made = await newSettings(undefined, env)
  after(made.remove)
  if (profiles) await changeProfiles(made.config, () => profiles)
  return made
}

test('flags override the environment, which overrides the file', async () => {
  const chooseWith = async (flags: { profile?: string; url?: string }, env: Record<string, string> = {}) => {
    const { config } = await settings(env)
    const { name, url } = await chooseProfile({ profile: flags.profile, url: flags.url }, config)
    return [name, url]
  }
  assert.deepEqual(await chooseWith({}), ['home', home.url])
  assert.deepEqual(await chooseWith({}, { LEARN_PROFILE: 'school' }), ['school', school.url])
  assert.deepEqual(await chooseWith({ profile: 'home' }, { LEARN_PROFILE: 'school' }), ['home', home.url])
  assert.deepEqual(await chooseWith({}, { LEARN_URL: 'https://other.example' }), [
    'home',
    'https://other.example',
  ])
  assert.deepEqual(await chooseWith({ profile: 'school' }, { LEARN_URL: 'https://other.example' }), [
    'school',
    school.url,
  ])
  assert.deepEqual(
    await chooseWith({ url: 'https://flag.example/' }, { LEARN_URL: 'https://other.example' }),
    ['home', 'https://flag.example'],
  )
  assert.deepEqual(await chooseWith({ profile: 'new' }), ['new', 'http://127.0.0.1:4000'])
})

test('by default, settings are in the user’s configuration folder', () => {
  assert.match(readConfig({}).directory, /\.config\/learn$/)
  assert.equal(readConfig({ XDG_CONFIG_HOME: '/etc/me' }).directory, '/etc/me/learn')
  assert.equal(readConfig({ XDG_CONFIG_HOME: '/etc/me', LEARN_CONFIG_DIR: '/mine' }).directory, '/mine')
})

test('only the owner can read the file and its folder', async () => {
  const { directory } = await settings()
  const deep = readConfig({ LEARN_CONFIG_DIR: join(directory, 'deep') })
  await changeProfiles(deep, () => both)
  assert.equal((await stat(profilesPath(deep))).mode & 0o777, 0o600)
  assert.equal((await stat(deep.directory)).mode & 0o777, 0o700)
})

test('concurrent changes to the file are all kept', async () => {
  const { config } = await settings()
  const names = Array.from({ length: 20 }, (_, index) => `p${index}`)
  await Promise.all(
    names.map(name =>
      changeProfiles(config, ({ current, profiles }) => ({
        current,
        profiles: { ...profiles, [name]: school },
      })),
    ),
  )
  const { profiles } = JSON.parse(await readFile(profilesPath(config), 'utf8'))
  assert.deepEqual(Object.keys(profiles).sort(), ['home', 'school', ...names].sort())
})

test('a broken file is named', async () => {
  const { config } = await settings()
  for (const [text, words] of [
    ['{"current": ', 'is not JSON.'],
    ['[]', 'is not a profiles file.'],
    ['{"current":"a","profiles":{"a":{}}}', 'is not a profiles file.'],
  ] as const) {
    await writeFile(profilesPath(config), text)
    const { code, err } = await runLearn(['whoami'], config)
    assert.equal(code, 1)
    assert(err.startsWith(`${profilesPath(config)} ${words}\n`), err)
  }
})

const organizationId = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'

test('learn profiles lists, chooses and removes', async () => {
  const { config } = await settings()
  const listed = await runLearn(['profiles', 'list'], config)
  assert.deepEqual(JSON.parse(listed.out), [
    { name: 'home', current: true, ...home },
    { name: 'school', current: false, ...school },
  ])
  const used = await runLearn(['profiles', 'use', 'school', '--organization', organizationId], config)
  assert.deepEqual(
    [used.code, used.err],
    [0, `Commands now use profile school and the organization ${organizationId}.\n`],
  )
  assert.equal((await runLearn(['profiles', 'list', '--jq', '.[].name'], config)).out, 'home\nschool\n')
  assert.equal((await runLearn(['profiles', 'remove', 'home'], config)).code, 0)
  const { out } = await runLearn(['profiles'], config)
  assert.deepEqual(JSON.parse(out), [{ name: 'school', current: true, ...school, organizationId }])
  const table = await runLearn(['profiles'], config, { isTable: true })
  assert.equal(table.out, '* school  https://school.example.org  not signed in\n')
})

test('an unknown profile or verb is refused with the nearest one', async () => {
  const { config } = await settings()
  for (const [args, words] of [
    [['profiles', 'use', 'shcool'], 'There is no profile "shcool".\nDid you mean school?\n'],
    [
      ['profiles', 'lst'],
      'learn profiles takes list, use or remove, not "lst".\nDid you mean learn profiles list?\n',
    ],
    [['profiles', 'use'], 'Name a profile: learn profiles use NAME\n'],
    [['whoami', '--profile', 'hme'], 'There is no profile "hme".\nDid you mean home?\n'],
    [['whoami', '--profile', '../x'], '"../x" is not a valid profile name.'],
    [['whoami', '--url', 'example.org'], '"example.org" is not a valid server URL.'],
    [['profiles', 'remove', 'home', '--dry-run'], 'learn profiles does not support --dry-run.\n'],
    [['profiles', 'use', '__proto__'], 'There is no profile "__proto__".\n'],
  ] as const) {
    const { code, err } = await runLearn(args, config)
    assert.equal(code, 2, args.join(' '))
    assert(err.startsWith(words), err)
  }
})
