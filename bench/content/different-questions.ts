import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Step, steps, topics } from '@learn/content'
import { compose, type Template } from '@learn/content/template'
import { identityOf } from '../../test/content/proofs.ts'

export const seeds = 10_000

export const stepOf = (seed: number): Step => steps[seed % steps.length] ?? 1

export interface DifferentCount {
  readonly id: string
  readonly count: number
}

const templates = topics.flatMap(topic => topic.templates)

/** Counts the different questions of each template, with one worker per core. */
export async function countDifferent(): Promise<DifferentCount[]> {
  const different: DifferentCount[] = []
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workers = Array.from({ length: availableParallelism() }, () => {
    const worker = new Worker(import.meta.filename, { workerData: next })
    worker.on('message', (found: DifferentCount) => different.push(found))
    return once(worker, 'exit')
  })
  await Promise.all(workers)
  return different
}

function differentQuestions(template: Template): number {
  const seen = new Set<string>()
  for (let seed = 0; seed < seeds; seed++) seen.add(identityOf(compose(template, seed, stepOf(seed))))
  return seen.size
}

/** Takes templates one by one, from a counter that all workers share. */
function work(next: Int32Array): void {
  for (;;) {
    const template = templates[Atomics.add(next, 0, 1)]
    if (!template) return
    parentPort?.postMessage({ id: template.id, count: differentQuestions(template) })
  }
}

if (!isMainThread) work(workerData)
