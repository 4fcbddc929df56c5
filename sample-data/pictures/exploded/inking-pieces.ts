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
import { disc, RUBBER, tube } from './turned-pieces.ts';

const FACE = 430;

/** Profile of a chamber: a channel that is open to the roller. */
const CHANNEL: readonly Flat[] = [
  [-62, -58],
  [34, -58],
  [48, -44],
  [48, -34],
  [-18, -34],
  [-18, 34],
  [48, 34],
  [48, 44],
  [34, 58],
  [-62, 58],
];

/** The same without its channel, hollowed where the roller turns. */
const CLOSED: readonly Flat[] = [
  [-62, -58],
  [34, -58],
  [48, -44],
  ...Array.from({ length: 13 }, (_, at): Flat => {
    const angle = ((-40 + (80 * at) / 12) * Math.PI) / 180;
    return [86 - 58 * Math.cos(angle), 58 * Math.sin(angle)];
  }),
  [48, 44],
  [34, 58],
  [-62, 58],
];

/** A doctor blade chamber with its connections for ink. */
export const chamberBody = (face = FACE): Shape =>
  joined([
    prism(CHANNEL, [0, face]),
    ...[face - 90, 90].map((x) =>
      moved(joined([cylinder(20, [58, 78], { axis: 'z' }), cylinder(13, [78, 112], { axis: 'z' })]), [x, -20, 0]),
    ),
  ]);

/** A seal for the end of a chamber: foam with a felt face. */
export const endSeal = (): Shape =>
  joined([prism(CLOSED, [10, 30], { fill: RUBBER }), prism(CLOSED, [0, 10], { fill: '#d9dfe5' })]);

/** A cover for the end of a chamber, with its bores. */
export const endCover = (): Shape =>
  joined([
    prism(rectangle(126, 130, [-7, 0]), [0, 20]),
    ...[-46, 46].flatMap((z) => [-50, 30].map((y) => disc(8, 0, '#8f9ba8', [y, z]))),
  ]);

/** A doctor blade: a strip of steel with its ground edge. */
export const blade = (face = FACE): Shape =>
  joined([
    prism(rectangle(4, 64), [0, face], { fill: '#fff' }),
    stroke([
      [0, 2, -14],
      [face, 2, -14],
    ]),
    sheet(
      [
        [0, 2, -32],
        [face, 2, -32],
        [face, 2, -14],
        [0, 2, -14],
      ],
      '#b9c3cd',
    ),
  ]);

/** A bar that clamps a blade, with a row of screws. */
export const clampBar = (face = FACE): Shape =>
  joined([
    prism(rectangle(18, 46), [0, face]),
    ...Array.from({ length: 6 }, (_, at) => {
      const centre: Point = [face - 40 - at * ((face - 80) / 5), 9, 0];
      return joined([
        sheet(circle(10).map(([u, v]) => [centre[0] + u, 9, v])),
        sheet(
          circle(5, [0, 0], 6).map(([u, v]) => [centre[0] + u, 9, v]),
          '#8f9ba8',
        ),
      ]);
    }),
  ]);

/** An arm with round ends, from a pivot at the origin to a place above it. */
export const arm = (wide: number, length: number, lean: number): Flat[] => {
  const end = (centre: Flat, start: number) =>
    Array.from({ length: 13 }, (_, at): Flat => {
      const angle = start + (at / 12) * Math.PI;
      return [centre[0] + wide * Math.cos(angle), centre[1] + wide * Math.sin(angle)];
    });
  const along = Math.atan2(length, lean);
  return [...end([0, 0], along + Math.PI / 2), ...end([lean, length], along - Math.PI / 2)];
};

/** A quick clamp: a block with its hook, and a lever with its handle. */
export const clampLever = (): Shape =>
  joined([
    prism(
      [
        [-40, -50],
        [40, -50],
        [40, 16],
        [66, 16],
        [66, 44],
        [-40, 44],
      ],
      [24, 100],
    ),
    prism(arm(17, 110, -26), [0, 24], { smooth: true }),
    disc(8, 0, '#8f9ba8'),
    moved(cylinder(15, [-64, 0]), [0, -26, 110]),
  ]);

/** An ink pump: motor, pump head with its round cover, two connections. */
export const inkPump = (): Shape =>
  joined([
    turned(
      [
        [20, 40],
        [120, 56],
        [14, 40],
      ].map(([length = 0, radius = 0]) => [length, radius] as const),
      'x',
      90,
    ),
    prism(rectangle(130, 130), [30, 90]),
    ...[-34, 34].map((y) =>
      moved(joined([cylinder(15, [65, 100], { axis: 'z' }), cylinder(10, [100, 124], { axis: 'z' })]), [60, y, 0]),
    ),
    cylinder(52, [8, 30]),
    disc(40, 8, '#dde3e9'),
    ...[0, 1, 2].map((at) => disc(11, 8, '#fff', [22 * Math.cos(at * 2.1 + 0.5), 22 * Math.sin(at * 2.1 + 0.5)])),
    ...[-54, 54].flatMap((y) => [-54, 54].map((z) => disc(6, 30, '#8f9ba8', [y, z]))),
  ]);

