import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { look, sizes } from './child-pages.ts'
import type { World } from './world.ts'

/** Each size, theme and contrast at least once. `npm run bench -- web` looks at more combinations. */
const looks = {
  smallest: { size: { width: 320, height: 640 }, media: { colorScheme: 'light', contrast: 'more' } },
  'phone-dark': { size: sizes.phone, media: { colorScheme: 'dark', contrast: null } },
  desktop: { size: sizes.desktop, media: { colorScheme: 'light', contrast: null } },
} as const

/** Looks at a page in every look, and checks that nothing on it is wider than the screen. */
export async function inspect(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const [as, { size, media }] of Object.entries(looks)) {
    await page.setViewportSize(size)
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' }) // No look is caught on its way to the next.
    await look(page, `${name}-${as}`)
    const [content, screen] = await page.evaluate<number[]>(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    )
    assert.equal(content, screen, `${name} fits: ${as}`)
  }
  if (before) await page.setViewportSize(before)
}

/** Waits for a page by its heading, which has the focus. */
export async function arrive(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.locator('h1:focus').waitFor()
}

/** What tests do on the pages of grown-ups, as they would. */
export function adultPages(world: Pick<World, 'waitForCodes'>) {
  async function submitEmail(page: Page, email: string): Promise<void> {
    await page.getByLabel('Your email address').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  }

  async function submitCode(page: Page, code: string): Promise<void> {
    await page.getByLabel('The code from the email').fill(code)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  async function signIn(page: Page, email: string): Promise<void> {
    const before = (await world.waitForCodes(email, 0)).length
    await submitEmail(page, email)
    const newest = (await world.waitForCodes(email, before + 1)).at(-1)
    await submitCode(page, /\d{6}/.exec(newest?.subject ?? '')?.[0] ?? '')
  }

  return { signIn, submitCode, submitEmail }
}
