import type { Scanner } from './scanner.ts'

/** Where no scanner is set up: every file passes unseen. */
export const none: Scanner = { name: 'none', looks: false, scan: async () => ({ clean: true }) }
