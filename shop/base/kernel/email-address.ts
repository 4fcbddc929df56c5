// Ends in a dot and 2 to 4 letters. Lax before that, and too strict for endings such as .museum; both deliberate (D38).
const SHORT_ENDING = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,4}$/i;

// Words joined by single dots on both sides of the @, no hyphen at the edge of a domain's word. No nested repetition
// over the same characters, so that a long hostile text costs no more than its length.
const WELL_FORMED =
  /^[A-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Z0-9]+(?:-+[A-Z0-9]+)*\.)+[A-Z]{2,}$/i;

/**
 * Returns whether this is an email address by the general pattern, which the login requires (C1). Spaces are not
 * trimmed.
 */
export function isEmailAddress(text: string): boolean {
  return WELL_FORMED.test(text);
}

/**
 * Returns whether this matches the basic pattern with an ending of 2 to 4 letters, which the registration requires (C2,
 * D38).
 */
export function hasShortEnding(text: string): boolean {
  return SHORT_ENDING.test(text);
}
