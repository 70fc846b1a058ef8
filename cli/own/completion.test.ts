import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { operations } from '@learn/contract'
import { learn, newSettings, runLearn } from '../../test/support/command-line.ts'
import { learnCommand } from '../../test/support/processes.ts'
import { commandOf, nounsOf } from '../operation/command.ts'

const settings = await newSettings()
after(() => settings.remove())
const profiles = {
  current: 'home',
  profiles: { home: { url: 'http://127.0.0.1:1' }, school: { url: 'http://127.0.0.1:2' } },
}
await writeFile(join(settings.directory, 'profiles.json'), JSON.stringify(profiles), { mode: 0o600 })

/** The candidates at the end of a line. */
async function complete(line: string): Promise<string[]> {
  const { code, out } = await runLearn(['completion', 'words', '--', ...line.split(' ')], settings.config)
  assert.equal(code, 0)
  return out
    .split('\n')
    .filter(Boolean)
    .map(candidate => candidate.split('\t')[0] ?? '')
}

test('nouns, verbs, flags, values and profiles are completed', async () => {
  const lines: [line: string, words: string[]][] = [
    ['org', ['organizations']],
    ['who', ['whoami']],
    ['organizations l', ['list', 'leave']],
    ['--json organizations li', ['list']],
    ['help org', ['organizations']],
    ['help teams l', ['list']],
    ['media do', ['download', 'download-url']],
    ['invitations list --filter-', ['--filter-status', '--filter-role']],
    ['invitations list --filter-status p', ['pending']],
    ['invitations list --filter-status=p', ['--filter-status=pending']],
    ['invitations list --filter-status pending --filter-', ['--filter-role']],
    ['students update-consent x --', ['--no-given']],
    ['teams list --fields id,n', ['id,name']],
    ['keys create --scopes teams:read,teams:', ['teams:read,teams:write']],
    ['whoami --profile ', ['home', 'school']],
    ['profiles use s', ['school']],
    ['completion ', ['bash', 'zsh', 'fish']],
    ['teams create --name ', []],
    ['teams create --idem', ['--idempotency-key']],
    ['teams list --idem', []],
  ]
  for (const [line, words] of lines) {
    const found = await complete(line)
    assert.deepEqual(line.endsWith(' --') ? found.filter(word => words.includes(word)) : found, words, line)
  }
})

test('every noun is offered, and every verb after its noun', async () => {
  const commands = operations.map(commandOf)
  const nouns = new Set(await complete(''))
  for (const [noun, members] of nounsOf(commands)) {
    assert(nouns.has(noun), noun)
    const verbs = new Set(await complete(`${noun} `))
    for (const { verb, title } of members) assert(verbs.has(verb), title)
  }
})

test('bash completes with the script, even after a colon or an equals sign', async () => {
  const lines = ['learn invitations li', 'learn keys create --scopes identity:r', 'learn whoami --profile=s']
  const script = `
    learn() { ${learnCommand.join(' ')} "$@"; }
    source <(learn completion bash)
    for line in ${lines.map(line => `'${line}'`).join(' ')}; do
      COMP_LINE=$line COMP_POINT=\${#line}
      _learn
      echo "\${COMPREPLY[*]}"
    done`
  const { out } = await learn([], settings.env, { command: ['bash', '-c', script] })
  assert.equal(out, 'list\nread\nschool\n')
})

for (const shell of ['zsh', 'fish']) {
  const { out } = await runLearn(['completion', shell], settings.config)
  test(`the script for ${shell} passes the words on and returns the candidates`, () => {
    assert.match(out, /learn completion words -- /)
    assert.match(out, shell === 'zsh' ? /compdef _learn learn/ : /complete -c learn .*__learn_words/)
  })
  const isHere = spawnSync(shell, ['-c', 'exit']).status === 0
  test(`${shell} accepts its script`, { skip: isHere ? false : `${shell} is not installed` }, () => {
    const { status, stderr } = spawnSync(shell, ['-n'], { input: out, encoding: 'utf8' })
    assert.deepEqual([status, stderr], [0, ''])
  })
}

test('an unknown shell is refused with the known ones', async () => {
  const { code, err } = await runLearn(['completion', 'bsh'], settings.config)
  assert.equal(code, 2)
  assert.match(err, /bash, zsh, fish, not "bsh"\.\nDid you mean learn completion bash\?/)
})

test('there is help for everything, and a suggestion for what does not exist', async () => {
  for (const words of [
    [],
    ['--help'],
    ['help'],
    ['teams', '--help'],
    ['teams'],
    ['teams', 'help'],
    ['help', 'teams'],
    ['teams', 'list', '-h'],
    ['help', 'teams', 'list'],
    ['help', 'media', 'upload'],
    ['login', '--help'],
  ]) {
    const { code, out } = await runLearn(words, settings.config)
    assert.equal(code, 0)
    assert.match(out, /\nUsage\n/)
  }
  assert.doesNotMatch(
    (await runLearn(['whoami', '-h'], settings.config)).out,
    /--dry-run/,
    'whoami does not take it',
  )
  const { code, err } = await runLearn(['teams', 'lst', '--help'], settings.config)
  assert.equal(code, 2)
  assert.match(err, /Did you mean learn teams list\?/)
})
