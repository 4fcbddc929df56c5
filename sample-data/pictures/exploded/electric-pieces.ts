import { across, circle, cylinder, type Flat, joined, moved, type Point, prism, rectangle, type Shape, sheet, stroke, turned } from './isometric.ts';
import { disc } from './turned-pieces.ts';

const DARK = '#5d6975';
const MIDDLE = '#8f9ba8';

const box = (long: number, wide: number, high: number, at: Point = [0, 0, 0]): Shape => moved(prism(rectangle(wide, high), [0, long]), at);

/** A flat figure on the face of a box that looks along the axis. */
const label = (outline: readonly Flat[], fill: string, x = 0): Shape =>
  sheet(
    outline.map((corner) => across('x', x, corner)),
    fill,
  );

/** A motor: ribbed housing, terminal box, flange and shaft. */
export const motor = (): Shape =>
  joined([
    turned([[24, 74], [26, 60]], 'x', 270),
    cylinder(74, [80, 270]),
    ...Array.from({ length: 9 }, (_, at) => {
      const angle = ((-36 + at * 20) * Math.PI) / 180;
      const [y, z] = [74 * Math.cos(angle), 74 * Math.sin(angle)];
      return stroke([[94, y, z], [262, y, z]], { soft: true });
    }),
    box(90, 70, 34, [130, 0, 88]),
    prism(rectangle(160, 160), [60, 80]),
    ...[-1, 1].flatMap((y) => [-1, 1].map((z) => disc(9, 60, MIDDLE, [y * 60, z * 60]))),
    turned([[60, 18], [12, 44]], 'x', -12),
  ]);

/** A cabinet device: a box with terminals above and below. */
const device = (wide: number, front: readonly Shape[]): Shape =>
  joined([
    box(110, wide, 150),
    ...[-1, 1].flatMap((row) =>
      Array.from({ length: Math.max(2, Math.round(wide / 34)) }, (_, at, ) =>
        disc(8, 0, MIDDLE, [-wide / 2 + 18 + at * ((wide - 36) / Math.max(1, Math.round(wide / 34) - 1)), row * 58]),
      ),
    ),
    ...front,
  ]);

export const powerSupply = (): Shape =>
  device(130, [
    label(rectangle(96, 70), '#dde3e9'),
    ...[-24, -8, 8, 24].map((z) => label(rectangle(80, 6, [0, z]), MIDDLE)),
  ]);

export const contactor = (): Shape =>
  device(96, [moved(prism(rectangle(70, 70), [-34, 0]), [0, 0, 0]), label(rectangle(30, 30), DARK, -34)]);

export const fuseHolder = (): Shape =>
  device(110, [-32, 0, 32].map((y) => joined([moved(prism(rectangle(24, 60), [-18, 0]), [0, y, 0]), label(rectangle(12, 20, [y, 8]), DARK, -18)])));

export const terminals = (): Shape =>
  joined(
    [5, 4, 3, 2, 1, 0].map((at) =>
      joined([
        box(28, 76, 110, [at * 30, 0, 0]),
        at === 0 ? label(rectangle(20, 44), '#dde3e9') : joined([]),
        sheet(circle(8, [at * 30 + 14, -16]).map((corner) => across('z', 55, corner)), MIDDLE),
        sheet(circle(8, [at * 30 + 14, 16]).map((corner) => across('z', 55, corner)), MIDDLE),
      ]),
    ),
  );

/** A main switch: plate and rotary handle. */
export const mainSwitch = (): Shape =>
  joined([box(80, 120, 120), label(rectangle(96, 96), '#dde3e9'), cylinder(40, [-20, 0]), prism(rectangle(24, 88), [-44, -20])]);

/** An emergency stop: contact block, ring and mushroom head. */
export const emergencyStop = (): Shape =>
  joined([
    box(60, 80, 90, [90, 0, 0]),
    turned([[36, 62, '#e0564a'], [30, 26], [22, 56]], 'x', 2),
    disc(40, 2, '#ea7d73'),
  ]);

/** Two posts with their rows of lenses. */
export const lightCurtain = (): Shape =>
  joined(
    [1, 0].map((at) =>
      moved(
        joined([
          prism(rectangle(44, 50), [-150, 150], { axis: 'z' }),
          ...Array.from({ length: 9 }, (_, lens) => disc(8, -22, DARK, [0, -124 + lens * 31])),
        ]),
        [at * 170, 0, 0],
      ),
    ),
  );

/** A circuit board with its chips and its edge connector. */
export const circuitBoard = (): Shape =>
  joined([
    prism(rectangle(210, 160), [16, 22], { fill: '#d9e7df' }),
    ...Array.from({ length: 5 }, (_, at): Shape => stroke([[16, -90, 60 - at * 12], [16, -20 + at * 8, 60 - at * 12], [16, 10 + at * 8, 30 - at * 12]], { soft: true })),
    moved(prism(rectangle(60, 60), [2, 16], { fill: DARK }), [0, 20, 10]),
    moved(prism(rectangle(34, 46), [4, 16], { fill: MIDDLE }), [0, -62, 20]),
    moved(prism(rectangle(30, 24), [4, 16], { fill: MIDDLE }), [0, 76, 44]),
    ...[-70, -40, -10].map((y) => cylinder(11, [-12, 16], { at: [y, -42] })),
    ...Array.from({ length: 9 }, (_, at) => label(rectangle(9, 18, [10 + at * 11, -68]), '#d7b65c', 16)),
  ]);

