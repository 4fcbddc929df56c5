import { plus, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { COLOURS, shade } from './palette.ts';
import { faceOf, scaled, shadow, tube, tubeSkin } from './solids.ts';

/** The way a long roll lies in its picture: from the lower left towards the upper right. */
export const LYING: Point = [660, -330];

export const share = ([x, y]: Point, part: number): Point => [x * part, y * part];

export type Roll = { start: Point; radius: number; along: Point; colour: string; finish?: 'round' | 'metal' };

export function disc(centre: Point, radius: number): Ellipse {
  return { centre, rx: radius * 0.5, ry: radius };
}

/** A roll with journals at both ends; `decorate` draws on its wall, whose outline it is given. */
export function drawRoll(
  d: Drawing,
  { start, radius, along, colour: tint, finish = 'round' }: Roll,
  decorate?: (outline: string) => void,
): void {
  const middle = plus(start, share(along, 0.5));
  shadow(
    d,
    plus(middle, [30, radius * 0.86]),
    Math.hypot(...along) * 0.6,
    radius * 0.5,
    (Math.atan2(along[1], along[0]) * 180) / Math.PI,
  );
  const journal = (from: Point, reach: number) =>
    tube(d, { front: disc(from, radius * 0.4), along: share(along, reach), colour: COLOURS.bright, finish: 'metal' });
  journal(plus(start, along), 0.16);
  const front = disc(start, radius);
  tube(d, { front, along, colour: tint, finish });
  const { outline } = tubeSkin({ front, along });
  d.clip(outline, () => decorate?.(outline));
  d.ellipse(front, faceOf(d, front, COLOURS.steel));
  d.ellipse(scaled(front, 0.94), 'none', `stroke="${shade(COLOURS.steel, -0.3)}" stroke-width="4"`);
  journal(plus(start, share(along, -0.12)), 0.12);
  const tip = disc(plus(start, share(along, -0.12)), radius * 0.4);
  d.ellipse(tip, faceOf(d, tip, COLOURS.bright));
  d.ellipse(scaled(tip, 0.32), '#4a4f55');
}
