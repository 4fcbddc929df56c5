/** The rows of the queue as the keys see them. */
function rowLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('tr[data-linked] > td:first-child > a')];
}

function ticks(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('tr[data-linked] input[name="id"]')];
}

/** j and k: the focus goes from row to row; from elsewhere to the first. */
export function goToRow(step: 1 | -1): void {
  const links = rowLinks();
  const row = document.activeElement?.closest('tr');
  const here = links.findIndex((link) => link.closest('tr') === row);
  const next = links[here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1)];
  next?.focus();
}

export function tickRow(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[name="id"]')?.click();
}

/** Every row; where all are ticked, none. */
export function tickEveryRow(): void {
  const boxes = ticks();
  const isTicked = !boxes.every(({ checked }) => checked);
  for (const box of boxes) box.checked = isTicked;
}

/** A step by its key means the ticked rows; where none is ticked, the one with the focus. */
export function tickFocusedIfNone(): void {
  if (ticks().some(({ checked }) => checked)) return;
  const box = document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[name="id"]');
  if (box !== null && box !== undefined) box.checked = true;
}

/** Somebody has ticked a row or is in one. */
export function isAtWork(): boolean {
  return ticks().some(({ checked }) => checked) || document.activeElement?.closest('tr[data-linked]') != null;
}
