import { n, plus, polygon, type Drawing, type Point } from './drawing.ts';
import { colour, COLOURS, shade } from './palette.ts';
import { block, bore, scaled, shadow, tube } from './solids.ts';
import type { PictureSpec } from './spec.ts';

const DEPTH: Point = [46, -40];

/** A label press in line: unwind, print units, die station, rewind; `units` print units, `tint` of the covers. */
export function press(d: Drawing, spec: PictureSpec): void {
  const units = Math.min(8, Math.max(2, spec.number('units', 5)));
  const tint = colour(spec.text('tint', 'blue'));
  d.group('translate(30 330) scale(0.95)', () => drawPress(d, units, tint));
}

/** The press itself in a box of 1200 × 640, its floor at y = 600. */
export function drawPress(d: Drawing, units: number, tint: string): void {
  shadow(d, [600, 604], 620, 46);
  block(d, { corner: [40, 596], width: 1090, height: 64, depth: DEPTH, colour: '#3a4047' });
  const pitch = 700 / units;
  drawReel(d, [140, 400], 118, COLOURS.paper);
  for (let unit = units - 1; unit >= 0; unit -= 1) drawUnit(d, 262 + unit * pitch, pitch * 0.78, unit, tint);
  drawReel(d, [1056, 420], 100, shade(COLOURS.cyan, 0.55));
  drawWeb(d, units, pitch);
  drawPanel(d);
}

const INKS = [COLOURS.cyan, COLOURS.magenta, COLOURS.yellow, COLOURS.ink] as const;

function drawUnit(d: Drawing, x: number, width: number, unit: number, tint: string): void {
  const ink = INKS[unit % INKS.length] ?? COLOURS.cyan;
  block(d, { corner: [x, 534], width, height: 330, depth: DEPTH, colour: '#e9e6df' });
  block(d, { corner: [x, 534], width, height: 96, depth: DEPTH, colour: shade(tint, -0.1) });
  d.rect([x, 204], width, 26, tint);
  d.rect([x + width * 0.1, 250], width * 0.8, 178, '#22272c', 'rx="10"');
  d.rect(
    [x + width * 0.1, 250],
    width * 0.8,
    178,
    d.linear(
      [x, 250],
      [x + width, 428],
      [
        [0, '#ffffff', 0.28],
        [0.4, '#ffffff', 0.02],
        [1, '#ffffff', 0.1],
      ],
    ),
    'rx="10"',
  );
  const centre = x + width / 2;
  const r = Math.min(34, width * 0.26);
  for (const [y, radius, hue] of [
    [288, r * 0.72, ink],
    [340, r, COLOURS.steel],
    [398, r * 0.8, '#59616a'],
  ] as const) {
    d.circle([centre, y], radius, d.round(hue, [centre - radius, y - radius], [centre + radius, y + radius]));
    d.circle([centre, y], radius * 0.3, '#16191c');
  }
  d.rect([x + width * 0.18, 470], width * 0.3, 34, '#11151a', 'rx="5"');
  d.circle([x + width * 0.74, 487], Math.min(13, width * 0.1), COLOURS.red);
}

function drawReel(d: Drawing, [x, y]: Point, r: number, tint: string): void {
  block(d, { corner: [x - 26, 534], width: 60, height: 534 - y, depth: DEPTH, colour: '#565d64' });
  tube(d, { front: { centre: [x, y], rx: r * 0.96, ry: r }, along: DEPTH, colour: tint });
  const front = { centre: [x, y] as const, rx: r * 0.96, ry: r };
  for (let ring = 1; ring < 9; ring += 1)
    d.ellipse(scaled(front, 0.28 + ring * 0.08), 'none', `stroke="${shade(tint, -0.16)}" stroke-width="1.6"`);
  d.ellipse(scaled(front, 0.27), COLOURS.card);
  bore(d, scaled(front, 0.18), DEPTH, COLOURS.steel);
}

