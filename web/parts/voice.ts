interface Voice {
  readonly lang: string
  readonly localService: boolean
}

/** An English voice of the device itself, British if possible: others may send what they read to the browser's makers. */
export function chooseVoice<Any extends Voice>(voices: readonly Any[]): Any | undefined {
  const own = voices.filter(({ localService, lang }) => localService && /^en([-_]|$)/i.test(lang))
  return own.find(({ lang }) => /^en[-_]gb/i.test(lang)) ?? own[0]
}
