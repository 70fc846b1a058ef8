import type { Random } from '@learn/content/random'
import { operations } from '@learn/contract'

/** Values that have broken programs before, and some that are merely wrong. */
const oddValues: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202eabc',
    '\ufeff',
    '👩‍👩‍👧‍👦',
    'ﷺ'.repeat(50),
    'İ',
    'ß',
  ],
  ...['x'.repeat(300), 'x'.repeat(9_000), 'null', 'undefined', 'true', '0', '-1', '1e3', '0x10', 'NaN'],
  ...["' or 1=1 --", '%00', '%', '%zz', '../../../etc/passwd', '{{7*7}}', '<script>', '$1', '\\', '"', '`'],
  ...[
    '2026-13-45',
    '2026-02-30',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '9999-12-31T23:59:59.999Z',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    'eyJhIjoxfQ',
    'W10',
    '____',
  ],
  ...[
    'a@b',
    'a@b.c',
    '"a b"@example.org',
    'x@xn--',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
  ],
  ...[0, -0, 1, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, Number.MIN_VALUE],
  ...[true, false, null, [], [null], [[]], {}, { length: 1 }, [{}, {}], ['a', 'a']],
  JSON.parse('{"then":1}'),
  JSON.parse('{"__proto__":{"admin":true}}'),
  JSON.parse('{"constructor":{"prototype":1}}'),
]

/** Every value of every list of words in the contract, which is a good value in the wrong place. */
const contractWords = [...new Set(operations.flatMap(({ body, query }) => wordsIn([body, query])))]

function wordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'enum' && Array.isArray(value) ? value.filter(word => typeof word === 'string') : wordsIn(value),
  )
}

export const oddValue = (random: Random): unknown =>
  random.chance(0.1) ? random.pick(contractWords) : random.pick(oddValues)

/** Changes a value somewhere: replaces it, removes it, repeats it or adds to it. */
export function distort(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return oddValue(random)
  if (Array.isArray(value)) return distortList(random, value)
  const fields = Object.entries(value)
  const at = random.int(0, fields.length)
  const chosen = fields[at]
  if (!chosen) return { ...value, [String(oddValue(random))]: oddValue(random) }
  const [name, field] = chosen
  if (random.chance(0.15)) return Object.fromEntries(fields.filter(([other]) => other !== name))
  return { ...value, [name]: distort(random, field) }
}

function distortList(random: Random, list: readonly unknown[]): unknown[] {
  const at = random.int(0, list.length)
  if (at === list.length || random.chance(0.3))
    return [...list, random.chance(0.5) ? list[0] : oddValue(random)]
  return list.with(at, distort(random, list[at]))
}
