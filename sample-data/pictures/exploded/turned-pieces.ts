import {
  across,
  circle,
  cylinder,
  type Flat,
  joined,
  type Point,
  prism,
  type Range,
  type Shape,
  sheet,
  stroke,
  turned,
} from './isometric.ts';

export const RUBBER = '#aeb7c0';
const FACE = 430;
const JOURNAL = 68;

/** A flat disc that faces the eye. */
export const disc = (radius: number, x: number, fill = '#fff', at: Flat = [0, 0]): Shape =>
  sheet(
    circle(radius, at).map((corner) => across('x', x, corner)),
    fill,
  );

/** A tube, open at its near end. */
export const tube = (radius: number, bore: number, range: Range, fill = '#f6f8f9'): Shape =>
  joined([cylinder(radius, range, { fill }), disc(radius, range[0], '#eef1f4'), disc(bore, range[0], '#8f9ba8')]);

export const surface = (radius: number, x: number, angle: number): Point => [
  x,
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

const [SEEN_FROM, SEEN_TO] = [-Math.PI / 4, (3 * Math.PI) / 4];

/** Lines that wind round a roller: one for each `step` of its length. */
function winding(radius: number, [from, to]: Range, step: number, pitch: number): Shape {
  const lines: Shape[] = [];
  for (let start = from - Math.abs(pitch); start < to + Math.abs(pitch); start += step) {
    const points = Array.from({ length: 25 }, (_, at): Point => {
      const part = at / 24;
      return surface(radius, start + pitch * part, SEEN_FROM + (SEEN_TO - SEEN_FROM) * part);
    }).filter(([x]) => x >= from && x <= to);
    if (points.length > 1) lines.push(stroke(points, { soft: true }));
  }
  return joined(lines);
}

/** A roller with its journals; whatever is on its surface is drawn between the body and the near journal. */
function journalled(radius: number, face: number, fill: string, surfaceShapes: readonly Shape[] = []): Shape {
  const journal = Math.min(20, radius * 0.44);
  const shoulder = Math.max(radius * 0.5, journal + 5);
  return joined([
    turned(
      [
        [18, shoulder],
        [50, journal],
      ],
      'x',
      JOURNAL + face,
    ),
    cylinder(radius, [JOURNAL, JOURNAL + face], { fill }),
    disc(radius, JOURNAL, '#eef1f4'),
    ...surfaceShapes,
    turned([
      [50, journal],
      [18, shoulder],
    ]),
  ]);
}

export const steelRoller = (radius = 66, face = FACE) => journalled(radius, face, '#f6f8f9');

export const rubberRoller = (radius = 60, face = FACE) =>
  journalled(radius, face, RUBBER, [disc(radius, JOURNAL, RUBBER), disc(radius * 0.72, JOURNAL, '#eef1f4')]);

/** An anilox roll: its cells as a screen of crossing lines. */
export function aniloxRoll(radius = 62, face = FACE): Shape {
  const range = [JOURNAL + 14, JOURNAL + face - 14] as const;
  return journalled(radius, face, '#dfe4ea', [winding(radius, range, 13, 120), winding(radius, range, 13, -120)]);
}

/** A cylinder that carries a printing plate with its raised image. */
export function plateCylinder(radius = 78, face = FACE): Shape {
  const patch = ([from, to]: Range, [start, end]: Range, fill: string) => {
    const arc = Array.from({ length: 13 }, (_, at) => start + ((end - start) * at) / 12);
    return sheet(
      [
        ...arc.map((angle) => surface(radius + 3, from, angle)),
        ...arc.toReversed().map((angle) => surface(radius + 3, to, angle)),
      ],
      fill,
    );
  };
  const images = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) =>
      patch(
        [JOURNAL + 75 + column * 105, JOURNAL + 150 + column * 105],
        [0.15 + row * 0.85, 0.75 + row * 0.85],
        row === 0 ? '#8d9aa8' : '#b6c0ca',
      ),
    ),
  );
  return journalled(radius, face, '#f6f8f9', [
    patch([JOURNAL + 40, JOURNAL + face - 40], [-0.1, 2], '#e3e8ed'),
    ...images,
  ]);
}

/** A thin-walled sleeve. */
export const sleeve = (radius = 84, face = FACE) => tube(radius, radius - 12, [0, face]);

/** An air mandrel: a cylinder with rows of air holes. */
export function airMandrel(radius = 70, face = FACE): Shape {
  const holes = [0.3, 1.2].flatMap((angle) =>
    Array.from({ length: 5 }, (_, at) => {
      const [x, y, z] = surface(radius, JOURNAL + 50 + at * 82, angle);
      return sheet(
        circle(5).map(([u, v]) => [x + u, y - v * Math.sin(angle), z + v * Math.cos(angle)]),
        '#4a5560',
      );
    }),
  );
  return journalled(radius, face, '#f6f8f9', holes);
}

