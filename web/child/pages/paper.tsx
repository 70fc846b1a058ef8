import type { LearnPaper, LearnStudent } from '@learn/sdk'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { connection } from '../../api/api.ts'
import { pause } from '../../api/pause.ts'
import { Icon } from '../../drawing/icons.tsx'
import { Clock } from '../../parts/clock.tsx'
import { Stage } from '../../parts/stage.tsx'
import { Sitting } from '../sitting.ts'
import { questionWords } from '../words.ts'
import { Closed } from './closed.tsx'
import { PaperQuestion } from './paper-question.tsx'
import { PaperResult } from './paper-result.tsx'

/** A mini-test: fixed questions, a clock, and nothing said before it is handed in. */
export function Paper({ student, paperId }: { student: LearnStudent; paperId: string }) {
  const sitting = useMemo(
    () =>
      new Sitting({
        connection,
        store: localStorage,
        studentId: student.id,
        paperId,
        pause,
        now: () => performance.now(),
      }),
    [student.id, paperId],
  )
  useEffect(() => {
    document.title = 'Mini-test · Learn'
    void sitting.start()
    const ticking = setInterval(() => sitting.tick(), 1_000)
    // A device that slept may have missed the end.
    const wake = () => {
      if (document.visibilityState === 'visible' && sitting.showing.value.kind === 'open')
        void sitting.start()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [sitting])
  const showing = sitting.showing.value
  return (
    <main class="session paper">
      <p class="band" role="status">
        {sitting.isWaiting.value && 'No internet. Your answers are safe. We keep trying.'}
      </p>
      {showing.kind === 'open' && (
        <OpenPaper sitting={sitting} paper={showing.paper} hidesClock={student.preferences.hideClock} />
      )}
      {showing.kind === 'done' && <PaperResult paper={showing.paper} />}
      {showing.kind === 'closed' && <Closed why={showing.why} student={student} />}
    </main>
  )
}

/** In some exams there is no way back to an earlier question. */
const isOneWay = ({ examFamilyId }: LearnPaper) => examFamilyId === 'iseb'

interface OpenPaperProps {
  readonly sitting: Sitting
  readonly paper: LearnPaper
  readonly hidesClock: boolean
}

function OpenPaper({ sitting, paper, hidesClock }: OpenPaperProps) {
  const firstOpen = paper.questions.find(({ answer }) => answer === null)?.position ?? 1
  const position = useSignal(isOneWay(paper) ? firstOpen : 1)
  const isAsking = useSignal(false)
  const notes = sitting.notes.value
  const open = paper.questions.filter(({ position: at }) => (notes.get(at)?.answer ?? null) === null)
  const here = paper.questions.find(one => one.position === position.value)
  const last = paper.questions.length
  const clock = <Clock secondsLeft={sitting.secondsLeft.value} isHidden={hidesClock} />
  if (isAsking.value || !here)
    return (
      <>
        <header>{clock}</header>
        <Stage title="Hand it in?" next="Hand in" onNext={() => void sitting.handIn()}>
          <p>
            {open.length === 0
              ? 'You have answered every question.'
              : `${questionWords(open.length)} without an answer: ${open.map(one => one.position).join(', ')}.`}
          </p>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              isAsking.value = false
            }}
          >
            Go back to the questions
          </button>
        </Stage>
      </>
    )
  const move = (to: number) => {
    if (to > last) isAsking.value = true
    else if (to >= 1) position.value = to
  }
  return (
    <>
      <header>
        <h1>
          Question {position} of {last}
        </h1>
        {clock}
      </header>
      <PaperQuestion
        key={here.position}
        question={here.question}
        note={notes.get(here.position) ?? { answer: null, flagged: false }}
        onNote={note => sitting.note(here.position, note)}
        onNext={() => move(here.position + 1)}
        {...(!isOneWay(paper) && here.position > 1 && { onBack: () => move(here.position - 1) })}
      />
      {!isOneWay(paper) && (
        <nav class="overview" aria-label="All questions">
          {paper.questions.map(({ position: at }) => {
            const note = notes.get(at)
            const state = note?.flagged ? 'look again' : note?.answer ? 'answered' : 'not yet'
            return (
              <button
                type="button"
                class="place"
                data-state={state}
                aria-current={at === position.value ? 'step' : undefined}
                aria-label={`Question ${at}: ${state}`}
                onClick={() => move(at)}
              >
                {at}
              </button>
            )
          })}
        </nav>
      )}
      <p class="row">
        <button
          type="button"
          onClick={() => {
            isAsking.value = true
          }}
        >
          <Icon name="tick" /> Hand in
        </button>
      </p>
    </>
  )
}
