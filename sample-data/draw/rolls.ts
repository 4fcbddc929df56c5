import type { Drawing, Point } from './drawing.ts';
import { colour, COLOURS } from './palette.ts';
import { band, faceOf, onWall } from './solids.ts';
import type { PictureSpec } from './spec.ts';
import { disc, drawJournalAgain, drawRoll, LYING } from './roll.ts';

/** A covered or ground roller; tone carbon shows its weave. */
export function roller(d: Drawing, spec: PictureSpec): void {
  const tone = spec.text('tone', 'ink');
  const metallic = tone === 'steel';
  const outline = drawRoll(d, {
    start: [330, 740],
    radius: metallic ? 120 : 145,
    along: LYING,
    colour: colour(tone),
    finish: metallic ? 'metal' : 'round',
  });
  if (tone === 'carbon') {
    const weave = d.pattern(
      26,
      26,
      'rotate(20)',
      '<path d="M0 0h13v13h-13ZM13 13h13v13h-13Z" fill="#fff" opacity="0.09"/>',
    );
    d.clip(outline, () => d.path(outline, weave));
  }
}

/** A bridge that sleeves slide onto: steel, with rings of air holes. */
export function mandrel(d: Drawing): void {
  const start: Point = [330, 740];
  drawRoll(d, { start, radius: 140, along: LYING, colour: COLOURS.steel, finish: 'metal' });
  const wall = { front: disc(start, 140), along: LYING };
  for (const part of [0.1, 0.46, 0.82]) {
    for (const turn of [-0.75, -0.5, -0.25, 0, 0.25, 0.5]) d.circle(onWall(wall, part, turn), 8, '#2b3036');
  }
}

/** A magnetic die cylinder: rows of magnets under a ground surface, bearer rings at the ends. */
export function magcyl(d: Drawing): void {
  const start: Point = [330, 740];
  const outline = drawRoll(d, { start, radius: 170, along: LYING, colour: COLOURS.bright, finish: 'metal' });
  d.clip(outline, () => {
    const magnets = d.pattern(
      46,
      60,
      'rotate(-26)',
      '<rect x="6" y="6" width="34" height="48" rx="4" fill="#30363d" opacity="0.42"/>',
    );
    d.path(band({ front: disc(start, 170), along: LYING }, 0.1, 0.9), magnets);
  });
  d.ellipse(disc(start, 170), faceOf(d, disc(start, 170), COLOURS.steel));
  drawJournalAgain(d);
}

/** An air shaft: slender, with strips that grip the core. */
export function shaft(d: Drawing): void {
  const along: Point = [760, -380];
  const start: Point = [260, 800];
  drawRoll(d, { start, radius: 76, along, colour: COLOURS.steel, finish: 'metal' });
  const wall = { front: disc(start, 76), along };
  for (const turn of [-0.7, -0.2, 0.3]) {
    for (const [from, to] of [
      [0.06, 0.44],
      [0.5, 0.9],
    ] as const) {
      d.line([onWall(wall, from, turn), onWall(wall, to, turn)], '#22262b', 14);
    }
  }
  d.circle([212, 826], 13, COLOURS.gold, 'stroke="#6d5418" stroke-width="4"');
}
