import { type Cost, creditWords, type Preview } from '@learn/contract/documents/preview'
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import { inputRequired } from '@modelcontextprotocol/server'
import { expiresAt } from './confirmation.ts'

/** As long as the longest text that any operation takes, so that people see all they agree to. */
const longestValue = 2_000

/**
 * A value on one line. Nothing in it can look like another line of the preview: line breaks and runs of blanks, which
 * could wrap, become one space.
 */
function toOneLine(value: string): string {
  const line = value.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
  const more = line.length - longestValue
  return more > 0 ? `${line.slice(0, longestValue)}… and ${more} more characters` : line
}

/** The preview as lines for a person. */
function toLines({ summary, operation, destructive, fields, warning, cost }: Preview): string {
  return [
    `${summary} (${operation})`,
    ...fields.map(
      ({ name, value, called }) => `  ${name}: ${toOneLine(value)}${called ? ` (${toOneLine(called)})` : ''}`,
    ),
    ...(warning ? [warning] : []),
    ...(destructive ? ['This can’t be undone.'] : []),
    cost ? costLine(cost) : 'Costs no credits.',
  ].join('\n')
}

const costLine = ({ credits, balanceBefore, balanceAfter }: Cost): string =>
  `Costs up to ${creditWords(credits)} (balance ${balanceBefore} → ${balanceAfter}).`

/** The answer to the first of two calls: a preview, and the token that confirms it. Nothing has happened yet. */
export function previewResult(preview: Preview, confirmationToken: string, because?: string): CallToolResult {
  const next =
    'Show this to the person. If they agree, make the same call again with the same arguments and this confirmationToken.'
  const text = [
    ...(because ? [because] : []),
    'Nothing has been done yet. This call would:',
    toLines(preview),
    next,
    `confirmationToken: ${confirmationToken}`,
  ].join('\n')
  return {
    content: [{ type: 'text', text }],
    structuredContent: {
      ...(because && { because }),
      confirmationToken,
      expiresAt: expiresAt(confirmationToken),
      preview: { ...preview },
      next,
    },
  }
}

/** The question for a person, if the client can show one. */
export const questionOf = (preview: Preview, because?: string) => ({
  mode: 'form' as const,
  message: [...(because ? [because] : []), toLines(preview)].join('\n'),
  requestedSchema: {
    type: 'object' as const,
    properties: { confirm: { type: 'boolean' as const, title: `${preview.summary}?` } },
    required: ['confirm'],
  },
})

/** The same as a result (protocol 2026-07-28): the client repeats the call with the person's reply. */
export const askingResult = (
  question: ReturnType<typeof questionOf>,
  confirmationToken: string,
): InputRequiredResult =>
  inputRequired({
    inputRequests: { confirm: inputRequired.elicit(question) },
    requestState: confirmationToken,
  })
