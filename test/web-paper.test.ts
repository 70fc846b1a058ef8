import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, look, sizes } from './support/child-pages.ts'
import { type Child, family } from './support/learning/family.ts'
import { questionOf } from './support/learning/practising.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())
const { signIn, watchedPage } = childPages(world)

async function startPaper(page: Page, child: Child) {
  await signIn(page, child)
  await page.getByRole('button', { name: 'Take a mini-test' }).click()
  await page.getByRole('heading', { name: 'Question 1 of 12' }).waitFor()
}

const paperOf = async ({ token }: Child) => {
  const { body } = await world.call('learn.listLearnPapers', token, {})
  const [paper] = body.data
  assert(paper)
  return (await world.call('learn.getLearnPaper', token, { paperId: paper.id })).body
}

/** Answers the question that is shown, and waits until the server has the answer. */
async function answer(page: Page, child: Child, position: number, isRight = true) {
  const { questions } = await paperOf(child)
  const question = questionOf(questions[position - 1]?.question.questionId)
  if (question.mode === 'typed') {
    await page.getByLabel('Your answer').fill(isRight ? question.answer : '0')
    return
  }
  const wrong = question.options.find(({ letter }) => letter !== question.answer)?.letter
  await page.locator(`.option input[value="${isRight ? question.answer : wrong}"]`).check()
}

async function arrived(child: Child, answers: number) {
  for (let tries = 0; (await paperOf(child)).answeredCount < answers; tries++) {
    assert(tries < 600, 'the answers never arrived')
    await sleep(100)
  }
}

test('a child takes a mini-test in a browser', { skip: withoutBrowser }, async t => {
  const browser = await openBrowser()
  after(() => browser.close())

  for (const [size, viewport] of Object.entries(sizes))
    await t.test(`answers, flags, changes an answer and hands in on a ${size}`, async () => {
      const child = await family(world, { subjectIds: ['maths', 'english'], examFamilyId: 'gl' })
      const colorScheme = size === 'tablet' ? 'dark' : 'light'
      const { page, problems } = await watchedPage(browser, { viewport, colorScheme })
      await startPaper(page, child)
      await page.getByText(/\d+ minutes left/).waitFor()
      await look(page, `${size}-test-question`)
      for (let position = 1; position <= 11; position++) {
        await page.getByRole('heading', { name: `Question ${position} of 12` }).waitFor()
        await answer(page, child, position, position !== 2)
        await page.getByRole('button', { name: 'Next' }).click()
      }
      await page.getByRole('button', { name: 'Look again later' }).click()
      await page.getByRole('button', { name: 'Question 3: answered' }).click()
      await answer(page, child, 3, false)
      await look(page, `${size}-test-overview`)
      await page.getByRole('button', { name: 'Hand in' }).click()
      await page.getByText('1 question without an answer: 12.').waitFor()
      await look(page, `${size}-test-hand-in`)
      await page.getByRole('button', { name: 'Hand in' }).click()
      await page.getByRole('heading', { name: 'You got 9 of 12 right' }).waitFor()
      await page.getByText('Question 2: not this time').click()
      await look(page, `${size}-test-result`)
      const paper = await paperOf(child)
      assert.equal(paper.result?.rightAnswers, 9)
      assert.equal(paper.questions[11]?.flagged, true)
      await page.getByRole('button', { name: 'Finish' }).click()
      await page.getByRole('button', { name: 'Take a mini-test' }).waitFor()
      const width = Number(await page.evaluate('document.documentElement.scrollWidth'))
      assert(width <= viewport.width, `the page is ${width} wide`)
      assert.deepEqual(problems, [])
      await page.context().close()
    })

  await t.test('finds its answers again after a lost connection and a reload', async () => {
    const child = await family(world, { subjectIds: ['maths'], examFamilyId: 'gl' })
    const { page } = await watchedPage(browser)
    await startPaper(page, child)
    await page.context().setOffline(true)
    await answer(page, child, 1)
    await page.getByText('No internet. Your answers are safe.').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await answer(page, child, 2)
    assert.equal((await paperOf(child)).answeredCount, 0)
    await page.context().setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: 'Question 1: answered' }).waitFor()
    await page.getByRole('button', { name: 'Question 2: answered' }).waitFor()
    await arrived(child, 2)
    await page.goto(`${world.server.url}/learn`)
    await page.getByRole('button', { name: 'Carry on with your mini-test' }).click()
    await page.getByRole('button', { name: 'Question 2: answered' }).waitFor()
    await page.context().close()
  })

  await t.test('is handed in when the time is up, whatever the device’s clock says', async () => {
    const child = await family(world, { subjectIds: ['maths'], examFamilyId: 'gl' })
    const { page } = await watchedPage(browser)
    await startPaper(page, child)
    await answer(page, child, 1)
    await page.getByRole('button', { name: 'Question 1: answered' }).waitFor()
    const { id } = await paperOf(child)
    await arrived(child, 1)
    await world.owner.query(
      `update learn_papers set started_at = started_at - interval '1 hour', ends_at = now() + interval '2 seconds' where id = $1`,
      [id],
    )
    await page.addInitScript('Date.now = () => 0')
    await page.reload()
    await page.getByRole('heading', { name: 'You got 1 of 12 right' }).waitFor()
    await page.context().close()
  })
})
