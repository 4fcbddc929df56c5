// The film of the tape page: a plate is mounted in four steps, in eighteen seconds, without a word spoken.
import { Drawing, n, plus, type Ellipse, type Point } from '../draw/drawing.ts';
import { letter } from '../draw/lettering.ts';
import { COLOURS, shade } from '../draw/palette.ts';
import { band, bore, faceOf, onWall, scaled, shadow, tube, tubeSkin } from '../draw/solids.ts';

export const FILM = { width: 960, height: 540, framesPerSecond: 24, seconds: 18 } as const;

const FRONT: Ellipse = { centre: [215, 290], rx: 66, ry: 132 };
const ALONG: Point = [500, -64];
const SLEEVE = { front: FRONT, along: ALONG };
const MIDDLE = 0.5;

/** The steps: when each begins, what is read below, and what is seen meanwhile (`done` runs from 0 to 1). */
const STEPS: readonly { from: number; to: number; caption: string; draw(d: Drawing, done: number): void }[] = [
  { from: 0, to: 4, caption: 'Clean the sleeve and let it dry', draw: drawCleaning },
  { from: 4, to: 8.5, caption: 'Lay the tape from one edge, without a gap', draw: drawTaping },
  { from: 8.5, to: 14, caption: 'Press the plate down from the middle outwards', draw: drawMounting },
  { from: 14, to: 18, caption: 'Seal both edges. Ready to print', draw: drawSealing },
];

/** One frame of the film as SVG, `second` from its beginning. */
export function drawFrame(second: number): string {
  const { drawing, step } = drawUpTo(second);
  drawCaption(drawing, step, STEPS[step]?.caption ?? '', second / FILM.seconds);
  return drawing.toString();
}

/** The same without what is read below: in a page the player's buttons lie there until it plays. */
export function drawPoster(second: number): string {
  return drawUpTo(second).drawing.toString();
}

function drawUpTo(second: number): { drawing: Drawing; step: number } {
  const d = new Drawing(FILM.width, FILM.height);
  const ground = d.linear(
    [0, 0],
    [0, 540],
    [
      [0, '#f1eee7'],
      [0.6, '#faf8f4'],
      [1, '#e4dfd4'],
    ],
  );
  d.rect([0, 0], 960, 540, ground);
  shadow(d, [480, 396], 400, 46, -7);
  tube(d, { ...SLEEVE, colour: '#b9b3a6' });
  const index = Math.max(
    0,
    STEPS.findLastIndex((step) => step.from <= second),
  );
  for (const [number, step] of STEPS.slice(0, index + 1).entries()) {
    const share = number < index ? 1 : (second - step.from) / (step.to - step.from - 0.8);
    step.draw(d, ease(Math.min(1, Math.max(0, share))));
  }
  drawEnd(d);
  return { drawing: d, step: index };
}

const ease = (share: number): number => share * share * (3 - 2 * share);

/** The near end of the sleeve lies over whatever is wrapped round it. */
function drawEnd(d: Drawing): void {
  d.ellipse(FRONT, faceOf(d, FRONT, '#d8d2c4'));
  bore(d, scaled(FRONT, 0.84), ALONG, '#b8ae98');
}

function wrapped(d: Drawing, from: number, to: number, colour: string, opacity = 1): void {
  if (to - from < 0.005) return;
  const skin = tubeSkin(SLEEVE);
  d.path(band(SLEEVE, from, to), d.round(colour, skin.from, skin.to), `fill-opacity="${opacity}"`);
}

function drawCleaning(d: Drawing, done: number): void {
  const spots: readonly (readonly [number, number])[] = [
    [0.15, -0.3],
    [0.28, 0.2],
    [0.42, -0.5],
    [0.55, 0.1],
    [0.66, -0.2],
    [0.78, 0.3],
    [0.88, -0.4],
  ];
  for (const [part, turn] of spots) {
    if (part > done) d.ellipse({ centre: onWall(SLEEVE, part, turn), rx: 11, ry: 15 }, '#6f6a60', 'opacity="0.6"');
  }
  if (done >= 1) return;
  const [x, y] = onWall(SLEEVE, done, -0.15);
  d.path(
    `M${n(x - 52)} ${n(y - 60)}q52 -34 104 0l14 96q-62 40 -130 6Z`,
    d.linear(
      [x - 52, y - 60],
      [x + 52, y + 60],
      [
        [0, '#ffffff'],
        [1, '#a9d8ee'],
      ],
    ),
    'stroke="#8fb9cc" stroke-width="2"',
  );
}

