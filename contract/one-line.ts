/** Control characters, line ends, and what turns the direction of writing: a name with these can lie about the rest of a line. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export const isOneLine = (text: string): boolean => !unfit.test(text)
