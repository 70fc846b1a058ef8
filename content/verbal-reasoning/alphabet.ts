export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** As exam papers print it above such questions. */
export const alphabetLine = `\`${[...alphabet].join(' ')}\``

/** From 1 for A to 26 for Z. */
export const positionOf = (letter: string) => alphabet.indexOf(letter) + 1

/** The letter this many places on; Z is followed by A. */
export const moved = (letter: string, places: number) =>
  alphabet.charAt((((positionOf(letter) - 1 + places) % 26) + 26) % 26)

/** A for Z, B for Y and so on. */
export const mirrored = (letter: string) => alphabet.charAt(26 - positionOf(letter))

export const runsOver = (letter: string, places: number) =>
  positionOf(letter) + places < 1 || positionOf(letter) + places > 26

/** `+2`, `−3`. */
export const signed = (places: number) => (places < 0 ? `−${-places}` : `+${places}`)

/** Letters that must not come up together, in ROT13 so that nobody reads them here. */
const unfit =
  'shx|shp|spx|fuvg|fug|gvg|phz|frk|nff|nef|ohz|ohgg|cbb|crr|cvff|snt|tnl|tha|xvy|uryy|qvr|qrnq|qrq|pbpx|qvx|qvpx|penc|qnza|encr|encvfg|fyhg|uber|jnax|anmv|ubzb|pag|phag|abo|tbq|wrj|jgs|obbo|nany|nahf|cbea|cevx|cevpx|cvzc|ovgpu|fynt|ehz|tva|cho|wrex|gheq|sneg|qlxr|ahqr|jvar|orre|yfq|avt'

const unfitPattern = () => unfit.replaceAll(/[a-z]/g, letter => moved(letter.toUpperCase(), 13))

let unfitLetters: RegExp | undefined
let unfitWord: RegExp | undefined

/** Whether generated letters are fit for a child to see. */
export function decent(letters: string): boolean {
  unfitLetters ??= new RegExp(unfitPattern(), 'i')
  return !unfitLetters.test(letters)
}

/** Whether these letters are such a word, and not only a word that has one in it, such as `glass`. */
export function isUnfit(letters: string): boolean {
  unfitWord ??= new RegExp(`^(?:${unfitPattern()})s?$`, 'i')
  return unfitWord.test(letters)
}
