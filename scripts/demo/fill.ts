import type { Application } from '../../server/application.ts'
import { grantAsOperator } from '../../server/operator/operator.ts'
import { runAsOwner } from '../../server/storage/owner.ts'
import { type Calendar, day, hour, joiningDay, makeCalendar, minute, practiceTime } from './calendar.ts'
import { type Caller, call } from './calls.ts'
import { colleagues, type DemoChild, invited, organizationName } from './cast.ts'
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

export { makeCalendar }

/** What a day can need: everybody who has joined by then, the library, and the organization. */
interface Course extends Filling {
  readonly organizationId: string
  readonly library: Library
  readonly learners: Learner[]
}

/** Makes the demo's past, one day after the other. Returns everybody who practises. */
export async function fill(filling: Filling): Promise<readonly Learner[]> {
  const { app, admin, calendar, clock, children, tell, signal } = filling
  clock.moveTo(calendar.start + 8 * hour)
  const organizationId = await openOrganization(filling)
  tell('The media library')
  const course: Course = {
    ...filling,
    organizationId,
    library: await addFiles(app, admin, organizationId),
    learners: [],
  }
  let answers = 0
  for (let place = 0; place < calendar.days; place++) {
    signal.throwIfAborted()
    clock.moveTo(calendar.start + place * day + 9 * hour)
    await addChildren(course, place)
    await teach(course, place)
    const given = await Promise.all(course.learners.map(learner => practiseOn(course, learner, place)))
    answers += given.reduce((sum, one) => sum + one, 0)
    clock.moveTo(calendar.start + place * day + 20 * hour)
    tell(
      `${calendar.days / 7} weeks of practice: day ${place + 1} of ${calendar.days}, ${answers.toLocaleString('en')} answers by ${children.length} children`,
    )
  }
  await endCourse(course)
  return course.learners
}

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
    await acceptInvitation(app, admin, outbox, colleague.email)
  }
  return organizationId
}

/** The parents accept within the hour, except those of children who join on the last day. */
async function addChildren(course: Course, place: number): Promise<void> {
  const { app, admin, calendar, children, clock, learners, outbox } = course
  const joining = children.filter(child => joiningDay(child, calendar) === place)
  for (const child of joining) {
    learners.push(await addChild(app, admin, child))
    clock.moveTo(clock.now().getTime() + 2 * minute)
    if (child.habit !== 'new') await acceptInvitation(app, admin, outbox, child.family.email)
  }
}

async function practiseOn({ app, clock, calendar }: Course, learner: Learner, place: number) {
  const time = practiceTime(learner.child, calendar, place)
  return time === undefined ? 0 : await learner.practise(app, clock, time)
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

async function teach(course: Course, place: number): Promise<void> {
  const { days } = course.calendar
  for (const [share, event] of events) if (Math.floor(share * days) === place) await event(course)
}

/** Without a payment provider, the operator grants them. */
async function buyCredits({ databaseUrl, organizationId, clock }: Course): Promise<void> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + 365 * day)
  await runAsOwner(databaseUrl, 'learn demo', client =>
    grantAsOperator(client, organizationId, { credits: 500, expiresAt, now }),
  )
}

/** The last evening: work that is still to do, replays of everything, and an invitation that nobody has answered. */
async function endCourse(course: Course): Promise<void> {
  const { app, admin, organizationId, tell } = course
  await setWork(course, course.library, 'last')
  await call(app, admin, 'organizations.createInvitation', { organizationId, ...invited })
  tell('Replays: would another policy have done better?')
  await replayPolicy(course, { kind: 'lowest_mastery_first' })
  await replayPolicy(course, { kind: 'shipped', temperature: 0.16 })
}
