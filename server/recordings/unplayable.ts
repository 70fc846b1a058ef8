/** The bytes are no sound and no video that can be kept. The message is for whoever sent them. */
export class Unplayable extends Error {}

export const brokenOff = () => new Unplayable('The file breaks off: its end is missing.')
export const damaged = () => new Unplayable('The file is damaged: its parts do not fit into each other.')
export const tooManyParts = () =>
  new Unplayable('The file consists of too many parts. Export it anew, then it has fewer.')
