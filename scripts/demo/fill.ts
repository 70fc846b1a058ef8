import type { Application } from '../../server/application.ts'
import { grantAsOperator } from '../../server/operator/operator.ts'
import { runAsOwner } from '../../server/storage/owner.ts'
import { type Calendar, day, hour, minute, practiceTime } from './calendar.ts'
import { type Caller, call } from './calls.ts'
import { colleagues, type DemoChild, invited, officeAddress, organizationName } from './cast.ts'
import type { DemoClock } from './clock.ts'
import { acceptInvitation, addChild } from './people.ts'
import type { Learner } from './practice.ts'
import { addFiles, type Library, replayPolicy, resizePicture, setWork } from './teaching.ts'

export interface Filling {
  readonly app: Application
  readonly clock: DemoClock
  readonly calendar: Calendar
  readonly databaseUrl: string
  readonly outbox: string
  readonly admin: Caller
  readonly children: readonly DemoChild[]
  /** Shows a sentence about how far it is. */
  readonly tell: (sentence: string) => void
  readonly signal: AbortSignal
}

/** What a day can need: everybody who has joined by then, the library, and the organization. */
interface Course extends Filling {
  readonly organizationId: string
  readonly library: Library
  readonly learners: Learner[]
}

/**
 * For so many days, no child waits for another. When all waited for the last one after every day, the server was idle for
 * almost half of the time, and the demo took a third longer.
 */
const stretchDays = 4

/** Makes the demo's past. Returns everybody who practises. */
export async function fill(filling: Filling): Promise<readonly Learner[]> {
  const { app, admin, calendar, clock, tell } = filling
  clock.moveTo(calendar.start + 8 * hour)
  tell('The tutor, their colleagues and a media library')
  const organizationId = await openOrganization(filling)
  const library = await addFiles(app, admin, organizationId)
  const course: Course = { ...filling, organizationId, library, learners: [] }
  tell(`${filling.children.length} children and their parents`)
  let answers = 0
  for (let first = 0; first < calendar.days; first += stretchDays) {
    const days = range(first, Math.min(first + stretchDays, calendar.days))
    clock.moveTo(calendar.start + first * day + 9 * hour)
    await addChildren(course, days)
    await teach(course, days)
    const count = (more: number) => {
      answers += more
      const week = Math.floor(first / 7) + 1
      tell(`Practice: week ${week} of ${calendar.days / 7}, ${answers.toLocaleString('en')} answers so far`)
    }
    await finishAll(course.learners.map(learner => practiseOn(course, learner, days, count)))
    clock.moveTo(calendar.start + (days.at(-1) ?? 0) * day + 20 * hour)
  }
  await endCourse(course)
  return course.learners
}

/** Waits for all of them even if one fails, so that nobody uses the server when it stops. */
async function finishAll(work: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason
}

const range = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, place) => from + place)

/** The first start has made an organization. It becomes the tutor's, and two colleagues join. */
async function openOrganization({ app, admin, clock, outbox }: Filling): Promise<string> {
  const { data } = await call(app, admin, 'organizations.listOrganizations', {})
  const organizationId = data[0]?.id ?? ''
  const billingEmail = 'office@hedgerow.example'
  await call(app, admin, 'organizations.updateOrganization', {
    organizationId,
    name: organizationName,
    billingEmail,
  })
  for (const colleague of colleagues) {
    await call(app, admin, 'organizations.createInvitation', { organizationId, ...colleague })
    clock.moveTo(clock.now().getTime() + 5 * minute)
    await acceptInvitation(app, admin, outbox, { ...colleague, address: officeAddress })
  }
  return organizationId
}

/** Adds those who join on one of these days. Their parents accept within minutes. */
async function addChildren(course: Course, days: readonly number[]): Promise<void> {
  const { app, admin, children, clock, learners, outbox } = course
  for (const child of children.filter(
    ({ habit, firstWeek = 0 }) => habit !== 'new' && days.includes(firstWeek * 7),
  )) {
    learners.push(await addChild(app, admin, child))
    clock.moveTo(clock.now().getTime() + 2 * minute)
    await acceptInvitation(app, admin, outbox, child.family)
  }
}

async function practiseOn(
  { app, clock, calendar, signal }: Course,
  learner: Learner,
  days: readonly number[],
  count: (answers: number) => void,
): Promise<void> {
  for (const place of days) {
    const time = practiceTime(learner.child, calendar, place)
    if (time !== undefined) count(await learner.practise(app, clock, time, signal))
  }
}

/** What the tutor does in the course of the weeks, at these shares of them. */
const events: readonly [share: number, event: (course: Course) => Promise<void>][] = [
  [0.2, ({ app, admin, library }) => resizePicture(app, admin, library.pictures[0], 640)],
  [0.35, course => setWork(course, course.library, 'first')],
  [0.4, ({ app, admin, library }) => resizePicture(app, admin, library.pictures[1], 320)],
  [0.5, buyCredits],
  [0.6, course => replayPolicy(course, { kind: 'uniform' })],
  [0.7, course => setWork(course, course.library, 'second')],
  [0.8, ({ app, admin, library }) => resizePicture(app, admin, library.pictures[2], 256)],
]

async function teach(course: Course, days: readonly number[]): Promise<void> {
  for (const [share, event] of events)
    if (days.includes(Math.floor(share * course.calendar.days))) await event(course)
}

/** Without a payment provider, the operator grants them. */
async function buyCredits({ databaseUrl, organizationId, clock }: Course): Promise<void> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + 365 * day)
  await runAsOwner(databaseUrl, 'learn demo', client =>
    grantAsOperator(client, organizationId, { credits: 500, expiresAt, now }),
  )
}

/** The last evening: new children, work that is still to do, replays of everything, and an invitation without an answer. */
async function endCourse(course: Course): Promise<void> {
  const { app, admin, children, clock, learners, organizationId, tell } = course
  for (const child of children.filter(({ habit }) => habit === 'new'))
    learners.push(await addChild(app, admin, child))
  await setWork(course, course.library, 'last')
  await call(app, admin, 'organizations.createInvitation', { organizationId, ...invited })
  tell('Replays: would another policy have done better?')
  await replayPolicy(course, { kind: 'lowest_mastery_first' })
  clock.moveTo(clock.now().getTime() + 5 * minute) // The newest is listed first, and this one has an estimate.
  await replayPolicy(course, { kind: 'shipped', temperature: 0.16 })
}
