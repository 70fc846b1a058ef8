import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeEmail } from './email.ts'

test('the many spellings of an address are one', () => {
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

test('what one spelling gives is that spelling', () => {
  for (const email of ['admin@localhost', "o'brien+news@mail.example.org", 'a@b.c', 'sam@xn--p1ai.xn--p1ai'])
    assert.equal(normalizeEmail(email), email)
})

test('a name that looks like another, with letters of another script, is no address', () => {
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

test('a domain that looks like another keeps a spelling that does not', () => {
  assert.equal(normalizeEmail('sam@exаmple.org'), 'sam@xn--exmple-4nf.org')
})

test('nothing of an address is dropped to make it fit', () => {
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

test('a domain is made of labels, and is neither an IP address nor ends in a dot', () => {
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

test('what could begin another header, another address or a display name is refused', () => {
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
