import Type, { type TStringOptions } from 'typebox'

/** Control characters, line ends and marks that reverse the text direction. A name with these could disguise the rest of a line. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export const isOneLine = (text: string): boolean => !unfit.test(text)

/** The same rule for the OpenAPI document. */
export const oneLinePattern =
  '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$'

/** A text that must be one line. The function of the operation checks this, because it can say so in a sentence. */
export const OneLine = (options: TStringOptions) => Type.String({ ...options, oneLine: true })
