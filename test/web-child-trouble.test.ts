import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, look, pin, reachQuestion } from './support/child-pages.ts'
import { type Child, family } from './support/learning/family.ts'
import { withdrawConsent } from './support/learning/practising.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())
const { attemptsOf, chooseAnswer, giveAnswer, signIn, watchedPage } = childPages(world)

const phone = { viewport: { width: 390, height: 844 } }
const hour = 60 * 60_000

async function startPractice(page: Page, child: Child) {
  await signIn(page, child)
  await page.getByRole('button', { name: 'Start' }).click()
  await reachQuestion(page)
}

async function typePin(page: Page, username: string, typed: string) {
  await page.getByLabel('Your username').fill(username)
  await page.getByLabel('Your PIN').fill(typed)
  await page.getByRole('button', { name: 'Go', exact: true }).click()
}

async function fitsOn(page: Page, width: number, name: string) {
  await page.setViewportSize({ width, height: 640 })
  const wide = Number(await page.evaluate('document.documentElement.scrollWidth'))
  assert(wide <= width, `${name} is ${wide} wide on a screen of ${width}`)
}

test('trouble on a child’s pages', { skip: withoutBrowser }, async t => {
  const browser = await openBrowser()
  after(() => browser.close())

  await t.test(
    'six wrong PINs get a rest that says when to try again, and then the right one fits',
    async () => {
      const child = await family(world, { subjectIds: ['maths'] })
      const { page } = await watchedPage(browser, phone)
      await page.clock.install()
      await page.goto(`${world.server.url}/learn`)
      for (let tries = 1; tries <= 5; tries++) {
        await typePin(page, child.username, '9182')
        await page.getByText('That name and PIN do not fit. Try again.').waitFor()
      }
      await typePin(page, child.username, pin)
      await page.getByText(/^That was a lot of tries\..* in (1 minute|\d+ seconds)\.$/).waitFor()
      await look(page, 'trouble-too-many-tries')
      await page.getByLabel('Your username').fill('somebody-else')
      await page.getByLabel('Your PIN').waitFor()
      await page.getByLabel('Your username').fill(child.username)
      await page.getByLabel('Your PIN').waitFor({ state: 'detached' })
      world.clock.ahead += 61_000
      while (!(await page.getByLabel('Your PIN').isVisible())) await page.clock.fastForward(61_000)
      await typePin(page, child.username, pin)
      await page.getByRole('heading', { name: /^Hello, / }).waitFor()
      await page.context().close()
    },
  )

  await t.test('a child who knows nothing gets a rest, and more questions if they like', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page, problems } = await watchedPage(browser, phone)
    await startPractice(page, child)
    const more = page.getByRole('button', { name: 'Just a few more' })
    while (!(await more.isVisible())) {
      await reachQuestion(page)
      await page.getByRole('button', { name: 'I don’t know' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.locator('.told').waitFor({ state: 'detached' })
      await page.locator('.stage, form.question:not([data-told])').first().waitFor()
    }
    await look(page, 'trouble-break')
    const { length } = await attemptsOf(child)
    await more.click()
    await more.waitFor({ state: 'detached' })
    await reachQuestion(page)
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    await giveAnswer(page, child, true)
    assert.equal((await attemptsOf(child)).length, length + 1)
    assert.deepEqual(problems, [])
    await page.context().close()
  })

  await t.test('the plan ends in the middle of a session', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page } = await watchedPage(browser, phone)
    await startPractice(page, child)
    await world.owner.query(`update entitlements set status = 'ended' where student_id = $1`, [
      child.studentId,
    ])
    await giveAnswer(page, child, true)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: 'Practice is closed' }).waitFor()
    await page.getByText('Ask your grown-up. They can open it again.').waitFor()
    await look(page, 'trouble-plan-over')
    assert.equal((await attemptsOf(child)).length, 1, 'the answer to an open question still counts')
    await page.getByRole('button', { name: 'Home' }).click()
    await page.getByRole('heading', { name: /^Hello, / }).waitFor()
    await page.getByRole('button', { name: /Start|Carry on/ }).click()
    await page.getByText('Ask your grown-up. They can open it again.').waitFor()
    await look(page, 'trouble-plan-over-home')
    await page.context().close()
  })

  await t.test('a parent withdraws the consent in the middle of a session', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page } = await watchedPage(browser, phone)
    await startPractice(page, child)
    await withdrawConsent(world, child)
    await page.getByRole('button', { name: 'I don’t know' }).click()
    await page.getByText('Your grown-up has to say yes first. Ask them about it.').waitFor()
    await look(page, 'trouble-consent-withdrawn')
    await page.getByRole('button', { name: 'Home' }).click()
    await page.getByRole('heading', { name: /^Hello, / }).waitFor()
    await look(page, 'trouble-consent-withdrawn-home')
    await page.getByRole('button', { name: /Start|Carry on/ }).click()
    await page.getByText('Your grown-up has to say yes first. Ask them about it.').waitFor()
    assert.equal((await attemptsOf(child)).length, 0)
    await page.context().close()
  })

  for (const [kind, emoji] of Object.entries({ simple: '🦊', joined: '👩‍👩‍👧‍👦' }))
    await t.test(`a name and an avatar of 64 ${kind} emoji fit on a small phone`, async () => {
      const [name, avatarId] =
        kind === 'simple' ? [emoji.repeat(64), emoji.repeat(64)] : [emoji.repeat(14), emoji.repeat(11)]
      const child = await family(world, {
        subjectIds: ['maths'],
        childDisplayName: name,
        avatarId,
      })
      const { page, problems } = await watchedPage(browser, phone)
      await signIn(page, child)
      await page.getByText('Your map').waitFor()
      await look(page, `trouble-emoji-${kind}-home`)
      await fitsOn(page, 320, 'home')
      for (const path of ['settings', 'map']) {
        await page.goto(`${world.server.url}/learn/${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await fitsOn(page, 320, path)
      }
      assert.deepEqual(problems, [])
      await page.context().close()
    })

  await t.test('a picture with elements that nobody knows is shown without them', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page, problems } = await watchedPage(browser, phone)
    const strange = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><sparkle twinkle="9"/><script>fetch('https://example.org')</script><image href="https://example.org/a.png"/><circle cx="20" cy="10" r="9"/></svg>`
    await page.route('**/decisions', async route => {
      const response = await route.fetch()
      const body = await response.json()
      if (body.question) body.question.picture = { svg: strange, altText: 'A circle' }
      await route.fulfill({ response, json: body })
    })
    await startPractice(page, child)
    await page.getByRole('img', { name: 'A circle' }).waitFor()
    const size = await page.evaluate(
      `{ const [picture] = document.querySelectorAll('.asked > img'); picture.decode().then(() => picture.naturalWidth) }`,
    )
    assert(Number(size) > 0, 'the picture is drawn')
    await look(page, 'trouble-strange-picture')
    await giveAnswer(page, child, true)
    assert.deepEqual(problems, [])
    await page.context().close()
  })

  await t.test('two tabs that answer one question at once agree on what comes next', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page } = await watchedPage(browser, phone)
    await startPractice(page, child)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await reachQuestion(other)
    await chooseAnswer(page, child, true)
    await chooseAnswer(other, child, false)
    await Promise.all([page, other].map(tab => tab.getByRole('button', { name: 'Check' }).click()))
    for (const tab of [page, other]) {
      await tab
        .locator('.told, form.question:not([data-told]):not(:has([disabled])), .stage')
        .first()
        .waitFor()
      await look(tab, tab === page ? 'trouble-first-tab' : 'trouble-second-tab')
      if (await tab.locator('.told').isVisible()) await tab.getByRole('button', { name: 'Next' }).click()
    }
    for (const tab of [page, other]) await reachQuestion(tab)
    assert.equal((await attemptsOf(child)).length, 1)
    const stems = await Promise.all([page, other].map(tab => tab.locator('.stem').textContent()))
    assert.equal(stems[0], stems[1])
    await page.context().close()
  })

  await t.test('back and forward lead to the same question, and never to another child’s page', async () => {
    const child = await family(world, { subjectIds: ['maths'], childDisplayName: 'Robin Redbreast' })
    const { page, problems } = await watchedPage(browser, phone)
    await startPractice(page, child)
    const stem = await page.locator('.stem').textContent()
    await page.goBack()
    await page.getByRole('button', { name: 'Carry on' }).waitFor()
    await page.goForward()
    await reachQuestion(page)
    assert.equal(await page.locator('.stem').textContent(), stem)
    await giveAnswer(page, child, true)
    await page.getByRole('button', { name: 'Next' }).click()
    await reachQuestion(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Question 2' }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('button', { name: 'Start' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Start' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Your username').waitFor()
    for (const move of ['goForward', 'goBack'] as const) {
      await page[move]()
      await page.getByLabel('Your username').waitFor()
      assert(!(await page.textContent('body'))?.includes('Robin Redbreast'))
    }
    assert.deepEqual(problems, [])
    await page.context().close()
  })

  for (const [words, wrong] of Object.entries({ ahead: hour, behind: -hour }))
    await t.test(`a device whose clock is an hour ${words} practises and takes a mini-test`, async () => {
      const child = await family(world, { subjectIds: ['maths'], examFamilyId: 'gl' })
      const { page, problems } = await watchedPage(browser, phone)
      await page.addInitScript(`{
        const Right = Date
        const wrong = () => Right.now() + ${wrong}
        globalThis.Date = class extends Right {
          constructor(...given) { given.length > 0 ? super(...given) : super(wrong()) }
          static now = wrong
        }
      }`)
      await startPractice(page, child)
      await giveAnswer(page, child, true)
      await page.goto(`${world.server.url}/learn`)
      await page.getByRole('button', { name: 'Take a mini-test' }).click()
      await page.getByText(/^\d\d? minutes left$/).waitFor()
      const { rows } = await world.owner.query<{ late: number }>(
        'select abs(extract(epoch from answered_at - created_at))::float as late from learn_attempts where student_id = $1',
        [child.studentId],
      )
      assert(rows.length === 1 && (rows[0]?.late ?? hour) < 60, JSON.stringify(rows))
      assert.deepEqual(problems, [])
      await page.context().close()
    })

  await t.test('a sign-in that ends in the middle of a question keeps the answer', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page } = await watchedPage(browser, phone)
    await startPractice(page, child)
    const stem = await page.locator('.stem').textContent()
    await chooseAnswer(page, child, true)
    world.clock.ahead += 2 * hour + 60_000
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('Nothing is lost. Your question waits for you.').waitFor()
    await look(page, 'trouble-signed-out')
    assert.equal((await attemptsOf(child)).length, 0)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await typePin(page, child.username, pin)
    await page.getByRole('heading', { name: 'Yes' }).waitFor()
    assert.equal(await page.locator('.stem').textContent(), stem)
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    await look(page, 'trouble-signed-in-again')
    assert.deepEqual(
      (await attemptsOf(child)).map(({ is_right: isRight }) => isRight),
      [true],
    )
    await page.context().close()
  })

  await t.test('without JavaScript, practice says what it needs, and grown-ups get on', async () => {
    const { page } = await watchedPage(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${world.server.url}/learn/session/anything`)
    await page.getByRole('heading', { name: 'Please turn on JavaScript' }).waitFor()
    const email = 'without-script@example.org'
    await page.goto(`${world.server.url}/auth/account`)
    await page.locator('#email').fill(email)
    await page.locator('#email').press('Enter')
    const [mail] = await world.waitForCodes(email)
    await page.locator('#code').fill(/\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '')
    await page.locator('#code').press('Enter')
    await page.getByText(email).first().waitFor()
    await page.context().close()
  })
})
