import { type Document, errorKindsOf, type Schema } from './document.ts'
import { snake } from './names.ts'
import { docstring, literalOf, made } from './text.ts'
import { hintOf, placeOf, typedDicts, typingNames } from './types.ts'

/** Every error has these fields. The others become attributes of its class. */
const shared = ['_tag', 'message', 'requestId']

/** A class for each kind of error. */
export function errorsText(document: Document): string {
  const kinds = errorKindsOf(document)
  const classes = kinds.flatMap(kind => kindText(kind, document.components.schemas[kind] ?? {}))
  const text = classes.map(lines => lines.join('\n')).join('\n\n\n')
  const table = kinds.map(kind => `    ${literalOf(kind)}: ${kind},\n`).join('')
  return `"""The errors that a call can raise."""

${made}

from __future__ import annotations

from typing import ${typingNames(text)}

from ._failures import (
${failureNames.map(name => `    ${name},\n`).join('')})

__all__ = [
${[...kinds, ...failureNames].map(name => `    ${literalOf(name)},\n`).join('')}]


${text}


KINDS: dict[str, type[ApiError]] = {
${table}}
`
}

/** The errors that are written by hand. */
export const failureNames = [
  'ApiError',
  'JobFailed',
  'LearnError',
  'NetworkError',
  'TimedOut',
  'UnexpectedAnswer',
  'UploadRefused',
]

function kindText(kind: string, schema: Schema): string[][] {
  const details = Object.entries(schema.properties ?? {}).filter(([name]) => !shared.includes(name))
  const nested = typedDicts(kind, { properties: Object.fromEntries(details) }).slice(0, -1)
  const attributes = details.flatMap(([name, detail]) => attributeText(kind, name, detail))
  return [
    ...nested,
    [`class ${kind}(ApiError):`, ...docstring([schema.description ?? ''], '    '), ...attributes],
  ]
}

/** Optional, because an older server may not send it. */
function attributeText(kind: string, name: string, schema: Schema): string[] {
  const hint = hintOf(schema, placeOf(kind, name, schema))
  const isList = schema.type === 'array'
  return [
    '',
    '    @property',
    `    def ${snake(name)}(self) -> ${isList ? hint : `Optional[${hint}]`}:`,
    `        return cast("${isList ? hint : `Optional[${hint}]`}", self.details.get(${literalOf(name)}${isList ? ', []' : ''}))`,
  ]
}
