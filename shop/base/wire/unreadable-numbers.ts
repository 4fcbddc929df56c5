/**
 * Fields with a value that JSON would turn into null: NaN (a mistyped number), Infinity, or undefined in a list. Sent
 * like that, a mistyped price would be saved as none (D55).
 * @returns names as in a refusal: 'lines.0.quantity'
 */
export function unreadableNumbers(value: unknown): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [''];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  const members = Array.isArray(value)
    ? Array.from(value, (each, index) => [String(index), each ?? unsaid(each)] as const)
    : Object.entries(value);
  return members.flatMap(([name, each]) =>
    unreadableNumbers(each).map((inner) => (inner === '' ? name : `${name}.${inner}`)),
  );
}

/** JSON has no undefined in a list: it counts as a number that was not read. */
const unsaid = (each: null | undefined) => (each === undefined ? Number.NaN : null);
