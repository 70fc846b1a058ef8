import type { Topic } from './summary.ts'

export interface StepToTell {
  readonly id: string
  readonly actionType: string
  readonly targetId: string
  readonly createdAt: string
  readonly explanation: string
}

const names: Readonly<Record<string, string>> = {
  practice: 'Practice',
  lesson: 'Lesson',
  'mini-test': 'Mini-test',
  test: 'Test',
  break: 'A break',
}

const when = (time: string) =>
  new Date(time).toLocaleString('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' })

interface StepsProps {
  readonly steps: readonly StepToTell[]
  readonly topics: readonly Topic[]
  readonly name: string
}

export function StepsCard({ steps, topics, name }: StepsProps) {
  const named = new Map(topics.map(topic => [topic.id, topic.name]))
  return (
    <section class="card">
      <h2>Why these steps</h2>
      {steps.length === 0 ? (
        <p>When {name} has begun, you will see here what came next, and why.</p>
      ) : (
        <ol class="rows">
          {steps.map(({ id, actionType, targetId, createdAt, explanation }) => (
            <li key={id}>
              <h3>{[names[actionType] ?? actionType, named.get(targetId)].filter(Boolean).join(': ')}</h3>
              <p class="note">{when(createdAt)}</p>
              <p>{explanation}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
