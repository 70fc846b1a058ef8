import { type Answers, call } from '@learn/sdk'
import { listMediaItems } from '@learn/sdk/operations'
import { type Signal, useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { failureWords } from '../../family/words.ts'
import { connection, type Place } from '../tutor.ts'

type MediaItem = Answers['media.listMediaItems']['data'][number]
export type PickedFile = Pick<MediaItem, 'id' | 'name' | 'bytes'>

/** As many as an assignment takes. */
const mostFiles = 10
const mostFound = 20

/** Files of the organization's library to attach. They are looked up only if somebody asks for them. */
export function Files({ place, picked }: { place: Place; picked: Signal<readonly PickedFile[]> }) {
  const found = useSignal<{ files: readonly MediaItem[]; total: number } | undefined>(undefined)
  const words = useSignal('')
  const trouble = useSignal('')
  /** The button that was pressed goes away, so the focus returns here. */
  const field = useRef<HTMLInputElement>(null)
  const choose = (files: readonly PickedFile[]) => {
    picked.value = files
    field.current?.focus()
  }
  const search = async () => {
    const listed = await call(connection, listMediaItems, {
      'filter[organizationId]': place.organizationId,
      'filter[status]': 'ready',
      ...(words.value.trim() && { 'filter[search]': words.value.trim() }),
      limit: mostFound,
    }).attempt()
    trouble.value = listed.ok ? '' : failureWords(listed.error)
    if (listed.ok) found.value = { files: listed.data.data, total: listed.data.total }
  }
  const isFull = picked.value.length >= mostFiles
  return (
    <fieldset class="field files">
      <legend>Files (optional)</legend>
      <Picked files={picked.value} onRemove={id => choose(picked.value.filter(file => file.id !== id))} />
      <div class="search">
        <label for="file-search">Find a file in the library</label>
        <div>
          <input
            ref={field}
            id="file-search"
            type="search"
            value={words.value}
            maxLength={100}
            onInput={event => {
              words.value = event.currentTarget.value
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void search()
            }}
          />
          <button type="button" onClick={() => void search()}>
            Find
          </button>
        </div>
      </div>
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <p class="note" role="status">
        {isFull ? `At most ${mostFiles} files can be attached.` : foundWords(found.value)}
      </p>
      {found.value && !isFull && (
        <Found
          files={found.value.files.filter(({ id }) => !picked.value.some(one => one.id === id))}
          onPick={file => choose([...picked.value, file])}
        />
      )}
    </fieldset>
  )
}

function foundWords(found: { files: readonly MediaItem[]; total: number } | undefined): string {
  if (!found) return 'Leave the field empty to see the newest files.'
  if (found.total === 0) return 'No files found. Add the file to the library first.'
  return found.total > found.files.length
    ? `The newest ${found.files.length} of ${found.total} files. Type more of the name to find others.`
    : found.total === 1
      ? '1 file'
      : `${found.total} files`
}

const Found = ({ files, onPick }: { files: readonly MediaItem[]; onPick: (file: MediaItem) => void }) => (
  <ul class="file-list">
    {files.map(file => (
      <li key={file.id}>
        <span>
          {file.name} <span class="note">{sizeWords(file.bytes)}</span>
        </span>
        <button type="button" class="quiet" onClick={() => onPick(file)}>
          Attach<span class="unseen">: {file.name}</span>
        </button>
      </li>
    ))}
  </ul>
)

interface PickedProps {
  readonly files: readonly PickedFile[]
  readonly onRemove: (id: string) => void
}

const Picked = ({ files, onRemove }: PickedProps) => (
  <ul class="file-list picked" aria-label="Attached files">
    {files.map(({ id, name, bytes }) => (
      <li key={id}>
        <span>
          {name} <span class="note">{sizeWords(bytes)}</span>
        </span>
        <button type="button" class="quiet" onClick={() => onRemove(id)}>
          Remove<span class="unseen">: {name}</span>
        </button>
      </li>
    ))}
  </ul>
)

/** “12 KB”. */
const sizeWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${Math.round(bytes / 100_000) / 10} MB`
