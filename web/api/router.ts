import { signal } from '@preact/signals'

/** The path of the page that is shown. */
export const path = signal(location.pathname)
/** What follows it in the address, such as `?show=due`. */
export const search = signal(location.search)

let question: string | undefined

/** Asks the reader before they leave this page. Call the returned function to stop asking. */
export function askBeforeLeaving(text: string): () => void {
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  question = text
  addEventListener('beforeunload', hold)
  return () => {
    question = undefined
    removeEventListener('beforeunload', hold)
  }
}

const mayLeave = () => question === undefined || confirm(question)

/** Shows another page of this part of the site. With `replace`, the back button skips the page that is left. */
export function go(to: string, { replace = false } = {}): void {
  if (to === location.pathname + location.search || !mayLeave()) return
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  arrive()
}

function arrive(): void {
  const isAnother = path.value !== location.pathname
  path.value = location.pathname
  search.value = location.search
  if (isAnother) scrollTo(0, 0)
}

export function watchNavigation(): void {
  addEventListener('popstate', () => {
    if (mayLeave()) arrive()
    else history.pushState(null, '', path.value + search.value)
  })
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !staysHere(event, link)) return
    event.preventDefault()
    go(link.pathname + link.search)
  })
}

/** The part of the site that this page belongs to, such as `learn`. */
const part = (pathname: string) => pathname.split('/')[1]

/** A plain click on a link to a page of the same part. Everything else is the browser's business. */
const staysHere = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  link.origin === location.origin &&
  link.target === '' &&
  link.hash === '' &&
  part(link.pathname) === part(location.pathname)
