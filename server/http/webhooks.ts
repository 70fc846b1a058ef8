import { type EntranceId, entrances } from '@learn/contract/entrances'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import type { Application } from '../application.ts'
import { type Delivery, receiveEvent } from '../payments/webhook.ts'
import { commonHeaders } from './reply.ts'

type WebhookId = {
  [Id in EntranceId]: (typeof entrances)[Id]['speaks'] extends 'webhook' ? Id : never
}[EntranceId]

interface Webhook {
  /** The header that carries the signature. */
  readonly signature: string
  readonly receive: (app: Application, delivery: Delivery) => Promise<void>
}

/** One for each webhook of the contract; a missing one is a type error. */
const webhooks: { readonly [Id in WebhookId]: Webhook } = {
  'webhooks.stripe': { signature: 'stripe-signature', receive: receiveEvent },
}

/** An event contains a whole invoice, whose length is the provider's to choose. */
const largestEvent = 1024 * 1024

/** Adds the webhooks as routes. Refusals are the usual JSON errors. */
export function addWebhooks(server: FastifyInstance, { app }: { app: Application }): void {
  for (const [id, { signature, receive }] of Object.entries(webhooks)) {
    const { method, path: url } = entrances[id as WebhookId] // Object.entries loses the type of the keys.
    server.route({
      method: method as HTTPMethods,
      url,
      bodyLimit: largestEvent,
      config: { operation: id },
      handler: async (request, reply) => {
        await receive(app, deliveryOf(request, signature))
        return reply.headers(commonHeaders(request.id)).send(JSON.stringify({ received: true }))
      },
    })
  }
}

/** The body exactly as it came: one more space, and the signature no longer matches. */
function deliveryOf(request: FastifyRequest, header: string): Delivery {
  const signature = request.headers[header]
  return {
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    signature: typeof signature === 'string' ? signature : undefined,
    address: request.ip,
    requestId: request.id,
  }
}
