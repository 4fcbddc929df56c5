import {
  across,
  circle,
  cylinder,
  type Flat,
  joined,
  moved,
  type Point,
  prism,
  rectangle,
  type Shape,
  sheet,
  stroke,
  turned,
} from './isometric.ts';
import { disc, gear } from './turned-pieces.ts';

const FACE = 430;
const DARK = '#5d6975';

/** A toner cartridge: a bottle with its cap, its grip and a mark in its colour. */
export const tonerCartridge = (colour = '#8f9ba8'): Shape =>
  joined([
    cylinder(66, [70, 400]),
    ...[0, 1, 2, 3, 4].map((turn) =>
      stroke(
        Array.from({ length: 13 }, (_, at): Point => {
          const angle = ((-45 + at * 15) * Math.PI) / 180;
          return [190 + turn * 40 + at * 2, 66 * Math.cos(angle), 66 * Math.sin(angle)];
        }),
        { soft: true },
      ),
    ),
    sheet(
      [
        ...Array.from({ length: 9 }, (_, at): Point => [100, 67 * Math.cos(at * 0.16), 67 * Math.sin(at * 0.16)]),
        ...Array.from({ length: 9 }, (_, at): Point => [
          170,
          67 * Math.cos((8 - at) * 0.16),
          67 * Math.sin((8 - at) * 0.16),
        ]),
      ],
      colour,
    ),
    cylinder(74, [40, 70], { fill: '#dde3e9' }),
    prism(rectangle(30, 110), [0, 40], { fill: '#eef1f4' }),
  ]);

/** An image drum in its cradle, with its drive gear. */
export const imageDrum = (): Shape =>
  joined([
    moved(gear(30, 56, 22), [FACE + 20, 0, 0]),
    prism(
      [
        [-90, -70],
        [20, -70],
        [20, -50],
        [-62, -40],
        [-62, 40],
        [-90, 70],
      ],
      [0, FACE],
    ),
    cylinder(54, [4, FACE - 4], { fill: '#bcd3cd' }),
    stroke(
      [
        [30, 30, 48],
        [FACE - 40, 30, 48],
      ],
      { soft: true },
    ),
    prism(rectangle(130, 130, [-20, 0]), [-18, 4]),
    cylinder(16, [-50, -18]),
    prism(rectangle(24, 70, [-60, 0]), [-44, -18]),
  ]);

/** A wide transfer belt on its rollers. */
export function transferBelt(): Shape {
  const line = (radius: number, span: number): Flat[] => [
    ...Array.from({ length: 17 }, (_, at): Flat => [
      span + radius * Math.cos(-Math.PI / 2 + (at / 16) * Math.PI),
      radius * Math.sin(-Math.PI / 2 + (at / 16) * Math.PI),
    ]),
    ...Array.from({ length: 17 }, (_, at): Flat => [
      -span + radius * Math.cos(Math.PI / 2 + (at / 16) * Math.PI),
      radius * Math.sin(Math.PI / 2 + (at / 16) * Math.PI),
    ]),
  ];
  return joined([
    ...[-150, 150].map((y) => cylinder(14, [FACE, FACE + 40], { at: [y, 0] })),
    prism(line(46, 150), [0, FACE], { smooth: true, holes: [line(41, 150)], fill: DARK }),
    ...[-150, 0, 150].map((y) => disc(y === 0 ? 26 : 38, 2, '#eef1f4', [y, 0])),
    ...[-150, 150].map((y) => cylinder(14, [-36, 2], { at: [y, 0] })),
  ]);
}

/** A fuser unit: heated roller and pressure roller in their housing, with levers. */
export const fuserUnit = (): Shape =>
  joined([
    prism(rectangle(170, 190), [FACE - 20, FACE]),
    prism(rectangle(130, 30, [-10, -84]), [20, FACE - 20]),
    cylinder(40, [20, FACE - 20], { at: [0, -34], fill: '#aeb7c0' }),
    cylinder(46, [20, FACE - 20], { at: [0, 46], fill: '#f1d9cf' }),
    prism(rectangle(170, 190), [0, 20]),
    disc(40, 0, '#c9d1d9', [0, 46]),
    disc(16, 0, DARK, [0, 46]),
    disc(34, 0, '#c9d1d9', [0, -34]),
    disc(14, 0, DARK, [0, -34]),
    moved(prism(rectangle(22, 80), [-14, 0]), [0, -64, 50]),
    stroke([
      [-7, 60, 80],
      [-7, 76, 40],
    ]),
  ]);

