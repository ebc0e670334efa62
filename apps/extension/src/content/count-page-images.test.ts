import { expect, it } from 'vitest'
import { countPageImages } from './count-page-images.ts'

it('counts images of a page size and leaves banners, columns and icons out', () => {
  const sizes = [
    [800, 1200],
    [300, 300],
    [1000, 90],
    [160, 600],
    [16, 16],
    [0, 0],
  ]
  expect(
    countPageImages(
      sizes.map(([width, height]) => ({ getBoundingClientRect: () => ({ width: width!, height: height! }) })),
    ),
  ).toBe(2)
})
