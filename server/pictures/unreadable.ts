/** The bytes are not a picture that can be kept. The message is for the person who sent them. */
export class Unreadable extends Error {}

export const incompleteError = () => new Unreadable('The image is incomplete: its end is missing.')
export const malformedError = () => new Unreadable('The file is not well-formed XML.')
