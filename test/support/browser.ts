import { type Browser, chromium } from 'playwright-core'

/** The Chromium that `npm test` found or installed. Without one, the tests that need it are skipped. */
export const browserPath = process.env.LEARN_TEST_BROWSER

export const withoutBrowser = browserPath ? false : 'Chromium is not installed'

export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
