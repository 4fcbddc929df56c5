/** No field of a form holds more levels. */
const DEEPEST = 32;

/**
 * What a text says as JSON; null where it is none: a hidden field may come back with anything in it. What is nested without end
 * counts as none, since whatever walks through it later would run out of stack.
 */
export function jsonText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(DEEPEST, value) ? value : null;
  } catch {
    return null;
  }
}

function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner));
}
