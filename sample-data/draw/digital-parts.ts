import { plus, type Drawing, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { block, bore, faceOf, scaled, shadow, tube } from './solids.ts';
import type { PictureSpec } from './spec.ts';
import { disc } from './roll.ts';

/** A toner cartridge of that colour. */
export function toner(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'cyan'));
  shadow(d, [620, 800], 480, 64, -14);
  d.group('rotate(-16 600 600)', () => {
    tube(d, { front: { centre: [170, 620], rx: 56, ry: 122 }, along: [800, 0], colour: '#3c4248' });
    for (let x = 300; x < 900; x += 70)
      d.path(`M${x} 498A56 122 0 0 1 ${x + 34} 742`, 'none', 'stroke="#22262a" stroke-width="7" opacity="0.7"');
    d.path(
      'M430 498.5L760 498.5A56 122 0 0 1 760 741.5L430 741.5A56 122 0 0 0 430 498.5Z',
      d.round(tint, [0, 498], [0, 742]),
    );
    d.rect([520, 560], 190, 60, COLOURS.paper, 'rx="8" opacity="0.92"');
    for (let line = 0; line < 2; line += 1) d.rect([536, 576 + line * 20], 130 - line * 40, 9, '#b7b0a2');
    tube(d, { front: { centre: [150, 620], rx: 62, ry: 136 }, along: [60, 0], colour: tint });
    tube(d, { front: { centre: [110, 620], rx: 34, ry: 74 }, along: [40, 0], colour: COLOURS.white });
    tube(d, { front: { centre: [960, 620], rx: 62, ry: 134 }, along: [70, 0], colour: tint, face: shade(tint, -0.3) });
  });
}

/** An image drum: a coated tube between plastic flanges, one with teeth. */
export function drum(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'cyan'));
  const along: Point = [640, -310];
  const start: Point = [330, 750];
  shadow(d, [670, 690], 420, 84, -26);
  tube(d, { front: disc(plus(start, along), 128), along: [40, -20], colour: COLOURS.white });
  tube(d, { front: disc(start, 120), along, colour: shade(tint, -0.15), finish: 'metal' });
  tube(d, { front: disc(plus(start, [-60, 30]), 134), along: [60, -30], colour: COLOURS.white });
  for (let tooth = 0; tooth < 26; tooth += 1) {
    const angle = (tooth / 26) * 2 * Math.PI;
    d.line(
      [
        plus([270, 780], [Math.cos(angle) * 60, Math.sin(angle) * 121]),
        plus([270, 780], [Math.cos(angle) * 67, Math.sin(angle) * 134]),
      ],
      '#8d897f',
      5,
    );
  }
  bore(d, disc([270, 780], 46), [20, -10], '#8d897f');
}

/** Rubber feed rollers, two and two. */
export function feedrollers(d: Drawing): void {
  for (const start of [
    [640, 470],
    [270, 560],
    [700, 800],
    [330, 890],
  ] as const) {
    const along: Point = [190, -84];
    shadow(d, plus(start, [110, 48]), 190, 56, -22);
    tube(d, { front: disc(plus(start, along), 26), along: [56, -25], colour: COLOURS.bright, finish: 'metal' });
    tube(d, { front: disc(start, 96), along, colour: COLOURS.ink });
    d.ellipse(scaled(disc(start, 96), 0.62), faceOf(d, scaled(disc(start, 96), 0.62), COLOURS.white));
    bore(d, disc(start, 30), [20, -10], '#8d897f');
  }
}

/** A fuser unit: rollers between plastic covers, a green lever. */
export function fuser(d: Drawing): void {
  shadow(d, [650, 860], 490, 70);
  const depth: Point = [90, -110];
  block(d, { corner: [120, 850], width: 900, height: 120, depth, colour: '#4a5057' });
  tube(d, { front: { centre: [190, 640], rx: 42, ry: 80 }, along: [800, 0], colour: COLOURS.red });
  tube(d, { front: { centre: [190, 520], rx: 42, ry: 76 }, along: [800, 0], colour: COLOURS.ink });
  for (const x of [110, 950]) block(d, { corner: [x, 850], width: 100, height: 440, depth, colour: COLOURS.ink });
  d.rect([960, 480], 70, 180, COLOURS.green, 'rx="16"');
  d.path('M520 470l70 -120l70 120Z', COLOURS.yellow, 'stroke="#11151a" stroke-width="9" stroke-linejoin="round"');
  d.path(
    'M572 452c-22 -20 22 -30 0 -54M594 452c-22 -20 22 -30 0 -54M616 452c-22 -20 22 -30 0 -54',
    'none',
    'stroke="#11151a" stroke-width="7"',
  );
}
