import { call } from '@learn/sdk'
import { importLearnStudents } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { newKey } from '../../api/new-key.ts'
import { failureWords } from '../../family/words.ts'
import { Heading } from '../../parts/heading.tsx'
import { childrenWords } from '../group.ts'
import {
  columns,
  decodeFile,
  type Import,
  longestFile,
  problemWords,
  summaryWords,
  template,
} from '../import-file.ts'
import { connection, fail, loadTutor, type Place } from '../tutor.ts'

function useImport(place: Place) {
  const csv = useSignal('')
  const checked = useSignal<Import | undefined>(undefined)
  const added = useSignal<Import | undefined>(undefined)
  const trouble = useSignal('')
  const isBusy = useSignal(false)
  const sent = useRef({ csv: '', key: '' })

  const change = (text: string) => {
    csv.value = text
    checked.value = undefined
    trouble.value = ''
  }

  /** Undefined if it failed; the page then says why. */
  const send = async (checkOnly: boolean): Promise<Import | undefined> => {
    if (isBusy.value) return undefined
    trouble.value = troubleIn(csv.value)
    if (trouble.value) return undefined
    isBusy.value = true
    // The same file is never added twice, even if the answer gets lost on its way.
    if (sent.current.csv !== csv.value) sent.current = { csv: csv.value, key: newKey() }
    const request = { organizationId: place.organizationId, lines: csv.value, checkOnly }
    const options = checkOnly ? patiently : { idempotencyKey: sent.current.key, ...patiently }
    const answer = await call(connection, importLearnStudents, request, options).attempt()
    isBusy.value = false
    if (answer.ok) return answer.data
    const { error } = answer
    if (['NotFound', 'Unauthorized', 'Forbidden'].includes(error._tag)) fail(error)
    else if (!checkOnly && isLost(error._tag)) trouble.value = lostWords
    else {
      checked.value = undefined
      trouble.value = error._tag === 'BadRequest' ? error.message : failureWords(error)
    }
    return undefined
  }

  const check = async () => {
    const asked = csv.value
    const found = await send(true)
    // The lines may have been changed meanwhile.
    checked.value = asked === csv.value ? found : undefined
  }
  const add = async () => {
    added.value = await send(false)
    if (added.value) void loadTutor()
  }
  return { csv, checked, added, trouble, isBusy, change, check, add }
}

/** Adding 500 children takes some seconds, and longer on a busy server. */
const patiently = { timeoutMilliseconds: 60_000, totalMilliseconds: 120_000 }

/** The children may have been added all the same. */
const isLost = (tag: string) => ['NetworkError', 'TimeoutError', 'InternalError'].includes(tag)
const lostWords =
  'The answer got lost, so we don’t know yet whether the children were added. Choose “Add” again: nobody is added twice.'

type Importing = ReturnType<typeof useImport>

function troubleIn(csv: string): string {
  if (csv.trim() === '') return 'Choose a file, or paste its lines.'
  return csv.length > longestFile
    ? 'This file is far too long. At most 500 children can be added at once.'
    : ''
}

/** Adds a class from a spreadsheet: first everything is checked, then all children are added, or none. */
export function AddChildren({ place }: { place: Place }) {
  const importing = useImport(place)
  const { added } = importing
  const home = `/tutor/${place.organizationId}`
  return (
    <>
      <p>
        <a href={home}>{place.organizationName}</a>
      </p>
      {added.value ? (
        <Added added={added.value} home={home} />
      ) : (
        <>
          <Heading title="Add children" />
          <Columns />
          <File importing={importing} />
          {importing.checked.value && <Checked checked={importing.checked.value} importing={importing} />}
        </>
      )}
    </>
  )
}

const Columns = () => (
  <section class="card" aria-labelledby="columns">
    <h2 id="columns">The file</h2>
    <p>
      One line for each child, below a first line with the names of the columns. Any spreadsheet can save it
      as CSV.{' '}
      <a download="children.csv" href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}>
        Download a template
      </a>
    </p>
    <dl class="columns">
      {columns.map(([name, isRequired, about]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {!isRequired && ' (optional)'}
          </dt>
          <dd>{about}.</dd>
        </div>
      ))}
    </dl>
  </section>
)

function File({ importing }: { importing: Importing }) {
  const { csv, trouble, isBusy, change, check } = importing
  const read = async (file: File | undefined) => {
    if (file) change(decodeFile(new Uint8Array(await file.slice(0, 4 * longestFile).arrayBuffer())))
  }
  return (
    <form
      class="card"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void check()
      }}
    >
      <div class="field">
        <label for="file">Choose the file</label>
        <input
          id="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={event => void read(event.currentTarget.files?.[0])}
        />
      </div>
      <div class="field">
        <label for="csv">Or paste its lines</label>
        <textarea
          id="csv"
          class="lines"
          rows={8}
          wrap="off"
          spellcheck={false}
          autocomplete="off"
          value={csv.value}
          onInput={event => change(event.currentTarget.value)}
        />
      </div>
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <button
        type="submit"
        class={importing.checked.value ? '' : 'first'}
        aria-disabled={isBusy.value || undefined}
      >
        Check the file
      </button>
      <p class="note">Checking doesn’t add anyone or send any emails.</p>
    </form>
  )
}

function Checked({ checked, importing }: { checked: Import; importing: Importing }) {
  const { problems } = checked
  if (problems.length > 0) return <Problems problems={problems} />
  return (
    <section class="card" aria-labelledby="checked">
      <Outcome id="checked" text={summaryWords(checked)} />
      <p>
        Each parent gets an email with an invitation. By adding the children, your organization confirms that
        their parents agree to them using Learn. Children can sign in once you have made their sign-in cards.
      </p>
      {checked.newGroups.length > 0 && <p>New groups: {checked.newGroups.join(', ')}</p>}
      <button
        type="button"
        class="first"
        aria-disabled={importing.isBusy.value || undefined}
        onClick={() => void importing.add()}
      >
        Add {childrenWords(checked.children)}
      </button>
    </section>
  )
}

/** The outcome of a check. It gets the focus, so that it is read and seen. */
function Outcome({ id, text }: { id: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [text])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {text}
    </h2>
  )
}

const mostShown = 200

const Problems = ({ problems }: Pick<Import, 'problems'>) => (
  <section class="card" aria-labelledby="problems">
    <Outcome id="problems" text={problemWords(problems.length)} />
    <p>Nobody has been added. Correct the file, then check it again.</p>
    <table class="problems">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Column</th>
          <th scope="col">What is wrong</th>
        </tr>
      </thead>
      <tbody>
        {problems.slice(0, mostShown).map(({ line, column, message }, at) => (
          <tr key={`${at}`}>
            <td>{line}</td>
            <td>{column ?? 'Whole line'}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {problems.length > mostShown && (
      <p>{problems.length - mostShown} more are not shown. Correct these first.</p>
    )}
  </section>
)

const Added = ({ added, home }: { added: Import; home: string }) => (
  <>
    <Heading title={`${childrenWords(added.children)} added`} />
    <section class="card">
      <p>The invitations to the parents are on their way. The children have usernames but no PINs yet.</p>
      <p>
        <a class="button first" href={`${home}/cards`}>
          Make sign-in cards
        </a>{' '}
        <a class="button" href={home}>
          See the children
        </a>
      </p>
    </section>
  </>
)
