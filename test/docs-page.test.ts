import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { operations } from '@learn/contract'
import { openBrowser, openPage, withoutBrowser } from './support/browser.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

const withBrowser = { skip: withoutBrowser }

test(
  'the reference shows every operation in a real browser, without requests to other servers',
  withBrowser,
  async () => {
    const browser = await openBrowser()
    try {
      const page = await openPage(browser)
      const asked: string[] = []
      const refused: string[] = []
      page.on('request', request => asked.push(request.url()))
      page.on(
        'console',
        message => message.text().includes('Content Security Policy') && refused.push(message.text()),
      )
      page.on('pageerror', error => refused.push(String(error)))
      await page.goto(`${world.server.url}/docs`)
      const missing = new Set(operations.map(({ summary }) => summary))
      // The page only renders what is scrolled into view.
      for (let step = 0; missing.size > 0 && step < 400; step++) {
        const text = await page.locator('body').textContent()
        for (const summary of missing) if (text?.includes(summary)) missing.delete(summary)
        await page.mouse.wheel(0, 700)
        await page.waitForTimeout(50)
      }
      assert.deepEqual([...missing], [])
      await page.waitForTimeout(1_500) // Time for late requests.
      const elsewhere = asked.filter(url => !url.startsWith(world.server.url) && !/^(data|blob):/.test(url))
      assert.deepEqual(elsewhere, [])
      assert.deepEqual(refused, [])
      if (process.env.LEARN_TEST_SCREENSHOT)
        await page.screenshot({ path: process.env.LEARN_TEST_SCREENSHOT })
    } finally {
      await browser.close()
    }
  },
)

test('the page allows no script, style or connection from elsewhere', async () => {
  const response = await fetch(`${world.server.url}/docs`)
  const policy = response.headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /script-src 'self';/)
  assert.doesNotMatch(policy, /https?:|\*/)
  assert.doesNotMatch(await response.text(), /https?:\/\//)
})
