import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { randomId } from '../server/ids.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, look, reachQuestion, sizes } from './support/child-pages.ts'
import { family } from './support/learning/family.ts'
import { assign } from './support/learning/practising.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())
const { giveAnswer, signIn, watchedPage } = childPages(world)

test('a long text in a browser', { skip: withoutBrowser }, async t => {
  const browser = await openBrowser()
  after(() => browser.close())

  for (const [size, colorScheme] of [
    ['phone', 'light'],
    ['tablet', 'light'],
    ['desktop', 'dark'],
  ] as const)
    await t.test(`stays where it was while its questions change, on a ${size}`, async () => {
      const child = await family(world, { subjectIds: ['english'], yearGroup: 'Year 6' })
      const topicId = 'english.purpose-and-structure' // All its questions are about long texts.
      await assign(world, child, { id: randomId(), actionType: 'practice', topicId, count: 1 })
      const { page, problems } = await watchedPage(browser, { viewport: sizes[size], colorScheme })
      await signIn(page, child)
      await page.getByRole('button', { name: 'Start' }).click()
      await reachQuestion(page)
      const text = page.locator('.passage')
      const title = await text.getByRole('heading').textContent()
      await look(page, `${size}-reading-${colorScheme}`)

      const [left, stem] = await Promise.all([text.boundingBox(), page.locator('.stem').boundingBox()])
      assert(left && stem)
      if (size === 'phone') assert(left.y + left.height <= stem.y + 1, 'the text is above its question')
      else assert(left.x + left.width <= stem.x, 'the text is beside its question')
      assert(stem.y < sizes[size].height, 'the question is in sight')

      await text.evaluate(element => element.scrollTo(0, 200))
      await page.waitForFunction('document.querySelector(".passage").scrollTop > 150')
      for (let count = 0; count < 2; count++) {
        await giveAnswer(page, child, count === 0)
        if (count === 0) await look(page, `${size}-reading-told-${colorScheme}`)
        await page.getByRole('button', { name: 'Next' }).click()
        await page.locator('form.question:not([data-told])').waitFor()
        assert.equal(await text.getByRole('heading').textContent(), title)
        assert(Number(await text.evaluate(element => element.scrollTop)) > 150, 'it opens where it was read')
      }
      const width = Number(await page.evaluate('document.documentElement.scrollWidth'))
      assert(width <= sizes[size].width, `the page is ${width} wide`)
      assert.deepEqual(problems, [])
      await page.context().close()
    })
})
