/** Returns an API key or access token. If the server refused one, it gets the refused one and should return another. */
export type TokenProvider = (refused?: string) => string | Promise<string>

export interface ConnectionOptions {
  /** The server's address, such as `https://learn.example.org`. */
  readonly baseUrl: string
  /** An API key or access token, or a function that returns one. After an `Unauthorized` the function is called again. */
  readonly token?: string | TokenProvider | undefined
  /** How long one attempt may take, including its body. 30 seconds by default. */
  readonly timeoutMilliseconds?: number | undefined
  /** How long a call may take with all its attempts. 2 minutes by default. */
  readonly totalMilliseconds?: number | undefined
  /** How often a failed call is retried. 4 times by default. */
  readonly retries?: number | undefined
  readonly fetch?: typeof fetch | undefined
  /** Called after every attempt, for logs and metrics. What it throws is ignored. */
  readonly onAttempt?: ((attempt: AttemptReport) => void) | undefined
}

/** One attempt of a call. It contains neither the token nor the input. */
export interface AttemptReport {
  /** Such as `teams.listTeams`. */
  readonly operation: string
  readonly method: string
  readonly requestId: string
  /** 1 for the first attempt. */
  readonly attempt: number
  readonly milliseconds: number
  /** Undefined if there was no response. */
  readonly status: number | undefined
  /** The kind of error, such as `NotFound` or `NetworkError`. Undefined if the attempt succeeded. */
  readonly error: string | undefined
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined
  /** For a stream, how long it may be silent before it is reopened. */
  readonly timeoutMilliseconds?: number | undefined
  readonly totalMilliseconds?: number | undefined
  readonly retries?: number | undefined
  /** Replaces the key that every mutation gets automatically. */
  readonly idempotencyKey?: string | undefined
  /**
   * Only tells what the call would answer, and changes nothing. IDs, secrets and links in the answer lead nowhere. Steps
   * of practice and pieces of uploads refuse it.
   */
  readonly dryRun?: boolean | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}
