const NAME = 'pressline.single-keys';

/** Returns whether single-key shortcuts are on; people who use speech input turn them off. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true; // a browser without storage
  }
}

export function turnKeys(on: boolean): void {
  try {
    localStorage.setItem(NAME, on ? 'on' : 'off');
  } catch {
    // A browser without storage: they stay on.
  }
}
