/** An idempotency key. Browsers have `randomUUID` only on pages served over https, and families may use plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
