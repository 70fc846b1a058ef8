/** What was found in a file. */
export type Verdict = { readonly clean: true } | { readonly clean: false; readonly finding: string }

/** Looks through the bytes of a file for what would do harm. */
export interface Scanner {
  /** As the log and the operator's tool call it. */
  readonly name: string
  /** Whether it looks at anything at all: where it does not, nothing waits for it. */
  readonly looks: boolean
  /** Rejects with `ScannerAway` where it can't tell now: that is tried again, for as long as it takes. */
  scan(source: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Verdict>
}

/** The scanner could not be asked. Nothing is known of the file by that. */
export class ScannerAway extends Error {}
