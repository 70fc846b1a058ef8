import type { Subject } from '../topic.ts'
import { analogies } from './analogies.ts'
import { buildingBlocks } from './building-blocks.ts'
import { codes } from './codes.ts'
import { combiningShapes } from './combining-shapes.ts'
import { countingFigures } from './counting-figures.ts'
import { cubesFromNets } from './cubes-from-nets.ts'
import { foldAndCut } from './fold-and-cut.ts'
import { foldingNets } from './folding-nets.ts'
import { hexagonGrids } from './hexagon-grids.ts'
import { hiddenShapes } from './hidden-shapes.ts'
import { jigsawShapes } from './jigsaw-shapes.ts'
import { matricesThreeByThree } from './matrices-three-by-three.ts'
import { matricesTwoByTwo } from './matrices-two-by-two.ts'
import { mostLikeTheOthers } from './most-like-the-others.ts'
import { oddOneOut } from './odd-one-out.ts'
import { paperFolding } from './paper-folding.ts'
import { reflection } from './reflection.ts'
import { rotation } from './rotation.ts'
import { series } from './series.ts'
import { seriesWithAGap } from './series-with-a-gap.ts'
import { seriesWithTwoRules } from './series-with-two-rules.ts'
import { stackedCubes } from './stacked-cubes.ts'
import { symmetry } from './symmetry.ts'
import { turningSolids } from './turning-solids.ts'
import { twoStepAnalogies } from './two-step-analogies.ts'
import { viewsOfSolids } from './views-of-solids.ts'

export const nonVerbalReasoning: Subject = {
  id: 'non-verbal-reasoning',
  name: 'Non-verbal reasoning',
  subdomains: {
    patterns: 'Finding the rule',
    series: 'Series and grids',
    movement: 'Turning and mirroring',
    codes: 'Codes',
    space: 'Folding and solids',
  },
  topics: [
    rotation,
    reflection,
    symmetry,
    oddOneOut,
    mostLikeTheOthers,
    analogies,
    twoStepAnalogies,
    series,
    seriesWithTwoRules,
    seriesWithAGap,
    matricesTwoByTwo,
    matricesThreeByThree,
    hexagonGrids,
    codes,
    countingFigures,
    hiddenShapes,
    combiningShapes,
    jigsawShapes,
    stackedCubes,
    turningSolids,
    viewsOfSolids,
    buildingBlocks,
    foldingNets,
    cubesFromNets,
    paperFolding,
    foldAndCut,
  ],
}
