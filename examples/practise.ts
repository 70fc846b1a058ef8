import { Learn, signInStudent } from '@learn/sdk'
import { baseUrl, client } from './client.ts'

/** Signs up a family, signs in the child, and practises until one question is answered. */
const username = `noor-${Date.now().toString(36)}`
const { actor } = await client.families.onboard({
  parentDisplayName: 'Alex Reed',
  parentEmail: 'alex@example.org',
  childDisplayName: 'Noor',
  childUsername: username,
  childPin: '4071',
  yearGroup: 'Year 5',
  targetSchool: null,
  examFamilyId: 'gl',
  subjectIds: ['maths'],
  avatarId: 'fox',
})
console.log(`Noor is student ${actor.studentId}`)

const { token, studentId } = await signInStudent({ baseUrl, username, pin: '4071' })
const child = new Learn({ baseUrl, token })
const session = await child.sessions.create({ studentId, sessionType: 'practice' })

for (;;) {
  const { decision, lesson, question } = await child.decisions.create({ sessionId: session.id })
  if (lesson) console.log(`Lesson: ${lesson.name}`)
  if (!question) continue
  console.log(`Question: ${question.stem}`)
  for (const { letter, text } of question.options) console.log(`  ${letter} ${text}`)
  const answer = question.options[0]?.letter ?? '42'
  const attempt = await child.attempts.create({ decisionId: decision.id, answer })
  console.log(`Answer ${answer} is ${attempt.correct ? 'right' : 'wrong'}. ${attempt.explanation}`)
  const { explanation } = await client.decisions.explain(decision.id)
  console.log(`Why this question: ${explanation}`)
  break
}
await child.sessions.end(session.id)
