import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { operations } from '@learn/contract'
import { variables } from './config.ts'
import { commandFlags, flagsOf } from './flags/flags.ts'
import { globalFlags } from './flags/global-flags.ts'
import { commandOf, nounsOf } from './operation/command.ts'
import { ownNameIn } from './own/command.ts'
import { ownCommands } from './own-commands.ts'

/** Every place that tells people or agents what to type. */
const places = '{README.md,sdk*/README.md,generated/llms.txt,{cli,mcp,server/http}/**/*.ts}'
const texts = new Map<string, string>()
for await (const path of glob(places, { exclude: name => name.endsWith('.test.ts') }))
  texts.set(path, await readFile(path, 'utf8'))

const commands = operations.map(commandOf)
const flagNames = (flags: readonly { flag: string }[]) => flags.map(({ flag }) => flag)
const usual = flagNames(globalFlags)
const ofOperations = flagNames([...commandFlags, ...operations.flatMap(flagsOf)])

const nouns = nounsOf(commands)

test('every command that is mentioned anywhere exists', () => {
  let mentioned = 0
  for (const [path, text] of texts) {
    for (const [said, first = '', second = ''] of text.matchAll(
      /\blearn ([a-z-]+) ([a-z]+(?:-[a-z]+)*)(?![\w-])/g,
    )) {
      if (ownNameIn(ownCommands, [first, second])) continue
      const isCommand = nouns.get(first)?.some(({ verb }) => verb === second)
      // Prose such as "learn from a terminal" is not a command.
      if (!isCommand && !nouns.has(first) && !second.includes('-')) continue
      assert(isCommand, `${path}: ${said}`)
      mentioned++
    }
  }
  assert(mentioned > 5)
})

test('every flag that is mentioned with a command is one of its flags', () => {
  let named = 0
  for (const [path, text] of texts) {
    const mentions = /\blearn ([a-z]+)\b(?: ([a-z]+)\b(?!-))?(?:(?!\. )[^\n`'";,])*/g
    for (const [said, ...words] of text.matchAll(mentions)) {
      const own = ownCommands[ownNameIn(ownCommands, words) ?? '']
      const known = [...usual, ...(own ? flagNames(own.flags) : ofOperations)]
      for (const [flag] of said.matchAll(/(?<= \[?)--[a-z][a-z-]*/g)) {
        assert(known.includes(flag), `${path}: ${said}`)
        named++
      }
    }
  }
  assert(named > 10)
})

test('every flag and variable that the command line mentions exists', () => {
  const known = [
    ...usual,
    ...ofOperations,
    ...Object.values(ownCommands).flatMap(own => flagNames(own.flags)),
  ]
  const set = variables.map(([name]) => name)
  for (const [path, text] of texts) {
    if (!path.startsWith('cli/')) continue
    for (const [flag] of text.matchAll(/(?<![\w-])--[a-z][a-z-]*[a-z](?![a-z]|-\$)/g))
      assert(known.includes(flag), `${path}: ${flag}`)
    for (const [name] of text.matchAll(/\bLEARN_[A-Z_]+/g)) assert(set.includes(name), `${path}: ${name}`)
  }
})
