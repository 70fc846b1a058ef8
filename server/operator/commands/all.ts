import { backupCommands } from './backups.ts'
import type { Command } from './command.ts'
import { installationCommands } from './installation.ts'
import { keyCommands } from './keys.ts'
import { organizationCommands } from './organizations.ts'
import { personCommands } from './people.ts'
import { studentCommands } from './students.ts'

/** Every command of the admin tool, in the order of the help. */
export const commands: readonly Command[] = [
  ...keyCommands,
  ...organizationCommands,
  ...personCommands,
  ...studentCommands,
  ...backupCommands,
  ...installationCommands,
]
