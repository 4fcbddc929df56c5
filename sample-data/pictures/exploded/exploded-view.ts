import { joined, type Place, type Shape, shifted } from './isometric.ts';

/**
 * A piece of an assembly under the name by which callouts point to it. Their line ends in its middle, or at its edge if its middle is
 * empty.
 */
export type NamedPiece = readonly [name: string, drawPiece: () => Shape, grip?: 'edge'];

/** Pieces in the order in which they are put together, along one axis each. */
export type Lanes = readonly (readonly NamedPiece[])[];

export interface ExplodedView {
  svg: string;
  /** Of each callout: fractions of width and height. */
  places: readonly { x: number; y: number }[];
}

export const SHEET = { width: 2400, height: 1600 } as const;
/** The callouts stand above and below the parts, far enough from each other for a finger on a phone. */
const ROWS = { top: 90, bottom: SHEET.height - 90 } as const;
const STEP = 186;
const MARGIN = { side: 100, row: 210 } as const;
const GAP = { inLane: 30, betweenLanes: 34 } as const;
const LARGEST = 1.7;
const LINE = 3.6;

const [COS, SIN] = [Math.sqrt(3) / 2, 0.5];
/** Place of a point along the axis of its lane, and across it. */
const along = ([x, y]: Place) => x * COS - y * SIN;
const across = ([x, y]: Place) => x * SIN + y * COS;
const onSheet = (t: number, s: number): Place => [t * COS + s * SIN, s * COS - t * SIN];

interface Placed {
  name: string;
  grip: 'edge' | undefined;
  shape: Shape;
}

/**
 * Draws an assembly as an exploded view in isometric line art, with a line from each callout to its piece. The numbers are not on it: the page
 * writes them at the places that are returned.
 * @param pointsTo the piece of each callout; a piece to which none points is left out
 */
export function explodedView(lanes: Lanes, pointsTo: readonly string[]): ExplodedView {
  const wanted = new Set(pointsTo);
  const shown = lanes.map((lane) => lane.filter(([name]) => wanted.has(name))).filter((lane) => lane.length > 0);
  const lost = pointsTo.find((name) => !shown.some((lane) => lane.some(([piece]) => piece === name)));
  if (lost !== undefined) throw new Error(`The drawing has no piece ${lost}.`);

  const placed = layOut(shown);
  const all = boundsOf(placed.flat().flatMap(({ shape }) => shape.reach));
  const room = { width: SHEET.width - 2 * MARGIN.side, height: SHEET.height - 2 * MARGIN.row };
  const scale = Math.min(room.width / (all.right - all.left), room.height / (all.bottom - all.top), LARGEST);
  const [dx, dy] = [
    SHEET.width / 2 - (scale * (all.left + all.right)) / 2,
    SHEET.height / 2 - (scale * (all.top + all.bottom)) / 2,
  ];
  const toSheet = ([x, y]: Place): Place => [x * scale + dx, y * scale + dy];
  const pieces = placed.flat().map(({ shape, ...rest }) => {
    const reach = shape.reach.map(toSheet);
    return { ...rest, reach, bounds: boundsOf(reach) };
  });
  const leaders = leadersTo(pieces, pointsTo);
  const axes = placed.map((lane) => axisOf(lane));
  const { width, height } = SHEET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>
<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(3)})" stroke="#16202b" stroke-width="${(LINE / scale).toFixed(2)}" stroke-linejoin="round">${axes.join('')}${joined(placed.flat().map(({ shape }) => shape)).svg}</g>
${leaders.map(({ from, to }) => leaderLine(from, to)).join('')}</svg>`;
  return {
    svg,
    places: leaders.map(({ from: [x, y] }) => ({ x: thousandths(x / width), y: thousandths(y / height) })),
  };
}

const thousandths = (fraction: number) => Math.round(fraction * 1000) / 1000;

/** Lanes behind each other, the pieces of each along its axis from the near end; within a lane the far ones are drawn first. */
function layOut(lanes: Lanes): Placed[][] {
  let before: number | null = null;
  return lanes.map((lane) => {
    let end = 0;
    const row = lane.map(([name, drawPiece, grip]) => {
      const shape = drawPiece();
      const reach = shape.reach.map(along);
      const by = end - Math.min(...reach);
      end += Math.max(...reach) - Math.min(...reach) + GAP.inLane;
      return { name, grip, shape: shifted(shape, onSheet(by, 0)) };
    });
    const depths = row.flatMap(({ shape }) => shape.reach.map(across));
    const nearer = before === null ? 0 : before + GAP.betweenLanes - Math.min(...depths);
    before = Math.max(...depths) + nearer;
    const half = (end - GAP.inLane) / 2;
    // A lane is nearer along y, which runs along its axis too.
    const by = onSheet((nearer * SIN) / COS - half, nearer);
    return row.map(({ shape, ...rest }) => ({ ...rest, shape: shifted(shape, by) })).toReversed();
  });
}

/** The line on which the pieces of a lane are put together. */
function axisOf(lane: readonly Placed[]): string {
  const [first, last] = [lane.at(-1), lane[0]];
  if (first === undefined || last === undefined || first === last) return '';
  const [from, to] = [middleOf(first.shape.reach), middleOf(last.shape.reach)];
  const path = `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;
  return `<path d="${path}" fill="none" stroke="#7b8794" stroke-width="2.4" stroke-dasharray="26 8 5 8"/>`;
}

