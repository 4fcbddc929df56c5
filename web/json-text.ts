/** Deeper than any form field. */
const DEEPEST = 32;

/**
 * Parses a text as JSON; null if invalid, because a hidden field may come back with any content. Too deep nesting
 * counts as invalid, because later code would overflow the stack.
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
