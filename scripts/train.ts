import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { ModelDocument } from '@learn/learning'
import { featureNames } from '@learn/learning/features'
import { readHistories } from './mastery/attempts.ts'
import { bins } from './mastery/figures.ts'
import { crossValidate, fit, settings } from './mastery/fit.ts'

/**
 * `npm run train -- mastery` fits the model that is shipped: its global part, and where it comes from. What the data set's
 * own topics and items are like stays behind, since ours are others. The same file gives the same weights.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    train: { type: 'string', default: '../shared/data/mastery/assist2015.train.csv.gz' },
    out: { type: 'string', default: 'learning/models/mastery-1.json' },
  },
})

if (positionals[0] === 'mastery') await trainMastery(values.train, values.out)
else {
  console.log('npm run train -- mastery [--train FILE] [--out FILE]')
  process.exitCode = 2
}

async function trainMastery(trainFile: string, outFile: string): Promise<void> {
  const version = basename(outFile, '.json')
  const { histories, bytes } = await readHistories(trainFile)
  const fitted = fit(histories, version, 'any topics')
  const { model, table } = fitted
  const figures = crossValidate(fitted)
  const { base, halfLifeDays, tracing, weights } = model
  const document: ModelDocument = {
    version,
    base: rounded(base),
    halfLifeDays,
    tracing: {
      known: rounded(tracing.known),
      learn: rounded(tracing.learn),
      forget: rounded(tracing.forget),
      guess: rounded(tracing.guess),
      slip: rounded(tracing.slip),
    },
    weights: Object.fromEntries(featureNames.map((name, n) => [name, rounded(weights[n] ?? 0)])),
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
      auc: rounded(figures.auc),
      rmse: rounded(figures.rmse),
      logLoss: rounded(figures.logLoss),
      ece: rounded(figures.ece),
      eceBins: bins,
    },
    use: 'easiness = base - difficulty, in logits: a question brings its difficulty from content, a topic the mean of its questions. All topics share one tracing. The weights of easiness are held: 1 and, for its products, 0. The half-life is chosen, not fitted: the data has no times.',
  }
  await writeFile(outFile, `${JSON.stringify({ ...document, provenance }, null, 2)}\n`)
  console.log(`${outFile}: ${featureNames.length} weights from ${table.outcomes.length} attempts`)
  console.log(provenance.crossValidation)
}

function rounded(value: number): number {
  return Number(value.toFixed(6))
}