/** A touch panel with its picture. */
export const touchPanel = (): Shape =>
  joined([
    box(40, 230, 170),
    label(rectangle(204, 144), '#46525e'),
    ...[40, 66, 92, 54].map((high, at) => label(rectangle(24, high, [-66 + at * 36, -50 + high / 2]), '#dfe8ef')),
    label(rectangle(40, 20, [76, 46]), '#8fb7d8'),
    label(rectangle(40, 20, [76, 14]), '#8fb7d8'),
  ]);

/** A duct with slots for wires, and its lid. */
export const cableDuct = (): Shape =>
  joined([
    prism([[-40, -50], [40, -50], [40, 50], [32, 50], [32, -42], [-32, -42], [-32, 50], [-40, 50]], [0, 330]),
    ...Array.from({ length: 13 }, (_, at) => sheet([[318 - at * 25, 40, -10], [310 - at * 25, 40, -10], [310 - at * 25, 40, 50], [318 - at * 25, 40, 50]], MIDDLE)),
  ]);

/** A door lock with its key. */
export const doorLock = (): Shape =>
  joined([
    box(70, 80, 150),
    cylinder(26, [-14, 0], { at: [0, 30] }),
    label(rectangle(8, 26, [0, 30]), DARK, -14),
    label(rectangle(20, 50, [0, -34]), MIDDLE),
  ]);

/** An edge sensor: a fork that the web runs through, with its cable. */
export const edgeSensor = (): Shape =>
  joined([
    stroke(
      Array.from({ length: 15 }, (_, at): Point => [70, -58 - at * 5, 10 + 26 * Math.sin(at / 3)]),
      { wide: 14, fill: '#c9d1d9' },
    ),
    prism([[-60, -70], [70, -70], [70, -26], [0, -26], [0, 26], [70, 26], [70, 70], [-60, 70]], [0, 70]),
    sheet(circle(13, [35, 40]).map((corner) => across('z', -26, corner)), DARK),
    disc(7, 0, '#7fc3a0', [-36, 44]),
  ]);

/** A camera with its lens, a ring of light and its cable. */
export const camera = (): Shape =>
  joined([
    stroke(
      Array.from({ length: 18 }, (_, at): Point => [190 + at * 5, 16 * Math.sin(at / 3), at * 3]),
      { wide: 15, fill: '#c9d1d9' },
    ),
    box(120, 110, 110, [74, 0, 0]),
    turned([[24, 60], [50, 40]], 'x', 0),
    ...Array.from({ length: 12 }, (_, at) => disc(6, 0, '#fff', [50 * Math.cos((at / 6) * Math.PI), 50 * Math.sin((at / 6) * Math.PI)])),
    disc(36, 0, DARK),
    disc(17, 0, '#aeb7c0', [5, 5]),
  ]);

/** An encoder with its flange, shaft and cable. */
export const encoder = (): Shape =>
  joined([
    stroke(
      Array.from({ length: 16 }, (_, at): Point => [90, -56 - at * 5, 10 + 20 * Math.sin(at / 3)]),
      { wide: 14, fill: '#c9d1d9' },
    ),
    cylinder(62, [40, 130]),
    prism(rectangle(150, 150), [26, 40]),
    ...[-1, 1].flatMap((y) => [-1, 1].map((z) => disc(8, 26, MIDDLE, [y * 58, z * 58]))),
    turned([[50, 13], [10, 40]], 'x', -34),
  ]);

const racetrack = (span: number, radius: number): Flat[] => {
  const end = (centre: number, start: number) =>
    Array.from({ length: 17 }, (_, at): Flat => {
      const angle = start + (at / 16) * Math.PI;
      return [centre + radius * Math.cos(angle), radius * Math.sin(angle)];
    });
  return [...end(span, -Math.PI / 2), ...end(-span, Math.PI / 2)];
};

/** The outline of a belt with teeth inside. */
function toothedInside(span: number, radius: number): Flat[] {
  const line = racetrack(span, radius);
  return line.flatMap((corner, index) => {
    const next = line[(index + 1) % line.length] ?? corner;
    const steps = Math.max(1, Math.round(Math.hypot(next[0] - corner[0], next[1] - corner[1]) / 14));
    return Array.from({ length: steps }, (_, at): Flat => {
      const [u, v] = [corner[0] + ((next[0] - corner[0]) * at) / steps, corner[1] + ((next[1] - corner[1]) * at) / steps];
      const inwards = (index + at) % 2 === 0 ? 0.9 : 1;
      const middle = Math.max(-span, Math.min(span, u));
      return [middle + (u - middle) * inwards, v * inwards];
    });
  });
}

/** A toothed belt. */
export const belt = (span = 120, radius = 56, wide = 46): Shape =>
  prism(racetrack(span, radius), [0, wide], { smooth: true, holes: [toothedInside(span, radius - 9)], fill: '#cfd6dd' });

