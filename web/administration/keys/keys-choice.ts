const NAME = 'pressline.single-keys';

/** Returns whether single letters do something: people who speak to their computer turn them off. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true; // a browser that keeps nothing
  }
}

export function turnKeys(on: boolean): void {
  try {
    localStorage.setItem(NAME, on ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing: they stay on.
  }
}
