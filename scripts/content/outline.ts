import type { ContentOutline } from '@learn/content'

/** An outline of the content as JSON, with one topic a line, so that a change can be read. */
export function outlineText({ version, families, subjects }: ContentOutline): string {
  const listed = (all: readonly object[]) => all.map(one => JSON.stringify(one)).join(',\n')
  const parts = subjects.map(({ id, topics }) => `{"id":"${id}","topics":[\n${listed(topics)}\n]}`)
  return `{"version":"${version}","families":[\n${listed(families)}\n],"subjects":[\n${parts.join(',\n')}\n]}\n`
}
