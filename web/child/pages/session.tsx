import type { LearnStudent } from '@learn/sdk'
import { useEffect, useMemo } from 'preact/hooks'
import { connection } from '../../api/api.ts'
import { newKey } from '../../api/new-key.ts'
import { Outbox } from '../../api/outbox.ts'
import { pause } from '../../api/pause.ts'
import { go } from '../../api/router.ts'
import { Avatar } from '../../drawing/animals.tsx'
import { Icon } from '../../drawing/icons.tsx'
import { Stage } from '../../parts/stage.tsx'
import { Markdown } from '../../text/markdown-view.tsx'
import { Practice } from '../practice.ts'
import { Closed } from './closed.tsx'
import { Question } from './question.tsx'

const outbox = new Outbox(localStorage)

export function Session({ student, sessionId }: { student: LearnStudent; sessionId: string }) {
  const practice = useMemo(
    () =>
      new Practice({
        connection,
        outbox,
        studentId: student.id,
        sessionId,
        pause,
        newKey,
        now: () => performance.now(),
      }),
    [student.id, sessionId],
  )
  const showing = practice.showing.value
  useEffect(() => {
    document.title = 'Practise · Learn'
    void practice.start()
  }, [practice])
  const stop = () => void practice.end().then(() => go(`/learn/session/${sessionId}/end`, { replace: true }))

  const goOn = () =>
    void practice.goOn().then(id => {
      if (id) go(`/learn/session/${id}`, { replace: true })
    })

  return (
    <main class="session">
      {showing.kind !== 'closed' && showing.kind !== 'break' && (
        <header>
          <button type="button" class="second" onClick={stop}>
            <Icon name="cross" /> Stop
          </button>
          {(showing.kind === 'question' || showing.kind === 'told') && <h1>Question {practice.questions}</h1>}
        </header>
      )}
      <p class="band" role="status">
        {practice.isWaiting.value && 'No internet. Your answer is safe. We keep trying.'}
      </p>
      {(showing.kind === 'question' || showing.kind === 'told') && (
        <Question
          key={showing.decisionId}
          question={showing.question}
          attempt={showing.kind === 'told' ? showing.attempt : undefined}
          onAnswer={answer => void practice.answer(answer)}
          why={() => practice.why(showing.decisionId)}
          onNext={() => void practice.next()}
        />
      )}
      {showing.kind === 'lesson' && (
        <Stage title={showing.lesson.name} onNext={() => void practice.next()}>
          <div class="lesson">
            <Markdown text={showing.lesson.markdown} />
          </div>
        </Stage>
      )}
      {showing.kind === 'break' && (
        <div class="card calm">
          <Avatar id={student.avatarId} name={student.displayName} large />
          <Stage
            title={showing.isEnd ? 'That’s all for today' : 'Time for a rest'}
            onNext={stop}
            next="Finish"
          >
            <p>
              {showing.isEnd
                ? 'Well done. Come back tomorrow.'
                : 'That’s enough for now. A rest helps it stay.'}
            </p>
            {!showing.isEnd && (
              <button type="button" class="quiet" onClick={goOn}>
                Just a few more
              </button>
            )}
          </Stage>
        </div>
      )}
      {showing.kind === 'closed' && <Closed why={showing.why} student={student} />}
    </main>
  )
}
