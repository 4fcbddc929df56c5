/** The row links of the queue, for the shortcuts. */
function rowLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('tr[data-linked] > td:first-child > a')];
}

function ticks(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('tr[data-linked] input[name="id"]')];
}

/** j and k move the focus from row to row; from elsewhere to the first. */
export function goToRow(step: 1 | -1): void {
  const links = rowLinks();
  const row = document.activeElement?.closest('tr');
  const here = links.findIndex((link) => link.closest('tr') === row);
  const next = links[here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1)];
  next?.focus();
}

/** Opens the focused order; if none is, the first. */
export function openRow(): void {
  const links = rowLinks();
  const row = document.activeElement?.closest('tr');
  (links.find((link) => link.closest('tr') === row) ?? links[0])?.click();
}

export function tickRow(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[name="id"]')?.click();
}

/** Selects every row; if all are selected, none. */
export function tickEveryRow(): void {
  const boxes = ticks();
  const isTicked = !boxes.every(({ checked }) => checked);
  for (const box of boxes) box.checked = isTicked;
}

/** A step by its key applies to the selected rows, or to the focused one if none is selected. */
export function tickFocusedIfNone(): void {
  if (ticks().some(({ checked }) => checked)) return;
  const box = document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[name="id"]');
  if (box !== null && box !== undefined) box.checked = true;
}

/** Returns whether a row is selected or focused. */
export function isAtWork(): boolean {
  return (
    ticks().some(({ checked }) => checked) ||
    document.activeElement?.closest('tr[data-linked]') != null ||
    document.querySelector('tr[data-linked]:hover') !== null
  );
}
