import { once } from '../../once.ts'
import { firstTexts } from './first-texts.ts'
import type { GappedText } from './gapped-text.ts'
import { hardTexts } from './hard-texts.ts'
import { hardestTexts } from './hardest-texts.ts'
import { middleTexts } from './middle-texts.ts'

export const gappedTexts = once((): readonly GappedText[] => [
  ...firstTexts(),
  ...middleTexts(),
  ...hardTexts(),
  ...hardestTexts(),
])
