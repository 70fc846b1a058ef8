import type pg from 'pg'
import type { Config } from '../../config.ts'
import { countConnections } from '../../move/media.store.ts'
import { serverStoring } from '../../objects/configured.ts'
import { lockFolder } from '../../objects/shared-folder.store.ts'
import { adoptFolder, isShared } from '../../objects/shared-folder.ts'
import { OperatorError } from '../../operator-error.ts'
import { inTransaction } from '../operator.ts'

/** Refuses while servers run on the old folder: they and the next ones to start would have different files. */
export async function adoptFolderCommand(client: pg.Client, config: Config): Promise<string> {
  if (!isShared(config))
    throw new OperatorError(
      'This installation shares no folder: its files are in a bucket, or its database is in the data directory too.',
    )
  for (const storage of ['disk', 'bucket'] as const)
    if ((await countConnections(client, serverStoring(storage))) > 0)
      throw new OperatorError('A server is running. Stop all servers first.')
  const { files, present } = await inTransaction(client, async () => {
    await lockFolder(client)
    return await adoptFolder(client, config)
  })
  const found = files === 0 ? '' : ` It has ${present} of the newest ${files} files.`
  return `From now on, all servers must use this folder as LEARN_DATA_DIR/media.${found} To verify every file: npm run admin -- verify-media`
}
