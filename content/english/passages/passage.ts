/** The mistakes behind wrong options in comprehension questions, by the short names that passages use. */
export const slips = {
  true: 'true-but-not-asked',
  place: 'words-from-the-text-wrong-place',
  own: 'own-idea-not-in-text',
  opposite: 'opposite-of-the-text',
  strong: 'goes-further-than-the-text',
  sense: 'other-sense-of-the-word',
  sound: 'mixed-up-with-a-similar-word',
  fits: 'fits-the-sentence-not-the-sense',
  effect: 'effect-not-in-the-words',
  device: 'wrong-figure-of-speech',
  class: 'wrong-word-class',
  form: 'wrong-form-of-the-word',
  part: 'true-of-one-part-only',
  fact: 'took-a-fact-for-an-opinion',
  opinion: 'took-an-opinion-for-a-fact',
} as const
export type Slip = keyof typeof slips

/** Wrong options, by the mistake that leads to them. */
export type Wrong = { readonly [slip in Slip]?: readonly string[] }

/** A question with one right answer. `proof` is an exact quotation from the passage. */
export interface Asked {
  readonly question: string
  readonly right: string
  readonly wrong: Wrong
  readonly proof: string
  readonly why: string
}

/** An inference: `claim` states it, and `proof` shows it. */
export interface Inferred extends Asked {
  readonly claim: string
}

/** A word in the passage, its context, and its meaning there. */
export interface Meaning {
  readonly word: string
  readonly around: string
  readonly right: string
  readonly wrong: Wrong
}

/** A line from the passage, with the missing word in brackets. */
export interface Gap {
  readonly around: string
  readonly wordClass: string
  readonly wrong: Wrong
}

export interface PassageData {
  readonly id: string
  readonly year: 4 | 5 | 6
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly retrieval: readonly Asked[]
  readonly inference: readonly Inferred[]
  readonly meanings: readonly Meaning[]
  readonly craft: readonly Asked[]
  /** Lines from the passage that prove none of the answers above. */
  readonly others: readonly string[]
  readonly gaps: readonly Gap[]
}

export const ask = (question: string, right: string, wrong: Wrong, proof: string, why: string): Asked => ({
  question,
  right,
  wrong,
  proof,
  why,
})

export const infer = (
  question: string,
  right: string,
  wrong: Wrong,
  proof: string,
  claim: string,
  why: string,
): Inferred => ({ question, right, wrong, proof, claim, why })

export const means = (word: string, around: string, right: string, wrong: Wrong): Meaning => ({
  word,
  around,
  right,
  wrong,
})

export const gap = (around: string, wordClass: string, wrong: Wrong): Gap => ({ around, wordClass, wrong })
