/** Scenarios of the conformance tool, or single checks, that don't apply here, and why. */
export interface LeftOut {
  readonly reason: string
  readonly scenarios: readonly string[]
  /** Only these checks of the scenarios. */
  readonly checks?: readonly string[]
  /** Only for these revisions of the protocol. */
  readonly revisions?: readonly string[]
}

export const leftOut: readonly LeftOut[] = [
  {
    reason: 'Tools, prompts and resources return data and text, never images, audio or files.',
    scenarios: [
      'tools-call-image',
      'tools-call-audio',
      'tools-call-embedded-resource',
      'tools-call-mixed-content',
      'prompts-get-embedded-resource',
      'prompts-get-with-image',
      'resources-read-binary',
    ],
  },
  {
    reason: 'The server never uses the client’s model or folders. It only asks a person whether they agree.',
    scenarios: [
      'tools-call-sampling',
      'input-required-result-basic-sampling',
      'input-required-result-basic-list-roots',
      'input-required-result-multiple-input-requests',
    ],
  },
  {
    reason:
      'A client that can’t ask a person gets a preview to confirm with a second call, instead of another kind of input request.',
    scenarios: ['input-required-result-capability-check'],
  },
  {
    reason: 'No tool requires a capability of the client: without it, a second call confirms the first.',
    scenarios: ['server-stateless'],
    checks: ['sep-2575-server-rejects-undeclared-capability', 'sep-2575-missing-capability-http-400'],
  },
  {
    reason: 'The server asks only one question, whether to go ahead, and the answer ends the call.',
    scenarios: ['input-required-result-multi-round'],
  },
  {
    reason:
      'The scenario answers without the requestState of the question, and only that says what the person agreed to.',
    scenarios: ['input-required-result-ignore-extra-params'],
  },
  {
    reason: 'Prompts change nothing, so nobody has to agree to them.',
    scenarios: ['input-required-result-non-tool-request'],
  },
  {
    reason:
      'In these revisions a client declares once, when it connects, that it can ask a person. Our HTTP requests are stateless, so the client gets a preview to confirm. Over standard input and output the person is asked.',
    scenarios: ['tools-call-elicitation', 'elicitation-sep1034-defaults', 'elicitation-sep1330-enums'],
  },
  {
    reason: 'There are no sessions: requests are stateless, so that any server can answer them.',
    scenarios: ['server-session-lifecycle', 'server-sse-polling'],
  },
  {
    reason: 'In this revision the scenario needs a session, and there are no sessions.',
    scenarios: ['server-sse-multiple-streams'],
    revisions: ['2025-11-25'],
  },
  {
    reason: 'The log is only for the operator.',
    scenarios: ['logging-set-level', 'tools-call-with-logging'],
  },
  {
    reason: 'Clients read resources when they need them. There are no notifications of changes.',
    scenarios: ['resources-subscribe', 'resources-unsubscribe'],
  },
  {
    reason: 'There is no completion: ids come from lists, and the arguments of prompts are free text.',
    scenarios: ['completion-complete'],
  },
  {
    reason:
      'The scenario needs a tool whose arguments depend on each other. Our operations have only independent fields.',
    scenarios: ['json-schema-2020-12'],
  },
  {
    reason: 'No tool takes an argument from a custom header.',
    scenarios: ['http-custom-header-server-validation'],
  },
  {
    reason: 'We don’t support this extension: long work is a job, which has its own operations.',
    scenarios: [
      'tasks-lifecycle',
      'tasks-capability-negotiation',
      'tasks-wire-fields',
      'tasks-request-state-removal',
      'tasks-mrtr-input',
      'tasks-request-headers',
      'tasks-dispatch-and-envelope',
      'tasks-status-notifications',
      'tasks-required-task-error',
      'tasks-mrtr-composition',
    ],
  },
  {
    reason: 'We don’t support this extension: there are no skills.',
    scenarios: ['sep-2640-skills-directory', 'sep-2640-skills-enumeration', 'sep-2640-skills-manifest'],
  },
]
