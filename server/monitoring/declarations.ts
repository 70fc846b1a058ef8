/**
 * Every metric of Learn itself, declared once: `npm run generate` writes docs/operating/metrics.md from this. A label has a
 * fixed list of values, or is the id of an operation or the status of a response. It never names a tenant, a person or an
 * address.
 */
export interface Metric {
  readonly help: string
  readonly labels: Readonly<Record<string, readonly string[] | 'operation' | 'status'>>
  /** Whether the values of a server's processes are added up. Otherwise one process reads them for all. */
  readonly addsUp?: true
}

/** Counters start at zero with the process. */
export const counters = {
  learn_jobs_ended_total: {
    help: 'Finished attempts at jobs, by operation and outcome; a retried job is counted again.',
    labels: { operation: 'operation', outcome: ['succeeded', 'failed', 'retried'] },
  },
  learn_jobs_lost_total: {
    help: 'Jobs given up because the servers running them were lost.',
    labels: {},
  },
  learn_mails_total: {
    help: 'Attempts to deliver an email, by outcome; the server gives up after eight.',
    labels: { outcome: ['sent', 'retried', 'given_up'] },
  },
  learn_uploads_total: {
    help: 'Uploads that ended: all bytes arrived, the bytes were wrong, or they never came.',
    labels: { outcome: ['arrived', 'failed', 'expired'] },
  },
  learn_files_processed_total: {
    help: 'Files that were scanned and prepared, by outcome; a retried file is counted again.',
    labels: { outcome: ['ready', 'failed', 'quarantined', 'retried'] },
  },
  learn_sign_ins_total: {
    help: 'Sign-in attempts that were checked, by method and outcome.',
    labels: { method: ['code', 'passkey', 'pin'], outcome: ['signed_in', 'refused'] },
  },
  learn_pin_locks_total: {
    help: 'Wrong PINs that locked a username, either for the network they came from or everywhere.',
    labels: { where: ['here', 'everywhere'] },
  },
  learn_pin_tries_refused_total: {
    help: 'PIN attempts that were not checked, because the username was locked or the network had tried too many usernames.',
    labels: { reason: ['locked', 'many_usernames'] },
  },
  learn_rate_limited_total: {
    help: 'Requests refused because of a rate limit, by limit.',
    labels: { limit: ['credential', 'organization', 'person', 'address', 'guess', 'registration'] },
  },
  learn_webhooks_received_total: {
    help: 'Events from the payment provider, by outcome; the provider sends failed events again.',
    labels: { outcome: ['handled', 'repeated', 'ignored', 'refused', 'failed'] },
  },
  learn_provider_requests_total: {
    help: 'Requests to the payment provider, by outcome.',
    labels: { outcome: ['succeeded', 'declined', 'refused', 'missing', 'unreachable'] },
  },
  learn_recharges_total: {
    help: 'Attempts at automatic recharges, by outcome; an open recharge is tried again.',
    labels: { outcome: ['paid', 'declined', 'open', 'given_up'] },
  },
  learn_credits_total: {
    help: 'Credits reserved for paid calls, then charged or released.',
    labels: { step: ['reserved', 'charged', 'released'] },
  },
  learn_credits_refused_total: {
    help: 'Paid calls refused because the organization had too few credits.',
    labels: {},
  },
  learn_sweeps_failed_total: {
    help: 'Sweeps (rounds of cleaning up) that failed; the next sweep tries again.',
    labels: {},
  },
  learn_standby_reads_total: {
    help: 'Long reads with DATABASE_REPLICA_URL: answered by a standby, or by the primary because the standbys were left out, behind, busy or lost, a conflict with replication ended the read, the standby refused it, or it also writes.',
    labels: { outcome: ['answered', 'left_out', 'behind', 'lost', 'conflict', 'refused', 'writes', 'busy'] },
  },
  learn_processes_lost_total: {
    help: 'Processes of a server with LEARN_PROCESSES that ended unexpectedly and were replaced.',
    labels: { part: ['front', 'background'] },
  },
  learn_spans_total: {
    help: 'Trace spans: exported to the collector, or dropped because the collector was slow or did not answer.',
    labels: { outcome: ['exported', 'dropped'] },
  },
} as const satisfies Readonly<Record<string, Metric>>

