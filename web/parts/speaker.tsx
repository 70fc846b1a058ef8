import { useEffect } from 'preact/hooks'
import { Icon } from '../drawing/icons.tsx'
import { chooseVoice } from './voice.ts'

export const canSpeak = 'speechSynthesis' in globalThis

if (canSpeak) speechSynthesis.getVoices() // Some browsers load the list only when asked, and have it the next time.

/** Reads a text aloud. */
export function Speaker({ text, speaksAtOnce = false }: { text: string; speaksAtOnce?: boolean }) {
  useEffect(() => {
    if (speaksAtOnce) speak()
    return () => speechSynthesis.cancel()
  }, [text])
  const speak = () => {
    speechSynthesis.cancel()
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.lang = 'en-GB'
    spoken.voice = chooseVoice(speechSynthesis.getVoices()) ?? null
    spoken.rate = 0.9
    speechSynthesis.speak(spoken)
  }
  return (
    <button type="button" class="speaker" aria-label="Read aloud" onClick={speak}>
      <Icon name="speaker" />
    </button>
  )
}
