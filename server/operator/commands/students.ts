import { parseArgs } from 'node:util'
import { isId } from '@learn/contract/id'
import { entitlementStatuses } from '@learn/contract/learn/entitlements'
import { OperatorError, UsageError } from '../../operator-error.ts'
import { setEntitlement } from '../entitlement.ts'
import { pluralize, readExpiry, readLine } from './arguments.ts'
import { type Command, onDatabase } from './command.ts'

const setEntitlementCommand: Command = {
  name: 'set-entitlement',
  usage: `<student id> --plan <name> [--status ${entitlementStatuses.join('|')}]\n[--expires-in-days <days>]`,
  help: "Sets the plan that lets a student practise: active and without an end, unless you say otherwise. A family's own organization can't do this with its keys.",
  read: args => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        plan: { type: 'string' },
        status: { type: 'string', default: 'active' },
        'expires-in-days': { type: 'string' },
      },
    })
    const [studentId = ''] = positionals
    if (positionals.length !== 1 || !isId(studentId))
      throw new UsageError('Usage: npm run admin -- set-entitlement <student id> --plan <name>')
    const plan = readLine(values.plan, 64)
    if (plan === undefined) throw new UsageError('--plan must be a single line of 1 to 64 characters.')
    const status = entitlementStatuses.find(known => known === values.status)
    if (!status) throw new UsageError(`--status must be one of ${entitlementStatuses.join(', ')}.`)
    const endsAt = readExpiry(values['expires-in-days'])?.toISOString() ?? null
    return onDatabase(async client => {
      await setEntitlement(client, studentId, { plan, status, endsAt }, new Date())
      const until = endsAt === null ? 'without an end' : `until ${endsAt.slice(0, 10)}`
      return `Student ${studentId} now has the plan "${plan}" (${status}), ${until}.`
    })
  },
}

const rebuildProjectionsCommand: Command = {
  name: 'rebuild-projections',
  usage: '[--student <id> | --all]',
  help: 'Recomputes the mastery of students from their answers: of one student, of all, or by default of those whose mastery is out of date (an answer is missing, or another model computed it). Students can keep learning meanwhile.',
  read: args => {
    const { values } = parseArgs({ args, options: { student: { type: 'string' }, all: { type: 'boolean' } } })
    const { student: studentId = null, all = false } = values
    if (studentId !== null && (all || !isId(studentId)))
      throw new UsageError("--student must be a student id, and can't be combined with --all.")
    return onDatabase(async client => {
      // Loaded only here: it loads all learning content, and other commands should not wait for that.
      const { rebuildProjections } = await import('../projections.ts')
      const started = performance.now()
      const { students, attempts, written } = await rebuildProjections(client, { studentId, all })
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const changed = written === 0 ? 'nothing changed' : `${written.toLocaleString('en')} changed`
      if (students > 0)
        return `Rebuilt ${pluralize(students, 'student')} from ${pluralize(attempts, 'answer')} in ${seconds} s; ${changed}.`
      if (studentId === null)
        return all ? 'No student has answered a question yet.' : 'Everything is up to date.'
      throw new OperatorError(`Student ${studentId} does not exist or has not answered a question yet.`)
    })
  },
}

const reproduceCommand: Command = {
  name: 'reproduce',
  usage: '<decision id>',
  help: 'Repeats a decision from its recorded inputs and checks that the result is identical. If not, it shows the first difference and exits with 1.',
  read: args => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [id = ''] = positionals
    if (positionals.length !== 1 || !isId(id))
      throw new UsageError('Usage: npm run admin -- reproduce <decision id>')
    return onDatabase(async client => {
      const { reproduceDecision } = await import('../decisions.ts')
      return await reproduceDecision(client, id)
    })
  },
}

export const studentCommands = [setEntitlementCommand, rebuildProjectionsCommand, reproduceCommand]
