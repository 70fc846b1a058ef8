import assert from 'node:assert/strict'
import { mkdir, readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openPage } from './browser.ts'
import type { Child } from './learning/family.ts'
import { questionOf } from './learning/practising.ts'
import type { World } from './world.ts'

export const pin = '4071'
/** Set to keep a picture of every page that the tests visit. */
const pictures = process.env.LEARN_TEST_PICTURES

export const sizes = {
  phone: { width: 375, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const

const axe = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe-core finds wrong with a page. */
export async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] })',
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Looks at a page as a reader with a disability would, and keeps a picture of it if asked to. */
export async function look(page: Page, name: string) {
  assert.deepEqual(await violationsIn(page), [], name)
  if (!pictures) return
  await mkdir(pictures, { recursive: true })
  await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

/** Reads lessons until a question comes. */
export async function reachQuestion(page: Page) {
  for (let steps = 0; steps < 5; steps++) {
    await page.locator('.stage, form.question:not([data-told])').first().waitFor()
    if (await page.locator('form.question:not([data-told])').isVisible()) return
    await page.locator('.stage footer button').click()
    await page.locator('.stage').waitFor({ state: 'detached' })
  }
}

/** A server and its database. */
interface Place {
  readonly server: Pick<World['server'], 'url'>
  readonly owner: World['owner']
}

/** What tests do on a child's pages, as the child would. */
export function childPages(world: Place) {
  /** A page on which every error, failed request and warning counts as a failure. */
  async function watchedPage(browser: Browser, options: BrowserContextOptions = {}) {
    const page = await openPage(browser, { viewport: sizes.tablet, ...options })
    const problems: string[] = []
    page.on('pageerror', error => problems.push(`error: ${error.message}`))
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
    })
    page.on('requestfailed', request => problems.push(`failed: ${request.url()}`))
    page.on('request', request => {
      if (!request.url().startsWith(world.server.url) && !request.url().startsWith('data:'))
        problems.push(`elsewhere: ${request.url()}`)
    })
    return { page, problems }
  }

  async function signIn(page: Page, { username }: Pick<Child, 'username'>) {
    await page.goto(`${world.server.url}/learn`)
    await page.getByLabel('Your username').fill(username)
    for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await page.getByRole('heading', { name: /^Hello, / }).waitFor()
  }

  /** The question that the page shows, from the server's record of what it asked. */
  async function openQuestion({ studentId }: Pick<Child, 'studentId'>) {
    const { rows } = await world.owner.query<{ id: string }>(
      'select question_id as id from learn_decisions d where student_id = $1 and not exists (select from learn_attempts where decision_id = d.id) order by created_at desc limit 1',
      [studentId],
    )
    return questionOf(rows[0]?.id)
  }

  async function chooseAnswer(page: Page, child: Pick<Child, 'studentId'>, isRight: boolean) {
    const question = await openQuestion(child)
    if (question.mode === 'typed')
      await page.getByLabel('Your answer').fill(isRight ? question.answer : 'zzz')
    else {
      const wrong = question.options.find(({ letter }) => letter !== question.answer)?.letter
      await page.locator(`.option input[value="${isRight ? question.answer : wrong}"]`).check()
    }
  }

  async function giveAnswer(page: Page, child: Pick<Child, 'studentId'>, isRight: boolean) {
    await chooseAnswer(page, child, isRight)
    await page.getByRole('button', { name: 'Check' }).click()
    await page.locator('.told').waitFor()
  }

  const attemptsOf = async ({ studentId }: Pick<Child, 'studentId'>) =>
    (
      await world.owner.query('select decision_id, is_right from learn_attempts where student_id = $1', [
        studentId,
      ])
    ).rows

  return { attemptsOf, chooseAnswer, giveAnswer, openQuestion, signIn, watchedPage }
}
