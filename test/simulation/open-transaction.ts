import type { Actor } from './actor.ts'
import type { View } from './books.ts'

/** An open transaction: what it sees, and the rows it has locked. */
export class OpenTransaction {
  readonly actor: Actor
  readonly view: View

  constructor(actor: Actor, view: View) {
    this.actor = actor
    this.view = view
  }
}