const middleOf = (reach: readonly Place[]): Place => {
  const [t, s] = [reach.map(along), reach.map(across)];
  return onSheet((Math.min(...t) + Math.max(...t)) / 2, (Math.min(...s) + Math.max(...s)) / 2);
};

interface Leader {
  from: Place;
  to: Place;
}

interface Piece extends Omit<Placed, 'shape'> {
  reach: readonly Place[];
  bounds: ReturnType<typeof boundsOf>;
}

/** The lines from the callouts to their pieces: each to the row that it reaches with fewer pieces between, none crosses its neighbour. */
function leadersTo(pieces: readonly Piece[], pointsTo: readonly string[]): Leader[] {
  const most = Math.floor((SHEET.width - 2 * MARGIN.side) / STEP) + 1;
  const ends = pointsTo.map((name, index) => {
    const piece = pieces.find((each) => each.name === name);
    const to = piece === undefined ? ([0, 0] as const) : gripOf(piece);
    const others = pieces.filter((each) => each !== piece).map(({ bounds }) => bounds);
    const between = (from: number, until: number) =>
      others.filter(({ left, right, top, bottom }) => left < to[0] && to[0] < right && top < until && bottom > from)
        .length;
    const cost = { top: between(ROWS.top, to[1]), bottom: between(to[1], ROWS.bottom) };
    const nearer = to[1] < SHEET.height / 2 ? 'top' : 'bottom';
    const row: keyof typeof ROWS = cost.top === cost.bottom ? nearer : cost.top < cost.bottom ? 'top' : 'bottom';
    return { index, to, row, certainty: Math.abs(cost.top - cost.bottom) };
  });
  for (const [full, free] of [
    ['top', 'bottom'],
    ['bottom', 'top'],
  ] as const) {
    const inRow = ends.filter(({ row }) => row === full).toSorted((one, other) => one.certainty - other.certainty);
    for (const end of inRow.slice(0, Math.max(0, inRow.length - most))) end.row = free;
  }
  const leaders: Leader[] = [];
  for (const row of ['top', 'bottom'] as const) {
    const inRow = ends.filter((end) => end.row === row).toSorted((one, other) => one.to[0] - other.to[0]);
    const places = spread(inRow.map(({ to }) => to[0]));
    for (const [at, { index, to }] of inRow.entries()) leaders[index] = { from: [places[at] ?? 0, ROWS[row]], to };
  }
  return leaders;
}

function gripOf({ reach, grip }: Piece): Place {
  const middle = middleOf(reach);
  if (grip === undefined) return middle;
  const away = ([x, y]: Place) => Math.hypot(x - middle[0], y - middle[1]);
  return reach.reduce((nearest, place) => (away(place) < away(nearest) ? place : nearest));
}

/** Places in rising order, at least a step from each other, as near as possible to those that were asked for. */
function spread(asked: readonly number[]): number[] {
  const groups: { sum: number; count: number }[] = [];
  for (const [index, x] of asked.entries()) {
    groups.push({ sum: x - index * STEP, count: 1 });
    for (
      let last = groups.at(-1), before = groups.at(-2);
      last && before;
      last = groups.at(-1), before = groups.at(-2)
    ) {
      if (before.sum / before.count <= last.sum / last.count) break;
      groups.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  }
  const most = SHEET.width - MARGIN.side - (asked.length - 1) * STEP;
  return groups
    .flatMap(({ sum, count }) =>
      Array.from({ length: count }, () => Math.min(most, Math.max(MARGIN.side, sum / count))),
    )
    .map((x, index) => x + index * STEP);
}

function leaderLine(from: Place, to: Place): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...from, ...to].map(Math.round);
  const path = `<path d="M${x1} ${y1}L${x2} ${y2}" fill="none"`;
  return `${path} stroke="#fff" stroke-width="11"/>${path} stroke="#0b5cad" stroke-width="3.4"/><circle cx="${x2}" cy="${y2}" r="8" fill="#0b5cad" stroke="#fff" stroke-width="3"/>`;
}

function boundsOf(reach: readonly Place[]) {
  const [xs, ys] = [reach.map(([x]) => x), reach.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
