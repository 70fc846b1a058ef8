/** The bytes are not a picture that can be kept. The message is for the person who sent them. */
export class Unreadable extends Error {}

export const brokenOff = () => new Unreadable('The image is incomplete: its end is missing.')
export const notWellFormed = () => new Unreadable('The file is not well-formed XML.')
