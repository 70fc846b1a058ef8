/** Asks for the names of all topics at once. */
export const everyTopic = { form: 'short', limit: 200 } as const
