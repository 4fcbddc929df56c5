// Wide pictures: the home carousel, pictures for the trade, page heads. With words only where the picture is the message.
import { Drawing, n, plus, type Point } from './drawing.ts';
import { letter, linesOf } from './lettering.ts';
import { drawPress } from './machines.ts';
import { COLOURS, shade } from './palette.ts';
import { drawSubject } from './product.ts';

type Ground = { top: string; bottom: string; dark: boolean };
type Scene = { ground: Ground; draw(d: Drawing): void };

const PAPER: Ground = { top: '#faf8f3', bottom: '#e2dccf', dark: false };
const NIGHT: Ground = { top: '#1f252b', bottom: '#0d1013', dark: true };
const PROCESS_BLUE: Ground = { top: '#0f6ec9', bottom: '#083e76', dark: true };
const KRAFT: Ground = { top: '#f0e2c9', bottom: '#d5b98b', dark: false };
const VIOLET: Ground = { top: '#2b2350', bottom: '#0e0b1d', dark: true };

/** A part within a scene: its middle, and its size against a picture of 1200. */
const part = (d: Drawing, spec: string, [x, y]: Point, scale: number): void =>
  d.group(`translate(${n(x - 600 * scale)} ${n(y - 600 * scale)}) scale(${scale})`, () => drawSubject(d, spec));

const SCENES: Record<string, Scene> = {
  tapes: {
    ground: PAPER,
    draw(d) {
      part(d, 'tape colour=ink width=60 thou=15', [1440, 210], 0.42);
      part(d, 'tape colour=blue width=60 thou=15', [1190, 230], 0.46);
      part(d, 'tape colour=magenta width=60 thou=15', [1420, 400], 0.5);
      part(d, 'tape colour=cyan width=60 thou=15', [1130, 400], 0.54);
    },
  },
  blades: {
    ground: PAPER,
    draw(d) {
      part(d, 'blade edge=flat tone=blue lens=no', [1400, 150], 0.5);
      part(d, 'blade edge=lamella tone=gold lens=no', [1090, 190], 0.5);
      part(d, 'blade edge=lamella tone=steel', [1230, 340], 0.7);
    },
  },
  anilox: {
    ground: NIGHT,
    draw(d) {
      part(d, 'anilox lpi=165 cells=hex lens=no', [1400, 170], 0.55);
      part(d, 'anilox lpi=500 cells=hex', [1150, 300], 0.68);
    },
  },
  uv: {
    ground: VIOLET,
    draw(d) {
      d.circle(
        [1200, 300],
        420,
        d.radial([1200, 300], 420, [
          [0, '#7c5cff', 0.55],
          [1, '#7c5cff', 0],
        ]),
      );
      part(d, 'lamp tint=violet length=l', [1180, 190], 0.7);
      part(d, 'led tint=violet', [1300, 400], 0.5);
    },
  },
  press: {
    ground: PROCESS_BLUE,
    draw(d) {
      d.group('translate(850 116) scale(0.64)', () => drawPress(d, 6, COLOURS.magenta));
    },
  },
  warehouse: {
    ground: KRAFT,
    draw(d) {
      part(d, 'carton colour=magenta', [1430, 240], 0.42);
      part(d, 'carton colour=cyan', [1180, 230], 0.44);
      part(d, 'wipes colour=cyan', [1000, 420], 0.34);
      part(d, 'carton colour=blue', [1300, 390], 0.52);
    },
  },
  colourbar: {
    ground: PAPER,
    draw(d) {
      const inks = [COLOURS.cyan, COLOURS.magenta, COLOURS.yellow, '#11151a'];
      inks.forEach((ink, row) => {
        for (let field = 0; field < 10; field += 1)
          d.rect([840 + field * 70, 130 + row * 88], 62, 80, ink, `opacity="${n((field + 1) / 10)}"`);
      });
    },
  },
};

export const SCENE_NAMES = Object.keys(SCENES);

/** A wide picture, 1600 × 600; with a title, the words stand on its left and are large enough for a telephone. */
export function drawScene(name: string, words?: { title: string; line: string }): string {
  const scene = SCENES[name] ?? SCENES['colourbar'];
  const d = new Drawing(1600, 600);
  if (scene === undefined) return d.toString();
  const { ground } = scene;
  d.rect(
    [0, 0],
    1600,
    600,
    d.linear(
      [0, 0],
      [400, 600],
      [
        [0, ground.top],
        [1, ground.bottom],
      ],
    ),
  );
  scene.draw(d);
  if (words !== undefined) drawWords(d, words, ground.dark);
  drawControlBar(d, words === undefined ? 1500 : 80);
  return d.toString();
}

