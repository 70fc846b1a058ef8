import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Etcd } from './etcd.ts'
import type { Node } from './node.ts'

interface Member {
  readonly name: string
  readonly role: 'leader' | 'sync_standby' | 'replica'
  readonly state: string
  readonly lag?: number | 'unknown'
}

const longestMilliseconds = 120_000

/** The nodes that hold the database, and what Patroni says about them. */
export class Cluster {
  readonly nodes: readonly Node[]
  readonly etcd: Etcd

  constructor(nodes: readonly Node[], etcd: Etcd) {
    this.nodes = nodes
    this.etcd = etcd
  }

  /** What the nodes agree on. Empty if none of them answers. */
  async members(): Promise<readonly Member[]> {
    const answers = await Promise.all(
      this.nodes.map(node => node.ask<{ members: readonly Member[] }>('/cluster')),
    )
    return answers.find(answer => answer?.status === 200)?.body.members ?? []
  }

  node(name: string | undefined): Node {
    const node = this.nodes.find(known => known.name === name)
    if (!node) throw new Error(`there is no node ${name}`)
    return node
  }

  /** The nodes that answer haproxy's check as the primary. */
  async claiming(): Promise<string[]> {
    const asked = await Promise.all(this.nodes.map(async node => [node, await node.ask('/primary')] as const))
    return asked.filter(([, answer]) => answer?.status === 200).map(([{ name }]) => name)
  }

  /** Waits until every node works and is where the primary is. A synchronous standby is one of them, unless it is off. */
  async whole(isSynchronous = true): Promise<{ primary: Node; standby: Node; other: Node }> {
    const until = Date.now() + longestMilliseconds
    for (; Date.now() < until; await sleep(200)) {
      const members = await this.members()
      const [leader] = members.filter(({ role }) => role === 'leader')
      const standbys = members.filter(({ role }) => role !== 'leader')
      const areFollowing = standbys.every(
        ({ state, lag }) => /running|streaming/.test(state) && Number(lag) < 1_000_000,
      )
      const sync = standbys.find(({ role }) => role === 'sync_standby')
      if (leader?.state !== 'running' || standbys.length < 2 || !areFollowing) continue
      const standby = isSynchronous ? sync : standbys[0]
      const other = standbys.find(one => one !== standby)
      if (!standby || !other || !(await this.#streams(leader.name))) continue
      return {
        primary: this.node(leader.name),
        standby: this.node(standby.name),
        other: this.node(other.name),
      }
    }
    throw new Error(`the cluster is not whole again: ${JSON.stringify(await this.members())}`)
  }

  /** Whether both standbys receive what the primary writes at the moment. */
  async #streams(primary: string): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.node(primary).url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query(`select from pg_stat_replication where state = 'streaming'`)
      return rows.length === 2
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async untilPrimaryIsNot(name: string): Promise<Node> {
    for (const end = Date.now() + longestMilliseconds; Date.now() < end; await sleep(100)) {
      const [primary] = (await this.claiming()).filter(claiming => claiming !== name)
      if (primary !== undefined) return this.node(primary)
    }
    throw new Error(`nobody replaced ${name}`)
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map(node => node.stop()))
    this.abandon()
  }

  readonly abandon = (): void => {
    for (const node of this.nodes) node.abandon()
    this.etcd.abandon()
  }
}
