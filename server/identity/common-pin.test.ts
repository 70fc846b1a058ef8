import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCommonPin } from './common-pin.ts'

const numbers = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))

const common: Record<string, string[]> = {
  'one character': ['0000', '1111', '9999', 'aaaa', '    ', '😀😀😀😀', 'aAaA', '１１１１'],
  'two characters': ['1212', '1122', '2112', '1112', '6969', 'abab', '🦊🐻🦊🐻', '2000'],
  counting: [
    '1234',
    '0123',
    '6789',
    '7890',
    '9012',
    '4321',
    '3210',
    '2468',
    '8642',
    '1357',
    '0369',
    'abcd',
    'DCBA',
  ],
  years: ['1900', '1984', '1999', '2001', '2016', '2026', '2099'],
  'the keypad': ['2580', '0852', '1379', '1478', '1593', '7412'],
  words: ['love', 'LOVE', 'qwer', 'pass', '1q2w', '5683'],
}
for (const [name, pins] of Object.entries(common)) {
  test(`${name} is a common PIN`, () => {
    assert.deepEqual(
      pins.filter(pin => !isCommonPin(pin)),
      [],
    )
  })
}

test('a PIN that few people choose is accepted, in any characters', () => {
  for (const pin of ['4071', '8152', '3876', '1248', '1899', '2100', 'fox7', '🦊🐻🐼🐸', 'é😀ñ1', '日本語字'])
    assert.equal(isCommonPin(pin), false, pin)
})

test('more than 800 and fewer than 1,000 of the 10,000 numbers are refused', () => {
  const refused = numbers.filter(isCommonPin).length
  assert(refused > 800 && refused < 1_000, `${refused} are refused`)
})
