import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { randomId } from '../server/ids.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, look, pin, reachQuestion, sizes } from './support/child-pages.ts'
import { family } from './support/learning/family.ts'
import { assign } from './support/learning/practising.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())

const { attemptsOf, giveAnswer, openQuestion, signIn, watchedPage } = childPages(world)

/** All that a script on the page can read: storage, caches, what is shown, the address, and what scripts have left behind. */
const reachableText = async (page: Page) =>
  await page.evaluate<string>(`(async () => {
    const cached = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        cached.push(request.url, await (await cache.match(request)).text())
    }
    const globals = Object.values(window).filter(value => typeof value === 'string')
    const stored = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    const databases = JSON.stringify(await indexedDB.databases())
    return [...cached, ...globals, ...stored, databases, document.documentElement.outerHTML, location.href].join()
  })()`)

test('a child in a browser', { skip: withoutBrowser }, async t => {
  const browser = await openBrowser()
  after(() => browser.close())

  for (const [size, viewport] of Object.entries(sizes)) {
    await t.test(`signs in, practises and finishes on a ${size}`, async () => {
      const child = await family(world, { subjectIds: ['maths', 'english'] })
      await assign(world, child, { id: randomId(), actionType: 'practice', topicId: 'maths.time', count: 2 })
      const { page, problems } = await watchedPage(browser, {
        viewport,
        colorScheme: size === 'desktop' ? 'dark' : 'light',
      })
      await page.goto(`${world.server.url}/learn`)
      await page.getByRole('heading', { name: 'Who is here?' }).waitFor()
      await look(page, `${size}-sign-in`)
      await signIn(page, child)
      assert.equal(await page.evaluate('document.cookie'), '')
      await page.getByText('Set for you').waitFor()
      await look(page, `${size}-home`)
      await page.getByRole('button', { name: 'Start' }).click()
      for (const isRight of [true, false, true]) {
        await reachQuestion(page)
        await look(page, `${size}-question-${isRight}`)
        await giveAnswer(page, child, isRight)
        const title = isRight ? 'Yes' : 'Not this time'
        await page.getByRole('heading', { name: title }).waitFor()
        await look(page, `${size}-told-${isRight}`)
        await page.getByText('Why did I get this question?').click()
        await page.locator('details p').filter({ hasText: /\w+/ }).waitFor()
        await page.getByRole('button', { name: 'Next' }).click()
      }
      assert.equal((await attemptsOf(child)).length, 3)
      await page.getByRole('button', { name: 'Stop' }).click()
      await page.getByText('You did 3 questions.').waitFor()
      await look(page, `${size}-end`)
      await page.getByRole('button', { name: 'Finish' }).click()
      await page.getByRole('heading', { name: /^Hello/ }).waitFor()
      const width = await page.evaluate('document.documentElement.scrollWidth')
      assert(Number(width) <= viewport.width, `the page is ${width} wide`)
      assert.doesNotMatch(await reachableText(page), /learn_(at|ws|br|sk)_/, 'no secret is within reach')
      assert.deepEqual(problems, [])
      await page.context().close()
    })
  }

  await t.test('by keyboard alone', async () => {
    const child = await family(world, { subjectIds: ['verbal-reasoning'] })
    const { page } = await watchedPage(browser)
    await page.goto(`${world.server.url}/learn`)
    await page.getByLabel('Your username').focus()
    await page.keyboard.type(child.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(pin)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Start' }).focus()
    await page.keyboard.press('Enter')
    await reachQuestion(page)
    const question = await openQuestion(child)
    if (question.mode === 'options') await page.keyboard.press(question.answer)
    else {
      await page.getByLabel('Your answer').focus()
      await page.keyboard.type(question.answer)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Yes' }).waitFor()
    await page.context().close()
  })

  await t.test('the address that onboarding names leads into a first session', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page } = await watchedPage(browser)
    await page.goto(`${world.server.url}/learn/${child.studentId}/diagnostic`)
    await page.getByLabel('Your username').fill(child.username)
    await page.getByLabel('Your PIN').fill(pin)
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await reachQuestion(page)
    const { rows } = await world.owner.query(
      'select session_type from learn_sessions where student_id = $1',
      [child.studentId],
    )
    assert.deepEqual(rows, [{ session_type: 'diagnostic' }])
    await page.context().close()
  })

  await t.test('a reload, another tab and the back button bring the same question', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page } = await watchedPage(browser)
    await signIn(page, child)
    await page.getByRole('button', { name: 'Start' }).click()
    await reachQuestion(page)
    const stem = await page.locator('.stem').textContent()
    await page.reload()
    await reachQuestion(page)
    assert.equal(await page.locator('.stem').textContent(), stem)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await reachQuestion(other)
    assert.equal(await other.locator('.stem').textContent(), stem)
    await giveAnswer(page, child, true)
    await other.getByRole('button', { name: 'I don’t know' }).click()
    await other.locator('form.question:not([data-told]), .stage').first().waitFor()
    assert.equal((await attemptsOf(child)).length, 1, 'two tabs answer it once')
    await page.goBack()
    await page.getByRole('button', { name: 'Carry on' }).click()
    await reachQuestion(page)
    await page.context().close()
  })

  await t.test('an answer that could not be sent is kept, and sent once when it can be', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page } = await watchedPage(browser)
    await signIn(page, child)
    await page.getByRole('button', { name: 'Start' }).click()
    await reachQuestion(page)
    let isLost = true
    await page.route('**/web/child/v1/learn/attempts', async route => {
      if (!isLost) return await route.continue()
      await route.fetch() // The server has it, but its answer is lost on the way.
      await route.abort()
    })
    const question = await openQuestion(child)
    if (question.mode === 'typed') await page.getByLabel('Your answer').fill(question.answer)
    else await page.locator(`.option input[value="${question.answer}"]`).check()
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('Your answer is safe').waitFor()
    await page.reload()
    isLost = false
    await page.getByRole('heading', { name: 'Yes' }).waitFor()
    assert.deepEqual(
      (await attemptsOf(child)).map(({ is_right: isRight }) => isRight),
      [true],
    )
    await page.context().close()
  })

  await t.test(
    'a child whose sign-in ended in the middle signs in again, and finds the same question',
    async () => {
      const child = await family(world, { subjectIds: ['maths'] })
      const { page } = await watchedPage(browser)
      await signIn(page, child)
      await page.getByRole('button', { name: 'Start' }).click()
      await reachQuestion(page)
      const stem = await page.locator('.stem').textContent()
      await page.context().clearCookies()
      await page.getByRole('button', { name: 'I don’t know' }).click()
      await page.getByText('Nothing is lost.').waitFor()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByLabel('Your username').fill(child.username)
      await page.getByLabel('Your PIN').fill(pin)
      await page.getByRole('button', { name: 'Go', exact: true }).click()
      await page.locator('.told').waitFor()
      assert.equal(await page.locator('.stem').textContent(), stem)
      assert.equal((await attemptsOf(child)).length, 1)
      await page.context().close()
    },
  )

  await t.test('a wrong PIN gets a kind sentence, and a name is remembered only if asked', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    const { page } = await watchedPage(browser)
    await page.goto(`${world.server.url}/learn`)
    await page.getByLabel('Your username').fill(child.username)
    await page.getByLabel('Your PIN').fill('9182')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await page.getByText('That name and PIN do not fit. Try again.').waitFor()
    await page.context().close()
    const friend = await family(world, { subjectIds: ['maths'] })
    const { page: tablet } = await watchedPage(browser)
    await signIn(tablet, friend)
    await tablet.getByRole('button', { name: 'Sign out' }).click()
    await tablet.getByLabel('Your username').waitFor()
    assert(!(await tablet.textContent('body'))?.includes(friend.username))
    await tablet.getByLabel('Your username').fill(friend.username)
    await tablet.getByLabel('Your PIN').fill(pin)
    await tablet.getByLabel('Remember my name on this device').check()
    await tablet.getByRole('button', { name: 'Go', exact: true }).click()
    await tablet.getByRole('button', { name: 'Sign out' }).click()
    await tablet.getByRole('button', { name: friend.username }).waitFor()
    await tablet.getByRole('button', { name: 'Forget this name' }).click()
    await tablet.getByLabel('Your username').waitFor()
    await tablet.context().close()
  })

  await t.test('practice that is closed says whom to ask', async () => {
    const child = await family(world, { subjectIds: ['maths'] })
    await world.owner.query("update entitlements set status = 'ended' where student_id = $1", [
      child.studentId,
    ])
    const { page } = await watchedPage(browser)
    await signIn(page, child)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Ask your grown-up. They can open it again.').waitFor()
    await page.context().close()
  })

  await t.test('opens without a network, says so, and keeps nothing of the child', async () => {
    const child = await family(world)
    const { page } = await watchedPage(browser)
    await signIn(page, child)
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: 'No internet' }).waitFor()
    const kept = await page.evaluate<string[]>(
      'caches.open("shell").then(cache => cache.keys()).then(keys => keys.map(key => new URL(key.url).pathname))',
    )
    assert(kept.includes('/learn/shell'))
    for (const path of kept) assert.match(path, /^\/(learn\/shell|assets\/[\w.-]+)$/)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: /^Hello, / }).waitFor()
    await page.context().close()
  })

  await t.test('without JavaScript the page says what it needs', async () => {
    const { page } = await watchedPage(browser, { javaScriptEnabled: false })
    await page.goto(`${world.server.url}/learn`)
    await page.getByRole('heading', { name: 'Please turn on JavaScript' }).waitFor()
    await page.context().close()
  })
})

test('assets are compressed, kept for ever, and nothing else is served there', async () => {
  const shell = await fetch(`${world.server.url}/learn/anything`)
  const text = await shell.text()
  assert.equal(shell.status, 200)
  assert.match(
    shell.headers.get('content-security-policy') ?? '',
    /require-trusted-types-for 'script'; trusted-types learn$/,
  )
  const names = [...text.matchAll(/\/assets\/([\w.-]+)/g)].map(([path]) => path)
  assert.equal(names.length, 4)
  for (const path of names.filter(name => !name.endsWith('.woff2')))
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asset = await fetch(`${world.server.url}${path}`, { headers: { 'accept-encoding': encoding } })
      assert.equal(asset.status, 200)
      assert.equal(asset.headers.get('content-encoding'), encoding === 'identity' ? null : encoding)
      assert.match(asset.headers.get('cache-control') ?? '', /immutable/)
      assert((await asset.text()).length > 1_000)
    }
  for (const path of [
    '/assets/none-1.js',
    '/assets/..%2fpages.json',
    '/assets/pages.json',
    '/assets/a.js.br',
  ])
    assert.equal((await fetch(`${world.server.url}${path}`)).status, 404, path)
})
