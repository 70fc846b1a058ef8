import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { topics } from '@learn/content'
import { randomId } from '../server/ids.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, look, reachQuestion, sizes } from './support/child-pages.ts'
import { family } from './support/learning/family.ts'
import { assign } from './support/learning/practising.ts'
import { school } from './support/learning/school.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())
const { openQuestion, signIn, watchedPage } = childPages(world)

test('a child’s pages in a browser', { skip: withoutBrowser }, async t => {
  const browser = await openBrowser()
  after(() => browser.close())

  await t.test('look as the child chooses, on every device', async () => {
    const child = await family(world)
    const { page, problems } = await watchedPage(browser)
    await signIn(page, child)
    await page.getByRole('link', { name: 'How it looks' }).click()
    await look(page, 'settings')
    for (const choice of ['Largest', 'Wide', 'Dark', 'Strong']) await page.getByLabel(choice).check()
    await page.getByLabel('Nothing moves').check()
    await look(page, 'settings-dark-strong')
    await page.getByLabel('Light').check()
    await look(page, 'settings-light-strong')
    await page.getByRole('link', { name: 'Done' }).click()
    await page.getByRole('heading', { name: /^Hello/ }).waitFor()
    await look(page, 'home-light-strong')
    const shown = () => page.evaluate('({ ...document.documentElement.dataset })')
    const chosen = { theme: 'light', contrast: 'more', size: 'largest', spacing: 'wide', motion: 'none' }
    assert.deepEqual(await shown(), { cookie: 'no', ...chosen })

    await page.reload()
    await page.getByRole('heading', { name: /^Hello/ }).waitFor()
    assert.deepEqual(await shown(), { cookie: 'yes', ...chosen })
    const { page: other, problems: others } = await watchedPage(browser, { viewport: sizes.phone })
    await signIn(other, child)
    assert.equal(await other.evaluate('document.documentElement.dataset.size'), 'largest')
    await look(other, 'phone-home-largest')
    const width = Number(await other.evaluate('document.documentElement.scrollWidth'))
    assert(width <= sizes.phone.width, `the page is ${width} wide`)
    assert.deepEqual([...problems, ...others], [])
  })

  for (const size of ['phone', 'desktop'] as const)
    await t.test(`list all topics, and open their lessons, on a ${size}`, async () => {
      const child = await family(world, { subjectIds: ['maths', 'english'] })
      const { page, problems } = await watchedPage(browser, { viewport: sizes[size] })
      await signIn(page, child)
      await page.getByRole('link', { name: 'Topics and lessons' }).click()
      await page.getByRole('link', { name: /^Place value/ }).waitFor()
      await look(page, `${size}-map`)
      await page.getByRole('link', { name: /^Place value/ }).click()
      await page.getByRole('heading', { name: 'Place value', level: 1 }).waitFor()
      await look(page, `${size}-lesson`)
      const width = Number(await page.evaluate('document.documentElement.scrollWidth'))
      assert(width <= sizes[size].width, `the page is ${width} wide`)
      await page.goBack()
      await page.getByRole('link', { name: /^Place value/ }).waitFor()
      await page.goto(`${world.server.url}/learn/map/maths.unheard-of`)
      await page.getByRole('heading', { name: 'This lesson is not here' }).waitFor()
      const [missing, ...others] = problems
      assert.match(missing ?? '', /404/)
      assert.deepEqual(others, [])
      await page.context().close()
    })

  await t.test('list the writing tasks, and show a model answer when the child asks', async () => {
    const child = await family(world, { subjectIds: ['english'] })
    const { page, problems } = await watchedPage(browser, { viewport: sizes.phone })
    await signIn(page, child)
    await page.getByRole('link', { name: 'Topics and lessons' }).click()
    await page.getByRole('link', { name: 'Writing tasks' }).click()
    await page.getByRole('link', { name: 'The Quietest Morning' }).waitFor()
    await look(page, 'phone-writing-tasks')
    await page.getByRole('link', { name: 'The Quietest Morning' }).click()
    await page.getByRole('heading', { name: 'Before you write' }).waitFor()
    assert(!(await page.getByText('The beck had stopped.').first().isVisible()))
    await page.getByText('Read a model answer').click()
    await page.getByRole('heading', { name: 'What makes it good' }).waitFor()
    await look(page, 'phone-writing-task')
    const width = Number(await page.evaluate('document.documentElement.scrollWidth'))
    assert(width <= sizes.phone.width, `the page is ${width} wide`)
    assert.deepEqual(problems, [])
    await page.context().close()
  })

  await t.test('hand over the files of set work', async () => {
    const { add, key, child } = await school(world)
    const { id } = await add('worksheet.txt')
    await world.call('learn.createLearnAssignment', key, {
      studentId: child.studentId,
      actionType: 'practice',
      topicId: 'maths.place-value',
      note: 'Say each place aloud.',
      dueAt: '2099-05-01T12:00:00.000Z',
      mediaItemIds: [id],
    })
    const { page } = await watchedPage(browser)
    await signIn(page, child)
    await page.getByText('by Friday 1 May').waitFor()
    await look(page, 'home-set-with-file')
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'worksheet.txt' }).click()
    const download = await arriving
    assert.equal(download.suggestedFilename(), 'worksheet.txt')
    await page.context().close()
  })

  for (const size of ['phone', 'tablet'] as const)
    await t.test(`keep a text in view on a ${size}, and number its lines`, async () => {
      const child = await family(world, { subjectIds: ['english'] })
      const topicId = topics.find(({ id }) => id.startsWith('english.') && /retrieval|inference/.test(id))?.id
      await assign(world, child, { id: randomId(), actionType: 'practice', topicId: topicId ?? '', count: 2 })
      const { page, problems } = await watchedPage(browser, { viewport: sizes[size] })
      await signIn(page, child)
      await page.getByRole('button', { name: 'Start' }).click()
      await reachQuestion(page)
      await look(page, `${size}-passage`)
      const text = page.getByRole('region', { name: /^The text/ })
      assert((await page.locator('.line-numbers text').allTextContents()).slice(0, 2).join() === '5,10')
      const [passage, check] = [await text.boundingBox(), await page.locator('.options').boundingBox()]
      assert(passage && check)
      if (size === 'tablet')
        assert(check.x > passage.x + passage.width - 1, 'the question is beside the text')
      else assert(check.y > passage.y + passage.height - 1, 'the question is below the text')
      await page.getByRole('button', { name: 'Check' }).scrollIntoViewIfNeeded()
      const seen = await text.boundingBox()
      assert(seen && seen.y >= 0 && seen.y < sizes[size].height, 'the text is still in view')
      assert.deepEqual(problems, [])
      await page.context().close()
    })

  await t.test('have keys for numbers on a touch screen, with the unit beside the field', async () => {
    const child = await family(world, { subjectIds: ['maths'], examFamilyId: 'cem' })
    await assign(world, child, { id: randomId(), actionType: 'practice', topicId: 'maths.area', count: 8 })
    const { page, problems } = await watchedPage(browser, {
      viewport: sizes.phone,
      hasTouch: true,
      isMobile: true,
    })
    await signIn(page, child)
    await page.getByRole('button', { name: 'Start' }).click()
    for (let asked = 0; ; asked++) {
      assert(asked < 8, 'none of the questions has a typed answer')
      await reachQuestion(page)
      const question = await openQuestion(child)
      if (question.mode === 'typed') {
        const [number = ''] = /-?[\d./]+/.exec(question.answer) ?? []
        for (const key of number)
          await page.locator('.pad button', { hasText: key === '-' ? '−' : key }).click()
        await look(page, 'phone-typed')
        assert.equal(await page.getByLabel('Your answer').getAttribute('inputmode'), 'none')
        await page.getByRole('button', { name: 'Check' }).click()
        await page.getByRole('heading', { name: 'Yes' }).waitFor()
        break
      }
      await page.locator(`.option input[value="${question.answer}"]`).check()
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.locator('.told').waitFor({ state: 'detached' })
    }
    assert.deepEqual(problems, [])
  })
})
