/** The words a child reads: numbers, sums and pictures don't count. */
export function wordsOf(markdown: string): string[] {
  return plainText(markdown).match(/[a-z]+(?:['’-][a-z]+)*/gi) ?? []
}

/** Removes Markdown syntax, pictures, tables and sums. A line on its own gets a full stop. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/^\|.*$/gm, '')
    .replaceAll(/^\s*(?:[-*]|\d+\.|#+)\s+/gm, '')
    .replaceAll(/[*_`]/g, '')
    .split(/\n+/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => (/[.!?:]$/.test(line) ? line : `${line}.`))
    .join('\n')
}

export function sentencesOf(markdown: string): string[] {
  return plainText(markdown)
    .split(/(?<=[.!?:])\s+/)
    .filter(sentence => /[a-z]{2}/i.test(sentence))
}

/**
 * Counts groups of vowels, without a silent e at the end (also in `-es` and `-ed`), at least one. A rule of thumb:
 * sometimes wrong for a word, but right on average for a page.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0
  const silent = /[^aeiouyl]e$|[^aeiouydt]ed$|[^aeiouycgszxh]es$/.test(letters) ? 1 : 0
  return Math.max(1, groups - silent)
}

/** Flesch–Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. Grade 4 is about nine years old. */
export function readingGrade(markdown: string): number {
  const words = wordsOf(markdown)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return (0.39 * words.length) / sentencesOf(markdown).length + (11.8 * syllables) / words.length - 15.59
}
