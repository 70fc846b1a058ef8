import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract, OperationId } from '@learn/contract'
import { type Input, scopes } from '@learn/contract/operation'
import type pg from 'pg'
import { tokenOf } from '../../../bench/decisions/seed.ts'
import { startServer } from '../../../bench/processes.ts'
import { adoptFolder } from '../../../server/objects/shared-folder.ts'
import { callOperation } from '../../support/client.ts'
import { rightAnswer } from '../../support/learning/practising.ts'
import type { LargeDatabase } from './seed.ts'
import { type Load, Stopwatch } from './stopwatch.ts'

const pauseMilliseconds = 50
/** The first requests load modules and fill caches. */
const warmUpMilliseconds = 5_000

/** Real requests to a real server of this version, one after another in each of a few loops. */
export async function startRequests(
  databaseUrl: string,
  owner: pg.Client,
  large: LargeDatabase,
): Promise<Load> {
  // The rows were not made with this server's secret.
  await owner.query('truncate installation_secrets, key_generations, sealed_roots')
  const folder = await mkdtemp(join(tmpdir(), 'learn-faults-'))
  // The rows of files were made without their bytes.
  await adoptFolder(owner, { databaseUrl, dataDir: folder, s3: undefined, newFiles: undefined })
  const server = await startServer(databaseUrl, { LEARN_DATA_DIR: folder, LEARN_LOG_LEVEL: 'error' })
  const watch = new Stopwatch()
  const requests = new Requests(`http://127.0.0.1:${server.port}`, watch)
  let isOver = false
  const organizationId = large.organization
  const admin = await tokenOf(owner, organizationId)
  await owner.query('update access_tokens set scopes = $2 where principal_id = $1', [
    organizationId,
    [...scopes],
  ])
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) {
      await work().catch(() => undefined) // The stopwatch knows what failed.
      await sleep(pauseMilliseconds)
    }
  }
  const pupils = []
  for (const id of large.pupils) pupils.push({ studentId: id, token: await tokenOf(owner, id) })
  const loops = [
    repeat(() => requests.administer(organizationId, admin)),
    repeat(() => requests.read(organizationId, admin)),
    ...pupils.map(pupil => repeat(() => requests.practise(pupil))),
  ]
  await sleep(warmUpMilliseconds)
  return {
    get statements() {
      return watch.count
    },
    longest: (from, to) => watch.longest(from, to),
    stop: async () => {
      isOver = true
      await Promise.all(loops)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
      return [...watch.failures]
    },
  }
}

class Requests {
  readonly #url: string
  readonly #watch: Stopwatch
  #number = 0

  constructor(url: string, watch: Stopwatch) {
    this.#url = url
    this.#watch = watch
  }

  async #call<Id extends OperationId>(
    id: Id,
    token: string,
    input: Input<Contract[Id]>,
    headers?: Record<string, string>,
  ) {
    return await this.#watch.time(id, async () => {
      const answer = await callOperation(this.#url, id, token, input, headers)
      if (answer.status >= 400) throw new Error(`${answer.status} ${answer.body.message}`)
      return answer
    })
  }

  async administer(organizationId: string, key: string): Promise<void> {
    const name = `Team ${this.#number++}`
    const { body } = await this.#call(
      'teams.createTeam',
      key,
      { organizationId, name },
      { 'idempotency-key': name },
    )
    await this.#call('organizations.updateOrganization', key, { organizationId, name })
    await this.#call('teams.deleteTeam', key, { teamId: body.id })
  }

  async read(organizationId: string, key: string): Promise<void> {
    await this.#call('audit.listAuditEvents', key, { 'filter[organizationId]': organizationId })
    await this.#call('media.listMediaItems', key, { 'filter[organizationId]': organizationId })
    await this.#call('teams.listTeams', key, { 'filter[organizationId]': organizationId })
    await this.#call('organizations.getOrganization', key, { organizationId })
  }

  /** A session of a few questions. */
  async practise({ studentId, token }: { studentId: string; token: string }): Promise<void> {
    const session = await this.#call('learn.createLearnSession', token, {
      studentId,
      sessionType: 'practice',
    })
    for (let left = 5; left > 0; left--) {
      const { body } = await this.#call('learn.createLearnDecision', token, { sessionId: session.body.id })
      const { id: decisionId, questionId } = body.decision
      if (questionId === null) return
      const answer = rightAnswer(questionId)
      await this.#call('learn.createLearnAttempt', token, { decisionId, answer })
      await sleep(pauseMilliseconds)
    }
  }
}
