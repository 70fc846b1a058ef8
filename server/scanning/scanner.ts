/** The result of a scan. */
export type Verdict = { readonly clean: true } | { readonly clean: false; readonly finding: string }

/** Scans the bytes of files for malware. */
export interface Scanner {
  /** The name in the log and the operator's tool. */
  readonly name: string
  /** Whether it scans at all. If not, nothing waits for it. */
  readonly looks: boolean
  /** Rejects with `ScannerUnavailable` if it can't tell now; this is retried for as long as it takes. */
  scan(source: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Verdict>
}

/** The scanner could not be asked. This says nothing about the file. */
export class ScannerUnavailable extends Error {}
