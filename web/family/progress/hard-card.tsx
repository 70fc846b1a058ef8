import type { Hard } from './summary.ts'

export const HardCard = ({ hard, name }: { hard: readonly Hard[]; name: string }) => (
  <section class="card">
    <h2>Found hard lately</h2>
    {hard.length === 0 ? (
      <p>
        No mistake has come up again and again. When one does, you will see it here, with a way to help at
        home.
      </p>
    ) : (
      <ul class="rows">
        {hard.map(({ topic, times, words, subjectId }) => (
          <li data-subject={subjectId}>
            <h3>
              {topic} <span class="note">{times === 1 ? 'once' : `${times} times`}</span>
            </h3>
            <p>
              {name}: {words}
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
)