/** The web: from the reel over rollers above every unit, printed from left to right. */
function drawWeb(d: Drawing, units: number, pitch: number): void {
  const rail: Point[] = [
    [140, 282],
    [228, 176],
    [250 + units * pitch, 176],
    [1056, 320],
  ];
  d.path(
    polygon([...rail, ...rail.toReversed().map((point) => plus(point, [30, -26]))]),
    d.linear(
      [140, 0],
      [1060, 0],
      [
        [0, '#ffffff'],
        [0.3, '#ffffff'],
        [0.31, shade(COLOURS.cyan, 0.55)],
        [0.5, shade(COLOURS.cyan, 0.45)],
        [0.51, shade(COLOURS.magenta, 0.5)],
        [0.7, shade(COLOURS.magenta, 0.45)],
        [0.71, shade(COLOURS.yellow, 0.35)],
        [1, shade(COLOURS.yellow, 0.3)],
      ],
    ),
    'stroke="#b7b0a2" stroke-width="2"',
  );
  for (const [x, y] of [
    [228, 184],
    [250 + units * pitch, 184],
  ] as const)
    d.circle(
      [x, y],
      17,
      d.metal(COLOURS.steel, [x - 17, y - 17], [x + 17, y + 17]),
      'stroke="#4a4f55" stroke-width="2"',
    );
}

function drawPanel(d: Drawing): void {
  d.rect([636, 60], 14, 140, '#4a4f55');
  d.rect([560, 10], 180, 110, '#16191c', 'rx="10"');
  d.rect([572, 22], 156, 86, '#0d3a63', 'rx="4"');
  INKS.forEach((ink, index) =>
    d.rect([584 + index * 36, 84 - index * 9], 24, 18 + index * 9, index === 3 ? '#dfe3e6' : ink),
  );
}

/** A digital press: toner stations over a closed belt, `stations` of them. */
export function digital(d: Drawing, spec: PictureSpec): void {
  const stations = ['cyan', 'magenta', 'yellow', 'ink', 'white'].slice(0, spec.number('stations', 4));
  const tint = colour(spec.text('tint', 'ink'));
  shadow(d, [620, 960], 540, 60);
  block(d, { corner: [130, 950], width: 880, height: 470, depth: [90, -80], colour: '#e9e6df' });
  block(d, { corner: [130, 950], width: 880, height: 130, depth: [90, -80], colour: shade(tint, 0.1) });
  d.rect([190, 520], 640, 230, '#1d2227', 'rx="18"');
  const pitch = 600 / stations.length;
  stations.forEach((name, index) => {
    const x = 216 + index * pitch;
    d.rect([x, 546], pitch * 0.8, 120, d.round(colour(name), [x, 546], [x + pitch * 0.8, 546]), 'rx="10"');
    d.circle(
      [x + pitch * 0.4, 696],
      Math.min(36, pitch * 0.3),
      d.metal(COLOURS.steel, [x, 660], [x + pitch * 0.8, 732]),
    );
  });
  d.rect(
    [190, 520],
    640,
    230,
    d.linear(
      [190, 520],
      [830, 750],
      [
        [0, '#ffffff', 0.25],
        [0.4, '#ffffff', 0.02],
        [1, '#ffffff', 0.08],
      ],
    ),
    'rx="18"',
  );
  d.rect([860, 530], 120, 90, '#0d3a63', 'rx="8"');
  for (let bar = 0; bar < 4; bar += 1) d.rect([874, 546 + bar * 17], 92 - bar * 18, 8, INKS[bar] ?? COLOURS.cyan);
  d.path(`M${n(130)} 790L70 830L70 ${n(846)}L130 808Z`, COLOURS.paper, 'stroke="#b7b0a2" stroke-width="3"');
  d.path('M1100 720L1180 760L1180 800L1100 762Z', shade(COLOURS.cyan, 0.5), 'stroke="#b7b0a2" stroke-width="3"');
}
