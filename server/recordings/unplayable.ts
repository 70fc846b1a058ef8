/** The bytes are not audio or video that can be kept. The message is for the person who sent them. */
export class Unplayable extends Error {}

export const incompleteError = () => new Unplayable('The file is incomplete: its end is missing.')
export const damagedError = () => new Unplayable('The file is damaged: its parts do not fit together.')
export const tooManyPartsError = () =>
  new Unplayable('The file has too many parts. Export it again, so that it has fewer.')
