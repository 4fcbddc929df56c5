/** Texts up to this length are shown whole. */
const SHORT = 120;
/** Number of equal characters shown around a difference. */
const AROUND = 24;

/** The differing part of two long texts with some context; the rest is '…'. */
export function differingPart(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= SHORT) return { before, after };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { before: cut(before, start, end), after: cut(after, start, end) };
}

function cut(text: string, start: number, end: number): string {
  const [from, to] = [Math.max(start - AROUND, 0), Math.min(text.length - end + AROUND, text.length)];
  // The cut may split a surrogate pair.
  const part = text.slice(from, to).toWellFormed();
  return `${from === 0 ? '' : '… '}${part}${to === text.length ? '' : ' …'}`;
}
