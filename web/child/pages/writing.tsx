import { call, type LearnWritingTask, type LearnWritingTaskSummary } from '@learn/sdk'
import { getLearnWritingTask, listLearnWritingTasks } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection } from '../../api/api.ts'
import { go } from '../../api/router.ts'
import { Stage } from '../../parts/stage.tsx'
import { Markdown, MarkdownLine } from '../../text/markdown-view.tsx'
import { withNumbers } from '../model-answer.ts'

/** Every writing task, kind by kind. */
export function WritingTasks() {
  const tasks = useSignal<readonly LearnWritingTaskSummary[]>([])
  const trouble = useSignal('')
  useEffect(() => {
    document.title = 'Writing · Learn'
    void call(connection, listLearnWritingTasks)
      .attempt()
      .then(read => {
        if (read.ok) tasks.value = read.data.data
        else trouble.value = 'We can’t reach Learn just now. Try again in a moment.'
      })
  }, [])
  const kindNames = new Set(tasks.value.map(({ kindName }) => kindName))
  return (
    <main class="map">
      <h1>Writing</h1>
      <p>Write on paper, or wherever you like. Nobody marks it. At the end you can read a model answer.</p>
      <p class="problem" role="alert">
        {trouble}
      </p>
      {[...kindNames].map(name => (
        <section class="card" data-subject="english">
          <h2>{name}</h2>
          <ul class="topics">
            {tasks.value
              .filter(({ kindName }) => kindName === name)
              .map(({ id, title }) => (
                <li>
                  <a href={`/learn/writing/${id}`}>
                    <strong>{title}</strong>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

/** A task that the child has chosen. The model answer is closed until the child opens it. */
export function Writing({ writingTaskId }: { writingTaskId: string }) {
  const task = useSignal<LearnWritingTask | 'missing' | undefined>(undefined)
  useEffect(() => {
    document.title = 'Writing · Learn'
    void call(connection, getLearnWritingTask, writingTaskId)
      .attempt()
      .then(read => {
        task.value = read.ok ? read.data : 'missing'
      })
  }, [writingTaskId])
  const back = () => go('/learn/writing')
  const shown = task.value
  if (!shown) return <main class="loading" aria-busy="true" />
  return (
    <main class="session">
      {shown === 'missing' ? (
        <Stage title="This task is not here" next="Back to the tasks" onNext={back}>
          <p>Choose another one, or ask your grown-up.</p>
        </Stage>
      ) : (
        <Stage title={shown.title} next="Back to the tasks" onNext={back}>
          <Task task={shown} />
        </Stage>
      )}
    </main>
  )
}

const Task = ({
  task: { kindName, minutes, prompt, planning, criteria, modelAnswer },
}: {
  task: LearnWritingTask
}) => (
  <div class="lesson writing">
    <p class="soft">
      {kindName}, about {minutes} minutes
    </p>
    <section class="card">
      <Markdown text={prompt} />
    </section>
    <h2>Before you write</h2>
    <p>Take five minutes to plan.</p>
    <ul>
      {planning.map(line => (
        <li>
          <MarkdownLine text={line} />
        </li>
      ))}
    </ul>
    <h2>When you have written</h2>
    <p>Read your piece out loud. Then tick what is true.</p>
    <ul class="ticks">
      {criteria.map(line => (
        <li>
          <label class="choice">
            <input type="checkbox" />
            <span>
              <MarkdownLine text={line} />
            </span>
          </label>
        </li>
      ))}
    </ul>
    <details class="card">
      <summary>Read a model answer</summary>
      <p class="soft">
        This is one way to do it, and not the only one. The small numbers belong to the notes.
      </p>
      <Markdown text={withNumbers(modelAnswer)} />
      <h2>What makes it good</h2>
      <ol>
        {modelAnswer.notes.map(({ quote, note }) => (
          <li>
            <q class="soft">{quote.replaceAll(/[*“”]/g, '')}</q>
            <br />
            {note}
          </li>
        ))}
      </ol>
    </details>
  </div>
)
