import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { openPage } from '../../test/support/browser.ts'
import type { Pupil, Site } from './site.ts'

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } }

/** A page with the protocol that slows it down and measures it. */
export async function openMeasured(
  { browser }: Pick<Site, 'browser'>,
  options: BrowserContextOptions = phone,
): Promise<{ page: Page; protocol: CDPSession }> {
  const page = await openPage(browser, options)
  await page.addInitScript(observe)
  return { page, protocol: await page.context().newCDPSession(page) }
}

/** A session with an open question, for browsers that have never been there: its address, and the child's cookie. */
export async function leaveQuestion(
  site: Site,
  pupil: Pupil,
): Promise<{ address: string; options: BrowserContextOptions }> {
  const page = await openPage(site.browser, phone)
  await site.signIn(page, pupil)
  await reachQuestion(page)
  const { cookies } = await page.context().storageState()
  const address = page.url()
  await page.context().close()
  return { address, options: { ...phone, storageState: { cookies, origins: [] } } }
}

/** What a page sees of itself, in `seen`. A tap counts from the touch until the frame with the feedback is on screen. */
const observe = `(() => {
  const seen = (globalThis.seen = { largestPaint: 0, shifts: [], taps: [] })
  performance.setResourceTimingBufferSize(100_000)
  const watch = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => { seen.largestPaint = startTime })
  watch('layout-shift', ({ value, hadRecentInput }) => seen.shifts.push({ value, hadRecentInput }))
  let tappedAt
  addEventListener('click', event => {
    if (event.target.closest('form.question:not([data-told]) footer button')) tappedAt = event.timeStamp
  }, true)
  new MutationObserver(() => {
    if (tappedAt === undefined || !document.querySelector('.told')) return
    const tap = { tappedAt, shownAt: performance.now() }
    tappedAt = undefined
    requestAnimationFrame(() => {
      const afterFrame = new MessageChannel()
      afterFrame.port1.onmessage = () => seen.taps.push({ ...tap, paintedAt: performance.now() })
      afterFrame.port2.postMessage(undefined)
    })
  }).observe(document, { childList: true, subtree: true })
})()`

/** Waits up to five seconds for something in the page. The page's policy forbids what Playwright does for that. */
async function until(page: Page, condition: string): Promise<void> {
  await page.evaluate(`new Promise(done => {
    const end = performance.now() + 5_000
    const look = () => ((${condition}) || performance.now() > end ? done() : setTimeout(look, 10))
    look()
  })`)
}

/** Each kind of page, and what a child presses there who wants to practise. */
const ways: readonly (readonly [page: string, button: string])[] = [
  ['.told', '.question > footer .first'],
  ['.stage .quiet', '.stage .quiet'], // “Just a few more”, instead of a break.
  ['.stage', '.stage footer button'],
  ['.end', '.end footer button'],
  ['.home', '.practise button'],
]
/** Lessons and breaks before a question. There are never that many. */
const mostSteps = 20
const anything = ['form.question:not([data-told])', ...ways.map(([page]) => page)].join(', ')

/** Goes on until there is a question: reads lessons, goes on after breaks, and begins a new session after the end. */
export async function reachQuestion(page: Page): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps++) {
    await page.locator(anything).first().waitFor()
    if (await page.locator('form.question:not([data-told])').isVisible()) return
    for (const [kind, button] of ways) {
      if (!(await page.locator(kind).first().isVisible())) continue
      const before = JSON.stringify(await page.locator('main').textContent())
      // The page may go on by itself; then another look shows where it is.
      await page
        .locator(button)
        .first()
        .click({ timeout: 5_000 })
        .catch(() => undefined)
      await until(page, `document.querySelector('main')?.textContent !== ${before}`)
      break
    }
  }
  throw new Error(`no question after ${mostSteps} steps: ${await page.locator('body').textContent()}`)
}

/** Answers as many questions, four of five rightly, and calls back after each. */
export async function practise(
  { giveAnswer }: Pick<Site, 'giveAnswer'>,
  page: Page,
  pupil: Pupil,
  questions: number,
  afterEach: (answered: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let answered = 1; answered <= questions; answered++) {
    await reachQuestion(page)
    await giveAnswer(page, pupil, answered % 5 !== 0)
    await afterEach(answered)
  }
}
