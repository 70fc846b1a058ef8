import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserName } from './browser-name.ts'

test('a browser is named as a person would name it', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  for (const [userAgent, name] of [
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/144.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/144.0 Safari/537.36 Edg/144.0`,
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${webkit} Chrome/144.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    ['curl/8.5.0', 'A browser'],
    [null, 'A browser'],
  ] as const)
    assert.equal(browserName(userAgent), name)
})
