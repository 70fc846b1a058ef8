/** Scenarios of the conformance tool, or single checks of one, that have no meaning here, and why. */
export interface LeftOut {
  readonly reason: string
  readonly scenarios: readonly string[]
  /** Only these checks of them. */
  readonly checks?: readonly string[]
  /** Only for these revisions of the protocol. */
  readonly revisions?: readonly string[]
}

export const leftOut: readonly LeftOut[] = [
  {
    reason:
      'Tools, prompts and resources give data and text: there are no pictures, sounds or files in them.',
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
    reason:
      'Nothing is asked of the client’s model or of its folders: only a person is asked, whether they agree.',
    scenarios: [
      'tools-call-sampling',
      'input-required-result-basic-sampling',
      'input-required-result-basic-list-roots',
      'input-required-result-multiple-input-requests',
    ],
  },
  {
    reason:
      'A client that can’t put a question to a person gets a preview to confirm by a second call, and is asked for nothing else instead.',
    scenarios: ['input-required-result-capability-check'],
  },
  {
    reason: 'No tool needs a capability of the client: without it, the call is confirmed in two calls.',
    scenarios: ['server-stateless'],
    checks: ['sep-2575-server-rejects-undeclared-capability', 'sep-2575-missing-capability-http-400'],
  },
  {
    reason: 'There is one question, whether this shall be done; an answer to it ends the call.',
    scenarios: ['input-required-result-multi-round'],
  },
  {
    reason:
      'It answers a question without the requestState that came with it, which alone says to what somebody agreed.',
    scenarios: ['input-required-result-ignore-extra-params'],
  },
  {
    reason: 'Prompts change nothing, so that nobody has to agree to one.',
    scenarios: ['input-required-result-non-tool-request'],
  },
  {
    reason:
      'A client of these revisions says once, when it connects, that it can ask; every request stands for itself here, so it gets the preview to confirm. On standard input and output it is asked.',
    scenarios: ['tools-call-elicitation', 'elicitation-sep1034-defaults', 'elicitation-sep1330-enums'],
  },
  {
    reason: 'There are no sessions: every request stands for itself, so that any server can answer it.',
    scenarios: ['server-session-lifecycle', 'server-sse-polling'],
  },
  {
    reason: 'In this revision the scenario needs a session, and there are none.',
    scenarios: ['server-sse-multiple-streams'],
    revisions: ['2025-11-25'],
  },
  {
    reason: 'The server keeps its log to itself: it is its operator’s.',
    scenarios: ['logging-set-level', 'tools-call-with-logging'],
  },
  {
    reason: 'Resources are read when they are wanted: nobody is told of changes.',
    scenarios: ['resources-subscribe', 'resources-unsubscribe'],
  },
  {
    reason:
      'Nothing is completed: ids come from lists, and the arguments of prompts are a person’s own words.',
    scenarios: ['completion-complete'],
  },
  {
    reason:
      'It wants a tool whose arguments depend on each other; the contract has only operations with plain fields.',
    scenarios: ['json-schema-2020-12'],
  },
  {
    reason: 'No argument of a tool travels in a header of its own.',
    scenarios: ['http-custom-header-server-validation'],
  },
  {
    reason:
      'An extension of the protocol that is not offered: work that takes long is a job, which has operations.',
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
    reason: 'An extension of the protocol that is not offered: there are no skills to hand out.',
    scenarios: ['sep-2640-skills-directory', 'sep-2640-skills-enumeration', 'sep-2640-skills-manifest'],
  },
]
