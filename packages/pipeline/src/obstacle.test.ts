import { expect, it } from 'vitest'
import { describeObstacle } from './obstacle.ts'

it('names what an operator would have to bring', () => {
  expect(describeObstacle({ key: 'needsKey', variables: ['CLIENT_ID', 'CLIENT_SECRET'] })).toContain(
    'CLIENT_ID and CLIENT_SECRET',
  )
  expect(describeObstacle({ key: 'needsWeights', weights: 'lama' })).toContain('models pull lama')
})
