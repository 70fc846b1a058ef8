import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { startMailServer } from '../mail/mail-server.ts'
import { partsOf } from '../mail/mime.ts'
import { type Person, World } from '../world.ts'
import type { Child } from './family.ts'
import { answerMany } from './long-history.ts'

export const hour = 3_600_000
export const day = 24 * hour

/** A server that sweeps all the time, with a real mail server. */
export async function startPost() {
  const mailServer = await startMailServer()
  const config = {
    smtpUrl: `smtp://127.0.0.1:${mailServer.port}?ignoreTLS=true`,
    mailFrom: 'hello@learn.example',
    publicUrl: 'https://learn.example',
  }
  const hurried = { sweepTimes: { everyMilliseconds: 50 } }
  const world = await World.create(config, undefined, hurried)
  const close = async () => {
    await world.close()
    await mailServer.close()
  }
  return { mailServer, config, hurried, world, close }
}

/** Says that a guardian wants the email, or not. Returns when it is due. */
export async function choose(
  world: World,
  { token }: Pick<Person, 'token'>,
  weekly: boolean,
  timeZone = 'Europe/London',
): Promise<Date> {
  const { status, body } = await world.call('learn.updateLearnMailPreferences', token, { weekly, timeZone })
  assert.equal(status, 200, JSON.stringify(body))
  return new Date(body.nextWeeklyAt ?? 0)
}

/** Sets the clock of every server. */
export function setClock(world: World, time: Date, more = 0): void {
  world.clock.ahead = time.getTime() + more - Date.now()
}

/** Forty answers in the week before this Monday, on Tuesday and Thursday, and as many in the one before. */
export async function practiseInWeekBefore(world: World, child: Child, due: Date): Promise<void> {
  const monday = new Date(due.getTime() + 14 * hour).toISOString().slice(0, 10)
  await answerMany(world, child, 80)
  await world.owner.query(
    `update learn_attempts set milliseconds = 30000, answered_at = $2::timestamptz + interval '10 hours'
        + number * interval '1 minute' + case when number <= 40 then interval '-13 days'
          when number <= 60 then interval '-6 days' else interval '-4 days' end
      where student_id = $1`,
    [child.studentId, monday],
  )
}

/** Waits until the servers have nothing to do: every email that was due is in the queue, and those are sent. */
export async function sweeps(world: World): Promise<void> {
  await sleep(500)
  const isDone = async (due: string) =>
    (await world.owner.query(`select from ${due} <= $1`, [world.clock.now()])).rows.length === 0
  await waitUntil(() => isDone('learn_mail_preferences where next_at'))
  await waitUntil(() => isDone('mails where send_at'))
  await sleep(50) // The last one may be on its way to the list.
}

export async function waitUntil(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (await condition()) return
    await sleep(20)
  }
  assert.fail('it did not happen in time')
}

/** An email as a person sees it. */
export function readMail(data: string) {
  const parts = partsOf(data)
  const find = (type: string) => parts.filter(({ headers }) => headers.get('content-type')?.startsWith(type))
  const text = (type: string) => find(type)[0]?.content.toString('utf8').replaceAll('\r\n', '\n') ?? ''
  return {
    text: text('text/plain'),
    html: text('text/html'),
    pictures: find('image/png').map(({ headers, content }) => ({ id: headers.get('content-id'), content })),
  }
}
