import { call, type LearnLesson } from '@learn/sdk'
import { getLearnLesson } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection } from '../../api/api.ts'
import { go } from '../../api/router.ts'
import { Stage } from '../../parts/stage.tsx'
import { Markdown } from '../../text/markdown-view.tsx'

/** A lesson that the child has opened from the map. */
export function Lesson({ topicId }: { topicId: string }) {
  const lesson = useSignal<LearnLesson | 'missing' | undefined>(undefined)
  useEffect(() => {
    document.title = 'Lesson · Learn'
    void call(connection, getLearnLesson, topicId)
      .attempt()
      .then(read => {
        lesson.value = read.ok ? read.data : 'missing'
      })
  }, [topicId])
  const back = () => go('/learn/map')
  const shown = lesson.value
  if (!shown) return <main class="loading" aria-busy="true" />
  return (
    <main class="session">
      {shown === 'missing' ? (
        <Stage title="This lesson is not here" next="Back to the map" onNext={back}>
          <p>Choose another one, or ask your grown-up.</p>
        </Stage>
      ) : (
        <Stage title={shown.name} next="Back to the map" onNext={back}>
          <div class="lesson">
            <Markdown text={shown.markdown} />
          </div>
        </Stage>
      )}
    </main>
  )
}
