/** Pixels of a unit (CSS: 96 for an inch). */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
};

/** A length in pixels, the first of a list; undefined for none, and for one that depends on what is around: '100%', '2em'. */
export function lengthIn(attribute: string | undefined): number | undefined {
  const [, figure, unit = ''] =
    /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)(?:[\s,]|$)/i.exec((attribute ?? '').trim()) ?? [];
  const pixels = PIXELS[unit.toLowerCase()];
  return figure === undefined || pixels === undefined ? undefined : Number(figure) * pixels;
}
