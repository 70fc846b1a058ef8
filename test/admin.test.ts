import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finish } from './processes.ts'
import { testSecret } from './world.ts'

/** Where nothing answers: what is said without a database needs none. */
const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none', LEARN_SECRET: testSecret }

test('help is given to whoever asks for it, in any of the usual ways', async () => {
  for (const args of [[], ['help'], ['--help'], ['-h'], ['make-key', '--help']]) {
    const { code, output } = await finish('server/admin.ts', {}, args)
    assert.equal(code, 0, args.join(' '))
    assert.match(output, /npm run admin -- make-key/)
  }
})

test('a command that there is not ends with 2 and is named, whatever else was said', async () => {
  for (const args of [['dance'], ['dance', '--reason', 'They asked for help'], ['constructor']]) {
    const { code, output } = await finish('server/admin.ts', nowhere, args)
    assert.equal(code, 2, args.join(' '))
    assert.match(
      output,
      new RegExp(`^There is no command "${args[0]}"\\.\\n\\n.*npm run admin -- make-key`, 's'),
    )
  }
})

test('what was said wrong is told before the database is asked', async () => {
  const cases: [number, string[], RegExp][] = [
    [2, ['make-key', '--rolle', 'admin'], /^Unknown option '--rolle'/],
    [1, ['make-key', '--role', 'owner'], /^--role must be one of viewer, member, admin\.\n$/],
    [1, ['make-key', '--name', 'two\nlines'], /^--name must be one line of 1 to 64 characters\.\n$/],
    [1, ['make-key', '--name', 'x'.repeat(65)], /^--name must be one line of 1 to 64 characters\.\n$/],
    [1, ['revoke-key'], /^Say which: npm run admin -- revoke-key <key id>\n$/],
  ]
  for (const [code, args, sentence] of cases) {
    const finished = await finish('server/admin.ts', nowhere, args)
    assert.match(finished.output, sentence)
    assert.equal(finished.code, code, finished.output)
  }
})

test('a database that does not answer is said in a sentence', async () => {
  const { code, output } = await finish('server/admin.ts', nowhere, ['make-key'])
  assert.equal(code, 1)
  assert.match(output, /^The database that DATABASE_URL names can't be used: .*127\.0\.0\.1:1\.\n$/)
})
