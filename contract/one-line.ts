/** Control characters, line ends and marks that reverse the text direction. A name with these could disguise the rest of a line. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export const isOneLine = (text: string): boolean => !unfit.test(text)
