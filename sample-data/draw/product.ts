import * as anilox from './anilox.ts';
import * as blades from './blades.ts';
import * as boards from './boards.ts';
import * as bottles from './bottles.ts';
import * as boxes from './boxes.ts';
import * as cutting from './cutting.ts';
import * as digitalParts from './digital-parts.ts';
import { Drawing } from './drawing.ts';
import * as electrics from './electrics.ts';
import * as filters from './filters.ts';
import * as instruments from './instruments.ts';
import { digital, press } from './machines.ts';
import * as mechanics from './mechanics.ts';
import * as rolls from './rolls.ts';
import * as smallParts from './small-parts.ts';
import { PictureSpec } from './spec.ts';
import * as tapes from './tapes.ts';
import * as tubes from './tubes.ts';
import * as turned from './turned.ts';
import * as uv from './uv.ts';
import * as wheels from './wheels.ts';

type Subject = (d: Drawing, spec: PictureSpec) => void;

/** Every kind of part by the word that the `picture` column uses for it: each exported drawing is one. */
const SUBJECTS: Record<string, Subject> = {
  ...anilox,
  ...blades,
  ...boards,
  ...bottles,
  ...boxes,
  ...cutting,
  ...digitalParts,
  ...electrics,
  ...filters,
  ...instruments,
  ...mechanics,
  ...rolls,
  ...smallParts,
  ...tapes,
  ...tubes,
  ...turned,
  ...uv,
  ...wheels,
  press,
  digital,
};

/** Draws what the `picture` column of a product asks for, on the light ground that all parts share; 1200 × 1200 SVG. */
export function drawProduct(spec: string): string {
  const d = new Drawing(1200, 1200);
  drawGround(d);
  drawSubject(d, spec);
  return d.toString();
}

/** The part alone, in the coordinates of a 1200 × 1200 picture. */
export function drawSubject(d: Drawing, text: string): void {
  const spec = new PictureSpec(text);
  SUBJECTS[spec.kind]?.(d, spec);
}

function drawGround(d: Drawing): void {
  const wall = d.linear(
    [0, 0],
    [0, 1200],
    [
      [0, '#f1eee7'],
      [0.62, '#faf8f4'],
      [0.72, '#f4f1ea'],
      [1, '#e4dfd4'],
    ],
  );
  d.rect([0, 0], 1200, 1200, wall);
}
