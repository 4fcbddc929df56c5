let typed: [area: HTMLTextAreaElement, text: string][] = [];

/** Notes what a reader has typed so far: hydration writes the rendered text back into each textarea. */
export function noteTyped(): void {
  typed = Array.from(document.querySelectorAll('textarea'), (area) => [area, area.value]);
}

/** Writes the noted texts into their fields again, as if they were typed now. */
export function repeatTyped(): void {
  for (const [area, text] of typed) {
    if (area.value === text) continue;
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
