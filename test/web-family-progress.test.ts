import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { adultPages, inspect } from './support/adult-pages.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, look, sizes } from './support/child-pages.ts'
import { type Child, family, practiseOnce } from './support/learning/family.ts'
import { answerMany } from './support/learning/long-history.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
const origin = world.server.app.publicUrl
const { watchedPage } = childPages(world)
const { signIn } = adultPages(world)
let browser: Browser
before(async () => {
  if (!withoutBrowser) browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await world.close()
})

const skip = withoutBrowser

/** Six weeks of answers in several topics, more and more of them right. */
async function practiseForWeeks(child: Child) {
  await answerMany(world, child, 240)
  const topics = ['maths.place-value', 'maths.area', 'maths.money', 'english.plurals', 'english.synonyms']
  await world.owner.query(
    `update learn_attempts set topic_id = ($2::text[])[1 + number % cardinality($2)], milliseconds = 25000,
        is_right = number % 4 <> 0 or number > 180,
        answered_at = now() - interval '41 days' + (number - 1) / 10 * interval '40 hours' + number * interval '20 seconds'
      where student_id = $1`,
    [child.studentId, topics],
  )
  const { decisionId } = await practiseOnce(world, child)
  await world.owner.query(
    `update learn_decisions d set record = made.record, view = made.view, weighed = made.weighed
      from learn_decisions made where made.id = $2 and d.student_id = $1 and d.weighed = ''`,
    [child.studentId, decisionId],
  )
}

type Family = Awaited<ReturnType<typeof family>>

async function writeNote({ parent, studentId }: Family, text: string, sharedWithGuardians: boolean) {
  const note = { studentId, text, sharedWithGuardians }
  const { status, body } = await world.call('learn.createLearnNote', parent.token, note)
  assert.equal(status, 201, JSON.stringify(body))
}

/** Every chart has a sentence with its figures, and a table with a name; on paper, nothing is left to press. */
async function speakAndPrint(page: Page) {
  const figures = await page.locator('figure').all()
  assert(figures.length >= 3)
  for (const figure of figures) {
    const sentence = (await figure.getByRole('img').getAttribute('aria-label')) ?? ''
    assert.match(sentence, /\d+(%|\sminute).*\.\s*$/)
    assert.equal(await figure.locator('caption').textContent(), sentence)
    assert((await figure.locator('tbody tr').count()) > 1)
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await look(page, 'family-progress-print')
  assert.equal(await page.locator('button:visible, nav a:visible, .chart summary:visible').count(), 0)
  await page.emulateMedia({ media: null })
  await page.setViewportSize(sizes.desktop)
}

test('a parent sees how a child is getting on, at a glance and in tables', { skip }, async () => {
  const child = await family(world)
  await practiseForWeeks(child)
  await writeNote(child, 'Counts well.\nTry <b>bigger</b> numbers.', true)
  await writeNote(child, 'Only for colleagues.', false)
  const { page, problems } = await watchedPage(browser, { viewport: sizes.desktop })
  await page.goto(`${origin}/family`)
  await signIn(page, child.parent.email)
  await page.getByRole('heading', { name: 'If the test were today' }).waitFor()
  await page.getByText(/of questions right, most likely about \d+%/).waitFor()
  await page.getByRole('heading', { name: 'Notes from teachers' }).waitFor()
  await page.getByText('Try <b>bigger</b> numbers.').waitFor()
  assert.equal(await page.getByText('Only for colleagues.').count(), 0)
  await inspect(page, 'family-progress')

  assert.equal(
    await page.getByRole('img', { name: /^Expected right answers in all subjects, week by week/ }).count(),
    1,
  )
  const chart = page.locator('figure', {
    has: page.getByRole('img', { name: /each subject, if Robin took/ }),
  })
  await chart.getByText('The same as a table').click()
  assert.match((await chart.getByRole('row', { name: /^Maths/ }).textContent()) ?? '', /\d+%\s*\d+% to \d+%/)
  await speakAndPrint(page)
  await page.getByText('How it has gone').waitFor()
  await page.getByText('Reads a digit as one place smaller than it is.').waitFor()
  const marks = page.locator('.marks li', { hasText: /^Place value/ })
  assert.match((await marks.textContent()) ?? '', /: (in progress|secure|due for review)/)
  await page.getByRole('heading', { name: 'Why these steps' }).waitFor()
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('without answers, the page says what will come, and shows no number', { skip }, async () => {
  const child = await family(world, { childDisplayName: '<b>Wren</b> & Co' })
  const { page, problems } = await watchedPage(browser, { viewport: sizes.phone })
  await page.goto(`${origin}/family`)
  await signIn(page, child.parent.email)
  await page.getByText(/There are not enough answers yet to say/).waitFor()
  await page.getByText(/After two weeks with practice/).waitFor()
  await page.getByText('<b>Wren</b> & Co hasn’t practised this week yet.').waitFor()
  assert.equal(await page.locator('b', { hasText: 'Wren' }).count(), 0, 'a name is text')
  assert.equal(await page.locator('.figure').count(), 0)
  await inspect(page, 'family-progress-empty')
  assert.deepEqual(problems, [])
  await page.context().close()
})