function drawTaping(d: Drawing, done: number): void {
  const edge = 0.06 + 0.88 * done;
  wrapped(d, 0.06, edge, COLOURS.cyan);
  if (done >= 1 || done <= 0) return;
  const [x, y] = onWall(SLEEVE, edge, -0.8);
  const roll: Ellipse = { centre: [x - 10, y - 62], rx: 34, ry: 62 };
  tube(d, { front: roll, along: [64, -8], colour: COLOURS.cyan });
  d.ellipse(roll, faceOf(d, roll, '#e9f5fb'));
  bore(d, scaled(roll, 0.5), [64, -8], COLOURS.card);
}

function drawMounting(d: Drawing, done: number): void {
  const reach = 0.38 * done;
  wrapped(d, MIDDLE - reach, MIDDLE + reach, shade(COLOURS.magenta, 0.25), 0.94);
  for (let column = 0; column < 22; column += 1) {
    const part = MIDDLE - 0.34 + column * 0.0324;
    if (Math.abs(part - MIDDLE) > reach - 0.02) continue;
    for (const turn of [-0.6, -0.35, -0.1, 0.15, 0.4])
      d.circle(onWall(SLEEVE, part, turn), 1.6 + column * 0.2, '#8a0f4e');
  }
  if (done <= 0 || done >= 1) return;
  for (const [side, turn] of [
    [-1, -0.3],
    [1, 0.1],
    [-1, 0.4],
    [1, -0.5],
  ] as const) {
    const part = MIDDLE + side * (reach + 0.03 + Math.abs(turn) * 0.04);
    if (part > 0.06 && part < 0.94) d.circle(onWall(SLEEVE, part, turn), 9 * (1 - done), '#ffffff', 'opacity="0.75"');
  }
  drawHandRoller(d, onWall(SLEEVE, MIDDLE + reach * Math.sin(done * 4 * Math.PI), -0.35));
}

function drawHandRoller(d: Drawing, [x, y]: Point): void {
  tube(d, { front: { centre: [x - 34, y - 6], rx: 15, ry: 30 }, along: [68, -9], colour: COLOURS.ink });
  d.line(
    [
      [x + 38, y - 14],
      [x + 52, y - 30],
      [x + 20, y - 64],
      [x + 26, y - 84],
    ],
    COLOURS.steel,
    7,
    'stroke-linejoin="round"',
  );
  d.line(plusAll([x + 26, y - 88], [56, -92]), COLOURS.red, 24);
}

const plusAll = (from: Point, by: Point): Point[] => [from, plus(from, by)];

function drawSealing(d: Drawing, done: number): void {
  const turns = Array.from({ length: 25 }, (_, index) => -1 + (index / 12) * Math.min(1, done * 1.4));
  for (const part of [MIDDLE - 0.38, MIDDLE + 0.38]) {
    d.line(
      turns.map((turn) => onWall(SLEEVE, part, Math.min(1, turn))),
      COLOURS.yellow,
      13,
    );
  }
  if (done < 0.75) return;
  d.circle([800, 130], 46, '#2a7d55', `opacity="${n((done - 0.75) * 4)}"`);
  d.path(
    'M778 132l16 17l30 -36',
    'none',
    `stroke="#ffffff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round" opacity="${n((done - 0.75) * 4)}"`,
  );
}

function drawCaption(d: Drawing, index: number, caption: string, share: number): void {
  d.rect([0, 448], 960, 92, '#11151a');
  d.circle([56, 494], 23, COLOURS.blue);
  letter(d, String(index + 1), { at: [56, 504], sizePx: 29, weight: 700, colour: '#fbfaf7', anchor: 'middle' });
  letter(d, caption, { at: [98, 505], sizePx: 32, weight: 700, colour: '#fbfaf7' });
  const quarter = 960 / 4;
  [COLOURS.cyan, COLOURS.magenta, COLOURS.yellow, '#dfe3e6'].forEach((ink, part) => {
    d.rect([part * quarter, 442], Math.max(0, Math.min(quarter, share * 960 - part * quarter)), 6, ink);
  });
}
