import { type Browser, chromium } from 'playwright-core'

/** The Chromium that `npm test` found or installed; nothing where there is none, and then tests that need it are left out. */
export const browserPath = process.env.LEARN_TEST_BROWSER

export const withoutBrowser = browserPath ? false : 'there is no Chromium'

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
