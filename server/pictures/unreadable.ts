/** The bytes are no picture that can be kept. The message is for whoever sent them. */
export class Unreadable extends Error {}

export const brokenOff = () => new Unreadable('The picture breaks off: its end is missing.')
export const notWellFormed = () => new Unreadable('The file is not well-formed XML.')
