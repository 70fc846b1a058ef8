import { setTimeout as sleep } from 'node:timers/promises'
import { Learn, LearnError, signInStudent } from '@learn/sdk'
import { rightAnswer } from '../../support/learning/practising.ts'

export interface Practice {
  answered(): number
  /** Returns the failures. */
  stop(): Promise<string[]>
}

/** Children who practise, without retrying any call. */
export async function startPractice(baseUrl: string, key: string, children: number): Promise<Practice> {
  const failures: string[] = []
  let [answered, isOver] = [0, false]
  const grownUp = new Learn({ baseUrl, token: key })
  const signIn = async (number: number) => {
    const [username, pin] = [`child-${number}-${Date.now().toString(36)}`, '4071']
    await grownUp.families.onboard({
      parentDisplayName: 'Alex Reed',
      parentEmail: `alex${number}@example.org`,
      childDisplayName: 'Robin',
      childUsername: username,
      childPin: pin,
      yearGroup: 'Year 5',
      targetSchool: null,
      examFamilyId: 'gl',
      subjectIds: ['maths', 'english'],
      avatarId: 'fox',
    })
    return await signInStudent({ baseUrl, username, pin })
  }
  const practise = async (child: Learn, studentId: string) => {
    const session = await child.sessions.create({ studentId, sessionType: 'practice' })
    for (let left = 10; left > 0 && !isOver; left--) {
      const { decision } = await child.decisions.create({ sessionId: session.id })
      answered++
      if (decision.questionId === null) return
      await child.attempts.create({ decisionId: decision.id, answer: rightAnswer(decision.questionId) })
      await child.decisions.explain(decision.id) // Another server, of another version, may have made it.
      await child.decisions.list({ 'filter[sessionId]': session.id, limit: 2 })
      answered += 3
      await sleep(20)
    }
  }
  const pupils = await Promise.all(Array.from({ length: children }, (_, number) => signIn(number)))
  const loops = pupils.map(async ({ token, studentId }) => {
    const child = new Learn({ baseUrl, token, retries: 0 })
    while (!isOver)
      await practise(child, studentId).catch(error => {
        failures.push(`practice: ${error instanceof LearnError ? `${error._tag} ${error.message}` : error}`)
      })
  })
  return {
    answered: () => answered,
    stop: async () => {
      isOver = true
      await Promise.all(loops)
      return failures
    },
  }
}