/** Gauges are read on request. All servers on one database show the same values, except for their own pools and disk. */
export const gauges = {
  learn_backup_age_seconds: {
    help: 'The age of the newest good backup in LEARN_BACKUP_PLACE; missing if there is none.',
    labels: {},
  },
  learn_backup_verified_age_seconds: {
    help: 'The age of the newest backup that has been verified; missing if none has been.',
    labels: {},
  },
  learn_backup_interval_seconds: {
    help: 'The time between backups according to LEARN_BACKUP_PLAN; missing without LEARN_BACKUP_PLACE.',
    labels: {},
  },
  learn_backup_log_parts_waiting: {
    help: 'With LEARN_BACKUP_LOG, finished WAL segments that are not in LEARN_BACKUP_PLACE yet.',
    labels: {},
  },
  learn_database_up: {
    help: '1 if the database answered when these metrics were read, otherwise 0.',
    labels: {},
  },
  learn_database_connections: {
    help: 'Connections of each pool by state, and work waiting for one.',
    labels: {
      pool: ['requests', 'identity', 'counts', 'worker', 'payments'],
      state: ['open', 'idle', 'waiting', 'most'],
    },
    addsUp: true,
  },
  learn_jobs: {
    help: 'Jobs that have not ended, by operation and state.',
    labels: { operation: 'operation', state: ['queued', 'running'] },
  },
  learn_job_oldest_seconds: {
    help: 'How long the oldest queued job has waited.',
    labels: { operation: 'operation' },
  },
  learn_mails_waiting: { help: 'Emails that have not been delivered yet.', labels: {} },
  learn_mail_overdue_seconds: {
    help: 'How long the most overdue email has been due for its next attempt.',
    labels: {},
  },
  learn_uploads: {
    help: 'Uploads whose bytes are arriving, and files that are being processed or waiting for it.',
    labels: { state: ['arriving', 'processing'] },
  },
  learn_file_overdue_seconds: {
    help: 'How long the most overdue file has been due for processing.',
    labels: {},
  },
  learn_credits_reserved: { help: 'Credits that are reserved for calls and jobs in progress.', labels: {} },
  learn_recharges_waiting: {
    help: 'Automatic recharges that have been neither paid nor given up.',
    labels: {},
  },
  learn_partitions_ahead: {
    help: 'How many quarters have partitions already, in the divided table that has the fewest. Below 2, the sweeps fail to add them.',
    labels: {},
  },
  learn_replication_lag_seconds: {
    help: 'How far the slowest replica of the database is behind; missing without a replica.',
    labels: {},
  },
  learn_standbys: {
    help: 'Standbys in DATABASE_REPLICA_URL: those that this server reads from, and those that it leaves out.',
    labels: { state: ['used', 'left_out'] },
  },
  learn_standby_lag_bytes: {
    help: 'How much of the log the slowest standby in DATABASE_REPLICA_URL has not replayed; missing without one that answers.',
    labels: {},
  },
  learn_standby_lag_seconds: {
    help: 'How old the last commit on the slowest standby in DATABASE_REPLICA_URL is, if it is behind; missing without one that answers.',
    labels: {},
  },
  learn_disk_free_bytes: { help: 'Free space on the disk of the data directory.', labels: {} },
  learn_disk_size_bytes: { help: 'The size of the disk of the data directory.', labels: {} },
} as const satisfies Readonly<Record<string, Metric>>

/** How long requests take. */
export const histograms = {
  learn_request_duration_seconds: {
    help: 'How long requests take, by operation and status.',
    labels: { operation: 'operation', status: 'status' },
  },
} as const satisfies Readonly<Record<string, Metric>>

type Labels<M extends Metric> = {
  readonly [Name in keyof M['labels']]: M['labels'][Name] extends readonly (infer Value extends string)[]
    ? Value
    : string
}

export type CounterName = keyof typeof counters
export type CounterLabels<Name extends CounterName> = Labels<(typeof counters)[Name]>
export type GaugeName = keyof typeof gauges
export type GaugeLabels<Name extends GaugeName> = Labels<(typeof gauges)[Name]>
export type PoolName = (typeof gauges)['learn_database_connections']['labels']['pool'][number]