/** A waste box with its funnel and a window. */
export const wasteBox = (): Shape =>
  joined([
    prism(rectangle(130, 150), [0, 240]),
    ...[160, 60].map((x) =>
      moved(
        joined([
          cylinder(26, [75, 100], { axis: 'z' }),
          sheet(
            circle(17).map((corner) => across('z', 100, corner)),
            DARK,
          ),
        ]),
        [x, 0, 0],
      ),
    ),
    sheet(
      [
        [40, 65, -50],
        [200, 65, -50],
        [200, 65, -10],
        [40, 65, -10],
      ],
      '#c9d1d9',
    ),
    sheet(
      [
        [40, 65, -50],
        [200, 65, -50],
        [200, 65, -34],
        [40, 65, -34],
      ],
      DARK,
    ),
    sheet(
      rectangle(70, 16, [0, 40]).map((corner) => across('x', 0, corner)),
      '#8f9ba8',
    ),
  ]);

/** An LED print head: a bar with its line of lenses and its ribbon. */
export const printHead = (): Shape =>
  joined([
    prism(rectangle(50, 60), [0, FACE]),
    sheet(
      [
        [14, 25, -8],
        [FACE - 14, 25, -8],
        [FACE - 14, 25, 8],
        [14, 25, 8],
      ],
      DARK,
    ),
    ...Array.from({ length: 28 }, (_, at) =>
      stroke(
        [
          [24 + at * 14, 25, -8],
          [24 + at * 14, 25, 8],
        ],
        { soft: true },
      ),
    ),
    sheet(
      [
        [FACE - 150, 0, 30],
        [FACE - 60, 0, 30],
        [FACE - 40, -70, 70],
        [FACE - 130, -70, 70],
      ],
      '#dde3e9',
    ),
  ]);

/** A bottle with swabs beside it. */
export const cleaningSet = (): Shape =>
  joined([
    ...[0, 1, 2].map((at) =>
      moved(joined([cylinder(6, [0, 130]), cylinder(11, [-34, 0], { fill: '#fff' })]), [
        90,
        -20 - at * 26,
        -40 + at * 16,
      ]),
    ),
    moved(
      joined([
        cylinder(42, [-80, 30], { axis: 'z' }),
        cylinder(20, [30, 48], { axis: 'z' }),
        cylinder(24, [48, 84], { axis: 'z', fill: '#dde3e9' }),
      ]),
      [60, 50, 0],
    ),
  ]);

/** A shaft with rubber wheels. */
export const feedRollers = (): Shape =>
  turned([
    [40, 12],
    [60, 40, '#aeb7c0'],
    [50, 12],
    [60, 40, '#aeb7c0'],
    [50, 12],
    [60, 40, '#aeb7c0'],
    [50, 12],
    [60, 40, '#aeb7c0'],
    [40, 12],
  ]);

/** A plate that leads the web, with its slots. */
export const guidePlate = (): Shape =>
  joined([
    prism(
      [
        [-60, -10],
        [60, -10],
        [60, 2],
        [-50, 2],
        [-60, 20],
      ],
      [0, FACE],
    ),
    ...Array.from({ length: 7 }, (_, at) =>
      sheet(
        [
          [40 + at * 56, -30, 2],
          [60 + at * 56, -30, 2],
          [60 + at * 56, 44, 2],
          [40 + at * 56, 44, 2],
        ],
        '#aeb7c0',
      ),
    ),
  ]);

/** A cleaning blade in its holder. */
export const cleaningBlade = (): Shape =>
  joined([
    prism(
      [
        [-30, -20],
        [10, -20],
        [10, -12],
        [-22, -12],
        [-22, 24],
        [-30, 24],
      ],
      [0, FACE],
    ),
    prism(
      [
        [6, -34],
        [12, -34],
        [12, -8],
        [6, -8],
      ],
      [0, FACE],
      { fill: '#aeb7c0' },
    ),
  ]);
