import type { SKRSContext2D } from '@napi-rs/canvas'
import { screentone } from '../drawing/screentone.ts'
import type { Paint } from '../drawing/pen.ts'

/** What the figures of the story are coloured with: tones on black-and-white pages, colours on the others. */
export interface Wardrobe {
  readonly skin: Paint
  readonly blush: Paint
  readonly hair: Paint
  readonly hairShine: Paint
  readonly coat: Paint
  readonly coatInside: Paint
  readonly boots: Paint
  readonly bag: Paint
  readonly enamel: Paint
  readonly enamelTrim: Paint
  readonly screen: Paint
  readonly glow: Paint
  readonly apron: Paint
  readonly fur: Paint
  readonly furStripe: Paint
  readonly furLight: Paint
  readonly cap: Paint
  readonly capTop: Paint
  readonly scarf: Paint
  readonly shade: Paint
}

/** Tones for a black-and-white page. */
export function tonedWardrobe(context: SKRSContext2D): Wardrobe {
  return {
    skin: '#ffffff',
    blush: screentone(context, 0.16),
    hair: '#1d1a16',
    hairShine: '#ffffff',
    coat: screentone(context, 0.1, '#ffffff'),
    coatInside: screentone(context, 0.46, '#ffffff'),
    boots: '#1d1a16',
    bag: screentone(context, 0.4, '#ffffff'),
    enamel: '#ffffff',
    enamelTrim: screentone(context, 0.3, '#ffffff'),
    screen: '#1d1a16',
    glow: '#ffffff',
    apron: screentone(context, 0.14, '#ffffff'),
    fur: '#ffffff',
    furStripe: screentone(context, 0.5, '#ffffff'),
    furLight: '#ffffff',
    cap: '#1d1a16',
    capTop: '#ffffff',
    scarf: screentone(context, 0.36, '#ffffff'),
    shade: screentone(context, 0.26),
  }
}

/** Colours by daylight. */
export const colourWardrobe: Wardrobe = {
  skin: '#ffe2cb',
  blush: 'rgba(240, 120, 100, 0.38)',
  hair: '#4a3040',
  hairShine: '#8a6078',
  coat: '#f7c843',
  coatInside: '#c2872a',
  boots: '#d5533f',
  bag: '#8b5a3c',
  enamel: '#5bb0a8',
  enamelTrim: '#f6ead2',
  screen: '#22313f',
  glow: '#ffe9a3',
  apron: '#f6ead2',
  fur: '#eb9a52',
  furStripe: '#b9642c',
  furLight: '#fff3df',
  cap: '#27406b',
  capTop: '#fdfaf2',
  scarf: '#d5533f',
  shade: 'rgba(90, 40, 90, 0.20)',
}

/** The captain's sister: white fur, everything else alike. */
export const sisterColours: Wardrobe = {
  ...colourWardrobe,
  fur: '#fbf6ee',
  furStripe: '#e3d6c8',
  furLight: '#ffffff',
  scarf: '#c9415a',
}
