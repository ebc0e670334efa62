import type { CoastPaints } from './coast.ts'
import type { RoomPaints } from './tea-room.ts'

/** The coast on a fine morning. */
export const dayCoast: CoastPaints = {
  wall: '#fdf6e7',
  stripe: '#e0604a',
  roof: '#c2453a',
  lamp: '#fff2b8',
  window: '#7fc4d6',
  rock: '#a58f86',
  rockDark: '#7c6a68',
  grass: '#8dbb62',
  shade: 'rgba(80, 40, 110, 0.18)',
}

/** The coast by night, with the lamp lit. */
export const nightCoast: CoastPaints = {
  wall: '#8f92c4',
  stripe: '#6d3f72',
  roof: '#3d2c5c',
  lamp: '#fff3b0',
  window: '#ffd877',
  rock: '#443f6b',
  rockDark: '#2c2850',
  grass: '#3d5f70',
  shade: 'rgba(20, 10, 60, 0.35)',
}

/** The coast at dusk. */
export const duskCoast: CoastPaints = {
  wall: '#f6d9cf',
  stripe: '#b4506a',
  roof: '#7c3a63',
  lamp: '#fff0b0',
  window: '#ffd27a',
  rock: '#7d5d7c',
  rockDark: '#573f63',
  grass: '#6f8a6b',
  shade: 'rgba(60, 20, 90, 0.25)',
}

/** The tea room by lamplight. */
export const warmRoom: RoomPaints = {
  wall: '#f3d9ad',
  wood: '#b97f4e',
  woodDark: '#8a5635',
  glass: '#bfe3ee',
  jars: ['#f3efe2', '#d9735a', '#6fae9f', '#e8bf5a', '#8c7bb0'],
  light: '#fff3b8',
}
