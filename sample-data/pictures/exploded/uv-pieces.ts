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
import { disc } from './turned-pieces.ts';

const FACE = 430;

/** Half of an ellipse as a shell that is open towards y. */
const shell = (radius: number, depth: number, thick: number): Flat[] => {
  const arc = (reach: number, long: number) =>
    Array.from({ length: 25 }, (_, at): Flat => {
      const angle = Math.PI / 2 + (at / 24) * Math.PI;
      return [40 + long * Math.cos(angle), reach * Math.sin(angle)];
    });
  return [...arc(radius, depth), ...arc(radius - thick, depth - thick).toReversed()];
};

/** A discharge lamp: a quartz tube with its arc between ceramic ends with leads. */
export const lamp = (face = FACE): Shape =>
  joined([
    stroke(
      [
        [face + 40, 0, 0],
        [face + 70, 20, -10],
        [face + 80, 60, -40],
      ],
      { wide: 12, fill: '#dde3e9' },
    ),
    cylinder(22, [face - 10, face + 40], { fill: '#d5dce3' }),
    cylinder(15, [40, face - 10], { fill: '#f7f3ff' }),
    stroke(
      [
        [66, 6, 6],
        [face - 34, 6, 6],
      ],
      { wide: 9, fill: '#cbb9f5' },
    ),
    cylinder(22, [-10, 40], { fill: '#d5dce3' }),
    disc(9, -10, '#8f9ba8'),
    stroke(
      [
        [-10, 0, 0],
        [-34, 10, -10],
        [-40, 40, -44],
      ],
      { wide: 12, fill: '#dde3e9' },
    ),
  ]);

/** A reflector: a curved shell of polished strips, open to the web. */
export const reflector = (face = FACE): Shape =>
  joined([
    prism(shell(78, 104, 7), [0, face], { smooth: true }),
    ...[0.35, 0.55].map((part) =>
      stroke(
        [
          [30, 40 - 97 * Math.cos(part), -71 * Math.sin(part)],
          [face - 60, 40 - 97 * Math.cos(part), -71 * Math.sin(part)],
        ],
        { soft: true },
      ),
    ),
  ]);

/** The housing of a lamp, with its lamp in the reflector. */
export const lampHousing = (face = FACE): Shape =>
  joined([
    prism(
      [
        [-90, -96],
        [46, -96],
        [46, -80],
        ...shell(78, 104, 7)
          .slice(0, 25)
          .toReversed()
          .map(([u, v]): Flat => [u + 6, v]),
        [46, 80],
        [46, 96],
        [-90, 96],
      ],
      [0, face],
    ),
    moved(cylinder(14, [20, face - 20], { fill: '#f7f3ff' }), [0, 0, 0]),
    ...[face - 100, face - 190, 150].map((x) =>
      sheet(
        [
          [x, -60, 96],
          [x + 56, -60, 96],
          [x + 56, 0, 96],
          [x, 0, 96],
        ],
        '#9aa5b1',
      ),
    ),
  ]);

/** A pane of quartz with its reflections. */
export const quartzPlate = (face = FACE): Shape =>
  joined([
    prism(rectangle(9, 130), [0, face], { fill: '#f4f8fb' }),
    ...[0.25, 0.32, 0.62].map((part) =>
      stroke(
        [
          [face * part, 4.5, -46],
          [face * part + 60, 4.5, 46],
        ],
        { soft: true },
      ),
    ),
  ]);

/** A shutter: a curved blade on pivots with its drive. */
export const shutter = (face = FACE): Shape =>
  joined([
    cylinder(12, [face, face + 40]),
    prism(
      shell(70, 80, 8).map(([u, v]): Flat => [u, v]),
      [0, face],
      { smooth: true },
    ),
    prism(rectangle(30, 150, [20, 0]), [-8, 0]),
    cylinder(12, [-34, -8], { at: [20, 0] }),
    prism(rectangle(54, 54, [20, 0]), [-84, -34]),
  ]);

/** A cooling fan in its square frame. */
export function fan(size = 150, thick = 52): Shape {
  const blades = Array.from({ length: 7 }, (_, at) => {
    const angle = (at / 7) * 2 * Math.PI;
    const corner = (turn: number, reach: number): Point => [
      2,
      reach * Math.cos(angle + turn),
      reach * Math.sin(angle + turn),
    ];
    return sheet([corner(0, 20), corner(0.3, size * 0.42), corner(0.72, size * 0.42), corner(0.55, 20)], '#dde3e9');
  });
  return joined([
    prism(rectangle(size, size), [0, thick]),
    disc(size * 0.45, 0, '#8f9ba8'),
    ...blades,
    cylinder(size * 0.15, [-6, 2]),
    ...[-1, 1].flatMap((y) => [-1, 1].map((z) => disc(6, 0, '#8f9ba8', [y * size * 0.43, z * size * 0.43]))),
  ]);
}

/** A filter panel: a frame with folded fleece. */
export const airFilter = (): Shape =>
  joined([
    prism(rectangle(190, 150), [0, 36]),
    sheet(
      rectangle(164, 124).map((corner) => across('x', 0, corner)),
      '#c9d1d9',
    ),
    stroke(
      Array.from({ length: 21 }, (_, at): Point => [0, -80 + at * 8, at % 2 === 0 ? -60 : 60]),
      {},
    ),
  ]);

