const MAX_NAME_LENGTH = 30;

/** The name on a product card: over 30 characters it is cut there and ' ...' added (A10). */
export function shortName(name: string): string {
  // By code points: a cut through the middle of a sign would leave a broken one.
  const characters = Array.from(name);
  return characters.length > MAX_NAME_LENGTH ? `${characters.slice(0, MAX_NAME_LENGTH).join('')} ...` : name;
}
