import { contract, type OperationId } from '@learn/contract'
import { nounVerbOf } from '@learn/contract/noun-verb'
import { fromJsonSchema, type McpServer } from '@modelcontextprotocol/server'
import type { Choice } from './choice.ts'
import { callName, toolNameOf } from './names.ts'

interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: Readonly<Record<string, string>>
  /** The prompt is only offered if all of these can be called. */
  readonly needs: readonly OperationId[]
  readonly text: (given: Readonly<Record<string, string>>, use: (id: OperationId) => string) => string
}

const commandOf = (id: OperationId): string => {
  const { noun, verb } = nounVerbOf(contract[id])
  return `\`learn ${noun} ${verb}\``
}

const prompts: readonly Prompt[] = [
  {
    name: 'onboard_family',
    title: 'Onboard a family',
    description: 'Signs up a parent and a child, step by step, with the parent’s consent.',
    arguments: {
      parent: 'The parent’s name, if known.',
      child: 'The child’s name, if known.',
    },
    needs: ['learn.completeLearnParentChildOnboarding'],
    text: (
      { parent, child },
      use,
    ) => `Help me sign up a family for Learn.${parent ? ` The parent is ${parent}.` : ''}${child ? ` The child is ${child}.` : ''}

1. Find out who is calling with ${use('identity.getCaller')}. If the token belongs to a person, that person is the parent, and the email address must be theirs.
2. Ask me, in one message, for everything that is missing: both names, the parent’s email address, the child’s year group, target school (if any), exam family (listed by ${use('learn.listLearnExamFamilies')}), subjects, and a username. Do not guess any of it.
3. Ask the parent plainly whether they agree that Learn stores the child’s answers and uses them to choose what comes next. Continue only after a clear yes, because the call records their consent.
4. Do not ask for a PIN, and never write one into this chat. Make up four random digits for the call, not a date or a pattern, and do not repeat them. Tell the parent to set their own PIN outside this chat before the child first signs in: in a terminal with ${commandOf('learn.resetLearnStudentPin')}, or in their app.
5. Show me everything but the PIN, then call ${use('learn.completeLearnParentChildOnboarding')}. It asks for confirmation: show me the preview, and confirm only if I say so.
6. Tell me the child’s username, when the trial ends, and what the child does first. If you called with an API key, say that the parent becomes the guardian when they accept the invitation in their email.`,
  },
  {
    name: 'review_week',
    title: 'Review a child’s week',
    description: 'What a child practised, how it went, and why those questions were chosen.',
    arguments: {
      student: 'The child’s name or id.',
      until: 'The last day, as YYYY-MM-DD. Today by default.',
    },
    needs: ['learn.listLearnStudents', 'learn.getLearnStudentProgress'],
    text: (
      { student, until },
      use,
    ) => `Review the seven days up to ${until ?? 'today'} for ${student ?? 'a child I choose'}. Only read; change nothing.

1. Find the child with ${use('learn.listLearnStudents')}. If several match, ask me which one.
2. Read ${use('learn.getLearnStudentProgress')} for these days, and ${use('learn.getLearnStudentState')} for the child’s current mastery.
3. Read the child’s ${use('learn.listLearnSessions')} and ${use('learn.listLearnAttempts')}. Both start with the newest: keep reading, page by page, until the entries are older than these days. Look for what went well, what went wrong more than once, and days without practice.
4. For the two or three decisions that a parent would wonder about, read ${use('learn.explainLearnDecision')}.
5. Write half a page for the parent: what the child did, using only numbers you have read; what is going well; what is hard; and one thing to do next week. Be kind and plain, praise effort, and don’t compare the child with others.
6. If an assignment would help, suggest one and ask me. Only if I agree, set it with ${use('learn.createLearnAssignment')}, which asks for confirmation again.`,
  },
  {
    name: 'how_is_child',
    title: 'How is a child doing?',
    description: 'How a child is doing, and what to do this week, in a few lines.',
    arguments: { student: 'The child’s name or id.' },
    needs: ['learn.listLearnStudents', 'learn.getLearnStudentSummary'],
    text: (
      { student },
      use,
    ) => `How is ${student ?? 'my child'} doing, and what should we do this week? Only read; change nothing.

1. Find the child with ${use('learn.listLearnStudents')}. If several match, ask me which one.
2. Read ${use('learn.getLearnStudentSummary')} for the child. If this week has no practice yet, read it once more for a day of last week.
3. Answer in at most six sentences, with only the numbers you have read: what was done, what went well, what is hard and how to help at home, and the one or two topics to do next. Give an estimate of a test with its range, and leave it out if there is none. Be kind and plain, and don’t compare the child with others.`,
  },
  {
    name: 'check_spend',
    title: 'Check spend',
    description: 'What an organization has spent credits on, and how long the rest will last.',
    arguments: {
      organization: 'The organization’s name or id.',
      days: 'The number of days to look back. 30 by default.',
    },
    needs: ['billing.getBalance', 'billing.getUsage'],
    text: (
      { organization, days },
      use,
    ) => `Check what ${organization ?? 'my organization'} has spent in the last ${days ?? '30'} days. Only read; buy and change nothing.

1. Find the organization with ${use('organizations.listOrganizations')}. If several match, ask me which one.
2. Read ${use('billing.getBalance')} for the credits that are available, reserved and owed, and those that expire next.
3. Read ${use('billing.getUsage')} for these days: totals by operation, and days that stand out. ${use('billing.listPrices')} lists the prices.
4. Tell me in a few lines: the balance, what was spent on what, how long the balance will last at this rate, which credits expire before then, and anything that looks wrong.
5. If the credits will not last, say so and tell me my options. Do not buy any: that is my decision.`,
  },
]

/** Compiled once, because over HTTP a server is made for each request. */
const schemas = new Map(
  prompts.map(prompt => {
    const properties = Object.fromEntries(
      Object.entries(prompt.arguments).map(([name, description]) => [name, { type: 'string', description }]),
    )
    return [prompt, fromJsonSchema<Record<string, string>>({ type: 'object', properties })]
  }),
)

/** Adds the prompts whose operations are available, with the tool name of each operation. */
export function addPrompts(server: McpServer, { operations, direct }: Choice): void {
  const toolText = (id: OperationId) =>
    direct.some(operation => operation.id === id)
      ? `\`${toolNameOf(contract[id])}\``
      : `\`${callName}\` with \`${id}\``
  for (const [{ name, title, description, needs, text }, argsSchema] of schemas) {
    if (!needs.every(id => operations.some(operation => operation.id === id))) continue
    server.registerPrompt(name, { title, description, argsSchema }, given => ({
      description,
      messages: [{ role: 'user', content: { type: 'text', text: text(given, toolText) } }],
    }))
  }
}
