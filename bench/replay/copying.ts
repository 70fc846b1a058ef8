import type pg from 'pg'

/** The rows that a replay reads. */
const selectsFor = (organizationId: string) => [
  `select student_id, created_at, rule, algorithm_id, weighed from learn_decisions where organization_id = '${organizationId}'`,
  `select student_id, topic_id, answered_at, score_after, is_right from learn_attempts where organization_id = '${organizationId}'`,
]

/** Reads the rows with COPY, discards them, and returns their size in bytes. */
export async function copyLog(owner: pg.Client, organizationId: string): Promise<number> {
  let bytes = 0
  for (const select of selectsFor(organizationId)) bytes += await copyOut(owner, select)
  return bytes
}

const copyOut = (client: pg.Client, select: string) =>
  new Promise<number>((resolve, reject) => {
    let bytes = 0
    const query = {
      submit: (connection: { query(text: string): void }) =>
        connection.query(`copy (${select}) to stdout (format binary)`),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => {
        bytes += chunk.length
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(bytes),
      handleError: reject,
    }
    // Safe: pg accepts any object with these methods, but its types only allow its own classes.
    client.query(query as unknown as pg.Submittable)
  })
