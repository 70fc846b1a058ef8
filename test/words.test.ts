import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

/**
 * Everything a person reads comes from a tracked file: summaries, descriptions and error sentences from `contract/` and
 * `server/`, and, as they finally read, from `generated/`. Three kinds of file may use any word: the guide that lists
 * the phrases, the children's content, whose passages and word lists are literature, and the licence of a font.
 */
const texts = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.(ts|md|sql|json|ya?ml|py|sh|html|css|txt|toml)$/.test(file))
  .filter(
    file =>
      !/^(content|learning\/questions)\/|^(STYLE\.md|package-lock\.json|test\/words\.test\.ts|.*\.OFL\.txt)$/.test(
        file,
      ),
  )

/** The phrases in the left column of STYLE.md's table. */
function phrases(): string[] {
  const table = readFileSync('STYLE.md', 'utf8').split('### Not these words')[1]?.split('\n### ')[0] ?? ''
  const left = table.split('\n').map(line => /^\| (.*?) \|/.exec(line)?.[1] ?? '')
  return left.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase))
}

const anyPhrase = new RegExp(
  `(?<![\\w])(?:${phrases()
    .map(phrase => phrase.replaceAll(/[?.]/g, '\\$&').replaceAll('…', '\\w+'))
    .join('|')})(?!\\w)|(?<=\\d) %(?=[.,;)]| [a-z])`,
  'gi',
)

/** A comment or paragraph as one line, so that a phrase is found across line breaks. */
const unwrap = (text: string) => text.replaceAll(/\n\s*(?:\*|\/\/|#|--|>)?\s*/g, ' ')

function findPhrases(text: string): string[] {
  const line = unwrap(text)
  return [...line.matchAll(anyPhrase)].map(
    ({ index, 0: found }) => `“${found}” in: ${line.slice(Math.max(0, index - 40), index + 60)}`,
  )
}

test('the search finds a phrase of STYLE.md, with any word for … and across a line break', () => {
  assert.equal(phrases().length > 60, true)
  assert.equal(findPhrases('// from is the address of\n// no day that there is').length, 1)
  assert.equal(findPhrases('Hold them\n * against their hashes, in 5 % of cases.').length, 2)
  assert.deepEqual(findPhrases('Compare them with their checksums, in 5% of cases.'), [])
})

test('no text of the project uses a phrase that STYLE.md advises against', () => {
  assert.deepEqual(
    texts.flatMap(file => findPhrases(readFileSync(file, 'utf8')).map(found => `${file}: ${found}`)),
    [],
  )
})
