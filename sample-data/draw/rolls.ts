import { at, n, plus, polygon, type Drawing, type Ellipse, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { band, bore, faceOf, lens, onWall, scaled, shadow, tube, tubeSkin } from './solids.ts';
import type { PictureSpec } from './spec.ts';

/** The way a long roll lies in its picture: from the lower left towards the upper right. */
const LYING: Point = [660, -330];
const share = ([x, y]: Point, part: number): Point => [x * part, y * part];

type Roll = { start: Point; radius: number; along: Point; colour: string; finish?: 'round' | 'metal' };

function disc(centre: Point, radius: number): Ellipse {
  return { centre, rx: radius * 0.5, ry: radius };
}

/** A roll with journals at both ends; answers the outline of its face for whatever lies on it. */
function drawRoll(d: Drawing, { start, radius, along, colour: tint, finish = 'round' }: Roll): string {
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
  d.ellipse(front, faceOf(d, front, COLOURS.steel));
  d.ellipse(scaled(front, 0.94), 'none', `stroke="${shade(COLOURS.steel, -0.3)}" stroke-width="4"`);
  journal(plus(start, share(along, -0.12)), 0.12);
  const tip = disc(plus(start, share(along, -0.12)), radius * 0.4);
  d.ellipse(tip, faceOf(d, tip, COLOURS.bright));
  d.ellipse(scaled(tip, 0.32), '#4a4f55');
  return tubeSkin({ front, along }).outline;
}

/** A ceramic roll engraved with `lpi` lines to the inch, hexagonal or channel `cells`, and the cells enlarged. */
export function anilox(d: Drawing, spec: PictureSpec): void {
  const lpi = spec.number('lpi', 400);
  const hexagonal = spec.text('cells', 'hex') === 'hex';
  const cell = Math.max(9, 3100 / lpi);
  const outline = drawRoll(d, { start: [330, 740], radius: 165, along: LYING, colour: COLOURS.ceramic });
  d.clip(outline, () => d.path(outline, engraving(d, cell, hexagonal, '#15181b', 0.55, -26)));
  d.ellipse(disc([330, 740], 165), faceOf(d, disc([330, 740], 165), COLOURS.steel));
  drawJournalAgain(d);
  if (spec.text('lens', 'yes') === 'yes') lens(d, [890, 880], 206, () => drawCells(d, lpi, hexagonal));
}

function drawJournalAgain(d: Drawing): void {
  const from = plus([330, 740], share(LYING, -0.12));
  tube(d, { front: disc(from, 66), along: share(LYING, 0.12), colour: COLOURS.bright, finish: 'metal' });
  d.ellipse(scaled(disc(from, 66), 0.32), '#4a4f55');
}

function engraving(
  d: Drawing,
  cell: number,
  hexagonal: boolean,
  stroke: string,
  opacity: number,
  angle: number,
): string {
  const width = cell * Math.sqrt(3);
  const line = `fill="none" stroke="${stroke}" stroke-width="${n(cell * 0.2)}" opacity="${opacity}"`;
  if (!hexagonal) {
    const wave = `M${n(-cell)} ${n(cell / 2)}q${n(cell / 2)} ${n(-cell * 0.7)} ${n(cell)} 0t${n(cell)} 0t${n(cell)} 0t${n(cell)} 0`;
    return d.pattern(cell * 2, cell, `rotate(${angle - 30})`, `<path d="${wave}" ${line}/>`);
  }
  const comb = `M0 ${n(cell / 2)}L${n(width / 2)} 0L${n(width)} ${n(cell / 2)}L${n(width)} ${n(cell * 1.5)}L${n(width / 2)} ${n(cell * 2)}L0 ${n(cell * 1.5)}ZM${n(width / 2)} ${n(cell * 2)}L${n(width / 2)} ${n(cell * 3)}`;
  return d.pattern(width, cell * 3, `rotate(${angle})`, `<path d="${comb}" ${line}/>`);
}

/** The cells under the loupe, each with its share of ink; finer screens show more and smaller cells. */
function drawCells(d: Drawing, lpi: number, hexagonal: boolean): void {
  const cell = 22 + (1000 - Math.min(lpi, 1000)) * 0.05;
  d.rect([-210, -210], 420, 420, '#5c6166');
  if (!hexagonal) {
    for (let y = -320; y < 330; y += cell * 1.15) {
      let outline = `M-300 ${n(y)}`;
      for (let x = -300; x < 300; x += cell) outline += `q${n(cell / 2)} ${n(-cell * 0.5)} ${n(cell)} 0t${n(cell)} 0`;
      d.group('rotate(-30)', () =>
        d.path(
          outline,
          'none',
          `stroke="${COLOURS.cyan}" stroke-width="${n(cell * 0.62)}" stroke-linecap="round" opacity="0.95"`,
        ),
      );
    }
    return;
  }
  const width = cell * Math.sqrt(3);
  for (let row = -8; row <= 8; row += 1) {
    for (let column = -8; column <= 8; column += 1) {
      const centre: Point = [column * width + (row % 2 === 0 ? 0 : width / 2), row * cell * 1.5];
      if (Math.hypot(...centre) > 215 + cell) continue;
      const corners = (size: number) =>
        [30, 90, 150, 210, 270, 330].map((degrees): Point =>
          plus(centre, [Math.cos((degrees * Math.PI) / 180) * size, Math.sin((degrees * Math.PI) / 180) * size]),
        );
      d.path(polygon(corners(cell * 0.86)), '#15395a');
      d.path(polygon(corners(cell * 0.7)), COLOURS.cyan, 'opacity="0.92"');
      d.path(
        `M${at(plus(centre, [-cell * 0.3, -cell * 0.32]))}l${n(cell * 0.34)} ${n(-cell * 0.12)}`,
        'none',
        `stroke="#ffffff" stroke-width="${n(cell * 0.12)}" stroke-linecap="round" opacity="0.8"`,
      );
    }
  }
}

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

/** A print sleeve: a thin tube with a hard coloured surface; `size` in teeth sets how wide it is. */
export function sleeve(d: Drawing, spec: PictureSpec): void {
  const tint = colour(spec.text('colour', 'cyan'));
  const radius = 120 + (spec.number('size', 96) - 72) * 1.5;
  const along: Point = [620, -300];
  const front = disc([350, 730], radius);
  shadow(d, [680, 590 + radius * 0.84], 420, radius * 0.5, -25);
  tube(d, { front, along, colour: tint });
  const skin = tubeSkin({ front, along });
  d.path(band({ front, along }, 0.9, 0.95), d.round('#f3f1ec', skin.from, skin.to));
  d.ellipse(front, faceOf(d, front, '#d8d2c4'));
  d.ellipse(scaled(front, 0.97), 'none', `stroke="${tint}" stroke-width="8"`);
  bore(d, scaled(front, 0.83), along, '#b8ae98');
  d.line([onWall({ front, along }, 0.06, -0.62), onWall({ front, along }, 0.82, -0.62)], '#ffffff', 4, 'opacity="0.7"');
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

/** A big roll of wiping paper, perforated. */
export function wipesroll(d: Drawing, spec: PictureSpec): void {
  const tint = shade(colour(spec.text('colour', 'blue')), 0.45);
  const front: Ellipse = { centre: [600, 400], rx: 270, ry: 112 };
  shadow(d, [640, 900], 360, 110);
  tube(d, { front, along: [0, 480], colour: tint, face: faceOf(d, front, shade(tint, 0.3)) });
  for (let ring = 1; ring < 14; ring += 1)
    d.ellipse(
      scaled(front, 0.34 + ring * 0.047),
      'none',
      `stroke="${shade(tint, -0.22)}" stroke-width="1.5" opacity="0.6"`,
    );
  d.ellipse(scaled(front, 0.33), COLOURS.card);
  bore(d, scaled(front, 0.27), [0, 300], COLOURS.card);
  for (const y of [560, 720])
    d.path(
      `M330 ${y}A270 112 0 0 0 870 ${y}`,
      'none',
      `stroke="${shade(tint, -0.3)}" stroke-width="3" stroke-dasharray="4 12" opacity="0.7"`,
    );
  d.path(
    'M870 640Q1010 700 1000 900L890 952Q880 900 870 880Z',
    d.linear(
      [870, 640],
      [1000, 900],
      [
        [0, shade(tint, 0.1)],
        [1, shade(tint, 0.4)],
      ],
    ),
  );
}

/** A hand roller with a rubber tyre. */
export function handroller(d: Drawing): void {
  shadow(d, [470, 850], 320, 70, -18);
  tube(d, { front: disc([300, 800], 110), along: [300, -130], colour: COLOURS.ink });
  d.ellipse(scaled(disc([300, 800], 110), 0.3), COLOURS.bright);
  d.line(
    [
      [300, 800],
      [216, 700],
      [420, 520],
      [560, 500],
    ],
    COLOURS.steel,
    20,
    'stroke-linejoin="round"',
  );
  d.group('rotate(-32 560 500)', () => {
    d.rect([550, 452], 470, 96, d.round(COLOURS.red, [550, 452], [550, 548]), 'rx="46"');
    d.rect([560, 452], 40, 96, d.round(COLOURS.ink, [560, 452], [560, 548]), 'rx="10"');
  });
}

/** A rack with twelve sleeves, seen from the front. */
export function rack(d: Drawing): void {
  shadow(d, [600, 1030], 430, 50);
  for (const x of [200, 964]) d.rect([x, 170], 36, 860, d.round(COLOURS.ink, [x, 0], [x + 36, 0]));
  for (let row = 0; row < 3; row += 1) {
    const y = 300 + row * 260;
    d.rect([190, y + 112], 820, 26, d.round('#4a4f55', [0, y + 112], [0, y + 138]));
    ['cyan', 'magenta', 'yellow', 'blue'].forEach((name, column) => {
      const front: Ellipse = { centre: [310 + column * 194, y + 10], rx: 84, ry: 84 };
      d.ellipse({ ...front, centre: plus(front.centre, [10, -8]) }, shade(colour(name), -0.35));
      d.ellipse(front, faceOf(d, front, colour(name)));
      bore(d, scaled(front, 0.8), [18, -14], '#b8ae98');
    });
  }
}
