import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseVoice } from './voice.ts'

const voice = (lang: string, localService = true) => ({ lang, localService })

test('a voice of the device reads aloud, British if there is one', () => {
  const [american, british, remote, french] = [
    voice('en-US'),
    voice('en_GB'),
    voice('en-GB', false),
    voice('fr-FR'),
  ]
  assert.equal(chooseVoice([remote, french, american, british]), british)
  assert.equal(chooseVoice([remote, french, american]), american)
  assert.equal(chooseVoice([remote, french]), undefined, 'the browser then chooses')
})
