import { openPage } from '../../test/support/browser.ts'
import { violationsIn } from '../../test/support/child-pages.ts'
import { bar } from '../bars.ts'
import { phone } from './child.ts'
import type { Counts } from './counts.ts'
import {
  adultPages,
  closedPages,
  type Look,
  ownPages,
  paperPages,
  practicePages,
  signInPages,
} from './pages.ts'
import type { Site } from './site.ts'

const looks = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'light, high contrast', colorScheme: 'light', contrast: 'more' },
  { name: 'dark, high contrast', colorScheme: 'dark', contrast: 'more' },
] as const

/** Asks axe-core about every page and state, in every look. */
export async function measure(site: Site, counts: Counts): Promise<void> {
  const seen = new Set<string>()
  const found: string[] = []
  const look: Look = async (page, name) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const { name: lookName, colorScheme, contrast } of looks) {
      await page.emulateMedia({ colorScheme, contrast })
      const strength = contrast === 'more' ? 'more' : 'normal'
      await page.evaluate(`document.documentElement.dataset.contrast = '${strength}'`) // As if the child had chosen it.
      // Buttons change their colour slowly, and axe-core would see one in between.
      await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))')
      found.push(...(await violationsIn(page)).map(violation => `${name}, ${lookName}: ${violation}`))
    }
  }
  for (const visit of [signInPages, ownPages, practicePages, paperPages, closedPages, adultPages]) {
    const page = await openPage(site.browser, phone)
    await visit(site, page, look, counts)
    await page.context().close()
  }
  console.log(`  ${seen.size} pages and states in ${looks.length} looks: ${[...seen].join('; ')}`)
  for (const violation of found) console.log(`  ${violation}`)
  bar('axe-core violations', found.length, { most: 0 })
}
