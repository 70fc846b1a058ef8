/** An error in Stripe's format: the status, and the content of `error` in the body. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Record<string, unknown>

  constructor(status: number, error: { type: string; message: string } & Record<string, unknown>) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

/** Thrown when no response must ever come. `answer` is what would have been sent, if the work was done. */
export class Silence extends Error {
  readonly answer: object | undefined

  constructor(answer?: object) {
    super('no response')
    this.answer = answer
  }
}

export function invalid(message: string, code?: string, param?: string): Refusal {
  const details = { ...(code && { code }), ...(param && { param }) }
  return new Refusal(400, { type: 'invalid_request_error', message, ...details })
}

/** 404 for an unknown id in the path, 400 for one in a parameter. */
export function missing(kind: string, id: string, param?: string): Refusal {
  const message = `No such ${kind.replace('_', ' ')}: '${id}'`
  const error = { type: 'invalid_request_error', code: 'resource_missing', message, param: param ?? 'id' }
  return new Refusal(param ? 400 : 404, error)
}

export const broken = () =>
  new Refusal(500, { type: 'api_error', message: 'The simulator failed on purpose.' })

export const limited = () =>
  new Refusal(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' })
