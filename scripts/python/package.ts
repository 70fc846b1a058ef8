import { type Document, errorKindsOf } from './document.ts'
import { errorsText, failureNames } from './errors.ts'
import { className, snake } from './names.ts'
import { nounsOf, nounText } from './operations.ts'
import { docstring, literalOf, made } from './text.ts'
import { typesText } from './types.ts'

/** The generated files of the Python SDK, by path. The other files there are written by hand. */
export function pythonFiles(document: Document): Record<string, string> {
  const nouns = nounsOf(document)
  return {
    'sdk-python/pyproject.toml': projectText(document),
    'sdk-python/learn/__init__.py': packageText(document),
    'sdk-python/learn/_version.py': `${made}\n\nVERSION = ${literalOf(document.info.version)}\n`,
    'sdk-python/learn/client.py': clientText(document, nouns),
    'sdk-python/learn/errors.py': errorsText(document),
    'sdk-python/learn/types.py': typesText(document),
    'sdk-python/learn/operations/__init__.py': `"""A module for each noun."""\n\n${made}\n`,
    ...Object.fromEntries(
      nouns.map(noun => [`sdk-python/learn/operations/${snake(noun)}.py`, nounText(document, noun)]),
    ),
  }
}

const projectText = ({ info }: Document) => `${made}

[build-system]
requires = ["setuptools>=64"]
build-backend = "setuptools.build_meta"

[project]
name = "learn-sdk"
version = ${literalOf(info.version)}
description = "Learn from Python: every operation of its API, typed, with nothing but the standard library"
readme = "README.md"
requires-python = ">=3.9"
license = { text = "Apache-2.0" }
dependencies = []

[tool.setuptools]
packages = ["learn", "learn.operations"]

[tool.setuptools.package-data]
learn = ["py.typed"]
`

/** The names that `import learn` exports. */
function packageText(document: Document): string {
  const errors = [...errorKindsOf(document), ...failureNames].sort()
  const imports: [module: string, names: string[]][] = [
    ['_answers', ['Page', 'Response', 'response_of']],
    ['_connection', ['TokenProvider']],
    ['_requests', ['OMITTED', 'Omitted']],
    ['_version', ['VERSION']],
    ['client', ['Learn']],
    ['errors', errors],
    ['sign_in', ['StudentSession', 'sign_in_student', 'sign_out_student']],
  ]
  const importText = ([module, names]: [string, string[]]) =>
    names.length < 5
      ? `from .${module} import ${names.join(', ')}\n`
      : `from .${module} import (\n${names.map(name => `    ${name},\n`).join('')})\n`
  return `${docstring([document.info.summary], '').join('\n')}

${made}

from . import types
${imports.map(importText).join('')}
__all__ = [
${['types', ...imports.flatMap(([, names]) => names)].map(name => `    ${literalOf(name)},\n`).join('')}]
`
}

const usage =
  'Every operation is a method of its noun: `client.teams.list()`, `client.students.progress(student_id)`.'

/** The client: a property for each noun. */
function clientText(document: Document, nouns: readonly string[]): string {
  const imports = nouns.map(noun => `from .operations.${snake(noun)} import ${className(noun)}`)
  const properties = nouns.flatMap(noun => [
    '',
    '    @cached_property',
    `    def ${snake(noun)}(self) -> ${className(noun)}:`,
    ...docstring([`${document['x-nouns'][noun] ?? noun}.`], '        '),
    `        return ${className(noun)}(self._connection)`,
  ])
  return `"""The client."""

${made}

from __future__ import annotations

from functools import cached_property

from ._client import Client
${imports.join('\n')}


class Learn(Client):
${docstring([document.info.summary, usage], '    ').join('\n')}
${properties.join('\n')}
`
}
