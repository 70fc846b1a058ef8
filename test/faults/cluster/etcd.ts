import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { killProgram, ownFolder, type Place, startProgram } from './place.ts'
import { steadyPort } from './port.ts'
import { reference, variablesOf } from './reference.ts'

interface Member {
  readonly name: string
  readonly env: Record<string, string>
  process: ChildProcess | undefined
}

/** The three members of etcd from the reference file. */
export class Etcd {
  /** Replaces the members' addresses in other files. */
  readonly places: Readonly<Record<string, string>>
  readonly #place: Place
  readonly #members: readonly Member[]

  private constructor(place: Place, places: Readonly<Record<string, string>>, members: readonly Member[]) {
    this.#place = place
    this.places = places
    this.#members = members
  }

  static async start(place: Place): Promise<Etcd> {
    const clients: Record<string, string> = {}
    const peers: Record<string, string> = {}
    for (const number of [1, 2, 3]) {
      clients[`10.0.0.1${number}:2379`] = `127.0.0.1:${await steadyPort()}`
      peers[`10.0.0.1${number}:2380`] = `127.0.0.1:${await steadyPort()}`
    }
    const members: Member[] = []
    for (const number of [1, 2, 3]) {
      const name = `node${number}`
      const own: Record<string, string> = { '/var/lib/etcd/learn': await ownFolder(place, `etcd-${name}`) }
      // The file is that of the first node. In the files of the others, their addresses replace its.
      const [first, mine] = [`http://10.0.0.11:`, `http://10.0.0.1${number}:`]
      for (const variable of ['LISTEN_PEER', 'LISTEN_CLIENT', 'INITIAL_ADVERTISE_PEER', 'ADVERTISE_CLIENT'])
        own[`ETCD_${variable}_URLS=${first}`] = `ETCD_${variable}_URLS=${mine}`
      own['ETCD_NAME=node1'] = `ETCD_NAME=${name}`
      const ports = { ...pick(clients, number), ...peers }
      members.push({
        name,
        env: variablesOf(reference('etcd.env', { ...own, ...ports })),
        process: undefined,
      })
    }
    const etcd = new Etcd(place, clients, members)
    await etcd.come()
    return etcd
  }

  /** Starts the members that are not running, and waits until they have a leader. */
  async come(): Promise<void> {
    for (const member of this.#members)
      member.process ??= startProgram(this.#place, `etcd-${member.name}`, ['/usr/bin/etcd'], member.env)
    const healthy = async ({ env }: Member) =>
      (await fetch(`${env.ETCD_LISTEN_CLIENT_URLS}/health`).catch(() => undefined))?.ok
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100))
      if ((await Promise.all(this.#members.map(healthy))).every(Boolean)) return
    throw new Error('etcd has no leader')
  }

  /** Kills all members. They keep their data. */
  async leave(): Promise<void> {
    await Promise.all(this.#members.map(({ process }) => killProgram(process)))
    for (const member of this.#members) member.process = undefined
  }

  readonly abandon = (): void => {
    for (const { process } of this.#members) process?.kill('SIGKILL')
  }
}

const pick = (all: Readonly<Record<string, string>>, number: number) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name === `10.0.0.1${number}:2379`))
