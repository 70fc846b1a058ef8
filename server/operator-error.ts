/** Something that the operator can set right: the message says what is wrong and what to do, without a stack. */
export class OperatorError extends Error {}
