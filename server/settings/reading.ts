import { ConfigError, type ValueOf } from './setting.ts'
import type { SettingName, settings } from './settings.ts'

/** Reads one setting from the environment, and refuses an invalid value. */
export type ReadSetting = <Name extends SettingName>(name: Name) => ValueOf<(typeof settings)[Name]>

export const missingSettingError = (name: SettingName, other: SettingName, why?: string) =>
  new ConfigError([`${name} must be set when ${other} is set.`, why].filter(Boolean).join(' '))
