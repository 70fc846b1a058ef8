import { call, type LearnSession } from '@learn/sdk'
import { getLearnSession, listLearnTopics } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection } from '../../api/api.ts'
import { go } from '../../api/router.ts'
import { everyTopic } from '../../api/topics.ts'
import { questionWords } from '../words.ts'

/** A calm end: what was practised, and what grew. */
export function End({ sessionId }: { sessionId: string }) {
  const session = useSignal<LearnSession | undefined>(undefined)
  const names = useSignal(new Map<string, string>())
  useEffect(() => {
    document.title = 'Well done · Learn'
    void call(connection, getLearnSession, sessionId)
      .attempt()
      .then(found => {
        if (found.ok) session.value = found.data
      })
    void call(connection, listLearnTopics, everyTopic)
      .attempt()
      .then(found => {
        if (found.ok) names.value = new Map(found.data.data.map(({ id, name }) => [id, name]))
      })
  }, [sessionId])
  const { attempts = 0, topics = [] } = session.value?.summary ?? {}
  const grown = topics.filter(({ scoreBefore, scoreAfter }) => scoreAfter > scoreBefore + 0.005)
  return (
    <main class="end">
      <h1>That’s it for now</h1>
      {session.value && (
        <>
          <p>{attempts === 0 ? 'You had a look around.' : `You did ${questionWords(attempts)}.`}</p>
          {topics.length > 0 && (
            <section class="card">
              <h2>What you practised</h2>
              <ul class="practised">
                {topics.map(topic => (
                  <li data-grown={grown.includes(topic)}>
                    <strong>{names.value.get(topic.topicId) ?? topic.topicId}</strong>
                    <span class="soft">
                      {topic.rightAnswers} of {topic.attempts} right{grown.includes(topic) && ' · it grew'}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      <footer>
        <button type="button" class="first" onClick={() => go('/learn', { replace: true })}>
          Finish
        </button>
      </footer>
    </main>
  )
}
