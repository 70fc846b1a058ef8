/** The operator asked for something that can't be done; the message says why. */
export class OperatorError extends Error {}
