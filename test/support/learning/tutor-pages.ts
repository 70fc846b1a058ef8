import type { Browser, Page, ViewportSize } from 'playwright-core'
import { adultPages } from '../adult-pages.ts'
import { childPages, sizes } from '../child-pages.ts'
import type { Person, Tenant, World } from '../world.ts'
import { type Child, clientFamily } from './family.ts'
import { answers, storeStanding } from './standings.ts'

const longAgo = 24 * 300

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const table = (page: Page) => page.locator('table.heat')
export const names = async (page: Page) => await table(page).locator('tbody th').allTextContents()

/** What tests do on the pages of those who teach. */
export function tutorPages(world: World) {
  const { watchedPage } = childPages(world)
  const { signIn } = adultPages(world)

  async function openAs(
    browser: Browser,
    { email }: Pick<Person, 'email'>,
    path = '/tutor',
    viewport: ViewportSize = sizes.desktop,
  ) {
    const { page, problems } = await watchedPage(browser, { viewport })
    await page.goto(`${world.server.app.publicUrl}${path}`)
    await signIn(page, email)
    return { page, problems }
  }

  /** A club of children who are stuck, falling, due for a review, and away. */
  async function club() {
    const tenant = await world.tenant('Ashgrove Tutors')
    const { organizationId, key } = tenant
    const made = (childDisplayName: string) => clientFamily(world, tenant, { childDisplayName })
    const [ada, ben, cyd] = [await made('Ada'), await made('Ben <b>Reed</b>'), await made('Cyd')]
    const [dot, outside] = [await made('Dot'), await made('Outside')]
    const wide = ['maths.place-value', 'maths.time', 'maths.area', 'maths.decimals']
    await storeStanding(world, ada, [
      ...wide.flatMap(topicId => answers(topicId, '++++++++-+++', 30)),
      ...answers('maths.fractions-of-amounts', '++++----'),
    ])
    await storeStanding(world, ben, answers('maths.division', '++++++++++++--+--+--'))
    const weak = ['maths.place-value', 'maths.multiplication'].flatMap(id =>
      answers(id, '-----------+', longAgo),
    )
    await storeStanding(world, cyd, [...weak, ...answers('maths.division', '++++++++++++', longAgo)])
    const { body: team } = await world.call('teams.createTeam', key, {
      organizationId,
      name: 'Saturday club',
    })
    const inside = [ada, ben, cyd, dot]
    const studentIds = inside.map(({ studentId }) => studentId)
    await world.call('learn.addLearnGroupStudents', key, { teamId: team.id, studentIds })
    return { ...tenant, team, ada, ben, cyd, dot, outside }
  }

  async function assignmentsOf({ key }: Tenant, { studentId }: Pick<Child, 'studentId'>) {
    const { body } = await world.call('learn.listLearnAssignments', key, { 'filter[studentId]': studentId })
    return body.data
  }

  return { assignmentsOf, club, openAs }
}
