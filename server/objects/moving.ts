import { NoSuchObject, type ObjectKey, type Objects, type StagedUpload, type UploadKey } from './objects.ts'

/**
 * Two storages while files move from one to the other. New objects go to `to`, and both are read. An object is deleted from
 * `from` only when `to` has it, so one that was in neither may have moved in between, and `to` is asked again.
 */
export function movingObjects(to: Objects, from: Objects): Objects {
  return { ...storedObjects(to, from), ...stagedUploads(to, from) }
}

type StagingMethod = 'arrived' | 'append' | 'readArrived' | 'finish' | 'abandon' | 'uploads'

function storedObjects(to: Objects, from: Objects): Omit<Objects, StagingMethod> {
  return {
    put: (key, source, bytes) => to.put(key, source, bytes),
    read: async (key, range) => {
      for (const objects of [to, from]) {
        const found = await objects.read(key, range).catch(ignoreMissing)
        if (found) return found
      }
      return await to.read(key, range)
    },
    size: async key => (await to.size(key)) ?? (await from.size(key)) ?? (await to.size(key)),
    remove: async key => {
      await from.remove(key)
      await to.remove(key)
    },
    async *list(organizationId) {
      const seen = new Set<string>()
      for (const objects of [from, to]) {
        for await (const key of objects.list(organizationId)) {
          if (seen.has(key.sha256)) continue
          seen.add(key.sha256)
          yield key
        }
      }
    },
    organizations: async () => [...new Set([...(await from.organizations()), ...(await to.organizations())])],
    removeAll: async organizationId => {
      await from.removeAll(organizationId)
      await to.removeAll(organizationId)
    },
    removeUnfinished: async since => {
      await from.removeUnfinished(since)
      await to.removeUnfinished(since)
    },
    // Not from the storage that files leave: an object there may be deleted before its URL is used.
    ...(to.downloadUrl && {
      downloadUrl: async (key, answer) => await to.downloadUrl?.(key, answer).catch(ignoreMissing),
    }),
  }
}

/** An upload grows where its first bytes are. When it is complete, its object is made in `to`. */
function stagedUploads(to: Objects, from: Objects): Pick<Objects, StagingMethod> {
  const find = async (upload: UploadKey) => {
    const [there, here] = [await from.arrived(upload), await to.arrived(upload)]
    return there > here ? { objects: from, bytes: there } : { objects: to, bytes: here }
  }
  return {
    arrived: async upload => (await find(upload)).bytes,
    append: async (upload, offset, source, release) => {
      const { objects } = offset === 0 ? { objects: to } : await find(upload)
      return await objects.append(upload, offset, source, release)
    },
    readArrived: async (upload, range) => await (await find(upload)).objects.readArrived(upload, range),
    finish: async (upload, key, bytes) => {
      const { objects } = await find(upload)
      if (objects === to || (await to.size(key)) === bytes) await finishIn(to, from, { upload, key, bytes })
      else {
        if ((await from.arrived(upload)) !== bytes)
          throw new NoSuchObject(`upload ${upload.uploadId} is incomplete`)
        const arrived = await from.readArrived(upload)
        await to.put(key, arrived, bytes).finally(() => arrived.destroy())
      }
      await from.abandon(upload)
    },
    abandon: async upload => {
      await from.abandon(upload)
      await to.abandon(upload)
    },
    async *uploads(organizationId) {
      const found = new Map<string, StagedUpload>()
      for (const objects of [from, to]) {
        for await (const upload of objects.uploads(organizationId)) {
          const other = found.get(upload.uploadId)
          if (!other || other.changedAt < upload.changedAt) found.set(upload.uploadId, upload)
        }
      }
      yield* found.values()
    },
  }
}

/** The object itself may still be in `from`, if a server finished the upload before and was lost. */
async function finishIn(
  to: Objects,
  from: Objects,
  { upload, key, bytes }: { upload: UploadKey; key: ObjectKey; bytes: number },
): Promise<void> {
  try {
    await to.finish(upload, key, bytes)
  } catch (error) {
    if (!(error instanceof NoSuchObject) || (await from.size(key)) !== bytes) throw error
    await to.abandon(upload)
  }
}

const ignoreMissing = (error: unknown): undefined => {
  if (!(error instanceof NoSuchObject)) throw error
}
