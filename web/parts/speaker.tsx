import { useEffect } from 'preact/hooks'
import { Icon } from '../drawing/icons.tsx'

export const canSpeak = 'speechSynthesis' in globalThis

/** Reads a text aloud with the browser's own voice. */
export function Speaker({ text, speaksAtOnce = false }: { text: string; speaksAtOnce?: boolean }) {
  useEffect(() => {
    if (speaksAtOnce) speak()
    return () => speechSynthesis.cancel()
  }, [text])
  const speak = () => {
    speechSynthesis.cancel()
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.lang = 'en-GB'
    spoken.rate = 0.9
    speechSynthesis.speak(spoken)
  }
  return (
    <button type="button" class="speaker" aria-label="Read aloud" onClick={speak}>
      <Icon name="speaker" />
    </button>
  )
}
