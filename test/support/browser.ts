import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** The Chromium that `npm test` found or installed. Without one, the tests that need it are skipped. */
export const browserPath = process.env.LEARN_TEST_BROWSER

export const withoutBrowser = browserPath ? false : 'Chromium is not installed'

/** A busy machine may take this long to start a browser or to show a page. */
const longest = 180_000

export async function openBrowser(path = browserPath): Promise<Browser> {
  return await chromium.launch({
    timeout: longest,
    ...(path && { executablePath: path }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A page with a session of its own: closing its context forgets everything. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(longest)
  return await context.newPage()
}
