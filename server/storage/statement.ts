/** A prepared statement, named `{entity}_{operation}_{qualifier}` here and in PostgreSQL. */
export interface Statement<Row> {
  readonly name: string
  readonly text: string
  /** Never set; it only carries the row type. */
  readonly '~row'?: Row
}

const texts = new Map<string, string>()

export function statement<Row>(name: string, text: string): Statement<Row> {
  checkStatementName(name)
  if ((texts.get(name) ?? text) !== text) throw new Error(`two statements are named ${name}`)
  texts.set(name, text)
  return { name, text }
}

/** PostgreSQL truncates longer names, so that two could become the same. */
export function checkStatementName(name: string): void {
  if (name.length > 63) throw new Error(`the statement name ${name} is longer than 63 characters`)
}
