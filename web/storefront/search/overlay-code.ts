import { choiceIn } from './choice.ts';

let code: typeof import('./product-overlay.tsx') | null = null;

/** Loads the code of a part over its list, which a list without an open part does not need. */
export async function loadOverlay(): Promise<void> {
  code ??= await import('./product-overlay.tsx');
}

/** Code of a part over its list; null before a part was opened. */
export const overlayCode = () => code;

// A page that opens with a part is drawn with it, and taken over as it was drawn.
if (import.meta.env.SSR || choiceIn(window.location.search).productId !== undefined) await loadOverlay();
