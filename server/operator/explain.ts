import { toNoRoom } from '../objects/full-disk.ts'
import { NoRoom, StorageFailed } from '../objects/objects.ts'
import { explainRefusal, isRefusal, OperatorError, reasonOf } from '../operator-error.ts'

/** Turns what can go wrong in any command, with a bucket or a folder, into a sentence that says what to do. */
export function explain(error: unknown): unknown {
  if (error instanceof OperatorError) return error
  const cause = toNoRoom(error)
  if (cause instanceof NoRoom)
    return new OperatorError(`There is no room left: ${wordsOf(cause)}.`, { cause })
  if (error instanceof StorageFailed)
    return new OperatorError(
      `Can't use the files: ${error.message}. Check that the bucket (LEARN_S3_BUCKET) exists, and that LEARN_S3_ENDPOINT, LEARN_S3_REGION and the access key (LEARN_S3_ACCESS_KEY_ID) may list, read, write and delete in it.`,
      { cause: error },
    )
  if (isRefusal(error))
    return new OperatorError(`Can't use ${explainRefusal(error, error.path ?? 'a file')}.`, { cause: error })
  return error
}

/** The system names the file; a bucket only says that it is full. */
const wordsOf = ({ message, cause }: NoRoom) => (cause instanceof Error ? reasonOf(cause) : message)