/** A cylinder with cutting lines of labels on its surface. */
export function dieCylinder(radius = 76, face = FACE): Shape {
  const wide = (face - 52) / 4;
  const labels = [0, 1, 2, 3].flatMap((column) =>
    [0, 1].map((row) => {
      const from = JOURNAL + 30 + column * wide;
      const to = from + wide - 20;
      const [start, end] = [0.1 + row * 0.95, 0.85 + row * 0.95];
      const arc = Array.from({ length: 9 }, (_, at) => start + ((end - start) * at) / 8);
      const first = surface(radius, from, start);
      return stroke([
        ...arc.map((angle) => surface(radius, from, angle)),
        ...arc.toReversed().map((angle) => surface(radius, to, angle)),
        first,
      ]);
    }),
  );
  const bearers = [JOURNAL, JOURNAL + face - 22].map((at) => cylinder(radius + 10, [at, at + 22], { fill: '#d5dce3' }));
  return joined([
    turned(
      [
        [18, radius * 0.5],
        [50, 20],
      ],
      'x',
      JOURNAL + face,
    ),
    ...bearers.slice(1),
    cylinder(radius, [JOURNAL + 22, JOURNAL + face - 22]),
    ...labels,
    ...bearers.slice(0, 1),
    turned([
      [50, 20],
      [18, radius * 0.5],
    ]),
  ]);
}

/** A toothed outline that turns against the clock. */
function toothed(teeth: number, radius: number, depth: number): Flat[] {
  return Array.from({ length: teeth }, (_, tooth) =>
    [
      [0.08, radius - depth],
      [0.3, radius],
      [0.55, radius],
      [0.92, radius - depth],
    ].map(([part = 0, reach = 0]): Flat => {
      const angle = ((tooth + part) / teeth) * 2 * Math.PI;
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    }),
  ).flat();
}

/** A spur gear with hub, bore and keyway. */
export function gear(teeth = 44, radius = 104, width = 44): Shape {
  const keyway = [
    [-7, 18],
    [7, 18],
    [7, 34],
    [-7, 34],
  ] as const;
  return joined([
    prism(toothed(Math.min(teeth, 64), radius, 13), [0, width], { fill: '#eef1f4' }),
    disc(radius * 0.76, 0, '#dde3e9'),
    cylinder(radius * 0.42, [-16, 0]),
    disc(26, -16, '#8f9ba8'),
    sheet(
      keyway.map((corner) => across('x', -16, corner)),
      '#8f9ba8',
    ),
  ]);
}

/** A toothed pulley between two flanges. */
export const pulley = (radius = 66, width = 54): Shape =>
  joined([
    cylinder(radius + 10, [width, width + 8]),
    prism(toothed(26, radius, 9), [8, width]),
    cylinder(radius + 10, [0, 8]),
    disc(radius * 0.42, 0, '#dde3e9'),
    disc(20, 0, '#8f9ba8'),
  ]);

/** A ball bearing: rings and balls. */
export function bearing(radius = 64, width = 36): Shape {
  const balls = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 11) * 2 * Math.PI;
    return disc(radius * 0.12, 0, '#fff', [radius * 0.68 * Math.cos(angle), radius * 0.68 * Math.sin(angle)]);
  });
  return joined([
    cylinder(radius, [0, width]),
    disc(radius * 0.84, 0, '#9aa5b1'),
    ...balls,
    disc(radius * 0.53, 0, '#eef1f4'),
    disc(radius * 0.36, 0, '#8f9ba8'),
  ]);
}

/** A pair of discs with a friction face. */
export const frictionDiscs = (radius = 70): Shape =>
  joined(
    [70, 35, 0].map((x) =>
      joined([
        cylinder(radius, [x, x + 12]),
        disc(radius * 0.9, x, RUBBER),
        disc(radius * 0.5, x, '#eef1f4'),
        disc(26, x, '#8f9ba8'),
      ]),
    ),
  );

/** A slim shaft with a key. */
export const shaft = (length = 520, radius = 26): Shape =>
  joined([
    turned([
      [60, radius * 0.7],
      [length - 120, radius],
      [60, radius * 0.7],
    ]),
    sheet(
      [
        [80, radius * 0.2, radius],
        [140, radius * 0.2, radius],
        [140, -radius * 0.3, radius],
        [80, -radius * 0.3, radius],
      ],
      '#9aa5b1',
    ),
  ]);

/** A knob with a graduated ring. */
export function knob(radius = 52): Shape {
  return joined([
    turned([[70, 16]], 'x', 84),
    cylinder(radius + 8, [64, 84]),
    prism(toothed(28, radius, 5), [0, 64], { fill: '#eef1f4' }),
    disc(radius * 0.5, 0, '#fff'),
  ]);
}

/** A hand wheel with spokes and a handle. */
export function handWheel(radius = 92): Shape {
  const spokes = [0, 1, 2].map((at) => {
    const angle = at * 2.1 + 0.4;
    return stroke([surface(14, 20, angle), surface(radius - 12, 20, angle)], { wide: 20, fill: '#eef1f4' });
  });
  const hoop = circle(radius - 10).map((corner) => across('x', 20, corner));
  return joined([
    cylinder(18, [20, 90]),
    ...spokes,
    stroke([...hoop, ...hoop.slice(0, 2)], { wide: 24, fill: '#dde3e9' }),
    cylinder(26, [0, 30]),
    cylinder(14, [-60, 10], { at: [radius - 12, 0] }),
  ]);
}

/** A coupling: two hubs and a star between them. */
export const coupling = (): Shape =>
  joined([
    turned(
      [
        [46, 50],
        [50, 66],
      ],
      'x',
      100,
    ),
    prism(toothed(8, 62, 20), [64, 88], { fill: RUBBER }),
    turned(
      [
        [50, 66],
        [46, 50],
      ].toReversed() as [number, number][],
      'x',
      -44,
    ),
    disc(22, -44, '#8f9ba8'),
  ]);
