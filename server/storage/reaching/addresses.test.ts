import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../../config.ts'
import { addressesInOrder, noteGood, readAddresses, withUser } from './addresses.ts'

test('an address with one host stays as it is', () => {
  for (const url of [
    'postgres://learn:p%40ss@db.example:5433/learn?sslmode=verify-full',
    'postgresql://learn@[::1]:5433/learn',
    'postgres:///learn?host=%2Frun%2Fpostgresql',
  ])
    assert.deepEqual(readAddresses(url), [url])
})

test('each of several hosts becomes an address, however they are written', () => {
  assert.deepEqual(readAddresses('postgres://u:p@a,b:5433,[::1]/learn?target_session_attrs=read-write'), [
    'postgres://u:p@a/learn',
    'postgres://u:p@b:5433/learn',
    'postgres://u:p@[::1]/learn',
  ])
  assert.deepEqual(readAddresses('postgres://here/learn?host=a,b&port=5433'), [
    'postgres://here/learn?host=a&port=5433',
    'postgres://here/learn?host=b&port=5433',
  ])
  assert.deepEqual(readAddresses('postgres://here/learn?host=a,b&port=1,2'), [
    'postgres://here/learn?host=a&port=1',
    'postgres://here/learn?host=b&port=2',
  ])
})

test('the last good address comes first for every connection', () => {
  const url = 'postgres://u:p@one,two,three/learn'
  noteGood(url, 'postgres://u:p@two/learn')
  const other = withUser(url, 'somebody', 'a&b=c')
  assert.deepEqual(addressesInOrder(other), [
    'postgres://two/learn?user=somebody&password=a%26b%3Dc',
    'postgres://three/learn?user=somebody&password=a%26b%3Dc',
    'postgres://one/learn?user=somebody&password=a%26b%3Dc',
  ])
})

test('an invalid address is refused with the reason, and without showing its password', () => {
  const refusalOf = (url: string) => {
    try {
      readConfig({ DATABASE_URL: url, LEARN_SECRET: 'x'.repeat(32) })
    } catch (error) {
      return String(error)
    }
    return 'accepted'
  }
  const wrong: Record<string, RegExp> = {
    'mysql://u:hidden@a/learn': /starts with postgres:\/\/ or postgresql:\/\//,
    'postgres://u:hidden@a,,b/learn': /a host before and after each comma/,
    'postgres://u:hidden@a,b:70000/learn': /each with a port from 1 to 65535/,
    'postgres://u:hidden@a:b/learn': /each with a port from 1 to 65535/,
    'postgres://u:hidden@here/learn?host=a,b,c&port=1,2': /as many ports as hosts.* 2 for 3/,
    'postgres://u:hidden@a,b/learn?target_session_attrs=standby': /target_session_attrs=read-write/,
    'postgres://u:hidden@a,b/learn?target_session_attrs=any': /because the server writes/,
  }
  for (const [url, reason] of Object.entries(wrong)) {
    assert.match(refusalOf(url), reason)
    assert.match(refusalOf(url), /^Error: DATABASE_URL must be /)
    assert.doesNotMatch(refusalOf(url), /hidden/)
  }
})
