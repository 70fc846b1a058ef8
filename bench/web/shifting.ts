import { bar } from '../bars.ts'
import { openMeasured, practise } from './child.ts'
import type { Counts } from './counts.ts'
import type { Site } from './site.ts'

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
}

/**
 * How much moves by itself during a session. All shifts are added up, not only those of the worst five seconds. Browsers
 * leave out what moves within half a second of a tap; we report it as well.
 */
export async function measure(site: Site, { shifting }: Counts): Promise<void> {
  const pupil = await site.enrol()
  const { page } = await openMeasured(site)
  await site.signIn(page, pupil)
  await practise(site, page, pupil, shifting)
  const shifts = await page.evaluate<Shift[]>('seen.shifts')
  await page.context().close()
  const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
  console.log(`  layout shift, with what moves just after a tap: ${sum(shifts).toFixed(3)}`)
  bar(`layout shift over ${shifting} questions`, sum(unexpected), { most: 0.02 })
}

const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0)