const TITLE = { sizePx: 84, weight: 700, stepPx: 90, mostPx: 720 } as const;
const LINE = { sizePx: 38, weight: 400, stepPx: 48, mostPx: 560 } as const;

function drawWords(d: Drawing, { title, line }: { title: string; line: string }, dark: boolean): void {
  const titles = linesOf(title, TITLE, TITLE.mostPx);
  const lines = linesOf(line, LINE, LINE.mostPx);
  const top = 345 - (titles.length * TITLE.stepPx + lines.length * LINE.stepPx) / 2;
  for (const [index, text] of titles.entries()) {
    letter(d, text, { ...TITLE, at: [80, top + index * TITLE.stepPx], colour: dark ? '#fbfaf7' : '#11151a' });
  }
  const under = top + titles.length * TITLE.stepPx - 18;
  for (const [index, text] of lines.entries()) {
    letter(d, text, { ...LINE, at: [82, under + index * LINE.stepPx], colour: dark ? '#dfe3e6' : '#4a463e' });
  }
}

function drawControlBar(d: Drawing, x: number): void {
  [COLOURS.cyan, COLOURS.magenta, COLOURS.yellow, '#11151a'].forEach((ink, index) => {
    d.rect([x + index * 17, 544], 15, 15, ink, 'stroke="#fbfaf7" stroke-width="1"');
  });
}

/** A category's or family's tile, 800 × 600: the part, larger, on a quiet ground. */
export function drawTile(spec: string): string {
  const d = new Drawing(800, 600);
  d.rect(
    [0, 0],
    800,
    600,
    d.linear(
      [0, 0],
      [0, 600],
      [
        [0, '#f6f3ec'],
        [0.66, '#fbfaf7'],
        [1, '#e2dccf'],
      ],
    ),
  );
  part(d, spec, [400, 300], 0.62);
  return d.toString();
}

/** A map of the streets round an office, 1200 × 800; invented like the office itself. `seed` makes the two differ. */
export function drawMap(seed: number): string {
  const d = new Drawing(1200, 800);
  d.rect([0, 0], 1200, 800, '#efebe2');
  d.group(`rotate(${n(-8 + seed * 21)} 600 400)`, () => {
    d.path('M-300 640Q200 520 600 640T1500 560L1500 760Q1000 820 620 760T-300 820Z', shade(COLOURS.cyan, 0.62));
    d.rect([700 - seed * 420, 60], 260, 200, '#d5e3c4', 'rx="24"');
    const street = (points: Point[], width: number) => {
      d.line(points, '#d3ccbd', width + 6);
      d.line(points, '#ffffff', width);
    };
    for (let x = -300; x < 1500; x += 150)
      street(
        [
          [x, -300],
          [x + 40, 600],
        ],
        12,
      );
    for (let y = -280; y < 600; y += 110)
      street(
        [
          [-300, y],
          [1500, y + 60],
        ],
        12,
      );
    street(
      [
        [-300, 420],
        [1500, 300],
      ],
      34,
    );
    street(
      [
        [430 + seed * 260, -300],
        [520 + seed * 260, 1100],
      ],
      30,
    );
    d.line(
      [
        [-300, 560],
        [1500, 470],
      ],
      '#8d897f',
      5,
      'stroke-dasharray="18 10"',
    );
  });
  drawMark(d, [600, 380]);
  return d.toString();
}

/** The office on its map: a registration mark. */
function drawMark(d: Drawing, centre: Point): void {
  d.circle(plus(centre, [0, 8]), 66, '#14110c', 'opacity="0.18"');
  d.circle(centre, 62, '#fbfaf7');
  d.circle(centre, 34, 'none', `stroke="${COLOURS.magenta}" stroke-width="9"`);
  d.line([plus(centre, [-56, 0]), plus(centre, [56, 0])], '#11151a', 5);
  d.line([plus(centre, [0, -56]), plus(centre, [0, 56])], '#11151a', 5);
}
