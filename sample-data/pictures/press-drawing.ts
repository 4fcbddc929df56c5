/** A part on a drawing: its place in per cent, and what it is. */
interface DrawnPart {
  x: number;
  y: number;
  /** Part number or words, by which its shape is chosen. */
  what: string;
}

export const DRAWING_SIZE = { width: 2400, height: 1600 } as const;

/** Draws an assembly in black lines: each part as a shape of its kind, with a title block. Deterministic, so that its hash stays. */
export function pressDrawing(title: string, revision: string, parts: readonly DrawnPart[]): string {
  const { width, height } = DRAWING_SIZE;
  const shapes = parts.map(
    ({ x, y, what }) => `<g transform="translate(${(x / 100) * width} ${(y / 100) * height})">${shapeOf(what)}</g>`,
  );
  const axes = parts.slice(1).map((part, index) => {
    const before = parts[index] ?? part;
    const at = (each: DrawnPart) => [(each.x / 100) * width, (each.y / 100) * height].map(Math.round);
    const [[x1, y1], [x2, y2]] = [at(before), at(part)];
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke-dasharray="28 8 6 8" stroke-width="2" stroke="#999"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="#111" stroke-width="5">
<rect width="${width}" height="${height}" fill="#fff" stroke="none"/>
<rect x="30" y="30" width="${width - 60}" height="${height - 60}"/>
<rect x="${width - 830}" y="30" width="800" height="150"/>
<g fill="#111" stroke="none" font-family="sans-serif"><text x="${width - 800}" y="100" font-size="52">${title}</text><text x="${width - 800}" y="160" font-size="40">Revision ${revision}</text></g>
${axes.join('\n')}
${shapes.join('\n')}
</svg>`;
}

/** A gear, a bearing, a roller, a lamp, a blade, a belt, or a box. */
function shapeOf(what: string): string {
  if (/gear/i.test(what)) return gear();
  if (/bearing|seal|clutch|washer/i.test(what)) return '<circle r="70" fill="#fff"/><circle r="48"/><circle r="24"/>';
  if (/roll|cylinder|drum|anilox|^AN-|^SL-|shaft|wind|nip/i.test(what))
    return '<circle r="110" fill="#fff"/><circle r="16"/><path d="M-130 0H130M0-130V130" stroke-width="2"/>';
  if (/lamp|reflector|quartz|shutter/i.test(what))
    return '<rect x="-150" y="-30" width="300" height="60" rx="30" fill="#fff"/><path d="M-150 0h-40M150 0h40"/>';
  if (/^DB-|blade|^TT-/i.test(what)) return '<path d="M-150 20L120 20L150 0L-150 0Z" fill="#fff"/>';
  if (/belt|spring|hose|cable/i.test(what))
    return '<rect x="-150" y="-50" width="300" height="100" rx="50" fill="#fff"/><rect x="-130" y="-30" width="260" height="60" rx="30"/>';
  return '<rect x="-110" y="-60" width="220" height="120" fill="#fff"/><path d="M-110-60L110 60M110-60L-110 60" stroke-width="2"/>';
}

const TEETH = 24;

function gear(): string {
  const points = Array.from({ length: TEETH * 4 }, (_, at) => {
    const radius = at % 4 < 2 ? 120 : 98;
    const angle = (at / (TEETH * 4)) * 2 * Math.PI;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="#fff"/><circle r="30"/><path d="M-8-30v-16h16v16" stroke-width="3"/>`;
}