/** A bar of needles with its power box. */
export const staticBar = (face = 430): Shape =>
  joined([
    box(70, 90, 90, [face + 30, 0, 0]),
    stroke([[face, 0, 0], [face + 30, 0, 0]], { wide: 14 }),
    box(face, 34, 40),
    ...Array.from({ length: 17 }, (_, at) => stroke([[face - 20 - at * 24, 17, -6], [face - 20 - at * 24, 34, -6]])),
    sheet([[10, 17, 2], [face - 10, 17, 2], [face - 10, 17, 12], [10, 17, 12]], DARK),
  ]);

/** Brake pads at their disc. */
export const brakePads = (): Shape => {
  const pad: Flat[] = [[-44, -40], [44, -40], [52, 30], [0, 46], [-52, 30]];
  return joined([
    cylinder(92, [70, 84]),
    disc(40, 70, '#dde3e9'),
    disc(18, 70, MIDDLE),
    moved(joined([prism(pad, [26, 44], { fill: '#aeb7c0' }), prism(pad, [0, 14])]), [0, 34, 34]),
  ]);
};

/** A tension spring with its hooks. */
export const spring = (): Shape => {
  const turns = 11;
  const coil = Array.from({ length: turns * 12 + 1 }, (_, at): Point => {
    const angle = (at / 12) * 2 * Math.PI;
    return [50 + at * 1.5, 34 * Math.cos(angle), 34 * Math.sin(angle)];
  });
  const hook = (x: number, towards: number) =>
    Array.from({ length: 13 }, (_, at): Point => {
      const angle = (at / 12) * 1.6 * Math.PI;
      return [x + towards * (26 - 24 * Math.cos(angle)), 0, 24 * Math.sin(angle)];
    });
  return joined([stroke(hook(50 + turns * 18, 1), { wide: 12 }), stroke(coil.toReversed(), { wide: 12, fill: '#eef1f4' }), stroke(hook(50, -1), { wide: 12 })]);
};

/** Fuses in a row. */
export const fuses = (): Shape =>
  joined([2, 1, 0].map((at) => moved(turned([[24, 20], [60, 18, '#f7f3e6'], [24, 20]]), [at * 10, -70 + at * 0 + (2 - at) * 60, 0])));

/** A feather key. */
export const featherKey = (): Shape => prism([[-14, -16], [14, -16], [14, 16], [-14, 16]], [0, 90]);

/** A guard of sheet metal with its slots. */
export const guard = (): Shape =>
  joined([
    prism([[-90, -90], [90, -90], [90, 40], [50, 90], [-50, 90], [-90, 40]], [0, 110]),
    ...[-50, -25, 0, 25].map((z) => label(rectangle(110, 10, [0, z]), DARK)),
  ]);

/** An oil cup. */
export const oilCup = (): Shape =>
  moved(joined([cylinder(10, [-70, -40], { axis: 'z' }), cylinder(24, [-40, -24], { axis: 'z' }), cylinder(36, [-24, 40], { axis: 'z', fill: '#f3efe0' }), cylinder(38, [40, 56], { axis: 'z' })]), [40, 0, 0]);

/** A flange with its bolts. */
export const flange = (): Shape =>
  joined([
    turned([[30, 56]], 'x', 26),
    cylinder(96, [0, 26]),
    disc(40, 0, MIDDLE),
    ...Array.from({ length: 6 }, (_, at) => disc(10, 0, DARK, [70 * Math.cos((at / 3) * Math.PI), 70 * Math.sin((at / 3) * Math.PI)])),
  ]);

/** A counter with its figures. */
export const counter = (): Shape =>
  joined([box(80, 150, 90), label(rectangle(124, 46), DARK), ...[0, 1, 2, 3].map((at) => label(rectangle(20, 32, [-42 + at * 28, 0]), '#fff'))]);

/** A hydraulic cylinder with its rod and clevis. */
export const hydraulicCylinder = (): Shape =>
  joined([
    turned([[20, 54], [170, 46], [26, 56]], 'x', 80),
    ...[240, 120].map((x) => moved(cylinder(14, [46, 76], { axis: 'z' }), [x, 0, 0])),
    turned([[80, 20]]),
    prism(rectangle(60, 70), [-50, 0], { holes: [circle(16, [0, 0], 24)] }),
  ]);

/** Seal rings, one behind the other. */
export const sealRings = (radius = 58): Shape =>
  joined(
    [3, 2, 1, 0].map((at) => {
      const reach = radius - at * 5;
      return prism(circle(reach, [0, 0], 48), [at * 62, at * 62 + 12], { smooth: true, holes: [circle(reach - 13, [0, 0], 48)], fill: at % 2 === 0 ? '#aeb7c0' : '#e3e8ed' });
    }),
  );

/** A dancer: a roller in its swinging arms. */
export const dancerArm = (): Shape =>
  prism([[-24, -120], [24, -120], [24, 70], [60, 110], [40, 136], [-24, 90]], [0, 26], { holes: [circle(14, [0, -92], 24), circle(12, [36, 112], 24)] });
