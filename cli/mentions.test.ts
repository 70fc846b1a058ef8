import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { operations } from '@learn/contract'
import { variables } from './config.ts'
import { commandFlags, flagsOf } from './flags/flags.ts'
import { globalFlags } from './flags/global-flags.ts'
import { commandOf } from './operation/command.ts'
import { ownNameIn } from './own/command.ts'
import { ownCommands } from './own-commands.ts'

/** What people and agents are told to type, wherever they are told so. */
const places = '{README.md,sdk*/README.md,generated/llms.txt,{cli,mcp,server/http}/**/*.ts}'
const texts = new Map<string, string>()
for await (const path of glob(places, { exclude: name => name.endsWith('.test.ts') }))
  texts.set(path, await readFile(path, 'utf8'))

const commands = operations.map(commandOf)
const flagNames = (flags: readonly { flag: string }[]) => flags.map(({ flag }) => flag)
const usual = flagNames(globalFlags)
const ofOperations = flagNames([...commandFlags, ...operations.flatMap(flagsOf)])

test('every command that is named anywhere is one', () => {
  let named = 0
  for (const [path, text] of texts) {
    for (const [said, group, name] of text.matchAll(/\blearn ([a-z]+) ([a-z]+(?:-[a-z]+)+)/g)) {
      assert(
        commands.some(command => command.group === group && command.name === name),
        `${path}: ${said}`,
      )
      named++
    }
  }
  assert(named > 5)
})

test('every flag that is named with a command is one of its flags', () => {
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

test('every flag and variable that the command line speaks of is one', () => {
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
