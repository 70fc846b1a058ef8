import type { StripeSimulator } from '../../support/stripe-simulator.ts'
import { testSecret } from '../../support/world.ts'

interface Surroundings {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly mailPort: number
  readonly paymentsPort: number
  readonly stripe: StripeSimulator
}

export const publicUrl = 'http://127.0.0.1:3000'

export const settingsOf = ({ databaseUrl, dataDir, mailPort, paymentsPort, stripe }: Surroundings) => ({
  DATABASE_URL: databaseUrl,
  LEARN_SECRET: testSecret,
  LEARN_PUBLIC_URL: publicUrl,
  LEARN_RATE_LIMIT: '0',
  LEARN_DATA_DIR: dataDir,
  LEARN_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  LEARN_MAIL_FROM: 'learn@example.org',
  STRIPE_SECRET_KEY: stripe.apiKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_BASE: `http://127.0.0.1:${paymentsPort}`,
})
