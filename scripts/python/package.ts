import { type Document, errorKindsOf } from './document.ts'
import { errorsText, failureNames } from './errors.ts'
import { className, snake } from './names.ts'
import { groupsOf, groupText } from './operations.ts'
import { docstring, generatedNote, quoted } from './text.ts'
import { typesText } from './types.ts'

/** The files of the Python SDK that are generated from the OpenAPI document, by path. The others are written by hand. */
export function pythonFiles(document: Document): Record<string, string> {
  const groups = groupsOf(document)
  return {
    'sdk-python/pyproject.toml': projectText(document),
    'sdk-python/learn/__init__.py': packageText(document),
    'sdk-python/learn/_version.py': `${generatedNote}\n\nVERSION = ${quoted(document.info.version)}\n`,
    'sdk-python/learn/client.py': clientText(document, groups),
    'sdk-python/learn/errors.py': errorsText(document),
    'sdk-python/learn/types.py': typesText(document),
    'sdk-python/learn/operations/__init__.py': `"""One module for each group of operations."""\n\n${generatedNote}\n`,
    ...Object.fromEntries(
      groups.map(group => [`sdk-python/learn/operations/${snake(group)}.py`, groupText(document, group)]),
    ),
  }
}

const projectText = ({ info }: Document) => `${generatedNote}

[build-system]
requires = ["setuptools>=64"]
build-backend = "setuptools.build_meta"

[project]
name = "learn-sdk"
version = ${quoted(info.version)}
description = "Python client for the Learn API: every operation, fully typed, with no dependencies"
readme = "README.md"
requires-python = ">=3.9"
license = { text = "Apache-2.0" }
dependencies = []

[tool.setuptools]
packages = ["learn", "learn.operations"]

[tool.setuptools.package-data]
learn = ["py.typed"]
`

/** The names that `import learn` provides. */
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

${generatedNote}

from . import types
${imports.map(importText).join('')}
__all__ = [
${['types', ...imports.flatMap(([, names]) => names)].map(name => `    ${quoted(name)},\n`).join('')}]
`
}

const usage =
  'Every operation of the API is a method named after its id: `organizations.listInvitations` is `client.organizations.list_invitations()`.'

/** The client, with a property for each group. */
function clientText(document: Document, groups: readonly string[]): string {
  const imports = groups.map(group => `from .operations.${snake(group)} import ${className(group)}`)
  const properties = groups.flatMap(group => [
    '',
    '    @cached_property',
    `    def ${snake(group)}(self) -> ${className(group)}:`,
    `        return ${className(group)}(self._connection)`,
  ])
  return `"""The client."""

${generatedNote}

from __future__ import annotations

from functools import cached_property

from ._client import Client
${imports.join('\n')}


class Learn(Client):
${docstring([document.info.summary, usage], '    ').join('\n')}
${properties.join('\n')}
`
}
