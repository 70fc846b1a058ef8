import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeEmail } from './email.ts'

test('different spellings of an address become one', () => {
  for (const spelling of [
    'sam@example.org',
    'SAM@Example.ORG',
    ' sam@example.org ',
    'ｓａｍ@ｅｘａｍｐｌｅ.ｏｒｇ',
    'ＳＡＭ＠example．org',
  ]) {
    assert.equal(normalizeEmail(spelling), 'sam@example.org', spelling)
  }
  assert.equal(normalizeEmail('sam@Bücher.example'), 'sam@xn--bcher-kva.example')
  assert.equal(normalizeEmail('sam@xn--bcher-kva.example'), 'sam@xn--bcher-kva.example')
})

test('normalizing twice changes nothing', () => {
  for (const email of ['admin@localhost', "o'brien+news@mail.example.org", 'a@b.c', 'sam@xn--p1ai.xn--p1ai'])
    assert.equal(normalizeEmail(email), email)
})

test('a lookalike name with letters of another script is refused', () => {
  for (const email of [
    'sаm@example.org', // The second letter is Cyrillic.
    'ѕam@example.org', // So is the first.
    'sαm@example.org', // And here it is Greek.
    'sam\u0301@example.org',
    'sam\u200b@example.org',
    's\u202eam@example.org',
    'ım@example.org',
  ]) {
    assert.equal(normalizeEmail(email), undefined, JSON.stringify(email))
  }
})

test('a lookalike domain gets a distinct spelling', () => {
  assert.equal(normalizeEmail('sam@exаmple.org'), 'sam@xn--exmple-4nf.org')
})

test('no part of an address is dropped to make it valid', () => {
  for (const host of [
    'example.org/evil',
    'example.org?evil',
    'example.org#evil',
    'example.org\\evil',
    'example.org:25',
    'ex%61mple.org',
    'user:secret.example.org',
    'exam\u00adple.org',
    'exam\u200bple.org',
    'exam\nple.org',
    'exam\tple.org',
    'example.org\r\nBcc: x',
  ]) {
    assert.equal(normalizeEmail(`sam@${host}`), undefined, JSON.stringify(host))
  }
})

test('a domain consists of labels, is not an IP address and does not end in a dot', () => {
  for (const host of [
    '',
    '.',
    'example.org.',
    'example..org',
    '.example.org',
    '-example.org',
    'example-.org',
    `${'a'.repeat(64)}.org`,
    'a_b.org',
    '127.0.0.1',
    '1.2.3',
    '0x7f.1',
    '[::1]',
    'example.123',
  ]) {
    assert.equal(normalizeEmail(`sam@${host}`), undefined, host)
  }
})

test('characters that could start another header, address or display name are refused', () => {
  for (const name of [
    'a,b',
    'a;b',
    '<a>',
    '"a"',
    'a b',
    'a\nb',
    'a\0b',
    'a:b',
    '(a)b',
    '.a',
    'a.',
    'a..b',
    '',
  ])
    assert.equal(normalizeEmail(`${name}@example.org`), undefined, JSON.stringify(name))
  for (const email of ['sam', 'sam@a@example.org', '@example.org', 'sam@', `${'a'.repeat(250)}@b.org`])
    assert.equal(normalizeEmail(email), undefined, email)
})
