import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { fail, type Place, type Team, type Tutor } from '../tutor.ts'

interface Props {
  readonly place: Place
  readonly team: Team | undefined
  readonly tutor: Tutor
}

const pages = {
  add: async (): Promise<ComponentType<Props>> => (await import('./add-children.tsx')).AddChildren,
  cards: async (): Promise<ComponentType<Props>> => (await import('./sign-in-cards.tsx')).SignInCards,
}

/** Rarely used pages, loaded on demand. */
export function ClassPage({ name, ...props }: Props & { readonly name: keyof typeof pages }) {
  const loaded = useSignal<{ Page: ComponentType<Props> } | undefined>(undefined)
  useEffect(() => {
    pages[name]().then(Page => {
      loaded.value = { Page }
    }, fail)
  }, [])
  const { Page } = loaded.value ?? {}
  return Page ? <Page {...props} /> : <p class="loading" aria-busy="true" />
}
