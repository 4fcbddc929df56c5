import * as blades from './blades.ts';
import * as devices from './devices.ts';
import { Drawing } from './drawing.ts';
import * as instruments from './instruments.ts';
import * as machines from './machines.ts';
import * as packs from './packs.ts';
import * as rolls from './rolls.ts';
import { PictureSpec } from './spec.ts';
import * as tapes from './tapes.ts';
import * as uv from './uv.ts';
import * as wheels from './wheels.ts';

type Subject = (d: Drawing, spec: PictureSpec) => void;

const SUBJECTS: Record<string, Subject> = {
  ...tapes,
  ...blades,
  ...rolls,
  ...wheels,
  ...uv,
  ...packs,
  ...devices,
  ...instruments,
  press: machines.press,
  digital: machines.digital,
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
