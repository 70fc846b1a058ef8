import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openPage } from '../../test/support/browser.ts'
import { bar } from '../bars.ts'
import { phone, reachQuestion } from './child.ts'
import type { Counts } from './counts.ts'
import type { Pupil, Site } from './site.ts'

/** A server dies up to this many milliseconds after a tap. It takes about as long to answer. */
const longestLife = 120

/** When the server dies: before the answer is sent, on its way, or while the next question is asked for. */
const moments = ['before', 'on the way', 'next'] as const

/**
 * Kills the server while a child practises, and starts it again. Every fourth time, the child reloads the page while
 * there is no server. All answers must be there once, in their order, and judged as they were given.
 */
export async function measure(site: Site, { kills }: Counts): Promise<void> {
  const pupil = await site.enrol()
  const page = await openPage(site.browser, phone)
  await site.signIn(page, pupil)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const given: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    await reachQuestion(page)
    const isRight = kill % 2 === 0
    given.push(`${await openQuestionId(site, pupil)} ${isRight ? 'right' : 'wrong'}`)
    await site.chooseAnswer(page, pupil, isRight)
    await answerAndKill(site, page, kill, kills)
    if (kill % 4 === 3) await page.reload()
    await site.restart()
    await comeBack(page)
  }
  await page.context().close()
  await report(site, pupil, given)
}

async function answerAndKill(site: Site, page: Page, kill: number, kills: number): Promise<void> {
  const moment = moments[kill % moments.length]
  const life = (longestLife * kill) / kills
  if (moment === 'before') await site.kill()
  await page.getByRole('button', { name: 'Check' }).click()
  if (moment === 'before') return
  if (moment === 'next') {
    await page.locator('.told').waitFor()
    await page.locator('.question > footer .first').click()
  }
  await sleep(life)
  await site.kill()
}

/** Whatever the child was doing goes on by itself, except after a reload without a server. */
async function comeBack(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' })
  const anything = page.locator('.told, .stage, form.question:not([data-told]):not(:has([disabled]))')
  await anything.or(again).first().waitFor()
  if (await again.isVisible()) await again.click()
  await anything.first().waitFor()
}

async function openQuestionId({ owner }: Site, { studentId }: Pupil): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'select question_id as id from learn_decisions d where student_id = $1 and not exists (select from learn_attempts where decision_id = d.id) order by created_at desc limit 1',
    [studentId],
  )
  return rows[0]?.id ?? ''
}

async function report({ owner }: Site, { studentId }: Pupil, given: readonly string[]): Promise<void> {
  const { rows } = await owner.query<{ kept: string }>(
    `select question_id || case when is_right then ' right' else ' wrong' end as kept
      from learn_attempts where student_id = $1 order by number`,
    [studentId],
  )
  const kept = rows.map(row => row.kept)
  const lost = given.filter(answer => !kept.includes(answer))
  const extra = kept.filter((answer, at) => !given.includes(answer) || kept.indexOf(answer) !== at)
  console.log(`  the server was killed ${given.length} times: ${kept.length} answers kept`)
  for (const answer of [...lost, ...extra]) console.log(`  ${answer}`)
  bar(`answers lost when the server is killed ${given.length} times`, lost.length, { most: 0 })
  bar('answers doubled', extra.length, { most: 0 })
  bar('answers out of order', given.filter((answer, at) => kept[at] !== answer).length, { most: 0 })
}
