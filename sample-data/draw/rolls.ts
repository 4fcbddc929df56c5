import type { Drawing, Point } from './drawing.ts';
import { colour, COLOURS } from './palette.ts';
import { disc, drawRoll, LYING } from './roll.ts';
import { band, onWall } from './solids.ts';
import type { PictureSpec } from './spec.ts';

const START: Point = [330, 740];

/** A covered or ground roller; tone carbon shows its weave. */
export function roller(d: Drawing, spec: PictureSpec): void {
  const tone = spec.text('tone', 'ink');
  const surface =
    tone === 'steel' ? ({ radius: 120, finish: 'metal' } as const) : ({ radius: 145, finish: 'round' } as const);
  drawRoll(d, { start: START, along: LYING, colour: colour(tone), ...surface }, (outline) => {
    if (tone !== 'carbon') return;
    const squares = '<path d="M0 0h13v13h-13ZM13 13h13v13h-13Z" fill="#fff" opacity="0.09"/>';
    d.path(outline, d.pattern(26, 26, 'rotate(20)', squares));
  });
}

/** A bridge that sleeves slide onto: steel, with rings of air holes. */
export function mandrel(d: Drawing): void {
  const wall = { front: disc(START, 140), along: LYING };
  drawRoll(d, { start: START, radius: 140, along: LYING, colour: COLOURS.steel, finish: 'metal' }, () => {
    for (const part of [0.1, 0.46, 0.82]) {
      for (const turn of [-0.75, -0.5, -0.25, 0, 0.25, 0.5]) d.circle(onWall(wall, part, turn), 8, '#2b3036');
    }
  });
}

/** A magnetic die cylinder: rows of magnets under a ground surface, bearer rings at the ends. */
export function magcyl(d: Drawing): void {
  const magnet = '<rect x="6" y="6" width="34" height="48" rx="4" fill="#30363d" opacity="0.42"/>';
  drawRoll(d, { start: START, radius: 170, along: LYING, colour: COLOURS.bright, finish: 'metal' }, () =>
    d.path(band({ front: disc(START, 170), along: LYING }, 0.1, 0.9), d.pattern(46, 60, 'rotate(-26)', magnet)),
  );
}

/** An air shaft: slender, with strips that grip the core. */
export function shaft(d: Drawing): void {
  const along: Point = [760, -380];
  const start: Point = [260, 800];
  const wall = { front: disc(start, 76), along };
  drawRoll(d, { start, radius: 76, along, colour: COLOURS.steel, finish: 'metal' }, () => {
    for (const turn of [-0.7, -0.2, 0.3]) {
      d.line([onWall(wall, 0.06, turn), onWall(wall, 0.44, turn)], '#22262b', 14);
      d.line([onWall(wall, 0.5, turn), onWall(wall, 0.9, turn)], '#22262b', 14);
    }
  });
  d.circle([212, 826], 13, COLOURS.gold, 'stroke="#6d5418" stroke-width="4"');
}
