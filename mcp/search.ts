import { isDestructive, type Operation } from '@learn/contract/operation'
import type { Choice } from './choice.ts'
import { countThatFit } from './fitting.ts'
import { toolNameOf, toolsetOf } from './names.ts'
import { inputSchemaOf, outlineOf } from './schemas.ts'
import { mostAnswerCharacters } from './slim.ts'
import { descriptionOf } from './tools.ts'

const weights = { name: 4, summary: 3, description: 1 } as const
const defaultLimit = 5
/** More than any task needs. Each word is looked up in every operation. */
const mostWords = 20

/** The operations that match the query best, each with everything needed to call it. */
export function searchOperations(
  { operations, direct, organization }: Choice,
  query: string,
  limit = defaultLimit,
) {
  const words = [...new Set(wordsOf(query))].slice(0, mostWords)
  const all = operations.map(operation => ({ operation, fields: fieldsOf(operation) }))
  const rarity = new Map(
    words.map(word => [word, Math.log(1 + all.length / (1 + all.filter(has(word)).length))]),
  )
  const found = all
    .map(({ operation, fields }) => ({
      operation,
      score: words.reduce((sum, word) => sum + (rarity.get(word) ?? 0) * weightOf(word, fields), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const best = found.slice(0, limit).map(({ operation }) => ({
    ...describe(operation, organization),
    ...(direct.includes(operation) && { tool: toolNameOf(operation) }),
  }))
  return {
    operations: best.slice(0, countThatFit(best, mostAnswerCharacters)),
    total: found.length,
    ...(found.length === 0 && { toolsets: [...new Set(operations.map(toolsetOf))] }),
  }
}

const describe = (operation: Operation, organization: string | undefined) => ({
  operation: operation.id,
  summary: operation.summary,
  description: descriptionOf(operation),
  effect: operation.effect,
  destructive: isDestructive(operation),
  ...(operation.cost && { cost: operation.cost }),
  inputSchema: inputSchemaOf(operation, organization),
  outputSchema: outlineOf(operation),
})

type Texts = Record<keyof typeof weights, ReadonlySet<string>>

const texts = new WeakMap<Operation, Texts>()

function fieldsOf(operation: Operation): Texts {
  const { id, summary, description } = operation
  const fields = texts.get(operation) ?? {
    name: new Set(wordsOf(id.replaceAll(/([A-Z])/g, ' $1'))),
    summary: new Set(wordsOf(summary)),
    description: new Set(wordsOf(description)),
  }
  texts.set(operation, fields)
  return fields
}

const has =
  (word: string) =>
  ({ fields }: { fields: Texts }) =>
    weightOf(word, fields) > 0

/** A word counts most in the name, and half if it is only the start of a word there. */
function weightOf(word: string, fields: Texts): number {
  let sum = 0
  for (const [field, weight] of Object.entries(weights)) {
    const words = fields[field as keyof Texts] // Object.entries forgets the type of its keys.
    if (words.has(word)) sum += weight
    else if (word.length > 2 && [...words].some(other => other.startsWith(word))) sum += weight / 2
  }
  return sum
}

/** Lower-case words without a plural ending, so that "keys" finds "key". */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(word =>
    word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word,
  )
