import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { ModelDocument } from '@learn/learning'
import { featureNames } from '@learn/learning/features'
import { readHistories } from './mastery/attempts.ts'
import { bins } from './mastery/figures.ts'
import { crossValidate, fit, settings } from './mastery/fit.ts'
import { shippedForgetting } from './mastery/forgetting.ts'

/**
 * `npm run train -- mastery` fits the shipped mastery model and records where it came from. The difficulties of the data
 * set's own topics and items are dropped, since ours differ. The same data always gives the same weights.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    train: { type: 'string', default: '../shared/data/mastery/assist2015.train.csv.gz' },
    out: { type: 'string', default: 'learning/models/mastery-2.json' },
  },
})

if (positionals[0] === 'mastery') await trainMastery(values.train, values.out)
else {
  console.log('Usage: npm run train -- mastery [--train FILE] [--out FILE]')
  process.exitCode = 2
}

async function trainMastery(trainFile: string, outFile: string): Promise<void> {
  const version = basename(outFile, '.json')
  const { histories, bytes } = await readHistories(trainFile)
  const fitted = fit(histories, version, { purpose: 'any topics', forgetting: shippedForgetting })
  const { model, table } = fitted
  const figures = crossValidate(fitted)
  const { base, tracing, weights } = model
  const document: ModelDocument = {
    version,
    base: round(base),
    ...shippedForgetting,
    tracing: {
      known: round(tracing.known),
      learn: round(tracing.learn),
      forget: round(tracing.forget),
      guess: round(tracing.guess),
      slip: round(tracing.slip),
    },
    weights: Object.fromEntries(featureNames.map((name, n) => [name, round(weights[n] ?? 0)])),
  }
  const provenance = {
    file: basename(trainFile),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    students: histories.length,
    attempts: table.outcomes.length,
    trainedOn: new Date().toISOString().slice(0, 10),
    settings,
    crossValidation: {
      folds: settings.folds,
      auc: round(figures.auc),
      rmse: round(figures.rmse),
      logLoss: round(figures.logLoss),
      ece: round(figures.ece),
      eceBins: bins,
    },
    use: 'easiness = base - difficulty, in logits. The content gives each question its difficulty; a topic has the mean of its questions. All topics share one tracing. The weights of easiness are fixed: 1, and 0 for its products. The data has no times, so the half-life and its growth come from the training part of assist2017, and the weights of days are 0.',
  }
  await writeFile(outFile, `${JSON.stringify({ ...document, provenance }, null, 2)}\n`)
  console.log(
    `Fitted ${featureNames.length} weights to ${table.outcomes.length} attempts and wrote ${outFile}`,
  )
  console.log(provenance.crossValidation)
}

function round(value: number): number {
  return Number(value.toFixed(6))
}