/** A curing head with its rows of LEDs and its water connections. */
export const ledHead = (face = FACE): Shape =>
  joined([
    prism(rectangle(110, 130), [0, face]),
    sheet(
      [
        [20, 55, -34],
        [face - 20, 55, -34],
        [face - 20, 55, 34],
        [20, 55, 34],
      ],
      '#5d6975',
    ),
    ...Array.from({ length: 16 }, (_, at) =>
      [-17, 17].map((z) => {
        const x = face - 44 - at * ((face - 88) / 15);
        return sheet(
          [
            [x - 8, 55, z - 8],
            [x + 8, 55, z - 8],
            [x + 8, 55, z + 8],
            [x - 8, 55, z + 8],
          ],
          '#e3d8fb',
        );
      }),
    ).flat(),
    ...[face - 60, 60].map((x) =>
      moved(joined([cylinder(20, [65, 85], { axis: 'z' }), cylinder(13, [85, 115], { axis: 'z' })]), [x, 0, 0]),
    ),
  ]);

/** A box with cooling fins and a plug. */
export const powerUnit = (): Shape =>
  joined([
    prism(rectangle(150, 130), [0, 220]),
    ...Array.from({ length: 9 }, (_, at) =>
      sheet(
        [
          [196 - at * 20, -60, 65],
          [206 - at * 20, -60, 65],
          [206 - at * 20, 60, 65],
          [196 - at * 20, 60, 65],
        ],
        '#aeb7c0',
      ),
    ),
    sheet(
      rectangle(60, 34, [20, 20]).map((corner) => across('x', 0, corner)),
      '#5d6975',
    ),
    disc(16, 0, '#fff', [-40, 20]),
    disc(16, 0, '#fff', [-40, -30]),
    disc(7, 0, '#8f9ba8', [-40, 20]),
    disc(7, 0, '#8f9ba8', [-40, -30]),
  ]);

/** A flexible duct with its ribs and a flange. */
export const duct = (): Shape =>
  joined([
    turned(
      Array.from({ length: 17 }, (_, at) => [15, at % 2 === 0 ? 60 : 52] as const),
      'x',
      14,
    ),
    cylinder(76, [0, 14]),
    disc(52, 0, '#8f9ba8'),
  ]);

/** A holder with its spring clip for the end of a lamp. */
export const lampHolder = (): Shape =>
  joined([
    prism(
      [
        [-40, -70],
        [50, -70],
        [50, -50],
        [-16, -50],
        [-16, 60],
        [-40, 60],
      ],
      [0, 60],
    ),
    prism(circle(34, [14, 14], 44), [10, 40], { holes: [circle(21, [14, 14], 44)], smooth: true }),
    ...[14, 46].map((x) =>
      sheet(
        circle(6).map(([u, v]) => [x + u, 25 + v, -50]),
        '#8f9ba8',
      ),
    ),
  ]);

/** A cable with plugs at both ends. */
export const cable = (): Shape =>
  joined([
    stroke(
      Array.from({ length: 30 }, (_, at): Point => [70 + at * 7, 40 * Math.sin(at / 4), 34 * Math.cos(at / 4)]),
      { wide: 15, fill: '#c9d1d9' },
    ),
    moved(
      joined([
        cylinder(20, [20, 70]),
        cylinder(26, [0, 20]),
        disc(18, 0, '#8f9ba8'),
        disc(4, 0, '#fff', [-7, 0]),
        disc(4, 0, '#fff', [7, 0]),
      ]),
      [0, 0, 34],
    ),
  ]);

/** Strips that take a dose, fanned out. */
export const strips = (): Shape =>
  joined(
    [0, 1, 2].toReversed().map((at) =>
      moved(
        joined([
          prism(rectangle(4, 60), [0, 170], { fill: '#fff' }),
          ...[0, 1, 2, 3].map((field) =>
            sheet(
              [
                [20 + field * 36, 2, -20],
                [46 + field * 36, 2, -20],
                [46 + field * 36, 2, 20],
                [20 + field * 36, 2, 20],
              ],
              ['#efe9fd', '#d8c9f8', '#b89cf0', '#9270e0'][field],
            ),
          ),
        ]),
        [at * 24, -at * 26, at * 14],
      ),
    ),
  );

/** A heating element: a bent tube in its flange. */
export const heater = (): Shape =>
  joined([
    stroke(
      [-54, -18, 18, 54].flatMap((y, at): Point[] => {
        const ends: Point[] = [
          [30, y, 0],
          [300, y, 0],
        ];
        return at % 2 === 0 ? ends : ends.toReversed();
      }),
      { wide: 18, fill: '#eef1f4' },
    ),
    prism(rectangle(160, 60), [0, 20]),
    ...[-54, 54].map((y) => cylinder(10, [-36, 0], { at: [y, 0], fill: '#d5dce3' })),
  ]);

/** A radial fan: spiral housing with its outlet, motor behind. */
export const radialFan = (): Shape =>
  joined([
    turned(
      [
        [90, 46],
        [12, 36],
      ],
      'x',
      80,
    ),
    prism([...circle(92, [0, 0], 48).slice(0, 36), [0, -92], [130, -92], [130, -20], [92, -20]], [0, 80], {
      smooth: false,
    }),
    disc(50, 0, '#8f9ba8'),
    ...Array.from({ length: 12 }, (_, at) => {
      const angle = (at / 12) * 2 * Math.PI;
      return stroke([
        [0, 24 * Math.cos(angle), 24 * Math.sin(angle)],
        [0, 48 * Math.cos(angle + 0.4), 48 * Math.sin(angle + 0.4)],
      ]);
    }),
    disc(20, 0),
  ]);
