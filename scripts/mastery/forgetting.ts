import type { ModelDocument } from '@learn/learning'

/** The parameters of a model that only matter when time passes. */
export type Forgetting = Pick<ModelDocument, 'halfLifeDays' | 'halfLifeGrowth' | 'overallHalfLifeDays'>

/** The forgetting of mastery-1, chosen before there was data with times. */
export const fixedForgetting: Forgetting = { halfLifeDays: 60 }

/** For a model fitted to the data it predicts. Chosen by cross-validation on the training part of assist2017. */
export const fittedForgetting: Forgetting = {
  halfLifeDays: 60,
  halfLifeGrowth: 2,
  overallHalfLifeDays: { short: 5, long: 25 },
}

/**
 * For weights from a data set without times. It gives the reported score its lowest log loss on the training part of
 * assist2017. Recent results don't fade, because weights that were fitted without gaps predict worse if they do.
 */
export const shippedForgetting: Forgetting = { halfLifeDays: 60, halfLifeGrowth: 2 }
