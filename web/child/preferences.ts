import type { LearnPreferences } from '@learn/sdk'
import { computed, effect } from '@preact/signals'
import { child } from './child.ts'

const preferences = computed((): LearnPreferences | undefined =>
  typeof child.value === 'object' ? child.value.preferences : undefined,
)

export const readsAloud = computed(() => preferences.value?.readAloud ?? false)

/** Shows every page as the child who is signed in likes it. With nobody there, it is as the device is set. */
export function showPreferences(): void {
  const { dataset } = document.documentElement
  effect(() => {
    const chosen = preferences.value
    dataset.theme = chosen?.theme ?? 'system'
    dataset.contrast = chosen?.contrast ?? 'normal'
    dataset.size = chosen?.textSize ?? 'normal'
    dataset.spacing = chosen?.spacing ?? 'normal'
    dataset.motion = chosen?.reduceMotion ? 'none' : 'normal'
  })
}
