/** A prepared statement: its name is its name in PostgreSQL too, as `{entity}_{operation}_{qualifier}`. */
export interface Statement<Row> {
  readonly name: string
  readonly text: string
  /** Never set; it carries the type of a row. */
  readonly '~row'?: Row
}

const texts = new Map<string, string>()

export function statement<Row>(name: string, text: string): Statement<Row> {
  // PostgreSQL cuts longer names, and then two of them could be one.
  if (name.length > 63) throw new Error(`the statement name ${name} is longer than 63 characters`)
  if ((texts.get(name) ?? text) !== text) throw new Error(`two statements are named ${name}`)
  texts.set(name, text)
  return { name, text }
}
