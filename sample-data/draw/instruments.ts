import { n, type Drawing, type Ellipse } from './drawing.ts';
import { COLOURS, shade } from './palette.ts';
import { block, faceOf, scaled, shadow, tube } from './solids.ts';

/** A stand loupe with a lamp. */
export function loupe(d: Drawing): void {
  shadow(d, [630, 960], 280, 70);
  d.path('M400 960L440 640L760 640L800 960Z', shade(COLOURS.clear, 0.3), 'opacity="0.75"');
  tube(d, { front: { centre: [600, 330], rx: 168, ry: 64 }, along: [0, 330], colour: COLOURS.ink });
  for (let y = 470; y < 600; y += 22)
    d.path(`M432 ${y}A168 64 0 0 0 768 ${y}`, 'none', 'stroke="#5d646b" stroke-width="7"');
  const eye: Ellipse = { centre: [600, 330], rx: 130, ry: 48 };
  d.ellipse(
    eye,
    d.radial([570, 315], 140, [
      [0, '#d6f0ff'],
      [0.5, '#5aa9d8'],
      [1, '#123a5c'],
    ]),
  );
  d.ellipse({ centre: [556, 316], rx: 34, ry: 11 }, '#ffffff', 'opacity="0.85"');
  tube(d, { front: { centre: [600, 930], rx: 210, ry: 74 }, along: [0, 40], colour: COLOURS.ink });
  d.ellipse({ centre: [600, 930], rx: 150, ry: 50 }, COLOURS.paper);
  for (let tick = 0; tick < 13; tick += 1)
    d.line(
      [
        [500 + tick * 17, 930],
        [500 + tick * 17, tick % 4 === 0 ? 950 : 940],
      ],
      '#11151a',
      3,
    );
}

/** A small microscope that stands on a roll. */
export function microscope(d: Drawing): void {
  shadow(d, [640, 985], 390, 66);
  d.path(
    'M790 330C950 300 1010 420 960 540C920 640 1000 700 1080 690',
    'none',
    'stroke="#1b1f23" stroke-width="22" stroke-linecap="round"',
  );
  d.path('M330 980Q600 860 870 980L870 930Q600 800 330 930Z', COLOURS.ink);
  d.rect([760, 420], 70, 520, d.metal(COLOURS.steel, [760, 0], [830, 0]));
  block(d, { corner: [500, 640], width: 310, height: 110, depth: [50, -50], colour: '#4a5057' });
  tube(d, { front: { centre: [580, 230], rx: 110, ry: 42 }, along: [0, 280], colour: COLOURS.ink });
  tube(d, { front: { centre: [580, 500], rx: 92, ry: 35 }, along: [0, 210], colour: COLOURS.bright, finish: 'metal' });
  tube(d, { front: { centre: [580, 710], rx: 60, ry: 23 }, along: [0, 110], colour: COLOURS.ink });
  d.ellipse({ centre: [580, 820], rx: 46, ry: 16 }, '#9fd8ff');
  const lid: Ellipse = { centre: [580, 230], rx: 110, ry: 42 };
  d.ellipse(lid, faceOf(d, lid, '#4a5057'));
  d.circle([580, 226], 20, COLOURS.blue);
  tube(d, { front: { centre: [860, 560], rx: 40, ry: 64 }, along: [-60, 0], colour: COLOURS.ink });
}

/** A dial gauge on its stand. */
export function gauge(d: Drawing): void {
  shadow(d, [620, 1000], 340, 60);
  block(d, { corner: [330, 1000], width: 470, height: 90, depth: [110, -70], colour: '#565d64' });
  d.rect([760, 300], 54, 620, d.metal(COLOURS.steel, [760, 0], [814, 0]));
  d.rect([560, 420], 250, 56, d.metal(COLOURS.steel, [0, 420], [0, 476]), 'rx="14"');
  d.rect([500, 560], 44, 250, d.metal(COLOURS.bright, [500, 0], [544, 0]));
  tube(d, { front: { centre: [522, 850], rx: 70, ry: 26 }, along: [0, -44], colour: COLOURS.steel, finish: 'metal' });
  d.circle([522, 420], 214, d.metal(COLOURS.steel, [308, 206], [736, 634]));
  d.circle([522, 420], 184, COLOURS.paper);
  for (let tick = 0; tick < 50; tick += 1) {
    const angle = (tick / 50) * 2 * Math.PI;
    const inner = tick % 5 === 0 ? 142 : 160;
    d.line(
      [
        [522 + Math.cos(angle) * 174, 420 + Math.sin(angle) * 174],
        [522 + Math.cos(angle) * inner, 420 + Math.sin(angle) * inner],
      ],
      '#11151a',
      tick % 5 === 0 ? 6 : 3,
    );
  }
  d.line(
    [
      [522, 420],
      [608, 300],
    ],
    COLOURS.magenta,
    9,
  );
  d.circle([522, 420], 17, '#11151a');
  d.circle([522, 500], 44, 'none', 'stroke="#11151a" stroke-width="4"');
  d.line(
    [
      [522, 500],
      [496, 478],
    ],
    '#11151a',
    5,
  );
}

/** A chase with its wedges, as letterpress uses it. */
export function chase(d: Drawing): void {
  shadow(d, [620, 960], 430, 60);
  const steel = d.metal(COLOURS.steel, [200, 220], [1000, 940]);
  d.path('M200 220H1000V940H200ZM280 300V860H920V300Z', steel, 'fill-rule="evenodd" stroke="#4a4f55" stroke-width="4"');
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      d.rect(
        [330 + column * 62, 350 + row * 74],
        50,
        60,
        d.linear(
          [0, 350 + row * 74],
          [0, 410 + row * 74],
          [
            [0, '#b9b3a6'],
            [1, '#6f6a60'],
          ],
        ),
        `rx="4" opacity="${n(0.75 + ((row + column) % 3) * 0.12)}"`,
      );
    }
  }
  for (const y of [740, 800]) d.path(`M300 ${y}h600l-20 44h-580Z`, d.metal(COLOURS.gold, [300, y], [900, y + 44]));
  for (const x of [400, 620, 820]) d.ellipse(scaled({ centre: [x, 792], rx: 16, ry: 16 }, 1), '#3e4349');
}