/** Membranes with their valves, one behind the other. */
export const membranes = (): Shape =>
  joined(
    [120, 60]
      .map((x) => joined([cylinder(62, [x, x + 8], { fill: RUBBER }), disc(44, x, '#c9d1d9'), disc(26, x, '#eef1f4')]))
      .concat([-20, 20].flatMap((y) => [moved(joined([tube(16, 7, [0, 12])]), [8, y * 1.3, y])])),
  );

/** A filter insert: a mesh basket with a rim and a handle. */
export function filter(): Shape {
  const mesh = Array.from({ length: 9 }, (_, at) => {
    const ring = (z: number) =>
      Array.from({ length: 13 }, (__, step): Point => {
        const angle = ((45 + step * 15) * Math.PI) / 180;
        return [50 * Math.cos(angle), 50 * Math.sin(angle), z];
      });
    return stroke(ring(-70 + at * 14), { soft: true });
  });
  const ribs = Array.from({ length: 11 }, (_, at) => {
    const angle = ((52 + at * 16) * Math.PI) / 180;
    return stroke(
      [
        [50 * Math.cos(angle), 50 * Math.sin(angle), -78],
        [50 * Math.cos(angle), 50 * Math.sin(angle), 50],
      ],
      { soft: true },
    );
  });
  return moved(
    joined([
      cylinder(50, [-80, 50], { axis: 'z' }),
      ...mesh,
      ...ribs,
      cylinder(60, [50, 66], { axis: 'z' }),
      sheet(
        circle(46).map((corner) => across('z', 66, corner)),
        '#8f9ba8',
      ),
      stroke(
        Array.from({ length: 13 }, (_, at): Point => {
          const angle = (at / 12) * Math.PI;
          return [0, 52 * Math.cos(angle), 66 + 44 * Math.sin(angle)];
        }),
        { wide: 10 },
      ),
    ]),
    [60, 0, 0],
  );
}

/** An open tray for ink, with its drain. */
export const inkPan = (face = FACE): Shape =>
  moved(
    joined([
      prism(rectangle(face, 150), [-24, 30], { axis: 'z', holes: [rectangle(face - 20, 130)] }),
      sheet(
        rectangle(face - 20, 130).map((corner) => across('z', 30, corner)),
        'none',
      ),
    ]),
    [face / 2, 0, 0],
  );

/** A side frame with its bores and feet. */
export const sideFrame = (): Shape =>
  prism(
    [
      [-100, -150],
      [-50, -150],
      [-50, -126],
      [50, -126],
      [50, -150],
      [100, -150],
      [100, 70],
      [60, 150],
      [-60, 150],
      [-100, 70],
    ],
    [0, 26],
    {
      holes: [circle(34, [0, 84], 32), circle(42, [0, -10], 32), circle(26, [-56, -78], 24), circle(26, [56, -78], 24)],
    },
  );

/** A lever on its pivot, with a handle. */
export const lever = (): Shape =>
  joined([
    cylinder(18, [24, 110]),
    prism(arm(26, 150, 50), [0, 24], { smooth: true }),
    disc(13, 0, '#8f9ba8'),
    moved(cylinder(16, [-84, 0]), [0, 50, 150]),
  ]);

/** A hexagon socket screw with its thread. */
export const screw = (): Shape =>
  joined([
    cylinder(12, [34, 120]),
    ...Array.from({ length: 9 }, (_, at) =>
      stroke(
        Array.from({ length: 9 }, (__, step): Point => {
          const angle = ((-45 + step * 22.5) * Math.PI) / 180;
          return [50 + at * 8 + step * 0.8, 12 * Math.cos(angle), 12 * Math.sin(angle)];
        }),
        { soft: true },
      ),
    ),
    cylinder(24, [0, 34]),
    sheet(
      circle(12, [0, 0], 6).map((corner) => across('x', 0, corner)),
      '#8f9ba8',
    ),
  ]);

export const washer = (): Shape => tube(30, 14, [0, 8]);

/** Screws that set the gap of an ink duct, in a row on their bar. */
export const ductScrews = (): Shape =>
  joined([
    prism(rectangle(30, 40), [0, 380]),
    ...[5, 4, 3, 2, 1, 0].map((at) =>
      moved(joined([cylinder(7, [15, 40], { axis: 'y' }), cylinder(17, [40, 66], { axis: 'y' })]), [
        35 + at * 62,
        0,
        0,
      ]),
    ),
  ]);

/** A bridge that presses on a die cylinder, with two gauges. */
export const pressureBridge = (face = FACE): Shape =>
  joined([
    prism(
      [
        [-40, -34],
        [40, -34],
        [40, 20],
        [24, 34],
        [-24, 34],
        [-40, 20],
      ],
      [0, face],
    ),
    ...[face - 80, 80].map((x) =>
      moved(
        joined([
          cylinder(16, [34, 70], { axis: 'z' }),
          cylinder(40, [70, 92], { axis: 'z' }),
          sheet(circle(30).map((corner) => across('z', 92, corner))),
          stroke([
            [0, 0, 92],
            [-16, 14, 92],
          ]),
        ]),
        [x, 0, 0],
      ),
    ),
  ]);
