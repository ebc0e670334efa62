import { expect, it } from 'vitest'
import { compareNaturally } from './natural-order.ts'

it('orders pages as people number them, folder by folder', () => {
  const paths = [
    'page10.jpg',
    'ch10/1.jpg',
    'Page2.jpg',
    'ch2/10.jpg',
    'page1.jpg',
    'ch2/9.jpg',
    'cover.jpg',
    'page2.jpg',
  ]
  expect(paths.sort(compareNaturally)).toEqual([
    'ch2/9.jpg',
    'ch2/10.jpg',
    'ch10/1.jpg',
    'cover.jpg',
    'page1.jpg',
    'Page2.jpg',
    'page2.jpg',
    'page10.jpg',
  ])
})
