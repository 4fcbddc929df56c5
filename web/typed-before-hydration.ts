/** Texts that a reader typed before React had hydrated the page: it writes the rendered text back into each textarea. */
const typed = new Map<HTMLTextAreaElement, string>();

/** Notes what is typed until `repeatTyped`. */
export function noteTyped(): void {
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area);
  document.addEventListener('input', noteInput, true);
}

/** Writes the noted texts into their fields again, as if they were typed now. */
export function repeatTyped(): void {
  document.removeEventListener('input', noteInput, true);
  for (const [area, text] of typed) {
    if (area.value === text) continue;
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  typed.clear();
}

function noteInput({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) note(target);
}

function note(area: HTMLTextAreaElement): void {
  typed.set(area, area.value);
}
