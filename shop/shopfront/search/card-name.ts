const MAX_NAME_LENGTH = 30;

/** The name on a product card, truncated to 30 characters followed by ' ...' (A10). */
export function shortName(name: string): string {
  // By code points, because a cut through a surrogate pair would leave a broken character.
  const characters = Array.from(name);
  return characters.length > MAX_NAME_LENGTH ? `${characters.slice(0, MAX_NAME_LENGTH).join('')} ...` : name;
}
