/** The kinds of writing, by id, in the order in which a child meets them. */
export const writingKinds = {
  'first-line': 'Story from a first line',
  'continue-story': 'Continue the story',
  description: 'Description',
  letter: 'Letter',
  diary: 'Diary',
  persuasion: 'Persuading',
  picture: 'Story from a picture',
} as const

export type WritingKind = keyof typeof writingKinds

/** What a part of the model answer does well. */
export interface MarginNote {
  /** Words of the model answer that occur in it once. */
  readonly quote: string
  readonly note: string
}

/** Something to write. Nobody marks it: a child compares it with the criteria and with the model answer. */
export interface WritingTask {
  readonly id: string
  readonly kind: WritingKind
  readonly title: string
  /** As in an exam, with five minutes to plan. */
  readonly minutes: number
  /** What to write, as an exam would ask for it. Markdown. */
  readonly prompt: string
  /** Questions to answer before writing. */
  readonly planning: readonly string[]
  /** What a good piece does, for the child to tick. */
  readonly criteria: readonly string[]
  /** Our own answer, in 250 to 350 words, with blank lines between paragraphs. */
  readonly model: string
  /** In the order of the model answer. */
  readonly notes: readonly MarginNote[]
}
