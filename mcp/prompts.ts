import { contract, type OperationId } from '@learn/contract'
import { fromJsonSchema, type McpServer } from '@modelcontextprotocol/server'
import type { Choice } from './choice.ts'
import { callName, toolNameOf } from './names.ts'

interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: Readonly<Record<string, string>>
  /** Without these it makes no sense. */
  readonly needs: readonly OperationId[]
  readonly text: (given: Readonly<Record<string, string>>, use: (id: OperationId) => string) => string
}

const prompts: readonly Prompt[] = [
  {
    name: 'onboard_family',
    title: 'Onboard a family',
    description: 'Brings in a parent and a child, step by step, with the parent’s consent.',
    arguments: {
      parent: 'The parent’s name, where it is known.',
      child: 'The child’s name, where it is known.',
    },
    needs: ['learn.completeLearnParentChildOnboarding'],
    text: (
      { parent, child },
      use,
    ) => `Help me to bring a family into Learn.${parent ? ` The parent is ${parent}.` : ''}${child ? ` The child is ${child}.` : ''}

1. See by ${use('identity.getCaller')} who is calling. With a person’s token that person is the parent, and the address must be theirs.
2. Ask me, in one message, for what is missing: names, the parent’s address, the child’s year group, target school if any, exam family (${use('learn.listLearnExamFamilies')} has them), subjects, and a username. Do not guess any of it.
3. Ask the parent plainly whether they agree that Learn keeps what the child answers, to choose what comes next. Go on only after a clear yes: the call records their consent.
4. Do not ask for a PIN, and never write one into this chat. Make up four random digits for the call, not a date and not a pattern, and do not repeat them. Tell the parent to set a PIN of their own, outside this chat, before the child first signs in: in a terminal by \`learn students reset-pin\`, or in their app.
5. Show me everything but the PIN, then call ${use('learn.completeLearnParentChildOnboarding')}. It asks for confirmation: show me its preview, and confirm only if I say so.
6. Tell me the child’s username, when the trial ends, and what the child does first.`,
  },
  {
    name: 'review_week',
    title: 'Review a child’s week',
    description: 'What a child practised, how it went, and why it was shown what it was.',
    arguments: {
      student: 'The child’s name or id.',
      until: 'The last day, as YYYY-MM-DD; today where it is left out.',
    },
    needs: ['learn.listLearnStudents', 'learn.getLearnStudentProgress'],
    text: (
      { student, until },
      use,
    ) => `Review the seven days up to ${until ?? 'today'} of ${student ?? 'a child that I choose'}. Only read: change nothing.

1. Find the child by ${use('learn.listLearnStudents')}. If several fit, ask me which.
2. Read ${use('learn.getLearnStudentProgress')} for these days, and ${use('learn.getLearnStudentState')} for where the child stands now.
3. Read ${use('learn.listLearnSessions')} and ${use('learn.listLearnAttempts')} of the child. Both come newest first: read on, page by page, until they are older than these days. Look for what went well, what went wrong more than once, and days without practice.
4. For the two or three decisions that a parent would wonder about, read ${use('learn.explainLearnDecision')}.
5. Write half a page for the parent: what was done, in numbers that you have read and not worked out by feeling; what is going well; what is hard; and one thing to do next week. Be kind and plain, praise effort, compare with no other child.
6. If an assignment would help, suggest one and ask me. Only if I agree, set it by ${use('learn.createLearnAssignment')}, which asks for confirmation again.`,
  },
  {
    name: 'check_spend',
    title: 'Check spend',
    description: 'What an organization has spent and on what, and how long its credits last.',
    arguments: {
      organization: 'The organization’s name or id.',
      days: 'How many days to look back; 30 where it is left out.',
    },
    needs: ['billing.getBalance', 'billing.getUsage'],
    text: (
      { organization, days },
      use,
    ) => `Check what ${organization ?? 'my organization'} has spent in the last ${days ?? '30'} days. Only read: buy nothing and change nothing.

1. Find the organization by ${use('organizations.listOrganizations')}. If several fit, ask me which.
2. Read ${use('billing.getBalance')} for what is left, held and owed, and what lapses next.
3. Read ${use('billing.getUsage')} for these days: sums by operation, and the days that stand out. ${use('billing.listPrices')} has the prices.
4. Tell me in a few lines: the balance, what was spent on what, how long the balance lasts at this rate, what lapses before then, and anything that looks wrong.
5. If credits will run out, say so and tell me what can be done. Do not buy any: that is mine to do.`,
  },
]

/** A server is made for each request over HTTP; what its prompts take is compiled once. */
const schemas = new Map(
  prompts.map(prompt => {
    const properties = Object.fromEntries(
      Object.entries(prompt.arguments).map(([name, description]) => [name, { type: 'string', description }]),
    )
    return [prompt, fromJsonSchema<Record<string, string>>({ type: 'object', properties })]
  }),
)

/** The prompts whose operations are there, naming each by the tool that it is here. */
export function addPrompts(server: McpServer, { operations, direct }: Choice): void {
  const use = (id: OperationId) =>
    direct.some(operation => operation.id === id)
      ? `\`${toolNameOf(contract[id])}\``
      : `\`${callName}\` with \`${id}\``
  for (const [{ name, title, description, needs, text }, argsSchema] of schemas) {
    if (!needs.every(id => operations.some(operation => operation.id === id))) continue
    server.registerPrompt(name, { title, description, argsSchema }, given => ({
      description,
      messages: [{ role: 'user', content: { type: 'text', text: text(given, use) } }],
    }))
  }
}
