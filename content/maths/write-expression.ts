import { template } from '../template.ts'
import { expressionChoices } from './expression.ts'
import { drawNumbers, stories } from './expression-stories.ts'
import { pupils } from './pupils.ts'

const letters = ['k', 'n', 't', 'w', 'x', 'y'] as const

export const writeExpression = template({
  id: 'maths.expressions-and-formulae.write-expression',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const story = random.pick(stories[step])
    const [x = '', y = ''] = random.sample(letters, 2)
    const [first = '', second = '', third = ''] = random.sample(pupils, 3)
    return {
      step,
      story: story.name,
      x,
      y,
      names: [first, second, third] as const,
      ...drawNumbers(random, story),
    }
  },
  measure: 'letters, numbers, operations and brackets in the expression, and the steps of the story',
  hardness: ({ step, story, ...cast }) => {
    const right = stories[step].find(({ name }) => name === story)?.tell(cast).right ?? ''
    const signs = right.match(/[+−÷(]/g) ?? []
    return step + signs.length / 2 + (right.match(/[a-z]/g) ?? []).length / 2
  },
  write: ({ step, story, ...cast }) => {
    const told = stories[step].find(({ name }) => name === story)?.tell(cast)
    if (!told) throw new Error(`There is no story ${story}`)
    return {
      stem: told.said,
      ...expressionChoices(told.right, told.wrong),
      explanation: `${told.way}: **${told.right}**. Not sure? Put an easy number in for each letter and try the story with it.`,
    }
  },
})
