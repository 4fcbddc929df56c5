import {
  circle,
  cylinder,
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
import { disc, RUBBER, surface } from './turned-pieces.ts';

/** An air shaft: strips that rise along a slim shaft. */
export function airShaft(face = 520): Shape {
  const strips = [-0.1, 0.8, 1.7].map((angle) => {
    const at = (turn: number, x: number) => surface(42, x, angle + turn);
    return sheet([at(-0.16, 110), at(0.16, 110), at(0.16, face + 20), at(-0.16, face + 20)], RUBBER);
  });
  return joined([
    turned([[60, 24]], 'x', 80 + face),
    cylinder(40, [70, 80 + face]),
    ...strips,
    turned([
      [50, 24],
      [20, 34],
    ]),
  ]);
}

/** A cone that holds a core, with rubber rings. */
export const chuckCone = (): Shape =>
  turned([
    [30, 22],
    [24, 44],
    [14, 50, RUBBER],
    [26, 58],
    [14, 64, RUBBER],
    [34, 74],
    [20, 92],
  ]);

/** A roll of label stock on its core. */
export const webRoll = (radius = 150, face = 300): Shape =>
  joined([
    cylinder(radius, [0, face]),
    ...[0.88, 0.74, 0.6, 0.46].map((part) => disc(radius * part, 0, '#fff')),
    disc(radius * 0.34, 0, '#c8b99a'),
    disc(radius * 0.26, 0, '#8f9ba8'),
  ]);

/** A round knife and its counterpart. */
export const knives = (): Shape =>
  joined([
    turned(
      [
        [10, 70],
        [40, 34],
        [30, 22],
      ],
      'x',
      60,
    ),
    disc(70, 60, '#eef1f4'),
    disc(48, 60, '#fff'),
    turned(
      [
        [30, 22],
        [18, 40],
        [6, 84],
      ],
      'x',
      0,
    ),
  ]);

/** A frame that swings, with the two rollers that lead the web over it. */
export const guideFrame = (): Shape => {
  const plate = (x: number) => prism(rectangle(230, 60), [x, x + 18]);
  return joined([
    plate(330),
    ...[-80, 80].map((y) => cylinder(34, [18, 330], { at: [y, 20] })),
    plate(0),
    ...[-80, 80].map((y) => disc(14, 0, '#8f9ba8', [y, 10])),
    moved(cylinder(22, [-40, 0]), [0, 0, -8]),
  ]);
};

/** A cooled drum with its water connection. */
export const chillDrum = (face = 400): Shape =>
  joined([
    cylinder(26, [face + 60, face + 110]),
    cylinder(110, [60, face + 60]),
    disc(96, 60, '#e3edf3'),
    ...[0, 1, 2, 3, 4, 5].map((at) => {
      const angle = (at / 3) * Math.PI + 0.3;
      return stroke([
        [60, 36 * Math.cos(angle), 36 * Math.sin(angle)],
        [60, 96 * Math.cos(angle), 96 * Math.sin(angle)],
      ]);
    }),
    cylinder(34, [20, 60]),
    cylinder(20, [-20, 20]),
    disc(9, -20, '#8f9ba8'),
  ]);

/** A box that blows air on the web through slots. */
export const nozzleBox = (face = 430): Shape =>
  joined([
    prism(rectangle(150, 90), [0, face]),
    ...[-24, 6].map((z) =>
      sheet(
        [
          [20, 75, z],
          [face - 20, 75, z],
          [face - 20, 75, z + 12],
          [20, 75, z + 12],
        ],
        '#5d6975',
      ),
    ),
    moved(cylinder(46, [45, 76], { axis: 'z' }), [face / 2, 0, 0]),
  ]);

/** A hose in a coil, its end in front. */
export const hose = (): Shape =>
  joined([
    ...[3, 2, 1, 0].map((turn) =>
      stroke(
        Array.from({ length: 49 }, (_, at): Point => {
          const angle = (at / 48) * 2 * Math.PI;
          return [60 + turn * 25, 78 * Math.cos(angle), 78 * Math.sin(angle)];
        }),
        { wide: 27, fill: '#e6ebef' },
      ),
    ),
    stroke(
      [
        [60, 78, 0],
        [48, 80, -36],
        [20, 88, -84],
      ],
      { wide: 27, fill: '#e6ebef' },
    ),
    disc(9, 14, '#8f9ba8', [88, -92]),
  ]);

/** A proximity switch: a threaded barrel with its nut and its cable. */
export const webSensor = (): Shape =>
  joined([
    stroke(
      Array.from({ length: 14 }, (_, at): Point => [150 + at * 7, 14 * Math.sin(at / 2.4), at * 3]),
      { wide: 15, fill: '#c9d1d9' },
    ),
    cylinder(26, [40, 150]),
    prism(circle(32, [0, 0], 6), [84, 96]),
    cylinder(30, [0, 40], { fill: '#dde3e9' }),
    disc(18, 0, '#5d6975'),
  ]);
