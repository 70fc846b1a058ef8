import { countWords, type SubjectMap } from './summary.ts'

const key = [
  ['new', 'not started'],
  ['few', 'too few answers to say'],
  [1, 'under 50%'],
  [2, '50–61%'],
  [3, '62–73%'],
  [4, '74–85%'],
  [5, '86% or more'],
  ['review', 'due for review'],
] as const

interface MapProps {
  readonly map: readonly SubjectMap[]
  readonly subjects: readonly { readonly id: string; readonly name: string }[]
  readonly name: string
}

/** Every topic with its colour and its words. On phones, subjects are folded. */
export const MapCard = ({ map, subjects, name }: MapProps) => (
  <section class="card">
    <h2>Progress map</h2>
    <p>
      The share of average questions on a topic that {name} would answer correctly today. It falls slowly
      without practice.
    </p>
    <ul class="key" aria-label="What the colours mean">
      {key.map(([level, words]) => (
        <li>
          <i class="swatch" data-level={level} /> {words}
        </li>
      ))}
    </ul>
    <div class="maps">
      {map.map(({ subjectId, parts, counts }) => (
        <details data-subject={subjectId} open={!matchMedia('(max-width: 44rem)').matches}>
          <summary>
            <h3>{subjects.find(({ id }) => id === subjectId)?.name}</h3>
            <span class="note">{countWords(counts)}</span>
          </summary>
          {parts.map(part => (
            <>
              <h4>{part.name}</h4>
              <ul class="marks">
                {part.topics.map(({ id, name, level, words }) => (
                  <li key={id} data-level={level} title={words}>
                    {name}
                    <span class="unseen">: {words}</span>
                  </li>
                ))}
              </ul>
            </>
          ))}
        </details>
      ))}
    </div>
  </section>
)
