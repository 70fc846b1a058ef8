import { type Answers, call } from '@learn/sdk'
import { createLearnSignInCards } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { askBeforeLeaving } from '../../api/router.ts'
import { Avatar } from '../../drawing/animals.tsx'
import { failureWords } from '../../family/words.ts'
import { Heading } from '../../parts/heading.tsx'
import type { Student } from '../group.ts'
import { connection, fail, type Place, readOverview, type Team, type Tutor } from '../tutor.ts'

type Cards = Answers['learn.createLearnSignInCards']['cards']

/** The server's limit, and five sheets of cards. */
const most = 40

interface Props {
  readonly place: Place
  readonly team: Team | undefined
  readonly tutor: Tutor
}

/** New PINs for some children of a group, to print, cut out and hand over. */
export function SignInCards({ place, team, tutor }: Props) {
  const students = useSignal<readonly Student[] | undefined>(undefined)
  const cards = useSignal<Cards | undefined>(undefined)
  useEffect(() => {
    readOverview(place.organizationId, team?.id).then(found => {
      students.value = found.students
    }, fail)
  }, [])
  const back = `/tutor/${place.organizationId}${team ? `/${team.id}` : ''}`
  const avatars = new Map(students.value?.map(({ studentId, avatarId }) => [studentId, avatarId]))
  if (cards.value) return <Sheet cards={cards.value} avatars={avatars} back={back} />
  return (
    <>
      <p>
        <a href={back}>{team?.name ?? place.organizationName}</a>
      </p>
      <Heading title="Sign-in cards" />
      {students.value ? (
        <Choice
          students={students.value}
          place={place}
          tutor={tutor}
          onMade={made => {
            cards.value = made
          }}
        />
      ) : (
        <p class="loading" aria-busy="true" />
      )}
    </>
  )
}

interface ChoiceProps {
  readonly students: readonly Student[]
  readonly place: Place
  readonly tutor: Tutor
  readonly onMade: (cards: Cards) => void
}

function Choice({ students, place, tutor, onMade }: ChoiceProps) {
  const hasPin = (id: string) => tutor.students.get(id)?.credential.pinSet ?? true
  const without = students.filter(({ studentId }) => !hasPin(studentId))
  const chosen = useSignal<readonly string[]>(without.slice(0, most).map(({ studentId }) => studentId))
  const trouble = useSignal('')
  const isBusy = useSignal(false)
  const make = async () => {
    if (isBusy.value) return
    trouble.value = troubleIn(chosen.value.length)
    if (trouble.value) return
    isBusy.value = true
    const request = { organizationId: place.organizationId, studentIds: [...chosen.value] }
    const made = await call(connection, createLearnSignInCards, request).attempt()
    isBusy.value = false
    if (made.ok) onMade(made.data.cards)
    else if (['NotFound', 'Unauthorized'].includes(made.error._tag)) fail(made.error)
    else if (made.error._tag === 'Forbidden')
      trouble.value = refusalWords(made.error.message, named(request.studentIds))
    else trouble.value = isLost(made.error._tag) ? lostWords : failureWords(made.error)
  }
  const named = (ids: readonly string[]) =>
    ids.map(id => students.find(({ studentId }) => studentId === id)?.displayName ?? '')
  const tick = (id: string, isTicked: boolean) => {
    trouble.value = ''
    chosen.value = isTicked ? [...chosen.value, id] : chosen.value.filter(other => other !== id)
  }
  const tickAll = (isTicked: boolean) => {
    trouble.value = ''
    chosen.value = isTicked ? students.slice(0, most).map(({ studentId }) => studentId) : []
  }
  return (
    <form
      class="card"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void make()
      }}
    >
      <p class="band">
        Each child gets a new PIN. Their old PIN stops working, and they are signed out everywhere.
      </p>
      <fieldset class="field">
        <legend>Who gets a card</legend>
        <p class="ticking">
          <button type="button" class="quiet" onClick={() => tickAll(true)}>
            {students.length > most ? `Tick the first ${most}` : 'Tick all'}
          </button>
          <button type="button" class="quiet" onClick={() => tickAll(false)}>
            Untick all
          </button>
        </p>
        <div class="who all">
          {students.map(({ studentId, displayName }) => (
            <label key={studentId} class="choice">
              <input
                type="checkbox"
                checked={chosen.value.includes(studentId)}
                onChange={event => tick(studentId, event.currentTarget.checked)}
              />
              <span>
                {displayName}
                {!hasPin(studentId) && <span class="note"> no PIN yet</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <button type="submit" class="first" aria-disabled={isBusy.value || undefined}>
        {buttonWords(chosen.value.length)}
      </button>
    </form>
  )
}

/** The PINs may have been set, but this answer was the only one that shows them. */
const isLost = (tag: string) => ['NetworkError', 'TimeoutError', 'InternalError', 'Conflict'].includes(tag)
const lostWords =
  'The answer got lost. The old PINs may no longer work, and nobody can look up the new ones: make the cards again.'

const buttonWords = (count: number) =>
  count === 0 ? 'Make sign-in cards' : `Make ${count === 1 ? '1 sign-in card' : `${count} sign-in cards`}`

function troubleIn(count: number): string {
  if (count === 0) return 'Tick at least one child.'
  return count > most
    ? `At most ${most} cards can be made at once. Untick some, and make theirs afterwards.`
    : ''
}

/** The server names children by their place in the request, because its errors are logged. */
function refusalWords(message: string, names: readonly string[]): string {
  const places = [...message.matchAll(/studentIds\.(\d+)/g)].map(([, place]) => names[Number(place)] ?? '')
  const whom = (places.length > 0 ? places : names).join(', ')
  return `You can’t make cards for ${whom}: their guardians set the PIN, unless they allow tutors to do so in the child’s settings, or an administrator allows it. Untick them. Nobody got a new PIN.`
}

const question = 'The PINs are shown only once. Have you printed the cards or written down the PINs?'

interface SheetProps {
  readonly cards: Cards
  /** By student. */
  readonly avatars: ReadonlyMap<string, string>
  readonly back: string
}

function Sheet({ cards, avatars, back }: SheetProps) {
  useEffect(() => askBeforeLeaving(question), [])
  const address = `${location.host}/learn`
  return (
    <>
      <div class="unprinted">
        <Heading title="Print these cards now" />
        <p>
          The PINs are shown only once: nobody can look them up later. If one is lost, make a new card for the
          child.
        </p>
        <p>
          <button type="button" class="first" onClick={() => print()}>
            Print
          </button>{' '}
          <a class="button" href={back}>
            Done
          </a>
        </p>
      </div>
      <ul class="cards">
        {cards.map(({ studentId, displayName, username, pin }) => (
          <li key={studentId}>
            <p class="name">
              <Avatar id={avatars.get(studentId) ?? ''} name={displayName} large />
              <strong>{displayName}</strong>
            </p>
            <dl>
              <div>
                <dt>Go to</dt>
                <dd>{address}</dd>
              </div>
              <div>
                <dt>Username</dt>
                <dd class="username">{username}</dd>
              </div>
              <div>
                <dt>PIN</dt>
                <dd class="pin-shown">{pin}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
