import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from '../config.ts'
import { findUnknown, namesOfOthers, tellUnknown } from './unknown.ts'

const unknown = (...names: string[]) =>
  tellUnknown(findUnknown(Object.fromEntries(names.map(name => [name, 'x']))))

test('a mistyped setting is named with the one that was meant', () => {
  for (const [given, meant] of [
    ['LEARN_BACKUP_PLCE', 'LEARN_BACKUP_PLACE'],
    ['LEARN_DATADIR', 'LEARN_DATA_DIR'],
    ['LEARN_SECERT', 'LEARN_SECRET'],
    ['learn_secret', 'LEARN_SECRET'],
    ['LEARN_SECRET_FILES', 'LEARN_SECRET_FILE'],
    ['LEARN_PUBLIC_URI', 'LEARN_PUBLIC_URL'],
    ['LEARN_DATABASE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ] as const)
    assert.deepEqual(unknown(given), [
      `${given} is not a setting, so it has no effect. Did you mean ${meant}?`,
    ])
  assert.deepEqual(unknown('LEARN_SOMETHING_ELSE'), [
    'LEARN_SOMETHING_ELSE is not a setting, so it has no effect. docs/operating/settings.md lists all settings.',
  ])
})

test('settings, empty variables and those of other programs are left alone', () => {
  assert.deepEqual(
    unknown('LEARN_SECRET', 'LEARN_SECRET_FILE', 'PORT', 'POST', 'HOSTNAME', 'PATH', 'STRIPE_CLI'),
    [],
  )
  assert.deepEqual(findUnknown({ LEARN_BACKUP_PLCE: '' }), [])
})

test('the variables of the command line are left alone', async () => {
  const folder = join(import.meta.dirname, '../../cli')
  const files = await readdir(folder, { recursive: true })
  const sources = files.filter(name => /(?<!\.test)\.ts$/.test(name) && !name.includes('node_modules'))
  const texts = await Promise.all(sources.map(name => readFile(join(folder, name), 'utf8')))
  const names = new Set(texts.join('\n').match(/\bLEARN_[A-Z]+(_[A-Z]+)*\b/g))
  assert.deepEqual([...names].sort(), namesOfOthers)
})

test('if a setting is refused, a mistyped one is named too, because it may be the cause', () => {
  assert.throws(
    () =>
      readConfig({
        DATABASE_URL: 'postgres://learn@db/learn',
        LEARN_SECERT: 'x'.repeat(32),
        LEARN_OF_SOMEBODY_ELSE: 'x',
      }),
    /^Error: LEARN_SECRET must be set when DATABASE_URL is set\. .*\nLEARN_SECERT is not .* Did you mean LEARN_SECRET\?$/,
  )
})
