import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { learn, learnHere, newSettings } from '../../test/support/command-line.ts'

const settings = await newSettings()
after(() => settings.remove())
const profiles = {
  current: 'home',
  profiles: { home: { url: 'http://127.0.0.1:1' }, school: { url: 'http://127.0.0.1:2' } },
}
await writeFile(join(settings.directory, 'profiles.json'), JSON.stringify(profiles), { mode: 0o600 })

/** What could stand where the line ends. */
async function offered(line: string): Promise<string[]> {
  const { code, out } = await learnHere(['completion', 'words', '--', ...line.split(' ')], settings.config)
  assert.equal(code, 0)
  return out
    .split('\n')
    .filter(Boolean)
    .map(candidate => candidate.split('\t')[0] ?? '')
}

test('groups, operations, flags, values and profiles are completed', async () => {
  const lines: [line: string, words: string[]][] = [
    ['org', ['organizations']],
    ['who', ['whoami']],
    ['organizations list-', ['list-organizations', 'list-invitations']],
    ['--json organizations list-o', ['list-organizations']],
    ['organizations list-invitations --filter-', ['--filter-status', '--filter-role']],
    ['organizations list-invitations --filter-status p', ['pending']],
    ['organizations list-invitations --filter-status=p', ['--filter-status=pending']],
    ['organizations list-invitations --filter-status pending --filter-', ['--filter-role']],
    ['learn update-learn-consent x --', ['--no-given']],
    ['teams list-teams --fields id,n', ['id,name']],
    ['identity create-api-key --scopes teams:read,teams:', ['teams:read,teams:write']],
    ['whoami --profile ', ['home', 'school']],
    ['profiles use s', ['school']],
    ['completion ', ['bash', 'zsh', 'fish']],
    ['teams create-team --name ', []],
    ['teams create-team --idem', ['--idempotency-key']],
    ['teams list-teams --idem', []],
  ]
  for (const [line, words] of lines) {
    const found = await offered(line)
    assert.deepEqual(line.endsWith(' --') ? found.filter(word => words.includes(word)) : found, words, line)
  }
})

test('bash completes with the script, also behind a colon and an equals sign', async () => {
  const lines = [
    'learn organizations list-i',
    'learn identity create-api-key --scopes identity:r',
    'learn whoami --profile=s',
  ]
  const script = `
    learn() { '${process.execPath}' cli/main.ts "$@"; }
    source <(learn completion bash)
    for line in ${lines.map(line => `'${line}'`).join(' ')}; do
      COMP_LINE=$line COMP_POINT=\${#line}
      _learn
      echo "\${COMPREPLY[*]}"
    done`
  const { out } = await learn([], settings.env, { command: ['bash', '-c', script] })
  assert.equal(out, 'list-invitations\nread\nschool\n')
})

for (const shell of ['zsh', 'fish']) {
  const { out } = await learnHere(['completion', shell], settings.config)
  test(`the script for ${shell} asks for the words and hands them to the shell`, () => {
    assert.match(out, /learn completion words -- /)
    assert.match(out, shell === 'zsh' ? /compdef _learn learn/ : /complete -c learn .*__learn_words/)
  })
  const isHere = spawnSync(shell, ['-c', 'exit']).status === 0
  test(`${shell} can read it`, { skip: isHere ? false : `there is no ${shell} on this machine` }, () => {
    const { status, stderr } = spawnSync(shell, ['-n'], { input: out, encoding: 'utf8' })
    assert.deepEqual([status, stderr], [0, ''])
  })
}

test('a shell that is not known is refused with those that are', async () => {
  const { code, err } = await learnHere(['completion', 'bsh'], settings.config)
  assert.equal(code, 2)
  assert.match(err, /bash, zsh, fish, not "bsh"\.\nDid you mean learn completion bash\?/)
})

test('help is found for everything, and for nothing that is not there', async () => {
  for (const words of [
    ['--help'],
    ['teams', '--help'],
    ['teams'],
    ['teams', 'list-teams', '-h'],
    ['login', '--help'],
    [],
  ]) {
    const { code, out } = await learnHere(words, settings.config)
    assert.equal(code, 0)
    assert.match(out, /\nUsage\n/)
  }
  assert.doesNotMatch(
    (await learnHere(['whoami', '-h'], settings.config)).out,
    /--dry-run/,
    'is refused there',
  )
  const { code, err } = await learnHere(['teams', 'list-team', '--help'], settings.config)
  assert.equal(code, 2)
  assert.match(err, /Did you mean learn teams list-teams\?/)
})
