/** Text to find: a string matches as a part, in any letter case, unless an exact match is required. */
export type Text = string | RegExp;

export function matches(text: string, wanted: Text, exact: boolean): boolean {
  const found = tidy(text);
  if (wanted instanceof RegExp) return wanted.test(found);
  return exact ? found === tidy(wanted) : found.toLowerCase().includes(tidy(wanted).toLowerCase());
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function textOf(element: Element): string {
  return tidy(element.textContent);
}

/** Returns whether the page itself does not hide it; styles are not read. */
export function isShown(element: Element): boolean {
  return element.closest('[hidden], [aria-hidden="true"], template') === null;
}

/** Names of a field by its labels or by its own attributes, without the words of fields within a label. */
export function labelsOf(field: Element): string[] {
  const labels = 'labels' in field ? [...((field.labels ?? []) as NodeListOf<HTMLLabelElement>)] : [];
  const others = (field.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '');
  const named = others.map((id) => field.ownerDocument.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ');
  return [...labels.map(wordsOf), named, field.getAttribute('aria-label') ?? ''].filter((text) => text !== '');
}

function wordsOf(label: HTMLLabelElement): string {
  const copy = label.cloneNode(true) as HTMLLabelElement;
  for (const field of copy.querySelectorAll('input, select, textarea')) field.remove();
  return copy.textContent;
}
