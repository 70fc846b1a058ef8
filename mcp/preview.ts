import { type Cost, creditWords, type Preview, previewOf } from '@learn/contract/documents/preview'
import type { Operation } from '@learn/contract/operation'
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import { inputRequired } from '@modelcontextprotocol/server'
import { expiresAt } from './confirmation.ts'
import type { Fields } from './invocation.ts'

/** No text that an operation takes is longer: what somebody agrees to, they have seen. */
const longestValue = 2_000

/**
 * A value on a line of its own: nothing in it can look like another line, not even where many blanks make it break there,
 * and what is left out is counted.
 */
function onOneLine(value: string): string {
  const line = value.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
  const more = line.length - longestValue
  return more > 0 ? `${line.slice(0, longestValue)}… and ${more} more characters` : line
}

/** What a call would do, in lines for a person. */
function inLines({ summary, operation, destructive, fields, cost }: Preview): string {
  return [
    `${summary} (${operation})`,
    ...fields.map(({ name, value }) => `  ${name}: ${onOneLine(value)}`),
    ...(destructive ? ['What this takes away can’t be brought back.'] : []),
    cost ? costInWords(cost) : 'It costs no credits.',
  ].join('\n')
}

const costInWords = ({ credits, balanceBefore, balanceAfter, payable, shortfall }: Cost): string =>
  payable
    ? `It costs ${creditWords(credits)}: the balance is ${balanceBefore} before and ${balanceAfter} after.`
    : `It costs ${creditWords(credits)}, and there are ${balanceBefore}: ${shortfall} are missing, so it will be refused.`

/** The answer of the first of two calls: what would happen, and what makes it happen. Nothing has been done by then. */
export function previewResult(
  operation: Operation,
  input: Fields,
  cost: Cost | undefined,
  confirmationToken: string,
  because?: string,
): CallToolResult {
  const preview = previewOf(operation, input, cost)
  const next =
    'Show this to the person. If they agree, make the same call again with the same arguments and this confirmationToken.'
  const text = [
    ...(because ? [because] : []),
    'Nothing has been done yet. This call would:',
    inLines(preview),
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

/** The question to a person, by a client that can put one. */
export const questionOf = (operation: Operation, input: Fields, cost?: Cost, because?: string) => ({
  mode: 'form' as const,
  message: [...(because ? [because] : []), inLines(previewOf(operation, input, cost))].join('\n'),
  requestedSchema: {
    type: 'object' as const,
    properties: { confirm: { type: 'boolean' as const, title: `${operation.summary}: do this?` } },
    required: ['confirm'],
  },
})

/** The same as an answer to the call, which the client makes again with what the person said (2026-07-28). */
export const askingResult = (
  question: ReturnType<typeof questionOf>,
  confirmationToken: string,
): InputRequiredResult =>
  inputRequired({
    inputRequests: { confirm: inputRequired.elicit(question) },
    requestState: confirmationToken,
  })
