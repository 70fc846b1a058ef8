import { makeQuestion, parseQuestionId } from '@learn/content'
import { Random } from '@learn/content/random'
import { rebuild } from '@learn/learning/projection'
import type pg from 'pg'
import { pack } from '../../learning/projection.ts'
import { model } from '../../server/learn/knowledge/model.ts'
import { historyOf } from '../decisions/history.ts'
import { seedStudents, tokenOf } from '../decisions/seed.ts'
import { seedOrganizations } from '../seed.ts'

const histories = 6
const longest = 1_500
const shareRight = 0.75

/** A child who practises. */
export interface Practising {
  readonly id: string
  readonly token: string
}

/** Children in families of two, with 0 to 1,500 earlier answers, of which only the rows that a decision reads exist. */
export async function seedPractising(owner: pg.Client, children: number): Promise<Practising[]> {
  const { rows } = await owner.query<{ id: string }>('select id from api_keys')
  const [organizationId = ''] = await seedOrganizations(owner, {
    count: 1,
    keyId: rows[0]?.id ?? '',
    reached: 1,
  })
  const lengths = Array.from({ length: children }, (_, at) => Math.round((longest * at) / children))
  const { students } = await seedStudents(owner, organizationId, lengths)
  const known = Array.from({ length: histories }, (_, seed) => historyOf(seed, longest))
  const practising: Practising[] = []
  for (const [at, { id, attempts }] of students.entries()) {
    const projection = rebuild(model, (known[at % histories] ?? []).slice(0, attempts).map(moved))
    await owner.query(
      `with counted as (update student_counts set attempts = $3 where student_id = $1)
        insert into projections (student_id, organization_id, model_version, attempts, as_of, state)
        values ($1, $2, $4, $3, to_timestamp($5 / 1000.0), $6)`,
      [id, organizationId, attempts, model.version, projection.asOf ?? 0, Buffer.from(pack(projection))],
    )
    practising.push({ id, token: await tokenOf(owner, id) })
  }
  return practising
}

const moved = <Answer extends { readonly at: number }>(answer: Answer): Answer => ({
  ...answer,
  at: Date.UTC(2025, 0, 6, 16) + answer.at,
})

interface Step {
  readonly decision: { readonly id: string; readonly questionId: string | null }
}

/** Lets children practise on one server, some at a time, and counts their answered questions. */
export class Practice {
  readonly #url: string
  readonly #random: Random
  /** As our SDKs and pages do. */
  readonly #withKeys: boolean
  readonly #sessions = new Map<string, string>()

  constructor(port: number, name: string, withKeys: boolean) {
    this.#url = `http://127.0.0.1:${port}/v1/learn`
    this.#random = new Random(name)
    this.#withKeys = withKeys
  }

  async startSessions(children: readonly Practising[]): Promise<void> {
    await this.#forEach(children, async child => {
      const started = await this.#post<{ id: string }>(child, 'sessions', {
        studentId: child.id,
        sessionType: 'practice',
      })
      this.#sessions.set(child.id, started.id)
    })
  }

  /** Each child answers this many questions in their session. */
  async answer(children: readonly Practising[], questions: number): Promise<number> {
    let answered = 0
    await this.#forEach(children, async child => {
      for (let asked = 0, steps = 0; asked < questions && steps < 3 * questions; steps++) {
        const path = `sessions/${this.#sessions.get(child.id)}/decisions`
        const { decision } = await this.#post<Step>(child, path, {})
        if (decision.questionId === null) continue
        asked++
        answered++
        await this.#post(child, 'attempts', {
          decisionId: decision.id,
          answer: this.#answerTo(decision.questionId),
          milliseconds: this.#random.int(2_000, 60_000),
        })
      }
    })
    return answered
  }

  #answerTo(id: string): string | null {
    const reference = parseQuestionId(id)
    const question = reference && makeQuestion(reference)
    if (!question || this.#random.chance(shareRight)) return question?.answer ?? null
    return question.mode === 'options' ? this.#random.pick(question.options).letter : null
  }

  async #forEach(children: readonly Practising[], work: (child: Practising) => Promise<void>): Promise<void> {
    const waiting = [...children]
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let child = waiting.shift(); child; child = waiting.shift()) await work(child)
      }),
    )
  }

  async #post<Answer>({ token }: Practising, path: string, body: object): Promise<Answer> {
    const key = this.#withKeys ? { 'idempotency-key': crypto.randomUUID() } : undefined
    const response = await fetch(`${this.#url}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...key },
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(await response.text())
    // Safe: our own server answers in the contract's shape.
    return (await response.json()) as Answer
  }
}
